/* How a side without a person decides in the hex game of 1812, and how good a position is. */
#include "ai/hex1812/own.h"

/* --- the judgement --- */

/* Units that are left, those who starve or may be caught for less; what is held; the nearer the end the more it counts. */
static int army(const struct scenario *s, const struct campaign *c, int side)
{
	struct eye v;
	int sum = 0;
	hx_eye_open(&v, s, c, side, TEMPER_USUAL);
	for (int i = v.g->first[side]; i < v.g->last[side]; i++) {
		int at = c->p.piece[i].place;
		if (at == AT_LATER)
			sum += hx_worth(&v, i);
		if (at >= 0 && !set_has(&c->doomed, i))
			sum += hx_worth(&v, i) - hx_hunger_cost(&v, i, at);
	}
	return sum;
}

enum { WON = 100000 };

static int judge(const struct scenario *s, const struct position *p, enum side side)
{
	const struct campaign *c = campaign_of(p);
	int left = s->last_turn - p->header.turn, all = s->last_turn - s->first_turn + 1;
	int sum = 100 * p->header.track[TRACK_POINTS] + (army(s, c, FRENCH) - army(s, c, RUSSIAN)) * (1 + left) / (1 + all);
	if (p->header.result.over && p->header.result.winner != NOBODY)
		sum += p->header.result.winner == FRENCH ? WON : -WON;
	return side == SIDE_0 ? sum : -sum;
}

/* --- supply units --- */

enum { DEPOT_FOR = 3, SCORCHED_BY = 4 };

/* [Supply B] A depot where so many corps would eat the land bare anyhow; Russians leave nothing to corps that come. */
static int counsel_depot(const struct eye *v, const struct orders *list)
{
	for (int i = 0; i < list->n; i++) {
		int piece = list->at[i].piece, verb = list->at[i].verb;
		if (verb != VERB_DEPOT && verb != VERB_STRIP)
			continue;
		int r = v->g->region[v->c->p.piece[piece].place], near = v->foes[r];
		for (int k = 0; k < v->g->regions; k++)
			if (v->g->near[r] >> k & 1)
				near += v->foes[k];
		if (verb == VERB_DEPOT ? v->corps[r] >= DEPOT_FOR && !v->depots[r] : !v->corps[r] && near >= SCORCHED_BY)
			return i;
	}
	return orders_like(list, VERB_DONE, NONE, NONE, NONE);
}

static int pass(const struct orders *list)
{
	static const int verbs[] = {VERB_REST, VERB_PASS, VERB_DONE};
	for (size_t k = 0; k < sizeof verbs / sizeof *verbs; k++) {
		int i = orders_like(list, verbs[k], NONE, NONE, NONE);
		if (i != NONE)
			return i;
	}
	return 0;
}

/* [Forced March Tables Op] Who has begun it for a hold goes on. */
static int option(const struct eye *v, const struct orders *list)
{
	int wanted = hx_dashes(v) ? CHOICE_GO : CHOICE_STOP;
	for (int i = 0; i < list->n; i++)
		if (list->at[i].number == wanted)
			return i;
	return 0;
}

static int counsel(const struct scenario *s, const struct position *p, const struct orders *list, int temper, uint64_t *state,
		   struct effort *effort)
{
	(void)state, (void)effort;
	struct eye v;
	if (list->n == 1)
		return 0;
	hx_eye_open(&v, s, campaign_of(p), frame_now(p)->side, temper);
	switch (frame_now(p)->row) {
	case ROW_MARCH:
		return hx_counsel_march(&v, list);
	case ROW_OPTION:
		return option(&v, list);
	case ROW_VICTIM:
		return hx_counsel_victim(&v, list);
	case ROW_DEPOT:
		return counsel_depot(&v, list);
	case ROW_DECLARE:
		return hx_counsel_declare(&v, list);
	case ROW_RETIRE:
		return hx_counsel_retire(&v, list);
	case ROW_RETREAT:
		return hx_counsel_retreat(&v, list);
	case ROW_RESOLVE:
		return hx_counsel_resolve(&v, list);
	case ROW_ADVANCE:
		return hx_counsel_advance(&v, list);
	case ROW_ATTRITION:
	case ROW_PAY:
	case ROW_POLITICS:
		return hx_counsel_lose(&v, list);
	default:
		return pass(list);
	}
}

enum { LATE = 8, LATE_DOUBT = 25, EARLY_DOUBT = 15 };

/* The counsel's own plan is hard to better, and late in a campaign hunger and frost take more than the enemy, none of which is to be seen
 * in a few looks. */
static int doubt_at(const struct scenario *s, const struct position *p)
{
	return s->last_turn - p->header.turn <= LATE ? LATE_DOUBT : EARLY_DOUBT;
}

static const char *const tempers[] = {"as usual", "strike hard", "avoid battle", "hold the cities", "feed first", "advance in supply", NULL};

static const char *const goes_by[ROWS] = {
	[ROW_MARCH] = "those wanted for the best attack come round the enemy, everybody else goes where most is held, fed and out of danger",
	[ROW_OPTION] = "who has begun a forced march for a fortress or a city goes on",
	[ROW_VICTIM] = "those whose loss costs the enemy most",
	[ROW_DEPOT] = "a depot where several corps would eat the land bare anyhow, scorched earth where corps of the enemy come",
	[ROW_DECLARE] = "the most promising attack first; who must attack takes the best there is",
	[ROW_RETIRE] = "only who would be beaten at bad odds slips away, horse before foot; all others stand",
	[ROW_RESOLVE] = "the surest battle first, for it opens ways to the others",
	[ROW_RETREAT] = "the end of the retreat where a disrupted unit is safest",
	[ROW_ADVANCE] = "only into what is worth holding",
	[ROW_ATTRITION] = "that unit is missed least: hungry, in danger, or far from everything",
	[ROW_PAY] = "that unit is missed least: hungry, in danger, or far from everything",
	[ROW_POLITICS] = "that unit is missed least: hungry, in danger, or far from everything",
};

extern const struct mind hex1812_mind;
const struct mind hex1812_mind = {
	.id = "hex1812",
	.judge = judge,
	.point = 100,
	.points = "points of the computer\u2019s reckoning",
	.counsel = counsel,
	.goes_by = goes_by,
	.tempers = tempers,
	.lately = true,
	.ahead = -1,
	.price = 9,
	.doubt_at = doubt_at,
	.thinks = ROW_BIT(ROW_MARCH) | ROW_BIT(ROW_DECLARE) | ROW_BIT(ROW_RETIRE),
};

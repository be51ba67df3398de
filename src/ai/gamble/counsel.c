/* How a side without a person decides in the Invasion of Russia. */
#include "ai/gamble/own.h"

#include <limits.h>

enum { FAR_BEHIND = 9, TRAIN = 16, COMMANDS = 11, BAN = 18, ATTRITION = 11, HELP = 6 };

/* What ends a question, or leaves it to the usual. */
static int pass(const struct orders *list)
{
	static const int verbs[] = {VERB_REST, VERB_COMMIT, VERB_PASS, VERB_DONE};
	for (size_t k = 0; k < sizeof verbs / sizeof *verbs; k++) {
		int i = orders_like(list, verbs[k], NONE, NONE, NONE);
		if (i != NONE)
			return i;
	}
	return 0;
}

/* [8.1] All who can. */
static int rally(const struct orders *list)
{
	int i = orders_like(list, VERB_TAKE, NONE, NONE, NONE);
	if (i == NONE)
		i = orders_like(list, VERB_WITH, NONE, NONE, NONE);
	return i != NONE ? i : pass(list);
}

/* [15.1] Dummies make the weakest stacks before the enemy look strong; those that lie stay. */
static int bluff(const struct gb_eye *v, const struct orders *list)
{
	int best = NONE, least = 0;
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		int far = 99;
		for (int at = 0; o->verb == VERB_PUT && at < v->own->places; at++)
			if (v->v.side[at] == v->foe && v->v.units[at])
				far = int_min(far, board_distance(&v->s->board, o->place, at));
		int cost = 10 * far + v->v.units[o->place < 0 ? 0 : o->place];
		if (o->verb != VERB_PUT || far > 5 || (best != NONE && cost >= least))
			continue;
		best = i;
		least = cost;
	}
	return best != NONE ? best : orders_like(list, VERB_DONE, NONE, NONE, NONE);
}

/* [16.13] Winter quarters give up most of what was won in the east, for an army that is whole in spring: for those who are far from winning. */
static int quarters(const struct gb_eye *v, const struct orders *list)
{
	bool go_on = gb_points(v->s, v->g, RUSSIAN) < gb_points(v->s, v->g, FRENCH) + FAR_BEHIND;
	for (int i = 0; i < list->n; i++)
		if (list->at[i].number == (go_on ? CHOICE_CAMPAIGN_ON : CHOICE_WINTER_QUARTERS))
			return i;
	return 0;
}

/* [16.9] Independence is a promise to hold every city that counts: only for those who nearly do. */
static int declare(const struct gb_eye *v, const struct orders *list)
{
	int all = 0;
	for (int at = 0; at < v->own->places; at++)
		all += v->own->points[at];
	for (int i = 0; i < list->n; i++)
		if (list->at[i].number == (gb_territory(v->s, v->g, FRENCH) == all ? CHOICE_INDEPENDENCE : CHOICE_NO_INDEPENDENCE))
			return i;
	return 0;
}

/* What is left behind for a side: the judgement, trains, commands, what cards allow and forbid. */
static int left_behind(const struct scenario *s, const struct gamble *g, int side)
{
	const struct gb_effects *e = &g->effects;
	return gb_judge(s, &g->p, (enum side)side) + TRAIN * (g->trains_turn[side] - g->trains_turn[1 - side]) + COMMANDS * (g->cc[side] - g->cc[1 - side]) +
	       BAN * (__builtin_popcount(e->ban[1 - side]) - __builtin_popcount(e->ban[side])) + ATTRITION * (e->attrition[1 - side] - e->attrition[side]);
}

/* [11.11] Where there is no room: who is missed least is struck, and goes back as in any withdrawal; commanders stay with the rest. */
static int no_room(const struct gb_eye *v, const struct orders *list)
{
	return list->at[0].verb == VERB_HIT ? gb_counsel_lose(v, list) : gb_counsel_withdraw(v, list);
}

/* [11.11] Who is struck tells little before it is known whether another one must be, and where they go: so that is played on as usual. */
static void settle_withdrawal(const struct scenario *s, struct gamble *g, int side)
{
	struct gb_eye v;
	struct orders list;
	while (!g->p.header.result.over && frame_now(&g->p)->row == ROW_OVERFLOW) {
		rules_orders(s, &g->p, &list);
		gb_eye_open(&v, s, g, side, TEMPER_USUAL, false);
		if (!list.n || !rules_play(s, &g->p, &list.at[no_room(&v, &list)], NULL, NULL))
			return;
	}
}

enum { KEPT = 100 };

/* What the judgement does not see. [11.19] Of a commander, to whom he flees; [11.11] that whoever is struck and was disrupted is lost for good,
 * and with him who finds no way on. */
static int besides(const struct gb_eye *v, const struct gamble *trial, const struct order *o)
{
	const struct set *mine = &v->own->fighters_of[v->side];
	int row = frame_now(&v->g->p)->row, kept = 0;
	if (row == ROW_ESCAPE)
		return gb_refuge(v, o->piece, o->place);
	for (int i = set_next(mine, 0); i >= 0 && row == ROW_OVERFLOW; i = set_next(mine, i + 1))
		kept += trial->p.piece[i].place >= 0;
	return KEPT * kept;
}

/* The order that leaves most behind, each tried; `usual` (or NONE) where none leaves more; `help`: what it is worth to be asked for more. */
static int best_left(const struct gb_eye *v, const struct orders *list, int usual, int help)
{
	const struct scenario *s = v->s;
	int side = frame_now(&v->g->p)->side, best = usual == NONE ? 0 : usual, most = INT_MIN;
	for (int i = 0; i < list->n; i++) {
		struct gamble trial = *v->g;
		if (!rules_play(s, &trial.p, &list->at[i], NULL, NULL))
			continue;
		settle_withdrawal(s, &trial, side);
		int value = left_behind(s, &trial, side) + help * (frame_now(&trial.p)->side == side);
		value += besides(v, &trial, &list->at[i]);
		if (value > most || (value == most && i == usual)) {
			most = value;
			best = i;
		}
	}
	return best;
}

/* Rows in which goals count, and who goes for which. */
static bool looks_far(int row)
{
	return row == ROW_SETUP_DEPOTS || row == ROW_ARRIVE || row == ROW_QUARTERS_PLACE || row == ROW_QUARTERS_SOURCE || row == ROW_CONVERT ||
	       row == ROW_ALLOT || row == ROW_DEPOTS || row == ROW_MOVE;
}

/* Cards, declarations and what is told beside the march and the battle: most is decided by trying each order. */
static int counsel_beside(const struct gb_eye *v, const struct orders *list, int row)
{
	switch (row) {
	case ROW_POLITICS:
		return declare(v, list);
	case ROW_BLANKS:
		return bluff(v, list);
	case ROW_CARD:
		return best_left(v, list, NONE, HELP); /* [16.1] */
	case ROW_ESCAPE:
		return best_left(v, list, NONE, 0);
	case ROW_OVERFLOW:
		return best_left(v, list, no_room(v, list), 0);
	case ROW_PICK:
	case ROW_SPOT:
	case ROW_RESTORE:
	case ROW_REVIVE:
	case ROW_SPAN:
	case ROW_CHOICE:
	case ROW_DESERT:
	case ROW_SPARE:
		return best_left(v, list, pass(list), 0);
	case ROW_STRIKE:
	case ROW_YIELD: /* the enemy's are taken where it hurts, own ones where they are missed least */
		return v->s->piece[list->at[0].piece].side == frame_now(&v->g->p)->side ? gb_counsel_lose(v, list) : best_left(v, list, pass(list), 0);
	default:
		return pass(list);
	}
}

static int counsel(const struct scenario *s, const struct position *p, const struct orders *list, int temper, uint64_t *state,
		   struct effort *effort)
{
	(void)state, (void)effort;
	struct gb_eye v;
	int row = frame_now(p)->row;
	if (list->n == 1)
		return 0;
	gb_eye_open(&v, s, gamble_of(p), frame_now(p)->side, temper, looks_far(row));
	switch (row) {
	case ROW_SETUP_DEPOTS:
		return gb_counsel_first_depots(&v, list);
	case ROW_CONVERT:
		return gb_counsel_convert(&v, list);
	case ROW_SHORTAGE:
		return gb_counsel_shortage(&v, list);
	case ROW_ALLOT:
		return gb_counsel_allot(&v, list);
	case ROW_DEPOTS:
		return gb_counsel_depots(&v, list);
	case ROW_RALLY:
		return rally(list);
	case ROW_MOVE:
		return gb_counsel_march(&v, list);
	case ROW_ORDER:
		return gb_counsel_order(&v, list);
	case ROW_SUPPORT:
		return gb_counsel_support(&v, list);
	case ROW_PLEDGE:
		return gb_counsel_pledge(&v, list);
	case ROW_ATTRITION:
	case ROW_EXCESS:
	case ROW_HITS:
		return gb_counsel_lose(&v, list);
	case ROW_EVADE:
	case ROW_WITHDRAW:
		return gb_counsel_withdraw(&v, list);
	case ROW_ADVANCE:
		return gb_counsel_advance(&v, list);
	case ROW_ARRIVE:
	case ROW_QUARTERS_PLACE:
		return gb_counsel_arrive(&v, list);
	case ROW_COMMANDERS:
		return gb_counsel_commander(&v, list);
	case ROW_QUARTERS_SOURCE:
		return gb_counsel_source(&v, list);
	case ROW_QUARTERS:
		return quarters(&v, list);
	default:
		return counsel_beside(&v, list, row);
	}
}

static const char *const tempers[] = {"as usual", "cut off and strike", "screen and fall back", "hunt the enemy", "cities first", "feed first",
				      "press on", "keep together", NULL};
_Static_assert(sizeof tempers / sizeof *tempers == TEMPERS + 1, "every temper has a name");

#define EACH_TRIED "each was tried, and this leaves most behind in cities, units and trains"
static const char *const goes_by[ROWS] = {
	[ROW_SETUP_DEPOTS] = "a first depot stands where it feeds somebody now or after the first march",
	[ROW_CONVERT] = "a depot takes a train in every turn to come, so one goes back whose units other depots would feed as well",
	[ROW_SHORTAGE] = "on that depot most enemy units hang",
	[ROW_ALLOT] = "a train goes where a march or rallied units promise most, or where a depot has to be",
	[ROW_DEPOTS] = "a depot has to feed or shelter somebody, or lead the chain on to a city, by more than the train it costs",
	[ROW_RALLY] = "all who can rally do",
	[ROW_MOVE] = "a group goes to the city or the enemy that is worth most for its way, but not hungry, nor into reach of a stronger stack",
	[ROW_ORDER] = "the attack promises most by the dice, and a command is spent where it makes the order surer",
	[ROW_SUPPORT] = "whoever has units in good order helps",
	[ROW_PLEDGE] = "a command is pledged, and another where a city that counts is at stake",
	[ROW_ATTRITION] = "that unit is missed least",
	[ROW_EXCESS] = "that unit is missed least",
	[ROW_HITS] = "a disrupted unit would be lost, so those in good order are hit first, who is missed least before the others",
	[ROW_EVADE] = "a stack in good order stands; a broken one goes where there is bread and no enemy near",
	[ROW_WITHDRAW] = "a stack in good order stands; a broken one goes where there is bread and no enemy near",
	[ROW_ESCAPE] = "a commander flees to troops that want one, not to those who will be lost next",
	[ROW_OVERFLOW] = "each was tried to the end of the withdrawal: the least is struck, and goes where there is bread and no enemy near",
	[ROW_ADVANCE] = "into cities that count and where there is supply, but never out of a city that has to be held",
	[ROW_ARRIVE] = "troops go to a commander, a commander to troops that have none, near what is to be won",
	[ROW_COMMANDERS] = "a commander goes to troops that have none, and holds a city when nobody else does",
	[ROW_QUARTERS_PLACE] = "troops go to a commander, a commander to troops that have none, near what is to be won",
	[ROW_QUARTERS_SOURCE] = "from there the way to the nearest goal is shortest",
	[ROW_QUARTERS] = "winter quarters give up most of what was won in the east: only for who is far behind",
	[ROW_POLITICS] = "independence promises to hold every city that counts: only for who nearly does",
	[ROW_CARD] = "that card leaves more behind in cities, trains and commands",
	[ROW_STRIKE] = "a disrupted unit would be lost, so those in good order are hit first, who is missed least before the others",
	[ROW_YIELD] = "who is missed least goes",
	[ROW_BLANKS] = "dummies make the weakest stacks before the enemy look strong",
	[ROW_PICK] = EACH_TRIED, [ROW_SPOT] = EACH_TRIED, [ROW_RESTORE] = EACH_TRIED, [ROW_REVIVE] = EACH_TRIED,
	[ROW_SPAN] = EACH_TRIED, [ROW_CHOICE] = EACH_TRIED, [ROW_DESERT] = EACH_TRIED, [ROW_SPARE] = EACH_TRIED,
};

extern const struct mind gamble_mind;
const struct mind gamble_mind = {
	.id = "gamble",
	.judge = gb_judge,
	.point = 100,
	.points = "points of the computer\u2019s reckoning",
	.counsel = counsel,
	.goes_by = goes_by,
	.tempers = tempers,
	.lately = true,
	.doubt = 15, /* a few looks show little of a long war: with less the Russians, who win by giving way, did no better than without looking */
	.ahead = 3, /* hunger and depots tell only after some turns; yet further and the Russians fare worse */
	.thinks = ROW_BIT(ROW_MOVE) | ROW_BIT(ROW_ORDER),
};

/* The French without a person: the plan of the campaign, and every decision that is neither a march nor a shot. */
#include "ai/berezina/own.h"

enum { VESELOVO = 0, STUDIANKA = 1, HEMS = 8, ZEMBIN = 0, NEAR_FORD = 3, IN_REACH = 7, CONTACT = 200 };

static void count_units(struct counsel *k)
{
	const struct ground *g = k->g;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = k->c->p.piece[i].place;
		if (!g->more[i].unit || (at < 0 && at != PLACE_LATER))
			continue;
		bool west = at >= 0 && g->bank[at] == WEST;
		k->waiting += !west;
		k->sappers += g->more[i].engineer;
		k->sappers_over += west && g->more[i].engineer;
		k->sappers_at += g->more[i].engineer && at == g->ford[k->ford][EAST];
		k->over += west && !g->more[i].engineer;
	}
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		int at = k->c->p.piece[i].place;
		if (g->more[i].unit && at >= 0 && g->bank[at] == WEST &&
		    bz_distance(g, at, g->ford[k->ford][WEST]) <= NEAR_FORD)
			k->foes_west++;
	}
}

static void count_near(struct counsel *k)
{
	const struct ground *g = k->g;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = k->c->p.piece[i].place;
		if (at < 0 || !bz_counsel_fit(k, i) || bz_distance(g, at, g->ford[k->ford][EAST]) > IN_REACH)
			continue;
		bool front = bz_distance(g, at, g->ford[k->ford][WEST]) <= 1;
		k->ready++;
		k->fresh += !front && !g->more[i].artillery && g->bank[at] == EAST && bz_rating_of(g, k->c, i) <= RATING_B;
		k->posted += g->bank[at] == WEST && bz_distance(g, at, g->ford[k->ford][WEST]) <= NEAR_FORD + 1;
	}
}

/* Stragglers at the near end of a ford let nobody in who is not there already (6.1.5): can it still be bridged? */
static bool is_shut(const struct counsel *k, int ford)
{
	const struct ground *g = k->g;
	const int8_t (*half)[PONTOONS] = k->c->half[ford];
	int at = g->ford[ford][EAST], inside = 0, over = 0;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int place = k->c->p.piece[i].place;
		inside += g->more[i].engineer && place == at;
		over += g->more[i].engineer && place >= 0 && g->bank[place] == WEST;
	}
	bool near = inside || half[EAST][0] >= HALF_DONE || half[EAST][1] >= HALF_DONE;
	return k->lay.rabble[at] && !bz_ford_bridged(k->c, ford) && !(near && inside + over >= (over ? 1 : 2));
}

static void look_at_ford(struct counsel *k)
{
	const struct ground *g = k->g;
	k->ford = is_shut(k, STUDIANKA) && !is_shut(k, VESELOVO) ? VESELOVO : STUDIANKA;
	int at = g->ford[k->ford][EAST];
	k->held = k->lay.units[RUSSIAN][g->ford[k->ford][WEST]];
	k->bridged = bz_ford_bridged(k->c, k->ford);
	k->opened = k->bridged || k->c->bridged;
	k->plugged = k->lay.rabble[at];
	k->hemmed = false;
	for (int i = 0; i < RABBLE; i++)
		k->hemmed |= k->c->rabble[i] >= 0 && g->bank[k->c->rabble[i]] == EAST &&
			     bz_distance(g, k->c->rabble[i], at) <= HEMS;
}

void bz_counsel_make(struct counsel *k, const struct scenario *s, const struct crossing *c)
{
	const struct ground *g = ground_of(s);
	k->s = s;
	k->c = c;
	k->g = g;
	k->exit = c->exit == NONE ? g->exit[ZEMBIN] : c->exit;
	k->over = k->sappers_at = k->sappers_over = k->sappers = k->waiting = k->foes_west = k->ready = k->fresh = k->posted = 0;
	bz_lay_make(s, c, &k->lay);
	look_at_ford(k);
	count_units(k);
	bz_counsel_home(k);
	bz_counsel_threat(k);
	count_near(k);
	bz_counsel_tail(k);
	k->apart = k->wades = false;
	for (int i = 0; i < WAYS; i++)
		k->way[i] = NULL;
}

bool bz_counsel_fit(const struct counsel *k, int unit)
{
	const struct print_more *m = &k->g->more[unit];
	return m->unit && !m->engineer && bz_rating_of(k->g, k->c, unit) <= RATING_C && k->c->p.piece[unit].steps <= 2;
}

/* Of the orders, the one whose piece or place is worth most. */
static int best_of(const struct counsel *k, const struct orders *list,
		   int (*worth)(const struct counsel *, const struct order *))
{
	int best = 0, most = 0;
	for (int i = 0; i < list->n; i++) {
		int value = worth(k, &list->at[i]);
		if (!i || value > most) {
			best = i;
			most = value;
		}
	}
	return best;
}

/* Who stands a check best goes first: the checks may end before the others. */
static int check_worth(const struct counsel *k, const struct order *o)
{
	return -bz_rating_of(k->g, k->c, o->piece) * 8 + k->c->p.piece[o->piece].steps;
}

/* A treasure is least with those who will hardly come home; a step costs least where no face is turned. */
static int loot_worth(const struct counsel *k, const struct order *o)
{
	const struct ground *g = k->g;
	int at = k->c->p.piece[o->piece].place, steps = k->c->p.piece[o->piece].steps;
	int far = at >= 0 && k->home[at] < 400 ? k->home[at] / 4 : 100;
	if (g->more[o->piece].engineer)
		return o->verb == VERB_LOSE ? -2000 : 1000;
	if (o->verb == VERB_ABANDON)
		return far + 30 * steps;
	return far - (steps == STEPS - 1 ? 300 : steps == 1 ? 40 : 0);
}

/* Where a hex is overfull the worst unit is given up. */
static int surplus_worth(const struct counsel *k, const struct order *o)
{
	return k->g->more[o->piece].engineer ? -2000 : 8 * bz_rating_of(k->g, k->c, o->piece) + 4 * k->c->p.piece[o->piece].steps;
}

static int place_worth(const struct counsel *k, const struct order *o)
{
	if (o->verb == VERB_STAND)
		return -8 * k->home[k->c->p.piece[frame_now(&k->c->p)->target].place] +
		       (k->g->box[k->c->p.header.track[TRACK_BOX]].rating >= RATING_C ? 100 : 0);
	if (o->place == NONE)
		return 0;
	return -8 * k->home[o->place] - 10 * k->lay.units[FRENCH][o->place] - 20 * k->fire[o->place];
}

/* The first bridge before the second; the half that is nearer to its end before the other. */
static int build_worth(const struct counsel *k, const struct order *o)
{
	const struct ground *g = k->g;
	if (o->verb != VERB_BUILD)
		return -1;
	int at = k->c->p.piece[o->piece].place, n = o->number - 1, f = g->ford_at[at];
	const int8_t *other = &k->c->half[f][1 - g->bank[at]][n];
	return 10 + 4 * k->c->half[f][g->bank[at]][n] + (*other >= HALF_DONE ? 20 : *other) + (n == 0 ? 2 : 0);
}

/* Slow units are set down first, each as far on the way as its area allows, but not beside Russians. */
static int setup_worth(const struct counsel *k, const struct order *o)
{
	if (o->verb == VERB_TAKE)
		return k->g->more[o->piece].engineer ? 1 : -bz_allowance(k->g, k->c, o->piece);
	if (o->verb != VERB_PUT)
		return -CONTACT;
	return -k->home[o->place] - (k->fire[o->place] || k->g->bank[o->place] == WEST ? CONTACT : 0);
}

static int name_worth(const struct counsel *k, const struct order *o)
{
	return o->place == k->g->exit[ZEMBIN];
}

static int counsel(const struct scenario *s, const struct position *p, const struct orders *list, int temper, uint64_t *state,
		   struct effort *effort)
{
	struct counsel k, way[WAYS];
	(void)temper, (void)state; /* it tries nothing */
	if (!list->n)
		return NONE;
	int row = frame_now(p)->row;
	bool french = list->at[0].side == FRENCH;
	if (row == ROW_FIRE && (french || ground_of(s)->two_player)) /* 7.1.2 binds the printed Russians alone */
		return bz_counsel_volley(s, crossing_of(p), list);
	if (!french)
		return berezina_automaton(s, p, list, NULL);
	bz_counsel_make(&k, s, crossing_of(p));
	switch (row) {
	case ROW_PLACE:
		return best_of(&k, list, setup_worth);
	case ROW_CHECKS:
		return best_of(&k, list, check_worth);
	case ROW_LOOT:
	case ROW_PANIC:
	case ROW_ASTRAY:
		return best_of(&k, list, loot_worth);
	case ROW_FRENCH:
		if (effort && effort->reads)
			bz_counsel_part(&k, way);
		return bz_counsel_march(&k, list);
	case ROW_OVERFULL:
		return best_of(&k, list, surplus_worth);
	case ROW_EXIT:
		return best_of(&k, list, name_worth);
	case ROW_ENGINEER:
		return best_of(&k, list, build_worth);
	default:
		return best_of(&k, list, place_worth);
	}
}

static const char *const goes_by[ROWS] = {
	[ROW_PLACE] = "slow units are set down first, each as far on the way as its area allows, but not beside Russians",
	[ROW_CHECKS] = "who stands a check best goes first, for the checks may end before the others",
	[ROW_LOOT] = "a treasure goes before a step, and first with those who will hardly come home",
	[ROW_PANIC] = "engineers and last steps are spared, those farthest from home go first",
	[ROW_ASTRAY] = "engineers and last steps are spared, those farthest from home go first",
	[ROW_FRENCH] = "the head of the column goes before its tail, the engineers to the bridges, and a guard stays till the others are over",
	[ROW_OVERFULL] = "the weakest unit of the hex is given up",
	[ROW_FIRE] = "shots fall together on one unit, on its last step before all",
	[ROW_ENGINEER] = "the first bridge before the second, and the half that is nearer to its end",
	[ROW_RUSSIAN] = "that is what the printed Russians would do",
};

extern const struct mind berezina_mind;
const struct mind berezina_mind = {
	.id = "berezina",
	.judge = bz_judge,
	.point = 600,
	.points = "points of the computer\u2019s reckoning",
	.counsel = counsel,
	.goes_by = goes_by,
	.aside = true,
	.thinks = ROW_BIT(ROW_PLACE) | ROW_BIT(ROW_FRENCH) | ROW_BIT(ROW_EXIT) | ROW_BIT(ROW_FIRE) | ROW_BIT(ROW_RUSSIAN) |
		  ROW_BIT(ROW_ENGINEER),
};

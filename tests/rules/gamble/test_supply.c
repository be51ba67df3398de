/* General supply: ranges, chains, hunger, foragers (6, 7.8), and a second calculation of ranges and chains. */
#include "campaign.h"

#include "rules/gamble/forecast.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

/* [6.2] Example 15: from Kovno two hexes over the bridge to Tilsit; Wilno lies six from Konigsberg. */
static void gamble_6_2_ranges_on_the_map(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2007; FR-I-2 1808");
	depot(g, FRENCH, "2207");
	assert_int_equal(range_of(g, FRENCH, "2007"), 2);
	leave(g);
	g = war(NULL, 1, "FR-I-1 2007; FR-I-2 1808");
	depot(g, FRENCH, "2407");
	assert_int_equal(range_of(g, FRENCH, "1808"), FAR);
	leave(g);
}

static int at_depot(struct game *g, const char *at)
{
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place == hex(g, at) && now(g)->piece[i].flags & FLAG_DEPOT)
			return i;
	return NONE;
}

/* [6.2] The map tells the way to the nearest depot; asked about a depot it rings the units that have no other route, and nobody when
 * it is asked about anything else. */
static void gamble_6_2_who_hangs_on_a_depot(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2007; FR-Davout 2007; FR-I-2 0508; FR-I-3 2412");
	struct overlay o;
	depot(g, FRENCH, "2207");
	depot(g, FRENCH, "0407");
	int one = piece(g, "FR-I-1"), other = piece(g, "FR-I-2"), cut = piece(g, "FR-I-3"), depot_there = at_depot(g, "2207");
	assert_int_equal(range_of(g, FRENCH, "2412"), FAR);
	g->s.rules->query(&g->s, now(g), (enum side)FRENCH, QUERY_SUPPLY, depot_there, NONE, &o);
	assert_int_equal(o.value[hex(g, "2007")], 2);
	assert_int_equal(o.value[o.from[hex(g, "2007")]], 1);
	assert_int_equal(o.value[hex(g, "2412")], NONE);
	assert_int_equal(o.verdict[one], 2);
	assert_int_equal(o.verdict[other], 0);
	assert_int_equal(o.verdict[cut], 0);
	assert_int_equal(o.verdict[piece(g, "FR-Davout")], 0);
	leave(g);
	g = war(NULL, 5, "RU-1I-3 2208; FR-I-1 2209; FR-I-2 2109"); /* the first of them holds the way open against the cavalry */
	depot(g, FRENCH, "2308");
	g->s.rules->query(&g->s, now(g), (enum side)FRENCH, QUERY_SUPPLY, piece(g, "FR-I-1"), NONE, &o);
	assert_int_not_equal(o.value[hex(g, "2109")], NONE);
	assert_int_equal(o.verdict[piece(g, "FR-I-2")], 0);
	leave(g);
}

/* [6.2] [1.1] Three hexes in winter. */
static void gamble_6_2_winter_is_short(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 10, "RU-1I-1 0607");
	depot(g, RUSSIAN, "0407");
	int far = 0, near = 0;
	for (int i = 0; i < PLACES; i++) {
		int steps = range_of(g, RUSSIAN, g->s.board.at[i].id);
		far += steps == 5;
		near += steps == 3;
	}
	assert_true(far > 0 && near > 0);
	now(g)->header.turn = 11;
	for (int i = 0; i < PLACES; i++)
		assert_true(range_of(g, RUSSIAN, g->s.board.at[i].id) <= 3 || range_of(g, RUSSIAN, g->s.board.at[i].id) == FAR);
	leave(g);
}

/* [6.2] Cavalry in good order bars the hexes beside it, disrupted cavalry does not. */
static void gamble_6_2_cavalry_bars(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "RU-1I-3 2208*");
	depot(g, FRENCH, "2308");
	int open = range_of(g, FRENCH, "2109");
	now(g)->piece[piece(g, "RU-1I-3")].flags = 0;
	assert_true(open != FAR);
	assert_true(range_of(g, FRENCH, "2109") > open);
	leave(g);
}

/* [6.4] [6.5] Good order is lost; French line troops that had lost it die, veterans only in winter; Russians stay. [6.6] Commanders stand. */
static void gamble_6_4_who_starves(void **unused)
{
	(void)unused;
	static const char *const where = "FR-I-1 1009*; FR-I-2 1009; FR-I-5 1009*; FR-Davout 1009; RU-1V-1 0809*; RU-1V-2 0809";
	struct game *g = war(NULL, 2, where);
	begins(g, ROW_SUPPLY, FRENCH);
	assert_true(disrupted(g, "FR-I-1") && disrupted(g, "FR-I-2") && lost(g, "FR-I-5") && !lost(g, "FR-Davout"));
	assert_true(disrupted(g, "RU-1V-1") && disrupted(g, "RU-1V-2"));
	leave(g);
	g = war(NULL, 12, where);
	begins(g, ROW_SUPPLY, FRENCH);
	assert_true(lost(g, "FR-I-1") && disrupted(g, "FR-I-2"));
	leave(g);
}

/* [6.4] It is no cause of alarm that the garrison of Riga, which keeps its order, has no route; and the report names it. */
static void gamble_6_4_riga_alarms_nobody(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 2, "RU-Riga-1 1904; FR-I-1 1808; FR-Davout 1808");
	struct text words;
	depot(g, FRENCH, "1808");
	frame_push(now(g), ROW_MOVE, (enum side)RUSSIAN); /* where it is warned of */
	words_of(&g->s)->warn(&g->s, now(g), (enum side)RUSSIAN, &words);
	assert_string_equal(words.at, "");
	leave(g);
	g = war(NULL, 2, "RU-Riga-1 1904; RU-1I-1 1806; FR-I-1 1808; FR-Davout 1808");
	depot(g, FRENCH, "1808");
	frame_push(now(g), ROW_MOVE, (enum side)RUSSIAN); /* where it is warned of */
	words_of(&g->s)->warn(&g->s, now(g), (enum side)RUSSIAN, &words);
	assert_non_null(strstr(words.at, "1 unit out of supply"));
	leave(g);
}

/* [6.4] The report names him too who is disrupted already and stays so, and says once a hex why it had no route. */
static void gamble_6_4_the_report_names_all(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 2, "RU-1I-1 1806; RU-1I-2 1806");
	struct chart *page = calloc(1, sizeof *page);
	int disrupted_row = 0, same = 0, notes = 0;
	now(g)->piece[piece(g, "RU-1I-2")].flags |= FLAG_DISRUPTED;
	begins(g, ROW_SUPPLY, FRENCH);
	struct heard h = {.n = g->ev.n, .at = g->ev.at};
	for (int i = 0; i < h.n; i++) {
		chart_clear(page);
		words_of(&g->s)->page(&g->s, 2, &h, i, now(g), (enum side)RUSSIAN, page);
		disrupted_row += page->n && !strcmp(page->row[0].cell[2], "disrupted");
		same += page->n && !strcmp(page->row[0].cell[2], "stays disrupted");
		notes += page->n && strstr(page->row[0].note, "No depot can be reached");
	}
	assert_int_equal(disrupted_row, 1);
	assert_int_equal(same, 1);
	assert_int_equal(notes, 1);
	free(page);
	leave(g);
}

/* [15.1] Of closed enemies the report tells what was heard of them: whose they are and where, that one is disrupted, a die that fell. */
static void gamble_15_1_the_report_of_closed_stacks(void **unused)
{
	(void)unused;
	struct game *g = war("fog=1", 4, "FR-I-1 0609; FR-I-2 0609; FR-II-1 1808; RU-1I-1 0407");
	struct chart *page = calloc(1, sizeof *page);
	struct event heard[64];
	int closed = 0, dice_row = 0, n = 0;
	depot(g, FRENCH, "1808");
	now(g)->piece[piece(g, "FR-II-1")].flags |= FLAG_FORAGE;
	begins(g, ROW_SUPPLY, FRENCH);
	for (int i = 0; i < g->ev.n && n < 64; i++)
		if (g->ev.at[i].seen & side_bit((enum side)RUSSIAN))
			heard[n++] = g->ev.at[i];
	struct heard h = {.n = n, .at = heard};
	for (int i = 0; i < n; i++) {
		chart_clear(page);
		words_of(&g->s)->page(&g->s, 2, &h, i, now(g), (enum side)RUSSIAN, page);
		const struct chart_row *row = page->row;
		if (!page->n || strcmp(row->group, "French") != 0)
			continue;
		closed += !strcmp(row->cell[0], "A closed unit") && !strcmp(row->cell[2], "disrupted") && row->place == hex(g, "0609");
		dice_row += !strncmp(row->cell[1], "die ", 4) && strlen(row->cell[1]) == 5;
	}
	assert_int_equal(closed, 2);
	assert_int_equal(dice_row, 1);
	free(page);
	leave(g);
}

/* What bars the route to the one depot from a hex that lies so far off with and without rivers; NONE: no such hex. */
static int barred(struct game *g, int least, int most, bool by_river)
{
	struct gb_routes r;
	struct gb_why why;
	gb_forecast_routes(&g->s, state(g), FRENCH, &r);
	for (int at = 0; at < gb_own(&g->s)->places; at++) {
		if (r.free.steps[at] < least || r.free.steps[at] > most || (r.dry.steps[at] > r.free.steps[at]) != by_river || r.real.steps[at] != FAR)
			continue;
		gb_forecast_why(&r, at, &why);
		assert_int_equal(why.depot, hex(g, "1808"));
		assert_int_equal(why.away, r.free.steps[at]);
		return (int)why.bar;
	}
	return NONE;
}

/* Russians stand on all sides of the first hex that lies three hexes from the depot with no river between. */
static void shut_in(struct game *g, struct gb_why *why)
{
	const struct gb_own *own = gb_own(&g->s);
	struct gb_routes r;
	int at = 0, unit = NONE;
	gb_forecast_routes(&g->s, state(g), FRENCH, &r);
	while (r.dry.steps[at] != 3 || r.real.steps[at] != 3)
		at++;
	for (int d = 0; d < DIRECTIONS; d++) {
		unit = set_next(&own->fighters_of[RUSSIAN], unit + 1);
		if (own->to[at][d] != NONE)
			state(g)->p.piece[unit].place = own->to[at][d];
	}
	gb_forecast_routes(&g->s, state(g), FRENCH, &r);
	gb_forecast_why(&r, at, why);
}

/* [6.2] Why a stack has no route is told: too far, a river, an enemy, no depot at all. */
static void gamble_6_2_what_bars_a_route_is_told(void **unused)
{
	(void)unused;
	struct gb_why why;
	struct game *g = war(NULL, 2, "FR-I-1 1808");
	struct gb_routes none;
	gb_forecast_routes(&g->s, state(g), FRENCH, &none);
	gb_forecast_why(&none, hex(g, "1904"), &why);
	assert_int_equal(why.bar, BAR_NO_DEPOT);
	depot(g, FRENCH, "1808");
	assert_int_equal(barred(g, 7, 9, false), BAR_RANGE);
	assert_int_equal(barred(g, 4, 5, true), BAR_RIVER);
	shut_in(g, &why);
	assert_int_equal(why.bar, BAR_ENEMY);
	assert_int_equal(why.depot, hex(g, "1808"));
	assert_int_equal(why.away, 3);
	leave(g);
}

/* [6.4] The garrison of Riga keeps its order. */
static void gamble_6_4_riga_holds(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 2, "RU-Riga-1 1904; RU-1I-1 1806");
	begins(g, ROW_SUPPLY, FRENCH);
	assert_true(!disrupted(g, "RU-Riga-1") && disrupted(g, "RU-1I-1"));
	leave(g);
}

/* [6.4, 6.5] Who had a route in General Supply is free to march and attack though it is cut since; who had none is shut in till the next one, though
 * the road is open again, and neither attacks, nor supports an attack, nor marches; he defends, and he helps in defence. */
static void gamble_6_4_riga_is_judged_once(void **unused)
{
	(void)unused;
	for (int fed = 0; fed < 2; fed++) {
		struct game *g = war(NULL, 2, "RU-Riga-1 1904; RU-Essen 1904; RU-1I-1 2003; FR-X-1 1905");
		struct gamble *c = state(g);
		struct gb_fight *f = &c->fight;
		if (fed)
			depot(g, RUSSIAN, "1904");
		begins(g, ROW_SUPPLY, FRENCH);
		assert_false(disrupted(g, "RU-Riga-1"));
		assert_int_equal(gb_shut_in(c, piece(g, "RU-Riga-1")), !fed);
		if (fed)
			gb_put_away(&g->s, c, gb_depot(&g->s, c, hex(g, "1904"), RUSSIAN));
		else
			depot(g, RUSSIAN, "1904");
		now(g)->piece[piece(g, "RU-1I-1")].flags = 0;
		assert_int_equal(gb_may_attack(&g->s, c, RUSSIAN, hex(g, "1904"), NULL), fed);
		f->from = (int16_t)hex(g, "2003");
		f->to = (int16_t)hex(g, "1905");
		assert_int_equal(gb_may_support(&g->s, c, RUSSIAN, hex(g, "1904"), false, NULL), fed);
		assert_true(gb_may_support(&g->s, c, RUSSIAN, hex(g, "1904"), true, NULL));
		while (now(g)->depth)
			frame_pop(now(g));
		memset(f, 0, sizeof *f);
		train(g, RUSSIAN, "1904");
		begins(g, ROW_MOVE, RUSSIAN);
		if (fed)
			play(g, "take RU-Riga-1; with RU-Essen");
		else
			says(g, "take RU-Riga-1", "6.4", "in General Supply");
		while (now(g)->depth)
			frame_pop(now(g));
		set_clear(&now(g)->hand);
		begins(g, ROW_SUPPLY, FRENCH);
		assert_int_equal(gb_shut_in(c, piece(g, "RU-Riga-1")), fed);
		leave(g);
	}
}

/* [6.3] Example 12: four foragers and a four go hungry, a five feeds them; the marker goes. */
static void gamble_6_3_foragers(void **unused)
{
	(void)unused;
	static const char *const where = "FR-I-1 1908?; FR-I-2 1908; FR-I-5 1908*; FR-I-3 1908*";
	for (int die = 4; die <= 5; die++) {
		struct game *g = war(NULL, 5, where);
		depot(g, FRENCH, "2109");
		dice(g, die == 4 ? "4" : "5");
		begins(g, ROW_SUPPLY, FRENCH);
		assert_true(disrupted(g, "FR-I-1") == (die == 4));
		assert_true(lost(g, "FR-I-5") == (die == 4));
		assert_false(lost(g, "FR-I-3"));
		if (die == 5)
			assert_false(now(g)->piece[piece(g, "FR-I-1")].flags & FLAG_FORAGE);
		leave(g);
	}
}

/* --- the second calculation --- */

static bool unit_there(const struct game *g, int at, int side, bool fights)
{
	const struct position *p = (const struct position *)(const void *)g->memory;
	for (int i = 0; i < g->s.pieces; i++)
		if (p->piece[i].place == at && g->s.piece[i].side == side &&
		    (!strcmp(g->s.piece[i].type, "commander") ? !fights : g->s.piece[i].arm <= KIND_ART))
			return true;
	return false;
}

static bool horse_there(const struct game *g, int at, int side)
{
	const struct position *p = (const struct position *)(const void *)g->memory;
	for (int i = 0; i < g->s.pieces; i++)
		if (p->piece[i].place == at && g->s.piece[i].side == side && !strcmp(g->s.piece[i].type, "cavalry") &&
		    !(p->piece[i].flags & FLAG_DISRUPTED))
			return true;
	return false;
}

static bool difficult(const struct place *k)
{
	return k->terrain == TERRAIN_FOREST || k->terrain == TERRAIN_MARSH || k->terrain == TERRAIN_ROUGH;
}

static bool nobody_goes(const struct place *k)
{
	return k->missing || k->terrain == TERRAIN_SEA || k->terrain == TERRAIN_LAKE || k->terrain == TERRAIN_MOUNTAIN;
}

/* Bullet by bullet, from the printed map. */
static bool slow_open(const struct game *g, int at, int side)
{
	const struct place *k = &g->s.board.at[at];
	bool held = unit_there(g, at, side, true) || unit_there(g, at, side, false), russian = k->area[0] == 'R' || !strcmp(k->area, "WR");
	if (nobody_goes(k) || (side == FRENCH && difficult(k)) || unit_there(g, at, 1 - side, true))
		return false;
	if (k->kind & (KIND_CITY | KIND_FORTRESS) && russian == (side == FRENCH) && !held)
		return false;
	for (int d = 0; d < 6 && !held; d++) {
		const struct link *l = &k->link[d];
		bool screened = l->feature & EDGE_RIVER && !(l->feature & EDGE_BRIDGE);
		if (l->to >= 0 && horse_there(g, l->to, 1 - side) && !screened && !(side == RUSSIAN && difficult(k)))
			return false;
	}
	return true;
}

/* Relaxes every hexside as often as the range is long. */
static void slow_spread(const struct game *g, int side, int range, int *far)
{
	static bool open[PLACES];
	int next[PLACES];
	for (int at = 0; at < PLACES; at++)
		open[at] = slow_open(g, at, side);
	for (int round = 0; round < range; round++) {
		memcpy(next, far, sizeof next);
		for (int at = 0; at < PLACES; at++)
			for (int d = 0; d < 6; d++) {
				const struct link *l = &g->s.board.at[at].link[d];
				bool wet = l->feature & EDGE_RIVER && !(l->feature & EDGE_BRIDGE);
				if (l->to < 0 || wet || nobody_goes(&g->s.board.at[at]) || nobody_goes(&g->s.board.at[l->to]))
					continue;
				if (far[l->to] + 1 < next[at] && far[l->to] < range && (!far[l->to] || open[l->to]))
					next[at] = far[l->to] + 1;
			}
		memcpy(far, next, sizeof next);
	}
}

static bool slow_depot(const struct game *g, int at, int side)
{
	const struct position *p = (const struct position *)(const void *)g->memory;
	for (int i = 0; i < g->s.pieces; i++)
		if (p->piece[i].place == at && g->s.piece[i].side == side && p->piece[i].flags & FLAG_DEPOT)
			return true;
	return false;
}

static void compare_ranges(struct game *g, int side, const struct gb_survey *v)
{
	struct gb_supply supply;
	int far[PLACES], range = gb_winter(&g->s, state(g), side) ? 3 : 5;
	for (int at = 0; at < PLACES; at++)
		far[at] = slow_depot(g, at, side) ? 0 : FAR;
	slow_spread(g, side, range, far);
	gb_ranges(&g->s, state(g), v, side, &supply);
	for (int at = 0; at < PLACES; at++)
		if (far[at] != supply.steps[at])
			fail_msg("%s, side %d: %d hexes, not %d", g->s.board.at[at].id, side, far[at], supply.steps[at]);
}

/* Chains grow link by link from the edges and cities. */
static void compare_chains(struct game *g, int side, const struct gb_survey *v)
{
	bool linked[PLACES] = {false}, reach[PLACES];
	int far[PLACES], range = side == FRENCH && gb_winter(&g->s, state(g), side) ? 3 : 5;
	for (bool more = true; more;) {
		more = false;
		for (int at = 0; at < PLACES; at++) {
			const struct place *k = &g->s.board.at[at];
			bool edge = side == FRENCH ? k->column == 27 : k->column == 1, home = !strcmp(k->name, "Kiev") || !strcmp(k->name, "St Petersburg");
			bool taken = unit_there(g, at, 1 - side, true) || (home && unit_there(g, at, 1 - side, false));
			bool source = (edge || (side == RUSSIAN && home)) && !taken && !nobody_goes(k) && !(side == FRENCH && difficult(k));
			far[at] = source || linked[at] ? 0 : FAR;
		}
		slow_spread(g, side, range, far);
		for (int at = 0; at < PLACES; at++)
			if (slow_depot(g, at, side) && far[at] != FAR && !linked[at])
				linked[at] = more = true;
	}
	gb_chain(&g->s, state(g), v, side, reach, NULL);
	for (int at = 0; at < PLACES; at++)
		if ((far[at] != FAR) != reach[at])
			fail_msg("%s, side %d: a chain reaches it or not", g->s.board.at[at].id, side);
}

static int compare(struct game *g, uint64_t *random)
{
	struct gb_survey v;
	if (!random_below(random, 12)) {
		gb_survey(&g->s, state(g), &v);
		for (int side = 0; side < SIDES; side++) {
			compare_ranges(g, side, &v);
			compare_chains(g, side, &v);
		}
	}
	return random_below(random, g->list.n);
}

/* [6.3, 16.1] What is foreseen of a forage die: the number of units, one more by card 8, no die at all by card 16, which the overlay says as well; the
 * number of card 19 for Moscow, while its General Supply is to come. */
static void gamble_6_3_cards_change_the_die_foreseen(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = war(NULL, 5, "FR-I-1 1610?; FR-I-2 1610; FR-II-1 0407");
	struct gamble *c = state(g);
	struct gb_forecast f;
	depot(g, FRENCH, "1610");
	depot(g, FRENCH, "0407");
	frame_push(now(g), ROW_MOVE, SIDE_0);
	for (int card = 0; card < 3; card++) {
		c->effects.forage = card == 1;
		c->effects.forage_safe = card == 2;
		gb_forecast(&g->s, c, FRENCH, &f);
		assert_int_equal(f.stack[0].die, card == 2 ? 0 : 2 + card);
		assert_int_equal(f.dice, card < 2);
		g->s.rules->query(&g->s, now(g), (enum side)FRENCH, QUERY_SUPPLY_NEXT, NONE, NONE, &o);
		assert_int_equal(o.verdict[piece(g, "FR-I-2")], card == 2 ? 1 : 3);
		assert_int_equal(o.verdict[piece(g, "FR-II-1")], 1);
	}
	c->effects.forage_safe = 0;
	c->effects.moscow_check = 4;
	gb_forecast(&g->s, c, FRENCH, &f); /* this turn's fire is over by then */
	assert_int_equal(f.dice, 1);
	now(g)->frame[0].row = ROW_EVENTS;
	gb_forecast(&g->s, c, FRENCH, &f);
	assert_int_equal(f.dice, 2);
	assert_int_equal(f.stack[1].die, 4);
	leave(g);
}

/* [16.1, 6.2] What cards did for this turn, a spell of thaw, a frost over rivers, pontoons, is over when the next General Supply comes; while
 * that of this turn is to come it counts. A bridge for good stays. */
static void gamble_6_2_cards_of_this_turn_are_over_by_then(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 12, "FR-I-1 1009");
	struct gamble *c = state(g);
	struct gb_routes now_routes, next;
	struct marker *m = &c->p.marker[0];
	c->effects.allow = ALLOW_NO_WINTER | ALLOW_FROZEN;
	*m = (struct marker){.kind = MARK_BUILT, .place = (int16_t)hex(g, "1009"), .other = (int16_t)hex(g, "1008"), .value = 12};
	c->p.marker[1] = (struct marker){.kind = MARK_BUILT, .place = (int16_t)hex(g, "1609"), .other = (int16_t)hex(g, "1610"), .value = 0};
	depot(g, FRENCH, "1610");
	frame_push(now(g), ROW_EVENTS, SIDE_0);
	gb_forecast_routes(&g->s, c, FRENCH, &now_routes);
	assert_int_equal(now_routes.range, 5);
	now(g)->frame[0].row = ROW_MOVE;
	gb_forecast_routes(&g->s, c, FRENCH, &next);
	assert_int_equal(next.range, 3);
	c->effects.allow = 0;
	gb_effects_lapse(c);
	assert_true(c->p.marker[0].kind == MARK_NONE && c->p.marker[1].kind == MARK_BUILT);
	leave(g);
}

/* [14.4, 16.13] Without winter quarters the game of two years ends with turn 16: nothing is foreseen of a turn 17. */
static void gamble_14_4_nothing_after_the_last_turn(void **unused)
{
	(void)unused;
	struct game *g = long_war(NULL, 15, "FR-I-1 1009");
	struct gb_forecast f;
	frame_push(now(g), ROW_MOVE, SIDE_0);
	gb_forecast(&g->s, state(g), FRENCH, &f);
	assert_int_equal(f.turn, 16);
	now(g)->header.turn = 16;
	gb_forecast(&g->s, state(g), FRENCH, &f);
	assert_int_equal(f.turn, 0);
	assert_int_equal(f.hungry, 0);
	leave(g);
}

/* [6.1] [6.2] [7.8] The same ranges and chains from the printed map, at many positions of a game at random. */
static void gamble_7_8_chains_calculated_twice(void **unused)
{
	(void)unused;
	random_game("gamble/1812", "", 11, 100000, compare);
}

/* The place farthest from the southern edge that it still feeds, and how far that is. */
static int fed_by_the_edge(struct game *g, int *steps)
{
	struct gb_survey v;
	struct gb_supply fed;
	int best = NONE;
	gb_survey(&g->s, state(g), &v);
	gb_ranges(&g->s, state(g), &v, FRENCH, &fed);
	*steps = -1;
	for (int at = 0; at < PLACES; at++)
		if (fed.austrian[at] != FAR && fed.austrian[at] > *steps) {
			*steps = fed.austrian[at];
			best = at;
		}
	return best;
}

/* [1.1] The southern edge feeds Austrians, and nobody else, five hexes far, in winter three; no chain of depots begins there. */
static void gamble_1_1_the_southern_edge(void **unused)
{
	(void)unused;
	for (int turn = 4; turn <= 12; turn += 8) {
		struct game *g = war(NULL, turn, "FR-Aus-1 2217; FR-VII-1 2217; RU-1V-1 0407");
		struct gb_survey v;
		struct set hungry;
		bool reach[PLACES];
		int16_t hangs[PLACES];
		int steps, at = fed_by_the_edge(g, &steps);
		assert_int_equal(steps, turn == 4 ? 5 : 3);
		now(g)->piece[piece(g, "FR-Aus-1")].place = now(g)->piece[piece(g, "FR-VII-1")].place = (int16_t)at;
		gb_survey(&g->s, state(g), &v);
		gb_hungry(&g->s, state(g), &v, &hungry);
		assert_true(!set_has(&hungry, piece(g, "FR-Aus-1")) && set_has(&hungry, piece(g, "FR-VII-1")));
		gb_chain(&g->s, state(g), &v, FRENCH, reach, hangs);
		assert_false(reach[hex(g, "2020")]);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_1_1_the_southern_edge),
		cmocka_unit_test(gamble_6_2_ranges_on_the_map),
		cmocka_unit_test(gamble_6_2_who_hangs_on_a_depot),
		cmocka_unit_test(gamble_6_2_winter_is_short),
		cmocka_unit_test(gamble_6_2_cavalry_bars),
		cmocka_unit_test(gamble_6_4_who_starves),
		cmocka_unit_test(gamble_6_4_riga_holds),
		cmocka_unit_test(gamble_6_4_riga_is_judged_once),
		cmocka_unit_test(gamble_6_3_cards_change_the_die_foreseen),
		cmocka_unit_test(gamble_6_2_cards_of_this_turn_are_over_by_then),
		cmocka_unit_test(gamble_14_4_nothing_after_the_last_turn),
		cmocka_unit_test(gamble_6_4_riga_alarms_nobody),
		cmocka_unit_test(gamble_6_4_the_report_names_all),
		cmocka_unit_test(gamble_15_1_the_report_of_closed_stacks),
		cmocka_unit_test(gamble_6_2_what_bars_a_route_is_told),
		cmocka_unit_test(gamble_6_3_foragers),
		cmocka_unit_test(gamble_7_8_chains_calculated_twice),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

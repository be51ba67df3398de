/* Second look: whole campaigns played by chance, each Supply Interphase, control and every march held against a second
 * reading of the rules text.
 */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* --- what stands where, counted from the pieces --- */

struct ground {
	int n[2][REGIONS][ARMS], units[2][REGIONS], here[2][PLACES][ARMS], all[2][PLACES];
	int depleted[REGIONS];
};

static void survey(struct game *g, struct ground *out)
{
	const struct land *land = land_of(&g->s);
	memset(out, 0, sizeof *out);
	for (int i = 0; i < g->s.pieces; i++) {
		int at = now(g)->piece[i].place, side = g->s.piece[i].side, arm = land->arm[i];
		if (at < 0)
			continue;
		out->n[side][land->region[at]][arm]++;
		out->units[side][land->region[at]]++;
		out->here[side][at][arm]++;
		out->all[side][at]++;
	}
	for (int r = 0; r < land->regions; r++)
		out->depleted[r] = state(g)->depleted[r];
}

static int corps_of(const struct ground *x, int side, int region)
{
	return x->n[side][region][ARM_IC] + x->n[side][region][ARM_CC];
}

static bool contested(const struct ground *x)
{
	for (int at = 0; at < PLACES; at++)
		if (x->all[FRENCH][at] && x->all[RUSSIAN][at])
			return true;
	return false;
}

/* Do two areas have a common border? By the borders of their parts. */
static bool borders(const struct land *land, int a, int b)
{
	for (int i = 0; i < land->parts[a]; i++)
		for (int k = 0; k < land->links[land->part[a][i]]; k++)
			if (land->region[land->to[land->part[a][i]][k]] == b)
				return a != b;
	return false;
}

/* --- the Supply Interphase --- */

/* Who lived off what, as the accounts of the interphase tell it. */
struct meals {
	int uses[REGIONS], depot[REGIONS], hungry[REGIONS], guests[REGIONS], fed[REGIONS], host_of[REGIONS];
	bool with[REGIONS];
	int draw[REGIONS][REGIONS]; /* [who][where] */
	int regions;
};

static void read_meals(struct game *g, struct meals *out)
{
	const struct land *land = land_of(&g->s);
	memset(out, 0, sizeof *out);
	for (int i = 0; i < g->ev.accounts; i++) {
		const struct account *a = &g->ev.account[i];
		if (a->kind != ACCOUNT_SUPPLY)
			continue;
		int r = land->region[a->place];
		bool again = !(a->seen & SEEN_0); /* the Russians' own account of an area where something stays closed */
		out->regions += !again;
		for (int k = 0; k < a->n; k++) {
			const struct line *l = &a->at[k];
			if (again && l->text != TEXT_FORT_FEEDS)
				continue;
			switch (l->text) {
			case TEXT_USE_AREA: out->uses[r] += l->num; break;
			case TEXT_USE_DEPOT: out->depot[r] += l->num; break;
			case TEXT_HUNGRY: out->hungry[r] += l->num; break;
			case TEXT_GUESTS: out->guests[r] += l->num; break;
			case TEXT_FORT_FEEDS: out->fed[r] += l->num; break;
			case TEXT_DRAW_ON: out->draw[r][land->region[l->place]] += l->num; break;
			case TEXT_WITH: out->with[r] = true; break;
			default: break;
			}
		}
	}
}

/* The five conditions of Supply G for corps of `who` that want to draw on `host`. */
static bool may_draw(const struct land *land, const struct ground *x, const struct meals *m, int side, int who, int host)
{
	if (!borders(land, who, host) || x->units[1 - side][host] || corps_of(x, side, host) > 2 ||
	    x->depleted[host] == DEPLETED_FULL || !x->n[side][host][ARM_SU])
		return false;
	for (int r = 0; r < land->regions; r++)
		if (r != who && m->draw[r][host])
			return false;
	return true;
}

/* The Area Depletion Chart. */
static int chart(int turn, bool with, int n, int before)
{
	static const int from[2][2][3] = {{{3, 4, 8}, {5, 7, 15}}, {{2, 3, 5}, {3, 4, 8}}};
	const int *f = from[turn > 8][with];
	int column = n >= f[2] ? 3 : n >= f[1] ? 2 : n >= f[0];
	if (n == 0 || before == DEPLETED_FULL)
		return before;
	if (before == DEPLETED_HALF)
		return column ? DEPLETED_FULL : DEPLETED_HALF;
	return column == 3 ? DEPLETED_FULL : column == 2 ? DEPLETED_HALF : DEPLETED_NOT;
}

static void expect(const struct land *land, int region, const char *what, int game, int second)
{
	if (game != second)
		fail_msg("%s: %s is %d, should be %d", land->region_id[region], what, game, second);
}

static void check_region(struct game *g, const struct ground *x, const struct meals *m, int r, int turn)
{
	const struct land *land = land_of(&g->s);
	int need = corps_of(x, FRENCH, r) + corps_of(x, RUSSIAN, r) - m->fed[r], drawn = 0;
	for (int h = 0; h < land->regions; h++) {
		drawn += m->draw[r][h];
		int side = corps_of(x, FRENCH, r) && x->n[FRENCH][h][ARM_SU] ? FRENCH : RUSSIAN;
		if (m->draw[r][h])
			expect(land, h, "may be drawn on", may_draw(land, x, m, side, r, h), true);
	}
	expect(land, r, "corps looked after", m->uses[r] + m->depot[r] + m->hungry[r] + drawn, need);
	if (m->depot[r] && !x->n[FRENCH][r][ARM_DP])
		fail_msg("%s: no depot", land->region_id[r]);
	if (x->depleted[r] != DEPLETED_FULL) {
		expect(land, r, "hungry in an area that feeds", m->hungry[r] + drawn, 0);
		if (x->depleted[r] == DEPLETED_HALF && x->n[FRENCH][r][ARM_DP] && !corps_of(x, RUSSIAN, r))
			expect(land, r, "off a half depleted area in spite of a depot", m->uses[r], 0);
	} else {
		expect(land, r, "off a depleted area", m->uses[r], 0);
		for (int side = 0; m->hungry[r] && side < 2; side++) {
			if (!corps_of(x, side, r) || corps_of(x, 1 - side, r))
				continue;
			expect(land, r, "hungry beside a depot", side == FRENCH && x->n[FRENCH][r][ARM_DP], false);
			for (int h = 0; h < land->regions; h++)
				expect(land, r, "hungry beside a supply unit", may_draw(land, x, m, side, r, h), false);
		}
	}
	bool alone = !x->units[FRENCH][r] || !x->units[RUSSIAN][r];
	bool may = alone && (x->n[FRENCH][r][ARM_SU] || x->n[RUSSIAN][r][ARM_SU]);
	if (m->with[r] && !may)
		fail_msg("%s: no supply unit may help", land->region_id[r]);
	expect(land, r, "depletion", state(g)->depleted[r],
	       chart(turn, m->with[r], m->uses[r] + m->guests[r], x->depleted[r]));
}

static void check_hunger(struct game *g, const struct meals *m, int turn)
{
	int hungry = 0, rolls = 0, fatal = 0, dead = 0;
	for (int r = 0; r < REGIONS; r++)
		hungry += m->hungry[r];
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *e = &g->ev.at[i];
		if (e->rule != CITE_UNSUPPLIED)
			continue;
		rolls += e->kind == EVENT_ROLL;
		fatal += e->kind == EVENT_ROLL && e->dice[0] >= (turn > 8 ? 3 : 4);
		dead += e->kind == EVENT_ELIMINATE;
	}
	if (rolls != hungry || dead != fatal)
		fail_msg("turn %d: %d corps are hungry, %d dice, %d of them fatal, %d dead", turn, hungry, rolls, fatal, dead);
}

/* Depots that fed more than three corps each are used up, one of them. */
static void check_depots(struct game *g, const struct ground *x, const struct meals *m)
{
	const struct land *land = land_of(&g->s);
	struct ground after;
	survey(g, &after);
	for (int r = 0; r < land->regions; r++)
		expect(land, r, "depots", after.n[FRENCH][r][ARM_DP],
		       x->n[FRENCH][r][ARM_DP] - (m->depot[r] > 3 * x->n[FRENCH][r][ARM_DP]));
}

/* --- marches --- */

static bool free_way(const struct land *land, const struct ground *x, int side, int at)
{
	for (int i = 0; i < land->links[at]; i++)
		if (!x->all[1 - side][land->to[at][i]])
			return true;
	return false;
}

static bool listed(struct game *g, int verb, int piece, int place)
{
	for (int i = 0; i < g->list.n; i++)
		if (g->list.at[i].verb == verb && (piece == NONE || g->list.at[i].piece == piece) &&
		    (place == NONE || g->list.at[i].place == place))
			return true;
	return false;
}

/* Who may be taken up first: something that can march with him must make a lawful group. */
static void check_takes(struct game *g, const struct ground *x, int side, bool forced)
{
	const struct land *land = land_of(&g->s);
	int fresh[PLACES][ARMS];
	memset(fresh, 0, sizeof fresh);
	for (int i = land->first[side]; i < land->last[side]; i++)
		if (now(g)->piece[i].place >= 0 && !set_has(&now(g)->used, i))
			fresh[now(g)->piece[i].place][land->arm[i]]++;
	for (int i = land->first[side]; i < land->last[side]; i++) {
		int at = now(g)->piece[i].place, arm = land->arm[i];
		bool can = at >= 0 && !set_has(&now(g)->used, i);
		if (can && forced) {
			bool follows = free_way(land, x, side, at);
			for (int k = 0; k < land->links[at]; k++)
				follows = follows || x->here[side][land->to[at][k]][ARM_IC] || x->here[side][land->to[at][k]][ARM_CC];
			can = arm <= ARM_CC || (arm == ARM_LEADER && follows);
		} else if (can) {
			can = arm <= ARM_CC || fresh[at][ARM_IC] || fresh[at][ARM_CC] || free_way(land, x, side, at);
			can = can && (arm != ARM_DP || fresh[at][ARM_SU]);
		}
		if (can != listed(g, VERB_TAKE, i, NONE))
			fail_msg("%s may%s march", g->s.piece[i].id, can ? "" : " not");
	}
}

/* Where the units in hand may go. */
static void check_goals(struct game *g, const struct ground *x, int side, bool forced)
{
	const struct land *land = land_of(&g->s);
	int n[ARMS] = {0}, from = NONE;
	for (int i = set_next(&now(g)->hand, 0); i >= 0; i = set_next(&now(g)->hand, i + 1)) {
		n[land->arm[i]]++;
		from = now(g)->piece[i].place;
	}
	for (int to = 0; to < land->places; to++) {
		bool can = board_link(&g->s.board, from, to) != NONE && strcmp(g->s.board.at[to].id, "PRI") != 0;
		bool led = n[ARM_IC] || n[ARM_CC] || (forced && (x->here[side][to][ARM_IC] || x->here[side][to][ARM_CC]));
		can = can && (led || !x->all[1 - side][to]) && n[ARM_DP] <= n[ARM_SU];
		if (can != listed(g, VERB_MARCH, NONE, to))
			fail_msg("from %s to %s is%s a march", g->s.board.at[from].id, g->s.board.at[to].id, can ? "" : " not");
	}
}

static void check_march(struct game *g, const struct ground *x)
{
	const struct frame *f = frame_now(now(g));
	if (f->row != ROW_MARCH && f->row != ROW_FORCE)
		return;
	if (set_empty(&now(g)->hand))
		check_takes(g, x, f->side, f->row == ROW_FORCE);
	else
		check_goals(g, x, f->side, f->row == ROW_FORCE);
}

/* --- control --- */

/* Losses of one result are simultaneous: while a side still owes some the marker waits. */
static void check_control(struct game *g, const struct ground *x)
{
	const struct land *land = land_of(&g->s);
	const struct ar_battle *b = &state(g)->battle;
	for (int at = 0; at < land->places; at++) {
		if (!land->vp[at] || !x->all[FRENCH][at] == !x->all[RUSSIAN][at])
			continue;
		if (at == b->place && (b->owed[FRENCH] || b->owed[RUSSIAN]))
			continue;
		if (state(g)->control[at] != (x->all[FRENCH][at] > 0))
			fail_msg("%s: the marker is wrong", g->s.board.at[at].id);
	}
}

/* --- campaigns --- */

struct tally {
	int supplies, hungry, drawn, depots;
};

static bool feeds(int row)
{
	return row == ROW_ORDER || row == ROW_SOURCE || row == ROW_SHARE || row == ROW_KEEP || row == ROW_TRACK || row == ROW_EXPEND;
}

static void check_supply(struct game *g, const struct ground *x, int turn, struct tally *t)
{
	static struct meals m;
	read_meals(g, &m);
	if (!m.regions)
		return;
	t->supplies++;
	for (int r = 0; r < land_of(&g->s)->regions; r++) {
		check_region(g, x, &m, r, turn);
		t->hungry += m.hungry[r];
		t->drawn += m.guests[r];
		t->depots += m.depot[r];
	}
	check_hunger(g, &m, turn);
	check_depots(g, x, &m);
}

static void campaign(const char *name, bool free, bool optional, uint64_t seed, struct tally *t)
{
	struct game *g = scenario(name, NULL);
	assert_true(scenario_option(&g->s, free ? "free_setup=1" : "free_setup=0", &g->e));
	assert_true(scenario_option(&g->s, optional ? "optional_rules=1" : "optional_rules=0", &g->e));
	assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
	bool moving = false;
	while (!now(g)->header.result.over) {
		struct ground x;
		int turn = now(g)->header.turn, row = frame_now(now(g))->row;
		moving = moving || row == ROW_MARCH;
		survey(g, &x);
		rules_orders(&g->s, now(g), &g->list);
		check_march(g, &x);
		if (moving)
			check_control(g, &x);
		struct order o = g->list.at[tempered(g, &seed)];
		bool clear = feeds(row) || (row == ROW_DEPOT && o.verb == VERB_DONE && !contested(&x));
		events_clear(&g->ev);
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
		if (clear)
			check_supply(g, &x, turn, t);
	}
	leave(g);
}

/* [Movement A, Movement B, Movement B.1, Movement B.2, Movement D, Victory A]
 * [Supply, Supply A, Supply D, Supply E, Supply F, Supply G, Supply H, Unsupplied Chart, Area Depletion Chart]
 * [reading 42, reading 43, reading 45, reading 47] */
static void area1812_campaigns_by_a_second_reading(void **unused)
{
	static const char *const names[] = {"area1812/1-invasion", "area1812/2-road-to-moscow", "area1812/3-retreat"};
	struct tally t = {0};
	(void)unused;
	for (int i = 0; i < 3; i++)
		for (int k = 0; k < 4; k++)
			for (uint64_t seed = 1; seed <= 8; seed++)
				campaign(names[i], k & 1, k & 2, seed * 1000 + (uint64_t)(10 * i + k), &t);
	assert_true(t.supplies > 200 && t.hungry > 50 && t.drawn > 20 && t.depots > 100); /* all of it has happened */
}

/* [Fortresses, reading 48] Whoever is on the symbol when sources are named; an enemy who starves first
 * leaves it to nobody yet. */
static void area1812_fortress_is_not_won_by_hunger(void **unused)
{
	(void)unused;
	struct game *g = field("\"first_turn\":5,\"last_turn\":13,\"points\":1,\"control\":[\"R34\"],\"reinforcements\":false,"
			       "\"depleted_100\":[\"R34\",\"R44\"],\"historical\":{\"russian\":[{\"at\":\"R44\",\"cc\":1},"
			       "{\"at\":\"R63\",\"ic\":1}],\"french\":[{\"at\":\"R34\",\"cc\":1},{\"at\":\"FW6\",\"ic\":1}]}",
			       "optional_rules=1");
	play(g, "take RU-cc-01; march RU-cc-01 R34");
	go_on_to(g, ROW_MARCH, FRENCH); /* cavalry against cavalry: both stay */
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 0; plan 4; stand");
	events_clear(&g->ev);
	DICE(g, 4, 4);
	play(g, "stand");
	assert_int_equal(state(g)->alive[FRENCH][ARM_CC], 0);
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_CC], 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_campaigns_by_a_second_reading),
		cmocka_unit_test(area1812_fortress_is_not_won_by_hunger),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

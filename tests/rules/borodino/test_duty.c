/* Combat B and C against brute force. In crowded positions on every kind of ground an order that begins, widens or
 * commits an attack is offered exactly when a search over all the attacks of the rest of the phase finds one that keeps
 * as many duties as can be kept; the phase ends when none is left; and it always comes to its end. An advance lets nobody
 * off: what was owed before it is remembered here on its own account.
 *
 * The search knows the rulebook and the map, nothing of duty.c: whose attack is allowed, and who must be in one, is
 * worked out here from the hexes. */
#include "field.h"

#include <stdio.h>
#include <string.h>

enum { PHASES = 800, UNITS = 5, FOES = 4, WORKS = 4, MOST = 200, ATTACKS = 4096 };
enum { UNIT_BITS = 1 << UNITS, FOE_BITS = 1 << FOES, WORK_BITS = 1 << WORKS };

/* Somebody's share of an attack, or of what is left: units, enemies, empty redoubts attacked, redoubts attacking. */
struct share {
	unsigned units, foes, works, guns;
};

/* What advances do not undo: units that owed an attack they could make, enemies beside units that have gone forward. */
struct memory {
	struct set owing, owed;
};

struct search {
	const struct memory *before;
	const struct scenario *s;
	const struct field *f;
	const struct battle *b;
	int side, unit[UNITS], foe[FOES], work[WORKS], units, foes, works;
	struct share left;                  /* who is still able */
	unsigned owing, owed;
	struct share attack[ATTACKS];       /* all that are allowed */
	int attacks;
	int8_t best[UNIT_BITS][FOE_BITS][WORK_BITS][WORK_BITS]; /* duties broken at best, + 1 */
};

static int place(const struct search *h, int piece)
{
	return h->b->p.piece[piece].place;
}

static const struct link *between(const struct search *h, int a, int b)
{
	for (int d = 0; d < DIRECTIONS; d++)
		if (h->s->board.at[a].link[d].to == b)
			return &h->s->board.at[a].link[d];
	return NULL;
}

static bool woods(const struct search *h, int at)
{
	return h->s->board.at[at].terrain == TERRAIN_WOODS || h->s->board.at[at].terrain == TERRAIN_FOREST;
}

static bool cannon(const struct search *h, int piece)
{
	return h->s->piece[piece].arm == ARM_ART;
}

/* Zones of Control H: not over water that is wider than a stream. */
static bool zone(const struct search *h, int a, int b)
{
	const struct link *l = between(h, a, b);
	return l && !(l->feature & (EDGE_RIVER | EDGE_BRIDGE | EDGE_FORD));
}

static bool adjacent_attack(const struct search *h, int piece, int to)
{
	const struct link *l = between(h, place(h, piece), to);
	if (!l)
		return false;
	if (cannon(h, piece))
		return !woods(h, to);
	return !(l->feature & EDGE_RIVER) || l->feature & (EDGE_BRIDGE | EDGE_FORD);
}

/* Artillery F and I: two hexes off, one hex between clear of woods. */
static bool bombards(const struct search *h, int piece, int to)
{
	int from = place(h, piece);
	if (!cannon(h, piece) || woods(h, to) ||
	    hex_distance(hex_of(&h->s->board, from), hex_of(&h->s->board, to)) != 2)
		return false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int way = h->s->board.at[from].link[d].to;
		if (way >= 0 && between(h, way, to) && !woods(h, way) && !(h->f->hex[way] & HEX_OUT))
			return true;
	}
	return false;
}

static bool front_of(const struct search *h, int at, int work)
{
	return h->f->fronts[at] >> work & 1;
}

/* May this unit take part in an attack on all of these? */
static bool takes_part(const struct search *h, int piece, const struct share *a)
{
	bool near = true, far = __builtin_popcount(a->foes) + __builtin_popcount(a->works) == 1;
	for (int i = 0; i < h->foes; i++) {
		if (!(a->foes >> i & 1))
			continue;
		near = near && adjacent_attack(h, piece, place(h, h->foe[i]));
		far = far && bombards(h, piece, place(h, h->foe[i]));
	}
	for (int i = 0; i < h->works; i++) {
		int at = h->f->redoubt_at[h->work[i]];
		if (!(a->works >> i & 1))
			continue;
		near = near && adjacent_attack(h, piece, at) &&
		       (cannon(h, piece) || front_of(h, place(h, piece), h->work[i]));
		far = far && bombards(h, piece, at);
	}
	return near || far;
}

static bool allowed(const struct search *h, const struct share *a)
{
	if (!(a->units | a->guns) || !(a->foes | a->works))
		return false;
	for (int i = 0; i < h->units; i++)
		if (a->units >> i & 1 && !takes_part(h, h->unit[i], a))
			return false;
	if (a->guns && (a->works || __builtin_popcount(a->foes) != 1))
		return false;
	for (int i = 0; i < h->works; i++)
		if (a->guns >> i & 1 && !front_of(h, place(h, h->foe[__builtin_ctz(a->foes)]), h->work[i]))
			return false;
	return true;
}

static void all_attacks(struct search *h)
{
	struct share a;
	h->attacks = 0;
	for (a.foes = 0; a.foes <= h->left.foes; a.foes++)
		for (a.works = 0; a.works <= h->left.works; a.works++)
			for (a.units = 0; a.units <= h->left.units; a.units++)
				for (a.guns = 0; a.guns <= h->left.guns; a.guns++) {
					if (a.foes & ~h->left.foes || a.works & ~h->left.works ||
					    a.units & ~h->left.units || a.guns & ~h->left.guns || !allowed(h, &a))
						continue;
					assert_true(h->attacks < ATTACKS);
					h->attack[h->attacks++] = a;
				}
}

static struct share less(const struct share *a, const struct share *b)
{
	return (struct share){a->units & ~b->units, a->foes & ~b->foes, a->works & ~b->works, a->guns & ~b->guns};
}

/* The fewest duties that stay unmet from here, whatever is attacked in whatever order. */
static int fewest(struct search *h, struct share left)
{
	int8_t *known = &h->best[left.units][left.foes][left.works][left.guns];
	if (*known)
		return *known - 1;
	int best = __builtin_popcount(left.units & h->owing) + __builtin_popcount(left.foes & h->owed);
	for (int i = 0; i < h->attacks && best; i++) {
		struct share with = less(&h->attack[i], &left);
		if (with.units | with.foes | with.works | with.guns)
			continue;
		int n = fewest(h, less(&left, &h->attack[i]));
		best = n < best ? n : best;
	}
	*known = (int8_t)(best + 1);
	return best;
}

/* Does some attack that contains this much leave no more undone than must be? Commit: this and nothing else. */
static bool goes_on(struct search *h, const struct share *part, bool whole, int least)
{
	for (int i = 0; i < h->attacks; i++) {
		struct share missing = less(part, &h->attack[i]), more = less(&h->attack[i], part);
		if (missing.units | missing.foes | missing.works | missing.guns)
			continue;
		if (whole && more.units | more.foes | more.works | more.guns)
			continue;
		if (fewest(h, less(&h->left, &h->attack[i])) == least)
			return true;
	}
	return false;
}

/* Who stands in an enemy zone that obliges him. Optional Advance: who advanced is out of it, but for those who owed an
 * attack before. */
static bool obliged(const struct search *h, int piece, bool targets)
{
	int at = place(h, piece);
	if (targets && set_has(&h->before->owed, piece))
		return true;
	for (int i = 0; i < h->s->pieces; i++) {
		if (h->s->piece[i].side == h->s->piece[piece].side || place(h, i) < 0 || !zone(h, at, place(h, i)) ||
		    (set_has(&h->b->advanced, i) && !set_has(&h->before->owing, piece)))
			continue;
		if (!targets || !cannon(h, i) || !woods(h, at))
			return true;
	}
	return !targets && h->side == FRENCH && h->f->fronts[at] & h->b->live;
}

static void look(struct search *h, struct game *g, const struct memory *before)
{
	memset(h, 0, sizeof *h);
	h->before = before;
	h->s = &g->s;
	h->f = field_of(&g->s);
	h->b = state(g);
	h->side = now(g)->header.phasing;
	const struct battle *b = h->b;
	for (int i = 0; i < g->s.pieces; i++) {
		if (g->s.piece[i].setup == NONE)
			continue;
		bool own = g->s.piece[i].side == h->side, on = place(h, i) >= 0 && !set_has(&b->advanced, i);
		if (own && on && !set_has(&b->p.used, i) && !set_has(&b->no_shot, i)) {
			h->owing |= (unsigned)obliged(h, i, false) << h->units;
			h->left.units |= 1u << h->units;
			h->unit[h->units++] = i;
		} else if (!own && on && !set_has(&b->attacked, i)) {
			h->owed |= (unsigned)obliged(h, i, true) << h->foes;
			h->left.foes |= 1u << h->foes;
			h->foe[h->foes++] = i;
		}
	}
	for (int i = 0; i < REDOUBTS; i++) {
		bool near = false;
		for (int d = 0; d < DIRECTIONS && h->works < WORKS; d++)
			near = near || unit_at(b, h->f->to[h->f->redoubt_at[i]][d]) != NONE;
		for (int k = 0; k < h->f->fires[h->f->redoubt_at[i]] && h->works < WORKS; k++)
			near = near || unit_at(b, h->f->fire[h->f->redoubt_at[i]][k].to) != NONE;
		if (!near)
			continue;
		bool empty = unit_at(b, h->f->redoubt_at[i]) == NONE, live = b->live >> i & 1;
		if (h->side == FRENCH && empty && live && !(b->stormed >> i & 1))
			h->left.works |= 1u << h->works;
		if (h->side == RUSSIAN && live && !(b->fired >> i & 1))
			h->left.guns |= 1u << h->works;
		h->work[h->works++] = i;
	}
	all_attacks(h);
}

static struct share being_built(const struct search *h)
{
	struct share out = {0, 0, 0, 0};
	for (int i = 0; i < h->units; i++)
		out.units |= (unsigned)set_has(&h->b->p.hand, h->unit[i]) << i;
	for (int i = 0; i < h->foes; i++)
		out.foes |= (unsigned)set_has(&h->b->p.against, h->foe[i]) << i;
	for (int i = 0; i < h->works; i++) {
		out.works |= (unsigned)(h->b->target >> h->work[i] & 1) << i;
		out.guns |= (unsigned)(h->b->joined >> h->work[i] & 1) << i;
	}
	return out;
}

static void expect(struct game *g, int verb, int piece, int at, bool wanted)
{
	struct order o = order_make(verb, now(g)->header.phasing, piece, at, NONE);
	bool is = false;
	for (int i = 0; i < g->list.n; i++)
		is = is || (g->list.at[i].verb == verb && g->list.at[i].piece == piece && g->list.at[i].place == at);
	if (is == wanted && rules_allow(&g->s, now(g), &o, NULL) == wanted)
		return;
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place >= 0)
			print_error("%s %s%s%s\n", g->s.piece[i].id, g->s.board.at[now(g)->piece[i].place].id,
				    set_has(&now(g)->hand, i) ? " attacks" : set_has(&now(g)->against, i) ? " target" : "",
				    set_has(&now(g)->used, i) || set_has(&state(g)->attacked, i) ? " done" : "");
	rules_allow(&g->s, now(g), &o, &g->e);
	fail_msg("%s %s %s: the search says %s; %s", g->s.rules->verbs[verb].name, piece == NONE ? "" : g->s.piece[piece].id,
		 at == NONE ? "" : g->s.board.at[at].id, wanted ? "yes" : "no", g->e.reason);
}

static int compare(struct game *g, struct search *h, const struct memory *before)
{
	look(h, g, before);
	struct share part = being_built(h);
	bool building = part.foes | part.works;
	int duties = __builtin_popcount(h->owing) + __builtin_popcount(h->owed), least = fewest(h, h->left);
	for (int i = 0; i < h->foes; i++) {
		struct share with = part;
		with.foes |= 1u << i;
		if (!(part.foes >> i & 1))
			expect(g, VERB_ATTACK, h->foe[i], NONE, goes_on(h, &with, false, least));
	}
	for (int i = 0; i < h->works; i++) {
		struct share storm = part, joined = part;
		int at = h->f->redoubt_at[h->work[i]];
		storm.works |= 1u << i;
		joined.guns |= 1u << i;
		if (!(part.works >> i & 1))
			expect(g, VERB_ATTACK_PLACE, NONE, at, goes_on(h, &storm, false, least));
		if (!(part.guns >> i & 1))
			expect(g, VERB_REDOUBT, NONE, at, building && goes_on(h, &joined, false, least));
	}
	for (int i = 0; i < h->units; i++) {
		struct share with = part;
		with.units |= 1u << i;
		if (!(part.units >> i & 1))
			expect(g, VERB_WITH, h->unit[i], NONE, building && goes_on(h, &with, false, least));
	}
	expect(g, VERB_COMMIT, NONE, NONE, building && goes_on(h, &part, true, least));
	expect(g, VERB_DONE, NONE, NONE, !building && least == duties);
	return least > 0;
}

/* Grounds where the rules differ: columns and rows of a corner, and how wide. */
static const struct patch {
	int column, row, wide, high;
} patches[] = {
	{25, 5, 4, 4},   /* open fields */
	{25, 17, 4, 4},  /* the Great Redoubt, 2618 */
	{29, 16, 5, 4},  /* the fleches */
	{30, 22, 4, 4},  /* Schevardino */
	{14, 13, 4, 4},  /* the ford 1514-1614 */
	{22, 17, 4, 4},  /* Borodino, its bridge, and the river */
	{26, 20, 4, 4},  /* pontoons */
	{35, 15, 4, 4},  /* the road through the woods at 3616 to 3717 */
	{28, 27, 4, 4},  /* a bridge and a ford near Fomkino */
};

/* Pieces of both sides in a small patch of ground. */
static struct game *crowd(const struct field *f, uint64_t *seed, bool russians)
{
	static const char *const french[] = {"FR-I-2", "FR-I-4", "FR-I-A", "FR-I-C", "FR-III-A", "FR-III-10"};
	static const char *const russian[] = {"RU-III-3", "RU-II-4", "RU-III-A", "RU-VI-7", "RU-VI-A", "RU-COS-1"};
	const struct patch *on = &patches[random_next(seed) % (sizeof patches / sizeof *patches)];
	char keys[1024], used[HEXES] = {0};
	int first[2] = {(int)(random_next(seed) % 6), (int)(random_next(seed) % 6)};
	int n = snprintf(keys, sizeof keys, DAY_7 "%s,\"setup\":{", russians ? RUSSIAN_FIGHT : FRENCH_FIGHT);
	for (int i = 0; i < UNITS + FOES; i++) {
		bool own = i < UNITS;
		int k = ((own ? i : i - UNITS) + first[own]) % 6, at, column, row;
		do {
			column = on->column + (int)(random_next(seed) % (unsigned)on->wide);
			row = on->row + (int)(random_next(seed) % (unsigned)on->high);
			at = (column - 1) * HEX_ROWS + row - 1;
		} while (used[at]++ || !(f->hex[at] & HEX_ENTERABLE));
		n += snprintf(keys + n, sizeof keys - (size_t)n, "%s\"%s\":\"%02d%02d\"", i ? "," : "",
			      own != russians ? french[k] : russian[k], column, row);
	}
	snprintf(keys + n, sizeof keys - (size_t)n, "}");
	return field(keys, NULL);
}

/* Between two attacks: who owes one now and can make it. */
static void remember_owing(const struct search *h, struct memory *m)
{
	unsigned able = 0;
	set_clear(&m->owing);
	for (int i = 0; i < h->attacks; i++)
		able |= h->attack[i].units;
	for (int i = 0; i < h->units; i++)
		if (h->owing & able & 1u << i)
			set_add(&m->owing, h->unit[i]);
}

/* One of ours goes forward: who stood beside it is still to be attacked. Artillery I: guns fire into no woods. */
static void remember_owed(struct search *h, struct game *g, const struct order *o, struct memory *m)
{
	h->b = state(g);
	for (int i = 0; i < g->s.pieces && o->verb == VERB_ADVANCE && g->s.piece[o->piece].side == h->side; i++)
		if (g->s.piece[i].side != h->side && place(h, i) >= 0 && zone(h, place(h, o->piece), place(h, i)) &&
		    !(cannon(h, o->piece) && woods(h, place(h, i))))
			set_add(&m->owed, i);
}

/* Returns how many positions were looked at. */
static int play_phase(struct game *g, uint64_t *seed, int *short_)
{
	static struct search h;
	struct memory m = {0};
	int side = now(g)->header.phasing, looked = 0;
	for (int i = 0; i < MOST; i++) {
		if (now(g)->header.phasing != side || frame_now(now(g))->row == ROW_MOVE)
			return looked;
		rules_orders(&g->s, now(g), &g->list);
		assert_true(g->list.n > 0);
		if (frame_now(now(g))->row == ROW_FIGHT) {
			*short_ += compare(g, &h, &m);
			remember_owing(&h, &m);
			looked++;
		}
		struct order o = g->list.at[random_next(seed) % (unsigned)g->list.n];
		remember_owed(&h, g, &o, &m);
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
	fail_msg("the phase does not end");
	return 0;
}

/* [Combat B, Combat C, Combat K, Artillery A, reading 6] */
static void borodino_combat_b_and_c_against_brute_force(void **unused)
{
	(void)unused;
	uint64_t seed = 1812;
	int looked = 0, short_ = 0;
	struct game *first = field(DAY_7 ",\"setup\":{}", NULL);
	for (int i = 0; i < PHASES; i++) {
		struct game *g = crowd(field_of(&first->s), &seed, i % 2);
		looked += play_phase(g, &seed, &short_);
		leave(g);
	}
	leave(first);
	assert_true(looked > 4 * PHASES);
	assert_true(short_ > 0); /* some in which not every duty could be met */
}

/* [Combat B, Combat K] An attack over a ford pays the debt of who stands beside another enemy, if others attack him. */
static void borodino_combat_k_attack_over_a_ford_pays_the_duty(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-V-A\":\"1515\",\"FR-I-4\":\"1514\","
				      "\"RU-WAS\":\"1614\",\"RU-PLT\":\"1414\"}", NULL);
	dice(g, 6);
	play(g, "attack RU-PLT; with FR-V-A; commit; stand");
	stands(g, "RU-PLT", "1414");
	refused(g, "done", "Combat B"); /* 4th Division still stands beside Platov */
	play(g, "attack RU-WAS; with FR-I-4; commit");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-V-A\":\"1515\",\"FR-I-4\":\"1514\","
			  "\"RU-WAS\":\"1614\",\"RU-PLT\":\"1414\"}", NULL);
	dice(g, 4);
	play(g, "attack RU-WAS; with FR-I-4; commit");
	leave(g);
}

/* [Combat B, Combat C] Whom guns two hexes off will attack later may be left beside a unit that attacks another first;
 * then the guns owe it. */
static void borodino_combat_c_in_any_order(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-III-10\":\"3021\",\"FR-I-A\":\"3022\","
				      "\"RU-SIW\":\"2920\",\"RU-VII-26\":\"3020\"}", NULL);
	dice(g, 1);
	play(g, "attack RU-SIW; with FR-III-10; commit");
	while (frame_now(now(g))->row != ROW_FIGHT) {
		rules_orders(&g->s, now(g), &g->list);
		assert_true(rules_play(&g->s, now(g), &g->list.at[g->list.n - 1], NULL, &g->e));
	}
	says(g, "done", "Combat B", "26th Division at 3020 must still be attacked");
	play(g, "attack RU-VII-26; with FR-I-A");
	assert_true(offered(g, "commit"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_combat_b_and_c_against_brute_force),
		cmocka_unit_test(borodino_combat_k_attack_over_a_ford_pays_the_duty),
		cmocka_unit_test(borodino_combat_c_in_any_order),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The sum of a combat, item by item in the order of the rules (11.2 to 11.7), [reading 9]: combat factors, what commanders add to them,
 * types of units, halving or quartering, terrain, the commander's rating, supports. The dice come last and are not of this file. */
#include "rules/gamble/combat.h"

#include <stdlib.h>

struct ledger {
	struct account *a;
	int number; /* 0 the attacker */
	int sum;
};

static void add(struct ledger *l, enum line_op op, int value, int piece, int place, int text, int cite)
{
	l->sum = op == LINE_BASE ? value : op == LINE_ADD ? l->sum + value : l->sum;
	if (l->a)
		account_line(l->a, l->number, op, value, 1, piece, place, text, cite);
}

static bool has_kind(const struct scenario *s, const struct set *who, int kind)
{
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		if (gb_own(s)->kind[i] == kind)
			return true;
	return false;
}

/* Combat units in good order among these. */
static struct set good_ones(const struct scenario *s, const struct gamble *g, const struct set *who)
{
	struct set out = *who;
	set_keep(&out, &gb_own(s)->fighters);
	for (int i = set_next(&out, 0); i >= 0; i = set_next(&out, i + 1))
		if (gb_disrupted(g, i))
			set_drop(&out, i);
	return out;
}

static struct set standing(const struct scenario *s, const struct gamble *g, int place, int side)
{
	struct set out = {{0}};
	for (int i = gb_next(s, g, place, side, 0); i != NONE; i = gb_next(s, g, place, side, i + 1))
		set_add(&out, i);
	return out;
}

/* [11.2] One for a whole stack, 2 when any unit of it force marched or has fought this turn, 4 when both or when it has fought twice.
 * [reading 10] Whoever of it takes part. */
static int divisor(const struct scenario *s, const struct gamble *g, int place, int side)
{
	bool forced = false;
	int fought = 0;
	for (int i = gb_next_fighter(s, g, place, side, 0); i != NONE; i = gb_next_fighter(s, g, place, side, i + 1)) {
		forced |= (g->p.piece[i].flags & FLAG_FORCED) != 0;
		if (g->p.piece[i].fatigue > fought)
			fought = g->p.piece[i].fatigue;
	}
	return fought >= 2 || (fought && forced) ? 4 : fought || forced ? 2 : 1;
}

/* [1.2] Fractions are dropped; [reading 9] quartering is one division by four. */
static void divide(struct ledger *l, int by, int cite)
{
	if (by == 1)
		return;
	l->sum /= by;
	if (l->a)
		account_line(l->a, l->number, LINE_TIMES, 1, by, NONE, NONE, by == 2 ? TEXT_HALVED : TEXT_QUARTERED, cite);
}

/* [16.4.3] [16.4.5] [16.4.7] Combat factors that the senior commander adds: Napoleon one to each unit in good order, three at most; Platov, Murat
 * and Grouchy one to each cavalry unit when they attack. */
static void add_special(const struct scenario *s, const struct gamble *g, struct ledger *l, int place, int side, const struct set *good)
{
	int emperor = gb_special(s, g, place, side, 5), rider = gb_special(s, g, place, side, side == RUSSIAN ? 3 : 7), horse = 0;
	for (int i = set_next(good, 0); i >= 0; i = set_next(good, i + 1))
		horse += gb_own(s)->kind[i] == KIND_CAV;
	if (emperor != NONE)
		add(l, LINE_ADD, int_min(set_count(good), gb_figures(s)->special.napoleon), emperor, place, TEXT_SPECIAL, CITE_16_4);
	else if (rider != NONE && horse && !l->number)
		add(l, LINE_ADD, horse, rider, place, TEXT_SPECIAL, CITE_16_4);
}

/* [11.3] [11.6] Factors, two or four more for two or three types, then halved or quartered. */
static void add_stack(const struct scenario *s, const struct gamble *g, struct ledger *l, int place, int side, const struct set *good)
{
	int cite = l->number ? CITE_11_6 : CITE_11_3, types = 0;
	add(l, LINE_BASE, set_count(good), NONE, place, TEXT_UNITS, cite);
	add_special(s, g, l, place, side, good);
	for (int kind = KIND_INF; kind <= KIND_ART; kind++)
		types += has_kind(s, good, kind);
	if (types > 1)
		add(l, LINE_ADD, types == 2 ? gb_figures(s)->attack.two_types : gb_figures(s)->attack.three_types, NONE, place, TEXT_ARMS, cite);
	divide(l, divisor(s, g, place, side), CITE_11_2);
	add(l, LINE_SUM, l->sum, NONE, place, TEXT_VALUE, cite);
}

/* [11.5] [11.7] The rating of the commander who counts. */
static void add_chief(const struct scenario *s, const struct gamble *g, struct ledger *l, int place, int side, const struct set *units)
{
	int counts, chief = gb_chief(s, g, place, side, units, &counts);
	if (counts)
		add(l, LINE_ADD, counts, chief, place, TEXT_RATING_COUNTS, l->number ? CITE_11_7 : CITE_11_5);
}

/* --- the ground of an attack --- */

/* A river whatever bridges it, unless it is frozen or a card takes the attack over. */
static bool river(const struct scenario *s, const struct gamble *g, int from, int to)
{
	int d = gb_direction(s, from, to);
	return d != NONE && gb_own(s)->side[from][d] & SIDE_RIVER && !(g->effects.allow & ALLOW_FROZEN) &&
	       !(g->fight.flags & FIGHT_NO_RIVER);
}

/* A fortified city, or works that a card made of a hex against the French. */
static bool fortified(const struct scenario *s, const struct gamble *g, int place, int attacker)
{
	return gb_own(s)->fortress[place] || (attacker == FRENCH && g->effects.fortress == place);
}

/* [11.4] Two less into a fortified city without guns or into difficult ground: once, where the hex is both. One less into a fortified city
 * with guns, and the ground counts besides. */
static void take_ground(const struct scenario *s, const struct gamble *g, struct ledger *l, const struct set *good)
{
	const struct gb_fight *f = &g->fight;
	int before = l->sum;
	const struct gb_figures *n = gb_figures(s);
	if (river(s, g, f->from, f->to))
		add(l, LINE_ADD, -n->attack.river, NONE, f->to, TEXT_OVER_RIVER, CITE_11_4);
	bool works = fortified(s, g, f->to, f->side), guns = has_kind(s, good, KIND_ART);
	if (works)
		add(l, LINE_ADD, guns ? -n->attack.fortress_guns : -n->attack.fortress, NONE, f->to, guns ? TEXT_AT_FORTRESS_GUNS : TEXT_AT_FORTRESS, CITE_11_4);
	if (gb_own(s)->rough[f->to] && (guns || !works))
		add(l, LINE_ADD, -n->attack.difficult, NONE, f->to, TEXT_AT_ROUGH, CITE_11_4);
	if (l->sum != before)
		add(l, LINE_SUM, l->sum, NONE, NONE, TEXT_VALUE, CITE_11_4);
}

/* [11.5] [11.7] A supporting stack: its units in good order, halved or quartered; for an attack two less over a river and one less
 * into a fortress without guns of its own or into difficult ground; one more with a commander. Less than nothing counts too. */
static void add_support(const struct scenario *s, const struct gamble *g, struct ledger *l, int from, int side)
{
	const struct gb_fight *f = &g->fight;
	struct set all = standing(s, g, from, side), good = good_ones(s, g, &all);
	int cite = l->number ? CITE_11_7 : CITE_11_5;
	add(l, LINE_ADD, set_count(&good) / divisor(s, g, from, side), NONE, from, TEXT_SUPPORT, cite);
	if (!l->number && river(s, g, from, f->to))
		add(l, LINE_ADD, -gb_figures(s)->support.river, NONE, from, TEXT_SUPPORT_RIVER, cite);
	if (!l->number && fortified(s, g, f->to, side) && !has_kind(s, &good, KIND_ART))
		add(l, LINE_ADD, -gb_figures(s)->support.fortress, NONE, from, TEXT_SUPPORT_GROUND, cite);
	else if (!l->number && gb_own(s)->rough[f->to])
		add(l, LINE_ADD, -gb_figures(s)->support.difficult, NONE, from, TEXT_SUPPORT_GROUND, cite);
	if (gb_next_commander(s, g, from, side, 0) != NONE)
		add(l, LINE_ADD, gb_figures(s)->support.commander, gb_best(s, g, from, side), from, TEXT_SUPPORT_LEADER, cite);
}

/* [16.1] What cards add. */
static void add_cards(const struct scenario *s, const struct gamble *g, struct ledger *l, int side)
{
	const struct gb_fight *f = &g->fight;
	if (f->flags & FIGHT_AUTOMATIC && !l->number)
		add(l, LINE_ADD, 1, NONE, NONE, TEXT_CARD, CITE_16_1);
	if (f->flags & FIGHT_GUARD && side == FRENCH)
		add(l, LINE_ADD, 2, NONE, NONE, TEXT_CARD, CITE_16_1);
	if (!l->number && side == FRENCH && g->effects.allow & ALLOW_RIVERS_WORSE && river(s, g, f->from, f->to))
		add(l, LINE_ADD, -1, NONE, NONE, TEXT_CARD, CITE_16_1);
}

/* --- both sides --- */

void gb_add_up(const struct scenario *s, const struct gamble *g, struct gb_sum *out, struct account *a)
{
	const struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side);
	struct ledger attack = {a, 0, 0}, defence = {a, 1, 0};
	struct set good = good_ones(s, g, &f->attackers);
	add_stack(s, g, &attack, f->from, f->side, &good);
	take_ground(s, g, &attack, &good);
	add_chief(s, g, &attack, f->from, f->side, &f->attackers);
	for (int k = 0; k < f->called[f->side]; k++)
		add_support(s, g, &attack, f->call[f->side][k], f->side);
	add_cards(s, g, &attack, f->side);
	good = good_ones(s, g, &f->defenders);
	out->broken = set_empty(&good);
	if (out->broken) {
		/* [11.18] Nobody in good order: the die alone, whoever leads or supports them. */
		if (a)
			account_line(a, 1, LINE_NOTE, 0, 1, NONE, f->to, TEXT_ALL_DISRUPTED, CITE_11_18);
	} else {
		add_stack(s, g, &defence, f->to, enemy, &good);
		add_chief(s, g, &defence, f->to, enemy, &f->defenders);
		for (int k = 0; k < f->called[enemy]; k++)
			add_support(s, g, &defence, f->call[enemy][k], enemy);
		add_cards(s, g, &defence, enemy);
	}
	out->value[0] = attack.sum;
	out->value[1] = defence.sum;
}

int gb_good(const struct scenario *s, const struct gamble *g, int side)
{
	const struct gb_fight *f = &g->fight;
	struct set good = good_ones(s, g, side == f->side ? &f->attackers : &f->defenders);
	int n = set_count(&good);
	for (int k = 0; k < f->called[side]; k++) {
		struct set all = standing(s, g, f->call[side][k], side);
		good = good_ones(s, g, &all);
		n += set_count(&good);
	}
	return n;
}

/* [11.14] The difference. */
int gb_winner_hits(int margin)
{
	return margin < 0 ? -margin : margin;
}

/* [11.15] [reading 18] Half the whole difference, rounded up, and what the die adds. */
int gb_loser_hits(const struct scenario *s, int margin, int die)
{
	const struct table *t = &s->table[scenario_table(s, "losers-hits")];
	int hits = (gb_winner_hits(margin) + 1) / 2 + atoi(t->result[table_result(t, 0, die)]);
	return hits < 0 ? 0 : hits;
}

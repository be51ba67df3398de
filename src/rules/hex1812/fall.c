/* Automatic elimination during movement (Combat K to O). */
#include "rules/hex1812/combat.h"

/* [Combat K, Combat O] Infantry, supply units and depots can be eliminated so, never cavalry or leaders. */
static bool can_fall(const struct scenario *s, const struct campaign *c, int side, int piece)
{
	return s->piece[piece].side == 1 - side && hx_arm(s, piece) != ARM_CAV && hx_arm(s, piece) != ARM_LEADER &&
	       !set_has(&c->doomed, piece);
}

/* What on a hex could fall: `infantry` says whether combat units are among it. */
static bool targets(const struct scenario *s, const struct campaign *c, int side, int place, bool *infantry)
{
	bool any = false;
	*infantry = false;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i)) {
		if (!can_fall(s, c, side, i))
			continue;
		any = true;
		*infantry |= hx_fights(s, i);
	}
	return any;
}

/* [Fortresses E] Out of a fortress all enemies beside it are fought together, those over rivers only when one of them is meant. */
static void sally(const struct scenario *s, const struct campaign *c, int from, int to, struct hx_clash *out)
{
	const struct ground *g = ground_of(s);
	bool rivers = g->side[from][hx_direction(s, from, to)] & SIDE_RIVER;
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = g->to[from][d];
		if (at != NONE && at != to && hx_owner(s, c, at) == 1 - out->side && (rivers || !(g->side[from][d] & SIDE_RIVER)))
			out->to[out->tos++] = (int16_t)at;
	}
}

/* [reading 27] Reckoned as in combat: the units on one hex; [Fortresses D] against a fortress those of all hexes around. */
static void clash_make(const struct scenario *s, const struct campaign *c, int side, int from, int to, struct hx_clash *out)
{
	const struct ground *g = ground_of(s);
	*out = (struct hx_clash){.side = side, .froms = 1, .tos = 1, .from = {(int16_t)from}, .to = {(int16_t)to}};
	if (hx_is_fortress(s, from)) {
		sally(s, c, from, to, out);
		return;
	}
	if (!hx_is_fortress(s, to))
		return;
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = g->to[to][d];
		if (at != NONE && at != from && hx_owner(s, c, at) == side && !hx_is_fortress(s, at) && hx_attackers(s, c, at))
			out->from[out->froms++] = (int16_t)at;
	}
}

/* [Combat J] Over a river or against a fortress the attackers may come in when combat is over, as after any battle: the attack stands
 * among those that were fought. */
static void open_hex(const struct scenario *s, struct campaign *c, int from, int to)
{
	int d = hx_direction(s, from, to);
	if (c->attacks == HX_ATTACKS || d == NONE || !(ground_of(s)->side[from][d] & SIDE_RIVER || hx_is_fortress(s, to)))
		return;
	c->attack[c->attacks++] = (struct hx_attack){(int16_t)from, (int16_t)to, ++c->battles, ATTACK_MARCHED | ATTACK_FOUGHT | ATTACK_OPEN, {0}};
}

/* [Combat M] The infantry is doomed: without zone, but on the map till combat begins. [Combat N] Supply units and depots are gone
 * at once. [reading 27] Against infantry it was the attack of all who took part. */
static void eliminate(const struct scenario *s, struct campaign *c, const struct hx_clash *clash, int to, bool infantry,
		      struct events *ev)
{
	int side = clash->side, next;
	for (int i = hx_top(c, to); i != NONE; i = next) {
		next = hx_below(c, i);
		if (!can_fall(s, c, side, i))
			continue;
		if (hx_fights(s, i)) {
			set_add(&c->doomed, i);
			set_add(&c->spent, i);
			event_note(ev, EVENT_NOTE, s->piece[i].side, i, NONE, to, TEXT_DOOMED, CITE_COMBAT_M);
		} else {
			hx_kill(s, c, i, CITE_COMBAT_N, ev);
		}
	}
	for (int k = 0; k < clash->froms && infantry; k++) {
		open_hex(s, c, clash->from[k], to);
		for (int i = hx_top(c, clash->from[k]); i != NONE; i = hx_below(c, i))
			if (s->piece[i].side == side && hx_can_attack(s, c, i))
				set_add(&c->spent, i);
	}
}

static void strike_at(const struct scenario *s, struct campaign *c, int from, int to, bool only_others, struct events *ev)
{
	int side = c->p.header.phasing;
	struct hx_clash clash;
	struct hx_sum sum;
	bool infantry, any = false;
	if (!targets(s, c, side, to, &infantry) || (only_others && infantry) || !hx_attackers(s, c, from))
		return;
	clash_make(s, c, side, from, to, &clash);
	for (int k = 0; k < clash.tos; k++) {
		targets(s, c, side, clash.to[k], &infantry);
		any |= infantry;
	}
	if (only_others && any)
		return;
	hx_clash_add(s, c, &clash, &sum, NULL);
	if (sum.percent < figures_of(s)->combat.automatic)
		return;
	if (ev) {
		struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_AUTOMATIC, side, to);
		hx_clash_add(s, c, &clash, &sum, a);
		event_account(ev, event_note(ev, EVENT_ATTACK, side, hx_top(c, to), from, to, sum.percent, CITE_COMBAT_K), a);
	}
	for (int k = 0; k < clash.tos; k++)
		eliminate(s, c, &clash, clash.to[k], any, ev);
}

void hx_strike(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int d = 0; d < DIRECTIONS; d++)
		if (g->to[place][d] != NONE && hx_top(c, g->to[place][d]) != NONE)
			strike_at(s, c, place, g->to[place][d], false, ev);
}

/* [Supply C, Combat L] Depots alone vanish as soon as a combat unit comes by; [reading 27] so do supply units that it is strong
 * enough for, and it marches on. */
void hx_pass_by(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int d = 0; d < DIRECTIONS; d++)
		if (g->to[place][d] != NONE && hx_top(c, g->to[place][d]) != NONE)
			strike_at(s, c, place, g->to[place][d], true, ev);
	hx_depots(s, c, ev);
}

void hx_bury(const struct scenario *s, const struct campaign *truth, struct campaign *out)
{
	*out = *truth;
	for (int i = set_next(&truth->doomed, 0); i >= 0; i = set_next(&truth->doomed, i + 1))
		hx_put(s, out, i, AT_LOST);
	set_clear(&out->doomed);
}

void hx_fall(const struct scenario *s, struct campaign *c, struct events *ev)
{
	for (int i = set_next(&c->doomed, 0); i >= 0; i = set_next(&c->doomed, i + 1))
		hx_kill(s, c, i, CITE_COMBAT_M, ev);
	for (int k = 0; k < c->attacks; k++)
		for (int i = hx_top(c, c->attack[k].from); i != NONE; i = hx_below(c, i))
			if (set_has(&c->spent, i))
				set_add(&c->pledged, i);
	hx_depots(s, c, ev);
}

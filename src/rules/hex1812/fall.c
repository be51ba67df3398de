/* Automatic elimination during movement (Combat K to O). */
#include "rules/hex1812/combat.h"

#include <limits.h>

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

/* Do combat units stand among those that are attacked? */
static bool infantry_in(const struct scenario *s, const struct campaign *c, const struct hx_clash *clash)
{
	bool infantry = false;
	for (int k = 0; k < clash->tos && !infantry; k++)
		targets(s, c, clash->side, clash->to[k], &infantry);
	return infantry;
}

static bool enough(const struct scenario *s, const struct campaign *c, const struct hx_clash *clash)
{
	struct hx_sum sum;
	hx_clash_add(s, c, clash, &sum, NULL);
	return sum.percent >= figures_of(s)->combat.automatic;
}

enum { FRESH = 64 }; /* a unit that could still march is dearer than all those together that have */

/* What it costs to use up the units of a hex. */
static int price(const struct scenario *s, const struct campaign *c, int place)
{
	int sum = 0;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i))
		if (hx_can_attack(s, c, i))
			sum += set_has(&c->p.used, i) || !hx_fights(s, i) ? 1 : FRESH;
	return sum;
}

/* [Fortresses D, reading 27] Against a fortress other hexes beside it help where the first alone does not suffice: whole hexes, for all on
 * one attack together, and those that cost least. More of them are never less: all together tell whether it can be done. */
static bool call_help(const struct scenario *s, const struct campaign *c, struct hx_clash *clash)
{
	const struct ground *g = ground_of(s);
	int16_t other[DIRECTIONS];
	int others = 0, least = INT_MAX;
	struct hx_clash best = *clash;
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = g->to[clash->to[0]][d];
		if (at != NONE && at != clash->from[0] && hx_owner(s, c, at) == clash->side && !hx_is_fortress(s, at) && hx_attackers(s, c, at))
			best.from[best.froms++] = other[others++] = (int16_t)at;
	}
	if (!others || !enough(s, c, &best))
		return false;
	for (unsigned pick = 1; pick < 1u << others; pick++) {
		struct hx_clash one = *clash;
		int cost = 0;
		for (int k = 0; k < others; k++)
			if (pick >> k & 1) {
				one.from[one.froms++] = other[k];
				cost += price(s, c, other[k]);
			}
		if (cost >= least || !enough(s, c, &one))
			continue;
		least = cost;
		best = one;
	}
	*clash = best;
	return true;
}

/* [reading 27] What the units on a hex could eliminate on one beside it, reckoned as in combat; false where they cannot. */
static bool clash_make(const struct scenario *s, const struct campaign *c, int from, int to, struct hx_clash *out)
{
	bool infantry;
	*out = (struct hx_clash){.side = c->p.header.phasing, .froms = 1, .tos = 1, .from = {(int16_t)from}, .to = {(int16_t)to}};
	if (hx_top(c, to) == NONE || !targets(s, c, out->side, to, &infantry) || !hx_attackers(s, c, from))
		return false;
	if (hx_is_fortress(s, from))
		sally(s, c, from, to, out);
	if (enough(s, c, out))
		return true;
	return hx_is_fortress(s, to) && !hx_is_fortress(s, from) && call_help(s, c, out);
}

/* [Combat J] Over a river or against a fortress the attackers may come in when combat is over, as after any battle: the attack stands
 * among those that were fought. */
static bool open_hex(const struct scenario *s, struct campaign *c, int from, int to, int battle)
{
	int d = hx_direction(s, from, to);
	if (c->attacks == HX_ATTACKS || d == NONE || !(ground_of(s)->side[from][d] & SIDE_RIVER || hx_is_fortress(s, to)))
		return false;
	c->attack[c->attacks++] = (struct hx_attack){(int16_t)from, (int16_t)to, (uint8_t)battle, ATTACK_MARCHED | ATTACK_FOUGHT | ATTACK_OPEN, 0, 0};
	return true;
}

/* [Combat M] The infantry is doomed: without zone, but on the map till combat begins. [Combat N] Supply units and depots are gone
 * at once. */
static void eliminate(const struct scenario *s, struct campaign *c, int side, int to, struct events *ev)
{
	int next;
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
}

/* [reading 27] Against infantry it was the attack of all who took part. [Combat J] Each of them may come into the hexes of this one battle,
 * and remembers which that was. */
static void spend(const struct scenario *s, struct campaign *c, const struct hx_clash *clash)
{
	int battle = c->battles + 1;
	for (int k = 0; k < clash->froms; k++) {
		bool open = false;
		for (int t = 0; t < clash->tos; t++)
			open |= open_hex(s, c, clash->from[k], clash->to[t], battle);
		if (open)
			c->battles = (uint8_t)battle;
		for (int i = hx_top(c, clash->from[k]); i != NONE; i = hx_below(c, i)) {
			if (s->piece[i].side != clash->side || !hx_can_attack(s, c, i))
				continue;
			set_add(&c->spent, i);
			c->p.piece[i].flags = (uint16_t)(open ? battle : 0);
		}
	}
}

static void carry_out(const struct scenario *s, struct campaign *c, const struct hx_clash *clash, struct events *ev)
{
	struct hx_sum sum;
	bool infantry = infantry_in(s, c, clash);
	if (ev) {
		struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_AUTOMATIC, clash->side, clash->to[0]);
		hx_clash_add(s, c, clash, &sum, a);
		event_account(ev, event_note(ev, EVENT_ATTACK, clash->side, hx_top(c, clash->to[0]), clash->from[0], clash->to[0], sum.percent,
					     CITE_COMBAT_K), a);
	}
	for (int k = 0; k < clash->tos; k++)
		eliminate(s, c, clash->side, clash->to[k], ev);
	if (infantry)
		spend(s, c, clash);
}

/* [Combat N, reading 27] Supply units and depots alone fall to whoever comes by strong enough, and it is nobody's attack. */
static void sweep(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct hx_clash clash;
	for (int d = 0; d < DIRECTIONS; d++)
		if (g->to[place][d] != NONE && clash_make(s, c, place, g->to[place][d], &clash) && !infantry_in(s, c, &clash))
			carry_out(s, c, &clash, ev);
}

/* [Combat K] Odds that there are when the phase begins are reached in it, by whoever stands there and without a march. [reading 27] Against
 * combat units only a march that ends there strikes: who stands beside them could not leave else. */
void hx_sweep(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int side = c->p.header.phasing;
	for (int i = g->begin[side][KIND_IC]; i < g->end[side][KIND_CD]; i++)
		if (c->p.piece[i].place >= 0)
			sweep(s, c, c->p.piece[i].place, ev);
}

/* Out of a fortress several hexes stand for one attack: the first of them is named. */
int hx_victims(const struct scenario *s, const struct campaign *c, int place, int16_t out[DIRECTIONS])
{
	const struct ground *g = ground_of(s);
	struct hx_clash clash;
	unsigned seen = 0;
	int n = 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[place][d];
		if (to == NONE || !clash_make(s, c, place, to, &clash) || !infantry_in(s, c, &clash))
			continue;
		if (hx_is_fortress(s, place) && seen >> clash.tos & 1)
			continue;
		seen |= 1u << clash.tos;
		out[n++] = (int16_t)to;
	}
	return n;
}

bool hx_strike(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	struct hx_clash clash;
	int16_t victim[DIRECTIONS];
	sweep(s, c, place, ev);
	int n = hx_victims(s, c, place, victim);
	if (n == 1 && clash_make(s, c, place, victim[0], &clash))
		carry_out(s, c, &clash, ev);
	if (n < 2)
		return false;
	frame_push(&c->p, ROW_VICTIM, (enum side)c->p.header.phasing)->place = (int16_t)place;
	return true;
}

/* [Supply C, Combat L] Depots alone vanish as soon as a combat unit comes by; [reading 27] so do supply units that it is strong
 * enough for, and it marches on. */
void hx_pass_by(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	sweep(s, c, place, ev);
	hx_depots(s, c, ev);
}

/* --- which of several --- */

void hx_victim_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_NAME), 1, "The units at %s reach 500%% of more than one enemy, and attack once: who is eliminated?",
		   hx_place(s, frame_now(p)->place).at);
	out->place = frame_now(p)->place;
}

/* [Combat B, Combat K] One attack for each unit: the attacker says against whom, he does not forgo it. */
void hx_victim_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int16_t victim[DIRECTIONS];
	int n = hx_victims(s, campaign_of(p), frame_now(p)->place, victim);
	for (int i = 0; i < n; i++)
		orders_add(out, order_make(VERB_NAME, frame_now(p)->side, NONE, victim[i], NONE));
}

bool hx_victim_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_COMBAT_K, "name the hex of one of the enemies that are outnumbered so", e);
}

void hx_victim_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct hx_clash clash;
	int from = frame_now(p)->place;
	phase_return(p);
	if (clash_make(s, c, from, o->place, &clash))
		carry_out(s, c, &clash, ev);
	hx_march_settle(s, c, ev);
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
	for (int i = set_next(&c->spent, 0); i >= 0; i = set_next(&c->spent, i + 1))
		if (c->p.piece[i].flags)
			set_add(&c->pledged, i);
	hx_depots(s, c, ev);
}

/* The Movement Phase: units go one by one, as far as their allowance lasts (Movement A to E, Stacking, Depot Movement). */
#include "rules/hex1812/combat.h"

#include <stdio.h>
#include <string.h>

/* --- who may be taken up --- */

/* [Disruption A] The disrupted do not move. [Depot Movement L] Depots go with supply units only. [reading 21] Who came onto the map
 * into a zone goes no further. [reading 27] Nor does who has attacked. */
static bool may_take(const struct scenario *s, const struct campaign *c, int piece, struct error *e)
{
	int side = c->p.header.phasing, crowd = hx_crowd(s, c), points;
	if (s->piece[piece].side != side || c->p.piece[piece].place < 0)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s is no unit of yours on the map", hx_unit_at(s, c, piece).at);
	if (crowd != NONE && c->p.piece[piece].place != crowd)
		return error_set(e, NULL, NULL, CITE(CITE_STACKING_J), "a unit has come onto another at %s, which makes room first",
				 hx_place(s, crowd).at);
	if (hx_arm(s, piece) == ARM_DEPOT)
		return error_set(e, NULL, NULL, CITE(CITE_DEPOT_L), "a depot moves only along with a supply unit of its hex: take that");
	if (set_has(&c->p.used, piece))
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_C), "%s has moved already", hx_unit_at(s, c, piece).at);
	if (hx_is_disrupted(c, piece))
		return error_set(e, NULL, NULL, CITE(CITE_DISRUPTION_A), "%s is disrupted and does not move", hx_unit_at(s, c, piece).at);
	if (set_has(&c->spent, piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_K), "%s has eliminated an enemy where it stands: that was its attack",
				 hx_unit_at(s, c, piece).at);
	if (set_has(&c->tight, piece))
		return error_set(e, NULL, NULL, CITE(CITE_ZONES_B), "%s came into an enemy zone of control and stops there", hx_unit_at(s, c, piece).at);
	points = hx_allowance(s, c, piece) - c->p.piece[piece].used;
	return hx_can_march(s, c, piece, points) ||
	       error_set(e, NULL, NULL, CITE(CITE_ZONES_B), "%s cannot leave its hex: no step is open to it", hx_unit_at(s, c, piece).at);
}

static bool able(const struct scenario *s, const struct campaign *c, int piece)
{
	return hx_arm(s, piece) != ARM_DEPOT && hx_may_take(c, piece) &&
	       hx_can_march(s, c, piece, hx_allowance(s, c, piece) - c->p.piece[piece].used);
}

/* --- the duty of stacks --- */

/* [Stacking J] Combat units that end on one hex must attack, all of them: [Disruption A] who can leave one that is disrupted does, with an
 * enemy beside them or without. [reading 29, reading 44] No duty for who cannot part, also where an elimination has taken the last
 * enemy from beside them. */
static bool duty(const struct scenario *s, const struct campaign *c, int place, bool *parts)
{
	int side = c->p.header.phasing;
	*parts = false;
	if (hx_fighters(s, c, place, NONE) < 2 || hx_all_attack(s, c, side, place))
		return false;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i)) {
		if (!hx_fights(s, i) || s->piece[i].side != side)
			continue;
		if (set_has(&c->spent, i))
			return false;
		*parts |= able(s, c, i);
	}
	return true;
}

/* A hex whose combat units must part or find an enemy, or NONE. */
static int owing(const struct scenario *s, const struct campaign *c)
{
	const struct ground *g = ground_of(s);
	int side = c->p.header.phasing;
	bool parts;
	for (int i = g->begin[side][KIND_IC]; i < g->end[side][KIND_CD]; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 && hx_top(c, at) != NONE && hx_below(c, hx_top(c, at)) != NONE && duty(s, c, at, &parts) && parts)
			return at;
	}
	return NONE;
}

/* What the units of such a hex have to do, and why. */
static struct text part_words(const struct scenario *s, const struct campaign *c, int place)
{
	struct text out;
	int idle = hx_idle_in_combat(s, c, place);
	if (idle != NONE && hx_faces(s, c, s->piece[idle].side, place))
		text_set(&out, "the combat units on %s must part: %s is disrupted and does not attack with the others", hx_place(s, place).at,
			 hx_unit(s, idle).at);
	else
		text_set(&out, "the combat units on %s must part, or stand where they can attack", hx_place(s, place).at);
	return out;
}

/* [reading 29] Stacks of which nobody has moved or could: beside an enemy or not, they owe no attack. */
static void excuse(const struct scenario *s, struct campaign *c)
{
	const struct ground *g = ground_of(s);
	int side = c->p.header.phasing;
	set_clear(&c->excused);
	for (int i = g->begin[side][KIND_IC]; i < g->end[side][KIND_CD]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || hx_fighters(s, c, at, NONE) < 2)
			continue;
		bool chose = false;
		for (int k = hx_top(c, at); k != NONE && !chose; k = hx_below(c, k))
			chose = hx_fights(s, k) && s->piece[k].side == side && (set_has(&c->p.used, k) || able(s, c, k));
		if (!chose)
			set_add(&c->excused, i);
	}
}

/* --- the march in hand --- */

static int leader_of(const struct campaign *c)
{
	return set_empty(&c->p.hand) ? NONE : c->march.lead;
}

static bool may_with(const struct scenario *s, const struct campaign *c, int piece, struct error *e)
{
	int lead = c->march.lead;
	if (hx_arm(s, piece) != ARM_DEPOT || hx_arm(s, lead) != ARM_SUPPLY || c->p.piece[piece].place != c->p.piece[lead].place ||
	    s->piece[piece].side != s->piece[lead].side)
		return error_set(e, NULL, NULL, CITE(CITE_DEPOT_L), "only a depot goes along, with a supply unit of its hex");
	if (c->march.leg > 1 || c->march.moved)
		return error_set(e, NULL, NULL, CITE(CITE_DEPOT_L), "a depot goes along from the beginning of the march or not at all");
	if (set_has(&c->p.used, piece) || set_has(&c->p.hand, piece))
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_C), "this depot moves or has moved already");
	return !hx_is_disrupted(c, piece) ||
	       error_set(e, NULL, NULL, CITE(CITE_DISRUPTION_A), "this depot is disrupted and does not move");
}

/* How the lead would come to a hex: the directions, last step first. Returns how many. */
static int way_back(const struct scenario *s, const struct hx_reach *r, int from, int to, uint8_t *way)
{
	const struct ground *g = ground_of(s);
	int n = 0;
	for (int at = to; at != from && n < REACH_POINTS; at = g->to[at][(r->way[at] + 3) % DIRECTIONS])
		way[n++] = r->way[at];
	return n;
}

/* [Stacking J] May the march of who is in hand end there: alone, to attack, or in the place of a friend? */
static bool may_stay(const struct scenario *s, const struct campaign *c, int place)
{
	return hx_may_end(s, c, c->march.lead, place) || hx_may_trade(s, c, c->march.lead, place);
}

static bool may_march(const struct scenario *s, const struct campaign *c, const struct order *o, struct error *e)
{
	int lead = c->march.lead, from = c->p.piece[lead].place;
	struct hx_reach r;
	if (o->piece != lead || o->place == from)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s is in hand: it marches to another hex", hx_unit(s, lead).at);
	if (s->board.at[o->place].missing)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "there is no hex to march to");
	hx_reach_to(s, c, lead, from, c->march.left, o->place, &r);
	if (r.cost[o->place] == FAR && hx_owner(s, c, o->place) == 1 - s->piece[lead].side)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT_D), "the enemy stands on %s", hx_place(s, o->place).at);
	if (r.cost[o->place] == FAR)
		return error_set(e, NULL, NULL, CITE(hx_stops(s, c, lead, from) ? CITE_ZONES_B : CITE_MOVEMENT_C),
				 "%s has %d points left and does not come to %s with them", hx_unit(s, lead).at, c->march.left,
				 hx_place(s, o->place).at);
	if (may_stay(s, c, o->place))
		return true;
	if (set_has(&c->weary, lead))
		return error_set(e, NULL, NULL, CITE(CITE_STACKING_J), "%s arrives disrupted: combat units stack only where all of them can attack",
				 hx_unit_at(s, c, lead).at);
	if (hx_faces(s, c, s->piece[lead].side, o->place))
		return error_set(e, NULL, NULL, CITE(CITE_STACKING_J), "%s is disrupted: combat units stack only where all of them can attack",
				 hx_unit_at(s, c, hx_idle_in_combat(s, c, o->place)).at);
	return error_set(e, NULL, NULL, CITE(CITE_STACKING_J),
			 "combat units stack only to attack: no enemy is beside %s, and no single unit there could march on and make room",
			 hx_place(s, o->place).at);
}

/* [Forced March H] Not between the second allowance of a triple march and its die. [Stacking J, reading 44] Nor on friends with no enemy
 * left beside them, or when disrupted by the march, while another step is open. */
static bool may_halt(const struct scenario *s, const struct campaign *c, struct error *e)
{
	int lead = c->march.lead, at = c->p.piece[lead].place;
	if (!c->march.moved && c->march.leg == 1)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s has not moved yet", hx_unit(s, lead).at);
	if (hx_owes_die(c))
		return error_set(e, NULL, NULL, CITE(CITE_FORCED_H),
				 "%s is on a triple march and beyond its own allowance: it rolls for it before it halts", hx_unit(s, lead).at);
	if (may_stay(s, c, at) || !hx_can_march(s, c, lead, c->march.left))
		return true;
	if (set_has(&c->weary, lead))
		return error_set(e, NULL, NULL, CITE(CITE_STACKING_J), "%s ends its march disrupted and cannot attack with the others here: march on",
				 hx_unit_at(s, c, lead).at);
	return error_set(e, NULL, NULL, CITE(CITE_STACKING_J), "no enemy is left beside %s, where units of yours stand stacked: march on",
			 hx_place(s, at).at);
}

/* Nothing more can be done with who is in hand. */
static bool exhausted(const struct scenario *s, const struct campaign *c)
{
	return c->march.stopped || (!hx_can_march(s, c, c->march.lead, c->march.left) && !hx_may_force(s, c, CHOICE_FORCE, NULL) &&
				    !hx_may_force(s, c, CHOICE_SECOND, NULL));
}

/* [Forced March Tables e] A corps has become a division. */
static void shrink(const struct scenario *s, struct campaign *c, int corps, struct events *ev)
{
	int side = s->piece[corps].side, kind = ground_of(s)->kind[corps] + 1, at = c->p.piece[corps].place;
	int small = hx_boxed(s, c, side, kind, AT_POOL);
	if (small == NONE)
		small = hx_boxed(s, c, side, kind, AT_LOST);
	hx_kill(s, c, corps, CITE_FORCED, ev);
	if (small == NONE)
		return;
	hx_put(s, c, small, at);
	set_add(&c->p.used, small);
	event_note(ev, EVENT_NOTE, side, small, NONE, at, TEXT_REDUCED, CITE_FORCED);
}

/* [Forced March Tables d, Forced March Tables e] The march is completed, and then it takes its toll. [reading 30] Only what is left after
 * that eliminates anybody where it ends. */
void hx_march_over(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct set gone = c->p.hand;
	int lead = c->march.lead, at = c->p.piece[lead].place;
	bool reduced = c->march.reduced && set_has(&gone, lead);
	set_clear(&c->p.hand);
	set_clear(&c->p.free);
	memset(&c->march, 0, sizeof c->march);
	set_join(&c->p.used, &gone);
	for (int i = set_next(&gone, 0); i >= 0; i = set_next(&gone, i + 1))
		if (set_has(&c->weary, i))
			hx_disrupt(s, c, i, CITE_FORCED, ev);
	set_clear(&c->weary);
	if (reduced)
		shrink(s, c, lead, ev);
	if (at >= 0)
		hx_strike(s, c, at, ev);
}

/* [reading 30] Does the march in hand still have to pay for itself, by a die or by what one has brought already? */
static bool unpaid(const struct campaign *c)
{
	return hx_owes_die(c) || c->march.reduced || set_has(&c->weary, c->march.lead);
}

void hx_march_settle(const struct scenario *s, struct campaign *c, struct events *ev)
{
	if (set_empty(&c->p.hand))
		return;
	c->march.stopped |= set_has(&c->spent, c->march.lead);
	if (c->march.stopped && hx_owes_die(c))
		hx_pay_die(s, c, ev);
	if (!set_empty(&c->p.hand) && exhausted(s, c))
		hx_march_over(s, c, ev);
}

/* [Movement C] Step by step, for what lies beside the way. [Combat K] Where it ends it may be strong enough to eliminate at once. */
static void march(const struct scenario *s, struct campaign *c, int to, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct hx_reach r;
	uint8_t back[REACH_POINTS + 1];
	int16_t way[REACH_POINTS + 2];
	int lead = c->march.lead, from = c->p.piece[lead].place, at = from, places = 0;
	hx_reach_to(s, c, lead, from, c->march.left, to, &r);
	int n = way_back(s, &r, from, to, back);
	way[places++] = (int16_t)from;
	for (int i = n - 1; i >= 0; i--)
		way[places++] = (int16_t)(at = g->to[at][back[i]]);
	event_way(ev, event_note(ev, EVENT_MOVE, s->piece[lead].side, lead, from, to, r.cost[to], CITE_MOVEMENT_C), way, places);
	for (int i = 1; i < places; i++) {
		for (int k = set_next(&c->p.hand, 0); k >= 0; k = set_next(&c->p.hand, k + 1))
			hx_move(s, c, k, way[i], ev);
		if (hx_fights(s, lead))
			hx_pass_by(s, c, way[i], ev);
	}
	hx_depots(s, c, ev);
	c->march.left = (uint8_t)(c->march.left - r.cost[to]);
	c->march.moved = 1;
	c->march.stopped = hx_stops(s, c, lead, to);
	if (unpaid(c) || !hx_strike(s, c, to, ev))
		hx_march_settle(s, c, ev);
}

/* --- the row --- */

void hx_march_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (frame_top(p)->count)
		return;
	frame_top(p)->count = 1;
	set_clear(&p->used);
	event_note(ev, EVENT_PHASE, p->header.phasing, NONE, NONE, NONE, ROW_MARCH, CITE_MOVEMENT);
	hx_sweep(s, campaign_at(p), ev);
}

void hx_march_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct campaign *c = campaign_of(p);
	int lead = leader_of(c);
	if (lead == NONE) {
		int owed = owing(s, c);
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_MARCH) | VERB(VERB_DONE), 0, "Move your units, one by one, or end the phase");
		if (owed != NONE)
			out->why_not = part_words(s, c, owed);
		return;
	}
	prompt_ask(out, VERB(VERB_MARCH) | VERB(VERB_WITH) | VERB(VERB_CHOOSE) | VERB(VERB_HALT), 1, "%s has %d point%s left%s",
		   hx_unit_at(s, c, lead).at, c->march.left, c->march.left == 1 ? "" : "s",
		   c->march.leg > 1 ? " of its forced march" : "");
	if (c->march.triple && c->march.leg == 1) /* [Forced March H] the second allowance needs no die, the third does */
		text_set(&out->ask, "Triple march of %s: %d points sure, then a die", hx_unit_at(s, c, lead).at,
			 c->march.left + hx_allowance(s, c, lead));
	out->left = c->march.left;
}

static void list_hand(const struct scenario *s, const struct campaign *c, int lead, struct orders *out)
{
	int side = s->piece[lead].side;
	struct hx_reach r;
	if (hx_arm(s, lead) == ARM_SUPPLY)
		for (int i = hx_top(c, c->p.piece[lead].place); i != NONE; i = hx_below(c, i))
			if (may_with(s, c, i, NULL))
				orders_add(out, order_make(VERB_WITH, side, i, NONE, NONE));
	hx_reach(s, c, lead, c->p.piece[lead].place, c->march.left, &r);
	for (int i = 1; i < r.n; i++)
		if (!(r.there[r.at[i]] & REACH_COMPANY) || may_stay(s, c, r.at[i]))
			orders_add(out, order_make(VERB_MARCH, side, lead, r.at[i], NONE));
	for (int choice = CHOICE_TRIPLE; choice <= CHOICE_FORCE; choice++)
		if (hx_may_force(s, c, choice, NULL))
			orders_add(out, order_make(VERB_CHOOSE, side, NONE, NONE, choice));
	if (may_halt(s, c, NULL))
		orders_add(out, order_make(VERB_HALT, side, NONE, NONE, NONE));
}

/* [Movement, Movement A] As many units as the owner likes, one by one; he may end it whenever no stack owes anything. [Movement B]
 * Only the side whose turn it is moves. */
void hx_march_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	const struct campaign *c = campaign_of(p);
	int side = p->header.phasing, lead = leader_of(c);
	if (lead != NONE) {
		list_hand(s, c, lead, out);
		return;
	}
	int crowd = hx_crowd(s, c);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if ((crowd == NONE || p->piece[i].place == crowd) && able(s, c, i))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	if (owing(s, c) == NONE)
		orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool hx_march_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	int lead = leader_of(c), owed;
	if (o->number != NONE && o->verb != VERB_CHOOSE)
		return phase_refuse(s, CITE_MOVEMENT, "units move one by one", e);
	if (lead == NONE) {
		if (o->verb == VERB_TAKE)
			return may_take(s, c, o->piece, e);
		if (o->verb != VERB_DONE)
			return phase_refuse(s, CITE_MOVEMENT, "take up a unit first, or end the phase", e);
		owed = owing(s, c);
		return owed == NONE || error_set(e, NULL, NULL, CITE(CITE_STACKING_J), "%s", part_words(s, c, owed).at);
	}
	switch (o->verb) {
	case VERB_WITH:
		return may_with(s, c, o->piece, e);
	case VERB_MARCH:
		return may_march(s, c, o, e);
	case VERB_CHOOSE:
		return hx_may_force(s, c, o->number, e);
	case VERB_HALT:
		return may_halt(s, c, e);
	default:
		return phase_refuse(s, CITE_MOVEMENT, "march with the unit in hand, or halt", e);
	}
}

static void take(const struct scenario *s, struct campaign *c, int piece)
{
	set_add(&c->p.hand, piece);
	c->march = (struct hx_march){.start = c->p.piece[piece].place, .lead = (int16_t)piece, .leg = 1,
				     .left = (uint8_t)(hx_allowance(s, c, piece) - c->p.piece[piece].used)};
}

/* [Disruption B] With the phase ends what fell on units in this phase of the last turn. [Supply B] Then depots are made. */
static void phase_over(const struct scenario *s, struct campaign *c, struct events *ev)
{
	excuse(s, c);
	hx_recover(s, c, (int)hx_time_now(c, false), ev);
	set_clear(&c->p.used);
	set_clear(&c->tight);
	for (int i = 0; i < s->pieces; i++)
		c->p.piece[i].used = 0;
	phase_goto(&c->p, ROW_DEPOT, (enum side)c->p.header.phasing);
}

void hx_march_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	switch (o->verb) {
	case VERB_TAKE:
		take(s, c, o->piece);
		break;
	case VERB_WITH:
		set_add(&p->hand, o->piece);
		break;
	case VERB_MARCH:
		march(s, c, o->place, ev);
		break;
	case VERB_CHOOSE:
		if (o->number == CHOICE_TRIPLE)
			c->march.triple = 1;
		else if (o->number == CHOICE_SECOND)
			c->march = (struct hx_march){.start = c->march.start, .lead = c->march.lead, .triple = 1, .leg = 2,
						     .left = (uint8_t)hx_allowance(s, c, c->march.lead)};
		else
			hx_force(s, c, ev);
		break;
	case VERB_HALT:
		hx_march_over(s, c, ev);
		break;
	default:
		phase_over(s, c, ev);
	}
}

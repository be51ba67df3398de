/* The attacks of a Combat Phase, declared all at once before anything is fought (Combat A to C; Fortresses D, E). */
#include "rules/hex1812/combat.h"

#include <string.h>

/* --- what could attack what --- */

/* Enemies of `side` on a hex. */
static bool enemies(const struct scenario *s, const struct campaign *c, int side, int place)
{
	return place >= 0 && hx_owner(s, c, place) == (int)side_other((enum side)side);
}

static bool over_river(const struct scenario *s, int from, int d)
{
	return ground_of(s)->side[from][d] & SIDE_RIVER;
}

/* Was it declared? [reading 27] An elimination on the march has been fought; nobody joins it, and who came later has an attack of his
 * own. */
static bool declared(const struct hx_attack *a)
{
	return !(a->flags & ATTACK_MARCHED);
}

/* The attack that was declared out of this hex, or NONE: all its units take part in one. */
static int declared_from(const struct campaign *c, int place)
{
	for (int k = 0; k < c->attacks; k++)
		if (c->attack[k].from == place && declared(&c->attack[k]))
			return k;
	return NONE;
}

/* How many battles against a hex are declared; `joint`: one of them is of several hexes together; `battle`: the last. */
static int battles_on(const struct campaign *c, int place, bool *joint, int *battle)
{
	int n = 0;
	*joint = false;
	*battle = 0;
	for (int k = 0; k < c->attacks; k++) {
		const struct hx_attack *a = &c->attack[k];
		if (a->to != place || !declared(a))
			continue;
		*joint |= a->flags & ATTACK_JOINT;
		n += a->battle != *battle;
		*battle = a->battle;
	}
	return n;
}

/* [Stacking J] A stack must attack. [reading 29] Not one that could not part. [Combat A] Others need not. */
bool hx_owes(const struct scenario *s, const struct campaign *c, int place)
{
	int fighting = 0, near = 0;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i)) {
		fighting += hx_fights(s, i);
		if (set_has(&c->excused, i))
			return false;
	}
	if (fighting < 2 || !hx_attackers(s, c, place) || declared_from(c, place) != NONE)
		return false;
	for (int d = 0; d < DIRECTIONS; d++)
		near += enemies(s, c, c->p.header.phasing, ground_of(s)->to[place][d]);
	return near > 0;
}

/* The first hex that still owes an attack, or NONE. */
static int owing(const struct scenario *s, const struct campaign *c)
{
	const struct ground *g = ground_of(s);
	int side = c->p.header.phasing;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place >= 0 && hx_fights(s, i) && hx_owes(s, c, c->p.piece[i].place))
			return c->p.piece[i].place;
	return NONE;
}

/* --- the row --- */

/* May a hex attack so? [Combat A] Adjacent enemies only. [Combat B] Each unit once, with all on its hex.
 * [Fortresses D, reading 32] After a joint attack on a fortress no other is made on it. */
static bool may_declare(const struct scenario *s, const struct campaign *c, int piece, int to, bool join, struct error *e)
{
	int side = c->p.header.phasing, from = c->p.piece[piece].place, battle;
	bool joint;
	if (s->piece[piece].side != side || from < 0)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_A), "%s is no unit of yours on the map", hx_unit(s, piece).at);
	if (hx_is_disrupted(c, piece))
		return error_set(e, NULL, NULL, CITE(CITE_DISRUPTION_A), "%s is disrupted and does not attack",
				 hx_unit(s, piece).at);
	if (set_has(&c->spent, piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B),
				 "%s has eliminated an enemy on the march: that was its attack", hx_unit(s, piece).at);
	if (!hx_can_attack(s, c, piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_G), "%s never attacks", hx_unit(s, piece).at);
	if (!hx_attackers(s, c, from))
		return error_set(e, NULL, NULL, CITE(CITE_LEADERS_C), "leaders do not attack alone");
	if (!hx_fights(s, piece))
		return error_set(e, NULL, NULL, CITE(CITE_LEADERS_C), "%s leads an attack of the combat units of his hex: name one of them",
				 hx_unit(s, piece).at);
	if (declared_from(c, from) != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "the units on %s attack already", hx_place(s, from).at);
	if (hx_direction(s, from, to) == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_A), "%s is not adjacent to %s", hx_place(s, to).at,
				 hx_place(s, from).at);
	if (!enemies(s, c, side, to))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_A), "no enemy stands on %s", hx_place(s, to).at);
	int n = battles_on(c, to, &joint, &battle);
	if (!join)
		return !joint || error_set(e, NULL, NULL, CITE(CITE_FORTRESS_D),
					   "%s is attacked by several hexes together: join that attack", hx_place(s, to).at);
	if (!hx_is_fortress(s, to) || hx_is_fortress(s, from))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "units on different hexes attack together only a fortress");
	return n == 1 || error_set(e, NULL, NULL, CITE(CITE_FORTRESS_D),
				   n ? "%s is attacked by single hexes already" : "no attack on %s is there to join",
				   hx_place(s, to).at);
}

static void add_arrow(struct campaign *c, int from, int to, int battle, int flags)
{
	if (c->attacks < HX_ATTACKS)
		c->attack[c->attacks++] = (struct hx_attack){(int16_t)from, (int16_t)to, (uint8_t)battle, (uint8_t)flags, 0, 0};
}

/* [Fortresses E] Out of a fortress all adjacent enemies are attacked together; those over rivers all or none: all of them
 * when the enemy named is over one, or when there are no others. */
static void sally(const struct scenario *s, struct campaign *c, int from, int to)
{
	const struct ground *g = ground_of(s);
	bool rivers = over_river(s, from, hx_direction(s, from, to));
	for (int d = 0; d < DIRECTIONS; d++)
		if (enemies(s, c, c->p.header.phasing, g->to[from][d]) && (rivers || !over_river(s, from, d)))
			add_arrow(c, from, g->to[from][d], c->battles, 0);
}

/* Who attacks from there: [Combat B] all that can. */
static void pledge(const struct scenario *s, struct campaign *c, int from)
{
	for (int i = hx_top(c, from); i != NONE; i = hx_below(c, i))
		if (hx_can_attack(s, c, i))
			set_add(&c->pledged, i);
}

void hx_declare_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (!frame_top(p)->count) {
		frame_top(p)->count = 1;
		if (!phase_empty(s, p) || !set_empty(&c->doomed))
			event_note(ev, EVENT_PHASE, p->header.phasing, NONE, NONE, NONE, ROW_DECLARE, CITE_COMBAT);
		hx_fall(s, c, ev);
	}
	if (!c->attacks && phase_empty(s, p))
		phase_goto(p, ROW_COMBAT_END, (enum side)p->header.phasing);
}

void hx_declare_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct campaign *c = campaign_of(p);
	int owed = owing(s, c);
	prompt_ask(out, VERB(VERB_DECLARE) | VERB(VERB_JOIN) | VERB(c->attacks ? VERB_COMMIT : VERB_DONE), c->attacks > 0,
		   c->attacks ? "Declare all attacks, then press Commit: the enemy may retreat before the first is fought"
			      : "Declare all attacks: drag a unit onto an adjacent enemy");
	if (owed != NONE)
		text_set(&out->why_not, "the stack on %s must attack", hx_place(s, owed).at);
}

/* [Combat B] Whichever combat unit of a hex is named speaks for all of them. [Leaders C] A leader only adds to them. */
static void list_attacks(const struct scenario *s, const struct campaign *c, struct orders *out)
{
	const struct ground *g = ground_of(s);
	int side = c->p.header.phasing;
	for (int i = g->first[side]; i < g->last[side]; i++) {
		int from = c->p.piece[i].place;
		if (from < 0 || !hx_can_attack(s, c, i))
			continue;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = g->to[from][d];
			if (!enemies(s, c, side, to))
				continue;
			if (may_declare(s, c, i, to, false, NULL))
				orders_add(out, order_make(VERB_DECLARE, side, i, to, NONE));
			if (may_declare(s, c, i, to, true, NULL))
				orders_add(out, order_make(VERB_JOIN, side, i, to, NONE));
		}
	}
}

void hx_declare_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct campaign *c = campaign_of(p);
	list_attacks(s, c, out);
	if ((out->n || c->attacks) && owing(s, c) == NONE)
		orders_add(out, order_make(c->attacks ? VERB_COMMIT : VERB_DONE, p->header.phasing, NONE, NONE, NONE));
}

bool hx_declare_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	int owed = owing(s, c);
	if (o->verb == VERB_DECLARE || o->verb == VERB_JOIN)
		return may_declare(s, c, o->piece, o->place, o->verb == VERB_JOIN, e);
	if (o->verb != (c->attacks ? VERB_COMMIT : VERB_DONE))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT),
				 c->attacks ? "declare more attacks, or press Commit" : "declare attacks, or press Done");
	return owed == NONE || error_set(e, NULL, NULL, CITE(CITE_STACKING_J), "the stack on %s must attack",
					 hx_place(s, owed).at);
}

/* [Fortresses D] Who joins an attack on a fortress makes it one of all these hexes. */
static void declare(const struct scenario *s, struct campaign *c, const struct order *o)
{
	int from = c->p.piece[o->piece].place, battle, flags = 0;
	bool joint;
	if (o->verb == VERB_JOIN) {
		battles_on(c, o->place, &joint, &battle);
		flags = ATTACK_JOINT;
		for (int k = 0; k < c->attacks; k++)
			if (c->attack[k].battle == battle)
				c->attack[k].flags |= ATTACK_JOINT;
	} else {
		battle = ++c->battles;
	}
	if (hx_is_fortress(s, from))
		sally(s, c, from, o->place);
	else
		add_arrow(c, from, o->place, battle, flags);
	pledge(s, c, from);
}

void hx_declare_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (o->verb != VERB_DECLARE && o->verb != VERB_JOIN) {
		int next = c->attacks ? ROW_RETIRE : ROW_COMBAT_END;
		for (int k = 0; k < c->attacks; k++)
			if (declared(&c->attack[k]))
				event_note(ev, EVENT_NOTE, p->header.phasing, NONE, c->attack[k].from, c->attack[k].to, TEXT_DECLARED,
					   CITE_COMBAT_A);
		phase_goto(p, next, c->attacks ? side_other((enum side)p->header.phasing) : (enum side)p->header.phasing);
		return;
	}
	declare(s, c, o);
	phase_again(p);
}

void hx_show_attacks(const struct scenario *s, const struct campaign *c, struct view *out)
{
	(void)s;
	for (int k = 0; k < c->attacks; k++)
		if (!(c->attack[k].flags & (ATTACK_FOUGHT | ATTACK_LEFT)))
			view_point(out, ARROW_IS_ATTACK, c->attack[k].from, c->attack[k].to, c->p.header.phasing, NONE);
}

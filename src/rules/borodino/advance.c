/* The optional advance: one winning unit into each hex the enemy had to leave. */
#include "rules/borodino/borodino.h"

#include <string.h>

static const struct set *winners(const struct battle *b, int side)
{
	return side == b->p.header.phasing ? &b->p.hand : &b->p.against;
}

/* [Optional Advance, Combat H, reading 21] One winner goes one hex into each hex left, enemy zone or not, at no cost.
 * [Artillery G] Not guns that are not next to it. [Zones of Control I] Into and out of woods along the road only.
 * [Imperial Guard A, reading 21] Nor Guard that may not come so near. */
bool bo_may_advance(const struct scenario *s, const struct battle *b, int piece, int to, struct error *e)
{
	const struct field *f = field_of(s);
	int from = b->p.piece[piece].place, d = bo_direction_to(f, from, to);
	bool free = !bo_guard_bound(s, b, piece) ||
		    bo_nearest_enemy(s, b, s->piece[piece].side, to) > figures_of(s)->guard.far;
	if (!e)
		return !b->occ[to] && !set_has(&b->advanced, piece) && d != NONE && f->side[from][d] & SIDE_PASS && free;
	if (b->occ[to])
		return error_set(e, NULL, NULL, CITE(CITE_ADVANCE), "%s is not empty", bo_hex(s, to).at);
	if (set_has(&b->advanced, piece))
		return error_set(e, NULL, NULL, CITE(CITE_ADVANCE), "%s has advanced already", bo_unit(s, b, piece).at);
	if (d == NONE)
		return error_set(e, NULL, NULL, CITE(s->piece[piece].arm == ARM_ART ? CITE_ARTILLERY_G : CITE_ADVANCE),
				 "%s is not adjacent to %s", bo_unit(s, b, piece).at, bo_hex(s, to).at);
	if (!(f->side[from][d] & SIDE_PASS))
		return error_set(e, NULL, NULL, CITE(f->side[from][d] & SIDE_RIVER ? CITE_TERRAIN : CITE_ZOC_I),
				 f->side[from][d] & SIDE_RIVER
				 ? "%s cannot go to %s: a river without bridge or ford lies between"
				 : "%s cannot go to %s: woods without a road lie between",
				 bo_unit(s, b, piece).at, bo_hex(s, to).at);
	return free || error_set(e, NULL, NULL, CITE(CITE_GUARD_A),
				 "%s is Guard, not released: it may not go to within four hexes of the enemy",
				 bo_unit(s, b, piece).at);
}

static void finish(const struct scenario *s, struct position *p, struct events *ev)
{
	struct battle *b = battle_at(p);
	bo_duty_lapse(s, b, ev);
	set_clear(&p->hand);
	set_clear(&p->against);
	set_clear(&b->safe);
	set_clear(&b->leaving);
	b->target = b->joined = b->vacated_n = b->chain_n = b->result = 0;
	b->owed = 0;
	memset(b->vacated, 0, sizeof b->vacated);
	phase_return(p);
}

static void options(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct battle *b = battle_of(p);
	int side = frame_now(p)->side;
	const struct set *who = winners(b, side);
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		for (int k = 0; on_map(b, i) && k < b->vacated_n; k++)
			if (bo_may_advance(s, b, i, b->vacated[k], NULL))
				orders_add(out, order_make(VERB_ADVANCE, side, i, b->vacated[k], NONE));
}

static bool any_option(const struct scenario *s, const struct position *p)
{
	const struct battle *b = battle_of(p);
	const struct set *who = winners(b, frame_now(p)->side);
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		for (int k = 0; on_map(b, i) && k < b->vacated_n; k++)
			if (bo_may_advance(s, b, i, b->vacated[k], NULL))
				return true;
	return false;
}

void bo_advance_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (!any_option(s, p))
		finish(s, p, ev);
}

void bo_advance_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct battle *b = battle_of(p);
	out->reaction = frame_now(p)->side != p->header.phasing;
	out->place = b->vacated_n ? b->vacated[0] : NONE;
	if (b->vacated_n == 1)
		prompt_ask(out, VERB(VERB_ADVANCE) | VERB(VERB_STAND), 1, "Advance into %s, which the enemy has left, or press Stand",
			   board_called(&s->board, out->place).at);
	else
		prompt_ask(out, VERB(VERB_ADVANCE) | VERB(VERB_STAND), 1, "Advance into a hex the enemy has left, or press Stand");
}

/* [Optional Advance, Combat H] At once or never, and never forced: he may stand. */
void bo_advance_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	options(s, p, out);
	orders_add(out, order_make(VERB_STAND, frame_now(p)->side, NONE, NONE, NONE));
}

bool bo_advance_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct battle *b = battle_of(p);
	int side = frame_now(p)->side;
	if (o->verb == VERB_STAND)
		return true;
	if (o->verb != VERB_ADVANCE)
		return error_set(e, NULL, NULL, CITE(CITE_ADVANCE), "advance a unit that won, or press Stand");
	if (!set_has(winners(b, side), o->piece) || !on_map(b, o->piece))
		return error_set(e, NULL, NULL, CITE(CITE_ADVANCE), "%s did not win this battle",
				 bo_unit(s, b, o->piece).at);
	for (int k = 0; k < b->vacated_n; k++)
		if (b->vacated[k] == o->place)
			return bo_may_advance(s, b, o->piece, o->place, e);
	return error_set(e, NULL, NULL, CITE(CITE_ADVANCE), "%s was not left by the enemy in this battle",
			 bo_hex(s, o->place).at);
}

void bo_advance_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct battle *b = battle_at(p);
	if (o->verb == VERB_STAND) {
		finish(s, p, ev);
		return;
	}
	int from = p->piece[o->piece].place;
	if (o->side == p->header.phasing)
		bo_duty_keep(s, b, o->piece);
	bo_unit_shift(s, b, o->piece, o->place);
	set_add(&b->advanced, o->piece);
	event_note(ev, EVENT_ADVANCE, o->side, o->piece, from, o->place, NONE, CITE_ADVANCE);
	bo_guard_alarm(s, b, o->piece, o->place, ev);
	phase_again(p);
}

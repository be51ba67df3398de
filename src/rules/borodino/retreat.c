/* Retreats: the winner sends each beaten unit one hex back, and displaces its friends where no hex is free.
 *
 * A displacement is planned from the retreating unit outwards (battle.chain) and carried out from the far end, so
 * that two units never share a hex and the hex the first one leaves is free for none of them.
 */
#include "rules/borodino/borodino.h"

#include <string.h>

/* Could the unit in `from` be sent through direction d, whoever stands there?
 * [Retreat, reading 18, reading 19] Never off the map, over a river, into woods without a road, onto an enemy or into
 * his zone; the fronts of redoubts are open. */
static bool safe_side(const struct field *f, const struct battle *b, int side, int from, int d)
{
	int to = f->to[from][d];
	if (!(f->side[from][d] & SIDE_PASS))
		return false;
	int unit = unit_at(b, to);
	return (unit == NONE || is_side(f, side, unit)) && !zone_against(f, b, side, to);
}

static bool in_chain(const struct battle *b, int piece)
{
	for (int i = 0; i < b->chain_n; i++)
		if (b->chain[i] == piece)
			return true;
	return false;
}

/* [Displacement] A friend that may be pushed out: no part of this battle, and not pushed already. */
static bool may_push(const struct battle *b, int piece)
{
	return !set_has(&b->p.hand, piece) && !set_has(&b->p.against, piece) && !in_chain(b, piece);
}

/* Would pushing this friend out of its hex end in an empty safe one, however long the chain?
 * [Displacement] A displacement that would eliminate somebody does not take place. */
static bool push_ends_well(const struct field *f, const struct battle *b, int side, int piece, int first)
{
	struct set seen = {{0}};
	uint8_t wave[MAX_PIECES];
	int n = 1;
	wave[0] = (uint8_t)piece;
	set_add(&seen, piece);
	set_add(&seen, first);
	for (int i = 0; i < n; i++) {
		int from = b->p.piece[wave[i]].place;
		for (int d = 0; d < DIRECTIONS; d++) {
			if (!safe_side(f, b, side, from, d))
				continue;
			int next = unit_at(b, f->to[from][d]);
			if (next == NONE)
				return true;
			if (set_has(&seen, next) || !may_push(b, next))
				continue;
			set_add(&seen, next);
			wave[n++] = (uint8_t)next;
		}
	}
	return false;
}

/* [Retreat] One hex, of those that are safe. [Displacement] A friend's hex only where no other is safe. */
int bo_retreat_hexes(const struct scenario *s, const struct battle *b, int piece, int16_t out[DIRECTIONS], bool *push)
{
	const struct field *f = field_of(s);
	int side = s->piece[piece].side, from = b->p.piece[piece].place, n = 0;
	*push = false;
	for (int d = 0; d < DIRECTIONS; d++)
		if (safe_side(f, b, side, from, d) && !b->occ[f->to[from][d]])
			out[n++] = f->to[from][d];
	if (n)
		return n;
	*push = true;
	for (int d = 0; d < DIRECTIONS; d++) {
		if (!safe_side(f, b, side, from, d))
			continue;
		int friend_ = unit_at(b, f->to[from][d]);
		if (may_push(b, friend_) && push_ends_well(f, b, side, friend_, piece))
			out[n++] = f->to[from][d];
	}
	return n;
}

/* Everybody planned moves, the far end first. [reading 20]
 * [Displacement] Displaced guns that have not attacked yet fire no more in this phase. */
static void chain_move(const struct scenario *s, struct battle *b, int to, struct events *ev)
{
	int side = s->piece[b->chain[0]].side;
	bo_vacate(b, b->p.piece[b->chain[0]].place);
	for (int i = b->chain_n - 1; i >= 0; i--) {
		int piece = b->chain[i], from = b->p.piece[piece].place;
		bo_unit_shift(s, b, piece, to);
		event_note(ev, i ? EVENT_DISPLACE : EVENT_RETREAT, side, piece, from, to, NONE,
			i ? CITE_DISPLACEMENT : CITE_RETREAT);
		if (i && s->piece[piece].arm == ARM_ART && side == b->p.header.phasing &&
		    !set_has(&b->p.used, piece)) {
			set_add(&b->no_shot, piece);
			event_note(ev, EVENT_LAPSE, side, piece, NONE, to, TEXT_NO_SHOT, CITE_DISPLACEMENT);
		}
		to = from;
	}
	set_drop(&b->leaving, b->chain[0]);
	b->chain_n = 0;
	memset(b->chain, 0, sizeof b->chain);
}

static void send(const struct scenario *s, struct battle *b, int piece, int to, struct events *ev)
{
	if (!b->chain_n)
		b->chain[b->chain_n++] = (uint8_t)piece;
	int there = unit_at(b, to);
	if (there == NONE)
		chain_move(s, b, to, ev);
	else
		b->chain[b->chain_n++] = (uint8_t)there;
}

/* [Retreat] Who has no hex to go to is eliminated. */
static void lose(const struct scenario *s, struct battle *b, int piece, struct events *ev)
{
	int at = b->p.piece[piece].place;
	set_drop(&b->leaving, piece);
	bo_unit_kill(s, b, piece, CITE_RETREAT, ev);
	bo_vacate(b, at);
}

/* Nobody has a hex: would it save another if one of them were gone first?
 * [Retreat, reading 18] Who is lost is removed at once, before the next one is judged. */
static bool order_matters(const struct scenario *s, const struct battle *b)
{
	int16_t hexes[DIRECTIONS];
	bool push;
	for (int i = set_next(&b->leaving, 0); i >= 0; i = set_next(&b->leaving, i + 1)) {
		struct battle then = *b;
		bo_unit_lift(s, &then, i, PLACE_LOST);
		set_drop(&then.leaving, i);
		for (int k = set_next(&then.leaving, 0); k >= 0; k = set_next(&then.leaving, k + 1))
			if (bo_retreat_hexes(s, &then, k, hexes, &push))
				return true;
	}
	return false;
}

static bool nobody_goes(const struct scenario *s, const struct battle *b)
{
	int16_t hexes[DIRECTIONS];
	bool push;
	for (int i = set_next(&b->leaving, 0); i >= 0; i = set_next(&b->leaving, i + 1))
		if (bo_retreat_hexes(s, b, i, hexes, &push))
			return false;
	return true;
}

/* Does what leaves no choice: the only hex of the last unit, or no hex for anybody whoever is lost first. True when it
 * did something. */
static bool compelled(const struct scenario *s, struct battle *b, struct events *ev)
{
	int16_t hexes[DIRECTIONS];
	bool push, chained = b->chain_n;
	int next = set_next(&b->leaving, 0), last = chained ? b->chain[b->chain_n - 1] : set_count(&b->leaving) == 1 ? next : NONE;
	if (last != NONE) {
		int n = bo_retreat_hexes(s, b, last, hexes, &push);
		if (n > 1 || (!n && chained))
			return false;
		if (n)
			send(s, b, last, hexes[0], ev);
		else
			lose(s, b, last, ev);
		return true;
	}
	if (!nobody_goes(s, b) || order_matters(s, b))
		return false;
	for (; next != NONE; next = set_next(&b->leaving, 0))
		lose(s, b, next, ev);
	return true;
}

void bo_retreat_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct battle *b = battle_at(p);
	while (!set_empty(&b->leaving) && compelled(s, b, ev))
		;
	if (!set_empty(&b->leaving))
		return;
	int winner = b->result == RESULT_AR ? 1 - p->header.phasing : p->header.phasing;
	phase_goto(p, ROW_ADVANCE, (enum side)winner);
}

void bo_retreat_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct battle *b = battle_of(p);
	out->depth = 1;
	out->reaction = frame_now(p)->side != p->header.phasing;
	out->verbs = VERB(VERB_RETREAT) | VERB(VERB_LOSE);
	out->left = (int16_t)set_count(&b->leaving);
	out->hand = b->leaving;
	int who = b->chain_n ? b->chain[b->chain_n - 1] : set_next(&b->leaving, 0);
	if (who != NONE)
		out->place = p->piece[who].place;
	if (b->chain_n)
		text_set(&out->ask, "Displacement: where does %s in %s make room?", s->piece[who].name,
			 board_called(&s->board, out->place).at);
	else if (out->left == 1)
		text_set(&out->ask, "Where do you send %s, beaten in %s?", s->piece[who].name,
			 board_called(&s->board, out->place).at);
	else if (nobody_goes(s, b))
		text_set(&out->ask, "Which of the %d beaten units is lost first? None has a hex to go to while all stand", out->left);
	else
		text_set(&out->ask, "Where do you send the %d beaten units? %s is the first", out->left, s->piece[who].name);
}

static void list_unit(const struct scenario *s, const struct battle *b, int piece, int side, struct orders *out)
{
	int16_t hexes[DIRECTIONS];
	bool push;
	int n = bo_retreat_hexes(s, b, piece, hexes, &push);
	for (int k = 0; k < n; k++)
		orders_add(out, order_make(VERB_RETREAT, side, piece, hexes[k], NONE));
	if (!n)
		orders_add(out, order_make(VERB_LOSE, side, piece, NONE, NONE));
}

/* [Retreat, reading 18] The winner chooses the hexes, of displaced units too. */
void bo_retreat_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct battle *b = battle_of(p);
	int side = frame_now(p)->side;
	if (b->chain_n) {
		list_unit(s, b, b->chain[b->chain_n - 1], side, out);
		return;
	}
	for (int i = set_next(&b->leaving, 0); i >= 0; i = set_next(&b->leaving, i + 1))
		list_unit(s, b, i, side, out);
}

static bool hex_reason(const struct scenario *s, const struct battle *b, int piece, int to, bool push, int n,
		       const int16_t *hexes, struct error *e)
{
	const struct field *f = field_of(s);
	int from = b->p.piece[piece].place, d = bo_direction_to(f, from, to), side = s->piece[piece].side;
	const char *why = "is barred";
	if (!e)
		return false;
	int unit = unit_at(b, to);
	if (d == NONE)
		why = "is not adjacent";
	else if (!(f->side[from][d] & SIDE_PASS))
		why = f->side[from][d] & SIDE_RIVER ? "lies across a river" : "lies in or behind woods without a road";
	else if (unit != NONE && !is_side(f, side, unit))
		why = "is held by the enemy";
	else if (zone_against(f, b, side, to))
		why = "lies in an enemy zone of control";
	else if (unit != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_DISPLACEMENT),
				 push ? "%s cannot be displaced" : "%s is not displaced while another hex is free: %s",
				 bo_unit(s, b, unit).at, bo_hexes_named(s, hexes, n).at);
	if (!n)
		return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "%s %s; %s has no hex to go to and is eliminated",
				 bo_hex(s, to).at, why, bo_unit(s, b, piece).at);
	return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "%s %s; %s may go to %s", bo_hex(s, to).at, why,
			 bo_unit(s, b, piece).at, bo_hexes_named(s, hexes, n).at);
}

bool bo_retreat_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct battle *b = battle_of(p);
	int16_t hexes[DIRECTIONS];
	bool push;
	int first = b->chain_n ? b->chain[b->chain_n - 1] : set_next(&b->leaving, 0);
	if (o->verb != VERB_RETREAT && o->verb != VERB_LOSE)
		return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "%s must retreat first: choose its hex",
				 bo_unit(s, b, first).at);
	bool its_turn = b->chain_n ? first == o->piece : set_has(&b->leaving, o->piece);
	if (!its_turn)
		return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "%s does not retreat now", bo_unit(s, b, o->piece).at);
	int n = bo_retreat_hexes(s, b, o->piece, hexes, &push);
	if (o->verb == VERB_LOSE)
		return (!n && o->number == NONE) ||
		       error_set(e, NULL, NULL, CITE(CITE_RETREAT), "%s can retreat to %s and is not eliminated",
				 bo_unit(s, b, o->piece).at, bo_hexes_named(s, hexes, n).at);
	for (int k = 0; k < n; k++)
		if (hexes[k] == o->place)
			return true;
	return hex_reason(s, b, o->piece, o->place, push, n, hexes, e);
}

void bo_retreat_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct battle *b = battle_at(p);
	if (o->verb == VERB_LOSE)
		lose(s, b, o->piece, ev);
	else
		send(s, b, o->piece, o->place, ev);
	phase_again(p);
}

/* Invariants of a position, checked after every order in tests and fuzzers. */
#include "rules/borodino/borodino.h"

#include <string.h>

static bool units_sound(const struct scenario *s, const struct battle *b, struct battle *again, struct error *e)
{
	const struct field *f = field_of(s);
	for (int i = 0; i < s->pieces; i++) {
		int at = b->p.piece[i].place;
		const char *id = s->piece[i].id;
		if (at < PLACE_EXITED || at >= HEXES)
			return error_set(e, NULL, id, NULL, "stands nowhere");
		if (at < 0)
			continue;
		if (!(f->hex[at] & HEX_ENTERABLE))
			return error_set(e, NULL, id, CITE(CITE_TERRAIN), "stands in woods or out of play");
		if (again->occ[at])
			return error_set(e, NULL, id, CITE(CITE_MOVEMENT), "shares a hex");
		bo_unit_put(s, again, i, at);
	}
	return true;
}

static bool sets_sound(const struct scenario *s, const struct battle *b, struct error *e)
{
	const struct field *f = field_of(s);
	int side = b->p.header.phasing;
	for (int i = 0; i < s->pieces; i++) {
		const char *id = s->piece[i].id;
		bool own = is_side(f, side, i);
		if ((set_has(&b->p.hand, i) || set_has(&b->p.used, i)) && !own)
			return error_set(e, NULL, id, NULL, "an enemy is in hand or used");
		if ((set_has(&b->p.against, i) || set_has(&b->attacked, i)) && own)
			return error_set(e, NULL, id, NULL, "an own unit is attacked");
		if (set_has(&b->leaving, i) && !on_map(b, i))
			return error_set(e, NULL, id, NULL, "retreats, but is not on the map");
	}
	if (frame_now(&b->p)->row == ROW_MOVE && set_count(&b->p.hand) > 1)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "two units in hand");
	if (frame_now(&b->p)->row != ROW_MOVE && is_night(s, b))
		return error_set(e, NULL, NULL, CITE(CITE_NIGHT_A), "combat at night");
	return true;
}

bool borodino_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct battle *b = battle_of(p);
	struct battle again;
	memset(&again, 0, sizeof again);
	again.destroyed = b->destroyed;
	again.held = b->held;
	if (!units_sound(s, b, &again, e))
		return false;
	bo_redoubts_look(s, &again);
	if (memcmp(again.occ, b->occ, sizeof b->occ) || memcmp(again.zoc, b->zoc, sizeof b->zoc))
		return error_set(e, NULL, NULL, NULL, "the map of units or of zones is wrong");
	if (again.live != b->live || again.held != b->held)
		return error_set(e, NULL, NULL, CITE(CITE_REDOUBT), "a redoubt's state is wrong");
	if (p->depth < 1 || p->depth > 2)
		return error_set(e, NULL, NULL, NULL, "the frames are wrong");
	if (p->header.turn < s->first_turn || p->header.turn > s->last_turn)
		return error_set(e, NULL, NULL, CITE(CITE_TURNS), "turn %d is outside the game", p->header.turn);
	int lost = 0;
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].place == PLACE_LOST)
			lost += s->piece[i].strength;
	if (!json_get(s->json, "losses") && !json_get(s->json, "lost") &&
	    lost != p->header.track[TRACK_LOSSES] + p->header.track[TRACK_LOSSES + 1])
		return error_set(e, NULL, NULL, NULL, "the losses do not add up");
	return p->header.result.over || sets_sound(s, b, e);
}

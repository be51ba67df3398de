/* Invariants of a position, checked after every order in tests and fuzzers. */
#include "rules/borodino/borodino.h"

#include <string.h>

static bool units_sound(const struct scenario *s, const struct battle *b, struct battle *again, struct error *e)
{
	const struct field *f = field_of(s);
	for (int i = 0; i < s->pieces; i++) {
		int at = b->p.piece[i].place;
		const char *id = s->piece[i].id;
		if (at < PLACE_EXITED)
			return error_set(e, NULL, id, NULL, "stands nowhere");
		if (at == PLACE_LATER && (s->piece[i].enter_turn == NONE ||
					  (f->entry_of[i] == NONE && s->piece[i].enter_place == NONE)))
			return error_set(e, NULL, id, CITE(CITE_REINFORCEMENTS), "is to arrive, but nowhere");
		if (at < 0)
			continue;
		if (!(f->hex[at] & HEX_ENTERABLE))
			return error_set(e, NULL, id, CITE(CITE_TERRAIN), "stands in woods or out of play");
		if (again->occ[at])
			return error_set(e, NULL, id, CITE(CITE_MOVEMENT_6), "shares a hex");
		bo_unit_put(s, again, i, at);
	}
	return true;
}

/* Is every member on the map and of one side? */
static bool all_stand(const struct battle *b, const struct field *f, const struct set *set, int side)
{
	for (int i = set_next(set, 0); i >= 0; i = set_next(set, i + 1))
		if (!on_map(b, i) || !is_side(f, side, i))
			return false;
	return true;
}

/* An attack being built can be completed: its attackers have not fought, whom they attack was not attacked, and nobody is left
 * with a duty that cannot be met. Between two attacks nothing of the last one is left. */
static bool plan_sound(const struct scenario *s, const struct battle *b, struct error *e)
{
	int row = frame_now(&b->p)->row;
	struct duty d;
	if (b->p.depth > 1)
		return true;
	if (!set_empty(&b->safe) || !set_empty(&b->leaving) || b->vacated_n || b->result)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT), "something is left of an attack that is over");
	if (row != ROW_FIGHT)
		return (set_empty(&b->p.against) && set_empty(&b->due) && !b->target && !b->joined) ||
		       error_set(e, NULL, NULL, CITE(CITE_COMBAT), "an attack, or one owed, outside the Combat Phase");
	bo_duty_find(s, b, &d);
	struct plan plan = bo_plan_now(&d, s, b);
	struct set own = b->p.hand, foe = b->p.against, fought = b->p.used;
	set_join(&fought, &b->advanced);
	set_join(&fought, &b->no_shot);
	set_keep(&own, &fought);
	fought = b->attacked;
	set_join(&fought, &b->advanced);
	set_keep(&foe, &fought);
	bool any = plan.hand | plan.against || plan.works | plan.joined;
	bool fine = set_empty(&own) && set_empty(&foe) && !(plan.joined & ~d.guns) && !(plan.works & ~d.works) &&
		    (!any || bo_plan_completes(&d, &plan));
	return fine || error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "an attack that cannot be completed");
}

static bool sets_sound(const struct scenario *s, const struct battle *b, struct error *e)
{
	const struct field *f = field_of(s);
	int side = b->p.header.phasing;
	for (int i = 0; i < s->pieces; i++) {
		const char *id = s->piece[i].id;
		bool own = is_side(f, side, i);
		if ((set_has(&b->p.hand, i) || set_has(&b->p.used, i) || set_has(&b->safe, i)) && !own)
			return error_set(e, NULL, id, NULL, "an enemy is in hand, used or safe");
		if ((set_has(&b->p.against, i) || set_has(&b->attacked, i)) && own)
			return error_set(e, NULL, id, NULL, "an own unit is attacked");
		if (set_has(&b->leaving, i) && !on_map(b, i))
			return error_set(e, NULL, id, NULL, "retreats, but is not on the map");
	}
	int row = frame_now(&b->p)->row;
	if (row == ROW_MOVE && set_count(&b->p.hand) > 1)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "two units in hand");
	if (row != ROW_MOVE && is_night(s, b))
		return error_set(e, NULL, NULL, CITE(CITE_NIGHT_A), "combat at night");
	if (row == ROW_EXCHANGE ? !bo_exchange_asks(s, b) : b->owed != 0)
		return error_set(e, NULL, NULL, CITE(CITE_CRT), "an exchange that nobody has to pay");
	if (row == ROW_RETREAT && set_empty(&b->leaving))
		return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "nobody has to retreat");
	if (row <= ROW_FIGHT && (!all_stand(b, f, &b->p.hand, side) || !all_stand(b, f, &b->p.against, 1 - side)))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT), "fights, but is not on the map");
	return true;
}

/* What is no unit and no piece: redoubts as bits, switches, the hexes left, the chain of a displacement. */
static bool numbers_sound(const struct scenario *s, const struct battle *b, struct error *e)
{
	const uint8_t works[] = {b->destroyed, b->live, b->held, b->target, b->joined, b->stormed, b->fired, b->turned};
	const struct set *sets[] = {&b->attacked, &b->advanced, &b->safe, &b->leaving, &b->released, &b->frozen, &b->no_shot,
				    &b->due};
	for (size_t i = 0; i < sizeof works; i++)
		if (works[i] >> REDOUBTS)
			return error_set(e, NULL, NULL, CITE(CITE_REDOUBT), "a redoubt that the game does not have");
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
		if (set_next(sets[i], s->pieces) != NONE)
			return error_set(e, NULL, NULL, NULL, "a unit that the game does not have");
	if (b->guard_rule != (scenario_value(s, "imperial_guard") != 0) || b->levy_rule != (scenario_value(s, "additional_forces") != 0))
		return error_set(e, NULL, NULL, CITE(CITE_GUARD_A), "other optional rules than those it was begun with");
	if (b->begun > 1 || b->result >= RESULTS || b->owed < 0 ||
	    b->vacated_n > MAX_VACATED || b->chain_n > MAX_CHAIN)
		return error_set(e, NULL, NULL, NULL, "a number is out of range");
	for (int i = 0; i < MAX_VACATED; i++)
		if (b->vacated[i] < 0 || b->vacated[i] >= HEXES)
			return error_set(e, NULL, NULL, CITE(CITE_ADVANCE), "a hex that does not exist was left");
	return true;
}

/* Who is pushed out one after the other: the first retreats, all stand, each once, all of one side. */
static bool chain_sound(const struct scenario *s, const struct battle *b, struct error *e)
{
	struct set seen = {{0}};
	for (int i = 0; i < b->chain_n; i++) {
		if (b->chain[i] >= s->pieces || set_has(&seen, b->chain[i]))
			return error_set(e, NULL, NULL, CITE(CITE_DISPLACEMENT), "is displaced twice");
		set_add(&seen, b->chain[i]);
	}
	if (!b->chain_n)
		return true;
	return (frame_now(&b->p)->row == ROW_RETREAT && set_has(&b->leaving, b->chain[0]) &&
		all_stand(b, field_of(s), &seen, s->piece[b->chain[0]].side)) ||
	       error_set(e, NULL, NULL, CITE(CITE_DISPLACEMENT), "makes room for nobody");
}

/* Movement or combat runs, and in combat what comes of the attack that was resolved. */
static bool rows_sound(const struct position *p, struct error *e)
{
	const struct frame *f = &p->frame[0], *top = frame_now(p);
	bool fine = p->depth == 1 ? f->row <= ROW_FIGHT : p->depth == 2 && f->row == ROW_FIGHT && top->row > ROW_FIGHT;
	if (fine && (f->side != p->header.phasing || ((top->row == ROW_EXCHANGE || top->row == ROW_ACCEPT) && top->side != f->side)))
		fine = false;
	return fine || error_set(e, NULL, "frame", CITE(CITE_TURNS), "the rows do not follow each other");
}

bool borodino_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct battle *b = battle_of(p);
	struct battle again;
	if (!phases_sound(s, p, e) || !numbers_sound(s, b, e))
		return false;
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
	int lost = 0;
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].place == PLACE_LOST)
			lost += s->piece[i].strength;
	if (!json_get(s->json, "losses") && !json_get(s->json, "lost") &&
	    lost != p->header.track[TRACK_LOSSES] + p->header.track[TRACK_LOSSES + 1])
		return error_set(e, NULL, NULL, NULL, "the losses do not add up");
	return p->header.result.over || (rows_sound(p, e) && sets_sound(s, b, e) && chain_sound(s, b, e) && plan_sound(s, b, e));
}

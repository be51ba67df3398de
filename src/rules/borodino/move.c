/* The Movement Phase: arrivals, `take` a unit, `march` it, `exit`, `release` a Guard unit, `done`. */
#include "rules/borodino/borodino.h"

#include <string.h>

/* An arrival that can enter, or must wait for a friend to leave its entry; NONE: all are in. */
static int arrival_left(const struct scenario *s, const struct battle *b, int *wait)
{
	const struct field *f = field_of(s);
	int side = b->p.header.phasing;
	int16_t hexes[160];
	for (int i = f->first[side]; i < f->last[side]; i++)
		if (bo_arrives_now(b, s, i) && (bo_arrival_hexes(s, b, i, hexes, wait) || *wait != NONE))
			return i;
	return NONE;
}

void bo_move_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct battle *b = battle_at(p);
	(void)s;
	set_clear(&p->used);
	set_clear(&p->hand);
	b->turned = 0;
	b->begun = 0;
	if (p->header.phasing == FRENCH)
		event_note(ev, EVENT_TURN, FRENCH, NONE, NONE, NONE, p->header.turn, CITE_TURNS);
	event_note(ev, EVENT_PHASE, p->header.phasing, NONE, NONE, NONE, ROW_MOVE, CITE_MOVEMENT);
}

void bo_move_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct battle *b = battle_of(p);
	int wait = NONE, piece = set_next(&p->hand, 0);
	if (piece != NONE) {
		prompt_ask(out, VERB(VERB_MARCH) | VERB(VERB_EXIT), 1, "Where does %s go?", bo_name(s, piece).at);
		text_set(&out->why_not, "%s is taken up: choose its hex, or let it go", bo_name(s, piece).at);
		return;
	}
	out->verbs = VERB(VERB_TAKE) | VERB(VERB_MARCH) | VERB(VERB_PUT) |
		     VERB(VERB_DONE) | VERB(VERB_EXIT);
	if (b->guard_rule)
		out->verbs |= VERB(VERB_RELEASE);
	text_set(&out->ask, is_night(s, b) ? "Night: move units, then end the phase" : "Move units, then end the phase");
	int late = arrival_left(s, b, &wait);
	if (late == NONE)
		return;
	if (wait != NONE)
		text_set(&out->why_not, "first move %s on: %s comes in there", bo_unit(s, b, wait).at, bo_name(s, late).at);
	else
		text_set(&out->why_not, "%s arrives and must be placed on the map", bo_name(s, late).at);
}

static void list_arrivals(const struct scenario *s, const struct battle *b, struct orders *out, bool *left)
{
	const struct field *f = field_of(s);
	int side = b->p.header.phasing, wait;
	int16_t hexes[160];
	for (int i = f->first[side]; i < f->last[side]; i++) {
		if (!bo_arrives_now(b, s, i))
			continue;
		int n = bo_arrival_hexes(s, b, i, hexes, &wait);
		if (n || wait != NONE)
			*left = true;
		for (int k = 0; k < n; k++)
			orders_add(out, order_make(VERB_PUT, side, i, hexes[k], NONE));
	}
}

static void list_marches(const struct scenario *s, const struct battle *b, int piece, struct orders *out)
{
	int side = b->p.header.phasing;
	struct reach r;
	bo_reach_find(s, b, piece, 0, &r);
	for (int i = 1; i < r.n; i++)
		if (!b->occ[r.at[i]])
			orders_add(out, order_make(VERB_MARCH, side, piece, r.at[i], NONE));
	if (r.exit)
		orders_add(out, order_make(VERB_EXIT, side, piece, NONE, NONE));
}

/* [Movement] He moves any of his units, or none: the phase may end as soon as all arrivals are in. */
void bo_move_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct battle *b = battle_of(p);
	const struct field *f = field_of(s);
	int side = p->header.phasing, piece = set_next(&p->hand, 0);
	bool left = false;
	if (piece != NONE) {
		list_marches(s, b, piece, out);
		return;
	}
	list_arrivals(s, b, out, &left);
	for (int i = f->first[side]; i < f->last[side]; i++)
		if (bo_can_take(s, b, i, NULL))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	bo_release_list(s, b, out);
	if (!left)
		orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

static bool put_can(const struct scenario *s, const struct battle *b, const struct order *o, struct error *e)
{
	int16_t hexes[160];
	int wait;
	struct text name = bo_name(s, o->piece);
	if (!bo_arrives_now(b, s, o->piece))
		return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS), "%s does not arrive now", name.at);
	int n = bo_arrival_hexes(s, b, o->piece, hexes, &wait);
	for (int i = 0; i < n; i++)
		if (hexes[i] == o->place)
			return true;
	if (wait != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS),
				 "%s must first leave the hex where %s comes in", bo_unit(s, b, wait).at, name.at);
	if (!n)
		return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS), "%s finds no hex to come in by this turn",
				 name.at);
	return error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS), "%s comes in at %s, not at %s", name.at,
			 bo_hexes_named(s, hexes, n).at, bo_hex(s, o->place).at);
}

/* [Movement 6, reading 1] A march ends in an empty hex: no two units share one. */
static bool march_can(const struct scenario *s, const struct battle *b, const struct order *o, struct error *e)
{
	struct reach r;
	if (!set_has(&b->p.hand, o->piece))
		return e && error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "choose %s before its hex",
				      bo_unit(s, b, o->piece).at);
	bo_reach_find(s, b, o->piece, 0, &r);
	if (o->verb == VERB_EXIT)
		return r.exit || (e && error_set(e, NULL, NULL, CITE(CITE_VICTORY),
						 field_of(s)->victory != VICTORY_LEVELS || s->piece[o->piece].side
							 ? "%s stays: only French units leave the map, on the 7th and "
							   "in the Grand Battle"
							 : "%s cannot reach an exit hex of the east edge with a point "
							   "left",
						 bo_unit(s, b, o->piece).at));
	if (r.n && r.cost[o->place] && !b->occ[o->place])
		return true;
	return bo_far_reason(s, b, o->piece, o->place, e);
}

/* [Movement 2, Turns of Play 1] Nobody attacks in the Movement Phase. */
bool bo_move_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct battle *b = battle_of(p);
	int wait, hand = set_next(&p->hand, 0);
	if (o->verb == VERB_MARCH || o->verb == VERB_EXIT)
		return march_can(s, b, o, e);
	if (hand != NONE)
		return e && error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s is taken up: choose its hex first",
				      bo_unit(s, b, hand).at);
	if (o->verb == VERB_TAKE)
		return o->number != NONE ? error_set(e, NULL, NULL, NULL, "units are moved one by one")
					 : bo_can_take(s, b, o->piece, e);
	if (o->verb == VERB_PUT)
		return o->number != NONE ? error_set(e, NULL, NULL, NULL, "units are placed one by one")
					 : put_can(s, b, o, e);
	if (o->verb == VERB_RELEASE)
		return bo_can_release(s, b, o->piece, e);
	if (o->verb != VERB_DONE)
		return error_set(e, NULL, NULL, CITE(CITE_TURNS),
				 "this is the Movement Phase: move units, then end the phase");
	int late = arrival_left(s, b, &wait);
	if (late == NONE)
		return true;
	return e && error_set(e, NULL, NULL, CITE(CITE_REINFORCEMENTS), "%s arrives this turn and must come in first",
			      bo_name(s, late).at);
}

/* The hexes of a way, its start and its end among them, and what it costs. */
struct way {
	int cost, n;
	int16_t at[POINTS];
};

/* [Imperial Guard B, reading 28] Of the ways to a hex, or off the map, one that releases the fewest Guard units; those
 * within three hexes of its end are released by any. */
static void find_way(const struct scenario *s, const struct battle *b, int piece, int to, struct reach *out)
{
	const struct figures *f = figures_of(s);
	int foe = 1 - s->piece[piece].side, from = b->p.piece[piece].place;
	uint64_t near = bo_guards_near(s, b, foe, from, s->piece[piece].move + f->guard.near), some;
	if (to != NONE)
		near &= ~bo_guards_near(s, b, foe, to, f->guard.near);
	for (int n = 0; n <= __builtin_popcountll(near); n++) {
		some = 0;
		do {
			if (__builtin_popcountll(some) != n)
				continue;
			bo_reach_find(s, b, piece, near & ~some, out);
			if (to == NONE ? out->exit : out->cost[to])
				return;
		} while ((some = (some - near) & near) != 0);
	}
}

/* Tells the enemy's Guard of every hex on the way. */
static void walk(const struct scenario *s, struct battle *b, int piece, int to, struct way *out, struct events *ev)
{
	struct reach r;
	out->n = out->cost = 0;
	if (!ev && !b->guard_rule)
		return;
	find_way(s, b, piece, to, &r);
	int end = to == NONE ? r.exit_from : to;
	out->cost = r.cost[end] - 1;
	for (int at = end; at != NONE; at = r.from[at]) {
		out->n++;
		if (r.from[at] != NONE)
			bo_guard_alarm(s, b, piece, at, ev);
	}
	for (int at = end, i = out->n; at != NONE; at = r.from[at])
		out->at[--i] = (int16_t)at;
}

/* [5 September Special Rules] A unit of the north that has begun to move may go on in later turns. */
static void begin(const struct scenario *s, struct battle *b, int piece)
{
	if (!freeze_binds(s, b, piece))
		return;
	set_add(&b->p.free, piece);
	b->begun = 1;
	b->p.header.track[TRACK_FREED]++;
}

/* [7 September French Decisive, reading 33] Units that have left do not come back; the sixtieth point ends the game. */
static void leave(const struct scenario *s, struct battle *b, int piece, struct events *ev)
{
	int side = s->piece[piece].side, from = b->p.piece[piece].place;
	int16_t *points = &b->p.header.track[TRACK_EXITED + side];
	struct way way;
	walk(s, b, piece, NONE, &way, ev);
	bo_unit_lift(s, b, piece, PLACE_EXITED);
	*points = (int16_t)(*points + s->piece[piece].strength);
	struct event *e = event_note(ev, EVENT_EXIT, side, piece, from, NONE, s->piece[piece].strength, CITE_VICTORY);
	event_way(ev, e, way.at, way.n);
	if (*points >= figures_of(s)->victory.exited)
		bo_game_over(s, b, ev);
}

static void march(const struct scenario *s, struct battle *b, int piece, int to, struct events *ev)
{
	int from = b->p.piece[piece].place;
	struct way way;
	walk(s, b, piece, to, &way, ev);
	bo_unit_shift(s, b, piece, to);
	struct event *e = event_note(ev, EVENT_MOVE, s->piece[piece].side, piece, from, to, way.cost, CITE_MOVEMENT);
	event_way(ev, e, way.at, way.n);
}

/* [Movement 8] A redoubt that was entered or left: noted while a French unit that may yet move stands before it, for
 * nobody else is bound by what its zone was when the phase began. */
static void note_turned(const struct scenario *s, struct battle *b, uint8_t before)
{
	const struct field *f = field_of(s);
	int turned = before ^ b->live, fronts = 0;
	for (int i = f->first[FRENCH]; turned && i < f->last[FRENCH]; i++)
		if (on_map(b, i) && !set_has(&b->p.used, i))
			fronts |= f->fronts[b->p.piece[i].place];
	b->turned = (uint8_t)(b->turned ^ (turned & fronts));
}

static void waiters(const struct scenario *s, struct battle *b, struct events *ev)
{
	for (int i = 0; i < s->pieces; i++)
		if (bo_arrives_now(b, s, i))
			event_note(ev, EVENT_NOTE, s->piece[i].side, i, NONE, NONE, TEXT_WAITS, CITE_REINFORCEMENTS);
}

/* [Night Movement] After a night's movement there is no combat: the player-turn is over.
 * [Night Movement B, reading 26] So who stays beside an enemy owes no attack.
 * [Imperial Guard A, reading 29] Arriving near the enemy is no move of the Guard's own; [Imperial Guard B] it
 * releases the enemy's Guard alone. */
void bo_move_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct battle *b = battle_at(p);
	int side = p->header.phasing;
	uint8_t live = b->live;
	switch (o->verb) {
	case VERB_TAKE:
		set_add(&p->hand, o->piece);
		event_note(ev, EVENT_TAKE, side, o->piece, p->piece[o->piece].place, NONE, NONE, NONE);
		break;
	case VERB_PUT:
		bo_unit_put(s, b, o->piece, o->place);
		event_note(ev, EVENT_ARRIVE, side, o->piece, NONE, o->place, NONE, CITE_REINFORCEMENTS);
		bo_guard_alarm(s, b, o->piece, o->place, ev);
		break;
	case VERB_MARCH:
	case VERB_EXIT:
		begin(s, b, o->piece);
		set_clear(&p->hand);
		if (o->verb == VERB_EXIT)
			leave(s, b, o->piece, ev);
		else
			march(s, b, o->piece, o->place, ev);
		set_add(&p->used, o->piece); /* after its way is found: a unit that has moved may be pinned where it started */
		note_turned(s, b, live);
		break;
	case VERB_RELEASE:
		bo_release_act(s, b, o->piece, ev);
		break;
	default:
		waiters(s, b, ev);
		set_clear(&p->used);
		b->turned = 0;
		phase_goto(p, is_night(s, b) ? ROW_END : ROW_FIGHT, (enum side)side);
	}
}

/* Cavalry retreats before combat (7.5), and who must make room for it (3.1.4). */
#include "rules/berezina/berezina.h"

int bz_stack_of(const struct scenario *s, const struct crossing *c, int side, int place, int16_t out[32], bool leaders)
{
	const struct ground *g = ground_of(s);
	int n = 0;
	for (int i = g->first[side]; i < g->last[side] && n < 32; i++)
		if (c->p.piece[i].place == place && (g->more[i].unit || (leaders && g->more[i].leader)))
			out[n++] = (int16_t)i;
	return n;
}

static bool open_hex(const struct ground *g, const struct lay *lay, int side, int from, int d)
{
	int to = g->to[from][d], foe = 1 - side;
	return to >= 0 && !(g->side[from][d] & SIDE_RIVER) && !lay->units[foe][to] && !lay->leaders[foe][to] &&
	       !lay->rabble[to];
}

/* [7.5.2, 3.2.5, 3.2.2] One hex, not to the enemy, nor into his zone unless friends stand there: a friend opens a hex, but does
 * not cancel the zone for anything else. */
int bz_retire_hexes(const struct scenario *s, const struct crossing *c, int target, int16_t hexes[DIRECTIONS])
{
	const struct ground *g = ground_of(s);
	int side = s->piece[target].side, at = c->p.piece[target].place, n = 0;
	struct lay lay;
	bz_lay_make(s, c, &lay);
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[at][d];
		if (open_hex(g, &lay, side, at, d) && (!lay.zone[1 - side][to] || lay.units[side][to]))
			hexes[n++] = (int16_t)to;
	}
	return n;
}

/* [7.5] Horse and horse artillery alone, with nobody but foot and foot artillery against them, once a phase [reading 21]. */
bool bz_retire_asked(const struct scenario *s, const struct crossing *c, int firer, int target)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[target].side, at = c->p.piece[target].place;
	int16_t stack[32], hexes[DIRECTIONS];
	if (g->more[firer].cavalry || has(c, target, IS_ASKED))
		return false;
	int n = bz_stack_of(s, c, side, at, stack, false);
	for (int i = 0; i < n; i++)
		if (!g->more[stack[i]].cavalry || set_has(&c->p.free, stack[i]))
			return false;
	for (int i = g->first[1 - side]; i < g->last[1 - side]; i++)
		if (g->more[i].unit && g->more[i].cavalry && on_map(c, i) &&
		    bz_distance(g, at, c->p.piece[i].place) == 1)
			return false;
	return bz_retire_hexes(s, c, target, hexes) > 0;
}

/* How many of a stack that comes to `to` from the next hex would die there: those for whom nobody can make room. */
static int stranded(const struct ground *g, const struct lay *lay, int side, int from, int to)
{
	int there = lay->units[side][to], over = lay->units[side][from] + there - STACK, room = 0;
	for (int d = 0; d < DIRECTIONS && over > 0; d++) {
		int next = g->to[to][d];
		if (!open_hex(g, lay, side, to, d) || lay->zone[1 - side][next])
			continue;
		int stay = next == from ? 0 : lay->units[side][next];
		room += stay < STACK ? STACK - stay : 0;
	}
	int leave = there < room ? there : room;
	return over > leave ? over - leave : 0;
}

/* Where none of them dies, far from the French, with room, cheap, low [reading 21]. */
int bz_retire_best(const struct scenario *s, const struct crossing *c, int target)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[target].side, from = c->p.piece[target].place;
	int16_t hexes[DIRECTIONS];
	int n = bz_retire_hexes(s, c, target, hexes), best = NONE, best_key = 0;
	static const int dear[] = {0, 1, 2, 2};
	struct lay lay;
	bz_lay_make(s, c, &lay);
	for (int i = 0; i < n; i++) {
		int far = bz_nearest_unit(s, c, 1 - side, hexes[i]);
		int over = lay.units[side][from] + lay.units[side][hexes[i]] > STACK;
		int key = stranded(g, &lay, side, from, hexes[i]) * 8192 - far * 64 + over * 8 + dear[g->land[hexes[i]]];
		if (best == NONE || key < best_key || (key == best_key && hexes[i] < best)) {
			best = hexes[i];
			best_key = key;
		}
	}
	return best;
}

/* [3.4] Who comes next to the enemy in a Combat Phase lies open there, though the phase may end with this shot: it is shown. */
static void note_gone(const struct scenario *s, const struct crossing *c, struct events *ev, struct event goes, bool open)
{
	int foe = 1 - goes.side;
	if (!open && bz_known_to(s, c, goes.piece, foe))
		event_note(ev, EVENT_REVEAL, goes.side, goes.piece, NONE, goes.to, NONE, CITE_FOG);
	bz_note_known(s, c, ev, goes);
}

/* [7.5, 6.1.2] The stack goes together with its leaders, and retreats cost no points. */
void bz_retire_to(const struct scenario *s, struct crossing *c, int target, int to, struct events *ev)
{
	int side = s->piece[target].side, at = c->p.piece[target].place;
	int16_t stack[32];
	int n = bz_stack_of(s, c, side, at, stack, true);
	bool open[32];
	for (int i = 0; i < n; i++)
		open[i] = bz_known_to(s, c, stack[i], 1 - side);
	set_clear(&c->p.against); /* who comes now, and is not asked to make room */
	for (int i = 0; i < n; i++) {
		bz_put_on(s, c, stack[i], to, true);
		set_add(&c->p.free, stack[i]);
		set_add(&c->p.against, stack[i]);
	}
	for (int i = 0; i < n; i++) /* told when all stand there: the one that went first lies below (3.4) */
		note_gone(s, c, ev, event_make(EVENT_RETREAT, side, stack[i], at, to, NONE, CITE_RETIRE), open[i]);
	bz_watch(s, c, ev);
}

void bz_retire_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	int firer = f->piece, target = f->target, to = NONE;
	if (f->step == 0) {
		if (f->count != 1)
			return;
		to = bz_retire_best(s, c, target);
		f->step = 1;
		f->place = (int16_t)to;
		bz_retire_to(s, c, target, to, ev);
	}
	phase_return(p);
	struct frame *room = frame_push(p, ROW_DISPLACE, (enum side)s->piece[target].side);
	room->piece = (int16_t)firer;
	room->target = (int16_t)target;
	room->place = p->piece[target].place;
}

void bz_retire_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	const struct crossing *c = crossing_of(p);
	bool seen = bz_known_to(s, c, f->piece, (int)f->side);
	out->verbs = VERB(VERB_RETREAT) | VERB(VERB_STAND);
	out->reaction = out->tells = true;
	out->open = seen && bz_known_to(s, c, f->target, 1 - (int)f->side); /* 3.4 */
	out->place = p->piece[f->target].place;
	text_set(&out->ask, "%.60s (%s) fires at %.60s (%s): it %s a hex before the shot",
		 seen ? s->piece[f->piece].name : "A hidden unit", s->board.at[p->piece[f->piece].place].id,
		 s->piece[f->target].name, s->board.at[out->place].id,
		 f->side == RUSSIAN ? "must go back" : "may go back");
	if (f->side == RUSSIAN)
		text_set(&out->why_not, "Russian cavalry must go back when it can");
}

/* [7.5] The French may stand; Russians go back when they can. */
void bz_retire_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	int16_t hexes[DIRECTIONS];
	int n = bz_retire_hexes(s, crossing_of(p), f->target, hexes);
	for (int i = 0; i < n; i++)
		orders_add(out, order_make(VERB_RETREAT, f->side, f->target, hexes[i], NONE));
	if (f->side == FRENCH)
		orders_add(out, order_make(VERB_STAND, f->side, NONE, NONE, NONE));
}

bool bz_retire_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_RETIRE,
		      frame_now(p)->side == FRENCH
			      ? "the stack goes back one hex together, not over the river nor into a free Russian zone, or stands"
			      : "Russian cavalry must go back one hex, not over the river nor into a free French zone",
		      e);
}

void bz_retire_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	int firer = f->piece, target = f->target;
	if (o->verb == VERB_STAND) {
		phase_return(p);
		bz_shot_fire(s, c, firer, target, ev);
		return;
	}
	f->step = 1;
	phase_again(p);
	bz_retire_to(s, c, target, o->place, ev);
}

/* --- displacement --- */

/* [3.1.4, 7.5.2] Units that stood here before: each with each hex it can be moved to. If none can, which of the others is lost.
 * [3.2.5] Nobody makes room into a zone of the enemy. */
void bz_displace_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct crossing *c = crossing_of(p);
	const struct ground *g = ground_of(s);
	const struct frame *f = frame_now(p);
	int side = f->side, at = f->place;
	struct lay lay;
	int16_t stack[32];
	int n = bz_stack_of(s, c, side, at, stack, false);
	if (n <= STACK)
		return;
	bz_lay_make(s, c, &lay);
	for (int i = 0; i < n; i++)
		for (int d = 0; d < DIRECTIONS && !set_has(&p->against, stack[i]); d++)
			if (open_hex(g, &lay, side, at, d) && !lay.zone[1 - side][g->to[at][d]] &&
			    lay.units[side][g->to[at][d]] < STACK)
				orders_add(out, order_make(VERB_RETREAT, side, stack[i], g->to[at][d], NONE));
	for (int i = 0; i < n && (!out->n || out->at[0].verb == VERB_REMOVE); i++)
		if (set_has(&p->against, stack[i]))
			orders_add(out, order_make(VERB_REMOVE, side, stack[i], NONE, NONE));
}

static void displaced(const struct scenario *s, struct crossing *c, int piece, int to, struct events *ev)
{
	int at = c->p.piece[piece].place, side = s->piece[piece].side;
	bool open = bz_known_to(s, c, piece, 1 - side);
	bz_put_on(s, c, piece, to, false);
	bz_crown(s, c, side, at);
	note_gone(s, c, ev, event_make(EVENT_DISPLACE, side, piece, at, to, NONE, CITE_VIOLATION), open);
}

/* The printed Russians move their weakest unit, towards the nearest leader [reading 24]. */
static int displace_best(const struct scenario *s, const struct crossing *c, const struct orders *list)
{
	const struct ground *g = ground_of(s);
	int best = 0, best_key = 1 << 30;
	for (int i = 0; i < list->n; i++) {
		int piece = list->at[i].piece, near = 99;
		for (int k = g->first[RUSSIAN]; k < g->last[RUSSIAN]; k++)
			if (g->more[k].leader && on_map(c, k) &&
			    bz_distance(g, c->p.piece[k].place, list->at[i].place) < near)
				near = bz_distance(g, c->p.piece[k].place, list->at[i].place);
		int key = (8 - bz_rating_of(g, c, piece) - c->p.piece[piece].steps) * 128 + near;
		if (key < best_key) {
			best = i;
			best_key = key;
		}
	}
	return best;
}

void bz_displace_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	int side = f->side, firer = f->piece, target = f->target, depth = p->depth;
	int16_t stack[32];
	for (;;) {
		int n = bz_stack_of(s, c, side, f->place, stack, false);
		struct orders list;
		if (n <= STACK)
			break;
		list.n = 0;
		bz_displace_list(s, p, &list);
		if (!list.n)
			break;
		bool asks = side == FRENCH || ground_of(s)->two_player, loses = list.at[0].verb == VERB_REMOVE;
		if (asks && (!loses || list.n > 1))
			return;
		if (!loses) {
			int best = displace_best(s, c, &list);
			displaced(s, c, list.at[best].piece, list.at[best].place, ev);
			continue;
		}
		int weak = list.at[0].piece;
		for (int i = 1; i < list.n; i++)
			if (p->piece[list.at[i].piece].steps >= p->piece[weak].steps)
				weak = list.at[i].piece;
		phase_again(p);
		bz_lose_piece(s, c, weak, CITE_VIOLATION, ev);
		if (p->depth != depth)
			return;
	}
	phase_return(p);
	if (on_map(c, target) && on_map(c, firer))
		bz_fire_go_on(s, c, firer, target, ev);
}

void bz_displace_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	out->place = frame_now(p)->place;
	out->verbs = VERB(VERB_RETREAT) | VERB(VERB_REMOVE);
	out->reaction = out->open = out->tells = true;
	text_set(&out->ask, "Too many units in %s: which one makes room, and where does it go? If none can, which is lost?",
		 board_called(&s->board, out->place).at);
}

bool bz_displace_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_VIOLATION,
		      "a unit that stood there moves one hex, to a hex with room outside enemy zones; if none can, one of "
		      "those that came back is lost",
		      e);
}

void bz_displace_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	phase_again(p);
	if (o->verb == VERB_REMOVE)
		bz_lose_piece(s, crossing_at(p), o->piece, CITE_VIOLATION, ev);
	else
		displaced(s, crossing_at(p), o->piece, o->place, ev);
}

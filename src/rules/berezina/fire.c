/* The Joint Combat Phases (7.1): by letters, French before Russians, one shot a unit. */
#include "rules/berezina/berezina.h"

#include <string.h>

static int class_of(const struct frame *f)
{
	return f->step / 2;
}

/* [7.1.1] A unit fires when its present rating is called, once a phase [reading 16]. */
static bool ready(const struct scenario *s, const struct crossing *c, const struct lay *lay, int i, int class)
{
	const struct ground *g = ground_of(s);
	return g->more[i].unit && on_map(c, i) && !set_has(&c->p.used, i) && bz_rating_of(g, c, i) == class &&
	       bz_has_target(s, c, lay, i);
}

bool bz_fires_now(const struct scenario *s, const struct crossing *c, int piece)
{
	const struct frame *f = frame_now(&c->p);
	struct lay lay;
	if (f->row != ROW_FIRE || !set_empty(&c->p.hand) || s->piece[piece].side != f->side ||
	    !is_unit(ground_of(s), piece) || !on_map(c, piece) || set_has(&c->p.used, piece) ||
	    bz_rating_of(ground_of(s), c, piece) != class_of(f))
		return false;
	bz_lay_make(s, c, &lay);
	return ready(s, c, &lay, piece, class_of(f));
}

/* [7.1.2] In the solitaire game the Russians fire hex by hex, the lowest number first [reading 17]. */
static int firer_now(const struct scenario *s, const struct crossing *c, const struct lay *lay)
{
	const struct ground *g = ground_of(s);
	int best = NONE, class = class_of(frame_now(&c->p));
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if ((best == NONE || c->p.piece[i].place < c->p.piece[best].place) && ready(s, c, lay, i, class))
			best = i;
	return best;
}

static bool any_ready(const struct scenario *s, const struct crossing *c, const struct lay *lay, int side, int class)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (ready(s, c, lay, i, class))
			return true;
	return false;
}

static bool near_enemy(const struct scenario *s, const struct crossing *c, int firer)
{
	return bz_nearest_unit(s, c, 1 - s->piece[firer].side, c->p.piece[firer].place) == 1;
}

/* [7.1.2] Adjacent targets first for those who have any, the best rating next, then the ties that are left. */
static void russian_targets(const struct scenario *s, const struct crossing *c, int firer, struct orders *out)
{
	const struct ground *g = ground_of(s);
	bool near = near_enemy(s, c, firer);
	int best = NONE;
	for (int pass = 0; pass < 2; pass++)
		for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
			if (!bz_may_name(s, c, firer, i) ||
			    (near && bz_distance(g, c->p.piece[firer].place, c->p.piece[i].place) > 1))
				continue;
			if (!pass && (best == NONE || bz_better_target(s, c, i, best, false)))
				best = i;
			if (pass && !bz_better_target(s, c, best, i, false))
				orders_add(out, order_make(VERB_FIRE, RUSSIAN, i, NONE, NONE));
		}
}

static void scatter_list(const struct scenario *s, const struct crossing *c, int firer, bool first, struct orders *out)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	if (s->piece[firer].side != RUSSIAN)
		return;
	bz_lay_make(s, c, &lay);
	int best = NONE, at = c->p.piece[firer].place;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[at][d];
		if (to < 0 || !bz_may_scatter(s, c, &lay, firer, to))
			continue;
		if (best == NONE || to < best)
			best = to;
		if (!first)
			orders_add(out, order_make(VERB_SCATTER, RUSSIAN, NONE, to, NONE));
	}
	if (first && best != NONE)
		orders_add(out, order_make(VERB_SCATTER, RUSSIAN, NONE, best, NONE));
}

/* Keeps the hexes in order, each once. */
static int sorted_add(int16_t *hexes, int n, int at)
{
	int i = n;
	while (i && hexes[i - 1] > at)
		i--;
	if (i && hexes[i - 1] == at)
		return n;
	memmove(hexes + i + 1, hexes + i, (size_t)(n - i) * sizeof *hexes);
	hexes[i] = (int16_t)at;
	return n + 1;
}

/* [7.1] Whom a unit may fire at. [12.0, 7.1.2] The printed order of targets binds the Russians of the solitaire game; a second
 * player chooses as the French do. */
static void hand_list(const struct scenario *s, const struct crossing *c, int firer, struct orders *out)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[firer].side, foe = 1 - side;
	if (side == RUSSIAN && !g->two_player) {
		russian_targets(s, c, firer, out);
		if (!out->n)
			scatter_list(s, c, firer, true, out);
		return;
	}
	int16_t closed[MAX_PIECES];
	int n = 0;
	for (int i = g->first[foe]; i < g->last[foe]; i++) {
		if (!g->more[i].unit || !on_map(c, i) || !bz_may_name(s, c, firer, i))
			continue;
		if (bz_known_to(s, c, i, side))
			orders_add(out, order_make(VERB_FIRE, side, i, NONE, NONE));
		else
			n = sorted_add(closed, n, c->p.piece[i].place);
	}
	for (int i = 0; i < n; i++) /* by hexes, so that the list tells nothing */
		orders_add(out, order_make(VERB_BOMBARD, side, NONE, closed[i], NONE));
	scatter_list(s, c, firer, false, out);
}

void bz_targets_now(const struct scenario *s, const struct crossing *c, struct set *out)
{
	int hand = set_next(&c->p.hand, 0);
	struct orders list;
	set_clear(out);
	if (!c->p.depth || frame_now(&c->p)->row != ROW_FIRE || hand == NONE)
		return;
	list.n = 0;
	hand_list(s, c, hand, &list);
	for (int i = 0; i < list.n; i++)
		if (list.at[i].verb == VERB_FIRE)
			set_add(out, list.at[i].piece);
}

/* [8.2] The bridge at Borissow is taken or burnt in the first turn in which the French stand at it [reading 29]. */
static void road_look(const struct scenario *s, struct crossing *c)
{
	const struct ground *g = ground_of(s);
	if (c->road != ROAD_RUSSIAN)
		return;
	c->road_bank = 0;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		for (int bank = 0; bank < 2 && g->more[i].unit && on_map(c, i); bank++)
			if (bz_distance(g, c->p.piece[i].place, g->ford[FORD_BORISSOW][bank]) <= 1)
				c->road_bank = (uint8_t)(c->road_bank | 1u << g->bank[c->p.piece[i].place]);
	c->road_test = c->road_bank != 0;
}

/* [8.2] Taken when no Russian unit is left at the other end as the first joint combat closes. */
static void road_decide(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	bool taken = false;
	if (!c->road_test)
		return;
	for (int bank = 0; bank < 2; bank++) {
		bool held = false;
		for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
			held |= g->more[i].unit && c->p.piece[i].place == g->ford[FORD_BORISSOW][1 - bank];
		taken |= (c->road_bank >> bank & 1) && !held;
	}
	c->road = taken ? ROAD_CAPTURED : ROAD_NONE;
	c->road_test = 0;
	event_note(ev, EVENT_MARKER, FRENCH, NONE, NONE, g->ford[FORD_BORISSOW][EAST],
	     taken ? TEXT_ROAD_CAPTURED : TEXT_ROAD_BURNT, CITE_RUSSIAN_BRIDGE);
}

static void fire_begin(const struct scenario *s, struct crossing *c, struct frame *f, struct events *ev)
{
	f->spare[0] = 1;
	set_clear(&c->p.used);
	set_clear(&c->p.hand);
	for (int i = 0; i < s->pieces; i++) {
		c->p.piece[i].fatigue = 0;
		c->p.piece[i].on = NONE;
		unmark(c, i, IS_ASKED);
	}
	bz_works_note(s, c);
	if (f->count == 1)
		road_look(s, c);
	event_note(ev, EVENT_PHASE, FRENCH, NONE, NONE, NONE, ROW_FIRE, CITE_FIRE);
}

static void fire_end(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	bool first = frame_now(p)->count == 1;
	set_clear(&p->used);
	set_clear(&p->free);
	set_clear(&p->against);
	set_clear(&p->hand);
	for (int i = 0; i < s->pieces; i++) {
		p->piece[i].fatigue = 0;
		p->piece[i].on = NONE;
		unmark(c, i, IS_ASKED);
	}
	bz_works_note(s, c);
	if (first)
		road_decide(s, c, ev);
	p->header.phasing = first ? RUSSIAN : FRENCH;
	phase_goto(p, first ? ROW_RUSSIAN : ROW_ENGINEER, first ? SIDE_1 : SIDE_0);
}

/* [7.5] The stack that is named may go back before the shot; the printed Russians do so by themselves. */
static void fire_at(const struct scenario *s, struct crossing *c, int firer, int target, struct events *ev)
{
	set_add(&c->p.used, firer);
	set_clear(&c->p.hand);
	c->p.piece[firer].on = c->p.piece[target].place;
	phase_again(&c->p);
	if (!bz_retire_asked(s, c, firer, target)) {
		bz_shot_fire(s, c, firer, target, ev);
		return;
	}
	int16_t stack[32];
	int owner = s->piece[target].side;
	int n = bz_stack_of(s, c, owner, c->p.piece[target].place, stack, true);
	for (int i = 0; i < n; i++)
		mark(c, stack[i], IS_ASKED);
	if (owner == RUSSIAN && !ground_of(s)->two_player) {
		frame_push(&c->p, ROW_RETIRE, SIDE_1)->piece = (int16_t)firer;
		frame_top(&c->p)->target = (int16_t)target;
		frame_top(&c->p)->count = 1; /* goes by itself */
		return;
	}
	frame_push(&c->p, ROW_RETIRE, (enum side)owner)->piece = (int16_t)firer;
	frame_top(&c->p)->target = (int16_t)target;
}

/* [7.3.2] A straggler counter that is fired at is gone without a die, and the shot is spent. */
static void scatter(const struct scenario *s, struct crossing *c, int firer, int place, struct events *ev)
{
	(void)s;
	set_add(&c->p.used, firer);
	set_clear(&c->p.hand);
	c->p.piece[firer].on = (int16_t)place; /* the other battery of the hex fires there or not at all (7.4) */
	phase_again(&c->p);
	for (int i = 0; i < RABBLE; i++)
		if (c->rabble[i] == place) {
			c->rabble[i] = NONE;
			event_note(ev, EVENT_MARKER, RUSSIAN, NONE, NONE, place, TEXT_RABBLE_GONE, CITE_SCATTER);
			return;
		}
}

/* [7.5.1] After a retreat: out of range the shot is lost; a gun that still reaches the new hex fires there. [7.4] A lost shot was
 * fired at the hex it was meant for, and the other gun of the hex is bound to that one [reading 18]. */
void bz_fire_go_on(const struct scenario *s, struct crossing *c, int firer, int target, struct events *ev)
{
	if (bz_can_shoot(s, c, firer, target)) {
		c->p.piece[firer].on = c->p.piece[target].place;
		bz_shot_fire(s, c, firer, target, ev);
		return;
	}
	event_note(ev, EVENT_NOTE, s->piece[firer].side, NONE, c->p.piece[firer].place, NONE, TEXT_LOST_SHOT, CITE_RETIRE);
}

/* [7.1.1] Letter by letter, the French before the Russians. [7.1.2] Russians who can fire must. */
void bz_fire_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	int depth = p->depth;
	if (!f->spare[0])
		fire_begin(s, c, f, ev);
	if (!set_empty(&p->hand))
		return;
	struct lay lay;
	bz_lay_make(s, c, &lay);
	while (f->step < 2 * RATINGS) {
		int side = f->step & 1;
		if (f->spare[1] == f->step + 1 || !any_ready(s, c, &lay, side, class_of(f))) {
			f->step++;
			continue;
		}
		f->side = (uint8_t)side;
		if (side == FRENCH || ground_of(s)->two_player)
			return;
		struct orders list;
		int firer = firer_now(s, c, &lay);
		list.n = 0;
		hand_list(s, c, firer, &list);
		set_add(&p->hand, firer);
		if (list.n > 1)
			return;
		if (!list.n) {
			set_add(&p->used, firer);
			set_clear(&p->hand);
		} else if (list.at[0].verb == VERB_SCATTER) {
			scatter(s, c, firer, list.at[0].place, ev);
		} else {
			fire_at(s, c, firer, list.at[0].piece, ev);
		}
		if (p->depth != depth)
			return;
		bz_lay_make(s, c, &lay);
	}
	fire_end(s, p, ev);
}

void bz_fire_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	static const char letters[] = "ABCD";
	int hand = set_next(&p->hand, 0);
	out->verbs = VERB(VERB_TAKE) | VERB(VERB_FIRE) | VERB(VERB_PASS) |
		     VERB(VERB_BOMBARD) | VERB(VERB_SCATTER);
	if (hand != NONE) {
		out->depth = 1;
		text_set(&out->ask, "%s fires: at whom?", s->piece[hand].name);
		return;
	}
	text_set(&out->ask, "%s units of rating %c fire: choose one%s", s->side_name[frame_now(p)->side & 1],
		 letters[class_of(frame_now(p)) & 3], frame_now(p)->side == FRENCH ? ", or pass" : "");
}

void bz_fire_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct crossing *c = crossing_of(p);
	const struct ground *g = ground_of(s);
	const struct frame *f = frame_now(p);
	int hand = set_next(&p->hand, 0), side = f->side;
	struct lay lay;
	if (hand != NONE) {
		hand_list(s, c, hand, out);
		return;
	}
	bz_lay_make(s, c, &lay);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (ready(s, c, &lay, i, class_of(f)))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	if (side == FRENCH)
		orders_add(out, order_make(VERB_PASS, side, NONE, NONE, NONE));
}

/* Why this unit may not fire at that one; of a hidden unit nothing is told. */
static bool target_reason(const struct scenario *s, const struct crossing *c, int firer, int target, struct error *e)
{
	const struct ground *g = ground_of(s);
	const char *name = s->piece[firer].name;
	int from = c->p.piece[firer].place, to = c->p.piece[target].place, side = s->piece[firer].side;
	if (s->piece[target].side == side)
		return error_set(e, NULL, NULL, CITE(CITE_FIRE), "no enemy here: %s fires at an enemy combat unit, or Esc gives it back", name);
	if (!g->more[target].unit)
		return error_set(e, NULL, NULL, CITE(CITE_FIRE), "%s fires at an enemy combat unit: leaders are not hit", name);
	if (!bz_known_to(s, c, target, side))
		return error_set(e, NULL, NULL, CITE(CITE_FOG), "you do not see that unit: fire at its hex");
	if (to < 0)
		return error_set(e, NULL, NULL, CITE(CITE_FIRE), "%s is not on the map", s->piece[target].name);
	int far = bz_distance(g, from, to);
	if (far > 1 && !g->more[firer].artillery)
		return error_set(e, NULL, NULL, CITE(CITE_RANGE), "%s is no artillery: it fires into the next hex only", name);
	if (far > g->figures.fire.range)
		return error_set(e, NULL, NULL, CITE(CITE_RANGE), "artillery reaches %d hexes; it is %d", g->figures.fire.range, far);
	if (far > bz_gun_range(s, c))
		return error_set(e, NULL, NULL, CITE(CITE_NIGHT), "in the dark artillery fires into the next hex only");
	if (!bz_can_shoot(s, c, firer, target))
		return error_set(e, NULL, NULL, CITE(CITE_SIGHT), "woods, a town or a height block the sight from %s to %s",
				 s->board.at[from].id, s->board.at[to].id);
	if (side == RUSSIAN && !g->two_player)
		return error_set(e, NULL, NULL, CITE(CITE_RUSSIAN_FIRE), "%s must fire at the best rated French next to it, "
				 "those shot at least often first", name);
	if (c->p.piece[target].fatigue)
		return error_set(e, NULL, NULL, CITE(CITE_FIRE), "others in %s have not been fired at yet", s->board.at[to].id);
	return error_set(e, NULL, NULL, CITE(CITE_RANGE), "the other battery of the hex has fired elsewhere: both fire at one hex");
}

/* Why this unit does not fire now. */
static bool firer_reason(const struct scenario *s, const struct crossing *c, int piece, struct error *e)
{
	static const char letters[] = "ABCD";
	const struct ground *g = ground_of(s);
	const struct frame *f = frame_now(&c->p);
	const char *name = s->piece[piece].name;
	int rating = bz_rating_of(g, c, piece), now = class_of(f);
	if (s->piece[piece].side != f->side || !g->more[piece].unit || !on_map(c, piece))
		return error_set(e, NULL, NULL, CITE(CITE_FIRE_ORDER), "%s units of rating %c on the map fire now",
				 s->side_name[f->side & 1], letters[now & 3]);
	if (set_has(&c->p.used, piece))
		return error_set(e, NULL, NULL, CITE(CITE_FIRE), "%s has fired in this phase", name);
	if (rating != now)
		return error_set(e, NULL, NULL, CITE(CITE_FIRE_ORDER), "%s has rating %c: its turn %s, units of rating %c fire now", name,
				 letters[rating & 3], rating < now ? "is over" : "comes later", letters[now & 3]);
	return error_set(e, NULL, NULL, CITE(g->more[piece].artillery ? CITE_RANGE : CITE_FIRE), g->more[piece].artillery
				 ? "%s has no target: no enemy in sight within its range that may be fired at now"
				 : "%s has no target: no enemy unit stands next to it", name);
}

static bool allowed(const struct scenario *s, const struct position *p, const struct order *o, int hand)
{
	const struct crossing *c = crossing_of(p);
	const struct frame *f = frame_now(p);
	struct error quiet;
	struct lay lay;
	if (hand != NONE)
		return phase_listed(s, p, o, CITE_FIRE, "", &quiet);
	if (o->number != NONE)
		return false;
	if (o->verb == VERB_PASS)
		return f->side == FRENCH;
	if (o->verb != VERB_TAKE || s->piece[o->piece].side != f->side)
		return false;
	bz_lay_make(s, c, &lay);
	return ready(s, c, &lay, o->piece, class_of(f));
}

bool bz_fire_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int hand = set_next(&p->hand, 0);
	if (allowed(s, p, o, hand))
		return true;
	if (o->verb == VERB_FIRE && hand == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_FIRE), "choose the unit that fires first");
	if (o->verb == VERB_FIRE)
		return target_reason(s, crossing_of(p), hand, o->piece, e);
	if (o->verb == VERB_TAKE && hand == NONE)
		return firer_reason(s, crossing_of(p), o->piece, e);
	if (o->verb == VERB_PASS && frame_now(p)->side == RUSSIAN)
		return error_set(e, NULL, NULL, CITE(CITE_RUSSIAN_FIRE), "Russians who can fire must");
	return error_set(e, NULL, NULL, CITE(CITE_FIRE_ORDER),
			 "the units of this rating fire now, each once: choose one, then its target%s",
			 frame_now(p)->side == FRENCH ? ", or Pass" : "");
}

void bz_fire_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	int hand = set_next(&p->hand, 0);
	struct frame *f = frame_top(p);
	switch (o->verb) {
	case VERB_TAKE:
		set_add(&p->hand, o->piece);
		bz_note_piece(s, c, ev, EVENT_TAKE, o->piece, p->piece[o->piece].place, NONE, NONE, CITE_FIRE);
		break;
	case VERB_FIRE:
		fire_at(s, c, hand, o->piece, ev);
		break;
	case VERB_BOMBARD:
		for (int i = 0; i < s->pieces; i++)
			if (p->piece[i].place == o->place && ground_of(s)->more[i].unit &&
			    !bz_known_to(s, c, i, o->side)) {
				fire_at(s, c, hand, i, ev);
				break;
			}
		break;
	case VERB_SCATTER:
		scatter(s, c, hand, o->place, ev);
		break;
	default:
		f->spare[1] = (int16_t)(f->step + 1);
		phase_again(p);
	}
}

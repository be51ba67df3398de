/* The random events of 13.2. */
#include "rules/berezina/berezina.h"

static void remove_unit(const struct scenario *s, struct crossing *c, int unit)
{
	int at = c->p.piece[unit].place;
	bz_take_off(c, unit, PLACE_OUT);
	if (at >= 0)
		bz_crown(s, c, RUSSIAN, at);
}

static void austrians(const struct scenario *s, struct crossing *c)
{
	const struct ground *g = ground_of(s);
	int brigades = 0, grenadiers = g->figures.event.grenadiers;
	if (c->p.piece[grenadiers].place > PLACE_LOST)
		remove_unit(s, c, grenadiers);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN] && brigades < g->figures.event.austrians; i++) {
		const struct piece *p = &c->p.piece[i];
		if (g->more[i].formation != CORPS_DAN || !g->more[i].infantry || p->steps || p->place <= PLACE_LOST ||
		    p->place == NONE)
			continue;
		remove_unit(s, c, i);
		brigades++;
	}
}

/* The French non-Guard infantry of the east bank that is first in the order of 5.1: all of its hex. */
static int astray(const struct scenario *s, const struct crossing *c, int out[32])
{
	const struct ground *g = ground_of(s);
	int n = 0;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		const struct print_more *m = &g->more[i];
		int at = c->p.piece[i].place;
		if (at < 0 || !m->infantry || m->formation == CORPS_OG || m->formation == CORPS_YG || g->bank[at] != EAST)
			continue;
		int order = n ? bz_check_order(s, c, i, out[0]) : -1;
		n = order < 0 ? 0 : n;
		if (order <= 0 && n < 32)
			out[n++] = i;
	}
	return n;
}

/* [3.4] That somebody marches into the lines of the enemy is seen by him, and where; who it is he need not know. */
static void take_wrong_road(const struct scenario *s, struct crossing *c, int unit, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int steps = g->figures.event.astray;
	if (!bz_known_to(s, c, unit, RUSSIAN))
		event_note(ev, EVENT_REVEAL, FRENCH, NONE, NONE, c->p.piece[unit].place, NONE, CITE_FOG);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (g->more[i].leader && c->p.piece[i].place == c->p.piece[unit].place)
			steps = g->figures.event.astray_led;
	bz_lose_steps(s, c, unit, steps, CITE_EVENTS, ev);
}

/* [13.2] Event E. Inside a hex the order of 5.1 is the French player's [reading 47]. */
static void wrong_road(const struct scenario *s, struct crossing *c, struct events *ev)
{
	int unit[32], n = astray(s, c, unit);
	if (n > 1)
		frame_push(&c->p, ROW_ASTRAY, SIDE_0);
	else if (n)
		take_wrong_road(s, c, unit[0], ev);
}

void bz_astray_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int unit[32], n = astray(s, crossing_of(p), unit);
	out->place = n ? p->piece[unit[0]].place : NONE;
	prompt_ask(out, VERB(VERB_LOSE), 0, "The wrong road: which unit in %s, the rear hex, marches into the enemy lines?",
		   board_called(&s->board, out->place).at);
}

void bz_astray_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int unit[32], n = astray(s, crossing_of(p), unit);
	for (int i = 0; i < n; i++)
		orders_add(out, order_make(VERB_LOSE, FRENCH, unit[i], NONE, NONE));
}

bool bz_astray_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_EVENTS,
		      "it meets infantry that is no Guard in the first hex of the morale checks on the east bank", e);
}

void bz_astray_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	phase_return(p);
	take_wrong_road(s, crossing_at(p), o->piece, ev);
}

static void panic(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	int16_t goal[32];
	int goals = 0, free = 0, best = NONE, near = 999;
	for (int i = 0; i < RABBLE; i++)
		free += c->rabble[i] == NONE;
	if (!free) {
		frame_push(&c->p, ROW_PANIC, SIDE_0);
		return;
	}
	for (int f = 0; f < FORDS; f++)
		if (bz_bridge_of_french(g, c, g->ford[f][EAST]))
			goal[goals++] = g->ford[f][EAST];
	for (int f = 0; !goals && f < FORDS; f++)
		for (int n = 0; n < PONTOONS; n++)
			if (c->half[f][EAST][n] || c->half[f][WEST][n])
				goal[goals++] = g->ford[f][EAST];
	for (int i = g->first[FRENCH]; !goals && i < g->last[FRENCH]; i++)
		if (g->more[i].engineer && on_map(c, i) && goals < 32)
			goal[goals++] = c->p.piece[i].place;
	bz_lay_make(s, c, &lay);
	for (int i = 0; i < HEXES; i++) {
		if (!g->on_road[i] || g->bank[i] != EAST || lay.units[FRENCH][i] || lay.units[RUSSIAN][i])
			continue;
		for (int k = 0; k < goals; k++)
			if (bz_distance(g, i, goal[k]) < near) {
				near = bz_distance(g, i, goal[k]);
				best = i;
			}
	}
	if (best != NONE)
		bz_place_rabble(c, best, ev);
}

static void cossacks(const struct scenario *s, struct crossing *c)
{
	const struct ground *g = ground_of(s);
	if (c->arrived[CORPS_YER]) {
		c->hurrah = 1;
		return;
	}
	c->happened[EVENT_F] = 1;
	c->arrived[CORPS_YER] = c->p.header.turn;
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if (g->more[i].formation == CORPS_YER && g->more[i].unit && c->p.piece[i].place == PLACE_LATER) {
			c->p.piece[i].place = PLACE_ENTERS;
			c->entry[CORPS_YER] = s->piece[i].enter_place;
		}
}

/* [13.2] On a 6 at the start of a turn two dice name the event; some last to the end. */
void bz_random_event(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	c->this_event = c->hurrah = 0;
	if (event_roll(&c->p, ev, FRENCH, 6, 1, CITE_EVENTS) != 6)
		return;
	int sum = event_roll(&c->p, ev, FRENCH, 6, 1, CITE_EVENTS);
	sum += event_roll(&c->p, ev, FRENCH, 6, 1, CITE_EVENTS);
	int event = table_result(&s->table[g->table[TABLE_EVENTS]], 0, sum);
	c->this_event = (uint8_t)(event + 1);
	event_note(ev, EVENT_NOTE, NOBODY, NONE, NONE, NONE, event, CITE_EVENTS);
	switch (event) {
	case EVENT_A:
		if (!c->happened[EVENT_A])
			austrians(s, c);
		c->happened[EVENT_A] = 1;
		break;
	case EVENT_B:
		if (c->thaw < c->p.header.turn)
			c->thaw = (int16_t)(c->p.header.turn + g->figures.event.thaw);
		break;
	case EVENT_C:
		c->skip_checks = 1;
		break;
	case EVENT_D:
		if (!c->danube)
			c->happened[EVENT_D] = 1;
		break;
	case EVENT_E:
		wrong_road(s, c, ev);
		break;
	case EVENT_F:
		cossacks(s, c);
		break;
	case EVENT_G:
		panic(s, c, ev);
		break;
	case EVENT_I:
		if (c->arrived[CORPS_AVG])
			bz_track_move(c, g->figures.event.stirs, CITE_EVENTS, ev);
		else
			c->happened[EVENT_I] = 1;
		break;
	case EVENT_J:
		if (!c->arrived[CORPS_WIT])
			c->happened[EVENT_J] = 1;
		break;
	default:
		c->happened[event] = 1;
	}
}

/* Event G with every Rabble counter in play: a unit of the east bank loses its treasure or a step. */
void bz_panic_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)ev;
	if (phase_empty(s, p))
		phase_return(p);
}

void bz_panic_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_ABANDON) | VERB(VERB_LOSE), 0,
		   "Panic among the Rabble: which unit abandons its treasure or loses a step?");
}

void bz_panic_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		if (!g->more[i].unit || !on_map(c, i) || g->bank[p->piece[i].place] != EAST)
			continue;
		if (g->more[i].treasure && !has(c, i, IS_POOR))
			orders_add(out, order_make(VERB_ABANDON, FRENCH, i, NONE, NONE));
		orders_add(out, order_make(VERB_LOSE, FRENCH, i, NONE, NONE));
	}
}

bool bz_panic_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_EVENTS, "a French combat unit of the east bank must suffer", e);
}

void bz_panic_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	phase_return(p);
	if (o->verb == VERB_ABANDON)
		bz_lose_treasure(s, c, o->piece, CITE_EVENTS, ev);
	else
		bz_lose_steps(s, c, o->piece, 1, CITE_EVENTS, ev);
}

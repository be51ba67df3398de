/* The Engineering Phase: half-bridges at the fords (8.1), the Russian bridge at Borissow (8.2). */
#include "rules/berezina/berezina.h"

/* [8.0, 8.1] Engineers in a ford hex work once a phase on the half of a bridge in their own hex. */
static bool may_build(const struct scenario *s, const struct crossing *c, int piece, int n)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place;
	if (!g->more[piece].engineer || at < 0 || g->ford_at[at] == NONE || set_has(&c->p.used, piece))
		return false;
	return c->half[g->ford_at[at]][g->bank[at]][n] < HALF_DONE;
}

/* [8.2] With rating B and both earthworks the Russians need 11 on two dice; the bridge stands from the next turn. */
static void russian_roll(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	if (g->box[c->p.header.track[TRACK_BOX]].rating > RATING_B || c->road != ROAD_NONE ||
	    c->holds_works[0] != RUSSIAN || c->holds_works[1] != RUSSIAN)
		return;
	int sum = event_roll(&c->p, ev, RUSSIAN, 6, 1, CITE_RUSSIAN_BRIDGE);
	sum += event_roll(&c->p, ev, RUSSIAN, 6, 1, CITE_RUSSIAN_BRIDGE);
	if (!table_result(&s->table[g->table[TABLE_RUSSIAN_BRIDGE]], 0, sum))
		return;
	c->road = ROAD_PLANNED;
	event_note(ev, EVENT_MARKER, RUSSIAN, NONE, NONE, g->ford[FORD_BORISSOW][WEST], TEXT_ROAD_PLANNED, CITE_RUSSIAN_BRIDGE);
}

void bz_engineer_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	struct orders list;
	if (!f->step) {
		f->step = 1;
		set_clear(&p->used);
		event_note(ev, EVENT_PHASE, FRENCH, NONE, NONE, NONE, ROW_ENGINEER, CITE_ENGINEER);
	}
	list.n = 0;
	bz_engineer_list(s, p, &list);
	if (list.n > 1 && f->step == 1)
		return;
	set_clear(&p->used);
	bz_works_note(s, c);
	russian_roll(s, c, ev);
	phase_goto(p, ROW_BREAK, SIDE_0);
}

void bz_engineer_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_BUILD) | VERB(VERB_DONE), 0,
		   "Engineers: work on bridge 1 or 2 of their ford, or end the phase");
}

void bz_engineer_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		for (int n = 0; n < PONTOONS; n++)
			if (may_build(s, c, i, n))
				orders_add(out, order_make(VERB_BUILD, FRENCH, i, NONE, n + 1));
	orders_add(out, order_make(VERB_DONE, FRENCH, NONE, NONE, NONE));
}

bool bz_engineer_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_ENGINEER,
		      "an engineer unit in a ford hex works once on an unfinished half of bridge 1 or 2", e);
}

/* [8.1] The column is the distance to the nearest Russian unit, one of the two hexes counted. */
int bz_build_column(const struct scenario *s, const struct crossing *c, int piece)
{
	int far = bz_nearest_unit(s, c, RUSSIAN, c->p.piece[piece].place);
	return table_column_for(&s->table[ground_of(s)->table[TABLE_ENGINEERING]], far);
}

/* [8.1] None, one or two levels; [13.2] high water takes one away. */
int bz_levels(const struct crossing *c, int result)
{
	return result - (result && c->p.header.turn <= c->thaw);
}

/* What is told is what was built, and where; [3.4] whose engineers they are only to who may know them. */
static void build_note(const struct scenario *s, struct event did, int column, int die, int result, int built, struct events *ev)
{
	struct account *sum = bz_check_sum(s, ev, event_add(ev, did), did.to, TABLE_ENGINEERING, column, die, 0);
	if (!sum)
		return;
	sum->result = (int16_t)result;
	if (did.number != result)
		account_line(sum, 0, LINE_NOTE, -1, 1, NONE, did.to, TEXT_FORDS_CLOSED, CITE_EVENTS);
	account_line(sum, 0, LINE_SUM, built, 1, NONE, did.to, TEXT_LEVEL, CITE_ENGINEER);
}

/* [8.1] Levels over three are lost [reading 25]. */
static void build(const struct scenario *s, struct crossing *c, int piece, int n, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place;
	int8_t *half = &c->half[g->ford_at[at]][g->bank[at]][n];
	const struct table *t = &s->table[g->table[TABLE_ENGINEERING]];
	int column = bz_build_column(s, c, piece), die = event_roll(&c->p, ev, FRENCH, 6, 1, CITE_ENGINEER);
	int result = table_result(t, column, die);
	int levels = bz_levels(c, result);
	set_add(&c->p.used, piece);
	*half = (int8_t)(*half + levels > HALF_DONE ? HALF_DONE : *half + levels);
	struct event did = event_make(EVENT_CHECK, FRENCH, piece, at, at, levels, CITE_ENGINEER);
	bool open = bz_known_to(s, c, piece, RUSSIAN);
	did.seen = open ? SEEN_ALL : side_bit(FRENCH);
	build_note(s, did, column, die, result, *half, ev);
	if (open)
		return;
	did.piece = NONE;
	did.seen = side_bit(RUSSIAN);
	build_note(s, did, column, die, result, *half, ev);
}

void bz_engineer_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct frame *f = frame_top(p);
	phase_again(p);
	if (o->verb == VERB_DONE)
		f->step = 2;
	else
		build(s, crossing_at(p), o->piece, o->number - 1, ev);
}

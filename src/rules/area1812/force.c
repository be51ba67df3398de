/* The Forced March Movement Segment: corps by corps, each with its own die; leaders go free. */
#include "rules/area1812/area1812.h"

/* === Movement: the Forced March Segment === */

/* [reading 27] A leader follows a corps of his side, alone he goes to no enemy. */
static bool way_open(const struct scenario *s, const struct campaign *c, int piece, int to)
{
	int side = s->piece[piece].side;
	return land_of(s)->arm[piece] <= ARM_CC || !ar_units(c, 1 - side, to) || ar_corps(c, side, to);
}

/* [Movement D, reading 26] Corps, marched before or not, once a turn; supply units and depots never. [Leaders A]
 * Leaders too. */
static bool can_take(const struct scenario *s, const struct campaign *c, int side, int piece, struct error *e)
{
	const struct land *g = land_of(s);
	int at = c->p.piece[piece].place;
	if (s->piece[piece].side != side)
		return error_set(e, NULL, NULL, CITE(CITE_FORCED), "this unit is not yours to march");
	if (at < 0)
		return error_set(e, NULL, NULL, CITE(CITE_FORCED), "%s is not on the map", s->piece[piece].name);
	if (g->arm[piece] == ARM_SU || g->arm[piece] == ARM_DP)
		return error_set(e, NULL, NULL, CITE(CITE_FORCED), "supply units and depots never force march");
	if (set_has(&c->p.used, piece))
		return error_set(e, NULL, NULL, CITE(CITE_FORCED), "%s has tried already", s->piece[piece].name);
	for (int i = 0; i < g->links[at]; i++)
		if (way_open(s, c, piece, g->to[at][i]))
			return true;
	return error_set(e, NULL, NULL, CITE(CITE_FORCED_LEADERS), "a leader alone may not enter where the enemy stands");
}

/* [Movement D] One more common border. */
static bool can_march(const struct scenario *s, const struct campaign *c, int piece, int to, struct error *e)
{
	int at = c->p.piece[piece].place;
	if (s->board.at[to].kind & KIND_OFF_LIMITS || board_link(&s->board, at, to) == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_MOVEMENT), "%s has no common border with %s that units may cross",
				 CALLED(s, to), CALLED(s, at));
	if (!way_open(s, c, piece, to))
		return error_set(e, NULL, NULL, CITE(CITE_FORCED_LEADERS),
				 "the enemy stands in %s: a leader follows only where a corps has gone", CALLED(s, to));
	return true;
}

/* [Sequence of Play A2] The second segment: who marched may try again. */
void ar_force_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	set_clear(&p->used);
	set_clear(&campaign_at(p)->marked);
	event_note(ev, EVENT_PHASE, frame_now(p)->side, NONE, NONE, NONE, ROW_FORCE, CITE_FORCED);
}

void ar_force_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	if (held == NONE) {
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_MARCH) | VERB(VERB_MARKERS) | VERB(VERB_DONE), 0,
		       "Force march a corps (a third arrive, a third stay, a third are lost), or end the phase");
		return;
	}
	out->place = p->piece[held].place;
	prompt_ask(out, VERB(VERB_MARCH), 1, "Where does %s force march?", s->piece[held].name);
	text_set(&out->why_not, "the unit in hand has to march first");
}

void ar_force_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct land *g = land_of(s);
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	if (held == NONE) {
		for (int i = g->first[side]; i < g->last[side]; i++)
			if (p->piece[i].place >= 0)
				orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
		ar_markers_list(s, p, out);
		orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
		return;
	}
	int at = p->piece[held].place;
	for (int i = 0; i < g->links[at]; i++)
		orders_add(out, order_make(VERB_MARCH, side, held, g->to[at][i], NONE));
}

/* [Movement D, Stacking A] One unit after the other, the goal before the die. */
bool ar_force_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int held = set_next(&p->hand, 0);
	switch (o->verb) {
	case VERB_TAKE:
		if (held != NONE || o->number != NONE)
			return phase_refuse(s, CITE_FORCED, "one unit after the other force marches", e);
		return can_take(s, campaign_of(p), o->side, o->piece, e);
	case VERB_MARCH:
		if (held == NONE || o->piece != held)
			return phase_refuse(s, CITE_FORCED, "take a unit and march it", e);
		return can_march(s, campaign_of(p), held, o->place, e);
	case VERB_MARKERS:
		return ar_markers_can(s, p, o, e);
	case VERB_DONE:
		return held == NONE || phase_refuse(s, CITE_FORCED, "march the unit in hand first", e);
	default:
		return phase_refuse(s, CITE_FORCED, "it is the time of forced marches: take a corps, march it, or end the phase", e);
	}
}

/* [reading 21] Where from and where to is seen, not who. */
static void arrive(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev)
{
	int side = s->piece[piece].side, from = c->p.piece[piece].place;
	struct event marches = event_make(EVENT_MOVE, side, piece, from, to, NONE, CITE_FORCED);
	event_step(ev, &marches);
	event_note_piece(ev, marches, false);
	bool told = ar_units(c, side, from) == 1 && ar_all_told(s, c, side, from); /* [reading 17] */
	struct ar_word word = ar_word_of(s, c, side, from, to, land_of(s)->arm[piece] <= ARM_CC); /* a corps rolls a die, a leader none */
	(told ? ar_move_told : ar_move)(s, c, piece, to, ev);
	ar_word_keep(s, c, side, from, to, &word);
}

/* [Forced March Table] A die for each corps: it goes, stays or is lost. */
static void try_march(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev)
{
	const struct table *t = &s->table[land_of(s)->table[TABLE_FORCE]];
	int side = s->piece[piece].side;
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_FORCE, side, c->p.piece[piece].place);
	int die = ar_roll(c, ev, a, side, 0, CITE_FORCED), result = table_result(t, 0, die);
	a->column = 0;
	a->row = (int16_t)(die - t->first_row);
	struct event *told = ev ? ar_result(s, ev, a, TABLE_FORCE, result, CITE_FORCED) : NULL;
	if (told) { /* [reading 21] where from and where to is seen, whatever the die */
		told->from = a->place;
		told->to = (int16_t)to;
	}
	if (result == FORCE_ARRIVES)
		arrive(s, c, piece, to, ev);
	else if (result == FORCE_DIES)
		ar_lose(s, c, piece, CITE_FORCED, ev);
}

/* [Leaders A] A leader goes without a die. */
void ar_force_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (ar_opening_act(c, o, ev))
		return;
	if (o->verb == VERB_DONE) {
		phase_goto(p, ROW_DEPOT, (enum side)o->side);
		return;
	}
	set_clear(&p->hand);
	set_add(&p->used, o->piece);
	if (land_of(s)->arm[o->piece] == ARM_LEADER)
		arrive(s, c, o->piece, o->place, ev);
	else
		try_march(s, c, o->piece, o->place, ev);
}

/* === 16.13 Recommencing the campaign === 1813: who comes back, at its beginning and at the end of each of its turns. */
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"

/* --- who returns --- */

/* [16.13] Russian units and commanders that were removed from play in 1812: eliminated, or busy with the rising (16.8); Napoleon from
 * Paris. */
static bool may_return(const struct scenario *s, const struct gamble *g, int side, int piece)
{
	const struct gb_own *own = gb_own(s);
	int box = g->p.piece[piece].place;
	if (side == FRENCH)
		return piece == own->napoleon && g->state & STATE_NAPOLEON_PARIS;
	bool quells = box == AT_GONE && own->army[piece] == 3 && g->state & STATE_UPRISING;
	return gb_is_unit(s, piece) && s->piece[piece].side == side && (box == AT_LOST || quells) && !set_has(&g->fallen, piece);
}

/* [16.13, 4.1] At home for the Russians; Napoleon joins any stack of his. */
static int places_of(const struct scenario *s, const struct gamble *g, int side, int piece, int16_t out[MAX_ORDERS])
{
	struct gb_survey v;
	int n = 0;
	gb_survey(s, g, &v);
	for (int at = 0; at < gb_own(s)->places && n < MAX_ORDERS; at++) {
		bool fits = v.of[at] + gb_own(s)->of[piece] <= gb_capacity(s, g, at);
		bool open = gb_passable(s, side, at) && v.side[at] != 1 - side && v.depot[at] != 1 - side;
		if (open && fits && (side == FRENCH ? v.side[at] == FRENCH : gb_home(s, &v, at)))
			out[n++] = (int16_t)at;
	}
	return n;
}

static int next_back(const struct scenario *s, const struct gamble *g, int side, int from)
{
	int16_t places[MAX_ORDERS];
	for (int i = set_next(&gb_own(s)->units, from); i >= 0; i = set_next(&gb_own(s)->units, i + 1))
		if (may_return(s, g, side, i) && places_of(s, g, side, i, places))
			return i;
	return NONE;
}

void gb_returnable(const struct scenario *s, const struct gamble *g, struct set *out)
{
	const struct frame *f = frame_now(&g->p);
	set_clear(out);
	if (f->row != ROW_RETURN)
		return;
	for (int i = next_back(s, g, f->side, 0); i != NONE; i = next_back(s, g, f->side, i + 1))
		set_add(out, i);
}

/* How many may still return is in the frame. */
static void call_back(struct gamble *g, int side, int n)
{
	if (!n)
		return;
	frame_push(&g->p, ROW_RETURN, (enum side)side);
	frame_top(&g->p)->count = (uint8_t)n;
}

void gb_return_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct frame *f = frame_now(p);
	(void)ev;
	p->header.phasing = (int8_t)f->side;
	if (!f->count || next_back(s, gamble_of(p), f->side, 0) == NONE)
		phase_return(p);
}

void gb_return_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	out->left = frame_now(p)->count;
	if (held != NONE)
		prompt_ask(out, VERB(VERB_PUT), 1, "Where does %s come back?", gb_name(s, held));
	else
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_PUT) | VERB(VERB_DONE), 0, frame_now(p)->side == FRENCH ?
			   "Napoleon may come back" : "%d may come back into play", frame_now(p)->count);
}

void gb_return_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side, held = set_next(&p->hand, 0);
	int16_t places[MAX_ORDERS];
	if (held != NONE) {
		int n = places_of(s, g, side, held, places);
		for (int i = 0; i < n; i++)
			orders_add(out, order_make(VERB_PUT, side, held, places[i], NONE));
		return;
	}
	for (int i = next_back(s, g, side, 0); i >= 0; i = next_back(s, g, side, i + 1))
		orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_return_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_13, "take a unit that was lost and put it where it may come back", e);
}

void gb_return_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		return;
	}
	if (o->verb == VERB_DONE) {
		phase_return(p);
		return;
	}
	set_clear(&p->hand);
	p->piece[o->piece].place = o->place;
	frame_top(p)->count--;
	if (o->side == FRENCH)
		g->state &= (uint16_t)~STATE_NAPOLEON_PARIS;
	gb_tell_of(s, g, ev, event_make(EVENT_NOTE, o->side, o->piece, NONE, o->place, o->side == FRENCH ? TEXT_NAPOLEON_BACK : TEXT_RETURNS, CITE_16_13),
		   false);
	phase_again(p);
}

/* --- the year begins; its turns end --- */

/* [16.13] Two dice: half of them are Russians who come back, before the reinforcements and the Swedes take up the room that there is.
 * The campaign goes on with the first turn of 1813. */
void gb_second_year_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (frame_top(p)->step == YEAR_DICE) {
		frame_top(p)->step = YEAR_REINFORCED;
		phase_again(p);
		int sum = event_roll(p, ev, RUSSIAN, 6, 2, CITE_16_13);
		call_back(g, RUSSIAN, sum / 2);
		return;
	}
	if (frame_top(p)->step == YEAR_REINFORCED) {
		gb_bring_reinforcements(s, p);
		return;
	}
	int next = gb_figures(s)->two_year.end + 1;
	if (g->uprising_turn == p->header.turn) /* [16.9] the following turn is this one */
		g->uprising_turn = (int16_t)(next - 1);
	p->header.turn = (int16_t)next;
	phase_goto(p, ROW_TURN, SIDE_0);
}

/* A paragraph of its own in the account: the dice of the winter have the same rule and side, and nobody is named who may be closed. */
int gb_napoleon_die(struct gamble *g, struct events *ev)
{
	return event_roll(&g->p, ev, FRENCH, 6, 1, CITE_16_13_NAPOLEON);
}

/* What becomes of Napoleon in this turn is told: nothing else would say it where the die keeps him away. */
void gb_second_year_end(const struct scenario *s, struct gamble *g, struct events *ev)
{
	const struct gb_figures *f = gb_figures(s);
	int die = event_roll(&g->p, ev, RUSSIAN, 6, 1, CITE_16_13);
	call_back(g, RUSSIAN, die >= f->two_year.two_on ? 2 : die >= f->two_year.one_on ? 1 : 0);
	if (!(g->state & STATE_NAPOLEON_PARIS))
		return;
	bool called = gb_napoleon_die(g, ev) >= f->two_year.returns_on;
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, called ? TEXT_NAPOLEON_CALLED : TEXT_NAPOLEON_WAITS, CITE_16_13);
	call_back(g, FRENCH, called);
}

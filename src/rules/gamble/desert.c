/* The political dimension: the rising in the Ukraine, independence, allies who leave, the Swedes (16.8 to 16.12). */
#include "rules/gamble/cards.h"

/* --- 16.8, 16.9 --- */

/* [16.8] The first time that a unit of V Corps holds Kiev a die decides, till turn 9 (16.13: 1813 counts on from 8): all of the 3rd Army is gone, [reading 22] those
 * too who were still to come. */
void gb_rising(const struct scenario *s, struct gamble *g, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	const struct gb_figures *f = gb_figures(s);
	int corps = gb_corps(s, FRENCH, "V"), turn = gb_printed_turn(s, g);
	bool there = false;
	if (!gb_political(s) || g->state & STATE_KIEV_ROLLED)
		return;
	for (int i = gb_next_fighter(s, g, own->kiev, FRENCH, 0); i != NONE; i = gb_next_fighter(s, g, own->kiev, FRENCH, i + 1))
		there |= own->corps[i] == corps;
	if (!there)
		return;
	g->state |= STATE_KIEV_ROLLED;
	if (turn > f->uprising.later_until)
		return;
	int die = event_roll(&g->p, ev, FRENCH, 6, 1, CITE_16_8);
	bool rises = die >= (turn <= f->uprising.until ? f->uprising.on : f->uprising.later_on);
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, own->kiev, rises ? TEXT_RISING : TEXT_NO_RISING, CITE_16_8);
	if (!rises)
		return;
	g->state |= STATE_UPRISING;
	g->uprising_turn = g->p.header.turn;
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1))
		if (s->piece[i].side == RUSSIAN && own->army[i] == 3 && (g->p.piece[i].place >= 0 || g->p.piece[i].place == AT_LATER)) {
			gb_remove(s, g, i, CITE_16_8, ev);
			gb_fall(s, g, i);
		}
}

/* [16.9] At the start of the turn after a rising. */
void gb_politics_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct gamble *g = gamble_of(p);
	(void)s;
	(void)ev;
	if (!(g->state & STATE_UPRISING) || g->uprising_turn + 1 != p->header.turn)
		phase_return(p);
}

void gb_politics_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_CHOOSE), 0, "The Ukraine has risen: declare the independence of the western territories? The war is then won only with "
		   "all cities that count");
}

void gb_politics_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_INDEPENDENCE));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_NO_INDEPENDENCE));
}

bool gb_politics_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_9, "declare independence or do not", e);
}

void gb_politics_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	bool yes = o->number == CHOICE_INDEPENDENCE;
	if (yes)
		g->state |= STATE_INDEPENDENCE;
	event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, yes ? TEXT_INDEPENDENT : TEXT_NOT_INDEPENDENT, CITE_16_9);
	gb_watch(s, g, ev);
	phase_return(p);
}

/* --- 16.12 --- */

bool gb_sweden(const struct scenario *s, struct gamble *g, struct events *ev)
{
	int die = event_roll(&g->p, ev, RUSSIAN, 6, 1, CITE_16_12);
	bool come = die >= gb_figures(s)->sweden.on;
	event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, NONE, come ? TEXT_SWEDES : TEXT_NO_SWEDES, CITE_16_12);
	return come;
}

/* --- 16.11 and the cards that cost allies: the Russian chooses the unit; of closed stacks (15.1) nation and type, the owner the unit --- */

static bool may_desert(const struct scenario *s, const struct gamble *g, int piece, unsigned who)
{
	return g->p.piece[piece].place >= 0 && gb_one_of(s, g, piece, FRENCH, who);
}

/* The next unit that may leave; kind NONE: of whatever nation and type. */
static int next_deserter(const struct scenario *s, const struct gamble *g, unsigned who, int kind, int from)
{
	for (int i = set_next(&gb_own(s)->fighters, from); i >= 0; i = set_next(&gb_own(s)->fighters, i + 1))
		if (may_desert(s, g, i, who) && (kind == NONE || gb_kind_of(s, i) == kind))
			return i;
	return NONE;
}

bool gb_open_desertion(const struct scenario *s, struct gamble *g, unsigned who)
{
	if (next_deserter(s, g, who, NONE, 0) == NONE)
		return false;
	frame_push(&g->p, ROW_DESERT, SIDE_1)->number = (int16_t)who;
	return true;
}

void gb_desertion(const struct scenario *s, struct gamble *g)
{
	if (gb_political(s) && gb_printed_turn(s, g) >= gb_figures(s)->desertion.from && !gb_holds(s, g, COND_CAPITAL))
		gb_open_desertion(s, g, WHO_FOREIGN);
}

void gb_desert_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)p;
	(void)ev;
}

void gb_desert_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	if (gb_fog(s))
		gb_ask_named(s, p, VERB(VERB_CHOOSE), "an allied unit leaves La Grande Arm\u00e9e. Of which nation and type?", out);
	else
		gb_ask_named(s, p, VERB(VERB_LOSE), "an allied unit leaves La Grande Arm\u00e9e. Which one?", out);
}

void gb_desert_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	unsigned who = (unsigned)frame_now(p)->number;
	for (int i = next_deserter(s, g, who, NONE, 0); i != NONE && !gb_fog(s); i = next_deserter(s, g, who, NONE, i + 1))
		orders_add(out, order_make(VERB_LOSE, frame_now(p)->side, i, NONE, NONE));
	for (int kind = 0; kind < NATIONS * 3 && gb_fog(s); kind++)
		if (next_deserter(s, g, who, kind, 0) != NONE)
			orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_KIND + kind));
}

bool gb_desert_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_11, "choose a unit that is still with the French", e);
}

static void leaves(const struct scenario *s, struct position *p, int piece, struct events *ev)
{
	event_note(ev, EVENT_NOTE, FRENCH, piece, NONE, NONE, TEXT_DESERTS, CITE_16_11);
	gb_remove(s, gamble_at(p), piece, CITE_16_11, ev);
	phase_return(p);
}

void gb_desert_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	unsigned who = (unsigned)frame_now(p)->number;
	if (o->verb == VERB_LOSE) {
		leaves(s, p, o->piece, ev);
		return;
	}
	phase_goto(p, ROW_YIELD, SIDE_0);
	frame_top(p)->number = (int16_t)who;
	frame_top(p)->spare[0] = (int16_t)(o->number - CHOICE_KIND);
}

/* frame.spare[0]: nation and type. The only one goes by itself. */
void gb_yield_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct frame *f = frame_now(p);
	int one = next_deserter(s, gamble_of(p), (unsigned)f->number, f->spare[0], 0);
	if (next_deserter(s, gamble_of(p), (unsigned)f->number, f->spare[0], one + 1) == NONE)
		leaves(s, p, one, ev);
}

void gb_yield_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	gb_ask_named(s, p, VERB(VERB_LOSE), "choose the unit of that kind that leaves", out);
}

void gb_yield_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	const struct gamble *g = gamble_of(p);
	for (int i = next_deserter(s, g, (unsigned)f->number, f->spare[0], 0); i != NONE;
	     i = next_deserter(s, g, (unsigned)f->number, f->spare[0], i + 1))
		orders_add(out, order_make(VERB_LOSE, f->side, i, NONE, NONE));
}

bool gb_yield_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_16_11, "choose a unit of the nation and type that was named", e);
}

void gb_yield_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	leaves(s, p, o->piece, ev);
}

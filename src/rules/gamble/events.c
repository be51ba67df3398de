/* === 16.1 Random events === Decks, hands, what is laid in which order; and what of it ends with the turn. */
#include "rules/gamble/cards.h"
#include "rules/gamble/combat.h"

static int hand_of(int side)
{
	return side == FRENCH ? CARD_HAND_FRENCH : CARD_HAND_RUSSIAN;
}

int gb_printed_turn(const struct scenario *s, const struct gamble *g)
{
	const struct gb_figures *f = gb_figures(s);
	int turn = g->p.header.turn;
	return turn > f->two_year.end ? turn - (f->two_year.end + 1 - f->two_year.restart) : turn;
}

void gb_effects_clear(struct gamble *g)
{
	struct gb_effects *e = &g->effects;
	uint8_t lasting = e->lasting;
	int8_t cc[2] = {e->cc_next[FRENCH], e->cc_next[RUSSIAN]}, forage = e->forage, safe = e->forage_safe;
	*e = (struct gb_effects){.lasting = lasting, .forage = forage, .forage_safe = safe};
	for (int side = 0; side < 2; side++) {
		e->cc[side] = cc[side];
		e->raised[side] = NONE;
	}
	e->fortress = NONE;
}

/* [16.1] Deck 1 has cards 1 to 18, deck 2 the rest. Each side is dealt one of deck 1, those with a single instruction held out. */
void gb_events_setup(const struct scenario *s, struct gamble *g, struct events *ev)
{
	gb_effects_clear(g);
	if (!gb_cards(s))
		return;
	for (int i = 0; i < s->cards; i++)
		g->p.card[i] = (uint8_t)(i < CARDS_OF_DECK_1 ? gb_single(i) ? CARD_HELD_OUT : CARD_DECK_1 : CARD_DECK_2);
	for (int side = 0; side < 2; side++) {
		int card = deck_draw(&g->p, CARD_DECK_1, hand_of(side));
		event_note_hidden(ev, event_make(EVENT_CARD, side, NONE, NONE, NONE, card, CITE_16_1),
				  event_make(EVENT_CARD, side, NONE, NONE, NONE, NONE, CITE_16_1));
	}
	deck_move(&g->p, CARD_HELD_OUT, CARD_DECK_1);
}

/* [16.13] Card 24 goes, and what is left of the first deck is shuffled into the second. */
void gb_events_second_year(const struct scenario *s, struct gamble *g)
{
	if (!gb_cards(s))
		return;
	deck_move(&g->p, CARD_DECK_1, CARD_DECK_2);
	for (int i = 0; i < s->cards; i++)
		if (i + 1 == CARD_NOT_IN_1813)
			g->p.card[i] = CARD_OUT;
}

/* A pile to draw from: the deck of the half of the game, the other one when it is empty. */
static void draw(const struct scenario *s, struct gamble *g, int side, struct events *ev)
{
	int deck = g->p.header.turn <= gb_figures(s)->two_year.restart ? CARD_DECK_1 : CARD_DECK_2;
	if (!deck_count(&g->p, deck))
		deck = CARD_DECK_1 + CARD_DECK_2 - deck;
	int card = deck_draw(&g->p, deck, hand_of(side));
	if (card == NONE)
		return;
	struct event mine = event_make(EVENT_CARD, side, NONE, NONE, NONE, card, CITE_16_1);
	struct event his = event_make(EVENT_CARD, side, NONE, NONE, NONE, NONE, CITE_16_1);
	mine.seals = his.seals = true;
	event_note_hidden(ev, mine, his);
}

/* The card of a hand that may not be held, or NONE. */
static int single_of(const struct gamble *g, int side)
{
	for (int i = deck_next(&g->p, hand_of(side), 0); i >= 0; i = deck_next(&g->p, hand_of(side), i + 1))
		if (gb_single(i))
			return i;
	return NONE;
}

/* [16.1] On turns 1 to 8 the Russians lay first, then the French; but a single instruction comes right after the other side's card, unless
 * both have one. */
static int usually_first(const struct scenario *s, const struct gamble *g)
{
	return gb_printed_turn(s, g) <= gb_figures(s)->two_year.restart ? RUSSIAN : FRENCH;
}

static int lays_first(const struct scenario *s, const struct gamble *g)
{
	int first = usually_first(s, g), other = side_other((enum side)first);
	bool must = single_of(g, first) != NONE, too = single_of(g, other) != NONE;
	return must && !too ? other : first;
}

enum { EVENTS_POLITICS, EVENTS_DESERTION, EVENTS_DRAW, EVENTS_FIRST, EVENTS_SECOND, EVENTS_OVER };

/* Frame: step, and count: who lays first. */
void gb_events_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct frame *f = frame_top(p);
	switch (f->step) {
	case EVENTS_POLITICS:
		f->step = EVENTS_DESERTION;
		phase_again(p);
		event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_EVENTS, NONE);
		frame_push(p, ROW_POLITICS, SIDE_0);
		break;
	case EVENTS_DESERTION:
		f->step = EVENTS_DRAW;
		phase_again(p);
		gb_desertion(s, g);
		break;
	case EVENTS_DRAW:
		for (int side = 0; side < 2; side++)
			draw(s, g, side, ev);
		f->count = (uint8_t)lays_first(s, g);
		f->step = EVENTS_FIRST;
		phase_again(p);
		break;
	case EVENTS_FIRST:
	case EVENTS_SECOND: {
		int side = f->step == EVENTS_FIRST ? f->count : side_other((enum side)f->count);
		f->step++;
		phase_again(p);
		frame_push(p, ROW_CARD, (enum side)side);
		break;
	}
	default:
		phase_goto(p, ROW_SUPPLY, SIDE_0);
	}
}

/* --- a card is laid --- */

/* [16.1] It lies open; what it says is done at once or in its phase. */
static void lay(struct position *p, int side, int card, struct events *ev)
{
	p->card[card] = (uint8_t)(side == FRENCH ? CARD_LAID_FRENCH : CARD_LAID_RUSSIAN);
	struct event *at = event_note(ev, EVENT_CARD, side, NONE, NONE, NONE, card, CITE_16_1);
	if (at) {
		at->seals = true;
		at->to = NONE;
	}
	phase_goto(p, ROW_EFFECT, (enum side)side);
	frame_top(p)->number = (int16_t)card;
}

void gb_card_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_top(p)->side, single = single_of(gamble_of(p), side);
	(void)s;
	p->header.phasing = (int8_t)side;
	if (single != NONE)
		lay(p, side, single, ev);
	else if (deck_count(p, hand_of(side)) == 0)
		phase_return(p);
}

void gb_card_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	out->secret = true;
	prompt_ask(out, VERB(VERB_CARD), 0, "Lay one of your event cards; the other stays in your hand");
}

void gb_card_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	(void)s;
	for (int i = deck_next(p, hand_of(side), 0); i >= 0; i = deck_next(p, hand_of(side), i + 1))
		orders_add(out, order_make(VERB_CARD, side, NONE, NONE, i));
}

bool gb_card_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_CARD)
		return phase_refuse(s, CITE_16_1, "lay one of your event cards", e);
	return p->card[o->number] == hand_of(o->side) ||
	       error_set(e, NULL, NULL, CITE(CITE_16_1), "%s is not in your hand", s->card[o->number].title);
}

void gb_card_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s;
	lay(p, o->side, o->number, ev);
}

/* --- the end of a turn --- */

/* Card 26: Napoleon goes to Paris; he is not lost. */
static void to_paris(const struct scenario *s, struct gamble *g, struct events *ev)
{
	int napoleon = gb_own(s)->napoleon;
	if (!(g->effects.allow & ALLOW_NAPOLEON_LEAVES) || g->p.piece[napoleon].place == AT_LOST || g->p.piece[napoleon].place == AT_GONE)
		return;
	event_note(ev, EVENT_NOTE, FRENCH, napoleon, NONE, NONE, TEXT_TO_PARIS, CITE_16_1);
	gb_remove(s, g, napoleon, CITE_16_1, ev);
}

/* Cards 17 and 32: bridges whose time is over. */
static void unmark_bridges(struct gamble *g)
{
	for (int k = 0; k < MAX_MARKERS; k++) {
		struct marker *m = &g->p.marker[k];
		if ((m->kind == MARK_BUILT || m->kind == MARK_BROKEN) && m->value && m->value <= g->p.header.turn)
			gb_unmark(g, k);
	}
}

void gb_effects_lapse(struct gamble *g)
{
	unmark_bridges(g);
	gb_effects_clear(g);
}

/* [9.2] [16.1] What counts from the next turn on is carried over, what was for this turn ends. */
void gb_effects_end(const struct scenario *s, struct gamble *g, struct events *ev)
{
	gb_watch(s, g, ev);
	to_paris(s, g, ev);
	gb_commands_close(s, g);
	if (g->effects.lasting & LASTING_JEROME_NEXT)
		g->effects.lasting |= LASTING_JEROME;
	gb_effects_lapse(g);
	g->trains_turn[FRENCH] = g->trains_turn[RUSSIAN] = 0;
	deck_move(&g->p, CARD_LAID_FRENCH, CARD_DISCARD);
	deck_move(&g->p, CARD_LAID_RUSSIAN, CARD_DISCARD);
}

/* --- bridges of cards --- */

void gb_unmark(struct gamble *g, int marker)
{
	g->p.marker[marker] = (struct marker){.place = NONE, .other = NONE};
}

/* Of several marks on a hexside the one that counts: pontoons of this turn lie over what was broken, and that over what was built. */
static int weight(const struct marker *m)
{
	return m->kind == MARK_BUILT ? m->value ? 3 : 1 : 2;
}

int gb_bridge_marked(const struct gamble *g, int place, int other)
{
	int best = NONE;
	for (int k = 0; k < MAX_MARKERS; k++) {
		const struct marker *m = &g->p.marker[k];
		bool here = (m->place == place && m->other == other) || (m->place == other && m->other == place);
		if (m->kind && here && (best == NONE || weight(m) > weight(&g->p.marker[best])))
			best = k;
	}
	return best;
}

/* Does French foot or artillery that did not move stand there? */
static bool idle_french(const struct scenario *s, const struct gamble *g, int place)
{
	for (int i = gb_next_fighter(s, g, place, FRENCH, 0); i != NONE; i = gb_next_fighter(s, g, place, FRENCH, i + 1))
		if (gb_own(s)->kind[i] != KIND_CAV && !set_has(&g->p.used, i))
			return true;
	return false;
}

/* Card 17: a burnt bridge is whole again after a later movement phase in which idle French foot or guns stood beside it. */
void gb_mend_bridges(const struct scenario *s, struct gamble *g, struct events *ev)
{
	for (int k = 0; k < MAX_MARKERS; k++) {
		const struct marker *m = &g->p.marker[k];
		if (m->kind != MARK_BURNT || g->p.header.turn <= m->value || !(idle_french(s, g, m->place) || idle_french(s, g, m->other)))
			continue;
		event_note(ev, EVENT_NOTE, FRENCH, NONE, m->place, m->other, TEXT_BRIDGE_MENDED, CITE_16_1);
		gb_unmark(g, k);
	}
}

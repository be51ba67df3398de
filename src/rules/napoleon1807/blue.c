/* What blue cards do in the initiative phase, and the red card Inactivity: choosing stacks, corps and cards. */
#include "rules/napoleon1807/n7.h"

/* What a card asks its player to point at. */
enum asks { ASKS_NOTHING, ASKS_AREA, ASKS_CORPS, ASKS_CARD };

static enum asks asks(int event)
{
	switch (event) {
	case EV_EPIDEMIC:
	case EV_FOR_THE_TSAR:
	case EV_SUPPLY:
	case EV_LOBANOV:
		return ASKS_AREA;
	case EV_CARE:
	case EV_CONSCRIPT:
	case EV_REINFORCEMENT:
		return ASKS_CORPS;
	case EV_ANTICIPATION:
		return ASKS_CARD;
	default:
		return ASKS_NOTHING;
	}
}

/* --- what can be chosen --- */

/* [Lobanov] Not where the French stand without Russians, [reading 31] as far as the Russians can see: upright blocks may be a stack. */
static bool open_to_lobanov(const struct scenario *s, const struct n7_position *n, int place)
{
	const struct n7_own *own = n7_own(s);
	if (place != own->lobanov_at[0] && place != own->lobanov_at[1])
		return false;
	return n7_looks_free(s, n, place, RUSSIAN) || n7_corps(s, n, place, RUSSIAN);
}

/* [Epidemic] With the Rules of the Grognard the Russian player cannot tell vedettes from a stack. */
static bool may_name(const struct scenario *s, const struct n7_position *n, int side, int event, int place)
{
	if (event == EV_LOBANOV)
		return open_to_lobanov(s, n, place);
	if (event == EV_EPIDEMIC)
		return n7_grognard(s) ? n7_blocks(s, n, place, FRENCH) != 0 : n7_corps(s, n, place, FRENCH) != 0;
	return n7_corps(s, n, place, side) != 0;
}

/* [Care, reading 56] A corps that has less infantry than at first. [Conscript] [Reinforcement] Any corps on the board that has room for a point. */
static bool may_mark(const struct scenario *s, const struct n7_position *n, int side, int event, int piece)
{
	if (!n7_is_corps(s, piece) || s->piece[piece].side != side || n->p.piece[piece].place < 0)
		return false;
	if (event == EV_CARE)
		return n->p.piece[piece].foot < n7_own(s)->foot[piece];
	return n7_strength(n, piece) < n7_figures(s)->strength.most;
}

/* [Anticipation] Neither a red card nor Winter Quarters. [Playing cards] An empty pile is made anew from the discards. */
static bool may_search(const struct scenario *s, const struct n7_position *n, int side, int card)
{
	int colour = n7_event(n7_own(s)->event[card])->colour, pile = deck_count(&n->p, CARD_DECK + side) ? CARD_DECK + side : CARD_DISCARD + side;
	return n->p.card[card] == pile && (colour == COLOUR_BLUE || colour == COLOUR_GREEN);
}

static void list_choices(const struct scenario *s, const struct n7_position *n, int side, int event, struct orders *out)
{
	for (int i = 0; i < N7_PLACES && asks(event) == ASKS_AREA; i++)
		if (may_name(s, n, side, event, i))
			orders_add(out, order_make(VERB_NAME, side, NONE, i, NONE));
	for (int i = 0; i < s->pieces && asks(event) == ASKS_CORPS; i++)
		if (may_mark(s, n, side, event, i))
			orders_add(out, order_make(VERB_MARK, side, i, NONE, NONE));
	for (int i = 0; i < s->cards && asks(event) == ASKS_CARD; i++)
		if (may_search(s, n, side, i))
			orders_add(out, order_make(VERB_CARD, side, NONE, NONE, i));
}

static bool any_choice(const struct scenario *s, const struct n7_position *n, int side, int event)
{
	struct orders list = {.n = 0};
	list_choices(s, n, side, event, &list);
	return list.n;
}

bool n7_blue_may_play(const struct scenario *s, const struct n7_position *n, int side, int card, struct error *e)
{
	int event = n7_own(s)->event[card], enemy = side_other((enum side)side);
	const char *rule = n7_cites[CITE_EVENT + event];
	switch (event) {
	case EV_AIDE_DE_CAMP:
	case EV_HUSSARS:
	case EV_COSSACKS:
		return n7_hand(n, enemy) || error_set(e, NULL, NULL, rule, "the enemy's hand is empty");
	case EV_KAMENSKI:
		return n->p.piece[n7_own(s)->kamenski].place >= 0 || error_set(e, NULL, NULL, rule, "Kamenski is not on the map any more");
	case EV_LOBANOV:
		if (n->p.piece[n7_own(s)->lobanov].place != AT_RESERVE)
			return error_set(e, NULL, NULL, rule, "Lobanov does not wait to come on");
		break;
	default:
		break;
	}
	return asks(event) == ASKS_NOTHING || any_choice(s, n, side, event) || error_set(e, NULL, NULL, rule, "there is nothing it could be used on");
}

/* --- what is done without a choice --- */

/* [Aide-de-camp] Each card of the hand is seen, by who looks. */
static void look(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	int enemy = side_other((enum side)side);
	for (int i = deck_next(&n->p, CARD_HAND + enemy, 0); i >= 0; i = deck_next(&n->p, CARD_HAND + enemy, i + 1)) {
		struct event *at = event_note(ev, EVENT_CARD, enemy, NONE, NONE, NONE, i, CITE_EVENT + EV_AIDE_DE_CAMP);
		set_add(&n->seen, i);
		if (!at)
			continue;
		at->seen = side_bit(side);
		at->seals = true;
	}
	(void)s;
}

static void tell_discarded(struct n7_position *n, int side, int card, int cite, struct events *ev)
{
	struct event *at = event_note(ev, EVENT_CARD, side, NONE, NONE, NONE, card, cite);
	if (at)
		at->seals = true;
	set_drop(&n->seen, card);
	event_note(ev, EVENT_DISCARDED, side, NONE, NONE, NONE, card, cite);
}

/* [Hussars] [Cossacks] */
static void raid(struct n7_position *n, int side, int event, struct events *ev)
{
	int enemy = side_other((enum side)side), card = deck_draw(&n->p, CARD_HAND + enemy, CARD_DISCARD + enemy);
	if (card != NONE)
		tell_discarded(n, enemy, card, CITE_EVENT + event, ev);
}

/* [Reserve] [reading 8] Two cards; red ones go without effect and are not replaced. */
static void reserve(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	for (int i = 0; i < 2; i++) {
		int card = n7_draw_card(s, n, side, ev);
		if (card == NONE || n7_event(n7_own(s)->event[card])->colour != COLOUR_RED)
			continue;
		n7_discard(s, n, card);
		tell_discarded(n, side, card, CITE_EVENT + EV_RESERVE, ev);
	}
}

/* [Kamenski] He leaves the game: his block is shown. */
static void dismiss(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	int piece = n7_own(s)->kamenski, at = n->p.piece[piece].place;
	n7_reveal(s, n, n7_bit(piece), ev);
	n->p.piece[piece].place = AT_REMOVED;
	n->p.piece[piece].flags = 0;
	event_note(ev, EVENT_EXIT, RUSSIAN, piece, at, NONE, NONE, CITE_EVENT + EV_KAMENSKI);
}

/* A card that holds all this turn lies open beside its deck. */
static void last_the_turn(struct n7_position *n, int side, int card, unsigned rule, struct events *ev)
{
	n->p.card[card] = (uint8_t)(CARD_TURN + side);
	n->turn_rules |= (uint8_t)rule;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_TURN_RULE, CITE_INITIATIVE);
}

void n7_blue_effect(const struct scenario *s, struct n7_position *n, int side, int card, struct events *ev)
{
	int event = n7_own(s)->event[card];
	switch (event) {
	case EV_AIDE_DE_CAMP:
		look(s, n, side, ev);
		break;
	case EV_HUSSARS:
	case EV_COSSACKS:
		raid(n, side, event, ev);
		break;
	case EV_RESERVE:
		reserve(s, n, side, ev);
		break;
	case EV_INTUITION:
		n->turn_rules |= (uint8_t)(side == FRENCH ? RULE_INTUITION : RULE_INTUITION_RUSSIAN);
		break;
	case EV_KAMENSKI:
		dismiss(s, n, ev);
		break;
	case EV_TSARS_IMPATIENCE:
		last_the_turn(n, side, card, RULE_IMPATIENCE, ev);
		break;
	case EV_MARIE_WALEWSKA:
		last_the_turn(n, side, card, RULE_MARIE, ev);
		break;
	case EV_STRATEGIC_RETREAT:
		last_the_turn(n, side, card, RULE_STRATEGIC, ev);
		break;
	default:
		frame_push(&n->p, ROW_BLUE, (enum side)side)->number = (int16_t)card;
	}
}

/* === the row: what the card is for === */

static int event_of(const struct scenario *s, const struct position *p)
{
	return n7_own(s)->event[frame_now(p)->number];
}

void n7_blue_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	static const char *const texts[] = {[ASKS_NOTHING] = "", [ASKS_AREA] = "name the area", [ASKS_CORPS] = "choose the corps",
					    [ASKS_CARD] = "choose a card of your draw pile"};
	enum asks what = asks(event_of(s, p));
	uint64_t verbs = what == ASKS_AREA ? VERB(VERB_NAME) : what == ASKS_CORPS ? VERB(VERB_MARK) : VERB(VERB_CARD);
	prompt_ask(out, verbs, 0, "%s: %s", s->card[frame_now(p)->number].title, texts[what]);
	out->rule = (int16_t)(CITE_EVENT + event_of(s, p));
	out->secret = what == ASKS_CARD || (what == ASKS_CORPS && n7_grognard(s));
}

void n7_blue_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	list_choices(s, n7_of(p), frame_now(p)->side, event_of(s, p), out);
}

bool n7_blue_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_EVENT + event_of(s, p), "choose what the card is for", e);
}

/* [Epidemic] [For the Tsar] Each corps of the stack; [Supply] two in all; [Lobanov]. */
static void act_on_area(const struct scenario *s, struct n7_position *n, int side, int event, int place, struct events *ev)
{
	n7_mask corps = n7_corps(s, n, place, event == EV_EPIDEMIC ? FRENCH : side);
	if (event == EV_SUPPLY) {
		n7_relieve(s, n, corps, 2, CITE_EVENT + event, ev);
		return;
	}
	if (event == EV_LOBANOV) {
		int piece = n7_own(s)->lobanov;
		n->p.piece[piece].place = (int16_t)place;
		event_note_piece(ev, event_make(EVENT_ARRIVE, side, piece, NONE, place, NONE, CITE_EVENT + event), true);
		n7_settle(s, n, place, ev);
		return;
	}
	for (int i = n7_mask_next(corps, 0); i != NONE && !n->p.header.result.over; i = n7_mask_next(corps, i + 1)) {
		if (event == EV_EPIDEMIC)
			n7_add_fatigue(s, n, i, 1, CITE_EVENT + event, ev);
		else
			n7_ease(s, n, i, 1, CITE_EVENT + event, ev);
	}
}

/* [Care] A reminder, no fatigue. [Conscript] [Reinforcement] One infantry point, which moves no marker and no cube. */
static void act_on_corps(const struct scenario *s, struct n7_position *n, int side, int event, int piece, int card, struct events *ev)
{
	bool open = n7_known(s, n, piece, side_other((enum side)side));
	if (event == EV_CARE) {
		n->care = (int16_t)piece;
		n->p.card[card] = (uint8_t)(CARD_TURN + side);
		event_note_piece(ev, event_make(EVENT_NOTE, side, piece, NONE, NONE, TEXT_CARE, CITE_EVENT + event), open);
		return;
	}
	n->p.piece[piece].foot++;
	n->p.header.track[TRACK_GAINED + side]++;
	event_note_piece(ev, event_make(EVENT_GAIN, side, piece, NONE, NONE, ARM_FOOT, CITE_EVENT + event), open);
}

/* [Anticipation] Into the hand, unseen. */
static void take_card(struct n7_position *n, int side, int card, struct events *ev)
{
	n7_replenish(n, side, ev);
	n->p.card[card] = (uint8_t)(CARD_HAND + side);
	event_note_hidden(ev, event_make(EVENT_DRAWN, side, NONE, NONE, NONE, card, CITE_EVENT + EV_ANTICIPATION),
			  event_make(EVENT_DRAWN, side, NONE, NONE, NONE, NONE, CITE_EVENT + EV_ANTICIPATION));
}

void n7_blue_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	int event = event_of(s, p), card = frame_now(p)->number;
	phase_return(p);
	if (o->verb == VERB_NAME)
		act_on_area(s, n, o->side, event, o->place, ev);
	else if (o->verb == VERB_MARK)
		act_on_corps(s, n, o->side, event, o->piece, card, ev);
	else
		take_card(n, o->side, o->number, ev);
}

/* === the row: [Inactivity] a stack is activated === */

void n7_inactivity_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_NAME), 0, "Inactivity: which of your stacks does nothing this turn?");
}

void n7_inactivity_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	for (int i = 0; i < N7_PLACES; i++)
		if (n7_corps(s, n7_of(p), i, side))
			orders_add(out, order_make(VERB_NAME, side, NONE, i, NONE));
}

bool n7_inactivity_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_NAME)
		return phase_refuse(s, CITE_EVENT + EV_INACTIVITY, "name the area of one of your stacks", e);
	return n7_corps(s, n7_of(p), o->place, o->side) ||
	       error_set(e, NULL, NULL, n7_cites[CITE_EVENT + EV_INACTIVITY], "no corps of yours stands in %s", n7_place(s, o->place).at);
}

/* Vedettes too. */
void n7_inactivity_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	event_note(ev, EVENT_NOTE, o->side, NONE, NONE, o->place, TEXT_INACTIVE, CITE_EVENT + EV_INACTIVITY);
	n7_activate(s, n, n7_blocks(s, n, o->place, o->side), CITE_EVENT + EV_INACTIVITY, ev);
	phase_return(p);
}

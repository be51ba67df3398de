/* [Playing cards] When a side may lay a card, and what becomes of a card that is laid.
 *
 * A window opens by what both sides can see: the card of the operation is not used, the hand is not empty, and a card for this window is
 * not among those that lie open: it may be held. Never because it is held: the pause would tell. Where nobody could hold one nobody is
 * asked. */
#include "rules/napoleon1807/n7.h"

enum { NAMED_MOST = 4 }; /* of a stack in a question */

static bool in_window(const struct scenario *s, int card, enum n7_window window)
{
	return n7_event(n7_own(s)->event[card])->windows >> window & 1;
}

static bool of_fight(enum n7_window window)
{
	return window >= WINDOW_ATTACKER && window <= WINDOW_END;
}

bool n7_may_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int card, struct error *e)
{
	int event = n7_own(s)->event[card];
	if (s->card[card].side != side || !in_window(s, card, window))
		return error_set(e, NULL, NULL, n7_cites[CITE_EVENT + event], "this event is not for this moment: %s",
				 json_string_or(cJSON_GetArrayItem(json_get(s->cards_json, "cards"), card), "when", "its time is another"));
	if (window == WINDOW_BLUE)
		return n7_blue_may_play(s, n, side, card, e);
	if (n->op.laid & side_bit(side))
		return error_set(e, NULL, NULL, n7_cites[CITE_OPERATIONS], "you have played your card of this operation");
	if (window == WINDOW_COUNTER)
		return true;
	return of_fight(window) ? n7_fight_may_play(s, n, window, side, event, e) : n7_march_may_play(s, n, window, side, event, e);
}

/* May it be laid as far as the other side can tell? What depends on blocks that stand upright is left to who holds the card. */
static bool could_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int card)
{
	if (window == WINDOW_BLUE || window == WINDOW_MOVER || window == WINDOW_ROAD || (n7_grognard(s) && !of_fight(window)))
		return true;
	if (n7_grognard(s))
		return s->card[card].side == side && n7_fight_could_play(s, n, window, side, n7_own(s)->event[card]);
	return n7_may_play(s, n, window, side, card, NULL);
}

bool n7_could_lay(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side)
{
	if (!n7_hand(n, side) || (window != WINDOW_BLUE && n->op.laid & side_bit(side)))
		return false;
	for (int i = 0; i < s->cards; i++) {
		bool unseen = n->p.card[i] == CARD_HAND + side || n->p.card[i] == CARD_DECK + side;
		if (unseen && in_window(s, i, window) && could_play(s, n, window, side, i))
			return true;
	}
	return false;
}

bool n7_open_window(const struct scenario *s, struct n7_position *n, enum n7_window window, int side)
{
	if (n->p.header.result.over || !n7_could_lay(s, n, window, side))
		return false;
	frame_push(&n->p, ROW_WINDOW, (enum side)side)->count = (uint8_t)window;
	return true;
}

void n7_list_cards(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, struct orders *out)
{
	for (int i = deck_next(&n->p, CARD_HAND + side, 0); i >= 0; i = deck_next(&n->p, CARD_HAND + side, i + 1))
		if (n7_may_play(s, n, window, side, i, NULL))
			orders_add(out, order_make(VERB_CARD, side, NONE, NONE, i));
}

/* --- a window --- */

/* A stack as a side can name it: "Soult, Bessières and Napoléon", the commander of a large one; "3 blocks" with one that it does not know. */
static void name_stack(const struct scenario *s, const struct n7_position *n, n7_mask who, int viewer, struct text *out)
{
	int count = n7_mask_count(who), lead = n7_mask_next(who & n7_own(s)->commanders, 0), k = 0;
	bool known = true;
	out->at[0] = 0;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		known &= n7_known(s, n, i, viewer);
		text_listed(out, k++, count, n7_name(s, i));
	}
	if (!count)
		text_set(out, "%s", "a stack that is gone");
	else if (!known)
		text_set(out, "%d block%s", count, count == 1 ? "" : "s");
	else if (count > NAMED_MOST)
		text_set(out, "%s with %d blocks", n7_name(s, lead == NONE ? n7_mask_next(who, 0) : lead), count - 1);
}

/* [Playing cards] What it is about: the stack of the operation, or of a combat that of the enemy. */
static n7_mask asked_about(const struct n7_position *n, enum n7_window window, int side)
{
	if (window < WINDOW_ATTACKER || window > WINDOW_WINNER)
		return n7_group(n);
	return n7_fight_blocks(n, side_other((enum side)side));
}

void n7_window_row_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	static const struct {
		const char *before, *between, *after; /* the stack, the area */
	} asks[WINDOWS] = {
		[WINDOW_REACT] = {"The enemy names ", " in ", ": will you react?"},
		[WINDOW_MOVER] = {"The movement card lies up for ", " in ", ": play a card?"},
		[WINDOW_ANSWER] = {"The enemy is about to march with ", " from ", ": play a card against him?"},
		[WINDOW_SHORT] = {"The enemy's card has left ", " in ", " no movement points: play a card for a bridge?"},
		[WINDOW_ENTER] = {"The enemy has entered with ", ", in ", ": play a card against him?"},
		[WINDOW_HALT] = {"The enemy's march with ", " is over, in ", ": play a card against him?"},
		[WINDOW_ATTACKER] = {"You attack ", " in ", ": play a card for this combat?"},
		[WINDOW_DEFENDER] = {"You are attacked by ", " in ", ": play a card for this combat?"},
		[WINDOW_RIVER] = {"Beaten, ", " went back over a bridge from ", ": play a card?"},
		[WINDOW_PANIC] = {"Beaten, ", " went back from ", ": play a card?"},
		[WINDOW_LOSER] = {"You are about to be pursued by ", " from ", ": play a card?"},
		[WINDOW_WINNER] = {"You are about to pursue ", " from ", ": play a card?"},
		[WINDOW_END] = {"The operation of ", " is over, in ", ": play a card?"},
	};
	const struct frame *f = frame_now(p);
	const struct n7_position *n = n7_of(p);
	struct text who;
	name_stack(s, n, asked_about(n, (enum n7_window)f->count, f->side), f->side, &who);
	if (asks[f->count].before)
		prompt_ask(out, VERB(VERB_CARD) | VERB(VERB_PASS), 0, "%s%s%s%s%s", asks[f->count].before, who.at, asks[f->count].between,
			   n7_place(s, n->op.at).at, asks[f->count].after);
	out->reaction = f->side != n->op.side;
	out->place = n->op.at;
}

void n7_window_row_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	n7_list_cards(s, n7_of(p), (enum n7_window)f->count, f->side, out);
	orders_add(out, order_make(VERB_PASS, f->side, NONE, NONE, NONE));
}

/* A card of the hand that may be laid now. */
static bool can_lay(const struct scenario *s, const struct position *p, enum n7_window window, const struct order *o, struct error *e)
{
	if (p->card[o->number] != CARD_HAND + o->side)
		return error_set(e, NULL, NULL, n7_cites[CITE_CARDS], "%s is not in your hand", s->card[o->number].title);
	return n7_may_play(s, n7_of(p), window, o->side, o->number, e);
}

bool n7_window_row_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_PASS)
		return true;
	if (o->verb != VERB_CARD)
		return phase_refuse(s, CITE_CARDS, "play a card, or pass", e);
	return can_lay(s, p, (enum n7_window)frame_now(p)->count, o, e);
}

/* [Operations] One card a side in an operation. It lies open until its effect is over. */
void n7_lay(const struct scenario *s, struct n7_position *n, enum n7_window window, int side, int card, struct events *ev)
{
	n->p.card[card] = (uint8_t)(CARD_LAID + side);
	set_drop(&n->seen, card);
	if (window != WINDOW_BLUE)
		n->op.laid |= side_bit(side);
	struct event *at = event_note(ev, EVENT_LAID, side, NONE, NONE, NONE, card, CITE_EVENT + n7_own(s)->event[card]);
	if (at)
		at->seals = true;
	struct frame *f = frame_push(&n->p, ROW_PLAY, (enum side)side);
	f->number = (int16_t)card;
	f->count = (uint8_t)window;
}

void n7_window_row_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	int window = frame_now(p)->count;
	if (o->verb == VERB_PASS) {
		phase_return(p);
		return;
	}
	frame_pop(p);
	phase_again(p);
	n7_lay(s, n7_at(p), (enum n7_window)window, o->side, o->number, ev);
}

/* --- a card that was laid --- */

enum { PLAY_LAID, PLAY_ACTS, PLAY_OVER };

static void act_out(const struct scenario *s, struct n7_position *n, int window, int side, int card, struct events *ev)
{
	if (window == WINDOW_BLUE)
		n7_blue_effect(s, n, side, card, ev);
	else if (of_fight((enum n7_window)window))
		n7_fight_effect(s, n, (enum n7_window)window, side, n7_own(s)->event[card], ev);
	else if (window == WINDOW_COUNTER)
		n->op.cancelled = 1;
	else
		n7_march_effect(s, n, side, card, (enum n7_window)window, ev);
}

/* Frame: step, number: card, count: window. [Counter Order] [reading 12] It may meet every green card of the other side. */
void n7_play_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	struct frame *f = frame_top(p);
	int side = f->side, other = side_other((enum side)side), card = f->number, window = f->count;
	switch (f->step) {
	case PLAY_LAID:
		f->step = PLAY_ACTS;
		phase_again(p);
		n->op.cancelled = 0;
		if (window != WINDOW_BLUE && n7_could_lay(s, n, WINDOW_COUNTER, other))
			frame_push(p, ROW_COUNTER, (enum side)other)->number = (int16_t)card;
		break;
	case PLAY_ACTS:
		f->step = PLAY_OVER;
		phase_again(p);
		if (n->op.cancelled) {
			n->op.cancelled = 0;
			event_note(ev, EVENT_NOTE, other, NONE, NONE, NONE, TEXT_COUNTERED, CITE_EVENT + EV_COUNTER_ORDER);
		} else {
			act_out(s, n, window, side, card, ev);
		}
		break;
	default:
		if (p->card[card] == CARD_LAID + side)
			n7_discard(s, n, card);
		phase_return(p);
	}
}

/* === [Counter Order] Right after a green card of the enemy, before its effect === */

void n7_counter_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_CARD) | VERB(VERB_PASS), 0, "The enemy plays %s: cancel it?", s->card[frame_now(p)->number].title);
	out->reaction = true;
	out->place = n7_of(p)->op.at;
}

void n7_counter_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	n7_list_cards(s, n7_of(p), WINDOW_COUNTER, side, out);
	orders_add(out, order_make(VERB_PASS, side, NONE, NONE, NONE));
}

bool n7_counter_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_PASS)
		return true;
	if (o->verb != VERB_CARD)
		return phase_refuse(s, CITE_EVENT + EV_COUNTER_ORDER, "play Counter Order, or pass", e);
	return can_lay(s, p, WINDOW_COUNTER, o, e);
}

void n7_counter_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	frame_pop(p);
	phase_again(p);
	if (o->verb == VERB_CARD)
		n7_lay(s, n, WINDOW_COUNTER, o->side, o->number, ev);
}

/* [Recovery] Its steps in order, cards of the hand for tired corps, and the end of the turn. */
#include "rules/napoleon1807/n7.h"

/* frame.step of ROW_RECOVERY: what comes next. */
enum { STEP_COLD, STEP_READY, STEP_FRENCH_CARDS, STEP_RUSSIAN_CARDS, STEP_FRENCH_WEAK, STEP_RUSSIAN_WEAK, STEP_TURN };

static bool activated(const struct n7_position *n, int piece)
{
	return n->p.piece[piece].flags & FLAG_ACTIVATED;
}

/* Corps of a side on the board, activated or not. */
static n7_mask corps_that_are(const struct scenario *s, const struct n7_position *n, int side, bool turned)
{
	n7_mask all = n7_own(s)->corps & n7_own(s)->side[side], out = 0;
	for (int i = n7_mask_next(all, 0); i >= 0; i = n7_mask_next(all, i + 1))
		if (n->p.piece[i].place >= 0 && activated(n, i) == turned)
			out |= n7_bit(i);
	return out;
}

/* [Cold] [reading 58] Before anything recovers, and a part of recovery. */
static void cold(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	event_note(ev, EVENT_PHASE, FRENCH, NONE, NONE, NONE, ROW_RECOVERY, CITE_RECOVERY_1);
	if (n->weather & WEATHER_COLD)
		n7_tire_together(s, n, corps_that_are(s, n, FRENCH, true) | corps_that_are(s, n, RUSSIAN, true), 1, CITE_EVENT + EV_COLD, ev);
}

/* [Care] The corps is still ready: an infantry point comes back, the marker moves, a cube leaves Winter Quarters. */
static void care(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	int i = n->care, card = n7_own(s)->quarters[FRENCH];
	n->care = NONE;
	if (i < 0)
		return;
	if (n->p.piece[i].place < 0 || activated(n, i) || n->p.piece[i].foot >= n7_own(s)->foot[i])
		return;
	n->p.piece[i].foot++;
	n->p.header.track[TRACK_GAINED + FRENCH]++;
	struct event *told = event_note(ev, EVENT_GAIN, FRENCH, i, n->p.piece[i].place, NONE, ARM_FOOT, CITE_EVENT + EV_CARE);
	if (told && !n7_known(s, n, i, RUSSIAN))
		told->seen = SEEN_0;
	if (card >= 0 && n->p.card[card] == CARD_QUARTERS && n->p.header.track[TRACK_CUBES + FRENCH])
		n->p.header.track[TRACK_CUBES + FRENCH]--;
	n7_score(s, n, FRENCH, 1, NONE, CITE_EVENT + EV_CARE, ev);
}

/* [Recovery 1] Who was not activated is rested. */
static void ready(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	care(s, n, ev);
	for (int side = 0; side < SIDES; side++) {
		n7_mask who = corps_that_are(s, n, side, false);
		for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
			n7_ease(s, n, i, n->p.piece[i].fatigue, CITE_RECOVERY_1, ev);
	}
}

/* [Recovery 3] The next corps of a side with 5 to 8 fatigue loses a point; frame.piece is the last that did. False: there is none. */
static bool weak(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	struct frame *f = frame_top(&n->p);
	n7_mask all = n7_own(s)->corps & n7_own(s)->side[side];
	for (int i = n7_mask_next(all, f->piece + 1); i >= 0; i = n7_mask_next(all, i + 1))
		if (n->p.piece[i].place >= 0 && n->p.piece[i].fatigue >= n7_figures(s)->fatigue.tired) {
			if (f->piece == NONE)
				event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_RECOVERY, CITE_RECOVERY_3);
			f->piece = (int16_t)i;
			n7_owe_losses(s, n, n7_bit(i), 1, false, CITE_RECOVERY_3, ev);
			return true;
		}
	f->piece = NONE;
	return false;
}

/* Corps of a side in an area that lose their last point in this step. */
static n7_mask doomed(const struct scenario *s, const struct n7_position *n, int place, int side)
{
	n7_mask who = n7_corps(s, n, place, side), out = 0;
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (n->p.piece[i].fatigue >= n7_figures(s)->fatigue.tired && n7_strength(n, i) == 1)
			out |= n7_bit(i);
	return out;
}

/* [Recovery 3] [reading 58] The step is one for both sides: where corps of both lose their last point in the same area none of them holds it
 * after the others. They come first, before anybody is asked. */
static void fall_together(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n7_mask all = 0;
	for (int at = 0; at < s->board.count; at++) {
		n7_mask french = doomed(s, n, at, FRENCH), russian = doomed(s, n, at, RUSSIAN);
		all |= french && russian ? french | russian : 0;
	}
	if (!all)
		return;
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_RECOVERY, CITE_RECOVERY_3);
	n7_lose_last_together(s, n, all, CITE_RECOVERY_3, ev);
}

/* [Recovery 4] */
static void turn_up(const struct scenario *s, struct n7_position *n)
{
	for (int i = 0; i < s->pieces; i++)
		n->p.piece[i].flags &= (uint16_t)~FLAG_ACTIVATED;
}

void n7_recovery_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	struct frame *f = frame_top(p);
	int depth = p->depth;
	while (!p->header.result.over && p->depth == depth && f->step < STEP_TURN) {
		int step = f->step;
		if (step == STEP_FRENCH_WEAK && f->piece == NONE)
			fall_together(s, n, ev);
		if (p->header.result.over)
			return;
		if (step == STEP_FRENCH_WEAK || step == STEP_RUSSIAN_WEAK) {
			f->step = (uint8_t)(weak(s, n, step - STEP_FRENCH_WEAK, ev) ? step : step + 1);
			continue;
		}
		f->step++;
		if (step == STEP_COLD)
			cold(s, n, ev);
		else if (step == STEP_READY)
			ready(s, n, ev);
		else
			frame_push(p, ROW_REST, (enum side)(step - STEP_FRENCH_CARDS));
	}
	if (p->header.result.over || p->depth != depth)
		return;
	turn_up(s, n);
	phase_goto(p, ROW_TURN_END, SIDE_0);
}

/* --- [Recovery 2] a card of the hand for a corps: the mask of the frame has had one, frame.number is the card that is held --- */

static n7_mask may_rest(const struct scenario *s, const struct n7_position *n, const struct frame *f)
{
	n7_mask who = corps_that_are(s, n, f->side, true) & ~n7_mask_get(f), out = 0;
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (n->p.piece[i].fatigue)
			out |= n7_bit(i);
	return out;
}

/* Where fatigue is hidden nobody sees whether there is anything to rest: asked is who has a block turned. */
static bool is_asked(const struct scenario *s, const struct n7_position *n, const struct frame *f)
{
	n7_mask all = n7_own(s)->side[f->side] & ~n7_own(s)->commanders;
	if (!n7_hand(n, f->side))
		return false;
	if (!n7_grognard(s))
		return may_rest(s, n, f);
	for (int i = n7_mask_next(all, 0); i >= 0; i = n7_mask_next(all, i + 1))
		if (n->p.piece[i].place >= 0 && activated(n, i))
			return true;
	return false;
}

void n7_rest_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)ev;
	if (!is_asked(s, n7_of(p), frame_now(p)))
		phase_return(p);
}

void n7_rest_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	if (f->number < 0)
		prompt_ask(out, VERB(VERB_CARD) | VERB(VERB_DONE), 0, may_rest(s, n7_of(p), f) ? "Play a card to rest a corps, or press Done" :
			   n7_mask_get(f) ? "No other corps has fatigue to take off: press Done" : "None of your corps has fatigue to take off: press Done");
	else
		prompt_ask(out, VERB(VERB_EASE), 1, "%s takes off %d fatigue: choose the corps", s->card[f->number].title,
			   n7_own(s)->recovery[f->number]);
}

void n7_rest_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	n7_mask who = may_rest(s, n7_of(p), f);
	if (f->number >= 0) {
		for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
			orders_add(out, order_make(VERB_EASE, f->side, i, NONE, NONE));
		return;
	}
	for (int card = deck_next(p, CARD_HAND + f->side, 0); who && card >= 0; card = deck_next(p, CARD_HAND + f->side, card + 1))
		orders_add(out, order_make(VERB_CARD, f->side, NONE, NONE, card));
	orders_add(out, order_make(VERB_DONE, f->side, NONE, NONE, NONE));
}

bool n7_rest_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct frame *f = frame_now(p);
	if (o->verb == VERB_EASE && f->number >= 0 && s->piece[o->piece].side == f->side && !(may_rest(s, n7_of(p), f) & n7_bit(o->piece)))
		return error_set(e, NULL, NULL, n7_cites[CITE_RECOVERY_2], "%s %s", n7_name(s, o->piece),
				 n7_mask_get(f) & n7_bit(o->piece) ? "has had its card; a corps is given one only" : "has no fatigue to take off");
	return phase_listed(s, p, o, CITE_RECOVERY_2, f->number < 0 ? "play a card of your hand while a corps needs rest, or press Done"
								    : "choose the corps that rests", e);
}

static void rest(const struct scenario *s, struct n7_position *n, int piece, struct events *ev)
{
	struct frame *f = frame_top(&n->p);
	int card = f->number;
	struct event spent = event_make(EVENT_SPENT, f->side, piece, NONE, NONE, card, CITE_RECOVERY_2);
	struct event unnamed = event_make(EVENT_SPENT, f->side, NONE, NONE, NONE, card, CITE_RECOVERY_2);
	f->number = NONE;
	n7_mask_put(f, n7_mask_get(f) | n7_bit(piece));
	n7_discard(s, n, card);
	if (n7_known(s, n, piece, side_other((enum side)f->side)))
		event_add(ev, spent);
	else
		event_note_hidden(ev, spent, unnamed);
	n7_ease(s, n, piece, n7_own(s)->recovery[card], CITE_RECOVERY_2, ev);
	phase_again(&n->p);
}

void n7_rest_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_CARD)
		frame_top(p)->number = o->number;
	else if (o->verb == VERB_EASE)
		rest(s, n7_at(p), o->piece, ev);
	else
		phase_return(p);
}

/* --- the end of the turn --- */

/* [Winter Quarters] Both cards lie beside the board. */
static bool winter(const struct scenario *s, const struct n7_position *n)
{
	const struct n7_own *own = n7_own(s);
	return n->p.card[own->quarters[FRENCH]] == CARD_ASIDE && n->p.card[own->quarters[RUSSIAN]] == CARD_ASIDE;
}

/* [Recovery 5] The marker goes on, or the scenario is over. */
void n7_turn_end_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	/* [Tsar's Impatience] [reading 55] */
	if ((n->turn_rules & (RULE_IMPATIENCE | RULE_ATTACKED)) == RULE_IMPATIENCE)
		n7_score(s, n, FRENCH, 1, NONE, CITE_EVENT + EV_TSARS_IMPATIENCE, ev);
	if (p->header.result.over)
		return;
	if (p->header.turn >= s->last_turn || winter(s, n)) {
		n7_end_score(s, n, ev);
		return;
	}
	p->header.turn++;
	phase_goto(p, ROW_DRAW, SIDE_0);
}

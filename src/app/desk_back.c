/* Back and forth through the game. Looking at another moment moves the seat that is looked through and nothing else;
 * going there moves the match, is done at the seat that gives orders, and past a seal it has its price. */
#include "app/desk_own.h"

#include <stdio.h>

/* A bit for each side that a person plays. */
static unsigned persons(const struct desk *d)
{
	return (unsigned)desk_is_person(d, SIDE_0) | (unsigned)desk_is_person(d, SIDE_1) << 1;
}

/* The sides whose decisions undo goes back to: the persons', or all where none plays. */
static unsigned whose(const struct desk *d)
{
	return persons(d) ? persons(d) : 3;
}

/* The seat looks at another moment, or the match is there. */
static void went(struct desk *d)
{
	*d->hint = 0;
	desk_thinks(d, NONE);
	table_skip_animation(d->table);
	desk_show(d);
}

/* The moment of a seat before which so much was played. */
static int moment_before(const struct seat *seat, int played)
{
	int at = chronicle_length(seat->chronicle);

	while (at > 0 && chronicle_hearings_before(seat->chronicle, at) > played)
		at--;
	return at;
}

/* The moment of one seat which is this one of another. */
static int moment_of(const struct seat *to, const struct seat *from, int moment)
{
	return to == from ? moment : moment_before(to, chronicle_hearings_before(from->chronicle, moment));
}

/* The moment of the seat that gives orders which is this one of the seat that is looked through. */
static int moment_of_hand(const struct desk *d, int moment)
{
	return moment_of(desk_hand(d), desk_seat(d), moment);
}

/* Does a standing order of the person who decides at this moment of a seat answer there, so that nobody was asked? */
static bool unasked(const struct desk *d, const struct seat *seat, int moment)
{
	const struct heard *h = chronicle_heard(seat->chronicle, moment);
	const struct seat *his = h && h->side >= 0 && desk_is_person(d, h->side) ? d->seat[h->side] : NULL;

	return his && seat_stood(his, moment_of(his, seat, moment));
}

/* The last decision before this moment that a person was asked for, or NONE; the first after it, or the length. */
static int asked_before(const struct desk *d, const struct seat *seat, int moment)
{
	do
		moment = chronicle_before(seat->chronicle, moment, whose(d));
	while (moment != NONE && unasked(d, seat, moment));
	return moment;
}

static int asked_after(const struct desk *d, const struct seat *seat, int moment)
{
	do
		moment = chronicle_after(seat->chronicle, moment, whose(d));
	while (moment < seat->length && unasked(d, seat, moment));
	return moment;
}

static void go(struct desk *d, int to)
{
	desk_advice_end(d);
	desk_mind_stop(d->mind);
	*d->opened = 0;
	seat_go(desk_hand(d), to);
	/* Without a person the machines would play on at once, and what was taken back could not be seen again: unless that was asked for. */
	d->halted = !d->plays_on && !persons(d) && match_now(d->m) < match_length(d->m);
	went(d);
	desk_ask_offer(d);
}

/* What is taken back with the decisions from `to` on. */
static void say_price(const struct seat *seat, int to, const char *lost, char *out, size_t size)
{
	static const char *const again[] = {
		[0] = "The log will say so.", [SEAL_DIE] = "The dice fall again in the same order, and the log will say so.",
		[SEAL_CARD] = "It is drawn again in the same order, and the log will say so.",
		[SEAL_CHANCE] = "Dice and cards come again in the same order, and the log will say so."};
	int chance = chronicle_seals(seat->chronicle, to, seat->now, NULL) & SEAL_CHANCE;
	snprintf(out, size, "This is taken back with it: %.220s. %s", lost, again[chance]);
}

/* Asks what has to be asked, and goes. */
static void go_asked(struct desk *d, int to)
{
	struct text lost;
	char words[400];
	const struct seat *seat = desk_hand(d);
	enum back price = seat_may_go(seat, to, &lost);

	if (price == BACK_NEVER) {
		ui_message(d->ui, "Nothing is taken back here",
			   "This match counts: what dice, cards and the other side have said stands.");
	} else if (price == BACK_ASK && !d->back_unasked) {
		d->back_to = to;
		say_price(seat, to, lost.at, words, sizeof words);
		ui_ask_back(d->ui, "Take it back?", words, "&Take back", true);
	} else {
		go(d, to);
	}
}

/* The seat of the other person of two at one screen, when he is asked to agree; NULL: nobody is. */
static struct seat *asked_to_agree(const struct desk *d)
{
	for (int i = 0; i < SIDES; i++)
		if (d->seat[i] && d->seat[i]->offer.made)
			return d->seat[i];
	return NULL;
}

/* What both know is lost is no secret: he need not look at his own seat. */
void desk_ask_offer(struct desk *d)
{
	const struct seat *seat = d->m ? asked_to_agree(d) : NULL;
	char price[320], words[400];

	if (!seat || ui_modal(d->ui))
		return;
	if (d->looking) /* what he who asks has looked at is not for the other */
		desk_peek_end(d);
	say_price(seat, seat->offer.to, seat->offer.what.at, price, sizeof price);
	snprintf(words, sizeof words, "A question for the %s player: the other side wants to go back. %s", seat->scenario->side_name[seat->side],
		 price);
	ui_ask_other(d->ui, words);
}

void desk_back_answered(struct desk *d, bool yes, bool ask_again)
{
	struct seat *asked = d->m ? asked_to_agree(d) : NULL;

	if (asked) {
		seat_answer(asked, yes);
		went(d);
	} else if (d->m && yes) {
		d->back_unasked |= !ask_again;
		go(d, d->back_to);
	}
	d->plays_on = false;
}

void desk_together(struct desk *d, int from)
{
	const struct seat *seat = desk_hand(d);
	if (!seat || seat->now <= from + 1)
		return;
	d->gesture.from = from;
	d->gesture.to = seat->now;
	d->gesture.serial = chronicle_heard(seat->chronicle, seat->now - 1)->serial;
}

/* Is the last gesture that gave several orders still in this chronicle as it was? */
static bool gesture_stands(const struct desk *d, const struct chronicle *c)
{
	int to = d->gesture.to;
	return to > 0 && to <= chronicle_length(c) && chronicle_heard(c, to - 1)->serial == d->gesture.serial;
}

/* Gives back the order drafted last; else goes back to a decision of a person, over those that his standing orders took, and what the
 * others did since is taken back with it. Who looks back does so a step further.
 */
void desk_undo(struct desk *d)
{
	struct seat *hand = d->m ? desk_hand(d) : NULL;
	const struct seat *shown = d->m ? desk_seat(d) : NULL;

	if (!hand)
		return;
	if (hand->draft->n) {
		seat_draft_back(hand, hand->draft->n - 1);
		desk_refresh(d);
		return;
	}
	const struct seat *seat = seat_looks_back(shown) ? shown : hand;
	int to = asked_before(d, seat, seat->at);
	if (seat->at == d->gesture.to && to > d->gesture.from && gesture_stands(d, seat->chronicle))
		to = d->gesture.from;
	if (seat_looks_back(shown))
		desk_look(d, to == NONE ? seat->at - 1 : to);
	else if (to != NONE)
		go_asked(d, to);
}

void desk_drop(struct desk *d)
{
	if (!d->m)
		return;
	seat_draft_back(desk_hand(d), 0);
	desk_refresh(d);
}

void desk_redo(struct desk *d)
{
	const struct seat *shown = d->m ? desk_seat(d) : NULL;
	const struct seat *seat = shown && !seat_looks_back(shown) ? desk_hand(d) : shown;

	if (!seat || seat->at >= seat->length)
		return;
	int to = asked_after(d, seat, seat->at);
	if (seat->at == d->gesture.from && gesture_stands(d, seat->chronicle))
		to = d->gesture.to;
	if (seat_looks_back(shown))
		desk_look(d, to);
	else
		go(d, to);
}

/* Back to where a turn began that a person began. */
void desk_undo_turn(struct desk *d)
{
	const struct seat *shown = d->m ? desk_seat(d) : NULL;
	const struct seat *seat = shown && !seat_looks_back(shown) ? desk_hand(d) : shown;
	int to = seat ? seat->at : 0;

	while (to > 0) {
		to = chronicle_turn(seat->chronicle, to - 1);
		if (!(whose(d) >> chronicle_heard(seat->chronicle, to)->side & 1))
			continue;
		if (seat_looks_back(shown))
			desk_look(d, to);
		else
			go_asked(d, to);
		return;
	}
}

void desk_undo_to(struct desk *d, int moment)
{
	if (d->m)
		go_asked(d, moment_of_hand(d, moment));
}

void desk_look(struct desk *d, int moment)
{
	if (!d->m)
		return;
	seat_look(desk_seat(d), moment);
	went(d);
}

int desk_looks_at(const struct desk *d)
{
	const struct seat *seat = d->m ? desk_seat(d) : NULL;
	return seat && seat_looks_back(seat) ? chronicle_hearings_before(seat->chronicle, seat->at) : NONE;
}

void desk_look_again(struct desk *d, int played)
{
	if (played != NONE && !d->curtain)
		desk_look(d, moment_before(desk_seat(d), played));
}

void desk_show_on(struct desk *d)
{
	struct seat *seat = d->m ? desk_seat(d) : NULL;

	if (!seat || seat->at >= seat->length)
		return;
	int at = seat->at, speed = d->o.config->speed;
	desk_look(d, at + 1);
	desk_sound(d, (struct spot){at, 0}, (struct spot){at + 1, 0});
	table_animate(d->table, (struct spot){at, 0}, (struct spot){at + 1, 0}, speed, d->o.config->follow);
}

void desk_play_on(struct desk *d)
{
	const struct seat *seat = d->m ? desk_seat(d) : NULL;
	struct text lost = {""};
	char words[400];

	d->halted = false;
	if (!seat || !seat_looks_back(seat))
		return;
	d->back_to = moment_of_hand(d, seat->at);
	if (seat_may_go(desk_hand(d), d->back_to, &lost) == BACK_NEVER) {
		go_asked(d, d->back_to);
		return;
	}
	snprintf(words, sizeof words, "All that came after this moment is cut off the record of the game by the next "
		 "order%s%s.", *lost.at ? ", and with it is taken back: " : "", lost.at);
	d->plays_on = true;
	ui_ask_back(d->ui, "Play on from here?", words, "&Play on", false);
}

/* Why nothing comes of a gesture, beside the pointer. */
#include "input/own.h"
#include "words/now.h"

#include <string.h>

/* Why the order that was meant is refused, beside the pointer. */
bool hand_refuse(struct table_view *t, const struct error *e, int x, int y)
{
	t->calls.hint(t->calls.who, x, y, e->reason, e->rule);
	return false;
}

bool hand_would_fail(const struct table_view *t, const struct order *o, struct error *e)
{
	memset(e, 0, sizeof *e);
	return !seat_can(t->seat, o, e) && *e->reason;
}

/* Tries what the gesture would mean, one verb of the prompt after the other, until one says why not. `place` NONE: a
 * gesture on the piece alone. */
static bool reason_for(const struct table_view *t, int piece, int place, struct error *e)
{
	struct order take = order_make(VERB_TAKE, t->seat->prompt.side, piece, NONE, NONE);
	struct order join = order_make(VERB_WITH, t->seat->prompt.side, piece, NONE, NONE);
	bool joins = piece != NONE && place == NONE && own_piece(t, piece) && seat_builds(t->seat) && t->seat->prompt.verbs >> VERB_WITH & 1;
	struct order attack = order_make(VERB_ATTACK, t->seat->prompt.side, piece, NONE, NONE);
	bool strikes = piece != NONE && place == NONE && !own_piece(t, piece) && t->seat->prompt.verbs >> VERB_ATTACK & 1;
	/* an own unit beside an attack that is built is meant to join it, an enemy is meant to be attacked */
	bool found = (joins && hand_would_fail(t, &join, e)) || (strikes && hand_would_fail(t, &attack, e));

	for (int verb = 0; verb < 64 && !found; verb++) {
		const struct verb *v = t->seat->prompt.verbs >> verb & 1 ? verb_at(t->s, verb) : NULL;
		struct order o;
		if (!v || verb == VERB_TAKE || t->seat->words->buttons >> verb & 1)
			continue;
		bool fits = piece != NONE && place != NONE ? v->gesture == GESTURE_DROP :
			    piece != NONE ? v->gesture == GESTURE_PIECE : v->gesture == GESTURE_PLACE;
		if (!fits)
			continue;
		o = order_make(verb, t->seat->prompt.side, v->piece ? piece : NONE, v->place ? place : NONE, NONE);
		found = hand_would_fail(t, &o, e);
	}
	if (!found && piece != NONE && t->seat->prompt.verbs >> VERB_TAKE & 1)
		found = hand_would_fail(t, &take, e);
	return found;
}

/* At the seat of NOBODY a reason might tell what is closed, or tell of what is only imagined: there is none. */
static bool refuse_plainly(struct table_view *t, int x, int y)
{
	struct error e = {0};
	error_set(&e, NULL, NULL, NULL, SEAT_PLAINLY);
	return hand_refuse(t, &e, x, y);
}

bool hand_tell_now(struct table_view *t, const char *first, int x, int y)
{
	struct now now;
	struct error e = {0};

	if (!is_asked(t))
		return refuse_plainly(t, x, y);
	now_look(t->s, t->seat->known, &t->seat->prompt, &t->seat->orders, table_holds(t), &now);
	const char *what = now.words.at[0] ? now.words.at : "nothing can be done on the map now";
	error_set(&e, NULL, NULL, NULL, first[0] ? "%s. %s" : "%s%s", first, what);
	return hand_refuse(t, &e, x, y);
}

/* Who is dragged and goes nowhere may be one of whom a click is asked. */
static bool click_does(const struct table_view *t, int piece)
{
	for (int i = 0; i < t->seat->orders.n; i++) {
		const struct order *o = &t->seat->orders.at[i];
		if (o->piece == piece && o->verb != VERB_TAKE && order_clicked(t->s, o))
			return true;
	}
	return false;
}

/* No rule refuses it: nothing of the kind is asked. What is to be clicked instead. */
static bool not_asked(struct table_view *t, int piece, int place, int x, int y)
{
	struct text first = {""};
	struct error e = {0};

	if (piece != NONE && place != NONE && click_does(t, piece)) {
		error_set(&e, NULL, NULL, NULL, "%s goes nowhere now: a click chooses it", t->s->piece[piece].name);
		return hand_refuse(t, &e, x, y);
	}
	if (piece != NONE && t->s->piece[piece].name[0])
		text_set(&first, "Nothing is to be done with %s now", t->s->piece[piece].name);
	else if (piece == NONE && place != NONE)
		text_set(&first, "Nothing is to be done in %s now", board_called(&t->s->board, place).at);
	else
		text_set(&first, "Nothing is to be done here now");
	return hand_tell_now(t, first.at, x, y);
}

/* Two who take turns at one screen see, and order, what is theirs only while they hold Look. */
bool may_act_or_why(const struct table_view *t, struct error *e)
{
	const struct seat *seat = t->seat;
	if (may_act(t))
		return true;
	if (seat->side == NOBODY && !seat->open && seat->prompt.side != NOBODY && !seat_looks_back(seat))
		return error_set(e, NULL, NULL, NULL, "Hold Look first.");
	return seat_may_order(seat, e) && error_set(e, NULL, NULL, NULL, "it is not your decision now");
}

bool beyond_sure(const struct table_view *t, int piece, int place, struct beyond *out)
{
	struct overlay far;
	struct places goes = {{0}}, none = {{0}};

	if (piece != NONE)
		lift_places(t, piece, &goes);
	if (place == NONE || !memcmp(&goes, &none, sizeof goes) || !reach_by_luck(t, piece, &far))
		return false;
	out->points = far.value[place];
	out->luck = out->points > far.band[0];
	if (!out->luck && !(far.step && out->points > far.step))
		return false;
	for (out->sure = place; out->sure >= 0 && !places_has(&goes, out->sure);)
		out->sure = far.from[out->sure];
	return true;
}

/* The place is lit, but no single order brings the piece there, or only luck: what is to be done first. */
static void tell_of_luck(const struct table_view *t, int piece, int place, struct error *e)
{
	struct beyond far;
	struct text reason;

	if (!beyond_sure(t, piece, place, &far))
		return;
	if (far.luck)
		text_set(&reason, "%s is in reach with luck only: march as far as its own points go first, then go on from there", board_called(&t->s->board, place).at);
	else
		text_set(&reason, "%s takes %d points: %s%s first, then go on from there", board_called(&t->s->board, place).at, far.points,
			 far.sure >= 0 ? "march to " : "march as far as its own allowance goes", far.sure >= 0 ? board_called(&t->s->board, far.sure).at : "");
	text_copy(e->reason, sizeof e->reason, reason.at);
	e->rule[0] = 0;
}

bool hand_explain(struct table_view *t, int piece, int place, int x, int y)
{
	struct error e = {0};

	if (!may_act_or_why(t, &e))
		return hand_refuse(t, &e, x, y);
	if (!is_asked(t))
		return refuse_plainly(t, x, y);
	if (piece != NONE && !may_drag(t, piece) && place != NONE) {
		error_set(&e, NULL, NULL, NULL, "This piece is not yours to move.");
		return hand_refuse(t, &e, x, y);
	}
	/* where pieces go nowhere: what could be done with this one */
	bool found = reason_for(t, piece, place, &e) || (piece != NONE && place != NONE && reason_for(t, piece, NONE, &e));
	int stands = piece != NONE && place == NONE ? table_place_of(t, piece) : NONE; /* only places are asked: his is meant */
	found = found || (stands >= 0 && reason_for(t, NONE, stands, &e));
	if (found)
		tell_of_luck(t, piece, place, &e);
	return found ? hand_refuse(t, &e, x, y) : not_asked(t, piece, place, x, y);
}

/* Orders of persons and of players who are none, and who looks at the table. */
#include "app/desk_own.h"
#include "rules/phases.h"

#include <stdio.h>

bool desk_is_person(const struct desk *d, enum side side)
{
	return side != NOBODY && !d->plays[side];
}

static bool two_persons(const struct desk *d)
{
	return desk_is_person(d, SIDE_0) && desk_is_person(d, SIDE_1);
}

/* One seat may look back, and then says who decided then: a seat that does not. */
static const struct seat *at_present(const struct desk *d)
{
	int i = 0;

	while (i < SIDES && seat_looks_back(d->seat[i]))
		i++;
	return d->seat[i];
}

/* Whose decision it is in the match. */
static enum side who_decides(const struct desk *d)
{
	return at_present(d)->prompt.side;
}

bool desk_person_decides(const struct desk *d, enum side *side)
{
	enum side decides = who_decides(d);

	if (side)
		*side = decides;
	return desk_is_person(d, decides);
}

static struct seat *seat_of(const struct desk *d, enum side side)
{
	return d->seat[side == NOBODY ? SIDES : side];
}

struct seat *desk_seat(const struct desk *d)
{
	return seat_of(d, d->viewer);
}

/* Is something closed to one side on the table? */
static bool desk_hides(const struct desk *d, enum side viewer)
{
	return seat_of(d, viewer)->view.curtain;
}

/* Where the sides take turns, and for a reaction, a curtain at every change would be too much: there they peek too. */
bool desk_peeks(const struct desk *d)
{
	const struct seat *now = at_present(d);
	enum side decides = now->prompt.side;

	if (!two_persons(d) || decides == NOBODY || d->o.config->hands == HANDS_OPEN || !desk_hides(d, decides))
		return false;
	return d->o.config->hands == HANDS_PEEK || now->prompt.reaction || phases_alternate(now->scenario, now->known);
}

struct seat *desk_hand(const struct desk *d)
{
	return desk_peeks(d) ? seat_of(d, who_decides(d)) : desk_seat(d);
}

/* With one person at the table he looks all the time, without one nobody does; with two whoever is asked: whether the
 * other may take back, or what to order. Who looks back through the game goes on doing so.
 */
enum side desk_looks(const struct desk *d)
{
	enum side decides = who_decides(d);

	if (!two_persons(d))
		return desk_is_person(d, SIDE_0) ? SIDE_0 : desk_is_person(d, SIDE_1) ? SIDE_1 : NOBODY;
	if (desk_peeks(d))
		return d->looking && d->looks_for == decides ? decides : NOBODY;
	for (int i = 0; i < SIDES; i++)
		if (d->seat[i]->offer.made)
			return (enum side)i;
	if (d->viewer != NOBODY && seat_looks_back(desk_seat(d)))
		return d->viewer;
	return decides != NOBODY ? decides : d->viewer != NOBODY ? d->viewer : SIDE_0;
}

void desk_draw_curtain(struct desk *d)
{
	d->curtain = d->o.config->hands == HANDS_CURTAIN && d->viewer != NOBODY && two_persons(d) && !desk_peeks(d) &&
		     desk_hides(d, d->viewer);
}

/* Another seat is looked through: under cover, where it shows what the other person may not see. */
static void change_seat(struct desk *d, enum side viewer)
{
	struct seat *left = desk_seat(d);

	seat_look(left, left->now);
	d->holds = d->looks_later = false;
	d->viewer = viewer;
	desk_draw_curtain(d);
	table_seat(d->table, desk_seat(d));
	ui_seat(d->ui, desk_seat(d));
}

void desk_speak(struct desk *d)
{
	seat_speak(d->seat[SIDES], desk_peeks(d) ? desk_hand(d) : NULL);
}

/* All that is shown, and of what was heard since it was last shown as much as is to be told. */
static void show(struct desk *d, bool tells)
{
	if (d->looks_for != who_decides(d))
		d->looking = LOOKS_NOT;
	enum side viewer = desk_looks(d);
	int decision, event;

	desk_advice_end(d); /* it was about something else */
	desk_speak(d);
	desk_peek_show(d);
	if (viewer != d->viewer)
		change_seat(d, viewer);
	const struct seat *seat = desk_seat(d);
	if (!mark_news(seat, &d->shown[viewer == NOBODY ? SIDES : viewer], &decision, &event))
		decision = seat->now;
	else if (tells)
		desk_story_begin(d, (struct spot){decision, event});
	if (!tells)
		desk_story_skip(d);
	table_refresh(d->table);
	d->hears = true;
	ui_changed(d->ui, !tells ? NONE : decision < 0 ? 0 : decision);
	d->hears = false;
	desk_story_on(d);
	for (int i = 0; i <= SIDES; i++)
		d->shown[i] = mark_now(d->seat[i]);
	d->turned = seat->turned;
	d->redraw = true;
}

void desk_refresh(struct desk *d)
{
	desk_speak(d);
	if (desk_looks(d) != d->viewer || desk_seat(d)->turned != d->turned)
		show(d, true);
}

void desk_show(struct desk *d)
{
	show(d, false);
}

/* The folder of saved games is gone: it is made again with this game in it. The disk is full or gone too: say it once;
 * the game goes on in memory.
 */
static void watch_autosave(struct desk *d)
{
	const char *wrong = match_autosave_error(d->m);

	if (!*wrong) {
		d->autosave_failed = d->gives_up = false;
	} else if (!d->autosave_failed && desk_save_anew(d)) {
		ui_message(d->ui, "The saved games are gone",
			   "Their folder was removed while you played. It is made again, and this game is in it.");
	} else if (!d->autosave_failed) {
		char text[500];
		d->autosave_failed = true;
		snprintf(text, sizeof text, "The game can no longer be saved by itself: %.250s\n\nIt goes on in memory. "
			 "Save it elsewhere: Ctrl+S and a place such as ~/rescued.", wrong);
		ui_message(d->ui, "Saving has failed", text);
	}
}

static void ordered(struct desk *d, bool by_machine)
{
	d->by_machine = by_machine;
	desk_refresh(d);
	watch_autosave(d); /* after who looks has changed, which closes what was told the other */
}

bool desk_refuse_plainly(struct desk *d)
{
	snprintf(d->hint, sizeof d->hint, "%s", desk_peeks(d) ? SEAT_PLAINLY : "Not possible.");
	ui_hint(d->ui, -1, -1, d->hint, "");
	return false;
}

/* An order of the person at the table was accepted or refused. A reason may tell what is closed. */
static bool given(struct desk *d, bool accepted, const struct error *e)
{
	if (!accepted && desk_seat(d) != desk_hand(d))
		return desk_refuse_plainly(d);
	snprintf(d->hint, sizeof d->hint, "%s", accepted ? "" : e->reason);
	if (!accepted) {
		ui_hint(d->ui, -1, -1, e->reason, e->rule);
		return false;
	}
	table_lower_card(d->table);
	ordered(d, false);
	return true;
}

static bool may_give(struct desk *d)
{
	if (d->m && desk_person_decides(d, NULL) && !(desk_peeks(d) && seat_looks_back(desk_seat(d))))
		return true;
	snprintf(d->hint, sizeof d->hint, "%s", d->m ? "it is not your decision now" : "no game is on the table");
	return false;
}

bool desk_play(struct desk *d, const struct order *o)
{
	struct error e = {0};
	return may_give(d) && given(d, seat_play(desk_hand(d), o, &e), &e);
}

/* Whoever ends a phase by a key must not end the next one with it. */
enum { READ_MS = 250 };

void desk_note_asked(struct desk *d)
{
	const struct seat *now = at_present(d);
	int turn = now->known->header.turn, side = (int)now->prompt.side, row = now->prompt.row;

	if (d->asked.on && d->asked.turn == turn && d->asked.side == side && d->asked.row == row)
		return;
	d->asked.on = true;
	d->asked.turn = turn;
	d->asked.side = side;
	d->asked.row = row;
	d->asked_at = canvas_now(d->c);
}

bool desk_key_counts(const struct desk *d)
{
	const struct seat *now = at_present(d);

	if (!d->by_key)
		return true;
	return !d->key_again && d->asked.on && d->asked.turn == now->known->header.turn &&
	       d->asked.side == (int)now->prompt.side && d->asked.row == now->prompt.row &&
	       canvas_now(d->c) - d->asked_at >= READ_MS;
}

/* The first order with this verb, or false. */
static bool first_of(const struct seat *seat, int verb, struct order *out)
{
	int i = orders_like(&seat->orders, verb, NONE, NONE, NONE);
	if (i != NONE)
		*out = seat->orders.at[i];
	return i != NONE;
}

void desk_join(struct desk *d)
{
	struct order o;
	for (int n = -1; d->m && desk_hand(d)->draft->n > n && first_of(desk_hand(d), VERB_WITH, &o);) {
		n = desk_hand(d)->draft->n;
		if (!desk_play(d, &o))
			return;
	}
}

void desk_rest(struct desk *d)
{
	if (!d->m)
		return;
	int row = desk_hand(d)->prompt.row, turn = desk_hand(d)->known->header.turn;
	while (may_give(d) && desk_hand(d)->prompt.row == row && desk_hand(d)->known->header.turn == turn &&
	       desk_hand(d)->scenario->rules->phases[row].each && desk_hand(d)->orders.n &&
	       desk_play(d, &desk_hand(d)->orders.at[0]))
		;
}

void desk_all_of(struct desk *d, int verb)
{
	struct order o;
	if (!d->m)
		return;
	int row = desk_hand(d)->prompt.row, turn = desk_hand(d)->known->header.turn;
	while (may_give(d) && desk_hand(d)->prompt.row == row && desk_hand(d)->known->header.turn == turn && first_of(desk_hand(d), verb, &o) &&
	       desk_play(d, &o))
		;
}

bool desk_play_text(struct desk *d, const char *text)
{
	struct error e = {0};
	return may_give(d) && given(d, seat_play_text(desk_hand(d), text, &e), &e);
}

/* What he has decided, or the best so far, where something was thought about at all. */
static bool machine_orders(struct desk *d, struct seat *seat, struct error *e)
{
	struct order o;

	desk_thinks(d, NONE);
	return desk_mind_answer(d->mind, &o, NULL) && seat_play(seat, &o, e);
}

/* One order of a player who is no person, on what his seat knows: false while he thinks, and when he cannot go on. */
static bool machine_plays(struct desk *d, enum side side)
{
	struct seat *seat = d->seat[side];
	struct error e = {0};
	int permille;

	if (!desk_mind_thinks(d->mind))
		d->thinks_since = canvas_now(d->c);
	bool thinks = desk_mind_think(d->mind, d->plays[side], seat, match_lot(d->m), &e);
	while (thinks && !desk_mind_done(d->mind, &permille))
		if (d->o.threads || d->o.slices) {
			desk_thinks(d, permille);
			return false;
		}
	if (thinks && machine_orders(d, seat, &e))
		return true;
	d->halted = true; /* he must not be asked again and again */
	ui_error(d->ui, "The opponent cannot go on", &e);
	return false;
}

void desk_play_by(struct desk *d, enum side side, const struct player *player)
{
	struct error e = {0};

	if (!d->m || d->plays[side] == player)
		return;
	desk_advice_end(d);
	desk_mind_stop(d->mind);
	desk_thinks(d, NONE);
	if (!player || !d->plays[side]) {
		int looked_at = desk_looks_at(d);
		bool halted = d->halted;
		if (desk_sit(d, side, player, &e)) {
			if (looked_at == NONE)
				d->halted = halted; /* after an undo his order would have cut off what was taken back, as the player's does */
			desk_look_again(d, looked_at); /* he may want to play on from there */
		} else {
			ui_error(d->ui, "Nobody changes places", &e);
		}
		return;
	}
	d->plays[side] = player;
	match_player(d->m, side, player->id);
	desk_keep(d);
}

/* Something holds up the game: nobody's order is to be played now. */
static bool waits(const struct desk *d)
{
	return !d->m || d->halted || d->curtain || ui_waits(d->ui) || seat_looks_back(desk_seat(d)) ||
	       table_animating(d->table);
}

void desk_machine_decides(struct desk *d)
{
	enum side side;
	struct error e = {0};

	if (waits(d) || !desk_mind_thinks(d->mind) || desk_person_decides(d, &side) || side == NOBODY)
		return;
	if (!machine_orders(d, d->seat[side], &e))
		return;
	ordered(d, true);
}

bool desk_work(struct desk *d)
{
	enum side side;

	if (d->advises)
		return desk_advice_work(d);
	if (d->reviews)
		return desk_review_work(d);
	if (d->m && !d->curtain) {
		bool opened = ui_tell(d->ui);
		desk_story_on(d);
		if (opened)
			return true;
	}
	if (waits(d))
		return false;
	if (desk_person_decides(d, &side) || side == NOBODY)
		return table_march_on(d->table);
	if (!machine_plays(d, side))
		return !d->halted && !desk_mind_wakes(d->mind);
	ordered(d, true);
	return true;
}

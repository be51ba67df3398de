/* Standing orders: set for the question that is asked, read in words, taken back. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static bool about(const struct standing *x, int row, int card, int place)
{
	return x->row == row && x->card == card && x->place == place;
}

enum standing_answer standing_now(const struct game *g, int card, int place)
{
	const struct standings *list = &g->seat->standings;
	for (int i = 0; i < list->n; i++)
		if (about(&list->at[i], g->seat->prompt.row, card, place))
			return (enum standing_answer)list->at[i].answer;
	return STANDING_ASK;
}

int standing_own(const struct game *g)
{
	const struct standings *list = &g->seat->standings;
	int n = 0;
	for (int i = 0; i < list->n; i++)
		n += !standing_is_usual(g->scenario, g->seat->persons, &list->at[i]);
	return n;
}

static void take_out(struct standings *list, int i)
{
	memmove(&list->at[i], &list->at[i + 1], sizeof list->at[0] * (size_t)(list->n - i - 1));
	list->n--;
}

/* What is about a card or a place alone comes before what is about all, and what holds for this turn before what stands for good:
 * the first that fits counts. */
static void put_in(struct standings *list, const struct standing *x)
{
	bool before = x->card != NONE || x->place != NONE || x->lapses;
	int at = before ? 0 : list->n;
	memmove(&list->at[at + 1], &list->at[at], sizeof list->at[0] * (size_t)(list->n - at));
	list->at[at] = *x;
	list->n++;
}

void standing_set(struct ui *u, enum standing_answer answer, int card, int place, bool this_turn)
{
	const struct game *g = u->game;
	struct standings list = g->seat->standings;
	int turn = g->seat->known->header.turn;
	struct standing x = {.row = g->seat->prompt.row, .answer = (uint8_t)answer, .card = (int16_t)card,
			     .place = (int16_t)place, .lapses = (int16_t)(this_turn ? turn + 1 : 0)};
	bool needed = answer != STANDING_ASK || card != NONE || place != NONE;
	for (int i = list.n - 1; i >= 0; i--)
		if (about(&list.at[i], x.row, card, place) && (!this_turn || list.at[i].lapses)) /* after the turn it stands again */
			take_out(&list, i);
	if (needed && list.n == STANDINGS) {
		ui_hint(u, -1, -1, "No more than 16 standing orders: take one back first.", "");
		return;
	}
	if (needed)
		put_in(&list, &x);
	if (u->calls.stand)
		u->calls.stand(u->calls.who, &list);
}

/* "Assault: passes, only at C1, with Great Battery, this turn" */
static void say_standing(const struct game *g, const struct standing *x, char out[2 * WORDS])
{
	static const char *const answers[STANDING_ANSWERS] = {
		[STANDING_ASK] = "you are asked", [STANDING_WHEN_I_CAN] = "you are asked only when you can",
		[STANDING_PASS] = "passes", [STANDING_FIRST] = "takes the first chance",
		[STANDING_AIDE] = "the aide decides", [STANDING_PASS_MARCH] = "passes as long as this march goes on"};
	char place[WORDS];
	int n = snprintf(out, 2 * WORDS, "%.60s: %s", g->scenario->rules->phases[x->row].name, answers[x->answer]);
	if (x->card != NONE && x->card < g->scenario->cards)
		n += snprintf(out + n, (size_t)(2 * WORDS - n), ", with %.60s", g->scenario->card[x->card].title);
	if (x->place != NONE)
		n += snprintf(out + n, (size_t)(2 * WORDS - n), ", only at %.60s",
			      say_place(g->scenario, x->place, place));
	if (x->lapses && x->answer != STANDING_PASS_MARCH)
		n += snprintf(out + n, (size_t)(2 * WORDS - n), ", this turn");
	if (standing_is_usual(g->scenario, g->seat->persons, x))
		snprintf(out + n, (size_t)(2 * WORDS - n), " (as every game against a computer begins)");
}

static void act_take_back(struct ui *u, struct widget *w)
{
	struct standings list = u->game->seat->standings;
	if (w->arg >= list.n)
		return;
	take_out(&list, w->arg);
	if (u->calls.stand)
		u->calls.stand(u->calls.who, &list);
	dialog_top(u)->stale = true;
}

void build_standing(struct ui *u, struct dialog *d)
{
	const struct game *g = u->game;
	const struct standings *list = &g->seat->standings;
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "standing-body", ""), *row, *w;
	char text[2 * WORDS];
	body->grow = 1;
	body->gap = 6;
	w = widget_label(body, FONT_BODY, 15,
			 list->n ? "What is answered for you without asking. The first line that fits counts."
				 : "Nothing is answered for you: you are asked each time.");
	w->ink = INK_SOFT;
	for (int i = 0; i < list->n; i++) {
		row = widget_new(body, ROLE_ROW, "standing-row", "");
		row->gap = 10;
		say_standing(g, &list->at[i], text);
		w = widget_label(row, FONT_BODY, 16, text);
		w->grow = 1;
		snprintf(w->name, sizeof w->name, "standing-%d", i + 1);
		w = widget_button(row, NULL, "Take back", act_take_back);
		snprintf(w->name, sizeof w->name, "take-back-%d", i + 1);
		w->arg = i;
		w->narrowest = 100; /* the line wraps before the button loses letters */
	}
	row = dialog_buttons(d->root);
	dialog_close_button(row, "Close")->main = true;
}

void open_standing(struct ui *u)
{
	dialog_open(u, DIALOG_STANDING, "Standing orders");
}

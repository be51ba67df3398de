/* The bar below the map: back and forth through the decisions of the game so far, by hand or shown one after the other; turns to
 * choose from; and playing on from any moment. */
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MARKS = 400, SHOW_PAUSE = 650 };

/* What lies along the slider, in so many parts of its length. */
enum { MARK_TURN = 1, MARK_OWNER = 2, MARK_BATTLE = 4 };
struct marks {
	uint8_t at[MARKS + 1];
};

static void jump(struct ui *u, int moment)
{
	const struct seat *seat = u->game->seat;
	u->game->shows_to = NONE;
	moment = moment < 0 ? 0 : moment > seat->length ? seat->length : moment;
	if (u->calls.jump && moment != seat->at)
		u->calls.jump(u->calls.who, moment);
}

static void act_begin(struct ui *u, struct widget *w)
{
	(void)w;
	jump(u, 0);
}

static void act_end(struct ui *u, struct widget *w)
{
	(void)w;
	jump(u, u->game->seat->length);
}

/* One whole decision back or on. */
static void act_step(struct ui *u, struct widget *w)
{
	jump(u, u->game->seat->at + w->arg);
}

static void act_turn(struct ui *u, struct widget *w)
{
	const struct seat *seat = u->game->seat;
	int to = seat->at + 1;
	if (w->arg < 0) {
		jump(u, seat->at > 0 ? chronicle_turn(seat->chronicle, seat->at - 1) : 0);
		return;
	}
	while (to < seat->length && chronicle_turn(seat->chronicle, to) <= seat->at)
		to++;
	jump(u, to);
}

/* --- showing what was: one decision after the other --- */

static void show_from(struct ui *u, int from, int to)
{
	jump(u, from);
	u->game->shows_to = to;
	u->game->shown_at = canvas_now(u->canvas);
	ui_stale(u, PANE_TIME);
}

/* From the moment on show to the last one, from the present the whole game; or it stops. */
static void act_show(struct ui *u, struct widget *w)
{
	const struct seat *seat = u->game->seat;
	(void)w;
	if (u->game->shows_to != NONE) {
		u->game->shows_to = NONE;
		ui_stale(u, PANE_TIME);
	} else if (seat->length > 0) {
		show_from(u, seat->at < seat->length ? seat->at : 0, seat->length);
	}
}

/* The latest decisions of the other side that follow each other; from == to when there are none. */
static void last_of_other(const struct game *g, int *from, int *to)
{
	const struct chronicle *c = g->seat->chronicle;
	int own = g->seat->side, i = g->seat->length;
	if (own == NOBODY)
		own = g->seat->prompt.side;
	while (i > 0 && chronicle_heard(c, i - 1)->side == own)
		i--;
	*to = i;
	while (i > 0 && chronicle_heard(c, i - 1)->side != own)
		i--;
	*from = i;
}

static void act_again(struct ui *u, struct widget *w)
{
	int from, to;
	(void)w;
	last_of_other(u->game, &from, &to);
	if (from < to)
		show_from(u, from, to);
}

bool time_shows(struct ui *u)
{
	struct game *g = u->game;
	if (!g || g->shows_to == NONE)
		return false;
	if (u->dialogs || (u->calls.moves && u->calls.moves(u->calls.who))) {
		g->shown_at = canvas_now(u->canvas);
		return true;
	}
	if (canvas_now(u->canvas) - g->shown_at < SHOW_PAUSE)
		return true;
	g->shown_at = canvas_now(u->canvas);
	if (g->seat->at < g->shows_to && u->calls.show_on) {
		u->calls.show_on(u->calls.who);
		return true;
	}
	jump(u, g->seat->length); /* back where the game is */
	ui_stale(u, PANE_TIME);
	return false;
}

bool time_key(struct ui *u, const struct input *in)
{
	if (in->key != 'p')
		return false;
	if (in->mods & MOD_SHIFT)
		act_again(u, NULL);
	else
		act_show(u, NULL);
	return true;
}

/* --- turns --- */

/* The rows of the turn that have their entry; `sides`: do they take turns in any row of the game? */
struct entries {
	uint64_t rows;
	bool sides;
};

static struct entries no_entries(const struct scenario *s)
{
	struct entries out = {0};
	for (int i = 0; i < s->rules->rows; i++)
		out.sides |= s->rules->phases[i].alternates;
	return out;
}

/* Is the row listed for both sides? An army is laid out by one alone. */
static bool of_phases(const struct entries *in, const struct phase *row)
{
	return in->sides && !row->setup;
}

/* Does a player-turn begin with this decision? Where the sides take turns each phase begins once a turn. Asked of one after the other. */
static bool begins(const struct scenario *s, const struct chronicle *c, int i, struct entries *in)
{
	const struct heard *h = chronicle_heard(c, i), *before = i > 0 ? chronicle_heard(c, i - 1) : NULL;
	const struct phase *row = &s->rules->phases[h->row];
	bool turn = !before || before->turn != h->turn, side = !before || before->phasing != h->phasing;
	in->rows = turn ? 0 : in->rows;
	bool known = of_phases(in, row) && in->rows & ROW_BIT(h->row);
	if (known || !(turn || side || row->alternates))
		return false;
	in->rows |= ROW_BIT(h->row);
	return true;
}

static void turn_chosen(struct ui *u, struct dialog *d)
{
	jump(u, d->items.at[d->chosen].id);
}

/* "Turn 5, 12 June: French Movement": the phase in which a player-turn began; or the phase alone, where it is of both sides. */
static void say_turn(const struct scenario *s, const struct heard *h, bool both, char *out, size_t size)
{
	const char *name = scenario_turn(s, h->turn), *phase = s->rules->phases[h->row].name, *side = both ? "" : say_side(s, h->phasing);
	bool named = phase && !strncmp(phase, side, strlen(side)); /* some name whose it is */
	size_t used = (size_t)snprintf(out, size, "Turn %d", scenario_turn_number(s, h->turn));
	if (h->turn < 1)
		used = (size_t)snprintf(out, size, "Set-up");
	snprintf(out + used, size - used, "%s%.60s: %.40s%s%.60s", name[0] ? ", " : "", name, named ? "" : side,
		 side[0] && phase && !named ? " " : "", phase ? phase : "");
}

/* The player-turns of the game so far, or its phases. */
static void act_turns(struct ui *u, struct widget *w)
{
	const struct seat *seat = u->game->seat;
	const struct scenario *s = u->game->scenario;
	struct dialog *d = dialog_open(u, DIALOG_POPUP, "");
	d->x = w->at.x;
	d->y = w->at.y;
	d->yes = turn_chosen;
	struct entries in = no_entries(s);
	for (int i = 0; i < seat->length; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		if (!begins(s, seat->chronicle, i, &in))
			continue;
		char text[WORDS * 2];
		bool both = of_phases(&in, &s->rules->phases[h->row]);
		say_turn(s, h, both, text, sizeof text);
		struct item *it = items_add(&d->items, text);
		it->id = i;
		d->chosen = i <= seat->at ? d->items.n - 1 : d->chosen; /* it opens at the moment that is looked at */
		if (!both)
			side_icon(s, h->phasing, it->icon);
		snprintf(it->name, sizeof it->name, "turn-at-%d", i);
	}
	items_add(&d->items, "Now")->id = seat->length;
	d->chosen = seat->at == seat->length ? d->items.n - 1 : d->chosen;
}

/* --- what lies along the slider --- */

static struct marks *marks_of(const struct seat *seat)
{
	struct marks *m = calloc(1, sizeof *m);
	struct entries in = no_entries(seat->scenario);
	int turn = NONE;
	for (int i = 0; m && i < seat->length; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		uint8_t *at = &m->at[(int64_t)i * MARKS / seat->length];
		if (begins(seat->scenario, seat->chronicle, i, &in))
			*at |= h->turn != turn ? MARK_TURN : MARK_OWNER;
		turn = h->turn;
		for (int k = 0; k < h->n; k++)
			if (h->at[k].kind == EVENT_ATTACK)
				*at |= MARK_BATTLE;
	}
	return m;
}

static void slider_paint(struct ui *u, const struct widget *w)
{
	const struct marks *m = w->data;
	int knob = points(u, 14), line = points(u, 1), room = w->at.w - knob, middle = w->at.y + w->at.h / 2;
	for (int i = 0; m && i <= MARKS; i++) {
		int x = w->at.x + knob / 2 + room * i / MARKS, long_ = points(u, 12), short_ = points(u, 7), dot = points(u, 4);
		struct rect turn = {x, middle - long_, line * 2, long_}, owner = {x, middle - short_, line, short_};
		struct rect battle = {x - dot / 2, middle + points(u, 6), dot, dot};
		if (m->at[i] & MARK_TURN)
			canvas_fill(u->canvas, turn, INK);
		else if (m->at[i] & MARK_OWNER)
			canvas_fill(u->canvas, owner, INK_SOFT);
		if (m->at[i] & MARK_BATTLE)
			canvas_fill(u->canvas, battle, WINE);
	}
	widget_slider(u, w);
}

static void act_slide(struct ui *u, struct widget *w)
{
	jump(u, w->value);
}

static void act_play_on(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.play_on)
		u->calls.play_on(u->calls.who);
}

static struct widget *step_button(struct widget *row, const char *name, const char *sign, const char *tip,
				  void (*act)(struct ui *, struct widget *), int arg, bool off)
{
	struct widget *b = widget_button(row, name, sign, act);
	widget_tip(b, tip);
	b->arg = arg;
	b->off = off;
	b->wide = 30;
	b->narrowest = 24;
	b->font = FONT_DATA_BOLD;
	return b;
}

static void slider_part(struct ui *u, struct widget *row)
{
	int n = u->game->seat->length;
	struct widget *s = widget_new(row, ROLE_SLIDER, "time-slider", "");
	s->low = 0;
	s->high = n > 0 ? n : 1;
	s->value = u->game->seat->at;
	s->grow = 1;
	s->act = act_slide;
	s->off = n == 0;
	s->custom_paint = slider_paint;
	s->data = marks_of(u->game->seat);
	widget_tip(s, "Moment of the game on show: a long mark is a turn, a short one the other side's, a red dot a battle");
}

/* What is shown again, where there is room for it. */
static void again_part(struct ui *u, struct widget *row)
{
	int from, to;
	if (u->width < points(u, 1000))
		return;
	last_of_other(u->game, &from, &to);
	struct widget *again = widget_button(row, "show-again", "Again", act_again);
	widget_tip(again, "Show the other side's last turn again (Shift+P)");
	again->off = from == to;
	struct widget *turns = widget_button(row, "turns", "Turns", act_turns);
	widget_tip(turns, "Look at the beginning of a turn");
	turns->off = u->game->seat->length == 0;
}

void build_time(struct ui *u, struct widget *root)
{
	int now = u->game->seat->at, n = u->game->seat->length;
	bool back = in_the_past(u->game), shows = u->game->shows_to != NONE;
	bool small = ui_pane_area(u, PANE_TIME).w < points(u, 420), narrow = ui_pane_area(u, PANE_TIME).w < points(u, 800);
	char text[64];
	root->skin = SKIN_BAR;
	root->pad = 5;
	struct widget *row = widget_new(root, ROLE_ROW, "time-row", "");
	row->gap = 4;
	if (!small || !back)
		step_button(row, "to-begin", "|\u00ab", "To the beginning", act_begin, 0, now == 0);
	step_button(row, "turn-back", "\u00ab", "One player-turn back", act_turn, -1, now == 0);
	step_button(row, "step-back", "\u2039", "One decision back", act_step, -1, now == 0);
	slider_part(u, row);
	if (!small)
		step_button(row, "show-on", shows ? "Stop" : "Replay", shows ? "Stop (P)" : "Replay the game from here, from the present all of it (P)",
		    act_show, 0, n == 0)->wide = 62;
	step_button(row, "step-on", "\u203a", "One decision on", act_step, 1, !back);
	step_button(row, "turn-on", "\u00bb", "One player-turn on", act_turn, 1, !back);
	step_button(row, "to-end", "\u00bb|", "To the end", act_end, 0, !back);
	again_part(u, row);
	if (back) {
		snprintf(text, sizeof text, "%d of %d", now, n);
		struct widget *on = widget_button(row, "play-on", narrow ? "Play on" : "Play on from here", act_play_on);
		on->font = FONT_DATA_BOLD;
		widget_tip(on, "Play on from here");
	} else {
		snprintf(text, sizeof text, "%d decision%s", n, n == 1 ? "" : "s");
	}
	if (small)
		return;
	struct widget *count = widget_label(row, FONT_DATA, 13, text);
	count->ink = INK_SOFT;
	text_copy(count->name, sizeof count->name, "moment");
}

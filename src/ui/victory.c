/* How the victory stands. */
#include "ui/game.h"

#include <stdio.h>

static void act_stars(struct ui *u, struct widget *w)
{
	(void)w;
	aims_turn(u);
}

/* What it is all about, and the places it is about: a click shows one. */
static void build_aim(struct ui *u, struct widget *body)
{
	const struct scenario *s = u->game->scenario;
	struct widget *row;

	if (!s->aim[0])
		return;
	row = widget_label(body, FONT_BODY_ITALIC, 15, s->aim);
	row->ink = WINE;
	text_copy(row->name, sizeof row->name, "aim");
	if (!s->aims)
		return;
	row = widget_new(body, ROLE_FLOW, "aim-places", "");
	row->gap = 8;
	const struct seat *seat = u->game->seat;
	for (int i = 0; i < s->aims; i++) {
		if (seat->words->aims && !seat->words->aims(s, seat->known, seat->viewer, s->aim_place[i]))
			continue;
		char name[40], text[WORDS];
		snprintf(name, sizeof name, "aim-%.30s", s->board.at[s->aim_place[i]].id);
		struct widget *w = widget_new(row, ROLE_LINK, name, say_place(s, s->aim_place[i], text));
		w->arg = s->aim_place[i];
		w->act = act_look_there;
		w->size = 14;
	}
	row = widget_new(body, ROLE_CHECK, "aim-stars", "St&ars on the map mark these places (O)");
	row->on = u->config->aims;
	row->act = act_stars;
	row->size = 14;
}

/* Who leads comes first; then what it is about, and what counts for whom, which may be long. */
void build_victory(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct widget *body = widget_new(root, ROLE_SCROLL, "victory", "");
	body->grow = 1;
	body->pad = 6;
	body->gap = 6;
	widget_label(body, FONT_TITLE, 19, "How it stands")->ink = WINE;
	for (int i = 0; i < g->seat->view.lines; i++)
		widget_label(body, FONT_BODY, 15, g->seat->view.line[i]);
	if (!g->seat->view.lines)
		widget_label(body, FONT_BODY_ITALIC, 15, "Nothing is decided yet.");
	widget_new(body, ROLE_RULE, "rule", "");
	build_aim(u, body);
	build_points(u, body);
	if (g->seat->view.tracks) {
		widget_new(body, ROLE_RULE, "rule", "");
		widget_label(body, FONT_TITLE, 16, "Tracks")->ink = WINE;
	}
	for (int i = 0; i < g->seat->view.tracks; i++) {
		char text[WORDS];
		const struct track *t = &g->seat->view.track[i];
		struct widget *row = widget_new(body, ROLE_ROW, t->name, "");
		row->gap = 6;
		char icon[24];
		side_icon(g->scenario, t->side, icon);
		if (style_has(&u->style, u->canvas, icon))
			text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
		snprintf(text, sizeof text, "%s%s%s", t->name, t->side >= 0 ? ", " : "",
			 t->side >= 0 ? say_side(g->scenario, t->side) : "");
		struct widget *name = widget_label(row, FONT_DATA, 14, text);
		name->grow = 1;
		struct widget *value = widget_label(row, FONT_DATA_BOLD, 14, t->value);
		value->align = 2;
	}
	char about[WORDS];
	int left = g->scenario->last_turn - g->seat->known->header.turn;
	if (g->ended)
		snprintf(about, sizeof about, "It ended in turn %d of %d.", scenario_turn_number(g->scenario, g->seat->known->header.turn),
			 scenario_turn_number(g->scenario, g->scenario->last_turn));
	else
		snprintf(about, sizeof about, left > 0 ? "%d turn%s after this one." : "This is the last turn.", left, left == 1 ? " remains" : "s remain");
	widget_label(body, FONT_BODY_ITALIC, 14, about)->ink = INK_SOFT;
}

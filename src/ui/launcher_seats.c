/* Who plays the chosen scenario, and with which of its optional rules. */
#include "ui/launcher_own.h"

#include <stdio.h>
#include <string.h>

static void act_option(struct ui *u, struct widget *w)
{
	u->launcher->value[w->arg] = w->on;
	ui_stale(u, PANE_LAUNCHER);
}

static void act_seat(struct ui *u, struct widget *w)
{
	u->launcher->player[w->arg2] = w->arg == NONE ? NULL : players_all[w->arg];
	ui_stale(u, PANE_LAUNCHER);
}

/* Two persons at one screen who hide things from each other: how they change places is asked. */
static bool hands_asked(const struct ui *u)
{
	const struct launcher *l = u->launcher;
	return !l->player[0] && !l->player[1] && chosen_game(u)->rules->hides;
}

/* Two persons, and secrets between them. */
static void hands_part(struct ui *u, struct widget *root)
{
	if (!hands_asked(u))
		return;
	widget_label(root, FONT_DATA_BOLD, sheet_letters(u, 16), "How they change places");
	struct widget *row = widget_new(root, ROLE_FLOW, "hands", "");
	row->gap = 10;
	hands_choice(u, row);
}

enum { LOW_LIST = 760, RESUME_TALL = 100 }; /* points: in a lower window who may play stands side by side; what the last game takes below it */

void seat_part(struct ui *u, struct widget *root)
{
	const struct game_head *g = chosen_game(u);
	const char *const names[SIDES] = {g->side[0], g->side[1]};
	bool resumes = u->launcher->can_resume || u->launcher->no_resume[0], low = u->height < points(u, LOW_LIST + (resumes ? RESUME_TALL : 0));
	bool crowded = resumes && low && hands_asked(u); /* what two persons choose is in sight before all else */
	if (!crowded)
		widget_label(root, FONT_TITLE, sheet_letters(u, 20), "Who plays")->ink = WINE;
	for (int side = 0; side < 2; side++) {
		struct widget *head = widget_new(root, ROLE_ROW, "seat-head", "");
		head->gap = 6;
		char icon[24];
		snprintf(icon, sizeof icon, "flag-%.16s", g->nation[side]);
		if (style_has(&u->style, u->canvas, icon))
			text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
		widget_label(head, FONT_DATA_BOLD, sheet_letters(u, 16), g->side[side]);
		struct widget *group = widget_new(root, low ? ROLE_FLOW : ROLE_COLUMN, "seats", "");
		group->gap = low ? 4 : group->gap;
		const struct player *now = u->launcher->player[side];
		player_radio(group, side, NONE, now, sheet_letters(u, 15))->act = act_seat;
		for (int i = 0; players_all[i]; i++)
			if (player_offered(u->launcher, players_all[i], side))
				player_radio(group, side, i, now, sheet_letters(u, 15))->act = act_seat;
		if (!crowded)
			player_missing(root, scenario_asked(u->launcher), names, side, sheet_letters(u, 14));
		if (now && !(resumes && u->height < points(u, LOW_LIST))) /* the tip of his button says it as well */
			player_looks(root, now, sheet_letters(u, 14));
	}
	hands_part(u, root);
}

static void act_number(struct ui *u, struct widget *w)
{
	u->launcher->value[w->arg2] = w->value;
	ui_stale(u, PANE_LAUNCHER);
}

/* An option that is a number: its title, a slider, the value. */
static struct widget *number_option(const struct ui *u, struct widget *root, const struct option *o, int i, int value)
{
	char text[96];
	snprintf(text, sizeof text, "%s: %d", o->title, value);
	widget_label(root, FONT_DATA, sheet_letters(u, 15), text);
	struct widget *w = widget_new(root, ROLE_SLIDER, o->id, "");
	w->low = o->low;
	w->high = o->high;
	w->value = value;
	w->arg2 = i;
	w->act = act_number;
	return w;
}

/* The option that has to be on for this one to count, when it is off; or NULL. */
static const struct option *missing(const struct launcher *l, const struct game_head *g, const struct option *o)
{
	for (int i = 0; i < g->options && o->needs[0]; i++)
		if (!strcmp(g->option[i].id, o->needs))
			return l->value[i] ? NULL : &g->option[i];
	return NULL;
}

static void one_option(const struct ui *u, const struct game_head *g, int i, struct widget *root)
{
	const struct launcher *l = u->launcher;
	const struct option *needed = missing(l, g, &g->option[i]);
	struct widget *w;
	char text[sizeof g->option[i].help + 96];
	if (g->option[i].high - g->option[i].low > 1) {
		w = number_option(u, root, &g->option[i], i, l->value[i]);
	} else {
		w = widget_new(root, ROLE_CHECK, g->option[i].id, g->option[i].title);
		w->on = l->value[i] && !needed;
		w->arg = i;
		w->act = act_option;
		w->size = sheet_letters(u, 15);
	}
	w->off = needed != NULL;
	snprintf(text, sizeof text, "%s%s%s%s", g->option[i].help, needed ? " Only with \u201c" : "", needed ? needed->title : "", needed ? "\u201d." : "");
	w = widget_label(root, FONT_BODY_ITALIC, sheet_letters(u, 14), text);
	w->ink = needed ? INK_FAINT : INK_SOFT;
}

int options_offered(const struct ui *u)
{
	const struct game_head *g = chosen_game(u);
	int n = 0;
	for (int i = 0; i < g->options; i++)
		n += option_offered(g, &g->scenario[u->launcher->scenario], i);
	return n;
}

void option_part(struct ui *u, struct widget *root)
{
	const struct launcher *l = u->launcher;
	const struct game_head *g = chosen_game(u);
	if (!options_offered(u))
		return;
	widget_label(root, FONT_TITLE, sheet_letters(u, 20), "Optional rules")->ink = WINE;
	for (int i = 0; i < g->options; i++)
		if (option_offered(g, &g->scenario[l->scenario], i))
			one_option(u, g, i, root);
}

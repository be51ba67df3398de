/* The launcher: which game and scenario are chosen, who may play it, and the beginning of it. */
#include "ui/launcher_own.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void launcher_close(struct ui *u)
{
	if (u->launcher)
		free(u->launcher->asked);
	free(u->launcher);
	u->launcher = NULL;
}

const struct game_head *chosen_game(const struct ui *u)
{
	const struct launcher *l = u->launcher;
	return l && l->game < l->catalogue.n ? &l->catalogue.game[l->game] : NULL;
}

const char *ui_game_id(const struct ui *u)
{
	if (u->game)
		return game_folder(u);
	const struct game_head *g = chosen_game(u);
	return g ? g->id : rules_all[0]->id;
}

const char *ui_fault(const struct ui *u)
{
	return u->launcher ? u->launcher->catalogue.fault : "";
}

const struct scenario *scenario_asked(struct launcher *l)
{
	const struct game_head *g = &l->catalogue.game[l->game];
	l->asked->rules = g->rules;
	text_copy(l->asked->game, sizeof l->asked->game, g->id);
	text_copy(l->asked->id, sizeof l->asked->id, g->scenario[l->scenario].id);
	return l->asked;
}

bool player_offered(struct launcher *l, const struct player *player, int side)
{
	return player->sides(scenario_asked(l)) >> side & 1;
}

bool launcher_shows_map(const struct ui *u)
{
	return u->width >= points(u, 1100) && u->height >= points(u, 760);
}

void players_keep_offered(struct launcher *l)
{
	for (int side = 0; side < 2; side++)
		if (l->player[side] && !player_offered(l, l->player[side], side))
			l->player[side] = player_usual();
}

void launcher_map_file(const struct launcher *l, char out[64])
{
	snprintf(out, 64, "%.48s/overview.webp", l->catalogue.game[l->game].scenario[l->scenario].sheet);
}

/* The scenario of this game that was played last; where none of it was, the one to begin with. */
static int scenario_first(const struct ui *u, const struct game_head *g)
{
	int first = 0;
	char name[160];
	for (int s = g->scenarios - 1; s >= 0; s--) {
		snprintf(name, sizeof name, "%s/%s", g->id, g->scenario[s].id);
		if (!strcmp(name, u->config->last_scenario))
			return s;
		if (g->scenario[s].begin_here)
			first = s;
	}
	return first;
}

void take_game(struct ui *u, int game)
{
	struct launcher *l = u->launcher;
	char file[64];
	l->game = game;
	l->scenario = scenario_first(u, &l->catalogue.game[game]);
	launcher_map_file(l, file);
	if (launcher_shows_map(u) && !canvas_picture_size(u->canvas, file, &l->map_w, &l->map_h))
		l->map_w = l->map_h = 0;
	for (int i = 0; i < l->catalogue.game[game].options; i++)
		l->value[i] = l->catalogue.game[game].option[i].value;
	players_keep_offered(l);
}

/* Goes back to the game that was played last. */
static void remember(struct ui *u, struct launcher *l)
{
	for (int g = 0; g < l->catalogue.n; g++) {
		size_t n = strlen(l->catalogue.game[g].id);
		if (!strncmp(l->catalogue.game[g].id, u->config->last_scenario, n) && u->config->last_scenario[n] == '/')
			take_game(u, g);
	}
}

void ui_launcher(struct ui *u, const char *autosave)
{
	struct launcher *l = u->launcher;
	struct error e = {0};
	dialog_close_all(u);
	if (!l) {
		l = memory_zeroed(sizeof *l);
		l->asked = memory_zeroed(sizeof *l->asked);
		u->launcher = l;
		catalogue_read(&l->catalogue, u->data);
		for (int i = 0; i < 2; i++)
			l->player[i] = player_find(u->config->player[i]);
		if (l->catalogue.n) {
			take_game(u, 0);
			remember(u, l);
		}
	}
	text_copy(l->autosave, sizeof l->autosave, autosave ? autosave : "");
	l->can_resume = autosave && match_peek(autosave, &l->resume, &e);
	l->no_resume[0] = 0;
	if (autosave && !l->can_resume)
		snprintf(l->no_resume, sizeof l->no_resume, "The last game cannot be resumed: %.80s", e.reason);
	ui_leave_game(u);
	u->pane[PANE_LAUNCHER].used = true;
	u->pane[PANE_BAR].used = u->pane[PANE_TIME].used = u->pane[PANE_SIDE].used = u->pane[PANE_WINDOW].used = false;
	u->focus = u->hot = u->grab = NULL;
	u->patient = true;
	ui_stale_all(u);
}

const char *launcher_side(const struct ui *u, const char *game, int side)
{
	const struct launcher *l = u->launcher;
	for (int i = 0; l && i < l->catalogue.n; i++)
		if (!strcmp(l->catalogue.game[i].id, game))
			return l->catalogue.game[i].side[side];
	return side ? "Second" : "First";
}

const char *launcher_title(const struct ui *u, const char *game)
{
	const struct launcher *l = u->launcher;
	for (int i = 0; l && i < l->catalogue.n; i++)
		if (!strcmp(l->catalogue.game[i].id, game))
			return l->catalogue.game[i].title;
	return game;
}

bool option_offered(const struct game_head *g, const struct head *h, int option)
{
	if (h->all_options)
		return true;
	for (int k = 0; k < h->options; k++)
		if (!strcmp(h->option[k], g->option[option].id))
			return true;
	return false;
}

void start_now(struct ui *u)
{
	struct launcher *l = u->launcher;
	const struct game_head *g = chosen_game(u);
	struct ui_start s;
	if (!g || !g->scenarios)
		return;
	memset(&s, 0, sizeof s);
	const struct head *h = &g->scenario[l->scenario];
	snprintf(s.scenario, sizeof s.scenario, "%.31s/%.63s", g->id, h->id);
	for (int i = 0; i < g->options; i++) {
		if (option_offered(g, h, i))
			snprintf(s.options[s.option_count++], sizeof s.options[0], "%.31s=%d", g->option[i].id, l->value[i]);
	}
	text_copy(u->config->last_scenario, sizeof u->config->last_scenario, s.scenario);
	for (int i = 0; i < 2; i++) {
		s.player[i] = l->player[i];
		text_copy(u->config->player[i], sizeof u->config->player[i], s.player[i] ? s.player[i]->id : "person");
	}
	if (u->calls.start)
		u->calls.start(u->calls.who, &s);
}

int sheet_letters(const struct ui *u, int size)
{
	int percent = u->width >= points(u, 1880) && u->height >= points(u, 1000) ? 135 :
		      u->width >= points(u, 1500) && u->height >= points(u, 860) ? 112 : 100;
	return (size * percent + 50) / 100;
}

/* games and verify: what there is, and whether it is sound. */
#include "app/cli.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool cli_hidden(const struct rules *r)
{
	return !strcmp(r->id, "null");
}

static int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

/* Names without ".json" of a folder's files, sorted; at most CLI_SCENARIOS. */
static int list_json(const char *folder, char names[CLI_SCENARIOS][64])
{
	DIR *dir = opendir(folder);
	int n = 0;
	if (!dir)
		return 0;
	for (struct dirent *at; (at = readdir(dir)) && n < CLI_SCENARIOS;) {
		size_t length = strlen(at->d_name);
		if (length <= 5 || length - 5 >= 64 || strcmp(at->d_name + length - 5, ".json"))
			continue;
		memcpy(names[n], at->d_name, length - 5);
		names[n++][length - 5] = 0;
	}
	closedir(dir);
	qsort(names, (size_t)n, sizeof names[0], by_name);
	return n;
}

int cli_scenarios(const char *data, const char *game, char names[CLI_SCENARIOS][64])
{
	static const char *const others[] = {"game", "pieces", "tables", "cards"};
	char folder[1200];
	snprintf(folder, sizeof folder, "%s/scenarios/%s", data, game);
	int n = list_json(folder, names), kept = 0;
	for (int i = 0; i < n; i++) {
		bool other = false;
		for (size_t k = 0; k < sizeof others / sizeof others[0]; k++)
			other = other || !strcmp(names[i], others[k]);
		if (!other && kept++ != i)
			memcpy(names[kept - 1], names[i], sizeof names[0]);
	}
	return kept;
}

struct scenario *cli_open(const struct cli *c, const char *name, struct error *e)
{
	struct scenario *s = calloc(1, sizeof *s);
	if (!s) {
		error_set(e, NULL, NULL, NULL, "out of memory");
		return NULL;
	}
	if (!scenario_load(s, c->data, name, name ? NULL : c->file, e)) {
		free(s);
		return NULL;
	}
	for (int i = 0; i < c->options; i++)
		if (!scenario_option(s, c->option[i], e)) {
			cli_close(s);
			return NULL;
		}
	return s;
}

void cli_close(struct scenario *s)
{
	if (s)
		scenario_free(s);
	free(s);
}

static cJSON *scenario_json(const struct scenario *s)
{
	cJSON *out = cJSON_CreateObject();
	char id[128];
	snprintf(id, sizeof id, "%s/%s", s->game, s->id);
	cli_text(out, "id", id);
	cli_text(out, "title", s->title);
	cJSON_AddNumberToObject(out, "first_turn", s->first_turn);
	cJSON_AddNumberToObject(out, "last_turn", s->last_turn);
	cJSON *options = cJSON_AddArrayToObject(out, "options");
	for (int i = 0; i < s->options; i++) {
		cJSON *option = cJSON_CreateObject();
		cli_text(option, "id", s->option[i].id);
		cli_text(option, "title", s->option[i].title);
		cli_text(option, "help", s->option[i].help);
		cJSON_AddNumberToObject(option, "low", s->option[i].low);
		cJSON_AddNumberToObject(option, "high", s->option[i].high);
		cJSON_AddNumberToObject(option, "value", s->option[i].value);
		cJSON_AddItemToArray(options, option);
	}
	return out;
}

static cJSON *game_json(const struct cli *c, const struct rules *r, struct error *e)
{
	char names[CLI_SCENARIOS][64], id[128];
	int n = cli_scenarios(c->data, r->id, names);
	cJSON *out = cJSON_CreateObject(), *list = cJSON_CreateArray();
	cli_text(out, "id", r->id);
	for (int i = 0; i < n; i++) {
		snprintf(id, sizeof id, "%.31s/%.63s", r->id, names[i]);
		struct scenario *s = cli_open(c, id, e);
		if (!s) {
			cJSON_Delete(out);
			cJSON_Delete(list);
			return NULL;
		}
		if (!i) {
			cli_text(out, "title", json_string_or(s->game_json, "title", s->board.title));
			cJSON *sides = cJSON_AddArrayToObject(out, "sides");
			for (int k = 0; k < SIDES; k++)
				cJSON_AddItemToArray(sides, cJSON_CreateString(s->side_id[k]));
		}
		cJSON_AddItemToArray(list, scenario_json(s));
		cli_close(s);
	}
	cJSON_AddItemToObject(out, "scenarios", list);
	return out;
}

int cli_games(const struct cli *c)
{
	cJSON *games = cJSON_CreateArray();
	for (int i = 0; rules_all[i]; i++) {
		struct error e = {0};
		if (cli_hidden(rules_all[i]) && !c->all)
			continue;
		cJSON *game = game_json(c, rules_all[i], &e);
		if (!game) {
			cJSON_Delete(games);
			return cli_fail_with(&e);
		}
		cJSON_AddItemToArray(games, game);
	}
	cJSON *out = cJSON_CreateObject();
	cJSON_AddItemToObject(out, "games", games);
	cli_print(out);
	return CLI_FINE;
}

/* --- verify --- */

struct verify {
	const struct cli *c;
	int files, wrong;
};

static void report(struct verify *v, const char *file, const struct error *e, const char *what, int number)
{
	v->files++;
	if (e) {
		cJSON *out = cli_error(e);
		if (!e->file[0])
			cli_text(out, "file", file);
		cli_print(out);
		v->wrong++;
		return;
	}
	cJSON *out = cJSON_CreateObject();
	cJSON_AddBoolToObject(out, "ok", true);
	cli_text(out, "file", file);
	if (what)
		cJSON_AddNumberToObject(out, what, number);
	cli_print(out);
}

static void verify_map(struct verify *v, const char *path)
{
	struct error e = {0};
	struct board board;
	if (!board_load(&board, path, &e)) {
		report(v, path, &e, NULL, 0);
		return;
	}
	report(v, path, NULL, "places", board.count);
	board_free(&board);
}

static bool check_scenario(struct scenario *s, int *orders, struct error *e)
{
	union any_position *at = calloc(1, sizeof *at);
	struct orders *list = calloc(1, sizeof *list);
	bool fine = at && list ? s->rules->setup(s, 1, &at->common, NULL, e) && s->rules->sound(s, &at->common, e)
			       : error_set(e, NULL, NULL, NULL, "out of memory");
	if (fine) {
		s->rules->orders(s, &at->common, list);
		*orders = list->n;
		if (!list->n)
			fine = error_set(e, s->file, NULL, NULL, "there is no order in its first position");
	}
	free(at);
	free(list);
	return fine;
}

static void verify_scenario(struct verify *v, const char *game, const char *name, const char *path)
{
	struct error e = {0};
	char id[128];
	int orders = 0;
	snprintf(id, sizeof id, "%.31s/%.63s", game, name);
	struct scenario *s = cli_open(v->c, id, &e);
	bool fine = s && check_scenario(s, &orders, &e);
	report(v, path, fine ? NULL : &e, "orders", orders);
	cli_close(s);
}

static void verify_json(struct verify *v, const char *path)
{
	struct error e = {0};
	cJSON *json = json_read(path, &e);
	report(v, path, json ? NULL : &e, NULL, 0);
	cJSON_Delete(json);
}

static void verify_game(struct verify *v, const char *game)
{
	char names[CLI_SCENARIOS][64], all[CLI_SCENARIOS][64], path[1400];
	int n = cli_scenarios(v->c->data, game, names);
	snprintf(path, sizeof path, "%s/scenarios/%.63s", v->c->data, game);
	int files = list_json(path, all);
	if (!n) {
		struct error e = {0};
		error_set(&e, path, NULL, NULL, "there is no scenario in this folder");
		report(v, path, &e, NULL, 0);
	}
	for (int i = 0; i < files; i++) {
		bool scenario = false;
		for (int k = 0; k < n; k++)
			scenario = scenario || !strcmp(names[k], all[i]);
		snprintf(path, sizeof path, "%s/scenarios/%.63s/%.63s.json", v->c->data, game, all[i]);
		if (scenario)
			verify_scenario(v, game, all[i], path);
		else
			verify_json(v, path);
	}
}

/* Folders under scenarios/, sorted: each must be a game that the program knows. */
static int list_games(const char *data, char names[CLI_SCENARIOS][64])
{
	char folder[1200];
	int n = 0;
	snprintf(folder, sizeof folder, "%s/scenarios", data);
	DIR *dir = opendir(folder);
	for (struct dirent *at; dir && (at = readdir(dir)) && n < CLI_SCENARIOS;)
		if (at->d_name[0] != '.' && strlen(at->d_name) < 64)
			strcpy(names[n++], at->d_name);
	if (dir)
		closedir(dir);
	qsort(names, (size_t)n, sizeof names[0], by_name);
	return n;
}

int cli_verify(const struct cli *c)
{
	struct verify v = {c, 0, 0};
	char names[CLI_SCENARIOS][64], path[1400];
	snprintf(path, sizeof path, "%s/maps", c->data);
	int n = list_json(path, names);
	for (int i = 0; i < n; i++) {
		snprintf(path, sizeof path, "%s/maps/%.63s.json", c->data, names[i]);
		verify_map(&v, path);
	}
	n = list_games(c->data, names);
	for (int i = 0; i < n; i++)
		verify_game(&v, names[i]);
	if (!v.files)
		return cli_fail("there is nothing under %s/maps and %s/scenarios", c->data, c->data);
	cJSON *out = cJSON_CreateObject();
	cJSON_AddBoolToObject(out, "ok", !v.wrong);
	cJSON_AddNumberToObject(out, "files", v.files);
	cJSON_AddNumberToObject(out, "wrong", v.wrong);
	cli_print(out);
	return v.wrong ? CLI_FAILED : CLI_FINE;
}

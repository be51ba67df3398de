/* games and verify: what there is, and whether it is sound. */
#include "app/cli.h"
#include "core/listing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
	char names[LISTING_MOST][LISTING_NAME], id[128];
	int n = listing_scenarios(c->data, r->id, names);
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
		if (rules_all[i]->hidden && !c->all)
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
		rules_orders(s, &at->common, list);
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
	char names[LISTING_MOST][LISTING_NAME], all[LISTING_MOST][LISTING_NAME], path[1400];
	int n = listing_scenarios(v->c->data, game, names);
	snprintf(path, sizeof path, "%s/scenarios/%.63s", v->c->data, game);
	int files = listing_json(path, all);
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

int cli_verify(const struct cli *c)
{
	struct verify v = {c, 0, 0};
	char names[LISTING_MOST][LISTING_NAME], path[1400];
	snprintf(path, sizeof path, "%s/maps", c->data);
	int n = listing_json(path, names);
	for (int i = 0; i < n; i++) {
		snprintf(path, sizeof path, "%s/maps/%.63s.json", c->data, names[i]);
		verify_map(&v, path);
	}
	n = listing_games(c->data, names);
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

/* Reads game.json and the heads of its scenarios. */
#include "ui/catalogue.h"

#include "core/json.h"

#include <stdio.h>
#include <string.h>

static void put(char *out, size_t size, const cJSON *json, const char *key)
{
	text_copy(out, size, json_string_or(json, key, ""));
}

static void read_sides(struct game_head *g, const cJSON *json)
{
	const cJSON *sides = json_get(json, "sides");
	for (int i = 0; i < 2; i++) {
		const cJSON *side = cJSON_IsArray(sides) ? cJSON_GetArrayItem(sides, i) : NULL;
		put(g->side[i], sizeof g->side[i], side, "name");
		put(g->nation[i], sizeof g->nation[i], side, "nation");
	}
}

static void read_options(struct game_head *g, const cJSON *json)
{
	const cJSON *options = json_get(json, "options"), *o;
	if (!cJSON_IsArray(options))
		return;
	cJSON_ArrayForEach(o, options) {
		if (g->options == MAX_OPTIONS)
			break;
		struct option *to = &g->option[g->options++];
		put(to->id, sizeof to->id, o, "id");
		put(to->title, sizeof to->title, o, "title");
		put(to->help, sizeof to->help, o, "help");
		put(to->needs, sizeof to->needs, o, "needs");
		to->low = json_int_or(o, "low", 0);
		to->high = json_int_or(o, "high", 1);
		to->value = json_int_or(o, "value", 0);
	}
}

/* As scenario_read has it in board.sheet. */
static void put_sheet(struct head *h, const char *game, const cJSON *json)
{
	const char *dress = json_string_or(json, "dress", "");
	snprintf(h->sheet, sizeof h->sheet, "%.31s%s%.20s", json_string_or(json, "map", game), *dress ? "-" : "", dress);
}

static bool read_scenario(struct game_head *g, const char *data, const char *id, struct error *e)
{
	char path[512];
	snprintf(path, sizeof path, "%s/scenarios/%s/%s.json", data, g->id, id);
	cJSON *json = json_read(path, e);
	if (!json)
		return false;
	struct head *h = &g->scenario[g->scenarios++];
	memset(h, 0, sizeof *h);
	snprintf(h->id, sizeof h->id, "%s", id);
	put(h->title, sizeof h->title, json, "title");
	put(h->length, sizeof h->length, json, "length");
	put(h->history, sizeof h->history, json, "history");
	put(h->aim, sizeof h->aim, json, "aim");
	const cJSON *machines = json_get(json, "machines");
	h->first = json_int_or(machines, "first", 0);
	h->games = json_int_or(machines, "games", 0);
	put_sheet(h, g->id, json);
	h->begin_here = json_bool_or(json, "begin_here", false);
	const cJSON *options = json_get(json, "options"), *o;
	h->all_options = !cJSON_IsArray(options);
	if (cJSON_IsArray(options))
		cJSON_ArrayForEach(o, options)
			if (cJSON_IsString(o) && h->options < MAX_OPTIONS)
				snprintf(h->option[h->options++], sizeof h->option[0], "%s", o->valuestring);
	cJSON_Delete(json);
	return true;
}

static bool read_game(struct game_head *g, const char *data, const struct rules *rules, struct error *e)
{
	char path[512];
	memset(g, 0, sizeof *g);
	g->rules = rules;
	snprintf(g->id, sizeof g->id, "%s", rules->id);
	snprintf(path, sizeof path, "%s/scenarios/%s/game.json", data, g->id);
	cJSON *json = json_read(path, e);
	if (!json)
		return false;
	put(g->title, sizeof g->title, json, "title");
	put(g->subtitle, sizeof g->subtitle, json, "subtitle");
	put(g->dates, sizeof g->dates, json, "dates");
	snprintf(g->maker, sizeof g->maker, "%.70s%s%.80s", json_string_or(json, "designer", ""),
		 json_get(json, "designer") && json_get(json, "publisher") ? ", " : "",
		 json_string_or(json, "publisher", ""));
	read_sides(g, json);
	read_options(g, json);
	const cJSON *list = json_get(json, "scenarios"), *id;
	bool good = true;
	if (cJSON_IsArray(list))
		cJSON_ArrayForEach(id, list)
			if (cJSON_IsString(id) && g->scenarios < CATALOGUE_SCENARIOS)
				good = read_scenario(g, data, id->valuestring, e) && good;
	cJSON_Delete(json);
	return good && (g->scenarios || error_set(e, path, "scenarios", NULL, "names no scenario"));
}

void catalogue_read(struct catalogue *c, const char *data)
{
	struct error e;
	memset(c, 0, sizeof *c);
	for (int i = 0; rules_all[i] && c->n < CATALOGUE_GAMES; i++) {
		if (rules_all[i]->hidden)
			continue;
		memset(&e, 0, sizeof e);
		if (!read_game(&c->game[c->n], data, rules_all[i], &e) && !c->fault[0])
			error_print(&e, c->fault, sizeof c->fault);
		if (c->game[c->n].scenarios)
			c->n++;
	}
}

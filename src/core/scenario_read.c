/* A scenario is read: its own file, and those of its game part by part. */
#include "core/scenario_own.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { PATH_BYTES = 512 };

static bool read_sides(struct scenario *s, const char *file, struct error *e)
{
	const cJSON *sides = json_need_array(s->game_json, "sides", file, "game", e);
	if (!sides)
		return false;
	if (cJSON_GetArraySize(sides) != SIDES)
		return error_set(e, file, "sides", NULL, "a game has two sides");
	for (int i = 0; i < SIDES; i++) {
		const cJSON *side = cJSON_GetArrayItem(sides, i);
		if (!json_text(side, "id", NULL, s->side_id[i], sizeof s->side_id[i], file, "sides", e) ||
		    !json_text(side, "name", NULL, s->side_name[i], sizeof s->side_name[i], file, "sides", e) ||
		    !json_text(side, "nation", s->side_id[i], s->side_nation[i], sizeof s->side_nation[i], file, "sides", e))
			return false;
	}
	return true;
}

/* The names of turns and the numbers that are printed for them; those of the scenario come over those of the game. */
static bool name_turns(struct scenario *s, const cJSON *json, const char *file, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(json, "turns")) {
		int turn, printed;
		if (!json_need_int(item, "turn", 0, LAST_TURN, file, "turns", &turn, e) ||
		    !json_int(item, "printed", turn, 0, LAST_TURN, file, "turns", &printed, e) ||
		    !json_text(item, "name", NULL, s->turn_name[turn], sizeof s->turn_name[turn], file, "turns", e))
			return false;
		s->turn_printed[turn] = (int16_t)printed;
	}
	return true;
}

static bool read_turns(struct scenario *s, const char *file, struct error *e)
{
	return name_turns(s, s->game_json, file, e) && name_turns(s, s->json, s->file, e) &&
	       json_need_int(s->json, "first_turn", 1, LAST_TURN, s->file, "scenario", &s->first_turn, e) &&
	       json_need_int(s->json, "last_turn", s->first_turn, LAST_TURN, s->file, "scenario", &s->last_turn, e);
}

static bool read_tables(struct scenario *s, const char *file, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->tables_json, "tables")) {
		if (s->tables == MAX_TABLES)
			return error_set(e, file, "tables", NULL, "more than %d tables", MAX_TABLES);
		if (!table_read(&s->table[s->tables], item, file, e))
			return false;
		s->tables++;
	}
	return true;
}

static cJSON *read_part(const char *data, const char *folder, const char *name, char path[PATH_BYTES],
			struct error *e)
{
	snprintf(path, PATH_BYTES, "%s/scenarios/%s/%s.json", data, folder, name);
	cJSON *json = json_read(path, e);
	if (json_format(json, path, e))
		return json;
	cJSON_Delete(json);
	return NULL;
}

/* A game without cards has no such file. */
static bool read_cards(struct scenario *s, const char *data, struct error *e)
{
	char path[PATH_BYTES];
	snprintf(path, sizeof path, "%s/scenarios/%s/cards.json", data, s->game);
	if (access(path, F_OK))
		return true;
	return (s->cards_json = read_part(data, s->game, "cards", path, e)) && cards_read(s, path, e);
}

/* A name that becomes part of a path: letters, digits and dashes only. */
static bool plain_name(const char *name)
{
	for (const char *c = name; *c; c++)
		if (!((*c >= 'a' && *c <= 'z') || (*c >= '0' && *c <= '9') || *c == '-'))
			return false;
	return *name;
}

/* A part of the game with the kinds of what every game's has. */
static cJSON *read_kinds(const struct scenario *s, const char *data, const char *name, const char *const *kinds,
			 char path[PATH_BYTES], struct error *e)
{
	cJSON *json = read_part(data, s->game, name, path, e);
	if (json && json_kinds(json, kinds, path, NULL, e))
		return json;
	cJSON_Delete(json);
	return NULL;
}

/* The sheet it is played on: that of its map, or the one drawn in its season. */
static bool dress(struct scenario *s, struct error *e)
{
	const char *name = json_string_or(s->json, "dress", NULL);
	if (!name)
		return true;
	if (!plain_name(name) || (size_t)snprintf(s->board.sheet, sizeof s->board.sheet, "%s-%s", s->board.id, name) >= sizeof s->board.sheet)
		return error_set(e, s->file, "dress", NULL, "\"%.40s\" is no name of a season", name);
	return true;
}

static bool read_game(struct scenario *s, const char *data, struct error *e)
{
	static const char *const kinds[] = {"sides[{*", "options[{*", "turns[{*", "scenarios[$", "tables[{*", "pieces[{*",
		NULL};
	char path[PATH_BYTES];
	const char *map = json_string_or(s->json, "map", s->game);
	snprintf(path, sizeof path, "%s/scenarios/%s", data, s->game);
	if (access(path, F_OK))
		return error_set(e, s->file, "game", NULL, "there is no game \"%s\"", s->game);
	if (!plain_name(map))
		return error_set(e, s->file, "map", NULL, "\"%s\" is no name of a map", map);
	snprintf(path, sizeof path, "%s/maps/%s.json", data, map);
	if (!board_load(&s->board, path, e) || !dress(s, e))
		return false;
	if (!(s->game_json = read_kinds(s, data, "game", kinds, path, e)) || !read_sides(s, path, e) ||
	    !scenario_read_options(s, path, e) || !read_turns(s, path, e))
		return false;
	if (!(s->tables_json = read_kinds(s, data, "tables", kinds, path, e)) || !read_tables(s, path, e))
		return false;
	if (!(s->pieces_json = read_kinds(s, data, "pieces", kinds, path, e)) || !scenario_read_pieces(s, path, e))
		return false;
	return read_cards(s, data, e) && scenario_read_setup(s, e) && scenario_read_arrivals(s, e) && scenario_read_strengths(s, e) && scenario_read_aim(s, e) && scenario_read_machines(s, e) && scenario_read_notes(s, e);
}

/* Takes over `json` (may be NULL, with `e` filled by its reader). */
static bool read_scenario(struct scenario *s, const char *data, cJSON *json, const char *file, struct error *e)
{
	static const char *const kinds[] = {"setup{$", "enter{{*", "strength{#", NULL};
	s->json = json;
	text_copy(s->file, sizeof s->file, file);
	const char *game, *id;
	bool good = json && json_format(json, file, e) && json_kinds(json, scenario_common_keys, file, NULL, e) &&
		    json_kinds(json, kinds, file, NULL, e) &&
		    json_need_string(json, "game", file, "scenario", &game, e) &&
		    json_need_string(json, "id", file, "scenario", &id, e);
	if (good && !plain_name(game))
		good = error_set(e, file, "game", NULL, "\"%s\" is no name of a game", game);
	if (good && !plain_name(id))
		good = error_set(e, file, "id", NULL, "\"%.40s\" must be small letters, digits and dashes", id);
	if (good && json_get(json, "title") && !json_string_or(json, "title", "")[0])
		good = error_set(e, file, "title", NULL, "must be a text that is not empty");
	good = good && json_text(json, "game", NULL, s->game, sizeof s->game, file, "game", e) &&
	       json_text(json, "id", NULL, s->id, sizeof s->id, file, "id", e) &&
	       json_text(json, "title", id, s->title, sizeof s->title, file, "title", e) && read_game(s, data, e);
	if (!good)
		scenario_free(s);
	return good;
}

bool scenario_read(struct scenario *s, const char *data, const char *name, const char *file, struct error *e)
{
	memset(s, 0, sizeof *s);
	if (file)
		return read_scenario(s, data, json_read(file, e), file, e);
	char path[PATH_BYTES], game[32];
	size_t n = strcspn(name, "/");
	if (n >= sizeof game || !name[n])
		return error_set(e, name, NULL, NULL, "a scenario is named \"game/scenario\"");
	snprintf(game, sizeof game, "%.*s", (int)n, name);
	if (!plain_name(game) || !plain_name(name + n + 1))
		return error_set(e, name, NULL, NULL, "a scenario is named \"game/scenario\"");
	return read_scenario(s, data, read_part(data, game, name + n + 1, path, e), path, e);
}

bool scenario_read_text(struct scenario *s, const char *data, const char *text, size_t size, struct error *e)
{
	memset(s, 0, sizeof *s);
	return read_scenario(s, data, json_parse(text, size, "custom scenario", e), "custom scenario", e);
}

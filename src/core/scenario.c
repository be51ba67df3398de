#include "core/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum { PATH_BYTES = 512, LAST_TURN = MAX_TURNS - 1 };

static void copy(char *out, size_t size, const char *text)
{
	snprintf(out, size, "%s", text);
}

const char *scenario_turn(const struct scenario *s, int turn)
{
	return turn >= 0 && turn <= LAST_TURN ? s->turn_name[turn] : "";
}

int scenario_turn_number(const struct scenario *s, int turn)
{
	return turn >= 0 && turn <= LAST_TURN && s->turn_printed[turn] ? s->turn_printed[turn] : turn;
}

int scenario_piece(const struct scenario *s, const char *id)
{
	for (int i = 0; i < s->pieces; i++)
		if (!strcmp(s->piece[i].id, id))
			return i;
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].aka[0] && !strcmp(s->piece[i].aka, id))
			return i;
	return NONE;
}

enum side scenario_side(const struct scenario *s, const char *id)
{
	for (int i = 0; i < SIDES; i++)
		if (!strcmp(s->side_id[i], id))
			return (enum side)i;
	return NOBODY;
}

int scenario_table(const struct scenario *s, const char *id)
{
	for (int i = 0; i < s->tables; i++)
		if (!strcmp(s->table[i].id, id))
			return i;
	return NONE;
}

/* What the file of any game's scenario may hold. */
static const char *const common_keys[] = {"format#", "game$", "id$", "title$", "map$", "history$", "length$", "first_turn#",
					  "last_turn#", "turns[{*", "dress$", "options[$", "aim$", "aim_places[$", "begin_here?", "machines{#", "notes[{*", NULL};

bool scenario_keys(const struct scenario *s, const cJSON *object, const char *const *keys, const char *where, struct error *e)
{
	const cJSON *item;
	if (!json_kinds(object, keys, s->file, where, e))
		return false;
	cJSON_ArrayForEach(item, object) if (!json_kind_known(keys, item->string) &&
		(object != s->json || !json_kind_known(common_keys, item->string)))
		return error_set(e, s->file, where ? where : item->string, NULL,
				 "\"%s\" is no key of a scenario of this game", item->string);
	return true;
}

bool scenario_printed(const struct scenario *s, const struct printed_number *list, int n, struct error *e)
{
	const cJSON *all = json_need_object(s->tables_json, "figures", "tables.json", "figures", e);
	for (int i = 0; i < n; i++) {
		const cJSON *group = all ? json_need_object(all, list[i].group, "tables.json", "figures", e) : NULL;
		if (!group || !json_need_int(group, list[i].key, list[i].low, list[i].high, "tables.json", list[i].group,
					     list[i].to, e))
			return false;
	}
	return true;
}

static struct option *option_find(struct scenario *s, const char *id, size_t length)
{
	for (int i = 0; i < s->options; i++)
		if (strlen(s->option[i].id) == length && !strncmp(s->option[i].id, id, length))
			return &s->option[i];
	return NULL;
}

int scenario_value(const struct scenario *s, const char *id)
{
	for (int i = 0; i < s->options; i++)
		if (*s->option[i].id == *id && !strcmp(s->option[i].id, id)) /* asked all through a game: most differ in the first letter */
			return s->option[i].needs[0] && !scenario_value(s, s->option[i].needs) ? 0 : s->option[i].value;
	return 0;
}

static bool no_option(const struct scenario *s, const char *assignment, int length, struct error *e)
{
	char all[160] = "";
	size_t used = 0;
	for (int i = 0; i < s->options && used < sizeof all; i++)
		used += (size_t)snprintf(all + used, sizeof all - used, "%s%s", i ? ", " : "; it has ", s->option[i].id);
	return error_set(e, NULL, assignment, NULL, "the scenario \"%s\" has no option \"%.*s\"%s", s->id, length, assignment, all);
}

bool scenario_option(struct scenario *s, const char *assignment, struct error *e)
{
	size_t n = strcspn(assignment, "=");
	struct option *o = option_find(s, assignment, n);
	if (!o)
		return no_option(s, assignment, (int)n, e);
	char *end = NULL;
	const char *given = assignment[n] ? assignment + n + 1 : "1";
	given = o->low || o->high != 1 ? given : !strcasecmp(given, "on") ? "1" : !strcasecmp(given, "off") ? "0" : given;
	long value = strtol(given, &end, 10);
	if (*end || end == given || value < o->low || value > o->high)
		return error_set(e, NULL, assignment, NULL, o->low || o->high != 1 ? "\"%s\" takes a number from %d to %d" :
				 "\"%s\" is on or off", o->id, o->low, o->high);
	o->value = (int)value;
	return true;
}

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

/* Does the scenario offer this option? All of the game's where it names none. */
static bool offers(const struct scenario *s, const char *id)
{
	const cJSON *list = json_get(s->json, "options"), *item;
	if (!cJSON_IsArray(list))
		return true;
	cJSON_ArrayForEach(item, list) if (cJSON_IsString(item) && !strcmp(item->valuestring, id)) return true;
	return false;
}

static bool read_options(struct scenario *s, const char *file, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->game_json, "options")) {
		const char *id;
		if (!json_need_string(item, "id", file, "options", &id, e))
			return false;
		if (!offers(s, id))
			continue;
		if (s->options == MAX_OPTIONS)
			return error_set(e, file, "options", NULL, "more than %d options", MAX_OPTIONS);
		const char *needs = json_string_or(item, "needs", "");
		if (*needs && !option_find(s, needs, strlen(needs)))
			return error_set(e, file, "options", NULL, "\"%s\" needs an option that does not stand before it", id);
		struct option *o = &s->option[s->options++];
		if (!json_text(item, "needs", "", o->needs, sizeof o->needs, file, "options", e) ||
		    !json_text(item, "id", NULL, o->id, sizeof o->id, file, "options", e) ||
		    !json_text(item, "title", id, o->title, sizeof o->title, file, id, e) ||
		    !json_text(item, "help", "", o->help, sizeof o->help, file, id, e))
			return false;
		if (!json_int(item, "low", 0, -999, 999, file, id, &o->low, e) ||
		    !json_int(item, "high", o->low < 1 ? 1 : o->low, o->low, 999, file, id, &o->high, e) ||
		    !json_int(item, "value", o->low, o->low, o->high, file, id, &o->value, e))
			return false;
	}
	cJSON_ArrayForEach(item, json_get(s->json, "options")) if (!cJSON_IsString(item) ||
		!option_find(s, item->valuestring, strlen(item->valuestring)))
		return error_set(e, s->file, "options", NULL, "names an option that the game does not have");
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
	       json_need_int(s->json, "first_turn", 0, LAST_TURN, s->file, "scenario", &s->first_turn, e) &&
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

static bool read_words(const struct scenario *s, struct print *p, enum side owner, const cJSON *json, const char *file, struct error *e)
{
	const struct {
		const char *key, *otherwise;
		char *to;
		size_t size;
	} words[] = {
		{"aka", "", p->aka, sizeof p->aka}, {"name", p->id, p->name, sizeof p->name}, {"label", "", p->label, sizeof p->label},
		{"formation", "", p->formation, sizeof p->formation}, {"corps", "", p->corps, sizeof p->corps},
		{"commander", "", p->commander, sizeof p->commander},
		{"nation", s->side_nation[owner], p->nation, sizeof p->nation}, {"type", "", p->type, sizeof p->type},
		{"size", "", p->size, sizeof p->size},
	};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (!json_text(json, words[i].key, words[i].otherwise, words[i].to, words[i].size, file, p->id, e))
			return false;
	return true;
}

static bool read_print(struct scenario *s, struct print *p, const cJSON *json, const char *file, struct error *e)
{
	const char *id, *side;
	int strength, move;
	if (!json_need_string(json, "id", file, "pieces", &id, e) ||
	    !json_need_string(json, "side", file, id, &side, e) ||
	    !json_need_int(json, "strength", 0, 999, file, id, &strength, e) ||
	    !json_need_int(json, "move", 0, 99, file, id, &move, e))
		return false;
	if (!*id || strlen(id) >= sizeof p->id || scenario_piece(s, id) != NONE)
		return error_set(e, file, id, NULL, "the id stands twice, is empty or has more than 19 letters");
	enum side owner = scenario_side(s, side);
	if (owner == NOBODY)
		return error_set(e, file, id, NULL, "\"%s\" is no side of this game", side);
	copy(p->id, sizeof p->id, id);
	copy(p->face, sizeof p->face, id);
	if (!read_words(s, p, owner, json, file, e))
		return false;
	p->side = (int8_t)owner;
	p->strength = (int16_t)strength;
	p->move = (int16_t)move;
	p->guard = json_bool_or(json, "guard", false);
	p->setup = p->enter_turn = p->enter_place = NONE;
	return true;
}

static bool read_pieces(struct scenario *s, const char *file, struct error *e)
{
	const cJSON *list = json_need_array(s->pieces_json, "pieces", file, "pieces", e), *item;
	if (!list)
		return false;
	cJSON_ArrayForEach(item, list) {
		if (s->pieces == MAX_PIECES)
			return error_set(e, file, "pieces", NULL, "more than %d pieces", MAX_PIECES);
		if (!read_print(s, &s->piece[s->pieces], item, file, e))
			return false;
		s->pieces++;
	}
	return true;
}

/* The piece that a key of "setup", "enter" or "strength" names. */
static struct print *named(struct scenario *s, const cJSON *item, const char *where, struct error *e)
{
	int i = scenario_piece(s, item->string);
	if (i != NONE)
		return &s->piece[i];
	error_set(e, s->file, where, NULL, "there is no piece \"%s\"", item->string);
	return NULL;
}

static bool read_setup(struct scenario *s, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "setup")) {
		struct print *p = named(s, item, "setup", e);
		if (!p)
			return false;
		int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
		if (at == NONE)
			return error_set(e, s->file, item->string, NULL, "\"setup\" puts it in no place of the map");
		if (s->board.at[at].missing)
			return error_set(e, s->file, item->string, NULL, "%s is out of play", s->board.at[at].id);
		if (p->setup != NONE)
			return error_set(e, s->file, item->string, NULL, "is set up twice");
		p->setup = (int16_t)at;
	}
	return true;
}

/* Where an arrival comes in: a letter of the map's "entries", or a place itself. */
static bool enter_at(struct scenario *s, struct print *p, const cJSON *item, struct error *e)
{
	if (!json_text(item, "at", NULL, p->enter, sizeof p->enter, s->file, item->string, e))
		return false;
	const cJSON *entry = json_get(json_get(s->board.json, "entries"), p->enter);
	const char *place = entry ? json_string_or(entry, "hex", NULL) : p->enter;
	if (!place)
		return true; /* an entry of several hexes: the owner's choice */
	int found = board_find(&s->board, place);
	if (found == NONE)
		return error_set(e, s->file, p->id, NULL, "\"%s\" is neither an entry nor a place of the map", p->enter);
	p->enter_place = (int16_t)found;
	return true;
}

static bool read_arrivals(struct scenario *s, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "enter")) {
		struct print *p = named(s, item, "enter", e);
		int turn;
		if (!p || !json_need_int(item, "turn", 0, LAST_TURN, s->file, item->string, &turn, e) || !enter_at(s, p, item, e))
			return false;
		if (p->setup != NONE || p->enter_turn != NONE)
			return error_set(e, s->file, p->id, NULL, "arrives, but is on the map or arrives already");
		p->enter_turn = (int16_t)turn;
	}
	return true;
}

/* A piece that is stronger or weaker here than its print has a counter of its own. */
static bool read_strengths(struct scenario *s, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "strength")) {
		struct print *p = named(s, item, "strength", e);
		if (!p)
			return false;
		if (!cJSON_IsNumber(item) || item->valueint < 0 || item->valueint > 999)
			return error_set(e, s->file, p->id, NULL, "\"strength\" must be a number from 0 to 999");
		size_t n = strlen(p->face);
		if (item->valueint != p->strength)
			snprintf(p->face + n, sizeof p->face - n, "_%d", item->valueint);
		p->strength = (int16_t)item->valueint;
	}
	return true;
}

static bool read_aim(struct scenario *s, struct error *e)
{
	const cJSON *item;
	if (!json_text(s->json, "aim", "", s->aim, sizeof s->aim, s->file, "aim", e))
		return false;
	cJSON_ArrayForEach(item, json_get(s->json, "aim_places")) {
		int at = board_find(&s->board, item->valuestring);
		if (at == NONE || s->aims == MAX_AIMS)
			return error_set(e, s->file, "aim_places", NULL, "must be at most %d places of the map, \"%s\" is none",
					 MAX_AIMS, item->valuestring);
		s->aim_place[s->aims++] = (int16_t)at;
	}
	return true;
}

/* What games of equal machines made of it; only the launcher tells. */
static bool read_machines(const struct scenario *s, struct error *e)
{
	const cJSON *made = json_get(s->json, "machines");
	int first, games;
	return !made || (json_need_int(made, "first", 0, 100, s->file, "machines", &first, e) &&
			 json_need_int(made, "games", 1, 100000, s->file, "machines", &games, e));
}

/* Which names of phases there are is for rules.load's caller to say. */
static bool read_notes(struct scenario *s, struct error *e)
{
	static const char *const kinds[] = {"turn#", "side$", "phase$", "text$", NULL};
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "notes")) {
		struct note *n = &s->note[s->notes];
		char side[24];
		int turn;
		if (s->notes == MAX_NOTES)
			return error_set(e, s->file, "notes", NULL, "are more than %d", MAX_NOTES);
		if (!scenario_keys(s, item, kinds, "notes", e) ||
		    !json_text(item, "side", "", side, sizeof side, s->file, "notes", e) ||
		    !json_text(item, "phase", "", n->phase, sizeof n->phase, s->file, "notes", e) ||
		    !json_text(item, "text", "", n->text, sizeof n->text, s->file, "notes", e) ||
		    !json_int(item, "turn", NONE, 0, LAST_TURN, s->file, "notes", &turn, e))
			return false;
		int found = scenario_side(s, side);
		if (side[0] && found == NOBODY)
			return error_set(e, s->file, "notes", NULL, "\"%s\" is no side of this game", side);
		n->turn = (int16_t)turn;
		n->side = (int8_t)found;
		if (!n->text[0])
			return error_set(e, s->file, "notes", NULL, "a note has no \"text\"");
		s->notes++;
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
	if (!plain_name(map))
		return error_set(e, s->file, "map", NULL, "\"%s\" is no name of a map", map);
	snprintf(path, sizeof path, "%s/maps/%s.json", data, map);
	if (!board_load(&s->board, path, e) || !dress(s, e))
		return false;
	if (!(s->game_json = read_kinds(s, data, "game", kinds, path, e)) || !read_sides(s, path, e) ||
	    !read_options(s, path, e) || !read_turns(s, path, e))
		return false;
	if (!(s->tables_json = read_kinds(s, data, "tables", kinds, path, e)) || !read_tables(s, path, e))
		return false;
	if (!(s->pieces_json = read_kinds(s, data, "pieces", kinds, path, e)) || !read_pieces(s, path, e))
		return false;
	return read_cards(s, data, e) && read_setup(s, e) && read_arrivals(s, e) && read_strengths(s, e) && read_aim(s, e) && read_machines(s, e) && read_notes(s, e);
}

/* Takes over `json` (may be NULL, with `e` filled by its reader). */
static bool read_scenario(struct scenario *s, const char *data, cJSON *json, const char *file, struct error *e)
{
	static const char *const kinds[] = {"setup{$", "enter{{*", "strength{#", NULL};
	s->json = json;
	copy(s->file, sizeof s->file, file);
	const char *game, *id;
	bool good = json && json_format(json, file, e) && json_kinds(json, common_keys, file, NULL, e) &&
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

void scenario_free(struct scenario *s)
{
	board_free(&s->board);
	cJSON_Delete(s->game_json);
	cJSON_Delete(s->pieces_json);
	cJSON_Delete(s->tables_json);
	cJSON_Delete(s->cards_json);
	cJSON_Delete(s->json);
	free(s->own);
	s->game_json = s->pieces_json = s->tables_json = s->cards_json = s->json = NULL;
	s->own = NULL;
}

void scenario_drop(struct scenario *s)
{
	if (--s->users > 0)
		return;
	scenario_free(s);
	free(s);
}

static bool holds_data(const char *folder)
{
	char path[PATH_BYTES + 16];
	snprintf(path, sizeof path, "%s/scenarios", folder);
	return access(path, R_OK | X_OK) == 0;
}

bool data_folder(const char *program, char *out, size_t size)
{
	const char *set = getenv("GROGNARD_DATA");
	if (set && *set) {
		copy(out, size, set);
		return strlen(set) <= DATA_MOST && holds_data(out);
	}
	char here[PATH_BYTES];
	ssize_t n = readlink("/proc/self/exe", here, sizeof here - 1);
	if (n > 0)
		here[n] = 0;
	else
		copy(here, sizeof here, program);
	char *slash = strrchr(here, '/');
	copy(slash ? slash : here, 2, slash ? "" : ".");
	static const char *const places[] = {"/../share/grognard", "", "/.."};
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		if (snprintf(out, size, "%s%s", here, places[i]) <= DATA_MOST && holds_data(out))
			return true;
	}
	return false;
}

/* Reads the printed ground and tables once; refuses what the rules cannot play. */
#include "rules/gamble/gamble.h"

#include <stdlib.h>
#include <string.h>

static const char *const tables_file = "scenarios/gamble/tables.json";

bool gb_read_hexes(const struct scenario *s, const cJSON *list, const char *file, const char *where, int16_t *out, int most, int *n, struct error *e)
{
	const cJSON *item;
	*n = 0;
	cJSON_ArrayForEach(item, list) {
		int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
		if (at == NONE || s->board.at[at].missing)
			return error_set(e, file, where, NULL, "names a hex that is not on the map");
		if (*n == most)
			return error_set(e, file, where, NULL, "names more than %d hexes", most);
		out[(*n)++] = (int16_t)at;
	}
	return true;
}

/* --- the ground --- */

/* [2.2, 14.6] Where nobody goes, and where the French do not. */
static bool terrain_make(const struct scenario *s, struct gb_own *own, int i, struct error *e)
{
	const struct place *p = &s->board.at[i];
	switch (p->terrain) {
	case TERRAIN_CLEAR:
		return true;
	case TERRAIN_FOREST:
	case TERRAIN_MARSH:
	case TERRAIN_ROUGH:
		own->rough[i] = 1;
		return true;
	case TERRAIN_SEA:
	case TERRAIN_LAKE:
	case TERRAIN_MOUNTAIN:
		own->dead[i] = 1;
		return true;
	default:
		return error_set(e, s->board.file, p->id, NULL, "this game has no such ground");
	}
}

/* [1.1, 14.7, 16.9] */
static bool hex_make(const struct scenario *s, struct gb_own *own, int i, struct error *e)
{
	static const char *const areas[] = {"P", "W", "A", "R", "WR"};
	const struct place *p = &s->board.at[i];
	if (p->missing) {
		own->dead[i] = 1;
		return true;
	}
	int area = word_find(areas, 5, p->area);
	if (area == NONE)
		return error_set(e, s->board.file, p->id, NULL, "\"area\" is none of P, W, A, R, WR");
	own->austria[i] = area == 2;
	own->russia[i] = area >= 3;
	own->west_russia[i] = area == 4;
	own->fortress[i] = (p->kind & KIND_FORTRESS) != 0;
	own->city[i] = (p->kind & (KIND_CITY | KIND_FORTRESS)) != 0;
	int points;
	if (!json_int(json_get(json_get(s->board.json, "hexes"), p->id), "vp", 0, 0, 99, s->board.file, p->id, &points, e))
		return false;
	own->points[i] = (uint8_t)points;
	return terrain_make(s, own, i, e);
}

/* [2.2, 6.2] Hexsides: rivers and bridges; nothing leads off the map or onto water. */
static void sides_make(const struct scenario *s, struct gb_own *own)
{
	for (int i = 0; i < own->places; i++)
		for (int d = 0; d < DIRECTIONS; d++) {
			const struct link *l = &s->board.at[i].link[d];
			own->to[i][d] = NONE;
			if (own->dead[i] || l->to == NONE || own->dead[l->to])
				continue;
			own->to[i][d] = l->to;
			own->side[i][d] = l->feature & EDGE_BRIDGE ? SIDE_RIVER | SIDE_BRIDGE : l->feature & EDGE_RIVER ? SIDE_RIVER : 0;
		}
}

/* [2.2, 14.6] How far every hex lies from one, on ground that the side may enter. */
static void ways_from(const struct scenario *s, struct gb_own *own, int side, int start)
{
	uint8_t *way = own->way[side][start];
	int16_t queue[PLACES];
	int first = 0, last = 0;
	memset(way, FAR, PLACES);
	way[start] = 0;
	queue[last++] = (int16_t)start;
	while (first < last) {
		int at = queue[first++];
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = own->to[at][d];
			if (to == NONE || way[to] != FAR || !gb_passable(s, side, to))
				continue;
			way[to] = (uint8_t)(way[at] + 1);
			queue[last++] = (int16_t)to;
		}
	}
}

static void ways_make(const struct scenario *s, struct gb_own *own)
{
	for (int side = 0; side < SIDES; side++)
		for (int i = 0; i < own->places; i++)
			ways_from(s, own, side, i);
}

/* [14.1] Hexes from which a hex that is not in Russia is near. */
static void border_make(const struct scenario *s, struct gb_own *own)
{
	for (int i = 0; i < own->places; i++)
		for (int k = 0; k < own->places && !own->near_border[i]; k++)
			own->near_border[i] = !own->russia[k] && !s->board.at[k].missing && board_distance(&s->board, k, i) <= own->figures.setup.within;
}

/* [1.1] Where supply comes from. */
static bool sources_make(const struct scenario *s, struct gb_own *own, struct error *e)
{
	static const char *const names[] = {"french", "russian", "austrian"};
	const cJSON *all = json_need_object(s->board.json, "sources", s->board.file, "map", e);
	for (int i = 0; all && i < 3; i++) {
		const cJSON *one = json_need_object(all, names[i], s->board.file, "sources", e);
		int more = 0;
		if (!one || !gb_read_hexes(s, json_get(one, "edge"), s->board.file, "sources", own->source[i], MAX_SOURCES, &own->sources[i], e) ||
		    !gb_read_hexes(s, json_get(one, "cities"), s->board.file, "sources", own->source[i] + own->sources[i], MAX_SOURCES - own->sources[i],
				   &more, e))
			return false;
		own->sources[i] += more;
	}
	return all;
}

/* [13.2] Gates, the city of each first. */
static bool gates_make(const struct scenario *s, struct gb_own *own, struct error *e)
{
	static const char *const names[] = {[GATE_AUSTRIA] = "A", [GATE_KIEV] = "K", [GATE_KALUGA] = "Kg", [GATE_PETERSBURG] = "StP"};
	for (int i = GATE_AUSTRIA; i <= GATE_PETERSBURG; i++) {
		const cJSON *list = json_get(json_get(json_get(s->board.json, "arrivals"), names[i]), "hexes");
		if (!gb_read_hexes(s, list, s->board.file, "arrivals", own->entry[i], 16, &own->gates[i], e))
			return false;
		if (!own->gates[i])
			return error_set(e, s->board.file, "arrivals", NULL, "there is no gate \"%s\"", names[i]);
	}
	own->lemberg = own->entry[GATE_AUSTRIA][0];
	own->kiev = own->entry[GATE_KIEV][0];
	own->kaluga = own->entry[GATE_KALUGA][0];
	own->petersburg = own->entry[GATE_PETERSBURG][0];
	return true;
}

static bool named_place(const struct scenario *s, const char *name, int16_t *out, struct error *e)
{
	for (int i = 0; i < s->board.count; i++)
		if (!strcmp(s->board.at[i].name, name)) {
			*out = (int16_t)i;
			return true;
		}
	return error_set(e, s->board.file, "hexes", NULL, "there is no city called \"%s\"", name);
}

/* [16.13] The cities of the rivers that flow into the Baltic, upstream first. */
static bool baltic_make(const struct scenario *s, struct gb_own *own, struct error *e)
{
	const cJSON *river, *list;
	cJSON_ArrayForEach(river, json_get(s->board.json, "downstream")) {
		int n = 0, height = 0, more;
		if (own->baltics == BALTIC)
			return error_set(e, s->board.file, "downstream", NULL, "more than %d rivers", BALTIC);
		int16_t *out = own->baltic[own->baltics];
		cJSON_ArrayForEach(list, json_get(river, "cities")) {
			if (!gb_read_hexes(s, list, s->board.file, "downstream", out + n, BALTIC_CITIES - 1 - n, &more, e))
				return false;
			memset(own->height[own->baltics] + n, height++, (size_t)more);
			n += more;
		}
		out[n] = NONE;
		own->baltics++;
	}
	return true;
}

static bool ground_make(const struct scenario *s, struct gb_own *own, struct error *e)
{
	own->places = s->board.count;
	if (s->board.kind != BOARD_HEX || own->places != PLACES || board_find(&s->board, "0101") != 0)
		return error_set(e, s->board.file, "grid", NULL, "this game is played on %d hexes, from 0101 on", PLACES);
	for (int i = 0; i < own->places; i++)
		if (!hex_make(s, own, i, e))
			return false;
	sides_make(s, own);
	ways_make(s, own);
	border_make(s, own);
	return sources_make(s, own, e) && gates_make(s, own, e) && named_place(s, "Moscow", &own->moscow, e) &&
	       named_place(s, "Riga", &own->riga, e) && baltic_make(s, own, e);
}

/* --- tables --- */

/* [7.3, 16.13] The trains of a turn. The turns of 1813 follow those of 1812: printed 8 is 17. */
static bool trains_make(const struct scenario *s, struct gb_own *own, const char *key, int add, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->tables_json, key)) {
		int turn, french, russian;
		if (!json_need_int(item, "turn", 1, 16, tables_file, key, &turn, e) ||
		    !json_need_int(item, "french", 1, 30, tables_file, key, &french, e) ||
		    !json_need_int(item, "russian", 1, 30, tables_file, key, &russian, e))
			return false;
		if (turn + add < 1 || turn + add >= GB_TURNS)
			return error_set(e, tables_file, key, NULL, "turn %d is none of this game", turn);
		own->table[FRENCH][turn + add] = (uint8_t)french;
		own->table[RUSSIAN][turn + add] = (uint8_t)russian;
	}
	return true;
}

static bool turns_make(const struct scenario *s, struct gb_own *own, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->game_json, "turns")) {
		int turn;
		if (!json_need_int(item, "turn", 0, GB_TURNS - 1, "game.json", "turns", &turn, e))
			return false;
		own->winter[turn] = json_bool_or(item, "winter", false);
	}
	int after = own->figures.two_year.end + 1 - own->figures.two_year.restart;
	if (!trains_make(s, own, "trains", 0, e) || !trains_make(s, own, "trains_1813", after, e))
		return false;
	for (int turn = 1; turn <= s->last_turn; turn++)
		if (turn >= GB_TURNS || !own->table[FRENCH][turn] || !own->table[RUSSIAN][turn])
			return error_set(e, tables_file, "trains", NULL, "turn %d has no supply trains", turn);
	return true;
}

bool gb_load(struct scenario *s, struct error *e)
{
	static const char *const keys[] = {"groups{*", "suggest{$", "suggest_reserve{$", "depots{[$", "two_year?", "provenance{*", NULL};
	struct gb_own *own = calloc(1, sizeof *own);
	if (!own)
		return error_set(e, s->file, NULL, NULL, "out of memory");
	s->own = own;
	return scenario_keys(s, s->json, keys, NULL, e) && gb_load_figures(s, own, e) && ground_make(s, own, e) && turns_make(s, own, e) &&
	       gb_load_pieces(s, own, e) && gb_load_deploy(s, own, e);
}

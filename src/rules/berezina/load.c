/* Makes the ground from the board, the tables and the counters, and checks what a scenario of this game says. */
#include "rules/berezina/berezina.h"

#include <stdlib.h>
#include <string.h>

static int letter(const char *word)
{
	if (!strcmp(word, "track"))
		return RATING_TRACK;
	if (!strcmp(word, "track-1"))
		return RATING_TRACK + 1;
	return word[0] >= 'A' && word[0] <= 'D' && !word[1] ? word[0] - 'A' : NONE;
}

static void hex_make(const struct scenario *s, struct ground *g, int i)
{
	const struct place *at = &s->board.at[i];
	g->point[i] = hex_of(&s->board, i);
	g->height[i] = at->elevation;
	g->bank[i] = at->area[0] == 'W' ? WEST : EAST;
	g->works[i] = (at->kind & KIND_EARTHWORKS) != 0;
	g->ford_at[i] = g->exit_at[i] = NONE;
	g->land[i] = at->terrain == TERRAIN_WOODS   ? LAND_WOODS
		     : at->terrain == TERRAIN_SWAMP ? LAND_SWAMP
		     : at->terrain == TERRAIN_TOWN  ? LAND_TOWN
						    : LAND_CLEAR;
	g->edge[i] = (uint8_t)((at->column == s->board.first_column ? 1 : 0) |
			       (at->column == s->board.first_column + s->board.columns - 1 ? 2 : 0) |
			       (at->row == 0 ? 4 : 0) | (at->row == s->board.rows - 1 ? 8 : 0));
	for (int d = 0; d < DIRECTIONS; d++) {
		const struct link *l = &at->link[d];
		unsigned bits = 0;
		g->to[i][d] = l->to;
		if (l->feature & EDGE_FORD)
			bits |= SIDE_FORD | SIDE_RIVER;
		else if (l->feature & EDGE_RIVER)
			bits |= SIDE_RIVER;
		if (l->feature & EDGE_STREAM)
			bits |= SIDE_STREAM;
		if (l->feature & EDGE_ROAD)
			bits |= SIDE_ROAD;
		else if (l->feature & EDGE_TRAIL)
			bits |= SIDE_TRAIL;
		g->side[i][d] = (uint8_t)bits;
		g->by_river[i] |= (bits & SIDE_RIVER) != 0;
		if (bits & (SIDE_ROAD | SIDE_TRAIL))
			g->on_road[i] |= (uint8_t)bits;
	}
}

static int hex_named(const struct scenario *s, const cJSON *item)
{
	return cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
}

/* [3.2, 3.2.1, 3.2.3] The six hexes round a unit are its zone, but not over the river nor into earthworks; out of earthworks
 * and over streams it reaches. */
static void zones_make(struct ground *g)
{
	for (int at = 0; at < HEXES; at++) {
		int n = 0;
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = g->to[at][d];
			if (to >= 0 && !(g->side[at][d] & SIDE_RIVER) && !g->works[to])
				g->zone_to[at][n++] = (int16_t)to;
		}
		if (n < DIRECTIONS)
			g->zone_to[at][n] = NONE;
	}
}

static bool crossings_make(const struct scenario *s, struct ground *g, struct error *e)
{
	const cJSON *item;
	int n = 0;
	cJSON_ArrayForEach(item, json_get(s->board.json, "fords")) {
		int east = hex_named(s, json_get(item, "east")), west = hex_named(s, json_get(item, "west"));
		if (n == FORDS || east == NONE || west == NONE || !bz_hexside(g, east, west, SIDE_FORD))
			return error_set(e, s->board.file, "fords", NULL, "needs %d fords over the river", FORDS);
		g->ford[n][EAST] = (int16_t)east;
		g->ford[n][WEST] = (int16_t)west;
		g->ford_at[east] = g->ford_at[west] = (int8_t)n++;
	}
	int exits = 0;
	cJSON_ArrayForEach(item, json_get(s->board.json, "exits")) {
		int at = hex_named(s, json_get(item, "hex"));
		if (exits == EXITS || at == NONE)
			return error_set(e, s->board.file, "exits", NULL, "needs %d exit hexes", EXITS);
		g->exit[exits] = (int16_t)at;
		g->exit_at[at] = (int8_t)exits++;
	}
	int works = 0;
	cJSON_ArrayForEach(item, json_get(s->board.json, "earthworks")) {
		int at = hex_named(s, item);
		if (works == 2 || at == NONE)
			return error_set(e, s->board.file, "earthworks", NULL, "needs two hexes");
		g->works_hex[works++] = at;
	}
	if (n != FORDS || exits != EXITS || works != 2)
		return error_set(e, s->board.file, "fords", NULL, "needs 4 fords, 5 exits and 2 earthworks");
	return true;
}

/* [11.2] How far each hex is from where armies gather that wait for their release [reading 33]. */
static void waits_make(const struct scenario *s, struct ground *g)
{
	uint8_t town[HEXES] = {0}, area[2][HEXES] = {{0}};
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(json_get(s->board.json, "town_hexes"), "Borissow")) {
		int at = hex_named(s, item);
		if (at == NONE)
			continue;
		town[at] = 1;
		for (int d = 0; d < DIRECTIONS; d++)
			if (g->to[at][d] >= 0)
				town[g->to[at][d]] = 1;
	}
	int hexes = g->figures.command.wait_hexes;
	for (int i = 0; i < HEXES; i++) {
		area[1][i] = town[i] && g->bank[i] == EAST;
		area[0][i] = g->bank[i] == WEST && (bz_distance(g, i, g->works_hex[0]) <= hexes ||
						    bz_distance(g, i, g->works_hex[1]) <= hexes);
	}
	memset(g->wait_far, 99, sizeof g->wait_far);
	for (int k = 0; k < 2; k++)
		for (int i = 0; i < HEXES; i++)
			for (int at = 0; area[k][i] && at < HEXES; at++) {
				int far = bz_distance(g, i, at);
				if (far < g->wait_far[k][at])
					g->wait_far[k][at] = (uint8_t)far;
			}
}

static bool formations_make(const struct scenario *s, struct ground *g, struct error *e)
{
	const cJSON *item;
	int n = 0;
	static const char *const ids[FORMATIONS] = {"OG", "YG", "GC", "IVC", "I", "II", "III", "IV", "VIII", "IX", "ENG",
						    "TCH", "LAN", "DAN", "WIT", "YER", "AVG", "MAIN"};
	cJSON_ArrayForEach(item, json_get(s->tables_json, "formations")) {
		const char *id = json_string_or(item, "id", "");
		if (n == FORMATIONS || strcmp(id, ids[n]))
			return error_set(e, "tables.json", "formations", NULL, "are not those of this game");
		strcpy(g->formation_id[n], ids[n]);
		g->leader_of[n] = NONE;
		g->formation_side[n] = n >= CORPS_TCH ? RUSSIAN : FRENCH;
		n++;
	}
	return n == FORMATIONS || error_set(e, "tables.json", "formations", NULL, "are not those of this game");
}

static void rabble_make(const char *id, struct ground *g, int i)
{
	for (int k = 0; k < RABBLE && !strncmp(id, "RABBLE-", 7); k++)
		if (atoi(id + 7) == k + 1)
			g->rabble_piece[k] = i;
}

/* Who leads which formation, and who are those that the rules name. */
static bool leader_make(const struct scenario *s, struct ground *g, int i, struct error *e)
{
	const char *id = s->piece[i].id;
	int side = s->piece[i].side, formation = g->more[i].formation;
	g->more[i].cavalry = true;
	if (g->leaders[side] == MAX_LEADERS)
		return error_set(e, "tables.json", id, NULL, "a side has at most %d leaders", MAX_LEADERS);
	g->leader[side][g->leaders[side]++] = (int16_t)i;
	if (formation == FORMATIONS)
		g->napoleon = i;
	else if (!strcmp(id, "L-iii"))
		g->no_ney = i;
	else if (g->leader_of[formation] == NONE || !strcmp(id, "R-tchi") || !strcmp(id, "R-witt") || !strcmp(id, "R-kutu"))
		g->leader_of[formation] = i;
	if (!strcmp(id, "L-ney"))
		g->ney = i;
	return true;
}

static bool unit_make(const cJSON *more, const char *id, struct print_more *m, struct error *e)
{
	const char *type = json_string_or(more, "type", "");
	if (m->formation == FORMATIONS)
		return error_set(e, "tables.json", id, NULL, "belongs to no formation");
	m->unit = true;
	m->cavalry = !strcmp(json_string_or(more, "class", ""), "cavalry");
	m->artillery = json_bool_or(more, "artillery", false);
	m->engineer = !strcmp(type, "eng");
	m->infantry = !strcmp(type, "inf");
	m->treasure = json_bool_or(more, "treasure", false);
	for (int face = 0; face < 2; face++) {
		const cJSON *item = cJSON_GetArrayItem(json_get(more, "rating"), face);
		int found = cJSON_IsString(item) ? letter(item->valuestring) : NONE;
		if (found == NONE)
			return error_set(e, "tables.json", id, NULL, "\"rating\" needs two letters");
		m->rating[face] = (uint8_t)found;
	}
	return true;
}

/* [2.2.4, 2.2.5, 2.2.6] Rating by face, bonus and movement allowance as printed; "track" and 0: they are read from the Russian
 * Morale Track. */
static bool counter_make(const struct scenario *s, struct ground *g, int i, struct error *e)
{
	const char *id = s->piece[i].id;
	const cJSON *more = json_get(json_get(s->tables_json, "counters"), id);
	struct print_more *m = &g->more[i];
	if (!more) { /* Rabble: the rules keep it by number */
		rabble_make(id, g, i);
		return true;
	}
	static const uint8_t army[] = {ARMY_DANUBE, ARMY_DANUBE, ARMY_DANUBE, ARMY_WITTGENSTEIN, ARMY_NONE, ARMY_MAIN, ARMY_MAIN};
	const char *formation = json_string_or(more, "formation", "");
	m->formation = FORMATIONS;
	for (int f = 0; f < FORMATIONS; f++)
		if (!strcmp(formation, g->formation_id[f]))
			m->formation = (uint8_t)f;
	if (m->formation < FORMATIONS && m->formation >= CORPS_TCH)
		m->army = army[m->formation - CORPS_TCH];
	m->leader = json_bool_or(more, "leader", false);
	int bonus, move = 0;
	bool by_track = cJSON_IsString(json_get(more, "move")); /* "F", "C": as the box of the track says */
	if (!json_int(more, "bonus", 0, 0, 9, "tables.json", id, &bonus, e) ||
	    (!by_track && !json_int(more, "move", 0, 0, 20, "tables.json", id, &move, e)))
		return false;
	m->bonus = (int8_t)bonus;
	m->move = (uint8_t)(2 * move);
	return m->leader ? leader_make(s, g, i, e) : unit_make(more, id, m, e);
}

static bool counters_make(const struct scenario *s, struct ground *g, struct error *e)
{
	g->napoleon = g->ney = g->no_ney = NONE;
	for (int i = 0; i < RABBLE; i++)
		g->rabble_piece[i] = NONE;
	for (int i = 0; i < s->pieces; i++) {
		int side = s->piece[i].side;
		if (i && s->piece[i - 1].side > side)
			return error_set(e, "pieces.json", s->piece[i].id, NULL, "the French come first");
		if (!g->last[side])
			g->first[side] = i;
		g->last[side] = i + 1;
		if (!counter_make(s, g, i, e))
			return false;
	}
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->tables_json, "counters")) if (scenario_piece(s, item->string) == NONE)
		return error_set(e, "pieces.json", item->string, NULL, "is missing");
	return true;
}

static bool points_read(struct ground *g, const cJSON *half, const cJSON *points, struct error *e)
{
	struct { const char *key; int *to; } costs[] = {
		{"clear", &g->clear}, {"woods", &g->woods}, {"swamp", &g->swamp}, {"swamp_frozen", &g->swamp_frozen},
		{"town", &g->town}, {"road", &g->road}, {"trail", &g->trail}, {"stream", &g->stream}, {"up", &g->up},
		{"ford", &g->wade}, {"ford_frozen", &g->wade_frozen}, {"bridge", &g->bridge}, {"rabble", &g->rabble},
		{"command", &g->command}, {"penalty", &g->penalty}};
	struct { const char *key; int *to; } worth[] = {
		{"treasure", &g->treasure}, {"guard", &g->guard}, {"leader", &g->leader_points},
		{"napoleon", &g->napoleon_points}, {"lost", &g->lost}, {"napoleon_lost", &g->napoleon_lost},
		{"east_bank", &g->east}, {"west_in_zone", &g->zone}, {"west", &g->west},
		{"other_exit_last_turn", &g->other_exit_last}};
	for (size_t i = 0; i < sizeof costs / sizeof *costs; i++)
		if (!json_need_int(half, costs[i].key, 0, 20, "tables.json", "half_points", costs[i].to, e))
			return false;
	for (size_t i = 0; i < sizeof worth / sizeof *worth; i++)
		if (!json_need_int(points, worth[i].key, -99, 99, "tables.json", "victory_points", worth[i].to, e))
			return false;
	for (int i = 0; i < STEPS; i++) {
		const cJSON *item = cJSON_GetArrayItem(json_get(points, "faces"), i);
		if (!json_whole(item, -99, 99, &g->face_points[i]))
			return error_set(e, "tables.json", "victory_points", NULL, "\"faces\" needs four whole numbers from -99 to 99");
	}
	return true;
}

static bool tables_make(const struct scenario *s, struct ground *g, struct error *e)
{
	static const char *const names[TABLES] = {
		"fmet", "afmet", "engineering", "ford", "breakdown", "danube", "crt", "russian_bridge", "wittgenstein",
		"wittgenstein_entry", "main_army", "avant_garde_entry", "main_entry", "events"};
	for (int i = 0; i < TABLES; i++) {
		g->table[i] = scenario_table(s, names[i]);
		if (g->table[i] == NONE)
			return error_set(e, "tables.json", names[i], NULL, "this table is missing");
		bool numbers = i == TABLE_ENGINEERING || i == TABLE_DANUBE || i == TABLE_WITTGENSTEIN;
		if (numbers && !table_by_number(&s->table[g->table[i]]))
			return error_set(e, "tables.json", names[i], NULL, "its columns must be numbers, \"3-5\" or \"10+\"");
	}
	const cJSON *item;
	int n = 0;
	cJSON_ArrayForEach(item, json_get(s->tables_json, "track")) {
		int foot, cavalry;
		if (n > LAST_BOX || !json_need_int(item, "foot", 1, 20, "tables.json", "track", &foot, e) ||
		    !json_need_int(item, "cavalry", 1, 20, "tables.json", "track", &cavalry, e))
			return error_set(e, "tables.json", "track", NULL, "needs %d boxes", LAST_BOX + 1);
		g->box[n].rating = (uint8_t)(letter(json_string_or(item, "rating", "D")) & 3);
		g->box[n].foot = (uint8_t)(2 * foot);
		g->box[n++].cavalry = (uint8_t)(2 * cavalry);
	}
	if (n != LAST_BOX + 1)
		return error_set(e, "tables.json", "track", NULL, "needs %d boxes", LAST_BOX + 1);
	cJSON_ArrayForEach(item, json_get(s->tables_json, "victory_levels")) {
		if (g->levels == VICTORY_LEVELS || !json_whole(item, -999, 999, &g->level[g->levels++]))
			return error_set(e, "tables.json", "victory_levels", NULL, "needs at most %d whole numbers from -999 to 999", VICTORY_LEVELS);
	}
	return points_read(g, json_get(s->tables_json, "half_points"), json_get(s->tables_json, "victory_points"), e);
}

/* Every way to the other bank leads over a river side. */
static bool banks_parted(const struct scenario *s, const struct ground *g, struct error *e)
{
	for (int at = 0; at < HEXES; at++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = g->to[at][d];
			if (to >= 0 && g->bank[to] != g->bank[at] && !(g->side[at][d] & SIDE_RIVER))
				return error_set(e, s->board.file, s->board.at[at].id, NULL,
						 "lies on another bank than %s, but no river parts them", s->board.at[to].id);
		}
	return true;
}

static int land_cost(const struct ground *g, int at, bool frozen)
{
	switch (g->land[at]) {
	case LAND_WOODS:
		return g->woods;
	case LAND_SWAMP:
		return frozen ? g->swamp_frozen : g->swamp;
	case LAND_TOWN:
		return g->town;
	default:
		return g->clear;
	}
}

/* [6.1.2, 6.1.3] A hex costs what its ground says, with streams and slopes; the rate of a road or trail holds only for a
 * step along it: who comes onto it from the field pays for the field. */
static struct pace pace_make(const struct ground *g, int at, int d)
{
	int to = g->to[at][d], sides = g->side[at][d];
	if (to < 0 || (sides & SIDE_RIVER && !(sides & SIDE_FORD)))
		return (struct pace){.to = NONE};
	int up = g->height[to] > g->height[at] ? g->height[to] - g->height[at] : 0;
	int more = (sides & SIDE_STREAM ? g->stream : 0) + up * g->up;
	struct pace w = {.to = (int16_t)to, .ford = (sides & SIDE_FORD) != 0};
	for (int frozen = 0; frozen < 2; frozen++)
		w.land[frozen] = (uint8_t)(land_cost(g, to, frozen) + more);
	if (sides & (SIDE_ROAD | SIDE_TRAIL))
		w.road = (uint8_t)(g->land[to] == LAND_TOWN ? g->town : sides & SIDE_ROAD ? g->road : g->trail);
	return w;
}

/* [6.1.2] What every step costs over dry land, by the country and by the road. */
static bool paces_make(struct ground *g, struct error *e)
{
	int most = 0, least = PATH_STEP;
	for (int at = 0; at < HEXES; at++)
		for (int d = 0; d < DIRECTIONS; d++) {
			struct pace w = g->pace[at][d] = pace_make(g, at, d);
			if (w.to == NONE)
				continue;
			most = w.land[0] > most ? w.land[0] : most;
			least = int_min(least, w.road ? int_min(w.land[1], w.road) : w.land[1]);
		}
	int water = g->wade > g->wade_frozen ? g->wade : g->wade_frozen;
	g->cheapest = least;
	g->dearest = most + (water > g->bridge ? water : g->bridge) + g->rabble;
	if (least < 1 || g->swamp_frozen > g->swamp ||
	    g->dearest > PATH_STEP)
		return error_set(e, "tables.json", "half_points", NULL,
				 "steps of this map would cost 0 or more than %d, or swamps more when frozen", PATH_STEP);
	return true;
}

static bool area_read(const struct scenario *s, struct ground *g, const cJSON *item, struct error *e)
{
	int f = 0;
	while (f < FORMATIONS && strcmp(g->formation_id[f], item->string))
		f++;
	if (f == FORMATIONS)
		return error_set(e, s->file, "areas", NULL, "\"%s\" is no formation", item->string);
	const cJSON *hex;
	cJSON_ArrayForEach(hex, json_get(item, "hexes")) {
		int at = hex_named(s, hex);
		if (at == NONE)
			return error_set(e, s->file, "areas", NULL, "names a hex that is not on the map");
		g->area[f][at] = 1;
	}
	cJSON_ArrayForEach(hex, json_get(item, "required")) {
		int at = hex_named(s, hex);
		if (at == NONE || g->requires[f] == 4)
			return error_set(e, s->file, "areas", NULL, "names a hex that is not on the map");
		g->required[f][g->requires[f]++] = (int16_t)at;
	}
	return true;
}

static bool placing_read(const struct scenario *s, struct ground *g, struct error *e)
{
	const cJSON *item;
	for (int i = 0; i < MAX_PIECES; i++)
		g->suggest[i] = NONE;
	cJSON_ArrayForEach(item, json_get(s->json, "areas")) if (!area_read(s, g, item, e)) return false;
	cJSON_ArrayForEach(item, json_get(s->json, "suggest")) {
		int i = scenario_piece(s, item->string), at = hex_named(s, item);
		if (i == NONE || at == NONE || g->more[i].formation >= FORMATIONS ||
		    !g->area[g->more[i].formation][at])
			return error_set(e, s->file, item->string, NULL, "is suggested outside its area");
		g->suggest[i] = (int16_t)at;
		g->placing = true;
	}
	g->two_player = json_bool_or(s->json, "two_player", false);
	return true;
}

/* [7.4.2, 13.3] Night and the twilight of the longer nights, from the record of turns in game.json. */
static bool nights_make(const struct scenario *s, struct ground *g, struct error *e)
{
	const cJSON *item;
	int turns = 0;
	cJSON_ArrayForEach(item, json_need_array(s->game_json, "turns", "game.json", "turns", e)) {
		int turn;
		turns++;
		if (!json_need_int(item, "turn", turns, turns, "game.json", "turns", &turn, e))
			return false;
		if (turn > 31)
			return error_set(e, "game.json", "turns", NULL, "are more than 31");
		g->night[turn] = json_bool_or(item, "night", false);
		g->faux[turn] = json_bool_or(item, "long_night", false);
	}
	return turns >= s->last_turn || error_set(e, "game.json", "turns", NULL, "has no entry for turn %d", turns + 1);
}

static bool keys_known(const struct scenario *s, struct error *e)
{
	static const char *const keys[] = {
		"two_player?", "areas{{[$", "suggest{$", "setup{$", "enter{{*", "start{*", "steps{#", "poor[$",
		"lost[$", "exited[$", "track#", "contact#", "crossing#", "exit$", "bridges{[[#",
		"road_bridge#", "rabble[$", "danube#", "tchlaplatz#", "entry{$", "dice[#", "loose[$",
		"happened[$", "rolls#", "arrived{#", NULL};
	static const char *const charts[] = {"formations[{*", "counters{{*", "track[{*", "victory_levels[#",
		"half_points{#", "victory_points{*", "figures{{#", "hexes{$", "events[{*", "words{$", NULL};
	static const char *const ground[] = {"fords[{*", "exits[{*", "earthworks[$", "town_hexes{[$", "entries{{*", NULL};
	return scenario_keys(s, s->json, keys, NULL, e) && json_kinds(s->tables_json, charts, "tables.json", NULL, e) &&
	       json_kinds(s->board.json, ground, s->board.file, NULL, e);
}

/* [11.2, 11.4] Who comes in later does so at the edge of the map. */
static bool entries_at_edge(const struct scenario *s, const struct ground *g, struct error *e)
{
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].enter_place != NONE && !g->edge[s->piece[i].enter_place])
			return error_set(e, s->file, s->piece[i].id, NULL, "comes in at %s, which is not at the edge of the map",
					 s->board.at[s->piece[i].enter_place].id);
	return true;
}

bool berezina_load(struct scenario *s, struct error *e)
{
	struct ground *g = calloc(1, sizeof *g);
	if (!g)
		return error_set(e, s->file, NULL, NULL, "there is no memory for the game");
	s->own = g;
	if (s->board.count != HEXES)
		return error_set(e, s->board.file, "grid", NULL, "the map of this game has %d hexes", HEXES);
	for (int i = 0; i < HEXES; i++) {
		hex_make(s, g, i);
		if (g->edge[i])
			g->rim[g->rims++] = (int16_t)i;
	}
	zones_make(g);
	if (!keys_known(s, e) || !banks_parted(s, g, e) || !crossings_make(s, g, e) || !tables_make(s, g, e) ||
	    !paces_make(g, e) || !formations_make(s, g, e) || !counters_make(s, g, e) || !placing_read(s, g, e) ||
	    !bz_figures_read(s, g, e) || !nights_make(s, g, e) || !entries_at_edge(s, g, e))
		return false;
	waits_make(s, g);
	return bz_home_make(s, g) || error_set(e, s->file, NULL, NULL, "there is no memory for the game");
}

#include "core/hex.h"
#include "core/outline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const terrains[TERRAINS] = {"clear", "woods",    "forest", "marsh",   "swamp", "rough",
					       "mountain", "town", "redoubt", "sea", "lake"};

static const struct {
	const char *name;
	unsigned feature;
} features[] = {
	{"ford", EDGE_FORD | EDGE_RIVER}, {"bridge", EDGE_BRIDGE | EDGE_RIVER}, {"redoubt", EDGE_REDOUBT},
	{"stream", EDGE_STREAM},	  {"river", EDGE_RIVER},
};

static const struct {
	const char *name;
	unsigned kind;
} kinds[] = {
	{"town", KIND_TOWN},	 {"city", KIND_CITY},		    {"fortress", KIND_FORTRESS},
	{"redoubt", KIND_REDOUBT}, {"ford", KIND_FORD},		    {"entry", KIND_ENTRY},
	{"exit", KIND_EXIT},	 {"earthworks", KIND_EARTHWORKS}, {"coast", KIND_COAST},
	{"citadel", KIND_CITADEL}, {"fortified", KIND_FORTIFIED},	    {"open", KIND_OPEN},
	{"wooded", KIND_WOODED}, {"off_limits", KIND_OFF_LIMITS},   {"russian_fallback_entry", KIND_FALLBACK_ENTRY},
	{"vp1", 0},		 {"vp3", 0}, /* their worth stands in "vp" */
};

const char *terrain_name(enum terrain t)
{
	return (unsigned)t < TERRAINS ? terrains[t] : "";
}

int board_find(const struct board *b, const char *id)
{
	if (b->kind == BOARD_HEX && strlen(id) == 4) {
		for (int i = 0; i < 4; i++)
			if (id[i] < '0' || id[i] > '9')
				return NONE;
		int c = (id[0] - '0') * 10 + id[1] - '0' - b->first_column;
		int r = (id[2] - '0') * 10 + id[3] - '0' - b->first_row;
		return c < 0 || c >= b->columns || r < 0 || r >= b->rows ? NONE : c * b->rows + r;
	}
	for (int i = 0; b->kind != BOARD_HEX && i < b->count; i++)
		if (!strcmp(b->at[i].id, id))
			return i;
	return NONE;
}

int board_link(const struct board *b, int a, int b2)
{
	for (int i = 0; i < b->at[a].links; i++)
		if (b->at[a].link[i].to == b2)
			return i;
	return NONE;
}

static int link_distance(const struct board *b, int from, int to)
{
	int16_t queue[MAX_PLACES], far[MAX_PLACES];
	memset(far, 0xff, sizeof far);
	int head = 0, tail = 0;
	queue[tail++] = (int16_t)from;
	far[from] = 0;
	while (head < tail) {
		int at = queue[head++];
		if (at == to)
			return far[at];
		for (int i = 0; i < b->at[at].links; i++) {
			int next = b->at[at].link[i].to;
			if (next != NONE && far[next] < 0) {
				far[next] = (int16_t)(far[at] + 1);
				queue[tail++] = (int16_t)next;
			}
		}
	}
	return MAX_PLACES;
}

/* Whether a column sits half a hex lower on the sheet. */
static bool sits_low(const struct board *b, int column)
{
	return ((column & 1) != 0) == b->down_odd;
}

int board_distance(const struct board *b, int a, int b2)
{
	if (b->kind != BOARD_HEX)
		return link_distance(b, a, b2);
	return hex_distance(hex_of(b, a), hex_of(b, b2));
}

static bool read_kinds(struct place *p, const cJSON *list, const char *file, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, list) {
		size_t i = 0, n = sizeof kinds / sizeof *kinds;
		while (i < n && (!cJSON_IsString(item) || strcmp(kinds[i].name, item->valuestring) != 0))
			i++;
		if (i == n)
			return error_set(e, file, p->id, NULL, "\"k\" holds an unknown kind of place");
		p->kind = (uint16_t)(p->kind | kinds[i].kind);
	}
	return true;
}

static bool read_terrain(struct place *p, const char *word, const char *file, struct error *e)
{
	for (int t = 0; t < TERRAINS; t++)
		if (!strcmp(terrains[t], word)) {
			p->terrain = (uint8_t)t;
			return true;
		}
	return error_set(e, file, p->id, NULL, "\"%s\" is no known terrain", word);
}

static bool read_place(struct place *p, const cJSON *json, const char *file, struct error *e)
{
	static const char *const members[] = {"t$", "name$", "k[$", "elev#", "area$", "parent$", NULL};
	if (!cJSON_IsObject(json))
		return error_set(e, file, p->id, NULL, "must be an object");
	if (!json_kinds(json, members, file, p->id, e))
		return false;
	const char *terrain = json_string_or(json, "t", NULL);
	if (terrain && !read_terrain(p, terrain, file, e))
		return false;
	int elevation;
	if (!json_int(json, "elev", 0, INT8_MIN, INT8_MAX, file, p->id, &elevation, e))
		return false;
	p->elevation = (int8_t)elevation;
	return json_text(json, "name", "", p->name, sizeof p->name, file, p->id, e) &&
	       json_text(json, json_get(json, "area") ? "area" : "parent", "", p->area, sizeof p->area, file, p->id, e) &&
	       read_kinds(p, json_get(json, "k"), file, e);
}

static bool read_pair(const cJSON *list, const char *key, int *low, int *high, const char *file, struct error *e)
{
	const cJSON *pair = json_need_array(list, key, file, "grid", e);
	if (!pair)
		return false;
	const cJSON *a = cJSON_GetArrayItem(pair, 0), *b = cJSON_GetArrayItem(pair, 1);
	if (cJSON_GetArraySize(pair) != 2 || !cJSON_IsNumber(a) || !cJSON_IsNumber(b) || a->valuedouble != a->valueint ||
	    b->valuedouble != b->valueint || a->valueint < 0 || b->valueint > 99 || a->valueint > b->valueint)
		return error_set(e, file, "grid", NULL, "\"%s\" must be two whole numbers from 0 to 99, lowest first", key);
	*low = a->valueint;
	*high = b->valueint;
	return true;
}

static bool read_grid(struct board *b, struct error *e)
{
	const cJSON *grid = json_need_object(b->json, "grid", b->file, "map", e);
	int last_column, last_row;
	if (!grid || !read_pair(grid, "cols", &b->first_column, &last_column, b->file, e) ||
	    !read_pair(grid, "rows", &b->first_row, &last_row, b->file, e))
		return false;
	b->columns = last_column - b->first_column + 1;
	b->rows = last_row - b->first_row + 1;
	b->count = b->columns * b->rows;
	if (b->count > MAX_PLACES)
		return error_set(e, b->file, "grid", NULL, "more than %d hexes", MAX_PLACES);
	b->down_odd = !strcmp(json_string_or(grid, "down", "even"), "odd");
	b->grows_left = !strcmp(json_string_or(grid, "col_dir", "right"), "left");
	snprintf(b->top, sizeof b->top, "%s", json_string_or(grid, "top", "north"));
	return json_int(grid, "hex_metres", 0, 0, 99999, b->file, "grid", &b->hex_metres, e);
}

/* Neighbours in the order N, NE, SE, S, SW, NW of the sheet. */
static void join_hex(struct board *b, int i)
{
	struct place *p = &b->at[i];
	int c = i / b->rows, r = i % b->rows, low = sits_low(b, p->column), right = b->grows_left ? -1 : 1;
	const int step[6][2] = {{0, -1},	{right, low - 1}, {right, low},
				{0, 1}, {-right, low},	  {-right, low - 1}};
	p->links = 6;
	for (int d = 0; d < 6; d++) {
		int nc = c + step[d][0], nr = r + step[d][1];
		bool on = nc >= 0 && nc < b->columns && nr >= 0 && nr < b->rows;
		p->link[d].to = (int16_t)(on ? nc * b->rows + nr : NONE);
	}
}

static bool make_hexes(struct board *b, struct error *e)
{
	const char *base = json_string_or(b->json, "default", "clear");
	for (int i = 0; i < b->count; i++) {
		struct place *p = &b->at[i];
		int c = i / b->rows, r = i % b->rows, sheet = b->grows_left ? b->columns - 1 - c : c;
		p->column = (int8_t)(b->first_column + c);
		p->row = (int8_t)(b->first_row + r);
		snprintf(p->id, sizeof p->id, "%02d%02d", p->column, p->row);
		p->x = 1.5f * (float)sheet;
		p->y = 1.7320508f * ((float)r + (sits_low(b, p->column) ? 0.5f : 0.0f));
		if (!read_terrain(p, base, b->file, e))
			return false;
		join_hex(b, i);
	}
	const cJSON *hexes = json_need_object(b->json, "hexes", b->file, "map", e), *hex;
	if (!hexes)
		return false;
	cJSON_ArrayForEach(hex, hexes) {
		int at = board_find(b, hex->string);
		if (at == NONE)
			return error_set(e, b->file, hex->string, NULL, "no hex of the grid has this number");
		if (!read_place(&b->at[at], hex, b->file, e))
			return false;
	}
	return true;
}

static int find_item(const struct board *b, const cJSON *item)
{
	return cJSON_IsString(item) ? board_find(b, item->valuestring) : NONE;
}

static bool mark_missing(struct board *b, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(b->json, "missing")) {
		int at = find_item(b, item);
		if (at == NONE)
			return error_set(e, b->file, "missing", NULL, "names a hex that is not on the grid");
		b->at[at].missing = true;
	}
	return true;
}

/* Sets feature bits on both directions of a link; false when the two are no neighbours. */
static bool set_feature(struct board *b, int from, int to, unsigned there, unsigned back)
{
	if (from == NONE || to == NONE || from == to)
		return false;
	int out = board_link(b, from, to), in = board_link(b, to, from);
	if (out == NONE || in == NONE)
		return false;
	b->at[from].link[out].feature = (uint16_t)(b->at[from].link[out].feature | there);
	b->at[to].link[in].feature = (uint16_t)(b->at[to].link[in].feature | back);
	return true;
}

static bool read_edge(struct board *b, const cJSON *edge, int number, struct error *e)
{
	char place[32];
	snprintf(place, sizeof place, "edges[%d]", number);
	const cJSON *word = cJSON_GetArrayItem(edge, 2);
	size_t f = 0, n = sizeof features / sizeof *features;
	while (f < n && (!cJSON_IsString(word) || strcmp(features[f].name, word->valuestring) != 0))
		f++;
	if (f == n)
		return error_set(e, b->file, place, NULL, "names no known feature of a hexside");
	unsigned there = features[f].feature, back = there;
	if (there == EDGE_REDOUBT)
		there |= EDGE_FRONT_OUT;
	int from = find_item(b, cJSON_GetArrayItem(edge, 0)), to = find_item(b, cJSON_GetArrayItem(edge, 1));
	if (!set_feature(b, from, to, there, back))
		return error_set(e, b->file, place, NULL, "the two hexes are no neighbours on the map");
	return true;
}

static bool read_chains(struct board *b, const char *key, unsigned feature, struct error *e)
{
	const cJSON *chain, *item;
	int number = 0;
	cJSON_ArrayForEach(chain, json_get(b->json, key)) {
		char place[32];
		snprintf(place, sizeof place, "%s[%d]", key, number++);
		int before = NONE;
		cJSON_ArrayForEach(item, chain) {
			int at = find_item(b, item);
			if (at == NONE)
				return error_set(e, b->file, place, NULL, "names a hex that is not on the map");
			if (before != NONE && !set_feature(b, before, at, feature, feature))
				return error_set(e, b->file, place, NULL, "%s and %s are no neighbours",
						 b->at[before].id, b->at[at].id);
			b->at[at].road = b->at[at].road || feature == EDGE_ROAD;
			before = at;
		}
	}
	return true;
}

static bool load_hexes(struct board *b, struct error *e)
{
	if (!read_grid(b, e))
		return false;
	b->at = calloc((size_t)b->count, sizeof *b->at);
	if (!b->at)
		return error_set(e, b->file, NULL, NULL, "out of memory");
	if (!make_hexes(b, e) || !mark_missing(b, e))
		return false;
	const cJSON *edge;
	int number = 0;
	cJSON_ArrayForEach(edge, json_get(b->json, "edges")) if (!read_edge(b, edge, number++, e)) return false;
	return read_chains(b, "roads", EDGE_ROAD, e) && read_chains(b, "trails", EDGE_TRAIL, e);
}

int board_line(const struct board *b, int place, int link, float at[MAX_BENDS + 2][2])
{
	const struct link *l = &b->at[place].link[link];
	int n = abs(l->bends);
	for (int i = 0; i < n; i++)
		memcpy(at[i + 1], b->corner[l->first + (l->bends > 0 ? i : n - 1 - i)], sizeof at[0]);
	const int end[2] = {place, l->to}, slot[2] = {0, n + 1};
	for (int i = 0; i < 2; i++) {
		at[slot[i]][0] = b->at[end[i]].x;
		at[slot[i]][1] = b->at[end[i]].y;
	}
	return n + 2;
}

/* An area or a point. */
static bool read_spot(struct board *b, int i, const cJSON *json, struct error *e)
{
	struct place *p = &b->at[i];
	if (strlen(json->string) >= sizeof p->id)
		return error_set(e, b->file, json->string, NULL, "an id has %d letters at most", (int)sizeof p->id - 1);
	snprintf(p->id, sizeof p->id, "%s", json->string);
	float at[2];
	if (!json_spot(json_get(json, "at"), at))
		return error_set(e, b->file, p->id, NULL, "\"at\" must be two fractions of the sheet");
	p->x = at[0];
	p->y = at[1];
	return read_place(p, json, b->file, e);
}

static unsigned link_features(const struct board *b, const cJSON *json)
{
	unsigned feature = json_get(json, "river") ? EDGE_RIVER : 0;
	if (json_bool_or(json, "bridge", false))
		feature |= EDGE_BRIDGE;
	if (json_bool_or(json, "sub_area", false))
		feature |= EDGE_SUB_AREA;
	if (b->kind == BOARD_POINTS)
		feature |= json_bool_or(json, "trail", false) ? EDGE_TRAIL : EDGE_ROAD;
	return feature;
}

/* The corners of a drawn link ("line"), appended to those of the board. Slots are those just made at both ends. */
static bool read_bends(struct board *b, const int ends[2], const cJSON *line, const char *place, struct error *e)
{
	const cJSON *item;
	int n = cJSON_GetArraySize(line), first = b->corners;
	if (line && !cJSON_IsArray(line))
		return error_set(e, b->file, place, NULL, "\"line\" must be a list of points");
	if (n > MAX_BENDS)
		return error_set(e, b->file, place, NULL, "\"line\" has more than %d points", MAX_BENDS);
	cJSON_ArrayForEach(item, line) if (!json_spot(item, b->corner[b->corners++]))
		return error_set(e, b->file, place, NULL, "\"line\" holds what is no point of the sheet");
	for (int i = 0; i < 2; i++) {
		struct place *p = &b->at[ends[i]];
		p->link[p->links - 1].first = (int16_t)first;
		p->link[p->links - 1].bends = (int8_t)(i ? -n : n);
	}
	return true;
}

static bool read_link(struct board *b, const cJSON *json, int number, struct error *e)
{
	char place[32];
	snprintf(place, sizeof place, "links[%d]", number);
	int ends[2] = {find_item(b, cJSON_GetArrayItem(json, 0)), find_item(b, cJSON_GetArrayItem(json, 1))};
	if (ends[0] == NONE || ends[1] == NONE || ends[0] == ends[1])
		return error_set(e, b->file, place, NULL, "must join two different places of the map");
	if (board_link(b, ends[0], ends[1]) != NONE)
		return error_set(e, b->file, place, NULL, "%s and %s are joined twice", b->at[ends[0]].id, b->at[ends[1]].id);
	const cJSON *more = cJSON_GetArrayItem(json, 2);
	for (int i = 0; i < 2; i++) {
		struct place *p = &b->at[ends[i]];
		if (p->links == MAX_LINKS)
			return error_set(e, b->file, place, NULL, "%s has more than %d links", p->id, MAX_LINKS);
		p->link[p->links].to = (int16_t)ends[!i];
		p->link[p->links++].feature = (uint16_t)link_features(b, more);
	}
	return b->kind != BOARD_POINTS || read_bends(b, ends, json_get(more, "line"), place, e);
}

/* Room for the corners of all drawn links. */
static bool reserve_bends(struct board *b, struct error *e)
{
	const cJSON *link;
	int all = 0;
	cJSON_ArrayForEach(link, json_get(b->json, "links"))
		all += cJSON_GetArraySize(json_get(cJSON_GetArrayItem(link, 2), "line"));
	if (all > INT16_MAX)
		return error_set(e, b->file, "links", NULL, "the drawn lines have more than %d points", INT16_MAX);
	b->corner = calloc((size_t)all + 1, sizeof *b->corner);
	return b->corner || error_set(e, b->file, NULL, NULL, "out of memory");
}

static bool load_spots(struct board *b, enum board_kind kind, const char *key, struct error *e)
{
	b->kind = kind;
	const cJSON *spots = json_need_object(b->json, key, b->file, "map", e), *item;
	if (!spots)
		return false;
	int n = cJSON_GetArraySize(spots), i = 0;
	if (n < 1 || n > MAX_PLACES)
		return error_set(e, b->file, key, NULL, "a map has 1 to %d %s", MAX_PLACES, key);
	b->at = calloc((size_t)n, sizeof *b->at);
	if (!b->at)
		return error_set(e, b->file, NULL, NULL, "out of memory");
	cJSON_ArrayForEach(item, spots) {
		if (!read_spot(b, i, item, e))
			return false;
		b->count = ++i;
	}
	if (kind == BOARD_POINTS && !reserve_bends(b, e))
		return false;
	i = 0;
	cJSON_ArrayForEach(item, json_get(b->json, "links")) if (!read_link(b, item, i++, e)) return false;
	return kind == BOARD_POINTS || outlines_read(b, e);
}

static bool read_titles(struct board *b, struct error *e)
{
	if (!json_text(b->json, "id", "", b->id, sizeof b->id, b->file, "id", e) ||
	    !json_text(b->json, "title", b->id, b->title, sizeof b->title, b->file, "title", e))
		return false;
	snprintf(b->sheet, sizeof b->sheet, "%s", b->id);
	return true;
}

bool board_load(struct board *b, const char *path, struct error *e)
{
	static const char *const members[] = {"id$", "title$", "default$", "missing[$", "edges[[$", "roads[[$", "trails[[$",
					      "links[[*", "areas{{*", "points{{*", "hexes{{*", NULL};
	memset(b, 0, sizeof *b);
	snprintf(b->file, sizeof b->file, "%s", path);
	b->json = json_read(path, e);
	if (!b->json)
		return false;
	const char *kind = json_string_or(b->json, "kind", "");
	bool good = !json_format(b->json, path, e) || !json_kinds(b->json, members, path, NULL, e) || !read_titles(b, e) ? false
		    : !strcmp(kind, "hex")     ? load_hexes(b, e)
		    : !strcmp(kind, "areas")   ? load_spots(b, BOARD_AREAS, "areas", e)
		    : !strcmp(kind, "points")  ? load_spots(b, BOARD_POINTS, "points", e)
					       : error_set(e, path, "kind", NULL,
							   "must be \"hex\", \"areas\" or \"points\"");
	if (!good)
		board_free(b);
	return good;
}

/* Written by hand: refusals that nobody reads are made a million times in random play. */
struct called board_called(const struct board *b, int place)
{
	struct called out = {"nowhere"};
	if (place < 0 || place >= b->count)
		return out;
	const struct place *at = &b->at[place];
	size_t name = strlen(at->name), id = strlen(at->id);
	bool named = name && strcmp(at->name, at->id) != 0, printed = b->kind != BOARD_POINTS || !name;
	char *to = out.at;
	if (!printed) { /* a sheet of points has names alone */
		memcpy(to, at->name, name + 1);
		return out;
	}
	if (named) {
		memcpy(to, at->name, name);
		memcpy(to + name, " (", 2);
		to += name + 2;
	}
	memcpy(to, at->id, id + 1);
	if (named)
		memcpy(to + id, ")", 2);
	return out;
}

void board_free(struct board *b)
{
	cJSON_Delete(b->json);
	free(b->at);
	free(b->outline);
	free(b->corner);
	free(b->beyond);
	b->json = NULL;
	b->at = NULL;
	b->outline = NULL;
	b->corner = NULL;
	b->beyond = NULL;
	b->count = 0;
}

const char *board_terrain(const struct place *p)
{
	return p->kind & KIND_FORTRESS ? "fortress" : terrain_name((enum terrain)p->terrain);
}

const char *board_ground(const struct place *p)
{
	return p->kind & KIND_CITADEL ? "Citadel" : p->kind & KIND_FORTIFIED ? "Fortified town" : p->kind & KIND_WOODED ? "Woods" : "Open ground";
}

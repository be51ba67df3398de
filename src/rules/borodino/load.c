/* Makes the ground (struct field) from the board and checks what a scenario of this game says. */
#include "rules/borodino/borodino.h"

#include <stdlib.h>
#include <string.h>

/* [Map A, Terrain Effects Chart] The kinds of ground.
 * [Terrain Effects Chart Woods] Woods are closed; a road makes a way through them. */
static uint8_t hex_bits(const struct place *at)
{
	unsigned bits = 0;
	if (at->missing)
		return HEX_OUT;
	bool woods = at->terrain == TERRAIN_WOODS || at->terrain == TERRAIN_FOREST;
	if (woods)
		bits |= HEX_WOODS;
	if (!woods || at->road)
		bits |= HEX_ENTERABLE;
	if (at->terrain == TERRAIN_TOWN || at->kind & KIND_TOWN)
		bits |= HEX_TOWN;
	if (at->column == 1 || at->column == COLUMNS || at->row == 1 || at->row == HEX_ROWS)
		bits |= HEX_EDGE;
	return (uint8_t)bits;
}

/* A list of hexes in the map file, each given to `use`. */
static bool each_hex(const struct scenario *s, const cJSON *list, const char *key, struct field *f,
		     void (*use)(struct field *, int), struct error *e)
{
	const cJSON *item;
	if (!cJSON_IsArray(list))
		return error_set(e, s->board.file, key, NULL, "must be a list of hexes");
	cJSON_ArrayForEach(item, list) {
		int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
		if (at == NONE)
			return error_set(e, s->board.file, key, NULL, "names a hex that is not on the map");
		use(f, at);
	}
	return true;
}

static void use_out(struct field *f, int at)
{
	f->hex[at] = HEX_OUT;
}

/* What every board marks so, this one lists. */
static void exits_mark(struct scenario *s, const struct field *f)
{
	for (int i = 0; i < HEXES; i++)
		if (f->hex[i] & HEX_EXIT)
			s->board.at[i].kind |= KIND_EXIT;
}

static void use_exit(struct field *f, int at)
{
	f->hex[at] = (uint8_t)(f->hex[at] | HEX_EXIT);
}

static void use_entry(struct field *f, int at)
{
	int i = f->entries - 1;
	if (f->entry[i].n < 16)
		f->entry[i].at[f->entry[i].n++] = (int16_t)at;
}

/* [Movement 3] A hex costs one point, a ford two more, a stream without a road one more; bridges nothing.
 * [Movement 10, Terrain Effects Chart Woods/Roads] Woods are entered and left along their road only.
 * [Zones of Control H] No zone passes a river, not over a bridge or ford either; streams let it pass.
 * [Zones of Control I] Zones and attacks pass between woods and other hexes where movement does not.
 * [Combat K] Rivers are crossed and attacked over at bridges and fords only, streams anywhere.
 * [Terrain Effects Chart Clear, Terrain Effects Chart Rivers] All this is what the chart's rows say.
 * [Terrain Effects Chart Fords and Bridges, Terrain Effects Chart Streams] */
static void link_make(const struct scenario *s, struct field *f, int at, int d)
{
	const struct link *l = &s->board.at[at].link[d];
	f->to[at][d] = NONE;
	if (l->to < 0 || (f->hex[at] | f->hex[l->to]) & HEX_OUT)
		return;
	f->to[at][d] = l->to;
	bool wet = l->feature & (EDGE_RIVER | EDGE_BRIDGE | EDGE_FORD);
	bool crossing = l->feature & (EDGE_BRIDGE | EDGE_FORD), road = l->feature & EDGE_ROAD;
	bool trackless = (f->hex[at] | f->hex[l->to]) & HEX_WOODS && !road;
	unsigned bits = 0;
	if (wet)
		bits |= SIDE_RIVER;
	else
		bits |= SIDE_ZOC | SIDE_CROSS;
	if (crossing)
		bits |= SIDE_HALF | SIDE_CROSS;
	if (l->feature & EDGE_FORD)
		bits |= SIDE_FORD;
	if (l->feature & (EDGE_REDOUBT | EDGE_FRONT_OUT))
		bits |= SIDE_FRONT;
	if ((!wet || crossing) && !trackless && f->hex[at] & f->hex[l->to] & HEX_ENTERABLE) {
		bits |= SIDE_PASS;
		f->cost[at][d] = (uint8_t)(f->figures.cost.hex + (l->feature & EDGE_FORD ? f->figures.cost.ford : 0) +
					   (l->feature & EDGE_STREAM && !road ? f->figures.cost.stream : 0));
	}
	f->side[at][d] = (uint8_t)bits;
}

/* [Redoubts] Each redoubt has a strength of its own and three front hexes. */
static bool redoubts_make(const struct scenario *s, struct field *f, struct error *e)
{
	const cJSON *list = json_need_array(s->board.json, "redoubts", s->board.file, "map", e), *item, *front;
	if (!list)
		return false;
	if (cJSON_GetArraySize(list) != REDOUBTS)
		return error_set(e, s->board.file, "redoubts", NULL, "the game has %d redoubts", REDOUBTS);
	static const char *const kinds[] = {"front[$", NULL};
	int i = 0;
	cJSON_ArrayForEach(item, list) {
		const char *hex;
		int strength;
		if (!json_need_string(item, "hex", s->board.file, "redoubts", &hex, e) ||
		    !json_kinds(item, kinds, s->board.file, hex, e) ||
		    !json_need_int(item, "strength", 0, 99, s->board.file, hex, &strength, e))
			return false;
		int at = board_find(&s->board, hex);
		if (at == NONE)
			return error_set(e, s->board.file, "redoubts", NULL, "%s is not on the map", hex);
		f->redoubt[at] = (int8_t)i;
		f->redoubt_at[i] = (int16_t)at;
		f->redoubt_strength[i] = (int16_t)strength;
		if (json_bool_or(item, "east_of_front_line_on_7_sept", false))
			f->eastern = (uint8_t)(f->eastern | 1u << i);
		if (!strcmp(hex, "3224"))
			f->schevardino = i;
		cJSON_ArrayForEach(front, json_get(item, "front")) {
			int to = cJSON_IsString(front) ? board_find(&s->board, front->valuestring) : NONE;
			int link = to == NONE ? NONE : board_link(&s->board, at, to);
			if (link == NONE || !(f->side[at][link] & SIDE_FRONT))
				return error_set(e, s->board.file, hex, NULL, "a front hex without a front side");
			f->fronts[to] = (uint8_t)(f->fronts[to] | 1u << i);
		}
		i++;
	}
	return true;
}

/* A shot from `at` to a hex that is not adjacent, by hexes that are open.
 * [Artillery F] Units and towns on the way do not stop it, woods do.
 * [Artillery I] Of two ways equally long one clear of woods is enough.
 * [Redoubts H] A shot that touches a front side of a redoubt comes through its front. */
static void shot_make(const struct scenario *s, struct field *f, int at, int to)
{
	struct hex_line line = hex_line_begin(f->point[at], f->point[to]);
	struct hex by[2];
	struct fire shot = {.to = (int16_t)to};
	bool clear = true;
	for (int n; clear && (n = hex_line_next(&line, by));) {
		clear = false;
		while (n--) {
			int way = hex_place(&s->board, by[n]);
			if (way == NONE || f->hex[way] & HEX_OUT)
				continue;
			clear |= !(f->hex[way] & HEX_WOODS);
			shot.front |= f->redoubt[to] != NONE && f->fronts[way] >> f->redoubt[to] & 1;
		}
	}
	if (clear)
		f->fire[at][f->fires[at]++] = shot;
}

/* The hex so many steps in one direction, then so many in the next one. */
static int hex_off(const struct scenario *s, const struct field *f, int at, int d, int steps, int turned)
{
	struct hex to = f->point[at];
	while (steps--)
		to = hex_beside(&s->board, to, d);
	while (turned--)
		to = hex_beside(&s->board, to, (d + 1) % DIRECTIONS);
	return hex_place(&s->board, to);
}

/* [Artillery] Guns bombard as far as they reach. [Artillery I] Nobody is fired at in woods, road or not. */
static void fire_make(const struct scenario *s, struct field *f, int at)
{
	if (f->hex[at] & HEX_OUT)
		return;
	for (int far = 2; far <= f->figures.artillery.range; far++)
		for (int d = 0; d < DIRECTIONS; d++)
			for (int turned = 0; turned < far; turned++) {
				int to = hex_off(s, f, at, d, far - turned, turned);
				if (to != NONE && !(f->hex[to] & (HEX_OUT | HEX_WOODS)))
					shot_make(s, f, at, to);
			}
}

static bool entries_make(const struct scenario *s, struct field *f, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->board.json, "entries")) {
		if (f->entries == 16 || strlen(item->string) >= sizeof f->entry[0].id)
			return error_set(e, s->board.file, "entries", NULL, "too many entries, or too long a name");
		strcpy(f->entry[f->entries++].id, item->string);
		const char *hex = json_string_or(item, "hex", NULL);
		int at = hex ? board_find(&s->board, hex) : NONE;
		if (at != NONE)
			use_entry(f, at);
		else if (!each_hex(s, json_get(item, "hexes"), "entries", f, use_entry, e))
			return false;
	}
	return true;
}

static bool ground_make(const struct scenario *s, struct field *f, struct error *e)
{
	const struct board *board = &s->board;
	if (board->count != HEXES || board->columns != COLUMNS || board->rows != HEX_ROWS)
		return error_set(e, board->file, "grid", NULL, "the map of this game has %d by %d hexes", COLUMNS,
				 HEX_ROWS);
	for (int i = 0; i < HEXES; i++) {
		f->hex[i] = hex_bits(&board->at[i]);
		f->redoubt[i] = NONE;
		f->point[i] = hex_of(board, i);
	}
	const cJSON *bank = json_get(json_get(board->json, "north_bank"), "hexes");
	const cJSON *exit = json_get(json_get(board->json, "exit_east"), "hexes");
	if (!each_hex(s, bank, "north_bank", f, use_out, e) || !each_hex(s, exit, "exit_east", f, use_exit, e))
		return false;
	for (int i = 0; i < HEXES; i++)
		for (int d = 0; d < DIRECTIONS; d++)
			link_make(s, f, i, d);
	if (!redoubts_make(s, f, e))
		return false;
	for (int i = 0; i < HEXES; i++) {
		fire_make(s, f, i);
		if (f->hex[i] & HEX_EDGE && f->hex[i] & HEX_ENTERABLE && f->edges < 160)
			f->edge[f->edges++] = (int16_t)i;
	}
	return entries_make(s, f, e);
}

static bool print_make(struct scenario *s, struct field *f, int i, struct error *e)
{
	static const char *const arms[] = {"inf", "cav", "art"};
	struct print *p = &s->piece[i];
	int arm = 0;
	while (arm < 3 && strcmp(arms[arm], p->type))
		arm++;
	if (arm == 3)
		return error_set(e, "pieces.json", p->id, NULL, "\"%s\" is no type of this game", p->type);
	if (i && s->piece[i - 1].side > p->side)
		return error_set(e, "pieces.json", p->id, NULL, "the French come first, then the Russians");
	p->arm = (uint8_t)arm;
	int side = p->side;
	if (f->last[side] == 0)
		f->first[side] = i;
	f->last[side] = i + 1;
	if (p->strength < 1 || p->strength > 99) {
		const cJSON *own;
		bool here = false;
		cJSON_ArrayForEach(own, json_get(s->json, "strength")) here |= scenario_piece(s, own->string) == i;
		return error_set(e, here ? s->file : "pieces.json", p->id, NULL, "the strength %d is not from 1 to 99",
				 p->strength);
	}
	if (f->last[side] - f->first[side] > SIDE_PIECES)
		return error_set(e, "pieces.json", p->id, NULL, "a side has more than %d pieces", SIDE_PIECES);
	if (p->move >= POINTS)
		return error_set(e, "pieces.json", p->id, NULL, "has %d movement points; %d are the most", p->move, POINTS - 1);
	if (p->guard)
		f->guards[side] |= UINT64_C(1) << (i - f->first[side]);
	if (!strcmp(p->id, "FR-G-OG"))
		p->flags |= PRINT_OLD_GUARD;
	f->entry_of[i] = NONE;
	for (int k = 0; k < f->entries; k++)
		if (!strcmp(p->enter, f->entry[k].id))
			f->entry_of[i] = (int8_t)k;
	if (p->enter_turn != NONE && p->enter_place >= 0 && !(f->hex[p->enter_place] & HEX_ENTERABLE))
		return error_set(e, s->file, p->id, CITE(CITE_TERRAIN), "enters in a hex no unit can stand in");
	return true;
}

static bool setup_right(const struct scenario *s, const struct field *f, struct error *e)
{
	static const char *const enter_keys[] = {"turn#", "at$", NULL};
	const struct print *on[HEXES] = {NULL};
	for (int i = 0; i < s->pieces; i++) {
		const struct print *p = &s->piece[i];
		if (p->setup == NONE)
			continue;
		const char *hex = s->board.at[p->setup].id;
		if (f->hex[p->setup] & HEX_OUT)
			return error_set(e, s->file, p->id, NULL, "%s lies out of play", hex);
		if (!(f->hex[p->setup] & HEX_ENTERABLE))
			return error_set(e, s->file, p->id, CITE(CITE_TERRAIN), "%s is woods without a road", hex);
		if (on[p->setup])
			return error_set(e, s->file, p->id, CITE(CITE_MOVEMENT_6), "%s stands in %s already",
					 on[p->setup]->id, hex);
		on[p->setup] = p;
	}
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "enter")) if (!scenario_keys(s, item, enter_keys, item->string, e))
		return false;
	return true;
}

/* [Victory Conditions, Grand Battle Victory] A scenario names the day whose conditions it takes.
 * For the Grand Battle that is 7 September. */
static bool victory_make(const struct scenario *s, struct field *f, struct error *e)
{
	static const char *const names[] = {"5-september", "6-september", "7-september"};
	const char *name;
	if (!json_need_string(s->json, "victory", s->file, "scenario", &name, e))
		return false;
	f->victory = word_find(names, 3, name);
	return f->victory != NONE ||
	       error_set(e, s->file, "victory", NULL, "\"%s\" is none of 5-september, 6-september, 7-september",
			 name);
}

static bool nights_make(const struct scenario *s, struct field *f, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "night")) {
		if (!cJSON_IsNumber(item) || item->valueint < 0 || item->valueint > 95)
			return error_set(e, s->file, "night", NULL, "must be a list of turns");
		f->night[item->valueint] = 1;
	}
	return true;
}

static bool figures_make(const struct scenario *s, struct figures *f, struct error *e)
{
	const struct printed_number figures[] = {
		{"cost", "hex", 1, 9, &f->cost.hex}, {"cost", "ford", 0, 9, &f->cost.ford}, {"cost", "stream", 0, 9, &f->cost.stream},
		{"freeze", "column", 1, COLUMNS, &f->freeze.column}, {"freeze", "first", 1, 95, &f->freeze.first},
		{"freeze", "last", 1, 95, &f->freeze.last}, {"guard", "near", 1, 20, &f->guard.near},
		{"guard", "far", 1, 20, &f->guard.far}, {"guard", "first", 1, 999, &f->guard.first},
		{"guard", "next", 1, 999, &f->guard.next}, {"night", "near", 1, 20, &f->night.near},
		{"artillery", "range", 1, GUN_RANGE, &f->artillery.range},
		{"victory", "exited", 1, 999, &f->victory.exited}, {"victory", "losses", 1, 999, &f->victory.losses},
		{"victory", "redoubts", 1, REDOUBTS, &f->victory.redoubts}};
	return scenario_printed(s, figures, sizeof figures / sizeof *figures, e);
}

bool borodino_load(struct scenario *s, struct error *e)
{
	static const char *const keys[] = {
		"victory$", "freeze?", "destroyed[$", "night[#", "held{$", "strength{#", "setup{$", "enter{{*",
		"start{*", "losses{#", "freed[$", "frozen[$", "released[$", "loss_releases{*", "lost[$",
		"exited[$", "exited_points{#", "dice[#", NULL};
	static const char *const ground[] = {"entries{{*", "redoubts[{*", "north_bank{*", "exit_east{*", NULL};
	struct field *f = calloc(1, sizeof *f);
	if (!f)
		return error_set(e, s->file, NULL, NULL, "out of memory");
	s->own = f;
	if (!scenario_keys(s, s->json, keys, NULL, e) ||
	    !json_kinds(s->board.json, ground, s->board.file, NULL, e) || !figures_make(s, &f->figures, e) ||
	    !ground_make(s, f, e))
		return false;
	for (int i = 0; i < s->pieces; i++)
		if (!print_make(s, f, i, e))
			return false;
	exits_mark(s, f);
	f->crt = scenario_table(s, "crt");
	if (f->crt == NONE || s->table[f->crt].columns != 10 || s->table[f->crt].rows != 6 ||
	    s->table[f->crt].results != RESULTS)
		return error_set(e, "tables.json", "crt", NULL, "the Combat Resolution Table is missing or wrong");
	f->freeze = json_bool_or(s->json, "freeze", false);
	return setup_right(s, f, e) && victory_make(s, f, e) && nights_make(s, f, e);
}

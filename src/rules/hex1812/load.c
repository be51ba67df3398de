/* Reads the printed ground, units and charts once; refuses what the rules cannot play. */
#include "rules/hex1812/combat.h"

#include "rules/larder/muster.h"

#include <stdlib.h>
#include <string.h>

/* --- the ground --- */

int hx_region_named(const struct ground *g, const char *id)
{
	for (int i = 0; i < g->regions; i++)
		if (!strcmp(g->region_id[i], id))
			return i;
	return NONE;
}

/* [Game Map] The areas of supply, with the hex where the marker of their depletion lies. Their order is that of their codes. */
static bool regions_make(const struct scenario *s, struct ground *g, struct error *e)
{
	const cJSON *all = json_need_object(s->board.json, "regions", s->board.file, "map", e), *item;
	cJSON_ArrayForEach(item, all) {
		const char *name, *country, *box;
		if (g->regions == REGIONS - 1)
			return error_set(e, s->board.file, "regions", NULL, "at most %d areas", REGIONS - 1);
		if (!json_need_string(item, "name", s->board.file, item->string, &name, e) ||
		    !json_need_string(item, "country", s->board.file, item->string, &country, e) ||
		    !json_need_string(item, "box", s->board.file, item->string, &box, e))
			return false;
		int r = g->regions++, at = board_find(&s->board, box);
		if (at == NONE || s->board.at[at].missing)
			return error_set(e, s->board.file, item->string, NULL, "\"box\" must be a hex of the map");
		strncpy(g->region_id[r], item->string, sizeof g->region_id[r] - 1);
		strncpy(g->region_name[r], name, sizeof g->region_name[r] - 1);
		g->box[r] = (int16_t)at;
		g->abroad[r] = strcmp(country, "Russia") != 0;
	}
	return all;
}

/* [Movement E, Terrain Effects Chart] What it costs to come in, and what the ground is worth to a defender. */
static bool terrain_make(const struct figures *f, const struct place *p, int *cost, int *defence)
{
	bool fortress = p->kind & KIND_FORTRESS;
	switch (p->terrain) {
	case TERRAIN_CLEAR:
	case TERRAIN_TOWN:
		*cost = f->cost.clear;
		*defence = f->defence.clear;
		break;
	case TERRAIN_FOREST:
		*cost = f->cost.forest;
		*defence = f->defence.forest;
		break;
	case TERRAIN_MARSH:
		*cost = f->cost.marsh;
		*defence = f->defence.marsh;
		break;
	case TERRAIN_ROUGH:
		*cost = f->cost.rough;
		*defence = f->defence.rough;
		break;
	default:
		return false;
	}
	if (fortress) {
		*cost = f->cost.fortress;
		*defence = f->defence.fortress;
	}
	return true;
}

/* [Movement E] A river without a bridge costs more, one with a bridge nothing. */
static bool hex_make(const struct scenario *s, struct ground *g, int i, struct error *e)
{
	const struct place *p = &s->board.at[i];
	int cost = 0, defence = 1;
	g->region[i] = REGIONS;
	g->fort[i] = NONE;
	for (int d = 0; d < DIRECTIONS; d++)
		g->to[i][d] = NONE;
	if (p->missing)
		return true;
	int r = hx_region_named(g, p->area);
	if (r == NONE)
		return error_set(e, s->board.file, p->id, NULL, "lies in no area of \"regions\"");
	if (!terrain_make(&g->figures, p, &cost, &defence))
		return error_set(e, s->board.file, p->id, NULL, "this game has no such ground");
	g->region[i] = (uint8_t)r;
	g->enter[i] = (uint8_t)cost;
	g->defence[i] = (uint8_t)defence;
	for (int d = 0; d < DIRECTIONS; d++) {
		const struct link *l = &p->link[d];
		if (l->to == NONE || s->board.at[l->to].missing)
			continue;
		int way = (d + 3) % DIRECTIONS, bits = l->feature & EDGE_BRIDGE ? SIDE_RIVER | SIDE_BRIDGE :
						       l->feature & EDGE_RIVER	? SIDE_RIVER :
										  0;
		g->to[i][d] = l->to;
		g->side[i][d] = (uint8_t)bits;
		/* into this hex through this side, from the one beside it */
		g->cost[l->to][way] = (uint8_t)(cost + (bits == SIDE_RIVER ? g->figures.cost.river : 0));
	}
	return true;
}

/* What each hex is worth: the list of hexes is gone through once, for looking a hex up in it takes as long. */
static bool worth_read(const struct scenario *s, int worth[PLACES], struct error *e)
{
	const cJSON *hex;
	memset(worth, 0, PLACES * sizeof *worth);
	cJSON_ArrayForEach(hex, json_get(s->board.json, "hexes")) {
		int at = board_find(&s->board, hex->string);
		if (at != NONE && !json_int(hex, "vp", 0, 0, 9, s->board.file, hex->string, &worth[at], e))
			return false;
	}
	return true;
}

/* [Victory A] What can be held: the fortresses, and Moscow, which is none. */
static bool forts_make(const struct scenario *s, struct ground *g, struct error *e)
{
	int worth[PLACES];
	if (!worth_read(s, worth, e))
		return false;
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < g->places; i++) {
			const struct place *p = &s->board.at[i];
			int vp = worth[i];
			bool fortress = p->kind & KIND_FORTRESS;
			if (p->missing || (pass == 0 ? !fortress : fortress || !vp))
				continue;
			if (vp < 1 || vp > 9)
				return error_set(e, s->board.file, p->id, NULL, "a fortress is worth 1 to 9 points (\"vp\")");
			if (g->held == MAX_FORTRESSES)
				return error_set(e, s->board.file, p->id, NULL, "at most %d hexes can be worth points", MAX_FORTRESSES);
			g->fort[i] = (int8_t)g->held;
			g->worth[g->held] = (uint8_t)vp;
			g->theirs[g->abroad[g->region[i]] ? FRENCH : RUSSIAN] |= 1u << g->held;
			if (fortress)
				g->fortress[g->fortresses++] = (int16_t)i;
			g->hold[g->held++] = (int16_t)i;
		}
	return g->fortresses || error_set(e, s->board.file, "hexes", NULL, "there is no fortress");
}

/* [Zones of Control D] No zone reaches over an unbridged river. [Zones of Control E, Fortresses B] Neither into nor out of a fortress. */
static void zones_make(const struct scenario *s, struct ground *g)
{
	for (int i = 0; i < g->places; i++) {
		g->point[i] = hex_of(&s->board, i);
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = g->to[i][d];
			if (to != NONE && g->side[i][d] != SIDE_RIVER && !hx_is_fortress(s, i) && !hx_is_fortress(s, to))
				g->open[i] |= (uint8_t)(1 << d);
		}
	}
}

/* [Reinforcements] The edges by which reinforcements come. */
static bool edges_make(const struct scenario *s, struct ground *g, struct error *e)
{
	static const char *const names[EDGES] = {"W", "E", "N", "S"};
	const cJSON *all = json_need_object(s->board.json, "entries", s->board.file, "map", e), *item;
	for (int i = 0; all && i < EDGES; i++) {
		const cJSON *list = json_get(json_get(all, names[i]), "hexes");
		cJSON_ArrayForEach(item, list) {
			int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
			if (at == NONE || s->board.at[at].missing || g->edges[i] == 64)
				return error_set(e, s->board.file, names[i], NULL, "must hold at most 64 hexes of the map");
			g->edge[i][g->edges[i]++] = (int16_t)at;
		}
		if (!g->edges[i])
			return error_set(e, s->board.file, names[i], NULL, "\"entries\" lacks the hexes of this edge");
	}
	return all;
}

static bool ground_make(const struct scenario *s, struct ground *g, struct error *e)
{
	if (s->board.kind != BOARD_HEX || s->board.count != PLACES)
		return error_set(e, s->board.file, "grid", NULL, "the map of this game has %d positions for hexes", PLACES);
	g->places = PLACES;
	g->rows = s->board.rows;
	if (!regions_make(s, g, e))
		return false;
	for (int i = 0; i < PLACES; i++)
		if (!hex_make(s, g, i, e))
			return false;
	for (int i = 0; i < PLACES; i++)
		for (int d = 0; d < DIRECTIONS; d++)
			if (g->to[i][d] != NONE && g->region[i] != g->region[g->to[i][d]])
				g->near[g->region[i]] |= UINT64_C(1) << g->region[g->to[i][d]];
	if (!forts_make(s, g, e))
		return false;
	zones_make(s, g);
	return edges_make(s, g, e);
}

/* --- the units --- */

/* [Playing Pieces] Combat units are infantry and cavalry, corps and divisions; the others are none. */
static bool units_make(const struct scenario *s, struct ground *g, struct error *e)
{
	static const char *const types[KINDS] = {"infantry-corps", "infantry-division", "cavalry-corps", "cavalry-division",
						 "supply", "depot", "leader"};
	static const uint8_t arms[KINDS] = {ARM_INF, ARM_INF, ARM_CAV, ARM_CAV, ARM_SUPPLY, ARM_DEPOT, ARM_LEADER};
	const cJSON *list = json_get(s->pieces_json, "pieces"), *item = list ? list->child : NULL;
	const struct muster_counters every = {g->begin[0], g->end[0], g->first, g->last, g->kind, &g->napoleon};
	if (s->pieces > 255)
		return error_set(e, "pieces.json", "pieces", NULL, "at most 255 counters");
	if (!muster_counters(s, types, KINDS, "corps, divisions, supply units, depots, leaders", &every, e))
		return false;
	for (int i = 0; i < s->pieces; i++, item = item ? item->next : NULL) {
		g->arm[i] = arms[g->kind[i]];
		if (g->kind[i] == KIND_CHIEF) {
			int offence, defence;
			if (!json_need_int(item, "offence", 0, 99, "pieces.json", s->piece[i].id, &offence, e) ||
			    !json_need_int(item, "defence", 0, 99, "pieces.json", s->piece[i].id, &defence, e))
				return false;
			g->offence[i] = (int8_t)offence;
			g->guard[i] = (int8_t)defence;
		}
	}
	return true;
}

/* --- the charts --- */

/* [Attrition Table, Forced March Tables, Combat Results Table, Unsupplied Chart] Their results in the order that the
 * enumerations have. */
static bool tables_find(const struct scenario *s, struct ground *g, struct error *e)
{
	static const struct { const char *id; int columns, results; const char *name[CRT_ALL]; } want[TABLES] = {
		[TABLE_ATTRITION] = {"attrition", 2, 4, {"none", "1 cavalry", "1 infantry", "1 of each"}},
		[TABLE_DOUBLE] = {"double-march", 1, 3, {"success", "option", "eliminated"}},
		[TABLE_DOUBLE_AGAIN] = {"double-again", 3, 3, {"success", "disrupted", "eliminated"}},
		[TABLE_TRIPLE] = {"triple-march", 1, 3, {"success", "option", "eliminated"}},
		[TABLE_TRIPLE_AGAIN] = {"triple-again", 2, 3, {"success", "disrupted", "eliminated"}},
		[TABLE_CRT] = {"crt", 11, CRT_ALL, {"Ars", "Ar1 Drs", "Dr1", "Dr2", "Drs", "½ex", "De", "Ae", "Ar1", "no effect"}},
		[TABLE_UNSUPPLIED] = {"unsupplied", 2, 2, {"no effect", "eliminated"}}};
	for (int i = 0; i < TABLES; i++) {
		g->table[i] = scenario_table(s, want[i].id);
		const struct table *t = g->table[i] == NONE ? NULL : &s->table[g->table[i]];
		if (!t || t->columns != want[i].columns || t->rows != 6 || t->results != want[i].results || t->sides != 6 ||
		    t->dice != 1 || t->first_row != 1)
			return error_set(e, "tables.json", want[i].id, NULL, "needs %d columns, %d results and a row for each die",
					 want[i].columns, want[i].results);
		for (int k = 0; k < t->results; k++)
			if (strcmp(t->result[k], want[i].name[k]) != 0)
				return error_set(e, "tables.json", want[i].id, NULL, "result %d must be \"%s\"", k + 1, want[i].name[k]);
	}
	g->crt = g->table[TABLE_CRT];
	return table_by_number(&s->table[g->crt]) ||
	       error_set(e, "tables.json", "crt", NULL, "its columns must be percentages, \"80-99%%\"");
}

static bool figures_read(const struct scenario *s, struct ground *g, struct error *e)
{
	struct figures *f = &g->figures;
	const struct printed_number figures[] = {
		{"combat", "unbridged", 0, 999, &f->combat.unbridged}, {"combat", "automatic", 100, 999, &f->combat.automatic},
		{"supply", "depot_feeds", 0, 99, &f->supply.depot_feeds}, {"supply", "crowd", 0, 99, &f->supply.crowd},
		{"winter", "first", 1, 99, &f->winter.first}, {"winter", "less", 0, 2, &f->winter.less},
		{"cost", "clear", 1, 9, &f->cost.clear}, {"cost", "forest", 1, 9, &f->cost.forest},
		{"cost", "marsh", 1, 9, &f->cost.marsh}, {"cost", "rough", 1, 9, &f->cost.rough},
		{"cost", "fortress", 1, 9, &f->cost.fortress}, {"cost", "river", 0, 9, &f->cost.river},
		{"cost", "leave_friend", 0, 9, &f->cost.leave_friend}, {"cost", "leave_zone", 0, 9, &f->cost.leave_zone},
		{"cost", "eliminated", 0, 9, &f->cost.eliminated}, {"defence", "clear", 1, 9, &f->defence.clear},
		{"defence", "forest", 1, 9, &f->defence.forest}, {"defence", "marsh", 1, 9, &f->defence.marsh},
		{"defence", "rough", 1, 9, &f->defence.rough}, {"defence", "fortress", 1, 9, &f->defence.fortress},
		{"defence", "river", 1, 9, &f->defence.river}};
	return scenario_printed(s, figures, sizeof figures / sizeof *figures, e);
}

static bool keys_known(const struct scenario *s, struct error *e)
{
	static const char *const keys[] = {"points#", "control[$", "depleted_100[$", "depleted_50[$", "first$", "historical{[{*",
					   "free{[{*", "reinforcements?", "aim_places[$", NULL};
	static const char *const charts[] = {"index[#", "victory[{*", "worth{*", "reinforcements[{*", "depletion[{*", "words{$", NULL};
	return scenario_keys(s, s->json, keys, NULL, e) && json_kinds(s->tables_json, charts, "tables.json", NULL, e);
}

bool hx_load(struct scenario *s, struct error *e)
{
	struct ground *g = calloc(1, sizeof *g);
	if (!g)
		return error_set(e, s->file, NULL, NULL, "there is no memory for the game");
	s->own = g;
	if (s->last_turn > 31)
		return error_set(e, s->file, "last_turn", NULL, "turns go from 1 to 31");
	return keys_known(s, e) && figures_read(s, g, e) && ground_make(s, g, e) && units_make(s, g, e) && tables_find(s, g, e) &&
	       muster_points(s, g->index, g->least, &g->napoleon_worth, e) && supply_read(&g->charts, s->tables_json, s->table, s->tables, "tables.json", e) &&
	       hx_load_deploy(s, g, e);
}

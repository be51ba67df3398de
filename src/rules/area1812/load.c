/* Reads the printed ground, units and charts once; refuses what the rules cannot play. */
#include "rules/area1812/area1812.h"

#include "rules/larder/muster.h"

#include <stdlib.h>
#include <string.h>

/* --- the ground --- */

/* [Game Map] Sub-areas of one area are parts of one region: what feeds them is shared. */
static int region_of(struct land *g, const struct place *p)
{
	const char *id = p->area[0] ? p->area : p->id;
	for (int i = 0; i < g->regions; i++)
		if (!strcmp(g->region_id[i], id))
			return i;
	if (g->regions == REGIONS)
		return NONE;
	memcpy(g->region_id[g->regions], id, sizeof g->region_id[0]);
	return g->regions++;
}

/* [Movement B] No link leads into what is off limits. [Victory Points Table] The map says what each place is worth.
 * [Fortresses A] Whose country it is decides who may use its fortress. */
static bool place_make(const struct scenario *s, struct land *g, int i, struct error *e)
{
	const struct place *p = &s->board.at[i];
	const cJSON *json = json_get(json_get(s->board.json, "areas"), p->id);
	int r = region_of(g, p), vp;
	const char *country;
	if (!(p->kind & KIND_OFF_LIMITS) && !json_need_string(json, "country", s->board.file, p->id, &country, e))
		return false;
	if (r == NONE || g->parts[r] == PARTS)
		return error_set(e, s->board.file, p->id, NULL, "at most %d areas of at most %d parts", REGIONS, PARTS);
	if (!json_int(json, "vp", 0, 0, 9, s->board.file, p->id, &vp, e))
		return false;
	g->region[i] = (uint8_t)r;
	g->part[r][g->parts[r]++] = (int8_t)i;
	g->vp[i] = (uint8_t)vp;
	g->owner[i] = !strcmp(json_string_or(json, "country", ""), "Russia") ? RUSSIAN : FRENCH;
	if (p->kind & KIND_FORTRESS)
		set_add(&g->forts, i);
	if (p->kind & KIND_FORTRESS && g->owner[i] == RUSSIAN)
		set_add(&g->fortress, i);
	for (int k = 0; k < p->links; k++)
		if (!(s->board.at[p->link[k].to].kind & KIND_OFF_LIMITS))
			g->to[i][g->links[i]++] = (int8_t)p->link[k].to;
	return true;
}

static void distances_make(struct land *g)
{
	memset(g->distance, 99, sizeof g->distance);
	for (int from = 0; from < g->places; from++) {
		int queue[PLACES], n = 0;
		g->distance[from][from] = 0;
		queue[n++] = from;
		for (int k = 0; k < n; k++)
			for (int i = 0; i < g->links[queue[k]]; i++) {
				int to = g->to[queue[k]][i];
				if (g->distance[from][to] != 99)
					continue;
				g->distance[from][to] = (uint8_t)(g->distance[from][queue[k]] + 1);
				queue[n++] = to;
			}
	}
}

static bool ground_make(const struct scenario *s, struct land *g, struct error *e)
{
	if (s->board.count != PLACES)
		return error_set(e, s->board.file, "areas", NULL, "the map of this game has %d areas", PLACES);
	g->places = PLACES;
	for (int i = 0; i < PLACES; i++)
		if (!place_make(s, g, i, e))
			return false;
	for (int i = 0; i < PLACES; i++)
		for (int k = 0; k < g->links[i]; k++)
			if (g->region[i] != g->region[g->to[i][k]])
				g->near[g->region[i]] |= UINT64_C(1) << g->region[g->to[i][k]];
	distances_make(g);
	if (set_empty(&g->fortress))
		return error_set(e, s->board.file, "areas", NULL, "there is no fortress in Russia");
	return true;
}

/* --- the units --- */

/* [Playing Pieces Supply Units and Depots] A counter is one unit of one kind. */
static bool units_make(const struct scenario *s, struct land *g, struct error *e)
{
	static const char *const types[ARMS] = {"infantry-corps", "cavalry-corps", "supply", "depot", "leader"};
	const struct muster_counters all = {g->begin[0], g->end[0], g->first, g->last, g->arm, &g->napoleon};
	const cJSON *list = json_get(s->pieces_json, "pieces");
	for (int i = 0; i < s->pieces; i++)
		g->horse[i] = !strcmp(json_string_or(cJSON_GetArrayItem(list, i), "leads", ""), "cavalry");
	return muster_counters(s, types, ARMS, "corps, supply units, depots, leaders", &all, e);
}

/* --- the charts --- */

/* [Battle Plan Chart] A cell is read as all of its results, with those after "or" apart. */
static bool effect_read(const struct scenario *s, const struct table *t, int result, struct ar_cell *out, struct error *e)
{
	static const struct { const char *word; unsigned bit; } words[] = {
		{"a-1c", DO_A_LOSES}, {"d-1c", DO_D_LOSES}, {"a x2", DO_A_DOUBLE}, {"d x2", DO_D_DOUBLE},
		{"switch", DO_SWITCH}, {"e mod", DO_SOFT}, {"retreat", DO_RETREAT}, {"cavalry", DO_CAVALRY},
		{"stop", DO_STOP}, {"combat", DO_COMBAT}, {"pursuit", DO_PURSUIT}};
	const cJSON *list = json_get(json_get(s->tables_json, "plan_effects"), t->result[result]), *item;
	uint16_t *to = &out->what;
	cJSON_ArrayForEach(item, list) {
		if (cJSON_IsString(item) && !strcmp(item->valuestring, "or")) {
			to = &out->or;
			continue;
		}
		size_t i = 0;
		while (i < sizeof words / sizeof *words &&
		       (!cJSON_IsString(item) || strcmp(words[i].word, item->valuestring) != 0))
			i++;
		if (i == sizeof words / sizeof *words)
			return error_set(e, "tables.json", t->result[result], NULL, "\"plan_effects\" has an unknown word");
		*to = (uint16_t)(*to | words[i].bit);
	}
	return out->what || error_set(e, "tables.json", t->result[result], NULL, "\"plan_effects\" lacks this result");
}

static bool plans_make(const struct scenario *s, struct land *g, struct error *e)
{
	const struct table *t = &s->table[g->table[TABLE_PLAN]];
	if (t->rows != 4 || t->columns != 4)
		return error_set(e, "tables.json", t->id, NULL, "needs four rows and four columns");
	for (int d = 0; d < 4; d++)
		for (int a = 0; a < 4; a++)
			if (!effect_read(s, t, t->cell[d][a], &g->cell[d][a], e))
				return false;
	return true;
}

static int result_named(const struct table *t, const char *name)
{
	for (int i = 0; i < t->results; i++)
		if (!strcmp(t->result[i], name))
			return i;
	return NONE;
}

/* [Battle Plan Chart e mod] Which results a cordon softens, and to what, stands with the table. */
static bool soften_make(const struct scenario *s, struct land *g, struct error *e)
{
	const struct table *t = &s->table[g->table[TABLE_CRT]];
	if (!table_by_number(t))
		return error_set(e, "tables.json", t->id, NULL, "its columns must be percentages, \"60-79%%\"");
	if (t->results != CRT_ALL || t->columns != 10 || t->first_row != CRT_LOW || t->rows != CRT_HIGH - CRT_LOW + 1)
		return error_set(e, "tables.json", t->id, NULL, "needs %d results, ten columns and rows from %d to %d",
				 CRT_ALL, CRT_LOW, CRT_HIGH);
	for (int i = 0; i < CRT_ALL; i++)
		g->soften[i] = (uint8_t)i;
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->tables_json, "soften")) {
		int from = result_named(t, item->string), to = cJSON_IsString(item) ? result_named(t, item->valuestring) : NONE;
		if (from == NONE || to == NONE)
			return error_set(e, "tables.json", "soften", NULL, "names no result of the Combat Results Table");
		g->soften[from] = (uint8_t)to;
	}
	return true;
}

static bool tables_find(const struct scenario *s, struct land *g, struct error *e)
{
	static const struct { const char *id; int columns, rows, results; } want[TABLES] = {
		{"attrition", 2, 6, 4}, {"forced-march", 1, 6, 3}, {"battle-plan", 4, 4, 0}, {"crt", 10, 12, CRT_ALL},
		{"pursuit", 5, 12, 4}, {"unsupplied", 0, 6, 2}};
	/* The order that the enumerations of results have. */
	static const char *const names[TABLES][CRT_RESULTS + 1] = {
		[TABLE_ATTRITION] = {"none", "1 cavalry", "1 infantry", "1 of each"}, [TABLE_FORCE] = {"arrives", "stays", "eliminated"},
		[TABLE_CRT] = {"Ae", "A½e", "Ar(A)", "Ar(D)", "½ex", "Dr(D)", "Dr(A)", "D½e", "De"},
		[TABLE_PURSUIT] = {"no effect", "A+1/D-1 ex", "D+1 ex", "D+2 ex"},
		[TABLE_UNSUPPLIED] = {"no effect", "eliminated"}};
	for (int i = 0; i < TABLES; i++) {
		g->table[i] = scenario_table(s, want[i].id);
		const struct table *t = g->table[i] == NONE ? NULL : &s->table[g->table[i]];
		if (!t || (want[i].columns && t->columns != want[i].columns) || t->rows != want[i].rows ||
		    (want[i].results && t->results != want[i].results) || t->sides != 6 || t->dice != 1)
			return error_set(e, "tables.json", want[i].id, NULL, "is missing or has the wrong size");
		for (int k = 0; names[i][k]; k++)
			if (strcmp(t->result[k], names[i][k]) != 0)
				return error_set(e, "tables.json", want[i].id, NULL, "result %d must be \"%s\"", k + 1, names[i][k]);
	}
	return true;
}

static bool charts_make(const struct scenario *s, struct land *g, struct error *e)
{
	return tables_find(s, g, e) && plans_make(s, g, e) && soften_make(s, g, e) && muster_points(s, g->index, g->least, &g->napoleon_worth, e) &&
	       ar_figures_read(s, g, e) && supply_read(&g->charts, s->tables_json, s->table, s->tables, "tables.json", e);
}

static bool keys_known(const struct scenario *s, struct error *e)
{
	static const char *const keys[] = {
		"points#", "control[$", "depleted_100[$", "depleted_50[$", "historical{[{*", "free{[{*",
		"reinforcements?", NULL};
	static const char *const charts[] = {"plan_effects{[$", "soften{$", "index[#", "victory[{*", "worth{*", "fallback[$",
					     "reinforcements[{*", "depletion[{*", "words{$", NULL};
	return scenario_keys(s, s->json, keys, NULL, e) && json_kinds(s->tables_json, charts, "tables.json", NULL, e);
}

bool ar_load(struct scenario *s, struct error *e)
{
	struct land *g = calloc(1, sizeof *g);
	if (!g)
		return error_set(e, s->file, NULL, NULL, "there is no memory for the game");
	s->own = g;
	if (s->last_turn > 31)
		return error_set(e, s->file, "last_turn", NULL, "turns go from 1 to 31");
	return keys_known(s, e) && ground_make(s, g, e) && units_make(s, g, e) && charts_make(s, g, e) &&
	       ar_load_deploy(s, g, e);
}

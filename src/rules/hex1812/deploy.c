/* Reads set-ups, reinforcements and the state of the map at the start. */
#include "rules/hex1812/hex1812.h"

#include "rules/larder/muster.h"

#include <string.h>

/* The reinforcement chart stands here, with the other tables; all else in the scenario. */
static const char chart[] = "tables.json";
static const char *const side_keys[2] = {"french", "russian"};

static bool hex_read(const struct scenario *s, const char *id, const char *file, const char *where, int16_t *out, struct error *e)
{
	int at = board_find(&s->board, id);
	*out = (int16_t)at;
	return (at != NONE && !s->board.at[at].missing) ||
	       error_set(e, file, where, NULL, "\"%s\" is no hex that units may enter", id);
}

/* Which counters are still to be had for a set-up: corps and the like by number, leaders by letter. */
struct stock {
	int next[2][KINDS];
	struct set taken;
};

/* Corps and the like are asked for by number, leaders by letter: the units of one line into out[]. */
static int units_read(const struct scenario *s, const struct ground *g, struct stock *stock, int side, const cJSON *line, int out[MAX_PIECES],
		      const char *file, const char *where, struct error *e)
{
	static const char *const known[] = {"at", "within", "of", "area", "not_within", "apart", "turn", "side", "ic", "id", "cc", "cd", "su", "dp", "leaders", "who", NULL};
	static const char *const keys[] = {"ic", "id", "cc", "cd", "su", "dp", NULL};
	const struct muster m = {known, keys, g->kind, KIND_CHIEF, FRENCH};
	return muster_line(s, &m, side, stock->next[side], g->end[side], &stock->taken, line, out, file, where, e);
}

static bool historical_read(const struct scenario *s, struct ground *g, struct stock *stock, struct error *e)
{
	const cJSON *all = json_need_object(s->json, "historical", s->file, "scenario", e), *line;
	for (int side = 0; all && side < 2; side++) {
		const cJSON *lines = json_need_array(all, side_keys[side], s->file, "historical", e);
		if (!lines)
			return false;
		cJSON_ArrayForEach(line, lines) {
			const char *at;
			int16_t place;
			int list[MAX_PIECES];
			if (!json_need_string(line, "at", s->file, "historical", &at, e) || !hex_read(s, at, s->file, "historical", &place, e))
				return false;
			int n = units_read(s, g, stock, side, line, list, s->file, at, e);
			if (n == NONE)
				return false;
			for (int i = 0; i < n; i++)
				g->deploy[0].place[list[i]] = place;
		}
	}
	return all;
}

/* [Scenarios] "Directly on", "within", "anywhere in the Area of ... not within". */
static bool zone_read(const struct scenario *s, const struct ground *g, const cJSON *line, struct hx_zone_of *out, struct error *e)
{
	const char *at = json_string_or(line, "at", ""), *of = json_string_or(line, "of", ""), *area = json_string_or(line, "area", "");
	int within = NONE, beyond = NONE;
	out->at = out->of = out->region = NONE;
	out->apart = json_bool_or(line, "apart", false);
	if (*at && !hex_read(s, at, s->file, "free", &out->at, e))
		return false;
	if (*of && !hex_read(s, of, s->file, "free", &out->of, e))
		return false;
	if (*area && (out->region = (int16_t)hx_region_named(g, area)) == NONE)
		return error_set(e, s->file, "free", NULL, "\"%s\" is no area of the map", area);
	if (json_get(line, "within") && !json_need_int(line, "within", 0, 20, s->file, "free", &within, e))
		return false;
	if (json_get(line, "not_within") && !json_need_int(line, "not_within", 0, 20, s->file, "free", &beyond, e))
		return false;
	out->within = (int16_t)within;
	out->beyond = (int16_t)beyond;
	if (out->at == NONE && out->region == NONE && (out->of == NONE || within == NONE))
		return error_set(e, s->file, "free", NULL, "a group needs \"at\", \"area\", or \"within\" with \"of\"");
	return (within == NONE && beyond == NONE) || out->of != NONE ||
	       error_set(e, s->file, "free", NULL, "a distance needs \"of\"");
}

static bool free_read(const struct scenario *s, struct ground *g, struct stock *stock, struct error *e)
{
	const cJSON *all = json_get(s->json, "free"), *line;
	for (int side = 0; all && side < 2; side++) {
		const cJSON *lines = json_need_array(all, side_keys[side], s->file, "free", e);
		if (!lines)
			return false;
		cJSON_ArrayForEach(line, lines) {
			int list[MAX_PIECES], n;
			if (g->groups == GROUPS)
				return error_set(e, s->file, "free", NULL, "more than %d groups", GROUPS);
			g->group[g->groups].side = (uint8_t)side;
			if ((n = units_read(s, g, stock, side, line, list, s->file, "free", e)) == NONE ||
			    !zone_read(s, g, line, &g->group[g->groups], e))
				return false;
			for (int i = 0; i < n; i++) {
				g->deploy[1].group[list[i]] = (int8_t)g->groups;
				if (g->group[g->groups].at != NONE)
					g->deploy[1].place[list[i]] = g->group[g->groups].at;
			}
			g->groups++;
		}
	}
	return true;
}

/* Where a line of the chart comes in. */
static bool at_read(const struct scenario *s, const cJSON *line, struct hx_entry *out, struct error *e)
{
	static const char *const edges[EDGES] = {"W", "E", "N", "S"};
	const char *at;
	if (!json_need_string(line, "at", chart, "reinforcements", &at, e))
		return false;
	int edge = word_find(edges, EDGES, at);
	out->at = NONE;
	out->by = (uint8_t)(edge != NONE ? edge : !strcmp(at, "fortress") ? BY_FORTRESS : BY_HEX);
	if (out->by != BY_HEX)
		return true;
	return hex_read(s, at, chart, "reinforcements", &out->at, e) &&
	       (s->board.at[out->at].kind & KIND_FORTRESS || error_set(e, chart, "reinforcements", NULL, "%s is no fortress", at));
}

/* [Reinforcements] Each line has its turn, its units and where they may come. */
static bool entry_read(const struct scenario *s, struct ground *g, struct stock stock[2], const cJSON *line, struct error *e)
{
	int turn, list[MAX_PIECES];
	const char *side;
	if (!json_need_int(line, "turn", 1, 31, chart, "reinforcements", &turn, e) ||
	    !json_need_string(line, "side", chart, "reinforcements", &side, e))
		return false;
	enum side owner = scenario_side(s, side);
	if (turn < s->first_turn)
		return true;
	if (g->entries == ENTRIES || owner == NOBODY)
		return error_set(e, chart, "reinforcements", NULL, "too many lines, or no side");
	struct hx_entry *to = &g->entry[g->entries];
	to->turn = (uint8_t)turn;
	to->side = (uint8_t)owner;
	if (!at_read(s, line, to, e))
		return false;
	for (int option = 0; option < 2; option++) {
		int n = units_read(s, g, &stock[option], owner, line, list, chart, "reinforcements", e);
		if (n == NONE)
			return false;
		for (int i = 0; i < n; i++)
			g->deploy[option].entry[list[i]] = (int8_t)g->entries;
	}
	g->entries++;
	return true;
}

static bool deploy_make(const struct scenario *s, struct ground *g, struct error *e)
{
	struct stock stock[2];
	const cJSON *item;
	memset(g->deploy, NONE, sizeof g->deploy);
	memset(stock, 0, sizeof stock);
	for (int i = 0; i < 2; i++)
		memcpy(stock[i].next, g->begin, sizeof g->begin);
	const char *first = json_string_or(s->json, "first", "russian");
	g->first_side = word_find(side_keys, 2, first);
	if (g->first_side == NONE)
		return error_set(e, s->file, "first", NULL, "must be \"french\" or \"russian\"");
	if (!historical_read(s, g, &stock[0], e) || !free_read(s, g, &stock[1], e))
		return false;
	if (!json_bool_or(s->json, "reinforcements", true))
		return true;
	const cJSON *lines = json_need_array(s->tables_json, "reinforcements", chart, "tables", e);
	if (!lines)
		return false;
	if (!g->groups)
		stock[1] = stock[0];
	cJSON_ArrayForEach(item, lines) if (!entry_read(s, g, stock, item, e)) return false;
	return true;
}

/* --- the state of the map --- */

/* [Scenarios] Control, points and depletion at the start are given and have to agree. */
static bool state_read(const struct scenario *s, struct ground *g, struct error *e)
{
	const cJSON *item;
	int sum = 0;
	if (!json_need_int(s->json, "points", -99, 99, s->file, "scenario", &g->points, e))
		return false;
	cJSON_ArrayForEach(item, json_get(s->json, "control")) {
		int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
		if (at == NONE || g->fort[at] == NONE || g->control >> g->fort[at] & 1)
			return error_set(e, s->file, "control", NULL, "names hexes that are worth points, each once");
		g->control |= 1u << g->fort[at];
		sum += g->worth[g->fort[at]];
	}
	if (sum != g->points)
		return error_set(e, s->file, "points", NULL, "the places under French control are worth %d", sum);
	return muster_depleted(s, "depleted_50", DEPLETED_HALF, g->region_id, g->regions, g->depleted, e) &&
	       muster_depleted(s, "depleted_100", DEPLETED_FULL, g->region_id, g->regions, g->depleted, e);
}

bool hx_load_deploy(const struct scenario *s, struct ground *g, struct error *e)
{
	return state_read(s, g, e) && deploy_make(s, g, e);
}

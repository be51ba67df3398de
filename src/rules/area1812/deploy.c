/* Reads set-ups, reinforcements and the state of the map at the start. */
#include "rules/area1812/area1812.h"

#include "rules/larder/muster.h"

#include <string.h>

/* The reinforcement chart stands here, with the other tables; all else in the scenario. */
static const char chart[] = "tables.json";

/* A list of areas; none of that name is an empty one. */
static bool places_read(const struct scenario *s, const cJSON *list, struct set *out, const char *file,
			const char *where, struct error *e)
{
	const cJSON *item;
	set_clear(out);
	if (list && !cJSON_IsArray(list))
		return error_set(e, file, where, NULL, "must be a list of areas");
	cJSON_ArrayForEach(item, list) {
		int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
		if (at == NONE || s->board.at[at].kind & KIND_OFF_LIMITS)
			return error_set(e, file, where, NULL, "\"%s\" is no area that units may enter",
					 cJSON_IsString(item) ? item->valuestring : "?");
		set_add(out, at);
	}
	return true;
}

/* Which pieces are still to be had for a set-up: corps and the like by number, leaders by letter. */
struct supply_of_pieces {
	int next[2][ARMS];
	struct set taken;
};

/* [Abbreviations] Corps and the like are asked for by number, leaders by letter: the units of one line into out[]. */
static int units_read(const struct scenario *s, const struct land *g, struct supply_of_pieces *stock, int side, const cJSON *line, int out[MAX_PIECES],
		      const char *file, const char *where, struct error *e)
{
	static const char *const known[] = {"at", "areas", "also", "turn", "side", "each", "ic", "cc", "su", "dp", "leaders", "who", NULL};
	static const char *const keys[] = {"ic", "cc", "su", "dp", NULL};
	const struct muster m = {known, keys, g->arm, ARM_LEADER, FRENCH};
	return muster_line(s, &m, side, stock->next[side], g->end[side], &stock->taken, line, out, file, where, e);
}

static const char *const side_keys[2] = {"french", "russian"};

static bool historical_read(const struct scenario *s, struct land *g, struct supply_of_pieces *stock, struct error *e)
{
	const cJSON *all = json_need_object(s->json, "historical", s->file, "scenario", e), *line;
	for (int side = 0; all && side < 2; side++) {
		const cJSON *lines = json_need_array(all, side_keys[side], s->file, "historical", e);
		if (!lines)
			return false;
		cJSON_ArrayForEach(line, lines) {
			const char *at;
			int list[MAX_PIECES], place;
			if (!json_need_string(line, "at", s->file, "historical", &at, e))
				return false;
			place = board_find(&s->board, at);
			if (place == NONE || s->board.at[place].kind & KIND_OFF_LIMITS)
				return error_set(e, s->file, at, NULL, "is no area that units may enter");
			int n = units_read(s, g, stock, side, line, list, s->file, at, e);
			if (n == NONE)
				return false;
			for (int i = 0; i < n; i++)
				g->deploy[0].place[list[i]] = (int16_t)place;
		}
	}
	return all;
}

/* [Initial Placement, reading 8] A group has its own zone, and perhaps one corps to an area. */
static bool group_read(const struct scenario *s, struct land *g, struct supply_of_pieces *stock, int side,
		       const cJSON *line, struct error *e)
{
	int list[MAX_PIECES], n;
	if (g->groups == GROUPS)
		return error_set(e, s->file, "free", NULL, "more than %d groups", GROUPS);
	struct ar_group *to = &g->group[g->groups];
	const cJSON *areas = json_get(line, "areas");
	to->side = (uint8_t)side;
	int each;
	if (!json_int(line, "each", 0, 0, 1, s->file, "free", &each, e))
		return false;
	to->each = each == 1;
	if (cJSON_IsString(areas) && !strcmp(areas->valuestring, "control"))
		to->areas = g->control;
	else if (!places_read(s, areas, &to->areas, s->file, "free", e))
		return false;
	if ((n = units_read(s, g, stock, side, line, list, s->file, "free", e)) == NONE)
		return false;
	if (set_empty(&to->areas))
		return error_set(e, s->file, "free", NULL, "a group without areas");
	if (to->each && set_count(&to->areas) < n)
		return error_set(e, s->file, "free", NULL, "a group of %d units has %d areas, one for each", n,
				 set_count(&to->areas));
	for (int i = 0; i < n; i++)
		g->deploy[1].group[list[i]] = (int8_t)g->groups;
	g->groups++;
	return true;
}

static bool free_read(const struct scenario *s, struct land *g, struct supply_of_pieces *stock, struct error *e)
{
	const cJSON *all = json_get(s->json, "free"), *line;
	for (int side = 0; all && side < 2; side++) {
		const cJSON *lines = json_need_array(all, side_keys[side], s->file, "free", e);
		if (!lines)
			return false;
		cJSON_ArrayForEach(line, lines) if (!group_read(s, g, stock, side, line, e)) return false;
	}
	return true;
}

/* [Reinforcements] Each line of the chart has its turn, its units and where they may come. */
static bool entry_read(const struct scenario *s, struct land *g, struct supply_of_pieces stock[2], const cJSON *line,
		       struct error *e)
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
	struct ar_entry *to = &g->entry[g->entries];
	const cJSON *areas = json_get(line, "areas");
	to->turn = (uint8_t)turn;
	to->side = (uint8_t)owner;
	to->fortress = cJSON_IsString(areas) && !strcmp(areas->valuestring, "fortress");
	if ((!to->fortress && !places_read(s, areas, &to->areas, chart, "reinforcements", e)) ||
	    !places_read(s, json_get(line, "also"), &to->also, chart, "reinforcements", e))
		return false;
	if (!to->fortress && set_empty(&to->areas))
		return error_set(e, chart, "reinforcements", NULL, "a line without areas");
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

static bool deploy_make(const struct scenario *s, struct land *g, struct error *e)
{
	struct supply_of_pieces stock[2];
	const cJSON *item;
	memset(g->deploy, NONE, sizeof g->deploy);
	memset(stock, 0, sizeof stock);
	for (int i = 0; i < 2; i++)
		memcpy(stock[i].next, g->begin, sizeof g->begin);
	if (!historical_read(s, g, &stock[0], e) || !free_read(s, g, &stock[1], e) ||
	    !places_read(s, json_get(s->tables_json, "fallback"), &g->fallback, chart, "fallback", e))
		return false;
	if (set_empty(&g->fallback))
		return error_set(e, chart, "fallback", NULL, "names no area");
	if (!json_bool_or(s->json, "reinforcements", true))
		return true;
	const cJSON *lines = json_need_array(s->tables_json, "reinforcements", chart, "tables", e);
	if (!lines)
		return false;
	cJSON_ArrayForEach(item, lines) if (!entry_read(s, g, stock, item, e)) return false;
	return true;
}

/* --- the state of the map --- */

/* [Scenarios, reading 4] Control, points and depletion at the start are given and have to agree. */
static bool state_read(const struct scenario *s, struct land *g, struct error *e)
{
	if (!json_need_int(s->json, "points", -99, 99, s->file, "scenario", &g->points, e) ||
	    !places_read(s, json_get(s->json, "control"), &g->control, s->file, "control", e))
		return false;
	int sum = 0;
	for (int i = set_next(&g->control, 0); i >= 0; i = set_next(&g->control, i + 1)) {
		sum += g->vp[i];
		if (!g->vp[i])
			return error_set(e, s->file, s->board.at[i].id, NULL, "is under control, but worth no points");
	}
	if (sum != g->points)
		return error_set(e, s->file, "points", NULL, "the places under French control are worth %d", sum);
	return muster_depleted(s, "depleted_50", DEPLETED_HALF, g->region_id, g->regions, g->depleted, e) &&
	       muster_depleted(s, "depleted_100", DEPLETED_FULL, g->region_id, g->regions, g->depleted, e);
}

bool ar_load_deploy(const struct scenario *s, struct land *g, struct error *e)
{
	return state_read(s, g, e) && deploy_make(s, g, e);
}

/* Reads what is printed on the counters, where they stand at first and when they arrive. */
#include "rules/gamble/gamble.h"

#include <string.h>

static const char *const pieces_file = "scenarios/gamble/pieces.json", *const tables_file = "scenarios/gamble/tables.json";

/* --- counters --- */

/* Numbers corps by the first piece that bears the name. */
static uint8_t corps_number(const struct scenario *s, int piece)
{
	for (int i = 0; i <= piece && s->piece[piece].corps[0]; i++)
		if (s->piece[i].side == s->piece[piece].side && !strcmp(s->piece[i].corps, s->piece[piece].corps))
			return (uint8_t)(i + 1);
	return 0;
}

/* [3.2] What a combat unit occupies is printed, by its class. */
static bool unit_make(const struct scenario *s, struct gb_own *own, int i, const cJSON *json, struct error *e)
{
	static const char *const classes[] = {"veteran", "line", "conscript"};
	static const char *const nations[NATIONS] = {"france", "austria", "bavaria", "italy", "poland", "prussia", "saxony",
						     "swiss", "westphalia", "russia", "sweden"};
	int nation = word_find(nations, NATIONS, s->piece[i].nation), class = word_find(classes, 3, json_string_or(json, "class", "")), of, army;
	if (nation == NONE)
		return error_set(e, pieces_file, s->piece[i].id, NULL, "\"nation\" is none of this game");
	if (!json_int(json, "army", 0, 0, 9, pieces_file, s->piece[i].id, &army, e))
		return false;
	own->nation[i] = (uint8_t)nation;
	own->army[i] = (uint8_t)army;
	own->corps[i] = corps_number(s, i);
	set_add(&own->units, i);
	set_add(&own->units_of[s->piece[i].side], i);
	if (own->kind[i] == KIND_COMMANDER) {
		set_add(&own->commanders, i);
		set_add(&own->commanders_of[s->piece[i].side], i);
		return true;
	}
	if (class == NONE || !json_need_int(json, "of", 1, 12, pieces_file, s->piece[i].id, &of, e))
		return class != NONE ? false : error_set(e, pieces_file, s->piece[i].id, NULL, "\"class\" is veteran, line or conscript");
	own->class[i] = (uint8_t)class;
	own->of[i] = (uint8_t)of;
	set_add(&own->fighters, i);
	set_add(&own->fighters_of[s->piece[i].side], i);
	if (s->piece[i].guard)
		set_add(&own->guards, i);
	return true;
}

/* [3.4, 16.2, 16.4] */
static bool commander_make(const struct scenario *s, struct gb_own *own, int i, const cJSON *json, struct error *e)
{
	static const char *const ranks[] = {"", "corps", "C", "I", "A"};
	int rank = word_find(ranks, 5, json_string_or(json, "seniority", ""));
	const cJSON *item;
	if (rank == NONE)
		return error_set(e, pieces_file, s->piece[i].id, NULL, "\"seniority\" is A, I, C or corps");
	if (s->piece[i].strength > 9)
		return error_set(e, pieces_file, s->piece[i].id, NULL, "a commander's rating is a number from 0 to 9 (\"strength\")");
	own->rank[i] = (uint8_t)rank;
	own->cr[i] = (uint8_t)s->piece[i].strength;
	cJSON_ArrayForEach(item, json_get(json, "abilities")) {
		if (!cJSON_IsNumber(item) || item->valueint < 1 || item->valueint > 7)
			return error_set(e, pieces_file, s->piece[i].id, NULL, "\"abilities\" are numbers from 1 to 7");
		own->abilities[i] |= (uint8_t)(1 << item->valueint);
	}
	return true;
}

static bool piece_make(struct scenario *s, struct gb_own *own, int i, const cJSON *json, struct error *e)
{
	static const char *const types[KINDS] = {"infantry", "cavalry", "artillery", "commander", "train", "dummy", "blank"};
	static const char *const rules[] = {"", "16.3", "16.7", "16.12"};
	int kind = word_find(types, KINDS, s->piece[i].type), rule = word_find(rules, 4, json_string_or(json, "rule", "")), side = s->piece[i].side;
	if (kind == NONE || rule == NONE)
		return error_set(e, pieces_file, s->piece[i].id, NULL, "\"type\" or \"rule\" is nothing that this game has");
	own->kind[i] = (uint8_t)kind;
	own->rule[i] = (uint8_t)rule;
	s->piece[i].arm = (uint8_t)kind;
	if (kind == KIND_TRAIN)
		set_add(&own->trains[side], i);
	else if (kind == KIND_DUMMY)
		set_add(&own->dummies[side], i);
	else if (kind == KIND_BLANK)
		set_add(&own->blanks[side], i);
	else if (!unit_make(s, own, i, json, e) || (kind == KIND_COMMANDER && !commander_make(s, own, i, json, e)))
		return false;
	if (rule == GB_RESERVE)
		set_add(&own->reserve, i);
	if (rule == GB_SWEDEN)
		set_add(&own->swedes, i);
	return true;
}

bool gb_load_pieces(struct scenario *s, struct gb_own *own, struct error *e)
{
	static const struct {
		const char *id;
		size_t at;
	} names[] = {{"FR-Napoleon", offsetof(struct gb_own, napoleon)}, {"FR-Davout", offsetof(struct gb_own, davout)},
		     {"FR-Murat", offsetof(struct gb_own, murat)}, {"RU-Kutuzov", offsetof(struct gb_own, kutuzov)},
		     {"RU-Constantine", offsetof(struct gb_own, constantine)}};
	int i = 0;
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->pieces_json, "pieces"))
		if (!piece_make(s, own, i++, item, e))
			return false;
	for (size_t k = 0; k < sizeof names / sizeof *names; k++) {
		int found = scenario_piece(s, names[k].id);
		if (found == NONE || own->kind[found] != KIND_COMMANDER)
			return error_set(e, pieces_file, names[k].id, NULL, "this commander is missing");
		*(int *)(void *)((char *)own + names[k].at) = found;
	}
	for (int side = 0; side < SIDES; side++)
		for (int turn = 1; turn <= s->last_turn; turn++)
			if (set_count(&own->trains[side]) < own->table[side][turn])
				return error_set(e, pieces_file, s->side_id[side], NULL, "has fewer supply trains than its table");
	return true;
}

/* --- set-up --- */

static bool named_pieces(const struct scenario *s, const cJSON *list, int side, const char *where, struct set *out, struct error *e)
{
	const cJSON *item;
	set_clear(out);
	cJSON_ArrayForEach(item, list) {
		int i = cJSON_IsString(item) ? scenario_piece(s, item->valuestring) : NONE;
		if (i == NONE || s->piece[i].side != side || s->piece[i].arm > KIND_COMMANDER)
			return error_set(e, s->file, where, NULL, "names something that is no unit of the %s", s->side_name[side]);
		set_add(out, i);
	}
	return true;
}

/* [14.1] A group, and the hexes where it may stand, or with whom. */
static bool group_make(const struct scenario *s, struct gb_own *own, int side, const cJSON *group, struct error *e)
{
	struct set who;
	int16_t at[MAX_ZONE];
	int n = 0;
	const char *with = json_string_or(group, "with", NULL);
	if (!named_pieces(s, json_get(group, "pieces"), side, "groups", &who, e) ||
	    !gb_read_hexes(s, json_get(group, "hexes"), s->file, "groups", at, MAX_ZONE, &n, e))
		return false;
	if (!with && !n)
		return error_set(e, s->file, "groups", NULL, "a group has neither \"hexes\" nor \"with\"");
	for (int k = 0; k < n; k++)
		if (!gb_passable(s, side, at[k]))
			return error_set(e, s->file, "groups", NULL, "the %s cannot stand in %s", s->side_name[side], s->board.at[at[k]].id);
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1)) {
		if (with) {
			own->joins[i] = (uint8_t)(with[0] >= '1' && with[0] <= '9' ? 1 + with[0] - '0' : 1);
			continue;
		}
		memcpy(own->zone[i], at, (size_t)n * sizeof *at);
		own->zone[i][n] = NONE;
	}
	return true;
}

static bool suggestions(const struct scenario *s, const char *key, int16_t *start, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, key)) {
		int i = scenario_piece(s, item->string), at = board_find(&s->board, item->valuestring);
		if (i == NONE || !gb_is_unit(s, i) || at == NONE || !gb_passable(s, s->piece[i].side, at))
			return error_set(e, s->file, key, NULL, "\"%s\" is no unit, or no hex where it could stand", item->string);
		start[i] = (int16_t)at;
	}
	return true;
}

/* [13.2, 16.12] When and where units arrive. */
static bool arrivals_make(const struct scenario *s, struct gb_own *own, struct error *e)
{
	static const char *const gates[] = {"", "A", "K", "Kg", "StP", "W"};
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->tables_json, "reinforcements")) {
		int turn, side = scenario_side(s, json_string_or(item, "side", "")), gate = word_find(gates, 6, json_string_or(item, "at", "?"));
		struct set who;
		if (!json_need_int(item, "turn", 1, 16, tables_file, "reinforcements", &turn, e))
			return false;
		if (side == NOBODY || gate <= GATE_NONE)
			return error_set(e, tables_file, "reinforcements", NULL, "a group has no side, or no gate");
		if (!named_pieces(s, json_get(item, "pieces"), side, "reinforcements", &who, e))
			return false;
		for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1)) {
			own->turn[i] = (uint8_t)turn;
			own->gate[i] = (uint8_t)gate;
		}
	}
	for (int side = 0; side < SIDES; side++) {
		struct set who;
		if (!named_pieces(s, json_get(json_get(s->tables_json, "quarters"), s->side_id[side]), side, "quarters", &who, e))
			return false;
		for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
			own->two_year[i] = 1;
	}
	return true;
}

/* Every unit is set up or arrives. */
static bool all_known(const struct scenario *s, const struct gb_own *own, struct error *e)
{
	for (int i = set_next(&own->units, 0); i >= 0; i = set_next(&own->units, i + 1)) {
		bool set = own->zone[i][0] != NONE || own->joins[i];
		if (set == (own->turn[i] != 0))
			return error_set(e, s->file, s->piece[i].id, NULL, "must be in a group of the set-up or arrive, and not both");
		if (set && own->start[0][i] == NONE && own->rule[i] != GB_RESERVE)
			return error_set(e, s->file, s->piece[i].id, NULL, "\"suggest\" names no hex for it");
	}
	return true;
}

bool gb_load_deploy(struct scenario *s, struct gb_own *own, struct error *e)
{
	memset(own->start, 0xff, sizeof own->start);
	for (int i = 0; i < MAX_PIECES; i++)
		own->zone[i][0] = NONE;
	for (int side = 0; side < SIDES; side++) {
		const cJSON *group;
		cJSON_ArrayForEach(group, json_get(json_get(s->json, "groups"), s->side_id[side]))
			if (!group_make(s, own, side, group, e))
				return false;
		if (!gb_read_hexes(s, json_get(json_get(s->json, "depots"), s->side_id[side]), s->file, "depots", own->depot[side], 16,
				   &own->depots[side], e))
			return false;
	}
	if (!suggestions(s, "suggest", own->start[0], e))
		return false;
	memcpy(own->start[1], own->start[0], sizeof own->start[1]);
	return suggestions(s, "suggest_reserve", own->start[1], e) && arrivals_make(s, own, e) && all_known(s, own, e);
}

#include "core/scenario_own.h"

#include <stdlib.h>
#include <string.h>

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

const char *const scenario_common_keys[] = {"format#", "game$", "id$", "title$", "map$", "history$", "length$", "first_turn#",
					  "last_turn#", "turns[{*", "dress$", "options[$", "aim$", "aim_places[$", "begin_here?", "machines{#", "notes[{*", NULL};

bool scenario_keys(const struct scenario *s, const cJSON *object, const char *const *keys, const char *where, struct error *e)
{
	const cJSON *item;
	if (!json_kinds(object, keys, s->file, where, e))
		return false;
	cJSON_ArrayForEach(item, object) if (!json_kind_known(keys, item->string) &&
		(object != s->json || !json_kind_known(scenario_common_keys, item->string)))
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

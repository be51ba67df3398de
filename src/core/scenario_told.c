/* What a scenario tells its players: what it is about, how even it is, and notes on the way. */
#include "core/scenario_own.h"

bool scenario_read_aim(struct scenario *s, struct error *e)
{
	const cJSON *item;
	if (!json_text(s->json, "aim", "", s->aim, sizeof s->aim, s->file, "aim", e))
		return false;
	cJSON_ArrayForEach(item, json_get(s->json, "aim_places")) {
		int at = board_find(&s->board, item->valuestring);
		if (at == NONE || s->aims == MAX_AIMS)
			return error_set(e, s->file, "aim_places", NULL, "must be at most %d places of the map, \"%s\" is none",
					 MAX_AIMS, item->valuestring);
		s->aim_place[s->aims++] = (int16_t)at;
	}
	return true;
}

bool scenario_read_machines(const struct scenario *s, struct error *e)
{
	const cJSON *made = json_get(s->json, "machines");
	int first, games;
	return !made || (json_need_int(made, "first", 0, 100, s->file, "machines", &first, e) &&
			 json_need_int(made, "games", 1, 100000, s->file, "machines", &games, e));
}

bool scenario_read_notes(struct scenario *s, struct error *e)
{
	static const char *const kinds[] = {"turn#", "side$", "phase$", "text$", NULL};
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "notes")) {
		struct note *n = &s->note[s->notes];
		char side[24];
		int turn;
		if (s->notes == MAX_NOTES)
			return error_set(e, s->file, "notes", NULL, "are more than %d", MAX_NOTES);
		if (!scenario_keys(s, item, kinds, "notes", e) ||
		    !json_text(item, "side", "", side, sizeof side, s->file, "notes", e) ||
		    !json_text(item, "phase", "", n->phase, sizeof n->phase, s->file, "notes", e) ||
		    !json_text(item, "text", "", n->text, sizeof n->text, s->file, "notes", e) ||
		    !json_int(item, "turn", NONE, 0, LAST_TURN, s->file, "notes", &turn, e))
			return false;
		int found = scenario_side(s, side);
		if (side[0] && found == NOBODY)
			return error_set(e, s->file, "notes", NULL, "\"%s\" is no side of this game", side);
		n->turn = (int16_t)turn;
		n->side = (int8_t)found;
		if (!n->text[0])
			return error_set(e, s->file, "notes", NULL, "a note has no \"text\"");
		s->notes++;
	}
	return true;
}

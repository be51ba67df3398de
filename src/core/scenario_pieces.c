/* The pieces of a game as printed, and where and when the scenario brings each. */
#include "core/scenario_own.h"

#include <stdio.h>
#include <string.h>

static bool read_words(const struct scenario *s, struct print *p, enum side owner, const cJSON *json, const char *file, struct error *e)
{
	const struct {
		const char *key, *otherwise;
		char *to;
		size_t size;
	} words[] = {
		{"aka", "", p->aka, sizeof p->aka}, {"name", p->id, p->name, sizeof p->name}, {"label", "", p->label, sizeof p->label},
		{"formation", "", p->formation, sizeof p->formation}, {"corps", "", p->corps, sizeof p->corps},
		{"commander", "", p->commander, sizeof p->commander},
		{"nation", s->side_nation[owner], p->nation, sizeof p->nation}, {"type", "", p->type, sizeof p->type},
		{"size", "", p->size, sizeof p->size},
	};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (!json_text(json, words[i].key, words[i].otherwise, words[i].to, words[i].size, file, p->id, e))
			return false;
	return true;
}

static bool read_print(struct scenario *s, struct print *p, const cJSON *json, const char *file, struct error *e)
{
	const char *id, *side;
	int strength, move;
	if (!json_need_string(json, "id", file, "pieces", &id, e) ||
	    !json_need_string(json, "side", file, id, &side, e) ||
	    !json_need_int(json, "strength", 0, 999, file, id, &strength, e) ||
	    !json_need_int(json, "move", 0, 99, file, id, &move, e))
		return false;
	if (!*id || strlen(id) >= sizeof p->id || scenario_piece(s, id) != NONE)
		return error_set(e, file, id, NULL, "the id stands twice, is empty or has more than 19 letters");
	enum side owner = scenario_side(s, side);
	if (owner == NOBODY)
		return error_set(e, file, id, NULL, "\"%s\" is no side of this game", side);
	text_copy(p->id, sizeof p->id, id);
	text_copy(p->face, sizeof p->face, id);
	if (!read_words(s, p, owner, json, file, e))
		return false;
	p->side = (int8_t)owner;
	p->strength = (int16_t)strength;
	p->move = (int16_t)move;
	p->guard = json_bool_or(json, "guard", false);
	p->setup = p->enter_turn = p->enter_place = NONE;
	return true;
}

bool scenario_read_pieces(struct scenario *s, const char *file, struct error *e)
{
	const cJSON *list = json_need_array(s->pieces_json, "pieces", file, "pieces", e), *item;
	if (!list)
		return false;
	cJSON_ArrayForEach(item, list) {
		if (s->pieces == MAX_PIECES)
			return error_set(e, file, "pieces", NULL, "more than %d pieces", MAX_PIECES);
		if (!read_print(s, &s->piece[s->pieces], item, file, e))
			return false;
		s->pieces++;
	}
	return true;
}

/* The piece that a key of "setup", "enter" or "strength" names. */
static struct print *named(struct scenario *s, const cJSON *item, const char *where, struct error *e)
{
	int i = scenario_piece(s, item->string);
	if (i != NONE)
		return &s->piece[i];
	error_set(e, s->file, where, NULL, "there is no piece \"%s\"", item->string);
	return NULL;
}

bool scenario_read_setup(struct scenario *s, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "setup")) {
		struct print *p = named(s, item, "setup", e);
		if (!p)
			return false;
		int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
		if (at == NONE)
			return error_set(e, s->file, item->string, NULL, "\"setup\" puts it in no place of the map");
		if (s->board.at[at].missing)
			return error_set(e, s->file, item->string, NULL, "%s is out of play", s->board.at[at].id);
		if (p->setup != NONE)
			return error_set(e, s->file, item->string, NULL, "is set up twice");
		p->setup = (int16_t)at;
	}
	return true;
}

/* Where an arrival comes in: a letter of the map's "entries", or a place itself. */
static bool enter_at(struct scenario *s, struct print *p, const cJSON *item, struct error *e)
{
	if (!json_text(item, "at", NULL, p->enter, sizeof p->enter, s->file, item->string, e))
		return false;
	const cJSON *entry = json_get(json_get(s->board.json, "entries"), p->enter);
	const char *place = entry ? json_string_or(entry, "hex", NULL) : p->enter;
	if (!place)
		return true; /* an entry of several hexes: the owner's choice */
	int found = board_find(&s->board, place);
	if (found == NONE)
		return error_set(e, s->file, p->id, NULL, "\"%s\" is neither an entry nor a place of the map", p->enter);
	p->enter_place = (int16_t)found;
	return true;
}

bool scenario_read_arrivals(struct scenario *s, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "enter")) {
		struct print *p = named(s, item, "enter", e);
		int turn;
		if (!p || !json_need_int(item, "turn", 0, LAST_TURN, s->file, item->string, &turn, e) || !enter_at(s, p, item, e))
			return false;
		if (p->setup != NONE || p->enter_turn != NONE)
			return error_set(e, s->file, p->id, NULL, "arrives, but is on the map or arrives already");
		if (turn > s->last_turn)
			return error_set(e, s->file, p->id, NULL, "arrives in turn %d, but the last turn is %d", turn, s->last_turn);
		p->enter_turn = (int16_t)turn;
	}
	return true;
}

bool scenario_read_strengths(struct scenario *s, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "strength")) {
		struct print *p = named(s, item, "strength", e);
		if (!p)
			return false;
		if (!cJSON_IsNumber(item) || item->valueint < 0 || item->valueint > 999)
			return error_set(e, s->file, p->id, NULL, "\"strength\" must be a number from 0 to 999");
		size_t n = strlen(p->face);
		if (item->valueint != p->strength)
			snprintf(p->face + n, sizeof p->face - n, "_%d", item->valueint);
		p->strength = (int16_t)item->valueint;
	}
	return true;
}

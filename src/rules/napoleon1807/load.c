/* What is printed: the ground, the blocks, the tables. Keys of a scenario beside those that all games share are listed in n7_load. */
#include "rules/napoleon1807/n7.h"

#include <stdlib.h>
#include <string.h>

static const char *const tables_file = "scenarios/napoleon1807/tables.json";
static const char *const pieces_file = "scenarios/napoleon1807/pieces.json";

/* --- the ground --- */

/* The number of the link between two areas, found from the end that was read first. */
static int link_number(struct n7_own *own, int from, int to)
{
	for (int k = 0; k < own->degree[to] && to < from; k++)
		if (own->to[to][k] == from)
			return own->link[to][k];
	own->end[own->links][0] = (int16_t)from;
	own->end[own->links][1] = (int16_t)to;
	return own->links++;
}

static bool place_make(const struct scenario *s, struct n7_own *own, int at, struct error *e)
{
	const struct place *place = &s->board.at[at];
	const cJSON *print = json_get(json_get(s->board.json, "points"), place->id);
	int points;
	if (!json_int(print, "vp", 0, 0, 20, s->board.file, place->id, &points, e))
		return false;
	memset(own->to[at], 0xff, sizeof own->to[at]);
	own->town[at] = own->fortress[at] = NONE;
	for (int i = 0; i < place->links; i++) {
		int k = own->degree[at], to = place->link[i].to;
		if (k == N7_DEGREES - 1 || own->links == N7_LINKS)
			return error_set(e, s->board.file, place->id, NULL, "too many links");
		own->to[at][k] = (int16_t)to;
		own->bridge[at][k] = (place->link[i].feature & EDGE_BRIDGE) != 0;
		own->link[at][k] = (int16_t)link_number(own, at, to);
		own->degree[at]++;
	}
	own->wooded[at] = (place->kind & KIND_WOODED) != 0;
	if (place->kind & (KIND_FORTIFIED | KIND_CITADEL) && (points < 1 || points > 20 || own->towns == N7_TOWNS || own->fortresses == N7_TOWNS))
		return error_set(e, s->board.file, place->id, NULL, "a fortified town or citadel needs \"vp\" from 1 to 20");
	if (place->kind & KIND_FORTIFIED) {
		own->town[at] = (int8_t)own->towns;
		own->town_points[own->towns] = (uint8_t)points;
		own->town_at[own->towns++] = (int16_t)at;
	}
	if (place->kind & KIND_CITADEL) {
		own->fortress[at] = (int8_t)own->fortresses;
		own->fortress_points[own->fortresses] = (uint8_t)points;
		own->fortress_at[own->fortresses++] = (int16_t)at;
	}
	return true;
}

/* How many links it is from one area to each other one. */
static bool distances_make(const struct scenario *s, struct n7_own *own, int from, struct error *e)
{
	int16_t queue[N7_PLACES];
	int head = 0, tail = 0;
	memset(own->far[from], N7_FAR, sizeof own->far[from]);
	own->far[from][from] = 0;
	queue[tail++] = (int16_t)from;
	while (head < tail) {
		int at = queue[head++];
		for (int k = 0; k < own->degree[at]; k++) {
			int to = own->to[at][k];
			if (own->far[from][to] != N7_FAR)
				continue;
			own->far[from][to] = (uint8_t)(own->far[from][at] + 1);
			queue[tail++] = (int16_t)to;
		}
	}
	return tail == N7_PLACES || error_set(e, s->board.file, s->board.at[from].id, NULL, "some areas cannot be reached from it");
}

/* [Connections and areas] */
bool n7_load_ground(struct scenario *s, struct n7_own *own, struct error *e)
{
	if (s->board.kind != BOARD_POINTS || s->board.count != N7_PLACES)
		return error_set(e, s->board.file, "points", NULL, "this game is played on a map of %d points", N7_PLACES);
	for (int i = 0; i < N7_PLACES; i++)
		if (!place_make(s, own, i, e))
			return false;
	for (int i = 0; i < N7_PLACES; i++)
		if (!distances_make(s, own, i, e))
			return false;
	return true;
}

/* --- tables --- */

static bool faces_make(const struct scenario *s, struct n7_own *own, struct error *e)
{
	const cJSON *faces = json_need_array(s->tables_json, "faces", tables_file, "faces", e);
	for (int i = 0; faces && i < N7_FACES; i++) {
		const cJSON *face = cJSON_GetArrayItem(faces, i), *losses = cJSON_GetArrayItem(face, 0), *fatigue = cJSON_GetArrayItem(face, 1);
		if (!cJSON_IsNumber(losses) || !cJSON_IsNumber(fatigue) || losses->valueint < 0 || losses->valueint > 9 || fatigue->valueint < 0 ||
		    fatigue->valueint > 9)
			return error_set(e, tables_file, "faces", NULL, "needs six pairs of losses and fatigue, 0 to 9");
		own->face_losses[i] = (uint8_t)losses->valueint;
		own->face_fatigue[i] = (uint8_t)fatigue->valueint;
	}
	return faces;
}

static bool role(const struct scenario *s, const char *key, int *out, struct error *e)
{
	const char *id;
	if (!json_need_string(json_get(s->tables_json, "roles"), key, tables_file, "roles", &id, e))
		return false;
	*out = scenario_piece(s, id);
	return *out != NONE || error_set(e, tables_file, key, NULL, "there is no block \"%s\"", id);
}

/* The areas that a rule or a card names. */
static bool named(const struct scenario *s, const char *key, int many, int16_t *out, struct error *e)
{
	const cJSON *list = json_get(json_get(s->tables_json, "places"), key);
	for (int i = 0; i < many; i++) {
		const char *id = cJSON_GetStringValue(cJSON_GetArrayItem(list, i));
		out[i] = (int16_t)(id ? board_find(&s->board, id) : NONE);
		if (out[i] == NONE)
			return error_set(e, tables_file, key, NULL, "needs %d areas of the map", many);
	}
	return true;
}

static bool tables_make(const struct scenario *s, struct n7_own *own, struct error *e)
{
	struct n7_figures *f = &own->figures;
	const struct printed_number list[] = {
		{"draw", "cards", 1, 10, &f->draw.cards}, {"march", "free", 0, 9, &f->march.free}, {"march", "bridge", 1, 9, &f->march.bridge},
		{"march", "links_confusion", 1, 7, &f->march.confusion}, {"fatigue", "tired", 1, 9, &f->fatigue.tired},
		{"fatigue", "most", 1, 20, &f->fatigue.most}, {"strength", "two_cards", 1, 9, &f->strength.two_cards},
		{"strength", "most", 1, 20, &f->strength.most}, {"quarters", "cubes", 1, 60, &f->quarters.cubes},
		{"victory", "french", 0, 0, &f->victory.french}, {"victory", "russian", 1, 60, &f->victory.russian},
	};
	return scenario_printed(s, list, (int)(sizeof list / sizeof *list), e) && faces_make(s, own, e) && role(s, "napoleon", &own->napoleon, e) &&
	       role(s, "ney", &own->ney, e) && role(s, "kamenski", &own->kamenski, e) && role(s, "lobanov", &own->lobanov, e) &&
	       named(s, "strategic_retreat", 1, &own->konigsberg, e) && named(s, "surrender", 1, &own->surrender, e) &&
	       named(s, "lobanov", 2, own->lobanov_at, e);
}

/* --- blocks --- */

static bool bonus(const cJSON *print, const char *key, int8_t *out, const char *id, struct error *e)
{
	const cJSON *all = json_get(print, "bonus");
	int n = 0;
	if (json_get(all, key) && !json_need_int(all, key, -3, 3, pieces_file, id, &n, e))
		return false;
	*out = (int8_t)n;
	return true;
}

static bool blocks_make(const struct scenario *s, struct n7_own *own, struct error *e)
{
	static const char *const kinds[] = {"corps", "commander", "vedette"};
	if (s->pieces > N7_BLOCKS)
		return error_set(e, pieces_file, "pieces", NULL, "more than %d blocks", N7_BLOCKS);
	for (int i = 0; i < s->pieces; i++) {
		const cJSON *print = cJSON_GetArrayItem(json_get(s->pieces_json, "pieces"), i);
		int kind = word_find(kinds, 3, s->piece[i].type);
		n7_mask *of[] = {&own->corps, &own->commanders, &own->vedettes};
		if (kind == NONE)
			return error_set(e, pieces_file, s->piece[i].id, NULL, "\"type\" is corps, commander or vedette");
		own->kind[i] = (uint8_t)kind;
		*of[kind] |= n7_bit(i);
		own->side[s->piece[i].side] |= n7_bit(i);
		if (!bonus(print, "move", &own->bonus_move[i], s->piece[i].id, e) || !bonus(print, "combat", &own->bonus_combat[i], s->piece[i].id, e) ||
		    !bonus(print, "pursuit", &own->bonus_pursuit[i], s->piece[i].id, e) ||
		    !bonus(print, "fatigue", &own->bonus_fatigue[i], s->piece[i].id, e))
			return false;
	}
	return true;
}

bool n7_load(struct scenario *s, struct error *e)
{
	static const char *const keys[] = {"setup{$", "points{[#", "reserve[$", "deck$", "guard$", "winter_quarters?", "victory{#", "control{$",
					   "citadels{$", "sieges{$", "destroyed_bridges[[$", "objectives{{*", "vedettes{#", "start$", "first$", "fatigue{#", "activated[$", "hands{[$", "axes{[$", "next[$",
					   "provenance{*", NULL};
	struct n7_own *own = calloc(1, sizeof *own);
	if (!own)
		return error_set(e, s->file, NULL, NULL, "out of memory");
	s->own = own;
	return scenario_keys(s, s->json, keys, NULL, e) && n7_load_ground(s, own, e) && tables_make(s, own, e) && blocks_make(s, own, e) &&
	       n7_load_cards(s, own, e) && n7_load_deploy(s, own, e);
}

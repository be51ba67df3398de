/* What a scenario file may say of a game under way, for positions that are set up by hand: who has been activated and is tired, what the
 * sides hold, axes of retreat, the phase that begins, the cards that come up next. Without these keys a game begins with its first draw.
 *
 * "start": "operations" or "recovery"; "first": the side that begins; "fatigue": {corps: points}; "activated": [blocks]; "hands": {side:
 * [cards]}; "axes": {area: [side, neighbour]}, where both sides may stand; "next": [cards], in the order in which they are to be drawn. */
#include "rules/napoleon1807/n7.h"

#include <string.h>

static bool wrong(const struct scenario *s, struct error *e, const char *key, const char *reason)
{
	return error_set(e, s->file, key, NULL, "%s", reason);
}

static bool read_start(const struct scenario *s, struct n7_running *r, struct error *e)
{
	static const char *const rows[] = {"", "operations", "recovery"};
	int start = word_find(rows, 3, json_string_or(s->json, "start", "")), first = scenario_side(s, json_string_or(s->json, "first", "french"));
	if (start == NONE || first == NOBODY)
		return wrong(s, e, start == NONE ? "start" : "first", "\"start\" is operations or recovery, \"first\" a side");
	r->row = (uint8_t)(start == 1 ? ROW_OPERATIONS : start == 2 ? ROW_RECOVERY : ROW_VEDETTES);
	r->first = (uint8_t)first;
	return true;
}

static bool read_blocks(const struct scenario *s, const struct n7_own *own, struct n7_running *r, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "fatigue")) {
		int i = scenario_piece(s, item->string);
		if (i == NONE || own->start[i] < 0 || own->kind[i] != KIND_CORPS || item->valueint < 0 || item->valueint > own->figures.fatigue.most)
			return error_set(e, s->file, "fatigue", NULL, "\"%s\" is no corps on the map, or its fatigue is not 0 to %d", item->string,
					 own->figures.fatigue.most);
		r->fatigue[i] = (uint8_t)item->valueint;
	}
	cJSON_ArrayForEach(item, json_get(s->json, "activated")) {
		int i = scenario_piece(s, item->valuestring);
		if (i == NONE || own->start[i] < 0)
			return error_set(e, s->file, "activated", NULL, "\"%s\" is no block on the map", item->valuestring);
		r->activated |= n7_bit(i);
	}
	return true;
}

/* A card of the decks, or NONE with the reason. */
static int deck_card(const struct scenario *s, const struct n7_own *own, const char *key, const char *id, struct error *e)
{
	int card = id ? card_find(s, id) : NONE;
	if (card == NONE || !own->plays[card]) {
		error_set(e, s->file, key, NULL, "\"%s\" is in no deck of this scenario", id ? id : "");
		return NONE;
	}
	return card;
}

static bool read_cards(const struct scenario *s, const struct n7_own *own, struct n7_running *r, struct error *e)
{
	const cJSON *item;
	for (int side = 0; side < 2; side++)
		cJSON_ArrayForEach(item, json_get(json_get(s->json, "hands"), s->side_id[side])) {
			int card = deck_card(s, own, "hands", item->valuestring, e);
			if (card == NONE || s->card[card].side != side)
				return card != NONE && wrong(s, e, "hands", "a card of the other side");
			r->held[card] = 1;
		}
	cJSON_ArrayForEach(item, json_get(s->json, "next")) {
		int card = deck_card(s, own, "next", item->valuestring, e);
		if (card == NONE)
			return false;
		if (r->coming == MAX_FORCED || r->held[card])
			return wrong(s, e, "next", "too many cards, or one that is in a hand");
		r->next[r->coming++] = (uint8_t)card;
	}
	return true;
}

/* [Axis of Retreat] */
static bool read_axes(const struct scenario *s, struct n7_running *r, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "axes")) {
		const char *whose = cJSON_GetStringValue(cJSON_GetArrayItem(item, 0)), *by = cJSON_GetStringValue(cJSON_GetArrayItem(item, 1));
		int at = board_find(&s->board, item->string), to = by ? board_find(&s->board, by) : NONE;
		int side = whose ? scenario_side(s, whose) : NOBODY, slot = at == NONE || to == NONE ? NONE : n7_slot(s, at, to);
		if (side == NOBODY || slot == NONE)
			return wrong(s, e, "axes", "needs an area, a side and a neighbour of the area");
		r->axis[at] = (uint8_t)(1 + side * N7_DEGREES + slot);
	}
	return true;
}

bool n7_load_running(struct scenario *s, struct n7_own *own, struct error *e)
{
	struct n7_running *r = &own->running;
	return read_start(s, r, e) && read_blocks(s, own, r, e) && read_cards(s, own, r, e) && read_axes(s, r, e);
}

/* The rolls by which these cards come up: each is a die over what is left in its pile. */
static void force(const struct scenario *s, struct n7_position *n, const struct n7_running *r)
{
	uint8_t before[MAX_CARDS];
	int roll[MAX_FORCED];
	memcpy(before, n->p.card, sizeof before);
	for (int i = 0; i < r->coming; i++) {
		int card = r->next[i], pile = CARD_DECK + s->card[card].side;
		roll[i] = 1;
		for (int k = deck_next(&n->p, pile, 0); k >= 0 && k != card; k = deck_next(&n->p, pile, k + 1))
			roll[i]++;
		n->p.card[card] = CARD_NONE;
	}
	memcpy(n->p.card, before, sizeof before);
	dice_force(&n->p.dice, roll, r->coming);
}

int n7_begin_running(const struct scenario *s, struct n7_position *n)
{
	const struct n7_own *own = n7_own(s);
	const struct n7_running *r = &own->running;
	for (int i = 0; i < s->pieces; i++) {
		n->p.piece[i].fatigue = r->fatigue[i];
		n->p.piece[i].flags = (uint16_t)(r->activated & n7_bit(i) ? FLAG_ACTIVATED : 0);
	}
	for (int i = 0; i < s->cards; i++)
		if (r->held[i])
			n->p.card[i] = (uint8_t)(CARD_HAND + s->card[i].side);
	for (int at = 0; at < N7_PLACES; at++)
		if (n7_contested(s, n, at))
			n->axis[at] = r->axis[at];
	n->first = r->first;
	force(s, n, r);
	return r->row;
}

/* What a scenario is read from: its table, its cards, what it switches on. What the rules cannot play is refused here, once.
 *
 * Keys of a scenario beside those that all games share: "with": what is switched on, see the table below; "towns": {place:
 * {"points", "side"}}; by side "zone": places of the free set-up, "home": places that feed, "exit": a place; "garrison":
 * counters that wait. A card with "event" can be played to a point. */
#include "rules/null/null.h"

#include <stdlib.h>
#include <string.h>

/* The words of "with": what each switches on, what it needs, and what it cannot be played with. */
static const struct {
	const char *word;
	unsigned bit, needs, never;
} switches[] = {
	{"open", NULL_OPEN, 0, 0},
	{"blocks", NULL_BLOCKS, 0, NULL_BUILT},
	{"stacks", NULL_STACKS, 0, 0},
	{"rivers", NULL_RIVERS, 0, 0},
	{"setup", NULL_FREE_SETUP, NULL_OPEN, 0},
	{"points", NULL_POINTS, NULL_OPEN, NULL_TURNS},
	{"assaults", NULL_BUILT, NULL_OPEN | NULL_STACKS, NULL_TURNS},
	{"supply", NULL_FED, NULL_BUILT, 0},
	{"turns", NULL_TURNS, NULL_STACKS, 0},
	{"events", NULL_EVENTS, NULL_TURNS, 0},
};

enum { SWITCHES = sizeof switches / sizeof *switches };

static bool wrong(const struct scenario *s, struct error *e, const char *key, const char *reason)
{
	return error_set(e, s->file, key, NULL, "%s", reason);
}

static bool read_with(struct scenario *s, struct null_own *own, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "with")) {
		int i = 0;
		while (i < SWITCHES && strcmp(switches[i].word, item->valuestring))
			i++;
		if (i == SWITCHES)
			return error_set(e, s->file, "with", NULL, "\"%s\" is nothing that can be switched on", item->valuestring);
		own->with |= switches[i].bit;
	}
	for (int i = 0; i < SWITCHES; i++)
		if (own->with & switches[i].bit &&
		    ((own->with & switches[i].needs) != switches[i].needs || own->with & switches[i].never))
			return error_set(e, s->file, "with", NULL, "\"%s\" needs another switch, or cannot be with one that is on",
					 switches[i].word);
	if (own->with & NULL_STACKS && !(own->with & (NULL_BUILT | NULL_TURNS)))
		return wrong(s, e, "with", "\"stacks\" need \"assaults\" or \"turns\"");
	if (own->with && (s->board.count > 255 || s->pieces > 40))
		return wrong(s, e, "with", "the map has too many places, or the game too many counters");
	return true;
}

/* A list of places, or of pieces, for a side or for all. */
static bool read_set(struct scenario *s, const cJSON *list, bool places, const char *key, struct set *out, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, list) {
		const char *id = item->valuestring;
		int i = places ? board_find(&s->board, id) : scenario_piece(s, id);
		if (i == NONE || (places && (i > 255 || s->board.at[i].missing)))
			return error_set(e, s->file, key, NULL, "there is no %s \"%s\"", places ? "place" : "counter", id);
		set_add(out, i);
	}
	return true;
}

static bool read_towns(struct scenario *s, struct null_own *own, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "towns")) {
		struct null_town *t = &own->town[own->towns];
		int at = board_find(&s->board, item->string), points;
		if (own->towns == NULL_TOWNS || at == NONE)
			return wrong(s, e, "towns", "too many villages, or one that is not on the map");
		for (int i = 0; i < own->towns; i++)
			if (own->town[i].place == at)
				return wrong(s, e, "towns", "a village stands twice");
		if (!json_need_int(item, "points", 1, 9, s->file, item->string, &points, e))
			return false;
		*t = (struct null_town){(int16_t)at, (int16_t)points, (int8_t)scenario_side(s, json_string_or(item, "side", ""))};
		own->towns++;
	}
	return true;
}

static bool read_side(struct scenario *s, struct null_own *own, int side, struct error *e)
{
	const char *id = s->side_id[side], *exit = json_string_or(json_get(s->json, "exit"), id, NULL);
	own->exit[side] = (int16_t)(exit ? board_find(&s->board, exit) : NONE);
	if (exit && own->exit[side] == NONE)
		return wrong(s, e, "exit", "is no place of the map");
	if (!read_set(s, json_get(json_get(s->json, "zone"), id), true, "zone", &own->zone[side], e) ||
	    !read_set(s, json_get(json_get(s->json, "home"), id), true, "home", &own->home[side], e))
		return false;
	if (own->with & NULL_FED && set_empty(&own->home[side]))
		return wrong(s, e, "home", "each side needs a place that feeds it");
	if (set_count(&own->zone[side]) > NULL_ZONE)
		return wrong(s, e, "zone", "is too large");
	return !set_meets(&own->zone[0], &own->zone[1]) || wrong(s, e, "zone", "the zones of the two sides meet");
}

static bool read_cards(struct scenario *s, struct null_own *own, struct error *e)
{
	static const char *const words[] = {"", "works", "bridge"};
	const char *file = "scenarios/null/cards.json";
	if (!s->cards)
		return error_set(e, file, "cards", NULL, "this game is played with cards");
	for (int i = 0; i < s->cards; i++) {
		const cJSON *card = cJSON_GetArrayItem(json_get(s->cards_json, "cards"), i);
		int event = word_find(words, 3, json_string_or(card, "event", ""));
		if (s->card[i].figures != 1 || null_value(s, i) < 0 || null_value(s, i) > 9)
			return error_set(e, file, s->card[i].id, NULL, "needs one \"figure\" from 0 to 9");
		if (event == NONE)
			return error_set(e, file, s->card[i].id, NULL, "\"event\" is \"works\" or \"bridge\"");
		own->event[i] = (uint8_t)event;
	}
	return true;
}

/* Where a counter of the set-up stands: alone, or in the stacks of a game with stacks; enemies never together. */
static bool check_place(const struct scenario *s, int i, struct error *e)
{
	const struct null_own *own = null_own(s);
	int at = s->piece[i].setup, here = 1;
	for (int k = 0; k < i; k++) {
		if (s->piece[k].setup != at)
			continue;
		here++;
		if (here > NULL_STACK_LIMIT || !(own->with & NULL_STACKS) || own->with & NULL_FREE_SETUP ||
		    s->piece[k].side != s->piece[i].side)
			return error_set(e, s->file, s->piece[i].id, NULL, "%s already holds a counter", s->board.at[at].id);
	}
	if (own->with & NULL_FREE_SETUP && !set_has(&own->zone[s->piece[i].side], at))
		return error_set(e, s->file, s->piece[i].id, NULL, "%s is not in its zone of set-up", s->board.at[at].id);
	return true;
}

static bool check_setup(const struct scenario *s, struct error *e)
{
	const struct null_own *own = null_own(s);
	int generals[SIDES] = {0, 0}, at[SIDES] = {0, 0};
	for (int i = 0; i < s->pieces; i++) {
		const struct print *k = &s->piece[i];
		if (k->strength < 0 || k->strength > 9)
			return error_set(e, s->file, k->id, NULL, "its strength must be a number from 0 to 9");
		if (own->with & NULL_BUILT && k->strength < 1)
			return error_set(e, s->file, k->id, NULL, "needs a point of strength at least");
		if (k->setup == NONE && !own->with)
			return error_set(e, s->file, k->id, NULL, "every counter needs a place in \"setup\"");
		if (k->enter_turn != NONE && (k->enter_place == NONE || !(own->with & NULL_OPEN) || own->with & NULL_TURNS))
			return error_set(e, s->file, k->id, NULL, "arrivals are open, at one place, and not in turns");
		if (k->setup != NONE && !check_place(s, i, e))
			return false;
		generals[k->side] += k->setup != NONE && null_general(s, i);
		at[k->side] += k->setup != NONE;
	}
	if (generals[0] != 1 || generals[1] != 1)
		return error_set(e, s->file, "setup", NULL, "each side needs exactly one general");
	for (int side = 0; own->with & NULL_FREE_SETUP && side < SIDES; side++)
		if (set_count(&own->zone[side]) < at[side])
			return error_set(e, s->file, "zone", NULL, "is too small for the counters of its side");
	return true;
}

bool null_load(struct scenario *s, struct error *e)
{
	static const char *const keys[] = {"setup{$", "enter{{*", "strength{#", "with[$", "towns{{*", "zone{[$", "home{[$",
					   "exit{$", "garrison[$", "provenance{*", NULL};
	static const char *const file = "scenarios/null/tables.json";
	struct null_own *own = calloc(1, sizeof *own);
	if (!own)
		return error_set(e, s->file, NULL, NULL, "out of memory");
	s->own = own;
	own->table = scenario_table(s, "assault");
	if (own->table == NONE)
		return error_set(e, file, "tables", NULL, "there is no table \"assault\"");
	const struct table *t = &s->table[own->table];
	own->zero_column = table_column(t, "0");
	if (own->zero_column == NONE || t->results != 3 || t->dice != 1)
		return error_set(e, file, "assault", NULL, "needs a column \"0\", one die and three results");
	if (!scenario_keys(s, s->json, keys, NULL, e) || !read_cards(s, own, e) || !read_with(s, own, e))
		return false;
	for (int side = 0; side < SIDES; side++)
		if (!read_side(s, own, side, e))
			return false;
	if (!read_towns(s, own, e) || !read_set(s, json_get(s->json, "garrison"), false, "garrison", &own->garrison, e))
		return false;
	if (!set_empty(&own->garrison) && (!(own->with & NULL_OPEN) || own->with & NULL_TURNS))
		return wrong(s, e, "garrison", "garrisons are open, and not in turns");
	return check_setup(s, e);
}

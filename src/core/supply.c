#include "core/supply.h"

#include <string.h>

static int find(const struct table *table, int n, const char *id)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(table[i].id, id))
			return i;
	return NONE;
}

/* Two rows, and no results but the three that there are. */
static bool fits(const struct table *t)
{
	static const char *const results[] = {"n", "50d", "100d"};
	if (t->rows != 2 || t->results != 3 || !table_by_number(t))
		return false;
	for (int i = 0; i < 3; i++)
		if (strcmp(t->result[i], results[i]) != 0)
			return false;
	return true;
}

static bool read_season(struct supply_charts *c, const cJSON *json, int n, const char *file, struct error *e)
{
	static const char *const keys[2] = {"without", "with"};
	const cJSON *turns = json_get(json, "turns"), *first = cJSON_GetArrayItem(turns, 0);
	const cJSON *last = cJSON_GetArrayItem(turns, 1);
	if (c->seasons == SUPPLY_SEASONS)
		return error_set(e, file, "depletion", NULL, "more than %d seasons", SUPPLY_SEASONS);
	if (!cJSON_IsNumber(first) || !cJSON_IsNumber(last) || first->valueint > last->valueint ||
	    first->valueint < 0 || last->valueint > 99 || first->valuedouble != first->valueint || last->valuedouble != last->valueint)
		return error_set(e, file, "depletion", NULL, "\"turns\" must be a first and a last game-turn");
	c->season[c->seasons].first = (int16_t)first->valueint;
	c->season[c->seasons].last = (int16_t)last->valueint;
	for (int i = 0; i < 2; i++) {
		const char *id;
		if (!json_need_string(json, keys[i], file, "depletion", &id, e))
			return false;
		int at = find(c->table, n, id);
		if (at == NONE || !fits(&c->table[at]))
			return error_set(e, file, id, NULL,
					 "must be a table of two rows with the results n, 50d and 100d, its columns named by numbers");
		c->season[c->seasons].track[i] = (int16_t)at;
	}
	c->seasons++;
	return true;
}

bool supply_read(struct supply_charts *out, const cJSON *json, const struct table *table, int n, const char *file,
		 struct error *e)
{
	const cJSON *list = json_need_array(json, "depletion", file, "tables", e), *item;
	memset(out, 0, sizeof *out);
	out->table = table;
	if (!list)
		return false;
	cJSON_ArrayForEach(item, list) if (!read_season(out, item, n, file, e)) return false;
	out->hunger = (int16_t)find(table, n, "unsupplied");
	if (!out->seasons || out->hunger == NONE || table[out->hunger].results != 2 || !table_by_number(&table[out->hunger]))
		return error_set(e, file, "unsupplied", NULL,
				 "there must be a season of depletion and a table \"unsupplied\" of two results, its columns named by "
				 "game-turns");
	return true;
}

int supply_track(const struct supply_charts *c, int turn, bool with_supply_unit)
{
	int at = 0;
	for (int i = 1; i < c->seasons; i++)
		if (turn >= c->season[i].first)
			at = i;
	return c->season[at].track[with_supply_unit];
}

enum depleted supply_depletes(const struct supply_charts *c, int turn, bool with_supply_unit, int corps,
			      enum depleted before)
{
	if (corps <= 0 || before == DEPLETED_FULL)
		return before;
	const struct table *t = &c->table[supply_track(c, turn, with_supply_unit)];
	enum depleted after = (enum depleted)t->cell[before][table_column_for(t, corps)];
	return after > before ? after : before;
}

int supply_room(const struct supply_charts *c, int turn, bool with_supply_unit, enum depleted before)
{
	int n = 0;
	if (before == DEPLETED_FULL)
		return 0;
	while (n < 99 && supply_depletes(c, turn, with_supply_unit, n + 1, before) == before)
		n++;
	return n;
}

bool supply_starves(const struct supply_charts *c, int turn, int roll)
{
	const struct table *t = &c->table[c->hunger];
	return table_result(t, table_column_for(t, turn), roll) != 0;
}

int supply_starves_from(const struct supply_charts *c, int turn)
{
	int roll = 1;
	while (roll <= 6 && !supply_starves(c, turn, roll))
		roll++;
	return roll;
}

const char *supply_state_words(int state)
{
	static const char *const words[] = {"undepleted", "50% depleted", "100% depleted"};
	return words[state];
}

const char *supply_state_short(int state)
{
	static const char *const words[] = {"undepleted", "50%", "100%"};
	return words[state];
}

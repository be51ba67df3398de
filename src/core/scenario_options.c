/* The options of a scenario: which there are, and how they are set. */
#include "core/scenario_own.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static struct option *option_find(struct scenario *s, const char *id, size_t length)
{
	for (int i = 0; i < s->options; i++)
		if (strlen(s->option[i].id) == length && !strncmp(s->option[i].id, id, length))
			return &s->option[i];
	return NULL;
}

int scenario_value(const struct scenario *s, const char *id)
{
	for (int i = 0; i < s->options; i++)
		if (*s->option[i].id == *id && !strcmp(s->option[i].id, id)) /* asked all through a game: most differ in the first letter */
			return s->option[i].needs[0] && !scenario_value(s, s->option[i].needs) ? 0 : s->option[i].value;
	return 0;
}

static bool no_option(const struct scenario *s, const char *assignment, int length, struct error *e)
{
	char all[160] = "";
	size_t used = 0;
	for (int i = 0; i < s->options && used < sizeof all; i++)
		used += (size_t)snprintf(all + used, sizeof all - used, "%s%s", i ? ", " : "; it has ", s->option[i].id);
	return error_set(e, NULL, assignment, NULL, "the scenario \"%s\" has no option \"%.*s\"%s", s->id, length, assignment, all);
}

bool scenario_option(struct scenario *s, const char *assignment, struct error *e)
{
	size_t n = strcspn(assignment, "=");
	struct option *o = option_find(s, assignment, n);
	if (!o)
		return no_option(s, assignment, (int)n, e);
	char *end = NULL;
	const char *given = assignment[n] ? assignment + n + 1 : "1";
	given = o->low || o->high != 1 ? given : !strcasecmp(given, "on") ? "1" : !strcasecmp(given, "off") ? "0" : given;
	long value = strtol(given, &end, 10);
	if (*end || end == given || value < o->low || value > o->high)
		return error_set(e, NULL, assignment, NULL, o->low || o->high != 1 ? "\"%s\" takes a number from %d to %d" :
				 "\"%s\" is on or off", o->id, o->low, o->high);
	o->value = (int)value;
	return true;
}

/* Does the scenario offer this option? All of the game's where it names none. */
static bool offers(const struct scenario *s, const char *id)
{
	const cJSON *list = json_get(s->json, "options"), *item;
	if (!cJSON_IsArray(list))
		return true;
	cJSON_ArrayForEach(item, list) if (cJSON_IsString(item) && !strcmp(item->valuestring, id)) return true;
	return false;
}

bool scenario_read_options(struct scenario *s, const char *file, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->game_json, "options")) {
		const char *id;
		if (!json_need_string(item, "id", file, "options", &id, e))
			return false;
		if (!offers(s, id))
			continue;
		if (s->options == MAX_OPTIONS)
			return error_set(e, file, "options", NULL, "more than %d options", MAX_OPTIONS);
		const char *needs = json_string_or(item, "needs", "");
		if (*needs && !option_find(s, needs, strlen(needs)))
			return error_set(e, file, "options", NULL, "\"%s\" needs an option that does not stand before it", id);
		struct option *o = &s->option[s->options++];
		if (!json_text(item, "needs", "", o->needs, sizeof o->needs, file, "options", e) ||
		    !json_text(item, "id", NULL, o->id, sizeof o->id, file, "options", e) ||
		    !json_text(item, "title", id, o->title, sizeof o->title, file, id, e) ||
		    !json_text(item, "help", "", o->help, sizeof o->help, file, id, e))
			return false;
		if (!json_int(item, "low", 0, -999, 999, file, id, &o->low, e) ||
		    !json_int(item, "high", o->low < 1 ? 1 : o->low, o->low, 999, file, id, &o->high, e) ||
		    !json_int(item, "value", o->low, o->low, o->high, file, id, &o->value, e))
			return false;
	}
	cJSON_ArrayForEach(item, json_get(s->json, "options")) if (!cJSON_IsString(item) ||
		!option_find(s, item->valuestring, strlen(item->valuestring)))
		return error_set(e, s->file, "options", NULL, "names an option that the game does not have");
	return true;
}

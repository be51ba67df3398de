#include "rules/rules.h"

#include <string.h>

extern const struct rules area1812_rules;
extern const struct rules berezina_rules;
extern const struct rules borodino_rules;
extern const struct rules gamble_rules;
extern const struct rules hex1812_rules;
extern const struct rules napoleon1807_rules;
extern const struct rules null_rules;

const struct rules *const rules_all[] = {&borodino_rules, &berezina_rules, &area1812_rules, &hex1812_rules, &gamble_rules, &napoleon1807_rules, &null_rules, NULL};

const struct rules *rules_find(const char *id)
{
	for (int i = 0; rules_all[i]; i++)
		if (!strcmp(rules_all[i]->id, id))
			return rules_all[i];
	return NULL;
}

/* Every note names a phase that there is. */
static bool notes_fit(const struct scenario *s, struct error *e)
{
	for (int i = 0; i < s->notes; i++) {
		bool found = !s->note[i].phase[0];
		for (int k = 0; k < s->rules->rows; k++)
			found |= s->rules->phases[k].name && !strcmp(s->rules->phases[k].name, s->note[i].phase);
		if (!found)
			return error_set(e, s->file, "notes", NULL, "\"%s\" is no phase of this game", s->note[i].phase);
	}
	return true;
}

static bool open_game(struct scenario *s, struct error *e)
{
	s->rules = rules_find(s->game);
	if (!s->rules) {
		error_set(e, s->file, "game", NULL, "this program knows no game called \"%s\"", s->game);
		scenario_free(s);
		return false;
	}
	s->verbs = s->rules->verbs;
	if (notes_fit(s, e) && s->rules->load(s, e))
		return true;
	scenario_free(s);
	return false;
}

bool scenario_load(struct scenario *s, const char *data, const char *name, const char *file, struct error *e)
{
	return scenario_read(s, data, name, file, e) && open_game(s, e);
}

bool scenario_load_text(struct scenario *s, const char *data, const char *text, size_t size, struct error *e)
{
	return scenario_read_text(s, data, text, size, e) && open_game(s, e);
}

bool rules_hides(const struct scenario *s)
{
	return s->rules->hides && s->rules->hides(s);
}

bool hides_always(const struct scenario *s)
{
	(void)s;
	return true;
}

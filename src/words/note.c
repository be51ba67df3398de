#include "words/note.h"

#include <stdio.h>
#include <string.h>

void tell_turn(const struct scenario *s, const struct event *ev, struct text *out)
{
	text_set(out, "Turn %d: %s", scenario_turn_number(s, ev->number), scenario_turn(s, ev->number));
}

void tell_phase(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *name = ev->number >= 0 && ev->number < s->rules->rows ? s->rules->phases[ev->number].name : NULL;
	bool acts = ev->side == SIDE_0 || ev->side == SIDE_1;
	text_set(out, "%s%s%s", acts ? s->side_name[ev->side] : "", acts ? ": " : "", name ? name : "");
}

static void put(struct text *out, const char *words)
{
	size_t used = strlen(out->at);
	snprintf(out->at + used, sizeof out->at - used, "%s", words);
}

/* One sign of a pattern. */
static void put_sign(const struct scenario *s, const struct event *ev, char sign, bool first, const struct note_names *names,
		     struct text *out)
{
	char plain[2] = {sign, 0};
	struct text they = first ? side_they(s, ev->side) : side_they_amid(s, ev->side);
	if (sign == '@')
		put(out, they.at);
	else if (sign == '#')
		put(out, names->piece(s, ev).at);
	else if (sign == '<')
		put(out, names->place(s, ev->from).at);
	else
		put(out, sign == '$' ? names->place(s, ev->to >= 0 ? ev->to : ev->from).at : plain);
}

void tell_pattern(const struct scenario *s, const struct event *ev, const char *pattern, const struct note_names *names,
		  struct text *out)
{
	for (const char *c = pattern; c && *c; c++)
		put_sign(s, ev, *c, c == pattern, names, out);
}

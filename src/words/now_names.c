/* How units, places and buttons are called in the advice. */
#include "words/now_own.h"

#include <stdio.h>
#include <string.h>

const char *now_piece_name(const struct scenario *s, int piece, char out[NAME])
{
	const struct print *p = &s->piece[piece];
	snprintf(out, NAME, "%s", p->name[0] ? p->name : p->id);
	return out;
}

static bool has_namesake(const struct scenario *s, int piece)
{
	for (int i = 0; i < s->pieces; i++)
		if (i != piece && s->piece[i].side == s->piece[piece].side && s->piece[i].name[0] && !strcmp(s->piece[i].name, s->piece[piece].name))
			return true;
	return false;
}

const char *now_place_name(const struct scenario *s, int place, char out[NAME])
{
	snprintf(out, NAME, "%s", board_called(&s->board, place).at);
	return out;
}

const char *now_unit_name(const struct look *k, int piece, char out[NAME])
{
	char where[NAME];
	int at = k->p->piece[piece].place;
	now_piece_name(k->s, piece, out);
	size_t used = strlen(out);
	if (at >= 0 && has_namesake(k->s, piece))
		snprintf(out + used, NAME - used, " in %.60s", now_place_name(k->s, at, where));
	return out;
}

void now_without_letter(const char *words, char out[NAME])
{
	size_t n = 0;
	for (const char *c = words; *c && n + 1 < NAME; c++)
		if (*c != '&')
			out[n++] = *c;
	out[n] = 0;
}

const char *now_button_name(const struct look *k, const struct order *o, char out[NAME])
{
	struct text own = {""};
	const char *usual = usual_button(o->verb);
	if (k->w->say)
		k->w->say(k->s, k->p, o, &own);
	if (!own.at[0] && usual)
		text_set(&own, "%s", usual);
	const char *const *choices = k->s->rules->choices;
	for (int i = 0; choices && choices[i] && !own.at[0] && (o->verb == VERB_CHOOSE || o->verb == VERB_PLAN); i++)
		if (i == o->number)
			text_set(&own, "%s", choices[i]);
	now_without_letter(own.at, out);
	return out;
}

const char *now_lit(const struct look *k)
{
	return prompt_is_free(k->prompt) ? "a unit" : "a lit unit";
}

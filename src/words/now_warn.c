/* What is told of the moment beside the advice: what is about to cost something, and what the file of the scenario tells. */
#include "words/now_own.h"

#include <string.h>

void now_warn(const struct scenario *s, const struct position *p, const struct prompt *prompt, const struct orders *list, int held,
	      struct text *out)
{
	const struct words *w = words_of(s);
	struct forgotten f = {.n = 0};
	int goes = set_empty(&prompt->hand) ? held : set_next(&prompt->hand, 0);
	text_set(out, "%s", "");
	if (goes >= 0 && prompt->verbs & VERB(VERB_MARCH) && now_would_empty(s, p, goes)) {
		now_say_empty(s, p, goes, out);
		return;
	}
	if (w->warn)
		w->warn(s, p, prompt->side, out);
	if (out->at[0])
		return;
	if (w->forgets && first_of(list, VERB_DONE) != NONE)
		w->forgets(s, p, list, &f);
	for (int i = 0; i < f.n && !out->at[0]; i++)
		if (!f.at[i].at_end)
			*out = f.at[i].what;
	if (!out->at[0] && p->header.turn == s->last_turn)
		text_set(out, "The last turn");
}

const char *now_note(const struct scenario *s, const struct position *p, const struct prompt *prompt)
{
	for (int i = 0; i < s->notes && prompt->side >= 0; i++) {
		const struct note *n = &s->note[i];
		const char *phase = s->rules->phases[prompt->row].name;
		if ((n->turn == NONE || n->turn == p->header.turn) && (n->side == NOBODY || n->side == prompt->side) &&
		    (!n->phase[0] || !strcmp(n->phase, phase)))
			return n->text;
	}
	return "";
}

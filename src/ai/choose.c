#include "ai/ai.h"

int ai_choose(enum player_kind seat, const struct scenario *s, const struct position *p, const struct orders *list,
	      uint64_t *state)
{
	if (!list->n)
		return NONE;
	if (seat == PLAYER_AUTOMATON && s->rules->automaton) {
		int i = s->rules->automaton(s, p, list, NULL);
		if (i != NONE)
			return i;
	}
	if (seat == PLAYER_SIMPLE || seat == PLAYER_AUTOMATON)
		return ai_simple(s, p, list, state);
	return ai_random(s, p, list, state);
}

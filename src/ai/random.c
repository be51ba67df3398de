#include "ai/ai.h"

int ai_random(const struct scenario *s, const struct position *p, const struct orders *list, uint64_t *state)
{
	(void)s, (void)p;
	if (!list->n)
		return NONE;
	return random_below(state, list->n);
}

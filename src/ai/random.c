#include "ai/ai.h"

int ai_random(const struct scenario *s, const struct position *p, const struct orders *list, uint64_t *state)
{
	(void)s, (void)p;
	if (!list->n)
		return NONE;
	/* The high half of a product: every order as likely as the others but for one part in millions. */
	return (int)((uint64_t)random_next(state) * (uint32_t)list->n >> 32);
}

#include "ai/mind.h"

#include <assert.h>
#include <string.h>

extern const struct mind area1812_mind;
extern const struct mind berezina_mind;
extern const struct mind borodino_mind;
extern const struct mind gamble_mind;
extern const struct mind hex1812_mind;
extern const struct mind napoleon1807_mind;
extern const struct mind null_mind;

static const struct mind *const all[] = {&borodino_mind, &berezina_mind, &area1812_mind, &hex1812_mind, &gamble_mind, &napoleon1807_mind, &null_mind};

const struct mind *mind_of(const struct scenario *s)
{
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (!strcmp(all[i]->id, s->rules->id))
			return all[i];
	assert(false); /* every game has a mind */
	return NULL;
}

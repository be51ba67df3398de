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

void mind_say_usual(const struct mind *mind, const struct position *p, struct text *words)
{
	const char *why = mind->goes_by && p->depth ? mind->goes_by[frame_now(p)->row] : NULL;
	if (why)
		text_set(words, "the usual way to play this: %s", why);
	else
		text_set(words, "the usual way to play this");
}

const struct mind *mind_of(const struct scenario *s)
{
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (!strcmp(all[i]->id, s->rules->id))
			return all[i];
	assert(false); /* every game has a mind */
	return NULL;
}

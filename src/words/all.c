#include "words/words.h"

#include <assert.h>
#include <string.h>

extern const struct words area1812_words;
extern const struct words berezina_words;
extern const struct words borodino_words;
extern const struct words hex1812_words;
extern const struct words gamble_words;
extern const struct words napoleon1807_words;
extern const struct words null_words;

static const struct words *const all[] = {&borodino_words, &berezina_words, &area1812_words, &hex1812_words, &gamble_words, &napoleon1807_words, &null_words};

const struct words *words_of(const struct scenario *s)
{
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (!strcmp(all[i]->id, s->rules->id))
			return all[i];
	assert(false); /* every game has words */
	return NULL;
}

#include "match/imagined.h"

#include <string.h>

/* The same while nothing new is heard. */
static uint64_t seed_at(const struct viewer *v, int moment)
{
	uint64_t state = v->number ^ (uint64_t)(v->side + 2) << 32 ^ (uint64_t)moment;
	return (uint64_t)random_next(&state) << 32 | random_next(&state);
}

static void imagine(const struct viewer *v, const struct position *from, uint64_t seed, struct position *out)
{
	if (v->open) {
		memcpy(out, from, v->s->rules->position_size);
		dice_seed(&out->dice, seed);
	} else {
		v->s->rules->imagine(v->s, from, v->side, seed, out);
	}
}

void imagined_at(const struct viewer *v, const struct position *from, int moment, struct position *out)
{
	imagine(v, from, seed_at(v, moment), out);
}

void imagined_plain(const struct viewer *v, const struct position *from, struct position *out)
{
	imagine(v, from, 0, out);
	memset(&out->dice, 0, sizeof out->dice);
}

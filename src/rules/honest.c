#include "rules/honest.h"

#include <string.h>

/* Positions imagined for one viewer: of the truth with two seeds, of the first again with the second seed. */
enum { FIRST, SECOND, AGAIN, IMAGINED };

struct honest {
	const struct scenario *s;
	const struct position *truth;
	struct error *e;
	uint64_t seed[2];
	union any_position at[IMAGINED], of_side[SIDES];
};

static const char *viewer_of(const struct honest *h, enum side viewer)
{
	return viewer == NOBODY ? "nobody" : h->s->side_id[viewer];
}

static bool imagine(struct honest *h, enum side viewer, const struct position *from, uint64_t seed, union any_position *out)
{
	const struct rules *r = h->s->rules;
	struct error inner = {0};
	memset(out, 0, sizeof *out);
	r->imagine(h->s, from, viewer, seed, &out->common);
	if (!r->sound(h->s, &out->common, &inner))
		return error_set(h->e, h->s->file, viewer_of(h, viewer), NULL,
				 "imagines a position that is not sound: %.120s %.150s", inner.place, inner.reason);
	return true;
}

/* The first byte in which two positions differ, or NONE. */
static int differs(const struct honest *h, const union any_position *a, const union any_position *b)
{
	for (size_t i = 0; i < h->s->rules->position_size; i++)
		if (a->bytes[i] != b->bytes[i])
			return (int)i;
	return NONE;
}

static bool same(const struct honest *h, enum side viewer, const union any_position *a, const union any_position *b,
		 const char *of)
{
	int byte = differs(h, a, b);
	return byte == NONE || error_set(h->e, h->s->file, viewer_of(h, viewer), NULL,
					 "does not imagine the same of the truth and of %s: byte %d", of, byte);
}

static bool honest_to(struct honest *h, enum side viewer)
{
	if (!imagine(h, viewer, h->truth, h->seed[0], &h->at[FIRST]) ||
	    !imagine(h, viewer, h->truth, h->seed[1], &h->at[SECOND]))
		return false;
	if (!memcmp(&h->at[FIRST].common.dice, &h->truth->dice, sizeof h->truth->dice))
		return error_set(h->e, h->s->file, viewer_of(h, viewer), NULL, "learns the truth from the dice");
	for (int k = 0; k < 2; k++) /* the second is what the first must become, and what it must stay */
		if (!imagine(h, viewer, &h->at[k].common, h->seed[1], &h->at[AGAIN]) ||
		    !same(h, viewer, &h->at[SECOND], &h->at[AGAIN], "what was imagined"))
			return false;
	return true;
}

bool rules_honest(const struct scenario *s, const struct position *p, uint64_t *state, struct error *e)
{
	struct honest h = {.s = s, .truth = p, .e = e};
	for (int k = 0; k < 2; k++)
		h.seed[k] = (uint64_t)random_next(state) << 32 | random_next(state);
	for (int side = 0; side < SIDES; side++) {
		if (!honest_to(&h, (enum side)side))
			return false;
		h.of_side[side] = h.at[FIRST];
	}
	if (!honest_to(&h, NOBODY))
		return false;
	for (int side = 0; side < SIDES; side++)
		if (!imagine(&h, NOBODY, &h.of_side[side].common, h.seed[1], &h.at[AGAIN]) ||
		    !same(&h, NOBODY, &h.at[SECOND], &h.at[AGAIN], "what a side imagined"))
			return false;
	return true;
}

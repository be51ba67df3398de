#include "field.h"

struct game *field(const char *keys, const char *option)
{
	return field_in("berezina", keys, option);
}

struct crossing *state(struct game *g)
{
	return crossing_at(now(g));
}

void lost(struct game *g, const char *id)
{
	assert_int_equal(now(g)->piece[piece(g, id)].place, PLACE_LOST);
}

int box(struct game *g)
{
	return now(g)->header.track[TRACK_BOX];
}

/* Units and hexes as refusals and questions call them: the name first, then where it is. */
#include "rules/borodino/borodino.h"

#include <string.h>

struct text bo_name(const struct scenario *s, int piece)
{
	struct text out;
	text_set(&out, "%s", s->piece[piece].name[0] ? s->piece[piece].name : s->piece[piece].id);
	char *commander = strstr(out.at, " (");
	if (commander)
		*commander = 0;
	return out;
}

struct text bo_unit(const struct scenario *s, const struct battle *b, int piece)
{
	struct text out = bo_name(s, piece), name = out;
	if (on_map(b, piece))
		text_set(&out, "%.150s at %s", name.at, s->board.at[b->p.piece[piece].place].id);
	return out;
}

struct text bo_hex(const struct scenario *s, int at)
{
	struct text out;
	const struct place *place = &s->board.at[at];
	if (place->name[0])
		text_set(&out, "%s (%s)", place->name, place->id);
	else
		text_set(&out, "%s", place->id);
	return out;
}

struct text bo_hexes_named(const struct scenario *s, const int16_t *hexes, int n)
{
	struct text out = {""};
	for (int i = 0; i < n; i++) {
		struct text so_far = out;
		text_set(&out, "%.200s%s%s", so_far.at, !i ? "" : i == n - 1 ? " or " : ", ", s->board.at[hexes[i]].id);
	}
	return out;
}

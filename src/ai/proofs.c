#include "ai/proofs.h"

#include <string.h>

enum { BOTH = 1 << SIDE_0 | 1 << SIDE_1 };

const struct proof proofs_all[] = {
	{"captain", "borodino", "7-september", BOTH},
	{"captain", "borodino", "grand-battle", BOTH},
	{NULL, NULL, NULL, 0},
};

unsigned proof_sides(const char *player, const struct scenario *s)
{
	unsigned sides = 0;
	for (const struct proof *p = proofs_all; p->player; p++)
		if (!strcmp(p->player, player) && !strcmp(p->game, s->game) && !strcmp(p->scenario, s->id))
			sides |= p->sides;
	return sides;
}

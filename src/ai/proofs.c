#include "ai/proofs.h"

#include <string.h>

enum { FIRST = 1 << SIDE_0, SECOND = 1 << SIDE_1, BOTH = FIRST | SECOND };

const struct proof proofs_all[] = {
	{"captain", "borodino", "5-september", SECOND},
	{"captain", "borodino", "6-september", BOTH},
	{"captain", "borodino", "7-september", BOTH},
	{"captain", "borodino", "grand-battle", BOTH},
	{"captain", "borodino", "schevardino", BOTH},
	{"captain", "area1812", "1-invasion", BOTH},
	{"captain", "area1812", "3-retreat", BOTH},
	{"captain", "berezina", "crossing", FIRST},
	{"captain", "hex1812", "1-invasion", SECOND},
	{"captain", "hex1812", "2-road-to-moscow", BOTH},
	{"captain", "hex1812", "3-retreat", BOTH},
	{"captain", "gamble", "1812", BOTH},
	{"captain", "gamble", "two-year", BOTH},
	{"captain", "napoleon1807", "pultusk", BOTH},
	{"captain", "napoleon1807", "eylau", BOTH},
	{"captain", "napoleon1807", "eylau-battle", BOTH},
	{"captain", "napoleon1807", "friedland", BOTH},
	{"captain", "napoleon1807", "friedland-battle", BOTH},
	{"marshal", "borodino", "7-september", BOTH},
	{"marshal", "borodino", "grand-battle", FIRST},
	{"marshal", "napoleon1807", "pultusk", BOTH},
	{"marshal", "napoleon1807", "eylau-battle", FIRST},
	{"marshal", "napoleon1807", "friedland-battle", SECOND},
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

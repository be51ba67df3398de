/* How points are shared (march 4, combat 4): arithmetic alone. */
#include "rules/napoleon1807/fight.h"

int n7_even(int points, int n, int *rest)
{
	*rest = points % n;
	return points / n;
}

/* What all pay when everybody pays `level`, or all he has. */
static int paid(int level, int n, const uint8_t *room)
{
	int sum = 0;
	for (int i = 0; i < n; i++)
		sum += int_min(level, room[i]);
	return sum;
}

/* [Combat 4, reading 16] The highest level that does not come to more than is owed. */
int n7_even_losses(int points, int n, const uint8_t *room, uint8_t *due)
{
	int level = 0, all = paid(UINT8_MAX, n, room);
	int owed = int_min(points, all);
	while (level < UINT8_MAX && paid(level + 1, n, room) <= owed)
		level++;
	for (int i = 0; i < n; i++)
		due[i] = (uint8_t)int_min(level, room[i]);
	return owed - paid(level, n, room);
}

n7_mask n7_mask_get(const struct frame *f)
{
	n7_mask who = 0;
	for (int i = 0; i < 4; i++)
		who |= (n7_mask)(uint16_t)f->spare[i] << (16 * i);
	return who;
}

void n7_mask_put(struct frame *f, n7_mask who)
{
	for (int i = 0; i < 4; i++)
		f->spare[i] = (int16_t)(uint16_t)(who >> (16 * i));
}

/* A question of which every answer comes to the same: the order in which two points are paid that are both owed. It is asked all the same,
 * for who plays is to see what he pays; but Space answers it. */
#include "ui/game.h"

#include <string.h>

enum { FEW = 4 }; /* of more orders than that no two are alike, and each has to be tried */

bool orders_alike(const struct game *g)
{
	const struct seat *seat = g->seat;
	const struct orders *list = &seat->orders;
	union any_position first, other;
	if (!g->may_act || list->n < 2 || list->n > FEW || !seat_try(seat, &list->at[0], &first.common, NULL))
		return false;
	for (int i = 1; i < list->n; i++)
		if (list->at[i].verb != list->at[0].verb || !seat_try(seat, &list->at[i], &other.common, NULL) ||
		    memcmp(&first, &other, g->scenario->rules->position_size) != 0)
			return false;
	return true;
}

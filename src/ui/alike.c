/* A question of which every answer comes to the same, the order in which two points are paid that are both owed, or that has but one. It is
 * asked all the same, for who plays is to see what he does; but Space answers it. */
#include "ui/game.h"

#include <stdlib.h>
#include <string.h>

enum { FEW = 4 }; /* of more orders than that no two are alike, and each has to be tried */

/* Is there one order only, or a few that all come to the same? */
static bool orders_alike(const struct game *g)
{
	const struct seat *seat = g->seat;
	const struct orders *list = &seat->orders;
	union any_position first, other;
	if (list->n == 1) { /* who is taken up is put down somewhere: that is the map's */
		const struct verb *v = verb_at(g->scenario, list->at[0].verb);
		return v && list->at[0].verb != VERB_TAKE &&
		       (v->gesture == GESTURE_PIECE || v->gesture == GESTURE_PLACE || list->at[0].verb == VERB_RETREAT);
	}
	if (list->n < 2 || list->n > FEW || !seat_try(seat, &list->at[0], &first.common, NULL))
		return false;
	for (int i = 1; i < list->n; i++)
		if (list->at[i].verb != list->at[0].verb || !seat_try(seat, &list->at[i], &other.common, NULL) ||
		    memcmp(&first, &other, g->scenario->rules->position_size) != 0)
			return false;
	return true;
}

void alike_refresh(struct game *g)
{
	g->alike = g->may_act && default_button(g) == NONE && orders_alike(g);
}

/* Are the chances of what is built known before it is carried out? Then it is for the player to see them and to say so. */
static bool has_odds(const struct game *g, const struct order *o)
{
	struct outlook *out = g->scenario->rules->odds && o->verb == VERB_COMMIT ? calloc(1, sizeof *out) : NULL;
	if (!out)
		return false;
	g->scenario->rules->odds(g->scenario, g->seat->known, o, NULL, out);
	bool has = out->sum.n > 0;
	free(out);
	return has;
}

/* Whoever gives the only order there is, by a button or Space, has given what then is the only one too: a retreat of one unit that has to go is
 * the unit and that it is sent. An attack ends where its odds can be read. */
void order_lone(struct ui *u, const struct order *o)
{
	const struct seat *seat = u->game->seat;
	bool lone = seat->orders.n == 1;
	uint32_t turned;
	struct order next = *o;
	do {
		turned = seat->turned;
		ui_order_asked(u, &next);
		if (!u->game || seat->orders.n != 1)
			return;
		next = seat->orders.at[0];
	} while (lone && seat->turned != turned && seat_decides(seat) && seat->draft->n && !has_odds(u->game, &next));
}

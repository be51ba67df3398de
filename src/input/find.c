/* What lies where: the counter of a piece, what is under a point of the screen, and at which point a piece, a place or a card is. */
#include "input/own.h"

int view_counter(const struct table_view *t, int piece)
{
	const struct counter *k = view_find(t->view, piece);

	return k ? (int)(k - t->view->counter) : NONE;
}

int counter_under(const struct table_view *t, int x, int y)
{
	int hit = t->hidden ? NONE : scene_hit(&t->scene, x, y);
	return hit == NONE ? NONE : t->scene.lie[hit].counter;
}

int place_under(const struct table_view *t, int x, int y)
{
	float sx, sy;
	camera_to_sheet(&t->scene.eye, (float)x, (float)y, &sx, &sy);
	return sheet_place_at(&t->scene.sheet, &t->s->board, sx, sy);
}

bool own_piece(const struct table_view *t, int piece)
{
	return piece >= 0 && piece < t->s->pieces && t->s->piece[piece].side == t->seat->prompt.side;
}

int table_place_of(const struct table_view *t, int piece)
{
	int counter = view_counter(t, piece), place = counter == NONE ? NONE : t->view->counter[counter].place;
	return place < 0 ? NONE : place;
}

bool table_find_piece(const struct table_view *t, int piece, int *x, int *y)
{
	if (tray_find(t, piece, x, y))
		return true;
	for (int i = 0; i < t->scene.lying; i++) {
		float fx, fy;
		if (t->scene.lie[i].piece != piece)
			continue;
		camera_to_screen(&t->scene.eye, t->scene.lie[i].x, t->scene.lie[i].y, &fx, &fy);
		*x = (int)fx;
		*y = (int)fy;
		return rect_has(t->scene.eye.area, *x, *y);
	}
	return false;
}

bool table_find_place(const struct table_view *t, int place, int *x, int *y)
{
	float fx, fy;

	if (place < 0 || place >= t->s->board.count)
		return false;
	scene_centre(&t->scene, place, &fx, &fy);
	*x = (int)fx;
	*y = (int)fy;
	return rect_has(t->scene.eye.area, *x, *y) && !tray_covers(t, *x, *y) && !rect_has(t->overview, *x, *y);
}

bool table_find_card(const struct table_view *t, const char *name, int *x, int *y)
{
	return cards_find(t, name, x, y);
}

int table_card_read(const struct table_view *t)
{
	struct rect large;
	int at;
	return cards_shown(t, &large, &at);
}

bool table_card_lit(const struct table_view *t, int card)
{
	return card_serves(t, card, NULL);
}

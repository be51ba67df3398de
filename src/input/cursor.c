/* The cursor of the map, for those who play by keys: a step to a neighbour, and the next of all that may be chosen. */
#include "input/own.h"

#include "input/asked.h"

#include <math.h>

static int start_of_cursor(const struct table_view *t)
{
	int counter = view_counter(t, t->selected);
	const struct rect *a = &t->scene.eye.area;

	if (counter != NONE && t->view->counter[counter].place >= 0)
		return t->view->counter[counter].place;
	return place_under(t, a->x + a->w / 2, a->y + a->h / 2);
}

/* --- a step --- */

/* The neighbour that lies most nearly that way: directions as on hexes, and east 6, west 7. */
static int step_to_area(const struct table_view *t, int direction)
{
	static const float way[8][2] = {{0, -1}, {0.87f, -0.5f}, {0.87f, 0.5f}, {0, 1}, {-0.87f, 0.5f}, {-0.87f, -0.5f},
					{1, 0}, {-1, 0}};
	const struct place *p = &t->s->board.at[t->cursor];
	float x0, y0, x, y, best = 0.2f;
	int to = NONE;

	scene_centre(&t->scene, t->cursor, &x0, &y0);
	for (int i = 0; i < p->links; i++) {
		scene_centre(&t->scene, p->link[i].to, &x, &y);
		float far = hypotf(x - x0, y - y0);
		float near = far > 0 ? ((x - x0) * way[direction][0] + (y - y0) * way[direction][1]) / far : 0;
		if (near > best) {
			best = near;
			to = p->link[i].to;
		}
	}
	return to;
}

static bool near_edge(const struct table_view *t, float x, float y)
{
	const struct rect *a = &t->scene.eye.area;
	float margin = (float)(a->w < a->h ? a->w : a->h) / 8;

	return x < (float)a->x + margin || y < (float)a->y + margin || x > (float)(a->x + a->w) - margin ||
	       y > (float)(a->y + a->h) - margin;
}

/* What the pointer would be told there, the keys are told. */
static void tell(struct table_view *t)
{
	if (t->hand == HAND_HOLDS)
		foresee_drop(t, t->cursor);
	else if (t->hand == HAND_EMPTY)
		foresee_click(t, cursor_piece(t), t->cursor);
}

/* To the place, because of the piece or, where that is NONE, for itself. */
static void cursor_go(struct table_view *t, int piece, int place)
{
	float x, y;

	t->cursor = place;
	scene_centre(&t->scene, t->cursor, &x, &y);
	if (near_edge(t, x, y)) {
		sheet_centre(&t->scene.sheet, &t->s->board, t->cursor, &x, &y);
		camera_glide(&t->scene.eye, x, y, canvas_now(t->c));
	}
	scene_centre(&t->scene, t->cursor, &x, &y);
	t->px = (int)x;
	t->py = (int)y;
	fan_close(t);
	t->calls.hint(t->calls.who, t->px, t->py, "", "");
	t->calls.hover(t->calls.who, piece, t->cursor);
	tell(t);
	spoil(t);
}

void cursor_lead(struct table_view *t, int place)
{
	cursor_go(t, NONE, place);
}

bool cursor_back(struct table_view *t)
{
	const struct rect *a = &t->scene.eye.area;
	float x, y;

	scene_centre(&t->scene, t->cursor, &x, &y);
	if (x >= (float)a->x && x < (float)(a->x + a->w) && y >= (float)a->y && y < (float)(a->y + a->h))
		return false;
	cursor_go(t, cursor_piece(t), t->cursor);
	return true;
}

static void cursor_step(struct table_view *t, int direction)
{
	const struct board *b = &t->s->board;
	int to = t->cursor;

	if (t->cursor == NONE)
		to = start_of_cursor(t);
	else if (b->kind == BOARD_HEX)
		to = board_step(b, t->cursor, direction);
	else
		to = step_to_area(t, direction);
	if (to == NONE || b->at[to].missing)
		to = t->cursor;
	if (to != NONE)
		cursor_go(t, NONE, to);
}

/* East and west have no hexside: the two slants in turn keep the cursor on a level. */
static int sideways(const struct table_view *t, bool right)
{
	if (t->s->board.kind != BOARD_HEX)
		return right ? 6 : 7;
	int column = t->cursor != NONE ? t->s->board.at[t->cursor].column : 0;
	if (column & 1)
		return right ? 1 : 5;
	return right ? 2 : 4;
}

bool cursor_key(struct table_view *t, int key)
{
	static const struct {
		int key, direction;
	} ways[] = {
		{KEY_PAD_8, 0}, {KEY_PAD_9, 1}, {KEY_PAD_3, 2}, {KEY_PAD_2, 3}, {KEY_PAD_1, 4}, {KEY_PAD_7, 5},
		{KEY_UP, 0}, {KEY_DOWN, 3}
	};

	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		if (ways[i].key != key)
			continue;
		cursor_step(t, ways[i].direction);
		return true;
	}
	if (key == KEY_PAD_6 || key == KEY_RIGHT || key == KEY_PAD_4 || key == KEY_LEFT) {
		cursor_step(t, sideways(t, key == KEY_PAD_6 || key == KEY_RIGHT));
		return true;
	}
	return false;
}

int cursor_piece(const struct table_view *t)
{
	int counter = NONE;
	for (int i = 0; i < t->scene.lying && !t->hidden; i++)
		if (t->scene.lie[i].place == t->cursor && (counter == NONE || t->view->counter[counter].piece != t->selected))
			counter = t->scene.lie[i].counter;
	counter = hand_able(t, counter);
	return counter == NONE ? NONE : t->view->counter[counter].piece;
}

/* --- the next that may be chosen --- */

/* The nearest to `from` come first. */
static long rank_of(const struct table_view *t, int from, int place)
{
	long far = from == NONE ? 0 : board_distance(&t->s->board, from, place);
	return far * MAX_PLACES + place;
}

/* The next of these places after the one at which the cursor is, or before it; the first or last where it is in none of
 * them. NONE at their end. */
static int next_place(const struct table_view *t, const struct places *of, int from, int cursor, int step)
{
	bool inside = cursor != NONE && places_has(of, cursor);
	long now = inside ? rank_of(t, from, cursor) : 0, best = 0;
	int to = NONE;

	for (int i = 0; i < t->s->board.count; i++) {
		if (!places_has(of, i))
			continue;
		long rank = rank_of(t, from, i);
		if (inside && (rank == now || (rank > now) != (step > 0)))
			continue;
		if (to == NONE || (rank < best) == (step > 0)) {
			to = i;
			best = rank;
		}
	}
	return to;
}

bool can_act(const struct table_view *t, int piece)
{
	if (view_counter(t, piece) == NONE)
		return false;
	for (int i = 0; i < t->seat->orders.n; i++)
		if (t->seat->orders.at[i].piece == piece)
			return true;
	return false;
}

/* The next piece after the selected one that can act, or before it; NONE at their end. */
static int next_piece(const struct table_view *t, int from, int step)
{
	int n = t->s->pieces, at = from == NONE ? (step > 0 ? 0 : n - 1) : from + step;
	for (; at >= 0 && at < n; at += step)
		if (can_act(t, at))
			return at;
	return NONE;
}

static void select_piece(struct table_view *t, int piece)
{
	int place = table_place_of(t, piece);

	t->selected = piece;
	if (place != NONE) {
		cursor_go(t, piece, place);
		return;
	}
	t->cursor = NONE; /* it waits in the tray */
	t->calls.hover(t->calls.who, piece, NONE);
	spoil(t);
}

/* With a piece in hand the places it may go to, round and round. Else all pieces that can act, then all places that may be
 * named, then the pieces again. */
void table_next(struct table_view *t, int step)
{
	struct places lit = {{0}};
	struct asked a;
	bool holds = t->hand == HAND_HOLDS;
	int from = holds ? table_place_of(t, t->lift.piece) : NONE, piece = NONE, place = NONE;

	asked_find(t, &a);
	if (holds)
		lit = t->lift.lit;
	else
		asked_places(&a, &lit);
	bool at_one = t->cursor != NONE && places_has(&lit, t->cursor);
	bool among = holds || (t->selected == NONE && (at_one || step < 0)); /* backwards it begins with the last of all */
	for (int turn = 0; turn < 3 && piece == NONE && place == NONE; turn++) { /* the rest of one list, the other, the one again */
		if (among != (turn == 1))
			place = next_place(t, &lit, from, turn ? NONE : t->cursor, step);
		else if (!holds)
			piece = next_piece(t, turn ? NONE : t->selected, step);
	}
	if (piece != NONE) {
		select_piece(t, piece);
	} else if (place != NONE) {
		t->selected = holds ? t->selected : NONE;
		cursor_go(t, NONE, place);
	}
}

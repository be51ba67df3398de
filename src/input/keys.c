/* The whole table from the keyboard: scrolling, zoom, the map cursor, taking up and putting down. */
#include "input/own.h"

#include <math.h>

enum { SCROLL = 96, TENTH = 10 /* the key 0: the tenth card */ };

static int start_of_cursor(const struct table_view *t)
{
	int counter = view_counter(t, t->selected);
	const struct rect *a = &t->scene.eye.area;

	if (counter != NONE && t->view->counter[counter].place >= 0)
		return t->view->counter[counter].place;
	return place_under(t, a->x + a->w / 2, a->y + a->h / 2);
}

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

static void move_cursor(struct table_view *t, int direction)
{
	const struct board *b = &t->s->board;
	int to = NONE;
	float x, y;

	if (t->cursor == NONE) {
		t->cursor = start_of_cursor(t);
	} else if (b->kind == BOARD_HEX) {
		to = board_step(b, t->cursor, direction);
	} else {
		to = step_to_area(t, direction);
	}
	if (to != NONE && !b->at[to].missing)
		t->cursor = to;
	if (t->cursor == NONE)
		return;
	scene_centre(&t->scene, t->cursor, &x, &y);
	const struct rect *a = &t->scene.eye.area;
	float margin = (float)(a->w < a->h ? a->w : a->h) / 8;
	if (x < (float)a->x + margin || y < (float)a->y + margin || x > (float)(a->x + a->w) - margin ||
	    y > (float)(a->y + a->h) - margin) {
		sheet_centre(&t->scene.sheet, b, t->cursor, &x, &y);
		camera_glide(&t->scene.eye, x, y, canvas_now(t->c));
	}
	scene_centre(&t->scene, t->cursor, &x, &y);
	t->px = (int)x;
	t->py = (int)y;
	fan_close(t);
	t->calls.hint(t->calls.who, t->px, t->py, "", "");
	t->calls.hover(t->calls.who, NONE, t->cursor);
	spoil(t);
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

static bool cursor_key(struct table_view *t, int key)
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
		move_cursor(t, ways[i].direction);
		return true;
	}
	if (key == KEY_PAD_6 || key == KEY_RIGHT || key == KEY_PAD_4 || key == KEY_LEFT) {
		move_cursor(t, sideways(t, key == KEY_PAD_6 || key == KEY_RIGHT));
		return true;
	}
	return false;
}

/* Who is meant at the cursor: the piece that was told, else the uppermost that can do something. */
static int piece_at_cursor(const struct table_view *t)
{
	int counter = NONE;
	for (int i = 0; i < t->scene.lying && !t->hidden; i++)
		if (t->scene.lie[i].place == t->cursor && (counter == NONE || t->view->counter[counter].piece != t->selected))
			counter = t->scene.lie[i].counter;
	counter = hand_able(t, counter);
	return counter == NONE ? NONE : t->view->counter[counter].piece;
}

static bool enter(struct table_view *t, bool menu)
{
	float x, y;

	if (t->cursor == NONE) {
		int counter = view_counter(t, t->selected);
		if (counter == NONE)
			return false;
		if (t->view->counter[counter].place < 0) { /* from the tray: the cursor begins at a lit place */
			if (!hand_pick(t, t->selected))
				return false;
			t->cursor = t->lift.piece != NONE && t->lift.n ? t->lift.drop[0].place : NONE;
			spoil(t);
			return true;
		}
		t->cursor = t->view->counter[counter].place;
	}
	scene_centre(&t->scene, t->cursor, &x, &y);
	int piece = piece_at_cursor(t);
	if (t->hand == HAND_HOLDS) {
		int from = t->lift.piece == NONE ? NONE : t->seat->known->piece[t->lift.piece].place;
		if (t->cursor == from || !hand_other(t, piece, t->cursor, (int)x, (int)y))
			hand_drop(t, t->cursor, (int)x, (int)y);
		return true;
	}
	return menu ? hand_menu(t, piece, t->cursor, (int)x, (int)y)
		    : hand_act_at(t, piece, t->cursor, (int)x, (int)y);
}

static bool escape(struct table_view *t)
{
	if (t->hand == HAND_DRAGS || t->hand == HAND_HOLDS) {
		hand_let_go(t);
		return true;
	}
	if (t->hand == HAND_CARD_DRAGS) { /* it goes back */
		t->hand = HAND_EMPTY;
		cards_lower(t);
		return true;
	}
	if (hand_undraft(t, seat_builds(t->seat) ? t->seat->draft->n - 1 : 0))
		return true;
	if (t->overlay_on || t->cursor != NONE || trails_shown(t) || t->fan.open || t->pointing) {
		t->overlay_on = t->pointing = false;
		t->cursor = NONE;
		trails_clear(t);
		fan_close(t);
		spoil(t);
		return true;
	}
	if (t->selected != NONE) {
		t->selected = NONE;
		spoil(t);
		return true;
	}
	return false;
}

/* On a map of areas: so many of the heap that is in hand, or selected. Else, and where cards are asked for, the card with
 * that number. */
static bool number_key(struct table_view *t, int n)
{
	bool free = t->lift.piece == NONE && set_empty(&t->seat->prompt.hand);
	if (free && cards_asked(t) && cards_digit(t, n))
		return true;
	int held = set_next(&t->seat->prompt.hand, 0);
	int piece = t->lift.piece != NONE ? t->lift.piece : t->selected != NONE ? t->selected : held;

	return (piece != NONE && n < TENTH && group_take(t, piece, n)) || (free && cards_digit(t, n));
}

static bool scroll_key(struct table_view *t, int key)
{
	int dx = key == KEY_LEFT || key == 'a' ? SCROLL : key == KEY_RIGHT || key == 'd' ? -SCROLL : 0;
	int dy = key == KEY_UP || key == 'w' ? SCROLL : key == KEY_DOWN || key == 's' ? -SCROLL : 0;

	if (key == KEY_PAGE_UP || key == KEY_PAGE_DOWN)
		dy = t->scene.eye.area.h * (key == KEY_PAGE_UP ? 3 : -3) / 4;
	if (!dx && !dy)
		return false;
	camera_pan(&t->scene.eye, (float)dx, (float)dy);
	fan_close(t);
	spoil(t);
	return true;
}

bool keys_input(struct table_view *t, const struct input *in)
{
	int key = in->key;

	if (in->mods & MOD_ALT)
		return false;
	if (in->mods & MOD_CTRL) {
		if (key == '0') {
			table_fit(t);
			return true;
		}
		if (key == '+' || key == '=' || key == '-') {
			table_zoom(t, key == '-' ? -1 : 1);
			return true;
		}
		return cursor_key(t, key);
	}
	if (key >= KEY_PAD_1 && key <= KEY_PAD_9 && key != KEY_PAD_5)
		return cursor_key(t, key);
	if (key >= '0' && key <= '9')
		return number_key(t, key == '0' ? TENTH : key - '0');
	if (t->hand == HAND_EMPTY && cards_key(t, key))
		return true;
	switch (key) {
	case KEY_ESCAPE:
		return escape(t);
	case KEY_ENTER:
	case KEY_PAD_5:
	case KEY_SPACE:
		return enter(t, in->mods & MOD_SHIFT);
	case KEY_TAB:
		table_next(t, in->mods & MOD_SHIFT ? -1 : 1);
		return true;
	case '+':
	case '=':
		table_zoom(t, 1);
		return true;
	case '-':
		table_zoom(t, -1);
		return true;
	case 'h':
		table_hide_counters(t, !t->hidden);
		return true;
	case 'v':
		trails_turn(t);
		return true;
	case KEY_HOME:
		table_fit(t);
		return true;
	default:
		return scroll_key(t, key);
	}
}

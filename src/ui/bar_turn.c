/* The left end of the bar: the turn in words, and the turns of the game as a row of boxes. */
#include "ui/bar_own.h"

#include <stdio.h>

static int track_step(const struct ui *u, const struct widget *w, int turns)
{
	int step = turns > 0 ? w->at.w / turns : 2, most = points(u, 17);
	return step > most ? most : step < 2 ? 2 : step;
}

/* The turns of the game as small boxes, the present one filled. */
static void track_paint(struct ui *u, const struct widget *w)
{
	const struct scenario *s = u->game->scenario;
	int turn = u->game->seat->known->header.turn, n = s->last_turn - s->first_turn + 1;
	if (n < 1 || n > 200)
		return;
	int step = track_step(u, w, n);
	for (int i = 0; i < n; i++) {
		struct rect r = {w->at.x + i * step, w->at.y + points(u, 3), step - (step > 5 ? 2 : 1), w->at.h - points(u, 6)};
		int t = s->first_turn + i;
		if (r.x + r.w > w->at.x + w->at.w)
			break;
		canvas_fill(u->canvas, r, t < turn ? 0xb59a66ffu : t == turn ? WINE : PAPER_LIGHT);
		canvas_frame(u->canvas, r, 1, t == turn ? INK : INK_SOFT);
		if (t == turn && step >= points(u, 15)) {
			char number[16];
			int size = points(u, 10);
			snprintf(number, sizeof number, "%d", scenario_turn_number(s, t));
			canvas_text(u->canvas, FONT_DATA_BOLD, size, PAPER_LIGHT,
				    r.x + (r.w - canvas_text_width(u->canvas, FONT_DATA_BOLD, size, number)) / 2,
				    r.y + (r.h - canvas_line_height(u->canvas, FONT_DATA_BOLD, size)) / 2, number);
		}
	}
}

/* A click on the box of a turn that was, or is, looks at its beginning. */
static void track_press(struct ui *u, struct widget *w)
{
	const struct seat *seat = u->game->seat;
	const struct scenario *s = u->game->scenario;
	int n = s->last_turn - s->first_turn + 1, step = track_step(u, w, n), turn;
	if (n < 1 || n > 200 || u->px < w->at.x)
		return;
	turn = s->first_turn + (u->px - w->at.x) / step;
	for (int i = 0; i < seat->length && u->calls.jump; i++) {
		if (chronicle_heard(seat->chronicle, i)->turn != turn)
			continue;
		u->calls.jump(u->calls.who, i);
		return;
	}
}

static int track_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w;
	(void)width;
	return points(u, 20);
}

void turn_part(struct ui *u, struct widget *row)
{
	struct game *g = u->game;
	char tip[140];
	struct widget *column = widget_new(row, ROLE_COLUMN, "turn-part", "");
	column->wide = column->narrowest = u->width < points(u, 1280) ? 170 : 224;
	fitted(column, "turn", FONT_TITLE, 18, HEAD_TALL, g->seat->view.turn);
	struct widget *w = widget_new(column, ROLE_SPACE, "", "");
	w->tall = 6;
	w = widget_new(column, ROLE_CUSTOM, "turn-track", g->seat->view.turn);
	w->custom_paint = track_paint;
	w->custom_tall = track_tall;
	w->act = track_press;
	snprintf(tip, sizeof tip, "%.80s. Click a turn to look at its beginning", g->scenario->title);
	widget_tip(w, tip);
}

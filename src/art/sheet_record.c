#include "art/sheet_record.h"

#include "art/sheet_panel.h"

#include <stdio.h>
#include <string.h>

enum { BOX_W = 190, BOX_H = 75, HEAD = 108, SIDE = 36, DATE = 150, COLUMNS = 6, ROWS = 5, TURNS = 25 };

/* Who comes in, by turn. */
static const char *const arrivals[TURNS + 1] = {
	[3] = "Old Guard, Tchichagov", [6] = "Ney", [7] = "Young Guard", [8] = "Guard cavalry", [9] = "Junot",
	[10] = "Eug\xc3\xa8ne", [12] = "Victor", [13] = "Wittgenstein?", [14] = "Davout, Yermaloff",
	[15] = "Main Army?",
};

bool record_size(const struct board *b, double *w, double *h)
{
	if (strcmp(b->id, "berezina") != 0)
		return false;
	*w = 2 * SIDE + DATE + COLUMNS * BOX_W;
	*h = HEAD + ROWS * BOX_H + 50;
	return true;
}

static void moon(cairo_t *cr, double x, double y)
{
	cairo_new_sub_path(cr);
	cairo_arc(cr, x, y, 10, .5, 2 * INK_PI - .9);
	cairo_arc_negative(cr, x + 4.5, y - 1, 8, 2 * INK_PI - .75, .35);
	cairo_close_path(cr);
	ink_colour(cr, 0xf6edc9, 1);
	cairo_fill(cr);
}

static void draw_turn(cairo_t *cr, const struct ink_fonts *f, int turn, double x, double y)
{
	static const char *const hour[COLUMNS] = {"0400", "0800", "1200", "1600", "2000", "0000"};
	int column = (turn - 1) % COLUMNS;
	bool night = column >= 4;
	unsigned rgb = night ? 0xe9eef3 : 0x24170e;
	char text[8];
	cairo_rectangle(cr, x, y, BOX_W, BOX_H);
	ink_colour(cr, night ? 0x3f5468 : column == 0 || column == 3 ? 0xd9dfe2 : 0xfbf8ee, 1);
	cairo_fill_preserve(cr);
	ink_colour(cr, INK_BROWN, .9);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
	struct ink_style big = {.face = FACE_SERIF_BOLD, .size = 30, .rgb = rgb};
	struct ink_style small = {.face = FACE_SERIF, .size = 20, .align = 1, .rgb = rgb};
	struct ink_style who = {.face = FACE_SERIF_ITALIC, .size = 19, .align = .5, .rgb = night ? 0xf2d9b0 : 0x7a1f1a};
	snprintf(text, sizeof text, "%d", turn);
	ink_text(cr, f, &big, x + 12, y + 34, text);
	ink_text(cr, f, &small, x + BOX_W - 12, y + 29, hour[column]);
	if (night)
		moon(cr, x + 92, y + 23);
	if (arrivals[turn])
		ink_text_fit(cr, f, &who, x + BOX_W / 2.0, y + 62, BOX_W - 16, arrivals[turn]);
}

void draw_record(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, struct box b)
{
	(void)s;
	draw_plate(cr, b, 34);
	struct ink_style head = {.face = FACE_SERIF, .size = 32, .spacing = 5, .align = .5, .rgb = 0x24170e};
	ink_text(cr, f, &head, b.x + b.w / 2, b.y + 66, "TURN RECORD");
	struct ink_style date = {.face = FACE_SERIF_BOLD, .size = 26, .align = .5, .rgb = 0x24170e};
	for (int row = 0; row < ROWS; row++) {
		char text[8];
		double y = b.y + HEAD + row * BOX_H;
		snprintf(text, sizeof text, "%d", 25 + row);
		ink_text(cr, f, &date, b.x + SIDE + DATE / 2.0, y + 38, text);
		struct ink_style month = {.face = FACE_SERIF_ITALIC, .size = 20, .align = .5, .rgb = 0x3b2a1c};
		ink_text(cr, f, &month, b.x + SIDE + DATE / 2.0, y + 61, "November");
		for (int i = 0; i < COLUMNS && row * COLUMNS + i < TURNS; i++)
			draw_turn(cr, f, row * COLUMNS + i + 1, b.x + SIDE + DATE + i * BOX_W, y);
	}
	struct ink_style note = {.face = FACE_SERIF_ITALIC, .size = 21, .rgb = 0x3b2a1c};
	ink_text(cr, f, &note, b.x + SIDE + DATE + BOX_W + 24, b.y + HEAD + 4.6 * BOX_H,
		 "The game ends with turn 25. Other exits than the chosen one close after turn 23.");
}

/* A chart as widgets: the heads of its columns, its rows with counters, cells and notes, its sums. */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FACE_POINTS = 30, SMALL_FACE_POINTS = 21, ICON_POINTS = 16, PAD_POINTS = 3 };

struct line_data {
	int columns;
	uint8_t wide[CHART_CELLS];
	bool right[CHART_CELLS];
	uint8_t mark, style;
	bool head, small; /* small: its counters */
	char icon[24];    /* before the first cell, or "" */
	int back;         /* a closed counter of this side before the first cell, or NONE */
	struct {
		int16_t piece;
		bool reverse;
		char text[WORDS];
	} cell[CHART_CELLS];
};

/* The left edge and the width of a cell in a row of this width. */
static void cell_span(struct ui *u, const struct line_data *d, int i, int width, int *x, int *w)
{
	int all = 0, before = 0, gap = points(u, 4), room = width - (d->columns - 1) * gap - 2 * points(u, 5);
	for (int k = 0; k < d->columns; k++) {
		all += d->wide[k];
		before += k < i ? d->wide[k] : 0;
	}
	all = all ? all : 1;
	*x = points(u, 5) + room * before / all + i * gap;
	*w = room * d->wide[i] / all;
	if (d->right[i] && i + 1 < d->columns && !d->right[i + 1])
		*w -= points(u, 10); /* a number keeps away from the words after it */
}

static struct text_style cell_style(const struct ui *u, const struct line_data *d, int i)
{
	bool strong = d->head || d->style == CHART_TOTAL || d->mark == CHART_STOP ||
		      (d->mark != CHART_UNMARKED && i == d->columns - 1);
	struct text_style s = {.font = strong ? FONT_DATA_BOLD : FONT_DATA, .size = points(u, d->head ? 12 : 13),
			       .ink = d->head ? INK_SOFT : d->mark == CHART_STOP || d->style == CHART_TOTAL ? WINE : INK,
			       .link = SEA, .align = d->right[i] ? 2 : 0};
	if (!d->head && i == d->columns - 1 && d->mark == CHART_BAD)
		s.ink = WINE;
	return s;
}

/* The side of the picture before the text of a cell, pixels; 0: there is none. */
static int picture_wide(const struct ui *u, const struct line_data *d, int i)
{
	if (d->cell[i].piece >= 0 || d->cell[i].text[0] == '@' || (i == 0 && d->back != NONE))
		return points(u, d->small ? SMALL_FACE_POINTS : FACE_POINTS);
	return i == 0 && d->icon[0] ? points(u, ICON_POINTS) : 0;
}

static int cell_tall(struct ui *u, const struct line_data *d, int i, int width)
{
	struct text_style s = cell_style(u, d, i);
	int x, w, face = picture_wide(u, d, i), room;
	cell_span(u, d, i, width, &x, &w);
	if (d->cell[i].text[0] == '@')
		return face;
	room = w - (face ? face + points(u, 4) : 0);
	int tall = text_height(u->canvas, &s, d->cell[i].text, room > 20 ? room : 20);
	return tall < face ? face : tall;
}

static int line_tall(struct ui *u, const struct widget *w, int width)
{
	const struct line_data *d = w->data;
	int most = 0;
	for (int i = 0; i < d->columns; i++) {
		int tall = cell_tall(u, d, i, width);
		most = tall > most ? tall : most;
	}
	return most + points(u, d->head ? 2 : PAD_POINTS);
}

/* A block stands so high as a counter, and is wider. */
static bool block_face(struct ui *u, const char *sprite, struct rect r)
{
	char name[64];
	snprintf(name, sizeof name, "%.30s/blocks-%d", u->game->scenario->game, u->style.percent > 130 || r.h > points(u, 40) ? 71 : 50);
	atlas_id blocks = canvas_atlas(u->canvas, name, NULL);
	r.w = r.h * 135 / 115;
	return blocks != NONE && canvas_sprite_in(u->canvas, blocks, sprite, r, 255);
}

/* A sprite of the counters or blocks, or a plain square. */
static void counter_face(struct ui *u, const char *sprite, int side, struct rect r)
{
	const struct scenario *s = u->game->scenario;
	char name[64];
	atlas_id faces;
	snprintf(name, sizeof name, "%.30s/counters-%d", s->game, u->style.percent > 130 ? 50 : 35);
	faces = canvas_atlas(u->canvas, name, NULL);
	if ((faces != NONE && canvas_sprite_in(u->canvas, faces, sprite, r, 255)) || block_face(u, sprite, r))
		return;
	canvas_fill(u->canvas, r, side == 0 ? 0x3a5a98ffu : 0x4a7444ffu);
	canvas_frame(u->canvas, r, 1, INK);
}

void chart_face(struct ui *u, int piece, bool reverse, struct rect r)
{
	const struct print *p = &u->game->scenario->piece[piece];
	char name[32];
	snprintf(name, sizeof name, "%s%s", p->face, reverse ? "~" : "");
	counter_face(u, name, p->side, r);
}

void chart_back(struct ui *u, int side, struct rect r)
{
	char name[32];
	snprintf(name, sizeof name, "back/%s", u->game->scenario->side_id[side & 1]);
	counter_face(u, name, side, r);
}

/* "@one @two": sprites side by side. */
static void paint_sprites(struct ui *u, const char *text, struct rect r)
{
	while (*text == '@') {
		char name[24];
		size_t n = strcspn(text + 1, " ");
		text_copy(name, n + 1 < sizeof name ? n + 1 : sizeof name, text + 1);
		style_icon(&u->style, u->canvas, name, r, 255);
		r.x += r.w + points(u, 3);
		text += 1 + n;
		text += strspn(text, " ");
	}
}

static void paint_cell(struct ui *u, const struct widget *w, int i)
{
	const struct line_data *d = w->data;
	struct text_style s = cell_style(u, d, i);
	int x, wide, face = picture_wide(u, d, i), inner = w->at.h - points(u, PAD_POINTS);
	cell_span(u, d, i, w->at.w, &x, &wide);
	struct rect at = {w->at.x + x, w->at.y + (inner - face) / 2 + 1, face, face};
	x += w->at.x;
	if (d->cell[i].text[0] == '@') {
		paint_sprites(u, d->cell[i].text, at);
		return;
	}
	if (d->cell[i].piece >= 0)
		chart_face(u, d->cell[i].piece, d->cell[i].reverse, at);
	else if (face && d->back != NONE)
		chart_back(u, d->back, at);
	else if (face)
		style_icon(&u->style, u->canvas, d->icon, at, 255);
	if (face) {
		x += face + points(u, 4);
		wide -= face + points(u, 4);
	}
	wide = wide > 20 ? wide : 20;
	int tall = text_height(u->canvas, &s, d->cell[i].text, wide);
	text_draw(u->canvas, &s, d->cell[i].text, x, w->at.y + (inner - tall) / 2 + 1, wide);
}

static void line_paint(struct ui *u, const struct widget *w)
{
	static const uint32_t edge[] = {CLEAR, 0x3f6b3affu, WINE, WINE};
	const struct line_data *d = w->data;
	struct rect bar = {w->at.x, w->at.y, points(u, 3), w->at.h};
	if (d->mark == CHART_STOP)
		canvas_fill(u->canvas, w->at, 0xc9a96a60u);
	if (d->style == CHART_TOTAL)
		canvas_line(u->canvas, w->at.x, w->at.y, w->at.x + w->at.w, w->at.y, 1, INK);
	if (w->act && u->hot == w)
		canvas_fill(u->canvas, w->at, 0x8a663020u);
	if (d->mark)
		canvas_fill(u->canvas, bar, edge[d->mark & 3]);
	for (int i = 0; i < d->columns; i++)
		paint_cell(u, w, i);
	if (!d->head && d->style != CHART_TOTAL)
		canvas_line(u->canvas, w->at.x, w->at.y, w->at.x + w->at.w, w->at.y, 1, 0x6d584030u);
}

static struct widget *line_new(struct widget *root, const char *name, struct line_data **data)
{
	struct widget *w = widget_new(root, ROLE_CUSTOM, name, "");
	struct line_data *d = memory_zeroed(sizeof *d);
	for (int i = 0; i < CHART_CELLS; i++)
		d->cell[i].piece = NONE;
	d->back = NONE;
	w->data = *data = d;
	w->custom_tall = line_tall;
	w->custom_paint = line_paint;
	return w;
}

/* Adds column i of the chart to the line; false where there is no room for it. */
static bool add_column(struct line_data *d, const struct chart_head *h, int i, bool narrow)
{
	if (narrow && h->spare[i])
		return false;
	d->wide[d->columns] = h->wide[i];
	d->right[d->columns] = h->right[i];
	d->columns++;
	return true;
}

void chart_foot(struct widget *root, const struct chart_head *h)
{
	if (!h->foot[0])
		return;
	struct widget *foot = widget_label(root, FONT_BODY_ITALIC, 13, h->foot);
	text_copy(foot->name, sizeof foot->name, "chart-foot");
	foot->markup = true;
	foot->ink = INK_SOFT;
}

void chart_titles(struct ui *u, struct widget *root, const struct chart_head *h, bool narrow)
{
	struct line_data *d;
	(void)u;
	line_new(root, "chart-titles", &d);
	d->head = true;
	for (int i = 0; i < h->columns; i++)
		if (add_column(d, h, i, narrow))
			text_copy(d->cell[d->columns - 1].text, WORDS, h->name[i]);
}

static const char *cell_words(const struct scenario *s, const struct chart_row *row, int i, char out[WORDS])
{
	int piece = i == 0 ? row->piece : i == 1 ? row->piece2 : NONE;
	if (row->cell[i][0] || piece < 0)
		text_copy(out, WORDS, row->cell[i]);
	else
		say_piece_short(s, piece, out);
	return out;
}

bool chart_holds(const struct scenario *s, const struct chart_row *row, const char *words)
{
	char text[WORDS];
	if (text_holds(row->note, words) || text_holds(row->group, words))
		return true;
	for (int i = 0; i < CHART_CELLS; i++)
		if (text_holds(cell_words(s, row, i, text), words))
			return true;
	return false;
}

/* The only order that chooses this piece, where a line of the page may: its index, or NONE. */
static int chosen_by_line(const struct game *g, int piece)
{
	int only = NONE, n = 0;
	if (piece < 0 || !g->may_act || !(words_of(g->scenario)->lines_choose >> g->seat->prompt.row & 1))
		return NONE;
	for (int i = 0; i < g->seat->orders.n; i++) {
		const struct order *o = &g->seat->orders.at[i];
		const struct verb *v = verb_at(g->scenario, o->verb);
		if (!v || v->gesture != GESTURE_PIECE || o->piece != piece)
			continue;
		only = i;
		n++;
	}
	return n == 1 ? only : NONE;
}

static void act_row(struct ui *u, struct widget *w)
{
	int order = chosen_by_line(u->game, w->arg);
	if (order != NONE && !dialog_top(u)) {
		struct order o = u->game->seat->orders.at[order];
		ui_order_asked(u, &o);
		return;
	}
	if (w->arg >= 0 || w->arg2 >= 0)
		ui_look(u, w->arg, w->arg2);
	chapter_look(u, w->arg2);
}

/* The words of a line, for those who look for them. */
static void join(const struct line_data *d, char *out, size_t size)
{
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < d->columns && used + 2 < size; i++)
		if (d->cell[i].text[0])
			used += (size_t)snprintf(out + used, size - used, "%s%.100s", used ? ", " : "", d->cell[i].text);
}

static struct widget *between_new(struct widget *root)
{
	struct widget *row = widget_new(root, ROLE_ROW, "", "");
	widget_new(row, ROLE_SPACE, "", "")->wide = 3;
	return row;
}

static struct widget *between_label(struct widget *row, enum font font, int size, const char *text)
{
	struct widget *w = widget_label(row, font, size, text);
	w->grow = 1;
	w->pad = 2;
	return w;
}

struct widget *chart_between(struct widget *root, enum font font, int size, const char *text)
{
	return between_label(between_new(root), font, size, text);
}

/* The flag of whose row it is; "" when nobody's, or where there is no picture of it. */
static const char *flag_of(struct ui *u, const struct chart_row *row, char out[24])
{
	out[0] = 0;
	if (row->side >= 0)
		side_icon(u->game->scenario, row->side, out);
	if (out[0] && !style_has(&u->style, u->canvas, out))
		out[0] = 0;
	return out;
}

void chart_sign(struct ui *u, struct widget *line, const char *sprite)
{
	if (!sprite[0] || !style_has(&u->style, u->canvas, sprite))
		return;
	struct widget *w = widget_new(line, ROLE_ICON, "sign", "");
	text_copy(w->icon, sizeof w->icon, sprite);
	w->wide = w->tall = ICON_POINTS + 1;
	line->gap = 4;
}

/* Before a remark: that somebody fell, and whose he was. */
static void remark_signs(struct ui *u, struct widget *line, const struct chart_row *row)
{
	char flag[24];
	chart_sign(u, line, row->loss ? "skull" : "");
	chart_sign(u, line, flag_of(u, row, flag));
}

void chart_line(struct ui *u, struct widget *root, const struct chart_head *h, const struct chart_row *row,
		const char *group_before, bool narrow)
{
	const struct scenario *s = u->game->scenario;
	char text[640];
	if (row->group[0] && strcmp(row->group, group_before)) {
		chart_between(root, FONT_TITLE, 15, row->group)->ink = WINE;
	}
	if (row->style != CHART_REMARK) {
		struct line_data *d;
		struct widget *w = line_new(root, "", &d);
		d->mark = row->mark;
		d->style = row->style;
		d->small = h->small;
		flag_of(u, row, d->icon);
		d->back = row->closed ? row->side : NONE;
		for (int i = 0; i < h->columns; i++) {
			if (!add_column(d, h, i, narrow))
				continue;
			cell_words(s, row, i, d->cell[d->columns - 1].text);
			d->cell[d->columns - 1].piece = i == 0 ? row->piece : i == 1 ? row->piece2 : NONE;
			d->cell[d->columns - 1].reverse = i == 0 ? row->reverse : row->reverse2;
		}
		join(d, text, sizeof text);
		widget_text(w, text);
		text_copy(w->name, sizeof w->name, text);
		w->arg = row->style == CHART_PLAIN ? row->piece : NONE;
		w->arg2 = row->place;
		if (w->arg >= 0 || w->arg2 >= 0)
			w->act = act_row;
	}
	if (!row->note[0])
		return;
	text_copy(text, sizeof text, row->note);
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 32);
	struct widget *line = between_new(root);
	if (row->style == CHART_REMARK)
		remark_signs(u, line, row);
	struct widget *note = between_label(line, FONT_BODY, narrow ? 13 : 14, text);
	note->markup = true;
	note->ink = row->mark == CHART_STOP ? WINE : row->style == CHART_REMARK ? INK : INK_SOFT;
}

void chart_sums(struct ui *u, struct widget *root, const struct chart_head *h, const int16_t *sum)
{
	struct widget *row;
	char text[64];
	(void)u;
	if (!h->sums)
		return;
	row = widget_new(root, ROLE_FLOW, "chart-sums", "");
	row->gap = 12;
	for (int i = 0; i < h->sums; i++) {
		snprintf(text, sizeof text, "%s: %d", h->sum[i], sum[i]);
		widget_label(row, FONT_DATA_BOLD, 13, text)->ink = sum[i] ? INK : INK_FAINT;
	}
}

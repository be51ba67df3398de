/* The sum of a battle or check as widgets: two ledgers, the dice, the table, the chances. */
#include "ui/game.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void line_value(const struct line *l, char out[WORDS])
{
	char number[WORDS];
	out[0] = 0;
	say_number(l->num, l->den, number);
	if (l->op == LINE_BASE)
		snprintf(out, WORDS, "%s", number);
	else if (l->op == LINE_ADD)
		snprintf(out, WORDS, "%s%.100s", l->num >= 0 ? "+" : "", number);
	else if (l->op == LINE_TIMES)
		snprintf(out, WORDS, "\u00d7%.100s", number);
	else if (l->op == LINE_SUM)
		snprintf(out, WORDS, "%s", number);
}

void line_words(const struct scenario *s, const struct line *l, char *out, size_t size)
{
	char piece[WORDS] = "", place[WORDS] = "";
	const char *text = say_text(s, l->text);
	if (l->piece >= 0)
		say_piece_short(s, l->piece, piece);
	if (l->place >= 0)
		say_place(s, l->place, place);
	if (l->op == LINE_SUM && !text[0])
		text = "Total";
	const char *noun = piece[0] ? piece : place;
	if (l->op == LINE_BASE && noun[0] && (!text[0] || piece[0]))
		snprintf(out, size, "%s%s%s", noun, text[0] ? ", " : "", text);
	else if (text[0] && noun[0])
		snprintf(out, size, "%s: %s", text, noun);
	else
		snprintf(out, size, "%s", text[0] ? text : noun);
	if (!out[0])
		snprintf(out, size, "%s", l->op == LINE_TIMES ? "Multiplied" : "Modifier");
	if (out[0] >= 'a' && out[0] <= 'z')
		out[0] = (char)(out[0] - 32);
}

bool one_sided(const struct account *a)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].ledger)
			return false;
	return true;
}

const char *ledger_title(const struct scenario *s, const struct account *a, int ledger, char out[WORDS])
{
	int side = a->side < 0 ? NOBODY : ledger ? side_other((enum side)a->side) : a->side;
	if (side < 0)
		snprintf(out, WORDS, "%s", ledger ? "Against" : "For");
	else if (one_sided(a) || a->table < 0)
		snprintf(out, WORDS, "%s", say_side(s, side));
	else
		snprintf(out, WORDS, "%s, %s", ledger ? "Defender" : "Attacker", say_side(s, side));
	return out;
}

void account_line_row(struct ui *u, struct widget *column, const struct line *l)
{
	const struct scenario *s = u->game->scenario;
	char text[320], value[WORDS];
	bool sum = l->op == LINE_SUM, note = l->op == LINE_NOTE;
	line_words(s, l, text, sizeof text);
	line_value(l, value);
	if (sum) {
		struct widget *rule = widget_new(column, ROLE_ROW, "sum-rule", "");
		rule->skin = SKIN_LINE;
		rule->tall = 2;
	}
	struct widget *row = widget_new(column, ROLE_ROW, "line", text);
	row->gap = 8;
	struct widget *label = widget_label(row, sum ? FONT_DATA_BOLD : note ? FONT_BODY_ITALIC : FONT_DATA, 14, text);
	label->grow = 1;
	if (l->op != LINE_BASE && !sum)
		label->ink = INK_SOFT;
	const char *rule = say_rule(s, l->rule);
	if (rule[0])
		rule_link(row, rule);
	struct widget *number = widget_label(row, FONT_DATA_BOLD, sum ? 17 : 15, value);
	number->align = 2;
	number->wide = number->narrowest = 34;
	if (sum)
		number->ink = WINE;
}

void account_ledgers(struct ui *u, struct widget *root, const struct account *a, bool across)
{
	const struct scenario *s = u->game->scenario;
	struct widget *both = widget_new(root, across ? ROLE_ROW : ROLE_COLUMN, "ledgers", "");
	both->gap = across ? 24 : 8;
	for (int ledger = 0; ledger < 2; ledger++) {
		int n = 0;
		for (int i = 0; i < a->n; i++)
			n += a->at[i].ledger == ledger;
		if (!n)
			continue;
		int side = a->side < 0 ? NOBODY : ledger ? side_other((enum side)a->side) : a->side;
		struct widget *column = widget_new(both, ROLE_COLUMN, ledger ? "ledger-1" : "ledger-0", "");
		column->grow = 1;
		column->gap = 2;
		if (across)
			column->wide = 270;
		struct widget *head = widget_new(column, ROLE_ROW, "ledger-head", "");
		head->gap = 6;
		char icon[24], title[WORDS];
		side_icon(s, side, icon);
		if (style_has(&u->style, u->canvas, icon))
			text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
		widget_label(head, FONT_TITLE, 16, ledger_title(s, a, ledger, title))->ink = WINE;
		bool summed = false;
		for (int i = 0; i < a->n; i++) {
			const struct line *l = &a->at[i];
			if (l->ledger != ledger)
				continue;
			if (summed && l->op == LINE_ADD && a->column >= 0) {
				widget_label(column, FONT_BODY_ITALIC, 13, "To the die")->ink = INK_SOFT;
				summed = false;
			}
			account_line_row(u, column, l);
			summed |= l->op == LINE_SUM;
		}
	}
}

enum { ROW_TALL = 20, ROW_LOW = 16 }; /* points: of a table, and of one that shares its dialog with the sums */

struct table_data {
	const struct table *table;
	int column, row, row_tall;
	uint8_t hit[TABLE_MAX_ROWS][TABLE_MAX_COLUMNS];
};

static int table_tall(struct ui *u, const struct widget *w, int width)
{
	const struct table_data *d = w->data;
	(void)width;
	return points(u, d->row_tall) * (d->table->rows + 1) + points(u, 4);
}

static int table_wide(struct ui *u, const struct widget *w)
{
	const struct table_data *d = w->data;
	return points(u, 34) * (d->table->columns + 1);
}

static const char *table_word(const struct table *t, int row, int column)
{
	return row < 0 ? t->column[column] : t->result[t->cell[row][column]];
}

/* The largest letters in which every cell of these rows fits: they are all alike. */
static int table_size(struct ui *u, const struct table *t, int from, int to, int wide)
{
	int size = points(u, 13);
	for (int row = from; row < to; row++)
		for (int col = 0; col < t->columns; col++)
			while (size > points(u, 8) &&
			       canvas_text_width(u->canvas, FONT_DATA_BOLD, size, table_word(t, row, col)) > wide)
				size--;
	return size;
}

static void table_cell(struct ui *u, struct rect r, enum font f, int size, uint32_t ink, const char *text)
{
	int wide = canvas_text_width(u->canvas, f, size, text);
	while (wide > r.w - 2 && size > 7)
		wide = canvas_text_width(u->canvas, f, --size, text);
	canvas_text(u->canvas, f, size, ink, r.x + (r.w - wide) / 2,
		    r.y + (r.h - canvas_line_height(u->canvas, f, size)) / 2, text);
}

struct table_cell {
	struct rect at;
	int row, column, size; /* row, column -1: heads */
};

static void table_paint_cell(struct ui *u, const struct table_data *d, const struct table_cell *k)
{
	const struct table *t = d->table;
	struct canvas *c = u->canvas;
	struct rect r = k->at;
	bool head = k->row < 0 || k->column < 0, in_col = k->column >= 0 && k->column == d->column;
	bool in_row = k->row >= 0 && k->row == d->row;
	int times = head ? 0 : d->hit[k->row][k->column];
	bool hit = (in_col && in_row) || times, bright = hit || (k->row < 0 && in_col);
	char counted[32];
	const char *text = k->column >= 0 ? table_word(t, k->row, k->column) : k->row >= 0 ? t->row[k->row] : "";
	if (times > 1) {
		snprintf(counted, sizeof counted, "%s \u00d7%d", text, times);
		text = counted;
	}
	if (k->row < 0)
		canvas_fill(c, r, in_col ? WINE : 0xd8c495ffu);
	else if (in_col || in_row || hit)
		canvas_fill(c, r, hit ? WINE : head ? 0xc9a96affu : 0xc9a96a78u);
	else if (k->row & 1)
		canvas_fill(c, r, 0x8a66301cu);
	table_cell(u, r, head || hit || in_col ? FONT_DATA_BOLD : FONT_DATA, k->size, bright ? PAPER_LIGHT : INK, text);
	if (in_col && k->row >= 0 && !hit) {
		canvas_line(c, r.x, r.y, r.x, r.y + r.h, 1, WINE);
		canvas_line(c, r.x + r.w - 1, r.y, r.x + r.w - 1, r.y + r.h, 1, WINE);
	}
}

static void table_paint(struct ui *u, const struct widget *w)
{
	const struct table_data *d = w->data;
	const struct table *t = d->table;
	int h = points(u, d->row_tall), n = t->columns + 1, inner = w->at.w / n - points(u, 4);
	int heads = table_size(u, t, -1, 0, inner), cells = table_size(u, t, 0, t->rows, inner);
	canvas_fill(u->canvas, w->at, PAPER_LIGHT);
	for (int row = -1; row < t->rows; row++)
		for (int col = -1; col < t->columns; col++) {
			int x0 = w->at.x + w->at.w * (col + 1) / n, x1 = w->at.x + w->at.w * (col + 2) / n;
			struct rect r = {x0, w->at.y + (row + 1) * h + points(u, 2), x1 - x0, h};
			table_paint_cell(u, d, &(struct table_cell){r, row, col, row < 0 ? heads : col < 0 ? points(u, 13) : cells});
		}
	canvas_frame(u->canvas, w->at, 1, INK_SOFT);
}

bool table_lists_outcomes(const struct table *t)
{
	bool same = t->columns == 1 && t->rows == t->results;
	for (int r = 0; same && r < t->rows; r++)
		same = t->cell[r][0] == r && !strcmp(t->row[r], t->result[r]);
	return same;
}

static struct table_data *chart(struct widget *root, const struct table *t, const char *name, const char *text)
{
	struct widget *w = widget_new(root, ROLE_CUSTOM, name, text);
	struct table_data *d = memory_zeroed(sizeof *d);
	d->table = t;
	d->column = d->row = NONE;
	d->row_tall = ROW_TALL;
	w->data = d;
	w->custom_tall = table_tall;
	w->custom_wide = table_wide;
	w->custom_paint = table_paint;
	return d;
}

void table_chart(struct widget *root, const struct table *t)
{
	chart(root, t, "table", t->title);
}

/* The table of a sum, NULL when it has none that is a chart. */
static const struct table *chart_of(const struct scenario *s, const struct account *a)
{
	const struct table *t = a->table >= 0 && a->table < s->tables ? &s->table[a->table] : NULL;
	return t && !table_lists_outcomes(t) ? t : NULL;
}

static struct table_data *chart_marked(struct widget *root, const struct table *t, const struct account *a)
{
	char text[WORDS];
	snprintf(text, sizeof text, "column %s, roll %s", a->column >= 0 && a->column < t->columns ?
		 t->column[a->column] : "-", a->row >= 0 && a->row < t->rows ? t->row[a->row] : "-");
	struct table_data *d = chart(root, t, "table", text);
	d->column = a->column;
	d->row = a->row;
	return d;
}

void account_table(struct ui *u, struct widget *root, const struct account *a)
{
	const struct table *t = chart_of(u->game->scenario, a);
	if (!t)
		return;
	widget_label(root, FONT_TITLE_ITALIC, 14, t->title)->ink = INK_SOFT;
	chart_marked(root, t, a);
}

void account_table_low(struct ui *u, struct widget *root, const struct account *a)
{
	const struct table *t = chart_of(u->game->scenario, a);
	if (!t)
		return;
	chart_marked(root, t, a)->row_tall = ROW_LOW;
	widget_tip(root->last, t->title);
}

void account_hits(struct ui *u, struct widget *root, int table,
		  const uint8_t hit[TABLE_MAX_ROWS][TABLE_MAX_COLUMNS])
{
	const struct scenario *s = u->game->scenario;
	if (table < 0 || table >= s->tables)
		return;
	widget_label(root, FONT_TITLE_ITALIC, 14, s->table[table].title)->ink = INK_SOFT;
	struct table_data *d = chart(root, &s->table[table], "table-hits", s->table[table].title);
	memcpy(d->hit, hit, sizeof d->hit);
}

struct dice_data {
	int n, value[MAX_DICE];
};

static int dice_wide(struct ui *u, const struct widget *w)
{
	const struct dice_data *d = w->data;
	return points(u, 46) * (d->n < 8 ? d->n : 8);
}

static int dice_tall(struct ui *u, const struct widget *w, int width)
{
	const struct dice_data *d = w->data;
	int across = width / points(u, 46);
	across = across < 1 ? 1 : across;
	return points(u, 46) * ((d->n + across - 1) / across);
}

static void dice_paint(struct ui *u, const struct widget *w)
{
	const struct dice_data *d = w->data;
	int side = points(u, 46), across = w->at.w / side;
	across = across < 1 ? 1 : across;
	for (int i = 0; i < d->n; i++) {
		struct rect r = {w->at.x + i % across * side, w->at.y + i / across * side, points(u, 40), points(u, 40)};
		style_die(&u->style, u->canvas, d->value[i], r);
	}
}

void account_dice(struct ui *u, struct widget *root, const struct account *a)
{
	char text[WORDS] = "";
	if (a->dice <= 0)
		return;
	(void)u;
	struct widget *w = widget_new(root, ROLE_CUSTOM, "dice", "");
	struct dice_data *d = memory_zeroed(sizeof *d);
	d->n = a->dice < MAX_DICE ? a->dice : MAX_DICE;
	for (int i = 0; i < d->n; i++) {
		size_t used = strlen(text);
		d->value[i] = a->die[i].value;
		snprintf(text + used, sizeof text - used, "%s%d", i ? " " : "", a->die[i].value);
	}
	widget_text(w, text);
	w->data = d;
	w->custom_wide = dice_wide;
	w->custom_tall = dice_tall;
	w->custom_paint = dice_paint;
}

struct bar_data {
	int ways, of;
};

static void bar_paint(struct ui *u, const struct widget *w)
{
	const struct bar_data *d = w->data;
	struct rect r = {w->at.x, w->at.y + points(u, 3), w->at.w, w->at.h - points(u, 6)};
	canvas_fill(u->canvas, r, 0x8a663028u);
	struct rect full = {r.x, r.y, (int)((int64_t)r.w * d->ways / (d->of > 0 ? d->of : 1)), r.h};
	canvas_fill(u->canvas, full, WINE_SOFT);
	canvas_frame(u->canvas, r, 1, 0x6d584090u);
	for (int i = 1; i < d->of && d->of <= 12; i++) {
		int x = r.x + r.w * i / d->of;
		canvas_line(u->canvas, x, r.y, x, r.y + r.h, 1, 0xf8f0dc90u);
	}
}

static int bar_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w;
	(void)width;
	return points(u, 20);
}

static void chance(struct ui *u, struct widget *root, const char *code, int ways, int of)
{
	char text[WORDS];
	struct widget *row = widget_new(root, ROLE_ROW, code, "");
	row->gap = 8;
	snprintf(text, sizeof text, "%s", result_words(u->game->scenario, code));
	bool worded = strcmp(text, code) != 0 && strlen(code) <= 6; /* a long code is words already */
	if (worded)
		widget_label(row, FONT_DATA_BOLD, 14, code)->wide = 40; /* all alike, so that the words stand in a column */
	struct widget *label = widget_label(row, FONT_DATA, 13, text);
	label->wide = worded ? 118 : 166;
	struct widget *bar = widget_new(row, ROLE_CUSTOM, "chance", "");
	struct bar_data *d = memory_zeroed(sizeof *d);
	d->ways = ways;
	d->of = of;
	bar->data = d;
	bar->grow = 1;
	bar->wide = 60;
	bar->custom_paint = bar_paint;
	bar->custom_tall = bar_tall;
	if (of <= MOST_WAYS) {
		snprintf(text, sizeof text, "%d in %d", ways, of);
		struct widget *odds = widget_label(row, FONT_DATA, 13, text);
		odds->align = 2;
		odds->wide = of < 100 ? 44 : 66;
	}
	snprintf(text, sizeof text, "%d %%", of > 0 ? (ways * 100 + of / 2) / of : 0);
	struct widget *percent = widget_label(row, FONT_DATA_BOLD, 14, text);
	percent->align = 2;
	percent->wide = 40;
}

void account_chances(struct ui *u, struct widget *root, const struct outlook *o)
{
	const struct scenario *s = u->game->scenario;
	if (o->sum.table < 0 || o->sum.table >= s->tables)
		return;
	const struct table *t = &s->table[o->sum.table];
	for (int k = 0; k < o->cases && k < 8; k++) {
		const char *when = say_text(s, o->on[k].if_text);
		char text[WORDS];
		if (o->cases > 1) {
			if (o->on[k].if_number != NONE)
				snprintf(text, sizeof text, "%s %d", when, o->on[k].if_number);
			else
				snprintf(text, sizeof text, "If %.150s", when);
			widget_label(root, FONT_DATA_BOLD, 13, text)->ink = WINE;
		}
		for (int i = 0; i < o->on[k].n && i < 24; i++) {
			int r = o->on[k].at[i].result;
			if (r >= 0 && r < t->results && o->on[k].at[i].ways > 0)
				chance(u, root, t->result[r], o->on[k].at[i].ways, o->on[k].of);
		}
	}
}

/* --- one case as one bar --- */

enum { PARTS_MOST = 24, PART_LEAST = 27 }; /* points: a code and its percentage in their usual size */

struct parts_data {
	int n, of;
	bool changed; /* roles change: who attacked defends */
	struct {
		int ways;
		uint32_t fill;
		char code[40];
	} part[PARTS_MOST];
};

static void part_text(struct ui *u, struct rect r, uint32_t ink, const char *text, int y)
{
	int size = points(u, 12), wide = canvas_text_width(u->canvas, FONT_DATA_BOLD, size, text);
	while (wide > r.w - 2 && size > 7)
		wide = canvas_text_width(u->canvas, FONT_DATA_BOLD, --size, text);
	canvas_text(u->canvas, FONT_DATA_BOLD, size, ink, r.x + (r.w - wide) / 2, y, text);
}

/* How wide each part of a bar of this width is: as its chance, but wide enough to be read where there is room for that in all. */
static void part_widths(const struct parts_data *d, int width, int least, int out[])
{
	int done = 0, owed = 0, spare = 0;
	for (int i = 0; i < d->n; i++) {
		out[i] = width * (done + d->part[i].ways) / d->of - width * done / d->of;
		done += d->part[i].ways;
		owed += out[i] < least ? least - out[i] : 0;
		spare += out[i] > least ? out[i] - least : 0;
	}
	if (owed > spare)
		return;
	for (int i = 0; i < d->n; i++) { /* who has more gives of it, as much as he has */
		int more = out[i] - least, gives = more > 0 && owed ? (owed * more + spare - 1) / spare : 0;
		owed -= gives;
		spare -= more > 0 ? more : 0;
		out[i] = more < 0 ? least : out[i] - gives;
	}
}

static void parts_paint(struct ui *u, const struct widget *w)
{
	const struct parts_data *d = w->data;
	int wide[PARTS_MOST], edge = d->changed ? points(u, 3) : 0, x = w->at.x + edge;
	part_widths(d, w->at.w - 2 * edge, points(u, PART_LEAST), wide);
	for (int i = 0; i < d->n; i++) {
		struct rect r = {x, w->at.y, wide[i], w->at.h};
		char text[24];
		x += wide[i];
		canvas_fill(u->canvas, r, d->part[i].fill);
		canvas_frame(u->canvas, r, 1, INK_SOFT);
		snprintf(text, sizeof text, "%d %%", (100 * d->part[i].ways + d->of / 2) / d->of);
		part_text(u, r, PAPER_LIGHT, d->part[i].code, r.y + points(u, 1));
		part_text(u, r, PAPER_LIGHT, text, r.y + points(u, 15));
	}
	if (d->changed)
		canvas_frame(u->canvas, w->at, points(u, 3), INK);
}

static int parts_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w;
	(void)width;
	return points(u, 31);
}

/* Results speak of attacker and defender by their first letter. */
static uint32_t part_fill(const char *code, int attacker, int side)
{
	bool attackers = code[0] == 'A', defenders = code[0] == 'D';
	if (attacker < 0 || (!attackers && !defenders))
		return 0x7d6a49ffu;
	return attackers == (attacker == side) ? WINE_SOFT : 0x4d6b3affu;
}

bool account_changes(const struct outlook *o, int k)
{
	return o->kind == OUTLOOK_BY_CASE && o->on[k].attacker >= 0 && o->on[k].attacker != o->sum.side;
}

void account_bar(struct ui *u, struct widget *root, const struct outlook *o, int k, int side)
{
	const struct scenario *s = u->game->scenario;
	const struct table *t = &s->table[o->sum.table];
	char text[WORDS * 3] = "";
	size_t used = 0;
	struct parts_data *d = memory_zeroed(sizeof *d);
	d->changed = account_changes(o, k);
	if (d->changed)
		used += (size_t)snprintf(text, sizeof text, "Roles change, the %.20s side attacks: ", s->side_name[o->on[k].attacker]);
	size_t heading = used;
	for (int i = 0; i < o->on[k].n && i < PARTS_MOST; i++) {
		const char *code = t->result[o->on[k].at[i].result], *words = result_words(s, code);
		int n = d->n++;
		d->part[n].ways = o->on[k].at[i].ways;
		d->of += d->part[n].ways;
		text_copy(d->part[n].code, sizeof d->part[n].code, strlen(code) > 6 ? words : code);
		d->part[n].fill = part_fill(code, o->on[k].attacker, side);
		used += (size_t)snprintf(text + used, sizeof text - used, "%s%.50s %d in %d", used > heading ? ", " : "", words,
					 d->part[n].ways, o->on[k].of);
	}
	struct widget *w = widget_new(root, ROLE_CUSTOM, "chances", text);
	w->data = d;
	w->custom_tall = parts_tall;
	w->custom_paint = parts_paint;
	widget_tip(w, text);
}

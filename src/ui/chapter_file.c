/* A chapter as text, for a file: the same leaves in letters of one width. */
#include "ui/reading.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WIDE = 78, NAME_WIDE = 46, RULE_WIDE = 18 };

/* Letters, not bytes: what is not ASCII has several. */
static int letters(const char *text)
{
	int n = 0;
	for (; *text; text++)
		n += ((unsigned char)*text & 0xC0) != 0x80;
	return n;
}

static void spaces(FILE *out, int n)
{
	for (; n > 0; n--)
		fputc(' ', out);
}

/* In a column of so many letters, cut when it is longer. */
static void cell(FILE *out, const char *text, int wide, bool right)
{
	int n = letters(text);
	if (right)
		spaces(out, wide - n);
	for (int i = 0; *text && i < wide;) {
		fputc(*text++, out);
		while (((unsigned char)*text & 0xC0) == 0x80)
			fputc(*text++, out);
		i++;
	}
	if (!right)
		spaces(out, wide - n);
}

static void line_of(FILE *out, char c, int n)
{
	for (; n > 0; n--)
		fputc(c, out);
	fputc('\n', out);
}

static void headed(FILE *out, const char *text, char under)
{
	fprintf(out, "%s\n", text);
	line_of(out, under, letters(text));
}

/* Broken between words, the lines after the first indented. */
static void wrapped(FILE *out, const char *text, int indent)
{
	int at = 0;
	while (*text) {
		size_t n = strcspn(text, " ");
		char word[200];
		text_copy(word, n + 1 < sizeof word ? n + 1 : sizeof word, text);
		if (at && at + 1 + letters(word) > WIDE) {
			fputc('\n', out);
			spaces(out, indent);
			at = indent;
		} else if (at) {
			fputc(' ', out);
			at++;
		}
		at += fprintf(out, "%s", word) > 0 ? letters(word) : 0;
		text += n;
		text += strspn(text, " ");
	}
	fputc('\n', out);
}

/* --- the sum --- */

static void ledger(const struct scenario *s, const struct account *a, int side, FILE *out)
{
	char title[WORDS];
	bool any = false;
	for (int i = 0; i < a->n; i++) {
		const struct line *l = &a->at[i];
		char text[320], value[WORDS];
		if (l->ledger != side)
			continue;
		if (!any)
			fprintf(out, "%s\n", ledger_title(s, a, side, title));
		any = true;
		line_words(s, l, text, sizeof text);
		line_value(l, value);
		if (l->op == LINE_SUM) {
			spaces(out, 2 + NAME_WIDE + RULE_WIDE);
			line_of(out, '-', 8);
		}
		spaces(out, 2);
		cell(out, text, NAME_WIDE, false);
		cell(out, say_rule(s, l->rule), RULE_WIDE, false);
		cell(out, value, 8, true);
		fputc('\n', out);
	}
	if (any)
		fputc('\n', out);
}

/* The widest of a column of the table, in letters. */
static int cell_wide(const struct table *t)
{
	int most = 3;
	for (int c = 0; c < t->columns; c++) {
		int n = letters(t->column[c]);
		most = n > most ? n : most;
		for (int r = 0; r < t->rows; r++)
			n = letters(t->result[t->cell[r][c]]), most = n > most ? n : most;
	}
	return most;
}

/* The cell that was hit stands in brackets. */
static void table_text(const struct account *a, const struct table *t, FILE *out)
{
	int wide = cell_wide(t) + 2;
	fprintf(out, "%s\n", t->title);
	spaces(out, 6);
	for (int c = 0; c < t->columns; c++)
		cell(out, t->column[c], wide, true), fputc(' ', out);
	fputc('\n', out);
	for (int r = 0; r < t->rows; r++) {
		cell(out, t->row[r], 6, true);
		for (int c = 0; c < t->columns; c++) {
			char text[80];
			bool hit = r == a->row && c == a->column;
			snprintf(text, sizeof text, hit ? "[%.70s]" : "%.70s", t->result[t->cell[r][c]]);
			cell(out, text, hit ? wide + 1 : wide, true);
			fputs(hit ? "" : " ", out);
		}
		fputc('\n', out);
	}
	fputc('\n', out);
}

static void account_text(const struct scenario *s, const struct account *a, FILE *out)
{
	const struct table *t = a->table >= 0 && a->table < s->tables ? &s->table[a->table] : NULL;
	char text[WORDS * 4];
	ledger(s, a, 0, out);
	ledger(s, a, 1, out);
	say_odds(a, t, text, sizeof text);
	if (text[0])
		fprintf(out, "%s\n", text);
	for (int i = 0; i < a->dice && i < MAX_DICE; i++)
		fprintf(out, "%s%d", i ? " " : a->dice > 1 ? "Dice: " : "Die: ", a->die[i].value);
	if (a->dice)
		fputc('\n', out);
	say_die(a, t, text, sizeof text);
	if (text[0])
		fprintf(out, "%s\n", text);
	if (say_result(s, a)[0])
		fprintf(out, "Result: %s\n", say_result(s, a));
	fputc('\n', out);
	if (t)
		table_text(a, t, out);
}

/* --- who met, what came of it --- */

static void armies_text(const struct game *g, const struct chapter *ch, const struct leaf *l, FILE *out)
{
	int first = ch->side >= 0 ? ch->side : SIDE_0;
	for (int k = 0; k < SIDES; k++) {
		int side = k ? side_other((enum side)first) : first;
		struct faces faces = {.size = 1};
		char text[WORDS * 4], all[WORDS * 5];
		for (struct spot at = l->from; spot_before(at, l->to); spot_next(g->seat, &at)) {
			const struct event *e = spot_event(g->seat, at);
			if (e && e->kind == EVENT_REVEAL && e->side == side && e->piece >= 0)
				face_add(g->scenario, &faces, e->piece);
		}
		faces_say(g->scenario, &faces, text, sizeof text);
		snprintf(all, sizeof all, "%s, %.40s: %s", k ? "Defender" : "Attacker", say_side(g->scenario, side), text);
		wrapped(out, all, 2);
	}
	fputc('\n', out);
}

static void fates_text(const struct game *g, const struct leaf *l, FILE *out)
{
	char text[WORDS * 6], note[WORDS];
	struct spot at = l->from;
	bool any = false;
	for (; say_fate(g, l, &at, text, sizeof text); any = true)
		wrapped(out, text, 2);
	for (at = l->from; say_note(g, l, &at, note); any = true)
		wrapped(out, note, 2);
	if (any)
		fputc('\n', out);
}

/* --- rows --- */

/* Links to rules are plain words here: "[7.2](#7.2)" becomes "[7.2]". */
static void plain(const char *text, char *out, size_t size)
{
	size_t n = 0;
	while (*text && n + 1 < size) {
		if (text[0] == ']' && text[1] == '(' && strchr(text, ')')) {
			out[n++] = ']';
			text = strchr(text, ')') + 1;
		} else if (*text == '*' || *text == '`') {
			text++;
		} else {
			out[n++] = *text++;
		}
	}
	out[n] = 0;
}

static const char *cell_text(const struct scenario *s, const struct chart_row *r, int i, char out[WORDS])
{
	int piece = i == 0 ? r->piece : i == 1 ? r->piece2 : NONE;
	if (r->cell[i][0] == '@') /* a picture */
		return "";
	if (r->cell[i][0] || piece < 0)
		return r->cell[i];
	return say_piece_short(s, piece, out);
}

static void column_widths(const struct scenario *s, const struct rows *rows, int wide[CHART_CELLS])
{
	for (int c = 0; c < rows->head->columns; c++) {
		wide[c] = letters(rows->head->name[c]);
		for (int i = 0; i < rows->n; i++) {
			char text[WORDS];
			int n = letters(cell_text(s, rows_at(rows, i), c, text));
			wide[c] = n > wide[c] ? n : wide[c];
		}
	}
}

static void row_text(const struct scenario *s, const struct chart_head *h, const struct chart_row *r,
		     const int wide[CHART_CELLS], FILE *out)
{
	char text[WORDS], note[300];
	for (int c = 0; c < h->columns && r->style != CHART_REMARK; c++) {
		cell(out, cell_text(s, r, c, text), wide[c], h->right[c]);
		fputs(c + 1 < h->columns ? "  " : "\n", out);
	}
	plain(r->note, note, sizeof note);
	if (note[0]) {
		spaces(out, r->style == CHART_REMARK ? 0 : 2);
		wrapped(out, note, 2);
	}
}

static void rows_text(struct game *g, const struct chapter *ch, int leaf, FILE *out)
{
	struct rows rows;
	int wide[CHART_CELLS] = {0};
	const char *group = "";
	leaf_rows(g->seat, ch, leaf, g->chart, &rows);
	column_widths(g->scenario, &rows, wide);
	for (int c = 0; c < rows.head->columns; c++) {
		cell(out, rows.head->name[c], wide[c], rows.head->right[c]);
		fputs(c + 1 < rows.head->columns ? "  " : "\n", out);
	}
	for (int i = 0; i < rows.n; i++) {
		const struct chart_row *r = rows_at(&rows, i);
		if (r->group[0] && strcmp(r->group, group) != 0)
			fprintf(out, "%s%s:\n", i ? "\n" : "", r->group);
		group = r->style == CHART_REMARK ? group : r->group;
		row_text(g->scenario, rows.head, r, wide, out);
	}
	for (int i = 0; i < rows.head->sums; i++)
		fprintf(out, "%s%s: %d", i ? ", " : "\n", rows.head->sum[i], rows.sum[i]);
	fputs(rows.head->sums ? "\n\n" : "\n", out);
}

/* --- all of it --- */

static void battles_text(struct game *g, const struct chapter *ch, FILE *out)
{
	struct chapter battle;
	for (struct spot at = ch->from; chapter_battle(g->seat, at, ch->to, 1, &battle); at = battle.to)
		chapter_print(g, &battle, out);
}

void chapter_print(struct game *g, const struct chapter *ch, FILE *out)
{
	char text[WORDS * 4];
	headed(out, chapter_title(g, ch, text), '=');
	if (chapter_when(g, ch, text, sizeof text)[0])
		wrapped(out, text, 0);
	fputc('\n', out);
	for (int i = 0; i < ch->leaves; i++) {
		const struct leaf *l = &ch->leaf[i];
		if (ch->leaves > 1)
			headed(out, leaf_name(g, ch, i, text), '-');
		if (l->kind == LEAF_ROWS)
			rows_text(g, ch, i, out);
		else if (leaf_account(g->seat, l, g->account))
			account_text(g->scenario, g->account, out);
		else
			armies_text(g, ch, l, out);
		if (l->kind != LEAF_ROWS)
			fates_text(g, l, out);
	}
	if (ch->kind == CHAPTER_BATTLE && ch->over)
		fprintf(out, "Units lost in the battle: %s\n\n", say_toll(g, ch, text));
	if (ch->kind == CHAPTER_DISPATCH || ch->kind == CHAPTER_GAME)
		battles_text(g, ch, out);
}

/* A name for a file that is not there yet. */
static void free_name(const struct ui *u, const struct chapter *ch, char *out, size_t size)
{
	char title[WORDS], plain_title[WORDS];
	size_t n = 0;
	chapter_title(u->game, ch, title);
	for (const char *c = title; *c && n + 1 < sizeof plain_title; c++)
		if ((unsigned char)*c >= 32 && !strchr("/\\:*?\"<>|", *c))
			plain_title[n++] = *c;
	plain_title[n] = 0;
	for (int i = 1; i < 1000; i++) {
		char more[16] = "";
		if (i > 1)
			snprintf(more, sizeof more, " %d", i);
		snprintf(out, size, "%.250s/%.100s, turn %d%s.txt", u->saves, plain_title, ch->turn, more);
		if (access(out, F_OK))
			return;
	}
}

void chapter_save(struct ui *u, const struct chapter *ch)
{
	char path[480], text[600];
	struct error e = {0};
	free_name(u, ch, path, sizeof path);
	FILE *out = u->saves[0] ? fopen(path, "wx") : NULL;
	bool fine = out != NULL;
	if (out) {
		chapter_print(u->game, ch, out);
		fine = !ferror(out);
		fine = !fclose(out) && fine;
	}
	if (!fine) {
		error_set(&e, path, NULL, NULL, "%s", u->saves[0] ? strerror(errno) : "nothing is kept on disk here");
		ui_error(u, "The report could not be saved", &e);
		return;
	}
	snprintf(text, sizeof text, "It lies among the saved games:\n%s", path);
	ui_message(u, "The report is saved", text);
}

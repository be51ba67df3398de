#include "ui/print.h"

#include "ui/reading.h"

#include <string.h>

enum { WIDE = 78 };

/* Letters, not bytes: what is not ASCII has several. */
int print_letters(const char *text)
{
	int n = 0;
	for (; *text; text++)
		n += ((unsigned char)*text & 0xC0) != 0x80;
	return n;
}

void print_spaces(FILE *out, int n)
{
	for (; n > 0; n--)
		fputc(' ', out);
}

/* In a column of so many letters, cut when it is longer. */
void print_cell(FILE *out, const char *text, int wide, bool right)
{
	int n = print_letters(text);
	if (right)
		print_spaces(out, wide - n);
	for (int i = 0; *text && i < wide;) {
		fputc(*text++, out);
		while (((unsigned char)*text & 0xC0) == 0x80)
			fputc(*text++, out);
		i++;
	}
	if (!right)
		print_spaces(out, wide - n);
}

/* How many bytes of the text stand in so many letters, broken at a blank where there is one. */
static size_t bytes_that_fit(const char *text, int wide)
{
	size_t blank = 0, i = 0;
	for (int n = 0; text[i] && n < wide; n++) {
		i++;
		while (((unsigned char)text[i] & 0xC0) == 0x80)
			i++;
		if (text[i] == ' ')
			blank = i;
	}
	return text[i] && blank ? blank : i;
}

void print_lines(FILE *out, const char *text, int wide, int indent)
{
	enum { HANG = 2 };
	for (int hang = 0; print_letters(text) > wide; hang = HANG) {
		size_t n = bytes_that_fit(text, wide);
		fprintf(out, "%.*s\n", (int)n, text);
		print_spaces(out, indent + HANG);
		wide -= HANG - hang;
		text += n;
		text += strspn(text, " ");
	}
	print_cell(out, text, wide, false);
}

void print_rule(FILE *out, char c, int n)
{
	for (; n > 0; n--)
		fputc(c, out);
	fputc('\n', out);
}

void print_head(FILE *out, const char *text, char under)
{
	fprintf(out, "%s\n", text);
	print_rule(out, under, print_letters(text));
}

/* Broken between words, the lines after the first indented. */
void print_wrapped(FILE *out, const char *text, int indent)
{
	int at = 0;
	while (*text) {
		size_t n = strcspn(text, " ");
		char word[200];
		text_copy(word, n + 1 < sizeof word ? n + 1 : sizeof word, text);
		if (at && at + 1 + print_letters(word) > WIDE) {
			fputc('\n', out);
			print_spaces(out, indent);
			at = indent;
		} else if (at) {
			fputc(' ', out);
			at++;
		}
		at += fprintf(out, "%s", word) > 0 ? print_letters(word) : 0;
		text += n;
		text += strspn(text, " ");
	}
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
		wide[c] = print_letters(rows->head->name[c]);
		for (int i = 0; i < rows->n; i++) {
			char text[WORDS];
			int n = print_letters(cell_text(s, rows_at(rows, i), c, text));
			wide[c] = n > wide[c] ? n : wide[c];
		}
	}
}

static void row_text(const struct scenario *s, const struct chart_head *h, const struct chart_row *r,
		     const int wide[CHART_CELLS], FILE *out)
{
	char text[WORDS], note[300];
	for (int c = 0; c < h->columns && r->style != CHART_REMARK; c++) {
		print_cell(out, cell_text(s, r, c, text), wide[c], h->right[c]);
		fputs(c + 1 < h->columns ? "  " : "\n", out);
	}
	plain(r->note, note, sizeof note);
	if (note[0]) {
		print_spaces(out, r->style == CHART_REMARK ? 0 : 2);
		print_wrapped(out, note, 2);
	}
}

void print_rows(struct game *g, const struct chapter *ch, int leaf, FILE *out)
{
	struct rows rows;
	int wide[CHART_CELLS] = {0};
	const char *group = "";
	leaf_rows(g->seat, ch, leaf, g->chart, &rows);
	column_widths(g->scenario, &rows, wide);
	for (int c = 0; c < rows.head->columns; c++) {
		print_cell(out, rows.head->name[c], wide[c], rows.head->right[c]);
		fputs(c + 1 < rows.head->columns ? "  " : "\n", out);
	}
	for (int i = 0; i < rows.n; i++) {
		const struct chart_row *r = rows_at(&rows, i);
		if (r->group[0] && strcmp(r->group, group) != 0)
			fprintf(out, "%s%s:\n", i ? "\n" : "", r->group);
		group = r->style == CHART_REMARK && !r->group[0] ? group : r->group;
		row_text(g->scenario, rows.head, r, wide, out);
	}
	for (int i = 0; i < rows.head->sums; i++)
		fprintf(out, "%s%s: %d", i ? ", " : "\n", rows.head->sum[i], rows.sum[i]);
	fputs(rows.head->sums ? "\n\n" : "\n", out);
	if (rows.head->foot[0]) {
		char foot[sizeof rows.head->foot];
		plain(rows.head->foot, foot, sizeof foot);
		print_wrapped(out, foot, 0);
		fputc('\n', out);
	}
}

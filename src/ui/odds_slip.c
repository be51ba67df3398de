/* The odds beside the pointer, before an attack is given: each side with what it brings and its sum, what they come to, the chance of each
 * result. The dialog that stands there before it is committed says the same in full. */
#include "ui/reading.h"

#include <string.h>

enum { SLIP_WIDE = 300, SLIP_PAD = 9, MOST_LINES = 10, NUMBER_WIDE = 44 };

static struct widget *number(struct widget *row, int size, const char *text)
{
	struct widget *w = widget_label(row, FONT_DATA_BOLD, size, text);
	w->align = 2;
	w->wide = w->narrowest = NUMBER_WIDE;
	return w;
}

/* "Attacker, French", and at the end of the line his sum. */
static void side_head(struct ui *u, struct widget *root, const struct account *a, int ledger, const char *sum)
{
	const struct scenario *s = u->game->scenario;
	char icon[24], title[WORDS];
	struct widget *row = widget_new(root, ROLE_ROW, ledger ? "slip-1" : "slip-0", sum), *w;
	row->gap = 6;
	side_icon(s, a->side < 0 ? NOBODY : ledger ? side_other((enum side)a->side) : a->side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
	w = widget_label(row, FONT_TITLE, 16, ledger_title(s, a, ledger, title));
	w->ink = WINE;
	w->grow = 1;
	if (one_sided(a)) { /* no other sum stands beside it to say what it is */
		w = widget_label(row, FONT_DATA, 13, a->dice && a->die[0].drm ? "to the die" : "sum");
		w->ink = INK_SOFT;
		text_copy(w->name, sizeof w->name, "slip-sum");
	}
	number(row, 17, sum)->ink = WINE;
}

static void side_line(struct widget *root, const struct scenario *s, const struct line *l)
{
	char text[320], value[WORDS];
	struct widget *row = widget_new(root, ROLE_ROW, "slip-line", ""), *w;
	line_words(s, l, text, sizeof text);
	line_value(l, value);
	w = widget_label(row, FONT_DATA, 13, text);
	w->ink = INK_SOFT;
	w->grow = 1;
	number(row, 13, value);
}

/* Its strengths are left out where there are so many that the slip would hide the map: the sum tells them. */
static void side_part(struct ui *u, struct widget *root, const struct account *a, int ledger)
{
	const struct scenario *s = u->game->scenario;
	char sum[WORDS] = "";
	int lines = 0;
	for (int i = 0; i < a->n; i++) {
		lines += a->at[i].ledger == ledger;
		if (a->at[i].ledger == ledger && a->at[i].op == LINE_SUM)
			line_value(&a->at[i], sum);
	}
	if (!lines)
		return;
	side_head(u, root, a, ledger, sum);
	for (int i = 0; i < a->n; i++)
		if (a->at[i].ledger == ledger && a->at[i].op != LINE_SUM && (a->at[i].op != LINE_BASE || a->n <= MOST_LINES))
			side_line(root, s, &a->at[i]);
}

struct widget *odds_slip(struct ui *u, const struct outlook *o)
{
	const struct scenario *s = u->game->scenario;
	if (o->kind == OUTLOOK_UNKNOWN || o->cases <= 0 || o->sum.table < 0 || o->sum.table >= s->tables)
		return NULL;
	struct widget *root = widget_new(NULL, ROLE_COLUMN, "odds-slip", "");
	root->skin = SKIN_TOOLTIP;
	root->pad = SLIP_PAD;
	root->gap = 3;
	root->wide = SLIP_WIDE;
	side_part(u, root, &o->sum, 0);
	side_part(u, root, &o->sum, 1);
	if (!one_sided(&o->sum))
		odds_ratio(u, root, &o->sum);
	if (o->cases == 1 && o->on[0].how[0])
		widget_label(root, FONT_BODY_ITALIC, 13, o->on[0].how)->ink = INK_SOFT;
	account_chances(u, root, o);
	odds_warnings(root, o);
	return root;
}

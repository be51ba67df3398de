/* What came of it: dice and result in words, who fell and who fled, notes, the toll. */
#include "ui/reading.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* --- dice and result --- */

void check_title(const struct scenario *s, const struct account *a, char out[WORDS])
{
	const char *table = a->table >= 0 && a->table < s->tables ? s->table[a->table].title : "", *sum = "";
	size_t n = strlen(table);
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_SUM && !a->at[i].ledger && !sum[0]) /* what comes after it is compared with it */
			sum = say_text(s, a->at[i].text);
	const char *thrown = a->dice && words_of(s)->die_for ? words_of(s)->die_for(a->die[0].why, a->die[0].side) : NULL;
	if (!a->dice && sum[0])
		snprintf(out, WORDS, "%c%s", sum[0] >= 'a' && sum[0] <= 'z' ? sum[0] - 32 : sum[0], sum + 1); /* nothing was rolled: a reckoning */
	else if (n > 6 && one_sided(a))
		snprintf(out, WORDS, "%.*s", (int)(strcmp(table + n - 6, " Table") ? n : n - 6), table);
	else if (a->table < 0 && !one_sided(a))
		snprintf(out, WORDS, "The combat");
	else
		snprintf(out, WORDS, "%c%s", thrown ? toupper((unsigned char)*thrown) : 'A', thrown ? thrown + 1 : " check");
}

void say_odds(const struct scenario *s, const struct account *a, const struct table *t, char *out, size_t size)
{
	const struct line *sum[2] = {NULL, NULL};
	char number[2][WORDS], percent[24] = "";
	bool column = t && t->columns > 1 && a->column >= 0 && a->column < t->columns;
	out[0] = 0;
	int matched = t ? 0 : words_of(s)->matched;
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_SUM && (!matched || a->at[i].text == matched)) {
			sum[a->at[i].ledger & 1] = &a->at[i];
			say_number(a->at[i].num, a->at[i].den, number[a->at[i].ledger & 1]);
		}
	if (sum[0] && sum[1] && sum[1]->num > 0 && t && t->columns && strchr(t->column[0], '%'))
		snprintf(percent, sizeof percent, " = %d%%", 100 * sum[0]->num * sum[1]->den / (sum[1]->num * sum[0]->den));
	if (sum[0] && sum[1] && matched) {
		snprintf(out, size, "%s: %.40s against %.40s", say_text(s, matched), number[0], number[1]);
		text_capital(out);
	} else if (sum[0] && sum[1])
		snprintf(out, size, "%.40s against %.40s%s%s%s", number[0], number[1], percent, column ? ": column " : "",
			 column ? t->column[a->column] : "");
	else if (sum[0] && column)
		snprintf(out, size, "Column %s", t->column[a->column]);
	else if (sum[0] && a->dice) { /* a reckoning without dice has said it all */
		snprintf(out, size, "%s: %.40s", say_text(s, sum[0]->text), number[0]);
		text_capital(out);
	}
}

/* Is anything added to the die? */
static bool modified(const struct account *a)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_ADD)
			return true;
	return false;
}

void say_die(const struct account *a, const struct table *t, char *out, size_t size)
{
	bool summed[2] = {false, false};
	size_t used;
	out[0] = 0;
	if (!modified(a) || a->dice != 1 || !t || a->row < 0 || a->row >= t->rows)
		return;
	used = (size_t)snprintf(out, size, "Die %d", a->die[0].value);
	for (int i = 0; i < a->n; i++) {
		const struct line *l = &a->at[i];
		summed[l->ledger & 1] |= l->op == LINE_SUM || t->columns < 6; /* a narrow table has one sum for both */
		if (l->op == LINE_ADD && summed[l->ledger & 1] && used + 8 < size)
			used += (size_t)snprintf(out + used, size - used, " %+d", l->num);
	}
	snprintf(out + used, size - used, ": row %s", t->row[a->row]);
}

static const struct table *table_of(const struct scenario *s, const struct account *a)
{
	return a->table >= 0 && a->table < s->tables ? &s->table[a->table] : NULL;
}

const char *say_result(const struct scenario *s, const struct account *a)
{
	const struct table *t = table_of(s, a);
	return t && a->result >= 0 && a->result < t->results ? result_words(s, t->result[a->result]) : "";
}

/* "5 for the attack, 2 for the defence"; "" where a game does not say what its dice are for. */
static void say_dice(const struct scenario *s, const struct account *a, char *out, size_t size)
{
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < a->dice && i < MAX_DICE && used < size && words_of(s)->die_for; i++) {
		const char *thrown = words_of(s)->die_for(a->die[i].why, a->die[i].side);
		if (thrown)
			used += (size_t)snprintf(out + used, size - used, "%s%d for %s", used ? ", " : "", a->die[i].value, thrown);
	}
}

void account_outcome(struct ui *u, struct widget *root, const struct account *a)
{
	const struct scenario *s = u->game->scenario;
	char text[WORDS * 4];
	struct widget *row = widget_new(root, ROLE_ROW, "outcome", "");
	row->gap = 14;
	widget_new(row, ROLE_SPACE, "left", "")->grow = 1;
	account_dice(u, row, a);
	struct widget *words = widget_new(row, ROLE_COLUMN, "outcome-words", ""), *w;
	if (say_result(s, a)[0]) {
		w = widget_label(words, FONT_TITLE, 21, say_result(s, a));
		w->ink = WINE;
		text_copy(w->name, sizeof w->name, "result");
	}
	say_odds(s, a, table_of(s, a), text, sizeof text);
	if (text[0])
		widget_label(words, FONT_DATA, 15, text);
	say_dice(s, a, text, sizeof text);
	if (text[0])
		text_copy(widget_label(words, FONT_DATA, 14, text)->name, sizeof words->name, "dice-for");
	say_die(a, table_of(s, a), text, sizeof text);
	if (text[0])
		widget_label(words, FONT_DATA, 15, text);
	widget_new(row, ROLE_SPACE, "right", "")->grow = 1;
}

/* --- who fell and who fled --- */

static bool same_fate(const struct event *a, const struct event *b)
{
	return a->kind == b->kind && a->side == b->side && (a->kind == EVENT_ELIMINATE || a->to == b->to);
}

/* The first event of a fate that was not told before it in the leaf, from *at on. */
static const struct event *next_fate(const struct seat *seat, const struct leaf *l, struct spot *at)
{
	for (; spot_before(*at, l->to); spot_next(seat, at)) {
		const struct event *e = spot_event(seat, *at), *before = NULL;
		bool told = false;
		for (struct spot k = l->from; spot_before(k, *at); spot_next(seat, &k)) {
			before = spot_event(seat, k);
			told |= before && event_is_fate(before) && before->piece >= 0 && same_fate(before, e);
		}
		if (e && event_is_fate(e) && e->piece >= 0 && !told)
			return e;
	}
	return NULL;
}

/* Those of the leaf who were lost for want of a way; their number. `who` (may be NULL): their names, where `of` is that number. */
static int list_trapped(const struct game *g, const struct leaf *l, int of, struct text *who)
{
	bool (*trapped)(const struct event *) = words_of(g->scenario)->trapped;
	char name[WORDS];
	int n = 0;
	for (struct spot k = l->from; trapped && spot_before(k, l->to); spot_next(g->seat, &k)) {
		const struct event *e = spot_event(g->seat, k);
		if (!e || e->piece < 0 || !trapped(e))
			continue;
		if (who)
			text_listed(who, n, of, say_piece_short(g->scenario, e->piece, name));
		n++;
	}
	return n;
}

bool say_trapped(const struct game *g, const struct leaf *l, char *out, size_t size)
{
	struct text who = {""};
	int n = list_trapped(g, l, 0, NULL);
	list_trapped(g, l, n, &who);
	snprintf(out, size, "Cannot retreat and %s eliminated: %s", n == 1 ? "is" : "are", who.at);
	return n > 0;
}

/* "French losses", "Russian retreat to Roslavl, R45" */
static void fate_words(const struct game *g, const struct event *e, char out[WORDS])
{
	char place[WORDS];
	if (e->kind == EVENT_ELIMINATE)
		snprintf(out, WORDS, "%.40s losses", say_side(g->scenario, e->side));
	else
		snprintf(out, WORDS, "%.40s retreat to %.100s", say_side(g->scenario, e->side), say_place(g->scenario, e->to, place));
}

static void gather(const struct game *g, const struct leaf *l, const struct event *fate, struct faces *out)
{
	for (struct spot k = l->from; spot_before(k, l->to); spot_next(g->seat, &k)) {
		const struct event *e = spot_event(g->seat, k);
		if (e && event_is_fate(e) && same_fate(e, fate) && e->piece >= 0)
			face_add(g->scenario, out, e->piece);
	}
}

bool say_fate(const struct game *g, const struct leaf *l, struct spot *at, char *out, size_t size)
{
	const struct event *e = next_fate(g->seat, l, at);
	struct faces faces = {.size = 30};
	char what[WORDS], units[WORDS * 4];
	if (!e)
		return false;
	gather(g, l, e, &faces);
	fate_words(g, e, what);
	faces_say(g->scenario, &faces, units, sizeof units);
	snprintf(out, size, "%s: %s", what, units);
	spot_next(g->seat, at);
	return true;
}

static void build_fate(struct ui *u, struct widget *root, const struct leaf *l, const struct event *e, const char *text)
{
	struct game *g = u->game;
	struct faces faces = {.size = 30};
	char what[WORDS], units[WORDS * 4], icon[24];
	gather(g, l, e, &faces);
	fate_words(g, e, what);
	faces_say(g->scenario, &faces, units, sizeof units);
	struct widget *row = widget_new(root, ROLE_ROW, "fate", text), *label, *counters;
	row->gap = 6;
	side_icon(g->scenario, e->side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
	label = widget_label(row, FONT_DATA_BOLD, 14, what);
	label->wide = 190;
	label->ink = e->kind == EVENT_ELIMINATE ? WINE : INK;
	counters = faces_paint(row, &faces, units);
	counters->grow = 1;
	counters->wide = (faces.size + 28) * (faces.n < 5 ? faces.n : 5);
	counters->narrowest = faces.size + 28;
}

void build_fates(struct ui *u, struct widget *root, const struct leaf *l)
{
	char text[WORDS * 6];
	struct spot at = l->from;
	for (const struct event *e = next_fate(u->game->seat, l, &at); e; e = next_fate(u->game->seat, l, &at)) {
		say_fate(u->game, l, &at, text, sizeof text);
		build_fate(u, root, l, e, text);
	}
}

/* What is noted of a unit or a place is told as in the log. */
static void note_words(const struct game *g, const struct event *e, char out[WORDS])
{
	struct text t;
	t.at[0] = 0;
	if (e->piece >= 0 || e->to >= 0)
		words_of(g->scenario)->tell(g->scenario, e, &t);
	text_copy(out, WORDS, t.at[0] ? t.at : say_text(g->scenario, e->number));
}

/* Is what is noted of a unit or a redoubt a line of the sum anyhow? */
static bool in_sum(const struct account *a, const struct event *e)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_BASE && (e->piece >= 0 ? a->at[i].piece == e->piece : e->to >= 0 && a->at[i].place == e->to))
			return true;
	return false;
}

bool say_note(const struct game *g, const struct leaf *l, struct spot *at, char out[WORDS])
{
	struct account a = {.n = 0};
	leaf_account(g->seat, l, &a);
	out[0] = 0;
	for (; spot_before(*at, l->to) && !out[0]; spot_next(g->seat, at)) {
		const struct event *e = spot_event(g->seat, *at);
		if (e && e->kind == EVENT_NOTE && !in_sum(&a, e))
			note_words(g, e, out);
	}
	if (out[0] >= 'a' && out[0] <= 'z')
		out[0] = (char)(out[0] - 32);
	return out[0] != 0;
}

void build_notes(struct ui *u, struct widget *root, const struct leaf *l)
{
	char text[WORDS];
	struct spot at = l->from;
	while (say_note(u->game, l, &at, text))
		widget_label(root, FONT_BODY_ITALIC, 15, text);
}

const char *say_toll(const struct game *g, const struct chapter *ch, char out[WORDS])
{
	int lost[SIDES];
	chapter_toll(g->seat, ch, lost);
	snprintf(out, WORDS, "%.40s %d, %.40s %d", say_side(g->scenario, 0), lost[0], say_side(g->scenario, 1), lost[1]);
	return out;
}

const char *say_battle_toll(const struct game *g, const struct chapter *ch, char out[WORDS])
{
	char lost[WORDS];
	snprintf(out, WORDS, "%.30s lost in the battle: %.100s", chapter_lost_of(g->seat, 2), say_toll(g, ch, lost));
	text_capital(out);
	return out;
}

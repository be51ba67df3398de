/* A chapter as text, for a file: the same leaves in letters of one width. */
#include "core/file.h"
#include "ui/print.h"
#include "ui/reading.h"

#include "ai/player.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { NAME_WIDE = 46, RULE_WIDE = 18 };

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
			print_spaces(out, 2 + NAME_WIDE + RULE_WIDE);
			print_rule(out, '-', 8);
		}
		print_spaces(out, 2);
		print_lines(out, text, NAME_WIDE - 1, 2);
		fputc(' ', out);
		print_cell(out, say_rule(s, l->rule), RULE_WIDE, false);
		print_cell(out, value, 8, true);
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
		int n = print_letters(t->column[c]);
		most = n > most ? n : most;
		for (int r = 0; r < t->rows; r++)
			n = print_letters(t->result[t->cell[r][c]]), most = n > most ? n : most;
	}
	return most;
}

/* The cell that was hit stands in brackets. */
static void table_text(const struct account *a, const struct table *t, FILE *out)
{
	int wide = cell_wide(t) + 2;
	fprintf(out, "%s\n", t->title);
	print_spaces(out, 6);
	for (int c = 0; c < t->columns; c++)
		print_cell(out, t->column[c], wide, true), fputc(' ', out);
	fputc('\n', out);
	for (int r = 0; r < t->rows; r++) {
		print_cell(out, t->row[r], 6, true);
		for (int c = 0; c < t->columns; c++) {
			char text[80];
			bool hit = r == a->row && c == a->column;
			snprintf(text, sizeof text, hit ? "[%.70s]" : "%.70s", t->result[t->cell[r][c]]);
			print_cell(out, text, hit ? wide + 1 : wide, true);
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
	say_odds(s, a, t, text, sizeof text);
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

static void cards_text(const struct game *g, const struct chapter *ch, const struct leaf *l, FILE *out)
{
	char text[WORDS * 6];
	for (int ledger = 0; ledger < 2; ledger++) {
		turned_text(g, ch, l, ledger, text, sizeof text);
		if (text[0])
			print_wrapped(out, text, 2);
	}
	fputc('\n', out);
}

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
		print_wrapped(out, all, 2);
	}
	fputc('\n', out);
}

static void fates_text(const struct game *g, const struct leaf *l, FILE *out)
{
	char text[WORDS * 6], note[WORDS];
	struct spot at = l->from;
	bool any = false;
	for (; say_fate(g, l, &at, text, sizeof text); any = true)
		print_wrapped(out, text, 2);
	if (say_trapped(g, l, text, sizeof text))
		print_wrapped(out, text, 2);
	for (at = l->from; say_note(g, l, &at, note); any = true)
		print_wrapped(out, note, 2);
	if (any)
		fputc('\n', out);
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
	print_head(out, chapter_title(g, ch, text), '=');
	if (chapter_when(g, ch, text, sizeof text)[0])
		print_wrapped(out, text, 0);
	fputc('\n', out);
	for (int i = 0; i < ch->leaves; i++) {
		const struct leaf *l = &ch->leaf[i];
		if (l->kind == LEAF_MAP) /* for the eye alone */
			continue;
		if (ch->leaves > 1)
			print_head(out, leaf_name(g, ch, i, text), '-');
		if (l->kind == LEAF_ROWS)
			print_rows(g, ch, i, out);
		else if (leaf_account(g->seat, l, g->account))
			account_text(g->scenario, g->account, out);
		else
			armies_text(g, ch, l, out);
		if (l->kind == LEAF_CARDS)
			cards_text(g, ch, l, out);
		if (l->kind != LEAF_ROWS)
			fates_text(g, l, out);
	}
	if (ch->kind == CHAPTER_BATTLE && ch->over)
		fprintf(out, "%s\n\n", say_battle_toll(g, ch, text));
	if (ch->kind == CHAPTER_DISPATCH || ch->kind == CHAPTER_GAME)
		battles_text(g, ch, out);
}

void chapter_file_name(const struct ui *u, const struct chapter *ch, const char *ending, char *out, size_t size)
{
	char title[WORDS], called[2 * WORDS], plain[2 * WORDS];
	size_t n = 0;
	chapter_title(u->game, ch, title);
	if (ch->kind == CHAPTER_GAME)
		snprintf(called, sizeof called, "%.40s, %.100s", u->game->scenario->title, title);
	else
		snprintf(called, sizeof called, "%.100s, turn %d", title, scenario_turn_number(u->game->scenario, ch->turn));
	for (const char *c = called; *c && n + 1 < sizeof plain; c++)
		if ((unsigned char)*c >= 32 && !strchr("/\\:*?\"<>|", *c))
			plain[n++] = *c;
	plain[n] = 0;
	for (int i = 1; i < 1000; i++) {
		char more[16] = "";
		if (i > 1)
			snprintf(more, sizeof more, " %d", i);
		snprintf(out, size, "%.250s/%.150s%s.%.8s", u->saves, plain, more, ending);
		if (access(out, F_OK))
			return;
	}
}

void chapter_saved(struct ui *u, const char *path, const struct error *fault)
{
	char text[600];
	if (fault) {
		ui_error(u, "The report could not be saved", fault);
		return;
	}
	snprintf(text, sizeof text, "It lies among the saved games:\n%s", path);
	ui_message(u, "The report is saved", text);
}

void say_game(struct ui *u, char *out, size_t size)
{
	const struct scenario *s = u->game->scenario;
	size_t used = 0;
	out[0] = 0;
	for (int side = 0; side < SIDES && u->calls.played_by; side++) {
		const struct player *p = u->calls.played_by(u->calls.who, (enum side)side);
		used += (size_t)snprintf(out + used, size - used, "%s%.30s: %.40s", side ? "; " : "", s->side_name[side], p ? p->name : "a person");
	}
	if (u->calls.seed && u->game->ended)
		snprintf(out + used, size - used, "%sseed %" PRIu64, used ? "; " : "", u->calls.seed(u->calls.who));
}

/* Which game it was: who reads the file later has nothing else. */
static void game_text(struct ui *u, FILE *out)
{
	char text[WORDS * 2];
	print_head(out, u->game->scenario->title, '=');
	say_game(u, text, sizeof text);
	print_wrapped(out, text, 0);
	fputc('\n', out);
}

/* All of it, or NULL when memory runs out. */
static char *chapter_text(struct ui *u, const struct chapter *ch, size_t *n)
{
	char *text = NULL;
	FILE *out = open_memstream(&text, n);
	if (!out)
		return NULL;
	if (ch->kind == CHAPTER_GAME)
		game_text(u, out);
	chapter_print(u->game, ch, out);
	bool fine = !ferror(out);
	if (!fclose(out) && fine)
		return text;
	free(text);
	return NULL;
}

void chapter_save(struct ui *u, const struct chapter *ch)
{
	char path[480];
	struct error e = {0};
	size_t n = 0;
	bool fine = false;
	chapter_file_name(u, ch, "txt", path, sizeof path);
	char *text = chapter_text(u, ch, &n);
	if (!u->saves[0])
		error_set(&e, path, NULL, NULL, "nothing is kept on disk here");
	else if (!text)
		error_set(&e, path, NULL, NULL, "there is not enough memory");
	else
		fine = file_write(path, text, n, &e);
	free(text);
	chapter_saved(u, path, fine ? NULL : &e);
}

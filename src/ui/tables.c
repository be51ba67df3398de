/* The tables and charts of a game, all of them, to be read at any time: a page of the help window. */
#include "ui/inner.h"

#include "core/memory.h"
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct tables {
	cJSON *json; /* the whole file, for what the codes mean; NULL: it cannot be read */
	int n;
	struct table at[MAX_TABLES];
	const char *reads[MAX_TABLES]; /* what its rows and columns are; "" where the file does not say */
};

struct tables *tables_open(const char *path)
{
	struct error e = {0};
	struct tables *t = calloc(1, sizeof *t);
	const cJSON *one;
	if (!t)
		return NULL;
	t->json = json_read(path, &e);
	cJSON_ArrayForEach(one, json_get(t->json, "tables")) {
		if (t->n == MAX_TABLES || !table_read(&t->at[t->n], one, path, &e))
			continue;
		t->reads[t->n++] = json_string_or(one, "reads", "");
	}
	return t;
}

void tables_close(struct tables *t)
{
	if (t)
		cJSON_Delete(t->json);
	free(t);
}

struct items *tables_list(const struct tables *t)
{
	struct items *out = memory_zeroed(sizeof *out);
	for (int i = 0; t && i < t->n; i++)
		items_add(out, t->at[i].title)->id = i;
	return out;
}

/* "two dice, added" */
static const char *dice_words(const struct table *t)
{
	static const char *const words[] = {"", "one die", "two dice, added", "three dice, added"};
	return t->dice >= 0 && t->dice < 4 ? words[t->dice] : "dice, added";
}

/* Some results stand in no cell: they are told of beside the table. */
static bool in_a_cell(const struct table *t, int result)
{
	for (int row = 0; row < t->rows; row++)
		for (int column = 0; column < t->columns; column++)
			if (t->cell[row][column] == result)
				return true;
	return false;
}

/* What the codes in the cells mean, where they do not say it themselves; a list of outcomes is told line by line. */
static void key(struct widget *root, const struct tables *all, const struct table *t)
{
	char line[200];
	struct widget *flow = table_lists_outcomes(t) ? root : NULL;
	for (int i = 0; i < t->results; i++) {
		const char *words = code_words(all->json, t->result[i]);
		if (!strcmp(words, t->result[i]) || !in_a_cell(t, i))
			continue;
		if (!flow) {
			flow = widget_new(root, ROLE_FLOW, "table-key", "");
			flow->gap = 12;
		}
		snprintf(line, sizeof line, "**%s** %.150s", t->result[i], words);
		struct widget *w = widget_label(flow, FONT_DATA, 14, line);
		w->markup = true;
	}
}

/* Charts that stand in the rules, because they are looked up with them: what the file lists under "see". */
static void see_also(struct widget *root, const struct tables *all)
{
	const cJSON *list = json_get(all->json, "see"), *one;
	if (!list)
		return;
	struct widget *flow = widget_new(root, ROLE_FLOW, "see-also", "");
	flow->gap = 10;
	widget_label(flow, FONT_BODY_ITALIC, 14, "In the rules:")->ink = INK_SOFT;
	cJSON_ArrayForEach(one, list)
		if (cJSON_IsString(one))
			rule_link(flow, one->valuestring);
}

void build_tables(struct widget *root, const struct tables *all, int target)
{
	char name[32], text[120];
	if (all)
		see_also(root, all);
	for (int i = 0; all && i < all->n; i++) {
		const struct table *t = &all->at[i];
		struct widget *w = widget_label(root, FONT_TITLE, 19, t->title);
		w->ink = WINE;
		if (i == target)
			w->skin = SKIN_INSET;
		snprintf(name, sizeof name, "block-%d", i);
		text_copy(w->name, sizeof w->name, name);
		snprintf(text, sizeof text, "Rows: %s. What lies beyond a table's edge is read on its edge.", dice_words(t));
		w = widget_label(root, FONT_BODY_ITALIC, 14, all->reads[i][0] ? all->reads[i] : text);
		w->ink = INK_SOFT;
		text_copy(w->name, sizeof w->name, "reads");
		if (!table_lists_outcomes(t))
			table_chart(root, t);
		key(root, all, t);
	}
	if (!all || !all->n)
		widget_label(root, FONT_BODY, 16, "The tables of this game cannot be read.");
}

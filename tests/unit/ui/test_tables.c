/* The tables of the help: every one says what its rows and columns are, and none says the same twice. */
#include "stage.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The page of a game, as a tree; NULL when it has no tables. */
static struct widget *page_of(const char *game, struct tables **all)
{
	char path[900];
	snprintf(path, sizeof path, "%s/scenarios/%s/tables.json", data_here(), game);
	if (game[0] == '.' || !strcmp(game, "null") || access(path, R_OK) != 0)
		return NULL;
	struct widget *root = widget_new(NULL, ROLE_COLUMN, "page", "");
	*all = tables_open(path);
	build_tables(root, *all, NONE);
	return root;
}

static int named(struct widget *root, const char *name)
{
	int n = 0;
	for (struct widget *w = root; w; w = widget_walk(root, w))
		n += !strcmp(w->name, name);
	return n;
}

static void check_page(struct widget *root, const char *game, int tables)
{
	assert_int_equal(named(root, "reads"), tables);
	for (struct widget *w = root; w; w = widget_walk(root, w))
		if (!strcmp(w->name, "reads") && strncmp(w->text, "Rows: ", 6) == 0)
			fail_msg("%s: a table does not say what its columns are", game);
}

static void every_table_says_how_it_is_read(void **unused)
{
	(void)unused;
	char path[600];
	int games = 0;
	snprintf(path, sizeof path, "%s/scenarios", data_here());
	DIR *d = opendir(path);
	assert_non_null(d);
	for (struct dirent *entry; (entry = readdir(d)) != NULL;) {
		struct tables *all;
		struct widget *root = page_of(entry->d_name, &all);
		if (!root)
			continue;
		struct items *list = tables_list(all);
		check_page(root, entry->d_name, list->n);
		items_free(list);
		free(list);
		widget_free(root);
		tables_close(all);
		games++;
	}
	closedir(d);
	assert_int_equal(games, 6);
}

/* "attackers by 2" beside "attackers by 2" is no chart: each outcome is told in a line. */
static void a_list_of_outcomes_is_no_chart(void **unused)
{
	(void)unused;
	struct tables *all;
	struct widget *root = page_of("napoleon1807", &all);
	struct items *list = tables_list(all);
	assert_int_equal(named(root, "table"), list->n - 1);
	assert_int_equal(named(root, "**attackers by 2** Attackers win, retreat of 2"), 1);
	items_free(list);
	free(list);
	widget_free(root);
	tables_close(all);
}

/* The chart of the terrain and the arrivals stand in the rules, and the page of the tables leads there. */
static void the_tables_lead_to_the_charts_of_the_rules(void **unused)
{
	(void)unused;
	struct tables *all;
	struct widget *root = page_of("borodino", &all);
	assert_non_null(root);
	assert_int_equal(named(root, "rule-Terrain Effects Chart") + named(root, "rule-Reinforcements"), 2);
	widget_free(root);
	tables_close(all);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_table_says_how_it_is_read),
		cmocka_unit_test(a_list_of_outcomes_is_no_chart),
		cmocka_unit_test(the_tables_lead_to_the_charts_of_the_rules),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

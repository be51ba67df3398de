/* The contents of the rules help: every line leads to the place that explains its paragraph. */
#include "stage.h"
#include "ui/contents.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void parse(struct markdown *m, const char *path)
{
	enum { ROOM = 1 << 18 };
	char *text = calloc(1, ROOM);
	FILE *f = fopen(path, "rb");
	if (!f)
		fail_msg("no %s", path);
	assert_true(fread(text, 1, ROOM - 1, f) > 0);
	fclose(f);
	markdown_parse(m, text);
	free(text);
}

/* Returns how many lines there are, each with its heading. */
static int lead_somewhere(const char *folder)
{
	char path[1024];
	struct markdown m;
	struct items lines = {0};
	struct error e = {0};
	snprintf(path, sizeof path, "%s/help.md", folder);
	parse(&m, path);
	snprintf(path, sizeof path, "%s/rulebook.json", folder);
	int n = contents_read(path, &m, &lines, &e);
	if (!n)
		fail_msg("%s: %s", path, e.reason);
	for (int i = 0; i < n; i++) {
		if (lines.at[i].id < 0 || lines.at[i].id >= m.n)
			fail_msg("%s: \"%s\" leads nowhere", path, lines.at[i].text);
		assert_int_equal(m.at[lines.at[i].id].kind, BLOCK_HEADING);
	}
	items_free(&lines);
	markdown_free(&m);
	return n;
}

static void every_title_leads_somewhere(void **unused)
{
	(void)unused;
	char path[600];
	int games = 0;
	snprintf(path, sizeof path, "%s/scenarios", data_here());
	DIR *d = opendir(path);
	assert_non_null(d);
	for (struct dirent *entry; (entry = readdir(d)) != NULL;) {
		char folder[900], book[1000];
		snprintf(folder, sizeof folder, "%s/%s", path, entry->d_name);
		snprintf(book, sizeof book, "%s/rulebook.json", folder);
		if (entry->d_name[0] == '.' || access(book, R_OK) != 0)
			continue;
		assert_true(lead_somewhere(folder) > 50);
		games++;
	}
	closedir(d);
	assert_true(games >= 3);
}

static const char text[] = "# Rules\n## Combat A\nx\n## Combat\ny\n## 7.1 Fire\nz\n";

static int read_book(const char *json, struct items *out, struct error *e)
{
	char path[] = "/tmp/grognard-book-XXXXXX";
	struct markdown m;
	int f = mkstemp(path);
	assert_true(f >= 0 && write(f, json, strlen(json)) == (ssize_t)strlen(json));
	close(f);
	markdown_parse(&m, text);
	memset(e, 0, sizeof *e);
	int n = contents_read(path, &m, out, e);
	markdown_free(&m);
	unlink(path);
	return n;
}

static void numbers_and_names_find_their_heading(void **unused)
{
	(void)unused;
	struct items lines = {0};
	struct error e;
	assert_int_equal(read_book("{\"paragraphs\":[{\"number\":\"Combat\",\"title\":\"All\"},{\"number\":\"7.1\",\"title\":\"Fire\"},"
				   "{\"number\":\"Notes\",\"title\":\"Old\",\"nothing\":\"history\"},"
				   "{\"number\":\"Combat Z\",\"title\":\"More\",\"help\":\"Combat A\"},"
				   "{\"number\":\"Comb\",\"title\":\"Less\"},{\"number\":\"7\",\"title\":\"Less\"}]}", &lines, &e), 5);
	assert_string_equal(lines.at[0].text, "Combat: All");
	assert_int_equal(lines.at[0].id, 3);
	assert_string_equal(lines.at[1].text, "7.1 Fire");
	assert_int_equal(lines.at[1].id, 5);
	assert_int_equal(lines.at[2].id, 1);
	assert_int_equal(lines.at[3].id, NONE);
	assert_int_equal(lines.at[4].id, NONE);
	items_free(&lines);
}

static void broken_rulebooks_give_no_line(void **unused)
{
	(void)unused;
	static const char *const broken[] = {"", "[", "[]", "{\"paragraphs\":1}", "{\"paragraphs\":[1]}",
					     "{\"paragraphs\":[{\"number\":\"1\",\"title\":\"a\"},{\"number\":\"2\"}]}",
					     "{\"paragraphs\":[{\"number\":1,\"title\":\"a\"}]}",
					     "{\"paragraphs\":[{\"number\":\"1\",\"title\":\"a\",\"help\":2}]}"};
	for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
		struct items lines = {0};
		struct error e;
		assert_int_equal(read_book(broken[i], &lines, &e), 0);
		assert_true(e.reason[0] != 0);
		items_free(&lines);
	}
}

static void a_line_brings_its_heading_into_sight(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "area1812/2-road-to-moscow", 3);
	open_help(s->ui, NULL);
	ui_settle(s->ui);
	struct dialog *d = dialog_top(s->ui);
	struct widget *list = widget_find(d->root, "contents-0");
	assert_non_null(list);
	ui_focus(s->ui, list);
	key(s, KEY_END, 0);
	ui_settle(s->ui);
	list = widget_find(d->root, "contents-0");
	struct widget *page = widget_find(d->root, "help-page-0");
	const struct item *it = &list->items->at[list->selected];
	assert_int_equal(list->selected, list->items->n - 1);
	assert_non_null(strstr(it->text, "Reinforcements"));
	char name[32];
	snprintf(name, sizeof name, "block-%d", it->id);
	struct widget *block = widget_find(d->root, name);
	assert_non_null(block);
	assert_string_equal(block->text, "Reinforcements");
	assert_true(block->at.y >= page->at.y && block->at.y < page->at.y + page->at.h);
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_title_leads_somewhere),
		cmocka_unit_test(numbers_and_names_find_their_heading),
		cmocka_unit_test(broken_rulebooks_give_no_line),
		cmocka_unit_test(a_line_brings_its_heading_into_sight),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Wrapping, cutting, links, Markdown, settings on disk. */
#include "check.h"
#include "ui/config.h"
#include "ui/inner.h"
#include "ui/markdown.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct text_style plain(void)
{
	struct text_style s = {FONT_BODY, 16, INK, SEA, true, 0};
	return s;
}

static void text_wraps_at_the_width(void **unused)
{
	(void)unused;
	struct canvas *c = canvas_open_null(800, 600);
	struct text_style s = plain();
	int line = canvas_line_height(c, FONT_BODY, 16);
	const char *words = "one two three four five six";
	int whole = canvas_text_width(c, FONT_BODY, 16, words);
	assert_int_equal(text_height(c, &s, words, whole + 2), line);
	assert_int_equal(text_height(c, &s, words, whole - 2), 2 * line);
	assert_int_equal(text_height(c, &s, words, 1), 6 * line);
	assert_int_equal(text_height(c, &s, "", 100), line);
	assert_int_equal(text_height(c, &s, "a\nb", 100), 2 * line);
	int part = canvas_text_width(c, FONT_BODY, 16, "Zhitomir/Podolia/");
	assert_int_equal(text_height(c, &s, "Zhitomir/Podolia/Kiev (R40)", part), 2 * line); /* parted behind a stroke where it is too wide */
	assert_int_equal(text_height(c, &s, "Zhitomir/Podolia/Kiev (R40)", part - 1), 3 * line);
	assert_int_equal(text_height(c, &s, "the roads/trails", canvas_text_width(c, FONT_BODY, 16, "roads/trails")), 2 * line); /* and only there */
	canvas_close(c);
}

static void links_are_found_where_they_are_drawn(void **unused)
{
	(void)unused;
	struct canvas *c = canvas_open_null(800, 600);
	struct text_style s = plain();
	char link[LINK_ROOM] = "";
	const char *text = "See [Combat B](#combat-b) now";
	int before = canvas_text_width(c, FONT_BODY, 16, "See ");
	assert_true(text_link_at(c, &s, text, 10, 10, 600, 10 + before + 4, 14, link));
	assert_string_equal(link, "#combat-b");
	assert_false(text_link_at(c, &s, text, 10, 10, 600, 12, 14, link));
	assert_true(text_link(text, 0, link));
	assert_false(text_link(text, 1, link));
	canvas_close(c);
}

static void copies_never_cut_a_character(void **unused)
{
	(void)unused;
	char out[4];
	text_copy(out, sizeof out, "ab\u00e9");
	assert_string_equal(out, "ab");
	text_copy(out, sizeof out, "a\u00e9");
	assert_string_equal(out, "a\u00e9");
	char many[24];
	static const char *const of[][2] = {{"Supply Unit", "Supply Units"}, {"Infantry Corps", "Infantry Corps"}, {"Dummy", "Dummies"},
					    {"Quay", "Quays"}, {"", ""}, {"y", "ys"}, {"Division (2-3)", "Divisions (2-3)"}, {"Corps (5-5)", "Corps (5-5)"}};
	for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
		text_several(many, sizeof many, of[i][0]);
		assert_string_equal(many, of[i][1]);
	}
	text_counted(many, sizeof many, 1, "Supply Unit");
	assert_string_equal(many, "Supply Unit");
	text_counted(many, sizeof many, 3, "Supply Unit");
	assert_string_equal(many, "3 Supply Units");
	text_tallied(many, sizeof many, 1, "march|marches");
	assert_string_equal(many, "1 march");
	text_tallied(many, sizeof many, 3, "march|marches");
	assert_string_equal(many, "3 marches");
	text_tallied(many, sizeof many, 1, "cavalry");
	assert_string_equal(many, "1 cavalry");
	assert_true(text_holds("Grande Arm\u00e9e", "ARM"));
	assert_false(text_holds("Grande", "grandes"));
	assert_string_equal(text_find("the Grande Arm\u00e9e", "grande"), "Grande Arm\u00e9e");
	assert_null(text_find("Grande", "x"));
	char plain[64];
	text_plain("**Bold**, *slanted*, `code`, [a rule](#combat-b) and 3 * 4", plain, sizeof plain);
	assert_string_equal(plain, "Bold, slanted, code, a rule and 3 * 4");
	text_plain("Arm\u00e9e", many, 5); /* no half letter */
	assert_string_equal(many, "Arm");
}

static void markdown_blocks(void **unused)
{
	(void)unused;
	struct markdown m;
	markdown_parse(&m, "# Rules\n\nFirst line\nsecond line.\n\n- one\n  goes on\n- two\n\n---\n## Combat B\n3. third\n");
	assert_int_equal(m.n, 7);
	assert_int_equal(m.at[0].kind, BLOCK_HEADING);
	assert_string_equal(m.at[1].text, "First line second line.");
	assert_int_equal(m.at[2].kind, BLOCK_ITEM);
	assert_string_equal(m.at[2].text, "one goes on");
	assert_int_equal(m.at[4].kind, BLOCK_RULE);
	assert_int_equal(m.at[5].level, 2);
	assert_string_equal(m.at[6].mark, "3.");
	markdown_free(&m);
}

static void markdown_tables(void **unused)
{
	(void)unused;
	struct markdown m;
	markdown_parse(&m, "| a | b |\n| --- | :-: |\n| 1 | - |\ntext\n");
	assert_int_equal(m.n, 3);
	assert_int_equal(m.at[0].kind, BLOCK_ROW);
	assert_int_equal(m.at[0].level, 1);
	assert_int_equal(m.at[1].level, 0);
	assert_string_equal(m.at[1].text, "| 1 | - |");
	assert_int_equal(m.at[2].kind, BLOCK_PARAGRAPH);
	markdown_free(&m);
}

static void anchors_lead_to_the_nearest_heading(void **unused)
{
	(void)unused;
	struct markdown m;
	markdown_parse(&m, "# Help\n## Combat\n## Combat A: who\n## Combat B\n## Combat BB\n");
	assert_int_equal(markdown_anchor(&m, "Combat B"), 3);
	assert_int_equal(markdown_anchor(&m, "combat-b"), 3);
	assert_int_equal(markdown_anchor(&m, "Combat A"), 2);
	assert_int_equal(markdown_anchor(&m, "Combat F"), 1);
	assert_int_equal(markdown_anchor(&m, "Artillery C"), -1);
	markdown_free(&m);
}

static char folder[64], path[160];

static void write_file(const char *text)
{
	FILE *f = fopen(path, "wb");
	assert_non_null(f);
	fputs(text, f);
	assert_int_equal(fclose(f), 0);
}

static int home(void **unused)
{
	(void)unused;
	snprintf(folder, sizeof folder, "/tmp/grognard-config-XXXXXX");
	if (!mkdtemp(folder))
		return -1;
	snprintf(path, sizeof path, "%s/grognard/config.json", folder);
	char out[256];
	return setenv("XDG_CONFIG_HOME", folder, 1) || !xdg_folder("config", out, sizeof out, NULL) ? -1 : 0;
}

static int away(void **unused)
{
	(void)unused;
	char inner[96];
	unlink(path);
	snprintf(inner, sizeof inner, "%s/grognard", folder);
	rmdir(inner);
	return rmdir(folder);
}

static void settings_come_back(void **unused)
{
	(void)unused;
	struct config c, d;
	struct error e;
	struct stat st;
	assert_true(config_load(&c, &e));
	assert_int_equal(c.scale, 0);
	assert_true(c.asks_end);
	c.asks_end = false;
	c.scale = 175;
	c.quiet = c.maximised = true;
	config_leave_view(&c, &(struct config_view){"berezina", .25f, .7f, 50});
	config_leave_view(&c, &(struct config_view){"borodino", .1f, 1, 141});
	c.hands = HANDS_PEEK;
	snprintf(c.last_scenario, sizeof c.last_scenario, "borodino/grand-battle");
	assert_true(config_save(&c, &e));
	assert_true(config_load(&d, &e));
	assert_memory_equal(&c, &d, sizeof c);
	char inner[96];
	snprintf(inner, sizeof inner, "%s/grognard", folder);
	assert_int_equal(stat(inner, &st), 0);
	assert_int_equal(st.st_mode & 0777, 0700);
}

static void each_game_has_its_view(void **unused)
{
	(void)unused;
	struct config c = {0};
	char game[32];
	assert_null(config_view(&c, "borodino"));
	for (int i = 0; i < CONFIG_VIEWS + 3; i++) {
		struct config_view v = {"", .5f, .5f, i};
		snprintf(v.game, sizeof v.game, "game %d", i % (CONFIG_VIEWS + 1));
		config_leave_view(&c, &v);
	}
	assert_int_equal(config_view(&c, "game 1")->percent, CONFIG_VIEWS + 2); /* the latest of it */
	assert_null(config_view(&c, "game 2")); /* the oldest gave way */
	for (int i = 3; i <= CONFIG_VIEWS; i++) {
		snprintf(game, sizeof game, "game %d", i);
		assert_int_equal(config_view(&c, game)->percent, i);
	}
}

static void large_screens_get_large_letters(void **unused)
{
	(void)unused;
	assert_int_equal(config_scale_for(1280, 800, 96), 100);
	assert_int_equal(config_scale_for(1920, 1080, 96), 100);
	assert_int_equal(config_scale_for(2560, 1440, 109), 125);
	assert_int_equal(config_scale_for(3840, 2160, 0), 200);
	assert_int_equal(config_scale_for(7680, 4320, 0), 200);
	assert_int_equal(config_scale_for(2560, 1600, 227), 200); /* a small screen of many pixels */
	assert_int_equal(config_scale_for(1366, 768, 160), 100); /* never so large that nothing has room */
	assert_int_equal(config_scale_for(1920, 1080, 9000), 100); /* a screen that says rubbish of itself */
}

static void damaged_settings_leave_the_defaults(void **unused)
{
	(void)unused;
	struct config c;
	struct error e;
	write_file("{\"scale\": 150, ");
	assert_false(config_load(&c, &e));
	assert_true(strlen(e.reason) > 10);
	assert_int_equal(c.scale, 0);
	write_file("[1, 2]");
	assert_false(config_load(&c, &e));
	assert_int_equal(c.width, 1280);
	write_file("{\"scale\": 9000, \"speed\": \"fast\", \"sound\": 7, \"hands\": \"four\"}");
	assert_false(config_load(&c, &e)); /* what fits is taken, and the first that does not is told */
	assert_string_equal(e.place, "scale");
	assert_non_null(strstr(e.reason, "from 100 to 200"));
	assert_int_equal(c.scale, 0);
	assert_int_equal(c.speed, 2);
	assert_int_equal(c.sound, 7);
	assert_int_equal(c.hands, HANDS_CURTAIN);
}

static void a_setting_that_does_not_fit_is_told(void **unused)
{
	(void)unused;
	static const char *const wrong[][2] = {
		{"width", "1e300"}, {"height", "-7"}, {"speed", "1.5"}, {"sound", "\"loud\""}, {"full_screen", "1"}, {"guide", "\"yes\""},
		{"last_scenario", "7"}, {"player_0", "\"somebody whose name is longer than any name\""}, {"hands", "\"four\""}};
	struct config c;
	struct error e;
	char text[128];
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		snprintf(text, sizeof text, "{\"%s\": %s, \"quiet\": true}", wrong[i][0], wrong[i][1]);
		write_file(text);
		assert_false(config_load(&c, &e));
		assert_string_equal(e.file, path);
		assert_string_equal(e.place, wrong[i][0]);
		assert_true(c.quiet);
	}
	write_file("{\"scale\": 0, \"last_scenario\": \"\", \"of a later program\": []}"); /* as they come, and what nobody knows */
	assert_true(config_load(&c, &e));
	assert_int_equal(c.width, 1280);
	assert_string_equal(c.player[1], "simple");
}

static void folders_want_an_absolute_home(void **unused)
{
	(void)unused;
	char out[256];
	struct error e;
	assert_false(xdg_folder("attic", out, sizeof out, &e));
	assert_true(xdg_folder("config", out, sizeof out, &e));
	assert_int_equal(strncmp(out, folder, strlen(folder)), 0);
	assert_false(xdg_folder("config", out, 8, &e));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(text_wraps_at_the_width),
		cmocka_unit_test(links_are_found_where_they_are_drawn),
		cmocka_unit_test(copies_never_cut_a_character),
		cmocka_unit_test(markdown_blocks),
		cmocka_unit_test(markdown_tables),
		cmocka_unit_test(anchors_lead_to_the_nearest_heading),
		cmocka_unit_test_setup_teardown(settings_come_back, home, away),
		cmocka_unit_test(each_game_has_its_view),
		cmocka_unit_test(large_screens_get_large_letters),
		cmocka_unit_test_setup_teardown(damaged_settings_leave_the_defaults, home, away),
		cmocka_unit_test_setup_teardown(a_setting_that_does_not_fit_is_told, home, away),
		cmocka_unit_test_setup_teardown(folders_want_an_absolute_home, home, away),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

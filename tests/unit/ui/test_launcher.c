/* The launcher: choosing, starting, by mouse and by keys; its dialogs. */
#include "stage.h"
#include "files.h"
#include "ui/shelf.h"

#include "ui/catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void lay_file(const char *folder, const char *game, const char *file, bool remove_it)
{
	char from[700], to[200];
	snprintf(from, sizeof from, "%s/scenarios/%s/%s.json", data_here(), game, file);
	snprintf(to, sizeof to, "%s/scenarios/%s/%s.json", folder, game, file);
	assert_int_equal(remove_it ? unlink(to) : symlink(from, to), 0);
}

/* Lays what game.json and its scenarios are, and nothing else, into a folder; or takes it away again. */
static void lay_heads(const char *folder, const struct catalogue *all, bool remove_them)
{
	char path[200];
	snprintf(path, sizeof path, "%s/scenarios", folder);
	assert_true(remove_them || !mkdir(path, 0700));
	for (int i = 0; i < all->n; i++) {
		const struct game_head *g = &all->game[i];
		snprintf(path, sizeof path, "%s/scenarios/%s", folder, g->id);
		assert_true(remove_them || !mkdir(path, 0700));
		lay_file(folder, g->id, "game", remove_them);
		for (int k = 0; k < g->scenarios; k++)
			lay_file(folder, g->id, g->scenario[k].id, remove_them);
		assert_true(!remove_them || !rmdir(path));
	}
	snprintf(path, sizeof path, "%s/scenarios", folder);
	assert_true(!remove_them || (!rmdir(path) && !rmdir(folder)));
}

/* It is there as soon as the program is: no map, no pieces and no tables are read for it. */
static void the_shelf_reads_no_map_and_no_pieces(void **unused)
{
	(void)unused;
	struct catalogue *all = calloc(2, sizeof *all), *heads = all + 1;
	char folder[] = "/tmp/grognard-heads-XXXXXX";
	assert_non_null(all);
	assert_non_null(mkdtemp(folder));
	catalogue_read(all, data_here());
	assert_true(all->n >= 4);
	lay_heads(folder, all, false);
	catalogue_read(heads, folder);
	lay_heads(folder, all, true);
	assert_string_equal(heads->fault, "");
	assert_int_equal(heads->n, all->n);
	for (int i = 0; i < all->n; i++) {
		assert_string_equal(heads->game[i].title, all->game[i].title);
		assert_int_equal(heads->game[i].scenarios, all->game[i].scenarios);
		assert_string_equal(heads->game[i].scenario[0].history, all->game[i].scenario[0].history);
	}
	free(all);
}

static void a_click_chooses_a_scenario_and_starts_it(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	press(s, "6-september");
	assert_true(text_holds(ui_text(s->ui, "history"), "icon of Smolensk"));
	press(s, "start");
	assert_int_equal(s->starts, 1);
	assert_string_equal(s->start, "borodino/6-september");
	stage_close(s);
}

/* Who never played a game is led to where it says "Begin here"; a box that was clicked is begun by Enter. */
static void a_box_begins_where_it_says(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	press(s, "napoleon1807");
	key(s, KEY_ENTER, 0);
	assert_int_equal(s->starts, 1);
	assert_string_equal(s->start, "napoleon1807/eylau-battle");
	stage_close(s);
}

/* With the last game below them all that two persons choose is in sight; one that cannot be read says so. */
static void the_last_game_leaves_room(void **unused)
{
	(void)unused;
	static const char game[] = "grognard-match 1\nform running\ngame null\nscenario duel\ntitle The Duel\nseed 7\nturn Hour 1\n\n";
	struct stage *s = stage_open(1280, 820);
	char path[] = "/tmp/grognard-last-XXXXXX";
	int fd = mkstemp(path);
	assert_true(fd >= 0);
	close(fd);
	files_put(path, game, sizeof game - 1);
	ui_launcher(s->ui, path);
	static const char *const games[] = {"berezina", "area1812", "gamble", "napoleon1807"};
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		press(s, games[i]);
		press(s, "seat-0-person");
		press(s, "seat-1-person");
		ui_settle(s->ui);
		struct widget *seats = widget_find(s->ui->pane[PANE_LAUNCHER].root, "launcher-seats");
		assert_non_null(widget_find(seats, "hands"));
		assert_true(seats->content <= seats->at.h);
	}
	assert_true(there(s, "resume"));
	files_put(path, "rubbish", 7);
	ui_launcher(s->ui, path);
	ui_settle(s->ui);
	assert_false(there(s, "resume"));
	assert_true(text_holds(ui_text(s->ui, "no-resume"), "this is no saved game of Grognard"));
	unlink(path);
	stage_close(s);
}

/* What a scenario file says of games between machines is what the table of those games says. */
static void machines_say_what_the_table_says(void **unused)
{
	(void)unused;
	char path[700], row[200], *table = calloc(1, 1 << 16);
	struct catalogue *all = calloc(1, sizeof *all);
	assert_true(table && all);
	snprintf(path, sizeof path, "%s/../assets/balance.md", getenv("GROGNARD_TESTS") ? getenv("GROGNARD_TESTS") : "tests");
	FILE *file = fopen(path, "r");
	assert_non_null(file);
	assert_true(fread(table, 1, (1 << 16) - 1, file) > 1000);
	fclose(file);
	catalogue_read(all, data_here());
	int said = 0;
	for (int i = 0; i < all->n; i++)
		for (int k = 0; k < all->game[i].scenarios; k++) {
			const struct head *h = &all->game[i].scenario[k];
			snprintf(row, sizeof row, "| %s/%s | simple - simple | %d | %d (", all->game[i].id, h->id, h->games, h->first);
			if (h->games && !strstr(table, row))
				fail_msg("assets/balance.md has no \"%s\"", row);
			said += h->games > 0;
		}
	assert_true(said > 10);
	free(all);
	free(table);
}

static void a_scenario_that_is_no_even_game_says_so(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1600, 1200);
	press(s, "5-september");
	assert_true(text_holds(ui_text(s->ui, "machines"), "Russian favoured: in "));
	stage_close(s);
	s = stage_open(1600, 1200);
	press(s, "7-september");
	assert_true(text_holds(ui_text(s->ui, "machines"), "Russian favoured a little: in "));
	press(s, "grand-battle");
	assert_true(text_holds(ui_text(s->ui, "machines"), "French favoured: in "));
	press(s, "berezina");
	press(s, "crossing");
	assert_true(text_holds(ui_text(s->ui, "machines"), "Even: in "));
	stage_close(s);
}

/* While there is room below the list, none of it is scrolled away. */
static void all_scenarios_are_in_sight(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	for (int i = 0; i < 3; i++) {
		const char *games[] = {"borodino", "area1812", "berezina"};
		press(s, games[i]);
		ui_settle(s->ui);
		const struct widget *list = widget_find(s->ui->pane[PANE_LAUNCHER].root, "scenarios");
		assert_non_null(list);
		assert_true(list->items->n > 0);
		assert_true(list->content <= list->at.h);
		assert_true(list->at.h < list->content + 30);
	}
	stage_close(s);
}

static void the_keyboard_alone_starts_a_game(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	key(s, KEY_TAB, 0);
	for (int i = 0; i < 20 && (!s->ui->focus || strcmp(s->ui->focus->name, "scenarios")); i++)
		key(s, KEY_TAB, 0);
	assert_string_equal(s->ui->focus->name, "scenarios");
	key(s, KEY_HOME, 0);
	key(s, KEY_DOWN, 0);
	key(s, KEY_DOWN, 0);
	key(s, KEY_DOWN, 0);
	key(s, KEY_ENTER, 0);
	assert_int_equal(s->starts, 1);
	assert_string_equal(s->start, "borodino/7-september");
	stage_close(s);
}

static void tab_visits_every_stop_once_and_comes_back(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	key(s, KEY_TAB, 0);
	const struct widget *first = s->ui->focus, *before = NULL;
	int n = 0;
	do {
		before = s->ui->focus;
		key(s, KEY_TAB, 0);
		n++;
	} while (s->ui->focus != first && n < 50);
	assert_in_range(n, 8, 30);
	key(s, KEY_TAB, MOD_SHIFT);
	assert_ptr_equal(s->ui->focus, before);
	stage_close(s);
}

static void a_mnemonic_presses_its_button(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	key(s, 's', MOD_ALT);
	assert_int_equal(s->starts, 1);
	key(s, 'q', MOD_ALT);
	assert_int_equal(s->quits, 1);
	stage_close(s);
}

/* The boxes stand on the shelf side by side, and grow with the window. */
static void boxes_fill_the_window(void **unused)
{
	static const int sizes[][2] = {{640, 400}, {1280, 800}, {1920, 1080}, {2560, 1440}, {3840, 2160}};
	int before = 0;
	(void)unused;
	for (int i = 0; i < 5; i++) {
		struct stage *s = stage_open(sizes[i][0], sizes[i][1]);
		struct widget *shelf = widget_find(s->ui->pane[PANE_LAUNCHER].root, "games");
		int right = 0, n = 0;
		for (struct widget *w = shelf->first; w; w = w->next) {
			if (w->role != ROLE_RADIO)
				continue;
			assert_true(w->at.x >= right && w->at.x + w->at.w <= sizes[i][0]);
			assert_true(w->at.w * 5 < w->at.h * 4); /* a box that stands */
			right = w->at.x + w->at.w;
			n++;
		}
		assert_true(n >= 3);
		assert_true(shelf->at.h > before);
		assert_true(shelf->at.h < sizes[i][1] * 3 / 5);
		before = shelf->at.h;
		assert_int_equal(shelf_letters(s->ui, shelf) > 0, sizes[i][0] > 640); /* no half names on the plates */
		stage_close(s);
	}
}

static void the_chosen_box_shows_what_is_in_it(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	press(s, "berezina");
	assert_string_equal(ui_text(s->ui, "game-title"), "Napoleon at the Berezina");
	assert_true(there(s, "two-player"));
	assert_true(there(s, "random_events"));
	key(s, KEY_LEFT, 0); /* the focus is on the box: arrows take the next */
	assert_string_equal(ui_text(s->ui, "game-title"), "The Battle of Borodino");
	key(s, KEY_RIGHT, 0);
	key(s, KEY_RIGHT, 0);
	assert_string_equal(ui_text(s->ui, "game-title"), "1812, Strategic Game");
	assert_true(there(s, "3-retreat"));
	stage_close(s);
}

/* An option that counts for nothing without another is dim and off till that one is on, and says which. */
static void an_option_waits_for_the_one_it_needs(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	struct widget *root = s->ui->pane[PANE_LAUNCHER].root;
	press(s, "gamble");
	assert_true(widget_find(root, "cards")->off && !widget_find(root, "cards")->on);
	assert_true(there(s, "16.1: each side lays a card every turn. Only with \u201cAdvanced rules\u201d."));
	press(s, "cards");
	press(s, "advanced");
	assert_true(!widget_find(root, "cards")->off && widget_find(root, "cards")->on);
	assert_false(there(s, "16.1: each side lays a card every turn. Only with \u201cAdvanced rules\u201d."));
	assert_true(!widget_find(root, "reserve")->off && !widget_find(root, "reserve")->on);
	press(s, "cards");
	assert_false(widget_find(root, "cards")->on);
	press(s, "advanced");
	press(s, "advanced"); /* what was chosen comes back */
	assert_false(widget_find(root, "cards")->on);
	assert_true(widget_find(root, "horses")->on);
	stage_close(s);
}

static void seats_are_radios(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	press(s, "seat-1-person");
	press(s, "start");
	assert_string_equal(s->config.player[1], "person");
	press(s, "seat-1-simple");
	press(s, "start");
	assert_string_equal(s->config.player[1], "simple");
	assert_false(there(s, "seat-1-automaton"));
	stage_close(s);
}

/* Many choices take no room from the words before them: all rows begin at one place. */
static void settings_stand_in_columns(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct rect scale, speed, hands;
	press(s, "settings");
	assert_true(ui_find(s->ui, "scale-0", &scale) && ui_find(s->ui, "speed-0", &speed) && ui_find(s->ui, "hands-curtain", &hands));
	assert_int_equal(scale.x, speed.x);
	assert_int_equal(speed.x, hands.x);
	stage_close(s);
}

static void settings_change_and_close(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	press(s, "settings");
	press(s, "scale-150");
	assert_int_equal(s->config.scale, 150);
	press(s, "follow");
	assert_true(s->config.follow);
	assert_int_equal(s->settings, 2);
	key(s, KEY_ESCAPE, 0);
	assert_int_equal(s->ui->dialogs, 0);
	stage_close(s);
}

static void an_error_shows_its_reason_and_rule(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct error e;
	error_set(&e, "a.grog", "line 7", "Combat B", "this attack is not allowed");
	ui_error(s->ui, "Not so", &e);
	assert_true(ui_modal(s->ui));
	assert_true(text_holds(ui_text(s->ui, "message"), "This attack"));
	assert_true(text_holds(ui_text(s->ui, "message"), "line 7"));
	press(s, "rule-Combat B");
	assert_int_equal(s->ui->dialogs, 2);
	key(s, KEY_ESCAPE, 0);
	key(s, KEY_ENTER, 0);
	assert_int_equal(s->ui->dialogs, 0);
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_shelf_reads_no_map_and_no_pieces),
		cmocka_unit_test(machines_say_what_the_table_says),
		cmocka_unit_test(a_scenario_that_is_no_even_game_says_so),
		cmocka_unit_test(all_scenarios_are_in_sight), cmocka_unit_test(a_click_chooses_a_scenario_and_starts_it),
		cmocka_unit_test(a_box_begins_where_it_says), cmocka_unit_test(the_last_game_leaves_room),
		cmocka_unit_test(the_keyboard_alone_starts_a_game),
		cmocka_unit_test(tab_visits_every_stop_once_and_comes_back),
		cmocka_unit_test(a_mnemonic_presses_its_button),
		cmocka_unit_test(boxes_fill_the_window),
		cmocka_unit_test(the_chosen_box_shows_what_is_in_it),
		cmocka_unit_test(an_option_waits_for_the_one_it_needs),
		cmocka_unit_test(seats_are_radios),
		cmocka_unit_test(settings_stand_in_columns),
		cmocka_unit_test(settings_change_and_close),
		cmocka_unit_test(an_error_shows_its_reason_and_rule),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

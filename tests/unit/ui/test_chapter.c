/* Chapters on the screen: beside their place and never over it, dragged, turned, held back while something moves, and
 * written as text. */
#include "stage.h"

#include "ui/beside.h"
#include "ui/reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool within(struct rect outer, struct rect r)
{
	return r.x >= outer.x && r.y >= outer.y && r.x + r.w <= outer.x + outer.w && r.y + r.h <= outer.y + outer.h;
}

/* --- where it stands --- */

static void a_box_stands_beside_its_place(void **unused)
{
	(void)unused;
	const struct rect window = {0, 0, 1000, 600};
	uint64_t state = 3;
	int found = 0;
	for (int i = 0; i < 20000; i++) {
		struct rect place = {(int)random_below(&state, 1100) - 50, (int)random_below(&state, 700) - 50,
				     20 + (int)random_below(&state, 200), 20 + (int)random_below(&state, 200)};
		int w = 50 + (int)random_below(&state, 900), h = 50 + (int)random_below(&state, 520);
		struct rect out;
		bool room = place.x >= w + 16 || 1000 - place.x - place.w >= w + 16 || place.y >= h + 16 ||
			    600 - place.y - place.h >= h + 16;
		bool is = beside_place(window, place, (struct rect){0, 0, 0, 0}, w, h, 8, &out);
		found += is;
		if (!is) {
			assert_true(!room || w > 984 || h > 584);
			continue;
		}
		assert_true(within((struct rect){8, 8, 984, 584}, out));
		assert_false(rect_touches(out, place));
		assert_int_equal(out.w, w);
		assert_int_equal(out.h, h);
	}
	assert_in_range(found, 5000, 19000);
}

static void a_box_at_an_edge_leaves_the_rest_of_the_map(void **unused)
{
	(void)unused;
	const struct rect window = {0, 0, 1000, 600}, map = {0, 60, 640, 500};
	uint64_t state = 4;
	int found[EDGES] = {0};
	for (int i = 0; i < 4000; i++) {
		int w = 50 + (int)random_below(&state, 900), h = 50 + (int)random_below(&state, 560);
		for (int edge = 0; edge < EDGES; edge++) {
			struct rect out, free;
			if (!beside_edge(window, map, w, h, 8, (enum beside_edge)edge, &out, &free))
				continue;
			found[edge]++;
			assert_true(within(window, out));
			assert_true(within(map, free));
			assert_true(free.w > 0 && free.h > 0);
			assert_false(rect_touches(out, free));
		}
	}
	for (int edge = 0; edge < EDGES; edge++)
		assert_true(found[edge] > 100);
}

/* Plays until a chapter with at least so many leaves comes by itself. */
static void play_to_battle(struct stage *s, int leaves, uint64_t *state)
{
	struct orders *list = calloc(1, sizeof *list);
	assert_non_null(list);
	for (int i = 0; i < 4000; i++) {
		const struct reading *r = reading_of(dialog_top(s->ui));
		if (r && !r->odds && r->chapter.kind == CHAPTER_BATTLE && r->chapter.leaves >= leaves)
			break;
		for (int k = 0; k < 20 && ui_waits(s->ui); k++)
			key(s, KEY_ESCAPE, 0);
		list->n = 0;
		match_orders(s->match, list);
		assert_true(list->n > 0);
		stage_order(s, &list->at[random_below(state, list->n)]);
	}
	free(list);
	assert_true(ui_waits(s->ui));
}

/* What it came to is seen whole in any window: above what is scrolled, or, in a low one, as the first of it. */
static void the_result_is_always_seen(void **unused)
{
	(void)unused;
	const int sizes[3][2] = {{700, 440}, {1024, 700}, {1280, 800}};
	for (int i = 0; i < 3; i++) {
		uint64_t state = 3;
		struct stage *s = stage_open(sizes[i][0], sizes[i][1]);
		stage_game(s, "borodino/7-september", 3);
		play_to_battle(s, 1, &state);
		ui_settle(s->ui);
		struct widget *root = dialog_top(s->ui)->root, *result = widget_find(root, "result"), *ledger = widget_find(root, "ledger-0");
		assert_true(result && ledger);
		struct rect seen = widget_seen(result);
		assert_true(seen.h == result->at.h && seen.y + seen.h <= root->at.y + root->at.h);
		bool scrolls = false;
		for (const struct widget *up = result; up; up = up->up)
			scrolls |= up->role == ROLE_SCROLL;
		assert_int_equal(scrolls, i == 0);
		assert_true(result->at.y < ledger->at.y);
		if (i) /* the buttons of the bar stay free where there is room for both */
			assert_true(root->at.y >= s->ui->pane[PANE_BAR].root->at.h);
		stage_close(s);
	}
}

static void it_never_covers_its_place(void **unused)
{
	(void)unused;
	static const int sizes[][2] = {{1024, 600}, {1280, 720}, {1280, 800}, {1920, 1080}};
	int cleared = 0;
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		struct stage *s = stage_open(sizes[i][0], sizes[i][1]);
		struct rect window = {0, 0, sizes[i][0], sizes[i][1]};
		uint64_t state = 5;
		s->map_seen = s->config.follow = true;
		stage_game(s, "borodino/7-september", 5);
		play_to_battle(s, 1, &state);
		struct reading *r = reading_of(dialog_top(s->ui));
		struct rect map = ui_map_area(s->ui);
		for (int at = 0; at < 40; at++) {
			s->place_at = (struct rect){map.x + map.w * (at % 8) / 8, map.y + map.h * (at / 8) / 5, 80, 80};
			r->stands.w = 0;
			s->ui->stale_layout = true;
			ui_settle(s->ui);
			struct rect is = ui_top_root(s->ui)->at;
			assert_true(within(window, is));
			assert_false(rect_touches(is, s->place_at));
		}
		cleared += s->cleared;
		stage_close(s);
	}
	assert_true(cleared > 0);
}

/* In a low window it lies over the bar rather than without its buttons. */
static void its_buttons_are_always_seen(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(900, 640);
	uint64_t state = 5;
	s->map_seen = s->still = true;
	s->place_at = (struct rect){230, 322, 170, 240};
	stage_game(s, "borodino/7-september", 5);
	play_to_battle(s, 1, &state);
	ui_settle(s->ui);
	const struct widget *root = ui_top_root(s->ui), *foot = root->first;
	while (foot->next)
		foot = foot->next;
	assert_true(within(root->at, foot->at));
	assert_false(rect_touches(root->at, s->place_at));
	stage_close(s);
}

/* A window that becomes smaller takes it along: none of it is left outside, where it could not be read. */
static void it_stays_in_the_window(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1920, 1080);
	uint64_t state = 5;
	s->map_seen = true;
	s->place_at = (struct rect){760, 900, 80, 80};
	stage_game(s, "borodino/7-september", 5);
	play_to_battle(s, 1, &state);
	ui_settle(s->ui);
	struct rect was = ui_top_root(s->ui)->at;
	assert_true(was.h < 800 && was.y + was.h > 800);
	ui_input(s->ui, &(struct input){.kind = INPUT_RESIZE, .width = 1600, .height = 820});
	ui_settle(s->ui);
	assert_true(within((struct rect){0, 0, 1600, 820}, ui_top_root(s->ui)->at));
	stage_close(s);
}

/* The map was moved by hand: the dialog makes way. */
static void it_steps_aside(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1920, 1080);
	uint64_t state = 5;
	s->map_seen = true;
	s->place_at = (struct rect){300, 500, 80, 80};
	stage_game(s, "borodino/7-september", 5);
	play_to_battle(s, 1, &state);
	struct rect was = ui_top_root(s->ui)->at;
	assert_false(rect_touches(was, s->place_at));
	s->place_at.x = was.x + was.w / 2;
	assert_true(rect_touches(was, s->place_at));
	ui_tell(s->ui);
	assert_false(rect_touches(ui_top_root(s->ui)->at, s->place_at));
	stage_close(s);
}

static void pointer(struct stage *s, enum input_kind kind, int x, int y)
{
	struct input in = {.kind = kind, .x = x, .y = y, .button = BUTTON_LEFT, .clicks = 1};
	ui_input(s->ui, &in);
}

static void it_is_dragged_by_its_title(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	uint64_t state = 5;
	struct rect title;
	stage_game(s, "borodino/7-september", 5);
	play_to_battle(s, 1, &state);
	struct rect was = ui_top_root(s->ui)->at;
	assert_true(ui_find(s->ui, "title", &title));
	int x = title.x + title.w / 2, y = title.y + title.h / 2;
	pointer(s, INPUT_MOTION, x, y);
	pointer(s, INPUT_PRESS, x, y);
	pointer(s, INPUT_MOTION, x - 30, y + 5);
	pointer(s, INPUT_MOTION, x - 60, y + 20);
	pointer(s, INPUT_RELEASE, x - 60, y + 20);
	struct rect is = ui_top_root(s->ui)->at;
	assert_int_equal(is.x, was.x - 60);
	assert_int_equal(is.y, was.y + 20);
	pointer(s, INPUT_MOTION, x + 200, y); /* let go */
	assert_int_equal(ui_top_root(s->ui)->at.x, was.x - 60);
	assert_true(ui_find(s->ui, "title", &title));
	x = title.x + title.w / 2, y = title.y + title.h / 2;
	pointer(s, INPUT_PRESS, x, y);
	pointer(s, INPUT_MOTION, x - 3000, y - 3000);
	pointer(s, INPUT_RELEASE, x - 3000, y - 3000);
	assert_int_equal(ui_top_root(s->ui)->at.x, 0);
	assert_int_equal(ui_top_root(s->ui)->at.y, 0);
	stage_close(s);
}

/* --- reading --- */

static void leaves_are_turned_by_keys_and_enter_goes_on(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	uint64_t state = 11;
	stage_game(s, "area1812/1-invasion", 11);
	play_to_battle(s, 2, &state);
	struct dialog *d = dialog_top(s->ui);
	struct reading *r = reading_of(d);
	int n = r->chapter.leaves, at;
	for (int i = 0; i < n + 2; i++)
		key(s, KEY_LEFT, 0);
	assert_int_equal(r->leaf, 0);
	assert_true(there(s, "leaf-0"));
	key(s, KEY_RIGHT, 0);
	assert_int_equal(r->leaf, 1);
	key(s, KEY_LEFT, 0);
	for (at = 0; dialog_top(s->ui) == d && at < n; at++) {
		assert_int_equal(r->leaf, at);
		key(s, KEY_ENTER, 0);
	}
	assert_int_equal(at, n);
	assert_ptr_not_equal(dialog_top(s->ui), d);
	stage_close(s);
}

/* While something moves, and till the last leaf is read, bar and log stand still and no order is taken. */
static void nothing_tells_the_end_first(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	struct orders *list = calloc(1, sizeof *list);
	uint64_t state = 5;
	int shown = 0, decisions = 0;
	assert_non_null(list);
	stage_game(s, "borodino/7-september", 5);
	press(s, "tab-log");
	for (int i = 0; i < 600; i++) {
		shown = s->ui->game->log->items.n;
		list->n = 0;
		match_orders(s->match, list);
		s->moving = true;
		stage_order(s, &list->at[random_below(&state, list->n)]);
		s->ui->game->tab = TAB_LOG;
		if (s->ui->game->waits)
			break;
		s->moving = false;
		ui_tell(s->ui);
		s->ui->game->tab = TAB_LOG;
		ui_stale(s->ui, PANE_SIDE);
		ui_draw(s->ui);
	}
	assert_true(s->ui->game->waits);
	assert_true(ui_modal(s->ui) && ui_waits(s->ui));
	assert_false(ui_tell(s->ui));
	ui_draw(s->ui);
	assert_int_equal(s->ui->game->log->items.n, shown);
	decisions = match_length(s->match);
	match_orders(s->match, list);
	ui_order(s->ui, &list->at[0]);
	assert_int_equal(match_length(s->match), decisions);
	s->moving = false;
	assert_true(ui_tell(s->ui));
	assert_true(there(s, "result"));
	s->ui->game->tab = TAB_LOG;
	ui_draw(s->ui);
	assert_true(s->ui->game->log->items.n > shown);
	key(s, KEY_ENTER, 0);
	assert_false(ui_waits(s->ui));
	stage_close(s);
	free(list);
}

/* The odds of what is being built stand beside their place, leave the map its input, and go when it is given back. */
static void the_odds_come_and_go_with_the_draft(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	uint64_t state = 5;
	bool up = false;
	stage_game(s, "borodino/7-september", 5);
	for (int i = 0; i < 600 && !up; i++) {
		struct orders list = {0};
		match_orders(s->match, &list);
		stage_order(s, &list.at[random_below(&state, list.n)]);
		up = odds_up(s->ui) && there(s, "commit") && /* not the faint one that says what is missing */
		     orders_like(&s->ui->game->seat->orders, VERB_COMMIT, NONE, NONE, NONE) != NONE;
		for (int k = 0; k < 9 && !up && ui_waits(s->ui); k++)
			key(s, KEY_ESCAPE, 0);
	}
	assert_true(up);
	assert_true(there(s, "odds") && there(s, "chance"));
	assert_false(ui_modal(s->ui) || ui_waits(s->ui));
	press(s, "odds-shut");
	assert_false(odds_up(s->ui));
	press(s, "tab-combat");
	assert_true(there(s, "odds")); /* as a page */
	match_undo(s->match);
	ui_changed(s->ui, NONE);
	assert_false(s->ui->game->odds_shut);
	stage_close(s);
}

/* --- as text --- */

static char text[1 << 20];

static const char *printed(struct stage *s, const struct chapter *ch)
{
	FILE *f = fmemopen(text, sizeof text, "w");
	assert_non_null(f);
	chapter_print(s->ui->game, ch, f);
	fclose(f);
	for (const char *line = text; *line; line += strcspn(line, "\n") + 1)
		if (strcspn(line, "\n") > 170)
			fail_msg("a long line: %.170s", line);
	return text;
}

static void says(const char *all, const char *words)
{
	if (!strstr(all, words))
		fail_msg("\"%s\" is not in:\n%s", words, all);
}

static void a_battle_as_text(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	uint64_t state = 5;
	stage_game(s, "borodino/7-september", 5);
	play_to_battle(s, 1, &state);
	struct chapter ch = reading_of(dialog_top(s->ui))->chapter;
	struct account a;
	assert_true(leaf_account(s->ui->game->seat, &ch.leaf[0], &a));
	const struct table *t = &s->ui->game->scenario->table[a.table];
	char cell[32], title[WORDS], line[WORDS + 40];
	const char *all = printed(s, &ch);
	chapter_title(s->ui->game, &ch, title);
	assert_int_equal(strncmp(all, title, strlen(title)), 0);
	says(all, "\n====");
	says(all, "Attacker, ");
	says(all, "Defender, ");
	snprintf(line, sizeof line, "\nDie: %d\n", a.die[0].value);
	says(all, line);
	snprintf(line, sizeof line, "\nResult: %s\n", result_words(s->ui->game->scenario, t->result[a.result]));
	says(all, line);
	snprintf(cell, sizeof cell, "[%s]", t->result[t->cell[a.row][a.column]]);
	says(all, cell);
	assert_ptr_equal(strchr(all, '['), strrchr(all, '[')); /* one cell is marked */
	says(all, t->title);
	stage_close(s);
}

static void the_other_kinds_as_text(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	uint64_t state = 5;
	struct chapter ch;
	s->config.quiet = true;
	stage_game(s, "area1812/1-invasion", 5);
	stage_play(s, 900, &state);
	int kinds[CHAPTER_GAME + 1] = {0};
	const struct seat *seat = s->ui->game->seat;
	for (int i = 0; i < chronicle_runs(seat->chronicle); i++)
		if (chapter_run(seat, i, &ch) && chronicle_run(seat->chronicle, i)->n) {
			const char *all = printed(s, &ch);
			says(all, chronicle_run(seat->chronicle, i)->head.name[0]);
			kinds[ch.kind]++;
		}
	for (int i = 0; i < seat->now; i++)
		if (chapter_dispatch(seat, i, &ch)) {
			says(printed(s, &ch), "Dispatch: the Russian turn\n=====");
			kinds[ch.kind]++;
			i = ch.to.decision;
		}
	chapter_game(seat, &ch);
	const char *all = printed(s, &ch);
	says(all, "Losses by corps\n---------------\n");
	says(all, "Throw by throw\n");
	says(all, "Turn by turn\n");
	says(all, "\nBattles and what was lost this turn are of that turn alone"); /* the remark below it */
	assert_true(kinds[CHAPTER_PHASE] > 0 && kinds[CHAPTER_SUPPLY] > 0 && kinds[CHAPTER_DISPATCH] > 0);
	stage_close(s);
}

/* Under its title, and never over another file. */
static void a_chapter_is_saved_beside_the_games(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	uint64_t state = 5;
	char path[2][300], title[WORDS];
	stage_game(s, "borodino/7-september", 5);
	play_to_battle(s, 1, &state);
	const struct chapter ch = reading_of(dialog_top(s->ui))->chapter;
	chapter_title(s->ui->game, &ch, title);
	for (int i = 0; i < 2; i++) {
		press(s, "chapter-save");
		assert_true(there(s, "message"));
		key(s, KEY_ENTER, 0);
		snprintf(path[i], sizeof path[i], "%.80s/%.100s, turn %d%s.txt", s->folder, title, ch.turn, i ? " 2" : "");
		FILE *f = fopen(path[i], "r");
		if (!f)
			fail_msg("%s is not there", path[i]);
		size_t n = fread(text, 1, sizeof text - 1, f);
		text[n] = 0;
		fclose(f);
		says(text, "Result: ");
		says(text, title);
	}
	for (int i = 0; i < 2; i++)
		assert_int_equal(remove(path[i]), 0);
	stage_close(s);
}

/* The report of a whole game is called by its scenario, whatever stands in that one's title. */
static void a_whole_game_is_saved_by_its_scenario(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	struct chapter ch = {.kind = CHAPTER_GAME};
	struct scenario *own = calloc(1, sizeof *own);
	char path[400], wanted[400], title[WORDS];
	assert_non_null(own);
	stage_game(s, "borodino/7-september", 5);
	*own = *s->ui->game->scenario;
	const struct scenario *was = s->ui->game->scenario;
	snprintf(own->title, sizeof own->title, "Fire/Sword: mine");
	s->ui->game->scenario = own;
	chapter_title(s->ui->game, &ch, title);
	chapter_file_name(s->ui, &ch, "txt", path, sizeof path);
	snprintf(wanted, sizeof wanted, "%.80s/FireSword mine, %.100s.txt", s->folder, title);
	assert_string_equal(path, wanted);
	s->ui->game->scenario = was;
	free(own);
	stage_close(s);
}

/* The pages of a whole game have tabs: whichever is opened, the dialog stays where it is. */
static void a_whole_game_stays_in_one_place(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	struct chapter ch;
	struct rect first = {0, 0, 0, 0};
	stage_game(s, "borodino/7-september", 5);
	chapter_game(s->ui->game->seat, &ch);
	assert_true(ch.leaves > 1);
	for (int leaf = 0; leaf < ch.leaves; leaf++) {
		open_chapter(s->ui, &ch, leaf, false);
		ui_settle(s->ui);
		struct rect at = dialog_top(s->ui)->root->at;
		first = leaf ? first : at;
		assert_true(at.x == first.x && at.y == first.y && at.w == first.w && at.h == first.h);
		dialog_close(s->ui);
	}
	stage_close(s);
}

/* No two leaves of a chapter are called the same: each has a tab. Several bridges are rolled for in one turn of this game. */
static void leaves_are_told_apart(void **unused)
{
	(void)unused;
	char path[600];
	struct error e;
	int bridges = 0;
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "berezina/crossing", 3);
	snprintf(path, sizeof path, "%s/matches/crossing.grog", getenv("GROGNARD_TESTS") ? getenv("GROGNARD_TESTS") : "tests");
	struct match *m = match_load(data_here(), path, &e);
	assert_non_null(m);
	struct seat *seat = local_seat(m, SIDE_0, &e);
	ui_game(s->ui, seat);
	struct game *g = s->ui->game;
	for (int at = 0; at < seat->length; at++) {
		const struct heard *h = chronicle_heard(seat->chronicle, at);
		for (int i = 0; h && i < h->n; i++) {
			char name[CHAPTER_LEAVES][WORDS];
			struct chapter ch;
			if (!chapter_at(seat, (struct spot){at, i}, &ch))
				continue;
			for (int k = 0; k < ch.leaves; k++)
				leaf_name(g, &ch, k, name[k]);
			for (int k = 1; k < ch.leaves; k++)
				assert_string_not_equal(name[k], name[k - 1]);
			bridges += ch.leaves > 1 && !strcmp(name[1], "Bridge Breakdown Table 2 (9.0)");
		}
	}
	assert_true(bridges > 0);
	ui_game(s->ui, NULL);
	seat_close(seat);
	match_free(m);
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_box_stands_beside_its_place),
		cmocka_unit_test(a_box_at_an_edge_leaves_the_rest_of_the_map),
		cmocka_unit_test(the_result_is_always_seen),
		cmocka_unit_test(it_never_covers_its_place),
		cmocka_unit_test(its_buttons_are_always_seen),
		cmocka_unit_test(it_stays_in_the_window),
		cmocka_unit_test(it_steps_aside),
		cmocka_unit_test(it_is_dragged_by_its_title),
		cmocka_unit_test(leaves_are_turned_by_keys_and_enter_goes_on),
		cmocka_unit_test(nothing_tells_the_end_first),
		cmocka_unit_test(the_odds_come_and_go_with_the_draft),
		cmocka_unit_test(a_battle_as_text),
		cmocka_unit_test(the_other_kinds_as_text),
		cmocka_unit_test(a_chapter_is_saved_beside_the_games),
		cmocka_unit_test(a_whole_game_is_saved_by_its_scenario),
		cmocka_unit_test(a_whole_game_stays_in_one_place),
		cmocka_unit_test(leaves_are_told_apart),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

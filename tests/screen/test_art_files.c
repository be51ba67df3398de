/* The art folder damaged in every way: the program says which file it is and plays on. */
#include "app/desk.h"
#include "app/script.h"
#include "check.h"
#include "core/scenario.h"
#include "files.h"
#include "render/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ROOM = 4096 };

static char data[64];

static const char *in_data(const char *name)
{
	static char path[2][256];
	static int next;
	next = !next;
	snprintf(path[next], sizeof path[0], "%s/%s", data, name);
	return path[next];
}

/* A data folder of links into the real one: each file is damaged by putting another in its place. */
static int make_folder(void **state)
{
	char command[1024];
	(void)state;
	strcpy(data, "/tmp/grognard-art-XXXXXX");
	if (!mkdtemp(data))
		return -1;
	for (int i = 0; i < 5; i++) {
		static const char *const folders[] = {"art", "maps", "fonts", "scenarios", "assets"};
		snprintf(command, sizeof command, "cp -rsL \"$(realpath '%s/%s')\" '%s/%s'", getenv("GROGNARD_DATA"),
			 folders[i], data, folders[i]);
		if (system(command))
			return -1;
	}
	return 0;
}

static int remove_folder(void **state)
{
	(void)state;
	return files_remove(data);
}

static void put(const char *name, const char *bytes, size_t n)
{
	files_put(in_data(name), bytes, n);
}

static void put_back(const char *name)
{
	char path[512], real[4096];
	snprintf(path, sizeof path, "%s/%s", getenv("GROGNARD_DATA"), name);
	remove(in_data(name));
	assert_non_null(realpath(path, real));
	assert_int_equal(symlink(real, in_data(name)), 0);
}

static void key(struct desk *d, int k)
{
	struct input in = {.kind = INPUT_KEY, .key = k};
	desk_input(d, &in);
	desk_draw(d);
}

/* Whether one of the messages on the screen, shut one after the other, holds the text. */
static bool told(struct desk *d, const char *text)
{
	bool found = false;
	for (int i = 0; i < 6 && ui_modal(desk_ui(d)); i++) {
		found |= strstr(ui_text(desk_ui(d), "message"), text) != NULL;
		key(d, KEY_ESCAPE);
	}
	return found;
}

/* Opens the program on that folder, plays and zooms a little. `says`: the file that a message must name, or NULL
 * when none may come. */
static void visit(const char *says)
{
	struct canvas_options o = {.width = 1000, .height = 700, .hidden = true, .data = data, .renderer = "software"};
	struct config config = {.width = 1000, .height = 700, .scale = 100};
	struct desk_options options = {.data = data, .config = &config, .silent = true, .eager = true};
	const struct player *const persons[2] = {NULL, NULL};
	struct error e = {0};
	struct canvas *c = canvas_open(&o, &e);
	if (!c)
		fail_msg("%s", e.reason);
	canvas_advance(c, 0);
	struct desk *d = desk_open(c, &options, &e);
	if (!d)
		fail_msg("%s: %s", e.file, e.reason);
	script_settle(d, c);
	bool said = says && told(d, says);
	if (!desk_start(d, "borodino/7-september", NULL, NULL, 7, persons, &e))
		fail_msg("%s: %s", e.file, e.reason);
	for (int i = 0; i < 5; i++) {
		script_settle(d, c);
		if (ui_modal(desk_ui(d)) && !says)
			fail_msg("a message came for nothing: %s", ui_text(desk_ui(d), "message"));
		said |= says && told(d, says);
		key(d, i == 0 ? KEY_HOME : i == 1 ? '-' : '+');
	}
	if (says && !said)
		fail_msg("%s was not named", says);
	assert_false(ui_modal(desk_ui(d)));
	assert_true(desk_order(d, "march FR-I-2 2921"));
	script_settle(d, c);
	desk_close(d);
	canvas_close(c);
}

static void whole_art_says_nothing(void **unused)
{
	(void)unused;
	visit(NULL);
}

/* Every way a picture or index can be damaged; which file of the kind the message names is the program's affair. */
static void damage(const char *name, const char *says)
{
	size_t size;
	char *bytes = files_original(name, ROOM, &size);
	put(name, bytes, 0);
	visit(says);
	put(name, "no picture and no index", 23);
	visit(says);
	put(name, bytes, size / 2);
	visit(says);
	memset(bytes, 0x5a, size / 2);
	put(name, bytes, size);
	visit(says);
	remove(in_data(name));
	visit(says);
	put_back(name);
	free(bytes);
}

static void sheet_index(void **unused)
{
	(void)unused;
	damage("art/borodino/sheet.json", "sheet.json");
	put("art/borodino/sheet.json", "{\"tile\": 512, \"origin\": [0, 0], \"steps\": [{\"percent\": 33}]}", 60);
	visit("sheet.json");
	put_back("art/borodino/sheet.json");
}

static void counter_index(void **unused)
{
	(void)unused;
	static const char *const wrong[] = {"[2147483647, 0, 2147483647, 4]", "[0, -64, 4, 4]", "[0.5, 0, 4, 4]", "[0, 0, 1e300, 4]", "[0, 0, 4]"};
	damage("art/borodino/counters-25/index.json", "counters-25/index.json");
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		char text[128];
		int n = snprintf(text, sizeof text, "{\"page\": 512, \"sprites\": {\"FR-I-2\": %s}}", wrong[i]);
		put("art/borodino/counters-25/index.json", text, (size_t)n);
		visit("counters-25/index.json");
	}
	put_back("art/borodino/counters-25/index.json");
}

static void counter_picture(void **unused)
{
	(void)unused;
	damage("art/borodino/counters-25/00.webp", "counters-25/00.webp");
}

static void tile(void **unused)
{
	(void)unused;
	size_t size;
	char *bytes = files_original("art/borodino/sheet-25/00-00.webp", ROOM, &size);
	put("art/borodino/sheet-25/00-00.webp", bytes, 0);
	visit("00-00.webp");
	put("art/borodino/sheet-25/00-00.webp", bytes, 12);
	visit("00-00.webp");
	remove(in_data("art/borodino/sheet-25/00-00.webp"));
	visit("00-00.webp");
	put_back("art/borodino/sheet-25/00-00.webp");
	free(bytes);
}

static void interface_picture(void **unused)
{
	(void)unused;
	put("art/ui-1.png", "junk", 4);
	visit("ui-1.png");
	put_back("art/ui-1.png");
}

static void font(void **unused)
{
	(void)unused;
	put("fonts/RobotoCondensed-Regular.ttf", "junk", 4);
	visit("RobotoCondensed-Regular.ttf");
	put_back("fonts/RobotoCondensed-Regular.ttf");
}

static void no_art_at_all(void **unused)
{
	(void)unused;
	assert_int_equal(rename(in_data("art"), in_data("away")), 0);
	visit("sheet.json");
	assert_int_equal(rename(in_data("away"), in_data("art")), 0);
}

/* Help is read when it is opened: absent it names its file, damaged it shows what it can. */
static void help_page(void **unused)
{
	(void)unused;
	char noise[5000];
	uint64_t state = 12;
	for (size_t i = 0; i < sizeof noise; i++)
		noise[i] = (char)(random_next(&state) % 3 ? random_next(&state) : (uint32_t)"#*-|`[]()\n"[i % 10]);
	for (int round = 0; round < 2; round++) {
		struct canvas_options o = {.width = 900, .height = 600, .hidden = true, .data = data,
					   .renderer = "software"};
		struct config config = {.width = 900, .height = 600, .scale = 100};
		struct desk_options options = {.data = data, .config = &config, .silent = true};
		struct error e = {0};
		struct canvas *c = canvas_open(&o, &e);
		struct rect r;
		assert_non_null(c);
		if (round)
			put("scenarios/borodino/help.md", noise, sizeof noise);
		else
			remove(in_data("scenarios/borodino/help.md"));
		struct desk *d = desk_open(c, &options, &e);
		assert_non_null(d);
		key(d, KEY_F1);
		assert_true(ui_modal(desk_ui(d)));
		if (!round && !ui_find(desk_ui(d), in_data("scenarios/borodino/help.md"), &r)) {
			char text[400];
			snprintf(text, sizeof text, "This page cannot be read: %s", in_data("scenarios/borodino/help.md"));
			assert_true(ui_find(desk_ui(d), text, &r));
		}
		for (int i = 0; i < 8; i++)
			key(d, KEY_PAGE_DOWN);
		desk_close(d);
		canvas_close(c);
	}
	put_back("scenarios/borodino/help.md");
}

static size_t change(char *text, size_t size, uint64_t *state)
{
	static const char *const words[] = {"-1", "0", "99999999999", "1e300", "-1e300", "null", "[]", "{}", "\"x\"", "0.001",
					    "100000000", "[1, 2]", "2147483647", "-2147483648"};
	size_t at = random_next(state) % size;
	const char *word = words[random_next(state) % (sizeof words / sizeof *words)];
	char *sign = memchr(text + at, random_next(state) % 2 ? ':' : ',', size - at);
	if (!sign)
		return random_next(state) % size;
	return files_reword(text, size, sign, ",}]\n", word);
}

static void any_sheet_index_can_be_drawn(void **unused)
{
	(void)unused;
	size_t size;
	uint64_t state = 5;
	struct error e = {0};
	struct scenario *s = calloc(1, sizeof *s);
	char *text = files_original("art/borodino/sheet.json", ROOM, &size), *copy = malloc(size + ROOM);
	struct canvas *c = canvas_open_null(800, 600);
	assert_true(scenario_load(s, data, "borodino/7-september", NULL, &e));
	for (int round = 0; round < 600; round++) {
		struct sheet sheet;
		struct camera eye;
		size_t n = size;
		memcpy(copy, text, size);
		for (uint32_t k = 1 + random_next(&state) % 3; k && n; k--)
			n = change(copy, n, &state);
		put("art/borodino/sheet.json", copy, n);
		e = (struct error){0};
		if (!sheet_open(&sheet, data, &s->board, &e) && !strstr(e.file, "sheet.json"))
			fail_msg("refused without the name of the file: %s", e.reason);
		camera_open(&eye, sheet.width, sheet.height);
		camera_area(&eye, (struct rect){0, 40, 800, 500});
		for (int step = 0; step < ZOOM_STEPS; step += 2) {
			float x, y;
			camera_step(&eye, step);
			sheet_centre(&sheet, &s->board, (int)(random_next(&state) % 400), &x, &y);
			camera_centre(&eye, x, y);
			sheet_draw(&sheet, c, &eye, &s->board, 4);
			sheet_place_at(&sheet, &s->board, x, y);
			canvas_present(c);
		}
	}
	put_back("art/borodino/sheet.json");
	canvas_close(c);
	scenario_free(s);
	free(s);
	free(text);
	free(copy);
}

static void any_atlas_index_can_be_drawn(void **unused)
{
	(void)unused;
	static const char *const sprites[] = {"FR-I-2", "RU-V-3G", "FR-G-OG", "shadow"};
	struct canvas_options o = {.width = 400, .height = 300, .hidden = true, .data = data, .renderer = "software"};
	size_t size;
	uint64_t state = 15;
	char *text = files_original("art/borodino/counters-25/index.json", ROOM, &size), *copy = malloc(size + ROOM);
	struct canvas *c = NULL;
	for (int round = 0; round < 150; round++) {
		struct error e = {0};
		size_t n = size;
		int w, h;
		if (round % 15 == 0) {
			canvas_close(c);
			c = canvas_open(&o, &e);
			assert_non_null(c);
		}
		memcpy(copy, text, size);
		for (uint32_t k = 1 + random_next(&state) % 40; k && n; k--)
			n = change(copy, n, &state);
		char name[40];
		snprintf(name, sizeof name, "borodino/d-%d", round);
		char link_to[64];
		snprintf(link_to, sizeof link_to, "art/%s", name);
		assert_int_equal(mkdir(in_data(link_to), 0700), 0);
		snprintf(link_to, sizeof link_to, "art/%s/index.json", name);
		put(link_to, copy, n);
		snprintf(link_to, sizeof link_to, "art/%s/00.webp", name);
		assert_int_equal(symlink("../counters-25/00.webp", in_data(link_to)), 0);
		atlas_id a = canvas_atlas(c, name, &e);
		if (a == NONE && !strstr(e.file, "d-"))
			fail_msg("refused without the name of the file: %s", e.reason);
		for (size_t k = 0; a != NONE && k < sizeof sprites / sizeof *sprites; k++) {
			canvas_sprite_size(c, a, sprites[k], &w, &h);
			canvas_sprite(c, a, sprites[k], 10, 10, 255);
			canvas_sprite_in(c, a, sprites[k], (struct rect){5, 5, 90, 90}, 200);
			canvas_slice(c, a, sprites[k], (struct rect){0, 0, 200, 100});
		}
		canvas_present(c);
	}
	canvas_close(c);
	free(text);
	free(copy);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(whole_art_says_nothing), cmocka_unit_test(sheet_index),
		cmocka_unit_test(counter_index), cmocka_unit_test(counter_picture), cmocka_unit_test(tile),
		cmocka_unit_test(interface_picture), cmocka_unit_test(font), cmocka_unit_test(no_art_at_all),
		cmocka_unit_test(help_page), cmocka_unit_test(any_sheet_index_can_be_drawn),
		cmocka_unit_test(any_atlas_index_can_be_drawn),
	};
	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}

/* Saved games of closed stacks: nothing of what a side may not know can be read in one that is still on. */
#include "help.h"
#include "match/seal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct match *invasion(void)
{
	struct error e = {0};
	const char *options[] = {"optional_rules=1", NULL};
	struct match *m = match_new(help_data(), "area1812/1-invasion", NULL, options, 7, &e);
	if (!m)
		fail_msg("%s: %s", e.file, e.reason);
	match_player(m, SIDE_1, "simple");
	return m;
}

static struct match *load(const char *name, struct error *e)
{
	memset(e, 0, sizeof *e);
	return match_load(help_data(), help_path(name), e);
}

static char *saved(const struct match *m, const char *name, size_t *size)
{
	assert_true(match_save(m, help_path(name), NULL));
	char *text = help_read(help_path(name), size);
	assert_non_null(text);
	return text;
}

/* A text without the words of orders, the names of units or the seed. */
static void tells_nothing(const char *text)
{
	static const char *const words[] = {"take ", "march ", "with ", "plan ", "name ", "\ndone", "FR-", "RU-", "\nseed",
					    "0000000000000007", "\t"};
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (strstr(text, words[i]))
			fail_msg("\"%s\" is to be read", words[i]);
}

static void a_game_that_is_on_is_sealed(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	size_t size;
	struct error e;
	struct match *m = invasion();
	help_play(m, 120, &state);
	match_jump(m, 90);
	char *text = saved(m, "on.grog", &size);
	tells_nothing(text);
	struct match *again = load("on.grog", &e);
	assert_non_null(again);
	assert_string_equal(e.reason, "");
	help_same(m, again);
	assert_ptr_equal(match_played_by(again, SIDE_1), player_find("simple"));
	struct match_info info;
	assert_true(match_peek(help_path("on.grog"), &info, NULL));
	assert_true(info.begun);
	assert_string_equal(info.game, "area1812");
	match_free(again);
	free(text);
	match_free(m);
}

/* Two sealed lines of one length look alike, and the same order never looks the same twice. */
static void sealed_lines_are_all_alike(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	size_t size;
	struct match *m = invasion();
	help_play(m, 60, &state);
	char *text = saved(m, "alike.grog", &size), *rest = NULL, *before = strdup("");
	size_t length = 0;
	int n = 0;
	for (char *line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
		if (strncmp(line, "seal ", 5))
			continue;
		length = n++ ? length : strlen(line);
		assert_int_equal(strlen(line), length);
		assert_string_not_equal(line, before);
		free(before);
		before = strdup(line);
	}
	assert_int_equal(n, 61);
	free(before);
	free(text);
	match_free(m);
}

/* Who writes himself into the other's seat is not believed. */
static void seats_are_under_the_seal(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	size_t size;
	struct error e;
	struct match *m = invasion();
	help_play(m, 20, &state);
	char *text = saved(m, "seat.grog", &size), *seat = strstr(text, "seat russian simple");
	assert_non_null(seat);
	memcpy(seat, "seat russian person", 19);
	help_write(help_path("seat.grog"), text, size);
	struct match *again = load("seat.grog", &e);
	assert_non_null(again);
	assert_ptr_equal(match_played_by(again, SIDE_1), player_find("simple"));
	match_free(again);
	free(text);
	match_free(m);
}

/* A line that was changed, or is missing: loaded up to there, and the message quotes no order. */
static void broken_seals_are_named(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	struct match *m = invasion();
	help_play(m, 40, &state);
	for (int gone = 0; gone < 2; gone++) {
		size_t size;
		struct error e;
		char *text = saved(m, "broken.grog", &size), *at = strstr(text, "\n\n") + 2;
		for (int i = 0; i < 5; i++)
			at = strchr(at, '\n') + 1;
		char *next = strchr(at, '\n') + 1;
		if (gone)
			memmove(at, next, size - (size_t)(next - text) + 1);
		else
			at[30] = at[30] == 'A' ? 'B' : 'A';
		help_write(help_path("broken.grog"), text, strlen(text));
		struct match *again = load("broken.grog", &e);
		assert_non_null(again);
		assert_in_range(match_length(again), 5, 6);
		assert_true(e.reason[0]);
		tells_nothing(e.reason);
		assert_non_null(strstr(e.place, "line "));
		match_free(again);
		free(text);
	}
	match_free(m);
}

static void the_head_must_open(void **unused)
{
	(void)unused;
	size_t size;
	struct error e;
	struct match *m = invasion();
	char *text = saved(m, "head.grog", &size), *seal = strstr(text, "seal ");
	seal[20] = seal[20] == 'A' ? 'B' : 'A';
	help_write(help_path("head.grog"), text, size);
	assert_null(load("head.grog", &e));
	assert_non_null(strstr(e.reason, "seal is broken"));
	assert_string_equal(e.place, "line 9");
	free(text);
	match_free(m);
}

/* The file that is always kept is sealed as it grows; the end of the game opens it. */
static void the_end_opens_the_file(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	size_t size;
	struct error e = {0};
	struct match *m = invasion();
	struct prompt ask;
	assert_true(match_autosave(m, help_path("kept.grog"), &e));
	for (match_ask(m, &ask); ask.side != NOBODY; match_ask(m, &ask)) {
		if (match_length(m) % 50 == 3) {
			char *text = help_read(help_path("kept.grog"), &size);
			tells_nothing(text);
			free(text);
		}
		assert_int_equal(help_play(m, 1, &state), 1);
	}
	char *text = help_read(help_path("kept.grog"), &size);
	assert_null(strstr(text, "seal "));
	assert_non_null(strstr(text, "\nseed 0000000000000007\n"));
	struct match *again = load("kept.grog", &e);
	assert_string_equal(e.reason, "");
	help_same(m, again);
	match_free(again);
	free(text);
	match_free(m);
}

/* What a text editor can do to a game that is on: take back what went badly by cutting it off and calling the file one
 * that still grows, fix dice, move the mark, leave the closing line. Each is noticed, and nothing of it is played. */
static void nobody_writes_into_a_sealed_game(void **unused)
{
	static const char *const added[] = {"dice 6 6 6\n", "now 5\n", "done\t00000000\n", "end 40 00\n", "standing french pass 3 - -\n"};
	(void)unused;
	uint64_t state = 3;
	size_t size;
	struct error e;
	struct match *m = invasion();
	help_play(m, 40, &state);
	char *text = saved(m, "whole.grog", &size), *copy = malloc(size + 64);
	char *end = strstr(text, "\nend ") + 1;
	for (size_t i = 0; i < sizeof added / sizeof *added; i++) {
		sprintf(copy, "%.*s%s%s", (int)(end - text), text, added[i], end);
		help_write(help_path("changed.grog"), copy, strlen(copy));
		struct match *again = load("changed.grog", &e);
		assert_non_null(strstr(e.reason, "should be sealed"));
		assert_int_equal(match_length(again), 40);
		assert_int_equal(match_now(again), 40);
		match_free(again);
	}
	for (int cut = 0; cut < 3; cut++) { /* the closing line alone; orders with it; and the form changed with them */
		memcpy(copy, text, size + 1);
		char *to = strstr(copy, "\nend ") + 1;
		for (int n = 0; n < (cut ? 6 : 0); n++)
			for (to--; to[-1] != '\n';)
				to--;
		*to = 0;
		if (cut == 2) {
			char *form = strstr(copy, "form whole");
			memmove(form + 12, form + 10, strlen(form + 10) + 1);
			memcpy(form, "form running", 12);
		}
		help_write(help_path("cut.grog"), copy, strlen(copy));
		struct match *again = load("cut.grog", &e);
		assert_true(e.reason[0]);
		assert_true(cut < 2 || !again);
		match_free(again);
	}
	free(copy);
	free(text);
	match_free(m);
}

/* The mark of what stands played, and dice that were fixed, are under the seal; they come back. */
static void mark_and_dice_come_back(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	size_t size;
	struct error e;
	struct match *m = invasion();
	help_play(m, 30, &state);
	assert_true(match_force(m, (const int[]){6, 1}, 2, NULL));
	help_play(m, 10, &state);
	match_jump(m, 33);
	char *text = saved(m, "mark.grog", &size);
	assert_null(strstr(text, "now 33"));
	assert_null(strstr(text, "dice 6"));
	assert_non_null(strstr(text, "\ndice seal "));
	assert_non_null(strstr(text, "\nnow seal "));
	struct match *again = load("mark.grog", &e);
	assert_string_equal(e.reason, "");
	assert_int_equal(match_now(again), 33);
	help_same(m, again);
	match_free(again);
	free(text);
	match_free(m);
}

/* The file that is always kept is one chain too, over what is appended to it, a mark moved and a game played on. */
static void the_kept_file_is_one_chain(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	struct error e = {0};
	struct match *m = invasion();
	assert_true(match_autosave(m, help_path("chain.grog"), &e));
	for (int i = 0; i < 12; i++) {
		help_play(m, 7, &state);
		if (i % 3 == 1)
			match_jump(m, match_now(m) - 4);
		struct match *again = load("chain.grog", &e);
		assert_string_equal(e.reason, "");
		help_same(m, again);
		match_free(again);
	}
	match_free(m);
}

/* A game saved by the first program that sealed, whose seals stood on nothing, is still read. */
static void loose_seals_are_read(void **unused)
{
	static const char text[] =
	"grognard-match 1\n"
	"program 0.1.0\n"
	"saved 2026-11-22 08:04:01\n"
	"form whole\n"
	"game null\n"
	"scenario duel\n"
	"title The Duel\n"
	"options open_hands=0\n"
	"seal tFP0AE2Fg7pmDFddk2db/0vppeumW3woEvWa8T6AfZjWAQTB8d6YFYdkV19IOhZnI4NoFGf1FGeKV11uT8/Ig3VoeSOTDIxyVT0ocyVcGVR0il6PfS1t1olih2jM/28i3h/dmxpE4SyY0MoE2C20EQQ69KQUqHLXECoGywOuHDyz5B6A9LAexA\n"
	"seat blue person\n"
	"seat red person\n"
	"turn Hour 1\n"
	"\n"
	"seal OsLwftSy7lCBIaNxAGx7ustJGSdgJLqHl5bK1ZFSZYqGUWDlqZde09VAbfXshU41AfjsJ662oNWekI+b9s7NaAJm3kCaPFMDQM+C9JN32Hq/Y2lua2tdOc6rRkRULyXDSZWH7sLDdpPOORfCYngUJ5WamWF7CHXYgUHKXCSWMyPuePrJ0JKq4g\n"
	"seal 2vghHobM5JaaLm7IDgnlmYpK3Z3EgK//c+LUnnDExJPZr9vogYP0osXw0ZLJkgl9NcY2JpgY4Kysg5o9BEYQf5z8pzLxY4mAw314BXHv3MWlCFj3a6ckwZ9VzfVgGw5Dp0PLBPDKBfj4OIZhSzsdTq5wDY+KXUWARwtNsUqkUGVcpeDPh0HobQ\n"
	"dice 6\n"
	"seal JS+VzgrRsaqJwOCkEY4yoobXUVlFh3ZAw+Zu18QRBuHZpIGGEMTgp8HxKWMaxKFRFvcvniSD6XXceGXOZcWr+tcQArs2YJ+H0zzCE3eywK6EPDJGWeY3Zj2IqICTvkstUIwpNcJFh9K3af7AC+W3KAiUypnpS7YPYm8VLTrUB6/kByP5y42wcg\n"
	"end 3 0196e9b26a00d1b6615253ddb6c448730b0dcab678b07e7796850a2d0c1bf877\n";
	(void)unused;
	struct error e;
	help_write(help_path("loose.grog"), text, sizeof text - 1);
	struct match *m = load("loose.grog", &e);
	assert_non_null(m);
	assert_string_equal(e.reason, "");
	assert_int_equal(match_length(m), 3);
	match_free(m);
}

/* Every byte of a sealed line counts, whatever the decoder makes of it. */
static void no_other_byte_opens_a_seal(void **unused)
{
	struct seal_chain chain = {{0}};
	char sealed[SEAL_LINE], text[SEAL_TEXT];
	(void)unused;
	assert_true(seal_close(&chain, "take", sealed));
	assert_true(seal_open(&chain, sealed, text));
	for (size_t i = 0; sealed[i]; i++) {
		char kept = sealed[i];
		for (int c = 1; c < 256; c++) {
			sealed[i] = (char)c;
			assert_true(sealed[i] == kept || !seal_open(&chain, sealed, text));
		}
		sealed[i] = kept;
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_game_that_is_on_is_sealed),
		cmocka_unit_test(sealed_lines_are_all_alike),
		cmocka_unit_test(seats_are_under_the_seal),
		cmocka_unit_test(broken_seals_are_named),
		cmocka_unit_test(the_head_must_open),
		cmocka_unit_test(the_end_opens_the_file),
		cmocka_unit_test(nobody_writes_into_a_sealed_game),
		cmocka_unit_test(mark_and_dice_come_back),
		cmocka_unit_test(the_kept_file_is_one_chain),
		cmocka_unit_test(loose_seals_are_read),
		cmocka_unit_test(no_other_byte_opens_a_seal),
	};
	return cmocka_run_group_tests(tests, help_folder_make, help_folder_remove);
}

/* The list of saved games as a dialog: how each stands is looked up once, a name can be changed, a game deleted. */
#include "stage.h"

#include "files.h"
#include "ui/inner.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char game[] = "grognard-match 1\nform running\ngame null\nscenario duel\ntitle The Duel\nseed 7\nturn Hour 1\n\n";

static void put(const struct stage *s, const char *name)
{
	char path[300];
	snprintf(path, sizeof path, "%s/%s.grog", s->folder, name);
	files_put(path, game, sizeof game - 1);
}

static bool on_disk(const struct stage *s, const char *name)
{
	char path[300];
	snprintf(path, sizeof path, "%s/%s", s->folder, name);
	return !access(path, F_OK);
}

static void close_all(struct stage *s)
{
	char folder[300];
	snprintf(folder, sizeof folder, "%s", s->folder);
	stage_close(s);
	files_remove(folder);
}

static void the_chosen_game_says_how_it_stands(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	put(s, "one");
	put(s, "two");
	press(s, "load");
	assert_int_equal(s->glances, 1); /* the chosen one, and nothing of the other */
	assert_true(ui_idle(s->ui));
	assert_false(ui_idle(s->ui));
	assert_int_equal(s->glances, 2);
	key(s, KEY_ESCAPE, 0);
	ui_draw(s->ui);
	assert_true(on_disk(s, ".known-games"));
	press(s, "load");
	assert_false(ui_idle(s->ui)); /* known from the last time */
	assert_int_equal(s->glances, 2);
	close_all(s);
}

/* The list tells games apart: scenario, turn, who plays, when it was saved, how it stands. */
static void a_game_is_told_from_the_others(void **unused)
{
	(void)unused;
	static const char *const facts[] = {"Scenario", "Turn", "It stands", "Saved"};
	struct stage *s = stage_open(1280, 800);
	put(s, "one");
	press(s, "load");
	ui_draw(s->ui);
	for (size_t i = 0; i < sizeof facts / sizeof *facts; i++)
		if (!there(s, facts[i]))
			fail_msg("nothing says \"%s\"", facts[i]);
	assert_true(there(s, "The Duel") && there(s, "Hour 1"));
	close_all(s);
}

/* What is damaged is loaded as far as it is good, so its line is not grey; what cannot be loaded is. */
static void only_what_cannot_be_loaded_is_grey(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	char path[300];
	s->damage = "line 14: the seal is broken";
	put(s, "one");
	snprintf(path, sizeof path, "%s/two.grog", s->folder);
	files_put(path, "no game", 7);
	press(s, "load");
	press(s, "one");
	ui_draw(s->ui);
	const struct widget *list = widget_find(dialog_top(s->ui)->root, "saved-games");
	assert_non_null(list);
	for (int i = 0; i < list->items->n; i++)
		assert_int_equal(list->items->at[i].faded, !strcmp(list->items->at[i].name, "two"));
	assert_true(there(s, "The file is damaged, line 14: the seal is broken. Loaded, the game goes on from before that."));
	press(s, "two");
	assert_true(there(s, "This game cannot be loaded: this is no saved game of Grognard"));
	close_all(s);
}

/* What only playing it tells makes no difference: it is said beforehand, and there is nothing to press. */
static void what_cannot_be_played_is_not_offered(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	s->damage = "this program has no game \"nosuch\"";
	s->useless = true;
	put(s, "one");
	press(s, "load");
	ui_draw(s->ui);
	assert_true(there(s, "This game cannot be loaded: this program has no game \"nosuch\""));
	assert_false(there(s, "damage"));
	press(s, "load-it");
	key(s, KEY_ENTER, 0);
	assert_string_equal(s->loaded, "");
	s->useless = false;
	close_all(s);
}

static void a_game_gets_another_name(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	put(s, "one");
	press(s, "load");
	press(s, "rename-it");
	key(s, KEY_RIGHT, 0);
	key(s, 'a', MOD_CTRL); /* all that stands there gives way to what is typed */
	type(s, "a/b");
	key(s, KEY_ENTER, 0); /* the button is off: that is no name */
	assert_true(on_disk(s, "one.grog"));
	key(s, KEY_BACKSPACE, 0);
	key(s, KEY_BACKSPACE, 0);
	key(s, KEY_ENTER, 0);
	assert_true(on_disk(s, "a.grog"));
	assert_false(on_disk(s, "one.grog"));
	assert_true(there(s, "a"));
	close_all(s);
}

static void never_the_name_of_another(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	put(s, "one");
	put(s, "two");
	press(s, "load");
	press(s, "two");
	press(s, "rename-it");
	for (int i = 0; i < 3; i++)
		key(s, KEY_BACKSPACE, 0);
	type(s, "one");
	key(s, KEY_ENTER, 0);
	assert_string_equal(ui_text(s->ui, "message"), "Another game has that name.");
	assert_true(on_disk(s, "one.grog"));
	assert_true(on_disk(s, "two.grog"));
	close_all(s);
}

static void deleting_asks_first(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	put(s, "one");
	press(s, "load");
	press(s, "delete-it");
	key(s, KEY_ESCAPE, 0);
	assert_true(on_disk(s, "one.grog"));
	press(s, "delete-it");
	key(s, KEY_ENTER, 0); /* what cannot be undone is no key away */
	assert_true(on_disk(s, "one.grog"));
	assert_false(there(s, "yes"));
	press(s, "delete-it");
	key(s, KEY_SPACE, 0); /* and the question is not taken away unread */
	assert_true(on_disk(s, "one.grog"));
	assert_true(there(s, "yes"));
	key(s, KEY_ESCAPE, 0);
	press(s, "one");
	key(s, KEY_DELETE, 0); /* in the list a key does it, after the same question */
	assert_true(on_disk(s, "one.grog"));
	press(s, "yes");
	assert_false(on_disk(s, "one.grog"));
	assert_false(there(s, "one"));
	close_all(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(only_what_cannot_be_loaded_is_grey),
		cmocka_unit_test(what_cannot_be_played_is_not_offered),
		cmocka_unit_test(the_chosen_game_says_how_it_stands),
		cmocka_unit_test(a_game_is_told_from_the_others),
		cmocka_unit_test(a_game_gets_another_name),
		cmocka_unit_test(never_the_name_of_another),
		cmocka_unit_test(deleting_asks_first),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

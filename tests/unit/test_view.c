/* What a game's show and ask fill in: tracks and lines as far as there is room, the question with its verbs. */
#include "help.h"

#include "core/order.h"
#include "core/prompt.h"
#include "core/view.h"

#include <stdlib.h>
#include <string.h>

static void tracks_and_lines_within_their_room(void **unused)
{
	(void)unused;
	struct view *v = malloc(sizeof *v);
	memset(v, 0xee, sizeof *v);
	view_clear(v, LIE_PILE);
	for (int i = 0; i < VIEW_TRACKS + 3; i++)
		view_track(v, SIDE_1, "Losses", "%d of %d", i, 9);
	assert_int_equal(v->tracks, VIEW_TRACKS);
	assert_string_equal(v->track[3].name, "Losses");
	assert_string_equal(v->track[3].value, "3 of 9");
	assert_int_equal(v->track[3].side, SIDE_1);
	view_clear(v, LIE_ONE);
	assert_int_equal(v->tracks, 0);
	for (int i = 0; i < VIEW_LINES + 3; i++)
		view_line(v, "line %d: %s", i, "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx");
	assert_int_equal(v->lines, VIEW_LINES);
	assert_int_equal(strlen(v->line[0]), sizeof v->line[0] - 1);
	assert_memory_equal(v->line[5], "line 5: x", 9);
	free(v);
}

static void a_question_comes_with_its_verbs(void **unused)
{
	(void)unused;
	struct prompt ask;
	memset(&ask, 0, sizeof ask);
	prompt_ask(&ask, VERB(VERB_TAKE) | VERB(VERB_DONE), 1, "Where does %s go, %d?", "he", 3);
	assert_string_equal(ask.ask.at, "Where does he go, 3?");
	assert_int_equal(ask.depth, 1);
	assert_true(ask.verbs == (UINT64_C(1) << VERB_TAKE | UINT64_C(1) << VERB_DONE));
	assert_string_equal(ask.why_not.at, "");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(tracks_and_lines_within_their_room),
		cmocka_unit_test(a_question_comes_with_its_verbs),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

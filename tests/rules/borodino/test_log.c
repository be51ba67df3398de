/* What the log says of a battle, and the buttons of what is asked. */
#include "field.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

/* All that the last orders told, a line each. */
static const char *told(struct game *g)
{
	static char out[4096];
	struct text line;
	out[0] = 0;
	for (int i = 0; i < g->ev.n; i++) {
		words_of(&g->s)->tell(&g->s, &g->ev.at[i], &line);
		if (line.at[0])
			snprintf(out + strlen(out), sizeof out - strlen(out), "%s\n", line.at);
	}
	return out;
}

static void tells(struct game *g, const char *line)
{
	if (!strstr(told(g), line))
		fail_msg("\"%s\" is not in\n%s", line, told(g));
}

/* [Combat E, Combat F, Artillery B] Attackers and targets have their names in the log. */
static void borodino_log_names_attackers_and_targets(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-A\":\"2608\",\"RU-III-3\":\"2606\"}",
			       NULL);
	dice(g, 1);
	play(g, "attack RU-III-3; with FR-I-2; with FR-I-A; commit");
	tells(g, "The French attack 3rd Division (Konovnitsyn) in 2606 at 2-1\n"
		 "2nd Division (Friant) attacks from 2607\nI Corps Artillery bombards from 2608\nThe French roll a 1\n");
	leave(g);
	g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2706\",\"RU-V-1G\":\"2606\"}", NULL);
	dice(g, 4);
	play(g, "attack FR-I-2; attack FR-I-4; with RU-V-1G; commit");
	tells(g, "The Russians attack 2nd Division (Friant) in 2607 at 1-2\n4th Division (Dessaix) in 2706 is attacked too\n"
		 "1st Guard Division attacks from 2606\nThe Russians roll a 4\n");
	leave(g);
	/* redoubts, two of them attacked, one attacking */
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"3118\",\"RU-II-4\":\"1308\"}", NULL);
	play(g, "assault 3018; assault 3117; assault 3218; with FR-I-2; commit");
	tells(g, "The French attack North Fleche (3018) at 1-1\n");
	tells(g, "Rear Fleche (3117) is attacked too\n");
	tells(g, "South Fleche (3218) is attacked too\n2nd Division (Friant) attacks from 3118\n");
	leave(g);
	g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-2\":\"2619\",\"RU-II-4\":\"1308\"}", NULL);
	play(g, "attack FR-I-2; redoubt 2618; commit");
	tells(g, "Great Redoubt (2618): the redoubt attacks\n");
	leave(g);
}

/* [7 September Russian Substantial] */
static void borodino_log_tells_who_won(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"4020\",\"RU-II-4\":\"1610\"},"
			       "\"losses\":{\"french\":21,\"russian\":20},\"start\":{\"turn\":40,\"side\":\"russian\"}", NULL);
	play(g, "done");
	tells(g, "The battle ends: Russian substantial victory\n");
	leave(g);
}

/* [Artillery C, Combat Resolution Table Ex] Buttons say what they do. */
static void borodino_buttons_in_words(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"2608\",\"RU-III-3\":\"2606\"}", NULL);
	struct text words;
	dice(g, 5);
	play(g, "attack RU-III-3; with FR-I-A; commit");
	row_is(g, ROW_ACCEPT, FRENCH);
	struct order o = order_make(VERB_ACCEPT, FRENCH, piece(g, "FR-I-A"), NONE, NONE);
	words_of(&g->s)->say(&g->s, now(g), &o, &words);
	assert_string_equal(words.at, "I Corps Artillery goes back too");
	o = order_make(VERB_STAND, FRENCH, NONE, NONE, NONE);
	words_of(&g->s)->say(&g->s, now(g), &o, &words);
	assert_string_equal(words.at, ""); /* the usual words */
	says(g, "done", "Artillery C", "press Stand");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2506\",\"RU-III-3\":\"2606\"}", NULL);
	dice(g, 5);
	play(g, "attack RU-III-3; with FR-I-2; with FR-I-4; commit");
	row_is(g, ROW_EXCHANGE, FRENCH);
	o = order_make(VERB_LOSE, FRENCH, piece(g, "FR-I-2"), NONE, NONE);
	words_of(&g->s)->say(&g->s, now(g), &o, &words);
	assert_string_equal(words.at, "2nd Division is given for the exchange");
	says(g, "lose RU-II-4", "Combat Resolution Table", "did not attack");
	says(g, "done", "Combat Resolution Table", "choose who is lost");
	leave(g);
}

/* [Night Movement A] Who may only go back at night is not told as forgotten; whoever is farther off is, and by day all are. */
static void borodino_near_at_night_is_no_oversight(void **unused)
{
	(void)unused;
	struct game *g = field(GRAND ",\"setup\":{\"FR-I-2\":\"2608\",\"FR-I-4\":\"2615\",\"RU-III-3\":\"2606\"}", NULL);
	const struct words *w = words_of(&g->s);
	assert_false(w->settled(&g->s, now(g), piece(g, "FR-I-2")));
	now(g)->header.turn = 9;
	assert_true(w->settled(&g->s, now(g), piece(g, "FR-I-2")));
	assert_false(w->settled(&g->s, now(g), piece(g, "FR-I-4")));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_log_names_attackers_and_targets),
		cmocka_unit_test(borodino_log_tells_who_won),
		cmocka_unit_test(borodino_buttons_in_words),
		cmocka_unit_test(borodino_near_at_night_is_no_oversight),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

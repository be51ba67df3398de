/* Who commands whom on the march, whose gifts count, and who fights first (9.3, 16.2, 16.4). */
#include "campaign.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

/* What the leaders of the group in hand add to the attrition die. */
static int drm(struct game *g, const char *hand, const char *led)
{
	struct set *who = &now(g)->hand;
	set_clear(who);
	set_clear(&state(g)->led);
	char copy[256], *rest = NULL;
	for (int k = 0; k < 2; k++) {
		snprintf(copy, sizeof copy, "%s", k ? led : hand);
		for (char *one = strtok_r(copy, " ", &rest); one; one = strtok_r(NULL, " ", &rest))
			set_add(k ? &state(g)->led : who, piece(g, one));
	}
	static struct account told_lines;
	account_clear(&told_lines);
	return gb_attrition_more(&g->s, state(g), FRENCH, &told_lines);
}

/* [16.2] "Commanders who are able to command all of the units": Davout his corps and Ney his, together; one of them alone not. */
static void gamble_16_2_commanders_together(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 2, "FR-III-1 2208; FR-II-1 2208; FR-Ney 2208; FR-Oudinot 2208");
	assert_int_equal(drm(g, "FR-III-1 FR-II-1 FR-Ney FR-Oudinot", "FR-Ney FR-Oudinot"), -1);
	assert_int_equal(drm(g, "FR-III-1 FR-II-1 FR-Ney", "FR-Ney"), 0);
	assert_int_equal(drm(g, "FR-III-1 FR-Ney", "FR-Ney"), -1);
	leave(g);
}

/* [16.4] [16.4.4] Whoever waits where the march ends does not take Davout's gift away; a senior one who marches with him does. */
static void gamble_16_4_seniority_on_the_march(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 2, "FR-I-1 2208; FR-Davout 2208; FR-Napoleon 2208; FR-Mortier 2208");
	assert_int_equal(drm(g, "FR-I-1 FR-Davout", "FR-Davout"), -2);
	assert_int_equal(drm(g, "FR-I-1 FR-Davout FR-Mortier", "FR-Davout FR-Mortier"), -1);
	leave(g);
}

/* [16.4] [16.4.2] Of equals the owner says who is senior: Docturov rather than Constantine, and nobody hesitates. */
static void gamble_16_4_equals(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 6, "RU-1V-1 1407; RU-Constantine 1407; RU-Docturov 1407");
	int at = hex(g, "1407");
	assert_int_equal(gb_special(&g->s, state(g), at, RUSSIAN, ABILITY_HESITATES), NONE);
	now(g)->piece[piece(g, "RU-Docturov")].place = AT_GONE;
	assert_int_equal(gb_special(&g->s, state(g), at, RUSSIAN, ABILITY_HESITATES), piece(g, "RU-Constantine"));
	leave(g);
}

/* [9.3] Who is first is judged before cards give or take commands, also the card of the turn before. */
static void gamble_9_3_before_cards(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 5, "FR-I-1 2208; RU-1V-1 1407");
	gb_effects_clear(state(g));
	state(g)->cc_lasting[RUSSIAN] = 4;
	state(g)->effects.cc[FRENCH] = -1;
	gb_commands(&g->s, state(g), NULL);
	assert_int_equal(state(g)->cc[FRENCH], 3);
	assert_int_equal(state(g)->cc_first, FRENCH);
	leave(g);
}

/* [16.1] [16.2] [16.10] Cards, commanders, horses and politics can be left out of the advanced game one by one; without 16.2 to 16.5 Napoleon
 * spares men as in the basic game ([14.5]). */
static void gamble_16_2_rule_by_rule(void **unused)
{
	(void)unused;
	static const char *const austrians = "FR-Aus-1 2118; FR-Aus-2 2118; RU-1V-1 2017; RU-Constantine 2017";
	struct game *g = war("advanced=1", 2, austrians);
	assert_false(gb_may_attack(&g->s, state(g), FRENCH, hex(g, "2118"), NULL));
	leave(g);
	g = war("advanced=1", 2, austrians);
	options_set(g, "politics=0");
	assert_true(gb_may_attack(&g->s, state(g), FRENCH, hex(g, "2118"), NULL));
	assert_true(gb_leaders(&g->s) && gb_cards(&g->s) && gb_horses(&g->s));
	leave(g);
	g = war("advanced=1", 2, "FR-III-1 2208; FR-Napoleon 2208; RU-1V-1 2017; RU-Constantine 2017");
	options_set(g, "leaders=0");
	assert_int_equal(drm(g, "FR-III-1 FR-Napoleon", "FR-Napoleon"), -1);
	assert_int_equal(gb_special(&g->s, state(g), hex(g, "2017"), RUSSIAN, ABILITY_HESITATES), NONE);
	leave(g);
	g = scenario("gamble/1812", "advanced=1");
	options_set(g, "cards=0");
	assert_true(g->s.rules->setup(&g->s, 5, now(g), NULL, &g->e));
	for (int i = 0; i < g->s.cards; i++)
		assert_int_equal(now(g)->card[i], CARD_NOWHERE);
	play(g, "rest; rest; rest; rest");
	assert_int_not_equal(frame_now(now(g))->row, ROW_CARD);
	leave(g);
	/* alone they mean nothing */
	g = war("politics=1", 2, austrians);
	assert_false(gb_cards(&g->s) || gb_political(&g->s) || gb_leaders(&g->s) || gb_horses(&g->s));
	leave(g);
}

/* [16.4.1] The three do not quarrel any more when Kutuzov has come: what is said of Barclay then is his printed rating alone. */
static void gamble_16_4_barclay_with_kutuzov(void **unused)
{
	(void)unused;
	struct text words;
	for (int come = 0; come < 2; come++) {
		struct game *g = war("advanced=1", 9, come ? "RU-Barclay 1008; RU-1V-1 1008; RU-Kutuzov 0407" : "RU-Barclay 1008; RU-1V-1 1008");
		if (!come)
			now(g)->piece[piece(g, "RU-Kutuzov")].place = AT_LATER;
		words_of(&g->s)->about(&g->s, now(g), piece(g, "RU-Barclay"), (enum side)RUSSIAN, &words);
		assert_int_equal(strstr(words.at, "no support") == NULL, come);
		assert_non_null(strstr(words.at, "rating 2"));
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_16_2_commanders_together),
		cmocka_unit_test(gamble_16_4_seniority_on_the_march),
		cmocka_unit_test(gamble_16_4_equals),
		cmocka_unit_test(gamble_9_3_before_cards),
		cmocka_unit_test(gamble_16_2_rule_by_rule),
		cmocka_unit_test(gamble_16_4_barclay_with_kutuzov),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

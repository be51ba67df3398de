/* Orders written without a `take` before them are refused for their own reason. */
#include "field.h"

#include "match/match.h"

#include <string.h>

static void says_text(struct match *m, const char *order, const char *rule, const char *words)
{
	struct error e = {0};
	assert_false(match_play_text(m, order, NULL, &e));
	if (strcmp(e.rule, rule) || !strstr(e.reason, words))
		fail_msg("%s: \"%s\" (%s)", order, e.reason, e.rule);
}

/* [Movement 5, Redoubts B] A hex with an enemy is closed for another reason than one with a friend. */
static void borodino_an_enemy_bars_his_hex(void **unused)
{
	(void)unused;
	struct error e = {0};
	struct match *m = match_new(data(), "borodino/7-september", NULL, NULL, 1, &e);
	assert_non_null(m);
	says_text(m, "march FR-III-10 3018", "Movement 5", "12th Division stands in North Fleche");
	says_text(m, "march FR-III-10 3018", "Movement 5", "(Redoubts B)");
	says_text(m, "march FR-III-10 3819", "Movement 5", "1st Grenadier Division stands in");
	assert_false(match_play_text(m, "march FR-III-10 3819", NULL, &e));
	assert_null(strstr(e.reason, "Redoubts"));
	match_free(m);
}

/* [Turns of Play 1, Movement 1, Movement 6, Imperial Guard B, Reinforcements] */
static void borodino_text_orders_keep_their_reason(void **unused)
{
	(void)unused;
	const char *const options[] = {"imperial_guard=1", NULL};
	struct error e = {0};
	struct match *m = match_new(data(), "borodino/7-september", NULL, options, 1, &e);
	assert_non_null(m);
	says_text(m, "release FR-G-YG", "Imperial Guard B", "once your losses reach 15");
	says_text(m, "release RU-V-1G", "Imperial Guard B", "yours");
	says_text(m, "march FR-I-2 3321", "Movement 6", "4th Division stands in 3321");
	says_text(m, "march RU-II-4 1609", "Movement 1", "not yours");
	says_text(m, "exit FR-I-2", "Victory Conditions", "exit hex");
	says_text(m, "attack RU-II-4", "Turns of Play", "Movement Phase");
	says_text(m, "retreat FR-I-2 3422", "Turns of Play", "Movement Phase");
	assert_int_equal(match_length(m), 0);
	match_free(m);
	m = match_new(data(), "borodino/5-september", NULL, NULL, 1, &e);
	assert_non_null(m);
	says_text(m, "put FR-IC-1 2529", "Reinforcements", "2530");
	says_text(m, "put FR-I-2 2530", "Reinforcements", "turn 4");
	match_free(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_text_orders_keep_their_reason),
		cmocka_unit_test(borodino_an_enemy_bars_his_hex),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Recovery, Winter Quarters, sieges at the end, victory: worked examples X08, X09, X10 and X16. */
#include "theatre.h"

#include "words/words.h"

#include <string.h>

/* The recovery phase of a turn begins. */
static void recover(struct game *g)
{
	while (now(g)->depth)
		frame_pop(now(g));
	events_clear(&g->ev);
	frame_push(now(g), ROW_RECOVERY, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
}

/* The turn ends, and the scenario with it. */
static void last_turn_ends(struct game *g)
{
	while (now(g)->depth)
		frame_pop(now(g));
	events_clear(&g->ev);
	now(g)->header.turn = (int16_t)g->s.last_turn;
	frame_push(now(g), ROW_TURN_END, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	assert_true(now(g)->header.result.over);
}

/* [Recovery] [Recovery 2] [Recovery 3] [Recovery 4] [Recovery 5] Worked example X08: Olsufiev rests by 3; Lannes at 6 loses a point. */
static void n7_x08_recovery(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2 +6 *; R-OLS ALB 2/0 +7 *; R-BEN ALB *");
	now(g)->header.track[TRACK_VP] = 6;
	hold(g, "RU04");
	recover(g);
	/* the French have no card and are not asked */
	row_is(g, ROW_REST, RUSSIAN);
	refused(g, "ease R-OLS", "Recovery 2");
	play(g, "card RU04; ease R-OLS");
	assert_true(happened(g, EVENT_SPENT, "R-OLS"));
	is(g, "R-OLS", "2/0 +4");
	row_is(g, ROW_LOSE, FRENCH);
	assert_int_equal(now(g)->header.turn, g->s.first_turn);
	play(g, "hit F-LAN 0");
	is(g, "F-LAN", "2/2 +6");
	assert_int_equal(marker_at(g), 7);
	assert_int_equal(now(g)->card[card_of(g, "RU04")], CARD_DISCARD_RUSSIAN);
	assert_false(now(g)->piece[piece(g, "F-LAN")].flags & FLAG_ACTIVATED);
	assert_false(now(g)->piece[piece(g, "R-BEN")].flags & FLAG_ACTIVATED);
	assert_int_equal(now(g)->header.turn, g->s.first_turn + 1);
	leave(g);
}

/* [Recovery 1] Ready corps lose all fatigue before anybody loses a point; [Recovery 2] one card a corps, never one on the ready. */
static void n7_recovery_1_and_2(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2 +7; F-SOU PEY 6/1 +3 *; F-NEY PEY 4/1 *; F-DAV GIL 5/1 +8 *; R-OLS ALB 2/1 +8");
	hold(g, "FR43 FR31 FR30");
	recover(g);
	is(g, "F-LAN", "3/2 +0");
	is(g, "R-OLS", "2/1 +0");
	row_is(g, ROW_REST, FRENCH);
	play(g, "card FR43");
	says(g, "ease F-LAN", "Recovery 2", "no fatigue");
	says(g, "ease F-NEY", "Recovery 2", "no fatigue");
	assert_false(offered(g, "done"));
	play(g, "ease F-DAV");
	is(g, "F-DAV", "5/1 +5");
	play(g, "card FR30");
	says(g, "ease F-DAV", "Recovery 2", "had its card");
	play(g, "ease F-SOU");
	/* [Recovery 3] nobody is left to rest; Davout still has 5 and loses a point of his own choice */
	is(g, "F-SOU", "6/1 +2");
	row_is(g, ROW_LOSE, FRENCH);
	play(g, "hit F-DAV 1");
	is(g, "F-DAV", "5/0 +5");
	assert_int_equal(marker_at(g), 11);
	leave(g);
}

/* [Recovery 2] [Fog of War] Who has a block turned is asked, so that nobody sees whether there is fatigue; that there is none is said to him. */
static void n7_recovery_2_with_nobody_to_rest(void **unused)
{
	(void)unused;
	for (int fatigue = 0; fatigue < 2; fatigue++) {
		struct game *g = theatre("eylau", "grognard=1", fatigue ? "F-LAN PEY 3/2 +3 *; R-OLS ALB 2/1" : "F-LAN PEY 3/2 *; R-OLS ALB 2/1");
		struct prompt ask;
		hold(g, "FR43 FR31");
		recover(g);
		row_is(g, ROW_REST, FRENCH);
		assert_int_equal(offered(g, "card FR43"), fatigue);
		rules_ask(&g->s, now(g), &ask);
		assert_string_equal(ask.ask.at, fatigue ? "Play a card to rest a corps, or press Done" : "None of your corps has fatigue to take off: press Done");
		if (fatigue) {
			play(g, "card FR43; ease F-LAN");
			row_is(g, ROW_REST, FRENCH);
			rules_ask(&g->s, now(g), &ask);
			assert_string_equal(ask.ask.at, "No other corps has fatigue to take off: press Done");
		}
		play(g, "done");
		leave(g);
	}
}

/* [Recovery 3] [Elimination] The last point of a corps; [reading 58] French first. 9 from Cold kills before anything else. */
static void n7_recovery_3_and_cold(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 1/0 +5 *; R-OLS ALB 2/1 +8 *; R-TUC BIS 1/2 +4 *; R-SAC BIS 3/0 +8");
	pos(g)->weather = WEATHER_COLD;
	recover(g);
	/* [Cold] */
	is(g, "R-OLS", "lost");
	is(g, "R-SAC", "3/0 +0");
	is(g, "F-LAN", "lost");
	/* three points of Olsufiev, one of Lannes, and one of Tuchkov is asked */
	row_is(g, ROW_LOSE, RUSSIAN);
	assert_int_equal(marker_at(g), 10 - 3 + 1);
	play(g, "hit R-TUC 1");
	is(g, "R-TUC", "1/1 +5");
	leave(g);
}

/* [Cold] The eighth point and Cold are nine: no card comes before that, and nobody is told that one could help. */
static void n7_cold_is_told_before_it_kills(void **unused)
{
	(void)unused;
	static const struct {
		const char *ney, *warns, *about;
	} cases[] = {
		{"F-NEY PEY 4/1 +8 *; F-SOU THO 6/1; R-OLS ALB 2/1", "1 corps dies of Cold before a card could rest it", "Fatigue 8: dies of Cold"},
		{"F-NEY PEY 4/1 +8 *; F-SOU THO 6/1 +4 *; F-DAV THO 5/1; R-OLS ALB 2/1",
		 "1 corps dies of Cold before a card could rest it; 1 more loses a point unless a card does", "Fatigue 8: dies of Cold"},
		{"F-NEY PEY 4/1 +4 *; F-SOU THO 6/1; R-OLS ALB 2/1", "1 tired corps loses a strength point", "Fatigue 4, with Cold tired"},
		{"F-NEY PEY 4/1 +7 *; F-SOU THO 6/1; R-OLS ALB 2/1", "1 tired corps loses a strength point", "Fatigue 7, tired"},
		{"F-NEY PEY 4/1 +8; F-SOU THO 6/1; R-OLS ALB 2/1", "", "Fatigue 8, tired: loses a point at the turn's end unless it stays ready"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct game *g = theatre("eylau", NULL, cases[i].ney);
		struct text text;
		hold(g, "FR01");
		pos(g)->weather = WEATHER_COLD;
		operations(g, FRENCH);
		words_of(&g->s)->warn(&g->s, now(g), SIDE_0, &text);
		if (cases[i].warns[0] ? strncmp(text.at, cases[i].warns, strlen(cases[i].warns)) != 0 : text.at[0] != 0)
			fail_msg("it warns \"%s\", not \"%s\"", text.at, cases[i].warns);
		words_of(&g->s)->about(&g->s, now(g), piece(g, "F-NEY"), SIDE_0, &text);
		if (!strstr(text.at, cases[i].about))
			fail_msg("it says \"%s\", not \"%s\"", text.at, cases[i].about);
		/* when it has fallen nothing of it is told any more */
		recover(g);
		words_of(&g->s)->warn(&g->s, now(g), SIDE_0, &text);
		assert_null(strstr(text.at, "Cold"));
		leave(g);
	}
}

/* [Recovery 3] Each side's losses stand under one heading, told before the first of them. */
static void n7_recovery_3_one_heading_a_side(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/0 +6 *; F-SOU PEY 6/0 +5 *; F-DAV GIL 5/0 +7 *; R-OLS ALB 2/0 +8 *; R-SAC BIS 3/0 +2 *");
	recover(g);
	for (int side = 0; side < 2; side++) {
		int headings = 0, losses = 0;
		for (int i = 0; i < g->ev.n; i++) {
			const struct event *e = &g->ev.at[i];
			headings += e->side == side && e->kind == EVENT_PHASE && e->rule == CITE_RECOVERY_3;
			losses += e->side == side && e->kind == EVENT_POINT;
			assert_int_equal(headings, losses ? 1 : headings);
		}
		assert_int_equal(headings, 1);
		assert_int_equal(losses, side == FRENCH ? 3 : 1);
	}
	leave(g);
}

/* [Care] The corps is still ready: a point of infantry, the marker, a cube. */
static void n7_care(void **unused)
{
	(void)unused;
	for (int turned = 0; turned < 2; turned++) {
		struct game *g = theatre("eylau", NULL, turned ? "F-LAN PEY 2/2 +3 *; R-OLS ALB 2/1" : "F-LAN PEY 2/2 +3; R-OLS ALB 2/1");
		pos(g)->care = (int16_t)piece(g, "F-LAN");
		now(g)->header.track[TRACK_CUBES] = 2;
		recover(g);
		is(g, "F-LAN", turned ? "2/2 +3" : "3/2 +0");
		assert_int_equal(marker_at(g), turned ? 10 : 9);
		assert_int_equal(now(g)->header.track[TRACK_CUBES], turned ? 2 : 1);
		assert_int_equal(pos(g)->care, NONE);
		leave(g);
	}
}

/* [Victory at the end] [Siege] Worked example X09: Danzig besieged is worth 2 to the French. */
static void n7_x09_danzig_under_siege(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS ALB 2/1");
	for (int i = 0; i < n7_own(&g->s)->fortresses; i++)
		if (n7_own(&g->s)->fortress_at[i] != area(g, "DAN"))
			pos(g)->siege[i] = NOBODY;
	assert_int_equal(n7_end_points(&g->s, pos(g), n7_own(&g->s)->corps), -2);
	last_turn_ends(g);
	assert_int_equal(marker_at(g), 8);
	assert_int_equal(told(g, ACCOUNT_SCORE, 0, TEXT_LINE_BESIEGED), -2);
	leave(g);
}

/* [Victory at the end] Everything is counted together: no place ends the game before the others have their say. */
static void n7_everything_counts_at_the_end(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OST THO 2/1; R-SAC WAR 3/1");
	for (int i = 0; i < n7_own(&g->s)->fortresses; i++)
		if (n7_own(&g->s)->fortress_at[i] != area(g, "DAN"))
			pos(g)->siege[i] = NOBODY;
	int sum = n7_end_points(&g->s, pos(g), n7_own(&g->s)->corps);
	assert_true(sum > 0);
	now(g)->header.track[TRACK_VP] = 2;
	last_turn_ends(g);
	assert_int_equal(marker_at(g), 2 + sum);
	assert_int_equal(told(g, ACCOUNT_SCORE, 0, TEXT_LINE_END), 2 + sum);
	assert_int_equal(now(g)->header.result.level, LEVEL_POINTS);
	leave(g);
}

/* [Victory at the end] Worked example X10: Thorn held by Essen alone; [reading 25] paid once, and not while it is contested. */
static void n7_x10_thorn_in_russian_hands(void **unused)
{
	(void)unused;
	for (int contested = 0; contested < 2; contested++) {
		struct game *g = theatre("eylau", NULL, contested ? "R-ESS THO 3/1; F-LAN THO 3/2" : "R-ESS THO 3/1; F-LAN PEY 3/2");
		for (int i = 0; i < n7_own(&g->s)->fortresses; i++)
			pos(g)->siege[i] = NOBODY;
		last_turn_ends(g);
		assert_int_equal(marker_at(g), contested ? 10 : 12);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, "F-LEF DAN 3/0; R-OLS ALB 2/1");
	last_turn_ends(g);
	/* Danzig 2 and Graudenz 1, each once */
	assert_int_equal(marker_at(g), 7);
	leave(g);
}

/* [Victory] The winner by the zones of the scenario. */
static void n7_victory_zones(void **unused)
{
	(void)unused;
	static const struct {
		int marker, winner, level;
	} ends[] = {{4, FRENCH, LEVEL_POINTS}, {5, NOBODY, LEVEL_DRAW}, {7, NOBODY, LEVEL_DRAW}, {8, RUSSIAN, LEVEL_POINTS}};
	for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
		struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS ALB 2/1");
		const struct n7_own *own = n7_own(&g->s);
		for (int k = 0; k < own->fortresses; k++)
			pos(g)->siege[k] = NOBODY;
		/* the zones are the scenario's: the file may move them */
		int shift = i < 2 ? own->french_at_most - 4 : own->russian_at_least - 8;
		now(g)->header.track[TRACK_VP] = (int16_t)(ends[i].marker + shift);
		last_turn_ends(g);
		assert_int_equal(now(g)->header.result.winner, ends[i].winner);
		assert_int_equal(now(g)->header.result.level, ends[i].level);
		leave(g);
	}
	/* [Victory at once] the marker does not leave its track: Danzig and Graudenz are worth more than is left */
	for (int end = 0; end < 2; end++) {
		struct game *g = theatre("eylau", NULL, end ? "R-ESS WAR 3/1; F-LAN PEY 3/2" : "F-LAN PEY 3/2; R-OLS ALB 2/1");
		for (int k = 0; end && k < n7_own(&g->s)->fortresses; k++)
			pos(g)->siege[k] = NOBODY;
		now(g)->header.track[TRACK_VP] = end ? 19 : 1;
		last_turn_ends(g);
		assert_int_equal(marker_at(g), end ? 20 : 0);
		assert_int_equal(now(g)->header.result.level, LEVEL_TRACK);
		leave(g);
	}
	/* [Victory at the end] the objective of Pultusk */
	struct game *g = theatre("pultusk", NULL, "F-LAN ROZ 3/2; R-BAR ALB 1/1; R-SED SER 3/1");
	last_turn_ends(g);
	assert_int_equal(told(g, ACCOUNT_SCORE, 0, TEXT_LINE_OBJECTIVE), -2);
	leave(g);
}

/* [Victory at once] The ends of the track, point by point [reading 39]; [Victory Napoleon]. */
static void n7_victory_at_once(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS ALB 2/2 +8; F-NAP PEY");
	idle(g);
	now(g)->header.track[TRACK_VP] = 2;
	n7_add_fatigue(&g->s, pos(g), piece(g, "R-OLS"), 1, CITE_COMBAT_4, &g->ev);
	assert_true(now(g)->header.result.over);
	assert_int_equal(marker_at(g), 0);
	assert_int_equal(now(g)->header.result.winner, FRENCH);
	assert_int_equal(now(g)->header.result.level, LEVEL_TRACK);
	leave(g);
	g = theatre("eylau", NULL, "F-LAN PEY 3/2 +8; R-OLS ALB 2/2; F-NAP PEY");
	idle(g);
	now(g)->header.track[TRACK_VP] = 19;
	n7_lose_point(&g->s, pos(g), piece(g, "F-LAN"), ARM_HORSE, CITE_COMBAT_4, &g->ev);
	assert_int_equal(now(g)->header.result.winner, RUSSIAN);
	assert_int_equal(now(g)->header.result.level, LEVEL_TRACK);
	leave(g);
	/* [Commanders and Corps] [reading 27] Napoleon is lost with the last corps beside him, a corps in the next area or not */
	g = theatre("eylau", NULL, "F-LAN PEY 3/2 +8; R-OLS ALB 2/2; F-NAP PEY; F-SOU LAN 6/1");
	idle(g);
	n7_add_fatigue(&g->s, pos(g), piece(g, "F-LAN"), 1, CITE_COMBAT_4, &g->ev);
	assert_int_equal(now(g)->header.result.winner, RUSSIAN);
	assert_int_equal(now(g)->header.result.level, LEVEL_NAPOLEON);
	leave(g);
	/* a Russian commander costs nothing */
	g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS ALB 2/2 +8; R-BEN ALB");
	idle(g);
	n7_add_fatigue(&g->s, pos(g), piece(g, "R-OLS"), 1, CITE_COMBAT_4, &g->ev);
	assert_int_equal(now(g)->piece[piece(g, "R-BEN")].place, AT_LOST);
	assert_false(now(g)->header.result.over);
	assert_int_equal(marker_at(g), 6);
	leave(g);
}

/* [Winter Quarters] [reading 33] Worked example X16: the fifth cube sends the card to the discards; when it comes up it is laid aside and the
 * next card replaces it; with both aside the game ends with the turn. */
static void n7_x16_fifth_cube_on_winter_quarters(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS ALB 2/1");
	int card = card_of(g, "WQRU");
	idle(g);
	now(g)->header.track[TRACK_CUBES_RUSSIAN] = 4;
	n7_lose_point(&g->s, pos(g), piece(g, "R-OLS"), ARM_FOOT, CITE_COMBAT_4, &g->ev);
	assert_int_equal(now(g)->card[card], CARD_DISCARD_RUSSIAN);
	n7_lose_point(&g->s, pos(g), piece(g, "R-OLS"), ARM_FOOT, CITE_COMBAT_4, &g->ev);
	assert_int_equal(now(g)->card[card], CARD_DISCARD_RUSSIAN);
	/* all cards but this one have been drawn: the discards are the new pile */
	deck_move(now(g), CARD_DECK_RUSSIAN, CARD_DISCARD_RUSSIAN);
	next_cards(g, "");
	dice_force(&now(g)->dice, (const int[]){deck_count(now(g), CARD_DISCARD_RUSSIAN), 1}, 2);
	assert_int_equal(n7_turn_over(&g->s, pos(g), RUSSIAN, CITE_COMBAT_2, &g->ev), card_of(g, "RU01"));
	assert_int_equal(now(g)->card[card], CARD_ASIDE);
	assert_false(now(g)->header.result.over);
	now(g)->card[card_of(g, "WQFR")] = CARD_ASIDE;
	while (now(g)->depth)
		frame_pop(now(g));
	frame_push(now(g), ROW_TURN_END, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	assert_true(now(g)->header.result.over);
	leave(g);
}

/* [Tsar's Impatience] [reading 55] No Russian attack this turn: a point to the French; one that was made satisfies the Tsar. */
static void n7_tsars_impatience(void **unused)
{
	(void)unused;
	for (int made = 0; made < 2; made++) {
		struct game *g = theatre("friedland", NULL, "F-LAN PEY 3/2; R-OLS ALB 2/1");
		pos(g)->turn_rules = (uint8_t)(RULE_IMPATIENCE | (made ? RULE_ATTACKED : 0));
		frame_push(now(g), ROW_TURN_END, SIDE_0);
		phases_run(&g->s, now(g), &g->ev);
		assert_int_equal(marker_at(g), made ? 10 : 9);
		assert_int_equal(pos(g)->turn_rules & (RULE_IMPATIENCE | RULE_ATTACKED), 0);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_x08_recovery),
		cmocka_unit_test(n7_recovery_1_and_2),
		cmocka_unit_test(n7_recovery_3_and_cold), cmocka_unit_test(n7_recovery_3_one_heading_a_side),
		cmocka_unit_test(n7_cold_is_told_before_it_kills), cmocka_unit_test(n7_recovery_2_with_nobody_to_rest),
		cmocka_unit_test(n7_care),
		cmocka_unit_test(n7_x09_danzig_under_siege),
		cmocka_unit_test(n7_everything_counts_at_the_end),
		cmocka_unit_test(n7_x10_thorn_in_russian_hands),
		cmocka_unit_test(n7_victory_zones),
		cmocka_unit_test(n7_victory_at_once),
		cmocka_unit_test(n7_x16_fifth_cube_on_winter_quarters),
		cmocka_unit_test(n7_tsars_impatience),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What is seen of a position: badges, markers of redoubts, tracks, how victory stands. */
#include "field.h"

#include <string.h>

static struct view seen;

static void look(struct game *g)
{
	g->s.rules->show(&g->s, now(g), NOBODY, &seen);
}

static unsigned badges(struct game *g, const char *id)
{
	look(g);
	for (int i = 0; i < seen.counters; i++)
		if (seen.counter[i].piece == piece(g, id))
			return seen.counter[i].badges;
	fail_msg("%s is not shown", id);
	return 0;
}

static int box(struct game *g, const char *id, int *number)
{
	look(g);
	for (int i = 0; i < seen.counters; i++) {
		if (seen.counter[i].piece != piece(g, id))
			continue;
		*number = seen.counter[i].number;
		return seen.counter[i].box;
	}
	return NONE;
}

static const char *track(struct game *g, int side, const char *name)
{
	look(g);
	for (int i = 0; i < seen.tracks; i++)
		if (seen.track[i].side == side && !strcmp(seen.track[i].name, name))
			return seen.track[i].value;
	return "none";
}

static bool line(struct game *g, const char *words)
{
	look(g);
	for (int i = 0; i < seen.lines; i++)
		if (!strcmp(seen.line[i], words))
			return true;
	return false;
}

static const struct view_marker *marker(struct game *g, const char *hex)
{
	look(g);
	for (int i = 0; i < seen.markers; i++)
		if (seen.marker[i].place == board_find(&g->s.board, hex))
			return &seen.marker[i];
	return NULL;
}

/* [5 September Special Rules] */
static void borodino_show_the_freeze(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_5 ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"RU-II-4\":\"1610\","
				     "\"RU-VIII-12\":\"3018\",\"FR-I-2\":\"4020\"},\"start\":{\"turn\":4,\"side\":\"russian\"}",
			       NULL);
	assert_string_equal(track(g, RUSSIAN, "Frozen in the north"), "2");
	assert_string_equal(track(g, RUSSIAN, "May begin to move"), "1");
	assert_int_equal(badges(g, "RU-II-4"), BADGE_WAITS); /* it may be the one */
	assert_int_equal(badges(g, "RU-V-1G"), BADGE_WAITS);
	assert_true(offered(g, "take RU-V-1G"));
	assert_int_equal(badges(g, "RU-VIII-12"), 0);
	play(g, "march RU-II-4 1611");
	assert_string_equal(track(g, RUSSIAN, "Frozen in the north"), "1");
	assert_string_equal(track(g, RUSSIAN, "May begin to move"), "0");
	assert_int_equal(badges(g, "RU-II-4"), BADGE_MOVED);
	assert_int_equal(badges(g, "RU-V-1G"), BADGE_FROZEN); /* one has begun */
	assert_false(offered(g, "take RU-V-1G"));
	play(g, "done");
	assert_string_equal(track(g, RUSSIAN, "May begin to move"), "none"); /* the French player-turn */
	leave(g);
	g = field(DAY_5 ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"RU-VIII-12\":\"3018\",\"FR-I-2\":\"3019\"},"
			"\"start\":{\"turn\":4,\"side\":\"russian\",\"phase\":\"combat\"}", NULL);
	assert_string_equal(track(g, RUSSIAN, "May begin to move"), "none"); /* nobody moves in the Combat Phase */
	leave(g);
	g = field(GRAND ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"FR-I-2\":\"4020\"},"
			"\"start\":{\"turn\":8,\"side\":\"russian\"}", NULL);
	assert_string_equal(track(g, RUSSIAN, "Frozen in the north"), "1");
	play(g, "done");
	assert_string_equal(track(g, RUSSIAN, "Frozen in the north"), "none"); /* turn 9 */
	assert_int_equal(badges(g, "RU-V-1G"), 0);
	leave(g);
	g = field(DAY_5 ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"FR-I-2\":\"4020\"},"
			"\"start\":{\"turn\":3,\"side\":\"russian\"}", NULL);
	assert_string_equal(track(g, RUSSIAN, "May begin to move"), "none"); /* not before 1500 */
	assert_int_equal(badges(g, "RU-V-1G"), BADGE_FROZEN);
	leave(g);
}

/* [Imperial Guard A, Imperial Guard B, Zones of Control D, Movement 11] */
static void borodino_show_who_is_held(void **unused)
{
	(void)unused;
	const char *keys = DAY_7 ",\"losses\":{\"french\":26},\"setup\":{\"FR-G-YG\":\"2620\",\"FR-G-MG\":\"2621\","
				 "\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\"}";
	struct game *g = field(keys, "imperial_guard=1");
	assert_string_equal(track(g, FRENCH, "Guard released by losses"), "0, 2 left");
	assert_string_equal(track(g, FRENCH, "Losses, strength points"), "26");
	assert_string_equal(track(g, RUSSIAN, "Losses, strength points"), "0");
	assert_string_equal(track(g, FRENCH, "Exited east"), "0 of 60");
	assert_int_equal(badges(g, "FR-G-YG"), BADGE_GUARD);
	assert_true(offered(g, "take FR-G-YG"));
	assert_int_equal(badges(g, "FR-I-2"), BADGE_PINNED);
	assert_int_equal(badges(g, "RU-III-3"), 0); /* it is not his phase */
	play(g, "release FR-G-YG; take FR-G-YG");
	assert_int_equal(badges(g, "FR-G-YG"), BADGE_RELEASED | BADGE_IN_HAND);
	assert_string_equal(track(g, FRENCH, "Guard released by losses"), "1, 1 left");
	leave(g);
	g = field(keys, NULL);
	assert_int_equal(badges(g, "FR-G-YG"), 0);
	assert_string_equal(track(g, FRENCH, "Guard released by losses"), "none");
	leave(g);
	/* losses may allow more releases than there are Guard units that wait for one */
	g = field(DAY_7 ",\"losses\":{\"french\":140},\"setup\":{\"FR-G-YG\":\"2620\",\"RU-III-3\":\"2606\"}", "imperial_guard=1");
	assert_string_equal(track(g, FRENCH, "Guard released by losses"), "0, 1 left");
	leave(g);
	/* at night nobody is pinned; on the 5th nobody leaves the map */
	g = field(GRAND ",\"setup\":{\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\"},\"start\":{\"turn\":9}", NULL);
	assert_int_equal(badges(g, "FR-I-2"), 0);
	leave(g);
	g = field(DAY_5 ",\"setup\":{\"FR-I-2\":\"2607\"}", NULL);
	assert_string_equal(track(g, FRENCH, "Exited east"), "none");
	leave(g);
}

/* [Combat B, Combat D, Retreat] */
static void borodino_show_a_fight(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\","
						  "\"FR-I-4\":\"2611\",\"RU-II-4\":\"2610\"}", NULL);
	assert_int_equal(badges(g, "FR-I-2"), BADGE_MUST_ATTACK);
	assert_int_equal(badges(g, "RU-III-3"), BADGE_MUST_BE_ATTACKED);
	play(g, "attack RU-III-3; with FR-I-2");
	assert_int_equal(badges(g, "FR-I-2"), BADGE_MUST_ATTACK | BADGE_ATTACKS);
	assert_int_equal(badges(g, "RU-III-3"), BADGE_MUST_BE_ATTACKED | BADGE_TARGET);
	dice(g, 1);
	play(g, "commit");
	row_is(g, ROW_RETREAT, FRENCH);
	assert_int_equal(badges(g, "RU-III-3"), BADGE_TARGET | BADGE_ATTACKED | BADGE_RETREATS);
	play(g, "retreat RU-III-3 2605; stand");
	assert_int_equal(badges(g, "FR-I-2"), BADGE_FIRED);
	assert_int_equal(badges(g, "FR-I-4"), BADGE_MUST_ATTACK);
	leave(g);
}

/* [Redoubts J, Destroyed Marker, Reinforcements] */
static void borodino_show_redoubts_and_boxes(void **unused)
{
	(void)unused;
	int number;
	struct game *g = field(DAY_6 ",\"destroyed\":[\"3224\"],\"lost\":[\"FR-I-4\"],\"setup\":{\"FR-I-2\":\"2618\","
				     "\"RU-III-3\":\"1610\"},\"enter\":{\"FR-I-A\":{\"turn\":11,\"at\":\"B\"},"
				     "\"FR-I-C\":{\"turn\":13,\"at\":\"B\"}}", NULL);
	assert_string_equal(marker(g, "3224")->sprite, "destroyed");
	assert_string_equal(marker(g, "3018")->sprite, "redoubt");
	assert_string_equal(marker(g, "3018")->tip, "Redoubt, strength 2");
	assert_string_equal(marker(g, "2618")->tip, "Redoubt, strength 4: silent, the French are in it");
	assert_true(box(g, "FR-I-A", &number) == BOX_ARRIVING && number == 11);
	assert_true(box(g, "FR-I-C", &number) == BOX_LATER && number == 13);
	assert_int_equal(box(g, "FR-I-4", &number), BOX_LOST);
	assert_int_equal(box(g, "FR-I-5", &number), BOX_UNUSED);
	assert_true(line(g, "Redoubts held: French 1, Russian 4; three win"));
	assert_true(line(g, "At this moment: Russian, Victory"));
	assert_string_equal(seen.turn, "Turn 11: 6 September, 0600");
	assert_string_equal(seen.phase, "French Movement");
	leave(g);
}

/* [7 September French Substantial, 7 September Russian Marginal] */
static void borodino_show_how_victory_stands(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"losses\":{\"french\":25,\"russian\":12},\"setup\":{\"FR-I-2\":\"3224\","
				     "\"RU-III-3\":\"2618\",\"RU-II-4\":\"3018\"}" RUSSIAN_FIGHT, NULL);
	assert_true(line(g, "French decisive: 0 of 60 points exited east"));
	assert_true(line(g, "French substantial: Russian losses 12 of 50"));
	assert_true(line(g, "French marginal: 1 of 5 redoubts occupied"));
	assert_true(line(g, "Russian marginal: 2 of 4 eastern redoubts occupied"));
	assert_true(line(g, "Russian substantial: French losses 25 against 12"));
	assert_true(line(g, "At this moment: Russian, Substantial victory"));
	leave(g);
	g = field(DAY_7 ",\"losses\":{\"french\":5,\"russian\":12},\"setup\":{\"FR-I-2\":\"3224\",\"RU-II-4\":\"1610\"}", NULL);
	assert_true(line(g, "French substantial: Russian losses 12 of 40"));
	assert_true(line(g, "At this moment: a draw"));
	now(g)->header.result.over = 1;
	assert_true(line(g, "At the end: a draw"));
	leave(g);
	g = field(DAY_5 ",\"setup\":{\"FR-I-2\":\"3224\",\"RU-II-4\":\"1610\"}", NULL);
	assert_true(line(g, "Schevardino: French"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_show_the_freeze),
		cmocka_unit_test(borodino_show_who_is_held),
		cmocka_unit_test(borodino_show_a_fight),
		cmocka_unit_test(borodino_show_redoubts_and_boxes),
		cmocka_unit_test(borodino_show_how_victory_stands),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The area game of 1812: what no sensible player does, in positions where it could be done. */
#include "rules/area1812/field.h"

#include "ai/habits.h"

static bool train_is_safe(struct game *g)
{
	int at = now(g)->piece[piece(g, "FR-su-1")].place;
	return ar_corps(state(g), FRENCH, at) || land_of(&g->s)->distance[at][place_of(g, "R44")] > 1;
}

/* [Combat D] A supply unit does not stay alone beside a Russian corps. */
static void area1812_habit_no_train_alone_beside_the_enemy(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":4,\"cc\":1}", "{\"at\":\"R35\",\"su\":1},{\"at\":\"R33\",\"ic\":5,\"cc\":1}"), NULL);
	to_french(g);
	habit_is(g, "a supply unit alone beside an enemy", train_is_safe);
	leave(g);
}

static bool emperor_is_led(struct game *g)
{
	int at = now(g)->piece[land_of(&g->s)->napoleon].place;
	return ar_corps(state(g), FRENCH, at) > 0;
}

/* Napoleon does not march off alone, nor do the corps from him. */
static void area1812_habit_no_leader_alone(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":4,\"cc\":1}", "{\"at\":\"R35\",\"ic\":6,\"cc\":2,\"leaders\":\"A\"}"), "optional_rules=1");
	to_french(g);
	habit_is(g, "Napoleon alone", emperor_is_led);
	leave(g);
}

static bool points_are_taken(struct game *g)
{
	return now(g)->header.track[TRACK_POINTS] >= 3;
}

/* On the last turn an army walks into the point area that nobody guards. */
static void area1812_habit_does_not_sleep_on_the_last_turn(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(13, "{\"at\":\"R57\",\"ic\":2}", "{\"at\":\"R35\",\"ic\":3}"), NULL);
	to_french(g);
	habit_is(g, "open points are left on the last turn", points_are_taken);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_habit_no_train_alone_beside_the_enemy),
		cmocka_unit_test(area1812_habit_no_leader_alone),
		cmocka_unit_test(area1812_habit_does_not_sleep_on_the_last_turn),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

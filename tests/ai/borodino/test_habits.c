/* Borodino: what no sensible player does, in positions where it could be done. */
#include "rules/borodino/field.h"

#include "ai/habits.h"

static int at(struct game *g, const char *unit)
{
	return now(g)->piece[piece(g, unit)].place;
}

static int distance(struct game *g, const char *a, const char *b)
{
	return bo_hex_distance(field_of(&g->s), at(g, a), at(g, b));
}

static bool guns_stand_off(struct game *g)
{
	const struct field *f = field_of(&g->s);
	for (int i = f->first[FRENCH]; i < f->last[FRENCH]; i++)
		if (now(g)->piece[i].place >= 0 && g->s.piece[i].arm == ARM_ART && zone_against(f, state(g), FRENCH, now(g)->piece[i].place))
			return false;
	return true;
}

/* [Artillery] Guns fire from two hexes off; none steps into contact. */
static void borodino_habit_guns_stand_off(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2504\",\"FR-I-2\":\"2604\",\"FR-I-4\":\"2704\",\"RU-VI-7\":\"2607\"}", NULL);
	habit_is(g, "guns in contact", guns_stand_off);
	leave(g);
}

static bool keeps_off(struct game *g)
{
	return distance(g, "FR-I-2", "RU-VII-26") > 1 && distance(g, "FR-I-2", "RU-VI-24") > 1 && distance(g, "FR-I-2", "RU-VI-7") > 1;
}

/* [Zones of Control] One unit alone does not walk up to three, who would close the ring. */
static void borodino_habit_no_walk_into_a_ring(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2504\",\"RU-VII-26\":\"2508\",\"RU-VI-24\":\"2608\",\"RU-VI-7\":\"2708\"}", NULL);
	habit_is(g, "alone into the ring", keeps_off);
	leave(g);
}

static bool schevardino_is_taken(struct game *g)
{
	int unit = unit_at(state(g), field_of(&g->s)->redoubt_at[field_of(&g->s)->schevardino]);
	return unit != NONE;
}

/* [Victory Conditions] The last march of the day, the work that decides it stands empty and somebody can go there: he does. */
static void borodino_habit_enters_the_empty_work_on_the_last_march(void **unused)
{
	(void)unused;
	struct game *g = field("\"first_turn\":8,\"last_turn\":8,\"victory\":\"5-september\"" RUSSIAN_MOVE
			       ",\"held\":{\"3224\":\"french\"},\"setup\":{\"RU-VII-26\":\"3222\",\"FR-I-2\":\"2504\"}", NULL);
	habit_is(g, "an army that sleeps before the open work", schevardino_is_taken);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_habit_guns_stand_off),
		cmocka_unit_test(borodino_habit_no_walk_into_a_ring),
		cmocka_unit_test(borodino_habit_enters_the_empty_work_on_the_last_march),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

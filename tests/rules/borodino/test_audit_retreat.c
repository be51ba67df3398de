/* Units that cannot retreat, and what is said of them. */
#include "field.h"
#include "words/words.h"

#include <string.h>

/* Retreat: who finds no hex is lost, and the log says so; who is shot is lost for that. */
/* [Retreat] */
static void borodino_retreat_without_a_hex(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-4\":\"3222\",\"FR-III-25\":\"3123\","
				      "\"FR-VIII-23\":\"3323\",\"RU-II-4\":\"3223\"}", NULL);
	dice(g, 1);
	play(g, "attack RU-II-4; with FR-I-4; with FR-III-25; with FR-VIII-23");
	odds_are(g, "2-1", 20, 5);
	play(g, "commit");
	lost(g, "RU-II-4");
	assert_true(logged(g, "cannot retreat and is eliminated in 3223: strength 5 lost"));
	play(g, "advance FR-VIII-23 3223");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"3222\",\"RU-COS-1\":\"3223\"}", NULL);
	dice(g, 1);
	play(g, "attack RU-COS-1; with FR-I-2; commit");
	lost(g, "RU-COS-1");
	assert_false(logged(g, "cannot retreat"));
	leave(g);
}

/* Two beaten units have only each other's hex: one is lost first, whichever the winner names, and the other lives in its
 * hex. */
/* [Retreat, reading 18] */
static void borodino_retreat_the_lost_one_makes_room(void **unused)
{
	(void)unused;
	static const char *const first[] = {"RU-COS-1", "RU-COS-2"}, *const hex[] = {"1011", "0910"};
	for (int i = 0; i < 2; i++) {
		struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-G-A\":\"1010\",\"FR-IC-1\":\"0912\","
					      "\"FR-IC-2\":\"1112\",\"RU-COS-1\":\"1011\",\"RU-COS-2\":\"0910\"}", NULL);
		struct text order;
		dice(g, 3);
		play(g, "attack RU-COS-1; attack RU-COS-2; with FR-G-A");
		play(g, "commit");
		row_is(g, ROW_RETREAT, FRENCH);
		text_set(&order, "lose %s", first[i]);
		assert_true(offered(g, "lose RU-COS-1"));
		assert_true(offered(g, "lose RU-COS-2"));
		play(g, order.at);
		lost(g, first[i]);
		stands(g, first[1 - i], hex[i]);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_retreat_without_a_hex),
		cmocka_unit_test(borodino_retreat_the_lost_one_makes_room),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What either army goes by, and its tempers: figures alone, no position. */
#include "rules/gamble/campaign.h"

#include "ai/gamble/own.h"

static bool same_temper(struct gb_temper a, struct gb_temper b)
{
	return a.risk == b.risk && a.boldness == b.boldness && a.pull == b.pull && a.prey == b.prey && a.need == b.need && a.bread == b.bread;
}

static void gamble_the_usual_temper_is_the_armys_own(void **unused)
{
	(void)unused;
	for (int side = 0; side < SIDES; side++) {
		assert_true(same_temper(gb_temper_of(side, TEMPER_USUAL), gb_nature_of(side)->usual));
		assert_true(same_temper(gb_temper_of(side, TEMPERS), gb_nature_of(side)->usual));
		assert_true(same_temper(gb_temper_of(side, NONE), gb_nature_of(side)->usual));
	}
}

static void gamble_no_two_tempers_are_alike(void **unused)
{
	(void)unused;
	for (int side = 0; side < SIDES; side++)
		for (int a = 0; a < TEMPERS; a++)
			for (int b = 0; b < a; b++)
				assert_false(same_temper(gb_temper_of(side, a), gb_temper_of(side, b)));
}

/* Those who came to take are drawn on to where the goal is, those who keep do not sit down on it; and the French reckon with an enemy
 * from farther off. */
static void gamble_the_armies_differ(void **unused)
{
	(void)unused;
	const struct gb_nature *french = gb_nature_of(FRENCH), *russian = gb_nature_of(RUSSIAN);
	assert_true(french->slope > russian->slope);
	assert_true(french->arrived > 2 * russian->arrived);
	assert_true(french->strikes_from > russian->strikes_from);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_the_usual_temper_is_the_armys_own),
		cmocka_unit_test(gamble_no_two_tempers_are_alike),
		cmocka_unit_test(gamble_the_armies_differ),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

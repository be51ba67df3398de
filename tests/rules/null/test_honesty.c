/* What is imagined leans no more towards the truth than chance does. */
#include "rules/deal.h"
#include "rules/honesty.h"

static void look_at_games(const char *name, const struct rules *rules, struct shares *shares)
{
	struct game *g = scenario(name, NULL);
	g->s.rules = rules ? rules : g->s.rules;
	for (uint64_t seed = 1; seed <= 30; seed++)
		shares_play(g, seed, 2, NULL, shares);
	leave(g);
}

static void face_down_counters_are_dealt_by_chance_alone(void **unused)
{
	(void)unused;
	struct shares shares = {0};
	look_at_games("null/duel", NULL, &shares);
	shares_fair(&shares, 2);
}

static void blocks_of_a_point_are_dealt_by_chance_alone(void **unused)
{
	(void)unused;
	struct shares shares = {0};
	look_at_games("null/valley", NULL, &shares);
	shares_fair(&shares, 2);
}

/* The measure itself: a game that copies keeps all. */
static void a_copy_is_no_deal(void **unused)
{
	(void)unused;
	struct shares shares = {0};
	struct rules copies = *rules_find("null");
	copies.imagine = imagine_open;
	look_at_games("null/duel", &copies, &shares);
	assert_int_equal(shares.kept, shares.of);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(face_down_counters_are_dealt_by_chance_alone),
		cmocka_unit_test(blocks_of_a_point_are_dealt_by_chance_alone),
		cmocka_unit_test(a_copy_is_no_deal),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Scenarios of one's own with slips of the pen: each is refused with file, place and reason. */
#include "field.h"

#include <string.h>

static const char whole[] =
	"{\"format\":1,\"game\":\"area1812\",\"id\":\"own\",\"first_turn\":3,\"last_turn\":13,\"points\":1,\"control\":[\"FP2\"],"
	"\"depleted_50\":[\"R22\"],\"depleted_100\":[\"R27\"],\"historical\":{\"russian\":[{\"at\":\"R44\",\"ic\":2,\"leaders\":\"A\"}],"
	"\"french\":[{\"at\":\"FW9\",\"ic\":3,\"cc\":1}]},\"free\":{\"russian\":[{\"ic\":2,\"areas\":[\"R44\",\"R45\"]}],"
	"\"french\":[{\"ic\":2,\"each\":1,\"areas\":[\"FP1\",\"FP2\"]}]}}";

static void refused_with(const char *old, const char *new, const char *place, const char *says)
{
	text_refused(whole, old, new, strcmp(place, "index") ? "custom scenario" : "tables.json", place, says);
}

/* [Abbreviations] */
static void area1812_slips_in_a_set_up_are_named(void **unused)
{
	(void)unused;
	text_accepted(whole);
	refused_with("\"ic\":2,\"leaders\"", "\"lc\":2,\"leaders\"", "R44", "\"lc\" is no key");
	refused_with("\"ic\":3", "\"ic\":\"3\"", "FW9", "");
	refused_with("\"ic\":3", "\"ic\":-1", "FW9", "");
	refused_with("\"ic\":3", "\"ic\":60", "FW9", "more units than there are counters");
	refused_with("\"leaders\":\"A\"", "\"leaders\":\"Z\"", "R44", "there is no leader \"Z\"");
	refused_with("\"leaders\":\"A\"", "\"leaders\":\"AA\"", "R44", "stands twice");
	refused_with("\"leaders\":\"A\"", "\"leaders\":1", "R44", "must be a text");
	refused_with("\"at\":\"R44\"", "\"at\":\"R99\"", "R99", "no area");
	refused_with("\"at\":\"R44\"", "\"at\":\"PRI\"", "PRI", "no area");
	refused_with("\"french\":[{\"at\"", "\"frensh\":[{\"at\"", "historical", "");
	refused_with("{\"at\":\"R44\",\"ic\":2,\"leaders\":\"A\"}", "\"R44\"", "historical", "");
	refused_with("\"historical\"", "\"historic\"", "historic", "no key");
}

/* [Scenarios, reading 4] */
static void area1812_slips_in_zones_and_state_are_named(void **unused)
{
	(void)unused;
	refused_with("[\"R44\",\"R45\"]", "\"R44\"", "free", "must be a list");
	refused_with("[\"R44\",\"R45\"]", "[]", "free", "without areas");
	refused_with("[\"R44\",\"R45\"]", "[\"R44\",\"R45x\"]", "free", "\"R45x\" is no area");
	refused_with("[\"FP1\",\"FP2\"]", "[\"FP1\"]", "free", "2 units has 1 areas");
	refused_with("\"russian\":[{\"ic\":2,\"areas\"", "\"russia\":[{\"ic\":2,\"areas\"", "free", "");
	refused_with("\"depleted_50\":[\"R22\"]", "\"depleted_50\":\"R22\"", "depleted_50", "must be a list");
	refused_with("\"depleted_50\":[\"R22\"]", "\"depleted_50\":[\"R27a\"]", "depleted_50", "not on the map");
	refused_with("\"control\":[\"FP2\"]", "\"control\":[\"FP1\"]", "FP1", "worth no points");
	refused_with("\"points\":1", "\"points\":2", "points", "are worth 1");
	refused_with("\"first_turn\":3", "\"first_turn\":0", "scenario", "from 1 to");
	refused_with("\"points\":1", "\"points\":1,\"reinforcements\":\"yes\"", "reinforcements", "true or false");
	refused_with("\"last_turn\":13", "\"last_turn\":14", "index", "each turn");
}

/* [Scenarios] Who asks for a free set-up that is not in the file is told so. */
static void area1812_no_free_set_up_without_groups(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":1}"), NULL);
	assert_true(scenario_option(&g->s, "free_setup=1", &g->e));
	assert_false(g->s.rules->setup(&g->s, 1, now(g), NULL, &g->e));
	assert_string_equal(g->e.place, "free");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_slips_in_a_set_up_are_named),
		cmocka_unit_test(area1812_slips_in_zones_and_state_are_named),
		cmocka_unit_test(area1812_no_free_set_up_without_groups),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

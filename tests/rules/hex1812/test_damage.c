/* Scenarios of one's own with slips of the pen: each is refused with file, place and reason. */
#include "battlefield.h"

static const char whole[] =
	"{\"format\":1,\"game\":\"hex1812\",\"id\":\"own\",\"first_turn\":11,\"last_turn\":19,\"points\":1,\"control\":[\"3823\"],\"first\":\"french\","
	"\"depleted_50\":[\"R22\"],\"depleted_100\":[\"R27\"],\"reinforcements\":false,"
	"\"historical\":{\"russian\":[{\"at\":\"5623\",\"ic\":2,\"leaders\":\"A\"}],\"french\":[{\"at\":\"3823\",\"ic\":3,\"cc\":1}]},"
	"\"free\":{\"russian\":[{\"ic\":2,\"within\":2,\"of\":\"5623\"}],\"french\":[{\"ic\":2,\"at\":\"3823\"}]}}";

static void refused_with(const char *old, const char *new, const char *place, const char *says)
{
	text_refused(whole, old, new, "custom scenario", place, says);
}

/* [Scenarios] */
static void hex1812_slips_in_a_set_up_are_named(void **unused)
{
	(void)unused;
	text_accepted(whole);
	refused_with("\"ic\":2,\"leaders\"", "\"lc\":2,\"leaders\"", "5623", "\"lc\" is no key");
	refused_with("\"ic\":3", "\"ic\":60", "3823", "more units than there are counters");
	refused_with("\"leaders\":\"A\"", "\"leaders\":\"AA\"", "5623", "stands twice");
	refused_with("\"at\":\"5623\"", "\"at\":\"9999\"", "historical", "no hex that units may enter");
	refused_with("{\"at\":\"5623\",\"ic\":2,\"leaders\":\"A\"}", "\"5623\"", "historical", "");
	refused_with("\"historical\"", "\"historic\"", "historic", "no key");
	refused_with("\"within\":2,\"of\":\"5623\"", "\"within\":2", "free", "a group needs");
	refused_with("\"within\":2,\"of\":\"5623\"", "\"within\":21,\"of\":\"5623\"", "free", "");
	refused_with("\"within\":2,\"of\":\"5623\"", "\"area\":\"R99\"", "free", "\"R99\" is no area");
	refused_with("\"within\":2,\"of\":\"5623\"", "\"area\":\"R44\",\"not_within\":2", "free", "a distance needs \"of\"");
}

/* [Scenarios] */
static void hex1812_slips_in_the_state_are_named(void **unused)
{
	(void)unused;
	refused_with("\"id\":\"own\"", "\"id\":\"My Own\"", "id", "small letters");
	refused_with("\"depleted_50\":[\"R22\"]", "\"depleted_50\":[\"R27\"]", "depleted_100", "R27 is named twice");
	refused_with("\"depleted_50\":[\"R22\"]", "\"depleted_50\":[\"R22\",\"R22\"]", "depleted_50", "R22 is named twice");
	refused_with("\"depleted_50\":[\"R22\"]", "\"depleted_50\":[\"R99\"]", "depleted_50", "not on the map");
	refused_with("\"reinforcements\":false", "\"reinforcements\":\"yes\"", "reinforcements", "true or false");
	refused_with("\"control\":[\"3823\"]", "\"control\":[\"3823\",\"3823\"]", "control", "each once");
	refused_with("\"control\":[\"3823\"]", "\"control\":[\"5623\"]", "control", "worth points");
	refused_with("\"points\":1", "\"points\":2", "points", "are worth 1");
	refused_with("\"points\":1", "\"points\":1.5", "points", "whole number");
	refused_with("\"first\":\"french\"", "\"first\":\"austrian\"", "first", "\"russian\"");
}

/* [Victory A, Victory B] What a hex is worth is held to what it can be, and the index of a turn too. */
static void hex1812_worth_does_not_wrap(void **unused)
{
	(void)unused;
	struct game *g = scenario("hex1812/3-retreat", NULL);
	cJSON *worth = cJSON_GetObjectItem(cJSON_GetObjectItem(cJSON_GetObjectItem(g->s.board.json, "hexes"), "3823"), "vp");
	double was = worth->valuedouble;
	cJSON_SetNumberHelper(worth, 257);
	data_refused(g, "hex1812.json", "3823", "\"vp\" must be a whole number from 0 to 9");
	cJSON_SetNumberHelper(worth, was);
	cJSON_SetNumberHelper(cJSON_GetArrayItem(cJSON_GetObjectItem(g->s.tables_json, "index"), 2), 70000);
	data_refused(g, "tables.json", "index", "-99 to 99");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_worth_does_not_wrap),
		cmocka_unit_test(hex1812_slips_in_a_set_up_are_named),
		cmocka_unit_test(hex1812_slips_in_the_state_are_named),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

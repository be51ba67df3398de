/* What a scenario may switch on, and what it must bring for it: anything else is refused with its key. */
#include "rules/field.h"
#include "rules/null/null.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DUEL "\"setup\":{\"BL-1\":\"A1\",\"BL-2\":\"A2\",\"RD-1\":\"E1\",\"RD-2\":\"E2\"}"
#define HEXES "\"map\":\"null-hex\",\"setup\":{\"BL-1\":\"0203\",\"BL-2\":\"0303\",\"RD-1\":\"0604\",\"RD-2\":\"0504\"}"

/* Is a scenario with these keys refused, at this key? */
static void refuses(const char *keys, const char *place)
{
	char text[2048];
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	int n = snprintf(text, sizeof text, "{\"format\":1,\"game\":\"null\",\"id\":\"x\",\"first_turn\":1,\"last_turn\":8,%s}", keys);
	assert_non_null(s);
	if (scenario_load_text(s, data(), text, (size_t)n, &e))
		fail_msg("%s is accepted", keys);
	if (strcmp(e.place, place))
		fail_msg("%s: refused at \"%s\" and not at \"%s\": %s", keys, e.place, place, e.reason);
	assert_true(e.reason[0]);
	free(s);
}

static void what_a_switch_needs_is_there(void **unused)
{
	(void)unused;
	static const char *const with[] = {
		"\"open\"", "7", "[7]", "[\"flying\"]", "[\"setup\"]", "[\"points\"]", "[\"assaults\"]", "[\"open\",\"assaults\"]",
		"[\"open\",\"stacks\",\"assaults\",\"blocks\"]", "[\"open\",\"stacks\",\"assaults\",\"turns\"]", "[\"stacks\"]",
		"[\"turns\"]", "[\"open\",\"supply\"]", "[\"events\"]", "[\"open\",\"stacks\",\"turns\",\"points\"]"};
	for (size_t i = 0; i < sizeof with / sizeof *with; i++) {
		char keys[256];
		snprintf(keys, sizeof keys, "\"with\":%s," HEXES, with[i]);
		refuses(keys, "with");
	}
}

static void what_a_switch_brings_is_checked(void **unused)
{
	(void)unused;
	static const struct {
		const char *keys, *place;
	} wrong[] = {
		{DUEL, "BL-3"}, /* the duel sets up all */
		{"\"with\":[\"open\",\"stacks\",\"assaults\",\"supply\"]," HEXES, "home"},
		{"\"with\":[\"open\",\"setup\"]," HEXES, "BL-1"},
		{"\"with\":[\"open\",\"setup\"],\"zone\":{\"blue\":[\"0203\",\"9999\"]}," HEXES, "zone"},
		{"\"with\":[\"open\",\"setup\"],\"zone\":{\"blue\":[\"0203\"],\"red\":[\"0203\"]}," HEXES, "zone"},
		{"\"with\":[\"open\"],\"zone\":{\"blue\":\"0203\"}," HEXES, "blue"},
		{"\"with\":[\"open\"],\"garrison\":[\"BL-9\"]," HEXES, "garrison"},
		{"\"with\":[\"rivers\"],\"garrison\":[\"BL-2\"]," HEXES, "garrison"},
		{"\"with\":[\"open\"],\"towns\":{\"9999\":{\"points\":2}}," HEXES, "towns"},
		{"\"with\":[\"open\"],\"towns\":{\"0203\":{\"points\":0}}," HEXES, "0203"},
		{"\"with\":[\"open\"],\"exit\":{\"blue\":\"9999\"}," HEXES, "exit"},
		{"\"with\":[\"rivers\"],\"enter\":{\"BL-5\":{\"turn\":2,\"at\":\"0106\"}}," HEXES, "BL-5"},
		{"\"with\":[\"open\"],\"map\":\"null-hex\",\"setup\":{\"BL-1\":\"0203\",\"RD-1\":\"0203\"}", "RD-1"},
		{"\"with\":[\"open\"],\"map\":\"null-hex\",\"setup\":{\"BL-1\":\"0203\"}", "setup"},
	};
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
		refuses(wrong[i].keys, wrong[i].place);
}

/* Any set of switches that is accepted can be played to the end. */
static void what_is_accepted_can_be_played(void **unused)
{
	(void)unused;
	static const char *const with[] = {"[\"open\"]", "[\"rivers\"]", "[\"blocks\"]", "[\"open\",\"points\"]",
					   "[\"open\",\"stacks\",\"assaults\"]", "[\"open\",\"stacks\",\"turns\"]",
					   "[\"stacks\",\"turns\",\"blocks\"]"};
	for (size_t i = 0; i < sizeof with / sizeof *with; i++) {
		char keys[512];
		uint64_t state = i + 1;
		snprintf(keys, sizeof keys, "\"first_turn\":1,\"last_turn\":3,\"with\":%s," HEXES, with[i]);
		struct game *g = field_in("null", keys, NULL);
		for (rules_orders(&g->s, now(g), &g->list); g->list.n; rules_orders(&g->s, now(g), &g->list)) {
			assert_true(rules_play(&g->s, now(g), &g->list.at[random_below(&state, g->list.n)], NULL, NULL));
			if (!g->s.rules->sound(&g->s, now(g), &g->e))
				fail_msg("%s: %s %s", with[i], g->e.place, g->e.reason);
		}
		assert_true(now(g)->header.result.over);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_a_switch_needs_is_there),
		cmocka_unit_test(what_a_switch_brings_is_checked),
		cmocka_unit_test(what_is_accepted_can_be_played),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What the map shows when it is asked, what an order is warned of, and the report of the points: each by a second look. */
#include "field.h"

#include <stdio.h>
#include <string.h>

static void ask(struct game *g, enum query q, const char *unit, struct overlay *out)
{
	g->s.rules->query(&g->s, now(g), SIDE_0, q, unit ? piece(g, unit) : NONE, NONE, out);
}

/* Links from there to there, 3 for three and more. */
static int links(struct game *g, int from, int to)
{
	const struct land *land = land_of(&g->s);
	if (from == to)
		return 0;
	for (int i = 0; i < land->links[from]; i++)
		if (land->to[from][i] == to)
			return 1;
	for (int i = 0; i < land->links[from]; i++)
		for (int k = 0; k < land->links[land->to[from][i]]; k++)
			if (land->to[land->to[from][i]][k] == to)
				return 2;
	return 3;
}

/* [Movement A, Movement D] One link by the march, one more by a forced march, each with the place before; once it has marched the forced
 * march alone; a supply unit never goes by force. */
static void area1812_reach_is_a_march_and_a_forced_one(void **unused)
{
	(void)unused;
	struct overlay o;
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R22\",\"ic\":2,\"su\":1}"), NULL);
	to_french(g);
	int at = place_of(g, "R22"), seen[3] = {0};
	static const char *const who[] = {"FR-ic-01", "FR-su-1"};
	for (int k = 0; k < 2; k++) {
		ask(g, QUERY_REACH, who[k], &o);
		for (int i = 0; i < land_of(&g->s)->places; i++) {
			int far = links(g, at, i), want = far > 2 - k ? NONE : far;
			assert_int_equal(o.value[i], want);
			assert_int_equal(o.from[i] == NONE, want <= 0);
			if (want > 0)
				assert_int_equal(links(g, o.from[i], i) + links(g, at, o.from[i]), far);
			seen[want > 0 ? want : 0]++;
		}
	}
	assert_true(seen[0] && seen[1] && seen[2]);
	/* in the Forced March Segment */
	play(g, "done");
	row_is(g, ROW_FORCE, FRENCH);
	ask(g, QUERY_REACH, "FR-ic-01", &o);
	for (int i = 0; i < land_of(&g->s)->places; i++)
		assert_int_equal(o.value[i], links(g, at, i) == 1 ? 2 : i == at ? 0 : NONE);
	ask(g, QUERY_REACH, "FR-su-1", &o);
	for (int i = 0; i < land_of(&g->s)->places; i++)
		assert_int_equal(o.value[i], NONE);
	DICE(g, 3); /* it stays */
	play(g, "take FR-ic-01; march FR-ic-01 R26");
	stands(g, "FR-ic-01", "R22");
	ask(g, QUERY_REACH, "FR-ic-01", &o);
	assert_int_equal(o.value[at], NONE);
	leave(g);
}

/* An enemy stack within a march, or a march and a forced one; whether one of its units is known. */
static void area1812_threats_come_over_two_links(void **unused)
{
	(void)unused;
	struct overlay o;
	struct game *g = field(STACKS(5, "{\"at\":\"R25\",\"ic\":1},{\"at\":\"R35\",\"cc\":1},{\"at\":\"R57\",\"ic\":1},{\"at\":\"R22\",\"ic\":1}",
				      "{\"at\":\"R22\",\"ic\":2},{\"at\":\"R23\",\"ic\":1}"), NULL);
	int at = place_of(g, "R22"), near = 0, far = 0;
	ask(g, QUERY_THREAT, "FR-ic-01", &o);
	for (int i = 0; i < land_of(&g->s)->places; i++) {
		int n = links(g, i, at);
		bool threat = ar_units(state(g), RUSSIAN, i) && n >= 1 && n <= 2;
		assert_int_equal(o.value[i], threat ? n : NONE);
		near += threat;
		far += ar_units(state(g), RUSSIAN, i) && !threat;
	}
	assert_true(near > 0 && far > 0);
	assert_int_equal(o.verdict[piece(g, "RU-ic-01")], o.value[now(g)->piece[piece(g, "RU-ic-01")].place] != NONE);
	ask(g, QUERY_DUTY, NULL, &o);
	for (int i = 0; i < land_of(&g->s)->places; i++)
		assert_int_equal(o.value[i], i == at ? 1 : NONE);
	leave(g);
}

static const struct warning *warned(const struct outlook *out, int cite, const char *says)
{
	for (int i = 0; i < out->warnings; i++)
		if (out->warn[i].rule == cite && strstr(out->warn[i].words.at, says))
			return &out->warn[i];
	return NULL;
}

static void weigh(struct game *g, const char *unit, const char *to, struct outlook *out)
{
	struct order o = order_make(VERB_MARCH, frame_now(now(g))->side, piece(g, unit), place_of(g, to), NONE);
	g->s.rules->odds(&g->s, now(g), &o, NULL, out);
}

/* [Supply H, Combat, Movement D] What a march would bring: an area used up, a battle, a die that may kill. */
static void area1812_a_march_is_warned_of(void **unused)
{
	(void)unused;
	struct outlook out;
	struct game *g = field(STACKS(9, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R22\",\"ic\":6,\"cc\":1,\"su\":1}") ",\"depleted_100\":[\"R26\"]", NULL);
	to_french(g);
	play(g, "take FR-ic-01; rest");
	/* an area that is used up cannot become worse */
	weigh(g, "FR-ic-01", "R26", &out);
	assert_null(warned(&out, CITE_SUPPLY_H, "would be"));
	int fresh = 0;
	for (int i = 0; i < land_of(&g->s)->links[place_of(g, "R22")]; i++) {
		int to = land_of(&g->s)->to[place_of(g, "R22")][i];
		struct ar_forecast f;
		struct campaign after = *state(g);
		if (to == place_of(g, "R26"))
			continue;
		for (int k = set_next(&now(g)->hand, 0); k >= 0; k = set_next(&now(g)->hand, k + 1))
			ar_move(&g->s, &after, k, to, NULL);
		ar_forecast(&g->s, &after, FRENCH, &f);
		weigh(g, "FR-ic-01", g->s.board.at[to].id, &out);
		bool worse = f.after[land_of(&g->s)->region[to]] != state(g)->depleted[land_of(&g->s)->region[to]];
		assert_int_equal(warned(&out, CITE_SUPPLY_H, "If supply came now") != NULL, worse);
		assert_null(warned(&out, CITE_FORCED, ""));
		assert_null(warned(&out, CITE_COMBAT, ""));
		fresh += worse;
	}
	assert_true(fresh > 0);
	leave(g);
	g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1,\"leaders\":\"A\"}", "{\"at\":\"R58\",\"ic\":1}"), "optional_rules=1");
	play(g, "take RU-ic-01");
	weigh(g, "RU-ic-01", "R58", &out);
	assert_non_null(warned(&out, CITE_COMBAT, ": there will be a battle"));
	leave(g);
	g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1,\"leaders\":\"A\"}", "{\"at\":\"R58\",\"ic\":1}"), "optional_rules=1");
	play(g, "done; take RU-ic-01");
	weigh(g, "RU-ic-01", "R58", &out); /* it may stay behind or be lost */
	assert_non_null(warned(&out, CITE_COMBAT, "if the corps arrives there will be a battle"));
	assert_non_null(warned(&out, CITE_FORCED, "")); /* the chances say it */
	assert_true(warned(&out, CITE_FORCED, "")->loses);
	leave(g);
}

/* Lines of the reports of the points with this text. */
static int lines_of(struct game *g, int text)
{
	int n = 0;
	for (int k = 0; k < g->ev.n; k++) {
		const struct event *e = &g->ev.at[k];
		if (e->kind != EVENT_CHECK || e->account == NONE || g->ev.account[e->account].kind != ACCOUNT_SCORE)
			continue;
		const struct account *a = &g->ev.account[e->account];
		for (int i = 0; i < a->n; i++)
			n += a->at[i].text == text;
	}
	return n;
}

/* [Victory A, Victory B, Victory Conditions A] A report comes where the sum is below the index, and at the end: it names the places that are
 * held and nothing else, and Napoleon when he is lost. */
static void area1812_the_report_of_points_names_what_counts(void **unused)
{
	(void)unused;
	static const struct { int turn; const char *held; bool lost; int places, reports; } cases[] = {
		{2, "", false, 0, 1}, {2, "\"FP2\",\"FP3\"", false, 2, 1}, {2, "\"FP2\",\"FP3\"", true, 2, 1},
		{2, "\"FP2\",\"FP3\",\"FP5\",\"FW7\",\"FW11\",\"FW13\",\"FA16\",\"R57\"", false, 0, 0},
		{13, "\"FP2\",\"FP3\",\"FP5\",\"FW7\",\"FW11\",\"FW13\",\"FA16\",\"R57\"", false, 8, 1},
	};
	for (int k = 0; k < 5; k++) {
		char keys[700];
		snprintf(keys, sizeof keys,
			 "\"first_turn\":%d,\"last_turn\":13,\"control\":[%s],\"points\":%d,\"reinforcements\":false,\"historical\":{"
			 "\"russian\":[{\"at\":\"R63\",\"ic\":2}],\"french\":[{\"at\":\"FA14\",\"ic\":2,\"leaders\":\"A\"}]}",
			 cases[k].turn, cases[k].held, !cases[k].held[0] ? 0 : cases[k].reports && cases[k].places == 2 ? 2 : 12);
		struct game *g = field(keys, "optional_rules=1");
		if (cases[k].turn == 13) /* nothing is below the index then */
			now(g)->header.track[TRACK_POINTS] = (int16_t)(12 + (now(g)->header.track[TRACK_VICTORIES] = 20));
		if (cases[k].lost)
			ar_lose(&g->s, state(g), piece(g, "FR-A"), CITE_COMBAT_D, NULL);
		to_french(g);
		events_clear(&g->ev);
		play(g, "done; done");
		while (!now(g)->header.result.over && frame_now(now(g))->row != ROW_POLITICS && now(g)->header.turn == cases[k].turn)
			play(g, "pass");
		assert_int_equal(lines_of(g, TEXT_CONTROLS), cases[k].places);
		assert_int_equal(lines_of(g, TEXT_NAPOLEON), cases[k].lost);
		assert_int_equal(lines_of(g, TEXT_INDEX), cases[k].reports);
		leave(g);
	}
}

static bool noted(struct game *g, int text)
{
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_NOTE && g->ev.at[i].number == text)
			return true;
	return false;
}

/* [Attrition] A place that is named in vain is told of, one where a corps fell is not. [Supply B] So is the land that is stripped. */
static void area1812_what_is_in_vain_is_told(void **unused)
{
	(void)unused;
	for (int vain = 0; vain < 2; vain++) {
		struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R22\",\"su\":1},{\"at\":\"R25\",\"ic\":2},{\"at\":\"R35\",\"ic\":2}"), NULL);
		DICE(g, 4);
		play(g, "done");
		go_on_to(g, ROW_ATTRITION, RUSSIAN);
		events_clear(&g->ev);
		play(g, vain ? "name R22" : "name R25");
		assert_int_equal(noted(g, TEXT_NONE_THERE), vain);
		assert_int_equal(page_says(g, "Attrition", "no corps of the kind"), vain);
		leave(g);
	}
	struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1,\"su\":1}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
	play(g, "done; done; strip RU-su-1");
	assert_true(noted(g, TEXT_STRIPPED));
	leave(g);
}

/* [Movement B.1] The corps that takes a supply unit out of a ring of enemies may be the last one there, in hand already. */
static void area1812_the_corps_in_hand_takes_the_train_along(void **unused)
{
	(void)unused;
	static const char *const kinds[] = {"ic", "cc"};
	for (int k = 0; k < 2; k++) {
		char keys[900], order[32];
		int n = 0;
		struct game *g = field(STACKS(5, "{\"at\":\"R57\",\"ic\":1}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
		int at = place_of(g, "R57");
		char ring[600] = "";
		for (int i = 0; i < land_of(&g->s)->links[at]; i++)
			n += snprintf(ring + n, sizeof ring - (size_t)n, "%s{\"at\":\"%s\",\"ic\":1}", i ? "," : "",
				      g->s.board.at[land_of(&g->s)->to[at][i]].id);
		leave(g);
		snprintf(keys, sizeof keys, "\"first_turn\":5,\"last_turn\":13,\"points\":0,\"reinforcements\":false,\"historical\":{\"russian\":["
			 "{\"at\":\"R57\",\"%s\":1,\"su\":1}],\"french\":[%s]}", kinds[k], ring);
		g = field(keys, NULL);
		snprintf(order, sizeof order, "take RU-%s-01", kinds[k]);
		play(g, order);
		assert_true(offered(g, "with RU-su-1"));
		assert_true(frame_now(now(g))->row == ROW_MARCH);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_reach_is_a_march_and_a_forced_one),
		cmocka_unit_test(area1812_threats_come_over_two_links),
		cmocka_unit_test(area1812_a_march_is_warned_of),
		cmocka_unit_test(area1812_the_report_of_points_names_what_counts),
		cmocka_unit_test(area1812_what_is_in_vain_is_told),
		cmocka_unit_test(area1812_the_corps_in_hand_takes_the_train_along),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

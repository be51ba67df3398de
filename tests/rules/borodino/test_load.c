/* What a scenario file may not say. */
#include "field.h"

#include <stdlib.h>
#include <stdio.h>
#include <string.h>

/* Loads and sets up; returns whether both worked, with the reason in e. */
static bool loads(const char *keys, struct error *e)
{
	char text[2048];
	_Alignas(16) unsigned char memory[POSITION_BYTES];
	static struct events ev;
	struct scenario *s = calloc(1, sizeof *s);
	int n = snprintf(text, sizeof text, "{\"format\":1,\"game\":\"borodino\",\"id\":\"test\",%s}", keys);
	bool good = scenario_load_text(s, data(), text, (size_t)n, e);
	if (good) {
		good = s->rules->setup(s, 1, (struct position *)(void *)memory, &ev, e);
		scenario_free(s);
	}
	free(s);
	return good;
}

static void refuses(const char *keys, const char *place)
{
	struct error e = {"", "", "", ""};
	if (loads(keys, &e))
		fail_msg("%s is accepted", keys);
	assert_string_equal(e.place, place);
	assert_true(e.reason[0] && e.file[0]);
}

static void borodino_load_refuses_wrong_positions(void **unused)
{
	(void)unused;
	struct error e;
	assert_true(loads(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\"}", &e));
	refuses(DAY_7 ",\"setup\":{\"FR-X-2\":\"2606\"}", "setup");
	refuses(DAY_7 ",\"setup\":{\"FR-I-2\":\"9999\"}", "FR-I-2");
	refuses(DAY_7 ",\"setup\":{\"FR-I-2\":\"2606\",\"FR-I-4\":\"2606\"}", "FR-I-4");
	refuses(DAY_7 ",\"setup\":{\"FR-I-2\":\"3421\"}", "FR-I-2"); /* woods without a road */
	refuses(DAY_7 ",\"setup\":{\"FR-I-2\":\"0101\"}", "FR-I-2"); /* beyond the Moskva */
	assert_true(loads(DAY_7 ",\"setup\":{\"FR-I-2\":\"3617\"}", &e));
	refuses(DAY_7 ",\"setup\":{\"FR-I-2\":7}", "FR-I-2");
	refuses(DAY_7 ",\"set_up\":{}", "set_up");
	refuses(DAY_7 ",\"setup\":[]", "setup");
	refuses(DAY_7 ",\"destroyed\":[\"2606\"]", "destroyed");
	refuses(DAY_7 ",\"held\":{\"2618\":\"austrian\"}", "held");
	refuses(DAY_7 ",\"freeze\":1", "freeze");
	refuses(DAY_7 ",\"night\":[\"nine\"]", "night");
	refuses(DAY_7 ",\"dice\":[7]", "dice");
	assert_true(loads(DAY_7 ",\"aim\":\"Win.\",\"aim_places\":[\"2618\"]", &e));
	refuses(DAY_7 ",\"aim_places\":[\"9999\"]", "aim_places");
	assert_true(loads(DAY_7 ",\"machines\":{\"first\":45,\"games\":40}", &e));
	refuses(DAY_7 ",\"machines\":{\"first\":101,\"games\":40}", "machines");
	refuses(DAY_7 ",\"machines\":{\"first\":45,\"games\":0}", "machines");
	refuses(DAY_7 ",\"machines\":{\"first\":45}", "machines");
	refuses(DAY_7 ",\"aim\":7", "aim");
	assert_true(loads(DAY_7 ",\"notes\":[{\"turn\":27,\"side\":\"french\",\"phase\":\"Movement\",\"text\":\"Go.\"}]", &e));
	refuses(DAY_7 ",\"notes\":[{\"phase\":\"Dinner\",\"text\":\"Eat.\"}]", "notes");
	refuses(DAY_7 ",\"notes\":[{\"side\":\"austrian\",\"text\":\"Go.\"}]", "notes");
	refuses(DAY_7 ",\"notes\":[{\"turn\":27}]", "notes");
	refuses(DAY_7 ",\"notes\":[{\"text\":\"Go.\",\"when\":1}]", "notes");
	refuses(DAY_7 ",\"losses\":{\"french\":-1}", "losses");
	refuses(DAY_7 ",\"released\":[\"FR-I-2\"]", "released");
	refuses(DAY_7 ",\"start\":{\"turn\":3}", "start");
	refuses(DAY_7 ",\"start\":{\"phase\":\"dinner\"}", "start");
	refuses(DAY_7 ",\"lost\":[\"FR-I-2\"],\"setup\":{\"FR-I-2\":\"2606\"}", "FR-I-2");
	refuses(DAY_7 ",\"enter\":{\"FR-I-2\":{\"turn\":27,\"at\":\"Z\"}}", "FR-I-2");
	refuses(DAY_7 ",\"enter\":{\"FR-I-2\":{\"turn\":27,\"at\":\"3421\"}}", "FR-I-2");
	refuses(DAY_7 ",\"enter\":{\"FR-I-2\":{\"turn\":27,\"at\":\"B\",\"why\":1}}", "FR-I-2");
	refuses(DAY_7 ",\"frozen\":[\"FR-I-2\"]", "frozen");
	refuses(DAY_7 ",\"exited_points\":{\"french\":60}", "exited_points");
	assert_true(loads(DAY_7 ",\"exited_points\":{\"french\":59}", &e));
	assert_true(loads(DAY_7 ",\"strength\":{\"F1-2\":99}", &e) && loads(DAY_7 ",\"strength\":{\"F1-2\":1}", &e));
	refuses(DAY_7 ",\"title\":\"\"", "title");
	for (int strength = 0; strength <= 100; strength += 100) { /* the scenario is blamed, not the list of pieces */
		char keys[128];
		snprintf(keys, sizeof keys, DAY_7 ",\"strength\":{\"F1-2\":%d}", strength);
		refuses(keys, "FR-I-2");
		assert_false(loads(keys, &e));
		assert_string_equal(e.file, "custom scenario");
	}
	refuses(GRAND ",\"start\":{\"turn\":9,\"phase\":\"combat\"}", "start");
	refuses("\"first_turn\":1,\"last_turn\":8,\"victory\":\"glory\"", "victory");
	refuses("\"first_turn\":1,\"last_turn\":8", "scenario");
}

static void borodino_ground_agrees_with_the_board(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/7-september", NULL);
	const struct field *f = field_of(&g->s);
	for (int a = 0; a < HEXES; a += 7)
		for (int b = 0; b < HEXES; b += 11)
			assert_int_equal(bo_hex_distance(f, a, b), board_distance(&g->s.board, a, b));
	for (int a = 0; a < HEXES; a++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = f->to[a][d];
			if (to < 0)
				continue;
			int back = (d + 3) % DIRECTIONS;
			assert_int_equal(f->to[to][back], a);
			assert_int_equal(f->side[a][d], f->side[to][back]);
			assert_int_equal(f->cost[a][d], f->cost[to][back]);
		}
	leave(g);
}

static void borodino_show_tells_the_state(void **unused)
{
	(void)unused;
	static struct view view;
	struct game *g = scenario("borodino/grand-battle", "imperial_guard=1");
	g->s.rules->show(&g->s, now(g), SIDE_0, &view);
	assert_int_equal(view.counters, g->s.pieces);
	assert_int_equal(view.markers, REDOUBTS);
	assert_string_equal(view.phase, "French Movement");
	assert_string_equal(view.turn, "Turn 1: 5 September, 1200");
	int arriving = 0, frozen = 0;
	for (int i = 0; i < view.counters; i++) {
		arriving += view.counter[i].box == BOX_ARRIVING;
		frozen += view.counter[i].side == RUSSIAN && (view.counter[i].badges & BADGE_FROZEN) != 0;
	}
	assert_int_equal(arriving, 3);
	assert_int_equal(frozen, 24);
	assert_true(view.lines > 3 && view.tracks > 3);
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\"}" FRENCH_FIGHT, NULL);
	g->s.rules->show(&g->s, now(g), SIDE_1, &view);
	assert_int_equal(view.counter[scenario_piece(&g->s, "FR-I-2")].badges, BADGE_MUST_ATTACK);
	assert_int_equal(view.counter[scenario_piece(&g->s, "RU-III-3")].badges, BADGE_MUST_BE_ATTACKED);
	leave(g);
}

/* [5 September Special Rules, Imperial Guard A, Imperial Guard B, Night Movement A, 7 September French Decisive]
 * [7 September French Substantial, 6 September Victory] The printed figures stand in the file of tables. */
static void borodino_printed_figures(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{}", NULL);
	const struct figures *f = figures_of(&g->s);
	assert_true(f->cost.hex == 1 && f->cost.ford == 2 && f->cost.stream == 1);
	assert_true(f->freeze.column == 26 && f->freeze.first == 4 && f->freeze.last == 8);
	assert_true(f->guard.near == 3 && f->guard.far == 4 && f->guard.first == 15 && f->guard.next == 10);
	assert_true(f->artillery.range == 2 && f->night.near == 3 && f->victory.exited == 60 && f->victory.losses == 40 && f->victory.redoubts == 3);
	leave(g);
}

/* [Terrain Effects Chart Clear, Terrain Effects Chart Fords and Bridges, Terrain Effects Chart Streams] Other points in the
 * file are other points on every side of every hex. */
static void borodino_points_of_the_terrain_chart(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{}", NULL);
	struct field *was = g->s.own;
	cJSON *cost = cJSON_GetObjectItem(cJSON_GetObjectItem(g->s.tables_json, "figures"), "cost");
	cJSON_SetNumberHelper(cJSON_GetObjectItem(cost, "hex"), 2);
	cJSON_SetNumberHelper(cJSON_GetObjectItem(cost, "ford"), 5);
	cJSON_SetNumberHelper(cJSON_GetObjectItem(cost, "stream"), 3);
	assert_true(g->s.rules->load(&g->s, &g->e));
	int seen[3] = {0};
	for (int at = 0; at < g->s.board.count; at++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int cost_was = was->cost[at][d], cost_is = field_of(&g->s)->cost[at][d];
			assert_int_equal(cost_is, cost_was == 0 ? 0 : cost_was == 1 ? 2 : cost_was == 2 ? 2 + 3 : 2 + 5);
			if (cost_was)
				seen[cost_was - 1]++;
		}
	assert_true(seen[0] > 1000 && seen[1] > 10 && seen[2] > 0);
	free(was);
	leave(g);
}

/* [Artillery] With another range in the file guns reach so far over open hexes, and not farther. */
static void borodino_range_of_guns(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{}", NULL);
	struct field *was = g->s.own;
	int seen[GUN_RANGE + 2] = {0};
	cJSON *guns = cJSON_GetObjectItem(cJSON_GetObjectItem(g->s.tables_json, "figures"), "artillery");
	cJSON_SetNumberHelper(cJSON_GetObjectItem(guns, "range"), GUN_RANGE);
	assert_true(g->s.rules->load(&g->s, &g->e));
	const struct field *f = field_of(&g->s);
	for (int at = 0; at < HEXES; at++) {
		for (int k = 0; k < was->fires[at]; k++)
			assert_memory_equal(&was->fire[at][k], &f->fire[at][k], sizeof f->fire[at][k]);
		for (int k = 0; k < f->fires[at]; k++)
			seen[bo_hex_distance(f, at, f->fire[at][k].to)]++;
	}
	assert_true(!seen[1] && seen[2] > 5000 && seen[3] > 5000);
	free(was);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_printed_figures),
		cmocka_unit_test(borodino_range_of_guns),
		cmocka_unit_test(borodino_points_of_the_terrain_chart),
		cmocka_unit_test(borodino_load_refuses_wrong_positions),
		cmocka_unit_test(borodino_ground_agrees_with_the_board),
		cmocka_unit_test(borodino_show_tells_the_state),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Second look: the set-ups of the three scenarios line by line as the rulebook has them, control, depletion, index and
 * reinforcements; and that the Turn Record printed on the map says the same.
 */
#include "field.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Historical lines as printed, with the readings: R31 of scenario 2 is R31a, two cavalry corps more in R53b of 3. */
static const struct {
	const char *name, *russian, *french, *control, *half, *full;
	int turn, points;
} printed[] = {
	{"area1812/1-invasion",
	 "R21: 1ic 1cc H; R22: 1ic A; R24: 1ic 1cc BG; R25: 1cc; R26: 1ic; R30: 1ic C; R32: 1ic 2cc J; R33: 1su; R38: 1ic; R40c: 1su",
	 "FP1: 1ic 1cc 1su; FP2: 1ic; FP3: 1ic; FP5: 2ic 1cc; FW7: 1ic; FW8: 3ic 1cc KLM; FW9: 9ic 6cc 2su ABCDEFGHJ; "
	 "FW11: 1ic 1su; FW13: 1ic 1cc N",
	 "FP2 FP3 FP5 FW7 FW11 FW13 FA16", "", "", 1, 7},
	{"area1812/2-road-to-moscow",
	 "R27a: 2ic 1cc E; R30: 1ic C; R31b: 1ic H; R39: 1ic; R40c: 1su; R50: 4ic 3cc 1su AGJ",
	 "FP3: 1ic; FW8: 1ic; FW9: 1ic; R21: 1ic 1su; R24: 1ic 2cc 1su KN; R31a: 1cc; R33: 1ic 1cc H; R35: 1su; R36: 1su; "
	 "R38: 1ic; R44: 6ic 3cc ABCDEFJL",
	 "FP2 FP3 FP5 FW7 FW11 FW13 FA16 R25 R31a R33 R34 R36 R37 R38 R44", "R22 R25 R26 R35 R36", "FW9 FW13 R33 R34", 5, 15},
	{"area1812/3-retreat",
	 "R27a: 2ic 1cc EF; R30: 1ic C; R31a: 1ic K; R33: 1ic 1cc H; R39: 1ic; R40c: 1su; R53b: 4ic 2cc ABDG",
	 "FP2: 1ic; FP3: 1ic; R21: 1ic; R22: 1dp; R27a: 1ic 1cc 1su KN; R31b: 1ic H; R36: 1ic 1dp; R37: 1cc; "
	 "R44: 1ic 1cc 1su 1dp P; R51: 1cc; R52: 1ic 1cc 1su; R57: 3ic 1cc 1su ABCDEFJL",
	 "FP2 FP3 FP5 FW7 FW11 FW13 FA16 R25 R34 R36 R37 R44 R57", "R23 R24 R25 R26 R27 R30 R31 R35 R36 R43 R50 R53 R58",
	 "FW9 FW13 R22 R32 R33 R34 R44 R51 R52 R57", 8, 17}};
enum { SCENARIOS = sizeof printed / sizeof *printed };

/* Adds the units of "9ic 6cc 2su ABC" to n[]; the letters to `leaders`. */
static void units(const char *text, int n[ARMS], char *leaders)
{
	static const char *const kinds[] = {"ic", "cc", "su", "dp"};
	while (*text) {
		if (isdigit((unsigned char)*text)) {
			int many = (int)strtol(text, (char **)(void *)&text, 10);
			for (int arm = 0; arm < ARM_LEADER; arm++)
				if (!strncmp(text, kinds[arm], 2))
					n[arm] += many;
			text += 2;
		} else {
			if (isupper((unsigned char)*text)) {
				strncat(leaders, text, 1);
				n[ARM_LEADER]++;
			}
			text++;
		}
	}
}

static void historical(struct game *g, int side, const char *lines)
{
	const struct land *land = land_of(&g->s);
	int want[PLACES][ARMS] = {{0}}, is[PLACES][ARMS] = {{0}};
	char copy[512], *rest = NULL;
	snprintf(copy, sizeof copy, "%s", lines);
	for (char *line = strtok_r(copy, ";", &rest); line; line = strtok_r(NULL, ";", &rest)) {
		char leaders[32] = "", id[16], *colon = strchr(line, ':');
		line += *line == ' ';
		snprintf(id, sizeof id, "%.*s", (int)(colon - line), line);
		units(colon + 1, want[place_of(g, id)], leaders);
		for (const char *c = leaders; *c; c++) {
			char name[8];
			snprintf(name, sizeof name, "%s-%c", side == FRENCH ? "FR" : "RU", *c);
			stands(g, name, id);
		}
	}
	for (int i = land->first[side]; i < land->last[side]; i++)
		if (now(g)->piece[i].place >= 0)
			is[now(g)->piece[i].place][land->arm[i]]++;
	for (int at = 0; at < PLACES; at++)
		for (int arm = 0; arm < ARMS; arm++)
			if (want[at][arm] != is[at][arm])
				fail_msg("%s: %d of kind %d, printed are %d", g->s.board.at[at].id, is[at][arm], arm, want[at][arm]);
}

/* Is a word in a list parted by blanks? */
static bool listed(const char *list, const char *word)
{
	size_t n = strlen(word);
	for (const char *at = list; (at = strstr(at, word)) != NULL; at += n)
		if ((at == list || at[-1] == ' ') && (!at[n] || at[n] == ' '))
			return true;
	return false;
}

/* [Game Set-Up, Game Length, Scenarios, Scenario 1, Scenario 1 Historical, Scenario 2, Scenario 2 Historical]
 * [Scenario 3, Scenario 3 Historical, Abbreviations, reading 4, reading 6, reading 7] */
static void area1812_historical_set_ups(void **unused)
{
	(void)unused;
	for (int i = 0; i < SCENARIOS; i++) {
		struct game *g = scenario(printed[i].name, "optional_rules=1");
		const struct land *land = land_of(&g->s);
		assert_int_equal(now(g)->header.turn, printed[i].turn);
		assert_int_equal(g->s.last_turn, 13);
		assert_int_equal(land->points, printed[i].points);
		historical(g, RUSSIAN, printed[i].russian);
		historical(g, FRENCH, printed[i].french);
		for (int at = 0; at < PLACES; at++)
			assert_int_equal(set_has(&land->control, at), listed(printed[i].control, g->s.board.at[at].id));
		for (int r = 0; r < land->regions; r++)
			assert_int_equal(land->depleted[r], listed(printed[i].full, land->region_id[r]) ? DEPLETED_FULL :
							    listed(printed[i].half, land->region_id[r]) ? DEPLETED_HALF : DEPLETED_NOT);
		leave(g);
	}
}

/* --- free set-ups: the groups, and their zones by the numbers of the areas --- */

static const struct {
	int scenario, side;
	const char *units, *zone; /* numbers and ranges; "fortress", "control", areas by their ids */
	bool each;
} groups[] = {
	{0, FRENCH, "4ic 1su", "FP2 FP3 FW7 FW11 FW13", true},
	{0, FRENCH, "1ic 1cc N", "12-18", false},
	{0, FRENCH, "1ic 1cc 1su", "FP1 FP2 FW6", false},
	{0, FRENCH, "14ic 8cc 2su ABCDEFGHJKLM", "1-18", false},
	{0, RUSSIAN, "7ic 5cc ABCGHJ", "19-63", false},
	{0, RUSSIAN, "2su", "fortress", false},
	{1, FRENCH, "1ic", "1-3 6 7 10", false},
	{1, FRENCH, "2ic", "1-18", false},
	{1, FRENCH, "1su", "20-25", false},
	{1, FRENCH, "1su", "20-26 32-33 36", false},
	{1, FRENCH, "10ic 7cc 2su ABCDEFHJKLN", "20-26 31-38 44-45", false},
	{1, RUSSIAN, "3ic 1cc 1su E", "27 39 40 46 47 56", false},
	{1, RUSSIAN, "6ic 3cc 1su ACGHJ", "28-30 39 41-43 46-63", false},
	{2, FRENCH, "5ic 3cc 2su ABCDEFJL", "51 52 57", false},
	{2, FRENCH, "5ic 3cc 2su HKNP", "20-26 R27a 32 34-38 43-45 49 50", false},
	{2, FRENCH, "2dp", "control", true},
	{2, FRENCH, "2ic", "1-3 6 7 10 11", true},
	{2, RUSSIAN, "4ic 2cc ABDG", "R53b 54 R55b 58-63", false},
	{2, RUSSIAN, "3ic 1cc 1su EF", "27 39 40 R46b 47 56", false},
	{2, RUSSIAN, "3ic 1cc CHK", "28-31 33 41 42 48 R53b 54 R55b 58-63", false}};

/* "R40c" is 40. */
static int number_of(const char *id)
{
	return atoi(id + strcspn(id, "0123456789"));
}

static bool in_zone(struct game *g, const char *zone, int at)
{
	const char *id = g->s.board.at[at].id;
	char copy[128], *rest = NULL;
	if (g->s.board.at[at].kind & KIND_OFF_LIMITS)
		return false;
	snprintf(copy, sizeof copy, "%s", zone);
	for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
		const char *dash = strchr(word, '-');
		int low = atoi(word), high = dash ? atoi(dash + 1) : low;
		if (!strcmp(word, "fortress") ? set_has(&land_of(&g->s)->fortress, at) :
		    !strcmp(word, "control") ? set_has(&land_of(&g->s)->control, at) :
		    isdigit((unsigned char)*word) ? number_of(id) >= low && number_of(id) <= high : !strcmp(word, id))
			return true;
	}
	return false;
}

/* [Initial Placement, Scenario 1 Free, Scenario 2 Free, Scenario 3 Free, reading 5] */
static void area1812_free_set_ups(void **unused)
{
	(void)unused;
	int read = 0;
	for (int i = 0; i < SCENARIOS; i++) {
		struct game *g = scenario(printed[i].name, NULL);
		const struct land *land = land_of(&g->s);
		for (int k = 0; k < land->groups; k++, read++) {
			int want[ARMS] = {0}, is[ARMS] = {0};
			char letters[32] = "", found[32] = "";
			assert_int_equal(groups[read].scenario, i);
			assert_int_equal(groups[read].side, land->group[k].side);
			assert_int_equal(groups[read].each, land->group[k].each);
			units(groups[read].units, want, letters);
			for (int p = 0; p < g->s.pieces; p++) {
				if (land->deploy[1].group[p] != k)
					continue;
				is[land->arm[p]]++;
				if (land->arm[p] == ARM_LEADER)
					strncat(found, g->s.piece[p].id + 3, 1);
			}
			assert_memory_equal(want, is, sizeof want);
			assert_string_equal(letters, found);
			for (int at = 0; at < PLACES; at++)
				if (set_has(&land->group[k].areas, at) != in_zone(g, groups[read].zone, at))
					fail_msg("%s, group %d: %s", printed[i].name, k, g->s.board.at[at].id);
		}
		leave(g);
	}
	assert_int_equal(read, sizeof groups / sizeof *groups);
}

/* --- the Turn Record --- */

static int record_int(const cJSON *line, const char *side, const char *key)
{
	return json_int_or(json_get(line, side), key, 0);
}

/* [Reinforcements, Victory B] Index and reinforcements as they are printed on the map, and as the game brings them. */
static void area1812_turn_record_is_what_is_played(void **unused)
{
	(void)unused;
	static const char *const sides[] = {"french", "russian"};
	struct game *g = scenario("area1812/1-invasion", "optional_rules=1");
	const struct land *land = land_of(&g->s);
	const cJSON *line;
	int turn = 0;
	cJSON_ArrayForEach(line, json_get(g->s.board.json, "record")) {
		turn++;
		assert_int_equal(json_int_or(line, "turn", 0), turn);
		assert_int_equal(json_int_or(line, "index", 0), land->index[turn]);
		assert_int_equal(json_bool_or(line, "winter", false), supply_starves(&land->charts, turn, 3));
		for (int side = 0; side < 2; side++) {
			int n[ARMS] = {0};
			for (int p = land->first[side]; p < land->last[side]; p++) {
				int entry = land->deploy[0].entry[p];
				if (entry == NONE || land->entry[entry].turn != turn)
					continue;
				n[land->arm[p]]++;
				const cJSON *name;
				bool named = land->arm[p] != ARM_LEADER;
				cJSON_ArrayForEach(name, json_get(json_get(line, sides[side]), "leaders"))
					named = named || !strcmp(name->valuestring, g->s.piece[p].name);
				assert_true(named);
			}
			assert_int_equal(n[ARM_IC], record_int(line, sides[side], "ic"));
			assert_int_equal(n[ARM_CC], record_int(line, sides[side], "cc"));
			assert_int_equal(n[ARM_LEADER], cJSON_GetArraySize(json_get(json_get(line, sides[side]), "leaders")));
			assert_int_equal(n[ARM_SU] + n[ARM_DP], 0);
		}
	}
	assert_int_equal(turn, 13);
	leave(g);
}

/* [Leaders, Abbreviations] Leaders A to R by their letters: points, and who leads cavalry. */
static void area1812_leaders_and_their_points(void **unused)
{
	(void)unused;
	static const char french[] = "A3 B2 C2 D2c E3c F1 G1 H2 J2 K1 L2 M1 N1 P1 R1", russian[] = "A2 B1 C1 D2 E1 F1 G2c H1 J1 K1";
	struct game *g = scenario("area1812/1-invasion", "optional_rules=1");
	int n = 0;
	for (int side = 0; side < 2; side++)
		for (const char *c = side ? russian : french; *c; c += strcspn(c, " ") + (strchr(c, ' ') != NULL), n++) {
			char id[8] = {side ? 'R' : 'F', side ? 'U' : 'R', '-', *c, 0};
			int p = piece(g, id);
			assert_int_equal(g->s.piece[p].strength, c[1] - '0');
			assert_int_equal(land_of(&g->s)->horse[p], c[2] == 'c');
		}
	assert_int_equal(n, land_of(&g->s)->end[0][ARM_LEADER] - land_of(&g->s)->begin[0][ARM_LEADER] +
				    land_of(&g->s)->end[1][ARM_LEADER] - land_of(&g->s)->begin[1][ARM_LEADER]);
	leave(g);
}

/* [Scenarios, reading 4] An area is depleted once, half or whole; the id of a scenario is a plain word. */
static void area1812_set_ups_contradict_themselves_nowhere(void **unused)
{
	(void)unused;
	static const struct {
		const char *keys, *place, *reason;
	} wrong[] = {
		{"\"id\":\"t\",\"first_turn\":5,\"last_turn\":13,\"points\":0,\"control\":[],\"historical\":{},\"depleted_100\":[\"R34\"],\"depleted_50\":[\"R34\"]", "depleted_100",
		 "R34 is named twice"},
		{"\"id\":\"Bad Id\",\"first_turn\":5,\"last_turn\":13", "id", "small letters"},
	};
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		char text[256];
		struct error e = {"", "", "", ""};
		struct scenario *s = calloc(1, sizeof *s);
		int n = snprintf(text, sizeof text, "{\"format\":1,\"game\":\"area1812\",%s}", wrong[i].keys);
		assert_false(scenario_load_text(s, data(), text, (size_t)n, &e));
		assert_string_equal(e.place, wrong[i].place);
		assert_non_null(strstr(e.reason, wrong[i].reason));
		free(s);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_set_ups_contradict_themselves_nowhere),
		cmocka_unit_test(area1812_historical_set_ups),
		cmocka_unit_test(area1812_free_set_ups),
		cmocka_unit_test(area1812_turn_record_is_what_is_played),
		cmocka_unit_test(area1812_leaders_and_their_points),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The set-ups of the three days unit by unit, and the arrivals turn by turn. */
#include "field.h"

#include <string.h>

static const struct {
	const char *id;
	int strength[3], move; /* strength on the 5th, 6th, 7th */
	const char *hex[3];
} printed[] = {
	{"FR-G-YG", {7, 7, 7}, 4, {"", "", "3225"}},
	{"FR-G-MG", {6, 6, 6}, 4, {"", "", "3226"}},
	{"FR-G-OG", {11, 11, 11}, 4, {"", "", "3227"}},
	{"FR-G-LV", {6, 6, 6}, 4, {"", "", "3026"}},
	{"FR-G-C1", {4, 4, 4}, 5, {"", "", "3125"}},
	{"FR-G-C2", {4, 4, 4}, 5, {"", "", "3126"}},
	{"FR-G-A", {8, 8, 8}, 3, {"", "", "3124"}},
	{"FR-I-2", {7, 7, 7}, 4, {"", "3322", "3322"}},
	{"FR-I-4", {5, 5, 5}, 4, {"", "3321", "3321"}},
	{"FR-I-5", {4, 4, 4}, 4, {"", "3222", "3222"}},
	{"FR-I-C", {2, 2, 2}, 5, {"", "3323", "3323"}},
	{"FR-I-A", {7, 7, 7}, 3, {"", "3423", "3422"}},
	{"FR-III-10", {6, 6, 6}, 4, {"", "2922", "2922"}},
	{"FR-III-11", {6, 6, 6}, 4, {"", "3022", "3022"}},
	{"FR-III-25", {3, 3, 3}, 4, {"", "3023", "3023"}},
	{"FR-III-C", {2, 2, 2}, 5, {"", "3123", "3123"}},
	{"FR-III-A", {5, 5, 5}, 3, {"", "3122", "3121"}},
	{"FR-IV-1", {7, 7, 7}, 4, {"", "3224", "2722"}},
	{"FR-IV-3", {5, 5, 5}, 4, {"", "3324", "2523"}},
	{"FR-IV-RIG", {7, 7, 7}, 4, {"", "", "2425"}},
	{"FR-IV-13", {5, 5, 5}, 4, {"", "", "2223"}},
	{"FR-IV-14", {5, 5, 5}, 4, {"", "", "2424"}},
	{"FR-IV-C", {2, 2, 2}, 5, {"", "2525", "1921"}},
	{"FR-IV-A", {7, 7, 7}, 3, {"", "", "2426"}},
	{"FR-V-16", {4, 4, 4}, 4, {"", "3928", "3922"}},
	{"FR-V-18", {4, 4, 4}, 4, {"", "4028", "4022"}},
	{"FR-V-C", {2, 2, 2}, 5, {"", "3828", "3921"}},
	{"FR-V-A", {4, 4, 4}, 3, {"", "4029", "4023"}},
	{"FR-VIII-23", {2, 2, 2}, 4, {"", "2825", "2825"}},
	{"FR-VIII-24", {2, 2, 2}, 4, {"", "2924", "2924"}},
	{"FR-VIII-C", {1, 1, 1}, 5, {"", "2824", "2824"}},
	{"FR-VIII-A", {2, 2, 2}, 3, {"", "2925", "2925"}},
	{"FR-IC-1", {2, 2, 2}, 5, {"", "3524", "3524"}},
	{"FR-IC-2", {2, 2, 2}, 5, {"", "3624", "3624"}},
	{"FR-IC-3", {2, 2, 2}, 5, {"", "3625", "3625"}},
	{"FR-IIC-1", {1, 1, 1}, 5, {"", "", "2525"}},
	{"FR-IIC-2", {2, 2, 2}, 5, {"", "", "2625"}},
	{"FR-IIC-3", {2, 2, 2}, 5, {"", "", "2626"}},
	{"FR-IIIC-1", {1, 1, 1}, 5, {"", "3626", "3626"}},
	{"FR-IIIC-2", {2, 2, 2}, 5, {"", "3526", "3526"}},
	{"FR-IIIC-3", {2, 2, 2}, 5, {"", "3627", "3627"}},
	{"FR-IVC-1", {2, 2, 2}, 5, {"", "", "3723"}},
	{"FR-IVC-2", {2, 2, 2}, 5, {"", "", "3724"}},
	{"RU-V-1G", {10, 10, 10}, 4, {"2313", "2712", "2712"}},
	{"RU-V-2G", {10, 10, 10}, 4, {"2414", "2613", "2613"}},
	{"RU-V-3G", {2, 2, 2}, 4, {"2319", "2319", "2319"}},
	{"RU-V-1GC", {4, 4, 4}, 5, {"2312", "2612", "2612"}},
	{"RU-V-2GC", {3, 3, 3}, 5, {"2413", "2512", "2512"}},
	{"RU-V-A", {7, 7, 7}, 3, {"2412", "2711", "2711"}},
	{"RU-III-1GR", {6, 6, 6}, 4, {"1311", "3213", "3819"}},
	{"RU-III-3", {5, 5, 5}, 4, {"1210", "3312", "3919"}},
	{"RU-III-A", {4, 4, 4}, 3, {"1310", "3212", "3818"}},
	{"RU-VIII-CG", {7, 7, 7}, 4, {"3117", "3117", "3116"}},
	{"RU-VIII-2GR", {6, 6, 6}, 4, {"3218", "3218", "3218"}},
	{"RU-VIII-12", {5, 5, 5}, 4, {"3018", "3018", "3018"}},
	{"RU-VIII-A", {5, 5, 5}, 3, {"3116", "3116", "3117"}},
	{"RU-VII-26", {4, 4, 4}, 4, {"3122", "2618", "2717"}},
	{"RU-VII-27", {5, 3, 3}, 4, {"3224", "2917", "2917"}},
	{"RU-VII-A", {2, 2, 2}, 3, {"3222", "2817", "2817"}},
	{"RU-VI-7", {5, 5, 5}, 4, {"2215", "2216", "2417"}},
	{"RU-VI-24", {4, 4, 4}, 4, {"2316", "2417", "2517"}},
	{"RU-VI-A", {3, 3, 3}, 3, {"2315", "2315", "2516"}},
	{"RU-IV-22", {4, 4, 4}, 4, {"1812", "1912", "2215"}},
	{"RU-IV-23", {4, 4, 4}, 4, {"1913", "2013", "2114"}},
	{"RU-IV-A", {3, 3, 3}, 3, {"1912", "2111", "2213"}},
	{"RU-II-4", {5, 5, 5}, 4, {"1610", "1610", "1610"}},
	{"RU-II-17", {5, 5, 5}, 4, {"1710", "1710", "1710"}},
	{"RU-II-A", {3, 3, 3}, 3, {"1709", "1709", "1709"}},
	{"RU-COS-1", {1, 1, 1}, 6, {"1506", "1210", "1210"}},
	{"RU-COS-2", {1, 1, 1}, 6, {"1507", "1309", "1309"}},
	{"RU-COS-3", {1, 1, 1}, 6, {"1607", "1409", "1409"}},
	{"RU-MIL-1", {3, 3, 3}, 3, {"3110", "3110", "3515"}},
	{"RU-MIL-2", {3, 3, 3}, 3, {"3111", "3111", "3514"}},
	{"RU-WAS", {1, 1, 1}, 5, {"3115", "3115", "3115"}},
	{"RU-SIW", {2, 2, 2}, 5, {"2924", "2716", "2716"}},
	{"RU-PHI", {2, 2, 2}, 5, {"2723", "2514", "2514"}},
	{"RU-KOR", {2, 2, 2}, 5, {"2110", "2109", "2011"}},
	{"RU-PLT", {2, 2, 2}, 5, {"2111", "1605", "1605"}},
	{"RU-UVR", {2, 2, 2}, 5, {"2211", "1606", "1606"}},
};

static const struct {
	const char *id;
	int turn;
	const char *at;
} arrivals[] = {
	{"FR-IC-1", 1, "B"}, {"FR-IC-2", 1, "B"}, {"FR-IC-3", 1, "B"}, {"FR-I-5", 2, "B"}, {"FR-IIIC-1", 2, "B"},
	{"FR-IIIC-2", 2, "B"}, {"FR-IIIC-3", 2, "B"}, {"FR-IV-C", 3, "A"}, {"FR-IV-1", 3, "B"}, {"FR-I-2", 4, "B"},
	{"FR-I-4", 4, "B"}, {"FR-I-A", 4, "B"}, {"FR-I-C", 5, "B"}, {"FR-IV-3", 5, "B"}, {"FR-III-10", 6, "B"},
	{"FR-III-11", 6, "B"}, {"FR-III-A", 6, "B"}, {"FR-III-25", 7, "B"}, {"FR-III-C", 7, "B"},
	{"FR-VIII-A", 7, "B"}, {"FR-VIII-23", 8, "B"}, {"FR-VIII-24", 8, "B"}, {"FR-VIII-C", 8, "B"},
	{"FR-V-16", 8, "C"}, {"FR-V-18", 8, "C"}, {"FR-V-A", 8, "C"}, {"FR-V-C", 8, "C"}, {"FR-IV-13", 11, "A"},
	{"FR-IV-14", 11, "A"}, {"FR-IIC-1", 11, "B"}, {"FR-IIC-2", 11, "B"}, {"FR-IIC-3", 11, "B"},
	{"FR-IV-A", 12, "A"}, {"FR-IV-RIG", 12, "A"}, {"FR-IVC-1", 13, "B"}, {"FR-IVC-2", 13, "B"},
	{"FR-G-C1", 14, "B"}, {"FR-G-C2", 14, "B"}, {"FR-G-LV", 14, "B"}, {"FR-G-MG", 15, "B"}, {"FR-G-YG", 15, "B"},
	{"FR-G-A", 16, "B"}, {"FR-G-OG", 16, "B"},
};

enum { UNITS = sizeof printed / sizeof printed[0], ARRIVALS = sizeof arrivals / sizeof arrivals[0] };

static const struct print *print_of(struct game *g, const char *id)
{
	int i = scenario_piece(&g->s, id);
	assert_true(i != NONE);
	return &g->s.piece[i];
}

static void check_day(const char *name, int day)
{
	struct game *g = scenario(name, NULL);
	for (int i = 0; i < UNITS; i++) {
		const struct print *p = print_of(g, printed[i].id);
		const char *hex = p->setup == NONE ? "" : g->s.board.at[p->setup].id;
		if (strcmp(hex, printed[i].hex[day]) || p->strength != printed[i].strength[day] ||
		    p->move != printed[i].move)
			fail_msg("%s: %s %d-%d in %s", name, printed[i].id, p->strength, p->move, hex);
	}
	leave(g);
}

/* [Setting Up, 5 September Set-Up, 6 September Set-Up, 7 September Set-Up, Grand Battle Set-Up]
 * [Order of Battle, Counter-Mix Discrepancies, reading 36] */
static void borodino_setups_as_printed(void **unused)
{
	(void)unused;
	check_day("borodino/5-september", 0);
	check_day("borodino/6-september", 1);
	check_day("borodino/7-september", 2);
	check_day("borodino/grand-battle", 0);
}

static void check_arrivals(const char *name, int first, int last)
{
	struct game *g = scenario(name, NULL);
	int n = 0, want = 0;
	for (int i = 0; i < ARRIVALS; i++) {
		const struct print *p = print_of(g, arrivals[i].id);
		if (arrivals[i].turn < first || arrivals[i].turn > last)
			continue;
		want++;
		if (p->enter_turn != arrivals[i].turn || strcmp(p->enter, arrivals[i].at))
			fail_msg("%s: %s comes on turn %d at %s", name, p->id, p->enter_turn, p->enter);
	}
	for (int i = 0; i < g->s.pieces; i++)
		n += now(g)->piece[i].place == PLACE_LATER;
	assert_int_equal(n, want);
	leave(g);
}

/* [5 September Reinforcements, 6 September Reinforcements]
 * [7 September Reinforcements, Grand Battle Reinforcements] */
static void borodino_arrivals_as_charted(void **unused)
{
	(void)unused;
	check_arrivals("borodino/5-september", 1, 8);
	check_arrivals("borodino/6-september", 11, 24);
	check_arrivals("borodino/7-september", 27, 40);
	check_arrivals("borodino/grand-battle", 1, 40);
}

/* North of the Great Redoubt stand 24 of the 36 Russians of 5 September. */
/* [5 September Special Rules, reading 25] */
static void borodino_freeze_counts_its_units(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/5-september", NULL);
	assert_int_equal(set_count(&state(g)->frozen), 24);
	leave(g);
	g = scenario("borodino/6-september", NULL);
	assert_int_equal(set_count(&state(g)->frozen), 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_setups_as_printed),
		cmocka_unit_test(borodino_arrivals_as_charted),
		cmocka_unit_test(borodino_freeze_counts_its_units),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

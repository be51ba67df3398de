/* Stored games: each replays to the hash that hashes.txt holds, by grognard-cli and here; undo to any point and redo
 * meet the same check at every step. After a change of the rules, which the commit explains, renew.sh plays those anew
 * that no longer replay.
 */
#include "check.h"
#include "match/hash.h"
#include "match/match.h"
#include "players.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 256, UNDONE = 90, JUMPS = 25 };

/* How a stored game came about. `orders`: it breaks off there, 0 goes on to the end. */
static const struct recipe {
	const char *name, *scenario, *option[4];
	const char *player[2];
	uint64_t seed;
	int orders, taken_back;
} recipes[] = {
	{"duel", "null/duel", {NULL}, {"simple", "random"}, 5, 0, 0},
	{"duel-open", "null/duel", {"open_hands=1"}, {"random", "random"}, 6, 0, 2},
	{"ford", "null/ford", {NULL}, {"simple", "random"}, 26, 0, 3},
	{"ford-open", "null/ford", {"open_hands=1"}, {"random", "random"}, 27, 0, 0},
	{"valley", "null/valley", {NULL}, {"random", "simple"}, 28, 0, 0},
	{"valley-open", "null/valley", {"open_hands=1"}, {"random", "random"}, 29, 0, 5},
	{"5-september", "borodino/5-september", {NULL}, {"simple", "simple"}, 1, 0, 0},
	{"schevardino", "borodino/schevardino", {NULL}, {"simple", "simple"}, 3, 0, 0},
	{"5-september-guard", "borodino/5-september", {"imperial_guard=1"}, {"random", "simple"}, 2, 0, 0},
	{"6-september", "borodino/6-september", {NULL}, {"simple", "random"}, 3, 700, 7},
	{"6-september-guard", "borodino/6-september", {"imperial_guard=1"}, {"simple", "simple"}, 4, 700, 0},
	{"7-september", "borodino/7-september", {NULL}, {"random", "random"}, 5, 0, 0},
	{"7-september-guard", "borodino/7-september", {"imperial_guard=1"}, {"simple", "simple"}, 6, 700, 0},
	{"grand-battle", "borodino/grand-battle", {NULL}, {"simple", "simple"}, 7, 900, 30},
	{"grand-battle-militia", "borodino/grand-battle", {"additional_forces=1"}, {"random", "random"}, 8, 0, 0},
	{"grand-battle-both", "borodino/grand-battle", {"imperial_guard=1", "additional_forces=1"},
	 {"random", "simple"}, 9, 900, 0},
	{"invasion", "area1812/1-invasion", {NULL}, {"simple", "simple"}, 20, 0, 12},
	{"invasion-free", "area1812/1-invasion", {"free_setup=1", "optional_rules=1"}, {"simple", "simple"}, 21, 900, 0},
	{"road-to-moscow", "area1812/2-road-to-moscow", {"optional_rules=1"}, {"simple", "simple"}, 22, 0, 0},
	{"road-free", "area1812/2-road-to-moscow", {"free_setup=1"}, {"simple", "random"}, 24, 0, 9},
	{"retreat-led", "area1812/3-retreat", {"optional_rules=1"}, {"simple", "simple"}, 25, 0, 0},
	{"retreat", "area1812/3-retreat", {"free_setup=1"}, {"random", "simple"}, 23, 0, 0},
	{"hex-invasion", "hex1812/1-invasion", {NULL}, {"simple", "simple"}, 30, 900, 12},
	{"hex-road", "hex1812/2-road-to-moscow", {"free_setup=1"}, {"random", "simple"}, 31, 900, 0},
	{"hex-retreat", "hex1812/3-retreat", {"free_setup=1"}, {"simple", "random"}, 32, 0, 5},
	{"gamble", "gamble/1812", {"free_setup=1", "capacity=1"}, {"random", "random"}, 40, 900, 9},
	{"gamble-advanced", "gamble/1812", {"advanced=1", "reserve=1", "fog=1"}, {"random", "random"}, 41, 900, 0},
	{"gamble-years", "gamble/two-year", {"free_setup=1", "capacity=1"}, {"random", "random"}, 42, 900, 0},
	{"gamble-years-advanced", "gamble/two-year", {"advanced=1", "reserve=1", "fog=1"}, {"random", "random"}, 43, 0, 7},
	{"pultusk", "napoleon1807/pultusk", {NULL}, {"random", "random"}, 50, 0, 5},
	{"pultusk-fog", "napoleon1807/pultusk", {"grognard=1", "dice=1"}, {"random", "random"}, 55, 0, 3},
	{"eylau-fog", "napoleon1807/eylau", {"grognard=1", "dice=1"}, {"random", "random"}, 51, 900, 0},
	{"eylau-battle", "napoleon1807/eylau-battle", {"grognard=1", "dice=1"}, {"simple", "random"}, 52, 0, 0},
	{"friedland-dice", "napoleon1807/friedland", {"grognard=1", "dice=1"}, {"random", "simple"}, 53, 0, 0},
	{"friedland-battle-fog", "napoleon1807/friedland-battle", {"grognard=1", "dice=1"}, {"random", "random"}, 54, 0, 7},
	{"crossing", "berezina/crossing", {NULL}, {"simple", "automaton"}, 10, 0, 0},
	{"crossing-night", "berezina/crossing", {"alternative_morale=1", "random_events=1", "longer_nights=1"},
	 {"random", "automaton"}, 11, 1200, 5},
	{"crossing-alert", "berezina/crossing", {"more_alert_russians=1", "better_retreat=1", "bridge_intact=1"},
	 {"simple", "automaton"}, 12, 900, 0},
	{"crossing-blood", "berezina/crossing", {"kutusov_smells_blood=1", "no_ney=1", "victor_determined=1"},
	 {"random", "automaton"}, 13, 1200, 0},
	{"two-player", "berezina/two-player", {NULL}, {"simple", "simple"}, 14, 1200, 20},
	{"two-player-night", "berezina/two-player", {"alternative_morale=1", "random_events=1", "longer_nights=1"},
	 {"random", "random"}, 15, 0, 0},
	{"two-player-alert", "berezina/two-player", {"more_alert_russians=1", "better_retreat=1", "bridge_intact=1"},
	 {"random", "simple"}, 16, 1200, 0},
	{"two-player-blood", "berezina/two-player", {"kutusov_smells_blood=1", "no_ney=1", "victor_determined=1"},
	 {"simple", "random"}, 17, 1200, 0},
};

static char folder[512];

static const char *path_of(const char *name)
{
	static char path[768];
	snprintf(path, sizeof path, "%s/%s.grog", folder, name);
	return path;
}

static void hash_line(const char *name, const struct match *m, char out[LINE])
{
	char hash[65];
	match_hash(m, hash);
	snprintf(out, LINE, "%s %d %s\n", name, match_now(m), hash);
}

/* The line of hashes.txt that begins with this name. */
static void stored_line(const char *name, char out[LINE])
{
	char path[768];
	snprintf(path, sizeof path, "%s/hashes.txt", folder);
	FILE *f = fopen(path, "r");
	if (!f)
		fail_msg("%s cannot be read", path);
	size_t n = strlen(name);
	while (fgets(out, LINE, f))
		if (!strncmp(out, name, n) && out[n] == ' ') {
			fclose(f);
			return;
		}
	fclose(f);
	fail_msg("hashes.txt has no line for %s", name);
}

static struct match *load(const char *name)
{
	struct error e = {0};
	char text[1024];
	struct match *m = match_load(getenv("GROGNARD_DATA"), path_of(name), &e);
	if (!m || e.reason[0]) {
		error_print(&e, text, sizeof text);
		fail_msg("%s\nIf the rules were changed on purpose: renew.sh, and say why in the commit", text);
	}
	return m;
}

/* The position of now is the one that was noted when it was played. */
static void meets_its_check(const struct match *m)
{
	assert_int_equal(hash_check(match_scenario(m), match_position(m)), match_check(m, match_now(m)));
}

static void replays_to_its_hash(void **state)
{
	const struct recipe *r = *state;
	char want[LINE], is[LINE], command[2048], answer[2048] = "", hash[80];
	stored_line(r->name, want);
	struct match *m = load(r->name);
	assert_true(match_jump(m, match_length(m)));
	meets_its_check(m);
	hash_line(r->name, m, is);
	assert_string_equal(is, want);
	assert_ptr_equal(match_played_by(m, SIDE_0), player_find(r->player[0]));
	match_free(m);
	snprintf(command, sizeof command, "'%s' replay '%s'", getenv("GROGNARD_CLI"), path_of(r->name));
	FILE *f = popen(command, "r");
	assert_non_null(f);
	assert_non_null(fgets(answer, sizeof answer, f));
	assert_int_equal(pclose(f), 0);
	snprintf(hash, sizeof hash, "%.64s", strrchr(want, ' ') + 1);
	if (!r->taken_back && !strstr(answer, hash))
		fail_msg("grognard-cli replay says %s", answer);
}

static void goes_back_and_forth(void **state)
{
	const struct recipe *r = *state;
	struct match *m = load(r->name);
	uint64_t dice = r->seed;
	int length = match_length(m), steps = 0;
	assert_int_equal(match_now(m), length - r->taken_back);
	assert_true(match_jump(m, length));
	char end[65], again[65];
	match_hash(m, end);
	for (; steps < UNDONE && match_undo(m); steps++)
		meets_its_check(m);
	for (int i = 0; i < steps; i++) {
		assert_true(match_redo(m));
		meets_its_check(m);
	}
	assert_int_equal(match_now(m), length);
	for (int i = 0; i < JUMPS; i++) {
		assert_true(match_jump(m, (int)(random_next(&dice) % (uint32_t)(length + 1))));
		meets_its_check(m);
	}
	assert_true(match_jump(m, 0));
	assert_false(match_undo(m));
	meets_its_check(m);
	assert_true(match_jump(m, length));
	match_hash(m, again);
	assert_string_equal(again, end);
	match_free(m);
}

/* A stored game without its recipe, or a game of another scenario than its name says, would test nothing. */
static void every_option_has_its_game(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < sizeof recipes / sizeof *recipes; i++) {
		struct match *m = load(recipes[i].name);
		const struct scenario *s = match_scenario(m);
		char name[96];
		snprintf(name, sizeof name, "%s/%s", s->game, s->id);
		assert_string_equal(name, recipes[i].scenario);
		for (int k = 0; k < s->options; k++) {
			char asked[64];
			bool found = s->option[k].value == 1;
			snprintf(asked, sizeof asked, "%s=1", s->option[k].id);
			for (size_t j = 0; j < sizeof recipes / sizeof *recipes; j++)
				for (int o = 0; o < 4 && recipes[j].option[o]; o++)
					found |= !strcmp(recipes[j].scenario, name) &&
						 !strcmp(recipes[j].option[o], asked);
			if (!found)
				fail_msg("no stored game of %s has %s", name, asked);
		}
		match_free(m);
	}
}

static void play(struct match *m, const struct recipe *r)
{
	struct orders *list = calloc(1, sizeof *list);
	struct players *both = calloc(1, sizeof *both);
	players_open(both, match_scenario(m), r->player, r->seed);
	for (match_orders(m, list); list->n && (!r->orders || match_now(m) < r->orders); match_orders(m, list)) {
		int at = players_order(both, match_position(m), list, match_now(m));
		assert_true(match_play(m, &list->at[at], 1, NULL));
	}
	players_close(both);
	free(both);
	free(list);
}

/* Plays the game anew; its line of hashes.txt. */
static bool record(const struct recipe *r, char line[LINE])
{
	struct error e = {0};
	struct match *m = match_new(getenv("GROGNARD_DATA"), r->scenario, NULL, r->option, r->seed, &e);
	if (!m) {
		fprintf(stderr, "%s: %s\n", r->name, e.reason);
		return false;
	}
	match_player(m, SIDE_0, r->player[0]);
	match_player(m, SIDE_1, r->player[1]);
	play(m, r);
	hash_line(r->name, m, line);
	match_jump(m, match_length(m) - r->taken_back);
	bool saved = match_save(m, path_of(r->name), &e);
	if (!saved)
		fprintf(stderr, "%s: %s\n", e.file, e.reason);
	match_free(m);
	return saved;
}

/* Does the stored game still replay? Then its line of now. */
static bool replays(const struct recipe *r, char line[LINE])
{
	struct error e = {0};
	struct match *m = match_load(getenv("GROGNARD_DATA"), path_of(r->name), &e);
	bool fine = m && !e.reason[0] && match_jump(m, match_length(m)) &&
		    hash_check(match_scenario(m), match_position(m)) == match_check(m, match_now(m));
	if (fine)
		hash_line(r->name, m, line);
	if (m)
		match_free(m);
	return fine;
}

/* GROGNARD_RENEW_MATCHES=1 plays and writes those that do not replay, =all every one of them. */
static int renew(bool all)
{
	char path[768], line[LINE];
	snprintf(path, sizeof path, "%s/hashes.txt", folder);
	FILE *out = fopen(path, "w");
	for (size_t i = 0; out && i < sizeof recipes / sizeof *recipes; i++) {
		if (all || !replays(&recipes[i], line)) {
			if (!record(&recipes[i], line))
				return 1;
			printf("played anew: %s", line);
		}
		fputs(line, out);
	}
	return !out || fclose(out);
}

int main(void)
{
	enum { GAMES = sizeof recipes / sizeof *recipes };
	static struct CMUnitTest tests[2 * GAMES + 1];
	static char name[2 * GAMES][80];
	snprintf(folder, sizeof folder, "%s/matches", getenv("GROGNARD_TESTS") ? getenv("GROGNARD_TESTS") : "tests");
	if (getenv("GROGNARD_RENEW_MATCHES"))
		return renew(!strcmp(getenv("GROGNARD_RENEW_MATCHES"), "all"));
	for (int i = 0; i < GAMES; i++) {
		void *state = (void *)(uintptr_t)&recipes[i];
		snprintf(name[2 * i], sizeof name[0], "%s replays to its hash", recipes[i].name);
		snprintf(name[2 * i + 1], sizeof name[0], "%s goes back and forth", recipes[i].name);
		tests[2 * i] = (struct CMUnitTest){name[2 * i], replays_to_its_hash, NULL, NULL, state};
		tests[2 * i + 1] = (struct CMUnitTest){name[2 * i + 1], goes_back_and_forth, NULL, NULL, state};
	}
	tests[2 * GAMES] = (struct CMUnitTest)cmocka_unit_test(every_option_has_its_game);
	return _cmocka_run_group_tests("matches", tests, 2 * GAMES + 1, NULL, NULL);
}

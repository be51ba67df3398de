/* Chapters: every account has its leaf in one chapter, and the rows of its pages say what happened. What comes by itself is
 * tried in test_news.c, the chapter of a whole game in test_whole_game.c, what a dispatch says in test_dispatch.c. */
#include "chapters.h"

#include <stdlib.h>
#include <string.h>

/* The account of the event is the account of a leaf, or of a row of a page. */
static void has_its_leaf(const struct seat *seat, struct spot at)
{
	static struct account a, own;
	struct chapter ch;
	bool found = false;
	assert_true(chapter_at(seat, at, &ch));
	chapters_sound(seat, &ch);
	if (ch.kind == CHAPTER_PHASE || ch.kind == CHAPTER_SUPPLY) {
		assert_int_equal(chronicle_run_of(seat->chronicle, at.decision, at.event), ch.run);
		return;
	}
	assert_true(chronicle_account(seat->chronicle, at.decision, spot_event(seat, at)->account, &own));
	for (int i = 0; i < ch.leaves; i++)
		found |= leaf_account(seat, &ch.leaf[i], &a) && !memcmp(&a, &own, sizeof a);
	assert_true(found || ch.leaves == CHAPTER_LEAVES);
}

static void every_account_has_its_leaf(void **unused)
{
	(void)unused;
	for (int g = 0; play_games[g]; g++) {
		struct match *m = play_match(play_games[g], 7);
		uint64_t state = 7;
		play_some(m, 500, &state);
		for (int side = 0; side <= SIDES; side++) {
			struct seat *seat = play_seat(m, side < SIDES ? (enum side)side : NOBODY);
			int accounts = 0;
			struct spot at = chapters_first(seat);
			do
				if (chapters_tells(seat, at)) {
					has_its_leaf(seat, at);
					accounts++;
				}
			while (spot_next(seat, &at));
			assert_true(accounts > 0 || !strcmp(play_games[g], "null/duel"));
			seat_close(seat);
		}
		match_free(m);
	}
}

static void spots_go_both_ways(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 3);
	uint64_t state = 3;
	play_some(m, 200, &state);
	struct seat *seat = play_seat(m, SIDE_0);
	struct spot at = chapters_first(seat), back = {seat->length, 0};
	int n = 0, k = 0;
	do
		n++;
	while (spot_next(seat, &at));
	assert_true(spot_same(at, back));
	assert_false(spot_next(seat, &at));
	assert_true(spot_same(at, back));
	while (spot_back(seat, &back))
		k++;
	assert_int_equal(n, k);
	assert_true(spot_same(back, chapters_first(seat)));
	seat_close(seat);
	match_free(m);
}

/* What a die of attrition gave stands in its row in the words of its table, to the last letter. */
static void a_row_tells_its_result_to_the_last_letter(void **unused)
{
	(void)unused;
	static const char *const games[] = {"hex1812/1-invasion", "area1812/1-invasion", "gamble/1812", NULL};
	for (int g = 0; games[g]; g++) {
		struct match *m = play_match(games[g], 3);
		struct seat *seat = play_seat(m, SIDE_0);
		const struct scenario *s = seat->scenario;
		uint64_t state = 3;
		size_t longest = 0;
		play_some(m, 3000, &state);
		for (int i = 0; i < chronicle_runs(seat->chronicle); i++) {
			const struct run *r = chronicle_run(seat->chronicle, i);
			for (int k = 0; k < r->n && !strcmp(r->head.name[2], "result"); k++) {
				const struct chart_row *row = &r->row[k].row;
				if (row->hit_table == NONE || row->hit_column == NONE)
					continue;
				const struct table *t = &s->table[row->hit_table];
				const char *words = result_words(s, t->result[t->cell[row->hit_row][row->hit_column]]);
				assert_string_equal(row->cell[2], words);
				longest = strlen(words) > longest ? strlen(words) : longest;
			}
		}
		assert_true(longest >= 7);
		seat_close(seat);
		match_free(m);
	}
}

/* Whoever looks back reads of a battle what he would read without it. */
static void a_battle_goes_on_while_somebody_looks_back(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 11);
	struct seat *seat = play_seat(m, SIDE_0);
	struct chapter ch, again;
	uint64_t state = 11;
	for (int i = 0; i < 2000 && !chapter_battle_now(seat, &ch); i++)
		assert_true(play_one(m, &state));
	assert_true(chapter_battle_now(seat, &ch));
	assert_false(ch.over);
	seat_look(seat, 0);
	assert_true(chapter_again(seat, &ch, &again));
	assert_memory_equal(&again, &ch, sizeof ch);
	assert_false(chapter_battle_now(seat, &ch));
	seat_close(seat);
	match_free(m);
}

/* Plays at random; how often the French were asked where they go back from a battle, at another place than it was fought. */
static int retreats_farther_on(uint64_t seed)
{
	struct match *m = play_match("napoleon1807/eylau-battle", seed);
	struct seat *seat = play_seat(m, SIDE_0);
	struct chapter ch;
	int n = 0;
	while (play_one(m, &seed)) {
		if (!seat_decides(seat) || !(seat->prompt.verbs >> VERB_RETREAT & 1))
			continue;
		assert_true(chapter_battle_now(seat, &ch));
		assert_false(ch.over);
		n += seat->prompt.place != ch.place;
	}
	seat_close(seat);
	match_free(m);
	return n;
}

/* Whoever goes back link by link is still in the battle, though he stands elsewhere by now. */
static void a_battle_goes_on_through_its_retreat(void **unused)
{
	(void)unused;
	int n = 0;
	for (uint64_t seed = 1; seed < 100 && !n; seed++)
		n = retreats_farther_on(seed);
	assert_true(n > 0);
}

/* Is it a reckoning whose cards, or dice in their place, come before anything else is told with an account? */
static bool turns_cards_over(const struct seat *seat, struct spot at)
{
	const struct event *e = spot_event(seat, at);
	if (e->kind != EVENT_CHECK || e->account < 0)
		return false;
	while (spot_next(seat, &at) && (e = spot_event(seat, at))->account < 0 && e->kind != EVENT_ATTACK && e->kind != EVENT_PHASE)
		if (e->kind == EVENT_CARD || e->kind == EVENT_ROLL)
			return true;
	return false;
}

/* In a battle that is fought with cards, or with dice in their place, the reckoning lies beside what was turned over. */
static void cards_have_their_leaf(const char *option)
{
	const char *const options[] = {option, NULL};
	struct match *m = match_new(getenv("GROGNARD_DATA"), "napoleon1807/eylau-battle", NULL, options, 5, NULL);
	assert_non_null(m);
	struct seat *seat = play_seat(m, NOBODY);
	uint64_t state = 5;
	int cards = 0, others = 0;
	play_some(m, 500, &state);
	struct spot at = chapters_first(seat);
	do {
		struct chapter ch;
		if (!chapters_tells(seat, at) || !chapter_at(seat, at, &ch) || ch.kind != CHAPTER_BATTLE)
			continue;
		bool found = false;
		for (int i = 0; i < ch.leaves; i++)
			found |= ch.leaf[i].kind == LEAF_CARDS && spot_same(ch.leaf[i].from, at);
		assert_int_equal(found, turns_cards_over(seat, at));
		*(found ? &cards : &others) += 1;
	} while (spot_next(seat, &at));
	assert_true(cards > 0 && others > 0);
	seat_close(seat);
	match_free(m);
}

static void the_cards_of_a_battle_have_their_leaf(void **unused)
{
	(void)unused;
	cards_have_their_leaf("dice=0");
	cards_have_their_leaf("dice=1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(spots_go_both_ways),
		cmocka_unit_test(every_account_has_its_leaf),
		cmocka_unit_test(a_row_tells_its_result_to_the_last_letter),
		cmocka_unit_test(a_battle_goes_on_through_its_retreat),
		cmocka_unit_test(a_battle_goes_on_while_somebody_looks_back),
		cmocka_unit_test(the_cards_of_a_battle_have_their_leaf),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

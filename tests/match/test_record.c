/* The match's side: several orders as one, who listens, what is on disk when, what was taken back, standing orders. */
#include "play.h"

#include "files.h"
#include "core/file.h"
#include "match/loss.h"
#include "match/hash.h"
#include "match/hearing.h"
#include "match/local.h"
#include "match/saved.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- several as one --- */

/* Two that can follow each other, found by trying. */
static bool find_pair(const struct match *m, struct order pair[2])
{
	static struct orders first, second;
	union any_position at;
	match_orders(m, &first);
	for (int i = 0; i < first.n; i++) {
		match_at(m, match_now(m), &at.common);
		if (!rules_play(match_scenario(m), &at.common, &first.at[i], NULL, NULL))
			continue;
		rules_orders(match_scenario(m), &at.common, &second);
		if (!second.n)
			continue;
		pair[0] = first.at[i];
		pair[1] = second.at[second.n - 1];
		return true;
	}
	return false;
}

static void all_or_none(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++) {
		struct match *one = play_match(play_games[i], 8), *two = play_match(play_games[i], 8);
		uint64_t state[2] = {8, 8};
		struct order pair[2];
		struct error e = {0};
		play_some(one, 65, &state[0]); /* past a keyframe */
		play_some(two, 65, &state[1]);
		if (find_pair(one, pair)) {
			char before[HASH_DIGITS], after[HASH_DIGITS];
			int length = match_length(one);
			struct order wrong[2] = {pair[0], order_make(VERB_MARCH, pair[0].side, 0, NONE, NONE)};
			match_hash(one, before);
			assert_true(match_undo(one));
			int now = match_now(one);
			assert_false(match_play(one, wrong, 2, &e));
			assert_true(e.reason[0]);
			assert_int_equal(match_length(one), length); /* what was undone is still there */
			assert_int_equal(match_now(one), now);
			assert_true(match_jump(one, length));
			assert_false(match_play(one, wrong, 2, &e));
			match_hash(one, after);
			assert_string_equal(before, after);
			assert_true(match_play(one, pair, 2, &e));
			struct events *both = malloc(sizeof *both), *single = malloc(sizeof *single);
			match_told(one, both);
			assert_true(match_play(two, &pair[0], 1, NULL));
			match_told(two, single);
			int n = single->n;
			assert_memory_equal(both->at, single->at, (size_t)n * sizeof both->at[0]);
			assert_true(match_play(two, &pair[1], 1, NULL));
			match_told(two, single);
			assert_int_equal(both->n, n + single->n);
			free(single);
			free(both);
			match_hash(one, before);
			match_hash(two, after);
			assert_string_equal(before, after);
			for (int k = 0; k <= match_length(one); k++)
				assert_int_equal(match_check(one, k), match_check(two, k));
		}
		assert_false(match_play(one, pair, 0, &e));
		match_free(one);
		match_free(two);
	}
}

/* Long batches cross keyframes, and the positions between are kept. */
static void a_batch_keeps_its_keyframes(void **unused)
{
	(void)unused;
	struct match *one = play_match("borodino/7-september", 5), *all = play_match("borodino/7-september", 5);
	uint64_t state = 5;
	struct order list[300];
	int n = play_some(one, 300, &state);
	assert_int_equal(n, 300);
	for (int i = 0; i < n; i++)
		list[i] = match_order(one, i);
	assert_true(match_play(all, list, n, NULL));
	assert_int_equal(match_length(all), n);
	for (int i = n; i >= 0; i -= 7) {
		assert_true(match_jump(one, i) && match_jump(all, i));
		assert_memory_equal(match_position(one), match_position(all), match_scenario(one)->rules->position_size);
		assert_int_equal(match_check(one, i), match_check(all, i));
	}
	match_free(one);
	match_free(all);
}

/* Where a row says so, each order is a decision of its own in the midst of what is half done: undo takes it back alone. */
static void single_decisions_are_taken_back_alone(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/7-september", 3);
	const struct phase *phases = match_scenario(m)->rules->phases;
	uint64_t state = 3;
	int n = play_some(m, 1500, &state), single = 0, built = 0;
	for (int i = 1; i < n; i++) {
		struct match_fact fact = match_fact(m, i);
		if (match_order(m, i).side != match_order(m, i - 1).side)
			continue;
		if (phases[fact.row].single)
			assert_true(fact.starts);
		if (!phases[fact.row].single && fact.starts)
			continue;
		assert_true(match_jump(m, i + 1) && match_undo(m));
		if (fact.starts)
			assert_int_equal(match_now(m), i);
		else
			assert_true(match_now(m) < i);
		*(fact.starts ? &single : &built) += 1;
	}
	assert_true(single > 10 && built > 10);
	match_free(m);
}

/* --- what is on disk when --- */

struct witness {
	struct match *m;
	const char *path;
	int heard, moved;
};

static void witness_played(void *who, int i, const struct position *before, const struct events *events)
{
	struct witness *w = who;
	(void)before;
	(void)events;
	assert_true(i >= 0 && i < match_length(w->m));
	w->heard++;
}

/* Whoever is told finds the game on disk as he is told it. */
static void witness_moved(void *who)
{
	struct witness *w = who;
	struct error e = {0};
	struct match *saved = match_load(getenv("GROGNARD_DATA"), w->path, &e);
	assert_non_null(saved);
	assert_string_equal(e.reason, "");
	assert_int_equal(match_now(saved), match_now(w->m));
	assert_int_equal(match_length(saved), match_length(w->m));
	assert_memory_equal(match_position(saved), match_position(w->m), match_scenario(saved)->rules->position_size);
	match_free(saved);
	w->moved++;
}

static void on_disk_before_anybody_is_told(void **unused)
{
	(void)unused;
	char path[200];
	snprintf(path, sizeof path, "%s", play_path("told.grog"));
	struct match *m = play_match("borodino/7-september", 2);
	struct witness w = {.m = m, .path = path};
	struct match_listener me = {.who = &w, .played = witness_played, .moved = witness_moved};
	uint64_t state = 2;
	struct order pair[2];
	assert_true(match_autosave(m, path, NULL));
	assert_true(match_listen(m, &me));
	assert_int_equal(play_some(m, 30, &state), 30);
	assert_true(find_pair(m, pair) && match_play(m, pair, 2, NULL));
	assert_int_equal(w.heard, 32);
	assert_int_equal(w.moved, 31);
	assert_true(match_undo(m) && match_redo(m) && match_undo(m));
	assert_true(play_one(m, &state));
	assert_int_equal(w.moved, 35);
	assert_int_equal(w.heard, 33);
	match_unlisten(m, &w);
	assert_true(play_one(m, &state));
	assert_int_equal(w.heard, 33);
	match_free(m);
}

/* --- what was taken back --- */

/* Plays on until an order throws a die or draws a card, takes it back, and plays on from before it. */
static int take_back_a_die(struct match *m, uint64_t *state)
{
	for (int n = 0; n < 3000 && play_one(m, state); n++) {
		if (!(match_fact(m, match_now(m) - 1).seals & SEAL_CHANCE))
			continue;
		int at = match_now(m) - 1;
		assert_true(match_jump(m, at));
		assert_true(play_one(m, state));
		return at;
	}
	fail_msg("nobody throws a die or draws a card");
	return NONE;
}

/* Which of the chances the orders of a match that is played at random are sealed by: SEAL_CHANCE bits. */
static int chances(const char *id, const char *const *options, uint64_t state, int *both)
{
	struct error e = {0};
	struct match *m = match_new(getenv("GROGNARD_DATA"), id, NULL, options, state, &e);
	int seen = 0;
	assert_non_null(m);
	for (int n = 0; n < 400 && play_one(m, &state); n++) {
		int chance = match_fact(m, match_now(m) - 1).seals & SEAL_CHANCE;
		seen |= chance;
		*both += chance == SEAL_CHANCE;
	}
	match_free(m);
	return seen;
}

static void a_seal_tells_a_die_from_a_card(void **unused)
{
	(void)unused;
	static const char *const dice[] = {"dice=1", NULL};
	int both = 0;
	int seen = 0;
	assert_int_equal(chances("borodino/7-september", NULL, 5, &both), SEAL_DIE);
	for (uint64_t seed = 1; seed < 9; seed++)
		assert_int_equal(chances("napoleon1807/friedland-battle", NULL, seed, &both), SEAL_CARD);
	assert_int_equal(both, 0);
	for (uint64_t seed = 1; seed < 9; seed++)
		seen |= chances("napoleon1807/friedland-battle", dice, seed, &both);
	assert_int_equal(seen, SEAL_CHANCE);
}

static void what_is_lost_names_dice_and_cards(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/7-september", 1);
	const struct scenario *s = match_scenario(m);
	struct text words;
	struct loss card = {0}, both = {.answered = 2}, unseen = {0};
	loss_seals(&card, SEAL_CARD | SEAL_SHOWN);
	loss_say(s, &card, &words);
	assert_string_equal(words.at, "a card");
	loss_dice(&both, (const uint8_t[4]){5, 0, 0, 0});
	loss_seals(&both, SEAL_CHANCE);
	loss_say(s, &both, &words);
	assert_string_equal(words.at, "a die of 5, a card, what the Russian side decided");
	loss_seals(&unseen, SEAL_DIE | SEAL_SHOWN);
	loss_say(s, &unseen, &words);
	assert_string_equal(words.at, "a die");
	match_free(m);
}

static void what_was_taken_back_is_in_the_record(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++) {
		char path[200];
		struct text words, again;
		struct error e = {0};
		struct match_info info;
		snprintf(path, sizeof path, "%s", play_path("taken.grog"));
		struct match *m = play_match(play_games[i], 3);
		uint64_t state = 3;
		int at = take_back_a_die(m, &state);
		match_taken(m, at, &words);
		assert_true(words.at[0]);
		assert_true(match_save(m, path, &e));
		struct match *loaded = match_load(getenv("GROGNARD_DATA"), path, &e);
		assert_non_null(loaded);
		assert_string_equal(e.reason, "");
		match_taken(loaded, at, &again);
		assert_string_equal(words.at, again.at);
		for (int k = 0; k < at; k++) {
			match_taken(loaded, k, &again);
			assert_string_equal(again.at, "");
		}
		/* the list of games names the turn without it */
		assert_true(match_peek(path, &info, &e));
		assert_null(strstr(info.turn, "taken back"));
		assert_int_equal(info.begun, match_length(m) > 0);
		/* taken back again from further before, the note moves there and stays */
		assert_true(match_jump(loaded, at > 3 ? at - 3 : 0));
		at = match_now(loaded);
		assert_true(play_one(loaded, &state));
		match_taken(loaded, at, &again);
		assert_memory_equal(again.at, words.at, strlen(words.at));
		match_free(loaded);
		match_free(m);
	}
}

/* What machines choose in secret is drawn from another number whenever something was taken back past a seal, and from the same
 * after loading; a look at what was undone, and what is redone, changes nothing. */
static void lots_are_drawn_anew(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++) {
		char path[200];
		struct error e = {0};
		snprintf(path, sizeof path, "%s", play_path("lots.grog"));
		struct match *m = play_match(play_games[i], 3);
		uint64_t state = 3, fresh = match_lot(m);
		assert_true(fresh == match_public(m));
		int at = take_back_a_die(m, &state);
		uint64_t once = match_lot(m);
		assert_true(once != fresh);
		assert_true(match_public(m) == fresh);
		int now = match_now(m);
		assert_true(match_jump(m, at));
		assert_true(match_jump(m, now));
		assert_true(match_lot(m) == once);
		assert_true(match_save(m, path, &e));
		struct match *loaded = match_load(getenv("GROGNARD_DATA"), path, &e);
		assert_non_null(loaded);
		assert_true(match_lot(loaded) == once);
		match_free(loaded);
		/* undone and not yet played on, it is the number that holds when play goes on */
		take_back_a_die(m, &state);
		uint64_t twice = match_lot(m);
		assert_true(twice != once && twice != fresh);
		assert_true(match_jump(m, match_now(m) - 1));
		uint64_t waits = match_lot(m);
		assert_true(waits != twice);
		match_free(m);
	}
}

/* A reader that knows nothing of it takes the note for a part of the name of a turn, and the record for what it is. */
static void older_readers_read_it(void **unused)
{
	(void)unused;
	char path[200];
	snprintf(path, sizeof path, "%s", play_path("older.grog"));
	struct match *m = play_match("borodino/7-september", 3);
	uint64_t state = 3;
	take_back_a_die(m, &state);
	assert_true(match_save(m, path, NULL));
	FILE *f = fopen(path, "rb");
	assert_non_null(f);
	char line[512];
	int notes = 0;
	while (fgets(line, sizeof line, f))
		if (strstr(line, "taken back")) {
			assert_int_equal(strncmp(line, "turn ", 5), 0);
			assert_null(strchr(line, '\t'));
			assert_true(strlen(line) < 250);
			notes++;
		}
	fclose(f);
	assert_int_equal(notes, 1);
	match_free(m);
}

/* Sides that change hands: who gave each order is kept, whoever sits there when it is saved, and told of decisions; the name of the
 * turn stays what it is. What is played after loading is by who sits there then. */
static void who_gave_an_order_is_kept(void **unused)
{
	(void)unused;
	static const char *const hands[] = {"person", "simple", "person", "captain", "recruit"};
	for (int i = 0; play_games[i]; i++) {
		struct error e = {0};
		struct match *m = play_match(play_games[i], 3);
		struct match_info info;
		uint64_t state = 3;
		for (size_t k = 0; k < sizeof hands / sizeof *hands; k++) {
			match_player(m, SIDE_0, hands[k]);
			match_player(m, SIDE_1, hands[(k + 1) % 5]);
			play_some(m, 40, &state);
		}
		assert_true(match_save(m, play_path("hands.grog"), &e));
		struct match *loaded = match_load(getenv("GROGNARD_DATA"), play_path("hands.grog"), &e);
		assert_non_null(loaded);
		bool by[2] = {false, false};
		for (int k = 0; k < match_length(m); k++) {
			assert_int_equal(match_fact(m, k).person, match_fact(loaded, k).person);
			by[match_fact(m, k).person] = true;
		}
		assert_true(by[0] && by[1]);
		struct seat *seat = local_seat(loaded, SIDE_0, &e);
		assert_non_null(seat);
		for (int k = 0; k < seat->length; k++) {
			int first = chronicle_hearings_before(seat->chronicle, k);
			assert_true(chronicle_heard(seat->chronicle, k)->person == match_fact(m, first).person || rules_hides(seat->scenario));
		}
		seat_close(seat);
		assert_true(match_peek(play_path("hands.grog"), &info, &e));
		assert_null(strstr(info.turn, "by:"));
		match_free(loaded);
		match_free(m);
	}
}

static void nothing_lost_is_not_noted(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/7-september", 1);
	struct orders list;
	struct text words;
	match_orders(m, &list);
	struct order first = list.at[0], second = list.at[1];
	assert_int_equal(first.verb, VERB_TAKE);
	assert_true(match_play(m, &first, 1, NULL));
	assert_int_equal(match_fact(m, 0).seals, 0);
	assert_true(match_jump(m, 0));
	assert_true(match_play(m, &second, 1, NULL));
	match_taken(m, 0, &words);
	assert_string_equal(words.at, "");
	match_free(m);
}

/* --- standing orders --- */

enum { ROW_WINDOW = 3 }; /* of the template game: the defender may lay a card */

static struct standings one_standing(int answer, int card)
{
	struct standings out = {.n = 1};
	out.at[0] = (struct standing){.row = ROW_WINDOW, .answer = (uint8_t)answer, .card = (int16_t)card, .place = NONE};
	return out;
}

struct counted {
	int windows, cards, stands, aides;
};

static int aide(void *who, const struct match *m, enum side side, const struct orders *list)
{
	struct counted *c = who;
	(void)m;
	assert_int_equal(list->at[0].side, side);
	c->aides++;
	return list->n - 1;
}

/* A whole game with a standing order for both sides: how often windows were asked, and how they were answered. */
static struct counted game_with(uint64_t seed, int answer)
{
	struct match *m = play_match("null/duel", seed);
	struct counted c = {0};
	struct standings list = one_standing(answer, NONE);
	struct prompt ask;
	uint64_t state = seed;
	match_set_aide(m, aide, &c);
	assert_true(match_stand(m, SIDE_0, &list, NULL) && match_stand(m, SIDE_1, &list, NULL));
	do {
		match_ask(m, &ask);
		c.windows += ask.side != NOBODY && ask.row == ROW_WINDOW;
	} while (play_one(m, &state));
	for (int i = 0; i < match_length(m); i++) {
		c.cards += match_order(m, i).verb == VERB_CARD;
		c.stands += match_order(m, i).verb == VERB_STAND;
	}
	match_free(m);
	return c;
}

static void standing_orders_answer(void **unused)
{
	(void)unused;
	struct counted all[STANDING_ANSWERS] = {{0}};
	for (uint64_t seed = 1; seed < 30; seed++)
		for (int answer = 0; answer < STANDING_ANSWERS; answer++) {
			struct counted c = game_with(seed, answer);
			all[answer].windows += c.windows;
			all[answer].cards += c.cards;
			all[answer].stands += c.stands;
			all[answer].aides += c.aides;
		}
	assert_true(all[STANDING_ASK].windows > 0 && all[STANDING_ASK].cards > 0 && all[STANDING_ASK].stands > 0);
	assert_int_equal(all[STANDING_PASS].windows, 0);
	assert_int_equal(all[STANDING_PASS].cards, 0);
	assert_true(all[STANDING_PASS].stands > 0);
	assert_true(all[STANDING_FIRST].cards > 0);
	assert_int_equal(all[STANDING_AIDE].windows, 0);
	assert_true(all[STANDING_AIDE].aides > 0);
	assert_int_equal(all[STANDING_AIDE].cards, 0);
	assert_true(all[STANDING_WHEN_I_CAN].windows > 0);
	/* asked only with a card in hand: then he could do more */
	assert_true(all[STANDING_WHEN_I_CAN].stands > 0);
}

/* The row of a game with this name. */
static uint8_t row_named(const struct scenario *s, const char *name)
{
	int row = 0;
	while (row < s->rules->rows && (!s->rules->phases[row].name || strcmp(s->rules->phases[row].name, name) != 0))
		row++;
	assert_true(row < s->rules->rows);
	return (uint8_t)row;
}

/* One that is meant for a march of the enemy stands while it goes on, and neither in the next nor in a battle that it comes to. */
static void a_standing_order_lasts_a_march(void **unused)
{
	(void)unused;
	static const struct {
		const char *rows[3];
		bool over;
	} at[] = {{{"Operation", "A card may be played"}, false}, {{"Operation", "March"}, false}, {{"Operations"}, true},
		  {{"Operation", "Combat", "A card may be played"}, true}, {{"Initiative"}, true}};
	struct match *m = play_match("napoleon1807/eylau", 1);
	const struct scenario *s = match_scenario(m);
	union any_position p;
	match_at(m, match_now(m), &p.common);
	for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
		struct standings list = {.n = 2};
		list.at[0] = (struct standing){.answer = STANDING_PASS_MARCH, .card = NONE, .place = NONE, .lapses = 2};
		list.at[1] = (struct standing){.answer = STANDING_PASS, .card = NONE, .place = NONE};
		p.common.depth = 0;
		for (int k = 0; k < 3 && at[i].rows[k]; k++)
			p.common.frame[p.common.depth++].row = row_named(s, at[i].rows[k]);
		assert_int_equal(standing_march_over(s, &p.common), at[i].over);
		assert_int_equal(standing_lapse(&list, 1, at[i].over), at[i].over);
		assert_int_equal(list.n, at[i].over ? 1 : 2);
		assert_int_equal(list.at[list.n - 1].answer, STANDING_PASS);
	}
	match_free(m);
}

/* One that is meant for a turn is gone when the next begins, and asks again from then on. */
static void a_standing_order_lapses(void **unused)
{
	(void)unused;
	int now = 0, later = 0;
	for (uint64_t seed = 1; seed < 12; seed++) {
		struct match *m = play_match("null/duel", seed);
		struct standings list = one_standing(STANDING_PASS, NONE);
		struct prompt ask;
		uint64_t state = seed;
		list.at[0].lapses = 3;
		assert_true(match_stand(m, SIDE_0, &list, NULL) && match_stand(m, SIDE_1, &list, NULL));
		do {
			match_ask(m, &ask);
			bool window = ask.side != NOBODY && ask.row == ROW_WINDOW;
			(match_position(m)->header.turn < 3 ? &now : &later)[0] += window;
		} while (play_one(m, &state));
		assert_int_equal(match_standing(m, SIDE_0)->n, match_position(m)->header.turn < 3);
		match_free(m);
	}
	assert_int_equal(now, 0);
	assert_true(later > 0);
}

/* What may stand can be saved and read again, whoever sent it. */
static void no_standing_order_lapses_later_than_can_be_saved(void **unused)
{
	(void)unused;
	struct match *m = play_match("null/valley", 7), *again;
	struct standings list = one_standing(STANDING_PASS, NONE);
	uint64_t state = 7;
	struct error e = {0};
	const char *path = play_path("late.grog");
	play_some(m, 5, &state);
	list.at[0].lapses = STANDING_TURNS + 1;
	assert_false(match_stand(m, SIDE_0, &list, &e));
	list.at[0].lapses = STANDING_TURNS;
	assert_true(match_stand(m, SIDE_0, &list, &e));
	assert_true(match_save(m, path, &e));
	again = match_load(getenv("GROGNARD_DATA"), path, &e);
	assert_non_null(again);
	assert_string_equal(e.reason, "");
	assert_int_equal(match_length(again), 5);
	assert_int_equal(match_standing(again, SIDE_0)->at[0].lapses, STANDING_TURNS);
	match_free(again);
	match_free(m);
}

static void standing_orders_fit_or_not(void **unused)
{
	(void)unused;
	struct prompt ask = {.side = SIDE_0, .row = ROW_WINDOW, .place = 4};
	struct orders list = {.n = 3};
	bool asks_aide;
	list.at[0] = order_make(VERB_CARD, SIDE_0, NONE, NONE, 2);
	list.at[1] = order_make(VERB_CARD, SIDE_0, NONE, NONE, 5);
	list.at[2] = order_make(VERB_STAND, SIDE_0, NONE, NONE, NONE);
	struct standings own = one_standing(STANDING_FIRST, 5);
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), 1);
	own.at[0].card = 7; /* not in hand: it does not fit */
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), NONE);
	own = one_standing(STANDING_PASS, NONE);
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), 2);
	own.at[0].place = 5;
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), NONE);
	own.at[0].place = 4;
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), 2);
	/* the first that fits counts */
	own.n = 2;
	own.at[1] = (struct standing){.row = ROW_WINDOW, .answer = STANDING_FIRST, .card = NONE, .place = NONE};
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), 2);
	own.at[0].answer = STANDING_ASK;
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), NONE);
	own.at[0].place = 5;
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), 0);
	own = one_standing(STANDING_WHEN_I_CAN, NONE);
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), NONE);
	list.at[0] = list.at[2];
	list.n = 1;
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), 0);
	own = one_standing(STANDING_AIDE, NONE);
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), NONE);
	assert_true(asks_aide);
	ask.depth = 1; /* amid a decision nobody answers for him */
	assert_int_equal(standing_order(&own, &ask, &list, &asks_aide), NONE);
	assert_false(asks_aide);
}

static void standing_orders_are_saved(void **unused)
{
	(void)unused;
	char path[200];
	struct error e = {0};
	snprintf(path, sizeof path, "%s", play_path("standing.grog"));
	struct match *m = play_match("null/duel", 4);
	struct seat *seat = play_seat(m, SIDE_1), *none = play_seat(m, NOBODY);
	uint64_t state = 4;
	struct standings list = one_standing(STANDING_PASS, NONE), bad = list;
	list.at[list.n++] = (struct standing){.row = ROW_WINDOW, .answer = STANDING_FIRST, .card = 3, .place = 2,
						.lapses = 99};
	assert_false(seat_stand(none, &list, &e));
	assert_true(seat_stand(seat, &list, &e));
	assert_memory_equal(&seat->standings, &list, sizeof list);
	bad.at[0].row = 200;
	assert_false(seat_stand(seat, &bad, &e));
	assert_true(e.reason[0]);
	bad = one_standing(STANDING_ANSWERS, NONE);
	assert_false(seat_stand(seat, &bad, &e));
	bad = one_standing(STANDING_PASS, NONE);
	bad.at[0].place = 3000;
	assert_false(seat_stand(seat, &bad, &e));
	bad.n = STANDINGS + 1;
	assert_false(seat_stand(seat, &bad, &e));
	play_some(m, 10, &state);
	for (int over = 0; over < 2; over++) { /* sealed while it is on */
		assert_true(match_save(m, path, &e));
		size_t size;
		char *text = file_read(path, 1 << 20, &size, NULL);
		assert_non_null(text);
		assert_true(!strstr(text, " pass ") == !over);
		free(text);
		memset(&e, 0, sizeof e);
		struct match *again = match_load(getenv("GROGNARD_DATA"), path, &e);
		assert_non_null(again);
		assert_string_equal(e.reason, "");
		const struct standings *x = match_standing(again, SIDE_1);
		assert_int_equal(x->n, 2);
		for (int i = 0; i < 2; i++) {
			assert_int_equal(x->at[i].row, list.at[i].row);
			assert_int_equal(x->at[i].answer, list.at[i].answer);
			assert_int_equal(x->at[i].card, list.at[i].card);
			assert_int_equal(x->at[i].place, list.at[i].place);
			assert_int_equal(x->at[i].lapses, list.at[i].lapses);
		}
		assert_int_equal(match_standing(again, SIDE_0)->n, 0);
		match_free(again);
		while (play_one(m, &state))
			;
	}
	seat_close(seat);
	seat_close(none);
	match_free(m);
}

/* What is wrong in such a line is said with its number. */
static void wrong_standing_lines_are_named(void **unused)
{
	(void)unused;
	static const char *const wrong[] = {"standing red pass 3", "standing green pass 3 - -", "standing red nod 3 - -",
					    "standing red pass 99 - -", "standing red pass 3 999 -",
					    "standing red pass 3 - nowhere", "standing red pass x - -",
					    "standing seal AAAA", "standing red pass 3 - - -"};
	char path[200];
	snprintf(path, sizeof path, "%s", play_path("wrong.grog"));
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		char text[600];
		struct error e = {0};
		int n = snprintf(text, sizeof text, "grognard-match 1\nform running\ngame null\nscenario duel\noptions\n"
				 "seed 0000000000000007\nseat blue person\nseat red person\n\n%s\n", wrong[i]);
		files_put(path, text, (size_t)n);
		struct match *m = match_load(getenv("GROGNARD_DATA"), path, &e);
		assert_non_null(m);
		assert_string_equal(e.place, "line 10");
		assert_true(e.reason[0]);
		assert_int_equal(match_standing(m, SIDE_1)->n, 0);
		match_free(m);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_or_none),
		cmocka_unit_test(a_batch_keeps_its_keyframes),
		cmocka_unit_test(single_decisions_are_taken_back_alone),
		cmocka_unit_test(on_disk_before_anybody_is_told),
		cmocka_unit_test(a_seal_tells_a_die_from_a_card),
		cmocka_unit_test(what_is_lost_names_dice_and_cards),
		cmocka_unit_test(what_was_taken_back_is_in_the_record),
		cmocka_unit_test(lots_are_drawn_anew),
		cmocka_unit_test(older_readers_read_it),
		cmocka_unit_test(who_gave_an_order_is_kept),
		cmocka_unit_test(nothing_lost_is_not_noted),
		cmocka_unit_test(standing_orders_answer),
		cmocka_unit_test(a_standing_order_lasts_a_march),
		cmocka_unit_test(a_standing_order_lapses),
		cmocka_unit_test(no_standing_order_lapses_later_than_can_be_saved),
		cmocka_unit_test(standing_orders_fit_or_not),
		cmocka_unit_test(standing_orders_are_saved),
		cmocka_unit_test(wrong_standing_lines_are_named),
	};
	return cmocka_run_group_tests(tests, play_folder_make, play_folder_remove);
}

/* Chapters: every account has its leaf in one chapter, what comes by itself comes once and in the order in which it
 * happened, and the game's rows add up to what was heard. What a dispatch says is tried in test_dispatch.c. */
#include "play.h"

#include "match/chapter.h"
#include "match/rows.h"
#include "match/source.h"
#include "rules/napoleon1807/n7.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct chart chart;

static struct spot first_spot(const struct seat *seat)
{
	struct spot at = {NONE, 0};
	if (!spot_event(seat, at))
		spot_next(seat, &at);
	return at;
}

static bool has_account(const struct seat *seat, struct spot at)
{
	const struct event *e = spot_event(seat, at);
	bool tells = e->kind == EVENT_ATTACK || e->kind == EVENT_RESULT || e->kind == EVENT_CHECK;
	return tells && e->account >= 0;
}

/* Leaves lie one after the other and fill the chapter from the first leaf on. */
static void sound(const struct seat *seat, const struct chapter *ch)
{
	assert_true(ch->leaves > 0 && ch->leaves <= CHAPTER_LEAVES);
	assert_true(spot_before(ch->from, ch->to));
	assert_false(spot_before(ch->leaf[0].from, ch->from));
	assert_true(spot_same(ch->leaf[ch->leaves - 1].to, ch->to));
	for (int i = 1; i < ch->leaves && ch->kind != CHAPTER_GAME; i++)
		assert_true(spot_same(ch->leaf[i - 1].to, ch->leaf[i].from));
	for (int i = 0; i < ch->leaves; i++) {
		static struct account a;
		bool tells = ch->leaf[i].kind == LEAF_ACCOUNT || ch->leaf[i].kind == LEAF_CARDS;
		assert_int_equal(leaf_account(seat, &ch->leaf[i], &a), tells);
	}
	struct chapter again;
	assert_true(chapter_again(seat, ch, &again));
	assert_memory_equal(&again, ch, sizeof again);
}

/* The account of the event is the account of a leaf, or of a row of a page. */
static void has_its_leaf(const struct seat *seat, struct spot at)
{
	static struct account a, own;
	struct chapter ch;
	bool found = false;
	assert_true(chapter_at(seat, at, &ch));
	sound(seat, &ch);
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
			struct spot at = first_spot(seat);
			do
				if (has_account(seat, at)) {
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
	struct spot at = first_spot(seat), back = {seat->length, 0};
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
	assert_true(spot_same(back, first_spot(seat)));
	seat_close(seat);
	match_free(m);
}

/* --- what comes by itself --- */

enum { ORDERS = 700 };

struct heard_so_far {
	struct told told;
	struct spot done; /* accounts before here were in a chapter that came */
	int came, battles, checks, pages, dispatches;
};

/* Was the event in no chapter before, and is it one that must come? */
static bool owes(const struct seat *seat, struct spot at)
{
	return has_account(seat, at) && chronicle_run_of(seat->chronicle, at.decision, at.event) == NONE;
}

static void one_comes(const struct seat *seat, struct heard_so_far *x, const struct chapter *ch, int leaf)
{
	sound(seat, ch);
	assert_in_range(leaf, 0, ch->leaves - 1);
	x->came++;
	x->battles += ch->kind == CHAPTER_BATTLE;
	x->checks += ch->kind == CHAPTER_CHECK;
	x->pages += ch->kind == CHAPTER_PHASE || ch->kind == CHAPTER_SUPPLY;
	x->dispatches += ch->kind == CHAPTER_DISPATCH;
	if (ch->kind != CHAPTER_BATTLE && ch->kind != CHAPTER_CHECK)
		return;
	assert_true(ch->over || ch->kind == CHAPTER_BATTLE);
	for (struct spot at = x->done; spot_before(at, ch->from); spot_next(seat, &at))
		assert_false(spot_event(seat, at) && owes(seat, at)); /* nothing is passed over */
	x->done = ch->to;
	if (x->done.decision == seat->length) { /* more of the last decision may come */
		x->done.decision = seat->length - 1;
		x->done.event = chronicle_heard(seat->chronicle, seat->length - 1)->n;
	}
}

static void all_comes_once(const char *id, uint64_t seed, enum side side)
{
	struct match *m = play_match(id, seed);
	struct seat *seat = play_seat(m, side);
	struct heard_so_far x = {.done = first_spot(seat)};
	struct chapter ch;
	int leaf;
	chapter_told(seat, seat->now, &x.told);
	x.done = x.told.at;
	for (int i = 0; i < ORDERS && play_one(m, &seed); i++) {
		if (seat->open != x.told.open) { /* the end: it is told again, all of it open */
			assert_true(chapter_news(seat, &x.told, &ch, &leaf));
			while (chapter_news(seat, &x.told, &ch, &leaf))
				;
			assert_int_equal(ch.kind, CHAPTER_GAME);
			x.done = x.told.at;
			break;
		}
		for (int k = 0; chapter_news(seat, &x.told, &ch, &leaf); k++) {
			assert_true(k < 40);
			one_comes(seat, &x, &ch, leaf);
		}
		assert_false(chapter_news(seat, &x.told, &ch, &leaf));
	}
	for (struct spot at = x.done; at.decision < seat->now; spot_next(seat, &at))
		assert_false(spot_event(seat, at) && owes(seat, at));
	if (strncmp(id, "null", 4))
		assert_true(x.battles + x.checks + x.pages > 0);
	/* all is told now: nothing comes of it */
	struct told told;
	chapter_told(seat, seat->now, &told);
	assert_false(chapter_news(seat, &told, &ch, &leaf));
	seat_close(seat);
	match_free(m);
}

static void what_is_thrown_comes_once_and_in_its_order(void **unused)
{
	(void)unused;
	for (int g = 0; play_games[g]; g++)
		for (int side = 0; side < SIDES; side++)
			all_comes_once(play_games[g], (uint64_t)(11 + side), (enum side)side);
}

static void nothing_comes_of_what_was_told_before_undo(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/5-september", 5);
	struct seat *seat = play_seat(m, SIDE_0);
	struct chapter ch, battle = {0};
	struct told told;
	uint64_t state = 5;
	int leaf;
	chapter_told(seat, 0, &told);
	for (int i = 0; i < ORDERS && !battle.leaves; i++) {
		assert_true(play_one(m, &state));
		while (chapter_news(seat, &told, &ch, &leaf))
			if (ch.kind == CHAPTER_BATTLE)
				battle = ch;
	}
	assert_int_equal(battle.kind, CHAPTER_BATTLE);
	assert_true(match_undo(m));
	while (seat->now > battle.from.decision)
		assert_true(match_undo(m));
	assert_false(chapter_news(seat, &told, &ch, &leaf));
	/* other dice: another battle, which comes again */
	bool again = false;
	for (int i = 0; i < ORDERS && !again; i++) {
		assert_true(play_one(m, &state));
		while (chapter_news(seat, &told, &ch, &leaf))
			again |= ch.kind == CHAPTER_BATTLE;
	}
	assert_true(again);
	seat_close(seat);
	match_free(m);
}

/* A page that was told and is taken back is no news, and none when it is redone. */
static void nothing_comes_of_pages_taken_back(void **unused)
{
	(void)unused;
	struct match *m = play_match("berezina/crossing", 3);
	struct seat *seat = play_seat(m, SIDE_0);
	struct chapter ch;
	struct told told;
	uint64_t state = 3;
	int leaf, pages = 0;
	chapter_told(seat, 0, &told);
	for (int i = 0; i < 400 && play_one(m, &state); i++)
		while (chapter_news(seat, &told, &ch, &leaf))
			pages += ch.kind == CHAPTER_PHASE;
	assert_true(pages > 0);
	assert_true(match_jump(m, 40));
	assert_false(chapter_news(seat, &told, &ch, &leaf));
	chapter_told(seat, seat->now, &told);
	assert_false(chapter_news(seat, &told, &ch, &leaf));
	seat_close(seat);
	match_free(m);
}

/* A page that comes only where something was lost: whenever a row of it is marked so, and never else. */
static void a_page_of_losses_comes_where_something_was_lost(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 6);
	struct seat *seat = play_seat(m, SIDE_0);
	struct told told;
	struct chapter ch;
	uint64_t state = 6;
	int leaf, came = 0, stayed = 0, lost = 0;
	chapter_told(seat, 0, &told);
	for (int i = 0; i < 600 && play_one(m, &state); i++)
		while (chapter_news(seat, &told, &ch, &leaf))
			came += ch.run >= 0 && seat->words->pages[chronicle_run(seat->chronicle, ch.run)->page].comes == PAGE_COMES_LOST;
	for (int i = 0; i < chronicle_runs(seat->chronicle); i++) {
		const struct run *r = chronicle_run(seat->chronicle, i);
		bool bad = false;
		for (int k = 0; k < r->n; k++)
			bad |= r->row[k].row.mark == CHART_BAD;
		if (seat->words->pages[r->page].comes == PAGE_COMES_LOST && r->n && chronicle_run_open(seat->chronicle) != i)
			*(bad ? &lost : &stayed) += 1;
	}
	assert_false(seat->open);
	assert_true(lost > 0 && stayed > 0);
	assert_int_equal(came, lost);
	seat_close(seat);
	match_free(m);
}

/* Where blocks lose points a battle costs points, and both sides count the same, though one may not know which block lost them. */
static void losses_are_counted_as_the_game_counts_them(void **unused)
{
	(void)unused;
	struct match *m = play_match("napoleon1807/eylau", 12);
	struct seat *seat = play_seat(m, SIDE_0), *other = play_seat(m, SIDE_1);
	struct chapter all;
	uint64_t state = 5;
	int lost[SIDES], theirs[SIDES];
	play_some(m, 1500, &state);
	chapter_game(seat, &all);
	chapter_toll(seat, &all, lost);
	chapter_game(other, &all);
	chapter_toll(other, &all, theirs);
	assert_true(lost[0] > 0 && lost[1] > 0);
	for (int side = 0; side < SIDES; side++) {
		assert_int_equal(lost[side], seat->known->header.track[TRACK_LOST + side]);
		assert_int_equal(theirs[side], lost[side]);
	}
	/* whoever sees all counts them unit by unit: that comes to the same */
	struct seat *umpire = play_seat(m, NOBODY);
	struct rows rows;
	int units[SIDES] = {0};
	chapter_game(umpire, &all);
	assert_int_equal(all.leaves, GAME_DICE); /* no die fell */
	leaf_rows(umpire, &all, GAME_LOSSES, &chart, &rows);
	for (int i = 0; i < rows.n; i++) {
		const struct chart_row *r = rows_at(&rows, i);
		if (r->style == CHART_PLAIN)
			units[seat->scenario->piece[r->piece].side] += atoi(r->cell[1]);
	}
	assert_memory_equal(units, lost, sizeof units);
	seat_close(umpire);
	assert_string_equal(chapter_lost_of(seat, 1), "strength point");
	assert_string_equal(chapter_lost_of(seat, 2), "strength points");
	seat_close(other);
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

/* --- the whole game --- */

static int number(const char *cell)
{
	return (int)strtol(cell, NULL, 10);
}

/* Is it the row of a kind of those who are no combat units? They stand below the sum. */
static bool is_helper(const struct words *w, const struct chart_row *r)
{
	for (const struct helper *h = w->helpers; h && h->type; h++)
		if (h->called && !strcmp(r->cell[0] + 1, strchr(h->called, '|') + 2)) /* "Leaders" */
			return true;
	return false;
}

static void the_rows_of_a_game_add_up(void **unused)
{
	(void)unused;
	for (int g = 1; play_games[g]; g++) {
		struct match *m = play_match(play_games[g], 9);
		struct seat *seat = play_seat(m, SIDE_0);
		struct chapter ch;
		struct rows rows;
		uint64_t state = 9;
		int dice[SIDES] = {0}, lost[SIDES], cells[SIDES] = {0}, thrown = 0;
		play_some(m, 600, &state);
		chapter_game(seat, &ch);
		sound(seat, &ch);
		assert_int_equal(ch.over, seat->prompt.result.over);
		struct spot at = first_spot(seat);
		do {
			const struct event *e = spot_event(seat, at);
			for (int k = 0; k < 4 && e->side >= 0; k++)
				dice[e->side] += e->dice[k] != 0;
		} while (spot_next(seat, &at));
		assert_int_equal(ch.leaves, dice[0] + dice[1] ? GAME_LEAVES : GAME_DICE);
		leaf_rows(seat, &ch, GAME_DICE, &chart, &rows);
		for (int side = 0; side < SIDES; side++) {
			int faces = 0, told = 0;
			for (int i = 0; i < rows.n; i++) { /* one row, or one for each kind of throw */
				const struct chart_row *r = rows_at(&rows, i);
				bool own = !strcmp(r->group[0] ? r->group : r->cell[0], seat->scenario->side_name[side]);
				told += own ? number(r->cell[1]) : 0;
				for (int k = 2; k < CHART_CELLS; k++)
					faces += own ? number(r->cell[k]) : 0;
			}
			assert_int_equal(told, dice[side]);
			assert_int_equal(faces, dice[side]);
		}
		leaf_rows(seat, &ch, GAME_TURNS, &chart, &rows);
		assert_true(rows.n > 0);
		for (int i = 0; i < rows.n; i++)
			for (int side = 0; side < SIDES; side++)
				cells[side] += number(rows_at(&rows, i)->cell[rows.head->columns - 2 + side]);
		struct chapter played = ch;
		played.from = (struct spot){0, 0};
		chapter_toll(seat, &played, lost);
		assert_int_equal(cells[0], lost[0]);
		assert_int_equal(cells[1], lost[1]);
		for (int i = 0; i < rows.n; i++)
			assert_true(rows_at(&rows, i)->note[0] != 0);
		leaf_rows(seat, &ch, GAME_DICE, &chart, &rows);
		for (int i = 0; i < rows.n; i++)
			thrown += number(rows_at(&rows, i)->cell[1]);
		leaf_rows(seat, &ch, GAME_THROWS, &chart, &rows);
		for (int i = 0; i < rows.n; i++)
			thrown -= number(rows_at(&rows, i)->cell[2]);
		assert_int_equal(thrown, 0);
		/* a die for a corps without supply has cost it or not, however the area came out */
		for (int i = 0; i < rows.n; i++)
			if (strstr(rows_at(&rows, i)->cell[0], "for corps without supply"))
				assert_true(!strcmp(rows_at(&rows, i)->cell[6], "Unit lost") || !strcmp(rows_at(&rows, i)->cell[6], "No effect"));
		assert_int_equal(ch.leaf[GAME_MAP].kind, LEAF_MAP);
		leaf_rows(seat, &ch, GAME_LOSSES, &chart, &rows);
		assert_true(rows.n >= 2);
		for (int i = 0, units = 0; i < rows.n; i++) {
			const struct chart_row *r = rows_at(&rows, i);
			if (r->style == CHART_TOTAL)
				assert_int_equal(number(r->cell[1]), units);
			units = r->style == CHART_TOTAL || is_helper(seat->words, r) ? 0 : units + number(r->cell[1]);
		}
		leaf_rows(seat, &ch, GAME_END, &chart, &rows);
		assert_true(rows.n > 0);
		seat_close(seat);
		match_free(m);
	}
}

/* What a score came from stands under the heading that its game has for it. */
static void a_score_has_the_heading_of_its_game(void **unused)
{
	(void)unused;
	struct match *m = play_match("napoleon1807/friedland", 9);
	struct seat *seat = play_seat(m, SIDE_0);
	struct words own = *seat->words;
	struct chapter ch;
	struct rows rows;
	uint64_t state = 9;
	int headed = 0;
	assert_string_equal(own.scored, "What moved the marker");
	own.scored = "What the points are for";
	seat->words = &own;
	play_some(m, 600, &state);
	chapter_game(seat, &ch);
	leaf_rows(seat, &ch, GAME_END, &chart, &rows);
	for (int i = 0; i < rows.n; i++) {
		const char *group = rows_at(&rows, i)->group;
		headed += !strcmp(group, own.scored);
		assert_true(!group[0] || !strcmp(group, own.scored));
	}
	assert_true(headed >= 2);
	seat_close(seat);
	match_free(m);
}

/* The longest name that a game tells of, with the longer side, is not cut. */
static void a_number_is_named_whole(void **unused)
{
	(void)unused;
	static struct scenario s = {.side_name = {"French", "Russian"}};
	struct track t = {.name = "Infantry divisions on the map", .side = SIDE_1};
	char cell[CHART_TEXT];
	rows_track(&s, &t, cell);
	assert_string_equal(cell, "Infantry divisions on the map, Russian");
	t.side = NOBODY;
	rows_track(&s, &t, cell);
	assert_string_equal(cell, "Infantry divisions on the map");
}

/* The chapter of a game is over when the game is. */
static void the_game_is_over_at_its_end(void **unused)
{
	(void)unused;
	struct match *m = play_match("null/duel", 3);
	struct seat *seat = play_seat(m, SIDE_0);
	struct chapter ch;
	uint64_t state = 3;
	chapter_game(seat, &ch);
	assert_false(ch.over);
	while (play_one(m, &state))
		;
	chapter_game(seat, &ch);
	assert_true(ch.over);
	seat_close(seat);
	match_free(m);
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
	struct spot at = first_spot(seat);
	do {
		struct chapter ch;
		if (!has_account(seat, at) || !chapter_at(seat, at, &ch) || ch.kind != CHAPTER_BATTLE)
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

/* A turn in a sentence: places by their names, as those hold them who took them last; battles; losses of both sides. */
static void a_turn_is_told_in_a_sentence(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 4);
	struct seat *seat = play_seat(m, NOBODY);
	uint64_t state = 4;
	int taken = 0, battles = 0, lost = 0;
	play_some(m, 900, &state);
	for (int from = 0, to; from < seat->now; from = to) {
		struct chapter turn = {.from = {from, 0}}, battle;
		char story[480], want[80];
		int toll[SIDES];
		for (to = from; to < seat->now && chronicle_heard(seat->chronicle, to)->turn == chronicle_heard(seat->chronicle, from)->turn;)
			to++;
		turn.to = (struct spot){to, 0};
		chapter_story(seat, &turn, story, sizeof story);
		assert_true(story[0] != 0);
		assert_null(strstr(story + 1, "The "));
		/* in less room fewer places are named, and the losses stand all the same */
		char brief[140];
		size_t lost_at = strlen(story) > 24 ? strlen(story) - 24 : 0;
		chapter_story(seat, &turn, brief, sizeof brief);
		if (strstr(story, " lost") && strlen(brief) > 24)
			assert_string_equal(brief + strlen(brief) - 24, story + lost_at);
		if (chapter_battle(seat, turn.from, turn.to, 1, &battle)) {
			assert_non_null(strstr(story, board_called(&seat->scenario->board, battle.place).at));
			battles++;
		}
		chapter_toll(seat, &turn, toll);
		if (toll[0] && toll[1]) {
			snprintf(want, sizeof want, "%d French and %d Russian unit%s lost", toll[0], toll[1], toll[1] == 1 ? "" : "s");
			assert_non_null(strstr(story, want));
			lost++;
		}
		taken += strstr(story, " take ") != NULL;
	}
	assert_true(taken > 0 && battles > 0 && lost > 0);
	seat_close(seat);
	match_free(m);
}

/* More checks in one decision than a chapter has leaves, the last ones of one account: all are told, and once. */
static void many_checks_of_a_decision_come_once(void **unused)
{
	(void)unused;
	static struct events ev;
	struct match *m = play_match("borodino/5-september", 7);
	struct seat *seat = play_seat(m, SIDE_0);
	struct told told;
	struct chapter ch;
	uint64_t state = 7;
	int leaf, came = 0;
	assert_true(play_one(m, &state));
	struct order o = match_order(m, 0);
	struct account *a = NULL;
	events_clear(&ev);
	for (int i = 0; i < CHAPTER_LEAVES + 3; i++) {
		a = i <= CHAPTER_LEAVES ? account_open(&ev, NULL, 0, SIDE_0, 1) : a;
		event_account(&ev, event_note(&ev, EVENT_CHECK, SIDE_0, NONE, NONE, NONE, 1, NONE), a);
	}
	struct hearing h = {.order = &o, .events = &ev};
	chronicle_hear(seat_chronicle(seat), &h);
	assert_int_equal(chronicle_length(seat->chronicle), 1);
	chapter_told(seat, 0, &told);
	while (chapter_news(seat, &told, &ch, &leaf))
		assert_true(++came < 5);
	assert_int_equal(came, 1);
	assert_int_equal(ch.leaves, CHAPTER_LEAVES);
	seat_close(seat);
	match_free(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(many_checks_of_a_decision_come_once),
		cmocka_unit_test(spots_go_both_ways),
		cmocka_unit_test(every_account_has_its_leaf),
		cmocka_unit_test(what_is_thrown_comes_once_and_in_its_order),
		cmocka_unit_test(nothing_comes_of_what_was_told_before_undo),
		cmocka_unit_test(nothing_comes_of_pages_taken_back),
		cmocka_unit_test(a_page_of_losses_comes_where_something_was_lost),
		cmocka_unit_test(losses_are_counted_as_the_game_counts_them),
		cmocka_unit_test(a_row_tells_its_result_to_the_last_letter),
		cmocka_unit_test(a_battle_goes_on_while_somebody_looks_back),
		cmocka_unit_test(the_rows_of_a_game_add_up),
		cmocka_unit_test(a_score_has_the_heading_of_its_game),
		cmocka_unit_test(a_number_is_named_whole),
		cmocka_unit_test(the_game_is_over_at_its_end),
		cmocka_unit_test(the_cards_of_a_battle_have_their_leaf),
		cmocka_unit_test(a_turn_is_told_in_a_sentence),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

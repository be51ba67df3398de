/* What comes by itself: once, in the order in which it happened, and not again after it was taken back. */
#include "chapters.h"

#include "match/source.h"

#include <string.h>

enum { ORDERS = 700 };

struct heard_so_far {
	struct told told;
	struct spot done; /* accounts before here were in a chapter that came */
	int came, battles, checks, pages, dispatches;
};

/* Was the event in no chapter before, and is it one that must come? */
static bool owes(const struct seat *seat, struct spot at)
{
	return chapters_tells(seat, at) && chronicle_run_of(seat->chronicle, at.decision, at.event) == NONE;
}

static void one_comes(const struct seat *seat, struct heard_so_far *x, const struct chapter *ch, int leaf)
{
	chapters_sound(seat, ch);
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
	struct heard_so_far x = {.done = chapters_first(seat)};
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

/* Events that both sides know, before a spot. */
static int public_before(const struct seat *seat, struct spot to)
{
	int n = 0;
	struct spot at = chapters_first(seat);
	for (bool more = spot_before(at, to); more && spot_before(at, to); more = spot_next(seat, &at))
		n += (spot_event(seat, at)->seen & SEEN_ALL) == SEEN_ALL;
	return n;
}

/* Whoever decides looks at the screen, the other beside him: each battle that comes tells something that neither has heard. */
static void two_at_one_screen_are_told_once(void **unused)
{
	(void)unused;
	struct match *m = play_match("napoleon1807/eylau-battle", 4);
	struct seat *seat[] = {play_seat(m, SIDE_0), play_seat(m, SIDE_1)};
	struct told told[2];
	struct chapter ch;
	uint64_t state = 4;
	int leaf, now = 0, known = 0, battles = 0, changes = 0;
	for (int i = 0; i < 2; i++)
		chapter_told(seat[i], seat[i]->now, &told[i]);
	while (play_one(m, &state) && !seat[now]->open) {
		if (!seat_decides(seat[now])) {
			now = 1 - now;
			chapter_told_beside(seat[now], &told[now], seat[1 - now], &told[1 - now]);
			changes++;
		}
		while (chapter_news(seat[now], &told[now], &ch, &leaf)) {
			if (ch.kind != CHAPTER_BATTLE)
				continue;
			int heard = public_before(seat[now], ch.to);
			assert_true(heard > known);
			known = heard;
			battles++;
		}
	}
	assert_true(battles > 1 && changes > 10);
	seat_close(seat[0]);
	seat_close(seat[1]);
	match_free(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(two_at_one_screen_are_told_once),
		cmocka_unit_test(many_checks_of_a_decision_come_once),
		cmocka_unit_test(what_is_thrown_comes_once_and_in_its_order),
		cmocka_unit_test(nothing_comes_of_what_was_told_before_undo),
		cmocka_unit_test(nothing_comes_of_pages_taken_back),
		cmocka_unit_test(a_page_of_losses_comes_where_something_was_lost),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

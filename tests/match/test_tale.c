/* Where all lies open an event comes once, with its names. */
#include "core/event.h"
#include "match/tale.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static void what_is_hidden_comes_once_to_all(void **unused)
{
	(void)unused;
	struct events *ev = calloc(1, sizeof *ev);
	struct event named = event_make(EVENT_MOVE, SIDE_0, 7, 1, 2, NONE, NONE), unnamed = named;
	unnamed.piece = NONE;
	event_note_hidden(ev, named, unnamed);
	struct event chit = event_make(EVENT_SECRET, SIDE_1, NONE, NONE, NONE, 3, NONE), closed = chit;
	closed.number = NONE;
	event_note_hidden(ev, chit, closed);
	struct event other = event_make(EVENT_NOTE, SIDE_0, NONE, NONE, NONE, 1, NONE);
	other.seen = side_bit(SIDE_1); /* stands for nothing else */
	event_add(ev, other);
	struct event card = event_make(EVENT_CARD, SIDE_0, NONE, NONE, NONE, 12, NONE), back = card;
	back.number = NONE;
	event_note_hidden(ev, card, back);
	struct tale open = {0}, whole = {0}, one = {0};
	tale_add_open(&open, ev);
	tale_add(&whole, ev, 0);
	tale_add(&one, ev, side_bit(SIDE_1));
	assert_int_equal(whole.n, 7);
	assert_int_equal(one.n, 4);
	assert_int_equal(open.n, 4);
	assert_int_equal(open.at[0].piece, 7);
	assert_int_equal(open.at[1].number, 3);
	assert_int_equal(open.at[2].kind, EVENT_NOTE);
	assert_int_equal(open.at[3].number, 12); /* the card is named, and not drawn once more */
	tale_free(&open);
	tale_free(&whole);
	tale_free(&one);
	free(ev);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_hidden_comes_once_to_all)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

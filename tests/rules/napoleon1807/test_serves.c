/* Which card does something when it is played now: it is lit, and advised; of the others it is said why not. */
#include "theatre.h"

#include "words/words.h"

/* What is said of a card of the side that is asked; "" where it does something. */
static struct text idles(struct game *g, const char *card)
{
	struct text why = {""};
	struct order o = order_make(VERB_CARD, frame_now(now(g))->side, NONE, NONE, card_of(g, card));
	bool serves = words_of(&g->s)->serves(&g->s, now(g), &o, &why);
	assert_int_equal(serves, !why.at[0]);
	return why;
}

static void begin(struct game *g, int row)
{
	while (now(g)->depth)
		frame_pop(now(g));
	events_clear(&g->ev);
	frame_push(now(g), row, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
}

/* [Aide-de-camp] Nothing is seen of a hand that has been shown; [Care] who has been activated is not cared for; [Supply] [For the Tsar] fatigue
 * has to be there. */
static void n7_blue_cards_that_do_nothing(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2 *; F-SOU ALL 6/1; R-OLS ALB 2/0; R-BEN ALB");
	hold(g, "FR01 FR27 RU05 RU32 RU47");
	begin(g, ROW_INITIATIVE);
	row_is(g, ROW_INITIATIVE, FRENCH);
	assert_string_equal(idles(g, "FR01").at, "");
	set_add(&pos(g)->seen, card_of(g, "RU05"));
	set_add(&pos(g)->seen, card_of(g, "RU32"));
	set_add(&pos(g)->seen, card_of(g, "RU47"));
	assert_string_equal(idles(g, "FR01").at, "It does nothing now: you have been shown all that the enemy holds");
	now(g)->piece[piece(g, "F-LAN")].foot--;
	assert_string_equal(idles(g, "FR27").at, "It does nothing now: no ready corps is short of infantry");
	now(g)->piece[piece(g, "F-LAN")].flags = 0;
	assert_string_equal(idles(g, "FR27").at, "");
	now(g)->piece[piece(g, "F-LAN")].foot++;
	play(g, "pass");
	row_is(g, ROW_INITIATIVE, RUSSIAN);
	assert_string_equal(idles(g, "RU47").at, "It does nothing now: none of your corps has fatigue");
	assert_string_equal(idles(g, "RU32").at, "It does nothing now: none of your corps has fatigue");
	now(g)->piece[piece(g, "R-OLS")].fatigue = 1;
	assert_string_equal(idles(g, "RU47").at, "");
	leave(g);
}

/* [Counter Order] A card that does nothing is not worth another one; [Forage] it takes off what is there. */
static void n7_counter_order_against_nothing(void **unused)
{
	(void)unused;
	for (int fatigue = 0; fatigue < 2; fatigue++) {
		struct game *g = theatre("eylau", NULL, "F-LAN GIL 3/2; R-OLS ALB 2/0; R-BEN ALB");
		now(g)->piece[piece(g, "F-LAN")].fatigue = (uint8_t)fatigue;
		hold(g, "FR14 RU09");
		next_cards(g, "FR04");
		operate(g, "F-LAN");
		play(g, "pass");
		row_is(g, ROW_WINDOW, FRENCH);
		assert_string_equal(idles(g, "FR14").at, fatigue ? "" : "It does nothing now: the stack has no fatigue to lose");
		play(g, "card FR14");
		row_is(g, ROW_COUNTER, RUSSIAN);
		assert_string_equal(idles(g, "RU09").at, fatigue ? "" : "It does nothing now: what the enemy has played does nothing by itself");
		leave(g);
	}
}

/* [Recovery 2] [Recovery 3] A card rests a corps; lit is the one that keeps it a strength point. */
static void n7_recovery_cards_that_save(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2 +7 *; F-SOU ALL 6/1 +2 *; R-OLS ALB 2/0; R-BEN ALB");
	hold(g, "FR04 FR27");
	begin(g, ROW_RECOVERY);
	row_is(g, ROW_REST, FRENCH);
	assert_string_equal(idles(g, "FR04").at, ""); /* 3: from 7 to 4 */
	assert_string_equal(idles(g, "FR27").at, "It takes off fatigue, but saves no corps a strength point"); /* 2 */
	now(g)->piece[piece(g, "F-LAN")].fatigue = 6;
	assert_string_equal(idles(g, "FR27").at, "");
	play(g, "card FR04; ease F-LAN");
	assert_string_equal(idles(g, "FR27").at, "It takes off fatigue, but saves no corps a strength point");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_blue_cards_that_do_nothing),
		cmocka_unit_test(n7_counter_order_against_nothing),
		cmocka_unit_test(n7_recovery_cards_that_save),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Cards: what is read from their file and what is refused; orders that name them; draws out of piles. */
#include "help.h"

#include "core/deck.h"
#include "rules/rules.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct scenario *duel(void)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e;
	if (!scenario_load(s, help_data(), "null/duel", NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	return s;
}

static void done(struct scenario *s)
{
	scenario_free(s);
	free(s);
}

/* Reads this text as the cards of the duel. */
static bool read_text(struct scenario *s, const char *text, struct error *e)
{
	memset(e, 0, sizeof *e);
	cJSON_Delete(s->cards_json);
	s->cards = 0;
	s->cards_json = json_parse(text, strlen(text), "cards.json", e);
	return s->cards_json && cards_read(s, "cards.json", e);
}

static void what_is_printed_is_read(void **unused)
{
	(void)unused;
	struct scenario *s = duel();
	struct error e;
	assert_int_equal(s->cards, 10);
	assert_string_equal(s->card[9].id, "card-9");
	assert_int_equal(s->card[9].figure[0], 3);
	assert_int_equal(s->card[9].side, NOBODY);
	assert_true(read_text(s, "{\"cards\":[{\"id\":\"Ambush\",\"title\":\"An ambush\",\"side\":\"red\",\"texts\":{\"red\":\"Lie in "
				 "wait\"},\"figure\":[2,-3],\"scene\":\"x\"},{\"id\":\"b\",\"title\":\"B\",\"text\":\"For both\"}],\"backs\":[]}", &e));
	assert_int_equal(s->cards, 2);
	assert_int_equal(s->card[0].side, SIDE_1);
	assert_string_equal(s->card[0].text[1], "Lie in wait");
	assert_string_equal(s->card[0].text[0], "");
	assert_int_equal(s->card[0].figures, 2);
	assert_int_equal(s->card[0].figure[1], -3);
	assert_int_equal(s->card[0].figure[2], 0);
	assert_string_equal(s->card[1].text[0], "For both");
	assert_string_equal(s->card[1].text[1], "For both");
	assert_int_equal(card_find(s, "b"), 1);
	assert_int_equal(card_find(s, "c"), NONE);
	done(s);
}

#define CARD(more) "{\"cards\":[{" more "}]}"
#define NAMED "\"id\":\"a\",\"title\":\"A\""

static void bad_cards_are_refused(void **unused)
{
	(void)unused;
	static const struct { const char *text, *says; } bad[] = {
		{"{}", "cards"}, {"{\"cards\":3}", "cards"}, {CARD("\"title\":\"A\",\"text\":\"\""), "id"},
		{CARD("\"id\":\"a\",\"text\":\"\""), "title"}, {CARD(NAMED), "text"},
		{CARD("\"id\":\"7\",\"title\":\"A\",\"text\":\"\""), "number"}, {CARD("\"id\":\"a b\",\"title\":\"A\",\"text\":\"\""), "blank"},
		{CARD("\"id\":\"\",\"title\":\"A\",\"text\":\"\""), "1 to 31"},
		{CARD("\"id\":\"a2345678901234567890123456789012\",\"title\":\"A\",\"text\":\"\""), "1 to 31"},
		{CARD(NAMED ",\"text\":\"\"},{" NAMED ",\"text\":\"\""), "twice"},
		{CARD(NAMED ",\"text\":\"\",\"side\":\"green\""), "green"}, {CARD(NAMED ",\"texts\":{\"green\":\"\"}"), "side"},
		{CARD(NAMED ",\"texts\":{\"red\":3}"), "side"}, {CARD(NAMED ",\"text\":\"\",\"figure\":[1,2,3,4,5]"), "up to 4"},
		{CARD(NAMED ",\"text\":\"\",\"figure\":[1.5]"), "whole"}, {CARD(NAMED ",\"text\":\"\",\"figure\":[\"x\"]"), "whole"},
		{CARD(NAMED ",\"text\":\"\",\"figure\":[1000]"), "999"}};
	struct scenario *s = duel();
	struct error e;
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		if (read_text(s, bad[i].text, &e))
			fail_msg("accepted: %s", bad[i].text);
		if (!strstr(e.reason, bad[i].says) || strcmp(e.file, "cards.json") != 0)
			fail_msg("%s: %s: %s", bad[i].text, e.file, e.reason);
	}
	char *many = malloc(64 * (MAX_CARDS + 2)), *at = many + sprintf(many, "{\"cards\":[");
	for (int i = 0; i <= MAX_CARDS; i++)
		at += sprintf(at, "%s{\"id\":\"c%d\",\"title\":\"\",\"text\":\"\"}", i ? "," : "", i);
	sprintf(at, "]}");
	assert_false(read_text(s, many, &e));
	assert_non_null(strstr(e.reason, "more than"));
	free(many);
	done(s);
}

static void orders_name_cards(void **unused)
{
	(void)unused;
	struct scenario *s = duel();
	struct error e;
	struct order o;
	char text[64];
	assert_true(order_parse(s, "card card-3", SIDE_1, &o, &e));
	assert_int_equal(o.verb, VERB_CARD);
	assert_int_equal(o.number, 3);
	order_print(s, &o, text, sizeof text);
	assert_string_equal(text, "card card-3");
	assert_true(order_parse(s, "card 3", SIDE_1, &o, &e)); /* as games were saved before cards had names */
	assert_int_equal(o.number, 3);
	static const char *const bad[] = {"card card-10", "card 10", "card -1", "card x", "card 3 4", "card card-3 x"};
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (order_parse(s, bad[i], SIDE_1, &o, &e))
			fail_msg("accepted: %s", bad[i]);
	struct position *p = calloc(1, POSITION_BYTES);
	assert_true(s->rules->setup(s, 1, p, NULL, &e));
	o = order_make(VERB_CARD, p->frame[0].side, NONE, NONE, 10);
	assert_false(rules_allow(s, p, &o, &e));
	assert_non_null(strstr(e.reason, "needs a card"));
	o.number = NONE;
	assert_false(rules_allow(s, p, &o, &e));
	assert_non_null(strstr(e.reason, "needs a card"));
	free(p);
	done(s);
}

enum { PILE = 1, HAND, DISCARD };

static void draws_come_from_what_is_left(void **unused)
{
	(void)unused;
	struct position p;
	int drawn[5] = {0};
	position_clear(&p, sizeof p);
	dice_seed(&p.dice, 3);
	for (int i = 0; i < 5; i++)
		p.card[i * 2] = PILE; /* 0, 2, 4, 6, 8 */
	dice_force(&p.dice, (const int[]){2, 4, 1}, 3);
	assert_int_equal(deck_draw(&p, PILE, HAND), 2);
	assert_int_equal(deck_draw(&p, PILE, HAND), 8); /* of 0, 4, 6, 8 */
	assert_int_equal(deck_draw(&p, PILE, DISCARD), 0);
	assert_int_equal(deck_count(&p, PILE), 2);
	assert_int_equal(deck_count(&p, HAND), 2);
	assert_int_equal(deck_next(&p, HAND, 0), 2);
	assert_int_equal(deck_next(&p, HAND, 3), 8);
	assert_int_equal(deck_next(&p, HAND, 9), NONE);
	assert_int_equal(deck_move(&p, HAND, PILE), 2);
	assert_int_equal(deck_count(&p, PILE), 4);
	uint32_t rolls = p.dice.drawn;
	assert_int_equal(deck_draw(&p, HAND, PILE), NONE);
	assert_int_equal(p.dice.drawn, rolls);
	for (int n = 0; n < 4000; n++) {
		int card = deck_draw(&p, PILE, HAND);
		drawn[card / 2]++;
		p.card[card] = PILE;
	}
	assert_int_equal(drawn[0], 0); /* the discard is no part of the pile */
	for (int i = 1; i < 5; i++)
		assert_in_range(drawn[i], 800, 1200);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_printed_is_read),
		cmocka_unit_test(bad_cards_are_refused),
		cmocka_unit_test(orders_name_cards),
		cmocka_unit_test(draws_come_from_what_is_left),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Whatever may be ordered can be given with the mouse: a piece that is to be clicked lies on the table of the side that decides,
 * a card in its hand or in a list, a place on the map. Over games of random play of every scenario, with its options as they are
 * and turned round. */
#include "check.h"
#include "core/listing.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reach {
	struct scenario *s;
	union any_position at;
	struct orders list;
	struct view view;
	uint64_t state;
	long orders;
};

static bool lies_open(const struct view *v, int piece)
{
	for (int i = 0; i < v->counters; i++)
		if (v->counter[i].piece == piece)
			return true;
	return false;
}

static bool in_hand(const struct reach *r, int card)
{
	for (int i = 0; i < r->view.cards; i++)
		if (r->view.card[i].card == card && pile_of(r->s, r->view.card[i].pile)->kind == PILE_HAND)
			return true;
	return false;
}

/* As the table and the bar take their gestures (input/hand.c, input/cards_play.c, ui/bar_orders.c). */
static bool can_be_given(const struct reach *r, const struct order *o)
{
	const struct verb *v = verb_at(r->s, o->verb);
	switch (v->gesture) {
	case GESTURE_PIECE:
		return o->piece >= 0 && lies_open(&r->view, o->piece);
	case GESTURE_DROP:
		return o->piece >= 0 && lies_open(&r->view, o->piece) && o->place >= 0;
	case GESTURE_PLACE:
		return o->place >= 0;
	case GESTURE_CARD:
		return in_hand(r, o->number) || (o->piece == NONE && o->place == NONE);
	case GESTURE_NUMBER:
	case GESTURE_BUTTON:
		return true;
	default:
		return false;
	}
}

static void look(struct reach *r)
{
	char text[64];
	enum side side = (enum side)r->list.at[0].side;
	r->s->rules->show(r->s, &r->at.common, side, &r->view);
	for (int i = 0; i < r->list.n; i++) {
		if (can_be_given(r, &r->list.at[i]))
			continue;
		order_print(r->s, &r->list.at[i], text, sizeof text);
		fail_msg("%s/%s: in %s nobody can give \"%s\" by hand", r->s->game, r->s->id,
			 r->s->rules->phases[frame_now(&r->at.common)->row].name, text);
	}
	r->orders += r->list.n;
}

static void play_game(struct reach *r, uint64_t seed)
{
	struct position *p = &r->at.common;
	memset(&r->at, 0, sizeof r->at);
	r->state = seed;
	assert_true(r->s->rules->setup(r->s, seed, p, NULL, NULL));
	for (rules_orders(r->s, p, &r->list); r->list.n; rules_orders(r->s, p, &r->list)) {
		look(r);
		struct order o = r->list.at[random_below(&r->state, r->list.n)];
		assert_true(rules_play(r->s, p, &o, NULL, NULL));
	}
}

static void play_scenario(struct reach *r, const char *name)
{
	struct error e = {0};
	r->s = calloc(1, sizeof *r->s);
	assert_non_null(r->s);
	if (!scenario_load(r->s, getenv("GROGNARD_DATA"), name, NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	for (int turned = 0; turned < 2; turned++) {
		for (int i = 0; turned && i < r->s->options; i++)
			r->s->option[i].value = r->s->option[i].value == r->s->option[i].low ? r->s->option[i].high : r->s->option[i].low;
		for (uint64_t seed = 1; seed <= 3; seed++)
			play_game(r, seed);
	}
	scenario_free(r->s);
	free(r->s);
}

static void whatever_may_be_ordered_can_be_given(void **unused)
{
	(void)unused;
	char names[LISTING_MOST][LISTING_NAME], id[128];
	struct reach *r = calloc(1, sizeof *r);
	assert_non_null(r);
	for (int g = 0; rules_all[g]; g++) {
		int n = listing_scenarios(getenv("GROGNARD_DATA"), rules_all[g]->id, names);
		r->orders = 0;
		for (int i = 0; i < n; i++) {
			snprintf(id, sizeof id, "%.31s/%.63s", rules_all[g]->id, names[i]);
			play_scenario(r, id);
		}
		assert_true(r->orders > 100);
	}
	free(r);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(whatever_may_be_ordered_can_be_given)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

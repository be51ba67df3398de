/* The equality test and the sieve of events on the template game, and on the same game made to leak: whatever leaks,
 * the test finds it and says where.
 */
#include "rules/deal.h"
#include "rules/null/null.h"
#include "rules/sieve.h"

#include <string.h>

static void truth_and_imagination_look_the_same(void **unused)
{
	(void)unused;
	struct sieve much = {.every = 1, .probes = 12, .imagined = 20}, often = {.every = 1, .probes = 6, .imagined = 2};
	sieve_scenario("null/duel", NULL, 100, &much);
	for (uint64_t seed = 1000; seed < 1020; seed++)
		sieve_scenario("null/duel", NULL, seed, &often);
	assert_true(often.steps > 200);
	assert_true(often.differ > often.steps); /* the test would see nothing if imagine only copied */
}

/* The same of the other scenarios: on hexes hands and plans are closed, at points the blocks are too. */
static void other_scenarios_keep_their_secrets(void **unused)
{
	(void)unused;
	static const char *const names[] = {"null/ford", "null/valley"};
	for (int i = 0; i < 2; i++) {
		struct sieve sieve = {.every = 1, .probes = 6, .imagined = 2};
		for (uint64_t seed = 2000; seed < 2006; seed++)
			sieve_scenario(names[i], NULL, seed, &sieve);
		assert_true(sieve.steps > 200);
		assert_true(sieve.differ > sieve.steps);
		sieve_scenario(names[i], "open_hands=1", 2006, &sieve);
	}
}

static void open_hands_stay_open(void **unused)
{
	(void)unused;
	struct sieve sieve = {.every = 1, .probes = 6, .imagined = 5};
	for (uint64_t seed = 50; seed < 60; seed++)
		sieve_scenario("null/duel", "open_hands=1", seed, &sieve);
	assert_true(sieve.differ > 0);
}

/* What only this game has: a plan and a drawn card are told to their side alone. */
static void check_event(const struct game *g, const struct event *ev, int side)
{
	if (ev->side == side || ev->number == NONE)
		return;
	assert_int_not_equal(ev->kind, EVENT_SECRET);
	if (ev->kind == EVENT_CARD)
		assert_int_equal(((const struct position *)(const void *)g->memory)->card[ev->number],
				 NULL_DISCARD); /* laid, not drawn */
}

static void plans_and_cards_are_told_to_their_side(void **unused)
{
	(void)unused;
	int hidden = 0;
	for (uint64_t seed = 1; seed <= 60; seed++) {
		struct game *g = scenario("null/duel", NULL);
		uint64_t state = seed;
		assert_true(g->s.rules->setup(&g->s, seed, now(g), &g->ev, NULL));
		for (rules_orders(&g->s, now(g), &g->list); g->list.n;
		     rules_orders(&g->s, now(g), &g->list)) {
			struct order o = g->list.at[random_next(&state) % (uint32_t)g->list.n];
			events_clear(&g->ev);
			assert_true(rules_play(&g->s, now(g), &o, &g->ev, NULL));
			for (int i = 0; i < 2 * g->ev.n; i++)
				if (g->ev.at[i / 2].seen >> i % 2 & 1)
					check_event(g, &g->ev.at[i / 2], i % 2);
			for (int i = 0; i < g->ev.n; i++)
				hidden += g->ev.at[i].piece == NONE && g->ev.at[i].from != NONE;
		}
		leave(g);
	}
	assert_true(hidden > 100);
}

/* --- the template game, leaking --- */

static const struct rules *honest(void)
{
	return rules_find("null");
}

/* The row that runs, as it is written. */
static const struct phase *honest_row(const struct position *p)
{
	return &honest()->phases[frame_now(p)->row];
}

static bool strong_at(const struct scenario *s, const struct position *p, int place)
{
	int there = place >= 0 && place < s->board.count ? null_standing(s, p, place) : NONE;
	return there != NONE && s->piece[there].strength > 2;
}

/* Marks the strong counters, face down or not. */
static void leaky_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	honest()->show(s, p, viewer, out);
	for (int i = 0; i < out->counters; i++)
		if (strong_at(s, p, out->counter[i].place))
			out->counter[i].badges |= BADGE_MOVED;
}

/* Threat is greater from strong counters, face down or not. */
static void leaky_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece,
			int place, struct overlay *out)
{
	honest()->query(s, p, side, q, piece, place, out);
	for (int i = 0; q == QUERY_THREAT && i < s->board.count; i++)
		if (out->value[i] > 0 && strong_at(s, p, i))
			out->value[i]++;
}

/* The question tells the top card of the pile. */
static void leaky_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	honest_row(p)->ask(s, p, out);
	for (int i = 0; i < s->cards; i++)
		if (p->card[i] == NULL_PILE) {
			out->of = (int16_t)i;
			break;
		}
}

static bool onto_strong(const struct scenario *s, const struct position *p, const struct order *o)
{
	return o->verb == VERB_MARCH && strong_at(s, p, o->place);
}

/* No march onto a strong counter is offered, unless there is no other order. */
static void leaky_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	struct orders all = {.n = 0};
	honest_row(p)->list(s, p, &all);
	for (int i = 0; i < all.n; i++)
		if (!onto_strong(s, p, &all.at[i]) && honest_row(p)->can(s, p, &all.at[i], NULL))
			out->at[out->n++] = all.at[i];
	if (!out->n)
		*out = all;
}

/* An assault on a strong counter has no cases. */
static void leaky_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
		       struct outlook *out)
{
	honest()->odds(s, p, o, guess, out);
	if (o && onto_strong(s, p, o))
		out->cases = 0;
}

/* A refusal gives another reason when the other side holds the first card. */
static bool leaky_refusal(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int theirs = NULL_HAND_0 + side_other((enum side)frame_now(p)->side);
	bool holds = p->card[0] == theirs;
	if (honest_row(p)->can(s, p, o, e))
		return true;
	return holds ? error_set(e, NULL, NULL, NULL, "The other side would answer with a card.") : false;
}

/* All that moves is told to all by name. */
static void leaky_names(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	honest_row(p)->act(s, p, o, ev);
	for (int i = 0; ev && i < ev->n; i++)
		if (ev->at[i].kind == EVENT_MOVE)
			ev->at[i].seen = SEEN_ALL;
}

/* A counter that is taken up looks as if it had marched when the other side holds the first card. */
static void leaky_draft(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	honest_row(p)->act(s, p, o, ev);
	if (o->verb == VERB_TAKE && p->card[0] == NULL_HAND_0 + side_other((enum side)o->side))
		set_add(&p->used, o->piece);
}

/* What builds up is told to have sealed. */
static void sealing_draft(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	honest_row(p)->act(s, p, o, ev);
	if (o->verb == VERB_TAKE && ev)
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_SHUFFLE, NONE)->seals = true;
}

/* Who looks on sees what one side sees. */
static void leaky_onlooker(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	honest()->show(s, p, viewer == NOBODY ? SIDE_1 : viewer, out);
}

/* Where a hidden counter went by is told with its march to who may not know it. */
static void leaky_ways(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	honest_row(p)->act(s, p, o, ev);
	for (int i = 0; ev && i < ev->n; i++)
		if (ev->at[i].kind == EVENT_MOVE && ev->at[i].piece == NONE)
			event_way(ev, &ev->at[i], (int16_t[]){ev->at[i].from, 0, ev->at[i].to}, 3);
}

/* Whoever gives an order is told the number of the first card that the other side holds. */
static void leaky_telling(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	int side = frame_now(p)->side, theirs = NULL_HAND_0 + side_other((enum side)side), card = 0;
	while (card < s->cards && p->card[card] != theirs)
		card++;
	if (ev)
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, card, NONE);
	honest_row(p)->act(s, p, o, ev);
}

/* Nothing is dealt anew but half of a position. */
static void unsound_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
			    struct position *out)
{
	honest()->imagine(s, truth, side, seed, out);
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side != side && out->piece[i].place >= 0)
			out->piece[i].place = out->piece[s->pieces - 1].place;
}

static void leaky_dice(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		       struct position *out)
{
	honest()->imagine(s, truth, side, seed, out);
	out->dice = truth->dice;
}

/* Two face-down counters of the other side change places, as the seed says: one step away from the truth. */
static void swapping_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
			     struct position *out)
{
	int16_t closed[MAX_PIECES];
	int n = 0;
	uint64_t state = seed;
	memcpy(out, truth, s->rules->position_size);
	dice_seed(&out->dice, seed);
	for (int i = 0; i < s->pieces; i++)
		if (out->piece[i].place >= 0 && !null_known(s, out, i, side))
			closed[n++] = (int16_t)i;
	random_shuffle(closed, n, &state);
	if (n > 1 && s->piece[closed[0]].side == s->piece[closed[1]].side)
		deal_pieces(out, closed, (int16_t[]){closed[1], closed[0]}, 2);
}

static void found(const struct rules *leaky, const char *where)
{
	struct game *g = scenario("null/duel", NULL);
	struct sieve sieve = {.every = 1, .probes = 6, .imagined = 3};
	bool fine = true;
	g->s.rules = leaky;
	for (uint64_t seed = 1; fine && seed <= 10; seed++)
		fine = sieve_play(g, seed, &sieve);
	if (fine)
		fail_msg("nothing was found: %s", where);
	if (!strstr(g->e.reason, where))
		fail_msg("\"%s\" was found as \"%s\"", where, g->e.reason);
	leave(g);
}

#define LEAK(function, with, where) \
	do { \
		struct rules leaky = *honest(); \
		leaky.function = with; \
		found(&leaky, where); \
	} while (0)

/* The same in every row where somebody decides. */
#define LEAK_IN_ROWS(function, with, where) \
	do { \
		struct phase rows[NULL_ROWS]; \
		struct rules leaky = *honest(); \
		memcpy(rows, leaky.phases, sizeof rows); \
		for (int row = 0; row < NULL_ROWS; row++) \
			if (rows[row].list) \
				rows[row].function = with; \
		leaky.phases = rows; \
		found(&leaky, where); \
	} while (0)

static void every_leak_is_found(void **unused)
{
	(void)unused;
	LEAK(show, leaky_show, "what is shown");
	LEAK(show, leaky_onlooker, "what is shown");
	LEAK_IN_ROWS(act, leaky_draft, "what is shown, while something is built up");
	LEAK_IN_ROWS(act, sealing_draft, "the seal of take");
	LEAK(query, leaky_query, "query threat");
	LEAK_IN_ROWS(ask, leaky_ask, "what is asked");
	LEAK_IN_ROWS(list, leaky_list, "which orders there are");
	LEAK(odds, leaky_odds, "the odds of");
	LEAK_IN_ROWS(can, leaky_refusal, "why this is refused");
	LEAK_IN_ROWS(act, leaky_names, "a hidden piece's name by an event");
	LEAK_IN_ROWS(act, leaky_ways, "the way of an unnamed piece");
	LEAK_IN_ROWS(act, leaky_telling, "what it is told of");
	LEAK(imagine, unsound_imagine, "not sound");
	LEAK(imagine, leaky_dice, "the dice");
	LEAK(imagine, swapping_imagine, "does not imagine the same");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(truth_and_imagination_look_the_same),
		cmocka_unit_test(other_scenarios_keep_their_secrets),
		cmocka_unit_test(open_hands_stay_open),
		cmocka_unit_test(plans_and_cards_are_told_to_their_side),
		cmocka_unit_test(every_leak_is_found),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

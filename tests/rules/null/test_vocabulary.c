/* The three scenarios use every word of core/view.h, every verb that the game names and every turn that a sequence of play
 * may take: what a new game copies from has it all.
 */
#include "rules/field.h"
#include "rules/null/null.h"
#include "words/words.h"

#include <string.h>

static const char *const names[] = {"null/duel", "null/ford", "null/valley"};

enum { SCENARIOS = 3, GAMES = 160, KINDS = 64 };

/* What was seen in all games. */
struct seen {
	bool lie[LIE_BLOCK + 1], face[COUNTER_ACTED + 1], box[BOX_UNUSED + 1], figure[VIEW_FIGURES], arrow[ARROW_IS_SUPPLY + 1];
	uint32_t badges;
	bool unknown, height, arrives, marker_value, marker_side, marker_link, arrow_value, arrow_plain;
	bool pile[4], back, open_card, ready, not_ready, own_card, nobodys_card;
	bool track[SIDES + 1], line, turn, phase, curtain, no_curtain;
	bool reaction, secret, depth, counted, why_not, place;
	uint64_t asked, played, built_by_row;
	bool row[NULL_ROWS], event[KINDS], showing[QUERIES], verdict, way;
};

static struct seen seen;
static struct view view;
static struct overlay overlay;

/* --- looking --- */

static void see_counters(void)
{
	for (int i = 0; i < view.counters; i++) {
		const struct counter *c = &view.counter[i];
		seen.face[c->face] = seen.box[c->box] = true;
		seen.badges |= c->badges;
		seen.unknown |= c->piece == NONE;
		seen.height |= c->height > 0;
		seen.arrives |= c->box == BOX_LATER && c->number != NONE;
		for (int k = 0; k < VIEW_FIGURES; k++)
			seen.figure[k] |= c->figure[k] != NONE;
	}
}

static void see_map(void)
{
	for (int i = 0; i < view.markers; i++) {
		seen.marker_value |= view.marker[i].value > 0 && view.marker[i].tip[0];
		seen.marker_side |= view.marker[i].side != NOBODY;
		seen.marker_link |= view.marker[i].other != NONE;
	}
	for (int i = 0; i < view.arrows; i++) {
		seen.arrow[view.arrow[i].kind] = true;
		seen.arrow_value |= view.arrow[i].value != NONE;
		seen.arrow_plain |= view.arrow[i].value == NONE;
	}
}

static void see_cards(const struct scenario *s)
{
	for (int i = 0; i < view.cards; i++) {
		const struct view_card *c = &view.card[i];
		const struct pile *pile = pile_of(s, c->pile);
		assert_non_null(pile);
		assert_int_equal(c->side, pile->side);
		seen.pile[pile->kind] = true;
		seen.back |= c->card == NONE;
		seen.open_card |= c->card != NONE;
		seen.ready |= c->ready;
		seen.not_ready |= !c->ready;
		seen.own_card |= c->side != NOBODY;
		seen.nobodys_card |= c->side == NOBODY;
	}
}

static void see_lines(void)
{
	for (int i = 0; i < view.tracks; i++)
		seen.track[view.track[i].side + 1] |= view.track[i].value[0] != 0;
	seen.line |= view.lines > 0;
	seen.turn |= view.turn[0] != 0;
	seen.phase |= view.phase[0] != 0;
	*(view.curtain ? &seen.curtain : &seen.no_curtain) = true;
}

static void look(const struct game *g, const struct position *p)
{
	for (int viewer = NOBODY; viewer <= SIDE_1; viewer++) {
		g->s.rules->show(&g->s, p, (enum side)viewer, &view);
		seen.lie[view.lie] = true;
		see_counters();
		see_map();
		see_cards(&g->s);
		see_lines();
	}
}

/* What each showing says of a counter that its owner asks about. */
static void ask_map(const struct game *g, const struct position *p, uint64_t *state)
{
	int piece = random_below(state, g->s.pieces);
	for (const struct showing *at = showings_of(&g->s); at->words; at++) {
		g->s.rules->query(&g->s, p, (enum side)g->s.piece[piece].side, (enum query)at->query, piece, NONE, &overlay);
		for (int i = 0; i < g->s.board.count; i++)
			seen.showing[at->query] |= overlay.value[i] != NONE;
		for (int i = 0; i < g->s.pieces; i++)
			if (overlay.verdict[i])
				seen.showing[at->query] = seen.verdict = true;
	}
}

static void see_prompt(const struct game *g, const struct position *p)
{
	struct prompt ask;
	rules_ask(&g->s, p, &ask);
	seen.row[ask.row] = true;
	seen.reaction |= ask.reaction;
	seen.secret |= ask.secret;
	seen.depth |= ask.depth > 0;
	seen.counted |= ask.left != NONE && ask.of != NONE;
	seen.why_not |= ask.why_not.at[0] != 0;
	seen.place |= ask.place != NONE;
	seen.asked |= ask.verbs;
}

static void see_order(const struct game *g, const struct position *p, const struct order *o)
{
	seen.played |= VERB(o->verb);
	if (phase_builds(&g->s, p, o) && !verb_at(&g->s, o->verb)->builds)
		seen.built_by_row |= VERB(o->verb);
}

static void see_events(const struct game *g)
{
	for (int i = 0; i < g->ev.n; i++) {
		seen.event[g->ev.at[i].kind] = true;
		seen.way |= g->ev.at[i].way != NONE;
	}
}

static void play_game(const char *name, uint64_t seed)
{
	struct game *g = scenario(name, NULL);
	struct position *p = now(g);
	uint64_t state = seed;
	events_clear(&g->ev);
	assert_true(g->s.rules->setup(&g->s, seed, p, &g->ev, NULL));
	for (;;) {
		see_events(g);
		look(g, p);
		ask_map(g, p, &state);
		if (p->header.result.over)
			break;
		see_prompt(g, p);
		rules_orders(&g->s, p, &g->list);
		struct order o = g->list.at[random_below(&state, g->list.n)];
		see_order(g, p, &o);
		events_clear(&g->ev);
		assert_true(rules_play(&g->s, p, &o, &g->ev, NULL));
	}
	leave(g);
}

static int play_all(void **unused)
{
	(void)unused;
	for (int i = 0; i < SCENARIOS; i++)
		for (uint64_t seed = 1; seed <= GAMES; seed++)
			play_game(names[i], seed);
	return 0;
}

/* --- what has to be there --- */

#define ALL(of) all(of, sizeof of / sizeof *of, #of)

static void all(const bool *of, size_t n, const char *what)
{
	for (size_t i = 0; i < n; i++)
		if (!of[i])
			fail_msg("no scenario shows %s, number %d", what, (int)i);
}

static void every_word_of_the_view(void **unused)
{
	(void)unused;
	ALL(seen.lie);
	ALL(seen.face);
	ALL(seen.box);
	ALL(seen.figure);
	ALL(seen.arrow);
	ALL(seen.pile);
	ALL(seen.track);
	for (int bit = 0; 1u << bit <= BADGE_HUNGRY; bit++)
		if (!(seen.badges >> bit & 1))
			fail_msg("no scenario shows badge %d", bit);
	assert_true(seen.unknown && seen.height && seen.arrives);
	assert_true(seen.marker_value && seen.marker_side && seen.marker_link);
	assert_true(seen.arrow_value && seen.arrow_plain);
	assert_true(seen.back && seen.open_card && seen.ready && seen.not_ready && seen.own_card && seen.nobodys_card);
	assert_true(seen.line && seen.turn && seen.phase && seen.curtain && seen.no_curtain);
}

static void every_verb_is_asked_for_and_given(void **unused)
{
	(void)unused;
	static const int verbs[] = {VERB_TAKE, VERB_WITH, VERB_MARCH, VERB_PUT, VERB_RETREAT, VERB_ADVANCE, VERB_ATTACK_PLACE,
				    VERB_CARD, VERB_CHOOSE, VERB_PLAN, VERB_REST, VERB_COMMIT, VERB_STAND, VERB_PASS, VERB_DONE,
				    VERB_PLAY, VERB_EXIT};
	uint64_t known = 0;
	for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++) {
		known |= VERB(verbs[i]);
		if (!(seen.asked >> verbs[i] & 1) || !(seen.played >> verbs[i] & 1))
			fail_msg("verb %d was not asked for, or not given", verbs[i]);
	}
	assert_true(seen.asked == known && seen.played == known);
}

static void every_turn_of_a_sequence(void **unused)
{
	(void)unused;
	bool alternates = false;
	for (int row = 0; row < NULL_ROWS; row++) {
		if (null_phases[row].list && !seen.row[row])
			fail_msg("nobody decided in row %d", row);
		alternates |= null_phases[row].alternates && seen.row[row];
	}
	assert_true(alternates);
	assert_true(seen.reaction && seen.secret && seen.depth && seen.counted && seen.why_not && seen.place);
	assert_true(seen.built_by_row == VERB(VERB_CHOOSE));
	static const int events[] = {EVENT_TURN, EVENT_PHASE, EVENT_TAKE, EVENT_MOVE, EVENT_ARRIVE, EVENT_RETREAT, EVENT_ADVANCE,
				     EVENT_ELIMINATE, EVENT_EXIT, EVENT_ATTACK, EVENT_ROLL, EVENT_RESULT, EVENT_RELEASE,
				     EVENT_REVEAL, EVENT_CARD, EVENT_SECRET, EVENT_CHANGE, EVENT_CHECK, EVENT_END, EVENT_NOTE,
				     EVENT_HURT};
	for (size_t i = 0; i < sizeof events / sizeof *events; i++)
		if (!seen.event[events[i]])
			fail_msg("nothing was told by an event of kind %d", events[i]);
	assert_true(seen.way);
}

static void every_word_of_the_words(void **unused)
{
	(void)unused;
	struct game *g = scenario(names[0], NULL);
	const struct words *w = words_of(&g->s);
	unsigned ink = 0, corners = 0, kinds = 0;
	for (const struct showing *at = showings_of(&g->s); at->words; at++) {
		ink |= at->ink;
		if (!seen.showing[at->query])
			fail_msg("the showing %s never says anything", at->name);
	}
	assert_int_equal(ink, INK_OUTLINE | INK_NUMBER | INK_TINT | INK_HATCH | INK_RING | INK_WAY);
	assert_true(seen.verdict);
	for (int i = 0; figure_of(&g->s, i); i++)
		corners |= 1u << figure_of(&g->s, i)->corner;
	assert_int_equal(corners, 15);
	for (const struct page *page = w->pages; page->name; page++)
		kinds |= 1u << page->kind;
	assert_int_equal(kinds, 1u << CHAPTER_NONE | 1u << CHAPTER_PHASE | 1u << CHAPTER_SUPPLY);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_word_of_the_view),
		cmocka_unit_test(every_verb_is_asked_for_and_given),
		cmocka_unit_test(every_turn_of_a_sequence),
		cmocka_unit_test(every_word_of_the_words),
	};
	return cmocka_run_group_tests(tests, play_all, NULL);
}

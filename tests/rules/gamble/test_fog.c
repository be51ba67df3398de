/* Closed stacks and dummies (15.1): what is laid, what goes along, what a combat opens, what the other side is told and may think. */
#include "campaign.h"

#include "rules/deal.h"
#include "rules/gamble/closed.h"
#include "rules/gamble/forecast.h"
#include "rules/gamble/show.h"
#include "words/secrets.h"

#include <string.h>

static const char *const field = "FR-I-1 2208; FR-I-2 2208; FR-I-6 2208; FR-Davout 2208; FR-III-1 2108; RU-1V-1 1708; RU-1V-3 1708; RU-Constantine 1708";

/* [15.1] Five for each side, at the beginning of a turn; never more on a stack than it has combat units, whoever commands it. */
static void gamble_15_1_no_more_than_units(void **unused)
{
	(void)unused;
	struct game *g = war("fog=1", 2, field);
	begins(g, ROW_TURN, FRENCH);
	row_is(g, ROW_BLANKS, FRENCH);
	play(g, "put FR-blank-1 2108");
	refused(g, "put FR-blank-2 2108", "15.1");
	refused(g, "put FR-blank-2 1708", "15.1");
	play(g, "put FR-blank-2 2208; put FR-blank-3 2208; put FR-blank-4 2208");
	refused(g, "put FR-blank-5 2208", "15.1");
	play(g, "release FR-blank-4; put FR-blank-4 2208; done");
	row_is(g, ROW_BLANKS, RUSSIAN);
	assert_int_equal(gb_blanks(&g->s, state(g), hex(g, "2208"), FRENCH), 3);
	leave(g);
}

/* [15.1] A dummy lies under the troops that it covers, for those who know it: his corps can be told. When all are laid it is said how one comes
 * off again. */
static void gamble_15_1_dummies_lie_beneath(void **unused)
{
	(void)unused;
	static struct view v;
	struct game *g = war("fog=1", 2, field);
	struct prompt ask;
	begins(g, ROW_TURN, FRENCH);
	play(g, "put FR-blank-1 2108; put FR-blank-2 2208; put FR-blank-3 2208");
	g->s.rules->show(&g->s, now(g), SIDE_0, &v);
	assert_true(view_find(&v, piece(g, "FR-blank-1"))->height < view_find(&v, piece(g, "FR-III-1"))->height);
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.ask.at, "a click on one takes it off"));
	play(g, "put FR-blank-4 2208");
	now(g)->piece[piece(g, "FR-blank-5")].place = (int16_t)hex(g, "2108");
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.ask.at, "All dummies are laid: a click on one takes it off"));
	leave(g);
}

/* What is told of the last event of a kind that does not say who it was; "" without one. */
static struct text told_unnamed(struct game *g, int kind, int *named)
{
	struct text out = {""};
	for (int i = 0; i < g->ev.n; i++) {
		if (g->ev.at[i].kind != kind)
			continue;
		if (g->ev.at[i].piece == NONE)
			words_of(&g->s)->tell(&g->s, &g->ev.at[i], &out);
		else
			*named = out.at[0] ? *named : i;
	}
	return out;
}

/* [13.1] [15.1] Whom the cossacks fall on is of the other side, and amid a sentence. He is named before he is told without his name: so who looks
 * on where all lies open hears it once. */
static void gamble_13_1_cossacks_in_the_fog(void **unused)
{
	(void)unused;
	int named = NONE;
	struct game *g = war("fog=1", 6, "FR-I-1 1009; RU-1V-1 0407");
	dice(g, "5");
	begins(g, ROW_COSSACKS, RUSSIAN);
	assert_string_equal(told_unnamed(g, EVENT_CHECK, &named).at, "Cossacks miss a French unit in 1009");
	assert_true(named != NONE);
	leave(g);
}

/* The hexes of five stacks, one of them overfull, when the marches are over. */
static struct game *overfull(void)
{
	struct game *g = war("capacity=1", 5, "FR-II-1 1808; FR-II-2 1808; FR-IV-2 1808; FR-IV-3 1808; FR-VI-1 1808; FR-Davout 1808; FR-I-1 2007;"
					      "FR-I-2 2007; FR-I-3 2007; FR-Ney 2007; RU-1V-1 0407");
	options_set(g, "capacity=1 fog=1");
	begins(g, ROW_MOVE_END, FRENCH);
	return g;
}

/* [15.2] [15.1] The opponent chooses what an overfull stack loses: it is shown to him first, and no other position than the true one is
 * possible for what he may choose from. */
static void gamble_15_2_an_overfull_stack_is_shown(void **unused)
{
	(void)unused;
	struct game *g = overfull();
	row_is(g, ROW_EXCESS, RUSSIAN);
	int told = 0;
	for (int i = 0; i < g->ev.n; i++)
		told += g->ev.at[i].kind == EVENT_REVEAL && g->ev.at[i].piece >= 0;
	assert_int_equal(told, 6);
	assert_false(gb_closed(&g->s, state(g), piece(g, "FR-II-1")));
	assert_true(gb_closed(&g->s, state(g), piece(g, "FR-I-1")));
	rules_orders(&g->s, now(g), &g->list);
	int n = g->list.n;
	for (uint64_t seed = 1; seed <= 20; seed++) {
		static union any_position other;
		static struct orders list;
		gb_imagine(&g->s, now(g), SIDE_1, seed, &other.common);
		rules_orders(&g->s, &other.common, &list);
		assert_int_equal(list.n, n);
		for (int i = 0; i < list.n; i++)
			assert_true(rules_allow(&g->s, now(g), &list.at[i], &g->e));
	}
	play(g, "lose FR-VI-1");
	assert_true(lost(g, "FR-VI-1") && gb_closed(&g->s, state(g), piece(g, "FR-II-1")));
	leave(g);
}

/* While dummies are laid at the beginning of a turn its General Supply is still to come, before combat that of the next. */
static void gamble_15_1_forecast_while_dummies_are_laid(void **unused)
{
	(void)unused;
	for (int combat = 0; combat < 2; combat++) {
		struct game *g = war("fog=1", 10, "FR-I-1 2007; FR-I-2 2007; FR-Davout 2007; RU-1V-1 0407; RU-1V-2 0407");
		struct gb_forecast f;
		begins(g, combat ? ROW_MOVE_END : ROW_TURN, FRENCH);
		row_is(g, ROW_BLANKS, FRENCH);
		gb_forecast(&g->s, state(g), FRENCH, &f);
		assert_int_equal(f.turn, combat ? 11 : 10);
		leave(g);
	}
}

/* How many counters were shown since the order began. */
static int shown(struct game *g)
{
	int n = 0;
	for (int i = 0; i < g->ev.n; i++)
		n += g->ev.at[i].kind == EVENT_REVEAL && g->ev.at[i].piece >= 0 && g->ev.at[i].seals;
	return n;
}

/* [16.1] Card 10: two closed stacks of the enemy, each another one, are shown with their dummies, and are closed again. */
static void gamble_16_1_captured_despatches(void **unused)
{
	(void)unused;
	struct game *g = war("fog=1", 2, "FR-I-1 2208; FR-I-2 2208; FR-Davout 2208; FR-III-1 2108; FR-Ney 2010; RU-1V-1 1708; RU-1V-3 1708; RU-Barclay 1708; RU-1I-1 1407");
	now(g)->piece[piece(g, "FR-blank-1")].place = (int16_t)hex(g, "2208");
	lays(g, RUSSIAN, 10);
	row_is(g, ROW_SPOT, RUSSIAN);
	refused(g, "name 1708", "16.1");
	refused(g, "name 2010", "16.1"); /* a commander alone hides nothing */
	play(g, "name 2208");
	assert_int_equal(shown(g), 4);
	row_is(g, ROW_SPOT, RUSSIAN);
	refused(g, "name 2208", "16.1");
	play(g, "name 2108");
	assert_int_equal(shown(g), 1);
	assert_int_equal(state(g)->effects.ban[FRENCH], BAN_DUMMIES);
	assert_true(gb_closed(&g->s, state(g), piece(g, "FR-I-1")));
	assert_int_equal(gb_blanks(&g->s, state(g), hex(g, "2208"), FRENCH), 1);
	leave(g);
	/* one stack is closed: it is shown, and the card holds */
	g = war("fog=1", 2, "FR-I-1 2208; FR-I-2 2208; FR-Davout 2208; RU-1V-1 2108; RU-1V-3 2108; RU-Barclay 2108");
	lays(g, FRENCH, 10);
	play(g, "name 2108");
	assert_int_not_equal(frame_now(now(g))->row, ROW_SPOT);
	assert_int_equal(state(g)->effects.ban[RUSSIAN], BAN_DUMMIES);
	leave(g);
}

static const struct counter *top_of(const struct view *v, int place)
{
	const struct counter *top = NULL;
	for (int i = 0; i < v->counters; i++)
		if (v->counter[i].place == place && (!top || v->counter[i].height > top->height))
			top = &v->counter[i];
	return top;
}

/* [15.1] The enemy sees how high a stack is and that it holds cavalry (6.2), not what lies in it; its own side sees all. */
static void gamble_15_1_height_and_cavalry(void **unused)
{
	(void)unused;
	static struct view view;
	struct game *g = war("fog=1", 2, field);
	depot(g, FRENCH, "2207");
	begins(g, ROW_TURN, FRENCH);
	play(g, "put FR-blank-1 2208; done; done");
	gb_show(&g->s, now(g), SIDE_1, &view);
	const struct counter *top = top_of(&view, hex(g, "2208"));
	assert_int_equal(top->piece, NONE);
	assert_int_equal(top->figure[GB_FIGURE_HEIGHT], 5);
	assert_true(top->badges & BADGE_HORSE);
	assert_false(top_of(&view, hex(g, "2108"))->badges & BADGE_HORSE);
	gb_show(&g->s, now(g), SIDE_0, &view);
	assert_int_not_equal(top_of(&view, hex(g, "2208"))->piece, NONE);
	assert_int_equal(top_of(&view, hex(g, "1708"))->piece, NONE);
	leave(g);
}

/* [15.1] Dummies that a stack could not keep go with the group that leaves it, as far as that may have them. */
static void gamble_15_1_dummies_go_along(void **unused)
{
	(void)unused;
	struct game *g = war("fog=1", 2, "FR-I-1 2208; FR-I-2 2208; FR-I-6 2208; FR-Davout 2208; RU-1V-1 1708; RU-Constantine 1708");
	depot(g, FRENCH, "2207");
	train(g, FRENCH, "2208");
	for (int i = 1; i <= 3; i++) {
		char id[] = "FR-blank-0";
		id[9] = (char)('0' + i);
		now(g)->piece[piece(g, id)].place = (int16_t)hex(g, "2208");
	}
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-Davout; with FR-I-1; march FR-I-1 2209");
	assert_int_equal(gb_blanks(&g->s, state(g), hex(g, "2208"), FRENCH), 2);
	assert_int_equal(gb_blanks(&g->s, state(g), hex(g, "2209"), FRENCH), 1);
	leave(g);
}

static int unnamed_moves(const struct game *g, enum side viewer, int *named)
{
	int n = 0;
	*named = 0;
	for (int i = 0; i < g->ev.n; i++) {
		if (g->ev.at[i].kind != EVENT_MOVE || !(g->ev.at[i].seen >> viewer & 1))
			continue;
		n += g->ev.at[i].piece == NONE;
		*named += g->ev.at[i].piece != NONE;
	}
	return n;
}

/* [15.1] Of a march the enemy is told whence and whither, and of nobody who goes. */
static void gamble_15_1_marches_are_told_without_names(void **unused)
{
	(void)unused;
	int named;
	struct game *g = war("fog=1", 2, field);
	depot(g, FRENCH, "2207");
	train(g, FRENCH, "2208");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-Davout; rest; march FR-I-1 2209");
	assert_int_equal(unnamed_moves(g, SIDE_1, &named), 1);
	assert_int_equal(named, 0);
	assert_int_equal(unnamed_moves(g, SIDE_0, &named), 0);
	assert_int_equal(named, 4);
	leave(g);
}

/* [15.1, 8.5] How a closed stack came out of its march the enemy is not told: one unit alone has a column of its own. */
static void gamble_15_1_attrition_of_a_closed_stack(void **unused)
{
	(void)unused;
	struct game *g = war("fog=1", 2, "FR-I-1 2208; FR-Davout 2208; RU-1V-1 1708; RU-Constantine 1708");
	int told[2] = {0, 0};
	depot(g, FRENCH, "2207");
	train(g, FRENCH, "2208");
	begins(g, ROW_MOVE, FRENCH);
	dice(g, "6");
	play(g, "take FR-Davout; rest; march FR-I-1 2209; march FR-I-1 2210; march FR-I-1 2211; halt");
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *ev = &g->ev.at[i];
		if (ev->kind != EVENT_CHECK || ev->rule != CITE_8_5)
			continue;
		assert_true(ev->seen == SEEN_0 ? ev->number >= 0 : ev->number == NONE && ev->piece == NONE);
		told[ev->seen == SEEN_1]++;
	}
	assert_true(told[0] == 1 && told[1] == 1);
	leave(g);
}

/* [15.1] A combat opens both stacks and the supports that are called, finds their dummies out, and closes them again behind it. */
static void gamble_15_1_combat_opens(void **unused)
{
	(void)unused;
	struct game *g = war("fog=1", 5, "FR-I-1 1009; FR-I-2 1009; FR-Davout 1009; RU-1V-1 1008; RU-1V-2 1008; RU-Constantine 1008; RU-1I-1 1007");
	now(g)->piece[piece(g, "RU-blank-1")].place = (int16_t)hex(g, "1008");
	assert_true(gb_closed(&g->s, state(g), piece(g, "RU-1V-1")));
	combat_begins(g, FRENCH, 4, 3);
	play(g, "take FR-Davout; assault 1008; spend 4");
	dice(g, "6");
	play(g, "commit");
	assert_true(happened(g, EVENT_REVEAL, "RU-1V-2"));
	assert_true(happened(g, EVENT_REVEAL, "FR-I-2"));
	assert_false(happened(g, EVENT_REVEAL, "RU-1I-1"));
	assert_false(gb_closed(&g->s, state(g), piece(g, "RU-1V-1")));
	assert_true(gb_closed(&g->s, state(g), piece(g, "RU-1I-1")));
	assert_int_equal(now(g)->piece[piece(g, "RU-blank-1")].place, AT_POOL);
	leave(g);
}

/* [15.1] Of closed enemies the odds are guessed: with the guess moved the sum moves, and no line names anybody of them. */
static void gamble_15_1_odds_by_guess(void **unused)
{
	(void)unused;
	static struct outlook out;
	struct game *g = war("fog=1", 5, "FR-I-1 1009; FR-I-2 1009; FR-Davout 1009; RU-1V-1 1008; RU-1V-2 1008; RU-1I-1 1008; RU-Constantine 1008; RU-1I-2 0407; RU-1II-1 0407; RU-1II-2 0407");
	combat_begins(g, FRENCH, 4, 3);
	play(g, "take FR-Davout; assault 1008");
	int last[2];
	for (int k = 0; k < 2; k++) {
		const int16_t guess[OUTLOOK_GUESSES] = {(int16_t)(k ? 4 : 1), 1, 0};
		gb_odds(&g->s, now(g), NULL, guess, &out);
		assert_int_equal(out.guesses, 3);
		assert_int_equal(out.guess[0].value, guess[0]);
		last[k] = NONE;
		for (int i = 0; i < out.sum.n; i++) {
			assert_true(out.sum.at[i].piece == NONE || g->s.piece[out.sum.at[i].piece].side == FRENCH);
			if (out.sum.at[i].ledger == 1 && out.sum.at[i].op == LINE_SUM)
				last[k] = out.sum.at[i].num;
		}
	}
	assert_int_equal(last[0], 1);
	assert_int_equal(last[1], 4);
	leave(g);
}

/* [15.1] [16.1] A card keeps a closed stack from supporting: the odds know it of the stack, whoever in it was struck, and of no other. */
static void gamble_15_1_odds_beside_a_barred_stack(void **unused)
{
	(void)unused;
	static struct outlook out[2];
	static union any_position other;
	struct game *g = war("fog=1", 5, "FR-I-1 1009; FR-I-2 1009; FR-Davout 1009; RU-1V-1 1008; RU-1V-2 1008; RU-Constantine 1008;"
					 "RU-1I-1 1007; RU-1I-2 1007; RU-Wittgenstein 1007; RU-1II-1 0407; RU-1II-2 0407; RU-1II-3 0407; RU-Barclay 0407");
	combat_begins(g, FRENCH, 4, 3);
	set_add(&state(g)->effects.barred, piece(g, "RU-1I-2"));
	play(g, "take FR-Davout; assault 1008");
	gb_odds(&g->s, now(g), NULL, NULL, &out[0]);
	assert_int_equal(out[0].cases, 1);
	for (uint64_t seed = 1; seed <= 60; seed++) {
		gb_imagine(&g->s, now(g), SIDE_0, seed, &other.common);
		gb_odds(&g->s, &other.common, NULL, NULL, &out[1]);
		assert_memory_equal(&out[0], &out[1], sizeof out[0]);
	}
	leave(g);
}

/* [15.1] [4.1] What is imagined keeps every height and its cavalry, fits into its hexes, and is dealt otherwise by other seeds. */
static void gamble_15_1_dealt_anew(void **unused)
{
	(void)unused;
	struct game *g = scenario("gamble/1812", "fog=1");
	union any_position other;
	struct gb_survey v, w;
	int differ = 0;
	play(g, "rest; rest; rest; rest; put FR-blank-1 2308; done; put RU-blank-1 1808; done");
	gb_survey(&g->s, state(g), &v);
	for (uint64_t seed = 1; seed <= 40; seed++) {
		struct gb_stack one, two;
		memset(&other, 0, sizeof other);
		gb_imagine(&g->s, now(g), SIDE_1, seed, &other.common);
		assert_true(gb_sound(&g->s, &other.common, &g->e));
		gb_survey(&g->s, gamble_of(&other.common), &w);
		for (int at = 0; at < PLACES; at++) {
			gb_stack_facts(&g->s, state(g), &v, at, FRENCH, &one);
			gb_stack_facts(&g->s, gamble_of(&other.common), &w, at, FRENCH, &two);
			assert_memory_equal(&one, &two, sizeof one);
			differ += v.units[at] != w.units[at] || v.of[at] != w.of[at];
		}
		for (int i = 0; i < g->s.pieces; i++)
			if (g->s.piece[i].side == RUSSIAN)
				assert_int_equal(other.common.piece[i].place, now(g)->piece[i].place);
	}
	assert_true(differ > 100);
	leave(g);
}

/* [15.1] [8.4] A siege shows whether two units are in good order beside the city: those whom a combat has opened count with those who are closed,
 * so what is imagined of the closed ones keeps the siege. */
static void gamble_15_1_what_is_imagined_keeps_the_siege(void **unused)
{
	(void)unused;
	struct game *g = war("fog=1", 5, "FR-VII-3 2113; FR-I-1 1808; RU-2VII-1 2112; RU-2VII-2 2112; RU-2VII-3 2112*; RU-2VIII-4 1008*; RU-2VIII-5 1008*;"
					 "RU-1V-1 1008; RU-1V-2 1008*; RU-Bagration 1008");
	union any_position other;
	struct gb_survey v;
	int mover = piece(g, "RU-2VII-2");
	frame_push(now(g), ROW_OVERFLOW, SIDE_1);
	for (int two = 0; two < 2; two++) {
		struct gamble *n = state(g);
		int differ = 0;
		n->p.piece[mover].flags = two ? 0 : FLAG_DISRUPTED;
		n->fight.stage = STAGE_LEAVE;
		n->fight.from = n->fight.to = (int16_t)hex(g, "1808");
		set_add(&n->fight.defenders, piece(g, "RU-2VII-1"));
		for (uint64_t seed = 1; seed <= 60; seed++) {
			memset(&other, 0, sizeof other);
			gb_imagine(&g->s, now(g), SIDE_0, seed, &other.common);
			gb_survey(&g->s, gamble_of(&other.common), &v);
			assert_int_equal(gb_besieged(&g->s, gamble_of(&other.common), &v, hex(g, "2113")), two);
			differ += other.common.piece[mover].place != n->p.piece[mover].place;
		}
		assert_true(differ > 10);
	}
	leave(g);
}

/* [15.1] Nobody learns more than he may: a whole game at random, held against positions imagined for each side. */
static void gamble_15_1_secrets(void **unused)
{
	(void)unused;
	struct game *g = scenario("gamble/1812", NULL);
	uint64_t state = 3, check = 5;
	int differ = 0;
	options_set(g, "fog=1 advanced=1");
	assert_true(g->s.rules->setup(&g->s, 3, now(g), NULL, &g->e));
	for (int n = 0; !now(g)->header.result.over; n++) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[random_below(&state, g->list.n)];
		if ((n % 24 == 0 && !rules_secrets(&g->s, now(g), 3, &check, &differ, &g->e)) ||
		    (n % 4 == 0 && !rules_secrets_of(&g->s, now(g), &o, &check, &g->e)))
			fail_msg("order %d: %s: %s", n, g->e.place, g->e.reason);
		assert_true(rules_play(&g->s, now(g), &o, NULL, NULL));
	}
	assert_true(differ > 10);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_15_2_an_overfull_stack_is_shown),
		cmocka_unit_test(gamble_15_1_forecast_while_dummies_are_laid),
		cmocka_unit_test(gamble_15_1_no_more_than_units),
		cmocka_unit_test(gamble_15_1_dummies_lie_beneath),
		cmocka_unit_test(gamble_13_1_cossacks_in_the_fog),
		cmocka_unit_test(gamble_16_1_captured_despatches),
		cmocka_unit_test(gamble_15_1_what_is_imagined_keeps_the_siege),
		cmocka_unit_test(gamble_15_1_height_and_cavalry),
		cmocka_unit_test(gamble_15_1_dummies_go_along),
		cmocka_unit_test(gamble_15_1_marches_are_told_without_names),
		cmocka_unit_test(gamble_15_1_attrition_of_a_closed_stack),
		cmocka_unit_test(gamble_15_1_combat_opens),
		cmocka_unit_test(gamble_15_1_odds_by_guess), cmocka_unit_test(gamble_15_1_odds_beside_a_barred_stack),
		cmocka_unit_test(gamble_15_1_dealt_anew),
		cmocka_unit_test(gamble_15_1_secrets),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

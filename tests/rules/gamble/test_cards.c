/* [16.1] Each of the 35 cards, for both sides: what it changes, who is asked, what is refused. */
#include "war.h"

#include "core/view.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct gb_effects *in_force(struct game *g)
{
	return &state(g)->effects;
}

/* Wars in which somebody stands about, of this turn. */
static struct game *at_turn(int turn, const char *more)
{
	char units[1024];
	snprintf(units, sizeof units, "FR-I-1 1808; FR-I-6 1808; FR-Davout 1808; FR-Napoleon 1808; RU-1V-1 1008; RU-1V-3 1008; RU-Barclay 1008; "
				      "RU-1I-1 0407; RU-Dan-1 1317; FR-X-1 2407; %s", more);
	return war("advanced=1", turn, units);
}

static void card(struct game *g, int side, int number, const char *rolls)
{
	dice(g, rolls);
	lays(g, side, number);
}

static void gamble_16_1_marches(void **unused)
{
	(void)unused;
	struct game *g = at_turn(3, "");
	card(g, FRENCH, 1, "");
	assert_int_equal(in_force(g)->ban[RUSSIAN], BAN_FORCED_MARCH);
	card(g, RUSSIAN, 1, "");
	assert_int_equal(in_force(g)->ban[FRENCH], BAN_FORCED_MARCH);
	assert_int_equal(in_force(g)->attrition_horse[FRENCH], 1);
	card(g, FRENCH, 2, "");
	assert_int_equal(in_force(g)->spared[FRENCH], 1);
	card(g, RUSSIAN, 2, "");
	assert_int_equal(in_force(g)->attrition[FRENCH], 1);
	card(g, FRENCH, 21, "");
	card(g, RUSSIAN, 21, "");
	assert_int_equal(in_force(g)->longer[FRENCH], 1);
	assert_int_equal(in_force(g)->longer[RUSSIAN], 2);
	card(g, RUSSIAN, 31, "");
	assert_true(in_force(g)->longer[RUSSIAN] == 3 && in_force(g)->longer_spares[RUSSIAN]);
	card(g, FRENCH, 6, "");
	assert_int_equal(in_force(g)->chaos, 4);
	card(g, RUSSIAN, 6, "");
	assert_int_equal(in_force(g)->allow & (ALLOW_NO_CHAOS | ALLOW_TOGETHER), ALLOW_NO_CHAOS | ALLOW_TOGETHER);
	card(g, FRENCH, 11, "");
	assert_true(in_force(g)->ban[RUSSIAN] & BAN_MOVE_DRISSA);
	card(g, RUSSIAN, 20, "4");
	assert_false(in_force(g)->ban[FRENCH] & BAN_MOVE_NAPOLEON);
	card(g, RUSSIAN, 20, "3");
	assert_true(in_force(g)->ban[FRENCH] & BAN_MOVE_NAPOLEON);
	/* all of it ends with the turn */
	gb_effects_end(&g->s, state(g), NULL);
	assert_true(!in_force(g)->ban[FRENCH] && !in_force(g)->ban[RUSSIAN] && !in_force(g)->allow && !in_force(g)->longer[RUSSIAN]);
	leave(g);
}

/* Card 5: VIII Corps does not move this turn and may force march from the next one on. */
static void gamble_16_1_jerome(void **unused)
{
	(void)unused;
	struct game *g = at_turn(3, "");
	card(g, RUSSIAN, 5, "");
	assert_true(in_force(g)->ban[FRENCH] & BAN_MOVE_VIII);
	assert_false(in_force(g)->lasting & LASTING_JEROME);
	gb_effects_end(&g->s, state(g), NULL);
	assert_true(in_force(g)->lasting & LASTING_JEROME);
	leave(g);
}

/* Trains and commands; [9.2] never more than seven nor fewer than one. */
static void gamble_16_1_trains_and_commands(void **unused)
{
	(void)unused;
	struct game *g = at_turn(9, "");
	struct gamble *c = state(g);
	gb_commands(&g->s, c, NULL);
	int french = c->cc[FRENCH], russian = c->cc[RUSSIAN];
	card(g, FRENCH, 3, "");
	card(g, RUSSIAN, 3, "");
	assert_true(c->trains_turn[FRENCH] == 1 && c->trains_turn[RUSSIAN] == 1);
	card(g, FRENCH, 26, "");
	assert_int_equal(c->cc[FRENCH], french + 1);
	card(g, FRENCH, 20, "");
	assert_int_equal(c->cc[RUSSIAN], russian - 1);
	card(g, RUSSIAN, 14, "");
	/* a single instruction overrides what card 20 took */
	assert_true(c->cc[FRENCH] == french + 2 && c->cc[RUSSIAN] == russian + 1 && in_force(g)->allow & ALLOW_MUST_ATTACK);
	/* Moscow is Russian: one more for them */
	card(g, RUSSIAN, 19, "");
	assert_int_equal(c->cc[RUSSIAN], russian + 2);
	card(g, FRENCH, 34, "");
	assert_int_equal(c->trains_turn[FRENCH], 2);
	depot(g, FRENCH, "1808");
	card(g, FRENCH, 34, "");
	assert_int_equal(c->trains_turn[FRENCH], 4);
	card(g, RUSSIAN, 34, "");
	assert_int_equal(c->trains_turn[FRENCH], 3);
	row_is(g, ROW_SPOT, FRENCH);
	play(g, "name 1808");
	assert_true(gb_depot(&g->s, c, hex(g, "1808"), FRENCH) == NONE && !c->lost[FRENCH]);
	for (int i = 0; i < 9; i++)
		card(g, RUSSIAN, 26, "");
	assert_int_equal(c->cc[FRENCH], 1);
	leave(g);
}

/* [16.1] A single instruction that gives a command overrides the other card of the turn that takes one from that side: one more is left, not
 * nought. What the turn before took (card 14) is no instruction of it, and what is not contrary adds up. */
static void gamble_16_1_single_instructions_override(void **unused)
{
	(void)unused;
	static const struct { int side, other, single, whom, more; } all[] = {
		{FRENCH, 20, 13, RUSSIAN, 1}, {FRENCH, 20, 14, RUSSIAN, 1}, {RUSSIAN, 26, 14, FRENCH, 1},
		{RUSSIAN, 19, 13, RUSSIAN, 2}, {FRENCH, 26, 14, FRENCH, 2}, {FRENCH, 20, 14, FRENCH, 1},
	};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		struct game *g = at_turn(9, "");
		struct gamble *c = state(g);
		gb_commands(&g->s, c, NULL);
		int before = c->cc[all[i].whom];
		card(g, all[i].side, all[i].other, "");
		card(g, 1 - all[i].side, all[i].single, "");
		assert_int_equal(c->cc[all[i].whom], before + all[i].more);
		leave(g);
	}
	struct game *g = at_turn(9, "");
	struct gamble *c = state(g);
	c->effects.cc[RUSSIAN] = -1;
	gb_commands(&g->s, c, NULL);
	int before = c->cc[RUSSIAN];
	card(g, RUSSIAN, 14, "");
	assert_int_equal(c->cc[RUSSIAN], before + 1);
	leave(g);
}

/* [16.1] Card 20: it is the French who roll whether Napoleon waits. */
static void gamble_16_1_card_20_the_french_roll(void **unused)
{
	(void)unused;
	struct game *g = at_turn(9, "");
	card(g, RUSSIAN, 20, "3");
	int roller = NONE;
	for (int i = 0; i < g->ev.n; i++)
		roller = g->ev.at[i].kind == EVENT_ROLL ? g->ev.at[i].side : roller;
	assert_int_equal(roller, FRENCH);
	assert_true(in_force(g)->ban[FRENCH] & BAN_MOVE_NAPOLEON);
	leave(g);
}

/* Card 19 with the French in Moscow. */
static void gamble_16_1_moscow_burns(void **unused)
{
	(void)unused;
	struct game *g = at_turn(9, "FR-IG-1 0607; FR-IG-2 0607");
	now(g)->piece[piece(g, "RU-1I-1")].place = AT_GONE;
	now(g)->piece[piece(g, "FR-IG-1")].place = now(g)->piece[piece(g, "FR-IG-2")].place = (int16_t)hex(g, "0407");
	now(g)->piece[piece(g, "FR-IG-1")].flags = FLAG_DISRUPTED;
	gb_commands(&g->s, state(g), NULL);
	int before = state(g)->cc[FRENCH];
	card(g, FRENCH, 19, "");
	row_is(g, ROW_REVIVE, FRENCH);
	play(g, "release FR-IG-1");
	assert_false(disrupted(g, "FR-IG-1"));
	assert_int_equal(state(g)->trains_turn[FRENCH], 1);
	card(g, RUSSIAN, 19, "");
	assert_int_equal(in_force(g)->moscow_check, 3);
	assert_int_equal(state(g)->cc[FRENCH], before - 1);
	leave(g);
}

/* Cards 4, 13, 18, 27: eliminated units return, in good order, where the card says, [13.3] not next to an enemy. */
static void gamble_16_1_units_return(void **unused)
{
	(void)unused;
	struct game *g = at_turn(4, "");
	card(g, FRENCH, 4, "");
	assert_int_equal(state(g)->trains_turn[FRENCH], 1);
	now(g)->piece[piece(g, "FR-V-1")].place = now(g)->piece[piece(g, "FR-V-4")].place = now(g)->piece[piece(g, "FR-I-5")].place = AT_LOST;
	card(g, FRENCH, 4, "");
	row_is(g, ROW_RESTORE, FRENCH);
	refused(g, "put FR-I-5 1808", "16.1");
	play(g, "put FR-V-4 1808");
	stands(g, "FR-V-4", "1808");
	card(g, FRENCH, 18, "");
	refused(g, "put FR-I-5 1808", "16.1");
	play(g, "put FR-I-5 2412");
	card(g, FRENCH, 27, "");
	assert_true(noted(g, TEXT_NO_EFFECT));
	now(g)->piece[piece(g, "RU-1II-1")].place = now(g)->piece[piece(g, "RU-1V-2")].place = AT_LOST;
	card(g, RUSSIAN, 18, "");
	refused(g, "put RU-1V-2 0407", "16.1");
	play(g, "put RU-1II-1 0407");
	card(g, RUSSIAN, 13, "");
	play(g, "put RU-1V-2 0407");
	now(g)->piece[piece(g, "RU-1V-2")].place = AT_LOST;
	card(g, RUSSIAN, 27, "");
	refused(g, "put RU-1V-2 0407", "16.1");
	play(g, "put RU-1V-2 1101");
	now(g)->piece[piece(g, "FR-I-5")].place = AT_LOST;
	depot(g, FRENCH, "2407");
	card(g, FRENCH, 27, "");
	play(g, "put FR-I-5 2407");
	card(g, RUSSIAN, 4, "");
	assert_true(in_force(g)->ban[FRENCH] & BAN_DEPOT_RUSSIA);
	leave(g);
}

/* [16.1] Who may return lies in the tray to choose from, and the order says what he is. */
static void candidate_in_tray(struct game *g, const char *who)
{
	struct order o = order_make(VERB_PUT, RUSSIAN, piece(g, who), hex(g, "1008"), NONE);
	struct view view;
	struct text words;
	g->s.rules->show(&g->s, now(g), (enum side)RUSSIAN, &view);
	const struct counter *k = view_find(&view, piece(g, who));
	assert_non_null(k);
	assert_int_equal(k->box, BOX_ARRIVING);
	words_of(&g->s)->say(&g->s, now(g), &o, &words);
	assert_non_null(strstr(words.at, "Line infantry, "));
	assert_non_null(strstr(words.at, " OF) to Smolensk (1008)"));
}

/* Cards 13, 18 and 27: in the city or beside it, but not where the French occupy it. */
static void gamble_16_1_units_return_around_a_city(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 4, "FR-I-1 0407; FR-Davout 0407; RU-1V-1 1808");
	int lost_one = piece(g, "RU-1II-1");
	now(g)->piece[lost_one].place = AT_LOST;
	card(g, RUSSIAN, 18, "");
	row_is(g, ROW_RESTORE, RUSSIAN);
	candidate_in_tray(g, "RU-1II-1");
	assert_true(offered(g, "put RU-1II-1 1008") && offered(g, "put RU-1II-1 1009"));
	assert_true(offered(g, "put RU-1II-1 1317") && offered(g, "put RU-1II-1 1318"));
	refused(g, "put RU-1II-1 1010", "16.1");
	refused(g, "put RU-1II-1 0407", "16.1");
	refused(g, "put RU-1II-1 0408", "16.1");
	play(g, "put RU-1II-1 1009");
	now(g)->piece[lost_one].place = AT_LOST;
	card(g, RUSSIAN, 27, "");
	assert_true(offered(g, "put RU-1II-1 1101") && offered(g, "put RU-1II-1 1001"));
	refused(g, "put RU-1II-1 1202", "16.1");
	play(g, "put RU-1II-1 1001");
	now(g)->piece[lost_one].place = AT_LOST;
	card(g, RUSSIAN, 13, "");
	assert_true(noted(g, TEXT_NO_EFFECT));
	leave(g);
	g = war("advanced=1", 4, "FR-I-1 1808; RU-1V-1 1008");
	now(g)->piece[piece(g, "RU-1II-1")].place = AT_LOST;
	card(g, RUSSIAN, 13, "");
	assert_true(offered(g, "put RU-1II-1 0407"));
	play(g, "put RU-1II-1 0408");
	leave(g);
}

/* Card 4: a train more, too, when the Pole who fell finds no room, or an enemy near. */
static void gamble_16_1_card_4_none_can_return(void **unused)
{
	(void)unused;
	static const char *const more[] = {"RU-1VI-1 1807", "FR-II-1 1808; FR-II-2 1808; FR-II-3 1808; FR-III-1 1808", "FR-III-1 1610"};
	for (int i = 0; i < 3; i++) {
		struct game *g = at_turn(4, more[i]);
		now(g)->piece[piece(g, "FR-V-2")].place = AT_LOST;
		card(g, FRENCH, 4, "");
		assert_int_equal(state(g)->trains_turn[FRENCH], i < 2);
		assert_int_equal(frame_now(now(g))->row == ROW_RESTORE, i == 2);
		leave(g);
	}
}

/* Cards 7, 8, 16, 22: cossacks, foraging, depots. */
static void gamble_16_1_depots_and_cossacks(void **unused)
{
	(void)unused;
	struct game *g = at_turn(4, "");
	card(g, FRENCH, 7, "");
	assert_true(in_force(g)->allow & ALLOW_NO_COSSACKS);
	card(g, RUSSIAN, 7, "");
	assert_true(in_force(g)->cossacks == 1 && in_force(g)->allow & ALLOW_COSSACKS_TWO);
	card(g, RUSSIAN, 8, "");
	assert_int_equal(in_force(g)->forage, 1);
	card(g, FRENCH, 16, "");
	assert_int_equal(in_force(g)->forage_safe, 1);
	depot(g, FRENCH, "1808");
	depot(g, FRENCH, "1610");
	card(g, RUSSIAN, 16, "3");
	assert_true(gb_depot(&g->s, state(g), hex(g, "1610"), FRENCH) != NONE);
	card(g, RUSSIAN, 16, "4");
	row_is(g, ROW_SPOT, RUSSIAN);
	refused(g, "name 1808", "16.1"); /* a combat unit stands there */
	play(g, "name 1610");
	assert_int_equal(state(g)->lost[FRENCH], 0);
	depot(g, FRENCH, "1610");
	card(g, RUSSIAN, 22, "3");
	play(g, "name 1610");
	assert_int_equal(state(g)->lost[FRENCH], 1);
	depot(g, FRENCH, "1610");
	card(g, FRENCH, 22, "");
	card(g, RUSSIAN, 22, "6");
	assert_true(noted(g, TEXT_NO_EFFECT) && gb_depot(&g->s, state(g), hex(g, "1610"), FRENCH) != NONE);
	/* card 8: a depot for nothing, in a chain */
	gb_effects_end(&g->s, state(g), NULL);
	gb_put_away(&g->s, state(g), gb_depot(&g->s, state(g), hex(g, "1808"), FRENCH));
	for (int k = 0; k < 4; k++)
		depot(g, FRENCH, ((const char *const[]){"2407", "2207", "2412", "2109"})[k]);
	int trains = gb_trains(&g->s, state(g), FRENCH);
	card(g, FRENCH, 8, "");
	row_is(g, ROW_SPOT, FRENCH);
	refused(g, "name 2412", "16.1");
	assert_non_null(strstr(g->e.reason, "only a city in Russia"));
	refused(g, "name 1101", "7.7");
	assert_non_null(strstr(g->e.reason, "none of your units"));
	play(g, "name 1808");
	/* [7.2] free of cost this turn, one of the counters from the next on */
	assert_int_equal(gb_trains(&g->s, state(g), FRENCH), trains);
	gb_effects_end(&g->s, state(g), NULL);
	assert_int_equal(gb_trains(&g->s, state(g), FRENCH), trains - 1);
	assert_true(gb_depot(&g->s, state(g), hex(g, "1808"), FRENCH) != NONE);
	leave(g);
}

/* The card that asks is named, and who may be struck is marked while it asks: the other side sees that of open stacks alone. */
static void asked_by(struct game *g, const char *text)
{
	struct prompt *p = calloc(1, sizeof *p);
	rules_ask(&g->s, now(g), p);
	assert_string_equal(p->ask.at, text);
	free(p);
}

static bool marked(struct game *g, const char *id, int viewer)
{
	struct view *v = calloc(1, sizeof *v);
	bool found = false;
	g->s.rules->show(&g->s, now(g), (enum side)viewer, v);
	for (int i = 0; i < v->counters; i++)
		found |= v->counter[i].piece == piece(g, id) && v->counter[i].badges & BADGE_TARGET;
	free(v);
	return found;
}

/* Cards 9, 24, 28, 29: who is struck. */
static void gamble_16_1_sickness_and_frost(void **unused)
{
	(void)unused;
	struct game *g = at_turn(12, "FR-II-1 1709; FR-II-2 1709; FR-III-1 1709; FR-III-2 1709");
	card(g, FRENCH, 9, "3");
	assert_true(noted(g, TEXT_NO_EFFECT));
	card(g, FRENCH, 9, "2");
	row_is(g, ROW_STRIKE, FRENCH);
	refused(g, "hit FR-III-1", "16.1"); /* a veteran */
	asked_by(g, "Sickness in the Ranks: choose the units that are disrupted");
	assert_true(marked(g, "FR-II-1", FRENCH) && marked(g, "FR-II-2", RUSSIAN) && !marked(g, "FR-III-1", FRENCH));
	play(g, "hit FR-II-1");
	assert_true(disrupted(g, "FR-II-1") && !disrupted(g, "FR-II-2"));
	/* frost: only the stack outside a city rolls, it takes one hit */
	card(g, RUSSIAN, 24, "5");
	row_is(g, ROW_STRIKE, FRENCH);
	asked_by(g, "Black Frost: choose the units that take a hit, one in each stack");
	play(g, "hit FR-II-1");
	assert_false(marked(g, "FR-II-2", FRENCH));
	assert_true(lost(g, "FR-II-1") && in_force(g)->allow & ALLOW_FROZEN);
	card(g, FRENCH, 24, "");
	assert_true(in_force(g)->allow & ALLOW_NO_WINTER && !gb_winter(&g->s, state(g), FRENCH) && gb_winter(&g->s, state(g), RUSSIAN));
	/* horses and guns: there is one such stack only */
	card(g, RUSSIAN, 28, "");
	if (frame_now(now(g))->row == ROW_STRIKE)
		play(g, "hit FR-I-6");
	assert_true(disrupted(g, "FR-I-6"));
	depot(g, FRENCH, "1808");
	card(g, FRENCH, 28, "");
	row_is(g, ROW_REVIVE, FRENCH);
	play(g, "release FR-I-6");
	assert_false(disrupted(g, "FR-I-6"));
	now(g)->piece[piece(g, "FR-I-1")].flags = FLAG_DISRUPTED;
	card(g, FRENCH, 35, "");
	play(g, "release FR-I-1");
	/* typhus among the Russians: two foot units in or next to cities */
	card(g, FRENCH, 29, "");
	if (frame_now(now(g))->row == ROW_STRIKE)
		play(g, "hit RU-1V-1; hit RU-1I-1");
	assert_true(disrupted(g, "RU-1V-1") && disrupted(g, "RU-1I-1"));
	depot(g, RUSSIAN, "1008");
	card(g, RUSSIAN, 35, "");
	play(g, "release RU-1V-1; done");
	assert_false(disrupted(g, "RU-1V-1"));
	/* the hospitals: stacks of three units in a city in Russia, commanders among them */
	now(g)->piece[piece(g, "FR-Napoleon")].place = now(g)->piece[piece(g, "FR-Davout")].place = (int16_t)hex(g, "2407");
	card(g, RUSSIAN, 29, "");
	assert_true(noted(g, TEXT_NO_EFFECT));
	now(g)->piece[piece(g, "FR-Davout")].place = (int16_t)hex(g, "1808");
	card(g, RUSSIAN, 29, "");
	row_is(g, ROW_STRIKE, FRENCH);
	refused(g, "hit FR-Davout", "16.1");
	play(g, "hit FR-I-1");
	assert_true(disrupted(g, "FR-I-1"));
	leave(g);
}

/* Cards 10, 11, 15, 31: stacks shown, works, a rating, a stack that is kept away. */
static void gamble_16_1_commanders_and_stacks(void **unused)
{
	(void)unused;
	struct game *g = at_turn(5, "RU-1VI-1 1407");
	card(g, FRENCH, 10, ""); /* no stack is closed: what is shown stands in test_fog.c */
	assert_int_not_equal(frame_now(now(g))->row, ROW_SPOT);
	assert_int_equal(in_force(g)->ban[RUSSIAN], BAN_DUMMIES);
	card(g, RUSSIAN, 10, "");
	assert_int_equal(in_force(g)->ban[FRENCH], BAN_DUMMIES);
	card(g, RUSSIAN, 11, "");
	row_is(g, ROW_SPOT, RUSSIAN);
	refused(g, "name 1008", "16.1");
	play(g, "name 1407");
	assert_int_equal(in_force(g)->fortress, hex(g, "1407"));
	card(g, FRENCH, 15, "");
	row_is(g, ROW_PICK, FRENCH);
	refused(g, "release FR-Napoleon", "16.1");
	play(g, "release FR-Davout");
	assert_int_equal(gb_rating(&g->s, state(g), piece(g, "FR-Davout")), 4);
	card(g, RUSSIAN, 15, "");
	play(g, "release RU-Barclay");
	assert_int_equal(gb_rating(&g->s, state(g), piece(g, "RU-Barclay")), 3);
	card(g, FRENCH, 31, "");
	play(g, "name 1008");
	assert_true(set_has(&in_force(g)->barred, piece(g, "RU-1V-1")) && !set_has(&in_force(g)->barred, piece(g, "RU-1I-1")));
	assert_false(gb_may_attack(&g->s, state(g), RUSSIAN, hex(g, "1008"), NULL));
	leave(g);
}

/* Cards 17 and 32: bridges. */
static void gamble_16_1_bridges(void **unused)
{
	(void)unused;
	struct game *g = at_turn(4, "RU-1II-1 1009");
	int from = hex(g, "1008"), d = gb_direction(&g->s, from, hex(g, "1009"));
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER | SIDE_BRIDGE);
	card(g, RUSSIAN, 17, "");
	row_is(g, ROW_SPAN, RUSSIAN);
	play(g, "name 1009; name 1008");
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
	/* whole again when idle French foot stands beside it after a later movement phase */
	now(g)->piece[piece(g, "RU-1II-1")].place = AT_GONE;
	now(g)->piece[piece(g, "FR-X-1")].place = (int16_t)hex(g, "1009");
	gb_mend_bridges(&g->s, state(g), NULL);
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
	now(g)->header.turn++;
	gb_mend_bridges(&g->s, state(g), NULL);
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER | SIDE_BRIDGE);
	card(g, RUSSIAN, 32, "");
	row_is(g, ROW_SPAN, RUSSIAN);
	play(g, "name 1008; name 1009");
	assert_true(in_force(g)->allow & ALLOW_RIVERS_WORSE);
	gb_effects_end(&g->s, state(g), NULL);
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
	card(g, FRENCH, 17, "");
	row_is(g, ROW_CHOICE, FRENCH);
	struct order o = order_make(VERB_CHOOSE, FRENCH, NONE, NONE, CHOICE_PONTOONS_ATTACK);
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	assert_true(in_force(g)->allow & ALLOW_NO_RIVER);
	leave(g);
}

/* Card 8 without a city in Russia that a chain reaches: no effect. */
static void gamble_16_1_card_8_no_city(void **unused)
{
	(void)unused;
	struct game *g = at_turn(4, "");
	int trains = gb_trains(&g->s, state(g), FRENCH);
	card(g, FRENCH, 8, "");
	assert_true(noted(g, TEXT_NO_EFFECT));
	assert_int_equal(gb_trains(&g->s, state(g), FRENCH), trains);
	leave(g);
}

static void names(struct game *g, int side, int number, const char *from, const char *to)
{
	char order[32];
	snprintf(order, sizeof order, "name %s; name %s", from, to);
	card(g, side, number, "");
	if (frame_now(now(g))->row == ROW_CHOICE)
		play(g, "choose 6");
	play(g, order);
}

/* Cards 17 and 32 on one river: a burnt bridge is built again, for good or for a turn; what was built is broken. What was done last holds. */
static void gamble_16_1_bridges_built_again(void **unused)
{
	(void)unused;
	enum { PRINTED = SIDE_RIVER | SIDE_BRIDGE };
	struct game *g = at_turn(4, "RU-1II-1 1009; FR-X-2 1108");
	int from = hex(g, "1008"), d = gb_direction(&g->s, from, hex(g, "1009"));
	names(g, RUSSIAN, 17, "1009", "1008");
	now(g)->piece[piece(g, "RU-1II-1")].place = AT_GONE;
	now(g)->piece[piece(g, "FR-X-2")].place = (int16_t)hex(g, "1009");
	/* pontoons for a turn: the bridge is burnt still */
	names(g, FRENCH, 17, "1009", "1008");
	assert_int_equal(gb_between(&g->s, state(g), from, d), PRINTED);
	gb_effects_end(&g->s, state(g), NULL);
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
	/* for good */
	names(g, FRENCH, 32, "1009", "1008");
	now(g)->header.turn++;
	gb_effects_end(&g->s, state(g), NULL);
	assert_int_equal(gb_between(&g->s, state(g), from, d), PRINTED);
	/* and broken for good */
	names(g, RUSSIAN, 32, "1008", "1009");
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
	/* pontoons of this turn go down too, and leave nothing behind */
	names(g, FRENCH, 17, "1009", "1008");
	names(g, RUSSIAN, 32, "1008", "1009");
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
	gb_effects_end(&g->s, state(g), NULL);
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
	leave(g);
}

/* Card 32 where no bridge was: French pontoons for good, which Russians break in their turn. */
static void gamble_16_1_bridges_of_cards_are_broken(void **unused)
{
	(void)unused;
	struct game *g = at_turn(9, "FR-X-2 1009; RU-1II-1 1109");
	int from = hex(g, "1009"), d = gb_direction(&g->s, from, hex(g, "1109"));
	names(g, FRENCH, 32, "1009", "1109");
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER | SIDE_BRIDGE);
	names(g, RUSSIAN, 17, "1109", "1009");
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
	/* whole again by idle foot on a later turn: the pontoons */
	now(g)->header.turn++;
	gb_mend_bridges(&g->s, state(g), NULL);
	assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER | SIDE_BRIDGE);
	leave(g);
}

/* Cards 12, 23, 33: what waits for its phase; [11.1] card 23 lets a stack slip away, [10.2] or orders an attack. */
static void gamble_16_1_surprises(void **unused)
{
	(void)unused;
	struct game *g = at_turn(4, "");
	card(g, RUSSIAN, 12, "");
	assert_int_equal(state(g)->trains_turn[RUSSIAN], 1);
	now(g)->piece[piece(g, "RU-3OS-1")].place = AT_LATER;
	card(g, RUSSIAN, 12, "");
	assert_true(in_force(g)->allow & ALLOW_DANUBE);
	card(g, FRENCH, 23, "");
	card(g, FRENCH, 33, "");
	card(g, RUSSIAN, 33, "");
	assert_int_equal(in_force(g)->allow & (ALLOW_SLIP_AWAY | ALLOW_GUARD | ALLOW_CUT_ROAD), ALLOW_SLIP_AWAY | ALLOW_GUARD | ALLOW_CUT_ROAD);
	leave(g);
	g = war("advanced=1", 10, "RU-1V-3 1108; RU-1V-1 1108; FR-I-1 1109; FR-I-2 1109; FR-I-3 1109");
	lays(g, RUSSIAN, 23);
	frame_pop(now(g));
	combat_begins(g, RUSSIAN, 1, 1);
	play(g, "take RU-1V-1; assault 1109");
	struct order o = order_make(VERB_CHOOSE, RUSSIAN, NONE, NONE, CHOICE_AUTOMATIC);
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	dice(g, "3 3 3");
	play(g, "commit");
	/* 2 + 2 + 1 by the card + 3 against 3 + 3 */
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_FINAL), 8);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_FINAL), 6);
	leave(g);
}

/* Card 33 in battle: two for a stack with foot of the Guard, once; and Russian cavalry beside the hex that French stacks leave. */
static void gamble_16_1_krasnyi(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 12, "FR-IG-1 1109; FR-I-1 1109; RU-1V-1 1108; RU-1II-1 1108; RU-1VI-3 1208; FR-X-1 1610; RU-Dan-1 1609");
	card(g, FRENCH, 33, "");
	card(g, RUSSIAN, 33, "");
	frame_pop(now(g));
	combat_begins(g, RUSSIAN, 1, 6);
	play(g, "take RU-1V-1; assault 1109; spend 6");
	dice(g, "6");
	play(g, "commit");
	while (frame_now(now(g))->side == RUSSIAN && frame_now(now(g))->row == ROW_SUPPORT)
		play(g, "done");
	row_is(g, ROW_SUPPORT, FRENCH);
	struct order o = order_make(VERB_CHOOSE, FRENCH, NONE, NONE, CHOICE_GUARD);
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	assert_false(rules_allow(&g->s, now(g), &o, &g->e));
	/* 2 + 3 to 2 + 2 + 4: beaten off by three, and the die of 1 spares the French */
	dice(g, "3 4 1");
	play(g, "done");
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_FINAL), 8);
	assert_false(in_force(g)->allow & ALLOW_GUARD);
	leave(g);
}

/* Card 33 in an attack: two for the stack with foot of the Guard; not for one without. */
static void gamble_16_1_the_guard_attacks(void **unused)
{
	(void)unused;
	for (int guard = 0; guard < 2; guard++) {
		struct game *g = war("advanced=1", 12, guard ? "FR-IG-1 1109; FR-I-1 1109; FR-I-2 1208; RU-1V-1 1108; RU-1II-1 1108"
							     : "FR-II-1 1109; FR-I-1 1109; FR-I-2 1208; RU-1V-1 1108; RU-1II-1 1108");
		card(g, FRENCH, 33, "");
		frame_pop(now(g));
		combat_begins(g, FRENCH, 6, 1);
		play(g, "take FR-I-1; assault 1108; spend 6");
		dice(g, "6");
		play(g, "commit");
		row_is(g, ROW_SUPPORT, FRENCH);
		struct order o = order_make(VERB_CHOOSE, FRENCH, NONE, NONE, CHOICE_GUARD);
		assert_int_equal(rules_play(&g->s, now(g), &o, &g->ev, &g->e), guard);
		dice(g, "3 3 3");
		play(g, "done");
		assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_FINAL), 5 + 2 * guard);
		leave(g);
	}
}

/* [16.11] Card 25 till turn 11: one Prussian unit, and the other stays. */
static void gamble_16_11_one_prussian_till_turn_eleven(void **unused)
{
	(void)unused;
	struct game *g = at_turn(11, "FR-X-2 2307; FR-X-3 2307");
	card(g, RUSSIAN, 25, "");
	row_is(g, ROW_DESERT, RUSSIAN);
	play(g, "lose FR-X-3");
	stands(g, "FR-X-2", "2307");
	leave(g);
}

/* [16.1] Till turn 8 the Russian lays his card first, then the French. */
static void gamble_16_1_who_lays_first(void **unused)
{
	(void)unused;
	for (int turn = 3; turn <= 12; turn++) {
		struct game *g = war("advanced=1", turn, "FR-I-1 1808; RU-1V-1 1008");
		int first = turn <= 8 ? RUSSIAN : FRENCH;
		frame_push(now(g), ROW_EVENTS, SIDE_0);
		phases_run(&g->s, now(g), &g->ev);
		row_is(g, ROW_CARD, first);
		leave(g);
	}
}

/* In which box a unit is seen that is not on the map. */
static void in_box(struct game *g, const char *who, int box)
{
	struct view view;
	frame_push(now(g), ROW_MOVE, (enum side)RUSSIAN); /* no position is seen in which nobody is asked */
	g->s.rules->show(&g->s, now(g), (enum side)RUSSIAN, &view);
	frame_pop(now(g));
	const struct counter *k = view_find(&view, piece(g, who));
	assert_non_null(k);
	assert_int_equal(k->box, box);
}

/* [16.11] Cards 25 and 30: the Russian chooses the unit. Who has left is one of his army all the same, who never plays is none. */
static void gamble_16_1_allies_leave(void **unused)
{
	(void)unused;
	struct game *g = at_turn(10, "FR-X-2 2307; FR-X-3 2307; FR-Aus-1 2217; FR-Aus-2 2217; FR-VI-1 2307");
	card(g, RUSSIAN, 25, "");
	row_is(g, ROW_DESERT, RUSSIAN);
	refused(g, "lose FR-VI-1", "16.11");
	play(g, "lose FR-X-3");
	assert_int_equal(now(g)->piece[piece(g, "FR-X-3")].place, AT_GONE);
	in_box(g, "FR-X-3", BOX_EXITED);
	now(g)->header.turn = 12;
	card(g, RUSSIAN, 25, "");
	assert_int_equal(now(g)->piece[piece(g, "FR-X-2")].place, AT_GONE);
	card(g, RUSSIAN, 30, "");
	row_is(g, ROW_DESERT, RUSSIAN);
	refused(g, "lose FR-Aus-1", "16.11");
	play(g, "lose FR-VI-1");
	row_is(g, ROW_DESERT, RUSSIAN);
	play(g, "lose FR-Aus-2");
	assert_true(!lost(g, "FR-Aus-1") && lost(g, "FR-Aus-2") && lost(g, "FR-VI-1"));
	now(g)->header.turn = 13;
	card(g, RUSSIAN, 30, "");
	while (frame_now(now(g))->row == ROW_DESERT) {
		rules_orders(&g->s, now(g), &g->list);
		assert_true(rules_play(&g->s, now(g), &g->list.at[0], &g->ev, &g->e));
	}
	assert_int_equal(now(g)->piece[piece(g, "FR-Aus-1")].place, AT_GONE);
	leave(g);
	g = war("advanced=0", 4, "FR-I-1 0407");
	in_box(g, "FR-Res-1", BOX_UNUSED);
	leave(g);
}

/* [16.11] [15.1] Of closed stacks the Russian names nation and type, and the owner chooses the unit. */
static void gamble_16_1_allies_leave_closed_stacks(void **unused)
{
	(void)unused;
	struct game *g = at_turn(12, "FR-Aus-1 2217; FR-Aus-2 2217; FR-VI-1 2307");
	options_set(g, "advanced=1 fog=1");
	card(g, RUSSIAN, 30, "");
	row_is(g, ROW_DESERT, RUSSIAN);
	refused(g, "lose FR-VI-1", "16.11");
	struct order o = order_make(VERB_CHOOSE, RUSSIAN, NONE, NONE, CHOICE_KIND + NATION_BAVARIAN * 3 + KIND_INF);
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	o.number = CHOICE_KIND + NATION_AUSTRIAN * 3 + KIND_INF;
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	row_is(g, ROW_YIELD, FRENCH);
	play(g, "lose FR-Aus-2");
	assert_true(!lost(g, "FR-Aus-1") && lost(g, "FR-Aus-2") && lost(g, "FR-VI-1"));
	leave(g);
}

/* Card 26: from turn 11 on a 6, from turn 13 on a 5 too, and Napoleon goes to Paris when the turn ends; the war goes on. */
static void gamble_16_1_malet(void **unused)
{
	(void)unused;
	struct game *g = at_turn(10, "");
	card(g, RUSSIAN, 26, "6");
	assert_false(in_force(g)->allow & ALLOW_NAPOLEON_LEAVES);
	now(g)->header.turn = 11;
	card(g, RUSSIAN, 26, "5");
	assert_false(in_force(g)->allow & ALLOW_NAPOLEON_LEAVES);
	now(g)->header.turn = 13;
	card(g, RUSSIAN, 26, "5");
	assert_true(in_force(g)->allow & ALLOW_NAPOLEON_LEAVES);
	gb_effects_end(&g->s, state(g), NULL);
	assert_int_equal(now(g)->piece[piece(g, "FR-Napoleon")].place, AT_GONE);
	assert_false(now(g)->header.result.over);
	leave(g);
}

/* [16.1] The lists agree with what is printed on the cards. */
static void gamble_16_1_single_instructions(void **unused)
{
	(void)unused;
	struct game *g = at_turn(1, "");
	const cJSON *cards = cJSON_GetObjectItemCaseSensitive(g->s.cards_json, "cards"), *one;
	int n = 0;
	cJSON_ArrayForEach(one, cards) {
		assert_int_equal(cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(one, "single")), gb_single(n));
		assert_int_not_equal(gb_ops(n, FRENCH)->kind, OP_END);
		assert_int_not_equal(gb_ops(n, RUSSIAN)->kind, OP_END);
		n++;
	}
	assert_int_equal(n, 35);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_16_1_marches),
		cmocka_unit_test(gamble_16_1_jerome),
		cmocka_unit_test(gamble_16_1_trains_and_commands),
		cmocka_unit_test(gamble_16_1_single_instructions_override),
		cmocka_unit_test(gamble_16_1_card_20_the_french_roll),
		cmocka_unit_test(gamble_16_1_moscow_burns),
		cmocka_unit_test(gamble_16_1_units_return),
		cmocka_unit_test(gamble_16_1_units_return_around_a_city),
		cmocka_unit_test(gamble_16_1_depots_and_cossacks),
		cmocka_unit_test(gamble_16_1_sickness_and_frost),
		cmocka_unit_test(gamble_16_1_commanders_and_stacks),
		cmocka_unit_test(gamble_16_1_bridges),
		cmocka_unit_test(gamble_16_1_card_4_none_can_return),
		cmocka_unit_test(gamble_16_1_card_8_no_city),
		cmocka_unit_test(gamble_16_1_bridges_built_again),
		cmocka_unit_test(gamble_16_1_bridges_of_cards_are_broken),
		cmocka_unit_test(gamble_16_1_surprises),
		cmocka_unit_test(gamble_16_1_krasnyi),
		cmocka_unit_test(gamble_16_1_the_guard_attacks),
		cmocka_unit_test(gamble_16_1_who_lays_first),
		cmocka_unit_test(gamble_16_11_one_prussian_till_turn_eleven),
		cmocka_unit_test(gamble_16_1_allies_leave),
		cmocka_unit_test(gamble_16_1_allies_leave_closed_stacks),
		cmocka_unit_test(gamble_16_1_malet),
		cmocka_unit_test(gamble_16_1_single_instructions),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What now: whatever it names is legal at that moment, from what the side may know, all through random games of every
 * scenario; and what the notes of a scenario say, and when.
 */
#include "help.h"

#include "rules/area1812/area1812.h"
#include "words/now.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 700 };

struct play {
	struct scenario s;
	union any_position truth, known;
	struct events ev;
	struct orders list, seen, then;
	struct prompt prompt;
	struct now now;
};

/* "gamble/1812", or with an option "gamble/1812 fog=1". */
static struct play *begin(const char *name, uint64_t seed)
{
	struct play *g = calloc(1, sizeof *g);
	struct error e = {"", "", "", ""};
	const char *option = strchr(name, ' ');
	char scenario[64];
	snprintf(scenario, sizeof scenario, "%.*s", (int)strcspn(name, " "), name);
	if (!scenario_load(&g->s, help_data(), scenario, NULL, &e) || (option && !scenario_option(&g->s, option + 1, &e)) ||
	    !g->s.rules->setup(&g->s, seed, &g->truth.common, &g->ev, &e))
		fail_msg("%s: %s", name, e.reason);
	return g;
}

static void end(struct play *g)
{
	scenario_free(&g->s);
	free(g);
}

/* What the side that is asked would be shown. */
static void look(struct play *g, uint64_t seed)
{
	rules_ask(&g->s, &g->truth.common, &g->prompt);
	rules_orders(&g->s, &g->truth.common, &g->list);
	if (g->prompt.side == NOBODY)
		return;
	g->s.rules->imagine(&g->s, &g->truth.common, g->prompt.side, seed, &g->known.common);
	rules_orders(&g->s, &g->known.common, &g->seen);
	now_look(&g->s, &g->known.common, &g->prompt, &g->seen, NONE, &g->now);
}

/* Where several may be clicked with some use, or may go back, none of them is named: the first of a list may be the worst. */
static void names_none_of_several(struct play *g)
{
	const struct order *o = &g->seen.at[g->now.order];
	const struct verb *v = verb_at(&g->s, o->verb);
	bool click = o->verb != VERB_TAKE && o->verb != VERB_WITH && (v->gesture == GESTURE_PIECE || v->gesture == GESTURE_PLACE);
	bool back = o->verb == VERB_RETREAT && v->gesture == GESTURE_DROP;
	int others = 0, at = o->place >= 0 ? o->place : o->piece >= 0 ? g->known.common.piece[o->piece].place : NONE;
	for (int i = 0; i < g->seen.n; i++)
		others += g->seen.at[i].verb == o->verb && !prompt_in_vain(&g->prompt, &g->seen.at[i]) && (o->piece >= 0 && !back ? g->seen.at[i].piece != o->piece : g->seen.at[i].place != o->place);
	if ((click || back) && others && at >= 0)
		assert_null(strstr(g->now.words.at, board_called(&g->s.board, at).at));
}

/* The place of the aim that the words send somebody to, or NONE. */
static int named_aim(const struct play *g)
{
	const char *way = strstr(g->now.words.at, "on the way to ");
	for (int i = 0; i < g->s.aims && way; i++)
		if (strstr(way, board_called(&g->s.board, g->s.aim_place[i]).at))
			return g->s.aim_place[i];
	return NONE;
}

/* Who is told to march is told to come nearer, to what his side wants, and not from where he keeps what is to be kept. */
static void comes_nearer(const struct play *g)
{
	const struct order *o = g->now.leads ? &g->now.then : &g->seen.at[g->now.order];
	const struct words *w = words_of(&g->s);
	int aim = named_aim(g), from = o->piece >= 0 ? g->known.common.piece[o->piece].place : NONE;
	if (aim == NONE || g->s.board.kind != BOARD_HEX || w->far || o->verb != VERB_MARCH || from < 0)
		return;
	assert_true(board_distance(&g->s.board, o->place, aim) < board_distance(&g->s.board, from, aim));
	assert_true(!w->aims || w->aims(&g->s, &g->known.common, (int)g->prompt.side, aim));
	assert_false(now_would_empty(&g->s, &g->known.common, o->piece));
}

/* Does he lead troops where he stands? */
static bool leaves_his_men(const struct play *g, int piece)
{
	const struct position *p = &g->known.common;
	for (int i = 0; i < g->s.pieces && helper_of(&g->s, piece) && p->piece[piece].place >= 0; i++)
		if (p->piece[i].place == p->piece[piece].place && g->s.piece[i].side == g->s.piece[piece].side && !helper_of(&g->s, i))
			return true;
	return false;
}

/* Nobody is told to lose a unit of his own that he need not lose, to take off what he has laid, nor to ride away from his men. */
static void gives_nothing_up(const struct play *g, const struct order *o)
{
	bool loses = (o->verb == VERB_LOSE || o->verb == VERB_HIT) && g->s.piece[o->piece].side == o->side;
	assert_false(loses && orders_like(&g->seen, VERB_DONE, NONE, NONE, NONE) != NONE);
	assert_false(o->verb == VERB_RELEASE && g->prompt.verbs >> VERB_PUT & 1);
	assert_false(g->now.leads && g->now.then.verb == VERB_MARCH && leaves_his_men(g, g->now.then.piece));
}

static void holds(struct play *g, const char *name, int step)
{
	if (g->now.order < 0 || g->now.order >= g->seen.n || !g->now.words.at[0])
		fail_msg("%s, step %d: of %d orders it names %d: %s", name, step, g->seen.n, g->now.order, g->now.words.at);
	const struct order *o = &g->seen.at[g->now.order];
	assert_true(rules_allow(&g->s, &g->truth.common, o, NULL));
	assert_false(words_of(&g->s)->yields >> o->verb & 1); /* nobody is told to give up a depot */
	gives_nothing_up(g, o);
	names_none_of_several(g);
	comes_nearer(g);
	if (!g->now.leads)
		return;
	assert_int_not_equal(g->now.then.verb, VERB_RETREAT);
	assert_true(rules_play(&g->s, &g->known.common, o, NULL, NULL));
	assert_true(rules_allow(&g->s, &g->known.common, &g->now.then, NULL));
	const char *piece = g->s.piece[g->now.then.piece].name;
	assert_true(!piece[0] || strstr(g->now.words.at, piece));
	const struct place *to = &g->s.board.at[g->now.then.place]; /* on a board of points its name says all */
	assert_true(strstr(g->now.words.at, to->id) || (to->name[0] && strstr(g->now.words.at, to->name)));
}

static void names_only_what_is_legal(void **unused)
{
	(void)unused;
	static const char *const all[] = {"null/duel", "null/ford", "null/valley", "borodino/schevardino",
		"borodino/5-september", "borodino/7-september", "berezina/crossing", "berezina/two-player", "area1812/1-invasion",
		"area1812/3-retreat", "hex1812/1-invasion", "gamble/1812", "gamble/1812 fog=1", "napoleon1807/friedland"};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		struct play *g = begin(all[i], 11 + i);
		uint64_t state = 5 + i;
		for (int step = 0; step < STEPS; step++) {
			look(g, (uint64_t)step);
			if (!g->list.n)
				break;
			holds(g, all[i], step);
			struct order o = g->list.at[random_below(&state, g->list.n)];
			assert_true(rules_play(&g->s, &g->truth.common, &o, NULL, NULL));
		}
		end(g);
	}
}

/* Who does as he is told comes to the aim: the French take the redoubt's side of the field without another thought. */
static void who_follows_it_comes_to_the_aim(void **unused)
{
	(void)unused;
	struct play *g = begin("borodino/schevardino", 7);
	look(g, 1);
	assert_true(g->now.leads);
	assert_int_equal(board_distance(&g->s.board, g->now.then.place, g->s.aim_place[0]), 1);
	assert_non_null(strstr(g->now.words.at, "Schevardino"));
	assert_true(rules_play(&g->s, &g->truth.common, &g->list.at[g->now.order], NULL, NULL));
	look(g, 1);
	assert_false(g->now.leads);
	assert_int_equal(g->seen.at[g->now.order].verb, VERB_MARCH);
	end(g);
}

/* Of the redoubts of 7 September that of Schevardino is French from the start: nobody is sent there. */
static void what_is_held_is_no_goal(void **unused)
{
	(void)unused;
	static const struct {
		const char *name, *place;
		int side;
		bool held;
	} rows[] = {{"borodino/7-september", "3224", SIDE_0, true}, {"borodino/7-september", "3224", SIDE_1, false},
		    {"borodino/7-september", "2618", SIDE_1, true}, {"area1812/3-retreat", "R57", SIDE_0, true},
		    {"area1812/3-retreat", "R40c", SIDE_0, false}, {"hex1812/1-invasion", "5919", SIDE_1, true},
		    {"gamble/1812", "2412", SIDE_0, true}, {"gamble/1812", "0407", SIDE_0, false},
		    {"napoleon1807/friedland", "WAR", SIDE_0, true}, {"napoleon1807/friedland", "KON", SIDE_0, false}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct play *g = begin(rows[i].name, 7);
		look(g, 1);
		if (words_of(&g->s)->holds(&g->s, &g->known.common, rows[i].side, board_find(&g->s.board, rows[i].place)) != rows[i].held)
			fail_msg("%s: %s", rows[i].name, rows[i].place);
		assert_true(strcmp(rows[i].name, "borodino/7-september") || !strstr(g->now.words.at, "Schevardino"));
		end(g);
	}
}

/* Where the invasion is far from all that they must hold the Russians are sent nowhere: Kiev is in no danger. */
static void nobody_is_sent_to_what_is_safe(void **unused)
{
	(void)unused;
	struct play *g = begin("hex1812/1-invasion", 7);
	bool came = false;
	uint64_t state = 3;
	for (int step = 0; step < STEPS && !came; step++) {
		look(g, 1);
		came = g->prompt.side == (enum side)RUSSIAN && g->prompt.verbs & VERB(VERB_MARCH) && !g->prompt.depth && strstr(g->now.words.at, "Drag");
		struct order o = g->list.at[random_below(&state, g->list.n)];
		assert_true(came || rules_play(&g->s, &g->truth.common, &o, NULL, NULL));
	}
	assert_true(came);
	assert_null(strstr(g->now.words.at, "on the way to"));
	assert_non_null(strstr(g->now.words.at, "is safe now"));
	end(g);
}

/* Where reinforcements may be left to the program both name one place: whoever follows the one gets what the other would do. */
static void what_now_and_the_program_place_alike(void **unused)
{
	(void)unused;
	int told = 0;
	for (uint64_t seed = 1; seed < 12; seed++) {
		struct play *g = begin("area1812/2-road-to-moscow", seed);
		uint64_t state = seed;
		for (int step = 0; step < STEPS; step++) {
			look(g, 1);
			if (!g->list.n)
				break;
			bool asks = g->prompt.side != NOBODY && strstr(g->prompt.ask.at, "or leave the rest to the program: in ");
			if (asks && g->now.leads) {
				assert_non_null(strstr(g->prompt.ask.at, board_called(&g->s.board, g->now.then.place).at));
				told++;
			}
			struct order o = g->list.at[random_below(&state, g->list.n)];
			assert_true(rules_play(&g->s, &g->truth.common, &o, NULL, NULL));
		}
		end(g);
	}
	assert_true(told > 5);
}

/* What each side wants of the redoubts on 7 September: the Russians not Schevardino. */
static void aims_are_those_of_a_side(void **unused)
{
	(void)unused;
	struct play *g = begin("borodino/7-september", 7);
	int schevardino = board_find(&g->s.board, "3224"), great = board_find(&g->s.board, "2618");
	const struct words *w = words_of(&g->s);
	assert_false(w->aims(&g->s, &g->truth.common, RUSSIAN, schevardino));
	assert_true(w->aims(&g->s, &g->truth.common, FRENCH, schevardino));
	assert_true(w->aims(&g->s, &g->truth.common, NOBODY, schevardino));
	assert_true(w->aims(&g->s, &g->truth.common, RUSSIAN, great));
	end(g);
	g = begin("borodino/6-september", 7);
	assert_true(words_of(&g->s)->aims(&g->s, &g->truth.common, RUSSIAN, board_find(&g->s.board, "3224")));
	end(g);
}

/* The Russians hold four works of the three that win: they are sent to no other, and guns not beside the enemy. */
static void who_has_enough_keeps_it(void **unused)
{
	(void)unused;
	struct play *g = begin("borodino/6-september", 2);
	const struct words *w = words_of(&g->s);
	uint64_t state = 2;
	int seen = 0;
	assert_true(w->enough(&g->s, &g->truth.common, RUSSIAN));
	assert_false(w->enough(&g->s, &g->truth.common, FRENCH));
	for (int step = 0; step < STEPS; step++) {
		look(g, 1);
		if (!g->list.n)
			break;
		bool moves = g->now.leads && g->now.then.verb == VERB_MARCH && g->prompt.side != NOBODY;
		if (moves && w->enough(&g->s, &g->known.common, (int)g->prompt.side)) {
			int aim = named_aim(g);
			assert_true(aim == NONE || w->holds(&g->s, &g->known.common, (int)g->prompt.side, aim));
			seen += g->prompt.side == (enum side)RUSSIAN;
		}
		assert_false(moves && w->exposed(&g->s, &g->known.common, g->now.then.piece, g->now.then.place));
		struct order o = g->list.at[random_below(&state, g->list.n)];
		assert_true(rules_play(&g->s, &g->truth.common, &o, NULL, NULL));
	}
	assert_true(seen > 3);
	end(g);
}

static void notes_come_at_their_moment(void **unused)
{
	(void)unused;
	struct play *g = begin("borodino/schevardino", 7);
	look(g, 1);
	assert_memory_equal(now_note(&g->s, &g->known.common, &g->prompt), "Welcome.", 8);
	g->known.common.header.turn = 6;
	assert_memory_equal(now_note(&g->s, &g->known.common, &g->prompt), "Fresh cavalry", 13);
	g->prompt.side = SIDE_1;
	assert_string_equal(now_note(&g->s, &g->known.common, &g->prompt), "");
	g->prompt.side = NOBODY;
	assert_string_equal(now_note(&g->s, &g->known.common, &g->prompt), "");
	end(g);
}

/* [Victory B] Short of the index the French lose a corps as the turn ends: it is told before, and to them. */
static void a_penalty_is_told_before_it_falls(void **unused)
{
	(void)unused;
	struct play *g = begin("area1812/3-retreat", 7);
	struct text out;
	look(g, 1);
	g->prompt.side = (enum side)FRENCH;
	g->known.common.header.track[TRACK_POINTS] = 0;
	now_warn(&g->s, &g->known.common, &g->prompt, &g->seen, NONE, &out);
	assert_non_null(strstr(out.at, "0 of "));
	assert_non_null(strstr(out.at, "a corps is lost"));
	g->prompt.side = (enum side)RUSSIAN;
	now_warn(&g->s, &g->known.common, &g->prompt, &g->seen, NONE, &out);
	assert_null(strstr(out.at, "a corps is lost"));
	end(g);
	g = begin("borodino/schevardino", 7);
	look(g, 1);
	now_warn(&g->s, &g->known.common, &g->prompt, &g->seen, NONE, &out);
	assert_string_equal(out.at, "");
	g->known.common.header.turn = (int16_t)g->s.last_turn;
	now_warn(&g->s, &g->known.common, &g->prompt, &g->seen, NONE, &out);
	assert_string_equal(out.at, "The last turn");
	end(g);
}

/* Plays at random to where a row asks with nothing in hand, and an order of this verb can be given (NONE: any). */
static struct play *play_to(const char *name, const char *phase, int verb)
{
	for (uint64_t seed = 1; seed < 12; seed++) {
		struct play *g = begin(name, seed);
		uint64_t state = seed;
		for (int step = 0; step < STEPS; step++) {
			look(g, 1);
			if (!g->list.n)
				break;
			bool here = !strcmp(g->s.rules->phases[g->prompt.row].name, phase) && set_empty(&g->prompt.hand);
			if (here && (verb == NONE || orders_like(&g->seen, verb, NONE, NONE, NONE) != NONE))
				return g;
			struct order o = g->list.at[random_below(&state, g->list.n)];
			assert_true(rules_play(&g->s, &g->truth.common, &o, NULL, NULL));
		}
		end(g);
	}
	fail_msg("%s: %s never came", name, phase);
	return NULL;
}

static void expect_words(const struct play *g, const char *words, bool there)
{
	if (!strstr(g->now.words.at, words) == there)
		fail_msg("\"%s\" %s \"%s\"", g->now.words.at, there ? "lacks" : "has", words);
}

/* All the buttons that are left are named, or none. */
static void buttons_are_named_all_or_none(void **unused)
{
	(void)unused;
	struct play *g = play_to("area1812/1-invasion", "Battle Plans", VERB_PLAN);
	for (int i = 0; i < g->seen.n; i++)
		expect_words(g, g->s.rules->choices[g->seen.at[i].number], true);
	expect_words(g, "above", false);
	end(g);
}

/* Of many corps of one name it is told where the one stands. */
static void a_namesake_is_told_by_its_place(void **unused)
{
	(void)unused;
	struct play *g = play_to("area1812/3-retreat", "Basic Movement", VERB_TAKE);
	assert_true(g->now.leads);
	expect_words(g, "Corps in ", true);
	expect_words(g, board_called(&g->s.board, g->known.common.piece[g->now.then.piece].place).at, true);
	end(g);
}

/* [8.1] Who is put to something where he stands is taken up to begin it, though the phase may as well end. */
static void disrupted_units_are_rallied(void **unused)
{
	(void)unused;
	struct play *g = play_to("gamble/1812", "Rally", VERB_TAKE);
	expect_words(g, "to begin", true);
	expect_words(g, "\u201cEnd phase\u201d", true);
	end(g);
}

/* Nobody is urged to a march that may cost a corps. */
static void nobody_is_urged_to_a_forced_march(void **unused)
{
	(void)unused;
	struct play *g = play_to("area1812/1-invasion", "Forced March Movement", VERB_TAKE);
	assert_false(g->now.leads);
	expect_words(g, "can reach", false);
	end(g);
}

static void an_attack_is_called_so(void **unused)
{
	(void)unused;
	struct play *g = play_to("hex1812/2-road-to-moscow", "Attacks", VERB_COMMON); /* declare */
	expect_words(g, "can attack", true);
	end(g);
}

/* [Reinforcements] The phase cannot end while somebody waits who must come on: he comes first. */
static void what_is_owed_comes_first(void **unused)
{
	(void)unused;
	struct play *g = begin("borodino/schevardino", 7);
	uint64_t state = 3;
	for (int step = 0; step < STEPS; step++) {
		look(g, 1);
		if (!g->list.n || (g->prompt.why_not.at[0] && set_empty(&g->prompt.hand) && g->prompt.verbs >> VERB_DONE & 1))
			break;
		int done = orders_like(&g->list, VERB_DONE, NONE, NONE, NONE);
		struct order o = g->list.at[done != NONE ? done : (int)random_below(&state, g->list.n)];
		assert_true(rules_play(&g->s, &g->truth.common, &o, NULL, NULL));
	}
	assert_int_equal(g->known.common.header.turn, 6);
	expect_words(g, "Drag from the tray: ", true);
	expect_words(g, "the phase cannot end before", true);
	assert_true(g->known.common.piece[g->seen.at[g->now.order].piece].place < 0);
	end(g);
}

/* [8.1] Bridges are built in ford hexes, and hardly beside the enemy: the engineers are sent to Studianka, not under the works of Borissow;
 * the others to the crossing. */
static void engineers_go_where_they_can_work(void **unused)
{
	(void)unused;
	struct play *g = begin("berezina/crossing", 7);
	look(g, 1);
	while (orders_like(&g->list, VERB_REST, NONE, NONE, NONE) != NONE) {
		assert_true(rules_play(&g->s, &g->truth.common, &g->list.at[orders_like(&g->list, VERB_REST, NONE, NONE, NONE)], NULL, NULL));
		look(g, 1);
	}
	int sappers = scenario_piece(&g->s, "ENG-chas"), brigade = scenario_piece(&g->s, "II-6a"), aim, from;
	from = g->known.common.piece[sappers].place;
	int far = words_of(&g->s)->far(&g->s, &g->known.common, sappers, from, &aim);
	assert_int_equal(aim, board_find(&g->s.board, "2012"));
	assert_true(far > words_of(&g->s)->far(&g->s, &g->known.common, sappers, board_find(&g->s.board, "2211"), &aim));
	g->known.common.piece[sappers].place = (int16_t)board_find(&g->s.board, "5612"); /* nor if they stand there */
	words_of(&g->s)->far(&g->s, &g->known.common, sappers, board_find(&g->s.board, "5612"), &aim);
	assert_int_equal(aim, board_find(&g->s.board, "2012"));
	assert_true(words_of(&g->s)->far(&g->s, &g->known.common, brigade, g->known.common.piece[brigade].place, &aim) > 0);
	assert_int_equal(aim, board_find(&g->s.board, "2012"));
	assert_int_equal(words_of(&g->s)->far(&g->s, &g->known.common, scenario_piece(&g->s, "LAN-jg1"), from, &aim), NONE);
	expect_words(g, "6019", false);
	end(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(names_only_what_is_legal),
		cmocka_unit_test(who_follows_it_comes_to_the_aim),
		cmocka_unit_test(a_penalty_is_told_before_it_falls),
		cmocka_unit_test(what_is_held_is_no_goal),
		cmocka_unit_test(nobody_is_sent_to_what_is_safe),
		cmocka_unit_test(aims_are_those_of_a_side),
		cmocka_unit_test(who_has_enough_keeps_it),
		cmocka_unit_test(what_now_and_the_program_place_alike),
		cmocka_unit_test(notes_come_at_their_moment),
		cmocka_unit_test(buttons_are_named_all_or_none),
		cmocka_unit_test(a_namesake_is_told_by_its_place),
		cmocka_unit_test(disrupted_units_are_rallied),
		cmocka_unit_test(nobody_is_urged_to_a_forced_march),
		cmocka_unit_test(an_attack_is_called_so),
		cmocka_unit_test(what_is_owed_comes_first),
		cmocka_unit_test(engineers_go_where_they_can_work),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

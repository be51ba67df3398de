/* The Rules of the Grognard: fog of war, hidden fatigue, vedettes. */
#include "theatre.h"

#include "words/secrets.h"

#include <string.h>

static bool known(struct game *g, const char *block)
{
	return now(g)->piece[piece(g, block)].known;
}

static bool lost(struct game *g, const char *block)
{
	return now(g)->piece[piece(g, block)].place == AT_LOST;
}

/* A group marches over one link: fails unless it can. */
static struct game *ride(const char *blocks, const char *who, const char *to)
{
	struct game *g = theatre("eylau", "grognard=1", blocks);
	operations(g, g->s.piece[n7_mask_next(blocks_of(g, who), 0)].side);
	next_cards(g, g->s.piece[n7_mask_next(blocks_of(g, who), 0)].side ? "RU01" : "FR01");
	operate(g, who);
	events_clear(&g->ev);
	march(g, to);
	return g;
}

/* [Vedettes] The French place theirs first, beside corps; [Vedettes special cases] never in a citadel of the enemy. */
static void n7_vedettes_are_placed(void **unused)
{
	(void)unused;
	struct game *g = scenario("napoleon1807/friedland-battle", "grognard=1");
	assert_true(g->s.rules->setup(&g->s, 1, now(g), NULL, &g->e));
	row_is(g, ROW_VEDETTES, FRENCH);
	refused(g, "put V1FR BRD", "Vedettes");
	play(g, "put V1FR PEY;rest");
	row_is(g, ROW_VEDETTES, RUSSIAN);
	for (int i = 1; i <= 4; i++) {
		char id[8] = {'V', (char)('0' + i), 'F', 'R', 0};
		assert_int_equal(now(g)->piece[piece(g, id)].place >= 0, i <= n7_own(&g->s)->vedettes_of[FRENCH]);
	}
	play(g, "rest");
	assert_int_not_equal(frame_now(now(g))->row, ROW_VEDETTES);
	leave(g);
	g = theatre("eylau", "grognard=1", "F-LAN KON 3/2; F-SOU PEY 6/1; R-OLS WAR 2/1");
	now(g)->piece[piece(g, "V1FR")].place = AT_WAITING;
	frame_push(now(g), ROW_VEDETTES, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	refused(g, "put V1FR KON", "Vedettes special cases");
	assert_true(offered(g, "put V1FR PEY"));
	leave(g);
	/* the basic game has none */
	g = scenario("napoleon1807/friedland-battle", NULL);
	assert_true(g->s.rules->setup(&g->s, 1, now(g), NULL, &g->e));
	assert_int_not_equal(frame_now(now(g))->row, ROW_VEDETTES);
	assert_int_equal(now(g)->piece[piece(g, "V1FR")].place, AT_UNUSED);
	leave(g);
}

/* [Vedettes] They never go with corps; a group pays for more than one like corps do; they take no fatigue. */
static void n7_vedettes_alone(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "V1FR PEY; V2FR PEY; F-LAN PEY 3/2; R-OLS WAR 2/1");
	operations(g, FRENCH);
	play(g, "take V1FR");
	refused(g, "with F-LAN", "Vedettes");
	next_cards(g, "FR02");
	play(g, "with V2FR;commit");
	assert_int_equal(points(g), 4);
	march(g, "KRE UDE FRI BAR");
	assert_int_equal(now(g)->piece[piece(g, "V1FR")].fatigue, 0);
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);
}

/* [Vedettes] A vedette that enters an area with an enemy stack dies, so does one that a stack comes upon; where vedettes meet all die. */
static void n7_vedettes_die(void **unused)
{
	(void)unused;
	struct game *g = ride("V1FR KRE; F-SOU WAR 6/1; R-OLS PEY 2/1; V1RU PEY; R-SAC BIS 3/1", "V1FR", "PEY");
	/* the reconnaissance takes the Russian vedettes there with it */
	assert_true(lost(g, "V1FR"));
	assert_true(lost(g, "V1RU"));
	assert_false(lost(g, "R-OLS"));
	assert_int_equal(marker_at(g), 10);
	leave(g);
	g = ride("F-LAN KRE 3/2; F-SOU WAR 6/1; V1RU PEY; V2RU PEY; R-SAC BIS 3/1", "F-LAN", "PEY");
	/* a lone vedette neither stops nor tires the stack */
	assert_true(lost(g, "V1RU") && lost(g, "V2RU"));
	row_is(g, ROW_MARCH, FRENCH);
	play(g, "halt");
	is(g, "F-LAN", "3/2 +0");
	leave(g);
	g = ride("V1FR KRE; V2FR KRE; F-SOU WAR 6/1; V1RU PEY; R-SAC BIS 3/1", "V1FR V2FR", "PEY");
	assert_true(lost(g, "V1FR") && lost(g, "V2FR") && lost(g, "V1RU"));
	leave(g);
}

/* [Vedettes special cases] They take control, stop no friend and are stopped by none, stay out of enemy citadels, cut no axis. */
static void n7_vedettes_special_cases(void **unused)
{
	(void)unused;
	struct game *g = ride("V1FR LAN; F-SOU BAR 6/1; R-SAC WAR 3/1", "V1FR", "HLS");
	assert_int_equal(pos(g)->control[n7_own(&g->s)->town[area(g, "HLS")]], FRENCH);
	assert_int_equal(marker_at(g), 9);
	march(g, "BAR");
	row_is(g, ROW_MARCH, FRENCH);
	leave(g);
	g = ride("F-LAN KRE 3/2; V1FR PEY; R-SAC WAR 3/1", "F-LAN", "PEY");
	row_is(g, ROW_MARCH, FRENCH);
	leave(g);
	g = theatre("eylau", "grognard=1", "V1FR KRE; F-SOU WAR 6/1; R-SAC BIS 3/1");
	operations(g, FRENCH);
	next_cards(g, "FR01");
	operate(g, "V1FR");
	barred(g, "KON", "Vedettes special cases");
	leave(g);
	g = theatre("eylau", "grognard=1", "V1RU LAN; F-LAN PEY 3/2; R-OLS PEY 2/1; R-SAC BIS 3/1");
	axis(g, FRENCH, "PEY", "LAN");
	operations(g, RUSSIAN);
	next_cards(g, "RU01");
	operate(g, "V1RU");
	march(g, "PEY");
	assert_true(lost(g, "V1RU"));
	assert_int_equal(n7_axis_side(pos(g), area(g, "PEY")), FRENCH);
	is(g, "F-LAN", "3/2 +0");
	leave(g);
}

/* [Vedettes, reading 31] They make no area contested and lift no siege; while one is ready its side need not pass. */
static void n7_vedettes_are_no_stack(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "V1FR PEY; F-LAN WAR 3/2 *; R-OLS ALB 2/1; V1RU KON");
	assert_true(n7_free(&g->s, pos(g), area(g, "PEY"), RUSSIAN));
	operations(g, FRENCH);
	row_is(g, ROW_OPERATIONS, FRENCH);
	assert_true(offered(g, "take V1FR"));
	int danzig = n7_own(&g->s)->fortress[area(g, "DAN")];
	now(g)->piece[piece(g, "V1RU")].place = (int16_t)area(g, "DAN");
	n7_settle(&g->s, pos(g), area(g, "DAN"), &g->ev);
	assert_int_equal(pos(g)->siege[danzig], FRENCH);
	leave(g);
}

/* [Fog of War] Blocks are shown when a combat begins, before any card, and concealed when it is over. */
static void n7_fog_of_war(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-LAN PEY 3/2; F-SOU WAR 6/1; R-OLS PEY 2/1; R-BEN PEY; R-SAC BIS 3/1");
	for (int i = 0; i < g->s.pieces; i++)
		now(g)->piece[i].known = 0;
	hold(g, "FR43");
	assert_false(known(g, "R-OLS"));
	operations(g, FRENCH);
	operate(g, "F-LAN");
	play(g, "choose 1");
	assert_true(known(g, "R-OLS") && known(g, "R-BEN") && known(g, "F-LAN"));
	assert_false(known(g, "R-SAC"));
	row_is(g, ROW_WINDOW, FRENCH);
	while (pos(g)->fight.stage) {
		rules_orders(&g->s, now(g), &g->list);
		assert_true(rules_play(&g->s, now(g), &g->list.at[g->list.n - 1], &g->ev, &g->e));
	}
	assert_false(known(g, "F-LAN"));
	assert_true(lost(g, "R-OLS") || !known(g, "R-OLS"));
	leave(g);
}

/* [Fog of War] A march is told to the enemy without names, points or fatigue. */
static void n7_what_the_enemy_hears(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-LAN PEY 3/2; F-SOU WAR 6/1; R-OLS WAR 2/1");
	for (int i = 0; i < g->s.pieces; i++)
		now(g)->piece[i].known = 0;
	next_cards(g, "FR02");
	operate(g, "F-LAN");
	int lannes = piece(g, "F-LAN"), unnamed = 0;
	for (int links = 0; links < 5; links++) {
		static const char *const way[] = {"KRE", "UDE", "FRI", "BAR", "LAN"};
		march(g, way[links]);
		for (int i = 0; i < g->ev.n; i++) {
			const struct event *ev = &g->ev.at[i];
			assert_true(ev->piece != lannes || ev->seen == SEEN_0);
			assert_true(ev->kind != EVENT_CHECK || ev->seen == SEEN_0);
			unnamed += ev->kind == EVENT_MOVE && ev->piece == NONE && ev->seen == SEEN_1;
		}
	}
	assert_int_equal(unnamed, 5);
	is(g, "F-LAN", "3/2 +2");
	leave(g);
}

/* What one side imagines keeps what is open: how many stand where, who is activated, how many points there are in all. */
static void n7_imagined(void **unused)
{
	(void)unused;
	struct game *g = scenario("napoleon1807/eylau", "grognard=1");
	union any_position other;
	int elsewhere = 0;
	assert_true(g->s.rules->setup(&g->s, 5, now(g), NULL, &g->e));
	play(g, "rest;rest");
	for (uint64_t seed = 1; seed <= 40; seed++) {
		int sum[2] = {0, 0};
		memset(&other, 0, sizeof other);
		g->s.rules->imagine(&g->s, now(g), SIDE_0, seed, &other.common);
		assert_true(g->s.rules->sound(&g->s, &other.common, &g->e));
		for (int at = 0; at < N7_PLACES; at++)
			assert_int_equal(n7_mask_count(n7_blocks(&g->s, n7_of(&other.common), at, RUSSIAN)), n7_mask_count(n7_blocks(&g->s, pos(g), at, RUSSIAN)));
		for (int i = 0; i < g->s.pieces; i++) {
			if (g->s.piece[i].side == FRENCH)
				assert_memory_equal(&other.common.piece[i], &now(g)->piece[i], sizeof(struct piece));
			else
				elsewhere += other.common.piece[i].place != now(g)->piece[i].place;
			sum[0] += other.common.piece[i].foot + other.common.piece[i].horse;
			sum[1] += n7_strength(pos(g), i);
		}
		assert_int_equal(sum[0], sum[1]);
		assert_int_equal(n7_hand(n7_of(&other.common), RUSSIAN), n7_hand(pos(g), RUSSIAN));
	}
	assert_true(elsewhere > 100);
	leave(g);
}

static void imagines_soundly(struct game *g, enum side viewer)
{
	union any_position other;
	for (uint64_t seed = 1; seed <= 200; seed++) {
		memset(&other, 0, sizeof other);
		g->s.rules->imagine(&g->s, now(g), viewer, seed, &other.common);
		if (!g->s.rules->sound(&g->s, &other.common, &g->e))
			fail_msg("seed %d: %s %s", (int)seed, g->e.place, g->e.reason);
	}
}

/* [Commanders and Corps] A commander whom all know is imagined with a corps beside him, never with vedettes alone. */
static void n7_imagined_beside_a_known_commander(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-SOU WAR 6/1; R-BEN PEY; R-OLS PEY 2/1; R-OST BIS 2/1; V1RU KON; V2RU BAR");
	for (int i = 0; i < g->s.pieces; i++)
		now(g)->piece[i].known = 0;
	now(g)->piece[piece(g, "R-BEN")].known = SEEN_ALL;
	operations(g, FRENCH);
	imagines_soundly(g, SIDE_0);
	leave(g);
}

/* [Cannon Sounds] While its owner chooses who comes, a corps stands one link away in whatever is imagined. */
static void n7_imagined_while_a_corps_is_called(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-LAN PEY 3/2; R-OLS PEY 2/1; F-AUG LAN 3/1; F-SOU WAR 6/1; V1FR THO; V2FR MOH; V3FR ALL");
	for (int i = 0; i < g->s.pieces; i++)
		now(g)->piece[i].known = 0;
	hold(g, "FR04");
	attack(g, "F-LAN");
	play(g, "card FR04");
	row_is(g, ROW_JOIN, FRENCH);
	imagines_soundly(g, SIDE_1);
	leave(g);
}

/* Ney beats Ostermann in Preussisch Eylau by two: a retreat of two links. */
static void beaten_by_two(struct game *g)
{
	for (int i = 0; i < g->s.pieces; i++)
		now(g)->piece[i].known = 0;
	next_cards(g, "FR04 FR07 RU01");
	attack(g, "F-NEY");
	while (frame_now(now(g))->row == ROW_WINDOW) {
		next_cards(g, "FR04 FR07 RU01");
		play(g, "pass");
	}
	if (frame_now(now(g))->row == ROW_LOSE)
		play(g, "hit R-OST 0");
	row_is(g, ROW_RETREAT, RUSSIAN);
}

/* [Combat 6] Where a stack that goes back has not stopped, everybody is told so, and the enemy imagines vedettes and no corps. */
static void n7_imagined_while_a_stack_goes_back(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-NEY PEY 5/0; R-OST PEY 4/0; V1RU FRI; R-SAC BAR 3/1; R-PLA BIB 0/2");
	beaten_by_two(g);
	play(g, "retreat R-OST FRI");
	assert_true(logged(g, "No Russian corps stands in Friedland"));
	row_is(g, ROW_RETREAT, RUSSIAN);
	imagines_soundly(g, SIDE_0);
	leave(g);
}

/* [Panic, reading 28] Nor, where a panic drives on those who had stopped among friends, a commander who would be left alone. */
static void n7_imagined_in_a_panic(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-NEY PEY 5/0; R-OST PEY 4/0; R-SAC FRI 3/1; R-BEN SCH; R-PLA SCH 0/2; V1RU BAR");
	hold(g, "FR38");
	beaten_by_two(g);
	play(g, "retreat R-OST FRI");
	assert_true(logged(g, "A Russian corps stands in Friedland"));
	play(g, "card FR38");
	row_is(g, ROW_RETREAT, RUSSIAN);
	imagines_soundly(g, SIDE_0);
	leave(g);
}

static const char *victory_line(struct game *g, enum side viewer)
{
	static struct view seen;
	g->s.rules->show(&g->s, now(g), viewer, &seen);
	return seen.line[1];
}

/* [Victory at the end] A block that stands upright in an area that counts may be a corps; only its owner knows that it is a vedette. */
static void n7_an_objective_behind_the_screen(void **unused)
{
	(void)unused;
	uint64_t state = 1;
	struct game *g = theatre("pultusk", "grognard=1", "V1FR ROZ; F-LAN WAR 3/2; R-OST BIS 2/1");
	for (int i = 0; i < g->s.pieces; i++)
		now(g)->piece[i].known = 0;
	operations(g, FRENCH);
	assert_string_equal(victory_line(g, SIDE_0), "With the citadels and objectives as they look now: 10");
	assert_string_equal(victory_line(g, SIDE_1), "With the citadels and objectives as they look now: 8");
	assert_string_equal(victory_line(g, NOBODY), "With the citadels and objectives as they look now: 8");
	for (int i = 0; i < 20; i++)
		if (!rules_secrets(&g->s, now(g), 6, &state, NULL, &g->e))
			fail_msg("%s", g->e.reason);
	/* known to all it counts for nobody */
	now(g)->piece[piece(g, "V1FR")].known = SEEN_ALL;
	assert_string_equal(victory_line(g, SIDE_1), "With the citadels and objectives as they look now: 10");
	/* before it is counted it shows what it is */
	now(g)->piece[piece(g, "V1FR")].known = 0;
	events_clear(&g->ev);
	n7_end_score(&g->s, pos(g), &g->ev);
	assert_true(happened(g, EVENT_REVEAL, "V1FR"));
	assert_int_equal(marker_at(g), 10);
	leave(g);
}

/* [Fog of War] [Playing cards] A question about a stack of the enemy says how many blocks it has, and without fog who they are. */
static void n7_a_window_names_what_is_known(void **unused)
{
	(void)unused;
	struct prompt ask;
	for (int fog = 0; fog < 2; fog++) {
		struct game *g = theatre("eylau", fog ? "grognard=1" : NULL, "F-LAN GUT 3/2; F-NAP GUT; R-OST LIE 2/1");
		operations(g, FRENCH);
		hold(g, "RU01");
		operate(g, "F-LAN F-NAP");
		row_is(g, ROW_WINDOW, RUSSIAN);
		rules_ask(&g->s, now(g), &ask);
		assert_string_equal(ask.ask.at, fog ? "The enemy names 2 blocks in Guttstadt: will you react?"
						    : "The enemy names Napoléon and Lannes in Guttstadt: will you react?");
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_a_window_names_what_is_known),
		cmocka_unit_test(n7_vedettes_are_placed), cmocka_unit_test(n7_vedettes_alone), cmocka_unit_test(n7_vedettes_die),
		cmocka_unit_test(n7_vedettes_special_cases), cmocka_unit_test(n7_vedettes_are_no_stack), cmocka_unit_test(n7_fog_of_war),
		cmocka_unit_test(n7_what_the_enemy_hears), cmocka_unit_test(n7_imagined),
		cmocka_unit_test(n7_imagined_beside_a_known_commander), cmocka_unit_test(n7_imagined_while_a_corps_is_called),
		cmocka_unit_test(n7_imagined_while_a_stack_goes_back), cmocka_unit_test(n7_imagined_in_a_panic),
		cmocka_unit_test(n7_an_objective_behind_the_screen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* What a side sees of Napoleon 1807: blocks, markers, boxes of the sheet, cards; and games under way as a file describes them. */
#include "theatre.h"

#include "rules/napoleon1807/show.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

static struct view seen;

static void look(struct game *g, enum side viewer)
{
	g->s.rules->show(&g->s, now(g), viewer, &seen);
}

/* How many boxes of this name hold this sprite, or, with NULL, this card or number. */
static int in_box(const char *box, const char *sprite, int card, int number)
{
	int n = 0;
	for (int i = 0; i < seen.boxes; i++) {
		const struct view_box *b = &seen.box[i];
		n += !strcmp(b->box, box) && (sprite ? !strcmp(b->sprite, sprite) : b->card == card && b->number == number);
	}
	return n;
}

static int marked(struct game *g, const char *place, const char *sprite)
{
	int n = 0;
	for (int i = 0; i < seen.markers; i++)
		n += seen.marker[i].place == area(g, place) && !strcmp(seen.marker[i].sprite, sprite);
	return n;
}

static int piled(int pile, bool open)
{
	int n = 0;
	for (int i = 0; i < seen.cards; i++)
		n += seen.card[i].pile == pile && (seen.card[i].card != NONE) == open;
	return n;
}

static const struct counter *block(struct game *g, const char *id)
{
	for (int i = 0; i < seen.counters; i++)
		if (seen.counter[i].piece == piece(g, id))
			return &seen.counter[i];
	return NULL;
}

/* [Operations Pass] [Commanders and Corps] Those that could be activated are counted without commanders; where some show their backs all are counted as blocks. */
static void n7_ready_counted(void **unused)
{
	(void)unused;
	for (int fog = 0; fog < 2; fog++) {
		struct game *g = theatre("friedland", fog ? "grognard=1" : NULL, "F-SOU MOH 6/1; F-NEY GUT 4/1 *; F-DAV OST 6/1; F-NAP OST; R-OST HLS 3/1; R-BEN HLS");
		operations(g, FRENCH);
		look(g, SIDE_0);
		assert_string_equal(seen.left[0], "2 ready");
		assert_string_equal(seen.left[1], fog ? "2 blocks ready" : "1 ready");
		leave(g);
	}
}

/* [Victory] What moved the marker, line by line: by how much, for whom, and what for. */
static void n7_marker_summed(void **unused)
{
	(void)unused;
	struct game *g = theatre("friedland", NULL, "F-SOU MOH 6/1; R-OST HLS 3/1");
	int town = area(g, "HLS"), points = 0, moves = 0;
	struct event last;
	struct text why;
	now(g)->header.track[TRACK_VP] = (int16_t)n7_own(&g->s)->vp_start;
	n7_score(&g->s, pos(g), FRENCH, 1, town, CITE_COMBAT_4, &g->ev);
	n7_score(&g->s, pos(g), RUSSIAN, 2, town, CITE_VICTORY_CONTROL, &g->ev);
	for (int i = 0; i < g->ev.n; i++) {
		int by = words_of(&g->s)->scores(&g->s, &g->ev.at[i], moves ? &last : NULL, &why);
		if (!by)
			continue;
		last = g->ev.at[i];
		points += last.side == FRENCH ? -by : by;
		assert_string_equal(why.at, moves++ ? "Fortified town: Heilsberg" : "Strength points destroyed");
	}
	assert_int_equal(moves, 2);
	assert_int_equal(points, marker_at(g) - n7_own(&g->s)->vp_start);
	n7_score(&g->s, pos(g), FRENCH, 3, NONE, CITE_VICTORY_END, &g->ev); /* no page has a table that it could send to but Victory */
	assert_int_equal(words_of(&g->s)->scores(&g->s, &g->ev.at[g->ev.n - 1], &last, &why), 3);
	assert_string_equal(why.at, "Citadels and objectives at the end: the tab Victory names them");
	leave(g);
}

/* [Game Setup] The scenario's season, dates, flags, citadels, sieges, bridges, marker and draw boxes lie as its file says. */
static void n7_game_setup(void **unused)
{
	(void)unused;
	struct game *g = scenario("napoleon1807/pultusk", NULL);
	assert_true(g->s.rules->setup(&g->s, 1, now(g), NULL, &g->e));
	assert_string_equal(g->s.board.sheet, "napoleon1807-mud");
	assert_string_equal(g->s.turn_name[3], "26 December 1806");
	look(g, SIDE_0);
	assert_int_equal(seen.lie, LIE_BLOCK);
	const struct n7_own *own = n7_own(&g->s);
	char box[24];
	snprintf(box, sizeof box, "victory-%d", own->vp_start);
	assert_int_equal(in_box(box, "victory-pawn", NONE, NONE), 1);
	for (int i = own->french_at_most; i <= own->russian_at_least; i++) {
		snprintf(box, sizeof box, "victory-%d", i);
		assert_int_equal(in_box(box, "draw-disc", NONE, NONE), i > own->french_at_most && i < own->russian_at_least);
	}
	assert_int_equal(marked(g, "ROZ", "flag-ru"), 1);
	assert_int_equal(marked(g, "WAR", "citadel-fr"), 1);
	int broken = 0;
	for (int i = 0; i < seen.markers; i++)
		broken += seen.marker[i].bridge == BRIDGE_BROKEN && seen.marker[i].other >= 0;
	assert_int_equal(broken, 4);
	/* [Winter Quarters] Each on its space, without a cube. */
	assert_int_equal(in_box("winter-french", NULL, card_of(g, "WQFR"), 0), 1);
	assert_int_equal(in_box("winter-russian", NULL, card_of(g, "WQRU"), 0), 1);
	leave(g);
}

/* [Stack] [Order of Battle] Blocks of an area in one stack, the strongest in front, with their points and fatigue; who has acted lies. */
static void n7_stack_shown(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2 +2 *; F-NAP PEY; F-SOU PEY 6/1; R-OST ALB 2/1");
	operations(g, FRENCH);
	look(g, SIDE_1);
	assert_int_equal(block(g, "F-NAP")->height, 0);
	assert_int_equal(block(g, "F-LAN")->height, 1);
	assert_int_equal(block(g, "F-SOU")->height, 2);
	assert_int_equal(block(g, "F-LAN")->face, COUNTER_REVERSE);
	assert_int_equal(block(g, "F-SOU")->face, COUNTER_FRONT);
	assert_int_equal(block(g, "F-LAN")->figure[FIGURE_FOOT], 3);
	assert_int_equal(block(g, "F-LAN")->figure[FIGURE_HORSE], 2);
	assert_int_equal(block(g, "F-LAN")->figure[FIGURE_FATIGUE], 2);
	assert_int_equal(block(g, "F-NAP")->figure[FIGURE_FOOT], NONE);
	leave(g);
}

/* [Fog of War] The enemy sees backs, and whether they have acted; name, points and fatigue he does not. */
static void n7_fog(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-LAN PEY 3/2 +2 *; F-NAP PEY; R-OST ALB 2/1 +6");
	operations(g, FRENCH);
	int backs = 0, lying = 0;
	for (int i = 0; i < g->s.pieces; i++)
		now(g)->piece[i].known = 0;
	look(g, SIDE_1);
	assert_null(block(g, "F-LAN"));
	assert_null(block(g, "F-NAP"));
	assert_int_equal(block(g, "R-OST")->figure[FIGURE_FATIGUE], 6);
	for (int i = 0; i < seen.counters; i++) {
		const struct counter *c = &seen.counter[i];
		if (c->place != area(g, "PEY"))
			continue;
		backs += c->face == COUNTER_BACK;
		lying += c->face == COUNTER_ACTED;
		for (int k = 0; k < VIEW_FIGURES; k++)
			assert_int_equal(c->figure[k], NONE);
	}
	assert_int_equal(backs, 1);
	assert_int_equal(lying, 1);
	leave(g);
}

/* [Playing cards] A hand is its owner's; of the other, of decks and of discards the backs are seen, and how many there are. */
static void n7_hands(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OST ALB 2/1");
	operations(g, FRENCH);
	hold(g, "FR43 FR11 RU18");
	now(g)->card[card_of(g, "FR30")] = CARD_DISCARD;
	look(g, SIDE_0);
	assert_int_equal(piled(SHOWN_HAND, true), 2);
	assert_int_equal(piled(SHOWN_HAND_RUSSIAN, true), 0);
	assert_int_equal(piled(SHOWN_HAND_RUSSIAN, false), 1);
	assert_int_equal(piled(SHOWN_DECK, true) + piled(SHOWN_DISCARD, true), 0);
	assert_int_equal(piled(SHOWN_DECK, false), 39);
	assert_int_equal(in_box("draw-french", NULL, NONE, 39), 1);
	look(g, NOBODY);
	assert_int_equal(piled(SHOWN_HAND, true), 0);
	leave(g);
}

/* [Connections and areas] The reach of a stack: points by link, three over a bridge that is down, no farther than where it must stop. */
static void n7_reach(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = theatre("eylau", NULL, "F-SOU GIL 6/1; R-ESS ALL 3/1");
	operations(g, FRENCH);
	int soult = piece(g, "F-SOU");
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, soult, NONE, &o);
	assert_int_equal(o.value[area(g, "HOH")], 1);
	assert_int_equal(o.value[area(g, "ALL")], 2);
	assert_int_equal(o.from[area(g, "ALL")], area(g, "HOH"));
	assert_true(o.value[area(g, "GUT")] != 3); /* not through the enemy */
	assert_int_equal(o.band[0], 1);
	assert_int_equal(o.band[1], 3);
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_THREAT, piece(g, "R-ESS"), NONE, &o);
	assert_int_equal(o.value[area(g, "GIL")], 1);
	assert_int_equal(o.verdict[soult], 1);
	leave(g);
}

/* --- games under way --- */

static bool starts(const char *more, struct error *e)
{
	static struct scenario s;
	char text[2400];
	snprintf(text, sizeof text,
		 "{\"format\":1,\"game\":\"napoleon1807\",\"id\":\"x\",\"first_turn\":1,\"last_turn\":8,\"deck\":\"eylau\",\"guard\":\"F-BES\","
		 "\"victory\":{\"start\":10,\"french\":4,\"russian\":8},\"control\":{\"PUL\":\"french\",\"ROZ\":\"french\",\"HLS\":\"russian\","
		 "\"ELB\":\"french\"},\"citadels\":{\"WAR\":\"french\",\"THO\":\"french\",\"GRA\":\"russian\",\"DAN\":\"russian\",\"KON\":\"russian\"},"
		 "\"vedettes\":{\"french\":0,\"russian\":0},\"setup\":{\"F-NAP\":\"THO\",\"F-LEF\":\"THO\",\"R-OST\":\"ALB\"},"
		 "\"points\":{\"F-LEF\":[3,0],\"R-OST\":[2,1]}%s}",
		 more);
	bool good = scenario_load_text(&s, data(), text, strlen(text), e);
	if (good)
		scenario_free(&s);
	return good;
}

/* What cannot be is refused with its key. */
static void n7_under_way(void **unused)
{
	(void)unused;
	static const char *const wrong[][2] = {
		{",\"start\":\"combat\"", "start"}, {",\"first\":\"prussian\"", "first"}, {",\"fatigue\":{\"F-NAP\":2}", "fatigue"},
		{",\"fatigue\":{\"R-OST\":9}", "fatigue"}, {",\"activated\":[\"F-DAV\"]", "activated"}, {",\"hands\":{\"french\":[\"RU18\"]}", "hands"},
		{",\"hands\":{\"french\":[\"MUD\"]}", "hands"}, {",\"next\":[\"FR99\"]", "next"}, {",\"axes\":{\"PEY\":[\"french\",\"KON\"]}", "axes"},
	};
	struct error e = {0};
	if (!starts(",\"start\":\"operations\",\"fatigue\":{\"R-OST\":8},\"activated\":[\"F-NAP\"],\"hands\":{\"russian\":[\"RU18\"]},\"next\":[\"FR01\"]", &e))
		fail_msg("%s: %s", e.place, e.reason);
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		memset(&e, 0, sizeof e);
		assert_false(starts(wrong[i][0], &e));
		assert_string_equal(e.place, wrong[i][1]);
	}
}

/* The weather stands beside the marker; when the game is over no points of a march are left. */
static void n7_weather_and_points_are_told(void **unused)
{
	(void)unused;
	static struct view v;
	struct game *g = theatre("eylau", NULL, "F-NEY GIL 4/1; R-OST ALB 4/0");
	operations(g, FRENCH);
	n7_show(&g->s, now(g), SIDE_0, &v);
	assert_string_equal(v.score, "Marker 10");
	pos(g)->weather = WEATHER_MUD;
	n7_show(&g->s, now(g), SIDE_0, &v);
	assert_string_equal(v.score, "Marker 10, Mud");
	pos(g)->op = (struct n7_operation){.from = (int16_t)area(g, "GIL"), .at = (int16_t)area(g, "GIL"), .value = 4, .flags = OP_MARCHES};
	for (int over = 0; over < 2; over++) {
		int points = 0;
		now(g)->header.result.over = over != 0;
		n7_show(&g->s, now(g), SIDE_0, &v);
		for (int i = 0; i < v.tracks; i++)
			points += !strcmp(v.track[i].name, "Movement points");
		assert_int_equal(points, !over);
	}
	leave(g);
}

/* [Combat 6] [Rear Guard] Who has left the field is attacked no more: no arrow goes after him while his loss is asked for. */
static void n7_who_went_back_is_no_target(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/4; R-OST PEY 3/1; R-BEN PEY; R-PLA BIB 0/2");
	hold(g, "RU39 FR09");
	axis(g, FRENCH, "PEY", "LAN");
	attack(g, "F-NEY");
	play(g, "pass");
	look(g, SIDE_1);
	assert_true(block(g, "F-NEY")->badges & BADGE_ATTACKS && block(g, "R-OST")->badges & BADGE_TARGET);
	lay(g, "RU39", false);
	row_is(g, ROW_RETREAT, RUSSIAN);
	play(g, "retreat R-BEN FRI");
	look(g, SIDE_1);
	assert_true(block(g, "R-OST")->badges & BADGE_RETREATS);
	assert_false(block(g, "R-OST")->badges & BADGE_TARGET);
	play(g, "retreat R-BEN ALB");
	row_is(g, ROW_LOSE, RUSSIAN);
	look(g, SIDE_1);
	assert_false((block(g, "R-OST")->badges | block(g, "R-BEN")->badges) & BADGE_TARGET);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_ready_counted),
		cmocka_unit_test(n7_marker_summed), cmocka_unit_test(n7_who_went_back_is_no_target),
		cmocka_unit_test(n7_game_setup), cmocka_unit_test(n7_stack_shown), cmocka_unit_test(n7_fog), cmocka_unit_test(n7_hands),
		cmocka_unit_test(n7_reach), cmocka_unit_test(n7_weather_and_points_are_told), cmocka_unit_test(n7_under_way),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

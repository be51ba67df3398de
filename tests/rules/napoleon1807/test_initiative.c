/* The initiative phase: who declares, who goes first, and what each blue card does. */
#include "theatre.h"

#include <stdio.h>
#include <string.h>

static const char *const army = "F-LAN PEY 3/2; F-SOU PEY 6/1; R-OLS ALB 2/1 +3; R-BEN ALB; R-SAC ALB 3/1 +1; R-TUC BIS 3/1 +2";

/* The phase begins with these cards in the hands; the card is played. */
static struct game *blue(const char *name, const char *options, const char *blocks, const char *hands, const char *card)
{
	char order[32];
	struct game *g = theatre(name, options, blocks);
	hold(g, hands);
	frame_push(now(g), ROW_INITIATIVE, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	if (g->s.card[card_of(g, card)].side == RUSSIAN && frame_now(now(g))->side == FRENCH)
		play(g, "pass");
	snprintf(order, sizeof order, "card %s", card);
	play(g, order);
	return g;
}

static bool lies(struct game *g, const char *card, int pile)
{
	return now(g)->card[card_of(g, card)] == pile;
}

/* [Initiative] The French declare first, one card a side; green cards cannot be played; the card goes to the discards. */
static void n7_one_blue_card_a_side(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, army);
	hold(g, "FR28 FR20 FR11 RU43 RU47");
	frame_push(now(g), ROW_INITIATIVE, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	row_is(g, ROW_INITIATIVE, FRENCH);
	refused(g, "card FR11", "Forced March");
	refused(g, "card FR27", "Playing cards");
	play(g, "card FR28;mark F-LAN");
	row_is(g, ROW_INITIATIVE, RUSSIAN);
	assert_true(lies(g, "FR28", CARD_DISCARD));
	assert_true(lies(g, "FR20", CARD_HAND));
	play(g, "pass");
	assert_int_equal(frame_now(now(g))->row, ROW_OPERATIONS);
	leave(g);
}

/* [Initiative] The higher card goes first, both are discarded. */
static void n7_higher_card_first(void **unused)
{
	(void)unused;
	static const struct {
		const char *cards;
		int first;
	} of[] = {{"FR12 RU02", RUSSIAN}, {"FR02 RU01", FRENCH}, {"FR01 RU01", FRENCH}};
	for (int i = 0; i < 3; i++) {
		struct game *g = theatre("eylau", NULL, army);
		next_cards(g, of[i].cards);
		frame_push(now(g), ROW_INITIATIVE, SIDE_0);
		phases_run(&g->s, now(g), &g->ev);
		row_is(g, ROW_OPERATIONS, of[i].first);
		assert_int_equal(pos(g)->first, of[i].first);
		assert_int_equal(deck_count(now(g), CARD_DISCARD) + deck_count(now(g), CARD_DISCARD_RUSSIAN), 2);
		leave(g);
	}
}

/* [Intuition, reading 40] It wins without a card; two of them cancel each other. */
static void n7_intuition(void **unused)
{
	(void)unused;
	struct game *g = blue("eylau", NULL, army, "RU16 FR17", "RU16");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	assert_int_equal(deck_count(now(g), CARD_DISCARD), 0);
	assert_true(noted(g, TEXT_INTUITION));
	leave(g);
	g = blue("eylau", NULL, army, "RU16 FR17", "FR17");
	next_cards(g, "FR12 RU02");
	play(g, "card RU16");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	assert_true(noted(g, TEXT_INTUITIONS));
	assert_true(lies(g, "FR12", CARD_DISCARD));
	leave(g);
}

/* [Aide-de-camp] The enemy's hand is seen by who looks alone, and these cards stay known while they are held. */
static void n7_aide_de_camp(void **unused)
{
	(void)unused;
	struct game *g = blue("eylau", NULL, army, "FR01 RU43 RU12", "FR01");
	int seen = 0;
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_CARD && g->ev.at[i].side == RUSSIAN) {
			assert_int_equal(g->ev.at[i].seen, SEEN_0);
			seen++;
		}
	assert_int_equal(seen, 2);
	assert_true(set_has(&pos(g)->seen, card_of(g, "RU12")));
	play(g, "card RU43;mark R-OLS");
	assert_false(set_has(&pos(g)->seen, card_of(g, "RU43")));
	union any_position other;
	memset(&other, 0, sizeof other);
	g->s.rules->imagine(&g->s, now(g), SIDE_0, 99, &other.common);
	assert_int_equal(other.common.card[card_of(g, "RU12")], CARD_HAND_RUSSIAN);
	leave(g);
	g = theatre("eylau", NULL, army);
	hold(g, "FR01");
	frame_push(now(g), ROW_INITIATIVE, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	refused(g, "card FR01", "Aide-de-camp");
	leave(g);
}

/* [Anticipation] A card of the own pile that is neither red nor Winter Quarters, unseen. */
static void n7_anticipation(void **unused)
{
	(void)unused;
	struct game *g = blue("eylau", NULL, army, "FR02", "FR02");
	row_is(g, ROW_BLUE, FRENCH);
	assert_string_equal(rule_asked(g), "Anticipation");
	refused(g, "card FR23", "Anticipation");
	refused(g, "card RU01", "Anticipation");
	play(g, "card FR31");
	assert_true(lies(g, "FR31", CARD_HAND));
	leave(g);
	/* [Playing cards] where the pile is empty it is made anew from the discards, and searched */
	g = blue("eylau", NULL, army, "FR02", "FR02");
	deck_move(now(g), CARD_DECK, CARD_DISCARD);
	assert_true(offered(g, "card FR31"));
	play(g, "card FR31");
	assert_true(lies(g, "FR31", CARD_HAND));
	assert_true(deck_count(now(g), CARD_DECK) > 0);
	for (int i = 0; i < g->ev.n; i++)
		assert_true(g->ev.at[i].kind != EVENT_DRAWN || g->ev.at[i].number == NONE || g->ev.at[i].seen == SEEN_0);
	leave(g);
}

/* [Fog of War] Whether the other side sees what can be chosen for a blue card: never cards, areas always, corps unless they are hidden. */
static void n7_choices_of_blue_cards_are_secret_or_open(void **unused)
{
	(void)unused;
	static const struct {
		const char *options, *card;
		bool secret;
	} rows[] = {{NULL, "FR02", true}, {NULL, "RU32", false}, {NULL, "FR28", false}, {"grognard=1", "FR28", true}, {"grognard=1", "RU32", false},
		    {"grognard=1", "FR02", true}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct prompt ask;
		struct game *g = blue("eylau", rows[i].options, army, rows[i].card, rows[i].card);
		if (frame_now(now(g))->row != ROW_BLUE)
			fail_msg("%s asks nothing", rows[i].card);
		rules_ask(&g->s, now(g), &ask);
		assert_int_equal(ask.secret, rows[i].secret);
		leave(g);
	}
}

/* [Reserve, reading 8] Two cards; a red one is discarded without effect and not replaced. */
static void n7_reserve(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, army);
	hold(g, "FR20");
	frame_push(now(g), ROW_INITIATIVE, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	next_cards(g, "FR23 FR04");
	play(g, "card FR20");
	assert_int_equal(n7_hand(pos(g), FRENCH), 1);
	assert_true(lies(g, "FR04", CARD_HAND));
	assert_true(lies(g, "FR23", CARD_DISCARD));
	assert_int_equal(pos(g)->weather, 0);
	leave(g);
}

/* [Care] A corps short of infantry is marked; the card lies open all turn. */
static void n7_care(void **unused)
{
	(void)unused;
	struct game *g = blue("eylau", NULL, "F-LAN PEY 2/2; F-SOU PEY 6/1; R-OLS ALB 2/1", "FR27", "FR27");
	refused(g, "mark F-SOU", "Care");
	play(g, "mark F-LAN");
	assert_int_equal(pos(g)->care, piece(g, "F-LAN"));
	assert_true(lies(g, "FR27", CARD_TURN));
	is(g, "F-LAN", "2/2 +0");
	leave(g);
}

/* [Care, reading 56] What counts is the infantry it began with (Lannes 3, Augereau 4, Soult 6): a loss that a conscript has made good is none, a gain lost again neither. */
static void n7_care_for_less_than_at_first(void **unused)
{
	(void)unused;
	struct game *g = blue("eylau", NULL, "F-LAN PEY 3/1; F-SOU PEY 5/1; F-AUG PEY 5/1; R-OLS ALB 2/1", "FR27", "FR27");
	refused(g, "mark F-LAN", "Care");
	refused(g, "mark F-AUG", "Care");
	assert_true(offered(g, "mark F-SOU"));
	leave(g);
}

/* [Conscript] [Reinforcement] An infantry point for a corps on the board with room for it; no marker, no cube. */
static void n7_conscripts(void **unused)
{
	(void)unused;
	for (int side = 0; side < 2; side++) {
		struct game *g = blue("eylau", NULL, "F-LAN PEY 3/2; F-SOU PEY 7/1; R-OLS ALB 2/1; R-SAC ALB 7/1", side ? "RU43" : "FR28", side ? "RU43" : "FR28");
		now(g)->header.track[TRACK_CUBES + side] = 2;
		refused(g, side ? "mark R-SAC" : "mark F-SOU", side ? "Reinforcement" : "Conscript");
		refused(g, side ? "mark R-TUC" : "mark F-DAV", side ? "Reinforcement" : "Conscript");
		refused(g, side ? "mark F-LAN" : "mark R-OLS", side ? "Reinforcement" : "Conscript");
		play(g, side ? "mark R-OLS" : "mark F-LAN");
		is(g, side ? "R-OLS" : "F-LAN", side ? "3/1 +0" : "4/2 +0");
		assert_int_equal(marker_at(g), 10);
		assert_int_equal(now(g)->header.track[TRACK_CUBES + side], 2);
		leave(g);
	}
}

/* [Hussars] [Cossacks] [reading 40] A random card of the enemy's hand goes: the French take it before the Russians declare. */
static void n7_raids(void **unused)
{
	(void)unused;
	struct game *g = blue("eylau", NULL, army, "FR34 RU43", "FR34");
	assert_true(lies(g, "RU43", CARD_DISCARD_RUSSIAN));
	assert_int_equal(frame_now(now(g))->row, ROW_OPERATIONS);
	leave(g);
	g = blue("eylau", NULL, army, "FR11 RU26 RU27", "RU26");
	assert_true(lies(g, "FR11", CARD_DISCARD));
	assert_true(lies(g, "RU26", CARD_DISCARD_RUSSIAN));
	leave(g);
}

/* [Kamenski] He leaves the game; afterwards the card cannot be played. */
static void n7_kamenski(void **unused)
{
	(void)unused;
	struct game *g = blue("pultusk", NULL, "F-LAN PEY 3/2; R-OST ALB 2/1; R-KAM ALB", "FR36", "FR36");
	assert_int_equal(now(g)->piece[piece(g, "R-KAM")].place, AT_REMOVED);
	leave(g);
	g = theatre("pultusk", NULL, "F-LAN PEY 3/2; R-OST ALB 2/1");
	hold(g, "FR36");
	frame_push(now(g), ROW_INITIATIVE, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	refused(g, "card FR36", "Kamenski");
	leave(g);
}

/* [Epidemic] Each corps of one French stack; [For the Tsar] each of a Russian one less; [Supply] two less in all, as the owner likes. */
static void n7_stacks_named(void **unused)
{
	(void)unused;
	struct game *g = blue("pultusk", NULL, army, "RU31", "RU31");
	refused(g, "name ALB", "Epidemic");
	play(g, "name PEY");
	is(g, "F-LAN", "3/2 +1");
	is(g, "F-SOU", "6/1 +1");
	leave(g);
	g = blue("eylau", NULL, army, "RU32", "RU32");
	refused(g, "name PEY", "For the Tsar");
	play(g, "name ALB");
	is(g, "R-OLS", "2/1 +2");
	is(g, "R-SAC", "3/1 +0");
	is(g, "R-TUC", "3/1 +2");
	leave(g);
	g = blue("eylau", NULL, army, "RU47", "RU47");
	play(g, "name ALB;ease R-OLS;ease R-OLS");
	is(g, "R-OLS", "2/1 +1");
	is(g, "R-SAC", "3/1 +1");
	leave(g);
}

/* [Lobanov] Ready, at Allenburg or Rastenburg, not where the French stand alone; not at all where both are theirs. */
static void n7_lobanov(void **unused)
{
	(void)unused;
	struct game *g = blue("friedland", NULL, "F-LAN RAS 3/2; F-SOU ALB 6/1; R-OLS ALB 2/1", "RU36", "RU36");
	refused(g, "name RAS", "Lobanov");
	refused(g, "name PEY", "Lobanov");
	play(g, "name ALB");
	is(g, "R-LOB", "3/1 +0");
	stands(g, "R-LOB", "ALB");
	assert_int_equal(now(g)->piece[piece(g, "R-LOB")].flags, 0);
	leave(g);
	g = theatre("friedland", NULL, "F-LAN RAS 3/2; F-SOU ALB 6/1; R-OLS PEY 2/1");
	hold(g, "RU36");
	frame_push(now(g), ROW_INITIATIVE, SIDE_1);
	phases_run(&g->s, now(g), &g->ev);
	refused(g, "card RU36", "Lobanov");
	leave(g);
}

/* [Lobanov, reading 31] Upright blocks may be a stack: the Russians cannot tell vedettes from it, and come beside neither. */
static void n7_lobanov_by_what_is_seen(void **unused)
{
	(void)unused;
	static const char *const french[] = {"V1FR RAS; F-LAN PEY 3/2", "F-LAN RAS 3/2; V1FR PEY"};
	for (int k = 0; k < 2; k++) {
		char blocks[80];
		snprintf(blocks, sizeof blocks, "%s; R-OLS ALB 2/1", french[k]);
		struct game *g = blue("friedland", "grognard=1", blocks, "RU36", "RU36");
		refused(g, "name RAS", "Lobanov");
		assert_true(offered(g, "name ALB"));
		leave(g);
	}
}

/* [Marie Walewska, reading 32] Napoleon gives no point and takes off no fatigue this turn. [Tsar's Impatience] lies open. */
static void n7_cards_of_the_turn(void **unused)
{
	(void)unused;
	struct game *g = blue("eylau", NULL, "F-NAP PEY; F-SOU PEY 6/1; R-OLS ALB 2/1", "RU37", "RU37");
	assert_int_equal(pos(g)->turn_rules, RULE_MARIE);
	assert_true(lies(g, "RU37", CARD_TURN_RUSSIAN));
	assert_int_equal(n7_points_of(&g->s, pos(g), blocks_of(g, "F-NAP F-SOU"), FRENCH, 4, 0, NULL), 4);
	operations(g, FRENCH);
	next_cards(g, "FR02");
	operate(g, "F-SOU F-NAP");
	march(g, "KRE KON UDE FRI");
	assert_int_equal(points(g), 1);
	play(g, "halt");
	is(g, "F-SOU", "6/1 +1");
	leave(g);
	g = blue("friedland", NULL, army, "FR48", "FR48");
	assert_int_equal(pos(g)->turn_rules, RULE_IMPATIENCE);
	assert_true(lies(g, "FR48", CARD_TURN));
	leave(g);
}

/* [Strategic Retreat, reading 54] A point more, and the march must end nearer to Konigsberg; who stands there does not march. */
static void n7_strategic_retreat(void **unused)
{
	(void)unused;
	struct game *g = blue("eylau", NULL, "F-LAN WAR 3/2; R-OLS FRI 2/1; R-SAC KON 3/1; R-TUC LAB 3/1", "RU46", "RU46");
	assert_int_equal(pos(g)->turn_rules, RULE_STRATEGIC);
	operations(g, RUSSIAN);
	next_cards(g, "RU18");
	operate(g, "R-OLS");
	assert_int_equal(points(g), 2);
	refused(g, "halt", "Strategic Retreat");
	march(g, "UDE");
	assert_true(offered(g, "halt"));
	leave(g);
	g = blue("eylau", NULL, "F-LAN WAR 3/2; R-SAC KON 3/1", "RU46", "RU46");
	operations(g, RUSSIAN);
	int discarded = deck_count(now(g), CARD_DISCARD_RUSSIAN);
	struct outlook before;
	play(g, "take R-SAC");
	odds_of(g, "commit", &before);
	assert_int_equal(before.warnings, 1);
	assert_int_equal(before.warn[0].rule, CITE_EVENT + EV_STRATEGIC_RETREAT);
	events_clear(&g->ev);
	play(g, "commit");
	assert_true(noted(g, TEXT_PROHIBITED));
	/* activated, and the operation is over: not even a card was turned over */
	assert_int_equal(deck_count(now(g), CARD_DISCARD_RUSSIAN), discarded);
	row_is(g, ROW_OPERATIONS, FRENCH);
	assert_int_equal(now(g)->piece[piece(g, "R-SAC")].flags, FLAG_ACTIVATED);
	leave(g);
	/* a stack that cannot come nearer stays: the only way is closed to its two points */
	g = blue("eylau", NULL, "F-LAN WAR 3/2; R-OLS FRI 2/1", "RU46", "RU46");
	down(g, "FRI", "ALB");
	operations(g, RUSSIAN);
	next_cards(g, "RU18");
	operate(g, "R-OLS");
	barred(g, "BAR", "Strategic Retreat");
	barred(g, "SCH", "Strategic Retreat");
	leave(g);
}

/* [Strategic Retreat] [Forced March] A stack without points has one link: where it leads nearer to Konigsberg, to stay is not offered. */
static void n7_strategic_retreat_by_a_free_link(void **unused)
{
	(void)unused;
	struct game *g = theatre("friedland", NULL, "F-SOU THO 6/1; R-OST ALB 3/1; R-SAC ALB 3/1; R-DOK ALB 3/1; R-SED ALB 3/1");
	pos(g)->turn_rules = RULE_STRATEGIC;
	hold(g, "RU12");
	operations(g, RUSSIAN);
	next_cards(g, "RU06");
	operate(g, "R-OST R-SAC R-DOK R-SED");
	assert_true(points(g) < 0);
	play(g, "card RU12");
	assert_true(points(g) <= 0);
	row_is(g, ROW_MARCH, RUSSIAN);
	refused(g, "halt", "Strategic Retreat");
	leave(g);
}

/* Olsufiev stands in Bischofstein under Strategic Retreat, the bridge to Bartenstein is down: over Rossel to Schippenbeil is two links. */
static struct game *retreat_by_rossel(const char *options, const char *blocks, const char *who)
{
	struct game *g = blue("eylau", options, blocks, "RU46", "RU46");
	down(g, "BIS", "BAR");
	operations(g, RUSSIAN);
	next_cards(g, "RU18");
	operate(g, who);
	return g;
}

/* [Strategic Retreat, reading 54] The end of the march is what counts: a link from where the rest of the points does not lead nearer is barred;
 * an area where the stack has to stop, or as far as its owner can see, is such an end. */
static void n7_strategic_retreat_looks_ahead(void **unused)
{
	(void)unused;
	struct game *g = retreat_by_rossel(NULL, "F-LAN WAR 3/2; R-OLS BIS 2/1", "R-OLS");
	assert_int_equal(points(g), 2);
	march(g, "ROS");
	refused(g, "halt", "Strategic Retreat");
	march(g, "SCH");
	leave(g);
	/* among friends it stops */
	g = retreat_by_rossel(NULL, "F-LAN WAR 3/2; R-OLS BIS 2/1; R-TUC ROS 3/1", "R-OLS");
	barred(g, "ROS", "Strategic Retreat");
	march(g, "HLS LAN");
	leave(g);
	/* one point is one link */
	g = retreat_by_rossel(NULL, "F-LAN WAR 3/2; R-OLS BIS 2/1; R-SAC BIS 3/1", "R-OLS R-SAC");
	row_is(g, ROW_OPERATIONS, FRENCH);
	stands(g, "R-OLS", "BIS");
	assert_true(noted(g, TEXT_STAYS));
	leave(g);
	/* a block that stands upright may be a corps; vedettes that are seen stop nobody */
	for (int seen = 0; seen < 2; seen++) {
		g = theatre("eylau", "grognard=1", "F-LAN WAR 3/2; V1FR ROS; R-OLS BIS 2/1");
		pos(g)->turn_rules = RULE_STRATEGIC;
		now(g)->piece[piece(g, "V1FR")].known = (uint8_t)seen;
		down(g, "BIS", "BAR");
		operations(g, RUSSIAN);
		next_cards(g, "RU18");
		operate(g, "R-OLS");
		if (seen)
			march(g, "ROS SCH");
		else
			barred(g, "ROS", "Strategic Retreat");
		leave(g);
	}
}

/* [Strategic Retreat, reading 54] From Tiegenhof by Danzig, Dirschau and Marienburg round to Elbing: four links, none to spare, and nobody on
 * the way; else over the broken bridge for three points. */
static void n7_strategic_retreat_the_long_way_round(void **unused)
{
	(void)unused;
	static const struct { const char *friend, *card; bool round; } cases[] = {
		{"", "RU10", true}, {"", "RU07", false}, {"; R-TUC DIR 3/1", "RU10", false}, {"; R-TUC MBG 3/1", "RU10", false},
	};
	for (int k = 0; k < 4; k++) {
		char blocks[80];
		snprintf(blocks, sizeof blocks, "F-LAN WAR 3/2; R-OLS TIE 2/1%s", cases[k].friend);
		struct game *g = theatre("eylau", NULL, blocks);
		pos(g)->turn_rules = RULE_STRATEGIC;
		down(g, "TIE", "ELB");
		down(g, "TIE", "MBG");
		operations(g, RUSSIAN);
		next_cards(g, cases[k].card);
		operate(g, "R-OLS");
		if (!cases[k].round)
			barred(g, "DAN", "Strategic Retreat");
		march(g, cases[k].round ? "DAN DIR MBG ELB" : "ELB");
		stands(g, "R-OLS", "ELB");
		leave(g);
	}
}

/* [Vedettes special cases] What is nearer behind a citadel of the enemy, or is one, is out of the reach of vedettes. */
static void n7_strategic_retreat_of_vedettes(void **unused)
{
	(void)unused;
	for (int held = 0; held < 2; held++) {
		struct game *g = theatre("eylau", "grognard=1", "F-LAN WAR 3/2; V1RU KRE; R-SAC BIS 3/1");
		pos(g)->turn_rules = RULE_STRATEGIC;
		pos(g)->citadel[n7_own(&g->s)->fortress[area(g, "KON")]] = held ? RUSSIAN : FRENCH;
		down(g, "KRE", "KON");
		down(g, "KRE", "UDE");
		operations(g, RUSSIAN);
		next_cards(g, "RU01");
		operate(g, "V1RU");
		row_is(g, held ? ROW_MARCH : ROW_OPERATIONS, held ? RUSSIAN : FRENCH);
		assert_int_equal(noted(g, TEXT_STAYS), !held);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_one_blue_card_a_side), cmocka_unit_test(n7_higher_card_first), cmocka_unit_test(n7_intuition),
		cmocka_unit_test(n7_aide_de_camp), cmocka_unit_test(n7_anticipation), cmocka_unit_test(n7_reserve), cmocka_unit_test(n7_care), cmocka_unit_test(n7_care_for_less_than_at_first),
		cmocka_unit_test(n7_conscripts), cmocka_unit_test(n7_raids), cmocka_unit_test(n7_kamenski), cmocka_unit_test(n7_stacks_named),
		cmocka_unit_test(n7_lobanov), cmocka_unit_test(n7_lobanov_by_what_is_seen), cmocka_unit_test(n7_choices_of_blue_cards_are_secret_or_open), cmocka_unit_test(n7_cards_of_the_turn), cmocka_unit_test(n7_strategic_retreat),
		cmocka_unit_test(n7_strategic_retreat_looks_ahead), cmocka_unit_test(n7_strategic_retreat_the_long_way_round),
		cmocka_unit_test(n7_strategic_retreat_of_vedettes), cmocka_unit_test(n7_strategic_retreat_by_a_free_link),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

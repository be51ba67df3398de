/* Windows for green cards: when one opens, one card a side in an operation, the Counter Order; and the cards of W1 to W4 and of the march,
 * each with and without a Counter Order. */
#include "theatre.h"

#include <string.h>

static const char *const army = "F-LAN PEY 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1; R-SAC BIS 3/1; R-BEN BIS";

static bool lies(struct game *g, const char *card, int pile)
{
	return now(g)->card[card_of(g, card)] == pile;
}

/* What is asked names the card that asks it. */
static bool asked_by(struct game *g, const char *card)
{
	struct prompt p = {0};
	rules_ask(&g->s, now(g), &p);
	return !strncmp(p.ask.at, card, strlen(card)) && p.ask.at[strlen(card)] == ':';
}

static bool asked(struct game *g, int window, int side)
{
	const struct frame *f = frame_now(now(g));
	return f->row == ROW_WINDOW && f->count == window && f->side == side;
}

/* The French operation of a corps, with hands, up to the first question. */
static struct game *french(const char *name, const char *blocks, const char *hands, const char *card, const char *who)
{
	struct game *g = theatre(name, NULL, blocks);
	hold(g, hands);
	next_cards(g, card);
	operate(g, who);
	return g;
}

/* [Playing cards] A window opens by what both can see: a hand, and cards for it that did not come up yet; not by what is held. */
static void n7_windows_tell_nothing(void **unused)
{
	(void)unused;
	/* the Russians hold nothing for it, but they might */
	struct game *g = french("eylau", army, "RU43", "FR01", "F-LAN");
	assert_true(asked(g, WINDOW_REACT, RUSSIAN));
	rules_orders(&g->s, now(g), &g->list);
	assert_int_equal(g->list.n, 1);
	leave(g);
	/* all that could be laid lies in the discards */
	g = theatre("eylau", NULL, army);
	hold(g, "RU43");
	static const char *const react[] = {"RU18", "RU19", "RU34", "RU35"};
	for (int i = 0; i < 4; i++)
		now(g)->card[card_of(g, react[i])] = CARD_DISCARD_RUSSIAN;
	next_cards(g, "FR01");
	operate(g, "F-LAN");
	assert_true(asked(g, WINDOW_ANSWER, RUSSIAN));
	leave(g);
	/* an empty hand */
	g = french("eylau", army, "FR27", "FR01", "F-LAN");
	assert_true(asked(g, WINDOW_MOVER, FRENCH));
	play(g, "pass");
	row_is(g, ROW_MARCH, FRENCH);
	leave(g);
}

/* [Operations, reading 11] One green card a side in an operation, own or enemy; a new one brings a new right. */
static void n7_one_card_an_operation(void **unused)
{
	(void)unused;
	struct game *g = french("eylau", army, "FR11 FR12", "FR01", "F-LAN");
	play(g, "card FR11");
	row_is(g, ROW_MARCH, FRENCH);
	assert_int_equal(pos(g)->op.laid, SEEN_0);
	play(g, "halt");
	assert_int_equal(pos(g)->op.laid, 0);
	assert_true(lies(g, "FR11", CARD_DISCARD));
	leave(g);
}

/* [Forced March, reading 13] A point more; [Counter Order] or not. */
static void n7_forced_march(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = french("eylau", army, "FR11 RU09", "FR02", "F-LAN");
		play(g, "pass");
		assert_true(asked(g, WINDOW_MOVER, FRENCH));
		lay(g, "FR11", countered);
		assert_int_equal(points(g), countered ? 5 : 6);
		/* the Counter Order was the Russian card of the operation */
		assert_int_equal(asked(g, WINDOW_ANSWER, RUSSIAN), !countered);
		leave(g);
	}
	/* with no point before it: one link, broken bridge or not, then it stops */
	struct game *g = french("eylau", "F-LAN PEY 3/2; F-SOU PEY 6/1; F-DAV WAR 5/1; R-OLS WAR 2/1", "FR11", "FR12", "F-LAN F-SOU");
	down(g, "PEY", "UDE");
	play(g, "card FR11");
	assert_int_equal(points(g), 1);
	march(g, "UDE");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	stands(g, "F-LAN", "UDE");
	is(g, "F-LAN", "3/2 +0");
	leave(g);
	/* with one before it there are two points, and a broken bridge asks for three */
	g = french("eylau", army, "FR11", "FR10", "F-LAN");
	down(g, "PEY", "UDE");
	play(g, "card FR11");
	barred(g, "UDE", "Movement 2");
	leave(g);
}

/* [Playing cards] A stack without a point does not set out: nothing is there that the enemy could answer. */
static void n7_no_answer_to_no_points(void **unused)
{
	(void)unused;
	for (int both = 0; both < 2; both++) {
		struct game *g = french("eylau", "F-LAN PEY 3/2; F-SOU PEY 6/1; F-DAV WAR 5/1; R-OLS ALB 2/1", "RU07", "FR12",
					both ? "F-LAN F-SOU" : "F-LAN");
		assert_true(asked(g, WINDOW_REACT, RUSSIAN));
		play(g, "pass");
		assert_int_equal(asked(g, WINDOW_ANSWER, RUSSIAN), !both);
		assert_int_equal(noted(g, TEXT_STAYS), both);
		leave(g);
	}
}

/* [Forage, reading 13, reading 42] Two points less, two fatigue less; not with fewer than two points. */
static void n7_forage(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = french("eylau", "F-LAN PEY 3/2 +5; F-SOU WAR 6/1; R-OLS ALB 2/1", "FR14 RU09", "FR02", "F-LAN");
		play(g, "pass");
		lay(g, "FR14", countered);
		assert_int_equal(points(g), countered ? 5 : 3);
		is(g, "F-LAN", countered ? "3/2 +5" : "3/2 +3");
		leave(g);
	}
	struct game *g = french("eylau", army, "FR14", "FR10", "F-LAN");
	refused(g, "card FR14", "Forage");
	leave(g);
	/* in a contested area it may fight where it is, as a moving attack */
	g = theatre("eylau", NULL, "F-LAN PEY 3/2 +3; F-SOU WAR 6/1; R-OLS PEY 2/1; R-SAC BIS 3/1");
	hold(g, "FR14");
	next_cards(g, "FR06");
	operate(g, "F-LAN");
	play(g, "choose 0;card FR14");
	row_is(g, ROW_ATTACK, FRENCH);
	is(g, "F-LAN", "3/2 +1");
	play(g, "choose 1");
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_LINE_MOVING), -1);
	leave(g);
}

/* [Countermarch, reading 13] A point less, or a Forced March cancelled. */
static void n7_countermarch(void **unused)
{
	(void)unused;
	struct game *g = french("eylau", army, "RU07 FR27", "FR02", "F-LAN");
	play(g, "pass;pass");
	assert_true(asked(g, WINDOW_ANSWER, RUSSIAN));
	play(g, "card RU07");
	/* the French hold a card that might be a Counter Order */
	row_is(g, ROW_COUNTER, FRENCH);
	play(g, "pass");
	assert_int_equal(points(g), 4);
	leave(g);
	for (int cancel = 0; cancel < 2; cancel++) {
		g = french("eylau", "F-LAN PEY 3/2; F-SOU PEY 6/1; F-DAV WAR 5/1; R-OLS ALB 2/1", "FR11 RU07", "FR12", "F-LAN F-SOU");
		play(g, "pass;card FR11;pass");
		assert_true(asked(g, WINDOW_ANSWER, RUSSIAN));
		play(g, "card RU07");
		row_is(g, ROW_ANSWER, RUSSIAN);
		play(g, cancel ? "choose 4" : "choose 3");
		/* against a stack that had none only cancelling stops the one link */
		row_is(g, cancel ? ROW_OPERATIONS : ROW_MARCH, cancel ? RUSSIAN : FRENCH);
		leave(g);
	}
	/* countered in turn */
	g = french("eylau", army, "RU07 FR09", "FR02", "F-LAN");
	play(g, "pass;pass");
	lay(g, "RU07", true);
	assert_int_equal(points(g), 5);
	leave(g);
}

/* [Reaction] A stack, activated or not, from a free area to a free one beside it, over a broken bridge too, keeping its status. */
static void n7_reaction(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU FRI 6/1; R-OLS ALB 2/1 *; R-BEN ALB *; R-SAC FRI 3/1");
		hold(g, "RU18 FR09");
		down(g, "ALB", "FRI");
		next_cards(g, "FR01");
		operate(g, "F-LAN");
		assert_true(asked(g, WINDOW_REACT, RUSSIAN));
		lay(g, "RU18", countered);
		if (!countered) {
			row_is(g, ROW_REACT, RUSSIAN);
			assert_true(asked_by(g, "Reaction"));
			refused(g, "take R-SAC", "Reaction");
			play(g, "take R-OLS;with R-BEN");
			assert_false(offered(g, "march R-BEN FRI"));
			play(g, "march R-BEN GER");
			assert_true(now(g)->piece[piece(g, "R-OLS")].flags & FLAG_ACTIVATED);
			is(g, "R-OLS", "2/1 +0");
		}
		stands(g, "R-OLS", countered ? "ALB" : "GER");
		stands(g, "R-BEN", countered ? "ALB" : "GER");
		leave(g);
	}
}

/* [Last Effort] An activated stack, into a contested area too: 2 fatigue each, none for coming there; the French axis on the way is cut. */
static void n7_last_effort(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = theatre("eylau", NULL, "F-LAN FRI 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1 *; R-TUC GER 3/1; R-SAC FRI 3/1");
		hold(g, "RU34 FR09");
		axis(g, FRENCH, "FRI", "ALB");
		down(g, "ALB", "FRI");
		next_cards(g, "FR01");
		operate(g, "F-LAN");
		lay(g, "RU34", countered);
		if (!countered) {
			assert_string_equal(rule_asked(g), "Last Effort");
			refused(g, "take R-TUC", "Last Effort");
			refused(g, "take R-SAC", "Last Effort");
			play(g, "take R-OLS;march R-OLS FRI");
			assert_int_equal(n7_axis_side(pos(g), area(g, "FRI")), NOBODY);
		}
		stands(g, "R-OLS", countered ? "ALB" : "FRI");
		is(g, "R-OLS", countered ? "2/1 +0" : "2/1 +2");
		is(g, "F-LAN", countered ? "3/2 +0" : "3/2 +2");
		leave(g);
	}
}

/* [Last Effort] [Commanders and Corps] The corps that goes last takes its commander along: not when he was not activated. */
static void n7_last_effort_leaves_no_commander(void **unused)
{
	(void)unused;
	for (int turned = 0; turned < 2; turned++) {
		struct game *g = theatre("eylau", NULL, turned ? "F-LAN FRI 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1 *; R-SAC ALB 3/1 *; R-BEN ALB *" :
							       "F-LAN FRI 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1 *; R-SAC ALB 3/1 *; R-BEN ALB");
		hold(g, "RU34");
		next_cards(g, "FR01");
		operate(g, "F-LAN");
		play(g, "card RU34;take R-OLS");
		assert_int_equal(offered(g, "with R-BEN"), turned);
		if (turned)
			play(g, "with R-SAC;with R-BEN");
		else
			refused(g, "with R-SAC", "Last Effort");
		assert_true(offered(g, turned ? "march R-BEN WEH" : "march R-OLS WEH"));
		leave(g);
		/* the only corps there: nobody could go, and the card has no use */
		g = theatre("eylau", NULL, turned ? "F-LAN FRI 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1 *; R-BEN ALB *" :
						    "F-LAN FRI 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1 *; R-BEN ALB");
		hold(g, "RU34");
		next_cards(g, "FR01");
		operate(g, "F-LAN");
		assert_true(asked(g, WINDOW_REACT, RUSSIAN));
		assert_int_equal(offered(g, "card RU34"), turned);
		leave(g);
	}
}

/* [Confusion] W3: a stack that has entered a free area with three links or more stops there. */
static void n7_confusion(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = french("eylau", army, "RU05 FR09", "FR01", "F-LAN");
		play(g, "pass;pass;pass");
		march(g, "KRE");
		assert_true(asked(g, WINDOW_ENTER, RUSSIAN));
		lay(g, "RU05", countered);
		assert_int_equal(frame_now(now(g))->row == ROW_MARCH, countered);
		assert_int_equal(noted(g, TEXT_CONFUSED), !countered);
		leave(g);
	}
	/* two links only: Labiau */
	struct game *g = french("eylau", "F-LAN TAP 3/2; F-SOU WAR 6/1; R-OLS WAR 2/1", "RU05", "FR01", "F-LAN");
	play(g, "pass");
	march(g, "LAB");
	row_is(g, ROW_MARCH, FRENCH);
	leave(g);
}

/* [Fatigue, reading 43] W4: one more in the sum of the march, which Napoleon's relief may swallow. */
static void n7_fatigue(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = french("eylau", army, "RU10 FR09", "FR01", "F-LAN");
		play(g, "pass;pass;pass");
		march(g, "KRE");
		play(g, "pass;halt");
		assert_true(asked(g, WINDOW_HALT, RUSSIAN));
		lay(g, "RU10", countered);
		is(g, "F-LAN", countered ? "3/2 +0" : "3/2 +1");
		leave(g);
	}
	struct game *g = french("eylau", "F-LAN PEY 3/2; F-NAP PEY; F-SOU WAR 6/1; R-OLS ALB 2/1", "RU10", "FR01", "F-LAN F-NAP");
	play(g, "pass;pass");
	march(g, "KRE");
	play(g, "pass;halt;card RU10");
	is(g, "F-LAN", "3/2 +0");
	leave(g);
}

/* [Ford, reading 45] A corps that marches alone, a commander with it, pays one point for one broken bridge. */
static void n7_ford(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = theatre("pultusk", NULL, "F-NAP RAD; F-LAN RAD 4/1; F-SOU WAR 6/1; R-ANR ALB 2/1");
		hold(g, "FR16 RU09");
		next_cards(g, "FR06");
		operate(g, "F-LAN F-NAP");
		play(g, "pass;pass;pass");
		row_is(g, ROW_MARCH, FRENCH);
		lay(g, "FR16", countered);
		if (countered) {
			march(g, "JAB");
		} else {
			march(g, "SER");
			assert_int_equal(points(g), 2);
			play(g, "pass");
			/* one bridge a card */
			barred(g, "WYK", "Movement 2");
		}
		leave(g);
	}
	struct game *g = theatre("pultusk", NULL, "F-LAN RAD 4/1; F-DAV RAD 6/1; F-SOU WAR 6/1; R-ANR ALB 2/1");
	hold(g, "FR16");
	next_cards(g, "FR01");
	operate(g, "F-LAN F-DAV");
	play(g, "pass");
	refused(g, "card FR16", "Ford");
	leave(g);
	/* [Vedettes] one vedette moves as a corps does; two are not alone */
	for (int many = 0; many < 2; many++) {
		g = theatre("pultusk", "grognard=1", "V1FR RAD; V2FR RAD; F-DAV WAR 6/1; R-ANR ALB 2/1");
		down(g, "RAD", "SER");
		hold(g, "FR16");
		next_cards(g, "FR06");
		operate(g, many ? "V1FR V2FR" : "V1FR");
		while (frame_now(now(g))->row == ROW_WINDOW)
			play(g, "pass");
		if (many) {
			refused(g, "card FR16", "Ford");
		} else {
			int left = points(g);
			play(g, "card FR16");
			march(g, "SER");
			assert_int_equal(points(g), left - 1);
		}
		leave(g);
	}
}

/* [Organization] Into friends without stopping. */
static void n7_organization(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU KRE 6/1; R-OLS ALB 2/1");
		hold(g, "FR37 RU09");
		next_cards(g, "FR01");
		operate(g, "F-LAN");
		play(g, "pass;pass;pass");
		refused(g, "card FR37", "Organization");
		march(g, "KRE");
		/* W3: the march might go on, by a card */
		assert_true(asked(g, WINDOW_ENTER, RUSSIAN));
		play(g, "pass");
		row_is(g, ROW_MARCH, FRENCH);
		barred(g, "UDE", "Movement 2");
		struct prompt ask;
		rules_ask(&g->s, now(g), &ask);
		assert_non_null(strstr(ask.ask.at, "must stop among friends"));
		lay(g, "FR37", countered);
		if (!countered) {
			/* W3 follows now, unless the Russian card is used */
			if (asked(g, WINDOW_ENTER, RUSSIAN))
				play(g, "pass");
			march(g, "UDE");
		}
		stands(g, "F-LAN", countered ? "KRE" : "UDE");
		leave(g);
	}
}

/* [Destroyed Bridge] [Pontonniers] [Pontoon Bridge] [reading 44] A point each; with no point at the start it can be done all the same. */
static void n7_bridges(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = theatre("eylau", NULL, "F-LAN WAR 3/2; R-OLS PEY 2/1; R-SAC BIS 3/1");
		int slot = n7_slot(&g->s, area(g, "PEY"), area(g, "UDE"));
		hold(g, "RU28 FR09");
		next_cards(g, "RU01");
		operations(g, RUSSIAN);
		operate(g, "R-OLS");
		play(g, "pass;pass;pass");
		lay(g, "RU28", countered);
		assert_int_equal(n7_broken(&g->s, pos(g), area(g, "PEY"), slot), !countered);
		assert_int_equal(points(g), countered ? 4 : 3);
		assert_int_equal(noted(g, TEXT_BRIDGE_DOWN), !countered);
		leave(g);
	}
	for (int side = 0; side < 2; side++) {
		struct game *g = theatre("pultusk", NULL, "F-LAN RAD 4/1; F-SOU WAR 6/1; R-SED ROZ 3/1; R-ANR ALB 2/1");
		memset(pos(g)->broken, 0, sizeof pos(g)->broken);
		down(g, "RAD", "SER");
		down(g, "RAD", "WYK");
		down(g, "ROZ", "PUL");
		hold(g, side ? "RU38" : "FR39");
		next_cards(g, side ? "RU01" : "FR01");
		operations(g, side);
		operate(g, side ? "R-SED" : "F-LAN");
		play(g, "pass");
		play(g, side ? "card RU38" : "card FR39");
		if (!side) {
			row_is(g, ROW_BRIDGE, FRENCH);
			assert_true(asked_by(g, "Pontonniers"));
			assert_string_equal(rule_asked(g), "Pontonniers");
			refused(g, "name JAB", "Pontonniers");
			play(g, "name WYK");
		}
		assert_int_equal(points(g), 3);
		march(g, side ? "PUL" : "WYK");
		assert_int_equal(points(g), 2);
		leave(g);
	}
	/* [reading 62] a stack without points is asked before it is turned; it does not march */
	struct game *g = theatre("eylau", NULL, "F-LAN WAR 3/2; R-OLS FRI 2/1; R-SAC FRI 3/1; R-TUC BIS 3/1");
	hold(g, "RU28");
	next_cards(g, "RU18");
	operations(g, RUSSIAN);
	operate(g, "R-OLS R-SAC");
	assert_true(asked(g, WINDOW_MOVER, RUSSIAN));
	play(g, "card RU28;name SCH");
	assert_true(n7_broken(&g->s, pos(g), area(g, "FRI"), n7_slot(&g->s, area(g, "FRI"), area(g, "SCH"))));
	row_is(g, ROW_OPERATIONS, FRENCH);
	is(g, "R-OLS", "2/1 +0");
	leave(g);
	/* nor does one whom Countermarch has left without any: it works on the bridge and is turned */
	for (int works = 0; works < 2; works++) {
		g = theatre("eylau", NULL, "F-LAN WAR 3/2; R-OLS FRI 2/1; R-SAC FRI 3/1; R-TUC BIS 3/1");
		hold(g, "RU28 FR07");
		next_cards(g, "RU07");
		operations(g, RUSSIAN);
		operate(g, "R-OLS R-SAC");
		play(g, "pass;pass;card FR07");
		while (frame_now(now(g))->row == ROW_COUNTER)
			play(g, "pass");
		assert_true(asked(g, WINDOW_SHORT, RUSSIAN));
		play(g, works ? "card RU28;name SCH" : "pass");
		assert_int_equal(n7_broken(&g->s, pos(g), area(g, "FRI"), n7_slot(&g->s, area(g, "FRI"), area(g, "SCH"))), works);
		row_is(g, ROW_OPERATIONS, FRENCH);
		assert_true(now(g)->piece[piece(g, "R-OLS")].flags & FLAG_ACTIVATED);
		leave(g);
	}
	/* not while enemies are in the area, nor by vedettes */
	g = theatre("eylau", NULL, "F-LAN FRI 3/2; R-OLS FRI 2/1; R-SAC BIS 3/1");
	hold(g, "RU28");
	next_cards(g, "RU01");
	operations(g, RUSSIAN);
	operate(g, "R-OLS");
	play(g, "choose 0;pass");
	row_is(g, ROW_MARCH, RUSSIAN);
	refused(g, "card RU28", "Destroyed Bridge");
	leave(g);
	g = theatre("eylau", "grognard=1", "F-LAN WAR 3/2; V1RU FRI; R-SAC BIS 3/1");
	hold(g, "RU28");
	next_cards(g, "RU01");
	operations(g, RUSSIAN);
	operate(g, "V1RU");
	play(g, "pass");
	refused(g, "card RU28", "Destroyed Bridge");
	leave(g);
	/* nor once it has come among them */
	g = theatre("eylau", NULL, "F-LAN FRI 3/2; R-OLS BAR 2/1; R-SAC BIS 3/1");
	hold(g, "RU28");
	next_cards(g, "RU01");
	operations(g, RUSSIAN);
	operate(g, "R-OLS");
	play(g, "pass");
	march(g, "FRI");
	refused(g, "card RU28", "Combat");
	leave(g);
}

/* [Coordination, reading 57] Another operation at once, with a new right to a card; then it is the enemy's turn. */
static void n7_coordination(void **unused)
{
	(void)unused;
	struct game *g = french("eylau", army, "FR29", "FR01", "F-LAN");
	play(g, "pass;halt");
	assert_true(asked(g, WINDOW_END, FRENCH));
	play(g, "card FR29");
	row_is(g, ROW_OPERATIONS, FRENCH);
	next_cards(g, "FR02");
	operate(g, "F-SOU");
	play(g, "halt");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);
	/* [Commanders and Corps, reading 28] Soult may not leave Napoleon alone: there is no other stack. In the fog the enemy cannot tell, so that the
	 * French are asked, and the card is refused. */
	for (int fog = 0; fog < 2; fog++) {
		g = theatre("eylau", fog ? "grognard=1" : NULL, "F-NAP GIL *; F-SOU GIL 5/1; F-DAV THO 5/1; R-OLS BIS 2/1");
		hold(g, "FR29");
		next_cards(g, "FR01");
		operate(g, "F-DAV");
		while (frame_now(now(g))->row == ROW_WINDOW)
			play(g, "pass");
		play(g, "halt");
		if (fog) {
			assert_true(asked(g, WINDOW_END, FRENCH));
			refused(g, "card FR29", "Coordination");
			play(g, "pass");
		}
		row_is(g, ROW_OPERATIONS, RUSSIAN);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_windows_tell_nothing), cmocka_unit_test(n7_one_card_an_operation), cmocka_unit_test(n7_forced_march), cmocka_unit_test(n7_no_answer_to_no_points),
		cmocka_unit_test(n7_forage), cmocka_unit_test(n7_countermarch), cmocka_unit_test(n7_reaction), cmocka_unit_test(n7_last_effort), cmocka_unit_test(n7_last_effort_leaves_no_commander),
		cmocka_unit_test(n7_confusion), cmocka_unit_test(n7_fatigue), cmocka_unit_test(n7_ford), cmocka_unit_test(n7_organization),
		cmocka_unit_test(n7_bridges), cmocka_unit_test(n7_coordination),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Orders and pieces in words. */
#include "words/gamble/own.h"
#include "rules/gamble/combat.h"

#include <stdio.h>
#include <string.h>

static const char *name_of(const struct scenario *s, int piece)
{
	return piece >= 0 && piece < s->pieces ? s->piece[piece].name : "";
}

/* --- Active Supply, and the other rows about depots --- */

static bool say_supply(const struct scenario *s, const struct position *p, const struct order *o, int row, struct text *out)
{
	struct text at = gb_place_called(s, o->place);
	(void)p;
	if (row == ROW_ALLOT && o->verb == VERB_PUT && o->piece >= 0)
		text_set(out, "%s to %s", gb_own(s)->kind[o->piece] == KIND_DUMMY ? "A dummy" : "A train", at.at);
	else if ((row == ROW_ALLOT || row == ROW_MOVE) && o->verb == VERB_PASS)
		text_set(out, "&Pass: throw a train away");
	else if (row == ROW_MOVE && o->verb == VERB_NAME)
		text_set(out, "Throw away the train in %s", at.at);
	else if (row == ROW_ALLOT && o->verb == VERB_DONE)
		text_set(out, "No more &dummies");
	else if (row == ROW_CONVERT && o->verb == VERB_NAME)
		text_set(out, "Turn the depot in %s into a train", at.at);
	else if (row == ROW_CONVERT && o->verb == VERB_PASS)
		text_set(out, "Turn &none into a train");
	else if ((row == ROW_DEPOTS || row == ROW_SETUP_DEPOTS) && o->verb == VERB_NAME)
		text_set(out, "Set up a depot in %s", at.at);
	else if (row == ROW_SETUP_DEPOTS && o->verb == VERB_REST)
		text_set(out, "The &usual depots");
	else if (row == ROW_SHORTAGE && o->verb == VERB_LOSE && o->piece >= 0)
		text_set(out, "Take off the depot in %s", gb_place_called(s, p->piece[o->piece].place).at);
	else if (row == ROW_QUARTERS_SOURCE && o->verb == VERB_DONE)
		text_set(out, "No &new source");
	else if (row == ROW_QUARTERS && o->verb == VERB_CHOOSE)
		text_set(out, o->number == CHOICE_WINTER_QUARTERS ? "Into &winter quarters" : "No: &campaign on in 1812");
	else if (o->verb == VERB_EXPAND)
		text_set(out, "A train makes room for 3 OF more in %s", at.at);
	else
		return false;
	return true;
}

/* --- combat --- */

static bool say_battle(const struct scenario *s, const struct position *p, const struct order *o, int row, struct text *out)
{
	int spent = row == ROW_ORDER && frame_now(p)->number > 0 ? frame_now(p)->number : 0;
	struct text at = gb_place_called(s, o->place);
	bool attacks = row == ROW_ORDER;
	if (attacks && o->verb == VERB_ATTACK_PLACE)
		text_set(out, "Attack %s", at.at);
	else if (attacks && o->verb == VERB_ATTACK && o->piece >= 0)
		text_set(out, "Attack %s", gb_place_called(s, p->piece[o->piece].place).at);
	else if (attacks && o->verb == VERB_COMMIT)
		text_set(out, spent == 1 ? "Comm&it with 1 Command" : spent ? "Comm&it with %d Commands" : "Comm&it", spent);
	else if (attacks && o->verb == VERB_PASS)
		text_set(out, "&No more attacks this turn");
	else if (o->verb == VERB_LEAVE)
		text_set(out, "Leave out %s", name_of(s, o->piece));
	else if (o->verb == VERB_SPEND)
		text_set(out, o->number == 1 ? "Spend 1 Command" : o->number ? "Spend %d Commands" : "Spend none", o->number);
	else if ((row == ROW_SUPPORT) && o->verb == VERB_NAME)
		text_set(out, "Call the stack in %s", at.at);
	else if ((row == ROW_SUPPORT) && o->verb == VERB_DONE)
		text_set(out, "&Enough support");
	else if (row == ROW_EVADE && (o->verb == VERB_STAND || o->verb == VERB_SEND || o->verb == VERB_NAME))
		text_set(out, o->verb == VERB_STAND ? "&Stand and fight" : "Evade to %s", at.at);
	else if ((row == ROW_WITHDRAW || row == ROW_OVERFLOW) && (o->verb == VERB_SEND || o->verb == VERB_NAME))
		text_set(out, "Withdraw to %s", at.at);
	else if (row == ROW_WITHDRAW && o->verb == VERB_STAND)
		text_set(out, "&Hold the ground");
	else if (row == ROW_HITS && o->verb == VERB_DONE)
		text_set(out, "&No more hits");
	else if (o->verb == VERB_HIT || o->verb == VERB_LOSE)
		text_set(out, "%s %s", o->verb == VERB_LOSE || (o->piece >= 0 && gb_disrupted(gamble_of(p), o->piece)) ? "Lose" : "Disrupt",
			 name_of(s, o->piece));
	else if (row == ROW_ADVANCE && o->verb == VERB_ADVANCE)
		text_set(out, "%s advances", name_of(s, o->piece));
	else if (row == ROW_ADVANCE && o->verb == VERB_DONE)
		text_set(out, "&Enough have advanced");
	else
		return false;
	return true;
}

/* "Line infantry, 1 OF" of a combat unit. */
static void kind_called(const struct scenario *s, int piece, struct text *out)
{
	static const char *const arms[] = {[KIND_INF] = "infantry", [KIND_CAV] = "cavalry", [KIND_ART] = "artillery"};
	static const char *const classes[] = {[CLASS_VETERAN] = "Veteran", [CLASS_LINE] = "Line", [CLASS_CONSCRIPT] = "Conscript"};
	static const char *const room[] = {[2] = "1 OF", [3] = "1\u00bd OF", [4] = "2 OF"};
	int of = gb_own(s)->of[piece], class = gb_own(s)->class[piece] % 3;
	text_set(out, "%s %s, %s", classes[class], arms[gb_own(s)->kind[piece] % 3], of >= 2 && of <= 4 ? room[of] : "");
}

/* [16.1] Who may return is not on the map to be looked at. */
static void say_return(const struct scenario *s, int piece, const char *at, struct text *out)
{
	struct text kind;
	kind_called(s, piece, &kind);
	text_set(out, "%.60s (%.60s) to %.80s", name_of(s, piece), kind.at, at);
}

static void say_march(const struct scenario *s, const struct order *o, int row, struct text *out)
{
	const char *name = name_of(s, o->piece);
	struct text at = gb_place_called(s, o->place);
	bool rides = row == ROW_COMMANDERS;
	if (o->verb == VERB_TAKE)
		text_set(out, row == ROW_RALLY ? "Rally %s" : "Take up %s", name);
	else if (o->verb == VERB_WITH)
		text_set(out, row == ROW_RALLY ? "Rally %s too" : "%s goes along", name);
	else if (o->verb == VERB_COMMIT && row == ROW_RALLY)
		text_set(out, "&Rally them");
	else if (o->verb == VERB_REST && row == ROW_RALLY)
		text_set(out, "&All who may rally there");
	else if (o->verb == VERB_REST && row == ROW_MOVE)
		text_set(out, "The &whole stack");
	else if (o->verb == VERB_MARCH)
		text_set(out, rides ? "Ride to %s" : "March to %s", at.at);
	else if (o->verb == VERB_RELEASE)
		text_set(out, "%s stays here", name);
	else if (o->verb == VERB_HALT)
		text_set(out, "&Halt here");
	else if (o->verb == VERB_PUT && row == ROW_RESTORE)
		say_return(s, o->piece, at.at, out);
	else if (o->verb == VERB_PUT)
		text_set(out, "%s to %s", name, at.at);
	else if (o->verb == VERB_CARD && o->number >= 0 && o->number < s->cards)
		text_set(out, "Lay %s", s->card[o->number].title);
	else if (o->verb == VERB_NAME)
		text_set(out, "%s", at.at);
}

/* Its nouns are pieces and hexes that there are, or none. */
static bool nouns_known(const struct scenario *s, const struct order *o)
{
	return o->piece >= NONE && o->piece < s->pieces && o->place >= NONE && o->place < s->board.count;
}

void gb_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	int row = p->header.result.over ? NONE : frame_now(p)->row;
	text_set(out, "%s", "");
	if (!nouns_known(s, o))
		return;
	if (!say_supply(s, p, o, row, out) && !say_battle(s, p, o, row, out))
		say_march(s, o, row, out);
}

void gb_explain(const struct scenario *s, const struct order *o, struct text *out)
{
	static const char *const means[CHOICES] = {
		[CHOICE_CAMPAIGN_ON] = "The campaign of 1812 goes on, into the winter and to turn 16.",
		[CHOICE_WINTER_QUARTERS] = "All rally and are placed anew, the winter takes its toll, and 1813 is fought to the end of September.",
	};
	(void)s;
	text_set(out, "%s", "");
	if (o->verb == VERB_CHOOSE && o->number >= 0 && o->number < CHOICES && means[o->number])
		text_set(out, "%s", means[o->number]);
	else if (o->verb == VERB_SPEND)
		text_set(out, "Each adds one to every test of your supports, and to the order of an attacker; it is gone whatever comes of it (10.2, 10.3).");
	else if (o->verb == VERB_EXPAND)
		text_set(out, "The train stays with the stack till the turn ends: who is over 6 OF next turn without one is lost (15.2).");
}

/* [16.13] Russians who are due by the turn of winter quarters, or are of the second year, come before it begins, and by no gate. */
static bool comes_in_winter(const struct scenario *s, const struct position *p, int piece)
{
	const struct gb_own *own = gb_own(s);
	int last = own->figures.two_year.last;
	return gamble_of(p)->state & STATE_TWO_YEARS && p->header.turn <= last && s->piece[piece].side == RUSSIAN &&
	       (own->two_year[piece] || own->turn[piece] <= last);
}

/* [13.2] [13.3] By gates, for who is due later or now. [14.1] Where an army may be set up while it is. Where winter quarters are depends on
 * how it stands (16.13): the map shows them. */
void gb_comes(const struct scenario *s, const struct position *p, int piece, struct text *out)
{
	static const char *const where[] = {[GATE_AUSTRIA] = "at Lemberg or next to it", [GATE_KIEV] = "at Kiev or next to it",
					    [GATE_KALUGA] = "at Kaluga or next to it", [GATE_PETERSBURG] = "at St Petersburg or next to it",
					    [GATE_WEST] = "anywhere west of Russia"};
	int gate = gb_own(s)->gate[piece], at = p->piece[piece].place, row = p->header.result.over ? NONE : frame_now(p)->row;
	bool set_up = at == AT_TRAY && (row == ROW_SETUP || row == ROW_SETUP_DEPOTS) && gb_is_unit(s, piece);
	text_set(out, "%s", "");
	if (at == AT_LATER && comes_in_winter(s, p, piece))
		text_set(out, "between the years, %s (16.13)", gb_own(s)->rule[piece] == GB_SWEDEN ? "at St Petersburg or next to it" : "in or next to Kiev, Moscow or St Petersburg");
	else if (gate != GATE_NONE && gate < (int)(sizeof where / sizeof *where) && (at == AT_LATER || (at == AT_TRAY && row == ROW_ARRIVE)))
		text_set(out, "%s, not on or next to an enemy", where[gate]);
	else if (set_up && gb_stays_near(s, p, piece))
		text_set(out, "within %d hexes of the western border", gb_figures(s)->setup.within);
	else if (set_up && scenario_value(s, "free_setup") && gb_reserved(s, piece))
		text_set(out, "on one of the hexes of the Cavalry Reserve (16.7)");
	else if (set_up && scenario_value(s, "free_setup"))
		text_set(out, s->piece[piece].side == RUSSIAN ? "anywhere in Russia" : "anywhere west of Russia");
}

static void add(struct text *out, const char *words)
{
	size_t used = strlen(out->at);
	snprintf(out->at + used, sizeof out->at - used, "%s%s", used ? ". " : "", words);
}

static void about_commander(const struct scenario *s, const struct gamble *g, int piece, struct text *out)
{
	static const char *const leads[] = {[RANK_NONE] = "", [RANK_CORPS] = ", commands his corps", [RANK_CAVALRY] = ", commands all cavalry",
					    [RANK_INFANTRY] = ", commands all infantry", [RANK_SUPREME] = ", commands all units"};
	static const char *const gifts[] = {[1] = "With another army commander: rating 0 and no support (16.4)", [2] = "May hesitate: 1 or 2 and he stays",
					    [3] = "Attacking: +1 for each cavalry unit", [4] = "On the march: -1 to attrition",
					    [5] = "In combat: +1 for each unit, up to 3", [6] = "On the march: +1 to attrition",
					    [7] = "Attacking: +1 for each cavalry unit"};
	bool advanced = gb_leaders(s);
	int rank = gb_own(s)->rank[piece];
	text_set(out, "Commander, rating %d%s", gb_own(s)->cr[piece], advanced && rank <= RANK_SUPREME ? leads[rank] : "");
	if (advanced && rank == RANK_INFANTRY && gb_own(s)->army[piece])
		add(out, "Only that of his own army");
	for (int n = 1; advanced && n < (int)(sizeof gifts / sizeof *gifts); n++)
		if (gb_own(s)->abilities[piece] >> n & 1 && (n != 1 || gb_quarrels(s, g, piece)))
			add(out, gifts[n]);
	if (!advanced && piece == gb_own(s)->napoleon)
		add(out, "On the march with them all the way: -1 to attrition (14.5)");
}

/* [4.1] What a unit takes of a hex stands on its counter, [10.2] of a commander his rating. */
void gb_printed(const struct scenario *s, int piece, struct text *out)
{
	const struct gb_own *own = gb_own(s);
	text_set(out, "%s", "");
	if (gb_is_commander(s, piece))
		text_set(out, "rating %d", own->cr[piece]);
	else if (gb_fights(s, piece))
		text_set(out, own->of[piece] & 1 ? "%d\u00bd OF" : "%d OF", own->of[piece] / 2);
}

static void about_unit(const struct scenario *s, const struct gamble *g, int piece, struct text *out)
{
	const struct piece *k = &g->p.piece[piece];
	kind_called(s, piece, out);
	if (k->place < 0)
		return;
	if ((k->flags & FLAG_FORCED ? 1 : 0) + k->fatigue > 1) /* what its badges do not say */
		add(out, "Tired twice: its stack counts a quarter");
}

void gb_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out)
{
	const struct gamble *g = gamble_of(p);
	text_set(out, "%s", "");
	if (!gb_knows(s, g, piece, viewer))
		return;
	switch (gb_own(s)->kind[piece]) {
	case KIND_COMMANDER:
		about_commander(s, g, piece, out);
		break;
	case KIND_TRAIN:
		if (p->piece[piece].flags & FLAG_DEPOT)
			text_set(out, "Depot: keeps units within %d hexes in supply", gb_winter(s, g, s->piece[piece].side) ?
				 gb_figures(s)->supply.winter : gb_figures(s)->supply.range);
		else
			text_set(out, "Supply train: its stack may rally or march, or the city get a depot");
		break;
	case KIND_DUMMY:
		text_set(out, "Dummy train: it does nothing but deceive");
		break;
	case KIND_BLANK:
		text_set(out, "Dummy: it makes its stack look higher");
		break;
	default:
		about_unit(s, g, piece, out);
	}
}

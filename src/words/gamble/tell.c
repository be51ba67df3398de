/* Events as lines of the log. */
#include "words/gamble/own.h"
#include "words/note.h"

#include <stdio.h>

/* A group is told once, by its first piece. "Davout with 5 units"; closed (15.1) it is a stack of nobody knows how many. */
static struct text group(const struct scenario *s, const struct event *ev)
{
	struct text out, who = gb_unit_called(s, ev);
	bool commander = ev->piece >= 0 && gb_is_commander(s, ev->piece);
	int others = ev->number == NONE || ev->rule != CITE_8_4 ? 0 : ev->number - (commander ? 0 : 1);
	if (ev->piece == NONE && ev->rule == CITE_8_4)
		text_set(&who, "A %.40s stack", s->side_name[ev->side & 1]);
	if (others <= 0)
		return who;
	text_set(&out, "%.120s with %d %sunit%s", who.at, others, commander ? "" : "more ", others == 1 ? "" : "s");
	return out;
}

/* Of a group on the march the first piece is told, with how many go. [11.19] A commander who escapes has a line that says so. */
static bool silent(const struct event *ev)
{
	return (ev->kind == EVENT_MOVE && ev->rule == CITE_8_4 && ev->number == 0) || (ev->kind == EVENT_RETREAT && ev->rule == CITE_11_19);
}

static void tell_move(const struct scenario *s, const struct event *ev, struct text *out)
{
	static const char *const goes[] = {[EVENT_MOVE] = "marches", [EVENT_RETREAT] = "withdraws", [EVENT_ADVANCE] = "advances"};
	const char *does = ev->rule == CITE_12_1 ? "rides" : goes[ev->kind];
	if (silent(ev))
		return;
	text_set(out, "%s %s from %s to %s", group(s, ev).at, does, gb_place_called(s, ev->from).at, gb_place_called(s, ev->to).at);
}

/* [13.1] Theirs are the cossacks: whom they fall on is of the other side. */
static void tell_cossacks(const struct scenario *s, const struct event *ev, struct text *out)
{
	struct event victim = *ev;
	victim.side = (int8_t)side_other((enum side)ev->side);
	text_set(out, ev->number ? "Cossacks fall on %s in %s" : "Cossacks miss %s in %s", words_amid(gb_unit_called(s, &victim)).at,
		 gb_place_called(s, ev->to >= 0 ? ev->to : ev->from).at);
}

/* Combat Commands: of the turn, spent on a defence, changed by a card. */
static void tell_commands(const struct scenario *s, const struct event *ev, struct text *out)
{
	struct text they = side_they(s, ev->side);
	const char *word = ev->number == 1 || ev->number == -1 ? "Command" : "Commands";
	if (ev->kind == EVENT_TRAINS)
		text_set(out, "%s: %+d supply train%s by the card", they.at, ev->number, ev->number == 1 || ev->number == -1 ? "" : "s");
	else if (ev->rule == CITE_10_3)
		text_set(out, "%s spend %d %s on the defence", they.at, ev->number, word);
	else if (ev->rule == CITE_9_1)
		text_set(out, "%s have %d Combat %s this turn", they.at, ev->number, word);
	else
		text_set(out, "%s: %+d Combat %s", they.at, ev->number, word);
}

static void tell_result(const struct scenario *s, const struct event *ev, struct text *out)
{
	int n = ev->number;
	struct text at = gb_place_called(s, ev->to >= 0 ? ev->to : ev->from);
	switch (ev->rule) {
	case CITE_11_8: case CITE_11_9:
		gb_tell_note(s, ev, out);
		break;
	case CITE_8_5:
		if (n >= 0 && n < s->table[0].results)
			text_set(out, "March attrition in %s: %s", at.at, result_words(s, s->table[0].result[n]));
		else
			text_set(out, "March attrition in %s, of a closed stack", at.at);
		break;
	case CITE_13_1:
		tell_cossacks(s, ev, out);
		break;
	default:
		break;
	}
}

/* [16.13] Half the sum of the two dice, and a commander for each of them that shows one. */
static void tell_winter(int units, int commanders, struct text *out)
{
	struct text more = {""};
	if (commanders)
		text_set(&more, " and %d commander%s", commanders, commanders == 1 ? "" : "s");
	text_set(out, "The winter takes %d unit%s%.40s", units, units == 1 ? "" : "s", more.at);
}

/* Checks by a die or a sum: foragers, the Cavalry Reserve, the points. */
static void tell_check(const struct scenario *s, const struct event *ev, struct text *out)
{
	struct text at = gb_place_called(s, ev->to >= 0 ? ev->to : ev->from);
	switch (ev->rule) {
	case CITE_6_3:
		text_set(out, ev->number ? "Foragers in %s find too little: the stack is out of supply" : "Foragers in %s find enough", at.at);
		break;
	case CITE_16_1:
		text_set(out, ev->number ? "The fire left nothing in %s: the stack is out of supply" : "What the fire left in %s is enough", at.at);
		break;
	case CITE_16_7:
		text_set(out, ev->number ? "The horses of %s die" : "%s keeps its horses",
			 ev->number ? words_amid(gb_unit_called(s, ev)).at : gb_unit_called(s, ev).at);
		break;
	case CITE_16_13:
		tell_winter(ev->number / SCORE_STEP, ev->number % SCORE_STEP, out);
		break;
	case CITE_14_7:
		text_set(out, "Points: %s %d, %s %d", s->side_name[FRENCH], ev->number / SCORE_STEP, s->side_name[RUSSIAN], ev->number % SCORE_STEP);
		break;
	default:
		tell_result(s, ev, out);
	}
}

static void tell_card(const struct scenario *s, const struct event *ev, struct text *out)
{
	if (ev->number < 0 || ev->number >= s->cards)
		text_set(out, "%s draw a card", side_they(s, ev->side).at);
	else
		text_set(out, "%s %s %s", side_they(s, ev->side).at, ev->seen == SEEN_ALL ? "lay" : "draw", s->card[ev->number].title);
}

static void tell_rest(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->kind) {
	case EVENT_RESULT:
		tell_result(s, ev, out);
		break;
	case EVENT_NOTE:
		gb_tell_note(s, ev, out);
		break;
	case EVENT_CARD:
		tell_card(s, ev, out);
		break;
	case EVENT_CHANGE:
		text_set(out, "%s is in the hands of %s", gb_place_called(s, ev->to).at,
			 ev->side == FRENCH ? "the French" : ev->side == RUSSIAN ? "the Russians" : "nobody");
		break;
	case EVENT_CHECK:
		tell_check(s, ev, out);
		break;
	case EVENT_IN_FORCE:
		if (ev->number >= 0 && ev->number < s->cards)
			text_set(out, "%s is in force", s->card[ev->number].title);
		break;
	case EVENT_COMMANDS: case EVENT_TRAINS:
		tell_commands(s, ev, out);
		break;
	case EVENT_REVEAL:
		if (ev->piece >= 0)
			text_set(out, "%s is shown", gb_unit_called(s, ev).at);
		else if (ev->rule != CITE_15_1)
			text_set(out, "All counters on the stacks are shown");
		break;
	case EVENT_END:
		text_set(out, "%s win: %s", side_they(s, ev->side).at,
			 ev->number >= 0 && ev->number < LEVELS ? gb_levels[ev->number] : "");
		break;
	default:
		break;
	}
}

bool gb_vain(const struct event *ev)
{
	return ev->kind == EVENT_NOTE && (ev->number == TEXT_ABORTED || ev->number == TEXT_FAILED);
}

const char *gb_die_for(int rule, int side)
{
	switch (rule) {
	case CITE_6_3:
		return "forage";
	case CITE_8_5:
		return "the attrition of a march";
	case CITE_10_2:
		return "the order to attack";
	case CITE_10_4:
		return "a stack called to support";
	case CITE_11_5:
		return "the attack";
	case CITE_11_7:
		return "the defence";
	case CITE_11_15:
		return "the hits of the loser";
	case CITE_11_19:
		return "the escape of a commander";
	case CITE_13_1:
		return "cossacks";
	case CITE_16_1:
		return "what a card brings";
	case CITE_16_4:
		return "Constantine, who may hesitate";
	case CITE_16_5:
		return "confusion in the command";
	case CITE_16_7:
		return "horses of the Cavalry Reserve";
	case CITE_16_8:
		return "a rising in the Ukraine";
	case CITE_16_12:
		return "Sweden";
	case CITE_16_13:
		return side == FRENCH ? "the winter" : "units that come back";
	case CITE_16_13_NAPOLEON:
		return "Napoleon";
	default:
		return NULL;
	}
}

static void tell_roll(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *purpose = gb_die_for(ev->rule, ev->side);
	text_set(out, "%s roll %d%s%s", side_they(s, ev->side).at, ev->number == NONE ? ev->dice[0] : ev->number, purpose ? " for " : "",
		 purpose ? purpose : "");
}

void gb_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	out->at[0] = 0;
	switch (ev->kind) {
	case EVENT_TURN:
		tell_turn(s, ev, out);
		break;
	case EVENT_PHASE:
		tell_phase(s, ev, out);
		break;
	case EVENT_MOVE: case EVENT_RETREAT: case EVENT_ADVANCE:
		tell_move(s, ev, out);
		break;
	case EVENT_ARRIVE:
		text_set(out, ev->piece >= 0 && ev->side >= 0 ? "%s: %s comes to %s" : "%s%s comes to %s",
			 ev->piece >= 0 && ev->side >= 0 ? s->side_name[ev->side & 1] : "", gb_unit_called(s, ev).at, gb_place_called(s, ev->to).at);
		break;
	case EVENT_ATTACK:
		text_set(out, "%s order an attack on %s from %s", side_they(s, ev->side).at, gb_place_called(s, ev->to).at,
			 gb_place_called(s, ev->from).at);
		break;
	case EVENT_ELIMINATE:
		text_set(out, ev->piece >= 0 ? "%s: %s is eliminated in %s" : "%s%s is eliminated in %s",
			 ev->piece >= 0 ? s->side_name[ev->side & 1] : "", gb_unit_called(s, ev).at,
			 gb_place_called(s, ev->from).at);
		break;
	case EVENT_EXIT:
		if (ev->rule == CITE_16_13 && ev->piece == gb_own(s)->napoleon) /* where he goes is told before */
			break;
		text_set(out, "%s leaves the game", gb_unit_called(s, ev).at);
		break;
	case EVENT_ROLL:
		tell_roll(s, ev, out);
		break;
	default:
		tell_rest(s, ev, out);
	}
}

const char *gb_tally(const struct scenario *s, const struct event *ev)
{
	(void)s;
	if (ev->kind == EVENT_MOVE)
		return silent(ev) ? NULL : "march|marches";
	if (ev->kind == EVENT_ATTACK)
		return "battle|battles";
	if (ev->kind != EVENT_NOTE)
		return NULL;
	switch (ev->number) {
	case TEXT_DEPOT_MADE:
		return "depot set up|depots set up";
	case TEXT_DEPOT_LOST: case TEXT_DEPOT_STORMED: case TEXT_DEPOT_RAIDED:
		return "depot destroyed|depots destroyed";
	case TEXT_DEPOT_REMOVED:
		return "depot taken off|depots taken off";
	case TEXT_BRIDGE_BUILT:
		return "bridge built|bridges built";
	case TEXT_BRIDGE_BROKEN:
		return "bridge broken|bridges broken";
	case TEXT_TRAIN_THROWN:
		return "train thrown away|trains thrown away";
	case TEXT_GARBLED:
		return "garbled order|garbled orders";
	default:
		return NULL;
	}
}

/* Events as lines of the log. */
#include "words/napoleon1807/own.h"
#include "words/note.h"

#include <stdio.h>

struct text n7_block_called(const struct scenario *s, const struct event *ev)
{
	struct text out;
	if (ev->piece >= 0 && ev->piece < s->pieces)
		text_set(&out, "%s", s->piece[ev->piece].name);
	else if (ev->side == FRENCH || ev->side == RUSSIAN)
		text_set(&out, "A %s block", s->side_name[ev->side]);
	else
		text_set(&out, "A block");
	return out;
}

/* Names are plain enough on this map: the codes stand on no sheet. */
struct text n7_area_called(const struct scenario *s, int place)
{
	struct text out;
	text_set(&out, "%s", place >= 0 && place < s->board.count ? s->board.at[place].name : "its box");
	return out;
}

const char *n7_card_called(const struct scenario *s, int card)
{
	return card >= 0 && card < s->cards ? s->card[card].title : "a card";
}

static const struct note_names names = {n7_block_called, n7_area_called};

static void tell_note(const struct scenario *s, const struct event *ev, struct text *out)
{
	tell_pattern(s, ev, ev->number >= 0 && ev->number < TEXTS ? n7_texts[ev->number] : NULL, &names, out);
}

/* [Movement 1] [Movement 3] [Combat 4] Sums: of a march, of a combat. */
static void tell_check(const struct scenario *s, const struct event *ev, struct text *out)
{
	if (ev->rule == CITE_MOVE_1 && ev->number > 0)
		text_set(out, "%s have %d movement point%s", side_they(s, ev->side).at, ev->number, ev->number == 1 ? "" : "s");
	else if (ev->rule == CITE_MOVE_1) /* weather and cards may take more than the card gives */
		text_set(out, "%s have no movement points", side_they(s, ev->side).at);
	else if (ev->rule == CITE_MOVE_3)
		text_set(out, "The march to %s costs %d fatigue", n7_area_called(s, ev->to).at, ev->number);
	else if (ev->rule == CITE_COMBAT_4)
		text_set(out, "What the combat at %s inflicts", n7_area_called(s, ev->to).at);
	else
		tell_note(s, ev, out);
}

enum { NAMED_MOST = 4 }; /* of those who go along: a line of the log has room for no more */

/* " with Sacken, Golitsyn and 2 more": the other blocks of a stack as far as they are among the `n` events from its first on, and are known. */
static void say_along(const struct scenario *s, const struct event *ev, int n, struct text *out)
{
	int others = ev->number - 1, named = 0;
	size_t used = 0;
	out->at[0] = 0;
	while (named < others && named + 1 < n && named < NAMED_MOST && ev[named + 1].kind == ev->kind && !ev[named + 1].number &&
	       ev[named + 1].piece >= 0)
		named++;
	for (int i = 1; i <= named; i++)
		used += (size_t)snprintf(out->at + used, sizeof out->at - used, "%s%s", i == 1 ? " with " : i == others ? " and " : ", ",
					 n7_block_called(s, &ev[i]).at);
	if (named < others)
		snprintf(out->at + used, sizeof out->at - used, "%s%d more", named ? " and " : " with ", others - named);
}

/* A stack is told once, by its first block, which says how many it is; how it went there is told by the rule. */
static void tell_move(const struct scenario *s, const struct event *ev, int n, struct text *out)
{
	struct text more;
	if (!ev->number)
		return;
	say_along(s, ev, n, &more);
	const char *does = ev->kind == EVENT_RETREAT ? "retreats" : ev->rule == CITE_EVENT + EV_CANNON_SOUNDS ? "marches to the sound of the guns" :
			   ev->rule == CITE_EVENT + EV_REACTION ? "slips away" : ev->rule == CITE_EVENT + EV_LAST_EFFORT ? "makes a last effort" : "marches";
	text_set(out, "%s%s %s from %s to %s", n7_block_called(s, ev).at, more.at, does, n7_area_called(s, ev->from).at, n7_area_called(s, ev->to).at);
}

/* A card that is shown, and is not turned over for its value or its effect: [Aide-de-camp], [Winter Quarters], [Reserve] and what [Cossacks]
 * and [Hussars] took out of a hand, which is told when it is discarded. */
static bool tell_shown(const struct event *ev, const char *they, const char *card, struct text *out)
{
	switch (ev->rule - CITE_EVENT) {
	case EV_AIDE_DE_CAMP:
		text_set(out, "%s hold %s", they, card);
		return true;
	case EV_WINTER_QUARTERS:
		text_set(out, "%s lay %s beside the board", they, card);
		return true;
	case EV_COSSACKS: case EV_HUSSARS: case EV_RESERVE:
		return true;
	default:
		return false;
	}
}

/* Cards that are drawn, laid, turned over and thrown away. */
static void tell_card(const struct scenario *s, const struct event *ev, struct text *out)
{
	struct text they = side_they(s, ev->side);
	const char *card = n7_card_called(s, ev->number);
	bool known = ev->number >= 0 && ev->number < s->cards;
	switch (ev->kind) {
	case EVENT_DRAWN:
		text_set(out, "%s draw %s", they.at, card);
		break;
	case EVENT_LAID:
		text_set(out, "%s play %s", they.at, card);
		break;
	case EVENT_SPENT:
		text_set(out, "%s lay %s on %s", they.at, card, words_amid(n7_block_called(s, ev)).at);
		break;
	case EVENT_DISCARDED:
		if (n7_strikes(ev))
			text_set(out, "%s lose %s to the %s", they.at, card, ev->rule == CITE_EVENT + EV_COSSACKS ? "Cossacks" : "Hussars");
		else
			text_set(out, "%s discard %s", they.at, card);
		break;
	default:
		if (!known)
			text_set(out, "%s turn over a card", they.at);
		else if (ev->rule == CITE_DRAW)
			text_set(out, "%s have drawn a red card: %s", they.at, card);
		else if (ev->rule == CITE_COMBAT_2 || ev->rule == CITE_COMBAT_7)
			text_set(out, "%s turn over %s: %d loss%s, %d fatigue", they.at, card, n7_own(s)->losses[ev->number],
				 n7_own(s)->losses[ev->number] == 1 ? "" : "es", n7_own(s)->fatigue[ev->number]);
		else if (!tell_shown(ev, they.at, card, out))
			text_set(out, "%s turn over %s: %d", they.at, card, n7_own(s)->value[ev->number]);
	}
}

static void tell_points(const struct scenario *s, const struct event *ev, struct text *out)
{
	struct text block = n7_block_called(s, ev);
	const char *arm = ev->number == ARM_HORSE ? "cavalry" : "infantry";
	switch (ev->kind) {
	case EVENT_TIRED:
		text_set(out, "%s: %d fatigue", block.at, ev->number);
		break;
	case EVENT_EASED:
		text_set(out, "%s: %d fatigue less", block.at, ev->number);
		break;
	case EVENT_POINT:
		text_set(out, "%s loses a point of %s", block.at, arm);
		break;
	default:
		text_set(out, "%s gains a point of %s", block.at, arm);
	}
}

static void tell_marker(const struct scenario *s, const struct event *ev, struct text *out)
{
	if (ev->to >= 0)
		text_set(out, "Victory marker to %d for %s: %s", ev->number, ev->side == FRENCH ? "the French" : "the Russians",
			 n7_area_called(s, ev->to).at);
	else
		text_set(out, "Victory marker to %d for %s", ev->number, ev->side == FRENCH ? "the French" : "the Russians");
}

static void tell_end(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *level = ev->number >= 0 && ev->number < LEVELS ? n7_levels[ev->number] : "";
	if (ev->side == FRENCH || ev->side == RUSSIAN)
		text_set(out, "%s win: %s", side_they(s, ev->side).at, level);
	else
		text_set(out, "The game is a draw");
}

/* [Fog of War] One block by its name; or what those who come among upright blocks make plain, NONE: that one of them at least is a corps. */
static void tell_blocks(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *whose = ev->side == FRENCH ? "French" : "Russian";
	struct text area = n7_area_called(s, ev->to);
	if (ev->piece >= 0)
		text_set(out, "%s is shown", n7_block_called(s, ev).at);
	else if (ev->number == NONE)
		text_set(out, "A %s corps stands in %s", whose, area.at);
	else if (!ev->number)
		text_set(out, "No %s corps stands in %s", whose, area.at);
	else
		text_set(out, "%d %s corps stand%s in %s", ev->number, whose, ev->number == 1 ? "s" : "", area.at);
}

static void tell_rest(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->kind) {
	case EVENT_CARD: case EVENT_DRAWN: case EVENT_LAID: case EVENT_SPENT: case EVENT_DISCARDED:
		tell_card(s, ev, out);
		break;
	case EVENT_TIRED: case EVENT_EASED: case EVENT_POINT: case EVENT_GAIN:
		tell_points(s, ev, out);
		break;
	case EVENT_NOTE: case EVENT_RESULT:
		tell_note(s, ev, out);
		break;
	case EVENT_CHECK:
		tell_check(s, ev, out);
		break;
	case EVENT_MARKER_VP:
		tell_marker(s, ev, out);
		break;
	case EVENT_REVEAL:
		tell_blocks(s, ev, out);
		break;
	case EVENT_END:
		tell_end(s, ev, out);
		break;
	default:
		break;
	}
}

void n7_tell_all(const struct scenario *s, const struct event *ev, int n, struct text *out)
{
	if (ev->kind == EVENT_MOVE || ev->kind == EVENT_RETREAT)
		tell_move(s, ev, n, out);
	else
		n7_tell(s, ev, out);
}

void n7_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	out->at[0] = 0;
	switch (ev->kind) {
	case EVENT_TURN:
		tell_turn(s, ev, out);
		break;
	case EVENT_PHASE:
		tell_phase(s, ev, out);
		break;
	case EVENT_MOVE: case EVENT_RETREAT:
		tell_move(s, ev, 1, out);
		break;
	case EVENT_ARRIVE:
		text_set(out, "%s in %s", n7_block_called(s, ev).at, n7_area_called(s, ev->to).at);
		break;
	case EVENT_ATTACK:
		text_set(out, "%s attack at %s", side_they(s, ev->side).at, n7_area_called(s, ev->to).at);
		break;
	case EVENT_ELIMINATE:
		text_set(out, "%s is eliminated in %s", n7_block_called(s, ev).at, n7_area_called(s, ev->from).at);
		break;
	case EVENT_EXIT: /* [Kamenski] */
		text_set(out, "%s leaves the game", n7_block_called(s, ev).at);
		break;
	case EVENT_CHANGE:
		text_set(out, "%s control %s", side_they(s, ev->side).at, n7_area_called(s, ev->to).at);
		break;
	case EVENT_ROLL:
		text_set(out, "%s roll %d for the %s", side_they(s, ev->side).at, ev->number == NONE ? ev->dice[0] : ev->number,
			 ev->rule == CITE_COMBAT_7 ? "pursuit" : "combat");
		break;
	default:
		tell_rest(s, ev, out);
	}
}

bool n7_quiet(const struct event *ev)
{
	return ev->kind == EVENT_CHECK && (ev->rule == CITE_MOVE_1 || ev->rule == CITE_MOVE_3);
}

/* A block that is eliminated loses all that it has left. */
int n7_unit_lost(const struct event *ev)
{
	return ev->kind == EVENT_POINT ? 1 : ev->kind == EVENT_ELIMINATE ? ev->number : 0;
}

const char *n7_tally(const struct scenario *s, const struct event *ev)
{
	(void)s;
	if (ev->kind == EVENT_MOVE && ev->rule == CITE_MOVE_2 && ev->number) /* not who goes by a card; a stack is counted by its first block */
		return "march|marches";
	if (ev->kind == EVENT_ATTACK)
		return "combat|combats";
	if (ev->kind == EVENT_LAID)
		return "card played|cards played";
	return NULL;
}

/* [Cossacks] [Hussars] Riders have taken a card out of a hand. */
bool n7_strikes(const struct event *ev)
{
	return ev->kind == EVENT_DISCARDED && (ev->rule == CITE_EVENT + EV_COSSACKS || ev->rule == CITE_EVENT + EV_HUSSARS);
}

/* [Victory] The marker tells where it stands: what it stood on before it was told last, or at the start. */
int n7_scores(const struct scenario *s, const struct event *ev, const struct event *last, struct text *why)
{
	if (ev->kind != EVENT_MARKER_VP)
		return 0;
	int was = last ? last->number : n7_own(s)->vp_start, by = ev->number > was ? ev->number - was : was - ev->number;
	if (ev->rule == CITE_VICTORY_CONTROL)
		text_set(why, "Fortified town: %s", n7_area_called(s, ev->to).at);
	else if (ev->rule == CITE_VICTORY_END)
		text_set(why, "Citadels and objectives at the end: the tab Victory names them");
	else if (ev->rule == CITE_EVENT + EV_IMPATIENCE_IN_PARIS || ev->rule == CITE_EVENT + EV_TSARS_IMPATIENCE ||
		 ev->rule == CITE_EVENT + EV_CARE || ev->rule == CITE_EVENT + EV_SURRENDER)
		text_set(why, "The card %s", n7_cites[ev->rule]);
	else
		text_set(why, "Strength points destroyed");
	return by;
}

/* Notes of the law as sentences of the log (the signs: words/note.h). */
#include "words/gamble/own.h"
#include "words/note.h"

static const char *const patterns[TEXTS] = {
	[TEXT_SET_UP] = "@ have set up",
	[TEXT_DISRUPTED] = "# is disrupted",
	[TEXT_RALLIED] = "# is in good order again",
	[TEXT_OUT_OF_SUPPLY] = "# is out of supply",
	[TEXT_KEEPS_RIGA] = "# is out of supply in Riga and keeps its order",
	[TEXT_DEPOT_MADE] = "@ set up a depot in $",
	[TEXT_DEPOT_LOST] = "@ lose their depot in $, and a train for good",
	[TEXT_DEPOT_REMOVED] = "@ have trains for fewer depots: the one in $ is taken off",
	[TEXT_DEPOT_TURNED] = "@ turn their depot in $ into a train",
	[TEXT_TRAIN_LAID] = "@ lay a counter in $",
	[TEXT_TRAIN_USED] = "@ use a train in $",
	[TEXT_TRAIN_THROWN] = "@ pass and throw a train away",
	[TEXT_DUMMY_SHOWN] = "The counter in $ was a dummy",
	[TEXT_TRAIN_IDLE] = "@ take off an idle train in $",
	[TEXT_OUT] = "@ are through with this phase",
	[TEXT_FORAGES] = "@ must forage in $",
	[TEXT_EXPANDED] = "@ make room in $ with a train",
	[TEXT_ROOM_GONE] = "The train that made room for @ in $ is spent: no unit is left there",
	[TEXT_TOO_MANY] = "There is no room for all of them in $",
	[TEXT_GARBLED] = "The order is garbled: nobody leaves $, and the train is spent",
	[TEXT_LOST_ARRIVAL] = "# finds no room and never comes",
	[TEXT_QUARTERS] = "@ go into winter quarters: the campaign goes on in May 1813",
	[TEXT_NAPOLEON_STAYS] = "Napoleon winters with the army",
	[TEXT_NAPOLEON_AWAY] = "Napoleon goes to Paris and leaves the map for now: a die at the end of each turn may bring him back",
	[TEXT_NAPOLEON_GONE] = "Napoleon goes to Paris for good: he is out of the game",
	[TEXT_NAPOLEON_BACK] = "Napoleon is back with the army",
	[TEXT_NAPOLEON_WAITS] = "Napoleon stays in Paris: the next die is thrown at the end of the next turn",
	[TEXT_NAPOLEON_CALLED] = "Napoleon may come back to the army",
	[TEXT_STAYS_BEHIND] = "# leaves the march and stays in $",
	[TEXT_SOURCE] = "$ is a French source of supply now",
	[TEXT_SOURCE_LOST] = "$ is a French source of supply no more",
	[TEXT_RETURNS] = "# comes back into play",
	[TEXT_OPENED] = "The stack in $ is opened",
	[TEXT_SHOWN] = "@ show their stack in $, and close it again",
	[TEXT_BLANK_LAID] = "A dummy is laid in $",
	[TEXT_BLANK_TAKEN] = "A dummy is taken off in $",
	[TEXT_ORDERED] = "The attack from < on $ goes ahead",
	[TEXT_ABORTED] = "A die of 1: the attack from < on $ is aborted",
	[TEXT_FAILED] = "The order to attack $ from < fails: @ attack no more this turn",
	[TEXT_NO_MORE] = "@ order no more attacks this turn",
	[TEXT_COMES] = "The stack in < comes to the support at $",
	[TEXT_STAYS_AWAY] = "The stack in < does not come to the support at $",
	[TEXT_TIE] = "A tie in $: one hit on the attackers",
	[TEXT_WINS] = "@ win the combat in $",
	[TEXT_STANDS] = "@ hold $",
	[TEXT_EVADES] = "@ leave < for $ before combat: cavalry need not wait for foot",
	[TEXT_SLIPS_AWAY] = "@ leave < for $ before combat: a card lets them slip away",
	[TEXT_NO_WAY] = "@ have no way out of $",
	[TEXT_PURSUED] = "@ are pursued out of $ by cavalry",
	[TEXT_ESCAPES] = "# escapes from < to $",
	[TEXT_CAUGHT] = "# is killed or taken in <",
	[TEXT_NO_REFUGE] = "# is killed or taken in <: no stack of @ stands within three hexes",
	[TEXT_DECISIVE] = "A decisive victory of @",
	[TEXT_DEPOT_STORMED] = "@ lose their depot in $ to an attack, and a train for good",
	[TEXT_NO_EFFECT] = "@: the card is without effect",
	[TEXT_OVERRIDDEN] = "@ get the command back that the other card took: a single instruction overrides it",
	[TEXT_RAISED] = "# has a rating one higher this turn",
	[TEXT_BARRED] = "The stack in $ may neither attack nor support this turn",
	[TEXT_EARTHWORKS] = "$ counts as a fortified city this turn",
	[TEXT_DEPOT_RAIDED] = "@ lose their depot in $ to the card",
	[TEXT_BRIDGE_BUILT] = "A bridge is built between < and $",
	[TEXT_BRIDGE_BROKEN] = "The bridge between < and $ is broken",
	[TEXT_BRIDGE_MENDED] = "The bridge between < and $ is whole again",
	[TEXT_PENALTY] = "@ gave no battle: one Combat Command less next turn",
	[TEXT_RISING] = "The Ukraine rises: the Russian 3rd Army is taken up by it",
	[TEXT_NO_RISING] = "No rising in the Ukraine",
	[TEXT_INDEPENDENT] = "Napoleon declares the western territories independent",
	[TEXT_NOT_INDEPENDENT] = "Napoleon declares no independence",
	[TEXT_TURNED] = "$ goes over to the French",
	[TEXT_DESERTS] = "# leaves the Grand Army for good",
	[TEXT_SWEDES] = "Sweden joins the Russians",
	[TEXT_NO_SWEDES] = "Sweden stays at home",
	[TEXT_TO_PARIS] = "# leaves for Paris",
	[TEXT_BAN_FORCED] = "@ may not force march this turn",
	[TEXT_BAN_DUMMIES] = "@ may use no dummies this turn",
	[TEXT_BAN_DEPOTS] = "@ may found no depots in Russia this turn",
	[TEXT_BAN_MOVE] = "@: some stacks may not move this turn, see the card",
	[TEXT_ATTRITION_WORSE] = "@ suffer worse attrition this turn",
	[TEXT_ATTRITION_MILDER] = "@ suffer milder attrition this turn",
	[TEXT_HORSE_WORSE] = "@ suffer worse attrition this turn where cavalry is in the stack",
	[TEXT_HORSE_MILDER] = "@ suffer milder attrition this turn where cavalry is in the stack",
};

/* Who it was, when the other side may not know: "a counter", "a unit". */
struct text gb_unit_called(const struct scenario *s, const struct event *ev)
{
	struct text out;
	if (ev->piece >= 0 && ev->piece < s->pieces)
		text_set(&out, "%s", gb_name(s, ev->piece));
	else if (ev->side == FRENCH || ev->side == RUSSIAN)
		text_set(&out, "A %s unit", s->side_name[ev->side]);
	else
		text_set(&out, "A unit");
	return out;
}

struct text gb_place_called(const struct scenario *s, int place)
{
	struct text out;
	text_set(&out, "%s", place >= 0 && place < s->board.count ? board_called(&s->board, place).at : "its box");
	return out;
}

static const struct note_names names = {gb_unit_called, gb_place_called};

void gb_tell_note(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *pattern = ev->number >= 0 && ev->number < TEXTS ? patterns[ev->number] : NULL;
	text_set(out, "%s", "");
	if (!pattern) {
		const char *plain = ev->number >= 0 && ev->number < TEXTS ? gb_texts[ev->number] : NULL;
		if (plain)
			text_set(out, "%s%s%s", ev->side >= 0 ? s->side_name[ev->side & 1] : "", ev->side >= 0 ? ": " : "", plain);
		return;
	}
	tell_pattern(s, ev, pattern, &names, out);
}

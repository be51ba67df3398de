/* Notes of the law as sentences of the log. In a pattern @ is the side ("The French"), # the piece, $ the place. */
#include "words/gamble/own.h"

#include <stdio.h>
#include <string.h>

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
	[TEXT_TOO_MANY] = "There is no room for all of them in $",
	[TEXT_GARBLED] = "The order is garbled: nobody leaves $, and the train is spent",
	[TEXT_LOST_ARRIVAL] = "# finds no room and never comes",
	[TEXT_QUARTERS] = "@ go into winter quarters: the campaign goes on in May 1813",
	[TEXT_NAPOLEON_STAYS] = "Napoleon winters with the army",
	[TEXT_NAPOLEON_AWAY] = "Napoleon goes to Paris, and may come back",
	[TEXT_NAPOLEON_GONE] = "Napoleon goes to Paris for good",
	[TEXT_NAPOLEON_BACK] = "Napoleon is back with the army",
	[TEXT_SOURCE] = "$ is a French source of supply now",
	[TEXT_SOURCE_LOST] = "$ is a French source of supply no more",
	[TEXT_RETURNS] = "# comes back into play",
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

static void put(struct text *out, const char *words)
{
	size_t used = strlen(out->at);
	snprintf(out->at + used, sizeof out->at - used, "%s", words);
}

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
	for (const char *c = pattern; *c; c++) {
		char one[2] = {*c, 0};
		if (*c == '@')
			put(out, side_they(s, ev->side).at);
		else if (*c == '#')
			put(out, gb_unit_called(s, ev).at);
		else
			put(out, *c == '$' ? gb_place_called(s, ev->to >= 0 ? ev->to : ev->from).at : one);
	}
}

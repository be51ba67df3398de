/* Napoleon 1807, as the rest of the program knows it. */
#include "rules/napoleon1807/n7.h"

#include <stddef.h>

_Static_assert(sizeof(struct n7_position) == 4736 && offsetof(struct n7_position, broken) == 4512, "layout");
_Static_assert(offsetof(struct n7_position, axis) == 4544 && offsetof(struct n7_position, op) == 4704, "layout");
_Static_assert(sizeof(struct n7_operation) % 2 == 0, "no hole after an operation");
_Static_assert(sizeof(struct n7_position) <= POSITION_BYTES && sizeof(struct n7_position) % 8 == 0, "a position is at most 8 KB, without padding");

static const struct verb verbs[] = {
	[VERB_TIRE - VERB_COMMON] = {"tire", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_EASE - VERB_COMMON] = {"ease", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_MARK - VERB_COMMON] = {"mark", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	{NULL, 0, 0, 0, 0, false},
};

#define N7_NUMBER(name, number) [CITE_##name] = number,
#define N7_TITLE(name, word, title) [CITE_EVENT + EV_##name] = title,
const char *const n7_cites[CITES + 1] = {N7_CITES(N7_NUMBER) N7_EVENTS(N7_TITLE) NULL};
#undef N7_NUMBER
#undef N7_TITLE

const char *const n7_levels[LEVELS + 1] = {[LEVEL_POINTS] = "on points", [LEVEL_TRACK] = "at the end of the track",
					   [LEVEL_NAPOLEON] = "Napoléon is lost", [LEVEL_DRAW] = "a draw", NULL};

const char *const n7_choices[CHOICES + 1] = {[CHOICE_MARCH] = "march", [CHOICE_FIGHT] = "fight", [CHOICE_STAY] = "stay",
					     [CHOICE_SLOWER] = "one point less", [CHOICE_CANCEL] = "cancel the Forced March", NULL};

bool n7_grognard(const struct scenario *s)
{
	return scenario_value(s, "grognard");
}

bool n7_dice(const struct scenario *s)
{
	return scenario_value(s, "dice");
}

bool n7_quarters(const struct scenario *s)
{
	return n7_own(s)->with_quarters && scenario_value(s, "winter_quarters");
}

/* [Victory at once] Points count, not blocks. */
static int lost(const struct scenario *s, const struct event *ev)
{
	(void)s;
	return ev->kind == EVENT_FALLEN ? ev->number : 0;
}

extern const struct rules napoleon1807_rules;
const struct rules napoleon1807_rules = {
	.id = "napoleon1807",
	.verbs = verbs,
	.cites = n7_cites,
	.levels = n7_levels,
	.choices = n7_choices,
	.phases = n7_phases,
	.rows = ROWS,
	.position_size = sizeof(struct n7_position),
	.hides = hides_always,
	.load = n7_load,
	.setup = n7_setup,
	.show = n7_show,
	.imagine = n7_imagine,
	.odds = n7_odds,
	.query = n7_query,
	.lost = lost,
	.sound = n7_sound,
};

/* What the template game shows, and the texts of its accounts and notes. */
#include "words/null/own.h"

static const char *const texts[] = {
	[TEXT_STRENGTH] = "strength",
	[TEXT_STORM] = "plan: storm",
	[TEXT_HOLD] = "plan: hold",
	[TEXT_CARD] = "card laid by the defender",
	[TEXT_DIFFERENCE] = "in all",
	[TEXT_HIDDEN] = "a face-down counter",
	[TEXT_MAY_CARD] = "the defender may still lay a card",
	[TEXT_IF_STRENGTH] = "if the face-down counter has strength",
	[TEXT_IF_PLAN] = "if his plan gives",
	[TEXT_SHUFFLE] = "The discarded cards are shuffled back into the pile",
	[TEXT_SUPPORT] = "takes part as well",
	[TEXT_NO_HORSE] = "horse does not count on this ground",
	[TEXT_WEARY] = "is weary",
	[TEXT_HUNGRY] = "is hungry",
	[TEXT_TOWN] = "behind walls",
	[TEXT_WORKS] = "works thrown up this turn",
	[TEXT_AXIS] = "along the axis of its side",
	[TEXT_PROBE] = "only a probe",
	[TEXT_FED] = "steps from home: fed",
	[TEXT_UNFED] = "too far from home: hungry",
	[TEXT_BRIDGES] = "The bridges there are broken for this turn",
	[TEXT_MENDED] = "Bridges are mended, works fall in, the cards in force are discarded",
	[TEXT_PASSES] = "passes",
	[TEXTS] = NULL};

static const struct showing showings[] = {
	SHOWING_ZOC, SHOWING_REACH, SHOWING_THREAT, SHOWING_FIRE,
	{.query = QUERY_SUPPLY, .key = 'g', .ink = INK_TINT, .name = "supply", .icon = "supplied-small",
	 .words = "Where your counters are fed", .means = {NULL, "not well", "not at all"}},
	{.query = QUERY_DUTY, .key = 'u', .ink = INK_RING, .name = "duty", .words = "Who retreats, may assault, has assaulted",
	 .verdict = {[1] = {0xd5482cff, BADGE_RETREATS, "retreats"}, [2] = {0xf0a020ff, BADGE_READY, "may assault"},
		     [3] = {0x9a907fff, BADGE_FIRED, "has assaulted"}}},
	{.words = NULL},
};

static const struct badge badges[] = {
	{"hungry", "badge-loose", "hungry", "h", 5, true, false, 0x4b5563ff},
	{NULL, NULL, NULL, NULL, 0, false, false, 0},
};

static const struct figure figures[] = {
	[NULL_FIGURE_FOOT] = {"foot", NULL, "points of foot", CORNER_UPPER_LEFT, "foot"},
	[NULL_FIGURE_HORSE] = {"horse", NULL, "points of horse", CORNER_UPPER_RIGHT, "horse"},
	[NULL_FIGURE_FATIGUE] = {"fatigue", "fatigue", "fatigue", CORNER_LOWER_LEFT, "track"},
	[NULL_FIGURE_MARCH] = {"march", NULL, "points of march left", CORNER_LOWER_RIGHT, NULL},
	[NULL_FIGURES] = {NULL, NULL, NULL, 0, NULL},
};
_Static_assert((int)NULL_FIGURES == (int)VIEW_FIGURES, "a number at each corner");

static const struct pile piles[] = {
	[NULL_PILE_HAND] = {"Blue's cards", PILE_HAND, SIDE_0, "deck"},
	[NULL_PILE_HAND + 1] = {"Red's cards", PILE_HAND, SIDE_1, "deck"},
	[NULL_PILE_DECK] = {"Deck", PILE_DOWN, NOBODY, "deck"},
	[NULL_PILE_DISCARD] = {"Discards", PILE_UP, NOBODY, "deck"},
	[NULL_PILE_LAID] = {"Blue: in force", PILE_LAID, SIDE_0, "deck"},
	[NULL_PILE_LAID + 1] = {"Red: in force", PILE_LAID, SIDE_1, "deck"},
	[NULL_PILES] = {NULL, 0, NOBODY, NULL},
};

extern const struct words null_words;
const struct words null_words = {
	.id = "null",
	.over = "The fight for the villages is over",
	.showings = showings,
	.badges = badges,
	.figures = figures,
	.piles = piles,
	.texts = texts,
	.pages = null_pages,
	.tell = null_tell,
	.say = null_say,
	.explain = null_explain,
	.about = null_about,
	.page = null_page,
};

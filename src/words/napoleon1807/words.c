/* What the map of Napoleon 1807 shows, and all that is said of it. */
#include "words/napoleon1807/own.h"

static const struct showing showings[] = {
	SHOWING_REACH,
	SHOWING_THREAT,
	{.query = QUERY_DUTY, .key = 'g', .ink = INK_RING, .name = "duty", .icon = "oob", .words = "Who is ready, who has been activated, who is tired",
	 .verdict = {[1] = {0x6fae5aff, 0, "ready"}, [2] = {0xd5482cff, BADGE_TIRED, "tired: one combat card less"},
		     [3] = {0x9a907fff, BADGE_MOVED, "has been activated"}}},
	{.words = NULL},
};

static const struct badge badges[] = {
	{"operates", NULL, "belongs to the operation that runs", "o", 6, false, true, 0xf0a020ff},
	{"care", "crown", "cared for: if it stays ready it recovers a point and all fatigue", "c", 5, true, false, 0x2f5590ff},
	{"tired", "badge-tired", "tired: one combat card less, a point lost at the end of the turn", "t", 5, true, false, 0x9a3b2eff},
	{"storm", "badge-poor", "Snow Storm: it brings no cards to this combat", "s", 5, true, false, 0x5a6d7dff},
	{NULL, NULL, NULL, NULL, 0, false, false, 0},
};

static const struct figure figures[] = {
	[FIGURE_FOOT] = {"foot", NULL, "points of infantry", CORNER_UPPER_LEFT, "foot"},
	[FIGURE_HORSE] = {"horse", NULL, "points of cavalry", CORNER_UPPER_RIGHT, "horse"},
	[FIGURE_FATIGUE] = {"fatigue", "fatigue", "fatigue", CORNER_LOWER_LEFT, "track"},
	[FIGURES] = {NULL, NULL, NULL, 0, NULL},
};

static const struct pile piles[] = {
	[SHOWN_HAND] = {"French hand", PILE_HAND, FRENCH, "french"},
	[SHOWN_HAND_RUSSIAN] = {"Russian hand", PILE_HAND, RUSSIAN, "russian"},
	[SHOWN_DECK] = {"Draw pile", PILE_DOWN, FRENCH, "french"},
	[SHOWN_DECK_RUSSIAN] = {"Draw pile", PILE_DOWN, RUSSIAN, "russian"},
	[SHOWN_DISCARD] = {"Discards", PILE_DOWN, FRENCH, "french"},
	[SHOWN_DISCARD_RUSSIAN] = {"Discards", PILE_DOWN, RUSSIAN, "russian"},
	[SHOWN_LAID] = {"Played", PILE_LAID, FRENCH, "french"},
	[SHOWN_LAID_RUSSIAN] = {"Played", PILE_LAID, RUSSIAN, "russian"},
	[SHOWN_TURN] = {"In force", PILE_LAID, FRENCH, "french"},
	[SHOWN_TURN_RUSSIAN] = {"In force", PILE_LAID, RUSSIAN, "russian"},
	[SHOWN_WEATHER] = {"Weather", PILE_LAID, NOBODY, "french"},
	[SHOWN_QUARTERS] = {"Winter Quarters", PILE_LAID, NOBODY, "french"},
	[SHOWN_PILES] = {NULL, 0, NOBODY, NULL},
};

static const struct helper helpers[] = {
	{"commander", "commander|commanders"}, {"vedette", "vedette|vedettes"}, {NULL, NULL},
};

extern const struct words napoleon1807_words;
const struct words napoleon1807_words = {
	.id = "napoleon1807",
	.luck = "In combat a high die costs the enemy more.",
	.over = "The campaign is over",
	.texts = n7_texts,
	.showings = showings,
	.badges = badges,
	.figures = figures,
	.piles = piles,
	.pages = n7_pages,
	.whole_pages = UINT64_C(1) << N7_PAGE_RECOVERY,
	.helpers = helpers,
	.tell = n7_tell,
	.tell_all = n7_tell_all,
	.say = n7_say,
	.explain = n7_explain,
	.comes = n7_comes,
	.about = n7_about,
	.pass_ends = true,
	.forgets = n7_forgets,
	.holds = n7_holds,
	.gained = n7_gained,
	.strikes = n7_strikes,
	.serves = n7_serves,
	.far = n7_far,
	.lines_choose = ROW_BIT(ROW_REST),
	.quiet = n7_quiet,
	.tally = n7_tally,
	.scores = n7_scores,
	.scored = "What moved the marker",
	.lost_of = "strength point",
	.lost_ofs = "strength points",
	.unit_lost = n7_unit_lost,
	.warn = n7_warn,
	.page = n7_page,
};

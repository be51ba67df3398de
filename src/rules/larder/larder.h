/* The larder of 1812: how corps live off the land, for both games of 1812. Sources of supply, depots, supply units that
 * feed a neighbour, depletion, the decisions about all this and the steward who takes them for an owner who leaves it
 * to the program.
 *
 * The larder owns nothing: struct larder is a window on a game's own position, through pointers, so that every byte of
 * the position stays where the game has it. A game fills it (one function) and keeps struct larder_law for what differs.
 * Regions are the supply areas, at most LARDER_REGIONS of them, numbered as their codes are ordered.
 */
#ifndef GROGNARD_RULES_LARDER_LARDER_H
#define GROGNARD_RULES_LARDER_LARDER_H

#include "core/supply.h"
#include "rules/phases.h"

enum { LARDER_REGIONS = 64 };

/* What can be counted in a region. */
enum larder_what {
	LARDER_UNITS,  /* anything at all */
	LARDER_CORPS,  /* what eats */
	LARDER_CROWD,  /* what must not be too many beside a supply unit that feeds a neighbour */
	LARDER_SUPPLY, /* supply units */
	LARDER_DEPOTS,
	LARDER_FED     /* corps that a fortress feeds */
};

/* What the two games have each in their own way: numbers of rows, verbs, options and cites, and how units are counted. */
struct larder_law {
	int depots_of;  /* the side that sets up depots */
	int order, source, share, keep, track, expend;    /* rows: see rows.c */
	int draw;                                         /* verb: place number */
	int keep_foot, keep_horse, with, without;         /* options of choose */
	int cite_share, cite_source, cite_fortress, cite_track, cite_depot;
	/* Units in a region; the place of the first such unit, or NONE. */
	int (*count)(const struct scenario *s, const struct position *p, int side, int region, enum larder_what what);
	int (*place)(const struct scenario *s, const struct position *p, int side, int region, enum larder_what what);
	/* Where both sides can see that the side has units in the region; the first place of the region when it has none. */
	int (*seat)(const struct scenario *s, const struct position *p, int side, int region);
	/* Units in a region that need a source and are no corps; NULL where there are none. */
	int (*small)(const struct scenario *s, const struct position *p, int side, int region);
	/* Do corps of both arms stand in a fortress that feeds one of them? */
	bool (*mixed)(const struct scenario *s, const struct position *p, int side, int region);
	/* What a region is called: "Smolensk (R44)". */
	struct text (*called)(const struct scenario *s, int region);
	/* Units of both arms that are no corps, and no corps with them? NULL where there are none. */
	bool (*mixed_small)(const struct scenario *s, const struct position *p, int side, int region);
	/* Is this piece a depot on the map that can be used? Does a supply unit of its side stand on a place? How many steps from there is
	 * the next enemy? */
	bool (*depot)(const struct scenario *s, const struct position *p, int piece);
	bool (*tended)(const struct scenario *s, const struct position *p, int place);
	int (*danger)(const struct scenario *s, const struct position *p, int place);
	/* When all corps have drawn: units that are no corps and use depots of a region; NULL where there are none. */
	int (*riders)(const struct scenario *s, const struct position *p, int region);
};

/* The window. Who opens it on a position that must not change only reads. position.used holds, while the interphase lasts, the depots
 * that their owner has named to be used up. */
struct larder {
	const struct scenario *s;
	const struct larder_law *law;
	const struct supply_charts *charts;
	struct position *p;
	int regions, turn, places;
	int feeds;                            /* so many corps use a depot for nothing; more use it up */
	int crowd;                            /* most corps of its side beside a supply unit that feeds a neighbour */
	const uint64_t *near;                 /* regions with a common border, a bit each */
	const uint8_t *region;                /* of a place */
	uint8_t *depleted;                    /* enum depleted */
	uint8_t *uses[SIDES];                 /* corps that live off the region they stand in */
	uint8_t *left[SIDES];                 /* corps that have no source yet */
	uint8_t *on_depot;                    /* corps that use depots there */
	const uint8_t *riders;                /* others that use depots there and count for their end alone; NULL: none */
	uint8_t *guests;                      /* corps of a neighbour that draw on the supply unit there */
	uint8_t *host_of;                     /* region + 1 whose corps draw there */
	uint8_t *track;                       /* 0 undecided, 1 with, 2 without supply unit */
	uint8_t *keep[SIDES];                 /* whom a fortress feeds: 0 undecided, 1 infantry, 2 cavalry */
	uint8_t *leaves;                      /* by side: leaves the rest of the interphase to the program */
	uint8_t *stage, *side;                /* how far the interphase is, and who names his sources now */
};

static inline int larder_count(const struct larder *l, int side, int region, enum larder_what what)
{
	return l->law->count(l->s, l->p, side, region, what);
}

/* --- larder.c: what there is --- */

/* Corps that use the region: those that live off it and those who draw on its supply unit. */
int larder_users(const struct larder *l, int region);
/* [Supply H] May a side use the track with supply unit there, being alone; and would it make a difference? */
bool larder_may_track(const struct larder *l, int side, int region);
bool larder_track_matters(const struct larder *l, int region);
/* [Supply D] Is a depot used up there when so many corps use depots, beside the riders? */
bool larder_spends(const struct larder *l, int region, int users);
/* The state of a region next door when `more` guests draw on it, with or without the help of its supply unit. */
enum depleted larder_host_after(const struct larder *l, int side, int host, int more, bool with);
/* The state of a region when `on` of the corps that are left use depots; whether that differs from what one more on the
 * depots would bring. */
enum depleted larder_share_after(const struct larder *l, int side, int region, int on, bool with);
bool larder_share_tells(const struct larder *l, int side, int region, int on);
/* What each region is left with, once all sources are named. */
void larder_after(const struct larder *l, uint8_t after[LARDER_REGIONS]);

/* --- source.c: who may draw on what --- */

/* Places from which corps of a side in a depleted region may draw: depots of their own region, supply units next door. */
struct larder_sources {
	int n;
	int16_t place[LARDER_REGIONS + 1];
	uint64_t hosts; /* the regions next door among them */
};
void larder_sources(const struct larder *l, int side, int region, struct larder_sources *out);
/* [Supply A] Of them those that leave as few of the side hungry as can be: nobody takes what another needs while a source is open. */
void larder_fair_sources(const struct larder *l, int side, int region, struct larder_sources *out);
/* [Supply G] Why corps of a region cannot draw on another (or on depots of their own), by the first condition that fails;
 * NULL when they can. */
const char *larder_no_source(const struct larder *l, int side, int region, int host);
/* The depleted regions whose corps still have to draw, a bit each. */
uint64_t larder_drawing(const struct larder *l, int side);
/* `n` corps of the region draw on the source at a place. */
void larder_draw(struct larder *l, int side, int region, int place, int n);
/* Corps of a side in a region that are left: `on` of them use depots, the others the region. */
void larder_share(struct larder *l, int side, int region, int on);

/* --- match.c: who can be fed next door at all --- */

/* [Supply A, Supply G] A neighbour for each wholly depleted region that has no depots, so that as few as can be go hungry (corps count
 * twice): host[r] is the neighbour + 1, also where it is settled already; 0: none. Returns the count of who stays hungry. With `claim`,
 * as if that neighbour fed `region`. */
int larder_match(const struct larder *l, int side, int region, int claim, uint8_t host[LARDER_REGIONS]);
/* [Supply G] When all corps have drawn: the regions, a bit each, whose other units contend for neighbours that cannot feed all of them.
 * 0: nobody goes hungry for another. */
uint64_t larder_rivals(const struct larder *l, int side);
/* Does a wholly depleted region find no neighbour for all of its units that need one? */
bool larder_starves(const struct larder *l, int side, int region);
/* Is the choice whom a fortress feeds one among units that are no corps? */
bool larder_keeps_small(const struct larder *l, int side, int region);

/* --- steward.c: what the program would choose --- */

void larder_draw_best(struct larder *l, int side, int region); /* for all who are left */
int larder_best_order(const struct larder *l, int side);       /* the region that draws first */
int larder_best_share(const struct larder *l, int side, int region);

/* --- expend.c: which depot is used up --- */

/* [Supply D] When all corps have drawn: how many units use the depots of a region; are they more than those feed for nothing? */
int larder_depot_users(const struct larder *l, int region);
bool larder_expends(const struct larder *l, int region);
/* The depots of a region that can be used, one for each place: how many, by piece. */
int larder_depots(const struct larder *l, int region, int16_t out[LARDER_REGIONS]);
/* The one that its owner has named to be used up; the one that the program would name. NONE: there is none. */
int larder_named_depot(const struct larder *l, int region);
int larder_best_depot(const struct larder *l, int region);
/* The one that goes where one is used up. */
int larder_expended(const struct larder *l, int region);

/* --- course.c: the interphase as a whole --- */

/* Has it begun? */
bool larder_begun(const struct larder *l);
/* Begins it, if it has not begun: how many corps of each region need a source. */
void larder_begin(struct larder *l);
/* Runs on until somebody has to decide (a frame is pushed; true), or up to dice and depletion (false). `ask` false:
 * nobody is asked, all is chosen as for a side that leaves it to the program. */
bool larder_run(struct larder *l, bool ask);
/* All is as before the next interphase. */
void larder_end(struct larder *l);

/* --- rows.c: the decisions, as rows of the table of phases --- */

/* ask, list, can and act of the six rows (and enter of `source`): (which region draws first, its source, depot or land, whom the fortress
 * feeds, which track, which depot is used up)
 * under a game's own stem, over its way to open the larder: struct larder open(const struct scenario *, const struct
 * position *). */
#define LARDER_ROW(stem, row, open)                                                                                      \
	void stem##_##row##_ask(const struct scenario *s, const struct position *p, struct prompt *out)                   \
	{                                                                                                                 \
		struct larder l = open(s, p);                                                                             \
		larder_##row##_ask(&l, out);                                                                              \
	}                                                                                                                 \
	void stem##_##row##_list(const struct scenario *s, const struct position *p, struct orders *out)                  \
	{                                                                                                                 \
		struct larder l = open(s, p);                                                                             \
		larder_##row##_list(&l, out);                                                                             \
	}                                                                                                                 \
	bool stem##_##row##_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e) \
	{                                                                                                                 \
		struct larder l = open(s, p);                                                                             \
		return larder_##row##_can(&l, o, e);                                                                      \
	}                                                                                                                 \
	void stem##_##row##_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)   \
	{                                                                                                                 \
		struct larder l = open(s, p);                                                                             \
		(void)ev;                                                                                                 \
		larder_##row##_act(&l, o);                                                                                \
	}

#define LARDER_ROWS(stem, open)                                                                                          \
	LARDER_ROW(stem, order, open)                                                                                     \
	LARDER_ROW(stem, source, open)                                                                                    \
	LARDER_ROW(stem, share, open)                                                                                     \
	LARDER_ROW(stem, keep, open)                                                                                      \
	LARDER_ROW(stem, track, open)                                                                                     \
	LARDER_ROW(stem, expend, open)                                                                                    \
	void stem##_source_enter(const struct scenario *s, struct position *p, struct events *ev)                         \
	{                                                                                                                 \
		struct larder l = open(s, p);                                                                             \
		(void)ev;                                                                                                 \
		larder_source_enter(&l);                                                                                  \
	}

/* Goes back when the corps of the region have all they need. */
void larder_source_enter(struct larder *l);

#define LARDER_ROW_FUNCTIONS(row)                                                                                        \
	void larder_##row##_ask(const struct larder *l, struct prompt *out);                                              \
	void larder_##row##_list(const struct larder *l, struct orders *out);                                             \
	bool larder_##row##_can(const struct larder *l, const struct order *o, struct error *e);                          \
	void larder_##row##_act(struct larder *l, const struct order *o);
LARDER_ROW_FUNCTIONS(order)
LARDER_ROW_FUNCTIONS(source)
LARDER_ROW_FUNCTIONS(share)
LARDER_ROW_FUNCTIONS(keep)
LARDER_ROW_FUNCTIONS(track)
LARDER_ROW_FUNCTIONS(expend)

/* [Victory B] What is said of points that are fewer than the index of the turn asks for; "" when they are enough. */
static inline void larder_short(int points, int asked, struct text *out)
{
	text_set(out, "%s", "");
	if (points < asked)
		text_set(out, "%d of %d points: a corps is lost at the end of this turn", points, asked);
}

/* [Victory C] The best degree of victory that the points reach, in both games: index into `least`, points in falling order; the
 * last where they reach none. */
static inline int larder_level(const int *least, int levels, int points)
{
	int level = 0;
	while (level < levels - 1 && points < least[level])
		level++;
	return level;
}

#endif

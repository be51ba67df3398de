/* What is said and shown of a game: its log, its buttons, its pages, its names. One const struct words per game.
 *
 * Words know the law of their own game and nothing of matches, seats and screens. They change nothing: all functions
 * may be called with any position that came out of setup, play and imagine. What they say of a position imagined for a
 * side is the same as of the truth (secrets.h).
 */
#ifndef GROGNARD_WORDS_WORDS_H
#define GROGNARD_WORDS_WORDS_H

#include "core/chart.h"
#include "core/heard.h"
#include "rules/rules.h"

/* What a game is told in (match/chapter.h). */
enum chapter_kind {
	CHAPTER_NONE,
	CHAPTER_BATTLE,   /* an attack and what comes of it */
	CHAPTER_CHECK,    /* an account by itself */
	CHAPTER_PHASE,    /* a row of the table of phases that has a page */
	CHAPTER_SUPPLY,   /* the same; its many small events are one line of the log */
	CHAPTER_DISPATCH, /* the enemy's player-turn */
	CHAPTER_GAME      /* the whole game */
};

/* Does a page that collects come by itself when its phase is over? */
enum page_comes {
	PAGE_STAYS,     /* no: it is looked up */
	PAGE_COMES,     /* when it has any row */
	PAGE_COMES_LOST /* when a row of it is marked as a loss (CHART_BAD) */
};

/* A page of the game's own beside the log. */
struct page {
	const char *name; /* "Bridges"; NULL ends the list */
	int row;          /* collects what happens while this row of the table of phases runs; NONE: it is read off
			     the position */
	uint8_t kind;     /* CHAPTER_PHASE or CHAPTER_SUPPLY; where nothing is collected CHAPTER_NONE */
	uint8_t comes;    /* enum page_comes */
	bool in_victory;  /* stands on the victory tab and has no tab of its own */
	uint64_t asked;   /* bit per row of the table of phases: comes forward when that row asks; then `page` without a decision has
			     what stands to be decided, which is shown above what was collected */
};

/* A badge on a counter, and what it says. */
struct badge {
	const char *name;    /* in the JSON lines: "must-attack" */
	const char *sprite;  /* picture of the interface; NULL: none, and a block has a frame of its colour */
	const char *tip;     /* "has moved" */
	const char *letter;  /* without art: a letter in a polygon of so many corners */
	uint8_t corners;
	bool beside;         /* the lasting state of a unit: on the other side of its counter */
	bool under;          /* gives way to TARGET and ATTACKS: what is being done says more than what must be done */
	uint32_t colour;
};

/* At which corner of a flat counter a number stands. */
enum { CORNER_UPPER_LEFT, CORNER_UPPER_RIGHT, CORNER_LOWER_LEFT, CORNER_LOWER_RIGHT };

/* A number on a counter that changes in play: foot, horse, fatigue. counter.figure[i] is the number of the i-th. */
struct figure {
	const char *name;    /* in the JSON lines: "foot"; NULL ends the table, after VIEW_FIGURES at most */
	const char *sprite;  /* picture of the interface beside the number; NULL: none */
	const char *tip;     /* "foot points" */
	uint8_t corner;      /* CORNER_ */
	const char *spot;    /* on an upright block: "foot", "horse": that number of its face; "track": as many discs */
};

/* How the cards of a pile lie. */
enum {
	PILE_HAND, /* side by side, in the hand of its side */
	PILE_UP,   /* one on the other, the faces up: discards */
	PILE_DOWN, /* the faces down: a deck */
	PILE_LAID  /* side by side on the table: in force */
};

/* A pile of cards: view_card.pile is an index. */
struct pile {
	const char *name;    /* "discard"; NULL ends the table */
	uint8_t kind;        /* PILE_ */
	int8_t side;         /* whose, or NOBODY */
	const char *back;    /* which back its cards have: "back/<this>" in the atlas of cards */
};

/* How an overlay is drawn: bits. */
enum {
	INK_OUTLINE = 1, /* places with a value have a line round them */
	INK_NUMBER = 2,  /* and the value in them */
	INK_TINT = 4,    /* places are tinted and hatched by their value: 0, up to 99, 100 */
	INK_HATCH = 8,   /* places are ruled: bit 1 of the value friendly, bit 2 hostile; tinted beside it for bits 3 and 4 */
	INK_RING = 16,   /* pieces with a verdict have a ring, and a badge */
	INK_WAY = 32     /* an arrow from every piece with a verdict to what was asked about */
};

/* Something that the map can show. */
struct showing {
	uint8_t query;            /* enum query */
	char key;                 /* 0: none */
	bool needs_piece;         /* asks about the selected unit */
	uint8_t ink;              /* INK_ */
	const char *name, *icon;  /* for scripts; a picture of the interface, NULL: no tool in the bar */
	const char *words;        /* "Zones of control"; NULL ends the table */
	uint32_t colour;          /* of outlines */
	const char *means[3];     /* for the legend: what an outline is; what is ruled or tinted by values of 1 and 2 */
	const char *deep[3];      /* what is ruled and tinted by bits 3 and 4 beside bits 1 and 2 means; NULL: there are no such values */
	struct {
		uint32_t colour;  /* of the ring; 0: none */
		unsigned badge;   /* BADGE_, or 0 */
		const char *means; /* for the legend */
	} verdict[4];
};

/* What may have been forgotten when a phase is ended: "2 engineers at a ford have not worked", with the first of them. */
enum { FORGOTTEN_MOST = 6 };
struct forgotten {
	int n;
	struct {
		struct text what;      /* a whole sentence */
		int16_t piece, place;  /* where the first is; NONE: nothing to be shown */
		bool at_end;           /* only when the phase is about to end: nobody has begun yet with what it is about */
	} at[FORGOTTEN_MOST];
};

/* Adds a sentence; what is over the most is left out. */
void forgotten_add(struct forgotten *f, int piece, int place, const char *format, ...) PRINTF_LIKE(4, 5);

/* Pieces that are no combat units: commanders, trains, markers. */
struct helper {
	const char *type;   /* as in pieces.json; NULL ends the table */
	const char *called; /* one and several, "commander|commanders"; NULL: not counted among the forces at all */
};

#define WORDS_AIDED "Computer does the &rest"

/* Every member but id and tell may be NULL: then the usual words do. */
struct words {
	const char *id;             /* of the game, as in struct rules */
	const char *over;           /* "The campaign is over"; NULL: "The battle is over" */
	bool degrees;               /* the levels of a victory (rules.levels) are degrees of it, one dearer than the other, and not what it came by */
	bool values;                /* strength and movement are printed on the counters, and count in sums */
	const struct showing *showings; /* all that its map can show; NULL: the usual */
	const struct badge *badges; /* the game's own, from BADGE_COMMON on; one without a name ends it */
	unsigned told;              /* badges (BADGE_) of which the words of `about` tell as well */
	const struct helper *helpers;   /* who is no combat unit and counted apart; NULL: all are units */
	const struct figure *figures;   /* numbers on its counters that change in play; one without a name ends it */
	const struct pile *piles;       /* where its cards lie; one without a name ends it */
	const char *const *texts;   /* texts of lines of accounts and of notes; NULL ends it */
	const struct page *pages;   /* a page without a name ends it */
	uint64_t whole_pages;       /* bit per page: what is told of its row again in the same turn belongs to the same run */
	/* One event as a line of the log ("" for events not worth a line). */
	void (*tell)(const struct scenario *s, const struct event *ev, struct text *out);
	/* The same of the first of `n` events that were heard one after the other, where those behind it belong to it: who else goes
	 * with it, by name. NULL: as tell has it. */
	void (*tell_all)(const struct scenario *s, const struct event *ev, int n, struct text *out);
	/* An order that could be given now, in words for a button or menu ("" for the usual words). */
	void (*say)(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
	uint64_t yields;            /* verbs by which one gives up something of one's own and need not: no advice ever names them */
	/* Verbs about a piece by which something is spent that may be kept: each such order has a button, and no click on the piece gives it.
	 * `say` has words too for one without a piece, for the list of many: "Release a Guard unit". */
	uint64_t buttons;
	/* What an order means, in a sentence ("" where its words say enough). */
	void (*explain)(const struct scenario *s, const struct order *o, struct text *out);
	/* Where a unit that is still to arrive may come in ("" if it does not arrive); NULL: what is printed is enough. */
	void (*comes)(const struct scenario *s, const struct position *p, int piece, struct text *out);
	/* The figures on its counter, where they are not strength and movement ("" for the usual); NULL: all are, if `values`. */
	void (*printed)(const struct scenario *s, int piece, struct text *out);
	/* A piece in a few words as it is now, for who may know it; NULL: what is printed is enough. */
	void (*about)(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);
	/* What a place is worth to the game and how it stands now, below its ground and line by line: "Defence ×3; French control"; both sides
	 * know. "" for nothing; NULL: there is never more than its ground. */
	void (*ground)(const struct scenario *s, const struct position *p, int place, struct text *out);
	bool pass_ends;             /* a pass where the sides take turns is the end of the phase for him who passes */
	/* What the side that decides may have forgotten when it ends the phase now; `list`: all it may order. Who has not moved
	 * and who waits in the tray is told in all games. */
	void (*forgets)(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out);
	/* A sum that is looked up in the log and does not come as a report by itself; NULL: all do. */
	bool (*quiet)(const struct event *ev);
	/* What an event is counted as when the other side's turn is summed up, "march|marches" (NULL: it is not);
	 * no function: marches and attacks. */
	const char *(*tally)(const struct scenario *s, const struct event *ev);
	/* By how many points the event moved the score for its side, and what for, as a line of a sum: "Strength points destroyed"; 0: by none.
	 * `last`: the last event that moved it, or NULL. NULL: the game has no score that events move. */
	int (*scores)(const struct scenario *s, const struct event *ev, const struct event *last, struct text *why);
	const char *scored;         /* heading of that sum, at most 39 bytes: "What moved the marker"; NULL only where `scores` is */
	int matched;                /* text of the sums that are held against each other, where hits are summed up after them; 0: the last ones */
	const char *fights;         /* what is to be read of its combat while none is asked for, a few sentences; NULL: that attacks have odds */
	const char *attacked;       /* what an attack is counted as, "shot|shots"; NULL: "attack|attacks" */
	/* What the dice of an event were thrown for, where the luck of some is another's bad luck: "Morale checks". NULL: all are counted together. */
	const char *(*luck_of)(const struct scenario *s, const struct event *ev);
	const char *luck;           /* for whom a high or low die is good, a sentence of at most 119 bytes; NULL: nothing is said */
	/* In what losses are counted (rules.lost), one and several, and how many of it an event takes from its piece. None of this: units that
	 * are eliminated. */
	const char *lost_of, *lost_ofs;
	int (*unit_lost)(const struct event *ev);
	/* Is he whom the event eliminates lost for want of a way to retreat? The report says so beside the result. NULL: nobody is. */
	bool (*trapped)(const struct event *ev);
	/* Where it comes to the same, as far as its side can tell, which of the listed orders is given (a chit that is never opened): what the one
	 * button for all of them says, with "&". "" where it does not; NULL: it never does. */
	void (*all_one)(const struct scenario *s, const struct position *p, struct text *out);
	/* The verb of which every listed order is about a piece of its own and all may be given one after the other; `out`: what the one button
	 * for all of them says, with "&": "A&ll retreat". NONE where there is none; NULL: there never is. */
	int (*all_of)(const struct scenario *s, const struct position *p, const struct orders *list, struct text *out);
	/* What is about to cost somebody something unless he does something, as far as `viewer` may know it: "15 of 17 points: a
	 * corps is lost at the end of this turn". "" when nothing is; NULL: nothing ever is. */
	void (*warn)(const struct scenario *s, const struct position *p, enum side viewer, struct text *out);
	/* What a die is thrown for by this rule and side, "the order to attack"; NULL where nobody can say. NULL: the rolls of this game name
	 * nothing. */
	const char *(*die_for)(int rule, int side);
	/* Did the attack that this event belongs to come to nothing by it, so that no battle was fought? */
	bool (*vain)(const struct event *);
	/* Does the side hold this place of the aim already, though nobody of it may stand there? Both sides know. NULL: nobody
	 * holds what he does not stand in. */
	bool (*holds)(const struct scenario *s, const struct position *p, int side, int place);
	/* How a place of the aim came to be the side's between two positions, where nobody took it: "siege lifted", at most 31 bytes; "" where
	 * it was taken. NULL: it always was. */
	void (*gained)(const struct scenario *s, const struct position *before, const struct position *after, int side, int place, struct text *out);
	/* Does an event of a kind of the game's own strike its side, so that the enemy's turn is told with it: a card is taken out of a hand?
	 * NULL: none does. */
	bool (*strikes)(const struct event *ev);
	/* Does an order that may be given do anything, as far as its side can tell (a card that takes fatigue off, and nobody has any; an
	 * attack at odds that nobody takes)? No advice names one that does not, and no card is lit for it. Of a card that does nothing
	 * `why` says it (may be NULL), "It does nothing now: none of your corps has fatigue". NULL: all do. */
	bool (*serves)(const struct scenario *s, const struct position *p, const struct order *o, struct text *why);
	/* What is about to be fought while a side decides whether it waits for it, the i-th (0 <= i): "Riga (2115) attacks 2015 at
	 * 216 %", and its chances; out->sum.place is where. False: there is no more of it. NULL: nothing is told. */
	bool (*looms)(const struct scenario *s, const struct position *p, int i, struct text *what, struct outlook *out);
	/* Is this place of the aim one for that side (NOBODY: for either), where one of them is chosen in play, or the sides want not the same?
	 * Both sides know. NULL: all are, always. */
	bool (*aims)(const struct scenario *s, const struct position *p, int side, int place);
	/* Does the side hold so much of the aim already that it wins by it if nothing is lost? Then nobody is sent to the rest. Both sides know. NULL: it
	 * never does. */
	bool (*enough)(const struct scenario *s, const struct position *p, int side);
	/* Should the piece not be sent to this place though it may go, as guns beside an enemy? No advice sends it there. NULL: it may go anywhere. */
	bool (*exposed)(const struct scenario *s, const struct position *p, int piece, int place);
	/* Must somebody of the side stand in this place of the aim, so that an empty one is to be filled, though it is held? NULL: in none. */
	bool (*stood)(const struct scenario *s, int side, int place);
	/* Verbs by which a piece leaves the map at a place of the aim: there it has arrived, and nothing is left to be kept. No mere second
	 * click on where it stands gives one. */
	uint64_t leaves;
	bool draws;                 /* a march goes by the way that is drawn with the dragged unit, as far as it can; else always by the cheapest */
	/* How far, in a measure of its own, `place` is from where this piece should make for now, and where that is (*aim; NONE where
	 * it has no name); NONE: nobody can say, and no advice sends it anywhere. NULL: in steps from the aims of the scenario
	 * that are not held. */
	int (*far)(const struct scenario *s, const struct position *p, int piece, int place, int *aim);
	/* Bit per row of the table of phases in which units march but as a rule stay: who has not is not told. */
	uint64_t stays;
	/* May this unit march, and is it none the less no oversight where it stays? Then it is not told. NULL: none. */
	bool (*settled)(const struct scenario *s, const struct position *p, int piece);
	/* Bit per row of the table of phases whose page lists those of whom it asks one: a click on a line chooses him. */
	uint64_t lines_choose;
	/* Bit per row of the table of phases that can be ended with little or nothing done, but which only who knows what he does ends so: what
	 * is framed, and advised, is to leave the rest to the usual (VERB_REST). */
	uint64_t rests;
	/* Bit per row of the table of phases in which the sides take turns at many small decisions: those that are left this turn may be left
	 * to a computer player, by the button WORDS_AIDED. */
	uint64_t aided;
	/* Bit per row of the table of phases in which attack after attack is declared, each whole by itself, before VERB_COMMIT ends them all:
	 * who is done with one is not done with the phase. */
	uint64_t declares;
	/* Adds to a page. Read off the position: `h` NULL, `p` the position now. Collected: what event `event` of a decision
	 * heard gives (no row, one, several; the head again each time), `p` the position before the order that caused it. */
	void (*page)(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p,
		     enum side viewer, struct chart *out);
};

/* The showings that most games offer, for their tables. */
#define SHOWING_ZOC \
	{.query = QUERY_ZOC, .key = 'z', .ink = INK_HATCH, .name = "zoc", .icon = "zoc", .words = "Zones of control", \
	 .means = {NULL, "yours", "the enemy's"}}
#define SHOWING_REACH \
	{.query = QUERY_REACH, .key = 'r', .needs_piece = true, .ink = INK_OUTLINE | INK_NUMBER, .name = "reach", \
	 .icon = "reach", .words = "Reach of the selected unit", .colour = 0xf4cf57ff, .means = {"it can go there, and what it takes"}}
#define SHOWING_THREAT \
	{.query = QUERY_THREAT, .key = 't', .needs_piece = true, .ink = INK_WAY, .name = "threat", .icon = "threat", \
	 .words = "What could attack it", .means = {"from there"}}
#define SHOWING_FIRE \
	{.query = QUERY_FIRE, .key = 'f', .needs_piece = true, .ink = INK_OUTLINE | INK_NUMBER, .name = "fire", \
	 .icon = "fire", .words = "What it can fire at", .colour = 0xd5482cff, .means = {"it can fire there"}}

/* What the map of the scenario's game can show, ended by one without words. */
const struct showing *showings_of(const struct scenario *s);

/* How a query of the scenario's game is drawn, or NULL when it is not shown. */
const struct showing *showing_of(const struct scenario *s, int query);

/* Does a counter with these badges show the one with this bit? One that gives way to what is being done does not. */
bool badge_shows(const struct scenario *s, unsigned badges, int bit);

/* The badge with this bit (0 to 31) in the scenario's game, or NULL. */
const struct badge *badge_of(const struct scenario *s, int bit);

/* What the i-th number on a counter is (0 <= i < VIEW_FIGURES), or NULL. */
const struct figure *figure_of(const struct scenario *s, int i);

/* The pile with this number, or NULL. */
const struct pile *pile_of(const struct scenario *s, int pile);

/* Is it given by a click on its piece? */
bool order_clicked(const struct scenario *s, const struct order *o);

/* The usual words on the button of an order with this verb, "&" before the letter of its shortcut; NULL: it has none. */
const char *usual_button(int verb);

/* A result of a table in words: those of the game's tables ("words"), the usual ones, or the printed code itself. */
const char *result_words(const struct scenario *s, const char *code);
/* The same for who has only the file of the tables, tables.json (or NULL: the usual ones). */
const char *code_words(const cJSON *tables_json, const char *code);

/* A side as those who fight for it: "The French", "The Russians", "Blue"; "Both sides" when it is no side. They go with
 * verbs of the plural. */
struct text side_they(const struct scenario *s, int side);
/* The same amid a sentence: "the French". */
struct text side_they_amid(const struct scenario *s, int side);

/* The kind of those who are no combat units that a piece is of; NULL: it is a unit. */
const struct helper *helper_of(const struct scenario *s, int piece);

/* Is attack after attack declared in this row of the table of phases, before one order ends them all? */
bool words_declares(const struct scenario *s, int row);

/* The words of the scenario's game. Every game of the program has some. */
const struct words *words_of(const struct scenario *s);

#endif

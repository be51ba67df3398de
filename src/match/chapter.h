/* Chapters: the one way in which a game is reported. A chapter is a stretch of a chronicle with leaves, and one may lie in
 * another: the battles of a day in its dispatch, the dispatches in the game. Screen, side panel and text files draw the same.
 *
 * Read from a seat alone, so a chapter tells what its side knows. Knows no particular game: what a game adds are the pages
 * of its words.
 */
#ifndef GROGNARD_MATCH_CHAPTER_H
#define GROGNARD_MATCH_CHAPTER_H

#include "match/seat.h"

enum { CHAPTER_LEAVES = 12 };

/* Where in a chronicle: an event of a decision (the set-up is NONE). The end is event 0 of the length. */
struct spot {
	int decision, event;
};

static inline bool spot_before(struct spot a, struct spot b)
{
	return a.decision != b.decision ? a.decision < b.decision : a.event < b.event;
}

static inline bool spot_same(struct spot a, struct spot b)
{
	return a.decision == b.decision && a.event == b.event;
}

enum leaf_kind {
	LEAF_EVENTS,  /* who met, and what befell him before anything was thrown */
	LEAF_ACCOUNT, /* a sum, its table, dice and result, and what came of it */
	LEAF_CARDS,   /* cards counted in an account, turned over (or dice thrown in their place), and what they did */
	LEAF_ROWS,    /* rows of a chart */
	LEAF_MAP      /* the whole map as it lies */
};

/* The group of the marches among the rows of a DISPATCH: the last. */
#define DISPATCH_MARCHES "Marches"

/* What a GAME has, leaf by leaf: rows, and the map. */
enum { GAME_END, GAME_LOSSES, GAME_TURNS, GAME_MAP, GAME_DICE, GAME_THROWS, GAME_LEAVES };

struct leaf {
	uint8_t kind;         /* enum leaf_kind */
	struct spot from, to; /* its events: from <= x < to */
};

struct chapter {
	uint8_t kind;         /* enum chapter_kind */
	struct spot from, to;
	int8_t side;          /* whose attack, check, phase or turn; NOBODY */
	int16_t place;        /* where it happened, or NONE */
	int16_t turn;         /* before it */
	int run;              /* PHASE, SUPPLY: of the chronicle; else NONE */
	bool over;            /* nothing will be added to it */
	bool vain;            /* BATTLE: the attack came to nothing, and none was fought */
	int leaves;
	struct leaf leaf[CHAPTER_LEAVES];
};

/* --- finding --- */

/* The innermost chapter that an event belongs to; false when it belongs to none. */
bool chapter_at(const struct seat *seat, struct spot at, struct chapter *out);

/* The chapter of run i of the pages; false when there is none. */
bool chapter_run(const struct seat *seat, int i, struct chapter *out);

/* The player-turn that decision i belongs to, as a dispatch to the other side; false when it is the seat's own, when
 * nobody is to be told, and when nothing happened; in rows that alternate only where a deed strikes something of the seat's, or where the
 * other side marched again and again without an answer. It ends where the next game-turn begins, though that be in the middle of its last
 * decision. */
bool chapter_dispatch(const struct seat *seat, int i, struct chapter *out);

/* Do the sides take turns in what it tells? Then a dispatch is no whole turn: it begins with the last order of the seat's own side. */
bool chapter_alternates(const struct seat *seat, const struct chapter *ch);

/* Does something else begin with this event, so that no chapter goes on over it? */
static inline bool chapter_breaks(const struct event *e)
{
	return e->kind == EVENT_ATTACK || e->kind == EVENT_PHASE || e->kind == EVENT_TURN || e->kind == EVENT_END;
}

/* The first decision that comes after all of it. */
static inline int chapter_after(const struct chapter *ch)
{
	return ch->to.decision + (ch->to.event > 0);
}

/* The whole game so far. */
void chapter_game(const struct seat *seat, struct chapter *out);

/* The battle that is being fought now; false when none is. */
bool chapter_battle_now(const struct seat *seat, struct chapter *out);

/* The first battle that begins at `from` or after and before `to`; the last one with step -1. */
bool chapter_battle(const struct seat *seat, struct spot from, struct spot to, int step, struct chapter *out);

/* The chapter of the same kind before (-1) or after (1); false when there is none. */
bool chapter_beside(const struct seat *seat, const struct chapter *at, int step, struct chapter *out);

/* The same chapter as it is now; false when it was taken back. */
bool chapter_again(const struct seat *seat, const struct chapter *was, struct chapter *out);

/* --- reading --- */

const struct event *spot_event(const struct seat *seat, struct spot at); /* NULL at the end */
bool spot_next(const struct seat *seat, struct spot *at);                /* to the next event; false at the end */
bool spot_back(const struct seat *seat, struct spot *at);                /* to the one before; false at the beginning */

/* The next event from *at on, before l->to, with an account of its own; false when there is none. */
bool leaf_next_account(const struct seat *seat, const struct leaf *l, struct spot *at, struct account *out);

/* The account of a leaf at its full size; false when it has none. */
bool leaf_account(const struct seat *seat, const struct leaf *l, struct account *out);

/* Did the event hurt or move somebody: is it what a battle is told to the end for? */
static inline bool event_is_fate(const struct event *e)
{
	return e->kind == EVENT_ELIMINATE || e->kind == EVENT_RETREAT;
}

/* Was somebody lost, or did a unit lose strength? What a table gave has an account, what it cost has none. */
static inline bool event_is_loss(const struct event *e)
{
	return e->kind == EVENT_ELIMINATE || (e->kind == EVENT_RESULT && e->piece >= 0 && e->account == NONE);
}

/* Was something done that lasts and that the game counts, beside marches and battles: a depot destroyed, a card taken out of a hand? */
bool event_is_deed(const struct seat *seat, const struct event *e);

/* Losses in it, by side, in the game's own measure: see rules.lost. */
void chapter_toll(const struct seat *seat, const struct chapter *ch, int lost[SIDES]);

/* What n of them are called: "unit", "units". */
const char *chapter_lost_of(const struct seat *seat, int n);

/* What one side did in it, in the game's own words: "7 marches, 2 battles, 1 area stripped"; "" when nothing counts. */
void chapter_deeds(const struct seat *seat, const struct chapter *ch, char *out, size_t size);

/* What it comes to, in one sentence: places taken, battles, units lost. "The French take Vilna (R22); battle at Vilna
 * (R22); 2 Russian units lost" */
void chapter_story(const struct seat *seat, const struct chapter *ch, char *out, size_t size);

/* Rows of a chart, wherever they lie. */
struct rows {
	const struct chart_head *head;
	const int16_t *sum;
	int n;
	const struct chart_row *first;
	size_t step;
};

static inline const struct chart_row *rows_at(const struct rows *r, int i)
{
	return (const struct chart_row *)(const void *)((const char *)r->first + (size_t)i * r->step);
}

/* How many rows of a run stand as the game stands now, or as far on as is looked at: what was taken back can be had again, and waits. */
int run_stands(const struct seat *seat, const struct run *r);

/* The rows of a leaf of kind LEAF_ROWS; `scratch` holds them where they are not collected. Valid until the chronicle or
 * the scratch changes. */
void leaf_rows(const struct seat *seat, const struct chapter *ch, int leaf, struct chart *scratch, struct rows *out);

/* --- what is new --- */

/* How far a seat has been told. */
struct told {
	struct spot at;  /* battles and checks up to here */
	struct spot beside; /* before it, of what both sides know, at another seat on the same screen: see chapter_told_beside */
	int runs;        /* runs of pages before this one */
	int turns;       /* player-turns that began before this decision */
	bool game;       /* and that the game is over; its owner clears it when it is played on */
	bool open;       /* to a seat that saw all; when it opens its decisions are others */
	int events;      /* that its side could see, when nothing was left to be told */
};

/* All that stands played before decision i (the present: all) has been told. */
void chapter_told(const struct seat *seat, int i, struct told *out);

/* Two seats of a match share a screen, and at `other` was told `his`: no battle, check or page that both sides know of is told again at this
 * one. A dispatch is: it says what the other's turn came to. */
void chapter_told_beside(const struct seat *seat, struct told *mine, const struct seat *other, const struct told *his);

/* The next chapter that comes by itself, in the order in which things happened, and the leaf to begin with; false when
 * all has been told. Battles come when something was thrown, and at their end when somebody fell or fled since; pages
 * that come when their phase is over; a dispatch when the enemy's player-turn is over; the game when it is. */
bool chapter_news(const struct seat *seat, struct told *told, struct chapter *out, int *leaf);

#endif

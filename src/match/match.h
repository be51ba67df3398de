/* A game being played: scenario, options, seed and the orders so far. Play, undo, redo, jump, save, load, hash.
 *
 * A match is allocated by match_new; its scenario is its own or shared with others like it. Keyframe every 64 orders, a four-byte check of the
 * position after every order. Saved games (*.grog) are text: see the reference page. Every change is appended to
 * the autosave file, when one is set, before the call returns.
 *
 * A layer of its own between the rules, which it calls, and the players, screens and programs that use it. It knows
 * no particular game. A match is used by one thread at a time.
 */
#ifndef GROGNARD_MATCH_MATCH_H
#define GROGNARD_MATCH_MATCH_H

#include "ai/player.h"
#include "match/saved.h"
#include "match/standing.h"

struct match;

/* Starts a match. `data`, `name`, `file` as scenario_load; options: "name=value" strings, NULL-ended (may be NULL).
 * NULL with `e` filled on error. */
struct match *match_new(const char *data, const char *name, const char *file, const char *const *options,
			uint64_t seed, struct error *e);

/* Another match of the same scenario and options. Both stand on one scenario, in the thread of both: the second costs its
 * own play only. NULL with `e` filled without memory. */
struct match *match_like(const struct match *m, uint64_t seed, struct error *e);
void match_free(struct match *m);

/* A seed that nobody can guess from the dice that fell, the clock or another seed: from the system's random source.
 * Never 0. */
uint64_t match_seed(void);

const struct scenario *match_scenario(const struct match *m);
const struct position *match_position(const struct match *m); /* valid until the next change */
void match_ask(const struct match *m, struct prompt *out);
void match_orders(const struct match *m, struct orders *out);
int match_length(const struct match *m);  /* orders in the record */
int match_now(const struct match *m);     /* orders played: less than length after undo */
struct order match_order(const struct match *m, int i); /* the i-th order, 0 <= i < length */
uint32_t match_check(const struct match *m, int i); /* check after i orders, 0 <= i <= now */
bool match_redone(const struct match *m, int i);    /* a die of this order had been taken back before */

/* Plays `n` orders as one: all or none. Cuts off what had been undone. False with `e` when one is refused: then nothing
 * has changed. Afterwards standing orders answer for who is asked next. */
bool match_play(struct match *m, const struct order *orders, int n, struct error *e);

/* Plays an order text as a hand would: when it names a piece that must be taken up first, `take` is played
 * before it ("march FR-I-2 2313" = take FR-I-2, march FR-I-2 2313); a piece that was only just taken up goes back when
 * the order is about another. All of it or nothing. Events of all steps into `ev` (may be NULL). */
bool match_play_text(struct match *m, const char *text, struct events *ev, struct error *e);

/* What the last play told: events of all its orders. */
void match_told(const struct match *m, struct events *out);

/* Whether the last whole decision before now is sealed; true at the start, where there is none. match_undo goes back all the same; a
 * program that enforces seals asks here first. */
bool match_sealed(const struct match *m);

/* What was taken back past a seal before order i (0 <= i <= length) was given: "a die of 5"; "" when nothing was. Kept
 * in the saved game. */
void match_taken(const struct match *m, int i, struct text *out);

/* One whole decision back (see chronicle.h); false at the start. */
bool match_undo(struct match *m);
/* One whole decision forward again; false at the end of the record. */
bool match_redo(struct match *m);
/* To the position after `n` orders, 0 <= n <= length. */
bool match_jump(struct match *m, int n);
/* The index of the first order of the whole decision / of the player-turn that order i belongs to. */
int match_decision_start(const struct match *m, int i);
int match_turn_start(const struct match *m, int i);

/* Events of order i (0 <= i < length), or of the set-up (-1), told again into `ev`, and the position before it, or the
 * first one, into `before` (either may be NULL). False beyond these, and without memory. */
bool match_retell(const struct match *m, int i, struct events *ev, struct position *before);

/* --- who listens ---
 * A listener hears of every change after it has been made and is on disk: of each order that was played, with the
 * position before it and all its events (i: its index; what came after it before is cut off), and then once that the
 * match has moved on: played, undone, redone, cut, other players or standing orders. It must not change the match. */
struct match_listener {
	void *who;
	void (*played)(void *who, int i, const struct position *before, const struct events *events);
	void (*moved)(void *who);
};
/* False without memory. */
bool match_listen(struct match *m, const struct match_listener *listener);
void match_unlisten(struct match *m, const void *who);
/* The listeners there are, 0 <= i; NULL beyond them. */
const struct match_listener *match_listener(const struct match *m, int i);

/* Tells one listener the whole record again, what is undone too, the set-up first (i NONE, `before` the first
 * position): one pass. False without memory. */
bool match_recount(const struct match *m, const struct match_listener *to);

/* What is known of order i (0 <= i < length) without telling it again. */
struct match_fact {
	bool starts;    /* nothing was half done before it */
	bool redone;    /* see match_redone */
	bool person;    /* a person played its side then; sides change hands in play */
	uint8_t seals;  /* why taking back ends here: SEAL_ bits (core/heard.h); 0: it does not */
	uint8_t row;    /* of the table of phases, before it, and so the next two */
	int8_t phasing;
	int16_t turn;
};
struct match_fact match_fact(const struct match *m, int i);

/* The position after n orders (0..length) into `out` (POSITION_BYTES), without going there. */
void match_at(const struct match *m, int n, struct position *out);

/* Plays on, from the position after `from` orders to the one after n of them (from <= n <= length). */
void match_on(const struct match *m, int from, int n, struct position *p);

/* The seed it was begun with. Who has it can tell all dice: it is for nobody before the game is over. */
uint64_t match_begun_with(const struct match *m);

/* A number of this match that all may know: a hash of its seed. */
uint64_t match_public(const struct match *m);

/* The number that a computer's secret choices are drawn from (plans, cards, what it mixes): match_public until something is
 * taken back past a seal, and another with every time it was. Whoever has seen a choice and takes it back does not meet the same
 * again; a saved game keeps it. */
uint64_t match_lot(const struct match *m);

/* BLAKE2b-256 of the position as 64 hex digits and a zero. */
void match_hash(const struct match *m, char out[65]);

/* Fixes coming dice (part of the record). n 0..16. */
bool match_force(struct match *m, const int *values, int n, struct error *e);

/* Who plays a side: a player by its id, or "person"; kept in the saved game. False for a word that is neither. */
bool match_player(struct match *m, enum side side, const char *id);
/* NULL: a person. */
const struct player *match_played_by(const struct match *m, enum side side);
/* A bit for each side that a person plays, 1 << side. */
uint8_t match_persons(const struct match *m);

/* Standing orders of a side; kept in the saved game. They answer after a play, where the truth is. False with `e` when
 * they do not fit the game. */
bool match_stand(struct match *m, enum side side, const struct standings *list, struct error *e);
const struct standings *match_standing(const struct match *m, enum side side);

/* Who is asked where a standing order says "aide": an index into the list, or NONE to ask the player. `fn` NULL: the
 * player is asked. */
typedef int match_aide(void *who, const struct match *m, enum side side, const struct orders *list);
void match_set_aide(struct match *m, match_aide *fn, void *who);

/* Writes the whole game: temporary file, fsync, rename. False with file and reason; the old file stays intact. */
bool match_save(const struct match *m, const char *path, struct error *e);

/* Loads by playing the orders again. NULL when nothing of it can be used. When a line is wrong the match is loaded
 * up to the last good order and `e->reason` says which line is wrong ("" when all was well). */
struct match *match_load(const char *data, const char *path, struct error *e);

/* From now on every change is in this file before the call returns: appended and synced at play, undo and redo
 * noted by a line, the whole file written anew and renamed when something is cut. NULL ends it. When a write
 * fails, the first too, the change itself stands and the whole file is tried again at the next one;
 * match_autosave_error says what went wrong ("" when all is well). */
bool match_autosave(struct match *m, const char *path, struct error *e);
const char *match_autosave_error(const struct match *m);

#endif

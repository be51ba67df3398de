/* Everything printed: board, pieces, tables, options, names. Read from maps/ and scenarios/, never changed in play,
 * shared by all positions of a match.
 */
#ifndef GROGNARD_CORE_SCENARIO_H
#define GROGNARD_CORE_SCENARIO_H

#include "core/board.h"
#include "core/card.h"
#include "core/order.h"
#include "core/table.h"

struct rules;

struct option {
	char id[32], title[64], help[160];
	char needs[32];        /* the option before it without which it counts for nothing; "": none */
	int low, high, value; /* a switch is 0..1 */
};

/* Printed values of a piece. */
struct print {
	char id[20], aka[20];  /* "FR-I-2"; another id it answers to */
	char face[24];         /* its picture: the id; "FR-I-2_4" where the scenario gives it another strength than the print */
	char name[64], label[16], formation[40], corps[16], commander[32], nation[16], type[20], size[8];
	int8_t side;
	uint8_t arm;           /* the game's own number for type */
	int16_t strength, move;
	bool guard;
	int16_t setup;         /* place, or NONE */
	int16_t enter_turn, enter_place; /* NONE when it does not arrive; enter_place may be NONE */
	char enter[12];        /* letter of the entry */
	uint32_t flags;        /* the game's own */
};

enum { MAX_AIMS = 24, MAX_NOTES = 24, MAX_TURNS = 96 }; /* MAX_TURNS: numbered from 0 */

/* What a player is told at one moment of the game: the first that fits what is asked. */
struct note {
	int16_t turn;          /* NONE: any */
	int8_t side;           /* enum side who decides; NOBODY: either */
	char phase[48];        /* name of the row of the table of phases that asks; "": any */
	char text[400];
};

struct scenario {
	const struct rules *rules;  /* set by scenario_load, with the game's own verbs */
	const struct verb *verbs;
	char game[32], id[64], title[96];   /* "borodino", "5-september" */
	char file[256];
	char side_id[2][24], side_name[2][32], side_nation[2][16];
	struct board board;
	int pieces;
	struct print piece[MAX_PIECES];
	int cards;                          /* 0: a game without cards */
	struct card card[MAX_CARDS];
	int tables;
	struct table table[MAX_TABLES];
	int options;
	struct option option[MAX_OPTIONS];
	int first_turn, last_turn;
	char aim[320];                      /* what it is all about, in a sentence or two; "" where the file says nothing */
	int aims;
	int16_t aim_place[MAX_AIMS];        /* the places it is about */
	int notes;                          /* 0: it is played without */
	struct note note[MAX_NOTES];
	char turn_name[MAX_TURNS][32];      /* by turn number: "5 September, 1500"; see scenario_turn */
	int16_t turn_printed[MAX_TURNS];    /* the number that is printed for it; see scenario_turn_number */
	cJSON *game_json, *pieces_json, *tables_json, *json; /* whole files; json: the scenario itself */
	cJSON *cards_json;                  /* NULL without cards */
	int users;                          /* who stands on it: see scenario_drop */
	void *own;                          /* what rules.load made; freed with free() by scenario_free */
};

/* Reads the parts that all games share; rules.h has scenario_load, which also runs the game's own load.
 * `data`: folder that holds maps/ and scenarios/. `name`: "borodino/5-september".
 * With `file` not NULL the scenario itself is read from that path instead (a custom position in the same format);
 * then `name` may be NULL, its "game" key says which game. The structure is large: allocate it.
 * False with `e` filled on any fault (file, place, reason). */
bool scenario_read(struct scenario *s, const char *data, const char *name, const char *file, struct error *e);

/* The same from memory (a saved game carries a custom scenario whole). */
bool scenario_read_text(struct scenario *s, const char *data, const char *text, size_t size, struct error *e);

void scenario_free(struct scenario *s);

/* A scenario that several stand on, each counted in `users`, all in one thread: one less, and the last one frees it and the
 * memory of the structure, which malloc gave. */
void scenario_drop(struct scenario *s);

/* Sets an option "imperial_guard=1" (call between load and setup); where it can only be 0 or 1 "off" and "on" will do. False with reason
 * for an unknown name, which lists those there are, or value. */
bool scenario_option(struct scenario *s, const char *assignment, struct error *e);

/* Value of an option, 0 when the game has none of that name, or when the option that it needs is off. */
int scenario_value(const struct scenario *s, const char *id);

/* Piece with this id or aka, or NONE. */
int scenario_piece(const struct scenario *s, const char *id);

/* Side with this id ("french"), or NOBODY. */
enum side scenario_side(const struct scenario *s, const char *id);

/* Has an object of a scenario's file no other keys than these, each of its kind (json_kinds)? The file as a whole may have
 * those besides that all games share (scenario_common_keys). The error is placed at the key, or at `where` when that is not NULL. */
bool scenario_keys(const struct scenario *s, const cJSON *object, const char *const *keys, const char *where, struct error *e);

/* A printed number of the rules: where it stands in "figures" of tables.json, its range, and where it is read to. */
struct printed_number {
	const char *group, *key;
	int low, high, *to;
};

/* Reads n of them; false with `e` filled where one is missing or out of its range. */
bool scenario_printed(const struct scenario *s, const struct printed_number *list, int n, struct error *e);

/* "5 September, 1500"; "" for a turn without a name, or that there is not. */
const char *scenario_turn(const struct scenario *s, int turn);
/* What number the players know a turn by: its own, or the one that is printed for it, where a second year is counted anew ("printed" of
 * game.json). */
int scenario_turn_number(const struct scenario *s, int turn);

/* Table with this id, or NONE. */
int scenario_table(const struct scenario *s, const char *id);

#endif

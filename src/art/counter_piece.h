/* One piece as the scenario's pieces.json describes it, reduced to what is printed on its counter. */
#ifndef GROGNARD_ART_COUNTER_PIECE_H
#define GROGNARD_ART_COUNTER_PIECE_H

#include "core/json.h"

#include <stdbool.h>
#include <stdint.h>

/* What the symbol box shows. */
enum counter_kind {
	COUNTER_INFANTRY,
	COUNTER_LIGHT,
	COUNTER_GRENADIER,
	COUNTER_MILITIA,
	COUNTER_CAVALRY,
	COUNTER_HEAVY,
	COUNTER_COSSACK,
	COUNTER_ARTILLERY,
	COUNTER_HORSE_ARTILLERY,
	COUNTER_ENGINEER,
	COUNTER_LEADER,
	COUNTER_SUPPLY,
	COUNTER_DEPOT,
	COUNTER_RABBLE,
	COUNTER_DUMMY,
	COUNTER_BLANK,
	COUNTER_VEDETTE, /* a block: a rider looks out */
	COUNTER_BARE
};

/* What a block prints beside its points ("bonus"). */
enum counter_bonus { BONUS_MOVE, BONUS_COMBAT, BONUS_PURSUIT, BONUS_FATIGUE, BONUSES };

/* A counter's print. Strings are cut at the end; empty means nothing to print. */
struct counter_piece {
	char id[48];
	char side[24];
	char nation[24];
	char body[24]; /* the nation whose colour the counter has, where the symbol's field tells its own; else empty */
	char size[8];
	char corps[24];
	char unit[24];
	char name[64];
	char value[24];
	char reduced[24];
	enum counter_kind kind;
	int rank;
	char signs[8]; /* of a leader, instead of the stars of his rank: s star, t triangle, r one that points right, q square, d diamond, o ring */
	bool guard;
	bool shell; /* far below its strength: a white field behind the size */
	bool marker; /* stands for a whole corps: a large symbol, no numbers */
	bool two_faces;
	bool turned; /* its other face is the same unit, disrupted */
	bool depot;  /* a train: its other face is a depot */
	int bonus[BONUSES];
};

enum { COUNTER_MOST = 512 };

/* The pieces of a game, and whether they are drawn as counters, as blocks, or both ("styles"; absent: counters). Large:
 * keep it off the stack. */
struct counter_list {
	struct counter_piece piece[COUNTER_MOST];
	int count;
	bool counters, blocks;
};

/* Reads a pieces.json. A piece with "strengths" follows once more for each of them, as "<id>_<strength>". */
bool counter_list_read(struct counter_list *list, const char *path, struct error *e);

/* Whether piece i is the first of its side (or of its nation). */
bool counter_first_of(const struct counter_list *list, int i, bool nation);

/* A number of a text: the linen and the portrait depend on the name, not on the place in the file. */
uint32_t counter_hash(const char *text);

/* What chooses the face of a leader: a number of his name. */
uint32_t counter_face_seed(const struct counter_piece *piece);

/* Reads one entry of "pieces". `file` and `index` are for the error. */
bool counter_piece_read(const cJSON *json, const char *file, int index, struct counter_piece *piece,
			struct error *e);

#endif

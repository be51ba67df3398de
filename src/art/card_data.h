/* The cards of a game as their file describes them: what is printed on faces and backs.
 *
 * scenarios/<game>/cards.json:
 *   "sides":   [{"id": "french", "name": "French", "nation": "france"} ...]   whom cards belong to; may be absent
 *   "figures": ["rosette", "loss", "fatigue", "rest"]   where each figure of a card is printed, up to four; "none": not
 *   "cards":   [{"id", "title", "side" (or none: everybody's), "kind": "red" | "blue" | "green" | "bronze",
 *                "when": a few words (or none), "text", or "texts": {side: text} for two sides, "figure": [numbers],
 *                "scene": (or none)} ...]
 *   "backs":   [{"id", "side" (or none), "letter": "N", "pattern": "bees" | "lattice" | "rays" | "stars"} ...]
 *   "scenes":  {name: {"sky": "clear" | "cloud" | "rain" | "snow", "ground": "field" | "road" | "snow" | "water",
 *                "motifs": [[a figure of art/card_motif.h, x, y of its feet (fractions of the picture), height of 100
 *                units as a fraction of a picture's usual height, true: turned round] ...]}}
 */
#ifndef GROGNARD_ART_CARD_DATA_H
#define GROGNARD_ART_CARD_DATA_H

#include "art/card_motif.h"
#include "art/emblem.h"
#include "core/json.h"

enum card_kind { CARD_RED, CARD_BLUE, CARD_GREEN, CARD_BRONZE };
enum card_figure { FIGURE_NONE, FIGURE_ROSETTE, FIGURE_LOSS, FIGURE_FATIGUE, FIGURE_REST, FIGURES };
enum card_sky { SKY_CLEAR, SKY_CLOUD, SKY_RAIN, SKY_SNOW };
enum card_ground { GROUND_FIELD, GROUND_ROAD, GROUND_SNOW, GROUND_WATER };

enum { CARD_MOTIFS = 12, CARD_HALVES = 2, CARD_FIGURES = 4 };

struct card_scene {
	enum card_sky sky;
	enum card_ground ground;
	int motifs;
	struct {
		const struct card_motif *motif;
		double x, y, scale;
		bool flip;
	} motif[CARD_MOTIFS];
};

/* All texts belong to the file that was read. */
struct card {
	const char *id, *title, *when, *text;
	const char *nation; /* NULL: no side's own */
	enum card_kind kind;
	int halves;         /* texts of sides, in place of `text` */
	struct {
		const char *nation, *name, *text;
	} half[CARD_HALVES];
	bool has[FIGURES];    /* by enum card_figure */
	int figure[FIGURES];
	struct card_scene scene;
};

struct card_back {
	const char *id, *nation, *letter;
	enum emblem_pattern pattern;
};

struct card_file {
	cJSON *json;
	struct card *card;
	struct card_back *back;
	int cards, backs;
};

/* Reads and checks a cards.json. False with `e` filled on any fault; then nothing needs freeing. */
bool card_file_read(struct card_file *f, const char *path, struct error *e);
void card_file_free(struct card_file *f);

#endif

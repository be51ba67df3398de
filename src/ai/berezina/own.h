/* How the French play when no person does, and whom the Russians of two players fire at: what the files of the counsel share.
 *
 * Everything is thought out afresh from the position at every decision, so the same position always gets the same
 * answer. counsel: set-up, morale, engineers, the exit; ways: how far it is home; march: where a unit ends; rear: who
 * walks last; part: who crosses elsewhere; lead: where a leader ends; volley: who fires at whom.
 */
#ifndef GROGNARD_AI_BEREZINA_OWN_H
#define GROGNARD_AI_BEREZINA_OWN_H

#include "ai/mind.h"
#include "rules/berezina/berezina.h"

enum { FAR_FROM_HOME = 4000, WAYS = 2 };

struct counsel {
	const struct scenario *s;
	const struct crossing *c;
	const struct ground *g;
	struct lay lay;
	int ford;               /* where the army crosses */
	int exit;               /* hex by which it leaves */
	bool bridged, opened;   /* the way over the ford is open; a bridge has stood once */
	bool held;              /* Russians stand at its far end */
	int over, sappers_over; /* units on the west bank: combat units without engineers, and engineers */
	int sappers, waiting;   /* engineers left; units still east of the river or to come */
	int sappers_at;         /* engineers at the near end of the ford */
	bool plugged, hemmed;   /* stragglers stand there; some are near it */
	int foes_west;          /* Russian units within three hexes of the far end of the ford, on its bank */
	int ready, fresh;       /* fit units in reach of the ford; those of rating A and B that stand behind its hexes */
	int posted;             /* units that hold the far bank near the ford */
	int tail;               /* column of the easternmost unit that stands morale checks badly, with those who enter soon; 0: none */
	int16_t home[HEXES];    /* half points to the exit, FAR_FROM_HOME without a way */
	uint8_t fire[HEXES];    /* sum of the chances in sixths that Russians beside the hex hit in one phase */
	uint8_t near[HEXES];    /* hexes to the nearest Russian unit that may move, on the same bank */
	bool apart, wades;      /* it is of those who cross elsewhere than the army; they may wade now */
	const struct counsel *way[WAYS]; /* of the army: the counsels of those, or NULL: all go one way */
};

int bz_judge(const struct scenario *s, const struct position *p, enum side side);
/* Fills everything above from the position. */
void bz_counsel_make(struct counsel *k, const struct scenario *s, const struct crossing *c);
/* Fills home (ways.c). */
void bz_counsel_home(struct counsel *k);
/* Fills fire and near (ways.c). */
void bz_counsel_threat(struct counsel *k);
/* A combat unit that is worth leading into a fight. */
bool bz_counsel_fit(const struct counsel *k, int unit);
/* How many turns a piece in `at` needs to leave the map, from the one after this. */
int bz_counsel_turns(const struct counsel *k, int piece, int at);

/* Fills tail (rear.c). */
void bz_counsel_tail(struct counsel *k);
/* Does this unit walk behind the others, to be checked in their place (5.1)? */
bool bz_counsel_rear(const struct counsel *k, int unit);
/* What it costs that the unit ends its move in `at`, west of those for whom it is to be checked; 0 for all others. */
int bz_counsel_unshielded(const struct counsel *k, int unit, int at);

/* Fills the counsels of those who cross elsewhere, and adds them to that of the army (part.c). They must live as long as it. */
void bz_counsel_part(struct counsel *army, struct counsel way[WAYS]);
/* The counsel that this piece goes by: the army's, or one of those. */
const struct counsel *bz_counsel_of(const struct counsel *army, int piece);

/* How good it is that the unit ends its move in `at` (march.c); more is better. */
int bz_counsel_worth(const struct counsel *k, int unit, int at);
/* The same for leaders (lead.c). */
int bz_counsel_lead(const struct counsel *k, int leader, int at);
/* Whoever queues at the bridge obeys the Emperor (5.2), so he stays with the queue until it is late or Russians come. */
bool bz_counsel_emperor_leaves(const struct counsel *k);
/* One of the orders of the French Movement Phase (march.c). */
int bz_counsel_march(const struct counsel *k, const struct orders *list);
/* One of the orders of a Joint Combat Phase, of either side (volley.c). */
int bz_counsel_volley(const struct scenario *s, const struct crossing *c, const struct orders *list);

#endif

/* How the hex game of 1812 is played when no person does: what the files of the counsel share.
 *
 * Nothing is hidden in this game. Everything is thought out afresh from the position at every decision, so the same position
 * always gets the same answer. eye: who can be where, now and after the enemy's next march; worth: what units, hexes and battles
 * are worth; strike: attacks that could still be brought together; march: where a unit goes; dash: forced marches; battle: the Combat Phase; counsel:
 * the decisions, and the judgement of a position. Values are hundredths of a Victory Point.
 */
#ifndef GROGNARD_AI_HEX1812_OWN_H
#define GROGNARD_AI_HEX1812_OWN_H

#include "ai/mind.h"
#include "rules/hex1812/combat.h"

#define BIT(i) (UINT64_C(1) << (i))

enum { MEN = 64, ODDS_COLUMNS = 11 };

/* The one idea to decide by. */
struct temper {
	int risk;    /* per cent of a danger that count */
	int boldness; /* an attack has to promise more than this */
	int pull;    /* per cent that what draws the army on counts, */
	int hold;    /* that a menaced hold of one's own counts */
	int bread;   /* and that hunger does */
};
enum { TEMPER_USUAL, TEMPER_HAMMER, TEMPER_REFUSE, TEMPER_GARRISON, TEMPER_BREAD, TEMPER_CORRIDOR, TEMPERS };

struct eye {
	const struct scenario *s;
	const struct ground *g;
	const struct campaign *c;
	struct temper t;
	int side, foe;
	int left;                  /* turns to come, this one included */
	int16_t man[MEN];          /* own units on the map that can march: combat units, leaders, supply units */
	int men;
	uint64_t free;             /* of them, those who may still march in this phase */
	uint64_t can[PLACES];      /* those who could march to a hex now, or stand there; stacking not minded */
	uint16_t come[PLACES];     /* strength of the enemy that could stand on a hex after his next march */
	uint8_t lead[PLACES];      /* the best bonus of a leader of his there */
	int16_t pull[PLACES];      /* the nearer to what counts, the more */
	uint8_t corps[REGIONS], wagons[REGIONS], depots[REGIONS], foes[REGIONS]; /* own corps, supply units, depots; enemy corps */
	int16_t post[MAX_PIECES];  /* where a division belongs as a garrison; NONE. French ones alone */
	uint32_t menaced;          /* own holds with an enemy so near that he might come: a bit per fort */
	int ways[ODDS_COLUMNS][TABLE_MAX_RESULTS]; /* of six */
};

/* --- eye.c --- */
void hx_eye_open(struct eye *v, const struct scenario *s, const struct campaign *c, int side, int temper);
/* The same with what can be reached, for marches and retreats. */
void hx_eye_look(struct eye *v);

/* --- worth.c --- */
int hx_worth(const struct eye *v, int piece);
/* All that stands on a hex. */
int hx_worth_on(const struct eye *v, int place);
/* What a side gains by controlling this hex, or losing it: 0 where nothing is to be controlled. */
int hx_worth_hold(const struct eye *v, int place);
/* What a unit risks by standing alone on this hex when the enemy moves next. */
int hx_risk(const struct eye *v, int piece, int place);
/* What it costs to feed the unit there. */
int hx_hunger_cost(const struct eye *v, int piece, int place);
/* What an attack promises the attacker: `percent`, or lost (`weak`); `attackers`: worth of who attacks. */
int hx_promise(const struct eye *v, int attacker, const struct hx_sum *sum, int attackers, int to);
/* Strength lost on average by defenders, per cent. */
int hx_loss_at(int percent, bool horse);

/* --- strike.c --- */
/* An attack that units on the march can still bring together. */
struct strike {
	int value;     /* 0: there is none */
	int to, from;  /* the enemy's hex, and the one beside it where they gather */
	uint64_t who;  /* of men, who still has to march there */
};
void hx_strike_find(const struct eye *v, struct strike *out);

/* --- march.c --- */
/* How good it is for the unit to stand there at the end of the phase. */
int hx_stand_value(const struct eye *v, int piece, int place);
int hx_counsel_march(struct eye *v, const struct orders *list);

/* --- dash.c: forced marches; each NONE where there is nothing to be had by dice --- */
/* Are holds worth the dice now? */
bool hx_dashes(const struct eye *v);
/* Is this an empty hold of the enemy for which they are thrown? */
bool hx_dash_wants(const struct eye *v, int at);
/* Who is taken up for it; what he does when he is in hand. */
int hx_dash_take(const struct eye *v, const struct orders *list);
int hx_dash_go(const struct eye *v, const struct orders *list);

/* --- battle.c: each returns an index into `list` --- */
int hx_counsel_victim(const struct eye *v, const struct orders *list);
int hx_counsel_declare(struct eye *v, const struct orders *list);
int hx_counsel_retire(struct eye *v, const struct orders *list);
int hx_counsel_retreat(struct eye *v, const struct orders *list);
int hx_counsel_resolve(const struct eye *v, const struct orders *list);
int hx_counsel_advance(const struct eye *v, const struct orders *list);
/* The unit that is missed least. */
int hx_counsel_lose(struct eye *v, const struct orders *list);

/* --- orders of a list --- */

#endif

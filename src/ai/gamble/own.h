/* How the Invasion of Russia is played when no person does: what the files of the counsel share.
 *
 * Everything is thought out afresh from the imagined position at every decision. nature: what either army goes by; eye: what is
 * on the map, what each stack is to go for; worth: what units, hexes and battles are worth; march: where groups and commanders
 * go; train: depots, trains, rallying; battle: orders to attack, hits, withdrawals; counsel: the decisions; judge: how good a
 * position is. Values are hundredths of a victory point.
 */
#ifndef GROGNARD_AI_GAMBLE_OWN_H
#define GROGNARD_AI_GAMBLE_OWN_H

#include "ai/mind.h"
#include "rules/gamble/combat.h"

enum { MAX_GOALS = 48, MAX_STACKS = 96 };

/* The one idea to decide by. */
struct gb_temper {
	int risk;     /* per cent of a danger that count */
	int boldness; /* an attack has to promise more than this */
	int pull;     /* per cent of what goals are worth */
	int prey;     /* per cent of what enemy stacks are worth as goals */
	int need;     /* per cent of the strength that should come to a goal */
	int bread;    /* per cent of what hunger and attrition cost */
};
/* What the two armies go by differently: one has come to take, the other to keep. */
struct gb_nature {
	struct gb_temper usual;
	int moves_for, laid_for;  /* what a march, a train has to gain at least */
	int converted;            /* a depot that is worth no more is turned into a train */
	int slope;                /* tenths, for each hex nearer to a goal */
	int arrived, leap;        /* for standing on it, for standing a forced march away */
	int city, city_back;      /* a point of a city that was never ours, that was */
	int care;                 /* per cent of what losses count */
	int strikes_from;         /* hexes from which an enemy is a danger */
	int margin;               /* tenths of strength by which he is thought to be stronger */
	int per_point;            /* tenths, for each point by which he is */
	int hit, kill, own_hit, own_kill; /* a unit of the enemy disrupted, killed; one of ours */
	int victory, defeat;      /* a decisive one: a point, and a command */
};

enum { TEMPER_USUAL, TEMPER_STRIKE, TEMPER_SCREEN, TEMPER_HUNT, TEMPER_CITIES, TEMPER_BREAD, TEMPER_HASTE, TEMPER_MASS, TEMPERS };

/* Something to go for: a city, or an enemy stack (`prey`). */
struct gb_goal {
	int16_t at, worth, need; /* need: strength that should come */
	bool prey;
	uint8_t fed;             /* hexes from there to our nearest depot */
	const uint8_t *way;      /* [PLACES] hexes from there for this side, whoever stands between; FAR: none */
};

/* An enemy stack that can march: its hex and its strength. */
struct gb_danger {
	int16_t at, might;
};

struct gb_eye {
	const struct scenario *s;
	const struct gb_own *own;
	const struct gamble *g;
	const struct gb_nature *n;
	struct gb_temper t;
	int side, foe;
	int left;                 /* turns to come, this one included */
	int range;                /* of depots in the next General Supply */
	struct gb_survey v;
	struct gb_supply supply;  /* of the own side, as things stand */
	int goals, dangers;
	struct gb_goal goal[MAX_GOALS];
	struct gb_danger danger[MAX_STACKS];
	int8_t aim[PLACES];       /* of the own stack on a hex: number of its goal, or NONE */
	int care;                 /* per cent of what losses of units count: fewer the nearer the end, and for the French when they lose */
	int want;                 /* [7.6] per cent of the stacks in enemy land for which there will be no train next turn */
	int16_t heads[PLACES];    /* where the own stack on a hex may stand after its next march, else the hex */
	int16_t link;             /* where the next depot of the road to a capital has to stand, or NONE */
	bool gate[PLACES];        /* own stacks elsewhere live on a line through this hex that only those who stand there keep open */
};

/* --- nature.c --- */
const struct gb_nature *gb_nature_of(int side);
/* `temper`: one of the eight; any other is the usual one. */
struct gb_temper gb_temper_of(int side, int temper);

/* --- eye.c --- */
/* What stands where; `far`: goals too, and who goes for which. */
void gb_eye_open(struct gb_eye *v, const struct scenario *s, const struct gamble *g, int side, int temper, bool far);
/* A city that counts only while troops or a commander of the side are in it, and they are. */
bool gb_eye_holds(const struct gb_eye *v, int place);

/* --- worth.c --- */
int gb_worth(const struct gb_eye *v, int piece);
/* What these units of one hex are worth in a fight: units in good order, arms, the best rating. */
int gb_might(const struct gb_eye *v, const struct set *who);
int gb_might_on(const struct gb_eye *v, int place, int side);
/* What so many units of this strength risk on a hex when the enemy is next to move and attack. */
int gb_risk(const struct gb_eye *v, int place, int units, int might);
/* [14.7] What the emperor risks there with so many units: the game is lost with him, and a stack without bread is gone in two turns. */
int gb_forsaken(const struct gb_eye *v, int place, int units);
/* How many hexes nearer to a city to be taken than any depot of ours; 5 at most. */
int gb_progress(const struct gb_eye *v, int place);
/* Depots of a side. */
int gb_depots(const struct gb_eye *v, int side);
/* Hexes to our nearest depot as the crow flies, FAR without one. */
int gb_nearest_depot(const struct gb_eye *v, int place);
/* Does a depot of ours feed the hex in the next General Supply, as things stand? */
bool gb_fed(const struct gb_eye *v, int place);
/* What it costs this unit to be without supply once. */
int gb_starving(const struct gb_eye *v, int piece);
/* Will the own stack on a hex be lost next, by hunger or by an enemy who can come? */
bool gb_doomed(const struct gb_eye *v, int place);
/* What it costs to stand there then. */
int gb_hunger(const struct gb_eye *v, const struct set *who, int place);
/* [6.3] What a forage marker there costs the French on average. */
int gb_forage(const struct gb_eye *v, const struct set *who, int place);
/* What an attack from one hex on another promises, were it ordered. */
int gb_promise(const struct gb_eye *v, int from, int to);

/* --- march.c --- */
/* The best that a group of the stack on a hex could do with a train: who goes, where to, what is gained (0: nothing). */
struct gb_plan {
	int gain, to;
	struct set who;
};
void gb_plan_march(const struct gb_eye *v, int place, struct gb_plan *out);
int gb_counsel_march(struct gb_eye *v, const struct orders *list);
int gb_counsel_source(const struct gb_eye *v, const struct orders *list);
int gb_counsel_arrive(const struct gb_eye *v, const struct orders *list);
int gb_counsel_commander(struct gb_eye *v, const struct orders *list);
/* [11.19] What it is worth that a commander who must flee goes there. */
int gb_refuge(const struct gb_eye *v, int who, int place);

/* --- train.c --- */
int gb_counsel_convert(const struct gb_eye *v, const struct orders *list);
int gb_counsel_shortage(const struct gb_eye *v, const struct orders *list);
int gb_counsel_allot(struct gb_eye *v, const struct orders *list);
int gb_counsel_first_depots(const struct gb_eye *v, const struct orders *list);
int gb_counsel_depots(const struct gb_eye *v, const struct orders *list);

/* --- battle.c --- */
int gb_counsel_order(const struct gb_eye *v, const struct orders *list);
int gb_counsel_support(const struct gb_eye *v, const struct orders *list);
int gb_counsel_pledge(const struct gb_eye *v, const struct orders *list);
/* The unit that is missed least. */
int gb_counsel_lose(const struct gb_eye *v, const struct orders *list);
int gb_counsel_withdraw(const struct gb_eye *v, const struct orders *list);
int gb_counsel_advance(const struct gb_eye *v, const struct orders *list);

/* --- judge.c --- */
int gb_judge(const struct scenario *s, const struct position *p, enum side side);

#endif

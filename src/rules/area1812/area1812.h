/* 1812, Strategic Game (Area Version): what its files share.
 *
 * load, figures, deploy: the printed ground, units, charts, set-ups; setup: the first position, placing; change: units that
 * come, go and die; recall: what is remembered of them; markers: the backs that the enemy counts; sequence: the table of phases; attrition, march, force, depot:
 * the phases of movement; battle and its steps: plan, retire, clash; hunger, source: the supply interphase, over the larder;
 * score; show, imagine, tell: who knows what; odds, query, forecast: what a player can ask; guess: what closed stacks may be.
 *
 * A "place" is an area or sub-area of the map; a "region" is a whole area, sub-areas together (supply ignores their
 * borders). "Units" are corps, supply units, depots and leaders.
 */
#ifndef GROGNARD_RULES_AREA1812_AREA1812_H
#define GROGNARD_RULES_AREA1812_AREA1812_H

#include "core/supply.h"
#include "rules/larder/larder.h"
#include "rules/phases.h"

enum { FRENCH, RUSSIAN };
enum { PLACES = 73, REGIONS = 64, PARTS = 3 };
enum arm { ARM_IC, ARM_CC, ARM_SU, ARM_DP, ARM_LEADER, ARMS };

/* piece.known beside SEEN_ALL: the unit lies closed again, but both saw what went where. */
enum { KNOWN_TOLD = 4 };

/* At most so many corps are in a closed stack: of each arm, and together; UNBOUND: nobody can say. */
enum { MOST_IC, MOST_CC, MOST_CORPS, MOSTS, UNBOUND = 255 };

/* Boxes: piece.place. */
enum { AT_LATER = -2, AT_ARRIVES = -3, AT_LOST = -4, AT_POOL = -5, AT_OUT = -6, AT_TRAY = -7 };

enum ar_row { ROW_SETUP, ROW_TURN, ROW_ARRIVE, ROW_ATTRITION, ROW_MARCH, ROW_FORCE, ROW_DEPOT, ROW_BATTLES, ROW_BATTLE,
	      ROW_PLAN, ROW_RETIRE, ROW_SEND, ROW_CHOICE, ROW_LOSE, ROW_CHASE, ROW_BID, ROW_WAY, ROW_SUPPLY, ROW_ORDER,
	      ROW_SOURCE, ROW_SHARE, ROW_KEEP, ROW_TRACK, ROW_SCORE, ROW_POLITICS, ROW_EXPEND, ROWS };

/* The game's own verbs. */
enum { VERB_DEPOT = VERB_COMMON, VERB_STRIP, VERB_BURN, VERB_RETIRE, VERB_DRAW, VERB_MARKERS };

/* A badge of the game's own: without supply. */
enum { BADGE_HUNGRY = BADGE_COMMON };

/* Options of choose and plan: indices into rules.choices. The first eight are the chits. */
enum { PLAN_A, PLAN_B, PLAN_C, PLAN_D, PLAN_E, PLAN_F, PLAN_G, PLAN_H, CHOICE_WITHDRAW, CHOICE_FIGHT, CHOICE_CHASE,
       CHOICE_WITH, CHOICE_WITHOUT, CHOICE_KEEP_IC, CHOICE_KEEP_CC, CHOICES };

/* What a cell of the Battle Plan Chart says: bits. */
enum { DO_A_LOSES = 1, DO_D_LOSES = 2, DO_A_DOUBLE = 4, DO_D_DOUBLE = 8, DO_SWITCH = 16, DO_SOFT = 32,
       DO_RETREAT = 64, DO_CAVALRY = 128, DO_STOP = 256, DO_COMBAT = 512, DO_PURSUIT = 1024 };

/* Results of the Combat Results Table, in the order of tables.json; then what only a forecast can say. */
enum { CRT_AE, CRT_A_HALF, CRT_AR_A, CRT_AR_D, CRT_EXCHANGE, CRT_DR_D, CRT_DR_A, CRT_D_HALF, CRT_DE, CRT_RESULTS,
       CRT_STOP = CRT_RESULTS, CRT_WITHDRAWS, CRT_NO_GENERAL, CRT_PURSUIT, CRT_HE_FLEES, CRT_YOU_FLEE, CRT_BOTH_GONE, CRT_ALL };
enum { CRT_LOW = -2, CRT_HIGH = 9 };
enum { CHASE_NONE, CHASE_BOTH, CHASE_ONE, CHASE_TWO };
enum { FORCE_ARRIVES, FORCE_STAYS, FORCE_DIES };

/* Steps of a battle, in the order in which the running battle comes to them. */
enum { STEP_PLAN_A, STEP_PLAN_D, STEP_REVEAL, STEP_RETIRE_D, STEP_RETIRE_A, STEP_CHECK, STEP_CELL, STEP_EFFECT,
       STEP_LOSS_A, STEP_LOSS_D, STEP_NOW, STEP_COMBAT, STEP_CHASE, STEP_CHASED_A, STEP_CHASED_D, STEP_AFTER,
       STEP_RETREAT, STEP_OVER };

enum { TABLE_ATTRITION, TABLE_FORCE, TABLE_PLAN, TABLE_CRT, TABLE_PURSUIT, TABLE_UNSUPPLIED, TABLES };

enum { RESULT_STEP = 32 }; /* number of an EVENT_RESULT: table * RESULT_STEP + result */

/* Kinds of account. */
enum { ACCOUNT_ATTRITION = 1, ACCOUNT_FORCE, ACCOUNT_PLAN, ACCOUNT_COMBAT, ACCOUNT_PURSUIT, ACCOUNT_SUPPLY,
       ACCOUNT_SCORE };

/* Tracks of the header. */
enum { TRACK_POINTS, TRACK_VICTORIES, TRACK_NAPOLEON };

enum {
	CITE_SETUP, CITE_SEQUENCE, CITE_REINFORCEMENTS, CITE_ATTRITION, CITE_MOVEMENT, CITE_MOVEMENT_B1,
	CITE_MOVEMENT_B2, CITE_FORCED, CITE_FORCED_LEADERS, CITE_STACKING, CITE_DEPOTS_B, CITE_DEPOTS_D, CITE_COMBAT, CITE_STEP_1,
	CITE_STEP_2, CITE_COMBAT_A, CITE_COMBAT_B, CITE_COMBAT_C, CITE_COMBAT_D, CITE_PLAN, CITE_COMBAT_F,
	CITE_COMBAT_G, CITE_COMBAT_H, CITE_PURSUIT, CITE_COMBAT_J, CITE_COMBAT_K, CITE_CRT, CITE_LEADERS_C,
	CITE_LEADERS_D, CITE_SUPPLY_A, CITE_SUPPLY_F, CITE_SUPPLY_G, CITE_SUPPLY_H, CITE_UNSUPPLIED, CITE_FORTRESS,
	CITE_CONTROL, CITE_POLITICS, CITE_WINNER, CITE_NAPOLEON, CITE_VICTORIES, CITE_MOVEMENT_B, CITES
};

enum {
	TEXT_NONE_THERE, TEXT_NO_IC, TEXT_NO_CC, TEXT_SET_UP, TEXT_IC, TEXT_CC, TEXT_POINTS_CAP, TEXT_DOUBLE, TEXT_TOTAL,
	TEXT_STANDARD, TEXT_FORTRESS, TEXT_LEADER, TEXT_CAVALRY_LEADER, TEXT_SOFT, TEXT_SWITCH, TEXT_TOO_FEW,
	TEXT_TOO_MANY, TEXT_NO_ROLL, TEXT_NO_GENERAL, TEXT_EXCESS, TEXT_GIVES, TEXT_GIVES_NONE, TEXT_BARRED, TEXT_WITHDRAWS, TEXT_STANDS,
	TEXT_BATTLE_OVER, TEXT_BOTH_CAVALRY, TEXT_NO_CORPS, TEXT_NO_WAY, TEXT_DEPOT_MADE, TEXT_STRIPPED,
	TEXT_BURNT, TEXT_EXPENDED, TEXT_HALF, TEXT_FULL, TEXT_USE_AREA, TEXT_USE_DEPOT, TEXT_GUESTS,
	TEXT_DRAW_ON, TEXT_FORT_FEEDS, TEXT_HUNGRY, TEXT_WITH, TEXT_WITHOUT, TEXT_USERS, TEXT_CONTROL_ON,
	TEXT_CONTROL_OFF, TEXT_POINTS, TEXT_INDEX, TEXT_POLITICS, TEXT_NO_POLITICS, TEXT_VICTORY, TEXT_DEFEAT,
	TEXT_DRAWN, TEXT_NAPOLEON, TEXT_CONTROLS, TEXT_UNSEEN, TEXT_ALL_FED, TEXT_MAY, TEXT_BECOMES,
	TEXT_GENERAL, TEXT_IF, TEXT_CHIT = TEXT_IF + 8, TEXTS = TEXT_CHIT + 8
};

/* Who may stand where at the start, and when the others come. */
struct ar_group {
	struct set areas;  /* places */
	uint8_t side, each; /* each: most of this group's corps (depots, if it has no corps) in one place; 0: no limit */
};
enum { GROUPS = 16, ENTRIES = 24 };
struct ar_entry {
	struct set areas, also;
	uint8_t side, turn;
	bool fortress; /* any fortress of Russia that is not in French hands, and `also` */
};
struct ar_deploy {
	int16_t place[MAX_PIECES]; /* historical: place, or NONE */
	int8_t group[MAX_PIECES];  /* free: group, or NONE */
	int8_t entry[MAX_PIECES];  /* reinforcement: entry, or NONE */
};

/* Printed figures of the rules, from tables.json. */
struct ar_figures {
	struct {
		int french, russian, fortress; /* on the die of combat: by who attacks, and against a fortress of Russia */
	} combat;
	struct {
		int depot_feeds, crowd; /* corps on a depot for nothing; most corps beside a supply unit that feeds others */
	} supply;
	struct {
		int victory, defeat; /* points of a turn of French victory or defeat in battle */
	} battles;
};

/* A cell of the Battle Plan Chart; `or` 0 without a choice. */
struct ar_cell {
	uint16_t what, or;
};

struct land {
	int places, regions;
	uint8_t region[PLACES];
	int8_t links[PLACES], to[PLACES][MAX_LINKS];
	int8_t parts[REGIONS], part[REGIONS][PARTS];
	uint64_t near[REGIONS];       /* regions with a common border */
	char region_id[REGIONS][12];
	uint8_t vp[PLACES];
	uint8_t owner[PLACES];        /* whose country: FRENCH outside Russia */
	uint8_t distance[PLACES][PLACES];
	struct set fortress, fallback; /* fortress: Russian ones */
	struct set forts;             /* all fortresses */
	uint8_t arm[MAX_PIECES];
	bool horse[MAX_PIECES];       /* a leader of cavalry */
	int first[2], last[2];        /* pieces of a side, [first, last) */
	int begin[2][ARMS], end[2][ARMS];
	int napoleon;
	struct ar_group group[GROUPS];
	int groups;
	struct ar_entry entry[ENTRIES];
	int entries;
	struct ar_deploy deploy[2];   /* historical, free */
	struct set control;           /* at the start */
	uint8_t depleted[REGIONS];
	int points;
	int index[32];                /* by turn */
	int least[5];                 /* Victory Points from which a level counts, best first */
	int napoleon_worth;
	int table[TABLES];
	struct ar_cell cell[4][4];    /* [defender's chit][attacker's] */
	uint8_t soften[CRT_ALL];
	struct supply_charts charts;
	struct ar_figures figures;
};

/* The battle that is fought now; place NONE when there is none. */
struct ar_battle {
	int8_t place;
	uint8_t step;
	int8_t attacker;    /* now, after a switch */
	int8_t phasing;     /* who attacked at the beginning */
	int8_t plan[2];     /* by side, or NONE */
	uint8_t shown;      /* both stacks and chits lie open */
	uint8_t part;       /* 0: the cell's first (or only) line, 1: the one after "or" */
	uint8_t doubled;    /* bit per side: corps count double in combat */
	uint8_t soft;
	uint8_t what;       /* DO_COMBAT or DO_PURSUIT >> 9 once the cell is read */
	int8_t flees;       /* side whose stack retreats in step 7, or NONE */
	int8_t names;       /* side that names its way */
	int8_t result;      /* of the Combat Results Table, or NONE */
	uint8_t chase;      /* of the Pursuit Table */
	uint8_t owed[2];    /* corps still to lose, by side */
	uint8_t lost[2];    /* corps lost in this battle */
	uint8_t any;        /* owed[] may be taken from any corps (else cavalry only), bit per side */
	uint8_t chits;      /* the chits lie open */
	uint8_t spare[3];
};

struct campaign {
	struct position p;
	uint8_t at[2][PLACES][ARMS];  /* how many stand where; always agrees with the pieces */
	uint8_t alive[2][ARMS];       /* on the map */
	uint8_t depleted[REGIONS];    /* enum depleted */
	uint8_t control[PLACES];      /* French control marker */
	uint8_t fort[PLACES];         /* optional rules: side + 1 whose stack is on the fortress symbol */
	int8_t counted[2][REGIONS];   /* corps of a side there as the enemy last counted them, or NONE */
	uint8_t unused_1[2];
	struct set todo;              /* places where a battle is still to be fought */
	struct set named;             /* attrition: places named already */
	struct set marked;            /* places whose markers were changed in this segment */
	uint8_t want_ic, want_cc;     /* attrition: still to be lost */
	uint8_t lost[2];              /* corps lost in combat this turn */
	uint8_t stage, side;          /* of the supply interphase */
	uint8_t uses[2][REGIONS];     /* corps that live off the area they stand in */
	uint8_t left[2][REGIONS];     /* corps that have no source yet */
	uint8_t on_depot[REGIONS];    /* French corps that use depots there */
	uint8_t guests[REGIONS];      /* corps of a neighbour that draw on the supply unit here */
	uint8_t host_of[REGIONS];     /* region + 1 whose corps draw here */
	uint8_t track[REGIONS];       /* 0 undecided, 1 with, 2 without supply unit */
	uint8_t keep[2][REGIONS];     /* the corps that a fortress feeds: 0 undecided, 1 infantry, 2 cavalry */
	uint8_t leaves[2];            /* the side leaves the rest of the interphase to the program */
	struct ar_battle battle;
	uint8_t backs[2][PLACES];     /* closed counters that the stack there shows the enemy */
	uint8_t most[2][PLACES][MOSTS]; /* what both remember of a closed stack; of what lies open or is told nothing is read here */
};
_Static_assert(sizeof(struct campaign) == 6816 && offsetof(struct campaign, at) == 4384, "layout");
_Static_assert(offsetof(struct campaign, todo) == 5464 && offsetof(struct campaign, battle) == 6208, "layout");
_Static_assert(sizeof(struct campaign) <= POSITION_BYTES, "a position is at most 8 KB");

static inline const struct land *land_of(const struct scenario *s)
{
	return s->own;
}

static inline struct campaign *campaign_at(struct position *p)
{
	return (struct campaign *)(void *)p;
}

static inline const struct campaign *campaign_of(const struct position *p)
{
	return (const struct campaign *)(const void *)p;
}

static inline int ar_corps(const struct campaign *c, int side, int place)
{
	return c->at[side][place][ARM_IC] + c->at[side][place][ARM_CC];
}

static inline int ar_units(const struct campaign *c, int side, int place)
{
	const uint8_t *n = c->at[side][place];
	return n[ARM_IC] + n[ARM_CC] + n[ARM_SU] + n[ARM_DP] + n[ARM_LEADER];
}

/* Units of a side in a region, of one arm or (ARMS) of all. [Supply, reading 42] The halves of an area are counted together. */
static inline int ar_region(const struct land *g, const struct campaign *c, int side, int region, int arm)
{
	int n = 0;
	for (int i = 0; i < g->parts[region]; i++)
		n += arm == ARMS ? ar_units(c, side, g->part[region][i]) : c->at[side][g->part[region][i]][arm];
	return n;
}

static inline int ar_region_corps(const struct land *g, const struct campaign *c, int side, int region)
{
	int n = 0;
	for (int i = 0; i < g->parts[region]; i++)
		n += ar_corps(c, side, g->part[region][i]);
	return n;
}

/* Units of an arm in hand. */
static inline int ar_held(const struct scenario *s, const struct campaign *c, int arm)
{
	int n = 0;
	for (int i = set_next(&c->p.hand, 0); i >= 0; i = set_next(&c->p.hand, i + 1))
		n += land_of(s)->arm[i] == arm;
	return n;
}

static inline bool ar_optional(const struct scenario *s)
{
	return scenario_value(s, "optional_rules");
}

extern const char *const ar_cites[CITES + 1];
extern const char *const ar_levels[];
extern const char *const ar_choices[CHOICES + 1];
extern const struct phase ar_phases[ROWS];
#define CITE(x) ar_cites[x]

/* An area as a player calls it, for a sentence: "Moscow (R57)". */
#define CALLED(s, place) board_called(&(s)->board, place).at

/* --- load.c, figures.c, deploy.c, setup.c --- */
bool ar_load(struct scenario *s, struct error *e);
/* Reads "figures" of tables.json. False with `e` filled when one is missing or beyond its bounds. */
bool ar_figures_read(const struct scenario *s, struct land *g, struct error *e);
/* Set-ups, reinforcements, control and depletion at the start; ground and units are known. */
bool ar_load_deploy(const struct scenario *s, struct land *g, struct error *e);
bool ar_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e);

/* --- tell.c: events and accounts; `ev` may be NULL --- */
/* About one unit: named to those who may know it, unnamed to the other side. */
void ar_note_unit(const struct scenario *s, const struct campaign *c, struct events *ev, int kind, int piece, int from,
		  int to, int cite);
/* Tells the result of a table (TABLE_) with its account. The event that tells it, which may be completed; NULL without room. */
struct event *ar_result(const struct scenario *s, struct events *ev, struct account *a, int table, int result, int cite);
/* Rolls a die, tells it, writes it into the account (may be NULL). */
int ar_roll(struct campaign *c, struct events *ev, struct account *a, int side, int drm, int cite);

/* --- change.c: units come, go and die --- */
int ar_total(const struct campaign *c, int side);              /* corps of a side on the map */
/* Is this side placing units before the eyes of another? What is left in its tray would tell him what went where. */
bool ar_places_unseen(const struct campaign *c, int side, int viewer);
/* May the viewer know where this unit is? NOBODY: is it open to both? */
bool ar_knows(const struct scenario *s, const struct campaign *c, int piece, int viewer);
/* Every control marker as the ground is held now: the printed lists hold until the first Movement Phase. */
void ar_settle(const struct scenario *s, struct campaign *c, struct events *ev);
/* That of one place. */
void ar_settle_place(const struct scenario *s, struct campaign *c, int place, struct events *ev);
/* Some unit of an arm in a place, the lowest that is not in `without` (may be NULL), or NONE. */
int ar_find(const struct scenario *s, const struct campaign *c, int side, int place, int arm, const struct set *without);
/* Puts a unit somewhere (a place or a box), minding counts, control, fortresses and what the enemy knows of it. */
void ar_move(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev);
/* From place to place, where all saw what stood there and which of it goes: it is told. So is whom it joins, if he was open or
 * told; else both are forgotten. */
void ar_move_told(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev);
/* Does the enemy know all units of a side in a place, be they open or told? */
bool ar_all_told(const struct scenario *s, const struct campaign *c, int side, int place);
/* The places in which closed units of a side are told, all of them. */
void ar_told_places(const struct scenario *s, const struct campaign *c, int side, struct set *out);
/* The same as ar_move without control: for set-up. */
void ar_place(const struct scenario *s, struct campaign *c, int piece, int to);
/* A unit is lost; in a battle and in the Supply Interphase control of the place is not settled yet. */
void ar_lose(const struct scenario *s, struct campaign *c, int piece, int cite, struct events *ev);
/* The whole stack of a side in a place. */
void ar_lose_stack(const struct scenario *s, struct campaign *c, int side, int place, int cite, struct events *ev);
/* Both stacks in a place become known, or a stack loses what the enemy knew of it. */
void ar_reveal(const struct scenario *s, struct campaign *c, int place, struct events *ev);
void ar_deplete(const struct scenario *s, struct campaign *c, int region, int to, int text, struct events *ev);
/* Places next to one that hold no unit of the enemy of `side`. */
int ar_ways(const struct land *g, const struct campaign *c, int side, int place, int8_t out[MAX_LINKS]);

/* Is one of them this way? If not, why. */
bool ar_way_open(const struct scenario *s, const struct campaign *c, int side, int from, int to, int cite, struct error *e);

/* Is a unit one of the reinforcements of this turn? (deal.c) */
bool ar_comes_now(const struct scenario *s, const struct campaign *c, int piece);

/* --- recall.c: what both remember of closed stacks, by where their units came from --- */

/* At most so many corps of a side are in a place, by MOST_: exactly so many where the enemy knows all of them, none in an
 * empty place. */
void ar_most(const struct scenario *s, const struct campaign *c, int side, int place, uint8_t out[MOSTS]);
/* Writes that down, before units come or go. */
void ar_recall(const struct scenario *s, struct campaign *c, int side, int place);
/* The enemy saw this unit come to a place (or, `by` -1, leave it or die there), or one of those of `from` (NONE: from off the
 * map), he does not know which. */
void ar_recall_unit(const struct scenario *s, struct campaign *c, int piece, int place, int by);
void ar_recall_some(const struct scenario *s, struct campaign *c, int piece, int from, int to);
/* A closed group goes from place to place: what will be known of where it comes to. Taken before it goes, with at most
 * `corps` in it (UNBOUND: any), and kept when it has gone. */
struct ar_word {
	uint8_t most[MOSTS];
	int8_t counted; /* corps in both regions together, or NONE */
};
struct ar_word ar_word_of(const struct scenario *s, const struct campaign *c, int side, int from, int to, int corps);
void ar_word_keep(const struct scenario *s, struct campaign *c, int side, int from, int to, const struct ar_word *word);

/* --- deal.c: the closed units of a side, dealt anew over its closed counters from what the viewer sees. False, and the
 * position as it is, when nothing is closed. --- */
bool ar_deal(const struct scenario *s, struct campaign *c, int side, int viewer, uint64_t *state);

/* --- markers.c: how many closed counters a stack shows; 0 where the enemy has seen all of it --- */

/* Fewest and most counters for closed units, by arm; both 0 without any. */
void ar_markers_bounds(const int n[ARMS], int *least, int *most);
void ar_markers_range(const struct scenario *s, const struct campaign *c, int side, int place, int *least, int *most);
/* After a change of the stack: as many counters as before, or the nearest number that its closed units allow. */
void ar_markers_settle(const struct scenario *s, struct campaign *c, int side, int place);
/* The order "markers", once a place and segment, for rows with nothing in hand. */
void ar_markers_list(const struct scenario *s, const struct position *p, struct orders *out);
bool ar_markers_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e);
void ar_markers_act(struct campaign *c, const struct order *o, struct events *ev);
/* How an act begins where units are taken up: one goes into the hand, or markers change. False: another order. */
bool ar_opening_act(struct campaign *c, const struct order *o, struct events *ev);

/* --- combat (clash.c, battle.c) --- */

/* The generals (or the leaders of cavalry) of a side in a place: points together, points of the best, and who he is
 * (NONE without any). */
struct ar_lead {
	int points, best, who;
};
/* What goes into the Combat Resolution step. */
struct ar_clash {
	int place, attacker;       /* side */
	int ic[2], doubled[2];     /* by side */
	struct ar_lead lead[2];    /* by side: the generals (optional rules) */
};
/* What comes out before the die: column NONE for results without a die, which then stand in `result`. */
struct ar_sum {
	int counted, against, percent, column, drm, result;
};
void ar_clash_now(const struct scenario *s, const struct campaign *c, int place, int attacker, struct ar_clash *out);
/* Adds up; the lines go into `a` (may be NULL). */
void ar_clash_add(const struct scenario *s, const struct ar_clash *in, struct ar_sum *out, struct account *a);
/* Result of the Combat Results Table at this die, after the cordon's softening. */
int ar_clash_result(const struct scenario *s, const struct ar_sum *sum, int die, bool soft);
/* Points of a pursuit: column and modifier. `a` may be NULL. */
int ar_chase_column(const struct scenario *s, const struct campaign *c, int place, int attacker, int *drm,
		    struct account *a);
/* The battle goes on after a row of it has ended. */
void ar_battle_result(struct ar_battle *b, int result);
/* The stack that flees goes to `to`, with as many depots as it can carry; the depots that stay are lost to corps. */
void ar_battle_flee(const struct scenario *s, struct campaign *c, int to, struct events *ev);
void ar_lead(const struct scenario *s, const struct campaign *c, int side, int place, bool horse, struct ar_lead *out);
bool ar_retires(const struct scenario *s, const struct campaign *c, int side, int place);

/* --- supply (hunger.c, source.c; what both games of 1812 share is in the larder) --- */

/* The larder's window on a campaign; on one that must not change only to read. */
struct larder ar_larder(const struct scenario *s, const struct campaign *c);
/* Corps of a side fed by a fortress in a region. */
int ar_fed(const struct scenario *s, const struct campaign *c, int side, int region);
/* The first place of a region where the side has any unit, which both sides can see: the numbers of a region are open
 * (Supply H), where in it the corps stand is not. */
int ar_part_of(const struct land *g, const struct campaign *c, int side, int region);
/* What supply would do to one side if it came now, as far as that side can know. */
struct ar_forecast {
	uint8_t after[REGIONS];  /* enum depleted */
	uint8_t hungry[REGIONS]; /* corps without a source */
	uint8_t unsure[REGIONS]; /* enemy corps that are not counted eat there too */
	uint8_t uses[REGIONS], on_depot[REGIONS], guests[REGIONS], host_of[REGIONS], fed[REGIONS]; /* as in a campaign */
	bool spent[REGIONS];     /* a depot is used up */
	int starving, corps;
};
void ar_forecast(const struct scenario *s, const struct campaign *c, int side, struct ar_forecast *out);

/* --- rows --- */
PHASE_FUNCTIONS(ar_place)
PHASE_FUNCTIONS(ar_turn)
PHASE_FUNCTIONS(ar_attrition)
PHASE_FUNCTIONS(ar_march)
PHASE_FUNCTIONS(ar_force)
PHASE_FUNCTIONS(ar_depot)
PHASE_FUNCTIONS(ar_battles)
PHASE_FUNCTIONS(ar_battle)
PHASE_FUNCTIONS(ar_plan)
PHASE_FUNCTIONS(ar_retire)
PHASE_FUNCTIONS(ar_send)
PHASE_FUNCTIONS(ar_choice)
PHASE_FUNCTIONS(ar_lose)
/* Is there anything to choose for this side in the losses of the battle: both arms, and not all of them are to go? */
bool ar_loss_asked(const struct campaign *c, int side);
PHASE_FUNCTIONS(ar_chase)
PHASE_FUNCTIONS(ar_bid)
PHASE_FUNCTIONS(ar_way)
PHASE_FUNCTIONS(ar_supply)
PHASE_FUNCTIONS(ar_order)
PHASE_FUNCTIONS(ar_source)
PHASE_FUNCTIONS(ar_share)
PHASE_FUNCTIONS(ar_keep)
PHASE_FUNCTIONS(ar_track)
PHASE_FUNCTIONS(ar_expend)
PHASE_FUNCTIONS(ar_score)
int ar_battles_due(const struct scenario *s, const struct campaign *c); /* points of battles that are not counted yet */
PHASE_FUNCTIONS(ar_politics)

/* --- what a player sees and asks --- */
/* What a phase is called for him who acts in it: the Russians have no depots, their supply units strip the land [Supply B]. */
const char *ar_phase_name(int row, int side);
void ar_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
/* Units of an arm on the map, as the viewer is told: of an enemy who sets up all of them, of one who places reinforcements none of
 * these before all are placed. */
int ar_told_alive(const struct scenario *s, const struct campaign *c, int side, int arm, int viewer);
/* Of a free set-up the others see nothing before it is done: to them it has not begun. Returns `c`, or `copy` as it was before
 * the set-up that the viewer may not see. */
const struct campaign *ar_seen_by(const struct scenario *s, const struct campaign *c, int viewer, struct campaign *copy);
void ar_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		struct position *out);
void ar_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
	     struct outlook *out);
/* plan_odds.c: of a chit against each of the enemy's; `guess`: what is taken for a closed stack, or NULL. Of the choice
 * to withdraw or fight. */
void ar_plan_odds(const struct scenario *s, const struct campaign *c, const struct order *o, const int16_t *guess,
		  struct outlook *out);
void ar_choice_odds(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out);
/* suppose.c: adds to the outlook what `side` may suppose of the enemy's closed stack in a place, in the order of GUESS_:
 * numbers that the closed counters, the corps counted last (Supply H) and the living allow, near to `guess`, or with NULL to
 * its own strength; the cavalry such as goes with the infantry. False, and nothing added: all of the stack lies open. Reads
 * nothing that the side may not know. */
enum { GUESS_IC, GUESS_CC, GUESS_GENERAL };
bool ar_suppose(const struct scenario *s, const struct campaign *c, int side, int place, const int16_t *guess,
		struct outlook *out);
/* plan.c: is a battle there over before a chit is opened, as both know: against a stack without infantry (Combat D)? */
bool ar_never_opened(const struct scenario *s, const struct campaign *c, int place);
/* retire.c: who is left behind by a retreat before combat, or by standing, and lost for it (Combat D). */
void ar_retire_warn(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out);
void ar_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
	      struct overlay *out);
/* Deals the closed stacks of the enemy of `side` anew (guess.c). False, and the position as it is, when all lies open.
 * Does not read where a closed unit stands. */
bool ar_guess(const struct scenario *s, const struct campaign *c, int side, uint64_t *state, struct campaign *out);
bool ar_sound(const struct scenario *s, const struct position *p, struct error *e);

#endif

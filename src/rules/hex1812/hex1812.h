/* 1812, Grand Tactical Game (Hex-Grid Version): what its files share.
 *
 * load, deploy: the printed ground, units, charts, set-ups; setup: the first position, placing; stack: who stands where;
 * change: units that come, go, are disrupted and die; control: fortresses, sieges, points; turn: the table of phases and what
 * stands between phases; attrition; reach, march, force, fall: the Movement Phase with its automatic eliminations; depot;
 * declare to outlook: the Combat Phase (combat.h); hunger, source: the supply interphase, over the larder; score; show, query:
 * what a player sees and asks.
 *
 * Nothing is hidden: both sides see the same. A "region" is a supply area of the map.
 */
#ifndef GROGNARD_RULES_HEX1812_HEX1812_H
#define GROGNARD_RULES_HEX1812_HEX1812_H

#include "core/hex.h"
#include "core/supply.h"
#include "rules/larder/larder.h"
#include "rules/phases.h"

enum { FRENCH, RUSSIAN };
enum { PLACES = 2835, REGIONS = 64, DIRECTIONS = 6, MAX_FORTRESSES = 24, HX_ATTACKS = 64, HX_PERCENT_MOST = 9999 };
enum hx_arm { ARM_INF, ARM_CAV, ARM_SUPPLY, ARM_DEPOT, ARM_LEADER };

/* Kinds of counter, in the order in which each side's pieces stand. */
enum hx_kind { KIND_IC, KIND_ID, KIND_CC, KIND_CD, KIND_SU, KIND_DP, KIND_CHIEF, KINDS };

/* Boxes: piece.place. Pool: counters that stand for nobody yet (divisions, depots). */
enum { AT_LATER = -2, AT_LOST = -3, AT_POOL = -4, AT_TRAY = -5 };

enum hx_row { ROW_SETUP, ROW_TURN, ROW_ARRIVE, ROW_ATTRITION, ROW_MARCH, ROW_OPTION, ROW_DEPOT, ROW_DECLARE, ROW_RETIRE,
	      ROW_RESOLVE, ROW_RETREAT, ROW_PAY, ROW_ADVANCE, ROW_COMBAT_END, ROW_SUPPLY, ROW_ORDER, ROW_SOURCE, ROW_SHARE,
	      ROW_KEEP, ROW_TRACK, ROW_SCORE, ROW_POLITICS, ROW_VICTIM, ROW_EXPEND, ROWS };

/* The game's own verbs. */
enum { VERB_DECLARE = VERB_COMMON, VERB_JOIN, VERB_DEPOT, VERB_STRIP, VERB_DRAW };

/* Badges of the game's own. */
enum { BADGE_DISRUPTED = BADGE_COMMON, BADGE_DOOMED = BADGE_COMMON * 2, BADGE_HUNGRY = BADGE_COMMON * 4 };

/* Options of choose: indices into rules.choices. */
enum { CHOICE_TRIPLE, CHOICE_SECOND, CHOICE_FORCE, CHOICE_STOP, CHOICE_GO, CHOICE_WITH, CHOICE_WITHOUT, CHOICE_KEEP_INF,
       CHOICE_KEEP_CAV, CHOICES };

enum { SIDE_RIVER = 1, SIDE_BRIDGE = 2 };
enum hx_zone { ZONE_NONE, ZONE_PARTIAL, ZONE_TOTAL };

/* Phases in which units are disrupted, and at whose end a turn later they recover. */
enum hx_time { TIME_NONE, TIME_RUSSIAN_MOVE, TIME_RUSSIAN_FIGHT, TIME_FRENCH_MOVE, TIME_FRENCH_FIGHT };

enum { TABLE_ATTRITION, TABLE_DOUBLE, TABLE_DOUBLE_AGAIN, TABLE_TRIPLE, TABLE_TRIPLE_AGAIN, TABLE_CRT, TABLE_UNSUPPLIED, TABLES };
enum { FORCE_SUCCESS, FORCE_OPTION, FORCE_ELIMINATED };
enum { AGAIN_SUCCESS, AGAIN_DISRUPTED, AGAIN_ELIMINATED };

/* Kinds of account. */
enum { ACCOUNT_ATTRITION = 1, ACCOUNT_FORCE, ACCOUNT_AUTOMATIC, ACCOUNT_COMBAT, ACCOUNT_SUPPLY, ACCOUNT_SCORE };

/* Tracks of the header. */
enum { TRACK_POINTS, TRACK_NAPOLEON, TRACK_SIEGES };

enum {
	CITE_SETUP, CITE_SEQUENCE, CITE_REINFORCEMENTS, CITE_ATTRITION, CITE_MOVEMENT, CITE_MOVEMENT_C, CITE_MOVEMENT_D,
	CITE_FORCED_F, CITE_FORCED_G, CITE_FORCED_H, CITE_FORCED, CITE_STACKING_J,
	CITE_DEPOT_L, CITE_ZONES_B,
	CITE_COMBAT, CITE_COMBAT_A, CITE_COMBAT_B, CITE_COMBAT_D, CITE_COMBAT_E, CITE_COMBAT_F,
	CITE_COMBAT_G, CITE_COMBAT_H, CITE_COMBAT_I, CITE_COMBAT_J, CITE_COMBAT_K, CITE_COMBAT_M, CITE_COMBAT_N,
	CITE_CRT, CITE_RETREAT, CITE_TERRAIN, CITE_DISRUPTION, CITE_DISRUPTION_A, CITE_DISRUPTION_B,
	CITE_DISRUPTION_C, CITE_SUPPLY_A, CITE_SUPPLY_B, CITE_SUPPLY_C, CITE_SUPPLY_D, CITE_SUPPLY_F,
	CITE_SUPPLY_G, CITE_SUPPLY_H, CITE_SUPPLY_J, CITE_UNSUPPLIED, CITE_LEADERS_B,
	CITE_LEADERS_C, CITE_FORTRESS_C, CITE_FORTRESS_D, CITE_FORTRESS_E, CITE_FORTRESS_F,
	CITE_FORTRESS_G, CITE_VICTORY_A, CITE_VICTORY_B, CITE_VICTORY_C, CITES
};

enum {
	TEXT_LAPSES, TEXT_SET_UP, TEXT_INF, TEXT_CAV, TEXT_WAITS, TEXT_DEPOT_MADE, TEXT_STRIPPED, TEXT_EXPENDED, TEXT_HALF,
	TEXT_FULL, TEXT_USE_AREA, TEXT_USE_DEPOT, TEXT_GUESTS, TEXT_DRAW_ON, TEXT_FORT_FEEDS, TEXT_HUNGRY, TEXT_WITH,
	TEXT_WITHOUT, TEXT_USERS, TEXT_ALL_FED, TEXT_BECOMES, TEXT_CONTROL_ON, TEXT_CONTROL_OFF, TEXT_CONTROLS, TEXT_BESIEGED,
	TEXT_BESIEGES, TEXT_POINTS, TEXT_INDEX, TEXT_POLITICS, TEXT_NO_POLITICS, TEXT_NAPOLEON, TEXT_DISRUPTED, TEXT_RECOVERS,
	TEXT_DOOMED, TEXT_REDUCED, TEXT_HALTS, TEXT_STRENGTH, TEXT_LEADER, TEXT_LEADER_CAPPED,
	TEXT_ALONE, TEXT_GROUND, TEXT_FORTRESS, TEXT_RIVER, TEXT_THERE, TEXT_SUM, TEXT_WEAK, TEXT_UNBRIDGED,
	TEXT_DECLARED, TEXT_NOBODY_LEFT, TEXT_HOLDS, TEXT_NO_INF, TEXT_NO_CAV, TEXTS
};

/* Where a group of units may be set up: a hex, a circle round it, a region outside a circle. */
struct hx_zone_of {
	uint8_t side;
	bool apart;       /* not on or next to French units */
	int16_t at;       /* the hex, or NONE */
	int16_t of;       /* middle of the circles, or NONE */
	int16_t within, beyond, region; /* NONE: no limit */
};
enum { GROUPS = 64, ENTRIES = 24 };
enum { EDGE_WEST, EDGE_EAST, EDGE_NORTH, EDGE_SOUTH, EDGES, BY_FORTRESS, BY_HEX };
struct hx_entry {
	uint8_t side, turn, by; /* EDGE_ or BY_ */
	int16_t at;             /* BY_HEX: the fortress named */
};
struct hx_deploy {
	int16_t place[MAX_PIECES]; /* historical: place, or NONE */
	int8_t group[MAX_PIECES];  /* free: group, or NONE */
	int8_t entry[MAX_PIECES];  /* reinforcement: entry, or NONE */
};

/* Printed figures of the rules, from tables.json. */
struct figures {
	struct {
		int unbridged, automatic;
	} combat;
	struct {
		int depot_feeds, crowd;
	} supply;
	struct {
		int first, less;
	} winter;
	struct {
		int clear, forest, marsh, rough, fortress, river, leave_friend, leave_zone, eliminated;
	} cost;
	struct {
		int clear, forest, marsh, rough, fortress, river;
	} defence;
};

struct ground {
	int places, regions;
	int16_t to[PLACES][DIRECTIONS];   /* NONE beyond the edge and off the map */
	uint8_t cost[PLACES][DIRECTIONS]; /* points to go from there in this direction; 0 never */
	uint8_t side[PLACES][DIRECTIONS]; /* SIDE_ */
	uint8_t open[PLACES];             /* a bit for each direction over which zones reach, out of the hex and into it */
	struct hex point[PLACES];
	int rows;                         /* hexes in a column; places are numbered column by column */
	uint8_t enter[PLACES];            /* points to enter the hex itself, no river minded */
	uint8_t defence[PLACES];          /* factor of the hex alone */
	uint8_t region[PLACES];           /* REGIONS where there is none */
	int8_t fort[PLACES];              /* index into held[], or NONE */
	char region_id[REGIONS][12];
	char region_name[REGIONS][32];
	int16_t box[REGIONS];             /* hex of its depletion marker */
	bool abroad[REGIONS];             /* outside Russia */
	uint64_t near[REGIONS];
	int fortresses;                   /* fortress[0 .. fortresses) */
	int16_t fortress[MAX_FORTRESSES];
	int held;                         /* what can be controlled: the fortresses, then Moscow */
	int16_t hold[MAX_FORTRESSES + 1];
	uint8_t worth[MAX_FORTRESSES + 1];
	uint32_t theirs[2];               /* in the country of a side: a bit per fort */
	int edges[EDGES];
	int16_t edge[EDGES][64];
	uint8_t kind[MAX_PIECES], arm[MAX_PIECES];
	int8_t offence[MAX_PIECES], guard[MAX_PIECES]; /* bonuses of leaders: attack, defence */
	int first[2], last[2];            /* pieces of a side, [first, last) */
	int begin[2][KINDS], end[2][KINDS];
	int napoleon;
	struct hx_zone_of group[GROUPS];
	int groups, first_side;
	struct hx_entry entry[ENTRIES];
	int entries;
	struct hx_deploy deploy[2];       /* historical, free */
	uint32_t control;                 /* French, at the start */
	uint8_t depleted[REGIONS];
	int points;
	int index[32];                    /* by turn */
	int least[5];
	int napoleon_worth;
	int table[TABLES], crt;
	struct supply_charts charts;
	struct figures figures;
};

/* An arrow of a declared attack; battle 0: none. */
struct hx_attack {
	int16_t from, to;
	uint8_t battle, flags;
	uint8_t led;   /* attackers driven back by this battle out of `from`: a bit for each direction, LED for any */
	uint8_t spare;
};

/* The march of who is in hand. */
struct hx_march {
	int16_t start;   /* hex where the leading unit began the phase, and the unit; both 0 when nobody is in hand */
	int16_t lead;
	uint8_t left;    /* points of this allowance */
	uint8_t leg;     /* first, second, third allowance */
	uint8_t moved;   /* has gone at least one hex in this leg */
	uint8_t triple;  /* a triple march was declared */
	uint8_t stopped; /* in a zone: no further */
	uint8_t reduced; /* the leading unit becomes a division at the end */
	uint8_t die;     /* the first die, while its option is open */
	uint8_t spare;
};

struct campaign {
	struct position p;
	uint8_t bucket[256];        /* first piece + 1 of those whose hex has this hash; piece.on goes on, by number */
	uint32_t control;           /* French: a bit per fort */
	uint32_t passed[2];         /* forts that a unit of this side has stood on or gone through */
	uint8_t want_inf, want_cav; /* attrition: still to be lost */
	uint8_t attacks, battles;   /* arrows; battles declared */
	uint8_t fighting, result;   /* the battle being resolved, and its result + 1 */
	int16_t owed;               /* half exchange: twice the strength still to lose */
	struct hx_march march;
	uint8_t stage, side;        /* of the supply interphase */
	uint8_t leaves[2];
	struct hx_attack attack[HX_ATTACKS];
	struct set pledged;   /* take part in a declared attack that is not yet resolved */
	struct set spent;     /* have attacked, also by automatic elimination: piece.flags is the battle whose hexes they may come into */
	struct set pinned;    /* may not retreat before combat */
	struct set leaving;   /* must still retreat */
	struct set optional;  /* may go along */
	struct set excused;   /* of a stack that could not part and owes no attack */
	struct set retired;   /* have retreated before combat */
	struct set doomed;    /* automatically eliminated, removed when combat begins */
	struct set weary;     /* disrupted when their forced march ends */
	struct set tight;     /* came onto the map in an enemy zone: no further this turn */
	uint8_t depleted[REGIONS]; /* enum depleted */
	uint8_t uses[2][REGIONS], left[2][REGIONS];
	uint8_t on_depot[REGIONS], guests[REGIONS], host_of[REGIONS], track[REGIONS];
	uint8_t keep[2][REGIONS];
	uint8_t riders[REGIONS];   /* divisions that use depots there */
	uint8_t live[2][REGIONS];  /* pieces of a side there, of whatever kind */
};

static inline const struct ground *ground_of(const struct scenario *s)
{
	return s->own;
}

static inline const struct figures *figures_of(const struct scenario *s)
{
	return &ground_of(s)->figures;
}

static inline struct campaign *campaign_at(struct position *p)
{
	return (struct campaign *)(void *)p;
}

static inline const struct campaign *campaign_of(const struct position *p)
{
	return (const struct campaign *)(const void *)p;
}

static inline int hx_arm(const struct scenario *s, int piece)
{
	return ground_of(s)->arm[piece];
}

/* Is it a combat unit? */
static inline bool hx_fights(const struct scenario *s, int piece)
{
	return ground_of(s)->arm[piece] <= ARM_CAV;
}

static inline bool hx_is_corps(const struct scenario *s, int piece)
{
	return ground_of(s)->kind[piece] == KIND_IC || ground_of(s)->kind[piece] == KIND_CC;
}

static inline bool hx_is_disrupted(const struct campaign *c, int piece)
{
	return c->p.piece[piece].fatigue != 0;
}

static inline int hx_bonus(const struct scenario *s, int piece, bool attack)
{
	return attack ? ground_of(s)->offence[piece] : ground_of(s)->guard[piece];
}

static inline bool hx_is_fortress(const struct scenario *s, int place)
{
	const struct ground *g = ground_of(s);
	return g->fort[place] != NONE && g->fort[place] < g->fortresses;
}

static inline int hx_defence(const struct scenario *s, int place)
{
	return ground_of(s)->defence[place];
}

static inline unsigned hx_hash(int place)
{
	return ((unsigned)place * 2654435769u) >> 24;
}

static inline int hx_seek(const struct campaign *c, int piece, int place)
{
	while (piece >= 0 && c->p.piece[piece].place != place)
		piece = c->p.piece[piece].on;
	return piece;
}

/* The pieces on a hex, lowest number first: for (i = hx_top(c, at); i != NONE; i = hx_below(c, i)) */
static inline int hx_top(const struct campaign *c, int place)
{
	int first = c->bucket[hx_hash(place)];
	return first ? hx_seek(c, first - 1, place) : NONE;
}

static inline int hx_below(const struct campaign *c, int piece)
{
	return hx_seek(c, c->p.piece[piece].on, c->p.piece[piece].place);
}

/* The side whose pieces stand there, or NOBODY. [Combat M] Until combat begins the doomed may share their hex with enemies: it
 * is theirs only while nobody else is there. */
int hx_owner(const struct scenario *s, const struct campaign *c, int place);

extern const char *const hx_cites[CITES + 1];
extern const char *const hx_levels[];
extern const char *const hx_choices[CHOICES + 1];
extern const struct phase hx_phases[ROWS];
#define CITE(x) hx_cites[x]

/* --- load.c, deploy.c, setup.c --- */
bool hx_load(struct scenario *s, struct error *e);
/* The area of supply with this code, or NONE. */
int hx_region_named(const struct ground *g, const char *id);
bool hx_load_deploy(const struct scenario *s, struct ground *g, struct error *e);
bool hx_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e);
/* [Scenarios] Free set-up: where this unit may stand, "within 4 hexes of Smolensk (4325)". */
struct text hx_zone_words(const struct scenario *s, int piece);
/* Could this fortress, or the edge, let Russian recruits in: [Reinforcements] never passed by the French, nor besieged. */
bool hx_open_fortress(const struct scenario *s, const struct campaign *c, int place);

/* --- stack.c: who stands where --- */
/* Puts a unit on a hex or into a box: no control, no events. */
void hx_put(const struct scenario *s, struct campaign *c, int piece, int to);
/* Combat units on a hex that are not doomed. `but`: one that is not counted, or NONE. */
int hx_fighters(const struct scenario *s, const struct campaign *c, int place, int but);
/* A unit of a kind of a side in a box, the lowest, or NONE. */
int hx_boxed(const struct scenario *s, const struct campaign *c, int side, int kind, int box);
/* Direction 0 to 5 from a hex to one beside it, or NONE. */
int hx_direction(const struct scenario *s, int from, int to);
/* Names for a sentence: "5-5 infantry corps", "Davout"; "Riga (2115)". */
struct text hx_unit(const struct scenario *s, int piece);
struct text hx_place(const struct scenario *s, int place);
/* "French Infantry Corps at Vilna (2325)": one of many, told by its hex. */
struct text hx_unit_at(const struct scenario *s, const struct campaign *c, int piece);
/* Points of one allowance, winter minded. */
int hx_allowance(const struct scenario *s, const struct campaign *c, int piece);
/* What zone a unit has round about. */
enum hx_zone hx_exerts(const struct scenario *s, const struct campaign *c, int piece);
/* What zone units of `side` exert on a hex: board, rivers, fortresses and the doomed minded. */
enum hx_zone hx_zone(const struct scenario *s, const struct campaign *c, int side, int place);
/* The zones of a side on the whole map: zone[PLACES]. */
void hx_zones(const struct scenario *s, const struct campaign *c, int side, uint8_t *zone);
/* The columns within so many hexes of a place. Cut at the edges of the map. */
struct hx_span {
	int16_t first, last; /* places */
};
struct hx_span hx_span_of(const struct ground *g, int place, int hexes);
static inline bool hx_span_has(struct hx_span span, int place)
{
	return (unsigned)(place - span.first) <= (unsigned)(span.last - span.first);
}
/* The zones of those units of a side that stand in a span; none elsewhere. */
void hx_zones_of(const struct scenario *s, const struct campaign *c, int side, struct hx_span span, uint8_t *zone);

/* --- change.c: units come, go, tire and die --- */
/* Moves a unit a step: stacks, control. No event of its own. */
void hx_move(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev);
void hx_kill(const struct scenario *s, struct campaign *c, int piece, int cite, struct events *ev);
/* [Disruption] Leaders never; who is disrupted already dies. */
void hx_disrupt(const struct scenario *s, struct campaign *c, int piece, int cite, struct events *ev);
/* [Disruption B] At the end of a phase those recover who were disrupted in it a turn ago. */
void hx_recover(const struct scenario *s, struct campaign *c, int time, struct events *ev);
/* Does anybody recover then? */
bool hx_any_recovers(const struct scenario *s, const struct campaign *c, int time);
enum hx_time hx_time_now(const struct campaign *c, bool fight);
/* Does nothing but depots stand there? */
bool hx_only_depots(const struct scenario *s, const struct campaign *c, int place);
/* [Supply C] Depots alone beside an enemy combat unit vanish. */
void hx_depots(const struct scenario *s, struct campaign *c, struct events *ev);
void hx_deplete(const struct scenario *s, struct campaign *c, int region, int to, int text, struct events *ev);
/* Rolls a die, tells it, writes it into the account (may be NULL). */
int hx_roll(struct campaign *c, struct events *ev, struct account *a, int side, int cite);
/* Tells the result of a table (TABLE_) with its account: number table * RESULT_STEP + result. */
enum { RESULT_STEP = 32 };
void hx_result(const struct scenario *s, struct events *ev, struct account *a, int table, int piece, int result, int cite);

/* --- control.c --- */
/* Does the side control this fortress (or Moscow)? False for any other hex. */
bool hx_controls(const struct scenario *s, const struct campaign *c, int side, int place);
void hx_settle(const struct scenario *s, struct campaign *c, int place, int side, struct events *ev);
/* [Fortresses F] Is this fortress besieged by the enemy of `side`? */
bool hx_besieged(const struct scenario *s, const struct campaign *c, int side, int place);
/* [Fortresses F] The fortresses that are besieged by the enemy of who controls them, a bit each; the points that this would bring
 * if the game ended now, with Napoleon in one of them. */
uint32_t hx_sieges(const struct scenario *s, const struct campaign *c);
int hx_siege_points(const struct scenario *s, const struct campaign *c);
/* [Victory B] The points that are held against the index at the end of this turn, as things stand: sieges count in the last one. */
int hx_due_points(const struct scenario *s, const struct campaign *c);

/* --- reach.c: where a unit can go within what is left of an allowance --- */
enum { REACH_POINTS = 9, REACH_HEXES = 1 + 3 * REACH_POINTS * (REACH_POINTS + 1), FAR = 255 };
/* What a march minds of a hex: the enemy's zones there (a bit for each kind of enum hx_zone), combat units of either side, enemies who bar it, the doomed. */
enum { REACH_ZONE = 3, REACH_COMPANY = 4, REACH_BARRED = 8, REACH_DOOMED = 16 };
struct hx_reach {
	uint8_t cost[PLACES];   /* points spent; FAR: out of reach */
	uint8_t way[PLACES];    /* direction it was entered by, where cost is neither 0 nor FAR */
	uint8_t there[PLACES];  /* REACH_ bits of hexes in reach; the unit itself is no company */
	int n;
	int16_t at[PLACES];     /* all in reach, the start first, in the order of cost */
};
/* The unit stands on `from` and may spend `points`. */
void hx_reach(const struct scenario *s, const struct campaign *c, int piece, int from, int points, struct hx_reach *out);
/* The same, no further than till the cheapest way to `goal` is known: only its cost and those of the hexes on its way hold. */
void hx_reach_to(const struct scenario *s, const struct campaign *c, int piece, int from, int points, int goal, struct hx_reach *out);
/* The same from several hexes at once: out->at[0 .. n), with cost 0. */
void hx_reach_on(const struct scenario *s, const struct campaign *c, int piece, int points, struct hx_reach *out);
/* Is there a hex where a march with so many points could end without anybody making room? */
bool hx_can_part(const struct scenario *s, const struct campaign *c, int piece, int points);
/* [Zones of Control B] Must the unit stop on this hex? */
bool hx_stops(const struct scenario *s, const struct campaign *c, int piece, int place);
/* A combat unit on this hex that is disrupted and will attack nobody in the coming Combat Phase; NONE. */
int hx_idle_in_combat(const struct scenario *s, const struct campaign *c, int place);
/* [Stacking J] Can all combat units of a side on this hex attack in the coming Combat Phase: an enemy beside it, none of them disrupted? */
bool hx_all_attack(const struct scenario *s, const struct campaign *c, int side, int place);
/* [Stacking J] May a march of this combat unit end there: alone, or where its whole stack can attack. */
bool hx_may_end(const struct scenario *s, const struct campaign *c, int piece, int place);
/* An enemy on a hex beside it that is not doomed: something to attack. */
bool hx_faces(const struct scenario *s, const struct campaign *c, int side, int place);

/* --- room.c: changing places --- */
/* Has it still its march before it in this phase: on the map, not disrupted, nor held by what it has done? Depots are not left out. */
bool hx_may_take(const struct campaign *c, int piece);
/* Is there a hex where a march with so many points could end, also on a friend who makes room? */
bool hx_can_march(const struct scenario *s, const struct campaign *c, int piece, int points);
/* [Stacking J] May this combat unit end its march on that hex because the only one of its side there can march away after it? */
bool hx_may_trade(const struct scenario *s, const struct campaign *c, int piece, int place);
/* The hex where a unit has come onto one that has still to make room, and marches next; NONE. */
int hx_crowd(const struct scenario *s, const struct campaign *c);

/* --- march.c, force.c, fall.c --- */
/* [Combat K] After a march to this hex: what is eliminated automatically there and then. Those whose attack it was are `spent`. True: of
 * several the attacker has to choose one. */
bool hx_strike(const struct scenario *s, struct campaign *c, int place, struct events *ev);
/* The hexes beside this one with combat units that those on it could eliminate now, each a choice of its own. */
int hx_victims(const struct scenario *s, const struct campaign *c, int place, int16_t out[DIRECTIONS]);
/* [Combat K, Combat N] What the side whose turn it is destroys as its Movement Phase begins: supply units and depots alone. */
void hx_sweep(const struct scenario *s, struct campaign *c, struct events *ev);
/* [Supply C, Combat N] What a combat unit destroys that only comes by: supply units and depots alone. */
void hx_pass_by(const struct scenario *s, struct campaign *c, int place, struct events *ev);
/* [Combat M] The doomed are taken away. */
void hx_fall(const struct scenario *s, struct campaign *c, struct events *ev);
/* The same on a copy, where nothing else follows: what they will be missed for. */
void hx_bury(const struct scenario *s, const struct campaign *truth, struct campaign *out);
/* The unit in hand is done; forced marches take their toll. */
void hx_march_over(const struct scenario *s, struct campaign *c, struct events *ev);
/* What a march has brought the unit in hand to: it stops where it must, rolls where it owes it, and is done when nothing is left to it. */
void hx_march_settle(const struct scenario *s, struct campaign *c, struct events *ev);
/* May the leading unit try another allowance? */
bool hx_may_force(const struct scenario *s, const struct campaign *c, int choice, struct error *e);
void hx_force(const struct scenario *s, struct campaign *c, struct events *ev);
/* [Forced March H] Must the unit in hand still roll for the way that a triple march has brought it? It cannot halt before. */
bool hx_owes_die(const struct campaign *c);
/* It rolls and goes no further, whatever the die allows; afterwards it may be gone, and nobody in hand. */
void hx_pay_die(const struct scenario *s, struct campaign *c, struct events *ev);

/* --- supply (hunger.c, source.c) --- */
struct larder hx_larder(const struct scenario *s, const struct campaign *c);
/* May this fortress feed one combat unit of the side that stands there? */
bool hx_feeds(const struct scenario *s, const struct campaign *c, int side, int place);
/* The place of the first unit of a side in a region; the hex of its marker when it has none. */
int hx_seat(const struct scenario *s, const struct campaign *c, int side, int region);
int hx_count(const struct scenario *s, const struct campaign *c, int side, int region, enum larder_what what);
/* Divisions of a side in a region that no fortress feeds. */
int hx_divisions(const struct scenario *s, const struct campaign *c, int side, int region);
/* When all corps have drawn: divisions that use depots of a region. */
int hx_riders(const struct scenario *s, const struct position *p, int region);

struct hx_forecast {
	uint8_t after[REGIONS];
	uint8_t hungry[2][REGIONS], small[2][REGIONS]; /* corps, divisions without a source */
	uint8_t drew[REGIONS]; /* divisions from next door that draw on the supply unit here */
	bool spent[REGIONS]; /* a depot is used up */
	uint8_t uses[REGIONS], on_depot[REGIONS]; /* corps that live off the area; units that use its depots */
	uint8_t host_of[REGIONS]; /* area + 1 whose units draw on the supply unit here */
	struct set starving;
	int units[2], without[2];
};
void hx_forecast(const struct scenario *s, const struct campaign *c, struct hx_forecast *out);
void hx_starving(const struct scenario *s, const struct campaign *c, const struct hx_forecast *f, struct set *out);
/* When all corps have drawn: the sources of the divisions. `hungry`: those without, by side and area; `drew`: those that draw on the
 * supply unit of an area from next door. */
void hx_small(const struct scenario *s, struct campaign *c, uint8_t hungry[2][REGIONS], uint8_t drew[REGIONS]);

/* --- rows --- */
PHASE_FUNCTIONS(hx_place)
PHASE_FUNCTIONS(hx_turn)
PHASE_FUNCTIONS(hx_attrition)
PHASE_FUNCTIONS(hx_march)
PHASE_FUNCTIONS(hx_option)
PHASE_FUNCTIONS(hx_victim)
PHASE_FUNCTIONS(hx_depot)
PHASE_FUNCTIONS(hx_declare)
PHASE_FUNCTIONS(hx_retire)
PHASE_FUNCTIONS(hx_resolve)
PHASE_FUNCTIONS(hx_retreat)
PHASE_FUNCTIONS(hx_pay)
PHASE_FUNCTIONS(hx_advance)
PHASE_FUNCTIONS(hx_combat_end)
PHASE_FUNCTIONS(hx_supply)
PHASE_FUNCTIONS(hx_order)
PHASE_FUNCTIONS(hx_source)
PHASE_FUNCTIONS(hx_share)
PHASE_FUNCTIONS(hx_keep)
PHASE_FUNCTIONS(hx_track)
PHASE_FUNCTIONS(hx_expend)
PHASE_FUNCTIONS(hx_score)
PHASE_FUNCTIONS(hx_politics)

/* --- what a player sees and asks --- */
void hx_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
void hx_show_attacks(const struct scenario *s, const struct campaign *c, struct view *out);
void hx_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
	     struct outlook *out);
void hx_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
	      struct overlay *out);
bool hx_sound(const struct scenario *s, const struct position *p, struct error *e);

#endif

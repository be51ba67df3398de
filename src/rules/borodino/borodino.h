/* The Battle of Borodino: what the files of this module share with each other and with nobody else.
 *
 * load.c builds the ground (struct field, in scenario.own); ground.c moves units on it and knows zones; move.c,
 * arrive.c and guard.c are the Movement Phase; duty.c, attack.c and strength.c build an attack; resolve.c, retreat.c
 * and advance.c carry it out; turn.c ends player-turns and games.
 */
#ifndef GROGNARD_RULES_BORODINO_H
#define GROGNARD_RULES_BORODINO_H

#include "core/hex.h"
#include "rules/phases.h"

enum { FRENCH, RUSSIAN }; /* SIDE_0 and SIDE_1 */
enum { ARM_INF, ARM_CAV, ARM_ART };
enum { HEXES = 1290, COLUMNS = 43, HEX_ROWS = 30, DIRECTIONS = 6, REDOUBTS = 5, SIDE_PIECES = 64,
       GUN_RANGE = 3, FIRE_HEXES = 30 }; /* FIRE_HEXES: those from two hexes to GUN_RANGE off */
enum { POINTS = 10 }; /* no unit has so many movement points */
enum { MAX_CHAIN = 64, MAX_VACATED = 32 };

/* Rows of the table of phases. */
enum { ROW_MOVE, ROW_FIGHT, ROW_EXCHANGE, ROW_ACCEPT, ROW_RETREAT, ROW_ADVANCE, ROW_END, ROWS };

/* The game's own verbs. */
enum { VERB_EXIT = VERB_COMMON, VERB_REDOUBT, VERB_ACCEPT };

/* Tracks of the header. */
enum { TRACK_LOSSES, TRACK_EXITED = TRACK_LOSSES + 2, TRACK_FREED, TRACK_LOSS_RELEASES, TRACKS_USED = 7 };

/* Boxes a unit may be in when it is on no hex (piece.place). NONE: not in this scenario. */
enum { PLACE_LATER = -2, PLACE_LOST = -3, PLACE_EXITED = -4 };

/* Results, in the order of tables.json. */
enum { RESULT_AE, RESULT_AR, RESULT_EX, RESULT_DR, RESULT_DE, RESULTS };

enum { VICTORY_SCHEVARDINO, VICTORY_REDOUBTS, VICTORY_LEVELS };
enum { LEVEL_DRAW, LEVEL_VICTORY, LEVEL_MARGINAL, LEVEL_SUBSTANTIAL, LEVEL_DECISIVE };

/* print.flags */
enum { PRINT_FROZEN = 1, PRINT_OLD_GUARD = 2 };

/* Bits of a hexside, seen from one of its hexes. */
enum {
	SIDE_ZOC = 1,    /* zones of control pass */
	SIDE_CROSS = 2,  /* infantry and cavalry may attack across (zone, bridge or ford) */
	SIDE_HALF = 4,   /* bridge or ford: they do so at half strength */
	SIDE_RIVER = 8,
	SIDE_FRONT = 16, /* a front side of a redoubt, from either hex */
	SIDE_PASS = 32,  /* units may go through, whatever it costs */
	SIDE_FORD = 64
};

/* Bits of a hex. */
enum { HEX_WOODS = 1, HEX_TOWN = 2, HEX_OUT = 4, HEX_EXIT = 8, HEX_EDGE = 16, HEX_ENTERABLE = 32 };

/* A way to bombard: a target that is not adjacent. */
struct fire {
	int16_t to;
	bool front; /* into a redoubt: through a front side, or over the corner beside one */
};

/* Printed figures of the rules (tables.json, "figures"). */
struct figures {
	struct { int hex, ford, stream; } cost;       /* points for a hex, and more for it over a ford or a stream */
	struct { int column, first, last; } freeze;   /* columns below this one; turns in which one unit begins */
	struct { int near, far, first, next; } guard; /* hexes that release and bar; losses that release */
	struct { int near; } night;                   /* hexes */
	struct { int range; } artillery;              /* hexes, GUN_RANGE at most */
	struct { int exited, losses, redoubts; } victory; /* points off the map, Russian losses, works held */
};

/* The ground, made once by load. Never changed in play. */
struct field {
	struct figures figures;
	int16_t to[HEXES][DIRECTIONS];
	uint8_t cost[HEXES][DIRECTIONS]; /* points to go there; 0 = never */
	uint8_t side[HEXES][DIRECTIONS];
	uint8_t hex[HEXES];
	uint8_t fronts[HEXES];           /* redoubts whose front hex this is, a bit each */
	int8_t redoubt[HEXES];           /* the redoubt on this hex, or NONE */
	struct fire fire[HEXES][FIRE_HEXES];
	uint8_t fires[HEXES];
	struct hex point[HEXES];
	int16_t redoubt_at[REDOUBTS], redoubt_strength[REDOUBTS];
	uint8_t eastern;                 /* the redoubts east of the front line on 7 September */
	int schevardino;
	int edges;
	int16_t edge[160];               /* enterable hexes of the map's edge */
	int entries;
	struct {
		char id[12];
		int n;
		int16_t at[16];
	} entry[16];
	int first[SIDES], last[SIDES];   /* pieces of a side: first..last-1 */
	int8_t entry_of[MAX_PIECES];
	uint8_t night[96];
	int victory;
	bool freeze;
	int crt;
	uint64_t guards[SIDES];          /* who is bound by the Imperial Guard rule */
	int16_t levy_first;
};

/* A position. Sets common to all: hand = attackers of the attack being built or resolved, against = its targets,
 * used = own units that have moved (Movement) or attacked (Combat), free = units the freeze no longer holds. */
struct battle {
	struct position p;
	uint8_t occ[HEXES];    /* piece + 1, or 0 */
	uint8_t zoc[HEXES];    /* units that exert a zone here: French in the low four bits, Russians in the high */
	uint8_t unused_1[4];
	struct set attacked;   /* enemy units attacked in this phase */
	struct set advanced;   /* units that advanced in this phase: neither attack nor are attacked */
	struct set safe;       /* artillery that suffers no result of the attack being resolved */
	struct set leaving;    /* units that must still retreat */
	struct set released;   /* Guard units */
	struct set frozen;     /* units the freeze concerns */
	struct set no_shot;    /* displaced artillery */
	struct set due;        /* units that owe an attack, and enemies who are owed one, whoever has advanced */
	uint8_t destroyed;     /* redoubts, a bit each */
	uint8_t live;          /* redoubts with a zone and a strength */
	uint8_t held;          /* redoubts last held by the Russians */
	uint8_t target;        /* empty redoubts attacked by the attack being built */
	uint8_t joined;        /* redoubts taking part in it */
	uint8_t stormed;       /* redoubts whose own strength was attacked in this phase */
	uint8_t fired;         /* redoubts that attacked in this phase */
	uint8_t result;        /* of the attack being resolved */
	uint8_t guard_rule, levy_rule, begun, vacated_n;
	uint8_t chain_n;
	uint8_t turned;        /* redoubts that had a zone when this Movement Phase began and have none now, or the reverse */
	int16_t owed;          /* strength still to lose in an exchange */
	int16_t vacated[MAX_VACATED];
	uint8_t chain[MAX_CHAIN];
};

_Static_assert(sizeof(struct battle) == 7368 && offsetof(struct battle, occ) == 4384, "layout");
_Static_assert(offsetof(struct battle, attacked) == 6968 && offsetof(struct battle, owed) == 7238, "layout");
_Static_assert(sizeof(struct battle) <= POSITION_BYTES, "a position of Borodino must fit");

static inline const struct field *field_of(const struct scenario *s)
{
	return s->own;
}

static inline const struct figures *figures_of(const struct scenario *s)
{
	return &field_of(s)->figures;
}

static inline const struct battle *battle_of(const struct position *p)
{
	return (const struct battle *)(const void *)p;
}

static inline struct battle *battle_at(struct position *p)
{
	return (struct battle *)(void *)p;
}

/* --- ground.c --- */
static inline int bo_hex_distance(const struct field *f, int a, int b)
{
	return hex_distance(f->point[a], f->point[b]);
}
int bo_nearest_enemy(const struct scenario *s, const struct battle *b, int side, int at); /* 99: none on the map */
int bo_direction_to(const struct field *f, int a, int b); /* NONE: no neighbours */
void bo_unit_put(const struct scenario *s, struct battle *b, int piece, int at); /* onto the map */
void bo_unit_lift(const struct scenario *s, struct battle *b, int piece, int to); /* off the map into a box */
void bo_unit_shift(const struct scenario *s, struct battle *b, int piece, int to);
void bo_redoubts_look(const struct scenario *s, struct battle *b); /* which are live now */
void bo_unit_kill(const struct scenario *s, struct battle *b, int piece, int rule, struct events *ev);

/* Units of `side` exert a zone on this hex. */
static inline bool in_zone_of(const struct battle *b, int side, int at)
{
	return b->zoc[at] & (side == FRENCH ? 0x0f : 0xf0);
}

/* An enemy zone, of units or (for the French) of one of these redoubts, lies on this hex.
 * [Zones of Control B] The zones of its own side hinder no unit.
 * [Zones of Control F] Only the hex a unit stands in or enters counts: zones that overlap elsewhere do nothing.
 * [Redoubts C] A redoubt's zone lies on its three front hexes and holds the French alone. */
static inline bool zone_with(const struct field *f, const struct battle *b, unsigned works, int side, int at)
{
	return side == FRENCH ? (b->zoc[at] & 0xf0) || (f->fronts[at] & works) : (b->zoc[at] & 0x0f) != 0;
}

/* The zones of now: those of the redoubts that are live. */
static inline bool zone_against(const struct field *f, const struct battle *b, int side, int at)
{
	return zone_with(f, b, b->live, side, at);
}

static inline bool on_map(const struct battle *b, int piece)
{
	return b->p.piece[piece].place >= 0;
}

static inline int unit_at(const struct battle *b, int at)
{
	return b->occ[at] - 1;
}

static inline bool is_side(const struct field *f, int side, int piece)
{
	return piece >= f->first[side] && piece < f->last[side];
}

/* The freeze of 5 September still concerns this unit. */
static inline bool freeze_binds(const struct scenario *s, const struct battle *b, int piece)
{
	return b->p.header.turn <= figures_of(s)->freeze.last && set_has(&b->frozen, piece) &&
	       !set_has(&b->p.free, piece);
}

static inline bool is_night(const struct scenario *s, const struct battle *b)
{
	return field_of(s)->night[b->p.header.turn];
}

/* --- move.c: the Movement Phase --- */
struct reach {
	int n;                  /* hexes reached, the start first */
	int16_t at[HEXES];
	uint8_t cost[HEXES];    /* points + 1; 0: not reached */
	int16_t from[HEXES];
	bool exit;              /* can leave the map by the east edge */
	int exit_from;
};
/* `quiet`: enemy Guard units, as bits by piece - first, past whom it goes only where it does not release them. */
void bo_reach_find(const struct scenario *s, const struct battle *b, int piece, uint64_t quiet, struct reach *out);
bool bo_can_take(const struct scenario *s, const struct battle *b, int piece, struct error *e);
bool bo_is_pinned(const struct scenario *s, const struct battle *b, int piece); /* held by an enemy zone, by day */
PHASE_FUNCTIONS(bo_move)
/* What the cheapest way to each hex would cost if zones stopped nobody and points had no end; -1: there is none. */
struct ways {
	int16_t cost[HEXES], from[HEXES];
};
void bo_ways_find(const struct scenario *s, const struct battle *b, int piece, struct ways *out);
bool bo_stops(const struct scenario *s, const struct battle *b, int piece, int at); /* must it stop in this hex? */

/* --- why.c: refusals of marches; false, with the reason in `e` unless that is NULL --- */
bool bo_far_reason(const struct scenario *s, const struct battle *b, int piece, int to, struct error *e);
bool bo_held_reason(const struct scenario *s, const struct battle *b, int piece, struct error *e);

/* --- names.c: how refusals call things, "12th Division", "12th Division at 3018", "Gorki (2215)" --- */
struct text bo_name(const struct scenario *s, int piece);
struct text bo_unit(const struct scenario *s, const struct battle *b, int piece);
struct text bo_hex(const struct scenario *s, int at);
struct text bo_hexes_named(const struct scenario *s, const int16_t *hexes, int n); /* "3018, 3019 or 3118" */

/* --- arrive.c --- */
bool bo_arrives_now(const struct battle *b, const struct scenario *s, int piece);
/* Hexes where an arriving unit may be put now; 0 and *wait when a friend must first leave its entry. */
int bo_arrival_hexes(const struct scenario *s, const struct battle *b, int piece, int16_t out[160], int *wait);
/* Before a march: warns of those who come in later in this phase, when it would take the hex where they do. */
void bo_arrivals_odds(const struct scenario *s, const struct battle *b, int piece, int to, struct outlook *out);

/* --- guard.c --- */
bool bo_guard_bound(const struct scenario *s, const struct battle *b, int piece);
/* The side's Guard units not released within so many hexes of this one, as bits by piece - first. */
uint64_t bo_guards_near(const struct scenario *s, const struct battle *b, int side, int at, int far);
void bo_guard_alarm(const struct scenario *s, struct battle *b, int mover, int at, struct events *ev);
int bo_guard_allowance(const struct scenario *s, const struct battle *b, int side); /* releases earned by losses */
/* Releases that the side's losses have earned and that are not used yet, no more than Guard units that wait for one. */
int bo_releases_left(const struct scenario *s, const struct battle *b, int side);
bool bo_can_release(const struct scenario *s, const struct battle *b, int piece, struct error *e);
void bo_release_list(const struct scenario *s, const struct battle *b, struct orders *out); /* whom losses let him release */
void bo_release_act(const struct scenario *s, struct battle *b, int piece, struct events *ev);
bool bo_is_frozen(const struct scenario *s, const struct battle *b, int piece, struct error *e);
void bo_unfreeze(const struct scenario *s, struct battle *b, int piece, struct events *ev);

/* --- duty.c: who must and may fight whom; sets of a side's own units as bits by piece - first --- */
struct duty {
	int side, enemy;
	uint64_t units, enemies;      /* on the map and still able to attack / to be attacked */
	uint64_t contact[SIDE_PIECES]; /* own unit -> enemies it touches by zone and may attack */
	uint64_t touch[SIDE_PIECES];   /* own unit -> adjacent enemies it may attack */
	uint64_t foot[SIDE_PIECES];    /* enemy -> own infantry and cavalry that may attack him */
	uint64_t far[SIDE_PIECES];     /* own artillery -> enemies it may bombard */
	uint64_t hit_by[REDOUBTS];     /* redoubt -> enemies in its front hexes */
	uint8_t near_works[SIDE_PIECES]; /* own unit -> empty redoubts whose zone holds it */
	uint8_t touch_works[SIDE_PIECES], far_works[SIDE_PIECES];
	uint64_t cannon;               /* own artillery */
	uint64_t engaged;              /* own units that must attack */
	uint64_t engaged_enemies, reachable; /* enemies that must be attacked; that can be */
	int lapsed;                    /* how many of those that must be cannot all be attacked any more */
	uint8_t works;                 /* empty live redoubts not attacked yet */
	uint8_t guns;                  /* redoubts that may attack (Russian phase) */
};
struct plan {
	uint64_t hand, against;
	uint8_t works, joined;
};
void bo_duty_find(const struct scenario *s, const struct battle *b, struct duty *d);
struct plan bo_plan_now(const struct duty *d, const struct scenario *s, const struct battle *b);
bool bo_plan_joins(const struct duty *d, const struct plan *plan, int unit); /* may this unit join in? */
bool bo_plan_completes(const struct duty *d, const struct plan *plan);
bool bo_plan_fits(const struct duty *d, const struct plan *plan); /* everybody chosen can take part */
bool bo_plan_legal(const struct duty *d, const struct plan *plan, int *unit, int *enemy); /* commit; else who is owed */
/* Whom it leaves over. */
void bo_plan_owed(const struct duty *d, const struct plan *plan, int *unit, int *enemy);
/* Who still owes, who is owed; NONE: nobody. */
bool bo_duty_left(const struct duty *d, int *unit, int *enemy);
void bo_duty_note(const struct scenario *s, struct battle *b);                     /* before an attack: who owes one */
void bo_duty_keep(const struct scenario *s, struct battle *b, int piece);          /* before this unit advances */
void bo_duty_lapse(const struct scenario *s, struct battle *b, struct events *ev); /* after it: who cannot pay */

/* --- attack.c --- */
PHASE_FUNCTIONS(bo_fight)

/* --- refuse.c: who owes or is owed an attack; refusals, false, with the reason in `e` unless that is NULL --- */
void bo_owed_text(const struct scenario *s, const struct battle *b, const struct duty *d, int unit, int enemy,
		  struct text *out); /* this attack would leave him over */
void bo_due_text(const struct scenario *s, const struct battle *b, const struct duty *d, int unit, int enemy,
		 struct text *out);  /* the phase cannot end yet */
bool bo_reach_reason(const struct scenario *s, const struct battle *b, int target, struct error *e);
bool bo_join_reason(const struct scenario *s, const struct battle *b, int piece, struct error *e);
bool bo_fit_reason(const struct scenario *s, const struct battle *b, const struct duty *d, const struct plan *plan,
		   struct error *e);
bool bo_plan_reason(const struct scenario *s, const struct battle *b, const struct duty *d, const struct plan *plan,
		    struct error *e);

/* --- strength.c --- */
struct strengths {
	int attack2;  /* twice the attack strength, so that halves are exact */
	int defence;
	int printed;  /* what an exchange costs */
};
/* Adds up the attack of `b`; writes the lines into `a` unless it is NULL. */
struct strengths bo_strength_sum(const struct scenario *s, const struct battle *b, int side, struct account *a);
/* Does who stands here, beside a redoubt or two hexes off, attack it through its front? */
bool bo_from_front(const struct field *f, int from, int work);
bool bo_redoubt_defends(const struct scenario *s, const struct battle *b, int work); /* is its strength attacked? */
bool bo_is_adjacent_attack(const struct field *f, const struct battle *b, int piece); /* false: it bombards */
bool bo_is_safe_attack(const struct scenario *s, const struct battle *b, int piece, int side);
int bo_strength_column(const struct scenario *s, struct strengths sum);
void bo_battle_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
		    struct outlook *out);

/* --- shut.c: who of several beaten units has no way back, however the winner sends them and whomever he gives up first --- */
struct shut {
	int least, most;        /* how many are eliminated if the winner is kind, and if he is not */
	struct set risk, lost;  /* who may be among them; who is whatever he does */
};
/* `who` are beaten units of one side, on the map, none of them sent anywhere yet. */
void bo_shut_find(const struct scenario *s, const struct battle *b, const struct set *who, struct shut *out);

/* --- fate.c --- */
/* Warnings of the attack of `b` by `side`: who has no way back, what an exchange costs (`printed`: strengths.printed), what comes of
 * redoubts without a garrison. */
void bo_fates(const struct scenario *s, const struct battle *b, int side, int printed, struct outlook *out);

/* --- resolve.c --- */
void bo_resolve(const struct scenario *s, struct position *p, struct events *ev);
PHASE_FUNCTIONS(bo_exchange)
/* [Combat Resolution Table Ex] Have two payers at least more than is owed, so that the attacker is asked who of them pays? */
bool bo_exchange_asks(const struct scenario *s, const struct battle *b);
PHASE_FUNCTIONS(bo_accept)
void bo_vacate(struct battle *b, int at);

/* --- retreat.c --- */
/* Hexes a unit may be sent to: empty ones, else (with *push) friends' hexes. Returns how many. */
int bo_retreat_hexes(const struct scenario *s, const struct battle *b, int piece, int16_t out[DIRECTIONS], bool *push);
PHASE_FUNCTIONS(bo_retreat)

/* --- advance.c --- */
/* May a winner of the battle go into this hex? False, with the reason in `e` unless that is NULL. */
bool bo_may_advance(const struct scenario *s, const struct battle *b, int piece, int to, struct error *e);
PHASE_FUNCTIONS(bo_advance)

/* --- turn.c --- */
void bo_turn_end(const struct scenario *s, struct position *p, struct events *ev); /* ROW_END */
void bo_victory_now(const struct scenario *s, const struct battle *b, struct result *out); /* as if the game ended */
void bo_victory_lines(const struct scenario *s, const struct battle *b, struct view *out);
void bo_game_over(const struct scenario *s, struct battle *b, struct events *ev);

/* --- the rest of the interface --- */
bool borodino_load(struct scenario *s, struct error *e);
bool borodino_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e);
void borodino_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
void borodino_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece,
		    int place, struct overlay *out);
bool borodino_sound(const struct scenario *s, const struct position *p, struct error *e);

/* --- texts.c --- */
extern const char *const borodino_cites[];
extern const char *const borodino_levels[];
extern const char *const borodino_choices[];
/* Badges of the game's own. */
enum { BADGE_MUST_ATTACK = BADGE_COMMON, BADGE_MUST_BE_ATTACKED = BADGE_COMMON * 2, BADGE_RELEASED = BADGE_COMMON * 4,
       BADGE_PINNED = BADGE_COMMON * 8, BADGE_ATTACKED = BADGE_COMMON * 16,
       BADGE_GUARD = BADGE_COMMON * 32,   /* Guard that the rule still binds: it may move, but not near the enemy */
       BADGE_WAITS = BADGE_COMMON * 64 }; /* of the north, and any one of these may begin to move */
enum {
	CITE_TURNS, CITE_MOVEMENT, CITE_MOVEMENT_1, CITE_MOVEMENT_5, CITE_MOVEMENT_6, CITE_MOVEMENT_9, CITE_MOVEMENT_11, CITE_ZOC_C, CITE_ZOC_D, CITE_ZOC_I, CITE_COMBAT, CITE_COMBAT_A, CITE_COMBAT_B,
	CITE_COMBAT_D, CITE_COMBAT_E, CITE_COMBAT_F, CITE_COMBAT_J, CITE_COMBAT_K, CITE_RETREAT, CITE_DISPLACEMENT,
	CITE_ADVANCE,
	CITE_ARTILLERY_C, CITE_ARTILLERY_D, CITE_ARTILLERY_G, CITE_ARTILLERY_I, CITE_REDOUBT, CITE_REDOUBT_B,
	CITE_REDOUBT_C, CITE_REDOUBT_E, CITE_REDOUBT_F, CITE_REDOUBT_G, CITE_REDOUBT_I, CITE_REDOUBT_J, CITE_GUARD_A,
	CITE_GUARD_B, CITE_GUARD_C, CITE_REINFORCEMENTS, CITE_FREEZE, CITE_NIGHT_A, CITE_NIGHT_C, CITE_VICTORY,
	CITE_CRT, CITE_TERRAIN, CITE_ARTILLERY_A, CITES
};
enum {
	TEXT_STRENGTH, TEXT_HALVED, TEXT_TOWN, TEXT_WOODS, TEXT_REDOUBT_DOUBLE, TEXT_REDOUBT_OWN, TEXT_REDOUBT_REAR,
	TEXT_REDOUBT_BOTH, TEXT_REDOUBT_SPENT, TEXT_REDOUBT_ATTACK, TEXT_BOMBARDS, TEXT_SAFE, TEXT_SUM, TEXT_DESTROYED, TEXT_REBUILT,
	TEXT_FREED, TEXT_RELEASED_NEAR, TEXT_RELEASED_LOSSES, TEXT_NO_SHOT, TEXT_WAITS, TEXT_LAPSED, TEXT_RELIEVED,
	TEXT_ATTACKS, TEXT_FIRES, TEXT_ATTACKED_TOO, TEXT_BY_FRONT, TEXT_BY_BOTH, TEXT_BY_REAR, TEXTS
};
#define CITE(n) (borodino_cites[n])

#endif

/* Napoleon at the Berezina: what its files share.
 *
 * load, ground: the printed ground and counters, and who stands where; walk, home: cheapest ways; setup, turn, events, french,
 * overfull, rabble, fire, shot, retire, back, engineer, arrive, victory: the phases; russian, plan: how Russians must move;
 * automaton: the printed solitaire player. All movement is counted in half points.
 */
#ifndef GROGNARD_RULES_BEREZINA_BEREZINA_H
#define GROGNARD_RULES_BEREZINA_BEREZINA_H

#include "core/hex.h"
#include "core/path.h"
#include "rules/phases.h"

enum { FRENCH, RUSSIAN };
enum { EAST, WEST };
/* Hexes are numbered column by column, each from its northern end. */
enum { MAP_COLUMNS = 51, MAP_ROWS = 29, HEXES = MAP_COLUMNS * MAP_ROWS };
enum { DIRECTIONS = 6, FORDS = 4, EXITS = 5, RABBLE = 12, BRIDGES = 3, FORMATIONS = 18, LAST_BOX = 15,
       MAX_LEADERS = 24, VICTORY_LEVELS = 7 };
/* BRIDGES: two pontoon bridges a ford, and at Borissow the Russian one. */
enum { PONTOONS = 2, ROAD_BRIDGE = 2, HALF_DONE = 3, HALF_FINIS = 4, STEPS = 4, STACK = 2 };
enum { FORD_BORISSOW = 3 };

/* Badges of the game's own: a step-loss marker, the treasure is gone, out of command. */
enum { BADGE_LOSS = BADGE_COMMON, BADGE_POOR = BADGE_COMMON * 2, BADGE_LOOSE = BADGE_COMMON * 4 };

/* Boxes: piece.place. */
enum { PLACE_LATER = -2, PLACE_ENTERS = -3, PLACE_LOST = -4, PLACE_EXITED = -5, PLACE_OUT = -6 };

/* Flags of a piece. */
enum { IS_POOR = 1,   /* has lost its treasure */
       IS_NEW = 2,    /* entered this turn */
       IS_LOOSE = 4,  /* out of command this turn */
       IS_TOP = 8,    /* on top of its stack */
       IS_LATE = 16,  /* left by another exit too late: counts as lost */
       IS_MOVED = 32, /* has moved, or need not, this phase */
       IS_ASKED = 64, /* was named as target: retreat before combat is over */
       IS_CHECKED = 128 };

enum terrain_kind { LAND_CLEAR, LAND_WOODS, LAND_SWAMP, LAND_TOWN };
enum { SIDE_RIVER = 1, SIDE_FORD = 2, SIDE_STREAM = 4, SIDE_ROAD = 8, SIDE_TRAIL = 16 };

enum { CORPS_OG, CORPS_YG, CORPS_GC, CORPS_IVC, CORPS_I, CORPS_II, CORPS_III, CORPS_IV, CORPS_VIII, CORPS_IX,
       CORPS_ENG, CORPS_TCH, CORPS_LAN, CORPS_DAN, CORPS_WIT, CORPS_YER, CORPS_AVG, CORPS_MAIN };
enum { ARMY_DANUBE, ARMY_WITTGENSTEIN, ARMY_MAIN, ARMIES, ARMY_NONE = ARMIES };

enum rating { RATING_A, RATING_B, RATING_C, RATING_D, RATINGS, RATING_TRACK = 8 };

enum berezina_row { ROW_PLACE, ROW_TURN, ROW_CHECKS, ROW_LOOT, ROW_PANIC, ROW_ASTRAY, ROW_ROLLS, ROW_FRENCH, ROW_EXIT,
		    ROW_OVERFULL, ROW_RABBLE, ROW_FIRE, ROW_RETIRE, ROW_DISPLACE, ROW_LEADER, ROW_ATTACH, ROW_BACK,
		    ROW_RUSSIAN, ROW_ENGINEER, ROW_BREAK, ROWS };

enum { VERB_EXIT = VERB_COMMON, VERB_BOMBARD, VERB_SCATTER, VERB_BUILD, VERB_ABANDON, VERB_ATTACH, VERB_ROLL, VERB_BY,
       VERB_REMOVE };

/* Tracks of the header. */
enum { TRACK_BOX, TRACK_ROLLS };

enum { TABLE_FMET, TABLE_AFMET, TABLE_ENGINEERING, TABLE_FORD, TABLE_BREAKDOWN, TABLE_DANUBE, TABLE_CRT,
       TABLE_RUSSIAN_BRIDGE, TABLE_WITTGENSTEIN, TABLE_WITTGENSTEIN_ENTRY, TABLE_MAIN, TABLE_AVANT_GARDE_ENTRY,
       TABLE_MAIN_ENTRY, TABLE_EVENTS, TABLES };
enum { FMET_NONE, FMET_T, FMET_S, FMET_TS, FMET_2S, FMET_R };

enum { EVENT_A, EVENT_B, EVENT_C, EVENT_D, EVENT_E, EVENT_F, EVENT_G, EVENT_H, EVENT_I, EVENT_J, EVENT_K,
       RANDOM_EVENTS };

/* State of the road bridge at Borissow. */
enum { ROAD_NONE, ROAD_PLANNED, ROAD_RUSSIAN, ROAD_CAPTURED, ROAD_INTACT };

enum {
	CITE_STACK, CITE_VIOLATION, CITE_ZOC, CITE_FOG, CITE_SEQUENCE, CITE_FMET, CITE_COMMAND, CITE_TRACK,
	CITE_BONUS, CITE_PENALTY, CITE_ARMIES, CITE_MOVE, CITE_LEADERS_LOST, CITE_RABBLE_BLOCK, CITE_LIMIT, CITE_RABBLE,
	CITE_PRIORITY, CITE_TCHLAPLATZ, CITE_DANUBE, CITE_OTHERS, CITE_RETREATS, CITE_FORD, CITE_FIRE, CITE_FIRE_ORDER,
	CITE_RUSSIAN_FIRE, CITE_CRT, CITE_STEPS, CITE_SCATTER, CITE_RANGE, CITE_SIGHT, CITE_NIGHT, CITE_RETIRE,
	CITE_ENGINEER, CITE_RUSSIAN_BRIDGE, CITE_BRIDGE, CITE_BREAKDOWN, CITE_VICTORY, CITE_SETUP, CITE_FRENCH_SETUP, CITE_ARRIVALS, CITE_FRENCH_ARRIVALS,
	CITE_AFMET, CITE_EVENTS, CITES
};

enum {
	TEXT_RATING, TEXT_LEADER, TEXT_WOODS, TEXT_TOWN, TEXT_WORKS, TEXT_WATER, TEXT_HEIGHT, TEXT_CAP, TEXT_LONG,
	TEXT_WITH_LEADER, TEXT_TREASURE, TEXT_FORD_CAVALRY, TEXT_FORD_ENGINEER,
	TEXT_FORD_GUNS, TEXT_FORD_ICE, TEXT_NEAR, TEXT_RAID, TEXT_BRIDGED, TEXT_FEINT, TEXT_FEW, TEXT_STRAGGLERS,
	TEXT_SUM, TEXT_LEVEL, TEXT_FINIS, TEXT_BROKEN, TEXT_RABBLE, TEXT_RABBLE_GONE, TEXT_RABBLE_EXIT,
	TEXT_CONTACT, TEXT_TCHLAPLATZ, TEXT_DANUBE, TEXT_WITTGENSTEIN, TEXT_AVANT_GARDE,
	TEXT_MAIN, TEXT_NO_WITTGENSTEIN, TEXT_NO_MAIN, TEXT_LOOSE, TEXT_LOST_SHOT, TEXT_EXIT, TEXT_ROAD_PLANNED, TEXT_ROAD_UP,
	TEXT_ROAD_CAPTURED, TEXT_ROAD_BURNT, TEXT_STAYS,
	TEXT_CHECKS_END, TEXT_FORDS_CLOSED,
	TEXT_WHY_CLASS_1, TEXT_WHY_CLASS_2, TEXT_WHY_CLASS_3, TEXT_WHY_CLASS_4, TEXT_WHY_FULL, TEXT_WHY_NONE,
	TEXT_WHY_COMMAND, TEXT_WHY_WAIT, TEXT_WHY_LEADER, TEXT_WHY_COST, TEXT_WHY_TIE, TEXT_WHY_TARGET, TEXT_WHY_SHOTS,
	TEXT_WHY_WEAK, TEXT_WHY_FIRST, TEXT_WHY_JOIN, TEXT_WHY_SETUP, TEXT_WHY_HEX, TEXT_ENTRY, TEXT_WADES,
	TEXT_IF_STANDS, TEXT_IF_BACK, TEXT_IF_AWAY,
	TEXT_FOLLOWS_DANUBE, TEXT_FOLLOWS_WITTGENSTEIN, TEXT_FOLLOWS_MAIN, TEXTS
};

/* [5.3] The marker of the Russian Morale Track moves; number: the box it comes from * BOXES + that it comes to. */
enum { BOXES = LAST_BOX + 1, EVENT_TRACK = EVENT_COMMON };

/* Explains a decision of the automaton. */
enum { ACCOUNT_FIRE = 1, ACCOUNT_CHECK, ACCOUNT_WHY };

/* What is printed on a counter. */
struct print_more {
	uint8_t formation, army;
	bool unit, leader, cavalry, artillery, engineer, infantry, treasure;
	uint8_t rating[2]; /* by face; RATING_TRACK: from the track */
	int8_t bonus;
	uint8_t move;      /* half points; 0: from the track */
};

/* Printed figures that are neither a table nor a cost (tables.json, "figures"). */
struct figures {
	struct { int works, woods, town, water, height, worst, far, range; } fire;
	struct { int near, near_of, near_hexes, few, few_units, bridged, feint; } danube;
	struct { int most; } bridge; /* pieces over it in a turn */
	struct { int leader_hexes, wait_hexes; } command;
	struct { int few, few_pieces, rabble; } breakdown;
	struct { int cavalry, engineer, guns, ice; } ford;
	struct { int units, hexes; } retreat; /* units of a command destroyed; how far it goes back, 2 at most */
	/* A: brigades, and the counter that goes with them; B: turns after this one; E: steps; F: half points; I: boxes */
	struct { int austrians, grenadiers, thaw, astray, astray_led, hurrah, stirs; } event;
	struct { int leader, end, end_better; } check;
	struct { int main, main_early, main_bonus, main_heels, wittgenstein_delay, wittgenstein_awake; } arrival; /* heels, awake: hexes */
	struct { int steps; bool loot; } ford_result[TABLE_MAX_RESULTS]; /* what the results of the Ford Table cost */
};

struct ground {
	struct figures figures;
	int16_t to[HEXES][DIRECTIONS];
	int16_t zone_to[HEXES][DIRECTIONS]; /* hexes in the zone of a unit here, then NONE (3.2) */
	uint8_t side[HEXES][DIRECTIONS];
	uint8_t land[HEXES], bank[HEXES], works[HEXES], on_road[HEXES], edge[HEXES], by_river[HEXES];
	int8_t height[HEXES], ford_at[HEXES], exit_at[HEXES];
	struct hex point[HEXES];
	struct pace {
		int16_t to;
		uint8_t land[2]; /* half points over dry land; [1]: swamps frozen */
		uint8_t road;    /* half points by road or trail, or 0 */
		uint8_t ford;    /* over the river */
	} pace[HEXES][DIRECTIONS]; /* `to` NONE: no such step can ever be made */
	int cheapest, dearest; /* no step costs less, none more */
	int16_t ford[FORDS][2]; /* by bank */
	int16_t exit[EXITS];
	/* As the ground is, and with frozen swamps: half points off the map by an exit, and to an end of a ford (bz_home, bz_to_ford) */
	int16_t homeward[2][EXITS][HEXES], fordward[2][FORDS][2][HEXES];
	uint8_t wait_far[2][HEXES]; /* hexes to where the Army of the Danube and where the others wait */
	int16_t rim[HEXES];         /* the hexes of the map's edge */
	int rims;
	int works_hex[2];
	uint8_t night[32], faux[32];
	struct print_more more[MAX_PIECES];
	int first[2], last[2];       /* counters of a side, [first, last) */
	int leader_of[FORMATIONS];
	int16_t leader[2][MAX_LEADERS]; /* all of a side */
	int leaders[2];
	int rabble_piece[RABBLE];    /* counters of the Rabble, for show */
	int napoleon, ney, no_ney;   /* counters; no_ney: his stand-in */
	int formation_side[FORMATIONS];
	char formation_id[FORMATIONS][8];
	int table[TABLES];
	struct { uint8_t rating, foot, cavalry; } box[LAST_BOX + 1];
	int clear, woods, swamp, swamp_frozen, town, road, trail, stream, up, wade, wade_frozen, bridge, rabble, command,
		penalty;
	int face_points[STEPS], treasure, guard, leader_points, napoleon_points, lost, napoleon_lost, east, zone,
		west, other_exit_last;
	int level[VICTORY_LEVELS], levels;
	int16_t suggest[MAX_PIECES]; /* where the set-up advises, or NONE */
	uint8_t area[FORMATIONS][HEXES];
	int16_t required[FORMATIONS][4];
	int requires[FORMATIONS];
	bool two_player, placing;
};

struct crossing {
	struct position p;
	int8_t half[FORDS][2][PONTOONS];   /* ford, bank, number: levels, HALF_DONE, HALF_FINIS */
	uint8_t crossed[FORDS][BRIDGES];   /* pieces over it this turn */
	uint8_t crossed_french[FORDS][BRIDGES];
	uint8_t crossed_rabble[FORDS][BRIDGES];
	int16_t rabble[RABBLE];            /* place or NONE */
	int16_t entry[FORMATIONS];         /* where it comes in, or NONE */
	int16_t exit;                      /* the chosen exit hex, or NONE */
	int16_t arrived[FORMATIONS];       /* turn of arrival, 0: not yet */
	int16_t contact, crossing;         /* turns of the first contact and of the first combat unit across, or 0 */
	int16_t thaw;                      /* event B: last turn */
	uint8_t wiped[FORMATIONS];         /* units eliminated in the 1st Joint Combat Phase of this turn */
	uint8_t attach[4];                 /* army of each of Yermaloff's units */
	uint8_t holds_works[2];            /* side of each earthworks hex */
	uint8_t road;                      /* ROAD_ */
	uint8_t road_test, road_bank;      /* 1: capture test this phase; bit per bank: French at that end */
	uint8_t happened[RANDOM_EVENTS];   /* lasting events in force */
	uint8_t this_event;                /* event of this turn + 1, or 0 */
	uint8_t skip_checks, tch, danube, bridged, exited, deployed, all_active, hurrah;
	uint8_t spare[13];
};
_Static_assert(sizeof(struct crossing) == 4600 && offsetof(struct crossing, half) == 4384, "layout");
_Static_assert(offsetof(struct crossing, rabble) == 4436 && offsetof(struct crossing, spare) == 4587, "layout");
_Static_assert(sizeof(struct crossing) <= POSITION_BYTES, "a position is at most 8 KB");

/* Who stands where, counted afresh when it is asked for. */
struct lay {
	uint8_t units[2][HEXES], leaders[2][HEXES], zone[2][HEXES], rabble[HEXES];
	int stands[2]; /* hexes with combat units */
	int16_t stand[2][MAX_PIECES];
};

static inline const struct ground *ground_of(const struct scenario *s)
{
	return s->own;
}

static inline struct crossing *crossing_at(struct position *p)
{
	return (struct crossing *)(void *)p;
}

static inline const struct crossing *crossing_of(const struct position *p)
{
	return (const struct crossing *)(const void *)p;
}

static inline bool on_map(const struct crossing *c, int piece)
{
	return c->p.piece[piece].place >= 0;
}

static inline bool is_unit(const struct ground *g, int piece)
{
	return g->more[piece].unit;
}

static inline bool has(const struct crossing *c, int piece, unsigned flag)
{
	return c->p.piece[piece].flags & flag;
}

static inline void mark(struct crossing *c, int piece, unsigned flag)
{
	c->p.piece[piece].flags = (uint16_t)(c->p.piece[piece].flags | flag);
}

static inline void unmark(struct crossing *c, int piece, unsigned flag)
{
	c->p.piece[piece].flags = (uint16_t)(c->p.piece[piece].flags & ~flag);
}

extern const char *const berezina_cites[CITES + 1];
extern const char *const berezina_levels[];
extern const char *const berezina_choices[];
#define CITE(x) berezina_cites[x]

/* --- ground and lay (load.c, ground.c) --- */
bool berezina_load(struct scenario *s, struct error *e);
/* Reads the figures (figures.c); false with what is wrong in `e`. */
bool bz_figures_read(const struct scenario *s, struct ground *g, struct error *e);
static inline int bz_distance(const struct ground *g, int a, int b)
{
	return hex_distance(g->point[a], g->point[b]);
}
/* Fills homeward and fordward (home.c); false without memory. */
bool bz_home_make(const struct scenario *s, struct ground *g);
/* [10.1] Half points that a unit by itself pays from `at` until it has left the map by this exit, past everybody, over dry land and the two
 * northern fords; NONE where no way leads. */
int bz_home(const struct ground *g, const struct crossing *c, int exit, int at);
/* The same to the end of a ford on this bank, over dry land alone. */
int bz_to_ford(const struct ground *g, const struct crossing *c, int ford, int bank, int at);
/* Notes whose units stand in the earthworks: a work belongs to the side whose unit was last in it (8.2). */
void bz_works_note(const struct scenario *s, struct crossing *c);
void bz_lay_make(const struct scenario *s, const struct crossing *c, struct lay *lay);
/* May a gun in `from` see `to` (range 2 or 3)? */
bool bz_sight(const struct scenario *s, int from, int to);
bool bz_hexside(const struct ground *g, int a, int b, unsigned feature);
/* Distance to the nearest combat unit of `side`, 99 without one. */
int bz_nearest_unit(const struct scenario *s, const struct crossing *c, int side, int at);
int bz_gun_range(const struct scenario *s, const struct crossing *c);
bool bz_is_night(const struct ground *g, const struct crossing *c);
/* The current letter of a combat unit. */
int bz_rating_of(const struct ground *g, const struct crossing *c, int piece);
int bz_allowance(const struct ground *g, const struct crossing *c, int piece);
bool bz_is_active(const struct ground *g, const struct crossing *c, int piece);
bool bz_is_waiting(const struct ground *g, const struct crossing *c, int piece);
int bz_army_of(const struct ground *g, const struct crossing *c, int piece);
/* Is bridge `n` of this ford finished, and may `side` use it? */
bool bz_bridge_up(const struct crossing *c, int ford, int n);
bool bz_bridge_open(const struct ground *g, const struct crossing *c, int ford, int n, int side);
bool bz_ford_bridged(const struct crossing *c, int ford);
/* The column of the Engineering Table for engineers where they stand. */
int bz_build_column(const struct scenario *s, const struct crossing *c, int piece);
/* [8.1, 13.2] The levels that a result brings in this turn; and the chances of them in a column, of six. */
int bz_levels(const struct crossing *c, int result);
void bz_build_chances(const struct scenario *s, const struct crossing *c, int column, int ways[TABLE_MAX_RESULTS]);
/* [7.2] The lowest die that hits in this column of the fire table with this modifier: a 1 never does, a 6 always. */
int bz_shot_needs(const struct table *t, int column, int drm);
/* At this hex a finished bridge that is open to the French: of theirs, or at Borissow but for the Russian one. */
bool bz_bridge_of_french(const struct ground *g, const struct crossing *c, int at);
/* What is added to the breakdown roll of pontoon bridge `n` of this ford (9.0). */
int bz_break_drm(const struct ground *g, const struct crossing *c, int ford, int n);
bool bz_wadeable(const struct crossing *c, int ford, bool unit);

/* --- cheapest ways (walk.c) --- */
enum { WALK_ZONES = 1,   /* zones of control forbid steps */
       WALK_STOP = 2,    /* a zone ends the way; so does a crossing of a combat unit */
       WALK_BRIDGE = 4, WALK_FORD = 8, WALK_CAP = 16, /* crossings; CAP: a full bridge is closed */
       WALK_FREE_ROAD = 32, /* stacks do not spoil roads */
       WALK_PAST = 64,   /* Rabble is no obstacle */
       WALK_LEADER = 128 };
struct walk {
	const struct scenario *s;
	const struct crossing *c;
	const struct lay *lay;
	int side, limit;
	unsigned how;
	int start;
	int16_t cost[HEXES], from[HEXES]; /* cost NONE: out of reach */
	int n, spread; /* the first `spread` have told their neighbours */
	int16_t at[HEXES]; /* in the order of cost, then of number */
	uint8_t hex[HEXES]; /* what the search knows of each hex */
	bool begun; /* holds a search of this position, for plans of several pieces (plan.c) */
	struct path_queue queue;
};
/* Half points of a step in direction d, or NONE. */
int bz_walk_step(const struct walk *w, int at, int d);
/* The same for many steps into one hex: what such a walk knows of it, and the step for whoever has that. */
uint8_t bz_walk_look(const struct walk *w, int to);
int bz_walk_step_into(const struct walk *w, int at, int d, uint8_t look);
/* Fills cost, from and at, starting in `start` with `spent` points gone. Costs above limit are left out. */
void bz_walk_find(struct walk *w, int start, int spent);
/* The same step by step, to stop early: begin, then each call adds all hexes of the next cost, and says false when
 * there are none. Costs and ways are final for the hexes in at[]. */
void bz_walk_begin(struct walk *w, int start, int spent);
bool bz_walk_more(struct walk *w);
/* The cheapest way to `to` with the lowest hexes: fills way[] without the start, returns its length. `on_way` marks the hexes of
 * all cheapest ways there. */
int bz_walk_route(const struct walk *w, int to, int16_t way[HEXES], uint8_t on_way[HEXES]);

/* --- events and small changes (change.c) --- */
/* The account of a die rolled on a table, of which `e` (NULL when nobody listens) has told the result. NULL when there
 * is none to fill. */
struct account *bz_check_sum(const struct scenario *s, struct events *ev, struct event *e, int place, int table, int column,
			     int die, int drm);
/* An event about a piece whose name, and way, the enemy may not know. */
void bz_note_known(const struct scenario *s, const struct crossing *c, struct events *ev, struct event named);
void bz_note_piece(const struct scenario *s, const struct crossing *c, struct events *ev, enum event_kind kind, int piece,
		int from, int to, int number, int cite);
void bz_track_move(struct crossing *c, int by, int why, struct events *ev);
void bz_put_on(const struct scenario *s, struct crossing *c, int piece, int place, bool under);
void bz_take_off(struct crossing *c, int piece, int box);
/* `n` step losses. True when it is eliminated; `cause`: cite. Leaders left alone move; may push ROW_LEADER. */
bool bz_lose_steps(const struct scenario *s, struct crossing *c, int piece, int n, int cause, struct events *ev);
void bz_lose_piece(const struct scenario *s, struct crossing *c, int piece, int cause, struct events *ev);
void bz_lose_treasure(const struct scenario *s, struct crossing *c, int piece, int cause, struct events *ev);
void bz_place_rabble(struct crossing *c, int place, struct events *ev);
/* The hexes with the combat units of his side that are nearest to a leader: of Russians those with his own army first; then by
 * number. */
int bz_nearest_hexes(const struct scenario *s, const struct crossing *c, int leader, int16_t out[64]);
/* Contact, crossing and Tchlaplatz (5.3, 6.3.3); asks for the exit at the first crossing. */
void bz_watch(const struct scenario *s, struct crossing *c, struct events *ev);
void bz_watch_step(const struct scenario *s, struct crossing *c, const struct lay *lay, int place, struct events *ev);
void bz_release_danube(struct crossing *c, struct events *ev);
void bz_release_all(struct crossing *c, struct events *ev);
/* What is added to the die of 6.4 for this unit, with a line for each part; what a result of it costs. */
int bz_ford_drm(const struct scenario *s, const struct crossing *c, int piece, struct account *out);
void bz_ford_loss(const struct ground *g, int result, int *steps, bool *loot);
/* The die of 6.4 for a unit that wades; false when it dies. */
bool bz_ford_roll(const struct scenario *s, struct crossing *c, int piece, struct events *ev);
/* Enemy leaders alone in a hex that a unit enters are lost (6.1.4). */
void bz_catch_leaders(const struct scenario *s, struct crossing *c, int piece, struct events *ev);
bool bz_used_bridge(const struct scenario *s, struct crossing *c, int piece, int from, int to, int bridge, struct events *ev);
/* A stack whose top has gone shows its first unit. */
void bz_crown(const struct scenario *s, struct crossing *c, int side, int place);
bool bz_top_of(const struct scenario *s, const struct crossing *c, int piece);
/* May the viewer know which piece this is? NOBODY: is it open to both? */
bool bz_known_to(const struct scenario *s, const struct crossing *c, int piece, int viewer);
/* The same of all pieces of a side that stand on the map, at once. */
struct sight {
	struct set closed; /* the viewer does not know who they are */
	struct set top;    /* bz_top_of */
};
void bz_sight_of(const struct scenario *s, const struct crossing *c, int side, int viewer, struct sight *out);

/* --- rows --- */
PHASE_FUNCTIONS(bz_place)
PHASE_FUNCTIONS(bz_turn)
PHASE_FUNCTIONS(bz_checks)
PHASE_FUNCTIONS(bz_loot)
PHASE_FUNCTIONS(bz_panic)
PHASE_FUNCTIONS(bz_astray)
PHASE_FUNCTIONS(bz_rolls)
PHASE_FUNCTIONS(bz_french)
PHASE_FUNCTIONS(bz_exit)
PHASE_FUNCTIONS(bz_overfull)
PHASE_FUNCTIONS(bz_rabble)
PHASE_FUNCTIONS(bz_fire)
PHASE_FUNCTIONS(bz_retire)
PHASE_FUNCTIONS(bz_displace)
PHASE_FUNCTIONS(bz_leader)
PHASE_FUNCTIONS(bz_attach)
PHASE_FUNCTIONS(bz_back)
PHASE_FUNCTIONS(bz_russian)
PHASE_FUNCTIONS(bz_engineer)
PHASE_FUNCTIONS(bz_break)

/* --- set-up (setup.c) --- */
/* Is the piece still to be placed by the side that sets up now? */
bool bz_may_place(const struct scenario *s, const struct crossing *c, int piece);
bool berezina_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e);

/* --- fire (fire.c, shot.c) --- */
struct shot {
	int need, drm, parts; /* parts: lines in the account */
	struct account sum;
};
bool bz_can_shoot(const struct scenario *s, const struct crossing *c, int firer, int target);
bool bz_may_name(const struct scenario *s, const struct crossing *c, int firer, int target);
void bz_shot_sum(const struct scenario *s, const struct crossing *c, int firer, int target, struct account *out);
void bz_shot_fire(const struct scenario *s, struct crossing *c, int firer, int target, struct events *ev);
/* May a Russian unit fire at the Rabble in this hex (7.3.2)? */
bool bz_may_scatter(const struct scenario *s, const struct crossing *c, const struct lay *lay, int firer, int place);
/* Does anything lie in reach of this unit now? */
bool bz_has_target(const struct scenario *s, const struct crossing *c, const struct lay *lay, int firer);
void bz_fire_go_on(const struct scenario *s, struct crossing *c, int firer, int target, struct events *ev);
/* The order of 7.1.2: is `a` a better target than `b`? ties: `strict` false leaves rating and shots. */
bool bz_better_target(const struct scenario *s, const struct crossing *c, int a, int b, bool strict);
/* Is it this unit's turn to fire, with something in reach? */
bool bz_fires_now(const struct scenario *s, const struct crossing *c, int piece);
/* Whom the unit in hand may fire at now. */
void bz_targets_now(const struct scenario *s, const struct crossing *c, struct set *out);
int bz_retire_hexes(const struct scenario *s, const struct crossing *c, int target, int16_t hexes[DIRECTIONS]);
bool bz_retire_asked(const struct scenario *s, const struct crossing *c, int firer, int target);
int bz_retire_best(const struct scenario *s, const struct crossing *c, int target);
void bz_retire_to(const struct scenario *s, struct crossing *c, int target, int to, struct events *ev);
int bz_stack_of(const struct scenario *s, const struct crossing *c, int side, int place, int16_t out[32], bool leaders);

/* --- French moves (french.c, rabble.c) --- */
void bz_french_walk(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w);
/* May the piece end its way in this hex (3.1.1 does not hold before the phase ends); may it leave the map from it? */
bool bz_french_may_end(const struct crossing *c, const struct walk *w, int piece, int at);
/* May it do so, and the hex have no third unit, or it go on from there after a crossing? */
bool bz_french_fits(const struct ground *g, const struct crossing *c, const struct walk *w, int piece, int at);
bool bz_french_may_exit(const struct scenario *s, const struct crossing *c, const struct walk *w, int piece, int at);
int bz_entry_cost(const struct ground *g, const struct lay *lay, int side, int place, bool leader);
int bz_exit_cost(const struct ground *g, int place);

/* --- stacks of more than two (overfull.c) --- */
/* Hexes with more units of a side than may stay there at the end of a movement phase (3.1.1), in the order of the
 * counters. There are such hexes only while the side moves. */
int bz_overfull(const struct lay *lay, int side, int16_t hexes[MAX_PIECES]);
/* How many units in them are over the two that may stay, and are lost when the phase ends (3.1.4). */
int bz_surplus(const struct lay *lay, int side);
/* Names them: "5004, 5006". */
void bz_overfull_words(const struct scenario *s, const struct lay *lay, int side, struct text *out);

/* --- names (turn.c) --- */
/* How many bytes of a unit's name come before the brackets, if any, that say who commands it. */
int bz_bare_name(const char *name);

/* --- Russian moves (plan.c, russian.c, arrive.c) --- */
enum { PLAN_STAY, PLAN_FIRE, PLAN_FULL, PLAN_NONE, PLAN_COMMAND, PLAN_WAIT, PLAN_JOIN };
enum { PLAN_ENDS = 48 };
struct plan {
	int kind, class; /* class of targets, 1 to 4, or 0 */
	int n;
	int16_t end[PLAN_ENDS], goal[PLAN_ENDS]; /* where it stops this turn; where it is bound for */
	int16_t target[PLAN_ENDS];
	int16_t cost[PLAN_ENDS];  /* half points to the goal, and of them to the end of this turn */
	int16_t spent[PLAN_ENDS];
};
/* Where a Russian unit or leader must go; ends in the order of the tie-breaks. */
void bz_plan_find(const struct scenario *s, const struct crossing *c, int piece, struct plan *out);
/* In ROW_RUSSIAN: can who is in hand, or else everybody whose turn it is, go somewhere? Others were passed over. With closed stacks: can who
 * is in hand come in? */
bool bz_russians_go(const struct scenario *s, const struct crossing *c);
/* The same when the lay is known; leaves in `w` the search that reaches the goals. Pieces that start from one hex share
 * it: w->begun is false for the first plan in a position, and then left alone. */
void bz_plan_walk(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w,
		  struct plan *out);
/* [3.1.3] Half points of a Russian leader: those of foot while his command has any. */
int bz_leader_points(const struct ground *g, const struct crossing *c, int piece);
/* Cost to its target, for the order within an army; 9999 without one. */
int bz_plan_cost(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w);
/* Where a side comes in that is to enter at `wanted` (or NONE): there, or at another hex when the enemy's units or stragglers
 * stand in it; NONE when none is free. */
int bz_entry(const struct ground *g, const struct lay *lay, int side, int wanted);
/* The same for a Russian piece: the entry hex of its group. */
int bz_russian_entry(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece);
void bz_arrivals_roll(const struct scenario *s, struct crossing *c, struct events *ev);
void bz_arrivals_enter(const struct scenario *s, struct crossing *c, struct events *ev);
/* 6.3.6 binds this piece for the whole phase. */
bool bz_goes_back(const struct ground *g, const struct crossing *c, int piece);
/* The retreats of an army, and of Yermaloff's command with the first: by themselves, or with two players as a decision. */
void bz_retreat_duty(const struct scenario *s, struct crossing *c, int army, struct events *ev);
void bz_group_enters(const struct scenario *s, struct crossing *c, int formation, int entry, struct events *ev);

/* The order of 5.1 among French units: below 0 when `a` is checked before `b`, 0 in the same hex. */
int bz_check_order(const struct scenario *s, const struct crossing *c, int a, int b);

/* --- random events (events.c) --- */
void bz_random_event(const struct scenario *s, struct crossing *c, struct events *ev);

/* --- the rest --- */
/* What is counted for 10.1 at this moment: points, and how many of each kind. */
struct score {
	int units, leaders, treasure, guard, lost, east;
	int n_units, n_leaders, n_lost;
	int n_face[STEPS], n_guard, n_east, n_zone, n_west, n_later;
	bool napoleon, napoleon_lost;
};
void bz_score_count(const struct scenario *s, const struct crossing *c, struct score *out);
void bz_score_now(const struct scenario *s, const struct crossing *c, struct result *out);
void bz_score_lines(const struct scenario *s, const struct crossing *c, struct view *out);
void bz_game_over(const struct scenario *s, struct crossing *c, struct events *ev);
void berezina_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
void berezina_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		      struct position *out);
void berezina_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
		   struct outlook *out);
/* What a march brings: the chances of a ford, and warnings about bridges, command, contact and the exit. */
void bz_march_outlook(const struct scenario *s, const struct crossing *c, const struct order *o, struct outlook *out);
/* What the end of the French Movement Phase brings: units lost in overfull hexes (3.1.4). */
void bz_done_outlook(const struct scenario *s, const struct crossing *c, struct outlook *out);
void berezina_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece,
		    int place, struct overlay *out);
int berezina_automaton(const struct scenario *s, const struct position *p, const struct orders *list,
		       struct account *why);
bool berezina_sound(const struct scenario *s, const struct position *p, struct error *e);
/* Fills `w` with the ways of 5.2 from a leader on the map; `lay` loses its Rabble. */
void bz_command_walk(const struct scenario *s, const struct crossing *c, struct lay *lay, int leader, struct walk *w);
void bz_command_find(const struct scenario *s, const struct crossing *c, struct set *in);

#endif

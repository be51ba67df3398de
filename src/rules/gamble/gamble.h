/* Napoleon's Greatest Gamble: the Invasion of Russia. What its files share.
 *
 * load, deploy: the printed ground, units, tables, set-ups; setup: the first position, placing; stack: who stands where; change:
 * units that come, go, are disrupted and die; turn: the table of phases and the frame of a turn; chain: ranges and chains of
 * supply; hunger: General Supply and Attrition (6); train, depot: Active Supply (7) and Rally (8.1); march, attrition: Movement
 * (8); commander: 12; arrive: 13, cossacks too; score: 14; quarters: 16.13; imagine, show, query, sound: what a side may know and see.
 * Combat (9 to 11) has combat.h, the event cards cards.h, closed stacks closed.h; fight.h holds what a combat keeps.
 *
 * Secrets: which of the counters on stacks are supply trains and which dummies (7.5), till they are used or the phase ends;
 * with 15.1 what lies in closed stacks (closed.h); with 16 the cards of a hand. Units never share a hex with enemies, nor with enemy depots.
 */
#ifndef GROGNARD_RULES_GAMBLE_GAMBLE_H
#define GROGNARD_RULES_GAMBLE_GAMBLE_H

#include "rules/gamble/cites.h"
#include "rules/gamble/fight.h"
#include "rules/gamble/texts.h"
#include "rules/phases.h"

enum { FRENCH, RUSSIAN };
enum { PLACES = 540, DIRECTIONS = 6, FAR = 255, GB_TURNS = 40, MAX_ZONE = 8, MAX_SOURCES = 64, BALTIC = 8, BALTIC_CITIES = 16 };

/* Kinds of counter. Units: everything up to KIND_COMMANDER; combat units: up to KIND_ART. */
enum gb_kind { KIND_INF, KIND_CAV, KIND_ART, KIND_COMMANDER, KIND_TRAIN, KIND_DUMMY, KIND_BLANK, KINDS };
enum gb_class { CLASS_VETERAN, CLASS_LINE, CLASS_CONSCRIPT };
enum gb_seniority { RANK_NONE, RANK_CORPS, RANK_CAVALRY, RANK_INFANTRY, RANK_SUPREME }; /* rising */
enum gb_nation { NATION_FRENCH, NATION_AUSTRIAN, NATION_BAVARIAN, NATION_ITALIAN, NATION_POLISH, NATION_PRUSSIAN, NATION_SAXON,
		 NATION_SWISS, NATION_WESTPHALIAN, NATION_RUSSIAN, NATION_SWEDISH, NATIONS };

/* Boxes: piece.place. Trains and dummies that are not on the map lie in the pool; those to be laid this turn in the tray, and so do
 * units that are to be placed now. Gone: removed by a rule or card, never to return. */
enum { AT_LATER = -2, AT_LOST = -3, AT_GONE = -4, AT_POOL = -5, AT_TRAY = -6 };

/* Bits of piece.flags. A counter of KIND_TRAIN on the map is a depot (FLAG_DEPOT), face up (FLAG_OPEN) or face down. p.used: has moved this turn
 * (units, commanders). piece.fatigue: combats it took part in this turn (11.2), at most 2. */
enum {
	FLAG_DISRUPTED = 1,
	FLAG_FORCED = 2,     /* force marched this turn (8.4), to the end of combat */
	FLAG_FORAGE = 4,     /* under a forage marker (7.6), to the next General Supply */
	FLAG_FORAGE_DUE = 8, /* will be unless a train of its hex proves genuine (7.6 with 7.5) */
	FLAG_DEPOT = 16,
	FLAG_OPEN = 32,      /* a train that both know: a converted depot, one that raises the capacity */
	FLAG_CAPACITY = 64,  /* [15.2] a train that raises what its hex holds */
	FLAG_TRIED = 128,    /* [16.5, reading 38] its order to move was garbled this turn */
	FLAG_SHUT_IN = 256,  /* [6.4] out of supply in Riga: neither moves nor attacks, to the next General Supply */
	FLAG_HOLDS = 512,    /* [8.4] a group went past cavalry through its hex: one of those there with this mark does not move this turn */
	FLAGS = 1023
};

/* Rows of the table of phases. Their numbers stand in positions. */
enum gb_row {
	ROW_SETUP, ROW_SETUP_DEPOTS, ROW_TURN, ROW_SUPPLY, ROW_CONVERT, ROW_SHORTAGE, ROW_ALLOT, ROW_FORAGE, ROW_DEPOTS, ROW_RALLY,
	ROW_MOVE, ROW_ATTRITION, ROW_MOVE_END, ROW_EXCESS, ROW_COMMANDERS, ROW_COSSACKS, ROW_ARRIVE, ROW_END,
	ROW_QUARTERS, ROW_QUARTERS_PLACE, ROW_QUARTERS_SOURCE, ROW_QUARTERS_LOSS, ROW_SECOND_YEAR, ROW_RETURN,
	ROW_ESCAPE, /* 11.19, called by march and combat: gb_catch pushes it */
	/* combat, cards and politics */
	ROW_ORDER, ROW_EVADE, ROW_SUPPORT, ROW_PLEDGE, ROW_HITS, ROW_WITHDRAW, ROW_OVERFLOW, ROW_ADVANCE,
	ROW_COMBAT_END, ROW_EVENTS, ROW_CARD, ROW_POLITICS, ROW_DESERT, ROW_BATTLE, ROW_EFFECT, ROW_PICK, ROW_SPOT, ROW_RESTORE,
	ROW_STRIKE, ROW_REVIVE, ROW_YIELD, ROW_SPAN, ROW_CHOICE, ROW_SPARE, ROW_BLANKS,
	ROWS
};

/* The game's own verbs. */
enum { VERB_EXPAND = VERB_COMMON, VERB_LEAVE, VERB_OWN }; /* leave: a unit stays out of the attack that is ordered */

/* Badges of the game's own. */
enum { BADGE_DISRUPTED = BADGE_COMMON, BADGE_FORCED = BADGE_COMMON * 2, BADGE_FORAGE = BADGE_COMMON * 4, BADGE_FOUGHT = BADGE_COMMON * 8, BADGE_HUNGRY = BADGE_COMMON * 16, BADGE_HORSE = BADGE_COMMON * 32,
       BADGE_SHUT_OUT = BADGE_COMMON * 64 };

/* Options of choose: indices into rules.choices. */
enum { CHOICE_CAMPAIGN_ON, CHOICE_WINTER_QUARTERS, CHOICE_NO_RIVER, CHOICE_AUTOMATIC, CHOICE_GUARD, CHOICE_PONTOONS_ATTACK,
       CHOICE_PONTOONS_BRIDGE, CHOICE_INDEPENDENCE, CHOICE_NO_INDEPENDENCE, CHOICE_LONGER, CHOICE_SPARE, CHOICE_ROLL,
       CHOICE_KIND, /* [16.11] a nation and a type: CHOICE_KIND + nation * 3 + type */
       CHOICES = CHOICE_KIND + NATIONS * 3 };

/* Kinds of account. */
enum { ACCOUNT_SUPPLY = 1, ACCOUNT_FORAGE, ACCOUNT_ATTRITION, ACCOUNT_COSSACKS, ACCOUNT_SCORE, ACCOUNT_RESERVE, ACCOUNT_ORDER, ACCOUNT_COMBAT,
       ACCOUNT_ESCAPE, ACCOUNT_CARD };

/* Tracks of the header: Russian points of success in battle (14.7b); units of the Cavalry Reserve lost by 16.7. */
enum { TRACK_BONUS, TRACK_RESERVE };

/* Degrees of victory, indices into rules.levels. */
enum { LEVEL_POINTS, LEVEL_NAPOLEON, LEVEL_INDEPENDENCE, LEVELS };

/* Bits of gamble.state: what happened once in the game. */
enum {
	STATE_TWO_YEARS = 1,     /* [16.13] the French went to winter quarters */
	STATE_UPRISING = 2,      /* [16.8] */
	STATE_INDEPENDENCE = 4,  /* [16.9] */
	STATE_KIEV_ROLLED = 8,   /* [16.8] the die was rolled */
	STATE_NAPOLEON_PARIS = 16, /* [16.13] in France, may come back */
	STATE_MOSCOW = 32, STATE_PETERSBURG = 64,            /* [9.2] the French have been there */
	STATE_MOSCOW_LEFT = 128, STATE_PETERSBURG_LEFT = 256,
	STATE_QUARTERS_ASKED = 512 /* [16.13] the French decided once and for all */
};

struct gamble {
	struct position p;
	int8_t lost[2];         /* [8.7] trains fewer for good */
	int8_t trains_turn[2];  /* cards: trains more or fewer this turn */
	int8_t unused[2];       /* nought */
	int8_t cc_lasting[2];   /* [9.2] printed commands and decisive victories */
	int8_t cc_turn[2];      /* [9.2] this turn only: capitals, cards */
	int8_t cc[2];           /* [9.1] commands left this turn */
	uint8_t cc_first;       /* [9.3] the side that fights first this turn */
	uint8_t out;            /* SEEN_ bits: who does no more in the row that alternates */
	uint16_t state;         /* STATE_ */
	int16_t source;         /* [16.13] the French source of supply, or NONE */
	uint8_t march;          /* hexes that the group in hand has marched */
	uint8_t forced;         /* of them by forced march */
	uint8_t lose, disrupt;  /* [8.5] units that the march still costs */
	int16_t uprising_turn;  /* [16.9] the turn of the uprising, or NONE */
	uint8_t murat;          /* [16.4] Murat began the march in hand */
	uint8_t carried;        /* [15.2] trains that raise the capacity and go with the group in hand */
	uint8_t stretch;        /* [16.1] 1: a card lets the group in hand go one hex more */
	uint8_t spare[5];       /* no byte without a name */
	struct set led;         /* commanders who have been with the group in hand all the way */
	struct set fallen;      /* [16.13] Russians lost in the second year: they do not return */
	uint64_t turned[10];    /* [16.9] a bit per hex: cities of western Russia that went over to the French */
	uint64_t watched[10];    /* [8.4] a bit per hex: who stood there when the marches began had enemy cavalry beside him */
	struct gb_fight fight;
	struct gb_effects effects;
};

enum { SIDE_RIVER = 1, SIDE_BRIDGE = 2 };

/* By which rule a piece is in the game at all. */
enum { GB_BASIC, GB_ADVANCED, GB_RESERVE, GB_SWEDEN };

/* Printed figures of the rules, from tables.json. */
struct gb_figures {
	struct { int holds, train, trains; } stack;
	struct { int range, winter, dummies; } supply;
	struct { int from, checked, neighbours, free_from, free_until; } forage;
	struct { int normal, winter, forced, attrition, attrition_winter, french_from, winter_more, french_more, forced_more, led_less,
		 murat_more; } march;
	struct { int besiegers; } siege;
	struct { int french, russian, least, most, victory, capital; } commands;
	struct { int abort, need, conscript; } order;
	struct { int two_types, three_types, river, fortress, fortress_guns, difficult; } attack;
	struct { int commander, river, fortress, difficult; } support;
	struct { int driven, winner_cap, decisive; } result;
	struct { int napoleon; } special;
	struct { int lost_on, flight, march; } commander;
	struct { int on, later_on, later_from; } cossacks;
	struct { int until, on, constantine; } confusion;
	struct { int french_depots, russian_depots, artillery, cavalry, infantry, within; } setup;
	struct { int battle, battle_most; } score;
	struct { int first, last, lost_on, few, some, few_less, some_less, less_from; } reserve;
	struct { int until, on, later_until, later_on; } uprising;
	struct { int from, count; } desertion;
	struct { int turn, on; } sweden;
	struct { int depots, last, restart, end, stays_on, gone_on, returns_on, leader_lost_on, one_on, two_on; } two_year;
};

/* What is printed: made by load, never changed by a position. */
struct gb_own {
	int places;
	int16_t to[PLACES][DIRECTIONS];   /* NONE beyond the edge and where nobody goes (sea, lake, mountain) */
	uint8_t side[PLACES][DIRECTIONS]; /* SIDE_ */
	uint8_t rough[PLACES];            /* [14.6] forest, marsh, rough: not for the French */
	uint8_t dead[PLACES];             /* sea, lake, mountain, or no hex: nobody */
	uint8_t way[2][PLACES][PLACES];   /* of a side, from the first hex to the second: hexes of ground it may enter, whoever stands there; or FAR */
	uint8_t russia[PLACES];           /* in Russia; the rest lies to the west of it */
	uint8_t austria[PLACES];
	uint8_t west_russia[PLACES];      /* [16.9] */
	uint8_t near_border[PLACES];      /* [14.1] a hex that is not in Russia is near */
	uint8_t city[PLACES], fortress[PLACES];
	uint8_t points[PLACES];           /* [14.7] a */
	int sources[3];                   /* French, Russian (the east edge), Austrian */
	int16_t source[3][MAX_SOURCES];
	int16_t moscow, petersburg, kiev, riga, kaluga, lemberg;
	uint8_t kind[MAX_PIECES], class[MAX_PIECES], of[MAX_PIECES]; /* of: in halves */
	uint8_t cr[MAX_PIECES], rank[MAX_PIECES], army[MAX_PIECES];  /* army: of a Russian unit or commander, or 0 */
	uint8_t abilities[MAX_PIECES];    /* [16.4] bit n: ability n */
	uint8_t nation[MAX_PIECES];
	uint8_t corps[MAX_PIECES];        /* units of one number are of one corps, commanders too; 0: of none */
	uint8_t rule[MAX_PIECES];         /* GB_BASIC ... */
	uint8_t joins[MAX_PIECES];        /* [14.1] is set up with a stack of its side: 1 any, 1 + n one of army n */
	struct set units, fighters, commanders; /* all; combat units; commanders */
	struct set guards;
	struct set trains[2], dummies[2], blanks[2];
	struct set units_of[2], fighters_of[2], commanders_of[2]; /* the same of one side */
	struct set reserve;               /* [16.7] */
	struct set swedes;                /* [16.12] */
	int napoleon, davout, murat, kutuzov, constantine;
	int16_t start[2][MAX_PIECES];     /* where it usually stands at first, without and with the Reserve; or NONE */
	int16_t zone[MAX_PIECES][MAX_ZONE + 1]; /* where it may be put by 14.1; NONE ends the list */
	uint8_t turn[MAX_PIECES];         /* [13.2] arrives at the end of this turn; 0 never */
	uint8_t gate[MAX_PIECES];         /* GATE_ */
	uint8_t two_year[MAX_PIECES];     /* [16.13] comes in winter quarters */
	int gates[6];
	int16_t entry[6][16];             /* hexes of a gate */
	int depots[2];                    /* usual depots */
	int16_t depot[2][16];
	uint8_t table[2][GB_TURNS];       /* [7.3, 16.13] trains by turn; from 17 on 1813 */
	uint8_t winter[GB_TURNS];
	struct gb_figures figures;
	int baltics;
	int16_t baltic[BALTIC][BALTIC_CITIES]; /* [16.13] cities of a river, downstream; NONE ends */
	uint8_t height[BALTIC][BALTIC_CITIES]; /* cities of one height are not down-stream of each other */
};

enum { GATE_NONE, GATE_AUSTRIA, GATE_KIEV, GATE_KALUGA, GATE_PETERSBURG, GATE_WEST };

static inline const struct gb_own *gb_own(const struct scenario *s)
{
	return s->own;
}

static inline struct gamble *gamble_at(struct position *p)
{
	return (struct gamble *)(void *)p;
}

static inline const struct gamble *gamble_of(const struct position *p)
{
	return (const struct gamble *)(const void *)p;
}

static inline const struct gb_figures *gb_figures(const struct scenario *s)
{
	return &gb_own(s)->figures;
}

/* [2.2, 14.6] May the side ever stand there? Sea, lakes and mountains stop everybody; forest, marsh and rough ground the French. */
static inline bool gb_passable(const struct scenario *s, int side, int place)
{
	return !gb_own(s)->dead[place] && !(side == FRENCH && gb_own(s)->rough[place]);
}

static inline bool gb_fights(const struct scenario *s, int piece)
{
	return gb_own(s)->kind[piece] <= KIND_ART;
}

/* Combat units of what is in hand. */
static inline int gb_fighters_held(const struct scenario *s, const struct gamble *g)
{
	struct set who = g->p.hand;
	set_keep(&who, &gb_own(s)->fighters);
	return set_count(&who);
}

static inline bool gb_is_commander(const struct scenario *s, int piece)
{
	return gb_own(s)->kind[piece] == KIND_COMMANDER;
}

/* A combat unit or a commander [reading 20]. */
static inline bool gb_is_unit(const struct scenario *s, int piece)
{
	return gb_own(s)->kind[piece] <= KIND_COMMANDER;
}

/* [8.4] Is it one of those of whom one stays this turn, for a group that went past cavalry through their hex? Which one is the owner's business. When
 * the marches are over: is it one of the commanders who alone can be he? */
static inline bool gb_holding(const struct gamble *g, int piece)
{
	return g->p.piece[piece].flags & FLAG_HOLDS;
}

static inline bool gb_disrupted(const struct gamble *g, int piece)
{
	return g->p.piece[piece].flags & FLAG_DISRUPTED;
}

/* [6.4, reading 40] Russians of Riga who were out of supply in General Supply keep their order; this stands in its place till the next one. */
static inline bool gb_shut_in(const struct gamble *g, int piece)
{
	return g->p.piece[piece].flags & FLAG_SHUT_IN;
}

/* [16.9] Has the city gone over? */
static inline bool gb_turned(const struct gamble *g, int place)
{
	return g->turned[place >> 6] >> (place & 63) & 1;
}

/* [8.4] Did enemy cavalry stand beside the hex when the marches began? */
static inline bool gb_watched(const struct gamble *g, int place)
{
	return g->watched[place >> 6] >> (place & 63) & 1;
}

/* --- what is played with: options of game.json --- */
bool gb_advanced(const struct scenario *s);  /* 16.1 to 16.12, as far as the next four do not leave some out */
bool gb_cards(const struct scenario *s);     /* 16.1 */
bool gb_leaders(const struct scenario *s);   /* 16.2 to 16.5 */
bool gb_horses(const struct scenario *s);    /* 16.6 */
bool gb_political(const struct scenario *s); /* 16.8 to 16.12 */
bool gb_raises(const struct scenario *s);   /* 15.2 */
bool gb_fog(const struct scenario *s);      /* 15.1 */
bool gb_reserve(const struct scenario *s);  /* 16.7 */
bool gb_may_winter(const struct scenario *s); /* 16.13 */

extern const char *const gb_cites[CITES + 1];
extern const char *const gb_levels[];
extern const char *const gb_choices[CHOICES + 1];
extern const struct phase gb_phases[ROWS];
#define CITE(x) gb_cites[x]

/* --- load.c, deploy.c, setup.c --- */
bool gb_load(struct scenario *s, struct error *e);
bool gb_load_pieces(struct scenario *s, struct gb_own *own, struct error *e);
bool gb_load_figures(struct scenario *s, struct gb_own *own, struct error *e);
bool gb_load_deploy(struct scenario *s, struct gb_own *own, struct error *e);
/* A list of hexes: fills `out` (`most` long), `*n`; false with the fault in `e`. */
bool gb_read_hexes(const struct scenario *s, const cJSON *list, const char *file, const char *where, int16_t *out, int most, int *n, struct error *e);
/* [14.1] Free set-up: must this Russian unit stand near the western border, for too few of its kind would be left there? */
bool gb_stays_near(const struct scenario *s, const struct position *p, int piece);
/* Is the unit in this game at all? [14.2, 16.3, 16.7, 16.12] */
bool gb_plays(const struct scenario *s, int piece);
/* [16.7] Does the piece stand on the hexes of the Cavalry Reserve at first, with Murat and Grouchy, however the others are set up? */
bool gb_reserved(const struct scenario *s, int piece);
bool gb_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e);

/* --- stack.c: who stands where. Look once, then ask the survey. --- */
struct gb_survey {
	int8_t side[PLACES];         /* whose units stand there, NOBODY: none (a depot is no unit) */
	int8_t depot[PLACES];        /* whose depot lies there, or NOBODY */
	uint8_t units[PLACES];       /* combat units */
	uint8_t good[PLACES];        /* of them in good order */
	uint8_t horse[PLACES];       /* cavalry in good order */
	uint8_t commanders[PLACES];
	uint8_t of[PLACES];          /* halves of OF */
};
void gb_survey(const struct scenario *s, const struct gamble *g, struct gb_survey *out);
/* A unit of a side (NOBODY: either) on a hex, `from` or later, commanders included; NONE at the end. */
int gb_next(const struct scenario *s, const struct gamble *g, int place, int side, int from);
/* The same for combat units and for commanders alone. */
int gb_next_fighter(const struct scenario *s, const struct gamble *g, int place, int side, int from);
int gb_next_commander(const struct scenario *s, const struct gamble *g, int place, int side, int from);
/* A face-up or face-down train, dummy or depot of a side on a hex, `from` or later. */
int gb_next_counter(const struct scenario *s, const struct gamble *g, int place, int side, int from);
/* [15.1] Is the piece on the map in a stack that the other side may not look into? */
bool gb_closed(const struct scenario *s, const struct gamble *g, int piece);
/* The depot of a side on a hex, or NONE. */
int gb_depot(const struct scenario *s, const struct gamble *g, int place, int side);
/* A genuine train (not a depot, not one that raises capacity) of a side on a hex, or NONE. */
int gb_train(const struct scenario *s, const struct gamble *g, int place, int side);
/* [7.7, 8.2] The genuine train of a hex that becomes a depot or is thrown away: also one that was laid for a depot and can do nothing else; or NONE. */
int gb_idle_train(const struct scenario *s, const struct gamble *g, int place, int side);
/* [4.1, 15.2] OF that a hex holds now; OF are counted in halves everywhere. */
int gb_capacity(const struct scenario *s, const struct gamble *g, int place);
/* Direction from a hex to one beside it, or NONE; what lies between (SIDE_, with broken and built bridges of cards), without and with
 * the ice of a frost. */
int gb_direction(const struct scenario *s, int from, int to);
unsigned gb_bridges(const struct scenario *s, const struct gamble *g, int place, int direction);
unsigned gb_between(const struct scenario *s, const struct gamble *g, int place, int direction);
/* [16.1] Has a card built or broken a bridge, or is all frozen? Else what is printed lies between hexes. */
bool gb_bridges_changed(const struct gamble *g);
/* In what lies between two hexes: is there a river, and no bridge over it? */
static inline bool gb_unbridged(unsigned between)
{
	return (between & (SIDE_RIVER | SIDE_BRIDGE)) == SIDE_RIVER;
}
/* [6.2] Such a river stops routes of supply, and the looks of cavalry into them. `changed`: gb_bridges_changed, asked once for many hexsides. */
static inline bool gb_river_bars(const struct scenario *s, const struct gamble *g, bool changed, int place, int direction)
{
	return gb_unbridged(changed ? gb_between(s, g, place, direction) : gb_own(s)->side[place][direction]);
}
/* [1.1, 16.9] Is the hex friendly territory of the side? */
bool gb_friendly(const struct scenario *s, const struct gamble *g, int side, int place);
/* [8.4] Exactly one combat unit in a city, next to two or more enemies in good order on one hex and no river between [reading 6]. */
bool gb_besieged(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place);
/* Does enemy cavalry in good order look into the hex? `any_river`: every river screens it (movement), else only one without a bridge (supply). */
bool gb_cavalry_near(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place, bool any_river);
/* Is it a winter turn? [1.1, 16.13] Never in the second year; cards may lift it for the French. */
bool gb_winter(const struct scenario *s, const struct gamble *g, int side);
/* The number of the corps that is called so (own->corps), or 0. */
int gb_corps(const struct scenario *s, int side, const char *name);
/* Names for a sentence. */
struct called gb_place(const struct scenario *s, int place);
const char *gb_name(const struct scenario *s, int piece);

/* --- change.c: units come, go, are disrupted and die --- */
void gb_disrupt(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev);
void gb_rally(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev);
/* Eliminated: into AT_LOST. Napoleon's death ends the game (14.7). */
void gb_eliminate(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev);
/* [16.13] Out of play; in the second year for good. */
void gb_fall(const struct scenario *s, struct gamble *g, int piece);
/* Leaves the game for good: AT_GONE. */
void gb_remove(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev);
/* [11.17] Disrupted, or eliminated when it is so already. */
void gb_hit(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev);
/* Moves a unit to a hex without asking, told with its way when it is the next one: depots and commanders there are for the caller. kind: EVENT_MOVE, EVENT_RETREAT, EVENT_ADVANCE ... */
void gb_move(const struct scenario *s, struct gamble *g, int piece, int to, int kind, int cite, struct events *ev);
/* [8.7] A stack of `side` stands on this hex now: an enemy depot there is destroyed for good. */
void gb_overrun(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev);
/* Takes a train, dummy or depot off the map, into the pool. */
void gb_put_away(const struct scenario *s, struct gamble *g, int counter);
/* Ends the game. */
void gb_finish(const struct scenario *s, struct gamble *g, int winner, int level, struct events *ev);

/* --- chain.c --- */
struct gb_supply {
	uint8_t steps[PLACES];    /* hexes from here to the nearest depot; FAR: out of range */
	uint8_t austrian[PLACES]; /* to the southern edge, for Austrians alone */
	int16_t from[PLACES];     /* the next hex towards the depot, or NONE */
};
/* [6.1, 6.2] The ranges of the depots of a side. The hex of the unit is not counted, that of the depot is [reading 7]. */
void gb_ranges(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, struct gb_supply *out);
/* The same where nothing else is asked of a survey. */
void gb_ranges_now(const struct scenario *s, const struct gamble *g, int side, struct gb_supply *out);
/* Hexes from the nearest depot if no enemy stood in the way, however far (no `austrian`); `swims`: nor a river. */
void gb_ranges_free(const struct scenario *s, const struct gamble *g, int side, bool swims, struct gb_supply *out);
/* [6.2] So far from a depot a unit may stand. */
int gb_unit_range(const struct scenario *s, const struct gamble *g, int side);
/* [6.1] Is a combat unit on the map in General Supply, by its route alone? */
bool gb_supplied(const struct scenario *s, const struct gamble *g, const struct gb_supply *supply, int piece);
/* [6.1] Would it be, if it stood in this hex? */
bool gb_fed_at(const struct scenario *s, const struct gb_supply *supply, int piece, int at);
/* [6.1] Who would be out of General Supply now, by routes alone. */
void gb_hungry(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, struct set *out);
/* [7.8] Hexes that a chain of depots reaches, where a new depot could stand: reach[PLACES] true. hangs[PLACES] (may be NULL): the depot or source
 * from which its last link comes, or NONE. */
void gb_chain(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, bool *reach, int16_t *hangs);
/* [7.3, 7.7] Is it a city where the side could have a depot, were it linked? */
bool gb_depot_site(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place);
/* [7.3, 7.7, 7.8] May the side set up a depot there now? */
bool gb_may_depot(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const bool *reach, int side, int place);
/* [7.2] Table figure of the turn; and what is left to allot of it (may be negative). */
int gb_table(const struct scenario *s, const struct gamble *g, int side);
int gb_trains(const struct scenario *s, const struct gamble *g, int side);
/* [7.3, 7.4] Could this stack be given a train to rally or move it: a commander, and troops in General Supply. */
bool gb_receives(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, const struct gb_supply *supply, int side, int place);
/* A counter of a set that lies in a box, the lowest, or NONE. */
int gb_boxed(const struct gamble *g, const struct set *of, int box);
/* A genuine train is shown and used: it goes to the pool, and its hex was allotted a train (7.6). */
void gb_use_train(const struct scenario *s, struct gamble *g, int train, int cite, struct events *ev);
/* [7.4] The side with the higher table figure. */
int gb_first(const struct scenario *s, const struct gamble *g);

/* --- combat, advanced rules and cards --- */
/* [9.1, 9.2] At the beginning of a turn: the commands of both sides, and who fights first. */
void gb_commands(const struct scenario *s, struct gamble *g, struct events *ev);
/* [11.19] An unaccompanied commander is met: a die; lost on 1, else the owner places him (ROW_ESCAPE is pushed). */
void gb_catch(const struct scenario *s, struct gamble *g, int commander, struct events *ev);
/* [9.2] The French have come to a capital, or left it; [16.9] cities go over, [16.13] a source falls: looked at after whatever moves units. */
void gb_watch(const struct scenario *s, struct gamble *g, struct events *ev);
/* [16.1] Decks and first deal, in the advanced game; in every game no effect is in force. */
void gb_events_setup(const struct scenario *s, struct gamble *g, struct events *ev);
void gb_events_second_year(const struct scenario *s, struct gamble *g);
/* [16.1, 9.2] At the end of a turn: what was for this turn ends, what counts from the next is carried over. */
void gb_effects_end(const struct scenario *s, struct gamble *g, struct events *ev);
void gb_effects_clear(struct gamble *g);
/* [16.1] What cards did for this turn alone, bridges too, is over; what counts from the next on, or at the next forage check, stays. */
void gb_effects_lapse(struct gamble *g);
/* Card 17: at the end of movement burnt bridges may be whole again. */
void gb_mend_bridges(const struct scenario *s, struct gamble *g, struct events *ev);
/* [16.8] Is there a rising? Looked at after the marches and after each combat. */
void gb_rising(const struct scenario *s, struct gamble *g, struct events *ev);
/* [16.12] The die of the Swedes: do they come? */
bool gb_sweden(const struct scenario *s, struct gamble *g, struct events *ev);
/* [16.2] Are the commanders able to command all of these combat units, each those he may lead? */
bool gb_commands_all(const struct scenario *s, const struct set *commanders, const struct set *units);

/* --- march_step.c; march.h has the rest of a march --- */
struct gb_reach {
	uint8_t steps[PLACES];   /* hexes to go from where the group stands; FAR: it cannot get there now */
	int16_t from[PLACES];    /* the hex before, or NONE */
};
/* [8.4] Where the group in hand could go in one go; nothing happens on the way. */
void gb_march_reach(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, struct gb_reach *out);
/* [2.2, 4.1, 8.4, 14.6] Why the group in hand cannot come to a place that is out of its reach, the plainest reason first; always false. */
bool gb_march_refuse(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place, struct error *e);
/* [8.6, 14.5] What is added to the die of attrition of the group in hand, line by line in `a`. */
int gb_attrition_more(const struct scenario *s, const struct gamble *g, int side, struct account *a);
/* [16.1] Card 11: units at the camp of Drissa do not move this turn, commanders neither in their own phase (12). */
bool gb_at_drissa(const struct scenario *s, const struct gamble *g, int piece);
/* [8.4] If the hex has to be held: does one of those who hold it stay there when these go, made up to a commander with troops? */
bool gb_march_keeps(const struct scenario *s, const struct gamble *g, int side, int place, const struct set *group);
/* [8.4] The same of one who would be the first in hand. */
bool gb_march_spares(const struct scenario *s, const struct gamble *g, int piece);
/* [8.4, 12.1] Is this commander the last of those who alone can have held the hex? Then he does not ride this turn. */
bool gb_rider_holds(const struct scenario *s, const struct gamble *g, int piece);
/* [8.4] Hexes that the group in hand may go at all, and without forced march. */
int gb_march_most(const struct scenario *s, const struct gamble *g);
int gb_march_normal(const struct scenario *s, const struct gamble *g);
/* [8.5, 8.6] The march of the group in hand is over: the die, and what it costs. Pushes ROW_ATTRITION when the owner has to choose. */
void gb_attrition_roll(const struct scenario *s, struct gamble *g, struct events *ev);
/* [16.1] Does the card by which the group in hand goes farther spare it the roll? */
bool gb_stretch_spares(const struct gamble *g, int side);
/* Does the march that is over cost a roll at all; and the roll itself, without asking whether a card spares it. */
bool gb_attrition_due(const struct scenario *s, const struct gamble *g);
void gb_attrition_die(const struct scenario *s, struct gamble *g, struct events *ev);
/* A commander is with the group in hand all the way, and has this ability as the senior one of it (16.4). */
bool gb_led_by(const struct scenario *s, const struct gamble *g, int ability);
/* The group in hand sets out: the commanders in it lead it from its first hex on. */
void gb_lead(const struct scenario *s, struct gamble *g);

/* --- score.c --- */
/* [14.4, 16.13] Sixteen turns; a second year has its own. */
int gb_last_turn(const struct scenario *s, const struct gamble *g);
/* [14.7] a Points of territory of a side. */
int gb_territory(const struct scenario *s, const struct gamble *g, int side);

/* Who holds a city: whoever has units in it, else the side whose territory it is in. */
int gb_holder(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place);
/* The score is told as one number: French points * SCORE_STEP + Russian points; so are the losses of a winter: units, commanders. */
enum { SCORE_STEP = 100 };
/* [16.9] Do the French stand in every city that counts? After independence they need them all. */
bool gb_hold_all(const struct scenario *s, const struct gamble *g);
/* [14.7] All points of a side now. */
int gb_points(const struct scenario *s, const struct gamble *g, int side);

/* --- quarters.c, second_year.c: 16.13 --- */
/* [16.13] May the French go to winter quarters at the end of this turn? */
bool gb_may_quarter(const struct scenario *s, const struct gamble *g);
/* [16.13] Is the city down-stream of another one on a river that flows into the Baltic? */
bool gb_downstream(const struct scenario *s, int city, int other);
/* [16.13] In or next to Kiev, Moscow or St Petersburg, unless the French are in the city. */
bool gb_home(const struct scenario *s, const struct gb_survey *v, int place);
/* [16.13] What it costs to name no new source of supply while there is one to name. */
void gb_source_odds(const struct scenario *s, const struct gamble *g, const struct order *o, struct outlook *out);
/* [16.13] A source of supply that the French chose lasts till Russians are in it or, in enemy country, down-stream of it. */
void gb_check_source(const struct scenario *s, struct gamble *g, struct events *ev);
/* [16.13] Steps of ROW_SECOND_YEAR: dice for Russians who come back; when they have, the reinforcements; then 1813 begins. */
enum { YEAR_DICE, YEAR_REINFORCED, YEAR_BEGINS };
/* [16.13] The Russians place their reinforcements, then the Swedes; ROW_SECOND_YEAR goes on with YEAR_BEGINS. */
void gb_bring_reinforcements(const struct scenario *s, struct position *p);
/* [16.13] At the end of each turn of the second year: Napoleon, and Russian units that return. Pushes ROW_RETURN. */
void gb_second_year_end(const struct scenario *s, struct gamble *g, struct events *ev);
/* [16.13] The die for Napoleon, in winter and at the end of each turn after it, told as his. `ev` may be NULL. */
int gb_napoleon_die(struct gamble *g, struct events *ev);
/* [16.13] Who may come back into play in ROW_RETURN, with a hex that has room for him; nobody in other rows. */
void gb_returnable(const struct scenario *s, const struct gamble *g, struct set *out);

/* --- rows --- */
PHASE_FUNCTIONS(gb_place)
PHASE_FUNCTIONS(gb_setup_depots)
PHASE_FUNCTIONS(gb_convert)
PHASE_FUNCTIONS(gb_shortage)
PHASE_FUNCTIONS(gb_allot)
PHASE_FUNCTIONS(gb_depots)
PHASE_FUNCTIONS(gb_rally_row)
PHASE_FUNCTIONS(gb_march)
PHASE_FUNCTIONS(gb_attrition)
PHASE_FUNCTIONS(gb_excess)
PHASE_FUNCTIONS(gb_commander)
PHASE_FUNCTIONS(gb_arrive)
PHASE_FUNCTIONS(gb_quarters)
PHASE_FUNCTIONS(gb_billet)
PHASE_FUNCTIONS(gb_source)
PHASE_FUNCTIONS(gb_winter_loss)
PHASE_FUNCTIONS(gb_return)
void gb_second_year_enter(const struct scenario *s, struct position *p, struct events *ev);
void gb_turn_enter(const struct scenario *s, struct position *p, struct events *ev);
void gb_supply_enter(const struct scenario *s, struct position *p, struct events *ev);
void gb_forage_enter(const struct scenario *s, struct position *p, struct events *ev);
void gb_move_end_enter(const struct scenario *s, struct position *p, struct events *ev);
void gb_cossacks_enter(const struct scenario *s, struct position *p, struct events *ev);
void gb_end_enter(const struct scenario *s, struct position *p, struct events *ev);

/* --- what a player sees and asks --- */
void gb_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
/* [8.2] Has the side a train left to move with, or to throw away by passing? */
bool gb_may_pass(const struct scenario *s, const struct gamble *g, int side);
/* Is everything in the tray of a side known to be dummies: it has said so, or the allocation is over (7.4, 7.5)? */
bool gb_tray_known(const struct position *p, int owner);
void gb_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed, struct position *out);
void gb_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess, struct outlook *out);
void gb_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place, struct overlay *out);
bool gb_sound(const struct scenario *s, const struct position *p, struct error *e);

#endif

/* Napoleon 1807. What its files share.
 *
 * load, deploy: what is printed, the first position, vedettes; facts: who stands where; pile: cards drawn, turned over, laid; turn: the
 * table of phases, draw, initiative and the end of a turn; blue: what red and blue cards do; operate: operations turn about; window: when
 * a side may lay a card, and the Counter Order; points, march: the march; enter: what happens where a stack comes or goes; react:
 * Reaction and Last Effort; cards, running: what is printed on cards, and what a scenario file says of a game under way; imagine, sound. show,
 * query: what a side may see. fight.h has combat, retreat, pursuit, recovery, sieges,
 * victory.
 *
 * A stack of an operation is p.used from the moment it is named to the end of the operation; p.hand is what is being chosen, or what goes
 * along with the order that is asked for. Everything about who may lay which card is told from what both sides can see: see window.c.
 *
 * Secrets: hands; with the Rules of the Grognard which block is which, its strength and its fatigue, but in a combat.
 */
#ifndef GROGNARD_RULES_NAPOLEON1807_N7_H
#define GROGNARD_RULES_NAPOLEON1807_N7_H

#include "core/deck.h"
#include "rules/napoleon1807/cites.h"
#include "rules/napoleon1807/fight.h"
#include "rules/napoleon1807/texts.h"
#include "rules/phases.h"

enum { FRENCH, RUSSIAN };
enum { N7_PLACES = 112, N7_LINKS = 256, N7_DEGREES = 8, N7_TOWNS = 16, N7_BLOCKS = 60, N7_FAR = 255, N7_OBJECTIVES = 4, N7_FACES = 6 };

enum n7_kind { KIND_CORPS, KIND_COMMANDER, KIND_VEDETTE };

/* Boxes: piece.place. Reserve: comes by a card. Removed: by a card. Waiting: a vedette that is still to be placed. Unused: not in this
 * scenario. */
enum { AT_LOST = -2, AT_REMOVED = -3, AT_RESERVE = -4, AT_UNUSED = -5, AT_WAITING = -6 };

/* Bits of piece.flags. piece.foot, horse: strength points now; piece.fatigue; piece.known: SEEN_ bits of who knows which block it is,
 * beside its owner. */
enum { FLAG_ACTIVATED = 1 };

/* Where a card is: position.card[]. Add the side to those with one for each. */
enum {
	CARD_NONE,             /* not in this scenario: left in the box */
	CARD_DECK, CARD_DECK_RUSSIAN,
	CARD_HAND, CARD_HAND_RUSSIAN,
	CARD_DISCARD, CARD_DISCARD_RUSSIAN,
	CARD_LAID, CARD_LAID_RUSSIAN,      /* played, and not yet discarded: its effect waits or runs */
	CARD_WEATHER,          /* on the space of the weather: in force this turn */
	CARD_QUARTERS,         /* Winter Quarters on its space, under its cubes */
	CARD_ASIDE,            /* Winter Quarters beside the board: it has come up */
	CARD_APART,            /* Mud while it is not in force */
	CARD_TURN, CARD_TURN_RUSSIAN,      /* a blue card in force all this turn */
	CARD_PILES
};

/* Rows of the table of phases. Their numbers stand in positions: new ones come at the end. */
enum n7_row {
	ROW_VEDETTES, ROW_DRAW, ROW_INACTIVITY, ROW_INITIATIVE, ROW_BLUE, ROW_FIRST, ROW_OPERATIONS, ROW_OPERATION, ROW_WAY, ROW_MARCH, ROW_ATTACK,
	ROW_WINDOW, ROW_PLAY, ROW_COUNTER, ROW_REACT, ROW_BRIDGE, ROW_ANSWER,
	/* fight.h */
	ROW_COMBAT, ROW_TIRE, ROW_LOSE, ROW_RETREAT, ROW_JOIN, ROW_SNOWED, ROW_RECOVERY, ROW_REST, ROW_TURN_END,
	ROWS
};

/* The windows in which a side may lay a green card: W1 to W8 of the readings. Bits stand in n7_event_print.windows. */
enum n7_window {
	WINDOW_REACT,    /* W1, enemy: stack named, before the movement card */
	WINDOW_MOVER,    /* W2, mover: the movement card lies up */
	WINDOW_ANSWER,   /* W2, enemy */
	WINDOW_SHORT,    /* W2, mover: the enemy's card has left him no points */
	WINDOW_ROAD,     /* in the march, mover: beside the order to march, no window of its own */
	WINDOW_ENTER,    /* W3, enemy: the stack has entered a free area */
	WINDOW_HALT,     /* W4, enemy: the march is over, before its fatigue */
	WINDOW_ATTACKER, /* W5 */
	WINDOW_DEFENDER, /* W5 */
	WINDOW_RIVER,    /* W6, winner: the first link of the retreat has been crossed */
	WINDOW_PANIC,    /* W6, winner: the retreat is over */
	WINDOW_LOSER,    /* W7 */
	WINDOW_WINNER,   /* W7 */
	WINDOW_END,      /* W8, whose operation it was */
	WINDOW_COUNTER,  /* after an enemy's green card */
	WINDOW_BLUE,     /* the initiative phase */
	WINDOW_RED,      /* the draw phase: never asked */
	WINDOWS
};

/* The game's own verbs. */
enum { VERB_TIRE = VERB_COMMON, VERB_EASE, VERB_MARK, VERB_OWN }; /* mark: the corps a card is for */

/* The game's own events. EVENT_CARD: a card is turned face up (of a pile for its value, of a hand for who may look). */
enum {
	EVENT_DRAWN = EVENT_COMMON, /* side, number: card (for the other side NONE) */
	EVENT_LAID,      /* side, number: card played for its event */
	EVENT_SPENT,     /* side, number: card, piece: whose fatigue it takes off in recovery */
	EVENT_DISCARDED, /* side, number: card */
	EVENT_TIRED,     /* piece, number: fatigue points put on it */
	EVENT_EASED,     /* piece, number: fatigue points taken off it */
	EVENT_POINT,     /* piece, number: arm; loses a strength point */
	EVENT_GAIN,      /* piece, number: arm; gains one */
	EVENT_MARKER_VP, /* side: who gains, number: where the victory marker stands now, to: on account of what place or NONE */
	EVENT_FALLEN     /* side: whose, number: strength points that left the game, which all see though not of which block */
};

/* Tracks of the header. Those with one for each side: add the side. */
enum { TRACK_VP, TRACK_CUBES, TRACK_CUBES_RUSSIAN, TRACK_LOST, TRACK_LOST_RUSSIAN, TRACK_GAINED, TRACK_GAINED_RUSSIAN };

/* Badges of the game's own. */
enum { BADGE_OPERATES = BADGE_COMMON, BADGE_CARE = BADGE_COMMON * 2, BADGE_TIRED = BADGE_COMMON * 4, BADGE_STORM = BADGE_COMMON * 8 };

/* Numbers on a block and piles of cards: indices into the tables of words. */
enum { FIGURE_FOOT, FIGURE_HORSE, FIGURE_FATIGUE, FIGURES };

/* Options of choose: indices into rules.choices. */
enum { CHOICE_MARCH, CHOICE_FIGHT, CHOICE_STAY, CHOICE_SLOWER, CHOICE_CANCEL, CHOICES };

/* Kinds of account. */
enum { ACCOUNT_MARCH = 1, ACCOUNT_FATIGUE, ACCOUNT_COMBAT, ACCOUNT_PURSUIT, ACCOUNT_LOSSES, ACCOUNT_TIRED, ACCOUNT_SCORE };

/* Degrees of victory, indices into rules.levels. */
enum { LEVEL_POINTS, LEVEL_TRACK, LEVEL_NAPOLEON, LEVEL_DRAW, LEVELS };

/* n7_position.weather. */
enum { WEATHER_RAIN = 1, WEATHER_SNOW = 2, WEATHER_COLD = 4, WEATHER_MUD = 8 };

/* n7_position.turn_rules: what holds till the end of the turn. */
enum {
	RULE_MARIE = 1,           /* Marie Walewska: Napoleon's bonuses are off */
	RULE_STRATEGIC = 2,       /* Strategic Retreat */
	RULE_IMPATIENCE = 4,      /* Tsar's Impatience */
	RULE_ATTACKED = 8,        /* the Russians made an attack this turn */
	RULE_INTUITION = 16, RULE_INTUITION_RUSSIAN = 32,
	RULES = 63
};

/* n7_operation.flags. */
enum {
	OP_CONTESTED = 1,      /* [Movement 3B] it began in a contested area */
	OP_MARCHES = 2,        /* the player chose to march: a movement card was turned over */
	OP_FORCED = 4,         /* Forced March is in force */
	OP_FREE_LINK = 8,      /* and the stack had 0 points or less: one link whatever it costs */
	OP_FORAGED = 16,
	OP_FATIGUE = 32,       /* the card Fatigue */
	OP_FORD = 64,          /* the next destroyed bridge costs 1 */
	OP_ORGANIZED = 128,    /* Organization: need not stop among friends here */
	OP_STOPPED = 256,      /* the march is over */
	OP_NO_POINTS = 512,    /* the stack had no points when its march began */
	OP_COORDINATION = 1024,
	OP_VEDETTES = 2048,    /* vedettes alone */
	OP_AMONG = 8192,       /* it came among friends and has to stop, but for Organization */
	OP_ENTERED = 16384,    /* it has just entered an area: Confusion may follow (W3) */
	OP_FLAGS = 32767 - 4096
};

/* The operation that runs; all zero between operations but for `from` NONE. */
struct n7_operation {
	int16_t from;          /* area where it began */
	int16_t at;            /* area where the stack is now */
	uint16_t flags;        /* OP_ */
	uint8_t side;
	uint8_t laid;          /* SEEN_ bits: who has laid his card of the operation */
	int8_t value;          /* number of the movement card, 0 before it is turned over */
	int8_t plus;           /* points by cards: Forced March, Countermarch, Forage */
	uint8_t spent;         /* movement points */
	uint8_t links;         /* links crossed */
	uint8_t cancelled;     /* the card just laid is without effect: Counter Order */
	uint8_t stood;         /* it began, and ended a march, so far from Konigsberg (Strategic Retreat): links at the beginning */
	int16_t last;          /* area from which the last link was crossed, or NONE */
};

struct n7_position {
	struct position p;
	struct n7_fight fight;
	struct set seen;            /* cards of a hand that the other side has been shown (Aide-de-camp) */
	uint64_t broken[N7_LINKS / 64]; /* [Movement 2] destroyed bridges, a bit per link */
	uint8_t axis[N7_PLACES];    /* [Axis of Retreat] 0: none in the area, else 1 + side * N7_DEGREES + slot of its link */
	int8_t control[N7_TOWNS];   /* fortified towns, in the order of n7_own.town: who holds them */
	int8_t citadel[N7_TOWNS];   /* citadels, in the order of n7_own.fortress: whose marker lies there */
	int8_t siege[N7_TOWNS];     /* whose siege marker lies there, or NOBODY */
	struct n7_operation op;
	int16_t care;               /* the corps marked by Care, or NONE */
	uint8_t weather;            /* WEATHER_ bits in force this turn */
	uint8_t wet;                /* rain or snow was in force last turn: mud may follow */
	uint8_t turn_rules;         /* RULE_ bits */
	uint8_t passed;             /* SEEN_ bits: who does no more operations this turn */
	uint8_t first;              /* who won the initiative */
	uint8_t spare[5];           /* no byte without a name */
};

/* One event of the cards, as the law knows it (cards.c). */
struct n7_event_print {
	uint8_t colour;             /* enum n7_colour */
	uint8_t sides;              /* SEEN_ bits: who profits: in whose deck it is */
	uint32_t windows;           /* bit per enum n7_window */
};
enum n7_colour { COLOUR_NONE, COLOUR_RED, COLOUR_BLUE, COLOUR_GREEN };

/* Printed figures of the rules, from tables.json. */
struct n7_figures {
	struct { int cards; } draw;
	struct { int free, bridge, confusion; } march;
	struct { int tired, most; } fatigue;    /* from so many points on a corps is tired; more than most kill it */
	struct { int two_cards, most; } strength;
	struct { int cubes; } quarters;
	struct { int french, russian; } victory; /* the ends of the track */
};

struct n7_objective {
	int16_t place;
	int8_t side;
	uint8_t points;
};

/* A game under way, as a scenario file may say it (running.c); all zero: from the first draw. */
struct n7_running {
	uint8_t row, first;                     /* where it begins, and the side that does */
	uint8_t fatigue[N7_BLOCKS];
	n7_mask activated;
	uint8_t held[MAX_CARDS];
	uint8_t axis[N7_PLACES];                /* as n7_position.axis */
	uint8_t next[MAX_FORCED];
	int coming;
};

/* What is printed: made by load, never changed by a position. */
struct n7_own {
	int16_t to[N7_PLACES][N7_DEGREES];      /* neighbours; NONE behind the last */
	int16_t link[N7_PLACES][N7_DEGREES];    /* number of the link, the same from both ends */
	uint8_t bridge[N7_PLACES][N7_DEGREES];  /* 1: it has a bridge */
	uint8_t far[N7_PLACES][N7_PLACES];      /* links from one area to the other */
	uint8_t degree[N7_PLACES];
	int links;
	int16_t end[N7_LINKS][2];               /* the two areas of a link */
	uint8_t wooded[N7_PLACES];
	int8_t town[N7_PLACES];                 /* fortified town: index into control, or NONE */
	int8_t fortress[N7_PLACES];             /* citadel: index into citadel and siege, or NONE */
	int towns, fortresses;
	int16_t town_at[N7_TOWNS], fortress_at[N7_TOWNS];
	uint8_t town_points[N7_TOWNS], fortress_points[N7_TOWNS];
	uint8_t kind[N7_BLOCKS];
	int8_t bonus_move[N7_BLOCKS], bonus_combat[N7_BLOCKS], bonus_pursuit[N7_BLOCKS], bonus_fatigue[N7_BLOCKS];
	int16_t start[N7_BLOCKS];               /* area, or a box */
	uint8_t foot[N7_BLOCKS], horse[N7_BLOCKS]; /* strength points at first */
	n7_mask side[2];                        /* blocks of a side */
	n7_mask corps, commanders, vedettes;
	int napoleon, ney, kamenski, lobanov, guard;
	int vedettes_of[2];                     /* so many are placed */
	int16_t konigsberg, surrender, lobanov_at[2];
	uint8_t event[MAX_CARDS];               /* enum n7_event */
	uint8_t value[MAX_CARDS], losses[MAX_CARDS], fatigue[MAX_CARDS], recovery[MAX_CARDS];
	uint8_t plays[MAX_CARDS];               /* in the deck of this scenario */
	int quarters[2], mud;                   /* the cards that lie apart */
	uint8_t with_quarters;                  /* the scenario uses Winter Quarters */
	uint8_t face_losses[N7_FACES], face_fatigue[N7_FACES]; /* what a die shows in a combat with dice */
	int8_t control[N7_TOWNS], citadel[N7_TOWNS], siege[N7_TOWNS];
	int downs;
	int16_t down[N7_LINKS];                 /* links whose bridge is destroyed at first */
	int vp_start, french_at_most, russian_at_least;
	int objectives;
	struct n7_objective objective[N7_OBJECTIVES];
	struct n7_figures figures;
	struct n7_running running;
};

static inline const struct n7_own *n7_own(const struct scenario *s)
{
	return s->own;
}

static inline const struct n7_figures *n7_figures(const struct scenario *s)
{
	return &n7_own(s)->figures;
}

static inline struct n7_position *n7_at(struct position *p)
{
	return (struct n7_position *)(void *)p;
}

static inline const struct n7_position *n7_of(const struct position *p)
{
	return (const struct n7_position *)(const void *)p;
}

static inline bool n7_is_corps(const struct scenario *s, int piece)
{
	return n7_own(s)->kind[piece] == KIND_CORPS;
}

static inline bool n7_is_commander(const struct scenario *s, int piece)
{
	return n7_own(s)->kind[piece] == KIND_COMMANDER;
}

static inline bool n7_is_vedette(const struct scenario *s, int piece)
{
	return n7_own(s)->kind[piece] == KIND_VEDETTE;
}

/* Strength points of a corps now. */
static inline int n7_strength(const struct n7_position *n, int piece)
{
	return n->p.piece[piece].foot + n->p.piece[piece].horse;
}

extern const char *const n7_cites[CITES + 1];
extern const char *const n7_levels[LEVELS + 1];
extern const char *const n7_choices[CHOICES + 1];
extern const struct phase n7_phases[ROWS];
/* What the law knows of an event (cards.c). */
const struct n7_event_print *n7_event(int event);

/* --- what is played with: options of game.json --- */
bool n7_grognard(const struct scenario *s); /* Rules of the Grognard: fog, vedettes */
bool n7_dice(const struct scenario *s);     /* dice in place of cards in combat and pursuit */
bool n7_quarters(const struct scenario *s); /* Winter Quarters */

/* --- load.c, deploy.c --- */
bool n7_load(struct scenario *s, struct error *e);
bool n7_load_cards(struct scenario *s, struct n7_own *own, struct error *e);
bool n7_load_ground(struct scenario *s, struct n7_own *own, struct error *e);
bool n7_load_deploy(struct scenario *s, struct n7_own *own, struct error *e);
/* Reads a game under way, and makes it of a first position; returns the row it begins with. */
bool n7_load_running(struct scenario *s, struct n7_own *own, struct error *e);
int n7_begin_running(const struct scenario *s, struct n7_position *n);
bool n7_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e);

/* --- facts.c: who stands where --- */
/* The next block of a side (NOBODY: either) in an area, `from` or later, or NONE. */
int n7_next(const struct scenario *s, const struct n7_position *n, int place, int side, int from);
/* All blocks of a side in an area; its corps; its corps and commanders. */
n7_mask n7_blocks(const struct scenario *s, const struct n7_position *n, int place, int side);
n7_mask n7_corps(const struct scenario *s, const struct n7_position *n, int place, int side);
n7_mask n7_stack(const struct scenario *s, const struct n7_position *n, int place, int side);
/* Does any of a mask stand there? */
bool n7_stands(const struct n7_position *n, n7_mask who, int place);
/* How many blocks of a mask, the first from `from` on, or NONE. */
int n7_mask_count(n7_mask who);
int n7_mask_next(n7_mask who, int from);
/* A set of pieces as a mask and back. */
n7_mask n7_set_mask(const struct set *set);
struct set n7_mask_set(n7_mask who);
/* [Contested and free areas] Corps of both sides; no corps of the enemy of `side`. Vedettes do not count. */
bool n7_contested(const struct scenario *s, const struct n7_position *n, int place);
bool n7_free(const struct scenario *s, const struct n7_position *n, int place, int side);
/* Free as far as `side` can see: blocks of the enemy that stand upright may be corps. */
bool n7_looks_free(const struct scenario *s, const struct n7_position *n, int place, int side);
/* The slot of the link between two areas, or NONE. */
int n7_slot(const struct scenario *s, int from, int to);
bool n7_broken(const struct scenario *s, const struct n7_position *n, int place, int slot);
void n7_break(const struct scenario *s, struct n7_position *n, int place, int slot, bool down);
/* [Axis of Retreat] Whose marker lies in the area (NOBODY: none), and the slot of its link. */
int n7_axis_side(const struct n7_position *n, int place);
int n7_axis_slot(const struct n7_position *n, int place);
/* A block of a side that its enemy can tell from others: without fog, in a combat, off the map. */
bool n7_known(const struct scenario *s, const struct n7_position *n, int piece, int viewer);
/* What a sentence calls a block or an area. */
const char *n7_name(const struct scenario *s, int piece);
struct called n7_place(const struct scenario *s, int place);

/* --- enter.c: where a stack comes and goes --- */
enum n7_how { ENTER_MARCH, ENTER_REACTION, ENTER_LAST_EFFORT, ENTER_RETREAT, ENTER_CANNON };
/* A stack goes over a link: it is moved and told; vedettes die [Vedettes]; an axis of the enemy there is cut (`how` march, last effort,
 * Cannon Sounds; its 2 fatigue may push a row); one is placed (march, last effort); control, sieges, what it left is settled. */
void n7_enter(const struct scenario *s, struct n7_position *n, n7_mask who, int from, int to, enum n7_how how, struct events *ev);
/* After anybody left or died there: axis off where it is not contested any more, control where one side stands alone, sieges lifted,
 * commanders without a corps lost. While a combat there may still take the last of the attacker's corps (n7_fight_takes) commanders alone
 * are looked at; the rest is settled at its end. */
void n7_settle(const struct scenario *s, struct n7_position *n, int place, struct events *ev);
/* [Commanders and Corps] Who is left alone there goes; axis, control and sieges stay as they are. */
void n7_leave_nobody(const struct scenario *s, struct n7_position *n, int place, struct events *ev);
/* Turns blocks to has-been-activated. */
void n7_activate(const struct scenario *s, struct n7_position *n, n7_mask who, int cite, struct events *ev);
/* [Fog of War] Shows the blocks to both (combat), or conceals them again. */
void n7_reveal(const struct scenario *s, struct n7_position *n, n7_mask who, struct events *ev);
void n7_conceal(const struct scenario *s, struct n7_position *n, n7_mask who);

/* --- pile.c: cards --- */
/* [Playing cards] The pile of a side, if it is empty, is made anew from its discards. */
void n7_replenish(struct n7_position *n, int side, struct events *ev);
/* Turns the top card of a side's pile face up: it goes to the discards. Shuffles when the pile is empty, lays Winter Quarters aside and goes
 * on. Returns the card; `cite`: what for. NONE only where no card is left anywhere. */
int n7_turn_over(const struct scenario *s, struct n7_position *n, int side, int cite, struct events *ev);
/* Draws one into the hand; the same. */
int n7_draw_card(const struct scenario *s, struct n7_position *n, int side, struct events *ev);
int n7_hand(const struct n7_position *n, int side);
/* A card goes to the discards of its side. */
void n7_discard(const struct scenario *s, struct n7_position *n, int card);

/* --- window.c: when a side may lay a green card --- */
/* Asks a side (pushes a row) when it may lay a card in this window as far as both can see: its card of the operation is not used, its hand
 * is not empty, and among its cards that did not come up is one that could be laid now. Else nothing happens, false. Set what your own row
 * does next before; it is entered again. */
bool n7_open_window(const struct scenario *s, struct n7_position *n, enum n7_window window, int side);
/* May this card be laid in this window by its side, as its owner knows the position? */
bool n7_may_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int card, struct error *e);

/* A side lays a card of its hand: opens ROW_PLAY on top, which sees to the Counter Order and to what the card does. */
void n7_lay(const struct scenario *s, struct n7_position *n, enum n7_window window, int side, int card, struct events *ev);
/* The cards of its hand that a side may lay in this window. */
void n7_list_cards(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, struct orders *out);
/* Could a side lay a card in this window, as far as both can see? */
bool n7_could_lay(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side);

/* --- march.c, points.c --- */
/* [Movement 1] Points the stack of the operation has in all now, with everything; what is left of them. Fills the account (may be NULL). */
int n7_points(const struct scenario *s, const struct n7_position *n, struct account *out);
int n7_points_of(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, int value, int plus, struct account *out);
int n7_points_left(const struct scenario *s, const struct n7_position *n);
/* [Movement 2] What a link costs the stack of the operation now. */
int n7_cost(const struct scenario *s, const struct n7_position *n, int from, int slot);
/* [Movement 3] Fatigue of a march that ended here. */
int n7_march_fatigue(const struct scenario *s, const struct n7_position *n, struct account *out);
/* [Operations Pass] Has a side a stack, or vedettes, that it could activate, nobody being in hand? */
bool n7_anybody_ready(const struct scenario *s, const struct n7_position *n, int side);
/* The rule (CITE_) by which a stack of a side may not march off from where it stands, or NONE. */
int n7_bars_march(const struct scenario *s, const struct n7_position *n, int side, int place, n7_mask who);
/* The blocks of the operation that are alive. Must they stop in an area? May the march end where it is? */
n7_mask n7_group(const struct n7_position *n);
bool n7_stops(const struct scenario *s, const struct n7_position *n, int place);
bool n7_may_halt(const struct scenario *s, const struct n7_position *n, struct error *e);
/* [Strategic Retreat] May a march of the side end there that began `stood` links from Konigsberg? */
bool n7_nearer_end(const struct scenario *s, const struct n7_position *n, int side, int stood, int place);
/* [Reaction] [Last Effort] Is there a stack that could go? */
bool n7_may_react(const struct scenario *s, const struct n7_position *n, int side, bool effort);
/* The one link by which the stack of this block could go to the area by the card that is played: fills value and from. Of all areas at once
 * nothing is told: it spends no points. */
void n7_react_reach(const struct scenario *s, const struct n7_position *n, int piece, int place, struct overlay *out);
/* [Vedettes special cases] A citadel of the enemy. */
bool n7_vedettes_barred(const struct scenario *s, const struct n7_position *n, int side, int place);
/* May the stack of the operation cross the link in slot `slot` of the area it is in? */
bool n7_may_cross(const struct scenario *s, const struct n7_position *n, int slot, struct error *e);
/* [Axis of Retreat] May a stack of a side leave a contested area by this link? */
bool n7_axis_allows(const struct scenario *s, const struct n7_position *n, int side, int from, int slot, struct error *e);

/* --- effects of cards --- */
void n7_blue_effect(const struct scenario *s, struct n7_position *n, int side, int card, struct events *ev);
void n7_march_effect(const struct scenario *s, struct n7_position *n, int side, int card, enum n7_window window, struct events *ev);
bool n7_blue_may_play(const struct scenario *s, const struct n7_position *n, int side, int card, struct error *e);
bool n7_march_may_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int event, struct error *e);

PHASE_FUNCTIONS(n7_vedettes)
void n7_draw_enter(const struct scenario *, struct position *, struct events *);
PHASE_FUNCTIONS(n7_inactivity)
PHASE_FUNCTIONS(n7_initiative)
PHASE_FUNCTIONS(n7_blue)
void n7_first_enter(const struct scenario *, struct position *, struct events *);
PHASE_FUNCTIONS(n7_operations)
void n7_operation_enter(const struct scenario *, struct position *, struct events *);
PHASE_FUNCTIONS(n7_way)
PHASE_FUNCTIONS(n7_march)
PHASE_FUNCTIONS(n7_attack)
PHASE_FUNCTIONS(n7_window_row)
void n7_play_enter(const struct scenario *, struct position *, struct events *);
PHASE_FUNCTIONS(n7_counter)
PHASE_FUNCTIONS(n7_react)
PHASE_FUNCTIONS(n7_bridge)
PHASE_FUNCTIONS(n7_answer)

/* --- fight.h's rows and what the rest of the law calls (fight*.c, recover.c, siege.c, victory.c, odds.c) --- */
/* [Combat] Pushes ROW_COMBAT: those of p.used in the area attack. When it pops, all who fought are activated. */
void n7_fight_begin(const struct scenario *s, struct n7_position *n, int place, bool moving, struct events *ev);
/* Could this event be laid in a window of a combat, retreat or pursuit? */
bool n7_fight_may_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int event, struct error *e);
/* The same as far as both sides can see. */
bool n7_fight_could_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int event);
/* [Cannon Sounds] The commanders that come with this corps, because nobody would be left with them. */
n7_mask n7_join_brings(const struct scenario *s, const struct n7_position *n, int side, int piece);
/* What it does, once no Counter Order met it. May push rows. */
void n7_fight_effect(const struct scenario *s, struct n7_position *n, enum n7_window window, int side, int event, struct events *ev);
/* The end of the game on points. */
void n7_end_score(const struct scenario *s, struct n7_position *n, struct events *ev);
/* Ends the game. */
void n7_finish(const struct scenario *s, struct n7_position *n, int winner, int level, struct events *ev);
/* [Combat 4] May the result of a combat that is being dealt out there still take the last of the attacker's corps? */
bool n7_fight_takes(const struct scenario *s, const struct n7_position *n, int place);
/* Invariants of a combat. */
bool n7_fight_sound(const struct scenario *s, const struct n7_position *n, struct error *e);
void n7_combat_enter(const struct scenario *, struct position *, struct events *);
PHASE_FUNCTIONS(n7_tire_row)
PHASE_FUNCTIONS(n7_lose_row)
PHASE_FUNCTIONS(n7_retreat)
PHASE_FUNCTIONS(n7_join)
PHASE_FUNCTIONS(n7_snowed)
void n7_recovery_enter(const struct scenario *, struct position *, struct events *);
PHASE_FUNCTIONS(n7_rest)
void n7_turn_end_enter(const struct scenario *, struct position *, struct events *);
void n7_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess, struct outlook *out);

/* --- imagine.c, show.c, query.c, sound.c --- */
void n7_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed, struct position *out);
void n7_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out);
void n7_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place, struct overlay *out);
bool n7_sound(const struct scenario *s, const struct position *p, struct error *e);

#endif

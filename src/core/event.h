/* What happened, with who may see it; and the account of a battle or check that adds up line by line. */
#ifndef GROGNARD_CORE_EVENT_H
#define GROGNARD_CORE_EVENT_H

#include "core/base.h"

struct position;

enum { MAX_EVENTS = 1024, MAX_ACCOUNTS = 120, MAX_LINES = 96, MAX_DICE = 24, MAX_WAYS = 2048 };

/* Kinds of event all games share; a game's own begin at EVENT_COMMON. Nouns used are given in brackets. */
enum event_kind {
	EVENT_TURN,       /* number: a game-turn begins */
	EVENT_PHASE,      /* side, number: row of the phase that begins */
	EVENT_TAKE,       /* piece */
	EVENT_MOVE,       /* piece from to */
	EVENT_ARRIVE,     /* piece to */
	EVENT_RETREAT,    /* piece from to */
	EVENT_DISPLACE,   /* piece from to */
	EVENT_ADVANCE,    /* piece from to */
	EVENT_ELIMINATE,  /* piece from, number: strength lost */
	EVENT_EXIT,       /* piece from */
	EVENT_ATTACK,     /* side, piece (a target or NONE) to, account */
	EVENT_ROLL,       /* side, dice, number: their sum */
	EVENT_RESULT,     /* number: result, account */
	EVENT_LAPSE,      /* piece: a duty nothing can meet any more */
	EVENT_RELEASE,    /* piece, number: reason */
	EVENT_MARKER,     /* to, number: a marker laid or taken (text says) */
	EVENT_REVEAL,     /* piece */
	EVENT_CARD,       /* number: card */
	EVENT_SECRET,     /* a choice made that the other side may not see */
	EVENT_CHANGE,     /* place changes hands: side, to */
	EVENT_CHECK,      /* account: a supply or other check */
	EVENT_END,        /* side: winner; number: level */
	EVENT_NOTE,       /* number: index in words.texts */
	EVENT_COMMON
};

struct event {
	uint8_t kind;
	int8_t side;     /* who did it, enum side */
	uint8_t seen;    /* SEEN_ bits */
	bool seals;      /* taking back ends here: a die, a reveal, the other side's turn to decide */
	int16_t account; /* index into events.account, or NONE */
	int16_t piece, from, to, number;
	int16_t rule;    /* index into rules.cites, or NONE */
	int16_t way;     /* of a march: index into events.way, or NONE */
	int16_t by;      /* the piece that does it to `piece`, where one alone does, or NONE */
	uint8_t dice[4]; /* values rolled; 0 = none */
};

/* One item of an account. Values are fractions num/den (den > 0). */
enum line_op {
	LINE_BASE,  /* a value put into the sum */
	LINE_ADD,   /* + num/den */
	LINE_TIMES, /* the piece's (or ledger's) value times num/den */
	LINE_SUM,   /* the ledger's total so far */
	LINE_NOTE   /* no value: an explanation */
};
struct line {
	uint8_t ledger; /* 0: attacker or the one checked, 1: the other */
	uint8_t op;
	int16_t num, den;
	int16_t piece, place; /* or NONE */
	int16_t text;         /* index into words.texts */
	int16_t rule;         /* index into rules.cites, or NONE */
};

struct account {
	uint8_t kind; /* the game's own: combat, supply ... */
	uint8_t seen;
	int8_t side;  /* whose attack or check */
	int16_t place; /* where, or NONE */
	int n;
	struct line at[MAX_LINES];
	int16_t table, column, row, result; /* NONE without a table; result: index into the table's results */
	int dice;
	struct {
		uint8_t side, value;
		int8_t drm;
		int16_t why;
	} die[MAX_DICE];
};

struct events {
	int n, accounts, ways;
	struct event at[MAX_EVENTS];
	struct account account[MAX_ACCOUNTS];
	int16_t way[MAX_WAYS]; /* one after the other: how many places, then the places; `ways` numbers are in use */
};

/* Empties the list (only its counts; a struct events is large). */
void events_clear(struct events *list);

/* An event of this kind with these nouns (NONE where it has none), seen by all, without account, way and dice; it stands
 * in no list yet. */
struct event event_make(int kind, int side, int piece, int from, int to, int number, int rule);

/* Appends an event and returns it, as event_note does. */
struct event *event_add(struct events *list, struct event ev);

/* Appends such an event and returns it, so that more can be filled in. NULL when `list` is NULL: nobody listens. A full
 * list gives its last slot again, so the caller never checks for room. */
struct event *event_note(struct events *list, int kind, int side, int piece, int from, int to, int number, int rule);

/* What the two sides see differently: appends `named` for its own side alone, and `unnamed`, without a way, for the other
 * alone. `list` may be NULL. */
void event_note_hidden(struct events *list, struct event named, struct event unnamed);

/* Of one piece: told to both where `open`, else to its own side, and to the other without saying which piece it is. */
void event_note_piece(struct events *list, struct event named, bool open);

/* Rolls n dice (1 to 4) of so many faces from the position's generator, tells them in an EVENT_ROLL of `side`, which
 * seals, and returns their sum. `list` may be NULL. */
int event_roll(struct position *p, struct events *list, int side, int faces, int n, int rule);

/* Gives an event the way that was gone: n places, start and end included. Nothing happens without a list or an event
 * (both may be NULL), with less than two places, and when the list has no more room for ways. */
void event_way(struct events *list, struct event *ev, const int16_t *places, int n);

/* The same for a march of one step, from ev->from to ev->to. */
void event_step(struct events *list, struct event *ev);

/* The places of an event's way, `*n` of them; NULL and 0 when it has none. */
const int16_t *event_way_of(const struct events *list, const struct event *ev, int *n);

/* An empty account: seen by all, without place and table. */
void account_clear(struct account *a);

/* A fresh account of this kind (the game's own), of this side (whose attack or check) about this place, to be filled in: of
 * the list (a full one gives its last again), or `scratch` when nobody listens (`list` NULL). */
struct account *account_open(struct events *list, struct account *scratch, int kind, int side, int place);

/* The event (may be NULL: nothing happens) tells this account of the same list. */
void event_account(const struct events *list, struct event *ev, const struct account *a);

/* Appends a line to an account; lines beyond MAX_LINES are dropped. */
void account_line(struct account *a, int ledger, enum line_op op, int num, int den, int piece, int place, int text,
		  int rule);

/* The numbers of its lines with this text (index into texts), added up. */
int account_sum(const struct account *a, int text);

/* Appends a die to an account (may be NULL): the value that lay up, what was added to it, and the rule why (index into
 * cites, or NONE). Dice beyond MAX_DICE are dropped. */
void account_die(struct account *a, int side, int value, int drm, int why);

#endif

/* A seat: all that one who takes part in a game can see, and the only way to act in it. Screen, hint, computer opponent
 * and distant player hold one and know nothing else; the truth stays behind its source.
 *
 * A seat holds an imagined position, the same as the truth in all that its side may know, dealt anew in all it may not,
 * with other dice. What a hand builds (a unit taken up, a group, an attack and its partners) is a draft: played on that
 * position only, given back with seat_draft_back, sent whole by the first order that does not build or that closes the
 * decision. Whatever happens, the seat is refreshed once and `turned` grows; who shows it compares.
 *
 * Moments are numbers of decisions heard (chronicle.h), never of orders: moment n is the one before decision n.
 * Several seats may sit on one match; each looks back by itself. What the enemy does unseen changes no byte of a seat.
 *
 * The match may be far away. Then an order that can be given is on its way after seat_play: the seat is `waiting` and
 * shows the draft till it is heard. Nearly always it comes back as it was given. Where it does not, for the other side
 * went back before it came, `refused` says so and what was heard stands; where only the answer is a refusal the draft
 * is still there, to be given again or back.
 */
#ifndef GROGNARD_MATCH_SEAT_H
#define GROGNARD_MATCH_SEAT_H

#include "match/chronicle.h"
#include "match/standing.h"

enum { DRAFT_MOST = 512 };

/* Orders given that are not sent yet: they build. */
struct draft {
	int n;
	struct order at[DRAFT_MOST];
};

/* What it takes to go to another moment. */
enum back {
	BACK_FREE,  /* nothing is lost that cannot be had again */
	BACK_ASK,   /* past a seal: the player is asked, with what it costs */
	BACK_BOTH,  /* past a seal, two play: the other must agree */
	BACK_NEVER  /* past a seal of a match that counts; or there is no such moment */
};

/* Somebody wants to go back past a seal and asks this seat. */
struct offer {
	bool made;
	enum side by;     /* who asks */
	int to;           /* the moment, in this seat's numbers */
	struct text what; /* what would be lost */
};

struct seat {
	const struct scenario *scenario;
	const struct words *words;
	uint64_t number;    /* of the match, for all to know: what is imagined comes from it */
	enum side side;     /* NOBODY: looks on, and sees what both may see */
	enum side viewer;   /* through whose eyes `view` is made: the side; for NOBODY at an open table whoever decides */
	bool open;          /* sees all: the game is over, or no person plays in it */
	enum side speaks;   /* of NOBODY: the side for which orders about what lies open are listed here (seat_speak); else NOBODY */
	uint8_t persons;    /* a bit for each side that a person plays, 1 << side */

	int now;            /* decisions that stand played */
	int length;         /* with those that were undone and can still be redone */
	int at;             /* the moment looked at: now, or elsewhere while looking back */

	const struct position *known; /* imagined, at `at`, with the draft played on it */
	struct prompt prompt;  /* of another's decision only side, row, reaction, secret, result, where something is hidden */
	struct orders orders;  /* none when it is not this seat's decision, and while looking back. Of a seat that speaks: those that name
				* nothing closed, no card and no number, as its own position has them */
	struct view view;
	const struct draft *draft;         /* never NULL */
	const struct chronicle *chronicle; /* never NULL */

	bool waiting;        /* sent, and not heard yet: nothing can be given till then; what was drafted stands */
	struct error refused; /* why what was sent came to nothing where the match is; reason "": it did not */
	enum back past_seal; /* what it takes here to go back past a seal */
	struct offer offer;  /* for seat_answer */
	struct standings standings; /* this side's standing orders */
	uint32_t turned;     /* grows with every refresh */
};

/* Is it this seat's decision, here and now? */
static inline bool seat_decides(const struct seat *seat)
{
	return seat->prompt.side != NOBODY && seat->prompt.side == seat->side && seat->at == seat->now &&
	       !seat->waiting;
}

/* At the seat of NOBODY: does something lie open on the map that the one may move for whom it speaks? The orders are given at his seat. */
bool seat_speaks(const struct seat *seat);

/* seat_decides, with the reason in `e` (may be NULL) where it is false. */
bool seat_may_order(const struct seat *seat, struct error *e);

/* What is said of a refusal at the seat of NOBODY. */
#define SEAT_PLAINLY "Not possible so. Hold Look (K), and it is done or the reason told."
#define SEAT_LOOKS_BACK "You are looking back. Play on from here, or go to the end."

/* Does the seat look at another moment than the present one? */
static inline bool seat_looks_back(const struct seat *seat)
{
	return seat->at != seat->now;
}

/* May the seat see this of an event or account (its `seen`)? */
static inline bool seat_sees(const struct seat *seat, unsigned seen)
{
	unsigned mask = seat->open ? 0 : seat->side == NOBODY ? SEEN_ALL : 1u << seat->side;
	return (seen & mask) == mask;
}

/* Is an attack or the like being built, order by order: something is drafted, and it takes no piece up? */
static inline bool seat_builds(const struct seat *seat)
{
	for (int i = 0; i < seat->draft->n; i++)
		if (seat->draft->at[i].verb == VERB_TAKE)
			return false;
	return seat->draft->n > 0;
}

/* Gives an order as a hand means it: a piece that must be taken up first is taken up; one that was only just taken up
 * goes back when the order is about another. What builds is drafted; what does not, or closes the decision, is sent
 * with the draft, all or nothing. False with `e` filled when it is refused: then nothing has changed. */
bool seat_play(struct seat *seat, const struct order *o, struct error *e);

/* The same for the text of an order ("march FR-I-2 2313"): for those who type. */
bool seat_play_text(struct seat *seat, const char *text, struct error *e);

/* Gives back the draft but for its first `keep` orders. */
void seat_draft_back(struct seat *seat, int keep);

/* The seat of NOBODY speaks for the side of `hand` (NULL: for nobody any more): it lists what lies open for that side, and shows of what is
 * drafted there as much as names nothing closed. To be called again whenever that draft has changed. */
void seat_speak(struct seat *nobody, const struct seat *hand);

/* Would the order be accepted now, as seat_play means it? At a seat that speaks: as far as all can know. Plays on a copy; false with the reason in `e` (may be NULL). */
bool seat_can(const struct seat *seat, const struct order *o, struct error *e);

/* The position as it would be known after the order (taken up first, if it must be) into `out` (POSITION_BYTES), for
 * lists and overlays of what is only held by the pointer. False with `e` when it is refused. Do not use for orders
 * that roll dice: the dice are other ones. */
bool seat_try(const struct seat *seat, const struct order *o, struct position *out, struct error *e);

/* Shows the position at another moment (0..length, brought into range). The match stays where it is, and so does every
 * other seat. What is drafted is given back. */
void seat_look(struct seat *seat, int at);

/* The position at a moment as this seat knows it, into `out` (POSITION_BYTES), without looking there. False beyond the
 * moments and without memory. */
bool seat_known(const struct seat *seat, int at, struct position *out);

/* Would this side's standing orders answer decision i (0..length-1), one of its own, by themselves? False where it is another's, and
 * without memory. */
bool seat_stood(const struct seat *seat, int i);

/* How many pieces this counter beside the map stands for (1 or more): of those that wait with it one may lie there for all of its kind. `v`: the
 * view that has it. */
int seat_waiting(const struct seat *seat, const struct view *v, const struct counter *k);

/* What it saw at that moment into `out`, with `known` (POSITION_BYTES) the position of then. False as above. */
bool seat_saw(const struct seat *seat, int at, struct position *known, struct view *out);

/* What it takes to go to moment `to`, and in words what is lost with it ("" when nothing is; `what` may be NULL). */
enum back seat_may_go(const struct seat *seat, int to, struct text *what);

/* Goes there: undo, redo (while nothing new was played), playing on from a moment looked back at. Where the other must
 * agree, asks him. False when it cannot be, or is still to be agreed; true: it is there, or on its way (waiting). */
bool seat_go(struct seat *seat, int to);

/* Answers an offer made to this seat. False when there is none. */
bool seat_answer(struct seat *seat, bool yes);

/* Lays down this side's standing orders in place of those before. False for NOBODY, and for rows, cards, places or
 * answers there are not, with `e` filled. */
bool seat_stand(struct seat *seat, const struct standings *list, struct error *e);

/* Leaves the match. NULL is allowed. */
void seat_close(struct seat *seat);

#endif

/* How rows of the table of phases follow each other.
 *
 * The running row is phases[frame_now(p)->row]. After every act the loop runs `enter` of each frame on top that
 * has not been entered, until the top frame is an entered row with a `list` (a decision) or the game is over. An
 * enter or act ends its row by phase_goto (another row in the same frame) or frame_pop (back to the caller).
 */
#ifndef GROGNARD_RULES_PHASES_H
#define GROGNARD_RULES_PHASES_H

#include "rules/rules.h"

/* The running frame becomes a fresh frame of `row`, to be entered. */
void phase_goto(struct position *p, int row, enum side side);

/* The running frame will be entered again (after a frame above it was popped, or to look anew). */
void phase_again(struct position *p);

/* Enters rows until a decision or the end. For setup, after the first frame was pushed. */
void phases_run(const struct scenario *s, struct position *p, struct events *ev);

/* Closes the running frame; the one below is entered again. */
void phase_return(struct position *p);

/* Has the running row nothing to propose? */
bool phase_empty(const struct scenario *s, const struct position *p);

/* "this cannot be done now: take a unit first", with the rule `cite`; `legal` says what would be. False. */
bool phase_refuse(const struct scenario *s, int cite, const char *legal, struct error *e);

/* Does the running row propose exactly this order? If not it is refused so. For a `can` that asks its list. */
bool phase_listed(const struct scenario *s, const struct position *p, const struct order *o, int cite, const char *legal,
		  struct error *e);

/* What every game's `sound` begins with, so that no later check looks at a byte that is not in range: position_sound, and while
 * the game is on a row that was entered and asks runs on top. */
bool phases_sound(const struct scenario *s, const struct position *p, struct error *e);

/* Does this order only build in the row that runs: on what is tried freely and given back without a trace? Of its verb
 * (everywhere) or of the row (struct phase, builds). */
bool phase_builds(const struct scenario *s, const struct position *p, const struct order *o);

/* Do the sides take turns in the row that runs, or in one that called it? */
bool phases_alternate(const struct scenario *s, const struct position *p);

/* Does the row that runs, or one that called it, belong to a battle (struct phase, battle)? False once the game is over. */
bool phases_fight(const struct scenario *s, const struct position *p);

/* The five functions of a row that have one stem, for its initializer:
 *	[ROW_MARCH] = {.name = "March", .rule = CITE_MARCH, PHASE_STEM(ar_march), .exact = true}, */
#define PHASE_STEM(stem) .enter = stem##_enter, PHASE_ASKED(stem)
/* The same for a row that begins without anything happening. */
#define PHASE_ASKED(stem) .ask = stem##_ask, .list = stem##_list, .can = stem##_can, .act = stem##_act

/* Declares them. */
#define PHASE_FUNCTIONS(stem) \
	void stem##_enter(const struct scenario *, struct position *, struct events *); \
	void stem##_ask(const struct scenario *, const struct position *, struct prompt *); \
	void stem##_list(const struct scenario *, const struct position *, struct orders *); \
	bool stem##_can(const struct scenario *, const struct position *, const struct order *, struct error *); \
	void stem##_act(const struct scenario *, struct position *, const struct order *, struct events *);

#endif

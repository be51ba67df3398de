/* Combat of the Invasion of Russia (9 to 11): orders, supports, the sum, hits, withdrawals, advances; what its files share.
 *
 * A combat is a frame of ROW_BATTLE over the one of ROW_ORDER: it runs the stages of gb_fight one after the other and calls a row
 * wherever somebody has to decide. "Sort" below is a place of a side in gb_fight: its main stack or a support.
 */
#ifndef GROGNARD_RULES_GAMBLE_COMBAT_H
#define GROGNARD_RULES_GAMBLE_COMBAT_H

#include "rules/gamble/gamble.h"

/* --- command.c: commanders --- */
/* [16.1] A card gives or takes commands of this turn. */
void gb_card_commands(const struct scenario *s, struct gamble *g, int side, int n);
/* [9.2] At the end of a turn: what it brought for the commands of the next. */
void gb_commands_close(const struct scenario *s, struct gamble *g);
/* Its rating now: printed, with 16.4(1) and cards. */
int gb_rating(const struct scenario *s, const struct gamble *g, int commander);
/* The commander of a side with the highest rating on a hex, or NONE. */
int gb_best(const struct scenario *s, const struct gamble *g, int place, int side);
/* [16.2] May this commander command this combat unit? */
bool gb_leads(const struct scenario *s, int commander, int unit);
/* [11.5, 11.7, 16.2] Whose rating counts for these units of a stack, disrupted ones too, and how much of it: at most as many as there are in good
 * order that he commands. NONE and 0 without any. */
int gb_chief(const struct scenario *s, const struct gamble *g, int place, int side, const struct set *units, int *counts);
/* [16.4] Is there a commander with this ability who is the senior one of these (or as senior as any, if his owner likes); of the hex?
 * NONE or the commander. */
enum { ABILITY_HESITATES = 2, ABILITY_RUINS = 6 }; /* those that are a burden */
int gb_senior(const struct scenario *s, const struct set *who, int ability);
int gb_special(const struct scenario *s, const struct gamble *g, int place, int side, int ability);
/* [16.4.1] Is he Bagration, Barclay or Tormasov, Kutuzov has not come, and no card reconciles them this turn? */
bool gb_quarrels(const struct scenario *s, const struct gamble *g, int commander);
/* [16.4.1] Would a stack on `from` refuse to support one on `to`? */
bool gb_estranged(const struct scenario *s, const struct gamble *g, int from, int to, int side);

/* --- order.c --- */
/* May the side order an attack from this hex at all; on that hex? */
bool gb_may_attack(const struct scenario *s, const struct gamble *g, int side, int from, struct error *e);
/* The first without rule 16.10, which asks who is in the stack. */
bool gb_fit_to_attack(const struct scenario *s, const struct gamble *g, int side, int from, struct error *e);
bool gb_may_target(const struct scenario *s, const struct gamble *g, int side, int from, int to);
/* Does any attack stand open to the side? */
bool gb_can_order(const struct scenario *s, const struct gamble *g, int side);
/* The attack that is being ordered in the running row, as a fight without dice; false before a hex is named. */
bool gb_order_draft(const struct scenario *s, const struct gamble *g, struct gb_fight *out);
/* What an order needs on the die to go ahead: 2 to 7 (7: never). */
int gb_order_needs(const struct scenario *s, const struct gamble *g, int from, int side, int spent);

/* --- support.c --- */
/* May the stack of a side on `from` be called to the fight for `to`? `defends`: for the defender. */
bool gb_may_support(const struct scenario *s, const struct gamble *g, int side, int from, bool defends, struct error *e);
bool gb_any_support(const struct scenario *s, const struct gamble *g, int side, bool defends);
/* [10.4] What a support needs on the die: 1 or less always. */
int gb_support_needs(const struct scenario *s, const struct gamble *g, int from, int side);
/* Dice for all called supports of a side: who does not come is taken out. */
void gb_test_supports(const struct scenario *s, struct gamble *g, int side, struct events *ev);

/* --- sum.c --- */
struct gb_sum {
	int value[2]; /* without the dice; of attacker (0) and defender (1) */
	bool broken;  /* [11.18] the hex attacked holds disrupted units only */
};
/* Adds up the fight of g->fight, ledger 0 the attacker; `a` may be NULL. */
void gb_add_up(const struct scenario *s, const struct gamble *g, struct gb_sum *out, struct account *a);
/* Combat units in good order of a side in the fight, supports included. */
int gb_good(const struct scenario *s, const struct gamble *g, int side);
/* Hits for a margin (not 0): of the winner; of the loser with this die. Caps are not minded. */
int gb_winner_hits(int margin);
int gb_loser_hits(const struct scenario *s, int margin, int die);

/* --- battle.c --- */
/* The hexes of a side in the fight: its main stack first. Returns how many. */
int gb_sorts(const struct gb_fight *f, int side, int16_t out[GB_SUPPORTS + 1]);
/* Is the combat unit one of those that bear hits for its side: in its main stack; anywhere? */
bool gb_in_main(const struct gamble *g, int piece);
bool gb_in_fight(const struct scenario *s, const struct gamble *g, int piece, int side);
/* A hit on a combat unit in the fight; counts who is eliminated. */
void gb_strike(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev);
/* Eliminates one, counted. */
void gb_slay(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev);
/* --- hits.c --- */
/* Opens the row in which a side allots what it owes. */
void gb_open_hits(struct gamble *g, int side, enum gb_hits why);

/* --- battle.c --- */
/* [11.1] Are all fighting units among them cavalry, and is there one? Is any of them? */
bool gb_only_cavalry(const struct scenario *s, const struct set *who);
bool gb_any_cavalry(const struct scenario *s, const struct set *who);

/* --- withdraw.c --- */
/* [11.11] May the stack on `from` of `side` withdraw there from the attack of g->fight? `fits`: halves of OF that must find room, 0: any. */
bool gb_may_withdraw(const struct scenario *s, const struct gamble *g, int side, int from, int to, int fits, struct error *e);
int gb_ways_back(const struct scenario *s, const struct gamble *g, int side, int from, int fits, int16_t out[DIRECTIONS]);

PHASE_FUNCTIONS(gb_order)
PHASE_FUNCTIONS(gb_evade)
PHASE_FUNCTIONS(gb_support)
PHASE_FUNCTIONS(gb_pledge)
PHASE_FUNCTIONS(gb_hits)
PHASE_FUNCTIONS(gb_withdraw)
PHASE_FUNCTIONS(gb_overflow)
PHASE_FUNCTIONS(gb_escape)
PHASE_FUNCTIONS(gb_advance)
void gb_battle_enter(const struct scenario *, struct position *, struct events *);
void gb_combat_end_enter(const struct scenario *, struct position *, struct events *);

#endif

/* 1812, the hex game: what the files of the Combat Phase share.
 *
 * declare: the attacks, all of them at once; retire: retreat before combat; odds: what stands against what; combat: the
 * die, its result and the half exchange; retreat: who goes back; ways: where to, and by which way; advance: after
 * all battles; outlook: what a player can ask before.
 */
#ifndef GROGNARD_RULES_HEX1812_COMBAT_H
#define GROGNARD_RULES_HEX1812_COMBAT_H

#include "rules/hex1812/hex1812.h"

/* Results of the Combat Results Table, in the order of tables.json. [Fortresses C] Behind those that a die gives: what is left of them
 * against a fortress, for outlooks. */
enum { CRT_ARS, CRT_AR1_DRS, CRT_DR1, CRT_DR2, CRT_DRS, CRT_HALF, CRT_DE, CRT_AE, CRT_RESULTS,
       CRT_AR1 = CRT_RESULTS, CRT_NO_EFFECT, CRT_ALL };

/* Bits of hx_attack.flags. */
enum {
	ATTACK_JOINT = 1,   /* of a battle of several hexes against one fortress */
	ATTACK_LEFT = 2,    /* its target was empty when the battle came: all had retreated before combat */
	ATTACK_FOUGHT = 4,
	ATTACK_OPEN = 8,    /* its units may advance */
	ATTACK_MARCHED = 16 /* an elimination on the march: fought before others are declared, by units that are spent */
};
enum { ATTACK_FLAGS = 31 };
enum { LED = 1 << DIRECTIONS }; /* of hx_attack.led: one has got away, wherever to */

/* --- odds.c --- */

/* Who fights whom: all attackers on `from` against all that stands on `to`. More than one `from`: against a fortress;
 * more than one `to`: out of one. */
struct hx_clash {
	int side, froms, tos;
	int16_t from[6], to[6];
	const struct set *who; /* the attackers; NULL: whoever stands on `from` and can still attack */
};

struct hx_sum {
	int attack, defence, percent;
	int printed;    /* printed strength of the defenders */
	bool weak;      /* over an unbridged river at less than 160 % */
};

/* Can this unit take part in an attack of its side? Combat units that are neither disrupted nor have attacked, and leaders. */
bool hx_can_attack(const struct scenario *s, const struct campaign *c, int piece);
/* Combat units on a hex that can attack. */
int hx_attackers(const struct scenario *s, const struct campaign *c, int place);
/* Adds up; the lines go into `a` (may be NULL). percent is cut to whole numbers, at most 9999. */
void hx_clash_add(const struct scenario *s, const struct campaign *c, const struct hx_clash *in, struct hx_sum *out,
		  struct account *a);
/* Of declared battle `number`. */
void hx_clash_of(const struct campaign *c, int number, struct hx_clash *out);

/* --- declare.c --- */

/* Do units that stand stacked on this hex still owe an attack? */
bool hx_owes(const struct scenario *s, const struct campaign *c, int place);

/* --- retire.c --- */

/* [Combat D 1, Combat D 2, Combat D 3] Once it is attacked at so many per cent, could this unit go before it is fought? */
bool hx_could_retire(const struct scenario *s, const struct campaign *c, int piece, int percent);

/* [Combat D] May this unit of the attacked side retreat before combat now? If not, `e` (may be NULL) says why. */
bool hx_may_retire(const struct scenario *s, const struct campaign *c, int piece, struct error *e);

/* --- ways.c --- */

/* What drives a unit back: before combat, scattered, or one or two hexes. */
enum hx_drive { DRIVE_BEFORE, DRIVE_SCATTER, DRIVE_ONE, DRIVE_TWO };
enum { WAY_POINTS = 8, WAY_HEXES = 1 + 3 * WAY_POINTS * (WAY_POINTS + 1) };

/* Where a unit may end: `n` hexes, none when it has no way. */
struct hx_ends {
	int n;
	int16_t at[WAY_HEXES];
	long steps; /* of the search, for tests */
};
/* The way to an end: start and end included. */
struct hx_way {
	int n;
	int16_t at[WAY_POINTS + 1];
};
void hx_ends(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive, struct hx_ends *out);
/* Has it any way at all? */
bool hx_has_way(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive);
/* False when hx_ends would not offer this end. */
bool hx_way_to(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive, int end, struct hx_way *out);

/* --- combat.c --- */

/* The battle that this hex stands for, or 0: that of the units attacking out of it, or the only one against it. */
int hx_battle_named(const struct campaign *c, int place);
/* [Combat Results Table half ex] Is what is owed more than nothing, and can the several units that took part pay it? */
bool hx_may_owe(const struct scenario *s, const struct campaign *c);

/* --- outlook.c --- */

/* [Combat H] What battle `number` would bring as it stands: its account, the chances; of the attack that is left nothing. */
void hx_battle_outlook(const struct scenario *s, const struct campaign *c, int number, struct outlook *out);

/* --- retreat.c --- */

/* The units go this way together: told with their way, stacks, control, depots; then they are disrupted. */
void hx_go_back(const struct scenario *s, struct campaign *c, const struct set *who, const struct hx_way *way, int cite, struct events *ev);
/* Opens the row in which `side` takes back what battle `fighting` drives back. */
void hx_retreat_open(struct campaign *c, int side, enum hx_drive drive);

#endif

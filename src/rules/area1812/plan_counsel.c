/* Chits by the odds: what each is worth against each of the enemy's, and a cautious mean of it. */
#include "rules/area1812/counsel.h"

enum { CORPS = 100, GROUND = 60 }; /* hundredths of a corps; who keeps the field */

/* What a result is worth to the attacker. */
static int result_worth(int result, int a_corps, int d_corps, int a_ic, int d_ic)
{
	int a_half = (a_ic + 1) / 2, d_half = (d_ic + 1) / 2;
	switch (result) {
	case CRT_AE:
		return -CORPS * a_corps - GROUND;
	case CRT_A_HALF:
		return -CORPS * a_half;
	case CRT_AR_A:
		return -GROUND;
	case CRT_AR_D:
		return -GROUND - GROUND / 2;
	case CRT_EXCHANGE:
		return CORPS * (d_half - a_half);
	case CRT_DR_D:
		return GROUND;
	case CRT_DR_A:
		return GROUND + GROUND / 2;
	case CRT_D_HALF:
		return CORPS * d_half;
	case CRT_DE:
		return CORPS * d_corps + GROUND;
	default:
		return 0;
	}
}

/* Mean over the die for the attacker of `in`. */
static int clash_worth(const struct scenario *s, const struct campaign *c, const struct ar_clash *in, bool soft)
{
	struct ar_sum sum;
	int a = in->attacker, d = 1 - a, total = 0;
	ar_clash_add(s, in, &sum, NULL);
	for (int die = 1; die <= 6; die++)
		total += result_worth(ar_clash_result(s, &sum, die, soft), in->ic[a] + c->at[a][in->place][ARM_CC],
				      in->ic[d] + c->at[d][in->place][ARM_CC], in->ic[a], in->ic[d]);
	return total / 6;
}

int ar_counsel_fight(const struct scenario *s, const struct campaign *c, int side)
{
	struct ar_clash in;
	ar_clash_now(s, c, c->battle.place, c->battle.attacker, &in);
	int worth = clash_worth(s, c, &in, false);
	return side == c->battle.attacker ? worth : -worth;
}

/* Of one pair of chits, for the attacker. */
static int cell_worth(const struct scenario *s, const struct campaign *c, int a, int row, int column)
{
	const struct ar_cell *cell = &land_of(s)->cell[row][column];
	int d = 1 - a, at = c->battle.place, what = cell->what, worth = 0, withdraw = GROUND;
	struct ar_clash in;
	ar_clash_now(s, c, at, a, &in);
	if (cell->or) {
		bool barred = what & DO_CAVALRY && c->at[d][at][ARM_CC] <= c->at[a][at][ARM_CC];
		int fight = clash_worth(s, c, &in, false);
		withdraw += what & DO_D_LOSES ? CORPS : 0;
		return barred || fight < withdraw ? fight : withdraw;
	}
	for (int side = 0; side < 2; side++) {
		bool loses = what & (side == a ? DO_A_LOSES : DO_D_LOSES);
		if (!loses)
			continue;
		worth += side == a ? -CORPS : CORPS;
		if (!c->at[side][at][ARM_CC])
			in.ic[side]--;
	}
	in.doubled[a] = (what & DO_A_DOUBLE) != 0;
	in.doubled[d] = (what & DO_D_DOUBLE) != 0;
	if (what & DO_SWITCH)
		in.attacker = d;
	if (what & DO_COMBAT)
		return worth + (in.attacker == a ? 1 : -1) * clash_worth(s, c, &in, what & DO_SOFT);
	if (what & DO_RETREAT)
		return worth + (what & DO_SWITCH ? -GROUND : GROUND);
	return worth;
}

int ar_counsel_plan(const struct scenario *s, const struct campaign *c, int side, const struct orders *list, uint64_t *state)
{
	int a = c->battle.attacker, best = -1000000, chosen = 0;
	for (int i = 0; i < list->n; i++) {
		int mine = list->at[i].number % 4, sum = 0, least = 1000000;
		for (int other = 0; other < 4; other++) {
			int worth = cell_worth(s, c, a, side == a ? other : mine, side == a ? mine : other);
			worth = side == a ? worth : -worth;
			sum += worth;
			least = worth < least ? worth : least;
		}
		/* a little chance, so that nobody reads the chit from the armies */
		int value = sum / 4 + least / 2 + (int)(random_next(state) % 40);
		if (value > best) {
			best = value;
			chosen = i;
		}
	}
	return chosen;
}

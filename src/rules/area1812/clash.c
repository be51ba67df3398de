/* The sums of a battle: odds and modifiers of the Combat Resolution and Pursuit steps. */
#include "rules/area1812/area1812.h"

/* === Combat: odds and modifiers === */

/* [Leaders] Points of generals and of leaders of cavalry are apart. */
void ar_lead(const struct scenario *s, const struct campaign *c, int side, int place, bool horse, struct ar_lead *out)
{
	const struct land *g = land_of(s);
	*out = (struct ar_lead){0, 0, NONE};
	if (!c->at[side][place][ARM_LEADER])
		return;
	for (int i = g->begin[side][ARM_LEADER]; i < g->end[side][ARM_LEADER]; i++) {
		int points = s->piece[i].strength;
		if (c->p.piece[i].place != place || g->horse[i] != horse)
			continue;
		out->points += points;
		if (points > out->best) {
			out->best = points;
			out->who = i;
		}
	}
}

void ar_clash_now(const struct scenario *s, const struct campaign *c, int place, int attacker, struct ar_clash *out)
{
	out->place = place;
	out->attacker = attacker;
	for (int side = 0; side < 2; side++) {
		out->ic[side] = c->at[side][place][ARM_IC];
		out->doubled[side] = c->battle.doubled >> side & 1;
		ar_lead(s, c, side, place, false, &out->lead[side]);
	}
}

static void line(struct account *a, int ledger, enum line_op op, int num, int text, int cite)
{
	if (a)
		account_line(a, ledger, op, num, 1, NONE, NONE, text, cite);
}

/* The best leader of a side on the die; nothing is said where there is none. */
static void lead_line(struct account *a, int ledger, const struct ar_lead *lead, int text)
{
	if (a && lead->best)
		account_line(a, ledger, LINE_ADD, ledger ? -lead->best : lead->best, 1, lead->who, NONE, text, CITE_LEADERS_D);
}

/* [Combat H, reading 52] Standard game only; leaders take its place. [Leaders D] The best general of each side.
 * [Combat G, reading 38] In any fortress area of Russia, by who attacks now. */
static int modifier(const struct scenario *s, const struct ar_clash *in, struct account *a)
{
	const struct land *g = land_of(s);
	int drm = 0, defender = 1 - in->attacker;
	if (!ar_optional(s)) {
		drm += in->attacker == FRENCH ? g->figures.combat.french : g->figures.combat.russian;
		line(a, 0, LINE_ADD, drm, TEXT_STANDARD, CITE_COMBAT_H);
	} else {
		drm += in->lead[in->attacker].best - in->lead[defender].best;
		lead_line(a, 0, &in->lead[in->attacker], TEXT_LEADER);
		lead_line(a, 1, &in->lead[defender], TEXT_LEADER);
	}
	if (in->attacker == FRENCH && set_has(&g->fortress, in->place)) {
		drm += g->figures.combat.fortress;
		line(a, 1, LINE_ADD, g->figures.combat.fortress, TEXT_FORTRESS, CITE_COMBAT_G);
	}
	return drm;
}

/* [Leaders C] Infantry that counts: of the attacker no more than his generals can lead.
 * [Battle Plan Chart A cx2, Battle Plan Chart D cx2, reading 37] Doubled after that, where the plans say so. */
static int counted(const struct scenario *s, const struct ar_clash *in, int side, struct account *a)
{
	int n = in->ic[side], ledger = side != in->attacker;
	line(a, ledger, LINE_BASE, n, TEXT_IC, CITE_COMBAT_F);
	if (ar_optional(s) && side == in->attacker && n > in->lead[side].points) {
		line(a, ledger, LINE_ADD, in->lead[side].points - n, TEXT_POINTS_CAP, CITE_LEADERS_C);
		n = in->lead[side].points;
	}
	if (in->doubled[side]) {
		line(a, ledger, LINE_TIMES, 2, TEXT_DOUBLE, CITE_PLAN);
		n *= 2;
	}
	line(a, ledger, LINE_SUM, n, TEXT_TOTAL, CITE_COMBAT_F);
	return n;
}

/* [Combat F] A percentage, fractions dropped. [Combat Results Table, reading 2, reading 32] Below the first column
 * and above the last no die is needed. [Leaders C, reading 39] Without a general there is no attack. */
void ar_clash_add(const struct scenario *s, const struct ar_clash *in, struct ar_sum *out, struct account *a)
{
	const struct table *t = &s->table[land_of(s)->table[TABLE_CRT]];
	out->counted = counted(s, in, in->attacker, a);
	out->against = counted(s, in, 1 - in->attacker, a);
	out->column = out->result = NONE;
	out->percent = out->drm = 0;
	if (ar_optional(s) && !in->lead[in->attacker].points) {
		out->result = CRT_NO_GENERAL;
		line(a, 0, LINE_NOTE, 0, TEXT_NO_GENERAL, CITE_LEADERS_C);
		return;
	}
	if (!out->counted && !out->against) {
		out->result = CRT_PURSUIT;
		line(a, 0, LINE_NOTE, 0, TEXT_NO_ROLL, CITE_COMBAT_F);
		return;
	}
	out->percent = out->against ? 100 * out->counted / out->against : 1000;
	bool few = out->percent < t->range[0].low;
	if (few || out->percent > t->range[t->columns - 1].high) {
		out->result = few ? CRT_AE : CRT_DE;
		line(a, 0, LINE_NOTE, 0, few ? TEXT_TOO_FEW : TEXT_TOO_MANY, CITE_CRT);
		return;
	}
	out->column = table_column_for(t, out->percent);
	out->drm = modifier(s, in, a);
}

/* [Battle Plan Chart e mod] After the table, whatever the die. */
int ar_clash_result(const struct scenario *s, const struct ar_sum *sum, int die, bool soft)
{
	const struct land *g = land_of(s);
	int result = sum->column == NONE ? sum->result :
		     table_result(&s->table[g->table[TABLE_CRT]], sum->column, die + sum->drm);
	return soft ? g->soften[result] : result;
}

/* [Combat I, Pursuit Table] The column is the excess of cavalry, the last one for all beyond. [Leaders D] The best
 * leader of cavalry of each side is on the die. */
int ar_chase_column(const struct scenario *s, const struct campaign *c, int place, int attacker, int *drm,
		    struct account *a)
{
	const struct table *t = &s->table[land_of(s)->table[TABLE_PURSUIT]];
	int cc[2] = {c->at[FRENCH][place][ARM_CC], c->at[RUSSIAN][place][ARM_CC]};
	struct ar_lead lead[2];
	int more = cc[attacker] - cc[1 - attacker];
	line(a, 0, LINE_BASE, cc[attacker], TEXT_CC, CITE_PURSUIT);
	line(a, 1, LINE_BASE, cc[1 - attacker], TEXT_CC, CITE_PURSUIT);
	line(a, 0, LINE_SUM, more, TEXT_EXCESS, CITE_PURSUIT);
	*drm = 0;
	if (ar_optional(s)) {
		for (int i = 0; i < 2; i++) {
			ar_lead(s, c, i ? 1 - attacker : attacker, place, true, &lead[i]);
			lead_line(a, i, &lead[i], TEXT_CAVALRY_LEADER);
		}
		*drm = lead[0].best - lead[1].best;
	}
	return more > t->columns ? t->columns - 1 : more - 1;
}

/* The sums of a battle: odds and modifiers of the Combat Resolution and Pursuit steps. */
#include "rules/area1812/area1812.h"

int ar_points(const struct scenario *s, const struct campaign *c, int side, int place, bool horse, int *best)
{
	const struct land *g = land_of(s);
	int sum = 0;
	*best = 0;
	if (!c->at[side][place][ARM_LEADER])
		return 0;
	for (int i = g->begin[side][ARM_LEADER]; i < g->end[side][ARM_LEADER]; i++) {
		int points = s->piece[i].strength;
		if (c->p.piece[i].place != place || g->horse[i] != horse)
			continue;
		sum += points;
		*best = points > *best ? points : *best;
	}
	return sum;
}

void ar_clash_now(const struct scenario *s, const struct campaign *c, int place, int attacker, struct ar_clash *out)
{
	out->place = place;
	out->attacker = attacker;
	for (int side = 0; side < 2; side++) {
		out->ic[side] = c->at[side][place][ARM_IC];
		out->doubled[side] = c->battle.doubled >> side & 1;
		out->points[side] = ar_points(s, c, side, place, false, &out->best[side]);
	}
}

static void line(struct account *a, int ledger, enum line_op op, int num, int text, int cite)
{
	if (a)
		account_line(a, ledger, op, num, 1, NONE, NONE, text, cite);
}

static int modifier(const struct scenario *s, const struct ar_clash *in, struct account *a)
{
	const struct land *g = land_of(s);
	int drm = 0, defender = 1 - in->attacker;
	if (!ar_optional(s)) {
		drm += in->attacker == FRENCH ? 1 : -1;
		line(a, 0, LINE_ADD, drm, TEXT_STANDARD, CITE_COMBAT_H);
	} else {
		drm += in->best[in->attacker] - in->best[defender];
		line(a, 0, LINE_ADD, in->best[in->attacker], TEXT_LEADER, CITE_LEADERS_D);
		line(a, 1, LINE_ADD, -in->best[defender], TEXT_LEADER, CITE_LEADERS_D);
	}
	if (in->attacker == FRENCH && set_has(&g->fortress, in->place)) {
		drm--;
		line(a, 1, LINE_ADD, -1, TEXT_FORTRESS, CITE_COMBAT_G);
	}
	return drm;
}

/* Infantry that counts: no more than the attacker's generals can lead, then doubled where the plans say so. */
static int counted(const struct scenario *s, const struct ar_clash *in, int side, struct account *a)
{
	int n = in->ic[side], ledger = side != in->attacker;
	line(a, ledger, LINE_BASE, n, TEXT_IC, CITE_COMBAT_F);
	if (ar_optional(s) && side == in->attacker && n > in->points[side]) {
		line(a, ledger, LINE_ADD, in->points[side] - n, TEXT_POINTS_CAP, CITE_LEADERS_C);
		n = in->points[side];
	}
	if (in->doubled[side]) {
		line(a, ledger, LINE_TIMES, 2, TEXT_DOUBLE, CITE_PLAN);
		n *= 2;
	}
	line(a, ledger, LINE_SUM, n, TEXT_TOTAL, CITE_COMBAT_F);
	return n;
}

/* The column that holds the percentage: "60-79%", "200-299%". */
static int column_of(const struct table *t, int percent)
{
	return table_range_column(t, percent);
}

void ar_clash_add(const struct scenario *s, const struct ar_clash *in, struct ar_sum *out, struct account *a)
{
	const struct table *t = &s->table[land_of(s)->table[TABLE_CRT]];
	out->counted = counted(s, in, in->attacker, a);
	out->against = counted(s, in, 1 - in->attacker, a);
	out->column = out->result = NONE;
	out->percent = out->drm = 0;
	if (ar_optional(s) && !in->points[in->attacker]) {
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
	if (out->percent < 60 || out->percent > 499) {
		out->result = out->percent < 60 ? CRT_AE : CRT_DE;
		line(a, 0, LINE_NOTE, 0, out->percent < 60 ? TEXT_TOO_FEW : TEXT_TOO_MANY, CITE_CRT);
		return;
	}
	out->column = column_of(t, out->percent);
	out->drm = modifier(s, in, a);
}

int ar_clash_result(const struct scenario *s, const struct ar_sum *sum, int die, bool soft)
{
	const struct land *g = land_of(s);
	int result = sum->column == NONE ? sum->result :
		     table_result(&s->table[g->table[TABLE_CRT]], sum->column, die + sum->drm);
	return soft ? g->soften[result] : result;
}

int ar_chase_column(const struct scenario *s, const struct campaign *c, int place, int attacker, int *drm,
		    struct account *a)
{
	const struct table *t = &s->table[land_of(s)->table[TABLE_PURSUIT]];
	int cc[2] = {c->at[FRENCH][place][ARM_CC], c->at[RUSSIAN][place][ARM_CC]}, best[2];
	int more = cc[attacker] - cc[1 - attacker];
	line(a, 0, LINE_BASE, cc[attacker], TEXT_CC, CITE_PURSUIT);
	line(a, 1, LINE_BASE, cc[1 - attacker], TEXT_CC, CITE_PURSUIT);
	line(a, 0, LINE_SUM, more, TEXT_EXCESS, CITE_PURSUIT);
	*drm = 0;
	if (ar_optional(s)) {
		ar_points(s, c, attacker, place, true, &best[0]);
		ar_points(s, c, 1 - attacker, place, true, &best[1]);
		*drm = best[0] - best[1];
		line(a, 0, LINE_ADD, best[0], TEXT_CAVALRY_LEADER, CITE_LEADERS_D);
		line(a, 1, LINE_ADD, -best[1], TEXT_CAVALRY_LEADER, CITE_LEADERS_D);
	}
	return more > t->columns ? t->columns - 1 : more - 1;
}

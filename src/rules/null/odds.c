/* The chances of an assault before it is begun, or before the defender answers. Only what the deciding side knows
 * goes in; a face-down counter and a plan not shown become cases. */
#include "rules/null/null.h"

/* What is asked about: who would fight, as the deciding side knows it. */
struct asked {
	struct null_assault a;
	enum side viewer;
};

/* The group that an order of a march, or what is built up with it, would bring into an assault. */
static bool find_built(const struct scenario *s, const struct position *p, const struct order *o, struct asked *out)
{
	const struct frame *f = frame_now(p);
	struct set group = p->hand;
	int place = f->row == NULL_COMBAT ? f->place : o && o->verb == VERB_MARCH ? o->place : NONE;
	if (f->row == NULL_COMBAT && o && o->verb == VERB_WITH)
		set_add(&group, o->piece);
	if (place == NONE || set_empty(&group) || !null_count(s, p, place, side_other(out->viewer)))
		return false;
	null_gather(s, p, &group, place, &out->a);
	if (f->row == NULL_COMBAT)
		out->a.choice = o && o->verb == VERB_CHOOSE ? o->number : f->number;
	return true;
}

/* Is this order about an assault, and which? */
static bool find_assault(const struct scenario *s, const struct position *p, const struct order *o, struct asked *out)
{
	if (p->header.result.over)
		return false;
	const struct frame *f = frame_now(p);
	out->viewer = (enum side)f->side;
	if (f->row == NULL_MOVE || f->row == NULL_COMBAT || f->row == NULL_OPERATIONS)
		return find_built(s, p, o, out);
	if (f->row != NULL_ASSAULT || !o || (o->verb != VERB_CARD && o->verb != VERB_STAND))
		return false;
	null_fighters(s, p, f, &out->a);
	out->a.card = o->verb == VERB_CARD ? o->number : NONE;
	return true;
}

/* Who is strongest of several, some of them face down, nobody can say before they are turned up. */
static bool unclear(const struct scenario *s, const struct position *p, const struct asked *q)
{
	for (int ledger = 0; ledger < 2; ledger++) {
		const struct set *group = ledger ? &q->a.defenders : &q->a.attackers;
		for (int i = set_next(group, 0); set_count(group) > 1 && i >= 0; i = set_next(group, i + 1))
			if (!null_known(s, p, i, q->viewer))
				return true;
	}
	return false;
}

/* Strengths that a counter may have as far as the viewer knows: those of all that are still face down. */
static int strengths(const struct scenario *s, const struct position *p, int piece, enum side viewer, int out[8])
{
	if (null_known(s, p, piece, viewer)) {
		out[0] = null_strength(s, p, piece);
		return 1;
	}
	int n = 0;
	for (int value = 0; value <= 9 && n < 4; value++)
		for (int i = 0; i < s->pieces; i++)
			if (s->piece[i].side != viewer && p->piece[i].place >= 0 && !null_known(s, p, i, viewer) &&
			    s->piece[i].strength == value) {
				out[n++] = value;
				break;
			}
	return n;
}

/* Bonuses that a plan may give: one value when the viewer knows it, else both. */
static int bonuses(const struct position *p, enum side side, int plan, enum side viewer, int out[2])
{
	const struct null_position *n = null_see(p);
	if (side == viewer || (n->shown & side_bit(side))) {
		out[0] = n->plan[side] == plan;
		return 1;
	}
	out[0] = 0;
	out[1] = 1;
	return 2;
}

static void add_case(const struct scenario *s, int difference, int if_text, int if_number, struct outlook *out)
{
	const struct table *t = &s->table[null_own(s)->table];
	int ways[TABLE_MAX_RESULTS], column = null_column(s, difference);
	if (out->cases == OUTLOOK_CASES)
		return;
	table_chances(t, column, 0, ways);
	outlook_case(out, if_text, if_number, ways, t->results);
	out->sum.column = (int16_t)(out->cases == 1 ? column : NONE);
}

/* The sum as it will be told, but for the strength of a counter that lies face down. */
static void add_lines(const struct scenario *s, const struct position *p, const struct asked *q, const struct account *all,
		      struct outlook *out)
{
	const struct null_assault *a = &q->a;
	for (int i = 0; i < all->n; i++) {
		const struct line *l = &all->at[i];
		if (l->op == LINE_BASE && !null_known(s, p, l->piece, q->viewer))
			account_line(&out->sum, l->ledger, LINE_NOTE, 0, 1, NONE, NONE, TEXT_HIDDEN, CITE_ASSAULT);
		else
			account_line(&out->sum, l->ledger, (enum line_op)l->op, l->num, l->den, l->piece,
				     l->op == LINE_BASE ? NONE : l->place, l->text, l->rule);
	}
	if (a->card == NONE && s->piece[a->lead].side == q->viewer && null_hand(p, side_other(q->viewer)))
		account_line(&out->sum, 1, LINE_NOTE, 0, 1, NONE, NONE, TEXT_MAY_CARD, CITE_CARD);
}

void null_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
	       struct outlook *out)
{
	struct asked q;
	struct account all;
	(void)guess; /* what is hidden is told case by case */
	outlook_clear(out);
	account_clear(&all);
	if (!find_assault(s, p, o, &q) || (o && !rules_allow(s, p, o, NULL)) || unclear(s, p, &q))
		return;
	int attack[8], defence[8], storm[2], hold[2], lead = q.a.lead, target = q.a.target;
	int na = strengths(s, p, lead, q.viewer, attack), nd = strengths(s, p, target, q.viewer, defence);
	int ns = bonuses(p, (enum side)s->piece[lead].side, NULL_STORM, q.viewer, storm);
	int nh = bonuses(p, (enum side)s->piece[target].side, NULL_HOLD, q.viewer, hold);
	null_add_up(s, p, &q.a, &all);
	int rest = q.a.sum[0] - null_strength(s, p, lead) - (q.a.sum[1] - null_strength(s, p, target));
	out->sum.seen = side_bit(q.viewer);
	out->sum.side = s->piece[lead].side;
	out->sum.place = (int16_t)q.a.place;
	out->sum.table = (int16_t)null_own(s)->table;
	add_lines(s, p, &q, &all, out);
	bool hidden = na > 1 || nd > 1;
	for (int i = 0; i < na * nd; i++)
		for (int k = 0; k < ns * nh; k++)
			add_case(s, attack[i % na] + storm[k % ns] - defence[i / na] - hold[k / ns] + rest,
				 hidden ? TEXT_IF_STRENGTH : TEXT_IF_PLAN,
				 hidden ? (na > 1 ? attack[i % na] : defence[i / na]) : k, out);
	out->kind = out->cases > 1 ? OUTLOOK_BY_CASE : OUTLOOK_EXACT;
}

/* The chances of an assault before it is begun, or before the defender answers. Only what the deciding side knows
 * goes in; a face-down counter and a plan not shown become cases. */
#include "rules/null/null.h"

struct assault {
	int attacker, target, place, card;
	enum side viewer;
};

/* Is this order about an assault, and which? */
static bool find_assault(const struct scenario *s, const struct position *p, const struct order *o, struct assault *a)
{
	if (!o || p->header.result.over)
		return false; /* nothing is built up in this game */
	const struct frame *f = frame_now(p);
	*a = (struct assault){f->piece, f->target, f->place, NONE, (enum side)f->side};
	if (f->row == NULL_ASSAULT) {
		if (o->verb == VERB_CARD)
			a->card = o->number;
		return o->verb == VERB_CARD || o->verb == VERB_STAND;
	}
	if (f->row != NULL_MOVE || o->verb != VERB_MARCH)
		return false;
	a->attacker = o->piece;
	a->place = o->place;
	a->target = null_standing(s, p, o->place);
	return a->target != NONE;
}

/* Strengths that a counter may have as far as the viewer knows: those of all that are still face down. */
static int strengths(const struct scenario *s, const struct position *p, int piece, enum side viewer, int out[8])
{
	if (null_known(s, p, piece, viewer)) {
		out[0] = s->piece[piece].strength;
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
	const struct null_own *own = null_own(s);
	const struct table *t = &s->table[own->table];
	int ways[TABLE_MAX_RESULTS], column = own->zero_column + difference;
	column = column < 0 ? 0 : column >= t->columns ? t->columns - 1 : column;
	if (out->cases == OUTLOOK_CASES)
		return;
	table_chances(t, column, 0, ways);
	outlook_case(out, if_text, if_number, ways, t->results);
	out->sum.column = (int16_t)(out->cases == 1 ? column : NONE);
}

static void add_lines(const struct scenario *s, const struct position *p, const struct assault *a,
		      struct outlook *out)
{
	int pieces[2] = {a->attacker, a->target};
	for (int i = 0; i < 2; i++) {
		if (null_known(s, p, pieces[i], a->viewer))
			account_line(&out->sum, i, LINE_BASE, s->piece[pieces[i]].strength, 1, pieces[i], NONE,
				     TEXT_STRENGTH, CITE_ASSAULT);
		else
			account_line(&out->sum, i, LINE_NOTE, 0, 1, NONE, NONE, TEXT_HIDDEN, CITE_ASSAULT);
	}
	if (a->card != NONE)
		account_line(&out->sum, 1, LINE_ADD, null_value(s, a->card), 1, NONE, NONE, TEXT_CARD, CITE_CARD);
	else if (s->piece[a->attacker].side == a->viewer && null_hand(p, side_other(a->viewer)))
		account_line(&out->sum, 1, LINE_NOTE, 0, 1, NONE, NONE, TEXT_MAY_CARD, CITE_CARD);
}

void null_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
	       struct outlook *out)
{
	struct assault a;
	(void)guess; /* what is hidden is told case by case */
	outlook_clear(out);
	if (!find_assault(s, p, o, &a) || !rules_allow(s, p, o, NULL))
		return;
	int attack[8], defence[8], storm[2], hold[2];
	int na = strengths(s, p, a.attacker, a.viewer, attack), nd = strengths(s, p, a.target, a.viewer, defence);
	int ns = bonuses(p, (enum side)s->piece[a.attacker].side, NULL_STORM, a.viewer, storm);
	int nh = bonuses(p, (enum side)s->piece[a.target].side, NULL_HOLD, a.viewer, hold);
	int card = a.card == NONE ? 0 : null_value(s, a.card);
	out->sum.seen = side_bit(a.viewer);
	out->sum.side = s->piece[a.attacker].side;
	out->sum.place = (int16_t)a.place;
	out->sum.table = (int16_t)null_own(s)->table;
	add_lines(s, p, &a, out);
	bool hidden = na > 1 || nd > 1;
	for (int i = 0; i < na * nd; i++)
		for (int k = 0; k < ns * nh; k++)
			add_case(s, attack[i % na] + storm[k % ns] - defence[i / na] - hold[k / ns] - card,
				 hidden ? TEXT_IF_STRENGTH : TEXT_IF_PLAN,
				 hidden ? (na > 1 ? attack[i % na] : defence[i / na]) : k, out);
	out->kind = out->cases > 1 ? OUTLOOK_BY_CASE : OUTLOOK_EXACT;
}

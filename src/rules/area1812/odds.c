/* The chances before the die: of a forced march, of a chit against each of the enemy's, of combat, of a pursuit. */
#include "rules/area1812/area1812.h"

#include <string.h>

static void add_case(struct outlook *out, int text, const int ways[CRT_ALL], int results)
{
	int i = out->cases++;
	out->on[i].if_text = (int16_t)text;
	out->on[i].if_number = NONE;
	for (int r = 0; r < results; r++) {
		if (!ways[r])
			continue;
		out->on[i].at[out->on[i].n].result = (int16_t)r;
		out->on[i].at[out->on[i].n++].ways = ways[r];
		out->on[i].of += ways[r];
	}
}

static void table_case(const struct scenario *s, int table, int column, int drm, struct outlook *out)
{
	int ways[TABLE_MAX_RESULTS];
	const struct table *t = &s->table[table];
	out->sum.table = (int16_t)table;
	out->sum.column = (int16_t)column;
	memset(ways, 0, sizeof ways);
	for (int die = 1; die <= 6; die++)
		ways[table_result(t, column, die + drm)]++;
	out->kind = OUTLOOK_EXACT;
	add_case(out, NONE, ways, t->results);
}

static void clash_ways(const struct scenario *s, const struct ar_clash *in, bool soft, struct account *a,
		       int ways[CRT_ALL], int *column)
{
	struct ar_sum sum;
	ar_clash_add(s, in, &sum, a);
	*column = sum.column;
	for (int die = 1; die <= 6; die++)
		ways[ar_clash_result(s, &sum, die, soft)]++;
}

/* One pair of chits. `cc`: cavalry by side, or NONE where it is not known. A lost corps is cavalry while there is some. */
static void cell_ways(const struct scenario *s, const struct ar_clash *base, const int cc[2], int a, int row, int column,
		      int ways[CRT_ALL])
{
	const struct ar_cell *cell = &land_of(s)->cell[row][column];
	struct ar_clash in = *base;
	int what = cell->what, d = 1 - a, unused;
	if (!in.ic[FRENCH] || !in.ic[RUSSIAN]) { /* the battle ends before the chits are opened (Combat D) */
		ways[CRT_STOP] = 6;
		return;
	}
	bool barred = what & DO_CAVALRY && cc[0] != NONE && cc[1] != NONE && cc[d] <= cc[a];
	if (cell->or && !barred) {
		ways[CRT_CHOICE] = 6;
		return;
	}
	if (cell->or)
		what = cell->or;
	in.attacker = a;
	if (what & DO_A_LOSES && cc[a] == 0)
		in.ic[a]--;
	if (what & DO_D_LOSES && cc[d] == 0)
		in.ic[d]--;
	in.doubled[a] = (what & DO_A_DOUBLE) != 0;
	in.doubled[d] = (what & DO_D_DOUBLE) != 0;
	if (what & DO_SWITCH)
		in.attacker = d;
	if (what & DO_COMBAT)
		clash_ways(s, &in, what & DO_SOFT, NULL, ways, &unused);
	else
		ways[what & DO_PURSUIT ? CRT_PURSUIT : what & DO_RETREAT ? CRT_WITHDRAWS : CRT_STOP] = 6;
}

/* Is any enemy unit in the place closed to this side? */
static bool closed(const struct scenario *s, const struct campaign *c, int side, int place)
{
	const struct land *g = land_of(s);
	for (int i = g->first[1 - side]; i < g->last[1 - side]; i++)
		if (c->p.piece[i].place == place && !ar_knows(s, c, i, side))
			return true;
	return false;
}

/* A stack that is not known is thought of as half as strong, or as strong, under a general without merit. */
static void guess(struct ar_clash *in, int cc[2], int side, int mine, bool half)
{
	int ic = half ? (mine + 1) / 2 : mine;
	in->ic[1 - side] = ic > 0 ? ic : 1;
	in->points[1 - side] = in->ic[1 - side];
	in->best[1 - side] = 0;
	cc[1 - side] = NONE;
}

static void plan_odds(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	const struct ar_battle *b = &c->battle;
	int side = o->side, a = b->attacker, at = b->place;
	bool unknown = closed(s, c, side, at);
	for (int variant = 0; variant < (unknown ? 2 : 1); variant++) {
		int cc[2] = {c->at[0][at][ARM_CC], c->at[1][at][ARM_CC]};
		struct ar_clash in;
		ar_clash_now(s, c, at, a, &in);
		if (unknown)
			guess(&in, cc, side, in.ic[side], variant == 0);
		for (int other = 0; other < 4; other++) {
			int mine = o->number % 4, ways[CRT_ALL] = {0};
			int text = unknown ? (variant ? TEXT_IF_SAME : TEXT_IF_HALF) : TEXT_IF;
			cell_ways(s, &in, cc, a, side == a ? other : mine, side == a ? mine : other, ways);
			add_case(out, text + (side == a ? PLAN_E : PLAN_A) + other, ways, CRT_ALL);
		}
	}
	int own = side == a ? 0 : 1; /* the ledger: the attacker's comes first, whoever asks */
	out->sum.side = (int8_t)a;
	account_line(&out->sum, own, LINE_BASE, c->at[side][at][ARM_IC], 1, NONE, NONE, TEXT_IC, CITE_COMBAT_F);
	account_line(&out->sum, own, LINE_BASE, c->at[side][at][ARM_CC], 1, NONE, NONE, TEXT_CC, CITE_COMBAT_F);
	if (unknown) {
		account_line(&out->sum, 1 - own, LINE_NOTE, 0, 1, NONE, NONE, TEXT_UNSEEN, CITE_STEP_1);
	} else {
		account_line(&out->sum, 1 - own, LINE_BASE, c->at[1 - side][at][ARM_IC], 1, NONE, NONE, TEXT_IC, CITE_COMBAT_F);
		account_line(&out->sum, 1 - own, LINE_BASE, c->at[1 - side][at][ARM_CC], 1, NONE, NONE, TEXT_CC, CITE_COMBAT_F);
	}
	out->sum.table = (int16_t)land_of(s)->table[TABLE_CRT];
	out->kind = OUTLOOK_BY_CASE;
}

/* The defender's choice to fight after the chits are open. */
static void choice_odds(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	struct ar_clash in;
	int ways[CRT_ALL] = {0}, column = NONE;
	out->sum.table = (int16_t)land_of(s)->table[TABLE_CRT];
	out->kind = OUTLOOK_EXACT;
	if (o->number == CHOICE_WITHDRAW) {
		ways[CRT_WITHDRAWS] = 6;
	} else {
		ar_clash_now(s, c, c->battle.place, c->battle.attacker, &in);
		clash_ways(s, &in, false, &out->sum, ways, &column);
	}
	out->sum.column = (int16_t)column;
	add_case(out, NONE, ways, CRT_ALL);
}

/* --- what else an order brings --- */

static struct warning *warn(struct outlook *out, int cite)
{
	struct warning *w = &out->warn[out->warnings < 4 ? out->warnings++ : 3];
	w->rule = (int16_t)cite;
	return w;
}

static void warn_hunger(const struct scenario *s, const struct campaign *c, int side, int only, struct outlook *out)
{
	struct ar_forecast f;
	ar_forecast(s, c, side, &f);
	int n = only == NONE ? f.starving : f.hungry[only];
	if (!n)
		return;
	if (only == NONE)
		text_set(&warn(out, CITE_UNSUPPLIED)->words, "If supply came now %d corps would be without it", n);
	else
		text_set(&warn(out, CITE_UNSUPPLIED)->words, "If supply came now %d corps in %s would be without it", n,
			 land_of(s)->region_id[only]);
}

/* A group or corps in hand goes to a place. */
static void warn_march(const struct scenario *s, const struct campaign *c, const struct order *o, bool forced,
		       struct outlook *out)
{
	const struct land *g = land_of(s);
	struct campaign after = *c;
	bool corps = false;
	for (int i = set_next(&c->p.hand, 0); i >= 0; i = set_next(&c->p.hand, i + 1)) {
		corps = corps || g->arm[i] <= ARM_CC;
		ar_move(s, &after, i, o->place, NULL);
	}
	if (ar_units(c, 1 - o->side, o->place))
		text_set(&warn(out, CITE_COMBAT)->words, "The enemy stands in %s: there will be a battle",
			 s->board.at[o->place].id);
	if (forced && corps) {
		struct warning *w = warn(out, CITE_FORCED);
		text_set(&w->words, "One forced march in three destroys the corps");
		w->loses = true;
	}
	if (corps)
		warn_hunger(s, &after, o->side, g->region[o->place], out);
}

static void warnings(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	int row = frame_now(&c->p)->row;
	if (o->verb == VERB_MARCH && (row == ROW_MARCH || row == ROW_FORCE))
		warn_march(s, c, o, row == ROW_FORCE, out);
	if (o->verb == VERB_DONE && row == ROW_FORCE && c->p.header.phasing == FRENCH)
		warn_hunger(s, c, o->side, NONE, out);
}

/* Is it an order about which something can be said now? */
static bool asked(const struct scenario *s, const struct position *p, const struct order *o)
{
	const struct phase *row = &ar_phases[frame_now(p)->row];
	if (o->side != frame_now(p)->side || (o->verb != VERB_MARCH && o->verb != VERB_PLAN && o->verb != VERB_CHOOSE && o->verb != VERB_DONE))
		return false;
	if (o->verb == VERB_MARCH && (o->piece < 0 || o->piece >= s->pieces || o->place < 0 || o->place >= s->board.count))
		return false;
	return row->can(s, p, o, NULL);
}

void ar_odds(const struct scenario *s, const struct position *p, const struct order *o, struct outlook *out)
{
	const struct campaign *c = campaign_of(p);
	const struct land *g = land_of(s);
	memset(out, 0, sizeof *out);
	out->kind = OUTLOOK_UNKNOWN;
	out->sum.table = out->sum.column = out->sum.row = out->sum.result = out->sum.place = NONE;
	if (!o || p->header.result.over || !asked(s, p, o))
		return;
	int row = frame_now(p)->row, drm = 0, column;
	out->sum.side = (int8_t)o->side;
	out->sum.seen = ar_bit(o->side);
	out->sum.place = c->battle.place;
	warnings(s, c, o, out);
	if (row == ROW_FORCE && o->verb == VERB_MARCH && g->arm[o->piece] <= ARM_CC) {
		out->sum.place = o->place;
		table_case(s, g->table[TABLE_FORCE], 0, 0, out);
	} else if (row == ROW_PLAN) {
		plan_odds(s, c, o, out);
	} else if (row == ROW_CHOICE) {
		choice_odds(s, c, o, out);
	} else if (row == ROW_CHASE) {
		column = ar_chase_column(s, c, c->battle.place, o->side, &drm, &out->sum);
		table_case(s, g->table[TABLE_PURSUIT], column, drm, out);
	}
}

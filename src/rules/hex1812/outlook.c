/* What an attack would bring, before it is made: every item of the odds and the chance of each result. */
#include "rules/hex1812/combat.h"

#include <stdio.h>

/* [Fortresses C] Nobody retreats from a fortress: what is left of the results where all who are attacked stand on one. */
static void hold(const struct scenario *s, const struct hx_clash *clash, int ways[TABLE_MAX_RESULTS])
{
	for (int k = 0; k < clash->tos; k++)
		if (!hx_is_fortress(s, clash->to[k]))
			return;
	ways[CRT_AR1] = ways[CRT_AR1_DRS];
	ways[CRT_NO_EFFECT] = ways[CRT_DR1] + ways[CRT_DR2] + ways[CRT_DRS];
	ways[CRT_AR1_DRS] = ways[CRT_DR1] = ways[CRT_DR2] = ways[CRT_DRS] = 0;
}

/* [Combat I] Attackers over an unbridged river at less than 160 % are lost whatever the die. */
static void chances(const struct scenario *s, const struct hx_clash *clash, const struct hx_sum *sum, struct outlook *out)
{
	const struct table *crt = &s->table[ground_of(s)->crt];
	int ways[TABLE_MAX_RESULTS] = {0};
	out->kind = OUTLOOK_EXACT;
	out->sum.table = (int16_t)ground_of(s)->crt;
	out->sum.column = (int16_t)table_column_for(crt, sum->percent);
	if (sum->weak) {
		ways[CRT_AE] = 1;
	} else {
		table_chances(crt, out->sum.column, 0, ways);
		hold(s, clash, ways);
	}
	outlook_case(out, NONE, NONE, ways, CRT_ALL);
}

/* [Combat D] While attacks are declared: who of those attacked need not be there when it is fought. */
static void warn_of_leaving(const struct scenario *s, const struct campaign *c, const struct hx_clash *clash, const struct hx_sum *sum,
			    struct outlook *out)
{
	struct text *words = &outlook_warn(out, CITE_COMBAT_D)->words;
	int all = 0, leave = 0, one = NONE;
	for (int k = 0; k < clash->tos; k++)
		for (int i = hx_top(c, clash->to[k]); i != NONE; i = hx_below(c, i)) {
			all++;
			if (!hx_could_retire(s, c, i, sum->percent))
				continue;
			leave++;
			one = i;
		}
	if (!leave)
		text_set(words, "Nobody there may retreat before combat");
	else if (leave == 1)
		text_set(words, "%s may retreat before combat%s", hx_unit(s, one).at, all > 1 ? ", nobody else there" : "");
	else
		text_set(words, leave == all ? "All %d units there may retreat before combat" : "%d of %d units there may retreat before combat", leave, all);
}

/* What would be lost for good, and what comes before the die. */
static void warn(const struct scenario *s, const struct campaign *c, const struct hx_clash *clash, const struct hx_sum *sum,
		 struct outlook *out)
{
	if (sum->weak) {
		struct warning *w = outlook_warn(out, CITE_COMBAT_I);
		text_set(&w->words, "Over an unbridged river at less than %d%%: all attackers would be eliminated",
			 figures_of(s)->combat.unbridged);
		w->loses = true;
	}
	for (int k = 0; k < clash->tos; k++)
		if (hx_is_fortress(s, clash->to[k]))
			text_set(&outlook_warn(out, CITE_FORTRESS_C)->words, "Who holds a fortress does not retreat: Dr and Drs mean nothing");
	if (frame_now(&c->p)->row == ROW_DECLARE)
		warn_of_leaving(s, c, clash, sum, out);
}

void hx_battle_outlook(const struct scenario *s, const struct campaign *c, int battle, struct outlook *out)
{
	struct hx_clash clash;
	struct hx_sum sum;
	hx_clash_of(c, battle, &clash);
	if (!clash.froms || !clash.tos)
		return;
	hx_clash_add(s, c, &clash, &sum, &out->sum);
	out->sum.side = (int8_t)clash.side;
	out->sum.place = clash.to[0];
	out->sum.kind = ACCOUNT_COMBAT;
	chances(s, &clash, &sum, out);
	warn(s, c, &clash, &sum, out);
}

/* [Combat H] Of the attack that was declared last and is still to be fought. */
static void last_declared(const struct scenario *s, const struct campaign *c, struct outlook *out)
{
	int k = c->attacks - 1;
	while (k >= 0 && c->attack[k].flags & ATTACK_FOUGHT)
		k--;
	if (k >= 0)
		hx_battle_outlook(s, c, c->attack[k].battle, out);
}

/* === Retreat before combat === */

/* The faces of the die, of `of`, at which the defenders of this battle are eliminated where they stand. */
static int falls(const struct outlook *battle, int *of)
{
	int ways = 0;
	*of = battle->cases ? battle->on[0].of : 0;
	for (int i = 0; battle->cases && i < battle->on[0].n; i++)
		if (battle->on[0].at[i].result == CRT_DE || battle->on[0].at[i].result == CRT_HALF)
			ways += battle->on[0].at[i].ways;
	return ways;
}

/* [Combat D] A leader without units round him, or [Victory A] the one who is worth points, who could still go and stays. */
static bool stays_at_risk(const struct scenario *s, const struct campaign *c, int piece)
{
	return hx_arm(s, piece) == ARM_LEADER &&
	       (piece == ground_of(s)->napoleon || !hx_fighters(s, c, c->p.piece[piece].place, NONE)) && hx_may_retire(s, c, piece, NULL);
}

/* [Victory A] Of the leaders on one hex: who stays, by how many faces of the die all are lost, and whose loss costs points. */
static void warn_of_leaders(const struct scenario *s, const struct campaign *c, int at, int ways, int of, struct outlook *out)
{
	struct text who = {""}, points = {""};
	int n = 0, all = 0;
	for (int i = hx_top(c, at); i != NONE; i = hx_below(c, i))
		all += stays_at_risk(s, c, i);
	for (int i = hx_top(c, at); i != NONE; i = hx_below(c, i)) {
		if (!stays_at_risk(s, c, i))
			continue;
		text_listed(&who, n++, all, hx_unit(s, i).at);
		if (i == ground_of(s)->napoleon)
			text_set(&points, ", and %d points with %s", -ground_of(s)->napoleon_worth, hx_unit(s, i).at);
	}
	if (!n)
		return;
	struct warning *w = outlook_warn(out, CITE_COMBAT_D);
	text_set(&w->words, "%s stay%s in %s%s: lost %d in %d%s", who.at, n > 1 ? "" : "s", hx_place(s, at).at,
		 hx_fighters(s, c, at, NONE) ? "" : " without units", ways, of, points.at);
	w->loses = true;
	out->sum.place = (int16_t)at;
}

/* Faces of the die at which who stands there is lost in this battle; 0 where it is not attacked in it. */
static int falls_in(const struct scenario *s, const struct campaign *c, int battle, int place, int *of)
{
	struct outlook odds;
	struct hx_clash clash;
	hx_clash_of(c, battle, &clash);
	int k = 0;
	while (k < clash.tos && clash.to[k] != place)
		k++;
	if (k == clash.tos)
		return 0;
	outlook_clear(&odds);
	hx_battle_outlook(s, c, battle, &odds);
	return falls(&odds, of);
}

/* The hex with the next higher number after `last` that an attack was declared on; NONE: there is none. */
static int next_attacked(const struct campaign *c, int last)
{
	int next = NONE;
	for (int k = 0; k < c->attacks; k++)
		if (c->attack[k].to > last && (next == NONE || c->attack[k].to < next))
			next = c->attack[k].to;
	return next;
}

/* [Combat D] What whoever stands and fights risks of leaders: of a hex that is attacked more than once the worst is told. */
static void stand_odds(const struct scenario *s, const struct campaign *c, struct outlook *out)
{
	for (int at = next_attacked(c, NONE); at != NONE; at = next_attacked(c, at)) {
		int worst = 0, of = 0;
		for (int n = 1; n <= c->battles && hx_top(c, at) != NONE; n++) {
			int faces = 0, ways = falls_in(s, c, n, at, &faces);
			of = ways > worst ? faces : of;
			worst = ways > worst ? ways : worst;
		}
		if (worst)
			warn_of_leaders(s, c, at, worst, of, out);
	}
}

/* === Forced marches === */

/* [Forced March Tables] The die that this choice throws, or that it leads to; false where none falls. */
static bool die_of(const struct scenario *s, const struct campaign *c, int choice, struct outlook *out)
{
	const struct hx_march *m = &c->march;
	bool triple = m->triple || choice == CHOICE_TRIPLE, later = choice == CHOICE_TRIPLE || choice == CHOICE_SECOND;
	int points = hx_allowance(s, c, m->lead);
	if (choice == CHOICE_GO) {
		outlook_table(out, s, ground_of(s)->table[triple ? TABLE_TRIPLE_AGAIN : TABLE_DOUBLE_AGAIN], m->die - 3, 0);
		snprintf(out->on[0].how, sizeof out->on[0].how, "The second die, at once");
		return true;
	}
	if (!later && choice != CHOICE_FORCE)
		return false;
	outlook_table(out, s, ground_of(s)->table[triple ? TABLE_TRIPLE : TABLE_DOUBLE], 0, 0);
	if (later)
		snprintf(out->on[0].how, sizeof out->on[0].how, "%d points more at once; then a die has to be rolled, for another %d", points, points);
	else
		snprintf(out->on[0].how, sizeof out->on[0].how, "One die for %d points more", points);
	return true;
}

/* [Forced March F, reading 30] Each allowance is spent apart: who begins the next with points that would still take him somewhere loses them. */
static void warn_of_points(const struct scenario *s, const struct campaign *c, int choice, struct outlook *out)
{
	const struct hx_march *m = &c->march;
	if ((choice != CHOICE_FORCE && choice != CHOICE_SECOND) || !hx_can_march(s, c, m->lead, m->left))
		return;
	struct warning *w = outlook_warn(out, CITE_FORCED_F);
	text_set(&w->words, m->left == 1 ? "%s has %d point left: it is lost with the forced march" : "%s has %d points left: they are lost with the forced march",
		 hx_unit_at(s, c, m->lead).at, m->left);
	w->loses = true;
}

/* [Forced March Tables e] Corps become divisions; what is lost for good otherwise is worth a question where it is a leader. */
static void march_odds(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	int piece = frame_now(&c->p)->row == ROW_OPTION ? frame_now(&c->p)->piece : c->march.lead;
	if (o->verb != VERB_CHOOSE || !rules_allow(s, &c->p, o, NULL) || !die_of(s, c, o->number, out))
		return;
	out->sum.side = c->p.header.phasing;
	out->sum.place = c->p.piece[piece].place;
	out->sum.kind = ACCOUNT_FORCE;
	warn_of_points(s, c, o->number, out);
	if (hx_arm(s, piece) != ARM_LEADER)
		text_set(&outlook_warn(out, CITE_FORCED)->words, hx_is_corps(s, piece) ? "Eliminated: the corps goes on as a division" :
			 "Eliminated: the %s is lost", s->piece[piece].name);
	if (hx_arm(s, piece) != ARM_LEADER || o->number == CHOICE_TRIPLE)
		return;
	struct warning *w = outlook_warn(out, CITE_FORCED);
	text_set(&w->words, "%s may be lost for good on this march", hx_unit(s, piece).at);
	w->loses = true;
}

void hx_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess, struct outlook *out)
{
	union any_position copy;
	struct campaign *c = campaign_at(&copy.common);
	(void)guess; /* nothing is hidden */
	outlook_clear(out);
	if (p->header.result.over)
		return;
	int row = frame_now(p)->row;
	if (row == ROW_DECLARE) {
		copy.common = *p;
		*c = *campaign_of(p);
		if (o && o->verb != VERB_COMMIT && rules_allow(s, p, o, NULL))
			hx_declare_act(s, &copy.common, o, NULL);
		else if (o && o->verb != VERB_COMMIT)
			return;
		last_declared(s, c, out);
	} else if (row == ROW_RESOLVE && o && rules_allow(s, p, o, NULL)) {
		hx_battle_outlook(s, campaign_of(p), hx_battle_named(campaign_of(p), o->place), out);
	} else if (row == ROW_RETIRE && o && o->verb == VERB_DONE && rules_allow(s, p, o, NULL)) {
		stand_odds(s, campaign_of(p), out);
	} else if ((row == ROW_MARCH || row == ROW_OPTION) && o) {
		march_odds(s, campaign_of(p), o, out);
	}
}

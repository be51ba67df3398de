/* The chances of a chit against each of the enemy's, with what is supposed of a closed stack (suppose.c); of withdrawing
 * or fighting once the chits are open. */
#include "rules/area1812/area1812.h"

#include <stdio.h>
#include <string.h>

/* What is weighed: the armies by side, and the words for what leads to the chances. */
struct weighing {
	struct ar_clash in;
	int cc[2];
	int side; /* who asks */
	char how[OUTLOOK_WORDS];
};

static void say(struct weighing *w, const char *words)
{
	size_t used = strlen(w->how);
	snprintf(w->how + used, sizeof w->how - used, "%s%s", used ? ", " : "", words);
}

static void clash_ways(const struct scenario *s, const struct ar_clash *in, bool soft, struct account *a,
		       int ways[CRT_ALL], struct ar_sum *sum)
{
	ar_clash_add(s, in, sum, a);
	for (int die = 1; die <= 6; die++)
		ways[ar_clash_result(s, sum, die, soft)]++;
}

/* "die +1 French -1 fortress = 0": what is on the die, each by its name. */
static void say_die(const struct scenario *s, const struct weighing *w, const struct account *a, int drm, char *out, size_t size)
{
	int n = 0;
	size_t used = 0;
	for (int i = 0; i < a->n && used + 1 < size; i++) {
		const struct line *l = &a->at[i];
		if (l->op != LINE_ADD || l->text == TEXT_POINTS_CAP)
			continue;
		const char *who = l->text == TEXT_FORTRESS ? "fortress" : l->text == TEXT_STANDARD ? s->side_name[w->in.attacker] :
				  l->piece != NONE ? s->piece[l->piece].name : "general";
		used += (size_t)snprintf(out + used, size - used, "%s%+d %.20s", n++ ? " " : "die ", l->num, who);
	}
	if (!n)
		snprintf(out, size, "bare die");
	else if (n > 1 && used + 1 < size)
		snprintf(out + used, size - used, drm ? " = %+d" : " = %d", drm);
}

/* [Leaders C] "Generals lead 2 of 4": what their points leave behind. */
static void say_cap(struct weighing *w, const struct account *a)
{
	int all = w->in.ic[w->in.attacker];
	char text[48];
	for (int i = 0; i < a->n; i++)
		if (a->at[i].text == TEXT_POINTS_CAP) {
			snprintf(text, sizeof text, "generals lead %d of %d", all + a->at[i].num, all);
			say(w, text);
		}
}

/* "6 : 3 = 200%, die +1 French" */
static void say_sum(const struct scenario *s, struct weighing *w, const struct ar_sum *sum)
{
	struct account scratch, *a = account_open(NULL, &scratch, ACCOUNT_COMBAT, w->in.attacker, w->in.place);
	struct ar_sum again;
	char text[OUTLOOK_WORDS], die[80];
	ar_clash_add(s, &w->in, &again, a);
	if (sum->result != CRT_NO_GENERAL)
		say_cap(w, a);
	say_die(s, w, a, sum->drm, die, sizeof die);
	if (sum->result == CRT_NO_GENERAL)
		snprintf(text, sizeof text, "no general leads the attack");
	else if (sum->result == CRT_PURSUIT)
		snprintf(text, sizeof text, "no infantry is left");
	else if (!sum->against)
		snprintf(text, sizeof text, "%d : 0", sum->counted);
	else if (sum->column == NONE)
		snprintf(text, sizeof text, "%d : %d = %d%%", sum->counted, sum->against, sum->percent);
	else
		snprintf(text, sizeof text, "%d : %d = %d%%, %s", sum->counted, sum->against, sum->percent, die);
	say(w, text);
}

/* What the cell does before it comes to numbers. A lost corps is cavalry while there is some. */
static void take_effects(struct weighing *w, int what, int a)
{
	int d = 1 - a;
	if (what & DO_A_LOSES && what & DO_D_LOSES)
		say(w, "each loses a corps");
	else if (what & (DO_A_LOSES | DO_D_LOSES))
		say(w, what & DO_A_LOSES ? "attacker loses a corps" : "defender loses a corps");
	if (what & DO_A_DOUBLE)
		say(w, "attackers count double");
	if (what & DO_D_DOUBLE)
		say(w, "defenders count double");
	if (what & DO_SWITCH)
		say(w, "roles change");
	if (what & DO_SOFT)
		say(w, "no eliminations");
	if (what & DO_A_LOSES)
		w->cc[a] ? w->cc[a]-- : w->in.ic[a]--;
	if (what & DO_D_LOSES)
		w->cc[d] ? w->cc[d]-- : w->in.ic[d]--;
	w->in.doubled[a] = (what & DO_A_DOUBLE) != 0;
	w->in.doubled[d] = (what & DO_D_DOUBLE) != 0;
	w->in.attacker = what & DO_SWITCH ? d : a;
}

/* [Combat C, Combat D] A side without infantry: no chit is opened. Cavalry alone has to leave infantry before, or is lost. */
static int bare_result(struct weighing *w)
{
	int bare = w->in.ic[FRENCH] ? RUSSIAN : FRENCH;
	if (!w->in.ic[1 - bare]) {
		say(w, "neither side has infantry: no chit is opened");
		return CRT_STOP;
	}
	say(w, bare == w->side ? "no chit is opened: you have no infantry, and retreat before combat or are lost" :
	    "no chit is opened: he has no infantry, and retreats before combat or is lost");
	return bare == w->side ? CRT_YOU_FLEE : CRT_HE_FLEES;
}

/* Has the cell taken the last corps of both? Then nobody fights and nobody is pursued. */
static bool nobody_left(const struct weighing *w)
{
	return !(w->in.ic[FRENCH] + w->cc[FRENCH] + w->in.ic[RUSSIAN] + w->cc[RUSSIAN]);
}

/* One pair of chits. The defender may have to choose: then the chances are those of a fight. */
static void cell_ways(const struct scenario *s, struct weighing *w, int a, int row, int column, int ways[CRT_ALL])
{
	const struct ar_cell *cell = &land_of(s)->cell[row][column];
	int what = cell->what;
	struct ar_sum sum;
	if (!w->in.ic[FRENCH] || !w->in.ic[RUSSIAN]) { /* the battle ends before the chits are opened (Combat D) */
		ways[bare_result(w)] = 6;
		return;
	}
	if (cell->or) {
		bool barred = what & DO_CAVALRY && w->cc[1 - a] <= w->cc[a];
		say(w, barred ? "too little cavalry to withdraw" : what & DO_D_LOSES ?
		    "defender may give up a corps and withdraw; else" : "defender may withdraw; else");
		what = cell->or;
	}
	take_effects(w, what, a);
	if (nobody_left(w)) {
		say(w, "with that nobody is left, and the battle ends");
		ways[CRT_BOTH_GONE] = 6;
		return;
	}
	if (what & DO_COMBAT) {
		clash_ways(s, &w->in, what & DO_SOFT, NULL, ways, &sum);
		say_sum(s, w, &sum);
		return;
	}
	bool own = w->in.attacker != w->side; /* who retreats is the defender of that moment */
	if (what & DO_PURSUIT)
		say(w, own ? "you retreat after a pursuit" : "he retreats after a pursuit");
	else if (what & DO_RETREAT)
		say(w, own ? "you retreat to an area of your choice, no pursuit" : "he retreats to an area of his choice, no pursuit");
	else
		say(w, "nobody fights, the battle ends");
	ways[what & DO_PURSUIT ? own ? CRT_YOU_FLEE : CRT_HE_FLEES : what & DO_RETREAT ? CRT_WITHDRAWS : CRT_STOP] = 6;
}

/* Of his generals only the best is guessed; if he has one, they lead all his infantry. */
static void take_guesses(const struct outlook *out, int enemy, struct weighing *w)
{
	int best = out->guesses > GUESS_GENERAL ? out->guess[GUESS_GENERAL].value : 0;
	w->in.ic[enemy] = out->guess[GUESS_IC].value;
	w->cc[enemy] = out->guess[GUESS_CC].value;
	w->in.lead[enemy] = (struct ar_lead){best ? w->in.ic[enemy] : 0, best, NONE};
}

/* --- the outlooks --- */

static void own_lines(const struct scenario *s, const struct campaign *c, int place, int side, int ledger, struct outlook *out)
{
	const struct land *g = land_of(s);
	account_line(&out->sum, ledger, LINE_BASE, c->at[side][place][ARM_IC], 1, NONE, NONE, TEXT_IC, CITE_COMBAT_F);
	account_line(&out->sum, ledger, LINE_BASE, c->at[side][place][ARM_CC], 1, NONE, NONE, TEXT_CC, CITE_COMBAT_F);
	for (int i = g->begin[side][ARM_LEADER]; i < g->end[side][ARM_LEADER] && ar_optional(s); i++)
		if (c->p.piece[i].place == place)
			account_line(&out->sum, ledger, LINE_BASE, s->piece[i].strength, 1, i, NONE, TEXT_LEADER, CITE_LEADERS_C);
}

void ar_plan_odds(const struct scenario *s, const struct campaign *c, const struct order *o, const int16_t *guess,
		  struct outlook *out)
{
	const struct ar_battle *b = &c->battle;
	int side = o->side, a = b->attacker, at = b->place, mine = o->number % 4;
	int own = side == a ? 0 : 1; /* the ledger: the attacker's comes first, whoever asks */
	bool unknown = ar_suppose(s, c, side, at, guess, out);
	for (int other = 0; other < 4; other++) {
		int ways[CRT_ALL] = {0};
		struct weighing w = {.cc = {c->at[0][at][ARM_CC], c->at[1][at][ARM_CC]}, .side = side};
		ar_clash_now(s, c, at, a, &w.in);
		if (unknown)
			take_guesses(out, 1 - side, &w);
		cell_ways(s, &w, a, side == a ? other : mine, side == a ? mine : other, ways);
		int k = outlook_case(out, TEXT_IF + (side == a ? PLAN_E : PLAN_A) + other, NONE, ways, CRT_ALL);
		out->on[k].attacker = (int8_t)w.in.attacker;
		memcpy(out->on[k].how, w.how, sizeof w.how);
	}
	out->sum.side = (int8_t)a;
	own_lines(s, c, at, side, own, out);
	if (unknown)
		account_line(&out->sum, 1 - own, LINE_NOTE, 0, 1, NONE, NONE, TEXT_UNSEEN, CITE_STEP_1);
	else
		own_lines(s, c, at, 1 - side, 1 - own, out);
	out->sum.table = (int16_t)land_of(s)->table[TABLE_CRT];
	out->kind = OUTLOOK_BY_CASE;
}

static void withdrawal(const struct scenario *s, const struct campaign *c, struct weighing *w, struct outlook *out)
{
	const struct ar_battle *b = &c->battle;
	const struct ar_cell *cell = &land_of(s)->cell[b->plan[1 - b->attacker] - PLAN_E][b->plan[b->attacker] - PLAN_A];
	int8_t ways[MAX_LINKS];
	bool open = ar_ways(land_of(s), c, 1 - b->attacker, b->place, ways);
	if (cell->what & DO_D_LOSES && ar_corps(c, 1 - b->attacker, b->place) == 1) {
		snprintf(w->how, sizeof w->how, "your only corps is lost: none is left to retreat; the battle ends");
		if (ar_units(c, 1 - b->attacker, b->place) == 1)
			return;
		struct warning *with = outlook_warn(out, CITE_COMBAT_J);
		text_set(&with->words, "Without a corps, all that stands with it is lost too");
		with->loses = true;
		return;
	}
	snprintf(w->how, sizeof w->how, "%s%s; the battle ends",
		 cell->what & DO_D_LOSES ? "you lose a corps of your choice, and " : "",
		 open ? "the stack retreats to an area you name" : "the stack is lost: no area is open");
	if (open)
		return;
	struct warning *lost = outlook_warn(out, CITE_COMBAT_K);
	text_set(&lost->words, "No area is free of enemies: the whole stack would be lost");
	lost->loses = true;
}

void ar_choice_odds(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	int ways[CRT_ALL] = {0};
	struct ar_sum sum = {.column = NONE};
	struct weighing w = {.how = ""};
	out->sum.table = (int16_t)land_of(s)->table[TABLE_CRT];
	out->sum.side = c->battle.attacker;
	out->kind = OUTLOOK_EXACT;
	if (o->number == CHOICE_WITHDRAW) {
		ways[CRT_WITHDRAWS] = 6;
		withdrawal(s, c, &w, out);
	} else {
		ar_clash_now(s, c, c->battle.place, c->battle.attacker, &w.in);
		clash_ways(s, &w.in, false, &out->sum, ways, &sum);
		say_sum(s, &w, &sum);
	}
	out->sum.column = (int16_t)sum.column;
	int k = outlook_case(out, NONE, NONE, ways, CRT_ALL);
	out->on[k].attacker = c->battle.attacker;
	memcpy(out->on[k].how, w.how, sizeof w.how);
}

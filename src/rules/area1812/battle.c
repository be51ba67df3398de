/* The Combat Phase: the order of battles, and one battle step by step. */
#include "rules/area1812/area1812.h"

#include <string.h>

/* === Combat: the order of battles === */

/* [Combat, reading 29] Wherever both sides have any unit as the phase begins. */
static void battles_find(const struct scenario *s, struct campaign *c)
{
	set_clear(&c->todo);
	for (int i = 0; i < land_of(s)->places; i++)
		if (ar_units(c, FRENCH, i) && ar_units(c, RUSSIAN, i))
			set_add(&c->todo, i);
}

/* [Combat] The phasing side attacks, whatever it is about elsewhere. */
static void battle_begin(struct campaign *c, int place, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	int side = c->p.header.phasing;
	set_drop(&c->todo, place);
	memset(b, 0, sizeof *b);
	b->place = (int8_t)place;
	b->attacker = b->phasing = (int8_t)side;
	b->plan[0] = b->plan[1] = b->flees = b->names = b->result = NONE;
	event_note(ev, EVENT_ATTACK, side, NONE, NONE, place, NONE, CITE_COMBAT);
	phase_again(&c->p);
	frame_push(&c->p, ROW_BATTLE, (enum side)side)->place = (int16_t)place;
}

/* [Sequence of Play A3] Battles one by one. [Sequence of Play B] After the Russian ones the French player-turn
 * begins. */
void ar_battles_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct frame *f = frame_top(p);
	if (!f->step) {
		f->step = 1;
		battles_find(s, c);
		if (!set_empty(&c->todo))
			event_note(ev, EVENT_PHASE, f->side, NONE, NONE, NONE, ROW_BATTLES, CITE_COMBAT);
	}
	if (set_count(&c->todo) == 1) {
		battle_begin(c, set_next(&c->todo, 0), ev);
		return;
	}
	if (!set_empty(&c->todo))
		return;
	if (f->side == RUSSIAN) {
		phase_goto(p, ROW_ARRIVE, (enum side)FRENCH);
		return;
	}
	phase_goto(p, ROW_DEPOT, (enum side)FRENCH);
	frame_top(p)->number = 1;
}

void ar_battles_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	prompt_ask(out, VERB(VERB_NAME), 0, "Name the area of the next battle: %d are to be fought",
	       set_count(&campaign_of(p)->todo));
}

void ar_battles_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct set *todo = &campaign_of(p)->todo;
	(void)s;
	for (int i = set_next(todo, 0); i >= 0; i = set_next(todo, i + 1))
		orders_add(out, order_make(VERB_NAME, frame_now(p)->side, NONE, i, NONE));
}

/* [Combat] The phasing side names the order; none is left out. */
bool ar_battles_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_NAME)
		return phase_refuse(s, CITE_COMBAT, "click an area where both sides stand: the battle there is next", e);
	return set_has(&campaign_of(p)->todo, o->place) ||
	       error_set(e, NULL, NULL, CITE(CITE_COMBAT), "no battle is to be fought in %s",
			 CALLED(s, o->place));
}

void ar_battles_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s;
	battle_begin(campaign_at(p), o->place, ev);
}

/* === Combat: the steps of one battle === */

static void call(struct campaign *c, int row, int side)
{
	phase_again(&c->p);
	frame_push(&c->p, row, (enum side)side)->place = c->battle.place;
}

static void lose_all(const struct scenario *s, struct campaign *c, int side, int cite, struct events *ev)
{
	ar_lose_stack(s, c, side, c->battle.place, cite, ev);
}

/* [Combat D, Combat Situation Summary] Automatic eliminations after Retreat Before Combat. */
static void check(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	int at = b->place, ic[2], corps[2];
	for (int i = 0; i < 2; i++) {
		ic[i] = c->at[i][at][ARM_IC];
		corps[i] = ar_corps(c, i, at);
	}
	b->step = STEP_CELL;
	if (ic[0] && ic[1])
		return;
	b->step = STEP_OVER;
	for (int i = 0; i < 2; i++)
		if ((!ic[i] && ic[1 - i]) || (!corps[i] && corps[1 - i])) {
			lose_all(s, c, i, CITE_COMBAT_D, ev);
			return;
		}
	event_note(ev, EVENT_NOTE, b->phasing, NONE, NONE, at, corps[0] ? TEXT_BOTH_CAVALRY : TEXT_BATTLE_OVER, CITE_COMBAT_D);
}

static void say_chit(struct events *ev, int side, int plan)
{
	struct event *e = event_note(ev, EVENT_REVEAL, side, NONE, NONE, NONE, plan, CITE_PLAN);
	if (e)
		e->seals = true;
}

/* [Combat Step 4, Combat E] [Battle Plan Chart Cav Dr(D), reading 33] Without more cavalry that choice is barred.
 * [Battle Plan Chart D choice] The chits are shown and crossed; the defender may have to choose. */
static void cell(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	const struct land *g = land_of(s);
	int a = b->attacker, d = 1 - a, column = b->plan[a] - PLAN_A, row = b->plan[d] - PLAN_E;
	const struct ar_cell *to = &g->cell[row][column];
	struct account scratch, *sum = account_open(ev, &scratch, ACCOUNT_PLAN, a, b->place);
	b->chits = 1;
	say_chit(ev, a, b->plan[a]);
	say_chit(ev, d, b->plan[d]);
	account_line(sum, 0, LINE_NOTE, 0, 1, NONE, NONE, TEXT_CHIT + b->plan[a], CITE_PLAN);
	account_line(sum, 1, LINE_NOTE, 0, 1, NONE, NONE, TEXT_CHIT + b->plan[d], CITE_PLAN);
	account_line(sum, 0, LINE_BASE, c->at[a][b->place][ARM_CC], 1, NONE, NONE, TEXT_CC, CITE_PLAN);
	account_line(sum, 1, LINE_BASE, c->at[d][b->place][ARM_CC], 1, NONE, NONE, TEXT_CC, CITE_PLAN);
	bool barred = to->what & DO_CAVALRY && c->at[d][b->place][ARM_CC] <= c->at[a][b->place][ARM_CC];
	if (barred)
		account_line(sum, 1, LINE_NOTE, 0, 1, NONE, NONE, TEXT_BARRED, CITE_PLAN);
	sum->column = (int16_t)column;
	sum->row = (int16_t)row;
	if (ev)
		ar_result(s, ev, sum, TABLE_PLAN, s->table[g->table[TABLE_PLAN]].cell[row][column], CITE_PLAN);
	b->step = STEP_EFFECT;
	if (!to->or)
		return;
	if (barred)
		b->part = 1;
	else
		call(c, ROW_CHOICE, d);
}

/* [Battle Plan Chart A -1c, Battle Plan Chart D -1c, Battle Plan Chart A cx2, Battle Plan Chart D cx2] The letters
 * mean the roles before a change. [Battle Plan Chart A&D switch, reading 34] What follows means those after it.
 * [Battle Plan Chart Dr(D), reading 35] The defender flees by his own choice. */
static void effect(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	const struct ar_cell *from = &land_of(s)->cell[b->plan[1 - b->attacker] - PLAN_E][b->plan[b->attacker] - PLAN_A];
	int what = b->part ? from->or : from->what, a = b->attacker, d = 1 - a;
	b->owed[a] = (what & DO_A_LOSES) != 0;
	b->owed[d] = (what & DO_D_LOSES) != 0;
	b->any = 3;
	if (what & DO_A_DOUBLE)
		b->doubled = (uint8_t)(b->doubled | 1u << a);
	if (what & DO_D_DOUBLE)
		b->doubled = (uint8_t)(b->doubled | 1u << d);
	b->soft = (what & DO_SOFT) != 0;
	if (what & DO_SOFT)
		event_note(ev, EVENT_NOTE, d, NONE, NONE, b->place, TEXT_SOFT, CITE_PLAN);
	if (what & DO_SWITCH) {
		event_note(ev, EVENT_NOTE, d, NONE, NONE, b->place, TEXT_SWITCH, CITE_PLAN);
		b->attacker = (int8_t)d;
		d = a;
	}
	if (what & DO_RETREAT)
		b->flees = b->names = (int8_t)d;
	b->what = what & DO_COMBAT ? 1 : what & DO_PURSUIT ? 2 : 0;
	b->step = STEP_LOSS_A;
}

/* [Combat Results Table r(D), Combat Results Table r(A), reading 36] The first letter says who flees, the one in
 * brackets who names the way. */
void ar_battle_result(struct ar_battle *b, int result)
{
	int a = b->attacker, d = 1 - a;
	b->result = (int8_t)result;
	if (result == CRT_AR_A || result == CRT_AR_D)
		b->flees = (int8_t)a;
	else if (result == CRT_DR_A || result == CRT_DR_D)
		b->flees = (int8_t)d;
	else
		return;
	b->names = (int8_t)(result == CRT_AR_A || result == CRT_DR_A ? a : d);
}

/* [Combat Results Table ½ex, Combat Results Table ½e, reading 37] Half the real infantry, rounded up; cavalry is
 * not counted. */
static void lose_half(const struct scenario *s, struct campaign *c, int side, struct events *ev)
{
	int n = (c->at[side][c->battle.place][ARM_IC] + 1) / 2;
	while (n-- > 0)
		ar_lose(s, c, ar_find(s, c, side, c->battle.place, ARM_IC, NULL), CITE_CRT, ev);
}

/* [Combat Step 5, Combat F] Losses at once, retreats are noted for later. [Combat Results Table e, reading 37] A
 * stack goes as a whole. Where the plans have cost both their last corps there is nothing to be weighed, and no table is told. */
static void combat(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	struct ar_clash in;
	struct ar_sum sum;
	int a = b->attacker;
	bool fought = ar_corps(c, FRENCH, b->place) || ar_corps(c, RUSSIAN, b->place);
	struct account scratch, *acc = account_open(fought ? ev : NULL, &scratch, ACCOUNT_COMBAT, a, b->place);
	ar_clash_now(s, c, b->place, a, &in);
	ar_clash_add(s, &in, &sum, acc);
	int die = 0;
	if (sum.column != NONE) {
		die = ar_roll(c, ev, acc, a, sum.drm, CITE_CRT);
		int row = die + sum.drm;
		row = row < CRT_LOW ? CRT_LOW : row > CRT_HIGH ? CRT_HIGH : row;
		acc->column = (int16_t)sum.column;
		acc->row = (int16_t)(row - CRT_LOW);
	}
	int result = ar_clash_result(s, &sum, die, b->soft);
	if (b->soft && result != ar_clash_result(s, &sum, die, false))
		account_line(acc, 1, LINE_NOTE, 0, 1, NONE, NONE, TEXT_SOFT, CITE_PLAN);
	if (!fought)
		event_note(ev, EVENT_NOTE, b->phasing, NONE, NONE, b->place, TEXT_NO_CORPS, CITE_COMBAT_F);
	else if (ev)
		ar_result(s, ev, acc, TABLE_CRT, result, CITE_CRT);
	b->step = result == CRT_NO_GENERAL ? STEP_OVER : STEP_CHASE;
	ar_battle_result(b, result);
	if (result == CRT_AE)
		lose_all(s, c, a, CITE_CRT, ev);
	else if (result == CRT_DE)
		lose_all(s, c, 1 - a, CITE_CRT, ev);
	if (result == CRT_A_HALF || result == CRT_EXCHANGE)
		lose_half(s, c, a, ev);
	if (result == CRT_D_HALF || result == CRT_EXCHANGE)
		lose_half(s, c, 1 - a, ev);
}

/* [Combat J] Automatic elimination after combat. */
static void after(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	for (int i = 0; i < 2; i++)
		if (!ar_corps(c, i, b->place) && ar_corps(c, 1 - i, b->place)) {
			lose_all(s, c, i, CITE_COMBAT_J, ev);
			break;
		}
	b->step = STEP_RETREAT;
}

/* [Combat L] Whoever has marched retreats all the same. [reading 41] Depots go with supply units, one each; those
 * that stay are lost to corps. */
void ar_battle_flee(const struct scenario *s, struct campaign *c, int to, struct events *ev)
{
	const struct land *g = land_of(s);
	struct ar_battle *b = &c->battle;
	int side = b->flees, at = b->place, carried = c->at[side][at][ARM_SU];
	for (int i = g->first[side]; i < g->last[side]; i++) {
		if (c->p.piece[i].place != at || (g->arm[i] == ARM_DP && carried-- <= 0))
			continue;
		ar_note_unit(s, c, ev, EVENT_RETREAT, i, at, to, CITE_COMBAT_K);
		ar_move_told(s, c, i, to, ev);
	}
	if (ar_corps(c, 1 - side, at))
		ar_lose_stack(s, c, side, at, CITE_COMBAT_J, ev);
}

/* [Combat Step 7, Combat K] Only what a result asks for; without a way the stack is lost. [Battle Plan Chart Dr(D)]
 * The same for the retreats of the chart. */
static void retreat(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	int8_t ways[MAX_LINKS];
	b->step = STEP_OVER;
	if (b->flees == NONE)
		return;
	int n = ar_ways(land_of(s), c, b->flees, b->place, ways);
	if (n > 1) {
		call(c, ROW_WAY, b->names);
		return;
	}
	if (n == 1) {
		ar_battle_flee(s, c, ways[0], ev);
		return;
	}
	event_note(ev, EVENT_NOTE, b->flees, NONE, NONE, b->place, TEXT_NO_WAY, CITE_COMBAT_K);
	lose_all(s, c, b->flees, CITE_COMBAT_K, ev);
}

static void over(struct campaign *c, struct events *ev)
{
	event_note(ev, EVENT_NOTE, c->battle.phasing, NONE, NONE, c->battle.place, TEXT_BATTLE_OVER, CITE_COMBAT);
	memset(&c->battle, 0, sizeof c->battle);
	c->battle.place = c->battle.plan[0] = c->battle.plan[1] = c->battle.flees = c->battle.names = NONE;
	c->battle.result = NONE;
	frame_pop(&c->p);
}

/* Are losses still to be taken by this side? Then its row is called. */
static void losses(struct campaign *c, int side, int next)
{
	c->battle.step = (uint8_t)next;
	if (c->battle.owed[side])
		call(c, ROW_LOSE, side);
}

/* [Combat Step 1, reading 30] The attacker lays first, before anything is shown. [Combat D] Where a stack holds no corps
 * there is no combat, and no chit would ever be opened: none is asked for, and the stacks are shown at once. */
static void plan_next(struct campaign *c, int side, int next)
{
	int at = c->battle.place;
	c->battle.step = (uint8_t)next;
	if (ar_corps(c, FRENCH, at) && ar_corps(c, RUSSIAN, at))
		call(c, ROW_PLAN, side);
}

/* [Combat Step 3] The defender first. */
static void retire_next(const struct scenario *s, struct campaign *c, int side, int next)
{
	c->battle.step = (uint8_t)next;
	if (ar_retires(s, c, side, c->battle.place))
		call(c, ROW_RETIRE, side);
}

/* [Combat Step 6, Combat I, reading 40] Offered only with more cavalry, and while there is somebody to pursue. */
static void chase_next(struct campaign *c)
{
	struct ar_battle *b = &c->battle;
	int a = b->attacker, at = b->place;
	b->step = STEP_AFTER;
	if (c->at[a][at][ARM_CC] > c->at[1 - a][at][ARM_CC] && ar_corps(c, 1 - a, at))
		call(c, ROW_CHASE, a);
}

/* [Combat] The seven steps in their order.
 * [Battle Plan Chart stop, Battle Plan Chart go CRS-PS-RAC, Battle Plan Chart go PS-RAC] The cell says which of the
 * last three come. */
static void step(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	switch (b->step) {
	case STEP_PLAN_A:
		plan_next(c, b->attacker, STEP_PLAN_D);
		break;
	case STEP_PLAN_D:
		plan_next(c, 1 - b->attacker, STEP_REVEAL);
		break;
	case STEP_REVEAL:
		ar_reveal(s, c, b->place, ev);
		b->step = STEP_RETIRE_D;
		break;
	case STEP_RETIRE_D:
		retire_next(s, c, 1 - b->attacker, STEP_RETIRE_A);
		break;
	case STEP_RETIRE_A:
		retire_next(s, c, b->attacker, STEP_CHECK);
		break;
	case STEP_CHECK:
		check(s, c, ev);
		break;
	case STEP_CELL:
		cell(s, c, ev);
		break;
	case STEP_EFFECT:
		effect(s, c, ev);
		break;
	case STEP_LOSS_A:
		losses(c, b->attacker, STEP_LOSS_D);
		break;
	case STEP_LOSS_D:
		losses(c, 1 - b->attacker, STEP_NOW);
		break;
	case STEP_NOW:
		b->step = b->what == 1 ? STEP_COMBAT : b->what == 2 ? STEP_CHASE : STEP_RETREAT;
		break;
	case STEP_COMBAT:
		combat(s, c, ev);
		break;
	case STEP_CHASE:
		chase_next(c);
		break;
	case STEP_CHASED_A:
		losses(c, b->attacker, STEP_CHASED_D);
		break;
	case STEP_CHASED_D:
		losses(c, 1 - b->attacker, STEP_AFTER);
		break;
	case STEP_AFTER:
		after(s, c, ev);
		break;
	default:
		retreat(s, c, ev);
	}
}

/* [Combat] Only one stack is left, and nothing that both have to lose is still owed. */
static bool alone(const struct ar_battle *b, const struct campaign *c)
{
	return b->step > STEP_RETIRE_D && !b->owed[FRENCH] && !b->owed[RUSSIAN] &&
	       (!ar_units(c, FRENCH, b->place) || !ar_units(c, RUSSIAN, b->place));
}

/* [Combat Results Table ½ex, Pursuit Table A+1/D-1 ex, Victory A, reading 49] Losses of a result are simultaneous: who holds
 * the place is seen when neither side owes any. */
static void settle(const struct scenario *s, struct campaign *c, struct events *ev)
{
	if (!c->battle.owed[FRENCH] && !c->battle.owed[RUSSIAN])
		ar_settle_place(s, c, c->battle.place, ev);
}

void ar_battle_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct ar_battle *b = &c->battle;
	while (frame_now(p)->row == ROW_BATTLE) {
		settle(s, c, ev);
		if (b->step == STEP_OVER || alone(b, c)) {
			over(c, ev);
			return;
		}
		step(s, c, ev);
	}
}

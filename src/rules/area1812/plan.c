/* Steps of a battle where a player decides: the chits, the choice a cell leaves, losses, pursuit, ways of retreat. */
#include "rules/area1812/area1812.h"

/* === Combat, Step 1: the chits, in secret === */

static bool attacks(const struct position *p)
{
	return campaign_of(p)->battle.attacker == frame_now(p)->side;
}

bool ar_never_opened(const struct scenario *s, const struct campaign *c, int place)
{
	uint8_t most[2][MOSTS];
	for (int side = 0; side < 2; side++)
		ar_most(s, c, side, place, most[side]);
	return !most[FRENCH][MOST_IC] || !most[RUSSIAN][MOST_IC];
}

void ar_plan_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	prompt_ask(out, VERB(VERB_PLAN), 0, "Battle in %s: lay a chit, %s%s", CALLED(s, f->place),
	       attacks(p) ? "A, B, C or D" : "E, F, G or H",
	       ar_never_opened(s, campaign_of(p), f->place) ? ". Any will do: a side has no infantry there, so none is opened" : "");
	out->secret = true;
	out->place = f->place;
}

void ar_plan_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int first = attacks(p) ? PLAN_A : PLAN_E;
	(void)s;
	for (int i = 0; i < 4; i++)
		orders_add(out, order_make(VERB_PLAN, frame_now(p)->side, NONE, NONE, first + i));
}

/* [Combat Step 1] A to D for the attacker, E to H for the defender. */
bool ar_plan_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int first = attacks(p) ? PLAN_A : PLAN_E;
	if (o->verb != VERB_PLAN)
		return phase_refuse(s, CITE_STEP_1, "both lay a chit with a battle plan now", e);
	if (o->number < first || o->number > first + 3)
		return error_set(e, NULL, NULL, CITE(CITE_STEP_1), "the %s has the chits %s, and no others",
				 attacks(p) ? "attacker" : "defender", attacks(p) ? "A, B, C and D" : "E, F, G and H");
	return true;
}

/* [Combat Step 1, reading 30] The other side hears that a chit lies, not which. */
void ar_plan_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	(void)s;
	c->battle.plan[o->side] = (int8_t)o->number;
	struct event laid = event_make(EVENT_SECRET, o->side, NONE, NONE, NONE, o->number, CITE_STEP_1), closed = laid;
	closed.number = NONE;
	laid.seals = closed.seals = true;
	event_note_hidden(ev, laid, closed);
	frame_pop(p);
}

/* === Combat, Step 4: a cell with a choice of the defender === */

void ar_choice_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct campaign *c = campaign_of(p);
	const struct ar_cell *cell = &land_of(s)->cell[c->battle.plan[frame_now(p)->side] - PLAN_E]
						      [c->battle.plan[1 - frame_now(p)->side] - PLAN_A];
	prompt_ask(out, VERB(VERB_CHOOSE), 1, "Withdraw%s, or stand and fight?",
	       cell->what & DO_D_LOSES ? " and lose a corps" : "");
	out->place = frame_now(p)->place;
}

void ar_choice_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_WITHDRAW));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_FIGHT));
}

bool ar_choice_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_PLAN, "the defender withdraws, or stands and fights", e);
}

/* [Battle Plan Chart D choice, reading 33] Retreating has its price in both cells, fighting has none. */
void ar_choice_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	(void)s;
	c->battle.part = o->number == CHOICE_FIGHT;
	struct event *e = event_note(ev, EVENT_NOTE, o->side, NONE, NONE, c->battle.place,
				     c->battle.part ? TEXT_STANDS : TEXT_WITHDRAWS, CITE_PLAN);
	if (e)
		e->seals = true;
	frame_pop(p);
}

/* === Combat, Steps 4 and 6: losses of corps by their owner's choice === */

/* [Pursuit Table] A pursuer loses cavalry only. */
static bool any_arm(const struct campaign *c, int side)
{
	return c->battle.any >> side & 1;
}

/* Which rule takes the corps: after the die of the pursuit, its table; before, the chart of the plans. */
static int lose_cite(const struct campaign *c)
{
	return c->battle.step > STEP_CHASE ? CITE_PURSUIT : CITE_PLAN;
}

bool ar_loss_asked(const struct campaign *c, int side)
{
	const uint8_t *here = c->at[side][c->battle.place];
	return any_arm(c, side) && here[ARM_IC] && here[ARM_CC] && here[ARM_IC] + here[ARM_CC] > c->battle.owed[side];
}

/* [Battle Plan Chart A -1c, Battle Plan Chart D -1c] While nothing is left to choose, the losses are taken at once. */
void ar_lose_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct ar_battle *b = &c->battle;
	int side = frame_now(p)->side, at = b->place, cite = lose_cite(c);
	while (b->owed[side]) {
		int ic = any_arm(c, side) ? c->at[side][at][ARM_IC] : 0, cc = c->at[side][at][ARM_CC];
		if (ar_loss_asked(c, side))
			return;
		if (!ic && !cc)
			b->owed[side] = 0;
		else {
			b->owed[side]--;
			ar_lose(s, c, ar_find(s, c, side, at, ic ? ARM_IC : ARM_CC, NULL), cite, ev);
		}
	}
	frame_pop(p);
}

void ar_lose_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int left = campaign_of(p)->battle.owed[frame_now(p)->side];
	prompt_ask(out, VERB(VERB_LOSE), 1, "Lose %d corps of your choice in %s", left, CALLED(s, frame_now(p)->place));
	out->left = (int16_t)left;
	out->place = frame_now(p)->place;
}

void ar_lose_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct land *g = land_of(s);
	int side = frame_now(p)->side;
	for (int i = g->begin[side][ARM_IC]; i < g->end[side][ARM_CC]; i++)
		if (p->piece[i].place == campaign_of(p)->battle.place)
			orders_add(out, order_make(VERB_LOSE, side, i, NONE, NONE));
}

/* [Battle Plan Chart A -1c, Battle Plan Chart D -1c, Pursuit Table] Any corps of his in this battle, by his own
 * choice. */
bool ar_lose_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_LOSE || o->number != NONE)
		return phase_refuse(s, lose_cite(campaign_of(p)), "a corps is to be lost: click the one to remove", e);
	if (s->piece[o->piece].side != o->side || land_of(s)->arm[o->piece] > ARM_CC ||
	    p->piece[o->piece].place != campaign_of(p)->battle.place)
		return error_set(e, NULL, NULL, CITE(lose_cite(campaign_of(p))), "this is no corps of yours in the battle of %s",
				 CALLED(s, campaign_of(p)->battle.place));
	return true;
}

void ar_lose_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	c->battle.owed[o->side]--;
	ar_lose(s, c, o->piece, lose_cite(c), ev);
	phase_again(p);
}

/* === Combat, Step 6: pursuit === */

void ar_chase_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int drm, column = ar_chase_column(s, campaign_of(p), frame_now(p)->place, frame_now(p)->side, &drm, NULL);
	prompt_ask(out, VERB(VERB_CHOOSE) | VERB(VERB_STAND), 1, "Pursue with the cavalry (column %s, die %+d), or let it be?",
	       s->table[land_of(s)->table[TABLE_PURSUIT]].column[column], drm);
	out->place = frame_now(p)->place;
}

void ar_chase_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_CHASE));
	orders_add(out, order_make(VERB_STAND, frame_now(p)->side, NONE, NONE, NONE));
}

bool ar_chase_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_PURSUIT, "the cavalry pursues, or lets it be", e);
}

/* [Pursuit Table A+1/D-1 ex] Both at once, by the numbers before the losses. */
static void chase(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct ar_battle *b = &c->battle;
	const struct table *t = &s->table[land_of(s)->table[TABLE_PURSUIT]];
	int a = b->attacker, d = 1 - a, drm, at = b->place, cc = c->at[a][at][ARM_CC], corps = ar_corps(c, d, at);
	struct account scratch, *acc = account_open(ev, &scratch, ACCOUNT_PURSUIT, a, at);
	int column = ar_chase_column(s, c, at, a, &drm, acc);
	int die = ar_roll(c, ev, acc, a, drm, CITE_PURSUIT), row = die + drm;
	row = row < CRT_LOW ? CRT_LOW : row > CRT_HIGH ? CRT_HIGH : row;
	acc->column = (int16_t)column;
	acc->row = (int16_t)(row - t->first_row);
	b->chase = (uint8_t)table_result(t, column, row);
	if (ev)
		ar_result(s, ev, acc, TABLE_PURSUIT, b->chase, CITE_PURSUIT);
	b->step = STEP_CHASED_A;
	b->any = (uint8_t)(1u << d);
	if (b->chase == CHASE_NONE) {
		b->step = STEP_AFTER;
	} else if (b->chase == CHASE_BOTH) {
		b->owed[a] = (uint8_t)int_min(cc, corps + 1);
		b->owed[d] = (uint8_t)int_min(corps, cc - 1);
	}
}

/* [Combat Step 6] He may as well let it be. */
void ar_chase_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	frame_pop(p);
	if (o->verb == VERB_STAND)
		return;
	chase(s, c, ev);
	if (c->battle.chase >= CHASE_ONE)
		frame_push(p, ROW_BID, (enum side)o->side)->place = c->battle.place;
}

/* === Combat, Step 6: how many cavalry corps the pursuit may cost === */

void ar_bid_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int extra = campaign_of(p)->battle.chase == CHASE_TWO ? 2 : 1;
	(void)s;
	prompt_ask(out, VERB(VERB_SPEND), 1,
		   "How many cavalry corps to give up? The enemy loses as many corps and %d more", extra);
	out->place = frame_now(p)->place;
}

/* [Pursuit Table D+1 ex, Pursuit Table D+2 ex] None of his cavalry, or any number. */
void ar_bid_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side, cc = campaign_of(p)->at[side][frame_now(p)->place][ARM_CC];
	(void)s;
	for (int i = 0; i <= cc; i++)
		orders_add(out, order_make(VERB_SPEND, side, NONE, NONE, i));
}

bool ar_bid_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_PURSUIT, "say how many of your cavalry corps are given up: none, or as many as are there", e);
}

/* [Pursuit Table D+1 ex, Pursuit Table D+2 ex, reading 3] So many from the pursuer, one or two more from the
 * pursued. */
void ar_bid_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct ar_battle *b = &c->battle;
	int d = 1 - b->attacker, extra = b->chase == CHASE_TWO ? 2 : 1;
	(void)s;
	b->owed[b->attacker] = (uint8_t)o->number;
	b->owed[d] = (uint8_t)int_min(ar_corps(c, d, b->place), o->number + extra);
	struct event *e = event_note(ev, EVENT_NOTE, o->side, NONE, NONE, b->place,
				     o->number ? TEXT_GIVES : TEXT_GIVES_NONE, CITE_PURSUIT);
	if (e)
		e->seals = true;
	frame_pop(p);
}

/* === Combat, Step 7: the way of a retreat === */

void ar_way_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_NAME), 1, "Name the area to which the %s stack in %s retreats",
	       s->side_name[campaign_of(p)->battle.flees], CALLED(s, frame_now(p)->place));
	out->place = frame_now(p)->place;
}

void ar_way_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ar_battle *b = &campaign_of(p)->battle;
	int8_t ways[MAX_LINKS];
	int n = ar_ways(land_of(s), campaign_of(p), b->flees, b->place, ways);
	for (int i = 0; i < n; i++)
		orders_add(out, order_make(VERB_NAME, frame_now(p)->side, NONE, ways[i], NONE));
}

/* [Combat K] The same ways for the retreats of the chart and of the table, whoever names them. */
bool ar_way_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct ar_battle *b = &campaign_of(p)->battle;
	if (o->verb == VERB_NAME && o->number == NONE)
		return ar_way_open(s, campaign_of(p), b->flees, b->place, o->place, CITE_COMBAT_K, e);
	return phase_listed(s, p, o, CITE_COMBAT_K, "click the neighbouring area to which the beaten stack retreats", e);
}

void ar_way_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	ar_battle_flee(s, campaign_at(p), o->place, ev);
	frame_pop(p);
}

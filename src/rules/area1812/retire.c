/* Retreat Before Combat: the owner says who goes, the enemy where to. */
#include "rules/area1812/area1812.h"

#include <stdio.h>

/* === Combat, Step 3: Retreat Before Combat === */

/* [Combat A, Leaders B] Cavalry and leaders may go, if any way is open. */
bool ar_retires(const struct scenario *s, const struct campaign *c, int side, int place)
{
	int8_t ways[MAX_LINKS];
	return (c->at[side][place][ARM_CC] || c->at[side][place][ARM_LEADER]) &&
	       ar_ways(land_of(s), c, side, place, ways);
}

/* [Combat C] A stack without infantry that meets infantry has to send all its cavalry away. */
static bool compelled(const struct campaign *c, int side, int place)
{
	return !c->at[side][place][ARM_IC] && c->at[1 - side][place][ARM_IC] && c->at[side][place][ARM_CC];
}

void ar_retire_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)ev;
	set_clear(&p->hand);
}

void ar_retire_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	bool must = compelled(campaign_of(p), f->side, f->place);
	prompt_ask(out, VERB(VERB_RETIRE) | VERB(VERB_COMMIT) | VERB(VERB_STAND), 1, must ?
	       "%s: all cavalry has to retreat before combat, supply units and leaders with it; who stays is lost. The enemy names the areas" :
	       "%s: who retreats before combat? Cavalry, supply units with it, leaders; the enemy names the areas", CALLED(s, f->place));
	out->place = f->place;
}

void ar_retire_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct land *g = land_of(s);
	const struct frame *f = frame_now(p);
	for (int i = g->first[f->side]; i < g->last[f->side]; i++)
		if (p->piece[i].place == f->place)
			orders_add(out, order_make(VERB_RETIRE, f->side, i, NONE, NONE));
	orders_add(out, order_make(VERB_COMMIT, f->side, NONE, NONE, NONE));
	orders_add(out, order_make(VERB_STAND, f->side, NONE, NONE, NONE));
}

/* [Combat B, Leaders B] Supply units with cavalry that goes, leaders alone, infantry and depots never. */
static bool can_retire(const struct scenario *s, const struct campaign *c, int piece, struct error *e)
{
	const struct frame *f = frame_now(&c->p);
	int arm = land_of(s)->arm[piece];
	if (s->piece[piece].side != f->side || c->p.piece[piece].place != f->place)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_A), "only units of yours in %s retreat now, and the enemy names the areas to which they go",
				 CALLED(s, f->place));
	if (set_has(&c->p.hand, piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_A), "it retreats already, and the enemy names the area to which it goes");
	if (arm == ARM_IC || arm == ARM_DP)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "infantry and depots never retreat before combat");
	if (arm == ARM_SU && !ar_held(s, c, ARM_CC))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_B), "a supply unit goes only with a cavalry corps that goes");
	return true;
}

/* [Combat A] Any or all. [Combat C] All, where it has to be. */
bool ar_retire_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	const struct frame *f = frame_now(p);
	bool must = compelled(c, f->side, f->place);
	bool all = ar_held(s, c, ARM_CC) == c->at[f->side][f->place][ARM_CC];
	switch (o->verb) {
	case VERB_RETIRE:
		return can_retire(s, c, o->piece, e);
	case VERB_COMMIT:
		if (set_empty(&p->hand))
			return phase_refuse(s, CITE_COMBAT_A, "nobody was chosen to retreat", e);
		return !must || all ||
		       error_set(e, NULL, NULL, CITE(CITE_COMBAT_C), "without infantry all cavalry has to retreat");
	case VERB_STAND:
		if (!set_empty(&p->hand))
			return phase_refuse(s, CITE_COMBAT_A, "units were chosen to retreat: send them back first, or take them out again", e);
		return !must ||
		       error_set(e, NULL, NULL, CITE(CITE_COMBAT_C), "without infantry all cavalry has to retreat");
	default:
		return phase_refuse(s, CITE_COMBAT_A, "choose who retreats before combat and send them back, or let all stand; the enemy names the areas", e);
	}
}

/* "2 Supply Units, Kutuzov": those of a side who stay in a place. Returns how many of them could go. */
static int who_stays(const struct scenario *s, const struct campaign *c, int side, int place, char *out, size_t size)
{
	static const char *const names[ARM_LEADER] = {"infantry corps", "cavalry corps", "supply unit", "depot"};
	const struct land *g = land_of(s);
	int stays[ARMS] = {0}, told = 0;
	size_t used = 0;
	out[0] = 0;
	for (int i = g->first[side]; i < g->last[side]; i++)
		stays[g->arm[i]] += c->p.piece[i].place == place && !set_has(&c->p.hand, i);
	for (int i = 0; i < ARM_LEADER && used + 40 < size; i++)
		if (stays[i])
			used += (size_t)snprintf(out + used, size - used, "%s%d %s%s", told++ ? ", " : "", stays[i], names[i],
						 stays[i] > 1 && i >= ARM_SU ? "s" : "");
	for (int i = g->begin[side][ARM_LEADER]; i < g->end[side][ARM_LEADER] && used + 40 < size; i++)
		if (c->p.piece[i].place == place && !set_has(&c->p.hand, i))
			used += (size_t)snprintf(out + used, size - used, "%s%.30s", told++ ? ", " : "", s->piece[i].name);
	return stays[ARM_LEADER] + stays[ARM_CC] + (c->at[side][place][ARM_CC] ? stays[ARM_SU] : 0);
}

void ar_retire_warn(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	int side = o->side, place = frame_now(&c->p)->place;
	bool infantry = c->at[1 - side][place][ARM_IC] > 0;
	bool corps = c->at[side][place][ARM_CC] > ar_held(s, c, ARM_CC);
	char who[160];
	if (c->at[side][place][ARM_IC] || (!infantry && (corps || !ar_corps(c, 1 - side, place))) ||
	    !who_stays(s, c, side, place, who, sizeof who))
		return;
	struct warning *w = outlook_warn(out, CITE_COMBAT_D);
	w->loses = true;
	text_set(&w->words, infantry || side == c->battle.attacker ? "Left in %s and lost: %s" :
		 "Left in %s, and lost unless the enemy's cavalry goes too: %s", CALLED(s, place), who);
}

/* The unit that goes next: cavalry first, the supply units go with the first of them. */
static int next_out(const struct scenario *s, const struct position *p)
{
	for (int i = set_next(&p->hand, 0); i >= 0; i = set_next(&p->hand, i + 1))
		if (land_of(s)->arm[i] != ARM_SU)
			return i;
	return NONE;
}

static void go(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev)
{
	ar_note_unit(s, c, ev, EVENT_RETREAT, piece, c->p.piece[piece].place, to, CITE_COMBAT_A);
	set_drop(&c->p.hand, piece);
	ar_move_told(s, c, piece, to, ev);
}

/* [Combat B, reading 31] Supply units stay with the cavalry that is sent first. */
static void send_one(const struct scenario *s, struct campaign *c, int to, struct events *ev)
{
	int first = next_out(s, &c->p);
	bool leads = land_of(s)->arm[first] == ARM_CC;
	go(s, c, first, to, ev);
	for (int i = set_next(&c->p.hand, 0); leads && i >= 0; i = set_next(&c->p.hand, i + 1))
		if (land_of(s)->arm[i] == ARM_SU)
			go(s, c, i, to, ev);
}

void ar_retire_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	int at = frame_now(p)->place;
	(void)s, (void)ev;
	if (o->verb == VERB_RETIRE) {
		set_add(&p->hand, o->piece);
		return;
	}
	frame_pop(p);
	if (o->verb == VERB_COMMIT) {
		struct frame *f = frame_push(p, ROW_SEND, side_other((enum side)o->side));
		f->place = (int16_t)at;
	}
}

/* === Combat, Step 3: the enemy names the areas === */

/* [Combat A, reading 31] The enemy names an area for each of them, where there is a choice. */
void ar_send_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int8_t ways[MAX_LINKS];
	struct frame *f = frame_top(p);
	int n = ar_ways(land_of(s), campaign_of(p), 1 - f->side, f->place, ways);
	while (n == 1 && !set_empty(&p->hand))
		send_one(s, campaign_at(p), ways[0], ev);
	if (set_empty(&p->hand))
		frame_pop(p);
}

void ar_send_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	prompt_ask(out, VERB(VERB_NAME) | VERB(VERB_REST), 1, "Name the area to which the %s %s retreats from %s",
	       s->side_name[1 - f->side], s->piece[next_out(s, p)].name, CALLED(s, f->place));
	out->place = f->place;
	set_clear(&out->hand);
}

void ar_send_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	int8_t ways[MAX_LINKS];
	int n = ar_ways(land_of(s), campaign_of(p), 1 - f->side, f->place, ways);
	for (int i = 0; i < n; i++)
		orders_add(out, order_make(VERB_NAME, f->side, NONE, ways[i], NONE));
	if (f->target != NONE)
		orders_add(out, order_make(VERB_REST, f->side, NONE, NONE, NONE));
}

bool ar_send_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct frame *f = frame_now(p);
	if (o->verb == VERB_NAME && o->number == NONE)
		return ar_way_open(s, campaign_of(p), 1 - f->side, f->place, o->place, CITE_COMBAT_B, e);
	return phase_listed(s, p, o, CITE_COMBAT_A, "click the neighbouring area to which they retreat", e);
}

void ar_send_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct frame *f = frame_top(p);
	if (o->verb == VERB_REST) {
		while (!set_empty(&p->hand))
			send_one(s, campaign_at(p), f->target, ev);
	} else {
		f->target = o->place;
		send_one(s, campaign_at(p), o->place, ev);
	}
	phase_again(p);
}

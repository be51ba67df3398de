/* Orders to attack, side by side in turn (10.1, 10.2, 10.6 to 10.8). */
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"

#include <stdio.h>

/* What is being ordered in the frame of ROW_ORDER: place is the hex of the stack, spare[0] one more than the hex to be attacked, number the
 * commands to be spent, step FIGHT_ bits of cards. The units that attack are p.hand; commanders of the stack are in it too. */
static int target_of(const struct frame *f)
{
	return f->spare[0] - 1;
}

/* --- who may attack whom --- */

/* [16.10] Austrians attack only where others stand with them. */
static bool only_austrians(const struct scenario *s, const struct gamble *g, int side, int from)
{
	if (!gb_political(s))
		return false;
	for (int i = gb_next_fighter(s, g, from, side, 0); i != NONE; i = gb_next_fighter(s, g, from, side, i + 1))
		if (gb_own(s)->nation[i] != NATION_AUSTRIAN)
			return false;
	return true;
}

/* [10.1] A stack with a disrupted unit, or under a forage marker, attacks nobody. [6.4, reading 40] Nor one with Russians who were out of supply in
 * Riga. [16.1] Nor whom a card bars. */
bool gb_fit_to_attack(const struct scenario *s, const struct gamble *g, int side, int from, struct error *e)
{
	int n = 0;
	for (int i = gb_next_fighter(s, g, from, side, 0); i != NONE; i = gb_next_fighter(s, g, from, side, i + 1), n++) {
		if (gb_disrupted(g, i))
			return error_set(e, NULL, NULL, CITE(CITE_10_1), "%s is disrupted, so its stack may not attack", gb_name(s, i));
		if (g->p.piece[i].flags & FLAG_FORAGE)
			return error_set(e, NULL, NULL, CITE(CITE_10_1), "the stack in %s forages and may not attack", gb_place(s, from).at);
		if (gb_shut_in(g, i))
			return error_set(e, NULL, NULL, CITE(CITE_6_4), "%s was out of supply in Riga in General Supply, so its stack may not attack this turn",
					 gb_name(s, i));
		if (set_has(&g->effects.barred, i))
			return error_set(e, NULL, NULL, CITE(CITE_16_1), "a card keeps the stack in %s from attacking", gb_place(s, from).at);
	}
	return n > 0 || error_set(e, NULL, NULL, CITE(CITE_10_1), "no combat unit of yours stands in %s", gb_place(s, from).at);
}

/* [10.7] However often it has attacked this turn. */
bool gb_may_attack(const struct scenario *s, const struct gamble *g, int side, int from, struct error *e)
{
	if (!gb_fit_to_attack(s, g, side, from, e))
		return false;
	return !only_austrians(s, g, side, from) || error_set(e, NULL, NULL, CITE(CITE_16_10), "Austrians attack only together with others");
}

/* [10.1] On an adjacent hex; [8.7] [11.19] lone depots and commanders too. */
bool gb_may_target(const struct scenario *s, const struct gamble *g, int side, int from, int to)
{
	int enemy = side_other((enum side)side);
	if (gb_direction(s, from, to) == NONE)
		return false;
	return gb_next(s, g, to, enemy, 0) != NONE || gb_depot(s, g, to, enemy) != NONE;
}

static bool any_target(const struct scenario *s, const struct gamble *g, int side, int from)
{
	const struct gb_own *own = gb_own(s);
	for (int d = 0; d < DIRECTIONS; d++)
		if (own->to[from][d] >= 0 && gb_may_target(s, g, side, from, own->to[from][d]))
			return true;
	return false;
}

/* Is an enemy stack, or with `depots` a depot of his, beside the hex? */
static bool faces(const struct gb_own *own, const struct gb_survey *v, int side, int at, bool depots)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = own->to[at][d];
		if (to != NONE && (v->side[to] == 1 - side || (depots && v->depot[to] == 1 - side)))
			return true;
	}
	return false;
}

/* Hexes from which a side could attack: its stack may, and somebody is beside it. Returns how many. */
static int attackers(const struct scenario *s, const struct gamble *g, int side, bool *from)
{
	const struct gb_own *own = gb_own(s);
	struct gb_survey v;
	int n = 0;
	gb_survey(s, g, &v);
	for (int at = 0; at < own->places; at++) {
		from[at] = v.side[at] == side && v.units[at] && faces(own, &v, side, at, true) && gb_may_attack(s, g, side, at, NULL);
		n += from[at];
	}
	return n;
}

bool gb_can_order(const struct scenario *s, const struct gamble *g, int side)
{
	bool from[PLACES];
	return attackers(s, g, side, from) > 0;
}

/* Card 14: a stack that may attack stands beside an enemy stack, with a commander. A depot with nobody near it is no stack (4.3). */
static bool battle_is_wanted(const struct scenario *s, const struct gamble *g, int side)
{
	const struct gb_own *own = gb_own(s);
	struct gb_survey v;
	gb_survey(s, g, &v);
	for (int at = 0; at < own->places; at++)
		if (v.side[at] == side && v.units[at] && v.commanders[at] && faces(own, &v, side, at, false) && gb_may_attack(s, g, side, at, NULL))
			return true;
	return false;
}

/* [10.2] Seven or more with rating and commands; a 1 never goes ahead. */
int gb_order_needs(const struct scenario *s, const struct gamble *g, int from, int side, int spent)
{
	int best = gb_best(s, g, from, side), need = gb_figures(s)->order.need - spent - (best == NONE ? 0 : gb_rating(s, g, best));
	return need <= gb_figures(s)->order.abort ? gb_figures(s)->order.abort + 1 : need;
}

/* --- the row --- */

/* [10.6] Who passed or failed is out; who cannot attack now waits till he can, and when neither can or will it is over. */
void gb_order_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct frame *f = frame_top(p);
	gb_watch(s, g, ev);
	gb_rising(s, g, ev);
	if (!f->count) {
		f->count = 1;
		f->side = g->cc_first;
		g->out = 0;
		event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_ORDER, NONE);
		for (int side = 0; side < 2; side++)
			if (battle_is_wanted(s, g, side))
				g->effects.could |= side_bit(side);
	}
	for (int i = 0; i < 2; i++, f->side = (uint8_t)side_other((enum side)f->side)) {
		p->header.phasing = (int8_t)f->side;
		if (!(g->out & side_bit(f->side)) && gb_can_order(s, g, f->side))
			return;
	}
	phase_goto(p, ROW_COMBAT_END, (enum side)g->cc_first);
}

/* [10.2] What the die has to be, or that no die is enough. */
static void ask_commit(const struct scenario *s, const struct gamble *g, const struct frame *f, struct prompt *out)
{
	int need = f->step & FIGHT_AUTOMATIC ? 1 : gb_order_needs(s, g, f->place, f->side, f->number == NONE ? 0 : f->number);
	const char *more = f->number == NONE && g->cc[f->side] ? "spend Commands, " : "";
	char on[40];
	snprintf(on, sizeof on, need > 6 ? "no die is enough" : "on a die of %d or more", need);
	prompt_ask(out, VERB(VERB_LEAVE) | VERB(VERB_SPEND) | VERB(VERB_CHOOSE) | VERB(VERB_COMMIT), 1, "Attack %s%s %s: %sleave units out, Commit",
		   gb_place(s, target_of(f)).at, need > 6 ? ":" : "", on, more);
}

void gb_order_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	const struct frame *f = frame_now(p);
	if (f->place == NONE) {
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_ATTACK_PLACE) | VERB(VERB_PASS), 0, "Order an attack: drag a stack onto an enemy beside "
			   "it, or pass");
		return;
	}
	out->place = (int16_t)(target_of(f) == NONE ? f->place : target_of(f));
	if (target_of(f) == NONE)
		prompt_ask(out, VERB(VERB_ATTACK_PLACE), 1, "Whom does the stack in %s attack?", gb_place(s, f->place).at);
	else
		ask_commit(s, g, f, out);
	text_set(&out->why_not, "the attack that was begun has to be ordered first");
}

/* [16.1] Cards that may be used with this order: one option each. */
static bool may_choose(const struct scenario *s, const struct gamble *g, const struct frame *f, int choice)
{
	if (choice == CHOICE_NO_RIVER)
		return f->side == FRENCH && g->effects.allow & ALLOW_NO_RIVER && !(f->step & FIGHT_NO_RIVER);
	if (choice == CHOICE_AUTOMATIC && f->side == RUSSIAN && g->effects.allow & ALLOW_AUTOMATIC && !(f->step & FIGHT_AUTOMATIC))
		for (int i = set_next(&g->p.hand, 0); i >= 0; i = set_next(&g->p.hand, i + 1))
			if (gb_own(s)->kind[i] == KIND_CAV)
				return true;
	return false;
}

/* [reading 14] Only cavalry among those who attack counts against evasion. At least one combat unit stays in the attack; [16.10] whom
 * the Austrians stand with may stay out of it. */
static bool may_leave(const struct scenario *s, const struct gamble *g, int piece, struct error *e)
{
	if (!set_has(&g->p.hand, piece) || !gb_fights(s, piece))
		return error_set(e, NULL, NULL, CITE(CITE_10_1), "%s is no combat unit of this attack", gb_name(s, piece));
	return gb_fighters_held(s, g) > 1 || error_set(e, NULL, NULL, CITE(CITE_10_1), "at least one unit has to attack");
}

void gb_order_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	const struct frame *f = frame_now(p);
	const struct gb_own *own = gb_own(s);
	if (f->place == NONE) {
		const struct set *units = &own->units_of[f->side];
		bool from[PLACES];
		attackers(s, g, f->side, from);
		for (int i = set_next(units, 0); i >= 0; i = set_next(units, i + 1))
			if (p->piece[i].place >= 0 && from[p->piece[i].place])
				orders_add(out, order_make(VERB_TAKE, f->side, i, NONE, NONE));
		orders_add(out, order_make(VERB_PASS, f->side, NONE, NONE, NONE));
		return;
	}
	if (target_of(f) == NONE) {
		for (int d = 0; d < DIRECTIONS; d++)
			if (own->to[f->place][d] >= 0 && gb_may_target(s, g, f->side, f->place, own->to[f->place][d]))
				orders_add(out, order_make(VERB_ATTACK_PLACE, f->side, NONE, own->to[f->place][d], NONE));
		return;
	}
	for (int i = set_next(&p->hand, 0); i >= 0; i = set_next(&p->hand, i + 1))
		if (may_leave(s, g, i, NULL))
			orders_add(out, order_make(VERB_LEAVE, f->side, i, NONE, NONE));
	for (int n = 1; f->number == NONE && n <= g->cc[f->side]; n++)
		orders_add(out, order_make(VERB_SPEND, f->side, NONE, NONE, n));
	for (int k = 0; k < CHOICES; k++)
		if (may_choose(s, g, f, k))
			orders_add(out, order_make(VERB_CHOOSE, f->side, NONE, NONE, k));
	orders_add(out, order_make(VERB_COMMIT, f->side, NONE, NONE, NONE));
}

/* Taking up a stack. */
static bool can_begin(const struct scenario *s, const struct gamble *g, const struct order *o, struct error *e)
{
	if (o->verb == VERB_PASS)
		return true;
	if (o->verb != VERB_TAKE || o->number != NONE)
		return phase_refuse(s, CITE_10_1, "take a stack that stands beside an enemy, or pass", e);
	int at = g->p.piece[o->piece].place;
	if (s->piece[o->piece].side != o->side || !gb_is_unit(s, o->piece) || at < 0)
		return phase_refuse(s, CITE_10_1, "take a stack of your own on the map", e);
	if (!gb_may_attack(s, g, o->side, at, e))
		return false;
	return any_target(s, g, o->side, at) ||
	       error_set(e, NULL, NULL, CITE(CITE_10_1), "no enemy stands beside %s", gb_place(s, at).at);
}

bool gb_order_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct gamble *g = gamble_of(p);
	const struct frame *f = frame_now(p);
	if (f->place == NONE)
		return can_begin(s, g, o, e);
	if (target_of(f) == NONE) {
		if (o->verb != VERB_ATTACK_PLACE)
			return phase_refuse(s, CITE_10_1, "name the hex to be attacked", e);
		return gb_may_target(s, g, o->side, f->place, o->place) ||
		       error_set(e, NULL, NULL, CITE(CITE_10_1), "no enemy in %s can be attacked from here", gb_place(s, o->place).at);
	}
	switch (o->verb) {
	case VERB_LEAVE:
		return may_leave(s, g, o->piece, e);
	case VERB_SPEND:
		if (f->number != NONE)
			return phase_refuse(s, CITE_10_2, "the commands for this attack are named", e);
		return (o->number >= 1 && o->number <= g->cc[f->side]) ||
		       error_set(e, NULL, NULL, CITE(CITE_10_2), "you have %d commands left", g->cc[f->side]);
	case VERB_CHOOSE:
		return may_choose(s, g, f, o->number) || phase_refuse(s, CITE_16_1, "no card gives that to this attack", e);
	case VERB_COMMIT:
		return true;
	default:
		return phase_refuse(s, CITE_10_2, "order the attack that was begun", e);
	}
}

/* --- carrying it out --- */

static void take_stack(const struct scenario *s, struct gamble *g, int piece)
{
	struct frame *f = frame_top(&g->p);
	f->place = g->p.piece[piece].place;
	set_clear(&g->p.hand);
	for (int i = gb_next(s, g, f->place, f->side, 0); i != NONE; i = gb_next(s, g, f->place, f->side, i + 1))
		set_add(&g->p.hand, i);
}

bool gb_order_draft(const struct scenario *s, const struct gamble *g, struct gb_fight *out)
{
	const struct frame *f = frame_now(&g->p);
	if (f->row != ROW_ORDER || f->place == NONE || target_of(f) == NONE)
		return false;
	*out = (struct gb_fight){.from = f->place, .to = (int16_t)target_of(f), .retreat = NONE, .side = f->side, .flags = f->step,
				 .attackers = g->p.hand};
	out->spent[f->side] = (uint8_t)(f->number == NONE ? 0 : f->number);
	int enemy = side_other((enum side)f->side);
	for (int i = gb_next(s, g, out->to, enemy, 0); i != NONE; i = gb_next(s, g, out->to, enemy, i + 1))
		set_add(&out->defenders, i);
	return true;
}

/* [10.2] The test: rating, commands and a die. Returns the die, 0 without one. */
static int test(const struct scenario *s, struct gamble *g, const struct gb_fight *f, int *sum, struct events *ev)
{
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_ORDER, f->side, f->to);
	int best = gb_best(s, g, f->from, f->side), rating = best == NONE ? 0 : gb_rating(s, g, best), die = 0;
	account_line(a, 0, LINE_BASE, rating, 1, best, f->from, TEXT_RATING, CITE_10_2);
	if (f->spent[f->side])
		account_line(a, 0, LINE_ADD, f->spent[f->side], 1, NONE, NONE, TEXT_COMMANDS, CITE_10_2);
	*sum = rating + f->spent[f->side];
	int lead = set_next(&f->attackers, 0);
	if (gb_closed(s, g, lead))
		a->seen = (uint8_t)side_bit((enum side)f->side);
	event_account(ev, gb_tell_of(s, g, ev, event_make(EVENT_ATTACK, f->side, lead, f->from, f->to, *sum, CITE_10_1), false), a);
	if (f->flags & FIGHT_AUTOMATIC) {
		account_line(a, 0, LINE_NOTE, 0, 1, NONE, NONE, TEXT_AUTOMATIC, CITE_16_1);
		return 0;
	}
	die = event_roll(&g->p, ev, f->side, 6, 1, CITE_10_2);
	*sum += die;
	account_line(a, 0, LINE_ADD, die, 1, NONE, NONE, TEXT_DIE, CITE_10_2);
	account_die(a, f->side, die, 0, CITE_10_2);
	account_line(a, 0, LINE_SUM, *sum, 1, NONE, NONE, TEXT_FINAL, CITE_10_2);
	account_line(a, 0, LINE_NOTE, gb_figures(s)->order.need, 1, NONE, NONE, TEXT_NEEDED, CITE_10_2);
	return die;
}

/* [10.2] [reading 13] A die of 1 aborts whatever the sum, and more may be tried later; less than 7 ends this side's attacks; the
 * commands are spent in any case. */
static void commit(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight, drafted;
	int sum, side, abort = gb_figures(s)->order.abort;
	gb_order_draft(s, g, &drafted);
	*f = drafted;
	side = f->side;
	g->cc[side] = (int8_t)(g->cc[side] - f->spent[side]);
	g->effects.ordered |= side_bit(side);
	g->effects.allow &= (uint16_t)~((f->flags & FIGHT_NO_RIVER ? ALLOW_NO_RIVER : 0) | (f->flags & FIGHT_AUTOMATIC ? ALLOW_AUTOMATIC : 0));
	int die = test(s, g, f, &sum, ev);
	bool ahead = f->flags & FIGHT_AUTOMATIC || (die > abort && sum >= gb_figures(s)->order.need);
	event_note(ev, EVENT_NOTE, side, NONE, f->from, f->to, ahead ? TEXT_ORDERED : die <= abort ? TEXT_ABORTED : TEXT_FAILED,
		   CITE_10_2);
	if (!ahead && die > abort)
		g->out |= side_bit(side);
	if (ahead) {
		f->stage = STAGE_EVADE;
		frame_push(&g->p, ROW_BATTLE, (enum side)side);
	} else {
		*f = (struct gb_fight){.from = 0};
	}
}

/* [10.6] The other side is next. */
static void turn_about(struct position *p)
{
	struct frame *f = frame_top(p);
	f->side = (uint8_t)side_other((enum side)f->side);
	f->place = f->number = NONE;
	f->spare[0] = 0;
	f->step = 0;
	set_clear(&p->hand);
	phase_again(p);
}

void gb_order_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct frame *f = frame_top(p);
	switch (o->verb) {
	case VERB_TAKE:
		take_stack(s, g, o->piece);
		break;
	case VERB_ATTACK_PLACE:
		f->spare[0] = (int16_t)(o->place + 1);
		break;
	case VERB_LEAVE:
		set_drop(&p->hand, o->piece);
		break;
	case VERB_SPEND:
		f->number = o->number;
		break;
	case VERB_CHOOSE:
		f->step |= o->number == CHOICE_NO_RIVER ? FIGHT_NO_RIVER : FIGHT_AUTOMATIC;
		break;
	case VERB_COMMIT: {
		int depth = p->depth;
		commit(s, g, ev);
		struct frame battle = *frame_top(p);
		bool pushed = p->depth > depth;
		if (pushed)
			frame_pop(p);
		turn_about(p);
		if (pushed)
			*frame_push(p, battle.row, (enum side)battle.side) = battle;
		break;
	}
	default:
		g->out |= side_bit(o->side);
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_NO_MORE, CITE_10_6);
		turn_about(p);
	}
}

/* --- the end of the phase --- */

/* [10.8] Marks of forced marches and of combats go. Card 14: who could attack and ordered nothing has a command fewer next turn. */
void gb_combat_end_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	for (int i = 0; i < s->pieces; i++) {
		p->piece[i].fatigue = 0;
		p->piece[i].flags &= (uint16_t)~FLAG_FORCED;
	}
	for (int side = 0; side < 2; side++) {
		if (!(g->effects.allow & ALLOW_MUST_ATTACK) || !(g->effects.could & ~g->effects.ordered & side_bit(side)))
			continue;
		g->effects.cc_next[side]--;
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_PENALTY, CITE_16_1);
	}
	g->fight = (struct gb_fight){.from = 0};
	set_clear(&p->hand);
	gb_watch(s, g, ev);
	phase_goto(p, ROW_COMMANDERS, (enum side)g->cc_first);
}

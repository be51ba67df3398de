/* Supports of a combat and the commands that are spent for them (10.3 to 10.5). */
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"

/* --- who may be called --- */

static int target_of(const struct gamble *g)
{
	return g->fight.to;
}

/* [10.1] Under a forage marker no attack is supported. [6.4, reading 40] Nor by who was out of supply in Riga. [16.10] Austrians. [16.1] Cards. */
static bool kept_away(const struct gamble *g, int piece, bool defends)
{
	bool forages = g->p.piece[piece].flags & FLAG_FORAGE;
	return (!defends && (forages || gb_shut_in(g, piece))) || set_has(&g->effects.barred, piece);
}

/* The attacker calls by [10.3], the defender by [10.5]. */
static int16_t call_rule(bool defends)
{
	return defends ? CITE_10_5 : CITE_10_3;
}

/* [10.3] [10.5] A stack beside the hex attacked, [reading 31] with a combat unit in good order at least. */
bool gb_may_support(const struct scenario *s, const struct gamble *g, int side, int from, bool defends, struct error *e)
{
	int good = 0, others = 0;
	const struct gb_fight *f = &g->fight;
	if (gb_direction(s, from, target_of(g)) == NONE || (from == f->from && side == f->side))
		return error_set(e, NULL, NULL, CITE(call_rule(defends)), "%s is not beside the hex that is attacked", gb_place(s, from).at);
	for (int k = 0; k < f->called[side]; k++)
		if (f->call[side][k] == from)
			return error_set(e, NULL, NULL, CITE(call_rule(defends)), "the stack in %s is called already", gb_place(s, from).at);
	for (int i = gb_next_fighter(s, g, from, side, 0); i != NONE; i = gb_next_fighter(s, g, from, side, i + 1)) {
		if (kept_away(g, i, defends))
			return error_set(e, NULL, NULL, CITE(CITE_10_1), "the stack in %s may not support this", gb_place(s, from).at);
		good += !gb_disrupted(g, i);
		others += gb_own(s)->nation[i] != NATION_AUSTRIAN;
	}
	if (!good)
		return error_set(e, NULL, NULL, CITE(CITE_10_4), "no combat unit in good order stands in %s", gb_place(s, from).at);
	if (gb_political(s) && !defends && !others)
		return error_set(e, NULL, NULL, CITE(CITE_16_10), "Austrians attack only together with others");
	return !gb_leaders(s) || !gb_estranged(s, g, from, defends ? f->to : f->from, side) ||
	       error_set(e, NULL, NULL, CITE(CITE_16_4), "the commanders of the two stacks do not help each other");
}

static int next_call(const struct scenario *s, const struct gamble *g, int side, bool defends, int from)
{
	for (int d = from; d < DIRECTIONS; d++) {
		int at = gb_own(s)->to[target_of(g)][d];
		if (at >= 0 && gb_may_support(s, g, side, at, defends, NULL))
			return d;
	}
	return NONE;
}

bool gb_any_support(const struct scenario *s, const struct gamble *g, int side, bool defends)
{
	return next_call(s, g, side, defends, 0) != NONE;
}

/* --- the test --- */

/* [10.4] [reading 12] Each conscript unit takes one off, disrupted ones too. */
static int conscripts(const struct scenario *s, const struct gamble *g, int from, int side)
{
	int n = 0;
	for (int i = gb_next_fighter(s, g, from, side, 0); i != NONE; i = gb_next_fighter(s, g, from, side, i + 1))
		n += gb_own(s)->class[i] == CLASS_CONSCRIPT;
	return n * gb_figures(s)->order.conscript;
}

int gb_support_needs(const struct scenario *s, const struct gamble *g, int from, int side)
{
	int best = gb_best(s, g, from, side);
	return gb_figures(s)->order.need - (best == NONE ? 0 : gb_rating(s, g, best)) - g->fight.spent[side] + conscripts(s, g, from, side);
}

/* [10.4] Rating, the commands of the whole attack and a new die; a 1 is nothing special. */
static bool comes(const struct scenario *s, struct gamble *g, int from, int side, struct events *ev)
{
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_ORDER, side, from);
	int best = gb_best(s, g, from, side), raw = conscripts(s, g, from, side), spent = g->fight.spent[side];
	int rating = best == NONE ? 0 : gb_rating(s, g, best), need = gb_figures(s)->order.need;
	account_line(a, 0, LINE_BASE, rating, 1, best, from, TEXT_RATING, CITE_10_4);
	if (spent)
		account_line(a, 0, LINE_ADD, spent, 1, NONE, NONE, TEXT_COMMANDS, CITE_10_4);
	if (raw)
		account_line(a, 0, LINE_ADD, -raw, 1, NONE, NONE, TEXT_RAW, CITE_10_4);
	int die = event_roll(&g->p, ev, side, 6, 1, CITE_10_4), sum = rating + spent - raw + die;
	account_line(a, 0, LINE_ADD, die, 1, NONE, NONE, TEXT_DIE, CITE_10_4);
	account_die(a, side, die, 0, CITE_10_4);
	account_line(a, 0, LINE_SUM, sum, 1, NONE, NONE, TEXT_FINAL, CITE_10_4);
	account_line(a, 0, LINE_NOTE, need, 1, NONE, NONE, TEXT_NEEDED_SUPPORT, CITE_10_4);
	bool enough = sum >= need;
	event_account(ev, event_note(ev, EVENT_NOTE, side, NONE, from, g->fight.to, enough ? TEXT_COMES : TEXT_STAYS_AWAY, CITE_10_4), a);
	return enough;
}

void gb_test_supports(const struct scenario *s, struct gamble *g, int side, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	int kept = 0, called = f->called[side];
	int16_t all[GB_SUPPORTS];
	for (int k = 0; k < called; k++)
		all[k] = f->call[side][k];
	for (int k = 0; k < called; k++)
		gb_open_stack(s, g, side, all[k], ev);
	for (int k = 0; k < called; k++)
		if (comes(s, g, all[k], side, ev))
			f->call[side][kept++] = all[k];
	for (int k = kept; k < GB_SUPPORTS; k++)
		f->call[side][k] = 0;
	f->called[side] = (uint8_t)kept;
}

/* --- the row that calls them: frame.number 1 for the defender --- */

static bool defends(const struct position *p)
{
	return frame_now(p)->number == 1;
}

/* Card 33: a stack with Guard infantry in the fight adds two, once. */
static bool may_use_guard(const struct scenario *s, const struct gamble *g, int side, bool defending)
{
	const struct set *main_stack = defending ? &g->fight.defenders : &g->fight.attackers;
	if (side != FRENCH || !(g->effects.allow & ALLOW_GUARD))
		return false;
	for (int i = set_next(main_stack, 0); i >= 0; i = set_next(main_stack, i + 1))
		if (set_has(&gb_own(s)->guards, i) && gb_own(s)->kind[i] == KIND_INF && !gb_disrupted(g, i))
			return true;
	return false;
}

void gb_support_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int side = frame_top(p)->side;
	(void)ev;
	if (!gb_any_support(s, g, side, defends(p)) && !may_use_guard(s, g, side, defends(p)))
		phase_return(p);
}

void gb_support_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	out->place = g->fight.to;
	out->rule = call_rule(defends(p));
	prompt_ask(out, VERB(VERB_NAME) | VERB(VERB_CHOOSE) | VERB(VERB_DONE), 1, "Combat for %s: call supporting stacks beside it, or press Done",
		   gb_place(s, g->fight.to).at);
	out->reaction = defends(p);
}

void gb_support_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side;
	for (int d = next_call(s, g, side, defends(p), 0); d >= 0; d = next_call(s, g, side, defends(p), d + 1))
		orders_add(out, order_make(VERB_NAME, side, NONE, gb_own(s)->to[g->fight.to][d], NONE));
	if (may_use_guard(s, g, side, defends(p)))
		orders_add(out, order_make(VERB_CHOOSE, side, NONE, NONE, CHOICE_GUARD));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_support_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct gamble *g = gamble_of(p);
	if (o->verb == VERB_DONE)
		return true;
	if (o->verb == VERB_CHOOSE && o->number == CHOICE_GUARD)
		return may_use_guard(s, g, o->side, defends(p)) || phase_refuse(s, CITE_16_1, "no card and no Guard is at hand", e);
	if (o->verb != VERB_NAME)
		return phase_refuse(s, call_rule(defends(p)), "call stacks beside the hex that is attacked, or press Done", e);
	return gb_may_support(s, g, o->side, o->place, defends(p), e);
}

void gb_support_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct gb_fight *f = &g->fight;
	(void)s;
	(void)ev;
	if (o->verb == VERB_DONE) {
		phase_return(p);
	} else if (o->verb == VERB_CHOOSE) {
		f->flags |= FIGHT_GUARD;
		g->effects.allow &= (uint16_t)~ALLOW_GUARD;
	} else {
		f->call[o->side][f->called[o->side]++] = o->place;
	}
}

/* --- the row in which the defender spends commands (10.3) --- */

void gb_pledge_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int side = frame_top(p)->side;
	(void)ev;
	if (g->cc[side] <= 0 || !gb_any_support(s, g, side, true))
		phase_return(p);
}

void gb_pledge_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	out->place = g->fight.to;
	out->reaction = true;
	prompt_ask(out, VERB(VERB_SPEND), 1, "How many commands help the supports of %s?", gb_place(s, g->fight.to).at);
}

void gb_pledge_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	(void)s;
	for (int n = 0; n <= gamble_of(p)->cc[side]; n++)
		orders_add(out, order_make(VERB_SPEND, side, NONE, NONE, n));
}

bool gb_pledge_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_SPEND)
		return phase_refuse(s, CITE_10_3, "say how many commands are spent for the defence", e);
	return (o->number >= 0 && o->number <= gamble_of(p)->cc[o->side]) ||
	       error_set(e, NULL, NULL, CITE(CITE_10_3), "you have %d commands left", gamble_of(p)->cc[o->side]);
}

void gb_pledge_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	(void)s;
	g->fight.spent[o->side] = (uint8_t)o->number;
	g->cc[o->side] = (int8_t)(g->cc[o->side] - o->number);
	event_note(ev, EVENT_COMMANDS, o->side, NONE, NONE, g->fight.to, o->number, CITE_10_3);
	phase_return(p);
}

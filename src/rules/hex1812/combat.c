/* Battles, one after the other in the order the attacker likes: the die and what it does (Combat F to I, Combat Results
 * Table). */
#include "rules/hex1812/combat.h"

/* --- which battles are still to be fought --- */

static bool waits(const struct hx_attack *a)
{
	return !(a->flags & (ATTACK_FOUGHT | ATTACK_LEFT));
}

int hx_battle_named(const struct campaign *c, int place)
{
	int against = 0;
	for (int k = 0; k < c->attacks; k++) {
		const struct hx_attack *a = &c->attack[k];
		if (!waits(a))
			continue;
		if (a->from == place)
			return a->battle;
		if (a->to == place && against != a->battle)
			against = against ? NONE : a->battle;
	}
	return against == NONE ? 0 : against;
}

/* [Combat J] Where all have retreated before combat nobody fights, and the attacker may come in. A hex that a battle has
 * emptied since is no more than empty. */
static void strike_empty(const struct scenario *s, struct campaign *c, bool before, struct events *ev)
{
	for (int k = 0; k < c->attacks; k++) {
		struct hx_attack *a = &c->attack[k];
		if (!waits(a) || hx_owner(s, c, a->to) == (int)side_other((enum side)c->p.header.phasing))
			continue;
		a->flags |= ATTACK_LEFT | (before ? ATTACK_OPEN : 0);
		event_note(ev, EVENT_NOTE, c->p.header.phasing, NONE, a->from, a->to, TEXT_NOBODY_LEFT, CITE_COMBAT_J);
	}
}

static bool any_waits(const struct campaign *c)
{
	for (int k = 0; k < c->attacks; k++)
		if (waits(&c->attack[k]))
			return true;
	return false;
}

/* --- after a battle --- */

/* [Combat J] The attacker may come in where he attacked over a river or a fortress, unless he was beaten himself. */
static void open_hexes(const struct scenario *s, struct campaign *c)
{
	int result = c->result - 1;
	bool beaten = result == CRT_AE || result == CRT_ARS || result == CRT_AR1_DRS;
	for (int k = 0; k < c->attacks; k++) {
		struct hx_attack *a = &c->attack[k];
		if (a->battle != c->fighting)
			continue;
		int d = hx_direction(s, a->from, a->to);
		if (beaten)
			a->flags &= (uint8_t)~ATTACK_OPEN;
		else if (d != NONE && !(a->flags & ATTACK_LEFT) && (ground_of(s)->side[a->from][d] & SIDE_RIVER || hx_is_fortress(s, a->to)))
			a->flags |= ATTACK_OPEN;
		a->flags |= ATTACK_FOUGHT;
	}
	c->fighting = c->result = 0;
	set_clear(&c->leaving);
	set_clear(&c->optional);
}

void hx_resolve_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	bool first = !frame_top(p)->count;
	if (c->fighting) {
		open_hexes(s, c);
		hx_depots(s, c, ev); /* [Supply C] those that the battle has left alone */
	}
	strike_empty(s, c, first, ev);
	frame_top(p)->count = 1;
	if (!any_waits(c))
		phase_goto(p, ROW_ADVANCE, (enum side)p->header.phasing);
}

/* The attack of the only battle that is still to be fought; NULL: there are several. */
static const struct hx_attack *last_battle(const struct campaign *c)
{
	const struct hx_attack *last = NULL;
	for (int k = 0; k < c->attacks; k++) {
		if (!waits(&c->attack[k]))
			continue;
		if (last && last->battle != c->attack[k].battle)
			return NULL;
		last = &c->attack[k];
	}
	return last;
}

void hx_resolve_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct hx_attack *last = last_battle(campaign_of(p));
	if (last)
		prompt_ask(out, VERB(VERB_NAME), 0, "One battle is left, %s against %s: click either hex", hx_place(s, last->from).at,
			   hx_place(s, last->to).at);
	else
		prompt_ask(out, VERB(VERB_NAME), 0, "Which battle is fought next? Click its hex");
}

/* [Combat] In the order the attacker likes. */
void hx_resolve_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct campaign *c = campaign_of(p);
	for (int k = 0; k < c->attacks; k++) {
		const struct hx_attack *a = &c->attack[k];
		bool again = false, named = hx_battle_named(c, a->to) != 0;
		for (int i = 0; i < k; i++)
			again |= waits(&c->attack[i]) && c->attack[i].from == a->from;
		if (waits(a) && !again)
			orders_add(out, order_make(VERB_NAME, p->header.phasing, NONE, a->from, NONE));
		again = false;
		for (int i = 0; i < k; i++)
			again |= waits(&c->attack[i]) && c->attack[i].to == a->to;
		if (waits(a) && !again && named)
			orders_add(out, order_make(VERB_NAME, p->header.phasing, NONE, a->to, NONE));
	}
	(void)s;
}

bool hx_resolve_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_NAME)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT), "name the next battle: click its hex");
	return hx_battle_named(campaign_of(p), o->place) ||
	       error_set(e, NULL, NULL, CITE(CITE_COMBAT), "%s stands for no single battle that is still to be fought",
			 hx_place(s, o->place).at);
}

/* --- the battle --- */

/* Units of the defender on the hexes of the battle. [Fortresses C] `field`: those in a fortress left out. */
static struct set defenders(const struct scenario *s, const struct campaign *c, const struct hx_clash *clash, bool field)
{
	struct set out = {{0}};
	for (int k = 0; k < clash->tos; k++)
		for (int i = hx_top(c, clash->to[k]); i != NONE && !(field && hx_is_fortress(s, clash->to[k])); i = hx_below(c, i))
			set_add(&out, i);
	return out;
}

static struct set attackers(const struct campaign *c, const struct hx_clash *clash)
{
	struct set out = {{0}};
	for (int k = 0; k < clash->froms; k++)
		for (int i = hx_top(c, clash->from[k]); i != NONE; i = hx_below(c, i))
			if (set_has(&c->pledged, i) && !set_has(&c->spent, i))
				set_add(&out, i);
	return out;
}

static void kill_all(const struct scenario *s, struct campaign *c, const struct set *who, struct events *ev)
{
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		hx_kill(s, c, i, CITE_CRT, ev);
}

/* [Combat Results Table] Retreats: the attacker's first, so his is the row on top. */
static void drive_back(const struct scenario *s, struct campaign *c, int result, const struct hx_clash *clash, struct events *ev)
{
	int side = c->p.header.phasing, enemy = side_other((enum side)side);
	bool back = result == CRT_DR1 || result == CRT_DR2 || result == CRT_DRS || result == CRT_AR1_DRS;
	struct set field = defenders(s, c, clash, true), all = defenders(s, c, clash, false);
	if (back && set_count(&field) < set_count(&all))
		event_note(ev, EVENT_NOTE, enemy, NONE, NONE, clash->to[0], TEXT_HOLDS, CITE_FORTRESS_C);
	if (back && !set_empty(&field))
		hx_retreat_open(c, enemy, result == CRT_DR1 ? DRIVE_ONE : result == CRT_DR2 ? DRIVE_TWO : DRIVE_SCATTER);
	if (result == CRT_ARS || result == CRT_AR1_DRS)
		hx_retreat_open(c, side, result == CRT_ARS ? DRIVE_SCATTER : DRIVE_ONE);
}

/* [Combat Results Table e] The units concerned are eliminated; [Combat Results Table half ex] the defenders, and the attacker
 * pays half their printed strength. */
static void carry_out(const struct scenario *s, struct campaign *c, int result, const struct hx_clash *clash, int printed,
		      struct events *ev)
{
	struct set own = attackers(c, clash), foe = defenders(s, c, clash, false);
	if (result == CRT_AE)
		kill_all(s, c, &own, ev);
	else if (result == CRT_DE || result == CRT_HALF)
		kill_all(s, c, &foe, ev);
	else
		drive_back(s, c, result, clash, ev);
	if (result == CRT_HALF) {
		c->owed = (int16_t)printed;
		frame_push(&c->p, ROW_PAY, (enum side)c->p.header.phasing);
	}
}

/* [Combat H] One die, cross-referenced with the odds. [Combat I] No die is needed where the attackers are lost anyway. */
static int roll(const struct scenario *s, struct campaign *c, const struct hx_clash *clash, struct hx_sum *sum, struct events *ev)
{
	const struct table *crt = &s->table[ground_of(s)->crt];
	int side = c->p.header.phasing, target = hx_top(c, clash->to[0]);
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_COMBAT, side, clash->to[0]);
	hx_clash_add(s, c, clash, sum, a);
	event_account(ev, event_note(ev, EVENT_ATTACK, side, target, NONE, clash->to[0], sum->percent, CITE_COMBAT), a);
	if (sum->weak) {
		event_account(ev, event_note(ev, EVENT_RESULT, side, target, NONE, clash->to[0],
							 TABLE_CRT * RESULT_STEP + CRT_AE, CITE_COMBAT_I), a);
		return CRT_AE;
	}
	int value = event_roll(&c->p, ev, side, crt->sides, 1, CITE_COMBAT_H);
	a->table = (int16_t)ground_of(s)->crt;
	a->column = (int16_t)table_column_for(crt, sum->percent);
	a->row = (int16_t)(value - crt->first_row);
	a->result = (int16_t)table_result(crt, a->column, value);
	account_die(a, side, value, 0, NONE);
	event_account(ev, event_note(ev, EVENT_RESULT, side, target, NONE, clash->to[0],
						 TABLE_CRT * RESULT_STEP + a->result, CITE_CRT), a);
	return a->result;
}

void hx_resolve_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct hx_clash clash;
	struct hx_sum sum;
	c->fighting = (uint8_t)hx_battle_named(c, o->place);
	hx_clash_of(c, c->fighting, &clash);
	phase_again(p);
	int result = roll(s, c, &clash, &sum, ev);
	c->result = (uint8_t)(result + 1);
	carry_out(s, c, result, &clash, sum.printed, ev);
}

/* --- half exchange: the attacker chooses who pays --- */

/* Combat units that took part. */
static struct set payers(const struct scenario *s, const struct campaign *c)
{
	struct hx_clash clash;
	hx_clash_of(c, c->fighting, &clash);
	struct set who = attackers(c, &clash);
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
		if (!hx_fights(s, i))
			set_drop(&who, i);
	return who;
}

bool hx_may_owe(const struct scenario *s, const struct campaign *c)
{
	struct set who = payers(s, c);
	int sum = 0;
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
		sum += 2 * s->piece[i].strength;
	return set_count(&who) > 1 && c->owed > 0 && c->owed <= sum;
}

/* [Combat Results Table half ex, reading 9] Twice what is lost must come up to the defenders' printed strength. The attackers always
 * have as much: at 160 % half of what they count with is more than half of that. */
void hx_pay_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct set who = payers(s, c);
	if (c->owed > 0 && set_count(&who) == 1) {
		kill_all(s, c, &who, ev);
		c->owed = 0;
	}
	if (c->owed > 0 && !set_empty(&who))
		return;
	c->owed = 0;
	phase_return(p);
}

void hx_pay_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int owed = campaign_of(p)->owed;
	(void)s;
	prompt_ask(out, VERB(VERB_LOSE), 1, "Half exchange: choose who is lost (%d%s strength points still owed)", owed / 2,
		   owed % 2 ? "\u00bd" : "");
	out->left = (int16_t)((owed + 1) / 2);
}

void hx_pay_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	struct set who = payers(s, campaign_of(p));
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
		orders_add(out, order_make(VERB_LOSE, p->header.phasing, i, NONE, NONE));
}

bool hx_pay_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	struct set who = payers(s, campaign_of(p));
	if (o->verb != VERB_LOSE)
		return error_set(e, NULL, NULL, CITE(CITE_CRT), "the exchange must be paid first: choose who is lost");
	return set_has(&who, o->piece) || error_set(e, NULL, NULL, CITE(CITE_CRT), "%s is no combat unit that attacked here",
						    hx_unit(s, o->piece).at);
}

void hx_pay_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	c->owed = (int16_t)(c->owed - 2 * s->piece[o->piece].strength);
	hx_kill(s, c, o->piece, CITE_CRT, ev);
	phase_again(p);
}

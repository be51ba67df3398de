/* The die of an attack and what it does: elimination, exchange, and the artillery that may choose to go back. */
#include "rules/borodino/borodino.h"

void bo_vacate(struct battle *b, int at)
{
	if (b->vacated_n < MAX_VACATED)
		b->vacated[b->vacated_n++] = (int16_t)at;
}

/* [Combat Resolution Table Ae, Combat Resolution Table De] Who is eliminated is gone at once, and leaves a hex.
 * [Artillery E] Guns that are attacked suffer like anybody else. */
static void kill_and_vacate(const struct scenario *s, struct battle *b, const struct set *who, struct events *ev)
{
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1)) {
		int at = b->p.piece[i].place;
		bo_unit_kill(s, b, i, CITE_CRT, ev);
		bo_vacate(b, at);
	}
}

/* The attack is set down: who is spent, who is safe.
 * [Grand Battle Special Rules] Russians of the north whom the French attack are free to move. */
static void spend(const struct scenario *s, struct battle *b, int side, struct events *ev)
{
	set_clear(&b->safe);
	for (int i = set_next(&b->p.hand, 0); i >= 0; i = set_next(&b->p.hand, i + 1))
		if (bo_is_safe_attack(s, b, i, side))
			set_add(&b->safe, i);
	set_join(&b->p.used, &b->p.hand);
	set_join(&b->attacked, &b->p.against);
	b->fired |= b->joined;
	b->vacated_n = b->chain_n = 0;
	set_clear(&b->leaving);
	if (side == FRENCH)
		for (int i = set_next(&b->p.against, 0); i >= 0; i = set_next(&b->p.against, i + 1))
			bo_unfreeze(s, b, i, ev);
}

/* Who attacks from where, and whom besides the first target. */
static void roster(const struct scenario *s, const struct battle *b, int side, struct events *ev)
{
	const struct field *f = field_of(s);
	int first = set_next(&b->p.against, 0);
	for (int i = first == NONE ? NONE : set_next(&b->p.against, first + 1); i >= 0; i = set_next(&b->p.against, i + 1))
		event_note(ev, EVENT_NOTE, side, i, NONE, b->p.piece[i].place, TEXT_ATTACKED_TOO, CITE_COMBAT_F);
	for (unsigned left = b->target & (first == NONE ? b->target - 1u : ~0u); left; left &= left - 1)
		event_note(ev, EVENT_NOTE, side, NONE, NONE, f->redoubt_at[__builtin_ctz(left)], TEXT_ATTACKED_TOO,
			   CITE_COMBAT_F);
	for (int i = set_next(&b->p.hand, 0); i >= 0; i = set_next(&b->p.hand, i + 1))
		event_note(ev, EVENT_NOTE, side, i, NONE, b->p.piece[i].place,
			   bo_is_adjacent_attack(f, b, i) ? TEXT_ATTACKS : TEXT_FIRES, CITE_COMBAT_E);
	for (unsigned left = b->joined; left; left &= left - 1)
		event_note(ev, EVENT_NOTE, side, NONE, NONE, f->redoubt_at[__builtin_ctz(left)], TEXT_REDOUBT_ATTACK,
			   CITE_REDOUBT_I);
}

static int roll(const struct scenario *s, struct battle *b, int side, struct strengths *sum, struct events *ev)
{
	const struct table *crt = &s->table[field_of(s)->crt];
	int unit = set_next(&b->p.against, 0);
	struct account *a = ev ? account_open(ev, NULL, 0, side, NONE) : NULL;
	*sum = bo_strength_sum(s, b, side, a);
	int column = bo_strength_column(s, *sum);
	if (ev)
		event_account(ev, event_note(ev, EVENT_ATTACK, side, unit, NONE, a->place, column, CITE_COMBAT), a);
	if (ev)
		roster(s, b, side, ev);
	int value = event_roll(&b->p, ev, side, 6, 1, CITE_COMBAT), result = table_result(crt, column, value);
	if (!ev)
		return result;
	a->row = (int16_t)(value - crt->first_row);
	a->result = (int16_t)result;
	account_die(a, side, value, 0, NONE);
	event_account(ev, event_note(ev, EVENT_RESULT, side, unit, NONE, a->place, result, CITE_CRT), a);
	return result;
}

/* [Combat D] The strength of a redoubt that has been attacked is not attacked again in this phase. */
static void mark_stormed(const struct scenario *s, struct battle *b)
{
	unsigned works = 0;
	for (int i = 0; i < REDOUBTS; i++)
		if (bo_redoubt_defends(s, b, i))
			works |= 1u << i;
	b->stormed = (uint8_t)(b->stormed | works);
}

/* [Redoubts J] No result harms a redoubt; one that would make way for an advance opens it to the attacker. */
static void take_works(const struct field *f, struct battle *b)
{
	for (int i = 0; i < REDOUBTS; i++)
		if (b->target >> i & 1)
			bo_vacate(b, f->redoubt_at[i]);
}

/* [Combat] The die is rolled and its result carried out before anything else.
 * [Combat Resolution Table Ae, Combat Resolution Table De] Attackers or defenders are eliminated.
 * [Combat Resolution Table Ar, Combat Resolution Table Dr] They go back one hex.
 * [Combat Resolution Table Ex] Defenders are eliminated, attackers pay for them. */
void bo_resolve(const struct scenario *s, struct position *p, struct events *ev)
{
	struct battle *b = battle_at(p);
	int side = p->header.phasing;
	struct strengths sum;
	bo_duty_note(s, b);
	spend(s, b, side, ev);
	int result = roll(s, b, side, &sum, ev);
	mark_stormed(s, b);
	b->result = (uint8_t)result;
	struct set hurt = p->hand;
	set_less(&hurt, &b->safe);
	switch (result) {
	case RESULT_AE:
		kill_and_vacate(s, b, &hurt, ev);
		frame_push(p, ROW_ADVANCE, (enum side)(1 - side));
		break;
	case RESULT_AR:
		b->leaving = hurt;
		frame_push(p, ROW_ACCEPT, (enum side)side);
		break;
	case RESULT_EX:
		b->owed = (int16_t)sum.printed;
		kill_and_vacate(s, b, &p->against, ev);
		take_works(field_of(s), b);
		frame_push(p, ROW_EXCHANGE, (enum side)side);
		break;
	case RESULT_DR:
		b->leaving = p->against;
		take_works(field_of(s), b);
		frame_push(p, ROW_RETREAT, (enum side)side);
		break;
	default:
		kill_and_vacate(s, b, &p->against, ev);
		take_works(field_of(s), b);
		frame_push(p, ROW_ADVANCE, (enum side)side);
		break;
	}
}

/* --- Exchange: the attacker chooses who pays --- */

/* [Combat Resolution Table Ex] Only who took part pays; [Artillery C] guns two hexes off do not. */
static struct set payers(const struct battle *b, int *sum, const struct scenario *s)
{
	struct set who = b->p.hand;
	set_less(&who, &b->safe);
	*sum = 0;
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1)) {
		if (on_map(b, i))
			*sum += s->piece[i].strength;
		else
			set_drop(&who, i);
	}
	return who;
}

bool bo_exchange_asks(const struct scenario *s, const struct battle *b)
{
	int sum;
	struct set who = payers(b, &sum, s);
	return b->owed > 0 && b->owed < sum && set_count(&who) > 1;
}

/* [Combat Resolution Table Ex, reading 13] At least the printed strength of the defenders is lost, or all there is. */
void bo_exchange_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct battle *b = battle_at(p);
	int sum;
	struct set who = payers(b, &sum, s);
	if (bo_exchange_asks(s, b))
		return;
	for (int i = set_next(&who, 0); i >= 0 && b->owed > 0; i = set_next(&who, i + 1))
		bo_unit_kill(s, b, i, CITE_CRT, ev);
	b->owed = 0;
	phase_goto(p, ROW_ADVANCE, (enum side)p->header.phasing);
}

/* Where the attack that is being resolved was made: the first of those attacked, or the hex they have left. */
static int fight_at(const struct battle *b)
{
	for (int i = set_next(&b->p.against, 0); i >= 0; i = set_next(&b->p.against, i + 1))
		if (b->p.piece[i].place >= 0)
			return b->p.piece[i].place;
	return b->vacated_n ? b->vacated[0] : NONE;
}

void bo_exchange_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct battle *b = battle_of(p);
	out->depth = 1;
	out->verbs = VERB(VERB_LOSE);
	out->left = b->owed;
	out->place = (int16_t)fight_at(b);
	text_set(&out->ask, "Exchange%s%s: choose who is lost (%d strength points still owed)", out->place >= 0 ? " for " : "",
		 out->place >= 0 ? board_called(&s->board, out->place).at : "", b->owed);
}

void bo_exchange_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int sum;
	struct set who = payers(battle_of(p), &sum, s);
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
		orders_add(out, order_make(VERB_LOSE, p->header.phasing, i, NONE, NONE));
}

bool bo_exchange_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int sum;
	struct set who = payers(battle_of(p), &sum, s);
	if (o->verb != VERB_LOSE || o->number != NONE)
		return error_set(e, NULL, NULL, CITE(CITE_CRT), "the exchange must be paid first: choose who is lost");
	return set_has(&who, o->piece) ||
	       error_set(e, NULL, NULL, CITE(CITE_CRT), "%s did not attack from an adjacent hex and pays nothing",
			 bo_unit(s, battle_of(p), o->piece).at);
}

void bo_exchange_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct battle *b = battle_at(p);
	b->owed = (int16_t)(b->owed - s->piece[o->piece].strength);
	bo_unit_kill(s, b, o->piece, CITE_CRT, ev);
	phase_again(p);
}

/* --- Attacker retreats: artillery that need not may go back too --- */

/* [Artillery C, reading 15] Guns that need not may go back with the others. */
static struct set choosers(const struct battle *b)
{
	struct set who = b->p.hand;
	set_keep(&who, &b->safe);
	set_less(&who, &b->leaving);
	return who;
}

void bo_accept_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct set who = choosers(battle_of(p));
	(void)s;
	(void)ev;
	if (set_empty(&who))
		phase_goto(p, ROW_RETREAT, side_other((enum side)p->header.phasing));
}

void bo_accept_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_ACCEPT) | VERB(VERB_STAND), 1,
		   "Attacker retreats: the artillery may go back too, or press Stand");
}

void bo_accept_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	struct set who = choosers(battle_of(p));
	(void)s;
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
		orders_add(out, order_make(VERB_ACCEPT, p->header.phasing, i, NONE, NONE));
	orders_add(out, order_make(VERB_STAND, p->header.phasing, NONE, NONE, NONE));
}

bool bo_accept_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	struct set who = choosers(battle_of(p));
	if (o->verb == VERB_STAND || (o->verb == VERB_ACCEPT && set_has(&who, o->piece)))
		return true;
	if (o->verb == VERB_ACCEPT)
		return error_set(e, NULL, NULL, CITE(CITE_ARTILLERY_C), "%s is no artillery with that choice",
				 bo_unit(s, battle_of(p), o->piece).at);
	return error_set(e, NULL, NULL, CITE(CITE_ARTILLERY_C), "say first which artillery goes back too, or press Stand");
}

void bo_accept_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct battle *b = battle_at(p);
	(void)s;
	(void)ev;
	if (o->verb == VERB_STAND) {
		phase_goto(p, ROW_RETREAT, side_other((enum side)p->header.phasing));
		return;
	}
	set_add(&b->leaving, o->piece);
	phase_again(p);
}

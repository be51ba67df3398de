/* What a card that was laid does: its operations one after the other (16.1). */
#include "rules/gamble/cards.h"
#include "rules/gamble/combat.h"

const struct gb_op *gb_deciding(const struct position *p)
{
	if (p->depth < 2 || p->frame[p->depth - 2].row != ROW_EFFECT)
		return NULL;
	const struct frame *f = &p->frame[p->depth - 2];
	return gb_ops(f->number, f->side) + f->step - 1;
}

void gb_ask_named(const struct scenario *s, const struct position *p, uint64_t verbs, const char *what, struct prompt *out)
{
	if (gb_deciding(p))
		prompt_ask(out, verbs, 1, "%s: %s", s->card[p->frame[p->depth - 2].number].title, what);
	else
		prompt_ask(out, verbs, 1, "%c%s", what[0] - 'a' + 'A', what + 1);
}

/* --- conditions --- */

static bool held(const struct scenario *s, const struct gamble *g, const char *id)
{
	return gb_next(s, g, board_find(&s->board, id), FRENCH, 0) != NONE;
}

static bool fed_from(const struct scenario *s, const struct gamble *g, const char *id)
{
	return gb_depot(s, g, board_find(&s->board, id), FRENCH) != NONE;
}

/* Is a group still to come to Kiev on a later turn? */
static bool danube(const struct scenario *s, const struct gamble *g)
{
	for (int i = set_next(&gb_own(s)->units, 0); i >= 0; i = set_next(&gb_own(s)->units, i + 1))
		if (g->p.piece[i].place == AT_LATER && gb_own(s)->gate[i] == GATE_KIEV && gb_own(s)->turn[i] > g->p.header.turn)
			return true;
	return false;
}

bool gb_holds(const struct scenario *s, const struct gamble *g, int condition)
{
	switch (condition) {
	case COND_MOSCOW:
		return held(s, g, "0407");
	case COND_CAPITAL:
		return held(s, g, "0407") || held(s, g, "1101");
	case COND_TURN_11:
		return gb_printed_turn(s, g) >= 11;
	case COND_TURN_13:
		return gb_printed_turn(s, g) >= 13;
	case COND_UNTIL_11:
		return gb_printed_turn(s, g) <= 11;
	case COND_TWO_YEARS:
		return g->state & STATE_TWO_YEARS;
	case COND_STORES:
		return fed_from(s, g, "1008") || fed_from(s, g, "1610") || fed_from(s, g, "1808");
	default:
		return danube(s, g);
	}
}

/* The condition of an OP_IF; card 4: somebody could come back by the operation after it. */
static bool met(const struct scenario *s, const struct gamble *g, const struct gb_op *op)
{
	return op->arg == COND_RETURNS ? gb_any_returns(s, g, op + 1) : gb_holds(s, g, op->arg);
}

/* --- who is meant --- */

int gb_kind_of(const struct scenario *s, int piece)
{
	return gb_own(s)->nation[piece] * 3 + gb_own(s)->kind[piece];
}

/* In or next to a city. */
static bool near_city(const struct scenario *s, int place)
{
	bool near = gb_own(s)->city[place];
	for (int d = 0; d < DIRECTIONS; d++)
		near |= gb_own(s)->to[place][d] >= 0 && gb_own(s)->city[gb_own(s)->to[place][d]];
	return near;
}

/* [reading 23] Foreign is every unit of La Grande Armee whose nation is not French. */
bool gb_one_of(const struct scenario *s, const struct gamble *g, int piece, int side, unsigned who)
{
	const struct gb_own *own = gb_own(s);
	int nation = own->nation[piece], place = g->p.piece[piece].place;
	if (!gb_fights(s, piece) || s->piece[piece].side != side || (who & WHO_ANY && !(who >> own->kind[piece] & 1)))
		return false;
	return !((who & WHO_NOT_VETERAN && own->class[piece] == CLASS_VETERAN) || (who & WHO_FRENCH && nation != NATION_FRENCH) ||
		 (who & WHO_POLISH && nation != NATION_POLISH) || (who & WHO_PRUSSIAN && nation != NATION_PRUSSIAN) ||
		 (who & WHO_AUSTRIAN && nation != NATION_AUSTRIAN) || (who & WHO_FOREIGN && nation == NATION_FRENCH) ||
		 (who & WHO_NOT_POLISH && nation == NATION_POLISH) || (who & WHO_NOT_AUSTRIAN && nation == NATION_AUSTRIAN) ||
		 (who & WHO_GOOD && gb_disrupted(g, piece)) || (who & WHO_NEAR_CITY && (place < 0 || !near_city(s, place))));
}

/* --- operations that need no decision --- */

static bool rolls(struct gamble *g, const struct gb_op *op, int side, struct events *ev)
{
	int die = event_roll(&g->p, ev, side, 6, 1, CITE_16_1);
	return die >= op->low && die <= op->high;
}

/* What the operation does, where a note says that of a side; else NONE. */
static int rule_told(const struct gb_op *op)
{
	if (op->kind == OP_ATTRITION)
		return op->n > 0 ? TEXT_ATTRITION_WORSE : TEXT_ATTRITION_MILDER;
	if (op->kind == OP_HORSE_ATTRITION)
		return op->n > 0 ? TEXT_HORSE_WORSE : TEXT_HORSE_MILDER;
	if (op->kind != OP_BAN)
		return NONE;
	return op->arg & BAN_FORCED_MARCH ? TEXT_BAN_FORCED : op->arg & BAN_DUMMIES ? TEXT_BAN_DUMMIES :
	       op->arg & BAN_DEPOT_RUSSIA ? TEXT_BAN_DEPOTS : TEXT_BAN_MOVE;
}

/* [16.1] A single instruction overrides what the other card of the turn says against it: a command that this one took is given back. */
static void change_commands(const struct scenario *s, struct gamble *g, const struct gb_op *op, bool single, struct events *ev)
{
	unsigned bit = side_bit((enum side)op->side);
	if (single && op->n > 0 && g->effects.taken & bit) {
		g->effects.taken &= (uint8_t)~bit;
		gb_card_commands(s, g, op->side, 1);
		event_note(ev, EVENT_NOTE, op->side, NONE, NONE, NONE, TEXT_OVERRIDDEN, CITE_16_1);
	} else if (!single && op->n < 0) {
		g->effects.taken |= (uint8_t)bit;
	}
	gb_card_commands(s, g, op->side, op->n);
	event_note(ev, EVENT_COMMANDS, op->side, NONE, NONE, NONE, op->n, CITE_16_1);
}

/* The sum of the turn to which the operation adds its number; NULL: it adds to none. */
static int8_t *sum_of(struct gb_effects *e, const struct gb_op *op)
{
	switch (op->kind) {
	case OP_ATTRITION:
		return &e->attrition[op->side];
	case OP_HORSE_ATTRITION:
		return &e->attrition_horse[op->side];
	case OP_SPARE:
		return &e->spared[op->side];
	case OP_LONGER:
		return &e->longer[op->side];
	case OP_COSSACKS:
		return &e->cossacks;
	case OP_FORAGE:
		return &e->forage;
	default:
		return NULL;
	}
}

/* What is so or not, or stands by itself. */
static void set_mark(struct gb_effects *e, const struct gb_op *op)
{
	switch (op->kind) {
	case OP_BAN:
		e->ban[op->side] |= op->arg;
		break;
	case OP_ALLOW:
		e->allow |= op->arg;
		break;
	case OP_JEROME:
		e->lasting |= LASTING_JEROME_NEXT;
		break;
	case OP_LONGER:
		e->longer_spares[op->side] = (int8_t)op->arg;
		break;
	case OP_CHAOS:
		e->chaos = op->n;
		break;
	case OP_FORAGE_SAFE:
		e->forage_safe = 1;
		break;
	case OP_MOSCOW:
		e->moscow_check = op->n;
		break;
	default: /* a sum alone */
		break;
	}
}

/* What the other phases read. */
static void set_number(const struct scenario *s, struct gamble *g, const struct gb_op *op, int card, struct events *ev)
{
	if (op->kind == OP_TRAINS) {
		g->trains_turn[op->side] = (int8_t)(g->trains_turn[op->side] + op->n);
		event_note(ev, EVENT_TRAINS, op->side, NONE, NONE, NONE, op->n, CITE_16_1);
		return;
	}
	if (op->kind == OP_COMMANDS) {
		change_commands(s, g, op, gb_single(card), ev);
		return;
	}
	int8_t *sum = sum_of(&g->effects, op);
	if (sum)
		*sum = (int8_t)(*sum + op->n);
	set_mark(&g->effects, op);
	if (rule_told(op) != NONE)
		event_note(ev, EVENT_NOTE, op->side, NONE, NONE, NONE, rule_told(op), CITE_16_1);
	else
		event_note(ev, EVENT_IN_FORCE, NOBODY, NONE, NONE, NONE, card, CITE_16_1);
}

/* --- operations that call a row --- */

static int row_of(int kind)
{
	switch (kind) {
	case OP_RAISE:
		return ROW_PICK;
	case OP_RETURN:
		return ROW_RESTORE;
	case OP_RALLY:
		return ROW_REVIVE;
	case OP_BUILD:
	case OP_BREAK:
		return ROW_SPAN;
	case OP_EITHER:
		return ROW_CHOICE;
	default:
		return ROW_SPOT;
	}
}

static void remove_all(const struct scenario *s, struct gamble *g, unsigned who, struct events *ev)
{
	for (int i = set_next(&gb_own(s)->fighters, 0); i >= 0; i = set_next(&gb_own(s)->fighters, i + 1)) {
		if ((g->p.piece[i].place < 0 && g->p.piece[i].place != AT_LATER) || !gb_one_of(s, g, i, FRENCH, who))
			continue;
		event_note(ev, EVENT_NOTE, FRENCH, i, NONE, NONE, TEXT_DESERTS, CITE_16_11);
		gb_remove(s, g, i, CITE_16_1, ev);
	}
}

/* One operation. `f` is the frame of ROW_EFFECT; its step is past the operation already. */
static void run(const struct scenario *s, struct gamble *g, struct frame *f, const struct gb_op *op, struct events *ev)
{
	switch (op->kind) {
	case OP_IF:
		f->step = (uint8_t)(f->step + (met(s, g, op) ? 0 : op->skip));
		break;
	case OP_SKIP:
		f->step = (uint8_t)(f->step + op->skip);
		break;
	case OP_ROLL: {
		bool so = rolls(g, op, op->arg ? 1 - f->side : f->side, ev);
		f->step = (uint8_t)(f->step + (so ? 0 : op->skip));
		if (!so)
			event_note(ev, EVENT_NOTE, f->side, NONE, NONE, NONE, TEXT_NO_EFFECT, CITE_16_1);
		break;
	}
	case OP_STRIKE:
		gb_open_strike(s, g, op, ev);
		break;
	case OP_REMOVE:
		if (!op->n)
			remove_all(s, g, op->arg, ev);
		else
			gb_open_desertion(s, g, op->arg);
		break;
	case OP_RAISE:
	case OP_RETURN:
	case OP_RALLY:
	case OP_DEPOT:
	case OP_DEPOT_LOST:
	case OP_BUILD:
	case OP_BREAK:
	case OP_WORKS:
	case OP_BAR:
	case OP_LOOK:
	case OP_EITHER:
		frame_push(&g->p, row_of(op->kind), (enum side)op->side);
		break;
	default:
		set_number(s, g, op, f->number, ev);
	}
}

void gb_effect_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int depth = p->depth;
	struct frame *f = frame_top(p);
	while (p->depth == depth && !p->header.result.over) {
		const struct gb_op *op = gb_ops(f->number, f->side) + f->step;
		if (op->kind == OP_END) {
			phase_return(p);
			return;
		}
		f->step++;
		run(s, g, f, op, ev);
	}
}

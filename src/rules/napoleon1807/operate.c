/* [Operations] The sides take turns: a stack is named, reacts are met, it marches or fights or both. */
#include "rules/napoleon1807/n7.h"

/* --- which blocks make a stack that may be activated --- */

static bool ready(const struct n7_position *n, int piece)
{
	return n->p.piece[piece].place >= 0 && !(n->p.piece[piece].flags & FLAG_ACTIVATED);
}

/* [Commanders and Corps] [reading 28] Once `going` has left, no commander may be left alone; but those that are ready can still be taken
 * along. In a contested area a stack may fight where it is. */
static bool rest_fits(const struct scenario *s, const struct n7_position *n, int side, int place, n7_mask going)
{
	const struct n7_own *own = n7_own(s);
	n7_mask rest = n7_stack(s, n, place, side) & ~going, left = rest & own->commanders;
	if (rest & own->corps || n7_contested(s, n, place))
		return true;
	for (int i = n7_mask_next(left, 0); i != NONE; i = n7_mask_next(left, i + 1))
		if (!ready(n, i))
			return false;
	return true;
}

/* May the commander go with some corps that is ready, or is in hand? */
static bool escorted(const struct scenario *s, const struct n7_position *n, int side, int piece, n7_mask held)
{
	int place = n->p.piece[piece].place;
	if (held & n7_own(s)->corps)
		return true;
	n7_mask corps = n7_corps(s, n, place, side);
	for (int i = n7_mask_next(corps, 0); i != NONE; i = n7_mask_next(corps, i + 1))
		if (ready(n, i) && rest_fits(s, n, side, place, held | n7_bit(piece) | n7_bit(i)))
			return true;
	return false;
}

static bool refuse(int cite, const struct scenario *s, int piece, const char *reason, struct error *e)
{
	return error_set(e, NULL, NULL, n7_cites[cite], "%s %s", n7_name(s, piece), reason);
}

/* [Operations] [Vedettes] May it be taken into the stack that is being named? */
static bool may_take(const struct scenario *s, const struct n7_position *n, int side, int piece, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	n7_mask held = n7_set_mask(&n->p.hand);
	const struct piece *k = &n->p.piece[piece];
	if (s->piece[piece].side != side)
		return refuse(CITE_OPERATIONS, s, piece, "is the enemy's", e);
	if (k->place < 0)
		return refuse(CITE_OPERATIONS, s, piece, "is not on the map", e);
	if (held & n7_bit(piece))
		return refuse(CITE_OPERATIONS, s, piece, "is in the stack already", e);
	if (k->flags & FLAG_ACTIVATED)
		return refuse(CITE_OPERATIONS, s, piece, "has been activated this turn", e);
	if (held && n->p.piece[n7_mask_next(held, 0)].place != k->place)
		return refuse(CITE_OPERATIONS, s, piece, "stands in another area", e);
	if (held && n7_is_vedette(s, piece) != ((held & own->vedettes) != 0))
		return refuse(CITE_VEDETTES, s, piece, "cannot go along: vedettes and corps do not mix", e);
	if (n7_is_corps(s, piece) && !rest_fits(s, n, side, k->place, held | n7_bit(piece)))
		return refuse(CITE_COMMANDERS, s, piece, "would leave a commander alone", e);
	if (n7_is_commander(s, piece) && !escorted(s, n, side, piece, held))
		return refuse(CITE_COMMANDERS, s, piece, "never goes alone", e);
	return true;
}

/* May those in hand march off: is nobody left alone? */
static bool leaves_nobody(const struct scenario *s, const struct n7_position *n, int side, int place, n7_mask going)
{
	n7_mask rest = n7_stack(s, n, place, side) & ~going;
	return !(rest & n7_own(s)->commanders) || rest & n7_own(s)->corps;
}

static bool may_commit(const struct scenario *s, const struct n7_position *n, int side, struct error *e)
{
	n7_mask held = n7_set_mask(&n->p.hand);
	if (!held)
		return error_set(e, NULL, NULL, n7_cites[CITE_OPERATIONS], "take the blocks of a stack first");
	int place = n->p.piece[n7_mask_next(held, 0)].place;
	if (!(held & ~n7_own(s)->commanders))
		return error_set(e, NULL, NULL, n7_cites[CITE_COMMANDERS], "a commander goes with a corps");
	if (n7_contested(s, n, place) || leaves_nobody(s, n, side, place, held))
		return true;
	int left = n7_mask_next(n7_stack(s, n, place, side) & ~held & n7_own(s)->commanders, 0);
	return error_set(e, NULL, NULL, n7_cites[CITE_COMMANDERS], "%s would be left alone in %s: click him as well", n7_name(s, left), n7_place(s, place).at);
}

bool n7_anybody_ready(const struct scenario *s, const struct n7_position *n, int side)
{
	for (int i = 0; i < s->pieces; i++)
		if (!n7_is_commander(s, i) && may_take(s, n, side, i, NULL))
			return true;
	return false;
}

/* === the row: whose turn it is === */

/* [Operations Pass] Who has passed does no more; who has nobody left to activate is forced to. Both: on to recovery. */
void n7_operations_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	struct frame *f = frame_top(p);
	for (;;) {
		if (n->passed == SEEN_ALL) {
			phase_goto(p, ROW_RECOVERY, SIDE_0);
			return;
		}
		if (n->passed & side_bit(f->side))
			f->side = (uint8_t)side_other((enum side)f->side);
		p->header.phasing = (int8_t)f->side;
		if (!f->step++)
			event_note(ev, EVENT_PHASE, f->side, NONE, NONE, NONE, ROW_OPERATIONS, CITE_OPERATIONS);
		f->step = 1;
		if (n7_anybody_ready(s, n, f->side))
			return;
		n->passed |= side_bit(f->side);
		event_note(ev, EVENT_NOTE, f->side, NONE, NONE, NONE, TEXT_MUST_PASS, CITE_PASS);
	}
}

static bool anybody_joins(const struct scenario *s, const struct n7_position *n, int side)
{
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && may_take(s, n, side, i, NULL))
			return true;
	return false;
}

void n7_operations_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	uint64_t verbs = VERB(VERB_TAKE) | VERB(VERB_WITH) | VERB(VERB_COMMIT) | VERB(VERB_MARCH); /* a march is meant, but comes later */
	if (held == NONE) {
		prompt_ask(out, verbs | VERB(VERB_PASS), 0, "Name a stack for your next operation, or pass for the rest of the turn");
		return;
	}
	struct error e = {0};
	prompt_ask(out, verbs, 1, anybody_joins(s, n7_of(p), frame_now(p)->side) ? "Take more blocks of %s, or press Commit" :
		   "The stack of %s: press Commit", n7_place(s, p->piece[held].place).at);
	out->place = p->piece[held].place;
	if (!may_commit(s, n7_of(p), frame_now(p)->side, &e))
		text_set(&out->why_not, "%s", e.reason);
}

void n7_operations_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct n7_position *n = n7_of(p);
	int side = frame_now(p)->side;
	bool held = !set_empty(&p->hand);
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && may_take(s, n, side, i, NULL))
			orders_add(out, order_make(held ? VERB_WITH : VERB_TAKE, side, i, NONE, NONE));
	if (held && may_commit(s, n, side, NULL))
		orders_add(out, order_make(VERB_COMMIT, side, NONE, NONE, NONE));
	if (!held)
		orders_add(out, order_make(VERB_PASS, side, NONE, NONE, NONE));
}

bool n7_operations_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	bool held = !set_empty(&p->hand);
	switch (o->verb) {
	case VERB_TAKE:
	case VERB_WITH:
		if (held != (o->verb == VERB_WITH) || o->number != NONE)
			return phase_refuse(s, CITE_OPERATIONS, "take the first block, then others with it", e);
		return may_take(s, n7_of(p), o->side, o->piece, e);
	case VERB_COMMIT:
		return may_commit(s, n7_of(p), o->side, e);
	case VERB_PASS:
		return !held || phase_refuse(s, CITE_OPERATIONS, "begin the operation with the blocks in hand", e);
	case VERB_MARCH: /* who could not be activated is told that */
		if (!set_has(&p->hand, o->piece) && !may_take(s, n7_of(p), o->side, o->piece, e))
			return false;
		if (o->place == p->piece[o->piece].place && n7_contested(s, n7_of(p), o->place))
			return error_set(e, NULL, NULL, n7_cites[CITE_COMBAT],
					 "an enemy in the same area is fought by an operation: activate the stack, then choose to fight there");
		return error_set(e, NULL, NULL, n7_cites[CITE_OPERATIONS],
				 "activate the stack first: its movement card is turned over before it marches");
	default:
		return phase_refuse(s, CITE_OPERATIONS, "name a stack, or pass", e);
	}
}

static void begin(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	const struct n7_own *own = n7_own(s);
	n7_mask held = n7_set_mask(&n->p.hand);
	int place = n->p.piece[n7_mask_next(held, 0)].place;
	n->p.used = n->p.hand;
	set_clear(&n->p.hand);
	n->op = (struct n7_operation){.from = (int16_t)place, .at = (int16_t)place, .last = NONE, .side = (uint8_t)side};
	event_note(ev, EVENT_NOTE, side, NONE, NONE, place, TEXT_NAMED, CITE_OPERATIONS);
	n->op.stood = own->far[own->konigsberg][place];
	if (n7_contested(s, n, place))
		n->op.flags |= OP_CONTESTED;
	if (held & own->vedettes)
		n->op.flags |= OP_VEDETTES;
	for (int i = n7_mask_next(held, 0); i != NONE; i = n7_mask_next(held, i + 1))
		event_note_piece(ev, event_make(EVENT_TAKE, side, i, place, NONE, NONE, CITE_OPERATIONS), n7_known(s, n, i, side_other((enum side)side)));
	frame_push(&n->p, ROW_OPERATION, (enum side)side);
}

void n7_operations_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	switch (o->verb) {
	case VERB_COMMIT:
		begin(s, n, o->side, ev);
		break;
	case VERB_PASS:
		n->passed |= side_bit(o->side);
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_PASSED, CITE_PASS);
		phase_again(p);
		break;
	default:
		set_add(&p->hand, o->piece);
	}
}

/* === one operation, step by step === */

enum { STEP_WEATHER, STEP_REACT, STEP_WAY, STEP_CARD, STEP_ANSWER, STEP_MARCH, STEP_HALT, STEP_FATIGUE, STEP_ATTACK, STEP_FIGHT, STEP_END, STEP_OVER };

/* [Rain] [Mud] Whoever is activated by his own player takes 1 fatigue, placed freely. */
static void weather_tires(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n7_mask corps = n7_group(n) & n7_own(s)->corps;
	if (n->weather & WEATHER_RAIN && corps)
		n7_tire_freely(s, n, corps, 1, CITE_EVENT + EV_RAIN, ev);
	else if (n->weather & WEATHER_MUD && corps)
		n7_tire_freely(s, n, corps, 1, CITE_EVENT + EV_MUD, ev);
}

/* [Movement 1] The movement card, and what the points come to. */
static void turn_over(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	struct account scratch;
	int card = n7_turn_over(s, n, n->op.side, CITE_MOVE_1, ev);
	n->op.flags |= OP_MARCHES;
	n->op.value = (int8_t)(card == NONE ? 0 : n7_own(s)->value[card]);
	struct account *a = account_open(ev, &scratch, ACCOUNT_MARCH, n->op.side, n->op.at);
	int points = n7_points(s, n, a);
	account_line(a, 0, LINE_SUM, points, 1, NONE, NONE, TEXT_LINE_POINTS, CITE_MOVE_1);
	if (n7_grognard(s))
		a->seen = side_bit(n->op.side); /* it would tell how many corps there are */
	struct event *at = event_note(ev, EVENT_CHECK, n->op.side, NONE, NONE, n->op.at, points, CITE_MOVE_1);
	if (at)
		at->seen = a->seen;
	event_account(ev, at, a);
	if (points <= 0)
		n->op.flags |= OP_NO_POINTS;
}

/* [Movement 3] [Movement 4] The march is over: its fatigue, evenly, the rest as the owner likes. */
static void march_tires(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	struct account scratch;
	struct account *a = account_open(ev, &scratch, ACCOUNT_FATIGUE, n->op.side, n->op.at);
	int fatigue = n7_march_fatigue(s, n, a);
	account_line(a, 0, LINE_SUM, fatigue, 1, NONE, NONE, TEXT_LINE_MARCH_FATIGUE, CITE_MOVE_3);
	if (n7_grognard(s))
		a->seen = side_bit(n->op.side);
	struct event *at = event_note(ev, EVENT_CHECK, n->op.side, NONE, n->op.from, n->op.at, fatigue, CITE_MOVE_3);
	if (at)
		at->seen = a->seen;
	event_account(ev, at, a);
	if (fatigue)
		n7_tire_even(s, n, n7_group(n) & n7_own(s)->corps, fatigue, CITE_MOVE_4, ev);
}

/* [Commanders and Corps] Somebody of the stack who can march: its corps may have died of rain or mud, and a commander does not go alone. */
static bool goes(const struct scenario *s, const struct n7_position *n)
{
	return n7_group(n) & ~n7_own(s)->commanders;
}

/* Corps of the stack that could fight here and now? */
static bool may_fight(const struct scenario *s, const struct n7_position *n)
{
	return n7_group(n) & n7_own(s)->corps && n7_contested(s, n, n->op.at);
}

/* [Strategic Retreat] [reading 54] Who stands in Konigsberg may not march. */
int n7_bars_march(const struct scenario *s, const struct n7_position *n, int side, int place, n7_mask who)
{
	if (side == RUSSIAN && n->turn_rules & RULE_STRATEGIC && place == n7_own(s)->konigsberg)
		return CITE_EVENT + EV_STRATEGIC_RETREAT;
	return leaves_nobody(s, n, side, place, who) ? NONE : CITE_COMMANDERS;
}

static bool may_march(const struct scenario *s, const struct n7_position *n)
{
	return n7_bars_march(s, n, n->op.side, n->op.from, n7_group(n)) == NONE;
}

/* Points are there, or one link is free. */
static bool may_go_on(const struct scenario *s, const struct n7_position *n)
{
	return n7_points_left(s, n) > 0 || n->op.flags & OP_FREE_LINK;
}

/* [Destroyed Bridge] [Pontonniers] [Pontoon Bridge] Countermarch has taken the last point: who has none may still work on a bridge. */
static void left_short(const struct scenario *s, struct n7_position *n)
{
	n->op.flags |= OP_NO_POINTS;
	n7_open_window(s, n, WINDOW_SHORT, n->op.side);
}

static void close_operation(struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	int side = n->op.side, next = side_other((enum side)side);
	if (n->op.flags & OP_COORDINATION) {
		next = side;
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_COORDINATION, CITE_EVENT + EV_COORDINATION);
	}
	n->op = (struct n7_operation){.from = NONE, .at = NONE, .last = NONE};
	set_clear(&p->used);
	phase_return(p);
	frame_top(p)->side = (uint8_t)next;
	frame_top(p)->step = 0;
}

static void choose_way(const struct scenario *s, struct n7_position *n, struct frame *f, struct events *ev)
{
	int barred = n7_bars_march(s, n, n->op.side, n->op.from, n7_group(n));
	if (may_fight(s, n)) {
		frame_push(&n->p, ROW_WAY, (enum side)n->op.side);
		return;
	}
	if (goes(s, n) && barred == NONE)
		return;
	f->step = STEP_END;
	if (goes(s, n) && barred == CITE_EVENT + EV_STRATEGIC_RETREAT)
		event_note(ev, EVENT_NOTE, n->op.side, NONE, NONE, n->op.at, TEXT_PROHIBITED, barred);
}

static void ask_march(const struct scenario *s, struct n7_position *n)
{
	if (may_go_on(s, n))
		frame_push(&n->p, ROW_MARCH, (enum side)n->op.side);
	else if (!(n->op.flags & OP_NO_POINTS))
		left_short(s, n);
}

static void halt(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	int side = n->op.side;
	if (!n->op.links)
		event_note(ev, EVENT_NOTE, side, NONE, NONE, n->op.at, TEXT_STAYS, CITE_MOVE_1);
	else if (n7_group(n))
		n7_open_window(s, n, WINDOW_HALT, side_other((enum side)side));
}

static void ask_attack(const struct scenario *s, struct n7_position *n, struct frame *f)
{
	if (may_fight(s, n) && (n->op.links || n->op.flags & OP_FORAGED))
		frame_push(&n->p, ROW_ATTACK, (enum side)n->op.side);
	else
		f->step = STEP_END;
}

static void run(const struct scenario *s, struct n7_position *n, struct frame *f, struct events *ev)
{
	int side = n->op.side, enemy = side_other((enum side)side);
	switch (f->step++) {
	case STEP_WEATHER:
		weather_tires(s, n, ev);
		break;
	case STEP_REACT:
		if (goes(s, n))
			n7_open_window(s, n, WINDOW_REACT, enemy);
		break;
	case STEP_WAY:
		choose_way(s, n, f, ev);
		break;
	case STEP_CARD:
		turn_over(s, n, ev);
		n7_open_window(s, n, WINDOW_MOVER, side);
		break;
	case STEP_ANSWER:
		if (n7_grognard(s)) /* whether it has points is seen now: whatever follows tells it */
			event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_MARCH, CITE_MOVE_2);
		if (may_go_on(s, n))
			n7_open_window(s, n, WINDOW_ANSWER, enemy);
		break;
	case STEP_MARCH:
		ask_march(s, n);
		break;
	case STEP_HALT:
		halt(s, n, ev);
		break;
	case STEP_FATIGUE:
		if (n->op.links || n->op.spent)
			march_tires(s, n, ev);
		break;
	case STEP_ATTACK:
		ask_attack(s, n, f);
		break;
	case STEP_FIGHT:
		n7_fight_begin(s, n, n->op.at, n->op.flags & OP_MARCHES, ev);
		break;
	case STEP_END:
		n7_activate(s, n, n7_group(n), CITE_OPERATIONS, ev);
		n7_open_window(s, n, WINDOW_END, side);
		break;
	default:
		close_operation(&n->p, ev);
	}
}

void n7_operation_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct frame *f = frame_top(p);
	int depth = p->depth;
	while (p->depth == depth && !p->header.result.over) {
		phase_again(p);
		run(s, n7_at(p), f, ev);
	}
}

/* === march or fight; [Combat] nobody has to attack: who cannot march off may stay === */

static void choose_list(const struct position *p, int one, int two, struct orders *out)
{
	int side = frame_now(p)->side;
	orders_add(out, order_make(VERB_CHOOSE, side, NONE, NONE, one));
	orders_add(out, order_make(VERB_CHOOSE, side, NONE, NONE, two));
}

void n7_way_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_CHOOSE), 0, may_march(s, n7_of(p)) ? "%s is contested: march off, or fight where you stand?"
		   : "%s is contested, and the stack cannot leave it: fight where you stand, or stay?", n7_place(s, n7_of(p)->op.at).at);
	out->place = n7_of(p)->op.at;
	out->open = !n7_grognard(s); /* [Fog of War] who cannot leave tells who is among them */
}

void n7_way_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	choose_list(p, may_march(s, n7_of(p)) ? CHOICE_MARCH : CHOICE_STAY, CHOICE_FIGHT, out);
}

bool n7_way_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_OPERATIONS, may_march(s, n7_of(p)) ? "choose to march or to fight" : "choose to fight or to stay", e);
}

void n7_way_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s;
	(void)ev;
	phase_return(p);
	if (o->number != CHOICE_MARCH)
		frame_top(p)->step = o->number == CHOICE_FIGHT ? STEP_FIGHT : STEP_END;
}

/* === [Combat 1C] a moving attack === */

void n7_attack_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_CHOOSE), 0, "Attack the enemy in %s now, one combat card fewer, or stay?", n7_place(s, n7_of(p)->op.at).at);
	out->place = n7_of(p)->op.at;
	out->open = true;
}

void n7_attack_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	choose_list(p, CHOICE_FIGHT, CHOICE_STAY, out);
}

bool n7_attack_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_COMBAT, "choose to attack or to stay", e);
}

void n7_attack_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s;
	(void)ev;
	phase_return(p);
	if (o->number == CHOICE_STAY)
		frame_top(p)->step = STEP_END;
}

/* [Movement 2] The march link by link, and its cards: what can be laid when (W1 to W4, and on the road), and what they do. */
#include "rules/napoleon1807/n7.h"

/* --- bridges --- */

/* A link from the stack's area that a bridge card could be for: with a standing bridge to destroy, or a destroyed one to repair. */
static bool bridge_at(const struct scenario *s, const struct n7_position *n, int slot, bool repair)
{
	const struct n7_own *own = n7_own(s);
	return own->bridge[n->op.at][slot] && n7_broken(s, n, n->op.at, slot) == repair;
}

static int bridges(const struct scenario *s, const struct n7_position *n, bool repair)
{
	int count = 0;
	for (int k = 0; k < n7_own(s)->degree[n->op.at]; k++)
		count += bridge_at(s, n, k, repair);
	return count;
}

static bool repairs(int event)
{
	return event != EV_DESTROYED_BRIDGE;
}

/* [Destroyed Bridge] [Pontonniers] [Pontoon Bridge] A stack, no vedettes, in a free area beside such a bridge, with a point to pay for it; or
 * with none at all when its march began. */
static bool may_bridge(const struct scenario *s, const struct n7_position *n, enum n7_window window, int event, struct error *e)
{
	const char *rule = n7_cites[CITE_EVENT + event];
	if (n->op.flags & OP_VEDETTES)
		return error_set(e, NULL, NULL, rule, "vedettes do not work on bridges");
	if (!n7_free(s, n, n->op.at, n->op.side))
		return error_set(e, NULL, NULL, rule, "the stack is not in a free area");
	if (!bridges(s, n, repairs(event)))
		return error_set(e, NULL, NULL, rule, "no %s bridge leads out of %s", repairs(event) ? "destroyed" : "standing", n7_place(s, n->op.at).at);
	if (window == WINDOW_MOVER || window == WINDOW_SHORT)
		return n->op.flags & OP_NO_POINTS || error_set(e, NULL, NULL, rule, "play it on the march: the stack has points");
	return n7_points_left(s, n) > 0 || error_set(e, NULL, NULL, rule, "the stack has no movement point left");
}

/* --- what can be laid --- */

/* [Ford] One corps, a commander may be with it [reading 45], or one vedette, which moves as a corps does [Vedettes]; and there must be a
 * destroyed bridge that it helps over. */
static bool may_ford(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	const char *rule = n7_cites[CITE_EVENT + EV_FORD];
	struct n7_position with = *n;
	if (n7_mask_count(n7_group(n) & ~n7_own(s)->commanders) != 1)
		return error_set(e, NULL, NULL, rule, "only one corps or one vedette that marches alone can ford a river");
	with.op.flags |= OP_FORD;
	for (int k = 0; k < n7_own(s)->degree[n->op.at]; k++)
		if (n7_broken(s, n, n->op.at, k) && n7_may_cross(s, &with, k, NULL))
			return true;
	return error_set(e, NULL, NULL, rule, "no destroyed bridge can be forded from here");
}

static bool may_organize(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	return (n->op.flags & OP_AMONG && n7_points_left(s, n) > 0 && n7_free(s, n, n->op.at, n->op.side)) ||
	       error_set(e, NULL, NULL, n7_cites[CITE_EVENT + EV_ORGANIZATION], "it is for a stack that has come among friends and has points left");
}

/* [Confusion] */
static bool may_confuse(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	return (n7_own(s)->degree[n->op.at] >= n7_figures(s)->march.confusion && n7_free(s, n, n->op.at, n->op.side)) ||
	       error_set(e, NULL, NULL, n7_cites[CITE_EVENT + EV_CONFUSION], "it is for a stack in a free area with %d links or more",
			 n7_figures(s)->march.confusion);
}

bool n7_march_may_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int event, struct error *e)
{
	switch (event) {
	case EV_REACTION:
	case EV_LAST_EFFORT:
		return n7_may_react(s, n, side, event == EV_LAST_EFFORT) ||
		       error_set(e, NULL, NULL, n7_cites[CITE_EVENT + event], "none of your stacks could go anywhere");
	case EV_FORAGE: /* [reading 13] after all other modifiers */
		return n7_points(s, n, NULL) >= 2 || error_set(e, NULL, NULL, n7_cites[CITE_EVENT + event], "the stack has fewer than 2 points");
	case EV_FORD:
		return may_ford(s, n, e);
	case EV_ORGANIZATION:
		return may_organize(s, n, e);
	case EV_DESTROYED_BRIDGE:
	case EV_PONTONNIERS:
	case EV_PONTOON_BRIDGE:
		return may_bridge(s, n, window, event, e);
	case EV_CONFUSION:
		return may_confuse(s, n, e);
	default:
		return true; /* Forced March, Countermarch, Fatigue: the window is all they need */
	}
}

/* --- what they do --- */

/* [Forced March] One point more; with none before it one link is free, whatever it costs. */
static void force(const struct scenario *s, struct n7_position *n)
{
	if (n7_points(s, n, NULL) <= 0)
		n->op.flags |= OP_FREE_LINK;
	n->op.plus++;
	n->op.flags |= OP_FORCED;
}

/* [Forage] [reading 42] Two points are given up, two fatigue come off. */
static void forage(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->op.plus = (int8_t)(n->op.plus - 2);
	n->op.flags |= OP_FORAGED;
	n7_relieve(s, n, n7_group(n) & n7_own(s)->corps, 2, CITE_EVENT + EV_FORAGE, ev);
}

static void push_with_card(struct n7_position *n, int row, int side, int card)
{
	frame_push(&n->p, row, (enum side)side)->number = (int16_t)card;
}

/* [Countermarch] A Forced March just played may be cancelled instead. */
static void countermarch(struct n7_position *n, int side, int card)
{
	if (n->op.flags & OP_FORCED)
		push_with_card(n, ROW_ANSWER, side, card);
	else
		n->op.plus--;
}

void n7_march_effect(const struct scenario *s, struct n7_position *n, int side, int card, enum n7_window window, struct events *ev)
{
	(void)window;
	switch (n7_own(s)->event[card]) {
	case EV_REACTION:
	case EV_LAST_EFFORT:
		push_with_card(n, ROW_REACT, side, card);
		break;
	case EV_FORCED_MARCH:
		force(s, n);
		break;
	case EV_FORAGE:
		forage(s, n, ev);
		break;
	case EV_COUNTERMARCH:
		countermarch(n, side, card);
		break;
	case EV_FORD:
		n->op.flags |= OP_FORD;
		break;
	case EV_ORGANIZATION:
		n->op.flags = (uint16_t)((n->op.flags & ~OP_AMONG) | OP_ENTERED | OP_ORGANIZED);
		break;
	case EV_CONFUSION:
		n->op.flags |= OP_STOPPED;
		event_note(ev, EVENT_NOTE, n->op.side, NONE, NONE, n->op.at, TEXT_CONFUSED, CITE_EVENT + EV_CONFUSION);
		break;
	case EV_FATIGUE: /* [Fatigue] */
		n->op.flags |= OP_FATIGUE;
		break;
	default:
		push_with_card(n, ROW_BRIDGE, side, card);
	}
}

/* === the row: which bridge === */

static void work(const struct scenario *s, struct position *p, int slot, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	int event = n7_own(s)->event[frame_now(p)->number], to = n7_own(s)->to[n->op.at][slot];
	n7_break(s, n, n->op.at, slot, !repairs(event));
	event_note(ev, EVENT_NOTE, n->op.side, NONE, n->op.at, to, repairs(event) ? TEXT_BRIDGE_UP : TEXT_BRIDGE_DOWN, CITE_EVENT + event);
	if (!(n->op.flags & OP_NO_POINTS))
		n->op.spent++; /* [reading 44] a point spent */
	phase_return(p);
}

/* Where there is but one it is that. */
void n7_bridge_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct n7_position *n = n7_of(p);
	bool repair = repairs(n7_own(s)->event[frame_now(p)->number]);
	if (bridges(s, n, repair) != 1)
		return;
	int slot = 0;
	while (!bridge_at(s, n, slot, repair))
		slot++;
	work(s, p, slot, ev);
}

void n7_bridge_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_NAME), 0, "%s: name the area behind the bridge", s->card[frame_now(p)->number].title);
	out->rule = (int16_t)(CITE_EVENT + n7_own(s)->event[frame_now(p)->number]);
	out->place = n7_of(p)->op.at;
}

void n7_bridge_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct n7_own *own = n7_own(s);
	const struct n7_position *n = n7_of(p);
	for (int k = 0; k < own->degree[n->op.at]; k++)
		if (bridge_at(s, n, k, repairs(own->event[frame_now(p)->number])))
			orders_add(out, order_make(VERB_NAME, frame_now(p)->side, NONE, own->to[n->op.at][k], NONE));
}

bool n7_bridge_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_EVENT + n7_own(s)->event[frame_now(p)->number], "name the area to which the bridge leads", e);
}

void n7_bridge_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	work(s, p, n7_slot(s, n7_of(p)->op.at, o->place), ev);
}

/* === the row: [Countermarch] against a Forced March [reading 13] === */

void n7_answer_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_CHOOSE), 0, "Shall the Countermarch cost a point, or cancel the Forced March?");
	out->reaction = true;
}

void n7_answer_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, side, NONE, NONE, CHOICE_SLOWER));
	orders_add(out, order_make(VERB_CHOOSE, side, NONE, NONE, CHOICE_CANCEL));
}

bool n7_answer_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_EVENT + EV_COUNTERMARCH, "choose what the Countermarch does", e);
}

void n7_answer_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	(void)s;
	(void)ev;
	n->op.plus--;
	if (o->number == CHOICE_CANCEL)
		n->op.flags &= (uint16_t)~(OP_FORCED | OP_FREE_LINK);
	phase_return(p);
}

/* === the row: the march === */

static bool way_on(const struct scenario *s, const struct n7_position *n)
{
	for (int k = 0; k < n7_own(s)->degree[n->op.at]; k++)
		if (n7_may_cross(s, n, k, NULL))
			return true;
	return false;
}

/* Is there anything left to do, as far as the enemy can tell, but to halt? */
static bool may_act(const struct scenario *s, const struct n7_position *n)
{
	if (n->op.flags & OP_STOPPED || !n7_group(n))
		return false;
	return way_on(s, n) || (n7_points_left(s, n) > 0 && n7_could_lay(s, n, WINDOW_ROAD, n->op.side));
}

/* [Confusion] W3, right after the link, where the march could go on. */
void n7_march_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	bool entered = n->op.flags & OP_ENTERED;
	(void)ev;
	n->op.flags &= (uint16_t)~OP_ENTERED;
	bool goes_on = n->op.flags & OP_AMONG ? may_act(s, n) : !(n->op.flags & OP_STOPPED) && n7_group(n);
	if (entered && goes_on && (n7_grognard(s) || n7_points_left(s, n) > 0)) {
		phase_again(p);
		if (n7_open_window(s, n, WINDOW_ENTER, side_other((enum side)n->op.side)))
			return;
		frame_top(p)->spare[5] = 1;
	}
	if (!may_act(s, n))
		phase_return(p);
}

void n7_march_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct n7_position *n = n7_of(p);
	int left = n7_points_left(s, n);
	uint64_t verbs = VERB(VERB_MARCH) | VERB(VERB_HALT) | VERB(VERB_CARD);
	struct called at = n7_place(s, n->op.at);
	if (way_on(s, n))
		prompt_ask(out, verbs, 0, "The stack in %s has %d point%s left: march on, or halt", at.at, left > 0 ? left : 0, left == 1 ? "" : "s");
	else /* [Organization] [Ford] a card alone would lead on: whether one is held is not said, for the enemy hears what is asked */
		prompt_ask(out, verbs, 0, n->op.flags & OP_AMONG ? "The stack in %s must stop among friends: halt" : "No way leads on from %s: halt", at.at);
	out->hand = p->used;
	out->place = n->op.at;
	if (!way_on(s, n))
		return;
	out->left = (int16_t)(left > 0 ? left : 0);
	out->of = (int16_t)n7_points(s, n, NULL);
}

void n7_march_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct n7_position *n = n7_of(p);
	int side = n->op.side, lead = n7_mask_next(n7_group(n), 0);
	for (int k = 0; k < n7_own(s)->degree[n->op.at]; k++)
		if (n7_may_cross(s, n, k, NULL))
			orders_add(out, order_make(VERB_MARCH, side, lead, n7_own(s)->to[n->op.at][k], NONE));
	n7_list_cards(s, n, WINDOW_ROAD, side, out);
	if (n7_may_halt(s, n, NULL) || !way_on(s, n))
		orders_add(out, order_make(VERB_HALT, side, NONE, NONE, NONE));
}

/* No link leads there: is it farther than the points go, or only farther than one link? */
static bool refuse_far(const struct scenario *s, const struct n7_position *n, const struct order *o, struct error *e)
{
	struct overlay reach;
	int left = n7_points_left(s, n) > 0 ? n7_points_left(s, n) : 0;
	if (n->op.flags & (OP_STOPPED | OP_AMONG))
		return error_set(e, NULL, NULL, n7_cites[CITE_MOVE_2], "the stack has to stop here");
	n7_query(s, &n->p, (enum side)n->op.side, QUERY_REACH, o->piece, NONE, &reach);
	if (!n7_nearer_end(s, n, n->op.side, n->op.stood, o->place))
		return error_set(e, NULL, NULL, n7_cites[CITE_EVENT + EV_STRATEGIC_RETREAT], "the march must end nearer to %s than it began",
				 n7_place(s, n7_own(s)->konigsberg).at);
	if (reach.value[o->place] == NONE)
		return error_set(e, NULL, NULL, n7_cites[CITE_MOVE_2], "%s is out of reach with %d point%s left", n7_place(s, o->place).at, left,
				 left == 1 ? "" : "s");
	return error_set(e, NULL, NULL, n7_cites[CITE_MOVE_2], "%s is more than one link from %s: drag the stack there", n7_place(s, o->place).at,
			 n7_place(s, n->op.at).at);
}

static bool can_go(const struct scenario *s, const struct n7_position *n, const struct order *o, struct error *e)
{
	int slot = n7_slot(s, n->op.at, o->place);
	if (o->piece < 0 || !(n7_group(n) & n7_bit(o->piece)))
		return phase_refuse(s, CITE_MOVE_2, "march with the stack of the operation", e);
	if (o->place == n->op.at && n7_contested(s, n, o->place) && !n->op.links)
		return error_set(e, NULL, NULL, n7_cites[CITE_OPERATIONS], "the stack has chosen to march: it attacks where the march ends, not where it began");
	if (slot == NONE)
		return refuse_far(s, n, o, e);
	/* whoever of the stack is named, what bars the way is said first; the first of it speaks for all */
	return n7_may_cross(s, n, slot, e) &&
	       (o->piece == n7_mask_next(n7_group(n), 0) || phase_refuse(s, CITE_MOVE_2, "name the first of the stack", e));
}

bool n7_march_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct n7_position *n = n7_of(p);
	switch (o->verb) {
	case VERB_MARCH:
		return can_go(s, n, o, e);
	case VERB_HALT:
		return !way_on(s, n) || n7_may_halt(s, n, e);
	case VERB_CARD:
		if (p->card[o->number] != CARD_HAND + o->side)
			return error_set(e, NULL, NULL, n7_cites[CITE_CARDS], "%s is not in your hand", s->card[o->number].title);
		return n7_may_play(s, n, WINDOW_ROAD, o->side, o->number, e);
	default:
		return phase_refuse(s, CITE_MOVE_2, "march over a link, play a card, or halt", e);
	}
}

/* [Movement 2] One link: its points, what is met, and whether the stack has to stop. */
static void go(const struct scenario *s, struct n7_position *n, int to, struct events *ev)
{
	int from = n->op.at, slot = n7_slot(s, from, to), cost = n7_cost(s, n, from, slot);
	if (n7_broken(s, n, from, slot))
		n->op.flags &= (uint16_t)~OP_FORD;
	n->op.spent = (uint8_t)(n->op.spent + cost);
	n->op.links++;
	n->op.last = (int16_t)from;
	n->op.at = (int16_t)to;
	n->op.flags = (uint16_t)((n->op.flags & ~(OP_FREE_LINK | OP_ORGANIZED)) | OP_ENTERED);
	phase_again(&n->p);
	n7_enter(s, n, n7_group(n), from, to, ENTER_MARCH, ev);
	if (!n7_free(s, n, to, n->op.side))
		n->op.flags |= OP_STOPPED;
	else if (n7_stops(s, n, to))
		n->op.flags |= OP_AMONG;
}

void n7_march_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	switch (o->verb) {
	case VERB_MARCH:
		go(s, n, o->place, ev);
		break;
	case VERB_CARD:
		phase_again(p);
		n7_lay(s, n, WINDOW_ROAD, o->side, o->number, ev);
		break;
	default:
		phase_return(p);
	}
}

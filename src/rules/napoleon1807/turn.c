/* Sequence of Play: the table of phases, the draw, the initiative. */
#include "rules/napoleon1807/n7.h"

#define EXACT(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(n7_##f), .exact = true}
/* Point by point, each taken back alone. */
#define POINTS(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(n7_##f), .exact = true, .single = true}
#define ASKED(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_ASKED(n7_##f), .exact = true}
#define TURNS(row, title, cite, f, b) [row] = {.name = title, .rule = cite, PHASE_STEM(n7_##f), .builds = b, .exact = true, .alternates = true}
#define CHANCE(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_ASKED(n7_##f), .exact = true, .window = true}
#define PASSING(row, title, cite, f) [row] = {.name = title, .rule = cite, .enter = n7_##f##_enter}
/* In the order of the rulebook; each row ends by going to the next, or back to the one that called it. */
const struct phase n7_phases[ROWS] = {
	[ROW_VEDETTES] = {.name = "Vedettes", .rule = CITE_VEDETTES, PHASE_STEM(n7_vedettes), .exact = true, .setup = true},
	PASSING(ROW_DRAW, "Draw", CITE_DRAW, draw),
	ASKED(ROW_INACTIVITY, "Inactivity", CITE_EVENT + EV_INACTIVITY, inactivity),
	[ROW_INITIATIVE] = {.name = "Initiative", .rule = CITE_INITIATIVE, PHASE_STEM(n7_initiative), .exact = true, .window = true},
	ASKED(ROW_BLUE, "What the card is for", CITE_INITIATIVE, blue),
	PASSING(ROW_FIRST, "Who goes first", CITE_INITIATIVE, first),
	TURNS(ROW_OPERATIONS, "Operations", CITE_OPERATIONS, operations, 0),
	[ROW_OPERATION] = {.name = "Operation", .rule = CITE_OPERATIONS, .enter = n7_operation_enter, .alternates = true},
	ASKED(ROW_WAY, "March or fight", CITE_OPERATIONS, way),
	[ROW_MARCH] = {.name = "March", .rule = CITE_MOVE_2, PHASE_STEM(n7_march), .exact = true, .steps = true}, /* link by link */
	ASKED(ROW_ATTACK, "Moving attack", CITE_COMBAT, attack),
	CHANCE(ROW_WINDOW, "A card may be played", CITE_CARDS, window_row),
	PASSING(ROW_PLAY, "The card", CITE_CARDS, play),
	CHANCE(ROW_COUNTER, "Counter Order", CITE_EVENT + EV_COUNTER_ORDER, counter),
	EXACT(ROW_REACT, "A stack reacts", CITE_EVENT + EV_REACTION, react),
	EXACT(ROW_BRIDGE, "Which bridge", CITE_EVENT + EV_DESTROYED_BRIDGE, bridge),
	ASKED(ROW_ANSWER, "Countermarch", CITE_EVENT + EV_COUNTERMARCH, answer),
	[ROW_COMBAT] = {.name = "Combat", .rule = CITE_COMBAT, .enter = n7_combat_enter, .battle = true},
	POINTS(ROW_TIRE, "Place fatigue", CITE_MOVE_4, tire_row),
	POINTS(ROW_LOSE, "Take losses", CITE_COMBAT_4, lose_row),
	EXACT(ROW_RETREAT, "Retreat", CITE_COMBAT_6, retreat),
	EXACT(ROW_JOIN, "Cannon Sounds", CITE_EVENT + EV_CANNON_SOUNDS, join),
	EXACT(ROW_SNOWED, "Snow Storm", CITE_EVENT + EV_SNOW_STORM, snowed),
	PASSING(ROW_RECOVERY, "Recovery", CITE_RECOVERY, recovery),
	[ROW_REST] = {.name = "Rest", .rule = CITE_RECOVERY_2, PHASE_STEM(n7_rest), .builds = VERB(VERB_CARD), .exact = true},
	PASSING(ROW_TURN_END, "End of the turn", CITE_RECOVERY_5, turn_end),
};

/* === [Draw] === */

enum { DRAW_CARDS, DRAW_WEATHER };

/* What held for the last turn ends: weather, cards in force. [Mud] [reading 14] Rain or Snow may leave mud, mud itself does not. */
static void clear_turn(const struct scenario *s, struct n7_position *n)
{
	n->wet = (n->weather & (WEATHER_RAIN | WEATHER_SNOW)) != 0;
	n->weather = n->turn_rules = n->passed = n->first = 0;
	for (int i = 0; i < s->cards; i++)
		if (n->p.card[i] == CARD_WEATHER || n->p.card[i] == CARD_TURN || n->p.card[i] == CARD_TURN_RUSSIAN)
			n7_discard(s, n, i);
}

/* [Surrender] */
static void surrender(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	const struct n7_own *own = n7_own(s);
	int at = own->surrender, fortress = own->fortress[at];
	if (fortress == NONE || n->siege[fortress] != FRENCH) {
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, TEXT_NO_EFFECT, CITE_EVENT + EV_SURRENDER);
		return;
	}
	n->citadel[fortress] = FRENCH;
	n->siege[fortress] = NOBODY;
	event_note(ev, EVENT_CHANGE, FRENCH, NONE, NONE, at, NONE, CITE_EVENT + EV_SURRENDER);
	/* [Vedettes special cases] No vedette is in a citadel of the enemy: those inside are taken with it. */
	n7_mask inside = n7_blocks(s, n, at, RUSSIAN) & own->vedettes;
	for (int i = n7_mask_next(inside, 0); i != NONE; i = n7_mask_next(inside, i + 1))
		n7_kill(s, n, i, CITE_VEDETTES_SPECIAL, ev);
	n7_score(s, n, FRENCH, 1, at, CITE_EVENT + EV_SURRENDER, ev);
}

static bool any_stack(const struct scenario *s, const struct n7_position *n, int side)
{
	for (n7_mask left = n7_own(s)->side[side] & n7_own(s)->corps; left; left &= left - 1)
		if (n->p.piece[__builtin_ctzll(left)].place >= 0)
			return true;
	return false;
}

/* [Draw] The one red card of the phase. */
static void red_effect(const struct scenario *s, struct n7_position *n, int card, struct events *ev)
{
	int event = n7_own(s)->event[card], side = s->card[card].side;
	static const uint8_t weather[EVS] = {[EV_RAIN] = WEATHER_RAIN, [EV_SNOW] = WEATHER_SNOW, [EV_COLD] = WEATHER_COLD};
	n7_discard(s, n, card);
	switch (event) {
	case EV_IMPATIENCE_IN_PARIS: /* [Impatience in Paris] */
		n7_score(s, n, RUSSIAN, 1, NONE, CITE_EVENT + event, ev);
		break;
	case EV_SURRENDER:
		surrender(s, n, ev);
		break;
	case EV_INACTIVITY:
		if (any_stack(s, n, side))
			frame_push(&n->p, ROW_INACTIVITY, (enum side)side);
		break;
	default:
		n->weather |= weather[event];
		n->p.card[card] = CARD_WEATHER;
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_WEATHER, CITE_EVENT + event);
	}
}

/* [Draw] Cards for both; red ones act at once, if there is but one of them [reading 8]. */
static void draw(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	int red[2 * 10], reds = 0;
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < n7_figures(s)->draw.cards; i++) {
			int card = n7_draw_card(s, n, side, ev);
			if (card != NONE && n7_event(n7_own(s)->event[card])->colour == COLOUR_RED)
				red[reds++] = card;
		}
	for (int i = 0; i < reds; i++) {
		struct event *at = event_note(ev, EVENT_CARD, s->card[red[i]].side, NONE, NONE, NONE, red[i], CITE_DRAW);
		if (at)
			at->seals = true;
	}
	if (reds == 1) {
		red_effect(s, n, red[0], ev);
		return;
	}
	for (int i = 0; i < reds; i++)
		n7_discard(s, n, red[i]);
	if (reds)
		event_note(ev, EVENT_NOTE, NOBODY, NONE, NONE, NONE, TEXT_REDS_CANCEL, CITE_DRAW);
}

/* [Mud] After rain or snow, when neither is in force now. */
static void settle_mud(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	if (!n->wet || n->weather & (WEATHER_RAIN | WEATHER_SNOW))
		return;
	n->weather |= WEATHER_MUD;
	n->p.card[n7_own(s)->mud] = CARD_WEATHER;
	event_note(ev, EVENT_NOTE, NOBODY, NONE, NONE, NONE, TEXT_MUD, CITE_EVENT + EV_MUD);
}

void n7_draw_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	if (frame_now(p)->step == DRAW_WEATHER) {
		settle_mud(s, n, ev);
		phase_goto(p, ROW_INITIATIVE, SIDE_0);
		return;
	}
	clear_turn(s, n);
	event_note(ev, EVENT_TURN, NOBODY, NONE, NONE, NONE, p->header.turn, CITE_DRAW);
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_DRAW, CITE_DRAW);
	frame_top(p)->step = DRAW_WEATHER;
	phase_again(p);
	draw(s, n, ev);
}

/* === [Initiative] The French declare first; one blue card a side === */

/* Frame: step 1: the card has been played. */
void n7_initiative_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_now(p)->side;
	if (!frame_now(p)->step && n7_could_lay(s, n7_of(p), WINDOW_BLUE, side)) {
		p->header.phasing = (int8_t)side;
		event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_INITIATIVE, CITE_INITIATIVE);
		return;
	}
	if (side == FRENCH)
		phase_goto(p, ROW_INITIATIVE, SIDE_1);
	else
		phase_goto(p, ROW_FIRST, SIDE_0);
}

void n7_initiative_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_CARD) | VERB(VERB_PASS), 0, "Play one blue card, or none");
}

void n7_initiative_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	n7_list_cards(s, n7_of(p), WINDOW_BLUE, side, out);
	orders_add(out, order_make(VERB_PASS, side, NONE, NONE, NONE));
}

bool n7_initiative_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_PASS)
		return true;
	if (o->verb != VERB_CARD)
		return phase_refuse(s, CITE_INITIATIVE, "play a blue card, or pass", e);
	if (p->card[o->number] != CARD_HAND + o->side)
		return error_set(e, NULL, NULL, n7_cites[CITE_CARDS], "%s is not in your hand", s->card[o->number].title);
	return n7_may_play(s, n7_of(p), WINDOW_BLUE, o->side, o->number, e);
}

void n7_initiative_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	frame_top(p)->step = 1;
	phase_again(p);
	if (o->verb == VERB_CARD)
		n7_lay(s, n7_at(p), WINDOW_BLUE, o->side, o->number, ev);
}

/* [Initiative] [Intuition] Each turns a card over: the higher value goes first, a tie the French. */
static int who_is_first(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	unsigned told = n->turn_rules & (RULE_INTUITION | RULE_INTUITION_RUSSIAN);
	if (told == RULE_INTUITION || told == RULE_INTUITION_RUSSIAN) {
		int side = told == RULE_INTUITION ? FRENCH : RUSSIAN;
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_INTUITION, CITE_EVENT + EV_INTUITION);
		return side;
	}
	if (told)
		event_note(ev, EVENT_NOTE, NOBODY, NONE, NONE, NONE, TEXT_INTUITIONS, CITE_EVENT + EV_INTUITION);
	int value[2];
	for (int side = 0; side < 2; side++) {
		int card = n7_turn_over(s, n, side, CITE_INITIATIVE, ev);
		value[side] = card == NONE ? 0 : n7_own(s)->value[card];
	}
	int side = value[RUSSIAN] > value[FRENCH] ? RUSSIAN : FRENCH;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_FIRST, CITE_INITIATIVE);
	return side;
}

void n7_first_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	n->first = (uint8_t)who_is_first(s, n, ev);
	phase_goto(p, ROW_OPERATIONS, (enum side)n->first);
}

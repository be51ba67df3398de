#include "theatre.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct n7_position *pos(struct game *g)
{
	return n7_at(now(g));
}

int area(struct game *g, const char *id)
{
	int at = board_find(&g->s.board, id);
	if (at == NONE)
		fail_msg("no area %s", id);
	return at;
}

int card_of(struct game *g, const char *id)
{
	int card = card_find(&g->s, id);
	if (card == NONE)
		fail_msg("no card %s", id);
	return card;
}

static void stand(struct game *g, const char *text)
{
	char id[32], at[8];
	int n, foot, horse, fatigue;
	if (sscanf(text, " %31s %7s%n", id, at, &n) < 2)
		return;
	struct piece *k = &now(g)->piece[piece(g, id)];
	k->place = (int16_t)area(g, at);
	if (n7_is_corps(&g->s, piece(g, id)) && sscanf(text + n, "%d/%d", &foot, &horse) == 2) {
		k->foot = (uint8_t)foot;
		k->horse = (uint8_t)horse;
	}
	if (strchr(text, '+') && sscanf(strchr(text, '+'), "+%d", &fatigue) == 1)
		k->fatigue = (uint8_t)fatigue;
	if (strchr(text, '*'))
		k->flags = FLAG_ACTIVATED;
}

/* Calls `each` for every part of a text. */
static void parts(struct game *g, const char *text, const char *by, void (*each)(struct game *g, const char *part))
{
	char copy[1024], *rest = NULL;
	assert_true(strlen(text) < sizeof copy);
	strcpy(copy, text);
	for (char *one = strtok_r(copy, by, &rest); one; one = strtok_r(NULL, by, &rest))
		each(g, one);
}

/* Points are conserved: what the blocks have more or less than printed was gained or lost. */
static void balance(struct game *g)
{
	for (int side = 0; side < SIDES; side++) {
		int printed = 0, there = 0;
		for (int i = 0; i < g->s.pieces; i++) {
			if (g->s.piece[i].side != side || now(g)->piece[i].place == AT_UNUSED || now(g)->piece[i].place == AT_RESERVE)
				continue;
			printed += n7_own(&g->s)->foot[i] + n7_own(&g->s)->horse[i];
			there += n7_strength(pos(g), i);
		}
		now(g)->header.track[TRACK_LOST + side] = (int16_t)(printed > there ? printed - there : 0);
		now(g)->header.track[TRACK_GAINED + side] = (int16_t)(there > printed ? there - printed : 0);
	}
}

struct game *theatre(const char *name, const char *options, const char *blocks)
{
	char full[64];
	snprintf(full, sizeof full, "napoleon1807/%s", name);
	struct game *g = scenario(full, NULL);
	if (options)
		options_set(g, options);
	assert_true(g->s.rules->setup(&g->s, 1, now(g), NULL, &g->e));
	struct position *p = now(g);
	for (int i = 0; i < g->s.pieces; i++) {
		struct piece *k = &p->piece[i];
		if (k->place >= 0 || k->place == AT_WAITING) {
			k->place = AT_LOST;
			k->foot = k->horse = 0;
		}
		k->flags = 0;
		k->fatigue = 0;
	}
	for (int i = 0; i < g->s.cards; i++)
		if (p->card[i] && p->card[i] != CARD_QUARTERS && p->card[i] != CARD_APART)
			p->card[i] = (uint8_t)(CARD_DECK + g->s.card[i].side);
	p->header.result = (struct result){.winner = NOBODY};
	p->header.turn = (int16_t)g->s.first_turn;
	while (p->depth)
		frame_pop(p);
	set_clear(&p->hand);
	set_clear(&p->used);
	pos(g)->weather = pos(g)->wet = pos(g)->turn_rules = pos(g)->passed = 0;
	memset(pos(g)->axis, 0, sizeof pos(g)->axis);
	p->header.track[TRACK_VP] = 10;
	parts(g, blocks, ";", stand);
	balance(g);
	return g;
}

/* An operation of this side in an area, all of its steps done: what lies on top of it comes back to it, and it ends. */
static void operation(struct game *g, int side, int at)
{
	struct position *p = now(g);
	frame_push(p, ROW_OPERATIONS, (enum side)side);
	frame_top(p)->spare[5] = 1;
	frame_push(p, ROW_OPERATION, (enum side)side)->step = 100;
	frame_top(p)->spare[5] = 1;
	pos(g)->op = (struct n7_operation){.from = (int16_t)at, .at = (int16_t)at, .last = NONE, .side = (uint8_t)side};
}

void idle(struct game *g)
{
	struct piece *k = &now(g)->piece[piece(g, "F-LEF")];
	k->place = (int16_t)area(g, "THO");
	k->foot = 3;
	balance(g);
	operation(g, FRENCH, k->place);
	struct frame *f = frame_push(now(g), ROW_PLAY, SIDE_0);
	f->number = (int16_t)card_of(g, "FR01");
	f->step = 2;
	f->spare[5] = 1;
}

void follow(struct game *g)
{
	phases_run(&g->s, now(g), &g->ev);
}

void idle_again(struct game *g)
{
	row_is(g, ROW_OPERATIONS, frame_now(now(g))->side);
}

static void hold_one(struct game *g, const char *id)
{
	int card = card_of(g, id);
	if (card >= 0)
		now(g)->card[card] = (uint8_t)(CARD_HAND + g->s.card[card].side);
}

void hold(struct game *g, const char *cards)
{
	parts(g, cards, " ", hold_one);
}

void next_cards(struct game *g, const char *cards)
{
	struct position *p = now(g);
	uint8_t before[MAX_CARDS];
	char copy[256], *rest = NULL;
	int roll[MAX_FORCED], n = 0;
	memcpy(before, p->card, sizeof before);
	strcpy(copy, cards);
	for (char *one = strtok_r(copy, " ", &rest); one; one = strtok_r(NULL, " ", &rest)) {
		int card = card_of(g, one), pile = CARD_DECK + g->s.card[card].side, rank = 1;
		if (p->card[card] != pile)
			fail_msg("%s is not in the pile", one);
		for (int i = deck_next(p, pile, 0); i != card; i = deck_next(p, pile, i + 1))
			rank++;
		assert_true(n < MAX_FORCED);
		roll[n++] = rank;
		p->card[card] = CARD_NONE;
	}
	memcpy(p->card, before, sizeof before);
	dice_force(&p->dice, roll, n);
}

void axis(struct game *g, int side, const char *in, const char *to)
{
	int at = area(g, in), slot = n7_slot(&g->s, at, area(g, to));
	assert_true(slot >= 0 && at < N7_PLACES);
	pos(g)->axis[at] = (uint8_t)(1 + side * N7_DEGREES + slot);
}

void down(struct game *g, const char *a, const char *b)
{
	int at = area(g, a), slot = n7_slot(&g->s, at, area(g, b));
	assert_true(slot >= 0);
	n7_break(&g->s, pos(g), at, slot, true);
}

n7_mask blocks_of(struct game *g, const char *blocks)
{
	char copy[256], *rest = NULL;
	n7_mask who = 0;
	strcpy(copy, blocks);
	for (char *one = strtok_r(copy, " ", &rest); one; one = strtok_r(NULL, " ", &rest))
		who |= n7_bit(piece(g, one));
	return who;
}

void operations(struct game *g, int side)
{
	struct position *p = now(g);
	if (p->depth)
		frame_pop(p);
	pos(g)->op = (struct n7_operation){.from = NONE, .at = NONE, .last = NONE};
	frame_push(p, ROW_OPERATIONS, (enum side)side);
	phases_run(&g->s, p, &g->ev);
}

void operate(struct game *g, const char *blocks)
{
	char copy[256], order[64], *rest = NULL;
	const char *verb = "take";
	strcpy(copy, blocks);
	if (!now(g)->depth)
		operations(g, g->s.piece[n7_mask_next(blocks_of(g, blocks), 0)].side);
	for (char *one = strtok_r(copy, " ", &rest); one; one = strtok_r(NULL, " ", &rest)) {
		snprintf(order, sizeof order, "%s %s", verb, one);
		play(g, order);
		verb = "with";
	}
	play(g, "commit");
}

void attack(struct game *g, const char *blocks)
{
	char order[16];
	operate(g, blocks);
	snprintf(order, sizeof order, "choose %d", CHOICE_FIGHT);
	if (frame_now(now(g))->row == ROW_WINDOW)
		play(g, "pass");
	if (frame_now(now(g))->row == ROW_WAY)
		play(g, order);
}

void assault(struct game *g, const char *blocks)
{
	struct n7_position *n = pos(g);
	n7_mask who = blocks_of(g, blocks);
	int lead = n7_mask_next(who, 0);
	operation(g, g->s.piece[lead].side, now(g)->piece[lead].place);
	now(g)->used = n7_mask_set(who);
	n7_fight_begin(&g->s, n, n->op.at, true, &g->ev);
	phases_run(&g->s, now(g), &g->ev);
}

void is(struct game *g, const char *block, const char *state)
{
	const struct piece *k = &now(g)->piece[piece(g, block)];
	char text[32] = "lost";
	if (k->place >= 0)
		snprintf(text, sizeof text, "%d/%d +%d", k->foot, k->horse, k->fatigue);
	if (strcmp(text, state))
		fail_msg("%s is %s, not %s", block, text, state);
}

int marker_at(struct game *g)
{
	return now(g)->header.track[TRACK_VP];
}

int told(struct game *g, int kind, int ledger, int text)
{
	for (int i = g->ev.accounts - 1; i >= 0; i--) {
		const struct account *a = &g->ev.account[i];
		for (int k = a->n - 1; a->kind == kind && k >= 0; k--)
			if (a->at[k].ledger == ledger && a->at[k].text == text)
				return a->at[k].num;
	}
	fail_msg("no line %d of ledger %d in an account %d", text, ledger, kind);
	return 0;
}

bool noted(struct game *g, int text)
{
	for (int i = 0; i < g->ev.n; i++)
		if ((g->ev.at[i].kind == EVENT_NOTE || g->ev.at[i].kind == EVENT_CHECK || g->ev.at[i].kind == EVENT_RESULT) && g->ev.at[i].number == text)
			return true;
	return false;
}

int line_by(struct game *g, int event)
{
	for (int i = g->ev.accounts - 1; i >= 0; i--)
		for (int k = 0; k < g->ev.account[i].n; k++)
			if (g->ev.account[i].at[k].rule == CITE_EVENT + event && g->ev.account[i].at[k].op == LINE_ADD)
				return g->ev.account[i].at[k].num;
	return 0;
}

int tired_by(struct game *g, int event)
{
	int sum = 0;
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_TIRED && g->ev.at[i].rule == CITE_EVENT + event)
			sum += g->ev.at[i].number;
	return sum;
}

void lay(struct game *g, const char *card, bool countered)
{
	char order[32];
	int side = frame_now(now(g))->side;
	snprintf(order, sizeof order, "card %s", card);
	play(g, order);
	row_is(g, ROW_COUNTER, side_other((enum side)side));
	snprintf(order, sizeof order, countered ? "card %s" : "pass", side == FRENCH ? "RU09" : "FR09");
	play(g, order);
	if (!countered)
		return;
	/* [Counter Order] both cards are spent */
	assert_true(noted(g, TEXT_COUNTERED));
	assert_int_equal(now(g)->card[card_of(g, card)], CARD_DISCARD + side);
	assert_int_equal(now(g)->card[card_of(g, side == FRENCH ? "RU09" : "FR09")], CARD_DISCARD + side_other((enum side)side));
}

void march(struct game *g, const char *way)
{
	char copy[64], *rest = NULL;
	strcpy(copy, way);
	for (char *one = strtok_r(copy, " ", &rest); one; one = strtok_r(NULL, " ", &rest)) {
		struct order o = order_make(VERB_MARCH, frame_now(now(g))->side, set_next(&now(g)->used, 0), area(g, one), NONE);
		events_clear(&g->ev);
		if (!rules_play(&g->s, now(g), &o, &g->ev, &g->e))
			fail_msg("%s: %s", one, g->e.reason);
		if (!g->s.rules->sound(&g->s, now(g), &g->e))
			fail_msg("%s: %s", one, g->e.reason);
	}
}

void barred(struct game *g, const char *to, const char *rule)
{
	struct order o = order_make(VERB_MARCH, frame_now(now(g))->side, set_next(&now(g)->used, 0), area(g, to), NONE);
	assert_false(rules_allow(&g->s, now(g), &o, &g->e));
	assert_string_equal(g->e.rule, rule);
}

int points(struct game *g)
{
	return n7_points_left(&g->s, pos(g));
}

void odds_of(struct game *g, const char *order, struct outlook *out)
{
	struct order o;
	assert_true(order_parse(&g->s, order, (enum side)frame_now(now(g))->side, &o, &g->e));
	n7_odds(&g->s, now(g), &o, NULL, out);
}

void odds_of_march(struct game *g, const char *to, struct outlook *out)
{
	struct order o = order_make(VERB_MARCH, frame_now(now(g))->side, set_next(&now(g)->used, 0), area(g, to), NONE);
	n7_odds(&g->s, now(g), &o, NULL, out);
}

struct now advice(struct game *g)
{
	struct prompt prompt;
	struct orders list;
	struct now out;
	rules_ask(&g->s, now(g), &prompt);
	rules_orders(&g->s, now(g), &list);
	now_look(&g->s, now(g), &prompt, &list, NONE, &out);
	assert_in_range(out.order, 0, list.n - 1);
	assert_true(!!strstr(out.words.at, "Play a card") == (list.at[out.order].verb == VERB_CARD));
	return out;
}

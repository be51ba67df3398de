#include "war.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct gamble *state(struct game *g)
{
	return gamble_at(now(g));
}

int hex(struct game *g, const char *id)
{
	int at = board_find(&g->s.board, id);
	if (at == NONE)
		fail_msg("no hex %s", id);
	return at;
}

static void stand(struct game *g, const char *units)
{
	char copy[1024], *rest = NULL;
	assert_true(strlen(units) < sizeof copy);
	strcpy(copy, units);
	for (char *one = strtok_r(copy, ";", &rest); one; one = strtok_r(NULL, ";", &rest)) {
		char id[32], at[8], mark = 0;
		if (sscanf(one, " %31s %4s%c", id, at, &mark) < 2)
			continue;
		struct piece *k = &now(g)->piece[piece(g, id)];
		k->place = (int16_t)hex(g, at);
		k->flags = (uint16_t)(mark == '*' ? FLAG_DISRUPTED : mark == '!' ? FLAG_FORCED : mark == '?' ? FLAG_FORAGE : 0);
	}
}

static struct game *war_of(const char *name, const char *options, int turn, const char *units)
{
	struct game *g = scenario(name, options);
	struct position *p = now(g);
	for (int i = 0; i < g->s.pieces; i++) {
		p->piece[i].place = gb_is_unit(&g->s, i) ? AT_GONE : AT_POOL;
		p->piece[i].flags = 0;
	}
	p->header.turn = (int16_t)turn;
	set_clear(&p->hand);
	set_clear(&p->used);
	while (p->depth)
		frame_pop(p);
	stand(g, units);
	return g;
}

struct game *war(const char *options, int turn, const char *units)
{
	return war_of("gamble/1812", options, turn, units);
}

struct game *long_war(const char *options, int turn, const char *units)
{
	return war_of("gamble/two-year", options, turn, units);
}

void combat_begins(struct game *g, int first, int french, int russian)
{
	struct gamble *c = state(g);
	c->cc[FRENCH] = (int8_t)french;
	c->cc[RUSSIAN] = (int8_t)russian;
	c->cc_first = (uint8_t)first;
	frame_push(now(g), ROW_ORDER, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
}

void dice(struct game *g, const char *values)
{
	int list[MAX_FORCED + 1], n = 0;
	for (const char *at = values; *at && n < MAX_FORCED; at += strcspn(at, " "), at += strspn(at, " "))
		list[n++] = atoi(at);
	dice_force(&now(g)->dice, list, n);
}

bool lost(struct game *g, const char *id)
{
	return now(g)->piece[piece(g, id)].place < 0;
}

bool disrupted(struct game *g, const char *id)
{
	return gb_disrupted(state(g), piece(g, id));
}

void depot(struct game *g, int side, const char *at)
{
	int train = gb_boxed(state(g), &gb_own(&g->s)->trains[side], AT_POOL);
	now(g)->piece[train].place = (int16_t)hex(g, at);
	now(g)->piece[train].flags = FLAG_DEPOT;
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
		if ((g->ev.at[i].kind == EVENT_NOTE || g->ev.at[i].kind == EVENT_RESULT) && g->ev.at[i].number == text)
			return true;
	return false;
}

void lays(struct game *g, int side, int number)
{
	struct position *p = now(g);
	events_clear(&g->ev);
	for (int i = 0; i < g->s.cards; i++)
		if (p->card[i] == (side == FRENCH ? CARD_HAND_FRENCH : CARD_HAND_RUSSIAN))
			p->card[i] = CARD_DISCARD;
	p->card[number - 1] = (uint8_t)(side == FRENCH ? CARD_HAND_FRENCH : CARD_HAND_RUSSIAN);
	if (!p->depth)
		frame_push(p, ROW_ORDER, SIDE_0)->count = 1;
	frame_push(p, ROW_CARD, (enum side)side);
	phases_run(&g->s, p, &g->ev);
	/* a single instruction is laid by itself, and a later question may be for a card again */
	if (frame_now(p)->row == ROW_CARD && p->card[number - 1] == (side == FRENCH ? CARD_HAND_FRENCH : CARD_HAND_RUSSIAN)) {
		struct order o = order_make(VERB_CARD, side, NONE, NONE, number - 1);
		assert_true(rules_play(&g->s, p, &o, &g->ev, &g->e));
	}
}

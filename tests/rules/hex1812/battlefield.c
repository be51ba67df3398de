#include "battlefield.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct campaign *state(struct game *g)
{
	return campaign_at(now(g));
}

int hex(struct game *g, const char *id)
{
	int at = board_find(&g->s.board, id);
	if (at == NONE)
		fail_msg("no hex %s", id);
	return at;
}

void units_stand(struct game *g, const char *units)
{
	char copy[1024], *rest = NULL;
	assert_true(strlen(units) < sizeof copy);
	strcpy(copy, units);
	for (char *one = strtok_r(copy, ";", &rest); one; one = strtok_r(NULL, ";", &rest)) {
		char id[24], at[8], star = 0;
		if (sscanf(one, " %23s %4s%c", id, at, &star) < 2)
			continue;
		hx_put(&g->s, state(g), piece(g, id), hex(g, at));
		if (star == '*')
			hx_disrupt(&g->s, state(g), piece(g, id), CITE_DISRUPTION, NULL);
	}
}

struct game *battlefield(int turn, int side, const char *units)
{
	struct game *g = scenario("hex1812/1-invasion", NULL);
	struct position *p = now(g);
	for (int i = 0; i < g->s.pieces; i++)
		if (p->piece[i].place >= 0)
			hx_put(&g->s, state(g), i, AT_LOST);
	state(g)->want_inf = state(g)->want_cav = 0;
	memset(&state(g)->march, 0, sizeof state(g)->march);
	p->header.turn = (int16_t)turn;
	p->header.phasing = (int8_t)side;
	units_stand(g, units);
	while (p->depth)
		frame_pop(p);
	frame_push(p, ROW_DECLARE, (enum side)side);
	phases_run(&g->s, p, NULL);
	return g;
}

void dice(struct game *g, int value)
{
	dice_are(g, (const int[]){value, 0});
}

void lost(struct game *g, const char *id)
{
	assert_true(now(g)->piece[piece(g, id)].place < 0);
}

bool disrupted(struct game *g, const char *id)
{
	return hx_is_disrupted(state(g), piece(g, id));
}

static int hexes(struct game *g, const char *list, int16_t *out)
{
	char copy[256], *rest = NULL;
	int n = 0;
	snprintf(copy, sizeof copy, "%s", list);
	for (char *one = strtok_r(copy, " ", &rest); one; one = strtok_r(NULL, " ", &rest))
		out[n++] = (int16_t)hex(g, one);
	return n;
}

void odds_are(struct game *g, const char *from, const char *to, int attack, int defence, int percent)
{
	struct hx_clash clash = {.side = now(g)->header.phasing};
	struct hx_sum sum;
	clash.froms = hexes(g, from, clash.from);
	clash.tos = hexes(g, to, clash.to);
	hx_clash_add(&g->s, state(g), &clash, &sum, NULL);
	assert_int_equal(sum.attack, attack);
	assert_int_equal(sum.defence, defence);
	assert_int_equal(sum.percent, percent);
}

void ends_are(struct game *g, const char *id, enum hx_drive drive, const char *want)
{
	char said[1400] = "";
	struct hx_ends ends;
	hx_ends(&g->s, state(g), piece(g, id), drive, &ends);
	for (int at = 0; at < g->s.board.count; at++)
		for (int i = 0; i < ends.n; i++)
			if (ends.at[i] == at)
				snprintf(said + strlen(said), sizeof said - strlen(said), "%s%s", *said ? " " : "", g->s.board.at[at].id);
	assert_string_equal(said, want);
	assert_int_equal(hx_has_way(&g->s, state(g), piece(g, id), drive), ends.n > 0);
}

void chances_are(struct game *g, const char *order, const char *want)
{
	char said[256] = "";
	struct order o;
	struct outlook look;
	assert_true(order_parse(&g->s, order, (enum side)frame_now(now(g))->side, &o, &g->e));
	g->s.rules->odds(&g->s, now(g), &o, NULL, &look);
	assert_int_equal(look.kind, OUTLOOK_EXACT);
	for (int i = 0; i < look.on[0].n; i++)
		snprintf(said + strlen(said), sizeof said - strlen(said), "%s%s %d", *said ? ", " : "",
			 g->s.table[look.sum.table].result[look.on[0].at[i].result], look.on[0].at[i].ways);
	assert_string_equal(said, want);
}

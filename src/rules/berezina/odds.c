/* The chances of a shot, of wading and of building before the die is rolled. */
#include "rules/berezina/berezina.h"

void bz_one_case(struct outlook *out, const int *ways, int results, int of)
{
	out->kind = OUTLOOK_EXACT;
	out->cases = 1;
	out->on[0].if_text = out->on[0].if_number = NONE;
	out->on[0].of = of;
	for (int i = 0; i < results; i++) {
		if (!ways[i])
			continue;
		out->on[0].at[out->on[0].n].result = (int16_t)i;
		out->on[0].at[out->on[0].n++].ways = ways[i];
	}
}

static void shot_odds(const struct scenario *s, const struct crossing *c, int firer, int target, struct outlook *out)
{
	int ways[2] = {0, 0};
	if (!bz_can_shoot(s, c, firer, target) || !bz_known_to(s, c, target, s->piece[firer].side))
		return;
	bz_shot_sum(s, c, firer, target, &out->sum);
	for (int die = 1; die <= 6; die++) {
		int hit = table_result(&s->table[out->sum.table], out->sum.column, die + out->sum.die[0].drm);
		ways[die == 1 ? 0 : die == 6 ? 1 : hit]++;
	}
	bz_one_case(out, ways, 2, 6);
}

static void build_odds(const struct scenario *s, const struct crossing *c, int piece, struct outlook *out)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place, ways[TABLE_MAX_RESULTS];
	if (at < 0 || !g->more[piece].engineer)
		return;
	int column = bz_build_column(s, c, piece);
	int table = g->table[TABLE_ENGINEERING];
	out->sum.table = (int16_t)table;
	out->sum.column = (int16_t)column;
	out->sum.place = (int16_t)at;
	int of = table_chances(&s->table[table], column, 0, ways);
	bz_one_case(out, ways, s->table[table].results, of);
}

void berezina_odds(const struct scenario *s, const struct position *p, const struct order *o, struct outlook *out)
{
	const struct crossing *c = crossing_of(p);
	static const struct outlook none;
	*out = none;
	out->kind = OUTLOOK_UNKNOWN;
	out->sum.table = out->sum.column = out->sum.row = out->sum.result = out->sum.place = NONE;
	if (!o || p->header.result.over)
		return;
	int hand = set_next(&p->hand, 0);
	if (o->verb == VERB_FIRE && hand != NONE && o->piece >= 0 && o->piece < s->pieces)
		shot_odds(s, c, hand, o->piece, out);
	if ((o->verb == VERB_MARCH || o->verb == VERB_BY || o->verb == VERB_EXIT) && o->side == FRENCH && o->piece >= 0 &&
	    o->piece < s->pieces && s->piece[o->piece].side == FRENCH && o->place >= 0 && o->place < HEXES)
		bz_march_outlook(s, c, o, out);
	if (o->verb == VERB_DONE && frame_now(p)->row == ROW_FRENCH)
		bz_done_outlook(s, c, out);
	if (o->verb == VERB_BUILD && o->piece >= 0 && o->piece < s->pieces)
		build_odds(s, c, o->piece, out);
}

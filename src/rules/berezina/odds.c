/* The chances of a shot, of wading and of building before the die is rolled. */
#include "rules/berezina/berezina.h"

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
	out->kind = OUTLOOK_EXACT;
	outlook_case(out, NONE, NONE, ways, 2);
}

static void build_odds(const struct scenario *s, const struct crossing *c, int piece, struct outlook *out)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place;
	if (at < 0 || !g->more[piece].engineer)
		return;
	outlook_table(out, s, g->table[TABLE_ENGINEERING], bz_build_column(s, c, piece), 0);
	out->sum.place = (int16_t)at;
}

void berezina_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
		   struct outlook *out)
{
	const struct crossing *c = crossing_of(p);
	(void)guess; /* what is hidden has no part in chances: they are not told */
	outlook_clear(out);
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

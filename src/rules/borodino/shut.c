/* Who of several beaten units has no way back. What the winner may do with them is tried as it is done (retreat.c): who goes where
 * in which order, whom they displace, who without a hex is given up before another has made room for him.
 */
#include "rules/borodino/borodino.h"

#include <string.h>

enum { SEEN = 4096, SEEN_MOST = SEEN * 3 / 4 };

struct search {
	const struct scenario *s;
	const struct set *who;
	struct shut *out;
	int n;
	uint64_t seen[SEEN]; /* positions that have been looked at; 0: none */
};

/* Where the side of these units stands, and who has been told to make room, as a number that no two positions share by any likely
 * chance. */
static uint64_t key_of(const struct scenario *s, const struct battle *b, int side)
{
	const struct field *f = field_of(s);
	uint64_t key = UINT64_C(1469598103934665603);
	for (int i = f->first[side]; i < f->last[side]; i++)
		key = (key ^ (uint16_t)b->p.piece[i].place) * UINT64_C(1099511628211);
	for (int i = 0; i < b->chain_n; i++)
		key = (key ^ b->chain[i]) * UINT64_C(1099511628211);
	return key ? key : 1;
}

/* Notes that a position is looked at; false when it was before, or when there are more of them than can be noted. */
static bool is_new(struct search *x, uint64_t key)
{
	int i = (int)(key % SEEN);
	while (x->seen[i] && x->seen[i] != key)
		i = (i + 1) % SEEN;
	if (x->seen[i] || x->n >= SEEN_MOST)
		return false;
	x->seen[i] = key;
	x->n++;
	return true;
}

/* All have gone: who was lost on the way? */
static void count(struct search *x, const struct battle *b)
{
	struct set lost = {{0}};
	for (int i = set_next(x->who, 0); i >= 0; i = set_next(x->who, i + 1))
		if (b->p.piece[i].place == PLACE_LOST)
			set_add(&lost, i);
	int n = set_count(&lost);
	x->out->least = n < x->out->least ? n : x->out->least;
	x->out->most = n > x->out->most ? n : x->out->most;
	set_join(&x->out->risk, &lost);
	set_keep(&x->out->lost, &lost);
}

static void look(struct search *x, const struct battle *b);

/* The winner sends this unit there; NONE: it is lost. */
static void go(struct search *x, const struct battle *b, int piece, int to)
{
	struct battle then = *b;
	struct order o = order_make(to == NONE ? VERB_LOSE : VERB_RETREAT, 1 - x->s->piece[piece].side, piece, to, NONE);
	bo_retreat_act(x->s, &then.p, &o, NULL);
	bo_retreat_enter(x->s, &then.p, NULL);
	look(x, &then);
}

/* [Retreat, reading 18] The winner chooses order and hexes. */
static void look(struct search *x, const struct battle *b)
{
	int16_t hexes[DIRECTIONS];
	bool push;
	struct set next = b->leaving;
	if (set_empty(&next)) {
		count(x, b);
		return;
	}
	if (!is_new(x, key_of(x->s, b, x->s->piece[set_next(x->who, 0)].side)))
		return;
	if (b->chain_n) {
		set_clear(&next);
		set_add(&next, b->chain[b->chain_n - 1]);
	}
	for (int i = set_next(&next, 0); i >= 0; i = set_next(&next, i + 1)) {
		int n = bo_retreat_hexes(x->s, b, i, hexes, &push);
		for (int k = 0; k < n; k++)
			go(x, b, i, hexes[k]);
		if (!n)
			go(x, b, i, NONE);
	}
}

/* Do these units have a hex in common? */
static bool compete(const struct scenario *s, const struct battle *b, int one, int other)
{
	int16_t hexes[DIRECTIONS], more[DIRECTIONS];
	bool push;
	int n = bo_retreat_hexes(s, b, one, hexes, &push), m = bo_retreat_hexes(s, b, other, more, &push);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < m; k++)
			if (hexes[i] == more[k])
				return true;
	return false;
}

/* Has each an empty hex left, though all who might go there do? Who leaves a redoubt may turn its zone against those after him. */
static bool room_for_all(const struct scenario *s, const struct battle *b, const struct set *who)
{
	int16_t hexes[DIRECTIONS];
	bool push;
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1)) {
		int n = bo_retreat_hexes(s, b, i, hexes, &push);
		if (!n || push || field_of(s)->redoubt[b->p.piece[i].place] != NONE)
			return false;
		for (int k = set_next(who, 0); k >= 0; k = set_next(who, k + 1))
			n -= k != i && compete(s, b, i, k);
		if (n <= 0)
			return false;
	}
	return true;
}

void bo_shut_find(const struct scenario *s, const struct battle *b, const struct set *who, struct shut *out)
{
	memset(out, 0, sizeof *out);
	if (set_empty(who) || room_for_all(s, b, who))
		return;
	struct battle then = *b;
	struct search x = {.s = s, .who = who, .out = out};
	out->least = set_count(who);
	out->lost = *who;
	then.leaving = *who;
	bo_retreat_enter(s, &then.p, NULL);
	look(&x, &then);
}

/* The same in all that a side may know, dealt anew in all it may not. */
#include "rules/null/null.h"

#include "rules/deal.h"

#include <string.h>

/* The face-down counters of a place that have marched, or not: what is seen of them is the same. */
static int slots_at(const struct scenario *s, const struct position *p, int place, enum side owner, enum side viewer,
		    bool marched, int16_t *slot)
{
	int n = 0;
	for (int i = null_next(s, p, place, owner, 0); i >= 0; i = null_next(s, p, place, owner, i + 1))
		if (!null_known(s, p, i, viewer) && set_has(&p->used, i) == marched)
			slot[n++] = (int16_t)i;
	return n;
}

/* Which counter is in hand its owner alone knows: to others he has taken up none. */
static void let_go(const struct scenario *s, struct position *p, enum side owner)
{
	int held = set_next(&p->hand, 0);
	if (held == NONE || s->piece[held].side != owner || null_with(s, NULL_OPEN))
		return;
	set_clear(&p->hand);
	frame_top(p)->piece = NONE;
}

/* The face-down counters of a side are dealt over the places where some stand. */
static void deal_counters(const struct scenario *s, struct position *p, enum side owner, enum side viewer, uint64_t *state)
{
	int16_t slot[MAX_PIECES], who[MAX_PIECES];
	int slots = 0, n = 0;
	let_go(s, p, owner);
	for (int at = 0; at < s->board.count; at++)
		for (int marched = 0; marched < 2; marched++)
			slots += slots_at(s, p, at, owner, viewer, marched, slot + slots);
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == owner && p->piece[i].place >= 0 && !null_known(s, p, i, viewer))
			who[n++] = (int16_t)i;
	random_shuffle(who, n, state);
	deal_pieces(p, slot, who, n);
}

/* Closed hands are dealt from these hands and the pile; how many cards each holds is open. */
static void deal_cards(const struct scenario *s, struct position *p, enum side viewer, uint64_t *state)
{
	int16_t unseen[MAX_CARDS];
	int n = 0, next = 0, holds[SIDES];
	for (int side = 0; side < SIDES; side++)
		holds[side] = side == (int)viewer ? 0 : null_hand(p, (enum side)side);
	for (int i = 0; i < s->cards; i++) {
		int at = p->card[i], side = at - NULL_HAND_0;
		if (at != NULL_PILE && (at >= NULL_DISCARD || side == (int)viewer))
			continue;
		p->card[i] = NULL_PILE;
		unseen[n++] = (int16_t)i;
	}
	random_shuffle(unseen, n, state);
	for (int side = 0; side < SIDES; side++)
		while (holds[side]--)
			p->card[unseen[next++]] = (uint8_t)(NULL_HAND_0 + side);
}

void null_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		  struct position *out)
{
	struct null_position *n = null_at(out);
	uint64_t state = deal_begin(seed);
	if (truth->header.result.over) {
		imagine_open(s, truth, side, seed, out);
		return;
	}
	memcpy(out, truth, sizeof *n);
	for (int owner = 0; owner < SIDES; owner++) {
		if (owner == (int)side)
			continue;
		deal_counters(s, out, (enum side)owner, side, &state);
		if (n->plan[owner] != NONE && !(n->shown & side_bit(owner)))
			n->plan[owner] = (int8_t)random_below(&state, NULL_PLANS);
	}
	if (!scenario_value(s, "open_hands"))
		deal_cards(s, out, side, &state);
	deal_dice(out, &state);
}

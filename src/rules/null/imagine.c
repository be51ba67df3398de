/* The same in all that a side may know, dealt anew in all it may not. */
#include "rules/null/null.h"

#include "rules/deal.h"

#include <string.h>

/* The face-down counters of a side are dealt over the areas where some stand. Which of them is in hand its owner alone
 * knows: to others he has taken up none. */
static void deal_counters(const struct scenario *s, struct position *p, enum side owner, enum side viewer, uint64_t *state)
{
	int16_t slot[MAX_PIECES], who[MAX_PIECES];
	int slots = 0, n = 0, held = set_next(&p->hand, 0);
	if (held != NONE && s->piece[held].side == owner)
		set_clear(&p->hand);
	for (int at = 0; at < s->board.count; at++) {
		int there = null_standing(s, p, at);
		if (there != NONE && s->piece[there].side == owner && !null_known(s, p, there, viewer))
			slot[slots++] = (int16_t)there;
	}
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
		if (at != NULL_PILE && (at == NULL_DISCARD || side == (int)viewer))
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

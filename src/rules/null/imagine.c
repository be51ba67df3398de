/* The same in all that a side may know, dealt anew in all it may not. */
#include "rules/null/null.h"

#include <string.h>

/* 0..n-1, from the generator on the side: not the dice of any position. */
static int pick(uint64_t *state, int n)
{
	return (int)(random_next(state) % (uint32_t)n);
}

static void set_swap(struct set *s, int a, int b)
{
	bool had_a = set_has(s, a), had_b = set_has(s, b);
	if (had_a == had_b)
		return;
	set_drop(s, had_a ? a : b);
	set_add(s, had_a ? b : a);
}

static int16_t swapped(int16_t piece, int a, int b)
{
	return (int16_t)(piece == a ? b : piece == b ? a : piece);
}

/* Two face-down counters of one side change places: everything that names them follows. A swap keeps every rule,
 * because the rules of standing know no difference between them. */
static void swap_pieces(struct position *p, int a, int b)
{
	struct piece kept = p->piece[a];
	p->piece[a] = p->piece[b];
	p->piece[b] = kept;
	set_swap(&p->hand, a, b);
	set_swap(&p->used, a, b);
	for (int i = 0; i < p->depth; i++) {
		p->frame[i].piece = swapped(p->frame[i].piece, a, b);
		p->frame[i].target = swapped(p->frame[i].target, a, b);
	}
}

static void deal_counters(const struct scenario *s, struct position *p, enum side viewer, uint64_t *state)
{
	int hidden[MAX_PIECES], n = 0;
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].place >= 0 && !null_known(s, p, i, viewer))
			hidden[n++] = i;
	for (int i = n - 1; i > 0; i--) {
		int other = pick(state, i + 1);
		if (other != i)
			swap_pieces(p, hidden[i], hidden[other]);
	}
}

/* The enemy's hand is dealt from his hand and the pile; how many he holds is open. */
static void deal_cards(const struct scenario *s, struct position *p, enum side viewer, uint64_t *state)
{
	int unseen[MAX_CARDS], n = 0;
	int theirs = NULL_HAND_0 + side_other(viewer);
	for (int i = 0; i < s->cards; i++)
		if (p->card[i] == NULL_PILE || p->card[i] == theirs)
			unseen[n++] = i;
	for (int i = n - 1; i > 0; i--) {
		int other = pick(state, i + 1);
		uint8_t kept = p->card[unseen[i]];
		p->card[unseen[i]] = p->card[unseen[other]];
		p->card[unseen[other]] = kept;
	}
}

void null_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		  struct position *out)
{
	memcpy(out, truth, sizeof(struct null_position));
	uint64_t state = seed;
	deal_counters(s, out, side, &state);
	if (!scenario_value(s, "open_hands"))
		deal_cards(s, out, side, &state);
	struct null_position *n = null_at(out);
	enum side enemy = side_other(side);
	if (n->plan[enemy] != NONE && !(n->shown & side_bit(enemy)))
		n->plan[enemy] = (int8_t)pick(&state, NULL_PLANS);
	dice_seed(&out->dice, (uint64_t)random_next(&state) << 32 | random_next(&state));
}

#include "rules/deal.h"

#include "rules/rules.h"

#include <string.h>

void deal_dice(struct position *p, uint64_t *state)
{
	uint64_t seed = (uint64_t)random_next(state) << 32;
	dice_seed(&p->dice, seed | random_next(state));
}

void imagine_open(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		  struct position *out)
{
	(void)side;
	memcpy(out, truth, s->rules->position_size);
	dice_seed(&out->dice, seed);
}

/* Whoever takes the slot of a member is the member now. */
static void follow(struct set *set, const int16_t *slot, const int16_t *who, int n)
{
	struct set old = *set;
	if (set_empty(set))
		return;
	for (int i = 0; i < n; i++)
		set_drop(set, slot[i]);
	for (int i = 0; i < n; i++)
		if (set_has(&old, slot[i]))
			set_add(set, who[i]);
}

static int16_t heir(int16_t piece, const int16_t *slot, const int16_t *who, int n)
{
	for (int i = 0; piece != NONE && i < n; i++)
		if (slot[i] == piece)
			return who[i];
	return piece;
}

void deal_pieces(struct position *p, const int16_t *slot, const int16_t *who, int n)
{
	struct piece stood[MAX_PIECES];
	for (int i = 0; i < n; i++)
		stood[i] = p->piece[slot[i]];
	for (int i = 0; i < n; i++)
		p->piece[who[i]] = stood[i];
	follow(&p->hand, slot, who, n);
	follow(&p->against, slot, who, n);
	follow(&p->used, slot, who, n);
	follow(&p->free, slot, who, n);
	for (int i = 0; i < p->depth; i++) {
		p->frame[i].piece = heir(p->frame[i].piece, slot, who, n);
		p->frame[i].target = heir(p->frame[i].target, slot, who, n);
	}
}

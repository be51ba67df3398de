/* What troops are worth now, as their counters show it: the numbers on them and their lasting state, in words and in sums. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

enum { BADGES = 32, STATE = 24 };

/* A number that belongs to the unit itself, and not to what it does just now. */
static bool lasts(const struct figure *f)
{
	return f && f->spot;
}

/* Its state in a few words, "disrupted", without what it means. */
static void state_words(const struct badge *b, char out[STATE])
{
	size_t n = strcspn(b->tip, ":");
	text_copy(out, n + 1 < STATE ? n + 1 : STATE, b->tip);
}

static const struct badge *lasting(const struct scenario *s, int bit)
{
	const struct badge *b = badge_of(s, bit);
	return b && b->beside ? b : NULL;
}

size_t say_worth(const struct scenario *s, const struct counter *c, char *out, size_t size)
{
	size_t used = 0;
	char state[STATE];
	out[0] = 0;
	for (int k = 0; k < VIEW_FIGURES; k++)
		if (lasts(figure_of(s, k)) && c->figure[k] > 0 && used + 40 < size)
			used += (size_t)snprintf(out + used, size - used, "%s%d %.20s", used ? ", " : "", c->figure[k], figure_of(s, k)->name);
	for (int bit = 0; bit < BADGES; bit++) {
		if (!(c->badges >> bit & 1) || !lasting(s, bit) || used + 40 >= size)
			continue;
		state_words(lasting(s, bit), state);
		used += (size_t)snprintf(out + used, size - used, "%s%s", used ? ", " : "", state);
	}
	return used;
}

/* Is it in play, and this side's? */
static bool counts(const struct counter *c, int side)
{
	return c->side == side && (c->place >= 0 || c->box == BOX_ARRIVING || c->box == BOX_LATER);
}

size_t say_sums(const struct game *g, int side, char *out, size_t size)
{
	const struct view *v = &g->seat->view;
	struct counter all = {.badges = 0};
	int closed = 0, in_state[BADGES] = {0};
	char state[STATE];
	for (int i = 0; i < v->counters; i++) {
		const struct counter *c = &v->counter[i];
		closed += counts(c, side) && c->piece == NONE;
		for (int k = 0; k < VIEW_FIGURES && counts(c, side) && c->piece != NONE; k++)
			all.figure[k] = (int16_t)(all.figure[k] + (c->figure[k] > 0 ? c->figure[k] : 0));
		for (int bit = 0; bit < BADGES && counts(c, side) && c->piece != NONE; bit++)
			in_state[bit] += (c->badges >> bit & 1) != 0;
	}
	size_t used = say_worth(g->scenario, &all, out, size);
	for (int bit = 0; bit < BADGES; bit++) {
		if (!in_state[bit] || !lasting(g->scenario, bit) || used + 60 >= size)
			continue;
		state_words(lasting(g->scenario, bit), state);
		used += (size_t)snprintf(out + used, size - used, "%s%d %s", used ? ", " : "", in_state[bit], state);
	}
	if (closed && used + 40 < size)
		used += (size_t)snprintf(out + used, size - used, "%s%d counter%s closed to you", used ? ", " : "", closed,
					 closed == 1 ? "" : "s");
	return used;
}

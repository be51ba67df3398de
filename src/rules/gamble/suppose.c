/* What a side may think of closed enemies in a combat that it weighs (15.1): stacks of pieces in their place, by its own guess. */
#include "rules/gamble/closed.h"

struct thought {
	int units, arms, rating;
};

/* The closed pieces of a side, to be handed out in printed order. */
struct hand_out {
	const struct scenario *s;
	struct gamble *g;
	struct set left;
	const struct gb_stack *facts;
	int place;
};

/* A piece of this kind, else (`any`) any combat unit; with a commander the one whose rating is nearest. NONE: there is none. */
static int pick(const struct hand_out *h, int kind, int rating, bool any)
{
	const struct gb_own *own = gb_own(h->s);
	int best = NONE;
	for (int i = set_next(&h->left, 0); i >= 0; i = set_next(&h->left, i + 1)) {
		if (own->kind[i] != kind && !(any && own->kind[i] <= KIND_ART))
			continue;
		if (kind != KIND_COMMANDER)
			return i;
		int far = own->cr[i] > rating ? own->cr[i] - rating : rating - own->cr[i];
		if (best == NONE || far < (own->cr[best] > rating ? own->cr[best] - rating : rating - own->cr[best]))
			best = i;
	}
	return best;
}

static void place(struct hand_out *h, int piece)
{
	if (piece == NONE)
		return;
	struct piece *k = &h->g->p.piece[piece];
	set_drop(&h->left, piece);
	k->place = (int16_t)h->place;
	k->flags = gb_fights(h->s, piece) ? (uint16_t)(h->facts->marks & FLAG_FORCED) : 0;
	k->fatigue = gb_fights(h->s, piece) ? h->facts->fatigue : 0;
	/* [16.1] Whom a card keeps away is known of the stack, and of nobody in it. */
	set_drop(&h->g->effects.barred, piece);
	if (h->facts->barred && gb_fights(h->s, piece))
		set_add(&h->g->effects.barred, piece);
}

/* Cavalry that was declared comes first; then the other kinds, then foot. */
static void fill(struct hand_out *h, const struct thought *t)
{
	int kinds[3] = {h->facts->horse ? KIND_CAV : KIND_INF, h->facts->horse ? KIND_INF : KIND_ART, h->facts->horse ? KIND_ART : KIND_CAV};
	for (int n = 0; n < t->units; n++) {
		int kind = n < t->arms ? kinds[n % 3] : h->facts->horse && t->arms == 1 ? KIND_CAV : KIND_INF, who = pick(h, kind, 0, false);
		place(h, who == NONE ? pick(h, kind, 0, true) : who);
	}
	if (t->rating)
		place(h, pick(h, KIND_COMMANDER, t->rating, false));
}

static int ask(struct outlook *out, int text, int low, int high, int likely, const int16_t *guess)
{
	int k = out->guesses++;
	out->guess[k] = (struct guess){.text = (int16_t)text, .low = (int16_t)low, .high = (int16_t)high,
				       .value = (int16_t)int_between(guess ? guess[k] : likely, low, high)};
	return out->guess[k].value;
}

/* One commander in a stack of three or more, and one kind of unit more than is declared, are likely. */
static void think(const struct gb_stack *f, const int16_t *guess, struct outlook *out, struct thought *t)
{
	int most = int_min(f->height - f->disrupted, 6), likely = f->height - f->disrupted - (f->height > 2);
	t->units = ask(out, TEXT_GUESS_UNITS, f->horse ? 1 : 0, most < f->horse ? f->horse : most, likely, guess);
	t->arms = ask(out, TEXT_GUESS_ARMS, 1, 3, f->horse && t->units > 1 ? 2 : 1, guess);
	t->rating = ask(out, TEXT_GUESS_RATING, 0, 4, f->height > 2 ? 2 : 0, guess);
}

void gb_suppose(const struct scenario *s, struct gamble *g, const int16_t *guess, struct outlook *out)
{
	struct gb_fight *f = &g->fight;
	int enemy = 1 - f->side, hexes[DIRECTIONS + 1] = {f->to};
	struct gb_stack facts[DIRECTIONS + 1];
	struct gb_survey v;
	struct hand_out h = {.s = s, .g = g};
	gb_survey(s, g, &v);
	for (int d = 0; d < DIRECTIONS; d++)
		hexes[d + 1] = gb_own(s)->to[f->to][d];
	for (int k = 0; k <= DIRECTIONS; k++)
		if (hexes[k] != NONE)
			gb_stack_facts(s, g, &v, hexes[k], enemy, &facts[k]);
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == enemy && gb_closed(s, g, i))
			set_add(&h.left, i);
	for (int k = 0; k <= DIRECTIONS; k++)
		for (int i = set_next(&h.left, 0); i >= 0 && hexes[k] != NONE; i = set_next(&h.left, i + 1))
			if (g->p.piece[i].place == hexes[k])
				g->p.piece[i].place = AT_POOL;
	for (int k = 0; k <= DIRECTIONS; k++) {
		if (hexes[k] == NONE || !facts[k].height)
			continue;
		struct thought t = {.units = int_min(facts[k].height - facts[k].disrupted - (facts[k].height > 2), 6), .arms = 1, .rating = 1};
		if (!k)
			think(&facts[k], guess, out, &t);
		h.place = hexes[k];
		h.facts = &facts[k];
		fill(&h, &t);
	}
	set_clear(&f->defenders);
	for (int i = gb_next(s, g, f->to, enemy, 0); i != NONE; i = gb_next(s, g, f->to, enemy, i + 1))
		set_add(&f->defenders, i);
}

/* The two-player game: the same in all that a side may know, dealt anew in all it may not (3.4).
 *
 * Closed are the counters below the top of a stack. Open is how many of them lie in a hex, which are units and which are
 * leaders (guns name units only, bridges count units only), and what has happened to each: losses and treasures are told by
 * their hex. Who they are is dealt. Bound are the unit whose fire is being answered and its leaders, for rating, arm and
 * bonus are announced with a shot; commands that have not stirred yet: they stand where they were set up; and engineers, where
 * what has happened tells them from other units.
 */
#include "rules/berezina/berezina.h"

#include "rules/deal.h"

#include <string.h>

struct table_of_deal {
	const struct scenario *s;
	const struct ground *g;
	struct crossing *c;
	int owner, n, left;           /* left: slots that nobody has taken yet */
	uint64_t *state;
	int16_t slot[MAX_PIECES];     /* the closed counters by where they lie: see before() */
	int16_t who[MAX_PIECES];      /* by slot: who takes it, or NONE */
	int16_t kin[MAX_PIECES];      /* the same counters in printed order: who is to be dealt, then NONE */
	uint8_t army[HEXES];          /* pieces of the other side and stragglers: where Tchlaplatz would have seen somebody */
};

/* --- what is open of a closed counter --- */

/* Moves of the Russians are planned from what is closed: nothing of that is left to see. */
static void forget_plans(struct table_of_deal *t)
{
	struct crossing *c = t->c;
	bool fire = c->p.frame[0].row == ROW_FIRE;
	for (int i = t->g->first[RUSSIAN]; i < t->g->last[RUSSIAN]; i++) {
		c->p.piece[i].foot = c->p.piece[i].horse = c->p.piece[i].used = 0;
		unmark(c, i, IS_CHECKED);
		if (!fire)
			set_drop(&c->p.used, i);
	}
	memset(c->attach, ARMY_NONE, sizeof c->attach);
}

static int sets_of(const struct position *p, int piece)
{
	return set_has(&p->used, piece) | set_has(&p->free, piece) << 1 | set_has(&p->against, piece) << 2;
}

static bool in_frames(const struct position *p, int piece)
{
	for (int i = 0; i < p->depth; i++)
		if (p->frame[i].piece == piece || p->frame[i].target == piece)
			return true;
	return false;
}

/* The order of slots: by hex, units before leaders, then by what has happened to the counter. Two slots that are alike in
 * all this are one and the same for whoever takes them. */
static bool before(const struct table_of_deal *t, int a, int b)
{
	const struct position *p = &t->c->p;
	const struct piece *pa = &p->piece[a], *pb = &p->piece[b];
	if (pa->place != pb->place)
		return pa->place < pb->place;
	if (is_unit(t->g, a) != is_unit(t->g, b))
		return is_unit(t->g, a);
	int by = memcmp(pa, pb, sizeof *pa);
	if (!by)
		by = sets_of(p, a) - sets_of(p, b);
	return by ? by < 0 : in_frames(p, a) && !in_frames(p, b);
}

static void lay_out(struct table_of_deal *t, const struct set *closed)
{
	struct crossing *c = t->c;
	for (int i = set_next(closed, 0); i >= 0; i = set_next(closed, i + 1)) {
		set_drop(&c->p.hand, i); /* that it is in hand its owner alone knows */
		c->p.piece[i].used = 0;
		t->kin[t->n] = (int16_t)i;
		int k = t->n++;
		while (k && before(t, i, t->slot[k - 1])) {
			t->slot[k] = t->slot[k - 1];
			k--;
		}
		t->slot[k] = (int16_t)i;
	}
	for (int k = 0; k < t->n; k++)
		t->who[k] = NONE;
	t->left = t->n;
}

/* --- who takes which slot --- */

static void take(struct table_of_deal *t, int slot, int k)
{
	t->who[slot] = t->kin[k];
	t->kin[k] = NONE;
	t->left--;
}

static int rating_in(const struct table_of_deal *t, int piece, int slot)
{
	struct crossing *c = t->c;
	uint8_t own = c->p.piece[piece].steps;
	c->p.piece[piece].steps = c->p.piece[t->slot[slot]].steps;
	int rating = bz_rating_of(t->g, c, piece);
	c->p.piece[piece].steps = own;
	return rating;
}

/* Is a unit of the arm and rating that are announced of the one in this slot? */
static bool like(const struct table_of_deal *t, int piece, int slot)
{
	const struct print_more *a = &t->g->more[piece], *b = &t->g->more[t->slot[slot]];
	return a->unit == b->unit && a->artillery == b->artillery && a->cavalry == b->cavalry &&
	       rating_in(t, piece, slot) == rating_in(t, t->slot[slot], slot);
}

static void deal_unit(struct table_of_deal *t, int slot)
{
	int n = 0, chosen = NONE;
	for (int k = 0; k < t->n; k++)
		if (t->kin[k] != NONE && like(t, t->kin[k], slot) && !random_below(t->state, ++n))
			chosen = k;
	take(t, slot, chosen);
}

/* Could another unit than engineers have fired the shot that is announced of this slot? */
static bool others_like(const struct table_of_deal *t, int slot)
{
	for (int k = 0; k < t->n; k++)
		if (t->kin[k] != NONE && !t->g->more[t->kin[k]].engineer && like(t, t->kin[k], slot))
			return true;
	return false;
}

/* Must these be engineers? [8.1] None but they work; [10.1] the first other unit across has the exit chosen. */
static bool only_engineers(const struct table_of_deal *t, int slot)
{
	const struct crossing *c = t->c;
	int i = t->slot[slot];
	if (c->p.frame[0].row == ROW_ENGINEER && set_has(&c->p.used, i))
		return true;
	if (c->deployed && c->exit == NONE && frame_now(&c->p)->row != ROW_EXIT && t->g->bank[c->p.piece[i].place] == WEST)
		return true;
	return in_frames(&c->p, i) && !others_like(t, slot);
}

/* May these engineers be there? They have no treasure to lose (5.1) and are never out of command (5.2). */
static bool may_be_engineers(const struct table_of_deal *t, int piece, int slot)
{
	int i = t->slot[slot];
	return !has(t->c, i, IS_POOR | IS_LOOSE) && (!in_frames(&t->c->p, i) || like(t, piece, slot));
}

/* [3.4] Engineers first: where they must be, else anywhere that does not speak against it. */
static void deal_engineers(struct table_of_deal *t)
{
	int16_t who[MAX_PIECES];
	int n = 0;
	for (int k = 0; k < t->n; k++)
		if (t->g->more[t->kin[k]].engineer)
			who[n++] = (int16_t)k;
	random_shuffle(who, n, t->state);
	for (int e = 0; e < n; e++) {
		int chosen = NONE, of = 0;
		bool must = false;
		for (int slot = 0; slot < t->n; slot++) {
			if (t->who[slot] != NONE || !is_unit(t->g, t->slot[slot]) || !may_be_engineers(t, t->kin[who[e]], slot))
				continue;
			bool only = only_engineers(t, slot);
			if (only && !must)
				of = 0;
			must |= only;
			if (only == must && !random_below(t->state, ++of))
				chosen = slot;
		}
		if (chosen != NONE)
			take(t, chosen, who[e]);
	}
}

/* The leaders with the unit that fires: the best of them gives the bonus that is announced, no other gives more. */
static void deal_leaders(struct table_of_deal *t, int at)
{
	const struct ground *g = t->g;
	int best = 0, needs = 0;
	for (int i = 0; i < g->leaders[t->owner]; i++) {
		int leader = g->leader[t->owner][i], bonus = g->more[leader].bonus;
		if (t->c->p.piece[leader].place == at && bonus >= best)
			best = needs = bonus;
	}
	for (int i = 0; i < g->leaders[t->owner]; i++) {
		int leader = g->leader[t->owner][i];
		if (t->c->p.piece[leader].place == at && g->more[leader].bonus == best &&
		    bz_known_to(t->s, t->c, leader, NOBODY))
			needs = 0;
	}
	for (int slot = 0; slot < t->n; slot++) {
		int n = 0, chosen = NONE;
		if (t->who[slot] != NONE || t->c->p.piece[t->slot[slot]].place != at || is_unit(g, t->slot[slot]))
			continue;
		for (int k = 0; k < t->n; k++) {
			int bonus = t->kin[k] == NONE || is_unit(g, t->kin[k]) ? NONE : g->more[t->kin[k]].bonus;
			if (bonus >= needs && bonus <= best && !random_below(t->state, ++n))
				chosen = k;
		}
		take(t, slot, chosen);
		needs = 0;
	}
}

/* What is announced of a shot that its target may still answer. */
static void deal_announced(struct table_of_deal *t)
{
	const struct position *p = &t->c->p;
	for (int slot = 0; slot < t->n; slot++)
		if (t->who[slot] == NONE && in_frames(p, t->slot[slot]) && is_unit(t->g, t->slot[slot]))
			deal_unit(t, slot);
	for (int i = 0; i < p->depth; i++) {
		const struct frame *f = &p->frame[i];
		if (f->target != NONE && f->piece != NONE && t->s->piece[f->piece].side == t->owner && on_map(t->c, f->piece))
			deal_leaders(t, p->piece[f->piece].place);
	}
}

/* Commands that wait for their release and do not move till then. */
static bool frozen(const struct table_of_deal *t, int piece)
{
	int f = t->g->more[piece].formation;
	return (f == CORPS_TCH || f == CORPS_LAN) && !bz_is_active(t->g, t->c, piece);
}

/* May a frozen piece lie there? Where it was set up, and beside nobody who would have woken Tchlaplatz (6.3.3). */
static bool may_lie(const struct table_of_deal *t, int piece, int slot)
{
	const struct ground *g = t->g;
	int at = t->c->p.piece[t->slot[slot]].place, f = g->more[piece].formation;
	if (!g->area[f][at] || g->more[piece].unit != g->more[t->slot[slot]].unit)
		return false;
	for (int d = 0; f == CORPS_TCH && d < DIRECTIONS; d++)
		if (g->to[at][d] >= 0 && t->army[g->to[at][d]])
			return false;
	return true;
}

static void find_army(struct table_of_deal *t)
{
	const struct crossing *c = t->c;
	memset(t->army, 0, sizeof t->army);
	for (int i = t->g->first[FRENCH]; i < t->g->last[FRENCH]; i++)
		if (on_map(c, i))
			t->army[c->p.piece[i].place] = 1;
	for (int i = 0; i < RABBLE; i++)
		if (c->rabble[i] >= 0)
			t->army[c->rabble[i]] = 1;
}

static void deal_frozen(struct table_of_deal *t)
{
	find_army(t);
	for (int k = 0; k < t->n; k++) {
		int n = 0, chosen = NONE;
		if (t->kin[k] == NONE || !frozen(t, t->kin[k]))
			continue;
		for (int slot = 0; slot < t->n; slot++)
			if (t->who[slot] == NONE && may_lie(t, t->kin[k], slot) && !random_below(t->state, ++n))
				chosen = slot;
		if (chosen != NONE)
			take(t, chosen, k);
	}
}

/* The units that are left over the slots of units, the leaders over those of leaders. */
static void deal_rest(struct table_of_deal *t, bool units)
{
	int16_t rest[MAX_PIECES];
	int n = 0, next = 0;
	for (int k = 0; k < t->n; k++)
		if (t->kin[k] != NONE && is_unit(t->g, t->kin[k]) == units)
			rest[n++] = t->kin[k];
	random_shuffle(rest, n, t->state);
	for (int slot = 0; slot < t->n; slot++)
		if (t->who[slot] == NONE && is_unit(t->g, t->slot[slot]) == units)
			t->who[slot] = rest[next++];
}

static void deal(const struct scenario *s, struct crossing *c, int owner, enum side viewer, uint64_t *state)
{
	struct table_of_deal t = {.s = s, .g = ground_of(s), .c = c, .owner = owner, .state = state};
	struct sight sight;
	if (owner == RUSSIAN)
		forget_plans(&t);
	bz_sight_of(s, c, owner, viewer, &sight);
	lay_out(&t, &sight.closed);
	if (owner == FRENCH)
		deal_engineers(&t);
	deal_announced(&t);
	if (owner == RUSSIAN)
		deal_frozen(&t);
	deal_rest(&t, true);
	deal_rest(&t, false);
	deal_pieces(&c->p, t.slot, t.who, t.n);
}

void berezina_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		      struct position *out)
{
	uint64_t state = deal_begin(seed);
	imagine_open(s, truth, side, seed, out);
	if (!ground_of(s)->two_player || truth->header.result.over)
		return;
	for (int owner = 0; owner < SIDES; owner++)
		if (owner != (int)side)
			deal(s, crossing_at(out), owner, side, &state);
}

/* The same in all that a side may know, dealt anew in all it may not: trains and dummies that lie face down (7.4, 7.5). */
#include "rules/gamble/cards.h"
#include "rules/gamble/closed.h"

#include "rules/deal.h"

#include <string.h>

/* Trains and dummies of a side whose place the enemy cannot tell: all but depots and those that were shown. */
static bool closed(const struct scenario *s, const struct position *p, int owner, int piece)
{
	const struct gb_own *own = gb_own(s);
	if (!set_has(&own->trains[owner], piece) && !set_has(&own->dummies[owner], piece))
		return false;
	return !(p->piece[piece].flags & (FLAG_DEPOT | FLAG_OPEN));
}

struct slots {
	int16_t slot[MAX_PIECES];  /* a piece that lies there now, in the order of what is seen */
	bool fixed[MAX_PIECES];    /* everybody knows what lies there: `dummy` */
	bool dummy[MAX_PIECES];
	int n;
};

static void add_slot(struct slots *out, int piece, bool fixed)
{
	out->fixed[out->n] = fixed;
	out->dummy[out->n] = false;
	out->slot[out->n++] = (int16_t)piece;
}

static struct set counters_of(const struct scenario *s, int owner)
{
	struct set all = gb_own(s)->trains[owner];
	set_join(&all, &gb_own(s)->dummies[owner]);
	return all;
}

/* The closed counters of a side in a box. */
static void slots_in(const struct scenario *s, const struct position *p, int owner, int box, struct slots *out)
{
	const struct set all = counters_of(s, owner);
	for (int i = set_next(&all, 0); i >= 0; i = set_next(&all, i + 1))
		if (p->piece[i].place == box && !p->piece[i].used && closed(s, p, owner, i))
			add_slot(out, i, false);
}

/* Those on the map, hex by hex; of a hex those used for a depot alone last. */
static void slots_on_map(const struct scenario *s, const struct position *p, int owner, struct slots *out)
{
	const struct set all = counters_of(s, owner);
	int16_t who[MAX_PIECES];
	int n = 0;
	for (int i = set_next(&all, 0); i >= 0; i = set_next(&all, i + 1)) {
		if (p->piece[i].place < 0 || !closed(s, p, owner, i))
			continue;
		int at = n++, key = p->piece[i].place * 2 + p->piece[i].used;
		for (; at > 0 && p->piece[who[at - 1]].place * 2 + p->piece[who[at - 1]].used > key; at--)
			who[at] = who[at - 1];
		who[at] = (int16_t)i;
	}
	for (int k = 0; k < n; k++)
		add_slot(out, who[k], p->piece[who[k]].used);
}

bool gb_tray_known(const struct position *p, int owner)
{
	return frame_now(p)->row != ROW_ALLOT || gamble_of(p)->out & side_bit(owner);
}

static int count(const struct scenario *s, const struct position *p, int owner, int place)
{
	int n = 0;
	for (int i = 0; i < s->pieces; i++)
		n += closed(s, p, owner, i) && p->piece[i].place == place && set_has(&gb_own(s)->dummies[owner], i);
	return n;
}

/* [7.5] Which of the open slots hold the dummies that are left, the seed says. */
static void choose_dummies(struct slots *at, int dummies, uint64_t *state)
{
	int16_t open[MAX_PIECES];
	int n = 0;
	for (int i = 0; i < at->n; i++)
		if (!at->fixed[i])
			open[n++] = (int16_t)i;
	random_shuffle(open, n, state);
	for (int i = 0; i < dummies && i < n; i++)
		at->dummy[open[i]] = true;
}

static void fix(struct slots *at, int first, bool pool, int dummies)
{
	for (int i = first; i < at->n; i++) {
		at->fixed[i] = true;
		at->dummy[i] = pool ? i >= at->n - dummies : true;
	}
}

/* Genuine ones and dummies of a side, in printed order, into the slots that are theirs. */
static void deal_trains(const struct scenario *s, struct position *p, int owner, uint64_t *state)
{
	const struct gb_own *own = gb_own(s);
	struct slots at = {.n = 0};
	int16_t who[MAX_PIECES];
	int all = set_count(&own->dummies[owner]), pooled = count(s, p, owner, AT_POOL);
	slots_on_map(s, p, owner, &at);
	int tray = at.n;
	slots_in(s, p, owner, AT_TRAY, &at);
	if (gb_tray_known(p, owner)) {
		all -= at.n - tray;
		fix(&at, tray, false, 0);
	}
	int pool = at.n;
	slots_in(s, p, owner, AT_POOL, &at);
	fix(&at, pool, true, pooled);
	choose_dummies(&at, all - pooled, state);
	int train = set_next(&own->trains[owner], 0), dummy = set_next(&own->dummies[owner], 0);
	for (int i = 0; i < at.n; i++) {
		while (train >= 0 && !closed(s, p, owner, train))
			train = set_next(&own->trains[owner], train + 1);
		int *next = at.dummy[i] ? &dummy : &train;
		who[i] = (int16_t)*next;
		*next = set_next(at.dummy[i] ? &own->dummies[owner] : &own->trains[owner], *next + 1);
	}
	deal_pieces(p, at.slot, who, at.n);
}

/* Who is taken up to be rallied or moved says where a genuine train lies: the enemy does not see it before the train is used. */
static void let_go(const struct scenario *s, struct position *p, int owner)
{
	struct frame *f = frame_top(p);
	bool builds = gb_fog(s) && (f->row == ROW_ORDER || f->row == ROW_COMMANDERS);
	if (f->side != owner || !(builds || f->row == ROW_RALLY || (f->row == ROW_MOVE && !gamble_of(p)->march)))
		return;
	set_clear(&p->hand);
	if (f->row != ROW_ORDER)
		return;
	f->place = f->number = NONE;
	f->spare[0] = 0;
	f->step = 0;
}

void gb_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed, struct position *out)
{
	uint64_t state = deal_begin(seed);
	if (truth->header.result.over) {
		imagine_open(s, truth, side, seed, out);
		return;
	}
	memcpy(out, truth, sizeof(struct gamble));
	for (int owner = 0; owner < SIDES; owner++) {
		if (owner == (int)side)
			continue;
		let_go(s, out, owner);
		if (gb_fog(s))
			gb_deal_stacks(s, gamble_at(out), owner, &state);
		deal_trains(s, out, owner, &state);
	}
	if (gb_cards(s))
		gb_imagine_cards(s, gamble_at(out), (int)side, &state);
	deal_dice(out, &state);
}

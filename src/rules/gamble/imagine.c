/* The same in all that a side may know, dealt anew in all it may not: trains and dummies that lie face down (7.4, 7.5). */
#include "rules/gamble/cards.h"

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

/* The closed counters of a side in a box or on a hex, used (for a depot alone) or not. */
static void slots_at(const struct scenario *s, const struct position *p, int owner, int place, int used, struct slots *out)
{
	const struct gb_own *own = gb_own(s);
	struct set all = own->trains[owner];
	set_join(&all, &own->dummies[owner]);
	for (int i = set_next(&all, 0); i >= 0; i = set_next(&all, i + 1))
		if (p->piece[i].place == place && p->piece[i].used == used && closed(s, p, owner, i)) {
			out->fixed[out->n] = used != 0;
			out->dummy[out->n] = false;
			out->slot[out->n++] = (int16_t)i;
		}
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
	for (int place = 0; place < own->places; place++)
		for (int used = 0; used < 2; used++)
			slots_at(s, p, owner, place, used, &at);
	int tray = at.n;
	slots_at(s, p, owner, AT_TRAY, 0, &at);
	if (gb_tray_known(p, owner)) {
		all -= at.n - tray;
		fix(&at, tray, false, 0);
	}
	int pool = at.n;
	slots_at(s, p, owner, AT_POOL, 0, &at);
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
static void let_go(struct position *p, int owner)
{
	const struct frame *f = frame_now(p);
	if (f->side == owner && (f->row == ROW_RALLY || (f->row == ROW_MOVE && !gamble_of(p)->march)))
		set_clear(&p->hand);
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
		let_go(out, owner);
		deal_trains(s, out, owner, &state);
	}
	if (gb_advanced(s))
		gb_imagine_cards(s, gamble_at(out), (int)side, &state);
	deal_dice(out, &state);
}

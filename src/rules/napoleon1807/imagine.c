/* The same in all that a side may know, dealt anew in all it may not: hands; and with the Rules of the Grognard which block stands where,
 * its strength and fatigue. */
#include "rules/deal.h"
#include "rules/napoleon1807/n7.h"

#include <string.h>

/* --- hands --- */

/* [Playing cards] A hand never holds red cards: they act when they are drawn. Nor Winter Quarters. */
static bool may_be_held(const struct scenario *s, int card)
{
	int colour = n7_event(n7_own(s)->event[card])->colour;
	return colour == COLOUR_BLUE || colour == COLOUR_GREEN;
}

/* Cards of a hand that the viewer has not been shown are dealt from these and the pile: what was discarded all have seen. */
static void deal_hand(const struct scenario *s, struct n7_position *n, int owner, int viewer, uint64_t *state)
{
	int16_t unseen[MAX_CARDS];
	int count = 0, holds = 0;
	for (int i = 0; i < s->cards; i++) {
		bool held = n->p.card[i] == CARD_HAND + owner;
		if ((held && viewer != NOBODY && set_has(&n->seen, i)) || (!held && n->p.card[i] != CARD_DECK + owner) || !may_be_held(s, i))
			continue;
		holds += held;
		n->p.card[i] = (uint8_t)(CARD_DECK + owner);
		unseen[count++] = (int16_t)i;
	}
	random_shuffle(unseen, count, state);
	for (int i = 0; i < holds; i++)
		n->p.card[unseen[i]] = (uint8_t)(CARD_HAND + owner);
}

/* --- blocks that stand upright [Fog of War] --- */

/* Slots that lie together: of an area, or of the group of the operation that runs. */
struct cell {
	int16_t place;
	bool group;        /* vedettes alone, or none at all */
	bool fits_vedette; /* nobody knows that none stands there */
	bool needs_corps;  /* all know that a corps stands there */
	int first, n;      /* slots */
	bool passed;       /* all know that no corps stands there: a stack of the owner has gone by without stopping */
	bool company;      /* a commander needs no corps in the cell: one stands beside it */
	int leaders, vedettes;
};

struct deal {
	const struct scenario *s;
	struct n7_position *n;
	int owner;
	n7_mask hidden, turned, group; /* turned: activated; group: that of the operation, where it is the owner's */
	uint64_t *state;
	int slots, cells;
	int16_t slot[N7_BLOCKS];
	struct cell cell[N7_BLOCKS];
	int leaders, vedettes; /* to be dealt */
};

static bool hidden(const struct deal *d, int piece)
{
	return d->hidden >> piece & 1;
}

/* The blocks of the owner on the map that the viewer cannot tell apart: the same ones before and after they are dealt. */
static n7_mask find_hidden(const struct deal *d, int viewer)
{
	n7_mask all = n7_own(d->s)->side[d->owner], out = 0;
	for (int i = n7_mask_next(all, 0); i != NONE; i = n7_mask_next(all, i + 1))
		if (d->n->p.piece[i].place >= 0 && !n7_known(d->s, d->n, i, viewer))
			out |= n7_bit(i);
	return out;
}

static bool owns_operation(const struct deal *d)
{
	return d->n->op.from != NONE && d->n->op.side == d->owner;
}

/* Does somebody of the owner share out points among corps of the group? Then there are corps in it. */
static bool shares(const struct deal *d, int place)
{
	for (int i = 0; i < d->n->p.depth; i++) {
		const struct frame *f = &d->n->p.frame[i];
		if (f->row == ROW_TIRE && f->side == d->owner && d->n->p.piece[n7_mask_next(n7_mask_get(f), 0)].place == place)
			return true;
	}
	return false;
}

/* Does a corps that all know of stand beside those of a cell? One that is known; the group of an operation, where enemies hold both there. */
static bool company(const struct deal *d, int place, bool group)
{
	n7_mask corps = n7_corps(d->s, d->n, place, d->owner);
	for (int i = n7_mask_next(corps, 0); i != NONE; i = n7_mask_next(corps, i + 1))
		if (!hidden(d, i))
			return true;
	return !group && owns_operation(d) && n7_group(d->n) && d->n->p.piece[n7_mask_next(n7_group(d->n), 0)].place == place &&
	       n7_blocks(d->s, d->n, place, side_other((enum side)d->owner));
}

/* Does a beaten stack of the owner stand there that still has links to go? */
static bool goes_back(const struct deal *d, int place)
{
	const struct n7_fight *f = &d->n->fight;
	return f->stage && f->loser == d->owner && f->at == place && f->links;
}

/* [Combat 6] A stack that goes back stops where a corps of its own stands. Where it has not, what stands upright are vedettes; a commander
 * would go along and is known. Not in a panic: it drives on those who had stopped. */
static bool passed(const struct deal *d, int place)
{
	const struct n7_fight *f = &d->n->fight;
	return goes_back(d, place) && f->crossed && !(f->flags & FIGHT_PANICKED);
}

/* [reading 28] Who flees in a panic takes along a commander who would stay alone, so one beside them has a corps. */
static bool flees(const struct deal *d, int place)
{
	return goes_back(d, place) && d->n->fight.flags & FIGHT_PANICKED;
}

static void add_slots(struct deal *d, n7_mask who)
{
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		d->slot[d->slots++] = (int16_t)i;
}

/* Does a commander whom all know stand with them? Then a corps does, too. */
static bool open_leader(const struct deal *d, int place, bool group)
{
	n7_mask here = n7_stack(d->s, d->n, place, d->owner) & n7_own(d->s)->commanders & ~d->hidden;
	return (group ? here & d->group : here & ~d->group) != 0;
}

/* Hidden blocks of an area, all of the group of the operation or none, as a cell: those that look alike one after the other. */
static void gather(struct deal *d, int place, n7_mask who, bool group)
{
	const struct n7_own *own = n7_own(d->s);
	if (!who)
		return;
	struct cell *c = &d->cell[d->cells++];
	int fortress = own->fortress[place];
	bool enemies = n7_blocks(d->s, d->n, place, side_other((enum side)d->owner)) != 0;
	*c = (struct cell){.place = (int16_t)place, .group = group, .first = d->slots};
	add_slots(d, who & ~d->turned);
	add_slots(d, who & d->turned);
	c->n = d->slots - c->first;
	c->passed = passed(d, place);
	c->vedettes = c->passed ? c->n : 0;
	c->company = !flees(d, place) && company(d, place, group);
	c->needs_corps = !c->passed && (shares(d, place) || (group && enemies) || (open_leader(d, place, group) && !c->company));
	c->fits_vedette = !c->needs_corps && !enemies && (fortress == NONE || d->n->citadel[fortress] == d->owner);
}

/* May one more commander, or one more vedette, stand in the cell? */
static int room(const struct cell *c, bool leader)
{
	if (!leader && (!c->fits_vedette || c->group))
		return 0;
	if (c->group && c->vedettes)
		return 0;
	bool corps = ((leader || c->leaders) && !c->company) || c->needs_corps;
	return c->n - c->leaders - c->vedettes - corps;
}

static int positive(int n)
{
	return n > 0 ? n : 0;
}

/* A cell with room, each place in it as likely as the others; NONE where there is none. `spare`: cells that vedettes may need come last. */
static int choose(struct deal *d, bool leader, bool spare)
{
	int sum = 0;
	for (int i = 0; i < d->cells; i++)
		sum += spare && d->cell[i].fits_vedette ? 0 : positive(room(&d->cell[i], leader));
	if (!sum)
		return spare ? choose(d, leader, false) : NONE;
	int at = random_below(d->state, sum);
	for (int i = 0; i < d->cells; i++) {
		at -= spare && d->cell[i].fits_vedette ? 0 : positive(room(&d->cell[i], leader));
		if (at < 0)
			return i;
	}
	return NONE;
}

/* Where nothing else comes out: commanders beside the group, whose corps have died of the rain, have the company of its corps. */
static void share_company(struct deal *d, const struct cell *group)
{
	for (int i = 0; i < d->cells; i++)
		if (d->cell[i].place == group->place && !d->cell[i].group)
			d->cell[i].company = true;
}

/* The group of the operation are vedettes as likely as anybody else, where they may be. */
static void choose_group(struct deal *d, bool corps)
{
	for (int i = 0; i < d->cells; i++) {
		struct cell *c = &d->cell[i];
		if (!corps && c->group && c->fits_vedette && c->n <= d->vedettes && random_below(d->state, d->slots) < d->vedettes)
			c->vedettes = c->n;
		else if (c->group)
			c->needs_corps = true;
		if (corps && c->group)
			share_company(d, c);
	}
}

/* How many commanders and vedettes stand in each cell: at random, and when that does not come out with vedettes' room spared. */
static bool spread(struct deal *d, bool spare)
{
	for (int i = 0; i < d->leaders; i++) {
		int at = choose(d, true, spare);
		if (at == NONE)
			return false;
		d->cell[at].leaders++;
	}
	int left = d->vedettes;
	for (int i = 0; i < d->cells; i++)
		left -= d->cell[i].vedettes;
	for (int i = 0; i < left; i++) {
		int at = choose(d, false, false);
		if (at == NONE)
			return false;
		d->cell[at].vedettes++;
	}
	return true;
}

static void spread_all(struct deal *d)
{
	struct cell kept[N7_BLOCKS];
	enum { TRIES = 64 };
	memcpy(kept, d->cell, sizeof kept);
	for (int i = 0; i < TRIES; i++) {
		choose_group(d, i > TRIES / 2);
		if (spread(d, i > TRIES / 2))
			return;
		memcpy(d->cell, kept, sizeof kept);
	}
}

/* [Cannon Sounds] That somebody is asked who comes tells everybody that a corps stands one link away. */
static void keep_corps_near(struct deal *d)
{
	const struct n7_own *own = n7_own(d->s);
	const struct frame *f = frame_top(&d->n->p);
	int near[N7_BLOCKS], count = 0, at = d->n->fight.place;
	if (f->row != ROW_JOIN || f->side != d->owner)
		return;
	for (int k = 0; k < own->degree[at]; k++) {
		int from = own->to[at][k];
		if (!n7_free(d->s, d->n, from, d->owner))
			continue;
		if (n7_corps(d->s, d->n, from, d->owner) & ~d->hidden)
			return;
		for (int i = 0; i < d->cells; i++)
			if (d->cell[i].place == from)
				near[count++] = i;
	}
	if (count)
		d->cell[near[random_below(d->state, count)]].needs_corps = true;
}

/* Those of a kind, in a random order, without repeating anybody. */
static int list_kind(const struct deal *d, int kind, int16_t *out)
{
	int n = 0;
	for (int i = 0; i < d->s->pieces; i++)
		if (n7_own(d->s)->kind[i] == kind && hidden(d, i))
			out[n++] = (int16_t)i;
	random_shuffle(out, n, d->state);
	return n;
}

/* Who takes which slot. */
static void take_slots(struct deal *d, int16_t who[N7_BLOCKS])
{
	int16_t of[3][N7_BLOCKS];
	int next[3] = {0, 0, 0}, many[3];
	for (int kind = 0; kind < 3; kind++)
		many[kind] = list_kind(d, kind, of[kind]);
	for (int i = 0; i < d->cells; i++) {
		struct cell *c = &d->cell[i];
		int16_t order[N7_BLOCKS];
		for (int k = 0; k < c->n; k++)
			order[k] = (int16_t)(c->first + k);
		random_shuffle(order, c->n, d->state);
		for (int k = 0; k < c->n; k++) {
			int kind = k < c->leaders ? KIND_COMMANDER : k < c->leaders + c->vedettes ? KIND_VEDETTE : KIND_CORPS;
			for (int t = 0; next[kind] == many[kind] && t < 3; t++)
				kind = t; /* what does not fit goes where there is room */
			who[order[k]] = of[kind][next[kind]++];
		}
	}
}

/* [Order of Battle] What all know of strengths: what a side had, gained and lost, and the corps that lie open. The rest is taken off, or put
 * on, at random. */
static void deal_strength(struct deal *d)
{
	const struct n7_own *own = n7_own(d->s);
	struct n7_position *n = d->n;
	int16_t corps[N7_BLOCKS];
	int count = 0, more = n->p.header.track[TRACK_GAINED + d->owner] - n->p.header.track[TRACK_LOST + d->owner];
	for (int i = 0; i < d->s->pieces; i++) {
		if (own->kind[i] != KIND_CORPS || d->s->piece[i].side != d->owner || n->p.piece[i].place == AT_UNUSED)
			continue;
		more += own->foot[i] + own->horse[i];
		if (!hidden(d, i)) {
			more -= n7_strength(n, i);
			continue;
		}
		corps[count++] = (int16_t)i;
		n->p.piece[i].foot = own->foot[i];
		n->p.piece[i].horse = own->horse[i];
		more -= own->foot[i] + own->horse[i];
	}
	for (int tries = 0; more && count && tries < 2000; tries++) {
		struct piece *k = &n->p.piece[corps[random_below(d->state, count)]];
		int all = k->foot + k->horse;
		if (more > 0 ? all >= n7_figures(d->s)->strength.most : all <= 1)
			continue;
		bool foot = more > 0 || (k->foot && random_below(d->state, all) < k->foot);
		*(foot ? &k->foot : &k->horse) = (uint8_t)((foot ? k->foot : k->horse) + (more > 0 ? 1 : -1));
		more += more > 0 ? -1 : 1;
	}
}

/* [Order of Battle] Nobody sees what lies behind the screen: who has done something is more tired than who has not. */
static void deal_fatigue(struct deal *d)
{
	for (int i = 0; i < d->s->pieces; i++) {
		struct piece *k = &d->n->p.piece[i];
		if (!hidden(d, i))
			continue;
		bool corps = n7_is_corps(d->s, i);
		int fatigue = random_below(d->state, k->flags & FLAG_ACTIVATED ? 5 : 2);
		k->fatigue = (uint8_t)(corps ? fatigue : 0);
		k->used = 0;
		if (!corps)
			k->foot = k->horse = 0;
	}
}

/* --- what else names hidden blocks --- */

/* What the owner knows of the group of his operation, as it would be of the blocks that were dealt. */
static void settle_operation(struct deal *d)
{
	struct n7_position *n = d->n;
	n7_mask group = n7_group(n);
	unsigned flags = n->op.flags & ~(unsigned)(OP_VEDETTES | OP_NO_POINTS | OP_FREE_LINK | OP_AMONG | OP_STOPPED);
	bool marching = false;
	if (!owns_operation(d) || !group || n->fight.stage)
		return;
	if (group & n7_own(d->s)->vedettes)
		flags |= OP_VEDETTES;
	if (n->op.value && n7_points_of(d->s, n, group, d->owner, n->op.value, 0, NULL) <= 0)
		flags |= OP_NO_POINTS;
	if (flags & OP_NO_POINTS && flags & OP_FORCED && !n->op.links)
		flags |= OP_FREE_LINK;
	for (int i = 0; i < n->p.depth; i++)
		marching |= n->p.frame[i].row == ROW_MARCH;
	n->op.flags = (uint16_t)flags;
	if (n->op.links && !(flags & OP_ORGANIZED) && n7_free(d->s, n, n->op.at, d->owner) && n7_stops(d->s, n, n->op.at))
		n->op.flags |= OP_AMONG;
	if (n->op.links && !marching)
		n->op.flags |= OP_STOPPED;
}

static n7_mask hidden_corps(const struct deal *d, int place)
{
	n7_mask out = 0;
	for (int i = 0; i < d->s->pieces; i++)
		if (hidden(d, i) && n7_is_corps(d->s, i) && (place == NONE || d->n->p.piece[i].place == place))
			out |= n7_bit(i);
	return out;
}

/* Points that the owner shares out among corps that nobody else can tell: one point, among those that stand there now. */
static void settle_shares(struct deal *d, struct frame *f, int place)
{
	n7_mask who = hidden_corps(d, place);
	if (owns_operation(d) && place == d->n->op.at && who & n7_group(d->n))
		who &= n7_group(d->n);
	f->number = 1;
	n7_mask_put(f, who);
	if (f->step && who)
		d->n->p.piece[n7_mask_next(who, 0)].fatigue |= 1;
}

/* [Recovery 3] A corps that is worn out loses a point: which one its owner alone knows. */
static void settle_loss(struct deal *d, struct frame *f)
{
	n7_mask who = hidden_corps(d, NONE);
	int piece = n7_mask_next(who, 0);
	if (piece == NONE)
		return;
	f->number = 0;
	n7_mask_put(f, n7_bit(piece));
	d->n->p.piece[piece].used = 1;
	d->n->p.frame[0].piece = (int16_t)piece;
}

/* Where each frame's blocks stand: open, before anything is dealt. */
static void frames_where(const struct deal *d, int16_t place[MAX_FRAMES])
{
	for (int i = 0; i < d->n->p.depth; i++) {
		const struct frame *f = &d->n->p.frame[i];
		int first = f->row == ROW_TIRE || f->row == ROW_LOSE ? n7_mask_next(n7_mask_get(f), 0) : NONE;
		place[i] = (int16_t)(first != NONE && hidden(d, first) ? d->n->p.piece[first].place : NONE);
	}
}

static void settle_frames(struct deal *d, const int16_t place[MAX_FRAMES])
{
	for (int i = 0; i < d->n->p.depth; i++) {
		struct frame *f = &d->n->p.frame[i];
		if (f->side != d->owner)
			continue;
		if (f->row == ROW_REST)
			n7_mask_put(f, 0);
		if (place[i] == NONE)
			continue;
		if (f->row == ROW_TIRE)
			settle_shares(d, f, place[i]);
		else
			settle_loss(d, f);
	}
}

static void deal_blocks(const struct scenario *s, struct n7_position *n, int owner, int viewer, uint64_t *state)
{
	struct deal d = {.s = s, .n = n, .owner = owner, .state = state};
	int16_t who[N7_BLOCKS], place[MAX_FRAMES];
	n7_mask here[N7_PLACES] = {0};
	d.hidden = find_hidden(&d, viewer);
	d.group = owns_operation(&d) ? n7_set_mask(&n->p.used) : 0;
	for (int i = n7_mask_next(d.hidden, 0); i != NONE; i = n7_mask_next(d.hidden, i + 1)) {
		here[n->p.piece[i].place] |= n7_bit(i);
		d.turned |= n->p.piece[i].flags & FLAG_ACTIVATED ? n7_bit(i) : 0;
	}
	frames_where(&d, place);
	for (int at = 0; at < N7_PLACES; at++) {
		gather(&d, at, here[at] & ~d.group, false);
		gather(&d, at, here[at] & d.group, true);
	}
	d.leaders = n7_mask_count(d.hidden & n7_own(s)->commanders);
	d.vedettes = n7_mask_count(d.hidden & n7_own(s)->vedettes);
	keep_corps_near(&d);
	spread_all(&d);
	take_slots(&d, who);
	deal_pieces(&n->p, d.slot, who, d.slots);
	if (owner == FRENCH)
		n->care = NONE; /* which corps it is lies behind the screen */
	deal_fatigue(&d);
	deal_strength(&d);
	settle_operation(&d);
	settle_frames(&d, place);
}

/* --- all of it --- */

/* What is being chosen its side alone knows. */
static void let_go(struct n7_position *n, int viewer)
{
	struct frame *f = frame_top(&n->p);
	if (f->side == viewer)
		return;
	if (f->row == ROW_OPERATIONS || f->row == ROW_REACT || f->row == ROW_JOIN)
		set_clear(&n->p.hand);
	if (f->row == ROW_REST)
		f->number = NONE;
}

void n7_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed, struct position *out)
{
	struct n7_position *n = n7_at(out);
	uint64_t state = deal_begin(seed);
	if (truth->header.result.over) {
		imagine_open(s, truth, side, seed, out);
		return;
	}
	memcpy(out, truth, sizeof *n);
	let_go(n, (int)side);
	for (int owner = 0; owner < SIDES; owner++) {
		if (owner == (int)side)
			continue;
		deal_hand(s, n, owner, (int)side, &state);
		if (n7_grognard(s))
			deal_blocks(s, n, owner, (int)side, &state);
	}
	if (side == NOBODY)
		set_clear(&n->seen);
	deal_dice(out, &state);
}

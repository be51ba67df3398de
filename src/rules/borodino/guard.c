/* Who may not move freely: the Imperial Guard (optional rule) and the Russians north of the Great Redoubt. */
#include "rules/borodino/borodino.h"

/* [Imperial Guard] The rule binds the Guard, but for the Italian Guards, the Hessians and Vistula, and the militia. */
bool bo_guard_bound(const struct scenario *s, const struct battle *b, int piece)
{
	return b->guard_rule && s->piece[piece].guard && !set_has(&b->released, piece);
}

static void release(const struct scenario *s, struct battle *b, int piece, int text, struct events *ev)
{
	set_add(&b->released, piece);
	event_note(ev, EVENT_RELEASE, s->piece[piece].side, piece, NONE, NONE, text, CITE_GUARD_B);
}

uint64_t bo_guards_near(const struct scenario *s, const struct battle *b, int side, int at, int far)
{
	const struct field *f = field_of(s);
	uint64_t out = 0;
	for (uint64_t left = b->guard_rule ? f->guards[side] : 0; left; left &= left - 1) {
		int i = f->first[side] + __builtin_ctzll(left);
		if (on_map(b, i) && bo_guard_bound(s, b, i) && bo_hex_distance(f, at, b->p.piece[i].place) <= far)
			out |= left & -left;
	}
	return out;
}

/* [Imperial Guard B, reading 28] An enemy who comes within three hexes of a Guard unit releases it for good. */
void bo_guard_alarm(const struct scenario *s, struct battle *b, int mover, int at, struct events *ev)
{
	int foe = 1 - s->piece[mover].side;
	for (uint64_t left = bo_guards_near(s, b, foe, at, figures_of(s)->guard.near); left; left &= left - 1)
		release(s, b, field_of(s)->first[foe] + __builtin_ctzll(left), TEXT_RELEASED_NEAR, ev);
}

/* [Imperial Guard B] The first release by losses comes at fifteen points lost, one more at every ten after them. */
int bo_guard_allowance(const struct scenario *s, const struct battle *b, int side)
{
	const struct figures *f = &field_of(s)->figures;
	int losses = b->p.header.track[TRACK_LOSSES + side];
	return losses < f->guard.first ? 0 : 1 + (losses - f->guard.first) / f->guard.next;
}

/* Of those, how many were not used yet. */
static int unused(const struct scenario *s, const struct battle *b, int side)
{
	int left = bo_guard_allowance(s, b, side) - b->p.header.track[TRACK_LOSS_RELEASES + side];
	return left > 0 ? left : 0;
}

/* The enemy's approach frees units as well, and then there may be fewer than losses would release. */
int bo_releases_left(const struct scenario *s, const struct battle *b, int side)
{
	int wait = 0;
	for (int i = 0; i < s->pieces; i++)
		wait += s->piece[i].side == side && bo_guard_bound(s, b, i) && (on_map(b, i) || b->p.piece[i].place == PLACE_LATER);
	return int_min(wait, unused(s, b, side));
}

/* Another French Guard unit still waits for its release.
 * [Imperial Guard C, reading 30] By losses the Old Guard is released after all of them. */
static bool others_wait(const struct scenario *s, const struct battle *b, int piece)
{
	const struct field *f = field_of(s);
	for (int i = f->first[FRENCH]; i < f->last[FRENCH]; i++) {
		int at = b->p.piece[i].place;
		if (i != piece && bo_guard_bound(s, b, i) && (at >= 0 || at == PLACE_LATER))
			return true;
	}
	return false;
}

bool bo_can_release(const struct scenario *s, const struct battle *b, int piece, struct error *e)
{
	int side = b->p.header.phasing, losses = b->p.header.track[TRACK_LOSSES + side];
	if (!b->guard_rule)
		return error_set(e, NULL, NULL, CITE(CITE_GUARD_B), "the Imperial Guard rule is not in use");
	if (s->piece[piece].side != side || !s->piece[piece].guard || !on_map(b, piece))
		return e && error_set(e, NULL, NULL, CITE(CITE_GUARD_B), "%s is no Guard unit of yours on the map",
				      bo_unit(s, b, piece).at);
	if (set_has(&b->released, piece))
		return e && error_set(e, NULL, NULL, CITE(CITE_GUARD_B), "%s is released already",
				      bo_unit(s, b, piece).at);
	if (!bo_guard_allowance(s, b, side))
		return e && error_set(e, NULL, NULL, CITE(CITE_GUARD_B),
				      "%s is not released: once your losses reach %d (they are %d) you may release one Guard unit of your choice",
				      bo_unit(s, b, piece).at, figures_of(s)->guard.first, losses);
	if (!unused(s, b, side))
		return error_set(e, NULL, NULL, CITE(CITE_GUARD_B),
				 "your losses of %d allow %d %s, used already; the next comes at %d", losses,
				 bo_guard_allowance(s, b, side), bo_guard_allowance(s, b, side) == 1 ? "release" : "releases",
				 figures_of(s)->guard.first + figures_of(s)->guard.next * bo_guard_allowance(s, b, side));
	if (s->piece[piece].flags & PRINT_OLD_GUARD && others_wait(s, b, piece))
		return error_set(e, NULL, NULL, CITE(CITE_GUARD_C), "the Old Guard must be the last to be released");
	return true;
}

void bo_release_list(const struct scenario *s, const struct battle *b, struct orders *out)
{
	const struct field *f = field_of(s);
	int side = b->p.header.phasing;
	for (uint64_t left = f->guards[side]; left; left &= left - 1) {
		int i = f->first[side] + __builtin_ctzll(left);
		if (bo_can_release(s, b, i, NULL))
			orders_add(out, order_make(VERB_RELEASE, side, i, NONE, NONE));
	}
}

void bo_release_act(const struct scenario *s, struct battle *b, int piece, struct events *ev)
{
	b->p.header.track[TRACK_LOSS_RELEASES + s->piece[piece].side]++;
	release(s, b, piece, TEXT_RELEASED_LOSSES, ev);
}

/* [5 September Special Rules] Who stands north of the Great Redoubt stays until 1500; from then on one more unit may
 * begin to move each turn. [Grand Battle Special Rules] From turn 9 on nobody is held. */
bool bo_is_frozen(const struct scenario *s, const struct battle *b, int piece, struct error *e)
{
	int first = figures_of(s)->freeze.first;
	bool early = b->p.header.turn < first;
	if (!freeze_binds(s, b, piece) || (!early && !b->begun))
		return false;
	if (e && early)
		error_set(e, NULL, NULL, CITE(CITE_FREEZE),
			  "%s stood north of the Great Redoubt at the beginning and does not move before %s",
			  bo_unit(s, b, piece).at, scenario_turn(s, first));
	else if (e)
		error_set(e, NULL, NULL, CITE(CITE_FREEZE),
			  "one unit north of the Great Redoubt has begun to move this turn; %s may begin next turn",
			  bo_unit(s, b, piece).at);
	return true;
}

/* [Grand Battle Special Rules] An attacked unit of the north is free for good, outside the count of one a turn. */
void bo_unfreeze(const struct scenario *s, struct battle *b, int piece, struct events *ev)
{
	if (!freeze_binds(s, b, piece))
		return;
	set_add(&b->p.free, piece);
	event_note(ev, EVENT_RELEASE, s->piece[piece].side, piece, NONE, NONE, TEXT_FREED, CITE_FREEZE);
}

/* Invariants: what must hold in every position. */
#include "rules/area1812/area1812.h"

#include <string.h>

static bool sound_counts(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct land *g = land_of(s);
	uint8_t at[2][PLACES][ARMS], alive[2][ARMS];
	memset(at, 0, sizeof at);
	memset(alive, 0, sizeof alive);
	for (int i = 0; i < s->pieces; i++) {
		int place = c->p.piece[i].place, side = s->piece[i].side;
		if (place < AT_TRAY || place == NONE || place >= g->places ||
		    (place >= 0 && s->board.at[place].kind & KIND_OFF_LIMITS))
			return error_set(e, NULL, s->piece[i].id, NULL, "stands nowhere (%d)", place);
		if (place < 0)
			continue;
		at[side][place][g->arm[i]]++;
		alive[side][g->arm[i]]++;
		if (g->arm[i] == ARM_LEADER && !ar_optional(s))
			return error_set(e, NULL, s->piece[i].id, NULL, "a leader in the standard game");
	}
	if (memcmp(at, c->at, sizeof at) || memcmp(alive, c->alive, sizeof alive))
		return error_set(e, NULL, "at", NULL, "the counts do not agree with the pieces");
	return true;
}

static bool sound_markers(const struct scenario *s, const struct campaign *c, struct error *e)
{
	int least, most;
	for (int side = 0; side < 2; side++)
		for (int at = 0; at < land_of(s)->places; at++) {
			ar_markers_range(s, c, side, at, &least, &most);
			if (c->backs[side][at] < least || c->backs[side][at] > most)
				return error_set(e, NULL, s->board.at[at].id, NULL, "shows %d counters, its units take %d to %d",
						 c->backs[side][at], least, most);
		}
	return true;
}

static bool sound_points(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct land *g = land_of(s);
	int sum = c->p.header.track[TRACK_VICTORIES] + (c->p.header.track[TRACK_NAPOLEON] ? g->napoleon_worth : 0);
	for (int i = 0; i < g->places; i++) {
		if (c->control[i] && !g->vp[i])
			return error_set(e, NULL, s->board.at[i].id, NULL, "a control marker where nothing is to be had");
		sum += c->control[i] ? g->vp[i] : 0;
	}
	if (sum != c->p.header.track[TRACK_POINTS])
		return error_set(e, NULL, "points", NULL, "the Victory Points are %d, the markers say %d",
				 c->p.header.track[TRACK_POINTS], sum);
	if (c->p.header.track[TRACK_NAPOLEON] && c->p.piece[g->napoleon].place >= 0)
		return error_set(e, NULL, "FR-A", NULL, "is lost, but on the map");
	return true;
}

static bool sound_supply(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct land *g = land_of(s);
	struct larder l = ar_larder(s, c);
	for (int r = 0; r < g->regions; r++) {
		if (c->depleted[r] > DEPLETED_FULL)
			return error_set(e, NULL, g->region_id[r], NULL, "is depleted beyond measure");
		if (c->depleted[r] == DEPLETED_FULL && larder_users(&l, r))
			return error_set(e, NULL, g->region_id[r], NULL, "feeds corps, but is depleted");
		if (c->on_depot[r] && !ar_region(g, c, FRENCH, r, ARM_DP))
			return error_set(e, NULL, g->region_id[r], NULL, "corps use a depot that is not there");
		for (int side = 0; c->stage && side < 2; side++) {
			int from = 0;
			for (int h = 0; h < g->regions; h++)
				from += c->host_of[h] == r + 1 && !ar_region(g, c, 1 - side, h, ARMS) &&
					ar_region(g, c, side, h, ARM_SU) ? c->guests[h] : 0;
			int fed = c->uses[side][r] + c->left[side][r] + (side == FRENCH ? c->on_depot[r] : 0) + from +
				  ar_fed(s, c, side, r);
			if (fed != ar_region_corps(g, c, side, r))
				return error_set(e, NULL, g->region_id[r], NULL, "%d corps are there, %d are looked after",
						 ar_region_corps(g, c, side, r), fed);
		}
		for (int side = 0; side < 2; side++)
			if (c->counted[side][r] != NONE && c->counted[side][r] != ar_region_corps(g, c, side, r))
				return error_set(e, NULL, g->region_id[r], NULL, "%d corps were counted, %d are there",
						 c->counted[side][r], ar_region_corps(g, c, side, r));
	}
	return true;
}

static bool sound_battle(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct ar_battle *b = &c->battle;
	if (c->p.header.result.over || b->place == NONE)
		return true;
	if (b->place < 0 || b->place >= land_of(s)->places || b->step >= STEP_OVER + 1 || (b->attacker & ~1))
		return error_set(e, NULL, "battle", NULL, "is fought nowhere");
	for (int side = 0; side < 2; side++) {
		int low = side == b->phasing ? PLAN_A : PLAN_E;
		if (b->plan[side] != NONE && (b->plan[side] < low || b->plan[side] > low + 3))
			return error_set(e, NULL, "battle", NULL, "a chit of the other player");
	}
	return true;
}

static bool sound_hand(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct frame *f = frame_now(&c->p);
	for (int i = set_next(&c->p.hand, 0); i >= 0; i = set_next(&c->p.hand, i + 1)) {
		int side = f->row == ROW_SEND ? 1 - f->side : f->side;
		if (i >= s->pieces || s->piece[i].side != side)
			return error_set(e, NULL, "hand", NULL, "a unit of the other side is in hand");
		if (f->row == ROW_MARCH && c->p.piece[i].place != f->place)
			return error_set(e, NULL, "hand", NULL, "a group from two areas");
	}
	return true;
}

bool ar_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	if (p->header.turn < s->first_turn || p->header.turn > s->last_turn)
		return error_set(e, NULL, "turn", NULL, "turn %d is not played", p->header.turn);
	if (!p->header.result.over && (p->depth < 1 || p->depth > 4))
		return error_set(e, NULL, "depth", NULL, "%d frames are open", p->depth);
	return sound_counts(s, c, e) && sound_markers(s, c, e) && sound_points(s, c, e) && sound_supply(s, c, e) && sound_battle(s, c, e) &&
	       (p->header.result.over || sound_hand(s, c, e));
}

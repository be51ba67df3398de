/* Invariants: what must hold in every position. */
#include "rules/hex1812/combat.h"

#include <string.h>

/* Every piece stands where it may, and is found where it stands. */
static bool sound_pieces(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct ground *g = ground_of(s);
	const struct hx_deploy *d = &g->deploy[scenario_value(s, "free_setup") ? 1 : 0];
	struct campaign again;
	memset(again.bucket, 0, sizeof again.bucket);
	memset(again.live, 0, sizeof again.live);
	for (int i = 0; i < MAX_PIECES; i++) {
		again.p.piece[i] = c->p.piece[i];
		again.p.piece[i].place = again.p.piece[i].on = NONE;
	}
	for (int i = 0; i < s->pieces; i++) {
		const struct piece *k = &c->p.piece[i];
		if (k->place < AT_TRAY || k->place == NONE || (k->place >= 0 && s->board.at[k->place].missing))
			return error_set(e, NULL, s->piece[i].id, NULL, "stands nowhere (%d)", k->place);
		if ((k->place == AT_TRAY && d->group[i] == NONE) || (k->place == AT_LATER && d->entry[i] == NONE))
			return error_set(e, NULL, s->piece[i].id, NULL, "is to come, but nowhere");
		if (k->fatigue > TIME_FRENCH_FIGHT || (k->fatigue && (k->place < 0 || hx_arm(s, i) == ARM_LEADER)) || !k->fatigue != !k->foot ||
		    (k->fatigue && (k->foot > c->p.header.turn || k->foot + 1 < c->p.header.turn)))
			return error_set(e, NULL, s->piece[i].id, NULL, "is disrupted as nobody can be");
		if (k->used > 9 || k->steps || k->horse || k->known || (k->flags && (k->flags > c->battles || !set_has(&c->spent, i))))
			return error_set(e, NULL, s->piece[i].id, NULL, "has bytes that mean nothing");
		hx_put(s, &again, i, k->place);
	}
	for (int i = 0; i < s->pieces; i++)
		if (again.p.piece[i].on != c->p.piece[i].on)
			return error_set(e, NULL, s->piece[i].id, NULL, "is not found on its hex");
	return (!memcmp(again.bucket, c->bucket, sizeof again.bucket) && !memcmp(again.live, c->live, sizeof again.live)) ||
	       error_set(e, NULL, "bucket", NULL, "hexes and pieces do not agree");
}

/* Two sides on one hex only before the doomed are taken away. */
static bool sound_hexes(const struct scenario *s, const struct campaign *c, struct error *e)
{
	for (int i = 0; i < s->pieces; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 && !set_has(&c->doomed, i) && hx_owner(s, c, at) != s->piece[i].side)
			return error_set(e, NULL, s->piece[i].id, NULL, "shares a hex with the enemy");
	}
	return true;
}

static bool sound_points(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct ground *g = ground_of(s);
	int sum = c->p.header.track[TRACK_SIEGES] + (c->p.header.track[TRACK_NAPOLEON] ? g->napoleon_worth : 0);
	uint32_t all = (1u << g->held) - 1;
	if ((c->control | c->passed[0] | c->passed[1]) & ~all)
		return error_set(e, NULL, "control", NULL, "is held where nothing is to be had");
	for (int i = 0; i < g->held; i++)
		sum += c->control >> i & 1 ? g->worth[i] : 0;
	if (sum != c->p.header.track[TRACK_POINTS])
		return error_set(e, NULL, "points", NULL, "the Victory Points are %d, the markers say %d", c->p.header.track[TRACK_POINTS],
				 sum);
	if (c->p.header.track[TRACK_NAPOLEON] & ~1 ||
	    (c->p.header.track[TRACK_NAPOLEON] && c->p.piece[g->napoleon].place >= 0))
		return error_set(e, NULL, "FR-A", NULL, "is lost, but on the map");
	return c->p.header.result.over || !c->p.header.track[TRACK_SIEGES] ||
	       error_set(e, NULL, "sieges", NULL, "count before the end");
}

/* Every corps of a region has a source or is left. Of guests next door it cannot be told whose they are: supply units of both
 * sides may stand there without combat units. */
static bool sound_sources(const struct scenario *s, const struct campaign *c, int r, struct error *e)
{
	int corps = 0, fed = 0;
	bool fine = true;
	for (int side = 0; side < 2; side++) {
		int own = hx_count(s, c, side, r, LARDER_CORPS);
		int here = c->uses[side][r] + c->left[side][r] + (side == FRENCH ? c->on_depot[r] : 0) + hx_count(s, c, side, r, LARDER_FED);
		corps += own;
		fed += here;
		fine &= here <= own;
	}
	for (int h = 0; h < ground_of(s)->regions; h++)
		fed += c->host_of[h] == r + 1 ? c->guests[h] : 0;
	return (fine && fed == corps) || error_set(e, NULL, ground_of(s)->region_id[r], NULL, "%d corps are there, %d are looked after", corps, fed);
}

static bool sound_supply(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct ground *g = ground_of(s);
	bool fine = c->stage <= 5 && c->side <= 1 && c->leaves[0] <= 1 && c->leaves[1] <= 1;
	for (int r = 0; r < REGIONS && fine; r++) {
		fine = c->track[r] <= 2 && c->keep[0][r] <= 2 && c->keep[1][r] <= 2 &&
		       c->host_of[r] <= g->regions;
		bool idle = !c->uses[0][r] && !c->uses[1][r] && !c->left[0][r] && !c->left[1][r] && !c->on_depot[r] && !c->guests[r] &&
			    !c->host_of[r] && !c->track[r] && !c->keep[0][r] && !c->keep[1][r] && !c->riders[r];
		fine = fine && (c->stage || idle) && (r < g->regions || idle);
	}
	for (int r = 0; r < g->regions && fine && c->stage; r++) {
		int depots = c->depleted[r] == DEPLETED_HALF ? hx_count(s, c, FRENCH, r, LARDER_DEPOTS) : 0;
		if (!sound_sources(s, c, r, e))
			return false;
		fine = c->riders[r] == (depots ? hx_divisions(s, c, FRENCH, r) : 0); /* [Supply F] who has to use depots */
	}
	for (int i = set_next(&c->p.used, 0); i >= 0 && fine && c->stage; i = set_next(&c->p.used, i + 1))
		fine = i < s->pieces && ground_of(s)->kind[i] == KIND_DP && c->p.piece[i].place >= 0;
	/* it begins and ends in one row, and stops only to ask */
	fine = fine && (c->stage != 0) == (!c->p.header.result.over && c->p.depth > 1 && c->p.frame[0].row == ROW_SUPPLY) && (c->stage || !c->side);
	return fine || error_set(e, NULL, "supply", NULL, "shares that nobody can have");
}

static bool none_set(const struct set *set)
{
	return set_empty(set);
}

/* The march in hand. Who is stopped is done at once, but for the choice of a victim. */
static bool sound_march(const struct scenario *s, const struct campaign *c, struct error *e)
{
	static const struct hx_march none;
	const struct hx_march *m = &c->march;
	int row = c->p.frame[0].row;
	bool marching = row == ROW_MARCH && !set_empty(&c->p.hand);
	if (!marching)
		return (!memcmp(m, &none, sizeof none) && none_set(&c->weary) && none_set(&c->p.free)) ||
		       error_set(e, NULL, "march", NULL, "nobody is in hand, but marches");
	bool fine = m->lead >= 0 && m->lead < s->pieces && set_has(&c->p.hand, m->lead) && m->start >= 0 && m->start < PLACES && m->leg >= 1 &&
		    m->leg <= 3 && m->moved <= 1 && m->triple <= 1 && m->reduced <= 1 && m->stopped <= 1 && m->left <= 8 && !m->spare &&
		    (frame_now(&c->p)->row == ROW_OPTION) == (m->die != 0) && m->die <= 5 && (!m->die || m->die >= 3) &&
		    (!m->stopped || frame_now(&c->p)->row == ROW_VICTIM);
	for (int i = set_next(&c->p.hand, 0); i >= 0 && fine; i = set_next(&c->p.hand, i + 1))
		fine = i == m->lead || (hx_arm(s, i) == ARM_DEPOT && hx_arm(s, m->lead) == ARM_SUPPLY &&
					c->p.piece[i].place == c->p.piece[m->lead].place);
	return (fine && c->p.piece[m->lead].place >= 0 && s->piece[m->lead].side == c->p.header.phasing) ||
	       error_set(e, NULL, "march", NULL, "goes as no march can");
}

/* What is looked at in every position, one that is over too. */
static bool sound_numbers(const struct scenario *s, const struct campaign *c, struct error *e)
{
	for (int r = 0; r < REGIONS; r++)
		if (c->depleted[r] > (r < ground_of(s)->regions ? DEPLETED_FULL : DEPLETED_NOT))
			return error_set(e, NULL, "depleted", NULL, "area %d is depleted beyond measure", r);
	if (c->want_inf > 1 || c->want_cav > 1 || c->attacks > HX_ATTACKS || c->battles > c->attacks || c->fighting > c->battles ||
	    c->result > CRT_RESULTS)
		return error_set(e, NULL, NULL, NULL, "a number is out of range");
	bool retreats = !c->p.header.result.over && frame_now(&c->p)->row == ROW_RETREAT;
	for (int k = 0; k < HX_ATTACKS; k++) {
		const struct hx_attack *a = &c->attack[k];
		bool fine = k < c->attacks ? a->battle >= 1 && a->battle <= c->battles && a->flags <= ATTACK_FLAGS && a->from >= 0 &&
						     a->from < PLACES && hx_direction(s, a->from, a->to) != NONE
					   : !a->battle && !a->flags && !a->from && !a->to;
		bool leads = retreats && k < c->attacks && a->battle == c->fighting;
		if (!fine || a->led >= (leads ? 2 * LED : 1) || a->spare)
			return error_set(e, NULL, "attack", NULL, "arrow %d points nowhere", k);
	}
	return true;
}

/* What belongs to one phase is blank in the others. */
static bool sound_sets(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct set *all[] = {&c->p.hand, &c->pledged, &c->spent, &c->pinned, &c->leaving, &c->optional, &c->excused, &c->retired,
				   &c->doomed, &c->weary, &c->tight};
	int row = c->p.frame[0].row;
	bool fights = row >= ROW_DECLARE && row <= ROW_ADVANCE;
	for (size_t i = fights ? 0 : 1; i < sizeof all / sizeof *all; i++) /* who is set up or enters is in hand before he stands anywhere */
		for (int k = set_next(all[i], 0); k >= 0; k = set_next(all[i], k + 1))
			if (k >= s->pieces || c->p.piece[k].place < 0)
				return error_set(e, NULL, k < s->pieces ? s->piece[k].id : "set", NULL, "is marked, but not on the map");
	if (!fights && (!none_set(&c->pledged) || !none_set(&c->pinned) || !none_set(&c->leaving) || !none_set(&c->optional) ||
			!none_set(&c->retired) || c->fighting || c->result || c->owed ||
			(row != ROW_MARCH && row != ROW_DEPOT && (c->attacks || c->battles))))
		return error_set(e, NULL, "attack", NULL, "there are attacks outside the Combat Phase");
	if (row != ROW_MARCH && row != ROW_DEPOT && !none_set(&c->doomed))
		return error_set(e, NULL, "doomed", NULL, "the eliminated are still on the map");
	if (row != ROW_ATTRITION && (c->want_inf || c->want_cav))
		return error_set(e, NULL, "attrition", NULL, "is owed out of its time");
	return true;
}

/* [Combat Results Table half ex] Who owes strength points is asked which of several units pays, and no other time. */
static bool sound_exchange(const struct scenario *s, const struct campaign *c, struct error *e)
{
	bool asked = frame_now(&c->p)->row == ROW_PAY;
	return (asked ? hx_may_owe(s, c) : !c->owed) || error_set(e, NULL, "owed", NULL, "an exchange that nobody has to pay");
}

static bool sound_rows(const struct campaign *c, struct error *e)
{
	const struct position *p = &c->p;
	int row = frame_now(p)->row, below = p->depth > 1 ? p->frame[0].row : NONE;
	bool asks = (row >= ROW_ORDER && row <= ROW_TRACK) || row == ROW_EXPEND; /* of supply */
	bool fine = p->depth == 1 ? row != ROW_OPTION && row != ROW_VICTIM && row != ROW_RETREAT && row != ROW_PAY && !asks
				  : row == ROW_OPTION || row == ROW_VICTIM ? below == ROW_MARCH && p->depth == 2
				  : row == ROW_RETREAT || row == ROW_PAY ? below == ROW_RESOLVE && p->depth <= 3
				  : asks && below == ROW_SUPPLY && p->depth == 2;
	return fine || error_set(e, NULL, "frame", NULL, "rows call each other as they never do");
}

bool hx_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	if (!phases_sound(s, p, e) || !sound_numbers(s, c, e) || !sound_pieces(s, c, e) || !sound_points(s, c, e) || !sound_hexes(s, c, e) ||
	    !sound_supply(s, c, e))
		return false;
	if (p->header.result.over)
		return true;
	return sound_rows(c, e) && sound_march(s, c, e) && sound_sets(s, c, e) && sound_exchange(s, c, e);
}

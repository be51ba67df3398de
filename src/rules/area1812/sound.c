/* Invariants: what must hold in every position. */
#include "rules/area1812/area1812.h"

#include <string.h>

static bool sound_counts(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct land *g = land_of(s);
	const struct ar_deploy *plan = &g->deploy[scenario_value(s, "free_setup") ? 1 : 0];
	uint8_t at[2][PLACES][ARMS], alive[2][ARMS];
	memset(at, 0, sizeof at);
	memset(alive, 0, sizeof alive);
	for (int i = 0; i < s->pieces; i++) {
		int place = c->p.piece[i].place, side = s->piece[i].side;
		if (place < AT_TRAY || place == NONE || place >= g->places ||
		    (place >= 0 && s->board.at[place].kind & KIND_OFF_LIMITS))
			return error_set(e, NULL, s->piece[i].id, NULL, "stands nowhere (%d)", place);
		if ((place == AT_TRAY && plan->group[i] == NONE) ||
		    ((place == AT_LATER || place == AT_ARRIVES) && plan->entry[i] == NONE))
			return error_set(e, NULL, s->piece[i].id, NULL, "is to come, but nowhere");
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

/* What is remembered of a stack is true. */
static bool sound_recall(const struct scenario *s, const struct campaign *c, struct error *e)
{
	uint8_t most[MOSTS];
	for (int side = 0; side < 2; side++)
		for (int at = 0; at < land_of(s)->places; at++) {
			const uint8_t *n = c->at[side][at];
			ar_most(s, c, side, at, most);
			if (n[ARM_IC] > most[MOST_IC] || n[ARM_CC] > most[MOST_CC] || ar_corps(c, side, at) > most[MOST_CORPS])
				return error_set(e, NULL, s->board.at[at].id, NULL, "holds more corps than can have come there");
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

/* Who feeds corps of next door stands there with a supply unit, alone; no share is greater than it may be. */
static bool sound_shares(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct land *g = land_of(s);
	static const uint8_t none[REGIONS];
	bool fine = c->stage <= 5 && c->side <= 1 && c->leaves[0] <= 1 && c->leaves[1] <= 1;
	for (int r = 0; r < REGIONS && fine; r++) {
		fine = c->track[r] <= 2 && c->keep[0][r] <= 2 && c->keep[1][r] <= 2 && c->host_of[r] <= g->regions &&
		       !c->guests[r] == !c->host_of[r];
		if (r >= g->regions || !c->guests[r])
			continue;
		int side = ar_region(g, c, FRENCH, r, ARMS) ? FRENCH : RUSSIAN;
		fine = fine && ar_region(g, c, side, r, ARM_SU) && !ar_region(g, c, 1 - side, r, ARMS) &&
		       c->guests[r] <= ar_region_corps(g, c, side, c->host_of[r] - 1);
	}
	if (!c->stage) /* between two interphases nobody draws on anything */
		fine = fine && !c->side && !c->leaves[0] && !c->leaves[1] && !memcmp(c->on_depot, none, sizeof none) &&
		       !memcmp(c->guests, none, sizeof none) && !memcmp(c->track, none, sizeof none);
	for (int side = 0; side < 2 && fine && !c->stage; side++)
		fine = !memcmp(c->uses[side], none, sizeof none) && !memcmp(c->left[side], none, sizeof none) &&
		       !memcmp(c->keep[side], none, sizeof none);
	for (int i = set_next(&c->p.used, 0); i >= 0 && fine && c->stage; i = set_next(&c->p.used, i + 1))
		fine = i < s->pieces && g->arm[i] == ARM_DP && c->p.piece[i].place >= 0;
	return fine || error_set(e, NULL, "supply", NULL, "shares that nobody can have");
}

/* Small numbers and sets of places. */
static bool sound_numbers(const struct scenario *s, const struct campaign *c, struct error *e)
{
	int places = land_of(s)->places;
	bool fine = c->want_ic <= 1 && c->want_cc <= 1 && set_next(&c->todo, places) == NONE &&
		    set_next(&c->named, places) == NONE && set_next(&c->marked, places) == NONE;
	int gone[2] = {0, 0}; /* corps that are lost */
	for (int i = 0; i < s->pieces; i++)
		gone[s->piece[i].side] += c->p.piece[i].place == AT_LOST && land_of(s)->arm[i] <= ARM_CC;
	fine = fine && c->lost[0] <= gone[0] && c->lost[1] <= gone[1];
	for (int i = 0; i < PLACES; i++)
		fine = fine && c->control[i] <= 1 && c->fort[i] <= 2 && (i < places || (!c->control[i] && !c->fort[i]));
	return fine || error_set(e, NULL, NULL, NULL, "a number is out of range");
}

/* Chits: each side's own four, laid in turn; none where a stack holds no corps. */
static bool sound_chits(const struct campaign *c)
{
	const struct ar_battle *b = &c->battle;
	const struct frame *f = frame_now(&c->p);
	bool bare = f->row != ROW_PLAN && b->step <= STEP_CHECK &&
		    (!ar_corps(c, FRENCH, b->place) || !ar_corps(c, RUSSIAN, b->place));
	for (int side = 0; side < 2; side++) {
		int low = side == b->phasing ? PLAN_A : PLAN_E;
		bool owes = bare || (f->row == ROW_PLAN && (side == f->side || b->step == STEP_PLAN_D));
		if (b->plan[side] == NONE ? !owes : b->plan[side] < low || b->plan[side] > low + 3)
			return false;
	}
	if (f->row == ROW_PLAN)
		return b->step == (f->side == b->attacker ? STEP_PLAN_D : STEP_REVEAL);
	return b->step > STEP_REVEAL;
}

static bool sound_battle(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct ar_battle *b = &c->battle;
	const struct frame *f = frame_now(&c->p);
	if (c->p.header.result.over || c->p.depth < 3)
		return b->place == NONE || error_set(e, NULL, "battle", NULL, "is fought out of its time");
	bool fine = b->place >= 0 && b->place < land_of(s)->places && f->place == b->place && b->step <= STEP_OVER &&
		    !(b->attacker & ~1) && !(b->phasing & ~1) && (b->attacker == b->phasing || b->step > STEP_EFFECT) &&
		    b->shown <= 1 && b->part <= 1 && b->doubled <= 3 && b->soft <= 1 && b->what <= 2 && b->any <= 3 &&
		    b->chits <= 1 && b->chase <= CHASE_TWO && b->result >= NONE && b->result < CRT_ALL && b->flees >= NONE &&
		    b->flees <= 1 && b->names >= NONE && b->names <= 1 && (b->flees == NONE) == (b->names == NONE);
	if (!fine || !sound_chits(c))
		return error_set(e, NULL, "battle", NULL, "is fought nowhere");
	for (int side = 0; side < 2; side++) /* one who has nothing left may still be told to lose one */
		if (b->lost[side] > c->lost[side] || (b->owed[side] > 1 && b->owed[side] > ar_corps(c, side, b->place)))
			return error_set(e, NULL, "battle", NULL, "more corps are lost in it, or still to be lost, than there are");
	const uint8_t *own = c->at[b->attacker][b->place], *foe = c->at[1 - b->attacker][b->place];
	if (f->row == ROW_CHASE || f->row == ROW_BID)
		fine = f->side == b->attacker && own[ARM_CC] && (f->row == ROW_BID || own[ARM_CC] > foe[ARM_CC]);
	else if (f->row == ROW_CHOICE)
		fine = f->side != b->attacker && b->step == STEP_EFFECT;
	else if (f->row == ROW_LOSE) /* there is something to choose, and not all is to go */
		fine = b->owed[f->side] && ar_loss_asked(c, f->side);
	else if (f->row == ROW_WAY)
		fine = b->flees != NONE && f->side == b->names;
	return fine || error_set(e, NULL, "battle", NULL, "asks what cannot be asked");
}

/* Which rows may call which. */
static bool sound_rows(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct position *p = &c->p;
	const struct frame *f = frame_now(p);
	int row = f->row;
	bool fine = false;
	if (p->depth == 1)
		fine = row != ROW_BATTLE && (row < ROW_PLAN || row == ROW_POLITICS);
	else if (p->depth == 2)
		fine = p->frame[0].row == ROW_SUPPLY && ((row >= ROW_ORDER && row <= ROW_TRACK) || row == ROW_EXPEND) && f->number >= 0 &&
		       f->number < land_of(s)->regions && f->side == c->side && f->place != NONE;
	else if (p->depth == 3)
		fine = p->frame[0].row == ROW_BATTLES && p->frame[1].row == ROW_BATTLE && row >= ROW_PLAN && row <= ROW_WAY;
	if (fine && (p->depth == 2) != (c->stage != 0))
		fine = false;
	for (int r = 0; row == ROW_SETUP && r < REGIONS; r++) /* nobody has counted anybody yet */
		fine = fine && c->counted[0][r] == NONE && c->counted[1][r] == NONE;
	if (row == ROW_SOURCE && fine)
		fine = c->left[f->side][f->number] > 0;
	return fine || error_set(e, NULL, "frame", NULL, "the rows do not follow each other");
}

/* Where those in hand are, whose they are, and how many they may be. */
static bool sound_hand(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct land *g = land_of(s);
	const struct frame *f = frame_now(&c->p);
	int n = 0, cavalry = 0, trains = 0, row = f->row, box = row == ROW_SETUP ? AT_TRAY : row == ROW_ARRIVE ? AT_ARRIVES : NONE;
	for (int i = set_next(&c->p.hand, 0); i >= 0; i = set_next(&c->p.hand, i + 1)) {
		int side = row == ROW_SEND ? 1 - f->side : f->side, at = c->p.piece[i].place, arm = g->arm[i];
		n++;
		cavalry += arm == ARM_CC;
		trains += arm == ARM_SU;
		if (s->piece[i].side != side)
			return error_set(e, NULL, "hand", NULL, "a unit of the other side is in hand");
		if (box != NONE ? at != box : row == ROW_FORCE ? at < 0 || arm == ARM_SU || arm == ARM_DP : at < 0 || at != f->place)
			return error_set(e, NULL, "hand", NULL, "a group from two areas");
	}
	bool one = row == ROW_SETUP || row == ROW_ARRIVE || row == ROW_FORCE, many = row == ROW_MARCH || row == ROW_RETIRE || row == ROW_SEND;
	if (n > (many ? s->pieces : one) || (row == ROW_SEND && (n == trains || (trains && !cavalry))) ||
	    (row == ROW_MARCH && n && (f->piece == NONE || !set_has(&c->p.hand, f->piece))))
		return error_set(e, NULL, "hand", NULL, "%d units are in hand", n);
	return true;
}

bool ar_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	return phases_sound(s, p, e) && sound_numbers(s, c, e) && sound_counts(s, c, e) && sound_markers(s, c, e) &&
	       sound_recall(s, c, e) && sound_shares(s, c, e) && sound_points(s, c, e) && sound_supply(s, c, e) && sound_battle(s, c, e) &&
	       (p->header.result.over || (sound_rows(s, c, e) && sound_hand(s, c, e)));
}

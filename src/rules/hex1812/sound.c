/* Invariants: what must hold in every position. */
#include "rules/hex1812/combat.h"

#include <string.h>

/* --- pieces --- */

static bool sound_pieces(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct ground *g = ground_of(s);
	const struct hx_deploy *d = &g->deploy[scenario_value(s, "free_setup") ? 1 : 0];
	for (int i = 0; i < s->pieces; i++) {
		const struct piece *k = &c->p.piece[i];
		bool placed = k->place >= 0;
		if (placed ? k->place >= g->places || s->board.at[k->place].missing
			   : k->place > AT_LATER || k->place < AT_TRAY || k->on != NONE)
			return error_set(e, NULL, s->piece[i].id, NULL, "stands nowhere (%d)", k->place);
		if (k->place == AT_LATER && d->entry[i] == NONE)
			return error_set(e, NULL, s->piece[i].id, NULL, "is to come, but nowhere");
		if (k->fatigue > TIME_FRENCH_FIGHT || (k->fatigue && (!placed || hx_arm(s, i) == ARM_LEADER)) ||
		    (k->fatigue ? k->foot > c->p.header.turn || k->foot + 1 < c->p.header.turn : k->foot != 0))
			return error_set(e, NULL, s->piece[i].id, NULL, "is disrupted as nobody can be");
	}
	return true;
}

/* Every piece on the map hangs in the chain of its hex once, the lowest number first. */
static bool sound_chains(const struct scenario *s, const struct campaign *c, struct error *e)
{
	struct set seen = {{0}};
	for (int h = 0; h < 256; h++)
		for (int i = c->bucket[h] - 1, last = NONE; i != NONE; last = i, i = c->p.piece[i].on) {
			if (i < 0 || i >= s->pieces || i <= last || c->p.piece[i].place < 0 ||
			    hx_hash(c->p.piece[i].place) != (unsigned)h)
				return error_set(e, NULL, "bucket", NULL, "a chain of hexes is broken at %d", h);
			set_add(&seen, i);
		}
	for (int i = 0; i < s->pieces; i++)
		if ((c->p.piece[i].place >= 0) != set_has(&seen, i))
			return error_set(e, NULL, s->piece[i].id, NULL, "is in no stack");
	return true;
}

/* [Movement D] Never both sides on a hex, but for those automatically eliminated, whose hex may be entered. */
static bool sound_hexes(const struct scenario *s, const struct campaign *c, struct error *e)
{
	for (int i = 0; i < s->pieces; i++) {
		int next = c->p.piece[i].place < 0 ? NONE : hx_below(c, i);
		if (next != NONE && s->piece[i].side != s->piece[next].side && set_empty(&c->doomed))
			return error_set(e, NULL, s->piece[i].id, NULL, "shares its hex with the enemy");
	}
	return true;
}

/* --- points --- */

static bool sound_points(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct ground *g = ground_of(s);
	const int16_t *track = c->p.header.track;
	int sum = (track[TRACK_NAPOLEON] ? g->napoleon_worth : 0) + track[TRACK_SIEGES];
	for (int i = 0; i < g->held; i++)
		sum += c->control >> i & 1 ? g->worth[i] : 0;
	if (sum != track[TRACK_POINTS] || c->control >> g->held || (c->passed[0] | c->passed[1]) >> g->held)
		return error_set(e, NULL, "points", NULL, "the Victory Points are %d, what is held says %d", track[TRACK_POINTS], sum);
	if (track[TRACK_NAPOLEON] && c->p.piece[g->napoleon].place >= 0)
		return error_set(e, NULL, "FR-A", NULL, "is lost, but on the map");
	return (track[TRACK_NAPOLEON] & ~1) == 0 || error_set(e, NULL, "FR-A", NULL, "is lost more than once");
}

/* --- the Combat Phase --- */

static bool sound_attack(const struct scenario *s, const struct campaign *c, const struct hx_attack *a)
{
	const struct ground *g = ground_of(s);
	return a->from >= 0 && a->from < g->places && a->to >= 0 && a->to < g->places && hx_direction(s, a->from, a->to) != NONE &&
	       a->battle && a->battle <= c->battles && !(a->flags & ~ATTACK_FLAGS) && !a->spare[0] && !a->spare[1];
}

static bool sound_attacks(const struct scenario *s, const struct campaign *c, struct error *e)
{
	static const struct hx_attack none;
	if (c->attacks > HX_ATTACKS || c->battles > c->attacks || c->fighting > c->battles || c->result > CRT_RESULTS)
		return error_set(e, NULL, "attack", NULL, "%d attacks in %d battles", c->attacks, c->battles);
	for (int k = 0; k < HX_ATTACKS; k++)
		if (k < c->attacks ? !sound_attack(s, c, &c->attack[k]) : memcmp(&c->attack[k], &none, sizeof none) != 0)
			return error_set(e, NULL, "attack", NULL, "attack %d is none", k);
	return true;
}

/* Sets of units on the map, and of one side. */
static bool sound_sets(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct {
		const struct set *set;
		const char *name;
		bool enemy;
	} all[] = {{&c->pledged, "pledged", false}, {&c->spent, "spent", false}, {&c->excused, "excused", false},
		   {&c->optional, "optional", false}, {&c->pinned, "pinned", true}, {&c->retired, "retired", true}, {&c->doomed, "doomed", true}};
	for (size_t k = 0; k < sizeof all / sizeof *all; k++)
		for (int i = set_next(all[k].set, 0); i >= 0; i = set_next(all[k].set, i + 1))
			if (i >= s->pieces || c->p.piece[i].place < 0 || (s->piece[i].side != c->p.header.phasing) != all[k].enemy)
				return error_set(e, NULL, all[k].name, NULL, "has a unit that cannot be in it (%d)", i);
	for (int i = set_next(&c->leaving, 0); i >= 0; i = set_next(&c->leaving, i + 1))
		if (i >= s->pieces || c->p.piece[i].place < 0)
			return error_set(e, NULL, "leaving", NULL, "has a unit that is nowhere (%d)", i);
	return true;
}

/* What stands only while battles are fought. */
static bool sound_combat(const struct scenario *s, const struct campaign *c, struct error *e)
{
	int row = c->p.header.result.over ? NONE : c->p.frame[0].row, now = row == NONE ? NONE : frame_now(&c->p)->row;
	bool fights = row >= ROW_DECLARE && row <= ROW_COMBAT_END;
	if (!fights && (c->attacks || c->battles || !set_empty(&c->pledged)))
		return error_set(e, NULL, "attack", NULL, "attacks stand out of their time");
	if ((c->fighting != 0) != (now == ROW_RETREAT || now == ROW_PAY) || (c->fighting != 0) != (c->result != 0))
		return error_set(e, NULL, "fighting", NULL, "a battle is fought out of its time");
	if (now == ROW_RETREAT && (frame_now(&c->p)->number < DRIVE_SCATTER || frame_now(&c->p)->number > DRIVE_TWO))
		return error_set(e, NULL, "frame", NULL, "nobody retreats so");
	if ((c->owed > 0) != (now == ROW_PAY) || c->owed < 0)
		return error_set(e, NULL, "owed", NULL, "%d is owed", c->owed);
	(void)s;
	return true;
}

/* --- supply and attrition --- */

static bool sound_supply(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct ground *g = ground_of(s);
	static const uint8_t none[REGIONS];
	bool fine = c->want_inf <= 1 && c->want_cav <= 1 && c->side <= 1 && c->leaves[0] <= 1 && c->leaves[1] <= 1;
	for (int r = 0; r < REGIONS && fine; r++)
		fine = c->depleted[r] <= DEPLETED_FULL && (r < g->regions || !c->depleted[r]) && c->track[r] <= 2 && c->keep[0][r] <= 2 &&
		       c->keep[1][r] <= 2 && c->host_of[r] <= g->regions && !c->guests[r] == !c->host_of[r];
	if (fine && !c->stage)
		fine = !memcmp(c->on_depot, none, sizeof none) && !memcmp(c->guests, none, sizeof none) &&
		       !memcmp(c->track, none, sizeof none) && !memcmp(c->uses[0], none, sizeof none) &&
		       !memcmp(c->uses[1], none, sizeof none) && !memcmp(c->left[0], none, sizeof none) &&
		       !memcmp(c->left[1], none, sizeof none);
	return fine || error_set(e, NULL, "supply", NULL, "shares that nobody can have");
}

/* --- who is in hand --- */

static bool sound_hand(const struct scenario *s, const struct campaign *c, struct error *e)
{
	const struct frame *f = frame_now(&c->p);
	for (int i = set_next(&c->p.hand, 0); i >= 0; i = set_next(&c->p.hand, i + 1))
		if (i >= s->pieces || s->piece[i].side != f->side)
			return error_set(e, NULL, "hand", NULL, "a unit of the other side is in hand");
	return true;
}

bool hx_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	return phases_sound(s, p, e) && sound_pieces(s, c, e) && sound_chains(s, c, e) && sound_hexes(s, c, e) && sound_points(s, c, e) &&
	       sound_attacks(s, c, e) && sound_sets(s, c, e) && sound_combat(s, c, e) && sound_supply(s, c, e) &&
	       (p->header.result.over || sound_hand(s, c, e));
}

/* Where a Russian piece must go: the priorities of 6.3.1 and what readings.md makes of them. */
#include "rules/berezina/plan.h"

#include <string.h>

enum { FAR_COST = 9999, NOT_COVERED = 100 };

/* [5.4] Would every unit of the army that has a leader within four hexes still have one if this leader rode to `at`? */
static bool keeps(const struct mind *m, int at)
{
	int hexes = m->g->figures.command.leader_hexes;
	for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++) {
		int here = m->c->p.piece[i].place;
		if (!m->g->more[i].unit || here < 0 || bz_army_of(m->g, m->c, i) != m->army)
			continue;
		bool others = false, gone = false;
		for (int k = 0; k < m->leaders; k++) {
			if (!gone && m->leader_at[k] == m->start)
				gone = true; /* he who rides */
			else
				others |= bz_distance(m->g, here, m->leader_at[k]) <= hexes;
		}
		if (!others && bz_distance(m->g, here, m->start) <= hexes &&
		    bz_distance(m->g, here, at) > hexes)
			return false;
	}
	return true;
}

/* A leader left alone joins a unit of his army, if he can still reach one [reading 40]. */
static void join(struct mind *m, struct plan *out)
{
	uint8_t on_way[HEXES];
	int16_t goal[PLAN_ENDS];
	int n = 0, cost = 0;
	out->kind = PLAN_JOIN;
	m->points = m->g->box[m->c->p.header.track[TRACK_BOX]].cavalry;
	if (m->lay->units[RUSSIAN][m->start] || m->lay->zone[FRENCH][m->start])
		return;
	bz_mind_search(m, WALK_BRIDGE | WALK_FORD, m->points);
	for (int k = 0, at; n < PLAN_ENDS && (at = bz_mind_hex(m, k)) != NONE; k++) {
		bool own = false;
		if (!m->lay->units[RUSSIAN][at])
			continue;
		for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
			own |= m->g->more[i].unit && m->c->p.piece[i].place == at && bz_army_of(m->g, m->c, i) == m->army;
		if (!own || (n && m->w->cost[at] > cost))
			continue;
		if (bz_plan_travel(m, at, on_way) != at || !keeps(m, at))
			continue;
		cost = m->w->cost[at];
		goal[n++] = (int16_t)at;
	}
	bz_plan_finish(m, goal, NULL, n, out);
}

static bool bound(const struct mind *m)
{
	int f = m->g->more[m->piece].formation;
	if (m->c->this_event == EVENT_D + 1 && m->c->danube && (f == CORPS_LAN || f == CORPS_DAN) && !m->entering)
		return !bz_mind_beside_french(m, m->start);
	return m->c->this_event == EVENT_J + 1 && f == CORPS_WIT && !m->entering;
}

/* [6.3, 6.3.1] Who is active and in no French zone goes for the first class of targets that it can reach [reading 37]; who waits
 * walks to his place, who is frozen stays. */
static void go_or_stay(struct mind *m, struct plan *out)
{
	bool joining = m->leader && has(m->c, m->piece, IS_CHECKED);
	out->kind = PLAN_STAY;
	out->class = out->n = 0;
	if (m->start == NONE || (!m->entering && m->lay->zone[FRENCH][m->start]) || bound(m))
		return;
	if (bz_is_waiting(m->g, m->c, m->piece)) {
		bz_plan_wait(m, out);
		return;
	}
	if (!bz_is_active(m->g, m->c, m->piece))
		return;
	if (joining) {
		join(m, out);
		return;
	}
	for (int class = 1; class <= 4; class++)
		if (bz_plan_aim(m, class, out))
			return;
	bz_plan_guard(m, out);
}

/* [11.2, 5.4] Groups enter: four hexes from a leader, and a way that is full, keep nobody off the map while a hex has room that
 * his points reach. Nearest to where he was bound, in command before out of it [reading 35]. */
static void come_in(struct mind *m, struct plan *out)
{
	uint8_t far[HEXES];
	int16_t goal[PLAN_ENDS];
	int aim = m->aim == NONE ? m->start : m->aim;
	bz_mind_search(m, WALK_STOP, m->lay->zone[FRENCH][m->start] ? m->spent : m->points);
	memset(far, NOT_THERE, sizeof far);
	for (int k = 0, at; (at = bz_mind_hex(m, k)) != NONE; k++)
		far[at] = (uint8_t)(bz_distance(m->g, at, aim) + (bz_mind_covered(m, at) ? 0 : NOT_COVERED));
	m->command = false;
	bz_plan_finish(m, goal, NULL, bz_plan_nearest(m, far, goal), out);
}

static void plan_make(struct mind *m, struct plan *out)
{
	bool command = m->command, frozen = !bz_is_active(m->g, m->c, m->piece) && !bz_is_waiting(m->g, m->c, m->piece);
	go_or_stay(m, out);
	if (!m->entering || out->n || m->start == NONE || frozen || bz_plan_stays(m))
		return;
	m->command = command;
	come_in(m, out);
}

void bz_plan_walk(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w,
		  struct plan *out)
{
	struct mind m;
	bz_mind_make(&m, s, c, lay, piece, w);
	plan_make(&m, out);
}

void bz_plan_find(const struct scenario *s, const struct crossing *c, int piece, struct plan *out)
{
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	w.begun = false;
	bz_plan_walk(s, c, &lay, piece, &w, out);
}

int bz_plan_cost(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w)
{
	struct plan plan;
	bz_plan_walk(s, c, lay, piece, w, &plan);
	return plan.n ? plan.cost[0] : FAR_COST;
}

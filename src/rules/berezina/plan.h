/* The plan of a Russian piece (5.4, 6.3, 11.2): what its files share. plan_mind: what it knows and may; plan_way: how far it comes this
 * turn; plan_aim: what it goes for; plan_wait: where it waits; plan: which of these holds. */
#ifndef GROGNARD_RULES_BEREZINA_PLAN_H
#define GROGNARD_RULES_BEREZINA_PLAN_H

#include "rules/berezina/berezina.h"

enum { FAR_LIMIT = 8000, NOT_THERE = 255 };

/* The hexes are looked at in the order of their cost, and no further than the answer needs. */
struct mind {
	const struct scenario *s;
	const struct ground *g;
	const struct crossing *c;
	int piece, start, spent, points, army;
	bool entering, leader, command; /* command: 5.4 limits where it ends */
	int aim;                        /* what it is bound for, or NONE */
	int leaders;                    /* of its army, on the map */
	int16_t leader_at[MAX_LEADERS];
	const struct lay *lay;
	struct walk *w;
	int16_t target[HEXES];          /* of the class looked for: whom one fires at from here, or NONE */
	int targets;                    /* hexes that have one */
};

/* --- plan_mind.c --- */
void bz_mind_make(struct mind *m, const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w);
/* [11.2] The entry hex of the group, or NONE. */
int bz_mind_entry(const struct scenario *s, const struct crossing *c, int piece);
/* Looks anew from the start, unless it or a piece before it has looked from there by the same ways. */
void bz_mind_search(struct mind *m, unsigned ways, int limit);
bool bz_mind_beside_french(const struct mind *m, int at);

/* Distance to the nearest leader of its army, 99 without one. */
static inline int bz_mind_leader_near(const struct mind *m, int at)
{
	int near = 99;
	for (int i = 0; i < m->leaders; i++)
		near = int_min(near, bz_distance(m->g, at, m->leader_at[i]));
	return near;
}

/* [5.4, 6.1.6] No unit ends its march farther than four hexes from every leader of its army. */
static inline bool bz_mind_covered(const struct mind *m, int at)
{
	return !m->command || !m->leaders || bz_mind_leader_near(m, at) <= m->g->figures.command.leader_hexes;
}

/* [3.1.1] Is there room for it beside who stands there? */
static inline bool bz_mind_room(const struct mind *m, int at)
{
	int here = m->lay->units[RUSSIAN][at] - (!m->leader && m->c->p.piece[m->piece].place == at);
	return m->leader || here < STACK;
}

/* The k-th hex in the order of cost, or NONE beyond the last. */
static inline int bz_mind_hex(struct mind *m, int k)
{
	while (k >= m->w->n)
		if (!bz_walk_more(m->w))
			return NONE;
	return m->w->at[k];
}

/* --- plan_way.c --- */
/* How far along the way with the lowest hexes this turn; NONE when not even the start would do. `on_way`: the hexes of all cheapest ways. */
int bz_plan_travel(const struct mind *m, int goal, uint8_t on_way[HEXES]);
/* Turns n goals of equal worth, each with whom one fires at there (or NULL), into the ends of this turn. */
void bz_plan_finish(struct mind *m, const int16_t *goal, const int16_t *target, int n, struct plan *out);

/* --- plan_aim.c --- */
/* The hexes with room nearest by `far`, and of those the cheapest. Returns how many. */
int bz_plan_nearest(struct mind *m, const uint8_t far[HEXES], int16_t goal[PLAN_ENDS]);
/* [6.3.1] Goes for targets of a class; false: none can be reached. */
bool bz_plan_aim(struct mind *m, int class, struct plan *out);
/* [6.3.1] Without a target: to the ford that the French may bridge. */
void bz_plan_guard(struct mind *m, struct plan *out);

/* --- plan_wait.c --- */
/* [6.3.5, 11.2] To where it waits, or no step. */
void bz_plan_wait(struct mind *m, struct plan *out);
/* [6.3.5] Does a leader who waits stay off the map with his men? */
bool bz_plan_stays(const struct mind *m);

#endif

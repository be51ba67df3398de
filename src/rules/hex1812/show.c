/* What both sides see: counters, markers, arrows, tracks. Nothing is hidden. */
#include "rules/hex1812/combat.h"

#include <stdio.h>

static int box_of(int place)
{
	return place == AT_TRAY ? BOX_ARRIVING : place == AT_LATER ? BOX_LATER : place == AT_POOL ? BOX_UNUSED : BOX_LOST;
}

static bool is_target(const struct campaign *c, int place)
{
	for (int k = 0; k < c->attacks; k++)
		if (c->attack[k].to == place && !(c->attack[k].flags & (ATTACK_FOUGHT | ATTACK_LEFT)))
			return true;
	return false;
}

/* Sets of a phase say something while it lasts; `row` runs now. */
static unsigned badges(const struct scenario *s, const struct campaign *c, int piece, int row)
{
	unsigned out = 0;
	bool phasing = s->piece[piece].side == c->p.header.phasing, fights = row >= ROW_DECLARE && row <= ROW_ADVANCE;
	if (set_has(&c->p.hand, piece))
		out |= BADGE_IN_HAND;
	if (phasing && row <= ROW_DEPOT && set_has(&c->p.used, piece))
		out |= BADGE_MOVED;
	if (fights && phasing && set_has(&c->pledged, piece))
		out |= BADGE_ATTACKS;
	if (fights && !phasing && is_target(c, c->p.piece[piece].place))
		out |= BADGE_TARGET;
	if (row == ROW_RETREAT && set_has(&c->leaving, piece))
		out |= BADGE_RETREATS;
	if (hx_is_disrupted(c, piece))
		out |= BADGE_DISRUPTED;
	if (set_has(&c->doomed, piece))
		out |= BADGE_DOOMED;
	return out;
}

/* The pieces of a hex, corps on top, leaders and trains under them. */
static void show_pile(const struct scenario *s, const struct campaign *c, int place, int row, struct view *out)
{
	int n = 0;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i))
		n++;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i)) {
		struct counter *k = view_add(out, i, place, s->piece[i].side);
		k->height = (uint8_t)--n;
		k->badges = badges(s, c, i, row);
	}
}

static void show_boxes(const struct scenario *s, const struct campaign *c, struct view *out)
{
	const struct ground *g = ground_of(s);
	const struct hx_deploy *d = &g->deploy[scenario_value(s, "free_setup") ? 1 : 0];
	for (int i = 0; i < s->pieces && out->counters < MAX_COUNTERS; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 || at == AT_POOL)
			continue;
		struct counter *k = view_add(out, i, at, s->piece[i].side);
		k->box = (uint8_t)box_of(at);
		if (set_has(&c->p.hand, i))
			k->badges = BADGE_IN_HAND;
		if (at == AT_LATER && d->entry[i] != NONE)
			k->number = g->entry[d->entry[i]].turn;
	}
}

static void show_markers(const struct scenario *s, const struct campaign *c, struct view *out)
{
	const struct ground *g = ground_of(s);
	for (int r = 0; r < g->regions; r++) {
		bool full = c->depleted[r] == DEPLETED_FULL;
		if (c->depleted[r])
			view_mark(out, g->box[r], full ? 100 : 50, NOBODY, full ? "depleted-100" : "depleted-50",
				  full ? "100% depleted" : "50% depleted");
	}
	for (int i = 0; i < g->held; i++)
		if (c->control >> i & 1)
			view_mark(out, g->hold[i], g->worth[i], FRENCH, "control", "French control");
}

static void show_tracks(const struct scenario *s, const struct campaign *c, struct view *out)
{
	static const char *const names[KINDS] = {"Infantry corps on the map", "Infantry divisions on the map", "Cavalry corps on the map",
						 "Cavalry divisions on the map", "Supply units on the map", "Depots on the map", NULL};
	const struct ground *g = ground_of(s);
	view_track(out, FRENCH, "Victory Points", "%d", c->p.header.track[TRACK_POINTS]);
	view_track(out, FRENCH, "Index of this turn", "%d", g->index[c->p.header.turn]);
	for (int side = 0; side < 2; side++)
		for (int kind = 0; kind < KINDS; kind++) {
			int n = 0;
			for (int i = g->begin[side][kind]; i < g->end[side][kind]; i++)
				n += c->p.piece[i].place >= 0;
			if (names[kind] && g->end[side][kind] > g->begin[side][kind])
				view_track(out, side, names[kind], "%d", n);
		}
}

static void show_lines(const struct scenario *s, const struct campaign *c, struct view *out)
{
	const struct ground *g = ground_of(s);
	int points = c->p.header.track[TRACK_POINTS], level = 0, need = g->index[c->p.header.turn] - points;
	while (level < g->levels - 1 && points < g->least[level])
		level++;
	view_line(out, "%d Victory Points: %s", points, hx_levels[level]);
	if (c->p.header.result.over)
		return;
	if (need > 0)
		view_line(out, "%d below the index: a French corps will be lost", need);
	else
		view_line(out, "The index of this turn (%d) is met", g->index[c->p.header.turn]);
}

void hx_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	const struct campaign *c = campaign_of(p);
	int row = p->header.result.over ? NONE : frame_now(p)->row;
	(void)viewer;
	view_clear(out, LIE_PILE);
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].place >= 0 && hx_top(c, p->piece[i].place) == i)
			show_pile(s, c, p->piece[i].place, row, out);
	show_boxes(s, c, out);
	show_markers(s, c, out);
	hx_show_attacks(s, c, out);
	show_tracks(s, c, out);
	show_lines(s, c, out);
	snprintf(out->turn, sizeof out->turn, "Turn %d: %.32s", p->header.turn, s->turn_name[p->header.turn]);
	if (row != NONE)
		snprintf(out->phase, sizeof out->phase, "%s", hx_phases[row].name);
}

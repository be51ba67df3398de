/* What both sides see: everything. */
#include "rules/hex1812/hex1812.h"

#include "rules/larder/muster.h"

#include <stdio.h>

static int box_of(const struct scenario *s, const struct campaign *c, int piece)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place;
	const struct hx_deploy *d = &g->deploy[scenario_value(s, "free_setup") ? 1 : 0];
	if (at == AT_TRAY)
		return BOX_ARRIVING;
	if (at == AT_LATER)
		return g->entry[d->entry[piece]].turn <= c->p.header.turn ? BOX_ARRIVING : BOX_LATER;
	return BOX_LOST;
}

static unsigned badges(const struct campaign *c, int piece)
{
	const struct position *p = &c->p;
	unsigned out = 0;
	if (set_has(&p->hand, piece))
		out |= BADGE_IN_HAND;
	if (set_has(&p->used, piece) && frame_now(p)->row == ROW_MARCH)
		out |= BADGE_MOVED;
	if (set_has(&c->pledged, piece))
		out |= BADGE_ATTACKS;
	if (set_has(&c->leaving, piece))
		out |= BADGE_RETREATS;
	if (hx_is_disrupted(c, piece))
		out |= BADGE_DISRUPTED;
	if (set_has(&c->doomed, piece))
		out |= BADGE_DOOMED;
	return out;
}

static void show_units(const struct scenario *s, const struct campaign *c, struct view *out)
{
	const struct ground *g = ground_of(s);
	const struct hx_deploy *d = &g->deploy[scenario_value(s, "free_setup") ? 1 : 0];
	for (int i = 0; i < s->pieces; i++) {
		int at = c->p.piece[i].place;
		if (at == AT_POOL)
			continue;
		struct counter *k = view_add(out, i, at, s->piece[i].side);
		if (at < 0) {
			k->box = (uint8_t)box_of(s, c, i);
			if (k->box == BOX_LATER)
				k->number = g->entry[d->entry[i]].turn;
			continue;
		}
		/* combat units on top, corps above all: the lowest number of the hex is the uppermost counter */
		int height = 0;
		for (int k2 = hx_below(c, i); k2 != NONE; k2 = hx_below(c, k2))
			height++;
		k->height = (uint8_t)height;
		k->face = hx_is_disrupted(c, i) ? COUNTER_REVERSE : COUNTER_FRONT;
		if (!c->p.header.result.over)
			k->badges = badges(c, i);
	}
}

static void show_markers(const struct scenario *s, const struct campaign *c, struct view *out)
{
	const struct ground *g = ground_of(s);
	for (int r = 0; r < g->regions; r++)
		if (c->depleted[r])
			view_mark_area(out, g->box[r], c->depleted[r] == DEPLETED_FULL ? 100 : 50, NOBODY,
				       c->depleted[r] == DEPLETED_FULL ? "depleted-100" : "depleted-50",
				       supply_state_words(c->depleted[r]), c->depleted[r] == DEPLETED_FULL ? 2 : 1);
	for (int i = 0; i < g->held; i++)
		if (c->control >> i & 1)
			view_mark(out, g->hold[i], g->worth[i], FRENCH, "control", "French control");
}

static void show_tracks(const struct scenario *s, const struct campaign *c, struct view *out)
{
	static const struct { int kind; const char *name; } kinds[] = {
		{KIND_IC, "Infantry corps on the map"}, {KIND_ID, "Infantry divisions on the map"}, {KIND_CC, "Cavalry corps on the map"},
		{KIND_CD, "Cavalry divisions on the map"}, {KIND_SU, "Supply units on the map"}, {KIND_DP, "Depots on the map"}};
	const struct ground *g = ground_of(s);
	view_track(out, FRENCH, "Victory Points", "%d", c->p.header.track[TRACK_POINTS]);
	view_turn_track(out, FRENCH, "Index of this turn", g->index[c->p.header.turn], TRACK_OF_TURN);
	for (int side = 0; side < 2; side++)
		for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++) {
			int n = 0;
			for (int i = g->begin[side][kinds[k].kind]; i < g->end[side][kinds[k].kind]; i++)
				n += c->p.piece[i].place >= 0;
			if (kinds[k].kind != KIND_DP || side == FRENCH)
				view_track(out, side, kinds[k].name, "%d", n);
		}
}

/* [Victory C, Fortresses F] What would come of it if it ended so: sieges count at the end. */
static void show_lines(const struct scenario *s, const struct campaign *c, struct view *out)
{
	const struct ground *g = ground_of(s);
	bool over = c->p.header.result.over;
	int points = c->p.header.track[TRACK_POINTS], sieges = over ? 0 : hx_siege_points(s, c);
	int level = larder_level(g->least, MUSTER_LEVELS, points + sieges);
	if (sieges)
		view_line(out, "%d Victory Points, %d with sieges: %s", points, points + sieges, hx_levels[level]);
	else
		view_line(out, "%d Victory Points: %s", points, hx_levels[level]);
	if (c->p.header.turn >= s->last_turn || over)
		view_stands(out, "%s", hx_levels[level]);
	else /* who wins is far off */
		view_stands(out, "%d point%s, index %d", points, points == 1 ? "" : "s", g->index[c->p.header.turn]);
	if (over)
		return;
	int short_of = g->index[c->p.header.turn] - hx_due_points(s, c);
	if (short_of > 0)
		view_line(out, "%d below the index: a French corps will be lost", short_of);
	else
		view_line(out, "The index of this turn (%d) is met", g->index[c->p.header.turn]);
}

/* Who decides, and what; in the turn of the other side he is told that too. */
static void show_phase(const struct scenario *s, const struct position *p, struct view *out)
{
	const struct frame *f = frame_now(p);
	bool own = f->row == ROW_SETUP || (f->row >= ROW_SUPPLY && f->row <= ROW_SCORE) || f->side == p->header.phasing;
	snprintf(out->phase, sizeof out->phase, own ? "%.10s: %.30s" : "%.10s: %.30s (%.10s turn)", s->side_name[f->side & 1], hx_phases[f->row].name,
		 s->side_name[p->header.phasing & 1]);
}

void hx_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	const struct campaign *c = campaign_of(p);
	(void)viewer;
	view_clear(out, LIE_PILE);
	show_units(s, c, out);
	show_markers(s, c, out);
	show_tracks(s, c, out);
	show_lines(s, c, out);
	if (!p->header.result.over)
		hx_show_attacks(s, c, out);
	snprintf(out->turn, sizeof out->turn, "Turn %d: %.32s", p->header.turn, scenario_turn(s, p->header.turn));
	if (p->header.result.over)
		snprintf(out->phase, sizeof out->phase, "End of the campaign");
	else
		show_phase(s, p, out);
}

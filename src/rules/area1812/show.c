/* What a side may see: of the enemy only that a stack is there, unless a battle or the chart has shown it. */
#include "rules/area1812/area1812.h"

#include "rules/larder/muster.h"

#include <stdio.h>
#include <string.h>

static int box_of(int place)
{
	switch (place) {
	case AT_LATER:
		return BOX_LATER;
	case AT_ARRIVES:
	case AT_TRAY:
		return BOX_ARRIVING;
	default:
		return BOX_LOST;
	}
}

static unsigned badges(const struct position *p, int piece, int viewer, int side)
{
	unsigned out = 0;
	if (side != viewer)
		return 0;
	if (set_has(&p->hand, piece))
		out |= BADGE_IN_HAND;
	if (set_has(&p->used, piece) && (frame_now(p)->row == ROW_MARCH || frame_now(p)->row == ROW_FORCE))
		out |= BADGE_MOVED;
	return out;
}

/* The stack of a side in a place: known units from infantry up to leaders, then as many closed counters as its owner
 * shows for the rest. */
static void show_stack(const struct scenario *s, const struct campaign *c, int side, int place, int viewer,
		       struct view *out)
{
	const struct land *g = land_of(s);
	int height = 0, left = ar_units(c, side, place);
	for (int i = g->first[side]; left && i < g->last[side]; i++) {
		if (c->p.piece[i].place != place)
			continue;
		left--;
		if (!ar_knows(s, c, i, viewer))
			continue;
		struct counter *k = view_add(out, i, place, side);
		k->height = (uint8_t)height++;
		if (!c->p.header.result.over)
			k->badges = badges(&c->p, i, viewer, side);
	}
	for (int i = 0; side != viewer && !c->p.header.result.over && i < c->backs[side][place]; i++) {
		struct counter *k = view_add(out, NONE, place, side);
		k->height = (uint8_t)height++;
		k->face = 2;
	}
}

int ar_told_alive(const struct scenario *s, const struct campaign *c, int side, int arm, int viewer)
{
	const struct land *g = land_of(s);
	int n = c->alive[side][arm];
	for (int i = g->begin[side][arm]; ar_places_unseen(c, side, viewer) && i < g->end[side][arm]; i++)
		if (frame_now(&c->p)->row == ROW_SETUP)
			n += c->p.piece[i].place == AT_TRAY;
		else
			n -= c->p.piece[i].place >= 0 && ar_comes_now(s, c, i);
	return n;
}

static void show_boxes(const struct scenario *s, const struct campaign *c, int viewer, struct view *out)
{
	const struct land *g = land_of(s);
	const struct ar_deploy *d = &g->deploy[scenario_value(s, "free_setup") ? 1 : 0];
	for (int i = 0; i < s->pieces && out->counters < MAX_COUNTERS; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 || at == AT_POOL || at == AT_OUT)
			continue;
		if (at != AT_LATER && at != AT_LOST && ar_places_unseen(c, s->piece[i].side, viewer))
			continue;
		struct counter *k = view_add(out, i, at, s->piece[i].side);
		k->box = (uint8_t)box_of(at);
		if (at == AT_LATER && d->entry[i] != NONE)
			k->number = g->entry[d->entry[i]].turn;
	}
}

/* "2 ic, 1 cc": what is told of a closed stack. */
static void told_words(const struct scenario *s, const struct campaign *c, int side, int place, char *out, size_t size)
{
	static const char *const arms[ARMS] = {"ic", "cc", "su", "dp", ""};
	size_t used = 0;
	for (int arm = ARM_IC; arm < ARM_LEADER && used + 12 < size; arm++)
		if (c->at[side][place][arm])
			used += (size_t)snprintf(out + used, size - used, "%s%d %s", used ? ", " : "", c->at[side][place][arm], arms[arm]);
	const struct land *g = land_of(s);
	for (int i = g->begin[side][ARM_LEADER]; i < g->end[side][ARM_LEADER] && used + 24 < size; i++)
		if (c->p.piece[i].place == place)
			used += (size_t)snprintf(out + used, size - used, "%s%.20s", used ? ", " : "", s->piece[i].name);
}

/* "At most 3 ic, 2 cc", "No corps": what is known by where a closed stack came from. False: nothing. */
static bool most_words(const struct scenario *s, const struct campaign *c, int side, int place, char *out, size_t size)
{
	uint8_t most[MOSTS];
	ar_most(s, c, side, place, most);
	int both = most[MOST_IC] == UNBOUND || most[MOST_CC] == UNBOUND ? UNBOUND : most[MOST_IC] + most[MOST_CC];
	if (!most[MOST_CORPS])
		snprintf(out, size, "No corps");
	else if (both != UNBOUND && most[MOST_CORPS] < both)
		snprintf(out, size, "At most %d ic, %d cc, together %d", most[MOST_IC], most[MOST_CC], most[MOST_CORPS]);
	else if (both != UNBOUND)
		snprintf(out, size, "At most %d ic, %d cc", most[MOST_IC], most[MOST_CC]);
	else if (most[MOST_CORPS] != UNBOUND)
		snprintf(out, size, "At most %d corps", most[MOST_CORPS]);
	return out[0];
}

/* [reading 17, reading 18] What both know of closed stacks of the enemy, to be read where they lie. */
static void show_known(const struct scenario *s, const struct campaign *c, int side, int viewer, struct view *out)
{
	const struct land *g = land_of(s);
	struct set told;
	ar_told_places(s, c, side, &told);
	for (int at = 0; at < g->places && side != viewer && !c->p.header.result.over; at++) {
		char text[60] = "";
		int n = c->counted[side][g->region[at]];
		if (!c->backs[side][at])
			continue;
		if (set_has(&told, at)) {
			size_t used = (size_t)snprintf(text, sizeof text, "Known: ");
			told_words(s, c, side, at, text + used, sizeof text - used);
			view_mark(out, at, 0, side, "", text);
		} else if (n != NONE) {
			snprintf(text, sizeof text, "%d corps counted at supply%s%s", n, g->parts[g->region[at]] > 1 ? " in " : "",
				 g->parts[g->region[at]] > 1 ? g->region_id[g->region[at]] : "");
			view_mark(out, at, n, side, "", text);
		} else if (most_words(s, c, side, at, text, sizeof text))
			view_mark(out, at, 0, side, "", text);
	}
}

static void show_markers(const struct scenario *s, const struct campaign *c, struct view *out)
{
	const struct land *g = land_of(s);
	for (int r = 0; r < g->regions; r++)
		if (c->depleted[r])
			view_mark(out, g->part[r][0], c->depleted[r] == DEPLETED_FULL ? 100 : 50, NOBODY,
				    c->depleted[r] == DEPLETED_FULL ? "depleted-100" : "depleted-50",
				    c->depleted[r] == DEPLETED_FULL ? "100% depleted" : "50% depleted");
	for (int i = 0; i < g->places; i++)
		if (c->control[i])
			view_mark(out, i, g->vp[i], FRENCH, "control", "French control");
	for (int i = set_next(&c->todo, 0); i >= 0; i = set_next(&c->todo, i + 1))
		view_mark(out, i, 0, NOBODY, "battle", "A battle is to be fought here");
	if (c->battle.place != NONE)
		view_mark(out, c->battle.place, 1, NOBODY, "battle", "The battle that is fought now");
}

static void show_tracks(const struct scenario *s, const struct campaign *c, int viewer, struct view *out)
{
	view_track(out, FRENCH, "Victory Points", "%d", c->p.header.track[TRACK_POINTS]);
	view_turn_track(out, FRENCH, "Index of this turn", land_of(s)->index[c->p.header.turn], TRACK_OF_TURN);
	for (int side = 0; side < 2; side++) {
		view_army(out, side, "Infantry corps on the map", ar_told_alive(s, c, side, ARM_IC, viewer));
		view_army(out, side, "Cavalry corps on the map", ar_told_alive(s, c, side, ARM_CC, viewer));
		view_army(out, side, "Supply units on the map", ar_told_alive(s, c, side, ARM_SU, viewer));
		if (side == FRENCH)
			view_army(out, side, "Depots on the map", ar_told_alive(s, c, side, ARM_DP, viewer));
		if (ar_optional(s))
			view_turn_track(out, side, "Corps lost in battle this turn", c->lost[side], TRACK_ANEW);
	}
}

static void show_plans(const struct campaign *c, int viewer, struct view *out)
{
	const struct ar_battle *b = &c->battle;
	if (b->place == NONE)
		return;
	for (int side = 0; side < 2; side++) {
		bool open = side == viewer || b->chits || c->p.header.result.over;
		view_track(out, side, "Battle plan", "%s",
			   b->plan[side] == NONE ? "-" : open ? ar_choices[b->plan[side]] : "laid");
	}
}

static void show_lines(const struct scenario *s, const struct campaign *c, struct view *out)
{
	const struct land *g = land_of(s);
	int points = c->p.header.track[TRACK_POINTS], level = larder_level(g->least, MUSTER_LEVELS, points);
	view_line(out, "%d Victory Points: %s", points, ar_levels[level]);
	if (c->p.header.turn >= s->last_turn || c->p.header.result.over)
		view_stands(out, "%s", ar_levels[level]);
	else /* who wins is far off */
		view_stands(out, "%d point%s, index %d", points, points == 1 ? "" : "s", g->index[c->p.header.turn]);
	if (c->p.header.result.over)
		return;
	int due = ar_battles_due(s, c), short_of = g->index[c->p.header.turn] - points - due;
	if (due)
		view_line(out, "The battles of this turn will count %+d", due);
	if (short_of > 0)
		view_line(out, "%d below the index: a French corps will be lost", short_of);
	else
		view_line(out, "The index of this turn (%d) is met",
			 g->index[c->p.header.turn]);
}

const char *ar_phase_name(int row, int side)
{
	return row == ROW_DEPOT && side == RUSSIAN ? "Supply Units" : ar_phases[row].name;
}

/* Whose phase it is, and what it is about: while an army is set up and where depots are asked for, of him who is asked, for both sides are in
 * one turn; who is asked in the combat of the other side's turn is told that too. */
static void show_phase(const struct scenario *s, const struct position *p, struct view *out)
{
	const struct frame *f = frame_now(p);
	bool own = f->row == ROW_SETUP || f->row == ROW_DEPOT;
	const char *name = ar_phase_name(f->row, f->side), *whose = s->side_name[(own ? f->side : p->header.phasing) & 1];
	if (f->row >= ROW_BATTLES && f->row <= ROW_WAY && f->side != p->header.phasing)
		snprintf(out->phase, sizeof out->phase, "%.10s: %.30s (%.10s turn)", s->side_name[f->side & 1], name, whose);
	else
		snprintf(out->phase, sizeof out->phase, "%.20s %.40s", whose, name);
}

void ar_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	const struct campaign *c = campaign_of(p);
	/* Of a free set-up the other sees nothing until it is done. */
	bool sets_up = !p->header.result.over && frame_now(p)->row == ROW_SETUP;
	view_clear(out, LIE_HEAP);
	for (int at = 0; at < land_of(s)->places; at++)
		for (int side = 0; side < 2; side++)
			if (ar_units(c, side, at) && !(sets_up && ar_places_unseen(c, side, (int)viewer)))
				show_stack(s, c, side, at, (int)viewer, out);
	show_boxes(s, c, (int)viewer, out);
	show_markers(s, c, out);
	for (int side = 0; side < 2 && !sets_up; side++)
		show_known(s, c, side, (int)viewer, out);
	show_tracks(s, c, (int)viewer, out);
	show_plans(c, (int)viewer, out);
	show_lines(s, c, out);
	snprintf(out->turn, sizeof out->turn, "Turn %d: %.32s", p->header.turn, scenario_turn(s, p->header.turn));
	out->curtain = !p->header.result.over;
	if (p->header.result.over)
		snprintf(out->phase, sizeof out->phase, "End of the campaign");
	else
		show_phase(s, p, out);
}

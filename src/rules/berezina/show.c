/* What a side may see: in the two-player game only the top of the enemy's stacks. */
#include "rules/berezina/berezina.h"

#include <stdio.h>
#include <string.h>

static int box_of(int place)
{
	switch (place) {
	case PLACE_LATER:
		return BOX_LATER;
	case PLACE_ENTERS:
		return BOX_ARRIVING;
	case PLACE_LOST:
		return BOX_LOST;
	case PLACE_EXITED:
		return BOX_EXITED;
	default:
		return BOX_UNUSED;
	}
}

/* [3.3] A lost treasure is a badge of the counter, which lies straight. */
static unsigned badges(const struct scenario *s, const struct crossing *c, int i, bool open)
{
	const struct ground *g = ground_of(s);
	int row = frame_now(&c->p)->row;
	unsigned out = 0;
	if (set_has(&c->p.hand, i))
		out |= BADGE_IN_HAND;
	if (has(c, i, IS_MOVED) ? row == ROW_FRENCH || row == ROW_RUSSIAN : row == ROW_FRENCH && c->p.piece[i].used)
		out |= BADGE_MOVED;
	if (row == ROW_FIRE && bz_fires_now(s, c, i))
		out |= BADGE_READY;
	if (g->formation_side[g->more[i].formation % FORMATIONS] == RUSSIAN && !bz_is_active(g, c, i))
		out |= BADGE_FROZEN;
	if (frame_now(&c->p)->row == ROW_FIRE && set_has(&c->p.used, i))
		out |= BADGE_FIRED;
	if (!open)
		return out;
	if (c->p.piece[i].steps & 1)
		out |= BADGE_LOSS;
	if (has(c, i, IS_POOR))
		out |= BADGE_POOR;
	if (has(c, i, IS_LOOSE))
		out |= BADGE_LOOSE;
	return out;
}

/* What waits for the hand lies in the tray: at set-up, and while the French move. */
static void show_box(const struct scenario *s, const struct crossing *c, int i, struct counter *k)
{
	int at = c->p.piece[i].place, row = c->p.depth ? frame_now(&c->p)->row : ROW_FRENCH;
	k->box = (uint8_t)box_of(at);
	if (row == ROW_PLACE && bz_may_place(s, c, i))
		k->box = BOX_ARRIVING;
	if (at != PLACE_LATER || s->piece[i].enter_turn == NONE)
		return;
	k->number = s->piece[i].enter_turn;
	if (k->number <= c->p.header.turn && row == ROW_FRENCH)
		k->box = BOX_ARRIVING;
}

static void show_counter(const struct scenario *s, const struct crossing *c, int i, const struct sight *sight, struct view *out)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[i].place;
	bool open = !set_has(&sight->closed, i);
	if (out->counters == MAX_COUNTERS || (!g->more[i].unit && !g->more[i].leader))
		return;
	struct counter *k = view_add(out, open ? i : NONE, at, s->piece[i].side);
	k->face = !open ? COUNTER_BACK : c->p.piece[i].steps >= 2 ? COUNTER_REVERSE : COUNTER_FRONT;
	if (at < 0) {
		show_box(s, c, i, k);
		return;
	}
	k->height = set_has(&sight->top, i) ? 1 : 0;
	if (!c->p.header.result.over)
		k->badges = open ? badges(s, c, i, true) : 0;
}

/* Hidden counters come in the order of hexes, so that the list tells nothing. */
static void show_counters(const struct scenario *s, const struct crossing *c, int viewer, struct view *out)
{
	int16_t hidden[MAX_PIECES], n = 0;
	struct sight sight, other;
	bz_sight_of(s, c, FRENCH, viewer, &sight);
	bz_sight_of(s, c, RUSSIAN, viewer, &other);
	set_join(&sight.closed, &other.closed);
	set_join(&sight.top, &other.top);
	for (int i = 0; i < s->pieces; i++)
		if (!set_has(&sight.closed, i))
			show_counter(s, c, i, &sight, out);
	for (int i = set_next(&sight.closed, 0); i != NONE; i = set_next(&sight.closed, i + 1)) {
		int k = n++;
		for (; k && c->p.piece[hidden[k - 1]].place > c->p.piece[i].place; k--)
			hidden[k] = hidden[k - 1];
		hidden[k] = (int16_t)i;
	}
	for (int k = 0; k < n; k++)
		show_counter(s, c, hidden[k], &sight, out);
}

static void show_bridges(const struct scenario *s, const struct crossing *c, struct view *out)
{
	static const char *const sprite[] = {"", "bridge-b", "bridge-bb", "bridge-bbb", "bridge-finis"};
	const struct ground *g = ground_of(s);
	char tip[60];
	for (int f = 0; f < FORDS; f++)
		for (int bank = 0; bank < 2; bank++)
			for (int n = 0; n < PONTOONS; n++) {
				int level = c->half[f][bank][n];
				if (!level)
					continue;
				if (level == HALF_FINIS)
					snprintf(tip, sizeof tip, "Bridge %d, this half finished; %d of %d crossed", n + 1,
						 c->crossed[f][n], g->figures.bridge.most);
				else
					snprintf(tip, sizeof tip, "Bridge %d: %d of %d levels", n + 1, level, HALF_DONE);
				view_mark(out, g->ford[f][bank], level, FRENCH, sprite[level], tip);
			}
	for (int bank = 0; bank < 2 && c->road >= ROAD_RUSSIAN; bank++)
		view_mark(out, g->ford[FORD_BORISSOW][bank], HALF_FINIS, c->road == ROAD_CAPTURED ? FRENCH : RUSSIAN,
			  "bridge-finis", "The road bridge of Borissow");
}

static void show_exits(const struct ground *g, const struct crossing *c, struct view *out)
{
	char tip[60];
	snprintf(tip, sizeof tip, "An exit; full points to turn %d", g->other_exit_last);
	for (int i = 0; i < EXITS; i++) {
		bool chosen = c->exit == g->exit[i];
		view_mark(out, g->exit[i], chosen, FRENCH, chosen ? "exit-chosen" : "exit-open", chosen ? "The chosen exit" : tip);
	}
}

static void show_tracks(const struct scenario *s, const struct crossing *c, struct view *out)
{
	static const char letters[] = "ABCD";
	const struct ground *g = ground_of(s);
	int box = c->p.header.track[TRACK_BOX];
	view_track(out, RUSSIAN, "Russian morale", "%d: rating %c, foot %d, horse %d", box, letters[g->box[box].rating & 3],
		 g->box[box].foot / 2, g->box[box].cavalry / 2);
	view_track(out, RUSSIAN, "Army of the Danube", "%s", c->danube || c->all_active ? "released" : "frozen");
	view_track(out, RUSSIAN, "Tchlaplatz", "%s", c->tch ? "released" : "frozen");
	view_track(out, FRENCH, "Exit of the army", "%s", c->exit == NONE ? "not chosen" : s->board.at[c->exit].id);
}

void berezina_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	const struct crossing *c = crossing_of(p);
	const struct ground *g = ground_of(s);
	view_clear(out, LIE_PILE);
	show_counters(s, c, viewer, out);
	struct set targets;
	bz_targets_now(s, c, &targets);
	bool ours = !g->two_player || (c->p.depth && frame_now(p)->side == (int)viewer); /* who aims at whom is no sight for the enemy */
	for (int i = 0; i < out->counters; i++) {
		struct counter *k = &out->counter[i];
		if (ours && k->piece >= 0 && set_has(&targets, k->piece))
			k->badges |= BADGE_TARGET;
		if (!ours)
			k->badges &= ~(uint32_t)BADGE_READY;
	}
	for (int i = 0; i < RABBLE; i++)
		if (c->rabble[i] >= 0)
			view_add(out, g->rabble_piece[i], c->rabble[i], FRENCH);
	show_bridges(s, c, out);
	show_exits(g, c, out);
	show_tracks(s, c, out);
	bz_score_lines(s, c, out);
	out->curtain = g->two_player && !p->header.result.over;
	snprintf(out->turn, sizeof out->turn, "Turn %d: %.32s", p->header.turn, scenario_turn(s, p->header.turn));
	if (p->header.result.over)
		snprintf(out->phase, sizeof out->phase, "End of the game");
	else
		snprintf(out->phase, sizeof out->phase, "%.60s", s->rules->phases[frame_now(p)->row].name);
}

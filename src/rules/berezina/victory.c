/* Victory points and degrees of victory (10.0). */
#include "rules/berezina/berezina.h"

#include <stdio.h>

static bool guard_unit(const struct print_more *m)
{
	return m->formation == CORPS_OG || m->formation == CORPS_YG || m->formation == CORPS_GC;
}

/* [10.1] What a unit or leader is worth that got away; who left too late is lost. */
static void count_exit(const struct ground *g, const struct crossing *c, int i, struct score *t)
{
	const struct print_more *m = &g->more[i];
	if (has(c, i, IS_LATE)) {
		t->lost += g->lost;
		t->n_lost++;
	} else if (m->leader) {
		t->leaders += i == g->napoleon ? g->napoleon_points : g->leader_points;
		t->n_leaders++;
		t->napoleon |= i == g->napoleon;
	} else {
		t->units += g->face_points[c->p.piece[i].steps];
		t->n_face[c->p.piece[i].steps & (STEPS - 1)]++;
		t->n_units++;
		if (m->treasure && !has(c, i, IS_POOR))
			t->treasure += g->treasure;
		if (guard_unit(m)) {
			t->guard += g->guard;
			t->n_guard++;
		}
	}
}

/* [10.1, 10.0] Only French pieces count: those away, lost, and left behind at this moment; who never came in stands behind the
 * river [reading 31]. */
void bz_score_count(const struct scenario *s, const struct crossing *c, struct score *t)
{
	const struct ground *g = ground_of(s);
	static const struct score none;
	struct lay lay;
	*t = none;
	bz_lay_make(s, c, &lay);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = c->p.piece[i].place;
		if (!g->more[i].unit && !g->more[i].leader)
			continue;
		if (at == PLACE_EXITED) {
			count_exit(g, c, i, t);
		} else if (at == PLACE_LOST) {
			t->lost += i == g->napoleon ? g->napoleon_lost : g->lost;
			t->n_lost++;
			t->napoleon_lost |= i == g->napoleon;
		} else if (at >= 0) {
			t->east += g->bank[at] == EAST ? g->east : lay.zone[RUSSIAN][at] ? g->zone : g->west;
			++*(g->bank[at] == EAST ? &t->n_east : lay.zone[RUSSIAN][at] ? &t->n_zone : &t->n_west);
		} else if (at == PLACE_LATER && c->p.header.turn >= s->last_turn) {
			t->east += g->east;
			t->n_later++;
		}
	}
}

/* [10.2] The sum against the degrees of victory [reading 32]. [10.0] The Russians have no points. */
void bz_score_now(const struct scenario *s, const struct crossing *c, struct result *out)
{
	const struct ground *g = ground_of(s);
	struct score t;
	bz_score_count(s, c, &t);
	int points = t.units + t.leaders + t.treasure + t.guard + t.lost + t.east, level = 0;
	while (level < g->levels && points < g->level[level])
		level++;
	out->over = 1;
	out->winner = level < 3 ? FRENCH : RUSSIAN;
	out->level = (int16_t)level;
	out->score[FRENCH] = (int16_t)points;
	out->score[RUSSIAN] = 0;
}

void bz_game_over(const struct scenario *s, struct crossing *c, struct events *ev)
{
	bz_score_now(s, c, &c->p.header.result);
	event_note(ev, EVENT_END, c->p.header.result.winner, NONE, NONE, NONE, c->p.header.result.level, CITE_VICTORY);
}

void bz_score_lines(const struct scenario *s, const struct crossing *c, struct view *out)
{
	struct score t;
	struct result now;
	bool over = c->p.header.result.over;
	bz_score_count(s, c, &t);
	bz_score_now(s, c, &now);
	if (over && c->p.header.turn < s->last_turn)
		view_line(out, "Over before turn %d: no French are left on the map", s->last_turn);
	view_line(out, "Units away: %d, worth %d", t.n_units, t.units);
	view_line(out, "Leaders away: %d, worth %d", t.n_leaders, t.leaders);
	view_line(out, "Treasures saved: %d; Guard: %d", t.treasure, t.guard);
	view_line(out, "Lost units and leaders: %d, worth %d", t.n_lost, t.lost);
	view_line(out, over ? "Left behind: %d" : "Left behind if it ended now: %d", t.east);
	view_line(out, over ? "Victory points: %d" : "Victory points at this moment: %d", now.score[FRENCH]);
	view_line(out, "That is a %.60s%s", berezina_levels[now.level], now.winner == RUSSIAN ? ": the Russians win" : "");
	view_stands(out, "%.60s", berezina_levels[now.level]);
}


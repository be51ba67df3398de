/* Victory points and degrees of victory (10.0). */
#include "rules/berezina/pages.h"

#include <stdio.h>

struct tally {
	int units, leaders, treasure, guard, lost, east;
	int n_units, n_leaders, n_lost;
	int n_face[STEPS], n_guard, n_east, n_zone, n_west, n_later;
	bool napoleon, napoleon_lost;
};

static bool guard_unit(const struct print_more *m)
{
	return m->formation == CORPS_OG || m->formation == CORPS_YG || m->formation == CORPS_GC;
}

static void count_exit(const struct ground *g, const struct crossing *c, int i, struct tally *t)
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

static void count_all(const struct scenario *s, const struct crossing *c, struct tally *t)
{
	const struct ground *g = ground_of(s);
	static const struct tally none;
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

void bz_score_now(const struct scenario *s, const struct crossing *c, struct result *out)
{
	const struct ground *g = ground_of(s);
	struct tally t;
	count_all(s, c, &t);
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

int bz_score_lines(const struct scenario *s, const struct crossing *c, char lines[][96], int most)
{
	struct tally t;
	struct result now;
	int n = 0;
	if (most < 7)
		return 0;
	count_all(s, c, &t);
	bz_score_now(s, c, &now);
	snprintf(lines[n++], 96, "Units away: %d, worth %d", t.n_units, t.units);
	snprintf(lines[n++], 96, "Leaders away: %d, worth %d", t.n_leaders, t.leaders);
	snprintf(lines[n++], 96, "Treasures saved: %d; Guard: %d", t.treasure, t.guard);
	snprintf(lines[n++], 96, "Lost units and leaders: %d, worth %d", t.n_lost, t.lost);
	snprintf(lines[n++], 96, "Left behind if it ended now: %d", t.east);
	snprintf(lines[n++], 96, "Victory points at this moment: %d", now.score[FRENCH]);
	snprintf(lines[n++], 96, "That is a %.60s", berezina_levels[now.level]);
	return n;
}

/* --- the same, line by line --- */

static void points_row(struct chart *out, const char *group, const char *words, int n, int points)
{
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	snprintf(r->group, sizeof r->group, "%s", group);
	snprintf(r->cell[0], sizeof r->cell[0], "%.38s", words);
	snprintf(r->cell[1], sizeof r->cell[1], "%d", n);
	snprintf(r->cell[2], sizeof r->cell[2], points ? "%+d" : "%d", points);
	r->mark = points > 0 ? CHART_GOOD : points < 0 ? CHART_BAD : CHART_UNMARKED;
}

static void saved_rows(const struct ground *g, const struct tally *t, struct chart *out)
{
	static const char *const faces[STEPS] = {"units unhurt", "units with one loss", "units reduced",
						 "units reduced, one loss"};
	char words[48];
	for (int k = 0; k < STEPS; k++) {
		snprintf(words, sizeof words, "%s, %d each", faces[k], g->face_points[k]);
		points_row(out, "Saved: left by an exit", words, t->n_face[k], t->n_face[k] * g->face_points[k]);
	}
	points_row(out, "Saved: left by an exit", "treasures", g->treasure ? t->treasure / g->treasure : 0, t->treasure);
	points_row(out, "Saved: left by an exit", "of these, the Guard", t->n_guard, t->guard);
	points_row(out, "Saved: left by an exit", "leaders", t->n_leaders - t->napoleon,
		   t->leaders - t->napoleon * g->napoleon_points);
	points_row(out, "Saved: left by an exit", "Napoleon", t->napoleon, t->napoleon * g->napoleon_points);
}

static void lost_rows(const struct ground *g, const struct tally *t, struct chart *out)
{
	int n = t->n_lost - t->napoleon_lost;
	points_row(out, "Lost", "units and leaders", n, t->lost - t->napoleon_lost * g->napoleon_lost);
	points_row(out, "Lost", "Napoleon", t->napoleon_lost, t->napoleon_lost * g->napoleon_lost);
	points_row(out, "Left behind, if the game ended now", "on the east bank", t->n_east, t->n_east * g->east);
	points_row(out, "Left behind, if the game ended now", "on the west bank, in a Russian zone", t->n_zone,
		   t->n_zone * g->zone);
	points_row(out, "Left behind, if the game ended now", "elsewhere on the west bank", t->n_west,
		   t->n_west * g->west);
	if (t->n_later)
		points_row(out, "Left behind, if the game ended now", "never arrived", t->n_later, t->n_later * g->east);
}

static void level_rows(const struct ground *g, int level, struct chart *out)
{
	for (int k = 0; k <= g->levels && berezina_levels[k]; k++) {
		struct chart_row *r = chart_add(out, CHART_PLAIN);
		snprintf(r->group, sizeof r->group, "Degrees of victory");
		snprintf(r->cell[0], sizeof r->cell[0], "%.38s", berezina_levels[k]);
		if (k < g->levels)
			snprintf(r->cell[2], sizeof r->cell[2], "%d", g->level[k]);
		else
			snprintf(r->cell[2], sizeof r->cell[2], "less");
		if (k == level) {
			r->mark = CHART_STOP;
			snprintf(r->cell[1], sizeof r->cell[1], "now");
		}
	}
}

void bz_page_victory(const struct scenario *s, const struct crossing *c, struct chart *out)
{
	const struct ground *g = ground_of(s);
	struct result now;
	struct tally t;
	count_all(s, c, &t);
	bz_score_now(s, c, &now);
	snprintf(out->head.title, sizeof out->head.title, "Victory points");
	chart_column(out, "", 62, false, false);
	chart_column(out, "Number", 16, false, true);
	chart_column(out, "Points", 16, false, true);
	struct chart_row *first = chart_add(out, CHART_TOTAL);
	snprintf(first->cell[0], sizeof first->cell[0], "Now: %.34s", berezina_levels[now.level]);
	snprintf(first->cell[2], sizeof first->cell[2], "%d", now.score[FRENCH]);
	saved_rows(g, &t, out);
	lost_rows(g, &t, out);
	struct chart_row *r = chart_add(out, CHART_TOTAL);
	snprintf(r->cell[0], sizeof r->cell[0], "Victory points now");
	snprintf(r->cell[2], sizeof r->cell[2], "%d", now.score[FRENCH]);
	level_rows(g, now.level, out);
	snprintf(out->head.foot, sizeof out->head.foot, "By another exit than the chosen one only to turn %d; later it counts as lost [10.1](#10.1)",
		 g->other_exit_last);
}

/* Victory points (10.0) as a page, line by line. */
#include "words/berezina/own.h"

#include <stdio.h>


static void points_row(struct chart *out, const char *group, const char *words, int n, int points)
{
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	snprintf(r->group, sizeof r->group, "%s", group);
	chart_cell(r, 0, words);
	snprintf(r->cell[1], sizeof r->cell[1], "%d", n);
	snprintf(r->cell[2], sizeof r->cell[2], points ? "%+d" : "%d", points);
	r->mark = points > 0 ? CHART_GOOD : points < 0 ? CHART_BAD : CHART_UNMARKED;
}

static void saved_rows(const struct ground *g, const struct score *t, struct chart *out)
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

static void lost_rows(const struct ground *g, const struct score *t, struct chart *out)
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
		chart_cell(r, 0, berezina_levels[k]);
		if (k < g->levels)
			snprintf(r->cell[2], sizeof r->cell[2], "%d", g->level[k]);
		else
			chart_cell(r, 2, "less");
		if (k == level) {
			r->mark = CHART_STOP;
			chart_cell(r, 1, "now");
		}
	}
}

void bz_page_victory(const struct scenario *s, const struct crossing *c, struct chart *out)
{
	const struct ground *g = ground_of(s);
	struct result now;
	struct score t;
	bz_score_count(s, c, &t);
	bz_score_now(s, c, &now);
	chart_title(out, "Victory points");
	chart_column(out, "", 62, false, false);
	chart_column(out, "Number", 16, false, true);
	chart_column(out, "Points", 16, false, true);
	struct chart_row *first = chart_add(out, CHART_TOTAL);
	snprintf(first->cell[0], sizeof first->cell[0], "Now: %.34s", berezina_levels[now.level]);
	snprintf(first->cell[2], sizeof first->cell[2], "%d", now.score[FRENCH]);
	saved_rows(g, &t, out);
	lost_rows(g, &t, out);
	struct chart_row *r = chart_add(out, CHART_TOTAL);
	chart_cell(r, 0, "Victory points now");
	snprintf(r->cell[2], sizeof r->cell[2], "%d", now.score[FRENCH]);
	level_rows(g, now.level, out);
	snprintf(out->head.foot, sizeof out->head.foot, "By another exit than the chosen one only to turn %d; later it counts as lost [10.1](#10.1)",
		 g->other_exit_last);
}

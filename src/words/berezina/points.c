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

/* The same of pieces of which each is worth so much: "leaders, 3 each". */
static void each_row(struct chart *out, const char *group, const char *what, int n, int each)
{
	char words[CHART_TEXT];
	snprintf(words, sizeof words, "%.46s, %d each", what, each);
	points_row(out, group, words, n, n * each);
}

/* And of the one whom there is once: "Napoleon, -20". */
static void napoleon_row(struct chart *out, const char *group, bool so, int worth)
{
	char words[48];
	snprintf(words, sizeof words, "Napoleon, %d", worth);
	points_row(out, group, words, so, so * worth);
}

static void saved_rows(const struct ground *g, const struct score *t, struct chart *out)
{
	static const char *const faces[STEPS] = {"units unhurt", "units with one loss", "units reduced",
						 "units reduced, one loss"};
	static const char saved[] = "Saved: left by an exit";
	for (int k = 0; k < STEPS; k++)
		each_row(out, saved, faces[k], t->n_face[k], g->face_points[k]);
	each_row(out, saved, "treasures", g->treasure ? t->treasure / g->treasure : 0, g->treasure);
	each_row(out, saved, "of these, the Guard", t->n_guard, g->guard);
	each_row(out, saved, "leaders", t->n_leaders - t->napoleon, g->leader_points);
	napoleon_row(out, saved, t->napoleon, g->napoleon_points);
}

/* [10.1] Who left too late by another exit is lost for the usual points, Napoleon too; the -20 is for losing him on the map. */
static void lost_rows(const struct ground *g, const struct score *t, bool over, struct chart *out)
{
	const char *left = over ? "Left behind" : "Left behind, if the game ended now";
	each_row(out, "Lost", "units and leaders", t->n_lost - t->napoleon_lost, g->lost);
	napoleon_row(out, "Lost", t->napoleon_lost, g->napoleon_lost);
	each_row(out, left, "on the east bank", t->n_east, g->east);
	each_row(out, left, "on the west bank, in a Russian zone", t->n_zone, g->zone);
	each_row(out, left, "elsewhere on the west bank", t->n_west, g->west);
	if (t->n_later)
		each_row(out, left, "never arrived", t->n_later, g->east);
}

static void level_rows(const struct ground *g, int level, bool over, struct chart *out)
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
			chart_cell(r, 1, over ? "reached" : "now");
		}
	}
}

void bz_page_victory(const struct scenario *s, const struct crossing *c, struct chart *out)
{
	const struct ground *g = ground_of(s);
	struct result now;
	struct score t;
	bool over = c->p.header.result.over;
	bz_score_count(s, c, &t);
	bz_score_now(s, c, &now);
	chart_title(out, "Victory points");
	chart_column(out, "", 62, false, false);
	chart_column(out, "Number", 16, false, true);
	chart_column(out, "Points", 16, false, true);
	struct chart_row *first = chart_add(out, CHART_TOTAL);
	snprintf(first->cell[0], sizeof first->cell[0], "%s%.34s", over ? "" : "Now: ", berezina_levels[now.level]);
	snprintf(first->cell[2], sizeof first->cell[2], "%d", now.score[FRENCH]);
	saved_rows(g, &t, out);
	lost_rows(g, &t, over, out);
	struct chart_row *r = chart_add(out, CHART_TOTAL);
	chart_cell(r, 0, over ? "Victory points" : "Victory points now");
	snprintf(r->cell[2], sizeof r->cell[2], "%d", now.score[FRENCH]);
	level_rows(g, now.level, over, out);
	snprintf(out->head.foot, sizeof out->head.foot, over ? "By another exit than the chosen one only to turn %d; later it counted as lost [10.1](#10.1)"
		 : "By another exit than the chosen one only to turn %d; later it counts as lost [10.1](#10.1)", g->other_exit_last);
}

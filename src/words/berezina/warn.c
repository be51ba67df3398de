/* What is about to cost something: hexes that hold too many, exits that close, who is left behind at the end. */
#include "words/berezina/own.h"

/* [10.1] Who is left on the map, or has never come, costs points when the last turn is over. */
static void left_behind(const struct scenario *s, const struct crossing *c, struct text *out)
{
	const struct ground *g = ground_of(s);
	struct score t;
	bz_score_count(s, c, &t);
	int n = t.n_later + (g->east ? t.n_east : 0) + (g->zone ? t.n_zone : 0) + (g->west ? t.n_west : 0);
	if (t.east < 0)
		text_set(out, "The last turn: %d %s left behind, %d points lost", n, n == 1 ? "piece is" : "pieces are", -t.east);
}

/* [3.1.4, 10.1] What the French lose unless they do something: the Russians have no points to lose. */
void berezina_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	struct lay lay;
	int16_t hexes[MAX_PIECES];
	text_set(out, "%s", "");
	if (viewer != (enum side)FRENCH)
		return;
	bz_lay_make(s, c, &lay);
	int over = bz_surplus(&lay, FRENCH), n = bz_overfull(&lay, FRENCH, hexes);
	if (frame_now(p)->row == ROW_FRENCH && over > 0)
		text_set(out, "More than two units in %s%s: %d %s lost when the movement ends", board_called(&s->board, hexes[0]).at,
			 n > 1 ? " and elsewhere" : "", over, over == 1 ? "is" : "are");
	else if (p->header.turn >= s->last_turn)
		left_behind(s, c, out);
	else if (p->header.turn == g->other_exit_last && c->exit != NONE)
		text_set(out, "From turn %d on who leaves elsewhere than at %s counts as lost", g->other_exit_last + 1,
			 board_called(&s->board, c->exit).at);
}

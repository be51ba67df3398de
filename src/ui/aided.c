/* Where the sides take turns at many small decisions, as at supply trains that are laid one by one, who decides may leave those of this turn
 * to a computer player: a standing order, which can be taken back like any other. */
#include "ui/game.h"

static void act_leave_rest(struct ui *u, struct widget *w)
{
	(void)w;
	standing_set(u, STANDING_AIDE, NONE, NONE, true);
	if (u->calls.aide && standing_now(u->game, NONE, NONE) == STANDING_AIDE)
		u->calls.aide(u->calls.who);
}

void aided_button(struct ui *u, struct widget *flow)
{
	const struct game *g = u->game;
	const struct prompt *p = &g->seat->prompt;
	if (!g->may_act || p->depth || !(words_of(g->scenario)->aided >> p->row & 1))
		return;
	struct widget *b = widget_button(flow, "leave-rest", WORDS_AIDED, act_leave_rest);
	widget_tip(b, "Until the turn is over a computer player decides here for you whenever it is your turn, from what your side knows. "
		      "\u201cStanding orders\u201d takes it back.");
}

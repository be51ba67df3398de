/* Whom a card of this turn (16.1) or hunger in Riga (6.4) keeps from marching or fighting, and hexes that have to be held (8.4): a mark on the map, with the reason. */
#include "rules/gamble/cards.h"
#include "rules/gamble/march.h"
#include "rules/gamble/show.h"

#include <stdio.h>

/* The card laid this turn that does this, "the card" where none lies there any more. */
static const char *card_that(const struct scenario *s, const struct gamble *g, int kind, unsigned arg)
{
	for (int side = 0; side < SIDES; side++)
		for (int card = deck_next(&g->p, CARD_LAID_FRENCH + side, 0); card >= 0; card = deck_next(&g->p, CARD_LAID_FRENCH + side, card + 1))
			for (const struct gb_op *op = gb_ops(card, side); op && op->kind != OP_END; op++)
				if (op->kind == kind && (!arg || op->arg & arg))
					return s->card[card].title;
	return "the card";
}

/* Which of the bans keeps the piece where it is; 0: none. */
static unsigned ban_on(const struct scenario *s, const struct gamble *g, int piece)
{
	unsigned ban = g->effects.ban[s->piece[piece].side];
	if (!gb_march_kept(s, g, piece))
		return 0;
	if (gb_at_drissa(s, g, piece))
		return BAN_MOVE_DRISSA;
	return piece == gb_own(s)->napoleon ? ban & BAN_MOVE_NAPOLEON : ban & BAN_MOVE_VIII;
}

/* [15.1] Who of a closed stack is kept, his own side alone is told; that the place is kept, or the whole stack, is open. */
void gb_show_held(const struct scenario *s, const struct gamble *g, enum side viewer, struct view *out)
{
	bool marked[PLACES] = {false};
	for (int i = set_next(&gb_own(s)->units, 0); i >= 0; i = set_next(&gb_own(s)->units, i + 1)) {
		int at = g->p.piece[i].place;
		bool barred = at >= 0 && set_has(&g->effects.barred, i), shut = at >= 0 && gb_shut_in(g, i);
		unsigned ban = at >= 0 ? ban_on(s, g, i) : 0;
		char tip[60];
		if (ban & (BAN_MOVE_VIII | BAN_MOVE_NAPOLEON) && !gb_knows(s, g, i, viewer))
			ban = 0;
		if ((!barred && !ban && !shut) || marked[at])
			continue;
		marked[at] = true;
		if (shut)
			snprintf(tip, sizeof tip, "Out of supply in Riga: no march or attack this turn");
		else if (barred)
			snprintf(tip, sizeof tip, "%.20s: no attack or support this turn", card_that(s, g, OP_BAR, 0));
		else
			snprintf(tip, sizeof tip, "%.20s: no march%s this turn", card_that(s, g, OP_BAN, ban), ban & BAN_MOVE_VIII ? " of VIII Corps" :
				 ban & BAN_MOVE_NAPOLEON ? " with Napoleon" : "");
		view_mark(out, at, NONE, s->piece[i].side, "frozen", tip);
	}	for (int at = 0; at < gb_own(s)->places; at++) {
		int who = gb_held(g, at) && g->p.frame[0].row == ROW_MOVE && !marked[at] ? gb_next(s, g, at, NOBODY, 0) : NONE;
		if (who != NONE)
			view_mark(out, at, NONE, s->piece[who].side, "frozen", "held for a group that went past cavalry: one stays here this turn");
	}
}

/* Whom a card of this turn (16.1) or hunger in Riga (6.4) keeps from marching or fighting, and hexes that have to be held (8.4): a mark on
 * the map, with the reason. */
#include "rules/gamble/cards.h"
#include "rules/gamble/march.h"
#include "rules/gamble/show.h"

#include <stdio.h>
#include <string.h>

const char *gb_card_that(const struct scenario *s, const struct gamble *g, int kind, unsigned arg)
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

/* What keeps those on a hex. */
struct kept {
	bool barred, shut, holds;
	uint8_t ban;
	int8_t side;
};

/* [15.1] Who of a closed stack is kept, his own side alone is told; that the place is kept, or the whole stack, is open. */
static void keep(const struct scenario *s, const struct gamble *g, enum side viewer, int piece, struct kept *out)
{
	unsigned ban = ban_on(s, g, piece);
	if (ban & (BAN_MOVE_VIII | BAN_MOVE_NAPOLEON) && !gb_knows(s, g, piece, viewer))
		ban = 0;
	out->side = (int8_t)s->piece[piece].side;
	out->barred |= set_has(&g->effects.barred, piece);
	out->shut |= gb_shut_in(g, piece);
	out->holds |= gb_holding(g, piece) && g->p.frame[0].row == ROW_MOVE;
	out->ban = (uint8_t)(out->ban ? out->ban : ban);
}

static void mark(const struct scenario *s, const struct gamble *g, int at, const struct kept *k, struct view *out)
{
	char tip[60];
	if (k->shut)
		snprintf(tip, sizeof tip, "Was out of supply in Riga: no march, no attack this turn");
	else if (k->barred)
		snprintf(tip, sizeof tip, "%.20s: no attack or support this turn", gb_card_that(s, g, OP_BAR, 0));
	else if (k->ban)
		snprintf(tip, sizeof tip, "%.20s: no march%s this turn", gb_card_that(s, g, OP_BAN, k->ban), k->ban & BAN_MOVE_VIII ? " of VIII Corps" :
			 k->ban & BAN_MOVE_NAPOLEON ? " with Napoleon" : "");
	else if (k->holds)
		snprintf(tip, sizeof tip, "One holds the road past cavalry and stays here this turn");
	else
		return;
	view_mark(out, at, NONE, k->side, "frozen", tip);
}

/* Hex by hex: the order of the pieces would tell who lies in a closed stack. */
void gb_show_held(const struct scenario *s, const struct gamble *g, enum side viewer, struct view *out)
{
	struct kept kept[PLACES];
	const struct set *units = &gb_own(s)->units;
	memset(kept, 0, sizeof kept);
	for (int i = set_next(units, 0); i >= 0; i = set_next(units, i + 1))
		if (g->p.piece[i].place >= 0)
			keep(s, g, viewer, i, &kept[g->p.piece[i].place]);
	for (int at = 0; at < gb_own(s)->places; at++)
		mark(s, g, at, &kept[at], out);
}

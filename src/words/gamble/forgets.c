/* What may be forgotten at the end of a phase, and what is about to cost something. */
#include "words/gamble/own.h"
#include "rules/gamble/arrive.h"
#include "rules/gamble/cards.h"

/* A stack that got a train and has not used it. */
static int idle_trains(const struct scenario *s, const struct gamble *g, int side, int *first)
{
	int n = 0;
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && gb_own(s)->kind[i] == KIND_TRAIN && g->p.piece[i].place >= 0 &&
		    !(g->p.piece[i].flags & (FLAG_DEPOT | FLAG_CAPACITY))) {
			if (!n++)
				*first = i;
		}
	return n;
}

/* [6.4] Units that would suffer from it, and where the first of them stand; `f`: room. */
static int hunger(const struct scenario *s, const struct gamble *g, int side, struct gb_forecast *f, int *place)
{
	gb_forecast(s, g, side, f);
	*place = NONE;
	for (int i = 0; i < f->stacks && *place == NONE; i++)
		if (f->stack[i].hungry > f->stack[i].spared)
			*place = f->stack[i].place;
	return f->hungry - f->spared;
}

/* [6.1] [8.2] [14.1] Asked where something can still be done about it. */
void gb_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side, row = frame_now(p)->row, place, first = NONE;
	struct gb_forecast f;
	(void)list;
	if (row == ROW_MOVE || row == ROW_RALLY) {
		int n = idle_trains(s, g, side, &first);
		if (n && row == ROW_MOVE)
			forgotten_add(out, first, p->piece[first].place, n == 1 ? "1 train is not used yet." : "%d trains are not used yet.", n);
	}
	if (row != ROW_SETUP_DEPOTS && row != ROW_DEPOTS && row != ROW_MOVE && row != ROW_COMMANDERS)
		return;
	int hungry = hunger(s, g, side, &f, &place);
	const char *when = f.turn > p->header.turn ? "next turn" : "this turn";
	if (hungry)
		forgotten_add(out, NONE, place, hungry == 1 ? "%d unit would be out of supply %s where it stands." :
			      "%d units would be out of supply %s where they stand.", hungry, when);
}

/* [13.3] While something can still be done about it: marches, combat and rides may open the gate. */
static bool warn_due(const struct scenario *s, const struct position *p, int side, int row, struct text *out)
{
	struct set lost;
	struct text who;
	if (row != ROW_ALLOT && row != ROW_DEPOTS && row != ROW_MOVE && row != ROW_ORDER && row != ROW_COMMANDERS)
		return false;
	gb_due_shut_out(s, gamble_of(p), side, &lost);
	gb_called_all(s, &lost, 2, &who);
	text_set(out, who.at[0] ? "Due this turn, no room as it stands: %s" : "%s", who.at);
	return who.at[0];
}

/* [16.1] What a card of this turn forbids all of a side, where it would be done. */
static void warn_ban(const struct scenario *s, const struct gamble *g, int side, int row, struct text *out)
{
	static const struct {
		int row;
		unsigned ban;
		const char *what;
	} bans[] = {{ROW_ALLOT, BAN_DUMMIES, "no dummy trains this turn"}, {ROW_DEPOTS, BAN_DEPOT_RUSSIA, "no new depot in Russia this turn"},
		    {ROW_MOVE, BAN_FORCED_MARCH, "no stack may force march this turn"}};
	for (size_t i = 0; i < sizeof bans / sizeof *bans; i++)
		if (row == bans[i].row && g->effects.ban[side] & bans[i].ban)
			text_set(out, "%s: %s", gb_card_that(s, g, OP_BAN, bans[i].ban), bans[i].what);
}

/* [6.4] While supply is laid out. */
void gb_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	int row = p->header.result.over ? NONE : frame_now(p)->row, place;
	struct gb_forecast f;
	text_set(out, "%s", "");
	if (viewer != (enum side)FRENCH && viewer != (enum side)RUSSIAN)
		return;
	if (warn_due(s, p, (int)viewer, row, out) || (row != ROW_ALLOT && row != ROW_DEPOTS && row != ROW_MOVE))
		return;
	struct text ban = {""};
	warn_ban(s, gamble_of(p), (int)viewer, row, &ban);
	int hungry = hunger(s, gamble_of(p), (int)viewer, &f, &place);
	if (hungry)
		text_set(out, "%d unit%s out of supply next turn as they stand%s%s%s%s", hungry, hungry == 1 ? "" : "s",
			 place == NONE ? "" : ", the first in ", place == NONE ? "" : gb_place_called(s, place).at, ban.at[0] ? ". " : "", ban.at);
	else
		*out = ban;
}

bool gb_holds_aim(const struct scenario *s, const struct position *p, int side, int place)
{
	struct gb_survey v;
	gb_survey(s, gamble_of(p), &v);
	return gb_holder(s, gamble_of(p), &v, place) == side;
}

/* Orders and units in words. */
#include "words/area1812/own.h"

#include <stdio.h>
#include <string.h>


/* What a pursuit costs both. */
static void bid_words(const struct campaign *c, int given, struct text *out)
{
	const struct ar_battle *b = &c->battle;
	int takes = given + (b->chase == CHASE_TWO ? 2 : 1), there = b->place < 0 ? 0 : ar_corps(c, 1 - b->attacker, b->place);
	text_set(out, "Give up %d, he loses %d%s", given, takes < there ? takes : there, takes >= there ? " (all)" : "");
}

void ar_order_words(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	const char *name = o->piece >= 0 && o->piece < s->pieces ? s->piece[o->piece].name : "";
	const struct place *at = o->place >= 0 && o->place < s->board.count ? &s->board.at[o->place] : NULL;
	text_set(out, "%s", "");
	ar_supply_words(s, p, o, out);
	if (out->at[0])
		return;
	if (o->verb == VERB_MARKERS && at)
		text_set(out, "%s: show the enemy %d counter%s", CALLED(s, o->place), o->number, o->number == 1 ? "" : "s");
	else if (o->verb == VERB_DEPOT)
		text_set(out, "%s sets up a depot", name);
	else if (o->verb == VERB_STRIP)
		text_set(out, "%s strips the area", name);
	else if (o->verb == VERB_BURN)
		text_set(out, "Give up %s", name);
	else if (o->verb == VERB_RETIRE)
		text_set(out, "%s retreats", name);
	else if (o->verb == VERB_MARCH && at)
		text_set(out, "March to %s", CALLED(s, o->place));
	else if (o->verb == VERB_TAKE)
		text_set(out, "Take up %s", name);
	else if (o->verb == VERB_WITH)
		text_set(out, "%s goes along", name);
	else if (o->verb == VERB_LOSE)
		text_set(out, "Lose %s", name);
	else if (o->verb == VERB_NAME && at)
		text_set(out, "%s", CALLED(s, o->place));
	else if (o->verb == VERB_SPEND)
		bid_words(campaign_of(p), o->number, out);
	else if (o->verb == VERB_REST && frame_now(p)->row == ROW_SEND && frame_now(p)->target != NONE)
		text_set(out, "All the &others to %s too", CALLED(s, frame_now(p)->target));
	else if (o->verb == VERB_REST && frame_now(p)->row == ROW_MARCH)
		text_set(out, "All the &others too");
	else if (o->verb == VERB_COMMIT)
		text_set(out, "Send them &back");
}

/* [Combat D] No chit is opened where a side has no infantry. [Supply H, Supply D] After the last turn it counts for nothing how far an area
 * is depleted, nor which depot is used up. */
void ar_all_one(const struct scenario *s, const struct position *p, struct text *out)
{
	const struct frame *f = frame_now(p);
	bool on = !p->header.result.over, last = p->header.turn >= s->last_turn && (f->row == ROW_TRACK || f->row == ROW_EXPEND);
	bool idle = on && f->row == ROW_PLAN && ar_never_opened(s, campaign_of(p), f->place);
	text_set(out, "%s", idle ? "Any &chit: none is opened" : on && last ? "&Any will do: the game ends" : "");
}

/* [Combat A] Any or all of those who may retreat: all. */
int ar_all_of(const struct scenario *s, const struct position *p, const struct orders *list, struct text *out)
{
	(void)s, (void)p;
	int n = 0;
	for (int i = 0; i < list->n; i++)
		n += list->at[i].verb == VERB_RETIRE;
	text_set(out, "%s", n > 1 ? "&All retreat" : "");
	return n > 1 ? VERB_RETIRE : NONE;
}

/* To the owner of a closed stack: what the enemy sees of it. */
static void about_backs(const struct campaign *c, int side, int at, enum side viewer, struct text *out)
{
	int n = at < 0 || side != (int)viewer || c->p.header.result.over ? 0 : c->backs[side][at];
	size_t used = strlen(out->at);
	if (n)
		snprintf(out->at + used, sizeof out->at - used, ". The stack shows the enemy %d counter%s", n, n == 1 ? "" : "s");
}

void ar_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	int at = p->piece[piece].place, side = s->piece[piece].side;
	text_set(out, "%s", "");
	if (!ar_knows(s, c, piece, (int)viewer))
		return;
	const char *men = g->arm[piece] == ARM_CC ? "About 10,000 horse" : "About 25,000 men";
	switch (g->arm[piece]) {
	case ARM_LEADER:
		text_set(out, "%s, %d points", g->horse[piece] ? "Leader of cavalry" : "General", s->piece[piece].strength);
		break;
	case ARM_SU:
		text_set(out, "Supply unit: the area that feeds its corps is depleted by the better track%s",
			 side == FRENCH ? "; carries a depot, sets up depots" : "; may strip it");
		break;
	case ARM_DP:
		text_set(out, "Depot: feeds three corps for nothing, four or more use it up");
		break;
	default:
		if (at < 0)
			text_set(out, "%s", men);
		else
			text_set(out, "%s. In %s: %d infantry and %d cavalry corps; the area is %s",
				 men, CALLED(s, at), c->at[side][at][ARM_IC], c->at[side][at][ARM_CC],
				 supply_state_words(c->depleted[g->region[at]]));
	}
	about_backs(c, side, at, viewer, out);
}

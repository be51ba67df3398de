/* Orders and units in words. */
#include "words/hex1812/own.h"

#include <stdio.h>
#include <string.h>

static void say_march(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	const char *name = o->piece >= 0 && o->piece < s->pieces ? s->piece[o->piece].name : "";
	int at = name[0] ? p->piece[o->piece].place : NONE;
	struct text where = {""};
	if (at >= 0)
		text_set(&where, " at %s", hx_place(s, at).at);
	if (o->verb == VERB_MARCH && o->place >= 0)
		text_set(out, "March to %s", hx_place(s, o->place).at);
	else if (o->verb == VERB_TAKE)
		text_set(out, "Take up %s%s", name, where.at);
	else if (o->verb == VERB_WITH)
		text_set(out, "%s%s goes along", name, where.at);
	else if (o->verb == VERB_LOSE)
		text_set(out, "Lose %s%s", name, where.at);
	else if (o->verb == VERB_DEPOT)
		text_set(out, "%s%s sets up a depot", name, where.at);
	else if (o->verb == VERB_STRIP)
		text_set(out, "%s%s strips the area", name, where.at);
	else if (o->verb == VERB_ADVANCE && o->place >= 0)
		text_set(out, "%s%s advances to %s", name, where.at, hx_place(s, o->place).at);
	else if (o->verb == VERB_RETREAT && o->place >= 0)
		text_set(out, "%s%s retreats to %s", name, where.at, hx_place(s, o->place).at);
	else if (o->verb == VERB_NAME && o->place >= 0)
		text_set(out, "%s", hx_place(s, o->place).at);
	else if (o->verb == VERB_DONE && frame_now(p)->row == ROW_RETIRE)
		text_set(out, "Stand and &fight");
}

void hx_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	text_set(out, "%s", "");
	if (hx_say_battle(s, p, o, out))
		return;
	hx_supply_words(s, p, o, out);
	if (!out->at[0])
		say_march(s, p, o, out);
}

/* [Forced March F] [Forced March G] [Forced March H] What the choices of a march mean. */
void hx_explain(const struct scenario *s, const struct order *o, struct text *out)
{
	static const char *const means[CHOICES] = {
		[CHOICE_TRIPLE] = "Only infantry, before it goes beyond its first allowance: it marches a second allowance at once and then has "
				  "to roll for the triple march, wherever it stops.",
		[CHOICE_FORCE] = "One die: 1 or 2 and it marches its allowance again; 6, or 5 or 6 on a triple march, and a corps arrives "
				 "as a division, all others are lost; else it may stop or roll once more.",
		[CHOICE_STOP] = "The unit stays where it is, and nothing else happens to it.",
		[CHOICE_GO] = "A second die: low it marches on unharmed, higher it is disrupted, highest a corps becomes a division and "
			      "all others are lost.",
	};
	(void)s;
	text_set(out, "%s", o->verb == VERB_CHOOSE && o->number >= 0 && o->number < CHOICES && means[o->number] ? means[o->number] : "");
}

void hx_comes(const struct scenario *s, const struct position *p, int piece, struct text *out)
{
	static const char *const edges[EDGES] = {"by the west edge", "by the east edge", "by the north edge, beyond St. Petersburg",
						 "by the south edge"};
	const struct ground *g = ground_of(s);
	int entry = g->deploy[scenario_value(s, "free_setup") ? 1 : 0].entry[piece];
	text_set(out, "%s", "");
	if (p->piece[piece].place == AT_TRAY && frame_now(p)->row == ROW_SETUP)
		*out = hx_zone_words(s, piece);
	if (entry == NONE || p->piece[piece].place != AT_LATER)
		return;
	const struct hx_entry *e = &g->entry[entry];
	if (e->by < EDGES)
		text_set(out, "%s", edges[e->by]);
	else if (e->by == BY_HEX)
		text_set(out, "in %s; if that is lost, passed or besieged, in another fortress that is not, or by the east edge", hx_place(s, e->at).at);
	else
		text_set(out, "in a fortress that no enemy has passed and none besieges, or by the east edge");
}

void hx_printed(const struct scenario *s, int piece, struct text *out)
{
	out->at[0] = 0;
	if (hx_arm(s, piece) == ARM_LEADER)
		text_set(out, "%d|%d", hx_bonus(s, piece, true), hx_bonus(s, piece, false));
}

void hx_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out)
{
	(void)p;
	(void)viewer;
	switch (hx_arm(s, piece)) {
	case ARM_LEADER:
		text_set(out, "Leader: adds up to %d to an attack, up to %d to a defence, never more than the units' own strength",
			 hx_bonus(s, piece, true), hx_bonus(s, piece, false));
		break;
	case ARM_SUPPLY:
		text_set(out, "Supply unit: its area, if no enemy combat units are in it, is depleted by the better track (Supply H)%s",
			 s->piece[piece].side == FRENCH ? "; sets up and carries depots" : "; may strip its area");
		break;
	case ARM_DEPOT:
		text_set(out, "Depot: feeds %d units for nothing, more use it up", figures_of(s)->supply.depot_feeds);
		break;
	default:
		text_set(out, !hx_is_corps(s, piece) ? "A division" : hx_arm(s, piece) == ARM_CAV ? "A corps of about 10,000 horse" : "A corps of about 25,000 men");
	}
}

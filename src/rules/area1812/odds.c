/* The chances before the die: of a forced march, of a chit against each of the enemy's, of combat, of a pursuit. */
#include "rules/area1812/area1812.h"

/* --- what else an order brings --- */

static void warn_hunger(const struct scenario *s, const struct campaign *c, int side, int only, struct outlook *out)
{
	struct ar_forecast f;
	ar_forecast(s, c, side, &f);
	int n = only == NONE ? f.starving : f.hungry[only];
	if (!n)
		return;
	if (only == NONE)
		text_set(&outlook_warn(out, CITE_UNSUPPLIED)->words, "If supply came now %d corps would be without it", n);
	else
		text_set(&outlook_warn(out, CITE_UNSUPPLIED)->words, "If supply came now %d corps in %s would be without it", n,
			 land_of(s)->region_id[only]);
}

/* What supply would leave of an area. */
static void warn_depletion(const struct scenario *s, const struct campaign *c, int side, int region, struct outlook *out)
{
	struct ar_forecast f;
	ar_forecast(s, c, side, &f);
	if (f.after[region] != c->depleted[region])
		text_set(&outlook_warn(out, CITE_SUPPLY_H)->words, "If supply came now %s would be %s", land_of(s)->region_id[region],
			 supply_state_words(f.after[region]));
	if (f.spent[region])
		text_set(&outlook_warn(out, CITE_DEPOTS_D)->words, "If supply came now a depot in %s would be used up",
			 land_of(s)->region_id[region]);
}

/* A group or corps in hand goes to a place. */
static void warn_march(const struct scenario *s, const struct campaign *c, const struct order *o, bool forced,
		       struct outlook *out)
{
	const struct land *g = land_of(s);
	struct campaign after = *c;
	bool corps = false;
	for (int i = set_next(&c->p.hand, 0); i >= 0; i = set_next(&c->p.hand, i + 1)) {
		corps = corps || g->arm[i] <= ARM_CC;
		ar_move(s, &after, i, o->place, NULL);
	}
	if (ar_units(c, 1 - o->side, o->place))
		text_set(&outlook_warn(out, CITE_COMBAT)->words, forced && corps ?
			 "The enemy stands in %s: if the corps arrives there will be a battle" :
			 "The enemy stands in %s: there will be a battle", CALLED(s, o->place));
	if (forced && corps) {
		struct warning *w = outlook_warn(out, CITE_FORCED);
		w->loses = true;
		text_set(&w->words, "%s force marches from %s to %s", s->piece[o->piece].name, CALLED(s, c->p.piece[o->piece].place),
			 CALLED(s, o->place));
	}
	if (!corps)
		return;
	warn_hunger(s, &after, o->side, g->region[o->place], out);
	warn_depletion(s, &after, o->side, g->region[o->place], out);
}

/* A depot is set up or given up, an area stripped. */
static void warn_depot(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	const struct land *g = land_of(s);
	struct campaign after = *c;
	struct ar_forecast was, is;
	int r = g->region[c->p.piece[o->piece].place];
	ar_depot_act(s, &after.p, o, NULL);
	ar_forecast(s, c, o->side, &was);
	ar_forecast(s, &after, o->side, &is);
	if (o->verb != VERB_BURN)
		text_set(&outlook_warn(out, CITE_DEPOTS_B)->words, "%s: %s is 100%% depleted at once and for good",
			 o->verb == VERB_DEPOT ? "Set up a depot" : "Strip the area", g->region_id[r]);
	else
		text_set(&outlook_warn(out, CITE_DEPOTS_D)->words, "Give up this depot");
	if (is.starving != was.starving)
		text_set(&outlook_warn(out, CITE_UNSUPPLIED)->words, "If supply came then %d corps would be without it, now %d", is.starving,
			 was.starving);
	else if (is.spent[r])
		text_set(&outlook_warn(out, CITE_DEPOTS_D)->words, "The %d corps there would use it up", is.on_depot[r]);
}

/* [Initial Placement] With the last unit the set-up is over, and the other side sees it: a person is asked first. */
static void warn_last(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	const struct land *g = land_of(s);
	int left = 0;
	for (int i = g->first[o->side]; i < g->last[o->side]; i++)
		left += c->p.piece[i].place == AT_TRAY;
	if (o->verb == VERB_PUT && left != 1)
		return;
	struct warning *w = outlook_warn(out, CITE_SETUP);
	w->loses = true;
	if (o->verb == VERB_PUT)
		text_set(&w->words, "It is the last one: the set-up ends with it. Until then all can be put elsewhere, and stacks can show "
			 "other numbers of counters");
	else
		text_set(&w->words, left == 1 ? "The last one is laid out in its usual place, and the set-up ends" :
			 "The other %d are laid out in the usual places, and the set-up ends", left);
}

static void warnings(const struct scenario *s, const struct campaign *c, const struct order *o, struct outlook *out)
{
	int row = frame_now(&c->p)->row;
	if (o->verb == VERB_MARCH)
		warn_march(s, c, o, row == ROW_FORCE, out);
	if (o->verb == VERB_DEPOT || o->verb == VERB_STRIP || o->verb == VERB_BURN)
		warn_depot(s, c, o, out);
	if (o->verb == VERB_LOSE && row == ROW_POLITICS) {
		int at = c->p.piece[o->piece].place, n = ar_corps(c, o->side, at);
		struct text of;
		if (n == 1)
			text_set(&of, "the only corps");
		else
			text_set(&of, "one of %d corps", n);
		text_set(&outlook_warn(out, CITE_POLITICS)->words, "%s in %s, %s there, is lost for good", s->piece[o->piece].name, CALLED(s, at), of.at);
	}
	if (o->verb == VERB_DONE && row == ROW_FORCE && c->p.header.phasing == FRENCH)
		warn_hunger(s, c, o->side, NONE, out);
	if (row == ROW_SETUP)
		warn_last(s, c, o, out);
	if (row == ROW_RETIRE && o->verb != VERB_RETIRE)
		ar_retire_warn(s, c, o, out);
}

/* Is it an order about which something can be said now? */
static bool asked(const struct scenario *s, const struct position *p, const struct order *o)
{
	bool depots = o->verb == VERB_DEPOT || o->verb == VERB_STRIP || o->verb == VERB_BURN;
	bool retreat = frame_now(p)->row == ROW_RETIRE && (o->verb == VERB_COMMIT || o->verb == VERB_STAND);
	bool weighed = o->verb == VERB_MARCH || o->verb == VERB_PLAN || o->verb == VERB_CHOOSE || o->verb == VERB_DONE;
	bool lost = frame_now(p)->row == ROW_POLITICS && o->verb == VERB_LOSE;
	bool placed = frame_now(p)->row == ROW_SETUP && (o->verb == VERB_PUT || o->verb == VERB_REST);
	return (weighed || depots || retreat || lost || placed) && rules_allow(s, p, o, NULL);
}

void ar_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
	     struct outlook *out)
{
	const struct campaign *c = campaign_of(p);
	const struct land *g = land_of(s);
	outlook_clear(out);
	if (!o || p->header.result.over || !asked(s, p, o))
		return;
	int row = frame_now(p)->row, drm = 0, column;
	out->sum.side = (int8_t)o->side;
	out->sum.seen = side_bit(o->side);
	out->sum.place = c->battle.place;
	warnings(s, c, o, out);
	if (row == ROW_FORCE && o->verb == VERB_MARCH && g->arm[o->piece] <= ARM_CC) {
		out->sum.place = o->place;
		outlook_table(out, s, g->table[TABLE_FORCE], 0, 0);
	} else if (row == ROW_PLAN) {
		ar_plan_odds(s, c, o, guess, out);
	} else if (row == ROW_CHOICE) {
		ar_choice_odds(s, c, o, out);
	} else if (row == ROW_CHASE) {
		column = ar_chase_column(s, c, c->battle.place, o->side, &drm, &out->sum);
		outlook_table(out, s, g->table[TABLE_PURSUIT], column, drm);
	}
}

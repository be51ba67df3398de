/* What a battle plan means, in a sentence: its row or column of the Battle Plan Chart (Combat E). Where
 * reinforcements come in; what a turn is counted in when it is summed up. */
#include "words/area1812/own.h"

#include <stdio.h>

void ar_explain(const struct scenario *s, const struct order *o, struct text *out)
{
	static const char *const plans[] = {
		[PLAN_A] = "F: your corps count double. H: he loses a corps. E: with more cavalry than you he may retreat, else he "
			   "fights. G: you lose a corps and his count double.",
		[PLAN_B] = "F: a plain combat. H: the same, but what would be eliminated retreats. E: he retreats. "
			   "G: you become the defender, retreat and may be pursued.",
		[PLAN_C] = "H: he retreats and may be pursued. E: he loses a corps and retreats, or fights. "
			   "F: you lose a corps, then combat. G: both lose one, then combat.",
		[PLAN_D] = "The careful one. F, H: nothing happens. E: he retreats. G: you become the defender in a combat.",
		[PLAN_E] = "B, D: you retreat, and that is all. C: you lose a corps and retreat, or fight. "
			   "A: you fight, or retreat if you have more cavalry than he.",
		[PLAN_F] = "D: nothing happens. B: a plain combat. C: he loses a corps, then combat. "
			   "A: his corps count double.",
		[PLAN_G] = "A: he loses a corps and yours count double. B: he becomes the defender, retreats and may be "
			   "pursued. D: you attack him instead. C: both lose a corps.",
		[PLAN_H] = "D: nothing happens. B: what would be eliminated retreats. A: you lose a corps, then combat. "
			   "C: you retreat and may be pursued.",
	};
	(void)s;
	text_set(out, "%s", o->verb == VERB_PLAN && o->number >= PLAN_A && o->number <= PLAN_H ? plans[o->number] : "");
}

static void list_places(const struct scenario *s, const struct set *places, char *out, size_t size)
{
	size_t used = 0;
	int n = set_count(places), k = 0;
	out[0] = 0;
	for (int i = set_next(places, 0); i >= 0 && used + 16 < size; i = set_next(places, i + 1))
		used += (size_t)snprintf(out + used, size - used, "%s%.11s", !k++ ? "" : k == n ? " or " : ", ",
					 s->board.at[i].id);
}

void ar_comes(const struct scenario *s, const struct position *p, int piece, struct text *out)
{
	const struct land *g = land_of(s);
	int entry = g->deploy[scenario_value(s, "free_setup") ? 1 : 0].entry[piece];
	char areas[120];
	text_set(out, "%s", "");
	if (entry == NONE || (p->piece[piece].place != AT_LATER && p->piece[piece].place != AT_ARRIVES))
		return;
	const struct ar_entry *e = &g->entry[entry];
	list_places(s, e->fortress ? &e->also : &e->areas, areas, sizeof areas);
	if (e->fortress)
		text_set(out, "in a fortress of Russia that is not in French hands%s%s", areas[0] ? ", or " : "", areas);
	else
		text_set(out, "in %s", areas);
}

const char *ar_tally(const struct scenario *s, const struct event *ev)
{
	(void)s;
	if (ev->kind == EVENT_MOVE)
		return ev->rule == CITE_FORCED ? "forced march|forced marches" : "march|marches";
	if (ev->kind == EVENT_RESULT && ev->number >= 0 && ev->number / RESULT_STEP == TABLE_FORCE &&
	    ev->number % RESULT_STEP != FORCE_ARRIVES)
		return ev->number % RESULT_STEP == FORCE_DIES ? "corps lost on a forced march" :
							      "forced march that failed|forced marches that failed";
	if (ev->kind == EVENT_ATTACK)
		return "battle|battles";
	if (ev->kind != EVENT_NOTE)
		return NULL;
	switch (ev->number) {
	case TEXT_DEPOT_MADE:
		return "depot set up|depots set up";
	case TEXT_STRIPPED:
		return "area stripped|areas stripped";
	case TEXT_BURNT:
		return "depot given up|depots given up";
	default:
		return NULL;
	}
}

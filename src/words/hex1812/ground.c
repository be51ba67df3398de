/* What a hex is worth to the game, and how it stands now. */
#include "words/hex1812/own.h"

/* [Fortresses C, Terrain Effects Chart] [Fortresses G, Victory A] "Defence ×3; French control, 1 point" */
static void worth_of(const struct scenario *s, const struct campaign *c, int place, struct text *out)
{
	const struct ground *g = ground_of(s);
	int fort = g->fort[place], times = hx_defence(s, place);
	struct text before;
	if (times > 1)
		text_set(out, "Defence \u00d7%d", times);
	if (fort == NONE)
		return;
	before = *out;
	text_set(out, "%s%s%s control, %d point%s", before.at, before.at[0] ? "; " : "",
		 s->side_name[hx_controls(s, c, FRENCH, place) ? FRENCH : RUSSIAN], g->worth[fort], g->worth[fort] == 1 ? "" : "s");
}

void hx_ground(const struct scenario *s, const struct position *p, int place, struct text *out)
{
	const struct ground *g = ground_of(s);
	const struct campaign *c = campaign_of(p);
	int r = g->region[place];
	out->at[0] = 0;
	if (r >= g->regions)
		return;
	worth_of(s, c, place, out);
	struct text before = *out;
	text_set(out, "%s%sSupply area %s (%s): %s", before.at, before.at[0] ? "\n" : "", g->region_name[r], g->region_id[r],
		 supply_state_words(c->depleted[r]));
}

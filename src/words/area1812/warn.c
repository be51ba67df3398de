/* What is about to cost something: too few points for the index of the turn. */
#include "words/area1812/own.h"

/* [Victory B] At the end of a turn the French total is held against the index; below it a corps is lost. */
void ar_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	text_set(out, "%s", "");
	if (viewer == (enum side)FRENCH)
		larder_short(p->header.track[TRACK_POINTS] + ar_battles_due(s, campaign_of(p)), land_of(s)->index[p->header.turn], out);
}

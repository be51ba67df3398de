/* Corps markers: with how many closed counters a stack stands before the enemy.
 *
 * One infantry marker may stand for all the infantry corps of a place, one cavalry marker for all the cavalry; supply
 * units, depots and leaders are a counter each. So a stack shows at least one for each arm of corps and one for each
 * other unit, and at most one for each unit. The enemy knows those bounds, not what is under the counters.
 */
#include "rules/area1812/area1812.h"

/* === Stacking === */

/* Units of a place that the enemy has not seen, by arm. */
static void closed_units(const struct scenario *s, const struct campaign *c, int side, int place, int n[ARMS])
{
	const struct land *g = land_of(s);
	int left = ar_units(c, side, place);
	for (int arm = 0; arm < ARMS; arm++)
		n[arm] = 0;
	for (int i = g->first[side]; left && i < g->last[side]; i++) {
		if (c->p.piece[i].place != place)
			continue;
		left--;
		n[g->arm[i]] += !(c->p.piece[i].known & SEEN_ALL);
	}
}

/* [Playing Pieces Corps Markers, reading 10] Corps of an arm share a marker or do not, all else is a counter each. */
void ar_markers_bounds(const int n[ARMS], int *least, int *most)
{
	int single = n[ARM_SU] + n[ARM_DP] + n[ARM_LEADER];
	*least = (n[ARM_IC] > 0) + (n[ARM_CC] > 0) + single;
	*most = n[ARM_IC] + n[ARM_CC] + single;
}

void ar_markers_range(const struct scenario *s, const struct campaign *c, int side, int place, int *least, int *most)
{
	int n[ARMS];
	closed_units(s, c, side, place, n);
	ar_markers_bounds(n, least, most);
}

/* [reading 12] The number stays, or becomes the nearest that the closed units can show. */
void ar_markers_settle(const struct scenario *s, struct campaign *c, int side, int place)
{
	int least, most, now = c->backs[side][place];
	ar_markers_range(s, c, side, place, &least, &most);
	c->backs[side][place] = (uint8_t)(now < least ? least : now > most ? most : now);
}

void ar_markers_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, least, most;
	for (int at = 0; at < g->places; at++) {
		if (!ar_units(c, side, at) || set_has(&c->marked, at))
			continue;
		ar_markers_range(s, c, side, at, &least, &most);
		for (int n = least; n <= most; n++)
			if (n != c->backs[side][at])
				orders_add(out, order_make(VERB_MARKERS, side, NONE, at, n));
	}
}

/* [Stacking B, reading 11] Any number that the units can show, once a place and segment. */
bool ar_markers_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	int least, most;
	if (!set_empty(&p->hand))
		return phase_refuse(s, CITE_STACKING, "first do what is to be done with the units in hand", e);
	if (set_has(&c->marked, o->place))
		return error_set(e, NULL, NULL, CITE(CITE_STACKING), "the markers of %s were changed in this segment",
				 CALLED(s, o->place));
	ar_markers_range(s, c, o->side, o->place, &least, &most);
	if (!most)
		return error_set(e, NULL, NULL, CITE(CITE_STACKING), "no closed stack of yours stands in %s",
				 CALLED(s, o->place));
	if (o->number < least || o->number > most)
		return error_set(e, NULL, NULL, CITE(CITE_STACKING), "the units in %s take %d to %d counters",
				 CALLED(s, o->place), least, most);
	return o->number != c->backs[o->side][o->place] ||
	       error_set(e, NULL, NULL, CITE(CITE_STACKING), "%s shows so many counters already",
			 CALLED(s, o->place));
}

/* [Stacking B] What the enemy counts is what the owner lays. */
void ar_markers_act(struct campaign *c, const struct order *o, struct events *ev)
{
	c->backs[o->side][o->place] = (uint8_t)o->number;
	set_add(&c->marked, o->place);
	struct event *e = event_note(ev, EVENT_MARKER, o->side, NONE, NONE, o->place, o->number, CITE_STACKING);
	if (e && frame_now(&c->p)->row == ROW_SETUP) /* of a set-up the enemy sees nothing */
		e->seen = side_bit(o->side);
}

bool ar_opening_act(struct campaign *c, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_TAKE)
		set_add(&c->p.hand, o->piece);
	else if (o->verb == VERB_MARKERS)
		ar_markers_act(c, o, ev);
	return o->verb == VERB_TAKE || o->verb == VERB_MARKERS;
}

/* [Combat 6] The retreat, link by link: where it may go, what it costs. */
#include "rules/napoleon1807/n7.h"

/* Does a stack of the side that goes back stop there? Among friends, or where enemy corps stand. */
static bool stops(const struct scenario *s, const struct n7_position *n, int side, int place)
{
	return n7_corps(s, n, place, side) || n7_corps(s, n, place, side_other((enum side)side));
}

/* As far as the side can know: a block of the enemy that stands upright may be a corps [Fog of War]. */
static bool may_stop(const struct scenario *s, const struct n7_position *n, int side, int place)
{
	n7_mask enemies = n7_blocks(s, n, place, side_other((enum side)side));
	for (int i = n7_mask_next(enemies, 0); i >= 0; i = n7_mask_next(enemies, i + 1))
		if (!n7_known(s, n, i, side) || n7_is_corps(s, i))
			return true;
	return n7_corps(s, n, place, side) != 0;
}

/* [reading 20] The link leads farther away from the combat. */
static bool leads_away(const struct n7_own *own, int field, int from, int to)
{
	return own->far[field][to] > own->far[field][from];
}

/* [reading 19] How many of `left` links can be made good from there; where it stops all are. */
static int makes_good(const struct scenario *s, const struct n7_position *n, int side, int field, int from, int left)
{
	const struct n7_own *own = n7_own(s);
	int best = 0;
	for (int k = 0; left > 0 && k < own->degree[from] && best < left; k++) {
		int to = own->to[from][k];
		if (!leads_away(own, field, from, to))
			continue;
		int good = 1 + (may_stop(s, n, side, to) ? left - 1 : makes_good(s, n, side, field, to, left - 1));
		best = good > best ? good : best;
	}
	return best;
}

/* [Combat 6] The first link is that of the stack's own axis, and never that of the winner's. */
static bool first_allows(const struct n7_position *n, int side, int from, int slot)
{
	int whose = n7_axis_side(n, from);
	if (whose == NOBODY)
		return true;
	return (whose == side) == (n7_axis_slot(n, from) == slot);
}

int n7_ways_back(const struct scenario *s, const struct n7_position *n, int16_t out[MAX_LINKS])
{
	const struct n7_own *own = n7_own(s);
	const struct n7_fight *f = &n->fight;
	int good[N7_DEGREES], best = 0, count = 0;
	for (int k = 0; k < own->degree[f->at]; k++) {
		int to = own->to[f->at][k];
		good[k] = 0;
		if (!leads_away(own, f->place, f->at, to) || (f->at == f->place && !first_allows(n, f->loser, f->at, k)))
			continue;
		good[k] = 1 + (may_stop(s, n, f->loser, to) ? f->links - 1 : makes_good(s, n, f->loser, f->place, to, f->links - 1));
		best = good[k] > best ? good[k] : best;
	}
	for (int k = 0; best && k < own->degree[f->at]; k++)
		if (good[k] == best)
			out[count++] = own->to[f->at][k];
	return count;
}

n7_mask n7_going_back(const struct scenario *s, const struct n7_position *n)
{
	const struct n7_fight *f = &n->fight;
	n7_mask who = n7_fight_blocks(n, f->loser);
	/* [reading 28] A commander beside them who would stay without a corps goes with them, all the way. */
	if (!(n7_corps(s, n, f->at, f->loser) & ~who))
		who |= n7_stack(s, n, f->at, f->loser);
	return who;
}

/* [Fog of War] Upright blocks are told apart by who comes among them: how many corps there are; NONE: one at least. */
static void told_apart(int place, int side, int corps, struct events *ev)
{
	struct event *at = event_note(ev, EVENT_REVEAL, side, NONE, NONE, place, corps, CITE_FOG);
	if (at)
		at->seals = true;
}

/* Does the enemy learn by whether the stack stops there what stands upright behind it? */
static bool friends_hide(const struct scenario *s, const struct n7_position *n, int place)
{
	n7_mask friends = n7_blocks(s, n, place, n->fight.loser);
	bool hide = false;
	for (int i = n7_mask_next(friends, 0); i != NONE; i = n7_mask_next(friends, i + 1)) {
		bool known = n7_known(s, n, i, side_other((enum side)n->fight.loser));
		if (known && n7_is_corps(s, i))
			return false;
		hide |= !known;
	}
	return hide;
}

int n7_link_tires(const struct scenario *s, const struct n7_position *n, int to, int enemies)
{
	int from = n->fight.at;
	return 2 * enemies + (n7_broken(s, n, from, n7_slot(s, from, to)) ? 2 : 0);
}

void n7_go_back(const struct scenario *s, struct n7_position *n, int to, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	int from = f->at;
	n7_mask who = n7_going_back(s, n);
	int enemies = n7_mask_count(n7_corps(s, n, to, side_other((enum side)f->loser)));
	bool stop = stops(s, n, f->loser, to);
	if (!n7_looks_free(s, n, to, f->loser))
		told_apart(to, side_other((enum side)f->loser), enemies, ev);
	if (!enemies && friends_hide(s, n, to))
		told_apart(to, f->loser, stop ? NONE : 0, ev);
	f->fatigue_owed = (uint8_t)(f->fatigue_owed + n7_link_tires(s, n, to, enemies));
	f->crossed++;
	f->links = (uint8_t)(stop ? 0 : f->links - 1);
	f->at = (int16_t)to;
	n7_enter(s, n, who, from, to, ENTER_RETREAT, ev);
}

/* --- the row: one link of the stack --- */

void n7_retreat_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	int16_t ways[MAX_LINKS];
	int count = n7_ways_back(s, n, ways);
	p->hand = n7_mask_set(n7_going_back(s, n));
	if (count > 1)
		return;
	set_clear(&p->hand);
	phase_return(p);
	if (count)
		n7_go_back(s, n, ways[0], ev);
	else
		n->fight.links = 0;
}

void n7_retreat_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct n7_fight *f = &n7_of(p)->fight;
	out->place = f->at;
	out->left = f->links;
	out->of = (int16_t)(f->links + f->crossed);
	out->reaction = f->loser != n7_of(p)->op.side;
	prompt_ask(out, VERB(VERB_RETREAT), 1, "Retreat from %s: %d more %s", n7_place(s, f->place).at, f->links, f->links == 1 ? "link" : "links");
	text_set(&out->why_not, "the beaten stack has to retreat");
}

void n7_retreat_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int16_t ways[MAX_LINKS];
	int count = n7_ways_back(s, n7_of(p), ways), lead = set_next(&p->hand, 0);
	for (int i = 0; i < count; i++)
		orders_add(out, order_make(VERB_RETREAT, frame_now(p)->side, lead, ways[i], NONE));
}

bool n7_retreat_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	const struct n7_position *n = n7_of(p);
	const struct n7_fight *f = &n->fight;
	int16_t ways[MAX_LINKS];
	if (o->verb != VERB_RETREAT || o->piece != set_next(&p->hand, 0))
		return phase_refuse(s, CITE_COMBAT_6, "drag the beaten stack to a lit area", e);
	int slot = n7_slot(s, f->at, o->place);
	if (slot == NONE)
		return error_set(e, NULL, NULL, n7_cites[CITE_COMBAT_6], "no link leads from %s to %s", n7_place(s, f->at).at,
				 n7_place(s, o->place).at);
	if (!leads_away(own, f->place, f->at, o->place))
		return error_set(e, NULL, NULL, n7_cites[CITE_COMBAT_6], "a retreat leads away from %s", n7_place(s, f->place).at);
	if (f->at == f->place && !first_allows(n, f->loser, f->at, slot))
		return error_set(e, NULL, NULL, n7_cites[CITE_COMBAT_6], n7_axis_side(n, f->at) == f->loser
				 ? "the first link is that of the stack's own axis of retreat" : "the enemy's axis of retreat bars this link");
	for (int i = n7_ways_back(s, n, ways) - 1; i >= 0; i--)
		if (ways[i] == o->place)
			return true;
	return error_set(e, NULL, NULL, n7_cites[CITE_COMBAT_6], "from %s the retreat could not go its full number of links",
			 n7_place(s, o->place).at);
}

void n7_retreat_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	set_clear(&p->hand);
	phase_return(p);
	n7_go_back(s, n7_at(p), o->place, ev);
}

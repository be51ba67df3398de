/* Who is to be taken up, tried on a copy: to march, to leave the map, or to begin something else. */
#include "words/now_own.h"

#include "rules/phases.h"

#include <string.h>

enum { TRIED = 10 }; /* units whose march is looked at: those nearest to an aim */

/* The unit is taken up on a copy, as a seat may on scratch: that draws no die and shows nothing. False where it would. */
static bool take_up(const struct look *k, const struct order *take, union any_position *copy)
{
	if (!phase_builds(k->s, k->p, take))
		return false;
	memcpy(copy, k->p, k->s->rules->position_size);
	rules_carry_out(k->s, &copy->common, take, NULL);
	return true;
}

/* Would something be about to be lost by the order that is not now, such as who is too many in a place? */
static bool endangers(const struct look *k, const struct position *p, const struct order *o)
{
	union any_position then;
	struct text now = {""}, after = {""};
	if (!k->w->warn || o->verb != VERB_MARCH)
		return false;
	memcpy(&then, p, k->s->rules->position_size);
	if (!rules_play(k->s, &then.common, o, NULL, NULL))
		return false;
	k->w->warn(k->s, k->p, k->prompt->side, &now);
	k->w->warn(k->s, &then.common, k->prompt->side, &after);
	return after.at[0] && !now.at[0];
}

/* Is it no more than a march that brings the piece nearer, and that may cost nothing for good? Nobody is urged to what may. */
static bool is_gain(const struct look *k, const struct position *p, const struct order *o, int far)
{
	struct outlook outlook;
	int then = now_far_after(k, o);
	return then >= 0 && then < far && !rules_costs(k->s, p, o, &outlook) && !endangers(k, p, o);
}

/* May it cost something for good, though the phase could end and nothing is to be won? */
static bool costs_for_nothing(const struct look *k, const struct position *p, const struct order *o)
{
	struct outlook outlook;
	return !k->way->any && first_of(k->list, VERB_DONE) != NONE && o->verb == VERB_MARCH && rules_costs(k->s, p, o, &outlook);
}

int now_usual(const struct look *k, const struct orders *list, int best)
{
	union any_position copy;
	struct order rest = order_make(VERB_REST, k->prompt->side, NONE, NONE, NONE);
	if (best == NONE || list->at[best].verb != VERB_PUT)
		return best;
	int piece = list->at[best].piece;
	memcpy(&copy, k->p, k->s->rules->position_size);
	set_clear(&copy.common.hand);
	if (!rules_allow(k->s, &copy.common, &rest, NULL) || !rules_play(k->s, &copy.common, &rest, NULL, NULL))
		return best;
	int usual = orders_like(list, VERB_PUT, piece, copy.common.piece[piece].place, NONE);
	return copy.common.piece[piece].place < 0 || usual == NONE ? best : usual;
}

/* The unit is taken up on a copy: what it can do best, if that brings it nearer to an aim or onto the map. */
static bool try_taking(const struct look *k, int order, bool any)
{
	union any_position copy;
	struct orders then;
	const struct order *take = &k->list->at[order];
	int from = k->p->piece[take->piece].place, far = from >= 0 ? now_farness(k, take->piece, from) : MAX_PLACES;
	if (!take_up(k, take, &copy))
		return false;
	rules_orders(k->s, &copy.common, &then);
	int best = now_usual(k, &then, now_nearest(k, &then, take->piece));
	if (best == NONE || (any ? costs_for_nothing(k, &copy.common, &then.at[best]) : !is_gain(k, &copy.common, &then.at[best], far)))
		return false;
	k->out->order = order;
	k->out->leads = true;
	k->out->then = then.at[best];
	return true;
}

/* Is it there for others, and would they be left alone? */
static bool leads_there(const struct look *k, int piece)
{
	return helper_of(k->s, piece) && now_company(k->s, k->p, piece, true);
}

/* The units that can be taken up, those nearest to an aim first; none that stands in one, nor who leads troops there. Who waits beside
 * the map comes before all, who is there for others after all: a leader who goes ahead is alone. */
static int candidates(const struct look *k, int16_t out[TRIED])
{
	int n = 0, key[TRIED];
	for (int i = 0; i < k->list->n; i++) {
		const struct order *o = &k->list->at[i];
		if (o->verb != VERB_TAKE || o->piece < 0)
			continue;
		int at = k->p->piece[o->piece].place, far = at < 0 ? -1 : now_farness(k, o->piece, at);
		far = at >= 0 && far < 0 ? MAX_PLACES : far;
		if (at >= 0 && (far == 0 || now_keeps_aim(k, o->piece) || leads_there(k, o->piece)))
			continue;
		far += at >= 0 && helper_of(k->s, o->piece) ? MAX_PLACES : 0;
		bool full = n == TRIED;
		int j = full ? TRIED - 1 : n++;
		if (full && key[j] <= far)
			continue;
		for (; j > 0 && key[j - 1] > far; j--) {
			key[j] = key[j - 1];
			out[j] = out[j - 1];
		}
		key[j] = far;
		out[j] = (int16_t)i;
	}
	return n;
}

/* Who is taken up to go back, before a combat or beaten: as say_back. */
static void say_taken_back(const struct look *k)
{
	struct text end;
	char who[NAME];
	k->out->leads = false;
	now_say_instead(k, &end);
	text_set(&k->out->words, "Drag %s to where it may go back%s",
		 now_pieces(k->list, VERB_TAKE) > 1 ? "a lit unit" : now_unit_name(k, k->out->then.piece, who), end.at);
}

/* All that it is about is safe: where the march goes is not for the advice to say. */
static bool to_anywhere(const struct look *k)
{
	struct text end;
	if (k->w->far || k->way->any || !k->s->aims || k->out->then.verb != VERB_MARCH || k->p->piece[k->out->then.piece].place < 0)
		return false;
	k->out->leads = false;
	now_say_instead(k, &end);
	text_set(&k->out->words, "Drag %s where you want it: all that you must hold is safe now%s", now_lit(k), end.at);
	return true;
}

bool now_to_take(const struct look *k)
{
	int16_t list[TRIED];
	struct text text;
	int n = candidates(k, list), done = first_of(k->list, VERB_DONE);
	bool found = false;
	for (int i = 0; i < n && !found; i++)
		found = try_taking(k, list[i], false);
	for (int i = 0; i < n && !found && (!k->way->any || done == NONE); i++)
		found = try_taking(k, list[i], true);
	if (!found)
		return false;
	if (to_anywhere(k))
		return true;
	if (now_goes_back(k, &k->out->then)) {
		say_taken_back(k);
		return true;
	}
	int from = k->p->piece[k->out->then.piece].place;
	now_say_reach(k, &k->out->then, &text);
	if (now_leaves(k, &k->out->then) && from == k->out->then.place)
		text_set(&k->out->words, "Drag %s over the edge, or click it twice: %s", now_lit(k), text.at);
	else
		text_set(&k->out->words, "Drag %s: %s", from < 0 ? "a unit from the tray" : now_lit(k), text.at);
	return true;
}

/* Does who is taken up leave the map by one of these verbs? The law is asked for that one order, not for all that he may do. */
static bool leaves_after(const struct look *k, const struct order *take, uint64_t verbs, struct order *exit)
{
	union any_position copy;
	if (take->verb != VERB_TAKE || take->piece < 0 || !take_up(k, take, &copy))
		return false;
	for (int verb = 0; verb < 64; verb++) {
		*exit = order_make(verb, k->prompt->side, take->piece, NONE, NONE);
		if (verbs >> verb & 1 && rules_allow(k->s, &copy.common, exit, NULL))
			return true;
	}
	return false;
}

bool now_to_leave(const struct look *k)
{
	uint64_t verbs = k->edges & k->prompt->verbs;
	struct order exit;
	char who[NAME];
	int n = verbs ? k->list->n : 0, taken = 0;
	while (taken < n && !leaves_after(k, &k->list->at[taken], verbs, &exit))
		taken++;
	if (taken == n)
		return false;
	k->out->order = taken;
	k->out->leads = true;
	k->out->then = exit;
	text_set(&k->out->words, "Drag %s over the edge: %s can leave the map", now_lit(k), now_unit_name(k, exit.piece, who));
	return true;
}

/* The nearest to an aim who can begin by himself; a commander, say, cannot. */
static int nearest_alone(const struct look *k)
{
	int16_t near[TRIED];
	union any_position copy;
	struct orders then;
	int n = candidates(k, near);
	for (int i = 0; i < n; i++) {
		const struct order *take = &k->list->at[near[i]];
		if (!take_up(k, take, &copy))
			continue;
		rules_orders(k->s, &copy.common, &then);
		if (first_of(&then, VERB_COMMIT) != NONE)
			return near[i];
	}
	return n ? near[0] : first_of(k->list, VERB_TAKE);
}

/* Are those who are taken up put to something where they stand, as to be rallied? Nothing else would be gained by it. */
static bool serves_at_home(const struct prompt *prompt)
{
	uint64_t abroad = VERB(VERB_MARCH) | VERB(VERB_ATTACK) | VERB(VERB_ATTACK_PLACE) | VERB(VERB_FIRE) | VERB(VERB_PUT);
	return prompt->verbs >> VERB_COMMIT & 1 && prompt->verbs >> VERB_WITH & 1 && !(prompt->verbs & abroad);
}

bool now_to_begin(const struct look *k)
{
	char who[NAME], where[NAME];
	struct text end = {""};
	int best = nearest_alone(k), at;
	bool done = first_of(k->list, VERB_DONE) != NONE;
	if ((done && !serves_at_home(k->prompt)) || !now_names(k, best) || (at = k->p->piece[k->list->at[best].piece].place) < 0)
		return false;
	if (done)
		now_say_instead(k, &end);
	else if (first_of(k->list, VERB_PASS) != NONE)
		text_set(&end, "; or pass");
	if (now_pieces(k->list, VERB_TAKE) > 1)
		text_set(&k->out->words, "Click %s to begin%s", now_lit(k), end.at);
	else
		text_set(&k->out->words, "Click the unit to begin: %s in %s%s", now_piece_name(k->s, k->list->at[best].piece, who),
			 now_place_name(k->s, at, where), end.at);
	return true;
}

/* Who is in hand: where he goes. */
#include "words/now_own.h"

/* The best place that the piece in hand can come to by any number of steps: a march there, which is given by a drag. The order that begins
 * it, or NONE: none is better than `far`. `beyond`: it is farther than the places that are lit. */
static int far_step(const struct look *k, int piece, int far, struct order *whole, bool *beyond)
{
	struct overlay reach;
	int best = NONE, first = NONE;
	overlay_clear(&reach, QUERY_REACH);
	k->s->rules->query(k->s, k->p, k->prompt->side, QUERY_REACH, piece, NONE, &reach);
	for (int i = 0; i < k->s->board.count; i++) {
		int then = reach.value[i] < 0 ? NONE : now_farness(k, piece, i);
		if (then < 0 || (far >= 0 && then >= far))
			continue;
		far = then;
		best = i;
	}
	for (int at = best; at >= 0 && reach.from[at] >= 0; at = reach.from[at])
		first = at;
	*whole = order_make(VERB_MARCH, k->prompt->side, piece, best, NONE);
	*beyond = first != best;
	return first == NONE ? NONE : orders_like(k->list, VERB_MARCH, piece, first, NONE);
}

/* Who marches step by step: the best place in reach, however many steps away, or that he is best where he stands. */
static bool by_steps(const struct look *k)
{
	struct text text;
	struct order whole;
	char label[NAME], goal[NAME];
	bool beyond;
	int piece = set_next(&k->prompt->hand, 0), halt = first_of(k->list, VERB_HALT), aim;
	if (!k->s->rules->phases[k->prompt->row].steps || first_of(k->list, VERB_MARCH) == NONE)
		return false;
	int far = halt == NONE ? NONE : now_far(k, piece, k->p->piece[piece].place, &aim);
	if (now_names(k, far_step(k, piece, far, &whole, &beyond))) {
		now_say_reach(k, &whole, &text);
		text_set(&k->out->words, "Drop it in a lit place%s: %s", beyond ? " or farther on" : "", text.at);
		return true;
	}
	if (far < 0 || aim == NONE || !now_names(k, halt))
		return false;
	now_button_name(k, &k->list->at[halt], label);
	text_set(&k->out->words, k->p->piece[piece].place == aim ? "\u201c%s\u201d: it stands where it is to go, %s" :
		 "\u201c%s\u201d: no lit place brings it nearer to %s", label, now_place_name(k->s, aim, goal));
	return true;
}

/* Does it bring a piece on the map no nearer to what it should make for? */
static bool leads_off(const struct look *k, const struct order *o)
{
	int at = k->p->piece[o->piece].place, far = at >= 0 ? now_farness(k, o->piece, at) : NONE;
	return (o->verb == VERB_MARCH || o->verb == VERB_ADVANCE || now_leaves(k, o)) && far >= 0 && now_far_after(k, o) >= far;
}

/* Is no place it could march to better than another? */
static bool goes_anywhere(const struct look *k, const struct order *o)
{
	return now_far_after(k, o) < 0 && (k->w->far || o->verb == VERB_MARCH);
}

/* Who alone holds what is to be held, and could lose it by going. */
static bool should_stay(const struct look *k)
{
	char where[NAME];
	bool taken = !set_empty(&k->prompt->hand);
	int piece = taken ? set_next(&k->prompt->hand, 0) : k->held, halt = first_of(k->list, VERB_HALT);
	if (piece < 0 || !(k->prompt->verbs & VERB(VERB_MARCH)) || !now_would_empty(k->s, k->p, piece) || !now_names(k, halt == NONE ? 0 : halt))
		return false;
	text_set(&k->out->words, "Leave it where it stands: it alone holds %s, and the enemy can reach it",
		 now_place_name(k->s, k->p->piece[piece].place, where));
	return true;
}

bool now_in_hand(const struct look *k)
{
	struct text text;
	char who[NAME];
	if (should_stay(k))
		return true;
	if (!set_empty(&k->prompt->hand) && by_steps(k))
		return true;
	if (!set_empty(&k->prompt->hand) && now_names(k, now_first_over_edge(k, k->list))) {
		now_button_name(k, &k->list->at[k->out->order], who);
		text_set(&k->out->words, "\u201c%s\u201d, or drop it in a lit place", who);
		return true;
	}
	bool taken = !set_empty(&k->prompt->hand);
	int best = taken || k->held != NONE ? now_usual(k, k->list, now_nearest(k, k->list, taken ? NONE : k->held)) : NONE;
	if (!now_names(k, best))
		return false;
	if (now_goes_back(k, &k->list->at[best])) {
		now_say_back(k, &k->list->at[best], &k->out->words);
		return true;
	}
	if (leads_off(k, &k->list->at[best]) || goes_anywhere(k, &k->list->at[best])) {
		text_set(&k->out->words, "Drop %s in a lit place", now_piece_name(k->s, k->list->at[best].piece, who));
		return true;
	}
	now_say_reach(k, &k->list->at[best], &text);
	text_set(&k->out->words, first_of(k->list, VERB_STAND) == NONE ? "Drop it in a lit place: %s" :
		 "Drop it in a lit place: %s; or it stands", text.at);
	return true;
}

#include "words/now.h"

#include <stdio.h>
#include <string.h>

enum { TRIED = 10, /* units whose march is looked at: those nearest to an aim */
       NAME = 120, BUTTONS = 6, FITS = 150 }; /* so many buttons are not all named any more, nor those whose names are longer together */

/* How far every place lies from the nearest aim, in steps, and which one that is. */
struct way_to {
	bool any;
	int16_t far[MAX_PLACES], aim[MAX_PLACES];
};

/* What is looked at, and what comes of it. */
struct look {
	const struct scenario *s;
	const struct position *p;
	const struct prompt *prompt;
	const struct orders *list;
	const struct way_to *way;
	int held; /* in hand, though no order took it up; or NONE */
	struct now *out;
};

static bool unit_in(const struct scenario *s, const struct position *p, int side, int place)
{
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && p->piece[i].place == place)
			return true;
	return false;
}

/* May the units be sent there at this stage: 0, what is not held yet; 1, where no own unit stands; 2, anything? */
static bool worth_going(const struct look *k, int side, int place, int stage)
{
	const struct words *w = words_of(k->s);
	return stage == 2 || (!unit_in(k->s, k->p, side, place) && (stage == 1 || !w->holds || !w->holds(k->s, k->p, side, place)));
}

/* From the aims that are not held; where there is none from those in which no own unit stands, and at last from all. */
static void find_ways(const struct look *k, int side, struct way_to *w)
{
	const struct scenario *s = k->s;
	int16_t queue[MAX_PLACES];
	int n = 0;
	memset(w->far, 0xff, sizeof w->far);
	for (int stage = 0; stage <= 2 && !n; stage++)
		for (int i = 0; i < s->aims; i++) {
			int at = s->aim_place[i];
			if (w->far[at] == 0 || !worth_going(k, side, at, stage))
				continue;
			w->far[at] = 0;
			w->aim[at] = (int16_t)at;
			queue[n++] = (int16_t)at;
		}
	w->any = n > 0;
	for (int i = 0; i < n; i++) {
		const struct place *from = &s->board.at[queue[i]];
		for (int d = 0; d < from->links; d++) {
			int to = from->link[d].to;
			if (to == NONE || w->far[to] >= 0)
				continue;
			w->far[to] = (int16_t)(w->far[queue[i]] + 1);
			w->aim[to] = w->aim[queue[i]];
			queue[n++] = (int16_t)to;
		}
	}
}

/* How far the place is from what the piece should make for, and what that is, as the game has it or in steps from the aims. */
static int far_of(const struct look *k, int piece, int place, int *aim)
{
	const struct words *w = words_of(k->s);
	if (w->far)
		return w->far(k->s, k->p, piece, place, aim);
	*aim = k->way->aim[place];
	return k->way->far[place];
}

static int farness(const struct look *k, int piece, int place)
{
	int aim;
	return far_of(k, piece, place, &aim);
}

static bool leaves(const struct look *k, const struct order *o)
{
	return words_of(k->s)->leaves >> o->verb & 1;
}

/* Is the map left by no place of its own, over an edge? */
static bool over_edge(const struct look *k, const struct order *o)
{
	return leaves(k, o) && o->piece >= 0 && o->place < 0;
}

/* The first order that takes a piece off the map over an edge, or NONE. */
static int first_over_edge(const struct look *k, const struct orders *list)
{
	for (int i = 0; i < list->n; i++)
		if (over_edge(k, &list->at[i]))
			return i;
	return NONE;
}

/* Has the game such orders at all? */
static bool has_edge(const struct look *k)
{
	for (int verb = 0; verb < 64; verb++) {
		const struct verb *v = words_of(k->s)->leaves >> verb & 1 ? verb_at(k->s, verb) : NULL;
		if (v && !v->place)
			return true;
	}
	return false;
}

/* Where the order brings its piece: who leaves the map by what he made for has arrived. */
static int far_after(const struct look *k, const struct order *o)
{
	int aim, far = far_of(k, o->piece, o->place, &aim);
	return far >= 0 && leaves(k, o) && aim == o->place ? 0 : far;
}

static const char *piece_name(const struct scenario *s, int piece, char out[NAME])
{
	const struct print *p = &s->piece[piece];
	snprintf(out, NAME, "%s", p->name[0] ? p->name : p->id);
	return out;
}

static bool has_namesake(const struct scenario *s, int piece)
{
	for (int i = 0; i < s->pieces; i++)
		if (i != piece && s->piece[i].side == s->piece[piece].side && s->piece[i].name[0] && !strcmp(s->piece[i].name, s->piece[piece].name))
			return true;
	return false;
}

static const char *place_name(const struct scenario *s, int place, char out[NAME])
{
	snprintf(out, NAME, "%s", board_called(&s->board, place).at);
	return out;
}

/* "Infantry Corps in Vilna": one of many of the same name is told by where it stands. */
static const char *unit_name(const struct look *k, int piece, char out[NAME])
{
	char where[NAME];
	int at = k->p->piece[piece].place;
	piece_name(k->s, piece, out);
	size_t used = strlen(out);
	if (at >= 0 && has_namesake(k->s, piece))
		snprintf(out + used, NAME - used, " in %.60s", place_name(k->s, at, where));
	return out;
}

/* Words of a button without the mark of its shortcut. */
static void without_letter(const char *words, char out[NAME])
{
	size_t n = 0;
	for (const char *c = words; *c && n + 1 < NAME; c++)
		if (*c != '&')
			out[n++] = *c;
	out[n] = 0;
}

/* What stands on the button, without the mark of its shortcut. */
static const char *button_name(const struct look *k, const struct order *o, char out[NAME])
{
	struct text own = {""};
	const char *usual = usual_button(o->verb);
	if (words_of(k->s)->say)
		words_of(k->s)->say(k->s, k->p, o, &own);
	if (!own.at[0] && usual)
		text_set(&own, "%s", usual);
	const char *const *choices = k->s->rules->choices;
	for (int i = 0; choices && choices[i] && !own.at[0] && (o->verb == VERB_CHOOSE || o->verb == VERB_PLAN); i++)
		if (i == o->number)
			text_set(&own, "%s", choices[i]);
	without_letter(own.at, out);
	return out;
}

/* The first order with this verb, or NONE. */
static int first_of(const struct orders *list, int verb)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb)
			return i;
	return NONE;
}

/* The orders with this verb, about this piece (NONE: about any). */
static int count_of(const struct orders *list, int verb, int piece)
{
	int n = 0;
	for (int i = 0; i < list->n; i++)
		n += list->at[i].verb == verb && (piece == NONE || list->at[i].piece == piece);
	return n;
}

/* The pieces that its orders are about. */
static int pieces_of(const struct orders *list, int verb)
{
	struct set who;
	set_clear(&who);
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb && list->at[i].piece >= 0)
			set_add(&who, list->at[i].piece);
	return set_count(&who);
}

static bool moves(const struct look *k, const struct order *o)
{
	const struct verb *v = verb_at(k->s, o->verb);
	return v && v->gesture == GESTURE_DROP && o->piece >= 0 && o->place >= 0;
}

/* A beaten enemy is sent where the one who decides likes it best: away from what it is about. */
static bool of_enemy(const struct look *k, const struct order *o)
{
	return k->s->piece[o->piece].side != (int)k->prompt->side;
}

static bool ends_better(const struct look *k, const struct order *o, const struct order *than)
{
	int far = far_after(k, o), least = far_after(k, than);
	if (of_enemy(k, o))
		return far > least;
	return far >= 0 && (least < 0 || far < least);
}

/* Of the orders that move a piece (`piece` NONE: any) to a place the one that ends nearest to an aim, for an enemy the one
 * that ends farthest from all.
 */
static int nearest_end(const struct look *k, const struct orders *list, int piece)
{
	int best = NONE;
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (!moves(k, o) || (piece != NONE && o->piece != piece))
			continue;
		if (best == NONE || ends_better(k, o, &list->at[best]))
			best = i;
	}
	return best;
}

/* "Drag a lit unit"; where nearly every unit may, none is lit. */
static const char *lit(const struct look *k)
{
	return prompt_is_free(k->prompt) ? "a unit" : "a lit unit";
}

/* Does it send a piece against an enemy? */
static bool attacks(const struct look *k, const struct order *o)
{
	bool goes = o->verb == VERB_PUT || o->verb == VERB_RETREAT || o->verb == VERB_MARCH || o->verb == VERB_ADVANCE;
	return moves(k, o) && !goes && unit_in(k->s, k->p, side_other(k->prompt->side), o->place);
}

/* What the order does with its piece. */
static const char *deed(const struct look *k, const struct order *o)
{
	if (o->verb == VERB_PUT)
		return "may stand in";
	if (o->verb == VERB_RETREAT)
		return "can go back to";
	if (leaves(k, o))
		return "can leave the map by";
	return attacks(k, o) ? "can attack" : "can reach";
}

/* "2nd Division (Friant) can reach 2826, on the way to Schevardino (3224)"; who is set up or comes by an own choice may stand there; who is
 * beaten goes back, and where to is not told by what is to be won. */
static void say_reach(const struct look *k, const struct order *o, struct text *out)
{
	char who[NAME], where[NAME], goal[NAME];
	int aim = NONE, far = o->verb == VERB_MARCH || o->verb == VERB_ADVANCE ? far_of(k, o->piece, o->place, &aim) : NONE;
	unit_name(k, o->piece, who);
	place_name(k->s, o->place, where);
	if (far > 0 && k->way->any && aim != NONE && aim != o->place)
		text_set(out, "%s %s %s, %s %s", who, deed(k, o), where, far == 1 ? "beside" : "on the way to", place_name(k->s, aim, goal));
	else
		text_set(out, "%s %s %s", who, deed(k, o), where);
}

static bool names(const struct look *k, int order)
{
	k->out->order = order;
	return order != NONE;
}

/* The best place that the piece in hand can come to by any number of steps: a march there, which is given by a drag. The order that begins
 * it, or NONE: none is better than `far`. `beyond`: it is farther than the places that are lit. */
static int far_step(const struct look *k, int piece, int far, struct order *whole, bool *beyond)
{
	struct overlay reach;
	int best = NONE, first = NONE;
	overlay_clear(&reach, QUERY_REACH);
	k->s->rules->query(k->s, k->p, k->prompt->side, QUERY_REACH, piece, NONE, &reach);
	for (int i = 0; i < k->s->board.count; i++) {
		int then = reach.value[i] < 0 ? NONE : farness(k, piece, i);
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
	int far = halt == NONE ? NONE : far_of(k, piece, k->p->piece[piece].place, &aim);
	if (names(k, far_step(k, piece, far, &whole, &beyond))) {
		say_reach(k, &whole, &text);
		text_set(&k->out->words, "Drop it in a lit place%s: %s", beyond ? " or farther on" : "", text.at);
		return true;
	}
	if (far < 0 || aim == NONE || !names(k, halt))
		return false;
	button_name(k, &k->list->at[halt], label);
	text_set(&k->out->words, k->p->piece[piece].place == aim ? "\u201c%s\u201d: it stands where it is to go, %s" :
		 "\u201c%s\u201d: no lit place brings it nearer to %s", label, place_name(k->s, aim, goal));
	return true;
}

/* Is it a way back, or that of an enemy who is driven? Which of several is good is not told by what is to be won. */
static bool goes_back(const struct look *k, const struct order *o)
{
	return o->verb == VERB_RETREAT || of_enemy(k, o);
}

/* Who goes back and where to, named where there is one alone: of several none is, for it may be the worst. */
static void say_back(const struct look *k, const struct order *o, struct text *out)
{
	char who[NAME], where[NAME];
	bool stands = first_of(k->list, VERB_STAND) != NONE;
	if (pieces_of(k->list, o->verb) > 1)
		text_set(out, "Drag %s to a lit place%s", lit(k), stands ? "; or it stands" : "");
	else if (count_of(k->list, o->verb, o->piece) > 1)
		text_set(out, "Drag %s to one of the lit places%s", piece_name(k->s, o->piece, who), stands ? "; or it stands" : "");
	else
		text_set(out, "Drag %s to the lit place, %s%s", piece_name(k->s, o->piece, who), place_name(k->s, o->place, where),
			 stands ? "; or it stands" : "");
}

/* Does it bring a piece on the map no nearer to what it should make for? */
static bool leads_off(const struct look *k, const struct order *o)
{
	int at = k->p->piece[o->piece].place, far = at >= 0 ? farness(k, o->piece, at) : NONE;
	return (o->verb == VERB_MARCH || o->verb == VERB_ADVANCE || leaves(k, o)) && far >= 0 && far_after(k, o) >= far;
}

/* A unit is in hand: where it goes. */
static bool in_hand(const struct look *k)
{
	struct text text;
	char who[NAME];
	if (!set_empty(&k->prompt->hand) && by_steps(k))
		return true;
	if (!set_empty(&k->prompt->hand) && names(k, first_over_edge(k, k->list))) {
		button_name(k, &k->list->at[k->out->order], who);
		text_set(&k->out->words, "\u201c%s\u201d, or drop it in a lit place", who);
		return true;
	}
	bool taken = !set_empty(&k->prompt->hand);
	int best = taken || k->held != NONE ? nearest_end(k, k->list, taken ? NONE : k->held) : NONE;
	if (!names(k, best))
		return false;
	if (goes_back(k, &k->list->at[best])) {
		say_back(k, &k->list->at[best], &k->out->words);
		return true;
	}
	if (leads_off(k, &k->list->at[best]) || (words_of(k->s)->far && far_after(k, &k->list->at[best]) < 0)) {
		text_set(&k->out->words, "Drop %s in a lit place", piece_name(k->s, k->list->at[best].piece, who));
		return true;
	}
	say_reach(k, &k->list->at[best], &text);
	text_set(&k->out->words, first_of(k->list, VERB_STAND) == NONE ? "Drop it in a lit place: %s" :
		 "Drop it in a lit place: %s; or it stands", text.at);
	return true;
}

/* What is built may be carried out: an attack on a place, or an operation of those who will march from where they stand. */
static bool to_commit(const struct look *k)
{
	char label[NAME], who[NAME], where[NAME] = "";
	int commit = first_of(k->list, VERB_COMMIT), with = first_of(k->list, VERB_WITH), n = count_of(k->list, VERB_WITH, NONE);
	bool marches = k->prompt->verbs >> VERB_MARCH & 1;
	const char *join = marches ? "come along" : "join in";
	if (!names(k, commit))
		return false;
	button_name(k, &k->list->at[commit], label);
	bool attacks = !marches && !(k->prompt->verbs >> VERB_STAND & 1); /* who may as well stand is sent away */
	int held = set_next(&k->prompt->hand, 0);
	bool at_home = held != NONE && k->p->piece[held].place == k->prompt->place;
	if (k->prompt->place >= 0 && attacks)
		place_name(k->s, k->prompt->place, where);
	if (with == NONE && marches)
		text_set(&k->out->words, "\u201c%s\u201d begins it; nobody else there can come along", label);
	else if (with == NONE && !attacks)
		text_set(&k->out->words, "\u201c%s\u201d sends those that were chosen", label);
	else if (with == NONE)
		text_set(&k->out->words, "\u201c%s\u201d carries it out%s%s%s", label, !where[0] ? "" : at_home ? " in " : " against ", where,
			 k->prompt->verbs >> VERB_WITH & 1 ? "; no other unit can join in" : "");
	else if (n == 1)
		text_set(&k->out->words, "%s may %s: click it. \u201c%s\u201d %s", piece_name(k->s, k->list->at[with].piece, who), join, label,
			 marches ? "begins it" : "carries it out");
	else
		text_set(&k->out->words, "%d more may %s: click them. \u201c%s\u201d %s", n, join, label, marches ? "begins it" : "carries it out");
	return true;
}

/* Only what a seat may try on scratch: it draws no die and shows nothing. */
static bool builds(const struct look *k, const struct order *o)
{
	const struct verb *v = verb_at(k->s, o->verb);
	return (v && v->builds) || k->s->rules->phases[k->prompt->row].builds >> o->verb & 1;
}

/* Is it no more than a march that brings the piece nearer, and that may cost nothing for good? Nobody is urged to what may. */
static bool is_gain(const struct look *k, const struct position *p, const struct order *o, int far)
{
	struct outlook outlook;
	int then = far_after(k, o);
	return then >= 0 && then < far && !rules_costs(k->s, p, o, &outlook);
}

/* The unit is taken up on a copy: what it can do best, if that brings it nearer to an aim or onto the map. */
static bool try_taking(const struct look *k, int order, bool any)
{
	union any_position copy;
	struct orders then;
	const struct order *take = &k->list->at[order];
	int from = k->p->piece[take->piece].place, far = from >= 0 ? farness(k, take->piece, from) : MAX_PLACES;
	memcpy(&copy, k->p, k->s->rules->position_size);
	if (!builds(k, take) || !rules_play(k->s, &copy.common, take, NULL, NULL))
		return false;
	rules_orders(k->s, &copy.common, &then);
	int best = nearest_end(k, &then, take->piece);
	if (best == NONE || (!any && !is_gain(k, &copy.common, &then.at[best], far)))
		return false;
	k->out->order = order;
	k->out->leads = true;
	k->out->then = then.at[best];
	return true;
}

/* Does it stand alone of its side where something is to be won, held or not? Nobody is advised to leave that. */
static bool keeps_aim(const struct look *k, int piece)
{
	int at = k->p->piece[piece].place;
	bool aim = false;
	for (int i = 0; i < k->s->aims && (!words_of(k->s)->leaves || has_edge(k)); i++)
		aim |= k->s->aim_place[i] == at;
	for (int i = 0; aim && i < k->s->pieces; i++)
		aim = i == piece || k->p->piece[i].place != at || k->s->piece[i].side != k->s->piece[piece].side;
	return aim;
}

/* The units that can be taken up, those nearest to an aim first; none that stands in one. Who waits beside the map comes
 * before all. */
static int candidates(const struct look *k, int16_t out[TRIED])
{
	int n = 0, key[TRIED];
	for (int i = 0; i < k->list->n; i++) {
		const struct order *o = &k->list->at[i];
		if (o->verb != VERB_TAKE || o->piece < 0)
			continue;
		int at = k->p->piece[o->piece].place, far = at < 0 ? -1 : farness(k, o->piece, at);
		far = at >= 0 && far < 0 ? MAX_PLACES : far;
		if (at >= 0 && (far == 0 || keeps_aim(k, o->piece)))
			continue;
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

/* The button with which nothing more is clicked: ", or press “End phase”"; "" where there is none. */
static void say_instead(const struct look *k, struct text *out)
{
	static const int ends[] = {VERB_DONE, VERB_PASS, VERB_STAND};
	int pass = NONE;
	for (size_t i = 0; i < sizeof ends / sizeof *ends && pass == NONE; i++)
		pass = first_of(k->list, ends[i]);
	char label[NAME] = "";
	if (pass != NONE)
		button_name(k, &k->list->at[pass], label);
	text_set(out, label[0] ? ", or press \u201c%s\u201d" : "%s", label);
}

/* Who is taken up to go back, before a combat or beaten: as say_back. */
static void say_taken_back(const struct look *k)
{
	struct text end;
	char who[NAME];
	k->out->leads = false;
	say_instead(k, &end);
	text_set(&k->out->words, "Drag %s to where it may go back%s",
		 pieces_of(k->list, VERB_TAKE) > 1 ? "a lit unit" : unit_name(k, k->out->then.piece, who), end.at);
}

static bool to_take(const struct look *k)
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
	if (goes_back(k, &k->out->then)) {
		say_taken_back(k);
		return true;
	}
	int from = k->p->piece[k->out->then.piece].place;
	say_reach(k, &k->out->then, &text);
	if (leaves(k, &k->out->then) && from == k->out->then.place)
		text_set(&k->out->words, "Drag %s over the edge, or click it twice: %s", lit(k), text.at);
	else
		text_set(&k->out->words, "Drag %s: %s", from < 0 ? "a unit from the tray" : lit(k), text.at);
	return true;
}

/* Who is taken up can leave the map over an edge. */
static bool to_leave(const struct look *k)
{
	union any_position copy;
	struct orders then;
	char who[NAME];
	bool edge = has_edge(k);
	int leave = NONE, taken = NONE;
	for (int i = 0; i < k->list->n && leave == NONE && edge; i++) {
		const struct order *take = &k->list->at[i];
		memcpy(&copy, k->p, k->s->rules->position_size);
		if (take->verb != VERB_TAKE || take->piece < 0 || !builds(k, take) || !rules_play(k->s, &copy.common, take, NULL, NULL))
			continue;
		rules_orders(k->s, &copy.common, &then);
		leave = first_over_edge(k, &then);
		taken = i;
	}
	if (leave == NONE)
		return false;
	k->out->order = taken;
	k->out->leads = true;
	k->out->then = then.at[leave];
	text_set(&k->out->words, "Drag %s over the edge: %s can leave the map", lit(k), unit_name(k, k->out->then.piece, who));
	return true;
}

/* Is anybody advised to attack so? Not where it is all loss, or the game itself would not. */
static bool worth_attacking(const struct look *k, const struct order *o)
{
	const struct words *w = words_of(k->s);
	struct outlook outlook;
	return attacks(k, o) && (!w->serves || w->serves(k->s, k->p, o, NULL)) && !rules_costs(k->s, k->p, o, &outlook);
}

/* Attacks that may be made by a drag. Of several the law does not say which is good: only one that is alone is named. */
static bool to_attack(const struct look *k)
{
	struct text text, end;
	int n = 0, best = NONE;
	for (int i = 0; i < k->list->n; i++)
		if (worth_attacking(k, &k->list->at[i])) {
			best = best == NONE ? i : best;
			n++;
		}
	if (!names(k, best))
		return false;
	say_reach(k, &k->list->at[best], &text);
	say_instead(k, &end);
	if (n == 1)
		text_set(&k->out->words, "Drag %s: %.140s%s", lit(k), text.at, end.at);
	else
		text_set(&k->out->words, "Drag %s onto an enemy that it can attack%s", lit(k), end.at);
	return true;
}

/* A unit moves that is not taken up first: it comes on, goes back or goes forward. */
static bool to_move(const struct look *k)
{
	struct text text;
	int best = nearest_end(k, k->list, NONE), stand = first_of(k->list, VERB_STAND);
	if (!names(k, best))
		return false;
	if (goes_back(k, &k->list->at[best])) {
		say_back(k, &k->list->at[best], &k->out->words);
		return true;
	}
	if (attacks(k, &k->list->at[best]))
		return to_attack(k);
	say_reach(k, &k->list->at[best], &text);
	if (k->p->piece[k->list->at[best].piece].place < 0)
		text_set(&k->out->words, "Drag from the tray: %s", text.at);
	else if (stand == NONE)
		text_set(&k->out->words, "Drag %s: %s", lit(k), text.at);
	else
		text_set(&k->out->words, "Drag %s: %s; or it stands", lit(k), text.at);
	return true;
}

/* Is it given by a click on the map, and nothing that gives away what one need not? */
static bool may_click(const struct look *k, const struct order *o)
{
	const struct verb *v = verb_at(k->s, o->verb);
	return v && v->name && o->verb != VERB_TAKE && !moves(k, o) && !(words_of(k->s)->yields >> o->verb & 1) &&
	       (order_clicked(k->s, o) || v->gesture == GESTURE_PLACE);
}

/* Only who knows what he does ends this by himself: the usual is advised. */
static bool to_rest(const struct look *k)
{
	char label[NAME];
	int rest = words_of(k->s)->rests >> k->prompt->row & 1 ? first_of(k->list, VERB_REST) : NONE;
	if (!names(k, rest))
		return false;
	button_name(k, &k->list->at[rest], label);
	text_set(&k->out->words, "Press \u201c%s\u201d, or click what you want instead", label);
	return true;
}

/* What is clicked: named where there is one alone. Of several the law does not say which is good. */
static void say_click(const struct look *k, const struct order *o, struct text *out)
{
	char who[NAME], where[NAME];
	int n = o->piece < 0 ? count_of(k->list, o->verb, NONE) : pieces_of(k->list, o->verb), at = o->place;
	for (int i = 0; i < k->list->n; i++)
		n -= k->list->at[i].verb == o->verb && prompt_in_vain(k->prompt, &k->list->at[i]);
	bool along = o->piece >= 0 && o->verb == VERB_WITH && !set_empty(&k->prompt->hand) && builds(k, &(struct order){.verb = VERB_TAKE});
	if (at < 0 && o->piece >= 0)
		at = k->p->piece[o->piece].place;
	place_name(k->s, at < 0 ? 0 : at, where);
	if (o->piece < 0)
		text_set(out, n == 1 ? "Click the lit place, %s" : "Click one of the lit places", where);
	else if (along)
		text_set(out, n == 1 ? "%s may go along: click it" : "Click who goes along", piece_name(k->s, o->piece, who));
	else if (n == 1)
		text_set(out, "Click the lit unit: %s%s%s", piece_name(k->s, o->piece, who), at < 0 ? "" : " in ", at < 0 ? "" : where);
	else
		text_set(out, "Click one of the lit units");
	struct text whole, end;
	say_instead(k, &end);
	text_set(&whole, "%.300s%s%s", out->at, along ? "; Esc puts back what is in hand" : "", along ? "" : end.at);
	*out = whole;
}

/* The first order with this verb that is not known to be in vain, nor has a button of its own. */
static int first_worth(const struct look *k, int verb)
{
	for (int i = 0; i < k->list->n && !(words_of(k->s)->buttons >> verb & 1); i++)
		if (k->list->at[i].verb == verb && !prompt_in_vain(k->prompt, &k->list->at[i]))
			return i;
	return NONE;
}

/* Something on the map is to be clicked. */
static bool to_click(const struct look *k)
{
	static const int on_map[] = {VERB_ATTACK, VERB_ATTACK_PLACE, VERB_FIRE, VERB_RETREAT, VERB_ADVANCE, VERB_SEND, VERB_LOSE,
				     VERB_HIT, VERB_NAME, VERB_RELEASE};
	int best = NONE;
	for (size_t i = 0; i < sizeof on_map / sizeof *on_map && best == NONE; i++) {
		best = first_worth(k, on_map[i]);
		if (best != NONE && moves(k, &k->list->at[best]))
			best = NONE;
	}
	for (int i = 0; i < k->list->n && best == NONE; i++) {
		if (may_click(k, &k->list->at[i]))
			best = i;
	}
	if (!names(k, best))
		return false;
	say_click(k, &k->list->at[best], &k->out->words);
	return true;
}

/* A card is to be played: one that does something, or any where one must. */
static bool to_play(const struct look *k)
{
	const struct words *w = words_of(k->s);
	int best = NONE, done = first_of(k->list, VERB_PASS);
	done = done == NONE ? first_of(k->list, VERB_DONE) : done;
	done = done == NONE ? first_of(k->list, VERB_HALT) : done; /* a march that no more than a card would lead on */
	for (int i = 0; i < k->list->n && best == NONE; i++) {
		const struct order *o = &k->list->at[i];
		const struct verb *v = verb_at(k->s, o->verb);
		if (v && v->number == NOUN_CARD && o->number >= 0 && o->number < k->s->cards &&
		    (done == NONE || !w->serves || w->serves(k->s, k->p, o, NULL)))
			best = i;
	}
	if (!names(k, best))
		return false;
	char label[NAME] = "";
	if (done != NONE)
		button_name(k, &k->list->at[done], label);
	text_set(&k->out->words, label[0] ? "Play a card, %s for one, or press \u201c%s\u201d" : "Choose a card: %s",
		 k->s->card[k->list->at[best].number].title, label);
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
		memcpy(&copy, k->p, k->s->rules->position_size);
		if (!builds(k, take) || !rules_play(k->s, &copy.common, take, NULL, NULL))
			continue;
		rules_orders(k->s, &copy.common, &then);
		if (first_of(&then, VERB_COMMIT) != NONE)
			return near[i];
	}
	return n ? near[0] : first_of(k->list, VERB_TAKE);
}

/* A unit is taken up for something else than a march, and one may as well not: no button ends the phase. */
static bool to_begin(const struct look *k)
{
	char who[NAME], where[NAME];
	int best = nearest_alone(k), at;
	const char *pass = first_of(k->list, VERB_PASS) == NONE ? "" : "; or pass";
	if (first_of(k->list, VERB_DONE) != NONE || !names(k, best) || (at = k->p->piece[k->list->at[best].piece].place) < 0)
		return false;
	if (pieces_of(k->list, VERB_TAKE) > 1)
		text_set(&k->out->words, "Click %s to begin%s", lit(k), pass);
	else
		text_set(&k->out->words, "Click the unit to begin: %s in %s%s", piece_name(k->s, k->list->at[best].piece, who),
			 place_name(k->s, at, where), pass);
	return true;
}

/* "“A Outflank”, “B Contact” or “D Probe”": what stands on all buttons that are left; how many they are. */
static int say_buttons(const struct look *k, struct text *out)
{
	char label[NAME], names[BUTTONS][NAME];
	size_t used = 0;
	int n = 0;
	for (int i = 0; i < k->list->n && n < BUTTONS; i++)
		if (verb_at(k->s, k->list->at[i].verb)->gesture == GESTURE_BUTTON && button_name(k, &k->list->at[i], label)[0])
			memcpy(names[n++], label, NAME);
	text_set(out, "%s", "");
	for (int i = 0; i < n && used < sizeof out->at; i++)
		used += (size_t)snprintf(out->at + used, sizeof out->at - used, "%s\u201c%s\u201d", !i ? "" : i + 1 < n ? ", " : " or ", names[i]);
	return used < FITS ? n : BUTTONS;
}

/* All come to the same, and have one button. */
static bool to_press_any(const struct look *k)
{
	struct text one = {""};
	char label[NAME] = "";
	if (k->list->n > 1 && words_of(k->s)->all_one)
		words_of(k->s)->all_one(k->s, k->p, &one);
	if (!one.at[0])
		return false;
	without_letter(one.at, label);
	k->out->order = 0;
	text_set(&k->out->words, "Press \u201c%s\u201d", label);
	return true;
}

/* Each has his own answer and there is no other question: one button gives all of them. */
static bool to_press_all(const struct look *k)
{
	struct text all = {""};
	char label[NAME] = "";
	const struct words *w = words_of(k->s);
	int verb = w->all_of ? w->all_of(k->s, k->p, k->list, &all) : NONE;
	if (verb == NONE || count_of(k->list, verb, NONE) != k->list->n)
		return false;
	without_letter(all.at, label);
	k->out->order = 0;
	text_set(&k->out->words, "Press \u201c%s\u201d, or click the lit units one by one", label);
	return true;
}

/* Nothing but buttons is left. */
static void to_press(const struct look *k)
{
	struct text buttons;
	int done = first_of(k->list, VERB_DONE), pass = first_of(k->list, VERB_PASS), n = say_buttons(k, &buttons);
	char label[NAME] = "";
	k->out->order = done != NONE ? done : pass != NONE ? pass : 0;
	if (done != NONE)
		button_name(k, &k->list->at[done], label);
	if (label[0])
		text_set(&k->out->words, "\u201c%s\u201d, when you have done what you want", label);
	else if (n && n < BUTTONS)
		text_set(&k->out->words, "%s %.200s", n == 1 ? "Press" : "Choose", buttons.at);
	else
		text_set(&k->out->words, "Choose one of the buttons");
}

/* The phase cannot end yet: who has to come on comes first, or else it is told what is owed. */
static bool owed(const struct look *k, bool comes)
{
	struct orders waiting = {.n = 0};
	struct text text;
	if (!k->prompt->why_not.at[0] || !(k->prompt->verbs >> VERB_DONE & 1) || first_of(k->list, VERB_DONE) != NONE)
		return false;
	for (int i = 0; i < k->list->n && comes; i++)
		if (moves(k, &k->list->at[i]) && k->p->piece[k->list->at[i].piece].place < 0)
			orders_add(&waiting, k->list->at[i]);
	int best = !comes ? 0 : waiting.n ? nearest_end(k, &waiting, waiting.at[0].piece) : NONE; /* the first: the question speaks of it */
	if (best == NONE)
		return false;
	k->out->order = comes ? orders_find(k->list, &waiting.at[best]) : best;
	if (comes) {
		say_reach(k, &waiting.at[best], &text);
		text_set(&k->out->words, "Drag from the tray: %s; the phase cannot end before", text.at);
	} else {
		text_set(&k->out->words, "Before the phase can end: %s", k->prompt->why_not.at);
	}
	return true;
}

void now_look(const struct scenario *s, const struct position *p, const struct prompt *prompt, const struct orders *list, int held,
	      struct now *out)
{
	struct way_to way;
	struct look k = {s, p, prompt, list, &way, held, out};
	memset(out, 0, sizeof *out);
	out->order = NONE;
	if (!list->n)
		return;
	find_ways(&k, prompt->side, &way);
	if (to_press_any(&k) || to_press_all(&k) || in_hand(&k) || to_commit(&k) || owed(&k, true) || to_rest(&k) || to_click(&k) || owed(&k, false) || to_leave(&k) || to_take(&k) || to_move(&k) || to_play(&k) || to_begin(&k))
		return;
	to_press(&k);
}

void now_warn(const struct scenario *s, const struct position *p, const struct prompt *prompt, const struct orders *list,
	      struct text *out)
{
	const struct words *w = words_of(s);
	struct forgotten f = {.n = 0};
	text_set(out, "%s", "");
	if (w->warn)
		w->warn(s, p, prompt->side, out);
	if (out->at[0])
		return;
	if (w->forgets && first_of(list, VERB_DONE) != NONE)
		w->forgets(s, p, list, &f);
	for (int i = 0; i < f.n && !out->at[0]; i++)
		if (!f.at[i].at_end)
			*out = f.at[i].what;
	if (!out->at[0] && p->header.turn == s->last_turn)
		text_set(out, "The last turn");
}

const char *now_note(const struct scenario *s, const struct position *p, const struct prompt *prompt)
{
	for (int i = 0; i < s->notes && prompt->side >= 0; i++) {
		const struct note *n = &s->note[i];
		const char *phase = s->rules->phases[prompt->row].name;
		if ((n->turn == NONE || n->turn == p->header.turn) && (n->side == NOBODY || n->side == prompt->side) &&
		    (!n->phase[0] || !strcmp(n->phase, phase)))
			return n->text;
	}
	return "";
}

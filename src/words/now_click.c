/* What is to be clicked, on the map or among the cards. */
#include "words/now_own.h"

#include "rules/phases.h"

/* Does it give up something of one's own that one need not, or take off again what was laid? A loss is owed while the phase cannot end
 * without it. */
static bool gives_up(const struct look *k, const struct order *o)
{
	bool loses = (o->verb == VERB_LOSE || o->verb == VERB_HIT) && o->piece >= 0 && k->s->piece[o->piece].side == o->side;
	bool takes_off = o->verb == VERB_RELEASE && k->prompt->verbs >> VERB_PUT & 1;
	return k->w->yields >> o->verb & 1 || takes_off || (loses && first_of(k->list, VERB_DONE) != NONE);
}

/* Is it given by a click on the map, and nothing that gives away what one need not? */
static bool may_click(const struct look *k, const struct order *o)
{
	const struct verb *v = verb_at(k->s, o->verb);
	return v && v->name && o->verb != VERB_TAKE && !now_moves(k, o) && !gives_up(k, o) && (order_clicked(k->s, o) || v->gesture == GESTURE_PLACE);
}

/* What is clicked: named where there is one alone. Of several the law does not say which is good. */
static void say_click(const struct look *k, const struct order *o, struct text *out)
{
	char who[NAME], where[NAME];
	int n = o->piece < 0 ? now_count(k->list, o->verb, NONE) : now_pieces(k->list, o->verb), at = o->place;
	for (int i = 0; i < k->list->n; i++)
		n -= k->list->at[i].verb == o->verb && prompt_in_vain(k->prompt, &k->list->at[i]);
	bool along = o->piece >= 0 && o->verb == VERB_WITH && !set_empty(&k->prompt->hand) && phase_builds(k->s, k->p, &(struct order){.verb = VERB_TAKE});
	if (at < 0 && o->piece >= 0)
		at = k->p->piece[o->piece].place;
	now_place_name(k->s, at < 0 ? 0 : at, where);
	if (o->piece < 0)
		text_set(out, n == 1 ? "Click the lit place, %s" : "Click one of the lit places", where);
	else if (along)
		text_set(out, n == 1 ? "%s may go along: click it" : "Click who goes along", now_piece_name(k->s, o->piece, who));
	else if (n == 1)
		text_set(out, "Click the lit unit: %s%s%s", now_piece_name(k->s, o->piece, who), at < 0 ? "" : " in ", at < 0 ? "" : where);
	else
		text_set(out, "Click one of the lit units");
	struct text whole, end;
	now_say_instead(k, &end);
	text_set(&whole, "%.300s%s%s", out->at, along ? "; Esc puts back what is in hand" : "", along ? "" : end.at);
	*out = whole;
}

/* The first order with this verb that is not known to be in vain, gives up nothing, nor has a button of its own. */
static int first_worth(const struct look *k, int verb)
{
	for (int i = 0; i < k->list->n && !(k->w->buttons >> verb & 1); i++)
		if (k->list->at[i].verb == verb && !prompt_in_vain(k->prompt, &k->list->at[i]) && !gives_up(k, &k->list->at[i]))
			return i;
	return NONE;
}

bool now_to_click(const struct look *k)
{
	static const int on_map[] = {VERB_ATTACK, VERB_ATTACK_PLACE, VERB_FIRE, VERB_RETREAT, VERB_ADVANCE, VERB_SEND, VERB_LOSE,
				     VERB_HIT, VERB_NAME, VERB_RELEASE};
	int best = NONE;
	for (size_t i = 0; i < sizeof on_map / sizeof *on_map && best == NONE; i++) {
		best = first_worth(k, on_map[i]);
		if (best != NONE && now_moves(k, &k->list->at[best]))
			best = NONE;
	}
	for (int i = 0; i < k->list->n && best == NONE; i++) {
		if (may_click(k, &k->list->at[i]))
			best = i;
	}
	if (!now_names(k, best))
		return false;
	say_click(k, &k->list->at[best], &k->out->words);
	return true;
}

bool now_to_play(const struct look *k)
{
	const struct words *w = k->w;
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
	if (!now_names(k, best))
		return false;
	char label[NAME] = "";
	if (done != NONE)
		now_button_name(k, &k->list->at[done], label);
	text_set(&k->out->words, label[0] ? "Play a card, %s for one, or press \u201c%s\u201d" : "Choose a card: %s",
		 k->s->card[k->list->at[best].number].title, label);
	return true;
}

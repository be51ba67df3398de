/* Who moves or attacks by a drag, without being taken up first. */
#include "words/now_own.h"

/* Is anybody advised to attack so? Not where it is all loss, or the game itself would not. */
static bool worth_attacking(const struct look *k, const struct order *o)
{
	const struct words *w = k->w;
	struct outlook outlook;
	return now_attacks(k, o) && (!w->serves || w->serves(k->s, k->p, o, NULL)) && !rules_costs(k->s, k->p, o, &outlook);
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
	if (!now_names(k, best))
		return false;
	now_say_reach(k, &k->list->at[best], &text);
	now_say_instead(k, &end);
	if (n == 1)
		text_set(&k->out->words, "Drag %s: %.140s%s", now_lit(k), text.at, end.at);
	else
		text_set(&k->out->words, "Drag %s onto an enemy that it can attack%s", now_lit(k), end.at);
	return true;
}

/* Many small decisions that may be left to the computer: where the next of them is best laid the order of the list does not say. */
static void say_aided(const struct look *k)
{
	char label[NAME];
	now_without_letter(WORDS_AIDED, label);
	text_set(&k->out->words, "Drag from the tray onto one of the lit places, or press \u201c%s\u201d", label);
}

bool now_to_move(const struct look *k)
{
	struct text text;
	int best = now_nearest(k, k->list, NONE), stand = first_of(k->list, VERB_STAND);
	if (!now_names(k, best))
		return false;
	if (now_goes_back(k, &k->list->at[best])) {
		now_say_back(k, &k->list->at[best], &k->out->words);
		return true;
	}
	if (now_attacks(k, &k->list->at[best]))
		return to_attack(k);
	now_say_reach(k, &k->list->at[best], &text);
	if (k->p->piece[k->list->at[best].piece].place < 0 && k->w->aided >> k->prompt->row & 1)
		say_aided(k);
	else if (k->p->piece[k->list->at[best].piece].place < 0)
		text_set(&k->out->words, "Drag from the tray: %s", text.at);
	else if (stand == NONE)
		text_set(&k->out->words, "Drag %s: %s", now_lit(k), text.at);
	else
		text_set(&k->out->words, "Drag %s: %s; or it stands", now_lit(k), text.at);
	return true;
}

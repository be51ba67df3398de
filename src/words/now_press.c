/* Which button is to be pressed. */
#include "words/now_own.h"

#include <stdio.h>
#include <string.h>

enum { BUTTONS = 6, FITS = 150 }; /* so many buttons are not all named any more, nor those whose names are longer together */

bool now_to_commit(const struct look *k)
{
	char label[NAME], who[NAME], where[NAME] = "";
	int commit = first_of(k->list, VERB_COMMIT), with = first_of(k->list, VERB_WITH), n = now_count(k->list, VERB_WITH, NONE);
	bool marches = k->prompt->verbs >> VERB_MARCH & 1;
	const char *join = marches ? "come along" : "join in";
	if (!now_names(k, commit))
		return false;
	now_button_name(k, &k->list->at[commit], label);
	bool attacks = !marches && !(k->prompt->verbs >> VERB_STAND & 1); /* who may as well stand is sent away */
	int held = set_next(&k->prompt->hand, 0);
	bool at_home = held != NONE && k->p->piece[held].place == k->prompt->place;
	if (k->prompt->place >= 0 && attacks)
		now_place_name(k->s, k->prompt->place, where);
	if (words_declares(k->s, k->prompt->row) && k->list->n > 1)
		text_set(&k->out->words, "Declare another attack, or press \u201c%s\u201d when there are to be no more", label);
	else if (with == NONE && marches)
		text_set(&k->out->words, "\u201c%s\u201d begins it; nobody else there can come along", label);
	else if (with == NONE && !attacks)
		text_set(&k->out->words, "\u201c%s\u201d sends those that were chosen", label);
	else if (with == NONE)
		text_set(&k->out->words, "\u201c%s\u201d carries it out%s%s%s", label, !where[0] ? "" : at_home ? " in " : " against ", where,
			 k->prompt->verbs >> VERB_WITH & 1 ? "; no other unit can join in" : "");
	else if (n == 1)
		text_set(&k->out->words, "%s may %s, at a click. \u201c%s\u201d %s", now_piece_name(k->s, k->list->at[with].piece, who), join, label,
			 marches ? "begins it" : "carries it out");
	else
		text_set(&k->out->words, "%d more may %s: click them. \u201c%s\u201d %s", n, join, label, marches ? "begins it" : "carries it out");
	return true;
}

bool now_to_rest(const struct look *k)
{
	char label[NAME];
	int rest = k->w->rests >> k->prompt->row & 1 ? first_of(k->list, VERB_REST) : NONE;
	if (!now_names(k, rest))
		return false;
	now_button_name(k, &k->list->at[rest], label);
	text_set(&k->out->words, "Press \u201c%s\u201d, or click what you want instead", label);
	return true;
}

/* "“A Outflank”, “B Contact” or “D Probe”": what stands on all buttons that are left; how many they are. */
static int say_buttons(const struct look *k, struct text *out)
{
	char label[NAME], names[BUTTONS][NAME];
	size_t used = 0;
	int n = 0;
	for (int i = 0; i < k->list->n && n < BUTTONS; i++)
		if (verb_at(k->s, k->list->at[i].verb)->gesture == GESTURE_BUTTON && now_button_name(k, &k->list->at[i], label)[0])
			memcpy(names[n++], label, NAME);
	text_set(out, "%s", "");
	for (int i = 0; i < n && used < sizeof out->at; i++)
		used += (size_t)snprintf(out->at + used, sizeof out->at - used, "%s\u201c%s\u201d", !i ? "" : i + 1 < n ? ", " : " or ", names[i]);
	return used < FITS ? n : BUTTONS;
}

bool now_to_press_any(const struct look *k)
{
	struct text one = {""};
	char label[NAME] = "";
	if (k->list->n > 1 && k->w->all_one)
		k->w->all_one(k->s, k->p, &one);
	if (!one.at[0])
		return false;
	now_without_letter(one.at, label);
	k->out->order = 0;
	text_set(&k->out->words, "Press \u201c%s\u201d", label);
	return true;
}

bool now_to_press_all(const struct look *k)
{
	struct text all = {""};
	char label[NAME] = "";
	const struct words *w = k->w;
	int verb = w->all_of ? w->all_of(k->s, k->p, k->list, &all) : NONE;
	if (verb == NONE || now_count(k->list, verb, NONE) != k->list->n)
		return false;
	now_without_letter(all.at, label);
	k->out->order = 0;
	text_set(&k->out->words, "Press \u201c%s\u201d, or click the lit units one by one", label);
	return true;
}

void now_to_press(const struct look *k)
{
	struct text buttons;
	int done = first_of(k->list, VERB_DONE), pass = first_of(k->list, VERB_PASS), n = say_buttons(k, &buttons);
	char label[NAME] = "";
	k->out->order = done != NONE ? done : pass != NONE ? pass : 0;
	if (done != NONE)
		now_button_name(k, &k->list->at[done], label);
	if (label[0])
		text_set(&k->out->words, "\u201c%s\u201d, when you have done what you want", label);
	else if (n && n < BUTTONS)
		text_set(&k->out->words, "%s %.200s", n == 1 ? "Press" : "Choose", buttons.at);
	else
		text_set(&k->out->words, "Choose one of the buttons");
}

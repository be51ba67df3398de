#include "core/order.h"
#include "core/scenario.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct verb common[VERB_COMMON] = {
	[VERB_TAKE] = {"take", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NUMBER, true},
	[VERB_WITH] = {"with", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NUMBER, true},
	[VERB_MARCH] = {"march", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NONE, false},
	[VERB_PUT] = {"put", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NUMBER, false},
	[VERB_SEND] = {"send", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NONE, false},
	[VERB_RETREAT] = {"retreat", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NONE, false},
	[VERB_ADVANCE] = {"advance", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NONE, false},
	[VERB_ATTACK] = {"attack", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, true},
	[VERB_ATTACK_PLACE] = {"assault", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NONE, true},
	[VERB_FIRE] = {"fire", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_LOSE] = {"lose", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NUMBER, false},
	[VERB_HIT] = {"hit", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NUMBER, false},
	[VERB_NAME] = {"name", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NONE, false},
	[VERB_CARD] = {"card", GESTURE_CARD, NOUN_NONE, NOUN_NONE, NOUN_CARD, false},
	[VERB_SPEND] = {"spend", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NUMBER, false},
	[VERB_CHOOSE] = {"choose", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NUMBER, false},
	[VERB_PLAN] = {"plan", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NUMBER, false},
	[VERB_RELEASE] = {"release", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_REST] = {"rest", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NONE, false},
	[VERB_COMMIT] = {"commit", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NONE, false},
	[VERB_HALT] = {"halt", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NONE, false},
	[VERB_STAND] = {"stand", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NONE, false},
	[VERB_PASS] = {"pass", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NONE, false},
	[VERB_DONE] = {"done", GESTURE_BUTTON, NOUN_NONE, NOUN_NONE, NOUN_NONE, false},
};

void orders_add(struct orders *list, struct order o)
{
	assert(list->n < MAX_ORDERS);
	list->at[list->n++] = o;
}

int orders_find(const struct orders *list, const struct order *o)
{
	for (int i = 0; i < list->n; i++)
		if (order_same(&list->at[i], o))
			return i;
	return NONE;
}

int orders_like(const struct orders *list, int verb, int piece, int place, int number)
{
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (o->verb == verb && (piece == NONE || o->piece == piece) && (place == NONE || o->place == place) &&
		    (number == NONE || o->number == number))
			return i;
	}
	return NONE;
}

const struct verb *verb_at(const struct scenario *s, int verb)
{
	if (verb >= 0 && verb < VERB_COMMON)
		return &common[verb];
	for (int i = 0; s->verbs && s->verbs[i].name; i++)
		if (i == verb - VERB_COMMON)
			return &s->verbs[i];
	return NULL;
}

int order_print(const struct scenario *s, const struct order *o, char *out, size_t size)
{
	const struct verb *v = verb_at(s, o->verb);
	int n = snprintf(out, size, "%s", v ? v->name : "?");
	if (o->piece >= 0 && o->piece < s->pieces)
		n += snprintf(out + n, size - (size_t)n, " %s", s->piece[o->piece].id);
	if (o->place >= 0 && o->place < s->board.count)
		n += snprintf(out + n, size - (size_t)n, " %s", s->board.at[o->place].id);
	if (v && v->number == NOUN_CARD && o->number >= 0 && o->number < s->cards)
		n += snprintf(out + n, size - (size_t)n, " %s", s->card[o->number].id);
	else if (o->number != NONE)
		n += snprintf(out + n, size - (size_t)n, " %d", o->number);
	return n;
}

static int verb_find(const struct scenario *s, const char *word)
{
	const struct verb *v;
	for (int i = 0; (v = verb_at(s, i)); i++)
		if (!strcmp(v->name, word))
			return i;
	return NONE;
}

/* Next word of *at into `word`; false at the end or when the word is too long to be one of ours. */
static bool next_word(const char **at, char word[32])
{
	while (**at == ' ' || **at == '\t')
		++*at;
	size_t n = strcspn(*at, " \t\r\n");
	if (!n || n >= 32)
		return false;
	memcpy(word, *at, n);
	word[n] = 0;
	*at += n;
	return true;
}

static bool parse_number(const char *word, int16_t *number)
{
	char *end;
	long n = strtol(word, &end, 10);
	if (*end || end == word || n < INT16_MIN || n > INT16_MAX)
		return false;
	*number = (int16_t)n;
	return true;
}

static bool parse_card(const struct scenario *s, const struct verb *v, const char *word, int16_t *card, struct error *e)
{
	int found = card_find(s, word);
	if (found == NONE && (!parse_number(word, card) || *card < 0 || *card >= s->cards))
		return error_set(e, NULL, NULL, NULL, "there is no card \"%s\" for \"%s\" in this game", word, v->name);
	if (found != NONE)
		*card = (int16_t)found;
	return true;
}

static bool parse_nouns(const struct scenario *s, const struct verb *v, const char *at, struct order *o,
			struct error *e)
{
	char word[32];
	if (v->piece == NOUN_PIECE) {
		if (!next_word(&at, word))
			return error_set(e, NULL, NULL, NULL, "\"%s\" needs a piece after it", v->name);
		o->piece = (int16_t)scenario_piece(s, word);
		if (o->piece == NONE)
			return error_set(e, NULL, NULL, NULL, "there is no piece \"%s\" in this game", word);
	}
	if (v->place == NOUN_PLACE) {
		if (!next_word(&at, word))
			return error_set(e, NULL, NULL, NULL, "\"%s\" needs a place after it", v->name);
		o->place = (int16_t)board_find(&s->board, word);
		if (o->place == NONE)
			return error_set(e, NULL, NULL, NULL, "there is no place \"%s\" on this map", word);
	}
	if (v->number != NOUN_NONE && next_word(&at, word)) {
		if (v->number == NOUN_CARD && !parse_card(s, v, word, &o->number, e))
			return false;
		if (v->number == NOUN_NUMBER && !parse_number(word, &o->number))
			return error_set(e, NULL, NULL, NULL, "\"%s\" is no number that fits \"%s\"", word, v->name);
	}
	while (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n')
		at++;
	if (*at)
		return error_set(e, NULL, NULL, NULL, "\"%.32s\" is too much after \"%s\"", at, v->name);
	return true;
}

bool order_parse(const struct scenario *s, const char *text, enum side side, struct order *o, struct error *e)
{
	char word[32];
	if (!next_word(&text, word))
		return error_set(e, NULL, NULL, NULL, "an order begins with a verb such as \"take\" or \"done\"");
	int verb = verb_find(s, word);
	if (verb == NONE)
		return error_set(e, NULL, NULL, NULL, "this game has no order \"%s\"", word);
	*o = order_make(verb, side, NONE, NONE, NONE);
	return parse_nouns(s, verb_at(s, verb), text, o, e);
}

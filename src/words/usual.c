/* What all games say and show alike. */
#include "words/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static const struct badge common[] = {
	{"moved", "moved", "has moved", "m", 4, false, false, 0x54483aff},
	{"in-hand", NULL, "in hand", "", 0, false, false, 0xf2c230ff},
	{"target", "target", "chosen as target", "T", 12, false, false, 0xb3261eff},
	{"attacks", "attacks", "takes part in the attack", "A", 3, false, false, 0xb3261eff},
	{"fired", "fired", "has attacked", "x", 12, false, false, 0x54483aff},
	{"ready", "swords", "may act now", "+", 4, false, false, 0xd98a12ff},
	{"frozen", "frozen", "may not move yet", "F", 6, false, false, 0x4b7fa5ff},
	{"retreats", "retreats", "must retreat", "R", 5, false, false, 0x7a4a9cff},
};

enum { COMMON = sizeof common / sizeof *common };
_Static_assert(1 << COMMON == BADGE_COMMON, "every common badge has its words");

const struct badge *badge_of(const struct scenario *s, int bit)
{
	if (bit < COMMON)
		return bit < 0 ? NULL : &common[bit];
	const struct badge *own = words_of(s)->badges;
	for (int i = COMMON; own && own->name; i++, own++)
		if (i == bit)
			return own;
	return NULL;
}

const struct figure *figure_of(const struct scenario *s, int i)
{
	const struct figure *own = words_of(s)->figures;
	for (int k = 0; own && own->name && k < VIEW_FIGURES; k++, own++)
		if (k == i)
			return own;
	return NULL;
}

const struct pile *pile_of(const struct scenario *s, int pile)
{
	const struct pile *own = words_of(s)->piles;
	for (int k = 0; own && own->name; k++, own++)
		if (k == pile)
			return own;
	return NULL;
}

bool badge_shows(const struct scenario *s, unsigned badges, int bit)
{
	const struct badge *b = badge_of(s, bit);
	return b && badges >> bit & 1 && !(b->under && badges & (BADGE_ATTACKS | BADGE_TARGET));
}

static const struct showing usual[] = {SHOWING_ZOC, SHOWING_REACH, SHOWING_THREAT, SHOWING_FIRE, {.words = NULL}};

const struct showing *showings_of(const struct scenario *s)
{
	return words_of(s)->showings ? words_of(s)->showings : usual;
}

const struct showing *showing_of(const struct scenario *s, int query)
{
	for (const struct showing *at = showings_of(s); at->words; at++)
		if (at->query == query)
			return at;
	return NULL;
}

bool order_clicked(const struct scenario *s, const struct order *o)
{
	const struct verb *v = verb_at(s, o->verb);
	return v && v->gesture == GESTURE_PIECE && !(words_of(s)->buttons >> o->verb & 1);
}

const struct helper *helper_of(const struct scenario *s, int piece)
{
	for (const struct helper *h = words_of(s)->helpers; h && h->type; h++)
		if (piece >= 0 && piece < s->pieces && !strcmp(h->type, s->piece[piece].type))
			return h;
	return NULL;
}

bool words_declares(const struct scenario *s, int row)
{
	return row >= 0 && words_of(s)->declares >> row & 1;
}

const char *usual_button(int verb)
{
	static const char *const known[VERB_COMMON] = {
		[VERB_REST] = "Place the &rest", [VERB_COMMIT] = "Comm&it", [VERB_HALT] = "&Halt",
		[VERB_STAND] = "&Stand", [VERB_PASS] = "&Pass", [VERB_DONE] = "End &phase"};
	return verb >= 0 && verb < VERB_COMMON ? known[verb] : NULL;
}

void forgotten_add(struct forgotten *f, int piece, int place, const char *format, ...)
{
	va_list more;
	if (f->n >= FORGOTTEN_MOST)
		return;
	va_start(more, format);
	vsnprintf(f->at[f->n].what.at, sizeof f->at[f->n].what.at, format, more);
	va_end(more);
	f->at[f->n].at_end = false;
	f->at[f->n].piece = (int16_t)piece;
	f->at[f->n++].place = (int16_t)place;
}

const char *code_words(const cJSON *tables_json, const char *code)
{
	static const char *const known[][2] = {
		{"Ae", "Attacker eliminated"}, {"Ar", "Attacker retreats"}, {"Ex", "Exchange"},
		{"Dr", "Defender retreats"}, {"De", "Defender eliminated"},
	};
	const cJSON *words = json_get(tables_json, "words");
	const char *own = json_string_or(words, code, NULL);
	if (own)
		return own;
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
		if (!strcmp(known[i][0], code))
			return known[i][1];
	return code;
}

const char *result_words(const struct scenario *s, const char *code)
{
	return code_words(s->tables_json, code);
}

struct text side_they(const struct scenario *s, int side)
{
	struct text out;
	const char *name = side >= 0 && side < SIDES ? s->side_name[side] : "";
	size_t n = strlen(name);
	if (!n)
		text_set(&out, "Both sides");
	else if (n > 2 && !strcmp(name + n - 2, "an"))
		text_set(&out, "The %ss", name);
	else if (n > 2 && (!strcmp(name + n - 2, "ch") || !strcmp(name + n - 2, "sh")))
		text_set(&out, "The %s", name);
	else
		text_set(&out, "%s", name);
	return out;
}

struct text side_they_amid(const struct scenario *s, int side)
{
	struct text out = side_they(s, side);
	if (!strncmp(out.at, "The ", 4))
		out.at[0] = 't';
	return out;
}

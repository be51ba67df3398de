#include "core/base.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void text_set(struct text *t, const char *format, ...)
{
	va_list list;
	va_start(list, format);
	vsnprintf(t->at, sizeof t->at, format, list);
	va_end(list);
}

void text_capital(char *text)
{
	text[0] = (char)toupper((unsigned char)text[0]);
}

void text_listed(struct text *list, int i, int n, const char *name)
{
	struct text before = *list;
	text_set(list, "%s%s%s", i ? before.at : "", !i ? "" : i + 1 == n ? " and " : ", ", name);
}

size_t utf8_length(const char *at, size_t size)
{
	unsigned char first = (unsigned char)at[0], second = size > 1 ? (unsigned char)at[1] : 0;
	size_t n = first < 0x80 ? 1 : first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 :
		   first >= 0xf0 && first < 0xf5 ? 4 : 0;
	if (n > size)
		return 0;
	for (size_t i = 1; i < n; i++)
		if (((unsigned char)at[i] & 0xc0) != 0x80)
			return 0;
	bool longer = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90); /* than it has to be */
	bool none = (first == 0xed && second >= 0xa0) || (first == 0xf4 && second >= 0x90); /* halves, and beyond the last */
	return n > 2 && (longer || none) ? 0 : n;
}

void text_copy(char *out, size_t size, const char *text)
{
	size_t n = strlen(text);
	if (n >= size) {
		n = size - 1;
		while (n > 0 && ((unsigned char)text[n] & 0xC0) == 0x80)
			n--;
	}
	memmove(out, text, n);
	out[n] = 0;
}

void text_several(char *out, size_t size, const char *name)
{
	const char *behind = strstr(name, " (");
	size_t n = behind ? (size_t)(behind - name) : strlen(name);
	char last = n ? name[n - 1] : 's', before = n > 1 ? name[n - 2] : 'a';
	struct text many;
	if (last == 's')
		text_set(&many, "%s", name);
	else if (last == 'y' && !strchr("aeiou", before))
		text_set(&many, "%.*sies%s", (int)n - 1, name, name + n);
	else
		text_set(&many, "%.*ss%s", (int)n, name, name + n);
	text_copy(out, size, many.at);
}

void text_counted(char *out, size_t size, int n, const char *name)
{
	struct text many, all;
	text_several(many.at, sizeof many.at, name);
	text_set(&all, "%d %s", n, many.at);
	text_copy(out, size, n > 1 ? all.at : name);
}

void text_tallied(char *out, size_t size, int n, const char *words)
{
	const char *bar = strchr(words, '|');
	struct text all;
	if (bar && n == 1)
		text_set(&all, "%d %.*s", n, (int)(bar - words), words);
	else
		text_set(&all, "%d %s", n, bar ? bar + 1 : words);
	text_copy(out, size, all.at);
}

static void put(char *out, size_t size, const char *text)
{
	snprintf(out, size, "%s", text ? text : "");
}

bool error_set(struct error *e, const char *file, const char *place, const char *rule, const char *format, ...)
{
	if (!e)
		return false;
	put(e->file, sizeof e->file, file);
	put(e->place, sizeof e->place, place);
	put(e->rule, sizeof e->rule, rule);
	va_list list;
	va_start(list, format);
	vsnprintf(e->reason, sizeof e->reason, format, list);
	va_end(list);
	return false;
}

void error_print(const struct error *e, char *out, size_t size)
{
	snprintf(out, size, "%s%s%s%s%s%s%s%s", e->file, e->file[0] ? ": " : "", e->place, e->place[0] ? ": " : "",
		 e->reason, e->rule[0] ? " (" : "", e->rule, e->rule[0] ? ")" : "");
}

int word_find(const char *const *list, int n, const char *word)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(list[i], word))
			return i;
	return NONE;
}

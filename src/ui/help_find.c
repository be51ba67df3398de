/* Where in the help something is said: all pages sought through for a few letters. */
#include "ui/help_own.h"

#include "core/memory.h"
#include "ui/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FOUND_MOST = 100, PLAIN = 4096, BEFORE = 22, ROUND = 64 };

/* Some whole words before what was found, and behind it. */
static void say_round(const char *plain, const char *part, char out[ROUND + 8])
{
	size_t hit = (size_t)(text_find(plain, part) - plain), from = hit > BEFORE ? hit - BEFORE : 0, n = strlen(plain);
	while (from && from < hit && plain[from - 1] != ' ')
		from++;
	size_t to = from + ROUND < n ? from + ROUND : n;
	size_t end = to;
	while (to < n && to > hit + strlen(part) && plain[to] != ' ')
		to--;
	to = to < n && plain[to] != ' ' ? end : to; /* one long word */
	while (to < n && to > hit && ((unsigned char)plain[to] & 0xC0) == 0x80)
		to--;
	snprintf(out, ROUND + 8, "%s%.*s%s", from ? "\u2026" : "", (int)(to - from), plain + from, to < n ? "\u2026" : "");
}

static void add_found(struct items *out, int page, int block, const char *plain, const char *part)
{
	char words[ROUND + 8];
	bool first = !out->n || out->at[out->n - 1].more != page;
	if (!text_find(plain, part) || out->n >= FOUND_MOST)
		return;
	say_round(plain, part, words);
	for (int line = !first; line < 2; line++) {
		struct item *it = items_add(out, line ? words : help_title(page));
		it->style = line ? ITEM_PLAIN : ITEM_GROUP;
		it->id = block;
		it->more = page;
	}
}

struct items *help_found(const struct help *h)
{
	struct items *out = memory_zeroed(sizeof *out), *tables = tables_list(h->tables);
	char plain[PLAIN];
	for (int page = 0; page < HELP_PAGES; page++)
		for (int i = 0; i < h->text[page].n; i++) {
			text_plain(h->text[page].at[i].text, plain, sizeof plain);
			add_found(out, page, i, plain, h->find);
		}
	for (int i = 0; i < tables->n; i++)
		add_found(out, HELP_TABLES, tables->at[i].id, tables->at[i].text, h->find);
	items_free(tables);
	free(tables);
	return out;
}

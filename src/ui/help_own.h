/* The help window, for the files that make it. */
#ifndef GROGNARD_UI_HELP_OWN_H
#define GROGNARD_UI_HELP_OWN_H

#include "ui/inner.h"
#include "ui/markdown.h"

enum { HELP_RULES, HELP_READINGS, HELP_TABLES, HELP_KEYS, HELP_PAGES };

struct help {
	int page;
	struct markdown text[HELP_PAGES];
	struct tables *tables; /* of the page that is no text */
	struct items rulebook; /* contents of the rules, empty without a rulebook */
	int picked;            /* line of the contents that was picked last */
	int target;            /* block to bring into sight once laid out, or NONE */
	char find[48];         /* what is sought in all pages, or "" */
};

/* help.c: its title. */
const char *help_title(int page);

/* help_keys.c: the page of keys as Markdown, with what the map of this game can show; of no game in the launcher, NULL. Owned by the
 * caller; NULL without memory. */
char *help_keys(const struct scenario *s);

/* help_find.c: the places of all pages that hold what is sought, page by page under its title, at most a hundred; of each a few
 * words round it. `more` of a line is its page, `id` the block there. Owned by the caller. */
struct items *help_found(const struct help *h);

#endif

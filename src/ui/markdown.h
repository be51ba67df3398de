/* Help pages: the small part of Markdown they are written in, as a list of blocks. */
#ifndef GROGNARD_UI_MARKDOWN_H
#define GROGNARD_UI_MARKDOWN_H

#include <stdbool.h>

enum block_kind { BLOCK_PARAGRAPH, BLOCK_HEADING, BLOCK_ITEM, BLOCK_RULE, BLOCK_CODE, BLOCK_ROW };

struct block {
	enum block_kind kind;
	int level;        /* heading: 1..6; item: depth from 0; row of a table: 1 for its head */
	char mark[12];    /* item: "1." or a bullet */
	char *text;       /* inline marks left in, for text.h */
};

struct markdown {
	int n;
	struct block *at;
};

/* Splits a text into blocks. A paragraph's lines are joined by spaces. Never fails but for memory (n is then 0). */
void markdown_parse(struct markdown *m, const char *text);
void markdown_free(struct markdown *m);

/* The heading an anchor or a rule's number leads to: equal text first ("Combat B"), then a heading that begins so,
 * then the same without its last word; compared without case, "-" counting as a space. NONE when there is none. */
int markdown_anchor(const struct markdown *m, const char *anchor);

#endif

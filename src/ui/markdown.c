/* Line by line: what each begins with decides its block. */
#include "ui/markdown.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Appends a block with the text from..to; NULL when memory ends. */
static struct block *add(struct markdown *m, enum block_kind kind, const char *from, size_t n)
{
	struct block *grown = realloc(m->at, (size_t)(m->n + 1) * sizeof *m->at);
	char *text = malloc(n + 1);
	if (grown)
		m->at = grown;
	if (!grown || !text) {
		free(text);
		return NULL;
	}
	struct block *b = &m->at[m->n++];
	memset(b, 0, sizeof *b);
	memcpy(text, from, n);
	text[n] = 0;
	b->kind = kind;
	b->text = text;
	return b;
}

static void join(struct block *b, const char *from, size_t n)
{
	size_t had = strlen(b->text);
	char *grown = realloc(b->text, had + n + 2);
	if (!grown)
		return;
	grown[had] = ' ';
	memcpy(grown + had + 1, from, n);
	grown[had + 1 + n] = 0;
	b->text = grown;
}

/* Length of a list mark such as "- " or "12. ", 0 when there is none. */
static size_t item_mark(const char *t, char mark[12])
{
	size_t n = 0;
	if ((t[0] == '-' || t[0] == '*' || t[0] == '+') && t[1] == ' ') {
		strcpy(mark, "\u2022");
		return 2;
	}
	while (isdigit((unsigned char)t[n]) && n < 6)
		n++;
	if (n && (t[n] == '.' || t[n] == ')') && t[n + 1] == ' ') {
		memcpy(mark, t, n + 1);
		mark[n + 1] = 0;
		return n + 2;
	}
	return 0;
}

static bool is_rule(const char *t, size_t n)
{
	if (n < 3)
		return false;
	for (size_t i = 0; i < n; i++)
		if (t[i] != t[0] || (t[0] != '-' && t[0] != '*' && t[0] != '_'))
			return false;
	return true;
}

/* A heading's level, 0 when the line is none; *skip is where its text begins. */
static int heading(const char *t, size_t n, size_t *skip)
{
	size_t level = 0;
	while (level < n && t[level] == '#')
		level++;
	if (!level || level > 6 || level >= n || t[level] != ' ')
		return 0;
	*skip = level + 1;
	return (int)level;
}

/* Takes one line; returns whether the next may join its block. */
static bool take_line(struct markdown *m, const char *t, size_t n, bool joins)
{
	size_t indent = 0, skip = 0;
	while (indent < n && (t[indent] == ' ' || t[indent] == '\t'))
		indent++;
	t += indent;
	n -= indent;
	while (n && (t[n - 1] == ' ' || t[n - 1] == '\r' || t[n - 1] == '\t'))
		n--;
	if (!n)
		return false;
	char mark[12];
	int level = heading(t, n, &skip);
	if (level) {
		struct block *b = add(m, BLOCK_HEADING, t + skip, n - skip);
		if (b)
			b->level = level;
		return false;
	}
	if (is_rule(t, n)) {
		add(m, BLOCK_RULE, "", 0);
		return false;
	}
	skip = item_mark(t, mark);
	if (skip && skip <= n) {
		struct block *b = add(m, BLOCK_ITEM, t + skip, n - skip);
		if (b) {
			b->level = (int)(indent / 2 > 4 ? 4 : indent / 2);
			memcpy(b->mark, mark, sizeof mark);
		}
		return true;
	}
	if (t[0] == '|') {
		if (strspn(t, "|-: ") < n)
			add(m, BLOCK_ROW, t, n);
		else if (m->n && m->at[m->n - 1].kind == BLOCK_ROW)
			m->at[m->n - 1].level = 1;
		return false;
	}
	if (joins && m->n)
		join(&m->at[m->n - 1], t, n);
	else
		add(m, BLOCK_PARAGRAPH, t, n);
	return true;
}

void markdown_parse(struct markdown *m, const char *text)
{
	bool joins = false, code = false;
	m->n = 0;
	m->at = NULL;
	while (*text) {
		size_t n = strcspn(text, "\n");
		if (n >= 3 && !strncmp(text, "```", 3)) {
			code = !code;
			joins = false;
		} else if (code) {
			add(m, BLOCK_CODE, text, n);
		} else {
			joins = take_line(m, text, n, joins);
		}
		text += n + (text[n] == '\n');
	}
}

void markdown_free(struct markdown *m)
{
	for (int i = 0; i < m->n; i++)
		free(m->at[i].text);
	free(m->at);
	m->at = NULL;
	m->n = 0;
}

static int plain(char c)
{
	return c == '-' || c == '_' ? ' ' : tolower((unsigned char)c);
}

/* Do the first n characters of the anchor begin the heading? `whole`: and nothing follows. */
static bool matches(const char *heading, const char *anchor, size_t n, bool whole)
{
	for (size_t i = 0; i < n; i++)
		if (!heading[i] || plain(heading[i]) != plain(anchor[i]))
			return false;
	return whole ? !heading[n] : !isalnum((unsigned char)heading[n]);
}

int markdown_anchor(const struct markdown *m, const char *anchor)
{
	size_t n = strlen(anchor);
	while (n) {
		for (int whole = 1; whole >= 0; whole--)
			for (int i = 0; i < m->n; i++)
				if (m->at[i].kind == BLOCK_HEADING && matches(m->at[i].text, anchor, n, whole))
					return i;
		while (n && plain(anchor[n - 1]) != ' ')
			n--;
		while (n && plain(anchor[n - 1]) == ' ')
			n--;
	}
	return -1;
}

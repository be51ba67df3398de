/* From the list of paragraphs to places in the help. */
#include "ui/contents.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The heading with this text, or with this number before its words: "7.1.2 Russian fire". */
static int heading(const struct markdown *m, const char *number)
{
	size_t n = strlen(number);
	for (int i = 0; i < m->n; i++) {
		const struct block *b = &m->at[i];
		if (b->kind == BLOCK_HEADING && !strncmp(b->text, number, n) &&
		    (!b->text[n] || (b->text[n] == ' ' && isdigit((unsigned char)number[0]))))
			return i;
	}
	return NONE;
}

static bool line(const cJSON *paragraph, const char *path, const struct markdown *m, struct items *out, struct error *e)
{
	const char *number, *title, *help = NULL;
	char text[256];
	if (!json_need_string(paragraph, "number", path, "paragraphs", &number, e) ||
	    !json_need_string(paragraph, "title", path, number, &title, e) ||
	    (json_get(paragraph, "help") && !json_need_string(paragraph, "help", path, number, &help, e)))
		return false;
	int at = heading(m, help ? help : number);
	if (at == NONE && json_get(paragraph, "nothing"))
		return true;
	snprintf(text, sizeof text, isdigit((unsigned char)number[0]) ? "%s %s" : "%s: %s", number, title);
	items_add(out, text)->id = at;
	return true;
}

int contents_read(const char *path, const struct markdown *m, struct items *out, struct error *e)
{
	cJSON *book = json_read(path, e);
	const cJSON *list = book ? json_need_array(book, "paragraphs", path, "rulebook", e) : NULL, *paragraph;
	bool fine = list != NULL;
	cJSON_ArrayForEach(paragraph, list) fine = fine && line(paragraph, path, m, out, e);
	cJSON_Delete(book);
	if (!fine)
		items_clear(out);
	return out->n;
}

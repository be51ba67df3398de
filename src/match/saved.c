#include "match/saved.h"

#include "match/head.h"
#include "match/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool file_is_path(const char *name)
{
	return name[0] == '/' || !strncmp(name, "~/", 2);
}

void file_saved(const char *folder, const char *name, char *out, size_t size)
{
	const char *home = name[0] == '~' ? getenv("HOME") : NULL, *end = strrchr(name, '.');
	if (!file_is_path(name))
		snprintf(out, size, "%s/%s.grog", folder, name);
	else
		snprintf(out, size, "%s%s%s", home ? home : "", name + (name[0] == '~'),
			 end && !strcmp(end, ".grog") ? "" : ".grog");
}

/* The name of the turn without what was taken back in it. */
static void name_turn(const char *text, struct match_info *out)
{
	const char *taken = strstr(text, TAKEN_BACK);
	int n = taken ? (int)(taken - text) : (int)strlen(text);
	if (n)
		snprintf(out->turn, sizeof out->turn, "%.*s", n < (int)sizeof out->turn ? n : (int)sizeof out->turn - 1, text);
}

bool match_peek(const char *path, struct match_info *out, struct error *e)
{
	struct error inner = {0};
	size_t size;
	memset(out, 0, sizeof *out);
	char *text = file_read(path, MATCH_MAX_BYTES, &size, e);
	struct head *h = text ? malloc(sizeof *h) : NULL;
	struct lines l = {.text = text, .size = size};
	bool fine = h && head_read(&l, path, h, e);
	if (fine) {
		char line[BODY_LINE];
		bool broken = false;
		memcpy(out->game, h->game, sizeof out->game);
		memcpy(out->scenario, h->scenario, sizeof out->scenario);
		memcpy(out->title, h->title, sizeof out->title);
		memcpy(out->turn, h->turn, sizeof out->turn);
		memcpy(out->saved, h->saved, sizeof out->saved);
		memcpy(out->player, h->seat, sizeof out->player);
		while (lines_next(&l, line, sizeof line, &broken, &inner) && !broken) {
			out->orders += strchr(line, '\t') || !strncmp(line, "seal ", 5);
			if (!strncmp(line, "turn ", 5))
				name_turn(line + 5, out);
		}
	}
	free(h);
	free(text);
	return fine;
}

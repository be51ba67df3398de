/* The index rule -> functions -> tests of a game, which the build makes from the sources (cmake/rulebook.py). */
#include "app/cli.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cli_rules(const struct cli *c)
{
	char path[1400], *line = NULL;
	size_t room = 0;
	const char *game = c->argument;
	struct error e = {0};
	if (!rules_find(game)) {
		error_set(&e, NULL, "game", NULL, "this program knows no game called \"%.60s\"", game);
		return cli_fail_with(&e);
	}
	snprintf(path, sizeof path, "%s/rules/%s.jsonl", c->data, game);
	FILE *in = fopen(path, "r");
	if (!in) {
		error_set(&e, path, NULL, NULL, "the index of its rules cannot be opened: %s", strerror(errno));
		return cli_fail_with(&e);
	}
	while (getline(&line, &room, in) >= 0)
		fputs(line, stdout);
	bool fine = !ferror(in);
	free(line);
	fclose(in);
	return fine ? CLI_FINE : cli_fail("%s cannot be read", path);
}

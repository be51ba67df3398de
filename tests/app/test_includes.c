/* Who may include what (cmake/layers.cmake), tried with the compiler: a line as the whole of a file in some part of the
 * program, with the flags that the build compiles this part with. A wrong line must fail, and for that reason; a right
 * one must pass.
 */
#include "check.h"
#include "files.h"

#include <cjson/cJSON.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

enum look { RIGHT, HIDDEN, BLIND };

struct try {
	const char *name;
	const char *part;    /* its files begin so, below src/ */
	const char *include; /* in quotes or brackets */
	enum look look;
};

static const struct try tries[] = {
	{"core sees itself", "core/", "\"core/board.h\"", RIGHT},
	{"core sees no rules", "core/", "\"rules/rules.h\"", HIDDEN},
	{"core sees no SDL", "core/", "<SDL2/SDL.h>", BLIND},
	{"core sees no SDL in quotes", "core/", "\"SDL.h\"", BLIND},
	{"core sees no cairo", "core/", "<cairo/cairo.h>", BLIND},
	{"rules see core", "rules/", "\"core/dice.h\"", RIGHT},
	{"rules see no words", "rules/", "\"words/words.h\"", HIDDEN},
	{"rules see no game", "rules/", "\"rules/berezina/berezina.h\"", HIDDEN},
	{"a law sees itself", "rules/borodino/", "\"rules/borodino/borodino.h\"", RIGHT},
	{"a law sees rules", "rules/borodino/", "\"rules/phases.h\"", RIGHT},
	{"a law sees no other game", "rules/borodino/", "\"rules/berezina/berezina.h\"", HIDDEN},
	{"a law sees no words", "rules/borodino/", "\"words/words.h\"", HIDDEN},
	{"a law sees no words of its game", "rules/berezina/", "\"words/berezina/own.h\"", HIDDEN},
	{"words of a game see its law", "words/berezina/", "\"rules/berezina/berezina.h\"", RIGHT},
	{"words of a game see no other law", "words/berezina/", "\"rules/borodino/borodino.h\"", HIDDEN},
	{"words of a game see no match", "words/berezina/", "\"match/match.h\"", HIDDEN},
	{"words see no game", "words/", "\"rules/null/null.h\"", HIDDEN},
	{"words see no players", "words/", "\"ai/player.h\"", HIDDEN},
	{"players see no words", "ai/", "\"words/words.h\"", HIDDEN},
	{"players see no game", "ai/", "\"rules/borodino/borodino.h\"", HIDDEN},
	{"a mind sees its law", "ai/borodino/", "\"rules/borodino/borodino.h\"", RIGHT},
	{"a mind sees no other law", "ai/borodino/", "\"rules/berezina/berezina.h\"", HIDDEN},
	{"a match sees words", "match/", "\"words/words.h\"", RIGHT},
	{"a match sees no game", "match/", "\"rules/borodino/borodino.h\"", HIDDEN},
	{"a match sees no words of a game", "match/", "\"words/area1812/own.h\"", HIDDEN},
	{"a match sees no canvas", "match/", "\"render/canvas.h\"", HIDDEN},
	{"the canvas sees SDL", "render/", "<SDL.h>", RIGHT},
	{"the canvas sees no cairo", "render/", "<cairo.h>", BLIND},
	{"the canvas sees no match", "render/", "\"match/match.h\"", HIDDEN},
	{"the canvas sees no gestures", "render/", "\"input/table.h\"", HIDDEN},
	{"gestures see no pages", "input/", "\"ui/ui.h\"", HIDDEN},
	{"gestures see no SDL", "input/", "<SDL2/SDL.h>", BLIND},
	{"pages see the canvas", "ui/", "\"render/canvas.h\"", RIGHT},
	{"pages see no desk", "ui/", "\"app/desk.h\"", HIDDEN},
	{"pages see nothing of others that is their own", "ui/", "\"input/own.h\"", HIDDEN},
	{"pages see no SDL", "ui/", "<SDL_ttf.h>", BLIND},
	{"art sees cairo", "art/", "<cairo.h>", RIGHT},
	{"art sees no rules", "art/", "\"rules/rules.h\"", HIDDEN},
	{"art sees no SDL", "art/", "<SDL2/SDL_image.h>", BLIND},
	{"the desk sees pages", "app/desk", "\"ui/ui.h\"", RIGHT},
	{"the desk sees no game", "app/desk", "\"rules/berezina/berezina.h\"", HIDDEN},
	{"the desk sees no art", "app/desk", "\"art/ink.h\"", HIDDEN},
	{"the desk sees no SDL", "app/desk", "<SDL2/SDL_mixer.h>", BLIND},
	{"the command line sees no pages", "app/cli", "\"ui/ui.h\"", HIDDEN},
	{"sound sees SDL", "app/sound", "<SDL.h>", RIGHT},
};

enum { TRIES = sizeof tries / sizeof *tries };

static cJSON *commands;

/* The commands of the build lie in its folder, two above its data. */
static int read_commands(void **state)
{
	size_t size;
	char *text = files_original("../../compile_commands.json", 0, &size);
	(void)state;
	commands = cJSON_Parse(text);
	free(text);
	return cJSON_IsArray(commands) ? 0 : -1;
}

static int drop_commands(void **state)
{
	(void)state;
	cJSON_Delete(commands);
	return 0;
}

static const char *word_of(const cJSON *entry, const char *key)
{
	const cJSON *word = cJSON_GetObjectItemCaseSensitive(entry, key);
	assert_true(cJSON_IsString(word));
	return word->valuestring;
}

/* The command for the first file of this part; NULL: the build compiles none of them. */
static const cJSON *entry_of(const char *part)
{
	char begins[64];
	const cJSON *entry;
	snprintf(begins, sizeof begins, "/src/%s", part);
	cJSON_ArrayForEach(entry, commands) {
		const char *at = strstr(word_of(entry, "file"), begins);
		if (at && !strchr(at + strlen(begins), '/'))
			return entry;
	}
	return NULL;
}

/* Compiles the line in place of the file: true when that is right. `said` gets what the compiler says. */
static bool compiles(const cJSON *entry, const char *line, char *said, size_t room)
{
	static char command[16384];
	const char *whole = word_of(entry, "command"), *output = strstr(whole, " -o ");
	assert_non_null(output);
	int n = snprintf(command, sizeof command, "cd '%s' && printf '%%s\\n' '%s' | LC_ALL=C %.*s -fsyntax-only -x c - 2>&1",
			 word_of(entry, "directory"), line, (int)(output - whole), whole);
	assert_true(n > 0 && (size_t)n < sizeof command);
	FILE *compiler = popen(command, "r");
	assert_non_null(compiler);
	said[fread(said, 1, room - 1, compiler)] = 0;
	while (fgetc(compiler) != EOF)
		;
	int status = pclose(compiler);
	assert_true(WIFEXITED(status));
	return !WEXITSTATUS(status);
}

/* A header that is nowhere is hidden from nobody. */
static void exists(const char *include)
{
	char path[1024];
	snprintf(path, sizeof path, "%s/../src/%.*s", getenv("GROGNARD_TESTS"), (int)strlen(include) - 2, include + 1);
	FILE *f = fopen(path, "r");
	if (!f)
		fail_msg("%s is no header of the project: try another", path);
	fclose(f);
}

static void look(void **state)
{
	const struct try *t = *state;
	const cJSON *entry = entry_of(t->part);
	char line[96], said[2048];
	if (!entry)
		skip();
	if (t->look == HIDDEN)
		exists(t->include);
	snprintf(line, sizeof line, "#include %s", t->include);
	bool right = compiles(entry, line, said, sizeof said);
	if (right != (t->look == RIGHT))
		fail_msg("%s in src/%s: %s", line, t->part, right ? "compiles" : said);
	if (t->look == HIDDEN && !strstr(said, "No such file") && !strstr(said, "file not found"))
		fail_msg("%s in src/%s fails otherwise: %s", line, t->part, said);
	if (t->look == BLIND && !strstr(said, "#error") && !strstr(said, "error: \""))
		fail_msg("%s in src/%s fails otherwise: %s", line, t->part, said);
}

int main(void)
{
	static struct CMUnitTest tests[TRIES];
	for (int i = 0; i < TRIES; i++)
		tests[i] = (struct CMUnitTest){tries[i].name, look, NULL, NULL, (void *)(uintptr_t)&tries[i]};
	return _cmocka_run_group_tests("includes", tests, TRIES, read_commands, drop_commands);
}

/* grognard-cli: the games without a screen. One JSON object per line on standard output; exit status 0 when all is
 * well, 1 when something was refused or failed, 2 for wrong usage.
 */
#ifndef GROGNARD_APP_CLI_H
#define GROGNARD_APP_CLI_H

#include "ai/player.h"
#include "match/match.h"

#include <cjson/cJSON.h>

enum { CLI_FINE = 0, CLI_FAILED = 1, CLI_USAGE = 2, CLI_LINE = 1 << 20, MAX_ENTRANTS = 8 };

/* The command line, read. Only options that a command knows are accepted. */
struct cli {
	char data[1024];
	const char *command, *scenario, *file, *argument;
	const char *option[MAX_OPTIONS + 1]; /* "name=value", NULL-ended */
	int options;
	uint64_t seed;
	int games, depth;
	const struct player *player[2];
	bool all, sound;
	const struct player *entrant[MAX_ENTRANTS], *against; /* of a tournament */
	const char *side; /* by its id: on which the others meet `against`; NULL: across from the side he is offered for */
	int entrants, pairs, jobs;
	double test[2]; /* Elo of the hypotheses of its sequential test */
	bool tested;
	const char *out;
};

/* --- output (cli_json.c) --- */

/* Prints the object as one line and deletes it. */
void cli_print(cJSON *object);
/* A text as a member, brought to valid UTF-8 first. */
void cli_text(cJSON *object, const char *key, const char *text);
/* {"ok":false,"error":...,"rule":...,"file":...,"place":...}, empty fields left out. */
cJSON *cli_error(const struct error *e);
/* The same from a plain sentence, printed at once; returns CLI_FAILED. */
int cli_fail(const char *format, ...) PRINTF_LIKE(1, 2);
int cli_fail_with(const struct error *e);

/* --- parts of a game as JSON (cli_tell.c, cli_view.c) --- */
cJSON *cli_events(const struct scenario *s, const struct events *ev);
cJSON *cli_account(const struct scenario *s, const struct account *a);
cJSON *cli_ask(const struct scenario *s, const struct prompt *ask);
cJSON *cli_orders(const struct scenario *s, const struct orders *list);
cJSON *cli_view(const struct scenario *s, const struct view *v);
cJSON *cli_outlook(const struct scenario *s, const struct outlook *o);
cJSON *cli_overlay(const struct scenario *s, const struct overlay *o);
cJSON *cli_result(const struct scenario *s, const struct result *r);

/* --- listing (cli_games.c) --- */

/* Reads a scenario with its options into a new structure; NULL with `e` filled. Free with cli_close. */
struct scenario *cli_open(const struct cli *c, const char *name, struct error *e);
void cli_close(struct scenario *s);

/* --- commands; each returns the exit status --- */
int cli_games(const struct cli *c);
int cli_verify(const struct cli *c);
int cli_rules(const struct cli *c);
int cli_play(const struct cli *c);
int cli_playout(const struct cli *c);
int cli_replay(const struct cli *c);
int cli_perft(const struct cli *c);
int cli_signature(const struct cli *c);
int cli_tournament(const struct cli *c);
int cli_table(const struct cli *c);

#endif

#include "app/cli.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char usage[] =
	"usage: grognard-cli [--data DIR] COMMAND ...\n"
	"  games [--all]                                  the games and their scenarios\n"
	"  verify                                         checks every file under maps/ and scenarios/\n"
	"  play --scenario GAME/NAME | --file FILE [--seed N] [--option NAME=VALUE]...\n"
	"                                                 a game by lines of JSON, see the reference page\n"
	"  playout --scenario GAME/NAME [--games N] [--seed N] [--players A,B] [--option NAME=VALUE]... [--sound]\n"
	"                                                 players: random, simple, automaton\n"
	"  replay FILE.grog                               plays a saved game again and holds every check\n"
	"  perft --scenario GAME/NAME --depth N [--seed N] counts sequences of orders\n"
	"  rules GAME                                     paragraph by paragraph: who obeys it, which test holds it\n"
	"  signature                                      two numbers per game from a fixed set of played positions\n";

struct command {
	const char *name;
	int (*run)(const struct cli *);
	const char *options; /* letters of what it takes, see take_option */
	bool needs_scenario, needs_argument;
};

static const struct command commands[] = {
	{"games", cli_games, "a", false, false},
	{"verify", cli_verify, "", false, false},
	{"play", cli_play, "sfeo", true, false},
	{"playout", cli_playout, "sfeongp", true, false},
	{"replay", cli_replay, "", false, true},
	{"perft", cli_perft, "sfeod", true, false},
	{"signature", cli_signature, "", false, false},
	{"rules", cli_rules, "", false, true},
};

static int wrong_usage(const char *what, const char *word)
{
	fprintf(stderr, "grognard-cli: %s%s%s\n%s", what, word ? " " : "", word ? word : "", usage);
	struct error e = {0};
	error_set(&e, NULL, word, NULL, "%s%s%s", what, word ? " " : "", word ? word : "");
	cli_print(cli_error(&e));
	return CLI_USAGE;
}

static bool read_number(const char *text, uint64_t limit, uint64_t *out)
{
	char *end;
	errno = 0;
	if (*text < '0' || *text > '9')
		return false;
	*out = strtoull(text, &end, 0);
	return !*end && !errno && *out <= limit;
}

/* "simple,random" */
static bool read_players(const char *text, const struct player *player[2])
{
	const char *comma = strchr(text, ',');
	char id[32];
	if (!comma || (size_t)(comma - text) >= sizeof id)
		return false;
	snprintf(id, sizeof id, "%.*s", (int)(comma - text), text);
	player[0] = player_find(id);
	player[1] = player_find(comma + 1);
	return player[0] && player[1];
}

/* Which letter of struct command.options an option has; 0 for an unknown one. */
static char letter(const char *name)
{
	static const struct {
		const char *name;
		char letter;
	} all[] = {{"--all", 'a'}, {"--scenario", 's'}, {"--file", 'f'}, {"--seed", 'e'}, {"--option", 'o'},
		   {"--sound", 'n'}, {"--games", 'g'}, {"--players", 'p'}, {"--depth", 'd'}, {"--data", 'D'}};
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		if (!strcmp(all[i].name, name))
			return all[i].letter;
	return 0;
}

static bool take_option(struct cli *c, char which, const char *value)
{
	uint64_t n = 0;
	switch (which) {
	case 's':
		c->scenario = value;
		return true;
	case 'f':
		c->file = value;
		return true;
	case 'o':
		if (c->options == MAX_OPTIONS)
			return false;
		c->option[c->options++] = value;
		return true;
	case 'e':
		return read_number(value, UINT64_MAX, &c->seed);
	case 'g':
		if (!read_number(value, 100000000, &n))
			return false;
		c->games = (int)n;
		return true;
	case 'd':
		if (!read_number(value, 20, &n))
			return false;
		c->depth = (int)n;
		return true;
	case 'p':
		return read_players(value, c->player);
	case 'D':
		return (size_t)snprintf(c->data, sizeof c->data, "%s", value) < sizeof c->data;
	default:
		return false;
	}
}

static const struct command *find_command(const char *name)
{
	for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
		if (!strcmp(commands[i].name, name))
			return &commands[i];
	return NULL;
}

/* Reads the command line; an exit status, or -1 to go on. */
static int read_line(struct cli *c, int argc, char **argv, const struct command **command)
{
	char given[32] = "";
	size_t many = 0;
	for (int i = 1; i < argc; i++) {
		char which = argv[i][0] == '-' ? letter(argv[i]) : 0;
		if (argv[i][0] == '-' && !which)
			return wrong_usage("unknown option", argv[i]);
		if (which == 'a' || which == 'n') {
			*(which == 'a' ? &c->all : &c->sound) = true;
		} else if (which) {
			if (i + 1 == argc)
				return wrong_usage("a value is missing after", argv[i]);
			if (!take_option(c, which, argv[++i]))
				return wrong_usage("this does not fit its option:", argv[i]);
		} else if (!c->command) {
			c->command = argv[i];
		} else if (!c->argument) {
			c->argument = argv[i];
		} else {
			return wrong_usage("too much:", argv[i]);
		}
		if (which && many + 1 < sizeof given && !strchr(given, which))
			given[many++] = which;
	}
	if (!c->command)
		return wrong_usage("which command?", NULL);
	*command = find_command(c->command);
	if (!*command)
		return wrong_usage("unknown command", c->command);
	for (size_t i = 0; i < many; i++)
		if (given[i] != 'D' && !strchr((*command)->options, given[i]))
			return wrong_usage("an option that does not belong to", c->command);
	if ((*command)->needs_scenario != (c->scenario || c->file) || (c->scenario && c->file))
		return wrong_usage("either --scenario or --file is needed by", c->command);
	if ((*command)->needs_argument != (c->argument != NULL))
		return wrong_usage((*command)->needs_argument ? "a file is needed by" : "no file is taken by",
				   c->command);
	return -1;
}

static bool holds_data(const char *folder)
{
	char path[1100];
	snprintf(path, sizeof path, "%s/scenarios", folder);
	return access(path, R_OK | X_OK) == 0;
}

int main(int argc, char **argv)
{
	struct cli c = {.seed = 1, .games = 1, .depth = 1};
	const struct command *command = NULL;
	if (argc == 2 && (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))) {
		fputs(usage, stdout);
		return CLI_FINE;
	}
	c.player[0] = c.player[1] = player_find("random");
	int status = read_line(&c, argc, argv, &command);
	if (status >= 0)
		return status;
	if (!c.data[0] && !data_folder(argv[0], c.data, sizeof c.data))
		return cli_fail("the folder with maps/ and scenarios/ was not found; name it with --data");
	if (!holds_data(c.data))
		return cli_fail("there is no folder %s/scenarios", c.data);
	status = command->run(&c);
	if (fflush(stdout) || ferror(stdout))
		return CLI_FAILED;
	return status;
}

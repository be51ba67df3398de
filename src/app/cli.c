#include "app/cli.h"

#include "core/data.h"

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
	"  playout --scenario GAME/NAME | --file FILE [--games N] [--seed N] [--players A,B] [--option NAME=VALUE]... [--sound]\n"
	"                                                 players: recruit, simple (or sergeant), captain, marshal, automaton, random, old\n"
	"  tournament --scenario GAME/NAME|all --players A,B... [--pairs N] [--seed N] [--jobs N]\n"
	"             [--against C [--side SIDE]] [--sprt LOW,HIGH] [--out FILE] [--option NAME=VALUE]...\n"
	"                                                 pairs of games with seats changed, or on one side against C; goes on\n"
	"                                                 where FILE ends\n"
	"  table FILE                                     what the games of tournaments prove\n"
	"  replay FILE.grog                               plays a saved game again and holds every check\n"
	"  perft --scenario GAME/NAME | --file FILE --depth N [--seed N] [--option NAME=VALUE]...\n"
	"                                                 counts sequences of orders\n"
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
	{"tournament", cli_tournament, "sfeopPjAirO", true, false},
	{"table", cli_table, "", false, true},
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

/* "simple,random": one of them is both sides of a tournament, and no more than two play another game. */
static bool read_players(struct cli *c, const char *text)
{
	char id[32];
	for (c->entrants = 0; c->entrants < MAX_ENTRANTS; text++) {
		size_t n = strcspn(text, ",");
		if (n >= sizeof id)
			return false;
		snprintf(id, sizeof id, "%.*s", (int)n, text);
		const struct player *found = player_find(id);
		if (!found)
			return false;
		if (c->entrants < SIDES)
			c->player[c->entrants] = found;
		c->entrant[c->entrants++] = found;
		text += n;
		if (!*text)
			return true;
	}
	return false;
}

/* "0,40" */
static bool read_test(struct cli *c, const char *text)
{
	char *end;
	c->test[0] = strtod(text, &end);
	if (end == text || *end != ',')
		return false;
	text = end + 1;
	c->test[1] = strtod(text, &end);
	c->tested = end != text && !*end && c->test[0] < c->test[1] && c->test[0] > -1000 && c->test[1] < 1000;
	return c->tested;
}

/* Which letter of struct command.options an option has; 0 for an unknown one. */
static char letter(const char *name)
{
	static const struct {
		const char *name;
		char letter;
	} all[] = {{"--all", 'a'}, {"--scenario", 's'}, {"--file", 'f'}, {"--seed", 'e'}, {"--option", 'o'},
		   {"--sound", 'n'}, {"--games", 'g'}, {"--players", 'p'}, {"--depth", 'd'}, {"--data", 'D'},
		   {"--pairs", 'P'}, {"--jobs", 'j'}, {"--against", 'A'}, {"--side", 'i'}, {"--sprt", 'r'}, {"--out", 'O'}};
	for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
		if (!strcmp(all[i].name, name))
			return all[i].letter;
	return 0;
}

static bool read_count(const char *value, int least, int most, int *out)
{
	uint64_t n = 0;
	if (!read_number(value, (uint64_t)most, &n) || n < (uint64_t)least)
		return false;
	*out = (int)n;
	return true;
}

static bool take_option(struct cli *c, char which, const char *value)
{
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
		return read_count(value, 0, 100000000, &c->games);
	case 'd':
		return read_count(value, 0, 20, &c->depth);
	case 'p':
		return read_players(c, value);
	case 'P':
		return read_count(value, 0, 1000000, &c->pairs);
	case 'j':
		return read_count(value, 1, 1024, &c->jobs);
	case 'A':
		c->against = player_find(value);
		return c->against != NULL;
	case 'i':
		c->side = value;
		return true;
	case 'r':
		return read_test(c, value);
	case 'O':
		c->out = value;
		return true;
	case 'D':
		snprintf(c->data, sizeof c->data, "%s", value);
		return strlen(value) <= DATA_MOST;
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
	if (strchr(given, 'p') && c->entrants != SIDES && !strchr((*command)->options, 'P'))
		return wrong_usage("two players are needed by", c->command);
	if (c->side && !c->against)
		return wrong_usage("--side is that of players who sit --against another", NULL);
	if ((*command)->needs_argument != (c->argument != NULL))
		return wrong_usage((*command)->needs_argument ? "a name is missing behind" : "no name is taken by",
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
	struct cli c = {.seed = 1, .games = 1, .depth = 1, .pairs = 20, .jobs = (int)sysconf(_SC_NPROCESSORS_ONLN)};
	const struct command *command = NULL;
	if (argc == 2 && (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))) {
		fputs(usage, stdout);
		return CLI_FINE;
	}
	c.player[0] = c.player[1] = c.entrant[0] = player_find("random");
	c.entrants = 1;
	int status = read_line(&c, argc, argv, &command);
	if (status >= 0)
		return status;
	if (!c.data[0] && !data_folder(argv[0], c.data, sizeof c.data))
		return cli_fail("the folder with maps/ and scenarios/ was not found, or its name has more than %d bytes; name it with --data", DATA_MOST);
	if (!holds_data(c.data))
		return cli_fail("there is no folder %s/scenarios", c.data);
	status = command->run(&c);
	if (fflush(stdout) || ferror(stdout))
		return CLI_FAILED;
	return status;
}

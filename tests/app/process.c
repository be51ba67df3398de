#include "process.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MAX_ARGUMENTS = 32, MAX_OUTPUT = 16 << 20 };

static void start(const char *arguments, int in, int out)
{
	char *words = strdup(arguments), *rest = NULL, *argv[MAX_ARGUMENTS + 2];
	const char *program = getenv("GROGNARD_CLI");
	int n = 0;
	argv[n++] = strdup(program ? program : "grognard-cli");
	for (char *word = strtok_r(words, " ", &rest); word && n <= MAX_ARGUMENTS; word = strtok_r(NULL, " ", &rest))
		argv[n++] = word;
	argv[n] = NULL;
	dup2(in, 0);
	dup2(out, 1);
	if (!freopen("/dev/null", "w", stderr))
		_exit(126);
	execv(argv[0], argv);
	_exit(127);
}

/* A second child feeds the input, so that neither pipe can block the other. */
static pid_t feed(int to, int unused, const char *input, size_t size)
{
	pid_t child = fork();
	if (child)
		return child;
	close(unused);
	signal(SIGPIPE, SIG_IGN);
	while (size) {
		ssize_t put = write(to, input, size);
		if (put <= 0)
			break;
		input += put;
		size -= (size_t)put;
	}
	_exit(0);
}

struct run run_cli(const char *arguments, const char *input, size_t size)
{
	struct run r = {calloc(1, MAX_OUTPUT + 1), 0, -1};
	int in[2], out[2], status;
	if (!r.out || pipe(in) || pipe(out))
		return r;
	pid_t child = fork();
	if (!child) {
		close(in[1]);
		close(out[0]);
		start(arguments, in[0], out[1]);
	}
	close(in[0]);
	close(out[1]);
	pid_t feeder = feed(in[1], out[0], input, input ? size : 0);
	close(in[1]);
	for (ssize_t got; r.n < MAX_OUTPUT && (got = read(out[0], r.out + r.n, MAX_OUTPUT - r.n)) > 0;)
		r.n += (size_t)got;
	close(out[0]);
	waitpid(feeder, NULL, 0);
	waitpid(child, &status, 0);
	r.status = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
	return r;
}

char *run_line(const struct run *r, int k)
{
	const char *at = r->out;
	while (k-- && at)
		at = (at = strchr(at, '\n')) ? at + 1 : NULL;
	return at && *at ? strndup(at, strcspn(at, "\n")) : NULL;
}

int run_lines(const struct run *r)
{
	int n = 0;
	for (const char *at = r->out; *at; at++)
		n += *at == '\n';
	return n;
}

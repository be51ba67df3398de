/* A program run as a process with given input; its output and exit status. */
#ifndef GROGNARD_TESTS_APP_PROCESS_H
#define GROGNARD_TESTS_APP_PROCESS_H

#include <stddef.h>

struct run {
	char *out;  /* standard output with a zero; owned by the caller */
	size_t n;
	int status; /* exit status, or 1000 + signal */
};

/* Runs grognard-cli ($GROGNARD_CLI) with arguments split at spaces. `input` of `size` bytes may be NULL. */
struct run run_cli(const char *arguments, const char *input, size_t size);

/* The k-th line of the output (from 0) into a fresh string; NULL when there are fewer. */
char *run_line(const struct run *r, int k);

/* How many lines there are. */
int run_lines(const struct run *r);

#endif

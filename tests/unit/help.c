#include "help.h"

#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[64];

const char *help_data(void)
{
	const char *data = getenv("GROGNARD_DATA");
	if (!data)
		fail_msg("GROGNARD_DATA is not set");
	return data;
}

int help_folder_make(void **state)
{
	(void)state;
	strcpy(folder, "/tmp/grognard-test-XXXXXX");
	if (!mkdtemp(folder))
		return -1;
	return chmod(folder, 0777);
}

int help_folder_remove(void **state)
{
	(void)state;
	return files_remove(folder);
}

const char *help_path(const char *name)
{
	static char path[8][160];
	static unsigned next;
	char *out = path[next++ % 8];
	snprintf(out, sizeof path[0], "%s/%s", folder, name);
	return out;
}

struct match *help_match(uint64_t seed)
{
	struct error e = {0};
	struct match *m = match_new(help_data(), "null/duel", NULL, NULL, seed, &e);
	if (!m)
		fail_msg("%s: %s", e.file, e.reason);
	return m;
}

int help_play(struct match *m, int n, uint64_t *state)
{
	struct orders list;
	for (int i = 0; i < n; i++) {
		match_orders(m, &list);
		if (!list.n)
			return i;
		struct error e = {0};
		struct order o = list.at[random_next(state) % (uint32_t)list.n];
		if (!match_play(m, &o, 1, &e))
			fail_msg("a listed order was refused: %s", e.reason);
	}
	return n;
}

struct match *help_long(int n, uint64_t *state)
{
	for (uint64_t seed = 1; seed < 1000; seed++) {
		struct match *m = help_match(seed);
		if (help_play(m, n, state) == n)
			return m;
		match_free(m);
	}
	fail_msg("no game has %d orders", n);
	return NULL;
}

char *help_read(const char *path, size_t *size)
{
	FILE *f = fopen(path, "rb");
	if (!f)
		return NULL;
	char *text = calloc(1, 1 << 20);
	*size = fread(text, 1, (1 << 20) - 1, f);
	fclose(f);
	return text;
}

void help_write(const char *path, const void *bytes, size_t n)
{
	FILE *f = fopen(path, "wb");
	assert_non_null(f);
	assert_int_equal(fwrite(bytes, 1, n, f), n);
	assert_int_equal(fclose(f), 0);
}

void help_same(const struct match *a, const struct match *b)
{
	assert_int_equal(match_length(a), match_length(b));
	assert_int_equal(match_now(a), match_now(b));
	for (int i = 0; i < match_length(a); i++) {
		struct order x = match_order(a, i), y = match_order(b, i);
		assert_true(order_same(&x, &y));
		assert_int_equal(match_check(a, i + 1), match_check(b, i + 1));
		assert_int_equal(match_redone(a, i), match_redone(b, i));
	}
	assert_memory_equal(match_position(a), match_position(b), match_scenario(a)->rules->position_size);
}

/* The golden numbers: the signature of every game and the number of order sequences of depth 1 to 3 from the first
 * position of every scenario, without options, with each and with all. numbers.txt is written by renew.sh.
 */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 512 };

/* Output of grognard-cli as one text. */
static char *run(const char *arguments)
{
	char command[2048];
	char *out = calloc(1, 1 << 16);
	snprintf(command, sizeof command, "'%s' %s", getenv("GROGNARD_CLI"), arguments);
	FILE *f = popen(command, "r");
	assert_non_null(f);
	size_t n = fread(out, 1, (1 << 16) - 1, f);
	assert_true(n > 0);
	assert_int_equal(pclose(f), 0);
	return out;
}

static FILE *numbers(void)
{
	char path[1024];
	snprintf(path, sizeof path, "%s/golden/numbers.txt", getenv("GROGNARD_TESTS"));
	FILE *f = fopen(path, "r");
	if (!f)
		fail_msg("%s cannot be read", path);
	return f;
}

static void signatures_are_the_same(void **unused)
{
	(void)unused;
	char *now = run("signature"), line[LINE];
	FILE *f = numbers();
	int n = 0;
	while (fgets(line, sizeof line, f) && line[0] == '{') {
		if (!strstr(now, line))
			fail_msg("the rules play otherwise than: %snow:\n%sIf this is meant: renew.sh, and say why", line,
				 now);
		n++;
	}
	fclose(f);
	assert_true(n >= 2);
	free(now);
}

static void sequences_are_as_many(void **unused)
{
	(void)unused;
	char line[LINE], asked[LINE] = "";
	char *now = NULL;
	FILE *f = numbers();
	int n = 0;
	while (fgets(line, sizeof line, f)) {
		char *json = strchr(line, '{');
		if (!json || json == line)
			continue;
		char want[LINE];
		snprintf(want, sizeof want, "%s", json);
		*json = 0;
		if (strcmp(asked, line)) {
			free(now);
			now = run(line);
			snprintf(asked, sizeof asked, "%s", line);
		}
		if (!strstr(now, want))
			fail_msg("%s gives\n%snot %s", line, now, want);
		n++;
	}
	fclose(f);
	free(now);
	assert_true(n >= 30);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(signatures_are_the_same),
		cmocka_unit_test(sequences_are_as_many),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* Text in letters of one width, for files. */
#include "check.h"
#include "ui/print.h"

#include <string.h>

static void lines(char *out, size_t size, const char *words, int wide, int indent)
{
	FILE *f = fmemopen(out, size, "w");
	assert_non_null(f);
	print_lines(f, words, wide, indent);
	fputs("|", f);
	fclose(f);
}

static void what_is_too_long_for_its_column_goes_on_below(void **unused)
{
	(void)unused;
	char out[200];
	lines(out, sizeof out, "short", 8, 3);
	assert_string_equal(out, "short   |");
	lines(out, sizeof out, "just fit", 8, 3);
	assert_string_equal(out, "just fit|");
	lines(out, sizeof out, "just fits in three lines", 9, 1);
	assert_string_equal(out, "just fits\n   in\n   three\n   lines  |");
	lines(out, sizeof out, "T\u00eate de pont", 5, 0);
	assert_string_equal(out, "T\u00eate\n  de\n  pon\n  t  |");
	lines(out, sizeof out, "", 3, 0);
	assert_string_equal(out, "   |");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_too_long_for_its_column_goes_on_below),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

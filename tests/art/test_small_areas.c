/* A map of areas too small for panels: as wide as it says, nothing beside and below it, every area with its plate. */
#include "art/area_panel.h"
#include "art/area_plan.h"
#include "art/sheet_draw.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void small(struct board *b)
{
	char path[512];
	struct error e = {0};
	snprintf(path, sizeof path, "%s/maps/null.json", getenv("GROGNARD_DATA"));
	if (!board_load(b, path, &e))
		fail_msg("%s: %s", e.place, e.reason);
}

static void there_is_the_map_and_nothing_else(void **unused)
{
	(void)unused;
	struct board b;
	struct sheet s;
	struct ink_fonts fonts;
	struct error e = {0};
	int first = 0;
	small(&b);
	assert_true(ink_fonts_open(&fonts, NULL, &e));
	assert_false(area_has_panels(&b));
	sheet_plan(&s, &b, &fonts);
	assert_true(s.inner.w > 1499 && s.inner.w < 1501 && s.inner.h > 1999 && s.inner.h < 2001);
	assert_true(s.h <= s.map_h);
	assert_true(s.legend.w <= 0 && s.record.w <= 0 && s.charts.w <= 0 && s.cartouche.w <= 0);
	assert_int_equal(area_turns(&s, &first), 0);
	for (int i = 0; i < b.count; i++) {
		struct point p = sheet_centre(&s, i);
		assert_true(s.area[i].count > 12);
		assert_true(p.x > s.inner.x && p.x < s.inner.x + s.inner.w && p.y > s.inner.y && p.y < s.inner.y + s.inner.h);
	}
	plan_free(&s);
	ink_fonts_close(&fonts);
	board_free(&b);
}

static void sizes_that_cannot_be_drawn_are_refused(void **unused)
{
	(void)unused;
	static const char *const sizes[] = {"{\"width_km\":9}", "{\"width_km\":0,\"height_km\":12}", "{}", "[]", "7",
					    "{\"width_km\":9,\"height_km\":12,\"width_px\":9}",
					    "{\"width_km\":9,\"height_km\":12,\"width_px\":99999}"};
	struct error e;
	struct board b;
	small(&b);
	assert_true(area_size_check(&b, NULL));
	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		memset(&e, 0, sizeof e);
		cJSON_ReplaceItemInObjectCaseSensitive(b.json, "sheet", cJSON_Parse(sizes[i]));
		assert_false(area_size_check(&b, &e));
		assert_true(e.reason[0]);
	}
	board_free(&b);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(there_is_the_map_and_nothing_else),
		cmocka_unit_test(sizes_that_cannot_be_drawn_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* The eye over the map: the whole of it is seen as large as that goes, and zooming goes on from there by the usual steps. */
#include "render/camera.h"
#include "check.h"

static struct camera over(int w, int h)
{
	struct camera c;
	camera_open(&c, 3000, 2000);
	camera_area(&c, (struct rect){0, 60, w, h});
	camera_fit(&c);
	return c;
}

static void land(struct camera *c)
{
	for (uint32_t now = 0; now < 2000 && camera_tick(c, now); now += 16)
		;
}

static void the_whole_sheet_is_seen_as_large_as_it_goes(void **state)
{
	static const int windows[][2] = {{500, 300}, {1280, 700}, {1900, 900}, {2400, 1500}};
	(void)state;
	for (int i = 0; i < 4; i++) {
		struct camera c = over(windows[i][0], windows[i][1]);
		float x0, y0, x1, y1;
		camera_to_screen(&c, 0, 0, &x0, &y0);
		camera_to_screen(&c, 3000, 2000, &x1, &y1);
		assert_true(x0 >= 0 && y0 >= 60 && x1 <= (float)windows[i][0] + 1 && y1 <= (float)windows[i][1] + 61);
		assert_true(x1 - x0 > (float)windows[i][0] * .93f || y1 - y0 > (float)windows[i][1] * .93f);
	}
}

static void zooming_goes_on_by_steps(void **state)
{
	struct camera c = over(1280, 700); /* 35 percent, as it happens */
	(void)state;
	assert_int_equal((int)c.percent, 35);
	c = over(1280, 900); /* between 35 and 50 */
	assert_int_equal((int)c.percent, 42);
	assert_true(camera_zoom(&c, 1, 640, 500, 0));
	land(&c);
	assert_int_equal((int)c.percent, 50);
	camera_fit(&c);
	assert_true(camera_zoom(&c, -1, 640, 500, 0));
	land(&c);
	assert_int_equal((int)c.percent, 35);
	c = over(500, 300); /* smaller than the smallest step */
	assert_int_equal((int)c.percent, 15);
	assert_false(camera_zoom(&c, -1, 250, 200, 0));
	assert_true(camera_zoom(&c, 1, 250, 200, 0));
	land(&c);
	assert_int_equal((int)c.percent, 25);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_whole_sheet_is_seen_as_large_as_it_goes),
		cmocka_unit_test(zooming_goes_on_by_steps),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

/* canvas_wake: one INPUT_WAKE however often it is called, from any thread, on the null canvas and on SDL's. */
#include "check.h"

#include "render/canvas.h"

#include <pthread.h>
#include <stdlib.h>

enum { THREADS = 4, CALLS = 1000 };

static void *wakes(void *canvas)
{
	for (int i = 0; i < CALLS; i++)
		canvas_wake(canvas);
	return NULL;
}

static int woken(struct canvas *c)
{
	struct input in;
	int n = 0;
	while (canvas_input(c, &in, 0))
		n += in.kind == INPUT_WAKE;
	return n;
}

static void wakes_once(struct canvas *c)
{
	struct input in;
	pthread_t thread[THREADS];
	woken(c); /* whatever a new window says */
	assert_int_equal(woken(c), 0);
	canvas_wake(c);
	canvas_wake(c);
	assert_int_equal(woken(c), 1);
	assert_int_equal(woken(c), 0);
	for (int i = 0; i < THREADS; i++)
		assert_int_equal(pthread_create(&thread[i], NULL, wakes, c), 0);
	for (int i = 0; i < THREADS; i++)
		pthread_join(thread[i], NULL);
	assert_int_equal(woken(c), 1);
	canvas_wake(c); /* and waiting ends at once */
	do
		assert_true(canvas_input(c, &in, -1));
	while (in.kind != INPUT_WAKE);
}

static void the_null_canvas_is_woken(void **unused)
{
	(void)unused;
	struct canvas *c = canvas_open_null(320, 200);
	wakes_once(c);
	canvas_close(c);
}

static void the_window_is_woken(void **unused)
{
	(void)unused;
	struct canvas_options o = {.width = 320, .height = 200, .hidden = true, .title = "wake",
				   .data = getenv("GROGNARD_DATA")};
	struct error e = {0};
	struct canvas *c = canvas_open(&o, &e);
	if (!c)
		fail_msg("%s", e.reason);
	wakes_once(c);
	canvas_close(c);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_null_canvas_is_woken),
		cmocka_unit_test(the_window_is_woken),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

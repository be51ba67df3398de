#include "app/desk_bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum { FRAMES = 300 };

/* Milliseconds of a steady clock. */
static double bench_clock(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* Of the thread that draws: what others of the machine do to the picture is not counted. */
static double frame_clock(void)
{
	struct timespec t;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

double bench_since_start(void)
{
	struct timespec t;
	unsigned long long ticks = 0;
	FILE *in = fopen("/proc/self/stat", "r");

	clock_gettime(CLOCK_BOOTTIME, &t);
	if (in && fscanf(in, "%*d (%*[^)]) %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d "
			     "%llu", &ticks) != 1)
		ticks = 0;
	if (in)
		fclose(in);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6 - (double)ticks * 10;
}

/* A frame lasts 16 ms: what is read beside it has that long. */
static void rest(double began)
{
	double left = 16 - (bench_clock() - began);
	if (left > 0)
		nanosleep(&(struct timespec){0, (long)(left * 1e6)}, NULL);
}

static int by_size(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return x < y ? -1 : x > y;
}

static void print(const char *name, double *ms, int n)
{
	qsort(ms, (size_t)n, sizeof *ms, by_size);
	printf("%-28s median %6.2f ms   p99 %6.2f ms   (%d frames)\n", name, ms[n / 2], ms[n * 99 / 100], n);
}

static void act(struct desk *d, struct input in)
{
	desk_input(d, &in);
}

static void pan(struct desk *d, const char *name, int w, int h)
{
	double ms[FRAMES];
	int x = w / 3, y = h / 2;

	act(d, (struct input){.kind = INPUT_MOTION, .x = x, .y = y});
	act(d, (struct input){.kind = INPUT_PRESS, .x = x, .y = y, .button = BUTTON_MIDDLE, .clicks = 1});
	for (int i = 0; i < FRAMES; i++) {
		double began = frame_clock();
		x += i % 60 < 30 ? -9 : 9;
		y += i % 40 < 20 ? 5 : -5;
		act(d, (struct input){.kind = INPUT_MOTION, .x = x, .y = y});
		desk_draw(d);
		ms[i] = frame_clock() - began;
	}
	act(d, (struct input){.kind = INPUT_RELEASE, .x = x, .y = y, .button = BUTTON_MIDDLE, .clicks = 1});
	print(name, ms, FRAMES);
}

static int zoom(struct desk *d, struct canvas *c, int direction, int w, int h, double *ms, int n, int most)
{
	act(d, (struct input){.kind = INPUT_WHEEL, .x = w / 2, .y = h / 2, .dy = direction, .mods = MOD_CTRL});
	for (int i = 0; i < 9 && n < most; i++) {
		double began = frame_clock(), wall = bench_clock();
		canvas_advance(c, 16);
		desk_draw(d);
		ms[n++] = frame_clock() - began;
		rest(wall);
	}
	return n;
}

static void settle(struct desk *d, struct canvas *c)
{
	for (int i = 0; i < 200 && desk_draw(d); i++)
		canvas_advance(c, 16);
}

static void zooms(struct desk *d, struct canvas *c, int w, int h)
{
	double ms[FRAMES];
	int n = 0;

	for (int round = 0; round < 3; round++) {
		for (int i = 0; i < 5; i++)
			n = zoom(d, c, 1, w, h, ms, n, FRAMES);
		for (int i = 0; i < 5; i++)
			n = zoom(d, c, -1, w, h, ms, n, FRAMES);
	}
	print("zoom 25 -> 141 -> 25", ms, n);
}

static void drag(struct desk *d, struct canvas *c, int w, int h)
{
	double ms[FRAMES];

	settle(d, c);
	for (int i = 0; i < FRAMES; i++) {
		double began = frame_clock();
		act(d, (struct input){.kind = INPUT_MOTION, .x = w / 3 + i, .y = h / 3 + i % 50});
		act(d, (struct input){.kind = INPUT_EXPOSE});
		desk_draw(d);
		ms[i] = frame_clock() - began;
	}
	print("whole window anew", ms, FRAMES);
}

bool desk_bench(struct desk *d, struct canvas *c, double launcher_ms, const char *scenario, struct error *e)
{
	static const struct player *const persons[2] = {NULL, NULL};
	struct rusage use;
	int w, h;
	double began = bench_clock(), map_ms;

	canvas_size(c, &w, &h);
	printf("renderer                     %s, %d x %d\n", canvas_renderer(c), w, h);
	printf("launcher usable              %6.1f ms after the process began\n", launcher_ms);
	if (!desk_start(d, scenario, NULL, NULL, 1, persons, e))
		return false;
	desk_draw(d);
	map_ms = bench_clock() - began;
	printf("map clickable                %6.1f ms after the scenario was chosen\n", map_ms);
	canvas_advance(c, 0);
	settle(d, c);
	printf("map complete                 %6.1f ms\n", bench_clock() - began);
	pan(d, "pan, whole map", w, h);
	for (int i = 0; i < 5; i++) {
		struct input in = {.kind = INPUT_WHEEL, .x = w / 2, .y = h / 2, .dy = 1, .mods = MOD_CTRL};
		char name[40];
		act(d, in);
		settle(d, c);
		snprintf(name, sizeof name, "pan at %d %%", table_percent(desk_table(d)));
		pan(d, name, w, h);
	}
	for (int i = 0; i < 5; i++)
		act(d, (struct input){.kind = INPUT_WHEEL, .x = w / 2, .y = h / 2, .dy = -1, .mods = MOD_CTRL});
	settle(d, c);
	zooms(d, c, w, h);
	drag(d, c, w, h);
	getrusage(RUSAGE_SELF, &use);
	printf("peak memory                  %6.1f MiB\n", (double)use.ru_maxrss / 1024);
	return true;
}

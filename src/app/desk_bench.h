/* Measures the desktop program: start, map, frames while panning and zooming, memory. Prints to standard output. */
#ifndef GROGNARD_APP_DESK_BENCH_H
#define GROGNARD_APP_DESK_BENCH_H

#include "app/desk.h"

/* `launcher_ms`: what it took to the usable launcher. False with `e`. */
bool desk_bench(struct desk *d, struct canvas *c, double launcher_ms, const char *scenario, struct error *e);

/* Milliseconds since the process began. */
double bench_since_start(void);

#endif

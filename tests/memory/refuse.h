/* Memory that runs out. The linker sends every request of the program's own code, and cJSON's through it, to the functions of
 * refuse.c (-Wl,--wrap). */
#ifndef GROGNARD_TESTS_MEMORY_REFUSE_H
#define GROGNARD_TESTS_MEMORY_REFUSE_H

#include <stdbool.h>

/* The n-th request from now on is refused (1: the next), and all after it. */
void refuse_from(long n);
/* All are granted again. Was any refused? */
bool refuse_no_more(void);

/* How many are still granted. */
long refuse_left(void);

#endif

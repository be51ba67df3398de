/* Memory that must be had. Where a lack of it can be told in an error, it is; what builds the screen and the story has no
 * way back, and asks here. Knows nothing of games. */
#ifndef GROGNARD_CORE_MEMORY_H
#define GROGNARD_CORE_MEMORY_H

#include <stddef.h>

#if defined(__GNUC__)
#define RETURNS_NEVER __attribute__((noreturn))
#else
#define RETURNS_NEVER
#endif

/* There is no memory: calls what was agreed upon, and ends the program when that comes back. */
RETURNS_NEVER void memory_lost(void);

/* What is to be done then, for the whole program: it may not ask for memory. NULL: the program ends. */
void memory_when_lost(void (*fn)(void));

/* So many bytes of zeros; never NULL. Free with free(), as all of these. */
void *memory_zeroed(size_t bytes);
/* Room for `n` things of this size, where `at` had less or was NULL; never NULL. */
void *memory_grown(void *at, int n, size_t size);
/* A copy of a text; never NULL. */
char *memory_text(const char *text);

#endif

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void (*when_lost)(void);

void memory_when_lost(void (*fn)(void))
{
	when_lost = fn;
}

void memory_lost(void)
{
	if (when_lost)
		when_lost();
	fputs("grognard: out of memory\n", stderr);
	abort();
}

static void *had(void *at)
{
	if (!at)
		memory_lost();
	return at;
}

void *memory_zeroed(size_t bytes)
{
	return had(calloc(1, bytes));
}

void *memory_grown(void *at, int n, size_t size)
{
	return had(realloc(at, (size_t)n * size));
}

char *memory_text(const char *text)
{
	size_t n = strlen(text) + 1;
	return memcpy(had(malloc(n)), text, n);
}

#include "memory/refuse.h"

#include <errno.h>
#include <stdlib.h>

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t n, size_t bytes);
void *__real_realloc(void *memory, size_t bytes);
void *__wrap_malloc(size_t bytes);
void *__wrap_calloc(size_t n, size_t bytes);
void *__wrap_realloc(void *memory, size_t bytes);

static long left = -1; /* so many requests are still granted; -1: all */
static bool refused;

static bool granted(void)
{
	if (left > 0)
		left--;
	if (left != 0)
		return true;
	refused = true;
	errno = ENOMEM;
	return false;
}

void *__wrap_malloc(size_t bytes)
{
	return granted() ? __real_malloc(bytes) : NULL;
}

void *__wrap_calloc(size_t n, size_t bytes)
{
	return granted() ? __real_calloc(n, bytes) : NULL;
}

void *__wrap_realloc(void *memory, size_t bytes)
{
	return granted() ? __real_realloc(memory, bytes) : NULL;
}

void refuse_from(long n)
{
	refused = false;
	left = n;
}

bool refuse_no_more(void)
{
	left = -1;
	return refused;
}

long refuse_left(void)
{
	return left;
}

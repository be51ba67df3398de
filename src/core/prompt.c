#include "core/prompt.h"

#include <stdarg.h>
#include <stdio.h>

void prompt_ask(struct prompt *out, uint64_t verbs, int depth, const char *format, ...)
{
	va_list list;
	out->verbs = verbs;
	out->depth = (uint8_t)depth;
	va_start(list, format);
	vsnprintf(out->ask.at, sizeof out->ask.at, format, list);
	va_end(list);
}

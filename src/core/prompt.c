#include "core/prompt.h"

#include "core/order.h"

#include <stdarg.h>
#include <stdio.h>

bool prompt_is_free(const struct prompt *p)
{
	return !p->few && p->verbs & VERB(VERB_TAKE) && p->verbs & (VERB(VERB_MARCH) | VERB(VERB_PUT));
}

bool prompt_in_vain(const struct prompt *p, const struct order *o)
{
	return o->verb == VERB_NAME && o->place >= 0 && o->place < MAX_PIECES && set_has(&p->vain, o->place);
}

void prompt_ask(struct prompt *out, uint64_t verbs, int depth, const char *format, ...)
{
	va_list list;
	out->verbs = verbs;
	out->depth = (uint8_t)depth;
	va_start(list, format);
	vsnprintf(out->ask.at, sizeof out->ask.at, format, list);
	va_end(list);
}

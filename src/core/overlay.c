#include "core/overlay.h"

#include <string.h>

static const char *const names[QUERIES] = {"reach", "zoc", "fire", "threat", "supply", "supply-next", "sight",
					   "command", "duty"};

void overlay_clear(struct overlay *o, enum query kind)
{
	memset(o, 0, sizeof *o);
	o->kind = (uint8_t)kind;
	memset(o->value, 0xff, sizeof o->value);
	memset(o->from, 0xff, sizeof o->from);
	account_clear(&o->why);
}

const char *query_name(enum query q)
{
	return (unsigned)q < QUERIES ? names[q] : "";
}

int query_find(const char *name)
{
	return word_find(names, QUERIES, name);
}

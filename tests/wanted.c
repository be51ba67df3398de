#include "wanted.h"

#include <stdlib.h>

int wanted(const char *variable, int usual)
{
	const char *set = getenv(variable);
	int n = set ? atoi(set) : usual;
	return n < 1 ? 1 : n;
}

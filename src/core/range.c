#include "core/range.h"

#include <stdlib.h>
#include <string.h>

/* A number with what is printed after it: "4", "4th", "79%". */
static bool number_read(const char **at, int16_t *out)
{
	static const char *const after[] = {"st", "nd", "rd", "th", "%"};
	char *end;
	if (**at == ' ')
		return false;
	long n = strtol(*at, &end, 10);
	if (end == *at || n <= INT16_MIN || n >= INT16_MAX)
		return false;
	for (size_t i = 0; i < sizeof after / sizeof *after; i++)
		if (!strncmp(end, after[i], strlen(after[i]))) {
			end += strlen(after[i]);
			break;
		}
	*out = (int16_t)n;
	*at = end;
	return true;
}

bool range_read(const char *text, struct range *out)
{
	*out = (struct range){0, -1};
	struct range r;
	if (!number_read(&text, &r.low))
		return false;
	r.high = r.low;
	if (!strcmp(text, "+") || !strcmp(text, " on"))
		r.high = INT16_MAX;
	else if (!strcmp(text, "-"))
		r.low = INT16_MIN;
	else if (*text && (*text++ != '-' || !number_read(&text, &r.high) || *text || r.high < r.low))
		return false;
	*out = r;
	return true;
}

#include "core/data.h"

#include "core/base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_BYTES = 512 };

static bool holds_data(const char *folder)
{
	char path[PATH_BYTES + 16];
	snprintf(path, sizeof path, "%s/scenarios", folder);
	return access(path, R_OK | X_OK) == 0;
}

bool data_folder(const char *program, char *out, size_t size)
{
	const char *set = getenv("GROGNARD_DATA");
	if (set && *set) {
		text_copy(out, size, set);
		return strlen(set) <= DATA_MOST && holds_data(out);
	}
	char here[PATH_BYTES];
	ssize_t n = readlink("/proc/self/exe", here, sizeof here - 1);
	if (n > 0)
		here[n] = 0;
	else
		text_copy(here, sizeof here, program);
	char *slash = strrchr(here, '/');
	text_copy(slash ? slash : here, 2, slash ? "" : ".");
	static const char *const places[] = {"/../share/grognard", "", "/.."};
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		if (snprintf(out, size, "%s%s", here, places[i]) <= DATA_MOST && holds_data(out))
			return true;
	}
	return false;
}

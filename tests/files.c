#include "files.h"

#include "check.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static int drop(const char *path, const struct stat *st, int kind, struct FTW *at)
{
	(void)st, (void)kind, (void)at;
	return remove(path);
}

int files_remove(const char *folder)
{
	return nftw(folder, drop, 16, FTW_DEPTH | FTW_PHYS);
}

char *files_original(const char *name, size_t room, size_t *size)
{
	char path[512];
	struct stat st;
	snprintf(path, sizeof path, "%s/%s", getenv("GROGNARD_DATA"), name);
	FILE *f = fopen(path, "rb");
	if (!f || stat(path, &st))
		fail_msg("%s is missing", path);
	*size = (size_t)st.st_size;
	char *bytes = calloc(1, *size + room + 1);
	assert_non_null(bytes);
	assert_int_equal(fread(bytes, 1, *size, f), *size);
	fclose(f);
	return bytes;
}

size_t files_reword(char *text, size_t size, const char *sign, const char *ends, const char *word)
{
	size_t from = (size_t)(sign - text) + 1, n = strlen(word), to = from;
	while (to < size && !strchr(ends, text[to]))
		to++;
	memmove(text + from + n, text + to, size - to);
	memcpy(text + from, word, n);
	return size - (to - from) + n;
}

void files_put(const char *path, const void *bytes, size_t n)
{
	remove(path);
	FILE *f = fopen(path, "wb");
	assert_non_null(f);
	assert_int_equal(fwrite(bytes, 1, n, f), n);
	assert_int_equal(fclose(f), 0);
}

int files_data_folder(char out[64])
{
	static const char *const folders[] = {"maps", "scenarios", "scenarios/null", "scenarios/borodino",
		"scenarios/berezina", "scenarios/area1812"};
	char path[128];
	strcpy(out, "/tmp/grognard-data-XXXXXX");
	if (!mkdtemp(out))
		return -1;
	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		snprintf(path, sizeof path, "%s/%s", out, folders[i]);
		if (mkdir(path, 0755))
			return -1;
	}
	return 0;
}

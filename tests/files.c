#include "files.h"

#include "check.h"

#include <cjson/cJSON.h>
#include <dirent.h>
#include <ftw.h>
#include <stdbool.h>
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

/* Does a text of the game name this hex, "2513"? */
static bool named(char *const *texts, int n, const char *id)
{
	char quoted[40];
	snprintf(quoted, sizeof quoted, "\"%.30s\"", id);
	for (int i = 0; i < n; i++)
		if (strstr(texts[i], quoted))
			return true;
	return false;
}

/* The files of the game, and what the map itself names beside its hexes. Returns how many. */
static int texts_of(const cJSON *map, char **texts, int room)
{
	char folder[400];
	struct dirent *entry;
	int n = 0;
	size_t size;
	snprintf(folder, sizeof folder, "%s/scenarios/%s", getenv("GROGNARD_DATA"), cJSON_GetObjectItem(map, "id")->valuestring);
	DIR *dir = opendir(folder);
	assert_non_null(dir);
	while (n < room && (entry = readdir(dir)))
		if (strstr(entry->d_name, ".json")) {
			snprintf(folder, sizeof folder, "scenarios/%.60s/%.200s", cJSON_GetObjectItem(map, "id")->valuestring, entry->d_name);
			texts[n++] = files_original(folder, 1, &size);
		}
	closedir(dir);
	static const char *const lists[] = {"entries", "regions", "sources", "arrivals", "downstream"};
	for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
		if (cJSON_GetObjectItem(map, lists[i]))
			texts[n++] = cJSON_PrintUnformatted(cJSON_GetObjectItem(map, lists[i]));
	return n;
}

/* Hexes that nothing names, and that are worth nothing, are no more. */
static void thin(cJSON *map)
{
	char *texts[20];
	int n = texts_of(map, texts, 12);
	cJSON *hexes = cJSON_GetObjectItem(map, "hexes"), *missing = cJSON_GetObjectItem(map, "missing"), *next;
	cJSON *edges = cJSON_GetObjectItem(map, "edges");
	for (cJSON *hex = hexes->child; hex; hex = next) {
		next = hex->next;
		if (named(texts, n, hex->string) || cJSON_GetObjectItem(hex, "vp"))
			continue;
		if (cJSON_GetObjectItem(hex, "area"))
			cJSON_AddItemToArray(missing, cJSON_CreateString(hex->string));
		cJSON_Delete(cJSON_DetachItemViaPointer(hexes, hex));
	}
	for (cJSON *edge = edges->child; edge; edge = next) {
		next = edge->next;
		if (!cJSON_GetObjectItem(hexes, cJSON_GetArrayItem(edge, 0)->valuestring) ||
		    !cJSON_GetObjectItem(hexes, cJSON_GetArrayItem(edge, 1)->valuestring))
			cJSON_Delete(cJSON_DetachItemViaPointer(edges, edge));
	}
	for (int i = 0; i < n; i++)
		free(texts[i]);
}

char *files_small(const char *name, size_t room, size_t *size)
{
	char *text = files_original(name, room, size);
	cJSON *map = strncmp(name, "maps/", 5) ? NULL : cJSON_Parse(text);
	if (map && cJSON_GetObjectItem(map, "plates") /* printed with its charts */) {
		free(text);
		thin(map);
		char *out = cJSON_PrintUnformatted(map);
		*size = strlen(out);
		text = calloc(1, *size + room + 1);
		memcpy(text, out, *size);
		free(out);
	}
	cJSON_Delete(map);
	return text;
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
		"scenarios/berezina", "scenarios/area1812", "scenarios/hex1812",
		"scenarios/gamble", "scenarios/napoleon1807"};
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

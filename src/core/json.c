#include "core/json.h"

#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static int compare_keys(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The first key that an object holds twice, or NULL. cJSON keeps both and finds the first: refuse such files. */
static const char *double_key(const cJSON *object, bool *no_memory)
{
	int n = cJSON_GetArraySize(object), i = 0;
	if (n < 2)
		return NULL;
	char **keys = malloc((size_t)n * sizeof *keys);
	if (!keys) {
		*no_memory = true;
		return NULL;
	}
	const cJSON *child;
	cJSON_ArrayForEach(child, object) keys[i++] = child->string;
	qsort(keys, (size_t)n, sizeof *keys, compare_keys);
	const char *found = NULL;
	for (i = 1; i < n && !found; i++)
		if (!strcmp(keys[i - 1], keys[i]))
			found = keys[i];
	free(keys);
	return found;
}

static bool check_keys(const cJSON *tree, const char *name, struct error *e)
{
	bool no_memory = false;
	const char *key = cJSON_IsObject(tree) ? double_key(tree, &no_memory) : NULL;
	if (no_memory)
		return error_set(e, name, NULL, NULL, "out of memory");
	if (key)
		return error_set(e, name, key, NULL, "the key \"%s\" stands twice in one object", key);
	const cJSON *child;
	cJSON_ArrayForEach(child, tree) if ((cJSON_IsObject(child) || cJSON_IsArray(child)) &&
					    !check_keys(child, name, e)) return false;
	return true;
}

/* The first byte that begins no character, or NULL. */
static const char *no_character(const char *text, size_t size)
{
	for (const char *end = text + size; text < end;) {
		size_t n = utf8_length(text, (size_t)(end - text));
		if (!n)
			return text;
		text += n;
	}
	return NULL;
}

static int line_of(const char *text, const char *at)
{
	int line = 1;
	for (; text < at; text++)
		line += *text == '\n';
	return line;
}

/* Refused for what stands at `at`. */
static bool wrong_at(const char *text, const char *at, const char *name, const char *what, struct error *e)
{
	char place[48];
	snprintf(place, sizeof place, "line %d", line_of(text, at));
	return error_set(e, name, place, NULL, "%s", what);
}

static bool check_characters(const char *text, size_t size, const char *name, struct error *e)
{
	const char *wrong = no_character(text, size);
	char what[48];
	snprintf(what, sizeof what, "the byte %02x there is no UTF-8 text", wrong ? (unsigned)(unsigned char)*wrong : 0);
	return !wrong || wrong_at(text, wrong, name, what, e);
}

/* Depth is checked before parsing: cJSON itself recurses to 1000. A zero that is written as \u0000 would cut its text. */
static bool check_depth(const char *text, size_t size, const char *name, struct error *e)
{
	static const char zero[] = "\\u0000";
	int depth = 0;
	bool quoted = false;
	for (size_t i = 0; i < size; i++) {
		char c = text[i];
		if (!c || (quoted && size - i >= sizeof zero - 1 && !memcmp(text + i, zero, sizeof zero - 1)))
			return wrong_at(text, text + i, name, "holds a zero byte: no JSON text", e);
		if (quoted) {
			if (c == '\\' && i + 1 < size)
				i++;
			else if (c == '"')
				quoted = false;
		} else if (c == '"') {
			quoted = true;
		} else if (c == '{' || c == '[') {
			if (++depth > JSON_MAX_DEPTH) {
				char what[48];
				snprintf(what, sizeof what, "is nested deeper than %d levels", JSON_MAX_DEPTH);
				return wrong_at(text, text + i, name, what, e);
			}
		} else if (c == '}' || c == ']') {
			depth--;
		}
	}
	return true;
}

/* cJSON says nothing of why it made no tree: this thread asked for memory in vain. */
static _Thread_local bool in_vain;

static void *asked(size_t bytes)
{
	void *memory = malloc(bytes);
	in_vain = in_vain || !memory;
	return memory;
}

static void given_back(void *memory)
{
	free(memory);
}

static void ask_through_us(void)
{
	cJSON_Hooks hooks = {asked, given_back};
	cJSON_InitHooks(&hooks);
}

/* NULL: the text is not JSON, or `in_vain`. */
static cJSON *tree_of(const char *text, size_t size, const char **end)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;
	pthread_once(&once, ask_through_us);
	in_vain = false;
	return cJSON_ParseWithLengthOpts(text, size, end, 1);
}

cJSON *json_parse(const char *text, size_t size, const char *name, struct error *e)
{
	if (size > JSON_MAX_BYTES) {
		error_set(e, name, NULL, NULL, "is larger than %d MB", JSON_MAX_BYTES >> 20);
		return NULL;
	}
	if (!check_depth(text, size, name, e) || !check_characters(text, size, name, e))
		return NULL;
	char *copy = malloc(size + 1);
	if (!copy) {
		error_set(e, name, NULL, NULL, "out of memory");
		return NULL;
	}
	memcpy(copy, text, size);
	copy[size] = 0;
	const char *end = NULL;
	cJSON *tree = tree_of(copy, size + 1, &end);
	if (!tree && in_vain) {
		error_set(e, name, NULL, NULL, "out of memory");
	} else if (!tree) {
		wrong_at(copy, end && end <= copy + size ? end : copy + size, name, "is no valid JSON there", e);
	}
	free(copy);
	if (tree && !check_keys(tree, name, e)) {
		cJSON_Delete(tree);
		return NULL;
	}
	return tree;
}

static char *read_whole(const char *path, size_t *size, struct error *e)
{
	struct stat st;
	if (!stat(path, &st) && !S_ISREG(st.st_mode)) { /* a pipe would be waited for */
		error_set(e, path, NULL, NULL, "is no regular file");
		return NULL;
	}
	FILE *f = fopen(path, "rb");
	if (!f) {
		error_set(e, path, NULL, NULL, "cannot be opened: %s", strerror(errno));
		return NULL;
	}
	char *text = NULL;
	if (fseek(f, 0, SEEK_END) == 0) {
		long n = ftell(f);
		if (n > JSON_MAX_BYTES) {
			error_set(e, path, NULL, NULL, "is larger than %d MB", JSON_MAX_BYTES >> 20);
		} else if (n >= 0 && (text = malloc((size_t)n + 1))) {
			rewind(f);
			*size = fread(text, 1, (size_t)n, f);
			if (ferror(f)) {
				error_set(e, path, NULL, NULL, "cannot be read: %s", strerror(errno));
				free(text);
				text = NULL;
			}
		} else {
			error_set(e, path, NULL, NULL, "cannot be read: %s", strerror(errno));
		}
	} else {
		error_set(e, path, NULL, NULL, "is no regular file");
	}
	fclose(f);
	return text;
}

cJSON *json_read(const char *path, struct error *e)
{
	size_t size = 0;
	char *text = read_whole(path, &size, e);
	if (!text)
		return NULL;
	cJSON *tree = json_parse(text, size, path, e);
	free(text);
	return tree;
}

const cJSON *json_get(const cJSON *object, const char *key)
{
	return cJSON_IsObject(object) ? cJSON_GetObjectItemCaseSensitive(object, key) : NULL;
}

static bool missing(const cJSON *item, const char *key, const char *what, const char *file, const char *where,
		    struct error *e)
{
	return error_set(e, file, where, NULL, item ? "\"%s\" must be %s" : "\"%s\" is missing: %s is needed", key,
			 what);
}

bool json_whole(const cJSON *item, int low, int high, int *value)
{
	if (!cJSON_IsNumber(item) || item->valuedouble != floor(item->valuedouble) || item->valuedouble < low || item->valuedouble > high)
		return false;
	*value = (int)item->valuedouble;
	return true;
}

bool json_need_int(const cJSON *object, const char *key, int low, int high, const char *file, const char *where,
		   int *value, struct error *e)
{
	const cJSON *item = json_get(object, key);
	if (!cJSON_IsNumber(item))
		return missing(item, key, "a whole number", file, where, e);
	return json_whole(item, low, high, value) ||
	       error_set(e, file, where, NULL, "\"%s\" must be a whole number from %d to %d", key, low, high);
}

bool json_int(const cJSON *object, const char *key, int otherwise, int low, int high, const char *file, const char *where,
	      int *value, struct error *e)
{
	*value = otherwise;
	return !json_get(object, key) || json_need_int(object, key, low, high, file, where, value, e);
}

bool json_need_string(const cJSON *object, const char *key, const char *file, const char *where, const char **value,
		      struct error *e)
{
	const cJSON *item = json_get(object, key);
	if (!cJSON_IsString(item))
		return missing(item, key, "a text", file, where, e);
	*value = item->valuestring;
	return true;
}

bool json_text(const cJSON *object, const char *key, const char *otherwise, char *out, size_t size, const char *file,
	       const char *where, struct error *e)
{
	const char *text = otherwise;
	if ((!otherwise || json_get(object, key)) && !json_need_string(object, key, file, where, &text, e))
		return false;
	if (strlen(text) >= size)
		return error_set(e, file, where, NULL, "\"%s\" has %zu bytes; there is room for %zu", key, strlen(text), size - 1);
	memcpy(out, text, strlen(text) + 1);
	return true;
}

const cJSON *json_need_array(const cJSON *object, const char *key, const char *file, const char *where,
			     struct error *e)
{
	const cJSON *item = json_get(object, key);
	if (cJSON_IsArray(item))
		return item;
	missing(item, key, "a list", file, where, e);
	return NULL;
}

const cJSON *json_need_object(const cJSON *object, const char *key, const char *file, const char *where,
			      struct error *e)
{
	const cJSON *item = json_get(object, key);
	if (cJSON_IsObject(item))
		return item;
	missing(item, key, "an object", file, where, e);
	return NULL;
}

static const char kind_signs[] = "{[$#?*";

static bool whole_number(const cJSON *item)
{
	return cJSON_IsNumber(item) && item->valuedouble == item->valueint;
}

/* What in the item is not of the kind that the signs say, down to the last level; NULL when all of it is. */
static const cJSON *misfit(const cJSON *item, const char *signs)
{
	const cJSON *child, *wrong = NULL;

	if (*signs != '{' && *signs != '[')
		return *signs == '*' || (*signs == '$' ? cJSON_IsString(item) : *signs == '#' ? whole_number(item) :
					 cJSON_IsBool(item)) ? NULL : item;
	if (*signs == '{' ? !cJSON_IsObject(item) : !cJSON_IsArray(item))
		return item;
	for (child = item->child; child && !wrong; child = child->next)
		wrong = misfit(child, signs + 1);
	return wrong;
}

/* "an object of lists of texts" */
static void kind_words(const char *signs, char *out, size_t size)
{
	static const char *const one[] = {"an object", "a list", "a text", "a whole number", "true or false", "anything"};
	static const char *const many[] = {"objects", "lists", "texts", "whole numbers", "true or false", "anything"};
	size_t n = 0;

	for (const char *c = signs; *c && (c == signs || *c != '*') && n < size; c++)
		n += (size_t)snprintf(out + n, size - n, "%s%s", c == signs ? "" : " of ",
				      (c == signs ? one : many)[strchr(kind_signs, *c) - kind_signs]);
}

bool json_kinds(const cJSON *object, const char *const *kinds, const char *file, const char *where, struct error *e)
{
	for (; *kinds; kinds++) {
		size_t n = strcspn(*kinds, kind_signs);
		char name[64], words[96];
		const cJSON *item, *wrong;

		snprintf(name, sizeof name, "%.*s", (int)n, *kinds);
		item = json_get(object, name);
		if (!item || !(wrong = misfit(item, *kinds + n)))
			continue;
		kind_words(*kinds + n, words, sizeof words);
		return error_set(e, file, where ? where : wrong->string ? wrong->string : name, NULL, "\"%s\" must be %s", name, words);
	}
	return true;
}

bool json_kind_known(const char *const *kinds, const char *key)
{
	for (; *kinds; kinds++) {
		size_t n = strcspn(*kinds, kind_signs);
		if (strlen(key) == n && !strncmp(*kinds, key, n))
			return true;
	}
	return false;
}

bool json_format(const cJSON *object, const char *file, struct error *e)
{
	const cJSON *item = json_get(object, "format");
	return !item || (cJSON_IsNumber(item) && item->valuedouble == 1) ||
	       error_set(e, file, "format", NULL, "is of another format; this program reads format 1");
}

bool json_spot(const cJSON *item, float at[2])
{
	if (!cJSON_IsArray(item) || cJSON_GetArraySize(item) != 2)
		return false;
	for (int i = 0; i < 2; i++) {
		const cJSON *part = cJSON_GetArrayItem(item, i);
		if (!cJSON_IsNumber(part) || part->valuedouble < 0 || part->valuedouble > 1)
			return false;
		at[i] = (float)part->valuedouble;
	}
	return true;
}

double json_number_at(const cJSON *list, int i)
{
	const cJSON *item = cJSON_GetArrayItem(list, i);
	return cJSON_IsNumber(item) ? item->valuedouble : 0;
}

int json_int_or(const cJSON *object, const char *key, int fallback)
{
	const cJSON *item = json_get(object, key);
	return cJSON_IsNumber(item) && item->valuedouble == floor(item->valuedouble) &&
			       fabs(item->valuedouble) < 1e9
		       ? (int)item->valuedouble
		       : fallback;
}

const char *json_string_or(const cJSON *object, const char *key, const char *fallback)
{
	const cJSON *item = json_get(object, key);
	return cJSON_IsString(item) ? item->valuestring : fallback;
}

bool json_bool_or(const cJSON *object, const char *key, bool fallback)
{
	const cJSON *item = json_get(object, key);
	return cJSON_IsBool(item) ? cJSON_IsTrue(item) : fallback;
}

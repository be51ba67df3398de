/* Strict reading of JSON files over cJSON, whose traps this header closes.
 *
 * Refused with file, key and reason: files over a size limit, bytes that are no UTF-8, nesting deeper than 64, duplicate
 * keys, text after the value, numbers that are no exact int where an int is asked for, wrong types, texts longer than the
 * room there is for them.
 * Keys are compared with case. Knows no game.
 */
#ifndef GROGNARD_CORE_JSON_H
#define GROGNARD_CORE_JSON_H

#include "core/base.h"

#include <cjson/cJSON.h>

enum { JSON_MAX_BYTES = 8 << 20, JSON_MAX_DEPTH = 64 };

/* Reads and checks a whole file. NULL on error, with `e` filled. Free with cJSON_Delete. */
cJSON *json_read(const char *path, struct error *e);

/* The same for a text in memory; `name` stands for the file in errors. */
cJSON *json_parse(const char *text, size_t size, const char *name, struct error *e);

/* Member `key` of an object; NULL when absent (or `object` is NULL or no object). */
const cJSON *json_get(const cJSON *object, const char *key);

/* Member of the wanted type. On absence or wrong type: error naming `file`, `where` and `key`, result false.
 * Strings point into the tree. */
bool json_need_int(const cJSON *object, const char *key, int low, int high, const char *file, const char *where,
		   int *value, struct error *e);
bool json_need_string(const cJSON *object, const char *key, const char *file, const char *where,
		      const char **value, struct error *e);
/* A whole number from `low` to `high`; `otherwise` where the member is absent. False with `e` for anything else. */
bool json_int(const cJSON *object, const char *key, int otherwise, int low, int high, const char *file, const char *where,
	      int *value, struct error *e);
/* Is an item of a list, or a member at hand, a whole number from `low` to `high`? Then that is its value. */
bool json_whole(const cJSON *item, int low, int high, int *value);
/* A text of fewer than `size` bytes, copied to `out`; `otherwise` where the member is absent, NULL: then it is needed. False with `e`
 * for what is too long or no text. */
bool json_text(const cJSON *object, const char *key, const char *otherwise, char *out, size_t size, const char *file,
	       const char *where, struct error *e);
const cJSON *json_need_array(const cJSON *object, const char *key, const char *file, const char *where,
			     struct error *e);
const cJSON *json_need_object(const cJSON *object, const char *key, const char *file, const char *where,
			      struct error *e);

/* Whether the file is of the one format there is: "format" is 1 or absent. */
bool json_format(const cJSON *object, const char *file, struct error *e);

/* Whether each of these members that is there is of its kind. A kind stands behind the name, a sign for each level:
 * `{` an object of, `[` a list of, `$` a text, `#` a whole number, `?` true or false, `*` anything: "setup{$" is an object
 * of texts. NULL ends the list. Whoever reads names or lists asks this first. False with `e` filled; `where` may be NULL:
 * then the member that does not fit is the place. */
bool json_kinds(const cJSON *object, const char *const *kinds, const char *file, const char *where, struct error *e);

/* Is `key` a name of such a list? */
bool json_kind_known(const char *const *kinds, const char *key);

/* A point [x, y] in fractions of a sheet, both 0..1; false when `item` is anything else. */
bool json_spot(const cJSON *item, float at[2]);

/* The i-th number of a list; 0 when there is none. */
double json_number_at(const cJSON *list, int i);

/* Member of the wanted type or the fallback when it is absent or of another type. */
int json_int_or(const cJSON *object, const char *key, int fallback);
const char *json_string_or(const cJSON *object, const char *key, const char *fallback);
bool json_bool_or(const cJSON *object, const char *key, bool fallback);

#endif

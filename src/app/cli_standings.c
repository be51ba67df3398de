#include "app/cli_standings.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LIMIT_BYTES = 512 << 20, PAIRS_LEAST = 8 };

bool standings_together(const struct entry *x, const struct entry *y)
{
	return !strcmp(x->scenario, y->scenario) && !strcmp(x->a, y->a) && !strcmp(x->b, y->b) && !strcmp(x->against, y->against) &&
	       (!x->against[0] || x->side == y->side);
}

const struct entry *standings_find(const struct cli_standings *t, const struct entry *like)
{
	for (int i = 0; i < t->entries; i++) {
		const struct entry *x = &t->entry[i];
		if (x->seed == like->seed && x->game == like->game && x->side == like->side &&
		    standings_together(x, like))
			return x;
	}
	return NULL;
}

bool standings_add(struct cli_standings *t, const struct entry *e)
{
	if (standings_find(t, e))
		return true;
	if (t->entries == t->room) {
		int room = t->room ? 2 * t->room : 256;
		struct entry *more = realloc(t->entry, (size_t)room * sizeof *more);
		if (!more)
			return false;
		t->entry = more;
		t->room = room;
	}
	t->entry[t->entries++] = *e;
	return true;
}

void standings_free(struct cli_standings *t)
{
	free(t->entry);
	*t = (struct cli_standings){0};
}

/* --- the lines --- */

static const char *const kinds[] = {"scenario$", "seed$", "match[$", "against$", "game#", "side#", "seats[$", "points#", "winner$", "result$",
				    "score[#", "orders#", "turns#", "phases[#", "thought[*", "longest[*", "hash$", "program$", NULL};

static bool copy_name(char *to, size_t size, const cJSON *from)
{
	return cJSON_IsString(from) && (size_t)snprintf(to, size, "%s", from->valuestring) < size;
}

static bool read_names(struct entry *x, const cJSON *json)
{
	const cJSON *match = json_get(json, "match"), *seats = json_get(json, "seats"), *against = json_get(json, "against");
	return (!against || copy_name(x->against, sizeof x->against, against)) &&
	       copy_name(x->scenario, sizeof x->scenario, json_get(json, "scenario")) &&
	       copy_name(x->a, sizeof x->a, cJSON_GetArrayItem(match, 0)) &&
	       copy_name(x->b, sizeof x->b, cJSON_GetArrayItem(match, 1)) &&
	       copy_name(x->seat[0], sizeof x->seat[0], cJSON_GetArrayItem(seats, 0)) &&
	       copy_name(x->seat[1], sizeof x->seat[1], cJSON_GetArrayItem(seats, 1));
}

/* Lines of older programs do not say who sat across where it was neither of the two. */
static void name_third(struct entry *x)
{
	if (!x->against[0] && strcmp(x->seat[!x->side], x->game ? x->a : x->b))
		memcpy(x->against, x->seat[!x->side], sizeof x->against);
}

/* Microseconds of both sides: more than an int holds where somebody thinks for half an hour. */
static bool read_times(const cJSON *json, const char *key, int64_t out[2], const char *path, const char *where, struct error *e)
{
	const double most = 9e15; /* as far as a number of JSON is exact */
	const cJSON *list = json_get(json, key);
	for (int i = 0; i < 2; i++) {
		double n = json_number_at(list, i);
		if (!(n >= 0 && n <= most))
			return error_set(e, path, where, NULL, "\"%s\" must be numbers from 0 to %.0f", key, most);
		out[i] = (int64_t)n;
	}
	return true;
}

static bool read_entry(struct entry *x, const cJSON *json, const char *path, const char *where, struct error *e)
{
	const char *seed;
	char *end;
	memset(x, 0, sizeof *x);
	if (!json_kinds(json, kinds, path, where, e) || !json_need_string(json, "seed", path, where, &seed, e) ||
	    !json_need_int(json, "game", 0, 1, path, where, &x->game, e) ||
	    !json_need_int(json, "side", 0, 1, path, where, &x->side, e) ||
	    !json_need_int(json, "points", 0, 2, path, where, &x->points, e))
		return false;
	errno = 0;
	x->seed = strtoull(seed, &end, 10);
	if (errno || *end || !*seed || !read_names(x, json))
		return error_set(e, path, where, NULL, "this is no game of a tournament");
	name_third(x);
	for (int i = 0; i < 2; i++)
		x->phases[i] = (int)json_number_at(json_get(json, "phases"), i);
	return read_times(json, "thought", x->thought, path, where, e) && read_times(json, "longest", x->longest, path, where, e);
}

bool standings_line(struct cli_standings *t, const char *text, size_t size, const char *path, int number, struct error *e)
{
	char where[32];
	struct entry x;
	snprintf(where, sizeof where, "line %d", number);
	cJSON *json = json_parse(text, size, path, e);
	bool fine = json && read_entry(&x, json, path, where, e);
	if (!json) /* of its own lines it has one */
		snprintf(e->place, sizeof e->place, "%s", where);
	cJSON_Delete(json);
	return fine && (standings_add(t, &x) || error_set(e, NULL, NULL, NULL, "out of memory"));
}

bool cli_standings_read(struct cli_standings *t, const char *path, bool new, struct error *e)
{
	size_t size;
	if (new && access(path, F_OK))
		return true;
	char *text = file_read(path, LIMIT_BYTES, &size, e);
	bool fine = text != NULL;
	int number = 0;
	for (char *at = text, *end; fine && (end = strchr(at, '\n')); at = end + 1)
		if ((fine = standings_line(t, at, (size_t)(end - at), path, ++number, e)))
			t->bytes = (size_t)(end + 1 - text);
	free(text);
	return fine;
}

/* --- what they prove --- */

void standings_interval(double share, double n, double *low, double *high)
{
	const double z = 1.96;
	if (n <= 0) {
		*low = 0;
		*high = 1;
		return;
	}
	double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
	double half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
	*low = middle - half;
	*high = middle + half;
}

double standings_elo(double share)
{
	share = share < 0.001 ? 0.001 : share > 0.999 ? 0.999 : share;
	return -400 * log10(1 / share - 1);
}

static double share_of(double elo)
{
	return 1 / (1 + pow(10, -elo / 400));
}

/* The ratio of likelihoods for the mean of the pairs, as if it were spread normally; with few pairs their own spread says too
 * little, so it is never taken below a fiftieth. */
static double ratio(const struct compared *c, double low, double high)
{
	if (c->pairs < PAIRS_LEAST)
		return 0;
	double mean = c->sum / c->pairs, spread = c->squares / c->pairs - mean * mean;
	double s0 = share_of(low), s1 = share_of(high);
	spread = spread < 0.02 ? 0.02 : spread;
	return c->pairs * (s1 - s0) * (2 * mean - s0 - s1) / (2 * spread);
}

/* Adds a game to the points of who is compared in it. */
static void count_game(struct compared *c, const struct entry *x)
{
	if (x->against[0] && x->game) {
		c->rivals++;
		c->rival += (2 - x->points) / 2.0;
		return;
	}
	int side = x->game ? !x->side : x->side; /* in the second game of a pair against each other a has changed it */
	c->games[side]++;
	c->points[side] += x->points / 2.0;
}

struct compared standings_compare(const struct cli_standings *t, const struct entry *like, double low, double high)
{
	struct compared c = {0};
	for (int i = 0; i < t->entries; i++) {
		const struct entry *x = &t->entry[i];
		if (!standings_together(x, like))
			continue;
		count_game(&c, x);
		struct entry other = *x;
		other.game = 1;
		const struct entry *second = x->game == 0 ? standings_find(t, &other) : NULL;
		if (!second)
			continue;
		double pair = (x->points + second->points) / 4.0;
		c.pairs++;
		c.sum += pair;
		c.squares += pair * pair;
	}
	c.ratio = ratio(&c, low, high);
	return c;
}

/* Reading and writing the settings: a missing file is fine, a damaged one is reported and defaults stay. */
#include "ui/config.h"

#include "core/file.h"
#include "core/json.h"

#include <errno.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_ROOM = 512 };

static void defaults(struct config *c)
{
	memset(c, 0, sizeof *c);
	c->width = 1280;
	c->height = 800;
	c->speed = 2;
	c->sound = 60;
	c->follow = c->asks_end = c->small_map = true;
	strcpy(c->player[0], "person");
	strcpy(c->player[1], "simple");
}

/* Makes a folder and those above it. */
static bool make_folder(char *path, struct error *e)
{
	for (char *p = path + 1; ; p++) {
		if (*p && *p != '/')
			continue;
		char was = *p;
		*p = 0;
		if (mkdir(path, 0700) && errno != EEXIST) {
			bool result = error_set(e, path, NULL, NULL, "this folder cannot be made: %s", strerror(errno));
			*p = was;
			return result;
		}
		*p = was;
		if (!was)
			return true;
	}
}

/* $HOME, or what the system has on record for the user; NULL when neither says. */
static const char *home_folder(void)
{
	const char *home = getenv("HOME");
	const struct passwd *user;

	if (home && home[0] == '/')
		return home;
	user = getpwuid(getuid());
	return user && user->pw_dir && user->pw_dir[0] == '/' ? user->pw_dir : NULL;
}

bool xdg_folder(const char *kind, char *out, size_t size, struct error *e)
{
	static const char *const kinds[3][3] = {
		{"config", "XDG_CONFIG_HOME", ".config"},
		{"data", "XDG_DATA_HOME", ".local/share"},
		{"cache", "XDG_CACHE_HOME", ".cache"},
	};
	char path[PATH_ROOM];
	int k = 0, n;
	while (k < 3 && strcmp(kinds[k][0], kind))
		k++;
	if (k == 3)
		return error_set(e, NULL, kind, NULL, "there is no such kind of folder");
	const char *home = getenv(kinds[k][1]);
	if (home && home[0] == '/') {
		n = snprintf(path, sizeof path, "%s/grognard", home);
	} else {
		home = home_folder();
		if (!home)
			return error_set(e, NULL, "HOME", NULL, "the home folder is not known");
		n = snprintf(path, sizeof path, "%s/%s/grognard", home, kinds[k][2]);
	}
	if (n < 0 || (size_t)n >= sizeof path || (size_t)n >= size)
		return error_set(e, NULL, kinds[k][1], NULL, "the name of the folder is too long");
	memcpy(out, path, (size_t)n + 1);
	return make_folder(path, e);
}

static bool file_name(char *out, size_t size, struct error *e)
{
	char folder[PATH_ROOM];
	if (!xdg_folder("config", folder, sizeof folder, e))
		return false;
	int n = snprintf(out, size, "%s/config.json", folder);
	return (n > 0 && (size_t)n < size) || error_set(e, folder, NULL, NULL, "the name of the folder is too long");
}

static int within(const cJSON *json, const char *key, int low, int high, int fallback)
{
	int v = json_int_or(json, key, fallback);
	return v < low || v > high ? fallback : v;
}

static const char *const hands_names[HANDS] = {"curtain", "peek", "open"};

const char *hands_name(enum hands hands)
{
	return hands_names[hands];
}

int hands_find(const char *name)
{
	return word_find(hands_names, HANDS, name);
}

/* Leaves `out` as it is where the file says nothing that fits. */
static void word(const cJSON *json, const char *key, char *out, size_t size)
{
	const char *text = json_string_or(json, key, "");
	if (*text && strlen(text) < size)
		snprintf(out, size, "%s", text);
}

static float fraction(const cJSON *json, const char *key)
{
	const cJSON *v = json_get(json, key);
	double x = cJSON_IsNumber(v) ? v->valuedouble : .5;
	return x >= 0 && x <= 1 ? (float)x : .5f;
}

static void take_views(struct config *c, const cJSON *list)
{
	const cJSON *json;
	int n = 0;
	if (!cJSON_IsArray(list))
		return;
	cJSON_ArrayForEach(json, list) {
		struct config_view *v = &c->view[n];
		if (n == CONFIG_VIEWS)
			break;
		word(json, "game", v->game, sizeof v->game);
		v->x = fraction(json, "x");
		v->y = fraction(json, "y");
		v->percent = within(json, "percent", 1, 400, 50);
		n += v->game[0] != 0;
	}
}

static cJSON *views_as_json(const struct config *c)
{
	cJSON *list = cJSON_CreateArray();
	for (int i = 0; i < CONFIG_VIEWS && c->view[i].game[0]; i++) {
		cJSON *json = cJSON_CreateObject();
		cJSON_AddStringToObject(json, "game", c->view[i].game);
		cJSON_AddNumberToObject(json, "x", (double)c->view[i].x);
		cJSON_AddNumberToObject(json, "y", (double)c->view[i].y);
		cJSON_AddNumberToObject(json, "percent", c->view[i].percent);
		cJSON_AddItemToArray(list, json);
	}
	return list;
}

const struct config_view *config_view(const struct config *c, const char *game)
{
	for (int i = 0; i < CONFIG_VIEWS; i++)
		if (c->view[i].game[0] && !strcmp(c->view[i].game, game))
			return &c->view[i];
	return NULL;
}

void config_leave_view(struct config *c, const struct config_view *view)
{
	int at = 0;
	while (at < CONFIG_VIEWS - 1 && c->view[at].game[0] && strcmp(c->view[at].game, view->game) != 0)
		at++;
	memmove(&c->view[1], &c->view[0], (size_t)at * sizeof c->view[0]);
	c->view[0] = *view;
}

int config_scale_for(int width, int height, float dpi)
{
	enum { WIDE = 1920, HIGH = 1080, STEP = 25, INCH = 110 };
	int size = 100 * width / WIDE < 100 * height / HIGH ? 100 * width / WIDE : 100 * height / HIGH;
	int dense = dpi >= 60 && dpi <= 400 ? (int)(100 * dpi / INCH) : 0;
	int least = 100 * height / 620; /* points that the window then has are not fewer than a small one's */
	int percent = size > dense ? size : dense;
	percent = percent < least ? percent : least;
	percent = percent / STEP * STEP;
	return percent < 100 ? 100 : percent > 200 ? 200 : percent;
}

static void take(struct config *c, const cJSON *json)
{
	c->width = within(json, "width", 320, 16384, c->width);
	c->height = within(json, "height", 200, 16384, c->height);
	c->full_screen = json_bool_or(json, "full_screen", c->full_screen);
	c->maximised = json_bool_or(json, "maximised", c->maximised);
	c->scale = within(json, "scale", 100, 200, c->scale);
	c->speed = within(json, "speed", 0, 3, c->speed);
	c->sound = within(json, "sound", 0, 100, c->sound);
	c->wheel_scrolls = json_bool_or(json, "wheel_scrolls", c->wheel_scrolls);
	c->follow = json_bool_or(json, "follow", c->follow);
	c->small_map = json_bool_or(json, "small_map", c->small_map);
	c->letters = json_bool_or(json, "letters", c->letters);
	c->asks_end = json_bool_or(json, "asks_end", c->asks_end);
	c->quiet = json_bool_or(json, "quiet", c->quiet);
	int hands = hands_find(json_string_or(json, "hands", ""));
	c->hands = hands == NONE ? c->hands : (enum hands)hands;
	take_views(c, json_get(json, "views"));
	word(json, "last_scenario", c->last_scenario, sizeof c->last_scenario);
	word(json, "player_0", c->player[0], sizeof c->player[0]);
	word(json, "player_1", c->player[1], sizeof c->player[1]);
}

bool config_load(struct config *c, struct error *e)
{
	char path[PATH_ROOM + 32];
	struct error fault;
	defaults(c);
	if (!file_name(path, sizeof path, e))
		return false;
	if (access(path, F_OK))
		return true;
	cJSON *json = json_read(path, &fault);
	if (!json)
		return error_set(e, path, fault.place, NULL,
				 "the settings are damaged and were left as they come: %s", fault.reason);
	bool good = cJSON_IsObject(json);
	if (good)
		take(c, json);
	cJSON_Delete(json);
	return good || error_set(e, path, NULL, NULL, "the settings are damaged and were left as they come");
}

static cJSON *as_json(const struct config *c)
{
	cJSON *json = cJSON_CreateObject();
	cJSON_AddNumberToObject(json, "width", c->width);
	cJSON_AddNumberToObject(json, "height", c->height);
	cJSON_AddBoolToObject(json, "full_screen", c->full_screen);
	cJSON_AddBoolToObject(json, "maximised", c->maximised);
	cJSON_AddNumberToObject(json, "scale", c->scale);
	cJSON_AddNumberToObject(json, "speed", c->speed);
	cJSON_AddNumberToObject(json, "sound", c->sound);
	cJSON_AddBoolToObject(json, "wheel_scrolls", c->wheel_scrolls);
	cJSON_AddBoolToObject(json, "follow", c->follow);
	cJSON_AddBoolToObject(json, "small_map", c->small_map);
	cJSON_AddBoolToObject(json, "letters", c->letters);
	cJSON_AddBoolToObject(json, "asks_end", c->asks_end);
	cJSON_AddBoolToObject(json, "quiet", c->quiet);
	cJSON_AddStringToObject(json, "hands", hands_name(c->hands));
	cJSON_AddItemToObject(json, "views", views_as_json(c));
	cJSON_AddStringToObject(json, "last_scenario", c->last_scenario);
	cJSON_AddStringToObject(json, "player_0", c->player[0]);
	cJSON_AddStringToObject(json, "player_1", c->player[1]);
	return json;
}

bool config_save(const struct config *c, struct error *e)
{
	char path[PATH_ROOM + 32];
	if (!file_name(path, sizeof path, e))
		return false;
	cJSON *json = as_json(c);
	char *text = json ? cJSON_Print(json) : NULL;
	cJSON_Delete(json);
	if (!text)
		return error_set(e, path, NULL, NULL, "there is not enough memory to write the settings");
	bool good = file_write(path, text, strlen(text), e);
	cJSON_free(text);
	return good;
}

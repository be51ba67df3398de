/* Reading and writing the settings: a missing file is fine, a damaged one is reported and defaults stay. */
#include "ui/config.h"

#include "core/file.h"
#include "core/json.h"

#include <errno.h>
#include <pwd.h>
#include <stddef.h>
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
	c->follow = c->asks_end = c->small_map = c->guide = c->aims = true;
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

static const char *const hands_names[HANDS] = {"curtain", "peek", "open"};

const char *hands_name(enum hands hands)
{
	return hands_names[hands];
}

int hands_find(const char *name)
{
	return word_find(hands_names, HANDS, name);
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
		int percent = json_int_or(json, "percent", 0);
		if (!json_text(json, "game", NULL, v->game, sizeof v->game, NULL, NULL, NULL) || !v->game[0])
			continue;
		v->x = fraction(json, "x");
		v->y = fraction(json, "y");
		v->percent = percent >= 1 && percent <= 400 ? percent : 50;
		n++;
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

/* A member of the file and of struct config: a whole number from `low` to `high`, a switch, or a text of fewer than `high` bytes. What
 * it is without the file always fits. */
enum setting_kind { SETTING_NUMBER, SETTING_SWITCH, SETTING_TEXT };

#define SETTING(member) offsetof(struct config, member)
#define ROOM_OF(member) sizeof ((struct config *)NULL)->member

static const struct setting {
	const char *key;
	enum setting_kind kind;
	size_t at;
	int low, high;
} settings[] = {
	{"width", SETTING_NUMBER, SETTING(width), 320, 16384},
	{"height", SETTING_NUMBER, SETTING(height), 200, 16384},
	{"full_screen", SETTING_SWITCH, SETTING(full_screen), 0, 0},
	{"maximised", SETTING_SWITCH, SETTING(maximised), 0, 0},
	{"scale", SETTING_NUMBER, SETTING(scale), 100, 200},
	{"speed", SETTING_NUMBER, SETTING(speed), 0, 3},
	{"sound", SETTING_NUMBER, SETTING(sound), 0, 100},
	{"wheel_scrolls", SETTING_SWITCH, SETTING(wheel_scrolls), 0, 0},
	{"follow", SETTING_SWITCH, SETTING(follow), 0, 0},
	{"small_map", SETTING_SWITCH, SETTING(small_map), 0, 0},
	{"letters", SETTING_SWITCH, SETTING(letters), 0, 0},
	{"asks_end", SETTING_SWITCH, SETTING(asks_end), 0, 0},
	{"guide", SETTING_SWITCH, SETTING(guide), 0, 0},
	{"aims", SETTING_SWITCH, SETTING(aims), 0, 0},
	{"quiet", SETTING_SWITCH, SETTING(quiet), 0, 0},
	{"last_scenario", SETTING_TEXT, SETTING(last_scenario), 0, ROOM_OF(last_scenario)},
	{"player_0", SETTING_TEXT, SETTING(player[0]), 0, ROOM_OF(player[0])},
	{"player_1", SETTING_TEXT, SETTING(player[1]), 0, ROOM_OF(player[1])},
};
enum { SETTINGS = sizeof settings / sizeof *settings };

static bool take_setting(struct config *c, const struct setting *x, const cJSON *json, struct error *e)
{
	void *to = (char *)c + x->at;
	const cJSON *item = json_get(json, x->key);
	if (!item)
		return true;
	if (x->kind == SETTING_SWITCH && !cJSON_IsBool(item))
		return error_set(e, NULL, x->key, NULL, "must be true or false");
	if (x->kind == SETTING_SWITCH)
		*(bool *)to = cJSON_IsTrue(item);
	if (x->kind == SETTING_TEXT && (!cJSON_IsString(item) || strlen(item->valuestring) >= (size_t)x->high))
		return error_set(e, NULL, x->key, NULL, "must be a text of up to %d bytes", x->high - 1);
	if (x->kind == SETTING_TEXT && *item->valuestring)
		strcpy(to, item->valuestring);
	if (x->kind != SETTING_NUMBER || (cJSON_IsNumber(item) && item->valuedouble == *(int *)to))
		return true;
	return json_need_int(json, x->key, x->low, x->high, NULL, x->key, to, e);
}

/* All that fits; false with the first that does not. */
static bool take(struct config *c, const cJSON *json, struct error *e)
{
	struct error ignored;
	bool fine = true;
	for (int i = 0; i < SETTINGS; i++)
		fine &= take_setting(c, &settings[i], json, fine ? e : &ignored);
	const char *name = json_string_or(json, "hands", hands_name(c->hands));
	int hands = hands_find(name);
	if (hands == NONE && fine)
		fine = error_set(e, NULL, "hands", NULL, "must be curtain, peek or open");
	c->hands = hands == NONE ? c->hands : (enum hands)hands;
	take_views(c, json_get(json, "views"));
	return fine;
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
	bool object = cJSON_IsObject(json), good = object && take(c, json, &fault);
	cJSON_Delete(json);
	if (!object)
		return error_set(e, path, NULL, NULL, "the settings are damaged and were left as they come");
	return good || error_set(e, path, fault.place, NULL, "this setting is left as it comes: %s", fault.reason);
}

static cJSON *as_json(const struct config *c)
{
	cJSON *json = cJSON_CreateObject();
	for (int i = 0; i < SETTINGS; i++) {
		const void *from = (const char *)c + settings[i].at;
		if (settings[i].kind == SETTING_SWITCH)
			cJSON_AddBoolToObject(json, settings[i].key, *(const bool *)from);
		else if (settings[i].kind == SETTING_NUMBER)
			cJSON_AddNumberToObject(json, settings[i].key, *(const int *)from);
		else
			cJSON_AddStringToObject(json, settings[i].key, from);
	}
	cJSON_AddStringToObject(json, "hands", hands_name(c->hands));
	cJSON_AddItemToObject(json, "views", views_as_json(c));
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

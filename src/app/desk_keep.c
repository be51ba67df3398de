/* Where games are kept: the file that always holds the one on the table, and the folder of saved ones. */
#include "app/desk_own.h"

#include "match/saved.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* The first autosave file that no other running program holds; the lock goes with the process, however it ends. */
void desk_take_autosave(struct desk *d)
{
	char path[600];

	for (int i = 1; i < 10 && d->lock < 0; i++) {
		snprintf(path, sizeof path, "%s/autosave%.0d.lock", d->o.saves, i > 1 ? i : 0);
		int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
		if (fd < 0)
			break; /* a folder that refuses: the first try to save says so */
		if (!flock(fd, LOCK_EX | LOCK_NB))
			d->lock = fd;
		else
			close(fd);
		snprintf(d->autosave, sizeof d->autosave, "%s/autosave%.0d.grog", d->o.saves, i > 1 ? i : 0);
	}
	if (!*d->autosave)
		snprintf(d->autosave, sizeof d->autosave, "%s/autosave.grog", d->o.saves);
}

/* Makes the folder of saved games, and those above it; true when it was not there and now is. */
static bool make_folder(const struct desk *d)
{
	char path[sizeof d->folder];
	struct stat there;

	if (!*d->folder || !stat(d->folder, &there))
		return false;
	snprintf(path, sizeof path, "%s", d->folder);
	for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
		*slash = 0;
		mkdir(path, 0700);
		*slash = '/';
	}
	return !mkdir(path, 0700);
}

bool desk_save_anew(struct desk *d)
{
	if (!make_folder(d))
		return false;
	if (d->lock >= 0)
		close(d->lock);
	d->lock = -1;
	*d->autosave = 0;
	desk_take_autosave(d);
	return match_autosave(d->m, d->autosave, NULL);
}

bool desk_worth_keeping(const struct desk *d)
{
	struct stat there;
	struct match_info info;

	if (!*d->autosave || stat(d->autosave, &there) || !S_ISREG(there.st_mode) || !there.st_size)
		return false;
	return !match_peek(d->autosave, &info, NULL) || info.begun;
}

bool desk_keep_old_game(struct desk *d, const char *what, struct error *e)
{
	char path[800], title[120] = "";
	struct stat there;
	struct match_info info;

	if (!desk_worth_keeping(d))
		return true;
	make_folder(d);
	if (!match_peek(d->autosave, &info, NULL))
		what = "damaged";
	else
		snprintf(title, sizeof title, "%s, ", info.title[0] ? info.title : info.scenario);
	for (char *slash = title; (slash = strchr(slash, '/'));)
		*slash = '-';
	for (int i = 1; i < 1000; i++) {
		snprintf(path, sizeof path, "%s/%s%s %d.grog", d->folder, title, what, i);
		if (!stat(path, &there))
			continue;
		if (errno != ENOENT || rename(d->autosave, path))
			return error_set(e, path, NULL, NULL, "the game kept before cannot be put here: %s", strerror(errno));
		utimensat(AT_FDCWD, path, NULL, 0); /* among what was put aside it is the newest */
		saved_thin(d->folder);
		return true;
	}
	return error_set(e, d->folder, NULL, NULL, "there are too many games called \"%s\" to put one more beside them", what);
}

/* The match is kept by itself from now on. When that cannot be it is said, and tried again at every order. */
void desk_keep(struct desk *d)
{
	struct error late = {0};

	if (!*d->autosave || match_autosave(d->m, d->autosave, &late) || desk_save_anew(d))
		return;
	d->autosave_failed = true;
	ui_error(d->ui, "The game cannot be saved by itself", &late);
}

bool desk_kept_again(struct desk *d)
{
	if (d->m)
		desk_keep(d);
	return false;
}

static struct as_saved stands_now(const struct desk *d)
{
	const int now = match_now(d->m);
	return (struct as_saved){.length = match_length(d->m), .now = now, .check = match_check(d->m, now)};
}

void desk_note_saved(struct desk *d)
{
	d->as_saved = stands_now(d);
	d->saved = true;
}

bool desk_is_saved(const struct desk *d)
{
	const struct as_saved now = stands_now(d);
	return d->saved && now.length == d->as_saved.length && now.now == d->as_saved.now && now.check == d->as_saved.check;
}

const char *desk_unkept(const struct desk *d)
{
	return *d->autosave ? match_autosave_error(d->m) : "nothing is kept on disk here";
}

bool desk_may_give_up(struct desk *d, struct error *e)
{
	if (!d->m || !*desk_unkept(d) || d->gives_up || desk_is_saved(d))
		return true;
	if (*d->autosave ? match_autosave(d->m, d->autosave, NULL) : !match_length(d->m))
		return true;
	d->gives_up = true;
	return error_set(e, d->autosave, NULL, NULL, "What was played last is not on the disk: %.250s\n\nSave the game "
			 "elsewhere: Ctrl+S and a place such as ~/rescued or /tmp/rescued. Or do this once more and give it up.",
			 desk_unkept(d));
}

/* Where the map lies now is where it will lie when the game is resumed. */
void desk_note_view(struct desk *d)
{
	struct config_view v = {.game = ""};

	if (!d->m || !d->table)
		return;
	snprintf(v.game, sizeof v.game, "%s", match_scenario(d->m)->game);
	table_eye(d->table, &v.x, &v.y, &v.percent);
	config_leave_view(d->o.config, &v);
	d->settings_changed = true;
}

void desk_quit(struct desk *d)
{
	struct error e = {0};

	d->quit = desk_may_give_up(d, &e);
	if (!d->quit)
		ui_error(d->ui, "The game is not saved", &e);
}

/* Does the finished game on the table still lie in the file it was opened from? Then no copy of it is needed. */
static bool as_opened(const struct desk *d)
{
	struct stat there;
	return *d->opened && !stat(d->opened, &there);
}

bool desk_put_away(struct desk *d, struct error *e)
{
	enum side decides;

	if (!d->m)
		return true;
	desk_note_view(d);
	desk_person_decides(d, &decides);
	match_autosave(d->m, NULL, NULL);
	if (decides == NOBODY && as_opened(d) && !remove(d->autosave))
		return true;
	return decides != NOBODY || desk_keep_old_game(d, "finished", e);
}

const char *desk_kept_in(const struct desk *d)
{
	return d->autosave;
}

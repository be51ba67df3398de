/* The desk is opened and closed, and asked what lies on it. */
#include "app/desk_own.h"

#include "core/file.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* Called by a player who thinks, on his thread. */
static void wake(void *who)
{
	canvas_wake(who);
}

struct desk *desk_open(struct canvas *c, const struct desk_options *o, struct error *e)
{
	struct desk *d = calloc(1, sizeof *d);
	struct ui_calls calls;

	if (!d || !(d->mind = desk_mind_open(o->threads ? wake : NULL, c))) {
		free(d);
		error_set(e, NULL, NULL, NULL, "there is no memory for the program");
		return NULL;
	}
	d->c = c;
	d->o = *o;
	d->lock = -1;
	if (o->saves) {
		desk_take_autosave(d);
		snprintf(d->folder, sizeof d->folder, "%s/saves", o->saves);
		mkdir(d->folder, 0700);
		file_sweep(o->saves);
		file_sweep(d->folder);
	}
	desk_ui_calls(d, &calls);
	d->ui = ui_open(c, o->data, d->folder, o->config, &calls, e);
	if (!d->ui) {
		desk_mind_close(d->mind);
		free(d);
		return NULL;
	}
	d->sound = o->silent ? NULL : sound_open(o->config->sound);
	ui_launcher(d->ui, desk_worth_keeping(d) ? d->autosave : NULL);
	if (o->notice)
		ui_message(d->ui, "Nothing is kept", o->notice);
	d->redraw = true;
	return d;
}

void desk_close(struct desk *d)
{
	if (!d)
		return;
	desk_put_away(d, NULL);
	ui_close(d->ui);
	if (d->m)
		desk_drop_game(d);
	desk_mind_close(d->mind);
	sound_close(d->sound);
	if (d->lock >= 0)
		close(d->lock);
	free(d);
}

bool desk_done(const struct desk *d)
{
	return d->quit;
}

const struct match *desk_match(const struct desk *d)
{
	return d->m;
}

struct table_view *desk_table(struct desk *d)
{
	return d->table;
}

bool desk_curtain(const struct desk *d)
{
	return d->curtain;
}

struct ui *desk_ui(struct desk *d)
{
	return d->ui;
}

const char *desk_hint(const struct desk *d)
{
	return d->hint;
}

bool desk_order(struct desk *d, const char *text)
{
	return desk_play_text(d, text);
}

bool desk_idle(struct desk *d)
{
	return ui_idle(d->ui) || (d->table && table_idle(d->table));
}

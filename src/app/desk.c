#include "app/desk_own.h"

#include "core/file.h"

#include "match/saved.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

static void leave_seats(struct seat *seat[SIDES + 1])
{
	for (int i = 0; i <= SIDES; i++) {
		seat_close(seat[i]);
		seat[i] = NULL;
	}
}

static bool take_seats(struct match *m, struct seat *seat[SIDES + 1], struct error *e)
{
	bool fine = true;

	for (int i = 0; i <= SIDES; i++)
		seat[i] = NULL;
	for (int i = 0; i <= SIDES && fine; i++) {
		enum side side = i < SIDES ? (enum side)i : NOBODY;
		bool person = side == NOBODY || !match_played_by(m, side);
		seat[i] = person ? local_seat(m, side, e) : local_player_seat(m, side, e);
		fine = seat[i] != NULL;
	}
	if (!fine)
		leave_seats(seat);
	return fine;
}

static void drop_game(struct desk *d)
{
	d->advises = d->advised = false;
	desk_review_end(d);
	desk_mind_forget(d->mind);
	table_close(d->table);
	leave_seats(d->seat);
	match_free(d->m);
	d->table = NULL;
	d->m = NULL;
	d->curtain = d->halted = d->asked.on = false;
	d->looking = LOOKS_NOT;
	*d->hint = 0;
}

void desk_close(struct desk *d)
{
	if (!d)
		return;
	desk_put_away(d, NULL);
	ui_close(d->ui);
	if (d->m)
		drop_game(d);
	desk_mind_close(d->mind);
	sound_close(d->sound);
	if (d->lock >= 0)
		close(d->lock);
	free(d);
}

/* Seats on the match and a table for who looks first. False: the desk is as it was. */
static bool lay_out(struct desk *d, struct match *m, struct error *e)
{
	const struct desk before = *d;
	struct table_calls calls;
	bool seated = take_seats(m, d->seat, e);

	d->m = m;
	d->plays[0] = match_played_by(m, SIDE_0);
	d->plays[1] = match_played_by(m, SIDE_1);
	d->viewer = NOBODY;
	if (seated) {
		d->viewer = desk_looks(d);
		desk_table_calls(d, &calls);
		d->table = table_open(d->c, desk_seat(d), d->o.data, &calls, e);
		if (d->table) {
			match_set_aide(m, desk_aide, d);
			return true;
		}
		leave_seats(d->seat);
	}
	*d = before;
	return false;
}

/* What was laid out is shown from now on, in the place of what was there before. */
static void unveil(struct desk *d, struct desk *before)
{
	ui_game(d->ui, desk_seat(d));
	if (before->table)
		drop_game(before);
	d->review = NULL; /* it went with the seat that it looked at, like a hint */
	d->reviews = d->advises = d->advised = false;
	d->halted = d->curtain = d->autosave_failed = d->gives_up = d->back_unasked = false;
	d->gesture.to = 0;
	table_eager(d->table, d->o.eager);
	table_wheel_scrolls(d->table, d->o.config->wheel_scrolls);
	table_letters(d->table, d->o.config->letters);
	table_aims(d->table, d->o.config->aims);
	table_overview(d->table, d->o.config->small_map);
	table_scale(d->table, ui_percent(d->ui));
	table_place(d->table, ui_map_area(d->ui));
	for (int i = 0; i <= SIDES; i++)
		ui_told(d->ui, d->seat[i]);
	desk_show(d);
	desk_keep(d);
	if (table_notice(d->table))
		ui_message(d->ui, "A picture is missing", table_notice(d->table));
}

/* The match takes the place of what is on the table. False: the desk is as it was, and the match is freed. */
static bool take_over(struct desk *d, struct match *m, struct error *e)
{
	struct desk before = *d;

	if (!lay_out(d, m, e)) {
		match_free(m);
		return false;
	}
	unveil(d, &before);
	return true;
}

/* What had been taken back may still be redone, and a machine would cut it off. */
static void halt_machine(struct desk *d)
{
	d->halted = match_now(d->m) < match_length(d->m) && !desk_person_decides(d, NULL);
}

/* What a side was given by itself among those who played till now; what it has said itself stays. */
static void stand_no_longer(struct match *m, enum side side, unsigned till_now)
{
	struct standings own = {0};
	const struct standings *list = match_standing(m, side);

	for (int i = 0; i < list->n; i++)
		if (!standing_is_usual(match_scenario(m), till_now, &list->at[i]))
			own.at[own.n++] = list->at[i];
	if (own.n < list->n)
		match_stand(m, side, &own, NULL);
}

/* A person against a computer is not stopped by windows in which he could only decline, unless he has said otherwise; two persons are.
 * `till_now`: the sides that persons have played so far, a bit each. */
static void stand_usual(struct match *m, unsigned till_now)
{
	struct standings usual;

	standing_usual(match_scenario(m), match_persons(m), &usual);
	for (int i = 0; i < SIDES; i++) {
		enum side side = (enum side)i;
		if (!usual.n)
			stand_no_longer(m, side, till_now);
		else if (!match_played_by(m, side) && !match_standing(m, side)->n)
			match_stand(m, side, &usual, NULL);
	}
}

bool desk_sit(struct desk *d, enum side side, const struct player *player, struct error *e)
{
	struct desk before = *d;
	const struct player *was = match_played_by(d->m, side);
	unsigned till_now = match_persons(d->m);
	float x, y;
	int percent;

	table_eye(d->table, &x, &y, &percent);
	match_player(d->m, side, player ? player->id : "person");
	if (!lay_out(d, d->m, e)) {
		match_player(d->m, side, was ? was->id : "person");
		return false;
	}
	before.m = NULL; /* it goes on */
	stand_usual(d->m, till_now);
	unveil(d, &before);
	table_see(d->table, x, y, percent);
	desk_draw_curtain(d);
	halt_machine(d);
	return true;
}

bool desk_start(struct desk *d, const char *name, const char *file, const char *const *options, uint64_t seed,
		const struct player *const player[2], struct error *e)
{
	if (!desk_may_give_up(d, e))
		return false;
	struct match *m = match_new(d->o.data, name, file, options, seed ? seed : match_seed(), e);

	if (!m)
		return false;
	for (int i = 0; i < SIDES; i++) {
		const char *id = player[i] ? player[i]->id : "person";
		match_player(m, (enum side)i, id);
		snprintf(d->o.config->player[i], sizeof d->o.config->player[i], "%s", id);
	}
	stand_usual(m, 0);
	d->settings_changed = true;
	if (!desk_put_away(d, e) || !desk_keep_old_game(d, "unfinished", e)) {
		match_free(m);
		return desk_kept_again(d);
	}
	if (name)
		snprintf(d->o.config->last_scenario, sizeof d->o.config->last_scenario, "%s", name);
	return take_over(d, m, e) || desk_kept_again(d);
}

bool desk_load(struct desk *d, const char *path, struct error *e)
{
	struct error damage = {0};
	if (!desk_may_give_up(d, e))
		return false;
	struct match *m = match_load(d->o.data, path, &damage);

	if (!m) {
		if (e)
			*e = damage;
		return false;
	}
	bool own = !strcmp(path, d->autosave); /* damaged, what is good of it is about to be written over the whole */
	if (!desk_put_away(d, e) ||
	    ((!own || *damage.reason) && !desk_keep_old_game(d, own ? "damaged" : "unfinished", e))) {
		match_free(m);
		return desk_kept_again(d);
	}
	if (!take_over(d, m, e))
		return desk_kept_again(d);
	const struct config_view *left = own ? config_view(d->o.config, match_scenario(m)->game) : NULL;
	if (left)
		table_see(d->table, left->x, left->y, left->percent);
	/* a game of two is opened by one of them, and perhaps not by him who is to decide */
	desk_draw_curtain(d);
	halt_machine(d);
	if (*damage.reason)
		ui_error(d->ui, "The game was damaged and is loaded as far as it is good", &damage);
	return true;
}

/* Saved, and said as what; a place of the player's own may be longer than the slip is wide. */
static bool save_to(struct desk *d, const char *path, const char *name, struct error *e)
{
	enum { WIDE = 36 };
	char told[200];
	bool own = file_is_path(name), cut = own && strlen(name) > WIDE;

	if (!match_save(d->m, path, e))
		return false;
	name += cut ? strlen(name) - WIDE : 0;
	while (cut && ((unsigned char)*name & 0xC0) == 0x80)
		name++;
	snprintf(told, sizeof told, "Saved as \u201c%s%s\u201d%s", cut ? "\u2026" : "", name, own ? "" : ", among the saved games");
	ui_hint(d->ui, -1, -1, told, "");
	return true;
}

bool desk_save(struct desk *d, const char *name, struct error *e)
{
	char path[700], plain[100];
	size_t n = 0;

	if (!d->m || !*d->folder)
		return error_set(e, NULL, NULL, NULL, d->m ? "nothing is kept on disk here" : "there is no game to save");
	if (file_is_path(name)) {
		file_saved(d->folder, name, path, sizeof path);
		return save_to(d, path, name, e);
	}
	for (; *name && n + 1 < sizeof plain; name++)
		if ((unsigned char)*name >= 32 && *name != '/' && *name != '\\' && !(n == 0 && *name == '.'))
			plain[n++] = *name;
	plain[n] = 0;
	if (!n)
		return error_set(e, NULL, NULL, NULL, "a saved game needs a name");
	file_saved(d->folder, plain, path, sizeof path);
	return save_to(d, path, plain, e);
}

void desk_leave(struct desk *d)
{
	struct error e = {0};

	if (!d->m)
		return;
	if (!desk_may_give_up(d, &e)) {
		ui_error(d->ui, "The game is not saved", &e);
		return;
	}
	bool away = desk_put_away(d, &e);
	ui_launcher(d->ui, desk_worth_keeping(d) ? d->autosave : NULL);
	drop_game(d);
	if (!away)
		ui_error(d->ui, "The finished game is not among the saved games", &e);
	d->redraw = true;
}

static void query_key(struct desk *d, enum query q, bool piece_needed)
{
	int piece = table_selected(d->table);

	if (table_overlay_shown(d->table) == (int)q)
		table_overlay_off(d->table);
	else if (!piece_needed || piece != NONE)
		table_overlay(d->table, q, piece, NONE);
}

/* Keys that neither the interface nor the table wanted. */
static void global_key(struct desk *d, const struct input *in)
{
	bool ctrl = in->mods & MOD_CTRL, shift = in->mods & MOD_SHIFT;

	if (in->key == KEY_F11) {
		d->o.config->full_screen = !d->o.config->full_screen;
		canvas_full_screen(d->c, d->o.config->full_screen);
	} else if (ctrl && in->key == 'q') {
		desk_quit(d);
	} else if (ctrl && in->key == 'z') {
		shift ? desk_redo(d) : desk_undo(d);
	} else if (ctrl && in->key == 'y') {
		desk_redo(d);
	} else if (d->table && !ctrl) {
		desk_peek_key(d, in);
		const struct showing *at = showings_of(desk_seat(d)->scenario);
		while (at->words && at->key != in->key)
			at++;
		if (at->words)
			query_key(d, (enum query)at->query, at->needs_piece);
		else if (in->key == 'x')
			table_overlay_off(d->table);
	}
}

/* A key that is held down goes on and on: it must not press what comes next. */
static bool held_down(const struct input *in)
{
	return in->kind == INPUT_KEY && in->again && (in->key == KEY_ENTER || in->key == KEY_SPACE);
}

static void lift_curtain(struct desk *d, const struct input *in)
{
	if (in->kind == INPUT_RELEASE || (in->kind == INPUT_KEY && (in->key == KEY_ENTER || in->key == KEY_SPACE))) {
		d->curtain = false;
		d->redraw = true;
	}
}

/* With a piece in hand or the map cursor out, Enter and Escape belong to the map; to a report while one is open, and Enter to the plans that
 * lie open. */
static bool for_table_first(const struct desk *d, const struct input *in)
{
	return in->kind == INPUT_KEY && (in->key == KEY_ENTER || in->key == KEY_ESCAPE) && !in->mods && d->table &&
	       !ui_waits(d->ui) && !(in->key == KEY_ENTER && ui_lays(d->ui)) && table_grabs_keys(d->table);
}

/* The size that a window has without being maximised is what it gets back. */
static void note_window(struct desk *d, const struct input *in)
{
	struct config *c = d->o.config;

	if (c->full_screen)
		return;
	c->maximised = canvas_maximised(d->c);
	d->settings_changed = true;
	if (c->maximised)
		return;
	c->width = (int)((float)in->width / canvas_density(d->c));
	c->height = (int)((float)in->height / canvas_density(d->c));
}

static void take_input(struct desk *d, const struct input *in)
{
	if (in->kind == INPUT_QUIT) {
		desk_quit(d);
		return;
	}
	if (in->kind == INPUT_RESIZE || in->kind == INPUT_EXPOSE) {
		d->redraw = true;
		if (in->kind == INPUT_RESIZE)
			note_window(d, in);
		ui_input(d->ui, in);
		if (d->table)
			table_input(d->table, in);
		return;
	}
	if (d->curtain) {
		lift_curtain(d, in);
		return;
	}
	if (desk_peek_input(d, in))
		return;
	if (in->kind == INPUT_MOTION && d->table)
		table_pointer(d->table, in->x, in->y);
	if (for_table_first(d, in) && table_input(d->table, in))
		return;
	if (in->kind == INPUT_KEY && in->key == KEY_ESCAPE && !ui_modal(d->ui) && desk_advice_end(d))
		return;
	if (ui_input(d->ui, in)) {
		if (in->kind == INPUT_PRESS && d->table && !ui_on_window(d->ui, in->x, in->y))
			table_lower_card(d->table);
		return;
	}
	struct input press = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .clicks = 1};
	if (d->table && ui_through(d->ui, &press.x, &press.y))
		table_input(d->table, &press);
	if (d->table && !ui_modal(d->ui) && table_input(d->table, in))
		return;
	if (in->kind == INPUT_KEY && !ui_modal(d->ui))
		global_key(d, in);
}

/* On the disk as soon as the hand rests, not at the end of the program: that may come by the power going off. */
static void keep_settings(struct desk *d)
{
	struct error e = {0};

	desk_note_view(d);
	d->settings_changed = false;
	if (d->o.saves && !config_save(d->o.config, &e))
		ui_error(d->ui, "The settings cannot be kept", &e);
}

void desk_input(struct desk *d, const struct input *in)
{
	d->by_key = in->kind == INPUT_KEY;
	d->key_again = in->again;
	if (!held_down(in))
		take_input(d, in);
	d->by_key = false;
	if (d->settings_changed && (in->kind == INPUT_RELEASE || in->kind == INPUT_KEY))
		keep_settings(d);
	if (d->m)
		desk_refresh(d); /* the hand may have given something back */
	if (d->m && !d->curtain) {
		desk_ask_offer(d); /* until it is answered nothing goes on */
		ui_tell(d->ui);
		desk_story_on(d);
	}
}

static void draw_curtain(struct desk *d)
{
	int w, h, tw, size = 34;
	char text[120];

	canvas_size(d->c, &w, &h);
	canvas_fill(d->c, (struct rect){0, 0, w, h}, 0x3a2c1cff);
	canvas_frame(d->c, (struct rect){24, 24, w - 48, h - 48}, 3, 0xc9ac6cff);
	snprintf(text, sizeof text, "%s to decide", desk_seat(d)->scenario->side_name[d->viewer == SIDE_1]);
	tw = canvas_text_width(d->c, FONT_TITLE, size, text);
	canvas_text(d->c, FONT_TITLE, size, 0xf6e7c4ff, (w - tw) / 2, h / 2 - 50, text);
	snprintf(text, sizeof text, "Click or press Enter when the other player has turned away.");
	tw = canvas_text_width(d->c, FONT_BODY, 20, text);
	canvas_text(d->c, FONT_BODY, 20, 0xe5d3a6ff, (w - tw) / 2, h / 2 + 6, text);
}

/* What drawing found missing: each is told once. */
static void tell_missing(struct desk *d)
{
	const char *font = canvas_missing_font(d->c), *picture = canvas_broken_picture(d->c);
	char text[400];

	if (font && !d->font_told) {
		d->font_told = true;
		snprintf(text, sizeof text, "The font file %.300s cannot be used.", font);
		ui_message(d->ui, "A font is missing", text);
	}
	if (picture && !d->picture_told) {
		d->picture_told = true;
		snprintf(text, sizeof text, "The picture file %.300s cannot be read.", picture);
		ui_message(d->ui, "A picture is missing", text);
	}
}

bool desk_draw(struct desk *d)
{
	bool shows = ui_work(d->ui), moves = false;

	if (!d->redraw && !ui_dirty(d->ui) && !(d->table && (table_dirty(d->table) || table_animating(d->table))))
		return shows;
	d->redraw = false;
	if (d->curtain) {
		draw_curtain(d);
		canvas_present(d->c);
		return false;
	}
	if (d->table) {
		table_scale(d->table, ui_percent(d->ui));
		table_place(d->table, ui_map_area(d->ui));
		table_covered(d->table, ui_asks_over(d->ui));
		ui_held(d->ui, table_holds(d->table));
		moves = table_draw(d->table);
	}
	moves = ui_draw(d->ui) || moves;
	canvas_present(d->c);
	if (d->m)
		desk_note_asked(d);
	d->redraw = moves;
	tell_missing(d);
	return moves || shows;
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

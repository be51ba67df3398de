/* What the hand does: who of the interface and the table an event is for, and the keys that neither wants. */
#include "app/desk_own.h"

#include "words/words.h"

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

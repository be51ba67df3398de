/* What the interface and the table ask of the desk. */
#include "app/desk_own.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

static void call_start(void *who, const struct ui_start *start)
{
	struct desk *d = who;
	const char *options[MAX_OPTIONS + 1] = {NULL};
	struct error e = {0};

	for (int i = 0; i < start->option_count && i < MAX_OPTIONS; i++)
		options[i] = start->options[i];
	if (!desk_start(d, start->scenario, NULL, options, 0, start->player, &e))
		ui_error(d->ui, "The game cannot begin", &e);
}

static void call_load(void *who, const char *file)
{
	struct desk *d = who;
	struct error e = {0};

	if (!desk_load(d, file, &e))
		ui_error(d->ui, "The game cannot be loaded", &e);
}

static void call_save(void *who, const char *name)
{
	struct desk *d = who;
	struct error e = {0};

	if (!desk_save(d, name, &e))
		ui_error(d->ui, "The game could not be saved", &e);
}

static const char *call_unkept(void *who)
{
	const struct desk *d = who;
	return d->m ? desk_unkept(d) : "";
}

static bool call_saved(void *who)
{
	const struct desk *d = who;
	return d->m && desk_is_saved(d);
}

static void call_resume(void *who)
{
	struct desk *d = who;
	call_load(d, d->autosave);
}

static void call_leave(void *who)
{
	desk_leave(who);
}

static void call_quit(void *who)
{
	desk_quit(who);
}

static bool call_order(void *who, const struct order *o)
{
	return desk_key_counts(who) && desk_play(who, o);
}

static bool call_counts(void *who)
{
	return desk_key_counts(who);
}

static bool call_stand(void *who, const struct standings *list)
{
	struct desk *d = who;
	struct error e = {0};

	if (d->m && seat_stand(desk_seat(d), list, &e))
		return true;
	ui_hint(d->ui, -1, -1, e.reason, "");
	return false;
}

static void call_aide(void *who)
{
	struct desk *d = who;
	const struct seat *seat = d->m ? desk_seat(d) : NULL;
	int i = seat && seat_decides(seat) && desk_key_counts(d) ? desk_aide(d, d->m, seat->side, &seat->orders) : NONE;

	if (i != NONE) {
		const struct order o = seat->orders.at[i];
		desk_play(d, &o);
	}
}

static void call_undo(void *who)
{
	desk_undo(who);
}

static void call_redo(void *who)
{
	desk_redo(who);
}

static void call_drop(void *who)
{
	desk_drop(who);
}

static void call_join(void *who)
{
	desk_join(who);
}

static void call_rest(void *who)
{
	if (desk_key_counts(who))
		desk_rest(who);
}

static void call_all_of(void *who, int verb)
{
	if (desk_key_counts(who))
		desk_all_of(who, verb);
}

static void call_undo_turn(void *who)
{
	desk_undo_turn(who);
}

static void call_undo_to(void *who, int moment)
{
	desk_undo_to(who, moment);
}

static void call_jump(void *who, int moment)
{
	desk_look(who, moment);
}

static void call_show_on(void *who)
{
	desk_show_on(who);
}

static void call_play_on(void *who)
{
	desk_play_on(who);
}

static void call_back(void *who, bool yes, bool ask_again)
{
	desk_back_answered(who, yes, ask_again);
}

static void call_look(void *who, int piece, int place)
{
	struct desk *d = who;

	if (!d->table)
		return;
	if (piece != NONE) {
		table_select(d->table, piece);
		if (table_place_of(d->table, piece) < 0 && table_pick(d->table, piece))
			return;
		if (place == NONE)
			place = table_place_of(d->table, piece);
	}
	if (place >= 0)
		table_look_at(d->table, place);
}

static void call_point_out(void *who, const struct event *ev)
{
	struct desk *d = who;
	if (d->table)
		table_point_out(d->table, ev);
}

static void call_overlay(void *who, enum query q, int piece, int place)
{
	struct desk *d = who;
	if (d->table)
		table_overlay(d->table, q, piece, place);
}

static int call_overlay_shown(void *who)
{
	struct desk *d = who;
	return d->table ? table_overlay_shown(d->table) : NONE;
}

static void call_hide_counters(void *who)
{
	struct desk *d = who;
	if (d->table)
		table_hide_counters(d->table, !table_counters_hidden(d->table));
}

static bool call_counters_hidden(void *who)
{
	struct desk *d = who;
	return d->table && table_counters_hidden(d->table);
}

static void call_zoom(void *who, int direction)
{
	struct desk *d = who;
	if (d->table && direction)
		table_zoom(d->table, direction);
	else if (d->table)
		table_fit(d->table);
}

static void call_next_piece(void *who, int step)
{
	struct desk *d = who;
	if (d->table)
		table_next(d->table, step);
}

static void call_skip(void *who)
{
	struct desk *d = who;
	if (d->table)
		table_skip_animation(d->table);
}

static void call_peek(void *who)
{
	desk_peek(who, LOOKS_BY_BUTTON);
}

static void call_advise(void *who)
{
	desk_advise(who);
}

static void call_decide(void *who)
{
	desk_decide(who);
}

static void call_review(void *who)
{
	desk_review(who);
}

static void call_review_show(void *who, int which)
{
	desk_review_show(who, which);
}

static void call_settings(void *who)
{
	struct desk *d = who;

	d->settings_changed = true;
	sound_volume(d->sound, d->o.config->sound);
	if (d->table) {
		table_wheel_scrolls(d->table, d->o.config->wheel_scrolls);
		table_letters(d->table, d->o.config->letters);
		table_aims(d->table, d->o.config->aims);
		table_overview(d->table, d->o.config->small_map);
	}
	canvas_full_screen(d->c, d->o.config->full_screen);
	d->redraw = true;
}

static const struct player *call_played_by(void *who, enum side side)
{
	struct desk *d = who;
	return d->plays[side];
}

static uint64_t call_seed(void *who)
{
	return match_begun_with(((struct desk *)who)->m);
}

static void call_play_by(void *who, enum side side, const struct player *player)
{
	desk_play_by(who, side, player);
}

static bool call_moves(void *who)
{
	struct desk *d = who;
	return d->hears || (d->table && table_animating(d->table));
}

static bool call_place_box(void *who, int place, bool around, struct rect *box)
{
	struct desk *d = who;
	return d->table && table_box(d->table, place, around, box);
}

static bool call_lay_clear(void *who, int place, bool around, struct rect free, struct rect *box)
{
	struct desk *d = who;
	return d->table && table_lay_clear(d->table, place, around, free, box);
}

static bool call_fan_box(void *who, struct rect *out)
{
	struct desk *d = who;
	return d->table && table_fan_box(d->table, out);
}

static int call_advice_under(void *who, struct rect box)
{
	struct desk *d = who;
	return d->table ? table_advice_under(d->table, box) : 0;
}

static int call_taken_below(void *who)
{
	struct desk *d = who;
	return d->table ? table_taken_below(d->table) : 0;
}

static void call_whole_map(void *who, struct rect at)
{
	struct desk *d = who;
	if (d->table)
		table_whole(d->table, at);
}

static float call_map_shape(void *who)
{
	struct desk *d = who;
	return d->table ? table_shape(d->table) : 1;
}

void desk_ui_calls(struct desk *d, struct ui_calls *out)
{
	*out = (struct ui_calls){
		.who = d, .start = call_start, .load = call_load, .save = call_save, .resume = call_resume,
		.leave = call_leave, .quit = call_quit, .order = call_order, .counts = call_counts, .stand = call_stand, .aide = call_aide, .undo = call_undo, .redo = call_redo,
		.drop = call_drop, .join = call_join, .rest = call_rest, .all_of = call_all_of,
		.undo_turn = call_undo_turn, .undo_to = call_undo_to, .jump = call_jump, .show_on = call_show_on, .play_on = call_play_on, .back = call_back,
		.look = call_look,
		.point_out = call_point_out, .overlay = call_overlay, .overlay_shown = call_overlay_shown,
		.hide_counters = call_hide_counters,
		.counters_hidden = call_counters_hidden,
		.zoom = call_zoom, .next_piece = call_next_piece, .skip = call_skip, .peek = call_peek,
		.advise = call_advise, .decide = call_decide, .review = call_review, .review_show = call_review_show, .settings = call_settings, .glance = desk_glance, .unkept = call_unkept, .saved = call_saved,
		.played_by = call_played_by, .seed = call_seed, .play_by = call_play_by, .moves = call_moves, .place_box = call_place_box, .lay_clear = call_lay_clear,
		.whole_map = call_whole_map, .fan_box = call_fan_box, .advice_under = call_advice_under, .taken_below = call_taken_below, .map_shape = call_map_shape,
	};
}

static void call_hint(void *who, int x, int y, const char *reason, const char *rule)
{
	struct desk *d = who;
	snprintf(d->hint, sizeof d->hint, "%s%s%s", reason, *rule ? " " : "", rule);
	if (!rect_has(ui_map_area(d->ui), x, y)) /* a pointer left on a button: what is said must not lie on it */
		x = y = NONE;
	ui_hint(d->ui, x, y, reason, rule);
}

static void call_outlook(void *who, int x, int y, const struct outlook *o)
{
	struct desk *d = who;
	ui_outlook(d->ui, x, y, o);
	snprintf(d->hint, sizeof d->hint, "%s", ui_text(d->ui, "hint"));
}

static void call_ask(void *who, const struct order *order, const struct outlook *o)
{
	ui_ask_order(((struct desk *)who)->ui, order, o);
}

static bool call_story(void *who, int piece)
{
	return ui_story(((struct desk *)who)->ui, piece);
}

static void call_menu(void *who, int x, int y, const struct order *orders, int n)
{
	ui_menu(((struct desk *)who)->ui, x, y, orders, n);
}

static void call_hover(void *who, int piece, int place)
{
	ui_hover(((struct desk *)who)->ui, piece, place);
}

static void call_card(void *who, int card)
{
	ui_card(((struct desk *)who)->ui, card);
}

static void call_together(void *who, int from)
{
	desk_together(who, from);
}

static bool call_put(void *who, int piece, int place)
{
	struct desk *d = who;
	return desk_peeks(d) && desk_put(d, piece, place);
}

static void call_undraft(void *who, int keep)
{
	struct desk *d = who;
	seat_draft_back(desk_hand(d), keep);
	desk_speak(d);
}

static bool call_place_again(void *who, int piece, int place)
{
	return desk_place_again(who, piece, place);
}

void desk_table_calls(struct desk *d, struct table_calls *out)
{
	*out = (struct table_calls){.who = d, .order = call_order, .hint = call_hint, .menu = call_menu,
				    .hover = call_hover, .card = call_card, .outlook = call_outlook, .ask = call_ask,
				    .story = call_story, .put = call_put, .undraft = call_undraft, .place_again = call_place_again, .together = call_together};
}

/* A game comes on the table and goes from it: begun, loaded, or the same with others who play; with seats on its match and a map for who looks. */
#include "app/desk_own.h"

#include <stdio.h>
#include <string.h>

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

void desk_drop_game(struct desk *d)
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
		desk_drop_game(before);
	d->review = NULL; /* it went with the seat that it looked at, like a hint */
	d->reviews = d->advises = d->advised = false;
	d->halted = d->curtain = d->autosave_failed = d->gives_up = d->back_unasked = d->plays_on = d->saved = false;
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
	*d->opened = 0;
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
	for (int i = 0; i < SIDES; i++)
		if (player[i] && !player_plays(player[i], match_scenario(m), e)) {
			match_free(m);
			return false;
		}
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
	enum side decides;
	desk_person_decides(d, &decides);
	if (!own && !*damage.reason)
		desk_note_saved(d);
	if (!own && !*damage.reason && decides == NOBODY)
		snprintf(d->opened, sizeof d->opened, "%s", path);
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
	desk_drop_game(d);
	if (!away)
		ui_error(d->ui, "The finished game is not among the saved games", &e);
	d->redraw = true;
}

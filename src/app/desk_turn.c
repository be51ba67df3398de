/* Orders of persons and of players who are none, going back and forth, and who looks at the table. */
#include "app/desk_own.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_person(const struct desk *d, enum side side)
{
	return side != NOBODY && d->plays[side] == PLAYER_PERSON;
}

bool desk_person_decides(const struct desk *d, enum side *side)
{
	struct prompt ask;

	match_ask(d->m, &ask);
	if (side)
		*side = ask.side;
	return is_person(d, ask.side);
}

bool desk_hides(const struct desk *d, enum side viewer)
{
	struct view *v = calloc(1, sizeof *v);
	bool hidden = false;

	if (!v)
		return false;
	match_scenario(d->m)->rules->show(match_scenario(d->m), match_position(d->m), viewer, v);
	hidden = v->curtain;
	free(v);
	return hidden;
}

/* With one person at the table he looks all the time; with two, or none, whoever decides. Who looks back through the
 * game sees it as before: what the other decided then is still the other's.
 */
static enum side who_looks(const struct desk *d, enum side decides)
{
	bool first = is_person(d, SIDE_0), second = is_person(d, SIDE_1);

	if (first != second)
		return first ? SIDE_0 : SIDE_1;
	if (first && d->reviewing && d->viewer != NOBODY && desk_hides(d, d->viewer))
		return d->viewer;
	return decides != NOBODY ? decides : d->viewer != NOBODY ? d->viewer : SIDE_0;
}

static void draw_curtain_if_needed(struct desk *d, enum side viewer)
{
	if (viewer != d->viewer && is_person(d, SIDE_0) && is_person(d, SIDE_1))
		d->curtain = desk_hides(d, viewer);
}

void desk_refresh(struct desk *d, const struct events *ev)
{
	enum side decides;
	bool person = desk_person_decides(d, &decides);
	enum side viewer = who_looks(d, decides);

	draw_curtain_if_needed(d, viewer);
	d->viewer = viewer;
	table_refresh(d->table, viewer, person && viewer == decides && !d->reviewing);
	if (ev)
		table_animate(d->table, ev, d->o.config->speed, d->o.config->follow && d->by_machine);
	ui_seat(d->ui, desk_seat(d));
	ui_changed(d->ui, !ev ? NONE : desk_seat(d)->now > 0 ? desk_seat(d)->now - 1 : 0);
	d->redraw = true;
}

static bool sees(const struct desk *d, const struct event *e)
{
	return d->viewer == NOBODY || e->seen >> d->viewer & 1;
}

static void hear(struct desk *d, const struct events *ev)
{
	for (int i = 0; i < ev->n; i++) {
		if (!sees(d, &ev->at[i]))
			continue;
		switch (ev->at[i].kind) {
		case EVENT_MOVE:
		case EVENT_ARRIVE:
		case EVENT_RETREAT:
		case EVENT_ADVANCE:
			sound_play(d->sound, SOUND_COUNTER);
			break;
		case EVENT_ROLL:
			sound_play(d->sound, SOUND_DICE);
			break;
		case EVENT_ATTACK:
			sound_play(d->sound, SOUND_CANNON);
			break;
		default:
			break;
		}
	}
}

static void tally(struct desk *d, const struct event *e)
{
	const struct scenario *s = match_scenario(d->m);
	const char *words = words_of(s)->tally ? words_of(s)->tally(s, e) : NULL;

	for (int i = 0; words && i < TALLIES; i++) {
		if (d->tally[i].words && strcmp(d->tally[i].words, words) != 0)
			continue;
		d->tally[i].words = words;
		d->tally[i].n++;
		return;
	}
}

/* Only what the one who looks is told: a stack that marched is one march, however many units are in it. */
static void count(struct desk *d, const struct events *ev)
{
	for (int i = 0; i < ev->n; i++) {
		int kind = ev->at[i].kind;
		if (!sees(d, &ev->at[i]))
			continue;
		d->moves += kind == EVENT_MOVE;
		d->attacks += kind == EVENT_ATTACK;
		tally(d, &ev->at[i]);
		int piece = ev->at[i].piece;
		if (kind == EVENT_ELIMINATE && piece != NONE)
			d->lost[match_scenario(d->m)->piece[piece].side == SIDE_1]++;
	}
}

static void forget_turn(struct desk *d)
{
	d->moves = d->attacks = d->lost[0] = d->lost[1] = 0;
	memset(d->tally, 0, sizeof d->tally);
}

/* "7 marches, 2 battles, 1 area stripped" */
static void say_tally(const struct desk *d, char *out, size_t size)
{
	size_t used = 0;

	out[0] = 0;
	for (int i = 0; i < TALLIES && d->tally[i].words && used + 60 < size; i++) {
		const char *words = d->tally[i].words, *many = strchr(words, '|');
		int one = many ? (int)(many - words) : (int)strlen(words);
		used += (size_t)snprintf(out + used, size - used, "%s%d ", used ? ", " : "", d->tally[i].n);
		if (d->tally[i].n == 1 || !many)
			used += (size_t)snprintf(out + used, size - used, "%.*s", one, words);
		else
			used += (size_t)snprintf(out + used, size - used, "%s", many + 1);
	}
}

static void summary(struct desk *d, enum side side)
{
	const struct scenario *s = match_scenario(d->m);
	char text[600], done[320];

	bool on_page = d->moves == 0 && words_of(s)->pages; /* shots between two decisions stand on a page of their own */
	if (!on_page && d->moves + d->attacks + d->lost[0] + d->lost[1] > 0) {
		if (words_of(s)->tally)
			say_tally(d, done, sizeof done);
		else
			snprintf(done, sizeof done, "%d march%s, %d attack%s", d->moves, d->moves == 1 ? "" : "es",
				 d->attacks, d->attacks == 1 ? "" : "s");
		snprintf(text, sizeof text, "%s: %s. Units lost: %s %d, %s %d.", s->side_name[side], done,
			 s->side_name[0], d->lost[0], s->side_name[1], d->lost[1]);
		ui_opponent(d->ui, text);
	}
	forget_turn(d);
}

/* The folder of saved games is gone: it is made again with this game in it. The disk is full or gone too: say it once;
 * the game goes on in memory.
 */
static void watch_autosave(struct desk *d)
{
	const char *wrong = match_autosave_error(d->m);

	if (!*wrong) {
		d->autosave_failed = false;
	} else if (!d->autosave_failed && desk_save_anew(d)) {
		ui_message(d->ui, "The saved games are gone",
			   "Their folder was removed while you played. It is made again, and this game is in it.");
	} else if (!d->autosave_failed) {
		char text[500];
		d->autosave_failed = true;
		snprintf(text, sizeof text, "The game can no longer be saved by itself: %.250s\n\nIt goes on in memory. "
			 "Save it elsewhere: Ctrl+S and a place such as ~/rescued.", wrong);
		ui_message(d->ui, "Saving has failed", text);
	}
}

static void after(struct desk *d)
{
	hear(d, d->events);
	watch_autosave(d);
	desk_refresh(d, d->events);
}

bool desk_play(struct desk *d, const char *text)
{
	struct error e = {0};

	if (!d->m || !desk_person_decides(d, NULL)) {
		snprintf(d->hint, sizeof d->hint, "%s", d->m ? "it is not your decision now" : "no game is on the table");
		return false;
	}
	if (d->reviewing) {
		ui_hint(d->ui, -1, -1, "You are looking back. Play on from here, or go to the end.", "");
		return false;
	}
	if (!match_play_text(d->m, text, d->events, &e)) {
		snprintf(d->hint, sizeof d->hint, "%s", e.reason);
		ui_hint(d->ui, -1, -1, e.reason, e.rule);
		return false;
	}
	*d->hint = 0;
	d->by_machine = false;
	forget_turn(d);
	after(d);
	return true;
}

/* One order of a player who is no person, chosen on what he may know. */
static bool machine_plays(struct desk *d, enum side side)
{
	const struct scenario *s = match_scenario(d->m);
	struct orders *list = calloc(1, sizeof *list);
	union {
		struct position common;
		max_align_t align;
		unsigned char bytes[POSITION_BYTES];
	} *known = calloc(1, sizeof *known);
	struct error e = {0};
	bool played = false;

	if (list && known) {
		match_orders(d->m, list);
		if (list->n > 0) {
			uint64_t seed = random_next(&d->random);
			s->rules->imagine(s, match_position(d->m), side, seed, &known->common);
			int at = ai_choose(d->plays[side], s, &known->common, list, &d->random);
			played = at >= 0 && at < list->n && match_play(d->m, &list->at[at], 1, &e);
			if (played)
				*d->events = *match_told(d->m);
		}
	}
	free(known);
	free(list);
	if (!played) {
		d->reviewing = true; /* he must not be asked again and again */
		if (*e.reason)
			ui_error(d->ui, "The opponent cannot go on", &e);
	}
	return played;
}

bool desk_work(struct desk *d)
{
	enum side side;

	if (!d->m || d->reviewing || d->curtain || ui_modal(d->ui))
		return false;
	if (table_animating(d->table))
		return false;
	if (desk_person_decides(d, &side) || side == NOBODY) {
		if (d->busy)
			summary(d, side == NOBODY ? SIDE_1 : side_other(side));
		d->busy = false;
		return false;
	}
	d->busy = machine_plays(d, side);
	if (d->busy) {
		count(d, d->events);
		d->by_machine = true;
		after(d);
	}
	return d->busy;
}

static void went(struct desk *d)
{
	*d->hint = 0;
	d->busy = false;
	forget_turn(d);
	table_skip_animation(d->table);
	desk_refresh(d, NULL);
}

static bool any_person(const struct desk *d)
{
	return is_person(d, SIDE_0) || is_person(d, SIDE_1);
}

/* Back to a decision of a person: what the others did since is taken back with it. */
void desk_undo(struct desk *d)
{
	if (!d->m)
		return;
	while (match_undo(d->m) && any_person(d) && !desk_person_decides(d, NULL))
		;
	d->reviewing = !desk_person_decides(d, NULL);
	went(d);
}

void desk_redo(struct desk *d)
{
	if (!d->m)
		return;
	while (match_redo(d->m) && any_person(d) && !desk_person_decides(d, NULL))
		;
	if (match_now(d->m) == match_length(d->m))
		d->reviewing = false;
	went(d);
}

void desk_undo_turn(struct desk *d)
{
	int now;

	if (!d->m || (now = match_now(d->m)) == 0)
		return;
	match_jump(d->m, match_turn_start(d->m, now - 1));
	while (any_person(d) && !desk_person_decides(d, NULL) && match_now(d->m) > 0)
		match_jump(d->m, match_turn_start(d->m, match_now(d->m) - 1));
	d->reviewing = !desk_person_decides(d, NULL);
	went(d);
}

void desk_jump(struct desk *d, int order)
{
	if (!d->m)
		return;
	if (order < 0 || order > match_length(d->m))
		order = match_length(d->m);
	match_jump(d->m, order);
	d->reviewing = match_now(d->m) < match_length(d->m);
	went(d);
}

void desk_play_on(struct desk *d)
{
	if (!d->m)
		return;
	d->reviewing = false;
	went(d);
}

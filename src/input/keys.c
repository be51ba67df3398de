/* The whole table from the keyboard: scrolling, zoom, taking up and putting down at the map cursor. */
#include "input/own.h"

#include "input/asked.h"

enum { SCROLL = 96, TENTH = 10 /* the key 0: the tenth card */ };

/* What was built is complete: it is given. */
static bool commit(struct table_view *t)
{
	int index = orders_like(&t->seat->orders, VERB_COMMIT, NONE, NONE, NONE);
	if (index == NONE)
		return false;
	struct order o = t->seat->orders.at[index]; /* the list changes with it */
	return foresee_asks(t, &o, foresee(t, t->seat->known, &o)) || hand_play(t, &o);
}

/* Of an attack, or the like, that the mouse has built it is said what it lacks, or it is given: nothing is taken out of it. */
static bool finish_attack(struct table_view *t)
{
	const struct prompt *p = &t->seat->prompt;

	if (!may_act(t) || t->hand != HAND_EMPTY || !seat_builds(t->seat) || !(p->verbs & VERB(VERB_COMMIT)))
		return false;
	if (p->why_not.at[0])
		t->calls.hint(t->calls.who, NONE, NONE, p->why_not.at, "");
	else if (!commit(t))
		hand_tell_now(t, "", NONE, NONE);
	return true;
}

/* Would it leave one of those who march behind? The key that has marched them is soon struck once too often: what is meant is asked for. */
static bool leaves_behind(struct table_view *t, int piece, int x, int y)
{
	int i = piece == NONE || !may_act(t) ? NONE : orders_like(&t->seat->orders, VERB_RELEASE, piece, NONE, NONE);
	struct text words;

	if (i == NONE || !hand_leaves(t, &t->seat->orders.at[i]))
		return false;
	text_set(&words, "Space halts here, Enter on a lit place marches on; Shift+Enter leaves %s behind", t->s->piece[piece].name);
	t->calls.hint(t->calls.who, x, y, words.at, "");
	return true;
}

static bool enter(struct table_view *t, bool menu)
{
	struct asked a;
	float x, y;

	asked_find(t, &a);
	if (t->cursor == NONE) {
		if (finish_attack(t))
			return true;
		bool past = t->seat->prompt.reaction && !can_act(t, t->selected); /* whoever was chosen before it is not what this is about */
		int counter = past ? NONE : view_counter(t, t->selected);
		if (counter == NONE) {
			if (may_act(t))
				hand_tell_now(t, "", NONE, NONE);
			return may_act(t);
		}
		if (t->view->counter[counter].place < 0) { /* from the tray: the cursor begins at a lit place */
			if (!hand_pick(t, t->selected))
				return false;
			t->cursor = t->lift.piece != NONE && t->lift.n ? t->lift.drop[0].place : NONE;
			spoil(t);
			return true;
		}
		if (!own_piece(t, t->selected) && !can_act(t, t->selected) && asked_lights(&a)) { /* an enemy from before */
			table_next(t, 1);
			return true;
		}
		t->cursor = t->view->counter[counter].place;
	}
	if (cursor_back(t)) /* nothing is done where it cannot be seen */
		return true;
	scene_centre(&t->scene, t->cursor, &x, &y);
	int piece = cursor_piece(t);
	if (t->hand == HAND_HOLDS) {
		int held = t->lift.piece, from = held == NONE ? NONE : t->seat->known->piece[held].place;
		if (t->cursor == from || !hand_other(t, piece, t->cursor, (int)x, (int)y))
			hand_drop(t, t->cursor, (int)x, (int)y);
		if (held != NONE && t->cursor != NONE && t->seat->known->piece[held].place == t->cursor) /* who came is told of, as under the pointer */
			t->calls.hover(t->calls.who, held, t->cursor);
		return true;
	}
	if (!menu && leaves_behind(t, piece, (int)x, (int)y))
		return true;
	return menu ? hand_menu(t, piece, t->cursor, (int)x, (int)y)
		    : hand_act_at(t, piece, t->cursor, (int)x, (int)y);
}

/* Of an attack that is built the last part goes back, of all else the whole. */
static bool put_back_draft(struct table_view *t)
{
	return hand_undraft(t, seat_builds(t->seat) ? t->seat->draft->n - 1 : 0);
}

static bool escape(struct table_view *t)
{
	foresee_end(t);
	if (t->hand == HAND_DRAGS || t->hand == HAND_HOLDS) {
		int drafted = t->seat->draft->n;
		bool holds = t->hand == HAND_HOLDS;
		hand_let_go(t);
		if (holds && t->seat->draft->n == drafted) /* a group that was put together goes back with it */
			put_back_draft(t);
		return true;
	}
	if (t->hand == HAND_CARD_DRAGS) { /* it goes back */
		t->hand = HAND_EMPTY;
		cards_lower(t);
		return true;
	}
	if (put_back_draft(t))
		return true;
	if (t->overlay_on || t->cursor != NONE || trails_shown(t) || t->fan.open || t->pointing || t->against != NONE) {
		t->overlay_on = t->pointing = false;
		t->cursor = t->against = NONE;
		trails_clear(t);
		fan_close(t);
		t->rests = true;
		spoil(t);
		return true;
	}
	if (t->selected != NONE) {
		t->selected = NONE;
		spoil(t);
		return true;
	}
	return false;
}

/* On a map of areas: so many of the heap that is in hand, or selected. Else, and where cards are asked for, the card with
 * that number; a stack on its march is put together no more. */
static bool number_key(struct table_view *t, int n)
{
	bool gathers = t->seat->prompt.verbs & (VERB(VERB_TAKE) | VERB(VERB_WITH));
	bool free = t->lift.piece == NONE && (set_empty(&t->seat->prompt.hand) || !gathers);
	if (free && cards_asked(t) && cards_digit(t, n))
		return true;
	int held = set_next(&t->seat->prompt.hand, 0);
	int piece = t->lift.piece != NONE ? t->lift.piece : t->selected != NONE ? t->selected : held;

	return (piece != NONE && n < TENTH && group_take(t, piece, n)) || (free && cards_digit(t, n));
}

static bool scroll_key(struct table_view *t, int key)
{
	int dx = key == KEY_LEFT || key == 'a' ? SCROLL : key == KEY_RIGHT || key == 'd' ? -SCROLL : 0;
	int dy = key == KEY_UP || key == 'w' ? SCROLL : key == KEY_DOWN || key == 's' ? -SCROLL : 0;

	if (key == KEY_PAGE_UP || key == KEY_PAGE_DOWN)
		dy = t->scene.eye.area.h * (key == KEY_PAGE_UP ? 3 : -3) / 4;
	if (!dx && !dy)
		return false;
	camera_pan(&t->scene.eye, (float)dx, (float)dy);
	fan_close(t);
	spoil(t);
	return true;
}

static bool ctrl_key(struct table_view *t, int key)
{
	if (key == '0') {
		table_fit(t);
		return true;
	}
	if (key == '+' || key == '=' || key == '-') {
		table_zoom(t, key == '-' ? -1 : 1);
		return true;
	}
	return cursor_key(t, key);
}

bool keys_input(struct table_view *t, const struct input *in)
{
	int key = in->key;

	if (in->mods & MOD_ALT)
		return false;
	if (in->mods & MOD_CTRL)
		return ctrl_key(t, key);
	if (key >= KEY_PAD_1 && key <= KEY_PAD_9 && key != KEY_PAD_5)
		return cursor_key(t, key);
	if (key >= '0' && key <= '9')
		return number_key(t, key == '0' ? TENTH : key - '0');
	if (t->hand == HAND_EMPTY && cards_key(t, key))
		return true;
	switch (key) {
	case KEY_ESCAPE:
		return escape(t);
	case KEY_ENTER:
	case KEY_PAD_5:
	case KEY_SPACE:
		return enter(t, in->mods & MOD_SHIFT);
	case KEY_TAB:
		table_next(t, in->mods & MOD_SHIFT ? -1 : 1);
		return true;
	case '+':
	case '=':
		table_zoom(t, 1);
		return true;
	case '-':
		table_zoom(t, -1);
		return true;
	case 'h':
		table_hide_counters(t, !t->hidden);
		return true;
	case 'v':
		trails_turn(t);
		return true;
	case KEY_HOME:
		table_fit(t);
		return true;
	default:
		return scroll_key(t, key);
	}
}

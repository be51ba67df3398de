/* The words of a script: what the hand does, an order, a picture; and what is expected (script_expect.c). */
#include "app/script_own.h"
#include "core/memory.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DRAG_STEPS = 8, FRAME = 16, SLOW = 64, READS = 250 }; /* a drag is seen on its way, what is waited for as on a slow machine */

static void send(struct script *s, struct input in)
{
	desk_input(s->d, &in);
	desk_draw(s->d);
}

static void move_to(struct script *s, int x, int y)
{
	send(s, (struct input){.kind = INPUT_MOTION, .x = x, .y = y, .dx = x - s->x, .dy = y - s->y});
	s->x = x;
	s->y = y;
}

static void press(struct script *s, int button, int clicks)
{
	send(s, (struct input){.kind = INPUT_PRESS, .x = s->x, .y = s->y, .button = button, .clicks = clicks, .mods = s->mods});
}

static void let_go(struct script *s, int button)
{
	send(s, (struct input){.kind = INPUT_RELEASE, .x = s->x, .y = s->y, .button = button, .clicks = 1});
}

static bool number(const char *text, int *out)
{
	char *end;
	long v = strtol(text, &end, 10);
	*out = (int)v;
	return end != text && !*end && v > -100000 && v < 100000;
}

/* A piece or a place on the map, brought into sight when it is not. */
static bool on_map(struct script *s, const char *word, int *x, int *y)
{
	struct table_view *t = desk_table(s->d);
	int piece = script_piece(s, word), place = piece == NONE ? script_place(s, word) : NONE;

	if (!t || (piece == NONE && place == NONE))
		return false;
	for (int try = 0; try < 2; try++) {
		if (piece != NONE ? table_find_piece(t, piece, x, y) : table_find_place(t, place, x, y))
			return true;
		table_look_at(t, piece != NONE ? script_place_of(s, piece) : place);
		script_settle(s->d, s->c);
	}
	return false;
}

/* Two numbers, a widget, a piece or a place: where it is. `used`: words taken. */
static bool target(struct script *s, int first, int *x, int *y, int *used, struct error *e)
{
	struct rect r;

	*used = 1;
	if (first >= s->words)
		return error_set(e, NULL, NULL, NULL, "what should it be done to?");
	if (!s->quoted[first] && first + 1 < s->words && number(s->word[first], x) && number(s->word[first + 1], y)) {
		*used = 2;
		return true;
	}
	if (!s->quoted[first] && on_map(s, s->word[first], x, y))
		return true;
	if (desk_table(s->d) && !ui_modal(desk_ui(s->d)) && table_find_card(desk_table(s->d), s->word[first], x, y))
		return true;
	if (ui_find(desk_ui(s->d), s->word[first], &r)) {
		*x = r.x + r.w / 2;
		*y = r.y + r.h / 2;
		return true;
	}
	return error_set(e, NULL, NULL, NULL, "there is no \"%s\" on the screen", s->word[first]);
}

static bool do_click(struct script *s, struct error *e)
{
	int x, y, used, button = strcmp(s->word[0], "rclick") ? BUTTON_LEFT : BUTTON_RIGHT;

	if (!target(s, 1, &x, &y, &used, e))
		return false;
	move_to(s, x, y);
	press(s, button, 1);
	let_go(s, button);
	script_settle(s->d, s->c);
	return true;
}

static void drag_to(struct script *s, int x, int y)
{
	int x0 = s->x, y0 = s->y;

	for (int i = 1; i <= DRAG_STEPS; i++) {
		canvas_advance(s->c, FRAME);
		move_to(s, x0 + (x - x0) * i / DRAG_STEPS, y0 + (y - y0) * i / DRAG_STEPS);
	}
}

/* Both ends of a drag on the screen at once; the whole map is shown when they are far apart. */
static bool both(struct script *s, int *x, int *y, int *tx, int *ty, struct error *e)
{
	for (int try = 0; try < 2; try++) {
		int used, more, again_x, again_y;
		if (!target(s, 1, x, y, &used, e) || !target(s, 1 + used, tx, ty, &more, e) ||
		    !target(s, 1, &again_x, &again_y, &used, e))
			return false;
		if (again_x == *x && again_y == *y)
			return true;
		if (desk_table(s->d))
			table_fit(desk_table(s->d));
		script_settle(s->d, s->c);
	}
	return error_set(e, NULL, NULL, NULL, "both ends of the drag are not on the screen at once");
}

/* The pointer goes over what stands behind "by" on its way. */
static bool drag_by(struct script *s, struct error *e)
{
	int x, y, used, i = 1;

	while (i < s->words && (s->quoted[i] || strcmp(s->word[i], "by")))
		i++;
	for (i++; i < s->words; i += used) {
		if (!s->quoted[i] && on_map(s, s->word[i], &x, &y))
			used = 1;
		else if (!target(s, i, &x, &y, &used, e))
			return false;
		drag_to(s, x, y);
	}
	return true;
}

/* drag A B, hold A B (the button stays down), drag A B by C D, drop. */
static bool do_drag(struct script *s, struct error *e)
{
	int x, y, tx, ty;

	if (!both(s, &x, &y, &tx, &ty, e))
		return false;
	move_to(s, x, y);
	press(s, BUTTON_LEFT, 1);
	if (!drag_by(s, e))
		return false;
	drag_to(s, tx, ty);
	if (!strcmp(s->word[0], "hold"))
		return true;
	let_go(s, BUTTON_LEFT);
	script_settle(s->d, s->c);
	return true;
}

static bool do_move(struct script *s, struct error *e)
{
	int x, y, used;

	if (!target(s, 1, &x, &y, &used, e))
		return false;
	move_to(s, x, y);
	return true;
}

/* press A: the button stays down till "drop". */
static bool do_press(struct script *s, struct error *e)
{
	if (!do_move(s, e))
		return false;
	press(s, BUTTON_LEFT, 1);
	script_settle(s->d, s->c);
	return true;
}

static bool do_drop(struct script *s, struct error *e)
{
	(void)e;
	let_go(s, BUTTON_LEFT);
	script_settle(s->d, s->c);
	return true;
}

/* The modifiers before the name of a key, "ctrl+shift+": behind them it stands. */
static const char *read_mods(const char *word, unsigned *mods)
{
	static const struct {
		const char *name;
		unsigned mod;
	} all[] = {{"ctrl+", MOD_CTRL}, {"shift+", MOD_SHIFT}, {"alt+", MOD_ALT}};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		if (!strncmp(word, all[i].name, strlen(all[i].name))) {
			*mods |= all[i].mod;
			return read_mods(word + strlen(all[i].name), mods);
		}
	return word;
}

/* 0 for a name that no key has. */
static int read_key(const char *word)
{
	static const struct {
		const char *name;
		int key;
	} names[] = {
		{"escape", KEY_ESCAPE}, {"enter", KEY_ENTER}, {"tab", KEY_TAB}, {"space", KEY_SPACE},
		{"backspace", KEY_BACKSPACE}, {"up", KEY_UP}, {"down", KEY_DOWN}, {"left", KEY_LEFT},
		{"right", KEY_RIGHT}, {"home", KEY_HOME}, {"end", KEY_END}, {"pageup", KEY_PAGE_UP},
		{"pagedown", KEY_PAGE_DOWN}, {"delete", KEY_DELETE}, {"plus", '+'}, {"minus", '-'}
	};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (!strcmp(names[i].name, word))
			return names[i].key;
	if (!strncmp(word, "pad", 3) && word[3] >= '0' && word[3] <= '9')
		return KEY_PAD_0 + (word[3] - '0');
	if (word[0] == 'f' && isdigit((unsigned char)word[1]))
		return KEY_F1 + atoi(word + 1) - 1;
	return word[0] && !word[1] ? tolower((unsigned char)word[0]) : 0;
}

/* key K, keytwice K (one on the other), keydown K, keyagain K (it repeats), keyup K. */
static bool do_key(struct script *s, struct error *e)
{
	struct input in = {.kind = INPUT_KEY};
	const char *word = read_mods(s->words > 1 ? s->word[1] : "", &in.mods);

	in.key = read_key(word);
	if (!in.key)
		return error_set(e, NULL, NULL, NULL, "there is no key \"%s\"", word);
	if (!strcmp(s->word[0], "keyup"))
		in.kind = INPUT_KEY_UP;
	else
		canvas_advance(s->c, READS); /* a hand reads first what is asked */
	bool twice = !strcmp(s->word[0], "keytwice");
	in.again = !strcmp(s->word[0], "keyagain");
	for (int times = twice ? 2 : 1; times; times--) {
		send(s, in);
		if (twice || !strcmp(s->word[0], "key"))
			send(s, (struct input){.kind = INPUT_KEY_UP, .key = in.key});
	}
	script_settle(s->d, s->c);
	return true;
}

static bool do_type(struct script *s, struct error *e)
{
	(void)e;
	for (const char *at = s->quoted[1] ? s->word[1] : s->rest; *at; at++) {
		struct input in = {.kind = INPUT_TEXT};
		in.text[0] = *at;
		send(s, in);
	}
	script_settle(s->d, s->c);
	return true;
}

static bool do_wheel(struct script *s, struct error *e)
{
	struct input in = {.kind = INPUT_WHEEL};
	int used;

	if (s->words < 2 || !number(s->word[1], &in.dy))
		return error_set(e, NULL, NULL, NULL, "wheel needs a number of steps");
	if (s->words > 2 && !target(s, 2, &in.x, &in.y, &used, e))
		return false;
	if (s->words > 2)
		move_to(s, in.x, in.y);
	in.x = s->x;
	in.y = s->y;
	send(s, in);
	script_settle(s->d, s->c);
	return true;
}

static bool do_wait(struct script *s, struct error *e)
{
	int ms;

	if (s->words < 2 || !number(s->word[1], &ms))
		return error_set(e, NULL, NULL, NULL, "wait needs milliseconds");
	for (; ms > 0; ms -= SLOW) {
		canvas_advance(s->c, (uint32_t)int_min(ms, SLOW));
		desk_work(s->d);
		desk_draw(s->d);
	}
	return true;
}

static bool do_order(struct script *s, struct error *e)
{
	if (!desk_order(s->d, s->rest))
		return error_set(e, NULL, NULL, NULL, "the order \"%s\" was refused: %s", s->rest, desk_hint(s->d));
	script_settle(s->d, s->c);
	return true;
}

static bool do_shot(struct script *s, struct error *e)
{
	struct input in = {.kind = INPUT_EXPOSE};

	if (s->words < 2)
		return error_set(e, NULL, NULL, NULL, "shot needs a file");
	send(s, in);
	return canvas_shot(s->c, s->word[1], e);
}

static bool do_memory_lost(struct script *s, struct error *e)
{
	(void)s, (void)e;
	memory_lost();
}

static bool do_quit(struct script *s, struct error *e)
{
	(void)e;
	s->quit = true;
	return true;
}

bool script_line(struct script *s, struct error *e)
{
	static const struct {
		const char *name;
		bool (*run)(struct script *s, struct error *e);
	} words[] = {
		{"click", do_click}, {"rclick", do_click}, {"drag", do_drag}, {"hold", do_drag}, {"drop", do_drop},
		{"press", do_press}, {"key", do_key}, {"keydown", do_key}, {"keytwice", do_key}, {"keyagain", do_key}, {"keyup", do_key}, {"type", do_type},
		{"wheel", do_wheel}, {"move", do_move}, {"wait", do_wait},
		{"order", do_order}, {"shot", do_shot}, {"expect", script_expect}, {"quit", do_quit}, {"memory-lost", do_memory_lost},
	};

	s->mods = 0;
	if (!strncmp(s->word[0], "shift+", 6) || !strncmp(s->word[0], "ctrl+", 5)) { /* held while the mouse does it */
		s->mods = s->word[0][0] == 's' ? MOD_SHIFT : MOD_CTRL;
		s->word[0] = strchr(s->word[0], '+') + 1;
	}
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (!strcmp(words[i].name, s->word[0]))
			return words[i].run(s, e);
	return error_set(e, NULL, NULL, NULL, "a script has no word \"%s\"", s->word[0]);
}

/* A chapter as a dialog: its title, its leaves, what is asked next, and the way to the chapters beside it. */
#include "ui/reading.h"

#include "ui/beside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Points: what the window leaves free for a place beside the dialog, and what a dialog needs to be read at all. */
enum { BESIDE_LEAST = 190, LEAST_WIDE = 320, STEADY_TALL = 520, LONG_LEAST = 440 };

struct reading *reading_of(const struct dialog *d)
{
	return d && d->kind == DIALOG_CHAPTER ? d->more : NULL;
}

/* --- what it is called --- */

/* "(2nd)" where a turn has several runs of a page. */
static const char *nth_run(const struct game *g, int run)
{
	const struct run *r = run_at(g, run);
	bool several = r->nth > 1;
	for (int i = 0; i < runs_of(g); i++)
		several |= i != run && run_at(g, i)->page == r->page && run_at(g, i)->turn == r->turn;
	return !several ? "" : r->nth == 1 ? " (1st)" : r->nth == 2 ? " (2nd)" : " (later)";
}

static const char *turn_name(const struct scenario *s, int turn)
{
	return turn >= 0 && turn < 96 ? s->turn_name[turn] : "";
}

static void run_title(const struct game *g, const struct chapter *ch, char out[WORDS])
{
	const struct run *r = run_at(g, ch->run);
	const char *name = turn_name(g->scenario, r->turn);
	snprintf(out, WORDS, "%s%s, turn %d%s%.60s", r->head.title[0] ? r->head.title : words_of(g->scenario)->pages[r->page].name,
		 nth_run(g, ch->run), r->turn, name[0] ? ": " : "", name);
}

const char *chapter_title(const struct game *g, const struct chapter *ch, char out[WORDS])
{
	const struct scenario *s = g->scenario;
	char place[WORDS] = "";
	if (ch->place >= 0)
		say_place(s, ch->place, place);
	switch ((enum chapter_kind)ch->kind) {
	case CHAPTER_BATTLE:
		if (ch->place >= 0)
			snprintf(out, WORDS, "Battle %s %.100s", s->board.at[ch->place].name[0] ? "of" : "at", place);
		else
			snprintf(out, WORDS, "Battle");
		break;
	case CHAPTER_CHECK:
		if (leaf_account(g->seat, &ch->leaf[0], g->account))
			check_title(s, g->account, out);
		if (place[0])
			snprintf(out + strlen(out), WORDS - strlen(out), " at %.60s", place);
		break;
	case CHAPTER_PHASE:
	case CHAPTER_SUPPLY:
		run_title(g, ch, out);
		break;
	case CHAPTER_DISPATCH:
		snprintf(out, WORDS, "Dispatch: the %.40s turn", say_side(s, ch->side));
		break;
	case CHAPTER_GAME:
	case CHAPTER_NONE:
		snprintf(out, WORDS, "%s", ch->over ? over_words(g) : "The game so far");
		break;
	}
	return out;
}

const char *chapter_when(const struct game *g, const struct chapter *ch, char *out, size_t size)
{
	const char *name = turn_name(g->scenario, ch->turn);
	char deeds[WORDS * 2] = "", lost[WORDS];
	size_t used = (size_t)snprintf(out, size, "%s%sturn %d.", name, name[0] ? ", " : "", ch->turn);
	out[0] = (char)(out[0] >= 'a' && out[0] <= 'z' ? out[0] - 32 : out[0]);
	switch ((enum chapter_kind)ch->kind) {
	case CHAPTER_BATTLE:
		snprintf(out + used, size - used, " Attackers: %.40s.%s", say_side(g->scenario, ch->side),
			 ch->over ? "" : " The battle goes on.");
		break;
	case CHAPTER_DISPATCH:
		chapter_deeds(g->seat, ch, deeds, sizeof deeds);
		snprintf(out + used, size - used, " %.40s: %s. Units lost: %s.", say_side(g->scenario, ch->side),
			 deeds[0] ? deeds : "no marches", say_toll(g, ch, lost));
		break;
	case CHAPTER_CHECK:
		break;
	case CHAPTER_PHASE:
	case CHAPTER_SUPPLY:
	case CHAPTER_GAME:
	case CHAPTER_NONE:
		out[0] = 0; /* the title says it, or it is of all turns */
		break;
	}
	return out;
}

/* --- opening --- */

static void title_of(struct ui *u, struct dialog *d)
{
	char title[WORDS];
	text_copy(d->title, sizeof d->title, chapter_title(u->game, &reading_of(d)->chapter, title));
}

void open_chapter(struct ui *u, const struct chapter *ch, int leaf, bool came)
{
	struct dialog *d = dialog_open(u, DIALOG_CHAPTER, "");
	struct reading *r = calloc(1, sizeof *r);
	if (!r)
		abort();
	*r = (struct reading){.chapter = *ch, .leaf = leaf, .read = leaf, .came = came, .place = ch->place};
	d->more = r;
	title_of(u, d);
}

bool chapter_of(const struct game *g, const struct log_line *l, struct chapter *out, int *leaf)
{
	struct spot at = {l->decision, l->number};
	bool turn = l->event.kind == EVENT_PHASE || l->event.kind == EVENT_TURN;
	*leaf = 0;
	if (l->number == NONE)
		return false;
	if (!chapter_at(g->seat, at, out))
		return turn && chapter_dispatch(g->seat, l->decision, out);
	for (int i = 0; i < out->leaves; i++)
		if (!spot_before(at, out->leaf[i].from))
			*leaf = i;
	return true;
}

bool open_chapter_of(struct ui *u, const struct log_line *l)
{
	struct chapter ch;
	int leaf;
	if (!chapter_of(u->game, l, &ch, &leaf))
		return false;
	open_chapter(u, &ch, leaf, false);
	return true;
}

/* --- turning --- */

static void turn_leaf(struct ui *u, struct dialog *d, int leaf)
{
	struct reading *r = reading_of(d);
	r->leaf = leaf;
	r->read = leaf > r->read ? leaf : r->read;
	d->stale = true;
	u->dirty = true;
	if (!u->focus_seen) /* by mouse: Enter goes on with the leaves */
		u->focus = NULL;
	if (!queue_holds(u))
		ui_stale_all(u);
}

static void act_leaf(struct ui *u, struct widget *w)
{
	turn_leaf(u, dialog_top(u), w->arg);
}

static void act_beside(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	struct reading *r = reading_of(d);
	struct chapter next;
	if (!r || !chapter_beside(u->game->seat, &r->chapter, w->arg, &next))
		return;
	r->chapter = next;
	r->place = next.place;
	r->stands.w = r->tall = 0;
	title_of(u, d);
	turn_leaf(u, d, 0);
}

bool chapter_key(struct ui *u, int key)
{
	struct dialog *d = dialog_top(u);
	struct reading *r = reading_of(d);
	int step = key == KEY_LEFT ? -1 : key == KEY_RIGHT ? 1 : 0;
	if (!r || r->odds || !step)
		return false;
	if (r->leaf + step >= 0 && r->leaf + step < r->chapter.leaves)
		turn_leaf(u, d, r->leaf + step);
	return true;
}

/* --- the head --- */

static struct widget *centred(struct widget *root, enum font font, int size, const char *name, const char *text)
{
	struct widget *w = widget_label(root, font, size, text);
	w->align = 1;
	text_copy(w->name, sizeof w->name, name);
	return w;
}

/* Who has won, and how well. */
static void verdict(struct ui *u, struct widget *root)
{
	const struct game *g = u->game;
	const struct result *r = &g->seat->known->header.result;
	const char *const *levels = g->scenario->rules->levels;
	char text[WORDS];
	if (!g->ended)
		return;
	if (r->winner < 0)
		snprintf(text, sizeof text, "A draw");
	else
		snprintf(text, sizeof text, "Victory: %s", say_side(g->scenario, r->winner));
	centred(root, FONT_TITLE, 28, "winner", text)->ink = WINE;
	for (int i = 0; levels && r->level >= 0 && levels[i]; i++)
		if (i == r->level)
			centred(root, FONT_TITLE_ITALIC, 19, "level", levels[i]);
}

static void tabs(struct ui *u, struct widget *root, const struct reading *r)
{
	if (r->chapter.leaves < 2)
		return;
	struct widget *row = widget_new(root, ROLE_ROW, "chapter-tabs", "");
	row->gap = 3;
	widget_new(row, ROLE_SPACE, "left", "")->grow = 1;
	for (int k = 0; k < r->chapter.leaves; k++) {
		char name[40], text[WORDS], words[WORDS + 8];
		snprintf(words, sizeof words, "%d. %.60s", k + 1, leaf_name(u->game, &r->chapter, k, text));
		snprintf(name, sizeof name, "leaf-%d", k);
		struct widget *w = widget_new(row, ROLE_TAB, name, words);
		w->on = k == r->leaf;
		w->arg = k;
		w->act = act_leaf;
	}
	widget_new(row, ROLE_SPACE, "right", "")->grow = 1;
}

/* --- the foot --- */

static void act_follow(struct ui *u, struct widget *w)
{
	struct order order = w->order;
	dialog_close(u);
	ui_order_asked(u, &order);
}

/* Does what is asked now come of this? */
static bool asks_on(const struct game *g, const struct chapter *ch)
{
	return ch->kind == CHAPTER_CHECK || (ch->kind == CHAPTER_BATTLE && !spot_event(g->seat, ch->to));
}

/* What is asked now, with its buttons. */
static void follow_up(struct ui *u, struct widget *root, struct widget *buttons)
{
	struct game *g = u->game;
	const struct prompt *p = &g->seat->prompt;
	char text[400];
	if (g->ended || p->side < 0 || in_the_past(g) || queue_holds(u))
		return;
	if (!p->ask.at[0]) /* what the other side is asked tells what it has in hand */
		return;
	snprintf(text, sizeof text, "%s: %s", say_side(g->scenario, p->side), p->ask.at);
	centred(root, FONT_BODY, 15, "next", text);
	choice_lines(u, root);
	for (int i = 0; i < g->seat->orders.n && g->may_act && p->depth; i++) {
		const struct order *o = &g->seat->orders.at[i];
		char words[WORDS];
		if (!order_by_button(g->scenario, o) || o->verb == VERB_DONE)
			continue;
		say_order(g, o, words);
		order_on(g, widget_button(buttons, NULL, words, act_follow), "follow-", o);
	}
}

static void act_quiet(struct ui *u, struct widget *w)
{
	u->config->quiet = w->on;
	if (u->calls.settings)
		u->calls.settings(u->calls.who);
}

void report_quiet(struct ui *u, struct widget *buttons)
{
	struct widget *quiet = widget_new(buttons, ROLE_CHECK, "quiet", "&No reports by themselves");
	quiet->on = u->config->quiet;
	quiet->act = act_quiet;
}

static void act_look_back(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_close(u);
	if (u->game) {
		u->game->tab = TAB_VICTORY;
		ui_stale(u, PANE_SIDE);
	}
}

static void act_to_launcher(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_close(u);
	if (u->calls.leave)
		u->calls.leave(u->calls.who);
}

static void act_save(struct ui *u, struct widget *w)
{
	(void)w;
	chapter_save(u, &reading_of(dialog_top(u))->chapter);
}

static struct widget *quiet_button(struct widget *row, const char *name, const char *text,
				   void (*act)(struct ui *, struct widget *), int arg, bool off)
{
	struct widget *b = widget_button(row, name, text, act);
	b->arg = arg;
	b->off = off;
	b->quiet = true;
	return b;
}

static void to_main(struct widget *b)
{
	b->main = true;
	b->font = FONT_DATA_BOLD;
	text_copy(b->key, sizeof b->key, "Enter");
}

/* To the chapters of the same kind before and after, where there are any. */
static void neighbours(struct ui *u, struct widget *row, const struct chapter *ch)
{
	struct chapter other;
	bool battle = ch->kind == CHAPTER_BATTLE;
	bool before = chapter_beside(u->game->seat, ch, -1, &other), after = chapter_beside(u->game->seat, ch, 1, &other);
	if (!before && !after)
		return;
	quiet_button(row, "chapter-before", battle ? "\u00ab Earlier battle" : "\u00ab Earlier", act_beside, -1, !before);
	quiet_button(row, "chapter-after", battle ? "Later battle \u00bb" : "Later \u00bb", act_beside, 1, !after);
}

static void foot(struct ui *u, struct dialog *d)
{
	struct reading *r = reading_of(d);
	bool ended = r->chapter.kind == CHAPTER_GAME && u->game->ended, last = r->leaf + 1 >= r->chapter.leaves;
	struct widget *asked = widget_new(d->root, ROLE_COLUMN, "asked", ""), *row = dialog_buttons(d->root), *b;
	asked->gap = 4;
	if (ended) {
		b = widget_button(row, "look-back", "&Look back at the game", act_look_back);
		b->cancel = true;
		to_main(b);
		widget_button(row, "to-launcher", "&Another game", act_to_launcher);
	} else if (last || r->chapter.kind == CHAPTER_GAME) {
		to_main(dialog_close_button(row, "&Go on"));
	} else {
		b = widget_button(row, "leaf-next", "&Next page", act_leaf);
		b->arg = r->leaf + 1;
		to_main(b);
	}
	if (r->came && last && asks_on(u->game, &r->chapter))
		follow_up(u, asked, row);
	if (r->chapter.leaves > 1 && r->chapter.kind != CHAPTER_GAME)
		quiet_button(row, "leaf-back", "\u2039 Back", act_leaf, r->leaf - 1, r->leaf == 0);
	neighbours(u, row, &r->chapter);
	quiet_button(row, "chapter-save", "Save as te&xt", act_save, 0, false);
	if (!ended)
		report_quiet(u, row);
}

/* What all of it has cost, when the battle is over. */
static void toll(struct ui *u, struct widget *root, const struct chapter *ch)
{
	char text[WORDS * 2], lost[WORDS];
	int n[SIDES];
	chapter_toll(u->game->seat, ch, n);
	if (ch->leaves == 1 && !n[0] && !n[1])
		return;
	snprintf(text, sizeof text, "Units lost in the battle: %s", say_toll(u->game, ch, lost));
	centred(root, FONT_DATA_BOLD, 15, "toll", text);
}

void build_chapter(struct ui *u, struct dialog *d)
{
	struct game *g = u->game;
	struct reading *r = reading_of(d);
	char text[WORDS * 4];
	if (r && r->odds) {
		odds_dialog(u, d);
		return;
	}
	if (!g || !r || !chapter_again(g->seat, &r->chapter, &r->chapter)) {
		widget_label(d->root, FONT_BODY, 15, "This was taken back.");
		dialog_close_button(dialog_buttons(d->root), "&Go on")->main = true;
		return;
	}
	r->leaf = r->leaf < 0 ? 0 : r->leaf >= r->chapter.leaves ? r->chapter.leaves - 1 : r->leaf;
	if (r->chapter.kind == CHAPTER_GAME)
		verdict(u, d->root);
	if (chapter_when(g, &r->chapter, text, sizeof text)[0])
		centred(d->root, FONT_BODY_ITALIC, 14, "when", text)->ink = INK_SOFT;
	tabs(u, d->root, r);
	build_leaf(u, d->root, &r->chapter, r->leaf, u->width < points(u, 560), "chapter");
	if (r->chapter.kind == CHAPTER_BATTLE && r->chapter.over && r->leaf + 1 == r->chapter.leaves)
		toll(u, d->root, &r->chapter);
	foot(u, d);
}

/* --- where it stands --- */

int chapter_wide(struct ui *u, const struct dialog *d)
{
	const struct reading *r = reading_of(d);
	int widest = 440, most = u->width * 100 / u->style.percent - (r->place >= 0 ? BESIDE_LEAST : 0);
	for (int i = 0; u->game && !r->odds && i < r->chapter.leaves; i++) {
		int wide = leaf_wide(u, &r->chapter, i);
		widest = wide > widest ? wide : widest;
	}
	return most > LEAST_WIDE && widest > most ? most : widest;
}

/* What a dialog must not cover, and where it looks for room. */
struct stand {
	int place, w, h, gap;
	bool around;        /* the surroundings of the place too */
	struct rect within; /* the map, or the window */
};

/* Beside the place as it lies. */
static bool stands_beside(struct ui *u, const struct stand *x, struct rect *out)
{
	struct rect box;
	return u->calls.place_box && u->calls.place_box(u->calls.who, x->place, x->around, &box) &&
	       beside_place(x->within, box, x->w, x->h, x->gap, out);
}

/* The map is moved so that the place lies in what the dialog leaves free of it. */
static bool map_moves(struct ui *u, const struct stand *x, struct rect *out)
{
	struct rect box, free;
	for (int i = 0; i < EDGES && u->calls.lay_clear; i++)
		if (beside_edge(x->within, ui_map_area(u), x->w, x->h, x->gap, (enum beside_edge)i, out, &free) &&
		    u->calls.lay_clear(u->calls.who, x->place, x->around, free, &box))
			return true;
	return false;
}

/* Over the map if there is room, with the surroundings in sight if there is more; else anywhere in the window. */
static bool find_stand(struct ui *u, int place, int wide, int tall, struct rect *out)
{
	struct rect whole = {0, 0, u->width, u->height}, map = ui_map_area(u), box;
	bool seen = u->calls.place_box && u->calls.place_box(u->calls.who, place, false, &box);
	const struct stand tries[] = {
		{place, wide, tall, points(u, 8), true, map}, {place, wide, tall, points(u, 8), false, map},
		{place, wide, tall, points(u, 8), true, whole}, {place, wide, tall, points(u, 8), false, whole},
		{place, wide, tall, 2, false, whole}
	};
	if (!seen && !u->config->follow) /* the eye is to stay where it was left */
		return false;
	for (size_t i = 0; place >= 0 && i < sizeof tries / sizeof *tries; i++)
		if (stands_beside(u, &tries[i], out) || map_moves(u, &tries[i], out))
			return true;
	return false;
}

struct rect chapter_stand(struct ui *u, struct dialog *d, int wide, int tall)
{
	struct reading *r = reading_of(d);
	struct rect whole = {0, 0, u->width, u->height}, map = ui_map_area(u), out;
	r->tall = tall > r->tall ? tall : r->tall; /* it does not jump when leaves are turned */
	int least = r->tall < points(u, STEADY_TALL) ? r->tall : points(u, STEADY_TALL);
	tall = tall < least && least < u->height - points(u, 16) ? least : tall;
	bool list = r->place < 0 && tall > map.h * 115 / 100, over = r->odds && tall > map.h - points(u, 16);
	if ((list || over) && map.h > points(u, LONG_LEAST)) /* scrolled: what is asked in the bar stays in sight */
		tall = map.h - points(u, 16);
	bool fits = wide + points(u, 16) <= map.w && tall + points(u, 16) <= map.h;
	struct rect room = fits ? map : whole;
	if (r->away)
		return rect_inside((struct rect){d->x, d->y, wide, tall}, whole);
	if (r->stands.w == wide && r->stands.h == tall)
		return r->stands;
	if (!find_stand(u, r->place, wide, tall, &out))
		out = rect_inside((struct rect){room.x + (room.w - wide) / 2, room.y + (room.h - tall) / 2, wide, tall}, whole);
	r->stands = out;
	return out;
}

bool chapter_steps_aside(struct ui *u)
{
	struct dialog *d = dialog_top(u);
	struct reading *r = reading_of(d);
	struct rect box, out;
	if (!r || r->away || !r->stands.w || r->place < 0 || !u->calls.place_box ||
	    !u->calls.place_box(u->calls.who, r->place, false, &box) || !rects_touch(box, r->stands))
		return false;
	struct stand x = {r->place, r->stands.w, r->stands.h, points(u, 8), false, {0, 0, u->width, u->height}};
	if (!stands_beside(u, &x, &out))
		return false;
	r->stands = out;
	u->stale_layout = u->dirty = true;
	return true;
}

void chapter_dragged(struct ui *u, struct dialog *d, int dx, int dy)
{
	struct reading *r = reading_of(d);
	if (!r)
		return;
	d->x = d->root->at.x + dx;
	d->y = d->root->at.y + dy;
	r->away = true;
	u->stale_layout = u->dirty = true;
}

void chapter_look(struct ui *u, int place)
{
	struct reading *r = reading_of(dialog_top(u));
	if (!r || place < 0)
		return;
	r->place = place;
	r->stands.w = 0;
	u->stale_layout = u->dirty = true;
}

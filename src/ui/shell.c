/* What the program calls: opening a game, telling of changes, messages, and finding widgets for scripts. */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *game_folder(const struct ui *u)
{
	return u->game->scenario->game;
}

void ui_leave_game(struct ui *u)
{
	u->hint.text[0] = 0;
	for (int i = 0; i < PANES; i++)
		u->pane[i].stale = true;
	game_close(u);
}

void ui_game(struct ui *u, struct seat *seat)
{
	dialog_close_all(u);
	u->hint.text[0] = 0;
	u->focus = u->hot = u->grab = NULL;
	u->focus_seen = false;
	memset(u->kept, 0, sizeof u->kept);
	if (!seat) {
		ui_leave_game(u);
		return;
	}
	game_open(u, seat);
	u->pane[PANE_LAUNCHER].used = false;
	u->pane[PANE_BAR].used = u->pane[PANE_TIME].used = u->pane[PANE_SIDE].used = true;
	game_refresh(u, NONE);
	ui_stale_all(u);
	ui_settle(u);
}

/* Both persons look at the same screen: the other has read what this one was told. What still waits was told to nobody. */
static void told_to_both(struct game *g, struct seat *seat)
{
	struct told told = g->log->told;
	if (game_log(g, seat) == g->log)
		return;
	if (g->waits && spot_before(g->next.from, told.at))
		told.at = g->next.from;
	chapter_told_beside(seat, &game_log(g, seat)->told, g->seat, &told);
}

void ui_seat(struct ui *u, struct seat *seat)
{
	if (!u->game)
		return;
	if (u->game->seat->view.curtain) { /* what one was told is no matter of the other's */
		dialog_close_all(u);
		for (int i = 0; i < PANES; i++)
			u->pane[i].stale = u->pane[i].of_another = true;
	}
	if (game_log(u->game, seat) != u->game->log) /* where a report lies is told in the numbers of his chronicle who read it */
		while (reading_of(dialog_top(u)))
			dialog_drop(u);
	if (u->config->hands == HANDS_OPEN)
		told_to_both(u->game, seat);
	if (u->game->seat->side == NOBODY && seat->open) /* both have looked on till the end: the end alone is news */
		ui_told(u, seat);
	u->hint.text[0] = 0;
	game_look_through(u->game, seat);
}

void ui_peek(struct ui *u, const struct orders *open)
{
	if (u->game)
		u->game->open = open;
}

void ui_told(struct ui *u, struct seat *seat)
{
	if (!u->game)
		return;
	chapter_told(seat, seat->now, &game_log(u->game, seat)->told);
	game_log(u->game, seat)->told.game = false; /* how it ended is told again */
}

bool ui_tell(struct ui *u)
{
	bool told = queue_next(u);
	if (!told && u->calls.moves && !u->calls.moves(u->calls.who))
		chapter_steps_aside(u);
	ui_settle(u);
	return told;
}

bool ui_told_to(const struct ui *u, struct spot *to)
{
	return queue_stands(u, to);
}

void ui_changed(struct ui *u, int from)
{
	if (!u->game)
		return;
	if (u->hint.turned != u->game->seat->turned) /* what was said of how it stands now stays */
		u->hint.text[0] = 0;
	game_refresh(u, from);
	ui_settle(u);
}

void say_choice(const struct game *g, const struct order *o, char out[WORDS])
{
	char words[WORDS], place[WORDS];
	size_t n = 0;
	say_order(g, o, words);
	for (const char *c = words; *c && n + 1 < WORDS; c++)
		if (*c != '&')
			out[n++] = *c;
	out[n] = 0;
	if (o->place >= 0 && !say_own(g, o, words))
		snprintf(out + n, WORDS - n, ": %.60s", say_place(g->scenario, o->place, place));
}

/* Units that share a name are told apart by their strength, where they stand, and the number they have. */
static void tell_apart(const struct game *g, struct dialog *d, int n)
{
	for (int i = 0; i < n; i++) {
		int piece = d->orders[i].piece, at;
		bool twin = false;
		char place[WORDS] = "", text[WORDS];
		for (int k = 0; k < n; k++)
			twin |= d->orders[k].piece != piece && !strcmp(d->items.at[k].text, d->items.at[i].text);
		if (!twin || piece < 0)
			continue;
		const struct print *p = &g->scenario->piece[piece];
		const char *number = p->id + strlen(p->id);
		while (number > p->id && number[-1] >= '0' && number[-1] <= '9')
			number--;
		if ((at = game_sees(g, piece)) >= 0)
			say_place(g->scenario, at, place);
		snprintf(text, sizeof text, "%.60s%sno. %.8s", place, place[0] ? ", " : "", *number ? number : p->id);
		if (p->strength > 0)
			snprintf(text + strlen(text), sizeof text - strlen(text), ", strength %d", p->strength);
		text_copy(d->items.at[i].right, sizeof d->items.at[i].right, text);
	}
}

int card_of_order(const struct scenario *s, const struct order *o)
{
	const struct verb *v = verb_at(s, o->verb);
	return v && v->number == NOUN_CARD && o->number >= 0 && o->number < s->cards ? o->number : NONE;
}

/* What a card that is chosen from a list does stands with it: it lies nowhere to be read. */
static struct item *add_choice(struct ui *u, struct dialog *d, const struct order *o)
{
	const struct game *g = u->game;
	char text[WORDS], whole[WORDS + sizeof ((struct text *)0)->at];
	int card = card_of_order(g->scenario, o);
	const char *printed = card == NONE ? NULL : g->scenario->card[card].text[o->side == SIDE_1];
	say_choice(g, o, text);
	snprintf(whole, sizeof whole, "%s%s%.280s", text, printed && *printed ? ". " : "", printed ? printed : "");
	return items_add(&d->items, whole);
}

void ui_menu(struct ui *u, int x, int y, const struct order *orders, int n)
{
	if (n <= 0 || !u->game)
		return;
	struct dialog *d = dialog_open(u, DIALOG_POPUP, "");
	d->orders = calloc((size_t)n, sizeof *d->orders);
	if (!d->orders) {
		dialog_close(u);
		return;
	}
	memcpy(d->orders, orders, (size_t)n * sizeof *orders);
	for (int i = 0; i < n; i++) {
		char text[WORDS];
		struct item *it = add_choice(u, d, &orders[i]);
		it->id = i;
		order_print(u->game->scenario, &orders[i], text, sizeof text);
		text_copy(it->name, sizeof it->name, text);
	}
	tell_apart(u->game, d, n);
	d->x = x;
	d->y = y;
	u->focus_seen = false;
	ui_settle(u);
}

void ui_hover(struct ui *u, int piece, int place)
{
	struct game *g = u->game;
	if (!g || (g->hover_piece == piece && g->hover_place == place))
		return;
	if (g->story >= 0 && g->tab == TAB_VIEWER) /* the story stays until another piece is clicked */
		return;
	g->hover_piece = piece;
	if (piece >= 0)
		g->last_piece = piece;
	g->hover_place = place;
	if (g->side_open && (g->tab == TAB_VIEWER || u->height >= points(u, 620)))
		ui_stale(u, PANE_SIDE);
	ui_settle(u);
}

void ui_card(struct ui *u, int card)
{
	if (!u->game || u->game->card == card)
		return;
	u->game->card = card;
	ui_stale(u, PANE_WINDOW);
}

void ui_held(struct ui *u, int piece)
{
	if (!u->game || u->game->held == piece)
		return;
	u->game->held = piece;
	guide_refresh(u);
	ui_stale(u, PANE_BAR);
}

void ui_message(struct ui *u, const char *title, const char *text)
{
	struct dialog *d = dialog_open(u, DIALOG_MESSAGE, title);
	d->text = memory_text(text);
	ui_settle(u);
}

void ui_error(struct ui *u, const char *title, const struct error *e)
{
	char text[900];
	bool named = e->file[0] && strstr(e->reason, e->file); /* it is not said twice */
	snprintf(text, sizeof text, "%s%s%s%s%s", e->reason[0] ? e->reason : "Something went wrong.",
		 e->file[0] && !named ? "\n\nFile: " : "", named ? "" : e->file, e->place[0] ? "\nPlace: " : "", e->place);
	if (!e->file[0] || strncmp(text, e->file, strlen(e->file)) != 0) /* a path keeps its letters */
		text_capital(text);
	struct dialog *d = dialog_open(u, DIALOG_MESSAGE, title);
	d->text = memory_text(text);
	text_copy(d->rule, sizeof d->rule, e->rule);
	ui_settle(u);
}

static bool same_words(const char *a, const char *b)
{
	return a && !strcmp(a, b);
}

/* Looks through one tree; list items by text or name. */
static const struct widget *find_in(struct ui *u, struct widget *root, const char *name, int *item)
{
	for (int pass = 0; pass < 2; pass++)
		for (struct widget *w = root; w; w = widget_walk(root, w)) {
			*item = NONE;
			if (!widget_shown(w))
				continue;
			if (same_words(pass ? w->text : w->name, name))
				return w;
			for (int i = 0; w->role == ROLE_LIST && w->items && i < w->items->n; i++) {
				const struct item *it = &w->items->at[i];
				struct rect r = rect_meet(list_item_rect(u, w, i), widget_seen(w));
				if (r.h > 0 && same_words(pass ? it->text : it->name, name)) {
					*item = i;
					return w;
				}
			}
		}
	return NULL;
}

static const struct widget *find(const struct ui *u, const char *name, int *item)
{
	struct ui *any = (struct ui *)(uintptr_t)u;
	if (!name[0])
		return NULL;
	const struct widget *top = u->dialogs ? find_in(any, ui_top_root(u), name, item) : NULL;
	if (top || (u->dialogs && ui_modal(u)))
		return top;
	for (int i = 0; i < PANES; i++) {
		const struct widget *w = u->pane[i].used ? find_in(any, u->pane[i].root, name, item) : NULL;
		if (w)
			return w;
	}
	return NULL;
}

bool ui_find(const struct ui *u, const char *name, struct rect *r)
{
	int item = NONE;
	if (!strcmp(name, "advice") && u->game && u->game->advice[0]) {
		*r = u->game->advice_at;
		return true;
	}
	const struct widget *w = find(u, name, &item);
	if (!w)
		return false;
	*r = widget_seen(w);
	if (item >= 0)
		*r = rect_meet(*r, list_item_rect((struct ui *)(uintptr_t)u, w, item));
	return true;
}

bool ui_whole(const struct ui *u, const char *name)
{
	int item = NONE;
	const struct widget *w = find(u, name, &item);
	struct rect seen = w ? widget_seen(w) : (struct rect){0, 0, 0, 0};
	return w && item == NONE && seen.w == w->at.w && seen.h == w->at.h;
}

bool ui_full(struct ui *u, const char *name)
{
	int item = NONE;
	const struct widget *w = find(u, name, &item);
	return w && item == NONE && fitted_full(u, w);
}

const char *ui_text(const struct ui *u, const char *name)
{
	int item = NONE;
	if (!strcmp(name, "hint"))
		return u->hint.text;
	if (!strcmp(name, "advice"))
		return u->game ? u->game->advice : "";
	const struct widget *w = find(u, name, &item);
	if (!w)
		return "";
	if (item >= 0)
		return w->items->at[item].text;
	return w->role == ROLE_FIELD ? w->buffer : w->text;
}

/* A chapter as a dialog: its title, its leaves, what is asked next, and the way to the chapters beside it. */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reading *reading_of(const struct dialog *d)
{
	return d && d->kind == DIALOG_CHAPTER ? d->more : NULL;
}

/* --- what it is called --- */

/* "(2nd)" where a turn has several runs of a page that are called the same. */
static const char *nth_run(const struct game *g, int run)
{
	const struct run *r = run_at(g, run);
	int nth = r->nth;
	bool several = false;
	for (int i = 0; i < runs_of(g); i++) {
		const struct run *other = run_at(g, i);
		if (i == run || other->page != r->page || other->turn != r->turn)
			continue;
		bool same = !strcmp(other->head.title, r->head.title);
		several |= same;
		nth -= !same && i < run;
	}
	return !several && nth <= 1 ? "" : nth == 1 ? " (1st)" : nth == 2 ? " (2nd)" : " (later)";
}

static void run_title(const struct game *g, const struct chapter *ch, char out[WORDS])
{
	const struct run *r = run_at(g, ch->run);
	const char *name = scenario_turn(g->scenario, r->turn);
	snprintf(out, WORDS, "%s%s, turn %d%s%.60s", r->head.title[0] ? r->head.title : words_of(g->scenario)->pages[r->page].name,
		 nth_run(g, ch->run), scenario_turn_number(g->scenario, r->turn), name[0] ? ": " : "", name);
}

const char *chapter_title(const struct game *g, const struct chapter *ch, char out[WORDS])
{
	const struct scenario *s = g->scenario;
	char place[WORDS] = "";
	if (ch->place >= 0)
		say_place(s, ch->place, place);
	switch ((enum chapter_kind)ch->kind) {
	case CHAPTER_BATTLE:
		if (ch->vain)
			snprintf(out, WORDS, "No battle%s%.100s", ch->place >= 0 ? " at " : "", place);
		else if (ch->place >= 0)
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
		if (chapter_alternates(g->seat, ch))
			snprintf(out, WORDS, "Dispatch: %.40s since your last order", side_they_amid(s, ch->side).at);
		else
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
	const char *name = scenario_turn(g->scenario, ch->turn);
	char deeds[WORDS * 2] = "", story[WORDS * 2];
	size_t used = (size_t)snprintf(out, size, "%s%sturn %d.", name, name[0] ? ", " : "", scenario_turn_number(g->scenario, ch->turn));
	out[0] = (char)(out[0] >= 'a' && out[0] <= 'z' ? out[0] - 32 : out[0]);
	switch ((enum chapter_kind)ch->kind) {
	case CHAPTER_BATTLE:
		snprintf(out + used, size - used, " Attackers: %.40s.%s", say_side(g->scenario, ch->side),
			 ch->over ? "" : " The battle goes on.");
		break;
	case CHAPTER_DISPATCH:
		chapter_deeds(g->seat, ch, deeds, sizeof deeds);
		chapter_story(g->seat, ch, story, sizeof story);
		snprintf(out + used, size - used, " %.40s: %s. %s.", say_side(g->scenario, ch->side),
			 deeds[0] ? deeds : "no marches", story);
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
	struct reading *r = memory_zeroed(sizeof *r);
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

void act_leaf(struct ui *u, struct widget *w)
{
	turn_leaf(u, dialog_top(u), w->arg);
}

void act_chapter_beside(struct ui *u, struct widget *w)
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

struct widget *centred(struct widget *root, enum font font, int size, const char *name, const char *text)
{
	struct widget *w = widget_label(root, font, size, text);
	w->align = 1;
	text_copy(w->name, sizeof w->name, name);
	return w;
}

static const char *winner_words(const struct scenario *s, const struct result *r, char out[WORDS])
{
	if (r->winner < 0)
		snprintf(out, WORDS, "A draw");
	else
		snprintf(out, WORDS, "Victory: %s", say_side(s, r->winner));
	return out;
}

const char *won_words(const struct game *g, char out[WORDS])
{
	return winner_words(g->scenario, &g->seat->known->header.result, out);
}

const char *ui_level(const struct scenario *s, const struct result *r)
{
	const char *const *levels = s->rules->levels;
	char text[WORDS];
	for (int i = 0; levels && r->level >= 0 && levels[i]; i++)
		if (i == r->level && !text_holds(winner_words(s, r, text), levels[i]))
			return levels[i];
	return "";
}

void chapter_verdict(struct ui *u, struct widget *root)
{
	const struct game *g = u->game;
	const char *level = ui_level(g->scenario, &g->seat->known->header.result);
	char text[WORDS];
	if (!g->ended)
		return;
	centred(root, FONT_TITLE, 28, "winner", won_words(g, text))->ink = WINE;
	if (level[0])
		centred(root, FONT_TITLE_ITALIC, 19, "level", level);
}

static void tabs(struct ui *u, struct widget *root, const struct reading *r)
{
	if (r->chapter.leaves < 2)
		return;
	struct widget *row = widget_new(root, r->chapter.leaves > 4 ? ROLE_FLOW : ROLE_ROW, "chapter-tabs", "");
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

/* --- all of it --- */

/* What the battle has cost: so far, or all of it. */
static void toll(struct ui *u, struct widget *root, const struct chapter *ch)
{
	char text[WORDS];
	int n[SIDES];
	chapter_toll(u->game->seat, ch, n);
	if (ch->kind != CHAPTER_BATTLE || (!n[0] && !n[1] && (!ch->over || ch->leaves == 1)))
		return;
	centred(root, FONT_DATA_BOLD, 15, "toll", say_battle_toll(u->game, ch, text));
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
		chapter_verdict(u, d->root);
	if (chapter_when(g, &r->chapter, text, sizeof text)[0])
		centred(d->root, FONT_BODY_ITALIC, 14, "when", text)->ink = INK_SOFT;
	tabs(u, d->root, r);
	if (!report_low(u))
		build_result(u, d->root, &r->chapter, r->leaf);
	toll(u, d->root, &r->chapter);
	build_leaf(u, d->root, &r->chapter, r->leaf, u->width < points(u, 560), "chapter");
	chapter_foot(u, d);
}

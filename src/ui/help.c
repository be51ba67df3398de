/* The rules help: Markdown with its contents beside it, the paragraphs of the rulebook or the headings of the page. */
#include "ui/help_own.h"

#include "core/memory.h"
#include "ui/contents.h"
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE_BYTES = 1 << 20 };

/* Pages of the help window: the rules, how unclear rules are read, the tables, the keys. */
static const struct {
	const char *file, *tab, *title;
} pages[HELP_PAGES] = {{"help.md", "&Rules", "Rules"}, {"readings.md", "R&eadings", "How unclear rules are read"},
	     {"tables.json", "&Tables", "Tables"}, {NULL, "&Keys", "Keys and mouse"}};

static const char keys_text[] =
	"# Keys and mouse\n"
	"Everything can be done with the mouse or with the keyboard alone.\n\n"
	"## On the map\n"
	"- Drag a counter to a place to move it there. A click takes it up, a second click on a place puts it down.\n"
	"- Drag the empty map, or drag with the right or middle button, to see another part of it, also "
	"while a counter is in hand.\n"
	"- The wheel zooms at the pointer. **+** and **-** do the same.\n"
	"- **Arrow keys** move the map; **Tab** and **Shift+Tab** go to the next unit that can still act, or, with a "
	"unit in hand, to the next place it can go to, the nearest first.\n"
	"- **Esc** puts back what is in hand. Of an attack that is built it takes the last one out; a second click on a unit "
	"takes it out with all that was added after it.\n\n"
	"## Orders\n"
	"- **Space** gives the order of the button with the double frame, or says why it cannot be given yet. Before a phase ends in which fewer units moved than could still move, or "
	"while units wait in the tray, you are asked; the settings can end that.\n"
	"- **Enter** acts at the map's own cursor, which the keypad or **Ctrl** with the arrow keys moves; of an attack "
	"that the mouse has built it says what is lacking.\n"
	"- **Shift+Enter** there, or the right button on a counter, lists all orders about the counter and its place; the only one, to take it up, is given at once.\n"
	"- **Ctrl+Z** takes back, **Ctrl+Shift+Z** or **Ctrl+Y** does again.\n"
	"- **Ctrl+H** or **Hint** shows what the Captain would order in your place, the whole phase as arrows, with what it "
	"costs on average and the plans it was better than, all from what your side knows. Nothing is played; **Esc** takes it away.\n"
	"- **Review**, when a game is over, names the three phases in which better orders would have gained most.\n"
	"- **Ctrl+D** or **Decide now**, while the computer thinks: it takes the best that it has found so far.\n"
	"- **Alt** with an underlined letter presses that button.\n"
	"- Two persons at one screen, when the table shows what both may see: as long as **K** or the button **Look** is held "
	"it shows what the side knows that decides, and its orders can be given. What lies open can be dragged without, and "
	"nothing says why it is not possible.\n\n"
	"## What now?\n"
	"- The line under the question names the deed that helps most, as far as a look at the aim tells; it is always one that "
	"is possible now. At its right end stands in red what is about to cost you something. The settings (**F10**) switch "
	"it off, and with it the notes of a first battle.\n\n"
	"## Cards\n"
	"- Where a game has cards they lie at the foot of the map: your piles left, your hand in the middle, what is the "
	"other side's right. Those that do something when they are played now have a gold edge; one that is not dimmed either "
	"can be played, but for nothing, and says why. The pointer on a card shows it large.\n"
	"- A click raises a card, a second click plays it. Or drag it to the map: the places where it can be played have a "
	"gold ring, and beside the pointer stands what would come of it, or why it cannot be.\n"
	"- **1** to **9** and **0** raise a card, **Left** and **Right** go on to the next, **Enter** plays it, **Esc** "
	"lowers it.\n"
	"- A click on a pile that lies face up opens it, to be read with the pointer or the arrow keys.\n"
	"- When you may interrupt the other player, a strip below the bar says what happened. It holds the cards that fit "
	"and the order that declines; **Pass for this turn** declines until the turn is over. Under *Next time* you choose "
	"how it is answered from now on: for one card while it is raised, for one place with *only at*.\n"
	"- *Only when I can* saves time, but a quick answer tells the other player that you had nothing to play. Against the "
	"computer every game begins with it; between two persons it begins with *Ask me always*.\n"
	"- **Standing orders** on the screen or in the menu (**F10**) lists what is answered for you, and takes it "
	"back; only what you set yourself is counted.\n\n"
	"## What to see\n"
	"- **G** how far areas are depleted, **N** supply if it came now (maps of areas)\n"
	"- **Z** zones of control, **R** reach of the selected unit, **T** what could attack it, **F** what it can fire "
	"at. The same key again takes it away.\n"
	"- **O** puts gold stars on the places it is all about, or takes them away.\n"
	"- **H** hides the counters (the map says so as long as it lasts), **L** shows the log, **F9** folds the side panel, **M** puts the small map in the corner away, the sign on it folds it.\n"
	"- The pages at the right stand in one row; those for which there is no room are in the list behind **\u2026** at its end. "
	"**Forces** has the order of battle, with what each unit is worth now and a sum at the foot, and the arrivals; the eye "
	"is the viewer.\n"
	"- A unit that waits in the tray is dragged onto the map; with **Shift** all of its formation who may stand there follow it, and are taken back with it. "
	"While an army is set up, a unit that stands already is dragged elsewhere, or back into the tray; what was placed after it stays, and taking back begins with that.\n"
	"- While the map shows something (zones, reach, supply ...) a **legend** in its upper corner says what the colours mean; a click "
	"on its title folds it.\n"
	"- A click on the **box of a turn** above looks at the beginning of that turn.\n"
	"- **Home** shows the whole map.\n"
	"- **P** shows the game from the moment on show, decision by decision, or stops it; **Shift+P** shows the other side's last "
	"turn again. **Turns** below the map leads to the beginning of any turn, or phase where the sides take turns; along the slider "
	"a long mark is a turn, a red dot a battle.\n"
	"- **Play on from here**, below the map, goes on from a moment looked back at. Who plays a side can be changed first (**F10**), also of a "
	"game that is over: you stay at that moment.\n\n"
	"## Windows\n"
	"- **F6** goes from the map to the panels; Tab goes on from there; **Esc** returns to the map.\n"
	"- **Ctrl+F** goes to the field in which something is sought: in the help all pages at once, in **Forces** units, on the page of a report its rows.\n"
	"- **F1** help, **F10** menu, **F11** full screen, **Ctrl+S** save, **Ctrl+O** load.\n"
	"- In lists **Shift+Enter** or the right button opens a menu for the line.\n";

const char *help_title(int page)
{
	return pages[page].title;
}

static char *read_text(const char *path)
{
	FILE *f = fopen(path, "rb");
	char *text = f ? malloc(PAGE_BYTES) : NULL;
	if (text) {
		size_t n = fread(text, 1, PAGE_BYTES - 1, f);
		text[n] = 0;
	}
	if (f)
		fclose(f);
	return text;
}

static void load_pages(struct ui *u, struct help *h)
{
	for (int i = 0; i < HELP_PAGES; i++) {
		char path[512], missing[700];
		if (!pages[i].file) {
			markdown_parse(&h->text[i], keys_text);
			continue;
		}
		snprintf(path, sizeof path, "%s/scenarios/%s/%s", u->data, ui_game_id(u), pages[i].file);
		if (i == HELP_TABLES) {
			h->tables = tables_open(path);
			continue;
		}
		char *text = read_text(path);
		snprintf(missing, sizeof missing, "# %s\n\nThis page cannot be read: %s\n", pages[i].title, path);
		markdown_parse(&h->text[i], text ? text : missing);
		free(text);
	}
	char path[512];
	struct error e = {0};
	snprintf(path, sizeof path, "%s/scenarios/%s/rulebook.json", u->data, ui_game_id(u));
	contents_read(path, &h->text[HELP_RULES], &h->rulebook, &e); /* without one the headings do */
}

static void drop_help(struct dialog *d)
{
	struct help *h = d->more;
	for (int i = 0; i < HELP_PAGES; i++)
		markdown_free(&h->text[i]);
	items_free(&h->rulebook);
	tables_close(h->tables);
}

void open_help(struct ui *u, const char *rule)
{
	struct dialog *d = dialog_top(u);
	if (!d || d->kind != DIALOG_HELP) {
		struct help *h = calloc(1, sizeof *h);
		if (!h)
			return;
		d = dialog_open(u, DIALOG_HELP, "Help");
		d->more = h;
		d->drop = drop_help;
		load_pages(u, h);
	}
	struct help *h = d->more;
	h->target = NONE;
	d->stale = true;
	if (!rule || !rule[0])
		return;
	for (int i = HELP_READINGS; i <= HELP_TABLES; i++)
		if (!strcmp(rule, pages[i].title)) {
			h->page = i;
			h->target = 0;
		}
	for (int i = 0; i < HELP_PAGES && h->target < 0; i++) {
		h->target = markdown_anchor(&h->text[i], rule);
		if (h->target >= 0)
			h->page = i;
	}
}

void act_help(struct ui *u, struct widget *w)
{
	char rule[128];
	text_copy(rule, sizeof rule, w->word);
	open_help(u, rule);
}

static void act_page(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	struct help *h = d->more;
	h->page = w->arg;
	h->target = 0;
	d->stale = true;
}

static void pick_heading(struct ui *u, struct widget *w, int item, enum pick how)
{
	struct dialog *d = dialog_top(u);
	struct help *h = d->more;
	(void)how;
	h->picked = item;
	h->page = h->find[0] ? w->items->at[item].more : h->page;
	h->target = w->items->at[item].id;
	d->stale = true;
}

static void act_find_help(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_top(u)->stale = true;
}

/* One row of a table: "| cell | cell |". */
static struct widget *table_row(struct widget *root, const struct block *b)
{
	struct widget *row = widget_new(root, ROLE_ROW, "table-row", "");
	const char *at = b->text + 1;
	row->gap = 10;
	row->pad = 2;
	if (b->level)
		row->skin = SKIN_INSET;
	while (*at) {
		char cell[400];
		size_t n = strcspn(at, "|"), skip = strspn(at, " ");
		skip = skip > n ? n : skip;
		size_t end = n;
		while (end > skip && at[end - 1] == ' ')
			end--;
		text_copy(cell, end - skip + 1 < sizeof cell ? end - skip + 1 : sizeof cell, at + skip);
		struct widget *w = widget_label(row, b->level ? FONT_DATA_BOLD : FONT_DATA, 14, cell);
		w->markup = true;
		w->wide = 80;
		w->grow = 1;
		at += n + (at[n] == '|');
	}
	return row;
}

static void block_widget(struct widget *root, const struct block *b, int index, bool target)
{
	static const int sizes[7] = {16, 25, 19, 17, 16, 16, 16};
	char name[32];
	struct widget *w, *row;
	switch (b->kind) {
	case BLOCK_HEADING:
		w = widget_label(root, FONT_TITLE, sizes[b->level], b->text);
		w->ink = WINE;
		if (b->level == 1)
			widget_new(root, ROLE_RULE, "rule", "");
		break;
	case BLOCK_ITEM:
		w = row = widget_new(root, ROLE_ROW, "item", "");
		row->gap = 6;
		widget_new(row, ROLE_SPACE, "indent", "")->wide = 6 + 18 * b->level;
		row = widget_new(row, ROLE_COLUMN, "mark", "");
		row->wide = 18;
		widget_label(row, FONT_BODY, 16, b->mark);
		row = widget_label(w, FONT_BODY, 16, b->text);
		row->markup = true;
		row->grow = 1;
		break;
	case BLOCK_RULE:
		w = widget_new(root, ROLE_RULE, "rule", "");
		break;
	case BLOCK_ROW:
		w = table_row(root, b);
		break;
	case BLOCK_CODE:
		w = widget_label(root, FONT_DATA, 14, b->text);
		break;
	case BLOCK_PARAGRAPH:
	default:
		w = widget_label(root, FONT_BODY, 16, b->text);
		w->markup = true;
		break;
	}
	if (target)
		w->skin = SKIN_INSET;
	snprintf(name, sizeof name, "block-%d", index);
	text_copy(w->name, sizeof w->name, name);
}

/* The headings of a page, for the list beside it. */
static struct items *headings(const struct markdown *m)
{
	struct items *out = memory_zeroed(sizeof *out);
	for (int i = 0; i < m->n; i++) {
		const struct block *b = &m->at[i];
		if (b->kind != BLOCK_HEADING || b->level > 3)
			continue;
		struct item *it = items_add(out, b->text);
		it->id = i;
		it->indent = (uint8_t)(b->level > 1 ? b->level - 2 : 0);
		it->style = b->level == 1 ? ITEM_GROUP : ITEM_PLAIN;
	}
	return out;
}

/* The line that leads to the target: the one that was picked, or else the first. */
static int line_of(const struct help *h, const struct items *l)
{
	if (h->target < 0)
		return NONE;
	if (h->picked < l->n && l->at[h->picked].id == h->target)
		return h->picked;
	for (int i = 0; i < l->n; i++)
		if (l->at[i].id == h->target)
			return i;
	return NONE;
}

/* Beside the page its contents, or what was found. */
static void contents(struct ui *u, struct widget *root, struct help *h)
{
	bool rulebook = h->page == HELP_RULES && h->rulebook.n && !h->find[0];
	struct widget *side = widget_new(root, ROLE_COLUMN, "help-side", "");
	side->gap = 6;
	side->wide = (rulebook || h->find[0]) && u->width > points(u, 1000) ? 300 : 230;
	struct widget *find = widget_new(side, ROLE_FIELD, "find-help", "Find (Ctrl+F)");
	find->buffer = h->find;
	find->buffer_size = sizeof h->find;
	find->act = act_find_help;
	find->size = 14;
	struct widget *list = widget_new(side, ROLE_LIST, "contents", "Nothing in the help says that.");
	snprintf(list->name, sizeof list->name, h->find[0] ? "help-found" : "contents-%d", h->page);
	list->grow = 1;
	list->size = 14;
	list->pick = pick_heading;
	list->items = h->find[0] ? help_found(h) : rulebook ? &h->rulebook :
		      h->page == HELP_TABLES ? tables_list(h->tables) : headings(&h->text[h->page]);
	list->items_owned = !rulebook;
	int line = h->find[0] ? NONE : line_of(h, list->items);
	if (line != NONE)
		list->selected = line;
}

void build_help(struct ui *u, struct dialog *d)
{
	struct help *h = d->more;
	struct widget *row = widget_new(d->root, ROLE_ROW, "help-tabs", "");
	row->gap = 2;
	for (int i = 0; i < HELP_PAGES; i++) {
		struct widget *w = widget_new(row, ROLE_TAB, NULL, pages[i].tab);
		snprintf(w->name, sizeof w->name, "help-%d", i);
		w->on = h->page == i;
		w->arg = i;
		w->act = act_page;
		w->size = 14;
	}
	struct widget *body = widget_new(d->root, ROLE_ROW, "help-body", "");
	body->grow = 1;
	body->gap = 10;
	if (u->width > points(u, 640))
		contents(u, body, h);
	struct widget *page = widget_new(body, ROLE_SCROLL, "help-page", "");
	snprintf(page->name, sizeof page->name, "help-page-%d", h->page);
	page->grow = 1;
	page->wide = 100;
	page->gap = 8;
	page->pad = 12;
	page->skin = SKIN_INSET;
	for (int i = 0; i < h->text[h->page].n; i++)
		block_widget(page, &h->text[h->page].at[i], i, i == h->target);
	if (h->page == HELP_TABLES)
		build_tables(page, h->tables, h->target);
	struct widget *foot = dialog_buttons(d->root);
	dialog_close_button(foot, "Close")->main = true;
}

/* After the first layout: brings the wanted heading to the top of the page. */
void help_reveal(struct dialog *d)
{
	struct help *h = d->more;
	char name[32];
	if (d->kind != DIALOG_HELP || h->target < 0)
		return;
	snprintf(name, sizeof name, "block-%d", h->target);
	struct widget *w = widget_find(d->root, name);
	snprintf(name, sizeof name, "help-page-%d", h->page);
	struct widget *page = widget_find(d->root, name);
	if (w && page)
		page->scroll += w->at.y - page->at.y - page->pad;
	h->target = NONE;
}

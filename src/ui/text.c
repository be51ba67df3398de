/* Wrapping works on words; neighbouring words of one style are drawn as one string. */
#include "ui/text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { WORD_ROOM = 160, LINE_ROOM = 512, LINE_RUNS = 24 };

/* What a walk through a text does with its runs. */
struct walk {
	struct canvas *canvas;
	const struct text_style *style;
	int x, y, width, line_height;
	bool draw;
	int px, py;      /* the point asked for, when hit is not NULL */
	char *hit;
	bool found;
	/* the line being filled */
	struct {
		char text[LINE_ROOM];
		enum font font;
		char link[LINK_ROOM];
		int at, wide;
	} run[LINE_RUNS];
	int runs, used;
};

/* A piece of text between two spaces or changes of style. */
struct word {
	char text[WORD_ROOM];
	bool space_before, line_before, bold, italic, code;
	char link[LINK_ROOM];
};

/* Where the reader of a text stands. */
struct reader {
	const char *at;
	bool markup, bold, italic, code, linked;
	char link[LINK_ROOM];
};

const char *text_find(const char *whole, const char *part)
{
	size_t n = strlen(part);
	if (!n)
		return whole;
	for (; *whole; whole++) {
		size_t i = 0;
		while (i < n && whole[i] && tolower((unsigned char)whole[i]) == tolower((unsigned char)part[i]))
			i++;
		if (i == n)
			return whole;
	}
	return NULL;
}

bool text_holds(const char *whole, const char *part)
{
	return text_find(whole, part);
}

/* Reads the target after "](" and returns the place behind ")"; NULL when this is no link. */
static const char *link_target(const char *open, char out[LINK_ROOM])
{
	const char *close = strchr(open, ']');
	if (!close || close[1] != '(' || memchr(open, '\n', (size_t)(close - open)))
		return NULL;
	const char *end = strchr(close, ')');
	if (!end || (size_t)(end - close - 2) >= LINK_ROOM)
		return NULL;
	memcpy(out, close + 2, (size_t)(end - close - 2));
	out[end - close - 2] = 0;
	return end + 1;
}

/* Takes marks of style off the text; true when it took one. */
static bool read_mark(struct reader *r)
{
	if (!r->markup)
		return false;
	if (r->at[0] == '`') {
		r->code = !r->code;
		r->at++;
		return true;
	}
	if (r->code)
		return false;
	if (r->at[0] == '*' && r->at[1] == '*') {
		r->bold = !r->bold;
		r->at += 2;
		return true;
	}
	if (r->at[0] == '*' && (r->italic || (r->at[1] && r->at[1] != ' '))) {
		r->italic = !r->italic;
		r->at++;
		return true;
	}
	if (r->at[0] == '[' && !r->linked && link_target(r->at + 1, r->link)) {
		r->linked = true;
		r->at++;
		return true;
	}
	if (r->at[0] == ']' && r->linked) {
		char skip[LINK_ROOM];
		const char *end = link_target(r->at, skip);
		r->at = end ? end : r->at + 1;
		r->linked = false;
		r->link[0] = 0;
		return true;
	}
	return false;
}

void text_plain(const char *text, char *out, size_t size)
{
	struct reader r = {.at = text ? text : "", .markup = true};
	size_t n = 0;
	while (*r.at && n + 1 < size)
		if (!read_mark(&r))
			out[n++] = *r.at++;
	while (n && ((unsigned char)out[n - 1] & 0x80) && *r.at) /* cut: no half letter */
		n--;
	out[n] = 0;
}

static bool word_ends(const struct reader *r)
{
	char c = r->at[0];
	return !c || c == ' ' || c == '\n' || c == '\t' ||
	       (r->markup && (c == '`' || (c == '*' && !r->code) || (c == '[' && !r->linked) || (c == ']' && r->linked)));
}

static bool next_word(struct reader *r, struct word *w)
{
	w->space_before = w->line_before = false;
	for (;;) {
		if (*r->at == '\n')
			w->line_before = true, r->at++;
		else if (*r->at == ' ' || *r->at == '\t' || *r->at == '\r')
			w->space_before = true, r->at++;
		else if (!read_mark(r))
			break;
	}
	if (!*r->at)
		return false;
	size_t n = 0;
	do {
		w->text[n++] = *r->at++;
	} while (n + 5 < WORD_ROOM && (!word_ends(r) || ((unsigned char)*r->at & 0xC0) == 0x80));
	while (((unsigned char)*r->at & 0xC0) == 0x80 && n + 1 < WORD_ROOM)
		w->text[n++] = *r->at++;
	w->text[n] = 0;
	w->bold = r->bold;
	w->italic = r->italic;
	w->code = r->code;
	memcpy(w->link, r->link, LINK_ROOM);
	if (!r->linked)
		w->link[0] = 0;
	return true;
}

static enum font word_font(const struct text_style *s, const struct word *w)
{
	bool data = s->font == FONT_DATA || s->font == FONT_DATA_BOLD;
	if (w->code)
		return FONT_DATA_BOLD;
	if (w->bold)
		return data ? FONT_DATA_BOLD : FONT_BODY_BOLD;
	if (w->italic)
		return data ? s->font : FONT_BODY_ITALIC;
	return s->font;
}

/* Draws or tests the line gathered so far and begins the next. */
static void end_line(struct walk *k)
{
	int left = k->x;
	if (k->style->align && k->used < k->width)
		left += (k->width - k->used) / (k->style->align == 1 ? 2 : 1);
	for (int i = 0; i < k->runs; i++) {
		bool link = k->run[i].link[0] != 0;
		int x = left + k->run[i].at;
		if (k->draw)
			canvas_text(k->canvas, k->run[i].font, k->style->size,
				    link ? k->style->link : k->style->ink, x, k->y, k->run[i].text);
		if (k->draw && link)
			canvas_line(k->canvas, x, k->y + k->line_height - 2, x + k->run[i].wide,
				    k->y + k->line_height - 2, 1, k->style->link);
		if (k->hit && link && k->px >= x && k->px < x + k->run[i].wide && k->py >= k->y &&
		    k->py < k->y + k->line_height) {
			memcpy(k->hit, k->run[i].link, LINK_ROOM);
			k->found = true;
		}
	}
	k->runs = 0;
	k->used = 0;
	k->y += k->line_height;
}

/* Puts a word behind the last run when it is of the same style and fits; text is measured as it will be drawn. */
static bool join_word(struct walk *k, const struct word *w, enum font f)
{
	int last = k->runs - 1;
	char joined[LINE_ROOM + sizeof w->text + 1];
	if (last < 0 || w->line_before || k->run[last].font != f || strcmp(k->run[last].link, w->link) ||
	    strlen(k->run[last].text) + strlen(w->text) + 2 >= LINE_ROOM)
		return false;
	snprintf(joined, sizeof joined, "%s%s%s", k->run[last].text, w->space_before ? " " : "", w->text);
	int wide = canvas_text_width(k->canvas, f, k->style->size, joined);
	if (w->space_before && k->run[last].at + wide > k->width)
		return false;
	memcpy(k->run[last].text, joined, strlen(joined) + 1);
	k->run[last].wide = wide;
	k->used = k->run[last].at + wide;
	return true;
}

static void add_whole(struct walk *k, const struct word *w)
{
	enum font f = word_font(k->style, w);
	if (join_word(k, w, f))
		return;
	int wide = canvas_text_width(k->canvas, f, k->style->size, w->text);
	int space = w->space_before && k->used ? canvas_text_width(k->canvas, f, k->style->size, " ") : 0;
	bool over = w->space_before && k->used + space + wide > k->width;
	if (k->runs && (w->line_before || over || k->runs == LINE_RUNS)) {
		end_line(k);
		space = 0;
	}
	int n = k->runs++;
	text_copy(k->run[n].text, LINE_ROOM, w->text);
	memcpy(k->run[n].link, w->link, LINK_ROOM);
	k->run[n].font = f;
	k->run[n].at = k->used + space;
	k->run[n].wide = wide;
	k->used += space + wide;
}

/* The bytes of a word wider than a line that go before the others, "Zhitomir/Podolia/" and "Kiev": as many as fit; 0 where it has no parts. */
static size_t first_part(const struct walk *k, const struct word *w)
{
	enum font f = word_font(k->style, w);
	char part[WORD_ROOM];
	size_t n = 0;
	if (!strchr(w->text, '/') || canvas_text_width(k->canvas, f, k->style->size, w->text) <= k->width)
		return 0;
	for (size_t i = 1; w->text[i]; i++) {
		if (w->text[i - 1] != '/')
			continue;
		text_copy(part, i + 1, w->text);
		if (n && canvas_text_width(k->canvas, f, k->style->size, part) > k->width)
			break;
		n = i;
	}
	return n;
}

static void add_word(struct walk *k, const struct word *w)
{
	struct word part = *w;
	for (size_t n; (n = first_part(k, &part)) > 0;) {
		struct word first = part;
		first.text[n] = 0;
		add_whole(k, &first);
		memmove(part.text, part.text + n, strlen(part.text + n) + 1);
		part.space_before = false;
		part.line_before = true;
	}
	add_whole(k, &part);
}

static int walk_text(struct walk *k, const char *text)
{
	struct reader r = {.at = text, .markup = k->style->markup};
	struct word w;
	int top = k->y;
	k->line_height = canvas_line_height(k->canvas, k->style->font, k->style->size);
	k->runs = k->used = 0;
	while (next_word(&r, &w))
		add_word(k, &w);
	if (k->runs || k->y == top)
		end_line(k);
	return k->y - top;
}

int text_height(struct canvas *c, const struct text_style *s, const char *text, int width)
{
	struct walk k;
	k.canvas = c, k.style = s, k.x = 0, k.y = 0, k.width = width, k.draw = false, k.hit = NULL;
	return walk_text(&k, text);
}

int text_draw(struct canvas *c, const struct text_style *s, const char *text, int x, int y, int width)
{
	struct walk k;
	k.canvas = c, k.style = s, k.x = x, k.y = y, k.width = width, k.draw = true, k.hit = NULL;
	return walk_text(&k, text);
}

bool text_link_at(struct canvas *c, const struct text_style *s, const char *text, int x, int y, int width, int px,
		  int py, char out[LINK_ROOM])
{
	struct walk k;
	k.canvas = c, k.style = s, k.x = x, k.y = y, k.width = width, k.draw = false;
	k.hit = out, k.px = px, k.py = py, k.found = false;
	walk_text(&k, text);
	return k.found;
}

bool text_link(const char *text, int n, char out[LINK_ROOM])
{
	for (; (text = strchr(text, '[')); text++)
		if (link_target(text + 1, out) && n-- == 0)
			return true;
	return false;
}

int text_line(struct canvas *c, enum font f, int size, uint32_t ink, int x, int y, int width, const char *text)
{
	if (width <= 0)
		return 0;
	if (canvas_text_width(c, f, size, text) <= width)
		return canvas_text(c, f, size, ink, x, y, text);
	char cut[LINE_ROOM];
	size_t low = 0, high = strlen(text);
	if (high > LINE_ROOM - 8)
		high = LINE_ROOM - 8;
	while (low < high) {
		size_t middle = (low + high + 1) / 2;
		text_copy(cut, middle + 1, text);
		strcat(cut, "\u2026");
		if (canvas_text_width(c, f, size, cut) <= width)
			low = middle;
		else
			high = middle - 1;
	}
	if (!low)
		return 0;
	text_copy(cut, low + 1, text);
	strcat(cut, "\u2026");
	return canvas_text(c, f, size, ink, x, y, cut);
}

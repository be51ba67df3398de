/* The piece and the place under the pointer, described in full. */
#include "ui/game.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct face_data {
	int piece;
	bool reverse, block;
	int16_t figure[VIEW_FIGURES]; /* of a block */
	char file[96];
};

/* A block as it stands, with the numbers that change. Fractions of its picture: see art/counter_block.h. */
static void block_paint(struct ui *u, const struct face_data *d, struct rect r)
{
	static const float number_x = .67f, foot_y = .502f, horse_y = .65f, high = .855f, letters = .18f;
	int tall = (int)((float)r.w * high), size = (int)((float)tall * letters);
	canvas_picture(u->canvas, d->file, (struct rect){r.x, r.y, r.w, tall}, 255);
	for (int i = 0; i < VIEW_FIGURES; i++) {
		const struct figure *f = figure_of(u->game->scenario, i);
		bool foot = f && f->spot && !strcmp(f->spot, "foot"), horse = f && f->spot && !strcmp(f->spot, "horse");
		char text[12];
		if ((!foot && !horse) || d->figure[i] == NONE)
			continue;
		snprintf(text, sizeof text, "%d", d->figure[i]);
		int wide = canvas_text_width(u->canvas, FONT_DATA_BOLD, size, text);
		canvas_text(u->canvas, FONT_DATA_BOLD, size, INK, r.x + (int)((float)r.w * number_x) - wide / 2,
			    r.y + (int)((float)tall * (foot ? foot_y : horse_y)) - canvas_line_height(u->canvas, FONT_DATA_BOLD, size) / 2, text);
	}
}

static void face_paint(struct ui *u, const struct widget *w)
{
	const struct face_data *d = w->data;
	const struct print *p = &u->game->scenario->piece[d->piece];
	int side = w->at.w < w->at.h ? w->at.w : w->at.h;
	struct rect r = {w->at.x + (w->at.w - side) / 2, w->at.y, side, side};
	if (d->block) {
		block_paint(u, d, r);
		return;
	}
	if (canvas_picture(u->canvas, d->file, r, 255))
		return;
	char text[24];
	canvas_fill(u->canvas, r, p->side == 0 ? 0x3a5a98ffu : 0x4a7444ffu);
	canvas_frame(u->canvas, r, points(u, 2), INK);
	snprintf(text, sizeof text, "%d-%d", p->strength, p->move);
	int size = side / 3, wide = canvas_text_width(u->canvas, FONT_DATA_BOLD, size, text);
	canvas_text(u->canvas, FONT_DATA_BOLD, size, 0xffffffff, r.x + (side - wide) / 2, r.y + side / 2, text);
	text_line(u->canvas, FONT_DATA, side / 7, 0xffffffff, r.x + points(u, 4), r.y + points(u, 4),
		  side - points(u, 8), p->label);
}

static int face_tall(struct ui *u, const struct widget *w, int width)
{
	(void)u;
	(void)w;
	return width;
}

static void add_face(struct ui *u, struct widget *root, int piece, bool reverse, int size)
{
	const struct scenario *s = u->game->scenario;
	struct face_data *d = memory_zeroed(sizeof *d);
	int wide, tall;
	struct widget *w = widget_new(root, ROLE_CUSTOM, "face", s->piece[piece].id);
	d->piece = piece;
	d->reverse = reverse;
	snprintf(d->file, sizeof d->file, "%s/view/%s%s.webp", s->game, s->piece[piece].face, reverse ? "~" : "");
	if (reverse && !canvas_picture_size(u->canvas, d->file, &wide, &tall))
		snprintf(d->file, sizeof d->file, "%s/view/%s.webp", s->game, s->piece[piece].face);
	if (u->game->seat->view.lie == LIE_BLOCK) {
		snprintf(d->file, sizeof d->file, "%s/view/block-%s.webp", s->game, s->piece[piece].face);
		d->block = canvas_picture_size(u->canvas, d->file, &wide, &tall);
		for (int i = 0; i < VIEW_FIGURES; i++)
			d->figure[i] = NONE;
		const struct counter *k = view_find(&u->game->seat->view, piece);
		if (k)
			memcpy(d->figure, k->figure, sizeof d->figure);
	}
	w->data = d;
	w->wide = size;
	w->custom_paint = face_paint;
	w->custom_tall = face_tall;
}

/* Does a marker lie on the link of the place to that neighbour now that makes this of its bridge (BRIDGE_)? */
static bool link_bears(const struct view *v, int place, int other, int bridge)
{
	for (int i = 0; i < v->markers; i++) {
		const struct view_marker *m = &v->marker[i];
		bool here = (m->place == place && m->other == other) || (m->place == other && m->other == place);
		if (here && m->bridge == bridge)
			return true;
	}
	return false;
}

/* The features of a link as it is now: one that was built is a bridge; *broken: the bridge that it has is down. */
static unsigned features_now(const struct view *v, const struct link *link, int place, bool *broken)
{
	unsigned f = link->feature;
	*broken = f & EDGE_BRIDGE && link_bears(v, place, link->to, BRIDGE_BROKEN);
	return f & EDGE_RIVER && link_bears(v, place, link->to, BRIDGE_BUILT) ? f | EDGE_BRIDGE : f;
}

/* "river at N, NE; broken bridge at S" */
static void say_edges(const struct view *v, const struct place *p, int place, char *out, size_t size)
{
	static const char *const ways[6] = {"N", "NE", "SE", "S", "SW", "NW"};
	static const unsigned kinds[] = {EDGE_BRIDGE, EDGE_BRIDGE, EDGE_FORD, EDGE_RIVER, EDGE_STREAM, EDGE_REDOUBT | EDGE_FRONT_OUT};
	static const char *const words[] = {"bridge", "broken bridge", "ford", "river", "stream", "redoubt front"};
	enum { WHOLE, BROKEN, FORD, RIVER, KINDS = 6 };
	size_t used = 0;
	bool broken;
	out[0] = 0;
	for (int k = 0; k < KINDS; k++) {
		int n = 0;
		for (int i = 0; i < p->links && i < 6; i++) {
			unsigned f = features_now(v, &p->link[i], place, &broken);
			bool other = (k == RIVER && f & (EDGE_BRIDGE | EDGE_FORD)) || (k == WHOLE && broken) || (k == BROKEN && !broken);
			if (!(f & kinds[k]) || other || used + 32 > size)
				continue;
			used += (size_t)snprintf(out + used, size - used, "%s%s", n ? ", " : "", n ? "" : used ? "; " : "");
			if (!n)
				used += (size_t)snprintf(out + used, size - used, "%s at ", words[k]);
			used += (size_t)snprintf(out + used, size - used, "%s", ways[i]);
			n++;
		}
	}
}

/* Of an area: its country, what stands in it, the area it is a part of; and the areas it borders on. */
static void describe_area(const struct board *b, struct widget *root, int place)
{
	const struct place *p = &b->at[place];
	const cJSON *area = json_get(json_get(b->json, "areas"), p->id);
	const char *seat = json_string_or(area, p->kind & KIND_FORTRESS ? "fortress" : "city", "");
	int points = json_int_or(area, "vp", 0);
	char text[300];
	snprintf(text, sizeof text, "%.40s%s%.40s%s", json_string_or(area, "country", ""),
		 !seat[0] ? "" : p->kind & KIND_FORTRESS ? ", fortress of " : ", city of ", seat,
		 p->kind & KIND_OFF_LIMITS ? ": no unit may enter" : "");
	if (points)
		snprintf(text + strlen(text), sizeof text - strlen(text), ", %d VP", points);
	if (p->area[0])
		snprintf(text + strlen(text), sizeof text - strlen(text), ", part of %s", p->area);
	struct widget *w = widget_label(root, FONT_BODY, 14, text);
	text_copy(w->name, sizeof w->name, "terrain");
	text[0] = 0;
	for (int i = 0; i < p->links; i++)
		snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s", i ? ", " : "Borders on ",
			 b->at[p->link[i].to].id);
	if (text[0])
		widget_label(root, FONT_BODY_ITALIC, 14, text)->ink = INK_SOFT;
}

/* Of a point: what ground it is, what it is worth, where its roads lead and over what. */
static void describe_point(const struct board *b, const struct view *v, struct widget *root, int place)
{
	const struct place *p = &b->at[place];
	int points = json_int_or(json_get(json_get(b->json, "points"), p->id), "vp", 0);
	char text[400] = "";
	snprintf(text, sizeof text, "%s", board_ground(p));
	if (points)
		snprintf(text + strlen(text), sizeof text - strlen(text), ", %d VP", points);
	struct widget *w = widget_label(root, FONT_BODY, 14, text);
	text_copy(w->name, sizeof w->name, "terrain");
	text[0] = 0;
	for (int i = 0; i < p->links; i++) {
		bool broken;
		unsigned f = features_now(v, &p->link[i], place, &broken);
		snprintf(text + strlen(text), sizeof text - strlen(text), "%s%.40s%s", i ? ", " : "Roads to ", b->at[p->link[i].to].name,
			 broken ? " (broken bridge)" : f & EDGE_BRIDGE ? " (bridge)" : f & EDGE_RIVER ? " (river)" : "");
	}
	if (text[0])
		widget_label(root, FONT_BODY_ITALIC, 14, text)->ink = INK_SOFT;
}

/* "Closed: 2 Russian": counters that may be counted there, though nobody tells whose they are. */
static void describe_closed(struct ui *u, struct widget *root, int place)
{
	const struct view *v = &u->game->seat->view;
	char text[120] = "";
	for (int side = 0; side < SIDES; side++) {
		int n = 0;
		for (int i = 0; i < v->counters; i++)
			n += v->counter[i].place == place && v->counter[i].piece == NONE && v->counter[i].side == side;
		size_t used = strlen(text);
		if (n)
			snprintf(text + used, sizeof text - used, "%s%d %.40s", used ? ", " : "Closed: ", n, u->game->scenario->side_name[side]);
	}
	if (text[0])
		text_copy(widget_label(root, FONT_DATA_BOLD, 14, text)->name, sizeof root->name, "closed");
}

/* What the game says of a place beside its ground; "". */
static struct text ground_words(struct ui *u, int place)
{
	const struct scenario *s = u->game->scenario;
	struct text out = {""};
	if (words_of(s)->ground)
		words_of(s)->ground(s, u->game->seat->known, place, &out);
	return out;
}

static void describe_place(struct ui *u, struct widget *root, int place, bool small)
{
	const struct board *b = &u->game->scenario->board;
	const struct place *p = &b->at[place];
	char text[400], edges[200];
	snprintf(text, sizeof text, "%s%s", p->name[0] || b->kind != BOARD_HEX ? "" : "Hex ", board_called(b, place).at);
	struct widget *w = widget_label(root, FONT_TITLE, small ? 15 : 17, text);
	w->ink = WINE;
	text_copy(w->name, sizeof w->name, "place");
	if (b->kind == BOARD_POINTS) {
		describe_point(b, &u->game->seat->view, root, place);
		return;
	}
	if (b->kind != BOARD_HEX) {
		describe_area(b, root, place);
		return;
	}
	const char *road = p->road ? ", road" : "";
	snprintf(text, sizeof text, "%s%s", board_terrain(p), road);
	text_capital(text);
	w = widget_label(root, FONT_BODY, 14, text);
	text_copy(w->name, sizeof w->name, "terrain");
	struct text own = ground_words(u, place);
	if (own.at[0])
		text_copy(widget_label(root, FONT_DATA, 14, own.at)->name, sizeof root->name, "ground");
	say_edges(&u->game->seat->view, p, place, edges, sizeof edges);
	if (!edges[0])
		return;
	w = widget_label(root, FONT_BODY_ITALIC, 14, edges);
	text_copy(w->name, sizeof w->name, "edges");
	w->ink = INK_SOFT;
}

/* True where the game has words of its own about it as it is now. */
static bool describe_piece(struct ui *u, struct widget *root, int piece, bool small)
{
	const struct scenario *s = u->game->scenario;
	const struct print *p = &s->piece[piece];
	char text[sizeof ((struct text *)0)->at];
	struct widget *w = widget_label(root, FONT_TITLE, small ? 15 : 19, p->name[0] ? p->name : p->id);
	w->ink = WINE;
	text_copy(w->name, sizeof w->name, "piece");
	snprintf(text, sizeof text, "%s%s%s", p->formation, p->formation[0] && p->commander[0] ? ", " : "",
		 p->commander);
	if (text[0])
		widget_label(root, FONT_BODY_ITALIC, 14, text);
	struct text own;
	own.at[0] = 0;
	if (words_of(s)->about)
		words_of(s)->about(s, u->game->seat->known, piece, u->game->seat->viewer, &own);
	if (own.at[0])
		text_copy(text, sizeof text, own.at);
	else if (p->strength >= 0)
		snprintf(text, sizeof text, small ? "Strength %d, moves %d%s" : "Combat strength %d, movement %d%s",
			 p->strength, p->move, p->guard ? ", Guard" : "");
	else
		snprintf(text, sizeof text, "%s", p->type);
	widget_label(root, FONT_DATA, 14, text);
	return own.at[0] != 0;
}

/* What the marks on the counter mean, in words; `told`: without what the words about it have said. */
static void describe_badges(struct ui *u, struct widget *root, int piece, bool told)
{
	const struct scenario *s = u->game->scenario;
	const struct view *v = &u->game->seat->view;
	char text[240] = "";
	size_t used = 0;
	for (int i = 0; i < v->counters; i++)
		if (v->counter[i].piece == piece)
			for (int k = 0; badge_of(s, k); k++)
				if (badge_shows(s, v->counter[i].badges & ~(told ? words_of(s)->told : 0u), k) && used + 48 < sizeof text)
					used += (size_t)snprintf(text + used, sizeof text - used, "%s%s", used ? ", " : "",
								 badge_of(s, k)->tip);
	if (!text[0])
		return;
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 32);
	widget_label(root, FONT_DATA_BOLD, 13, text);
}

/* What the markers in a place say, a sentence each, each once, and not what the ground says already. */
static void describe_markers(struct ui *u, struct widget *root, int place)
{
	const struct view *v = &u->game->seat->view;
	struct text ground = ground_words(u, place);
	char text[300] = "";
	size_t used = 0;
	for (int i = 0; i < v->markers && used + 64 < sizeof text; i++) {
		const struct view_marker *m = &v->marker[i];
		if (m->place != place || !m->tip[0] || strstr(text, m->tip + 1) || strstr(ground.at, m->tip))
			continue;
		size_t at = used + (used ? 2 : 0);
		used += (size_t)snprintf(text + used, sizeof text - used, "%s%s", used ? ". " : "", m->tip);
		text_capital(text + at);
	}
	if (!text[0])
		return;
	struct widget *w = widget_label(root, FONT_DATA_BOLD, 13, text);
	text_copy(w->name, sizeof w->name, "markers");
}

void build_viewer(struct ui *u, struct widget *root, bool small)
{
	struct game *g = u->game;
	struct widget *body = widget_new(root, ROLE_SCROLL, small ? "viewer-low" : "viewer", "");
	body->skin = SKIN_INSET;
	body->grow = 1;
	body->pad = 6;
	body->gap = 4;
	if (g->hover_piece < 0 && g->hover_place < 0) {
		struct widget *w = widget_label(body, FONT_BODY_ITALIC, 14,
						g->scenario->board.kind == BOARD_HEX
							? "Rest the pointer on a counter or a hex to read about it here."
							: "Rest the pointer on a counter or an area to read about it here.");
		w->ink = INK_SOFT;
		return;
	}
	struct widget *row = widget_new(body, small ? ROLE_ROW : ROLE_COLUMN, "viewer-row", "");
	row->gap = 10;
	if (g->hover_piece >= 0 && g->hover_piece < g->scenario->pieces) {
		struct widget *faces = widget_new(row, ROLE_ROW, "faces", "");
		bool reverse = false;
		for (int i = 0; i < g->seat->view.counters; i++)
			reverse |= g->seat->view.counter[i].piece == g->hover_piece && g->seat->view.counter[i].face == 1;
		add_face(u, faces, g->hover_piece, reverse, small ? 96 : 176);
	}
	struct widget *words = widget_new(row, ROLE_COLUMN, "viewer-words", "");
	words->grow = 1;
	words->gap = 2;
	if (g->hover_piece >= 0 && g->hover_piece < g->scenario->pieces) {
		bool told = describe_piece(u, words, g->hover_piece, small);
		describe_badges(u, words, g->hover_piece, told);
	}
	if (g->hover_place >= 0 && g->hover_place < g->scenario->board.count) {
		describe_place(u, words, g->hover_place, small);
		describe_closed(u, words, g->hover_place);
		describe_markers(u, words, g->hover_place);
	}
	if (!small)
		build_story(u, body);
}

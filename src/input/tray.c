/* The tray of units that wait to be placed, over the lower edge of the map: they are taken from here as from the map.
 * On a board of areas units of a kind share a tile with their number, and those that may go to the same areas stand
 * together under the name of these areas; so do they at a set-up in which the game says of each where it may stand. It folds away, and leaves the map alone while a unit is in hand.
 */
#include "input/own.h"

#include "render/heap.h"

#include <stdio.h>
#include <string.h>

enum { SIDE_MOST = 62, SIDE_LEAST = 38, GAP = 7, EDGE = 17, HEAD = 24, AWAY = 12, CAPTION = 17, BETWEEN = 14, SIGN = 18,
       IDS_MOST = 5, ZONE_NAME = 50, STEP = 40, RIM = 4 };

#define FADED 0x5b4630ff
#define DARK 0x2b2013ff

static const struct phase *phase_of(const struct table_view *t)
{
	return &t->s->rules->phases[t->seat->prompt.row];
}

/* Where the game says a piece may be set up, "within 4 hexes of Smolensk (4325)"; "" where it says nothing. */
static struct text comes_of(const struct table_view *t, int piece)
{
	struct text out = {""};

	if (t->view->lie != LIE_HEAP && phase_of(t)->setup && t->seat->words->comes)
		t->seat->words->comes(t->s, t->seat->known, piece, &out);
	return out;
}

/* On a board of areas; elsewhere where the game has words for it. */
static bool grouped(const struct table_view *t)
{
	return t->view->lie == LIE_HEAP || (t->tray.n && comes_of(t, t->view->counter[t->tray.counter[0]].piece).at[0]);
}

/* The zone that is called so, a new one when there is none yet. */
static int zone_called(struct table_view *t, int piece, const char *name)
{
	struct tray *y = &t->tray;

	for (int i = 0; i < y->zones; i++)
		if (!strcmp(y->zone[i].words, name))
			return i;
	if (y->zones == TRAY_ZONES)
		return TRAY_ZONES - 1;
	struct tray_zone *z = &y->zone[y->zones];
	memset(z, 0, sizeof *z);
	text_copy(z->words, sizeof z->words, name);
	lift_places(t, piece, &z->lit);
	return y->zones++;
}

/* The zone of those that may go to these places: a new one when there is none yet. */
static int zone_of(struct tray *y, const struct places *lit)
{
	for (int i = 0; i < y->zones; i++)
		if (!memcmp(&y->zone[i].lit, lit, sizeof *lit))
			return i;
	if (y->zones == TRAY_ZONES)
		return TRAY_ZONES - 1;
	y->zone[y->zones].lit = *lit;
	y->zone[y->zones].left = 0;
	y->zone[y->zones].words[0] = 0;
	return y->zones++;
}

static bool alike(const struct table_view *t, int a, int b)
{
	const struct print *p = &t->s->piece[t->view->counter[a].piece], *q = &t->s->piece[t->view->counter[b].piece];
	return !strcmp(p->name, q->name) && !strcmp(p->type, q->type) && p->strength == q->strength &&
	       t->view->counter[a].face == t->view->counter[b].face;
}

static void add_to_tile(struct table_view *t, int counter, int zone)
{
	struct tray *y = &t->tray;
	for (int i = 0; i < y->tiles && grouped(t); i++)
		if (y->tile[i].zone == zone && alike(t, y->tile[i].counter, counter)) {
			y->tile[i].count++;
			y->tile_of[y->n++] = i;
			return;
		}
	y->tile[y->tiles].counter = counter;
	y->tile[y->tiles].zone = zone;
	y->tile[y->tiles].count = 1;
	y->tile_of[y->n++] = y->tiles++;
}

/* "Russia", "FP2, FP3, FW7", "18 areas"; or what it is called, and how many are left. */
static void name_zone(const struct table_view *t, struct tray_zone *z)
{
	if (z->words[0]) {
		size_t n = strlen(z->words);
		snprintf(z->words + n, sizeof z->words - n, ": %d left", z->left);
		return;
	}
	const struct board *b = &t->s->board;
	const char *country = NULL;
	bool same = true;
	char ids[sizeof z->words - sizeof ": 999 left"] = "";
	size_t used = 0;
	int n = 0;

	for (int i = 0; i < b->count; i++) {
		if (!places_has(&z->lit, i))
			continue;
		const char *here = json_string_or(json_get(json_get(b->json, "areas"), b->at[i].id), "country", "");
		same = same && (!country || !strcmp(country, here));
		country = here;
		if (++n <= IDS_MOST)
			used += (size_t)snprintf(ids + used, sizeof ids - used, "%s%.6s", n > 1 ? ", " : "", b->at[i].id);
	}
	if (n <= IDS_MOST)
		snprintf(z->words, sizeof z->words, "%s: %d left", n ? ids : "no area", z->left);
	else if (same && country[0])
		snprintf(z->words, sizeof z->words, "%.24s, %d areas: %d left", country, n, z->left);
	else
		snprintf(z->words, sizeof z->words, "%d areas: %d left", n, z->left);
}

/* In the turn of the other side nobody comes on but who is asked for. */
static bool comes_on(const struct table_view *t, int piece)
{
	const struct seat *seat = t->seat;
	return is_asked(t) && own_piece(t, piece) && (!seat->prompt.reaction || orders_like(&seat->orders, VERB_PUT, piece, NONE, NONE) != NONE);
}

void tray_fill(struct table_view *t)
{
	struct tray *y = &t->tray;

	y->n = y->tiles = y->zones = 0;
	for (int i = 0; i < t->view->counters && y->n < TRAY_MOST; i++) {
		const struct counter *k = &t->view->counter[i];
		struct places lit = {{0}};
		if (k->box != BOX_ARRIVING || k->place >= 0 || k->piece == NONE || !comes_on(t, k->piece))
			continue;
		if (t->view->lie == LIE_HEAP)
			lift_places(t, k->piece, &lit);
		struct text name = comes_of(t, k->piece);
		name.at[ZONE_NAME] = 0; /* how many are left has to stand behind it */
		int zone = name.at[0] ? zone_called(t, k->piece, name.at) : zone_of(y, &lit);
		y->zone[zone].left++;
		y->counter[y->n] = i;
		add_to_tile(t, i, zone);
	}
	for (int i = 0; i < y->zones && grouped(t); i++)
		name_zone(t, &y->zone[i]);
	if (!y->n)
		y->scroll = 0;
}

/* Is one that was set up dragged, so that the tray is a place for it? */
static bool takes_back(const struct table_view *t)
{
	int piece = t->lift.piece;
	return t->hand == HAND_DRAGS && piece != NONE && phase_of(t)->setup && own_piece(t, piece) && t->seat->known->piece[piece].place >= 0;
}

/* The sides place by turns: then a counter may stand for many, and how many are left stands above. */
static bool by_turns(const struct table_view *t)
{
	return phase_of(t)->alternates;
}

/* Somebody from the map is in hand: he does not arrive. */
static bool from_map(const struct table_view *t)
{
	return t->hand == HAND_HOLDS && t->lift.piece != NONE && table_holds(t) == NONE;
}

/* Do only dummies wait, who are no force and so arrive nowhere? One counter lies there for all of them. */
static bool only_dummies(const struct table_view *t)
{
	for (int i = 0; i < t->tray.n; i++) {
		const struct helper *h = helper_of(t->s, t->view->counter[t->tray.counter[i]].piece);
		if (!h || h->called)
			return false;
	}
	return t->tray.n > 0;
}

static const char *title_of(const struct table_view *t)
{
	if (only_dummies(t) && !from_map(t))
		return t->s->piece[t->view->counter[t->tray.counter[0]].piece].name;
	return by_turns(t) || from_map(t) ? "In hand" : phase_of(t)->setup ? "Set-up" : "Arriving";
}

/* All pieces that wait, whether each has a counter or one lies there for several. */
static int to_place(const struct table_view *t)
{
	int n = 0;

	for (int i = 0; i < t->tray.n; i++)
		n += seat_waiting(t->seat, t->view, &t->view->counter[t->tray.counter[i]]);
	return n;
}

/* For whom of those that lie here a click would answer what is asked, found once for a picture. */
struct clicks {
	bool answers[TRAY_MOST]; /* as in tray.counter */
	int n;
	bool comes; /* somebody else may be given another order, so that he comes on */
};

static void find_clicks(const struct table_view *t, struct clicks *out)
{
	const struct orders *list = &t->seat->orders;
	struct order one[MENU_MOST];

	memset(out, 0, sizeof *out);
	for (int i = 0; i < t->tray.n; i++) {
		int piece = t->view->counter[t->tray.counter[i]].piece;
		bool here = may_act(t) && hand_orders(t, GESTURE_PIECE, piece, NONE, one, false) > 0;
		out->answers[i] = here;
		out->n += here;
		for (int k = 0; k < list->n && !here && !out->comes; k++)
			out->comes = list->at[k].piece == piece;
	}
}

/* Nobody comes on now: some of them are clicked for something else, or all wait till what is asked is done. */
static bool say_later(const struct table_view *t, const struct clicks *clicks, bool all, char *out, size_t size)
{
	if (clicks->comes || !may_act(t) || !t->seat->orders.n)
		return false;
	if (clicks->n)
		snprintf(out, size, "%d of %d asked for%s", clicks->n, to_place(t), t->tray.folded || !all ? "" : ": click one that is lit");
	else
		snprintf(out, size, "%d to place%s", to_place(t), all ? ", after what is asked now" : "");
	return true;
}

static void say_title(const struct table_view *t, const struct clicks *clicks, bool all, char *out, size_t size)
{
	int wanted = t->seat->prompt.left; /* only so many of them may come */
	if (takes_back(t))
		snprintf(out, size, "%.80s: drop it here to take it back", t->s->piece[t->lift.piece].name);
	else if (t->hand == HAND_HOLDS && t->lift.piece != NONE)
		snprintf(out, size, "%.80s: click a lit %s, Esc puts back", t->s->piece[t->lift.piece].name,
			 t->s->board.kind == BOARD_HEX ? "hex" : "area");
	else if (say_later(t, clicks, all, out, size))
		return;
	else if (by_turns(t))
		snprintf(out, size, "%s", t->tray.folded || !all ? "" : "click or drag one onto the map");
	else if (wanted > 0 && wanted < to_place(t))
		snprintf(out, size, "%d of them to place%s", wanted, t->tray.folded || !all ? "" : ": click or drag it onto the map");
	else if (t->tray.folded || !all)
		snprintf(out, size, "%d to place", to_place(t));
	else if (only_dummies(t))
		snprintf(out, size, "%d left: click or drag one onto the map", to_place(t));
	else
		snprintf(out, size, "%d to place: click or drag one onto the map, with Shift all %sthat fit there", to_place(t),
			 t->s->piece[t->view->counter[t->tray.counter[0]].piece].formation[0] ? "of its formation " : "");
}

static int title_wide(const struct table_view *t)
{
	return pt(t, 8) + canvas_text_width(t->c, FONT_TITLE, pt(t, 16), title_of(t));
}

/* The width of title, words and sign. `all`: how to place is said too. */
static int head_wide(const struct table_view *t, const struct clicks *clicks, bool all)
{
	char words[120];

	say_title(t, clicks, all, words, sizeof words);
	return title_wide(t) + canvas_text_width(t->c, FONT_BODY_ITALIC, pt(t, 14), words) + pt(t, 8 + SIGN);
}

/* How far the disc with their number stands out beyond the corner of a tile (heap_count). */
static int disc_over(const struct table_view *t, int side)
{
	return grouped(t) ? side * 17 / 100 + 2 : 0;
}

/* Zone by zone from left to right, in lines, no number over the words of the next. Returns the height at this size of counters; places
 * the tiles. */
static int flow(struct table_view *t, int side, int width)
{
	struct tray *y = &t->tray;
	int x = 0, top = 0, line = 0, caption = grouped(t) ? pt(t, CAPTION) : 0, over = disc_over(t, side), gap = pt(t, GAP) + over / 2;

	for (int z = 0; z < y->zones; z++) {
		int n = 0, k = 0;
		for (int i = 0; i < y->tiles; i++)
			n += y->tile[i].zone == z;
		if (!n)
			continue;
		int fit = (width + gap) / (side + gap), columns = n < fit ? n : fit < 1 ? 1 : fit;
		int wide = columns * (side + gap) - gap;
		int words = caption ? canvas_text_width(t->c, FONT_BODY_ITALIC, pt(t, 13), y->zone[z].words) : 0;
		wide = wide < words ? words : wide;
		if (x && x + wide > width) {
			x = 0;
			top += line + pt(t, GAP);
			line = 0;
		}
		y->zone[z].at = (struct rect){x, top, wide, pt(t, CAPTION)};
		for (int i = 0; i < y->tiles; i++) {
			if (y->tile[i].zone != z)
				continue;
			y->tile[i].face = (struct rect){x + k % columns * (side + gap),
							top + caption + k / columns * (side + gap), side, side};
			k++;
		}
		int tall = caption + (n + columns - 1) / columns * (side + gap) - gap + over;
		line = tall > line ? tall : line;
		x += wide + pt(t, BETWEEN);
		y->wide = x - pt(t, BETWEEN) > y->wide ? x - pt(t, BETWEEN) : y->wide;
	}
	return top + line;
}

static int fit_tiles(struct table_view *t, int room)
{
	const struct rect *a = &t->scene.eye.area;
	int side = pt(t, SIDE_MOST), tall;

	for (;; side -= pt(t, 4)) {
		t->tray.wide = 0;
		tall = flow(t, side, room);
		if (tall <= a->h / 4 || side - pt(t, 4) < pt(t, SIDE_LEAST))
			return tall;
	}
}

void tray_lay(struct table_view *t)
{
	struct tray *y = &t->tray;
	const struct rect *a = &t->scene.eye.area;
	int edge = pt(t, EDGE), side = pt(t, SIGN), head = pt(t, HEAD), room = a->w - 2 * (AWAY + edge + RIM), most = a->h * 2 / 5;
	bool in_hand = (t->hand == HAND_HOLDS && t->lift.piece != NONE) || takes_back(t);
	struct clicks clicks;

	y->frame = (struct rect){0, 0, 0, 0};
	y->open = false;
	if (!y->n || a->w < pt(t, 200) || a->h < pt(t, 160) || (t->hand == HAND_DRAGS && !takes_back(t)))
		return;
	if (t->overview.w)
		room -= t->overview.w + 2 * AWAY;
	y->open = !y->folded && !in_hand;
	y->content = fit_tiles(t, room) + 2 * RIM;
	most = y->content < most ? y->content : most;
	find_clicks(t, &clicks);
	int whole = head_wide(t, &clicks, true), least = whole > room ? head_wide(t, &clicks, false) : whole;
	y->brief = least < whole;
	y->frame.w = (y->open && y->wide + 2 * RIM > least ? y->wide + 2 * RIM : least) + 2 * edge;
	y->frame.h = 2 * edge + head - (y->open ? 0 : pt(t, 6)) + (y->open ? most : 0);
	y->frame.x = a->x + a->w - AWAY - y->frame.w;
	y->frame.y = a->y + a->h - AWAY - y->frame.h - t->cards.lie.over;
	y->fold = (struct rect){y->frame.x + y->frame.w - edge - side, y->frame.y + edge - pt(t, 3), side, side};
	y->body = (struct rect){y->frame.x + edge, y->frame.y + edge + head, y->frame.w - 2 * edge, most};
	y->scroll = y->scroll > y->content - most ? y->content - most : y->scroll < 0 ? 0 : y->scroll;
	for (int i = 0; i < y->tiles; i++) {
		y->tile[i].face.x += y->body.x + RIM;
		y->tile[i].face.y += y->body.y - y->scroll;
	}
	for (int i = 0; i < y->zones; i++) {
		y->zone[i].at.x += y->body.x + RIM;
		y->zone[i].at.y += y->body.y - y->scroll;
	}
}

/* The tile under a point, or NONE. */
static int tile_at(const struct table_view *t, int x, int y)
{
	if (!t->tray.frame.w || !t->tray.open || !rect_has(t->tray.body, x, y))
		return NONE;
	for (int i = 0; i < t->tray.tiles; i++)
		if (rect_has(t->tray.tile[i].face, x, y))
			return i;
	return NONE;
}

/* Of its units the one that is selected, else the first. */
int tray_hit(const struct table_view *t, int x, int y)
{
	int tile = tile_at(t, x, y);

	if (tile == NONE)
		return NONE;
	for (int i = 0; i < t->tray.n; i++)
		if (t->tray.tile_of[i] == tile && t->view->counter[t->tray.counter[i]].piece == t->selected)
			return t->tray.counter[i];
	return t->tray.tile[tile].counter;
}

bool tray_covers(const struct table_view *t, int x, int y)
{
	return t->tray.frame.w && rect_has(t->tray.frame, x, y);
}

bool tray_press(struct table_view *t, int x, int y)
{
	if (!t->tray.frame.w || t->hand == HAND_HOLDS || !rect_has(t->tray.fold, x, y))
		return false;
	t->tray.folded = !t->tray.folded;
	spoil(t);
	return true;
}

bool tray_wheel(struct table_view *t, int x, int y, int steps)
{
	if (!tray_covers(t, x, y) || !t->tray.open || t->tray.content <= t->tray.body.h)
		return false;
	t->tray.scroll -= steps * pt(t, STEP);
	spoil(t);
	return true;
}

bool tray_find(const struct table_view *t, int piece, int *x, int *y)
{
	for (int i = 0; i < t->tray.n && t->tray.frame.w && t->tray.open; i++) {
		const struct rect *r = &t->tray.tile[t->tray.tile_of[i]].face;
		*x = r->x + r->w / 2;
		*y = r->y + r->h / 2;
		if (t->view->counter[t->tray.counter[i]].piece == piece && rect_has(t->tray.body, *x, *y))
			return true;
	}
	return false;
}

int table_lifts(const struct table_view *t)
{
	return t->hand == HAND_HOLDS || t->hand == HAND_DRAGS ? t->lift.piece : NONE;
}

int table_holds(const struct table_view *t)
{
	int piece = table_lifts(t);

	return piece != NONE && t->seat->known->piece[piece].place < 0 ? piece : NONE;
}

const struct places *tray_zone_at(const struct table_view *t, int x, int y)
{
	int tile = grouped(t) ? tile_at(t, x, y) : NONE;
	return tile == NONE ? NULL : &t->tray.zone[t->tray.tile[tile].zone].lit;
}

/* Where some are asked for, who has only been clicked has no ring beside theirs. */
static void draw_tile(struct table_view *t, int tile, const struct clicks *clicks)
{
	const struct tray *y = &t->tray;
	const struct rect *r = &y->tile[tile].face;
	float cx = (float)r->x + (float)r->w / 2, cy = (float)r->y + (float)r->h / 2;

	scene_counter(&t->scene, &t->view->counter[y->tile[tile].counter], cx, cy, (float)r->w, 255);
	scene_badges(&t->scene, t->view->counter[y->tile[tile].counter].badges, cx, cy, (float)r->w);
	if (y->tile[tile].count > 1)
		heap_count(&t->scene, y->tile[tile].count, cx, cy, (float)r->w);
	for (int i = 0; i < y->n; i++) {
		int piece = t->view->counter[y->counter[i]].piece;
		if (y->tile_of[i] != tile)
			continue;
		if (clicks->answers[i])
			scene_ring(&t->scene, cx, cy, (float)r->w, LIT_COLOUR, 3);
		else if (!clicks->n && piece == t->selected)
			scene_ring(&t->scene, cx, cy, (float)r->w, 0xf2c230ff, 2);
	}
}

void scroll_mark(struct table_view *t, struct rect body, int gap, int content, int scroll)
{
	struct rect bar = {body.x + body.w + gap, body.y, 4, body.h};
	if (content <= body.h)
		return;
	canvas_fill(t->c, bar, 0x8a663040);
	bar.y += scroll * body.h / content;
	bar.h = body.h * body.h / content;
	canvas_fill(t->c, bar, 0x8a6630ff);
}

void tray_draw(struct table_view *t)
{
	const struct tray *y = &t->tray;
	struct rect shade = y->frame;
	struct clicks clicks;
	char words[120];

	if (!y->frame.w)
		return;
	find_clicks(t, &clicks);
	shade.x += 3;
	shade.y += 4;
	canvas_fill_round(t->c, shade, (struct rect){y->frame.x + 2, y->frame.y + 2, y->frame.w - 4, y->frame.h - 4}, 0x1d160e50);
	canvas_slice(t->c, t->scene.signs[0], "panel", y->frame);
	const char *title = title_of(t);
	int x = y->frame.x + pt(t, EDGE), top = y->frame.y + pt(t, EDGE);
	canvas_text(t->c, FONT_TITLE, pt(t, 16), DARK, x + 1, top - pt(t, 3), title);
	say_title(t, &clicks, !y->brief, words, sizeof words);
	canvas_text(t->c, FONT_BODY_ITALIC, pt(t, 14), FADED, x + title_wide(t), top - pt(t, 1), words);
	if (t->hand != HAND_HOLDS)
		fold_sign(t, y->fold, y->folded);
	if (!y->open)
		return;
	canvas_clip(t->c, y->body);
	for (int i = 0; i < y->zones && grouped(t); i++)
		canvas_text(t->c, FONT_BODY_ITALIC, pt(t, 13), FADED, y->zone[i].at.x, y->zone[i].at.y - 1, y->zone[i].words);
	for (int i = 0; i < y->tiles; i++)
		draw_tile(t, i, &clicks);
	canvas_unclip(t->c);
	scroll_mark(t, y->body, 2, y->content, y->scroll);
}

/* Where the dialog of a chapter stands: beside the place it is about, for which the map moves if it must. */
#include "ui/reading.h"

#include "ui/beside.h"

/* Points: what the window leaves free for a place beside the dialog, and what a dialog needs to be read at all. */
enum { BOARD_WIDE = 700, ODDS_WIDE = 440, ACROSS_WIDE = 660, BESIDE_LEAST = 190, LEAST_WIDE = 320, STEADY_TALL = 520, LONG_LEAST = 440, LEAST_TALL = 170, LEAST_BODY = 70, LESS = 30 };

int chapter_wide(struct ui *u, const struct dialog *d)
{
	const struct reading *r = reading_of(d);
	int widest = r->odds && u->game && choices_as_board(u) ? BOARD_WIDE : r->odds && u->game && odds_across(u) ? ACROSS_WIDE : ODDS_WIDE, most = u->width * 100 / u->style.percent - (r->place >= 0 ? BESIDE_LEAST : 0);
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
	struct rect off;    /* what must not be touched; no width: nothing */
};

/* Beside the place as it lies. */
static bool stands_beside(struct ui *u, const struct stand *x, struct rect *out)
{
	struct rect box;
	return u->calls.place_box && u->calls.place_box(u->calls.who, x->place, x->around, &box) &&
	       beside_place(x->within, box, x->off, x->w, x->h, x->gap, out);
}

/* The map is moved so that the place lies in what the dialog leaves free of it. */
static bool map_moves(struct ui *u, const struct stand *x, struct rect *out)
{
	struct rect box, free;
	for (int i = 0; i < EDGES && u->calls.lay_clear; i++)
		if (beside_edge(x->within, ui_map_area(u), x->w, x->h, x->gap, (enum beside_edge)i, out, &free) && !rect_touches(*out, x->off) &&
		    u->calls.lay_clear(u->calls.who, x->place, x->around, free, &box))
			return true;
	return false;
}

static struct rect window(const struct ui *u)
{
	return (struct rect){0, 0, u->width, u->height};
}

/* For a report all of the window but the bar, whose buttons stay free; all of it where it is too low for both, and for the odds, which
 * are looked at before the bar is used. */
static struct rect room_for(struct ui *u, const struct reading *r)
{
	int top = u->game && !r->odds ? ui_pane_area(u, PANE_BAR).h : 0;
	if (u->height - top < points(u, LONG_LEAST))
		top = 0;
	return (struct rect){0, top, u->width, u->height - top};
}

/* With the surroundings of the place in sight, over the map if there is room, or off the bar above it; else anywhere within. */
static bool stand_off(struct ui *u, const struct stand *x, struct rect *out)
{
	struct rect found, map = ui_map_area(u), box, whole = x->within;
	struct rect below = {whole.x, map.y, whole.w, whole.y + whole.h - map.y}; /* the bar */
	bool seen = u->calls.place_box && u->calls.place_box(u->calls.who, x->place, false, &box);
	const struct stand tries[] = {
		{x->place, x->w, x->h, points(u, 8), true, map, x->off}, {x->place, x->w, x->h, points(u, 8), true, below, x->off},
		{x->place, x->w, x->h, points(u, 8), true, whole, x->off}, {x->place, x->w, x->h, points(u, 8), false, map, x->off},
		{x->place, x->w, x->h, points(u, 8), false, whole, x->off}, {x->place, x->w, x->h, 2, false, whole, x->off}
	};
	if (!seen && !u->config->follow) /* the eye is to stay where it was left */
		return false;
	for (size_t i = 0; x->place >= 0 && i < sizeof tries / sizeof *tries; i++)
		if (stands_beside(u, &tries[i], &found) || map_moves(u, &tries[i], &found)) {
			*out = found;
			return true;
		}
	return false;
}

bool stand_beside(struct ui *u, int place, int wide, int tall, struct rect whole, struct rect *out)
{
	return stand_off(u, &(struct stand){.place = place, .w = wide, .h = tall, .within = whole}, out);
}

/* Of what scrolls what has to be seen at once, from its top: the chits of which one is to be laid. 0: nothing has. */
static int kept_tall(struct ui *u, const struct widget *body, int wide)
{
	int tall = 0, kept = 0;
	for (struct widget *w = body->first; w; w = w->next) {
		tall += widget_tall(u, w, wide);
		if (w->kept)
			kept = tall;
		tall += points(u, body->gap);
	}
	return kept;
}

/* The most that any of what it scrolls keeps. */
static int keeps(struct ui *u, const struct dialog *d, int wide)
{
	int most = 0, inner = wide - 2 * points(u, d->root->pad);
	for (struct widget *w = d->root->first; w; w = w->next) {
		int kept = w->grow ? kept_tall(u, w, inner) : 0;
		most = kept > most ? kept : most;
	}
	return most;
}

/* The least height in which its head and foot stand whole, with so much of what is scrolled between them. */
static int least_tall(struct ui *u, const struct dialog *d, int wide, int body)
{
	int least = body + 2 * points(u, d->root->pad), inner = wide - 2 * points(u, d->root->pad);
	for (struct widget *w = d->root->first; w; w = w->next)
		least += (w->grow ? 0 : widget_tall(u, w, inner)) + (w->next ? points(u, d->root->gap) : 0);
	return least;
}

/* How low it may become, and where, one after the other: with its head, its foot and some of what is scrolled off the bar; over the bar; with
 * head and foot alone; cut off, which is better than over its place. Where some of what is scrolled has to be seen it becomes no lower. */
enum { LEASTS = 4, LEASTS_TELL = 2 }; /* of them; the first, with some of what it tells */
struct least {
	int tall;
	struct rect within;
};

static void leasts(struct ui *u, const struct dialog *d, struct rect whole, int wide, int tall, struct least out[LEASTS])
{
	int kept = keeps(u, d, wide), some = points(u, LEAST_BODY), bare = least_tall(u, d, wide, kept);
	int low = least_tall(u, d, wide, kept > some ? kept : some);
	low = low < tall ? low : tall;
	bare = bare < tall ? bare : tall;
	out[0] = (struct least){low, whole};
	out[1] = (struct least){low, window(u)};
	out[2] = (struct least){bare, window(u)};
	out[3] = (struct least){kept ? bare : points(u, LEAST_TALL), whole};
}

/* As tall as that, or as little less as leaves the place in sight, for which the map is moved if it must: what it tells is scrolled then. No
 * lower than the first `leasts_tried` of them. */
static bool room_off(struct ui *u, const struct dialog *d, struct stand x, int leasts_tried, struct rect *out)
{
	struct least low[LEASTS];
	int tall = x.h;
	leasts(u, d, room_for(u, reading_of(d)), x.w, tall, low);
	for (int i = 0; i < leasts_tried; i++)
		for (x.h = tall, x.within = low[i].within; x.h >= low[i].tall; x.h -= points(u, LESS))
			if (stand_off(u, &x, out))
				return true;
	return false;
}

/* The buttons by which the side panel answers what a report asks at its foot: it tells first, and they answer. */
static struct rect answers(const struct ui *u, const struct reading *r)
{
	struct widget *root = u->pane[PANE_SIDE].root, *w = root ? widget_find(root, "planner-buttons") : NULL;
	bool asked = w && w->first && r->came && !r->odds && u->pane[PANE_SIDE].used && u->game->tab == TAB_COMBAT && u->game->may_act;
	return asked ? w->at : (struct rect){0, 0, 0, 0};
}

/* Off the answers as wide as it wants to be, or as the map is, with some of what it tells; else over them. Unless it `moves`, the map stays as
 * it lies while the report has room beside the place as tall as it is; before it would shrink the map is moved all the same. */
static bool finds_room(struct ui *u, const struct dialog *d, int wide, int tall, bool moves, struct rect *out)
{
	struct stand x = {.place = reading_of(d)->place, .w = wide, .h = tall, .gap = points(u, 8), .off = answers(u, reading_of(d))}, narrow = x;
	narrow.w = int_between(ui_map_area(u).w - points(u, 16), points(u, LEAST_WIDE), wide);
	x.within = room_for(u, reading_of(d));
	if (!moves && stands_beside(u, &x, out))
		return true;
	if (x.off.w && (room_off(u, d, x, LEASTS_TELL, out) || room_off(u, d, narrow, LEASTS_TELL, out)))
		return true;
	x.off.w = 0;
	return room_off(u, d, x, LEASTS, out);
}

struct rect chapter_stand(struct ui *u, struct dialog *d, int wide, int tall)
{
	struct reading *r = reading_of(d);
	struct rect whole = room_for(u, r), map = ui_map_area(u), out;
	r->tall = tall > r->tall ? tall : r->tall; /* it does not jump when leaves are turned */
	int least = r->tall < points(u, STEADY_TALL) ? r->tall : points(u, STEADY_TALL);
	tall = tall < least && least < u->height - points(u, 16) ? least : tall;
	int kept = least_tall(u, d, wide, keeps(u, d, wide));
	bool list = r->place < 0 && tall > map.h * 115 / 100, over = r->odds && tall > map.h - points(u, 16);
	if ((list || over) && map.h > points(u, LONG_LEAST)) /* scrolled: what is asked in the bar stays in sight */
		tall = over && kept > map.h - points(u, 16) ? kept : map.h - points(u, 16);
	if (r->chapter.kind == CHAPTER_GAME && !r->odds && map.h > points(u, LONG_LEAST)) /* its pages have tabs: they all open in one place */
		tall = map.h - points(u, 16);
	if (tall > whole.h - points(u, 16))
		tall = whole.h - points(u, 16);
	bool fits = wide + points(u, 16) <= map.w && tall + points(u, 16) <= map.h;
	struct rect room = fits ? map : whole;
	if (r->away)
		return rect_inside((struct rect){d->x, d->y, wide, tall}, window(u));
	if (r->stands.w && r->wants_wide == wide && r->wants_tall == tall)
		return rect_inside(r->stands, window(u)); /* it may have become smaller */
	r->wants_wide = wide;
	r->wants_tall = tall;
	if (!finds_room(u, d, wide, tall, true, &out))
		out = rect_inside((struct rect){room.x + (room.w - wide) / 2, room.y + (room.h - tall) / 2, wide, tall}, whole);
	r->stands = out;
	return out;
}

bool chapter_steps_aside(struct ui *u)
{
	struct dialog *d = dialog_top(u);
	struct reading *r = reading_of(d);
	struct rect box, out;
	if (!r || r->away || !r->stands.w || r->place < 0 || !u->calls.place_box || !u->calls.place_box(u->calls.who, r->place, false, &box))
		return false;
	bool hides = rect_touches(box, r->stands), over = rect_touches(answers(u, r), r->stands);
	if ((!hides && !over) || !finds_room(u, d, r->stands.w, r->stands.h, over, &out))
		return false;
	if (!hides && rect_touches(answers(u, r), out)) /* there is no better place */
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

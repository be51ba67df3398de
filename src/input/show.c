/* Drawing the table: the resting picture into a cached layer, what moves on top of it. */
#include "input/own.h"

#include "input/asked.h"
#include "render/arrow.h"
#include "render/heap.h"

#include <math.h>
#include <stdio.h>

enum { NUMBERS_FROM = 34, COST_POINTS = 17 }; /* the side of a counter, pixels, from which on numbers in all places can be read */
static const uint32_t value_paper = 0xfff3d4ff, value_ink = 0x2b2013ff;

bool lifted(const struct table_view *t)
{
	return t->lift.piece != NONE && (t->hand == HAND_DRAGS || t->hand == HAND_HOLDS);
}

/* The value of an overlay in whole points and halves. */
static void say_value(const struct overlay *o, int value, char *out, size_t size)
{
	if (o->parts < 2)
		snprintf(out, size, "%d", value);
	else if (value < 2)
		snprintf(out, size, "%s", value ? "\u00bd" : "0");
	else
		snprintf(out, size, "%d%s", value / 2, value & 1 ? "\u00bd" : "");
}

/* Which shade a value has: 0 what is sure, 1 and 2 what luck may bring. */
static int band_of(const struct overlay *o, int value)
{
	return (o->band[0] && value > o->band[0]) + (o->band[1] && value > o->band[1]);
}

/* Places that only luck could reach, nearer and farther ones, tinted and outlined apart. */
static void draw_bands(struct table_view *t, const struct overlay *o)
{
	static const uint32_t tint[] = {0, 0xe0902a48, 0xb23a2448}, line[] = {0, 0xe0902aff, 0xb23a24ff};

	for (int band = 1; band <= 2; band++) {
		struct places in = {{0}};
		for (int i = 0; i < t->s->board.count; i++)
			if (o->value[i] >= 0 && band_of(o, o->value[i]) == band)
				places_add(&in, i);
		scene_wash(&t->scene, &in, tint[band]);
		scene_outline(&t->scene, &in, line[band], 2);
	}
}

/* Is this place among those that are sure, now or with an order more, or may luck bring it? */
static bool in_bands(const struct overlay *o, const struct places *sure, int place)
{
	int value = o->value[place];
	return value >= 0 && (places_has(sure, place) || band_of(o, value) || (o->step && value > o->step));
}

void bands_draw(struct table_view *t, const struct overlay *o, const struct places *sure)
{
	struct places seen = *sure;

	for (int i = 0; i < t->s->board.count; i++)
		if (in_bands(o, sure, i))
			places_add(&seen, i);
	scene_dim(&t->scene, &seen);
	draw_bands(t, o);
}

void bands_values(struct table_view *t, const struct overlay *o, const struct places *sure)
{
	char text[12];

	for (int i = 0; i < t->s->board.count && scene_side(&t->scene) >= NUMBERS_FROM; i++) {
		if (!in_bands(o, sure, i))
			continue;
		say_value(o, o->value[i], text, sizeof text);
		scene_value(&t->scene, i, text, value_paper, value_ink);
	}
}

/* The enemy's zones, and one's own unless they are left out. */
static void draw_zones(struct table_view *t, bool own)
{
	for (int i = 0; i < t->s->board.count; i++) {
		if (t->overlay.value[i] < 0)
			continue;
		if (own && t->overlay.value[i] & 1)
			scene_hatch(&t->scene, i, true, t->overlay.value[i] & 4);
		if (t->overlay.value[i] & 2)
			scene_hatch(&t->scene, i, false, t->overlay.value[i] & 8);
	}
}

/* Who is in hand is stopped by the enemy's zones alone. `zones`: they are to be seen. */
static void draw_reach(struct table_view *t, bool zones)
{
	const struct lift *l = &t->lift;

	if (l->reaches)
		bands_draw(t, &l->reach, &l->lit);
	else
		scene_dim(&t->scene, &l->lit);
	if (zones)
		draw_zones(t, false);
	scene_outline(&t->scene, &l->lit, LIT_COLOUR, fmaxf(2, (float)scene_side(&t->scene) * 0.03f));
	if (l->reaches)
		bands_values(t, &l->reach, &l->lit);
}

/* Tinted by how far they are used up: not at all, partly, wholly. */
static void draw_tints(struct table_view *t)
{
	for (int i = 0; i < t->s->board.count; i++)
		if (t->overlay.value[i] >= 0)
			scene_tint(&t->scene, i, t->overlay.value[i] >= 100 ? 2 : t->overlay.value[i] > 0);
}

static void draw_places(struct table_view *t, const struct showing *how, const struct asked *a)
{
	struct places in = {{0}};
	char text[12];

	for (int i = 0; i < t->s->board.count; i++)
		if (t->overlay.value[i] >= 0 && !band_of(&t->overlay, t->overlay.value[i]))
			places_add(&in, i);
	draw_bands(t, &t->overlay);
	scene_outline(&t->scene, &in, asked_beside(a, how->colour), 3);
	for (int i = 0; i < t->s->board.count && how->ink & INK_NUMBER && scene_side(&t->scene) >= NUMBERS_FROM; i++) {
		if (t->overlay.value[i] <= 0)
			continue;
		say_value(&t->overlay, t->overlay.value[i], text, sizeof text);
		scene_value(&t->scene, i, text, value_paper, value_ink);
	}
}

static bool piece_at(const struct table_view *t, int piece, float *x, float *y)
{
	int counter = piece == NONE ? NONE : view_counter(t, piece);

	if (counter == NONE || t->view->counter[counter].place < 0)
		return false;
	scene_stand(&t->scene, counter, t->view->counter[counter].place, x, y);
	return true;
}

/* From every piece with a verdict, and every place that attacks by itself, to the one asked about (or its place). */
static void draw_threat(struct table_view *t)
{
	float x0, y0, x1, y1, gap = (float)scene_side(&t->scene) * 0.42f;

	if (!piece_at(t, t->overlay_piece, &x1, &y1)) {
		if (t->overlay_place < 0)
			return;
		scene_centre(&t->scene, t->overlay_place, &x1, &y1);
	}
	for (int i = 0; i < t->s->pieces; i++)
		if (t->overlay.verdict[i] && piece_at(t, i, &x0, &y0))
			scene_threat(&t->scene, x0, y0, x1, y1, gap);
	for (int i = 0; i < t->s->board.count; i++)
		if (t->overlay.from[i] != NONE) {
			scene_centre(&t->scene, i, &x0, &y0);
			scene_threat(&t->scene, x0, y0, x1, y1, gap);
		}
}

/* Whoever has a verdict has the ring and the badge of it. */
static void draw_verdicts(struct table_view *t, const struct showing *how)
{
	float x, y, side = (float)scene_side(&t->scene);

	for (int i = 0; i < t->s->pieces; i++) {
		unsigned v = t->overlay.verdict[i];
		if (!v || v > 3 || !how->verdict[v].colour || !piece_at(t, i, &x, &y))
			continue;
		scene_ring(&t->scene, x, y, side, how->verdict[v].colour, how->verdict[v].badge ? 3 : 2);
		if (how->verdict[v].badge)
			scene_badges(&t->scene, how->verdict[v].badge, x, y, side);
	}
}

/* Below the counters: what fills hexes. */
static void overlay_under(struct table_view *t, const struct asked *a)
{
	const struct showing *how = t->overlay_on ? showing_of(t->s, (int)t->overlay_query) : NULL;
	if (lifted(t) && t->lift.n) {
		draw_reach(t, how && how->ink & INK_HATCH);
		return;
	}
	/* Who wants to see something of the map sees it, and on it what is asked meanwhile. */
	bool fills = how && how->ink & (INK_HATCH | INK_TINT | INK_OUTLINE);
	if ((!fills && !lifted(t) && asked_under(t, a)) || !how)
		return;
	if (how->ink & INK_HATCH)
		draw_zones(t, !lifted(t));
	if (how->ink & INK_TINT)
		draw_tints(t);
	if (how->ink & INK_OUTLINE)
		draw_places(t, how, a);
	if (fills && !lifted(t))
		asked_above(t, a);
}

static void overlay_over(struct table_view *t, const struct asked *a)
{
	const struct showing *how = t->overlay_on ? showing_of(t->s, (int)t->overlay_query) : NULL;

	if (lifted(t))
		return;
	asked_over(t, a);
	if (how && how->ink & INK_WAY)
		draw_threat(t);
	if (how && how->ink & INK_RING)
		draw_verdicts(t, how);
}

static bool is_target(const struct view *v, int counter)
{
	return v->counter[counter].badges & BADGE_TARGET && v->counter[counter].place >= 0;
}

/* From who attacks to who is attacked: neighbours, or, where an attacker has none among the targets, the nearest. */
static void draw_attacker(struct table_view *t, int attacker, bool under)
{
	const struct view *v = t->view;
	int nearest = NONE, least = 999, from = v->counter[attacker].place;

	for (int k = 0; k < v->counters; k++) {
		int d = is_target(v, k) ? board_distance(&t->s->board, from, v->counter[k].place) : 999;
		if (d < least) {
			least = d;
			nearest = k;
		}
	}
	for (int k = 0; k < v->counters && nearest != NONE; k++) {
		if (!is_target(v, k))
			continue;
		int d = board_distance(&t->s->board, from, v->counter[k].place);
		if (k == nearest || (d <= 1 && least <= 1))
			scene_attack(&t->scene, v, attacker, v->counter[k].place, under);
	}
}

/* What is being built, and what stands. */
static void draw_attacks(struct table_view *t, bool under)
{
	const struct view *v = t->view;

	for (int i = 0; i < v->counters; i++)
		if (v->counter[i].badges & BADGE_ATTACKS && v->counter[i].place >= 0)
			draw_attacker(t, i, under);
	if (under)
		scene_arrows(&t->scene, v);
	else
		scene_wedges(&t->scene, v);
}

static void ring_hex(struct table_view *t, int place, uint32_t colour, float thick)
{
	struct places one = {{0}};

	if (place < 0 || place >= t->s->board.count)
		return;
	places_add(&one, place);
	scene_outline(&t->scene, &one, colour, thick);
}

/* A block in hand has its frame. */
static bool framed(const struct table_view *t, int counter)
{
	return t->view->lie == LIE_BLOCK && t->view->counter[counter].badges & BADGE_IN_HAND;
}

static void draw_selection(struct table_view *t)
{
	float side = (float)scene_side(&t->scene);

	for (int i = 0; i < t->scene.lying; i++) {
		const struct lying *l = &t->scene.lie[i];
		float x, y;
		if (l->piece == NONE || l->piece != t->selected || framed(t, l->counter))
			continue;
		camera_to_screen(&t->scene.eye, l->x, l->y, &x, &y);
		scene_ring(&t->scene, x, y, side, 0xf2c230ff, fmaxf(2, side * 0.035f));
	}
	if (t->cursor != NONE)
		ring_hex(t, t->cursor, 0xffffffff, 4);
	if (t->pointing) {
		float x, y;
		ring_hex(t, t->pointed.from, 0xffe27aff, 4);
		ring_hex(t, t->pointed.to, 0xffe27aff, 5);
		if (piece_at(t, t->pointed.piece, &x, &y))
			scene_ring(&t->scene, x, y, side, 0xffe27aff, 3);
	}
}

/* All but those who travel; who is asked for lies on his stack. */
static void lay_counters(struct table_view *t, const struct asked *a)
{
	struct set skip, above;

	travel_skip_set(t, &skip);
	asked_above_others(t, a, &above);
	scene_lay(&t->scene, t->view, &skip, &above);
}

/* Where what is lifted may go, or what is asked lies: a name is read there before it is chosen. */
static void draw_names(struct table_view *t, const struct asked *a)
{
	struct places lit = {{0}};

	if (t->lift.piece != NONE)
		lit = t->lift.lit;
	else
		asked_places(a, &lit);
	scene_names(&t->scene, &lit);
}

static void draw_all(struct table_view *t, bool *more)
{
	struct asked a;

	asked_find(t, &a);
	canvas_allow_reads(t->c, t->reads);
	lay_counters(t, &a);
	*more = sheet_draw(&t->scene.sheet, t->c, &t->scene.eye, &t->s->board, t->reads);
	scene_bands(&t->scene, t->view);
	scene_turn(&t->scene, t->known->header.turn);
	scene_boxes(&t->scene, t->view);
	overlay_under(t, &a);
	draw_names(t, &a);
	trails_draw(t);
	advice_under(t);
	draw_attacks(t, true);
	if (!t->hidden) {
		scene_counters(&t->scene, t->view, lifted(t) ? NULL : &a.pieces);
		scene_markers(&t->scene, t->view);
		scene_counter_badges(&t->scene, t->view);
		draw_attacks(t, false);
		overlay_over(t, &a);
	} else {
		scene_markers(&t->scene, t->view);
	}
	aims_draw(t);
	draw_selection(t);
	if (!t->hidden)
		heap_counts(&t->scene); /* the rings of neighbours are not over them */
	advice_over(t);
	const struct places *zone = t->pointer_in && t->hand == HAND_EMPTY ? tray_zone_at(t, t->px, t->py) : NULL;
	if (zone)
		scene_outline(&t->scene, zone, 0xf2c230ff, 4);
	overview_draw(t);
	legend_draw(t, &a);
	tray_draw(t);
	*more = *more || canvas_unfinished(t->c);
	canvas_allow_reads(t->c, ALL_READS);
}

float table_shape(const struct table_view *t)
{
	return t->scene.eye.sheet_h > 0 ? t->scene.eye.sheet_w / t->scene.eye.sheet_h : 1;
}

/* The eye, and where all lies for it, are those of before afterwards. */
void table_whole(struct table_view *t, struct rect at)
{
	struct scene *sc = &t->scene;
	struct asked a;
	struct camera was = sc->eye;
	float k = fminf((float)at.w / was.sheet_w, (float)at.h / was.sheet_h);
	struct rect area = {0, 0, (int)(was.sheet_w * k), (int)(was.sheet_h * k)};
	area.x = at.x + (at.w - area.w) / 2;
	area.y = at.y + (at.h - area.h) / 2;
	if (area.w < 1 || area.h < 1)
		return;
	camera_open(&sc->eye, was.sheet_w, was.sheet_h);
	sc->eye.percent = 100 * k;
	for (int i = 0; i < ZOOM_STEPS; i++)
		sc->eye.step = (float)camera_percent_of(i) <= sc->eye.percent ? i : sc->eye.step;
	sc->eye.step = sc->eye.percent < (float)camera_percent_of(0) ? 0 : sc->eye.step;
	camera_area(&sc->eye, area);
	canvas_clip(t->c, area);
	scene_lay(sc, t->view, NULL, NULL);
	sheet_draw(&sc->sheet, t->c, &sc->eye, &t->s->board, ALL_READS);
	scene_turn(sc, t->known->header.turn);
	scene_boxes(sc, t->view);
	scene_counters(sc, t->view, NULL);
	scene_markers(sc, t->view);
	canvas_unclip(t->c);
	sc->eye = was;
	asked_find(t, &a);
	lay_counters(t, &a);
}

/* The map's part of it: what is round it is drawn by its own. */
static void layer_draw(const struct table_view *t)
{
	canvas_clip(t->c, t->scene.eye.area);
	canvas_layer_draw(t->c, TABLE_LAYER);
	canvas_unclip(t->c);
}

/* While the map moves it is another one in every frame: what would be kept of it is shown once only. */
static bool keeps_moving(struct table_view *t)
{
	t->anew = t->stale ? t->anew + 1 : 0;
	return t->anew > 2;
}

void show_layer(struct table_view *t)
{
	bool layered, more = false, moves = keeps_moving(t);

	if (!t->stale && canvas_layer_valid(t->c, TABLE_LAYER)) {
		layer_draw(t);
		return;
	}
	t->stale = false;
	t->bare = moves;
	overview_place(t);
	tray_lay(t);
	layered = !moves && canvas_layer_begin(t->c, TABLE_LAYER);
	canvas_clip(t->c, t->scene.eye.area);
	draw_all(t, &more);
	canvas_unclip(t->c);
	if (moves) {
		canvas_layer_spoil(t->c, TABLE_LAYER);
	} else if (layered) {
		canvas_layer_end(t->c);
		layer_draw(t);
	} else {
		t->stale = true;
	}
	if (more)
		spoil(t);
}

/* Where hexes are too small for a number in each the one that is pointed at has it alone. */
static void draw_cost(struct table_view *t, int place)
{
	int cost = way_cost(t, place);
	char text[16];

	if (cost < 0 || scene_side(&t->scene) >= NUMBERS_FROM)
		return;
	say_value(&t->lift.reach, cost, text, sizeof text);
	scene_value_over(&t->scene, place, pt(t, COST_POINTS), text, value_paper, value_ink);
}

/* Where the drop would be an order: the way there. False: nothing is to be shown. */
static bool draw_way(struct table_view *t, int place)
{
	int route[MAX_ROUTE], n = 0;
	struct order any;

	if (place == NONE || !lift_orders(t, place, &any, 1))
		return false;
	n = way_route(t, place, route, MAX_ROUTE);
	ring_hex(t, place, 0xffffffff, 4);
	if (n > 1)
		scene_route(&t->scene, route, n, t->s->piece[t->lift.piece].nation, t->s->piece[t->lift.piece].side);
	return true;
}

/* What is held up throws its shadow further down. */
static void shadow(struct table_view *t, float cx, float cy, float side)
{
	float h = side / 2, cut = side * 0.07f;
	float xy[16] = {cx - h + cut, cy - h, cx + h - cut, cy - h, cx + h, cy - h + cut, cx + h, cy + h - cut,
			cx + h - cut, cy + h, cx - h + cut, cy + h, cx - h, cy + h - cut, cx - h, cy - h + cut};
	canvas_polygon(t->c, xy, 8, 0x1d160e50);
}

static void draw_lifted(struct table_view *t)
{
	const struct lift *l = &t->lift;
	float side = (float)scene_side(&t->scene), x, y;

	if (!lifted(t))
		return;
	int place = t->cursor != NONE ? t->cursor : tray_covers(t, t->px, t->py) ? NONE : place_under(t, t->px, t->py);
	bool goes = draw_way(t, place);
	if (t->hand == HAND_DRAGS && l->counter != NONE) {
		x = (float)t->px + t->grip_x;
		y = (float)t->py + t->grip_y;
		shadow(t, x + side * 0.07f, y + side * 0.1f, side);
		scene_counter(&t->scene, &t->view->counter[l->counter], x, y - 2, side, 255);
	}
	if (goes)
		draw_cost(t, place);
}

void show_moving(struct table_view *t)
{
	canvas_clip(t->c, t->scene.eye.area);
	if (board_has_borders(&t->s->board) && t->pointer_in && t->hand == HAND_EMPTY && !t->fan.open && !tray_covers(t, t->px, t->py))
		ring_hex(t, t->hover_place, 0xfff3d4e0, 2);
	if (!t->hidden)
		travel_draw(t);
	draw_lifted(t);
	if (t->hand == HAND_EMPTY || (t->hand == HAND_HOLDS && t->view->lie == LIE_HEAP))
		fan_draw(t);
	canvas_unclip(t->c);
	cards_draw(t);
}

/* What of the map is seen: at first, and when something is asked that is out of sight. */
#include "input/own.h"

#include "input/asked.h"
#include "render/block.h"
#include "words/now.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The middle of what the one who decides has on the map, or of where his first piece may go. */
static int middle(struct table_view *t)
{
	float x = 0, y = 0, least = 0;
	int n = 0, best = NONE;

	for (int i = 0; i < t->view->counters; i++) {
		const struct counter *k = &t->view->counter[i];
		if (k->place < 0 || k->side != t->seat->prompt.side)
			continue;
		x += t->s->board.at[k->place].x;
		y += t->s->board.at[k->place].y;
		n++;
	}
	if (!n && t->seat->orders.n && t->seat->orders.at[0].piece != NONE) {
		struct places lit = {{0}};
		lift_places(t, t->seat->orders.at[0].piece, &lit);
		for (int i = 0; i < t->s->board.count; i++)
			if (places_has(&lit, i)) {
				x += t->s->board.at[i].x;
				y += t->s->board.at[i].y;
				n++;
			}
	}
	for (int i = 0; n && i < t->s->board.count; i++) {
		const struct place *p = &t->s->board.at[i];
		float away = hypotf(p->x - x / (float)n, p->y - y / (float)n);
		if (best == NONE || away < least) {
			best = i;
			least = away;
		}
	}
	return best;
}

static int by_size(const void *a, const void *b)
{
	const float *p = a, *q = b;
	return (*p > *q) - (*p < *q);
}

/* What lies as near as this, in counters, before what is framed is seen with it. */
enum { NEAR = 8 };

/* With this place, if it is near, and a little round it. */
static void reach_out(const struct table_view *t, const struct extent *core, int place, struct extent *out)
{
	float x, y, size = scene_counter_size(&t->scene), near = NEAR * size, room = 1.6f * size;

	sheet_centre(&t->scene.sheet, &t->s->board, place, &x, &y);
	if (x < core->left - near || x > core->right + near || y < core->top - near || y > core->low + near)
		return;
	out->left = fminf(out->left, x - room);
	out->right = fmaxf(out->right, x + room);
	out->top = fminf(out->top, y - room);
	out->low = fmaxf(out->low, y + room);
}

/* What it is all about, and where those come in who come now. */
static struct extent with_aims(const struct table_view *t, const struct extent *core)
{
	struct extent out = *core;

	for (int i = 0; i < t->s->aims; i++)
		reach_out(t, core, t->s->aim_place[i], &out);
	for (int i = 0; i < t->s->pieces; i++)
		if (t->s->piece[i].enter_place >= 0 && t->s->piece[i].enter_turn == t->known->header.turn)
			reach_out(t, core, t->s->piece[i].enter_place, &out);
	return out;
}

/* Who stands before the ground of a side. */
static struct extent with_enemies(const struct table_view *t, const struct extent *core)
{
	struct extent out = *core;

	for (int i = 0; i < t->view->counters; i++)
		if (t->view->counter[i].place >= 0 && t->view->counter[i].side != (int)t->seat->prompt.side)
			reach_out(t, core, t->view->counter[i].place, &out);
	return out;
}

/* So many together are an army; fewer lie as near the front as others do. */
enum { ARMY = 4 };

/* So many counters of the enemy does one of one's own outweigh, beside itself. */
enum { OWN_MORE = 3 };

/* Where most counters stand together of the side that is looked through; NONE: they are scattered, or nobody's in particular. */
static int main_stack(const struct table_view *t)
{
	int16_t n[MAX_PLACES] = {0};
	int best = NONE;

	for (int i = 0; i < t->view->counters && t->seat->side != NOBODY; i++) {
		const struct counter *k = &t->view->counter[i];
		if (k->place < 0 || k->side != (int)t->seat->side)
			continue;
		n[k->place]++;
		if (best == NONE || n[k->place] > n[best])
			best = k->place;
	}
	return best != NONE && n[best] >= ARMY ? best : NONE;
}

/* Nobody stands anywhere yet: where the first is advised to be put down, else the middle of the sheet. */
static struct extent first_put(struct table_view *t)
{
	float x = t->scene.sheet.width / 2, y = t->scene.sheet.height / 2;
	struct now now;

	now_look(t->s, t->seat->known, &t->seat->prompt, &t->seat->orders, table_holds(t), &now);
	int place = now.order == NONE ? NONE : now.leads ? now.then.place : t->seat->orders.at[now.order].place;
	if (place >= 0)
		sheet_centre(&t->scene.sheet, &t->s->board, place, &x, &y);
	return (struct extent){x, y, x, y};
}

/* Where something is decided: the part of this size that has most counters of both sides, as many of the side that has fewer there, and those
 * of who looks before all; and in it his main stack. */
static struct extent front(struct table_view *t, float w, float h)
{
	struct extent best = {0, 0, 0, 0};
	int most = -1, army = main_stack(t);
	float ax = 0, ay = 0;

	if (army != NONE)
		sheet_centre(&t->scene.sheet, &t->s->board, army, &ax, &ay);

	for (int c = 0; c < t->view->counters; c++) {
		const struct counter *middle = &t->view->counter[c];
		float x, y, mx, my;
		int n[SIDES] = {0, 0};
		if (middle->place < 0)
			continue;
		sheet_centre(&t->scene.sheet, &t->s->board, middle->place, &mx, &my);
		if (army != NONE && (fabsf(ax - mx) > w / 2 || fabsf(ay - my) > h / 2))
			continue;
		struct extent here = {mx, my, mx, my};
		for (int i = 0; i < t->view->counters; i++) {
			const struct counter *k = &t->view->counter[i];
			if (k->place < 0 || k->side < 0)
				continue;
			sheet_centre(&t->scene.sheet, &t->s->board, k->place, &x, &y);
			if (fabsf(x - mx) > w / 2 || fabsf(y - my) > h / 2)
				continue;
			n[k->side & 1]++;
			here = (struct extent){fminf(here.left, x), fminf(here.top, y), fmaxf(here.right, x), fmaxf(here.low, y)};
		}
		int less = n[0] < n[1] ? n[0] : n[1], own = t->seat->side == NOBODY ? 0 : n[t->seat->side];
		int worth = 3 * less + n[0] + n[1] + OWN_MORE * own;
		if (worth > most) {
			most = worth;
			best = here;
		}
	}
	return most < 0 ? first_put(t) : best;
}

/* The smallest step at which a counter tells anything: pixels of a flat one. */
enum { TOLD = 20 };

static int told_step(struct table_view *t)
{
	int step = 0;

	if (t->view->lie == LIE_BLOCK) {
		scene_look_for_blocks(&t->scene);
		return block_told_step(&t->scene);
	}
	while (step < ZOOM_STEPS - 1 && scene_counter_size(&t->scene) * (float)camera_percent_of(step) / 100 < TOLD)
		step++;
	return step;
}

/* What of the map is free between what asks and the lowest `taken` pixels, of which each takes half of it at most. */
static struct rect free_between(const struct table_view *t, int taken)
{
	struct rect a = t->scene.eye.area;
	int half = a.h / 2, upper = t->covered < half ? t->covered : half, lower = taken < half ? taken : half;

	if (upper + lower > half)
		upper = half - lower;
	a.y += upper;
	a.h -= upper + lower;
	return a;
}

/* The point of the sheet in the middle of this part of the map. */
static void show_within(struct camera *eye, struct rect part, float x, float y)
{
	const struct rect whole = eye->area;

	camera_area(eye, part);
	camera_show(eye, x, y);
	camera_area(eye, whole);
	camera_pan(eye, 0, (float)(part.y - whole.y) + (float)(part.h - whole.h) / 2);
}

/* Shows `most` of what matters in what is free above the lowest `taken` pixels of the map, no nearer than its own size; and so that `all` of
 * it is seen, across or down, where it has room at that step, or `more` than that. */
static void frame_above(struct table_view *t, int taken, const struct extent *most, const struct extent *all, const struct extent *more)
{
	struct camera *eye = &t->scene.eye;
	const struct rect whole = eye->area, above = free_between(t, taken);

	camera_area(eye, above);
	camera_frame(eye, most->left, most->top, most->right, most->low);
	if (camera_percent_of(eye->step) > 100)
		camera_step(eye, eye->step - 1);
	bool far = !camera_holds(eye, most->right - most->left, most->low - most->top) ||
		   (t->view->lie == LIE_BLOCK && eye->step < told_step(t));
	if (far)
		camera_step(eye, told_step(t));
	float k = eye->percent / 100;
	float w = (float)above.w / k, h = (float)above.h / k;
	float room = (t->view->lie == LIE_BLOCK ? 0.9f : 1) * scene_counter_size(&t->scene); /* they are seen whole, and named */
	const struct extent near = far ? front(t, w - room, h - room) : *most;
	t->framed_part = near;
	if (far)
		most = all = more = &near;
	const struct extent *x = more->right - more->left <= w ? more : all->right - all->left <= w ? all : most;
	const struct extent *y = more->low - more->top <= h ? more : all->low - all->top <= h ? all : most;
	camera_area(eye, whole);
	show_within(eye, above, (x->left + x->right) / 2, (y->top + y->low) / 2);
}

/* What the tray, or the cards that stand out over the map, take of its lower end. */
static int taken_below(struct table_view *t)
{
	const struct rect *a = &t->scene.eye.area;

	tray_lay(t);
	int tray = t->tray.frame.h ? a->y + a->h - t->tray.frame.y : 0;
	return tray > t->cards.lie.over ? tray : t->cards.lie.over;
}

int table_taken_below(struct table_view *t)
{
	const struct rect *a = &t->scene.eye.area, *w = &t->whole;

	return w->y + w->h - a->y - a->h + taken_below(t);
}

/* The map is first seen as near as the places with counters allow, save the outermost, and no nearer than its own size, above the tray
 * and the cards that stand out over it; where they have no room, as much of where both sides stand as has some. */
void sight_armies(struct table_view *t)
{
	struct places seen = {{0}};
	float x[MAX_COUNTERS], y[MAX_COUNTERS], room = 1.6f * scene_counter_size(&t->scene);
	int n = 0, out;

	if (!t->looked)
		return;
	for (int i = 0; i < t->view->counters; i++) {
		int at = t->view->counter[i].place;
		if (at < 0 || places_has(&seen, at))
			continue;
		places_add(&seen, at);
		sheet_centre(&t->scene.sheet, &t->s->board, at, &x[n], &y[n]);
		n++;
	}
	/* An empty map is set up piece by piece: the view stays. */
	t->framed = true;
	if (!n)
		return;
	qsort(x, (size_t)n, sizeof *x, by_size);
	qsort(y, (size_t)n, sizeof *y, by_size);
	out = n / 12;
	const struct extent most = {x[out] - room, y[out] - room, x[n - 1 - out] + room, y[n - 1 - out] + room};
	const struct extent all = {x[0], y[0], x[n - 1], y[n - 1]}, aims = with_aims(t, &all);
	t->looked_at = true;
	frame_above(t, taken_below(t), &most, &all, &aims);
	t->first_seen = t->scene.eye;
	t->entered = 0;
}

/* Nothing was framed: where a side may lay out its pieces, above the tray they are taken from; once for each side. */
static bool frame_ground(struct table_view *t)
{
	float left = t->scene.sheet.width, top = t->scene.sheet.height, right = 0, low = 0, x, y;
	float room = 1.6f * scene_counter_size(&t->scene);
	int first = 0;

	if (t->grounds >> t->seat->prompt.side & 1)
		return false;
	while (first < t->seat->orders.n && t->seat->orders.at[first].piece == NONE)
		first++;
	if (first == t->seat->orders.n || !lift_piece(t, t->seat->orders.at[first].piece))
		return false;
	for (int i = 0; i < t->lift.n; i++) {
		int at = t->lift.drop[i].place;
		if (at < 0)
			continue;
		sheet_centre(&t->scene.sheet, &t->s->board, at, &x, &y);
		left = fminf(left, x);
		right = fmaxf(right, x);
		top = fminf(top, y);
		low = fmaxf(low, y);
	}
	lift_clear(t);
	if (right <= 0)
		return false;
	t->grounds |= 1u << t->seat->prompt.side;
	const struct extent ground = {left - room, top - room, right + room, low + room}, all = with_enemies(t, &ground);
	frame_above(t, taken_below(t), &all, &all, &all);
	t->ground_turned = t->seat->turned;
	return true;
}

static bool is_first(const struct table_view *t, const struct camera *eye)
{
	const struct camera *first = &t->first_seen;
	return t->framed && eye->step == first->step && fabsf(eye->x - first->x) < 1 && fabsf(eye->y - first->y) < 1;
}

/* Still as it was first framed: a window of another size is framed anew. */
bool sight_as_framed(const struct table_view *t)
{
	return is_first(t, &t->scene.eye);
}

/* Is it hidden, and to be seen: under the small map, or come in this turn and out of sight? */
static bool to_uncover(const struct table_view *t, const struct counter *k)
{
	struct rect box;

	if (k->place < 0 || k->piece == NONE || k->side != (int)t->seat->side)
		return false;
	if (t->s->piece[k->piece].enter_turn == t->known->header.turn)
		return !table_box(t, k->place, false, &box);
	return under_small_map(t, k->place);
}

void sight_uncover(struct table_view *t)
{
	struct places want = {{0}};
	bool any = false;

	for (int i = 0; i < t->view->counters; i++) {
		if (!to_uncover(t, &t->view->counter[i]))
			continue;
		places_add(&want, t->view->counter[i].place);
		any = true;
	}
	if (any)
		clear_places(t, &want);
}

/* Where the armies are framed as they stand now, from where the eye is at rest; it is the first sight from now on. */
static struct camera framed(struct table_view *t)
{
	sight_armies(t);
	sight_uncover(t);
	t->first_seen = eye_at_rest(&t->scene.eye);
	return t->first_seen;
}

void sight_anew(struct table_view *t)
{
	struct camera now = t->scene.eye, rest = eye_at_rest(&now), *eye = &t->scene.eye;
	bool away = t->led.on && is_first(t, &t->led.home);

	if (!away && !is_first(t, &rest))
		return;
	*eye = away ? t->led.home : rest;
	struct camera below = framed(t);
	*eye = now;
	if (away)
		t->led.home = below;
	else
		camera_slide(eye, below.x, below.y, canvas_now(t->c));
}

void sight_begun(struct table_view *t)
{
	struct camera now = t->scene.eye, *eye = &t->scene.eye, anew;

	*eye = eye_at_rest(&now);
	anew = framed(t);
	t->led.on = t->led.entries = false;
	*eye = anew;
	if (anew.step != now.step || now.zooming) /* at another step of the zoom it is there at once */
		return;
	*eye = now;
	camera_slide(eye, anew.x, anew.y, canvas_now(t->c));
}

/* A sheet too large for the window, with nothing in its middle, is first seen where most of those are who may act. */
void sight_first(struct table_view *t)
{
	const struct camera *eye = &t->scene.eye;
	float k = eye->percent / 100, x, y;
	int place, seen = 0, all = 0;

	if (!t->looked || t->seat->prompt.side == NOBODY)
		return;
	if (!t->first_seen.area.w && frame_ground(t))
		return;
	if (t->looked_at)
		return;
	t->looked_at = true;
	if (eye->sheet_w * k <= (float)eye->area.w && eye->sheet_h * k <= (float)eye->area.h)
		return;
	for (int i = 0; i < t->view->counters; i++) {
		const struct counter *c = &t->view->counter[i];
		if (c->side != t->seat->prompt.side || c->place < 0)
			continue;
		all++;
		seen += scene_sees(&t->scene, c->place);
	}
	if (2 * seen > all)
		return;
	place = middle(t);
	if (place == NONE)
		return;
	sheet_centre(&t->scene.sheet, &t->s->board, place, &x, &y);
	camera_show(&t->scene.eye, x, y);
}

/* Those who may act now are brought into sight when none of them is. */
static void look_at_ready(struct table_view *t)
{
	int first = NONE;

	for (int i = 0; i < t->view->counters; i++) {
		const struct counter *k = &t->view->counter[i];
		if (!(k->badges & BADGE_READY) || k->place < 0)
			continue;
		if (scene_sees(&t->scene, k->place))
			return;
		first = first == NONE ? k->place : first;
	}
	if (first != NONE)
		table_look_at(t, first);
}

/* Not only a corner of it, and not under the small map. */
static void look_at_asked(struct table_view *t)
{
	const struct rect *area = &t->scene.eye.area;
	struct rect box;
	int place = area_asked(t), margin = scene_side(&t->scene);
	struct asked a;
	float x, y;

	if (place >= 0) {
		scene_centre(&t->scene, place, &x, &y);
		struct rect inner = {area->x + margin, area->y + t->covered + margin, area->w - 2 * margin,
				     area->h - t->covered - 2 * margin};
		if (!rect_has(inner, (int)x, (int)y) || !table_box(t, place, false, &box))
			table_look_at(t, place);
	}
	asked_find(t, &a);
	if (place < 0 || asked_lights(&a))
		asked_look(t, &a);
}

/* Own counters on the map that the tray lies over: one of them may have to move on before anybody comes in where it stands. */
static void add_under_tray(struct table_view *t, struct places *out)
{
	struct rect box;

	tray_lay(t);
	for (int i = 0; i < t->view->counters; i++) {
		const struct counter *k = &t->view->counter[i];
		if (k->place < 0 || k->piece == NONE || !own_piece(t, k->piece))
			continue;
		table_box(t, k->place, false, &box);
		if (rect_touches(box, t->tray.frame))
			places_add(out, k->place);
	}
}

static bool moved_from(const struct table_view *t, const struct camera *before)
{
	struct camera now = eye_at_rest(&t->scene.eye);
	return fabsf(now.x - before->x) + fabsf(now.y - before->y) >= 1;
}

/* Of where he may come in the place that is named to the player lies clear too, where one is: that place, or NONE; not in a set-up, where it
 * is one of many. */
static int clear_named(struct table_view *t, const struct places *lit)
{
	struct places named = {{0}};
	struct now now;

	if (t->s->rules->phases[t->seat->prompt.row].setup)
		return NONE;
	now_look(t->s, t->seat->known, &t->seat->prompt, &t->seat->orders, table_holds(t), &now);
	int place = now.order == NONE ? NONE : now.leads ? now.then.place : t->seat->orders.at[now.order].place;
	if (place < 0 || !places_has(lit, place))
		return NONE;
	places_add(&named, place);
	clear_places(t, &named);
	return place;
}

/* Is all of this part of the sheet seen in `free` by the eye where it rests? */
static bool part_seen(const struct table_view *t, const struct extent *part, const struct rect *free)
{
	struct camera eye = eye_at_rest(&t->scene.eye);
	float left, top, right, low;

	camera_to_screen(&eye, part->left, part->top, &left, &top);
	camera_to_screen(&eye, part->right, part->low, &right, &low);
	return left >= (float)free->x && top >= (float)free->y && right <= (float)(free->x + free->w) && low <= (float)(free->y + free->h);
}

/* What the first look was about and this place are framed together, as large as that goes and no smaller than can be read; false, and nothing
 * is done, where they have no room together. */
static bool frame_both(struct table_view *t, int place, const struct rect *free)
{
	struct camera *eye = &t->scene.eye, now = *eye, both;
	struct extent part = t->framed_part;
	float x, y, room = 1.6f * scene_counter_size(&t->scene);
	int step = eye->step, least = told_step(t);

	sheet_centre(&t->scene.sheet, &t->s->board, place, &x, &y);
	part = (struct extent){fminf(part.left, x - room), fminf(part.top, y - room), fmaxf(part.right, x + room), fmaxf(part.low, y + room)};
	for (; step >= least; step--) {
		float k = (float)camera_percent_of(step) / 100;
		if ((part.right - part.left) * k <= (float)free->w && (part.low - part.top) * k <= (float)free->h)
			break;
	}
	if (step < least)
		return false;
	both = now;
	camera_step(&both, step);
	show_within(&both, *free, (part.left + part.right) / 2, (part.top + part.low) / 2);
	if (step != now.step) /* at another step of the zoom it is there at once */
		*eye = both;
	else
		camera_slide(eye, both.x, both.y, canvas_now(t->c));
	spoil(t);
	return true;
}

/* The first look went on to the named place: where it left the armies for that, both are framed if they have room. */
static void keep_armies(struct table_view *t, int place, const struct camera *before)
{
	struct camera led = t->scene.eye;
	const struct rect free = free_between(t, taken_below(t));

	if (place == NONE || !is_first(t, before) || part_seen(t, &t->framed_part, &free))
		return;
	t->scene.eye = *before;
	if (!frame_both(t, place, &free))
		t->scene.eye = led;
}

/* Once a phase, and when the map is framed anew: where the first of those who wait in the tray may be put down lies clear of it, and of
 * several places the one that is named. */
void sight_entries(struct table_view *t)
{
	const struct prompt *p = &t->seat->prompt;
	int now = 1 + ((t->known->header.turn * t->s->rules->rows + p->row) * SIDES + (p->side == SIDE_1));
	struct places lit = {{0}};

	if (!t->looked || t->entered == now || t->hand != HAND_EMPTY || !t->tray.n)
		return;
	t->entered = now;
	int piece = t->view->counter[t->tray.counter[0]].piece;
	if (piece == NONE || !own_piece(t, piece))
		return;
	lift_places(t, piece, &lit);
	if (!memcmp(&lit, &(struct places){{0}}, sizeof lit)) /* it has no place yet */
		add_under_tray(t, &lit);
	struct camera before = eye_at_rest(&t->scene.eye);
	clear_places(t, &lit);
	int named = clear_named(t, &lit);
	if (moved_from(t, &before)) {
		keep_armies(t, named, &before);
		eye_led_from(t, &before);
		t->led.entries = true;
	}
}

static void look_from_here(struct table_view *t)
{
	if (is_asked(t))
		look_at_ready(t);
	look_at_asked(t);
	if (is_asked(t))
		sight_entries(t);
}

/* What is in sight is judged from where an eye that is still on its way will rest. */
static void look_from_rest(struct table_view *t)
{
	struct camera now = t->scene.eye, rest = eye_at_rest(&now), *eye = &t->scene.eye;

	if (!now.gliding || now.zooming) {
		look_from_here(t);
		return;
	}
	*eye = rest;
	look_from_here(t);
	struct camera end = eye_at_rest(eye);
	bool stays = fabsf(end.x - rest.x) + fabsf(end.y - rest.y) < 1 && end.step == rest.step;
	if (stays || eye->gliding)
		*eye = now;
	if (!stays && eye->gliding)
		camera_glide(eye, end.x, end.y, canvas_now(t->c));
}

void look_where_asked(struct table_view *t)
{
	struct camera before = eye_at_rest(&t->scene.eye);
	bool place = area_asked(t) >= 0;

	look_from_rest(t);
	if (place && moved_from(t, &before)) {
		eye_led_from(t, &before);
		t->led.asked = true;
	}
}

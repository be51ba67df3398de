/* Counters on their way: what was just played, told again as movement. */
#include "input/own.h"

#include <math.h>

static bool tells_place(const struct table_view *t, const struct event *e)
{
	return e->to >= 0 && e->to < t->s->board.count && e->from < t->s->board.count;
}

static void animate(struct table_view *t, const struct event *e, bool at_once, bool follow)
{
	struct travel k = {.piece = e->piece, .from = e->from, .to = e->to, .kind = e->kind, .side = e->side,
			   .follow = follow};
	int counter = event_moves(e->kind) ? view_counter(t, e->piece) : NONE;

	if (!tells_place(t, e) || (e->piece != NONE && e->piece == t->dropped))
		return;
	if (counter != NONE) {
		k.face = t->view->counter[counter];
	} else if (follow && (event_moves(e->kind) || e->kind == EVENT_ATTACK || event_is_deed(t->seat, e))) {
		k.piece = NONE; /* a closed stack, a battle, a depot that is destroyed */
	} else {
		return;
	}
	if (!at_once && t->travels < MAX_TRAVELS)
		t->travel[t->travels++] = k;
}

void table_animate(struct table_view *t, struct spot from, struct spot to, int speed, bool follow)
{
	static const uint32_t leg[4] = {0, 140, 320, 700};
	bool fresh = t->travelled >= t->travels;

	if (fresh)
		t->travels = t->travelled = 0;
	for (bool more = true; more && spot_before(from, to); more = spot_next(t->seat, &from)) {
		const struct event *e = spot_event(t->seat, from);
		if (e)
			animate(t, e, speed <= 0, follow);
	}
	if (follow && t->travels > t->travelled) {
		t->leads = true;
		eye_stays(t); /* what is to be decided then comes last */
	}
	t->leg_ms = leg[speed < 0 ? 0 : speed > 3 ? 3 : speed];
	if (fresh)
		t->leg_began = canvas_now(t->c);
	spoil(t);
}

bool table_animating(const struct table_view *t)
{
	return t->travelled < t->travels || t->back.on || camera_moves(&t->scene.eye);
}

void table_skip_animation(struct table_view *t)
{
	if (t->travelled < t->travels)
		spoil(t);
	t->travels = t->travelled = 0;
	t->leads = t->back.on = false;
}

/* Pieces that are on their way do not lie on the table. */
void travel_skip_set(const struct table_view *t, struct set *out)
{
	set_clear(out);
	for (int i = t->travelled; i < t->travels; i++)
		if (t->travel[i].piece != NONE)
			set_add(out, t->travel[i].piece);
	if (t->back.on && t->back.face.piece != NONE)
		set_add(out, t->back.face.piece);
	if (t->hand == HAND_DRAGS && t->lift.piece != NONE)
		set_add(out, t->lift.piece);
}

/* A part of the screen. */
struct span {
	float x0, y0, x1, y1;
};

static void widen(const struct table_view *t, int place, struct span *s)
{
	float x, y;

	if (place < 0)
		return;
	scene_centre(&t->scene, place, &x, &y);
	*s = (struct span){fminf(s->x0, x), fminf(s->y0, y), fmaxf(s->x1, x), fmaxf(s->y1, y)};
}

/* The map but for its foot, over which the cards stand. */
static struct rect above_cards(const struct table_view *t)
{
	struct rect a = t->scene.eye.area;
	a.h -= t->cards.lie.over;
	return a;
}

/* On the map, not at its very edge, with nothing over it. */
static bool in_sight(const struct table_view *t, int place)
{
	const struct rect all = above_cards(t), *a = &all, *o = &t->overview;
	float margin = (float)scene_side(&t->scene), x, y;

	if (place < 0)
		return true;
	scene_centre(&t->scene, place, &x, &y);
	if (x < (float)a->x + margin || x > (float)(a->x + a->w) - margin || y < (float)a->y + margin ||
	    y > (float)(a->y + a->h) - margin)
		return false;
	bool below = o->w && x < (float)(o->x + o->w) + margin / 2 && y > (float)o->y - margin / 2;
	return !below && !tray_covers(t, (int)x, (int)y);
}

/* To the middle of the next travel and of as many after it as fit into the window with it. */
static void lead_eye(struct table_view *t, uint32_t now)
{
	const struct rect all = above_cards(t), *a = &all;
	float margin = (float)scene_side(&t->scene), x, y;
	struct span s = {1e6f, 1e6f, -1e6f, -1e6f};

	widen(t, t->travel[t->travelled].to, &s);
	for (int i = t->travelled; i < t->travels; i++) {
		struct span more = s;
		widen(t, t->travel[i].from, &more);
		widen(t, t->travel[i].to, &more);
		if (more.x1 - more.x0 > (float)a->w - 2.2f * margin || more.y1 - more.y0 > (float)a->h - 2.2f * margin)
			break;
		s = more;
	}
	camera_to_sheet(&t->scene.eye, (s.x0 + s.x1) / 2, (s.y0 + s.y1 + (float)t->cards.lie.over) / 2, &x, &y);
	eye_leaves(t);
	camera_lead(&t->scene.eye, x, y, now);
	eye_led(t);
	spoil(t);
}

/* True while the next travel waits for the eye, which goes there when the travel is out of sight. */
static bool waits_for_eye(struct table_view *t, uint32_t now)
{
	struct travel *k = &t->travel[t->travelled];

	if (!k->follow || t->hidden)
		return false;
	if (!camera_moves(&t->scene.eye) && !k->led && !(in_sight(t, k->from) && in_sight(t, k->to))) {
		k->led = true;
		lead_eye(t, now);
	}
	k->follow = camera_moves(&t->scene.eye);
	if (k->follow)
		t->leg_began = now;
	return k->follow;
}

static uint32_t lasts(const struct table_view *t, const struct travel *k)
{
	return k->piece == NONE && !k->led ? 0 : t->leg_ms;
}

bool travel_tick(struct table_view *t, uint32_t now)
{
	if (t->back.on && now - t->back.began >= 180) {
		t->back.on = false;
		spoil(t);
	}
	while (t->travelled < t->travels) {
		if (waits_for_eye(t, now))
			return true;
		uint32_t ms = lasts(t, &t->travel[t->travelled]);
		if (now - t->leg_began < ms)
			break;
		t->leg_began += ms;
		t->travelled++;
		spoil(t);
	}
	if (t->travelled >= t->travels) {
		t->travels = t->travelled = 0;
		if (t->leads)
			eye_home(t);
		t->leads = false;
	}
	return t->travels > 0 || t->back.on;
}

static float ease(float k)
{
	return k >= 1 ? 1 : k * k * (3 - 2 * k);
}

static void draw_travel(struct table_view *t, const struct travel *k, float part)
{
	float x0, y0, x1, y1, side = (float)scene_side(&t->scene);

	scene_centre(&t->scene, k->to, &x1, &y1);
	if (k->from < 0) {
		scene_counter(&t->scene, &k->face, x1, y1, side, (uint8_t)(255 * part));
		return;
	}
	scene_centre(&t->scene, k->from, &x0, &y0);
	scene_counter(&t->scene, &k->face, x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - 4, side, 255);
}

/* Those still waiting stand where they began; the running one glides. A piece is drawn once. */
void travel_draw(struct table_view *t)
{
	uint32_t now = canvas_now(t->c);
	struct set drawn;

	set_clear(&drawn);
	for (int i = t->travelled; i < t->travels; i++) {
		const struct travel *k = &t->travel[i];
		if (k->piece == NONE || set_has(&drawn, k->piece))
			continue;
		set_add(&drawn, k->piece);
		if (i > t->travelled && k->from < 0)
			continue;
		float part = i == t->travelled && t->leg_ms ? (float)(now - t->leg_began) / (float)t->leg_ms : 0;
		draw_travel(t, k, i == t->travelled ? ease(part) : 0);
	}
	if (t->back.on) {
		float part = ease((float)(now - t->back.began) / 180.0f);
		scene_counter(&t->scene, &t->back.face, t->back.x0 + (t->back.x1 - t->back.x0) * part,
			      t->back.y0 + (t->back.y1 - t->back.y0) * part, (float)scene_side(&t->scene), 255);
	}
}

/* Counters on their way: what was just played, told again as movement; trails stay until the viewer's next order. */
#include "input/own.h"

#include <math.h>
#include <string.h>

static bool moves(int kind)
{
	return kind == EVENT_MOVE || kind == EVENT_ARRIVE || kind == EVENT_RETREAT || kind == EVENT_DISPLACE ||
	       kind == EVENT_ADVANCE;
}

void trails_clear(struct table_view *t)
{
	if (t->trails || t->pointing)
		spoil(t);
	t->trails = 0;
	t->pointing = false;
}

/* The trails of one player-turn give way to the first of the next. */
static void keep_trail(struct table_view *t, const struct travel *k)
{
	int8_t phasing = match_position(t->m)->header.phasing;
	if (phasing != t->trails_of)
		trails_clear(t);
	t->trails_of = phasing;
	if (t->trails == MAX_TRAILS) {
		memmove(&t->trail[0], &t->trail[1], sizeof t->trail[0] * (MAX_TRAILS - 1));
		t->trails--;
	}
	t->trail[t->trails++] = *k;
}

void table_animate(struct table_view *t, const struct events *ev, int speed)
{
	static const uint32_t leg[4] = {0, 140, 320, 700};
	bool fresh = t->travelled >= t->travels;

	if (fresh)
		t->travels = t->travelled = 0;
	for (int i = 0; i < ev->n; i++) {
		const struct event *e = &ev->at[i];
		struct travel k = {.piece = e->piece, .from = e->from, .to = e->to, .kind = e->kind, .side = e->side};
		int counter = view_counter(t, e->piece);
		bool sees = t->viewer == NOBODY || e->seen >> t->viewer & 1;
		if (!moves(e->kind) || !sees || e->piece == NONE || counter == NONE || e->to < 0 ||
		    e->to >= t->s->board.count || e->from >= t->s->board.count)
			continue;
		if (e->piece == t->dropped)
			continue;
		k.face = t->view.counter[counter];
		if (k.from >= 0)
			keep_trail(t, &k);
		if (speed > 0 && t->travels < MAX_TRAVELS)
			t->travel[t->travels++] = k;
	}
	t->leg_ms = leg[speed < 0 ? 0 : speed > 3 ? 3 : speed];
	if (fresh)
		t->leg_began = canvas_now(t->c);
	if (t->travels > t->travelled || t->trails)
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
	t->back.on = false;
}

/* Pieces that are on their way do not lie on the table. */
void travel_skip_set(const struct table_view *t, struct set *out)
{
	set_clear(out);
	for (int i = t->travelled; i < t->travels; i++)
		set_add(out, t->travel[i].piece);
	if (t->back.on && t->back.face.piece != NONE)
		set_add(out, t->back.face.piece);
	if ((t->hand == HAND_DRAGS || t->hand == HAND_HOLDS) && t->lift.piece != NONE && t->hand == HAND_DRAGS)
		set_add(out, t->lift.piece);
}

bool travel_tick(struct table_view *t, uint32_t now)
{
	if (t->back.on && now - t->back.began >= 180) {
		t->back.on = false;
		spoil(t);
	}
	while (t->travelled < t->travels && now - t->leg_began >= t->leg_ms) {
		t->leg_began += t->leg_ms;
		t->travelled++;
		spoil(t);
	}
	if (t->travelled >= t->travels)
		t->travels = t->travelled = 0;
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
		if (set_has(&drawn, k->piece))
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

void trails_draw(struct table_view *t)
{
	float gap = (float)scene_side(&t->scene) * 0.15f;

	for (int i = 0; i < t->trails; i++) {
		const struct travel *k = &t->trail[i];
		float x0, y0, x1, y1;
		if (k->from < 0 || (!scene_sees(&t->scene, k->from) && !scene_sees(&t->scene, k->to)))
			continue;
		scene_centre(&t->scene, k->from, &x0, &y0);
		scene_centre(&t->scene, k->to, &x1, &y1);
		scene_arrow(&t->scene, k->kind == EVENT_RETREAT || k->kind == EVENT_DISPLACE ? ARROW_THREAT : ARROW_MOVE,
			    x0, y0, x1, y1, 0, gap, 235);
	}
}

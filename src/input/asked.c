/* What is asked is lit, from the list of legal orders alone: places to click, pieces to choose from, the place it is about. */
#include "input/own.h"

#include "input/asked.h"

#include <math.h>
#include <string.h>

#define LIT LIT_COLOUR
#define FRAME 0xb3241cff
#define BESIDE_LIT 0x24507fff

enum { FEW = 3 };

/* May nearly anybody be taken up? Not where one of a few has to be: those are lit. */
static bool freely(const struct table_view *t)
{
	const struct orders *list = &t->seat->orders;
	int takes = 0;
	bool must = true;

	for (int i = 0; i < list->n && must; i++) {
		takes += list->at[i].verb == VERB_TAKE;
		must = list->at[i].verb == VERB_TAKE || list->at[i].verb == VERB_REST;
	}
	return prompt_is_free(&t->seat->prompt) && !(must && takes <= FEW);
}

static void light(const struct table_view *t, const struct order *o, bool freely, struct asked *out)
{
	const struct verb *v = verb_at(t->s, o->verb);
	bool held = o->piece >= 0 && set_has(&t->seat->prompt.hand, o->piece);

	if (!v)
		return;
	if (v->gesture == GESTURE_DROP && o->place >= 0 && o->piece >= 0 && (held || !freely)) {
		places_add(&out->goes, o->place);
		out->any_goes = true;
		if (!freely && o->verb != VERB_MARCH)
			set_add(&out->pieces, o->piece);
		if (held && t->view->lie == LIE_BLOCK) /* blocks of one place may be of several stacks: this is the one that goes */
			set_join(&out->pieces, &t->seat->prompt.hand);
	} else if (v->gesture == GESTURE_PLACE && o->place >= 0 && !prompt_in_vain(&t->seat->prompt, o)) {
		places_add(&out->named, o->place);
		out->any_named = true;
	} else if (order_clicked(t->s, o) && o->piece >= 0 && o->verb != VERB_WITH && !(freely && o->verb == VERB_TAKE)) {
		set_add(&out->pieces, o->piece);
	}
}

void asked_find(const struct table_view *t, struct asked *out)
{
	bool any = freely(t);

	memset(out, 0, sizeof *out);
	for (int i = 0; i < t->seat->orders.n && is_asked(t); i++)
		light(t, &t->seat->orders.at[i], any, out);
}

bool asked_lights(const struct asked *a)
{
	return a->any_goes || a->any_named;
}

void asked_places(const struct asked *a, struct places *out)
{
	for (int i = 0; i < MAX_PLACES; i++)
		if (places_has(&a->goes, i) || places_has(&a->named, i))
			places_add(out, i);
}

void asked_above_others(const struct table_view *t, const struct asked *a, struct set *out)
{
	*out = a->pieces;
	for (int i = set_next(&a->pieces, 0); i >= 0; i = set_next(&a->pieces, i + 1)) { /* a dummy hides nobody from his own side */
		const struct helper *h = helper_of(t->s, i);
		if (h && !h->called)
			set_drop(out, i);
	}
	if (!set_empty(out)) /* not while a group is put together: a click takes the next of the stack along */
		set_join(out, &t->seat->prompt.hand);
	else if (t->lift.piece != NONE && !(t->seat->prompt.verbs & VERB(VERB_WITH)))
		set_add(out, t->lift.piece);
}

int area_asked(const struct table_view *t)
{
	bool asks = is_asked(t) && !(t->seat->prompt.verbs & VERB(VERB_MARCH));
	return asks ? t->seat->prompt.place : NONE;
}

bool reach_by_luck(const struct table_view *t, int piece, struct overlay *out)
{
	if (piece == NONE || !(t->seat->prompt.verbs & VERB(VERB_MARCH)) || !t->s->rules->query)
		return false;
	overlay_clear(out, QUERY_REACH);
	t->s->rules->query(t->s, t->seat->known, t->seat->viewer, QUERY_REACH, piece, NONE, out);
	return out->band[0] > 0;
}

/* The place that it is about, when it is not one of those that may be clicked. */
static void frame_about(struct table_view *t, const struct asked *a)
{
	struct places frame = {{0}};
	int about = area_asked(t);

	if (about < 0 || places_has(&a->goes, about) || places_has(&a->named, about))
		return;
	places_add(&frame, about);
	scene_outline(&t->scene, &frame, FRAME, 4);
}

void asked_above(struct table_view *t, const struct asked *a)
{
	struct places lit = {{0}};

	asked_places(a, &lit);
	scene_light(&t->scene, &lit);
	scene_outline(&t->scene, &lit, LIT, 4);
	frame_about(t, a);
}

uint32_t asked_beside(const struct asked *a, uint32_t outline)
{
	return outline == LIT && asked_lights(a) ? BESIDE_LIT : outline;
}

bool asked_under(struct table_view *t, const struct asked *a)
{
	struct overlay far;

	if (a->any_goes && reach_by_luck(t, set_next(&t->seat->prompt.hand, 0), &far)) {
		bands_draw(t, &far, &a->goes);
		bands_values(t, &far, &a->goes);
		scene_outline(&t->scene, &a->goes, LIT, 3);
	} else if (a->any_goes) {
		scene_dim(&t->scene, &a->goes);
		scene_outline(&t->scene, &a->goes, LIT, 3);
	}
	if (a->any_named) {
		scene_light(&t->scene, &a->named);
		scene_outline(&t->scene, &a->named, LIT, 3);
	}
	frame_about(t, a);
	return a->any_goes;
}

/* A ring round those who stand in a place. */
static void ring_place(struct table_view *t, int place, uint32_t colour)
{
	bool held;
	struct rect r = clear_box(t, place, &held);

	if (held)
		scene_frame(&t->scene, (struct rect){r.x - 3, r.y - 3, r.w + 6, r.h + 6}, colour, 2);
}

/* On a net of points whoever stands there hides the circle of his place: he has the ring himself. */
static void ring_hidden(struct table_view *t, const struct asked *a)
{
	int about = area_asked(t);

	for (int i = 0; i < t->s->board.count; i++)
		if (places_has(&a->goes, i) || places_has(&a->named, i))
			ring_place(t, i, LIT);
	if (about >= 0 && !places_has(&a->goes, about) && !places_has(&a->named, about))
		ring_place(t, about, FRAME);
}

/* Of the hexes that may be named those where somebody stands have their outline over him. */
static void outline_held(struct table_view *t, const struct asked *a)
{
	struct places held = {{0}};

	for (int i = 0; i < t->scene.lying; i++)
		if (places_has(&a->named, t->scene.lie[i].place))
			places_add(&held, t->scene.lie[i].place);
	scene_outline(&t->scene, &held, LIT, 3);
}

void asked_over(struct table_view *t, const struct asked *a)
{
	float x, y, x0 = -1, y0 = -1, side = (float)scene_side(&t->scene);

	if (t->s->board.kind == BOARD_POINTS)
		ring_hidden(t, a);
	else if (a->any_named)
		outline_held(t, a);
	for (int i = set_next(&a->pieces, 0); i >= 0 && t->view->lie != LIE_BLOCK; i = set_next(&a->pieces, i + 1)) { /* blocks have theirs */
		int counter = view_counter(t, i), place = counter == NONE ? NONE : t->view->counter[counter].place;
		if (place < 0)
			continue;
		scene_stand(&t->scene, counter, place, &x, &y);
		if (fabsf(x - x0) + fabsf(y - y0) < side * 0.5f)
			continue; /* the same heap has its ring */
		scene_ring(&t->scene, x, y, side, LIT, fmaxf(2, side * 0.05f));
		x0 = x;
		y0 = y;
	}
}

/* In sight, below what asks, and not under the small map. */
static bool seen(const struct table_view *t, int place)
{
	struct rect box;
	float x, y;

	scene_centre(&t->scene, place, &x, &y);
	return scene_sees(&t->scene, place) && table_box(t, place, false, &box) && y >= (float)(t->scene.eye.area.y + t->covered);
}

/* The first place that holds somebody who is lit; NONE when one of them is in sight, or there is none. */
static int first_unseen(const struct table_view *t, const struct asked *a)
{
	int first = NONE;

	for (int i = set_next(&a->pieces, 0); i >= 0; i = set_next(&a->pieces, i + 1)) {
		int at = table_place_of(t, i);
		if (at >= 0 && seen(t, at))
			return NONE;
		first = first == NONE ? at : first;
	}
	return first;
}

/* The hex, and those round an enemy who may be attacked: who else is near is weighed with him. */
static void add_place(const struct table_view *t, int place, bool round, struct places *out)
{
	const struct place *at = &t->s->board.at[place];

	places_add(out, place);
	for (int d = 0; d < at->links && round && t->s->board.kind == BOARD_HEX; d++)
		if (at->link[d].to != NONE)
			places_add(out, at->link[d].to);
}

/* All of them are meant to be seen whole, where there is room for that: not at the very edge, nor one of them under the small map. */
static void clear_all(struct table_view *t, const struct asked *a)
{
	struct places at = {{0}};

	for (int i = set_next(&a->pieces, 0); i >= 0; i = set_next(&a->pieces, i + 1))
		if (table_place_of(t, i) >= 0)
			add_place(t, table_place_of(t, i), !own_piece(t, i), &at);
	clear_places(t, &at);
}

/* Are more taken from a heap, click after click on one spot, with a place to go to in sight? The map stays under the pointer. */
static bool gathers(const struct table_view *t, const struct places *lit)
{
	bool any = false;

	for (int i = 0; i < t->s->board.count && !any; i++)
		any = places_has(lit, i) && seen(t, i);
	return any && !set_empty(&t->seat->prompt.hand) && t->seat->prompt.verbs & VERB(VERB_WITH);
}

void asked_look(struct table_view *t, const struct asked *a)
{
	struct places lit = {{0}};
	int first, about = area_asked(t);

	asked_places(a, &lit);
	if (asked_lights(a) && gathers(t, &lit))
		return;
	if (asked_lights(a)) {
		if (about >= 0)
			places_add(&lit, about);
		clear_places(t, &lit);
		return;
	}
	first = first_unseen(t, a);
	if (first == NONE && set_empty(&a->pieces) && about >= 0 && !seen(t, about)) /* nothing is to be clicked there, but it is asked about */
		first = about;
	if (first != NONE)
		table_look_at(t, first);
	else
		clear_all(t, a);
}

/* Trails: the ways of what the seat has heard march, read from its chronicle. They stay till the viewer's own next march, or
 * his next order where the sides take turns; one key shows the last player-turn again, Escape takes them away. */
#include "input/own.h"

#include "render/arrow.h"

enum { TRAIL_PLACES = 128 };

static bool is_march(const struct event *e)
{
	bool goes = e->kind == EVENT_MOVE || e->kind == EVENT_ADVANCE || e->kind == EVENT_RETREAT || e->kind == EVENT_DISPLACE;
	return goes && e->from >= 0 && e->to >= 0 && e->from != e->to;
}

static bool goes_back(const struct event *e)
{
	return e->kind == EVENT_RETREAT || e->kind == EVENT_DISPLACE;
}

static bool marched(const struct heard *h)
{
	for (int i = 0; i < h->n; i++)
		if (is_march(&h->at[i]))
			return true;
	return false;
}

/* The first march of a decision, or the last; NULL when there is none. */
static const struct event *march_of(const struct heard *h, bool last)
{
	const struct event *found = NULL;

	for (int i = 0; i < h->n && (last || !found); i++)
		if (is_march(&h->at[i]))
			found = &h->at[i];
	return found;
}

/* Is decision `i` a part of the march that the one before it began? */
static bool is_part(const struct chronicle *c, int i)
{
	const struct event *e = march_of(chronicle_heard(c, i), false);
	const struct event *before = i > 0 ? march_of(chronicle_heard(c, i - 1), true) : NULL;

	return e && before && e->piece != NONE && e->piece == before->piece && e->from == before->to && !goes_back(e) &&
	       !goes_back(before);
}

/* The first decision whose marches are shown. */
static int first_shown(const struct table_view *t)
{
	const struct chronicle *c = t->seat->chronicle;
	int first = shown_to(t) - 1, turn = chronicle_turn(c, shown_to(t) - 1);

	if (t->trails_again)
		return turn > 0 ? chronicle_turn(c, turn - 1) : 0;
	if (t->seat->side == NOBODY)
		return turn;
	for (; first > 0; first--) {
		const struct heard *h = chronicle_heard(c, first);
		if (h->side == (int)t->seat->side && (marched(h) || t->s->rules->phases[h->row].alternates))
			break;
	}
	while (first > turn && is_part(c, first))
		first--;
	return first < 0 ? 0 : first;
}

/* One march: all steps of a piece that follow each other, in one decision or part by part. */
struct trail {
	int16_t place[TRAIL_PLACES];
	int n, piece, side;
	int from; /* where its last part began, while the decision that told of it is read; else NONE */
	bool back;
};

static void add_place(struct trail *k, int place)
{
	if (k->n < TRAIL_PLACES && (!k->n || k->place[k->n - 1] != place))
		k->place[k->n++] = (int16_t)place;
}

static void add_way(struct trail *k, const struct heard *h, const struct event *e)
{
	const int16_t *way = e->way == NONE ? NULL : h->way + e->way;

	k->from = e->from;
	add_place(k, e->from);
	for (int i = 1; way && i <= way[0]; i++)
		add_place(k, way[i]);
	add_place(k, e->to);
}

/* Does the march go on with this event? */
static bool goes_on(const struct trail *k, const struct event *e)
{
	return k->n && e->piece != NONE && e->piece == k->piece && e->from == k->place[k->n - 1] && goes_back(e) == k->back;
}

/* Is it told of a further piece of the group whose way is told of already? */
static bool goes_along(const struct trail *k, const struct event *e)
{
	return k->n && e->way == NONE && e->from == k->from && e->to == k->place[k->n - 1] && e->side == k->side && goes_back(e) == k->back;
}

/* Counts it; draws it where there is somebody to draw. */
struct telling {
	struct table_view *draws; /* or NULL */
	int told, turn, number[SIDES];
	struct trail march; /* that may go on */
};

static void tell(struct telling *to, const struct scenario *s)
{
	struct trail *k = &to->march;
	int side = k->side == SIDE_1;
	if (k->n < 2)
		return;
	to->told++;
	to->number[side] += !k->back;
	const char *nation = k->piece == NONE ? s->side_nation[side] : s->piece[k->piece].nation;
	struct march m = {.place = k->place, .n = k->n, .nation = nation, .side = (int8_t)side,
			  .look = k->back ? MARCH_RETREATS : MARCH_GOES, .number = (int16_t)(k->back ? NONE : to->number[side])};
	if (to->draws)
		scene_march(&to->draws->scene, &m);
	k->n = 0;
}

static void tell_decision(struct telling *to, const struct scenario *s, const struct heard *h)
{
	struct trail *k = &to->march;

	k->from = NONE;
	for (int i = 0; i < h->n; i++) {
		const struct event *e = &h->at[i];
		if (!is_march(e) || goes_along(k, e))
			continue;
		if (!goes_on(k, e)) {
			tell(to, s);
			k->n = 0;
			k->piece = e->piece;
			k->side = e->side;
			k->back = goes_back(e);
		}
		add_way(k, h, e);
	}
}

/* Marches are numbered from the beginning of their player-turn. */
static int tell_all(const struct table_view *t, struct table_view *draws)
{
	const struct chronicle *c = t->seat->chronicle;
	struct telling to = {.turn = NONE};
	int first = first_shown(t), before = 0;

	if (t->trails_off == shown_to(t) && !t->trails_again)
		return 0;
	for (int i = shown_to(t) ? chronicle_turn(c, first) : 0; i < shown_to(t); i++) {
		const struct heard *h = chronicle_heard(c, i);
		int turn = chronicle_turn(c, i);
		if (turn != to.turn || i == first || !is_part(c, i))
			tell(&to, t->s);
		if (turn != to.turn)
			to = (struct telling){.told = to.told, .turn = turn};
		to.draws = i >= first ? draws : NULL;
		before = i == first ? to.told : before;
		tell_decision(&to, t->s, h);
	}
	tell(&to, t->s);
	return to.told - before;
}

void trails_draw(struct table_view *t)
{
	tell_all(t, t);
}

int trails_shown(const struct table_view *t)
{
	return tell_all(t, NULL);
}

void trails_clear(struct table_view *t)
{
	if (t->pointing || trails_shown(t))
		spoil(t);
	t->trails_off = shown_to(t);
	t->trails_again = t->pointing = false;
}

void trails_turn(struct table_view *t)
{
	t->trails_again = !t->trails_again;
	t->trails_off = NONE;
	spoil(t);
}

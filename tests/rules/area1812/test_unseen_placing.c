/* What the enemy sees while units are placed: not from which tray, nor which of them went where. */
#include "field.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct view *seen_by(struct game *g, int side)
{
	static struct view v;
	g->s.rules->show(&g->s, now(g), (enum side)side, &v);
	return &v;
}

static int counters(const struct view *v, int side, int box)
{
	int n = 0;
	for (int i = 0; i < v->counters; i++)
		n += v->counter[i].side == side && v->counter[i].place < 0 && v->counter[i].box == box;
	return n;
}

static int on_map(const struct view *v, int side)
{
	int n = 0;
	for (int i = 0; i < v->counters; i++)
		n += v->counter[i].side == side && v->counter[i].place >= 0;
	return n;
}

static const char *track(const struct view *v, int side, const char *name)
{
	for (int i = 0; i < v->tracks; i++)
		if (v->track[i].side == side && !strcmp(v->track[i].name, name))
			return v->track[i].value;
	return "";
}

/* [reading 13] */
static void area1812_set_up_is_made_behind_a_screen(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", "free_setup=1");
	row_is(g, ROW_SETUP, RUSSIAN);
	struct view before = *seen_by(g, FRENCH);
	static union any_position imagined[2];
	g->s.rules->imagine(&g->s, now(g), (enum side)FRENCH, 7, &imagined[0].common);
	play(g, "take RU-ic-01; put RU-ic-01 R30; take RU-cc-01; put RU-cc-01 R30; "
		"take RU-cc-02; put RU-cc-02 R30; markers R30 3; take RU-cc-03");
	assert_memory_equal(&before, seen_by(g, FRENCH), sizeof before);
	g->s.rules->imagine(&g->s, now(g), (enum side)FRENCH, 7, &imagined[1].common);
	assert_memory_equal(&imagined[0], &imagined[1], sizeof imagined[0]);
	play(g, "put RU-cc-03 R30");
	assert_int_equal(counters(seen_by(g, FRENCH), RUSSIAN, BOX_ARRIVING), 0);
	assert_int_equal(on_map(seen_by(g, FRENCH), RUSSIAN), 0);
	assert_int_equal(on_map(seen_by(g, RUSSIAN), RUSSIAN), 4);
	assert_string_equal(track(seen_by(g, FRENCH), RUSSIAN, "Infantry corps on the map"), "7");
	assert_string_equal(track(seen_by(g, RUSSIAN), RUSSIAN, "Infantry corps on the map"), "1");
	play(g, "rest");
	assert_true(on_map(seen_by(g, FRENCH), RUSSIAN) >= 2);
	leave(g);
}

/* [reading 13] Two recruits of two kinds, placed in this order or in that: whoever looks on is shown the same, and
 * imagines the same. */
static void area1812_recruits_come_without_names(void **unused)
{
	(void)unused;
	static const char *const first[] = {"take RU-ic-11; put RU-ic-11 R60", "take RU-cc-06; put RU-cc-06 R60"};
	static union any_position imagined[2];
	struct view shown[2];
	for (int i = 0; i < 2; i++) {
		struct game *g = scenario("area1812/1-invasion", NULL);
		const struct land *land = land_of(&g->s);
		int ic = piece(g, "RU-ic-11"), cc = piece(g, "RU-cc-06"), entry = land->deploy[0].entry[ic];
		struct campaign *c = state(g);
		go_on_to(g, ROW_MARCH, RUSSIAN);
		assert_int_not_equal(entry, NONE);
		((struct land *)g->s.own)->entry[entry].areas = land->fallback; /* anywhere on the rim */
		((struct land *)g->s.own)->entry[entry].fortress = false;
		((struct land *)g->s.own)->entry[entry].turn = (uint8_t)now(g)->header.turn;
		((struct land *)g->s.own)->deploy[0].entry[cc] = (int8_t)entry;
		c->p.piece[ic].place = c->p.piece[cc].place = AT_ARRIVES;
		frame_top(now(g))->row = ROW_ARRIVE;
		play(g, first[i]);
		row_is(g, ROW_ARRIVE, RUSSIAN);
		assert_int_equal(counters(seen_by(g, FRENCH), RUSSIAN, BOX_ARRIVING), 0);
		assert_int_equal(counters(seen_by(g, RUSSIAN), RUSSIAN, BOX_ARRIVING), 1);
		/* nor is one of them counted before all are placed */
		char total[16];
		snprintf(total, sizeof total, "%d", c->alive[RUSSIAN][ARM_IC] - (c->p.piece[ic].place >= 0));
		assert_string_equal(track(seen_by(g, FRENCH), RUSSIAN, "Infantry corps on the map"), total);
		shown[i] = *seen_by(g, FRENCH);
		g->s.rules->imagine(&g->s, now(g), (enum side)FRENCH, 7, &imagined[i].common);
		leave(g);
	}
	assert_memory_equal(&shown[0], &shown[1], sizeof shown[0]);
	assert_memory_equal(&imagined[0], &imagined[1], sizeof imagined[0]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_set_up_is_made_behind_a_screen),
		cmocka_unit_test(area1812_recruits_come_without_names),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

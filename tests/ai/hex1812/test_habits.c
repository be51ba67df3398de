/* The hex game of 1812: what no sensible player does, in positions where it could be done. */
#include "rules/hex1812/battlefield.h"

#include "ai/habits.h"

#include <string.h>

/* A field with the Movement Phase of the side to come. */
static struct game *marching(int turn, int side, const char *units)
{
	struct game *g = battlefield(turn, side, units);
	struct position *p = now(g);
	while (p->depth)
		frame_pop(p);
	p->header.turn = (int16_t)turn; /* without an attack to declare the game has gone on, or ended */
	memset(&p->header.result, 0, sizeof p->header.result);
	p->header.phasing = (int8_t)side;
	frame_push(p, ROW_MARCH, (enum side)side);
	phases_run(&g->s, p, NULL);
	return g;
}

static int at(struct game *g, const char *unit)
{
	return now(g)->piece[piece(g, unit)].place;
}

static int distance(struct game *g, const char *a, const char *b)
{
	return board_distance(&g->s.board, at(g, a), at(g, b));
}

/* Is there a combat unit of its own side with the piece or beside it? */
static bool escorted(struct game *g, const char *id)
{
	int me = piece(g, id);
	for (int i = 0; i < g->s.pieces; i++)
		if (i != me && g->s.piece[i].side == g->s.piece[me].side && hx_fights(&g->s, i) && now(g)->piece[i].place >= 0 &&
		    board_distance(&g->s.board, now(g)->piece[i].place, now(g)->piece[me].place) <= 1)
			return true;
	return false;
}

static bool train_is_safe(struct game *g)
{
	return escorted(g, "FR-su-1") || distance(g, "FR-su-1", "RU-cc-01") > 1;
}

/* [Combat B] A supply unit beside an enemy and without an escort does not stay so. */
static void hex1812_habit_no_train_alone_beside_the_enemy(void **unused)
{
	(void)unused;
	struct game *g = marching(3, FRENCH, "FR-su-1 6034; FR-ic-01 6031; FR-ic-02 5931; RU-cc-01 6035");
	habit_is(g, "a supply unit alone beside an enemy", train_is_safe);
	leave(g);
}

static bool emperor_is_safe(struct game *g)
{
	return escorted(g, "FR-A") || distance(g, "FR-A", "RU-cc-01") > 2;
}

/* [Victory Points Table] Napoleon is not left alone in reach of cavalry. */
static void hex1812_habit_no_leader_alone(void **unused)
{
	(void)unused;
	struct game *g = marching(3, FRENCH, "FR-A 6034; FR-ic-01 6033; FR-ic-02 5932; RU-cc-01 6036");
	habit_is(g, "Napoleon alone before cavalry", emperor_is_safe);
	leave(g);
}

static bool tula_is_french(struct game *g)
{
	return state(g)->control >> ground_of(&g->s)->fort[hex(g, "6026")] & 1;
}

/* [Victory B] In the last turn a hold that nobody guards is walked into. */
static void hex1812_habit_does_not_sleep_on_the_last_turn(void **unused)
{
	(void)unused;
	struct game *g = marching(19, FRENCH, "FR-ic-01 6028; RU-id-01 2020");
	state(g)->control = 0;
	habit_is(g, "an open hold is left to him on the last turn", tula_is_french);
	leave(g);
}

static bool tula_is_guarded(struct game *g)
{
	return hx_fighters(&g->s, state(g), hex(g, "6026"), NONE) > 0;
}

/* [Fortresses G] The only garrison does not leave a hold with an enemy before it. */
static void hex1812_habit_the_last_garrison_stays(void **unused)
{
	(void)unused;
	struct game *g = marching(18, FRENCH, "FR-id-01 6026; RU-cd-01 6030");
	state(g)->control = ~0u;
	habit_is(g, "a garrison walks out before the enemy", tula_is_guarded);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_habit_no_train_alone_beside_the_enemy),
		cmocka_unit_test(hex1812_habit_no_leader_alone),
		cmocka_unit_test(hex1812_habit_does_not_sleep_on_the_last_turn),
		cmocka_unit_test(hex1812_habit_the_last_garrison_stays),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

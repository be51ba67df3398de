/* Stacks of a hex map: who lies on whom. */
#include "stage.h"

static void who_is_asked_for_lies_on_his_stack(void **unused)
{
	(void)unused;
	struct stage *st = stage_open("null-hex", LIE_PILE);
	struct counter *below = stage_put(st, "BL-1", "0102"), *top = stage_put(st, "BL-2", "0102");
	struct set asked = {{0}};

	stage_lay(st);
	assert_true(stage_lying(st, top)->height > stage_lying(st, below)->height);
	set_add(&asked, below->piece);
	scene_lay(&st->sc, &st->v, NULL, &asked);
	assert_true(stage_lying(st, below)->height > stage_lying(st, top)->height);
	assert_int_equal(stage_lying(st, below)->stack, 2);
	stage_close(st);
}

/* A row of blocks would change places at each question. */
static void blocks_keep_their_places(void **unused)
{
	(void)unused;
	struct stage *st = stage_open("null-points", LIE_BLOCK);
	struct counter *first = stage_put(st, "BL-1", "BRI"), *second = stage_put(st, "BL-2", "BRI");
	struct set asked = {{0}};

	stage_lay(st);
	float x = stage_lying(st, first)->x, y = stage_lying(st, second)->y;
	set_add(&asked, first->piece);
	scene_lay(&st->sc, &st->v, NULL, &asked);
	assert_true(stage_lying(st, first)->x == x && stage_lying(st, second)->y == y);
	stage_close(st);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(who_is_asked_for_lies_on_his_stack),
		cmocka_unit_test(blocks_keep_their_places),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

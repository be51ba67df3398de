/* The log: what it tells, to whom, and what is left of what was taken back. */
#include "stage.h"

#include "ui/game.h"

static void the_log_tells_and_points(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	assert_int_equal(stage_play(s, 120, &state), 120);
	press(s, "tab-log");
	int lines = s->ui->game->log->lines;
	assert_true(lines > 20);
	press(s, "log");
	assert_int_equal(s->pointed, 1);
	press(s, "log-Moves");
	press(s, "log");
	assert_int_equal(s->pointed, 2);
	press(s, "undo-to-here");
	for (int i = 0; i < 4 && ui_modal(s->ui); i++)
		key(s, KEY_ENTER, 0);
	const struct seat *seat = s->ui->game->seat;
	assert_true(s->jumped < seat->length);
	assert_int_equal(seat->at, s->jumped);
	assert_int_equal(s->ui->game->log->lines, lines); /* what is undone stays, greyed */
	stage_close(s);
}

/* Plays until a die is thrown. */
static void play_to_a_die(struct stage *s, uint64_t *state)
{
	bool rolled = false;
	for (int i = 0; i < 600 && !rolled; i++) {
		assert_int_equal(stage_play(s, 1, state), 1);
		const struct events *told = stage_told(s);
		for (int k = 0; k < told->n; k++)
			rolled |= told->at[k].kind == EVENT_ROLL;
	}
	assert_true(rolled);
}

/* What was taken back past a seal stands in the log of both sides, and a die rolled again says so. */
static void the_log_tells_what_was_taken_back(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 5);
	play_to_a_die(s, &state);
	key(s, 'z', MOD_CTRL);
	play_to_a_die(s, &state);
	press(s, "tab-log");
	for (int side = 0; side < SIDES; side++) {
		stage_look(s, (enum side)side);
		const struct log *log = s->ui->game->log;
		int back = 0, again = 0;
		for (int i = 0; i < log->items.n; i++) {
			back += text_holds(log->items.at[i].text, "Taken back: a die of ");
			again += text_holds(log->items.at[i].text, "rolled again");
		}
		assert_int_equal(back, 1);
		assert_int_equal(again, 1);
	}
	stage_close(s);
}

/* At one screen two sides look in turn: each finds in the log just what it was told. */
static void each_side_reads_its_own_log(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "berezina/two-player", 3);
	s->config.quiet = true;
	stage_play(s, 800, &state); /* far enough that one side was told more */
	int lines[2];
	for (int k = 0; k < 4; k++) {
		stage_look(s, (enum side)(k & 1));
		press(s, "tab-log");
		const struct log *log = s->ui->game->log;
		assert_true(log->items.n > 20);
		for (int i = 0; i < log->lines; i++)
			assert_true(log->line[i].event.seen >> (k & 1) & 1);
		if (k > 1)
			assert_int_equal(lines[k & 1], log->lines);
		lines[k & 1] = log->lines;
	}
	assert_int_not_equal(lines[0], lines[1]);
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_log_tells_and_points),
		cmocka_unit_test(the_log_tells_what_was_taken_back),
		cmocka_unit_test(each_side_reads_its_own_log),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

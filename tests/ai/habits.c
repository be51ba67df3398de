#include "habits.h"

#include "check.h"

#include "ai/player.h"

#include <string.h>

enum { SEEDS = 3, DECISIONS = 400 };

/* Who is to decide sees what his side may know. */
static int order_of(const struct scenario *s, const struct position *p, const struct player *player, void *own, uint64_t seed, int number,
		    struct orders *list)
{
	static union any_position seen;
	enum side side = (enum side)frame_now(p)->side;
	rules_orders(s, p, list);
	s->rules->imagine(s, p, side, player_seed(seed, NOBODY, number), &seen.common);
	return player_decide(player, own, &seen.common, list, player_seed(seed, side, number));
}

static void play_phase(const struct scenario *s, struct position *p, const struct player *player, uint64_t seed)
{
	static struct orders list;
	struct error e = {0};
	int row = frame_now(p)->row, side = frame_now(p)->side, turn = p->header.turn;
	void *own = player->open(s, (enum side)side, seed);
	assert_non_null(own);
	for (int n = 0; n < DECISIONS && !p->header.result.over && p->header.turn == turn && frame_now(p)->row == row &&
			frame_now(p)->side == side; n++) {
		int order = order_of(s, p, player, own, seed, n, &list);
		assert_in_range(order, 0, list.n - 1);
		if (!rules_play(s, p, &list.at[order], NULL, &e))
			fail_msg("%s: %s (%s)", player->id, e.reason, e.rule);
	}
	player->close(own);
}

void habit_holds(const struct scenario *s, struct position *p, const char *what, bool (*holds)(struct game *g), struct game *g)
{
	static const char *const levels[] = {"simple", "captain"};
	static union any_position before;
	memcpy(&before, p, s->rules->position_size);
	for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
		for (uint64_t seed = 1; seed <= SEEDS; seed++) {
			play_phase(s, p, player_find(levels[i]), seed);
			if (!holds(g))
				fail_msg("%s, seed %d: %s", levels[i], (int)seed, what);
			memcpy(p, &before, s->rules->position_size);
		}
}

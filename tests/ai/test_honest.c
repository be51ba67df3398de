/* No player plays by what it may not know: from another truth that looks the same to its side, and from another future of the
 * dice, it orders the same.
 */
#include "seen.h"

#include "ai/players.h"

#include <string.h>

enum { DECISIONS = 150, EVERY = 15, WORLDS = 2, THOUGHT_AT = 60 };

/* What the player orders when it is shown this; nothing that it has kept in mind plays a part. */
static struct order ordered(const struct seen_game *g, const struct player *player, const union any_position *known)
{
	void *own = player->open(&g->s, (enum side)g->list.at[0].side, 1);
	assert_non_null(own);
	int i = player_decide(player, own, &known->common, &g->list, g->seed);
	player->close(own);
	return g->list.at[i];
}

/* Another truth: nothing of it reaches anybody, so the player orders the same. */
static void same_from(const struct seen_game *g, const struct player *player, const struct order *first, const struct position *other,
		      const char *what)
{
	static union any_position known;
	seen_shown(g, other, &known);
	if (memcmp(&g->known, &known, g->s.rules->position_size) != 0)
		fail_msg("%s/%s, order %d: %s, and it is seen", g->s.game, g->s.id, g->orders, what);
	struct order then = ordered(g, player, &known);
	if (!order_same(first, &then))
		fail_msg("%s/%s, %s, order %d: %s, another order", g->s.game, g->s.id, player->id, g->orders, what);
}

/* How many of the other truths were really others. */
static int holds(const struct seen_game *g, const struct player *player)
{
	static union any_position other;
	struct order first = ordered(g, player, &g->known);
	int differ = 0;
	for (uint64_t world = 1; world <= WORLDS; world++) {
		g->s.rules->imagine(&g->s, &g->at.common, (enum side)g->list.at[0].side, world * 977, &other.common);
		same_from(g, player, &first, &other.common, "another truth");
		other.common.dice = g->at.common.dice;
		differ += memcmp(&other, &g->at, g->s.rules->position_size) != 0;
	}
	memcpy(&other, &g->at, g->s.rules->position_size);
	dice_seed(&other.common.dice, 4711);
	same_from(g, player, &first, &other.common, "other dice");
	return differ;
}

static void the_same_from_all_that_looks_the_same(void **unused)
{
	(void)unused;
	static const struct {
		const char *id;
		bool secrets;
	} all[] = {{"borodino/schevardino", false}, {"berezina/two-player", true}, {"area1812/1-invasion", true},
		   {"hex1812/3-retreat", false}, {"gamble/1812", true}, {"napoleon1807/friedland", true}};
	const struct player *sergeant = player_find("simple"), *captain = player_find("captain");
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		struct seen_game *g = seen_open(all[i].id);
		void *own = sergeant->open(&g->s, SIDE_0, 1);
		int others = 0;
		do {
			if (g->list.n > 1 && g->orders % EVERY == 0)
				others += holds(g, sergeant);
			if (all[i].secrets && g->list.n > 1 && g->orders == THOUGHT_AT)
				holds(g, captain);
		} while (g->orders < DECISIONS && seen_next(g, seen_simple(g, own)));
		if ((others > 0) != all[i].secrets)
			fail_msg("%s: %d other truths", all[i].id, others);
		sergeant->close(own);
		seen_close(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_same_from_all_that_looks_the_same),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

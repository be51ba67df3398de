#include "chapters.h"

struct spot chapters_first(const struct seat *seat)
{
	struct spot at = {NONE, 0};
	if (!spot_event(seat, at))
		spot_next(seat, &at);
	return at;
}

bool chapters_tells(const struct seat *seat, struct spot at)
{
	const struct event *e = spot_event(seat, at);
	bool tells = e->kind == EVENT_ATTACK || e->kind == EVENT_RESULT || e->kind == EVENT_CHECK;
	return tells && e->account >= 0;
}

void chapters_sound(const struct seat *seat, const struct chapter *ch)
{
	assert_true(ch->leaves > 0 && ch->leaves <= CHAPTER_LEAVES);
	assert_true(spot_before(ch->from, ch->to));
	assert_false(spot_before(ch->leaf[0].from, ch->from));
	assert_true(spot_same(ch->leaf[ch->leaves - 1].to, ch->to));
	for (int i = 1; i < ch->leaves && ch->kind != CHAPTER_GAME; i++)
		assert_true(spot_same(ch->leaf[i - 1].to, ch->leaf[i].from));
	for (int i = 0; i < ch->leaves; i++) {
		static struct account a;
		bool tells = ch->leaf[i].kind == LEAF_ACCOUNT || ch->leaf[i].kind == LEAF_CARDS;
		assert_int_equal(leaf_account(seat, &ch->leaf[i], &a), tells);
	}
	struct chapter again;
	assert_true(chapter_again(seat, ch, &again));
	assert_memory_equal(&again, ch, sizeof again);
}

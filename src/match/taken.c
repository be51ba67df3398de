/* Which places changed hands in a stretch of the game: by their events, and among the aims of the scenario by who holds them. */
#include "match/rows.h"

/* Does the place change hands again after `at` and before `to`? */
static bool changes_again(const struct seat *seat, struct spot at, struct spot to, int place)
{
	while (spot_next(seat, &at) && spot_before(at, to)) {
		const struct event *e = spot_event(seat, at);
		if (e->kind == EVENT_CHANGE && e->to == place)
			return true;
	}
	return false;
}

/* Who holds a place of the aim at a moment: as the game says, else who stands there. */
static int holder(const struct seat *seat, int at, int place)
{
	union any_position known;
	int side = NOBODY;
	if (!seat_known(seat, at, &known.common))
		return NOBODY;
	for (int i = 0; i < SIDES && seat->words->holds && side == NOBODY; i++)
		side = seat->words->holds(seat->scenario, &known.common, i, place) ? i : NOBODY;
	if (side != NOBODY)
		return side;
	struct view *v = rows_view(seat, at);
	for (int i = 0; i < v->counters && side == NOBODY; i++)
		side = v->counter[i].place == place ? v->counter[i].side : NOBODY;
	rows_view_free(v);
	return side;
}

static void say_how(const struct seat *seat, const struct chapter *ch, struct taken_place *k)
{
	union any_position before, after;
	struct text how = {""};
	if (seat->words->gained && seat_known(seat, ch->from.decision, &before.common) && seat_known(seat, chapter_after(ch), &after.common))
		seat->words->gained(seat->scenario, &before.common, &after.common, k->side, k->place, &how);
	text_copy(k->how, sizeof k->how, how.at);
}

static bool told(const struct taken_place *list, int n, int place)
{
	for (int i = 0; i < n; i++)
		if (list[i].place == place)
			return true;
	return false;
}

int rows_taken(const struct seat *seat, const struct chapter *ch, struct taken_place out[], int most)
{
	const struct scenario *s = seat->scenario;
	int n = 0;
	for (struct spot at = ch->from; spot_before(at, ch->to) && n < most; spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		if (e && e->kind == EVENT_CHANGE && e->to >= 0 && !changes_again(seat, at, ch->to, e->to))
			out[n++] = (struct taken_place){.place = e->to, .side = (int8_t)e->side};
	}
	int events = n;
	for (int i = 0; i < s->aims && n < most; i++) {
		int place = s->aim_place[i];
		if (told(out, events, place))
			continue;
		int before = holder(seat, ch->from.decision, place), after = holder(seat, chapter_after(ch), place);
		if (before == NOBODY || after == NOBODY || before == after)
			continue;
		out[n] = (struct taken_place){.place = (int16_t)place, .side = (int8_t)after};
		say_how(seat, ch, &out[n++]);
	}
	return n;
}

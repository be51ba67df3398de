/* What a stretch of the game comes to, in one sentence: places taken, battles, losses. */
#include "match/rows.h"

#include <stdio.h>
#include <string.h>

enum { NAMED = 3 };

/* Some places by their names, and how many more there are. */
struct named {
	int n, place[NAMED];
};

static void add_place(struct named *list, int place)
{
	for (int i = 0; i < list->n && i < NAMED; i++)
		if (list->place[i] == place)
			return;
	if (list->n < NAMED)
		list->place[list->n] = place;
	list->n++;
}

/* "Vilna (R22), Minsk (R36) and 2 more" */
static void say_places(const struct scenario *s, const struct named *list, char *out, size_t size)
{
	int shown = list->n < NAMED ? list->n : NAMED;
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < shown && used < size; i++) {
		const char *join = !i ? "" : i + 1 == list->n ? " and " : ", ";
		used += (size_t)snprintf(out + used, size - used, "%s%s", join, board_called(&s->board, list->place[i]).at);
	}
	if (list->n > shown && used < size)
		snprintf(out + used, size - used, " and %d more", list->n - shown);
}

static void add_part(char *out, size_t size, const char *part)
{
	size_t used = strlen(out);
	if (part[0] && used < size)
		snprintf(out + used, size - used, "%s%s", used ? "; " : "", part);
}

/* "The French take Vilna (R22) and Minsk (R36)": what the side holds at the end and did not before. */
static void taken(const struct seat *seat, const struct chapter *ch, int side, char *out, size_t size)
{
	struct named list = {0};
	char places[240], part[320];
	for (struct spot at = ch->from; spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		if (e && e->kind == EVENT_CHANGE && e->to >= 0 && e->side == side && !rows_changes_again(seat, at, ch->to, e->to))
			add_place(&list, e->to);
	}
	say_places(seat->scenario, &list, places, sizeof places);
	snprintf(part, sizeof part, "%.60s take %.239s", side_they(seat->scenario, side).at, places);
	if (list.n)
		add_part(out, size, part);
}

/* "battles at Smolensk (R44) and 3921"; where battles have no page of their own, how many attacks there were. */
static void fought(const struct seat *seat, const struct chapter *ch, char *out, size_t size)
{
	struct chapter battle;
	struct named list = {0};
	char places[240] = "", part[320] = "";
	int attacks = 0;
	for (struct spot at = ch->from; chapter_battle(seat, at, ch->to, 1, &battle); at = battle.to)
		if (battle.place >= 0)
			add_place(&list, battle.place);
	bool tally = !list.n && ch->kind != CHAPTER_DISPATCH; /* a dispatch counts what was done anyhow */
	for (struct spot at = ch->from; tally && spot_before(at, ch->to); spot_next(seat, &at))
		attacks += spot_event(seat, at) && spot_event(seat, at)->kind == EVENT_ATTACK;
	say_places(seat->scenario, &list, places, sizeof places);
	if (list.n)
		snprintf(part, sizeof part, "battle%s at %.239s", list.n > 1 ? "s" : "", places);
	else if (attacks)
		snprintf(part, sizeof part, "%d attack%s", attacks, attacks > 1 ? "s" : "");
	add_part(out, size, part);
}

/* "3 French and 1 Russian units lost" */
static void fell(const struct seat *seat, const struct chapter *ch, char *out, size_t size)
{
	const struct scenario *s = seat->scenario;
	int lost[SIDES], all;
	char part[160] = "";
	chapter_toll(seat, ch, lost);
	all = lost[0] + lost[1];
	if (lost[0] && lost[1])
		snprintf(part, sizeof part, "%d %.30s and %d %.30s %s lost", lost[0], s->side_name[0], lost[1], s->side_name[1],
			 chapter_lost_of(seat, all));
	else if (all)
		snprintf(part, sizeof part, "%d %.30s %s lost", all, s->side_name[lost[0] ? 0 : 1], chapter_lost_of(seat, all));
	add_part(out, size, part);
}

void chapter_story(const struct seat *seat, const struct chapter *ch, char *out, size_t size)
{
	out[0] = 0;
	for (int side = 0; side < SIDES; side++)
		taken(seat, ch, side, out, size);
	fought(seat, ch, out, size);
	fell(seat, ch, out, size);
	if (!out[0])
		snprintf(out, size, "nobody is lost and no place is taken");
	if (out[0] >= 'a' && out[0] <= 'z')
		out[0] = (char)(out[0] - 32);
}

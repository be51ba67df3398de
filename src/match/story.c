/* What a stretch of the game comes to, in one sentence: places taken, battles, losses. */
#include "match/rows.h"

#include <stdio.h>
#include <string.h>

enum { NAMED = 3, LISTED = 96, STORY = 1200 };

/* Places, of which some are named. */
struct named {
	int n, place[LISTED];
};

static void add_place(struct named *list, int place)
{
	for (int i = 0; i < list->n; i++)
		if (list->place[i] == place)
			return;
	if (list->n < LISTED)
		list->place[list->n++] = place;
}

/* "Vilna (R22), Minsk (R36) and 2 more" */
static void say_places(const struct scenario *s, const struct named *list, int most, char *out, size_t size)
{
	int shown = list->n < most ? list->n : most;
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
	if (!part[0] || used + 3 >= size)
		return;
	snprintf(out + used, size - used, "%s%s", used ? "; " : "", part);
	if (used && !strncmp(part, "The ", 4))
		out[used + 2] = 't';
}

/* "The French take Vilna (R22) and Minsk (R36)": what the side holds at the end and did not before. */
static void taken(const struct seat *seat, const struct taken_place *all, int n, int side, int most, char *out, size_t size)
{
	struct named list = {0};
	char places[240], part[320];
	for (int i = 0; i < n; i++)
		if (all[i].side == side && !all[i].how[0])
			add_place(&list, all[i].place);
	say_places(seat->scenario, &list, most, places, sizeof places);
	snprintf(part, sizeof part, "%.60s take %.239s", side_they(seat->scenario, side).at, places);
	if (list.n)
		add_part(out, size, part);
}

/* "Danzig: siege lifted" */
static void changed_else(const struct seat *seat, const struct taken_place *all, int n, int most, char *out, size_t size)
{
	char part[160];
	for (int i = 0; i < n && most; i++) {
		if (!all[i].how[0])
			continue;
		snprintf(part, sizeof part, "%.100s: %s", board_called(&seat->scenario->board, all[i].place).at, all[i].how);
		add_part(out, size, part);
		most--;
	}
}

int rows_attacks(const struct seat *seat, struct spot at, struct spot to)
{
	int n = 0;
	for (; spot_before(at, to); spot_next(seat, &at))
		n += spot_event(seat, at) && spot_event(seat, at)->kind == EVENT_ATTACK;
	return n;
}

const char *rows_attacked(const struct seat *seat)
{
	return seat->words->attacked ? seat->words->attacked : "attack|attacks";
}

/* "battles at Smolensk (R44) and 3921"; where battles have no page of their own, how many attacks there were. */
static void fought(const struct seat *seat, const struct chapter *ch, int most, char *out, size_t size)
{
	struct chapter battle;
	struct named list = {0};
	char places[240] = "", part[320] = "";
	for (struct spot at = ch->from; chapter_battle(seat, at, ch->to, 1, &battle); at = battle.to)
		if (battle.place >= 0 && !battle.vain)
			add_place(&list, battle.place);
	/* a dispatch counts what was done anyhow */
	int attacks = !list.n && ch->kind != CHAPTER_DISPATCH ? rows_attacks(seat, ch->from, ch->to) : 0;
	say_places(seat->scenario, &list, most, places, sizeof places);
	if (list.n)
		snprintf(part, sizeof part, "battle%s at %.239s", list.n > 1 ? "s" : "", places);
	else if (attacks)
		text_tallied(part, sizeof part, attacks, rows_attacked(seat));
	add_part(out, size, part);
}

/* "3 French and 1 Russian unit lost" */
static void fell(const struct seat *seat, const struct chapter *ch, char *out, size_t size)
{
	const struct scenario *s = seat->scenario;
	int lost[SIDES], all;
	char part[160] = "";
	chapter_toll(seat, ch, lost);
	all = lost[0] + lost[1];
	if (lost[0] && lost[1])
		snprintf(part, sizeof part, "%d %.30s and %d %.30s %s lost", lost[0], s->side_name[0], lost[1], s->side_name[1],
			 chapter_lost_of(seat, lost[1]));
	else if (all)
		snprintf(part, sizeof part, "%d %.30s %s lost", all, s->side_name[lost[0] ? 0 : 1], chapter_lost_of(seat, all));
	add_part(out, size, part);
}

/* The first deed that struck something of the seat's own side, in the words of the log. */
static void struck(const struct seat *seat, const struct chapter *ch, char *out, size_t size)
{
	for (struct spot at = ch->from; spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		struct text words = {""};
		if (!e || e->side != (int)seat->side || !event_is_deed(seat, e))
			continue;
		seat->words->tell(seat->scenario, e, &words);
		add_part(out, size, words.at);
		return;
	}
}

/* As many places are named as there is room for: what was lost stands last, and is never cut. */
void chapter_story(const struct seat *seat, const struct chapter *ch, char *out, size_t size)
{
	char whole[STORY];
	struct taken_place list[TAKEN];
	int n = rows_taken(seat, ch, list, TAKEN);
	for (int most = NAMED; most > 0; most--) {
		whole[0] = 0;
		for (int side = 0; side < SIDES; side++)
			taken(seat, list, n, side, most, whole, sizeof whole);
		changed_else(seat, list, n, most, whole, sizeof whole);
		fought(seat, ch, most, whole, sizeof whole);
		struck(seat, ch, whole, sizeof whole);
		fell(seat, ch, whole, sizeof whole);
		if (strlen(whole) < size)
			break;
	}
	text_copy(out, size, whole);
	if (!out[0])
		snprintf(out, size, "nobody is lost and no place is taken");
	if (out[0] >= 'a' && out[0] <= 'z')
		out[0] = (char)(out[0] - 32);
}

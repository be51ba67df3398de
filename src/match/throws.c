/* The luck of a game, throw by throw: what lay up, what was to be expected, and what came of it. */
#include "match/rows.h"

#include <stdio.h>
#include <string.h>

enum { FACES = 6, EVENT_DICE = 4 };

int rows_dice(const struct seat *seat, const struct heard *h, int event, int *sum, int *twice_expected)
{
	const struct event *e = &h->at[event];
	struct account a;
	int n = 0, sides = FACES;
	*sum = *twice_expected = 0;
	if (e->side < 0 || !e->dice[0])
		return 0;
	if (heard_account_of(h, event, &a) && a.table >= 0 && a.table < seat->scenario->tables &&
	    seat->scenario->table[a.table].sides > 1)
		sides = seat->scenario->table[a.table].sides;
	for (; n < EVENT_DICE && e->dice[n]; n++) {
		*sum += e->dice[n];
		*twice_expected += sides + 1;
	}
	return n;
}

void rows_halves(char *out, size_t size, int twice)
{
	int whole = twice < 0 ? -twice : twice;
	snprintf(out, size, "%s%d%s", twice < 0 ? "\u2212" : "", whole / 2, whole & 1 ? ".5" : "");
}

/* The table that the throw cites by its title, or NONE. */
static int table_cited(const struct scenario *s, const struct event *e)
{
	for (int i = 0; i < s->tables && e->rule >= 0; i++)
		if (!strcmp(s->table[i].title, s->rules->cites[e->rule]))
			return i;
	return NONE;
}

/* The table of the next account of the decision, or NONE. */
static int table_told(const struct heard *h, int event)
{
	struct account a;
	for (int i = event; i < h->n; i++)
		if (heard_account_of(h, i, &a))
			return a.table;
	return NONE;
}

/* Was something lost before the next throw and the next account? */
static bool costs(const struct heard *h, int event)
{
	struct account a;
	for (int i = event + 1; i < h->n && !h->at[i].dice[0] && !heard_account_of(h, i, &a); i++)
		if (h->at[i].kind == EVENT_ELIMINATE)
			return true;
	return false;
}

/* What the throw decided: its own result, or that of the next account of the decision. One of several that an account of
 * another table sums up, as corps that hunger are thrown for one by one, has cost something or not. */
static const char *brought(const struct seat *seat, const struct heard *h, int event)
{
	int cited = table_cited(seat->scenario, &h->at[event]);
	if (cited != NONE && cited != table_told(h, event))
		return costs(h, event) ? "Unit lost" : "No effect";
	for (int i = event; i < h->n; i++) {
		struct account a;
		if (i > event && h->at[i].dice[0])
			break;
		if (!heard_account_of(h, i, &a) || a.table < 0 || a.table >= seat->scenario->tables)
			continue;
		const struct table *t = &seat->scenario->table[a.table];
		if (a.result >= 0 && a.result < t->results)
			return result_words(seat->scenario, t->result[a.result]);
	}
	return "";
}

/* What was thrown for: the battle, or the words of the log. */
static void purpose(const struct seat *seat, struct spot at, char *out, size_t size)
{
	struct chapter ch;
	struct text told = {""};
	char words[300];
	if (chapter_at(seat, at, &ch) && ch.kind == CHAPTER_BATTLE && ch.place >= 0) {
		snprintf(words, sizeof words, "Battle of %s", board_called(&seat->scenario->board, ch.place).at);
	} else {
		seat->words->tell(seat->scenario, spot_event(seat, at), &told);
		snprintf(words, sizeof words, "%s", told.at);
	}
	rows_fit(words, out, size);
}

static void turn_group(const struct scenario *s, int turn, char *out, size_t size)
{
	const char *name = scenario_turn(s, turn);
	snprintf(out, size, "Turn %d%s%.26s", scenario_turn_number(s, turn), name[0] ? ": " : "", name);
}

static void add_row(const struct seat *seat, int turn, int side, int dice, int sum, int twice, struct chart_row *r)
{
	turn_group(seat->scenario, turn, r->group, sizeof r->group);
	chart_cell(r, 1, side >= 0 ? seat->scenario->side_name[side & 1] : "");
	snprintf(r->cell[2], sizeof r->cell[2], "%d", dice);
	snprintf(r->cell[3], sizeof r->cell[3], "%d", sum);
	rows_halves(r->cell[4], sizeof r->cell[4], twice);
	rows_halves(r->cell[5], sizeof r->cell[5], 2 * sum - twice);
}

static void each_throw(const struct seat *seat, struct chart *out)
{
	for (int i = NONE; i < seat->now; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < h->n; k++) {
			int sum, twice, dice = rows_dice(seat, h, k, &sum, &twice);
			if (!dice)
				continue;
			struct chart_row *r = chart_add(out, CHART_PLAIN);
			add_row(seat, i < 0 ? seat->scenario->first_turn : h->turn, h->at[k].side, dice, sum, twice, r);
			purpose(seat, (struct spot){i, k}, r->cell[0], sizeof r->cell[0]);
			rows_fit(brought(seat, h, k), r->cell[6], sizeof r->cell[6]);
			r->place = h->at[k].to;
		}
	}
}

/* Too many to be told one by one: turn by turn. */
static void each_turn(const struct seat *seat, struct chart *out)
{
	for (int from = 0, to; from < seat->now; from = to) {
		int turn = chronicle_heard(seat->chronicle, from)->turn;
		int dice[SIDES] = {0}, sums[SIDES] = {0}, twices[SIDES] = {0}, throws[SIDES] = {0};
		for (to = from; to < seat->now && chronicle_heard(seat->chronicle, to)->turn == turn; to++) {
			const struct heard *h = chronicle_heard(seat->chronicle, to);
			for (int k = 0; k < h->n; k++) {
				int sum, twice, n = rows_dice(seat, h, k, &sum, &twice), side = h->at[k].side & 1;
				throws[side] += n > 0;
				dice[side] += n;
				sums[side] += sum;
				twices[side] += twice;
			}
		}
		for (int side = 0; side < SIDES; side++) {
			if (!dice[side])
				continue;
			struct chart_row *r = chart_add(out, CHART_PLAIN);
			add_row(seat, turn, side, dice[side], sums[side], twices[side], r);
			snprintf(r->cell[0], sizeof r->cell[0], "%d throw%s", throws[side], throws[side] == 1 ? "" : "s");
		}
	}
}

void rows_of_throws(const struct seat *seat, struct chart *out)
{
	int throws = 0, sum, twice;
	for (int i = NONE; i < seat->now; i++)
		for (int k = 0; k < chronicle_heard(seat->chronicle, i)->n; k++)
			throws += rows_dice(seat, chronicle_heard(seat->chronicle, i), k, &sum, &twice) > 0;
	bool each = throws <= CHART_ROWS;
	chart_title(out, each ? "Throw by throw" : "Throws by turns");
	chart_column(out, "", 9, false, false);
	chart_column(out, "", 3, false, false);
	chart_column(out, "dice", 2, true, true);
	chart_column(out, "threw", 2, false, true);
	chart_column(out, "expected", 3, false, true);
	chart_column(out, "more", 2, false, true);
	if (each)
		chart_column(out, "  it brought", 7, true, false);
	if (each)
		each_throw(seat, out);
	else
		each_turn(seat, out);
}

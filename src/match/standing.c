#include "match/standing.h"

#include "rules/phases.h"

static const char *const answers[STANDING_ANSWERS] = {
	[STANDING_ASK] = "ask", [STANDING_WHEN_I_CAN] = "when-i-can", [STANDING_PASS] = "pass",
	[STANDING_FIRST] = "first", [STANDING_AIDE] = "aide", [STANDING_PASS_MARCH] = "pass-march"};

const char *standing_name(enum standing_answer answer)
{
	return answers[answer];
}

int standing_find(const char *name)
{
	return word_find(answers, STANDING_ANSWERS, name);
}

static int find_decline(const struct orders *list)
{
	for (int i = 0; i < list->n; i++)
		if (order_declines(&list->at[i]))
			return i;
	return NONE;
}

/* The first order that takes the chance; with `card` the one that plays it. */
static int find_chance(const struct orders *list, int card)
{
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (card != NONE ? o->verb == VERB_CARD && o->number == card : !order_declines(o))
			return i;
	}
	return NONE;
}

static bool fits(const struct standing *x, const struct prompt *ask, const struct orders *list)
{
	bool offered = x->card == NONE || find_chance(list, x->card) != NONE;
	return x->row == ask->row && offered && (x->place == NONE || x->place == ask->place);
}

int standing_order(const struct standings *list, const struct prompt *ask, const struct orders *orders, bool *aide)
{
	*aide = false;
	if (ask->side == NOBODY || ask->depth)
		return NONE;
	for (int i = 0; i < list->n; i++) {
		const struct standing *x = &list->at[i];
		if (!fits(x, ask, orders))
			continue;
		*aide = x->answer == STANDING_AIDE;
		if (x->answer == STANDING_PASS || x->answer == STANDING_PASS_MARCH)
			return find_decline(orders);
		if (x->answer == STANDING_FIRST)
			return find_chance(orders, x->card);
		if (x->answer == STANDING_WHEN_I_CAN && find_chance(orders, NONE) == NONE)
			return find_decline(orders);
		return NONE;
	}
	return NONE;
}

static bool alone(unsigned persons)
{
	return !(persons & (persons - 1));
}

void standing_usual(const struct scenario *s, unsigned persons, struct standings *out)
{
	out->n = 0;
	for (int row = 0; alone(persons) && row < s->rules->rows && out->n < STANDINGS; row++)
		if (s->rules->phases[row].window)
			out->at[out->n++] = (struct standing){.row = (uint8_t)row, .answer = STANDING_WHEN_I_CAN, .card = NONE, .place = NONE};
}

bool standing_is_usual(const struct scenario *s, unsigned persons, const struct standing *x)
{
	return alone(persons) && x->answer == STANDING_WHEN_I_CAN && x->card == NONE && x->place == NONE && !x->lapses && s->rules->phases[x->row].window;
}

bool standing_march_over(const struct scenario *s, const struct position *p)
{
	if (p->header.result.over || !p->depth)
		return true;
	return s->rules->phases[frame_now(p)->row].alternates || !phases_alternate(s, p) || phases_fight(s, p);
}

bool standing_lapse(struct standings *list, int turn, bool march_over)
{
	int n = 0, before = list->n;
	for (int i = 0; i < before; i++) {
		const struct standing *x = &list->at[i];
		if ((!x->lapses || turn < x->lapses) && !(march_over && x->answer == STANDING_PASS_MARCH))
			list->at[n++] = *x;
	}
	list->n = n;
	return n < before;
}

bool standing_sound(const struct scenario *s, const struct standings *list, struct error *e)
{
	if (list->n < 0 || list->n > STANDINGS)
		return error_set(e, NULL, NULL, NULL, "there may be 0 to %d standing orders, not %d", STANDINGS, list->n);
	for (int i = 0; i < list->n; i++) {
		const struct standing *x = &list->at[i];
		if (x->row >= s->rules->rows || !s->rules->phases[x->row].list)
			return error_set(e, NULL, NULL, NULL, "nobody is asked anything in row %d", x->row);
		if (x->answer >= STANDING_ANSWERS)
			return error_set(e, NULL, NULL, NULL, "%d is no answer", x->answer);
		if (x->card < NONE || x->card >= MAX_CARDS)
			return error_set(e, NULL, NULL, NULL, "there is no card %d", x->card);
		if (x->place < NONE || x->place >= s->board.count)
			return error_set(e, NULL, NULL, NULL, "there is no place %d", x->place);
		if (x->lapses < 0 || x->lapses > STANDING_TURNS)
			return error_set(e, NULL, NULL, NULL, "there is no turn %d", x->lapses);
	}
	return true;
}

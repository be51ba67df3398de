/* A hint for the person who decides, and what is seen of somebody who thinks for long. */
#include "app/desk_own.h"

#include <stdio.h>
#include <string.h>

enum { BLINK_MS = 300, SHOWN = 3 };

void desk_thinks(struct desk *d, int permille)
{
	bool long_enough = permille != NONE && canvas_now(d->c) - d->thinks_since >= BLINK_MS;
	ui_thinks(d->ui, long_enough ? permille : NONE, d->advises);
}

/* Only of the seat that is looked through: what it would order tells what it knows. */
void desk_advise(struct desk *d)
{
	struct error e = {0};
	const struct seat *seat = d->m ? desk_seat(d) : NULL;

	desk_advice_end(d);
	if (!seat || !seat_decides(seat) || !desk_is_person(d, seat->side))
		return;
	d->thinks_since = canvas_now(d->c);
	d->advises = desk_mind_advise(d->mind, player_adviser(), seat, match_public(d->m), &e);
	if (!d->advises)
		ui_hint(d->ui, -1, -1, e.reason, "");
}

bool desk_advice_end(struct desk *d)
{
	bool any = d->advises || d->advised;

	if (d->advises) {
		desk_mind_stop(d->mind);
		desk_thinks(d, NONE);
	}
	if (d->advised) {
		ui_advise(d->ui, NULL, 0, "");
		table_advise(d->table, NULL, 0);
	}
	d->advises = d->advised = false;
	return any;
}

/* "0.3 and 1.2" */
static struct text say_losses(const struct thought *t, enum side mine)
{
	struct text out;
	int own = (t->lost[mine & 1] + 5) / 10, his = (t->lost[(mine & 1) ^ 1] + 5) / 10;
	text_set(&out, "%d.%d and %d.%d", own / 10, own % 10, his / 10, his % 10);
	return out;
}

/* Are the losses the same in all of them? Then they tell nothing. */
static bool same_losses(const struct thought *t, int n, enum side mine)
{
	struct text first = say_losses(&t[0], mine);
	for (int i = 1; i < n; i++)
		if (strcmp(say_losses(&t[i], mine).at, first.at) != 0)
			return false;
	return true;
}

/* What the plans came to that were compared, in a few lines. */
static void say_plans(const struct seat *seat, const struct thought *t, int n, char *out, size_t size)
{
	enum side mine = seat->side;
	bool same = same_losses(t, n, mine);
	size_t used = (size_t)snprintf(out, size, "the best of %d plans, each played out up to %d times", n, t[0].looks);
	if (!same)
		used += (size_t)snprintf(out + used, size - used, "; it costs you and the enemy %s %s on average",
					 say_losses(&t[0], mine).at, chapter_lost_of(seat, 2));
	for (int i = 1; i < n && i <= SHOWN && used + 64 < size; i++) {
		used += (size_t)snprintf(out + used, size - used, "%s%s", i == 1 ? "; worse: " : ", ", t[i].manner ? t[i].manner : "as usual");
		if (!same)
			used += (size_t)snprintf(out + used, size - used, " (%s)", say_losses(&t[i], mine).at);
	}
}

static void show_advice(struct desk *d)
{
	struct order orders[ADVICE_MOST];
	const struct thought *plans;
	struct text why;
	char words[300] = "";
	int compared, n = desk_mind_advice(d->mind, orders, &why, &plans, &compared);

	d->advises = false;
	desk_thinks(d, NONE);
	if (!n)
		return;
	if (compared > 1)
		say_plans(desk_seat(d), plans, compared, words, sizeof words);
	ui_advise(d->ui, orders, n, compared > 1 ? words : why.at);
	table_advise(d->table, orders, n);
	d->advised = true;
}

bool desk_advice_work(struct desk *d)
{
	int permille;

	if (!d->advises)
		return false;
	while (!desk_mind_done(d->mind, &permille))
		if (d->o.threads || d->o.slices) {
			desk_thinks(d, permille);
			return !desk_mind_wakes(d->mind);
		}
	show_advice(d);
	return false;
}

void desk_decide(struct desk *d)
{
	if (d->advises)
		show_advice(d);
	else
		desk_machine_decides(d);
}

/* All seats have heard of the order before, and wait for this one. */
int desk_aide(void *who, const struct match *m, enum side side, const struct orders *list)
{
	struct desk *d = who;
	struct order o;

	if (!desk_mind_decide(d->mind, d->plays[side] ? d->plays[side] : player_usual(), d->seat[side], match_public(m), &o))
		return NONE;
	return orders_find(list, &o);
}

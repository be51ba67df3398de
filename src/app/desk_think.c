/* A hint for the person who decides, and what is seen of somebody who thinks for long. */
#include "app/desk_own.h"

#include <stdio.h>
#include <stdlib.h>
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

enum { CALLED = 128 };

/* The i-th plan as a player calls it: by the manner in which it was written, or by what it does that the first does not. */
static struct text called(const struct desk *d, const struct thought *t, int i)
{
	struct text out;
	char does[CALLED];
	bool by_deeds = (t[i].manner && !*t[i].manner) || (!t[i].manner && i && t[0].manner && !*t[0].manner);
	text_set(&out, "%s", t[i].manner ? t[i].manner : "as usual");
	if (by_deeds && i) {
		ui_say_plan(d->ui, t[i].order, t[i].orders, t[0].order, t[0].orders, does, sizeof does);
		text_set(&out, "%s", does);
	}
	return out;
}

/* Was a plan of this name named before this one? One without a name does what the first does, and more. */
static bool named_before(const struct desk *d, const struct thought *t, int i)
{
	struct text mine = called(d, t, i);
	bool before = !mine.at[0];
	for (int k = 0; k < i && !before; k++)
		before = !strcmp(called(d, t, k).at, mine.at);
	return before;
}

/* Games that were played to their end count for more than all points: how many its side wins, or else loses, and by the first. */
static struct text say_games(const struct thought *first, const struct thought *t, enum side mine)
{
	struct text out;
	bool wins = t->won[mine] < first->won[mine];
	enum side by = wins ? mine : side_other(mine);
	text_set(&out, "%s %d of %d games, the first %d of %d", wins ? "wins" : "loses", t->won[by], t->looks, first->won[by], first->looks);
	return out;
}

struct text desk_say_behind(const struct thought *first, const struct thought *t, enum side mine)
{
	struct text out;
	int tenths = desk_tenths(abs(t->points_behind));
	if (t->behind > 0 && desk_fares_worse(t->won, first->won, mine))
		return say_games(first, t, mine);
	if (t->behind > 0 && t->worse > t->better)
		text_set(&out, "ends at a worse level in %d of %d games", t->worse, t->looks);
	else if (!tenths)
		text_set(&out, "is level");
	else if (t->points_behind < 0)
		text_set(&out, "looks %d.%d better, which is within chance", tenths / 10, tenths % 10);
	else
		text_set(&out, "is %d.%d behind", tenths / 10, tenths % 10);
	return out;
}

/* How the plans rank, by what they were ranked by: the judgement where each was played out to, in points. */
static void say_plans(const struct desk *d, const struct thought *t, int n, char *out, size_t size)
{
	int shown = 0;
	struct text one;
	enum side mine = desk_seat(d)->side;
	struct text first = called(d, t, 0);
	size_t used = (size_t)snprintf(out, size, "the best of %d plans, each played out up to %d times%s%s%s", n, t[0].looks, first.at[0] ? ": " : "",
				       first.at, t[1].behind < 0 ? ", for no other is surely better" : "");
	used += (size_t)snprintf(out + used, size - used, ". Compared in %s: ", t[0].points);
	for (int i = 1; i < n && shown < SHOWN; i++) {
		if (named_before(d, t, i))
			continue;
		text_set(&one, "%s\u201c%s\u201d %s", shown ? ", " : "", called(d, t, i).at, desk_say_behind(&t[0], &t[i], mine).at);
		if (used + strlen(one.at) >= size)
			break;
		used += (size_t)snprintf(out + used, size - used, "%s", one.at);
		shown++;
	}
	if (!shown)
		snprintf(out + used, size - used, "the next best %s", desk_say_behind(&t[0], &t[1], mine).at);
}

static void show_advice(struct desk *d)
{
	struct order orders[ADVICE_MOST];
	const struct thought *plans;
	struct text why;
	char words[420] = "";
	int compared, n = desk_mind_advice(d->mind, orders, &why, &plans, &compared);

	d->advises = false;
	desk_thinks(d, NONE);
	if (!n)
		return;
	if (compared > 1)
		say_plans(d, plans, compared, words, sizeof words);
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

	if (!desk_mind_decide(d->mind, d->plays[side] ? d->plays[side] : player_usual(), d->seat[side], match_lot(m), &o))
		return NONE;
	return orders_find(list, &o);
}

/* A hint for the person who decides, and what is seen of somebody who thinks for long. */
#include "app/desk_own.h"

enum { BLINK_MS = 300 };

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
	d->advises = desk_mind_advise(d->mind, player_usual(), seat, match_public(d->m), &e);
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

static void show_advice(struct desk *d)
{
	struct order orders[ADVICE_MOST];
	struct text why;
	int n = desk_mind_advice(d->mind, orders, &why);

	d->advises = false;
	desk_thinks(d, NONE);
	if (!n)
		return;
	ui_advise(d->ui, orders, n, why.at);
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

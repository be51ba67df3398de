/* The map goes as far as the story: marches are seen first, then the chapter of the fight opens, and what came of it is
 * seen on the map as it is read. */
#include "app/desk_own.h"

void desk_story_begin(struct desk *d, struct spot from)
{
	if (!d->holds)
		d->told = from;
	d->holds = true;
	table_hold(d->table, d->told);
}

void desk_story_skip(struct desk *d)
{
	d->told = (struct spot){desk_seat(d)->now, 0};
	d->holds = d->looks_later = false;
	table_let_go(d->table);
}

void desk_story_on(struct desk *d)
{
	struct spot to = {desk_seat(d)->now, 0}, from = d->told;

	if (d->looks_later && !d->holds && !ui_waits(d->ui)) {
		d->looks_later = false;
		table_look_asked(d->table);
	}
	if (!d->holds && !ui_stands_open(d->ui))
		table_read_over(d->table);
	if (!d->holds)
		return;
	d->holds = ui_told_to(d->ui, &to);
	if (spot_before(to, from)) /* what was seen is not taken away again */
		to = from;
	if (d->holds)
		table_hold(d->table, to);
	else
		table_let_go(d->table);
	d->told = to;
	d->looks_later = !d->holds && ui_waits(d->ui);
	if (!spot_before(from, to))
		return;
	desk_sound(d, from, to);
	bool follow = d->o.config->follow && d->by_machine && !ui_waits(d->ui); /* what is open has laid the map as it needs it */
	table_animate(d->table, from, to, d->o.config->speed, follow);
	d->redraw = true;
}

#include "ai/area1812/trial.h"

enum { FACES = 6, STEPS = 60 };

/* The dice of one run: the first ones all differ from run to run and from each other. */
static void load_dice(struct campaign *c, int face)
{
	int dice[] = {face, face * 2 % 7, face * 3 % 7, face * 4 % 7};
	dice_force(&c->p.dice, dice, 4);
}

/* Two places in the list of battles where none will be: so the phase waits there, and no die falls for what comes
 * after the battle. */
static void hold_phase(const struct scenario *s, struct campaign *c)
{
	for (int i = 0; i < land_of(s)->places && set_count(&c->todo) < 2; i++)
		if (!ar_units(c, FRENCH, i) || !ar_units(c, RUSSIAN, i))
			set_add(&c->todo, i);
}

/* Where the effort is in a trial: dice of `part`, after `step` orders. False: it is tired. */
static bool fight_out(struct effort *f, const struct ar_nature *n, const struct scenario *s, struct campaign *c, int place, int their)
{
	struct orders list;
	for (; f->step <= STEPS && c->battle.place == place; f->step++) {
		rules_orders(s, &c->p, &list);
		bool chit = frame_now(&c->p)->row == ROW_PLAN;
		int order = !list.n ? NONE : chit ? ar_order_find(&list, VERB_PLAN, their) : ar_habit(n, s, c, &list);
		if (order == NONE)
			return true;
		if (!effort_may(f))
			return false;
		if (!rules_play(s, &c->p, &list.at[order], NULL, NULL))
			return true;
	}
	return true;
}

/* A copy with the dice of a run, before the order that is tried. */
static void lay_out(const struct scenario *s, const struct campaign *c, int side, int their, int face, struct campaign *out)
{
	*out = *c;
	if (out->battle.plan[1 - side] == NONE)
		out->battle.plan[1 - side] = (int8_t)their;
	hold_phase(s, out);
	load_dice(out, face);
}

int ar_trial(struct effort *f, const struct scenario *s, const struct campaign *c, int side, const struct order *o,
	     int their)
{
	struct campaign *at = (struct campaign *)(void *)&f->at[0];
	int value;
	if (f->tired || effort_noted(f, &value))
		return f->tired ? 0 : value;
	for (; f->part < FACES; f->part++, f->step = 0) {
		if (!f->step) {
			if (!effort_may(f))
				return 0;
			lay_out(s, c, side, their, f->part + 1, at);
			if (!rules_play(s, &at->p, o, NULL, NULL))
				return effort_note(f, 0);
			f->step = 1;
		}
		if (!fight_out(f, ar_nature_of(side), s, at, c->battle.place, their))
			return 0;
		value = ar_judge(s, &at->p, (enum side)side);
		if (at->p.dice.drawn == c->p.dice.drawn)
			return effort_note(f, value);
		f->sum += value;
	}
	return effort_note(f, (int)(f->sum / FACES));
}

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

static void fight_out(const struct scenario *s, struct campaign *c, int place, int their)
{
	struct orders list;
	for (int i = 0; i < STEPS && c->battle.place == place; i++) {
		rules_orders(s, &c->p, &list);
		bool chit = frame_now(&c->p)->row == ROW_PLAN;
		int order = !list.n ? NONE : chit ? ar_order_find(&list, VERB_PLAN, their) : ar_habit(s, c, &list);
		if (order == NONE || !rules_play(s, &c->p, &list.at[order], NULL, NULL))
			return;
	}
}

int ar_trial(const struct scenario *s, const struct campaign *c, int side, const struct order *o, int their)
{
	struct campaign at;
	int sum = 0;
	for (int face = 1; face <= FACES; face++) {
		at = *c;
		if (at.battle.plan[1 - side] == NONE)
			at.battle.plan[1 - side] = (int8_t)their;
		hold_phase(s, &at);
		load_dice(&at, face);
		if (!rules_play(s, &at.p, o, NULL, NULL))
			return 0;
		fight_out(s, &at, c->battle.place, their);
		int value = ar_judge(s, &at.p, (enum side)side);
		if (at.p.dice.drawn == c->p.dice.drawn)
			return value;
		sum += value;
	}
	return sum / FACES;
}

/* Reads the printed figures of the rules. */
#include "rules/gamble/gamble.h"

#define AT(group, key, low, high) {#group, #key, low, high, &f->group.key}

/* What moves, eats and stands. */
static bool of_movement(const struct scenario *s, struct gb_figures *f, struct error *e)
{
	const struct printed_number list[] = {
		AT(stack, holds, 2, 100), AT(stack, train, 0, 50), AT(stack, trains, 0, 9),
		AT(supply, range, 1, 20), AT(supply, winter, 1, 20), AT(supply, dummies, 0, 2),
		AT(forage, from, 1, 30), {"forage", "checked_from", 1, 30, &f->forage.checked}, AT(forage, neighbours, 1, 6),
		{"forage", "free_from_1813", 1, 16, &f->forage.free_from}, {"forage", "free_until_1813", 1, 16, &f->forage.free_until},
		AT(march, normal, 1, 9), AT(march, winter, 1, 9), AT(march, forced, 1, 9), AT(march, attrition, 1, 9),
		AT(march, attrition_winter, 1, 9), AT(march, french_from, 1, 30), AT(march, winter_more, 0, 9), AT(march, french_more, 0, 9),
		AT(march, forced_more, 0, 9), AT(march, led_less, 0, 9), AT(march, murat_more, 0, 9),
		AT(siege, besiegers, 1, 9), AT(commander, lost_on, 0, 6), AT(commander, flight, 0, 9), AT(commander, march, 1, 9),
		AT(cossacks, on, 1, 7), AT(cossacks, later_on, 1, 7), AT(cossacks, later_from, 1, 30),
		AT(setup, french_depots, 0, 14), AT(setup, russian_depots, 0, 14), AT(setup, artillery, 0, 9), AT(setup, cavalry, 0, 9),
		AT(setup, infantry, 0, 20), AT(setup, within, 1, 20), AT(score, battle, 0, 99), AT(score, battle_most, 0, 99),
	};
	return scenario_printed(s, list, sizeof list / sizeof *list, e);
}

/* What fights. */
static bool of_combat(const struct scenario *s, struct gb_figures *f, struct error *e)
{
	const struct printed_number list[] = {
		AT(commands, french, 1, 9), AT(commands, russian, 1, 9), AT(commands, least, 0, 9), AT(commands, most, 1, 20),
		AT(commands, victory, 0, 9), AT(commands, capital, 0, 9), AT(order, abort, 0, 6), AT(order, need, 1, 20),
		AT(order, conscript, 0, 9), AT(attack, two_types, 0, 9), AT(attack, three_types, 0, 9), AT(attack, river, 0, 9),
		AT(attack, fortress, 0, 9), AT(attack, fortress_guns, 0, 9), AT(attack, difficult, 0, 9), AT(support, commander, 0, 9),
		AT(support, river, 0, 9), AT(support, fortress, 0, 9), AT(support, difficult, 0, 9), AT(result, driven, 1, 9),
		AT(result, winner_cap, 1, 9), AT(result, decisive, 1, 9), AT(special, napoleon, 0, 9),
	};
	return scenario_printed(s, list, sizeof list / sizeof *list, e);
}

/* What the advanced rules add. */
static bool of_advanced(const struct scenario *s, struct gb_figures *f, struct error *e)
{
	const struct printed_number list[] = {
		AT(confusion, until, 0, 30), AT(confusion, on, 0, 6), AT(confusion, constantine, 0, 6),
		AT(reserve, first, 1, 30), AT(reserve, last, 1, 30), AT(reserve, lost_on, 1, 7), AT(reserve, few, 0, 20),
		AT(reserve, some, 0, 20), AT(reserve, few_less, 0, 9), AT(reserve, some_less, 0, 9), AT(reserve, less_from, 1, 30),
		AT(uprising, until, 0, 30), AT(uprising, on, 1, 7), AT(uprising, later_until, 0, 30), AT(uprising, later_on, 1, 7),
		AT(desertion, from, 1, 30), AT(desertion, count, 0, 9), AT(sweden, turn, 1, 30), AT(sweden, on, 1, 7),
		AT(two_year, depots, 1, 14), AT(two_year, last, 1, 16), AT(two_year, restart, 1, 16), AT(two_year, end, 1, 16),
		AT(two_year, stays_on, 1, 7), AT(two_year, gone_on, 0, 6), AT(two_year, returns_on, 1, 7), AT(two_year, leader_lost_on, 0, 6),
		AT(two_year, one_on, 1, 7), AT(two_year, two_on, 1, 7),
	};
	return scenario_printed(s, list, sizeof list / sizeof *list, e);
}

bool gb_load_figures(struct scenario *s, struct gb_own *own, struct error *e)
{
	struct gb_figures *f = &own->figures;
	if (!of_movement(s, f, e) || !of_combat(s, f, e) || !of_advanced(s, f, e))
		return false;
	/* 1813: the printed turns come after those of 1812 */
	f->forage.free_from += f->two_year.end + 1 - f->two_year.restart;
	f->forage.free_until += f->two_year.end + 1 - f->two_year.restart;
	return true;
}

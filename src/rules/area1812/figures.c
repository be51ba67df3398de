/* Printed figures of the rules that stand in tables.json. */
#include "rules/area1812/area1812.h"

/* [Combat G, Combat H, Supply D, Supply G, Victory Conditions B] Their printed numbers stand with the tables. */
bool ar_figures_read(const struct scenario *s, struct land *g, struct error *e)
{
	struct ar_figures *f = &g->figures;
	const struct printed_number figures[] = {{"combat", "french", -6, 6, &f->combat.french},	   {"combat", "russian", -6, 6, &f->combat.russian},
		       {"combat", "fortress", -6, 6, &f->combat.fortress}, {"supply", "depot_feeds", 0, 99, &f->supply.depot_feeds},
		       {"supply", "crowd", 0, 99, &f->supply.crowd},	   {"battles", "victory", -9, 9, &f->battles.victory},
		       {"battles", "defeat", -9, 9, &f->battles.defeat}};
	return scenario_printed(s, figures, sizeof figures / sizeof *figures, e);
}

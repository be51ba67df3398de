/* Printed figures of the rules that stand in tables.json. */
#include "rules/area1812/area1812.h"

/* [Combat G, Combat H, Supply D, Supply G, Victory Conditions B] Their printed numbers stand with the tables. */
bool ar_figures_read(const struct scenario *s, struct land *g, struct error *e)
{
	struct ar_figures *f = &g->figures;
	const struct {
		const char *group, *key;
		int low, high, *to;
	} figures[] = {{"combat", "french", -6, 6, &f->combat.french},	   {"combat", "russian", -6, 6, &f->combat.russian},
		       {"combat", "fortress", -6, 6, &f->combat.fortress}, {"supply", "depot_feeds", 0, 99, &f->supply.depot_feeds},
		       {"supply", "crowd", 0, 99, &f->supply.crowd},	   {"battles", "victory", -9, 9, &f->battles.victory},
		       {"battles", "defeat", -9, 9, &f->battles.defeat}};
	const cJSON *all = json_need_object(s->tables_json, "figures", "tables.json", "figures", e);
	for (size_t i = 0; i < sizeof figures / sizeof *figures; i++) {
		const cJSON *group = all ? json_need_object(all, figures[i].group, "tables.json", "figures", e) : NULL;
		if (!group || !json_need_int(group, figures[i].key, figures[i].low, figures[i].high, "tables.json",
					     figures[i].group, figures[i].to, e))
			return false;
	}
	return true;
}

/* Printed figures of the rules that stand in tables.json. */
#include "rules/berezina/berezina.h"

#include <stdlib.h>
#include <string.h>

/* What a result of the Ford Table costs, by its name: "T" the treasure, "S" a step, "2S" two. */
static bool ford_results_read(const struct scenario *s, struct ground *g, struct error *e)
{
	const struct table *t = &s->table[g->table[TABLE_FORD]];
	for (int i = 0; i < t->results; i++) {
		const char *word = t->result[i], *rest = word[0] == 'T' ? word + 1 : word;
		char *end;
		int steps = (int)strtol(rest, &end, 10);
		bool none = !strcmp(word, "-"), step = !strcmp(end, "S");
		if (!none && (steps < 0 || steps >= STEPS || (!step && (end != word + 1 || *end))))
			return error_set(e, "tables.json", "ford", NULL,
					 "result \"%s\" is none of \"-\", \"T\", \"S\", \"TS\" or with a number of steps", word);
		g->figures.ford_result[i].loot = rest > word;
		g->figures.ford_result[i].steps = none || !step ? 0 : steps ? steps : 1;
	}
	return true;
}

/* Hexes that the rules name for another reason than an entry, an exit or a work. */
static bool hexes_read(const struct scenario *s, struct figures *f, struct error *e)
{
	const struct { const char *key; int *to; } hexes[] = {{"danube_near", &f->danube.near_of},
							       {"main_on_heels", &f->arrival.main_heels},
							       {"wittgenstein_awake", &f->arrival.wittgenstein_awake}};
	const cJSON *all = json_need_object(s->tables_json, "hexes", "tables.json", "hexes", e);
	for (size_t i = 0; i < sizeof hexes / sizeof *hexes; i++) {
		const char *id;
		if (!all || !json_need_string(all, hexes[i].key, "tables.json", "hexes", &id, e))
			return false;
		*hexes[i].to = board_find(&s->board, id);
		if (*hexes[i].to == NONE)
			return error_set(e, "tables.json", "hexes", NULL, "\"%s\": there is no hex \"%.20s\"", hexes[i].key, id);
	}
	return true;
}

/* [13.2] The counter that event A names. */
static bool pieces_read(const struct scenario *s, struct figures *f, struct error *e)
{
	const cJSON *all = json_need_object(s->tables_json, "named", "tables.json", "named", e);
	const char *id;
	if (!all || !json_need_string(all, "austrian_grenadiers", "tables.json", "named", &id, e))
		return false;
	f->event.grenadiers = scenario_piece(s, id);
	return f->event.grenadiers != NONE ||
	       error_set(e, "tables.json", "named", NULL, "\"austrian_grenadiers\": there is no counter \"%.20s\"", id);
}

bool bz_figures_read(const struct scenario *s, struct ground *g, struct error *e)
{
	struct figures *f = &g->figures;
	const struct printed_number figures[] = {
		{"fire", "works", -6, 6, &f->fire.works}, {"fire", "woods", -6, 6, &f->fire.woods},
		{"fire", "town", -6, 6, &f->fire.town}, {"fire", "water", -6, 6, &f->fire.water},
		{"fire", "height", -6, 6, &f->fire.height}, {"fire", "worst", -6, 0, &f->fire.worst},
		{"fire", "far", -6, 6, &f->fire.far}, {"fire", "range", 1, 9, &f->fire.range}, {"danube", "near", -6, 6, &f->danube.near},
		{"danube", "near_hexes", 0, 60, &f->danube.near_hexes}, {"danube", "few", -6, 6, &f->danube.few},
		{"danube", "few_units", 0, 60, &f->danube.few_units}, {"danube", "bridged", -6, 6, &f->danube.bridged},
		{"danube", "feint", -6, 6, &f->danube.feint}, {"breakdown", "few", -6, 6, &f->breakdown.few},
		{"breakdown", "few_pieces", 0, 60, &f->breakdown.few_pieces}, {"bridge", "most", 1, 60, &f->bridge.most},
		{"command", "leader_hexes", 0, 60, &f->command.leader_hexes},
		{"command", "wait_hexes", 0, 60, &f->command.wait_hexes},
		{"breakdown", "rabble", -6, 6, &f->breakdown.rabble}, {"ford", "cavalry", -6, 6, &f->ford.cavalry},
		{"ford", "engineer", -6, 6, &f->ford.engineer}, {"ford", "guns", -6, 6, &f->ford.guns},
		{"ford", "ice", -6, 6, &f->ford.ice}, {"check", "leader", -6, 6, &f->check.leader},
		{"check", "end", 0, 12, &f->check.end}, {"check", "end_better", 0, 12, &f->check.end_better},
		{"retreat", "units", 1, 60, &f->retreat.units},
		{"retreat", "hexes", 1, 2, &f->retreat.hexes}, {"event", "austrians", 0, 60, &f->event.austrians},
		{"event", "thaw", 0, 31, &f->event.thaw}, {"event", "astray", 0, STEPS, &f->event.astray},
		{"event", "astray_led", 0, STEPS, &f->event.astray_led}, {"event", "hurrah", 0, 12, &f->event.hurrah},
		{"event", "stirs", -6, 6, &f->event.stirs}, {"arrival", "main", 1, 31, &f->arrival.main}, {"arrival", "main_early", 1, 31, &f->arrival.main_early},
		{"arrival", "main_bonus", -6, 6, &f->arrival.main_bonus},
		{"arrival", "wittgenstein_delay", 0, 31, &f->arrival.wittgenstein_delay}};
	return scenario_printed(s, figures, sizeof figures / sizeof *figures, e) && hexes_read(s, f, e) && pieces_read(s, f, e) &&
	       ford_results_read(s, g, e);
}

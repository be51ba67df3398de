#include "rules/hex1812/hex1812.h"

const char *const hx_cites[CITES + 1] = {
	[CITE_SETUP] = "Scenarios", [CITE_SEQUENCE] = "Sequence of Play", [CITE_REINFORCEMENTS] = "Reinforcements",
	[CITE_ATTRITION] = "Attrition", [CITE_MOVEMENT] = "Movement", [CITE_MOVEMENT_C] = "Movement C",
	[CITE_MOVEMENT_D] = "Movement D", [CITE_FORCED_F] = "Forced March F",
	[CITE_FORCED_G] = "Forced March G", [CITE_FORCED_H] = "Forced March H", [CITE_FORCED] = "Forced March Tables",
	[CITE_STACKING_J] = "Stacking J",
	[CITE_DEPOT_L] = "Depot Movement L",
	[CITE_ZONES_B] = "Zones of Control B",
	[CITE_COMBAT] = "Combat", [CITE_COMBAT_A] = "Combat A", [CITE_COMBAT_B] = "Combat B",
	[CITE_COMBAT_D] = "Combat D", [CITE_COMBAT_E] = "Combat E",
	[CITE_COMBAT_F] = "Combat F", [CITE_COMBAT_G] = "Combat G", [CITE_COMBAT_H] = "Combat H",
	[CITE_COMBAT_I] = "Combat I", [CITE_COMBAT_J] = "Combat J", [CITE_COMBAT_K] = "Combat K",
	[CITE_COMBAT_M] = "Combat M", [CITE_COMBAT_N] = "Combat N",
	[CITE_CRT] = "Combat Results Table", [CITE_RETREAT] = "Retreat Procedure",
	[CITE_TERRAIN] = "Terrain Effects Chart", [CITE_DISRUPTION] = "Disruption", [CITE_DISRUPTION_A] = "Disruption A",
	[CITE_DISRUPTION_B] = "Disruption B", [CITE_DISRUPTION_C] = "Disruption C", [CITE_SUPPLY_A] = "Supply A",
	[CITE_SUPPLY_B] = "Supply B", [CITE_SUPPLY_C] = "Supply C", [CITE_SUPPLY_D] = "Supply D",
	[CITE_SUPPLY_F] = "Supply F", [CITE_SUPPLY_G] = "Supply G",
	[CITE_SUPPLY_H] = "Supply H", [CITE_SUPPLY_J] = "Supply J",
	[CITE_UNSUPPLIED] = "Unsupplied Chart", [CITE_LEADERS_B] = "Leaders B",
	[CITE_LEADERS_C] = "Leaders C",
	[CITE_FORTRESS_C] = "Fortresses C", [CITE_FORTRESS_D] = "Fortresses D", [CITE_FORTRESS_E] = "Fortresses E",
	[CITE_FORTRESS_F] = "Fortresses F", [CITE_FORTRESS_G] = "Fortresses G", [CITE_VICTORY_A] = "Victory A",
	[CITE_VICTORY_B] = "Victory B", [CITE_VICTORY_C] = "Victory C", [CITES] = NULL,
};

const char *const hx_levels[] = {"French decisive victory", "French marginal victory", "Draw (Russian moral victory)",
				 "Russian substantive victory", "Russian decisive victory", NULL};

const char *const hx_choices[CHOICES + 1] = {
	[CHOICE_TRIPLE] = "Triple forced march", [CHOICE_SECOND] = "On with the second allowance", [CHOICE_FORCE] = "Forced march: roll",
	[CHOICE_STOP] = "Stop here", [CHOICE_GO] = "Go on and roll again", [CHOICE_WITH] = "Use the supply unit",
	[CHOICE_WITHOUT] = "Without the supply unit", [CHOICE_KEEP_INF] = "Infantry is fed", [CHOICE_KEEP_CAV] = "Cavalry is fed",
	[CHOICES] = NULL,
};

struct text hx_unit_at(const struct scenario *s, const struct campaign *c, int piece)
{
	struct text out = hx_unit(s, piece);
	int at = c->p.piece[piece].place;
	if (at >= 0)
		text_set(&out, "%s at %s", hx_unit(s, piece).at, hx_place(s, at).at);
	return out;
}

#include "rules/borodino/borodino.h"

const char *const borodino_cites[CITES + 1] = {
	[CITE_TURNS] = "Turns of Play", [CITE_MOVEMENT] = "Movement", [CITE_MOVEMENT_1] = "Movement 1",
	[CITE_MOVEMENT_5] = "Movement 5", [CITE_MOVEMENT_6] = "Movement 6", [CITE_MOVEMENT_9] = "Movement 9",
	[CITE_MOVEMENT_11] = "Movement 11", [CITE_ZOC_C] = "Zones of Control C",
	[CITE_ZOC_D] = "Zones of Control D", [CITE_ZOC_I] = "Zones of Control I", [CITE_COMBAT] = "Combat", [CITE_COMBAT_A] = "Combat A",
	[CITE_COMBAT_B] = "Combat B", [CITE_COMBAT_D] = "Combat D", [CITE_COMBAT_E] = "Combat E",
	[CITE_COMBAT_F] = "Combat F", [CITE_COMBAT_J] = "Combat J", [CITE_COMBAT_K] = "Combat K",
	[CITE_RETREAT] = "Retreat", [CITE_DISPLACEMENT] = "Displacement", [CITE_ADVANCE] = "Optional Advance",
	[CITE_ARTILLERY_C] = "Artillery C", [CITE_ARTILLERY_D] = "Artillery D", [CITE_ARTILLERY_G] = "Artillery G",
	[CITE_ARTILLERY_I] = "Artillery I", [CITE_REDOUBT] = "Redoubts", [CITE_REDOUBT_B] = "Redoubts B",
	[CITE_REDOUBT_C] = "Redoubts C", [CITE_REDOUBT_E] = "Redoubts E", [CITE_REDOUBT_F] = "Redoubts F",
	[CITE_REDOUBT_G] = "Redoubts G", [CITE_REDOUBT_I] = "Redoubts I", [CITE_REDOUBT_J] = "Redoubts J",
	[CITE_GUARD_A] = "Imperial Guard A", [CITE_GUARD_B] = "Imperial Guard B", [CITE_GUARD_C] = "Imperial Guard C",
	[CITE_REINFORCEMENTS] = "Reinforcements", [CITE_FREEZE] = "5 September Special Rules",
	[CITE_NIGHT_A] = "Night Movement A", [CITE_NIGHT_C] = "Night Movement C", [CITE_VICTORY] = "Victory Conditions",
	[CITE_CRT] = "Combat Resolution Table", [CITE_TERRAIN] = "Terrain Effects Chart",
	[CITE_ARTILLERY_A] = "Artillery A", [CITES] = NULL,
};

const char *const borodino_levels[] = {"Draw", "Victory", "Marginal victory", "Substantial victory",
				       "Decisive victory", NULL};

const char *const borodino_choices[] = {NULL};

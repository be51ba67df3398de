#include "rules/area1812/area1812.h"

const char *const ar_cites[CITES + 1] = {
	[CITE_SETUP] = "Initial Placement", [CITE_SEQUENCE] = "Sequence of Play",
	[CITE_REINFORCEMENTS] = "Reinforcements", [CITE_ATTRITION] = "Attrition", [CITE_MOVEMENT] = "Movement A",
	[CITE_MOVEMENT_B1] = "Movement B.1", [CITE_MOVEMENT_B2] = "Movement B.2", [CITE_FORCED] = "Movement D",
	[CITE_FORCED_LEADERS] = "Leaders A", [CITE_STACKING] = "Stacking",
	[CITE_DEPOTS_B] = "Supply B", [CITE_DEPOTS_D] = "Supply D",
	[CITE_COMBAT] = "Combat", [CITE_STEP_1] = "Combat Step 1", [CITE_STEP_2] = "Combat Step 2",
	[CITE_COMBAT_A] = "Combat A", [CITE_COMBAT_B] = "Combat B", [CITE_COMBAT_C] = "Combat C",
	[CITE_COMBAT_D] = "Combat D", [CITE_PLAN] = "Combat E", [CITE_COMBAT_F] = "Combat F",
	[CITE_COMBAT_G] = "Combat G", [CITE_COMBAT_H] = "Combat H", [CITE_PURSUIT] = "Combat I",
	[CITE_COMBAT_J] = "Combat J", [CITE_COMBAT_K] = "Combat K", [CITE_CRT] = "Combat Results Table",
	[CITE_LEADERS_C] = "Leaders C", [CITE_LEADERS_D] = "Leaders D", [CITE_SUPPLY_A] = "Supply A",
	[CITE_SUPPLY_F] = "Supply F", [CITE_SUPPLY_G] = "Supply G", [CITE_SUPPLY_H] = "Supply H",
	[CITE_UNSUPPLIED] = "Unsupplied Chart", [CITE_FORTRESS] = "Fortresses", [CITE_CONTROL] = "Victory A",
	[CITE_POLITICS] = "Victory B", [CITE_WINNER] = "Victory C", [CITE_NAPOLEON] = "Victory Conditions A",
	[CITE_VICTORIES] = "Victory Conditions B", [CITE_MOVEMENT_B] = "Movement B", [CITES] = NULL,
};

const char *const ar_levels[] = {"French decisive victory", "French marginal victory", "Draw (Russian moral victory)",
				 "Russian substantive victory", "Russian decisive victory", NULL};

const char *const ar_choices[CHOICES + 1] = {
	[PLAN_A] = "A Outflank", [PLAN_B] = "B Contact", [PLAN_C] = "C Assault", [PLAN_D] = "D Probe",
	[PLAN_E] = "E Withdraw", [PLAN_F] = "F Entrench", [PLAN_G] = "G Counter-attack", [PLAN_H] = "H Cordon",
	[CHOICE_WITHDRAW] = "Withdraw", [CHOICE_FIGHT] = "Stand and fight", [CHOICE_CHASE] = "Pursue",
	[CHOICE_WITH] = "Use the supply unit", [CHOICE_WITHOUT] = "Without the supply unit",
	[CHOICE_KEEP_IC] = "Infantry is fed", [CHOICE_KEEP_CC] = "Cavalry is fed",
	[CHOICES] = NULL,
};

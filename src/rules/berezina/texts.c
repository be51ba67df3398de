#include "rules/berezina/berezina.h"

const char *const berezina_cites[CITES + 1] = {
	[CITE_STACK] = "3.1.1", [CITE_VIOLATION] = "3.1.4", [CITE_ZOC] = "3.2.4",
	[CITE_FOG] = "3.4", [CITE_SEQUENCE] = "4.0", [CITE_FMET] = "5.1", [CITE_COMMAND] = "5.2",
	[CITE_TRACK] = "5.3", [CITE_BONUS] = "5.3.1", [CITE_PENALTY] = "5.3.2", [CITE_ARMIES] = "5.4",
	[CITE_MOVE] = "6.1", [CITE_LEADERS_LOST] = "6.1.4", [CITE_RABBLE_BLOCK] = "6.1.5", [CITE_LIMIT] = "6.1.7",
	[CITE_RABBLE] = "6.2", [CITE_PRIORITY] = "6.3.1", [CITE_TCHLAPLATZ] = "6.3.3", [CITE_DANUBE] = "6.3.4",
	[CITE_OTHERS] = "6.3.5", [CITE_RETREATS] = "6.3.6", [CITE_FORD] = "6.4", [CITE_FIRE] = "7.1",
	[CITE_FIRE_ORDER] = "7.1.1", [CITE_RUSSIAN_FIRE] = "7.1.2", [CITE_CRT] = "7.2", [CITE_STEPS] = "7.3",
	[CITE_SCATTER] = "7.3.2", [CITE_RANGE] = "7.4", [CITE_SIGHT] = "7.4.1", [CITE_NIGHT] = "7.4.2",
	[CITE_RETIRE] = "7.5", [CITE_ENGINEER] = "8.1", [CITE_RUSSIAN_BRIDGE] = "8.2", [CITE_BRIDGE] = "8.3",
	[CITE_BREAKDOWN] = "9.0", [CITE_VICTORY] = "10.1", [CITE_SETUP] = "11.1", [CITE_ARRIVALS] = "11.2",
	[CITE_FRENCH_SETUP] = "11.3", [CITE_FRENCH_ARRIVALS] = "11.4",
	[CITE_AFMET] = "13.1", [CITE_EVENTS] = "13.2", [CITES] = NULL,
};

const char *const berezina_levels[] = {"French decisive victory", "French substantial victory",
				       "French marginal victory",  "French marginal defeat",
				       "French substantial defeat", "French decisive defeat", NULL};

const char *const berezina_choices[] = {NULL};

/* The paragraphs of the rulebook that orders, refusals and events name. The book has headings, no numbers: a paragraph is called by its
 * heading and the letter or figure of the step. Every event of the cards is a paragraph too: CITE_EVENT + enum n7_event. */
#ifndef GROGNARD_RULES_NAPOLEON1807_CITES_H
#define GROGNARD_RULES_NAPOLEON1807_CITES_H

#define N7_CITES(X) \
	X(COMMANDERS, "Commanders and Corps") X(STACK, "Stack") X(CONNECTIONS, "Connections and areas") X(ORDER_OF_BATTLE, "Order of Battle") \
	X(CARDS, "Playing cards") X(CONTESTED, "Contested and free areas") X(SIEGE, "Siege") X(DICE, "Dice") X(SETUP, "Game Setup") \
	X(DRAW, "Draw") X(INITIATIVE, "Initiative") X(OPERATIONS, "Operations") X(PASS, "Operations Pass") \
	X(RECOVERY, "Recovery") X(RECOVERY_1, "Recovery 1") X(RECOVERY_2, "Recovery 2") X(RECOVERY_3, "Recovery 3") \
	X(RECOVERY_4, "Recovery 4") X(RECOVERY_5, "Recovery 5") X(ELIMINATION, "Elimination") \
	X(MOVE_1, "Movement 1") X(MOVE_1A, "Movement 1A") X(MOVE_1B, "Movement 1B") X(MOVE_1C, "Movement 1C") X(MOVE_1D, "Movement 1D") \
	X(MOVE_2, "Movement 2") X(MOVE_3, "Movement 3") X(MOVE_3A, "Movement 3A") X(MOVE_3B, "Movement 3B") X(MOVE_3C, "Movement 3C") \
	X(MOVE_3D, "Movement 3D") X(MOVE_3E, "Movement 3E") X(MOVE_4, "Movement 4") X(AXIS, "Axis of Retreat") \
	X(COMBAT, "Combat") X(COMBAT_1, "Combat 1") X(COMBAT_1A, "Combat 1A") X(COMBAT_1B, "Combat 1B") X(COMBAT_1C, "Combat 1C") \
	X(COMBAT_1D, "Combat 1D") X(COMBAT_1E, "Combat 1E") X(COMBAT_1F, "Combat 1F") X(COMBAT_1G, "Combat 1G") X(COMBAT_1H, "Combat 1H") \
	X(COMBAT_1I, "Combat 1I") X(COMBAT_2, "Combat 2") X(COMBAT_3, "Combat 3") X(COMBAT_4, "Combat 4") X(COMBAT_5, "Combat 5") \
	X(COMBAT_6, "Combat 6") X(COMBAT_7, "Combat 7") X(VICTORY, "Victory") X(VICTORY_AT_ONCE, "Victory at once") \
	X(VICTORY_CONTROL, "Victory control") X(VICTORY_END, "Victory at the end") X(VICTORY_NAPOLEON, "Victory Napoleon") \
	X(FOG, "Fog of War") X(VEDETTES, "Vedettes") X(VEDETTES_SPECIAL, "Vedettes special cases")

/* Details on Playing Cards: what a card is about: the word of cards.json, what it is called. */
#define N7_EVENTS(X) \
	X(AIDE_DE_CAMP, "aide_de_camp", "Aide-de-camp") X(ANTICIPATION, "anticipation", "Anticipation") \
	X(BACK_TO_THE_RIVER, "back_to_the_river", "Back to the River") X(CANNON_SOUNDS, "cannon_sounds", "Cannon Sounds") \
	X(CONFUSION, "confusion", "Confusion") X(COUNTERMARCH, "countermarch", "Countermarch") \
	X(COUNTER_ORDER, "counter_order", "Counter Order") X(FATIGUE, "fatigue", "Fatigue") X(FORCED_MARCH, "forced_march", "Forced March") \
	X(FORAGE, "forage", "Forage") X(FORD, "ford", "Ford") X(INTUITION, "intuition", "Intuition") \
	X(ORDERLY_RETREAT, "orderly_retreat", "Orderly Retreat") X(REACTION, "reaction", "Reaction") X(RESERVE, "reserve", "Reserve") \
	X(INACTIVITY, "inactivity", "Inactivity") X(RAIN, "rain", "Rain") X(SNOW, "snow", "Snow") X(COLD, "cold", "Cold") \
	X(ASSAULT_COLUMN, "assault_column", "Assault Column") X(AUDACITY, "audacity", "Audacity") X(CARE, "care", "Care") \
	X(CONSCRIPT, "conscript", "Conscript") X(COORDINATION, "coordination", "Coordination") X(ELAN, "elan", "Elan") \
	X(GREAT_BATTERY, "great_battery", "Great Battery") X(GREAT_CHARGE, "great_charge", "Great Charge") X(HUSSARS, "hussars", "Hussars") \
	X(IMPATIENCE_IN_PARIS, "impatience_in_paris", "Impatience in Paris") X(KAMENSKI, "kamenski", "Kamenski") \
	X(ORGANIZATION, "organization", "Organization") X(PANIC, "panic", "Panic") X(PONTONNIERS, "pontonniers", "Pontonniers") \
	X(QUICK_DEPLOYMENT, "quick_deployment", "Quick Deployment") X(SKIRMISHERS, "skirmishers", "Skirmishers") X(SQUARE, "square", "Square") \
	X(SURRENDER, "surrender", "Surrender") X(THE_GUARD, "the_guard", "The Guard") X(ROUGEAUD, "rougeaud", "The Rougeaud") \
	X(TSARS_IMPATIENCE, "tsars_impatience", "Tsar's Impatience") X(AMBUSH, "ambush", "Ambush") X(COSSACKS, "cossacks", "Cossacks") \
	X(DESTROYED_BRIDGE, "destroyed_bridge", "Destroyed Bridge") X(EPIDEMIC, "epidemic", "Epidemic") \
	X(FOR_THE_TSAR, "for_the_tsar", "For the Tsar") X(GRAPESHOT, "grapeshot", "Grapeshot") X(LAST_EFFORT, "last_effort", "Last Effort") \
	X(LOBANOV, "lobanov", "Lobanov") X(MARIE_WALEWSKA, "marie_walewska", "Marie Walewska") \
	X(PONTOON_BRIDGE, "pontoon_bridge", "Pontoon Bridge") X(REAR_GUARD, "rear_guard", "Rear Guard") \
	X(REINFORCED_POSITION, "reinforced_position", "Reinforced Position") X(REINFORCEMENT, "reinforcement", "Reinforcement") \
	X(SACRIFICE, "sacrifice", "Sacrifice") X(SNOW_STORM, "snow_storm", "Snow Storm") \
	X(STRATEGIC_RETREAT, "strategic_retreat", "Strategic Retreat") X(SUPPLY, "supply", "Supply") \
	X(WINTER_QUARTERS, "winter_quarters", "Winter Quarters") X(MUD, "mud", "Mud")

#define N7_CITE(name, number) CITE_##name,
enum { N7_CITES(N7_CITE) CITE_EVENT };
#undef N7_CITE

#define N7_EVENT(name, word, title) EV_##name,
enum n7_event { N7_EVENTS(N7_EVENT) EVS };
#undef N7_EVENT

enum { CITES = CITE_EVENT + EVS };

#endif

/* Texts of lines of accounts and of notes: indices into words.texts, whose words stand in src/words/napoleon1807/texts.c in the same
 * order. What an event of the kind EVENT_NOTE names beside its text stands behind it. */
#ifndef GROGNARD_RULES_NAPOLEON1807_TEXTS_H
#define GROGNARD_RULES_NAPOLEON1807_TEXTS_H

enum {
	/* turn and cards */
	TEXT_SHUFFLED,      /* side: its discards are the new draw pile */
	TEXT_REDS_CANCEL,   /* several red cards were drawn: all go without effect */
	TEXT_NO_EFFECT,     /* side: the card just played is without effect */
	TEXT_WEATHER,       /* side or NOBODY: the weather card of the turn lies on its space */
	TEXT_MUD,           /* Mud this turn */
	TEXT_PASSED,        /* side: no more operations this turn */
	TEXT_MUST_PASS,     /* side: nothing is left to be activated */
	TEXT_FIRST,         /* side: has the initiative */
	TEXT_INTUITION,     /* side: has it without a card */
	TEXT_INTUITIONS,    /* both played Intuition */
	TEXT_COUNTERED,     /* side (who countered): the event is cancelled */
	TEXT_CARE,          /* side, piece: is marked for Care */
	TEXT_TURN_RULE,     /* side: the card is in force this turn */
	TEXT_INACTIVE,      /* side, to: the stack there is activated (Inactivity) */
	/* operations and marches */
	TEXT_STAYS,         /* side, to: the stack that was to march stays, for want of points or because it was told to */
	TEXT_AXIS,          /* side, from, to: its axis of retreat lies on this link */
	TEXT_AXIS_CUT,      /* side (whose axis), from, to: cut by the enemy */
	TEXT_AXIS_GONE,     /* side, from, to: no longer contested */
	TEXT_SIEGE_LIFTED,  /* side (who is relieved), to */
	TEXT_BRIDGE_DOWN,   /* side, from, to */
	TEXT_BRIDGE_UP,     /* side, from, to */
	TEXT_CONFUSED,      /* side, to: the stack stops there */
	TEXT_COORDINATION,  /* side: another operation at once */
	TEXT_NAMED,         /* side, to: a stack is activated there */
	/* lines of the account of a march */
	TEXT_LINE_CARD,     /* movement card */
	TEXT_LINE_CORPS,    /* corps above the first */
	TEXT_LINE_NAPOLEON, TEXT_LINE_BONUS, TEXT_LINE_WEATHER, TEXT_LINE_PLAYED /* Forced March, Countermarch, Forage */, TEXT_LINE_STRATEGIC, TEXT_LINE_POINTS,
	TEXT_LINE_ABOVE_THIRD, /* march fatigue: points above the third, each corps */
	TEXT_LINE_BEGAN, TEXT_LINE_ENDED, TEXT_LINE_FATIGUE_CARD, TEXT_LINE_RELIEF, TEXT_LINE_MARCH_FATIGUE,
	/* combat: notes */
	TEXT_CALLED_OFF,    /* side, to: the attack is called off at step D; account follows */
	TEXT_COUNTED,       /* side, to: cards of both sides are counted; account follows */
	TEXT_WINS,          /* side, to: wins the combat (EVENT_RESULT); account of losses follows */
	TEXT_NOBODY_WINS,   /* to: nobody wins */
	TEXT_PURSUIT,       /* side, from, to: the winner pursues; account of his cards follows */
	TEXT_PURSUED,       /* side, from, to: its fatigue; account follows */
	TEXT_SNOWED,        /* piece: is left out by Snow Storm */
	/* lines of their accounts */
	TEXT_LINE_STRENGTH, /* piece: cards for its strength points */
	TEXT_LINE_MOVING,   /* moving attack */
	TEXT_LINE_QUICK,    /* without value: Quick Deployment, nothing lost by moving */
	TEXT_LINE_TIRED,    /* piece: more than 4 fatigue */
	TEXT_LINE_WOODED, TEXT_LINE_TOWN, TEXT_LINE_CITADEL, /* the ground */
	TEXT_LINE_AUDACITY, /* without value: Audacity, the ground gives nothing */
	TEXT_LINE_EVENT,    /* by a card: the rule is its event */
	TEXT_LINE_CANCELLED, /* sum: no combat */
	TEXT_LINE_CARDS,    /* sum: cards */
	TEXT_LINE_MARKS_LOST, TEXT_LINE_MARKS_TIRED, /* marks of losses, of fatigue on the cards */
	TEXT_LINE_LOSSES, TEXT_LINE_LOSS, TEXT_LINE_FATIGUE, /* sums: losses (or one loss), fatigue inflicted */
	TEXT_LINE_PURSUIT,  /* the pursuit's own card */
	/* recovery and victory */
	TEXT_END_SCORE,     /* the final count; account follows */
	TEXT_LINE_MARKER,   /* where the victory marker stands */
	TEXT_LINE_BESIEGED, TEXT_LINE_OCCUPIED, /* place: a citadel earned by siege, by standing in it alone */
	TEXT_LINE_OBJECTIVE, /* place: an objective of the scenario */
	TEXT_LINE_END,      /* sum: where it stands at the end */
	/* outlooks */
	TEXT_IF_GOOD, TEXT_IF_BAD, /* cases of The Rougeaud: 4 or 5; 1 to 3 */
	TEXT_HIDDEN_CARDS,  /* guess: combat cards of hidden enemy corps */
	TEXT_LEFT_ALONE,    /* side, to: all enemies have fallen in the combat, it holds the place (EVENT_RESULT) */
	TEXT_PROHIBITED,    /* side, to: Strategic Retreat, the stack there may not march */
	TEXT_COUNTED_DICE, TEXT_LINE_DICE, /* as TEXT_COUNTED and TEXT_LINE_CARDS, with dice in place of cards */
	TEXTS
};

#endif

/* Details on Playing Cards: the events of the cards: colour, whose, and in which windows they can be laid; and what the decks of a scenario
 * are read from. */
#include "rules/napoleon1807/n7.h"

#include <string.h>

enum { F = SEEN_0, R = SEEN_1, BOTH = SEEN_ALL };

#define W(window) (1u << WINDOW_##window)
#define COMBAT (W(ATTACKER) | W(DEFENDER))
#define BRIDGE (W(ROAD) | W(MOVER) | W(SHORT))
#define RED(name, sides) [EV_##name] = {COLOUR_RED, sides, W(RED)}
#define BLUE(name, sides) [EV_##name] = {COLOUR_BLUE, sides, W(BLUE)}
#define GREEN(name, sides, windows) [EV_##name] = {COLOUR_GREEN, sides, windows}
/* [reading 62] Events of two armies stand in both decks. */
static const struct n7_event_print prints[EVS] = {
	RED(INACTIVITY, BOTH), RED(RAIN, BOTH), RED(SNOW, BOTH), RED(COLD, BOTH), RED(IMPATIENCE_IN_PARIS, F), RED(SURRENDER, F),
	BLUE(AIDE_DE_CAMP, BOTH), BLUE(ANTICIPATION, BOTH), BLUE(INTUITION, BOTH), BLUE(RESERVE, BOTH), BLUE(CARE, F), BLUE(CONSCRIPT, F),
	BLUE(HUSSARS, F), BLUE(KAMENSKI, F), BLUE(TSARS_IMPATIENCE, F), BLUE(COSSACKS, R), BLUE(EPIDEMIC, R), BLUE(FOR_THE_TSAR, R),
	BLUE(LOBANOV, R), BLUE(MARIE_WALEWSKA, R), BLUE(REINFORCEMENT, R), BLUE(STRATEGIC_RETREAT, R), BLUE(SUPPLY, R),
	GREEN(BACK_TO_THE_RIVER, BOTH, W(RIVER)), GREEN(CANNON_SOUNDS, BOTH, COMBAT), GREEN(CONFUSION, BOTH, W(ENTER)),
	GREEN(COUNTERMARCH, BOTH, W(ANSWER)), GREEN(COUNTER_ORDER, BOTH, W(COUNTER)), GREEN(FATIGUE, BOTH, W(HALT)),
	GREEN(FORCED_MARCH, BOTH, W(MOVER)), GREEN(FORAGE, BOTH, W(MOVER)), GREEN(FORD, BOTH, W(ROAD)), GREEN(ORDERLY_RETREAT, BOTH, W(LOSER)),
	GREEN(REACTION, BOTH, W(REACT)), GREEN(ASSAULT_COLUMN, F, W(ATTACKER)), GREEN(AUDACITY, F, W(ATTACKER)), GREEN(COORDINATION, F, W(END)),
	GREEN(ELAN, F, W(ATTACKER)), GREEN(GREAT_BATTERY, F, COMBAT), GREEN(GREAT_CHARGE, F, W(WINNER)), GREEN(ORGANIZATION, F, W(ROAD)),
	GREEN(PANIC, F, W(PANIC)), GREEN(PONTONNIERS, F, BRIDGE), GREEN(QUICK_DEPLOYMENT, F, W(ATTACKER)), GREEN(SKIRMISHERS, F, COMBAT),
	GREEN(SQUARE, F, COMBAT), GREEN(THE_GUARD, F, COMBAT), GREEN(ROUGEAUD, F, COMBAT), GREEN(AMBUSH, R, COMBAT),
	GREEN(DESTROYED_BRIDGE, R, BRIDGE), GREEN(GRAPESHOT, R, COMBAT), GREEN(LAST_EFFORT, R, W(REACT)),
	GREEN(PONTOON_BRIDGE, R, BRIDGE), GREEN(REAR_GUARD, R, W(DEFENDER)), GREEN(REINFORCED_POSITION, R, W(DEFENDER)),
	GREEN(SACRIFICE, R, COMBAT), GREEN(SNOW_STORM, R, COMBAT),
};

#define N7_WORD(name, word, title) word,
static const char *const words[EVS] = {N7_EVENTS(N7_WORD)};
#undef N7_WORD

const struct n7_event_print *n7_event(int event)
{
	return &prints[event];
}

/* --- what a scenario is read from --- */

static const char *const file = "scenarios/napoleon1807/cards.json";

static bool in_list(const cJSON *list, const char *word)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, list) if (cJSON_IsString(item) && !strcmp(item->valuestring, word))
		return true;
	return false;
}

static bool card_make(const struct scenario *s, struct n7_own *own, int card, const char *deck, struct error *e)
{
	static const char *const colours[] = {[COLOUR_RED] = "red", [COLOUR_BLUE] = "blue", [COLOUR_GREEN] = "green"};
	const struct card *c = &s->card[card];
	const cJSON *print = cJSON_GetArrayItem(json_get(s->cards_json, "cards"), card);
	int event = word_find(words, EVS, json_string_or(print, "event", "")), side = c->side;
	if (event == NONE)
		return error_set(e, file, c->id, NULL, "\"event\" names no event of this game");
	if (prints[event].colour && strcmp(json_string_or(print, "kind", ""), colours[prints[event].colour]))
		return error_set(e, file, c->id, NULL, "\"kind\" must be %s", colours[prints[event].colour]);
	own->event[card] = (uint8_t)event;
	if (event == EV_MUD || event == EV_WINTER_QUARTERS) {
		if ((event == EV_MUD) != (side == NOBODY))
			return error_set(e, file, c->id, NULL, "Winter Quarters is of a side, Mud of none");
		*(event == EV_MUD ? &own->mud : &own->quarters[side]) = card;
		return true;
	}
	if (side == NOBODY || !(prints[event].sides & side_bit(side)))
		return error_set(e, file, c->id, NULL, "this event is not in the deck of that side");
	const int16_t *f = c->figure;
	if (c->figures != 4 || f[0] < 1 || f[0] > 9 || f[1] < 0 || f[1] > 9 || f[2] < 0 || f[2] > 9 || f[3] < 1 || f[3] > 9)
		return error_set(e, file, c->id, NULL, "needs four figures: value, losses, fatigue, recovery");
	own->value[card] = (uint8_t)f[0];
	own->losses[card] = (uint8_t)f[1];
	own->fatigue[card] = (uint8_t)f[2];
	own->recovery[card] = (uint8_t)f[3];
	own->plays[card] = in_list(json_get(print, "scenarios"), deck);
	return true;
}

bool n7_load_cards(struct scenario *s, struct n7_own *own, struct error *e)
{
	const char *deck;
	int of[2] = {0, 0};
	own->mud = own->quarters[FRENCH] = own->quarters[RUSSIAN] = NONE;
	if (!json_need_string(s->json, "deck", s->file, "deck", &deck, e))
		return false;
	for (int i = 0; i < s->cards; i++) {
		if (!card_make(s, own, i, deck, e))
			return false;
		if (own->plays[i])
			of[s->card[i].side]++;
	}
	if (own->mud == NONE || own->quarters[FRENCH] == NONE || own->quarters[RUSSIAN] == NONE)
		return error_set(e, file, "cards", NULL, "Mud or a Winter Quarters card is missing");
	return (of[FRENCH] >= 10 && of[RUSSIAN] >= 10) ||
	       error_set(e, s->file, "deck", NULL, "a side has fewer than ten cards that name \"%s\"", deck);
}

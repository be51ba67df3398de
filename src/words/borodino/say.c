/* Orders in words, where the usual ones say too little. */
#include "words/borodino/own.h"

void borodino_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	int row = frame_now(p)->row;
	bool piece = o->piece >= 0 && o->piece < s->pieces, place = o->place >= 0 && o->place < s->board.count;
	text_set(out, "%s", "");
	if (o->verb == VERB_EXIT && piece)
		text_set(out, "%s leaves the map", bo_name(s, o->piece).at);
	else if (o->verb == VERB_RELEASE)
		text_set(out, "Release %s (%d left)", piece ? bo_name(s, o->piece).at : "a Guard unit", bo_releases_left(s, battle_of(p), o->side));
	else if (o->verb == VERB_ACCEPT && piece)
		text_set(out, "%s goes back too", bo_name(s, o->piece).at);
	else if (o->verb == VERB_LOSE && piece)
		text_set(out, row == ROW_EXCHANGE ? "%s is given for the exchange" :
			 set_count(&battle_of(p)->leaving) > 1 ? "%s is lost first" : "%s cannot retreat: eliminated",
			 bo_name(s, o->piece).at);
	else if (o->verb == VERB_REDOUBT && place)
		text_set(out, "The redoubt joins in: %s", bo_hex(s, o->place).at);
	else if (o->verb == VERB_ATTACK_PLACE && place)
		text_set(out, "Attack the redoubt: %s", bo_hex(s, o->place).at);
}

/* Where somebody can go, in words. */
#include "words/now_own.h"

/* What the order does with its piece. */
static const char *deed(const struct look *k, const struct order *o)
{
	if (o->verb == VERB_PUT)
		return "may stand in";
	if (o->verb == VERB_RETREAT)
		return "can go back to";
	if (now_leaves(k, o))
		return "can leave the map by";
	return now_attacks(k, o) ? "can attack" : "can reach";
}

void now_say_reach(const struct look *k, const struct order *o, struct text *out)
{
	char who[NAME], where[NAME], goal[NAME];
	int aim = NONE, far = o->verb == VERB_MARCH || o->verb == VERB_ADVANCE ? now_far(k, o->piece, o->place, &aim) : NONE;
	now_unit_name(k, o->piece, who);
	now_place_name(k->s, o->place, where);
	if (far > 0 && k->way->any && aim != NONE && aim != o->place)
		text_set(out, "%s %s %s, %s %s", who, deed(k, o), where, far == 1 ? "beside" : "on the way to", now_place_name(k->s, aim, goal));
	else
		text_set(out, "%s %s %s", who, deed(k, o), where);
}

void now_say_back(const struct look *k, const struct order *o, struct text *out)
{
	char who[NAME], where[NAME];
	bool stands = first_of(k->list, VERB_STAND) != NONE;
	if (now_pieces(k->list, o->verb) > 1)
		text_set(out, "Drag %s to a lit place%s", now_lit(k), stands ? "; or it stands" : "");
	else if (now_count(k->list, o->verb, o->piece) > 1)
		text_set(out, "Drag %s to one of the lit places%s", now_piece_name(k->s, o->piece, who), stands ? "; or it stands" : "");
	else
		text_set(out, "Drag %s to the lit place, %s%s", now_piece_name(k->s, o->piece, who), now_place_name(k->s, o->place, where),
			 stands ? "; or it stands" : "");
}

void now_say_instead(const struct look *k, struct text *out)
{
	static const int ends[] = {VERB_DONE, VERB_PASS, VERB_STAND};
	int pass = NONE;
	for (size_t i = 0; i < sizeof ends / sizeof *ends && pass == NONE; i++)
		pass = first_of(k->list, ends[i]);
	char label[NAME] = "";
	if (pass != NONE)
		now_button_name(k, &k->list->at[pass], label);
	text_set(out, label[0] ? ", or press \u201c%s\u201d" : "%s", label);
}

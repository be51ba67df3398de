/* [Combat 6] What a retreat over a link would bring, before it is ordered: where it stops, what it costs, who would die of it. */
#include "rules/napoleon1807/n7.h"
#include "rules/napoleon1807/odds.h"

static void warn_place(const struct scenario *s, const struct n7_position *n, int to, int there, int enemies, struct outlook *out)
{
	struct text *words = &outlook_warn(out, CITE_COMBAT_6)->words;
	int left = n->fight.links - 1;
	if (there == N7_CORPS_THERE)
		text_set(words, "It stops there: %d enemy corps, %d fatigue", enemies, 2 * enemies);
	else if (there == N7_HIDDEN_THERE)
		text_set(words, "Enemies stand there: 2 fatigue for each corps among them");
	else if (n7_corps(s, n, to, n->fight.loser))
		text_set(words, "It stops there, among friends");
	else if (left)
		text_set(words, "It goes on from there: %d more link%s", left, left == 1 ? "" : "s");
	else
		text_set(words, "It ends there");
}

/* [Combat 6] Shared evenly, the rest as its owner would. */
static void warn_deaths(const struct scenario *s, const struct n7_position *n, int fatigue, struct outlook *out)
{
	struct n7_position copy = *n;
	n7_mask who = n7_fight_corps(s, n, n->fight.loser);
	n7_tire_even(s, &copy, who, fatigue, CITE_COMBAT_6, NULL);
	n7_place_shares(s, &copy);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1)) {
		if (copy.p.piece[i].place >= 0)
			continue;
		struct warning *w = outlook_warn(out, CITE_COMBAT_4);
		text_set(&w->words, "%s would die of fatigue", n7_name(s, i));
		w->loses = true;
	}
}

void n7_retreat_odds(const struct scenario *s, const struct n7_position *n, int to, struct outlook *out)
{
	int side = n->fight.loser, there = n7_who_is_there(s, n, to, side);
	int enemies = there == N7_CORPS_THERE ? n7_mask_count(n7_corps(s, n, to, side_other((enum side)side))) : 0, fatigue = n->fight.fatigue_owed + n7_link_tires(s, n, to, enemies);
	warn_place(s, n, to, there, enemies, out);
	if (fatigue)
		text_set(&outlook_warn(out, CITE_COMBAT_6)->words, "%d fatigue for the retreat so far, shared evenly", fatigue);
	warn_deaths(s, n, fatigue, out);
}

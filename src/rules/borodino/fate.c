/* What the results of an attack mean for those who are in it: who has no way back, what an exchange costs, a redoubt without garrison. */
#include "rules/borodino/borodino.h"

/* Who of them has no hex to go back to as all stand now, by name; false: everybody has one. */
static bool shut_in(const struct scenario *s, const struct battle *b, const struct set *who, struct text *names)
{
	struct set shut = {{0}};
	int16_t hexes[DIRECTIONS];
	bool push;
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		if (!bo_retreat_hexes(s, b, i, hexes, &push))
			set_add(&shut, i);
	text_set(names, "%s", "");
	for (int i = set_next(&shut, 0), k = 0; i >= 0; i = set_next(&shut, i + 1))
		text_listed(names, k++, set_count(&shut), s->piece[i].name);
	return !set_empty(&shut);
}

/* May the attack end so? */
static bool may_come(const struct outlook *o, int result)
{
	for (int i = 0; i < o->on[0].n; i++)
		if (o->on[0].at[i].result == result)
			return true;
	return false;
}

/* [Retreat] Who cannot go back is eliminated. */
static void no_way_back(const struct scenario *s, const struct battle *b, const struct set *who, const char *whose, struct outlook *out)
{
	struct text names;
	if (shut_in(s, b, who, &names))
		text_set(&outlook_warn(out, CITE_RETREAT)->words, "%s retreats: no way back for %s, who would be eliminated", whose, names.at);
}

/* [Combat Resolution Table Ex, reading 13] At least what is printed on the defenders, whatever it brings. */
static void price(const struct scenario *s, const struct set *payers, int printed, struct outlook *out)
{
	int sum = 0, n = set_count(payers), first = set_next(payers, 0);
	for (int i = first; i >= 0; i = set_next(payers, i + 1))
		sum += s->piece[i].strength;
	struct text *words = n && printed ? &outlook_warn(out, CITE_CRT)->words : NULL;
	if (words && (n == 1 || sum <= printed))
		text_set(words, "Exchange: it costs you %s (%d)", n == 1 ? s->piece[first].name : "all who attack beside it", sum);
	else if (words)
		text_set(words, "Exchange: it costs you at least %d strength points of %d", printed, sum);
}

/* [Redoubts J] Nothing harms a redoubt: who makes it give way may go in. */
static void open_works(const struct scenario *s, const struct battle *b, struct outlook *out)
{
	for (int i = 0; i < REDOUBTS; i++)
		if (b->target >> i & 1) {
			text_set(&outlook_warn(out, CITE_REDOUBT_J)->words, "%s has no garrison: a defender who retreats or is eliminated means that you may go in",
				 board_called(&s->board, field_of(s)->redoubt_at[i]).at);
			return;
		}
}

void bo_fates(const struct scenario *s, const struct battle *b, int side, int printed, struct outlook *out)
{
	struct set hurt = b->p.hand;
	for (int i = set_next(&b->p.hand, 0); i >= 0; i = set_next(&b->p.hand, i + 1))
		if (bo_is_safe_attack(s, b, i, side))
			set_drop(&hurt, i);
	if (may_come(out, RESULT_AR))
		no_way_back(s, b, &hurt, "Attacker", out);
	if (may_come(out, RESULT_DR))
		no_way_back(s, b, &b->p.against, "Defender", out);
	if (may_come(out, RESULT_EX))
		price(s, &hurt, printed, out);
	if (may_come(out, RESULT_DR) || may_come(out, RESULT_DE))
		open_works(s, b, out);
}

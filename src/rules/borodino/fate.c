/* What the results of an attack mean for those who are in it: who has no way back, what an exchange costs, a redoubt without garrison. */
#include "rules/borodino/borodino.h"

/* "A, B and C" */
static struct text listed(const struct scenario *s, const struct set *who)
{
	struct text names = {""};
	int n = set_count(who), k = 0;
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		text_listed(&names, k++, n, s->piece[i].name);
	return names;
}

/* "A" when all of them are meant, else "one of A and B", "at least 2 of A, B and C". */
static struct text some_of(const struct scenario *s, const struct set *who, int n, bool more)
{
	struct text names = listed(s, who), out = names, number;
	text_set(&number, "%d", n);
	if (n < set_count(who))
		text_set(&out, "%s%.8s of %.200s", more ? "at least " : "", n == 1 ? "one" : number.at, names.at);
	return out;
}

/* May the attack end so? */
static bool may_come(const struct outlook *o, int result)
{
	for (int i = 0; i < o->on[0].n; i++)
		if (o->on[0].at[i].result == result)
			return true;
	return false;
}

/* [Retreat, reading 18] Who cannot go back is eliminated; the winner says who goes where, and who is lost first. */
static void no_way_back(const struct scenario *s, const struct battle *b, const struct set *who, bool attacker, struct outlook *out)
{
	const char *whose = attacker ? "Attacker" : "Defender", *winner = attacker ? "the enemy" : "you";
	struct shut shut;
	bo_shut_find(s, b, who, &shut);
	int sure = set_count(&shut.lost), least = shut.least - sure, most = shut.most - sure;
	struct set other = shut.risk;
	set_less(&other, &shut.lost);
	if (!shut.most)
		return;
	struct text *words = &outlook_warn(out, CITE_RETREAT)->words, lost = listed(s, &shut.lost);
	struct text some = some_of(s, &other, least ? least : most, least && least < most);
	if (!most)
		text_set(words, "%s retreats: no way back for %s, who would be eliminated", whose, lost.at);
	else if (least)
		text_set(words, "%s retreats: no way back for %s%s%s, who would be eliminated", whose, lost.at, sure ? " and " : "", some.at);
	else if (sure)
		text_set(words, "%s retreats: no way back for %s, who would be eliminated, and %s may leave %s none", whose, lost.at, winner, some.at);
	else
		text_set(words, "%s retreats: %s may leave %s no way back", whose, winner, some.at);
}

enum { NEVER = 10000 }; /* more strength than all units have */

/* The least strength of payers from `from` on that is no less than what is owed; NEVER: all together have not so much.
 * [Combat I] They are lost whole, so it may be more. */
static int cheapest(const struct scenario *s, const struct set *payers, int from, int owed)
{
	int i = owed > 0 ? set_next(payers, from) : NONE;
	if (i == NONE)
		return owed > 0 ? NEVER : 0;
	int strength = s->piece[i].strength;
	int with = strength + cheapest(s, payers, i + 1, owed - strength), without = cheapest(s, payers, i + 1, owed);
	return with < without ? with : without;
}

/* [Combat Resolution Table Ex, reading 13] At least what is printed on the defenders, whatever it brings. */
static void price(const struct scenario *s, const struct set *payers, int printed, struct outlook *out)
{
	int sum = 0, n = set_count(payers), first = set_next(payers, 0);
	for (int i = first; i >= 0; i = set_next(payers, i + 1))
		sum += s->piece[i].strength;
	int least = cheapest(s, payers, 0, printed);
	struct text *words = n && printed ? &outlook_warn(out, CITE_CRT)->words : NULL;
	if (words && (n == 1 || least >= sum))
		text_set(words, "Exchange: it costs you %s (%d)", n == 1 ? s->piece[first].name : "all who attack beside it", sum);
	else if (words && least == printed)
		text_set(words, "Exchange: it costs you at least %d strength points of %d", printed, sum);
	else if (words)
		text_set(words, "Exchange: it costs you at least %d strength points of %d, for %d are owed and units are lost whole", least,
			 sum, printed);
}

static bool anybody_may_go_in(const struct scenario *s, const struct battle *b, int at)
{
	for (int i = set_next(&b->p.hand, 0); i >= 0; i = set_next(&b->p.hand, i + 1))
		if (bo_may_advance(s, b, i, at, NULL))
			return true;
	return false;
}

/* "Schevardino and the Great Redoubt" */
static struct text works_listed(const struct scenario *s, unsigned works)
{
	struct text names = {""};
	int n = __builtin_popcount(works), k = 0;
	for (; works; works &= works - 1)
		text_listed(&names, k++, n, board_called(&s->board, field_of(s)->redoubt_at[__builtin_ctz(works)]).at);
	return names;
}

/* [Redoubts J] Nothing harms a redoubt: who makes it give way may go in, [Artillery G] but not guns that are not next to it. */
static void open_works(const struct scenario *s, const struct battle *b, struct outlook *out)
{
	unsigned open = 0, shut = 0;
	for (int i = 0; i < REDOUBTS; i++)
		if (b->target >> i & 1)
			*(anybody_may_go_in(s, b, field_of(s)->redoubt_at[i]) ? &open : &shut) |= 1u << i;
	if (open)
		text_set(&outlook_warn(out, CITE_REDOUBT_J)->words, "%s %s no garrison: a defender who retreats or is eliminated means that you may go in",
			 works_listed(s, open).at, open & (open - 1) ? "have" : "has");
	if (shut)
		text_set(&outlook_warn(out, CITE_ARTILLERY_G)->words, "%s %s no garrison, and nobody of this attack may go in: no result does anything there",
			 works_listed(s, shut).at, shut & (shut - 1) ? "have" : "has");
}

void bo_fates(const struct scenario *s, const struct battle *b, int side, int printed, struct outlook *out)
{
	struct set hurt = b->p.hand;
	for (int i = set_next(&b->p.hand, 0); i >= 0; i = set_next(&b->p.hand, i + 1))
		if (bo_is_safe_attack(s, b, i, side))
			set_drop(&hurt, i);
	if (may_come(out, RESULT_AR))
		no_way_back(s, b, &hurt, true, out);
	if (may_come(out, RESULT_DR))
		no_way_back(s, b, &b->p.against, false, out);
	if (may_come(out, RESULT_EX))
		price(s, &hurt, printed, out);
	if (may_come(out, RESULT_DR) || may_come(out, RESULT_DE))
		open_works(s, b, out);
}

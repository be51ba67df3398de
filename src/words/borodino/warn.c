/* What is about to cost or gain something: redoubts that are destroyed as the player-turn ends, and those that a night rebuilds. */
#include "words/borodino/own.h"

/* How many night turns there are still to come in this night, the present one with them; 0: it is day. */
static int nights_left(const struct scenario *s, const struct battle *b)
{
	const struct field *f = field_of(s);
	int n = 0;
	while (b->p.header.turn + n <= s->last_turn && f->night[b->p.header.turn + n])
		n++;
	return n;
}

/* [Night Movement C] At the end of the night a destroyed redoubt in which a Russian unit stands is rebuilt: those in which nobody stands
 * yet. False: there is none, or it is day. */
static bool may_rebuild(const struct scenario *s, const struct battle *b, struct text *out)
{
	const struct field *f = field_of(s);
	struct text names = {""};
	unsigned empty = 0;
	int nights = nights_left(s, b), k = 0;
	for (int i = 0; i < REDOUBTS && nights; i++)
		if (b->destroyed >> i & 1 && unit_at(b, f->redoubt_at[i]) == NONE)
			empty |= 1u << i;
	int n = __builtin_popcount(empty);
	for (; empty; empty &= empty - 1)
		text_listed(&names, k++, n, bo_hex(s, f->redoubt_at[__builtin_ctz(empty)]).at);
	text_set(out, "A redoubt is rebuilt where a Russian unit stands at the end of %s: %.150s", nights == 1 ? "this turn" : "the night", names.at);
	return n > 0;
}

void borodino_ground(const struct scenario *s, const struct position *p, int place, struct text *out)
{
	const struct battle *b = battle_of(p);
	int work = place >= 0 && place < HEXES ? field_of(s)->redoubt[place] : NONE, nights = nights_left(s, b);
	text_set(out, "%s", "");
	if (work != NONE && b->destroyed >> work & 1 && nights)
		text_set(out, "The redoubt is rebuilt if a Russian unit stands here at the end of %s", nights == 1 ? "this turn" : "the night");
}

/* [Redoubts J] A redoubt in French hands at the end of a Russian player-turn is destroyed. */
void borodino_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	const struct battle *b = battle_of(p);
	const struct field *f = field_of(s);
	unsigned taken = 0;
	struct text names = {""};
	struct text dawn;
	text_set(out, "%s", "");
	for (int i = 0; i < REDOUBTS && viewer == (enum side)RUSSIAN; i++) {
		int unit = unit_at(b, f->redoubt_at[i]);
		if (!(b->destroyed >> i & 1) && unit != NONE && is_side(f, FRENCH, unit))
			taken |= 1u << i;
	}
	int n = __builtin_popcount(taken), k = 0;
	for (; taken; taken &= taken - 1)
		text_listed(&names, k++, n, bo_hex(s, f->redoubt_at[__builtin_ctz(taken)]).at);
	if (n)
		text_set(out, n == 1 ? "The French stand in the redoubt at %.120s: it is destroyed at the end of this turn" :
			 "The French stand in the redoubts at %.160s: they are destroyed at the end of this turn", names.at);
	else if (viewer == (enum side)RUSSIAN && may_rebuild(s, b, &dawn))
		*out = dawn;
}

/* A redoubt, or Schevardino on 5 September, that is in the hands of the side. */
bool borodino_holds(const struct scenario *s, const struct position *p, int side, int place)
{
	const struct field *f = field_of(s);
	for (int i = 0; i < REDOUBTS; i++)
		if (f->redoubt_at[i] == place)
			return (int)(battle_of(p)->held >> i & 1) == side;
	return false;
}

/* [7 September Russian Marginal] The Russians need those that lay east of the front line, [French Marginal] the French all. */
bool borodino_aims(const struct scenario *s, const struct position *p, int side, int place)
{
	const struct field *f = field_of(s);
	int work = f->redoubt[place];
	(void)p;
	return side != RUSSIAN || f->victory != VICTORY_LEVELS || work == NONE || f->eastern >> work & 1;
}

/* [6 September Victory] Three redoubts at the end win it for the Russians, and one more than leaves them three for the French. */
bool borodino_enough(const struct scenario *s, const struct position *p, int side)
{
	const struct field *f = field_of(s);
	bool russian = __builtin_popcount(battle_of(p)->held) >= f->figures.victory.redoubts;
	return f->victory == VICTORY_REDOUBTS && russian == (side == RUSSIAN);
}

/* [Combat B] Who stands in an enemy zone must attack, and guns beside the enemy suffer what that brings. */
bool borodino_exposed(const struct scenario *s, const struct position *p, int piece, int place)
{
	return s->piece[piece].arm == ARM_ART && zone_against(field_of(s), battle_of(p), s->piece[piece].side, place);
}

/* [7 September Russian Marginal] The Russians stand in every redoubt that counts for them; what the French have taken they need not fill before
 * they have all. */
bool borodino_stood(const struct scenario *s, int side, int place)
{
	const struct field *f = field_of(s);
	int work = f->redoubt[place];
	return side == RUSSIAN && f->victory == VICTORY_LEVELS && work != NONE && f->eastern >> work & 1;
}

/* What may be forgotten at the end of a phase: engineers at a ford, hexes that hold too many. */
#include "words/berezina/own.h"

/* [8.1] Every engineer unit in a ford hex may work once. */
static void engineers(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	struct set idle;
	set_clear(&idle);
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_BUILD)
			set_add(&idle, list->at[i].piece);
	int n = set_count(&idle), first = set_next(&idle, 0);
	if (n == 1)
		forgotten_add(out, first, p->piece[first].place, "Engineers at a ford have not worked: %s.", s->piece[first].name);
	else if (n)
		forgotten_add(out, first, p->piece[first].place, "%d units of engineers at a ford have not worked.", n);
}

/* [3.1.4] Who is over two in a hex when movement ends is lost. */
static void overfull(const struct scenario *s, const struct position *p, struct forgotten *out)
{
	struct lay lay;
	int16_t hexes[MAX_PIECES];
	bz_lay_make(s, crossing_of(p), &lay);
	int lost = bz_surplus(&lay, FRENCH);
	if (bz_overfull(&lay, FRENCH, hexes) > 0)
		forgotten_add(out, NONE, hexes[0], "%d %s lost, for more than two stand in a hex.", lost,
			      lost == 1 ? "unit is" : "units are");
}

void berezina_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	if (frame_now(p)->row == ROW_FRENCH)
		overfull(s, p, out);
	engineers(s, p, list, out);
}

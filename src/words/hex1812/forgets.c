/* What may be forgotten at the end of a phase, and what is about to cost something. */
#include "words/hex1812/own.h"

#include "rules/hex1812/combat.h"

/* [Supply A, Unsupplied Chart] Units that would go hungry as they stand: asked where something can still be done about it, while units
 * march and while depots are set up. */
static void hungry(const struct scenario *s, const struct campaign *c, int side, struct forgotten *out)
{
	struct hx_forecast f;
	hx_forecast(s, c, &f);
	for (int i = set_next(&f.starving, 0); i >= 0; i = set_next(&f.starving, i + 1)) {
		if (s->piece[i].side != side)
			continue;
		forgotten_add(out, i, c->p.piece[i].place, f.without[side] == 1 ? "1 unit would go hungry where it stands." :
			      "%d units would go hungry where they stand.", f.without[side]);
		return;
	}
}

/* [Combat J, Supply A] Victors who go hungry where they stand, and would be fed where they may advance to. */
static void stay_hungry(const struct scenario *s, const struct campaign *c, const struct orders *list, struct forgotten *out)
{
	struct hx_forecast f;
	struct set fed = {{0}};
	union any_position copy;
	hx_forecast(s, c, &f);
	const struct set starving = f.starving;
	for (int i = 0; i < list->n; i++) {
		int piece = list->at[i].piece;
		if (list->at[i].verb != VERB_ADVANCE || !set_has(&starving, piece) || set_has(&fed, piece))
			continue;
		*campaign_at(&copy.common) = *c;
		hx_move(s, campaign_at(&copy.common), piece, list->at[i].place, NULL);
		hx_forecast(s, campaign_at(&copy.common), &f);
		if (!set_has(&f.starving, piece))
			set_add(&fed, piece);
	}
	int n = set_count(&fed), first = set_next(&fed, 0);
	if (n)
		forgotten_add(out, first, c->p.piece[first].place, n == 1 ? "1 unit would go hungry where it stands, and be fed where it may advance to." :
			      "%d units would go hungry where they stand, and be fed where they may advance to.", n);
}

/* [Supply B] An area that could still be made a depot, or stripped, before combat. */
static void idle_supply(const struct scenario *s, const struct campaign *c, int side, const struct orders *list, struct forgotten *out)
{
	int n = 0, first = NONE;
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_DEPOT || hx_count(s, c, side, ground_of(s)->region[c->p.piece[list->at[i].piece].place], LARDER_UNITS))
			continue;
		first = first == NONE ? list->at[i].piece : first;
		n++;
	}
	if (n)
		forgotten_add(out, first, c->p.piece[first].place, n == 1 ? "1 supply unit stands in an undepleted area where nobody lives off it." :
			      "%d supply units stand in undepleted areas where nobody lives off them.", n);
}

/* [Combat A] Hexes out of which an attack could still be declared, beside those out of which one is. Where none is, attacks that nobody
 * would advise are no oversight. */
static void undeclared(const struct scenario *s, const struct campaign *c, const struct orders *list, struct forgotten *out)
{
	int16_t from[MAX_PIECES];
	int n = 0, made = 0, last = NONE;
	bool worth = false;
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		if (o->verb != VERB_DECLARE && o->verb != VERB_JOIN)
			continue;
		int k = 0, at = c->p.piece[o->piece].place;
		while (k < n && from[k] != at)
			k++;
		if (k == n)
			from[n++] = (int16_t)at;
		worth = worth || hx_serves(s, &c->p, o, NULL);
	}
	for (int k = 0; k < c->attacks; k++) {
		made += !(c->attack[k].flags & ATTACK_MARCHED) && c->attack[k].from != last;
		last = c->attack[k].from;
	}
	if (!n || (!made && !worth))
		return;
	if (!made)
		forgotten_add(out, NONE, from[0], n == 1 ? "1 attack is possible, and none is declared." :
			      "%d attacks are possible, and none is declared.", n);
	else
		forgotten_add(out, NONE, from[0], made == 1 ? "%d of %d possible attacks is declared." :
			      "%d of %d possible attacks are declared.", made, made + n);
	out->at[out->n - 1].at_end = true;
}

void hx_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, row = frame_now(p)->row;
	if (row == ROW_MARCH || row == ROW_DEPOT)
		hungry(s, c, side, out);
	if (row == ROW_ADVANCE)
		stay_hungry(s, c, list, out);
	if (row == ROW_DECLARE)
		undeclared(s, c, list, out);
	if (row == ROW_DEPOT)
		idle_supply(s, c, side, list, out);
}

/* [Victory B] At the end of a turn the French total is held against the index; below it a corps is lost. */
void hx_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	text_set(out, "%s", "");
	if (viewer == (enum side)FRENCH)
		larder_short(hx_due_points(s, campaign_of(p)), ground_of(s)->index[p->header.turn], out);
}

bool hx_holds(const struct scenario *s, const struct position *p, int side, int place)
{
	return hx_controls(s, campaign_of(p), side, place);
}

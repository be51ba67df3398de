/* === 6 General Supply === foreseen: who would be hungry, and what hangs on every depot. */
#include "rules/gamble/closed.h"
#include "rules/gamble/forecast.h"

#include <string.h>

/* [6.4] Out of supply a disrupted French unit dies, a veteran only in winter; Russians never do. */
static bool would_die(const struct scenario *s, const struct gamble *g, int piece)
{
	bool veteran = gb_own(s)->class[piece] == CLASS_VETERAN;
	return s->piece[piece].side == FRENCH && gb_disrupted(g, piece) && (!veteran || gb_winter(s, g, FRENCH));
}

/* [6.4] The garrison of Riga keeps its order. */
static bool is_spared(const struct scenario *s, const struct gamble *g, int piece)
{
	return s->piece[piece].side == RUSSIAN && g->p.piece[piece].place == gb_own(s)->riga && !gb_disrupted(g, piece);
}

/* The depot at the end of the route, by the next hexes. */
static int end_of(const struct gb_supply *supply, int place)
{
	int at = place;
	for (int i = 0; i < PLACES && supply->steps[at]; i++) {
		if (supply->steps[at] == FAR || supply->from[at] == NONE)
			return NONE;
		at = supply->from[at];
	}
	return at;
}

static struct gb_fed *stack_at(struct gb_forecast *f, int place)
{
	for (int i = 0; i < f->stacks; i++)
		if (f->stack[i].place == place)
			return &f->stack[i];
	if (f->stacks == MAX_STACKS)
		return &f->stack[MAX_STACKS - 1];
	struct gb_fed *out = &f->stack[f->stacks++];
	memset(out, 0, sizeof *out);
	out->place = (int16_t)place;
	return out;
}

/* [6.3] The die is held against the number of units. [16.1] Cards add to that, spare the dice, or have a number of their own for Moscow. */
static int forage_die(const struct scenario *s, const struct gamble *g, int side, const struct gb_fed *k)
{
	if (side == FRENCH && g->effects.moscow_check && k->place == gb_own(s)->moscow)
		return g->effects.moscow_check;
	return k->forages && !g->effects.forage_safe ? k->units + g->effects.forage : 0;
}

static void feed(const struct scenario *s, const struct gamble *g, const struct gb_supply *supply, int side, struct gb_forecast *f)
{
	for (int i = 0; i < s->pieces; i++) {
		int at = g->p.piece[i].place;
		if (at < 0 || s->piece[i].side != side || !gb_fights(s, i))
			continue;
		struct gb_fed *k = stack_at(f, at);
		k->steps = supply->steps[at];
		k->depot = (int16_t)(k->steps == FAR ? NONE : end_of(supply, at));
		k->units++;
		f->units++;
		k->forages |= (g->p.piece[i].flags & FLAG_FORAGE) != 0; /* [reading 81] one marker makes all of the stack forage */
		if (gb_supplied(s, g, supply, i))
			continue;
		set_add(&f->starving, i);
		k->hungry++;
		f->hungry++;
		k->lost = (uint8_t)(k->lost + would_die(s, g, i));
		f->lost += would_die(s, g, i);
		k->spared = (uint8_t)(k->spared + is_spared(s, g, i));
		f->spared += is_spared(s, g, i);
		k->same = (uint8_t)(k->same + (gb_disrupted(g, i) && !would_die(s, g, i)));
	}
	for (int i = 0; i < f->stacks; i++) {
		struct gb_fed *k = &f->stack[i];
		k->die = (uint8_t)(k->hungry < k->units ? forage_die(s, g, side, k) : 0);
		f->dice += k->die > 0;
	}
}

static int linked_of(const struct scenario *s, const struct gamble *g, int side, bool *reach)
{
	struct gb_survey v;
	int n = 0;
	gb_survey(s, g, &v);
	gb_chain(s, g, &v, side, reach, NULL);
	for (int i = 0; i < gb_own(s)->places; i++)
		n += v.depot[i] == side && reach[i];
	return n;
}

/* What would be if one depot were gone: tried on a copy. */
static void without(const struct scenario *s, const struct gamble *g, int side, int linked, const struct gb_forecast *f, struct gb_store *store)
{
	struct gamble copy = *g;
	struct gb_supply supply;
	bool reach[PLACES];
	copy.p.piece[store->piece].place = AT_POOL;
	gb_ranges_now(s, &copy, side, &supply);
	for (int i = 0; i < s->pieces; i++)
		if (copy.p.piece[i].place >= 0 && s->piece[i].side == side && gb_fights(s, i) && !set_has(&f->starving, i))
			store->alone = (uint8_t)(store->alone + !gb_supplied(s, &copy, &supply, i));
	store->cut = (uint8_t)(linked - store->linked - linked_of(s, &copy, side, reach));
}

/* Is this turn's General Supply still to come? */
static bool still_to_come(const struct gamble *g)
{
	int row = g->p.frame[0].row;
	if (row == ROW_BLANKS)
		return g->p.frame[0].step == BLANKS_BEFORE_TURN;
	return row <= ROW_SUPPLY || row == ROW_EVENTS || row == ROW_CARD || row == ROW_POLITICS || row == ROW_DESERT;
}

/* [14.4, 16.13] After the last turn no General Supply comes any more. */
static bool none_comes(const struct scenario *s, const struct gamble *g)
{
	return g->p.header.result.over || (!still_to_come(g) && g->p.header.turn >= gb_last_turn(s, g));
}

/* The position at that General Supply. [16.1] Till then what cards did for this turn is over. [14.4, 16.13] */
static struct gamble foreseen(const struct scenario *s, const struct gamble *g)
{
	struct gamble next = *g;
	if (still_to_come(g) || none_comes(s, g))
		return next;
	gb_effects_lapse(&next);
	next.p.header.turn++;
	return next;
}

void gb_forecast(const struct scenario *s, const struct gamble *g, int side, struct gb_forecast *out)
{
	struct gamble next = foreseen(s, g);
	struct gb_supply supply;
	memset(out, 0, sizeof *out);
	if (none_comes(s, g))
		return;
	out->turn = next.p.header.turn;
	gb_ranges_now(s, &next, side, &supply);
	feed(s, &next, &supply, side, out);
}

void gb_forecast_ranges(const struct scenario *s, const struct gamble *g, int side, struct gb_supply *out)
{
	struct gamble next = foreseen(s, g);
	gb_ranges_now(s, &next, side, out);
}

void gb_forecast_routes(const struct scenario *s, const struct gamble *g, int side, struct gb_routes *out)
{
	struct gamble next = foreseen(s, g);
	gb_ranges_now(s, &next, side, &out->real);
	gb_ranges_free(s, &next, side, false, &out->dry);
	gb_ranges_free(s, &next, side, true, &out->free);
	out->range = (uint8_t)gb_unit_range(s, &next, side);
}

void gb_forecast_why(const struct gb_routes *r, int place, struct gb_why *out)
{
	bool bars = r->dry.steps[place] <= r->range; /* over this ground it would be near enough: somebody is in the way */
	const struct gb_supply *by = bars ? &r->dry : &r->free;
	out->depot = (int16_t)(by->steps[place] == FAR ? NONE : end_of(by, place));
	out->away = by->steps[place];
	out->range = r->range;
	out->bar = r->real.steps[place] != FAR ? BAR_NONE : out->depot == NONE ? BAR_NO_DEPOT : bars ? BAR_ENEMY :
		   out->away > r->range ? BAR_RANGE : BAR_RIVER;
}

void gb_forecast_depots(const struct scenario *s, const struct gamble *g, int side, struct gb_stores *out)
{
	struct gamble next = foreseen(s, g);
	struct gb_forecast f;
	struct gb_survey v;
	bool reach[PLACES];
	int linked = linked_of(s, &next, side, reach);
	gb_survey(s, &next, &v);
	gb_forecast(s, g, side, &f);
	memset(out, 0, sizeof *out);
	for (int i = 0; i < s->pieces && out->n < MAX_DEPOTS; i++) {
		int at = next.p.piece[i].place;
		if (at < 0 || s->piece[i].side != side || !(next.p.piece[i].flags & FLAG_DEPOT))
			continue;
		struct gb_store *store = &out->at[out->n++];
		store->piece = (int16_t)i;
		store->place = (int16_t)at;
		store->linked = reach[at];
		store->guarded = v.side[at] == side && v.units[at];
		for (int k = 0; k < f.stacks; k++)
			store->feeds = (uint8_t)(store->feeds + (f.stack[k].depot == at ? f.stack[k].units : 0));
		without(s, &next, side, linked, &f, store);
	}
}

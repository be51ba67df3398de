/* What holds in every position, whatever its bytes were before. */
#include "rules/gamble/closed.h"

static bool wrong(struct error *e, const char *where, const char *what)
{
	return error_set(e, NULL, where, NULL, "%s", what);
}

/* A piece stands on passable ground of the map, or in a box of its kind. */
static bool piece_sound(const struct scenario *s, const struct gamble *g, int i, struct error *e)
{
	const struct gb_own *own = gb_own(s);
	const struct piece *k = &g->p.piece[i];
	bool unit = gb_is_unit(s, i), counter = own->kind[i] > KIND_COMMANDER;
	if (k->place < AT_TRAY || k->place == NONE || k->flags & ~FLAGS || k->fatigue > 2 || k->used > 1)
		return wrong(e, s->piece[i].id, "is in no box, or bears no such mark");
	if (k->place < 0 && k->place != AT_TRAY && unit != (k->place != AT_POOL))
		return wrong(e, s->piece[i].id, "lies in a box of other counters");
	if (k->place >= 0 && !gb_passable(s, s->piece[i].side, k->place))
		return wrong(e, s->piece[i].id, "stands where it cannot stand");
	if (k->flags & (FLAG_DEPOT | FLAG_OPEN | FLAG_CAPACITY) && (own->kind[i] != KIND_TRAIN || k->place < 0))
		return wrong(e, s->piece[i].id, "is no train and marked as one");
	if (k->flags & FLAG_DEPOT && (!own->city[k->place] || k->flags & (FLAG_OPEN | FLAG_CAPACITY)))
		return wrong(e, s->piece[i].id, "a depot lies in a city, and is no train");
	if (k->flags & (FLAG_FORAGE | FLAG_FORAGE_DUE) && (s->piece[i].side != FRENCH || !gb_fights(s, i)))
		return wrong(e, s->piece[i].id, "only French combat units forage");
	if (k->flags & FLAG_DISRUPTED && !gb_fights(s, i))
		return wrong(e, s->piece[i].id, "only combat units are disrupted");
	return unit || counter;
}

/* [7.4, 7.5] Only a genuine train is used up, and none is left in a tray of which all know that it holds dummies. */
static bool counters_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_own *own = gb_own(s);
	for (int i = 0; i < s->pieces; i++) {
		if (own->kind[i] == KIND_DUMMY && g->p.piece[i].used)
			return wrong(e, s->piece[i].id, "a dummy is never used up");
		if (own->kind[i] == KIND_TRAIN && g->p.piece[i].place == AT_TRAY && !g->p.header.result.over &&
		    gb_tray_known(&g->p, s->piece[i].side))
			return wrong(e, s->piece[i].id, "is a train among dummies");
	}
	return true;
}

/* [8.7, 8.8] The sides never share a hex, units or depots. [reading 25] One depot in a city. */
static bool places_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	int8_t owner[PLACES], depot[PLACES];
	for (int at = 0; at < gb_own(s)->places; at++)
		owner[at] = depot[at] = NOBODY;
	for (int i = 0; i < s->pieces; i++) {
		int at = g->p.piece[i].place, side = s->piece[i].side;
		bool lies = g->p.piece[i].flags & FLAG_DEPOT;
		if (at < 0 || (!gb_is_unit(s, i) && !lies))
			continue;
		if (owner[at] == 1 - side)
			return wrong(e, s->board.at[at].id, "both sides stand there");
		owner[at] = (int8_t)side;
		if (lies && depot[at] != NOBODY)
			return wrong(e, s->board.at[at].id, "two depots lie there");
		if (lies)
			depot[at] = (int8_t)side;
	}
	return true;
}

/* [4.1] No hex holds too much, but for what 15.2 allows till the end of a movement, and [11.11] where those who withdrew are about to
 * go on. */
static bool stacks_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_figures *f = gb_figures(s);
	int most = gb_raises(s) ? f->stack.holds + f->stack.train * f->stack.trains : f->stack.holds;
	struct gb_survey v;
	gb_survey(s, g, &v);
	int crowd = !g->p.header.result.over && frame_now(&g->p)->row == ROW_OVERFLOW ? g->fight.retreat : NONE;
	for (int at = 0; at < gb_own(s)->places; at++)
		if (v.of[at] > most && at != crowd)
			return wrong(e, s->board.at[at].id, "holds more than six OF");
	return true;
}

/* Rows that place one unit at a time hold it from its box; the others hold units of one hex: a group that rallies, marches or attacks, a
 * commander who rides. */
static bool hand_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	int row = g->p.header.result.over ? ROWS : frame_now(&g->p)->row, first = set_next(&g->p.hand, 0);
	bool places = row == ROW_SETUP || row == ROW_ARRIVE || row == ROW_QUARTERS_PLACE || row == ROW_RETURN;
	for (int i = first; i >= 0; i = set_next(&g->p.hand, i + 1))
		if (i >= s->pieces || !gb_is_unit(s, i) || s->piece[i].side != s->piece[first].side ||
		    g->p.piece[i].place != g->p.piece[first].place || (g->p.piece[i].place < 0) != places)
			return wrong(e, "hand", "what is in hand does not lie together where it is taken from");
	if (first >= 0 && (places || row == ROW_COMMANDERS) && set_count(&g->p.hand) > 1)
		return wrong(e, "hand", "one at a time is in hand");
	if (first >= 0 && row == ROW_COMMANDERS && !gb_is_commander(s, first))
		return wrong(e, "hand", "only commanders ride");
	if (first >= 0 && (row == ROW_RALLY || (row == ROW_MOVE && !g->march)) &&
	    (s->piece[first].side != frame_now(&g->p)->side || gb_train(s, g, g->p.piece[first].place, s->piece[first].side) == NONE))
		return wrong(e, "hand", "no train lies where the group was taken up");
	if (row == ROW_MOVE && first < 0 && !gb_may_pass(s, g, frame_now(&g->p)->side))
		return wrong(e, "trains", "he who is to move has no train");
	return first >= 0 || row != ROW_ATTRITION || wrong(e, "hand", "nobody marched");
}

/* [15.1] Blanks lie on stacks with as many combat units at least, and only where stacks are closed. */
static bool blanks_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_own *own = gb_own(s);
	for (int i = 0; i < s->pieces; i++) {
		int at = g->p.piece[i].place;
		if (own->kind[i] == KIND_BLANK && (at == AT_TRAY || g->p.piece[i].flags || (at >= 0 && (!gb_fog(s) || gb_blank_room(s, g, at, s->piece[i].side) < 0))))
			return wrong(e, s->piece[i].id, "is a dummy where no stack may hold it");
	}
	return true;
}

static bool is_hex(const struct scenario *s, int place)
{
	return place >= NONE && place < gb_own(s)->places;
}

/* The attack names hexes, sides and supports that there are; what cards left names pieces and hexes. */
static bool fight_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_fight *f = &g->fight;
	const struct gb_effects *c = &g->effects;
	if (!is_hex(s, f->from) || !is_hex(s, f->to) || !is_hex(s, f->retreat) || f->side > 1 || f->stage > STAGE_COUNT || f->hits > HITS_ROAD)
		return wrong(e, "fight", "an attack that cannot be");
	if (f->stage != STAGE_NONE && (f->from == NONE || f->to == NONE))
		return wrong(e, "fight", "a combat nowhere");
	for (int side = 0; side < 2; side++) {
		if (f->called[side] > GB_SUPPORTS)
			return wrong(e, "fight", "too many supports");
		for (int i = 0; i < GB_SUPPORTS; i++)
			if (!is_hex(s, f->call[side][i]) || (i < f->called[side] && f->call[side][i] == NONE))
				return wrong(e, "fight", "a support from no hex");
		if (c->raised[side] < NONE || c->raised[side] >= s->pieces)
			return wrong(e, "effects", "a card raised nobody");
	}
	const struct set *sets[] = {&f->attackers, &f->defenders, &f->leaving, &c->barred, &c->chosen, &g->led, &g->fallen};
	for (size_t k = 0; k < sizeof sets / sizeof *sets; k++)
		if (set_next(sets[k], s->pieces) >= 0)
			return wrong(e, "fight", "a piece that the game does not have");
	return is_hex(s, c->fortress) || wrong(e, "effects", "no hex was fortified");
}

bool gb_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct gamble *g = gamble_of(p);
	if (!phases_sound(s, p, e))
		return false;
	if (p->header.turn >= GB_TURNS || g->cc_first > 1 || g->out > SEEN_ALL || g->march > 9 || g->lose > 2 || g->disrupt > 2 || g->carried > 2)
		return wrong(e, "gamble", "a count is out of range");
	if (g->source < NONE || g->source >= gb_own(s)->places)
		return wrong(e, "source", "is no hex");
	for (int i = 0; i < s->pieces; i++)
		if (!piece_sound(s, g, i, e))
			return false;
	return fight_sound(s, g, e) && counters_sound(s, g, e) && blanks_sound(s, g, e) && places_sound(s, g, e) && hand_sound(s, g, e) && stacks_sound(s, g, e);
}

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
	if (k->flags & FLAG_HOLDS && !unit)
		return wrong(e, s->piece[i].id, "only units hold a hex");
	if (k->flags & FLAG_SHUT_IN && (s->piece[i].side != RUSSIAN || !gb_fights(s, i)))
		return wrong(e, s->piece[i].id, "only Russian combat units are shut in Riga");
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

static bool within(int n, int low, int high)
{
	return n >= low && n <= high;
}

/* What happened once in the game. [16.8, 16.9] A rising is rolled for first, independence comes of a rising. [16.13] Napoleon can be in
 * Paris in the second year alone. [9.2] A city is left by who was there. */
static bool state_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_own *own = gb_own(s);
	unsigned all = STATE_QUARTERS_ASKED * 2 - 1, is = g->state;
	bool rose = is & STATE_UPRISING, fine = !(is & ~all);
	fine = fine && (!(is & STATE_TWO_YEARS) || gb_may_winter(s)) && (!rose || is & STATE_KIEV_ROLLED) && (!(is & STATE_INDEPENDENCE) || rose) &&
	       (!(is & STATE_KIEV_ROLLED) || gb_political(s)) && (!(is & STATE_MOSCOW_LEFT) || is & STATE_MOSCOW) &&
	       (!(is & STATE_PETERSBURG_LEFT) || is & STATE_PETERSBURG);
	if (is & STATE_NAPOLEON_PARIS)
		fine = fine && is & STATE_TWO_YEARS && g->p.piece[own->napoleon].place == AT_GONE;
	if (!fine || !within(g->uprising_turn, rose ? 0 : NONE, rose ? g->p.header.turn : NONE))
		return wrong(e, "state", "what happened does not go together");
	for (int at = 0; at < (int)(sizeof g->turned * 8); at++)
		if (g->turned[at >> 6] >> (at & 63) & 1 && (at >= own->places || !own->city[at] || !own->west_russia[at] || !(is & STATE_INDEPENDENCE)))
			return wrong(e, "turned", "what went over is no city of western Russia");
	return true;
}

/* [9.2] What one side wins of the lasting commands the other loses, and what capitals bring, too. [8.5, 8.6] Only a march has length and
 * costs. */
static bool turn_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_figures *f = gb_figures(s);
	bool fine = !g->unused[0] && !g->unused[1] && g->cc_turn[0] == -g->cc_turn[1] && within(g->cc_turn[0], -2 * f->commands.capital, 2 * f->commands.capital) &&
		    g->cc_lasting[0] + g->cc_lasting[1] == f->commands.french + f->commands.russian;
	for (int side = 0; side < 2; side++)
		fine = fine && within(g->lost[side], 0, 100) && within(g->trains_turn[side], -20, 20) && within(g->cc_lasting[side], -60, 60) &&
		       within(g->cc[side], 0, f->commands.most);
	for (size_t i = 0; i < sizeof g->spare; i++)
		fine = fine && !g->spare[i];
	if (!fine)
		return wrong(e, "turn", "trains or commands that nobody can have");
	bool marches = g->p.header.result.over || g->p.frame[0].row == ROW_MOVE;
	if (!g->p.header.result.over && marches && g->stretch && !g->march && !g->effects.longer[g->p.frame[0].side])
		return wrong(e, "march", "no card lets the stack go farther");
	for (int at = 0; at < (int)(sizeof g->watched * 8); at++)
		if (gb_watched(g, at) && (at >= gb_own(s)->places || !marches))
			return wrong(e, "watched", "cavalry stands beside no hex, or nobody marches");
	fine = g->forced <= g->march && g->murat <= 1 && g->stretch <= 1 && (marches || (!g->march && !g->murat && !g->stretch));
	return fine || wrong(e, "march", "nobody is in hand, but marches");
}

/* [11.14, 11.15] The loser is hit as often as the winner's good units allow, the winner not more often than the loser has any; [11.9] a tie,
 * and a pursuit, cost one. [11.17] Each stack may take one more. */
static bool hits_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_fight *f = &g->fight;
	bool asked = !g->p.header.result.over && frame_now(&g->p)->row == ROW_HITS;
	for (int side = 0; side < 2; side++) {
		int most = gb_figures(s)->result.winner_cap * f->good[1 - side];
		most = most ? most : 1;
		if (f->owed[side] + f->taken[side] > most + 1 + GB_SUPPORTS || f->owed[side] > most || f->main_owed[side] > f->owed[side] + 1 ||
		    f->odd[side] >= 2 << f->called[side] || f->good[side] > s->pieces || f->lost[side] > s->pieces ||
		    f->spent[side] > gb_figures(s)->commands.most)
			return wrong(e, "fight", "more hits than there can be");
		bool any = f->owed[side] || f->main_owed[side] || f->taken[side] || f->odd[side] || f->good[side] || f->lost[side];
		if (any && f->stage == STAGE_NONE)
			return wrong(e, "fight", "hits without a combat");
	}
	if (asked && f->hits != HITS_EXTRA && !f->owed[frame_now(&g->p)->side])
		return wrong(e, "fight", "asks for hits that nobody owes");
	return within(f->margin, -100, 100) || wrong(e, "fight", "dice that nobody has thrown");
}

/* What cards do is small. */
static bool effects_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_effects *c = &g->effects;
	bool fine = within(c->cossacks, -6, 6) && within(c->chaos, 0, 6) && within(c->forage, -9, 9) && within(c->forage_safe, 0, 1) &&
		    within(c->moscow_check, 0, 6) && c->could <= SEEN_ALL && c->ordered <= SEEN_ALL && c->cities <= 2 * CITY_PETERSBURG_LEFT - 1 &&
		    c->strike <= (STRIKE_DISRUPTS | STRIKE_ONE_A_STACK) && c->lasting <= (LASTING_JEROME | LASTING_JEROME_NEXT) && c->taken <= SEEN_ALL;
	for (int side = 0; side < 2; side++) {
		fine = fine && within(c->cc[side], -9, 9) && within(c->cc_next[side], -9, 9) && within(c->attrition[side], -9, 9) &&
		       within(c->attrition_horse[side], -9, 9) && within(c->spared[side], 0, 20) && within(c->longer[side], 0, 20) &&
		       within(c->longer_spares[side], 0, 1) && c->decisive[side] <= 20 && c->ban[side] < 2 * BAN_MOVE_NAPOLEON;
		if (c->raised[side] < NONE || c->raised[side] >= s->pieces || (c->raised[side] != NONE && !gb_is_commander(s, c->raised[side])))
			return wrong(e, "effects", "a card raised nobody");
	}
	struct set others = c->chosen;
	set_less(&others, &gb_own(s)->fighters);
	if (!fine || !set_empty(&others))
		return wrong(e, "effects", "no card does that");
	return is_hex(s, c->fortress) || wrong(e, "effects", "no hex was fortified");
}

/* The attack names hexes, sides and supports that there are. */
static bool fight_sound(const struct scenario *s, const struct gamble *g, struct error *e)
{
	const struct gb_fight *f = &g->fight;
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
	}
	const struct set *sets[] = {&f->attackers, &f->defenders, &f->leaving, &g->effects.barred, &g->effects.chosen, &g->led, &g->fallen};
	for (size_t k = 0; k < sizeof sets / sizeof *sets; k++)
		if (set_next(sets[k], s->pieces) >= 0)
			return wrong(e, "fight", "a piece that the game does not have");
	return hits_sound(s, g, e);
}

/* Which rows may stand on which. Those of a battle on the battle, of a card on what the card does; [11.19] a commander may have to flee
 * from a march or a battle. */
static bool calls(int below, int row)
{
	switch (row) {
	case ROW_BATTLE:
		return below == ROW_ORDER;
	case ROW_EVADE:
	case ROW_SUPPORT:
	case ROW_PLEDGE:
	case ROW_HITS:
	case ROW_WITHDRAW:
	case ROW_OVERFLOW:
	case ROW_ADVANCE:
		return below == ROW_BATTLE;
	case ROW_ATTRITION:
	case ROW_SPARE:
		return below == ROW_MOVE;
	case ROW_EXCESS:
		return below == ROW_MOVE_END;
	case ROW_ESCAPE:
		return below == ROW_MOVE || below == ROW_BATTLE || below == ROW_ESCAPE;
	case ROW_CARD:
	case ROW_POLITICS:
	case ROW_EFFECT:
		return below == ROW_EVENTS || below == ROW_ORDER || below == ROW_COMMANDERS; /* on the last two where a card is tried by itself */
	case ROW_DESERT:
	case ROW_YIELD:
		return below == ROW_EVENTS || below == ROW_EFFECT;
	case ROW_STRIKE:
		return below == ROW_EFFECT || below == ROW_ARRIVE;
	case ROW_PICK:
	case ROW_SPOT:
	case ROW_RESTORE:
	case ROW_REVIVE:
	case ROW_SPAN:
	case ROW_CHOICE:
		return below == ROW_EFFECT;
	case ROW_RETURN:
		return below == ROW_END || below == ROW_SECOND_YEAR || below == ROW_RETURN;
	default:
		return below == NONE;
	}
}

static bool rows_sound(const struct gamble *g, struct error *e)
{
	const struct position *p = &g->p;
	bool battle = false;
	for (int i = 0; i < p->depth; i++) {
		battle |= p->frame[i].row == ROW_BATTLE;
		if (!calls(i ? p->frame[i - 1].row : NONE, p->frame[i].row))
			return error_set(e, NULL, "frame", NULL, "\"%s\" is not called by %s%s%s", gb_phases[p->frame[i].row].name, i ? "\"" : "nobody",
					 i ? gb_phases[p->frame[i - 1].row].name : "", i ? "\"" : "");
	}
	return battle == (g->fight.stage != STAGE_NONE) || wrong(e, "frame", "a combat without its row");
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
	if (!p->header.result.over && !rows_sound(g, e))
		return false;
	return state_sound(s, g, e) && turn_sound(s, g, e) && fight_sound(s, g, e) && effects_sound(s, g, e) && counters_sound(s, g, e) && blanks_sound(s, g, e) && places_sound(s, g, e) && hand_sound(s, g, e) && stacks_sound(s, g, e);
}

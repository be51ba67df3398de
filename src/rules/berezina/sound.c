/* Invariants of a position, checked after every order in tests and fuzzers. */
#include "rules/berezina/plan.h"

static bool piece_sound(const struct scenario *s, const struct crossing *c, int i, struct error *e)
{
	const struct ground *g = ground_of(s);
	const struct piece *p = &c->p.piece[i];
	const char *id = s->piece[i].id;
	if (p->place < PLACE_OUT)
		return error_set(e, NULL, id, NULL, "stands nowhere");
	if (p->on >= HEXES || p->flags > (IS_CHECKED << 1) - 1 || p->known)
		return error_set(e, NULL, id, NULL, "is marked as nothing can be");
	if (p->place == PLACE_LATER && s->piece[i].side == FRENCH && s->piece[i].enter_turn != NONE && s->piece[i].enter_place == NONE)
		return error_set(e, NULL, id, CITE(CITE_FRENCH_ARRIVALS), "comes, but nowhere");
	if (!g->more[i].unit && !g->more[i].leader)
		return p->place == NONE || error_set(e, NULL, id, NULL, "is no counter of the rules, but in play");
	if (p->steps >= STEPS || (g->more[i].leader && p->steps))
		return error_set(e, NULL, id, CITE(CITE_STEPS), "has %d losses", p->steps);
	if (has(c, i, IS_POOR) && !g->more[i].treasure)
		return error_set(e, NULL, id, CITE(CITE_FMET), "lost a treasure that it never had");
	if (p->place == NONE && c->deployed && g->placing)
		return error_set(e, NULL, id, CITE(CITE_SETUP), "was never placed");
	if (p->place == PLACE_EXITED && s->piece[i].side == RUSSIAN)
		return error_set(e, NULL, id, CITE(CITE_VICTORY), "Russians do not leave");
	return true;
}

static bool hexes_sound(const struct scenario *s, const struct crossing *c, struct error *e)
{
	struct lay lay;
	int row = c->p.depth ? c->p.frame[0].row : ROW_PLACE, most[SIDES] = {STACK, STACK};
	if (c->p.depth > 1)
		most[FRENCH] = most[RUSSIAN] = 2 * STACK; /* retiring */
	if (row == ROW_FRENCH || row == ROW_OVERFULL)
		most[FRENCH] = MAX_PIECES; /* 3.1.1: the limit holds when the phase ends */
	bz_lay_make(s, c, &lay);
	for (int i = 0; i < HEXES; i++) {
		const char *id = s->board.at[i].id;
		if ((lay.units[FRENCH][i] || lay.leaders[FRENCH][i]) && (lay.units[RUSSIAN][i] || lay.leaders[RUSSIAN][i]))
			return error_set(e, NULL, id, CITE(CITE_LEADERS_LOST), "both sides stand here");
		for (int side = 0; side < SIDES; side++)
			if (lay.units[side][i] > most[side])
				return error_set(e, NULL, id, CITE(CITE_STACK), "%d units stand here", lay.units[side][i]);
		if (lay.rabble[i] && lay.units[RUSSIAN][i])
			return error_set(e, NULL, id, CITE(CITE_RABBLE_BLOCK), "Russians stand among the Rabble");
	}
	return true;
}

static bool bridges_sound(const struct ground *g, const struct crossing *c, struct error *e)
{
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < BRIDGES; n++) {
			if (c->crossed[f][n] > g->figures.bridge.most || c->crossed_french[f][n] > c->crossed[f][n] ||
			    c->crossed_rabble[f][n] > c->crossed_french[f][n])
				return error_set(e, NULL, NULL, CITE(CITE_BRIDGE), "too many crossed a bridge");
			for (int bank = 0; n < PONTOONS && bank < 2; bank++)
				if (c->half[f][bank][n] < 0 || c->half[f][bank][n] > HALF_FINIS)
					return error_set(e, NULL, NULL, CITE(CITE_ENGINEER), "a half-bridge is wrong");
		}
	return true;
}

/* What is neither a piece nor a hex: bridges, events, switches; all of them small numbers. */
static bool numbers_sound(const struct crossing *c, struct error *e)
{
	const struct { uint8_t value, most; } of[] = {
		{c->holds_works[0], RUSSIAN}, {c->holds_works[1], RUSSIAN}, {c->road, ROAD_INTACT}, {c->road_test, 1}, {c->road_bank, 3},
		{c->this_event, RANDOM_EVENTS}, {c->skip_checks, 1}, {c->tch, 1}, {c->danube, 1}, {c->bridged, 1}, {c->exited, 1},
		{c->deployed, 1}, {c->all_active, 1}, {c->hurrah, 1}};
	bool fine = c->p.header.track[TRACK_BOX] >= 0 && c->p.header.track[TRACK_BOX] <= LAST_BOX &&
		    c->p.header.track[TRACK_ROLLS] >= 0 && c->p.header.track[TRACK_ROLLS] < 1000;
	for (size_t i = 0; i < sizeof of / sizeof *of; i++)
		fine = fine && of[i].value <= of[i].most;
	for (int i = 0; i < RANDOM_EVENTS; i++)
		fine = fine && c->happened[i] <= 1;
	for (int i = 0; i < 4; i++)
		fine = fine && c->attach[i] <= ARMY_NONE;
	return fine || error_set(e, NULL, NULL, NULL, "a number is out of range");
}

static bool places_sound(const struct scenario *s, const struct crossing *c, struct error *e)
{
	const struct ground *g = ground_of(s);
	for (int i = 0; i < RABBLE; i++)
		if (c->rabble[i] < NONE || c->rabble[i] >= HEXES)
			return error_set(e, NULL, NULL, CITE(CITE_RABBLE), "Rabble stands nowhere");
	for (int i = 0; i < FORMATIONS; i++)
		if (c->entry[i] < NONE || c->entry[i] >= HEXES || (c->entry[i] != NONE && !g->edge[c->entry[i]]))
			return error_set(e, NULL, NULL, CITE(CITE_ARRIVALS), "a command comes in nowhere");
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if (c->p.piece[i].place == PLACE_ENTERS && bz_mind_entry(s, c, i) == NONE)
			return error_set(e, NULL, s->piece[i].id, CITE(CITE_ARRIVALS), "is to come in nowhere");
	if (c->exit < NONE || c->exit >= HEXES || (c->exit != NONE && g->exit_at[c->exit] == NONE))
		return error_set(e, NULL, NULL, CITE(CITE_VICTORY), "the chosen exit is none");
	return true;
}

/* Does a frame hold what its row works with? */
static bool frame_sound(const struct scenario *s, const struct crossing *c, const struct frame *f)
{
	const struct print_more *more = ground_of(s)->more;
	bool shot = f->piece != NONE && f->target != NONE && more[f->piece].unit && more[f->target].unit &&
		    s->piece[f->target].side == f->side && s->piece[f->piece].side != f->side;
	switch (f->row) {
	case ROW_FIRE:
		return f->step <= 2 * RATINGS && (f->count == 1 || f->count == 2);
	case ROW_RETIRE:
		return shot && on_map(c, f->piece) && on_map(c, f->target) && c->p.frame[0].row == ROW_FIRE;
	case ROW_DISPLACE:
		return shot && f->place != NONE && c->p.frame[0].row == ROW_FIRE;
	case ROW_LEADER:
		return f->piece != NONE && more[f->piece].leader && s->piece[f->piece].side == f->side && on_map(c, f->piece);
	case ROW_RUSSIAN:
		return f->step <= ARMIES + 1 && f->number >= 0 && f->number < 4;
	case ROW_BACK:
		return f->number >= 0 && f->number <= ARMIES;
	case ROW_PLACE:
		return f->count <= 1;
	default:
		return true;
	}
}

/* Who is in hand is a piece that can move, fire or be placed now, or once what came between is decided. */
static bool hand_sound(const struct scenario *s, const struct crossing *c, struct error *e)
{
	const struct print_more *more = ground_of(s)->more;
	const struct frame *f = &c->p.frame[0];
	int hand = set_next(&c->p.hand, 0), at = hand == NONE ? NONE : c->p.piece[hand].place;
	if (hand == NONE)
		return true;
	bool fine = set_count(&c->p.hand) == 1 && s->piece[hand].side == f->side && (more[hand].unit || more[hand].leader);
	if (f->row == ROW_PLACE)
		fine = fine && at == NONE && ground_of(s)->suggest[hand] != NONE;
	else if (f->row == ROW_FRENCH)
		fine = fine && (at >= 0 || at == PLACE_LATER);
	else if (f->row == ROW_RUSSIAN)
		fine = fine && (at >= 0 || at == PLACE_ENTERS);
	else
		fine = fine && f->row == ROW_FIRE && at >= 0 && more[hand].unit;
	return fine || error_set(e, NULL, s->piece[hand].id, CITE(CITE_MOVE), "is in hand, but has nothing to do");
}

static bool rows_sound(const struct scenario *s, const struct crossing *c, struct error *e)
{
	for (int i = 0; i < c->p.depth; i++)
		if (!frame_sound(s, c, &c->p.frame[i]))
			return error_set(e, NULL, "frame", CITE(CITE_SEQUENCE), "frame %d does not hold what its row works with", i);
	if (!hand_sound(s, c, e))
		return false;
	return frame_now(&c->p)->row != ROW_RUSSIAN || bz_russians_go(s, c) ||
	       error_set(e, NULL, "frame", CITE(CITE_PRIORITY), "a Russian piece is to move and has nowhere to go");
}

/* [11.2] Nobody is kept off the map while the hex where he comes in has room: neither leaders far ahead nor full ways do that. */
static bool arrivals_sound(const struct scenario *s, const struct crossing *c, struct error *e)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	struct walk w;
	bool looked = false;
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		if (!g->more[i].unit || c->p.piece[i].place != PLACE_ENTERS || (!bz_is_active(g, c, i) && !bz_is_waiting(g, c, i)))
			continue;
		if (!looked)
			bz_lay_make(s, c, &lay);
		w.begun = looked && w.begun;
		looked = true;
		int at = bz_russian_entry(s, c, &lay, i);
		if (at == NONE || lay.units[RUSSIAN][at] >= STACK)
			continue;
		struct plan plan;
		bz_plan_walk(s, c, &lay, i, &w, &plan);
		if (!plan.n)
			return error_set(e, NULL, s->piece[i].id, CITE(CITE_ARRIVALS), "is kept off the map, and %s has room",
					 s->board.at[at].id);
	}
	return true;
}

bool berezina_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct crossing *c = crossing_of(p);
	if (!phases_sound(s, p, e) || !numbers_sound(c, e) || !places_sound(s, c, e))
		return false;
	for (int i = 0; i < s->pieces; i++)
		if (!piece_sound(s, c, i, e))
			return false;
	return hexes_sound(s, c, e) && bridges_sound(ground_of(s), c, e) &&
	       (p->header.result.over || (rows_sound(s, c, e) && arrivals_sound(s, c, e)));
}

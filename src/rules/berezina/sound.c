/* Invariants of a position, checked after every order in tests and fuzzers. */
#include "rules/berezina/berezina.h"

static bool piece_sound(const struct scenario *s, const struct crossing *c, int i, struct error *e)
{
	const struct ground *g = ground_of(s);
	const struct piece *p = &c->p.piece[i];
	const char *id = s->piece[i].id;
	if (p->place < PLACE_OUT || p->place >= HEXES)
		return error_set(e, NULL, id, NULL, "stands nowhere");
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

static bool bridges_sound(const struct crossing *c, struct error *e)
{
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < BRIDGES; n++) {
			if (c->crossed[f][n] > CAP || c->crossed_french[f][n] > c->crossed[f][n] ||
			    c->crossed_rabble[f][n] > c->crossed_french[f][n])
				return error_set(e, NULL, NULL, CITE(CITE_BRIDGE), "too many crossed a bridge");
			for (int bank = 0; n < PONTOONS && bank < 2; bank++)
				if (c->half[f][bank][n] < 0 || c->half[f][bank][n] > HALF_FINIS)
					return error_set(e, NULL, NULL, CITE(CITE_ENGINEER), "a half-bridge is wrong");
		}
	return true;
}

bool berezina_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct crossing *c = crossing_of(p);
	const struct ground *g = ground_of(s);
	for (int i = 0; i < s->pieces; i++)
		if (!piece_sound(s, c, i, e))
			return false;
	if (!hexes_sound(s, c, e) || !bridges_sound(c, e))
		return false;
	if (p->depth < 1 || p->depth > MAX_FRAMES)
		return error_set(e, NULL, NULL, NULL, "the frames are wrong");
	if (p->header.turn < s->first_turn || p->header.turn > s->last_turn)
		return error_set(e, NULL, NULL, CITE(CITE_SEQUENCE), "turn %d is outside the game", p->header.turn);
	if (p->header.track[TRACK_BOX] < 0 || p->header.track[TRACK_BOX] > LAST_BOX)
		return error_set(e, NULL, NULL, CITE(CITE_TRACK), "the marker is off the track");
	for (int i = 0; i < RABBLE; i++)
		if (c->rabble[i] < NONE || c->rabble[i] >= HEXES)
			return error_set(e, NULL, NULL, CITE(CITE_RABBLE), "Rabble stands nowhere");
	if (set_count(&p->hand) > 1)
		return error_set(e, NULL, NULL, CITE(CITE_MOVE), "two pieces in hand");
	if (c->exit != NONE && g->exit_at[c->exit] == NONE)
		return error_set(e, NULL, NULL, CITE(CITE_VICTORY), "the chosen exit is none");
	return true;
}

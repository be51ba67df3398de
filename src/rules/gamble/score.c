/* === 14.3, 14.4, 14.7 === The end of a turn, and of the game. */
#include "rules/gamble/gamble.h"

/* Who holds a city: whoever has units in it, else the owner of the country. [reading 20] A commander is enough. */
int gb_holder(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place)
{
	if (v->side[place] != NOBODY)
		return v->side[place];
	return gb_friendly(s, g, FRENCH, place) ? FRENCH : RUSSIAN;
}

/* [14.7] a */
int gb_territory(const struct scenario *s, const struct gamble *g, int side)
{
	const struct gb_own *own = gb_own(s);
	struct gb_survey v;
	int n = 0;
	gb_survey(s, g, &v);
	for (int at = 0; at < own->places; at++)
		if (own->points[at] && gb_holder(s, g, &v, at) == side)
			n += own->points[at];
	return n;
}

/* [14.7] b: The Russians add what is left of their points for success in battle. */
int gb_points(const struct scenario *s, const struct gamble *g, int side)
{
	return gb_territory(s, g, side) + (side == RUSSIAN ? g->p.header.track[TRACK_BONUS] : 0);
}

bool gb_hold_all(const struct scenario *s, const struct gamble *g)
{
	const struct gb_own *own = gb_own(s);
	struct gb_survey v;
	gb_survey(s, g, &v);
	for (int at = 0; at < own->places; at++)
		if (own->points[at] && v.side[at] != FRENCH)
			return false;
	return true;
}

static void account_points(const struct scenario *s, struct gamble *g, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_SCORE, FRENCH, NONE);
	struct gb_survey v;
	gb_survey(s, g, &v);
	for (int at = 0; at < own->places; at++)
		if (own->points[at])
			account_line(a, gb_holder(s, g, &v, at), LINE_ADD, own->points[at], 1, NONE, at, TEXT_POINTS, CITE_14_7);
	account_line(a, RUSSIAN, LINE_ADD, g->p.header.track[TRACK_BONUS], 1, NONE, NONE, TEXT_BONUS, CITE_14_7);
	for (int side = 0; side < SIDES; side++)
		account_line(a, side, LINE_SUM, gb_points(s, g, side), 1, NONE, NONE, TEXT_TOTAL, CITE_14_7);
	event_account(ev, event_note(ev, EVENT_CHECK, FRENCH, NONE, NONE, NONE, gb_points(s, g, FRENCH) * SCORE_STEP + gb_points(s, g, RUSSIAN), CITE_14_7), a);
}

/* [14.7] More points; a tie is the French's. */
static void decide(const struct scenario *s, struct gamble *g, struct events *ev)
{
	account_points(s, g, ev);
	for (int side = 0; side < SIDES; side++)
		g->p.header.result.score[side] = (int16_t)gb_points(s, g, side);
	if (g->state & STATE_INDEPENDENCE)
		gb_finish(s, g, gb_hold_all(s, g) ? FRENCH : RUSSIAN, LEVEL_INDEPENDENCE, ev);
	else
		gb_finish(s, g, gb_points(s, g, FRENCH) >= gb_points(s, g, RUSSIAN) ? FRENCH : RUSSIAN, LEVEL_POINTS, ev);
}

int gb_last_turn(const struct scenario *s, const struct gamble *g)
{
	return g->state & STATE_TWO_YEARS ? s->last_turn : int_min(s->last_turn, gb_figures(s)->two_year.end);
}

/* [15.2] Room that trains made lasts for one turn, withdrawals and arrivals included. */
static void close_rooms(const struct scenario *s, struct gamble *g)
{
	for (int i = 0; i < s->pieces; i++)
		if (g->p.piece[i].flags & FLAG_CAPACITY)
			gb_put_away(s, g, i);
}

/* [5.2, 5.3, 14.3] In the second year men come back first (16.13); once the French may go to winter quarters instead of another turn. */
void gb_end_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct frame *f = frame_top(p);
	bool first = !f->step++;
	if (first)
		gb_effects_end(s, g, ev);
	if (first && g->state & STATE_TWO_YEARS) {
		phase_again(p);
		gb_second_year_end(s, g, ev);
		return;
	}
	close_rooms(s, g);
	if (p->header.turn >= gb_last_turn(s, g)) {
		decide(s, g, ev);
		return;
	}
	if (gb_may_quarter(s, g)) {
		phase_goto(p, ROW_QUARTERS, SIDE_0);
		return;
	}
	p->header.turn++;
	phase_goto(p, ROW_TURN, SIDE_0);
}

/* Units come, go, are disrupted and die: the one place where stacks, control and points follow. */
#include "rules/hex1812/hex1812.h"

int hx_roll(struct campaign *c, struct events *ev, struct account *a, int side, int cite)
{
	int die = event_roll(&c->p, ev, side, 6, 1, cite);
	account_die(a, side, die, 0, cite);
	return die;
}

void hx_result(const struct scenario *s, struct events *ev, struct account *a, int table, int piece, int result, int cite)
{
	a->table = (int16_t)ground_of(s)->table[table];
	a->result = (int16_t)result;
	event_account(ev, event_note(ev, EVENT_RESULT, a->side, piece, NONE, a->place, table * RESULT_STEP + result, cite), a);
}

/* [Fortresses G] Who moves onto or through a fortress controls it. */
void hx_move(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev)
{
	hx_put(s, c, piece, to);
	if (to >= 0)
		hx_settle(s, c, to, s->piece[piece].side, ev);
}

/* [Victory Points Table] Napoleon costs his points wherever he is lost. Depots go back to the pool: [Supply D] they may be
 * made again. */
void hx_kill(const struct scenario *s, struct campaign *c, int piece, int cite, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct set *const sets[] = {&c->p.hand, &c->p.used, &c->p.free, &c->doomed, &c->weary, &c->leaving, &c->optional, &c->pledged, &c->spent,
				    &c->excused, &c->pinned, &c->retired, &c->tight};
	event_note(ev, EVENT_ELIMINATE, s->piece[piece].side, piece, c->p.piece[piece].place, NONE, s->piece[piece].strength, cite);
	hx_put(s, c, piece, g->kind[piece] == KIND_DP ? AT_POOL : AT_LOST);
	c->p.piece[piece].fatigue = c->p.piece[piece].foot = c->p.piece[piece].used = 0;
	c->p.piece[piece].flags = 0;
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
		set_drop(sets[i], piece);
	if (piece != g->napoleon)
		return;
	c->p.header.track[TRACK_NAPOLEON] = 1;
	c->p.header.track[TRACK_POINTS] = (int16_t)(c->p.header.track[TRACK_POINTS] + g->napoleon_worth);
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, TEXT_NAPOLEON, CITE_VICTORY_A);
}

/* --- disruption --- */

enum hx_time hx_time_now(const struct campaign *c, bool fight)
{
	bool russian = c->p.header.phasing == RUSSIAN;
	return fight ? (russian ? TIME_RUSSIAN_FIGHT : TIME_FRENCH_FIGHT) : (russian ? TIME_RUSSIAN_MOVE : TIME_FRENCH_MOVE);
}

/* [Disruption A] Never leaders. [Disruption C] Disrupted again is destroyed. */
void hx_disrupt(const struct scenario *s, struct campaign *c, int piece, int cite, struct events *ev)
{
	struct piece *k = &c->p.piece[piece];
	if (hx_arm(s, piece) == ARM_LEADER)
		return;
	if (k->fatigue) {
		hx_kill(s, c, piece, CITE_DISRUPTION_C, ev);
		return;
	}
	bool fight = c->p.depth && c->p.frame[0].row >= ROW_DECLARE;
	k->fatigue = (uint8_t)hx_time_now(c, fight);
	k->foot = (uint8_t)c->p.header.turn;
	event_note(ev, EVENT_NOTE, s->piece[piece].side, piece, NONE, k->place, TEXT_DISRUPTED, cite);
}

/* [Disruption B] To the end of the same phase of the next turn: six phases and two interphases after the one it fell in. */
static bool recovers(const struct campaign *c, int piece, int time)
{
	return c->p.piece[piece].fatigue == time && c->p.piece[piece].foot < c->p.header.turn;
}

bool hx_any_recovers(const struct scenario *s, const struct campaign *c, int time)
{
	for (int i = 0; i < s->pieces; i++)
		if (recovers(c, i, time))
			return true;
	return false;
}

void hx_recover(const struct scenario *s, struct campaign *c, int time, struct events *ev)
{
	for (int i = 0; i < s->pieces; i++) {
		struct piece *k = &c->p.piece[i];
		if (!recovers(c, i, time))
			continue;
		k->fatigue = k->foot = 0;
		event_note(ev, EVENT_NOTE, s->piece[i].side, i, NONE, k->place, TEXT_RECOVERS, CITE_DISRUPTION_B);
	}
}

/* --- depots, depletion --- */

bool hx_only_depots(const struct scenario *s, const struct campaign *c, int place)
{
	int top = hx_top(c, place);
	for (int i = top; i != NONE; i = hx_below(c, i))
		if (hx_arm(s, i) != ARM_DEPOT)
			return false;
	return top != NONE;
}

static bool russians_beside(const struct scenario *s, const struct campaign *c, int place)
{
	const struct ground *g = ground_of(s);
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = g->to[place][d];
		if (at != NONE && hx_owner(s, c, at) == RUSSIAN && hx_fighters(s, c, at, NONE))
			return true;
	}
	return false;
}

/* [Supply C, reading 17] */
void hx_depots(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int i = g->begin[FRENCH][KIND_DP]; i < g->end[FRENCH][KIND_DP]; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 && hx_only_depots(s, c, at) && russians_beside(s, c, at))
			hx_kill(s, c, i, CITE_SUPPLY_C, ev);
	}
}

/* [Supply I] An area changes its state once. */
void hx_deplete(const struct scenario *s, struct campaign *c, int region, int to, int text, struct events *ev)
{
	if (c->depleted[region] == to)
		return;
	c->depleted[region] = (uint8_t)to;
	event_note(ev, EVENT_MARKER, NOBODY, NONE, NONE, ground_of(s)->box[region], text, CITE_SUPPLY_H);
}

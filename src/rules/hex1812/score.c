/* The Victory Points Interphase: sieges at the end, the index, political losses, the winner. */
#include "rules/hex1812/hex1812.h"

#include "rules/larder/muster.h"

/* === Victory Points & Conditions === */

/* [Game Length, Victory, Victory C] After the last turn of the scenario there is no other: the best level that the points reach counts. */
static void next_turn(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct muster_turn t = {.least = ground_of(s)->least, .points = TRACK_POINTS, .french = FRENCH, .russian = RUSSIAN, .row = ROW_TURN, .rule = CITE_VICTORY_C};
	muster_next_turn(s, p, &t, ev);
}

/* [Fortresses F] At the end of the game: who is in a besieged fortress is destroyed, and its points go to the besieger, without
 * control. All sieges are judged before any of them is carried out. */
static void sieges(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	uint32_t besieged = hx_sieges(s, c);
	for (int i = 0; i < g->fortresses; i++) {
		if (!(besieged >> i & 1))
			continue;
		int at = g->fortress[i], next;
		bool french = hx_controls(s, c, FRENCH, at);
		int by = french ? -g->worth[i] : g->worth[i];
		c->p.header.track[TRACK_SIEGES] = (int16_t)(c->p.header.track[TRACK_SIEGES] + by);
		c->p.header.track[TRACK_POINTS] = (int16_t)(c->p.header.track[TRACK_POINTS] + by);
		event_note(ev, EVENT_NOTE, french ? FRENCH : RUSSIAN, NONE, NONE, at, TEXT_BESIEGED, CITE_FORTRESS_F);
		for (int k = hx_top(c, at); k != NONE; k = next) {
			next = hx_below(c, k);
			hx_kill(s, c, k, CITE_FORTRESS_F, ev);
		}
	}
}

/* Line by line, what makes up the points. */
static void report(const struct scenario *s, struct campaign *c, bool below, struct events *ev)
{
	const struct ground *g = ground_of(s);
	const int16_t *track = c->p.header.track;
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_SCORE, FRENCH, NONE);
	for (int i = 0; i < g->held; i++)
		if (c->control >> i & 1)
			account_line(a, 0, LINE_BASE, g->worth[i], 1, NONE, g->hold[i], TEXT_CONTROLS, CITE_VICTORY_A);
	if (track[TRACK_SIEGES])
		account_line(a, 0, LINE_ADD, track[TRACK_SIEGES], 1, NONE, NONE, TEXT_BESIEGES, CITE_FORTRESS_F);
	if (track[TRACK_NAPOLEON])
		account_line(a, 0, LINE_ADD, g->napoleon_worth, 1, NONE, NONE, TEXT_NAPOLEON, CITE_VICTORY_A);
	account_line(a, 0, LINE_SUM, track[TRACK_POINTS], 1, NONE, NONE, TEXT_POINTS, CITE_VICTORY_A);
	account_line(a, 0, LINE_SUM, g->index[c->p.header.turn], 1, NONE, NONE, TEXT_INDEX, CITE_VICTORY_B);
	struct event *e = event_note(ev, EVENT_CHECK, FRENCH, NONE, NONE, NONE, track[TRACK_POINTS], CITE_VICTORY_A);
	if (below || c->p.header.turn >= s->last_turn)
		event_account(ev, e, a);
}

static bool any_corps(const struct scenario *s, const struct campaign *c)
{
	for (int i = ground_of(s)->first[FRENCH]; i < ground_of(s)->last[FRENCH]; i++)
		if (c->p.piece[i].place >= 0 && hx_is_corps(s, i))
			return true;
	return false;
}

/* [Sequence of Play D] The points are held against the index. [Victory B, reading 5] Below it one corps is owed, if there is one. */
void hx_score_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_SCORE, CITE_VICTORY_A);
	if (p->header.turn >= s->last_turn)
		sieges(s, c, ev);
	bool below = p->header.track[TRACK_POINTS] < ground_of(s)->index[p->header.turn];
	report(s, c, below, ev);
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, below ? TEXT_POLITICS : TEXT_NO_POLITICS, CITE_VICTORY_B);
	if (below && any_corps(s, c)) {
		phase_goto(p, ROW_POLITICS, (enum side)FRENCH);
		return;
	}
	if (below)
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, TEXT_LAPSES, CITE_VICTORY_B);
	next_turn(s, p, ev);
}

void hx_politics_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_LOSE), 0, "%d Victory Points, %d are asked for: a French corps of your choice is lost",
		   p->header.track[TRACK_POINTS], ground_of(s)->index[p->header.turn]);
	out->left = 1;
}

void hx_politics_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	for (int i = ground_of(s)->first[FRENCH]; i < ground_of(s)->last[FRENCH]; i++)
		if (p->piece[i].place >= 0 && hx_is_corps(s, i))
			orders_add(out, order_make(VERB_LOSE, FRENCH, i, NONE, NONE));
}

/* [Victory B] Any French corps, by his own choice. */
bool hx_politics_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_LOSE || o->number != NONE)
		return phase_refuse(s, CITE_VICTORY_B, "lose a French corps", e);
	return (s->piece[o->piece].side == FRENCH && hx_is_corps(s, o->piece) && p->piece[o->piece].place >= 0) ||
	       error_set(e, NULL, NULL, CITE(CITE_VICTORY_B), "this is no French corps on the map");
}

void hx_politics_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	hx_kill(s, campaign_at(p), o->piece, CITE_VICTORY_B, ev);
	hx_depots(s, campaign_at(p), ev);
	next_turn(s, p, ev);
}

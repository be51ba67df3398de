/* The Victory Points Interphase: points, the index, political losses, sieges, the end. */
#include "rules/hex1812/hex1812.h"

/* === Victory Points and Conditions === */

/* [Victory C] The best level that the points reach. */
static int level_of(const struct ground *g, int points)
{
	int level = 0;
	while (level < g->levels - 1 && points < g->least[level])
		level++;
	return level;
}

/* [Fortresses F, reading 20] When the game ends who is besieged is lost with his fortress; the besieger has its points, though he
 * does not control it. All sieges are looked at before anybody is taken away. */
static void end_sieges(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	bool besieged[MAX_FORTRESSES];
	for (int i = 0; i < g->fortresses; i++)
		besieged[i] = hx_besieged(s, c, c->control >> i & 1 ? FRENCH : RUSSIAN, g->fortress[i]);
	for (int i = 0; i < g->fortresses; i++) {
		int side = c->control >> i & 1 ? FRENCH : RUSSIAN, worth = side == FRENCH ? -g->worth[i] : g->worth[i], next;
		if (!besieged[i])
			continue;
		event_note(ev, EVENT_NOTE, side, NONE, NONE, g->fortress[i], side == FRENCH ? TEXT_BESIEGED : TEXT_BESIEGES,
			   CITE_FORTRESS_F);
		c->p.header.track[TRACK_SIEGES] = (int16_t)(c->p.header.track[TRACK_SIEGES] + worth);
		c->p.header.track[TRACK_POINTS] = (int16_t)(c->p.header.track[TRACK_POINTS] + worth);
		for (int k = hx_top(c, g->fortress[i]); k != NONE; k = next) {
			next = hx_below(c, k);
			hx_kill(s, c, k, CITE_FORTRESS_F, ev);
		}
	}
}

/* The sum comes as a report only where it costs something, or ends the game; the page of points always has it. */
static void report(const struct scenario *s, struct campaign *c, bool comes, struct events *ev)
{
	const struct ground *g = ground_of(s);
	const int16_t *track = c->p.header.track;
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_SCORE, FRENCH, NONE);
	for (int i = 0; i < g->held; i++)
		if (c->control >> i & 1)
			account_line(a, 0, LINE_BASE, g->worth[i], 1, NONE, g->hold[i], TEXT_CONTROLS, CITE_FORTRESS_G);
	if (track[TRACK_NAPOLEON])
		account_line(a, 0, LINE_ADD, g->napoleon_worth, 1, NONE, NONE, TEXT_NAPOLEON, CITE_VICTORY_A);
	if (track[TRACK_SIEGES])
		account_line(a, 0, LINE_ADD, track[TRACK_SIEGES], 1, NONE, NONE,
			     track[TRACK_SIEGES] > 0 ? TEXT_BESIEGES : TEXT_BESIEGED, CITE_FORTRESS_F);
	account_line(a, 0, LINE_SUM, track[TRACK_POINTS], 1, NONE, NONE, TEXT_POINTS, CITE_VICTORY_A);
	account_line(a, 0, LINE_SUM, g->index[c->p.header.turn], 1, NONE, NONE, TEXT_INDEX, CITE_VICTORY_B);
	struct event *e = event_note(ev, EVENT_CHECK, FRENCH, NONE, NONE, NONE, track[TRACK_POINTS], CITE_VICTORY_A);
	if (comes)
		event_account(ev, e, a);
}

static void finish(const struct scenario *s, struct position *p, struct events *ev)
{
	static const int8_t winners[] = {FRENCH, FRENCH, NOBODY, RUSSIAN, RUSSIAN};
	struct result *r = &p->header.result;
	end_sieges(s, campaign_at(p), ev);
	report(s, campaign_at(p), true, ev);
	int points = p->header.track[TRACK_POINTS], level = level_of(ground_of(s), points);
	r->over = 1;
	r->winner = winners[level];
	r->level = (int16_t)level;
	r->score[FRENCH] = (int16_t)points;
	r->score[RUSSIAN] = 0;
	event_note(ev, EVENT_END, r->winner, NONE, NONE, NONE, level, CITE_VICTORY_C);
}

/* [Game Length] After the last turn there is no other. */
static void next_turn(const struct scenario *s, struct position *p, struct events *ev)
{
	if (p->header.turn >= s->last_turn) {
		finish(s, p, ev);
		return;
	}
	p->header.turn++;
	phase_goto(p, ROW_TURN, (enum side)RUSSIAN);
}

/* Could this unit be a political loss? [Victory B, reading 5] A corps of either arm. */
static bool may_lose(const struct scenario *s, const struct position *p, int piece)
{
	return s->piece[piece].side == FRENCH && hx_is_corps(s, piece) && p->piece[piece].place >= 0;
}

/* [Sequence of Play D] [Victory B] The points are held against the index of the turn; below it a corps is lost. */
void hx_score_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	bool below = p->header.track[TRACK_POINTS] < ground_of(s)->index[p->header.turn], any = false;
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_SCORE, CITE_VICTORY_A);
	report(s, c, below, ev);
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, below ? TEXT_POLITICS : TEXT_NO_POLITICS, CITE_VICTORY_B);
	for (int i = 0; i < s->pieces; i++)
		any |= may_lose(s, p, i);
	if (below && any)
		phase_goto(p, ROW_POLITICS, (enum side)FRENCH);
	else
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
	for (int i = 0; i < s->pieces; i++)
		if (may_lose(s, p, i))
			orders_add(out, order_make(VERB_LOSE, FRENCH, i, NONE, NONE));
}

bool hx_politics_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_LOSE)
		return phase_refuse(s, o, CITE_VICTORY_B, "lose a French corps", e);
	return may_lose(s, p, o->piece) ||
	       error_set(e, NULL, NULL, CITE(CITE_VICTORY_B), "%s is no French corps on the map", hx_unit(s, o->piece).at);
}

void hx_politics_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	hx_kill(s, campaign_at(p), o->piece, CITE_VICTORY_B, ev);
	next_turn(s, p, ev);
}

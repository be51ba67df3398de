/* The Victory Points Interphase: control, battles, the index, political losses, the end. */
#include "rules/area1812/area1812.h"

#include "rules/larder/muster.h"

/* === Victory Points and Conditions === */

/* [Game Length, Victory C] After the last turn of the scenario there is no other: the best level that the points reach counts. */
static void next_turn(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct muster_turn t = {.least = land_of(s)->least, .points = TRACK_POINTS, .french = FRENCH, .russian = RUSSIAN, .row = ROW_TURN, .rule = CITE_WINNER};
	muster_next_turn(s, p, &t, ev);
}

/* [Victory Conditions B] What the corps lost in the battles of this turn are worth to the French. */
static int battles_worth(const struct scenario *s, const struct campaign *c)
{
	const struct ar_figures *f = &land_of(s)->figures;
	int by = c->lost[RUSSIAN] - c->lost[FRENCH];
	return !ar_optional(s) ? 0 : by > 0 ? f->battles.victory : by < 0 ? f->battles.defeat : 0;
}

/* [Victory Conditions B] Points of this turn's battles that are in no sum yet: they come before the index is asked. */
int ar_battles_due(const struct scenario *s, const struct campaign *c)
{
	bool counted = c->p.header.result.over || frame_now(&c->p)->row == ROW_POLITICS;
	return counted ? 0 : battles_worth(s, c);
}

/* [Victory Conditions B, reading 51] A turn of French victory or defeat in battle (optional rules). */
static void battles_score(const struct scenario *s, struct campaign *c, struct events *ev)
{
	int by = battles_worth(s, c);
	if (!ar_optional(s))
		return;
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, by > 0 ? TEXT_VICTORY : by < 0 ? TEXT_DEFEAT : TEXT_DRAWN,
		   CITE_VICTORIES);
	c->p.header.track[TRACK_VICTORIES] = (int16_t)(c->p.header.track[TRACK_VICTORIES] + by);
	c->p.header.track[TRACK_POINTS] = (int16_t)(c->p.header.track[TRACK_POINTS] + by);
}

/* The sum comes as a report only where it costs something; the page of points always has it. */
static void report(const struct scenario *s, struct campaign *c, bool below, struct events *ev)
{
	const struct land *g = land_of(s);
	const int16_t *track = c->p.header.track;
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_SCORE, FRENCH, NONE);
	for (int i = 0; i < g->places; i++)
		if (c->control[i])
			account_line(a, 0, LINE_BASE, g->vp[i], 1, NONE, i, TEXT_CONTROLS, CITE_CONTROL);
	if (track[TRACK_VICTORIES])
		account_line(a, 0, LINE_ADD, track[TRACK_VICTORIES], 1, NONE, NONE,
			     track[TRACK_VICTORIES] > 0 ? TEXT_VICTORY : TEXT_DEFEAT, CITE_VICTORIES);
	if (track[TRACK_NAPOLEON])
		account_line(a, 0, LINE_ADD, g->napoleon_worth, 1, NONE, NONE, TEXT_NAPOLEON, CITE_NAPOLEON);
	account_line(a, 0, LINE_SUM, track[TRACK_POINTS], 1, NONE, NONE, TEXT_POINTS, CITE_CONTROL);
	account_line(a, 0, LINE_SUM, g->index[c->p.header.turn], 1, NONE, NONE, TEXT_INDEX, CITE_POLITICS);
	struct event *e = event_note(ev, EVENT_CHECK, FRENCH, NONE, NONE, NONE, track[TRACK_POINTS], CITE_CONTROL);
	if (below || c->p.header.turn >= s->last_turn)
		event_account(ev, e, a);
}

/* [Sequence of Play D, Victory] The total after battles is held against the index. [Victory B, reading 50] Below it
 * one corps is owed. */
void ar_score_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_SCORE, CITE_CONTROL);
	battles_score(s, c, ev);
	bool below = p->header.track[TRACK_POINTS] < land_of(s)->index[p->header.turn];
	report(s, c, below, ev);
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, below ? TEXT_POLITICS : TEXT_NO_POLITICS, CITE_POLITICS);
	if (below && ar_total(c, FRENCH))
		phase_goto(p, ROW_POLITICS, (enum side)FRENCH);
	else
		next_turn(s, p, ev);
}

void ar_politics_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_LOSE), 0, "%d Victory Points, %d are asked for: a French corps of your choice is lost",
	       p->header.track[TRACK_POINTS], land_of(s)->index[p->header.turn]);
	out->left = 1;
}

void ar_politics_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct land *g = land_of(s);
	for (int i = g->begin[FRENCH][ARM_IC]; i < g->end[FRENCH][ARM_CC]; i++)
		if (p->piece[i].place >= 0)
			orders_add(out, order_make(VERB_LOSE, FRENCH, i, NONE, NONE));
}

/* [Victory B] Any French corps, by his own choice. */
bool ar_politics_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct land *g = land_of(s);
	if (o->verb != VERB_LOSE || o->number != NONE)
		return phase_refuse(s, CITE_POLITICS, "a French corps is to be lost: click the one to remove", e);
	if (s->piece[o->piece].side != FRENCH || g->arm[o->piece] > ARM_CC || p->piece[o->piece].place < 0)
		return error_set(e, NULL, NULL, CITE(CITE_POLITICS), "this is no French corps on the map");
	return true;
}

void ar_politics_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	ar_lose(s, campaign_at(p), o->piece, CITE_POLITICS, ev);
	next_turn(s, p, ev);
}

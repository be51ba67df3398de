/* Order texts as a hand would mean them, for those who type. */
#include "match/hand.h"
#include "match/inside.h"

#include <stdlib.h>
#include <string.h>

static bool play(void *who, int drop, const struct order *orders, int n, struct error *e)
{
	struct match *m = who;
	if (drop && !match_jump(m, m->now - 1))
		return false;
	return match_play(m, orders, n, e);
}

static bool given(struct match *m, const struct order *o, struct error *e)
{
	struct hand h = {.scenario = m->scenario, .at = &m->at.common, .who = m, .play = play};
	union any_position *before = NULL;
	struct order last;
	if (m->now && m->entry[m->now - 1].order.verb == VERB_TAKE && !m->entry[m->now - 1].seals) {
		if (!(before = malloc(sizeof *before)))
			return error_set(e, NULL, NULL, NULL, "there is no memory for another order");
		match_state(m, m->now - 1, before);
		last = m->entry[m->now - 1].order;
		h.last = &last;
		h.before = &before->common;
	}
	bool fine = hand_means(&h, o, e);
	free(before);
	return fine;
}

bool match_play_text(struct match *m, const char *text, struct events *ev, struct error *e)
{
	if (ev)
		events_clear(ev);
	if (m->ask.side == NOBODY)
		return error_set(e, NULL, NULL, NULL, "the game is over");
	struct order o;
	if (!order_parse(m->scenario, text, m->ask.side, &o, e) || !given(m, &o, e))
		return false;
	if (ev)
		match_told(m, ev);
	return true;
}

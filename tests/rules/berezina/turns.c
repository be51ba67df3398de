#include "turns.h"

/* What changes least: end the phase, pass, stand; else the first in the list. */
static int idle(const struct orders *list)
{
	static const int words[] = {VERB_DONE, VERB_PASS, VERB_STAND, VERB_HALT, VERB_REST};
	for (size_t k = 0; k < sizeof words / sizeof *words; k++)
		for (int i = 0; i < list->n; i++)
			if (list->at[i].verb == words[k])
				return i;
	return 0;
}

static void step(struct game *g)
{
	rules_orders(&g->s, now(g), &g->list);
	assert_true(g->list.n > 0);
	bool russian = frame_now(now(g))->side == RUSSIAN;
	int i = russian ? g->s.rules->automaton(&g->s, now(g), &g->list, NULL) : idle(&g->list);
	assert_true(i >= 0 && i < g->list.n);
	struct order o = g->list.at[i];
	events_clear(&g->ev);
	if (!rules_play(&g->s, now(g), &o, &g->ev, &g->e))
		fail_msg("%s (%s)", g->e.reason, g->e.rule);
	if (!g->s.rules->sound(&g->s, now(g), &g->e))
		fail_msg("%s %s", g->e.place, g->e.reason);
}

void run_to_turn(struct game *g, int turn)
{
	while (now(g)->header.turn < turn || frame_now(now(g))->row != ROW_FRENCH)
		step(g);
}

void run_to_row(struct game *g, int row)
{
	while (frame_now(now(g))->row != row)
		step(g);
}

void run_russians(struct game *g)
{
	const struct frame *first = now(g)->frame;
	while (first->row == ROW_RUSSIAN || (first->row == ROW_FIRE && first->count == 1))
		step(g);
}

int apart(struct game *g, const char *one, const char *other)
{
	return bz_distance(ground_of(&g->s), now(g)->piece[piece(g, one)].place, now(g)->piece[piece(g, other)].place);
}

int count_events(struct game *g, int kind, const char *id)
{
	int n = 0;
	for (int i = 0; i < g->ev.n; i++)
		n += g->ev.at[i].kind == kind && (!id || g->ev.at[i].piece == piece(g, id));
	return n;
}

int place(struct game *g, const char *hex)
{
	int at = board_find(&g->s.board, hex);
	if (at == NONE)
		fail_msg("no hex %s", hex);
	return at;
}

int cost_of(struct game *g, const char *id, const char *hex)
{
	static struct overlay reach;
	g->s.rules->query(&g->s, now(g), (enum side)g->s.piece[piece(g, id)].side, QUERY_REACH, piece(g, id), NONE, &reach);
	return reach.value[place(g, hex)];
}

bool rabble_at(struct game *g, const char *hex)
{
	for (int i = 0; i < RABBLE; i++)
		if (state(g)->rabble[i] == place(g, hex))
			return true;
	return false;
}

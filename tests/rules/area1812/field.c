#include "field.h"

#include <stdio.h>
#include <string.h>

struct game *field(const char *keys, const char *options)
{
	struct game *g = field_in("area1812", keys, NULL);
	options_set(g, options ? options : "");
	for (uint64_t seed = 1; seed < 100; seed++) {
		events_clear(&g->ev);
		assert_true(g->s.rules->setup(&g->s, seed, now(g), &g->ev, &g->e));
		bool lost = false;
		for (int i = 0; i < g->ev.n; i++)
			lost = lost || g->ev.at[i].kind == EVENT_ELIMINATE;
		if (!lost && (frame_now(now(g))->row == ROW_MARCH || scenario_value(&g->s, "free_setup")))
			return g;
	}
	fail_msg("no seed spares the Russians");
	return g;
}

void to_french(struct game *g)
{
	DICE(g, 1);
	go_on_to(g, ROW_MARCH, FRENCH);
}

const char *result_of(struct game *g, int table)
{
	int t = land_of(&g->s)->table[table];
	for (int i = g->ev.n - 1; i >= 0; i--)
		if (g->ev.at[i].kind == EVENT_RESULT && g->ev.at[i].number / RESULT_STEP == table)
			return g->s.table[t].result[g->ev.at[i].number % RESULT_STEP];
	return "";
}

int place_of(struct game *g, const char *id)
{
	int at = board_find(&g->s.board, id);
	if (at == NONE)
		fail_msg("there is no area %s", id);
	return at;
}

int region_of(struct game *g, const char *id)
{
	const struct land *land = land_of(&g->s);
	for (int r = 0; r < land->regions; r++)
		if (!strcmp(land->region_id[r], id))
			return r;
	fail_msg("there is no region %s", id);
	return NONE;
}

int count_of(struct game *g, int side, const char *place, int arm)
{
	return state(g)->at[side][place_of(g, place)][arm];
}

const struct account *account_of(struct game *g, int kind)
{
	for (int i = g->ev.accounts - 1; i >= 0; i--)
		if (g->ev.account[i].kind == kind)
			return &g->ev.account[i];
	return NULL;
}

const struct line *line_of(struct game *g, int kind, int text)
{
	const struct account *a = account_of(g, kind);
	for (int i = 0; a && i < a->n; i++)
		if (a->at[i].text == text)
			return &a->at[i];
	return NULL;
}

/* Accounts and events pile up over these orders. */
void go_on_to(struct game *g, int row, int side)
{
	for (int n = 0; n < 200; n++) {
		const struct frame *f = frame_now(now(g));
		if (now(g)->header.result.over)
			break;
		if (f->row == row && f->side == side)
			return;
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[g->list.n - 1]; 
		if (!rules_play(&g->s, now(g), &o, &g->ev, &g->e))
			fail_msg("%s", g->e.reason);
	}
	fail_msg("row %d of side %d never comes", row, side);
}

void march_all(struct game *g, const char *id, const char *to)
{
	char text[64];
	snprintf(text, sizeof text, "take %s", id);
	play(g, text);
	if (offered(g, "rest"))
		play(g, "rest");
	snprintf(text, sizeof text, "march %s %s", id, to);
	play(g, text);
}

int tempered(struct game *g, uint64_t *state)
{
	int n = g->list.n, row = frame_now(now(g))->row;
	uint32_t roll = random_next(state);
	bool holds = row == ROW_FORCE || row == ROW_DEPOT;
	if (holds && roll % 8)
		for (int i = 0; i < n; i++)
			if (g->list.at[i].verb == VERB_DONE)
				return i;
	return (int)(random_next(state) % (uint32_t)n);
}

void close_stack(struct game *g, int side, const char *place)
{
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place == place_of(g, place) && g->s.piece[i].side == side)
			now(g)->piece[i].known = 0;
	state(g)->counted[side][land_of(&g->s)->region[place_of(g, place)]] = NONE;
	ar_markers_settle(&g->s, state(g), side, place_of(g, place));
}

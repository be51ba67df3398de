/* A turn begins: random event, arrivals, Morale Effects Phase (5.0); and ends: breakdown (9.0), the next turn. */
#include "rules/berezina/berezina.h"

#include <stdio.h>
#include <string.h>

/* [8.1, 8.2] Bridges done in the last turn are opened at the start of this one. [5.3.2] The first of the French sets the track
 * back. */
static void bridges_finish(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < PONTOONS; n++) {
			for (int bank = 0; bank < 2; bank++)
				if (c->half[f][bank][n] == HALF_DONE) {
					c->half[f][bank][n] = HALF_FINIS;
					event_note(ev, EVENT_MARKER, FRENCH, NONE, NONE, g->ford[f][bank], TEXT_FINIS,
					     CITE_ENGINEER);
				}
			if (!c->bridged && bz_bridge_up(c, f, n)) {
				c->bridged = 1;
				bz_track_move(c, -1, CITE_PENALTY, ev);
			}
		}
	if (c->road == ROAD_PLANNED) {
		c->road = ROAD_RUSSIAN;
		c->road_test = 0;
		event_note(ev, EVENT_MARKER, RUSSIAN, NONE, NONE, g->ford[FORD_BORISSOW][WEST], TEXT_ROAD_UP,
		     CITE_RUSSIAN_BRIDGE);
	}
}

/* [4.0] Random event, arrivals, finished bridges, then the checks; the first turn has none [reading 1]. */
void bz_turn_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	int turn = p->header.turn;
	if (f->step == 0) {
		f->step = 1;
		event_note(ev, EVENT_TURN, FRENCH, NONE, NONE, NONE, turn, CITE_SEQUENCE);
		c->this_event = c->hurrah = 0;
		if (scenario_value(s, "random_events"))
			bz_random_event(s, c, ev);
		if (frame_now(p) != f)
			return;
	}
	bz_arrivals_roll(s, c, ev);
	bridges_finish(s, c, ev);
	if (turn == s->first_turn) {
		phase_goto(p, ROW_FRENCH, SIDE_0);
		return;
	}
	event_note(ev, EVENT_PHASE, FRENCH, NONE, NONE, NONE, ROW_CHECKS, CITE_FMET);
	phase_goto(p, scenario_value(s, "alternative_morale") ? ROW_LOOT : ROW_CHECKS, SIDE_0);
}

/* --- the checks of 5.1 --- */

/* [4.0, 5.1] Combat units on the map, each once; who came in this turn is not checked. */
static bool to_check(const struct ground *g, const struct crossing *c, int i)
{
	return g->more[i].unit && on_map(c, i) && !has(c, i, IS_NEW | IS_CHECKED);
}

/* [5.1, 13.46] Engineers last, and before them IX Corps under that option. */
static int check_rank(const struct scenario *s, int i)
{
	const struct print_more *m = &ground_of(s)->more[i];
	return m->engineer ? 2 : m->formation == CORPS_IX && scenario_value(s, "victor_determined") ? 1 : 0;
}

/* [5.1] Is hex `a` checked before hex `b`? From the south-east corner, columns southward first [reading 2]. */
static int check_before(int a, int b)
{
	int column = b / MAP_ROWS - a / MAP_ROWS;
	return column ? column : a % MAP_ROWS - b % MAP_ROWS;
}

int bz_check_order(const struct scenario *s, const struct crossing *c, int a, int b)
{
	int order = check_rank(s, a) - check_rank(s, b);
	return order ? order : check_before(c->p.piece[a].place, c->p.piece[b].place);
}

/* The units that may be checked now: those of the first hex. */
static int checks_now(const struct scenario *s, const struct crossing *c, int out[32])
{
	const struct ground *g = ground_of(s);
	int n = 0, best = NONE;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		if (!to_check(g, c, i))
			continue;
		int order = best == NONE ? -1 : bz_check_order(s, c, i, best);
		if (order < 0) {
			best = i;
			n = 0;
		}
		if (order <= 0 && n < 32)
			out[n++] = i;
	}
	return n;
}

static void checks_over(const struct scenario *s, struct position *p)
{
	for (int i = 0; i < s->pieces; i++)
		unmark(crossing_at(p), i, IS_CHECKED);
	crossing_at(p)->skip_checks = 0;
	phase_goto(p, ROW_ROLLS, SIDE_0);
}

/* [5.1] With the leader of its corps or Napoleon; [13.45] Ney's stand-in does not help. */
static bool with_leader(const struct scenario *s, const struct crossing *c, int unit)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (g->more[i].leader && i != g->no_ney && c->p.piece[i].place == c->p.piece[unit].place &&
		    (i == g->napoleon || g->more[i].formation == g->more[unit].formation))
			return true;
	return false;
}

static void check_account(const struct scenario *s, struct crossing *c, int unit, const int die[2], int drm, int result,
			  struct events *ev)
{
	struct event *e = event_note(ev, EVENT_CHECK, FRENCH, unit, c->p.piece[unit].place, NONE, result, CITE_FMET);
	if (!e)
		return;
	e->dice[0] = (uint8_t)die[0];
	e->dice[1] = (uint8_t)die[1];
	e->seals = true;
	e->seen = bz_known_to(s, c, unit, RUSSIAN) ? SEEN_ALL : SEEN_0;
	struct account *sum = bz_check_sum(s, ev, e, e->from, TABLE_FMET, bz_rating_of(ground_of(s), c, unit),
					   die[0] + die[1], drm);
	if (!sum)
		return;
	sum->die[0].value = (uint8_t)die[0];
	sum->die[0].drm = 0; /* a line of its own says it */
	account_die(sum, FRENCH, die[1], 0, NONE);
	if (drm)
		account_line(sum, 0, LINE_ADD, drm, 1, unit, NONE, TEXT_WITH_LEADER, CITE_FMET);
}

/* [5.1] It loses the treasure and all of its front, and leaves a straggler [reading 43]. */
static void break_down(const struct scenario *s, struct crossing *c, int unit, struct events *ev)
{
	int at = c->p.piece[unit].place;
	bz_lose_treasure(s, c, unit, CITE_FMET, ev);
	if (c->p.piece[unit].steps >= 2) {
		bz_lose_piece(s, c, unit, CITE_FMET, ev);
	} else {
		c->p.piece[unit].steps = 2;
		bz_note_piece(s, c, ev, EVENT_RESULT, unit, at, NONE, 2, CITE_FMET);
	}
	bz_place_rabble(c, at, ev);
}

/* [5.1] Rolls for one unit; false when a natural 4 ends the checks of the turn, or [13.42] a natural 5. */
static bool check_unit(const struct scenario *s, struct crossing *c, int unit, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int die[2] = {dice_roll(&c->p.dice, 6), dice_roll(&c->p.dice, 6)};
	int sum = die[0] + die[1], drm = with_leader(s, c, unit) ? g->figures.check.leader : 0, at = c->p.piece[unit].place;
	mark(c, unit, IS_CHECKED);
	if (sum <= (scenario_value(s, "better_retreat") ? g->figures.check.end_better : g->figures.check.end)) {
		check_account(s, c, unit, die, drm, FMET_NONE, ev);
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, NONE, TEXT_CHECKS_END, CITE_FMET);
		return false;
	}
	int result = table_result(&s->table[g->table[TABLE_FMET]], bz_rating_of(g, c, unit), sum + drm);
	check_account(s, c, unit, die, drm, result, ev);
	if (result == FMET_T || result == FMET_TS)
		bz_lose_treasure(s, c, unit, CITE_FMET, ev);
	if (result == FMET_R)
		break_down(s, c, unit, ev);
	else if (result >= FMET_S && bz_lose_steps(s, c, unit, result == FMET_2S ? 2 : 1, CITE_FMET, ev))
		bz_place_rabble(c, at, ev);
	return true;
}

void bz_checks_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	int now[32], depth = p->depth;
	if (c->skip_checks || frame_top(p)->step) {
		checks_over(s, p);
		return;
	}
	for (;;) {
		int n = checks_now(s, c, now);
		if (n > 1)
			return;
		if (n == 0) {
			checks_over(s, p);
			return;
		}
		if (!check_unit(s, c, now[0], ev)) {
			checks_over(s, p);
			return;
		}
		if (p->depth != depth)
			return;
	}
}

int bz_bare_name(const char *name)
{
	const char *bracket = strrchr(name, '(');
	size_t n = strlen(name);
	return (int)(bracket && bracket > name && name[n - 1] == ')' ? (size_t)(bracket - name - 1) : n);
}

enum { NAMES_LETTERS = 70 }; /* of those who may be first, in a question of two lines */

void bz_checks_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int now[32], n = checks_now(s, crossing_of(p), now);
	struct text names = {""};
	size_t used = 0;
	for (int i = 0; i < n && used < NAMES_LETTERS; i++)
		used += (size_t)snprintf(names.at + used, sizeof names.at - used, "%s%.*s", !i ? "" : i == n - 1 ? " or " : ", ",
					 int_min(bz_bare_name(s->piece[now[i]].name), 80), s->piece[now[i]].name);
	out->place = n ? p->piece[now[0]].place : NONE;
	if (used > NAMES_LETTERS)
		prompt_ask(out, VERB(VERB_ROLL), 0, "Morale in %s: which of the %d is checked first?", board_called(&s->board, out->place).at, n);
	else
		prompt_ask(out, VERB(VERB_ROLL), 0, "Checked first: %s?", names.at);
}

void bz_checks_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int now[32], n = checks_now(s, crossing_of(p), now);
	for (int i = 0; i < n; i++)
		orders_add(out, order_make(VERB_ROLL, FRENCH, now[i], NONE, NONE));
}

bool bz_checks_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_FMET,
		      "units are checked from the south-east corner westward, then northward; only this hex is next", e);
}

void bz_checks_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	phase_again(p);
	struct frame *f = frame_top(p);
	if (!check_unit(s, crossing_at(p), o->piece, ev))
		f->step = 1;
}

/* --- the alternative table of 13.1 --- */

/* [13.1] A treasure that it still has, or one step a unit and phase. */
static bool can_lose(const struct ground *g, const struct crossing *c, int i, bool treasure)
{
	if (!g->more[i].unit || !on_map(c, i) || has(c, i, IS_NEW))
		return false;
	return treasure ? g->more[i].treasure && !has(c, i, IS_POOR) : !has(c, i, IS_CHECKED);
}

/* [13.1] One die: as many treasures and as many steps; treasures that nobody has left become steps. */
void bz_loot_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	const struct ground *g = ground_of(s);
	struct orders list;
	if (c->skip_checks) {
		checks_over(s, p);
		return;
	}
	if (!f->step) {
		int die = event_roll(&c->p, ev, FRENCH, 6, 1, CITE_AFMET);
		f->step = 1;
		f->count = (uint8_t)(table_result(&s->table[g->table[TABLE_AFMET]], 0, die) + 1);
		f->number = f->count;
	}
	list.n = 0;
	bz_loot_list(s, p, &list);
	if (!list.n && f->count) {
		f->number = (int16_t)(f->number + f->count);
		f->count = 0;
		bz_loot_list(s, p, &list);
	}
	if (!list.n)
		checks_over(s, p);
}

void bz_loot_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	(void)s;
	out->verbs = VERB(VERB_ABANDON) | VERB(VERB_LOSE);
	out->left = f->count ? f->count : f->number;
	text_set(&out->ask, f->count ? "Which unit abandons its treasure? %d to go" : "Which unit loses a step? %d to go",
		 out->left);
}

/* [13.1] The worst rating with a unit left; engineers last within it. */
void bz_loot_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	const struct frame *f = frame_now(p);
	bool treasure = f->count > 0;
	if (!treasure && f->number <= 0)
		return;
	for (int rating = RATING_D; rating >= RATING_A && !out->n; rating--)
		for (int engineers = 0; engineers < 2 && !out->n; engineers++)
			for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
				if (can_lose(g, c, i, treasure) && g->more[i].engineer == engineers &&
				    bz_rating_of(g, c, i) == rating)
					orders_add(out, order_make(treasure ? VERB_ABANDON : VERB_LOSE, FRENCH, i, NONE,
								   NONE));
}

bool bz_loot_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_AFMET,
		      "the worst rated units suffer first: all treasures, then the steps, at most one a unit", e);
}

void bz_loot_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	int at = p->piece[o->piece].place;
	phase_again(p);
	if (o->verb == VERB_ABANDON) {
		f->count--;
		bz_lose_treasure(s, c, o->piece, CITE_AFMET, ev);
		return;
	}
	f->number--;
	mark(c, o->piece, IS_CHECKED);
	if (bz_lose_steps(s, c, o->piece, 1, CITE_AFMET, ev))
		bz_place_rabble(c, at, ev);
}

/* --- command, the Russian track, the Army of the Danube --- */

/* [5.2] From the leader to the unit, so that the hex of the unit counts and his does not [reading 4]. */
void bz_command_walk(const struct scenario *s, const struct crossing *c, struct lay *lay, int leader, struct walk *w)
{
	for (int i = 0; i < HEXES; i++)
		lay->rabble[i] = 0;
	w->s = s;
	w->c = c;
	w->lay = lay;
	w->side = FRENCH;
	w->how = WALK_BRIDGE | WALK_FREE_ROAD | WALK_PAST;
	w->limit = ground_of(s)->command;
	bz_walk_find(w, c->p.piece[leader].place, 0);
}

/* [5.2] Within three points of the leader of its corps or Napoleon; engineers need nobody. */
void bz_command_find(const struct scenario *s, const struct crossing *c, struct set *in)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	set_clear(in);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		if (g->more[i].engineer)
			set_add(in, i);
		if (!g->more[i].leader || !on_map(c, i))
			continue;
		bz_command_walk(s, c, &lay, i, &w);
		for (int k = g->first[FRENCH]; k < g->last[FRENCH]; k++)
			if (g->more[k].unit && on_map(c, k) && w.cost[c->p.piece[k].place] != NONE &&
			    (i == g->napoleon || g->more[i].formation == g->more[k].formation))
				set_add(in, k);
	}
}

/* [5.2] Settled once for the turn; who came in this turn is not asked. */
static void command_check(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct set in;
	bz_command_find(s, c, &in);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		unmark(c, i, IS_LOOSE);
		if (!g->more[i].unit || !on_map(c, i) || set_has(&in, i) || has(c, i, IS_NEW))
			continue;
		mark(c, i, IS_LOOSE);
		bz_note_piece(s, c, ev, EVENT_NOTE, i, c->p.piece[i].place, NONE, TEXT_LOOSE, CITE_COMMAND);
	}
}

/* [6.3.4] From the turn after a combat unit has crossed, every turn till it is released [reading 9]. */
static void danube_roll(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	const struct figures *fig = &g->figures;
	int turn = c->p.header.turn, over = 0, drm = 0;
	bool near = false, up = false;
	if (c->danube || !c->crossing || c->crossing >= turn || c->this_event == EVENT_D + 1)
		return;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = c->p.piece[i].place;
		if (!g->more[i].unit || g->more[i].engineer || at < 0 || g->bank[at] != WEST)
			continue;
		over++;
		near |= bz_distance(g, at, fig->danube.near_of) <= fig->danube.near_hexes;
	}
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < PONTOONS; n++)
			up |= bz_bridge_up(c, f, n);
	up |= c->road == ROAD_CAPTURED;
	bool few = over <= fig->danube.few_units, feint = c->happened[EVENT_D];
	drm = (near ? fig->danube.near : 0) + (few ? fig->danube.few : 0) + (up ? fig->danube.bridged : 0) +
	      (feint ? fig->danube.feint : 0);
	int column = table_column_for(&s->table[g->table[TABLE_DANUBE]], ++c->p.header.track[TRACK_ROLLS]);
	int die = event_roll(&c->p, ev, RUSSIAN, 6, 1, CITE_DANUBE);
	int result = table_result(&s->table[g->table[TABLE_DANUBE]], column, die + drm);
	struct event *e = event_note(ev, EVENT_CHECK, RUSSIAN, NONE, NONE, NONE, result, CITE_DANUBE);
	struct account *sum = bz_check_sum(s, ev, e, NONE, TABLE_DANUBE, column, die, drm);
	if (sum) {
		if (near)
			account_line(sum, 0, LINE_ADD, fig->danube.near, 1, NONE, NONE, TEXT_NEAR, CITE_DANUBE);
		if (few)
			account_line(sum, 0, LINE_ADD, fig->danube.few, 1, NONE, NONE, TEXT_RAID, CITE_DANUBE);
		if (up)
			account_line(sum, 0, LINE_ADD, fig->danube.bridged, 1, NONE, NONE, TEXT_BRIDGED, CITE_DANUBE);
		if (feint)
			account_line(sum, 0, LINE_ADD, fig->danube.feint, 1, NONE, NONE, TEXT_FEINT, CITE_EVENTS);
	}
	if (result)
		bz_release_danube(c, ev);
}

/* [5.2, 5.3, 5.3.1] Command, the step of the track, Wittgenstein's a turn after him, the roll for the Danube [reading 7]. */
void bz_rolls_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	command_check(s, c, ev);
	bz_track_move(c, 1, CITE_TRACK, ev);
	if (c->arrived[CORPS_WIT] && c->arrived[CORPS_WIT] == p->header.turn - 1)
		bz_track_move(c, 1, CITE_BONUS, ev);
	danube_roll(s, c, ev);
	phase_goto(p, ROW_FRENCH, SIDE_0);
}

/* --- the end of a turn --- */

int bz_break_drm(const struct ground *g, const struct crossing *c, int ford, int n)
{
	return (c->crossed_rabble[ford][n] ? g->figures.breakdown.rabble : 0) +
	       (c->crossed[ford][n] <= g->figures.breakdown.few_pieces ? g->figures.breakdown.few : 0);
}

/* [9.0] The die of a bridge, told with what is added to it: the number of its event is the sum. */
static int bridge_die(struct crossing *c, int drm, struct events *ev)
{
	int die = event_roll(&c->p, ev, FRENCH, 6, 1, CITE_BREAKDOWN);
	if (ev && ev->n && ev->at[ev->n - 1].kind == EVENT_ROLL)
		ev->at[ev->n - 1].number = (int16_t)(die + drm);
	return die;
}

/* [9.0] A bridge that French used may lose one end or both: those stand at two levels and are to be mended [reading 28]. */
static void bridge_check(const struct scenario *s, struct crossing *c, int f, int n, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int drm = bz_break_drm(g, c, f, n), die = bridge_die(c, drm, ev);
	int result = table_result(&s->table[g->table[TABLE_BREAKDOWN]], 0, die + drm);
	struct event *e = event_note(ev, EVENT_CHECK, FRENCH, NONE, NONE, g->ford[f][EAST], result, CITE_BREAKDOWN);
	struct account *sum = bz_check_sum(s, ev, e, g->ford[f][EAST], TABLE_BREAKDOWN, 0, die, drm);
	if (sum) {
		if (c->crossed_rabble[f][n])
			account_line(sum, 0, LINE_ADD, g->figures.breakdown.rabble, 1, NONE, NONE, TEXT_STRAGGLERS, CITE_BREAKDOWN);
		if (c->crossed[f][n] <= g->figures.breakdown.few_pieces)
			account_line(sum, 0, LINE_ADD, g->figures.breakdown.few, 1, NONE, NONE, TEXT_FEW, CITE_BREAKDOWN);
	}
	if (!result)
		return;
	int odd = result == 1 ? event_roll(&c->p, ev, FRENCH, 6, 1, CITE_BREAKDOWN) & 1 : 2;
	for (int bank = 0; bank < 2; bank++)
		if (odd == 2 || odd == bank) {
			c->half[f][bank][n] = HALF_DONE - 1;
			event_note(ev, EVENT_MARKER, FRENCH, NONE, NONE, g->ford[f][bank], TEXT_BROKEN, CITE_BREAKDOWN);
		}
}

static bool french_gone(const struct scenario *s, const struct crossing *c)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = c->p.piece[i].place;
		if ((g->more[i].unit || g->more[i].leader) && (at >= 0 || at == PLACE_LATER))
			return false;
	}
	return true;
}

/* [9.0] The end of a turn. [1.0.1] The last one is the twenty-fifth. */
void bz_break_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < BRIDGES; n++) {
			if (n < PONTOONS && c->crossed_french[f][n] && bz_bridge_up(c, f, n))
				bridge_check(s, c, f, n, ev);
			c->crossed[f][n] = c->crossed_french[f][n] = c->crossed_rabble[f][n] = 0;
		}
	for (int i = 0; i < FORMATIONS; i++)
		c->wiped[i] = 0;
	for (int i = 0; i < s->pieces; i++)
		unmark(c, i, IS_NEW | IS_MOVED | IS_ASKED | IS_CHECKED);
	if (p->header.turn >= s->last_turn || french_gone(s, c)) {
		bz_game_over(s, c, ev);
		return;
	}
	p->header.turn++;
	p->header.phasing = FRENCH;
	phase_goto(p, ROW_TURN, SIDE_0);
}

/* --- a leader alone picks among equally near units (7.3) --- */

void bz_leader_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	out->place = p->piece[frame_now(p)->piece].place;
	prompt_ask(out, VERB(VERB_SEND), 0, "%s is alone in %s: to which of the nearest units does he ride?",
		 s->piece[frame_now(p)->piece].name, board_called(&s->board, out->place).at);
}

/* [7.3] The nearest hexes with a unit of his side; of equals his player says which. */
void bz_leader_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int leader = frame_now(p)->piece, side = frame_now(p)->side, at = p->piece[leader].place;
	int16_t hex[64];
	int n = bz_nearest_hexes(s, crossing_of(p), leader, hex);
	for (int k = 0; k < n; k++)
		orders_add(out, order_make(VERB_SEND, side, leader, hex[k], NONE));
	if (!n)
		orders_add(out, order_make(VERB_SEND, side, leader, at < 0 ? 0 : at, NONE));
}

bool bz_leader_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_STEPS, "he goes to one of the nearest hexes with a combat unit of his side", e);
}

void bz_leader_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	int from = p->piece[o->piece].place;
	phase_return(p);
	bz_put_on(s, c, o->piece, o->place, true);
	bz_note_piece(s, c, ev, EVENT_MOVE, o->piece, from, o->place, NONE, CITE_STEPS);
}

/* --- the exit is chosen at the first crossing (10.1) --- */

void bz_exit_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int last = ground_of(s)->other_exit_last;
	(void)p;
	prompt_ask(out, VERB(VERB_NAME), 0, "The first troops are across: by which hex will the army leave, for good? By the others only to turn %d",
		   last);
	out->open = true;
}

/* [10.1] One of the five, once and for all. */
void bz_exit_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	(void)p;
	for (int i = 0; i < EXITS; i++)
		orders_add(out, order_make(VERB_NAME, FRENCH, NONE, g->exit[i], NONE));
}

bool bz_exit_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_VICTORY, "the exits are 1013, 3328, 5128, 5428 and 6019", e);
}

void bz_exit_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s;
	crossing_at(p)->exit = o->place;
	event_note(ev, EVENT_MARKER, FRENCH, NONE, NONE, o->place, TEXT_EXIT, CITE_VICTORY);
	phase_return(p);
}

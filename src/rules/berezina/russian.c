/* The Russian Movement Phase (6.3): army by army, leaders, then units, each where the priorities send it. */
#include "rules/berezina/berezina.h"

enum { STAGE_DUTY, STAGE_LEADERS, STAGE_UNITS, STAGE_JOIN, STAGES };
enum { KEY_LATE = 0x4000, KEY_LEADER = 0x6000, KEY_LAST = 0x2000 };
enum { ARMY_LOOSE = ARMIES, ARMY_LATE, ARMY_TURNS }; /* LATE: who found no room where he comes in, once more */

static int key_of(const struct crossing *c, int i)
{
	return c->p.piece[i].foot << 8 | c->p.piece[i].horse;
}

static void key_set(struct crossing *c, int i, int key)
{
	c->p.piece[i].foot = (uint8_t)(key >> 8);
	c->p.piece[i].horse = (uint8_t)key;
}

static bool in_play(const struct crossing *c, int i)
{
	return c->p.piece[i].place >= 0 || c->p.piece[i].place == PLACE_ENTERS;
}

/* [6.3.1] Does this piece move in this stage of this army's turn? Army by army; in it the leaders, then the units
 * [reading 36]. Who is frozen has no turn. */
static bool due(const struct scenario *s, const struct crossing *c, int i)
{
	const struct ground *g = ground_of(s);
	const struct frame *f = frame_now(&c->p);
	bool his_turn = f->step == ARMY_LATE ? c->p.piece[i].place == PLACE_ENTERS : bz_army_of(g, c, i) == f->step;
	if ((!g->more[i].unit && !g->more[i].leader) || has(c, i, IS_MOVED) || !in_play(c, i) || !his_turn)
		return false;
	bool waits = bz_is_waiting(g, c, i);
	if (!waits && !bz_is_active(g, c, i))
		return false;
	if (f->number == STAGE_LEADERS)
		return g->more[i].leader && !waits;
	if (f->number == STAGE_UNITS)
		return g->more[i].unit || waits;
	return f->number == STAGE_JOIN && g->more[i].leader && !waits && on_map(c, i);
}

/* The first in the order: all with the lowest key. */
static int next_due(const struct scenario *s, const struct crossing *c, int out[MAX_PIECES])
{
	const struct ground *g = ground_of(s);
	int n = 0, best = 0;
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		if (!due(s, c, i))
			continue;
		int key = key_of(c, i);
		if (!n || key < best) {
			best = key;
			n = 0;
		}
		if (key == best)
			out[n++] = i;
	}
	return n;
}

/* Keys of those who march by the cost of their ways, hex by hex, so that those of a hex share a search. */
static void costs_make(const struct scenario *s, struct crossing *c, struct set *left)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	w.begun = false;
	for (int first; (first = set_next(left, 0)) != NONE;)
		for (int i = first; i != NONE; i = set_next(left, i + 1)) {
			if (c->p.piece[i].place != c->p.piece[first].place)
				continue;
			int cost = bz_plan_cost(s, c, &lay, i, &w);
			if (cost > 0x1f00)
				cost = 0x1f00;
			key_set(c, i, cost + (g->more[i].formation == CORPS_YER ? KEY_LAST : 0));
			set_drop(left, i);
		}
}

static void keys_make(const struct scenario *s, struct crossing *c)
{
	const struct ground *g = ground_of(s);
	struct set left;
	set_clear(&left);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		key_set(c, i, 0);
		if (!due(s, c, i) || frame_now(&c->p)->number != STAGE_UNITS)
			continue;
		if (bz_is_waiting(g, c, i)) {
			key_set(c, i, (g->more[i].leader ? KEY_LEADER : KEY_LATE) + i);
			continue;
		}
		set_add(&left, i);
	}
	if (frame_now(&c->p)->number == STAGE_UNITS)
		costs_make(s, c, &left);
}

/* --- Yermaloff's units join the army of the nearest leader (5.4) --- */

static bool army_led(const struct scenario *s, const struct crossing *c, int army)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if (g->more[i].leader && on_map(c, i) && g->more[i].army == army)
			return true;
	return false;
}

/* [5.4] By themselves they follow the nearest leader on their bank. */
static void attach_near(const struct scenario *s, struct crossing *c)
{
	static const int rank[] = {2, 0, 1};
	const struct ground *g = ground_of(s);
	struct lay lay;
	int k = -1;
	bz_lay_make(s, c, &lay);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		if (g->more[i].formation != CORPS_YER || !g->more[i].unit)
			continue;
		k++;
		c->attach[k & 3] = ARMY_NONE;
		int at = on_map(c, i) ? c->p.piece[i].place : bz_russian_entry(s, c, &lay, i), best = 1 << 20;
		if (at == NONE || bz_is_waiting(g, c, i))
			continue;
		for (int l = g->first[RUSSIAN]; l < g->last[RUSSIAN]; l++) {
			int there = c->p.piece[l].place;
			if (!g->more[l].leader || there < 0 || g->bank[there] != g->bank[at])
				continue;
			int key = bz_distance(g, at, there) * 4 + rank[g->more[l].army];
			if (key < best) {
				best = key;
				c->attach[k & 3] = g->more[l].army;
			}
		}
	}
}

void bz_attach_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)ev;
	if (phase_empty(s, p))
		phase_return(p);
}

void bz_attach_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_ATTACH), 0, "Yermaloff's command: which army does each of its units follow this turn? The leaders of that army keep it in command");
	out->open = true;
}

/* [5.4] A Russian player attaches each of the four anew every turn, to any army with a leader on the map. */
void bz_attach_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		if (g->more[i].formation != CORPS_YER || !g->more[i].unit || !in_play(c, i) || bz_is_waiting(g, c, i) ||
		    set_has(&p->used, i))
			continue;
		for (int army = 0; army < ARMIES; army++)
			if (army_led(s, c, army))
				orders_add(out, order_make(VERB_ATTACH, RUSSIAN, i, NONE, army + 1));
	}
}

bool bz_attach_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_ARMIES,
		      "each of Yermaloff's units follows army 1 (Danube), 2 (Wittgenstein) or 3 (Main) with a leader on "
		      "the map",
		      e);
}

void bz_attach_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	const struct ground *g = ground_of(s);
	static const int16_t follows[ARMIES] = {TEXT_FOLLOWS_DANUBE, TEXT_FOLLOWS_WITTGENSTEIN, TEXT_FOLLOWS_MAIN};
	int k = 0;
	for (int i = o->piece - 1; i >= 0 && g->more[i].formation == CORPS_YER; i--)
		k++;
	crossing_at(p)->attach[k & 3] = (uint8_t)(o->number - 1);
	struct event *told = event_note(ev, EVENT_NOTE, RUSSIAN, o->piece, NONE, NONE, follows[o->number - 1], CITE_ARMIES);
	if (told)
		told->seen = side_bit(RUSSIAN); /* a plan of his own */
	set_add(&p->used, o->piece);
	phase_again(p);
}

/* --- the phase --- */

static void begin(const struct scenario *s, struct crossing *c, struct events *ev)
{
	c->p.header.phasing = RUSSIAN;
	set_clear(&c->p.used);
	set_clear(&c->p.hand);
	for (int i = 0; i < s->pieces; i++) {
		c->p.piece[i].used = 0;
		unmark(c, i, IS_MOVED | IS_CHECKED);
	}
	event_note(ev, EVENT_PHASE, RUSSIAN, NONE, NONE, NONE, ROW_RUSSIAN, CITE_PRIORITY);
	bz_arrivals_enter(s, c, ev);
	attach_near(s, c);
	if (ground_of(s)->two_player)
		frame_push(&c->p, ROW_ATTACH, SIDE_1);
}

static void stage_begin(const struct scenario *s, struct crossing *c, struct frame *f, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[RUSSIAN]; f->step == ARMY_LATE && i < g->last[RUSSIAN]; i++)
		if (f->number == STAGE_DUTY && c->p.piece[i].place == PLACE_ENTERS)
			unmark(c, i, IS_MOVED); /* [11.2] others have made room since */
	for (int i = g->first[RUSSIAN]; f->step < ARMY_LATE && f->number == STAGE_JOIN && i < g->last[RUSSIAN]; i++)
		if (g->more[i].leader && bz_army_of(g, c, i) == f->step && !bz_goes_back(g, c, i)) {
			unmark(c, i, IS_MOVED);
			mark(c, i, IS_CHECKED);
		}
	keys_make(s, c);
	if (f->number == STAGE_DUTY)
		bz_retreat_duty(s, c, f->step, ev); /* may put a decision on top */
}

static void finish(const struct scenario *s, struct position *p)
{
	for (int i = 0; i < s->pieces; i++) {
		unmark(crossing_at(p), i, IS_MOVED | IS_CHECKED);
		p->piece[i].used = 0;
		key_set(crossing_at(p), i, 0);
	}
	set_clear(&p->used);
	p->header.phasing = FRENCH;
	phase_goto(p, ROW_FIRE, SIDE_0);
	frame_top(p)->count = 2;
}

void bz_russian_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	if (!f->spare[0]) {
		f->spare[0] = 1;
		f->number = 0;
		phase_again(p);
		begin(s, c, ev);
		return;
	}
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	w.begun = false;
	while (f->step < ARMY_TURNS) {
		int now[MAX_PIECES], depth = p->depth;
		if (f->spare[1] != f->number + 1) {
			f->spare[1] = (int16_t)(f->number + 1);
			phase_again(p);
			stage_begin(s, c, f, ev);
			return;
		}
		int n = next_due(s, c, now), kept = 0;
		for (int i = 0; i < n; i++) {
			struct plan plan;
			bz_plan_walk(s, c, &lay, now[i], &w, &plan);
			if (plan.n)
				kept++;
			else
				mark(c, now[i], IS_MOVED);
		}
		if (kept)
			return;
		if (n)
			continue;
		if (++f->number == STAGES) {
			f->number = 0;
			f->step++;
		}
		if (p->depth != depth)
			return;
	}
	finish(s, p);
}

static const char *army_now(const struct position *p)
{
	static const char *const armies[ARMY_TURNS] = {"Army of the Danube", "Wittgenstein's Army", "Main Army", "Yermaloff",
						       "Who found no room before"};
	return armies[frame_now(p)->step % ARMY_TURNS];
}

void bz_russian_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int hand = set_next(&p->hand, 0);
	out->verbs = VERB(VERB_TAKE) | VERB(VERB_MARCH);
	if (hand != NONE) {
		out->depth = 1;
		text_set(&out->ask, "%s must go to the lit hex that is best, or to any of several that are equally good", s->piece[hand].name);
		return;
	}
	int now[MAX_PIECES], n = next_due(s, crossing_of(p), now);
	if (n == 1)
		text_set(&out->ask, "%s: %s moves next", army_now(p), s->piece[now[0]].name);
	else
		text_set(&out->ask, "%s: the next piece moves", army_now(p));
	text_set(&out->why_not, "Russian pieces must advance while the priorities let them");
}

/* [6.3.1] The next pieces in order, and the ends of their way that are equally good: of those the player chooses. [12.0] A second
 * player moves by the same priorities. */
void bz_russian_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct crossing *c = crossing_of(p);
	int hand = set_next(&p->hand, 0), now[MAX_PIECES];
	struct plan plan;
	if (hand != NONE) {
		bz_plan_find(s, c, hand, &plan);
		for (int i = 0; i < plan.n; i++)
			orders_add(out, order_make(VERB_MARCH, RUSSIAN, hand, plan.end[i], NONE));
		return;
	}
	int n = next_due(s, c, now); /* those with nowhere to go were passed over when the row was entered */
	for (int i = 0; i < n; i++)
		orders_add(out, order_make(VERB_TAKE, RUSSIAN, now[i], NONE, NONE));
}

/* With two players who can go on the map hangs on closed stacks, which are imagined otherwise than they were when some were passed over. */
bool bz_russians_go(const struct scenario *s, const struct crossing *c)
{
	int hand = set_next(&c->p.hand, 0), now[MAX_PIECES] = {hand};
	bool closed = ground_of(s)->two_player;
	int n = hand != NONE ? !closed || !on_map(c, hand) : closed ? 0 : next_due(s, c, now);
	struct plan plan = {.n = 1};
	for (int i = 0; i < n && plan.n; i++)
		bz_plan_find(s, c, now[i], &plan);
	return plan.n;
}

/* [6.3.1] Why this piece does not move now. Who is next hangs on the Russians alone. [12.0] The printed order holds for a player, too
 * [reading 36]. */
static bool not_yet(const struct scenario *s, const struct position *p, struct error *e)
{
	int now[MAX_PIECES], n = next_due(s, crossing_of(p), now);
	struct text others = {""};
	if (n == 2)
		text_set(&others, " or %.60s", s->piece[now[1]].name);
	else if (n > 2)
		text_set(&others, " or one of %d others", n - 1);
	return error_set(e, NULL, NULL, CITE(CITE_PRIORITY),
			 "%s: %s%s is next. Leaders go first, then who has the cheapest way to his target; a second player keeps to that, too (12.0)",
			 army_now(p), n ? s->piece[now[0]].name : "nobody", others.at);
}

bool bz_russian_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int hand = set_next(&p->hand, 0);
	if (o->verb != VERB_TAKE && o->verb != VERB_MARCH)
		return error_set(e, NULL, NULL, CITE(CITE_PRIORITY), "this is the Russian Movement Phase: Russian pieces move one after the other");
	struct error quiet;
	if (hand == NONE)
		return phase_listed(s, p, o, CITE_PRIORITY, "", &quiet) || not_yet(s, p, e);
	return phase_listed(s, p, o, CITE_PRIORITY, "it must take the cheapest way to the nearest French it can fire on", e);
}

/* Tells the march from `at` along these hexes as far as `end`. */
static void note_way(const struct scenario *s, const struct crossing *c, int piece, int at, const int16_t *hex, int n, int end,
		     struct events *ev)
{
	int16_t way[HEXES + 1];
	int from = c->p.piece[piece].place, length = 0;
	way[length++] = (int16_t)at;
	for (int i = 0; i < n && way[length - 1] != end; i++)
		way[length++] = hex[i];
	struct event goes = event_make(from < 0 ? EVENT_ARRIVE : EVENT_MOVE, RUSSIAN, piece, from < 0 ? NONE : from, end, NONE,
				       CITE_PRIORITY);
	event_way(ev, &goes, way, length);
	bz_note_known(s, c, ev, goes);
}

static void go(const struct scenario *s, struct crossing *c, int piece, int end, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct plan plan;
	struct lay lay;
	struct walk w;
	int16_t way[HEXES];
	uint8_t on_way[HEXES];
	bz_lay_make(s, c, &lay);
	w.begun = false;
	bz_plan_walk(s, c, &lay, piece, &w, &plan); /* fills `w` */
	int from = c->p.piece[piece].place, at = w.start, n = bz_walk_route(&w, end, way, on_way);
	mark(c, piece, IS_MOVED);
	note_way(s, c, piece, at, way, n, end, ev);
	c->p.piece[piece].place = (int16_t)at;
	if (from < 0)
		bz_catch_leaders(s, c, piece, ev);
	for (int i = 0; i < n && at != end; i++) {
		c->p.piece[piece].place = way[i];
		bz_catch_leaders(s, c, piece, ev);
		if (g->bank[way[i]] != g->bank[at] && g->more[piece].unit &&
		    !bz_used_bridge(s, c, piece, at, way[i], NONE, ev) && !bz_ford_roll(s, c, piece, ev))
			return;
		at = way[i];
		bz_watch_step(s, c, &lay, at, ev);
	}
	if (w.cost[end] != NONE && w.cost[end] < 250)
		c->p.piece[piece].used = (uint8_t)w.cost[end];
	bz_put_on(s, c, piece, end, false);
	bz_watch(s, c, ev);
}

void bz_russian_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		bz_note_piece(s, c, ev, EVENT_TAKE, o->piece, p->piece[o->piece].place, NONE, NONE, CITE_PRIORITY);
		return;
	}
	set_clear(&p->hand);
	phase_again(p);
	go(s, c, o->piece, o->place, ev);
}

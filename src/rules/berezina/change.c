/* Small changes of a position that several phases share: losses, stacks, contact, crossings, releases. */
#include "rules/berezina/berezina.h"

#include <string.h>

struct account *bz_check_sum(const struct scenario *s, struct events *ev, struct event *e, int place, int table, int column,
			     int die, int drm)
{
	if (!e)
		return NULL;
	struct account *sum = account_open(ev, NULL, ACCOUNT_CHECK, e->side, place);
	event_account(ev, e, sum);
	sum->seen = e->seen;
	sum->table = (int16_t)ground_of(s)->table[table];
	sum->column = (int16_t)column;
	sum->row = (int16_t)table_row_of(&s->table[sum->table], die + drm);
	sum->result = e->number;
	account_die(sum, e->side, die, drm, NONE);
	return sum;
}

bool bz_top_of(const struct scenario *s, const struct crossing *c, int piece)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place, side = s->piece[piece].side, best = NONE;
	if (at < 0)
		return true;
	for (int i = g->first[side]; i < g->last[side]; i++) {
		if (c->p.piece[i].place != at || !g->more[i].unit)
			continue;
		if (has(c, i, IS_TOP))
			return i == piece;
		if (best == NONE)
			best = i;
	}
	return best == piece || best == NONE; /* leaders alone hide nothing */
}

void bz_crown(const struct scenario *s, struct crossing *c, int side, int place)
{
	const struct ground *g = ground_of(s);
	int best = NONE;
	for (int i = g->first[side]; g->two_player && i < g->last[side]; i++)
		if (g->more[i].unit && c->p.piece[i].place == place) {
			if (has(c, i, IS_TOP))
				return;
			best = best == NONE ? i : best;
		}
	if (best != NONE)
		mark(c, best, IS_TOP);
}

/* === 3.4 What is known of a stack === */

/* [3.4] In a Combat Phase stacks next to units of a side lie open to it; fire from afar opens nothing. */
static bool looked_into(const struct ground *g, const struct crossing *c, int at, int viewer)
{
	if (!c->p.depth || c->p.frame[0].row != ROW_FIRE)
		return false;
	for (int i = g->first[viewer]; i < g->last[viewer]; i++)
		if (g->more[i].unit && on_map(c, i) && bz_distance(g, at, c->p.piece[i].place) == 1)
			return true;
	return false;
}

/* [3.4] Of a stack of the enemy only the top is known: engineers below it are hidden like anybody. */
bool bz_known_to(const struct scenario *s, const struct crossing *c, int piece, int viewer)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place, side = s->piece[piece].side;
	if (!g->two_player || side == viewer || at < 0 || c->p.header.result.over || bz_top_of(s, c, piece))
		return true;
	return looked_into(g, c, at, 1 - side); /* who looks on knows what both sides know */
}

/* The unit of a side that is seen in each hex: the one marked so, else the first. */
static void tops_find(const struct ground *g, const struct crossing *c, int side, int16_t top[HEXES])
{
	memset(top, 0xff, HEXES * sizeof *top);
	for (int i = g->last[side] - 1; i >= g->first[side]; i--) {
		int at = c->p.piece[i].place, old = at < 0 ? NONE : top[at];
		if (at >= 0 && g->more[i].unit && (old == NONE || has(c, i, IS_TOP) || !has(c, old, IS_TOP)))
			top[at] = (int16_t)i;
	}
}

void bz_sight_of(const struct scenario *s, const struct crossing *c, int side, int viewer, struct sight *out)
{
	const struct ground *g = ground_of(s);
	int16_t top[HEXES];
	bool open = !g->two_player || side == viewer || c->p.header.result.over;
	set_clear(&out->closed);
	set_clear(&out->top);
	tops_find(g, c, side, top);
	for (int i = g->first[side]; i < g->last[side]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0)
			continue;
		if (top[at] == i || top[at] == NONE)
			set_add(&out->top, i);
		else if (!open && !looked_into(g, c, at, 1 - side))
			set_add(&out->closed, i);
	}
}

void bz_note_known(const struct scenario *s, const struct crossing *c, struct events *ev, struct event named)
{
	struct event unnamed = named;
	bool words = named.kind == EVENT_LAPSE || named.kind == EVENT_NOTE;
	if (!ev)
		return;
	if (bz_known_to(s, c, named.piece, 1 - named.side)) {
		event_add(ev, named);
		return;
	}
	unnamed.piece = NONE;
	if (!words) /* any other number tells of its strength or points */
		unnamed.number = NONE;
	event_note_hidden(ev, named, unnamed);
}

void bz_note_piece(const struct scenario *s, const struct crossing *c, struct events *ev, enum event_kind kind, int piece,
		int from, int to, int number, int cite)
{
	bz_note_known(s, c, ev, event_make((int)kind, s->piece[piece].side, piece, from, to, number, cite));
}

/* === 5.3 The Russian track === */

/* [5.3] The marker rests until the turn after the first contact or crossing, and never leaves its boxes [reading 7]. */
void bz_track_move(struct crossing *c, int by, int why, struct events *ev)
{
	int16_t *box = &c->p.header.track[TRACK_BOX];
	int to = *box + by;
	if (!c->contact || c->contact >= c->p.header.turn || to < 0 || to > LAST_BOX)
		return;
	*box = (int16_t)to;
	event_note(ev, EVENT_TRACK, RUSSIAN, NONE, NONE, NONE, (to - by) * BOXES + to, why);
}

void bz_put_on(const struct scenario *s, struct crossing *c, int piece, int place, bool under)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[piece].side;
	c->p.piece[piece].place = (int16_t)place;
	unmark(c, piece, IS_TOP);
	if (!g->two_player || !g->more[piece].unit)
		return;
	int other = NONE;
	for (int i = g->first[side]; i < g->last[side]; i++) {
		if (i == piece || c->p.piece[i].place != place || !g->more[i].unit)
			continue;
		if (!under)
			unmark(c, i, IS_TOP);
		if (other == NONE || has(c, i, IS_TOP))
			other = i;
	}
	mark(c, under && other != NONE ? other : piece, IS_TOP);
}

void bz_take_off(struct crossing *c, int piece, int box)
{
	c->p.piece[piece].place = (int16_t)box;
	unmark(c, piece, IS_TOP);
}

void bz_place_rabble(struct crossing *c, int place, struct events *ev)
{
	for (int i = 0; i < RABBLE; i++)
		if (c->rabble[i] == NONE) {
			c->rabble[i] = (int16_t)place;
			event_note(ev, EVENT_MARKER, FRENCH, NONE, NONE, place, TEXT_RABBLE, CITE_RABBLE);
			return;
		}
}

/* Is a combat unit of the leader's side in this hex; for Russians, does one of the leader's army count alone? */
static bool friend_in(const struct scenario *s, const struct crossing *c, int leader, int at, bool own_army)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[leader].side;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (g->more[i].unit && c->p.piece[i].place == at &&
		    (!own_army || bz_army_of(g, c, i) == bz_army_of(g, c, leader)))
			return true;
	return false;
}

int bz_nearest_hexes(const struct scenario *s, const struct crossing *c, int leader, int16_t out[64])
{
	const struct ground *g = ground_of(s);
	int side = s->piece[leader].side, at = c->p.piece[leader].place, n = 0;
	int best = at < 0 ? 99 : bz_nearest_unit(s, c, side, at);
	for (int others = 0; best < 99 && others < 2; others++)
		for (int h = 0; h < HEXES && n < 64; h++) {
			if (bz_distance(g, at, h) != best || !friend_in(s, c, leader, h, false))
				continue;
			bool own = side == FRENCH || friend_in(s, c, leader, h, true);
			if (own == !others)
				out[n++] = (int16_t)h;
		}
	return n;
}

/* === 7.3 Losses === */

/* [7.3] Leaders whose last combat unit is gone go to the nearest one; of equals their player says which. */
static void leaders_flee(const struct scenario *s, struct crossing *c, int side, int place, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int16_t hex[64];
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (g->more[i].unit && c->p.piece[i].place == place)
			return;
	for (int i = g->first[side]; i < g->last[side]; i++) {
		if (!g->more[i].leader || c->p.piece[i].place != place)
			continue;
		int n = bz_nearest_hexes(s, c, i, hex);
		if (!n)
			continue;
		if ((side == FRENCH || g->two_player) && n > 1 && c->p.depth < MAX_FRAMES) {
			frame_push(&c->p, ROW_LEADER, (enum side)side)->piece = (int16_t)i;
			continue;
		}
		bz_put_on(s, c, i, hex[0], true);
		bz_note_piece(s, c, ev, EVENT_MOVE, i, place, hex[0], NONE, CITE_STEPS);
	}
}

/* [6.3.6] Units of a command that die in the first joint combat are counted for its retreat. [7.3, 6.4] Who drowns was under way:
 * a leader on the far bank had no unit to lose, and on the near bank it had left him. */
void bz_lose_piece(const struct scenario *s, struct crossing *c, int piece, int cause, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place, side = s->piece[piece].side;
	if (side == RUSSIAN && g->more[piece].unit && c->p.depth && c->p.frame[0].row == ROW_FIRE &&
	    c->p.frame[0].count == 1)
		c->wiped[g->more[piece].formation]++;
	bz_take_off(c, piece, PLACE_LOST);
	bz_crown(s, c, side, at);
	event_note(ev, EVENT_ELIMINATE, side, piece, at, NONE, NONE, cause);
	if (g->more[piece].unit && at >= 0 && cause != CITE_FORD)
		leaders_flee(s, c, side, at, ev);
}

/* [7.3] Marker, reverse, marker, eliminated: the fourth step is the last. */
bool bz_lose_steps(const struct scenario *s, struct crossing *c, int piece, int n, int cause, struct events *ev)
{
	struct piece *p = &c->p.piece[piece];
	while (n-- > 0) {
		if (p->steps + 1 >= STEPS) {
			bz_lose_piece(s, c, piece, cause, ev);
			return true;
		}
		p->steps++;
		bz_note_piece(s, c, ev, EVENT_RESULT, piece, p->place, NONE, p->steps, cause);
	}
	return false;
}

/* [5.1, 3.3] A treasure is lost once. The counter is not turned round: a badge shows it, and no counter has a front. */
void bz_lose_treasure(const struct scenario *s, struct crossing *c, int piece, int cause, struct events *ev)
{
	if (!ground_of(s)->more[piece].treasure || has(c, piece, IS_POOR))
		return;
	mark(c, piece, IS_POOR);
	bz_note_piece(s, c, ev, EVENT_LAPSE, piece, c->p.piece[piece].place, NONE, TEXT_TREASURE, cause);
}

/* === 5.3, 6.3 Contact and release === */

/* [5.3] The first contact starts the clock of the track. */
static void meet(struct crossing *c, struct events *ev)
{
	if (c->contact)
		return;
	c->contact = c->p.header.turn;
	event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, NONE, TEXT_CONTACT, CITE_TRACK);
}

/* [6.3.3] Tchlaplatz's command is released for good. */
static void wake(struct crossing *c, struct events *ev)
{
	if (c->tch)
		return;
	c->tch = 1;
	event_note(ev, EVENT_RELEASE, RUSSIAN, NONE, NONE, NONE, TEXT_TCHLAPLATZ, CITE_TCHLAPLATZ);
}

/* [6.3.3, 3.4] A Frenchman next to any piece of that command. What lies hidden is shown when it wakes: that it does says who it
 * is. */
static void tchlaplatz_sees(const struct scenario *s, struct crossing *c, int place, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[RUSSIAN]; !c->tch && i < g->last[RUSSIAN]; i++)
		if (g->more[i].formation == CORPS_TCH && (g->more[i].unit || g->more[i].leader) && on_map(c, i) &&
		    bz_distance(g, place, c->p.piece[i].place) == 1) {
			if (g->two_player)
				event_note(ev, EVENT_REVEAL, RUSSIAN, i, NONE, c->p.piece[i].place, NONE, CITE_TCHLAPLATZ);
			wake(c, ev);
		}
}

/* [5.3, 6.3.3] A piece of one side has come to `place`: is that a contact, or the west bank? Stragglers count as French. */
static void look(const struct scenario *s, struct crossing *c, const struct lay *lay, int side, int place,
		 struct events *ev)
{
	const struct ground *g = ground_of(s);
	bool near = false, crowd = false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[place][d];
		near |= to >= 0 && (lay->units[1 - side][to] || lay->leaders[1 - side][to]);
		crowd |= to >= 0 && lay->rabble[to];
	}
	if (near || (side == RUSSIAN && crowd))
		meet(c, ev);
	if (side == RUSSIAN)
		return;
	if (g->bank[place] == WEST) {
		meet(c, ev);
		wake(c, ev);
	}
	if (near && !c->tch)
		tchlaplatz_sees(s, c, place, ev);
}

void bz_watch_step(const struct scenario *s, struct crossing *c, const struct lay *lay, int place, struct events *ev)
{
	look(s, c, lay, c->p.header.phasing, place, ev);
}

/* [10.1] The first combat unit over the river, engineers aside, makes the French name their exit. [6.3.4] The first of all is
 * noted for the Army of the Danube [reading 8]. */
void bz_watch(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	bool over = false;
	struct lay lay;
	if (!c->contact || !c->tch) {
		bz_lay_make(s, c, &lay);
		for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
			if (on_map(c, i))
				look(s, c, &lay, FRENCH, c->p.piece[i].place, ev);
		for (int i = 0; i < RABBLE; i++)
			if (c->rabble[i] >= 0)
				look(s, c, &lay, FRENCH, c->rabble[i], ev);
	}
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (g->more[i].unit && on_map(c, i) && g->bank[c->p.piece[i].place] == WEST) {
			if (!c->crossing)
				c->crossing = c->p.header.turn;
			over |= !g->more[i].engineer;
		}
	if (over && c->exit == NONE && frame_now(&c->p)->row != ROW_EXIT && c->p.depth < MAX_FRAMES)
		frame_push(&c->p, ROW_EXIT, SIDE_0);
}

/* [6.3.4, 5.3.1] The release moves the marker at once. */
void bz_release_danube(struct crossing *c, struct events *ev)
{
	if (c->danube)
		return;
	c->danube = 1;
	event_note(ev, EVENT_RELEASE, RUSSIAN, NONE, NONE, NONE, TEXT_DANUBE, CITE_DANUBE);
	bz_track_move(c, 1, CITE_BONUS, ev);
}

/* [11.2, 13.2] The Avant Garde releases also those who look south: they were not released when the feint was believed, so it
 * costs them a roll and no march [reading 49]. */
void bz_release_all(struct crossing *c, struct events *ev)
{
	if (!c->danube && c->this_event == EVENT_D + 1)
		c->this_event = 0;
	bz_release_danube(c, ev);
	wake(c, ev);
	c->all_active = 1;
}

/* === 6.4, 8.3 Over the river === */

int bz_ford_drm(const struct scenario *s, const struct crossing *c, int piece, struct account *out)
{
	const struct print_more *m = &ground_of(s)->more[piece];
	const struct figures *f = &ground_of(s)->figures;
	const struct { bool holds; int drm, text; } parts[] = {
		{m->cavalry, f->ford.cavalry, TEXT_FORD_CAVALRY}, {m->engineer, f->ford.engineer, TEXT_FORD_ENGINEER},
		{m->artillery && !m->cavalry, f->ford.guns, TEXT_FORD_GUNS},
		{c->happened[EVENT_H], f->ford.ice, TEXT_FORD_ICE}};
	int drm = 0;
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (parts[i].holds) {
			drm += parts[i].drm;
			account_line(out, 0, LINE_ADD, parts[i].drm, 1, piece, NONE, parts[i].text, CITE_FORD);
		}
	return drm;
}

void bz_ford_loss(const struct ground *g, int result, int *steps, bool *loot)
{
	*steps = g->figures.ford_result[result].steps;
	*loot = g->figures.ford_result[result].loot;
}

/* The result tells much about the unit: for eyes that may see it (3.4); the others learn that somebody wades. */
static void ford_note(const struct scenario *s, const struct crossing *c, int piece, struct account *sum, struct events *ev)
{
	int side = s->piece[piece].side, at = c->p.piece[piece].place;
	bool open = bz_known_to(s, c, piece, 1 - side);
	struct event *e = event_note(ev, EVENT_CHECK, side, piece, at, NONE, sum->result, CITE_FORD);
	if (!e)
		return;
	e->seen = sum->seen = open ? SEEN_ALL : side_bit(side);
	event_account(ev, e, sum);
	if (!open)
		event_note(ev, EVENT_NOTE, side, NONE, at, NONE, TEXT_WADES, CITE_FORD)->seen = side_bit(1 - side);
}

/* [6.4] Every unit that wades rolls; nobody does on a bridge, or on the ice of 13.2. */
bool bz_ford_roll(const struct scenario *s, struct crossing *c, int piece, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[piece].side, steps;
	bool loot;
	if (c->happened[EVENT_K])
		return true;
	struct account scratch, *sum = account_open(ev, &scratch, ACCOUNT_CHECK, side, c->p.piece[piece].place);
	int die = event_roll(&c->p, ev, side, 6, 1, CITE_FORD), drm = bz_ford_drm(s, c, piece, sum);
	int result = table_result(&s->table[g->table[TABLE_FORD]], 0, die + drm);
	sum->table = (int16_t)g->table[TABLE_FORD];
	sum->column = 0;
	sum->row = (int16_t)table_row_of(&s->table[g->table[TABLE_FORD]], die + drm);
	sum->result = (int16_t)result;
	account_die(sum, side, die, drm, NONE);
	ford_note(s, c, piece, sum, ev);
	bz_ford_loss(g, result, &steps, &loot);
	if (loot)
		bz_lose_treasure(s, c, piece, CITE_FORD, ev);
	return !bz_lose_steps(s, c, piece, steps, CITE_FORD, ev);
}

/* [6.1.4] Leaders of the enemy alone in a hex do not stop anybody and are lost. */
void bz_catch_leaders(const struct scenario *s, struct crossing *c, int piece, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int foe = 1 - s->piece[piece].side;
	for (int i = g->first[foe]; i < g->last[foe]; i++)
		if (g->more[i].leader && c->p.piece[i].place == c->p.piece[piece].place)
			bz_lose_piece(s, c, i, CITE_LEADERS_LOST, ev);
}

/* [8.3] Combat units of both sides count against the five of a bridge, leaders do not [reading 27]. */
bool bz_used_bridge(const struct scenario *s, struct crossing *c, int piece, int from, int to, int bridge, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int ford = g->ford_at[from], side = s->piece[piece].side;
	if (!bz_hexside(g, from, to, SIDE_FORD) || !bz_ford_bridged(c, ford) || !g->more[piece].unit)
		return false;
	int n = bridge;
	for (int i = 0; n == NONE && i < BRIDGES; i++)
		if (bz_bridge_open(ground_of(s), c, ford, i, side))
			n = i;
	if (n == NONE)
		return false;
	c->crossed[ford][n]++;
	if (side == FRENCH)
		c->crossed_french[ford][n]++;
	(void)ev;
	return true;
}

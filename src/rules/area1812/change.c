/* Units come, go and die: the one place where counts, control, fortresses and knowledge follow. */
#include "rules/area1812/area1812.h"

/* [Victory B] Only corps can be lost to politics. */
int ar_total(const struct campaign *c, int side)
{
	return c->alive[side][ARM_IC] + c->alive[side][ARM_CC];
}

/* [reading 13] A set-up stays behind its screen, and recruits come without names. */
bool ar_places_unseen(const struct campaign *c, int side, int viewer)
{
	const struct frame *f = c->p.header.result.over ? NULL : frame_now(&c->p);
	return f && side != viewer && side == f->side && (f->row == ROW_SETUP || f->row == ROW_ARRIVE);
}

/* [Stacking] The other side knows a unit only where it was shown. [reading 20] The dead lie open. */
bool ar_knows(const struct scenario *s, const struct campaign *c, int piece, int viewer)
{
	const struct piece *k = &c->p.piece[piece];
	int side = s->piece[piece].side;
	if (side == viewer || c->p.header.result.over)
		return true;
	if (k->place == AT_TRAY || k->place == AT_ARRIVES)
		return !ar_places_unseen(c, side, viewer);
	return k->place < 0 || k->known & SEEN_ALL;
}

bool ar_all_told(const struct scenario *s, const struct campaign *c, int side, int place)
{
	const struct land *g = land_of(s);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place == place && !c->p.piece[i].known)
			return false;
	return true;
}

void ar_told_places(const struct scenario *s, const struct campaign *c, int side, struct set *out)
{
	const struct land *g = land_of(s);
	struct set hidden;
	set_clear(out);
	set_clear(&hidden);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place >= 0 && !(c->p.piece[i].known & SEEN_ALL))
			set_add(c->p.piece[i].known ? out : &hidden, c->p.piece[i].place);
	for (int at = set_next(&hidden, 0); at >= 0; at = set_next(&hidden, at + 1))
		set_drop(out, at);
}

int ar_find(const struct scenario *s, const struct campaign *c, int side, int place, int arm, const struct set *without)
{
	const struct land *g = land_of(s);
	for (int i = g->begin[side][arm]; i < g->end[side][arm]; i++)
		if (c->p.piece[i].place == place && (!without || !set_has(without, i)))
			return i;
	return NONE;
}

/* [Combat B, Combat K] Retreats lead only where no enemy unit stands, whatever friends are there. */
int ar_ways(const struct land *g, const struct campaign *c, int side, int place, int8_t out[MAX_LINKS])
{
	int n = 0;
	for (int i = 0; i < g->links[place]; i++)
		if (!ar_units(c, 1 - side, g->to[place][i]))
			out[n++] = g->to[place][i];
	return n;
}

/* [Combat K] A retreat goes to a neighbour without enemies. */
bool ar_way_open(const struct scenario *s, const struct campaign *c, int side, int from, int to, int cite, struct error *e)
{
	if (to == from)
		return error_set(e, NULL, NULL, CITE(cite), "The fighting is in %s: click a neighbouring area to which the retreat leads",
				 CALLED(s, from));
	if (s->board.at[to].kind & KIND_OFF_LIMITS || board_link(&s->board, from, to) == NONE)
		return error_set(e, NULL, NULL, CITE(cite), "%s has no common border with %s that units may cross",
				 CALLED(s, to), CALLED(s, from));
	return !ar_units(c, 1 - side, to) ||
	       error_set(e, NULL, NULL, CITE(cite), "units of the other side stand in %s: no retreat leads there",
			 CALLED(s, to));
}

/* [Fortresses, Fortresses A, Fortresses B, reading 48] Only the side whose country it is comes onto the symbol, as
 * soon as no enemy is there, and it stays till its last unit leaves. */
static void settle_fort(const struct scenario *s, struct campaign *c, int place)
{
	const struct land *g = land_of(s);
	if (!ar_optional(s) || !set_has(&g->forts, place))
		return;
	int owner = g->owner[place];
	if (!ar_units(c, owner, place))
		c->fort[place] = 0;
	else if (!ar_units(c, 1 - owner, place))
		c->fort[place] = (uint8_t)(owner + 1);
}

/* [Victory A, reading 49] Who is alone there, or was last, has the marker; the points follow it at once. */
void ar_settle_place(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	const struct land *g = land_of(s);
	bool french = ar_units(c, FRENCH, place), russian = ar_units(c, RUSSIAN, place);
	if (!g->vp[place] || french == russian || french == c->control[place])
		return;
	c->control[place] = french;
	c->p.header.track[TRACK_POINTS] =
		(int16_t)(c->p.header.track[TRACK_POINTS] + (french ? g->vp[place] : -g->vp[place]));
	event_note(ev, EVENT_CHANGE, french ? FRENCH : RUSSIAN, NONE, NONE, place,
		   french ? TEXT_CONTROL_ON : TEXT_CONTROL_OFF, CITE_CONTROL);
}

/* [Victory A, reading 49] Stacks that stand where they were set up count from the first march on. */
void ar_settle(const struct scenario *s, struct campaign *c, struct events *ev)
{
	for (int i = 0; i < land_of(s)->places; i++)
		ar_settle_place(s, c, i, ev);
}

/* [Stacking, reading 16, reading 17, reading 18] What the enemy had seen of a stack is worth nothing once units
 * have come or gone unseen. */
static void forget(const struct scenario *s, struct campaign *c, int side, int place)
{
	const struct land *g = land_of(s);
	c->counted[side][g->region[place]] = NONE;
	if (c->battle.shown && c->battle.place == place)
		return;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place == place)
			c->p.piece[i].known = 0;
}

static void count(const struct scenario *s, struct campaign *c, int piece, int from, int to)
{
	const struct land *g = land_of(s);
	int side = s->piece[piece].side, arm = g->arm[piece];
	if (from >= 0) {
		c->at[side][from][arm]--;
		c->alive[side][arm]--;
	}
	if (to >= 0) {
		c->at[side][to][arm]++;
		c->alive[side][arm]++;
	}
	c->p.piece[piece].place = (int16_t)to;
}

void ar_place(const struct scenario *s, struct campaign *c, int piece, int to)
{
	int from = c->p.piece[piece].place;
	count(s, c, piece, from, to);
	if (from >= 0)
		settle_fort(s, c, from);
	if (to < 0)
		return;
	settle_fort(s, c, to);
	ar_markers_settle(s, c, s->piece[piece].side, to);
}

/* [reading 17] A stack that was open closes when told units join it, and is told. */
static void tell_of(const struct scenario *s, struct campaign *c, int side, int place)
{
	const struct land *g = land_of(s);
	c->counted[side][g->region[place]] = NONE;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place == place)
			c->p.piece[i].known = KNOWN_TOLD;
}

/* [reading 17] What the enemy knew of both stacks binds what he does not see of them. */
static void recall(const struct scenario *s, struct campaign *c, int piece, int to, bool told)
{
	int side = s->piece[piece].side, from = c->p.piece[piece].place;
	if (from >= 0)
		ar_recall(s, c, side, from);
	if (to >= 0)
		ar_recall(s, c, side, to);
	if (told && from >= 0)
		ar_recall_unit(s, c, piece, from, -1);
	if (told && to >= 0)
		ar_recall_unit(s, c, piece, to, 1);
	if (!told && to >= 0)
		ar_recall_some(s, c, piece, from, to);
}

static void move(const struct scenario *s, struct campaign *c, int piece, int to, bool told, struct events *ev)
{
	int side = s->piece[piece].side, from = c->p.piece[piece].place;
	recall(s, c, piece, to, told);
	told = told && ar_all_told(s, c, side, to);
	count(s, c, piece, from, to);
	c->p.piece[piece].known = 0;
	if (from >= 0) {
		forget(s, c, side, from);
		settle_fort(s, c, from);
		ar_settle_place(s, c, from, ev);
		ar_markers_settle(s, c, side, from);
	}
	if (to >= 0) {
		(told ? tell_of : forget)(s, c, side, to);
		settle_fort(s, c, to);
		ar_settle_place(s, c, to, ev);
		ar_markers_settle(s, c, side, to);
	}
}

void ar_move(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev)
{
	move(s, c, piece, to, false, ev);
}

void ar_move_told(const struct scenario *s, struct campaign *c, int piece, int to, struct events *ev)
{
	move(s, c, piece, to, true, ev);
}

/* [Combat Results Table ½ex, Pursuit Table A+1/D-1 ex, Victory A, reading 49] In a battle and in the Supply Interphase both
 * sides may lose at once, and whose units are taken off first gives nobody the place: there it is settled when both have
 * lost. */
static bool lose_together(const struct campaign *c)
{
	return c->battle.place != NONE || c->stage;
}

/* [Victory Conditions A] Napoleon costs his points wherever he is lost. [Victory Conditions B, reading 51] Corps
 * lost in any step of a battle count for the turn, others do not. */
void ar_lose(const struct scenario *s, struct campaign *c, int piece, int cite, struct events *ev)
{
	const struct land *g = land_of(s);
	int side = s->piece[piece].side, from = c->p.piece[piece].place, arm = g->arm[piece];
	if (arm == ARM_DP) /* which of the depots it was goes back to the pool unseen */
		ar_note_unit(s, c, ev, EVENT_ELIMINATE, piece, from, NONE, cite);
	else
		event_note(ev, EVENT_ELIMINATE, side, piece, from, NONE, 1, cite);
	ar_recall_unit(s, c, piece, from, -1);
	count(s, c, piece, from, arm == ARM_DP ? AT_POOL : AT_LOST);
	c->p.piece[piece].known = 0;
	set_drop(&c->p.hand, piece);
	int8_t *counted = &c->counted[side][g->region[from]];
	if (*counted > 0 && arm <= ARM_CC)
		--*counted;
	if (c->battle.place != NONE && arm <= ARM_CC) {
		c->battle.lost[side]++;
		c->lost[side]++;
	}
	if (piece == g->napoleon) {
		c->p.header.track[TRACK_NAPOLEON] = 1;
		c->p.header.track[TRACK_POINTS] = (int16_t)(c->p.header.track[TRACK_POINTS] + g->napoleon_worth);
		event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, NONE, TEXT_NAPOLEON, CITE_NAPOLEON);
	}
	settle_fort(s, c, from);
	if (!lose_together(c))
		ar_settle_place(s, c, from, ev);
	ar_markers_settle(s, c, side, from);
}

void ar_lose_stack(const struct scenario *s, struct campaign *c, int side, int place, int cite, struct events *ev)
{
	const struct land *g = land_of(s);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place == place)
			ar_lose(s, c, i, cite, ev);
}

/* [Combat Step 2] Both stacks lie open for the rest of the battle. [reading 17] And after it, until a unit leaves
 * or joins. */
void ar_reveal(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	for (int i = 0; i < s->pieces; i++) {
		if (c->p.piece[i].place != place)
			continue;
		c->p.piece[i].known = SEEN_ALL;
		struct event *e = event_note(ev, EVENT_REVEAL, s->piece[i].side, i, NONE, place, NONE, CITE_STEP_2);
		if (e)
			e->seals = true;
	}
	c->battle.shown = 1;
	ar_markers_settle(s, c, FRENCH, place);
	ar_markers_settle(s, c, RUSSIAN, place);
}

/* [Supply I] An area changes its state once, for all of its parts. */
void ar_deplete(const struct scenario *s, struct campaign *c, int region, int to, int text, struct events *ev)
{
	const struct land *g = land_of(s);
	if (c->depleted[region] == to)
		return;
	c->depleted[region] = (uint8_t)to;
	event_note(ev, EVENT_MARKER, NOBODY, NONE, NONE, g->part[region][0], text, CITE_SUPPLY_H);
}

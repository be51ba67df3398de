/* The Supply Interphase: sources of all corps (the larder), then dice for the hungry, then depletion. */
#include "rules/area1812/area1812.h"

#include <string.h>

/* [Fortresses] One corps for each symbol that a stack of the side is on. */
int ar_fed(const struct scenario *s, const struct campaign *c, int side, int region)
{
	const struct land *g = land_of(s);
	int n = 0;
	for (int i = 0; i < g->parts[region]; i++)
		n += c->fort[g->part[region][i]] == side + 1 && ar_corps(c, side, g->part[region][i]);
	return n;
}

/* === Supply: what comes of it === */

static void line(struct account *a, int op, int n, int place, int text, int cite)
{
	if (n || op == LINE_SUM)
		account_line(a, 0, (enum line_op)op, n, 1, NONE, place, text, cite);
}

/* [Supply H, reading 18] Who lives on depots and fortresses alone stays closed: nobody looks into the chart for him. */
static bool stays_closed(const struct scenario *s, const struct campaign *c, int r)
{
	struct larder l = ar_larder(s, c);
	return !larder_users(&l, r) && (c->on_depot[r] || ar_fed(s, c, FRENCH, r) || ar_fed(s, c, RUSSIAN, r));
}

/* What each side lives on, as the viewer is told (NOBODY: nothing is closed here). Open in any case are the dice of those
 * who have nothing, and the corps that are laid beside a supply unit next door. */
static void side_lines(const struct scenario *s, const struct campaign *c, int r, int viewer, struct account *a)
{
	const struct land *g = land_of(s);
	for (int side = 0; side < 2; side++) {
		int part = ar_part_of(g, c, side, r);
		line(a, LINE_BASE, c->uses[side][r], part, TEXT_USE_AREA, CITE_SUPPLY_F);
		if (viewer == NOBODY || viewer == side)
			line(a, LINE_NOTE, ar_fed(s, c, side, r), part, TEXT_FORT_FEEDS, CITE_FORTRESS);
		line(a, LINE_NOTE, c->left[side][r], part, TEXT_HUNGRY, CITE_UNSUPPLIED);
	}
	line(a, LINE_ADD, c->guests[r], NONE, TEXT_GUESTS, CITE_SUPPLY_G);
	if (viewer == NOBODY || viewer == FRENCH)
		line(a, LINE_NOTE, c->on_depot[r], NONE, TEXT_USE_DEPOT, CITE_DEPOTS_D);
	for (int h = 0; h < g->regions; h++)
		if (c->host_of[h] == r + 1)
			line(a, LINE_NOTE, c->guests[h], g->part[h][0], TEXT_DRAW_ON, CITE_SUPPLY_G);
}

static void lines(const struct scenario *s, const struct campaign *c, int r, int viewer, struct account *a)
{
	const struct land *g = land_of(s);
	struct larder l = ar_larder(s, c);
	int users = larder_users(&l, r);
	side_lines(s, c, r, viewer, a);
	if (!users)
		return;
	int turn = c->p.header.turn;
	bool with = c->track[r] == 1;
	line(a, LINE_NOTE, 1, NONE, with ? TEXT_WITH : TEXT_WITHOUT, CITE_SUPPLY_H);
	line(a, LINE_SUM, users, NONE, TEXT_USERS, CITE_SUPPLY_H);
	a->table = (int16_t)supply_track(&g->charts, turn, with);
	a->column = (int16_t)table_column_for(&s->table[a->table], users);
	a->row = (int16_t)c->depleted[r];
	a->result = s->table[a->table].cell[a->row][a->column];
}

/* [Supply F, Unsupplied Chart] A die for each corps without source. [Fortresses, reading 48] One is spared on a
 * fortress. */
static void starve_at(const struct scenario *s, struct campaign *c, int side, int place, bool fort, struct account *a,
		      struct events *ev)
{
	const struct land *g = land_of(s);
	bool ic = c->at[side][place][ARM_IC], cc = c->at[side][place][ARM_CC];
	int spare = !fort ? NONE :
		    ic && (!cc || c->keep[side][g->region[place]] != 2) ? ARM_IC : ARM_CC;
	for (int i = g->begin[side][ARM_IC]; i < g->end[side][ARM_CC]; i++) {
		if (c->p.piece[i].place != place)
			continue;
		if (g->arm[i] == spare) {
			spare = NONE;
			continue;
		}
		if (supply_starves(&g->charts, c->p.header.turn, ar_roll(c, ev, a, side, 0, CITE_UNSUPPLIED)))
			ar_lose(s, c, i, CITE_UNSUPPLIED, ev);
	}
}

static void starve(const struct scenario *s, struct campaign *c, int r, struct account *a, struct events *ev)
{
	const struct land *g = land_of(s);
	uint8_t fort[PARTS]; /* as it stood when sources were named: who starves now opens it to nobody */
	for (int i = 0; i < g->parts[r]; i++)
		fort[i] = c->fort[g->part[r][i]];
	for (int side = 0; side < 2; side++)
		for (int i = 0; c->left[side][r] && i < g->parts[r]; i++)
			starve_at(s, c, side, g->part[r][i], fort[i] == side + 1, a, ev);
}

/* [Supply D, reading 45] One depot, where more corps than it feeds have used it: the one that its owner has named. Was one? */
static bool expend(const struct scenario *s, struct campaign *c, int r, struct events *ev)
{
	struct larder l = ar_larder(s, c);
	if (!larder_spends(&l, r, c->on_depot[r]))
		return false;
	int depot = larder_expended(&l, r);
	if (depot == NONE)
		return false;
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, c->p.piece[depot].place, TEXT_EXPENDED, CITE_DEPOTS_D);
	ar_lose(s, c, depot, CITE_DEPOTS_D, ev);
	return true;
}

/* [Supply H, reading 18] Both players reveal how many corps they have where the chart is looked into. Elsewhere the dice
 * show those who have no source; and who has neither depot nor fortress to live on is seen wherever he eats, or is not
 * there. */
static bool is_told(const struct scenario *s, const struct campaign *c, int side, int r)
{
	const struct land *g = land_of(s);
	struct larder l = ar_larder(s, c);
	bool hides = side == FRENCH && c->alive[FRENCH][ARM_DP];
	for (int i = 0; i < g->parts[r]; i++)
		hides = hides || c->fort[g->part[r][i]] == side + 1;
	return larder_users(&l, r) || c->left[side][r] || !hides;
}

static void count_openly(const struct scenario *s, struct campaign *c, int r, struct events *ev)
{
	const struct land *g = land_of(s);
	for (int side = 0; side < 2; side++) {
		struct event *e;
		int n = ar_region_corps(g, c, side, r);
		if (!ar_region(g, c, side, r, ARMS) || !is_told(s, c, side, r))
			continue;
		c->counted[side][r] = (int8_t)n;
		if ((n || c->guests[r]) &&
		    (e = event_note(ev, EVENT_REVEAL, side, NONE, NONE, ar_part_of(g, c, side, r), n, CITE_SUPPLY_H)))
			e->seals = true;
	}
}

/* Tells an account to those who may see it, unless it has nothing to say. */
static void tell_check(struct events *ev, const struct account *a, bool spent)
{
	if (!a->n && !spent)
		return;
	struct event *e = event_note(ev, EVENT_CHECK, a->side, NONE, NONE, a->place, NONE, CITE_SUPPLY_H);
	if (e)
		e->seen = a->seen;
	event_account(ev, e, a);
}

/* [Supply, Sequence of Play C] Area by area. What stays closed is told to its own side alone; dice lie open. */
static void resolve_region(const struct scenario *s, struct campaign *c, int r, struct events *ev)
{
	const struct land *g = land_of(s);
	count_openly(s, c, r, ev);
	if (!ar_region_corps(g, c, FRENCH, r) && !ar_region_corps(g, c, RUSSIAN, r) && !c->guests[r])
		return;
	int side = ar_region(g, c, FRENCH, r, ARMS) ? FRENCH : RUSSIAN, accounts = stays_closed(s, c, r) ? 2 : 1;
	struct account scratch[2], *a[2];
	for (int i = 0; i < accounts; i++) {
		a[i] = account_open(ev, &scratch[i], ACCOUNT_SUPPLY, side, g->part[r][0]);
		a[i]->seen = accounts == 1 ? SEEN_ALL : side_bit(i);
		lines(s, c, r, accounts == 1 ? NOBODY : i, a[i]);
	}
	starve(s, c, r, a[0], ev);
	if (accounts == 2) {
		a[1]->dice = a[0]->dice;
		memcpy(a[1]->die, a[0]->die, sizeof a[0]->die);
	}
	bool spent = expend(s, c, r, ev);
	for (int i = 0; i < g->parts[r]; i++)
		ar_settle_place(s, c, g->part[r][i], ev);
	for (int i = 0; i < accounts; i++)
		tell_check(ev, a[i], spent);
}

/* [Supply I] What the areas come to is known before the dice, and laid down after them. */
static void resolve(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct land *g = land_of(s);
	uint8_t after[LARDER_REGIONS];
	struct larder l = ar_larder(s, c);
	larder_after(&l, after);
	for (int r = 0; r < g->regions; r++)
		resolve_region(s, c, r, ev);
	for (int r = 0; r < g->regions; r++)
		ar_deplete(s, c, r, after[r], after[r] == DEPLETED_FULL ? TEXT_FULL : TEXT_HALF, ev);
}

/* [Sequence of Play C] Sources, hunger, depletion; then the points. */
void ar_supply_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct larder l = ar_larder(s, c);
	if (!larder_begun(&l))
		event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_SUPPLY, CITE_SUPPLY_A);
	if (larder_run(&l, true))
		return;
	resolve(s, c, ev);
	larder_end(&l);
	phase_goto(p, ROW_SCORE, (enum side)FRENCH);
}

/* What a side sees of the position. */
#include "rules/gamble/cards.h"
#include "rules/gamble/arrive.h"
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"
#include "rules/gamble/march.h"
#include "rules/gamble/show.h"

#include "core/deck.h"

#include <stdio.h>
#include <string.h>

bool gb_knows(const struct scenario *s, const struct gamble *g, int piece, enum side viewer)
{
	const struct piece *k = &g->p.piece[piece];
	if (s->piece[piece].side == (int)viewer || g->p.header.result.over)
		return true;
	switch (gb_own(s)->kind[piece]) {
	case KIND_TRAIN:
		return k->flags & (FLAG_DEPOT | FLAG_OPEN);
	case KIND_DUMMY:
		return false;
	default:
		return !gb_closed(s, g, piece);
	}
}

static const char *plural(int n)
{
	return n == 1 ? "" : "s";
}

/* The row that runs, or NONE when the game is over. */
static int row_now(const struct gamble *g)
{
	return g->p.header.result.over ? NONE : frame_now(&g->p)->row;
}

/* --- counters --- */

static uint32_t fight_badges(const struct scenario *s, const struct gamble *g, int piece)
{
	const struct gb_fight *f = &g->fight;
	uint32_t b = 0;
	if (f->stage == STAGE_NONE)
		return 0;
	if (set_has(&f->attackers, piece))
		b |= BADGE_ATTACKS;
	if (g->p.piece[piece].place == f->to && s->piece[piece].side != f->side)
		b |= BADGE_TARGET;
	if (set_has(&f->leaving, piece))
		b |= BADGE_RETREATS;
	return b;
}

/* Who is taken up to be rallied or to march has a genuine train: the other side sees it when the train is shown.
 * [15.1] Nor who of a closed stack is taken up. */
static bool hand_seen(const struct scenario *s, const struct gamble *g, enum side viewer)
{
	int row = row_now(g);
	if (gb_fog(s) && (row == ROW_ORDER || row == ROW_COMMANDERS) && frame_now(&g->p)->side != (int)viewer)
		return false;
	return row == NONE || frame_now(&g->p)->side == (int)viewer || (row != ROW_RALLY && (row != ROW_MOVE || g->march));
}

static uint32_t badges(const struct scenario *s, const struct gamble *g, int piece, enum side viewer)
{
	const struct piece *k = &g->p.piece[piece];
	uint32_t b = row_now(g) == NONE ? 0 : fight_badges(s, g, piece);
	if (set_has(&g->p.hand, piece) && hand_seen(s, g, viewer))
		b |= BADGE_IN_HAND;
	if (set_has(&g->p.used, piece) && (row_now(g) == ROW_MOVE || row_now(g) == ROW_COMMANDERS))
		b |= BADGE_MOVED;
	if (k->flags & FLAG_DISRUPTED)
		b |= BADGE_DISRUPTED;
	if (k->flags & FLAG_FORCED)
		b |= BADGE_FORCED;
	if (k->flags & FLAG_FORAGE)
		b |= BADGE_FORAGE;
	if (k->fatigue)
		b |= BADGE_FOUGHT;
	if (row_now(g) == ROW_STRIKE && set_has(&g->effects.chosen, piece) && (!gb_fog(s) || s->piece[piece].side == (int)viewer))
		b |= BADGE_TARGET; /* of these somebody is struck */
	return b;
}

static int face_of(const struct gamble *g, int piece, bool known)
{
	if (!known)
		return COUNTER_BACK;
	return g->p.piece[piece].flags & (FLAG_DISRUPTED | FLAG_DEPOT) ? COUNTER_REVERSE : COUNTER_FRONT;
}

enum { LAYER_DEPOT, LAYER_TRAINS, LAYER_SHOWN, LAYER_CLOSED, LAYER_BLANKS, LAYER_UNITS, LAYER_COMMANDERS, LAYERS = LAYER_COMMANDERS + 8 };

/* From the bottom up: depot, what was laid face down on the stack (a marker beside it tells of that), a train that was shown, dummies
 * of the side's own (15.1) beneath what they cover, combat units, commanders, the supreme one and those with the best ratings uppermost. Closed counters have a layer of their own: among open ones the order would tell which they are. */
static int layer(const struct scenario *s, const struct gamble *g, int piece, enum side viewer)
{
	unsigned flags = g->p.piece[piece].flags;
	if (gb_own(s)->kind[piece] != KIND_TRAIN && gb_own(s)->kind[piece] != KIND_DUMMY && !gb_knows(s, g, piece, viewer))
		return LAYER_CLOSED;
	switch (gb_own(s)->kind[piece]) {
	case KIND_COMMANDER:
		return LAYER_COMMANDERS + int_min(gb_own(s)->cr[piece] + (gb_own(s)->rank[piece] == RANK_SUPREME ? 3 : 0), 7);
	case KIND_TRAIN:
		return flags & FLAG_DEPOT ? LAYER_DEPOT : flags & FLAG_OPEN ? LAYER_SHOWN : LAYER_TRAINS;
	case KIND_DUMMY:
		return LAYER_TRAINS;
	case KIND_BLANK:
		return LAYER_BLANKS;
	default:
		return LAYER_UNITS;
	}
}

/* [15.1] On a closed stack trains that lie face down are told by their marker alone: their backs are not counted among its counters. */
static bool hides_trains(const struct scenario *s, const struct gamble *g, int piece)
{
	int at = g->p.piece[piece].place, side = s->piece[piece].side;
	return gb_fog(s) && gb_next_fighter(s, g, at, side, 0) != NONE;
}

/* What the enemy sees of a closed counter: its marches and combats are open, its kind and state are not. */
static void show_counter(const struct scenario *s, const struct gamble *g, int piece, enum side viewer, int height, struct view *out)
{
	bool known = gb_knows(s, g, piece, viewer);
	if (!known && layer(s, g, piece, viewer) == LAYER_TRAINS && hides_trains(s, g, piece))
		return;
	struct counter *c = view_add(out, known ? piece : NONE, g->p.piece[piece].place, s->piece[piece].side);
	c->height = (uint8_t)height;
	c->face = (uint8_t)face_of(g, piece, known);
	if (!known)
		return;
	c->badges = badges(s, g, piece, viewer);
	if (row_now(g) == ROW_MOVE && set_has(&g->p.hand, piece) && hand_seen(s, g, viewer) && (!gb_fog(s) || s->piece[piece].side == (int)viewer))
		c->figure[GB_FIGURE_GROUP] = (int16_t)gb_march_units(s, &g->p.hand);
}

/* [15.1] What is open of a closed stack stands on its uppermost counter: how many counters there are, what lies on it, what it declares. */
static void show_facts(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place, int side, struct counter *top)
{
	struct gb_stack f;
	int row = row_now(g);
	gb_stack_facts(s, g, v, place, side, &f);
	top->badges = (f.horse ? BADGE_HORSE : 0) | (f.marks & FLAG_FORCED ? BADGE_FORCED : 0) | (f.marks & FLAG_FORAGE ? BADGE_FORAGE : 0) |
		      (f.fatigue ? BADGE_FOUGHT : 0) | (f.moved && (row == ROW_MOVE || row == ROW_COMMANDERS) ? BADGE_MOVED : 0);
	top->figure[GB_FIGURE_HEIGHT] = f.height;
	if (f.disrupted)
		top->figure[GB_FIGURE_DISRUPTED] = f.disrupted;
}

static void show_stack(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, enum side viewer, int place, struct view *out)
{
	int side = v->side[place];
	struct counter *top = NULL;
	for (int k = out->counters - 1; k >= 0 && out->counter[k].place == place && !top; k--)
		if (out->counter[k].piece == NONE && out->counter[k].side == side)
			top = &out->counter[k];
	if (top && side != (int)viewer && v->units[place] && gb_fog(s))
		show_facts(s, g, v, place, side, top);
}

/* [7.5] Trains and dummies that lie face down look alike, and so does the order of the list: hex by hex, layer by layer. */
static void show_map(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, enum side viewer, struct view *out)
{
	int16_t first[PLACES], next[MAX_PIECES];
	memset(first, 0xff, sizeof first);
	for (int i = s->pieces - 1; i >= 0; i--)
		if (g->p.piece[i].place >= 0) {
			next[i] = first[g->p.piece[i].place];
			first[g->p.piece[i].place] = (int16_t)i;
		}
	for (int at = 0; at < gb_own(s)->places; at++) {
		int before = out->counters;
		for (int want = 0; want < LAYERS && first[at] != NONE; want++)
			for (int i = first[at]; i != NONE; i = next[i])
				if (layer(s, g, i, viewer) == want)
					show_counter(s, g, i, viewer, out->counters - before, out);
		if (v->side[at] != NOBODY)
			show_stack(s, g, v, viewer, at, out);
	}
}

/* A commander on the map who has not ridden in this phase and does not hold a hex, from `from` on; NONE at the end. */
static int next_rider(const struct scenario *s, const struct gamble *g, int side, int from)
{
	for (int i = set_next(&gb_own(s)->commanders, from); i >= 0; i = set_next(&gb_own(s)->commanders, i + 1))
		if (s->piece[i].side == side && g->p.piece[i].place >= 0 && !set_has(&g->p.free, i) && !gb_rider_holds(s, g, i))
			return i;
	return NONE;
}

static int box_of(const struct scenario *s, const struct gamble *g, int piece)
{
	switch (g->p.piece[piece].place) {
	case AT_TRAY:
		return BOX_ARRIVING;
	case AT_LATER: /* [16.12, 16.13] whose turn is over does not come by the table any more */
		return gb_own(s)->turn[piece] >= g->p.header.turn ? BOX_LATER : BOX_UNUSED;
	case AT_GONE: /* [16.11] who has left is one of his army all the same */
		return gb_plays(s, piece) ? BOX_EXITED : BOX_UNUSED;
	default:
		return BOX_LOST;
	}
}

/* Trains and dummies to be laid now, and blanks (15.1), lie there for their own side alone. */
static bool in_tray(const struct scenario *s, const struct gamble *g, int piece, enum side viewer)
{
	bool blank = gb_own(s)->kind[piece] == KIND_BLANK;
	return s->piece[piece].side == (int)viewer && g->p.piece[piece].place == (blank ? AT_POOL : AT_TRAY) &&
	       row_now(g) == (blank ? ROW_BLANKS : ROW_ALLOT) && (!blank || frame_now(&g->p)->side == (int)viewer);
}

/* [16.1, 16.13] Who was lost and may be put on the map again now lies in the tray. Which hexes have room for them may be closed to the enemy
 * (15.1): those of 16.13 lie there for their own side alone. */
static void who_returns(const struct scenario *s, const struct gamble *g, enum side viewer, struct set *out)
{
	if (row_now(g) == ROW_RETURN && frame_now(&g->p)->side == (int)viewer)
		gb_returnable(s, g, out);
	else
		gb_restorable(s, g, out);
}

/* One for all of its kind. */
static void show_boxes(const struct scenario *s, const struct gamble *g, enum side viewer, struct view *out)
{
	int left[SIDES][KINDS] = {{0}};
	struct set lost, back;
	struct counter *shown[SIDES][KINDS] = {{NULL}};
	set_clear(&lost);
	if (row_now(g) == ROW_ARRIVE)
		gb_shut_out(s, g, frame_now(&g->p)->side, &lost);
	who_returns(s, g, viewer, &back);
	for (int i = 0; i < s->pieces; i++) {
		int at = g->p.piece[i].place, kind = gb_own(s)->kind[i], side = s->piece[i].side;
		if (at >= 0 || (kind > KIND_COMMANDER ? !in_tray(s, g, i, viewer) : at == AT_POOL))
			continue;
		if (kind > KIND_COMMANDER && left[side][kind]++)
			continue;
		struct counter *c = view_add(out, i, at, side);
		c->box = (uint8_t)(kind == KIND_BLANK || set_has(&back, i) ? BOX_ARRIVING : box_of(s, g, i));
		if (c->box == BOX_LATER)
			c->number = gb_own(s)->turn[i];
		c->badges |= set_has(&lost, i) ? BADGE_SHUT_OUT : 0;
		if (kind > KIND_COMMANDER)
			shown[side][kind] = c;
	}
	for (int side = 0; side < SIDES; side++)
		for (int kind = KIND_TRAIN; kind < KINDS; kind++)
			if (shown[side][kind])
				shown[side][kind]->figure[GB_FIGURE_LEFT] = (int16_t)left[side][kind];
}

/* --- cards --- */

static void lay_pile(const struct gamble *g, int pile, int where, int side, bool open, bool ready, struct view *out)
{
	for (int i = deck_next(&g->p, where, 0); i >= 0; i = deck_next(&g->p, where, i + 1))
		view_lay(out, pile, open ? i : NONE, side, open && ready);
}

static void show_cards(const struct scenario *s, const struct gamble *g, enum side viewer, struct view *out)
{
	bool over = g->p.header.result.over;
	if (!gb_cards(s))
		return;
	for (int side = 0; side < SIDES; side++) {
		bool asked = row_now(g) == ROW_CARD && frame_now(&g->p)->side == side;
		lay_pile(g, GB_PILE_HAND + side, CARD_HAND_FRENCH + side, side, over || side == (int)viewer, asked, out);
		lay_pile(g, GB_PILE_LAID + side, CARD_LAID_FRENCH + side, side, true, false, out);
	}
	lay_pile(g, GB_PILE_DECK, CARD_DECK_1, NOBODY, false, false, out);
	lay_pile(g, GB_PILE_DECK + 1, CARD_DECK_2, NOBODY, false, false, out);
	lay_pile(g, GB_PILE_DISCARD, CARD_DISCARD, NOBODY, true, false, out);
}

/* --- markers and arrows --- */

/* [7.4] How many counters lie on a stack or city is open; what they are is told to their own side. */
static void show_laid(const struct scenario *s, const struct gamble *g, enum side viewer, struct view *out)
{
	uint8_t laid[PLACES] = {0}, dummies[PLACES] = {0};
	int8_t side[PLACES];
	for (int i = 0; i < s->pieces; i++) {
		int at = g->p.piece[i].place, kind = gb_own(s)->kind[i];
		if (at < 0 || (kind != KIND_TRAIN && kind != KIND_DUMMY) || g->p.piece[i].flags & FLAG_DEPOT)
			continue;
		laid[at]++;
		dummies[at] = (uint8_t)(dummies[at] + (kind == KIND_DUMMY));
		side[at] = s->piece[i].side;
	}
	for (int at = 0; at < gb_own(s)->places; at++) {
		char tip[60];
		if (!laid[at])
			continue;
		if (side[at] == (int)viewer)
			snprintf(tip, sizeof tip, "%d supply train%s, %d dumm%s", laid[at] - dummies[at], plural(laid[at] - dummies[at]), dummies[at],
				 dummies[at] == 1 ? "y" : "ies");
		else
			snprintf(tip, sizeof tip, "%d counter%s face down", laid[at], plural(laid[at]));
		view_mark(out, at, laid[at] > 1 ? laid[at] : NONE, side[at], "supplied", tip);
	}
}

static void show_markers(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, enum side viewer, struct view *out)
{
	for (int i = 0; i < MAX_MARKERS; i++) {
		const struct marker *m = &g->p.marker[i];
		if (m->place >= 0 && m->kind != MARK_NONE && gb_bridge_marked(g, m->place, m->other) == i)
			view_mark_bridge(out, m->place, m->other, m->kind == MARK_BUILT ? BRIDGE_BUILT : BRIDGE_BROKEN,
					 m->kind == MARK_BUILT ? "a bridge built by a card" : "the bridge is broken by a card");
	}
	for (int at = 0; at < gb_own(s)->places; at++)
		if (v->units[at] == 1 && gb_own(s)->city[at] && gb_besieged(s, g, v, at) && (!gb_fog(s) || v->side[at] == (int)viewer))
			view_mark(out, at, NONE, v->side[at], "siege", "besieged: it may not march, nor set up a depot");
	if (g->source != NONE)
		view_mark(out, g->source, NONE, FRENCH, "control", "a French source of supply");
	if (g->effects.fortress != NONE && g->effects.fortress > 0)
		view_mark(out, g->effects.fortress, NONE, RUSSIAN, "siege", "counts as a fortified city this turn");
}

/* [7.8] The chains of depots; for who looks on those of both sides. */
static void show_chains(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, enum side viewer, struct view *out)
{
	for (int side = 0; side < SIDES; side++) {
		bool reach[PLACES];
		int16_t hangs[PLACES];
		if (viewer != NOBODY && side != (int)viewer)
			continue;
		gb_chain(s, g, v, side, reach, hangs);
		for (int at = 0; at < gb_own(s)->places; at++)
			if (v->depot[at] == side && reach[at] && hangs[at] != NONE && hangs[at] != at)
				view_point(out, ARROW_IS_SUPPLY, hangs[at], at, side, NONE);
	}
}

static void show_attack(const struct gamble *g, struct view *out)
{
	const struct gb_fight *f = &g->fight;
	if (f->stage == STAGE_NONE || f->from < 0 || f->to < 0)
		return;
	view_point(out, ARROW_IS_ATTACK, f->from, f->to, f->side, NONE);
	for (int i = 0; i < f->called[f->side] && i < GB_SUPPORTS; i++)
		if (f->call[f->side][i] >= 0)
			view_point(out, ARROW_IS_ATTACK, f->call[f->side][i], f->to, f->side, NONE);
}

/* --- tracks --- */

/* Counters in the tray; those that lie face down on the map: trains, and dummies, which are told from them to their own side alone. */
struct gb_counters {
	int tray[2], map[2]; /* genuine, dummies */
};

static struct gb_counters counters_of(const struct scenario *s, const struct gamble *g, int side)
{
	struct gb_counters n = {{0}, {0}};
	for (int i = 0; i < s->pieces; i++) {
		int kind = gb_own(s)->kind[i], at = g->p.piece[i].place;
		if (s->piece[i].side != side || (kind != KIND_TRAIN && kind != KIND_DUMMY) || g->p.piece[i].flags & FLAG_DEPOT)
			continue;
		n.tray[kind == KIND_DUMMY] += at == AT_TRAY;
		n.map[kind == KIND_DUMMY] += at >= 0;
	}
	return n;
}

/* [7.2] How many counters a side has is open; which of those it laid are trains is not. */
static void show_trains(const struct scenario *s, const struct gamble *g, int side, const struct gb_survey *v, struct view *out)
{
	struct gb_counters n = counters_of(s, g, side);
	int depots = 0, laid = n.map[0] + n.map[1], tray = n.tray[0] + n.tray[1], trains = gb_trains(s, g, side);
	for (int i = 0; i < gb_own(s)->places; i++)
		depots += v->depot[i] == side;
	view_track(out, side, "Depots", "%d", depots);
	if (laid + tray)
		view_track(out, side, "Counters laid", "%d of %d", laid, laid + tray);
	else
		view_track(out, side, "Supply trains", "%d a turn", trains > 0 ? trains : 0);
}

static const char *would_hold(bool all)
{
	return all ? "Every city that counts is French: the French would win" :
		     "Independence was declared: the French win only with every city that counts";
}

static const char *would_count(const int points[SIDES])
{
	if (points[FRENCH] < points[RUSSIAN])
		return "The Russians would win";
	return points[FRENCH] == points[RUSSIAN] ? "A tie: the French would win" : "The French would win";
}

/* [14.7] Who would win now, told until it is over; [16.9] after independence points do not count. */
static void show_winner(const struct scenario *s, const struct gamble *g, const int points[SIDES], struct view *out)
{
	bool free = g->state & STATE_INDEPENDENCE, all = free && gb_hold_all(s, g), french = free ? all : points[FRENCH] >= points[RUSSIAN];
	if (!g->p.header.result.over)
		view_line(out, "%s", free ? would_hold(all) : would_count(points));
	view_stands(out, "%s, %d to %d", french ? "French" : "Russian", points[FRENCH], points[RUSSIAN]);
}

static void show_tracks(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, struct view *out)
{
	int points[SIDES];
	for (int side = 0; side < SIDES; side++) {
		points[side] = gb_territory(s, g, side) + (side == RUSSIAN ? g->p.header.track[TRACK_BONUS] : 0);
		view_track(out, side, "Victory points", "%d", points[side]);
		show_trains(s, g, side, v, out);
		view_track(out, side, "Combat Commands", "%d", g->cc[side]);
	}
	view_track(out, RUSSIAN, "Success in battle", "%d", g->p.header.track[TRACK_BONUS]);
	view_line(out, "%d French and %d Russian victory points", points[FRENCH], points[RUSSIAN]);
	show_winner(s, g, points, out);
}

/* [10.6] What is spent on the attack that is built counts no more, and of commands that nobody can use none is told. [15.1] In
 * the fog only who builds knows what he spends, and nobody whether the enemy could attack. */
static void show_commands(const struct scenario *s, const struct gamble *g, int side, enum side viewer, struct view *out)
{
	const struct frame *f = frame_now(&g->p);
	bool asks = f->row == ROW_ORDER, open = !gb_fog(s), builds = asks && f->side == side && f->number > 0;
	int left = g->cc[side] - (builds && (open || side == (int)viewer) ? f->number : 0);
	if (g->out & side_bit((enum side)side))
		view_left(out, side, "no more attacks");
	else if (asks && open && set_empty(&g->p.hand) && !gb_can_order(s, g, side))
		view_left(out, side, "no attack possible");
	else
		view_left(out, side, "%d command%s", left, plural(left));
}

/* The give and take of 7.4, 8.2, 10.6 and 12.2. */
static void show_left(const struct scenario *s, const struct gamble *g, enum side viewer, struct view *out)
{
	int row = g->p.depth > 0 ? g->p.frame[0].row : NONE;
	for (int side = 0; side < SIDES; side++) {
		struct gb_counters n = counters_of(s, g, side);
		const int *at = row == ROW_ALLOT ? n.tray : n.map;
		bool own = side == (int)viewer;
		int riders = 0;
		for (int i = next_rider(s, g, side, 0); i != NONE; i = next_rider(s, g, side, i + 1))
			riders++;
		if (row != ROW_ALLOT && row != ROW_MOVE && row != ROW_ORDER && row != ROW_COMMANDERS)
			return;
		if (row == ROW_ORDER)
			show_commands(s, g, side, viewer, out);
		else if (g->out & side_bit((enum side)side) && row != ROW_MOVE)
			view_left(out, side, "through");
		else if (row == ROW_COMMANDERS && (own || !gb_fog(s)))
			view_left(out, side, "%d commander%s", riders, plural(riders));
		else if (row == ROW_COMMANDERS)
			view_left(out, side, "commanders");
		else if (own)
			view_left(out, side, "%d train%s, %d dumm%s", at[0], plural(at[0]), at[1], at[1] == 1 ? "y" : "ies");
		else
			view_left(out, side, "%d counter%s", at[0] + at[1], plural(at[0] + at[1]));
	}
}

/* Is anything lying that one side may not know? Then a curtain falls between two persons at one screen. */
static bool secrets_lie(const struct scenario *s, const struct gamble *g)
{
	if (g->p.header.result.over)
		return false;
	if (gb_cards(s) || gb_fog(s))
		return true;
	for (int i = 0; i < s->pieces; i++)
		if (g->p.piece[i].place >= 0 && gb_own(s)->kind[i] >= KIND_TRAIN && !(g->p.piece[i].flags & (FLAG_DEPOT | FLAG_OPEN)))
			return true;
	return row_now(g) == ROW_ALLOT;
}

void gb_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	const struct gamble *g = gamble_of(p);
	struct gb_survey v;
	int turn = p->header.turn;
	view_clear(out, LIE_PILE);
	gb_survey(s, g, &v);
	show_map(s, g, &v, viewer, out);
	show_boxes(s, g, viewer, out);
	show_tracks(s, g, &v, out);
	show_markers(s, g, &v, viewer, out);
	show_laid(s, g, viewer, out);
	gb_show_held(s, g, viewer, out);
	show_chains(s, g, &v, viewer, out);
	if (!p->header.result.over)
		show_attack(g, out);
	show_cards(s, g, viewer, out);
	if (!p->header.result.over)
		show_left(s, g, viewer, out);
	snprintf(out->turn, sizeof out->turn, "Turn %d: %.32s", scenario_turn_number(s, turn), scenario_turn(s, turn));
	if (p->header.result.over)
		snprintf(out->phase, sizeof out->phase, "End of the campaign");
	else
		snprintf(out->phase, sizeof out->phase, "%.20s: %.40s", s->side_name[frame_now(p)->side & 1], gb_phases[frame_now(p)->row].name);
	out->curtain = secrets_lie(s, g);
}

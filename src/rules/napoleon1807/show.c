/* What a side sees of the position: blocks, what lies on the map, cards, tracks. */
#include "rules/napoleon1807/n7.h"
#include "rules/napoleon1807/show.h"

#include <stdio.h>

static const char *const flags[2] = {"flag-fr", "flag-ru"};

/* The row that runs, or NONE when the game is over. */
static int row_now(const struct position *p)
{
	return p->header.result.over ? NONE : frame_now(p)->row;
}

/* --- blocks --- */

/* [Combat] Who takes part in the combat that runs, and who of them goes back. All of them are known then. Who has gone back is attacked,
 * and attacks, no more. */
static uint32_t fight_badges(const struct n7_position *n, int piece)
{
	const struct n7_fight *f = &n->fight;
	uint32_t b = 0;
	if (f->stage == FIGHT_NONE)
		return 0;
	bool attacks = set_has(&f->attackers, piece), defends = set_has(&f->defenders, piece);
	bool on_field = n->p.piece[piece].place == f->place;
	if (attacks && on_field)
		b |= BADGE_ATTACKS;
	if (defends && on_field)
		b |= BADGE_TARGET;
	if (f->flags & FIGHT_SNOW_STORM && f->storm == piece)
		b |= BADGE_STORM;
	if (row_now(&n->p) == ROW_RETREAT && (attacks || defends) && (attacks ? f->side : !f->side) == f->loser)
		b |= BADGE_RETREATS;
	return b;
}

/* What is being chosen its side alone sees. */
static bool hand_seen(const struct n7_position *n, enum side viewer)
{
	int row = row_now(&n->p);
	return (row != ROW_OPERATIONS && row != ROW_REACT && row != ROW_JOIN) || frame_now(&n->p)->side == (int)viewer;
}

/* What is open of a block, and what is told only of those that are known. */
static uint32_t badges(const struct scenario *s, const struct n7_position *n, int piece, bool known, enum side viewer)
{
	const struct piece *k = &n->p.piece[piece];
	uint32_t b = 0;
	if (k->place < 0)
		return 0;
	if (set_has(&n->p.used, piece))
		b |= BADGE_OPERATES;
	if (set_has(&n->p.hand, piece) && hand_seen(n, viewer))
		b |= BADGE_IN_HAND;
	if (!known)
		return b;
	if (n->care == piece && (!n7_grognard(s) || s->piece[piece].side == (int)viewer))
		b |= BADGE_CARE;
	if (n7_is_corps(s, piece) && k->fatigue >= n7_figures(s)->fatigue.tired)
		b |= BADGE_TIRED;
	return b | fight_badges(n, piece);
}

static int box_of(const struct n7_position *n, int piece)
{
	switch (n->p.piece[piece].place) {
	case AT_RESERVE:
		return BOX_LATER;
	case AT_WAITING:
		return BOX_ARRIVING;
	case AT_UNUSED:
		return BOX_UNUSED;
	default:
		return BOX_LOST;
	}
}

/* [Fog of War] A block that has been activated lies; one that is not known shows its back. */
static void show_block(const struct scenario *s, const struct n7_position *n, int piece, enum side viewer, int height, struct view *out)
{
	const struct piece *k = &n->p.piece[piece];
	bool known = n7_known(s, n, piece, (int)viewer), lies = k->place >= 0 && k->flags & FLAG_ACTIVATED;
	struct counter *c = view_add(out, known ? piece : NONE, k->place, s->piece[piece].side);
	c->face = (uint8_t)(known ? lies ? COUNTER_REVERSE : COUNTER_FRONT : lies ? COUNTER_ACTED : COUNTER_BACK);
	c->height = (uint8_t)height;
	c->badges = badges(s, n, piece, known, viewer);
	if (k->place < 0) {
		c->box = (uint8_t)box_of(n, piece);
		return;
	}
	if (!known || !n7_is_corps(s, piece))
		return;
	c->figure[FIGURE_FOOT] = k->foot;
	c->figure[FIGURE_HORSE] = k->horse;
	c->figure[FIGURE_FATIGUE] = k->fatigue;
}

/* What can be told of a block from outside; those of which less is known come later. */
static int look_of(const struct scenario *s, const struct n7_position *n, int piece, enum side viewer)
{
	if (n7_known(s, n, piece, (int)viewer))
		return 0;
	return 1 + 2 * set_has(&n->p.used, piece) + 4 * (set_has(&n->p.hand, piece) && hand_seen(n, viewer)) + !(n->p.piece[piece].flags & FLAG_ACTIVATED);
}

/* Commanders behind, the strongest corps in front, and before all others the stack of the operation; of those that are not known the order
 * tells nothing. */
static int rank_of(const struct scenario *s, const struct n7_position *n, int piece)
{
	enum { OPERATES = 50 };
	return (n7_is_corps(s, piece) ? 1 + n7_strength(n, piece) : 0) + (set_has(&n->p.used, piece) ? OPERATES : 0);
}

/* The blocks of a place from the back of its stack to the front: the French before the Russians. */
static void show_place(const struct scenario *s, const struct n7_position *n, int place, enum side viewer, struct view *out)
{
	int16_t at[N7_BLOCKS], key[N7_BLOCKS];
	int count = 0;
	for (int i = n7_next(s, n, place, NOBODY, 0); i != NONE; i = n7_next(s, n, place, NOBODY, i + 1)) {
		int look = look_of(s, n, i, viewer), k = count++;
		int16_t its = (int16_t)(s->piece[i].side * 1000 + look * 100 + (look ? 0 : rank_of(s, n, i)));
		for (; k > 0 && key[k - 1] > its; k--) {
			at[k] = at[k - 1];
			key[k] = key[k - 1];
		}
		at[k] = (int16_t)i;
		key[k] = its;
	}
	for (int k = 0; k < count; k++)
		show_block(s, n, at[k], viewer, k, out);
}

static void show_blocks(const struct scenario *s, const struct n7_position *n, enum side viewer, struct view *out)
{
	for (int place = 0; place < s->board.count; place++)
		if (n7_next(s, n, place, NOBODY, 0) != NONE)
			show_place(s, n, place, viewer, out);
	for (int i = 0; i < s->pieces; i++)
		if (n->p.piece[i].place < 0)
			show_block(s, n, i, viewer, 0, out);
}

/* --- what lies on the map --- */

static void show_towns(const struct scenario *s, const struct n7_position *n, struct view *out)
{
	static const char *const citadels[2] = {"citadel-fr", "citadel-ru"}, *const markers[2] = {"a French citadel", "a Russian citadel"};
	static const char *const controls[2] = {"a fortified town that the French control", "a fortified town that the Russians control"};
	const struct n7_own *own = n7_own(s);
	for (int i = 0; i < own->towns; i++)
		if (n->control[i] == FRENCH || n->control[i] == RUSSIAN)
			view_mark(out, own->town_at[i], own->town_points[i], n->control[i], flags[n->control[i]], controls[n->control[i]]);
	for (int i = 0; i < own->fortresses; i++) {
		int at = own->fortress_at[i];
		if (n->citadel[i] == FRENCH || n->citadel[i] == RUSSIAN)
			view_mark(out, at, own->fortress_points[i], n->citadel[i], citadels[n->citadel[i]], markers[n->citadel[i]]);
		if (n->siege[i] == FRENCH || n->siege[i] == RUSSIAN)
			view_mark(out, at, NONE, n->siege[i], "siege", "besieged");
	}
}

/* [Axis of Retreat] [Movement 2] */
static void show_roads(const struct scenario *s, const struct n7_position *n, struct view *out)
{
	const struct n7_own *own = n7_own(s);
	for (int at = 0; at < s->board.count; at++) {
		int side = n7_axis_side(n, at);
		if (side != NOBODY)
			view_mark_link(out, at, own->to[at][n7_axis_slot(n, at)], side, "axis", "axis of retreat");
		for (int slot = 0; slot < own->degree[at]; slot++)
			if (own->to[at][slot] > at && n7_broken(s, n, at, slot))
				view_mark_bridge(out, at, own->to[at][slot], BRIDGE_BROKEN, "the bridge is destroyed: 3 movement points, 2 fatigue in a retreat");
	}
}

/* --- cards --- */

/* Could the side that decides lay this card now? */
static bool ready(const struct scenario *s, const struct position *p, int side, int card)
{
	int row = row_now(p);
	struct order o = order_make(VERB_CARD, side, NONE, NONE, card);
	return row != NONE && frame_now(p)->side == side && n7_phases[row].can && n7_phases[row].can(s, p, &o, NULL);
}

static void lay(const struct n7_position *n, int pile, int where, int side, bool open, struct view *out)
{
	for (int i = deck_next(&n->p, where, 0); i >= 0; i = deck_next(&n->p, where, i + 1))
		view_lay(out, pile, open ? i : NONE, side, false);
}

/* [Playing cards] The own hand, and what Aide-de-camp has shown of the enemy's; nobody looks into decks and discards. */
static void show_hand(const struct scenario *s, const struct n7_position *n, int side, enum side viewer, struct view *out)
{
	bool own = side == (int)viewer || n->p.header.result.over;
	int closed = 0, where = CARD_HAND + side;
	for (int i = deck_next(&n->p, where, 0); i >= 0; i = deck_next(&n->p, where, i + 1)) {
		bool shown = viewer != NOBODY && set_has(&n->seen, i);
		if (own || shown)
			view_lay(out, SHOWN_HAND + side, i, side, side == (int)viewer && ready(s, &n->p, side, i));
		else
			closed++;
	}
	while (closed-- > 0)
		view_lay(out, SHOWN_HAND + side, NONE, side, false);
}

static void show_cards(const struct scenario *s, const struct n7_position *n, enum side viewer, struct view *out)
{
	for (int side = 0; side < 2; side++)
		show_hand(s, n, side, viewer, out);
	for (int side = 0; side < 2; side++)
		lay(n, SHOWN_DECK + side, CARD_DECK + side, side, false, out);
	for (int side = 0; side < 2; side++)
		lay(n, SHOWN_DISCARD + side, CARD_DISCARD + side, side, false, out);
	for (int side = 0; side < 2; side++)
		lay(n, SHOWN_LAID + side, CARD_LAID + side, side, true, out);
	for (int side = 0; side < 2; side++)
		lay(n, SHOWN_TURN + side, CARD_TURN + side, side, true, out);
	lay(n, SHOWN_WEATHER, CARD_WEATHER, NOBODY, true, out);
	lay(n, SHOWN_QUARTERS, CARD_QUARTERS, NOBODY, true, out);
	lay(n, SHOWN_QUARTERS, CARD_ASIDE, NOBODY, true, out);
}

/* --- tracks --- */

/* [Mud] is no card of the draw: Cold may come with it. */
static const char *weather(const struct n7_position *n)
{
	if (n->weather & WEATHER_MUD && n->weather & WEATHER_COLD)
		return "Mud and Cold";
	return n->weather & WEATHER_MUD ? "Mud" : n->weather & WEATHER_RAIN ? "Rain" : n->weather & WEATHER_SNOW ? "Snow" :
	       n->weather & WEATHER_COLD ? "Cold" : "none";
}

/* [Movement 1] [Fog of War] Points are open while a stack marches, but they would tell how many corps there are among upright blocks. */
static bool points_seen(const struct scenario *s, const struct n7_position *n, enum side viewer)
{
	if (n->op.from == NONE || !n->op.value || !(n->op.flags & OP_MARCHES) || n->p.header.result.over)
		return false;
	return !n7_grognard(s) || n->op.side == (int)viewer;
}

/* [Movement 1] While a stack marches: what it has left. */
static void show_operation(const struct scenario *s, const struct n7_position *n, enum side viewer, struct view *out)
{
	if (!points_seen(s, n, viewer))
		return;
	view_track(out, n->op.side, "Movement points", "%d of %d", n7_points_left(s, n), n7_points(s, n, NULL));
}

static void show_quarters(const struct scenario *s, const struct n7_position *n, struct view *out)
{
	const struct n7_own *own = n7_own(s);
	for (int side = 0; n7_quarters(s) && side < 2; side++) {
		int where = n->p.card[own->quarters[side]];
		if (where == CARD_QUARTERS)
			view_track(out, side, "Winter Quarters", "%d of %d points", n->p.header.track[TRACK_CUBES + side], own->figures.quarters.cubes);
		else
			view_track(out, side, "Winter Quarters", "%s", where == CARD_ASIDE ? "beside the board" : "among the cards");
	}
}

/* [Victory] The marker, and what would be added for citadels and objectives if the scenario ended now: as far as the viewer can know. */
static void show_victory(const struct scenario *s, const struct n7_position *n, enum side viewer, struct view *out)
{
	const struct n7_own *own = n7_own(s);
	int now = n->p.header.track[TRACK_VP], low = own->french_at_most, high = own->russian_at_least;
	int end = n7_end_marker(s, n, n7_corps_seen(s, n, (int)viewer));
	view_track(out, NOBODY, "Victory marker", "%d", now);
	view_line(out, "Victory marker: %d", now);
	if (!n->p.header.result.over)
		view_line(out, "With the citadels%s as they %s now: %d", own->objectives ? " and objectives" : "", n7_grognard(s) ? "look" : "are", end);
	else
		view_line(out, "It began at %d: the French move it down, the Russians up", own->vp_start);
	view_line(out, "French win with %d or less at the end, at once with %d", low, own->figures.victory.french);
	view_line(out, "Russians win with %d or more at the end, at once with %d", high, own->figures.victory.russian);
	view_line(out, "Draw from %d to %d", low + 1, high - 1);
	if (n->weather)
		view_score(out, "Marker %d, %s", now, weather(n));
	else
		view_score(out, "Marker %d", now);
	if (n->p.header.result.over)
		view_stands(out, "Marker %d at the end: %s", now, n7_who_won(n));
	else
		view_stands(out, "Marker %d, at the end %d: %s", now, end, n7_who_wins(s, end));
}

/* [Operations Pass] [Commanders and Corps] Who could still be activated, as far as the viewer can tell: a commander does not go by himself and is not
 * counted, vedettes are told beside the corps. Where some show their backs all are counted as blocks, whatever they are. */
static void show_ready(const struct scenario *s, const struct n7_position *n, int side, enum side viewer, struct view *out)
{
	int corps = 0, vedettes = 0, blocks = 0;
	bool closed = false;
	for (int i = 0; i < s->pieces; i++) {
		if (s->piece[i].side != side || n->p.piece[i].place < 0 || n->p.piece[i].flags & FLAG_ACTIVATED)
			continue;
		bool known = n7_known(s, n, i, (int)viewer);
		closed |= !known;
		blocks++;
		corps += n7_is_corps(s, i);
		vedettes += n7_is_vedette(s, i);
	}
	if (closed)
		view_left(out, side, "%d block%s ready", blocks, blocks == 1 ? "" : "s");
	else if (vedettes)
		view_left(out, side, "%d ready, %d vedette%s", corps, vedettes, vedettes == 1 ? "" : "s");
	else
		view_left(out, side, "%d ready", corps);
}

static void show_left(const struct scenario *s, const struct n7_position *n, enum side viewer, struct view *out)
{
	if (row_now(&n->p) != ROW_OPERATIONS)
		return;
	for (int side = 0; side < 2; side++) {
		if (n->passed & side_bit((enum side)side))
			view_left(out, side, "passed");
		else
			show_ready(s, n, side, viewer, out);
	}
}

/* Markers and cards in the boxes of the sheet: turn, victory with the discs of the draw, weather, Winter Quarters, piles, the operation. */
static void show_boxes(const struct scenario *s, const struct n7_position *n, enum side viewer, struct view *out)
{
	static const char *const names[2] = {"french", "russian"};
	const struct n7_own *own = n7_own(s);
	for (int i = own->french_at_most + 1; i < own->russian_at_least; i++)
		view_put(out, NOBODY, "draw-disc", NONE, NONE, "victory-%d", i);
	view_put(out, NOBODY, "victory-pawn", NONE, NONE, "victory-%d", n->p.header.track[TRACK_VP]);
	int weather_card = deck_next(&n->p, CARD_WEATHER, 0);
	if (weather_card >= 0)
		view_put(out, NOBODY, "", weather_card, NONE, "weather");
	for (int side = 0; side < 2; side++) {
		const char *name = names[side];
		int laid = deck_next(&n->p, CARD_LAID + side, 0), where = n7_quarters(s) ? n->p.card[own->quarters[side]] : CARD_NONE;
		if (where == CARD_QUARTERS)
			view_put(out, side, "", own->quarters[side], n->p.header.track[TRACK_CUBES + side], "winter-%s", name);
		view_put(out, side, "", NONE, deck_count(&n->p, CARD_DECK + side), "draw-%s", name);
		view_put(out, side, "", NONE, deck_count(&n->p, CARD_DISCARD + side), "discard-%s", name);
		if (laid >= 0)
			view_put(out, side, "", laid, NONE, "op-card-%s", name);
		if (n->passed & side_bit((enum side)side))
			view_put(out, side, flags[side], NONE, NONE, "op-passed-%s", name);
		if (n->op.side == side && points_seen(s, n, viewer))
			view_put(out, side, "", NONE, n7_points_left(s, n), "op-points-%s", name);
	}
}

static void show_tracks(const struct scenario *s, const struct n7_position *n, enum side viewer, struct view *out)
{
	show_victory(s, n, viewer, out);
	view_track(out, NOBODY, "Weather", "%s", weather(n));
	show_operation(s, n, viewer, out);
	for (int side = 0; side < 2; side++) {
		view_track(out, side, "Strength points lost", "%d", n->p.header.track[TRACK_LOST + side]);
		view_track(out, side, "Cards in hand", "%d", n7_hand(n, side));
	}
	show_quarters(s, n, out);
	show_left(s, n, viewer, out);
}

void n7_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	const struct n7_position *n = n7_of(p);
	view_clear(out, LIE_BLOCK);
	show_blocks(s, n, viewer, out);
	show_towns(s, n, out);
	show_roads(s, n, out);
	show_cards(s, n, viewer, out);
	show_tracks(s, n, viewer, out);
	show_boxes(s, n, viewer, out);
	snprintf(out->turn, sizeof out->turn, "Turn %d: %.32s", p->header.turn, scenario_turn(s, p->header.turn));
	if (!p->header.result.over)
		snprintf(out->phase, sizeof out->phase, "%s: %s", s->side_name[frame_now(p)->side & 1], n7_phases[frame_now(p)->row].name);
	out->curtain = !p->header.result.over;
}

/* The end of a player-turn: redoubts destroyed and rebuilt, the next turn, and who has won. */
#include "rules/borodino/borodino.h"

#include <stdio.h>

/* [Redoubts J, Destroyed Marker, reading 24] A redoubt in French hands at the end of a Russian player-turn is
 * destroyed for good, and clear ground from then on. */
static void destroy_redoubts(const struct scenario *s, struct battle *b, struct events *ev)
{
	const struct field *f = field_of(s);
	for (int i = 0; i < REDOUBTS; i++) {
		int unit = unit_at(b, f->redoubt_at[i]);
		if (b->destroyed >> i & 1 || unit == NONE || !is_side(f, FRENCH, unit))
			continue;
		b->destroyed = (uint8_t)(b->destroyed | 1u << i);
		event_note(ev, EVENT_MARKER, FRENCH, NONE, NONE, f->redoubt_at[i], TEXT_DESTROYED, CITE_REDOUBT_J);
	}
	bo_redoubts_look(s, b);
}

/* [Night Movement C, reading 24] Redoubts that Russians hold at the end of the night are rebuilt. */
static void rebuild_redoubts(const struct scenario *s, struct battle *b, struct events *ev)
{
	const struct field *f = field_of(s);
	int turn = b->p.header.turn;
	if (!f->night[turn] || f->night[turn + 1])
		return;
	for (int i = 0; i < REDOUBTS; i++) {
		int unit = unit_at(b, f->redoubt_at[i]);
		if (!(b->destroyed >> i & 1) || unit == NONE || !is_side(f, RUSSIAN, unit))
			continue;
		b->destroyed = (uint8_t)(b->destroyed & ~(1u << i));
		event_note(ev, EVENT_MARKER, RUSSIAN, NONE, NONE, f->redoubt_at[i], TEXT_REBUILT, CITE_NIGHT_C);
	}
	bo_redoubts_look(s, b);
}

/* Redoubts with a unit of the side in them now. */
static unsigned occupied(const struct scenario *s, const struct battle *b, int side)
{
	const struct field *f = field_of(s);
	unsigned out = 0;
	for (int i = 0; i < REDOUBTS; i++) {
		int unit = unit_at(b, f->redoubt_at[i]);
		if (unit != NONE && is_side(f, side, unit))
			out |= 1u << i;
	}
	return out;
}

/* [7 September French Decisive] Sixty points have left by the east edge.
 * [7 September French Substantial] The Russians lost at least forty points and twice the French losses.
 * [7 September French Marginal, reading 31] French units stand in all the redoubts. */
static int french_level(const struct scenario *s, const struct battle *b)
{
	const int16_t *track = b->p.header.track;
	int own = track[TRACK_LOSSES + FRENCH], foe = track[TRACK_LOSSES + RUSSIAN];
	if (track[TRACK_EXITED + FRENCH] >= figures_of(s)->victory.exited)
		return LEVEL_DECISIVE;
	if (foe >= 2 * own && foe >= figures_of(s)->victory.losses)
		return LEVEL_SUBSTANTIAL;
	return occupied(s, b, FRENCH) == (1u << REDOUBTS) - 1 ? LEVEL_MARGINAL : LEVEL_DRAW;
}

/* [7 September Russian Marginal] Russians stand in all redoubts that lay east of the front line.
 * [Grand Battle Victory, reading 32] In the Grand Battle too, of the line of 7 September.
 * [7 September Russian Substantial] The French lost more points than the Russians.
 * [7 September Russian Decisive] Both. */
static int russian_level(const struct scenario *s, const struct battle *b)
{
	const int16_t *track = b->p.header.track;
	unsigned east = field_of(s)->eastern;
	bool marginal = (occupied(s, b, RUSSIAN) & east) == east;
	bool substantial = track[TRACK_LOSSES + FRENCH] > track[TRACK_LOSSES + RUSSIAN];
	if (marginal && substantial)
		return LEVEL_DECISIVE;
	return substantial ? LEVEL_SUBSTANTIAL : marginal ? LEVEL_MARGINAL : LEVEL_DRAW;
}

/* [5 September Victory, reading 31] Who has Schevardino wins. [6 September Victory, reading 31] Who holds three.
 * [reading 33] With levels the higher one wins, and equal ones draw. */
void bo_victory_now(const struct scenario *s, const struct battle *b, struct result *out)
{
	const struct field *f = field_of(s);
	int level[SIDES] = {LEVEL_DRAW, LEVEL_DRAW};
	if (f->victory == VICTORY_LEVELS) {
		level[FRENCH] = french_level(s, b);
		level[RUSSIAN] = russian_level(s, b);
	} else if (f->victory == VICTORY_SCHEVARDINO) {
		level[b->held >> f->schevardino & 1 ? RUSSIAN : FRENCH] = LEVEL_VICTORY;
	} else {
		level[__builtin_popcount(b->held) >= f->figures.victory.redoubts ? RUSSIAN : FRENCH] = LEVEL_VICTORY;
	}
	int winner = level[FRENCH] > level[RUSSIAN] ? FRENCH : level[RUSSIAN] > level[FRENCH] ? RUSSIAN : NOBODY;
	out->over = 1;
	out->winner = (int8_t)winner;
	out->level = (int16_t)(winner == NOBODY ? LEVEL_DRAW : level[winner]);
	for (int i = 0; i < SIDES; i++)
		out->score[i] = b->p.header.track[TRACK_LOSSES + 1 - i];
}

void bo_game_over(const struct scenario *s, struct battle *b, struct events *ev)
{
	bo_victory_now(s, b, &b->p.header.result);
	event_note(ev, EVENT_END, b->p.header.result.winner, NONE, NONE, NONE, b->p.header.result.level, CITE_VICTORY);
}

/* [Turns of Play] After the French player-turn the Russian one, after both the next turn, until the scenario's last. */
void bo_turn_end(const struct scenario *s, struct position *p, struct events *ev)
{
	struct battle *b = battle_at(p);
	set_clear(&p->used);
	set_clear(&b->attacked);
	set_clear(&b->advanced);
	set_clear(&b->no_shot);
	set_clear(&b->due);
	b->stormed = b->fired = 0;
	if (p->header.phasing == FRENCH) {
		p->header.phasing = RUSSIAN;
		phase_goto(p, ROW_MOVE, SIDE_1);
		return;
	}
	destroy_redoubts(s, b, ev);
	rebuild_redoubts(s, b, ev);
	if (p->header.turn >= s->last_turn) {
		bo_game_over(s, b, ev);
		return;
	}
	p->header.turn++;
	p->header.phasing = FRENCH;
	phase_goto(p, ROW_MOVE, SIDE_0);
}

static void level_lines(const struct scenario *s, const struct battle *b, struct view *out)
{
	const struct field *f = field_of(s);
	const int16_t *track = b->p.header.track;
	int own = track[TRACK_LOSSES], foe = track[TRACK_LOSSES + 1];
	view_line(out, "French decisive: %d of %d points exited east", track[TRACK_EXITED], figures_of(s)->victory.exited);
	view_line(out, "French substantial: Russian losses %d of %d", foe,
		  2 * own > figures_of(s)->victory.losses ? 2 * own : figures_of(s)->victory.losses);
	view_line(out, "French marginal: %d of %d redoubts occupied",
		  __builtin_popcount(occupied(s, b, FRENCH)), REDOUBTS);
	view_line(out, "Russian marginal: %d of %d eastern redoubts occupied",
		  __builtin_popcount(occupied(s, b, RUSSIAN) & f->eastern), __builtin_popcount(f->eastern));
	view_line(out, "Russian substantial: French losses %d against %d", own, foe);
	view_line(out, "Russian decisive: both of these");
}

void bo_victory_lines(const struct scenario *s, const struct battle *b, struct view *out)
{
	const struct field *f = field_of(s);
	struct result now;
	bo_victory_now(s, b, &now);
	if (f->victory == VICTORY_LEVELS)
		level_lines(s, b, out);
	else if (f->victory == VICTORY_SCHEVARDINO)
		view_line(out, "Schevardino: %s", s->side_name[b->held >> f->schevardino & 1]);
	else
		view_line(out, "Redoubts held: French %d, Russian %d; three win",
			 REDOUBTS - __builtin_popcount(b->held), __builtin_popcount(b->held));
	if (now.winner == NOBODY)
		view_stands(out, "a draw");
	else
		view_stands(out, "%s, %s", s->side_name[(int)now.winner], borodino_levels[now.level]);
	view_line(out, "%s: %s", b->p.header.result.over ? "At the end" : "At this moment", out->stands);
}

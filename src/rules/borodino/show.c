/* What a player sees. Nothing is hidden in this game, so both sides see the same. */
#include "rules/borodino/borodino.h"

#include <stdio.h>
#include <string.h>

static unsigned fight_badges(const struct battle *b, const struct duty *d, const struct field *f, int piece)
{
	unsigned out = 0;
	int unit = piece - f->first[d->side], enemy = piece - f->first[d->enemy];
	if (set_has(&b->p.hand, piece))
		out |= BADGE_ATTACKS;
	if (set_has(&b->p.against, piece))
		out |= BADGE_TARGET;
	if (set_has(&b->p.used, piece))
		out |= BADGE_FIRED;
	if (set_has(&b->attacked, piece))
		out |= BADGE_ATTACKED;
	if (set_has(&b->leaving, piece))
		out |= BADGE_RETREATS;
	if (is_side(f, d->side, piece) && d->engaged >> unit & 1)
		out |= BADGE_MUST_ATTACK;
	if (is_side(f, d->enemy, piece) && d->engaged_enemies >> enemy & 1)
		out |= BADGE_MUST_BE_ATTACKED;
	return out;
}

static unsigned move_badges(const struct scenario *s, const struct battle *b, int piece)
{
	unsigned out = 0;
	if (set_has(&b->p.used, piece))
		out |= BADGE_MOVED;
	if (set_has(&b->p.hand, piece))
		out |= BADGE_IN_HAND;
	if (s->piece[piece].side == b->p.header.phasing && bo_is_pinned(s, b, piece))
		out |= BADGE_PINNED;
	return out;
}

/* Who may not move freely. [5 September Special Rules] Of the north each waits for 1500, and then for its turn: one may begin.
 * [Imperial Guard A] Guard that is not released may move, but not near the enemy. */
static unsigned bound_badges(const struct scenario *s, const struct battle *b, int piece)
{
	unsigned out = 0;
	if (freeze_binds(s, b, piece))
		out |= bo_is_frozen(s, b, piece, NULL) ? BADGE_FROZEN : BADGE_WAITS;
	if (b->guard_rule && s->piece[piece].guard)
		out |= bo_guard_bound(s, b, piece) ? BADGE_GUARD : BADGE_RELEASED;
	return out;
}

static void show_counter(const struct scenario *s, const struct battle *b, const struct duty *d, int piece,
			 struct view *out)
{
	static const uint8_t boxes[] = {BOX_UNUSED, BOX_LATER, BOX_LOST, BOX_EXITED};
	int at = b->p.piece[piece].place;
	struct counter *c = view_add(out, piece, at, s->piece[piece].side);
	if (at < 0) {
		c->box = boxes[-at - 1];
		if (at == PLACE_LATER)
			c->number = s->piece[piece].enter_turn;
		if (bo_arrives_now(b, s, piece))
			c->box = BOX_ARRIVING;
		return;
	}
	bool moving = frame_now(&b->p)->row == ROW_MOVE;
	c->badges = bound_badges(s, b, piece) | (moving ? move_badges(s, b, piece) : fight_badges(b, d, field_of(s), piece));
}

static void show_redoubts(const struct scenario *s, const struct battle *b, struct view *out)
{
	const struct field *f = field_of(s);
	for (int i = 0; i < REDOUBTS; i++) {
		char tip[60];
		if (b->destroyed >> i & 1) {
			view_mark(out, f->redoubt_at[i], 0, NOBODY, "destroyed", "Destroyed redoubt: clear ground");
			continue;
		}
		snprintf(tip, sizeof tip, "Redoubt, strength %d%s", f->redoubt_strength[i],
			 b->live >> i & 1 ? "" : ": silent, the French are in it");
		view_mark(out, f->redoubt_at[i], f->redoubt_strength[i], RUSSIAN, "redoubt", tip);
	}
}

static void show_tracks(const struct scenario *s, const struct battle *b, struct view *out)
{
	const struct field *f = field_of(s);
	const int16_t *track = b->p.header.track;
	for (int i = 0; i < SIDES; i++)
		view_track(out, i, "Losses, strength points", "%d", track[TRACK_LOSSES + i]);
	if (f->victory == VICTORY_LEVELS)
		view_track(out, FRENCH, "Exited east", "%d of %d", track[TRACK_EXITED], figures_of(s)->victory.exited);
	for (int i = 0; b->guard_rule && i < SIDES; i++) /* the button of a release says the same number */
		view_track(out, i, "Guard released by losses", "%d, %d left", track[TRACK_LOSS_RELEASES + i], bo_releases_left(s, b, i));
	if (b->p.header.turn > figures_of(s)->freeze.last || set_empty(&b->frozen))
		return;
	struct set still = b->frozen;
	set_less(&still, &b->p.free);
	int n = 0;
	for (int i = set_next(&still, 0); i >= 0; i = set_next(&still, i + 1))
		n += on_map(b, i);
	view_track(out, RUSSIAN, "Frozen in the north", "%d", n);
	if (b->p.header.turn >= figures_of(s)->freeze.first && b->p.header.phasing == RUSSIAN &&
	    frame_now(&b->p)->row == ROW_MOVE)
		view_track(out, RUSSIAN, "May begin to move", "%d", b->begun ? 0 : 1);
}

void borodino_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	const struct battle *b = battle_of(p);
	struct duty d;
	(void)viewer;
	view_clear(out, LIE_ONE);
	memset(&d, 0, sizeof d);
	d.side = p->header.phasing;
	d.enemy = 1 - d.side;
	if (!p->header.result.over && frame_now(p)->row != ROW_MOVE)
		bo_duty_find(s, b, &d);
	for (int i = 0; i < s->pieces; i++)
		show_counter(s, b, &d, i, out);
	show_redoubts(s, b, out);
	show_tracks(s, b, out);
	bo_victory_lines(s, b, out);
	snprintf(out->turn, sizeof out->turn, "Turn %d: %.32s", p->header.turn, scenario_turn(s, p->header.turn));
	if (p->header.result.over)
		snprintf(out->phase, sizeof out->phase, "End of the game");
	else
		snprintf(out->phase, sizeof out->phase, "%.24s %s", s->side_name[p->header.phasing & 1],
			 frame_now(p)->row == ROW_MOVE ? (is_night(s, b) ? "Night Movement" : "Movement") : "Combat");
}

/* What comes by itself, one chapter after the other in the order in which it happened. While something waits to be told
 * the bar, the log and the pages stand still, so that none of them tells the end first. */
#include "ui/reading.h"

/* The next chapter, if there is one: all else that stands is told. */
static void take(struct game *g)
{
	if (g->waits && chapter_again(g->seat, &g->next, &g->next))
		return;
	g->waits = !seat_looks_back(g->seat) && chapter_news(g->seat, &g->log->told, &g->next, &g->next_leaf);
}

void queue_hear(struct game *g, bool silent, bool heard)
{
	g->log->told.game &= !heard; /* an end that is played is told, one that comes back by redo was */
	if (silent) {
		bool game = g->log->told.game; /* that a game is over is told to everybody */
		chapter_told(g->seat, g->seat->now, &g->log->told);
		g->log->told.game = game;
		g->waits = false;
	}
	take(g);
}

/* Events it has: its end may be the end of what was heard, wherever that is. */
static int events_of(const struct seat *seat, const struct chapter *ch)
{
	int n = 0;
	for (struct spot at = ch->from; spot_before(at, ch->to) && spot_event(seat, at); spot_next(seat, &at))
		n++;
	return n;
}

static bool same(const struct chapter *a, const struct chapter *b)
{
	return a->kind == b->kind && a->run == b->run && spot_same(a->from, b->from);
}

/* A battle that goes on in the dialog that tells of it. */
static bool goes_on(struct ui *u, struct dialog *d)
{
	struct reading *r = reading_of(d);
	struct game *g = u->game;
	if (r->odds || !same(&r->chapter, &g->next))
		return false;
	r->chapter = g->next;
	r->leaf = r->read = g->next_leaf;
	r->events = events_of(g->seat, &r->chapter);
	d->stale = true;
	return true;
}

/* Has it leaves that were not read yet? The end of a game, and odds, hold nothing back. */
static bool unread(const struct reading *r)
{
	return r->read + 1 < r->chapter.leaves && !r->odds && r->chapter.kind != CHAPTER_GAME;
}

bool queue_next(struct ui *u)
{
	struct game *g = u->game;
	struct dialog *top = dialog_top(u);
	struct reading *r = reading_of(top);
	if (!g || !g->waits || (top && !(r && r->came)) || (u->calls.moves && u->calls.moves(u->calls.who)))
		return false;
	if (r && !same(&r->chapter, &g->next) && (unread(r) || (!r->passed && !r->odds)))
		return false; /* it is still being read */
	g->waits = false;
	if (!r || !goes_on(u, top)) {
		struct chapter next = g->next;
		int leaf = g->next_leaf, x = top ? top->x : 0, y = top ? top->y : 0;
		bool away = r && r->away;
		if (r)
			dialog_drop(u);
		open_chapter(u, &next, leaf, true);
		dialog_top(u)->x = x;
		dialog_top(u)->y = y;
		reading_of(dialog_top(u))->away = away;
		reading_of(dialog_top(u))->events = events_of(g->seat, &next);
	}
	take(g);
	ui_stale_all(u);
	return true;
}

/* Whoever looks back is at another moment than the end: that the game is over is told where it is, when he comes there. */
static void ends_elsewhere(struct ui *u)
{
	struct reading *r = reading_of(dialog_top(u));
	struct game *g = u->game;
	bool tells = r && r->came && !r->odds && r->chapter.kind == CHAPTER_GAME, waits = g->waits && g->next.kind == CHAPTER_GAME;
	if (!seat_looks_back(g->seat) || (!tells && !waits))
		return;
	if (tells)
		dialog_drop(u);
	g->log->told.game = false;
	g->waits = false;
}

/* What was told and is over gives way to what was done since; what was taken back is told no longer. */
void queue_follow(struct ui *u, bool heard)
{
	struct dialog *d = dialog_top(u);
	struct reading *r = reading_of(d);
	struct chapter now;
	if (r && r->came && !r->odds && heard) {
		int events = chapter_again(u->game->seat, &r->chapter, &now) ? events_of(u->game->seat, &now) : 0;
		bool grown = events > r->events;
		r->events = events;
		r->passed = !grown;
		if (!grown && !u->game->waits)
			dialog_drop(u);
		else
			d->stale = true;
	} else if (r && r->came && !r->odds && chapter_after(&r->chapter) > u->game->seat->now) {
		dialog_drop(u);
	}
	ends_elsewhere(u);
	queue_next(u);
}

/* The dialog of what came, whatever was opened over it. */
static const struct reading *told_by(const struct ui *u)
{
	for (int i = u->dialogs - 1; i >= 0; i--) {
		const struct reading *r = reading_of(u->dialog[i]);
		if (r && r->came)
			return r;
	}
	return NULL;
}

bool queue_holds(const struct ui *u)
{
	const struct reading *r = told_by(u);
	if (!u->game)
		return false;
	return u->game->waits || (r && unread(r));
}

bool queue_reads(const struct ui *u)
{
	const struct reading *r = told_by(u);
	return r && !r->odds && queue_holds(u);
}

/* Before a battle, a check, or a phase that hurts nothing of it is seen; a dispatch comes after all that it tells of. */
static struct spot seen_before(const struct chapter *ch)
{
	return ch->kind == CHAPTER_DISPATCH || ch->kind == CHAPTER_GAME ? ch->to : ch->from;
}

bool queue_stands(const struct ui *u, struct spot *at)
{
	const struct reading *r = told_by(u);
	if (!queue_holds(u))
		return false;
	*at = r && unread(r) ? r->chapter.leaf[r->read].to : seen_before(&u->game->next);
	return true;
}

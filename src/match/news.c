/* Which chapters come by themselves, and in which order. */
#include "match/chapter.h"

#include <string.h>

/* After the last event that stands played before decision i: more of that decision may still be heard. */
static struct spot heard_before(const struct seat *seat, int i)
{
	const struct heard *h = chronicle_heard(seat->chronicle, i - 1);
	return (struct spot){i - 1, h ? h->n : 0};
}

static bool is_over(const struct seat *seat, int run)
{
	return chronicle_run_open(seat->chronicle) != run;
}

/* Was all of a run heard before decision i? */
static bool run_before(const struct run *r, int i)
{
	return r->first < i && (!r->n || r->row[r->n - 1].decision < i);
}

/* Has a player-turn come to its end before decision i? */
static bool turn_ends(const struct seat *seat, int i)
{
	const struct heard *last = chronicle_heard(seat->chronicle, i - 1), *next = chronicle_heard(seat->chronicle, i);
	const struct header *now = &seat->known->header;
	if (i <= 0 || !last)
		return false;
	if (next && i < seat->now)
		return next->turn != last->turn || next->phasing != last->phasing;
	return now->turn != last->turn || now->phasing != last->phasing || now->result.over;
}

/* How many events before decision i this side could see when they were told. */
static int events_seen(const struct seat *seat, int i)
{
	unsigned mask = seat->side == NOBODY ? SEEN_ALL : 1u << seat->side;
	int n = 0;
	for (int k = NONE; k < i; k++) {
		const struct heard *h = chronicle_heard(seat->chronicle, k);
		for (int e = 0; e < h->n; e++)
			n += (h->at[e].seen & mask) == mask;
	}
	return n;
}

void chapter_told(const struct seat *seat, int i, struct told *out)
{
	const struct chronicle *c = seat->chronicle;
	memset(out, 0, sizeof *out);
	i = i > seat->now ? seat->now : i;
	out->open = seat->open;
	out->events = events_seen(seat, i);
	out->at = heard_before(seat, i);
	out->turns = turn_ends(seat, i) || !i ? i : chronicle_turn(c, i - 1);
	out->game = i == seat->now && seat->known->header.result.over;
	for (const struct run *r; (r = chronicle_run(c, out->runs)) && is_over(seat, out->runs); out->runs++)
		if (!run_before(r, i))
			break;
}

static bool is_public(const struct event *e)
{
	return (e->seen & SEEN_ALL) == SEEN_ALL;
}

/* Where a seat has heard as much of what both sides know as `other` before `at`. */
static struct spot heard_as_far(const struct seat *seat, const struct seat *other, struct spot at)
{
	struct spot x = {NONE, -1}, out = {NONE, 0};
	int n = 0;
	while (spot_next(other, &x) && spot_before(x, at))
		n += is_public(spot_event(other, x));
	x = (struct spot){NONE, -1};
	while (n && spot_next(seat, &x))
		if (is_public(spot_event(seat, x))) {
			n--;
			out = (struct spot){x.decision, x.event + 1};
		}
	return out;
}

/* Runs of pages at a seat up to the last that was told at the other. */
static int runs_as_far(const struct seat *seat, const struct seat *other, int runs)
{
	struct chapter ch;
	for (int i = runs - 1; i >= 0; i--) {
		if (!chapter_run(other, i, &ch) || !is_public(spot_event(other, ch.from)))
			continue;
		struct spot at = heard_as_far(seat, other, (struct spot){ch.from.decision, ch.from.event + 1});
		return chronicle_run_of(seat->chronicle, at.decision, at.event - 1) + 1;
	}
	return 0;
}

void chapter_told_beside(const struct seat *seat, struct told *mine, const struct seat *other, const struct told *his)
{
	struct spot at = heard_as_far(seat, other, his->at);
	int runs = runs_as_far(seat, other, his->runs);
	mine->beside = spot_before(mine->beside, at) ? at : mine->beside;
	mine->runs = runs > mine->runs ? runs : mine->runs;
}

/* When a seat opens its chronicle is told again, in other decisions, with all that the side had not seen in between: told
 * is what comes before the decision with the first event that it could see and had not been told. */
static void reopen(const struct seat *seat, struct told *told)
{
	int i = seat->now;
	bool game = told->game;
	while (i > 0 && events_seen(seat, i) > told->events)
		i--;
	if (i == seat->now && i > 0)
		i--;
	chapter_told(seat, i, told);
	told->game = game;
}

/* What was told and is no longer there was not told. Of the end that holds only when something else is played then: it may come back by redo. */
static void clamp(const struct seat *seat, struct told *told)
{
	if (told->open != seat->open)
		reopen(seat, told);
	struct spot end = heard_before(seat, seat->now);
	int runs = chronicle_runs(seat->chronicle), open = chronicle_run_open(seat->chronicle);
	const struct heard *h = chronicle_heard(seat->chronicle, told->at.decision);
	if (spot_before(end, told->at))
		told->at = end;
	else if (h && told->at.event > h->n)
		told->at.event = h->n;
	if (spot_before(end, told->beside))
		told->beside = end;
	runs = open >= 0 ? open : runs;
	told->runs = told->runs < runs ? told->runs : runs;
	told->turns = told->turns < seat->now ? told->turns : seat->now;
}

/* A candidate: a chapter, its leaf, and the event that makes it news. */
struct item {
	bool found;
	struct spot when;
	struct chapter chapter;
	int leaf;
};

/* Did somebody fall or flee in these events that were not told yet? */
static bool fates(const struct seat *seat, struct spot from, struct spot to)
{
	bool found = false;
	for (struct spot at = from; !found && spot_before(at, to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		found = e && event_is_fate(e);
	}
	return found;
}

static struct spot later(struct spot a, struct spot b)
{
	return spot_before(a, b) ? b : a;
}

/* The leaf that a battle begins with: the armies where nothing of it was told and somebody left before anything was
 * thrown, else the first leaf with something new. */
static int first_leaf(const struct seat *seat, const struct chapter *ch, struct spot told)
{
	for (int i = 0; i < ch->leaves; i++) {
		const struct leaf *l = &ch->leaf[i];
		bool sum = (l->kind == LEAF_ACCOUNT && spot_event(seat, l->from)->kind != EVENT_NOTE) || l->kind == LEAF_CARDS;
		bool thrown = sum && !spot_before(l->from, told);
		if (thrown || fates(seat, later(l->from, told), l->to))
			return i;
	}
	return 0;
}

/* A battle that has come to its end with somebody fallen or fled since it was told. One that is told in a single throw
 * has said all at once. */
static bool ends(const struct seat *seat, struct spot last, struct spot told, struct item *out)
{
	struct chapter *ch = &out->chapter;
	if (!chapter_at(seat, last, ch) || ch->kind != CHAPTER_BATTLE || !ch->over)
		return false;
	if (spot_before((struct spot){seat->now, 0}, ch->to)) /* in what is undone: here it goes on */
		return false;
	bool story = ch->leaves > 1 || ch->leaf[0].kind == LEAF_EVENTS;
	if (!story || !spot_before(told, ch->to) || !(fates(seat, later(ch->from, told), ch->to) || !spot_before(ch->from, told)))
		return false;
	out->found = true;
	out->when = ch->to;
	out->leaf = first_leaf(seat, ch, told);
	return true;
}

static bool thrown(const struct seat *seat, struct spot at)
{
	const struct event *e = spot_event(seat, at);
	bool tells = e->kind == EVENT_ATTACK || e->kind == EVENT_RESULT || e->kind == EVENT_CHECK;
	bool quiet = seat->words->quiet && seat->words->quiet(e);
	return tells && !quiet && e->account >= 0 && chronicle_run_of(seat->chronicle, at.decision, at.event) == NONE;
}

/* The first battle or check with something new. */
static void find_account(const struct seat *seat, struct told *told, struct item *out)
{
	struct spot at = told->at, last = at, end = heard_before(seat, seat->now), known = later(told->at, told->beside);
	struct chapter *ch = &out->chapter;
	memset(out, 0, sizeof *out);
	if (!spot_event(seat, at))
		spot_next(seat, &at);
	spot_back(seat, &last);
	for (; spot_before(at, end); last = at, spot_next(seat, &at)) {
		if (chapter_breaks(spot_event(seat, at)) && ends(seat, last, known, out))
			return;
		bool elsewhere = spot_before(at, told->beside) && is_public(spot_event(seat, at));
		if (elsewhere || !thrown(seat, at) || !chapter_at(seat, at, ch))
			continue;
		out->found = true;
		out->when = at;
		out->leaf = ch->kind == CHAPTER_BATTLE ? first_leaf(seat, ch, known) : 0;
		return;
	}
	if (!ends(seat, last, known, out) && !chapter_battle_now(seat, ch))
		told->at = end;
}

/* Does what it collected come by itself? */
static bool run_comes(const struct seat *seat, const struct run *r)
{
	int comes = seat->words->pages[r->page].comes;
	bool lost = false;
	for (int i = 0; i < r->n; i++)
		lost |= r->row[i].row.mark == CHART_BAD;
	return r->n && (comes == PAGE_COMES || (comes == PAGE_COMES_LOST && lost));
}

static void find_run(const struct seat *seat, struct told *told, struct item *out)
{
	memset(out, 0, sizeof *out);
	for (const struct run *r; (r = chronicle_run(seat->chronicle, told->runs)) && is_over(seat, told->runs); told->runs++) {
		if (!run_before(r, seat->now)) /* it was taken back, and may still be redone */
			return;
		if (!run_comes(seat, r))
			continue;
		out->found = chapter_run(seat, told->runs, &out->chapter);
		out->when = out->chapter.to;
		return;
	}
}

/* At an open table two persons have both seen it. */
static bool wants_dispatch(const struct seat *seat)
{
	return rules_hides(seat->scenario) || seat->persons != 3;
}

static void find_turn(const struct seat *seat, struct told *told, struct item *out)
{
	memset(out, 0, sizeof *out);
	while (told->turns < seat->now) {
		int next = told->turns + 1;
		while (next < seat->now && !turn_ends(seat, next))
			next++;
		if (!turn_ends(seat, next)) /* it goes on */
			return;
		if (wants_dispatch(seat) && chapter_dispatch(seat, told->turns, &out->chapter)) {
			out->found = true;
			out->when = out->chapter.to;
			return;
		}
		told->turns = next;
	}
}

bool chapter_news(const struct seat *seat, struct told *told, struct chapter *out, int *leaf)
{
	struct item account, run, turn, *first = NULL;
	clamp(seat, told);
	find_account(seat, told, &account);
	find_run(seat, told, &run);
	find_turn(seat, told, &turn);
	struct item *const all[] = {&account, &run, &turn};
	for (int i = 0; i < 3; i++)
		if (all[i]->found && (!first || spot_before(all[i]->when, first->when)))
			first = all[i];
	if (first) {
		*out = first->chapter;
		*leaf = first->leaf;
	} else if (seat->known->header.result.over && !told->game) {
		told->game = true;
		chapter_game(seat, out);
		*leaf = 0;
		return true;
	} else {
		told->events = events_seen(seat, seat->now);
	}
	if (first == &account)
		told->at = spot_before(out->to, heard_before(seat, seat->now)) ? out->to : heard_before(seat, seat->now);
	else if (first == &run)
		told->runs++;
	else if (first == &turn)
		told->turns = chapter_after(out);
	return first != NULL;
}

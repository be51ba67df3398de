#include "match/rows.h"

#include "rules/phases.h"

#include <stdio.h>
#include <string.h>

/* --- spots --- */

const struct event *spot_event(const struct seat *seat, struct spot at)
{
	const struct heard *h = chronicle_heard(seat->chronicle, at.decision);
	return h && at.event >= 0 && at.event < h->n ? &h->at[at.event] : NULL;
}

bool spot_next(const struct seat *seat, struct spot *at)
{
	const struct heard *h = chronicle_heard(seat->chronicle, at->decision);
	at->event += h != NULL;
	while (h && at->event >= h->n) {
		at->decision++;
		at->event = 0;
		h = chronicle_heard(seat->chronicle, at->decision);
	}
	return h != NULL;
}

bool spot_back(const struct seat *seat, struct spot *at)
{
	while (at->event == 0) {
		if (at->decision == NONE)
			return false;
		at->decision--;
		at->event = chronicle_heard(seat->chronicle, at->decision)->n;
	}
	at->event--;
	return true;
}

static struct spot spot_end(const struct seat *seat)
{
	return (struct spot){chronicle_length(seat->chronicle), 0};
}

/* The first event of all. */
static struct spot spot_first(const struct seat *seat)
{
	struct spot at = {NONE, -1};
	spot_next(seat, &at);
	return at;
}

static int run_at(const struct seat *seat, struct spot at)
{
	return chronicle_run_of(seat->chronicle, at.decision, at.event);
}

static void begin(const struct seat *seat, enum chapter_kind kind, struct spot from, struct chapter *out)
{
	const struct heard *h = chronicle_heard(seat->chronicle, from.decision);
	memset(out, 0, sizeof *out);
	out->kind = (uint8_t)kind;
	out->from = out->to = from;
	out->side = NOBODY;
	out->place = NONE;
	out->run = NONE;
	out->turn = h && from.decision >= 0 ? h->turn : (int16_t)seat->scenario->first_turn;
}

static void add_leaf(struct chapter *ch, enum leaf_kind kind, struct spot from)
{
	if (ch->leaves == CHAPTER_LEAVES)
		return;
	if (ch->leaves)
		ch->leaf[ch->leaves - 1].to = from;
	ch->leaf[ch->leaves++] = (struct leaf){.kind = (uint8_t)kind, .from = from, .to = from};
}

static void end(struct chapter *ch, struct spot to)
{
	ch->to = to;
	if (ch->leaves)
		ch->leaf[ch->leaves - 1].to = to;
}

/* --- battles and checks --- */

/* The position now, whatever moment is looked at; `room` holds it where that is another. */
static const struct position *present(const struct seat *seat, union any_position *room)
{
	return seat_looks_back(seat) && seat_known(seat, seat->now, &room->common) ? &room->common : seat->known;
}

/* Is a battle fought now, by whom ever it is decided? That it goes on is open to both. */
static bool is_fought(const struct seat *seat)
{
	union any_position room;
	return phases_fight(seat->scenario, present(seat, &room));
}

/* A reckoning after which cards are turned over, or dice thrown in their place. */
static bool counts_cards(const struct seat *seat, struct spot at)
{
	const struct event *e = spot_event(seat, at);
	if (!e || e->kind != EVENT_CHECK || e->account < 0)
		return false;
	while (spot_next(seat, &at)) {
		e = spot_event(seat, at);
		if (e->kind == EVENT_CARD || e->kind == EVENT_ROLL)
			return true;
		if (chapter_breaks(e) || e->account >= 0)
			return false;
	}
	return false;
}

/* Has this account a leaf already? */
static bool has_leaf(const struct seat *seat, const struct chapter *ch, struct spot at)
{
	for (int i = 0; i < ch->leaves; i++) {
		const struct leaf *l = &ch->leaf[i];
		if (l->kind == LEAF_ACCOUNT && l->from.decision == at.decision &&
		    spot_event(seat, l->from)->account == spot_event(seat, at)->account)
			return true;
	}
	return false;
}

/* A sum of the battle: the attack, its result, or a test in between that is told in a note of its own. */
static bool sums_up(const struct event *e)
{
	return e->account >= 0 && (e->kind == EVENT_ATTACK || e->kind == EVENT_RESULT || e->kind == EVENT_NOTE);
}

/* The battle that the attack here begins; false when it has nothing to tell. */
static bool read_battle(const struct seat *seat, struct spot attack, struct chapter *out)
{
	const struct event *e = spot_event(seat, attack);
	struct spot at = attack;
	bool more = true;
	if (!e || e->kind != EVENT_ATTACK)
		return false;
	begin(seat, CHAPTER_BATTLE, attack, out);
	out->side = e->side;
	out->place = e->to;
	do {
		e = spot_event(seat, at);
		if (chapter_breaks(e) && !spot_same(at, attack))
			break;
		out->vain |= seat->words->vain && seat->words->vain(e);
		if (counts_cards(seat, at))
			add_leaf(out, LEAF_CARDS, at);
		else if (sums_up(e) && !has_leaf(seat, out, at) &&
			 !(out->leaves && out->leaf[out->leaves - 1].kind == LEAF_CARDS))
			add_leaf(out, LEAF_ACCOUNT, at);
		else if (e->kind == EVENT_REVEAL && !out->leaves)
			add_leaf(out, LEAF_EVENTS, attack);
		more = spot_next(seat, &at);
	} while (more);
	end(out, at);
	out->over = more || !is_fought(seat);
	return out->leaves > 0;
}

static bool find_battle(const struct seat *seat, struct spot at, struct chapter *out)
{
	const struct event *e = spot_event(seat, at);
	while (e && !chapter_breaks(e))
		e = spot_back(seat, &at) ? spot_event(seat, at) : NULL;
	return e && read_battle(seat, at, out);
}

static bool is_check(const struct seat *seat, struct spot at)
{
	const struct event *e = spot_event(seat, at);
	bool tells = e && (e->kind == EVENT_CHECK || e->kind == EVENT_RESULT || e->kind == EVENT_ATTACK);
	return tells && e->account >= 0 && run_at(seat, at) == NONE;
}

/* Checks that lie together in one decision are one chapter. */
static bool find_check(const struct seat *seat, struct spot at, struct chapter *out)
{
	struct spot x = at;
	if (!is_check(seat, at))
		return false;
	for (struct spot k = at; k.event >= 0; k.event--)
		x = is_check(seat, k) ? k : x;
	begin(seat, CHAPTER_CHECK, x, out);
	out->side = spot_event(seat, x)->side;
	struct spot last = x; /* of those without a leaf of their own too: nothing may tell them again */
	for (struct spot k = x; spot_event(seat, k); k.event++) {
		if (!is_check(seat, k))
			continue;
		last = k;
		if (!has_leaf(seat, out, k))
			add_leaf(out, LEAF_ACCOUNT, k);
	}
	spot_next(seat, &last);
	end(out, last);
	out->over = true;
	struct account a;
	if (leaf_account(seat, &out->leaf[0], &a))
		out->place = a.place;
	return true;
}

bool chapter_battle_now(const struct seat *seat, struct chapter *out)
{
	struct spot at = spot_end(seat);
	return seat->at == seat->length && spot_back(seat, &at) && find_battle(seat, at, out) && !out->over;
}

bool chapter_battle(const struct seat *seat, struct spot from, struct spot to, int step, struct chapter *out)
{
	struct spot at = step > 0 ? from : to;
	bool more = step > 0 ? spot_event(seat, at) || spot_next(seat, &at) : spot_back(seat, &at);
	for (; more && spot_before(at, to) && !spot_before(at, from); more = step > 0 ? spot_next(seat, &at) : spot_back(seat, &at))
		if (run_at(seat, at) == NONE && read_battle(seat, at, out))
			return true;
	return false;
}

/* --- pages --- */

bool chapter_run(const struct seat *seat, int i, struct chapter *out)
{
	const struct run *r = chronicle_run(seat->chronicle, i);
	struct spot at = r ? (struct spot){r->first, 0} : (struct spot){0, 0};
	bool more = r && (spot_event(seat, at) || spot_next(seat, &at));
	while (more && run_at(seat, at) != i)
		more = spot_next(seat, &at);
	if (!more)
		return false;
	begin(seat, (enum chapter_kind)seat->words->pages[r->page].kind, at, out);
	out->run = i;
	out->turn = (int16_t)r->turn;
	out->side = spot_event(seat, at)->side;
	add_leaf(out, LEAF_ROWS, at);
	while (more && run_at(seat, at) == i)
		more = spot_next(seat, &at);
	end(out, at);
	out->over = chronicle_run_open(seat->chronicle) != i;
	return true;
}

/* --- player-turns --- */

static bool same_turn(const struct heard *a, const struct heard *b)
{
	return a->turn == b->turn && a->phasing == b->phasing;
}

/* The first decision after the player-turn that decision i belongs to; *over: it has come to its end. */
static int turn_end(const struct seat *seat, int i, bool *over)
{
	const struct chronicle *c = seat->chronicle;
	const struct heard *h = chronicle_heard(c, i);
	int n = chronicle_length(c);
	union any_position room;
	while (++i < n && same_turn(h, chronicle_heard(c, i)))
		;
	const struct header *now = &present(seat, &room)->header;
	*over = i < n || h->turn != now->turn || h->phasing != now->phasing || now->result.over;
	return i;
}

bool event_is_deed(const struct seat *seat, const struct event *e)
{
	const struct words *w = seat->words;
	return (e->kind == EVENT_NOTE && e->to >= 0 && w->tally && w->tally(seat->scenario, e)) || (w->strikes && w->strikes(e));
}

/* What strikes something of the seat's own side. */
static bool strikes(const struct seat *seat, const struct chapter *ch)
{
	bool struck = false;
	for (struct spot at = ch->from; !struck && spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		struck = e && e->side == (int)seat->side && event_is_deed(seat, e);
	}
	return struck;
}

static bool worth_telling(const struct seat *seat, const struct chapter *ch)
{
	bool told = false;
	for (struct spot at = ch->from; !told && spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		told = e && ((e->kind == EVENT_MOVE && e->side == ch->side) || e->kind == EVENT_CHANGE ||
			     (e->kind == EVENT_ATTACK && run_at(seat, at) == NONE));
	}
	return told || strikes(seat, ch);
}

/* Where the sides take turns: did the other act again and again, because the seat's own side acts no more? Deeds in which somebody marches or attacks. */
static bool acts_alone(const struct seat *seat, const struct chapter *ch)
{
	int deeds = 0;
	bool marches = true;
	for (struct spot at = ch->from; deeds < 2 && spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct heard *h = chronicle_heard(seat->chronicle, at.decision);
		const struct event *e = spot_event(seat, at);
		if (h->side == ch->side && seat->scenario->rules->phases[h->row].alternates)
			marches &= at.event != 0; /* the next deed begins */
		if (marches || !e || e->side != ch->side || (e->kind != EVENT_MOVE && e->kind != EVENT_ATTACK))
			continue;
		if (rows_march_before(seat, ch->from, at)) /* the same march goes on */
			continue;
		marches = true;
		deeds++;
	}
	return deeds > 1;
}

/* Where a player-turn is over that ends with decision `last`: what the next game-turn does by itself is no more of it. */
static struct spot turn_over(const struct seat *seat, int last)
{
	const struct heard *h = chronicle_heard(seat->chronicle, last);
	for (int k = 1; k < h->n; k++)
		if (h->at[k].kind == EVENT_TURN)
			return (struct spot){last, k};
	return (struct spot){last + 1, 0};
}

bool chapter_alternates(const struct seat *seat, const struct chapter *ch)
{
	for (int k = ch->from.decision; k < chapter_after(ch); k++)
		if (seat->scenario->rules->phases[chronicle_heard(seat->chronicle, k)->row].alternates)
			return true;
	return false;
}

bool chapter_dispatch(const struct seat *seat, int i, struct chapter *out)
{
	const struct chronicle *c = seat->chronicle;
	const struct heard *h = chronicle_heard(c, i);
	if (i < 0 || !h || seat->side == NOBODY || h->phasing == (int)seat->side || h->phasing < 0)
		return false;
	begin(seat, CHAPTER_DISPATCH, (struct spot){chronicle_turn(c, i), 0}, out);
	out->side = h->phasing;
	add_leaf(out, LEAF_ROWS, out->from);
	end(out, turn_over(seat, turn_end(seat, i, &out->over) - 1));
	return chapter_alternates(seat, out) ? strikes(seat, out) || acts_alone(seat, out) : worth_telling(seat, out);
}

static bool dice_fell(const struct seat *seat)
{
	for (struct spot at = spot_first(seat); spot_event(seat, at); spot_next(seat, &at))
		if (spot_event(seat, at)->dice[0])
			return true;
	return false;
}

/* Where cards decide and no die ever fell, nothing is said of dice. */
void chapter_game(const struct seat *seat, struct chapter *out)
{
	int leaves = dice_fell(seat) ? GAME_LEAVES : GAME_DICE;
	union any_position room;
	begin(seat, CHAPTER_GAME, spot_first(seat), out);
	out->over = present(seat, &room)->header.result.over;
	for (int i = 0; i < leaves; i++)
		add_leaf(out, i == GAME_MAP ? LEAF_MAP : LEAF_ROWS, out->from);
	end(out, spot_end(seat));
}

/* --- among others --- */

bool chapter_at(const struct seat *seat, struct spot at, struct chapter *out)
{
	int run = run_at(seat, at);
	return run >= 0 ? chapter_run(seat, run, out) : find_battle(seat, at, out) || find_check(seat, at, out);
}

/* The next run of the same page that has brought something. */
static bool run_beside(const struct seat *seat, const struct chapter *at, int step, struct chapter *out)
{
	const struct run *r, *from = chronicle_run(seat->chronicle, at->run);
	for (int i = at->run + step; (r = chronicle_run(seat->chronicle, i)); i += step)
		if (r->page == from->page && r->n)
			return chapter_run(seat, i, out);
	return false;
}

static bool dispatch_beside(const struct seat *seat, const struct chapter *at, int step, struct chapter *out)
{
	int i = step > 0 ? chapter_after(at) : at->from.decision - 1, n = chronicle_length(seat->chronicle);
	bool over;
	while (i >= 0 && i < n && !chapter_dispatch(seat, i, out))
		i = step > 0 ? turn_end(seat, i, &over) : chronicle_turn(seat->chronicle, i) - 1;
	return i >= 0 && i < n;
}

bool chapter_beside(const struct seat *seat, const struct chapter *at, int step, struct chapter *out)
{
	switch ((enum chapter_kind)at->kind) {
	case CHAPTER_BATTLE:
		return step > 0 ? chapter_battle(seat, at->to, spot_end(seat), 1, out)
				: chapter_battle(seat, spot_first(seat), at->from, -1, out);
	case CHAPTER_PHASE:
	case CHAPTER_SUPPLY:
		return run_beside(seat, at, step, out);
	case CHAPTER_DISPATCH:
		return dispatch_beside(seat, at, step, out);
	case CHAPTER_NONE:
	case CHAPTER_CHECK:
	case CHAPTER_GAME:
		break;
	}
	return false;
}

bool chapter_again(const struct seat *seat, const struct chapter *was, struct chapter *out)
{
	switch ((enum chapter_kind)was->kind) {
	case CHAPTER_BATTLE:
		return read_battle(seat, was->from, out);
	case CHAPTER_CHECK:
		return find_check(seat, was->from, out) && spot_same(out->from, was->from);
	case CHAPTER_PHASE:
	case CHAPTER_SUPPLY:
		return chapter_run(seat, was->run, out);
	case CHAPTER_DISPATCH:
		return chapter_dispatch(seat, was->from.decision, out);
	case CHAPTER_GAME:
		chapter_game(seat, out);
		return true;
	case CHAPTER_NONE:
		break;
	}
	return false;
}

/* --- reading --- */

bool leaf_account(const struct seat *seat, const struct leaf *l, struct account *out)
{
	const struct event *e = l->kind == LEAF_ACCOUNT || l->kind == LEAF_CARDS ? spot_event(seat, l->from) : NULL;
	return e && chronicle_account(seat->chronicle, l->from.decision, e->account, out);
}

bool leaf_next_account(const struct seat *seat, const struct leaf *l, struct spot *at, struct account *out)
{
	for (; spot_before(*at, l->to); spot_next(seat, at)) {
		const struct event *e = spot_event(seat, *at);
		if (e && e->account >= 0 && chronicle_account(seat->chronicle, at->decision, e->account, out)) {
			spot_next(seat, at);
			return true;
		}
	}
	return false;
}

const char *chapter_lost_of(const struct seat *seat, int n)
{
	const struct words *w = seat->words;
	if (!w->lost_of)
		return n == 1 ? "unit" : "units";
	return n == 1 ? w->lost_of : w->lost_ofs;
}

void chapter_toll(const struct seat *seat, const struct chapter *ch, int lost[SIDES])
{
	lost[0] = lost[1] = 0;
	for (struct spot at = ch->from; spot_before(at, ch->to); spot_next(seat, &at))
		if (spot_event(seat, at))
			rules_add_lost(seat->scenario, spot_event(seat, at), lost);
}

enum { DEEDS = 12 };

struct deeds {
	int n;
	struct {
		const char *words; /* "march|marches" */
		int times;
	} at[DEEDS];
};

static void count_deed(struct deeds *d, const char *words)
{
	int i = 0;
	while (i < d->n && strcmp(d->at[i].words, words) != 0)
		i++;
	if (i == DEEDS)
		return;
	d->n = i == d->n ? i + 1 : d->n;
	d->at[i].words = words;
	d->at[i].times++;
}

static const char *deed(const struct seat *seat, const struct event *e)
{
	if (seat->words->tally)
		return seat->words->tally(seat->scenario, e);
	return e->kind == EVENT_MOVE ? "march|marches" : e->kind == EVENT_ATTACK ? rows_attacked(seat) : NULL;
}

void chapter_deeds(const struct seat *seat, const struct chapter *ch, char *out, size_t size)
{
	struct deeds d = {0};
	size_t used = 0;
	out[0] = 0;
	for (struct spot at = ch->from; spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		const struct event *before = rows_march_before(seat, ch->from, at);
		bool counts = e && (e->side == ch->side || e->side < 0) && !(before && before->kind == e->kind);
		const char *words = counts ? deed(seat, e) : NULL;
		if (words)
			count_deed(&d, words);
	}
	for (int i = 0; i < d.n && used + 60 < size; i++) {
		char told[80];
		text_tallied(told, sizeof told, d.at[i].times, d.at[i].words);
		used += (size_t)snprintf(out + used, size - used, "%s%s", used ? ", " : "", told);
	}
}

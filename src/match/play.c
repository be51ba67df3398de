/* Orders are played into the record: several as one, on a copy that then is the position. */
#include "match/chronicle.h"
#include "match/hash.h"
#include "match/inside.h"
#include "match/loss.h"

#include <stdlib.h>
#include <string.h>

static size_t position_bytes(const struct match *m)
{
	return m->scenario->rules->position_size;
}

static bool no_memory(struct error *e)
{
	return error_set(e, NULL, NULL, NULL, "there is no memory for another order");
}

/* --- what was taken back --- */

/* What all could see of the orders after now, and whose answers they were, seen by who decides at now. */
static void what_is_lost(const struct match *m, struct text *out)
{
	struct loss loss = {0};
	for (int i = m->now; i < m->length; i++) {
		const struct entry *at = &m->entry[i];
		loss_seals(&loss, at->seals);
		loss_dice(&loss, at->dice);
		if (at->order.side != m->ask.side)
			loss.answered |= 1u << at->order.side;
	}
	loss_say(m->scenario, &loss, out);
}

/* Dice that have been drawn once, in what stands or in what is undone or cut: a lower number is rolled again. */
static uint32_t rolled(const struct match *m)
{
	uint32_t drawn = m->length > m->now ? m->entry[m->length - 1].drawn : 0;
	return drawn > m->rolled ? drawn : m->rolled;
}

/* Notes of what was taken back stay, whatever else is cut: they move to where play goes on. */
void match_cut(struct match *m)
{
	struct text lost;
	if (m->length == m->now)
		return;
	what_is_lost(m, &lost);
	m->rolled = rolled(m);
	m->length = m->now;
	m->last_turn = m->at.common.header.turn;
	m->keyframes = m->now / KEYFRAME + 1;
	while (m->fixes && m->fix[m->fixes - 1].at > m->now)
		m->fixes--;
	for (int i = 0; i < m->takens; i++)
		if (m->taken[i].at > m->now)
			m->taken[i].at = m->now;
	if (lost.at[0])
		match_note_taken(m, m->now, lost.at);
}

/* --- one order --- */

/* The first dice that all could see. */
static void keep_dice(const struct events *ev, struct entry *out)
{
	int n = 0;
	for (int i = 0; i < ev->n; i++)
		for (int k = 0; k < 4 && n < 4; k++)
			if (ev->at[i].dice[k] && ev->at[i].seen == SEEN_ALL)
				out->dice[n++] = ev->at[i].dice[k];
}

/* Of what so many rolls were: dice are told by events, and what is not told as a die while cards changed their piles drew a card. */
static uint8_t chance(const struct events *ev, uint32_t rolls, bool cards)
{
	uint32_t dice = 0;
	for (int i = 0; i < ev->n; i++)
		for (int k = 0; k < 4; k++)
			dice += ev->at[i].dice[k] != 0;
	bool drawn = cards && rolls > dice;
	return (uint8_t)(!rolls ? 0 : (drawn ? SEAL_CARD : 0) | (dice || !drawn ? SEAL_DIE : 0));
}

/* The one definition of a seal: the order threw a die or drew a card (`drew`: its bits), or wrote an event that seals, or the other side
 * decides after it. */
static uint8_t seals(const struct events *ev, uint8_t drew, enum side decided, const struct prompt *after)
{
	uint8_t out = drew;
	for (int i = 0; i < ev->n; i++)
		if (ev->at[i].seals)
			out |= SEAL_SHOWN;
	if (after->side != NOBODY && after->side != decided)
		out |= SEAL_ANSWER;
	return out;
}

/* Plays an order on a position that asks `ask`, which is asked anew; its events are in m->events. */
static bool play_one(const struct match *m, struct position *p, struct prompt *ask, const struct order *o,
		     struct entry *out, struct error *e)
{
	struct entry new = {.order = *o, .turn = p->header.turn, .phasing = p->header.phasing, .row = ask->row};
	enum side decided = ask->side;
	uint32_t drawn = p->dice.drawn;
	uint8_t cards[sizeof p->card];
	memcpy(cards, p->card, sizeof cards);
	new.starts = ask->depth == 0 || m->scenario->rules->phases[ask->row].single;
	new.person = decided == NOBODY || !m->player[decided];
	events_clear(m->events);
	if (!rules_play(m->scenario, p, o, m->events, e))
		return false;
	rules_ask(m->scenario, p, ask);
	new.drawn = p->dice.drawn;
	new.redone = new.drawn > drawn && drawn < rolled(m);
	new.seals = seals(m->events, chance(m->events, new.drawn - drawn, memcmp(cards, p->card, sizeof cards) != 0), decided, ask);
	keep_dice(m->events, &new);
	new.check = hash_check(m->scenario, p);
	*out = new;
	return true;
}

/* Room for n more orders in the record. */
static bool reserve(struct match *m, int n)
{
	while (m->room < m->now + n) {
		struct entry *list = match_grown(m->entry, m->room, &m->room, sizeof *list);
		if (!list)
			return false;
		m->entry = list;
	}
	return true;
}

bool match_append(struct match *m, const struct order *o, struct error *e)
{
	struct entry new;
	if (!reserve(m, 1))
		return no_memory(e);
	if (!play_one(m, &m->at.common, &m->ask, o, &new, e))
		return false;
	m->entry[m->length++] = new;
	m->now = m->length;
	m->last_turn = m->at.common.header.turn;
	if (match_keyframe(m, m->now, &m->at))
		return true;
	match_drop_last(m);
	return no_memory(e);
}

void match_drop_last(struct match *m)
{
	m->length--;
	match_state(m, m->length, &m->at);
	m->now = m->length;
	match_settle(m);
	m->last_turn = m->at.common.header.turn;
	m->keyframes = m->now / KEYFRAME + 1;
}

void match_state(const struct match *m, int n, union any_position *out)
{
	size_t size = position_bytes(m);
	int from = n / KEYFRAME;
	if (from >= m->keyframes)
		from = m->keyframes - 1;
	memcpy(out, m->keyframe + (size_t)from * size, size);
	match_fix_apply(m, from * KEYFRAME, &out->common);
	match_on(m, from * KEYFRAME, n, &out->common);
}

void match_on(const struct match *m, int from, int n, struct position *p)
{
	for (int i = from; i < n; i++) {
		rules_carry_out(m->scenario, p, &m->entry[i].order, NULL);
		match_fix_apply(m, i + 1, p);
	}
}

/* --- several as one --- */

static bool batch_reserve(struct match *m, int n)
{
	if (n <= m->batch_room)
		return true;
	struct batch *more = realloc(m->batch, (size_t)n * sizeof *more);
	if (!more)
		return false;
	memset(more + m->batch_room, 0, (size_t)(n - m->batch_room) * sizeof *more);
	m->batch = more;
	m->batch_room = n;
	return true;
}

/* Plays them all on m->next. */
static bool try_all(struct match *m, const struct order *orders, int n, struct prompt *ask, struct error *e)
{
	memcpy(&m->next, &m->at, position_bytes(m));
	*ask = m->ask;
	for (int k = 0; k < n; k++) {
		struct batch *b = &m->batch[k];
		memcpy(&b->before, &m->next, position_bytes(m));
		if (!play_one(m, &m->next.common, ask, &orders[k], &b->entry, e))
			return false;
		tale_cut(&b->tale, 0, 0);
		if (n > 1)
			tale_add(&b->tale, m->events, 0);
	}
	return true;
}

/* What was tried becomes the record and the position. */
static bool keep_all(struct match *m, int n, const struct prompt *ask)
{
	for (int k = 0; k < n; k++) {
		const union any_position *after = k + 1 < n ? &m->batch[k + 1].before : &m->next;
		if (!match_keyframe(m, m->now + k + 1, after)) {
			m->keyframes = m->now / KEYFRAME + 1;
			return false;
		}
		m->entry[m->now + k] = m->batch[k].entry;
	}
	m->now += n;
	m->length = m->now;
	memcpy(&m->at, &m->next, position_bytes(m));
	m->ask = *ask;
	m->last_turn = m->at.common.header.turn;
	return true;
}

static void tell_all(struct match *m, int from, int n)
{
	if (!m->standing_aside)
		tale_cut(&m->told, 0, 0);
	for (int k = 0; k < n; k++) {
		if (n > 1)
			tale_events(&m->batch[k].tale, 0, 0, m->events);
		tale_add(&m->told, m->events, 0);
		match_tell(m, from + k, &m->batch[k].before.common, m->events);
	}
	match_told_all(m);
}

bool match_play(struct match *m, const struct order *orders, int n, struct error *e)
{
	struct prompt ask;
	int from = m->now;
	bool cuts = m->now < m->length;
	if (n < 1)
		return error_set(e, NULL, NULL, NULL, "there is no order to play");
	if (!reserve(m, n) || !batch_reserve(m, n))
		return no_memory(e);
	if (!try_all(m, orders, n, &ask, e))
		return false;
	match_cut(m);
	if (!keep_all(m, n, &ask))
		return no_memory(e);
	if (cuts)
		autosave_anew(m);
	else
		autosave_played(m, from);
	tell_all(m, from, n);
	match_stand_by(m);
	return true;
}

void match_told(const struct match *m, struct events *out)
{
	tale_events(&m->told, 0, 0, out);
}

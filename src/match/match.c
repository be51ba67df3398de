#include "match/match.h"

#include "match/hash.h"
#include "match/inside.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static size_t position_bytes(const struct match *m)
{
	return m->scenario->rules->position_size;
}

/* Makes room for one more of `size` bytes; NULL when memory ran out. */
static void *grown(void *at, int n, int *room, size_t size)
{
	if (n < *room)
		return at;
	int more = *room ? *room * 2 : 64;
	void *bigger = realloc(at, (size_t)more * size);
	if (bigger)
		*room = more;
	return bigger;
}

static bool keyframe_add(struct match *m)
{
	size_t size = position_bytes(m);
	uint8_t *at = grown(m->keyframe, m->keyframes, &m->keyframe_room, size);
	if (!at)
		return false;
	m->keyframe = at;
	memcpy(at + (size_t)m->keyframes * size, &m->at, size);
	m->keyframes++;
	return true;
}

struct match *match_start(struct scenario *s, char *custom, size_t custom_size, uint64_t seed, struct error *e)
{
	struct match *m = calloc(1, sizeof *m);
	struct events *events = malloc(sizeof *events);
	if (!m || !events || sodium_init() < 0) {
		error_set(e, NULL, NULL, NULL, "there is no memory for a match");
		free(m);
		free(events);
		free(custom);
		scenario_free(s);
		free(s);
		return NULL;
	}
	m->scenario = s;
	m->custom = custom;
	m->custom_size = custom_size;
	m->seed = seed;
	m->events = events;
	m->autosave_fd = -1;
	events_clear(events);
	if (!s->rules->setup(s, seed, &m->at.common, events, e) || !keyframe_add(m)) {
		match_free(m);
		return NULL;
	}
	m->start_check = hash_check(s, &m->at.common);
	return m;
}

void match_free(struct match *m)
{
	if (!m)
		return;
	if (m->autosave_fd >= 0)
		close(m->autosave_fd);
	scenario_free(m->scenario);
	free(m->scenario);
	free(m->custom);
	free(m->entry);
	free(m->fix);
	free(m->keyframe);
	free(m->events);
	free(m);
}

static bool options_set(struct scenario *s, const char *const *options, struct error *e)
{
	for (int i = 0; options && options[i]; i++)
		if (!scenario_option(s, options[i], e))
			return false;
	return true;
}

struct match *match_new(const char *data, const char *name, const char *file, const char *const *options,
			uint64_t seed, struct error *e)
{
	char *custom = NULL;
	size_t size = 0;
	if (file && !(custom = file_read(file, JSON_MAX_BYTES, &size, e)))
		return NULL;
	struct scenario *s = calloc(1, sizeof *s);
	if (!s) {
		error_set(e, NULL, NULL, NULL, "there is no memory for a scenario");
		free(custom);
		return NULL;
	}
	if (!scenario_load(s, data, name, file, e)) {
		free(s);
		free(custom);
		return NULL;
	}
	if (!options_set(s, options, e)) {
		scenario_free(s);
		free(s);
		free(custom);
		return NULL;
	}
	return match_start(s, custom, size, seed, e);
}

const struct scenario *match_scenario(const struct match *m)
{
	return m->scenario;
}

const struct position *match_position(const struct match *m)
{
	return &m->at.common;
}

void match_ask(const struct match *m, struct prompt *out)
{
	rules_ask(m->scenario, &m->at.common, out);
}

void match_orders(const struct match *m, struct orders *out)
{
	rules_orders(m->scenario, &m->at.common, out);
}

int match_length(const struct match *m)
{
	return m->length;
}

int match_now(const struct match *m)
{
	return m->now;
}

struct order match_order(const struct match *m, int i)
{
	return m->entry[i].order;
}

uint32_t match_check(const struct match *m, int i)
{
	return i ? m->entry[i - 1].check : m->start_check;
}

bool match_redone(const struct match *m, int i)
{
	return m->entry[i].redone;
}

void match_hash(const struct match *m, char out[65])
{
	hash_position(m->scenario, &m->at.common, out);
}

void match_seat(struct match *m, enum side side, enum seat seat)
{
	if (m->seat[side] == (uint8_t)seat)
		return;
	m->seat[side] = (uint8_t)seat;
	autosave_anew(m);
}

enum seat match_seated(const struct match *m, enum side side)
{
	return (enum seat)m->seat[side];
}

/* --- dice fixed by hand --- */

const struct fix *match_fix_at(const struct match *m, int at)
{
	for (int i = m->fixes; i-- > 0 && m->fix[i].at >= at;)
		if (m->fix[i].at == at)
			return &m->fix[i];
	return NULL;
}

static void fix_apply(const struct match *m, int at, struct position *p)
{
	const struct fix *f = match_fix_at(m, at);
	if (f)
		dice_force(&p->dice, f->value, f->n);
}

bool match_fix(struct match *m, const int *values, int n, struct error *e)
{
	if (n < 0 || n > MAX_FORCED)
		return error_set(e, NULL, NULL, NULL, "0 to %d dice can be fixed, not %d", MAX_FORCED, n);
	for (int i = 0; i < n; i++)
		if (values[i] < 1 || values[i] > 255)
			return error_set(e, NULL, NULL, NULL, "a fixed die must be 1 to 255, not %d", values[i]);
	struct fix *at = grown(m->fix, m->fixes, &m->fix_room, sizeof *at);
	if (!at)
		return error_set(e, NULL, NULL, NULL, "there is no memory for fixed dice");
	m->fix = at;
	if (!m->fixes || at[m->fixes - 1].at != m->now)
		m->fixes++;
	struct fix *f = &at[m->fixes - 1];
	memset(f, 0, sizeof *f);
	f->at = m->now;
	f->n = n;
	if (n)
		memcpy(f->value, values, (size_t)n * sizeof *values);
	dice_force(&m->at.common.dice, f->value, n);
	return true;
}

/* --- the record --- */

/* Forgets all that comes after now. */
static void cut(struct match *m)
{
	if (m->length > m->now) {
		uint32_t drawn = m->entry[m->length - 1].drawn;
		if (drawn > m->rolled)
			m->rolled = drawn;
	}
	m->length = m->now;
	m->last_turn = m->at.common.header.turn;
	m->keyframes = m->now / KEYFRAME + 1;
	while (m->fixes && m->fix[m->fixes - 1].at > m->now)
		m->fixes--;
}

/* Does anything the order did end taking back? */
static bool sealed(const struct match *m, enum side decided)
{
	for (int i = 0; i < m->events->n; i++)
		if (m->events->at[i].seals)
			return true;
	struct prompt ask;
	match_ask(m, &ask);
	return ask.side != NOBODY && ask.side != decided;
}

bool match_append(struct match *m, const struct order *o, struct error *e)
{
	struct entry *list = grown(m->entry, m->length, &m->room, sizeof *list);
	if (!list)
		return error_set(e, NULL, NULL, NULL, "there is no memory for another order");
	m->entry = list;
	struct prompt ask;
	match_ask(m, &ask);
	struct entry new = {.order = *o, .turn = m->at.common.header.turn, .phasing = m->at.common.header.phasing};
	new.starts = ask.depth == 0;
	uint32_t drawn = m->at.common.dice.drawn;
	events_clear(m->events);
	if (!rules_play(m->scenario, &m->at.common, o, m->events, e))
		return false;
	new.drawn = m->at.common.dice.drawn;
	new.redone = new.drawn > drawn && drawn < m->rolled;
	new.seals = new.drawn > drawn || sealed(m, ask.side);
	new.check = hash_check(m->scenario, &m->at.common);
	m->entry[m->length++] = new;
	m->now = m->length;
	m->last_turn = m->at.common.header.turn;
	if (m->now % KEYFRAME == 0 && !keyframe_add(m)) {
		match_drop_last(m);
		return error_set(e, NULL, NULL, NULL, "there is no memory for another order");
	}
	return true;
}

void match_drop_last(struct match *m)
{
	m->length--;
	match_state(m, m->length, &m->at);
	m->now = m->length;
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
	int i = from * KEYFRAME;
	fix_apply(m, i, &out->common);
	for (; i < n; i++) {
		rules_play(m->scenario, &out->common, &m->entry[i].order, NULL, NULL);
		fix_apply(m, i + 1, &out->common);
	}
}

static void events_copy(const struct events *from, struct events *to)
{
	to->n = from->n;
	to->accounts = from->accounts;
	to->ways = from->ways;
	memcpy(to->at, from->at, (size_t)from->n * sizeof from->at[0]);
	memcpy(to->account, from->account, (size_t)from->accounts * sizeof from->account[0]);
	memcpy(to->way, from->way, (size_t)from->ways * sizeof from->way[0]);
}

bool match_play(struct match *m, const struct order *o, struct events *ev, struct error *e)
{
	if (ev)
		events_clear(ev);
	/* Tried on a copy first: a refusal must not cut off what had been undone. */
	if (m->now < m->length) {
		union any_position *copy = malloc(sizeof *copy);
		if (!copy)
			return error_set(e, NULL, NULL, NULL, "there is no memory for another order");
		memcpy(copy, &m->at, position_bytes(m));
		bool fine = rules_play(m->scenario, &copy->common, o, NULL, e);
		free(copy);
		if (!fine)
			return false;
	}
	bool cuts = m->now < m->length;
	int from = m->now;
	cut(m);
	bool fine = match_append(m, o, e);
	if (fine && ev)
		events_copy(m->events, ev);
	if (cuts)
		autosave_anew(m);
	else if (fine)
		autosave_played(m, from);
	return fine;
}

bool match_retell(const struct match *m, int i, struct events *ev, struct position *before)
{
	if (i < NONE || i >= m->length)
		return false;
	union any_position *at = malloc(sizeof *at);
	if (!at)
		return false;
	match_state(m, i < 0 ? 0 : i, at);
	if (before)
		memcpy(before, at, position_bytes(m));
	if (ev)
		events_clear(ev);
	if (i < 0)
		m->scenario->rules->setup(m->scenario, m->seed, &at->common, ev, NULL);
	else
		rules_play(m->scenario, &at->common, &m->entry[i].order, ev, NULL);
	free(at);
	return true;
}

bool match_force(struct match *m, const int *values, int n, struct error *e)
{
	if (n < 0 || n > MAX_FORCED)
		return error_set(e, NULL, NULL, NULL, "0 to %d dice can be fixed, not %d", MAX_FORCED, n);
	for (int i = 0; i < n; i++)
		if (values[i] < 1 || values[i] > 255)
			return error_set(e, NULL, NULL, NULL, "a fixed die must be 1 to 255, not %d", values[i]);
	cut(m);
	bool fine = match_fix(m, values, n, e);
	autosave_anew(m);
	return fine;
}

/* --- back and forth --- */

bool match_jump(struct match *m, int n)
{
	if (n < 0 || n > m->length)
		return false;
	if (n == m->now)
		return true;
	match_state(m, n, &m->at);
	m->now = n;
	autosave_moved(m);
	return true;
}

int match_decision_start(const struct match *m, int i)
{
	if (i >= m->length)
		i = m->length - 1;
	while (i > 0 && !m->entry[i].starts)
		i--;
	return i < 0 ? 0 : i;
}

int match_turn_start(const struct match *m, int i)
{
	if (i >= m->length)
		i = m->length - 1;
	while (i > 0 && m->entry[i - 1].turn == m->entry[i].turn && m->entry[i - 1].phasing == m->entry[i].phasing)
		i--;
	return i < 0 ? 0 : i;
}

bool match_sealed(const struct match *m)
{
	if (!m->now)
		return true;
	for (int i = match_decision_start(m, m->now - 1); i < m->now; i++)
		if (m->entry[i].seals)
			return true;
	return false;
}

bool match_undo(struct match *m)
{
	if (!m->now)
		return false;
	return match_jump(m, match_decision_start(m, m->now - 1));
}

bool match_redo(struct match *m)
{
	if (m->now == m->length)
		return false;
	int n = m->now + 1;
	while (n < m->length && !m->entry[n].starts)
		n++;
	return match_jump(m, n);
}

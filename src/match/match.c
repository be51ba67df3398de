#include "match/match.h"

#include "match/hash.h"
#include "match/inside.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static size_t position_bytes(const struct match *m)
{
	return m->scenario->rules->position_size;
}

void *match_grown(void *at, int n, int *room, size_t size)
{
	if (n < *room)
		return at;
	int more = *room ? *room * 2 : 4;
	void *bigger = realloc(at, (size_t)more * size);
	if (bigger)
		*room = more;
	return bigger;
}

bool match_keyframe(struct match *m, int n, const union any_position *at)
{
	size_t size = position_bytes(m);
	if (n % KEYFRAME)
		return true;
	uint8_t *frame = match_grown(m->keyframe, n / KEYFRAME, &m->keyframe_room, size);
	if (!frame)
		return false;
	m->keyframe = frame;
	memcpy(frame + (size_t)(n / KEYFRAME) * size, at, size);
	m->keyframes = n / KEYFRAME + 1;
	return true;
}

void match_settle(struct match *m)
{
	rules_ask(m->scenario, &m->at.common, &m->ask);
}

struct match *match_start(struct scenario *s, char *custom, size_t custom_size, uint64_t seed, struct error *e)
{
	struct match *m = calloc(1, sizeof *m);
	struct events *events = malloc(sizeof *events);
	s->users++;
	if (!m || !events || sodium_init() < 0) {
		error_set(e, NULL, NULL, NULL, "there is no memory for a match");
		free(m);
		free(events);
		free(custom);
		scenario_drop(s);
		return NULL;
	}
	m->scenario = s;
	m->custom = custom;
	m->custom_size = custom_size;
	m->seed = seed;
	m->events = events;
	m->autosave_fd = -1;
	events_clear(events);
	bool fine = s->rules->setup(s, seed, &m->at.common, events, e);
	if (!fine || !match_keyframe(m, 0, &m->at)) {
		if (fine)
			error_set(e, NULL, NULL, NULL, "there is no memory for a match");
		match_free(m);
		return NULL;
	}
	match_settle(m);
	m->start_check = hash_check(s, &m->at.common);
	return m;
}

void match_free(struct match *m)
{
	if (!m)
		return;
	if (m->autosave_fd >= 0)
		close(m->autosave_fd);
	scenario_drop(m->scenario);
	free(m->custom);
	free(m->entry);
	free(m->fix);
	free(m->taken);
	for (int i = 0; i < m->batch_room; i++)
		tale_free(&m->batch[i].tale);
	free(m->batch);
	free(m->listener);
	free(m->keyframe);
	free(m->events);
	tale_free(&m->told);
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

struct match *match_like(const struct match *m, uint64_t seed, struct error *e)
{
	char *custom = m->custom ? malloc(m->custom_size + 1) : NULL;
	if (m->custom && !custom) {
		error_set(e, NULL, NULL, NULL, "there is no memory for the match");
		return NULL;
	}
	if (custom)
		memcpy(custom, m->custom, m->custom_size + 1);
	return match_start(m->scenario, custom, m->custom_size, seed, e);
}

uint64_t match_seed(void)
{
	uint64_t seed;
	do
		randombytes_buf(&seed, sizeof seed);
	while (!seed);
	return seed;
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
	*out = m->ask;
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

struct match_fact match_fact(const struct match *m, int i)
{
	const struct entry *at = &m->entry[i];
	struct match_fact out = {.starts = at->starts, .redone = at->redone, .person = at->person, .seals = at->seals, .row = at->row,
				 .phasing = at->phasing, .turn = at->turn};
	return out;
}

void match_at(const struct match *m, int n, struct position *out)
{
	union any_position *at = (union any_position *)(void *)out;
	if (n == m->now)
		memcpy(out, &m->at, position_bytes(m));
	else
		match_state(m, n, at);
}

/* A hash of the seed, for all to know; for each number of times that something was taken back another. */
static uint64_t known_number(const struct match *m, int taken_back)
{
	char hash[HASH_DIGITS];
	char text[56], times[24] = "";
	if (taken_back)
		snprintf(times, sizeof times, " again %d", taken_back);
	int n = snprintf(text, sizeof text, "public %016" PRIx64 "%s", m->seed, times);
	hash_bytes(text, (size_t)n, hash);
	hash[16] = 0;
	return strtoull(hash, NULL, 16);
}

uint64_t match_begun_with(const struct match *m)
{
	return m->seed;
}

uint64_t match_public(const struct match *m)
{
	return known_number(m, 0);
}

/* What is undone counts before it is cut off: a machine that decides there draws anew as well. */
uint64_t match_lot(const struct match *m)
{
	return known_number(m, m->takens + (m->now < m->length));
}

void match_hash(const struct match *m, char out[65])
{
	hash_position(m->scenario, &m->at.common, out);
}

bool match_player(struct match *m, enum side side, const char *id)
{
	const struct player *player;
	if (!player_read(id, &player))
		return false;
	if (m->player[side] == player)
		return true;
	m->player[side] = player;
	autosave_anew(m);
	match_told_all(m);
	return true;
}

const struct player *match_played_by(const struct match *m, enum side side)
{
	return m->player[side];
}

uint8_t match_persons(const struct match *m)
{
	uint8_t out = 0;
	for (int i = 0; i < SIDES; i++)
		if (!m->player[i])
			out |= (uint8_t)(1 << i);
	return out;
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
	match_settle(m);
	autosave_moved(m);
	match_told_all(m);
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

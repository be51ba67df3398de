/* Who listens to a match, and telling it again. */
#include "match/inside.h"

#include <stdlib.h>
#include <string.h>

bool match_listen(struct match *m, const struct match_listener *listener)
{
	struct match_listener *more = realloc(m->listener, (size_t)(m->listeners + 1) * sizeof *more);
	if (!more)
		return false;
	m->listener = more;
	m->listener[m->listeners++] = *listener;
	return true;
}

void match_unlisten(struct match *m, const void *who)
{
	int kept = 0;
	for (int i = 0; i < m->listeners; i++)
		if (m->listener[i].who != who)
			m->listener[kept++] = m->listener[i];
	m->listeners = kept;
}

const struct match_listener *match_listener(const struct match *m, int i)
{
	return i >= 0 && i < m->listeners ? &m->listener[i] : NULL;
}

void match_tell(const struct match *m, int i, const struct position *before, const struct events *events)
{
	for (int k = 0; k < m->listeners; k++)
		m->listener[k].played(m->listener[k].who, i, before, events);
}

void match_told_all(const struct match *m)
{
	for (int k = 0; k < m->listeners; k++)
		m->listener[k].moved(m->listener[k].who);
}

bool match_recount(const struct match *m, const struct match_listener *to)
{
	const struct scenario *s = m->scenario;
	struct events *events = malloc(sizeof *events);
	union any_position *at = calloc(2, sizeof *at), *before = at ? at + 1 : NULL;
	bool fine = events && at;
	if (fine) {
		events_clear(events);
		s->rules->setup(s, m->seed, &at->common, events, NULL);
		match_fix_apply(m, 0, &at->common);
		to->played(to->who, NONE, &at->common, events);
	}
	for (int i = 0; fine && i < m->length; i++) {
		memcpy(before, at, s->rules->position_size);
		events_clear(events);
		rules_play(s, &at->common, &m->entry[i].order, events, NULL);
		match_fix_apply(m, i + 1, &at->common);
		to->played(to->who, i, &before->common, events);
	}
	free(events);
	free(at);
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
		memcpy(before, at, m->scenario->rules->position_size);
	if (ev)
		events_clear(ev);
	if (i < 0)
		m->scenario->rules->setup(m->scenario, m->seed, &at->common, ev, NULL);
	else
		rules_play(m->scenario, &at->common, &m->entry[i].order, ev, NULL);
	free(at);
	return true;
}

/* --- what was taken back --- */

bool match_note_taken(struct match *m, int at, const char *words)
{
	struct taken *list = match_grown(m->taken, m->takens, &m->taken_room, sizeof *list);
	if (!list)
		return false;
	m->taken = list;
	struct taken *new = &m->taken[m->takens++];
	memset(new, 0, sizeof *new);
	new->at = at;
	size_t n = strlen(words);
	memcpy(new->words, words, n < sizeof new->words ? n : sizeof new->words - 1);
	return true;
}

const struct taken *match_taken_at(const struct match *m, int i)
{
	for (int k = 0; k < m->takens; k++)
		if (m->taken[k].at == i)
			return &m->taken[k];
	return NULL;
}

const struct taken *match_taken_next(const struct match *m, const struct taken *note)
{
	int k = (int)(note - m->taken) + 1;
	return k < m->takens && m->taken[k].at == note->at ? &m->taken[k] : NULL;
}

void match_taken(const struct match *m, int i, struct text *out)
{
	size_t used = 0;
	out->at[0] = 0;
	for (const struct taken *t = match_taken_at(m, i); t && used + 1 < sizeof out->at; t = match_taken_next(m, t)) {
		char kept[sizeof out->at];
		memcpy(kept, out->at, sizeof kept);
		text_set(out, "%s%s%s", kept, used ? "; " : "", t->words);
		used = strlen(out->at);
	}
}

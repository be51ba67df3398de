/* The text of a saved game, written. record_read.c reads it. */
#include "match/hash.h"
#include "match/inside.h"
#include "match/seal.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef GROGNARD_VERSION
#define GROGNARD_VERSION "0.1.0"
#endif

static const char person[] = "person";

const char *player_word(const struct player *player)
{
	return player ? player->id : person;
}

bool player_read(const char *word, const struct player **out)
{
	*out = player_find(word);
	return *out || !strcmp(word, person);
}

/* A text of the scenario on one line of its own: nothing in it may end the line. */
static void put_line(struct buffer *out, const char *key, const char *text)
{
	char clean[192];
	size_t n = 0;
	for (; text[n] && n + 1 < sizeof clean; n++)
		clean[n] = (unsigned char)text[n] < ' ' ? ' ' : text[n];
	clean[n] = 0;
	buffer_print(out, "%s %s\n", key, clean);
}

static void put_turn(const struct match *m, int turn, struct buffer *out)
{
	const struct scenario *s = m->scenario;
	if (turn >= 0 && turn < (int)(sizeof s->turn_name / sizeof s->turn_name[0]) && s->turn_name[turn][0])
		put_line(out, "turn", s->turn_name[turn]);
}

/* A line that may be read, or a sealed one. */
static void put_closed(bool seals, const char *text, struct buffer *out)
{
	char sealed[SEAL_LINE];
	if (!seals)
		buffer_print(out, "%s\n", text);
	else if (seal_close(text, sealed))
		buffer_print(out, "seal %s\n", sealed);
	else
		out->failed = true;
}

/* The end of a game opens it. */
static bool seals(const struct match *m)
{
	return rules_hides(m->scenario) && !m->at.common.header.result.over;
}

/* Who sits where is told to lists of games as well, but what counts is under the seal. */
static void put_seed(const struct match *m, struct buffer *out)
{
	char text[SEAL_TEXT];
	bool closed = seals(m);
	int n = snprintf(text, sizeof text, "seed %016" PRIx64, m->seed);
	for (int i = 0; closed && i < SIDES_OF_MATCH; i++)
		n += snprintf(text + n, sizeof text - (size_t)n, " %s", player_word(m->player[i]));
	put_closed(closed, text, out);
	for (int i = 0; i < SIDES_OF_MATCH; i++)
		buffer_print(out, "seat %s %s\n", m->scenario->side_id[i], player_word(m->player[i]));
}

static void put_head(const struct match *m, bool whole, struct buffer *out)
{
	const struct scenario *s = m->scenario;
	char when[32];
	time_t now = time(NULL);
	struct tm tm;
	gmtime_r(&now, &tm);
	strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", &tm);
	buffer_print(out, "grognard-match 1\nprogram %s\nsaved %s\nform %s\n", GROGNARD_VERSION, when,
		     whole ? "whole" : "running");
	put_line(out, "game", s->game);
	put_line(out, "scenario", s->id);
	put_line(out, "title", s->title);
	buffer_print(out, "options");
	for (int i = 0; i < s->options; i++)
		buffer_print(out, " %s=%d", s->option[i].id, s->option[i].value);
	buffer_add(out, "\n", 1);
	put_seed(m, out);
	if (m->rolled)
		buffer_print(out, "rolled %" PRIu32 "\n", m->rolled);
	put_turn(m, m->at.common.header.turn, out);
	if (m->custom) {
		buffer_print(out, "custom %zu\n", m->custom_size);
		buffer_add(out, m->custom, m->custom_size);
		buffer_add(out, "\n", 1);
	}
	buffer_add(out, "\n", 1);
}

static void put_fix(const struct match *m, int at, struct buffer *out)
{
	const struct fix *f = match_fix_at(m, at);
	if (!f)
		return;
	buffer_print(out, "dice");
	for (int i = 0; i < f->n; i++)
		buffer_print(out, " %d", f->value[i]);
	buffer_add(out, "\n", 1);
}

/* What was taken back past a seal stands behind the name of the turn, where readers that know nothing of it take it for
 * a part of the name. */
static void put_taken(const struct match *m, int at, struct buffer *out)
{
	const struct scenario *s = m->scenario;
	int turn = at < m->length ? m->entry[at].turn : m->last_turn;
	const char *name = turn >= 0 && turn < (int)(sizeof s->turn_name / sizeof s->turn_name[0]) ? s->turn_name[turn] : "";
	for (const struct taken *t = match_taken_at(m, at); t; t = match_taken_next(m, t)) {
		char line[160];
		snprintf(line, sizeof line, "%.31s%s%s", name, TAKEN_BACK, t->words);
		put_line(out, "turn", line);
	}
}

/* What stands before order `at` beside the order itself. */
static void put_between(const struct match *m, int at, struct buffer *out)
{
	put_taken(m, at, out);
	put_fix(m, at, out);
}

/* "standing french pass 3 - 2213": the answer, the row, the card and the place; after these the turn in which it lapses, if
 * it does. What one side leaves to be done is no
 * matter of the other's. */
static void put_standing(const struct match *m, int side, const struct standing *x, struct buffer *out)
{
	char text[SEAL_TEXT], card[12] = "-", sealed[SEAL_LINE], lapses[12] = "";
	if (x->card != NONE)
		snprintf(card, sizeof card, "%d", x->card);
	if (x->lapses)
		snprintf(lapses, sizeof lapses, " %d", x->lapses);
	snprintf(text, sizeof text, "%s %s %d %s %.12s%s", m->scenario->side_id[side],
		 standing_name((enum standing_answer)x->answer), x->row, card,
		 x->place == NONE ? "-" : m->scenario->board.at[x->place].id, lapses);
	if (!seals(m))
		buffer_print(out, "standing %s\n", text);
	else if (seal_close(text, sealed))
		buffer_print(out, "standing seal %s\n", sealed);
	else
		out->failed = true;
}

static void put_standings(const struct match *m, struct buffer *out)
{
	for (int side = 0; side < SIDES_OF_MATCH; side++)
		for (int i = 0; i < m->standing[side].n; i++)
			put_standing(m, side, &m->standing[side].at[i], out);
}

void record_lines(const struct match *m, int from, struct buffer *out)
{
	for (int i = from; i < m->length; i++) {
		const struct entry *at = &m->entry[i];
		char text[64], line[SEAL_TEXT];
		order_print(m->scenario, &at->order, text, sizeof text);
		snprintf(line, sizeof line, "%s\t%08" PRIx32 "%s", text, at->check, at->redone ? "\tredone" : "");
		put_closed(seals(m), line, out);
		int turn = i + 1 < m->length ? m->entry[i + 1].turn : m->last_turn;
		if (turn != at->turn)
			put_turn(m, turn, out);
		if (i + 1 < m->length)
			put_between(m, i + 1, out);
	}
}

/* Fixed dice after the last order belong to the record as well. record_lines leaves them to this, so that a line
 * appended later does not repeat them. */
static void put_last(const struct match *m, struct buffer *out)
{
	if (m->length)
		put_between(m, m->length, out);
}

void record_write(const struct match *m, bool whole, struct buffer *out)
{
	put_head(m, whole, out);
	put_standings(m, out);
	put_between(m, 0, out);
	record_lines(m, 0, out);
	put_last(m, out);
	if (m->now < m->length)
		buffer_print(out, "now %d\n", m->now);
	if (!whole || out->failed)
		return;
	char hash[HASH_DIGITS];
	hash_bytes(out->at, out->n, hash);
	buffer_print(out, "end %d %s\n", m->length, hash);
}

bool match_save(const struct match *m, const char *path, struct error *e)
{
	struct buffer out = {0};
	record_write(m, true, &out);
	bool fine = out.failed ? error_set(e, path, NULL, NULL, "there is no memory to write the game")
			       : file_write(path, out.at, out.n, e);
	free(out.at);
	return fine;
}

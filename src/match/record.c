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

/* In a saved game: see player_read. */
static const char *player_word(const struct player *player)
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
	const char *name = scenario_turn(m->scenario, turn);
	if (name[0])
		put_line(out, "turn", name);
}

void record_linked(struct paper *out)
{
	if (out->b.failed || out->linked == out->b.n)
		return;
	seal_link(&out->chain, out->b.at + out->linked, out->b.n - out->linked);
	out->linked = out->b.n;
}

/* The end of a game opens it. */
static bool seals(const struct match *m)
{
	return rules_hides(m->scenario) && !m->at.common.header.result.over;
}

/* A line that may be read, or a sealed one. `word`: what it begins with ("standing "), or "". */
static void put_closed(const struct match *m, const char *word, const char *text, struct paper *out)
{
	char sealed[SEAL_LINE];
	if (!seals(m)) {
		buffer_print(&out->b, "%s%s\n", word, text);
		return;
	}
	record_linked(out);
	if (seal_close(&out->chain, text, sealed))
		buffer_print(&out->b, "%sseal %s\n", word, sealed);
	else
		out->b.failed = true;
}

/* Who sits where is told to lists of games as well, but what counts is under the seal. */
static void put_seed(const struct match *m, struct paper *out)
{
	char text[SEAL_TEXT];
	bool closed = seals(m);
	int n = snprintf(text, sizeof text, "seed %016" PRIx64, m->seed);
	for (int i = 0; closed && i < SIDES_OF_MATCH; i++)
		n += snprintf(text + n, sizeof text - (size_t)n, " %s", player_word(m->player[i]));
	put_closed(m, "", text, out);
	for (int i = 0; i < SIDES_OF_MATCH; i++)
		buffer_print(&out->b, "seat %s %s\n", m->scenario->side_id[i], player_word(m->player[i]));
}

static void put_head(const struct match *m, bool whole, struct paper *paper)
{
	struct buffer *out = &paper->b;
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
	put_seed(m, paper);
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

static void put_fix(const struct match *m, int at, struct paper *out)
{
	const struct fix *f = match_fix_at(m, at);
	char text[SEAL_TEXT] = "";
	size_t n = 0;
	if (!f)
		return;
	for (int i = 0; i < f->n; i++)
		n += (size_t)snprintf(text + n, sizeof text - n, "%s%d", i ? " " : "", f->value[i]);
	put_closed(m, f->n || seals(m) ? "dice " : "dice", text, out);
}

/* What was taken back past a seal stands behind the name of the turn, where readers that know nothing of it take it for
 * a part of the name. */
static void put_taken(const struct match *m, int at, struct buffer *out)
{
	const char *name = scenario_turn(m->scenario, at < m->length ? m->entry[at].turn : m->last_turn);
	for (const struct taken *t = match_taken_at(m, at); t; t = match_taken_next(m, t)) {
		char line[160];
		snprintf(line, sizeof line, "%.31s%s%s", name, TAKEN_BACK, t->words);
		put_line(out, "turn", line);
	}
}

/* What stands before order `at` beside the order itself. */
static void put_between(const struct match *m, int at, struct paper *out)
{
	put_taken(m, at, &out->b);
	put_fix(m, at, out);
}

/* "standing french pass 3 - 2213": the answer, the row, the card and the place; after these the turn in which it lapses, if
 * it does. What one side leaves to be done is no matter of the other's. */
static void put_standing(const struct match *m, int side, const struct standing *x, struct paper *out)
{
	char text[SEAL_TEXT], card[12] = "-", lapses[12] = "";
	if (x->card != NONE)
		snprintf(card, sizeof card, "%d", x->card);
	if (x->lapses)
		snprintf(lapses, sizeof lapses, " %d", x->lapses);
	snprintf(text, sizeof text, "%s %s %d %s %.12s%s", m->scenario->side_id[side],
		 standing_name((enum standing_answer)x->answer), x->row, card,
		 x->place == NONE ? "-" : m->scenario->board.at[x->place].id, lapses);
	put_closed(m, "standing ", text, out);
}

static void put_standings(const struct match *m, struct paper *out)
{
	for (int side = 0; side < SIDES_OF_MATCH; side++)
		for (int i = 0; i < m->standing[side].n; i++)
			put_standing(m, side, &m->standing[side].at[i], out);
}

/* Who a reader of what was written takes the giver of order i for: who gave the one of that side before it, else who plays it now. */
static bool taken_for_person(const struct match *m, int i)
{
	int side = m->entry[i].order.side;
	for (int k = i - 1; k >= 0; k--)
		if (m->entry[k].order.side == side)
			return m->entry[k].person;
	return !m->player[side];
}

/* Where a side changed hands. It stands where what was taken back does, for the same reason. */
static void put_given(const struct match *m, int i, struct buffer *out)
{
	const struct entry *at = &m->entry[i];
	char line[160];
	if (at->person == taken_for_person(m, i))
		return;
	snprintf(line, sizeof line, "%.31s%s%.31s %s", scenario_turn(m->scenario, at->turn), GIVEN_BY, m->scenario->side_id[at->order.side],
		 at->person ? GIVER_PERSON : GIVER_COMPUTER);
	put_line(out, "turn", line);
}

void record_lines(const struct match *m, int from, struct paper *out)
{
	for (int i = from; i < m->length; i++) {
		const struct entry *at = &m->entry[i];
		char text[64], line[SEAL_TEXT];
		put_given(m, i, &out->b);
		order_print(m->scenario, &at->order, text, sizeof text);
		snprintf(line, sizeof line, "%s\t%08" PRIx32 "%s", text, at->check, at->redone ? "\tredone" : "");
		put_closed(m, "", line, out);
		int turn = i + 1 < m->length ? m->entry[i + 1].turn : m->last_turn;
		if (turn != at->turn)
			put_turn(m, turn, &out->b);
		if (i + 1 < m->length)
			put_between(m, i + 1, out);
	}
}

/* Fixed dice after the last order belong to the record as well. record_lines leaves them to this, so that a line
 * appended later does not repeat them. */
static void put_last(const struct match *m, struct paper *out)
{
	if (m->length)
		put_between(m, m->length, out);
}

void record_now(const struct match *m, struct paper *out)
{
	char text[16];
	snprintf(text, sizeof text, "%d", m->now);
	put_closed(m, "now ", text, out);
}

/* The closing line: how many orders, and a hash of all before; where the seal stands on that, the number alone. */
static void put_end(const struct match *m, struct paper *out)
{
	char text[HASH_DIGITS + 16], hash[HASH_DIGITS];
	hash_bytes(out->b.at, out->b.n, hash);
	snprintf(text, sizeof text, seals(m) ? "%d" : "%d %s", m->length, hash);
	put_closed(m, "end ", text, out);
}

void record_write(const struct match *m, bool whole, struct paper *out)
{
	put_head(m, whole, out);
	put_standings(m, out);
	put_between(m, 0, out);
	record_lines(m, 0, out);
	put_last(m, out);
	if (m->now < m->length)
		record_now(m, out);
	if (whole && !out->b.failed)
		put_end(m, out);
}

bool match_save(const struct match *m, const char *path, struct error *e)
{
	struct paper out = {0};
	record_write(m, true, &out);
	bool fine = out.b.failed ? error_set(e, path, NULL, NULL, "there is no memory to write the game")
				 : file_write(path, out.b.at, out.b.n, e);
	free(out.b.at);
	return fine;
}

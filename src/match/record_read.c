/* A saved game, read: its orders are played again, each held against its check. */
#include "match/hash.h"
#include "match/head.h"
#include "match/inside.h"
#include "match/seal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reading {
	struct match *m;
	struct lines l;
	int now;        /* of the last `now` line, or NONE */
	enum seals seals;
	bool person[SIDES_OF_MATCH]; /* who gives the orders that follow */
	bool ended;
};

static bool broken_seal(struct error *e)
{
	return error_set(e, NULL, NULL, NULL, "the seal is broken: this line, or one before it, was changed after it was saved");
}

/* What stands behind the word of a line, opened if it is sealed; what must be and is not was written by another hand.
 * False with `e`. */
static bool opened(struct reading *r, const char **text, char open[SEAL_TEXT], struct error *e)
{
	if (strncmp(*text, "seal ", 5))
		return r->seals != SEALS_CHAIN || error_set(e, NULL, NULL, NULL, "this line should be sealed, and is not");
	if (!lines_unseal(&r->l, r->seals, *text + 5, open))
		return broken_seal(e);
	*text = open;
	return true;
}

/* Words separated by spaces as numbers; false when one is none or there are more than `room`. */
static bool read_numbers(const char *text, int *out, int room, int *n)
{
	*n = 0;
	while (*text) {
		char *end;
		if ((*n && *text++ != ' ') || *text < '0' || *text > '9')
			return false;
		long value = strtol(text, &end, 10);
		if (value > INT32_MAX || *n == room)
			return false;
		out[(*n)++] = (int)value;
		text = end;
	}
	return true;
}

static bool read_dice(struct reading *r, const char *text, struct error *e)
{
	int value[MAX_FORCED], n;
	char open[SEAL_TEXT];
	if (!opened(r, &text, open, e))
		return false;
	if (!read_numbers(text, value, MAX_FORCED, &n))
		return error_set(e, NULL, NULL, NULL, "\"dice %.40s\" does not fix up to %d dice", text, MAX_FORCED);
	return match_fix(r->m, value, n, e);
}

static bool read_now(struct reading *r, const char *text, struct error *e)
{
	int n;
	char open[SEAL_TEXT];
	if (!opened(r, &text, open, e))
		return false;
	if (!read_numbers(text, &r->now, 1, &n) || n != 1) {
		r->now = NONE;
		return error_set(e, NULL, NULL, NULL, "\"now %.40s\" is no number of orders", text);
	}
	return true;
}

static bool read_end(struct reading *r, const char *text, struct error *e)
{
	char hash[HASH_DIGITS], line[BODY_LINE], open[SEAL_TEXT];
	hash_bytes(r->l.text, r->l.from, hash);
	if (!opened(r, &text, open, e))
		return false;
	snprintf(line, sizeof line, r->seals == SEALS_CHAIN ? "%d" : "%d %s", r->m->length, hash);
	if (strcmp(line, text))
		return error_set(e, NULL, NULL, NULL, "the file was changed after it was saved: its closing line does "
						      "not fit what stands before");
	r->ended = true;
	return true;
}

static bool read_check(const char *text, uint32_t *check, bool *redone)
{
	char *end;
	*check = (uint32_t)strtoul(text, &end, 16);
	*redone = !strcmp(end, "\tredone");
	return end == text + 8 && strspn(text, "0123456789abcdef") == 8 && (!*end || *redone);
}

/* `sealed`: a message must not quote the line, which the reader may not know. */
static bool read_order(struct reading *r, char *line, char *tab, bool sealed, struct error *e)
{
	struct match *m = r->m;
	uint32_t check;
	bool redone;
	if (!read_check(tab + 1, &check, &redone))
		return error_set(e, NULL, NULL, NULL, "\"%.40s\" is no check of eight hex digits", tab + 1);
	*tab = 0;
	struct prompt ask;
	match_ask(m, &ask);
	if (ask.side == NOBODY)
		return error_set(e, NULL, NULL, NULL, "\"%s\" comes after the end of the game", line);
	struct order o;
	struct error inner = {0};
	bool fine = order_parse(m->scenario, line, ask.side, &o, &inner) && match_append(m, &o, &inner);
	if (!fine && sealed)
		return error_set(e, NULL, NULL, NULL, "the sealed order cannot be played here");
	if (!fine)
		return error_set(e, NULL, NULL, inner.rule, "\"%s\" cannot be played: %s", line, inner.reason);
	if (m->entry[m->length - 1].check != check) {
		match_drop_last(m);
		return error_set(e, NULL, NULL, NULL, "\"%s\" leads to another position than when it was saved",
				 sealed ? "a sealed order" : line);
	}
	struct entry *last = &m->entry[m->length - 1];
	last->redone = redone;
	last->person = r->person[o.side];
	return true;
}

/* "french person"; what is neither is taken for a part of the name. */
static void read_giver(struct reading *r, const char *text)
{
	char line[80];
	for (int side = 0; side < SIDES_OF_MATCH; side++)
		for (int person = 0; person <= 1; person++) {
			snprintf(line, sizeof line, "%.31s %s", r->m->scenario->side_id[side], person ? GIVER_PERSON : GIVER_COMPUTER);
			if (!strcmp(text, line))
				r->person[side] = person;
		}
}

/* "Hour 1; taken back: a die of 5", "Hour 1; by: french person" */
static bool read_turn(struct reading *r, const char *text, struct error *e)
{
	const char *taken = strstr(text, TAKEN_BACK), *given = strstr(text, GIVEN_BY);
	if (given && !taken)
		read_giver(r, given + strlen(GIVEN_BY));
	return !taken || match_note_taken(r->m, r->m->length, taken + strlen(TAKEN_BACK)) ||
	       error_set(e, NULL, NULL, NULL, "there is no memory for what was taken back");
}

static bool read_number(const char *word, int most, int16_t *out)
{
	char *end;
	long value = strtol(word, &end, 10);
	*out = (int16_t)value;
	return *word >= '0' && *word <= '9' && !*end && value <= most;
}

/* The words after the side. */
static bool read_answer(const struct scenario *s, char *const word[5], struct standing *out)
{
	int answer = standing_find(word[0]);
	int16_t row;
	if (answer == NONE || !read_number(word[1], 255, &row))
		return false;
	*out = (struct standing){.row = (uint8_t)row, .answer = (uint8_t)answer, .card = NONE, .place = NONE};
	if (strcmp(word[2], "-") && !read_number(word[2], MAX_CARDS - 1, &out->card))
		return false;
	if (word[4] && !read_number(word[4], STANDING_TURNS, &out->lapses))
		return false;
	if (strcmp(word[3], "-"))
		out->place = (int16_t)board_find(&s->board, word[3]);
	return out->place != NONE || !strcmp(word[3], "-");
}

/* "french pass 3 - 2213", or "french pass 3 - 2213 5", or that sealed. */
static bool read_standing(struct reading *r, const char *text, struct error *e)
{
	struct match *m = r->m;
	char open[SEAL_TEXT], words[BODY_LINE], *word[6] = {NULL}, *rest = NULL;
	int n = 0;
	if (!opened(r, &text, open, e))
		return false;
	snprintf(words, sizeof words, "%s", text);
	for (char *w = strtok_r(words, " ", &rest); w; w = strtok_r(NULL, " ", &rest))
		if (n++ < 6)
			word[n - 1] = w;
	enum side side = n == 5 || n == 6 ? scenario_side(m->scenario, word[0]) : NOBODY;
	struct standing x;
	if (side == NOBODY || m->standing[side].n == STANDINGS || !read_answer(m->scenario, &word[1], &x))
		return error_set(e, NULL, NULL, NULL, "this is no standing order");
	struct standings list = m->standing[side];
	list.at[list.n++] = x;
	if (!standing_sound(m->scenario, &list, e))
		return false;
	m->standing[side] = list;
	return true;
}

static bool read_sealed(struct reading *r, const char *text, struct error *e)
{
	char line[SEAL_TEXT], *tab;
	if (!lines_unseal(&r->l, r->seals, text, line) || !(tab = strchr(line, '\t')))
		return broken_seal(e);
	return read_order(r, line, tab, true, e);
}

static bool read_line(struct reading *r, char *line, bool broken, struct error *e)
{
	char *tab = strchr(line, '\t');
	if (r->ended)
		return error_set(e, NULL, NULL, NULL, "something follows the closing line");
	if (broken)
		return error_set(e, NULL, NULL, NULL, "the file breaks off in the middle of this line");
	if (tab && r->seals == SEALS_CHAIN)
		return error_set(e, NULL, NULL, NULL, "this line should be sealed, and is not");
	if (tab)
		return read_order(r, line, tab, false, e);
	if (!strncmp(line, "seal ", 5))
		return read_sealed(r, line + 5, e);
	if (!strncmp(line, "dice", 4) && (line[4] == ' ' || !line[4]))
		return read_dice(r, line + (line[4] ? 5 : 4), e);
	if (!strncmp(line, "now ", 4))
		return read_now(r, line + 4, e);
	if (!strncmp(line, "turn ", 5))
		return read_turn(r, line + 5, e);
	if (!strncmp(line, "standing ", 9))
		return read_standing(r, line + 9, e);
	if (!strncmp(line, "end ", 4))
		return read_end(r, line + 4, e);
	return error_set(e, NULL, NULL, NULL, "\"%.60s\" is no order with its check", line);
}

/* Plays the body. False with `e` filled when it was not all good; what was good has been played. */
static bool read_body(struct reading *r, bool whole, struct error *e)
{
	char line[BODY_LINE];
	bool broken = false;
	while (lines_next(&r->l, line, sizeof line, &broken, e)) {
		if (!read_line(r, line, broken, e))
			return false;
	}
	if (e->reason[0])
		return false;
	if (whole && !r->ended) {
		r->l.number++;
		return error_set(e, NULL, NULL, NULL, "the file breaks off: its closing line is missing");
	}
	return true;
}

static bool set_options(struct scenario *s, char *options, struct error *e)
{
	char *rest = NULL;
	for (char *word = strtok_r(options, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
		if (!scenario_option(s, word, e))
			return false;
	return true;
}

static bool open_scenario(const char *data, const struct head *h, struct scenario *s, struct error *e)
{
	char name[128];
	if (h->custom)
		return scenario_load_text(s, data, h->custom, h->custom_size, e);
	if (!rules_find(h->game))
		return error_set(e, NULL, NULL, NULL, "this program has no game \"%s\"", h->game);
	snprintf(name, sizeof name, "%s/%s", h->game, h->scenario);
	return scenario_load(s, data, name, NULL, e);
}

static bool set_seats(struct match *m, const struct head *h, struct error *e)
{
	for (int i = 0; i < h->seats; i++) {
		enum side side = scenario_side(m->scenario, h->seat_side[i]);
		if (side == NOBODY)
			return error_set(e, NULL, NULL, NULL, "there is no side \"%s\" in this game", h->seat_side[i]);
		m->player[side] = h->seat[i];
	}
	for (int i = 0; h->seals && i < SIDES_OF_MATCH; i++)
		m->player[i] = h->sealed_seat[i];
	return true;
}

/* The match before its first order. NULL with `e` filled. */
static struct match *start(const char *data, struct head *h, struct error *e)
{
	struct scenario *s = calloc(1, sizeof *s);
	char *custom = h->custom ? malloc(h->custom_size + 1) : NULL;
	if (!s || (h->custom && !custom)) {
		error_set(e, NULL, NULL, NULL, "there is no memory for the match");
	} else if (open_scenario(data, h, s, e)) {
		if (h->custom) {
			memcpy(custom, h->custom, h->custom_size);
			custom[h->custom_size] = 0;
		}
		bool fits = !strcmp(h->game, s->game) && !strcmp(h->scenario, s->id);
		if (!fits)
			error_set(e, NULL, NULL, NULL, "the custom scenario is not the one that the file names");
		if (fits && set_options(s, h->options, e)) {
			struct match *m = match_start(s, custom, h->custom_size, h->seed, e);
			if (m && set_seats(m, h, e)) {
				m->rolled = h->rolled;
				return m;
			}
			match_free(m);
			return NULL;
		}
		scenario_free(s);
	}
	free(custom);
	free(s);
	return NULL;
}

static void place_error(struct error *e, const char *path, int line)
{
	char reason[sizeof e->reason], rule[sizeof e->rule], place[32];
	memcpy(reason, e->reason, sizeof reason);
	memcpy(rule, e->rule, sizeof rule);
	snprintf(place, sizeof place, "line %d", line);
	error_set(e, path, place, rule, "%s", reason);
}

/* What went wrong in another file (or in the custom scenario) becomes the reason why this one cannot be loaded. */
static void blame(struct error *e, const char *path)
{
	char reason[sizeof e->file + sizeof e->place + sizeof e->reason + sizeof e->rule + 16];
	error_print(e, reason, sizeof reason);
	error_set(e, path, NULL, NULL, "%.300s", reason);
}

static struct match *load_text(const char *data, const char *path, const char *text, size_t size, struct error *e)
{
	struct reading r = {.l = {.text = text, .size = size}, .now = NONE};
	struct head *h = malloc(sizeof *h);
	if (!h) {
		error_set(e, path, NULL, NULL, "there is no memory to read it");
		return NULL;
	}
	bool fine = head_read(&r.l, path, h, e);
	if (fine) {
		r.m = start(data, h, e);
		if (!r.m)
			blame(e, path);
	}
	bool whole = h->whole;
	for (int i = 0; r.m && i < SIDES_OF_MATCH; i++)
		r.person[i] = !r.m->player[i];
	r.seals = h->seals;
	free(h);
	if (!r.m)
		return NULL;
	if (!read_body(&r, whole, e))
		place_error(e, path, r.l.number);
	if (r.now != NONE && r.now < r.m->length)
		match_jump(r.m, r.now);
	return r.m;
}

struct match *match_load(const char *data, const char *path, struct error *e)
{
	struct error inner = {0};
	size_t size;
	struct match *m = NULL;
	char *text = file_read(path, MATCH_MAX_BYTES, &size, &inner);
	if (text)
		lines_mend(text, &size);
	if (text)
		m = load_text(data, path, text, size, &inner);
	free(text);
	if (e)
		*e = inner;
	return m;
}

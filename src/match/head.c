#include "match/head.h"

#include "match/inside.h"
#include "match/seal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is written here has no CR at the end of its first line. */
bool lines_mend(char *text, size_t *size)
{
	const char *end = memchr(text, '\n', *size);
	size_t n = 0;
	if (!end || end == text || end[-1] != '\r')
		return false;
	for (size_t i = 0; i < *size; i++)
		if (text[i] != '\r' || i + 1 == *size || text[i + 1] != '\n')
			text[n++] = text[i];
	*size = n;
	return true;
}

bool lines_next(struct lines *l, char *out, size_t size, bool *broken, struct error *e)
{
	if (l->at >= l->size)
		return false;
	const char *from = l->text + l->at;
	const char *end = memchr(from, '\n', l->size - l->at);
	size_t n = end ? (size_t)(end - from) : l->size - l->at;
	l->from = l->at;
	l->at += n + (end ? 1 : 0);
	l->number++;
	if (broken)
		*broken = !end;
	if (n >= size)
		return error_set(e, NULL, NULL, NULL, "the line has %zu bytes; no line here has more than %zu", n,
				 size - 1);
	if (memchr(from, 0, n))
		return error_set(e, NULL, NULL, NULL, "the line holds a zero byte: this is no text");
	memcpy(out, from, n);
	out[n] = 0;
	return true;
}

bool lines_unseal(struct lines *l, enum seals seals, const char *sealed, char out[SEAL_TEXT])
{
	if (seals == SEALS_LOOSE)
		return seal_open_loose(sealed, out);
	seal_link(&l->chain, l->text + l->linked, l->from - l->linked);
	l->linked = l->from;
	return seal_open(&l->chain, sealed, out);
}

static bool put(char *out, size_t size, const char *value, struct error *e)
{
	if (strlen(value) >= size)
		return error_set(e, NULL, NULL, NULL, "\"%.40s...\" is too long", value);
	strcpy(out, value);
	return true;
}

static bool read_hex(const char *value, uint64_t *out, struct error *e)
{
	char *end;
	errno = 0;
	unsigned long long n = strtoull(value, &end, 16);
	if (end == value || *end || errno || strlen(value) > 16 || strspn(value, "0123456789abcdefABCDEF") != strlen(value))
		return error_set(e, NULL, NULL, NULL, "\"%.40s\" is no seed of up to 16 hex digits", value);
	*out = n;
	return true;
}

static bool read_count(const char *value, unsigned long limit, unsigned long *out, struct error *e)
{
	char *end;
	errno = 0;
	unsigned long n = strtoul(value, &end, 10);
	if (*value < '0' || *value > '9' || *end || errno || n > limit)
		return error_set(e, NULL, NULL, NULL, "\"%.40s\" is no number from 0 to %lu", value, limit);
	*out = n;
	return true;
}

static bool read_seat(struct head *h, const char *value, struct error *e)
{
	size_t n = strcspn(value, " ");
	if (h->seats == 2 || n >= sizeof h->seat_side[0] || !value[n] || !player_read(value + n + 1, &h->seat[h->seats]))
		return error_set(e, NULL, NULL, NULL, "\"%.40s\" is no side and its player", value);
	memcpy(h->seat_side[h->seats], value, n);
	h->seat_side[h->seats][n] = 0;
	h->seats++;
	return true;
}

static bool read_custom(struct lines *l, struct head *h, const char *value, struct error *e)
{
	unsigned long n = 0;
	if (h->custom)
		return error_set(e, NULL, NULL, NULL, "a second custom scenario");
	if (!read_count(value, JSON_MAX_BYTES, &n, e))
		return false;
	if (l->size - l->at < n + 1)
		return error_set(e, NULL, NULL, NULL, "the custom scenario breaks off before its %lu bytes", n);
	h->custom = l->text + l->at;
	h->custom_size = n;
	if (h->custom[n] != '\n')
		return error_set(e, NULL, NULL, NULL, "the custom scenario does not end after its %lu bytes", n);
	for (size_t i = 0; i <= n; i++)
		l->number += h->custom[i] == '\n';
	l->at += n + 1;
	return true;
}

/* "seed 0000000000000007 person simple". Who could write such a line holds the key: its kind is that of all others. */
static bool read_seal(struct lines *l, struct head *h, const char *value, struct error *e)
{
	char text[SEAL_TEXT], *rest = NULL;
	h->seals = lines_unseal(l, SEALS_CHAIN, value, text) ? SEALS_CHAIN :
		   lines_unseal(l, SEALS_LOOSE, value, text) ? SEALS_LOOSE : SEALS_NONE;
	if (h->seals == SEALS_NONE || strncmp(text, "seed ", 5))
		return error_set(e, NULL, NULL, NULL, "the seal is broken: this line, or one before it, was changed after it "
						      "was saved");
	const char *word = strtok_r(text + 5, " ", &rest);
	if (!word || !read_hex(word, &h->seed, e))
		return false;
	for (int i = 0; i < 2; i++) {
		word = strtok_r(NULL, " ", &rest);
		if (!word || !player_read(word, &h->sealed_seat[i]))
			return error_set(e, NULL, NULL, NULL, "the sealed line does not say who plays");
	}
	return h->has_seed = true;
}

static bool read_key(struct lines *l, struct head *h, const char *key, const char *value, struct error *e)
{
	unsigned long n = 0;
	if (!strcmp(key, "program"))
		return put(h->program, sizeof h->program, value, e);
	if (!strcmp(key, "saved"))
		return put(h->saved, sizeof h->saved, value, e);
	if (!strcmp(key, "game"))
		return put(h->game, sizeof h->game, value, e);
	if (!strcmp(key, "scenario"))
		return put(h->scenario, sizeof h->scenario, value, e);
	if (!strcmp(key, "title"))
		return put(h->title, sizeof h->title, value, e);
	if (!strcmp(key, "turn"))
		return put(h->turn, sizeof h->turn, value, e);
	if (!strcmp(key, "options"))
		return put(h->options, sizeof h->options, value, e);
	if (!strcmp(key, "seat"))
		return read_seat(h, value, e);
	if (!strcmp(key, "custom"))
		return read_custom(l, h, value, e);
	if (!strcmp(key, "seed"))
		return h->has_seed = read_hex(value, &h->seed, e);
	if (!strcmp(key, "seal"))
		return read_seal(l, h, value, e);
	if (!strcmp(key, "form")) {
		h->whole = !strcmp(value, "whole");
		return h->whole || !strcmp(value, "running") ||
		       error_set(e, NULL, NULL, NULL, "\"%.40s\" is no form of a saved game", value);
	}
	if (!strcmp(key, "rolled")) {
		if (!read_count(value, UINT32_MAX, &n, e))
			return false;
		h->rolled = (uint32_t)n;
		return true;
	}
	return error_set(e, NULL, NULL, NULL, "\"%.40s\" is nothing that a saved game begins with", key);
}

static bool read_version(const char *line, struct head *h, struct error *e)
{
	static const char magic[] = "grognard-match ";
	unsigned long n = 0;
	if (strncmp(line, magic, sizeof magic - 1) || !read_count(line + sizeof magic - 1, UINT32_MAX, &n, NULL) || !n)
		return error_set(e, NULL, NULL, NULL, "this is no saved game of Grognard");
	h->later = n > 1;
	return !h->later || error_set(e, NULL, NULL, NULL, "a later version of the program saved it, in format %lu; this one reads format 1", n);
}

static bool read_all(struct lines *l, struct head *h, struct error *e)
{
	char line[HEAD_LINE];
	bool broken = false;
	if (!lines_next(l, line, sizeof line, &broken, e) || !read_version(line, h, e)) {
		l->number = 1;
		if (e && !e->reason[0])
			error_set(e, NULL, NULL, NULL, "this is no saved game of Grognard: the file is empty");
		return false;
	}
	while (lines_next(l, line, sizeof line, &broken, e)) {
		if (broken)
			return error_set(e, NULL, NULL, NULL, "the file breaks off before its first order");
		if (!line[0])
			return (h->game[0] && h->scenario[0] && h->has_seed) ||
			       error_set(e, NULL, NULL, NULL, "the game, scenario or seed is missing");
		char *value = line + strcspn(line, " ");
		if (*value)
			*value++ = 0;
		if (!read_key(l, h, line, value, e))
			return false;
	}
	if (e && !e->reason[0])
		error_set(e, NULL, NULL, NULL, "the file breaks off before its first order");
	return false;
}

bool head_read(struct lines *l, const char *file, struct head *h, struct error *e)
{
	struct error inner = {0};
	memset(h, 0, sizeof *h);
	if (read_all(l, h, &inner))
		return true;
	char place[32];
	snprintf(place, sizeof place, "line %d", l->number);
	return error_set(e, file, place, NULL, "%s", inner.reason);
}

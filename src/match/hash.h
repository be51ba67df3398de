/* BLAKE2b of a position: the fingerprint that replays are held against. */
#ifndef GROGNARD_MATCH_HASH_H
#define GROGNARD_MATCH_HASH_H

#include "rules/rules.h"

enum { HASH_BYTES = 32, HASH_DIGITS = 2 * HASH_BYTES + 1 };

/* BLAKE2b-256 of any bytes, as 64 hex digits and a zero. */
void hash_bytes(const void *bytes, size_t n, char out[HASH_DIGITS]);

/* The same of a position of this scenario's game. */
void hash_position(const struct scenario *s, const struct position *p, char out[HASH_DIGITS]);

/* A short check of the position, kept after every order of a match: four bytes of SipHash. */
uint32_t hash_check(const struct scenario *s, const struct position *p);

#endif

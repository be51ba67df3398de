#include "match/hash.h"

#include <sodium.h>

static void digest(const void *bytes, size_t n, uint8_t out[HASH_BYTES])
{
	crypto_generichash(out, HASH_BYTES, bytes, n, NULL, 0);
}

void hash_bytes(const void *bytes, size_t n, char out[HASH_DIGITS])
{
	uint8_t raw[HASH_BYTES];
	digest(bytes, n, raw);
	sodium_bin2hex(out, HASH_DIGITS, raw, sizeof raw);
}

void hash_position(const struct scenario *s, const struct position *p, char out[HASH_DIGITS])
{
	hash_bytes(p, s->rules->position_size, out);
}

uint32_t hash_check(const struct scenario *s, const struct position *p)
{
	uint8_t raw[HASH_BYTES];
	digest(p, s->rules->position_size, raw);
	return (uint32_t)raw[0] << 24 | (uint32_t)raw[1] << 16 | (uint32_t)raw[2] << 8 | raw[3];
}

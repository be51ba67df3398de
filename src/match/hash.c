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

/* After every order a whole BLAKE2b would cost more than the order itself; SipHash tells two positions apart as well
 * in four bytes. The pieces that the game does not have are the same in all positions and are left out. */
uint32_t hash_check(const struct scenario *s, const struct position *p)
{
	static const uint8_t key[crypto_shorthash_KEYBYTES] = "grognard check 1";
	const uint8_t *bytes = (const uint8_t *)p, *rest = (const uint8_t *)p->marker;
	uint8_t two[2][crypto_shorthash_BYTES], raw[crypto_shorthash_BYTES];
	crypto_shorthash(two[0], bytes, offsetof(struct position, piece) + (size_t)s->pieces * sizeof p->piece[0], key);
	crypto_shorthash(two[1], rest, s->rules->position_size - offsetof(struct position, marker), key);
	crypto_shorthash(raw, &two[0][0], sizeof two, key);
	return (uint32_t)raw[0] << 24 | (uint32_t)raw[1] << 16 | (uint32_t)raw[2] << 8 | raw[3];
}

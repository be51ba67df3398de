#include "match/seal.h"

#include <sodium.h>
#include <string.h>

enum { NONCE = crypto_secretbox_NONCEBYTES, RAW = NONCE + crypto_secretbox_MACBYTES + SEAL_TEXT };

_Static_assert(sodium_base64_ENCODED_LEN(RAW, sodium_base64_VARIANT_ORIGINAL_NO_PADDING) <= SEAL_LINE, "a line holds it");
_Static_assert((int)crypto_aead_xchacha20poly1305_ietf_NPUBBYTES == (int)NONCE, "both kinds have one length");
_Static_assert((int)crypto_aead_xchacha20poly1305_ietf_ABYTES == (int)crypto_secretbox_MACBYTES, "both kinds have one length");

static const uint8_t key[crypto_secretbox_KEYBYTES] = "grognard keeps a player's secret";

void seal_link(struct seal_chain *chain, const char *lines, size_t n)
{
	while (n) {
		const char *end = memchr(lines, '\n', n);
		size_t one = end ? (size_t)(end - lines) + 1 : n;
		uint8_t next[sizeof chain->digest];
		crypto_generichash(next, sizeof next, (const uint8_t *)lines, one, chain->digest, sizeof chain->digest);
		memcpy(chain->digest, next, sizeof next);
		lines += one;
		n -= one;
	}
}

bool seal_close(const struct seal_chain *chain, const char *text, char out[SEAL_LINE])
{
	uint8_t plain[SEAL_TEXT] = {0}, raw[RAW];
	size_t n = strlen(text);
	if (n >= sizeof plain)
		return false;
	memcpy(plain, text, n);
	randombytes_buf(raw, NONCE);
	crypto_aead_xchacha20poly1305_ietf_encrypt(raw + NONCE, NULL, plain, sizeof plain, chain->digest,
						   sizeof chain->digest, NULL, raw, key);
	sodium_bin2base64(out, SEAL_LINE, raw, sizeof raw, sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
	return true;
}

/* The decoder takes some bytes that are no letters of base64 for one: only what it would be written as is accepted. */
static bool raw_read(const char *sealed, uint8_t raw[RAW])
{
	char again[SEAL_LINE];
	size_t n;
	return !sodium_base642bin(raw, RAW, sealed, strlen(sealed), NULL, &n, NULL,
				  sodium_base64_VARIANT_ORIGINAL_NO_PADDING) && n == RAW &&
	       !strcmp(sodium_bin2base64(again, sizeof again, raw, RAW, sodium_base64_VARIANT_ORIGINAL_NO_PADDING), sealed);
}

static bool text_give(const uint8_t plain[SEAL_TEXT], char out[SEAL_TEXT])
{
	if (plain[SEAL_TEXT - 1])
		return false;
	memcpy(out, plain, SEAL_TEXT);
	return true;
}

bool seal_open(const struct seal_chain *chain, const char *sealed, char out[SEAL_TEXT])
{
	uint8_t raw[RAW], plain[SEAL_TEXT];
	return raw_read(sealed, raw) &&
	       !crypto_aead_xchacha20poly1305_ietf_decrypt(plain, NULL, NULL, raw + NONCE, sizeof raw - NONCE, chain->digest,
							   sizeof chain->digest, raw, key) &&
	       text_give(plain, out);
}

bool seal_open_loose(const char *sealed, char out[SEAL_TEXT])
{
	uint8_t raw[RAW], plain[SEAL_TEXT];
	return raw_read(sealed, raw) && !crypto_secretbox_open_easy(plain, raw + NONCE, sizeof raw - NONCE, raw, key) &&
	       text_give(plain, out);
}

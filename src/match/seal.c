#include "match/seal.h"

#include <sodium.h>
#include <string.h>

enum { NONCE = crypto_secretbox_NONCEBYTES, RAW = NONCE + crypto_secretbox_MACBYTES + SEAL_TEXT };

_Static_assert(sodium_base64_ENCODED_LEN(RAW, sodium_base64_VARIANT_ORIGINAL_NO_PADDING) <= SEAL_LINE, "a line holds it");

static const uint8_t key[crypto_secretbox_KEYBYTES] = "grognard keeps a player's secret";

bool seal_close(const char *text, char out[SEAL_LINE])
{
	uint8_t plain[SEAL_TEXT] = {0}, raw[RAW];
	size_t n = strlen(text);
	if (n >= sizeof plain)
		return false;
	memcpy(plain, text, n);
	randombytes_buf(raw, NONCE);
	crypto_secretbox_easy(raw + NONCE, plain, sizeof plain, raw, key);
	sodium_bin2base64(out, SEAL_LINE, raw, sizeof raw, sodium_base64_VARIANT_ORIGINAL_NO_PADDING);
	return true;
}

bool seal_open(const char *sealed, char out[SEAL_TEXT])
{
	uint8_t raw[RAW], plain[SEAL_TEXT];
	size_t n;
	if (sodium_base642bin(raw, sizeof raw, sealed, strlen(sealed), NULL, &n, NULL,
			      sodium_base64_VARIANT_ORIGINAL_NO_PADDING) ||
	    n != sizeof raw || crypto_secretbox_open_easy(plain, raw + NONCE, sizeof raw - NONCE, raw, key) ||
	    plain[SEAL_TEXT - 1])
		return false;
	memcpy(out, plain, sizeof plain);
	return true;
}

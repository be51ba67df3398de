#include "match/parcel.h"

#include "core/memory.h"
#include "match/tale.h"

#include <inttypes.h>
#include <string.h>

/* --- packing --- */

static void add_byte(struct parcel *p, uint8_t byte)
{
	if (p->n == p->room) {
		p->room = p->room ? 2 * p->room : 256;
		p->at = memory_grown(p->at, (int)p->room, 1);
	}
	p->at[p->n++] = byte;
}

static void add_bytes(struct parcel *p, const uint8_t *bytes, size_t n)
{
	for (size_t i = 0; i < n; i++)
		add_byte(p, bytes[i]);
}

/* Small numbers of either sign are small: 0, -1, 1, -2 ... become 0, 1, 2, 3; then seven bits a byte. */
void parcel_number(struct parcel *p, int64_t value)
{
	uint64_t left = value < 0 ? ~((uint64_t)value << 1) : (uint64_t)value << 1;
	for (; left > 127; left >>= 7)
		add_byte(p, (uint8_t)(left | 128));
	add_byte(p, (uint8_t)left);
}

void parcel_word(struct parcel *p, uint64_t value)
{
	for (int i = 0; i < 8; i++)
		add_byte(p, (uint8_t)(value >> 8 * i));
}

void parcel_text(struct parcel *p, const char *text)
{
	size_t n = strlen(text);
	parcel_number(p, (int64_t)n);
	add_bytes(p, (const uint8_t *)text, n);
}

/* Stretches in turn: so many bytes are the same, so many others follow. Two that are the same do not end a stretch. */
void parcel_change(struct parcel *p, const uint8_t *base, const uint8_t *now, size_t size)
{
	for (size_t at = 0; at < size;) {
		size_t from = at, to, n;
		while (from < size && base[from] == now[from])
			from++;
		for (to = from, n = from; n < size && n - to < 3; n++)
			if (base[n] != now[n])
				to = n + 1;
		parcel_number(p, (int64_t)(from - at));
		if (from == size)
			break;
		parcel_number(p, (int64_t)(to - from));
		add_bytes(p, now + from, to - from);
		at = to;
	}
}

/* --- unpacking --- */

bool unpack_fault(struct unpacking *u, const char *what, const char *reason)
{
	if (!u->bad)
		error_set(u->e, NULL, what, NULL, "%s", reason);
	u->bad = true;
	u->left = 0;
	return false;
}

static uint8_t next_byte(struct unpacking *u, const char *what)
{
	if (!u->left) {
		unpack_fault(u, what, "the message ends too early");
		return 0;
	}
	u->left--;
	return *u->at++;
}

int64_t unpack_number(struct unpacking *u, int64_t low, int64_t high, const char *what)
{
	uint64_t raw = 0;
	uint8_t byte = 128;
	for (int shift = 0; byte & 128 && shift < 64; shift += 7) {
		byte = next_byte(u, what);
		raw |= (uint64_t)(byte & 127) << shift;
	}
	int64_t value = (int64_t)(raw >> 1 ^ (~(raw & 1) + 1));
	if (!u->bad && (byte & 128 || value < low || value > high)) {
		struct text reason;
		text_set(&reason, "%" PRId64 " is not in %" PRId64 " to %" PRId64, value, low, high);
		unpack_fault(u, what, reason.at);
	}
	return u->bad ? low : value;
}

uint64_t unpack_word(struct unpacking *u)
{
	uint64_t out = 0;
	for (int i = 0; i < 8; i++)
		out |= (uint64_t)next_byte(u, "a word") << 8 * i;
	return out;
}

int unpack_count(struct unpacking *u, int most, const char *what)
{
	size_t high = u->left < (size_t)most ? u->left : (size_t)most;
	return (int)unpack_number(u, 0, (int64_t)high, what);
}

void unpack_text(struct unpacking *u, char *out, size_t size, const char *what)
{
	int n = unpack_count(u, (int)size - 1, what);
	memset(out, 0, size);
	for (int i = 0; i < n && !u->bad; i++) {
		out[i] = (char)next_byte(u, what);
		if ((uint8_t)out[i] < ' ')
			unpack_fault(u, what, "is no text");
	}
	if (u->bad)
		out[0] = 0;
}

void unpack_change(struct unpacking *u, const uint8_t *base, uint8_t *out, size_t size)
{
	memcpy(out, base, size);
	for (size_t at = 0; at < size && !u->bad;) {
		at += (size_t)unpack_number(u, 0, (int64_t)(size - at), "bytes that stay");
		if (at == size)
			break;
		size_t n = (size_t)unpack_number(u, 1, (int64_t)(size - at), "bytes that change");
		while (n-- && !u->bad)
			out[at++] = next_byte(u, "a position");
	}
}

bool unpack_end(struct unpacking *u)
{
	if (!u->bad && u->left)
		unpack_fault(u, "the end", "more bytes follow");
	return !u->bad;
}

/* The smallest common vocabulary: limits, sides, sets of pieces, errors.
 *
 * Knows nothing of games, files or screens. Everything else in core includes it.
 */
#ifndef GROGNARD_CORE_BASE_H
#define GROGNARD_CORE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __GNUC__
#define PRINTF_LIKE(text, first) __attribute__((format(printf, text, first)))
#else
#define PRINTF_LIKE(text, first)
#endif

/* "No piece", "no place", "no number" in every noun of an order or event. */
enum { NONE = -1 };

/* Caps of a position and of what is reported about it: the six games need at most 196 pieces, 2,835 places, 63 areas with
 * 22 markers of control, 99 cards, 6 open frames. */
enum {
	MAX_PIECES = 256,
	MAX_PLACES = 3072,
	MAX_LINKS = 8,
	MAX_MARKERS = 96,
	MAX_CARDS = 112,
	MAX_TRACKS = 24,
	MAX_FRAMES = 8,
	MAX_ORDERS = 512,
	MAX_OPTIONS = 16,
	POSITION_BYTES = 8192
};

static inline int int_min(int a, int b)
{
	return a < b ? a : b;
}

/* The value, or the end of low .. high beyond which it lies; `low` where there is nothing between them. */
static inline int int_between(int v, int low, int high)
{
	return v > high ? (high < low ? low : high) : v < low ? low : v;
}

/* The two players of a game. The scenario says what they are called; side 0 moves first. */
enum side { NOBODY = -1, SIDE_0 = 0, SIDE_1 = 1, SIDES = 2 };

/* The other player. `side` must be SIDE_0 or SIDE_1. */
static inline enum side side_other(enum side side)
{
	return side == SIDE_0 ? SIDE_1 : SIDE_0;
}

/* Bits of `seen` in events and accounts: who may know of it. */
enum { SEEN_0 = 1, SEEN_1 = 2, SEEN_ALL = 3 };

/* The bit of one side. `side` must be SIDE_0 or SIDE_1. */
static inline uint8_t side_bit(int side)
{
	return side == SIDE_0 ? SEEN_0 : SEEN_1;
}

/* A short text made by the rules for a person: a question, a reason. UTF-8, cut at the end. */
struct text {
	char at[240];
};

/* Writes `format` into `t`, cutting it at the size of the field. */
void text_set(struct text *t, const char *format, ...) PRINTF_LIKE(2, 3);

/* How many bytes the character has that begins here, of `size` bytes that are left; 0: these are no UTF-8. */
size_t utf8_length(const char *at, size_t size);

/* Copies at most `size` - 1 bytes and never half a character. */
void text_copy(char *out, size_t size, const char *text);

/* Begins a sentence: the first letter becomes large. */
void text_capital(char *text);

/* Adds to a list of `n` names the i-th (0 the first): "A", "A and B", "A, B and C". */
void text_listed(struct text *list, int i, int n, const char *name);

/* "Supply Unit" as several are called, "Supply Units"; what ends in s stays, and so does what stands in brackets behind it. Cut as
 * text_copy does. */
void text_several(char *out, size_t size, const char *name);

/* "Supply Unit" of one, "3 Supply Units" of three. Cut as text_copy does. */
void text_counted(char *out, size_t size, int n, const char *name);

/* "1 march", "3 marches" of "march|marches"; without a bar the word serves for both. Cut as text_copy does. */
void text_tallied(char *out, size_t size, int n, const char *words);

/* Why something failed. Unused fields are empty strings.
 * file: path; place: line, JSON key or position in the file; reason: a sentence for a person;
 * rule: the number of the rule that forbids it, as the rulebook gives it ("Combat B").
 */
struct error {
	char file[256];
	char place[128];
	char rule[48];
	char reason[320];
};

/* Fills `e` (may be NULL) and returns false, so that a failing function can `return error_set(...)`.
 * `file`, `place` and `rule` may be NULL. */
bool error_set(struct error *e, const char *file, const char *place, const char *rule, const char *format, ...)
	PRINTF_LIKE(5, 6);

/* Writes the whole error as one line, "file: place: reason (rule)", into `out` of `size` bytes. */
void error_print(const struct error *e, char *out, size_t size);

/* A set of pieces (or of cards, or of places up to 255). Aligned alike on every machine, for sets lie in positions. */
struct set {
	_Alignas(8) uint64_t bits[4];
};

static inline bool set_has(const struct set *s, int i)
{
	return (s->bits[(unsigned)i >> 6] >> ((unsigned)i & 63)) & 1;
}

static inline void set_add(struct set *s, int i)
{
	s->bits[(unsigned)i >> 6] |= UINT64_C(1) << ((unsigned)i & 63);
}

static inline void set_drop(struct set *s, int i)
{
	s->bits[(unsigned)i >> 6] &= ~(UINT64_C(1) << ((unsigned)i & 63));
}

static inline void set_clear(struct set *s)
{
	s->bits[0] = s->bits[1] = s->bits[2] = s->bits[3] = 0;
}

static inline bool set_empty(const struct set *s)
{
	return !(s->bits[0] | s->bits[1] | s->bits[2] | s->bits[3]);
}

static inline bool set_meets(const struct set *a, const struct set *b)
{
	return (a->bits[0] & b->bits[0]) | (a->bits[1] & b->bits[1]) | (a->bits[2] & b->bits[2]) |
	       (a->bits[3] & b->bits[3]);
}

/* Adds all of `b` to `a`. */
static inline void set_join(struct set *a, const struct set *b)
{
	for (int i = 0; i < 4; i++)
		a->bits[i] |= b->bits[i];
}

/* Takes all of `b` out of `a`. */
static inline void set_less(struct set *a, const struct set *b)
{
	for (int i = 0; i < 4; i++)
		a->bits[i] &= ~b->bits[i];
}

/* Keeps in `a` only what is in `b` as well. */
static inline void set_keep(struct set *a, const struct set *b)
{
	for (int i = 0; i < 4; i++)
		a->bits[i] &= b->bits[i];
}

static inline int set_count(const struct set *s)
{
	int n = 0;
	for (int i = 0; i < 4; i++)
		n += __builtin_popcountll(s->bits[i]);
	return n;
}

/* The first member that is `from` or more, or NONE. Loop: for (i = set_next(s, 0); i >= 0; i = set_next(s, i + 1)) */
static inline int set_next(const struct set *s, int from)
{
	if (from >= 256)
		return NONE;
	unsigned word = (unsigned)from >> 6;
	uint64_t left = s->bits[word] & (~UINT64_C(0) << ((unsigned)from & 63));
	while (!left) {
		if (++word == 4)
			return NONE;
		left = s->bits[word];
	}
	return (int)(word * 64) + __builtin_ctzll(left);
}

/* Index of a word in a list of `n`, or NONE. */
int word_find(const char *const *list, int n, const char *word);

#endif

/* Messages from anywhere: what a referee tells and what he is told is damaged (bits, bytes, ends cut off, parts of other
 * messages), and is refused as a whole or can be looked at, told, weighed and played like any other. GROGNARD_FUZZ_MESSAGES
 * says how many damages each scenario gets (default 600), GROGNARD_FUZZ_GAME which game alone.
 */
#include "check.h"
#include "core/listing.h"
#include "match/chapter.h"
#include "match/known.h"
#include "match/local.h"
#include "match/message.h"
#include "match/referee.h"
#include "wanted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WISHES_KEPT = 16 };

struct bytes {
	uint8_t *at;
	size_t n;
};

struct fuzz {
	struct match *m;
	const struct scenario *s;
	enum side side;
	struct seat *served, *seat; /* here; elsewhere */
	struct referee *referee;
	struct known *known;
	struct bytes whole, next, damaged, wish[WISHES_KEPT];
	int wishes, accepted, refused;
	uint64_t state;
};

static struct bytes copy(const uint8_t *from, size_t n)
{
	struct bytes b = {.at = malloc(n + 1), .n = n};
	assert_non_null(b.at);
	if (n)
		memcpy(b.at, from, n);
	return b;
}

/* What is posted is kept for later. */
static bool post(void *who, const uint8_t *bytes, size_t n, struct error *e)
{
	struct fuzz *f = who;
	(void)e;
	if (f->wishes < WISHES_KEPT)
		f->wish[f->wishes++] = copy(bytes, n);
	return true;
}

/* --- damages --- */

static void damage_one(struct fuzz *f, struct bytes *b)
{
	const struct bytes *other = random_below(&f->state, 2) ? &f->whole : &f->next;
	size_t at = (size_t)random_below(&f->state, (int)b->n), n = 1 + (size_t)random_below(&f->state, 20), from;
	if (random_below(&f->state, 2)) /* the head of a message holds the most */
		at %= 64;
	switch (random_below(&f->state, 6)) {
	case 0:
		b->at[at] = (uint8_t)random_next(&f->state);
		break;
	case 1:
		b->at[at] = (uint8_t)(random_below(&f->state, 2) ? 255 : 127);
		break;
	case 2:
		from = (size_t)random_below(&f->state, (int)other->n);
		n = n > other->n - from ? other->n - from : n;
		n = n > b->n - at ? b->n - at : n;
		memcpy(b->at + at, other->at + from, n);
		break;
	case 3: /* left out */
		n = n > b->n - at ? b->n - at : n;
		memmove(b->at + at, b->at + at + n, b->n - at - n);
		b->n -= n;
		break;
	case 4:
		b->n = random_below(&f->state, 8) ? b->n : at;
		break;
	default:
		b->at[at] ^= (uint8_t)(1u << random_below(&f->state, 8));
	}
}

static void damage(struct fuzz *f, const struct bytes *from)
{
	free(f->damaged.at);
	f->damaged = copy(from->at, from->n);
	for (int n = 1 + random_below(&f->state, 3); n > 0 && f->damaged.n; n--)
		damage_one(f, &f->damaged);
}

/* --- all that can be done with what was heard --- */

static void read_chapters(const struct seat *seat)
{
	static struct chart chart;
	struct told told = {.at = {NONE, 0}};
	struct chapter ch;
	struct rows rows;
	int leaf;
	for (int n = 0; n < 40 && chapter_news(seat, &told, &ch, &leaf); n++)
		for (int i = 0; i < ch.leaves; i++) {
			struct account a;
			int lost[SIDES];
			leaf_account(seat, &ch.leaf[i], &a);
			if (ch.leaf[i].kind == LEAF_ROWS)
				leaf_rows(seat, &ch, i, &chart, &rows);
			chapter_toll(seat, &ch, lost);
		}
}

static void read_log(const struct seat *seat)
{
	struct text text;
	struct account a;
	for (int i = NONE; i < seat->length; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < h->n; k++) {
			seat->words->tell(seat->scenario, &h->at[k], &text);
			heard_account_of(h, k, &a);
			for (int n = 0; h->at[k].way != NONE && n < h->way[h->at[k].way]; n++)
				assert_in_range(h->way[h->at[k].way + 1 + n], 0, seat->scenario->board.count - 1);
		}
		for (int k = 0; k < h->orders; k++) {
			char order[64];
			order_print(seat->scenario, &h->order[k].order, order, sizeof order);
		}
	}
	chronicle_seals(seat->chronicle, 0, seat->length, &text);
}

static void use(struct fuzz *f)
{
	static struct outlook out;
	struct seat *seat = f->seat;
	struct error e;
	assert_true(f->s->rules->sound(f->s, seat->known, &e));
	read_chapters(seat);
	read_log(seat);
	for (int i = 0; i < 3; i++) {
		seat_look(seat, random_below(&f->state, seat->length + 1));
		assert_true(f->s->rules->sound(f->s, seat->known, &e));
	}
	seat_look(seat, seat->now);
	seat_may_go(seat, 0, NULL);
	for (int i = 0; i < 3 && seat->orders.n; i++) {
		struct order o = seat->orders.at[random_below(&f->state, seat->orders.n)];
		f->s->rules->odds(f->s, seat->known, &o, NULL, &out);
		seat_play(seat, &o, &e);
	}
	seat_go(seat, 0);
	seat_answer(seat, true);
}

/* A message that is refused changes nothing. */
static void hear_damaged(struct fuzz *f)
{
	union any_position before;
	struct error e = {0};
	struct seat *seat = f->seat;
	size_t size = f->s->rules->position_size;
	uint32_t turned = seat->turned;
	int now = seat->now, length = chronicle_length(seat->chronicle);
	memcpy(&before, seat->known, size);
	if (known_hear(f->known, f->damaged.at, f->damaged.n, &e)) {
		f->accepted++;
		use(f);
		return;
	}
	f->refused++;
	assert_true(e.reason[0] && e.place[0]);
	assert_int_equal(turned, seat->turned);
	assert_int_equal(now, seat->now);
	assert_int_equal(length, chronicle_length(seat->chronicle));
	assert_memory_equal(&before, seat->known, size);
}

static void sit(struct fuzz *f)
{
	struct wire wire = {.who = f, .post = post};
	f->seat = known_seat(f->s, f->side, &wire, &f->known, NULL);
	assert_non_null(f->seat);
}

/* Of the whole, and of what follows it. */
static void damage_news(struct fuzz *f, int rounds)
{
	struct error e;
	for (int i = 0; i < rounds; i++) {
		sit(f);
		if (i % 3)
			assert_true(known_hear(f->known, f->whole.at, f->whole.n, &e));
		damage(f, i % 3 ? &f->next : &f->whole);
		hear_damaged(f);
		seat_close(f->seat);
	}
}

/* --- wishes --- */

static void damage_wishes(struct fuzz *f, int rounds)
{
	struct error e;
	sit(f);
	assert_true(known_hear(f->known, f->whole.at, f->whole.n, &e) && known_hear(f->known, f->next.at, f->next.n, &e));
	while (f->wishes)
		free(f->wish[--f->wishes].at);
	use(f);
	use(f);
	seat_close(f->seat);
	for (int i = 0; i < rounds && f->wishes; i++) {
		size_t n;
		damage(f, &f->wish[random_below(&f->state, f->wishes)]);
		struct wish w;
		if (wish_read(f->damaged.at, f->damaged.n, &w, &e) && w.number > 1000000)
			continue; /* no other would be heard after it */
		referee_hear(f->referee, f->damaged.at, f->damaged.n, &e);
		referee_news(f->referee, &n);
		assert_true(f->s->rules->sound(f->s, match_position(f->m), &e));
	}
}

/* --- games --- */

static void play_some(struct fuzz *f, int n)
{
	static struct orders list;
	for (match_orders(f->m, &list); n-- > 0 && list.n; match_orders(f->m, &list)) {
		struct order o = list.at[random_below(&f->state, list.n)];
		assert_true(match_play(f->m, &o, 1, NULL));
	}
}

static struct bytes news_of(struct fuzz *f)
{
	size_t n;
	const uint8_t *bytes = referee_news(f->referee, &n);
	return copy(bytes, n);
}

/* After some orders, of which the last few were told by themselves. */
static void damage_at(struct fuzz *f, int orders, int rounds)
{
	f->served = local_seat(f->m, f->side, NULL);
	play_some(f, orders);
	f->referee = referee_new(f->served, NULL);
	f->whole = news_of(f);
	for (f->next = (struct bytes){0}; !f->next.n && !match_position(f->m)->header.result.over; f->next = news_of(f)) {
		free(f->next.at);
		play_some(f, 1 + random_below(&f->state, 4));
	}
	if (f->next.n) {
		damage_news(f, rounds);
		damage_wishes(f, rounds);
	}
	referee_free(f->referee);
	seat_close(f->served);
	free(f->whole.at);
	free(f->next.at);
	while (f->wishes)
		free(f->wish[--f->wishes].at);
}

static void damage_scenario(const char *id, int *accepted, int *refused)
{
	int rounds = wanted("GROGNARD_FUZZ_MESSAGES", 600) / 3;
	for (int i = 0; i < 3; i++) {
		struct fuzz f = {.side = (enum side)(i - 1), .state = 11 + (uint64_t)i};
		struct error e = {0};
		f.m = match_new(getenv("GROGNARD_DATA"), id, NULL, NULL, 11, &e);
		if (!f.m)
			fail_msg("%s: %s", id, e.reason);
		f.s = match_scenario(f.m);
		damage_at(&f, 10 + 25 * i, rounds);
		free(f.damaged.at);
		match_free(f.m);
		*accepted += f.accepted;
		*refused += f.refused;
	}
}

static void damaged_messages_are_survived(void **unused)
{
	(void)unused;
	const char *only = getenv("GROGNARD_FUZZ_GAME");
	char names[LISTING_MOST][LISTING_NAME], id[128];
	for (int g = 0; rules_all[g]; g++) {
		int accepted = 0, refused = 0;
		if (only && strcmp(only, rules_all[g]->id) != 0)
			continue;
		int n = listing_scenarios(getenv("GROGNARD_DATA"), rules_all[g]->id, names);
		assert_true(n > 0);
		for (int i = 0; i < n; i++) {
			snprintf(id, sizeof id, "%.31s/%.63s", rules_all[g]->id, names[i]);
			damage_scenario(id, &accepted, &refused);
		}
		assert_true(accepted > 5 && refused > 50);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(damaged_messages_are_survived)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

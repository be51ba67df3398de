/* A position from anywhere: what `sound` passes can be asked, listed, shown, imagined, queried, weighed and played. Positions
 * of random play are damaged (bits, bytes, numbers at the edge of their range, parts of other positions, bytes of chance)
 * and held against `sound`, which may never read what it has not checked; whatever it passes is put to all that the rules
 * and the words can be asked. GROGNARD_FUZZ_DAMAGES says how many damages each scenario gets (default 3000),
 * GROGNARD_FUZZ_SEED where they begin, GROGNARD_FUZZ_GAME which game alone. Besides, every byte and every number of what a game
 * keeps of its own is given values it never has, one at a time (GROGNARD_FUZZ_MEMBERS: each n-th byte): `sound` refuses them, or the game
 * can be played on.
 */
#include "check.h"
#include "core/listing.h"
#include "rules/check.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BASES = 24, EVERY = 40 };

struct damage {
	struct scenario *s;
	union any_position base[BASES], at, after;
	int bases, sound, broken;
	uint64_t state;
	struct orders list;
	struct events ev;
	struct view view;
	struct overlay overlay;
	struct outlook outlook;
	struct prompt prompt;
	struct chart chart;
};

static int number_of(const char *name, int usual)
{
	const char *set = getenv(name);
	return set ? atoi(set) : usual;
}

/* --- positions to be damaged --- */

static void keep(struct damage *d)
{
	d->base[d->bases < BASES ? d->bases++ : random_below(&d->state, BASES)] = d->at;
}

/* From games of random play: some of each stretch, the end too. */
static void find_bases(struct damage *d)
{
	struct position *p = &d->at.common;
	d->bases = 0;
	for (uint64_t seed = 1; seed <= 2; seed++) {
		memset(&d->at, 0, sizeof d->at);
		assert_true(d->s->rules->setup(d->s, seed, p, NULL, NULL));
		keep(d);
		for (rules_orders(d->s, p, &d->list); d->list.n; rules_orders(d->s, p, &d->list)) {
			struct order o = d->list.at[random_below(&d->state, d->list.n)];
			assert_true(rules_play(d->s, p, &o, NULL, NULL));
			if (!random_below(&d->state, EVERY))
				keep(d);
		}
		keep(d);
	}
}

/* --- damages --- */

static void flip(struct damage *d, size_t size)
{
	d->at.bytes[random_below(&d->state, (int)size)] ^= (uint8_t)(1u << random_below(&d->state, 8));
}

static void edge(struct damage *d, size_t size)
{
	const int16_t edges[] = {-1, -2, -7, 0, 1, (int16_t)d->s->pieces, (int16_t)(d->s->pieces - 1), (int16_t)d->s->board.count,
				 (int16_t)(d->s->board.count - 1), 255, 256, INT16_MAX, INT16_MIN};
	int16_t value = edges[random_below(&d->state, (int)(sizeof edges / sizeof *edges))];
	memcpy(&d->at.bytes[2 * random_below(&d->state, (int)(size / 2))], &value, sizeof value);
}

/* A stretch of another position of the same game in the same place, or of this one moved along. */
static void graft(struct damage *d, size_t size)
{
	const uint8_t *from = d->base[random_below(&d->state, d->bases)].bytes;
	size_t at = (size_t)random_below(&d->state, (int)size), n = 1 + (size_t)random_below(&d->state, 200);
	size_t to = random_below(&d->state, 4) ? at : (size_t)random_below(&d->state, (int)size);
	if (n > size - at)
		n = size - at;
	if (n > size - to)
		n = size - to;
	memcpy(&d->at.bytes[to], from + at, n);
}

static void damage(struct damage *d)
{
	size_t size = d->s->rules->position_size;
	d->at = d->base[random_below(&d->state, d->bases)];
	for (int n = 1 + random_below(&d->state, 3); n > 0; n--)
		switch (random_below(&d->state, 5)) {
		case 0:
			d->at.bytes[random_below(&d->state, (int)size)] = (uint8_t)random_next(&d->state);
			break;
		case 1:
			edge(d, size);
			break;
		case 2:
			graft(d, size);
			break;
		default:
			flip(d, size);
		}
	if (!random_below(&d->state, 200))
		for (size_t i = 0; i < size; i++)
			d->at.bytes[i] = (uint8_t)random_next(&d->state);
}

/* --- all that can be asked of a position --- */

static void look(struct damage *d, enum side viewer)
{
	const struct rules *r = d->s->rules;
	const struct words *w = words_of(d->s);
	const struct position *p = &d->at.common;
	struct error e = {0};
	struct text text;
	int piece = random_below(&d->state, d->s->pieces), place = random_below(&d->state, d->s->board.count);
	r->show(d->s, p, viewer, &d->view);
	assert_in_range(d->view.counters, 0, MAX_COUNTERS);
	for (int q = 0; q < QUERIES; q++)
		r->query(d->s, p, viewer, (enum query)q, random_below(&d->state, 4) ? piece : NONE, place, &d->overlay);
	for (int page = 0; w->page && w->pages && w->pages[page].name; page++)
		if (w->pages[page].row == NONE)
			w->page(d->s, page, NULL, 0, p, viewer, &d->chart);
	if (w->about)
		w->about(d->s, p, piece, viewer, &text);
	if (w->ground)
		w->ground(d->s, p, place, &text);
	if (w->comes)
		w->comes(d->s, p, piece, &text);
	memset(&d->after, 0, sizeof d->after);
	r->imagine(d->s, p, viewer, random_next(&d->state), &d->after.common);
	if (!r->sound(d->s, &d->after.common, &e))
		fail_msg("%s: a sound position is imagined as one that is not: %s %s", d->s->id, e.place, e.reason);
}

static void weigh(struct damage *d, const struct order *o)
{
	const struct words *w = words_of(d->s);
	struct text text;
	struct error e = {0};
	d->s->rules->odds(d->s, &d->at.common, o, NULL, &d->outlook);
	if (w->say)
		w->say(d->s, &d->at.common, o, &text);
	if (w->explain)
		w->explain(d->s, o, &text);
	d->after = d->at;
	events_clear(&d->ev);
	rules_play(d->s, &d->after.common, o, &d->ev, &e);
	for (int i = 0; i < d->ev.n; i++)
		w->tell(d->s, &d->ev.at[i], &text);
}

static void ask_all(struct damage *d)
{
	const struct position *p = &d->at.common;
	rules_ask(d->s, p, &d->prompt);
	rules_orders(d->s, p, &d->list);
	assert_in_range(d->list.n, 0, MAX_ORDERS);
	for (int viewer = NOBODY; viewer < SIDES; viewer++)
		look(d, (enum side)viewer);
	for (int i = 0; i < 3 && d->list.n; i++)
		weigh(d, &d->list.at[random_below(&d->state, d->list.n)]);
	for (int i = 0; i < 2; i++) {
		enum side side = p->header.result.over ? SIDE_0 : (enum side)frame_now(p)->side;
		struct order o = rules_stranger(d->s, side, &d->state);
		weigh(d, &o);
	}
	d->s->rules->odds(d->s, p, NULL, NULL, &d->outlook);
	if (d->s->rules->automaton && d->list.n)
		assert_in_range(d->s->rules->automaton(d->s, p, &d->list, NULL) + 1, 0, d->list.n);
}

static void open_scenario(struct damage *d, const char *name, bool turned)
{
	struct error e = {0};
	d->s = calloc(1, sizeof *d->s);
	assert_non_null(d->s);
	if (!scenario_load(d->s, getenv("GROGNARD_DATA"), name, NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	for (int i = 0; turned && i < d->s->options; i++)
		d->s->option[i].value = d->s->option[i].value == d->s->option[i].low ? d->s->option[i].high : d->s->option[i].low;
	d->state = 7;
	find_bases(d);
	d->sound = d->broken = 0;
}

static void damage_scenario(struct damage *d, const char *name, bool turned)
{
	struct error e = {0};
	int rounds = number_of("GROGNARD_FUZZ_DAMAGES", 3000), first = number_of("GROGNARD_FUZZ_SEED", 0);
	open_scenario(d, name, turned);
	for (int round = first; round < first + rounds; round++) {
		d->state = (uint64_t)round * 2 + turned;
		damage(d);
		bool sound = d->s->rules->sound(d->s, &d->at.common, &e);
		d->sound += sound;
		d->broken += !sound;
		if (sound)
			ask_all(d);
	}
	assert_true(d->sound > rounds / 100 && d->broken > rounds / 10);
	scenario_free(d->s);
	free(d->s);
}

static void all_scenarios(void (*fn)(struct damage *d, const char *name, bool turned))
{
	char names[LISTING_MOST][LISTING_NAME], id[128];
	const char *only = getenv("GROGNARD_FUZZ_GAME");
	struct damage *d = calloc(1, sizeof *d);
	assert_non_null(d);
	for (int g = 0; rules_all[g]; g++) {
		if (only && strcmp(only, rules_all[g]->id) != 0)
			continue;
		int n = listing_scenarios(getenv("GROGNARD_DATA"), rules_all[g]->id, names);
		assert_true(n > 0);
		for (int i = 0; i < n; i++)
			for (int turned = 0; turned < 2; turned++) {
				snprintf(id, sizeof id, "%.31s/%.63s", rules_all[g]->id, names[i]);
				fn(d, id, turned);
			}
	}
	free(d);
}

static void sound_survives_any_bytes(void **unused)
{
	(void)unused;
	all_scenarios(damage_scenario);
}

/* --- each member by itself --- */

/* Is the game still one that can be played? It ends, or there is always something to be done, and it stays sound. */
static void play_on(struct damage *d, size_t at, int value)
{
	enum { ORDERS = 40 };
	struct position *p = &d->at.common;
	struct error e = {0};
	for (int n = 0; n < ORDERS && !p->header.result.over; n++) {
		rules_orders(d->s, p, &d->list);
		if (!d->list.n)
			fail_msg("%s: byte %zu is %d, and nothing can be done in row %d", d->s->id, at, value, frame_now(p)->row);
		struct order o = d->list.at[random_below(&d->state, d->list.n)];
		if (!rules_play(d->s, p, &o, NULL, &e))
			fail_msg("%s: byte %zu is %d: %s", d->s->id, at, value, e.reason);
		if (!d->s->rules->sound(d->s, p, &e))
			fail_msg("%s: byte %zu is %d, which passed, and then: %s %s", d->s->id, at, value, e.place, e.reason);
	}
}

static void one_wild(struct damage *d, size_t at, size_t bytes, int value)
{
	struct error e = {0};
	int16_t wide = (int16_t)value;
	uint8_t narrow = (uint8_t)value;
	d->at = d->base[random_below(&d->state, d->bases)];
	memcpy(&d->at.bytes[at], bytes == 1 ? (const void *)&narrow : &wide, bytes);
	bool sound = d->s->rules->sound(d->s, &d->at.common, &e);
	d->sound += sound;
	d->broken += !sound;
	if (!sound && !e.reason[0])
		fail_msg("%s: byte %zu is %d: refused without a reason", d->s->id, at, value);
	if (!sound)
		return;
	ask_all(d);
	play_on(d, at, value);
}

static void wild_scenario(struct damage *d, const char *name, bool turned)
{
	static const int bytes[] = {1, 2, 3, 7, 16, 63, 64, 127, 128, 200, 254, 255};
	static const int numbers[] = {-1, -2, -3, -100, 1, 100, 600, 1000, INT16_MAX, INT16_MIN};
	size_t step = (size_t)(number_of("GROGNARD_FUZZ_MEMBERS", 1) * (turned ? 5 : 1));
	open_scenario(d, name, turned);
	for (size_t at = sizeof(struct position); at < d->s->rules->position_size; at += step) {
		for (size_t k = 0; k < sizeof bytes / sizeof *bytes; k++)
			one_wild(d, at, 1, bytes[k]);
		for (size_t k = 0; at % 2 == 0 && k < sizeof numbers / sizeof *numbers; k++)
			one_wild(d, at, 2, numbers[k]);
	}
	assert_true(d->sound && d->broken);
	scenario_free(d->s);
	free(d->s);
}

static void every_member_is_refused_or_played_with(void **unused)
{
	(void)unused;
	all_scenarios(wild_scenario);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(sound_survives_any_bytes), cmocka_unit_test(every_member_is_refused_or_played_with)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

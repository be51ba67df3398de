#include "hundred.h"

#include "check.h"
#include "core/listing.h"
#include "rules/check.h"
#include "wanted.h"
#include "words/secrets.h"
#include "words/words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES = 100, GAMES_TURNED = 40, GAMES_BY_LOT = 60, STRANGERS = 24, PROBES = 4, MOMENTS = 32, TELLINGS = 3, OPEN_SECRETS = 8, ENOUGH = 20, TOO_MANY = 50000 };

enum turned { PRINTED, TURNED, BY_LOT };

static const char *const turned_names[] = {"as printed", "all options", "options by lot"};

struct bench {
	struct scenario s;
	union any_position at;
	struct orders list;
	struct events ev;
	struct view view;
	struct error e;
	uint64_t check;   /* of what is asked and tried */
	bool open;        /* nobody hides anything from anybody */
	int differ;       /* imagined positions that were not like the truth */
};

static void turn_options(struct scenario *s, enum turned turned, uint64_t *state)
{
	for (int i = 0; i < s->options; i++) {
		struct option *o = &s->option[i];
		if (turned == TURNED)
			o->value = o->value == o->low ? o->high : o->low;
		else if (turned == BY_LOT)
			o->value = o->low + random_below(state, o->high - o->low + 1);
	}
}

static void begin(struct bench *t, const char *id, enum turned turned, uint64_t seed)
{
	uint64_t lot = seed * 7 + 1;
	t->e = (struct error){0};
	if (!scenario_load(&t->s, getenv("GROGNARD_DATA"), id, NULL, &t->e))
		fail_msg("%s: %s: %s", t->e.file, t->e.place, t->e.reason);
	turn_options(&t->s, turned, &lot);
	memset(&t->at, 0, sizeof t->at);
	assert_true(t->s.rules->setup(&t->s, seed, &t->at.common, NULL, &t->e));
	t->s.rules->show(&t->s, &t->at.common, SIDE_0, &t->view);
	t->open = !t->view.curtain;
}

/* A way begins where the piece was, ends where it is told to go, and goes from neighbour to neighbour. */
static bool way_holds(const struct scenario *s, const struct events *list, const struct event *ev)
{
	int n;
	const int16_t *way = event_way_of(list, ev, &n);
	if (!way)
		return true;
	for (int i = 1; i < n; i++)
		if (board_link(&s->board, way[i - 1], way[i]) == NONE)
			return false;
	return n >= 2 && (ev->from < 0 || way[0] == ev->from) && (ev->to == NONE || way[n - 1] == ev->to);
}

/* A line of the log is a sentence without its full stop: it begins like one, names no side twice and counts nothing below nought. */
static bool reads_well(struct bench *t, const char *line)
{
	static const char *const never[] = {"  ", "French: French", "Russian: Russian", "French French", "Russian Russian", ": :", "()", " have -",
					    " 1 units", " 1 corps are", "(null)", " ,", "%d", "# "};
	unsigned char first = (unsigned char)line[0];
	size_t n = strlen(line);
	for (size_t i = 0; i < sizeof never / sizeof *never; i++)
		if (strstr(line, never[i]))
			return error_set(&t->e, NULL, "log", NULL, "\"%s\" in: %s", never[i], line);
	if ((first < 128 && !isupper(first) && !isdigit(first) && strncmp(line, "von ", 4) != 0) || line[n - 1] == '.' || line[n - 1] == ' ' || line[n - 1] == ':')
		return error_set(&t->e, NULL, "log", NULL, "no line of the log: %s", line);
	return true;
}

static bool told(struct bench *t)
{
	struct text text;
	if (t->ev.n >= MAX_EVENTS || t->ev.accounts >= MAX_ACCOUNTS)
		return error_set(&t->e, NULL, NULL, NULL, "the list of events is full");
	for (int i = 0; i < t->ev.n; i++) {
		assert_true(t->ev.at[i].account < t->ev.accounts);
		if (!way_holds(&t->s, &t->ev, &t->ev.at[i]))
			return error_set(&t->e, NULL, NULL, NULL, "a way does not hold together");
		words_of(&t->s)->tell(&t->s, &t->ev.at[i], &text);
		assert_non_null(memchr(text.at, 0, sizeof text.at));
		if (text.at[0] && !reads_well(t, text.at))
			return false;
	}
	return true;
}

static bool holds(struct bench *t, bool first)
{
	const struct position *p = &t->at.common;
	bool moment = random_below(&t->check, MOMENTS) == 0;
	bool secrets = moment && (rules_hides(&t->s) || random_below(&t->check, OPEN_SECRETS) == 0);
	return (!(first || moment) || rules_check(&t->s, p, STRANGERS, &t->check, &t->e)) &&
	       (!secrets || rules_secrets(&t->s, p, PROBES, &t->check, &t->differ, &t->e));
}

/* An order without a block, an area or a card: it is a button, and nothing but its words says what it does. */
static bool is_button(const struct bench *t, const struct order *o)
{
	const struct verb *v = verb_at(&t->s, o->verb);
	return v && o->piece == NONE && o->place == NONE && v->number != NOUN_CARD;
}

/* No two buttons read alike. */
static bool told_apart(struct bench *t)
{
	struct text one, other;
	for (int i = 0; i < t->list.n; i++)
		for (int k = 0; is_button(t, &t->list.at[i]) && k < i; k++) {
			if (!is_button(t, &t->list.at[k]))
				continue;
			words_of(&t->s)->say(&t->s, &t->at.common, &t->list.at[i], &one);
			words_of(&t->s)->say(&t->s, &t->at.common, &t->list.at[k], &other);
			if (one.at[0] && !strcmp(one.at, other.at))
				return error_set(&t->e, NULL, "buttons", NULL, "two read alike: %s", one.at);
		}
	return true;
}

static bool play(struct bench *t, uint64_t *state)
{
	const struct order o = t->list.at[random_below(state, t->list.n)];
	if (random_below(&t->check, TELLINGS) == 0 && !rules_secrets_of(&t->s, &t->at.common, &o, &t->check, &t->e))
		return false;
	events_clear(&t->ev);
	return rules_play(&t->s, &t->at.common, &o, &t->ev, &t->e) && t->s.rules->sound(&t->s, &t->at.common, &t->e) &&
	       told(t);
}

static void play_game(struct bench *t, const char *id, enum turned turned, uint64_t seed, bool first)
{
	uint64_t state = seed;
	int n = 0;
	begin(t, id, turned, seed);
	t->check = seed ^ 99;
	for (;; n++) {
		bool fine = holds(t, first);
		rules_orders(&t->s, &t->at.common, &t->list);
		if (fine && !t->list.n)
			break;
		if (!fine || n > TOO_MANY || !told_apart(t) || !play(t, &state))
			fail_msg("%s, %s, seed %d, after %d orders: %s: %s", id, turned_names[turned], (int)seed, n,
				 t->e.place, n > TOO_MANY ? "no end" : t->e.reason);
	}
	assert_true(t->at.common.header.result.over);
	scenario_free(&t->s);
}

static void play_set(struct bench *t, const char *id, enum turned turned, int games)
{
	t->differ = 0;
	for (int i = 0; i < games; i++)
		play_game(t, id, turned, (uint64_t)(1000 * (int)turned + i + 1), i == 0 && turned == PRINTED);
	if (!t->open && !t->differ && games >= ENOUGH)
		fail_msg("%s: what is hidden is never imagined otherwise", id);
}

void hundred_games(const char *scenario)
{
	struct bench *t = calloc(1, sizeof *t);
	assert_non_null(t);
	begin(t, scenario, PRINTED, 1);
	int options = t->s.options;
	scenario_free(&t->s);
	static const int games[] = {GAMES, GAMES_TURNED, GAMES_BY_LOT};
	for (int turned = PRINTED; turned <= (options > 1 ? BY_LOT : options ? TURNED : PRINTED); turned++)
		play_set(t, scenario, (enum turned)turned, wanted("GROGNARD_FUZZ_GAMES", games[turned]));
	free(t);
}

void hundred_games_of(const char *game)
{
	char names[LISTING_MOST][LISTING_NAME], id[128];
	int n = listing_scenarios(getenv("GROGNARD_DATA"), game, names);
	assert_true(n > 0);
	for (int i = 0; i < n; i++) {
		snprintf(id, sizeof id, "%.31s/%.63s", game, names[i]);
		hundred_games(id);
	}
}

#include "rules/field.h"

#include "rules/check.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *data(void)
{
	const char *set = getenv("GROGNARD_DATA");
	return set ? set : ".";
}

static struct game *ready(struct game *g, const char *option)
{
	if (option && !scenario_option(&g->s, option, &g->e))
		fail_msg("%s", g->e.reason);
	if (!g->s.rules->setup(&g->s, 1, now(g), &g->ev, &g->e))
		fail_msg("%s", g->e.reason);
	return g;
}

struct game *field_in(const char *game, const char *keys, const char *option)
{
	char text[4096];
	struct game *g = calloc(1, sizeof *g);
	assert_non_null(g);
	int n = snprintf(text, sizeof text, "{\"format\":1,\"game\":\"%s\",\"id\":\"test\",%s}", game, keys);
	assert_true(n > 0 && (size_t)n < sizeof text);
	if (!scenario_load_text(&g->s, data(), text, (size_t)n, &g->e))
		fail_msg("%s: %s: %s", g->e.file, g->e.place, g->e.reason);
	return ready(g, option);
}

void text_accepted(const char *whole)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	assert_non_null(s);
	if (!scenario_load_text(s, data(), whole, strlen(whole), &e))
		fail_msg("%s %s", e.place, e.reason);
	scenario_free(s);
	free(s);
}

void text_refused(const char *whole, const char *old, const char *new, const char *file, const char *place, const char *says)
{
	char text[2048];
	const char *at = strstr(whole, old);
	assert_non_null(at);
	int n = snprintf(text, sizeof text, "%.*s%s%s", (int)(at - whole), whole, new, at + strlen(old));
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	assert_non_null(s);
	if (scenario_load_text(s, data(), text, (size_t)n, &e))
		fail_msg("%s was accepted", new);
	if (!strstr(e.reason, says) || strcmp(e.place, place) != 0)
		fail_msg("%s: \"%s: %s\", not \"%s: %s\"", new, e.place, e.reason, place, says);
	assert_string_equal(e.file, file);
	free(s);
}

void data_refused(struct game *g, const char *file, const char *place, const char *says)
{
	void *own = g->s.own;
	memset(&g->e, 0, sizeof g->e);
	if (g->s.rules->load(&g->s, &g->e))
		fail_msg("%s was accepted", place);
	if (!strstr(g->e.reason, says) || !strstr(g->e.file, file) || strcmp(g->e.place, place) != 0)
		fail_msg("%s: \"%s: %s\", not \"%s: %s: %s\"", g->e.file, g->e.place, g->e.reason, file, place, says);
	free(g->s.own);
	g->s.own = own;
}

struct game *scenario(const char *name, const char *option)
{
	struct game *g = calloc(1, sizeof *g);
	assert_non_null(g);
	if (!scenario_load(&g->s, data(), name, NULL, &g->e))
		fail_msg("%s: %s: %s", g->e.file, g->e.place, g->e.reason);
	return ready(g, option);
}

void leave(struct game *g)
{
	scenario_free(&g->s);
	free(g);
}

struct position *now(struct game *g)
{
	return (struct position *)(void *)g->memory;
}

static struct order parse(struct game *g, const char *text)
{
	struct order o;
	if (!order_parse(&g->s, text, (enum side)frame_now(now(g))->side, &o, &g->e))
		fail_msg("%s: %s", text, g->e.reason);
	return o;
}

static void give(struct game *g, const struct order *o, const char *text)
{
	if (!rules_play(&g->s, now(g), o, &g->ev, &g->e))
		fail_msg("%s: %s (%s)", text, g->e.reason, g->e.rule);
	if (!g->s.rules->sound(&g->s, now(g), &g->e))
		fail_msg("after %s: %s %s", text, g->e.place, g->e.reason);
}

/* Verbs of a piece in hand: a game's own verb for leaving the map is known by its name. */
static bool is_of_hand(const struct game *g, const struct order *o)
{
	return o->verb == VERB_MARCH || !strcmp(verb_at(&g->s, o->verb)->name, "exit");
}

static bool wants_hand(struct game *g, const struct order *o)
{
	return is_of_hand(g, o) && set_empty(&now(g)->hand);
}

static void play_one(struct game *g, const char *text)
{
	struct order o = parse(g, text);
	events_clear(&g->ev);
	if (wants_hand(g, &o)) {
		struct order take = order_make(VERB_TAKE, o.side, o.piece, NONE, NONE);
		give(g, &take, text);
	}
	give(g, &o, text);
}

void play(struct game *g, const char *orders)
{
	char copy[1024], *rest = NULL;
	assert_true(strlen(orders) < sizeof copy);
	strcpy(copy, orders);
	for (char *one = strtok_r(copy, ";", &rest); one; one = strtok_r(NULL, ";", &rest)) {
		while (*one == ' ')
			one++;
		if (*one)
			play_one(g, one);
	}
}

bool offered(struct game *g, const char *text)
{
	struct order o = parse(g, text);
	rules_orders(&g->s, now(g), &g->list);
	for (int i = 0; i < g->list.n; i++)
		if (order_same(&o, &g->list.at[i]))
			return true;
	return false;
}

void refused(struct game *g, const char *text, const char *rule)
{
	unsigned char before[POSITION_BYTES];
	struct order o = parse(g, text);
	if (wants_hand(g, &o)) {
		struct order take = order_make(VERB_TAKE, o.side, o.piece, NONE, NONE);
		if (!rules_play(&g->s, now(g), &take, NULL, &g->e)) {
			assert_string_equal(g->e.rule, rule);
			return;
		}
	}
	memcpy(before, g->memory, sizeof before);
	if (rules_play(&g->s, now(g), &o, NULL, &g->e))
		fail_msg("%s is not refused", text);
	assert_string_equal(g->e.rule, rule);
	assert_true(strlen(g->e.reason) > 0);
	assert_memory_equal(before, g->memory, sizeof before);
	assert_false(offered(g, text));
	if (is_of_hand(g, &o))
		set_clear(&now(g)->hand);
}

void says(struct game *g, const char *order, const char *rule, const char *words)
{
	refused(g, order, rule);
	if (!strstr(g->e.reason, words))
		fail_msg("%s: \"%s\" does not say \"%s\"", order, g->e.reason, words);
}

void dice_are(struct game *g, const int *values)
{
	int n = 0;
	while (values[n])
		n++;
	dice_force(&now(g)->dice, values, n);
}

int piece(struct game *g, const char *id)
{
	int i = scenario_piece(&g->s, id);
	if (i == NONE)
		fail_msg("no piece %s", id);
	return i;
}

void stands(struct game *g, const char *id, const char *hex)
{
	int at = now(g)->piece[piece(g, id)].place;
	assert_string_equal(at >= 0 ? g->s.board.at[at].id : "off the map", hex);
}

void went(struct game *g, const char *id, const char *want)
{
	char said[256] = "";
	for (int i = 0; i < g->ev.n; i++) {
		int n;
		const int16_t *way = event_way_of(&g->ev, &g->ev.at[i], &n);
		for (int k = 0; g->ev.at[i].piece == piece(g, id) && k < n; k++)
			snprintf(said + strlen(said), sizeof said - strlen(said), "%s%s", k ? " " : "", g->s.board.at[way[k]].id);
	}
	assert_string_equal(said, want);
}

bool happened(struct game *g, int kind, const char *id)
{
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == kind && (!id || g->ev.at[i].piece == piece(g, id)))
			return true;
	return false;
}

void row_is(struct game *g, int row, int side)
{
	assert_int_equal(frame_now(now(g))->row, row);
	assert_int_equal(frame_now(now(g))->side, side);
}

const char *rule_asked(struct game *g)
{
	struct prompt ask;
	rules_ask(&g->s, now(g), &ask);
	return g->s.rules->cites[ask.rule];
}

int steps_of(struct game *g, const char *id)
{
	return now(g)->piece[piece(g, id)].steps;
}

void options_set(struct game *g, const char *options)
{
	char copy[256], *rest = NULL;
	snprintf(copy, sizeof copy, "%s", options);
	for (char *one = strtok_r(copy, " ", &rest); one; one = strtok_r(NULL, " ", &rest))
		if (!scenario_option(&g->s, one, &g->e))
			fail_msg("%s", g->e.reason);
}

static int any_order(struct game *g, uint64_t *state)
{
	return (int)(random_next(state) % (unsigned)g->list.n);
}

static void step_checked(struct game *g, const struct order *o, int n)
{
	events_clear(&g->ev);
	if (!rules_play(&g->s, now(g), o, &g->ev, &g->e))
		fail_msg("order %d is listed, but refused: %s", n, g->e.reason);
	for (int i = 0; i < g->ev.n; i++) {
		struct text line;
		words_of(&g->s)->tell(&g->s, &g->ev.at[i], &line);
	}
	if (!g->s.rules->sound(&g->s, now(g), &g->e))
		fail_msg("order %d: %s %s", n, g->e.place, g->e.reason);
}

void random_game(const char *name, const char *options, uint64_t seed, int every,
		 int (*pick)(struct game *g, uint64_t *state))
{
	enum { MOST = 30000, STRANGERS = 8 };
	struct game *g = scenario(name, NULL);
	uint64_t state = seed;
	options_set(g, options);
	assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
	for (int n = 1; !now(g)->header.result.over && n <= MOST; n++) {
		rules_orders(&g->s, now(g), &g->list);
		assert_true(g->list.n > 0);
		if (n % every == 0 && !rules_check(&g->s, now(g), STRANGERS, &state, &g->e))
			fail_msg("order %d: %s: %s", n, g->e.place, g->e.reason);
		struct order o = g->list.at[pick ? pick(g, &state) : any_order(g, &state)];
		step_checked(g, &o, n);
	}
	assert_true(now(g)->header.result.over);
	leave(g);
}

bool logged(struct game *g, const char *words)
{
	for (int i = 0; i < g->ev.n; i++) {
		struct text line = {{0}};
		words_of(&g->s)->tell(&g->s, &g->ev.at[i], &line);
		if (strstr(line.at, words))
			return true;
	}
	return false;
}

int page_called(const struct scenario *s, const char *name)
{
	const struct page *pages = words_of(s)->pages;
	int which = 0;
	while (strcmp(pages[which].name, name) != 0)
		which++;
	return which;
}

bool page_says(struct game *g, const char *name, const char *words)
{
	static struct chart page;
	struct heard h = {.n = g->ev.n, .at = g->ev.at};
	int which = page_called(&g->s, name);
	for (int i = 0; i < h.n; i++) {
		memset(&page, 0, sizeof page);
		words_of(&g->s)->page(&g->s, which, &h, i, now(g), SIDE_0, &page);
		for (int k = 0; k < page.n; k++)
			if (strstr(page.row[k].note, words))
				return true;
	}
	return false;
}

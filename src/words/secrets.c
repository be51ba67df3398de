#include "words/secrets.h"

#include "rules/check.h"
#include "rules/honest.h"
#include "rules/phases.h"

#include <stdlib.h>
#include <string.h>

enum { TRUTH, OTHER, BOTH };

union answer {
	struct view view;
	struct overlay overlay;
	struct outlook outlook;
	struct prompt prompt;
	struct orders orders;
	struct error error;
	struct chart chart;
	struct text text;
};

struct secrets {
	const struct scenario *s;
	enum side viewer, decides;
	int probes;
	uint64_t *state;
	struct error *e;
	union any_position at[BOTH], after[BOTH], draft[BOTH];
	union any_position *on;  /* what is compared: at, or draft */
	struct orders list;
	union answer answer[BOTH];
	struct events events[BOTH];
	struct set known; /* pieces that the viewer knows, before or after an order; filled when one is asked for */
	bool asked;
};

static const char *who(const struct secrets *c)
{
	return c->viewer == NOBODY ? "nobody" : c->s->side_id[c->viewer];
}

static bool leak(const struct secrets *c, const char *from, const char *detail)
{
	return error_set(c->e, c->s->file, who(c), NULL, "learns the truth from %s%s%s%s", from, detail[0] ? " " : "", detail,
			 c->on == c->draft ? ", while something is built up" : "");
}

static bool leak_order(const struct secrets *c, const char *from, const struct order *o)
{
	char text[64];
	order_print(c->s, o, text, sizeof text);
	return leak(c, from, text);
}

/* An event as the log tells it. */
static const char *line_of(const struct secrets *c, const struct event *ev, struct text *out)
{
	if (!ev)
		text_set(out, "nothing more");
	else
		words_of(c->s)->tell(c->s, ev, out);
	if (!out->at[0])
		text_set(out, "an event of kind %d, number %d", ev->kind, ev->number);
	return out->at;
}

static bool leak_line(const struct secrets *c, const struct order *o, const struct event *a, const struct event *b)
{
	char text[64];
	struct text first, second;
	order_print(c->s, o, text, sizeof text);
	return error_set(c->e, c->s->file, who(c), NULL,
			 "learns the truth from what it is told of %s: \"%.100s\", not \"%.100s\"", text,
			 line_of(c, a, &first), line_of(c, b, &second));
}

/* Answers of so many bytes. */
static void blank(struct secrets *c, size_t size)
{
	memset(&c->answer[TRUTH], 0, size);
	memset(&c->answer[OTHER], 0, size);
}

static bool same(const struct secrets *c, size_t size)
{
	return !memcmp(&c->answer[TRUTH], &c->answer[OTHER], size);
}

/* --- what both sides may ask at any time --- */

static bool same_view(struct secrets *c)
{
	blank(c, sizeof(struct view));
	for (int k = 0; k < BOTH; k++)
		c->s->rules->show(c->s, &c->on[k].common, c->viewer, &c->answer[k].view);
	return same(c, sizeof(struct view)) || leak(c, "what is shown", "");
}

static bool same_queries(struct secrets *c)
{
	for (int i = 0; i < c->probes; i++) {
		int piece = random_below(c->state, 8) ? random_below(c->state, c->s->pieces) : NONE;
		int place = random_below(c->state, c->s->board.count);
		for (int q = 0; q < QUERIES; q++) {
			blank(c, sizeof(struct overlay));
			for (int k = 0; k < BOTH; k++)
				c->s->rules->query(c->s, &c->on[k].common, c->viewer, (enum query)q, piece, place,
						   &c->answer[k].overlay);
			if (!same(c, sizeof(struct overlay)))
				return error_set(c->e, c->s->file, who(c), NULL,
						 "learns the truth from the query %s %s %s", query_name((enum query)q),
						 piece == NONE ? "-" : c->s->piece[piece].id, c->s->board.at[place].id);
		}
	}
	return true;
}

static bool same_pages(struct secrets *c)
{
	const struct words *words = words_of(c->s);
	for (int page = 0; words->pages && words->pages[page].name; page++) {
		if (words->pages[page].row != NONE)
			continue;
		blank(c, sizeof(struct chart));
		for (int k = 0; k < BOTH; k++)
			words->page(c->s, page, NULL, 0, &c->on[k].common, c->viewer, &c->answer[k].chart);
		if (!same(c, sizeof(struct chart)))
			return leak(c, "the page", words->pages[page].name);
	}
	return true;
}

static bool same_ground(struct secrets *c, uint64_t *own)
{
	for (int i = 0; words_of(c->s)->ground && i < c->probes; i++) {
		int place = random_below(own, c->s->board.count);
		blank(c, sizeof(struct text));
		for (int k = 0; k < BOTH; k++)
			words_of(c->s)->ground(c->s, &c->on[k].common, place, &c->answer[k].text);
		if (!same(c, sizeof(struct text)))
			return leak(c, "the words about", c->s->board.at[place].id);
	}
	return true;
}

static bool same_words(struct secrets *c)
{
	uint64_t own = *c->state; /* the other questions stay what they are */
	for (int i = 0; words_of(c->s)->about && i < c->probes; i++) {
		int piece = random_below(&own, c->s->pieces);
		blank(c, sizeof(struct text));
		for (int k = 0; k < BOTH; k++)
			words_of(c->s)->about(c->s, &c->on[k].common, piece, c->viewer, &c->answer[k].text);
		if (!same(c, sizeof(struct text)))
			return leak(c, "the words about", c->s->piece[piece].id);
	}
	return same_ground(c, &own);
}

static bool same_prompt(struct secrets *c)
{
	blank(c, sizeof(struct prompt));
	for (int k = 0; k < BOTH; k++)
		rules_ask(c->s, &c->on[k].common, &c->answer[k].prompt);
	const struct prompt *a = &c->answer[TRUTH].prompt, *b = &c->answer[OTHER].prompt;
	bool open = a->side == b->side && a->row == b->row && a->reaction == b->reaction && a->secret == b->secret &&
		    a->open == b->open && (!a->open || !strcmp(a->ask.at, b->ask.at));
	return (c->viewer == c->decides ? same(c, sizeof(struct prompt)) : open) || leak(c, "what is asked", "");
}

/* Who belongs to neither side sees what both may see. */
static bool same_for_nobody(struct secrets *c)
{
	enum side viewer = c->viewer;
	c->viewer = NOBODY;
	bool fine = same_view(c) && (c->on != c->at || (same_queries(c) && same_words(c)));
	c->viewer = viewer;
	return fine;
}

/* --- what only the side that decides is told --- */

static bool same_orders(struct secrets *c)
{
	blank(c, sizeof(struct orders));
	for (int k = 0; k < BOTH; k++)
		rules_orders(c->s, &c->on[k].common, &c->answer[k].orders);
	return same(c, sizeof(struct orders)) || leak(c, "which orders there are", "");
}

/* Of an order, or of what is being built so far; as it is, and with guesses. */
static bool same_odds_of(struct secrets *c, const struct order *o)
{
	static const int16_t guesses[][OUTLOOK_GUESSES] = {{3, 1, 0}, {99, 99, 99}};
	bool fine = true;
	for (int i = 0; fine && i < 3; i++) {
		blank(c, sizeof(struct outlook));
		for (int k = 0; k < BOTH; k++)
			c->s->rules->odds(c->s, &c->on[k].common, o, i ? guesses[i - 1] : NULL, &c->answer[k].outlook);
		fine = same(c, sizeof(struct outlook));
	}
	if (fine)
		return true;
	return o ? leak_order(c, "the odds of", o) : leak(c, "the odds of", "");
}

static bool sealed(const struct events *ev)
{
	for (int i = 0; i < ev->n; i++)
		if (ev->at[i].seals)
			return true;
	return false;
}

/* Building orders on draft[TRUTH]; any of them, or false when there is none. */
static bool pick_building(struct secrets *c, struct order *out)
{
	struct orders *list = &c->answer[TRUTH].orders;
	int n = 0;
	rules_orders(c->s, &c->draft[TRUTH].common, list);
	for (int i = 0; i < list->n; i++)
		if (phase_builds(c->s, &c->draft[TRUTH].common, &list->at[i]))
			list->at[n++] = list->at[i];
	if (n)
		*out = list->at[random_below(c->state, n)];
	return n > 0;
}

static bool play_draft(struct secrets *c, const struct order *o)
{
	for (int k = 0; k < BOTH; k++) {
		struct position *p = &c->draft[k].common;
		uint32_t drawn = p->dice.drawn;
		events_clear(&c->events[k]);
		if (!rules_play(c->s, p, o, &c->events[k], NULL))
			return leak_order(c, "whether this is refused:", o);
		if (p->dice.drawn != drawn || sealed(&c->events[k]) || frame_now(p)->side != (int)c->decides)
			return leak_order(c, "the seal of", o);
	}
	return true;
}

/* What is built up before anything is given leaves the same list, prompt, view and odds on both, order by order, for
 * who builds, and the same view for who looks on. */
static bool same_draft(struct secrets *c)
{
	struct order o;
	bool fine = true;
	memcpy(c->draft, c->at, sizeof c->draft);
	c->on = c->draft;
	for (int n = 0; fine && n < c->probes && pick_building(c, &o); n++)
		fine = play_draft(c, &o) && same_view(c) && same_prompt(c) && same_orders(c) && same_odds_of(c, NULL) &&
		       same_for_nobody(c);
	c->on = c->at;
	return fine;
}

static bool same_refusal(struct secrets *c)
{
	struct order o = rules_stranger(c->s, c->decides, c->state);
	bool fine[BOTH];
	blank(c, sizeof(struct error));
	for (int k = 0; k < BOTH; k++) {
		memcpy(&c->after[k], &c->at[k], sizeof c->at[k]);
		fine[k] = rules_play(c->s, &c->after[k].common, &o, NULL, &c->answer[k].error);
	}
	return (fine[TRUTH] == fine[OTHER] && same(c, sizeof(struct error))) ||
	       leak_order(c, "whether and why this is refused:", &o);
}

/* --- the sieve --- */

static bool sees(const struct secrets *c, uint8_t seen)
{
	return c->viewer == NOBODY ? seen == SEEN_ALL : seen >> c->viewer & 1;
}

static void know_shown(struct secrets *c, const struct position *p)
{
	blank(c, sizeof(struct view));
	struct view *view = &c->answer[TRUTH].view;
	c->s->rules->show(c->s, p, c->viewer, view);
	for (int i = 0; i < view->counters; i++)
		if (view->counter[i].piece != NONE)
			set_add(&c->known, view->counter[i].piece);
}

static void know_all(struct secrets *c)
{
	set_clear(&c->known);
	know_shown(c, &c->at[TRUTH].common);
	know_shown(c, &c->after[TRUTH].common);
	const struct events *ev = &c->events[TRUTH];
	for (int i = 0; i < ev->n; i++)
		if (ev->at[i].kind == EVENT_REVEAL && ev->at[i].piece != NONE && sees(c, ev->at[i].seen))
			set_add(&c->known, ev->at[i].piece);
}

static bool names_known(struct secrets *c, int piece)
{
	if (piece == NONE || c->s->piece[piece].side == c->viewer)
		return true;
	if (!c->asked)
		know_all(c);
	c->asked = true;
	return set_has(&c->known, piece);
}

static bool leak_named(const struct secrets *c, const char *what, const struct order *o, const struct event *ev)
{
	char text[64];
	struct text line;
	order_print(c->s, o, text, sizeof text);
	return error_set(c->e, c->s->file, who(c), NULL, "is told a hidden piece's name by %s of %s: "
			 "\"%.120s\"", what, text, line_of(c, ev, &line));
}

/* Of a piece that is not named the way may say no more than where it went from and to. */
static bool way_closed(const struct secrets *c, const struct event *ev)
{
	int n;
	const int16_t *way = event_way_of(&c->events[TRUTH], ev, &n);
	return !way || ev->piece != NONE || (n == 2 && way[0] == ev->from && way[1] == ev->to);
}

static bool sieved(struct secrets *c, const struct order *o)
{
	const struct events *ev = &c->events[TRUTH];
	c->asked = false;
	for (int i = 0; i < ev->n; i++) {
		if (!sees(c, ev->at[i].seen))
			continue;
		if (!names_known(c, ev->at[i].piece) || !names_known(c, ev->at[i].by))
			return leak_named(c, "an event", o, &ev->at[i]);
		if (!way_closed(c, &ev->at[i]))
			return leak_order(c, "the way of an unnamed piece in", o);
		const struct account *a = &ev->account[ev->at[i].account == NONE ? 0 : ev->at[i].account];
		for (int k = 0; ev->at[i].account != NONE && sees(c, a->seen) && k < a->n; k++)
			if (!names_known(c, a->at[k].piece))
				return leak_named(c, "an account", o, &ev->at[i]);
	}
	return true;
}

/* The next event from `*i` on that the viewer may see, or NULL. */
static const struct event *next_seen(const struct secrets *c, int k, int *i)
{
	const struct events *ev = &c->events[k];
	while (*i < ev->n && !sees(c, ev->at[*i].seen))
		++*i;
	return *i < ev->n ? &ev->at[(*i)++] : NULL;
}

static const struct account *account_seen(const struct secrets *c, int k, const struct event *ev)
{
	const struct account *a = ev->account == NONE ? NULL : &c->events[k].account[ev->account];
	return a && sees(c, a->seen) ? a : NULL;
}

static bool same_way(const struct secrets *c, const struct event *a, const struct event *b)
{
	int n, m;
	const int16_t *of_a = event_way_of(&c->events[TRUTH], a, &n), *of_b = event_way_of(&c->events[OTHER], b, &m);
	return n == m && (!n || !memcmp(of_a, of_b, (size_t)n * sizeof *of_a));
}

static bool same_event(struct secrets *c, const struct event *a, const struct event *b)
{
	const struct account *of_a = account_seen(c, TRUTH, a), *of_b = account_seen(c, OTHER, b);
	if (a->kind != b->kind || a->side != b->side || a->piece != b->piece ||
	    a->by != b->by || a->from != b->from || a->to != b->to || a->number != b->number || a->rule != b->rule ||
	    memcmp(a->dice, b->dice, sizeof a->dice) || !same_way(c, a, b) || !of_a != !of_b)
		return false;
	return !of_a || !memcmp(of_a, of_b, sizeof *of_a);
}

/* From here on the viewer may know more than before. In a phase of the other side he sees what it has to do there, and what a die does to
 * those he does not know. */
static bool teaches(const struct secrets *c, const struct event *ev)
{
	bool others = ev && ev->side == (int)side_other(c->viewer);
	return ev && (ev->kind == EVENT_REVEAL || ev->kind == EVENT_CARD || ev->kind == EVENT_ELIMINATE || (others && ev->kind == EVENT_PHASE) ||
		      (others && ev->kind == EVENT_CHECK && ev->piece == NONE));
}

/* What the other side may answer is open: where only one of two tellings goes on, the other waits for an answer. */
static bool waits(const struct secrets *c, int k)
{
	const struct position *p = &c->after[k].common;
	return !p->header.result.over && frame_now(p)->side != (int)c->viewer;
}

static bool told_the_same(struct secrets *c, const struct order *o)
{
	for (int i = 0, k = 0;;) {
		const struct event *a = next_seen(c, TRUTH, &i), *b = next_seen(c, OTHER, &k);
		if (teaches(c, a) || teaches(c, b) || (!a && waits(c, TRUTH)) || (!b && waits(c, OTHER)))
			return true;
		if (!a && !b)
			return sealed(&c->events[TRUTH]) == sealed(&c->events[OTHER]) ||
			       leak_order(c, "whether this can be taken back:", o);
		if (!a || !b || !same_event(c, a, b))
			return leak_line(c, o, a, b);
	}
}

/* Plays a listed order on the truth and, when the viewer gives it, with the same dice on the imagined position. */
static bool same_telling(struct secrets *c, const struct order *o)
{
	int last = c->viewer == c->decides ? OTHER : TRUTH;
	for (int k = TRUTH; k <= last; k++) {
		memcpy(&c->after[k], &c->at[k], sizeof c->at[k]);
		c->after[k].common.dice = c->at[TRUTH].common.dice;
		events_clear(&c->events[k]);
		if (!rules_play(c->s, &c->after[k].common, o, &c->events[k], NULL))
			return leak_order(c, "whether this is refused:", o);
	}
	if (last == OTHER && !told_the_same(c, o))
		return false;
	return c->after[TRUTH].common.header.result.over || sieved(c, o);
}

/* --- all of it --- */

static void deal(struct secrets *c, int *differ)
{
	const struct position *truth = &c->at[TRUTH].common;
	struct position *other = &c->at[OTHER].common;
	size_t size = c->s->rules->position_size;
	uint64_t seed = (uint64_t)random_next(c->state) << 32 | random_next(c->state);
	memset(&c->at[OTHER], 0, sizeof c->at[OTHER]);
	c->s->rules->imagine(c->s, truth, c->viewer, seed, other);
	memcpy(&c->after[OTHER], other, size);
	c->after[OTHER].common.dice = truth->dice;
	if (differ)
		*differ += memcmp(&c->after[OTHER], truth, size) != 0;
}

static bool same_for_viewer(struct secrets *c, int *differ)
{
	deal(c, differ);
	if (!same_view(c) || !same_queries(c) || !same_pages(c) || !same_words(c) || !same_prompt(c) ||
	    !same_for_nobody(c))
		return false;
	bool mine = c->viewer == c->decides;
	if (mine && (!same_orders(c) || !same_odds_of(c, NULL) || !same_draft(c)))
		return false;
	for (int i = 0; i < c->probes; i++) {
		const struct order *o = &c->list.at[random_below(c->state, c->list.n)];
		if (!same_telling(c, o) || (mine && (!same_odds_of(c, o) || !same_refusal(c))))
			return false;
	}
	return true;
}

static struct secrets *begin(const struct scenario *s, const struct position *p, uint64_t *state, struct error *e)
{
	struct secrets *c = calloc(1, sizeof *c);
	if (!c) {
		error_set(e, s->file, NULL, NULL, "there is no memory for a check");
		return NULL;
	}
	c->s = s;
	c->state = state;
	c->e = e;
	c->on = c->at;
	memcpy(&c->at[TRUTH], p, s->rules->position_size);
	return c;
}

static const enum side viewers[] = {SIDE_0, SIDE_1, NOBODY};

bool rules_secrets(const struct scenario *s, const struct position *p, int probes, uint64_t *state, int *differ,
		   struct error *e)
{
	uint64_t own = *state; /* the other questions stay what they are */
	if (!rules_honest(s, p, &own, e))
		return false;
	if (p->header.result.over)
		return true;
	struct secrets *c = begin(s, p, state, e);
	if (!c)
		return false;
	c->probes = probes;
	rules_orders(s, p, &c->list);
	bool fine = true;
	c->decides = c->list.n ? (enum side)c->list.at[0].side : NOBODY;
	for (int i = 0; fine && c->list.n && i < 3; i++) {
		c->viewer = viewers[i];
		fine = same_for_viewer(c, differ);
	}
	free(c);
	return fine;
}

bool rules_secrets_of(const struct scenario *s, const struct position *p, const struct order *o, uint64_t *state,
		      struct error *e)
{
	if (!rules_hides(s))
		return true;
	struct secrets *c = begin(s, p, state, e);
	if (!c)
		return false;
	bool fine = true;
	c->decides = (enum side)o->side;
	for (int i = 0; fine && i < 3; i++) {
		c->viewer = viewers[i];
		if (c->viewer == c->decides)
			deal(c, NULL);
		fine = same_telling(c, o) && (c->viewer != c->decides || same_odds_of(c, o));
	}
	free(c);
	return fine;
}

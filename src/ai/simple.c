/* A player for any game: looks one whole decision ahead with the game's own judgement, unless the game's own counsel
 * decides.
 *
 * It values candidate orders (search.h), plays one of the best, at random among near equals, and stops moving when
 * nothing it tries makes things better. A budget of tried orders keeps it quick whatever the game.
 */
#include "ai/players.h"
#include "ai/search.h"
#include "ai/simple.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum {
	TAKES = 7,     /* pieces tried before one is chosen */
	BRANCHES = 24, /* other orders tried at the first step */
	NEAR = 64,     /* what is worth less by one part in so many of all differences is as good; */
	LOOSE = 3,     /* to a loose one */
	HALF_WAY = 500 /* permille: one piece is chosen, and may be none is to be moved at all */
};

struct simple {
	const struct scenario *s;
	struct manner manner;
	const struct mind *mind;
	union any_position known;
	struct orders list;
	enum { ASKED, CHOOSING, LAST_LOOK, DECIDED } stage;
	enum { BY_COUNSEL, BY_NEED, BY_TRIAL, BY_LAST_LOOK } by;
	int chosen;              /* once it has decided */
	int done, now;           /* index of "done" where it may end a phase, or NONE; the judgement as things stand */
	bool valuing;            /* the search is at work on a candidate */
	int index[MAX_ORDERS], value[MAX_ORDERS], n, tried; /* the candidates, and what was found of the first ones */
	int looked;              /* candidates valued, those of the last look too */
	struct effort effort;    /* of the counsel */
	struct search search;
};

static unsigned sides(const struct scenario *s)
{
	(void)s;
	return 1u << SIDE_0 | 1u << SIDE_1;
}

static void *begin(const struct scenario *s, enum side side, uint64_t seed)
{
	struct simple *m = calloc(1, sizeof *m);
	(void)side, (void)seed;
	if (!m)
		return NULL;
	m->s = s;
	m->mind = mind_of(s);
	m->search.s = s;
	m->search.mind = m->mind;
	m->manner.tries = SIMPLE_TRIES;
	return m;
}

void simple_manner(void *own, const struct manner *manner)
{
	struct simple *m = own;
	m->manner = *manner;
	m->effort.keeps = manner->keeps;
	m->effort.reads = manner->reads;
	m->effort.meant = 0;
}

static void ask(void *own, const struct position *known, const struct orders *list, uint64_t seed)
{
	struct simple *m = own;
	memcpy(&m->known, known, m->s->rules->position_size);
	m->list = *list;
	m->search.state = seed;
	m->search.played = 0;
	m->stage = list->n ? ASKED : DECIDED;
	m->by = BY_NEED;
	m->chosen = m->done = NONE;
	m->valuing = false;
	m->n = m->tried = m->looked = 0;
	effort_begin(&m->effort);
}

static void decide(struct simple *m, int chosen, int by)
{
	m->chosen = chosen;
	m->by = (unsigned)by;
	m->stage = DECIDED;
}

/* Which orders are worth trying: a few of the pieces to take up, a sample of the rest. */
static void gather(struct simple *m, bool in_hand)
{
	int order[MAX_ORDERS], takes = 0, others = 0;
	for (int i = 0; i < m->list.n; i++)
		order[i] = i;
	for (int i = m->list.n - 1; i > 0; i--) {
		int other = random_below(&m->search.state, i + 1), kept = order[i];
		order[i] = order[other];
		order[other] = kept;
	}
	for (int i = 0; i < m->list.n; i++) {
		int verb = m->list.at[order[i]].verb;
		bool tries = verb == VERB_TAKE ? takes++ < TAKES : others++ < BRANCHES || in_hand || search_ends(verb);
		if (tries)
			m->index[m->n++] = order[i];
	}
}

/* What the game's own counsel says, with so many plays at most; false: it is not done yet. */
static bool ask_counsel(struct simple *m, long nodes, int *counsel)
{
	uint64_t state = m->search.state;
	*counsel = NONE;
	if (!m->mind->counsel || m->manner.alone)
		return true;
	effort_go_on(&m->effort, nodes);
	*counsel = m->mind->counsel(m->s, &m->known.common, &m->list, m->manner.temper, &state, &m->effort);
	m->search.played += nodes - m->effort.left;
	if (!m->effort.tired)
		m->search.state = state;
	return !m->effort.tired;
}

static void open_question(struct simple *m, long nodes)
{
	struct prompt ask;
	int counsel;
	if (!ask_counsel(m, nodes, &counsel))
		return;
	if (counsel != NONE) {
		decide(m, counsel, BY_COUNSEL);
		return;
	}
	rules_ask(m->s, &m->known.common, &ask);
	if (m->list.n == 1 || ask.side == NOBODY) {
		decide(m, random_below(&m->search.state, m->list.n), BY_NEED);
		return;
	}
	m->search.side = ask.side;
	m->search.row = ask.row;
	m->search.budget = m->manner.tries;
	for (int i = 0; i < m->list.n; i++)
		if (m->list.at[i].verb == VERB_DONE && ask.depth == 0)
			m->done = i;
	m->now = search_judge(&m->search, &m->known.common);
	gather(m, ask.depth > 0);
	m->stage = CHOOSING;
}

/* One of the values near the best one; *top: the best. */
static int choose(struct simple *m, int *top)
{
	int best = m->value[0], worst = m->value[0], near = 0, chosen = m->index[0];
	for (int i = 1; i < m->tried; i++) {
		best = m->value[i] > best ? m->value[i] : best;
		worst = m->value[i] > INT_MIN + 1 && m->value[i] < worst ? m->value[i] : worst;
	}
	int64_t slack = ((int64_t)best - worst) / (m->manner.loose ? LOOSE : NEAR);
	for (int i = 0; i < m->tried; i++)
		if ((int64_t)m->value[i] >= best - slack && !random_below(&m->search.state, ++near))
			chosen = m->index[i];
	*top = best;
	return chosen;
}

/* All candidates are valued. Where nothing seems worth moving, the other pieces are looked at before the phase ends. */
static void compare(struct simple *m)
{
	int top, chosen = choose(m, &top);
	if (m->done == NONE || (top > m->now && m->list.at[chosen].verb != VERB_DONE)) {
		decide(m, chosen, BY_TRIAL);
		return;
	}
	m->stage = LAST_LOOK;
	m->n = m->tried = 0;
	for (int i = 0; i < m->list.n; i++)
		if (m->list.at[i].verb == VERB_TAKE)
			m->index[m->n++] = i;
}

static void candidate_valued(struct simple *m)
{
	m->value[m->tried++] = m->search.value;
	m->looked++;
	m->valuing = false;
}

/* The next candidate, or the end of them. */
static void try_next(struct simple *m)
{
	if (m->tried == m->n || (m->search.budget <= 0 && m->tried)) {
		compare(m);
		return;
	}
	const struct order *o = &m->list.at[m->index[m->tried]];
	if (o->verb == VERB_DONE) {
		m->search.value = search_judge(&m->search, &m->known.common);
		candidate_valued(m);
		return;
	}
	m->valuing = true;
	if (search_begin(&m->search, &m->known.common, o))
		candidate_valued(m);
}

/* The first piece whose move is better than none is taken. */
static void last_valued(struct simple *m)
{
	m->looked++;
	m->valuing = false;
	if (m->search.value > m->now)
		decide(m, m->index[m->n], BY_TRIAL);
}

/* The rest of the pieces, one after the other in any order, until one move is better than none: the one that is tried
 * stands behind those that are left. */
static void look_at_next(struct simple *m)
{
	if (!m->n) {
		decide(m, m->done, BY_LAST_LOOK);
		return;
	}
	int i = random_below(&m->search.state, m->n), taken = m->index[i];
	m->search.budget = m->manner.tries;
	m->index[i] = m->index[--m->n];
	m->index[m->n] = taken;
	m->valuing = true;
	if (search_begin(&m->search, &m->known.common, &m->list.at[taken]))
		last_valued(m);
}

/* Plays one order at most, the counsel so many. */
static void step(struct simple *m, long nodes)
{
	if (m->stage == ASKED) {
		open_question(m, nodes);
	} else if (m->valuing) {
		if (search_step(&m->search))
			m->stage == CHOOSING ? candidate_valued(m) : last_valued(m);
	} else if (m->stage == CHOOSING) {
		try_next(m);
	} else {
		look_at_next(m);
	}
}

static bool think(void *own, long nodes)
{
	struct simple *m = own;
	while (m->stage != DECIDED && nodes > 0) {
		long before = m->search.played;
		step(m, nodes);
		nodes -= m->search.played - before;
	}
	return m->stage == DECIDED;
}

static int best_so_far(const struct simple *m)
{
	if (m->stage == DECIDED)
		return m->chosen;
	if (m->stage == LAST_LOOK)
		return m->done;
	int best = 0;
	for (int i = 1; i < m->tried; i++)
		if (m->value[i] > m->value[best])
			best = i;
	return m->tried ? m->index[best] : 0;
}

/* The budget may end the trials before the candidates do. */
static int how_far(const struct simple *m)
{
	int takes = 0;
	if (m->stage == DECIDED || m->stage == ASKED)
		return m->stage == DECIDED ? 1000 : 0;
	int whole = m->done == NONE ? 1000 : HALF_WAY;
	if (m->stage == CHOOSING) {
		int by_count = whole * m->tried / m->n, by_budget = whole * (m->manner.tries - m->search.budget) / m->manner.tries;
		int far = by_count > by_budget ? by_count : by_budget;
		return far < whole ? far : whole - 1;
	}
	for (int i = 0; i < m->list.n; i++)
		takes += m->list.at[i].verb == VERB_TAKE;
	return HALF_WAY + HALF_WAY * (takes - m->n - m->valuing) / (takes + 1);
}

static void say(const struct simple *m, struct text *words)
{
	if (m->stage == DECIDED && m->by == BY_COUNSEL)
		mind_say_usual(m->mind, &m->known.common, words);
	else if (m->stage == DECIDED && m->by == BY_NEED)
		text_set(words, "the only order there is");
	else if (m->stage == DECIDED && m->by == BY_LAST_LOOK)
		text_set(words, "none of %d orders tried makes things better", m->looked);
	else
		text_set(words, "the best of %d orders tried", m->looked);
}

static int answer(const void *own, struct account *why, struct text *words, int *permille)
{
	const struct simple *m = own;
	player_no_reasons(why);
	if (words)
		say(m, words);
	if (permille)
		*permille = how_far(m);
	return best_so_far(m);
}

const struct player simple_player = {
	.id = "simple",
	.name = "The Sergeant",
	.looks = "one decision of his own at a time, and what luck may make of it",
	.sides = sides,
	.open = begin,
	.close = free,
	.ask = ask,
	.think = think,
	.answer = answer,
};

/* --- the same in another manner --- */

static void *begin_as(const struct scenario *s, const struct manner *manner)
{
	void *own = begin(s, SIDE_0, 0);
	if (own)
		simple_manner(own, manner);
	return own;
}

static void *begin_recruit(const struct scenario *s, enum side side, uint64_t seed)
{
	(void)side, (void)seed;
	return begin_as(s, &(struct manner){.tries = RECRUIT_TRIES, .alone = true, .loose = true});
}

const struct player recruit_player = {
	.id = "recruit",
	.name = "The Recruit",
	.looks = "a few things that can be done now, and takes any that looks well",
	.sides = sides,
	.open = begin_recruit,
	.close = free,
	.ask = ask,
	.think = think,
	.answer = answer,
};

/* As the simple player was before the game had a counsel for its marches. */
static void *begin_old(const struct scenario *s, enum side side, uint64_t seed)
{
	(void)side, (void)seed;
	return begin_as(s, &(struct manner){.tries = SIMPLE_TRIES, .alone = mind_of(s)->lately});
}

static unsigned no_side(const struct scenario *s)
{
	(void)s;
	return 0;
}

const struct player old_player = {
	.id = "old",
	.name = "The old opponent",
	.looks = "what the Sergeant looked at in earlier versions; others are measured by it",
	.sides = no_side,
	.open = begin_old,
	.close = free,
	.ask = ask,
	.think = think,
	.answer = answer,
};

/* The Captain and the Marshal: whole plans of a phase, compared by playing them out.
 *
 * A plan is what one side does until a die falls, the enemy decides or the phase ends. Number 0 is what the game's counsel would
 * do anyway; the others are written in its other tempers. Each is looked at in the same worlds with the same dice, played on by
 * the quick player for both sides to the horizon, and judged there. The worse half drops out, the rest is looked at twice as
 * often. What is best in the end must beat number 0 by more than chance would, or number 0 is played. The Marshal of a game that
 * may end before the horizon compares how likely victory is there; what is clearly behind he does not look at again. Where looking ahead makes
 * no decision better (mind.aside) only those are compared that somebody asks about.
 *
 * A machine with explicit state: a step asks the quick player for one order, or plays one, so it can be left and resumed anywhere.
 */
#include "ai/mind.h"
#include "ai/players.h"
#include "ai/proofs.h"
#include "ai/simple.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { PLANS = 24, PLAN_ORDERS = 256, LOOKS = 96, TRIES = 60, LONG_GAME = 4000, MOST = 1000000, HOPE_POINT = 100, CLEARLY = 10 };

_Static_assert((int)PLANS <= (int)THOUGHTS, "every plan is a thought");

struct level {
	int plans, looks, halvings; /* plans written; looks at each in the first round; rounds after it, each with twice as many */
	int most;                   /* looks at a plan in all of them, at most LOOKS */
	int horizon;                /* player-turns that are played to their end, that of the decision is the first */
	int doubt;                  /* tenths of a standard error by which number 0 must be beaten */
	int clear;                  /* the same by which a plan is behind the best when it is not looked at any more; 0: only the worse half drops out */
	long thought;               /* orders given while looking, each at its game's price, after which no further look begins */
	bool hopes;                 /* compares by how likely it is to win (mind.hope), not by the judgement */
};

struct plan {
	struct order order[PLAN_ORDERS];
	int orders, temper;
	int value[LOOKS], looks;
	int16_t end[LOOKS];         /* how the game ended there, see end_of */
	int64_t sum;
	int lost[SIDES], won[SIDES]; /* see rules.lost, in all looks; looks in which the game ends so */
	bool out, put;              /* put: what a person did */
};

struct planner {
	const struct scenario *s;
	const struct mind *mind;
	const struct level *level;
	void *quick;               /* the simple player: plan 0, the other plans, both sides in what is played out */
	struct manner manner;      /* in which it was asked last */
	union any_position known;
	struct orders list;
	uint64_t seed;
	enum { QUICK, CARRYING, WRITING, LOOKING, DECIDED } stage;
	int chosen;

	struct plan plan[PLANS];
	int plans;                 /* that are written; the next one is being written */
	int now, look, until;      /* LOOKING: this plan, its look, and how many all shall have in this round */
	int round;
	long played, whole;        /* orders given while looking; about how many there will be */

	union any_position at;     /* what is being played out, or written */
	struct orders choice;
	bool asked;                /* the quick player is at work */
	int step, turns;           /* orders given in it; player-turns begun in it */
	enum side side;
	int16_t turn, row;
	int8_t phasing;
	uint32_t drawn;

	/* The plan that is being carried out, so many orders of it by now. Whoever comes fresh to the middle of it, as after something
	 * was taken back, thinks anew. */
	struct plan kept;
	int given;
	bool carried;              /* the last answer was of it */
	int16_t kept_turn, kept_row;
	uint32_t kept_drawn;

	/* For those who want to know why. */
	bool counts;               /* what is lost */
	bool advises;              /* the next decision is told to somebody who wants to know why */
	bool weighs;               /* no answer is wanted, only what `put` is worth */
	struct plan put;           /* its orders */
	struct events ev;
	int lost[SIDES];           /* in the look that goes on */
};

/* --- the quick player --- */

/* One order of the quick player in `at`; true: *index has it. */
static bool quick_order(struct planner *m, long nodes, int *index)
{
	if (!m->asked) {
		rules_orders(m->s, &m->at.common, &m->choice);
		if (m->choice.n == 1) {
			*index = 0;
			return true;
		}
		simple_player.ask(m->quick, &m->at.common, &m->choice, player_seed(m->seed, NOBODY, m->step + (m->now + 1) * LONG_GAME));
		m->asked = true;
	}
	if (!simple_player.think(m->quick, nodes))
		return false;
	*index = simple_player.answer(m->quick, NULL, NULL, NULL);
	m->asked = false;
	return true;
}

/* Who is lost by the events of an order. */
static void count_lost(struct planner *m)
{
	for (int i = 0; i < m->ev.n; i++)
		rules_add_lost(m->s, &m->ev.at[i], m->lost);
}

static void give(struct planner *m, const struct order *o)
{
	if (m->counts)
		events_clear(&m->ev);
	rules_play(m->s, &m->at.common, o, m->counts ? &m->ev : NULL, NULL);
	if (m->counts)
		count_lost(m);
	m->step++;
	m->played++;
}

static void position_set(struct planner *m, const struct position *from)
{
	memcpy(&m->at, from, m->s->rules->position_size);
	m->step = m->turns = m->lost[0] = m->lost[1] = 0;
	m->turn = from->header.turn;
	m->phasing = from->header.phasing;
	m->asked = false;
}

/* --- writing plans --- */

static int tempers_of(const struct mind *mind)
{
	int n = 0;
	while (mind->tempers && mind->tempers[n])
		n++;
	return n ? n : 1;
}

static void begin_plan(struct planner *m)
{
	struct plan *p = &m->plan[m->plans];
	int number = m->round; /* one that comes to the same as another leaves its place to the next */
	memset(p, 0, sizeof *p);
	p->temper = number % tempers_of(m->mind);
	m->now = number;
	position_set(m, &m->known.common);
	m->row = frame_now(&m->known.common)->row;
	m->drawn = m->known.common.dice.drawn;
	/* the usual way is the one he goes when nobody asks what it is worth */
	simple_manner(m->quick, &(struct manner){.tries = number ? TRIES : SIMPLE_TRIES, .temper = number, .keeps = number > 0, .reads = !number});
}

/* A plan ends where something happens that it cannot foresee, or another phase begins. */
static bool plan_ends(const struct planner *m, const struct plan *p)
{
	const struct position *at = &m->at.common;
	return at->header.result.over || at->dice.drawn != m->drawn || at->header.turn != m->turn ||
	       at->header.phasing != m->phasing || at->frame[0].row != m->known.common.frame[0].row || p->orders == PLAN_ORDERS ||
	       (int)frame_now(at)->side != (int)m->side;
}

static bool same_plan(const struct plan *a, const struct plan *b)
{
	if (a->orders != b->orders)
		return false;
	for (int i = 0; i < a->orders; i++)
		if (!order_same(&a->order[i], &b->order[i]))
			return false;
	return true;
}

static void begin_round(struct planner *m, int until);

static void end_plan(struct planner *m)
{
	bool new = true;
	for (int i = 0; i < m->plans && new; i++)
		new = !same_plan(&m->plan[i], &m->plan[m->plans]);
	if (new)
		m->plans++;
	m->round++;
	if (m->round < m->level->plans && m->plans < PLANS) {
		begin_plan(m);
		return;
	}
	if (m->plans == 1) {
		m->stage = DECIDED;
		return;
	}
	m->stage = LOOKING;
	m->round = 0;
	begin_round(m, m->level->looks);
}

/* What a person did, as far as it can be done here, is the first of the plans. */
static void write_put(struct planner *m)
{
	struct plan *p = &m->plan[0];
	begin_plan(m);
	p->put = true;
	while (p->orders < m->put.orders && !plan_ends(m, p) && rules_allow(m->s, &m->at.common, &m->put.order[p->orders], NULL)) {
		p->order[p->orders] = m->put.order[p->orders];
		give(m, &p->order[p->orders++]);
	}
	m->plans = 1;
}

static void write_on(struct planner *m, long nodes)
{
	struct plan *p = &m->plan[m->plans];
	int index;
	if (plan_ends(m, p)) {
		end_plan(m);
		return;
	}
	if (!quick_order(m, nodes, &index))
		return;
	p->order[p->orders++] = m->choice.at[index];
	give(m, &m->choice.at[index]);
}

/* --- looking at them --- */

static void begin_look(struct planner *m)
{
	union any_position world;
	m->s->rules->imagine(m->s, &m->known.common, m->side, player_seed(m->seed, SIDE_0, m->look), &world.common);
	position_set(m, &world.common);
	simple_manner(m->quick, &(struct manner){.tries = TRIES, .keeps = true});
}

/* The next plan that wants this look; false: the round is over. */
static bool next_look(struct planner *m)
{
	for (; m->look < m->until; m->look++, m->now = 0)
		for (; m->now < m->plans; m->now++)
			if (!m->plan[m->now].out && m->plan[m->now].looks == m->look)
				return true;
	return false;
}

static void begin_round(struct planner *m, int until)
{
	m->until = until < m->level->most ? until : m->level->most;
	m->now = 0;
	m->look = m->plan[0].looks;
	if (next_look(m))
		begin_look(m);
}

static int best_plan(const struct planner *m)
{
	int best = 0;
	for (int i = 1; i < m->plans; i++)
		if (!m->plan[i].out && m->plan[i].looks && m->plan[i].looks == m->plan[0].looks && m->plan[i].sum > m->plan[best].sum)
			best = i;
	return best;
}

/* Does it beat another by so many tenths of a standard error of the differences, look by look? */
static bool beats(const struct plan *p, const struct plan *other, int far)
{
	int64_t sum = 0, squares = 0, n = 0;
	for (int k = 0; k < p->looks && k < other->looks; k++, n++) {
		int64_t d = (int64_t)p->value[k] - other->value[k];
		d = d > MOST ? MOST : d < -MOST ? -MOST : d;
		sum += d;
		squares += d * d;
	}
	int64_t spread = n * squares - sum * sum;
	return sum > 0 && n > 1 && sum * sum * (n - 1) >= spread / 100 * far * far;
}

static bool beats_doubt(const struct planner *m, const struct plan *p)
{
	int more = m->mind->doubt_at ? m->mind->doubt_at(m->s, &m->known.common) : m->mind->doubt;
	return beats(p, &m->plan[0], m->level->doubt + more);
}

static void decide(struct planner *m)
{
	int best = best_plan(m);
	m->chosen = best && (m->weighs || beats_doubt(m, &m->plan[best])) ? best : 0;
	m->stage = DECIDED;
}

static int others_in(const struct planner *m)
{
	int in = 0;
	for (int i = 1; i < m->plans; i++)
		in += !m->plan[i].out;
	return in;
}

/* The worse half of the others drops out. */
static void halve(struct planner *m)
{
	for (int drop = others_in(m) / 2; drop > 0; drop--) {
		int worst = NONE;
		for (int i = 1; i < m->plans; i++)
			if (!m->plan[i].out && (worst == NONE || m->plan[i].sum < m->plan[worst].sum))
				worst = i;
		m->plan[worst].out = true;
	}
}

/* And whoever is clearly behind the best. */
static void drop_beaten(struct planner *m)
{
	int best = best_plan(m);
	for (int i = 1; i < m->plans && m->level->clear; i++)
		m->plan[i].out |= i != best && beats(&m->plan[best], &m->plan[i], m->level->clear);
}

/* Nothing is left to be compared, or what is left is clear. */
static bool settled(const struct planner *m)
{
	int in = others_in(m), best = best_plan(m);
	return !in || (m->level->clear && in == 1 && best && beats(&m->plan[best], &m->plan[0], m->level->clear + CLEARLY));
}

/* All plans have had the same looks, and it has looked at as much as it may in one thought. */
static bool looked_enough(const struct planner *m)
{
	return m->now == 0 && m->plan[0].looks > 1 && m->played * (m->mind->price ? m->mind->price : 1) >= m->level->thought;
}

static int worth_now(const struct planner *m)
{
	return (m->level->hopes ? m->mind->hope : m->mind->judge)(m->s, &m->at.common, m->side);
}

/* How a game that was played out ended: with whose victory, and of what level; 0: it goes on. Only what ends alike is of one measure: the
 * judgement sets a level of victory above all points. */
static int16_t end_of(const struct result *r)
{
	return (int16_t)(r->over ? (r->level + 1) * (SIDES + 1) + r->winner + 1 : 0);
}

/* How often the looks at a plan ended so. */
static void count_ends(const struct plan *p, int ended[SIDES + 1][THOUGHT_LEVELS])
{
	for (int k = 0; k < p->looks; k++) {
		int level = p->end[k] / (SIDES + 1) - 1;
		if (level >= 0 && level < THOUGHT_LEVELS)
			ended[p->end[k] % (SIDES + 1)][level]++;
	}
}

static void end_look(struct planner *m)
{
	struct plan *p = &m->plan[m->now];
	int value = worth_now(m);
	p->end[p->looks] = end_of(&m->at.common.header.result);
	p->value[p->looks++] = value;
	p->sum += value;
	for (int side = 0; side < SIDES; side++) {
		p->lost[side] += m->lost[side];
		p->won[side] += m->at.common.header.result.over && m->at.common.header.result.winner == side;
	}
	m->now++;
	if (next_look(m)) {
		if (looked_enough(m))
			decide(m);
		else
			begin_look(m);
		return;
	}
	if (m->round++ == m->level->halvings || m->until == m->level->most) {
		decide(m);
		return;
	}
	halve(m);
	drop_beaten(m);
	if (settled(m))
		decide(m);
	else
		begin_round(m, 2 * m->until);
}

static bool at_horizon(struct planner *m)
{
	const struct header *h = &m->at.common.header;
	if (h->turn != m->turn || h->phasing != m->phasing) {
		m->turn = h->turn;
		m->phasing = h->phasing;
		m->turns++;
	}
	return h->result.over || m->turns >= m->level->horizon + m->mind->ahead || m->step >= LONG_GAME;
}

/* The order of the plan that comes now; NULL where it does not fit any more. */
static const struct order *planned(struct planner *m, const struct plan *p)
{
	if (m->step >= p->orders || m->asked)
		return NULL;
	const struct order *o = &p->order[m->step];
	return rules_allow(m->s, &m->at.common, o, NULL) ? o : NULL;
}

static void look_on(struct planner *m, long nodes)
{
	int index;
	if (!m->asked && at_horizon(m)) {
		end_look(m);
		return;
	}
	const struct order *o = planned(m, &m->plan[m->now]);
	if (o) {
		give(m, o);
		return;
	}
	if (quick_order(m, nodes, &index))
		give(m, &m->choice.at[index]);
}

/* --- the player --- */

static void *begin(const struct scenario *s, const struct level *level)
{
	struct planner *m = calloc(1, sizeof *m);
	if (!m)
		return NULL;
	m->s = s;
	m->mind = mind_of(s);
	m->level = level;
	m->quick = simple_player.open(s, SIDE_0, 0);
	if (m->quick)
		return m;
	free(m);
	return NULL;
}

static void end(void *own)
{
	struct planner *m = own;
	if (!m)
		return;
	simple_player.close(m->quick);
	free(m);
}

/* The next order of the plan that is being carried out, as an index; NONE: there is none, or it does not fit. */
static int go_on(struct planner *m)
{
	const struct position *p = &m->known.common;
	if (m->given >= m->kept.orders || p->header.turn != m->kept_turn || p->frame[0].row != m->kept_row ||
	    p->dice.drawn != m->kept_drawn)
		return NONE;
	return orders_find(&m->list, &m->kept.order[m->given]);
}

/* Asked the same again it takes back what it had made of it. */
static void forget_answer(struct planner *m, uint64_t seed)
{
	if (m->seed == seed && m->carried)
		m->given--;
	else if (m->seed == seed)
		m->kept.orders = 0;
	m->seed = seed;
	m->carried = false;
}

static bool worth_a_thought(const struct planner *m, const struct position *p)
{
	return (!m->mind->aside || m->weighs || m->advises) && m->mind->thinks >> frame_now(p)->row & 1 && m->list.n > 1 && set_empty(&p->hand) && set_empty(&p->against);
}

static void ask(void *own, const struct position *known, const struct orders *list, uint64_t seed)
{
	struct planner *m = own;
	memcpy(&m->known, known, m->s->rules->position_size);
	m->list = *list;
	forget_answer(m, seed);
	m->plans = m->round = m->chosen = m->now = 0;
	m->played = 0;
	m->asked = false;
	m->plan[0].orders = 0;
	m->stage = DECIDED;
	if (!list->n)
		return;
	m->stage = CARRYING;
	m->side = (enum side)list->at[0].side;
	if (!m->weighs && go_on(m) != NONE)
		return;
	m->kept.orders = 0;
	bool thinks = worth_a_thought(m, known);
	m->advises = false;
	if (thinks) {
		m->stage = WRITING;
		if (m->weighs)
			write_put(m);
		begin_plan(m);
		return;
	}
	if (m->weighs) {
		m->stage = DECIDED;
		return;
	}
	m->stage = QUICK;
	position_set(m, known);
	simple_manner(m->quick, &(struct manner){.tries = SIMPLE_TRIES, .reads = true});
}

static void carry_on(struct planner *m)
{
	m->plan[0].order[0] = m->list.at[go_on(m)];
	m->plan[0].orders = 1;
	m->given++;
	m->carried = true;
	m->stage = DECIDED;
}

/* The plan that was chosen is kept for the orders that follow. */
static void keep(struct planner *m)
{
	const struct position *p = &m->known.common;
	m->kept = m->plan[m->chosen];
	m->given = 1;
	m->kept_turn = p->header.turn;
	m->kept_row = p->frame[0].row;
	m->kept_drawn = p->dice.drawn;
}

static void answer_quickly(struct planner *m, long nodes)
{
	int index;
	if (!quick_order(m, nodes, &index))
		return;
	m->plan[0].order[0] = m->list.at[index];
	m->plan[0].orders = 1;
	m->stage = DECIDED;
}

static bool think(void *own, long nodes)
{
	struct planner *m = own;
	long until = nodes > LONG_MAX - m->played ? LONG_MAX : m->played + nodes;
	while (m->stage != DECIDED && m->played < until) {
		bool thought = m->stage == WRITING || m->stage == LOOKING;
		if (m->stage == CARRYING)
			carry_on(m);
		else if (m->stage == QUICK)
			answer_quickly(m, nodes);
		else if (m->stage == WRITING)
			write_on(m, nodes);
		else
			look_on(m, nodes);
		if (m->asked)
			return false;
		if (m->stage == DECIDED && thought && !m->weighs)
			keep(m);
	}
	return m->stage == DECIDED;
}

static void say(const struct planner *m, struct text *words)
{
	if (m->plans > 1)
		text_set(words, "the best of %d plans", m->plans);
	else if (m->list.n == 1)
		text_set(words, "the only order there is");
	else if (m->carried)
		text_set(words, "what was planned before");
	else if (m->stage == DECIDED && !m->plans) /* it was not thought about */
		simple_player.answer(m->quick, NULL, words, NULL);
	else
		mind_say_usual(m->mind, &m->known.common, words);
}

/* While no plan has an order yet: what the quick player would do so far. NONE: he was not asked. */
static int first_idea(const struct planner *m)
{
	int index = m->asked ? simple_player.answer(m->quick, NULL, NULL, NULL) : NONE;
	return index == NONE ? NONE : orders_find(&m->list, &m->choice.at[index]);
}

static int answer(const void *own, struct account *why, struct text *words, int *permille)
{
	const struct planner *m = own;
	int best = m->stage == DECIDED ? m->chosen : m->stage == LOOKING ? best_plan(m) : 0;
	player_no_reasons(why);
	if (words)
		say(m, words);
	if (permille) {
		int rounds = m->level->halvings + 1;
		*permille = m->stage == DECIDED ? 1000 : m->stage == LOOKING ? 100 + 899 * m->round / rounds : 0;
	}
	int found = m->plan[best].orders ? orders_find(&m->list, &m->plan[best].order[0]) : first_idea(m);
	return !m->list.n ? NONE : found == NONE ? 0 : found;
}

static void weigh(void *own, const struct order *order, int n)
{
	struct planner *m = own;
	m->counts = m->advises = true;
	m->weighs = n > 0;
	m->put.orders = n < PLAN_ORDERS ? n : PLAN_ORDERS;
	if (n > 0)
		memcpy(m->put.order, order, (size_t)m->put.orders * sizeof *order);
}

/* A plan that dropped out early was looked at less often, and is compared over those looks with the best. */
static void fill_thought(const struct planner *m, const struct plan *p, const struct plan *best, struct thought *out)
{
	int64_t sum = 0, squares = 0, alike = 0, n = p->looks < best->looks ? p->looks : best->looks;
	memset(out, 0, sizeof *out);
	out->order = p->order;
	out->orders = p->orders;
	out->manner = p->put || !p->temper || !m->mind->tempers ? NULL : m->mind->tempers[p->temper];
	out->looks = p->looks;
	for (int k = 0; k < n; k++) {
		int64_t d = (int64_t)best->value[k] - p->value[k];
		d = d > MOST ? MOST : d < -MOST ? -MOST : d;
		sum += d;
		squares += d * d;
		alike += p->end[k] == best->end[k] ? d : 0;
		out->worse += p->end[k] != best->end[k] && d > 0;
		out->better += p->end[k] != best->end[k] && d < 0;
	}
	out->points_behind = n && !m->level->hopes ? (int)(100 * alike / n / m->mind->point) : 0;
	out->behind = n ? (int)(100 * sum / n / (m->level->hopes ? HOPE_POINT : m->mind->point)) : 0;
	out->points = m->level->hopes ? "games of a hundred" : m->mind->points;
	out->sure = sum > 0 && n > 1 && sum * sum * (n - 1) >= 4 * (n * squares - sum * sum);
	for (int side = 0; side < SIDES && p->looks; side++)
		out->lost[side] = 100 * p->lost[side] / p->looks;
	memcpy(out->won, p->won, sizeof out->won);
	count_ends(p, out->ended);
}

/* Which of two comes first: what was chosen, then by what they came to. */
static bool comes_before(const struct planner *m, int a, int b, int chosen)
{
	if (a == chosen || b == chosen)
		return a == chosen;
	return m->plan[a].sum * m->plan[b].looks > m->plan[b].sum * m->plan[a].looks;
}

static int thoughts(const void *own, struct thought out[THOUGHTS], int *put)
{
	const struct planner *m = own;
	int best = m->stage == DECIDED ? m->chosen : best_plan(m), order[PLANS], n = 0;
	bool compared = m->plans > 1 && (m->stage == DECIDED || m->stage == LOOKING) && m->plan[best].looks;
	for (int i = 0; i < m->plans && compared; i++) {
		int at = n;
		if (!m->plan[i].looks)
			continue;
		for (; at > 0 && comes_before(m, i, order[at - 1], best); at--)
			order[at] = order[at - 1];
		order[at] = i;
		n++;
	}
	if (put)
		*put = NONE;
	for (int k = 0; k < n; k++) {
		fill_thought(m, &m->plan[order[k]], &m->plan[best], &out[k]);
		if (put && m->plan[order[k]].put)
			*put = k;
	}
	return n;
}

static unsigned captain_sides(const struct scenario *s)
{
	return proof_sides("captain", s);
}

static void *begin_captain(const struct scenario *s, enum side side, uint64_t seed)
{
	static const struct level captain = {.plans = 8, .looks = 6, .halvings = 2, .most = 24, .horizon = 3, .doubt = 5, .thought = 60000};
	(void)side, (void)seed;
	return begin(s, &captain);
}

const struct player captain_player = {
	.id = "captain",
	.name = "The Captain",
	.looks = "eight plans for the whole phase, each played out through the enemy's answer; where that gains nothing, at what the enemy may do in secret or at a second way for the army",
	.sides = captain_sides,
	.open = begin_captain,
	.close = end,
	.ask = ask,
	.think = think,
	.answer = answer,
	.weigh = weigh,
	.thoughts = thoughts,
};

static unsigned marshal_sides(const struct scenario *s)
{
	return proof_sides("marshal", s);
}

static void *begin_marshal(const struct scenario *s, enum side side, uint64_t seed)
{
	static const struct level marshal = {.plans = 20, .looks = 8, .halvings = 3, .most = 48, .horizon = 4, .doubt = 5, .thought = 300000};
	static const struct level hoping = {.plans = 20, .looks = 12, .halvings = 3, .most = LOOKS, .horizon = 4, .doubt = 5, .clear = 15,
					    .thought = 60000, .hopes = true};
	(void)side, (void)seed;
	return begin(s, mind_of(s)->hope ? &hoping : &marshal);
}

const struct player marshal_player = {
	.id = "marshal",
	.name = "The Marshal",
	.looks = "twenty plans for the whole phase, each played out through two turns",
	.sides = marshal_sides,
	.open = begin_marshal,
	.close = end,
	.ask = ask,
	.think = think,
	.answer = answer,
	.weigh = weigh,
	.thoughts = thoughts,
};

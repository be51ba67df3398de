/* Many orders, put in words as a person would tell them: who goes where, who attacks whom, and no order by itself that only
 * leads to the next. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

enum { SAID = 5, PARTY = 64, NAMES = 3, RESTS = 16, TAIL = 60 }; /* deeds that are told; pieces that go together; different ones that are named;
                                                                  * orders that take all others of a stack; bytes for what is said of the rest */

/* Whom each order that takes the rest of a stack into the hand has in it then. */
struct rests {
	int n;
	struct {
		int16_t order;
		struct set who;
	} at[RESTS];
};

struct plan {
	const struct game *g;
	const struct order *at;
	int n;
	int16_t party[PARTY]; /* who was taken up for what follows */
	int taken;
	int target;           /* the attack that is being built, or NONE */
	const struct rests *rests;
};

static void add_piece(struct plan *p, int piece)
{
	for (int i = 0; i < p->taken; i++)
		if (p->party[i] == piece)
			return;
	if (piece >= 0 && p->taken < PARTY)
		p->party[p->taken++] = (int16_t)piece;
}

/* --- who --- */

static bool same_name(const struct scenario *s, int a, int b)
{
	return s->piece[a].side == s->piece[b].side && !strcmp(s->piece[a].name, s->piece[b].name);
}

/* "2 Infantry Corps, Supply Unit and 3 more" */
static void say_party(const struct plan *p, char out[WORDS])
{
	const struct scenario *s = p->g->scenario;
	char name[WORDS], all[WORDS];
	size_t used = 0;
	int named = 0, left = 0;
	out[0] = 0;
	for (int i = 0; i < p->taken; i++) {
		int first = i, like = 0;
		for (int k = 0; k < p->taken; k++)
			if (same_name(s, p->party[k], p->party[i])) {
				first = k < first ? k : first;
				like++;
			}
		if (first < i)
			continue;
		/* one alone is named with its strength */
		text_counted(all, sizeof all, like, like > 1 ? say_piece_short(s, p->party[i], name) : say_piece(s, p->party[i], name));
		if (named == NAMES || (named && used + strlen(all) + sizeof ",  and 99 more" > WORDS)) { /* a name is told whole or not at all */
			left += like;
			continue;
		}
		named++;
		used += (size_t)snprintf(out + used, WORDS - used, "%s%s", used ? ", " : "", all);
	}
	if (left)
		snprintf(out + used, WORDS - used, " and %d more", left);
}

/* Who was in hand is found where the orders were given: they are played from there on a copy, as far as other dice let them. */
static void find_rests(const struct plan *p, struct rests *out)
{
	const struct scenario *s = p->g->scenario;
	union any_position copy;
	int last = p->n - 1;
	out->n = 0;
	while (last >= 0 && p->at[last].verb != VERB_REST)
		last--;
	if (last >= 0)
		memcpy(&copy, p->g->seat->known, s->rules->position_size);
	for (int i = 0; i <= last && out->n < RESTS && rules_play(s, &copy.common, &p->at[i], NULL, NULL); i++)
		if (p->at[i].verb == VERB_REST) {
			out->at[out->n].order = (int16_t)i;
			out->at[out->n++].who = copy.common.hand;
		}
}

/* The rest of a stack joins who was taken up before. */
static void add_rest(struct plan *p, int order)
{
	for (int i = 0; i < p->rests->n; i++)
		for (int k = p->rests->at[i].order == order ? set_next(&p->rests->at[i].who, 0) : NONE; k >= 0; k = set_next(&p->rests->at[i].who, k + 1))
			add_piece(p, k);
}

/* Where the first of them stood when the orders were given, if others are called as he is: " from Vilna (R22)". */
static void say_from(const struct plan *p, char out[WORDS])
{
	const struct scenario *s = p->g->scenario;
	int piece = p->party[0], at = p->g->seat->known->piece[piece].place;
	bool twin = false;
	char place[WORDS];
	for (int i = 0; i < s->pieces; i++)
		twin |= i != piece && same_name(s, i, piece);
	out[0] = 0;
	if (twin && at >= 0)
		snprintf(out, WORDS, " from %.60s", say_place(s, at, place));
}

/* --- what --- */

static bool moves(const struct plan *p, int i)
{
	const struct order *o = &p->at[i];
	return (o->verb == VERB_MARCH || o->verb == VERB_PUT) && o->place >= 0 && (o->piece >= 0 || p->taken);
}

/* Where the march goes on from there; NONE: it ends. */
static int goes_on(const struct plan *p, int i)
{
	int next = i + 1;
	while (next < p->n && p->at[next].verb == VERB_TAKE && p->at[next].piece == p->at[i].piece)
		next++;
	return next < p->n && moves(p, next) && p->at[next].piece == p->at[i].piece ? next : NONE;
}

/* "1st Light Cavalry (2-5) by 2530 to 2827"; the last order that belongs to it. */
static int say_march(struct plan *p, int i, struct text *out)
{
	const struct scenario *s = p->g->scenario;
	char who[WORDS], from[WORDS], by[WORDS] = "", to[WORDS];
	int next = goes_on(p, i);
	add_piece(p, p->at[i].piece);
	say_party(p, who);
	say_from(p, from);
	if (next != NONE)
		say_place(s, p->at[i].place, by);
	for (; next != NONE; next = goes_on(p, i))
		i = next;
	text_set(out, "%s%s%s%s to %s", who, from, by[0] ? " by " : "", by, say_place(s, p->at[i].place, to));
	return i + 1 < p->n && p->at[i + 1].verb == VERB_HALT ? i + 1 : i; /* where it ends has been said */
}

/* "Against 27th Division (3-4) with 5th Division (4-4)"; "Activate the stack: Ney". Where the game has no word for it at the moment that is
 * told from, who was named is sent. */
static void say_commit(struct plan *p, int i, struct text *out)
{
	char what[WORDS], who[WORDS];
	say_choice(p->g, &p->at[p->target != NONE ? p->target : i], what);
	say_party(p, who);
	if (p->target == NONE && p->taken && !strcmp(what, "Commit")) {
		text_set(out, "Send %s", who);
		return;
	}
	text_set(out, "%s%s%s", what, !p->taken ? "" : p->target != NONE ? " with " : ": ", who);
}

/* Is it told by what follows? Then it is kept in mind. */
static bool leads_on(struct plan *p, int i)
{
	const struct order *o = &p->at[i];
	if (i + 1 == p->n)
		return false;
	if (o->verb == VERB_ATTACK || o->verb == VERB_ATTACK_PLACE) {
		for (int k = i + 1; k < p->n && p->at[k].verb != VERB_ATTACK && p->at[k].verb != VERB_ATTACK_PLACE; k++)
			if (p->at[k].verb == VERB_COMMIT) {
				p->target = i;
				p->taken = 0;
				return true;
			}
		return false;
	}
	if (o->verb == VERB_REST && p->taken) {
		add_rest(p, i);
		return true;
	}
	if (o->verb == VERB_TAKE)
		p->taken = 0;
	else if (o->verb != VERB_WITH)
		return false;
	add_piece(p, o->piece);
	return true;
}

/* The deed at i; the last order that belongs to it. */
static int say_deed(struct plan *p, int i, struct text *out)
{
	char words[WORDS];
	bool over = true;
	if (moves(p, i)) {
		i = say_march(p, i, out);
	} else if (p->at[i].verb == VERB_COMMIT) {
		say_commit(p, i, out);
	} else {
		say_choice(p->g, &p->at[i], words);
		text_set(out, "%s", words);
		over = p->target == NONE; /* of an attack that goes on being built */
	}
	if (over) {
		p->taken = 0;
		p->target = NONE;
	}
	return i;
}

/* The next deed of the plan, from its order *i on; false: that was all. */
static bool next_deed(struct plan *p, int *i, struct text *deed)
{
	while (*i < p->n && leads_on(p, *i))
		++*i;
	if (*i >= p->n)
		return false;
	*i = say_deed(p, *i, deed) + 1;
	return true;
}

static bool tells(struct plan p, const char *deed)
{
	struct text own;
	for (int i = 0; next_deed(&p, &i, &own);)
		if (!strcmp(own.at, deed))
			return true;
	return false;
}

/* What was longer than its room ends behind a word; its length. */
static size_t end_at_word(char *out, size_t size)
{
	static const char more[] = "\u2026";
	size_t n = size - sizeof more;
	while (n > size / 2 && out[n] != ' ')
		n--;
	memcpy(out + n, more, sizeof more);
	return n + sizeof more - 1;
}

int say_plan_beside(const struct game *g, const struct order *orders, int n, const struct order *other, int m, char *out, size_t size)
{
	struct rests mine, others;
	struct plan p = {.g = g, .at = orders, .n = n, .target = NONE, .rests = &mine};
	struct plan known = {.g = g, .at = other, .n = m, .target = NONE, .rests = &others};
	struct text deed, end;
	size_t used = 0;
	int said = 0, left = 0, same = 0, after = 0;
	find_rests(&p, &mine);
	find_rests(&known, &others);
	out[0] = end.at[0] = 0;
	for (int i = 0; next_deed(&p, &i, &deed);) {
		if (tells(known, deed.at)) {
			same++;
		} else if (end.at[0]) {
			after++;
		} else if (used && orders[i - 1].verb == VERB_DONE) {
			end = deed;
		} else if (said == SAID || left || (said && used + strlen(deed.at) + TAIL >= size)) { /* the first is told whatever its length, and none out of its turn */
			left++;
		} else {
			used += (size_t)snprintf(out + used, size - used, "%s%s", used ? "; " : "", deed.at);
			used = used < size ? used : end_at_word(out, size);
			said++;
		}
	}
	if (left && used < size)
		used += (size_t)snprintf(out + used, size - used, "; and %d more", left);
	if (end.at[0] && used < size)
		used += (size_t)snprintf(out + used, size - used, after ? "; then %s" : "; %s", end.at);
	if (after && used < size)
		snprintf(out + used, size - used, ", and %d more after it", after);
	return same;
}

void say_plan(const struct game *g, const struct order *orders, int n, char *out, size_t size)
{
	say_plan_beside(g, orders, n, NULL, 0, out, size);
}

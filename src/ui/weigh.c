/* Choices among buttons whose chances are known. A battle plan is looked at before it is laid, case by case, with what
 * the player takes for the numbers that are hidden; open choices stand side by side with what each of them means. */
#include "ui/weigh_own.h"

/* A plan, a choice among buttons, how much is spent; a card of the hand while one may be played, or none. */
static bool may_weigh(const struct game *g, const struct order *o)
{
	if (g->seat->prompt.verbs >> VERB_CARD & 1)
		return o->verb == VERB_CARD || o->verb == VERB_PASS;
	bool spends = o->verb == VERB_SPEND && !(g->seat->prompt.verbs >> VERB_COMMIT & 1); /* else it is a part of what is built */
	return order_by_button(g, o) && (o->verb == VERB_PLAN || o->verb == VERB_CHOOSE || spends);
}

bool weighed(const struct game *g, int i, struct outlook *out)
{
	const struct order *o = &g->seat->orders.at[i];
	const struct rules *r = g->scenario->rules;
	if (!may_weigh(g, o))
		return false;
	bool guessed = g->guessed && g->guessed_at == g->seat->turned;
	r->odds(g->scenario, g->seat->known, o, guessed ? g->guess : NULL, out);
	return out->kind != OUTLOOK_UNKNOWN && out->cases > 0;
}

void weigh_choices(struct game *g)
{
	struct outlook other;
	int first = NONE, shown = NONE;
	char any[WORDS];
	g->choices = 0;
	if (!g->may_act || !g->scenario->rules->odds || say_all_one(g, any))
		return;
	for (int i = 0; i < g->seat->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		g->choices++;
		first = first == NONE ? i : first;
		if (g->seat->orders.at[i].number == g->choice)
			shown = i;
	}
	if (first == NONE)
		return;
	shown = shown == NONE ? first : shown;
	g->choice = g->seat->orders.at[shown].number;
	weighed(g, shown, &g->outlook);
}

bool say_all_one(const struct game *g, char out[WORDS])
{
	struct text own = {""};
	if (g->may_act && g->seat->orders.n > 1 && words_of(g->scenario)->all_one)
		words_of(g->scenario)->all_one(g->scenario, g->seat->known, &own);
	text_copy(out, WORDS, own.at);
	return out[0] != 0;
}

int say_all_of(const struct game *g, char out[WORDS])
{
	struct text own = {""};
	int verb = NONE;
	if (g->may_act && words_of(g->scenario)->all_of)
		verb = words_of(g->scenario)->all_of(g->scenario, g->seat->known, &g->seat->orders, &own);
	text_copy(out, WORDS, own.at);
	return verb;
}

bool plans_asked(const struct game *g)
{
	return g->choices > 1 && (g->seat->prompt.verbs >> VERB_PLAN & 1);
}

void choice_look(struct ui *u, int number)
{
	struct game *g = u->game;
	g->choice = number;
	g->choice_made = true;
	weigh_choices(g);
	odds_stale(u);
}

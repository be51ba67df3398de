/* What an attack and the cards of a combat bring: who wins by how much, losses, pursuit, for the cards as known to the side that asks. */
#include "rules/napoleon1807/odds.h"
#include "rules/napoleon1807/odds_draw.h"

#include <stdio.h>
#include <string.h>

/* Results of the table "battle", in its order. */
enum { WAY_CALLED_OFF, WAY_ATTACKER_3, WAY_ATTACKER_2, WAY_ATTACKER_1, WAY_NOBODY, WAY_DEFENDER_1, WAY_DEFENDER_2, WAY_DEFENDER_3, WAYS };
enum { OF = 10000, BY_MOST = 3 };

/* --- what may lie in the piles --- */

/* Which marks a pool is sorted by. */
enum { LOSSES, FATIGUE };

static void put_in(const struct n7_own *own, int card, int marks, int count[LOSS_MOST + 1], int *fatigue)
{
	count[int_min(marks == FATIGUE ? own->fatigue[card] : own->losses[card], LOSS_MOST)]++;
	*fatigue += own->fatigue[card];
}

/* The pile of `side` as `viewer` knows it: the other's hand may hold any card that did not come up, but those it has shown. */
static void pool_of(const struct scenario *s, const struct n7_position *n, int side, int viewer, int marks, struct n7_pool *out)
{
	const struct n7_own *own = n7_own(s);
	const uint8_t *face_marks = marks == FATIGUE ? own->face_fatigue : own->face_losses;
	memset(out, 0, sizeof *out);
	out->dice = n7_dice(s);
	for (int face = 0; out->dice && face < N7_FACES; face++) {
		out->live[int_min(face_marks[face], LOSS_MOST)]++;
		out->live_fatigue += own->face_fatigue[face];
	}
	for (int card = 0; !out->dice && card < s->cards; card++) {
		int at = n->p.card[card];
		if (s->card[card].side != side || own->event[card] == EV_WINTER_QUARTERS)
			continue;
		bool held = at == CARD_HAND + side && side != viewer && !set_has(&n->seen, card);
		out->pile += at == CARD_DECK + side;
		if (at == CARD_DECK + side || held)
			put_in(own, card, marks, out->live, &out->live_fatigue);
		else if (at == CARD_DISCARD + side)
			put_in(own, card, marks, out->back, &out->back_fatigue);
	}
}

/* --- chances --- */

/* Both sides' chances together: the parts of OF, rounded so that they come to OF. */
static void compare(const uint64_t mine[DRAWN_MOST + 1], const uint64_t his[DRAWN_MOST + 1], int more, int ways[WAYS])
{
	uint64_t chance[WAYS] = {0}, all = 0;
	int left = OF, best = WAY_NOBODY;
	for (int a = 0; a <= DRAWN_MOST; a++)
		for (int d = 0; d <= DRAWN_MOST; d++) {
			int by = a - d + more;
			by = by > BY_MOST ? BY_MOST : by < -BY_MOST ? -BY_MOST : by;
			chance[WAY_NOBODY - by] += mine[a] * his[d] >> 20;
		}
	for (int i = 0; i < WAYS; i++)
		all += chance[i];
	for (int i = 0; i < WAYS; i++) {
		ways[i] = (int)((chance[i] * OF + all / 2) / all);
		left -= ways[i];
		best = ways[i] > ways[best] ? i : best;
	}
	ways[best] += left;
}

/* The fight of n->fight and what cannot be seen of it. */
struct ask {
	const struct scenario *s;
	const struct n7_position *n;
	const struct n7_position *open; /* as it is before the order that is asked about */
	int viewer;      /* the side that asks */
	int hidden;      /* enemy blocks that it cannot tell */
	int guess;       /* cards taken for them */
};

/* [Combat 7] Cards of a pursuit if this side won, as the cavalry stands now; 0 also where the enemy's is not known. */
static int pursues(const struct ask *q, int winner)
{
	struct n7_position copy = *q->n;
	copy.fight.losses[winner] = 1;
	copy.fight.losses[1 - winner] = 0;
	return q->hidden ? 0 : n7_pursuit_cards(q->s, &copy);
}

static void warn_pursuit(const struct ask *q, struct outlook *out)
{
	for (int winner = 0; winner < SIDES; winner++) {
		int cards = pursues(q, winner);
		if (cards)
			text_set(&outlook_warn(out, CITE_COMBAT_7)->words, "%s: a pursuit of %d %s (cavalry %d against %d)",
				 winner == q->viewer ? "If you win" : "If they win", cards, cards == 1 ? "card" : "cards",
				 n7_cavalry(q->n, n7_fight_corps(q->s, q->n, winner)), n7_cavalry(q->n, n7_fight_corps(q->s, q->n, 1 - winner)));
	}
}

/* Ways of OF in which the attacker wins, or the defender. */
static int wins(const int ways[WAYS], bool attacker)
{
	return attacker ? ways[WAY_ATTACKER_3] + ways[WAY_ATTACKER_2] + ways[WAY_ATTACKER_1]
			: ways[WAY_DEFENDER_3] + ways[WAY_DEFENDER_2] + ways[WAY_DEFENDER_1];
}

/* Fatigue that a side has borne when the cards are turned over, and had not before: of a march, the weather, the card that is laid. */
static int tired_before(const struct ask *q, int side)
{
	n7_mask who = n7_fight_corps(q->s, q->n, side);
	int sum = 0;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		sum += q->n->p.piece[i].fatigue - q->open->p.piece[i].fatigue;
	return sum > 0 ? sum : 0;
}

/* [Grapeshot] [Square] Fatigue that the cards put on the French beside the marks, or less than nothing. */
static int more_fatigue(const struct n7_fight *f)
{
	return (f->flags & FIGHT_GRAPESHOT ? 2 : 0) - (f->flags & FIGHT_SQUARE ? 2 : 0);
}

static void warn_deaths(const struct ask *q, const int cards[2], uint64_t chance[2][DRAWN_MOST + 1], const int more[2], struct outlook *out)
{
	int enemy = side_other((enum side)q->viewer);
	struct n7_suffered by = {.more_fatigue = q->viewer == FRENCH ? more_fatigue(&q->n->fight) : 0, .more_losses = more[enemy]};
	struct n7_pool pool;
	pool_of(q->s, q->n, enemy, q->viewer, FATIGUE, &pool);
	n7_loss_chances(&pool, cards[enemy], by.fatigue);
	memcpy(by.losses, chance[enemy], sizeof by.losses);
	n7_death_odds(q->s, q->n, q->viewer, &by, out);
}

/* What stands on the cards, and "(2 of it at once)" what is borne before. */
static void say_fatigue(int tenths, int before, char out[48])
{
	size_t used = (size_t)snprintf(out, 48, "%d.%d", tenths / 10 + before, tenths % 10);
	if (before)
		snprintf(out + used, 48 - used, " (%d of it at once)", before);
}

static void add_case(const struct ask *q, const int cards[2], int if_text, struct outlook *out)
{
	const struct n7_fight *f = &q->n->fight;
	int side = f->side, enemy = side_other((enum side)side), ways[WAYS] = {0}, lost[2], tired[2];
	int more[2] = {f->flags & FIGHT_BATTERY ? 1 : 0, 0}; /* [Great Battery] by side */
	uint64_t chance[2][DRAWN_MOST + 1];
	for (int k = 0; k < SIDES; k++) {
		struct n7_pool pool;
		pool_of(q->s, q->n, k, q->viewer, LOSSES, &pool);
		n7_loss_chances(&pool, cards[k], chance[k]);
		lost[k] = n7_mean_losses(chance[k]) + 10 * more[k];
		tired[k] = n7_mean_fatigue(&pool, cards[k]);
	}
	tired[RUSSIAN] = tired[RUSSIAN] + 10 * more_fatigue(f) > 0 ? tired[RUSSIAN] + 10 * more_fatigue(f) : 0; /* in tenths */
	compare(chance[side], chance[enemy], more[side] - more[enemy], ways);
	/* [The Guard] each corps once more where the French lose */
	if (f->flags & FIGHT_GUARD)
		tired[RUSSIAN] += 10 * n7_mask_count(n7_fight_corps(q->s, q->n, FRENCH)) * wins(ways, side == RUSSIAN) / OF;
	int i = outlook_case(out, if_text, NONE, ways, WAYS), mine = q->viewer, his = side_other((enum side)q->viewer);
	out->on[i].attacker = (int8_t)side;
	char they[48], you[48];
	say_fatigue(tired[mine], tired_before(q, his), they);
	say_fatigue(tired[his], tired_before(q, mine), you);
	struct text words;
	text_set(&words, "On average they suffer %d.%d losses and %s fatigue, you %d.%d and %s%s", lost[mine] / 10, lost[mine] % 10, they, lost[his] / 10,
		 lost[his] % 10, you, pursues(q, mine) ? "; if you win you pursue" : pursues(q, his) ? "; if they win they pursue" : "");
	snprintf(out->on[i].how, sizeof out->on[i].how, "%.*s", OUTLOOK_WORDS - 1, words.at);
	if (if_text != TEXT_IF_GOOD) /* of two cases the worse one warns */
		warn_deaths(q, cards, chance, more, out);
}

/* [Fog of War] Enemies that cannot be told are taken out of the fight; a guess stands for their cards. */
static void conceal(struct ask *q, struct n7_position *n, const int16_t *guess, struct outlook *out)
{
	struct set *enemies = q->viewer == n->fight.side ? &n->fight.defenders : &n->fight.attackers;
	for (int i = set_next(enemies, 0); i >= 0; i = set_next(enemies, i + 1))
		if (!n7_known(q->s, q->n, i, q->viewer)) {
			set_drop(enemies, i);
			q->hidden++;
		}
	if (!q->hidden)
		return;
	struct guess *g = &out->guess[out->guesses++];
	*g = (struct guess){.text = TEXT_HIDDEN_CARDS, .low = 0, .high = (int16_t)(3 * q->hidden), .value = (int16_t)q->hidden};
	if (guess)
		g->value = guess[0] < g->low ? g->low : guess[0] > g->high ? g->high : guess[0];
	q->guess = g->value;
}

/* The guess stands before the sum of its ledger. */
static void add_guess(const struct ask *q, int ledger, int cards, struct account *a)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].ledger == ledger && a->at[i].op == LINE_SUM) {
			a->at[i].op = LINE_ADD;
			a->at[i].num = (int16_t)q->guess;
			a->at[i].text = TEXT_HIDDEN_CARDS;
			a->at[i].rule = CITE_FOG;
		}
	account_line(a, ledger, LINE_SUM, cards, 1, NONE, NONE, n7_dice(q->s) ? TEXT_LINE_DICE : TEXT_LINE_CARDS, CITE_COMBAT_2);
}

/* The account, the chances and the warnings of the fight in `n`. `open`: as it was before the fight was set up there, for what is known. */
static void fight_odds(const struct scenario *s, const struct n7_position *open, struct n7_position *n, int viewer, int if_text,
		       const int16_t *guess, struct outlook *out)
{
	struct ask q = {s, open, open, viewer, 0, 0};
	int cards[2], ways[WAYS] = {[WAY_CALLED_OFF] = OF}, enemy = side_other((enum side)viewer);
	conceal(&q, n, guess, out);
	q.n = n;
	out->kind = if_text == NONE ? OUTLOOK_EXACT : OUTLOOK_BY_CASE;
	out->sum.kind = ACCOUNT_COMBAT;
	out->sum.side = (int8_t)n->fight.side;
	out->sum.place = n->fight.place;
	out->sum.n = 0;
	out->sum.table = (int16_t)scenario_table(s, "battle");
	if (!n7_count_cards(s, n, cards, &out->sum)) {
		out->on[outlook_case(out, NONE, NONE, ways, WAYS)].attacker = (int8_t)n->fight.side;
		return;
	}
	cards[enemy] += q.guess;
	if (q.guess)
		add_guess(&q, enemy == n->fight.side ? 0 : 1, cards[enemy], &out->sum);
	add_case(&q, cards, if_text, out);
	if (if_text != TEXT_IF_BAD)
		warn_pursuit(&q, out);
}

/* --- which fight is asked about --- */

bool n7_attack_void(const struct scenario *s, const struct n7_position *n, bool moving)
{
	struct n7_position copy = *n;
	int cards[2];
	n7_fight_begin(s, &copy, n->op.at, moving, NULL);
	return !n7_count_cards(s, &copy, cards, NULL);
}

bool n7_fight_void(const struct scenario *s, const struct n7_position *n)
{
	struct n7_position copy = *n;
	int cards[2];
	return !n7_count_cards(s, &copy, cards, NULL);
}

/* [Quick Deployment] Of a moving attack: a card of the own hand gives back what is lost by moving, and may save an attack that would be called
 * off. It is laid when the combat has begun. */
static void tell_quick(const struct scenario *s, const struct n7_position *n, int side, struct outlook *out)
{
	struct n7_position quick = *n;
	int card = NONE, cards[2];
	for (int i = deck_next(&n->p, CARD_HAND + side, 0); i >= 0 && card == NONE; i = deck_next(&n->p, CARD_HAND + side, i + 1))
		if (n7_own(s)->event[i] == EV_QUICK_DEPLOYMENT && n7_may_play(s, n, WINDOW_ATTACKER, side, i, NULL))
			card = i;
	if (card == NONE)
		return;
	quick.fight.flags |= FIGHT_QUICK;
	struct text *words = &outlook_warn(out, CITE_EVENT + EV_QUICK_DEPLOYMENT)->words;
	if (n7_count_cards(s, n, cards, NULL))
		text_set(words, "You hold %s: laid in the combat it gives you one combat card more", s->card[card].title);
	else if (n7_count_cards(s, &quick, cards, NULL))
		text_set(words, "You hold %s: laid in the combat it lets this attack be made", s->card[card].title);
	else
		text_set(words, "You hold %s: it would not be enough for this attack", s->card[card].title);
}

void n7_attack_odds(const struct scenario *s, const struct n7_position *now, const struct n7_position *then, bool moving, const int16_t *guess,
		    struct outlook *out)
{
	struct n7_position copy = *then;
	int viewer = then->op.side;
	n7_fight_begin(s, &copy, then->op.at, moving, NULL);
	if (moving)
		tell_quick(s, &copy, viewer, out);
	fight_odds(s, now, &copy, viewer, NONE, guess, out);
}

/* [Strategic Retreat] [Commanders and Corps] Of a stack that could be activated, but will not march, that is said and no points are hoped for.
 * False: it may march, or those who would be left alone can still be taken along. */
static bool will_not_march(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, int place, struct outlook *out)
{
	int barred = n7_bars_march(s, n, side, place, who);
	n7_mask rest = n7_stack(s, n, place, side) & n7_own(s)->commanders & ~who;
	if (barred == NONE || (barred == CITE_COMMANDERS && !n7_contested(s, n, place)))
		return false;
	struct text *words = &outlook_warn(out, barred)->words;
	if (barred == CITE_COMMANDERS)
		text_set(words, "It cannot march off: %s would be left alone", n7_name(s, n7_mask_next(rest, 0)));
	else
		text_set(words, "A stack in %s may not march this turn: it would be turned where it stands", n7_place(s, place).at);
	return true;
}

/* A stack that is being named: it may fight where it stands, or march. */
static void stack_odds(const struct scenario *s, const struct n7_position *n, const struct order *o, const int16_t *guess, struct outlook *out)
{
	struct n7_position copy = *n;
	int side = frame_now(&n->p)->side;
	if (o && (o->verb == VERB_TAKE || o->verb == VERB_WITH))
		set_add(&copy.p.hand, o->piece);
	n7_mask who = n7_set_mask(&copy.p.hand);
	if (!(who & ~n7_own(s)->commanders) || (o && o->verb == VERB_PASS))
		return;
	int place = n->p.piece[n7_mask_next(who, 0)].place;
	copy.p.used = copy.p.hand;
	copy.op = (struct n7_operation){.from = (int16_t)place, .at = (int16_t)place, .last = NONE, .side = (uint8_t)side};
	if (n->weather & (WEATHER_RAIN | WEATHER_MUD)) { /* it is tired by being activated */
		n7_tire_freely(s, &copy, who, 1, CITE_EVENT + (n->weather & WEATHER_RAIN ? EV_RAIN : EV_MUD), NULL);
		n7_place_shares(s, &copy);
	}
	if (!copy.p.header.result.over && n7_group(&copy) & n7_own(s)->corps && n7_contested(s, &copy, place))
		n7_attack_odds(s, n, &copy, false, guess, out);
	if (!will_not_march(s, n, who, side, place, out))
		n7_points_odds(s, n, who, side, o && o->verb == VERB_COMMIT, out);
}

/* [Snow Storm] The French leave out the corps that costs them fewest cards. */
static void storm_odds(const struct scenario *s, const struct n7_position *n, int side, struct outlook *out)
{
	n7_mask who = n7_fight_corps(s, n, FRENCH);
	struct n7_position best = *n;
	int most = -1;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		struct n7_position copy = *n;
		struct account sum = {0};
		int cards[2];
		copy.fight.flags |= FIGHT_SNOW_STORM;
		copy.fight.storm = (int16_t)i;
		n7_add_fatigue(s, &copy, i, 1, CITE_EVENT + EV_SNOW_STORM, NULL);
		n7_count_cards(s, &copy, cards, &sum);
		if (copy.p.header.result.over || cards[FRENCH] <= most)
			continue;
		most = cards[FRENCH];
		best = copy;
	}
	if (most >= 0 && n7_fight_corps(s, &best, FRENCH))
		fight_odds(s, n, &best, side, NONE, NULL, out);
}

/* [Elimination] Corps of the side that the card itself kills. */
static void warn_killed(const struct scenario *s, const struct n7_position *n, const struct n7_position *then, int side, int event, struct outlook *out)
{
	n7_mask who = n7_fight_corps(s, n, side);
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		if (then->p.piece[i].place >= 0)
			continue;
		struct warning *w = outlook_warn(out, CITE_EVENT + event);
		text_set(&w->words, "%s would die of the card", n7_name(s, i));
		w->loses = true;
	}
}

/* A card of W5. The Rougeaud turns one over: two cases; who comes by Cannon Sounds is not yet known. */
static void card_odds(const struct scenario *s, const struct n7_position *n, int event, struct outlook *out)
{
	struct n7_position copy = *n;
	int side = frame_now(&n->p)->side;
	if (event == EV_ROUGEAUD) {
		copy.fight.flags |= FIGHT_ROUGEAUD;
		fight_odds(s, n, &copy, side, TEXT_IF_GOOD, NULL, out);
		copy = *n;
		n7_add_fatigue(s, &copy, n7_own(s)->ney, 2, CITE_EVENT + EV_ROUGEAUD, NULL);
		warn_killed(s, n, &copy, side, event, out);
		if (!copy.p.header.result.over && n7_fight_corps(s, &copy, FRENCH))
			fight_odds(s, n, &copy, side, TEXT_IF_BAD, NULL, out);
		return;
	}
	if (event == EV_CANNON_SOUNDS || event == EV_REAR_GUARD || event == EV_COUNTER_ORDER)
		return;
	if (event == EV_SNOW_STORM) {
		storm_odds(s, n, side, out);
		return;
	}
	n7_fight_effect(s, &copy, WINDOW_ATTACKER, side, event, NULL);
	n7_place_shares(s, &copy);
	warn_killed(s, n, &copy, side, event, out);
	if (!copy.p.header.result.over && n7_fight_corps(s, &copy, FRENCH) && n7_fight_corps(s, &copy, RUSSIAN))
		fight_odds(s, n, &copy, side, NONE, NULL, out);
}

/* [Cannon Sounds] Whoever goes along without having been named. */
static void join_odds(const struct scenario *s, const struct n7_position *n, int piece, struct outlook *out)
{
	n7_mask who = n7_join_brings(s, n, frame_now(&n->p)->side, piece);
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		text_set(&outlook_warn(out, CITE_COMMANDERS)->words, "%s goes with %s into the combat: he would be left alone", n7_name(s, i), n7_name(s, piece));
}

/* [Movement 2] A march over several links, which is ordered link by link. */
static bool goes_far(const struct scenario *s, const struct n7_position *n, const struct order *o)
{
	return frame_now(&n->p)->row == ROW_MARCH && o->verb == VERB_MARCH && o->side == n->op.side && o->place >= 0 && o->place < N7_PLACES &&
	       n7_slot(s, n->op.at, o->place) == NONE;
}

void n7_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess, struct outlook *out)
{
	const struct n7_position *n = n7_of(p);
	outlook_clear(out);
	if (p->header.result.over)
		return;
	int row = frame_now(p)->row, stage = n->fight.stage;
	if (o && !goes_far(s, n, o) && !rules_allow(s, p, o, NULL))
		return;
	if (row == ROW_OPERATIONS) {
		stack_odds(s, n, o, guess, out);
	} else if (row == ROW_MARCH && o && o->verb == VERB_MARCH) {
		n7_march_odds(s, n, o->place, out);
	} else if (row == ROW_JOIN && o && o->verb == VERB_TAKE) {
		join_odds(s, n, o->piece, out);
	} else if (row == ROW_RETREAT && o && o->verb == VERB_RETREAT) {
		n7_retreat_odds(s, n, o->place, out);
	} else if ((row == ROW_WAY || row == ROW_ATTACK) && o && o->verb == VERB_CHOOSE && o->number == CHOICE_FIGHT) {
		n7_attack_odds(s, n, n, row == ROW_ATTACK, guess, out);
	} else if (row == ROW_WINDOW && (stage == FIGHT_DEFENDER_CARD || stage == FIGHT_COUNT)) {
		struct n7_position copy = *n;
		if (o && o->verb == VERB_CARD)
			card_odds(s, n, n7_own(s)->event[o->number], out);
		else
			fight_odds(s, n, &copy, frame_now(p)->side, NONE, NULL, out);
	}
}

/* What an order brings before it is given: the test of an order to attack and the spread of the combat, attrition of a march. */
#include "rules/gamble/arrive.h"
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"
#include "rules/gamble/march.h"
#include "rules/gamble/show.h"

#include <stdio.h>
#include <string.h>

/* Results of the table "attack", in the order of tables.json. */
enum { WAY_ABORTED, WAY_FAILS, WAY_FOUGHT, WAY_HELD, WAY_TIE, WAY_MAY_GO, WAY_DRIVEN, WAYS };

/* --- 8.5 a march --- */

/* [8.2] Who goes, how far, and the train that it takes. */
static void tell_group(const struct scenario *s, const struct gamble *now, const struct gamble *then, struct outlook *out)
{
	struct text who;
	char forced[40] = "", train[80] = "";
	gb_march_called(s, now, &who);
	if (then->forced)
		snprintf(forced, sizeof forced, ", %d of them forced", then->forced);
	if (!now->march)
		snprintf(train, sizeof train, "; the train in %.40s is spent", gb_place(s, now->p.piece[gb_march_lead(now)].place).at);
	text_set(&outlook_warn(out, CITE_8_2)->words, "%.110s: %d hex%s%s%s", who.at, then->march, then->march == 1 ? "" : "es", forced, train);
}

/* [6.3, 10.1, reading 81] Does a forage marker come to units without one, or they to it? */
static void tell_forage(const struct scenario *s, const struct gamble *g, int to, struct outlook *out)
{
	int marked[2] = {0, 0}, plain[2] = {0, 0}; /* in hand; there */
	const struct set *fighters = &gb_own(s)->fighters;
	for (int i = set_next(fighters, 0); i >= 0; i = set_next(fighters, i + 1)) {
		bool held = set_has(&g->p.hand, i), under = g->p.piece[i].flags & FLAG_FORAGE;
		if (!held && g->p.piece[i].place != to)
			continue;
		marked[!held] += under;
		plain[!held] += !under;
	}
	if ((marked[0] && plain[1]) || (marked[1] && plain[0]))
		text_set(&outlook_warn(out, CITE_6_3)->words, "A forage marker makes all of the stack there forage: one die for all, and no attack");
}

/* [8.5, 8.6] Attrition where the march would end, as far as it has come and with the hexes of this order. */
static void march_odds(const struct scenario *s, const struct gamble *g, const struct order *o, struct outlook *out)
{
	const struct gb_figures *f = gb_figures(s);
	struct gamble copy = *g;
	struct gb_survey v;
	struct gb_reach reach;
	int units = gb_march_units(s, &g->p.hand), table = scenario_table(s, "attrition");
	gb_survey(s, g, &v);
	gb_march_reach(s, g, &v, &reach);
	if (o->place < 0 || reach.steps[o->place] == FAR)
		return;
	if (!g->march)
		gb_lead(s, &copy);
	copy.march = (uint8_t)(g->march + reach.steps[o->place]);
	copy.forced = (uint8_t)(copy.march > gb_march_normal(s, g) ? copy.march - gb_march_normal(s, g) : 0);
	tell_group(s, g, &copy, out);
	tell_forage(s, g, o->place, out);
	if (!units || copy.march < (gb_winter(s, g, o->side) ? f->march.attrition_winter : f->march.attrition))
		return;
	if (gb_stretch_spares(g, o->side)) {
		text_set(&outlook_warn(out, CITE_16_1)->words, "The card spares it the roll for attrition");
		return;
	}
	out->sum.kind = ACCOUNT_ATTRITION;
	out->sum.side = (int8_t)o->side;
	out->sum.place = o->place;
	account_line(&out->sum, 0, LINE_BASE, copy.march, 1, NONE, NONE, TEXT_HEXES, CITE_8_5);
	int drm = gb_attrition_more(s, &copy, o->side, &out->sum);
	outlook_table(out, s, table, units > 1 ? 0 : 1, drm);
}

/* --- 10.2 and 11 an attack --- */

/* Of the six dice of the order: how many let it go ahead. */
static int goes_ahead(const struct scenario *s, const struct gamble *g, const struct gb_fight *f)
{
	int need = gb_order_needs(s, g, f->from, f->side, f->spent[f->side]);
	return f->flags & FIGHT_AUTOMATIC ? 6 : need > 6 ? 0 : 7 - need;
}

static int cap(int hits, int most)
{
	return hits > most ? most : hits;
}

/* What each pair of dice comes to; the hits of all pairs, times six for those the loser's die decides. */
struct spread {
	int ways[WAYS], hits[2]; /* hits suffered by attacker and defender, of 216 */
};

static void spread(const struct scenario *s, const struct gamble *g, const struct gb_sum *sum, struct spread *out)
{
	int side = g->fight.side, good[2] = {gb_good(s, g, side), gb_good(s, g, side_other((enum side)side))};
	const struct gb_figures *f = gb_figures(s);
	*out = (struct spread){.ways = {0}};
	for (int a = 1; a <= 6; a++)
		for (int d = 1; d <= 6; d++) {
			int margin = sum->value[0] + a - sum->value[1] - d, won = margin > 0 ? 0 : 1;
			out->ways[margin < 0 ? WAY_HELD : !margin ? WAY_TIE : margin < f->result.driven ? WAY_MAY_GO : WAY_DRIVEN]++;
			if (!margin)
				out->hits[0] += 6;
			for (int die = 1; margin && die <= 6; die++) {
				out->hits[1 - won] += cap(gb_winner_hits(margin), f->result.winner_cap * good[won]);
				out->hits[won] += cap(gb_loser_hits(s, margin, die), good[1 - won]);
			}
		}
}

/* Calls whoever may be called, on both sides. Returns how many. */
static int call_all(const struct scenario *s, struct gamble *g)
{
	struct gb_fight *f = &g->fight;
	int n = 0;
	for (int side = 0; side < SIDES; side++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int at = gb_own(s)->to[f->to][d];
			if (at < 0 || f->called[side] == GB_SUPPORTS || !gb_may_support(s, g, side, at, side != f->side, NULL))
				continue;
			f->call[side][f->called[side]++] = (int16_t)at;
			n++;
		}
	return n;
}

static bool divides_all(const int ways[WAYS], int by)
{
	for (int i = 0; i < WAYS; i++)
		if (ways[i] % by)
			return false;
	return true;
}

static void add_case(const struct scenario *s, const struct gamble *g, int ahead, bool aborts, int text, struct outlook *out)
{
	struct gb_sum sum;
	struct spread sp;
	int ways[WAYS] = {0};
	gb_add_up(s, g, &sum, NULL);
	spread(s, g, &sum, &sp);
	ways[WAY_ABORTED] = aborts ? 36 : 0;
	ways[WAY_FAILS] = (6 - ahead - (aborts ? 1 : 0)) * 36;
	for (int i = WAY_HELD; i < WAYS; i++)
		ways[i] = sp.ways[i] * ahead;
	for (int by = 36; by > 1; by--)
		if (divides_all(ways, by))
			for (int i = 0; i < WAYS; i++)
				ways[i] /= by;
	int k = outlook_case(out, text, NONE, ways, WAYS);
	out->on[k].attacker = (int8_t)g->fight.side;
	snprintf(out->on[k].how, sizeof out->on[k].how, "Once it is fought: on average %d.%d hits on them, %d.%d on you", sp.hits[1] / 216,
		 sp.hits[1] % 216 * 10 / 216, sp.hits[0] / 216, sp.hits[0] % 216 * 10 / 216);
}

/* [8.7, 11.19, reading 32] Nobody there can fight: the order alone decides. */
static void add_lone(const struct scenario *s, const struct gamble *g, int ahead, bool aborts, struct outlook *out)
{
	const struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side), ways[WAYS] = {[WAY_ABORTED] = aborts, [WAY_FAILS] = 6 - ahead - aborts, [WAY_FOUGHT] = ahead};
	bool commander = gb_next_commander(s, g, f->to, enemy, 0) != NONE, depot = gb_depot(s, g, f->to, enemy) != NONE;
	int k = outlook_case(out, NONE, NONE, ways, WAYS);
	out->kind = OUTLOOK_EXACT;
	out->on[k].attacker = (int8_t)f->side;
	snprintf(out->on[k].how, sizeof out->on[k].how, "No combat: if the order goes ahead %s%s%s", depot ? "the depot is destroyed" : "",
		 depot && commander ? ", and " : "", commander ? "each commander is lost on a die of 1 or else escapes" : "");
}

/* [10.4] Who could be called by the attacker, and what he needs. */
static void name_supports(const struct scenario *s, const struct gamble *g, struct outlook *out)
{
	const struct gb_fight *f = &g->fight;
	for (int k = 0; k < f->called[f->side]; k++) {
		int at = f->call[f->side][k], need = gb_support_needs(s, g, at, f->side);
		struct text *words = &outlook_warn(out, CITE_10_4)->words;
		if (need <= 1)
			text_set(words, "The stack in %s comes whatever its die", gb_place(s, at).at);
		else if (need > 6)
			text_set(words, "The stack in %s cannot come", gb_place(s, at).at);
		else
			text_set(words, "The stack in %s comes on %d or more", gb_place(s, at).at, need);
	}
}

/* The last sum of a ledger so far; 0 without one. */
static int last_sum(const struct account *a, int ledger)
{
	int n = 0;
	for (int i = 0; i < a->n; i++)
		if (a->at[i].ledger == ledger && a->at[i].op == LINE_SUM)
			n = a->at[i].num;
	return n;
}

/* [15.1] Of closed enemies no line names anybody. */
static void unname(const struct scenario *s, const struct gamble *g, struct account *a)
{
	for (int k = 0; k < a->n; k++)
		if (a->at[k].piece != NONE && s->piece[a->at[k].piece].side != g->fight.side)
			a->at[k].piece = NONE;
}

static void attack_odds(const struct scenario *s, const struct gamble *g, const struct gb_fight *f, const int16_t *guess, struct outlook *out)
{
	struct gamble copy = *g;
	struct gb_sum sum;
	int ahead = goes_ahead(s, g, f);
	bool aborts = !(f->flags & FIGHT_AUTOMATIC);
	copy.fight = *f;
	if (gb_fog(s))
		gb_suppose(s, &copy, guess, out);
	out->sum.kind = ACCOUNT_COMBAT;
	out->sum.side = (int8_t)f->side;
	out->sum.place = f->to;
	out->sum.table = (int16_t)scenario_table(s, "attack");
	if (!ahead)
		text_set(&outlook_warn(out, CITE_10_2)->words, "The order cannot go ahead: spend Combat Commands on it");
	if (gb_next_fighter(s, &copy, f->to, side_other((enum side)f->side), 0) == NONE) {
		add_lone(s, &copy, ahead, aborts, out);
		return;
	}
	out->kind = OUTLOOK_EXACT;
	gb_add_up(s, &copy, &sum, &out->sum);
	if (gb_fog(s))
		unname(s, &copy, &out->sum);
	for (int k = 0; k < 2; k++)
		if (sum.value[k] != last_sum(&out->sum, k))
			account_line(&out->sum, k, LINE_SUM, sum.value[k], 1, NONE, NONE, TEXT_BEFORE_DICE, k ? CITE_11_7 : CITE_11_5);
	struct gamble all = copy;
	int n = call_all(s, &all);
	out->kind = n ? OUTLOOK_BY_CASE : OUTLOOK_EXACT;
	add_case(s, &copy, ahead, aborts, n ? TEXT_IF_ALONE : NONE, out);
	if (n)
		add_case(s, &all, ahead, aborts, TEXT_IF_ALL, out);
	name_supports(s, &all, out);
}

/* --- 10.3 commands for the defence --- */

/* What may come to the fight while the defender spends his commands, each with the faces of six on which it does. */
struct help {
	int n, unseen; /* unseen: closed stacks of the attacker, of which nothing can be told */
	struct {
		int16_t at;
		int8_t side, on;
	} from[2 * GB_SUPPORTS];
};

static void may_help(const struct scenario *s, const struct gamble *g, int side, int at, struct help *out)
{
	int need = gb_support_needs(s, g, at, side), on = need <= 1 ? 6 : need > 6 ? 0 : 7 - need;
	if (on && out->n < 2 * GB_SUPPORTS) {
		out->from[out->n].at = (int16_t)at;
		out->from[out->n].side = (int8_t)side;
		out->from[out->n++].on = (int8_t)on;
	}
}

/* [10.3] [10.5] Whom the attacker has called, [15.1] unless it is closed; and all whom the defender may call. */
static void gather_help(const struct scenario *s, const struct gamble *g, struct help *out)
{
	const struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side);
	*out = (struct help){.n = 0};
	for (int k = 0; k < f->called[f->side]; k++) {
		int first = gb_next_fighter(s, g, f->call[f->side][k], f->side, 0);
		if (first != NONE && gb_closed(s, g, first))
			out->unseen++;
		else
			may_help(s, g, f->side, f->call[f->side][k], out);
	}
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = gb_own(s)->to[f->to][d];
		if (at >= 0 && gb_may_support(s, g, enemy, at, true, NULL))
			may_help(s, g, enemy, at, out);
	}
}

/* Adds up the fights with every set of those who may come: `ways` of 36 times, `hits` of 216 times 6 to the power of h->n. */
static void spread_help(const struct scenario *s, const struct gamble *g, const struct help *h, int ways[WAYS], int64_t hits[2])
{
	for (int who = 0; who < 1 << h->n; who++) {
		struct gamble copy = *g;
		struct gb_fight *f = &copy.fight;
		struct gb_sum sum;
		struct spread sp;
		int weight = 1;
		f->called[0] = f->called[1] = 0;
		for (int k = 0; k < h->n; k++) {
			bool comes = who >> k & 1;
			int side = h->from[k].side;
			weight *= comes ? h->from[k].on : 6 - h->from[k].on;
			if (comes)
				f->call[side][f->called[side]++] = h->from[k].at;
		}
		if (!weight)
			continue;
		gb_add_up(s, &copy, &sum, NULL);
		spread(s, &copy, &sum, &sp);
		for (int i = 0; i < WAYS; i++)
			ways[i] += sp.ways[i] * weight;
		for (int k = 0; k < 2; k++)
			hits[k] += (int64_t)sp.hits[k] * weight;
	}
}

/* "The stack in 2012 comes on 4 or more" for the supports of the defender; "" without any that might. */
static void name_help(const struct scenario *s, const struct help *h, int side, char *out, size_t size)
{
	size_t used = 0;
	out[0] = 0;
	for (int k = 0; k < h->n && used < size; k++) {
		char on[24] = "for sure";
		if (h->from[k].side != side)
			continue;
		if (h->from[k].on < 6)
			snprintf(on, sizeof on, "on a %d%s", 7 - h->from[k].on, h->from[k].on > 1 ? " or more" : "");
		used += (size_t)snprintf(out + used, size - used, "%s%.30s comes %s", used ? ", " : "", gb_place(s, h->from[k].at).at, on);
	}
}

/* [10.3] So many commands for the supports of the defender: the combat, over all dice of both sides for their supports. */
static void pledge_odds(const struct scenario *s, const struct gamble *g, int number, struct outlook *out)
{
	struct gamble copy = *g;
	struct help h;
	int ways[WAYS] = {0}, all = 216, enemy = side_other((enum side)g->fight.side);
	int64_t hits[2] = {0, 0};
	char names[OUTLOOK_WORDS];
	struct text how;
	copy.fight.spent[enemy] = (uint8_t)number;
	gather_help(s, &copy, &h);
	spread_help(s, &copy, &h, ways, hits);
	for (int k = 0; k < h.n; k++)
		all *= 6;
	out->kind = OUTLOOK_EXACT;
	out->sum.kind = ACCOUNT_COMBAT;
	out->sum.side = (int8_t)g->fight.side;
	out->sum.place = g->fight.to;
	out->sum.table = (int16_t)scenario_table(s, "attack");
	int k = outlook_case(out, NONE, NONE, ways, WAYS);
	out->on[k].attacker = (int8_t)g->fight.side;
	name_help(s, &h, enemy, names, sizeof names);
	int you = (int)(hits[1] * 10 / all), them = (int)(hits[0] * 10 / all);
	text_set(&how, "%.64s: on average %d.%d hits on you, %d.%d on them", names[0] ? names : "No support can come",
		 you / 10, you % 10, them / 10, them % 10);
	text_copy(out->on[k].how, sizeof out->on[k].how, how.at);
	if (h.unseen)
		text_set(&outlook_warn(out, CITE_15_1)->words, "Closed stacks that the attacker has called are not counted");
}

/* [10.2] On a copy, with what the order would add to the attack that is built. */
void gb_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess, struct outlook *out)
{
	union any_position copy;
	struct gb_fight f;
	outlook_clear(out);
	if (p->header.result.over)
		return;
	int row = frame_now(p)->row;
	if (row == ROW_MOVE && o && o->verb == VERB_MARCH && rules_allow(s, p, o, NULL)) {
		march_odds(s, gamble_of(p), o, out);
		return;
	}
	if (row == ROW_ARRIVE && o && rules_allow(s, p, o, NULL))
		gb_arrive_odds(s, gamble_of(p), o, out);
	if (row == ROW_QUARTERS_SOURCE && o && rules_allow(s, p, o, NULL))
		gb_source_odds(s, gamble_of(p), o, out);
	if (row == ROW_PLEDGE && o && o->verb == VERB_SPEND && rules_allow(s, p, o, NULL))
		pledge_odds(s, gamble_of(p), o->number, out);
	if (row != ROW_ORDER)
		return;
	memcpy(&copy, p, s->rules->position_size);
	if (o && o->verb != VERB_COMMIT && (!rules_allow(s, p, o, NULL) || o->verb == VERB_PASS))
		return;
	if (o && o->verb != VERB_COMMIT)
		gb_order_act(s, &copy.common, o, NULL);
	if (gb_order_draft(s, gamble_of(&copy.common), &f))
		attack_odds(s, gamble_of(&copy.common), &f, guess, out);
}

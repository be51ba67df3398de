/* A combat from the order on: its stages one after the other, each of which may call somebody to decide (11). */
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"

int gb_sorts(const struct gb_fight *f, int side, int16_t out[GB_SUPPORTS + 1])
{
	int n = 0;
	out[n++] = side == f->side ? f->from : f->to;
	for (int k = 0; k < f->called[side]; k++)
		out[n++] = f->call[side][k];
	return n;
}

bool gb_in_main(const struct gamble *g, int piece)
{
	return set_has(&g->fight.attackers, piece) || set_has(&g->fight.defenders, piece);
}

bool gb_in_fight(const struct scenario *s, const struct gamble *g, int piece, int side)
{
	if (s->piece[piece].side != side || !gb_fights(s, piece) || g->p.piece[piece].place < 0)
		return false;
	if (gb_in_main(g, piece))
		return true;
	for (int k = 0; k < g->fight.called[side]; k++)
		if (g->fight.call[side][k] == g->p.piece[piece].place)
			return true;
	return false;
}

void gb_strike(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev)
{
	gb_hit(s, g, piece, cite, ev);
	if (g->p.piece[piece].place < 0)
		g->fight.lost[s->piece[piece].side]++;
}

void gb_slay(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev)
{
	gb_eliminate(s, g, piece, cite, ev);
	g->fight.lost[s->piece[piece].side]++;
}

/* --- commanders whose troops are gone (11.19) --- */

/* A commander of the fight on a hex where no combat unit of his stands any more: they were eliminated, or he was attacked alone. Who is left
 * behind by an advance has lost nobody, and advances come last. */
static int stray(const struct scenario *s, const struct gamble *g)
{
	const struct gb_fight *f = &g->fight;
	for (int side = 0; side < 2 && f->stage != STAGE_COUNT; side++) {
		int16_t at[GB_SUPPORTS + 1];
		int n = gb_sorts(f, side, at);
		for (int k = 0; k < n; k++)
			if (gb_next_fighter(s, g, at[k], side, 0) == NONE && gb_next_commander(s, g, at[k], side, 0) != NONE)
				return gb_next_commander(s, g, at[k], side, 0);
	}
	return NONE;
}

/* --- stages; each returns whether somebody was called --- */

static bool call(struct gamble *g, int row, int side, int number)
{
	frame_push(&g->p, row, (enum side)side)->number = (int16_t)number;
	return true;
}

bool gb_only_cavalry(const struct scenario *s, const struct set *who)
{
	int n = 0;
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1)) {
		if (!gb_fights(s, i))
			continue;
		if (gb_own(s)->kind[i] != KIND_CAV)
			return false;
		n++;
	}
	return n > 0;
}

bool gb_any_cavalry(const struct scenario *s, const struct set *who)
{
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		if (gb_own(s)->kind[i] == KIND_CAV)
			return true;
	return false;
}

/* [8.7, 11.19, reading 32] A lone depot is destroyed for good, lone commanders flee or are lost: the order alone decides. */
static bool lone(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side);
	bool commanders = gb_next_commander(s, g, f->to, enemy, 0) != NONE;
	f->flags |= FIGHT_LONE | (commanders ? FIGHT_ALL_ADVANCE : 0);
	f->stage = commanders ? STAGE_ADVANCE : STAGE_COUNT;
	if (gb_depot(s, g, f->to, enemy) != NONE) {
		event_note(ev, EVENT_NOTE, enemy, NONE, NONE, f->to, TEXT_DEPOT_STORMED, CITE_8_7);
		gb_overrun(s, g, f->side, f->to, ev);
	}
	return false;
}

/* [11.1] Cavalry alone, against attackers without any, may leave; [card 23] so may one French stack. */
static bool evade(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side);
	int16_t way[DIRECTIONS];
	set_clear(&f->defenders);
	for (int i = gb_next(s, g, f->to, enemy, 0); i != NONE; i = gb_next(s, g, f->to, enemy, i + 1))
		set_add(&f->defenders, i);
	if (gb_next_fighter(s, g, f->to, enemy, 0) == NONE)
		return lone(s, g, ev);
	f->stage = STAGE_SUPPORT;
	gb_open_stack(s, g, f->side, f->from, ev);
	gb_open_stack(s, g, enemy, f->to, ev);
	bool riders = gb_only_cavalry(s, &f->defenders) && !gb_any_cavalry(s, &f->attackers);
	bool card = enemy == FRENCH && g->effects.allow & ALLOW_SLIP_AWAY;
	return (riders || card) && gb_ways_back(s, g, enemy, f->to, 0, way) && call(g, ROW_EVADE, enemy, 0);
}

static bool support(const struct scenario *s, struct gamble *g, struct events *ev)
{
	(void)s;
	(void)ev;
	g->fight.stage = g->fight.flags & FIGHT_EVADED ? STAGE_LEAVE : STAGE_PLEDGE;
	return !(g->fight.flags & FIGHT_EVADED) && call(g, ROW_SUPPORT, g->fight.side, 0);
}

static bool pledge(const struct scenario *s, struct gamble *g, struct events *ev)
{
	(void)s;
	(void)ev;
	g->fight.stage = STAGE_TEST;
	return call(g, ROW_PLEDGE, side_other((enum side)g->fight.side), 0);
}

static bool test(const struct scenario *s, struct gamble *g, struct events *ev)
{
	gb_test_supports(s, g, g->fight.side, ev);
	g->fight.stage = STAGE_FIGHT;
	return call(g, ROW_SUPPORT, side_other((enum side)g->fight.side), 1);
}

/* [11.2] All who take part have fought once more: the main stacks and the supports. */
static void tire(const struct scenario *s, struct gamble *g)
{
	for (int i = set_next(&gb_own(s)->fighters, 0); i >= 0; i = set_next(&gb_own(s)->fighters, i + 1))
		if (gb_in_fight(s, g, i, s->piece[i].side) && g->p.piece[i].fatigue < 2)
			g->p.piece[i].fatigue++;
}

/* [11.14] At most two for each unit in good order of the winner; [11.15] at most one for each of the loser. */
static void count_hits(const struct scenario *s, struct gamble *g, int winner, int die, struct account *a)
{
	struct gb_fight *f = &g->fight;
	int loser = side_other((enum side)winner), ledger = winner == f->side ? 0 : 1;
	int margin = f->margin, won = gb_winner_hits(margin), back = gb_loser_hits(s, margin, die);
	f->owed[loser] = (uint8_t)int_min(won, gb_figures(s)->result.winner_cap * f->good[winner]);
	f->owed[winner] = (uint8_t)int_min(back, f->good[loser]);
	if (won > f->owed[loser])
		account_line(a, ledger, LINE_NOTE, f->owed[loser], 1, NONE, NONE, TEXT_HITS_MOST, CITE_11_14);
	account_line(a, 1 - ledger, LINE_BASE, (won + 1) / 2, 1, NONE, NONE, TEXT_BASE_HITS, CITE_11_15);
	account_line(a, 1 - ledger, LINE_ADD, back - (won + 1) / 2, 1, NONE, NONE, TEXT_HITS_DIE, CITE_11_15);
	if (back > f->owed[winner])
		account_line(a, 1 - ledger, LINE_NOTE, f->owed[winner], 1, NONE, NONE, TEXT_HITS_MOST, CITE_11_15);
	account_line(a, 1 - ledger, LINE_SUM, f->owed[winner], 1, NONE, NONE, TEXT_HITS, CITE_11_15);
	account_line(a, ledger, LINE_SUM, f->owed[loser], 1, NONE, NONE, TEXT_HITS, CITE_11_14);
}

/* [11.5] [11.7] A die each; [11.8] the higher final value wins; [11.9] [reading 17] a tie costs the attackers one hit. */
static bool fight(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	int side = f->side, enemy = side_other((enum side)side), die[2];
	struct gb_sum sum;
	gb_test_supports(s, g, enemy, ev);
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_COMBAT, side, f->to);
	gb_add_up(s, g, &sum, a);
	for (int k = 0; k < 2; k++) {
		die[k] = event_roll(&g->p, ev, k ? enemy : side, 6, 1, k ? CITE_11_7 : CITE_11_5);
		account_line(a, k, LINE_ADD, die[k], 1, NONE, NONE, TEXT_DIE, k ? CITE_11_7 : CITE_11_5);
		account_line(a, k, LINE_SUM, sum.value[k] + die[k], 1, NONE, NONE, TEXT_FINAL, CITE_11_8);
		account_die(a, k ? enemy : side, die[k], 0, k ? CITE_11_7 : CITE_11_5);
	}
	f->margin = (int16_t)(sum.value[0] + die[0] - sum.value[1] - die[1]);
	f->good[side] = (uint8_t)gb_good(s, g, side);
	f->good[enemy] = (uint8_t)gb_good(s, g, enemy);
	f->flags |= FIGHT_FOUGHT;
	f->stage = STAGE_LOSER;
	tire(s, g);
	if (f->margin) {
		int winner = f->margin > 0 ? side : enemy, loser = side_other((enum side)winner);
		int back = event_roll(&g->p, ev, loser, 6, 1, CITE_11_15);
		account_die(a, loser, back, 0, CITE_11_15);
		count_hits(s, g, winner, back, a);
		event_account(ev, event_note(ev, EVENT_RESULT, winner, set_next(&f->defenders, 0), f->from, f->to, TEXT_WINS, CITE_11_8), a);
	} else {
		f->owed[side] = 1;
		event_account(ev, event_note(ev, EVENT_RESULT, NOBODY, set_next(&f->defenders, 0), f->from, f->to, TEXT_TIE, CITE_11_9), a);
	}
	return false;
}

/* [reading 35] First the hits of the winner, then those of the loser. */
static bool loser(const struct scenario *s, struct gamble *g, struct events *ev)
{
	int side = g->fight.margin > 0 ? side_other((enum side)g->fight.side) : g->fight.side;
	(void)s;
	(void)ev;
	g->fight.stage = STAGE_WINNER;
	if (!g->fight.owed[side])
		return false;
	gb_open_hits(g, side, HITS_COMBAT);
	return true;
}

static bool winner(const struct scenario *s, struct gamble *g, struct events *ev)
{
	int side = g->fight.margin > 0 ? g->fight.side : side_other((enum side)g->fight.side);
	(void)s;
	(void)ev;
	g->fight.stage = STAGE_WITHDRAW;
	if (!g->fight.owed[side])
		return false;
	gb_open_hits(g, side, HITS_COMBAT);
	return true;
}

/* [11.12] Beaten by three or more the defenders must go, and are lost where they cannot; else they may. [11.9] After a tie nobody moves.
 * [11.13] Where none is left the attackers may come in. */
static bool withdraw(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side);
	int16_t way[DIRECTIONS];
	bool must = f->margin >= gb_figures(s)->result.driven;
	f->stage = STAGE_ADVANCE;
	if (gb_next_fighter(s, g, f->to, enemy, 0) == NONE || must)
		f->flags |= FIGHT_ALL_ADVANCE;
	if (!f->margin || gb_next_fighter(s, g, f->to, enemy, 0) == NONE)
		return false;
	if (!gb_ways_back(s, g, enemy, f->to, 0, way)) {
		if (!must)
			return false;
		event_note(ev, EVENT_NOTE, enemy, NONE, NONE, f->to, TEXT_NO_WAY, CITE_11_12);
		for (int i = gb_next_fighter(s, g, f->to, enemy, 0); i != NONE; i = gb_next_fighter(s, g, f->to, enemy, i + 1))
			gb_slay(s, g, i, CITE_11_12, ev);
		return false;
	}
	f->stage = STAGE_PURSUIT;
	return call(g, ROW_WITHDRAW, enemy, must);
}

/* Does a unit of cavalry in good order of `side` stand on a hex? */
static bool horse_on(const struct scenario *s, const struct gamble *g, int place, int side, const struct set *among)
{
	for (int i = gb_next_fighter(s, g, place, side, 0); i != NONE; i = gb_next_fighter(s, g, place, side, i + 1))
		if (gb_own(s)->kind[i] == KIND_CAV && !gb_disrupted(g, i) && (!among || set_has(among, i)))
			return true;
	return false;
}

/* [11.16] Attacking cavalry takes a disrupted unit of a stack that leaves and has none itself; [reading 16] none, if none is disrupted. */
static bool pursuit(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side), weak = 0;
	if (!(f->flags & FIGHT_WITHDREW)) {
		f->stage = STAGE_ADVANCE;
		return false;
	}
	f->stage = STAGE_LEAVE;
	for (int i = gb_next_fighter(s, g, f->to, enemy, 0); i != NONE; i = gb_next_fighter(s, g, f->to, enemy, i + 1))
		weak += gb_disrupted(g, i);
	if (!weak || horse_on(s, g, f->to, enemy, NULL) || !horse_on(s, g, f->from, f->side, &f->attackers))
		return false;
	event_note(ev, EVENT_NOTE, f->side, NONE, NONE, f->to, TEXT_PURSUED, CITE_11_16);
	f->owed[enemy] = 1;
	gb_open_hits(g, enemy, HITS_PURSUIT);
	return true;
}

/* Card 33: the road is cut by Russian cavalry beside the hex that is left. */
static bool cut_road(const struct scenario *s, struct gamble *g)
{
	struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side);
	if (enemy != FRENCH || !(g->effects.allow & ALLOW_CUT_ROAD) || f->flags & FIGHT_EVADED || f->hits == HITS_ROAD)
		return false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = gb_own(s)->to[f->to][d];
		if (at < 0 || !horse_on(s, g, at, RUSSIAN, NULL))
			continue;
		f->owed[enemy] = 1;
		gb_open_hits(g, enemy, HITS_ROAD);
		return true;
	}
	return false;
}

/* [11.11] The stack goes together, commanders with it. */
static bool leave(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	int enemy = side_other((enum side)f->side), left = 0;
	if (cut_road(s, g))
		return true;
	f->stage = STAGE_ADVANCE;
	for (int i = gb_next_fighter(s, g, f->to, enemy, 0); i != NONE; i = gb_next_fighter(s, g, f->to, enemy, i + 1))
		left++;
	if (!left) {
		f->flags |= FIGHT_ALL_ADVANCE;
		return false;
	}
	for (int i = gb_next(s, g, f->to, enemy, 0); i != NONE; i = gb_next(s, g, f->to, enemy, i + 1))
		gb_move(s, g, i, f->retreat, EVENT_RETREAT, CITE_11_11, ev);
	gb_overrun(s, g, enemy, f->retreat, ev);
	return call(g, ROW_OVERFLOW, enemy, 0);
}

/* [11.12] [11.13] [11.1] */
static bool advance(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	(void)ev;
	f->stage = STAGE_COUNT;
	if (!(f->flags & (FIGHT_ALL_ADVANCE | FIGHT_WITHDREW)) || (f->margin < 0 && f->flags & FIGHT_FOUGHT &&
								   !(f->flags & FIGHT_ALL_ADVANCE)))
		return false;
	return gb_next(s, g, f->to, side_other((enum side)f->side), 0) == NONE && call(g, ROW_ADVANCE, f->side, 0);
}

/* [14.7] A combat that costs the loser three units more than the winner is a decisive victory; [9.2] it gives and takes a command from
 * next turn on. The Russian count of victories stays between nothing and twelve. */
static void decisive(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	int side = f->margin > 0 ? f->side : side_other((enum side)f->side), enemy = side_other((enum side)side);
	int16_t *bonus = &g->p.header.track[TRACK_BONUS];
	if (!(f->flags & FIGHT_FOUGHT) || !f->margin || f->lost[enemy] - f->lost[side] < gb_figures(s)->result.decisive)
		return;
	g->effects.decisive[side]++;
	if (side == FRENCH && *bonus > 0)
		--*bonus;
	else if (side == RUSSIAN && *bonus < gb_figures(s)->score.battle_most)
		++*bonus;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, f->to, TEXT_DECISIVE, CITE_14_7);
}

static bool count(const struct scenario *s, struct gamble *g, struct events *ev)
{
	decisive(s, g, ev);
	g->fight = (struct gb_fight){.from = 0};
	phase_return(&g->p);
	return true;
}

void gb_battle_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	static bool (*const stages[])(const struct scenario *, struct gamble *, struct events *) = {
		[STAGE_EVADE] = evade, [STAGE_SUPPORT] = support, [STAGE_PLEDGE] = pledge, [STAGE_TEST] = test, [STAGE_FIGHT] = fight,
		[STAGE_LOSER] = loser, [STAGE_WINNER] = winner, [STAGE_WITHDRAW] = withdraw, [STAGE_PURSUIT] = pursuit,
		[STAGE_LEAVE] = leave, [STAGE_ADVANCE] = advance, [STAGE_COUNT] = count};
	struct gamble *g = gamble_at(p);
	while (!p->header.result.over) {
		int lost = g->fight.flags & (FIGHT_FOUGHT | FIGHT_LONE) ? stray(s, g) : NONE;
		if (lost != NONE) {
			int depth = p->depth;
			gb_catch(s, g, lost, ev);
			if (p->depth > depth)
				return;
		} else if (stages[g->fight.stage](s, g, ev)) {
			return;
		}
	}
}

/* What units, hexes and battles are worth, in hundredths of a Victory Point. */
#include "ai/hex1812/own.h"

int hx_worth(const struct eye *v, int piece)
{
	static const int kinds[KINDS] = {[KIND_IC] = 318, [KIND_ID] = 104, [KIND_CC] = 213, [KIND_CD] = 63, [KIND_SU] = 186, [KIND_DP] = 22};
	if (piece == v->g->napoleon)
		return 900;
	int worth = v->g->kind[piece] == KIND_CHIEF ? 32 + 9 * hx_bonus(v->s, piece, true) : kinds[v->g->kind[piece]];
	return worth * (hx_is_disrupted(v->c, piece) ? 97 : 100) / 100;
}

int hx_worth_on(const struct eye *v, int place)
{
	int sum = 0;
	for (int i = hx_top(v->c, place); i != NONE; i = hx_below(v->c, i))
		sum += hx_worth(v, i);
	return sum;
}

int hx_worth_hold(const struct eye *v, int place)
{
	int fort = v->g->fort[place];
	return fort == NONE ? 0 : 230 * v->g->worth[fort] + 87;
}

int hx_loss_at(int percent, bool horse)
{
	static const struct {
		int percent, foot, horse;
	} steps[] = {{500, 85, 31}, {400, 60, 28}, {300, 59, 28}, {200, 39, 26}, {160, 24, 15}, {140, 21, 13}, {110, 9, 9}, {80, 4, 4}};
	for (size_t i = 0; i < sizeof steps / sizeof *steps; i++)
		if (percent >= steps[i].percent)
			return horse ? steps[i].horse : steps[i].foot;
	return 0;
}

/* The worst that could fall on a hex from one beside it: per cent of the strength that stands there. */
static int threat(const struct eye *v, int place, int strength)
{
	const struct figures *f = figures_of(v->s);
	int worst = 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int from = v->g->to[place][d], side = v->g->side[place][d];
		if (from == NONE || !v->come[from])
			continue;
		int attack = v->come[from] + int_min(v->lead[from], v->come[from]), factor = hx_defence(v->s, place);
		if (side & SIDE_RIVER && f->defence.river > factor)
			factor = f->defence.river;
		int percent = 100 * attack / (strength * factor);
		if (side & SIDE_RIVER && !(side & SIDE_BRIDGE) && percent < f->combat.unbridged)
			continue;
		if (percent > worst)
			worst = percent;
	}
	return worst;
}

int hx_risk(const struct eye *v, int piece, int place)
{
	int strength = v->s->piece[piece].strength ? v->s->piece[piece].strength : 1, guard = 0;
	bool fights = hx_fights(v->s, piece);
	for (int i = hx_top(v->c, place); i != NONE; i = hx_below(v->c, i)) {
		if (i == piece || v->s->piece[i].side != v->side)
			continue;
		if (hx_fights(v->s, i))
			strength = (fights ? strength : 0) + v->s->piece[i].strength;
		else
			guard += hx_bonus(v->s, i, false);
	}
	strength += int_min(guard, strength);
	int percent = threat(v, place, strength), loss = hx_loss_at(percent, hx_arm(v->s, piece) == ARM_CAV);
	if (hx_is_disrupted(v->c, piece) && percent >= 110)
		loss = 81;
	return hx_worth(v, piece) * loss / 100 * v->t.risk / 100;
}

/* [Supply E, Supply F, Supply J] Bare land feeds nobody but who has a depot or a fortress; what is eaten now is missing later. */
int hx_hunger_cost(const struct eye *v, int piece, int place)
{
	int r = v->g->region[place], worth = hx_worth(v, piece), at = v->c->p.piece[piece].place;
	if (!hx_fights(v->s, piece) || r >= REGIONS)
		return 0;
	bool here = at >= 0 && v->g->region[at] == r, corps = hx_is_corps(v->s, piece);
	int eaters = v->corps[r] - (here && corps) + v->foes[r];
	if (hx_is_fortress(v->s, place) && hx_feeds(v->s, v->c, v->side, place) && (hx_top(v->c, place) == NONE || at == place))
		return 0;
	if (v->c->depleted[r] == DEPLETED_FULL) {
		if (v->depots[r] && eaters < figures_of(v->s)->supply.depot_feeds)
			return 0;
		return worth * (v->c->p.header.turn < figures_of(v->s)->winter.first ? 126 : 118) / 100;
	}
	if (!corps || v->left <= 1)
		return 0;
	bool with = v->wagons[r] && !v->foes[r];
	enum depleted before = (enum depleted)v->c->depleted[r];
	enum depleted after = supply_depletes(&v->g->charts, v->c->p.header.turn, with, eaters + 1, before);
	return after == before ? 0 : after == DEPLETED_FULL ? 48 : 22;
}

static int column_of(const struct eye *v, int percent)
{
	return table_column_for(&v->s->table[v->g->crt], percent);
}

/* Of a retreat of the defenders: lost for good if they are disrupted already, weakened else. */
static int driven(const struct eye *v, int to, int share)
{
	int sum = 0;
	for (int i = hx_top(v->c, to); i != NONE; i = hx_below(v->c, i))
		sum += hx_worth(v, i) * (hx_is_disrupted(v->c, i) && hx_fights(v->s, i) ? 100 : share) / 100;
	return sum;
}

int hx_promise(const struct eye *v, int attacker, const struct hx_sum *sum, int attackers, int to)
{
	int kill = hx_worth_on(v, to), hold = hx_controls(v->s, v->c, attacker, to) ? 0 : hx_worth_hold(v, to);
	bool fort = hx_is_fortress(v->s, to);
	if (sum->weak)
		return -attackers;
	const int *ways = v->ways[column_of(v, sum->percent)];
	int back = fort ? 0 : driven(v, to, 26), scattered = fort ? 0 : driven(v, to, 43);
	int exchange = kill + hold - int_min(attackers, attackers * sum->printed / (2 * (sum->attack ? sum->attack : 1)));
	int total = ways[CRT_ARS] * -attackers * 20 / 100 + ways[CRT_AR1_DRS] * (scattered - attackers * 20 / 100) +
		    (ways[CRT_DR1] + ways[CRT_DR2]) * back + ways[CRT_DRS] * scattered + ways[CRT_HALF] * exchange +
		    ways[CRT_DE] * (kill + hold) - ways[CRT_AE] * attackers;
	return total / 6;
}

/* The strengths of an attack, item by item (Combat F to I, Leaders, Terrain Effects Chart), and its odds in percent. */
#include "rules/hex1812/combat.h"

static void line(struct account *a, int ledger, enum line_op op, int value, int piece, int place, int text, int cite)
{
	if (a)
		account_line(a, ledger, op, value, 1, piece, place, text, cite);
}

/* [Disruption A] Not who is disrupted. [Combat B] Nobody attacks twice. [Combat G] Supply units and depots never attack;
 * [Leaders C] leaders only with others. */
bool hx_can_attack(const struct scenario *s, const struct campaign *c, int piece)
{
	if (hx_is_disrupted(c, piece) || set_has(&c->spent, piece))
		return false;
	return hx_fights(s, piece) || hx_arm(s, piece) == ARM_LEADER;
}

int hx_attackers(const struct scenario *s, const struct campaign *c, int place)
{
	int n = 0;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i))
		n += hx_fights(s, i) && hx_can_attack(s, c, i);
	return n;
}

/* [reading 27] Who is pledged by an elimination on the march advances after it, but fights no other battle. */
static bool attacks(const struct scenario *s, const struct campaign *c, const struct hx_clash *in, int piece)
{
	return in->who ? set_has(in->who, piece) && !set_has(&c->spent, piece) : hx_can_attack(s, c, piece);
}

/* [Leaders B] Bonuses together are never more than the strength they are added to; the rest is not used.
 * `given`: what was added before. Returns it with this leader's part. */
static int lead(struct account *a, int ledger, int piece, int place, int bonus, int strength, int given)
{
	int part = int_min(bonus, strength - given);
	line(a, ledger, LINE_ADD, part, piece, place, part < bonus ? TEXT_LEADER_CAPPED : TEXT_LEADER, CITE_LEADERS_B);
	return given + part;
}

/* [Combat F] All attackers add up, then the bonuses. [Fortresses D] Those of several hexes too: first the units, then all the
 * leaders ([reading 33] with one limit). */
static int attackers(const struct scenario *s, const struct campaign *c, const struct hx_clash *in, struct account *a)
{
	int strength = 0, bonus = 0;
	for (int k = 0; k < in->froms; k++)
		for (int i = hx_top(c, in->from[k]); i != NONE; i = hx_below(c, i)) {
			if (!hx_fights(s, i) || !attacks(s, c, in, i))
				continue;
			strength += s->piece[i].strength;
			line(a, 0, LINE_BASE, s->piece[i].strength, i, in->from[k], TEXT_STRENGTH, CITE_COMBAT_F);
		}
	for (int k = 0; k < in->froms && strength; k++)
		for (int i = hx_top(c, in->from[k]); i != NONE; i = hx_below(c, i))
			if (hx_arm(s, i) == ARM_LEADER && attacks(s, c, in, i))
				bonus = lead(a, 0, i, in->from[k], hx_bonus(s, i, true), strength, bonus);
	line(a, 0, LINE_SUM, strength + bonus, NONE, NONE, TEXT_SUM, CITE_COMBAT_F);
	return strength + bonus;
}

/* Is the hexside between the two a river, `bare` one without a bridge? */
static bool river(const struct scenario *s, int from, int to, bool bare)
{
	int d = hx_direction(s, from, to);
	unsigned bits = d == NONE ? 0 : ground_of(s)->side[from][d];
	return bits & SIDE_RIVER && !(bare && bits & SIDE_BRIDGE);
}

/* [Terrain Effects Chart] What the ground multiplies a defender by. [reading 33] A river only if all attackers come over one.
 * The best single one counts. `text`: why. */
static int ground_factor(const struct scenario *s, const struct hx_clash *in, int to, int *text)
{
	const struct figures *f = figures_of(s);
	int best = hx_defence(s, to), all = 0;
	*text = hx_is_fortress(s, to) ? TEXT_FORTRESS : TEXT_GROUND;
	for (int k = 0; k < in->froms; k++)
		all += river(s, in->from[k], to, false);
	if (in->froms && all == in->froms && f->defence.river > best) {
		best = f->defence.river;
		*text = TEXT_RIVER;
	}
	return best;
}

/* [Combat G, Leaders C, reading 36] The strength in parentheses counts only where no combat unit stands, for each such
 * piece. */
static int alone(const struct scenario *s, const struct campaign *c, int to, struct account *a)
{
	int strength = 0;
	for (int i = hx_top(c, to); i != NONE; i = hx_below(c, i)) {
		if (!s->piece[i].strength || set_has(&c->doomed, i))
			continue;
		strength += s->piece[i].strength;
		line(a, 1, LINE_BASE, s->piece[i].strength, i, to, TEXT_ALONE, CITE_COMBAT_G);
	}
	return strength;
}

/* [Combat C] All on the hex defend together, [Disruption A] the disrupted as well as others, [Combat M] but not the doomed. [Leaders A] Bonuses come before
 * terrain. [Fortresses C, Combat F] */
static int defenders(const struct scenario *s, const struct campaign *c, const struct hx_clash *in, int to, struct account *a,
		     int *printed)
{
	int strength = 0, bonus = 0, text;
	for (int i = hx_top(c, to); i != NONE; i = hx_below(c, i)) {
		if (!hx_fights(s, i) || set_has(&c->doomed, i))
			continue;
		strength += s->piece[i].strength;
		line(a, 1, LINE_BASE, s->piece[i].strength, i, to, TEXT_STRENGTH, CITE_COMBAT_F);
	}
	for (int i = strength ? hx_top(c, to) : NONE; i != NONE; i = hx_below(c, i))
		if (hx_arm(s, i) == ARM_LEADER)
			bonus = lead(a, 1, i, to, hx_bonus(s, i, false), strength, bonus);
	if (!strength)
		strength = alone(s, c, to, a);
	*printed += strength;
	int factor = ground_factor(s, in, to, &text);
	if (factor > 1 && strength)
		line(a, 1, LINE_TIMES, factor, NONE, to, text, text == TEXT_FORTRESS ? CITE_FORTRESS_C : CITE_TERRAIN);
	return (strength + bonus) * factor;
}

/* [Combat I] Over an unbridged river less than 160 % is lost; [reading 32] one such hexside is enough.
 * [Combat H, reading 6] The attackers as a percentage of the defenders, cut to whole numbers. */
void hx_clash_add(const struct scenario *s, const struct campaign *c, const struct hx_clash *in, struct hx_sum *out,
		  struct account *a)
{
	const struct figures *f = figures_of(s);
	bool bare = false;
	*out = (struct hx_sum){.attack = attackers(s, c, in, a)};
	for (int k = 0; k < in->tos; k++) {
		int here = defenders(s, c, in, in->to[k], a, &out->printed);
		if (in->tos > 1)
			line(a, 1, LINE_SUM, here, NONE, in->to[k], TEXT_THERE, CITE_FORTRESS_E);
		out->defence += here;
		for (int i = 0; i < in->froms; i++)
			bare |= river(s, in->from[i], in->to[k], true);
	}
	line(a, 1, LINE_SUM, out->defence, NONE, NONE, TEXT_SUM, CITE_COMBAT_F);
	out->percent = out->defence ? int_min(100 * out->attack / out->defence, HX_PERCENT_MOST) : HX_PERCENT_MOST;
	out->weak = bare && out->percent < f->combat.unbridged;
	if (bare)
		line(a, 0, LINE_NOTE, f->combat.unbridged, NONE, NONE, out->weak ? TEXT_WEAK : TEXT_UNBRIDGED, CITE_COMBAT_I);
}

void hx_clash_of(const struct campaign *c, int number, struct hx_clash *out)
{
	*out = (struct hx_clash){.side = c->p.header.phasing, .who = &c->pledged};
	for (int k = 0; k < c->attacks; k++) {
		const struct hx_attack *a = &c->attack[k];
		bool from = false, to = false;
		if (a->battle != number || a->flags & ATTACK_LEFT)
			continue;
		for (int i = 0; i < out->froms; i++)
			from |= out->from[i] == a->from;
		for (int i = 0; i < out->tos; i++)
			to |= out->to[i] == a->to;
		if (!from)
			out->from[out->froms++] = a->from;
		if (!to)
			out->to[out->tos++] = a->to;
	}
}

/* The strengths of an attack, item by item (Combat J and K, Redoubts E to I, Artillery H), and its odds. */
#include "rules/borodino/borodino.h"

static int first_target(const struct field *f, const struct battle *b)
{
	int unit = set_next(&b->p.against, 0);
	return unit != NONE ? b->p.piece[unit].place : b->target ? f->redoubt_at[__builtin_ctz(b->target)] : NONE;
}

bool bo_is_adjacent_attack(const struct field *f, const struct battle *b, int piece)
{
	int to = first_target(f, b);
	return to == NONE || bo_direction_to(f, b->p.piece[piece].place, to) != NONE;
}

/* [Artillery C, reading 14] Guns suffer nothing from their own attack at two hexes, nor out of enemy zones. */
bool bo_is_safe_attack(const struct scenario *s, const struct battle *b, int piece, int side)
{
	const struct field *f = field_of(s);
	if (s->piece[piece].arm != ARM_ART)
		return false;
	return !bo_is_adjacent_attack(f, b, piece) || !zone_against(f, b, side, b->p.piece[piece].place);
}

/* [Combat K] Does it attack over a bridge or ford? */
static bool crosses(const struct field *f, const struct battle *b, int piece)
{
	int from = b->p.piece[piece].place;
	for (int i = set_next(&b->p.against, 0); i >= 0; i = set_next(&b->p.against, i + 1)) {
		int d = bo_direction_to(f, from, b->p.piece[i].place);
		if (d != NONE && f->side[from][d] & SIDE_HALF)
			return true;
	}
	for (int i = 0; i < REDOUBTS; i++) {
		int d = b->target >> i & 1 ? bo_direction_to(f, from, f->redoubt_at[i]) : NONE;
		if (d != NONE && f->side[from][d] & SIDE_HALF)
			return true;
	}
	return false;
}

static void line(struct account *a, int ledger, enum line_op op, int num, int den, int piece, int place, int text,
		 int cite)
{
	if (a)
		account_line(a, ledger, op, num, den, piece, place, text, cite);
}

/* [Combat E] The attackers' strengths add up. [Combat I] Each counts in full, in one attack.
 * [Combat K, reading 11] Who attacks over a bridge or ford counts half; [Artillery H] guns do not.
 * [Terrain Effects Chart Fords and Bridges] So says the chart.
 * [Redoubts I] A redoubt that joins adds its own strength. */
static int attackers(const struct scenario *s, const struct battle *b, int side, struct account *a)
{
	const struct field *f = field_of(s);
	int twice = 0;
	for (int i = set_next(&b->p.hand, 0); i >= 0; i = set_next(&b->p.hand, i + 1)) {
		int strength = s->piece[i].strength, at = b->p.piece[i].place;
		bool half = s->piece[i].arm != ARM_ART && crosses(f, b, i);
		line(a, 0, LINE_BASE, strength, 1, i, at, TEXT_STRENGTH, CITE_COMBAT_E);
		if (half)
			line(a, 0, LINE_TIMES, 1, 2, i, at, TEXT_HALVED, CITE_COMBAT_K);
		if (!bo_is_adjacent_attack(f, b, i))
			line(a, 0, LINE_NOTE, 0, 1, i, at, TEXT_BOMBARDS, CITE_ARTILLERY_C);
		else if (bo_is_safe_attack(s, b, i, side))
			line(a, 0, LINE_NOTE, 0, 1, i, at, TEXT_SAFE, CITE_ARTILLERY_C);
		twice += half ? strength : 2 * strength;
	}
	for (int i = 0; i < REDOUBTS; i++) {
		if (!(b->joined >> i & 1))
			continue;
		line(a, 0, LINE_ADD, f->redoubt_strength[i], 1, NONE, f->redoubt_at[i], TEXT_REDOUBT_ATTACK,
		     CITE_REDOUBT_I);
		twice += 2 * f->redoubt_strength[i];
	}
	line(a, 0, LINE_SUM, twice % 2 ? twice : twice / 2, twice % 2 ? 2 : 1, NONE, NONE, TEXT_SUM, CITE_COMBAT_E);
	return twice;
}

/* [Redoubts H] For guns the way of the shot tells. */
bool bo_from_front(const struct field *f, int from, int work)
{
	int to = f->redoubt_at[work];
	if (bo_direction_to(f, from, to) != NONE)
		return f->fronts[from] >> work & 1;
	for (int k = 0; k < f->fires[from]; k++)
		if (f->fire[from][k].to == to)
			return f->fire[from][k].front;
	return false;
}

bool bo_redoubt_defends(const struct scenario *s, const struct battle *b, int work)
{
	const struct field *f = field_of(s);
	int unit = unit_at(b, f->redoubt_at[work]);
	if (b->target >> work & 1)
		return true;
	if (!(b->live & ~b->stormed & 1u << work) || unit == NONE || !set_has(&b->p.against, unit))
		return false;
	for (int i = set_next(&b->p.hand, 0); i >= 0; i = set_next(&b->p.hand, i + 1))
		if (bo_from_front(f, b->p.piece[i].place, work))
			return true;
	return false;
}

/* A unit in a redoubt; adds to the account and returns its strength.
 * [Redoubts, Redoubts E] Attacked through the front alone it is doubled, and the redoubt's strength is added.
 * [Redoubts F] From the rear alone neither. [Redoubts G] From both the strength is added, nothing doubled.
 * [Combat D] Its strength defends once in a phase, whoever comes into it afterwards. */
static int in_redoubt(const struct scenario *s, const struct battle *b, int unit, int work, struct account *a,
		      int *printed)
{
	const struct field *f = field_of(s);
	int front = 0, rear = 0, strength = s->piece[unit].strength, at = f->redoubt_at[work];
	for (int i = set_next(&b->p.hand, 0); i >= 0; i = set_next(&b->p.hand, i + 1))
		*(bo_from_front(f, b->p.piece[i].place, work) ? &front : &rear) += 1;
	if (!front) {
		if (rear)
			line(a, 1, LINE_NOTE, 0, 1, unit, at, TEXT_REDOUBT_REAR, CITE_REDOUBT_F);
		return strength;
	}
	if (rear) {
		line(a, 1, LINE_NOTE, 0, 1, unit, at, TEXT_REDOUBT_BOTH, CITE_REDOUBT_G);
	} else {
		line(a, 1, LINE_TIMES, 2, 1, unit, at, TEXT_REDOUBT_DOUBLE, CITE_REDOUBT_E);
		strength *= 2;
	}
	if (b->stormed >> work & 1) {
		line(a, 1, LINE_NOTE, 0, 1, unit, at, TEXT_REDOUBT_SPENT, CITE_COMBAT_D);
		return strength;
	}
	line(a, 1, LINE_ADD, f->redoubt_strength[work], 1, NONE, at, TEXT_REDOUBT_OWN, CITE_REDOUBT_I);
	*printed += f->redoubt_strength[work];
	return strength + f->redoubt_strength[work];
}

/* [Combat F] The defenders' strengths add up. [Combat J, Terrain Effects Chart Towns] A town doubles its defender,
 * [Terrain Effects Chart Woods/Roads, reading 12] a road in woods too.
 * [Redoubts A] Only Russians have help of a redoubt. [Redoubts I] Attacked empty it defends with its own strength. */
static int defenders(const struct scenario *s, const struct battle *b, struct account *a, int *printed)
{
	const struct field *f = field_of(s);
	int sum = 0;
	for (int i = set_next(&b->p.against, 0); i >= 0; i = set_next(&b->p.against, i + 1)) {
		int strength = s->piece[i].strength, at = b->p.piece[i].place, work = f->redoubt[at];
		*printed += strength;
		line(a, 1, LINE_BASE, strength, 1, i, at, TEXT_STRENGTH, CITE_COMBAT_F);
		if (work != NONE && b->live >> work & 1) {
			strength = in_redoubt(s, b, i, work, a, printed);
		} else if (f->hex[at] & (HEX_TOWN | HEX_WOODS)) {
			bool town = f->hex[at] & HEX_TOWN;
			line(a, 1, LINE_TIMES, 2, 1, i, at, town ? TEXT_TOWN : TEXT_WOODS,
			     town ? CITE_COMBAT_J : CITE_TERRAIN);
			strength *= 2;
		}
		sum += strength;
	}
	for (int i = 0; i < REDOUBTS; i++) {
		if (!(b->target >> i & 1))
			continue;
		line(a, 1, LINE_ADD, f->redoubt_strength[i], 1, NONE, f->redoubt_at[i], TEXT_REDOUBT_OWN,
		     CITE_REDOUBT_I);
		sum += f->redoubt_strength[i];
		*printed += f->redoubt_strength[i];
	}
	line(a, 1, LINE_SUM, sum, 1, NONE, NONE, TEXT_SUM, CITE_COMBAT_F);
	return sum;
}

/* [Combat] The ratio is rounded for the defender. [Combat Resolution Table] Beyond its ends the end columns hold. */
int bo_strength_column(const struct scenario *s, struct strengths sum)
{
	return table_odds_column(&s->table[field_of(s)->crt], sum.attack2, 2 * sum.defence);
}

struct strengths bo_strength_sum(const struct scenario *s, const struct battle *b, int side, struct account *a)
{
	struct strengths sum = {0, 0, 0};
	sum.attack2 = attackers(s, b, side, a);
	sum.defence = defenders(s, b, a, &sum.printed);
	if (a && sum.defence > 0 && (!set_empty(&b->p.hand) || b->joined)) {
		a->table = (int16_t)field_of(s)->crt;
		a->column = (int16_t)bo_strength_column(s, sum);
	}
	if (a) {
		a->side = (int8_t)side;
		a->place = (int16_t)first_target(field_of(s), b);
	}
	return sum;
}

/* All who may join in. */
static struct set joiners(const struct scenario *s, const struct battle *b, const struct duty *d)
{
	struct set out = {{0}};
	struct plan plan = bo_plan_now(d, s, b);
	for (uint64_t left = d->units; left; left &= left - 1)
		if (bo_plan_joins(d, &plan, __builtin_ctzll(left)))
			set_add(&out, field_of(s)->first[d->side] + __builtin_ctzll(left));
	return out;
}

/* Those of the attackers who come at a defender's redoubt through its front; NONE of the defenders has one: *work NONE. */
static struct set front_of(const struct scenario *s, const struct battle *b, const struct set *hand, int *work)
{
	const struct field *f = field_of(s);
	struct set out = {{0}};
	*work = NONE;
	for (int i = set_next(&b->p.against, 0); i >= 0 && *work == NONE; i = set_next(&b->p.against, i + 1)) {
		int in = f->redoubt[b->p.piece[i].place];
		*work = in != NONE && b->live >> in & 1 ? in : NONE;
	}
	for (int i = set_next(hand, 0); i >= 0 && *work != NONE; i = set_next(hand, i + 1))
		if (bo_from_front(f, b->p.piece[i].place, *work))
			set_add(&out, i);
	return out;
}

/* May these attack without the others? [Combat B] Not if one of them has nobody else to attack. */
static bool may_attack_alone(const struct scenario *s, const struct battle *b, const struct duty *d, const struct set *hand)
{
	struct battle then = *b;
	int unit, enemy;
	then.p.hand = *hand;
	struct plan plan = bo_plan_now(d, s, &then);
	bo_plan_owed(d, &plan, &unit, &enemy);
	return unit == NONE;
}

/* What the defenders have against these attackers, as one more sum. */
static void defence_against(const struct scenario *s, const struct battle *b, const struct set *hand, int text, int cite, struct account *a)
{
	struct battle then = *b;
	int printed = 0;
	then.p.hand = *hand;
	line(a, 1, LINE_SUM, defenders(s, &then, NULL, &printed), 1, NONE, NONE, text, cite);
}

/* Nobody attacks yet. [Redoubts E, Redoubts F, Redoubts G] What a unit in a redoubt defends with hangs on who will: all there is to
 * choose from is told. Else it is what it is against all who may join in. */
static void defence_alone(const struct scenario *s, const struct battle *b, int side, struct account *a)
{
	struct battle all = *b;
	struct duty d;
	int printed = 0, work;
	bo_duty_find(s, b, &d);
	all.p.hand = joiners(s, b, &d);
	struct set front = front_of(s, b, &all.p.hand, &work), rear = all.p.hand;
	set_less(&rear, &front);
	bool both = work != NONE && !set_empty(&front) && !set_empty(&rear);
	bool by_front = both && may_attack_alone(s, b, &d, &front), by_rear = both && may_attack_alone(s, b, &d, &rear);
	a->side = (int8_t)side;
	a->place = (int16_t)first_target(field_of(s), b);
	if (!by_front && !by_rear) {
		defenders(s, &all, a, &printed);
		return;
	}
	for (int i = set_next(&b->p.against, 0); i >= 0; i = set_next(&b->p.against, i + 1))
		line(a, 1, LINE_BASE, s->piece[i].strength, 1, i, b->p.piece[i].place, TEXT_STRENGTH, CITE_COMBAT_F);
	if (by_front)
		defence_against(s, b, &front, TEXT_BY_FRONT, CITE_REDOUBT_E, a);
	defence_against(s, b, &all.p.hand, TEXT_BY_BOTH, CITE_REDOUBT_G, a);
	if (by_rear)
		defence_against(s, b, &rear, TEXT_BY_REAR, CITE_REDOUBT_F, a);
}

static void as_given(const struct scenario *s, struct battle *b, const struct order *o)
{
	const struct field *f = field_of(s);
	int work = o->place >= 0 && o->place < HEXES ? f->redoubt[o->place] : NONE;
	if (o->verb == VERB_ATTACK && o->piece >= 0 && o->piece < s->pieces && on_map(b, o->piece))
		set_add(&b->p.against, o->piece);
	if (o->verb == VERB_WITH && o->piece >= 0 && o->piece < s->pieces && on_map(b, o->piece))
		set_add(&b->p.hand, o->piece);
	if (o->verb == VERB_ATTACK_PLACE && work != NONE)
		b->target = (uint8_t)(b->target | 1u << work);
	if (o->verb == VERB_REDOUBT && work != NONE)
		b->joined = (uint8_t)(b->joined | 1u << work);
}

/* [7 September French Decisive, reading 4] Leaving takes a point more: who has none left on an exit hex goes next turn at the earliest. */
static void exit_odds(const struct scenario *s, const struct battle *b, int piece, int to, struct outlook *out)
{
	const struct field *f = field_of(s);
	struct reach r;
	if (f->victory != VICTORY_LEVELS || s->piece[piece].side != FRENCH || !(f->hex[to] & HEX_EXIT))
		return;
	bo_reach_find(s, b, piece, 0, &r);
	if (!r.exit)
		text_set(&outlook_warn(out, CITE_VICTORY)->words, "No point is left to leave the map with, which takes one: %s can leave next turn",
			 bo_name(s, piece).at);
}

void bo_battle_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
		    struct outlook *out)
{
	struct battle b = *battle_of(p);
	(void)guess; /* nothing is hidden */
	outlook_clear(out);
	if (!p->header.result.over && frame_now(p)->row == ROW_MOVE && o && o->verb == VERB_MARCH && rules_allow(s, p, o, NULL)) {
		bo_arrivals_odds(s, &b, o->piece, o->place, out);
		exit_odds(s, &b, o->piece, o->place, out);
	}
	if (p->header.result.over || frame_now(p)->row != ROW_FIGHT)
		return;
	/* Who cannot join in has no odds; what is chosen already has, before all that owe an attack are in it. */
	if (o && o->verb != VERB_COMMIT && !rules_allow(s, p, o, NULL))
		return;
	if (o)
		as_given(s, &b, o);
	if (set_empty(&b.p.against) && !b.target)
		return;
	if (set_empty(&b.p.hand) && !b.joined) {
		defence_alone(s, &b, p->header.phasing, &out->sum);
		return;
	}
	struct strengths sum = bo_strength_sum(s, &b, p->header.phasing, &out->sum);
	if (out->sum.table == NONE)
		return;
	outlook_table(out, s, out->sum.table, out->sum.column, 0);
	bo_fates(s, &b, p->header.phasing, sum.printed, out);
}

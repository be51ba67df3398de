/* Retreats by a result: every unit by its owner, one by one (Retreat Procedure; Disruption). */
#include "rules/hex1812/combat.h"

static enum hx_drive drive_of(const struct position *p)
{
	return (enum hx_drive)frame_now(p)->number;
}

void hx_retreat_open(struct campaign *c, int side, enum hx_drive drive)
{
	frame_push(&c->p, ROW_RETREAT, (enum side)side)->number = (int16_t)drive;
}

/* [Depot Movement L, reading 29] May this depot go along with the supply unit, on one or two hexes? [Disruption A] A disrupted one does
 * not move. */
static bool carries(const struct scenario *s, const struct campaign *c, int piece, int depot, enum hx_drive drive)
{
	return (drive == DRIVE_ONE || drive == DRIVE_TWO) && hx_arm(s, piece) == ARM_SUPPLY && hx_arm(s, depot) == ARM_DEPOT &&
	       c->p.piece[depot].place == c->p.piece[piece].place && !hx_is_disrupted(c, depot);
}

/* Who goes with a unit that is driven back: all depots of its hex; [Combat Results Table Note] with one that goes along by its owner's
 * wish those that he has named. */
static struct set carried(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive)
{
	struct set out = {{0}};
	for (int i = hx_top(c, c->p.piece[piece].place); i != NONE; i = hx_below(c, i))
		if (carries(s, c, piece, i, drive) && set_has(set_has(&c->leaving, piece) ? &c->leaving : &c->p.hand, i))
			set_add(&out, i);
	return out;
}

/* [reading 31] A unit forced off through or onto a fortress takes control of it as on a march. [Supply C] Depots alone beside their way
 * vanish: those that go along are not alone, they go step by step with their supply unit. */
static void step_along(const struct scenario *s, struct campaign *c, const struct set *who, const struct hx_way *way, struct events *ev)
{
	for (int k = 1; k < way->n; k++) {
		for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
			hx_move(s, c, i, way->at[k], ev);
		hx_depots(s, c, ev);
	}
}

/* [Disruption] Who has retreated is disrupted; [Disruption C] who was disrupted is destroyed. */
void hx_go_back(const struct scenario *s, struct campaign *c, const struct set *who, const struct hx_way *way, int cite, struct events *ev)
{
	int from = way->at[0], to = way->at[way->n - 1];
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		event_way(ev, event_note(ev, EVENT_RETREAT, s->piece[i].side, i, from, to, NONE, cite), way->at, way->n);
	step_along(s, c, who, way, ev);
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1)) {
		set_drop(&c->pledged, i);
		hx_disrupt(s, c, i, CITE_DISRUPTION, ev);
	}
	hx_depots(s, c, ev);
}

/* --- who goes --- */

/* [Fortresses C] Nobody leaves a fortress that is attacked. [Combat Results Table Note] With attackers others of their hex may go,
 * those that did not take part: supply units, units whose attack was made on the march, leaders who have come there since. Depots
 * go with supply units; [Disruption A] the disrupted do not move. */
static void gather(const struct scenario *s, struct campaign *c, int side)
{
	struct hx_clash clash;
	bool attacker = side == c->p.header.phasing;
	hx_clash_of(c, c->fighting, &clash);
	set_clear(&c->leaving);
	set_clear(&c->optional);
	for (int k = 0; k < (attacker ? clash.froms : clash.tos); k++) {
		int at = attacker ? clash.from[k] : clash.to[k];
		for (int i = hx_top(c, at); i != NONE; i = hx_below(c, i)) {
			if (attacker ? set_has(&c->pledged, i) && !set_has(&c->spent, i) : !hx_is_fortress(s, at))
				set_add(&c->leaving, i);
			else if (attacker && hx_arm(s, i) != ARM_DEPOT && !hx_is_disrupted(c, i))
				set_add(&c->optional, i);
		}
	}
}

/* [Combat Results Table Note] The attackers of its battle that have left this hex: a bit for each direction they went in, LED for any. */
static unsigned led_from(const struct campaign *c, int from)
{
	unsigned led = 0;
	for (int k = 0; k < c->attacks; k++)
		if (c->attack[k].battle == c->fighting && c->attack[k].from == from)
			led |= c->attack[k].led;
	return led;
}

/* Has one of them gone from this hex to that one beside it? */
static bool led_to(const struct scenario *s, const struct campaign *c, int from, int to)
{
	int d = hx_direction(s, from, to);
	return d != NONE && led_from(c, from) >> d & 1;
}

static void lead(const struct scenario *s, struct campaign *c, int from, int to)
{
	int d = hx_direction(s, from, to);
	for (int k = 0; k < c->attacks; k++)
		if (c->attack[k].battle == c->fighting && c->attack[k].from == from)
			c->attack[k].led |= (uint8_t)(LED | (d == NONE ? 0 : 1 << d));
}

/* Where one may go. [Combat Results Table Note] Who was not driven back goes only with one of his hex who was, when that one has gone: one
 * hex back onto the same hex, scattered like all others each his own way. */
static void ends_of(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive, struct hx_ends *out)
{
	int from = c->p.piece[piece].place, n = 0;
	out->n = 0;
	if (!set_has(&c->optional, piece) || led_from(c, from))
		hx_ends(s, c, piece, drive, out);
	if (!set_has(&c->optional, piece) || drive != DRIVE_ONE)
		return;
	for (int i = 0; i < out->n; i++)
		if (led_to(s, c, from, out->at[i]))
			out->at[n++] = out->at[i];
	out->n = n;
}

static bool has_end(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive)
{
	struct hx_ends ends;
	if (!set_has(&c->optional, piece))
		return hx_has_way(s, c, piece, drive);
	ends_of(s, c, piece, drive, &ends);
	return ends.n > 0;
}

static void lose(const struct scenario *s, struct campaign *c, int piece, int cite, struct events *ev)
{
	set_drop(&c->leaving, piece);
	hx_kill(s, c, piece, cite, ev);
}

/* [Disruption C] Who is disrupted already does not outlive another retreat. [reading 29] A depot goes with a supply unit or is
 * lost, [reading 28] and scattered it is lost. */
static void sort_out(const struct scenario *s, struct campaign *c, enum hx_drive drive, struct events *ev)
{
	bool supply = false;
	for (int i = set_next(&c->leaving, 0); i >= 0; i = set_next(&c->leaving, i + 1)) {
		if (hx_is_disrupted(c, i))
			lose(s, c, i, CITE_DISRUPTION_C, ev);
		else
			supply |= hx_arm(s, i) == ARM_SUPPLY && hx_has_way(s, c, i, drive);
	}
	for (int i = set_next(&c->leaving, 0); i >= 0; i = set_next(&c->leaving, i + 1))
		if (hx_arm(s, i) == ARM_DEPOT && (drive == DRIVE_SCATTER || !supply))
			lose(s, c, i, CITE_RETREAT, ev);
}

/* One of those who must or may go, that can; depots go with others. */
static int next_able(const struct scenario *s, const struct campaign *c, const struct set *who, enum hx_drive drive, int from)
{
	for (int i = set_next(who, from); i >= 0; i = set_next(who, i + 1))
		if (hx_arm(s, i) != ARM_DEPOT && has_end(s, c, i, drive))
			return i;
	return NONE;
}

static void go(const struct scenario *s, struct campaign *c, int piece, enum hx_drive drive, int end, struct events *ev)
{
	struct hx_way way;
	struct set who = carried(s, c, piece, drive);
	hx_way_to(s, c, piece, drive, end, &way);
	set_add(&who, piece);
	set_clear(&c->p.hand);
	if (set_has(&c->leaving, piece))
		lead(s, c, way.at[0], end);
	set_less(&c->leaving, &who);
	set_drop(&c->optional, piece);
	hx_go_back(s, c, &who, &way, CITE_RETREAT, ev);
}

/* [Retreat Procedure] Who cannot complete his retreat is eliminated: when none of them can, for the one who goes first may
 * make room for another. The last one with a single end takes it without a question. True when something was done. */
static bool compelled(const struct scenario *s, struct campaign *c, enum hx_drive drive, struct events *ev)
{
	int able = next_able(s, c, &c->leaving, drive, 0);
	if (able == NONE && set_empty(&c->leaving))
		return false;
	if (able == NONE) {
		for (int i = set_next(&c->leaving, 0); i >= 0; i = set_next(&c->leaving, i + 1))
			lose(s, c, i, CITE_RETREAT, ev);
		return true;
	}
	if (set_count(&c->leaving) > 1 || next_able(s, c, &c->optional, drive, 0) != NONE)
		return false;
	struct hx_ends ends;
	hx_ends(s, c, able, drive, &ends);
	if (ends.n != 1)
		return false;
	go(s, c, able, drive, ends.at[0], ev);
	return true;
}

void hx_retreat_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	enum hx_drive drive = drive_of(p);
	struct frame *f = frame_top(p);
	if (!f->count) {
		f->count = 1;
		gather(s, c, f->side);
		sort_out(s, c, drive, ev);
	}
	while (set_empty(&p->hand) && compelled(s, c, drive, ev))
		;
	bool may = next_able(s, c, &c->optional, drive, 0) != NONE;
	if (!set_empty(&p->hand) || !set_empty(&c->leaving) || may)
		return;
	set_clear(&c->optional);
	for (int k = 0; k < c->attacks; k++)
		c->attack[k].led = 0;
	phase_return(p);
}

static bool must(const struct campaign *c)
{
	return !set_empty(&c->leaving);
}

void hx_retreat_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	static const char *const how[] = {"", "scattered, each by its whole allowance", "one hex", "two hexes"};
	const struct campaign *c = campaign_of(p);
	int unit = set_next(&p->hand, 0);
	out->reaction = frame_now(p)->side != p->header.phasing;
	if (unit != NONE)
		prompt_ask(out, VERB(VERB_RETREAT) | VERB(VERB_WITH), 1, "Where does %s retreat to?", hx_unit_at(s, c, unit).at);
	else if (must(c))
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_RETREAT), 1, "Retreat, %s: take up who goes next", how[drive_of(p)]);
	else
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_RETREAT) | VERB(VERB_STAND), 1,
			   "Others of the hex may go along: take one up, or press Stand");
}

/* May this one be taken up now? */
static bool may_go(const struct scenario *s, const struct campaign *c, int piece, enum hx_drive drive, struct error *e)
{
	if (!set_has(&c->leaving, piece) && !set_has(&c->optional, piece))
		return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "%s is not driven back by this battle", hx_unit(s, piece).at);
	if (hx_arm(s, piece) == ARM_DEPOT)
		return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "a depot goes along with a supply unit");
	if (has_end(s, c, piece, drive))
		return true;
	if (set_has(&c->optional, piece) && !led_from(c, c->p.piece[piece].place))
		return error_set(e, NULL, NULL, CITE(CITE_CRT), "%s goes along only with attackers of its hex: none of them has retreated",
				 hx_unit(s, piece).at);
	return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "%s has no way to retreat now: let others go first", hx_unit(s, piece).at);
}

/* [Combat Results Table Note] One by one: a supply unit that need not go takes along which depots its owner likes. */
static bool may_with(const struct scenario *s, const struct campaign *c, int unit, int depot, enum hx_drive drive)
{
	return set_has(&c->optional, unit) && carries(s, c, unit, depot, drive) && !set_has(&c->p.hand, depot);
}

void hx_retreat_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, unit = set_next(&p->hand, 0);
	enum hx_drive drive = drive_of(p);
	struct hx_ends ends;
	if (unit != NONE) {
		ends_of(s, c, unit, drive, &ends);
		for (int i = 0; i < ends.n; i++)
			orders_add(out, order_make(VERB_RETREAT, side, unit, ends.at[i], NONE));
		for (int i = hx_top(c, p->piece[unit].place); i != NONE; i = hx_below(c, i))
			if (may_with(s, c, unit, i, drive))
				orders_add(out, order_make(VERB_WITH, side, i, NONE, NONE));
		return;
	}
	for (int i = next_able(s, c, &c->leaving, drive, 0); i != NONE; i = next_able(s, c, &c->leaving, drive, i + 1))
		orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	for (int i = next_able(s, c, &c->optional, drive, 0); i != NONE; i = next_able(s, c, &c->optional, drive, i + 1))
		orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	if (!must(c))
		orders_add(out, order_make(VERB_STAND, side, NONE, NONE, NONE));
}

/* [Combat Results Table r1, Combat Results Table r2] [Retreat Procedure] Why it does not end there: too far for one or two hexes, or not as the
 * procedure has it. */
static bool no_way_to(const struct scenario *s, const struct campaign *c, int unit, enum hx_drive drive, int to, struct error *e)
{
	const struct ground *g = ground_of(s);
	int hexes = drive == DRIVE_ONE ? 1 : drive == DRIVE_TWO ? 2 : PLACES, far = hex_distance(g->point[c->p.piece[unit].place], g->point[to]);
	if (far > hexes)
		return error_set(e, NULL, NULL, CITE(CITE_CRT), "%s goes back %s: %s is %d hexes away", hx_unit(s, unit).at,
				 hexes == 1 ? "one hex" : "two hexes", hx_place(s, to).at, far);
	return error_set(e, NULL, NULL, CITE(CITE_RETREAT),
			 "%s does not retreat to %s: first through as few enemy zones as can be, then towards the nearest friendly fortress",
			 hx_unit(s, unit).at, hx_place(s, to).at);
}

bool hx_retreat_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	int unit = set_next(&p->hand, 0);
	struct hx_way way;
	if (o->number != NONE)
		return phase_refuse(s, CITE_RETREAT, "units retreat one by one", e);
	if (unit == NONE && o->verb == VERB_TAKE)
		return may_go(s, c, o->piece, drive_of(p), e);
	if (unit != NONE && o->verb == VERB_WITH)
		return may_with(s, c, unit, o->piece, drive_of(p)) ||
		       error_set(e, NULL, NULL, CITE(CITE_CRT), "only a depot that a battle has not driven back is taken along by choice, by a supply unit like it");
	if (unit == NONE && o->verb == VERB_STAND)
		return !must(c) || error_set(e, NULL, NULL, CITE(CITE_RETREAT), "all that are driven back must retreat first");
	if (unit == NONE || o->verb != VERB_RETREAT || o->piece != unit)
		return error_set(e, NULL, NULL, CITE(CITE_RETREAT), "%s",
				 unit == NONE ? "take up a unit that must retreat" : "say where the unit in hand retreats to");
	if (set_has(&c->optional, unit) && drive_of(p) == DRIVE_ONE && !led_to(s, c, p->piece[unit].place, o->place))
		return error_set(e, NULL, NULL, CITE(CITE_CRT), "%s goes along with the attackers of its hex: none of them went to %s",
				 hx_unit(s, unit).at, hx_place(s, o->place).at);
	return hx_way_to(s, c, unit, drive_of(p), o->place, &way) || no_way_to(s, c, unit, drive_of(p), o->place, e);
}

void hx_retreat_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (o->verb == VERB_TAKE || o->verb == VERB_WITH) {
		set_add(&p->hand, o->piece);
	} else if (o->verb == VERB_STAND) {
		set_clear(&c->optional);
	} else {
		go(s, c, o->piece, drive_of(p), o->place, ev);
	}
	phase_again(p);
}

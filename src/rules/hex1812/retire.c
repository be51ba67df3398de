/* Retreat before combat: the side that is attacked may take units away before a battle is fought (Combat D, E). */
#include "rules/hex1812/combat.h"

static bool is_attacked(const struct campaign *c, int place)
{
	for (int k = 0; k < c->attacks; k++)
		if (c->attack[k].to == place && !(c->attack[k].flags & ATTACK_FOUGHT))
			return true;
	return false;
}

static bool on_foot(const struct scenario *s, int piece)
{
	return hx_arm(s, piece) != ARM_CAV && hx_arm(s, piece) != ARM_LEADER;
}

/* [Combat D 2] Infantry, supply units and depots that are attacked at 500 % or more stay. The odds are those with which the
 * segment begins: who goes first does not pin the others. */
static void pin(const struct scenario *s, struct campaign *c)
{
	set_clear(&c->pinned);
	for (int n = 1; n <= c->battles; n++) {
		struct hx_clash clash;
		struct hx_sum sum;
		hx_clash_of(c, n, &clash);
		hx_clash_add(s, c, &clash, &sum, NULL);
		for (int k = 0; k < clash.tos && sum.percent >= figures_of(s)->combat.automatic; k++)
			for (int i = hx_top(c, clash.to[k]); i != NONE; i = hx_below(c, i))
				if (on_foot(s, i))
					set_add(&c->pinned, i);
	}
}

/* May this unit go at all? [Combat D 3] Not who is disrupted. [reading 28] Depots never do: they move with a supply unit on marches only. */
bool hx_may_retire(const struct scenario *s, const struct campaign *c, int piece, struct error *e)
{
	int side = side_other((enum side)c->p.header.phasing), at = c->p.piece[piece].place;
	if (s->piece[piece].side != side || at < 0 || !is_attacked(c, at))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s is not attacked", hx_unit_at(s, c, piece).at);
	if (set_has(&c->retired, piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s has retreated already", hx_unit_at(s, c, piece).at);
	if (hx_is_disrupted(c, piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s is disrupted and must stand", hx_unit_at(s, c, piece).at);
	if (hx_arm(s, piece) == ARM_DEPOT)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "a depot does not retreat before combat");
	if (set_has(&c->pinned, piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D), "%s is attacked at 500%% or more: only cavalry and leaders could leave",
				 hx_unit_at(s, c, piece).at);
	return hx_has_way(s, c, piece, DRIVE_BEFORE) ||
	       error_set(e, NULL, NULL, CITE(CITE_COMBAT_E), "%s has no way open for its whole allowance", hx_unit_at(s, c, piece).at);
}

bool hx_could_retire(const struct scenario *s, const struct campaign *c, int piece, int percent)
{
	return !hx_is_disrupted(c, piece) && hx_arm(s, piece) != ARM_DEPOT &&
	       !(percent >= figures_of(s)->combat.automatic && on_foot(s, piece)) && hx_has_way(s, c, piece, DRIVE_BEFORE);
}

/* Units that may be taken up now, the lowest number first; NONE at the end. */
static int next_able(const struct scenario *s, const struct campaign *c, int from)
{
	const struct ground *g = ground_of(s);
	int side = side_other((enum side)c->p.header.phasing);
	for (int i = from > g->first[side] ? from : g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place >= 0 && hx_may_retire(s, c, i, NULL))
			return i;
	return NONE;
}

/* [Combat D] Where nobody can go, nobody is asked. */
void hx_retire_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	(void)ev;
	if (!frame_top(p)->count) {
		frame_top(p)->count = 1;
		set_clear(&c->retired);
		pin(s, c);
	}
	if (next_able(s, c, 0) != NONE)
		return;
	set_clear(&c->pinned);
	set_clear(&c->retired);
	phase_goto(p, ROW_RESOLVE, (enum side)p->header.phasing);
}

void hx_retire_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int unit = set_next(&p->hand, 0);
	out->reaction = true;
	if (unit == NONE)
		prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_RETREAT) | VERB(VERB_DONE), 0,
			   "Retreat before combat: take up a unit that shall not wait for the attack, or press Done");
	else
		prompt_ask(out, VERB(VERB_RETREAT), 1, "Where does %s go? Its whole allowance is spent, then it is disrupted",
			   hx_unit_at(s, campaign_of(p), unit).at);
}

void hx_retire_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, unit = set_next(&p->hand, 0);
	struct hx_ends ends;
	if (unit == NONE) {
		for (int i = next_able(s, c, 0); i != NONE; i = next_able(s, c, i + 1))
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
		orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
		return;
	}
	hx_ends(s, c, unit, DRIVE_BEFORE, &ends);
	for (int i = 0; i < ends.n; i++)
		orders_add(out, order_make(VERB_RETREAT, side, unit, ends.at[i], NONE));
}

bool hx_retire_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	int unit = set_next(&p->hand, 0);
	struct hx_way way;
	if (o->number != NONE)
		return phase_refuse(s, CITE_COMBAT_D, "units retreat one by one", e);
	if (unit == NONE && o->verb == VERB_TAKE)
		return hx_may_retire(s, c, o->piece, e);
	if (unit == NONE && o->verb == VERB_DONE)
		return true;
	if (unit == NONE || o->verb != VERB_RETREAT || o->piece != unit)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_D),
				 unit == NONE ? "take up a unit that is attacked, or press Done" : "%s is in hand: say where it goes",
				 unit == NONE ? "" : hx_unit(s, unit).at);
	return hx_way_to(s, c, unit, DRIVE_BEFORE, o->place, &way) ||
	       error_set(e, NULL, NULL, CITE(CITE_COMBAT_E),
			 "%s cannot end on %s: it must spend its whole allowance, on no hex twice, past enemies and their total zones",
			 hx_unit(s, unit).at, hx_place(s, o->place).at);
}

void hx_retire_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct hx_way way;
	struct set who = {{0}};
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		phase_again(p);
		return;
	}
	if (o->verb == VERB_DONE) {
		set_clear(&c->pinned);
		set_clear(&c->retired);
		phase_goto(p, ROW_RESOLVE, (enum side)p->header.phasing);
		return;
	}
	hx_way_to(s, c, o->piece, DRIVE_BEFORE, o->place, &way);
	set_clear(&p->hand);
	set_add(&c->retired, o->piece);
	set_add(&who, o->piece);
	hx_go_back(s, c, &who, &way, CITE_COMBAT_E, ev);
	phase_again(p);
}

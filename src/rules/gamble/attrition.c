/* === 8.5, 8.6 March attrition === and the end of the Rally and Movement phase with what 15.2 leaves. */
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"

#include <string.h>

/* Results of the attrition table, in the order of tables.json. */
enum { NO_LOSS, ONE_LOST, ONE_AND_ONE, TWO_LOST, ONE_DISRUPTED };

bool gb_led_by(const struct scenario *s, const struct gamble *g, int ability)
{
	int who = gb_leaders(s) ? gb_senior(s, &g->p.hand, ability) : NONE;
	return who != NONE && set_has(&g->led, who);
}

void gb_lead(const struct scenario *s, struct gamble *g)
{
	g->led = g->p.hand;
	set_keep(&g->led, &gb_own(s)->commanders);
	g->murat = gb_led_by(s, g, ABILITY_RUINS);
}

/* --- 8.6 the modifiers --- */

static int add(struct account *a, int value, int text, int cite)
{
	if (value)
		account_line(a, 0, LINE_ADD, value, 1, NONE, NONE, text, cite);
	return value;
}

/* [16.2] In the advanced game a commander of all of them spares them losses; [16.4.4] so do Napoleon and Davout, who need not be that; [16.4.6]
 * Murat costs them. His own command is no help on the march. */
static int leaders(const struct scenario *s, const struct gamble *g, struct account *a)
{
	const struct gb_figures *f = gb_figures(s);
	struct set units = g->p.hand, who = g->led;
	set_keep(&units, &gb_own(s)->fighters);
	set_drop(&who, gb_own(s)->murat);
	int n = gb_commands_all(s, &who, &units) ? add(a, -f->march.led_less, TEXT_LEADS_ALL, CITE_16_2) : 0;
	if (gb_led_by(s, g, 4))
		n += add(a, -f->march.led_less, TEXT_LEADER, CITE_16_4);
	return n + (g->murat ? add(a, f->march.murat_more, TEXT_MURAT, CITE_16_4) : 0);
}

/* Does the group in hand hold cavalry? */
static bool has_horse(const struct scenario *s, const struct gamble *g)
{
	for (int i = set_next(&g->p.hand, 0); i >= 0; i = set_next(&g->p.hand, i + 1))
		if (gb_own(s)->kind[i] == KIND_CAV)
			return true;
	return false;
}

/* [8.6, 14.5] */
int gb_attrition_more(const struct scenario *s, const struct gamble *g, int side, struct account *a)
{
	const struct gb_figures *f = gb_figures(s);
	int n = 0;
	if (side == FRENCH && g->p.header.turn >= f->march.french_from)
		n += add(a, f->march.french_more, TEXT_TURN_3, CITE_8_6);
	if (gb_winter(s, g, side))
		n += add(a, f->march.winter_more, TEXT_WINTER, CITE_8_6);
	n += add(a, f->march.forced_more * g->forced, TEXT_FORCED, CITE_8_6);
	n += add(a, g->effects.attrition[side], TEXT_CARD, CITE_16_1);
	if (g->effects.attrition_horse[side] && has_horse(s, g))
		n += add(a, g->effects.attrition_horse[side], TEXT_CARD, CITE_16_1);
	if (gb_leaders(s))
		return n + leaders(s, g, a);
	return n + (set_has(&g->led, gb_own(s)->napoleon) ? add(a, -f->march.led_less, TEXT_NAPOLEON, CITE_14_5) : 0);
}

/* --- 8.5 the die and who pays --- */

/* [8.5] Foot and horse of the group; guns and commanders are spared. [16.6] In the first two turns the horse goes first. */
static void payers(const struct scenario *s, const struct gamble *g, bool disrupt, struct set *out)
{
	const struct gb_own *own = gb_own(s);
	bool horse = false;
	set_clear(out);
	for (int i = set_next(&g->p.hand, 0); i >= 0; i = set_next(&g->p.hand, i + 1))
		if (own->kind[i] <= KIND_CAV && !(disrupt && gb_disrupted(g, i))) {
			set_add(out, i);
			horse |= own->kind[i] == KIND_CAV;
		}
	for (int i = set_next(out, 0); i >= 0 && horse && gb_horses(s) && g->p.header.turn <= 2; i = set_next(out, i + 1))
		if (own->kind[i] != KIND_CAV)
			set_drop(out, i);
}

static void pay(const struct scenario *s, struct gamble *g, int piece, struct events *ev)
{
	if (g->lose) {
		g->lose--;
		gb_eliminate(s, g, piece, CITE_8_5, ev);
	} else {
		g->disrupt--;
		gb_disrupt(s, g, piece, CITE_8_5, ev);
	}
}

/* [8.5] What leaves no choice is done; true when the owner must choose. [reading 30] What nobody can pay is void. */
static bool settle(const struct scenario *s, struct gamble *g, struct events *ev)
{
	struct set who;
	while (g->lose || g->disrupt) {
		payers(s, g, !g->lose, &who);
		int first = set_next(&who, 0), n = set_count(&who);
		if (n > 1 && n > (g->lose ? g->lose : g->disrupt))
			return true;
		if (n)
			pay(s, g, first, ev);
		else if (g->lose)
			g->lose = 0;
		else
			g->disrupt = 0;
	}
	return false;
}

/* [8.5, 8.6] From three hexes on, in winter from two. */
bool gb_attrition_due(const struct scenario *s, const struct gamble *g)
{
	const struct gb_figures *f = gb_figures(s);
	int lead = set_next(&g->p.hand, 0);
	return lead != NONE && gb_fighters_held(s, g) &&
	       g->march >= (gb_winter(s, g, s->piece[lead].side) ? f->march.attrition_winter : f->march.attrition);
}

bool gb_stretch_spares(const struct gamble *g, int side)
{
	return g->stretch && g->effects.longer_spares[side];
}

/* [16.1] A card may spare a stack the roll: card 31 with the longer march, card 2 when the march is over, if the owner likes. */
void gb_attrition_roll(const struct scenario *s, struct gamble *g, struct events *ev)
{
	if (!gb_attrition_due(s, g))
		return;
	int side = s->piece[set_next(&g->p.hand, 0)].side;
	if (gb_stretch_spares(g, side))
		return;
	if (g->effects.spared[side] > 0)
		frame_push(&g->p, ROW_SPARE, (enum side)side);
	else
		gb_attrition_die(s, g, ev);
}

/* [8.5] */
void gb_attrition_die(const struct scenario *s, struct gamble *g, struct events *ev)
{
	static const uint8_t lost[] = {[NO_LOSS] = 0, [ONE_LOST] = 1, [ONE_AND_ONE] = 1, [TWO_LOST] = 2, [ONE_DISRUPTED] = 0};
	int lead = set_next(&g->p.hand, 0), table = scenario_table(s, "attrition"), units = gb_fighters_held(s, g);
	int side = s->piece[lead].side, place = g->p.piece[lead].place;
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_ATTRITION, side, place);
	account_line(a, 0, LINE_NOTE, g->march, 1, NONE, place, TEXT_HEXES, CITE_8_5);
	int drm = gb_attrition_more(s, g, side, a), die = event_roll(&g->p, ev, side, 6, 1, CITE_8_5);
	int column = units > 1 ? 0 : 1, result = table_result(&s->table[table], column, die + drm);
	account_die(a, side, die, drm, CITE_8_6);
	a->table = (int16_t)table;
	a->column = (int16_t)column;
	a->row = (int16_t)table_row_of(&s->table[table], die + drm);
	a->result = (int16_t)result;
	if (gb_closed(s, g, lead))
		a->seen = (uint8_t)side_bit((enum side)side);
	event_account(ev, gb_tell_of(s, g, ev, event_make(EVENT_CHECK, side, lead, place, NONE, result, CITE_8_5), false), a);
	g->lose = lost[result];
	g->disrupt = result == ONE_AND_ONE || result == ONE_DISRUPTED;
	if (settle(s, g, ev))
		frame_push(&g->p, ROW_ATTRITION, (enum side)side);
}

void gb_attrition_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	if (!settle(s, gamble_at(p), ev))
		phase_return(p);
}

void gb_attrition_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	(void)s;
	out->left = g->lose ? g->lose : g->disrupt;
	prompt_ask(out, VERB(VERB_LOSE) | VERB(VERB_HIT), 0, g->lose ? "March attrition: which unit is lost?" : "March attrition: which unit is disrupted?");
}

void gb_attrition_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	struct set who;
	payers(s, g, !g->lose, &who);
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
		orders_add(out, order_make(g->lose ? VERB_LOSE : VERB_HIT, frame_now(p)->side, i, NONE, g->lose ? NONE : 1));
}

bool gb_attrition_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_8_5, "choose foot or horse of the stack that marched", e);
}

void gb_attrition_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	pay(s, gamble_at(p), o->piece, ev);
	phase_again(p);
}

/* --- the end of the phase --- */

/* [7.6] Who had dummies alone, or a train that nobody used: the second was allotted one all the same. */
static void settle_marks(const struct scenario *s, struct gamble *g, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	bool marked[PLACES] = {0};
	for (int i = set_next(&own->fighters_of[FRENCH], 0); i >= 0; i = set_next(&own->fighters_of[FRENCH], i + 1))
		if (g->p.piece[i].flags & FLAG_FORAGE_DUE)
			marked[g->p.piece[i].place] = true;
	for (int at = 0; at < own->places; at++) {
		bool genuine = false, due = false;
		if (!marked[at])
			continue;
		for (int i = gb_next_counter(s, g, at, FRENCH, 0); i >= 0; i = gb_next_counter(s, g, at, FRENCH, i + 1))
			genuine |= own->kind[i] == KIND_TRAIN && !(g->p.piece[i].flags & (FLAG_DEPOT | FLAG_CAPACITY)); /* [15.2] that one was another stack's */
		for (int i = gb_next_fighter(s, g, at, FRENCH, 0); i >= 0; i = gb_next_fighter(s, g, at, FRENCH, i + 1)) {
			if (!(g->p.piece[i].flags & FLAG_FORAGE_DUE))
				continue;
			g->p.piece[i].flags &= (uint16_t)~FLAG_FORAGE_DUE;
			if (!genuine)
				g->p.piece[i].flags |= FLAG_FORAGE;
			due |= !genuine;
		}
		if (due)
			event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, at, TEXT_FORAGES, CITE_7_6);
	}
}

static bool on_stack(const struct scenario *s, const struct gamble *g, int counter)
{
	const struct gb_own *own = gb_own(s);
	const struct piece *k = &g->p.piece[counter];
	return (own->kind[counter] == KIND_TRAIN || own->kind[counter] == KIND_DUMMY) && k->place >= 0 && !(k->flags & (FLAG_DEPOT | FLAG_CAPACITY));
}

/* [7.5] From here on both know what lay where. */
static void reveal(const struct scenario *s, const struct gamble *g, struct events *ev)
{
	for (int i = 0; i < s->pieces; i++)
		if (on_stack(s, g, i)) {
			struct event *shown = event_note(ev, EVENT_REVEAL, NOBODY, NONE, NONE, NONE, NONE, CITE_7_5);
			if (shown)
				shown->seals = true;
			return;
		}
}

/* [7.5, 8.2] Whatever still lies face down is shown and taken off. [15.2] What raised a hex stays till the turn ends. */
static void clear_counters(const struct scenario *s, struct gamble *g, struct events *ev)
{
	for (int i = 0; i < s->pieces; i++) {
		int at = g->p.piece[i].place, kind = gb_own(s)->kind[i];
		if (on_stack(s, g, i))
			event_note(ev, EVENT_NOTE, s->piece[i].side, NONE, NONE, at, kind == KIND_DUMMY ? TEXT_DUMMY_SHOWN : TEXT_TRAIN_IDLE, CITE_7_5);
		if (on_stack(s, g, i) || (at == AT_TRAY && (kind == KIND_TRAIN || kind == KIND_DUMMY)))
			gb_put_away(s, g, i);
	}
}

/* [4.1, 15.2, reading 39] A hex with more than it holds, or NONE. */
static int crowded(const struct scenario *s, const struct gamble *g)
{
	struct gb_survey v;
	gb_survey(s, g, &v);
	for (int at = 0; at < gb_own(s)->places; at++)
		if (v.of[at] > gb_figures(s)->stack.holds && v.of[at] > gb_capacity(s, g, at))
			return at;
	return NONE;
}

/* [8.4, 12.1] Where a combat unit that has not moved stands, it has held the hex; elsewhere commanders alone did, and one of them stays when
 * commanders ride. */
static void settle_holds(const struct scenario *s, struct gamble *g)
{
	const struct set *fighters = &gb_own(s)->fighters;
	for (int i = set_next(fighters, 0); i >= 0; i = set_next(fighters, i + 1)) {
		int at = g->p.piece[i].place, side = s->piece[i].side;
		for (int k = gb_holding(g, i) ? gb_next_commander(s, g, at, side, 0) : NONE; k >= 0; k = gb_next_commander(s, g, at, side, k + 1))
			g->p.piece[k].flags &= (uint16_t)~FLAG_HOLDS;
		g->p.piece[i].flags &= (uint16_t)~FLAG_HOLDS;
	}
}

static void close_phase(const struct scenario *s, struct position *p)
{
	struct gamble *g = gamble_at(p);
	settle_holds(s, g);
	g->out = 0;
	if (gb_fog(s))
		gb_begin_blanks(s, p, true);
	else
		phase_goto(p, ROW_ORDER, (enum side)g->cc_first);
}

void gb_move_end_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	memset(g->watched, 0, sizeof g->watched);
	reveal(s, g, ev);
	settle_marks(s, g, ev);
	gb_mend_bridges(s, g, ev);
	clear_counters(s, g, ev);
	int at = crowded(s, g);
	if (at == NONE) {
		close_phase(s, p);
		return;
	}
	int owner = s->piece[gb_next(s, g, at, NOBODY, 0)].side;
	frame_push(p, ROW_EXCESS, (enum side)(1 - owner));
	frame_top(p)->place = (int16_t)at;
	event_note(ev, EVENT_NOTE, owner, NONE, NONE, at, TEXT_TOO_MANY, CITE_15_2);
	if (gb_fog(s))
		gb_show_stack(s, g, owner, at, TEXT_SHOWN, CITE_15_2, ev);
}

/* [15.2] The opponent chooses what is eliminated. */
void gb_excess_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int at = frame_now(p)->place;
	struct gb_survey v;
	(void)ev;
	gb_survey(s, gamble_of(p), &v);
	if (v.of[at] <= gb_capacity(s, gamble_of(p), at))
		phase_return(p);
}

void gb_excess_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int at = frame_now(p)->place;
	out->place = (int16_t)at;
	prompt_ask(out, VERB(VERB_LOSE), 0, "%s holds more than it can: which enemy unit is eliminated?", gb_place(s, at).at);
}

void gb_excess_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int at = frame_now(p)->place, side = frame_now(p)->side;
	for (int i = gb_next_fighter(s, gamble_of(p), at, 1 - side, 0); i >= 0; i = gb_next_fighter(s, gamble_of(p), at, 1 - side, i + 1))
		orders_add(out, order_make(VERB_LOSE, side, i, NONE, NONE));
}

bool gb_excess_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_15_2, "choose a unit of the overfull stack", e);
}

void gb_excess_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	gb_eliminate(s, gamble_at(p), o->piece, CITE_15_2, ev);
	phase_again(p);
}

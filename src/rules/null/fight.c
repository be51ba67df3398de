/* Everything that chance decides. */
#include "rules/null/null.h"

#include <string.h>

/* --- cards --- */

/* The card that is drawn is told to its owner only. */
static void say_draw(const struct scenario *s, struct events *ev, enum side side, int card)
{
	struct event drawn = event_make(EVENT_CARD, side, NONE, NONE, NONE, card, CITE_DRAW), closed = drawn;
	closed.number = NONE;
	drawn.seals = closed.seals = true;
	if (scenario_value(s, "open_hands"))
		event_add(ev, drawn);
	else
		event_note_hidden(ev, drawn, closed);
}

static void draw_one(const struct scenario *s, struct position *p, enum side side, struct events *ev)
{
	if (!deck_count(p, NULL_PILE)) {
		deck_move(p, NULL_DISCARD, NULL_PILE);
		event_note(ev, EVENT_NOTE, NOBODY, NONE, NONE, NONE, TEXT_SHUFFLE, NONE);
	}
	int card = deck_draw(p, NULL_PILE, NULL_HAND_0 + side);
	if (card != NONE)
		say_draw(s, ev, side, card);
}

void null_draw(const struct scenario *s, struct position *p, struct events *ev)
{
	for (int side = 0; side < SIDES; side++)
		for (int n = null_hand(p, (enum side)side); n < NULL_HAND_LIMIT; n++)
			draw_one(s, p, (enum side)side, ev);
}

/* --- who fights --- */

static int strongest(const struct scenario *s, const struct position *p, const struct set *of)
{
	int best = NONE;
	for (int i = set_next(of, 0); i >= 0; i = set_next(of, i + 1))
		if (best == NONE || null_strength(s, p, i) > null_strength(s, p, best))
			best = i;
	return best;
}

void null_gather(const struct scenario *s, const struct position *p, const struct set *group, int place,
		 struct null_assault *out)
{
	*out = (struct null_assault){.attackers = *group, .place = place, .card = NONE, .choice = NONE};
	int side = s->piece[set_next(group, 0)].side;
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].place == place && s->piece[i].side != side)
			set_add(&out->defenders, i);
	out->lead = strongest(s, p, &out->attackers);
	out->target = strongest(s, p, &out->defenders);
}

void null_fighters(const struct scenario *s, const struct position *p, const struct frame *f, struct null_assault *out)
{
	struct set group = {{0}};
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].flags & FLAG_ATTACKS)
			set_add(&group, i);
	set_add(&group, f->piece);
	null_gather(s, p, &group, f->place, out);
	out->lead = f->piece;
	out->target = f->target;
	out->choice = f->number;
}

/* --- 4 the assault --- */

static void add(struct null_assault *a, struct account *out, int ledger, int n, int piece, int text, int rule)
{
	a->sum[ledger] += n;
	account_line(out, ledger, LINE_ADD, n, 1, piece, NONE, text, rule);
}

/* [5.3] Horse does not count against a village, a redoubt or woods. */
static bool no_ground_for_horse(const struct scenario *s, int place)
{
	int ground = s->board.at[place].terrain;
	return ground == TERRAIN_TOWN || ground == TERRAIN_REDOUBT || ground == TERRAIN_WOODS || ground == TERRAIN_FOREST;
}

/* [4.2] The others of a group add one each; where assaults are built up, their points ([5.2]). */
static void add_others(const struct scenario *s, const struct position *p, struct null_assault *a, int ledger,
		       struct account *out)
{
	const struct set *group = ledger ? &a->defenders : &a->attackers;
	bool built = null_with(s, NULL_BUILT);
	for (int i = set_next(group, 0); i >= 0; i = set_next(group, i + 1))
		if (i != (ledger ? a->target : a->lead))
			add(a, out, ledger, built ? null_strength(s, p, i) : 1, i, TEXT_SUPPORT, built ? CITE_POINT_LOST : CITE_GROUP);
}

/* [5.3], [6.1], [6.2] What each of a group takes off its side. */
static void take_off(const struct scenario *s, const struct position *p, struct null_assault *a, int ledger,
		     struct account *out)
{
	const struct set *group = ledger ? &a->defenders : &a->attackers;
	for (int i = set_next(group, 0); i >= 0; i = set_next(group, i + 1)) {
		if (!ledger && null_with(s, NULL_BUILT) && p->piece[i].horse && no_ground_for_horse(s, a->place))
			add(a, out, ledger, -p->piece[i].horse, i, TEXT_NO_HORSE, CITE_WALLS);
		if (p->piece[i].fatigue >= NULL_WEARY)
			add(a, out, ledger, -1, i, TEXT_WEARY, CITE_FATIGUE);
		if (p->piece[i].flags & FLAG_HUNGRY)
			add(a, out, ledger, -1, i, TEXT_HUNGRY, CITE_SUPPLY);
	}
}

static void add_ground(const struct scenario *s, const struct position *p, struct null_assault *a, struct account *out)
{
	int side = s->piece[a->lead].side, works = null_marked(p, MARK_WORKS, a->place, NONE, side_other((enum side)side));
	int ground = s->board.at[a->place].terrain;
	if (null_with(s, NULL_BUILT) && (ground == TERRAIN_TOWN || ground == TERRAIN_REDOUBT))
		add(a, out, 1, 1, NONE, TEXT_TOWN, CITE_WALLS);
	if (works != NONE)
		add(a, out, 1, p->marker[works].value, NONE, TEXT_WORKS, CITE_EVENT);
	if (null_marked(p, MARK_AXIS, NONE, p->piece[a->lead].place, side) != NONE)
		add(a, out, 0, 1, NONE, TEXT_AXIS, CITE_AXIS);
	if (a->choice == NULL_PROBE)
		add(a, out, 0, -1, NONE, TEXT_PROBE, CITE_BUILT);
}

void null_add_up(const struct scenario *s, const struct position *p, struct null_assault *a, struct account *out)
{
	a->sum[0] = null_strength(s, p, a->lead);
	a->sum[1] = null_strength(s, p, a->target);
	account_line(out, 0, LINE_BASE, a->sum[0], 1, a->lead, NONE, TEXT_STRENGTH, CITE_ASSAULT);
	account_line(out, 1, LINE_BASE, a->sum[1], 1, a->target, a->place, TEXT_STRENGTH, CITE_ASSAULT);
	for (int ledger = 0; null_own(s)->with && ledger < 2; ledger++) {
		add_others(s, p, a, ledger, out);
		take_off(s, p, a, ledger, out);
	}
	if (null_own(s)->with)
		add_ground(s, p, a, out);
	if (a->card != NONE)
		add(a, out, 1, null_value(s, a->card), NONE, TEXT_CARD, CITE_CARD);
}

int null_column(const struct scenario *s, int difference)
{
	const struct null_own *own = null_own(s);
	int column = own->zero_column + difference, last = s->table[own->table].columns - 1;
	return column < 0 ? 0 : column > last ? last : column;
}

static void add_plans(const struct scenario *s, const struct position *p, struct null_assault *a, struct account *out)
{
	const struct null_position *n = null_see(p);
	if (n->plan[s->piece[a->lead].side] == NULL_STORM)
		add(a, out, 0, 1, NONE, TEXT_STORM, CITE_PLAN);
	if (n->plan[s->piece[a->target].side] == NULL_HOLD)
		add(a, out, 1, 1, NONE, TEXT_HOLD, CITE_PLAN);
	for (int ledger = 0; ledger < 2; ledger++)
		account_line(out, ledger, LINE_SUM, a->sum[ledger], 1, NONE, NONE, TEXT_DIFFERENCE, CITE_ASSAULT);
	a->column = null_column(s, a->sum[0] - a->sum[1]);
}

/* An assault shows what both had planned. */
static void reveal_plans(struct position *p, struct events *ev)
{
	struct null_position *n = null_at(p);
	for (int side = 0; side < SIDES; side++) {
		if (n->shown & side_bit((enum side)side))
			continue;
		event_note(ev, EVENT_REVEAL, side, NONE, NONE, NONE, n->plan[side], CITE_PLAN);
	}
	n->shown = SEEN_ALL;
}

/* A counter leaves the game. Both have seen it: it has just fought. */
void null_lose(const struct scenario *s, struct position *p, int piece, struct events *ev)
{
	event_note(ev, EVENT_ELIMINATE, s->piece[piece].side, piece, p->piece[piece].place, NONE, s->piece[piece].strength,
		   CITE_ASSAULT);
	p->piece[piece].place = NULL_LOST;
	p->piece[piece].flags = 0;
	if (null_general(s, piece))
		null_finish(s, p, side_other((enum side)s->piece[piece].side), LEVEL_GENERAL, ev);
}

/* [4.3] Who is beaten is lost; where assaults are built up it loses a point, and is lost with its last ([5.2]). */
static void hurt(const struct scenario *s, struct position *p, int piece, struct events *ev)
{
	struct piece *k = &p->piece[piece];
	if (null_strength(s, p, piece) > 1 && null_with(s, NULL_BUILT)) {
		if (k->foot)
			k->foot--;
		else
			k->horse--;
		event_note(ev, EVENT_HURT, s->piece[piece].side, piece, NONE, k->place, null_strength(s, p, piece), CITE_POINT_LOST);
		return;
	}
	null_lose(s, p, piece, ev);
}

static void say_result(struct events *ev, const struct scenario *s, const struct null_assault *f, struct account *a, int die,
		       int result)
{
	struct event *at = event_note(ev, EVENT_RESULT, s->piece[f->lead].side, f->lead, NONE, f->place, result,
				      CITE_ASSAULT);
	event_account(ev, at, a);
	a->row = (int16_t)(die - s->table[a->table].first_row);
	a->result = (int16_t)result;
	account_die(a, s->piece[f->lead].side, die, 0, CITE_ASSAULT);
}

/* [6.2] All that take part tire; counters of a duel do not. */
static void tire(const struct scenario *s, struct position *p, const struct set *group)
{
	for (int i = set_next(group, 0); null_with(s, NULL_BUILT | NULL_TURNS) && i >= 0; i = set_next(group, i + 1))
		if (p->piece[i].fatigue < NULL_FATIGUE)
			p->piece[i].fatigue++;
}

/* [4.4, 4.5] The defender is beaten: those of his that are left retreat, then the attackers go in. */
static void give_way(const struct scenario *s, struct position *p, const struct null_assault *a, struct events *ev)
{
	enum side winner = (enum side)s->piece[a->lead].side;
	hurt(s, p, a->target, ev);
	if (!null_own(s)->with) {
		int from = p->piece[a->lead].place;
		p->piece[a->lead].place = (int16_t)a->place;
		null_say_piece(s, p, ev, EVENT_ADVANCE, a->lead, from, a->place);
		return;
	}
	if (p->header.result.over)
		return;
	p->piece[a->lead].flags |= FLAG_ATTACKS;
	frame_push(p, NULL_ADVANCE, winner)->place = (int16_t)a->place;
	for (int i = set_next(&a->defenders, 0); i >= 0; i = set_next(&a->defenders, i + 1))
		if (p->piece[i].place == a->place)
			p->piece[i].flags |= FLAG_RETREATS;
	if (null_count(s, p, a->place, side_other(winner)))
		frame_push(p, NULL_RETREAT, side_other(winner))->place = (int16_t)a->place;
}

static void decide(const struct scenario *s, struct position *p, const struct null_assault *a, int result, struct events *ev)
{
	if (result == RESULT_DEFENDER_LOST) {
		give_way(s, p, a, ev);
		return;
	}
	for (int i = set_next(&a->attackers, 0); i >= 0; i = set_next(&a->attackers, i + 1))
		p->piece[i].flags &= (uint16_t)~FLAG_ATTACKS;
	if (result == RESULT_ATTACKER_LOST && a->choice != NULL_PROBE)
		hurt(s, p, a->lead, ev);
}

void null_fight(const struct scenario *s, struct position *p, int card, struct events *ev)
{
	const struct null_own *own = null_own(s);
	struct null_assault a;
	null_fighters(s, p, frame_now(p), &a);
	a.card = card;
	struct account scratch, *told = account_open(ev, &scratch, ACCOUNT_ASSAULT, s->piece[a.lead].side, a.place);
	null_reveal(s, p, a.lead, ev);
	null_reveal(s, p, a.target, ev);
	reveal_plans(p, ev);
	null_add_up(s, p, &a, told);
	add_plans(s, p, &a, told);
	told->table = (int16_t)own->table;
	told->column = (int16_t)a.column;
	int die = event_roll(p, ev, s->piece[a.lead].side, s->table[own->table].sides, 1, CITE_ASSAULT);
	int result = table_result(&s->table[own->table], a.column, die);
	if (ev)
		say_result(ev, s, &a, told, die, result);
	frame_pop(p);
	tire(s, p, &a.attackers);
	tire(s, p, &a.defenders);
	decide(s, p, &a, result, ev);
}

void null_finish(const struct scenario *s, struct position *p, int winner, int level, struct events *ev)
{
	struct result *r = &p->header.result;
	r->over = 1;
	r->winner = (int8_t)winner;
	r->level = (int16_t)level;
	for (int side = 0; side < SIDES; side++)
		r->score[side] = (int16_t)(null_own(s)->with ? null_points(s, p, (enum side)side) : null_alive(s, p, (enum side)side));
	event_note(ev, EVENT_END, winner, NONE, NONE, NONE, level, CITE_VICTORY);
}

/* The game as the rest of the program knows it: texts, set-up, invariants. */
#include "rules/null/null.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static_assert(sizeof(struct null_position) == sizeof(struct position) + 8, "no padding: unused bytes are zero");
static_assert(sizeof(struct null_position) <= POSITION_BYTES, "a position has a limit");

static const struct verb verbs[] = {{0}};

static const char *const cites[] = {
	[CITE_DRAW] = "Draw", [CITE_PLAN] = "Plan", [CITE_MARCH] = "March", [CITE_ASSAULT] = "Assault",
	[CITE_CARD] = "Assault, cards", [CITE_VICTORY] = "Victory", [CITES] = NULL};

static const char *const levels[] = {[LEVEL_DRAW] = "a draw", [LEVEL_COUNTERS] = "more counters left",
				     [LEVEL_GENERAL] = "the enemy general is lost", NULL};

static const char *const choices[] = {[NULL_STORM] = "storm", [NULL_HOLD] = "hold", NULL};

/* Set-ups that the rules cannot play are refused here, once. */
static bool check_setup(const struct scenario *s, struct error *e)
{
	int generals[SIDES] = {0, 0};
	for (int i = 0; i < s->pieces; i++) {
		int at = s->piece[i].setup;
		if (at == NONE)
			return error_set(e, s->file, s->piece[i].id, NULL, "every counter needs a place in \"setup\"");
		for (int k = 0; k < i; k++)
			if (s->piece[k].setup == at)
				return error_set(e, s->file, s->piece[i].id, NULL, "%s already holds a counter",
						 s->board.at[at].id);
		generals[s->piece[i].side] += null_general(s, i);
	}
	if (generals[0] != 1 || generals[1] != 1)
		return error_set(e, s->file, "setup", NULL, "each side needs exactly one general");
	return true;
}

static bool load(struct scenario *s, struct error *e)
{
	struct null_own *own = calloc(1, sizeof *own);
	if (!own)
		return error_set(e, s->file, NULL, NULL, "out of memory");
	s->own = own;
	own->table = scenario_table(s, "assault");
	if (own->table == NONE)
		return error_set(e, "scenarios/null/tables.json", "tables", NULL, "there is no table \"assault\"");
	const struct table *t = &s->table[own->table];
	own->zero_column = table_column(t, "0");
	if (own->zero_column == NONE || t->results != 3 || t->dice != 1)
		return error_set(e, "scenarios/null/tables.json", "assault", NULL,
				 "needs a column \"0\", one die and three results");
	if (!s->cards)
		return error_set(e, "scenarios/null/cards.json", "cards", NULL, "this game is played with cards");
	for (int i = 0; i < s->cards; i++)
		if (s->card[i].figures != 1 || null_value(s, i) < 0 || null_value(s, i) > 9)
			return error_set(e, "scenarios/null/cards.json", s->card[i].id, NULL, "needs one \"figure\" from 0 to 9");
	return check_setup(s, e);
}

/* Each side's counters are dealt at random onto its places. */
static void deal(const struct scenario *s, struct position *p, int side)
{
	int mine[MAX_PIECES], n = 0;
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side)
			mine[n++] = i;
	for (int i = n - 1; i > 0; i--) {
		int other = dice_roll(&p->dice, i + 1) - 1;
		int16_t kept = p->piece[mine[i]].place;
		p->piece[mine[i]].place = p->piece[mine[other]].place;
		p->piece[mine[other]].place = kept;
	}
}

static bool setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e)
{
	(void)e;
	position_clear(p, sizeof(struct null_position));
	dice_seed(&p->dice, seed);
	p->header.turn = (int16_t)s->first_turn;
	for (int i = 0; i < s->pieces; i++) {
		p->piece[i].place = s->piece[i].setup;
		p->piece[i].steps = 1;
	}
	deal(s, p, SIDE_0);
	deal(s, p, SIDE_1);
	for (int i = 0; i < s->cards; i++)
		p->card[i] = NULL_PILE;
	frame_push(p, NULL_TURN, SIDE_0);
	phases_run(s, p, ev);
	return true;
}

static bool sound_pieces(const struct scenario *s, const struct position *p, struct error *e)
{
	for (int i = 0; i < s->pieces; i++) {
		int at = p->piece[i].place;
		if (at != NULL_LOST && at < 0)
			return error_set(e, NULL, s->piece[i].id, NULL, "stands nowhere (%d)", at);
		if (at >= 0 && null_standing(s, p, at) != i)
			return error_set(e, NULL, s->piece[i].id, NULL, "shares %s with another", s->board.at[at].id);
		if (at == NULL_LOST && null_general(s, i) && !p->header.result.over)
			return error_set(e, NULL, s->piece[i].id, NULL, "is lost, but the game goes on");
		if (set_has(&p->hand, i) && (p->header.result.over || frame_now(p)->row != NULL_MOVE || at < 0 ||
					     s->piece[i].side != frame_now(p)->side))
			return error_set(e, NULL, s->piece[i].id, NULL, "is in hand, but does not march");
	}
	return true;
}

/* The running assault: the attacker stands beside the place, the target in it, and its side decides. */
static bool sound_assault(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct frame *f = frame_now(p);
	if (p->header.result.over)
		return true;
	if (p->depth > 1 + (f->row == NULL_ASSAULT) || (f->row == NULL_ASSAULT && p->frame[0].row != NULL_MOVE))
		return error_set(e, NULL, "frame", NULL, "the rows do not follow each other");
	if (f->row != NULL_ASSAULT)
		return true;
	if (f->piece < 0 || f->target < 0 || p->piece[f->piece].place < 0 || null_standing(s, p, f->place) != f->target ||
	    s->piece[f->piece].side == f->side || s->piece[f->target].side != f->side)
		return error_set(e, NULL, NULL, NULL, "an assault without its two counters");
	if (board_link(&s->board, p->piece[f->piece].place, f->place) == NONE)
		return error_set(e, NULL, s->piece[f->piece].id, NULL, "assaults from afar");
	return true;
}

static bool sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct null_position *n = null_see(p);
	if (!phases_sound(s, p, e) || !sound_pieces(s, p, e))
		return false;
	if (!sound_assault(s, p, e))
		return false;
	if (set_count(&p->hand) > 1)
		return error_set(e, NULL, NULL, NULL, "more than one counter is in hand");
	if (null_hand(p, SIDE_0) > NULL_HAND_LIMIT || null_hand(p, SIDE_1) > NULL_HAND_LIMIT)
		return error_set(e, NULL, NULL, NULL, "a hand holds more than %d cards", NULL_HAND_LIMIT);
	for (int i = 0; i < MAX_CARDS; i++)
		if ((i < s->cards) != (p->card[i] >= NULL_PILE && p->card[i] <= NULL_DISCARD))
			return error_set(e, NULL, NULL, NULL, "card %d is nowhere", i);
	if (n->shown & ~SEEN_ALL)
		return error_set(e, NULL, NULL, NULL, "plans are shown to whom?");
	for (int i = 0; i < SIDES; i++)
		if (n->plan[i] < NONE || n->plan[i] >= NULL_PLANS)
			return error_set(e, NULL, NULL, NULL, "plan %d does not exist", n->plan[i]);
	return true;
}

extern const struct rules null_rules;
const struct rules null_rules = {
	.id = "null",
	.hidden = true,
	.verbs = verbs,
	.cites = cites,
	.levels = levels,
	.choices = choices,
	.phases = null_phases,
	.rows = NULL_ROWS,
	.position_size = sizeof(struct null_position),
	.hides = hides_always,
	.load = load,
	.setup = setup,
	.show = null_show,
	.imagine = null_imagine,
	.odds = null_odds,
	.query = null_query,
	.automaton = NULL,
	.sound = sound,
};

/* The game as the rest of the program knows it: its names and its first position. */
#include "rules/null/null.h"

#include <assert.h>
#include <string.h>

static_assert(sizeof(struct null_position) == sizeof(struct position) + 8, "no padding: unused bytes are zero");
static_assert(sizeof(struct null_position) <= POSITION_BYTES, "a position has a limit");

static const struct verb verbs[] = {
	[VERB_PLAY - VERB_COMMON] = {"play", GESTURE_CARD, NOUN_NONE, NOUN_PLACE, NOUN_CARD, false},
	[VERB_EXIT - VERB_COMMON] = {"exit", GESTURE_BUTTON, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	{NULL, 0, 0, 0, 0, false},
};

static const char *const cites[] = {
	[CITE_DRAW] = "1.1", [CITE_CARD] = "1.2", [CITE_PLAN] = "2.1",
	[CITE_MARCH] = "3.1", [CITE_GROUND] = "3.2", [CITE_POINTS] = "3.3", [CITE_STACK] = "3.4", [CITE_FROZEN] = "3.5",
	[CITE_ARRIVAL] = "3.6", [CITE_ASSAULT] = "4.1", [CITE_GROUP] = "4.2", [CITE_RETREAT] = "4.4", [CITE_ADVANCE] = "4.5",
	[CITE_BUILT] = "5.1", [CITE_POINT_LOST] = "5.2", [CITE_WALLS] = "5.3", [CITE_SUPPLY] = "6.1", [CITE_FATIGUE] = "6.2",
	[CITE_TURNS] = "7.1", [CITE_EVENT] = "7.2", [CITE_AXIS] = "7.3", [CITE_EXIT] = "7.4",
	[CITE_SETUP] = "8.1", [CITE_VICTORY] = "9.1", [CITE_TOWNS] = "9.2", [CITES] = NULL};

static const char *const levels[] = {[LEVEL_DRAW] = "a draw", [LEVEL_COUNTERS] = "more counters left",
				     [LEVEL_GENERAL] = "the enemy general is lost", [LEVEL_POINTS] = "more points", NULL};

static const char *const choices[] = {[NULL_STORM] = "storm", [NULL_HOLD] = "hold", [NULL_PROBE] = "probe",
				      [NULL_PRESS] = "full assault", NULL};

/* Each side's counters are dealt at random onto its places. */
static void deal(const struct scenario *s, struct position *p, int side)
{
	int mine[MAX_PIECES], n = 0;
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && p->piece[i].place >= 0)
			mine[n++] = i;
	for (int i = n - 1; i > 0; i--) {
		int other = dice_roll(&p->dice, i + 1) - 1;
		int16_t kept = p->piece[mine[i]].place;
		p->piece[mine[i]].place = p->piece[mine[other]].place;
		p->piece[mine[other]].place = kept;
	}
}

/* Where a counter is at first. */
static int first_place(const struct scenario *s, int piece)
{
	const struct print *k = &s->piece[piece];
	if (k->setup == NONE)
		return k->enter_turn == NONE ? NULL_UNUSED : NULL_LATER;
	return null_with(s, NULL_FREE_SETUP) ? NULL_WAITING : k->setup;
}

static void begin_piece(const struct scenario *s, struct position *p, int piece)
{
	const struct null_own *own = null_own(s);
	struct piece *k = &p->piece[piece];
	k->place = (int16_t)first_place(s, piece);
	k->steps = 1;
	if (own->with & NULL_OPEN || k->place == NULL_UNUSED)
		k->known = SEEN_ALL;
	if (set_has(&own->garrison, piece))
		k->flags = FLAG_FROZEN;
	if (!(own->with & NULL_BUILT))
		return;
	if (null_horse(s, piece))
		k->horse = (uint8_t)s->piece[piece].strength;
	else
		k->foot = (uint8_t)s->piece[piece].strength;
}

static void begin_towns(const struct scenario *s, struct position *p)
{
	const struct null_own *own = null_own(s);
	for (int i = 0; i < own->towns; i++)
		null_mark(p, MARK_TOWN, own->town[i].side, own->town[i].place, NONE, own->town[i].points);
}

static bool setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e)
{
	(void)e;
	position_clear(p, sizeof(struct null_position));
	dice_seed(&p->dice, seed);
	p->header.turn = (int16_t)s->first_turn;
	for (int i = 0; i < s->pieces; i++)
		begin_piece(s, p, i);
	for (int side = 0; side < SIDES && !null_with(s, NULL_OPEN); side++)
		deal(s, p, side);
	begin_towns(s, p);
	for (int i = 0; i < s->cards; i++)
		p->card[i] = NULL_PILE;
	if (null_with(s, NULL_FREE_SETUP))
		null_at(p)->plan[0] = null_at(p)->plan[1] = NONE;
	frame_push(p, null_with(s, NULL_FREE_SETUP) ? NULL_SETUP : NULL_TURN, SIDE_0);
	phases_run(s, p, ev);
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
	.load = null_load,
	.setup = setup,
	.show = null_show,
	.imagine = null_imagine,
	.odds = null_odds,
	.query = null_query,
	.duties = true,
	.automaton = NULL,
	.sound = null_sound,
};

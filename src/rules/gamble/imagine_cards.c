/* [16.1] Hands dealt anew from the cards that a side cannot see: what was laid is open, and with it from which deck each hand card
 * comes, how many there are, and in which order the sides lay. */
#include "rules/gamble/cards.h"

/* What must be true of the card that was drawn this turn. */
enum drawn { DRAWN_ANY, DRAWN_SINGLE, DRAWN_HELD };

static int hand_of(int side)
{
	return side == FRENCH ? CARD_HAND_FRENCH : CARD_HAND_RUSSIAN;
}

/* Cards of the two decks are told apart till the second year shuffles them together. */
static int deck_of(const struct gamble *g, int card)
{
	return g->state & STATE_TWO_YEARS ? 0 : card >= CARDS_OF_DECK_1;
}

/* The frame of the event phase, or NULL. */
static const struct frame *events_frame(const struct position *p)
{
	for (int i = 0; i < p->depth; i++)
		if (p->frame[i].row == ROW_EVENTS)
			return &p->frame[i];
	return NULL;
}

static bool laid_single(const struct position *p, int side)
{
	int pile = side == FRENCH ? CARD_LAID_FRENCH : CARD_LAID_RUSSIAN;
	for (int i = deck_next(p, pile, 0); i >= 0; i = deck_next(p, pile, i + 1))
		if (gb_single(i))
			return true;
	return false;
}

/* [16.1] Who is asked holds no single instruction. Who lays second although he is the first by right holds one; so does the other when the
 * first laid one and was not put off. */
static enum drawn drawn_by(const struct scenario *s, const struct position *p, int owner)
{
	const struct frame *events = events_frame(p), *now = frame_now(p);
	if (!events)
		return DRAWN_HELD;
	if (now->row == ROW_CARD && now->side == owner)
		return DRAWN_HELD;
	int right = gb_printed_turn(s, gamble_of(p)) <= gb_figures(s)->two_year.restart ? RUSSIAN : FRENCH;
	if (events->count != right)
		return owner == right ? DRAWN_SINGLE : DRAWN_HELD;
	return owner != right && laid_single(p, right) ? DRAWN_SINGLE : DRAWN_ANY;
}

/* A closed card of a deck, drawn at random among those that fit. */
static int choose(const struct gamble *g, int deck, enum drawn kind, uint64_t *state)
{
	int16_t fits[MAX_CARDS];
	int n = 0;
	for (int i = 0; i < MAX_CARDS; i++)
		if ((g->p.card[i] == CARD_DECK_1 || g->p.card[i] == CARD_DECK_2) && deck_of(g, i) == deck &&
		    (kind == DRAWN_ANY || gb_single(i) == (kind == DRAWN_SINGLE)))
			fits[n++] = (int16_t)i;
	return n ? fits[random_below(state, n)] : NONE;
}

static void give(struct gamble *g, int owner, int deck, enum drawn kind, uint64_t *state)
{
	int card = choose(g, deck, kind, state);
	if (card == NONE)
		card = choose(g, deck, DRAWN_ANY, state);
	if (card != NONE)
		g->p.card[card] = (uint8_t)hand_of(owner);
}

void gb_imagine_cards(const struct scenario *s, struct gamble *g, int viewer, uint64_t *state)
{
	int holds[SIDES][2] = {{0}};
	bool two = g->state & STATE_TWO_YEARS;
	for (int i = 0; i < s->cards; i++)
		for (int owner = 0; owner < SIDES; owner++)
			if (owner != viewer && g->p.card[i] == hand_of(owner)) {
				holds[owner][deck_of(g, i)]++;
				g->p.card[i] = (uint8_t)(i < CARDS_OF_DECK_1 && !two ? CARD_DECK_1 : CARD_DECK_2);
			}
	for (int owner = 0; owner < SIDES; owner++) {
		int n = holds[owner][0] + holds[owner][1], fresh = holds[owner][1] ? 1 : 0;
		if (n == 2) {
			give(g, owner, fresh, drawn_by(s, &g->p, owner), state);
			holds[owner][fresh]--;
		}
		for (int deck = 0; deck < 2; deck++)
			for (int k = 0; k < holds[owner][deck]; k++)
				give(g, owner, deck, DRAWN_HELD, state);
	}
}

/* [Combat 2] [Combat 3] [Combat 7] The cards of a combat and of a pursuit are turned over, or dice thrown in their place. */
#include "rules/napoleon1807/n7.h"

struct marks {
	int losses, fatigue;
	struct set open; /* cards that lie open till all are counted */
};

static void put_away(const struct scenario *s, struct n7_position *n, const struct marks *sum)
{
	for (int i = set_next(&sum->open, 0); i >= 0; i = set_next(&sum->open, i + 1))
		n7_discard(s, n, i);
}

/* [Combat 2] [Dice] [reading 59] One card of the pile, or one die. */
static void reveal_one(const struct scenario *s, struct n7_position *n, int side, int cite, struct marks *sum, struct account *a,
		       struct events *ev)
{
	const struct n7_own *own = n7_own(s);
	if (n7_dice(s)) {
		int face = event_roll(&n->p, ev, side, N7_FACES, 1, cite);
		account_die(a, side, face, 0, cite);
		sum->losses += own->face_losses[face - 1];
		sum->fatigue += own->face_fatigue[face - 1];
		return;
	}
	int card = n7_turn_over(s, n, side, cite, ev);
	if (card < 0)
		return;
	/* [Combat 2] All lie open at the same time: none of them comes back when the pile is made anew. */
	n->p.card[card] = CARD_APART;
	set_add(&sum->open, card);
	sum->losses += own->losses[card];
	sum->fatigue += own->fatigue[card];
}

static void line(struct account *a, int ledger, int op, int value, int text, int cite)
{
	if (value || op != LINE_ADD)
		account_line(a, ledger, (enum line_op)op, value, 1, NONE, NONE, text, cite);
}

/* [Great Battery] Reading 17: it counts among the losses inflicted. */
static void inflicted_losses(struct n7_fight *f, int side, int marks, struct account *a)
{
	int ledger = side == f->side ? 0 : 1;
	int more = side == FRENCH && f->flags & FIGHT_BATTERY ? 1 : 0;
	f->losses[side] = (uint8_t)(marks + more);
	line(a, ledger, LINE_BASE, marks, TEXT_LINE_MARKS_LOST, CITE_COMBAT_3);
	line(a, ledger, LINE_ADD, more, TEXT_LINE_EVENT, CITE_EVENT + EV_GREAT_BATTERY);
	line(a, ledger, LINE_SUM, f->losses[side], f->losses[side] == 1 ? TEXT_LINE_LOSS : TEXT_LINE_LOSSES, CITE_COMBAT_5);
}

/* [Grapeshot] [Square] change what the French suffer, never below nothing. */
static void inflicted_fatigue(struct n7_fight *f, int side, int marks, struct account *a)
{
	int ledger = side == f->side ? 0 : 1, total = marks;
	line(a, ledger, LINE_BASE, marks, TEXT_LINE_MARKS_TIRED, CITE_COMBAT_3);
	if (side == RUSSIAN && f->flags & FIGHT_GRAPESHOT) {
		line(a, ledger, LINE_ADD, 2, TEXT_LINE_EVENT, CITE_EVENT + EV_GRAPESHOT);
		total += 2;
	}
	if (side == RUSSIAN && f->flags & FIGHT_SQUARE) {
		line(a, ledger, LINE_ADD, -int_min(2, total), TEXT_LINE_EVENT, CITE_EVENT + EV_SQUARE);
		total -= int_min(2, total);
	}
	f->fatigue[side] = (uint8_t)total;
	line(a, ledger, LINE_SUM, total, TEXT_LINE_FATIGUE, CITE_COMBAT_4);
}

int n7_fight_winner(const struct n7_fight *f)
{
	return f->losses[0] == f->losses[1] ? NOBODY : f->losses[0] > f->losses[1] ? 0 : 1;
}

void n7_reveal_combat(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	struct marks sum[2] = {{0}, {0}};
	struct account scratch[2];
	struct account *lost = account_open(ev, &scratch[0], ACCOUNT_LOSSES, f->side, f->place);
	struct account *tired = account_open(ev, &scratch[1], ACCOUNT_TIRED, f->side, f->place);
	for (int k = 0; k < SIDES; k++) {
		int side = k ? side_other((enum side)f->side) : f->side;
		for (int i = 0; i < f->cards[side]; i++)
			reveal_one(s, n, side, CITE_COMBAT_2, &sum[side], lost, ev);
		inflicted_losses(f, side, sum[side].losses, lost);
		inflicted_fatigue(f, side, sum[side].fatigue, tired);
		put_away(s, n, &sum[side]);
	}
	int winner = n7_fight_winner(f), enemy = set_next(&f->defenders, 0);
	event_account(ev, event_note(ev, EVENT_CHECK, f->side, NONE, NONE, f->place, NONE, CITE_COMBAT_4), tired);
	event_account(ev, event_note(ev, EVENT_RESULT, winner, enemy, NONE, f->place, winner < 0 ? TEXT_NOBODY_WINS : TEXT_WINS, CITE_COMBAT_5),
		      lost);
}

/* --- the pursuit --- */

/* [Combat 7] Woods, fortified towns and citadels prevent it, whoever holds them. */
static bool open_ground(const struct scenario *s, int place)
{
	const struct n7_own *own = n7_own(s);
	return !own->wooded[place] && own->town[place] == NONE && own->fortress[place] == NONE;
}

static int count_pursuit(const struct scenario *s, const struct n7_position *n, struct account *a)
{
	const struct n7_own *own = n7_own(s);
	const struct n7_fight *f = &n->fight;
	int winner = n7_fight_winner(f), cards = 1;
	n7_mask who = n7_fight_corps(s, n, winner);
	if (a)
		account_line(a, 0, LINE_BASE, 1, 1, NONE, NONE, TEXT_LINE_PURSUIT, CITE_COMBAT_7);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1)) {
		cards += own->bonus_pursuit[i];
		if (a && own->bonus_pursuit[i])
			account_line(a, 0, LINE_ADD, own->bonus_pursuit[i], 1, i, NONE, TEXT_LINE_BONUS, CITE_COMBAT_7);
	}
	/* [Great Charge] */
	if (winner == FRENCH && f->flags & FIGHT_GREAT_CHARGE) {
		cards++;
		if (a)
			account_line(a, 0, LINE_ADD, 1, 1, NONE, NONE, TEXT_LINE_EVENT, CITE_EVENT + EV_GREAT_CHARGE);
	}
	if (a)
		account_line(a, 0, LINE_SUM, cards, 1, NONE, NONE, n7_dice(s) ? TEXT_LINE_DICE : TEXT_LINE_CARDS, CITE_COMBAT_7);
	return cards;
}

int n7_cavalry(const struct n7_position *n, n7_mask who)
{
	int sum = 0;
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		sum += n->p.piece[i].horse;
	return sum;
}

int n7_pursuit_cards(const struct scenario *s, const struct n7_position *n)
{
	const struct n7_fight *f = &n->fight;
	int winner = n7_fight_winner(f);
	if (winner < 0 || f->flags & FIGHT_ORDERLY_RETREAT || !open_ground(s, f->place))
		return 0;
	n7_mask won = n7_fight_corps(s, n, winner), lost = n7_fight_corps(s, n, side_other((enum side)winner));
	/* [reading 18] Of those who are alive now. */
	return won && lost && n7_cavalry(n, won) > n7_cavalry(n, lost) ? count_pursuit(s, n, NULL) : 0;
}

int n7_reveal_pursuit(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	struct account scratch[2], *a = account_open(ev, &scratch[0], ACCOUNT_PURSUIT, n7_fight_winner(f), f->at);
	struct account *tired = account_open(ev, &scratch[1], ACCOUNT_TIRED, n7_fight_winner(f), f->at);
	struct marks sum = {0};
	int winner = n7_fight_winner(f), cards = count_pursuit(s, n, a);
	event_account(ev, event_note(ev, EVENT_CHECK, winner, NONE, f->place, f->at, TEXT_PURSUIT, CITE_COMBAT_7), a);
	for (int i = 0; i < cards; i++)
		reveal_one(s, n, winner, CITE_COMBAT_7, &sum, tired, ev);
	put_away(s, n, &sum);
	/* [Combat 7] Losses are ignored. */
	line(tired, 0, LINE_BASE, sum.fatigue, TEXT_LINE_MARKS_TIRED, CITE_COMBAT_7);
	line(tired, 0, LINE_SUM, sum.fatigue, TEXT_LINE_FATIGUE, CITE_COMBAT_7);
	event_account(ev, event_note(ev, EVENT_CHECK, winner, NONE, f->place, f->at, TEXT_PURSUED, CITE_COMBAT_7), tired);
	return sum.fatigue;
}

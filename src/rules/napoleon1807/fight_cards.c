/* [Combat 1] How many combat cards each side may reveal, step by step. */
#include "rules/napoleon1807/n7.h"

/* The sum that is being made: of both sides, with its account (may be NULL). */
struct count {
	const struct scenario *s;
	const struct n7_position *n;
	struct account *a;
	int *cards;
};

static void add(const struct count *c, int side, int cards, int piece, int text, int cite)
{
	if (!cards)
		return;
	c->cards[side] += cards;
	if (c->a)
		account_line(c->a, side == c->n->fight.side ? 0 : 1, LINE_ADD, cards, 1, piece, NONE, text, cite);
}

/* [Snow Storm] The corps left out brings nothing in steps B, D and H. */
static n7_mask counted(const struct count *c, n7_mask who)
{
	const struct n7_fight *f = &c->n->fight;
	return f->flags & FIGHT_SNOW_STORM && f->storm >= 0 ? who & ~n7_bit(f->storm) : who;
}

/* [Combat 1B] [Combat 1C] [Combat 1D] */
static void corps(const struct count *c, int side)
{
	const struct n7_figures *figures = n7_figures(c->s);
	const struct n7_fight *f = &c->n->fight;
	n7_mask who = counted(c, n7_fight_corps(c->s, c->n, side));
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		add(c, side, n7_strength(c->n, i) >= figures->strength.two_cards ? 2 : 1, i, TEXT_LINE_STRENGTH, CITE_COMBAT_1B);
	/* [reading 1] One card for the stack, not one a corps. */
	if (side == f->side && f->flags & FIGHT_MOVING) {
		if (f->flags & FIGHT_QUICK && c->a)
			account_line(c->a, 0, LINE_NOTE, 0, 1, NONE, NONE, TEXT_LINE_QUICK, CITE_EVENT + EV_QUICK_DEPLOYMENT);
		else if (!(f->flags & FIGHT_QUICK))
			add(c, side, -1, NONE, TEXT_LINE_MOVING, CITE_COMBAT_1C);
	}
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (c->n->p.piece[i].fatigue >= figures->fatigue.tired)
			add(c, side, -1, i, TEXT_LINE_TIRED, CITE_COMBAT_1D);
}

/* [Combat 1E] [Combat 1F] [Combat 1G] */
static void ground(const struct count *c, int side)
{
	const struct n7_own *own = n7_own(c->s);
	const struct n7_fight *f = &c->n->fight;
	int at = f->place, town = own->town[at], fortress = own->fortress[at];
	bool defends = side != f->side;
	/* [Audacity] */
	if (defends && f->flags & FIGHT_AUDACITY) {
		if (c->a)
			account_line(c->a, 1, LINE_NOTE, 0, 1, NONE, at, TEXT_LINE_AUDACITY, CITE_EVENT + EV_AUDACITY);
		return;
	}
	if (defends && own->wooded[at])
		add(c, side, 1, NONE, TEXT_LINE_WOODED, CITE_COMBAT_1E);
	if (defends && town != NONE && c->n->control[town] == side)
		add(c, side, 1, NONE, TEXT_LINE_TOWN, CITE_COMBAT_1F);
	/* [reading 4] A citadel helps whoever's marker lies there, attacker or defender. */
	if (fortress != NONE && c->n->citadel[fortress] == side)
		add(c, side, 1, NONE, TEXT_LINE_CITADEL, CITE_COMBAT_1G);
}

/* [Combat 1H] */
static void bonuses(const struct count *c, int side)
{
	const struct n7_own *own = n7_own(c->s);
	n7_mask who = counted(c, n7_fight_blocks(c->n, side));
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		/* [Marie Walewska] */
		if (i != own->napoleon || !(c->n->turn_rules & RULE_MARIE))
			add(c, side, own->bonus_combat[i], i, TEXT_LINE_BONUS, CITE_COMBAT_1H);
}

/* [The Rougeaud] It is Ney who reveals the card: none comes when he is dead, or lost in the snow. */
static bool rougeaud_counts(const struct count *c)
{
	return counted(c, n7_fight_corps(c->s, c->n, FRENCH)) & n7_bit(n7_own(c->s)->ney);
}

/* [Combat 1I] */
static void events(const struct count *c, int side)
{
	static const struct {
		uint32_t flag;
		int side, event;
	} one[] = {
		{FIGHT_ASSAULT_COLUMN, FRENCH, EV_ASSAULT_COLUMN}, {FIGHT_ELAN, FRENCH, EV_ELAN},
		{FIGHT_GUARD, FRENCH, EV_THE_GUARD},               {FIGHT_ROUGEAUD, FRENCH, EV_ROUGEAUD},
		{FIGHT_POSITION, RUSSIAN, EV_REINFORCED_POSITION}, {FIGHT_SACRIFICE, RUSSIAN, EV_SACRIFICE},
	};
	for (size_t i = 0; i < sizeof one / sizeof *one; i++)
		if (side == one[i].side && c->n->fight.flags & one[i].flag && (one[i].event != EV_ROUGEAUD || rougeaud_counts(c)))
			add(c, side, 1, NONE, TEXT_LINE_EVENT, CITE_EVENT + one[i].event);
}

bool n7_count_cards(const struct scenario *s, const struct n7_position *n, int out[2], struct account *a)
{
	struct count c = {s, n, a, out};
	int side = n->fight.side, enemy = side_other((enum side)side);
	out[0] = out[1] = 0;
	corps(&c, side);
	corps(&c, enemy);
	/* [Combat 1D] [reading 2] The attacker's cards alone decide whether there is a combat; an account has the enemy's beside them. */
	bool made = out[side] > 0;
	if (!made && a)
		account_line(a, 0, LINE_SUM, out[side], 1, NONE, NONE, TEXT_LINE_CANCELLED, CITE_COMBAT_1D);
	for (int k = made ? 0 : 1; k < SIDES && (made || a); k++) {
		int who = k ? enemy : side;
		ground(&c, who);
		bonuses(&c, who);
		events(&c, who);
		if (a)
			account_line(a, k, LINE_SUM, out[who], 1, NONE, NONE, n7_dice(s) ? TEXT_LINE_DICE : TEXT_LINE_CARDS, CITE_COMBAT_2);
	}
	return made;
}

/* What may be forgotten, and what is about to cost something. */
#include "words/napoleon1807/own.h"

#include "rules/napoleon1807/odds.h"

static bool on_map(const struct scenario *s, const struct position *p, int piece, int side)
{
	return s->piece[piece].side == side && p->piece[piece].place >= 0 && n7_is_corps(s, piece);
}

/* [Recovery 2] A corps is given one card: who has had his cannot be helped any more. */
static bool had_card(const struct position *p, int piece)
{
	return frame_now(p)->row == ROW_REST && n7_mask_get(frame_now(p)) & n7_bit(piece);
}

/* [Recovery 2] What the best card of a hand takes off a corps. */
static int best_rest(const struct scenario *s, const struct n7_position *n, int side)
{
	int best = 0;
	for (int card = deck_next(&n->p, CARD_HAND + side, 0); card >= 0; card = deck_next(&n->p, CARD_HAND + side, card + 1))
		if (n7_own(s)->recovery[card] > best)
			best = n7_own(s)->recovery[card];
	return best;
}

/* [Recovery 3] Would a card of its side's hand keep the corps from losing a point? `more`: fatigue that is still to fall on it. */
static bool card_saves(const struct scenario *s, const struct position *p, int piece, int more)
{
	return !had_card(p, piece) && p->piece[piece].fatigue + more - best_rest(s, n7_of(p), s->piece[piece].side) < n7_figures(s)->fatigue.tired;
}

/* [Movement 2] A stack that halts where it began. [Operations Pass] [Recovery 2] Corps that could still be activated; cards in hand while corps are tired. */
void n7_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	int row = frame_now(p)->row, side = frame_now(p)->side, n = 0, first = NONE;
	(void)list;
	if (row == ROW_MARCH && !n7_of(p)->op.links)
		forgotten_add(out, NONE, n7_of(p)->op.at, "The stack has not left %s, and is activated all the same.", n7_area_called(s, n7_of(p)->op.at).at);
	for (int i = 0; i < s->pieces; i++) {
		bool owed = row == ROW_OPERATIONS ? !(p->piece[i].flags & FLAG_ACTIVATED) :
						    row == ROW_REST && p->piece[i].fatigue >= n7_figures(s)->fatigue.tired && card_saves(s, p, i, 0);
		if (!on_map(s, p, i, side) || !owed)
			continue;
		first = first == NONE ? i : first;
		n++;
	}
	if (!n)
		return;
	if (row == ROW_OPERATIONS)
		forgotten_add(out, first, p->piece[first].place, n == 1 ? "1 corps is ready and would stay so; it rests." :
			      "%d corps are ready and would stay so; they rest.", n);
	else if (n7_hand(n7_of(p), side))
		forgotten_add(out, first, p->piece[first].place, n == 1 ? "1 tired corps loses a strength point unless it recovers." :
			      "%d tired corps lose a strength point each unless they recover.", n);
}

/* [Movement 3] What the march has cost so far, and that the enemy may still stop or tire it. */
static void warn_march(const struct scenario *s, const struct n7_position *n, struct text *out)
{
	int fatigue = n7_march_fatigue(s, n, NULL);
	bool open = !(n->op.laid & side_bit(side_other((enum side)n->op.side))) && n7_hand(n, !n->op.side);
	if (fatigue && open)
		text_set(out, "Halting here costs %d fatigue; the enemy may still play a card against the march", fatigue);
	else if (fatigue)
		text_set(out, "Halting here costs %d fatigue", fatigue);
	else if (open)
		text_set(out, "The enemy may still play a card against the march");
}

/* [Combat 1D] What is asked is whether to attack, and not one card would come of it. */
static void warn_void(const struct scenario *s, const struct n7_position *n, int row, struct text *out)
{
	if (n7_attack_void(s, n, row == ROW_ATTACK))
		text_set(out, "Not one card to reveal as it stands: an attack would be called off");
}

/* [Combat 1A] Before a card is laid for a combat: that nothing comes of it as it stands; or who may die of it [Elimination]. */
static void warn_combat(const struct scenario *s, const struct n7_position *n, int side, struct text *out)
{
	struct outlook odds;
	if (n7_fight_void(s, n)) {
		text_set(out, side == n->fight.side ? "Not one card to reveal: the attack will be called off" :
			      "Not one card to reveal for them: the attack will be called off");
		return;
	}
	n7_odds(s, &n->p, NULL, NULL, &odds);
	for (int i = odds.warnings - 1; i >= 0; i--)
		if (odds.warn[i].rule == CITE_ELIMINATION)
			*out = odds.warn[i].words;
}

static bool before_combat(const struct position *p, int row)
{
	int stage = n7_of(p)->fight.stage;
	return row == ROW_WINDOW && (stage == FIGHT_DEFENDER_CARD || stage == FIGHT_COUNT);
}

int n7_cold_comes(const struct position *p)
{
	bool before = !p->header.result.over && p->depth && p->frame[0].row != ROW_RECOVERY && p->frame[0].row != ROW_TURN_END;
	return before && n7_of(p)->weather & WEATHER_COLD ? 1 : 0;
}

/* [Cold] [Recovery 3] Who is activated, and dies of the cold before a card can rest him; who loses a point if none does. */
static void warn_tired(const struct scenario *s, const struct position *p, int side, struct text *out)
{
	const struct n7_figures *f = n7_figures(s);
	struct text die = {""};
	int dead = 0, tired = 0, saved = 0;
	for (int i = 0; i < s->pieces; i++) {
		int cold = n7_cold_comes(p), then = p->piece[i].fatigue + cold;
		if (!on_map(s, p, i, side) || !(p->piece[i].flags & FLAG_ACTIVATED))
			continue;
		bool weak = then >= f->fatigue.tired && then <= f->fatigue.most;
		dead += then > f->fatigue.most;
		tired += weak;
		saved += weak && card_saves(s, p, i, cold);
	}
	if (dead)
		text_set(&die, dead == 1 ? "1 corps dies of Cold before a card could rest it" : "%d corps die of Cold before a card could rest them", dead);
	if (!tired)
		*out = die;
	else if (dead)
		text_set(out, tired == 1 ? "%s; %d more loses a point unless a card does" : "%s; %d more lose a point each unless cards do", die.at, tired);
	else if (!saved)
		text_set(out, tired == 1 ? "1 tired corps loses a strength point at the end of the turn: no card in your hand is enough for it" :
					   "%d tired corps lose a strength point each at the end of the turn: no card in your hand is enough for any of them", tired);
	else
		text_set(out, tired == 1 ? "1 tired corps loses a strength point at the end of the turn unless a card lets it recover" :
					   "%d tired corps lose a strength point each at the end of the turn unless cards let them recover", tired);
}

/* [Movement 1] Of a stack that is being named: that few movement cards let it march, or none. False: most do. */
static bool warn_points(const struct scenario *s, const struct n7_position *n, int side, struct text *out)
{
	n7_mask who = n7_set_mask(&n->p.hand);
	int all = 0, enough = who & ~n7_own(s)->commanders ? n7_cards_that_move(s, n, who, side, &all) : 0;
	if (!all || 2 * enough > all)
		return false;
	if (enough)
		text_set(out, "Only %d of %d movement cards let this stack march", enough, all);
	else
		text_set(out, "No movement card lets this stack march");
	return true;
}

/* [Recovery 3] Under the question, while something can still be done about it. */
void n7_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	int row = p->header.result.over ? NONE : frame_now(p)->row;
	text_set(out, "%s", "");
	if (row == ROW_MARCH && (int)viewer == n7_of(p)->op.side)
		warn_march(s, n7_of(p), out);
	if ((row == ROW_ATTACK || row == ROW_WAY) && (int)viewer == n7_of(p)->op.side)
		warn_void(s, n7_of(p), row, out);
	if (before_combat(p, row) && (int)viewer == frame_now(p)->side)
		warn_combat(s, n7_of(p), (int)viewer, out);
	if (row == ROW_OPERATIONS && (int)viewer == frame_now(p)->side && warn_points(s, n7_of(p), (int)viewer, out))
		return;
	if ((viewer == (enum side)FRENCH || viewer == (enum side)RUSSIAN) && (row == ROW_OPERATIONS || row == ROW_REST))
		warn_tired(s, p, (int)viewer, out);
}

/* [Victory at the end] Of a citadel that pays the enemy of its marker, because he besieges it or is alone in it, he has what is to be had. */
bool n7_holds(const struct scenario *s, const struct position *p, int side, int place)
{
	const struct n7_own *own = n7_own(s);
	int fortress = own->fortress[place];
	if (fortress != NONE) {
		int taker = n7_earns(s, n7_of(p), fortress, n7_corps_seen(s, n7_of(p), side));
		return (taker == NOBODY ? n7_of(p)->citadel[fortress] : taker) == side;
	}
	return own->town[place] != NONE && n7_of(p)->control[own->town[place]] == side;
}

/* [Siege] [Victory at the end] A citadel is its owner's again when the siege is lifted, or when the enemy who stood in it has gone. */
void n7_gained(const struct scenario *s, const struct position *before, const struct position *after, int side, int place, struct text *out)
{
	int fortress = n7_own(s)->fortress[place];
	out->at[0] = 0;
	if (fortress == NONE || n7_of(after)->citadel[fortress] != side || n7_of(before)->citadel[fortress] != side)
		return;
	if (n7_of(before)->siege[fortress] != NOBODY && n7_of(after)->siege[fortress] == NOBODY)
		text_set(out, "siege lifted");
	else if (!n7_corps(s, n7_of(after), place, side))
		text_set(out, "left by %s", side_they_amid(s, side_other((enum side)side)).at);
}

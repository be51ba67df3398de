/* A combat from its declaration on: its stages one after the other, each of which may call somebody to decide. */
#include "rules/napoleon1807/n7.h"

#include <string.h>

/* --- who fights --- */

n7_mask n7_fight_blocks(const struct n7_position *n, int side)
{
	return n7_set_mask(side == n->fight.side ? &n->fight.attackers : &n->fight.defenders);
}

n7_mask n7_fight_corps(const struct scenario *s, const struct n7_position *n, int side)
{
	return n7_fight_blocks(n, side) & n7_own(s)->corps;
}

static int enemy_of(const struct n7_position *n)
{
	return side_other((enum side)n->fight.side);
}

void n7_fight_begin(const struct scenario *s, struct n7_position *n, int place, bool moving, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	int side = n->op.side;
	memset(f, 0, sizeof *f);
	f->side = (uint8_t)side;
	f->place = f->at = (int16_t)place;
	f->storm = NONE;
	f->flags = moving ? FIGHT_MOVING : 0;
	f->stage = FIGHT_ATTACKER_CARD;
	/* [reading 29] The attacker fights with those he activated, the defender with all who are there. */
	f->attackers = n7_mask_set(n7_set_mask(&n->p.used) & n7_stack(s, n, place, side));
	f->defenders = n7_mask_set(n7_stack(s, n, place, enemy_of(n)));
	for (int k = 0; k < SIDES; k++)
		f->horse[k] = (uint8_t)n7_cavalry(n, n7_fight_corps(s, n, k));
	/* [Fog of War] Before any card of the combat is played. */
	n7_reveal(s, n, n7_stack(s, n, place, FRENCH) | n7_stack(s, n, place, RUSSIAN), ev);
	event_note(ev, EVENT_ATTACK, side, set_next(&f->defenders, 0), NONE, place, NONE, CITE_COMBAT);
	frame_push(&n->p, ROW_COMBAT, (enum side)side);
}

/* --- stages: each says which is next and may call somebody to decide (a row on top) --- */

static void attacker_card(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	(void)ev;
	n->fight.stage = FIGHT_DEFENDER_CARD;
	n7_open_window(s, n, WINDOW_ATTACKER, n->fight.side);
}

/* A stack that died of the fatigue of a card fights no more. */
static bool both_alive(const struct scenario *s, const struct n7_position *n)
{
	return n7_fight_corps(s, n, 0) && n7_fight_corps(s, n, 1);
}

static void defender_card(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	(void)ev;
	n->fight.stage = FIGHT_COUNT;
	if (both_alive(s, n))
		n7_open_window(s, n, WINDOW_DEFENDER, enemy_of(n));
}

/* [Tsar's Impatience] [reading 55] An attack was made, unless it is called off. */
static void was_made(struct n7_position *n)
{
	if (n->fight.side == RUSSIAN)
		n->turn_rules |= RULE_ATTACKED;
}

/* [Combat 1] to [Combat 3]. [Combat 1D] [reading 3] Of an attack that is called off the attackers alone are turned. */
static void count(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	struct account scratch;
	int cards[2];
	f->stage = FIGHT_END;
	if (!both_alive(s, n)) {
		was_made(n);
		return;
	}
	struct account *a = account_open(ev, &scratch, ACCOUNT_COMBAT, f->side, f->place);
	if (!n7_count_cards(s, n, cards, a)) {
		event_account(ev, event_note(ev, EVENT_CHECK, f->side, NONE, NONE, f->place, TEXT_CALLED_OFF, CITE_COMBAT_1D), a);
		set_clear(&f->defenders);
		return;
	}
	event_account(ev, event_note(ev, EVENT_CHECK, f->side, NONE, NONE, f->place, n7_dice(s) ? TEXT_COUNTED_DICE : TEXT_COUNTED, CITE_COMBAT_1), a);
	was_made(n);
	for (int k = 0; k < SIDES; k++)
		f->cards[k] = (int8_t)cards[k];
	n7_reveal_combat(s, n, ev);
	f->stage = FIGHT_FATIGUE;
}

/* [Combat 4] [reading 46] Fatigue of a side. [The Guard] costs each corps of a beaten French stack one more. */
static void tire(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	n7_mask who = n7_fight_corps(s, n, side);
	if (side == FRENCH && f->flags & FIGHT_GUARD && n7_fight_winner(f) == RUSSIAN)
		for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
			n7_add_fatigue(s, n, i, 1, CITE_EVENT + EV_THE_GUARD, ev);
	n7_tire_even(s, n, who, f->fatigue[side_other((enum side)side)], CITE_COMBAT_4, ev);
}

static void lose(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	int points = n->fight.losses[side_other((enum side)side)];
	n7_owe_losses(s, n, n7_fight_corps(s, n, side), points, true, CITE_COMBAT_4, ev);
}

static void fatigue(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->fight.stage = FIGHT_LOSSES;
	tire(s, n, enemy_of(n), ev);
}

static void losses(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->fight.stage = FIGHT_FATIGUE_BACK;
	lose(s, n, enemy_of(n), ev);
}

static void fatigue_back(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->fight.stage = FIGHT_LOSSES_BACK;
	tire(s, n, n->fight.side, ev);
}

/* Is the result of the combat being dealt out? The last share is asked for when the stage behind it is set already. */
static bool deals(const struct n7_position *n)
{
	const struct n7_fight *f = &n->fight;
	return (f->stage >= FIGHT_LOSSES && f->stage <= FIGHT_LOSSES_BACK) ||
	       ((f->stage == FIGHT_RETREAT || f->stage == FIGHT_END) && !f->crossed && frame_now(&n->p)->row == ROW_LOSE);
}

/* Does a corps of the attacker's side live, wherever his share of the result is placed? Once he is at it, how many share it changes: all of it
 * might fall on one. */
static bool outlives(const struct scenario *s, const struct n7_position *n, int piece)
{
	const struct n7_fight *f = &n->fight;
	int enemy = enemy_of(n), most = f->fatigue[enemy], rest;
	if (!set_has(&f->attackers, piece))
		return true;
	if (f->stage < FIGHT_LOSSES_BACK)
		most = n7_even(most, n7_mask_count(n7_fight_corps(s, n, f->side)), &rest) + rest;
	if (f->flags & FIGHT_GUARD)
		most++;
	return n->p.piece[piece].fatigue + most <= n7_figures(s)->fatigue.most && n7_strength(n, piece) > f->losses[enemy];
}

/* [reading 46] The attackers have their share last: when they have outlived the defenders they may still follow them. */
bool n7_fight_takes(const struct scenario *s, const struct n7_position *n, int place)
{
	if (n->fight.place != place || !deals(n))
		return false;
	n7_mask who = n7_corps(s, n, place, n->fight.side);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (outlives(s, n, i))
			return false;
	return who;
}

/* [Combat 5] [Combat 6] Who goes back, and how far; nobody after a tie. */
static void losses_back(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	int winner = n7_fight_winner(f);
	f->stage = FIGHT_END;
	if (winner != NOBODY) {
		f->stage = FIGHT_RETREAT;
		f->loser = (uint8_t)side_other((enum side)winner);
		f->links = (uint8_t)(f->losses[winner] - f->losses[f->loser]);
	}
	lose(s, n, n->fight.side, ev);
}

/* [Back to the River] W6 after the first link, where it has a bridge, standing or destroyed; [reading 48] not after Rear Guard. */
static void river(const struct scenario *s, struct n7_position *n)
{
	struct n7_fight *f = &n->fight;
	f->flags |= FIGHT_RIVER;
	if (!(f->flags & FIGHT_REAR) && n7_own(s)->bridge[f->place][n7_slot(s, f->place, f->at)])
		n7_open_window(s, n, WINDOW_RIVER, side_other((enum side)f->loser));
}

/* [Combat 6] One link after the other. [reading 17] If one side is wiped out there is no retreat and no pursuit. */
static void retreat(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	(void)ev;
	if (!both_alive(s, n))
		f->stage = FIGHT_END;
	else if (f->crossed == 1 && !(f->flags & FIGHT_RIVER))
		river(s, n);
	else if (f->links)
		frame_push(&n->p, ROW_RETREAT, (enum side)f->loser);
	else
		f->stage = f->flags & FIGHT_REAR ? FIGHT_REAR_GUARD : FIGHT_RETREAT_TIRES;
}

/* [Combat 6] The fatigue of all its links together, shared evenly. */
static void tire_retreat(const struct scenario *s, struct n7_position *n, int more, int cite, struct events *ev)
{
	int owed = n->fight.fatigue_owed + more;
	n->fight.fatigue_owed = 0;
	n7_tire_even(s, n, n7_fight_corps(s, n, n->fight.loser), owed, cite, ev);
}

static void retreat_tires(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->fight.stage = FIGHT_PANIC;
	tire_retreat(s, n, 0, CITE_COMBAT_6, ev);
}

/* W6 after the retreat. */
static void panic(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	(void)ev;
	n->fight.stage = FIGHT_PANIC_GOES;
	if (both_alive(s, n))
		n7_open_window(s, n, WINDOW_PANIC, side_other((enum side)n->fight.loser));
}

/* [Panic] [reading 49] One link more where one leads away; then its fatigue. */
static void panic_goes(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	(void)s;
	(void)ev;
	f->stage = f->flags & FIGHT_PANICKED ? FIGHT_PANIC_TIRES : FIGHT_ORDERLY;
	if (f->links)
		frame_push(&n->p, ROW_RETREAT, (enum side)f->loser);
}

static void panic_tires(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->fight.stage = FIGHT_ORDERLY;
	tire_retreat(s, n, 2, CITE_EVENT + EV_PANIC, ev);
}

/* [Rear Guard] A strength point, then fatigue for itself and the way. */
static void rear_guard(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->fight.stage = FIGHT_REAR_GUARD_TIRES;
	n7_owe_losses(s, n, n7_fight_corps(s, n, n->fight.loser), 1, false, CITE_EVENT + EV_REAR_GUARD, ev);
}

static void rear_guard_tires(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->fight.stage = FIGHT_END;
	tire_retreat(s, n, 1, CITE_EVENT + EV_REAR_GUARD, ev);
}

/* W7 [reading 50]: the loser, then the winner. */
static void orderly(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	(void)ev;
	n->fight.stage = FIGHT_CHARGE;
	if (n7_pursuit_cards(s, n))
		n7_open_window(s, n, WINDOW_LOSER, n->fight.loser);
}

static void charge(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	(void)ev;
	n->fight.stage = FIGHT_PURSUIT;
	if (n7_pursuit_cards(s, n))
		n7_open_window(s, n, WINDOW_WINNER, side_other((enum side)n->fight.loser));
}

/* [Combat 7] */
static void pursuit(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n->fight.stage = FIGHT_END;
	if (n7_pursuit_cards(s, n))
		n7_tire_even(s, n, n7_fight_corps(s, n, n->fight.loser), n7_reveal_pursuit(s, n, ev), CITE_COMBAT_7, ev);
}

/* [Combat 5] Whoever won by losses inflicted: where a whole side has fallen the other holds the ground. */
static void tell_alone(const struct scenario *s, const struct n7_position *n, struct events *ev)
{
	const struct n7_fight *f = &n->fight;
	for (int k = 0; k < SIDES && f->cards[0] + f->cards[1] > 0; k++)
		if (n7_fight_corps(s, n, k) && !n7_fight_blocks(n, 1 - k) && f->at == f->place && !n7_contested(s, n, f->place))
			event_note(ev, EVENT_RESULT, k, NONE, NONE, f->place, TEXT_LEFT_ALONE, CITE_ELIMINATION);
}

/* [Operations] All who fought are turned, attackers and defenders. [Fog of War] Everybody stands upright again. */
static void end(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n7_mask fought = n7_fight_blocks(n, 0) | n7_fight_blocks(n, 1), shown = fought;
	const int at[] = {n->fight.place, n->fight.at};
	for (int k = 0; k < SIDES; k++)
		shown |= n7_stack(s, n, at[k], FRENCH) | n7_stack(s, n, at[k], RUSSIAN);
	/* [reading 46] The result has been dealt out to both: now it is seen who has the ground. */
	n7_settle(s, n, n->fight.place, ev);
	if (n->p.header.result.over)
		return;
	tell_alone(s, n, ev);
	n7_activate(s, n, fought, CITE_OPERATIONS, ev);
	n7_conceal(s, n, shown);
	memset(&n->fight, 0, sizeof n->fight);
	phase_return(&n->p);
}

void n7_combat_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	static void (*const stage[FIGHT_STAGES])(const struct scenario *, struct n7_position *, struct events *) = {
		[FIGHT_ATTACKER_CARD] = attacker_card, [FIGHT_DEFENDER_CARD] = defender_card, [FIGHT_COUNT] = count,
		[FIGHT_FATIGUE] = fatigue, [FIGHT_LOSSES] = losses, [FIGHT_FATIGUE_BACK] = fatigue_back,
		[FIGHT_LOSSES_BACK] = losses_back, [FIGHT_RETREAT] = retreat, [FIGHT_RETREAT_TIRES] = retreat_tires,
		[FIGHT_PANIC] = panic, [FIGHT_PANIC_GOES] = panic_goes, [FIGHT_PANIC_TIRES] = panic_tires,
		[FIGHT_REAR_GUARD] = rear_guard, [FIGHT_REAR_GUARD_TIRES] = rear_guard_tires,
		[FIGHT_ORDERLY] = orderly, [FIGHT_CHARGE] = charge, [FIGHT_PURSUIT] = pursuit,
	};
	struct n7_position *n = n7_at(p);
	int depth = p->depth;
	while (!p->header.result.over && p->depth == depth && n->fight.stage != FIGHT_END)
		stage[n->fight.stage](s, n, ev);
	if (!p->header.result.over && p->depth == depth)
		end(s, n, ev);
}

/* Details on Playing Cards: what the cards of a combat, its retreat and its pursuit do (W5 to W7), and Coordination (W8). */
#include "rules/napoleon1807/n7.h"

enum { STACK_OF_THREE = 3 };

/* Blocks of a side next to the combat where no enemy corps stands. */
static n7_mask near(const struct scenario *s, const struct n7_position *n, int side)
{
	const struct n7_own *own = n7_own(s);
	n7_mask out = 0;
	for (int k = 0; k < own->degree[n->fight.place]; k++) {
		int at = own->to[n->fight.place][k];
		if (n7_free(s, n, at, side))
			out |= n7_blocks(s, n, at, side);
	}
	return out;
}

/* [Cannon Sounds] Corps that could come. */
static n7_mask near_corps(const struct scenario *s, const struct n7_position *n, int side)
{
	return near(s, n, side) & n7_own(s)->corps;
}

/* [Cannon Sounds] As far as both can see: a block that stands upright may be a corps [Fog of War]. */
static bool seems_near(const struct scenario *s, const struct n7_position *n, int side)
{
	n7_mask who = near(s, n, side);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (n7_is_corps(s, i) || !n7_known(s, n, i, side_other((enum side)side)))
			return true;
	return false;
}

static bool fights(const struct n7_position *n, int piece)
{
	return piece >= 0 && (set_has(&n->fight.attackers, piece) || set_has(&n->fight.defenders, piece));
}

/* [Coordination] Does another stack seem to be there that can still be activated, as far as both can see [Fog of War]? A block that stands upright
 * may be one that no commander keeps. */
static bool seems_another(const struct scenario *s, const struct n7_position *n, int side)
{
	n7_mask who = n7_own(s)->side[side] & ~n7_group(n);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1)) {
		bool leads = n7_is_commander(s, i) && n7_known(s, n, i, side_other((enum side)side));
		if (!leads && n->p.piece[i].place >= 0 && !(n->p.piece[i].flags & FLAG_ACTIVATED))
			return true;
	}
	return false;
}

static bool no(int event, const char *why, struct error *e)
{
	return error_set(e, NULL, NULL, n7_cites[CITE_EVENT + event], "%s", why);
}

/* In a combat, before cards are counted. */
static bool combat_allows(const struct scenario *s, const struct n7_position *n, int side, int event, struct error *e)
{
	const struct n7_fight *f = &n->fight;
	int french = n7_mask_count(n7_fight_corps(s, n, FRENCH)), russian = n7_mask_count(n7_fight_corps(s, n, RUSSIAN));
	switch (event) {
	case EV_CANNON_SOUNDS:
		return near_corps(s, n, side) || no(event, "no corps of yours is one link away in an uncontested area", e);
	case EV_GREAT_BATTERY:
		return french >= STACK_OF_THREE || no(event, "the French stack needs three corps", e);
	case EV_SNOW_STORM:
		return french >= STACK_OF_THREE || no(event, "the French stack has not three corps", e);
	case EV_SQUARE:
		return f->horse[RUSSIAN] || no(event, "the Russians had no cavalry when the combat began", e);
	case EV_THE_GUARD:
		return fights(n, n7_own(s)->guard) || no(event, "the Guard does not fight here", e);
	case EV_ROUGEAUD:
		return fights(n, n7_own(s)->ney) || no(event, "Ney does not fight here", e);
	case EV_ASSAULT_COLUMN:
	case EV_AUDACITY:
	case EV_ELAN:
		return f->side == FRENCH || no(event, "only for a French stack that attacks", e);
	case EV_QUICK_DEPLOYMENT:
		return (f->side == FRENCH && f->flags & FIGHT_MOVING) || no(event, "only for a French stack that attacks after moving", e);
	case EV_REINFORCED_POSITION:
		return f->side == FRENCH || no(event, "only for a Russian stack that defends", e);
	case EV_REAR_GUARD:
		return (f->side == FRENCH && russian == 1) || no(event, "only for a single Russian corps that defends", e);
	default: /* Ambush, Grapeshot, Sacrifice, Skirmishers: in any combat */
		return true;
	}
}

bool n7_fight_may_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int event, struct error *e)
{
	switch (window) {
	case WINDOW_ATTACKER:
	case WINDOW_DEFENDER:
		return combat_allows(s, n, side, event, e);
	case WINDOW_LOSER:
		return n7_cavalry(n, n7_fight_corps(s, n, side)) || no(event, "the retreating stack has no cavalry left", e);
	case WINDOW_END:
		return n7_anybody_ready(s, n, side) || no(event, "no other stack can be activated", e);
	default: /* Back to the River, Panic, Great Charge: they are the winner's, and the window opens for him alone */
		return true;
	}
}

bool n7_fight_could_play(const struct scenario *s, const struct n7_position *n, enum n7_window window, int side, int event)
{
	if (event == EV_CANNON_SOUNDS)
		return seems_near(s, n, side);
	return window == WINDOW_END ? seems_another(s, n, side) : n7_fight_may_play(s, n, window, side, event, NULL);
}

/* --- what they do --- */

/* [The Rougeaud] A card of the pile, whatever the combat is fought with [reading 59]. */
static void rougeaud(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	enum { LAST_BAD = 3, FATIGUE = 2 };
	int cite = CITE_EVENT + EV_ROUGEAUD, card = n7_turn_over(s, n, FRENCH, cite, ev);
	if (card >= 0 && n7_own(s)->value[card] > LAST_BAD)
		n->fight.flags |= FIGHT_ROUGEAUD;
	else if (card >= 0)
		n7_add_fatigue(s, n, n7_own(s)->ney, FATIGUE, cite, ev);
}

/* [Great Battery] A loss more in the result; a fatigue on every French corps at once. */
static void battery(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	n7_mask who = n7_fight_corps(s, n, FRENCH);
	n->fight.flags |= FIGHT_BATTERY;
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		n7_add_fatigue(s, n, i, 1, CITE_EVENT + EV_GREAT_BATTERY, ev);
}

/* [Rear Guard] Back two links at once; no cards are counted. */
static void rear_guard(struct n7_position *n)
{
	enum { LINKS = 2 };
	n->fight.flags |= FIGHT_REAR;
	n->fight.loser = RUSSIAN;
	n->fight.links = LINKS;
	n->fight.stage = FIGHT_RETREAT;
}

/* [Panic] */
static void panic(struct n7_position *n)
{
	n->fight.flags |= FIGHT_PANICKED;
	n->fight.links = 1;
}

/* [Assault Column] [Elan] [Quick Deployment] [Reinforced Position] [Sacrifice] [Orderly Retreat] change a sum that comes later: a flag will do.
 * [Skirmishers] [Ambush] One fatigue, placed by who suffers it. [Assault Column] [Sacrifice] cost two besides, shared evenly. */
void n7_fight_effect(const struct scenario *s, struct n7_position *n, enum n7_window window, int side, int event, struct events *ev)
{
	static const uint32_t flag[EVS] = {
		[EV_ASSAULT_COLUMN] = FIGHT_ASSAULT_COLUMN, [EV_AUDACITY] = FIGHT_AUDACITY, [EV_ELAN] = FIGHT_ELAN,
		[EV_QUICK_DEPLOYMENT] = FIGHT_QUICK, [EV_THE_GUARD] = FIGHT_GUARD, [EV_REINFORCED_POSITION] = FIGHT_POSITION,
		[EV_SACRIFICE] = FIGHT_SACRIFICE, [EV_GRAPESHOT] = FIGHT_GRAPESHOT, [EV_SQUARE] = FIGHT_SQUARE,
		[EV_GREAT_CHARGE] = FIGHT_GREAT_CHARGE, [EV_ORDERLY_RETREAT] = FIGHT_ORDERLY_RETREAT,
	};
	int cite = CITE_EVENT + event;
	(void)window;
	n->fight.flags |= flag[event];
	switch (event) {
	case EV_SKIRMISHERS:
		n7_tire_freely(s, n, n7_fight_corps(s, n, RUSSIAN), 1, cite, ev);
		break;
	case EV_AMBUSH:
		n7_tire_freely(s, n, n7_fight_corps(s, n, FRENCH), 1, cite, ev);
		break;
	case EV_ASSAULT_COLUMN:
		n7_tire_even(s, n, n7_fight_corps(s, n, FRENCH), 2, cite, ev);
		break;
	case EV_SACRIFICE:
		n7_tire_even(s, n, n7_fight_corps(s, n, RUSSIAN), 2, cite, ev);
		break;
	case EV_GREAT_BATTERY:
		battery(s, n, ev);
		break;
	case EV_ROUGEAUD:
		rougeaud(s, n, ev);
		break;
	case EV_SNOW_STORM:
		frame_push(&n->p, ROW_SNOWED, SIDE_0);
		break;
	case EV_CANNON_SOUNDS:
		frame_push(&n->p, ROW_JOIN, (enum side)side);
		break;
	case EV_REAR_GUARD:
		rear_guard(n);
		break;
	case EV_BACK_TO_THE_RIVER:
		n7_owe_losses(s, n, n7_fight_corps(s, n, n->fight.loser), 1, false, cite, ev);
		break;
	case EV_PANIC:
		panic(n);
		break;
	case EV_COORDINATION:
		n->op.flags |= OP_COORDINATION;
		break;
	default:
		break;
	}
}

/* --- [Snow Storm] the French choose the corps that is left out --- */

void n7_snowed_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)p;
	(void)ev;
}

void n7_snowed_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	out->place = n7_of(p)->fight.place;
	out->reaction = n7_of(p)->op.side != FRENCH;
	prompt_ask(out, VERB(VERB_TIRE), 1, "Snow storm: choose the corps that brings no cards and takes 1 fatigue");
	text_set(&out->why_not, "a corps has to be chosen");
}

void n7_snowed_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	n7_mask who = n7_fight_corps(s, n7_of(p), FRENCH);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		orders_add(out, order_make(VERB_TIRE, FRENCH, i, NONE, NONE));
}

bool n7_snowed_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_EVENT + EV_SNOW_STORM, "choose a corps of the French stack in the combat", e);
}

void n7_snowed_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	n->fight.flags |= FIGHT_SNOW_STORM;
	n->fight.storm = o->piece;
	event_note(ev, EVENT_NOTE, FRENCH, o->piece, NONE, NONE, TEXT_SNOWED, CITE_EVENT + EV_SNOW_STORM);
	n7_add_fatigue(s, n, o->piece, 1, CITE_EVENT + EV_SNOW_STORM, ev);
	phase_return(p);
}

/* --- [Cannon Sounds] a corps comes, with commanders --- */

void n7_join_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)ev;
	set_clear(&p->hand);
}

static int corps_in_hand(const struct scenario *s, const struct position *p)
{
	return n7_mask_next(n7_set_mask(&p->hand) & n7_own(s)->corps, 0);
}

/* "Bessières and Napoléon": the corps, and the commanders that go with it. */
static struct text in_hand(const struct scenario *s, const struct n7_position *n, int corps)
{
	struct text out;
	n7_mask with = n7_set_mask(&n->p.hand) & ~n7_bit(corps);
	int k = 1, all = n7_mask_count(with) + 1;
	text_set(&out, "%s", n7_name(s, corps));
	for (int i = n7_mask_next(with, 0); i != NONE; i = n7_mask_next(with, i + 1))
		text_listed(&out, k++, all, n7_name(s, i));
	return out;
}

/* Commanders beside the corps in hand who may still be taken along. */
static n7_mask companions(const struct scenario *s, const struct n7_position *n, int side)
{
	int corps = corps_in_hand(s, &n->p);
	if (corps == NONE)
		return 0;
	return n7_stack(s, n, n->p.piece[corps].place, side) & n7_own(s)->commanders & ~n7_set_mask(&n->p.hand);
}

void n7_join_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct n7_position *n = n7_of(p);
	int side = frame_now(p)->side, corps = corps_in_hand(s, p);
	const char *to = n7_place(s, n->fight.place).at;
	out->place = n->fight.place;
	out->reaction = n->op.side != side;
	if (corps == NONE) {
		prompt_ask(out, VERB(VERB_TAKE), 1, "Cannon Sounds: choose the corps that marches to %s", to);
		text_set(&out->why_not, "a corps has to be chosen");
	} else {
		struct text who = in_hand(s, n, corps);
		prompt_ask(out, VERB(VERB_WITH) | VERB(VERB_COMMIT), 2, companions(s, n, side) ? "Take commanders along, then send %s to %s" : "Send %s to %s",
			   who.at, to);
	}
}

void n7_join_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct n7_position *n = n7_of(p);
	int side = frame_now(p)->side;
	bool chosen = !set_empty(&p->hand);
	n7_mask who = chosen ? companions(s, n, side) : near_corps(s, n, side);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		orders_add(out, order_make(chosen ? VERB_WITH : VERB_TAKE, side, i, NONE, NONE));
	if (chosen)
		orders_add(out, order_make(VERB_COMMIT, side, NONE, NONE, NONE));
}

bool n7_join_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_EVENT + EV_CANNON_SOUNDS,
			    set_empty(&p->hand) ? "choose a corps one link away in an uncontested area" : "take commanders along, or press Commit", e);
}

/* [Commanders and Corps] Nobody is left behind alone: with the last corps its commanders come. */
n7_mask n7_join_brings(const struct scenario *s, const struct n7_position *n, int side, int piece)
{
	int at = n->p.piece[piece].place;
	return at >= 0 && n7_mask_count(n7_corps(s, n, at, side)) == 1 ? n7_stack(s, n, at, side) & n7_own(s)->commanders : 0;
}

static void join(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	struct n7_fight *f = &n->fight;
	n7_mask who = n7_set_mask(&n->p.hand);
	int from = n->p.piece[n7_mask_next(who, 0)].place;
	set_clear(&n->p.hand);
	phase_return(&n->p);
	if (side == f->side)
		f->attackers = n7_mask_set(n7_set_mask(&f->attackers) | who);
	else
		f->defenders = n7_mask_set(n7_set_mask(&f->defenders) | who);
	/* [Cannon Sounds] Without fatigue; the enemy's axis on the way is cut. */
	n7_enter(s, n, who, from, f->place, ENTER_CANNON, ev);
	n7_reveal(s, n, who, ev);
}

void n7_join_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	int side = frame_now(p)->side;
	if (o->verb == VERB_COMMIT) {
		join(s, n, side, ev);
		return;
	}
	set_add(&p->hand, o->piece);
	if (o->verb == VERB_TAKE)
		p->hand = n7_mask_set(n7_set_mask(&p->hand) | n7_join_brings(s, n, side, o->piece));
}

/* Which card is worth laying. Figures are hundredths of a point of victory. */
#include "ai/napoleon1807/own.h"

/* What the event brings where it can be laid at all, roughly; 0: it wants a reason that is looked for below. */
static const int16_t worth[EVS] = {
	[EV_AIDE_DE_CAMP] = 8, [EV_ANTICIPATION] = 24, [EV_BACK_TO_THE_RIVER] = 126, [EV_CANNON_SOUNDS] = 48, [EV_CONFUSION] = 26,
	[EV_COUNTER_ORDER] = 48, [EV_FATIGUE] = 25, [EV_FORAGE] = 0, [EV_INTUITION] = 26, [EV_ORDERLY_RETREAT] = 37, [EV_RESERVE] = 90,
	[EV_ASSAULT_COLUMN] = 35, [EV_AUDACITY] = 45, [EV_CARE] = 83, [EV_CONSCRIPT] = 57, [EV_COORDINATION] = 30, [EV_ELAN] = 47,
	[EV_GREAT_BATTERY] = 103, [EV_GREAT_CHARGE] = 36, [EV_HUSSARS] = 28, [EV_PANIC] = 43, [EV_QUICK_DEPLOYMENT] = 60,
	[EV_SKIRMISHERS] = 22, [EV_SQUARE] = 27, [EV_THE_GUARD] = 46, [EV_ROUGEAUD] = 25, [EV_AMBUSH] = 23, [EV_COSSACKS] = 36,
	[EV_EPIDEMIC] = 43, [EV_FOR_THE_TSAR] = 28, [EV_GRAPESHOT] = 36, [EV_LOBANOV] = 208, [EV_MARIE_WALEWSKA] = 43,
	[EV_REINFORCED_POSITION] = 48, [EV_REINFORCEMENT] = 73, [EV_SACRIFICE] = 28, [EV_SNOW_STORM] = 49, [EV_SUPPLY] = 30,
};

enum { HELD = 9, RECOVERS = 6, LATER = 17, COUNTERS = 46 };

int n7_card_kept(const struct n7_own *own, int card, int left)
{
	int event = worth[own->event[card]];
	return left <= 0 ? 0 : (event ? HELD + event * LATER / 100 : HELD / 2) + RECOVERS * own->recovery[card];
}

/* Corps of the enemy's stack that marches or fights. */
static int corps_met(const struct scenario *s, const struct n7_position *n, int side)
{
	int place = n->fight.stage != FIGHT_NONE ? n->fight.place : n->op.at;
	return place < 0 ? 0 : n7_mask_count(n7_corps(s, n, place, !side));
}

/* [Fatigue] Would the card tire anybody? Not where Napoleon spares his stack the point, nor vedettes. */
static bool tires(const struct scenario *s, const struct n7_position *n)
{
	struct n7_position with = *n;
	with.op.flags |= OP_FATIGUE;
	return n7_march_fatigue(s, &with, NULL) > n7_march_fatigue(s, n, NULL);
}

/* What a point of fatigue less, or more, is worth to a corps. */
static int eased(const struct n7_position *n, int piece)
{
	int fatigue = n->p.piece[piece].fatigue;
	return fatigue ? n7_tiredness(fatigue, false) - n7_tiredness(fatigue - 1, false) : 0;
}

static int tired(const struct n7_position *n, int piece)
{
	return n7_tiredness(n->p.piece[piece].fatigue + 1, false) - n7_tiredness(n->p.piece[piece].fatigue, false);
}

/* [For the Tsar] [Epidemic] A point of each corps of a stack. [Supply] Two of a stack. */
static int stack_worth(const struct n7_position *n, n7_mask who, int event)
{
	int sum = 0, most = 0, second = 0;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		int point = event == EV_EPIDEMIC ? tired(n, i) : eased(n, i);
		sum += point;
		second = point > most ? most : point > second ? point : second;
		most = point > most ? point : most;
	}
	return event == EV_SUPPLY ? most + second : sum;
}

/* Of the area where it is worth most. */
static int area_worth(const struct scenario *s, const struct n7_position *n, int side, int event)
{
	int best = 0, whose = event == EV_EPIDEMIC ? !side : side;
	for (int place = 0; place < N7_PLACES; place++) {
		int here = stack_worth(n, n7_corps(s, n, place, whose), event);
		best = here > best ? here : best;
	}
	return best;
}

int n7_card_worth(const struct scenario *s, const struct n7_position *n, int side, int card, int window)
{
	const struct n7_own *own = n7_own(s);
	int brings = worth[own->event[card]], left = s->last_turn - n->p.header.turn;
	if (own->event[card] == EV_FATIGUE || own->event[card] == EV_CONFUSION)
		brings = brings * corps_met(s, n, side) / 2;
	if (own->event[card] == EV_FATIGUE && window == WINDOW_HALT && !tires(s, n))
		brings = 0;
	if (own->event[card] == EV_SUPPLY || own->event[card] == EV_FOR_THE_TSAR || own->event[card] == EV_EPIDEMIC)
		brings = area_worth(s, n, side, own->event[card]);
	if (window == WINDOW_COUNTER) {
		int met = frame_now(&n->p)->number;
		brings = met >= 0 && worth[own->event[met]] >= 40 ? COUNTERS : 0;
	}
	return brings - (left <= 0 ? 0 : RECOVERS * own->recovery[card]) - (left <= 0 ? 0 : HELD);
}

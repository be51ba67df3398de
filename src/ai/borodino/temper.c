/* What either army goes by in each kind of battle, and the ideas that turn it.
 *
 * The figures of the battle for Schevardino were set together by playing the counsel against itself: one seat with each of
 * them a little more or less by lot, the other with the opposite, and each moved towards whoever did better; against the
 * figures of before and against chance in between.
 */
#include "ai/borodino/own.h"

/* What a battle is decided by: the one redoubt, in an evening or a whole day, the redoubts held, or levels of victory; these soon, or after
 * more than a day. */
enum { OVER_ONE_EVENING, OVER_ONE, OVER_REDOUBTS, BY_LEVELS, BY_LEVELS_LONG, KINDS };

enum { EVENING = 3, LONG_BATTLE = 20, GREAT_REDOUBT = 1, BO_TEMPERS = 8 };

static const struct temper usual[KINDS][SIDES] = {
	[OVER_ONE_EVENING] = {
		[FRENCH] = {.foe = 100, .own = 42, .risk = 53, .press = 54, .work = 266, .shy = 15, .tries = 300, .garrison = 30, .soon = 99, .late = 342, .back = 9, .leave = 100},
		[RUSSIAN] = {.foe = 100, .own = 171, .risk = 62, .press = 40, .work = 229, .shy = 18, .tries = 300, .garrison = 37, .soon = 99, .late = 361, .back = 7, .leave = 100},
	},
	[OVER_ONE] = {
		[FRENCH] = {.foe = 100, .own = 110, .risk = 60, .press = 60, .work = 300, .shy = 20, .tries = 300, .garrison = 40, .soon = 99, .late = 400, .back = 8},
		[RUSSIAN] = {.foe = 100, .own = 110, .risk = 60, .press = 60, .work = 300, .shy = 20, .tries = 300, .garrison = 40, .soon = 99, .late = 400, .back = 8},
	},
	[OVER_REDOUBTS] = {
		[FRENCH] = {.foe = 100, .own = 90, .risk = 60, .press = 40, .goal = NEAR_ENEMY, .work = 300, .shy = 20, .tries = 300, .garrison = 30, .soon = 99, .late = 400, .back = 8},
		[RUSSIAN] = {.foe = 100, .own = 110, .risk = 60, .press = 20, .goal = NEAR_ENEMY, .work = 300, .shy = 20, .tries = 300, .garrison = 20, .soon = 99, .late = 400, .back = 8},
	},
	[BY_LEVELS] = {
		[FRENCH] = {.foe = 100, .own = 110, .risk = 60, .press = 20, .goal = NEAR_ENEMY, .work = 300, .shy = 20, .tries = 300, .garrison = 20, .soon = 4, .late = 400, .back = 8},
		[RUSSIAN] = {.foe = 100, .own = 110, .risk = 60, .press = 20, .goal = NEAR_ENEMY, .work = 300, .shy = 20, .tries = 300, .garrison = 20, .soon = 4, .late = 400, .back = 8},
	},
	[BY_LEVELS_LONG] = {
		[FRENCH] = {.foe = 100, .own = 110, .risk = 60, .press = 20, .goal = NEAR_ENEMY, .work = 300, .shy = 20, .tries = 300, .garrison = 20, .soon = 4, .late = 400, .back = 8},
		[RUSSIAN] = {.foe = 100, .own = 110, .risk = 60, .press = 20, .goal = GREAT_REDOUBT, .work = 300, .shy = 20, .tries = 300, .garrison = 20, .soon = 4, .late = 400, .back = 8},
	},
};

static int kind_of(const struct scenario *s)
{
	int victory = field_of(s)->victory, turns = s->last_turn - s->first_turn + 1;
	if (victory == VICTORY_SCHEVARDINO)
		return turns > EVENING ? OVER_ONE : OVER_ONE_EVENING;
	if (victory == VICTORY_REDOUBTS)
		return OVER_REDOUBTS;
	return turns > LONG_BATTLE ? BY_LEVELS_LONG : BY_LEVELS;
}

struct temper bo_temper(const struct scenario *s, int side)
{
	struct temper t = usual[kind_of(s)][side];
	if (field_of(s)->victory == VICTORY_SCHEVARDINO)
		t.goal = field_of(s)->schevardino;
	return t;
}

void bo_temper_turn(struct temper *t, int temper)
{
	switch (temper % BO_TEMPERS) {
	case 1: /* bold */
		t->risk = t->risk / 3;
		t->shy = 0;
		break;
	case 2: /* careful */
		t->risk = t->risk * 2;
		t->shy = t->shy * 3;
		break;
	case 3: /* forward */
		t->press = t->press * 4;
		break;
	case 4: /* stay */
		t->press = 0;
		t->garrison = t->garrison * 2;
		break;
	case 5: /* trade */
		t->own = t->own * 2 / 3;
		break;
	case 6: /* spare */
		t->own = t->own * 3 / 2;
		break;
	case 7: /* works */
		t->work = t->work * 2;
		t->garrison = t->garrison * 2;
		t->soon = 99;
		break;
	default:
		break;
	}
}

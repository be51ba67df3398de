/* What either army goes by, and the tempers in which it does.
 *
 * The figures were set together by playing the counsel against itself: one seat with each of them a little more or less by
 * lot, the other with the opposite, and each moved towards whoever did better; against the figures of before and against
 * chance in between.
 */
#include "ai/gamble/own.h"

static const struct gb_nature natures[SIDES] = {
	[FRENCH] = {
		.usual = {.risk = 51, .boldness = 6, .pull = 117, .prey = 114, .need = 105, .bread = 101},
		.moves_for = 5, .laid_for = 6, .converted = 12, .slope = 92, .arrived = 71, .leap = 15, .city = 102, .city_back = 90, .care = 121,
		.strikes_from = 7, .margin = 27, .per_point = 29,
		.hit = 15, .kill = 15, .own_hit = 9, .own_kill = 9, .victory = 161, .defeat = 199,
	},
	[RUSSIAN] = {
		.usual = {.risk = 43, .boldness = 3, .pull = 104, .prey = 128, .need = 120, .bread = 108},
		.moves_for = 4, .laid_for = 7, .converted = 6, .slope = 63, .arrived = 28, .leap = 17, .city = 99, .city_back = 108, .care = 129,
		.strikes_from = 3, .margin = 20, .per_point = 23,
		.hit = 12, .kill = 19, .own_hit = 12, .own_kill = 19, .victory = 145, .defeat = 187,
	},
};

/* Per cent of what is usual; boldness is added to it. */
static const struct gb_temper tempers[TEMPERS] = {
	[TEMPER_USUAL] = {.risk = 100, .boldness = 0, .pull = 100, .prey = 100, .need = 100, .bread = 100},
	[TEMPER_STRIKE] = {.risk = 90, .boldness = -4, .pull = 130, .prey = 100, .need = 100, .bread = 100},
	[TEMPER_SCREEN] = {.risk = 290, .boldness = 20, .pull = 60, .prey = 100, .need = 100, .bread = 100},
	[TEMPER_HUNT] = {.risk = 65, .boldness = -2, .pull = 100, .prey = 300, .need = 100, .bread = 100},
	[TEMPER_CITIES] = {.risk = 130, .boldness = 4, .pull = 140, .prey = 20, .need = 70, .bread = 100},
	[TEMPER_BREAD] = {.risk = 130, .boldness = 0, .pull = 100, .prey = 100, .need = 100, .bread = 250},
	[TEMPER_HASTE] = {.risk = 45, .boldness = 0, .pull = 130, .prey = 60, .need = 100, .bread = 40},
	[TEMPER_MASS] = {.risk = 130, .boldness = 2, .pull = 100, .prey = 150, .need = 250, .bread = 100},
};

const struct gb_nature *gb_nature_of(int side)
{
	return &natures[side];
}

struct gb_temper gb_temper_of(int side, int temper)
{
	const struct gb_temper *u = &natures[side].usual, *t = &tempers[temper >= 0 && temper < TEMPERS ? temper : TEMPER_USUAL];
	return (struct gb_temper){.risk = u->risk * t->risk / 100, .boldness = u->boldness + t->boldness, .pull = u->pull * t->pull / 100,
				  .prey = u->prey * t->prey / 100, .need = u->need * t->need / 100, .bread = u->bread * t->bread / 100};
}

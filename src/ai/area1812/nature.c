/* What either army goes by, and the tempers in which it does.
 *
 * What corps, trains and points are worth was fitted first, to the positions of 1800 games, turn by turn, against the points they ended
 * with. Then all figures were set together by playing the counsel against itself: one seat with each of them a little more or less by lot,
 * the other with the opposite, and each moved towards whoever did better; against the figures of before and against chance in between. What a
 * train alone beside enemies costs the French was put up again by hand: no sensible player leaves it there.
 */
#include "ai/area1812/own.h"

static const struct ar_nature natures[SIDES] = {
	[FRENCH] = {
		.usual = {.ground = 131, .mass = 74, .bread = 87, .peril = 73, .chance = 85},
		.his_army = 71, .his_mass = 92, .his_bread = 116,
		.point = 525, .held = 24,
		.by_distance = {2027, 1718, 803, 349, 202, 86, 82, 29, 16},
		.garrison = 2778, .patrol = 658, .holder = 677, .crowd = 30,
		.corps = 395, .corps_turn = 35, .corps_last = 138, .horse = 47, .train = 33,
		.politics = 126, .lack = 8, .mass = {48, 48, 21}, .mass_horse = 101,
		.lone = 179, .lone_near = 30, .lone_train = 300, .lone_depot = 35, .train_off = 62, .emperor = 477, .emperor_far = 26,
		.next = 44, .later = 20, .trapped = 149,
		.gains = {-61, -35, -14, -6, 3, 15, 17, 26, 44, 59}, .drm = 9,
		.train_cut = 45, .chief_cut = 54, .rides = 14, .could_ride = 56,
		.eaten = 9, .eaten_late = 26, .strays = 5, .starve = 87, .starve_more = 13, .starve_next = 52,
		.march_gain = 8, .force_gain = 57, .spoil_gain = 24,
		.fight = {.corps = 92, .field = 68, .far_field = 89, .outnumbered = 31, .withdraw_at = 80},
		.refuge = {.corps = 15, .eaten = 54, .train = 30, .points = 16, .enemy = 9},
	},
	[RUSSIAN] = {
		.usual = {.ground = 90, .mass = 100, .bread = 94, .peril = 99, .chance = 123},
		.his_army = 82, .his_mass = 61, .his_bread = 37,
		.point = 586, .held = 16,
		.by_distance = {2689, 1784, 555, 307, 187, 85, 46, 28, 15},
		.garrison = 2157, .patrol = 1357, .holder = 477, .crowd = 34,
		.corps = 230, .corps_turn = 43, .corps_last = 118, .horse = 52, .train = 46,
		.politics = 158, .lack = 7, .mass = {59, 41, 17}, .mass_horse = 99,
		.lone = 255, .lone_near = 25, .lone_train = 173, .lone_depot = 32, .train_off = 57, .emperor = 550, .emperor_far = 28,
		.next = 34, .later = 22, .trapped = 128,
		.gains = {-78, -40, -12, -4, 2, 12, 18, 33, 37, 57}, .drm = 5,
		.train_cut = 49, .chief_cut = 43, .rides = 14, .could_ride = 55,
		.eaten = 14, .eaten_late = 24, .strays = 5, .starve = 119, .starve_more = 8, .starve_next = 44,
		.march_gain = 8, .force_gain = 68, .spoil_gain = 5,
		.fight = {.corps = 141, .field = 64, .far_field = 114, .outnumbered = 29, .withdraw_at = 80},
		.refuge = {.corps = 17, .eaten = 38, .train = 28, .points = 17, .enemy = 14},
	},
};

/* Per cent of what is usual. */
static const struct temper tempers[] = {
	{.ground = 100, .mass = 100, .bread = 100, .peril = 100, .chance = 100},
	{.ground = 150, .mass = 70, .bread = 120, .peril = 90, .chance = 70},
	{.ground = 90, .mass = 200, .bread = 90, .peril = 60, .chance = 180},
	{.ground = 80, .mass = 120, .bread = 100, .peril = 220, .chance = 60},
	{.ground = 160, .mass = 30, .bread = 70, .peril = 130, .chance = 100},
	{.ground = 80, .mass = 60, .bread = 220, .peril = 100, .chance = 80},
	{.ground = 130, .mass = 150, .bread = 50, .peril = 70, .chance = 130},
};
const char *const ar_temper_names[] = {"as usual", "take ground", "strike in mass", "avoid battle", "spread out", "feed first", "press on", NULL};
_Static_assert(sizeof tempers / sizeof *tempers + 1 == sizeof ar_temper_names / sizeof *ar_temper_names, "every temper has a name");

const struct ar_nature *ar_nature_of(int side)
{
	return &natures[side];
}

struct temper ar_temper(int side, int number)
{
	const struct temper *u = &natures[side].usual, *t = &tempers[number > 0 && number < (int)(sizeof tempers / sizeof *tempers) ? number : 0];
	return (struct temper){.ground = u->ground * t->ground / 100, .mass = u->mass * t->mass / 100, .bread = u->bread * t->bread / 100,
			       .peril = u->peril * t->peril / 100, .chance = u->chance * t->chance / 100};
}

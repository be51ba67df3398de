/* How good a position is, for the computer player: material, objectives, and how near the army stands to them. */
#include "rules/borodino/borodino.h"

enum { POINT = 100, WORK = 400, WON = 100000 };

/* Strength of a side on the map, each point worth more the nearer it stands to the redoubts in question. */
static int army(const struct scenario *s, const struct battle *b, int side)
{
	const struct field *f = field_of(s);
	int sum = 0;
	for (int i = f->first[side]; i < f->last[side]; i++) {
		int at = b->p.piece[i].place, best = 12;
		if (at == PLACE_LATER)
			sum += POINT * s->piece[i].strength;
		if (at < 0)
			continue;
		for (int k = 0; k < REDOUBTS; k++) {
			if (f->victory == VICTORY_SCHEVARDINO && k != f->schevardino)
				continue;
			int far = hex_distance(f, at, f->redoubt_at[k]);
			if (far < best)
				best = far;
		}
		sum += s->piece[i].strength * (POINT + 2 * (12 - best));
	}
	return sum;
}

static int works(const struct scenario *s, const struct battle *b)
{
	const struct field *f = field_of(s);
	int sum = 0;
	for (int k = 0; k < REDOUBTS; k++) {
		int worth = f->victory == VICTORY_SCHEVARDINO ? (k == f->schevardino ? 5 * WORK : 0) : WORK;
		int unit = unit_at(b, f->redoubt_at[k]);
		sum += b->held >> k & 1 ? -worth : worth;
		if (unit != NONE)
			sum += is_side(f, FRENCH, unit) ? worth / 2 : -worth / 2;
	}
	return sum;
}

int borodino_judge(const struct scenario *s, const struct position *p, enum side side)
{
	const struct battle *b = battle_of(p);
	const struct field *f = field_of(s);
	struct result now = p->header.result;
	int sum = works(s, b) + army(s, b, FRENCH) - army(s, b, RUSSIAN);
	if (f->victory == VICTORY_LEVELS) {
		struct result then;
		victory_now(s, b, &then);
		int sign = then.winner == FRENCH ? 1 : then.winner == RUSSIAN ? -1 : 0;
		sum += sign * 300 * then.level + p->header.track[TRACK_EXITED] * (POINT + 60);
	}
	if (now.over && now.winner != NOBODY)
		sum += (now.winner == FRENCH ? 1 : -1) * WON * now.level;
	return side == SIDE_0 ? sum : -sum;
}

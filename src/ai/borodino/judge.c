/* How good a position is, for the computer player: material, objectives, how near the army stands to them, and what
 * the fights to come promise. */
#include "ai/borodino/judge.h"
#include "rules/borodino/borodino.h"

enum { POINT = 100, WORK = 400, WON = 100000, NEXT_FIGHT = 90, LATER_FIGHT = 45 };

/* By odds column: hundredths of the defence gained, of the attack put at risk, of the defence paid in an exchange. */
static const int promise[10][3] = {{0, 100, 0}, {0, 86, 0},  {0, 72, 0},   {6, 27, 0},	{17, 8, 0},
				   {40, 3, 17}, {57, 0, 17}, {78, 0, 33}, {100, 0, 33}, {100, 0, 0}};

/* Enemies that this unit touches and may attack. */
static int touched(const struct field *f, const struct battle *b, int at, int enemy)
{
	int n = 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = f->to[at][d], unit = to == NONE ? NONE : unit_at(b, to);
		n += unit != NONE && is_side(f, enemy, unit) && f->side[at][d] & SIDE_CROSS;
	}
	return n;
}

static bool ready(const struct battle *b, int side, int unit)
{
	bool fights = b->p.depth && frame_now(&b->p)->row != ROW_MOVE && b->p.header.phasing == side;
	return !fights || !(set_has(&b->p.used, unit) || set_has(&b->advanced, unit));
}

/* Strength that can fall on the hex in one attack, a unit shared among all enemies it touches, in hundredths. */
static int weight_on(const struct scenario *s, const struct battle *b, int side, int at, bool *front, bool *rear)
{
	const struct field *f = field_of(s);
	int sum = 0, work = f->redoubt[at];
	for (int d = 0; d < DIRECTIONS; d++) {
		int from = f->to[at][d], unit = from == NONE ? NONE : unit_at(b, from);
		if (unit == NONE || !is_side(f, side, unit) || !(f->side[at][d] & SIDE_CROSS) || !ready(b, side, unit))
			continue;
		int share = touched(f, b, from, !side), half = f->side[at][d] & SIDE_HALF && s->piece[unit].arm != ARM_ART;
		sum += 100 * s->piece[unit].strength / (half ? 2 : 1) / (share ? share : 1);
		if (work != NONE)
			*(f->fronts[from] >> work & 1 ? front : rear) = true;
	}
	for (int i = 0; sum && i < f->fires[at]; i++) {
		int unit = unit_at(b, f->fire[at][i].to);
		if (unit != NONE && is_side(f, side, unit) && s->piece[unit].arm == ARM_ART && ready(b, side, unit))
			sum += 60 * s->piece[unit].strength;
	}
	return sum;
}

/* What a fight phase of `side` promises him, in POINTs. */
static int fights(const struct scenario *s, const struct battle *b, int side)
{
	const struct field *f = field_of(s);
	const struct table *crt = &s->table[f->crt];
	int sum = 0;
	for (int i = f->first[!side]; i < f->last[!side]; i++) {
		int at = b->p.piece[i].place, strength = s->piece[i].strength;
		bool front = false, rear = false;
		if (at < 0 || set_has(&b->attacked, i))
			continue;
		int weight = weight_on(s, b, side, at, &front, &rear);
		if (!weight)
			continue;
		int defence = strength * (f->hex[at] & (HEX_TOWN | HEX_WOODS) || (front && !rear && side == FRENCH) ? 2 : 1);
		if (front && side == FRENCH && b->live >> f->redoubt[at] & 1)
			defence += f->redoubt_strength[f->redoubt[at]];
		const int *odds = promise[table_odds_column(crt, weight, 100 * defence)];
		sum += (odds[0] - odds[2]) * strength - odds[1] * weight / 100;
	}
	return sum;
}

/* The fights to come, for the French: the next ones count more than the answer to them. */
static int prospects(const struct scenario *s, const struct battle *b)
{
	bool russians = b->p.header.phasing == RUSSIAN, over = !b->p.depth || is_night(s, b);
	if (over || b->p.header.result.over)
		return 0;
	int next = fights(s, b, russians ? RUSSIAN : FRENCH) * NEXT_FIGHT / 100;
	int answer = fights(s, b, russians ? FRENCH : RUSSIAN) * LATER_FIGHT / 100;
	return russians ? answer - next : next - answer;
}

/* Strength of a side on the map, each point worth more the nearer it stands to the redoubts in question. */
static int army(const struct scenario *s, const struct battle *b, int side)
{
	const struct field *f = field_of(s);
	/* The French win by losing less than half: their own strength is dearer to them. */
	int sum = 0, point = f->victory == VICTORY_LEVELS && side == FRENCH ? POINT * 13 / 10 : POINT;
	for (int i = f->first[side]; i < f->last[side]; i++) {
		int at = b->p.piece[i].place, best = 12;
		if (at == PLACE_LATER)
			sum += point * s->piece[i].strength;
		if (at < 0)
			continue;
		for (int k = 0; k < REDOUBTS; k++) {
			if (f->victory == VICTORY_SCHEVARDINO && k != f->schevardino)
				continue;
			int far = bo_hex_distance(f, at, f->redoubt_at[k]);
			if (far < best)
				best = far;
		}
		sum += s->piece[i].strength * (point + 2 * (12 - best));
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

int bo_judge(const struct scenario *s, const struct position *p, enum side side)
{
	const struct battle *b = battle_of(p);
	const struct field *f = field_of(s);
	struct result now = p->header.result;
	int sum = works(s, b) + army(s, b, FRENCH) - army(s, b, RUSSIAN) + prospects(s, b);
	if (f->victory == VICTORY_LEVELS) {
		struct result then;
		bo_victory_now(s, b, &then);
		int sign = then.winner == FRENCH ? 1 : then.winner == RUSSIAN ? -1 : 0;
		sum += sign * 300 * then.level + p->header.track[TRACK_EXITED] * (POINT + 60);
	}
	if (now.over && now.winner != NOBODY)
		sum += (now.winner == FRENCH ? 1 : -1) * WON * now.level;
	return side == SIDE_0 ? sum : -sum;
}

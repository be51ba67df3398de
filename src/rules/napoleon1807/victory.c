/* [Victory] The end of the scenario and of the game; sieges and citadels are counted here. */
#include "rules/napoleon1807/n7.h"

void n7_finish(const struct scenario *s, struct n7_position *n, int winner, int level, struct events *ev)
{
	struct result *r = &n->p.header.result;
	(void)s;
	if (r->over)
		return;
	r->over = 1;
	r->winner = (int8_t)winner;
	r->level = (int16_t)level;
	r->score[0] = r->score[1] = n->p.header.track[TRACK_VP];
	event_note(ev, EVENT_END, winner, NONE, NONE, NONE, level, level == LEVEL_NAPOLEON ? CITE_VICTORY_NAPOLEON : CITE_VICTORY);
}

n7_mask n7_corps_seen(const struct scenario *s, const struct n7_position *n, int viewer)
{
	n7_mask corps = n7_own(s)->corps;
	for (int i = 0; i < s->pieces; i++)
		corps |= n7_known(s, n, i, viewer) ? 0 : n7_bit(i);
	return corps;
}

static bool holds_alone(const struct scenario *s, const struct n7_position *n, int place, int side, n7_mask corps)
{
	return n7_stands(n, n7_own(s)->side[side] & corps, place) && !n7_stands(n, n7_own(s)->side[!side] & corps, place);
}

int n7_alone(const struct scenario *s, const struct n7_position *n, int place, n7_mask corps)
{
	return holds_alone(s, n, place, FRENCH, corps) ? FRENCH : holds_alone(s, n, place, RUSSIAN, corps) ? RUSSIAN : NOBODY;
}

int n7_earns(const struct scenario *s, const struct n7_position *n, int fortress, n7_mask corps)
{
	int enemy = side_other((enum side)n->citadel[fortress]);
	if (n->siege[fortress] == enemy || holds_alone(s, n, n7_own(s)->fortress_at[fortress], enemy, corps))
		return enemy;
	return NOBODY;
}

/* A place that counts for a side: its points as they move the marker, with their line (`a` may be NULL). */
static int item(struct account *a, int side, int points, int place, int text)
{
	int moves = side == FRENCH ? -points : points;
	if (a)
		account_line(a, 0, LINE_ADD, moves, 1, NONE, place, text, CITE_VICTORY_END);
	return moves;
}

/* [Victory at the end] Everything together: a sum, by which the marker moves once. */
static int count_all(const struct scenario *s, const struct n7_position *n, n7_mask corps, struct account *a)
{
	const struct n7_own *own = n7_own(s);
	int sum = 0;
	for (int i = 0; i < own->fortresses; i++) {
		int who = n7_earns(s, n, i, corps);
		if (who != NOBODY)
			sum += item(a, who, own->fortress_points[i], own->fortress_at[i], n->siege[i] == who ? TEXT_LINE_BESIEGED : TEXT_LINE_OCCUPIED);
	}
	for (int i = 0; i < own->objectives; i++) {
		const struct n7_objective *o = &own->objective[i];
		if (holds_alone(s, n, o->place, o->side, corps))
			sum += item(a, o->side, o->points, o->place, TEXT_LINE_OBJECTIVE);
	}
	return sum;
}

int n7_end_points(const struct scenario *s, const struct n7_position *n, n7_mask corps)
{
	return count_all(s, n, corps, NULL);
}

int n7_end_marker(const struct scenario *s, const struct n7_position *n, n7_mask corps)
{
	return n->p.header.track[TRACK_VP] + (n->p.header.result.over ? 0 : n7_end_points(s, n, corps));
}

int n7_winner_at(const struct scenario *s, int marker)
{
	const struct n7_own *own = n7_own(s);
	return marker <= own->french_at_most ? FRENCH : marker >= own->russian_at_least ? RUSSIAN : NOBODY;
}

static const char *winner_words(int winner)
{
	return winner == FRENCH ? "French win" : winner == RUSSIAN ? "Russians win" : "a draw";
}

const char *n7_who_wins(const struct scenario *s, int marker)
{
	return winner_words(n7_winner_at(s, marker));
}

const char *n7_who_won(const struct n7_position *n)
{
	return winner_words(n->p.header.result.winner);
}

/* [Fog of War] Whoever stands where something is counted shows what he is. */
static void show_who_counts(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	const struct n7_own *own = n7_own(s);
	for (int i = 0; i < own->fortresses + own->objectives; i++) {
		int at = i < own->fortresses ? own->fortress_at[i] : own->objective[i - own->fortresses].place;
		n7_reveal(s, n, n7_blocks(s, n, at, FRENCH) | n7_blocks(s, n, at, RUSSIAN), ev);
	}
}

void n7_end_score(const struct scenario *s, struct n7_position *n, struct events *ev)
{
	const struct n7_own *own = n7_own(s);
	const int16_t *track = &n->p.header.track[TRACK_VP];
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_SCORE, NOBODY, NONE);
	show_who_counts(s, n, ev);
	account_line(a, 0, LINE_BASE, *track, 1, NONE, NONE, TEXT_LINE_MARKER, CITE_VICTORY);
	int sum = count_all(s, n, own->corps, a);
	account_line(a, 0, LINE_SUM, *track + sum, 1, NONE, NONE, TEXT_LINE_END, CITE_VICTORY);
	event_account(ev, event_note(ev, EVENT_CHECK, NOBODY, NONE, NONE, NONE, TEXT_END_SCORE, CITE_VICTORY_END), a);
	n7_score(s, n, sum < 0 ? FRENCH : RUSSIAN, sum < 0 ? -sum : sum, NONE, CITE_VICTORY_END, ev);
	int winner = n7_winner_at(s, *track);
	n7_finish(s, n, winner, winner == NOBODY ? LEVEL_DRAW : LEVEL_POINTS, ev);
}

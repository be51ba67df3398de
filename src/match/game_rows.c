/* The rows of a whole game: how it ended, who lost what, what the dice did, and the story by turns. */
#include "match/rows.h"

#include "match/forces.h"

#include <stdio.h>
#include <string.h>

enum { FACES = 6, POINTS = 3 };

/* --- how it stands --- */

enum { CAUSES = 16 }; /* of the score; what comes after them is told with the last */

/* What has moved the score in all, from one cause. */
struct cause {
	struct text why;
	int points[SIDES];
};

/* The causes in the order in which they came; how many. */
static int find_causes(const struct seat *seat, struct cause all[CAUSES])
{
	struct event last;
	bool moved = false;
	int n = 0, k;
	for (int i = NONE; i < seat->now; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int at = 0; at < h->n; at++) {
			struct text why = {""};
			int points = seat->words->scores(seat->scenario, &h->at[at], moved ? &last : NULL, &why);
			if (!points || h->at[at].side < 0)
				continue;
			last = h->at[at];
			moved = true;
			for (k = 0; k < n && strcmp(all[k].why.at, why.at) != 0; k++)
				;
			k = k < CAUSES ? k : CAUSES - 1;
			if (k == n)
				all[n++] = (struct cause){.why = why};
			all[k].points[h->at[at].side] += points;
		}
	}
	return n;
}

/* How the score came about, a line for each cause. */
static void score_rows(const struct seat *seat, struct chart *out)
{
	struct cause all[CAUSES];
	int sum[SIDES] = {0}, n = seat->words->scores ? find_causes(seat, all) : 0;
	for (int i = 0; i <= n && n; i++) {
		struct chart_row *r = chart_add(out, i < n ? CHART_PLAIN : CHART_TOTAL);
		snprintf(r->group, sizeof r->group, "%s", seat->words->scored);
		chart_cell(r, 0, i < n ? all[i].why.at : "In all");
		for (int side = 0; side < SIDES; side++) {
			int points = i < n ? all[i].points[side] : sum[side];
			sum[side] += i < n ? points : 0;
			if (points || i == n)
				snprintf(r->cell[1 + side], sizeof r->cell[0], "%d", points);
		}
	}
}

/* A track of both sides at once is a remark; it is none where a line has said it. */
static void shared_track(const struct view *v, const struct track *t, struct chart *out)
{
	char words[sizeof out->row[0].note];
	snprintf(words, sizeof words, "%s: %s", t->name, t->value);
	for (int i = 0; i < v->lines; i++)
		if (!strcmp(v->line[i], words))
			return;
	snprintf(chart_add(out, CHART_REMARK)->note, sizeof out->row[0].note, "%s", words);
}

/* The tracks of the two sides side by side. */
static void end_rows(const struct seat *seat, struct chart *out)
{
	const struct view *v = &seat->view;
	snprintf(out->head.title, sizeof out->head.title, "How it %s", seat->known->header.result.over ? "ended" : "stands");
	chart_column(out, "", 6, false, false);
	for (int side = 0; side < SIDES; side++)
		chart_column(out, seat->scenario->side_name[side], 3, false, true);
	for (int i = 0; i < v->lines; i++)
		snprintf(chart_add(out, CHART_REMARK)->note, sizeof out->row[0].note, "%s", v->line[i]);
	for (int i = 0; i < v->tracks; i++)
		if (v->track[i].side < 0)
			shared_track(v, &v->track[i], out);
	for (int i = 0; i < v->tracks; i++) {
		const struct track *t = &v->track[i];
		if (t->side < 0 || (t->side == SIDE_1 && rows_track_in(v, t->name, SIDE_0)))
			continue; /* told before, or with it */
		struct chart_row *r = chart_add(out, CHART_PLAIN);
		chart_cell(r, 0, t->name);
		for (int side = 0; side < SIDES; side++) {
			const struct track *own = rows_track_in(v, t->name, side);
			snprintf(r->cell[1 + side], sizeof r->cell[0], "%.39s", own ? own->value : "");
		}
	}
	score_rows(seat, out); /* last: nothing stands below its sum */
}

/* --- losses by corps --- */

/* The name under which a unit is mustered: its corps, or what it is where there are none. */
static const char *muster_name(const struct print *p)
{
	return p->formation[0] ? p->formation : p->name;
}

/* Are they mustered together? */
static bool same_muster(const struct print *a, const struct print *b)
{
	return a->side == b->side && !strcmp(a->formation, b->formation) && (a->formation[0] || !strcmp(a->name, b->name));
}

static struct chart_row *muster_row(const struct seat *seat, int side, enum chart_style style, const char *name, struct chart *out)
{
	struct chart_row *r = chart_add(out, style);
	snprintf(r->group, sizeof r->group, "%s", seat->scenario->side_name[side]);
	chart_cell(r, 0, name);
	return r;
}

/* Nothing is said of a corps without combat units. */
static void units_row(const struct seat *seat, int side, enum chart_style style, const char *name, const struct forces *m, struct chart *out)
{
	if (!m->units)
		return;
	struct chart_row *r = muster_row(seat, side, style, name, out);
	snprintf(r->cell[1], sizeof r->cell[1], "%d", m->units);
	snprintf(r->cell[2], sizeof r->cell[2], "%d", m->lost);
	if (seat->words->values) {
		snprintf(r->cell[3], sizeof r->cell[3], "%d", m->points);
		snprintf(r->cell[4], sizeof r->cell[4], "%d", m->points_lost);
	}
	if (m->lost && style != CHART_TOTAL)
		r->mark = CHART_BAD;
}

/* Of a kind those who were lost and have gone back to where they are taken from, as depots go to their pool: each time counts. */
static int lost_for_now(const struct seat *seat, int side, const char *type)
{
	int n = 0;
	for (int i = NONE; i < seat->now; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < h->n; k++) {
			int piece = h->at[k].kind == EVENT_ELIMINATE ? h->at[k].piece : NONE;
			const struct counter *c = piece == NONE ? NULL : view_find(&seat->view, piece);
			n += piece != NONE && seat->scenario->piece[piece].side == side && !strcmp(seat->scenario->piece[piece].type, type) &&
			     !(c && c->box == BOX_LOST);
		}
	}
	return n;
}

/* Below the sum those who are no combat units, by their kinds. */
static void helper_rows(const struct seat *seat, int side, const struct forces *m, struct chart *out)
{
	const struct helper *h = seat->words->helpers;
	for (int i = 0; h && h[i].type && i < FORCES_HELPERS; i++) {
		int back = h[i].called ? lost_for_now(seat, side, h[i].type) : 0;
		if (!(m->helpers[i] + back) || !h[i].called)
			continue;
		const char *bar = strchr(h[i].called, '|');
		struct chart_row *r = muster_row(seat, side, CHART_PLAIN, bar ? bar + 1 : h[i].called, out);
		text_capital(r->cell[0]);
		snprintf(r->cell[1], sizeof r->cell[1], "%d", m->helpers[i] + back);
		snprintf(r->cell[2], sizeof r->cell[2], "%d", m->helpers_lost[i] + back);
		if (m->helpers_lost[i] + back)
			r->mark = CHART_BAD;
	}
}

/* What each unit has lost, as far as the seat could see it. */
static void units_lost(const struct seat *seat, int lost[MAX_PIECES])
{
	memset(lost, 0, MAX_PIECES * sizeof *lost);
	for (int i = NONE; i < seat->now; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < h->n; k++)
			if (h->at[k].piece >= 0)
				lost[h->at[k].piece] += seat->words->unit_lost(&h->at[k]);
	}
}

static void unit_row(const struct seat *seat, int piece, int lost, struct chart *out)
{
	const struct counter *c = view_find(&seat->view, piece);
	const struct words *w = seat->words;
	bool helps = false;
	for (int i = 0; w->helpers && w->helpers[i].type; i++)
		helps |= !strcmp(w->helpers[i].type, seat->scenario->piece[piece].type);
	if (!c || c->box == BOX_UNUSED || (helps && !lost && c->box != BOX_LOST)) /* who has no strength to lose is told when he is lost */
		return;
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	r->piece = (int16_t)piece;
	r->mark = c->box == BOX_LOST ? CHART_STOP : lost ? CHART_BAD : CHART_UNMARKED;
	snprintf(r->group, sizeof r->group, "%s", seat->scenario->side_name[seat->scenario->piece[piece].side]);
	chart_cell(r, 0, seat->scenario->piece[piece].name);
	snprintf(r->cell[1], sizeof r->cell[1], "%d", lost);
	chart_cell(r, 2, c->box == BOX_LOST ? "eliminated" : "");
}

/* Where units lose strength before they are lost themselves: each unit, and what the side has lost in all. */
static void unit_rows(const struct seat *seat, struct chart *out)
{
	const struct scenario *s = seat->scenario;
	struct chapter all;
	char name[CHART_TEXT];
	int lost[SIDES], of[MAX_PIECES];
	chapter_game(seat, &all);
	chapter_toll(seat, &all, lost);
	units_lost(seat, of);
	snprintf(name, sizeof name, "%.40s lost", chapter_lost_of(seat, 2));
	chart_column(out, "", 5, false, false);
	chart_column(out, name, 3, false, true);
	chart_column(out, "", 2, false, false);
	out->head.small = true;
	for (int side = 0; side < SIDES; side++) {
		for (int i = 0; i < s->pieces; i++)
			if (s->piece[i].side == side)
				unit_row(seat, i, of[i], out);
		chart_total(out, 1, "In all", lost[side], NONE);
	}
}

static void side_rows(const struct seat *seat, enum side side, struct chart *out)
{
	const struct scenario *s = seat->scenario;
	for (int i = 0; i < s->pieces; i++) {
		const struct print *p = &s->piece[i];
		bool before = p->side != side;
		for (int k = 0; k < i && !before; k++)
			before = same_muster(&s->piece[k], p);
		if (before)
			continue;
		struct forces m = forces_count(seat, side, p->formation, p->formation[0] ? NULL : p->name);
		units_row(seat, side, CHART_PLAIN, muster_name(p), &m, out);
	}
	struct forces all = forces_count(seat, side, NULL, NULL);
	units_row(seat, side, CHART_TOTAL, "In all", &all, out);
	helper_rows(seat, side, &all, out);
}

static void loss_rows(const struct seat *seat, struct chart *out)
{
	chart_title(out, "Losses by corps");
	if (seat->words->unit_lost) {
		unit_rows(seat, out);
		return;
	}
	chart_column(out, "", 6, false, false);
	chart_column(out, "units", 2, false, true);
	chart_column(out, "lost", 2, false, true);
	if (seat->words->values) {
		chart_column(out, "strength", 2, true, true);
		chart_column(out, "lost", 2, false, true);
	}
	for (int side = 0; side < SIDES; side++)
		side_rows(seat, (enum side)side, out);
}

/* --- the dice --- */

enum { LUCKS = 8 };
struct luck {
	int dice, sum, twice_expected; /* twice: a die of six is worth seven */
	int face[FACES];
};

/* The dice of both sides, by what they were thrown for (NULL: anything). */
struct lucks {
	int n;
	const char *kind[LUCKS];
	struct luck of[LUCKS][SIDES];
};

/* Which kind of throw it is; what finds no room is counted with the last. */
static int kind_of(const struct seat *seat, const struct event *e, struct lucks *l)
{
	const char *kind = seat->words->luck_of ? seat->words->luck_of(seat->scenario, e) : NULL;
	int i = 0;
	while (i < l->n && kind && strcmp(l->kind[i], kind) != 0)
		i++;
	if (i < l->n || l->n == LUCKS)
		return i < l->n ? i : LUCKS - 1;
	l->kind[l->n] = kind;
	return l->n++;
}

static void count_dice(const struct seat *seat, struct lucks *l)
{
	for (int i = NONE; i < seat->now; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < h->n; k++) {
			const struct event *e = &h->at[k];
			int sum, twice, dice = rows_dice(seat, h, k, &sum, &twice);
			if (!dice)
				continue;
			struct luck *of = &l->of[kind_of(seat, e, l)][e->side & 1];
			of->dice += dice;
			of->sum += sum;
			of->twice_expected += twice;
			for (int n = 0; n < dice; n++)
				if (e->dice[n] <= FACES)
					of->face[e->dice[n] - 1]++;
		}
	}
}

static void luck_note(const struct luck *l, char *out, size_t size)
{
	int more = 2 * l->sum - l->twice_expected;
	char expected[24], by[24];
	rows_halves(expected, sizeof expected, l->twice_expected);
	rows_halves(by, sizeof by, more < 0 ? -more : more);
	if (!l->dice)
		snprintf(out, size, "threw no dice");
	else if (!more)
		snprintf(out, size, "%d in all, just what was to be expected", l->sum);
	else
		snprintf(out, size, "%d in all where %s were to be expected: %s %s", l->sum, expected, by,
			 more > 0 ? "more" : "fewer");
}

/* `kind`: what they were thrown for, NULL where that is not told apart; then who threw none has a line as well. */
static void luck_row(const char *side, const char *kind, const struct luck *l, struct chart *out)
{
	if (kind && !l->dice)
		return;
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	if (kind)
		snprintf(r->group, sizeof r->group, "%s", side);
	chart_cell(r, 0, kind ? kind : side);
	snprintf(r->cell[1], sizeof r->cell[1], "%d", l->dice);
	for (int i = 0; i < FACES && 2 + i < CHART_CELLS; i++)
		snprintf(r->cell[2 + i], sizeof r->cell[0], "%d", l->face[i]);
	luck_note(l, r->note, sizeof r->note);
}

static void dice_rows(const struct seat *seat, struct chart *out)
{
	struct lucks l = {0};
	chart_title(out, "Luck");
	chart_column(out, "", 4, false, false);
	chart_column(out, "dice", 2, false, true);
	for (int i = 0; i < FACES; i++) {
		char face[2] = {(char)('1' + i), 0};
		chart_column(out, face, 1, false, true);
	}
	count_dice(seat, &l);
	if (seat->words->luck)
		text_copy(out->head.foot, sizeof out->head.foot, seat->words->luck);
	for (int side = 0; side < SIDES; side++)
		for (int k = 0; k < (l.n ? l.n : 1); k++)
			luck_row(seat->scenario->side_name[side], l.kind[k], &l.of[k][side], out);
}

/* --- turn by turn --- */

/* Tracks that are numbers, and change: at most so many. */
struct points {
	int n;
	int track[POINTS];
	bool battles; /* the game has some; else its attacks are counted */
};

static bool is_number(const char *value)
{
	return value[strspn(value, "0123456789-")] == 0;
}

static bool changes(const struct view *first, const struct track *t)
{
	const struct track *was = rows_track_in(first, t->name, t->side);
	return was && strcmp(was->value, t->value) != 0 && is_number(was->value) && is_number(t->value);
}

/* The same number of the other side, NULL: there is none. */
static const struct track *twin_of(const struct view *v, const struct track *t)
{
	return t->side == SIDE_0 || t->side == SIDE_1 ? rows_track_in(v, t->name, side_other((enum side)t->side)) : NULL;
}

/* A number that both sides have comes for both, or not at all. */
static struct points find_points(const struct seat *seat)
{
	struct points p = {0};
	struct view *first = rows_view(seat, 0);
	const struct view *v = &seat->view;
	for (int i = 0; i < v->tracks; i++) {
		const struct track *t = &v->track[i], *twin = twin_of(v, t);
		if ((twin && twin < t) || t->turn == TRACK_ANEW)
			continue; /* it came with it; or nothing of it is left when the turn ends */
		if ((!changes(first, t) && !(twin && changes(first, twin))) || p.n + 1 + (twin != NULL) > POINTS)
			continue;
		p.track[p.n++] = i;
		if (twin)
			p.track[p.n++] = (int)(twin - v->track);
	}
	rows_view_free(first);
	struct chapter all, battle;
	chapter_game(seat, &all);
	p.battles = chapter_battle(seat, all.from, all.to, 1, &battle);
	return p;
}

static void turn_head(const struct seat *seat, const struct points *p, struct chart *out)
{
	chart_title(out, "Turn by turn");
	chart_column(out, "turn", 5, false, false);
	for (int i = 0; i < p->n; i++) {
		const struct track *t = &seat->view.track[p->track[i]];
		char name[CHART_TEXT];
		rows_track(seat->scenario, t, name);
		chart_column(out, name, 3, false, true);
	}
	chart_column(out, p->battles ? "battles" : strchr(rows_attacked(seat), '|') + 1, 2, false, true);
	for (int side = 0; side < SIDES; side++) {
		char name[64];
		snprintf(name, sizeof name, "%.12s %.16s lost this turn", seat->scenario->side_name[side], chapter_lost_of(seat, 2));
		chart_column(out, name, 4, false, true);
	}
	if (p->n)
		text_copy(out->head.foot, sizeof out->head.foot,
			  "Battles and what was lost this turn are of that turn alone; the other numbers are as they stood at its end.");
}

/* What decisions from..to-1 of one turn brought. */
static void turn_row(const struct seat *seat, const struct points *p, int from, int to, struct chart *out)
{
	int turn = chronicle_heard(seat->chronicle, from)->turn, lost[SIDES], cell = 0;
	const char *name = scenario_turn(seat->scenario, turn);
	struct chapter stretch = {.from = {from, 0}, .to = {to, 0}}, battle;
	struct view *v = rows_view(seat, to), *first = rows_view(seat, from);
	struct spot at = stretch.from;
	int fights = p->battles ? 0 : rows_attacks(seat, stretch.from, stretch.to);
	chapter_toll(seat, &stretch, lost);
	for (; chapter_battle(seat, at, stretch.to, 1, &battle); at = battle.to)
		fights += !battle.vain;
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	snprintf(r->cell[cell++], sizeof r->cell[0], "%d%s%.30s", scenario_turn_number(seat->scenario, turn), name[0] ? ": " : "", name);
	for (int i = 0; i < p->n; i++) {
		const struct track *t = &seat->view.track[p->track[i]], *then = rows_track_in(t->turn == TRACK_OF_TURN ? first : v, t->name, t->side);
		snprintf(r->cell[cell++], sizeof r->cell[0], "%.12s", then ? then->value : "");
	}
	snprintf(r->cell[cell++], sizeof r->cell[0], "%d", fights);
	for (int side = 0; side < SIDES; side++)
		snprintf(r->cell[cell++], sizeof r->cell[0], "%d", lost[side]);
	chapter_story(seat, &stretch, r->note, sizeof r->note);
	rows_view_free(first);
	rows_view_free(v);
}

static void turn_rows(const struct seat *seat, struct chart *out)
{
	struct points p = find_points(seat);
	turn_head(seat, &p, out);
	for (int from = 0, to; from < seat->now; from = to) {
		int turn = chronicle_heard(seat->chronicle, from)->turn;
		for (to = from + 1; to < seat->now && chronicle_heard(seat->chronicle, to)->turn == turn; to++)
			;
		turn_row(seat, &p, from, to, out);
	}
}

void rows_of_game(const struct seat *seat, int leaf, struct chart *out)
{
	switch (leaf) {
	case GAME_LOSSES:
		loss_rows(seat, out);
		break;
	case GAME_DICE:
		dice_rows(seat, out);
		break;
	case GAME_THROWS:
		rows_of_throws(seat, out);
		break;
	case GAME_TURNS:
		turn_rows(seat, out);
		break;
	default:
		end_rows(seat, out);
	}
}

/* The chances of a shot, of wading and of building before the die is rolled. */
#include "rules/berezina/berezina.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int bz_shot_needs(const struct table *t, int column, int drm)
{
	for (int die = 2; die < 6; die++)
		if (table_result(t, column, die + drm))
			return die;
	return 6;
}

/* "Needs 6: C hits on 5+, -1 to the die", "Needs 5+ with rating C" */
static void say_needs(const struct scenario *s, const struct account *sum, char *out, size_t size)
{
	const struct table *t = &s->table[sum->table];
	int drm = sum->die[0].drm, least = bz_shot_needs(t, sum->column, drm), plain = bz_shot_needs(t, sum->column, 0);
	const char *rating = t->column[sum->column], *up = least < 6 ? "+" : "";
	if (drm)
		snprintf(out, size, "Needs %d%s: %.20s hits on %d%s, %+d to the die", least, up, rating, plain, plain < 6 ? "+" : "", drm);
	else
		snprintf(out, size, "Needs %d%s with rating %.20s", least, up, rating);
}

/* Adds the chances of a shot as the pieces stand; NULL: it is lost. The sum that is told is that of the first shot. */
static void add_shot(const struct scenario *s, const struct crossing *c, int firer, int target, int if_text, int if_number,
		     struct outlook *out)
{
	struct account sum = out->sum;
	int ways[2] = {0, 0};
	if (!c) {
		ways[0] = 6;
	} else {
		bz_shot_sum(s, c, firer, target, &sum);
		for (int die = 1; die <= 6; die++) {
			int hit = table_result(&s->table[sum.table], sum.column, die + sum.die[0].drm);
			ways[die == 1 ? 0 : die == 6 ? 1 : hit]++;
		}
		if (!out->cases)
			out->sum = sum;
	}
	int k = outlook_case(out, if_text, if_number, ways, 2);
	if (c)
		say_needs(s, &sum, out->on[k].how, sizeof out->on[k].how);
}

/* The position once the stack of the target has gone to `to`. */
static void gone_back(const struct scenario *s, const struct crossing *c, int target, int to, struct crossing *then)
{
	int16_t stack[32];
	int n = bz_stack_of(s, c, s->piece[target].side, c->p.piece[target].place, stack, true);
	*then = *c;
	for (int i = 0; i < n; i++)
		then->p.piece[stack[i]].place = (int16_t)to;
}

static void warn_back(const struct scenario *s, int to, bool must, struct outlook *out)
{
	struct text *words = &outlook_warn(out, CITE_RETIRE)->words;
	if (to == NONE)
		text_set(words, "Horse alone %s go back a hex before the shot.", must ? "must" : "may");
	else if (out->on[0].if_text == TEXT_IF_AWAY)
		text_set(words, "Horse alone goes back before the shot, to %s: out of reach, and the shot is lost.", s->board.at[to].id);
	else
		text_set(words, "Horse alone goes back before the shot, to %s; the gun fires at it there.", s->board.at[to].id);
}

/* [7.5, 7.5.1] What goes back before the shot is fired at where it then stands, or not at all. The Russians by themselves have one
 * hex to go to; with a player the owner chooses, and French may stand. */
static void retire_odds(const struct scenario *s, const struct crossing *c, int firer, int target, struct outlook *out)
{
	bool must = s->piece[target].side == RUSSIAN, one = must && !ground_of(s)->two_player, away = false;
	int16_t hexes[DIRECTIONS];
	int n = bz_retire_hexes(s, c, target, hexes);
	if (one) {
		hexes[0] = (int16_t)bz_retire_best(s, c, target);
		n = 1;
	}
	if (!must)
		add_shot(s, c, firer, target, TEXT_IF_STANDS, NONE, out);
	for (int i = 0; i < n; i++) {
		struct crossing then;
		gone_back(s, c, target, hexes[i], &then);
		if (bz_can_shoot(s, &then, firer, target))
			add_shot(s, &then, firer, target, TEXT_IF_BACK, atoi(s->board.at[hexes[i]].id), out);
		else
			away = true;
	}
	if (away)
		add_shot(s, NULL, firer, target, TEXT_IF_AWAY, NONE, out);
	out->kind = out->cases > 1 ? OUTLOOK_BY_CASE : OUTLOOK_EXACT;
	warn_back(s, one ? hexes[0] : NONE, must, out);
}

/* Of a stack that is not open (3.4) nobody knows whether all of it is horse. */
static bool is_open(const struct scenario *s, const struct crossing *c, int target, int viewer)
{
	int16_t stack[32];
	int n = bz_stack_of(s, c, s->piece[target].side, c->p.piece[target].place, stack, false);
	for (int i = 0; i < n; i++)
		if (!bz_known_to(s, c, stack[i], viewer))
			return false;
	return true;
}

static void shot_odds(const struct scenario *s, const struct crossing *c, int firer, int target, struct outlook *out)
{
	const struct print_more *more = ground_of(s)->more;
	int side = s->piece[firer].side;
	out->sum.table = (int16_t)ground_of(s)->table[TABLE_CRT];
	out->sum.column = (int16_t)bz_rating_of(ground_of(s), c, firer);
	bool open = is_open(s, c, target, side);
	if (open && bz_retire_asked(s, c, firer, target)) {
		retire_odds(s, c, firer, target, out);
		return;
	}
	out->kind = OUTLOOK_EXACT;
	add_shot(s, c, firer, target, NONE, NONE, out);
	if (!open && more[target].cavalry && !more[firer].cavalry)
		text_set(&outlook_warn(out, CITE_RETIRE)->words, "Should all of that stack be horse, it may go back before the shot.");
}

void bz_build_chances(const struct scenario *s, const struct crossing *c, int column, int ways[TABLE_MAX_RESULTS])
{
	const struct table *t = &s->table[ground_of(s)->table[TABLE_ENGINEERING]];
	int printed[TABLE_MAX_RESULTS];
	table_chances(t, column, 0, printed);
	memset(ways, 0, TABLE_MAX_RESULTS * sizeof *ways);
	for (int r = 0; r < t->results; r++)
		ways[bz_levels(c, r)] += printed[r];
}

/* [8.1] The levels of one roll; [13.2] in high water one fewer. */
static void build_odds(const struct scenario *s, const struct crossing *c, int piece, struct outlook *out)
{
	const struct ground *g = ground_of(s);
	int ways[TABLE_MAX_RESULTS];
	out->kind = OUTLOOK_EXACT;
	out->sum.table = (int16_t)g->table[TABLE_ENGINEERING];
	out->sum.column = (int16_t)bz_build_column(s, c, piece);
	out->sum.place = c->p.piece[piece].place;
	bz_build_chances(s, c, out->sum.column, ways);
	outlook_case(out, NONE, NONE, ways, s->table[out->sum.table].results);
	if (c->p.header.turn <= c->thaw)
		account_line(&out->sum, 0, LINE_NOTE, -1, 1, NONE, out->sum.place, TEXT_FORDS_CLOSED, CITE_EVENTS);
}

/* [10.1] The exit is named once; what leaves by another counts in full for a while only. */
static void exit_odds(const struct scenario *s, const struct crossing *c, int place, struct outlook *out)
{
	const struct ground *g = ground_of(s);
	struct warning *w = outlook_warn(out, CITE_VICTORY);
	w->loses = true;
	if (c->p.header.turn <= g->other_exit_last)
		text_set(&w->words, "The army leaves by %s, and that is never changed. Who leaves elsewhere counts in full to turn %d; later he "
			 "counts as lost.", s->board.at[place].id, g->other_exit_last);
	else
		text_set(&w->words, "The army leaves by %s, and that is never changed. Who leaves elsewhere counts as lost.", s->board.at[place].id);
}

void berezina_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess,
		   struct outlook *out)
{
	const struct crossing *c = crossing_of(p);
	(void)guess; /* what is hidden has no part in chances: they are not told */
	outlook_clear(out);
	if (!o || p->header.result.over)
		return;
	int hand = set_next(&p->hand, 0);
	if (o->verb == VERB_FIRE && hand != NONE && rules_allow(s, p, o, NULL))
		shot_odds(s, c, hand, o->piece, out);
	if ((o->verb == VERB_MARCH || o->verb == VERB_BY || o->verb == VERB_EXIT) && o->side == FRENCH && o->piece >= 0 &&
	    o->piece < s->pieces && s->piece[o->piece].side == FRENCH && frame_now(p)->row == ROW_FRENCH && o->place >= 0 && o->place < HEXES)
		bz_march_outlook(s, c, o, out);
	if (o->verb == VERB_DONE && frame_now(p)->row == ROW_FRENCH)
		bz_done_outlook(s, c, out);
	if (o->verb == VERB_NAME && rules_allow(s, p, o, NULL))
		exit_odds(s, c, o->place, out);
	if (o->verb == VERB_BUILD && rules_allow(s, p, o, NULL))
		build_odds(s, c, o->piece, out);
}

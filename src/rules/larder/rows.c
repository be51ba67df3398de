/* The decisions of the Supply Interphase: who draws on what. In each of them the owner may leave all the rest to the
 * program. */
#include "rules/larder/larder.h"

#include <stdio.h>

/* "Smolensk (R44)", while the sentence is written */
#define CALLED(l, r) (l)->law->called((l)->s, (r)).at

static int asked_side(const struct larder *l)
{
	return frame_now(l->p)->side;
}

/* The region that the running frame is about. */
static int asked_region(const struct larder *l)
{
	return frame_now(l->p)->number;
}

static int left_here(const struct larder *l)
{
	return l->left[asked_side(l)][asked_region(l)];
}

static void ask_here(const struct larder *l, struct prompt *out, uint64_t verbs)
{
	out->verbs = verbs | VERB(VERB_PASS);
	out->depth = 1;
	out->place = frame_now(l->p)->place;
}

/* The button that is in every one of these decisions. */
static void add_pass(const struct larder *l, struct orders *out)
{
	orders_add(out, order_make(VERB_PASS, asked_side(l), NONE, NONE, NONE));
}

/* Passes when that was chosen: the owner leaves the rest to the program. */
static bool passed(struct larder *l, const struct order *o)
{
	if (o->verb != VERB_PASS)
		return false;
	l->leaves[o->side] = 1;
	frame_pop(l->p);
	return true;
}

static bool listed(const struct larder *l, const struct order *o, int cite, const char *legal, struct error *e)
{
	return phase_listed(l->s, l->p, o, cite, legal, e);
}

static void two_choices(const struct larder *l, int first, int second, struct orders *out)
{
	orders_add(out, order_make(VERB_CHOOSE, asked_side(l), NONE, NONE, first));
	orders_add(out, order_make(VERB_CHOOSE, asked_side(l), NONE, NONE, second));
	add_pass(l, out);
}

/* --- [Supply G] which region draws first, where two could use the same neighbour --- */

/* Of corps those that have to draw; then, of divisions, those that contend. */
static uint64_t contenders(const struct larder *l)
{
	uint64_t corps = larder_drawing(l, asked_side(l));
	return corps ? corps : larder_rivals(l, asked_side(l));
}

void larder_order_ask(const struct larder *l, struct prompt *out)
{
	char names[150] = "";
	size_t used = 0;
	bool corps = larder_drawing(l, asked_side(l)) != 0;
	for (uint64_t left = contenders(l); left && used + 4 < sizeof names; left &= left - 1)
		used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "", CALLED(l, __builtin_ctzll(left)));
	out->verbs = VERB(VERB_NAME) | VERB(VERB_PASS);
	out->depth = 1;
	text_set(&out->ask, "A supply unit feeds %s of one area next door only. Of %s, which draws first?",
		 corps ? "corps" : "divisions", names);
}

void larder_order_list(const struct larder *l, struct orders *out)
{
	int side = asked_side(l);
	for (uint64_t left = contenders(l); left; left &= left - 1)
		orders_add(out, order_make(VERB_NAME, side, NONE, l->law->seat(l->s, l->p, side, __builtin_ctzll(left)), NONE));
	add_pass(l, out);
}

bool larder_order_can(const struct larder *l, const struct order *o, struct error *e)
{
	return listed(l, o, l->law->cite_source, "name an area whose units have to draw on a neighbour", e);
}

void larder_order_act(struct larder *l, const struct order *o)
{
	struct larder_sources from;
	if (passed(l, o))
		return;
	int r = l->region[o->place];
	frame_pop(l->p);
	larder_fair_sources(l, o->side, r, &from);
	if (from.n == 1 || !l->left[o->side][r]) {
		larder_draw(l, o->side, r, from.place[0], l->left[o->side][r]);
		return;
	}
	struct frame *f = frame_push(l->p, l->law->source, (enum side)o->side);
	f->place = o->place;
	f->number = (int16_t)r;
}

/* --- [Supply G] the sources of a depleted region --- */

void larder_source_enter(struct larder *l)
{
	if (!left_here(l))
		frame_pop(l->p);
}

void larder_source_ask(const struct larder *l, struct prompt *out)
{
	int left = left_here(l);
	ask_here(l, out, VERB(l->law->draw));
	text_set(&out->ask, "%d corps in %s %s: click the depot there or the supply unit next door that %s", left,
		 CALLED(l, asked_region(l)), left == 1 ? "needs a source of supply" : "need a source of supply",
		 left == 1 ? "feeds it" : "feeds them");
	out->left = (int16_t)left;
}

void larder_source_list(const struct larder *l, struct orders *out)
{
	struct larder_sources from;
	larder_fair_sources(l, asked_side(l), asked_region(l), &from);
	for (int i = 0; i < from.n; i++)
		for (int n = left_here(l); n > 0; n--)
			orders_add(out, order_make(l->law->draw, asked_side(l), NONE, from.place[i], n));
	add_pass(l, out);
}

/* [Supply A] Does it leave nobody hungry who could be fed? */
static bool fair(const struct larder *l, int host)
{
	struct larder_sources from;
	larder_fair_sources(l, asked_side(l), asked_region(l), &from);
	for (int i = 0; i < from.n; i++)
		if (l->region[from.place[i]] == host)
			return true;
	return false;
}

bool larder_source_can(const struct larder *l, const struct order *o, struct error *e)
{
	int host = o->verb == l->law->draw && o->place >= 0 && o->place < l->places ? l->region[o->place] : NONE;
	const char *why = host == NONE ? NULL : larder_no_source(l, asked_side(l), asked_region(l), host);
	if (!why && host != NONE && !fair(l, host))
		why = "it is the last source of others, and another is open";
	if (why)
		return error_set(e, NULL, NULL, l->s->rules->cites[l->law->cite_source], "%s cannot be the source: %s",
				 CALLED(l, host), why);
	return listed(l, o, l->law->cite_source,
		      "draw on a depot here or a supply unit next door, with a number of corps", e);
}

void larder_source_act(struct larder *l, const struct order *o)
{
	if (passed(l, o))
		return;
	larder_draw(l, o->side, asked_region(l), o->place, o->number);
	phase_again(l->p);
}

/* --- [Supply F] the land or a depot, where the land still gives everything --- */

void larder_share_ask(const struct larder *l, struct prompt *out)
{
	int left = left_here(l);
	ask_here(l, out, VERB(VERB_SPEND));
	text_set(&out->ask, "How many of the %d corps in %s use depots? The others live off the area", left,
		 CALLED(l, asked_region(l)));
	out->left = (int16_t)left;
}

void larder_share_list(const struct larder *l, struct orders *out)
{
	for (int i = 0; i <= left_here(l); i++)
		if (larder_share_tells(l, asked_side(l), asked_region(l), i))
			orders_add(out, order_make(VERB_SPEND, asked_side(l), NONE, NONE, i));
	add_pass(l, out);
}

bool larder_share_can(const struct larder *l, const struct order *o, struct error *e)
{
	return listed(l, o, l->law->cite_share, "spend one of the numbers of corps offered; others come to the same", e);
}

void larder_share_act(struct larder *l, const struct order *o)
{
	if (passed(l, o))
		return;
	larder_share(l, o->side, asked_region(l), o->number);
	frame_pop(l->p);
}

/* --- whom the fortress feeds --- */

void larder_keep_ask(const struct larder *l, struct prompt *out)
{
	int side = asked_side(l), r = asked_region(l);
	ask_here(l, out, VERB(VERB_CHOOSE));
	if (larder_keeps_small(l, side, r))
		text_set(&out->ask, "%s feeds one division, %d without supply: which arm is fed?", l->s->board.at[out->place].name,
			 l->law->small(l->s, l->p, side, r));
	else
		text_set(&out->ask, "%s feeds one corps, %d are without supply: which is fed?", l->s->board.at[out->place].name,
			 left_here(l));
}

void larder_keep_list(const struct larder *l, struct orders *out)
{
	two_choices(l, l->law->keep_foot, l->law->keep_horse, out);
}

bool larder_keep_can(const struct larder *l, const struct order *o, struct error *e)
{
	return listed(l, o, l->law->cite_fortress, "choose infantry or cavalry", e);
}

void larder_keep_act(struct larder *l, const struct order *o)
{
	if (passed(l, o))
		return;
	l->keep[o->side][asked_region(l)] = o->number == l->law->keep_foot ? 1 : 2;
	frame_pop(l->p);
}

/* --- [Supply H] with or without the supply unit --- */

static const char *column_of(const struct larder *l, bool with, int n)
{
	const struct table *t = &l->s->table[supply_track(l->charts, l->turn, with)];
	return t->column[table_column_for(t, n)];
}

void larder_track_ask(const struct larder *l, struct prompt *out)
{
	int r = asked_region(l), n = larder_users(l, r), guests = l->guests[r];
	char more[48] = "";
	if (guests)
		snprintf(more, sizeof more, " (%d from next door)", guests);
	ask_here(l, out, VERB(VERB_CHOOSE));
	text_set(&out->ask, "%s feeds %d corps%s: with supply unit (column %s) or without (%s)?", CALLED(l, r), n, more,
		 column_of(l, true, n), column_of(l, false, n));
}

void larder_track_list(const struct larder *l, struct orders *out)
{
	two_choices(l, l->law->with, l->law->without, out);
}

bool larder_track_can(const struct larder *l, const struct order *o, struct error *e)
{
	return listed(l, o, l->law->cite_track, "choose the track with or without the supply unit", e);
}

void larder_track_act(struct larder *l, const struct order *o)
{
	if (passed(l, o))
		return;
	l->track[asked_region(l)] = o->number == l->law->with ? 1 : 2;
	frame_pop(l->p);
}

/* --- [Supply D] which depot is used up --- */

void larder_expend_ask(const struct larder *l, struct prompt *out)
{
	ask_here(l, out, VERB(VERB_NAME));
	text_set(&out->ask, "%d %s use the depots of %s: click the one that is used up",
		 larder_depot_users(l, asked_region(l)), l->law->riders ? "units" : "corps", CALLED(l, asked_region(l)));
}

void larder_expend_list(const struct larder *l, struct orders *out)
{
	int16_t at[LARDER_REGIONS];
	int n = larder_depots(l, asked_region(l), at);
	for (int i = 0; i < n; i++)
		orders_add(out, order_make(VERB_NAME, asked_side(l), NONE, l->p->piece[at[i]].place, NONE));
	add_pass(l, out);
}

bool larder_expend_can(const struct larder *l, const struct order *o, struct error *e)
{
	return listed(l, o, l->law->cite_depot, "name the place of a depot that is used there", e);
}

void larder_expend_act(struct larder *l, const struct order *o)
{
	int16_t at[LARDER_REGIONS];
	if (passed(l, o))
		return;
	int n = larder_depots(l, asked_region(l), at);
	for (int i = 0; i < n; i++)
		if (l->p->piece[at[i]].place == o->place)
			set_add(&l->p->used, at[i]);
	frame_pop(l->p);
}

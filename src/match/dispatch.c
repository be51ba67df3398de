/* The rows of a dispatch: points before and after, places won and lost, losses, what else was done on the map, marches. */
#include "match/rows.h"

#include <stdio.h>
#include <string.h>

enum { MARCHES = 96, NAMES = 8, TOLD = 111 }; /* TOLD: bytes of a line of the log in a row */

/* Units that went the same way, those of one name with their number. */
struct march {
	int16_t from, to;
	int16_t piece; /* the first that is known, or NONE */
	int names, others; /* others: units whose names found no room */
	struct {
		const char *name;
		int times;
	} of[NAMES];
};

struct marches {
	int n, more; /* more: units whose ways found no room */
	struct march at[MARCHES];
};

static void points_rows(const struct seat *seat, const struct view *before, const struct view *after, struct chart *out)
{
	for (int i = 0; i < after->tracks; i++) {
		const struct track *t = &after->track[i], *was = rows_track_in(before, t->name, t->side);
		if (!was || !strcmp(was->value, t->value))
			continue;
		struct chart_row *r = chart_add(out, CHART_PLAIN);
		snprintf(r->group, sizeof r->group, "Points");
		r->side = t->side;
		rows_track(seat->scenario, t, r->cell[0]);
		chart_cell(r, 1, was->value);
		chart_cell(r, 2, t->value);
	}
}

static bool is_march(const struct event *e)
{
	return e && (e->kind == EVENT_MOVE || e->kind == EVENT_ARRIVE || e->kind == EVENT_EXIT);
}

const struct event *rows_march_before(const struct seat *seat, struct spot from, struct spot at)
{
	const struct event *e = spot_event(seat, at), *last = NULL;
	if (!is_march(e) || e->piece < 0 || e->from < 0)
		return NULL;
	for (; spot_before(from, at); spot_next(seat, &from)) {
		const struct event *k = spot_event(seat, from);
		if (is_march(k) && k->piece == e->piece)
			last = k;
	}
	return last && last->to == e->from ? last : NULL;
}

/* Where the march that begins here ends, all parts of it. */
static int march_end(const struct seat *seat, struct spot at, struct spot to)
{
	const struct event *first = spot_event(seat, at);
	int end = first->to;
	while (first->piece >= 0 && end >= 0 && spot_next(seat, &at) && spot_before(at, to)) {
		const struct event *e = spot_event(seat, at);
		if (!is_march(e) || e->piece != first->piece)
			continue;
		if (e->from != end)
			break;
		end = e->to;
	}
	return end;
}

/* "won", or by whom it was taken: a flag alone does not say which of both; or how else it changed. */
static void say_taken(const struct seat *seat, const struct taken_place *k, char *out, size_t size)
{
	struct text words;
	text_set(&words, "taken by %s", side_they_amid(seat->scenario, k->side).at);
	text_copy(out, size, k->how[0] ? k->how : k->side == (int)seat->side ? "won" : words.at);
}

static void place_rows(const struct seat *seat, const struct chapter *ch, struct chart *out)
{
	struct taken_place list[TAKEN];
	int n = rows_taken(seat, ch, list, TAKEN);
	for (int i = 0; i < n; i++) {
		struct chart_row *r = chart_add(out, CHART_PLAIN);
		snprintf(r->group, sizeof r->group, "Places");
		r->place = list[i].place;
		r->side = list[i].side;
		r->mark = seat->side == NOBODY ? CHART_UNMARKED : list[i].side == (int)seat->side ? CHART_GOOD : CHART_BAD;
		rows_place(seat->scenario, list[i].place, r->cell[0]);
		say_taken(seat, &list[i], r->cell[2], sizeof r->cell[2]);
	}
}

static void add_name(struct march *m, const char *name)
{
	int i = 0;
	while (i < m->names && strcmp(m->of[i].name, name) != 0)
		i++;
	if (i == NAMES) {
		m->others++;
		return;
	}
	m->names = i == m->names ? i + 1 : m->names;
	m->of[i].name = m->of[i].name ? m->of[i].name : name;
	m->of[i].times++;
}

static void add_march(struct marches *all, const struct scenario *s, const struct event *e)
{
	int i = 0;
	while (i < all->n && (all->at[i].from != e->from || all->at[i].to != e->to))
		i++;
	if (i == MARCHES) {
		all->more++;
		return;
	}
	all->n = i == all->n ? i + 1 : all->n;
	if (i == all->n - 1 && !all->at[i].names)
		all->at[i].piece = NONE;
	all->at[i].from = e->from;
	all->at[i].to = e->to;
	if (all->at[i].piece == NONE)
		all->at[i].piece = e->piece;
	add_name(&all->at[i], e->piece >= 0 ? s->piece[e->piece].name : "closed unit");
}

/* "3 Infantry Corps, Davout, 2 closed units" */
static void say_names(const struct march *m, char *out, size_t size)
{
	size_t used = 0;
	for (int i = 0; i < m->names && used + 4 < size; i++) {
		char all[80];
		text_counted(all, sizeof all, m->of[i].times, m->of[i].name);
		used += (size_t)snprintf(out + used, size - used, "%s%s", i ? ", " : "", all);
	}
	if (m->others && used + 16 < size)
		snprintf(out + used, size - used, ", %d more", m->others);
}

/* --- losses --- */

/* How a loss is told: who, where and why, as in the log. */
static void loss_words(const struct seat *seat, const struct event *e, struct text *out)
{
	out->at[0] = 0;
	seat->words->tell(seat->scenario, e, out);
}

/* Was it told in the same words before? Then that line counts it. */
static bool told_before(const struct seat *seat, struct spot from, struct spot at, const char *words)
{
	for (struct spot k = from; spot_before(k, at); spot_next(seat, &k)) {
		const struct event *e = spot_event(seat, k);
		struct text other;
		if (!e || !event_is_loss(e))
			continue;
		loss_words(seat, e, &other);
		if (!strcmp(other.at, words))
			return true;
	}
	return false;
}

static int times_told(const struct seat *seat, struct spot at, struct spot to, const char *words)
{
	int n = 0;
	for (; spot_before(at, to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		struct text other;
		if (!e || !event_is_loss(e))
			continue;
		loss_words(seat, e, &other);
		n += !strcmp(other.at, words);
	}
	return n;
}

/* Who was lost or hurt, how many, why, and by which rule. */
static void loss_rows(const struct seat *seat, const struct chapter *ch, struct chart *out)
{
	const char *const *cites = seat->scenario->rules->cites;
	for (struct spot at = ch->from; spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		struct text words;
		char times[24] = "", rule[120] = "";
		if (!e || !event_is_loss(e))
			continue;
		loss_words(seat, e, &words);
		if (!words.at[0] || told_before(seat, ch->from, at, words.at))
			continue;
		int n = times_told(seat, at, ch->to, words.at);
		if (n > 1)
			snprintf(times, sizeof times, ", %d times", n);
		if (e->rule >= 0 && cites)
			snprintf(rule, sizeof rule, " [%.40s](#%.40s)", cites[e->rule], cites[e->rule]);
		struct chart_row *r = chart_add(out, CHART_REMARK);
		snprintf(r->group, sizeof r->group, "Losses");
		char told[TOLD];
		rows_fit(words.at, told, sizeof told);
		snprintf(r->note, sizeof r->note, "%s%s%s", told, times, rule);
		r->place = e->from;
		r->side = (int8_t)e->side;
		r->loss = true;
	}
}

/* --- deeds --- */

/* What lasts on the map, in the words of the log; what strikes the seat's own side is marked. */
static void deed_rows(const struct seat *seat, const struct chapter *ch, struct chart *out)
{
	for (struct spot at = ch->from; spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		struct text words = {""};
		if (!e || !event_is_deed(seat, e))
			continue;
		seat->words->tell(seat->scenario, e, &words);
		if (!words.at[0])
			continue;
		struct chart_row *r = chart_add(out, CHART_REMARK);
		snprintf(r->group, sizeof r->group, e->to >= 0 ? "On the map" : "Cards");
		rows_fit(words.at, r->note, TOLD);
		r->place = e->to;
		r->side = (int8_t)e->side;
		r->mark = e->side == (int)seat->side ? CHART_BAD : CHART_UNMARKED;
	}
}

/* --- marches --- */

static void march_rows(const struct seat *seat, const struct chapter *ch, struct chart *out)
{
	const struct scenario *s = seat->scenario;
	struct marches all = {0};
	for (struct spot at = ch->from; spot_before(at, ch->to); spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		if (!is_march(e) || e->side != ch->side || rows_march_before(seat, ch->from, at))
			continue;
		struct event whole = *e;
		whole.to = (int16_t)march_end(seat, at, ch->to);
		add_march(&all, s, &whole);
	}
	for (int i = 0; i < all.n; i++) {
		const struct march *m = &all.at[i];
		char names[160];
		struct chart_row *r = chart_add(out, CHART_PLAIN);
		snprintf(r->group, sizeof r->group, "%s", DISPATCH_MARCHES);
		r->place = m->to >= 0 ? m->to : m->from;
		r->piece = m->piece;
		r->closed = m->piece == NONE;
		r->side = ch->side;
		say_names(m, names, sizeof names);
		rows_fit(names, r->cell[0], sizeof r->cell[0]);
		if (strlen(names) >= sizeof r->cell[0]) /* all of them below */
			snprintf(r->note, sizeof r->note, "%s", names);
		if (m->from >= 0)
			rows_place(s, m->from, r->cell[1]);
		else
			chart_cell(r, 1, "arrive");
		if (m->to >= 0)
			rows_place(s, m->to, r->cell[2]);
		else
			chart_cell(r, 2, "off the map");
	}
	if (all.more)
		snprintf(chart_add(out, CHART_REMARK)->note, sizeof out->row[0].note, "%d more marches", all.more);
}

void rows_of_dispatch(const struct seat *seat, const struct chapter *ch, struct chart *out)
{
	struct view *before = rows_view(seat, ch->from.decision), *after = rows_view(seat, chapter_after(ch));
	out->head.small = true;
	chart_column(out, "", 6, false, false);
	chart_column(out, "from", 4, false, false);
	chart_column(out, "to", 4, false, false);
	points_rows(seat, before, after, out);
	place_rows(seat, ch, out);
	loss_rows(seat, ch, out);
	deed_rows(seat, ch, out);
	march_rows(seat, ch, out);
	rows_view_free(before);
	rows_view_free(after);
}

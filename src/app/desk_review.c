/* The review of a game that is over: which phases cost most, found phase by phase while its page is open. */
#include "app/desk_own.h"
#include "ui/text.h"

#include <stdio.h>
#include <string.h>

static void wake(void *who)
{
	canvas_wake(who);
}

/* Does a level of victory in which games of these two plans end say more than who won? */
static bool levels_tell(const struct scenario *s, const struct review_moment *m)
{
	for (int by = 0; by <= SIDES && words_of(s)->degrees; by++)
		for (int level = 0; level < THOUGHT_LEVELS; level++) {
			struct result r = {.over = 1, .winner = (int8_t)(by - 1), .level = (int16_t)level};
			if ((m->did.ended[by][level] || m->better.ended[by][level]) && ui_level(s, &r)[0])
				return true;
		}
	return false;
}

/* "French, Marginal victory", "French decisive victory", "a draw". */
static struct text say_level(const struct scenario *s, int by, int level)
{
	struct text out;
	const char *name = s->rules->levels[level], *side = by ? s->side_name[by - 1] : "";
	text_set(&out, "%.30s%s%.60s", text_holds(name, side) ? "" : side, text_holds(name, side) ? "" : ", ", name);
	return out;
}

enum { LEVELS_TOLD = 3 };

/* ", and of 12 games 9 end \u201cFrench, Marginal victory\u201d and 3 \u201cDraw\u201d", the most frequent first; "" where none comes to its end. */
static struct text say_levels(const struct scenario *s, const struct review_plan *p)
{
	enum { WAYS = (SIDES + 1) * THOUGHT_LEVELS };
	int ends[WAYS], ways = 0, others = 0;
	struct text all = {""}, out = {""}, part;
	memcpy(ends, p->ended, sizeof ends);
	for (int k = 0; k < WAYS; k++)
		ways += ends[k] > 0;
	for (int i = 0, most = 0; i < ways; i++, ends[most] = 0) {
		for (int k = 0; k < WAYS; k++)
			most = ends[k] > ends[most] ? k : most;
		struct text level = say_level(s, most / THOUGHT_LEVELS, most % THOUGHT_LEVELS);
		if (ends[most] == p->looks)
			text_set(&part, "all end \u201c%s\u201d", level.at);
		else
			text_set(&part, "%d%s \u201c%s\u201d", ends[most], i ? "" : ends[most] == 1 ? " ends" : " end", level.at);
		if (i < LEVELS_TOLD)
			text_listed(&all, i, ways, part.at);
		else
			others += ends[most];
	}
	text_set(&part, " and %d otherwise", others);
	if (ways)
		text_set(&out, ", and of %d games %.150s%.30s", p->looks, all.at, others ? part.at : "");
	return out;
}

/* Of a plan: what is told of how its games end. Where neither of two brings a game to its end nothing is. */
enum telling { TELLS_NOT, TELLS_WINS, TELLS_LEVELS };

/* "1.3 French and 0.4 Russian units are lost, and the French side wins 2 and loses 9 of 12 games". Both plans are told of the side that
 * decided. */
static struct text say_plan(const struct seat *seat, const struct review_plan *p, enum side mine, enum telling ends)
{
	const struct scenario *s = seat->scenario;
	struct text out, wins = {""};
	int lost[SIDES] = {desk_tenths(p->lost[0]), desk_tenths(p->lost[1])};
	if (ends == TELLS_LEVELS)
		wins = say_levels(s, p);
	else if (ends == TELLS_WINS)
		text_set(&wins, ", and the %.30s side wins %d and loses %d of %d games", s->side_name[mine], p->won[mine], p->won[side_other(mine)],
			 p->looks);
	if (lost[0] || lost[1])
		text_set(&out, "%d.%d %.30s and %d.%d %.30s %s are lost%.180s", lost[0] / 10, lost[0] % 10, s->side_name[0], lost[1] / 10, lost[1] % 10,
			 s->side_name[1], chapter_lost_of(seat, 2), wins.at);
	else
		text_set(&out, "no %s are lost%.180s", chapter_lost_of(seat, 2), wins.at);
	return out;
}

static bool any_won(const struct review_plan *p)
{
	return p->won[SIDE_0] || p->won[SIDE_1];
}

/* What a worse level is, where all games end with the victory of one side. */
static const char *worse_words(const struct review_moment *m)
{
	enum side other = side_other(m->side);
	if (m->did.won[m->side] == m->did.looks && m->better.won[m->side] == m->better.looks)
		return "with a lower level of victory";
	if (m->did.won[other] == m->did.looks && m->better.won[other] == m->better.looks)
		return "with a higher level of the enemy\u2019s victory";
	return "at a worse level";
}

/* How far what was done lies behind. Where games are decided otherwise they are told, not what the judgement makes of them. */
static struct text say_worth(const struct review_moment *m)
{
	struct text out;
	int tenths = desk_tenths(m->points_behind);
	if (desk_fares_worse(m->did.won, m->better.won, m->side))
		text_set(&out, "fewer of these games come out well than by the Captain\u2019s plan");
	else if (m->ends_worse > m->ends_better)
		text_set(&out, "%d of these games end%s %s than by the Captain\u2019s plan, %d better", m->ends_worse,
			 m->ends_worse == 1 ? "s" : "", worse_words(m), m->ends_better);
	else
		text_set(&out, "worth %d.%d %s less than the Captain\u2019s plan", tenths / 10, tenths % 10, m->points);
	return out;
}

enum { MUCH = 8 }; /* so many points for one of what is lost are not told by it alone */

/* What is lost and won speaks for the better plan, as far as it is told: a sentence where it does not, or for a small part only. */
static const char *toll_tells(const struct review_moment *m)
{
	const struct review_plan *did = &m->did, *better = &m->better;
	enum side mine = m->side, other = side_other(mine);
	int gain = desk_tenths(better->lost[other]) - desk_tenths(better->lost[mine]) - (desk_tenths(did->lost[other]) - desk_tenths(did->lost[mine]));
	if (desk_fares_worse(did->won, better->won, mine))
		return "";
	if (m->ends_worse > m->ends_better)
		return gain > 0 ? "" : !gain ? " The difference lies in the level of the victory." : " The losses speak for what was ordered, the level of the victory against it.";
	if (gain <= 0)
		return " The difference lies in how they stand.";
	return desk_tenths(m->points_behind) > MUCH * gain ? " Most of it lies in how they stand." : "";
}

static void say_moment(const struct desk *d, const struct review_moment *m, struct review_entry *out)
{
	const struct scenario *s = desk_seat(d)->scenario;
	const struct heard *h = chronicle_heard(desk_seat(d)->chronicle, m->moment);
	enum telling ends = levels_tell(s, m) ? TELLS_LEVELS : any_won(&m->did) || any_won(&m->better) ? TELLS_WINS : TELLS_NOT;

	snprintf(out->title, sizeof out->title, "Turn %d: %s. %s: %s", scenario_turn_number(s, h->turn), scenario_turn(s, h->turn), s->side_name[h->side & 1],
		 s->rules->phases[h->row].name);
	ui_say_compare(d->ui, m->moment, m->did.order, m->did.n, m->better.order, m->better.n, out->plans, sizeof out->plans);
	snprintf(out->text, sizeof out->text, "Decision %d, played out %d times: %.120s%s%.60s%s. After what was ordered %s. After his plan %s.%s",
		 m->moment + 1, m->did.looks, say_worth(m).at, m->manner && *m->manner ? " (" : "",
		 m->manner ? m->manner : "", m->manner && *m->manner ? ")" : "", say_plan(desk_seat(d), &m->did, m->side, ends).at,
		 say_plan(desk_seat(d), &m->better, m->side, ends).at, toll_tells(m));
}

static void show_review(struct desk *d, bool done, bool opens)
{
	const struct review_moment *m;
	struct review_page page = {.permille = done ? NONE : review_permille(d->review), .both = review_of_both(d->review)};

	page.n = review_moments(d->review, &m);
	for (int i = 0; i < page.n; i++)
		say_moment(d, &m[i], &page.at[i]);
	ui_review(d->ui, &page, opens);
}

void desk_review_end(struct desk *d)
{
	review_close(d->review);
	d->review = NULL;
	d->reviews = false;
}

void desk_review(struct desk *d)
{
	if (!d->m)
		return;
	if (d->review && !review_holds(d->review))
		desk_review_end(d);
	if (!d->review && !desk_seat(d)->prompt.result.over)
		return;
	if (!d->review) {
		d->review = review_open(desk_seat(d), player_adviser(), d->o.threads ? wake : NULL, d->c);
		d->reviews = d->review != NULL;
	}
	if (d->review)
		show_review(d, !d->reviews, true);
}

bool desk_review_work(struct desk *d)
{
	if (!d->reviews)
		return false;
	if (!review_holds(d->review)) {
		desk_review_end(d);
		return false;
	}
	bool done;
	do
		done = review_work(d->review);
	while (!done && !d->o.threads && !d->o.slices);
	d->reviews = !done;
	show_review(d, done, false);
	return !done && !review_wakes(d->review);
}

void desk_review_show(struct desk *d, int which)
{
	const struct review_moment *m;

	if (!d->review || which < 0 || which >= review_moments(d->review, &m))
		return;
	desk_look(d, m[which].moment);
	ui_compare(d->ui, m[which].did.order, m[which].did.n, m[which].better.order, m[which].better.n);
	table_advise(d->table, m[which].better.order, m[which].better.n);
	d->advised = true;
}

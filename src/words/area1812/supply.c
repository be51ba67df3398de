/* The choices of the Supply Interphase in words: what each of them would do, before it is given. */
#include "words/area1812/own.h"

/* "stays 50% depleted", "becomes 100% depleted" */
static const char *change(int before, int after)
{
	return before == after ? "stays" : "becomes";
}

static void draw_words(const struct scenario *s, const struct campaign *c, const struct order *o, struct text *out)
{
	const struct land *g = land_of(s);
	struct larder l = ar_larder(s, c);
	int r = frame_now(&c->p)->number, host = g->region[o->place], n = o->number;
	const char *verb = n == 1 ? "corps draws" : "corps draw";
	if (host == r) {
		bool spent = larder_spends(&l, r, c->on_depot[r] + n);
		text_set(out, "%d %s on the depot here, which %s", n, verb, spent ? "is used up" : "stays");
		return;
	}
	int before = c->depleted[host], after = (int)larder_host_after(&l, o->side, host, n, true);
	text_set(out, "%d %s on %s, which %s %s", n, verb, CALLED(s, o->place),
		 change(before, after), supply_state_words(after));
}

static void share_words(const struct scenario *s, const struct campaign *c, const struct order *o, struct text *out)
{
	struct larder l = ar_larder(s, c);
	int r = frame_now(&c->p)->number, on = o->number;
	int after = (int)larder_share_after(&l, o->side, r, on, larder_may_track(&l, o->side, r));
	bool spent = larder_spends(&l, r, on);
	if (!on)
		text_set(out, "None: %s", supply_state_short(after));
	else
		text_set(out, "%d: %s%s", on, supply_state_short(after), spent ? ", a depot gone" : "");
}

static void track_words(const struct scenario *s, const struct campaign *c, const struct order *o, struct text *out)
{
	const struct land *g = land_of(s);
	bool with = o->number == CHOICE_WITH;
	struct larder l = ar_larder(s, c);
	int r = frame_now(&c->p)->number, n = larder_users(&l, r), turn = c->p.header.turn;
	int after = (int)supply_depletes(&g->charts, turn, with, n, (enum depleted)c->depleted[r]);
	text_set(out, "%s: %s", with ? "With" : "Without", supply_state_short(after));
}

void ar_supply_words(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	const struct campaign *c = campaign_of(p);
	int row = p->header.result.over ? NONE : frame_now(p)->row;
	if (o->verb == VERB_PASS)
		text_set(out, "Choose for me");
	else if (row == ROW_SOURCE && o->verb == VERB_DRAW)
		draw_words(s, c, o, out);
	else if (row == ROW_SHARE && o->verb == VERB_SPEND)
		share_words(s, c, o, out);
	else if (row == ROW_TRACK && o->verb == VERB_CHOOSE)
		track_words(s, c, o, out);
	else if (row == ROW_EXPEND && o->verb == VERB_NAME && o->place >= 0)
		text_set(out, "The depot in %s is used up", CALLED(s, o->place));
	else if (row == ROW_ORDER && o->verb == VERB_NAME && o->place >= 0)
		text_set(out, "%s draws first", land_of(s)->region_id[land_of(s)->region[o->place]]);
}

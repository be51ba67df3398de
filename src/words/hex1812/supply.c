/* The choices of the Supply Interphase in words: what each of them would do, before it is given. */
#include "words/hex1812/own.h"

static void draw_words(const struct scenario *s, const struct campaign *c, const struct order *o, struct text *out)
{
	struct larder l = hx_larder(s, c);
	int r = frame_now(&c->p)->number, host = ground_of(s)->region[o->place], n = o->number;
	const char *verb = n == 1 ? "corps draws" : "corps draw";
	if (host == r) {
		text_set(out, "%d %s on the depot here, which %s", n, verb,
			 larder_spends(&l, r, c->on_depot[r] + n) ? "is used up" : "stays");
		return;
	}
	int before = c->depleted[host], after = (int)larder_host_after(&l, o->side, host, n, true);
	text_set(out, "%d %s on %s %s, which %s %s", n, verb, ground_of(s)->region_id[host], ground_of(s)->region_name[host],
		 before == after ? "stays" : "becomes", supply_state_words(after));
}

static void share_words(const struct scenario *s, const struct campaign *c, const struct order *o, struct text *out)
{
	struct larder l = hx_larder(s, c);
	int r = frame_now(&c->p)->number, on = o->number;
	int after = (int)larder_share_after(&l, o->side, r, on, larder_may_track(&l, o->side, r));
	if (!on)
		text_set(out, "None: %s", supply_state_short(after));
	else
		text_set(out, "%d: %s%s", on, supply_state_short(after), larder_spends(&l, r, on) ? ", a depot gone" : "");
}

static void track_words(const struct scenario *s, const struct campaign *c, const struct order *o, struct text *out)
{
	struct larder l = hx_larder(s, c);
	bool with = o->number == CHOICE_WITH;
	int r = frame_now(&c->p)->number, n = larder_users(&l, r), turn = c->p.header.turn;
	text_set(out, "%s: %s", with ? "With" : "Without",
		 supply_state_short((int)supply_depletes(&ground_of(s)->charts, turn, with, n, (enum depleted)c->depleted[r])));
}

void hx_supply_words(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	const struct campaign *c = campaign_of(p);
	int row = p->header.result.over ? NONE : frame_now(p)->row;
	if (o->verb == VERB_PASS && row >= ROW_SUPPLY)
		text_set(out, "Choose for me");
	else if (row == ROW_SOURCE && o->verb == VERB_DRAW && o->place >= 0)
		draw_words(s, c, o, out);
	else if (row == ROW_SHARE && o->verb == VERB_SPEND)
		share_words(s, c, o, out);
	else if (row == ROW_TRACK && o->verb == VERB_CHOOSE)
		track_words(s, c, o, out);
	else if (row == ROW_EXPEND && o->verb == VERB_NAME && o->place >= 0)
		text_set(out, "The depot at %s is used up", hx_place(s, o->place).at);
	else if (row == ROW_ORDER && o->verb == VERB_NAME && o->place >= 0)
		text_set(out, "%s draws first", ground_of(s)->region_name[ground_of(s)->region[o->place]]);
}

/* What an attack would bring, before it is made: every item of the odds and the chance of each result. */
#include "rules/hex1812/combat.h"

/* [Combat I] Attackers over an unbridged river at less than 160 % are lost whatever the die. */
static void chances(const struct scenario *s, const struct hx_sum *sum, struct outlook *out)
{
	int ways[CRT_RESULTS] = {0};
	out->sum.table = (int16_t)ground_of(s)->crt;
	out->sum.column = (int16_t)table_column_for(&s->table[ground_of(s)->crt], sum->percent);
	if (!sum->weak) {
		outlook_table(out, s, out->sum.table, out->sum.column, 0);
		return;
	}
	ways[CRT_AE] = 1;
	out->kind = OUTLOOK_EXACT;
	outlook_case(out, NONE, NONE, ways, CRT_RESULTS);
}

/* What would be lost for good. */
static void warn(const struct scenario *s, const struct campaign *c, const struct hx_clash *clash, const struct hx_sum *sum,
		 struct outlook *out)
{
	if (sum->weak) {
		struct warning *w = outlook_warn(out, CITE_COMBAT_I);
		text_set(&w->words, "Over an unbridged river at less than %d%%: all attackers would be eliminated",
			 figures_of(s)->combat.unbridged);
		w->loses = true;
	}
	for (int k = 0; k < clash->tos; k++)
		if (hx_is_fortress(s, clash->to[k]))
			text_set(&outlook_warn(out, CITE_FORTRESS_C)->words, "Who holds a fortress does not retreat: Dr and Drs mean nothing");
	(void)c;
}

static void outlook_of(const struct scenario *s, const struct campaign *c, int battle, struct outlook *out)
{
	struct hx_clash clash;
	struct hx_sum sum;
	hx_clash_of(c, battle, &clash);
	if (!clash.froms || !clash.tos)
		return;
	hx_clash_add(s, c, &clash, &sum, &out->sum);
	out->sum.side = (int8_t)clash.side;
	out->sum.place = clash.to[0];
	out->sum.kind = ACCOUNT_COMBAT;
	chances(s, &sum, out);
	warn(s, c, &clash, &sum, out);
}

void hx_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess, struct outlook *out)
{
	union any_position copy;
	struct campaign *c = campaign_at(&copy.common);
	(void)guess; /* nothing is hidden */
	outlook_clear(out);
	if (p->header.result.over)
		return;
	int row = frame_now(p)->row;
	if (row == ROW_DECLARE) {
		copy.common = *p;
		*c = *campaign_of(p);
		if (o && o->verb != VERB_COMMIT && rules_allow(s, p, o, NULL))
			hx_declare_act(s, &copy.common, o, NULL);
		else if (o && o->verb != VERB_COMMIT)
			return;
		if (c->attacks)
			outlook_of(s, c, c->attack[c->attacks - 1].battle, out);
	} else if (row == ROW_RESOLVE && o && rules_allow(s, p, o, NULL)) {
		outlook_of(s, campaign_of(p), hx_battle_named(campaign_of(p), o->place), out);
	}
}

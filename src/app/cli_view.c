/* Views, chances and overlays as JSON. */
#include "app/cli.h"
#include "words/words.h"

static const char *const boxes[] = {[BOX_NONE] = "", [BOX_ARRIVING] = "arriving", [BOX_LATER] = "later",
				    [BOX_LOST] = "lost", [BOX_EXITED] = "exited", [BOX_UNUSED] = "unused"};
static const char *const lies[] = {[LIE_ONE] = "one", [LIE_PILE] = "pile", [LIE_HEAP] = "heap", [LIE_BLOCK] = "block"};
static const char *const arrows[] = {[ARROW_IS_ATTACK] = "attack", [ARROW_IS_AXIS] = "axis", [ARROW_IS_SUPPLY] = "supply"};
static const char *const outlooks[] = {[OUTLOOK_EXACT] = "exact", [OUTLOOK_BY_CASE] = "by-case",
				       [OUTLOOK_RANGE] = "range", [OUTLOOK_UNKNOWN] = "unknown"};

static void add_side(cJSON *out, const struct scenario *s, int side)
{
	if (side == SIDE_0 || side == SIDE_1)
		cli_text(out, "side", s->side_id[side]);
}

static void add_place(cJSON *out, const struct scenario *s, const char *key, int place)
{
	if (place >= 0 && place < s->board.count)
		cli_text(out, key, s->board.at[place].id);
}

static void add_figures(cJSON *out, const struct scenario *s, const struct counter *c)
{
	cJSON *list = NULL;
	for (int i = 0; figure_of(s, i); i++) {
		if (c->figure[i] == NONE)
			continue;
		list = list ? list : cJSON_AddObjectToObject(out, "figures");
		cJSON_AddNumberToObject(list, figure_of(s, i)->name, c->figure[i]);
	}
}

static cJSON *counter_json(const struct scenario *s, const struct counter *c)
{
	cJSON *out = cJSON_CreateObject();
	if (c->piece >= 0 && c->piece < s->pieces)
		cli_text(out, "piece", s->piece[c->piece].id);
	add_side(out, s, c->side);
	add_place(out, s, "place", c->place);
	cJSON_AddNumberToObject(out, "height", c->height);
	cJSON_AddNumberToObject(out, "face", c->face);
	if (c->box > BOX_NONE && c->box <= BOX_UNUSED)
		cli_text(out, "box", boxes[c->box]);
	if (c->number != NONE)
		cJSON_AddNumberToObject(out, "number", c->number);
	add_figures(out, s, c);
	if (c->badges) {
		cJSON *list = cJSON_AddArrayToObject(out, "badges");
		for (int i = 0; badge_of(s, i); i++)
			if (c->badges >> i & 1)
				cJSON_AddItemToArray(list, cJSON_CreateString(badge_of(s, i)->name));
	}
	return out;
}

static cJSON *marker_json(const struct scenario *s, const struct view_marker *m)
{
	cJSON *out = cJSON_CreateObject();
	cli_text(out, "sprite", m->sprite);
	add_side(out, s, m->side);
	add_place(out, s, "place", m->place);
	add_place(out, s, "other", m->other);
	cJSON_AddNumberToObject(out, "value", m->value);
	cli_text(out, "tip", m->tip);
	if (m->extent)
		cJSON_AddNumberToObject(out, "extent", m->extent);
	return out;
}

static cJSON *arrow_json(const struct scenario *s, const struct view_arrow *a)
{
	cJSON *out = cJSON_CreateObject();
	cli_text(out, "kind", a->kind <= ARROW_IS_SUPPLY ? arrows[a->kind] : "?");
	add_side(out, s, a->side);
	add_place(out, s, "from", a->from);
	add_place(out, s, "to", a->to);
	if (a->value != NONE)
		cJSON_AddNumberToObject(out, "value", a->value);
	return out;
}

static cJSON *card_json(const struct scenario *s, const struct view_card *c)
{
	cJSON *out = cJSON_CreateObject();
	if (pile_of(s, c->pile))
		cli_text(out, "pile", pile_of(s, c->pile)->name);
	add_side(out, s, c->side);
	if (c->card >= 0 && c->card < s->cards)
		cli_text(out, "card", s->card[c->card].id);
	if (c->ready)
		cJSON_AddTrueToObject(out, "ready");
	return out;
}

static cJSON *box_json(const struct scenario *s, const struct view_box *b)
{
	cJSON *out = cJSON_CreateObject();
	cli_text(out, "box", b->box);
	add_side(out, s, b->side);
	if (b->sprite[0])
		cli_text(out, "sprite", b->sprite);
	if (b->card >= 0 && b->card < s->cards)
		cli_text(out, "card", s->card[b->card].id);
	if (b->number != NONE)
		cJSON_AddNumberToObject(out, "number", b->number);
	return out;
}

/* Where there are any. */
static void add_arrows_and_cards(cJSON *out, const struct scenario *s, const struct view *v)
{
	cJSON *list = v->arrows ? cJSON_AddArrayToObject(out, "arrows") : NULL;
	for (int i = 0; i < v->arrows; i++)
		cJSON_AddItemToArray(list, arrow_json(s, &v->arrow[i]));
	list = v->cards ? cJSON_AddArrayToObject(out, "cards") : NULL;
	for (int i = 0; i < v->cards; i++)
		cJSON_AddItemToArray(list, card_json(s, &v->card[i]));
	list = v->boxes ? cJSON_AddArrayToObject(out, "boxes") : NULL;
	for (int i = 0; i < v->boxes; i++)
		cJSON_AddItemToArray(list, box_json(s, &v->box[i]));
}

cJSON *cli_view(const struct scenario *s, const struct view *v)
{
	cJSON *out = cJSON_CreateObject();
	cli_text(out, "turn", v->turn);
	cli_text(out, "phase", v->phase);
	cli_text(out, "lie", v->lie <= LIE_BLOCK ? lies[v->lie] : "?");
	cJSON *list = cJSON_AddArrayToObject(out, "counters");
	for (int i = 0; i < v->counters; i++)
		cJSON_AddItemToArray(list, counter_json(s, &v->counter[i]));
	list = cJSON_AddArrayToObject(out, "markers");
	for (int i = 0; i < v->markers; i++)
		cJSON_AddItemToArray(list, marker_json(s, &v->marker[i]));
	add_arrows_and_cards(out, s, v);
	list = cJSON_AddArrayToObject(out, "tracks");
	for (int i = 0; i < v->tracks; i++) {
		cJSON *track = cJSON_CreateObject();
		cli_text(track, "name", v->track[i].name);
		cli_text(track, "value", v->track[i].value);
		add_side(track, s, v->track[i].side);
		cJSON_AddItemToArray(list, track);
	}
	list = cJSON_AddArrayToObject(out, "lines");
	for (int i = 0; i < v->lines; i++)
		cJSON_AddItemToArray(list, cJSON_CreateString(v->line[i]));
	for (int side = 0; side < SIDES; side++)
		if (v->left[side][0])
			cli_text(out, side ? "left_1" : "left_0", v->left[side]);
	cJSON_AddBoolToObject(out, "curtain", v->curtain);
	return out;
}

/* One case: when it holds, whose attack its results speak of, what leads to them, and their chances. */
static cJSON *case_json(const struct scenario *s, const struct outlook *o, int i)
{
	const struct table *t = o->sum.table >= 0 && o->sum.table < s->tables ? &s->table[o->sum.table] : NULL;
	cJSON *one = cJSON_CreateObject();
	if (o->cases > 1 && o->on[i].if_text >= 0) {
		cli_text(one, "if", words_of(s)->texts[o->on[i].if_text]);
		cJSON_AddNumberToObject(one, "number", o->on[i].if_number);
	}
	if (o->on[i].attacker == SIDE_0 || o->on[i].attacker == SIDE_1)
		cli_text(one, "attacker", s->side_id[o->on[i].attacker]);
	if (o->on[i].how[0])
		cli_text(one, "how", o->on[i].how);
	cJSON_AddNumberToObject(one, "of", o->on[i].of);
	cJSON *chances = cJSON_AddObjectToObject(one, "chances");
	for (int k = 0; k < o->on[i].n; k++)
		if (t && o->on[i].at[k].result >= 0 && o->on[i].at[k].result < t->results)
			cJSON_AddNumberToObject(chances, t->result[o->on[i].at[k].result], o->on[i].at[k].ways);
	return one;
}

/* What is taken for each hidden number of the enemy, and what else the order brings about; where there is any. */
static void add_guesses_and_warnings(cJSON *out, const struct scenario *s, const struct outlook *o)
{
	cJSON *list = o->guesses ? cJSON_AddArrayToObject(out, "guesses") : NULL;
	for (int i = 0; i < o->guesses; i++) {
		cJSON *one = cJSON_CreateObject();
		cli_text(one, "what", words_of(s)->texts[o->guess[i].text]);
		cJSON_AddNumberToObject(one, "low", o->guess[i].low);
		cJSON_AddNumberToObject(one, "high", o->guess[i].high);
		cJSON_AddNumberToObject(one, "value", o->guess[i].value);
		cJSON_AddItemToArray(list, one);
	}
	list = o->warnings ? cJSON_AddArrayToObject(out, "warnings") : NULL;
	for (int i = 0; i < o->warnings; i++) {
		cJSON *one = cJSON_CreateObject();
		cli_text(one, "words", o->warn[i].words.at);
		if (o->warn[i].rule >= 0)
			cli_text(one, "rule", s->rules->cites[o->warn[i].rule]);
		cJSON_AddBoolToObject(one, "loses", o->warn[i].loses);
		cJSON_AddItemToArray(list, one);
	}
}

cJSON *cli_outlook(const struct scenario *s, const struct outlook *o)
{
	cJSON *out = cJSON_CreateObject();
	cli_text(out, "kind", o->kind <= OUTLOOK_UNKNOWN ? outlooks[o->kind] : "?");
	add_guesses_and_warnings(out, s, o);
	if (o->kind == OUTLOOK_UNKNOWN)
		return out;
	cJSON_AddItemToObject(out, "account", cli_account(s, &o->sum));
	cJSON *cases = cJSON_AddArrayToObject(out, "cases");
	for (int i = 0; i < o->cases; i++)
		cJSON_AddItemToArray(cases, case_json(s, o, i));
	return out;
}

cJSON *cli_overlay(const struct scenario *s, const struct overlay *o)
{
	cJSON *out = cJSON_CreateObject();
	cli_text(out, "what", query_name((enum query)o->kind));
	cJSON *places = cJSON_AddObjectToObject(out, "places"), *from = cJSON_AddObjectToObject(out, "from");
	for (int i = 0; i < s->board.count; i++) {
		if (o->value[i] != NONE)
			cJSON_AddNumberToObject(places, s->board.at[i].id, o->value[i]);
		if (o->from[i] >= 0 && o->from[i] < s->board.count)
			cJSON_AddStringToObject(from, s->board.at[i].id, s->board.at[o->from[i]].id);
	}
	cJSON *pieces = cJSON_AddObjectToObject(out, "pieces");
	for (int i = 0; i < s->pieces; i++)
		if (o->verdict[i])
			cJSON_AddNumberToObject(pieces, s->piece[i].id, o->verdict[i]);
	if (o->why.n)
		cJSON_AddItemToObject(out, "account", cli_account(s, &o->why));
	return out;
}

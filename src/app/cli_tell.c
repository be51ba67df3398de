/* Events, accounts, prompts and orders as JSON. */
#include "app/cli.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const kinds[EVENT_COMMON] = {
	[EVENT_TURN] = "turn", [EVENT_PHASE] = "phase", [EVENT_TAKE] = "take", [EVENT_MOVE] = "move",
	[EVENT_ARRIVE] = "arrive", [EVENT_RETREAT] = "retreat", [EVENT_DISPLACE] = "displace",
	[EVENT_ADVANCE] = "advance", [EVENT_ELIMINATE] = "eliminate", [EVENT_EXIT] = "exit",
	[EVENT_ATTACK] = "attack", [EVENT_ROLL] = "roll", [EVENT_RESULT] = "result", [EVENT_LAPSE] = "lapse",
	[EVENT_RELEASE] = "release", [EVENT_MARKER] = "marker", [EVENT_REVEAL] = "reveal", [EVENT_CARD] = "card",
	[EVENT_SECRET] = "secret", [EVENT_CHANGE] = "change", [EVENT_CHECK] = "check", [EVENT_END] = "end",
	[EVENT_NOTE] = "note"};

static const char *const ops[] = {[LINE_BASE] = "base", [LINE_ADD] = "add", [LINE_TIMES] = "times",
				  [LINE_SUM] = "sum", [LINE_NOTE] = "note"};

/* "move"; a game's own kinds are "own". */
static const char *cli_event_name(int kind)
{
	return kind >= 0 && kind < EVENT_COMMON ? kinds[kind] : "own";
}

static void put_side(const struct scenario *s, cJSON *out, const char *key, int side)
{
	if (side == SIDE_0 || side == SIDE_1)
		cli_text(out, key, s->side_id[side]);
}

static void put_piece(const struct scenario *s, cJSON *out, const char *key, int piece)
{
	if (piece >= 0 && piece < s->pieces)
		cli_text(out, key, s->piece[piece].id);
}

static void put_place(const struct scenario *s, cJSON *out, const char *key, int place)
{
	if (place >= 0 && place < s->board.count)
		cli_text(out, key, s->board.at[place].id);
}

static void put_number(cJSON *out, const char *key, int number)
{
	if (number != NONE)
		cJSON_AddNumberToObject(out, key, number);
}

static void put_seen(const struct scenario *s, cJSON *out, int seen)
{
	if (seen == SEEN_0 || seen == SEEN_1)
		cli_text(out, "seen", s->side_id[seen == SEEN_0 ? 0 : 1]);
}

static void put_word(cJSON *out, const char *key, const char *const *words, int index)
{
	if (index < 0 || !words)
		return;
	for (int i = 0; words[i]; i++)
		if (i == index) {
			cli_text(out, key, words[i]);
			return;
		}
}

static void put_table(const struct scenario *s, const struct account *a, cJSON *out)
{
	if (a->table < 0 || a->table >= s->tables)
		return;
	const struct table *t = &s->table[a->table];
	cli_text(out, "table", t->id);
	if (a->column >= 0 && a->column < t->columns)
		cli_text(out, "column", t->column[a->column]);
	if (a->row >= 0 && a->row < t->rows)
		cli_text(out, "row", t->row[a->row]);
	if (a->result >= 0 && a->result < t->results)
		cli_text(out, "result", t->result[a->result]);
}

static cJSON *account_line_json(const struct scenario *s, const struct line *l)
{
	cJSON *out = cJSON_CreateObject();
	cJSON_AddNumberToObject(out, "ledger", l->ledger);
	cli_text(out, "op", l->op <= LINE_NOTE ? ops[l->op] : "?");
	if (l->op != LINE_NOTE) {
		cJSON_AddNumberToObject(out, "num", l->num);
		cJSON_AddNumberToObject(out, "den", l->den);
	}
	put_piece(s, out, "piece", l->piece);
	put_place(s, out, "place", l->place);
	put_word(out, "text", words_of(s)->texts, l->text);
	put_word(out, "rule", s->rules->cites, l->rule);
	return out;
}

cJSON *cli_account(const struct scenario *s, const struct account *a)
{
	cJSON *out = cJSON_CreateObject();
	put_side(s, out, "side", a->side);
	put_place(s, out, "place", a->place);
	put_seen(s, out, a->seen);
	cJSON *lines = cJSON_AddArrayToObject(out, "lines");
	for (int i = 0; i < a->n; i++)
		cJSON_AddItemToArray(lines, account_line_json(s, &a->at[i]));
	put_table(s, a, out);
	cJSON *dice = a->dice ? cJSON_AddArrayToObject(out, "dice") : NULL;
	for (int i = 0; i < a->dice; i++) {
		cJSON *die = cJSON_CreateObject();
		put_side(s, die, "side", a->die[i].side);
		cJSON_AddNumberToObject(die, "value", a->die[i].value);
		cJSON_AddNumberToObject(die, "drm", a->die[i].drm);
		cJSON_AddItemToArray(dice, die);
	}
	return out;
}

static cJSON *event_json(const struct scenario *s, const struct events *ev, const struct event *at)
{
	cJSON *out = cJSON_CreateObject();
	struct text text = {{0}};
	cli_text(out, "kind", cli_event_name(at->kind));
	put_side(s, out, "side", at->side);
	put_piece(s, out, "piece", at->piece);
	put_place(s, out, "from", at->from);
	put_place(s, out, "to", at->to);
	put_number(out, "number", at->number);
	put_seen(s, out, at->seen);
	if (at->dice[0]) {
		cJSON *dice = cJSON_AddArrayToObject(out, "dice");
		for (int i = 0; i < 4 && at->dice[i]; i++)
			cJSON_AddItemToArray(dice, cJSON_CreateNumber(at->dice[i]));
	}
	put_word(out, "rule", s->rules->cites, at->rule);
	int places;
	const int16_t *way = event_way_of(ev, at, &places);
	cJSON *hexes = way ? cJSON_AddArrayToObject(out, "way") : NULL;
	for (int i = 0; i < places; i++)
		cJSON_AddItemToArray(hexes, cJSON_CreateString(s->board.at[way[i]].id));
	if (at->seals)
		cJSON_AddTrueToObject(out, "seals");
	words_of(s)->tell(s, at, &text);
	if (text.at[0])
		cli_text(out, "text", text.at);
	if (at->account >= 0 && at->account < ev->accounts)
		cJSON_AddItemToObject(out, "account", cli_account(s, &ev->account[at->account]));
	return out;
}

cJSON *cli_events(const struct scenario *s, const struct events *ev)
{
	cJSON *list = cJSON_CreateArray();
	for (int i = 0; i < ev->n; i++)
		cJSON_AddItemToArray(list, event_json(s, ev, &ev->at[i]));
	return list;
}

cJSON *cli_result(const struct scenario *s, const struct result *r)
{
	cJSON *out = cJSON_CreateObject();
	cli_text(out, "winner", r->winner == NOBODY ? "nobody" : s->side_id[r->winner]);
	put_word(out, "level", s->rules->levels, r->level);
	cJSON *score = cJSON_AddArrayToObject(out, "score");
	for (int i = 0; i < SIDES; i++)
		cJSON_AddItemToArray(score, cJSON_CreateNumber(r->score[i]));
	return out;
}

cJSON *cli_ask(const struct scenario *s, const struct prompt *ask)
{
	cJSON *out = cJSON_CreateObject();
	if (ask->side == NOBODY) {
		cJSON_AddBoolToObject(out, "over", true);
		cJSON_AddItemToObject(out, "result", cli_result(s, &ask->result));
		return out;
	}
	put_side(s, out, "side", ask->side);
	cli_text(out, "phase", s->rules->phases[ask->row].name);
	put_word(out, "rule", s->rules->cites, ask->rule);
	cJSON_AddNumberToObject(out, "depth", ask->depth);
	if (ask->reaction)
		cJSON_AddTrueToObject(out, "reaction");
	if (ask->secret)
		cJSON_AddTrueToObject(out, "secret");
	cli_text(out, "ask", ask->ask.at);
	if (ask->why_not.at[0])
		cli_text(out, "why_not", ask->why_not.at);
	put_place(s, out, "place", ask->place);
	put_number(out, "left", ask->left);
	put_number(out, "of", ask->of);
	cJSON *verbs = cJSON_AddArrayToObject(out, "verbs");
	for (int i = 0; i < 64; i++)
		if (ask->verbs >> i & 1 && verb_at(s, i))
			cJSON_AddItemToArray(verbs, cJSON_CreateString(verb_at(s, i)->name));
	cJSON *hand = cJSON_AddArrayToObject(out, "hand");
	for (int i = set_next(&ask->hand, 0); i >= 0 && i < s->pieces; i = set_next(&ask->hand, i + 1))
		cJSON_AddItemToArray(hand, cJSON_CreateString(s->piece[i].id));
	return out;
}

cJSON *cli_orders(const struct scenario *s, const struct orders *list)
{
	cJSON *out = cJSON_CreateArray();
	for (int i = 0; i < list->n; i++) {
		char text[64];
		order_print(s, &list->at[i], text, sizeof text);
		cJSON_AddItemToArray(out, cJSON_CreateString(text));
	}
	return out;
}

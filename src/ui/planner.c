/* The combat tab: who still owes an attack, and the outlook of the attack being built. */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The legal order with this verb and piece, or NONE. */
static int legal(const struct game *g, int verb, int piece)
{
	for (int i = 0; i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb == verb && g->seat->orders.at[i].piece == piece)
			return i;
	return NONE;
}

static void give(struct ui *u, int i)
{
	struct order order = u->game->seat->orders.at[i];
	ui_order(u, &order);
}

static void pick_duty(struct ui *u, struct widget *w, int item, enum pick how)
{
	struct game *g = u->game;
	int piece = w->items->at[item].id;
	int attack = legal(g, VERB_ATTACK, piece);
	if (how == PICK_ENTER && attack >= 0 && g->may_act)
		give(u, attack);
	else if (piece >= 0)
		ui_look(u, piece, game_sees(g, piece));
}

static void pick_candidate(struct ui *u, struct widget *w, int item, enum pick how)
{
	struct game *g = u->game;
	int i = w->items->at[item].id;
	if (i < 0 || i >= g->seat->orders.n)
		return;
	if (how == PICK_ENTER)
		give(u, i);
	else if (g->seat->orders.at[i].piece >= 0)
		ui_look(u, g->seat->orders.at[i].piece, game_sees(g, g->seat->orders.at[i].piece));
}

static void pick_declared(struct ui *u, struct widget *w, int item, enum pick how)
{
	(void)how;
	ui_look(u, NONE, w->items->at[item].id);
}

static struct widget *new_list(struct widget *root, const char *name, const char *empty)
{
	struct widget *list = widget_new(root, ROLE_LIST, name, empty);
	list->items = memory_zeroed(sizeof *list->items);
	list->items_owned = true;
	return list;
}

/* Does he owe an attack still, or is he owed one, who is not part of the one that is being built? */
static bool owes(const struct game *g, int piece, int verdict)
{
	if (g->duty.verdict[piece] != verdict)
		return false;
	if (!g->outlook_on)
		return true;
	return !set_has(&g->seat->prompt.hand, piece) && !set_has(&g->seat->known->against, piece) &&
	       game_sees(g, piece) != g->outlook.sum.place;
}

/* False: nobody owes one, and nothing is said. */
static bool duty_list(struct ui *u, struct widget *root, int verdict, const char *name, const char *title)
{
	struct game *g = u->game;
	char piece[WORDS], place[WORDS];
	int n = 0;
	for (int i = 0; i < g->scenario->pieces; i++)
		n += owes(g, i, verdict);
	if (!n)
		return false;
	snprintf(piece, sizeof piece, "%s: %d", title, n);
	widget_label(root, FONT_DATA_BOLD, 14, piece);
	struct widget *list = new_list(root, name, "");
	list->pick = pick_duty;
	for (int i = 0; i < g->scenario->pieces; i++) {
		if (!owes(g, i, verdict))
			continue;
		struct item *it = items_add(list->items, say_piece(g->scenario, i, piece));
		it->id = i;
		text_copy(it->name, sizeof it->name, g->scenario->piece[i].id);
		int at = game_sees(g, i);
		say_place(g->scenario, at, place);
		text_copy(it->right, sizeof it->right, at >= 0 ? g->scenario->board.at[at].id : "");
	}
	list->most = 7;
	return true;
}

/* Does an attack begin with who makes it, not with whom it meets? */
static bool takes_own(const struct game *g)
{
	for (int i = 0; i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb == VERB_TAKE)
			return true;
	return false;
}

/* Is something done to the attack by a verb that this game alone has, "leave out"? */
static bool changes_by_own_verb(const struct game *g)
{
	for (int i = 0; i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb >= VERB_COMMON && !order_by_button(g, &g->seat->orders.at[i]))
			return true;
	return false;
}

/* Over the list of what may be done: to the attack that is built, or to begin one. */
static const char *candidates_title(const struct game *g, char out[WORDS])
{
	char from[WORDS];
	bool against = g->seat->prompt.depth && !(g->seat->prompt.verbs & VERB(VERB_COMMIT));
	for (int i = 0; i < g->seat->orders.n; i++)
		against &= g->seat->orders.at[i].verb == VERB_ATTACK || g->seat->orders.at[i].verb == VERB_ATTACK_PLACE;
	if (against && g->seat->prompt.place >= 0)
		snprintf(out, WORDS, "Whom %.120s may attack", say_place(g->scenario, g->seat->prompt.place, from));
	else
		text_copy(out, WORDS, words_declares(g->scenario, g->seat->prompt.row) ? "May be declared or left out" :
			  changes_by_own_verb(g) ? "May be changed in this attack" : against || (!g->seat->prompt.depth && !takes_own(g)) ?
			  "Enemies that may be attacked" : g->seat->prompt.depth ? "May be added to this attack" : "Units that may attack");
	return out;
}

/* Does an earlier order read the same and come to the same: an attack from a hex, whoever of those who stand there is named? */
static bool same_before(const struct game *g, int i, const char *text)
{
	const struct orders *list = &g->seat->orders;
	union any_position mine, other;
	char words[WORDS];
	for (int k = 0; k < i; k++) {
		say_order(g, &list->at[k], words);
		if (list->at[k].verb == list->at[i].verb && !strcmp(words, text) && seat_try(g->seat, &list->at[i], &mine.common, NULL) &&
		    seat_try(g->seat, &list->at[k], &other.common, NULL) && !memcmp(&mine, &other, g->scenario->rules->position_size))
			return true;
	}
	return false;
}

/* What may still be added to the attack: friends that may join, enemies that may be drawn in. */
static void candidates(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	int n = 0;
	for (int i = 0; i < g->seat->orders.n; i++)
		n += !order_by_button(g, &g->seat->orders.at[i]);
	if (!n || !g->may_act)
		return;
	bool own = takes_own(g);
	bool changes = changes_by_own_verb(g);
	char title[WORDS];
	widget_label(root, FONT_DATA_BOLD, 14, candidates_title(g, title));
	struct widget *list = new_list(root, "candidates", "");
	list->pick = pick_candidate;
	for (int i = 0; i < g->seat->orders.n; i++) {
		const struct order *o = &g->seat->orders.at[i];
		char noun[WORDS], text[WORDS * 2];
		if (order_by_button(g, o))
			continue;
		if (o->piece >= 0)
			say_piece(g->scenario, o->piece, noun);
		else
			say_place(g->scenario, o->place, noun);
		if (o->verb >= VERB_COMMON)
			say_order(g, o, text);
		else
			snprintf(text, sizeof text, "%s%s", own ? "" : o->verb == VERB_WITH ? "With " : "Against ", noun);
		if (o->verb >= VERB_COMMON && same_before(g, i, text))
			continue;
		struct item *it = items_add(list->items, text);
		it->id = i;
		order_print(g->scenario, o, it->name, sizeof it->name);
		int at = o->piece >= 0 ? game_sees(g, o->piece) : NONE;
		if (at >= 0)
			text_copy(it->right, sizeof it->right, g->scenario->board.at[at].id);
	}
	list->most = 5;
	widget_label(root, FONT_BODY_ITALIC, 13, changes ? "Double click or Enter does it." : g->seat->prompt.depth ? "Double click or Enter adds it." : "Double click or Enter begins the attack.")->ink = INK_SOFT;
}

/* Does an earlier order read the same? */
static bool said_before(const struct game *g, int i, const char *text)
{
	char other[WORDS];
	while (--i >= 0) {
		say_order(g, &g->seat->orders.at[i], other);
		if (!strcmp(other, text))
			return true;
	}
	return false;
}

static void order_buttons(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct order first;
	bool any = default_order(g, &first);
	char one[WORDS];
	struct widget *row = widget_new(root, ROLE_FLOW, "planner-buttons", "");
	row->gap = 6;
	if (say_all_one(g, one)) /* the bar has one button for all */
		return;
	for (int i = 0; i < g->seat->orders.n && g->may_act; i++) {
		const struct order *o = &g->seat->orders.at[i];
		char text[WORDS];
		if (!order_by_button(g, o) && !g->in_battle)
			continue;
		say_order(g, o, text);
		if (g->in_battle && said_before(g, i, text)) /* one corps is like another */
			continue;
		struct widget *b = widget_button(row, NULL, text, act_order);
		order_on(g, b, "plan-", o);
		b->mnemonic = 0;
		if (any && order_same(&first, o)) {
			b->main = true;
			b->font = FONT_DATA_BOLD;
		}
	}
}

/* The attacks that stand declared, each with where it comes from and where it goes. */
static void declared(struct ui *u, struct widget *root)
{
	const struct game *g = u->game;
	const struct view *v = &g->seat->view;
	char from[WORDS], to[WORDS], text[WORDS * 2 + 8];
	struct widget *list = NULL;
	for (int i = 0; i < v->arrows; i++) {
		const struct view_arrow *a = &v->arrow[i];
		if (a->kind != ARROW_IS_ATTACK || a->from < 0 || a->to < 0)
			continue;
		if (!list) {
			widget_label(root, FONT_DATA_BOLD, 14, "Attacks that are declared");
			list = new_list(root, "declared", "");
			list->pick = pick_declared;
		}
		snprintf(text, sizeof text, "%.100s on %.100s", say_place(g->scenario, a->from, from), say_place(g->scenario, a->to, to));
		struct item *it = items_add(list->items, text);
		it->id = a->to;
		side_icon(g->scenario, a->side, it->icon);
		if (!style_has(&u->style, u->canvas, it->icon))
			it->icon[0] = 0;
	}
	if (list)
		list->most = 7;
}

static void duties(struct ui *u, struct widget *root)
{
	if (!u->game->duty_on || !u->game->scenario->rules->duties)
		return;
	bool enemies = duty_list(u, root, 2, "to-be-attacked", "Enemies that must still be attacked");
	bool own = duty_list(u, root, 1, "must-attack", "Yours that must still attack");
	if (!enemies && !own)
		widget_label(root, FONT_BODY_ITALIC, 14, u->game->outlook_on ? "No other attack is owed." : "No attack is owed.")->ink = INK_SOFT;
}

/* What an attack may come to, in a few lines: the whole sum stands beside its place. */
static void outlook_part(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	char place[WORDS], text[WORDS * 2];
	if (!odds_up(u)) {
		build_odds(u, root, true);
		return;
	}
	if (g->outlook.sum.place >= 0)
		snprintf(text, sizeof text, "Attack on %.120s", say_place(g->scenario, g->outlook.sum.place, place));
	else
		snprintf(text, sizeof text, "The attack");
	widget_label(root, FONT_TITLE, 17, text)->ink = WINE;
	widget_label(root, FONT_BODY_ITALIC, 14, "How the sum comes about stands beside the place on the map.")->ink = INK_SOFT;
	account_chances(u, root, &g->outlook);
}

/* What is to be read of fights while none is asked for, as the game has it. */
static void no_fight(const struct game *g, struct widget *root)
{
	const char *own = words_of(g->scenario)->fights;
	const char *usual = g->scenario->rules->duties ? "When battle is joined this page shows who must fight, and for every attack its odds and the "
							 "chance of each result before you commit it."
						       : "When battle is joined this page shows for every attack its odds and the chance of each result "
							 "before you commit it.";
	widget_label(root, FONT_BODY, 15, own ? own : usual)->ink = INK_SOFT;
}

/* What there is at any time. */
static void always(struct ui *u, struct widget *root)
{
	struct widget *b;
	declared(u, root);
	build_chapter_list(u, root);
	b = widget_button(root, "all-tables", "The tables of this game", act_help);
	text_copy(b->icon, sizeof b->icon, "help");
	text_copy(b->word, sizeof b->word, "Tables");
	b->quiet = true;
}

void build_planner(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct widget *body = widget_new(root, ROLE_SCROLL, "planner", "");
	body->grow = 1;
	body->gap = 7;
	body->pad = 4;
	if (g->outlook_on) {
		outlook_part(u, body);
		candidates(u, body);
		duties(u, body);
	} else if (g->choices && odds_up(u)) {
		widget_label(body, FONT_BODY_ITALIC, 15, "The plans are weighed beside the place on the map.")->ink = INK_SOFT;
	} else if (g->choices) {
		build_choices(u, body, true);
	} else if (g->duty_on) {
		duties(u, body);
		if (g->may_act)
			candidates(u, body);
	} else if (clashes_asked(g)) {
		build_clashes(u, body);
	} else if (g->in_battle) {
		build_clash_step(u, body);
	} else {
		no_fight(g, body);
	}
	always(u, body);
	if (g->choices < 2 && (g->duty_on || g->choices || g->in_battle)) /* several choices have a button each beside them */
		order_buttons(u, root);
}

/* Keeping up with the seat, and the words for what is in it. */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void game_open(struct ui *u, struct seat *seat)
{
	game_close(u);
	struct game *g = u->game = memory_zeroed(sizeof *g);
	g->chart = memory_zeroed(sizeof *g->chart);
	g->account = memory_zeroed(sizeof *g->account);
	g->before = memory_zeroed(sizeof(union any_position));
	g->hover_piece = g->hover_place = g->last_piece = NONE;
	g->tab = g->tab_before = TAB_LOG;
	g->permille = g->shows_to = NONE;
	g->run_shown = g->story = g->card = g->held = NONE;
	for (int i = 0; i <= SIDES; i++)
		g->own_log[i].run_forward = NONE;
	game_look_through(g, seat);
	game_resized(u);
}

struct log *game_log(struct game *g, const struct seat *seat)
{
	return &g->own_log[!rules_hides(seat->scenario) ? 0 : seat->side == NOBODY ? SIDES : seat->side];
}

void game_look_through(struct game *g, struct seat *seat)
{
	if (seat == g->seat)
		return;
	if (g->seat && seat->view.curtain) /* what one player pointed at is no matter of the other's */
		g->hover_piece = g->hover_place = g->last_piece = NONE;
	g->seat = seat;
	g->scenario = seat->scenario;
	g->log = game_log(g, seat);
	g->run_shown = g->story = NONE;
	g->waits = false; /* found again in his own log */
	g->guessed = false;
}

void game_close(struct ui *u)
{
	if (!u->game)
		return;
	log_free(u->game);
	free(u->game->chart);
	free(u->game->account);
	free(u->game->before);
	free(u->game);
	u->game = NULL;
}

void game_resized(struct ui *u)
{
	if (!u->game->side_by_hand)
		u->game->side_open = u->width >= points(u, 760);
}

/* The account of what is being built, or nothing. */
void game_look_ahead(struct game *g)
{
	const struct rules *r = g->scenario->rules;
	g->outlook_on = false;
	if (g->seat->prompt.side < 0 || !g->seat->prompt.depth || !((g->seat->prompt.verbs >> VERB_COMMIT) & 1) || !r->odds)
		return;
	struct order o = order_make(VERB_COMMIT, g->seat->prompt.side, NONE, NONE, NONE);
	memset(&g->outlook, 0, sizeof g->outlook);
	bool guessed = g->guessed && g->guessed_on == g->seat->prompt.place;
	r->odds(g->scenario, g->seat->known, &o, guessed ? g->guess : NULL, &g->outlook);
	g->outlook_on = g->outlook.sum.n > 0;
}

int game_sees(const struct game *g, int piece)
{
	for (int i = 0; i < g->seat->view.counters; i++)
		if (g->seat->view.counter[i].piece == piece)
			return g->seat->view.counter[i].place;
	return NONE;
}

/* What was pointed at may have moved, or may be something the one who now looks knows nothing of. */
static void look_at_hovered(struct game *g)
{
	bool seen = false, gone = g->hover_place >= 0, hides = false;
	if (g->hover_piece < 0 || g->hover_piece >= g->scenario->pieces)
		return;
	for (int i = 0; i < g->seat->view.counters; i++) {
		seen |= g->seat->view.counter[i].piece == g->hover_piece;
		hides |= g->seat->view.counter[i].piece < 0;
	}
	if (!seen && (hides || gone)) /* it fell, or went out of sight */
		g->hover_piece = g->hover_place = g->last_piece = g->story = NONE;
	else
		g->hover_place = game_sees(g, g->hover_piece);
}

static void look_at_duties(struct game *g)
{
	const struct rules *r = g->scenario->rules;
	g->duty_on = false;
	uint64_t fights = UINT64_C(1) << VERB_ATTACK | UINT64_C(1) << VERB_ATTACK_PLACE;
	if (g->outlook_on) /* one is being built: who else owes one? */
		fights |= UINT64_C(1) << VERB_COMMIT;
	if (g->seat->prompt.side < 0 || !(g->seat->prompt.verbs & fights) || !r->query)
		return;
	overlay_clear(&g->duty, QUERY_DUTY);
	r->query(g->scenario, g->seat->known, g->seat->prompt.side, QUERY_DUTY, NONE, NONE, &g->duty);
	g->duty_on = true;
}

/* Is nobody there to press "Go on": do two machines play, or do two persons look on until one of them takes his seat? */
static bool watched(const struct game *g)
{
	return !g->seat->persons || g->seat->side == NOBODY;
}

/* A page comes forward by itself when it begins to tell something. True while it is for the page to be seen. */
static bool choose_page(struct game *g, int from)
{
	bool by_itself = g->tab == TAB_LOG || g->tab >= TABS || (g->tab == TAB_COMBAT && g->tab_before == TAB_COMBAT);
	int latest = runs_of(g) - 1, open = run_open_of(g);
	while (latest >= 0 && !run_stands(g->seat, run_at(g, latest)))
		latest--;
	bool fresh = latest > g->log->run_forward && from != NONE && run_at(g, latest)->row[0].decision >= from && !g->seat->prompt.reaction;
	g->log->run_forward = latest;
	if (fresh && by_itself) {
		g->tab_back = g->page_came ? g->tab_back : g->tab;
		g->tab = TABS + run_at(g, latest)->page;
		g->page_came = true;
	}
	return (fresh && by_itself) || (open >= 0 && open == latest && (g->tab == TAB_LOG || g->tab >= TABS));
}

/* A page of the game comes forward once when what it tells is asked about. */
static bool asked_page(struct game *g)
{
	int page = NONE;
	for (int i = 0; i < page_count(g) && g->may_act; i++)
		if (words_of(g->scenario)->pages[i].asked >> g->seat->prompt.row & 1)
			page = i;
	if (page != NONE && !g->page_asked && !g->tab_by_hand)
		g->tab = TABS + page;
	g->page_asked = page != NONE;
	return g->page_asked;
}

/* With every phase pages are chosen anew: what the player chose himself stays till then. A page that was brought by a phase
 * that is over goes with it. */
static void new_phase(struct game *g)
{
	int row = g->seat->prompt.row, turn = g->seat->known->header.turn;
	if (row == g->tab_row && turn == g->tab_turn)
		return;
	g->tab_row = row;
	g->tab_turn = turn;
	if (!g->tab_by_hand && (g->page_asked || g->page_came) && g->tab >= TABS)
		g->tab = g->page_came ? g->tab_back : TAB_LOG;
	g->tab_by_hand = false;
	g->page_asked = g->page_came = false;
}

/* The planner comes forward while there is something to fight about, and goes back after. */
static void choose_tab(struct game *g, int from)
{
	new_phase(g);
	bool told = choose_page(g, from);
	if (asked_page(g) || (told && !g->choices)) /* the chances of what is asked now go before what was told */
		return;
	bool fight = g->duty_on || g->choices || g->in_battle || clashes_asked(g);
	if (fight && g->may_act && g->tab != TAB_COMBAT && (g->seat->prompt.depth || !g->ended)) {
		if (g->tab_before != TAB_COMBAT || g->seat->prompt.depth) {
			g->tab_before = TAB_COMBAT;
			g->tab = TAB_COMBAT;
		}
	} else if (!fight && g->tab_before == TAB_COMBAT) {
		g->tab_before = TAB_LOG;
		if (g->tab == TAB_COMBAT)
			g->tab = TAB_LOG;
	}
}

void game_refresh(struct ui *u, int from)
{
	struct game *g = u->game;
	const struct seat *seat = g->seat;
	struct chapter battle;
	bool silent = from == NONE || u->config->quiet || watched(g), heard = from != NONE && from < seat->now;
	g->choice_made = false;
	g->ended = seat->known->header.result.over != 0;
	g->may_act = !g->ended && seat_decides(seat) && by_person(g, seat->side);
	game_look_ahead(g);
	look_at_duties(g);
	weigh_choices(g);
	alike_refresh(g);
	guide_refresh(u);
	look_at_hovered(g);
	log_update(g);
	g->in_battle = g->may_act && seat->prompt.place >= 0 && chapter_battle_now(seat, &battle);
	choose_tab(g, from);
	queue_hear(g, silent, heard);
	for (int i = 0; i < u->dialogs; i++)
		u->dialog[i]->stale = true;
	ui_stale(u, PANE_BAR);
	ui_stale(u, PANE_TIME);
	ui_stale(u, PANE_SIDE);
	window_refresh(u);
	queue_follow(u, heard);
	odds_follow(u);
}

const char *say_piece(const struct scenario *s, int piece, char out[WORDS])
{
	if (piece < 0 || piece >= s->pieces) {
		snprintf(out, WORDS, "an unknown unit");
		return out;
	}
	const struct print *p = &s->piece[piece];
	struct text own;
	own.at[0] = 0;
	if (words_of(s)->printed)
		words_of(s)->printed(s, piece, &own);
	if (own.at[0])
		snprintf(out, WORDS, "%s (%.40s)", p->name[0] ? p->name : p->id, own.at);
	else if (p->strength >= 0 && p->move > 0 && words_of(s)->values)
		snprintf(out, WORDS, "%s (%d-%d)", p->name[0] ? p->name : p->id, p->strength, p->move);
	else
		snprintf(out, WORDS, "%s", p->name[0] ? p->name : p->id);
	return out;
}

const char *say_piece_short(const struct scenario *s, int piece, char out[WORDS])
{
	if (piece < 0 || piece >= s->pieces)
		snprintf(out, WORDS, "an unknown unit");
	else
		snprintf(out, WORDS, "%s", s->piece[piece].name[0] ? s->piece[piece].name : s->piece[piece].id);
	return out;
}

const char *say_place(const struct scenario *s, int place, char out[WORDS])
{
	snprintf(out, WORDS, "%s", place < 0 ? "off the map" : board_called(&s->board, place).at);
	return out;
}

const char *say_number(int num, int den, char out[WORDS])
{
	static const struct {
		int num, den;
		const char *sign;
	} parts[] = {{1, 2, "\u00bd"}, {1, 4, "\u00bc"}, {3, 4, "\u00be"}, {1, 3, "\u2153"}, {2, 3, "\u2154"}};
	if (den <= 0)
		den = 1;
	int whole = num / den, rest = num % den;
	if (!rest) {
		snprintf(out, WORDS, "%d", whole);
		return out;
	}
	for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
		if ((rest < 0 ? -rest : rest) * parts[i].den == parts[i].num * den) {
			if (whole)
				snprintf(out, WORDS, "%d%s", whole, parts[i].sign);
			else
				snprintf(out, WORDS, "%s%s", rest < 0 ? "-" : "", parts[i].sign);
			return out;
		}
	snprintf(out, WORDS, "%d/%d", num, den);
	return out;
}

const char *say_side(const struct scenario *s, int side)
{
	return side < 0 || side > 1 ? "Nobody" : s->side_name[side];
}

/* The n-th of a list ended by NULL, or "". */
static const char *nth(const char *const *list, int n)
{
	if (!list || n < 0)
		return "";
	for (int i = 0; list[i]; i++)
		if (i == n)
			return list[i];
	return "";
}

const char *say_rule(const struct scenario *s, int rule)
{
	return nth(s->rules->cites, rule);
}

const char *say_text(const struct scenario *s, int text)
{
	return nth(words_of(s)->texts, text);
}

void side_icon(const struct scenario *s, int side, char out[24])
{
	out[0] = 0;
	if (side < 0 || side > 1)
		return;
	char nation[17];
	text_copy(nation, sizeof nation, s->side_nation[side]);
	for (char *c = nation; *c; c++)
		*c = (char)(*c >= 'A' && *c <= 'Z' ? *c + 32 : *c);
	snprintf(out, 24, "flag-%s", nation);
}

bool say_own(const struct game *g, const struct order *o, char out[WORDS])
{
	struct text own;
	own.at[0] = 0;
	if (words_of(g->scenario)->say)
		words_of(g->scenario)->say(g->scenario, g->seat->known, o, &own);
	if (own.at[0])
		snprintf(out, WORDS, "%.150s", own.at);
	return own.at[0] != 0;
}

void say_order(const struct game *g, const struct order *o, char out[WORDS])
{
	const struct scenario *s = g->scenario;
	const char *usual = usual_button(o->verb);
	if (say_own(g, o, out))
		return;
	if (usual) {
		snprintf(out, WORDS, "%s", usual);
		return;
	}
	const char *choice = o->verb == VERB_CHOOSE || o->verb == VERB_PLAN ? nth(s->rules->choices, o->number) : "";
	const struct verb *v = verb_at(s, o->verb);
	char piece[WORDS] = "";
	if (o->piece >= 0)
		say_piece(s, o->piece, piece);
	if (choice[0])
		snprintf(out, WORDS, "%s%s%.100s", choice, piece[0] ? ": " : "", piece);
	else if (v && v->number == NOUN_CARD && o->number >= 0 && o->number < s->cards)
		snprintf(out, WORDS, "%.100s", s->card[o->number].title);
	else if (o->number >= 0)
		snprintf(out, WORDS, "%s %d", v ? v->name : "order", o->number);
	else
		snprintf(out, WORDS, "%s %.100s", v ? v->name : "order", piece);
	if (out[0] >= 'a' && out[0] <= 'z')
		out[0] = (char)(out[0] - 32);
}

void say_names(const struct scenario *s, const char *text, char *out, size_t size)
{
	static const char of_ids[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-";
	char whole[640];
	size_t used = 0;
	while (*text && used + 80 < sizeof whole) {
		size_t n = strspn(text, of_ids);
		char word[24] = "";
		if (n && n < sizeof word)
			memcpy(word, text, n);
		int piece = strchr(word, '-') ? scenario_piece(s, word) : NONE;
		n = !n ? 1 : n > 60 ? 60 : n;
		if (piece != NONE)
			used += (size_t)snprintf(whole + used, sizeof whole - used, "%s", s->piece[piece].name);
		else
			memcpy(whole + used, text, n), used += n;
		text += n;
	}
	whole[used] = 0;
	text_copy(out, size, whole);
}

void say_asked(const struct game *g, const char *text, char *out, size_t size)
{
	static const struct {
		const char *said;
		int verb;
	} named[] = {{"press Done", VERB_DONE}, {"press Commit", VERB_COMMIT}};
	char label[WORDS], before[640];
	text_copy(out, size, text);
	for (size_t i = 0; i < sizeof named / sizeof named[0]; i++) {
		text_copy(before, sizeof before, out);
		const char *at = strstr(before, named[i].said), *rest = at ? at + strlen(named[i].said) : NULL;
		if (!at || g->seat->prompt.side < 0)
			continue;
		struct order o = order_make(named[i].verb, g->seat->prompt.side, NONE, NONE, NONE);
		say_choice(g, &o, label);
		if (strcmp(label, strchr(named[i].said, ' ') + 1) != 0)
			snprintf(out, size, "%.*spress \u201c%s\u201d%s", (int)(at - before), before, label, rest);
	}
}

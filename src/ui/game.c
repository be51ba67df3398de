/* Keeping up with the match, and the words for what is in it. */
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void game_open(struct ui *u, const struct match *m)
{
	game_close(u);
	struct game *g = calloc(1, sizeof *g);
	struct events *ev = calloc(1, sizeof *ev);
	if (!g || !ev) {
		fputs("grognard: out of memory\n", stderr);
		abort();
	}
	u->game = g;
	g->events = ev;
	g->match = m;
	g->scenario = match_scenario(m);
	g->viewer = SIDE_0;
	g->hover_piece = g->hover_place = g->last_piece = NONE;
	g->guessed_at = NONE;
	g->tab = g->tab_before = TAB_LOG;
	g->run_open = g->run_shown = g->run_forward = g->page_due = g->story = NONE;
	g->chart = calloc(1, sizeof *g->chart);
	g->before = calloc(1, g->scenario->rules->position_size);
	if (!g->chart || !g->before) {
		fputs("grognard: out of memory\n", stderr);
		abort();
	}
	game_resized(u);
}

void game_close(struct ui *u)
{
	if (!u->game)
		return;
	log_free(u->game);
	free(u->game->events);
	free(u->game->chart);
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
static void look_ahead(struct game *g)
{
	const struct rules *r = g->scenario->rules;
	const struct position *p = match_position(g->match);
	g->outlook_on = false;
	if (g->prompt.side < 0 || !g->prompt.depth || !((g->prompt.verbs >> VERB_COMMIT) & 1) || !r->odds)
		return;
	struct order o = order_make(VERB_COMMIT, g->prompt.side, NONE, NONE, NONE);
	memset(&g->outlook, 0, sizeof g->outlook);
	r->odds(g->scenario, p, &o, NULL, &g->outlook);
	g->outlook_on = g->outlook.sum.n > 0;
}

int game_sees(const struct game *g, int piece)
{
	for (int i = 0; i < g->view.counters; i++)
		if (g->view.counter[i].piece == piece)
			return g->view.counter[i].place;
	return NONE;
}

/* What was pointed at may have moved, or may be something the one who now looks knows nothing of. */
static void look_at_hovered(struct game *g)
{
	bool seen = false, hides = false;
	if (g->hover_piece < 0 || g->hover_piece >= g->scenario->pieces)
		return;
	for (int i = 0; i < g->view.counters; i++) {
		seen |= g->view.counter[i].piece == g->hover_piece;
		hides |= g->view.counter[i].piece < 0;
	}
	if (hides && !seen)
		g->hover_piece = g->hover_place = g->last_piece = g->story = NONE;
	else
		g->hover_place = match_position(g->match)->piece[g->hover_piece].place;
}

static void look_at_duties(struct game *g)
{
	const struct rules *r = g->scenario->rules;
	g->duty_on = false;
	uint64_t fights = UINT64_C(1) << VERB_ATTACK | UINT64_C(1) << VERB_ATTACK_PLACE;
	if (g->prompt.side < 0 || !(g->prompt.verbs & fights) || !r->query)
		return;
	overlay_clear(&g->duty, QUERY_DUTY);
	r->query(g->scenario, match_position(g->match), g->prompt.side, QUERY_DUTY, NONE, NONE, &g->duty);
	g->duty_on = true;
}

/* Do two machines play, and nobody is there to press "Go on"? */
static bool watched(const struct game *g)
{
	return match_played_by(g->match, SIDE_0) != PLAYER_PERSON && match_played_by(g->match, SIDE_1) != PLAYER_PERSON;
}

/* Puts what there is to report into the queue. */
static void gather_reports(struct ui *u, const struct events *ev, int run)
{
	struct game *g = u->game;
	bool had[MAX_ACCOUNTS] = {false};
	int last = run;
	if (!ev || u->config->quiet || watched(g))
		return;
	for (int i = 0; i < ev->n; i++) {
		const struct event *e = &ev->at[i];
		int a = e->account;
		bool told = page_tells(g, run, e, &run);
		last = run >= 0 ? run : last;
		if (told)
			continue;
		bool report = e->kind == EVENT_ATTACK || e->kind == EVENT_RESULT || e->kind == EVENT_CHECK;
		if (!report || a < 0 || a >= ev->accounts || had[a])
			continue;
		if (words_of(g->scenario)->steps && e->kind != EVENT_CHECK) /* a page of its battle tells it */
			continue;
		int mask = g->viewer < 0 ? SEEN_ALL : 1 << g->viewer;
		if ((e->seen & mask) != mask)
			continue;
		had[a] = true;
		if (g->waiting_count == 4)
			break;
		g->waiting[g->waiting_count].account = ev->account[a];
		g->waiting[g->waiting_count].later = !words_of(g->scenario)->steps || last == g->page_due;
		report_title(g->scenario, &ev->account[a], e->kind == EVENT_CHECK, g->waiting[g->waiting_count].title);
		g->waiting_count++;
	}
}

void game_next_report(struct ui *u)
{
	struct game *g = u->game;
	if (g && !g->waiting_count && g->ended && !g->over_shown) {
		g->over_shown = true;
		open_end(u);
	}
	/* A campaign of areas fights before it eats: the battle's pages come before the page that followed it. */
	if (g && battle_next(u))
		return;
	bool first = g && (!g->waiting_count || g->waiting[0].later);
	if (first && g->page_due >= 0 && g->page_due < g->runs) {
		int run = g->page_due;
		g->page_due = NONE;
		open_run(u, run);
		return;
	}
	if (!g || !g->waiting_count)
		return;
	open_report(u, &g->waiting[0].account, g->waiting[0].title);
	memmove(&g->waiting[0], &g->waiting[1], sizeof g->waiting[0] * 3);
	g->waiting_count--;
}

/* A page that comes by itself is due when its phase is over and somebody looks on. */
static void watch_runs(struct ui *u, int before, const struct events *ev)
{
	struct game *g = u->game;
	if (!ev || u->config->quiet || watched(g))
		return;
	for (int i = before < 0 ? 0 : before; i < g->runs; i++) {
		struct run *r = &g->run[i];
		bool over = i != g->run_open && words_of(g->scenario)->pages[r->page].comes && r->n && !r->told;
		if (over && (i == before || r->first >= match_now(g->match) - 2)) {
			g->page_due = i;
			r->told = true;
		}
	}
}

/* A page comes forward by itself when it begins to tell something. True while it is for the page to be seen. */
static bool choose_page(struct game *g, bool past)
{
	bool by_itself = g->tab == TAB_LOG || g->tab >= TABS || (g->tab == TAB_COMBAT && g->tab_before == TAB_COMBAT);
	int latest = g->runs - 1;
	while (latest >= 0 && !run_tells(g, latest))
		latest--;
	bool fresh = latest > g->run_forward && !past;
	g->run_forward = latest;
	if (fresh && by_itself)
		g->tab = TABS + g->run[latest].page;
	return (fresh && by_itself) || (g->run_open >= 0 && g->run_open == latest && (g->tab == TAB_LOG || g->tab >= TABS));
}

/* A page of the game comes forward once when what it tells is asked about. */
static bool asked_page(struct game *g)
{
	int page = NONE;
	for (int i = 0; i < page_count(g) && g->may_act; i++)
		if (words_of(g->scenario)->pages[i].asked >> g->prompt.row & 1)
			page = i;
	if (page != NONE && !g->page_asked)
		g->tab = TABS + page;
	g->page_asked = page != NONE;
	return g->page_asked;
}

/* The planner comes forward while there is something to fight about, and goes back after. */
static void choose_tab(struct game *g, bool past)
{
	bool told = choose_page(g, past);
	if (asked_page(g) || told)
		return;
	bool fight = g->duty_on || g->choices || g->in_battle || battles_asked(g);
	if (fight && g->may_act && g->tab != TAB_COMBAT && (g->prompt.depth || !g->ended)) {
		if (g->tab_before != TAB_COMBAT || g->prompt.depth) {
			g->tab_before = TAB_COMBAT;
			g->tab = TAB_COMBAT;
		}
	} else if (!fight && g->tab_before == TAB_COMBAT) {
		g->tab_before = TAB_LOG;
		if (g->tab == TAB_COMBAT)
			g->tab = TAB_LOG;
	}
}

void game_refresh(struct ui *u, const struct match *m, enum side viewer, const struct events *ev)
{
	struct game *g = u->game;
	g->match = m;
	g->scenario = match_scenario(m);
	if (viewer != g->viewer && g->view.curtain) /* what one player pointed at is no matter of the other's */
		g->hover_piece = g->hover_place = g->story = NONE;
	g->viewer = viewer;
	memset(&g->prompt, 0, sizeof g->prompt);
	match_ask(m, &g->prompt);
	g->orders.n = 0;
	g->choice_made = false;
	match_orders(m, &g->orders);
	g->scenario->rules->show(g->scenario, match_position(m), viewer, &g->view);
	g->ended = match_position(m)->header.result.over != 0;
	bool others = g->view.curtain && viewer != NOBODY && g->prompt.side != viewer; /* looked back at by one of two */
	g->may_act = !g->ended && g->prompt.side >= 0 && !others && match_played_by(m, g->prompt.side) == PLAYER_PERSON;
	look_at_duties(g);
	look_ahead(g);
	weigh_choices(g);
	look_at_hovered(g);
	int run = g->run_open;
	log_update(u);
	g->in_battle = g->may_act && battle_now(g) >= 0;
	choose_tab(g, !ev);
	watch_runs(u, run, ev);
	battles_hear(g, !ev || u->config->quiet || watched(g));
	gather_reports(u, ev, run);
	for (int i = 0; i < u->dialogs; i++)
		u->dialog[i]->stale = true;
	ui_stale(u, PANE_BAR);
	ui_stale(u, PANE_TIME);
	ui_stale(u, PANE_SIDE);
	if (!g->ended)
		g->over_shown = false;
	if (!u->dialogs)
		game_next_report(u);
}

bool game_seals_since(const struct game *g, int order)
{
	for (int i = order < 0 ? 0 : order; i < g->told_count && i < match_now(g->match); i++)
		if (g->told[i].seals)
			return true;
	return false;
}

const char *say_piece(const struct scenario *s, int piece, char out[WORDS])
{
	if (piece < 0 || piece >= s->pieces) {
		snprintf(out, WORDS, "an unknown unit");
		return out;
	}
	const struct print *p = &s->piece[piece];
	if (p->strength >= 0 && p->move > 0 && words_of(s)->values)
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
	if (place < 0 || place >= s->board.count)
		snprintf(out, WORDS, "off the map");
	else if (s->board.at[place].name[0])
		snprintf(out, WORDS, "%s, %s", s->board.at[place].name, s->board.at[place].id);
	else
		snprintf(out, WORDS, "%s", s->board.at[place].id);
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

void say_order(const struct game *g, const struct order *o, char out[WORDS])
{
	const struct scenario *s = g->scenario;
	static const struct {
		int verb;
		const char *words;
	} known[] = {{VERB_REST, "Place the &rest"}, {VERB_COMMIT, "Comm&it"}, {VERB_HALT, "&Halt"},
		     {VERB_STAND, "&Stand"}, {VERB_PASS, "&Pass"}, {VERB_DONE, "End &phase"}};
	struct text own;
	own.at[0] = 0;
	if (words_of(s)->say)
		words_of(s)->say(s, match_position(g->match), o, &own);
	if (own.at[0]) {
		snprintf(out, WORDS, "%.150s", own.at);
		return;
	}
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
		if (o->verb == known[i].verb) {
			snprintf(out, WORDS, "%s", known[i].words);
			return;
		}
	const char *choice = o->verb == VERB_CHOOSE || o->verb == VERB_PLAN ? nth(s->rules->choices, o->number) : "";
	const struct verb *v = verb_at(s, o->verb);
	char piece[WORDS] = "";
	if (o->piece >= 0)
		say_piece(s, o->piece, piece);
	if (choice[0])
		snprintf(out, WORDS, "%s%s%.100s", choice, piece[0] ? ": " : "", piece);
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

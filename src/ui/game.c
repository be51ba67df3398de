/* Keeping up with the seat, and the words for what is in it. */
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *zeroed(size_t size)
{
	void *p = calloc(1, size);
	if (!p) {
		fputs("grognard: out of memory\n", stderr);
		abort();
	}
	return p;
}

void game_open(struct ui *u, struct seat *seat)
{
	game_close(u);
	struct game *g = u->game = zeroed(sizeof *g);
	g->chart = zeroed(sizeof *g->chart);
	g->account = zeroed(sizeof *g->account);
	g->before = zeroed(sizeof(union any_position));
	g->hover_piece = g->hover_place = g->last_piece = NONE;
	g->tab = g->tab_before = TAB_LOG;
	g->permille = NONE;
	g->page_due = g->run_shown = g->story = g->card = NONE;
	for (int i = 0; i <= SIDES; i++)
		g->own_log[i].run_forward = g->own_log[i].reported.decision = NONE;
	game_look_through(g, seat);
	game_resized(u);
}

void game_look_through(struct game *g, struct seat *seat)
{
	if (seat == g->seat)
		return;
	if (g->seat && seat->view.curtain) /* what one player pointed at is no matter of the other's */
		g->hover_piece = g->hover_place = g->last_piece = NONE;
	g->seat = seat;
	g->scenario = seat->scenario;
	g->log = &g->own_log[!rules_hides(seat->scenario) ? 0 : seat->side == NOBODY ? SIDES : seat->side];
	g->run_shown = g->page_due = g->story = NONE;
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
static void look_ahead(struct game *g)
{
	const struct rules *r = g->scenario->rules;
	g->outlook_on = false;
	if (g->seat->prompt.side < 0 || !g->seat->prompt.depth || !((g->seat->prompt.verbs >> VERB_COMMIT) & 1) || !r->odds)
		return;
	struct order o = order_make(VERB_COMMIT, g->seat->prompt.side, NONE, NONE, NONE);
	memset(&g->outlook, 0, sizeof g->outlook);
	r->odds(g->scenario, g->seat->known, &o, NULL, &g->outlook);
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
	bool seen = false, hides = false;
	if (g->hover_piece < 0 || g->hover_piece >= g->scenario->pieces)
		return;
	for (int i = 0; i < g->seat->view.counters; i++) {
		seen |= g->seat->view.counter[i].piece == g->hover_piece;
		hides |= g->seat->view.counter[i].piece < 0;
	}
	if (hides && !seen)
		g->hover_piece = g->hover_place = g->last_piece = g->story = NONE;
	else
		g->hover_place = game_sees(g, g->hover_piece);
}

static void look_at_duties(struct game *g)
{
	const struct rules *r = g->scenario->rules;
	g->duty_on = false;
	uint64_t fights = UINT64_C(1) << VERB_ATTACK | UINT64_C(1) << VERB_ATTACK_PLACE;
	if (g->seat->prompt.side < 0 || !(g->seat->prompt.verbs & fights) || !r->query)
		return;
	overlay_clear(&g->duty, QUERY_DUTY);
	r->query(g->scenario, g->seat->known, g->seat->prompt.side, QUERY_DUTY, NONE, NONE, &g->duty);
	g->duty_on = true;
}

/* Do two machines play, and nobody is there to press "Go on"? */
static bool watched(const struct game *g)
{
	return !g->seat->persons;
}

static bool reports(const struct game *g, const struct event *e)
{
	if (e->account < 0)
		return false;
	if (words_of(g->scenario)->steps) /* a page of its battle tells it */
		return e->kind == EVENT_CHECK;
	return e->kind == EVENT_ATTACK || e->kind == EVENT_RESULT || e->kind == EVENT_CHECK;
}

/* Puts the reports of a decision, from this event on, into the queue; what has a page is told there. */
static void gather_decision(struct game *g, int decision, int from)
{
	const struct chronicle *c = g->seat->chronicle;
	const struct heard *h = chronicle_heard(c, decision);
	int last = NONE;
	for (int i = from; i < h->n && g->waiting_count < WAITING_MOST; i++) {
		const struct event *e = &h->at[i];
		int run = chronicle_run_of(c, decision, i);
		bool had = false;
		last = run >= 0 ? run : last;
		for (int k = from; k < i; k++)
			had |= h->at[k].account == e->account && reports(g, &h->at[k]);
		if (run >= 0 || had || !reports(g, e) || !chronicle_account(c, decision, e->account, g->account))
			continue;
		struct waiting *w = &g->waiting[g->waiting_count++];
		w->account = *g->account;
		w->later = !words_of(g->scenario)->steps || last == g->page_due;
		report_title(g->scenario, g->account, e->kind == EVENT_CHECK, w->title);
	}
}

/* Puts what there is to report into the queue: of decisions from `from` on, what was not reported before. */
static void gather_reports(struct game *g, int from, bool silent)
{
	const struct chronicle *c = g->seat->chronicle;
	int now = chronicle_now(c);
	for (int i = from < 0 ? 0 : from; i < now && !silent; i++) {
		const struct heard *h = chronicle_heard(c, i);
		bool same = i == g->log->reported.decision && h->serial == g->log->reported.serial;
		gather_decision(g, i, same ? g->log->reported.n : 0);
	}
	const struct heard *last = now ? chronicle_heard(c, now - 1) : NULL;
	g->log->reported.decision = now - 1;
	g->log->reported.n = last ? last->n : 0;
	g->log->reported.serial = last ? last->serial : 0;
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
	if (first && run_at(g, g->page_due)) {
		int run = g->page_due;
		g->page_due = NONE;
		open_run(u, run);
		return;
	}
	if (!g || !g->waiting_count)
		return;
	open_report(u, &g->waiting[0].account, g->waiting[0].title);
	memmove(&g->waiting[0], &g->waiting[1], sizeof g->waiting[0] * (WAITING_MOST - 1));
	g->waiting_count--;
}

/* A page that comes by itself is due when its phase is over and somebody looks on. */
static void watch_runs(struct game *g, bool silent)
{
	int n = runs_of(g), over = run_open_of(g) >= 0 ? run_open_of(g) : n;
	int heard = g->log->runs_heard < over ? g->log->runs_heard : over;
	for (; heard < over; heard++) {
		const struct run *r = run_at(g, heard);
		if (!silent && r->n && words_of(g->scenario)->pages[r->page].comes)
			g->page_due = heard;
	}
	g->log->runs_heard = heard;
}

/* A page comes forward by itself when it begins to tell something. True while it is for the page to be seen. */
static bool choose_page(struct game *g, int from)
{
	bool by_itself = g->tab == TAB_LOG || g->tab >= TABS || (g->tab == TAB_COMBAT && g->tab_before == TAB_COMBAT);
	int latest = runs_of(g) - 1, open = run_open_of(g);
	while (latest >= 0 && !run_at(g, latest)->n)
		latest--;
	bool fresh = latest > g->log->run_forward && from != NONE && run_at(g, latest)->row[0].decision >= from;
	g->log->run_forward = latest;
	if (fresh && by_itself)
		g->tab = TABS + run_at(g, latest)->page;
	return (fresh && by_itself) || (open >= 0 && open == latest && (g->tab == TAB_LOG || g->tab >= TABS));
}

/* A page of the game comes forward once when what it tells is asked about. */
static bool asked_page(struct game *g)
{
	int page = NONE;
	for (int i = 0; i < page_count(g) && g->may_act; i++)
		if (words_of(g->scenario)->pages[i].asked >> g->seat->prompt.row & 1)
			page = i;
	if (page != NONE && !g->page_asked)
		g->tab = TABS + page;
	g->page_asked = page != NONE;
	return g->page_asked;
}

/* The planner comes forward while there is something to fight about, and goes back after. */
static void choose_tab(struct game *g, int from)
{
	bool told = choose_page(g, from);
	if (asked_page(g) || told)
		return;
	bool fight = g->duty_on || g->choices || g->in_battle || battles_asked(g);
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

/* A side is told who decides; what it is about is open to both, where it has a place. */
static int place_of_decision(const struct seat *seat)
{
	struct prompt ask;
	rules_ask(seat->scenario, seat->known, &ask);
	return ask.place;
}

void game_refresh(struct ui *u, int from)
{
	struct game *g = u->game;
	const struct seat *seat = g->seat;
	bool silent = from == NONE || u->config->quiet || watched(g);
	g->choice_made = false;
	g->ended = seat->known->header.result.over != 0;
	g->asked_place = place_of_decision(seat);
	g->may_act = !g->ended && seat_decides(seat) && by_person(g, seat->side);
	look_at_duties(g);
	look_ahead(g);
	weigh_choices(g);
	look_at_hovered(g);
	log_update(g);
	g->in_battle = g->may_act && battle_now(g) >= 0;
	choose_tab(g, from);
	watch_runs(g, silent);
	battles_hear(g, silent);
	gather_reports(g, from, silent);
	for (int i = 0; i < u->dialogs; i++)
		u->dialog[i]->stale = true;
	ui_stale(u, PANE_BAR);
	ui_stale(u, PANE_TIME);
	ui_stale(u, PANE_SIDE);
	window_refresh(u);
	if (!g->ended)
		g->over_shown = false;
	if (!u->dialogs)
		game_next_report(u);
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
	static const struct {
		int verb;
		const char *words;
	} known[] = {{VERB_REST, "Place the &rest"}, {VERB_COMMIT, "Comm&it"}, {VERB_HALT, "&Halt"},
		     {VERB_STAND, "&Stand"}, {VERB_PASS, "&Pass"}, {VERB_DONE, "End &phase"}};
	if (say_own(g, o, out))
		return;
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

/* A combat by cards: of each side how its cards were counted, the cards that it turned over (or the dice in their place), and what they
 * inflicted; above it who won, below it what came of it.
 */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Points: a card as it is drawn for that size, and so high, and where all of a combat has to stand close together; what stands left of the cards; the dialog. */
enum { CLOSE = 60, SMALL = 70, BIG = 120, LEDGER_WIDE = 270, MOST = 24, WIDE = 900, WIDER = 1140, ROOM_WIDE = 1340, ROOM_HIGH = 980 };

struct turned {
	const struct scenario *s;
	int n;
	int16_t card[MOST]; /* or the face of a die, negative */
	int wide;           /* of a card, points */
};

static int card_tall(int wide)
{
	return wide * 7 / 5;
}

static bool roomy(const struct ui *u)
{
	return u->width >= points(u, ROOM_WIDE) && u->height >= points(u, ROOM_HIGH);
}

int turned_wide(struct ui *u)
{
	return roomy(u) ? WIDER : WIDE;
}

static int side_of(const struct chapter *ch, const struct account *a, int ledger)
{
	int first = a->side >= 0 ? a->side : ch->side >= 0 ? ch->side : SIDE_0;
	return ledger ? side_other((enum side)first) : first;
}

/* What a side turned over, or threw, between the reckoning and the result. */
static void gather(const struct game *g, const struct leaf *l, int side, struct turned *out)
{
	out->n = 0;
	for (struct spot at = l->from; spot_before(at, l->to); spot_next(g->seat, &at)) {
		const struct event *e = spot_event(g->seat, at);
		if (!e || e->side != side || out->n == MOST)
			continue;
		if (e->kind == EVENT_CARD && e->number >= 0 && e->number < g->scenario->cards)
			out->card[out->n++] = e->number;
		else if (e->kind == EVENT_ROLL)
			for (int i = 0; i < 4 && e->dice[i] && out->n < MOST; i++)
				out->card[out->n++] = (int16_t)-e->dice[i];
		if (event_is_fate(e))
			break;
	}
}

/* --- the row of cards --- */

static int row_tall(struct ui *u, const struct widget *w, int width)
{
	const struct turned *d = w->data;
	(void)width;
	return points(u, card_tall(d->wide) + 8);
}

static void paint_card(struct ui *u, const struct turned *d, int card, struct rect r)
{
	char name[96];
	if (card < 0) {
		int side = r.w < r.h ? r.w : r.h;
		style_die(&u->style, u->canvas, -card, (struct rect){r.x, r.y + (r.h - side) / 2, side, side});
		return;
	}
	snprintf(name, sizeof name, "%.30s/cards-%d", d->s->game, r.w > (SMALL + BIG) / 2 ? BIG : SMALL);
	atlas_id art = canvas_atlas(u->canvas, name, NULL);
	int pad = (r.w + 19) / 20;
	struct rect padded = {r.x - pad, r.y - pad, r.w + 2 * pad, r.h + 2 * pad};
	if (art != NONE && canvas_sprite_in(u->canvas, art, d->s->card[card].id, padded, 255))
		return;
	snprintf(name, sizeof name, "%.30s/view/card-%.31s.webp", d->s->game, d->s->card[card].id);
	if (canvas_picture(u->canvas, name, r, 255))
		return;
	canvas_fill(u->canvas, r, PAPER_LIGHT);
	canvas_frame(u->canvas, r, 1, INK);
}

/* Side by side; where they do not fit each lies on the one before it. */
static void row_paint(struct ui *u, const struct widget *w)
{
	const struct turned *d = w->data;
	int wide = points(u, d->wide), high = points(u, card_tall(d->wide)), step = wide + points(u, 8);
	if (d->n > 1 && (d->n - 1) * step + wide > w->at.w)
		step = (w->at.w - wide) / (d->n - 1);
	for (int i = 0; i < d->n; i++)
		paint_card(u, d, d->card[i], (struct rect){w->at.x + i * step, w->at.y + points(u, 2), wide, high});
}

static void names(const struct turned *d, char *out, size_t size)
{
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < d->n && used + 40 < size; i++)
		if (d->card[i] < 0)
			used += (size_t)snprintf(out + used, size - used, "%s%d", i ? ", " : "", -d->card[i]);
		else
			used += (size_t)snprintf(out + used, size - used, "%s%.36s", i ? ", " : "", d->s->card[d->card[i]].title);
}

static void cards_row(struct widget *root, const struct turned *turned)
{
	char text[WORDS * 4];
	struct turned *d = memory_zeroed(sizeof *d);
	*d = *turned;
	names(d, text, sizeof text);
	struct widget *w = widget_new(root, ROLE_CUSTOM, "turned", text);
	w->data = d;
	w->custom_tall = row_tall;
	w->custom_paint = row_paint;
	widget_tip(w, text);
}

/* --- what they inflicted: the sums of the accounts that follow the first, the result before the rest --- */

static void say_inflicted(struct game *g, const struct leaf *l, int ledger, char all[2 * WORDS])
{
	struct spot at = l->from;
	all[0] = 0;
	leaf_next_account(g->seat, l, &at, g->account);
	while (leaf_next_account(g->seat, l, &at, g->account))
		for (int i = 0; i < g->account->n; i++) {
			const struct line *k = &g->account->at[i];
			char before[WORDS], value[WORDS];
			if (k->op != LINE_SUM || k->ledger != ledger)
				continue;
			line_value(k, value);
			text_copy(before, sizeof before, all);
			snprintf(all, 2 * WORDS, "%.40s %.100s%s%s", value, say_text(g->scenario, k->text), before[0] ? ", " : "", before);
		}
}

static void inflicts(struct ui *u, struct widget *root, const struct leaf *l, int ledger)
{
	char all[2 * WORDS];
	say_inflicted(u->game, l, ledger, all);
	if (all[0])
		widget_label(root, FONT_DATA_BOLD, 16, all)->ink = WINE;
}

/* The pieces that the reckoning names. */
static void faces_of(const struct game *g, const struct account *a, int ledger, struct faces *out)
{
	for (int i = 0; i < a->n; i++) {
		bool known = false;
		for (int k = 0; k < i; k++)
			known |= a->at[k].piece == a->at[i].piece && a->at[k].ledger == ledger;
		if (a->at[i].ledger == ledger && a->at[i].piece >= 0 && !known)
			face_add(g->scenario, out, a->at[i].piece);
	}
}

static void reckoning(struct ui *u, struct widget *column, const struct account *a, int ledger)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].ledger == ledger)
			account_line_row(u, column, &a->at[i]);
}

/* --- one side --- */

/* Whose it is, what he does, and with whom. */
static void side_head(struct ui *u, struct widget *part, int side, const char *does, const struct faces *faces)
{
	struct game *g = u->game;
	char title[WORDS], text[WORDS * 4], icon[24];
	struct widget *head = widget_new(part, ROLE_ROW, "clash-head", "");
	head->gap = 6;
	side_icon(g->scenario, side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
	snprintf(title, sizeof title, "%.60s %s", say_side(g->scenario, side), does);
	struct widget *words = widget_label(head, FONT_TITLE, 17, title), *counters;
	words->ink = WINE;
	words->wide = words->narrowest = 150;
	if (!faces->n)
		return;
	faces_say(g->scenario, faces, text, sizeof text);
	counters = faces_paint(head, faces, text);
	counters->grow = 1;
	counters->wide = (faces->size + 28) * (faces->n < 5 ? faces->n : 5);
}

static void side_part(struct ui *u, struct widget *root, const struct chapter *ch, const struct leaf *l, int ledger, bool narrow)
{
	struct game *g = u->game;
	struct account *a = g->account;
	bool close = !narrow && !roomy(u); /* both sides are to be read without scrolling */
	struct turned cards = {.s = g->scenario, .wide = close ? CLOSE : narrow ? SMALL : BIG};
	struct faces faces = {.size = narrow || close ? 30 : 38};
	int lines = 0, side;
	if (!leaf_account(g->seat, l, a))
		return;
	for (int i = 0; i < a->n; i++)
		lines += a->at[i].ledger == ledger;
	if (!lines)
		return;
	side = side_of(ch, a, ledger);
	faces_of(g, a, ledger, &faces);
	struct widget *part = widget_new(root, ROLE_COLUMN, ledger ? "clash-1" : "clash-0", "");
	part->skin = SKIN_INSET;
	part->pad = close ? 5 : 8;
	part->gap = close ? 3 : 6;
	side_head(u, part, side, one_sided(a) ? "pursuit" : side == ch->side ? "attack" : "defence", &faces);
	struct widget *both = widget_new(part, narrow ? ROLE_COLUMN : ROLE_ROW, "clash-body", "");
	both->gap = narrow ? 6 : 18;
	struct widget *left = widget_new(both, ROLE_COLUMN, "count", "");
	left->gap = 2;
	if (!narrow)
		left->wide = left->narrowest = LEDGER_WIDE;
	reckoning(u, left, a, ledger);
	struct widget *right = widget_new(both, ROLE_COLUMN, "cards", "");
	right->grow = 1;
	right->gap = close ? 3 : 6;
	gather(g, l, side, &cards);
	if (cards.n)
		cards_row(right, &cards);
	else
		widget_label(right, FONT_BODY_ITALIC, 14, "no card")->ink = INK_SOFT;
	inflicts(u, right, l, ledger);
}

bool turned_result(struct ui *u, struct widget *root, struct spot from, struct spot to)
{
	struct game *g = u->game;
	bool any = false;
	for (struct spot at = from; spot_before(at, to); spot_next(g->seat, &at)) {
		const struct event *e = spot_event(g->seat, at);
		struct text t = {.at = ""};
		if (!e || e->kind != EVENT_RESULT)
			continue;
		words_of(g->scenario)->tell(g->scenario, e, &t);
		centred(root, FONT_TITLE, 19, "result", t.at)->ink = WINE;
		any = true;
	}
	return any;
}

void turned_cost(struct ui *u, struct widget *root, const struct chapter *ch, const struct leaf *l)
{
	struct game *g = u->game;
	char text[WORDS * 5] = "", all[2 * WORDS];
	for (int ledger = 0; ledger < 2; ledger++) {
		say_inflicted(g, l, ledger, all);
		if (!all[0] || !leaf_account(g->seat, l, g->account))
			continue;
		size_t used = strlen(text);
		snprintf(text + used, sizeof text - used, "%s%.40s: %s", used ? ". " : "", say_side(g->scenario, side_of(ch, g->account, ledger)), all);
	}
	if (text[0])
		centred(root, FONT_DATA_BOLD, 14, "cost", text);
}

/* What was played before, what it cost and what follows, as the log tells it: all of it, in as many paragraphs as that takes. */
static void told_between(struct ui *u, struct widget *root, struct spot from, struct spot to)
{
	struct game *g = u->game;
	char line[WORDS * 4] = "";
	size_t used = 0;
	for (struct spot at = from; spot_before(at, to); spot_next(g->seat, &at)) {
		const struct event *e = spot_event(g->seat, at);
		struct text t = {.at = ""};
		if (!e || e->account >= 0 || e->kind == EVENT_CARD || e->kind == EVENT_ROLL || e->kind == EVENT_REVEAL ||
		    e->kind == EVENT_ATTACK || event_is_fate(e))
			continue;
		log_tell(g, chronicle_heard(g->seat->chronicle, at.decision), at.event, &t);
		if (used + strlen(t.at) + 4 > sizeof line) {
			widget_label(root, FONT_BODY, 14, line);
			used = 0;
		}
		if (t.at[0])
			used += (size_t)snprintf(line + used, sizeof line - used, "%s%s", used ? ". " : "", t.at);
	}
	if (used)
		widget_label(root, FONT_BODY, 14, line);
}

void build_turned(struct ui *u, struct widget *root, const struct chapter *ch, const struct leaf *l, bool narrow)
{
	build_fates(u, root, l);
	if (l == ch->leaf)
		told_between(u, root, ch->from, l->from);
	side_part(u, root, ch, l, 0, narrow);
	side_part(u, root, ch, l, 1, narrow);
	told_between(u, root, l->from, l->to);
}

void turned_text(const struct game *g, const struct chapter *ch, const struct leaf *l, int ledger, char *out, size_t size)
{
	struct turned cards = {.s = g->scenario};
	char text[WORDS * 4];
	out[0] = 0;
	if (!leaf_account(g->seat, l, g->account))
		return;
	int side = side_of(ch, g->account, ledger);
	gather(g, l, side, &cards);
	names(&cards, text, sizeof text);
	if (cards.n)
		snprintf(out, size, "%.60s turn over: %s", side_they(g->scenario, side).at, text);
}

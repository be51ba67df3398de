/* What a script expects: where a piece is, what is asked, what the screen says. */
#include "app/script_own.h"
#include "match/hearing.h"

#include <stdlib.h>
#include <string.h>

int script_place(const struct script *s, const char *id)
{
	return desk_match(s->d) ? board_find(&desk_seat(s->d)->scenario->board, id) : NONE;
}

int script_piece(const struct script *s, const char *id)
{
	return desk_match(s->d) ? scenario_piece(desk_seat(s->d)->scenario, id) : NONE;
}

/* Orders there have been at the moment that is looked at, the drafted ones with them. */
static int orders_given(const struct script *s)
{
	const struct seat *seat = desk_seat(s->d);
	if (seat_looks_back(seat))
		return chronicle_hearings_before(seat->chronicle, seat->at);
	return match_now(desk_match(s->d)) + seat->draft->n;
}

int script_place_of(const struct script *s, int piece)
{
	const struct seat *seat = desk_seat(s->d);
	union any_position truth;

	if (view_find(&seat->view, piece))
		return table_place_of(desk_table(s->d), piece);
	match_at(desk_match(s->d), seat_looks_back(seat) ? orders_given(s) : match_now(desk_match(s->d)), &truth.common);
	return truth.common.piece[piece].place;
}

static bool expect_place(struct script *s, struct error *e)
{
	int piece = s->words > 3 ? script_piece(s, s->word[2]) : NONE, want, is;

	if (piece == NONE)
		return error_set(e, NULL, NULL, NULL, "expect place PIECE PLACE: there is no such piece");
	want = script_place(s, s->word[3]);
	is = script_place_of(s, piece);
	if (is == want)
		return true;
	return error_set(e, NULL, NULL, NULL, "%s should be in %s and is in %s", s->word[2], s->word[3],
			 is >= 0 ? desk_seat(s->d)->scenario->board.at[is].id : "no place");
}

/* expect sight PLACE, expect unseen PLACE: where the eye is, which `expect place` does not ask. */
static bool expect_sight(struct script *s, struct error *e)
{
	int place = s->words > 2 ? script_place(s, s->word[2]) : NONE, x, y;

	if (place == NONE)
		return error_set(e, NULL, NULL, NULL, "expect %s PLACE: there is no such place", s->word[1]);
	bool sees = table_find_place(desk_table(s->d), place, &x, &y);
	return sees == !strcmp(s->word[1], "sight") ||
	       error_set(e, NULL, NULL, NULL, "%s is %s sight", s->word[2], sees ? "in" : "out of");
}

/* expect read CARD: it is shown large; "nothing": none is. */
static bool expect_read(struct script *s, struct error *e)
{
	const char *want = s->words > 2 ? s->word[2] : "";
	int card = desk_table(s->d) ? table_card_read(desk_table(s->d)) : NONE;
	const char *is = card == NONE ? "nothing" : desk_seat(s->d)->scenario->card[card].id;
	return !strcmp(is, want) || error_set(e, NULL, NULL, NULL, "%s is shown large, not %s", is, want);
}

/* expect lit CARD, expect unlit CARD: can it be played, and does it do anything? */
static bool expect_lit(struct script *s, const char *which, struct error *e)
{
	int card = desk_table(s->d) ? card_find(desk_seat(s->d)->scenario, which) : NONE;

	if (card == NONE)
		return error_set(e, NULL, NULL, NULL, "there is no card \"%s\"", which);
	bool lit = table_card_lit(desk_table(s->d), card);
	return lit == !strcmp(s->word[1], "lit") || error_set(e, NULL, NULL, NULL, "%s is %s", which, lit ? "lit" : "not lit");
}

/* expect shown PIECE, expect closed PIECE: does the map name it? */
static bool expect_shown(struct script *s, struct error *e)
{
	int piece = s->words > 2 ? script_piece(s, s->word[2]) : NONE;

	if (piece == NONE)
		return error_set(e, NULL, NULL, NULL, "expect %s PIECE: there is no such piece", s->word[1]);
	bool shown = !desk_curtain(s->d) && table_place_of(desk_table(s->d), piece) != NONE;
	return shown == !strcmp(s->word[1], "shown") ||
	       error_set(e, NULL, NULL, NULL, "%s is %s", s->word[2], shown ? "shown" : "not shown");
}

/* expect seat curtain|nobody|SIDE: who looks at the table. */
static bool expect_seat(struct script *s, const char *which, struct error *e)
{
	const struct seat *seat = desk_match(s->d) ? desk_seat(s->d) : NULL;
	const char *is = !seat ? "launcher" : desk_curtain(s->d) ? "curtain" : seat->side == NOBODY ? "nobody"
			 : seat->scenario->side_id[seat->side];
	return !strcmp(is, which) || error_set(e, NULL, NULL, NULL, "who looks is %s, not %s", is, which);
}

static bool expect_prompt(struct script *s, struct error *e)
{
	const struct seat *seat = desk_match(s->d) ? desk_seat(s->d) : NULL;

	if (!seat || s->words < 3)
		return error_set(e, NULL, NULL, NULL, "expect prompt VERB, while a game is on");
	for (int i = 0; i < 64; i++) {
		const struct verb *v = seat->prompt.verbs >> i & 1 ? verb_at(seat->scenario, i) : NULL;
		if (v && !strcmp(v->name, s->word[2]))
			return true;
	}
	return error_set(e, NULL, NULL, NULL, "the decision is not about \"%s\": %.200s", s->word[2],
			 seat->prompt.ask.at);
}

bool script_expect(struct script *s, struct error *e)
{
	struct rect r;
	const char *what = s->words > 1 ? s->word[1] : "", *which = s->words > 2 ? s->word[2] : "";
	int n;

	if (!strcmp(what, "place"))
		return expect_place(s, e);
	if (!strcmp(what, "prompt"))
		return expect_prompt(s, e);
	if (!strcmp(what, "read"))
		return expect_read(s, e);
	if (!strcmp(what, "lit") || !strcmp(what, "unlit"))
		return expect_lit(s, which, e);
	if (!strcmp(what, "shown") || !strcmp(what, "closed"))
		return expect_shown(s, e);
	if (!strcmp(what, "seat"))
		return expect_seat(s, which, e);
	if (!strcmp(what, "sight") || !strcmp(what, "unseen"))
		return expect_sight(s, e);
	if (!strcmp(what, "orders")) {
		n = desk_match(s->d) ? orders_given(s) : -1;
		return n == atoi(which) || error_set(e, NULL, NULL, NULL, "%d orders were played, not %s", n, which);
	}
	if (!strcmp(what, "percent")) {
		n = desk_table(s->d) ? table_percent(desk_table(s->d)) : 0;
		return n == atoi(which) || error_set(e, NULL, NULL, NULL, "the zoom is %d, not %s", n, which);
	}
	if (!strcmp(what, "widget"))
		return ui_find(desk_ui(s->d), which, &r) ||
		       error_set(e, NULL, NULL, NULL, "there is no widget \"%s\"", which);
	if (!strcmp(what, "whole"))
		return ui_whole(desk_ui(s->d), which) || error_set(e, NULL, NULL, NULL, "\"%s\" is not there, or not whole", which);
	if (!strcmp(what, "hint"))
		return strstr(desk_hint(s->d), which) ||
		       error_set(e, NULL, NULL, NULL, "the hint is \"%s\"", desk_hint(s->d));
	if (!strcmp(what, "full"))
		return ui_full(desk_ui(s->d), which) || error_set(e, NULL, NULL, NULL, "\"%s\" is not there, or its letters are smaller than meant", which);
	if (!strcmp(what, "text") && s->words > 3) /* a widget, and what its text holds */
		return strstr(ui_text(desk_ui(s->d), which), s->word[3]) ||
		       error_set(e, NULL, NULL, NULL, "\"%s\" says \"%s\"", which, ui_text(desk_ui(s->d), which));
	if (!strcmp(what, "text"))
		return *ui_text(desk_ui(s->d), which) || ui_find(desk_ui(s->d), which, &r) ||
		       strstr(desk_hint(s->d), which) ||
		       error_set(e, NULL, NULL, NULL, "nothing on the screen says \"%s\"", which);
	if (!strcmp(what, "no"))
		return (!*ui_text(desk_ui(s->d), which) && !ui_find(desk_ui(s->d), which, &r) && !strstr(desk_hint(s->d), which)) ||
		       error_set(e, NULL, NULL, NULL, "\"%s\" is on the screen", which);
	return error_set(e, NULL, NULL, NULL, "expect what? \"%s\"", what);
}

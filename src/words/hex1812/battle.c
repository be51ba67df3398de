/* The Combat Phase in the log and on the buttons. */
#include "words/hex1812/own.h"

#include "rules/hex1812/combat.h"

#include <string.h>

static struct text at(const struct scenario *s, int place)
{
	struct text none = {"?"};
	return place >= 0 && place < s->board.count ? hx_place(s, place) : none;
}

static struct text unit(const struct scenario *s, int piece)
{
	struct text none = {"?"};
	return piece >= 0 && piece < s->pieces ? hx_unit(s, piece) : none;
}

/* What the letters of a result mean. */
static const char *letters_of(int result)
{
	static const char *const words[CRT_RESULTS] = {
		[CRT_ARS] = "Ars: the attackers scatter",
		[CRT_AR1_DRS] = "Ar1 Drs: the attackers go back one hex, then the defenders scatter",
		[CRT_DR1] = "Dr1: the defenders go back one hex",
		[CRT_DR2] = "Dr2: the defenders go back two hexes",
		[CRT_DRS] = "Drs: the defenders scatter",
		[CRT_HALF] = "\u00bdex: the defenders are eliminated, the attackers lose half of that",
		[CRT_DE] = "De: the defenders are eliminated",
		[CRT_AE] = "Ae: the attackers are eliminated",
	};
	return result >= 0 && result < CRT_RESULTS ? words[result] : "?";
}

static bool tell_note(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->number) {
	case TEXT_DECLARED:
		text_set(out, "Declared: %s attacks %s", at(s, ev->from).at, at(s, ev->to).at);
		return true;
	case TEXT_NOBODY_LEFT:
		text_set(out, "%s is left: the attack from %s strikes nobody", at(s, ev->to).at, at(s, ev->from).at);
		return true;
	case TEXT_HOLDS:
		text_set(out, "%s is a fortress: nobody retreats from it", at(s, ev->to).at);
		return true;
	default:
		return false;
	}
}

bool hx_tell_battle(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->kind) {
	case EVENT_NOTE:
		return tell_note(s, ev, out);
	case EVENT_ATTACK:
		if (ev->number == HX_PERCENT_MOST) /* [Combat H] leaders alone are left */
			text_set(out, "%s attack %s in %s, where no strength is left", THEY(s, ev->side), unit(s, ev->piece).at, at(s, ev->to).at);
		else
			text_set(out, "%s attack %s in %s at %d\u00a0%%", THEY(s, ev->side), unit(s, ev->piece).at, at(s, ev->to).at, ev->number);
		return true;
	case EVENT_RESULT:
		if (ev->rule != CITE_CRT && ev->rule != CITE_COMBAT_I)
			return false;
		text_set(out, "%s: %s", at(s, ev->to).at, letters_of(ev->number % RESULT_STEP));
		return true;
	case EVENT_RETREAT:
		text_set(out, ev->rule == CITE_COMBAT_E ? "%s retreats before combat from %s to %s" : "%s retreats from %s to %s",
			 unit(s, ev->piece).at, at(s, ev->from).at, at(s, ev->to).at);
		return true;
	case EVENT_ADVANCE:
		text_set(out, "%s advances from %s to %s", unit(s, ev->piece).at, at(s, ev->from).at, at(s, ev->to).at);
		return true;
	default:
		return false;
	}
}

/* "Riga (2115)", "4722 and 4824", "3 hexes" */
static struct text hexes(const struct scenario *s, const int16_t *list, int n)
{
	struct text out;
	if (n == 1)
		return at(s, list[0]);
	if (n == 2)
		text_set(&out, "%s and %s", at(s, list[0]).at, at(s, list[1]).at);
	else
		text_set(&out, "%d hexes", n);
	return out;
}

/* [Combat] One of the battles that are to be fought reads the same by whichever of its hexes it is named; where its target stands for none
 * alone, by whence it comes. */
static void say_next(const struct scenario *s, const struct campaign *c, int place, struct text *out)
{
	struct hx_clash clash;
	hx_clash_of(c, hx_battle_named(c, place), &clash);
	if (!clash.froms || !clash.tos)
		return;
	bool alone = hx_battle_named(c, clash.to[0]) != 0;
	text_set(out, "Fight the battle of %s%s%s", hexes(s, clash.to, clash.tos).at, alone ? "" : ", attacked from ",
		 alone ? "" : hexes(s, clash.from, clash.froms).at);
}

bool hx_say_battle(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	int from = o->piece >= 0 && o->piece < s->pieces ? p->piece[o->piece].place : NONE;
	switch (o->verb) {
	case VERB_DECLARE:
		text_set(out, "%s attacks %s", at(s, from).at, at(s, o->place).at);
		return true;
	case VERB_JOIN:
		text_set(out, "%s joins the attack on %s", at(s, from).at, at(s, o->place).at);
		return true;
	case VERB_NAME:
		if (p->header.result.over || frame_now(p)->row != ROW_RESOLVE)
			return false;
		say_next(s, campaign_of(p), o->place, out);
		return true;
	default:
		return false;
	}
}

static bool anybody_in(const struct campaign *c, const struct hx_clash *clash)
{
	for (int k = 0; k < clash->tos; k++)
		if (hx_top(c, clash->to[k]) != NONE)
			return true;
	return false;
}

/* One more kind of unit and how many of it, "2 Infantry Corps", behind those before. */
static void add_kind(const struct scenario *s, int piece, int n, struct text *out)
{
	char all[80];
	struct text before = *out;
	text_counted(all, sizeof all, n, s->piece[piece].name);
	text_set(out, "%s%s%s", before.at, before.at[0] ? ", " : "", all);
}

/* Is this the first of its name on its hex? `n`: how many there are. */
static bool first_of_name(const struct scenario *s, const struct campaign *c, int piece, int *n)
{
	bool first = true;
	*n = 0;
	for (int i = hx_top(c, c->p.piece[piece].place); i != NONE; i = hx_below(c, i))
		if (!strcmp(s->piece[i].name, s->piece[piece].name)) {
			first &= i >= piece;
			++*n;
		}
	return first;
}

/* "Napoleon, 2 Infantry Corps": who stands there. */
static struct text defenders(const struct scenario *s, const struct campaign *c, const struct hx_clash *clash)
{
	struct text out = {""};
	int n;
	for (int k = 0; k < clash->tos; k++)
		for (int i = hx_top(c, clash->to[k]); i != NONE; i = hx_below(c, i))
			if (first_of_name(s, c, i, &n))
				add_kind(s, i, n, &out);
	return out;
}

/* Is this battle still to be fought? An elimination on the march is not: it stands among them for who may advance. */
static bool waits(const struct campaign *c, int number)
{
	for (int k = 0; k < c->attacks; k++)
		if (c->attack[k].battle == number && !(c->attack[k].flags & ATTACK_FOUGHT))
			return true;
	return false;
}

/* [Combat D] [Combat H] Attacks from one hex and from several, at odds that change with who goes; not those that were fought on the march. */
bool hx_looms(const struct scenario *s, const struct position *p, int i, struct text *what, struct outlook *out)
{
	const struct campaign *c = campaign_of(p);
	struct hx_clash clash;
	struct hx_sum sum;
	int number = 1;
	if (p->header.result.over || frame_now(p)->row != ROW_RETIRE)
		return false;
	for (; number <= c->battles; number++) {
		hx_clash_of(c, number, &clash);
		if (waits(c, number) && clash.froms && clash.tos && !i--)
			break;
	}
	if (number > c->battles)
		return false;
	struct text from = hexes(s, clash.from, clash.froms), to = hexes(s, clash.to, clash.tos), who = defenders(s, c, &clash);
	outlook_clear(out);
	hx_clash_add(s, c, &clash, &sum, NULL);
	if (anybody_in(c, &clash))
		hx_battle_outlook(s, c, number, out);
	out->sum.place = clash.to[0];
	if (!anybody_in(c, &clash))
		text_set(what, "%s is left: the attack from %s strikes nobody", to.at, from.at);
	else if (sum.percent >= HX_PERCENT_MOST)
		text_set(what, "%s attack%s %s, where no strength is left (%s)", from.at, clash.froms > 1 ? "" : "s", to.at, who.at);
	else
		text_set(what, "%s attack%s %s at %d\u00a0%% (%s)", from.at, clash.froms > 1 ? "" : "s", to.at, sum.percent, who.at);
	return true;
}

/* [Combat Results Table] Is the attack worth advice: does half of the die at least hurt the defenders? */
bool hx_serves(const struct scenario *s, const struct position *p, const struct order *o, struct text *why)
{
	(void)why; /* this game has no cards */
	struct outlook out;
	int good = 0;
	if (o->verb != VERB_DECLARE && o->verb != VERB_JOIN)
		return true;
	s->rules->odds(s, p, o, NULL, &out);
	for (int i = 0; out.cases && i < out.on[0].n; i++) {
		int result = out.on[0].at[i].result;
		bool kills = result == CRT_HALF || result == CRT_DE, drives = result == CRT_DR1 || result == CRT_DR2 || result == CRT_DRS;
		good += kills || drives ? out.on[0].at[i].ways : 0;
	}
	return out.cases && 2 * good >= out.on[0].of;
}

/* [Combat 4] [Elimination] Who may die of what a combat inflicts, and how likely: of fatigue, or with his last strength points. */
#include "rules/napoleon1807/odds.h"
#include "rules/napoleon1807/odds_draw.h"

/* Who falls by so many points of one kind: the first of his side; and whether the game is lost by it, because Napoleon is left alone
 * [Victory Napoleon] or the marker comes to its end. */
struct fall {
	int piece; /* or NONE */
	bool lost, napoleon;
};

static struct fall seen_in(const struct scenario *s, const struct n7_position *n, const struct n7_position *then, n7_mask who)
{
	struct fall out = {NONE, then->p.header.result.over, false};
	int napoleon = n7_own(s)->napoleon;
	for (int i = n7_mask_next(who, 0); i != NONE && out.piece == NONE; i = n7_mask_next(who, i + 1))
		if (then->p.piece[i].place < 0)
			out.piece = i;
	out.napoleon = napoleon >= 0 && n->p.piece[napoleon].place >= 0 && then->p.piece[napoleon].place < 0;
	return out;
}

/* Fatigue is shared out evenly, the rest as its owner would. */
static struct fall by_fatigue(const struct scenario *s, const struct n7_position *n, n7_mask who, int points)
{
	struct n7_position copy = *n;
	n7_tire_even(s, &copy, who, points, CITE_COMBAT_4, NULL);
	n7_place_shares(s, &copy);
	return seen_in(s, n, &copy, who);
}

/* Losses are shared out evenly too, what is left over by whoever has most; each point is lost, and scored, by itself. */
static struct fall by_losses(const struct scenario *s, const struct n7_position *n, n7_mask who, int points)
{
	struct n7_position copy = *n;
	uint8_t room[N7_BLOCKS], due[N7_BLOCKS];
	int corps = 0, k = 0;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		room[corps++] = (uint8_t)n7_strength(n, i);
	for (int rest = n7_even_losses(points, corps, room, due); rest > 0; rest--) {
		int most = 0;
		for (int i = 1; i < corps; i++)
			most = room[i] - due[i] > room[most] - due[most] ? i : most;
		due[most]++;
	}
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1), k++)
		for (; due[k] && !copy.p.header.result.over; due[k]--)
			n7_lose_point(s, &copy, i, copy.p.piece[i].foot ? ARM_FOOT : ARM_HORSE, CITE_COMBAT_4, NULL);
	return seen_in(s, n, &copy, who);
}

/* In whole per cent; at least one where there is any chance. */
static int percent(uint64_t chance)
{
	int out = (int)((100 * chance + CHANCE_ONE / 2) / CHANCE_ONE);
	return chance && !out ? 1 : out;
}

enum { BY_FATIGUE, BY_LOSSES };

/* The chances of one kind: that anybody falls, and that the game is lost; from how many points on, and who. */
struct risk {
	uint64_t anybody, lost;
	int from, lost_from, piece;
	bool napoleon;
};

static struct risk risk_of(const struct scenario *s, const struct n7_position *n, n7_mask who, int kind, int more,
			   const uint64_t chance[DRAWN_MOST + 1])
{
	struct risk out = {0, 0, NONE, NONE, NONE, false};
	for (int marks = 0; marks <= DRAWN_MOST; marks++) {
		int points = marks + more > 0 ? marks + more : 0;
		if (!chance[marks])
			continue;
		struct fall f = kind == BY_FATIGUE ? by_fatigue(s, n, who, points) : by_losses(s, n, who, points);
		if (f.piece == NONE)
			continue;
		out.piece = out.from == NONE ? f.piece : out.piece;
		out.from = out.from == NONE ? points : out.from;
		out.anybody += chance[marks];
		if (f.lost && out.lost_from == NONE) {
			out.lost_from = points;
			out.napoleon = f.napoleon;
		}
		out.lost += f.lost ? chance[marks] : 0;
	}
	return out;
}

/* "Bessières dies of 5 more fatigue or above: 17 %. Napoléon stays alone and the game is lost" */
static void warn(const struct scenario *s, const struct risk *r, const char *what, struct outlook *out)
{
	if (r->piece == NONE)
		return;
	struct text *words = &outlook_warn(out, CITE_ELIMINATION)->words;
	struct text alone = {""};
	if (r->napoleon)
		text_set(&alone, "%s stays alone and ", n7_name(s, n7_own(s)->napoleon));
	if (r->lost_from == r->from)
		text_set(words, "%s dies of %d %s: %d %%. %sthe game is lost", n7_name(s, r->piece), r->from, what, percent(r->anybody),
			 r->napoleon ? alone.at : "With that ");
	else if (r->lost_from != NONE)
		text_set(words, "%s dies of %d %s: %d %%; from %d on %sthe game is lost: %d %%", n7_name(s, r->piece), r->from, what,
			 percent(r->anybody), r->lost_from, alone.at, percent(r->lost));
	else
		text_set(words, "%s dies of %d %s: %d %%", n7_name(s, r->piece), r->from, what, percent(r->anybody));
}

/* Is the game likelier lost by it, or else somebody likelier to fall? Equal risks are no worse. */
static bool worse(const struct risk *r, const struct risk *than)
{
	return r->lost != than->lost ? r->lost > than->lost : r->anybody > than->anybody;
}

void n7_death_odds(const struct scenario *s, const struct n7_position *n, int side, const struct n7_suffered *by, struct outlook *out)
{
	n7_mask who = n7_fight_corps(s, n, side);
	if (!who)
		return;
	struct risk fatigue = risk_of(s, n, who, BY_FATIGUE, by->more_fatigue, by->fatigue);
	struct risk losses = risk_of(s, n, who, BY_LOSSES, by->more_losses, by->losses);
	const char *shot = losses.from == 1 ? "loss or more" : "losses or more";
	bool tired_first = worse(&fatigue, &losses);
	if (!tired_first)
		warn(s, &losses, shot, out);
	warn(s, &fatigue, "more fatigue or above", out); /* than he has */
	if (tired_first)
		warn(s, &losses, shot, out);
}

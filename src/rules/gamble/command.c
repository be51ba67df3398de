/* Commanders: ratings, whom they command, what is special about them (9, 16.2, 16.4). */
#include "rules/gamble/combat.h"

/* [9.2] Never fewer than one nor more than seven. */
static int bounded(const struct scenario *s, int n)
{
	const struct gb_figures *f = gb_figures(s);
	return n < f->commands.least ? f->commands.least : n > f->commands.most ? f->commands.most : n;
}

/* [9.2] This turn's commands before cards: the basic number with all decisive victories, the capitals of the turn before. */
static int earned(const struct scenario *s, const struct gamble *g, int side)
{
	return bounded(s, g->cc_lasting[side] + g->cc_turn[side]);
}

/* [9.2] With [16.1] cards. */
static void refill(const struct scenario *s, struct gamble *g)
{
	for (int side = 0; side < 2; side++)
		g->cc[side] = (int8_t)bounded(s, g->cc_lasting[side] + g->cc_turn[side] + g->effects.cc[side]);
}

/* [9.1] Nothing is saved from turn to turn. [9.3] Who has more before the cards fights first; the French if both have as many. */
void gb_commands(const struct scenario *s, struct gamble *g, struct events *ev)
{
	refill(s, g);
	g->cc_first = (uint8_t)(earned(s, g, RUSSIAN) > earned(s, g, FRENCH) ? RUSSIAN : FRENCH);
	for (int side = 0; side < 2; side++)
		event_note(ev, EVENT_COMMANDS, side, NONE, NONE, NONE, g->cc[side], CITE_9_1);
}

/* [16.1] A card gives or takes commands of this turn. */
void gb_card_commands(const struct scenario *s, struct gamble *g, int side, int n)
{
	g->effects.cc[side] = (int8_t)(g->effects.cc[side] + n);
	refill(s, g);
}

/* [16.9] A city of western Russia in which French units stand goes over to them for good. */
static void turn_cities(const struct scenario *s, struct gamble *g, struct events *ev)
{
	const struct gb_own *own = gb_own(s);
	for (int i = set_next(&own->units, 0); i >= 0 && g->state & STATE_INDEPENDENCE; i = set_next(&own->units, i + 1)) {
		int at = g->p.piece[i].place;
		if (at < 0 || s->piece[i].side != FRENCH || !own->city[at] || !own->west_russia[at] || gb_turned(g, at))
			continue;
		g->turned[at >> 6] |= 1ull << (at & 63);
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, at, TEXT_TURNED, CITE_16_9);
	}
}

/* [9.2] The first time in the game that the French come to, or leave, Moscow and St Petersburg. [16.9] Cities that go over. [16.13] A source
 * of theirs that falls. */
void gb_watch(const struct scenario *s, struct gamble *g, struct events *ev)
{
	static const uint16_t come[2] = {STATE_MOSCOW, STATE_PETERSBURG}, gone[2] = {STATE_MOSCOW_LEFT, STATE_PETERSBURG_LEFT};
	static const uint8_t took[2] = {CITY_MOSCOW_TAKEN, CITY_PETERSBURG_TAKEN}, left[2] = {CITY_MOSCOW_LEFT, CITY_PETERSBURG_LEFT};
	turn_cities(s, g, ev);
	gb_check_source(s, g, ev);
	for (int i = 0; i < 2; i++) {
		bool there = gb_next(s, g, i ? gb_own(s)->petersburg : gb_own(s)->moscow, FRENCH, 0) != NONE;
		if (there && !(g->state & come[i])) {
			g->state |= come[i];
			g->effects.cities |= took[i];
		} else if (!there && g->state & come[i] && !(g->state & gone[i])) {
			g->state |= gone[i];
			g->effects.cities |= left[i];
		}
	}
}

/* [9.2] What this turn brought counts from the next one on: a victory for the rest of the game, a capital for one turn. */
void gb_commands_close(const struct scenario *s, struct gamble *g)
{
	const struct gb_figures *f = gb_figures(s);
	int won = f->commands.victory * (g->effects.decisive[FRENCH] - g->effects.decisive[RUSSIAN]), city = 0;
	g->cc_lasting[FRENCH] = (int8_t)(g->cc_lasting[FRENCH] + won);
	g->cc_lasting[RUSSIAN] = (int8_t)(g->cc_lasting[RUSSIAN] - won);
	city += g->effects.cities & CITY_MOSCOW_TAKEN ? 1 : 0;
	city += g->effects.cities & CITY_PETERSBURG_TAKEN ? 1 : 0;
	city -= g->effects.cities & CITY_MOSCOW_LEFT ? 1 : 0;
	city -= g->effects.cities & CITY_PETERSBURG_LEFT ? 1 : 0;
	g->cc_turn[FRENCH] = (int8_t)(f->commands.capital * city);
	g->cc_turn[RUSSIAN] = (int8_t)-g->cc_turn[FRENCH];
}

bool gb_quarrels(const struct scenario *s, const struct gamble *g, int piece)
{
	int kutuzov = gb_own(s)->kutuzov;
	return gb_leaders(s) && gb_own(s)->abilities[piece] & 1u << 1 && !(g->effects.allow & ALLOW_TOGETHER) &&
	       (kutuzov < 0 || g->p.piece[kutuzov].place == AT_LATER);
}

/* [3.4] The printed rating. [16.4.1] None for those of the three who stand together. Card: one more. */
int gb_rating(const struct scenario *s, const struct gamble *g, int commander)
{
	int place = g->p.piece[commander].place, side = s->piece[commander].side, others = 0;
	if (gb_quarrels(s, g, commander))
		for (int i = gb_next_commander(s, g, place, side, 0); i != NONE; i = gb_next_commander(s, g, place, side, i + 1))
			others += i != commander && gb_quarrels(s, g, i);
	if (others)
		return 0;
	return gb_own(s)->cr[commander] + (g->effects.raised[side] == commander);
}

int gb_best(const struct scenario *s, const struct gamble *g, int place, int side)
{
	int best = NONE;
	for (int i = gb_next_commander(s, g, place, side, 0); i != NONE; i = gb_next_commander(s, g, place, side, i + 1))
		if (best == NONE || gb_rating(s, g, i) > gb_rating(s, g, best))
			best = i;
	return best;
}

/* [16.2] The supreme commander leads all, senior ones infantry or cavalry, three of them their own army's infantry, corps commanders
 * their corps; the Guard obeys whoever has such a rank. Who has none leads nobody in this sense. */
bool gb_leads(const struct scenario *s, int commander, int unit)
{
	const struct gb_own *own = gb_own(s);
	if (s->piece[commander].side != s->piece[unit].side || own->rank[commander] == RANK_NONE)
		return false;
	if (set_has(&own->guards, unit))
		return true;
	switch (own->rank[commander]) {
	case RANK_SUPREME:
		return true;
	case RANK_INFANTRY:
		return own->kind[unit] == KIND_INF && (!own->army[commander] || own->army[commander] == own->army[unit]);
	case RANK_CAVALRY:
		return own->kind[unit] == KIND_CAV;
	default:
		return own->corps[commander] && own->corps[commander] == own->corps[unit];
	}
}

/* [16.2] May they, each those he may lead, command all of these units together? [8.6] */
bool gb_commands_all(const struct scenario *s, const struct set *commanders, const struct set *units)
{
	for (int i = set_next(units, 0); i >= 0; i = set_next(units, i + 1)) {
		bool led = !gb_fights(s, i);
		for (int c = set_next(commanders, 0); c >= 0 && !led; c = set_next(commanders, c + 1))
			led = gb_leads(s, c, i);
		if (!led)
			return false;
	}
	return !set_empty(commanders);
}

/* Units that he may command; of them those in good order. */
struct led {
	int all, good;
};

static struct led led_by(const struct scenario *s, const struct gamble *g, int commander, const struct set *units)
{
	struct led n = {0, 0};
	for (int i = set_next(units, 0); i >= 0; i = set_next(units, i + 1)) {
		bool led = gb_fights(s, i) && gb_leads(s, commander, i);
		n.all += led;
		n.good += led && !gb_disrupted(g, i);
	}
	return n;
}

static int good_of(const struct scenario *s, const struct gamble *g, const struct set *units)
{
	int n = 0;
	for (int i = set_next(units, 0); i >= 0; i = set_next(units, i + 1))
		n += gb_fights(s, i) && !gb_disrupted(g, i);
	return n;
}

/* [16.2] More units led, then the higher rank, then [reading 11] what serves the owner. */
static bool better_chief(const struct scenario *s, const struct gamble *g, int a, int led_a, int b, int led_b)
{
	const struct gb_own *own = gb_own(s);
	if (led_a != led_b)
		return led_a > led_b;
	if (own->rank[a] != own->rank[b])
		return own->rank[a] > own->rank[b];
	return gb_rating(s, g, a) > gb_rating(s, g, b);
}

/* [11.5] [11.7] The highest rating, at most the units in good order. [16.2] In the advanced game that of him who may command most of the combat
 * units, disrupted ones too, at most as many as he commands of those in good order. [reading 11] */
int gb_chief(const struct scenario *s, const struct gamble *g, int place, int side, const struct set *units, int *counts)
{
	struct led most = {0, good_of(s, g, units)};
	int chief = gb_leaders(s) ? NONE : gb_best(s, g, place, side);
	for (int i = gb_leaders(s) ? gb_next_commander(s, g, place, side, 0) : NONE; i != NONE; i = gb_next_commander(s, g, place, side, i + 1)) {
		struct led led = led_by(s, g, i, units);
		if (!led.all || (chief != NONE && !better_chief(s, g, i, led.all, chief, most.all)))
			continue;
		chief = i;
		most = led;
	}
	*counts = chief == NONE ? 0 : int_min(gb_rating(s, g, chief), most.good);
	return chief;
}

/* [16.4] Among equals the owner says who is the senior one: him with the gift, but another than Constantine or Murat when they are a
 * burden. */
int gb_senior(const struct scenario *s, const struct set *who, int ability)
{
	const struct gb_own *own = gb_own(s);
	int top = RANK_NONE, found = NONE, equals = 0;
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		if (gb_is_commander(s, i) && own->rank[i] > top)
			top = own->rank[i];
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1)) {
		if (!gb_is_commander(s, i) || own->rank[i] != top)
			continue;
		equals++;
		if (own->abilities[i] & 1u << ability)
			found = i;
	}
	bool burden = ability == ABILITY_HESITATES || ability == ABILITY_RUINS;
	return burden && equals > 1 ? NONE : found;
}

/* [16.4] Only of the senior commander of a stack. */
int gb_special(const struct scenario *s, const struct gamble *g, int place, int side, int ability)
{
	struct set who;
	set_clear(&who);
	for (int i = gb_next_commander(s, g, place, side, 0); i != NONE; i = gb_next_commander(s, g, place, side, i + 1))
		set_add(&who, i);
	return gb_leaders(s) ? gb_senior(s, &who, ability) : NONE;
}

/* [16.4.1] Who stands with one of the three does not support a stack with another. */
bool gb_estranged(const struct scenario *s, const struct gamble *g, int from, int to, int side)
{
	for (int i = gb_next_commander(s, g, from, side, 0); i != NONE; i = gb_next_commander(s, g, from, side, i + 1))
		for (int k = gb_next_commander(s, g, to, side, 0); k != NONE; k = gb_next_commander(s, g, to, side, k + 1))
			if (gb_quarrels(s, g, i) && gb_quarrels(s, g, k))
				return true;
	return false;
}

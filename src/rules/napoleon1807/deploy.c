/* [Game Setup] The first position of a scenario, and the vedettes that each side adds to it. */
#include "rules/napoleon1807/n7.h"

#include <string.h>

/* --- what a scenario is read from --- */

static bool wrong(const struct scenario *s, struct error *e, const char *key, const char *reason)
{
	return error_set(e, s->file, key, NULL, "%s", reason);
}

static bool in_box(struct scenario *s, struct n7_own *own, struct error *e)
{
	const cJSON *item;
	for (int i = 0; i < s->pieces; i++)
		own->start[i] = (int16_t)(s->piece[i].setup == NONE ? AT_UNUSED : s->piece[i].setup);
	cJSON_ArrayForEach(item, json_get(s->json, "reserve")) {
		int i = scenario_piece(s, item->valuestring);
		if (i != own->lobanov || own->start[i] != AT_UNUSED)
			return error_set(e, s->file, "reserve", NULL, "only %s, who is not set up, comes by a card", s->piece[own->lobanov].id);
		own->start[i] = AT_RESERVE;
	}
	return true;
}

static bool points_make(struct scenario *s, struct n7_own *own, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "points")) {
		int i = scenario_piece(s, item->string), foot, horse, most = own->figures.strength.most;
		if (i == NONE || own->kind[i] != KIND_CORPS || own->start[i] == AT_UNUSED)
			return error_set(e, s->file, "points", NULL, "\"%s\" is no corps of this scenario", item->string);
		if (cJSON_GetArraySize(item) != 2 || !json_whole(cJSON_GetArrayItem(item, 0), 0, most, &foot) ||
		    !json_whole(cJSON_GetArrayItem(item, 1), 0, most, &horse) || foot + horse < 1 || foot + horse > most)
			return error_set(e, s->file, item->string, NULL, "needs foot and horse, 1 to %d in all", most);
		own->foot[i] = (uint8_t)foot;
		own->horse[i] = (uint8_t)horse;
	}
	for (int i = 0; i < s->pieces; i++) {
		bool fights = own->start[i] != AT_UNUSED && own->kind[i] == KIND_CORPS;
		if (own->start[i] >= 0 && own->kind[i] == KIND_VEDETTE)
			return error_set(e, s->file, s->piece[i].id, NULL, "vedettes are placed by the players");
		if (fights != (own->foot[i] + own->horse[i] > 0))
			return error_set(e, s->file, s->piece[i].id, NULL, "has no \"points\"");
	}
	return true;
}

/* Corps of one side stand in an area, or none; a commander never alone. */
static bool company_fits(const struct scenario *s, const struct n7_own *own, struct error *e)
{
	for (int i = 0; i < s->pieces; i++) {
		int corps = 0;
		if (own->start[i] < 0)
			continue;
		for (int k = 0; k < s->pieces; k++) {
			if (own->start[k] != own->start[i])
				continue;
			if (s->piece[k].side != s->piece[i].side && !own->running.axis[own->start[i]])
				return error_set(e, s->file, s->piece[i].id, NULL, "stands among enemies");
			corps += own->kind[k] == KIND_CORPS && s->piece[k].side == s->piece[i].side;
		}
		if (!corps)
			return error_set(e, s->file, s->piece[i].id, NULL, "a commander needs a corps beside him");
	}
	return own->start[own->napoleon] >= 0 || wrong(s, e, "setup", "Napoleon must be on the map");
}

/* Who holds the places of a list: `index` is where each stands in `out`. */
static bool holders(const struct scenario *s, const char *key, const int8_t *index, int8_t *out, struct error *e)
{
	const cJSON *item;
	memset(out, NOBODY, N7_TOWNS);
	cJSON_ArrayForEach(item, json_get(s->json, key)) {
		int at = board_find(&s->board, item->string), side = scenario_side(s, item->valuestring);
		if (at == NONE || index[at] == NONE || side == NOBODY)
			return error_set(e, s->file, key, NULL, "\"%s\": \"%s\" fits no place and side", item->string, item->valuestring);
		out[index[at]] = (int8_t)side;
	}
	return true;
}

static bool ground_held(const struct scenario *s, struct n7_own *own, struct error *e)
{
	if (!holders(s, "control", own->town, own->control, e) || !holders(s, "citadels", own->fortress, own->citadel, e) ||
	    !holders(s, "sieges", own->fortress, own->siege, e))
		return false;
	for (int i = 0; i < own->towns; i++)
		if (own->control[i] == NOBODY)
			return error_set(e, s->file, "control", NULL, "nobody holds %s", s->board.at[own->town_at[i]].id);
	for (int i = 0; i < own->fortresses; i++)
		if (own->citadel[i] == NOBODY || own->siege[i] == own->citadel[i])
			return error_set(e, s->file, "citadels", NULL, "nobody holds %s, or he besieges himself", s->board.at[own->fortress_at[i]].id);
	return true;
}

static bool bridges_down(const struct scenario *s, struct n7_own *own, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, "destroyed_bridges")) {
		const char *a = cJSON_GetStringValue(cJSON_GetArrayItem(item, 0)), *b = cJSON_GetStringValue(cJSON_GetArrayItem(item, 1));
		int from = a ? board_find(&s->board, a) : NONE, to = b ? board_find(&s->board, b) : NONE;
		int slot = from == NONE || to == NONE ? NONE : n7_slot(s, from, to);
		if (slot == NONE || !own->bridge[from][slot] || own->downs == N7_LINKS)
			return wrong(s, e, "destroyed_bridges", "each needs two areas that a bridge joins");
		own->down[own->downs++] = own->link[from][slot];
	}
	return true;
}

static bool goals_make(const struct scenario *s, struct n7_own *own, struct error *e)
{
	const cJSON *v = json_get(s->json, "victory"), *item;
	int most = own->figures.victory.russian, points;
	if (!json_need_int(v, "start", 1, most - 1, s->file, "victory", &own->vp_start, e) ||
	    !json_need_int(v, "french", 0, most, s->file, "victory", &own->french_at_most, e) ||
	    !json_need_int(v, "russian", own->french_at_most + 1, most, s->file, "victory", &own->russian_at_least, e))
		return false;
	cJSON_ArrayForEach(item, json_get(s->json, "objectives")) {
		int at = board_find(&s->board, item->string), side = scenario_side(s, json_string_or(item, "side", ""));
		if (at == NONE || side == NOBODY || own->objectives == N7_OBJECTIVES)
			return wrong(s, e, "objectives", "needs areas of the map, each of a side, four at most");
		if (!json_need_int(item, "points", 1, most, s->file, item->string, &points, e))
			return false;
		own->objective[own->objectives++] = (struct n7_objective){(int16_t)at, (int8_t)side, (uint8_t)points};
	}
	return true;
}

bool n7_load_deploy(struct scenario *s, struct n7_own *own, struct error *e)
{
	const char *guard;
	own->with_quarters = json_bool_or(s->json, "winter_quarters", false);
	if (!json_need_string(s->json, "guard", s->file, "guard", &guard, e))
		return false;
	own->guard = scenario_piece(s, guard);
	if (own->guard == NONE || own->kind[own->guard] != KIND_CORPS)
		return wrong(s, e, "guard", "is no corps");
	for (int side = 0; side < 2; side++)
		if (!json_need_int(json_get(s->json, "vedettes"), s->side_id[side], 0, n7_mask_count(own->vedettes & own->side[side]), s->file,
				   "vedettes", &own->vedettes_of[side], e))
			return false;
	return in_box(s, own, e) && points_make(s, own, e) && n7_load_running(s, own, e) && company_fits(s, own, e) && ground_held(s, own, e) && bridges_down(s, own, e) &&
	       goals_make(s, own, e);
}

/* --- the first position --- */

/* [Playing cards] [Winter Quarters] Each card of the scenario in the deck of its side; Winter Quarters on its space, or with dice in the deck. */
static void cards_begin(const struct scenario *s, struct n7_position *n)
{
	const struct n7_own *own = n7_own(s);
	for (int i = 0; i < s->cards; i++)
		n->p.card[i] = (uint8_t)(own->plays[i] ? CARD_DECK + s->card[i].side : CARD_NONE);
	n->p.card[own->mud] = CARD_APART;
	for (int side = 0; side < 2 && n7_quarters(s); side++)
		n->p.card[own->quarters[side]] = (uint8_t)(n7_dice(s) ? CARD_DECK + side : CARD_QUARTERS);
}

static void blocks_begin(const struct scenario *s, struct n7_position *n)
{
	const struct n7_own *own = n7_own(s);
	int vedettes[2] = {0, 0};
	for (int i = 0; i < s->pieces; i++) {
		struct piece *k = &n->p.piece[i];
		int side = s->piece[i].side;
		k->place = own->start[i];
		k->foot = own->foot[i];
		k->horse = own->horse[i];
		k->known = n7_grognard(s) ? 0 : SEEN_ALL;
		if (n7_is_vedette(s, i) && n7_grognard(s) && vedettes[side] < own->vedettes_of[side]) {
			k->place = AT_WAITING;
			vedettes[side]++;
		}
	}
}

bool n7_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	struct n7_position *n = n7_at(p);
	(void)e;
	position_clear(p, sizeof *n);
	dice_seed(&p->dice, seed);
	p->header.turn = (int16_t)s->first_turn;
	p->header.phasing = FRENCH;
	p->header.track[TRACK_VP] = (int16_t)own->vp_start;
	n->op.from = n->op.at = n->op.last = n->care = NONE;
	memcpy(n->control, own->control, sizeof n->control);
	memcpy(n->citadel, own->citadel, sizeof n->citadel);
	memcpy(n->siege, own->siege, sizeof n->siege);
	for (int i = 0; i < own->downs; i++)
		n->broken[own->down[i] >> 6] |= UINT64_C(1) << (own->down[i] & 63);
	cards_begin(s, n);
	blocks_begin(s, n);
	frame_push(p, n7_begin_running(s, n), (enum side)own->running.first);
	phases_run(s, p, ev);
	return true;
}

/* === [Vedettes] Each side adds its vedettes, the French first, to areas where it has corps === */

static int waiting(const struct scenario *s, const struct position *p, int side)
{
	const struct n7_own *own = n7_own(s);
	n7_mask all = own->vedettes & own->side[side];
	for (int i = n7_mask_next(all, 0); i != NONE; i = n7_mask_next(all, i + 1))
		if (p->piece[i].place == AT_WAITING)
			return i;
	return NONE;
}

void n7_vedettes_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	int side = frame_now(p)->side;
	p->header.phasing = (int8_t)side;
	if (waiting(s, p, side) == NONE) {
		if (side == FRENCH)
			phase_goto(p, ROW_VEDETTES, SIDE_1);
		else
			phase_goto(p, ROW_DRAW, SIDE_0);
		return;
	}
	if (!frame_now(p)->step)
		event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_VEDETTES, CITE_VEDETTES);
	frame_top(p)->step = 1;
}

void n7_vedettes_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct n7_own *own = n7_own(s);
	int side = frame_now(p)->side, left = 0;
	n7_mask all = own->vedettes & own->side[side];
	for (int i = n7_mask_next(all, 0); i != NONE; i = n7_mask_next(all, i + 1))
		left += p->piece[i].place == AT_WAITING;
	prompt_ask(out, VERB(VERB_PUT) | VERB(VERB_REST), 0, "Place your vedettes beside your corps, or leave it to the program");
	out->left = (int16_t)left;
	out->of = (int16_t)own->vedettes_of[side];
}

/* [Vedettes special cases] Never in an area with a citadel of the enemy. */
static bool may_stand(const struct scenario *s, const struct n7_position *n, int side, int place)
{
	const struct n7_own *own = n7_own(s);
	int fortress = own->fortress[place];
	return n7_corps(s, n, place, side) && (fortress == NONE || n->citadel[fortress] == side);
}

void n7_vedettes_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side, piece = waiting(s, p, side);
	for (int at = 0; at < N7_PLACES; at++)
		if (may_stand(s, n7_of(p), side, at))
			orders_add(out, order_make(VERB_PUT, side, piece, at, NONE));
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
}

bool n7_vedettes_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_REST)
		return true;
	if (o->verb != VERB_PUT || o->number != NONE || o->piece != waiting(s, p, o->side))
		return phase_refuse(s, CITE_VEDETTES, "put a vedette into an area where you have a corps", e);
	if (!n7_corps(s, n7_of(p), o->place, o->side))
		return error_set(e, NULL, NULL, n7_cites[CITE_VEDETTES], "no corps of yours stands in %s", n7_place(s, o->place).at);
	return may_stand(s, n7_of(p), o->side, o->place) ||
	       error_set(e, NULL, NULL, n7_cites[CITE_VEDETTES_SPECIAL], "the citadel of %s is the enemy's", n7_place(s, o->place).at);
}

static void put(const struct scenario *s, struct position *p, int piece, int place, struct events *ev)
{
	struct event named = event_make(EVENT_ARRIVE, s->piece[piece].side, piece, NONE, place, NONE, CITE_VEDETTES);
	p->piece[piece].place = (int16_t)place;
	event_note_piece(ev, named, n7_known(s, n7_of(p), piece, side_other((enum side)s->piece[piece].side)));
}

/* The rest: to where the enemy is nearest, one to an area. */
static void put_rest(const struct scenario *s, struct position *p, int side, struct events *ev)
{
	const struct n7_own *own = n7_own(s);
	const struct n7_position *n = n7_of(p);
	bool full[N7_PLACES] = {false};
	for (int i = waiting(s, p, side); i != NONE; i = waiting(s, p, side)) {
		int best = NONE, near = N7_FAR + 1;
		for (int at = 0; at < N7_PLACES; at++) {
			if (full[at] || !may_stand(s, n, side, at))
				continue;
			for (int to = 0; to < N7_PLACES; to++)
				if (own->far[at][to] < near && n7_blocks(s, n, to, side_other((enum side)side))) {
					near = own->far[at][to];
					best = at;
				}
		}
		if (best == NONE) {
			memset(full, 0, sizeof full);
			continue;
		}
		full[best] = true;
		put(s, p, i, best, ev);
	}
}

void n7_vedettes_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_PUT)
		put(s, p, o->piece, o->place, ev);
	else
		put_rest(s, p, o->side, ev);
	phase_again(p);
}

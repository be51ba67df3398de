/* The first position: a scenario's free set-up (11.1, 11.3), or any position that a file describes. */
#include "rules/berezina/berezina.h"

#include <string.h>

/* [13.43] The bridge at Borissow stands from the beginning. */
static bool intact(const struct scenario *s)
{
	return scenario_value(s, "bridge_intact") != 0;
}

static int french_at(const struct scenario *s, const struct crossing *c, int at)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (g->more[i].unit && c->p.piece[i].place == at)
			return i;
	return NONE;
}

static int bridge_end(const struct ground *g)
{
	return g->ford[FORD_BORISSOW][WEST];
}

/* [11.1] Hexes that a formation must hold at the end of its set-up and does not yet: the western ends of two fords.
 * [13.43] With French beyond the standing bridge, all those from which Russians could fire at them instead. */
static int missing(const struct scenario *s, const struct crossing *c, int f, int16_t out[8])
{
	const struct ground *g = ground_of(s);
	int16_t need[8];
	int n = 0, left = 0, end = bridge_end(g);
	if (f == CORPS_LAN && intact(s) && french_at(s, c, end) != NONE) {
		for (int d = DIRECTIONS - 1; d >= 0; d--)
			if (g->to[end][d] >= 0 && g->bank[g->to[end][d]] == WEST)
				need[n++] = g->to[end][d];
	} else {
		for (int k = 0; k < g->requires[f]; k++)
			need[n++] = g->required[f][k];
	}
	for (int k = 0; k < n; k++) {
		bool held = false;
		for (int i = 0; i < s->pieces; i++)
			held |= g->more[i].unit && g->more[i].formation == f && c->p.piece[i].place == need[k];
		if (!held)
			out[left++] = need[k];
	}
	return left;
}

static bool to_place(const struct scenario *s, const struct crossing *c, int side, int i)
{
	return s->piece[i].side == side && ground_of(s)->suggest[i] != NONE && c->p.piece[i].place == NONE;
}

static int next_to_place(const struct scenario *s, const struct crossing *c, int side)
{
	for (int i = 0; i < s->pieces; i++)
		if (to_place(s, c, side, i))
			return i;
	return NONE;
}

/* [11.0, 11.1, 11.3, 3.1.1] A piece stands in the area of its formation, never with the enemy or as a third unit, and leaves
 * enough units for the hexes that must be held. [13.43] II Corps may begin beyond the standing bridge. */
static bool may_stand(const struct scenario *s, const struct crossing *c, int piece, int at)
{
	const struct ground *g = ground_of(s);
	int f = g->more[piece].formation, side = s->piece[piece].side, stack = 0, left = 0;
	int16_t need[8];
	if (!g->area[f][at] && !(f == CORPS_II && at == bridge_end(g) && intact(s)))
		return false;
	for (int i = 0; i < s->pieces; i++) {
		if (s->piece[i].side != side && c->p.piece[i].place == at)
			return false;
		stack += s->piece[i].side == side && g->more[i].unit && c->p.piece[i].place == at;
		left += i != piece && g->more[i].unit && g->more[i].formation == f && to_place(s, c, side, i);
	}
	if (!g->more[piece].unit)
		return true;
	if (stack >= STACK)
		return false;
	int n = missing(s, c, f, need), fills = 0;
	for (int k = 0; k < n; k++)
		fills |= need[k] == at;
	return left >= n - fills;
}

static int advised(const struct scenario *s, const struct crossing *c, int piece)
{
	const struct ground *g = ground_of(s);
	int f = g->more[piece].formation;
	int16_t need[8];
	if (may_stand(s, c, piece, g->suggest[piece]))
		return g->suggest[piece];
	int n = g->more[piece].unit ? missing(s, c, f, need) : 0;
	for (int k = 0; k < n; k++)
		if (may_stand(s, c, piece, need[k]))
			return need[k];
	for (int i = 0; i < HEXES; i++)
		if (may_stand(s, c, piece, i))
			return i;
	return NONE;
}

/* [11.0] While one side sets up, the other is away from the map. */
static void note_unseen(const struct scenario *s, struct events *ev, enum event_kind kind, int piece, int at)
{
	struct event *e = event_note(ev, (int)kind, s->piece[piece].side, piece, NONE, at, NONE, CITE_SETUP);
	if (e && ground_of(s)->two_player)
		e->seen = side_bit(s->piece[piece].side);
}

static void set_down(const struct scenario *s, struct crossing *c, int piece, int at, struct events *ev)
{
	bz_put_on(s, c, piece, at, false);
	note_unseen(s, ev, EVENT_ARRIVE, piece, at);
}

static void place_all(const struct scenario *s, struct crossing *c, int side, struct events *ev)
{
	for (int i = next_to_place(s, c, side); i != NONE; i = next_to_place(s, c, side)) {
		int at = advised(s, c, i);
		if (at == NONE)
			c->p.piece[i].place = PLACE_OUT;
		else
			set_down(s, c, i, at, ev);
	}
}

/* [11.0] The Russians set up first and the French after them; [13.43] with the bridge standing the other way round
 * [reading 44]. */
void bz_place_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct frame *f = frame_top(p);
	if (f->side == RUSSIAN && !ground_of(s)->two_player)
		place_all(s, c, RUSSIAN, ev);
	if (next_to_place(s, c, f->side) != NONE)
		return;
	if (f->count == 0) {
		int other = 1 - f->side;
		phase_goto(p, ROW_PLACE, (enum side)other);
		frame_top(p)->count = 1;
		p->header.phasing = (int8_t)other;
		return;
	}
	phase_goto(p, ROW_TURN, SIDE_0);
	p->header.phasing = FRENCH;
	c->deployed = 1;
	bz_watch(s, c, ev);
}

void bz_place_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int hand = set_next(&p->hand, 0);
	out->verbs = VERB(VERB_TAKE) | VERB(VERB_PUT) | VERB(VERB_REST);
	out->depth = hand != NONE;
	if (frame_now(p)->side == FRENCH) /* [11.3] The French have a rule of their own. */
		out->rule = CITE_FRENCH_SETUP;
	if (hand != NONE)
		text_set(&out->ask, "Where does %s stand at the start?", s->piece[hand].name);
	else
		text_set(&out->ask, "Set up your pieces, or let the rest stand as history suggests");
}

bool bz_may_place(const struct scenario *s, const struct crossing *c, int piece)
{
	return to_place(s, c, frame_now(&c->p)->side, piece) && advised(s, c, piece) != NONE;
}

void bz_place_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct crossing *c = crossing_of(p);
	int hand = set_next(&p->hand, 0), side = frame_now(p)->side;
	if (hand != NONE) {
		for (int i = 0; i < HEXES; i++)
			if (may_stand(s, c, hand, i))
				orders_add(out, order_make(VERB_PUT, side, hand, i, NONE));
		return;
	}
	for (int i = 0; i < s->pieces; i++)
		if (to_place(s, c, side, i) && advised(s, c, i) != NONE)
			orders_add(out, order_make(VERB_TAKE, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_REST, side, NONE, NONE, NONE));
}

bool bz_place_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int hand = set_next(&p->hand, 0);
	if (hand >= 0 && s->piece[hand].side == FRENCH) /* [11.3] The fords are held by Russians alone. */
		return phase_listed(s, p, o, CITE_FRENCH_SETUP,
			      ground_of(s)->more[hand].formation == CORPS_II
				      ? "II Corps and Oudinot set up within two hexes of Borissow on the east bank, at most two units in a hex"
				      : "the engineers set up in Borissow on the east bank, at most two units in a hex",
			      e);
	return phase_listed(s, p, o, CITE_SETUP,
		      hand < 0 ? "set-up: take up a piece that is still to be placed, or let the rest be placed"
			       : "the piece in hand stands in its area, at most two units in a hex, and the "
				 "fords named in the set-up must be held",
		      e);
}

void bz_place_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	if (o->verb == VERB_TAKE) {
		set_add(&p->hand, o->piece);
		note_unseen(s, ev, EVENT_TAKE, o->piece, NONE);
		return;
	}
	if (o->verb == VERB_REST)
		place_all(s, c, o->side, ev);
	else
		set_down(s, c, o->piece, o->place, ev);
	set_clear(&p->hand);
	phase_again(p);
}

static bool number_read(const struct scenario *s, const char *key, int low, int high, int16_t *to, struct error *e)
{
	const cJSON *item = json_get(s->json, key);
	if (!item)
		return true;
	if (!cJSON_IsNumber(item) || item->valueint < low || item->valueint > high)
		return error_set(e, s->file, key, NULL, "must be a number from %d to %d", low, high);
	*to = (int16_t)item->valueint;
	return true;
}

static bool flag_list(const struct scenario *s, struct crossing *c, const char *key, unsigned flag, int box,
		      struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, key)) {
		int i = cJSON_IsString(item) ? scenario_piece(s, item->valuestring) : NONE;
		if (i == NONE)
			return error_set(e, s->file, key, NULL, "names a piece that the game does not have");
		if (flag)
			mark(c, i, flag);
		if (box)
			c->p.piece[i].place = (int16_t)box;
	}
	return true;
}

/* "bridges": {"studianka": [[4,4],[0,0]]}: levels of the first and second bridge, east half first. */
static bool bridges_read(const struct scenario *s, struct crossing *c, struct error *e)
{
	const cJSON *item;
	static const char *const names[FORDS] = {"veselovo", "studianka", "middle", "borissow"};
	cJSON_ArrayForEach(item, json_get(s->json, "bridges")) {
		int f = 0;
		while (f < FORDS && strcmp(names[f], item->string))
			f++;
		if (f == FORDS)
			return error_set(e, s->file, "bridges", NULL, "\"%s\" is no ford", item->string);
		for (int n = 0; n < PONTOONS; n++)
			for (int bank = 0; bank < 2; bank++) {
				const cJSON *level = cJSON_GetArrayItem(cJSON_GetArrayItem(item, n), bank);
				if (level && (!cJSON_IsNumber(level) || level->valueint < 0 || level->valueint > 4))
					return error_set(e, s->file, "bridges", NULL, "levels go from 0 to 4");
				if (level)
					c->half[f][bank][n] = (int8_t)level->valueint;
				c->bridged |= level && level->valueint == HALF_FINIS;
			}
	}
	return true;
}

static bool hexes_read(const struct scenario *s, struct crossing *c, struct error *e)
{
	const cJSON *item;
	int n = 0;
	cJSON_ArrayForEach(item, json_get(s->json, "rabble")) {
		int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
		if (at == NONE || n == RABBLE)
			return error_set(e, s->file, "rabble", NULL, "must name at most %d hexes", RABBLE);
		c->rabble[n++] = (int16_t)at;
	}
	const char *exit = json_string_or(s->json, "exit", NULL);
	if (exit && (board_find(&s->board, exit) == NONE || ground_of(s)->exit_at[board_find(&s->board, exit)] == NONE))
		return error_set(e, s->file, "exit", NULL, "\"%s\" is no exit hex", exit);
	if (exit)
		c->exit = (int16_t)board_find(&s->board, exit);
	cJSON_ArrayForEach(item, json_get(s->json, "steps")) {
		int i = scenario_piece(s, item->string);
		if (i == NONE || !cJSON_IsNumber(item) || item->valueint < 0 || item->valueint >= STEPS)
			return error_set(e, s->file, "steps", NULL, "gives a unit 0 to 3 losses");
		c->p.piece[i].steps = (uint8_t)item->valueint;
	}
	cJSON_ArrayForEach(item, json_get(s->json, "dice")) {
		if (c->p.dice.forced == MAX_FORCED || !cJSON_IsNumber(item) || item->valueint < 1 || item->valueint > 6)
			return error_set(e, s->file, "dice", NULL, "must be at most %d numbers from 1 to 6", MAX_FORCED);
		c->p.dice.next[c->p.dice.forced++] = (uint8_t)item->valueint;
	}
	cJSON_ArrayForEach(item, json_get(s->json, "happened")) {
		const char *word = cJSON_GetStringValue(item);
		if (!word || word[0] < 'A' || word[0] > 'K' || word[1])
			return error_set(e, s->file, "happened", NULL, "must be letters from A to K");
		c->happened[word[0] - 'A'] = 1;
	}
	return true;
}

static bool groups_read(const struct scenario *s, struct crossing *c, struct error *e)
{
	const cJSON *item;
	for (int k = 0; k < 2; k++)
		cJSON_ArrayForEach(item, json_get(s->json, k ? "arrived" : "entry")) {
			int f = 0;
			while (f < FORMATIONS && strcmp(ground_of(s)->formation_id[f], item->string))
				f++;
			int at = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE;
			int turn = 0;
			if (f == FORMATIONS || (!k && at == NONE))
				return error_set(e, s->file, k ? "arrived" : "entry", NULL, "names no formation of this game");
			if (k && !json_whole(item, 0, s->last_turn, &turn))
				return error_set(e, s->file, "arrived", NULL, "%s comes in a turn from 0 to %d", item->string, s->last_turn);
			if (!k && !ground_of(s)->edge[at])
				return error_set(e, s->file, "entry", NULL, "%s is not at the edge of the map", item->valuestring);
			if (k)
				c->arrived[f] = (int16_t)turn;
			else
				c->entry[f] = (int16_t)at;
		}
	return true;
}

static bool start_read(const struct scenario *s, struct crossing *c, struct error *e)
{
	static const struct {
		const char *name;
		int row, side, count;
	} phases[] = {{"turn", ROW_TURN, FRENCH, 0},	{"morale", ROW_CHECKS, FRENCH, 0},
		      {"rolls", ROW_ROLLS, FRENCH, 0},	{"french", ROW_FRENCH, FRENCH, 0},
		      {"fire1", ROW_FIRE, FRENCH, 1},	{"russian", ROW_RUSSIAN, RUSSIAN, 0},
		      {"fire2", ROW_FIRE, FRENCH, 2},	{"engineer", ROW_ENGINEER, FRENCH, 0},
		      {"break", ROW_BREAK, FRENCH, 0}};
	const cJSON *start = json_get(s->json, "start");
	int turn;
	const char *phase = json_string_or(start, "phase", "turn");
	if (!json_int(start, "turn", s->first_turn, s->first_turn, s->last_turn, s->file, "start", &turn, e))
		return false;
	c->p.header.turn = (int16_t)turn;
	for (size_t i = 0; i < sizeof phases / sizeof *phases; i++)
		if (!strcmp(phase, phases[i].name)) {
			struct frame *f = frame_push(&c->p, phases[i].row, (enum side)phases[i].side);
			f->count = (uint8_t)phases[i].count;
			c->p.header.phasing = (int8_t)phases[i].side;
			return true;
		}
	return error_set(e, s->file, "start", NULL, "\"%s\" is no phase", phase);
}

static void pieces_set(const struct scenario *s, struct crossing *c)
{
	const struct ground *g = ground_of(s);
	int start = json_int_or(json_get(s->json, "start"), "turn", s->first_turn);
	for (int i = 0; i < s->pieces; i++) {
		if (!g->more[i].unit && !g->more[i].leader)
			continue;
		if (s->piece[i].setup != NONE)
			bz_put_on(s, c, i, s->piece[i].setup, false);
		else if (g->placing && g->suggest[i] != NONE)
			continue;
		else if (s->piece[i].enter_turn != NONE)
			c->p.piece[i].place = s->piece[i].enter_turn < start && s->piece[i].side == RUSSIAN ? PLACE_ENTERS
												  : PLACE_LATER;
		else if (g->placing && g->more[i].formation >= CORPS_WIT && g->more[i].formation < FORMATIONS)
			c->p.piece[i].place = PLACE_LATER;
	}
}

/* [13.41] A die less one is the box in which the track begins. [13.45] Ney and one of three divisions by the die are gone; his
 * corps has a leader without bonus. [13.43] All Russians are awake. */
static void balance_set(const struct scenario *s, struct crossing *c)
{
	const struct ground *g = ground_of(s);
	static const char *const thirds[] = {"III-10", "III-11", "III-16"};
	if (scenario_value(s, "more_alert_russians"))
		c->p.header.track[TRACK_BOX] = (int16_t)(dice_roll(&c->p.dice, 6) - 1);
	bool gone = scenario_value(s, "no_ney");
	int out = gone ? g->ney : g->no_ney;
	if (out != NONE && c->p.piece[out].place < 0)
		c->p.piece[out].place = PLACE_OUT;
	if (gone) {
		int unit = scenario_piece(s, thirds[(dice_roll(&c->p.dice, 6) - 1) / 2]);
		if (unit != NONE && c->p.piece[unit].place < 0)
			c->p.piece[unit].place = PLACE_OUT;
	}
	if (intact(s)) {
		c->road = ROAD_INTACT;
		c->all_active = c->tch = c->danube = 1;
	}
}

static bool state_read(const struct scenario *s, struct crossing *c, struct error *e)
{
	int16_t road = 0, danube = 0, tch = 0;
	if (!number_read(s, "track", 0, LAST_BOX, &c->p.header.track[TRACK_BOX], e) ||
	    !number_read(s, "rolls", 0, 99, &c->p.header.track[TRACK_ROLLS], e) ||
	    !number_read(s, "contact", 0, 25, &c->contact, e) || !number_read(s, "crossing", 0, 25, &c->crossing, e) ||
	    !number_read(s, "road_bridge", 0, 4, &road, e) || !number_read(s, "danube", 0, 1, &danube, e) ||
	    !number_read(s, "tchlaplatz", 0, 1, &tch, e) || !flag_list(s, c, "poor", IS_POOR, 0, e) ||
	    !flag_list(s, c, "loose", IS_LOOSE, 0, e) || !flag_list(s, c, "lost", 0, PLACE_LOST, e) ||
	    !flag_list(s, c, "exited", 0, PLACE_EXITED, e) || !bridges_read(s, c, e) || !hexes_read(s, c, e) ||
	    !groups_read(s, c, e))
		return false;
	c->road = (uint8_t)road;
	c->danube = (uint8_t)danube;
	c->tch = (uint8_t)tch;
	return true;
}

bool berezina_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e)
{
	const struct ground *g = ground_of(s);
	struct crossing *c = crossing_at(p);
	position_clear(p, sizeof *c);
	dice_seed(&p->dice, seed);
	c->exit = NONE;
	for (int i = 0; i < RABBLE; i++)
		c->rabble[i] = NONE;
	for (int i = 0; i < FORMATIONS; i++)
		c->entry[i] = NONE;
	c->holds_works[0] = c->holds_works[1] = RUSSIAN;
	for (int i = 0; i < 4; i++)
		c->attach[i] = ARMY_NONE;
	pieces_set(s, c);
	if (!state_read(s, c, e))
		return false;
	balance_set(s, c);
	if (g->placing) {
		int side = intact(s) ? FRENCH : RUSSIAN;
		p->header.turn = (int16_t)s->first_turn;
		p->header.phasing = (int8_t)side;
		frame_push(p, ROW_PLACE, (enum side)side);
	} else {
		if (!start_read(s, c, e))
			return false;
		c->deployed = 1;
		bz_watch(s, c, ev);
	}
	phases_run(s, p, ev);
	return true;
}

/* The first position of a scenario, or any position that a file describes. */
#include "rules/borodino/borodino.h"

#include <string.h>

/* Reads a list of pieces of `side` (NOBODY: either) into a set. */
static bool pieces_in(const struct scenario *s, const char *key, struct set *out, struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, key)) {
		int i = cJSON_IsString(item) ? scenario_piece(s, item->valuestring) : NONE;
		if (i == NONE)
			return error_set(e, s->file, key, NULL, "names a piece that the game does not have");
		set_add(out, i);
	}
	return true;
}

/* The redoubt on a hex given by its id, or NONE with the reason. */
static int redoubt_named(const struct scenario *s, const char *hex, const char *key, struct error *e)
{
	int at = hex ? board_find(&s->board, hex) : NONE;
	int work = at == NONE ? NONE : field_of(s)->redoubt[at];
	if (work == NONE)
		error_set(e, s->file, key, NULL, "\"%s\" is no redoubt hex", hex ? hex : "");
	return work;
}

static bool redoubts_set(const struct scenario *s, struct battle *b, struct error *e)
{
	const cJSON *item;
	b->held = (1u << REDOUBTS) - 1;
	cJSON_ArrayForEach(item, json_get(s->json, "destroyed")) {
		int work = redoubt_named(s, cJSON_GetStringValue(item), "destroyed", e);
		if (work == NONE)
			return false;
		b->destroyed = (uint8_t)(b->destroyed | 1u << work);
	}
	cJSON_ArrayForEach(item, json_get(s->json, "held")) {
		int work = redoubt_named(s, item->string, "held", e);
		if (work == NONE)
			return false;
		enum side side = cJSON_IsString(item) ? scenario_side(s, item->valuestring) : NOBODY;
		if (side == NOBODY)
			return error_set(e, s->file, "held", NULL, "%s must be held by a side", item->string);
		if (side == SIDE_0)
			b->held = (uint8_t)(b->held & ~(1u << work));
	}
	return true;
}

/* Two counts by side: "losses": {"french": 3, "russian": 10}. */
static bool counts_set(const struct scenario *s, const char *key, int16_t track[2], struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, key)) {
		enum side side = scenario_side(s, item->string);
		if (side == NOBODY || !cJSON_IsNumber(item) || item->valueint < 0 || item->valueint > 999)
			return error_set(e, s->file, key, NULL, "must give a number from 0 to 999 for a side");
		track[side] = (int16_t)item->valueint;
	}
	return true;
}

static bool boxes_set(const struct scenario *s, struct battle *b, struct error *e)
{
	static const struct {
		const char *key;
		int box;
	} boxes[] = {{"lost", PLACE_LOST}, {"exited", PLACE_EXITED}};
	for (int k = 0; k < 2; k++) {
		struct set in = {{0}};
		if (!pieces_in(s, boxes[k].key, &in, e))
			return false;
		for (int i = set_next(&in, 0); i >= 0; i = set_next(&in, i + 1)) {
			if (b->p.piece[i].place != NONE)
				return error_set(e, s->file, s->piece[i].id, NULL, "is \"%s\", but is in play or twice",
						 boxes[k].key);
			b->p.piece[i].place = (int16_t)boxes[k].box;
		}
	}
	return true;
}

/* [Setting Up] Units start in the hexes of the set-up or wait for their turn.
 * [Additional Forces A, Additional Forces B] The levies of the chart come where that optional rule is in use, which only
 * the Grand Battle offers.
 * [5 September Special Rules, reading 25] North of the Great Redoubt means a first hex in a column below 26. */
static void units_set(const struct scenario *s, struct battle *b)
{
	const struct field *f = field_of(s);
	for (int i = 0; i < s->pieces; i++) {
		const struct print *print = &s->piece[i];
		if (print->setup != NONE)
			bo_unit_put(s, b, i, print->setup);
		else if (print->enter_turn != NONE && (b->levy_rule || strcmp(print->corps, "Levy")))
			b->p.piece[i].place = PLACE_LATER;
		if (f->freeze && print->side == RUSSIAN && print->setup != NONE &&
		    s->board.at[print->setup].column < figures_of(s)->freeze.column)
			set_add(&b->frozen, i);
	}
}

static bool dice_set(const struct scenario *s, struct battle *b, struct error *e)
{
	const cJSON *item;
	int value[MAX_FORCED], n = 0;
	cJSON_ArrayForEach(item, json_get(s->json, "dice")) {
		if (n == MAX_FORCED || !cJSON_IsNumber(item) || item->valueint < 1 || item->valueint > 6)
			return error_set(e, s->file, "dice", NULL, "must be at most %d numbers from 1 to 6",
					 MAX_FORCED);
		value[n++] = item->valueint;
	}
	if (n)
		dice_force(&b->p.dice, value, n);
	return true;
}

static bool start_set(const struct scenario *s, struct battle *b, struct error *e)
{
	static const char *const known[] = {"turn", "side", "phase"};
	const cJSON *start = json_get(s->json, "start"), *item;
	int side = FRENCH, row = ROW_MOVE, turn = s->first_turn;
	cJSON_ArrayForEach(item, start) {
		int k = 0;
		while (k < 3 && strcmp(item->string, known[k]))
			k++;
		if (k == 3)
			return error_set(e, s->file, "start", NULL, "\"%s\" is not known here", item->string);
		const char *word = cJSON_GetStringValue(item);
		if (k == 0 && cJSON_IsNumber(item) && item->valueint >= s->first_turn &&
		    item->valueint <= s->last_turn)
			turn = item->valueint;
		else if (k == 1 && word && scenario_side(s, word) != NOBODY)
			side = scenario_side(s, word);
		else if (k == 2 && word && (!strcmp(word, "movement") || !strcmp(word, "combat")))
			row = word[0] == 'c' ? ROW_FIGHT : ROW_MOVE;
		else
			return error_set(e, s->file, "start", NULL, "\"%s\" has a wrong value", item->string);
	}
	if (row == ROW_FIGHT && field_of(s)->night[turn])
		return error_set(e, s->file, "start", CITE(CITE_NIGHT_A), "there is no combat at night");
	b->p.header.turn = (int16_t)turn;
	b->p.header.phasing = (int8_t)side;
	frame_push(&b->p, row, (enum side)side);
	return true;
}

static bool sets_set(const struct scenario *s, struct battle *b, struct error *e)
{
	struct set freed = {{0}};
	if (!pieces_in(s, "freed", &freed, e) || !pieces_in(s, "frozen", &b->frozen, e) ||
	    !pieces_in(s, "released", &b->released, e))
		return false;
	for (int i = set_next(&b->frozen, 0); i >= 0; i = set_next(&b->frozen, i + 1))
		if (s->piece[i].side != RUSSIAN)
			return error_set(e, s->file, "frozen", CITE(CITE_FREEZE), "%s is no Russian unit", s->piece[i].id);
	for (int i = set_next(&b->released, 0); i >= 0; i = set_next(&b->released, i + 1))
		if (!s->piece[i].guard)
			return error_set(e, s->file, "released", CITE(CITE_GUARD_B), "%s is no Guard unit",
					 s->piece[i].id);
	set_join(&b->p.free, &freed);
	return true;
}

/* [Optional Rules] Guard and levies bind only a game that was begun with them. */
bool borodino_setup(const struct scenario *s, uint64_t seed, struct position *p, struct events *ev, struct error *e)
{
	struct battle *b = battle_at(p);
	position_clear(p, sizeof *b);
	dice_seed(&p->dice, seed);
	b->guard_rule = scenario_value(s, "imperial_guard") != 0;
	b->levy_rule = scenario_value(s, "additional_forces") != 0;
	units_set(s, b);
	int16_t *track = p->header.track;
	if (!redoubts_set(s, b, e) || !sets_set(s, b, e) || !boxes_set(s, b, e) || !dice_set(s, b, e) ||
	    !counts_set(s, "losses", track + TRACK_LOSSES, e) ||
	    !counts_set(s, "exited_points", track + TRACK_EXITED, e) ||
	    !counts_set(s, "loss_releases", track + TRACK_LOSS_RELEASES, e) || !start_set(s, b, e))
		return false;
	if (track[TRACK_EXITED + FRENCH] >= figures_of(s)->victory.exited)
		return error_set(e, s->file, "exited_points", NULL, "%d points decide the game: a game begins with fewer",
				 figures_of(s)->victory.exited);
	bo_redoubts_look(s, b);
	phases_run(s, p, ev);
	return true;
}

/* The Battle of Borodino: the sequence of play as a table, and the game's entry in the list of games. */
#include "rules/borodino/borodino.h"

#include <string.h>

static const struct verb verbs[] = {
	{"exit", GESTURE_BUTTON, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	{"redoubt", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NONE, true},
	{"accept", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	{NULL, 0, 0, 0, 0, false},
};

static const struct phase phases[ROWS] = {
	[ROW_MOVE] = {"Movement", CITE_MOVEMENT, bo_move_enter, bo_move_ask, bo_move_list, bo_move_can, bo_move_act},
	[ROW_FIGHT] = {"Combat", CITE_COMBAT, bo_fight_enter, bo_fight_ask, bo_fight_list, bo_fight_can, bo_fight_act},
	[ROW_EXCHANGE] = {"Exchange", CITE_CRT, bo_exchange_enter, bo_exchange_ask, bo_exchange_list, bo_exchange_can,
			  bo_exchange_act},
	[ROW_ACCEPT] = {"Artillery stands or goes back", CITE_ARTILLERY_C, bo_accept_enter, bo_accept_ask,
			bo_accept_list, bo_accept_can, bo_accept_act},
	[ROW_RETREAT] = {"Retreat", CITE_RETREAT, bo_retreat_enter, bo_retreat_ask, bo_retreat_list, bo_retreat_can,
			 bo_retreat_act},
	[ROW_ADVANCE] = {"Advance", CITE_ADVANCE, bo_advance_enter, bo_advance_ask, bo_advance_list, bo_advance_can,
			 bo_advance_act},
	[ROW_END] = {"End of the player-turn", CITE_TURNS, bo_turn_end, NULL, NULL, NULL, NULL},
};

/* Every list proposes legal orders only (a test holds it to its `can`), so nothing is left to sift. */
static void orders(const struct scenario *s, const struct position *p, struct orders *out)
{
	out->n = 0;
	if (!p->header.result.over)
		phases[frame_now(p)->row].list(s, p, out);
}

/* An order of the other side, and the moment he has to decide, end the taking back. */
static bool play(const struct scenario *s, struct position *p, const struct order *o, struct events *ev, struct error *e)
{
	int phasing = p->header.phasing, before = ev ? ev->n : 0;
	if (!phases_play(s, p, o, ev, e))
		return false;
	bool seal = o->side != phasing || (!p->header.result.over && frame_now(p)->side != o->side);
	if (seal && ev && ev->n > before)
		ev->at[ev->n - 1].seals = true;
	return true;
}

static void imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		    struct position *out)
{
	(void)s;
	(void)side;
	memcpy(out, truth, sizeof(struct battle));
	dice_seed(&out->dice, seed);
}

const struct rules borodino_rules = {
	.id = "borodino",
	.verbs = verbs,
	.cites = borodino_cites,
	.texts = borodino_texts,
	.levels = borodino_levels,
	.choices = borodino_choices,
	.phases = phases,
	.rows = ROWS,
	.position_size = sizeof(struct battle),
	.load = borodino_load,
	.setup = borodino_setup,
	.ask = phases_ask,
	.orders = orders,
	.play = play,
	.show = borodino_show,
	.imagine = imagine,
	.odds = bo_battle_odds,
	.query = borodino_query,
	.automaton = NULL,
	.judge = borodino_judge,
	.sound = borodino_sound,
	.tell = borodino_tell,
};

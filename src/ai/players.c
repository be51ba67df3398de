#include "ai/players.h"

#include <limits.h>
#include <string.h>
#include <strings.h>

const struct player *const players_all[] = {&recruit_player, &simple_player, &captain_player, &marshal_player, &automaton_player,
					     &random_player, &old_player, NULL};

const struct player *player_usual(void)
{
	return &simple_player;
}

const struct player *player_adviser(void)
{
	return &captain_player;
}

const struct player *player_below(const struct player *player)
{
	return player == &marshal_player ? &captain_player : player == &captain_player ? &simple_player : NULL;
}

/* By its id, or as the launcher calls it, without "The": the Sergeant is "simple" in files, and whoever types may not know. */
static bool called(const struct player *p, const char *name)
{
	return !strcmp(p->id, name) || (!strncmp(p->name, "The ", 4) && !strcasecmp(p->name + 4, name));
}

const struct player *player_find(const char *name)
{
	for (int i = 0; players_all[i]; i++)
		if (called(players_all[i], name))
			return players_all[i];
	return NULL;
}

bool player_plays(const struct player *player, const struct scenario *s, struct error *e)
{
	return player != &automaton_player || s->rules->automaton ||
	       error_set(e, s->game, NULL, NULL, "the rules of this game have no system that plays a side: there is no automaton");
}

uint64_t player_seed(uint64_t match_seed, enum side side, int number)
{
	uint64_t state = match_seed + (uint64_t)(side + 2) * UINT64_C(0xd1342543de82ef95) +
			 (uint64_t)number * UINT64_C(0xaf251af3b0f025b5);
	uint64_t high = random_next(&state);
	return high << 32 | random_next(&state);
}

int player_decide(const struct player *player, void *own, const struct position *known, const struct orders *list,
		  uint64_t seed)
{
	player->ask(own, known, list, seed);
	while (!player->think(own, LONG_MAX))
		;
	return player->answer(own, NULL, NULL, NULL);
}

void player_no_reasons(struct account *why)
{
	static const struct account none;
	if (!why)
		return;
	*why = none;
	why->seen = SEEN_ALL;
	why->place = why->table = why->column = why->row = why->result = NONE;
}

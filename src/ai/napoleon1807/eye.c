#include "ai/napoleon1807/own.h"

#include <string.h>

int n7_eye_cards(const struct eye *v, n7_mask who)
{
	const struct n7_figures *figures = &v->own->figures;
	int sum = 0;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		if (i != v->own->napoleon || !(v->n->turn_rules & RULE_MARIE))
			sum += v->own->bonus_combat[i];
		if (v->own->kind[i] != KIND_CORPS)
			continue;
		sum += n7_strength(v->n, i) >= figures->strength.two_cards ? 2 : 1;
		sum -= v->n->p.piece[i].fatigue >= figures->fatigue.tired;
	}
	return sum;
}

int n7_eye_ground(const struct eye *v, int side, int place)
{
	int town = v->own->town[place], fortress = v->own->fortress[place];
	return v->own->wooded[place] + (town != NONE && v->n->control[town] == side) +
	       (fortress != NONE && v->n->citadel[fortress] == side);
}

/* What these bring, each one's cards and those of them that are fresh. */
static void count(struct eye *v, int side, n7_mask who, int place, int sign)
{
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		int cards = sign * n7_eye_cards(v, n7_bit(i));
		v->cards[side][place] = (int8_t)(v->cards[side][place] + cards);
		if (!(v->n->p.piece[i].flags & FLAG_ACTIVATED))
			v->fresh[side][place] = (int8_t)(v->fresh[side][place] + cards);
	}
}

void n7_eye_set(struct eye *v, int side, n7_mask who, int place)
{
	if (who && !v->corps[side][place])
		v->at[side][v->ats[side]++] = (int16_t)place;
	v->corps[side][place] |= who;
	count(v, side, who, place, 1);
}

void n7_eye_take(struct eye *v, int side, n7_mask who, int place)
{
	count(v, side, who, place, -1);
	v->corps[side][place] &= ~who;
	for (int k = 0; k < v->ats[side] && !v->corps[side][place]; k++)
		if (v->at[side][k] == place)
			v->at[side][k] = v->at[side][--v->ats[side]];
}

/* Corps are enough: a commander alone does not fight. */
void n7_eye_open(struct eye *v, const struct scenario *s, const struct n7_position *n)
{
	memset(v, 0, sizeof *v);
	v->s = s;
	v->own = n7_own(s);
	v->n = n;
	v->left = s->last_turn - n->p.header.turn;
	for (int i = 0; i < s->pieces; i++)
		if (n->p.piece[i].place >= 0 && v->own->kind[i] != KIND_VEDETTE)
			n7_eye_set(v, s->piece[i].side, n7_bit(i), n->p.piece[i].place);
}

bool n7_eye_fight(const struct eye *v, n7_mask who, int side, int place, bool moving, int cards[SIDES])
{
	struct n7_position copy = *v->n;
	memset(&copy.fight, 0, sizeof copy.fight);
	copy.fight.attackers = n7_mask_set(who);
	copy.fight.defenders = n7_mask_set(v->corps[!side][place]);
	copy.fight.place = (int16_t)place;
	copy.fight.storm = NONE;
	copy.fight.side = (uint8_t)side;
	copy.fight.flags = moving ? FIGHT_MOVING : 0;
	return n7_count_cards(v->s, &copy, cards, NULL);
}

#include "match/loss.h"

#include "match/chronicle.h"

#include <stdio.h>
#include <string.h>

void loss_seals(struct loss *l, uint8_t seals)
{
	l->thrown |= (seals & SEAL_DIE) != 0;
	l->drawn |= (seals & SEAL_CARD) != 0;
	l->shown |= (seals & SEAL_SHOWN) != 0;
}

void loss_dice(struct loss *l, const uint8_t dice[4])
{
	for (int i = 0; i < 4; i++) {
		if (!dice[i])
			continue;
		if (l->dice < 3)
			l->die[l->dice] = dice[i];
		l->dice++;
	}
}

static void say_dice(const struct loss *l, char out[40])
{
	if (l->dice == 1)
		snprintf(out, 40, "a die of %d", l->die[0]);
	else if (l->dice == 2)
		snprintf(out, 40, "dice of %d and %d", l->die[0], l->die[1]);
	else if (l->dice == 3)
		snprintf(out, 40, "dice of %d, %d and %d", l->die[0], l->die[1], l->die[2]);
	else if (l->dice)
		snprintf(out, 40, "%d dice", l->dice);
	else
		snprintf(out, 40, "%s", l->thrown ? "a die" : l->shown && !l->drawn ? "what was shown" : "");
}

void loss_say(const struct scenario *s, const struct loss *l, struct text *out)
{
	char dice[40], drawn[60], answer[SIDES][60] = {"", ""};
	say_dice(l, dice);
	snprintf(drawn, sizeof drawn, "%s%s%s", dice, l->drawn && dice[0] ? ", " : "", l->drawn ? "a card" : "");
	for (int i = 0; i < SIDES; i++)
		if (l->answered >> i & 1)
			snprintf(answer[i], sizeof answer[i], "%swhat the %.20s side decided",
				 drawn[0] || (i && answer[0][0]) ? ", " : "", s->side_name[i]);
	text_set(out, "%s%s%s", drawn, answer[0], answer[1]);
}

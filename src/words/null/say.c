/* Orders and counters in words. */
#include "words/null/own.h"

#include <stdio.h>
#include <string.h>

static const char *title(const struct scenario *s, int card)
{
	return card >= 0 && card < s->cards ? s->card[card].title : "";
}

void null_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	const char *name = o->piece >= 0 && o->piece < s->pieces ? s->piece[o->piece].name : "";
	const char *place = o->place >= 0 && o->place < s->board.count ? null_place_name(s, o->place) : "";
	(void)p;
	text_set(out, "%s", "");
	switch (o->verb) {
	case VERB_CHOOSE:
		if (o->number == NULL_PROBE || o->number == NULL_PRESS)
			text_set(out, "%s", o->number == NULL_PROBE ? "Pro&be only" : "&Full assault");
		break;
	case VERB_CARD:
		text_set(out, "Lay %s", title(s, o->number));
		break;
	case VERB_PLAY:
		text_set(out, "Play %s at %s", title(s, o->number), place);
		break;
	case VERB_EXIT:
		text_set(out, "%s leaves the map", name);
		break;
	case VERB_WITH:
		text_set(out, "%s goes along", name);
		break;
	case VERB_RETREAT:
		text_set(out, "%s retreats to %s", name, place);
		break;
	case VERB_ADVANCE:
		text_set(out, "%s advances to %s", name, place);
		break;
	case VERB_ATTACK_PLACE:
		text_set(out, "Assault %s", place);
		break;
	default:
		break;
	}
}

void null_explain(const struct scenario *s, const struct order *o, struct text *out)
{
	static const char *const means[] = {
		[NULL_STORM] = "One more for you in every assault of yours this turn.",
		[NULL_HOLD] = "One more for you in every assault of the enemy this turn.",
		[NULL_PROBE] = "One less for you, but nothing of yours can be lost.",
		[NULL_PRESS] = "All that take part count in full, and the strongest may lose a point.",
	};
	bool named = (o->verb == VERB_PLAN || o->verb == VERB_CHOOSE) && o->number >= 0 && o->number < NULL_CHOICES;
	(void)s;
	text_set(out, "%s", named ? means[o->number] : "");
}

void null_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out)
{
	text_set(out, "%s", "");
	if (!null_known(s, p, piece, viewer) || p->piece[piece].place < 0)
		return;
	const struct piece *k = &p->piece[piece];
	int n = snprintf(out->at, sizeof out->at, "%s, strength %d", s->piece[piece].name, null_strength(s, p, piece));
	if (k->fatigue)
		n += snprintf(out->at + n, sizeof out->at - (size_t)n, ", fatigue %d%s", k->fatigue,
			      k->fatigue >= NULL_WEARY ? " (weary)" : "");
	if (k->flags & FLAG_HUNGRY)
		n += snprintf(out->at + n, sizeof out->at - (size_t)n, ", hungry");
	if (k->flags & FLAG_FROZEN)
		snprintf(out->at + n, sizeof out->at - (size_t)n, ", waits until an enemy comes within %d", NULL_ALARM);
}

/* Orders and blocks in words. */
#include "words/napoleon1807/own.h"

#include <stdio.h>
#include <string.h>

static const char *name_of(const struct scenario *s, int piece)
{
	return piece >= 0 && piece < s->pieces ? s->piece[piece].name : "";
}

/* --- operations --- */

/* [Operations] Whom the operation takes, where others of the area stay behind. */
static void say_activate(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	int first = set_next(&p->hand, 0), held = set_count(&p->hand);
	int stand = first == NONE ? held : n7_mask_count(n7_stack(s, n7_of(p), p->piece[first].place, o->side));
	if (held == stand)
		text_set(out, "&Activate the stack");
	else if (held == 1)
		text_set(out, "&Activate %s alone", name_of(s, first));
	else
		text_set(out, "&Activate %d of %d", held, stand);
}

static bool say_operation(const struct scenario *s, const struct position *p, const struct order *o, int row, struct text *out)
{
	if (row == ROW_OPERATIONS && o->verb == VERB_TAKE)
		text_set(out, "%s", name_of(s, o->piece));
	else if (row == ROW_OPERATIONS && o->verb == VERB_WITH)
		text_set(out, "%s goes along", name_of(s, o->piece));
	else if (row == ROW_OPERATIONS && o->verb == VERB_COMMIT)
		say_activate(s, p, o, out);
	else if (row == ROW_OPERATIONS && o->verb == VERB_PASS)
		text_set(out, "&Pass this turn");
	else if (row == ROW_JOIN && o->verb == VERB_COMMIT)
		text_set(out, "&To the guns");
	else if (row == ROW_WAY && o->verb == VERB_CHOOSE)
		text_set(out, o->number == CHOICE_MARCH ? "&March" : o->number == CHOICE_STAY ? "&Stay, and do not attack" : "&Fight here");
	else if (row == ROW_MARCH && o->verb == VERB_HALT)
		text_set(out, "&Halt in %s", n7_area_called(s, n7_of(p)->op.at).at);
	else if (row == ROW_MARCH && o->verb == VERB_MARCH)
		text_set(out, "March to %s", n7_area_called(s, o->place).at);
	else if (row == ROW_ATTACK && o->verb == VERB_CHOOSE)
		text_set(out, o->number == CHOICE_FIGHT ? "&Attack" : "&Stay, and do not attack");
	else if (row == ROW_VEDETTES && o->verb == VERB_PUT)
		text_set(out, "A vedette to %s", n7_area_called(s, o->place).at);
	else
		return false;
	return true;
}

/* --- cards --- */

/* A card that is looked for in a pile: two of a name are told apart by their figures. */
static void say_taken(const struct scenario *s, int card, struct text *out)
{
	const struct n7_own *own = n7_own(s);
	text_set(out, "Take %s: value %d, recovery %d, combat %d loss%s and %d fatigue", n7_card_called(s, card), own->value[card], own->recovery[card],
		 own->losses[card], own->losses[card] == 1 ? "" : "es", own->fatigue[card]);
}

static bool say_window(const struct scenario *s, const struct order *o, int row, struct text *out)
{
	const char *card = n7_card_called(s, o->number);
	if (o->verb == VERB_CARD && row == ROW_BLUE)
		say_taken(s, o->number, out);
	else if (o->verb == VERB_CARD && row == ROW_REST)
		text_set(out, "Recover with %s: %d fatigue less", card, n7_own(s)->recovery[o->number]);
	else if (o->verb == VERB_CARD)
		text_set(out, "Play %s", card);
	else if (row == ROW_INITIATIVE && o->verb == VERB_PASS)
		text_set(out, "&No blue card");
	else if ((row == ROW_WINDOW || row == ROW_COUNTER) && o->verb == VERB_PASS)
		text_set(out, "&No card");
	else if (row == ROW_ANSWER && o->verb == VERB_CHOOSE)
		text_set(out, o->number == CHOICE_CANCEL ? "&Cancel the Forced March" : "One &point less");
	else if (o->verb == VERB_NAME)
		text_set(out, "%s", n7_area_called(s, o->place).at);
	else
		return false;
	return true;
}

/* --- combat and recovery --- */

/* [Cannon Sounds] "Bessières marches to the guns with Napoléon". */
static void say_join(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	n7_mask with = o->verb == VERB_TAKE ? n7_join_brings(s, n7_of(p), o->side, o->piece) : 0;
	struct text who = {""};
	int k = 0;
	for (int i = n7_mask_next(with, 0); i != NONE; i = n7_mask_next(with, i + 1))
		text_listed(&who, k++, n7_mask_count(with), name_of(s, i));
	text_set(out, "%s marches to the guns%s%s", name_of(s, o->piece), k ? " with " : "", who.at);
}

/* [Order of Battle, Elimination] What it has already, and what comes next on its track: from how many points on it is tired, or dies. */
static void say_tire(const struct scenario *s, const struct position *p, int piece, struct text *out)
{
	const struct n7_own *own = n7_own(s);
	int has = piece < 0 ? 0 : p->piece[piece].fatigue, tired = own->figures.fatigue.tired, most = own->figures.fatigue.most;
	if (has < tired)
		text_set(out, "1 fatigue on %s (has %d: tired at %d)", name_of(s, piece), has, tired);
	else
		text_set(out, "1 fatigue on %s (has %d: dies at %d)", name_of(s, piece), has, most + 1);
}

static bool say_combat(const struct scenario *s, const struct position *p, const struct order *o, int row, struct text *out)
{
	const char *name = name_of(s, o->piece);
	if (o->verb == VERB_HIT)
		text_set(out, "%s loses %s", name, o->number == ARM_HORSE ? "cavalry" : "infantry");
	else if (o->verb == VERB_TIRE)
		say_tire(s, p, o->piece, out);
	else if (o->verb == VERB_EASE)
		text_set(out, row == ROW_REST ? "%s recovers" : "1 fatigue off %s", name);
	else if (o->verb == VERB_MARK)
		text_set(out, "%s", name);
	else if (o->verb == VERB_RETREAT)
		text_set(out, "Retreat to %s", n7_area_called(s, o->place).at);
	else if (row == ROW_REST && o->verb == VERB_DONE)
		text_set(out, "&Enough recovered");
	else if (row == ROW_JOIN && (o->verb == VERB_TAKE || o->verb == VERB_WITH))
		say_join(s, p, o, out);
	else if (o->verb == VERB_TAKE)
		text_set(out, "%s", name);
	else if (o->verb == VERB_MARCH)
		text_set(out, "To %s", n7_area_called(s, o->place).at);
	else
		return false;
	return true;
}

/* Its nouns are blocks and areas that there are, or none. */
static bool nouns_known(const struct scenario *s, const struct order *o)
{
	return o->piece >= NONE && o->piece < s->pieces && o->place >= NONE && o->place < s->board.count;
}

void n7_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	int row = p->header.result.over ? NONE : frame_now(p)->row;
	text_set(out, "%s", "");
	if (!nouns_known(s, o))
		return;
	if (!say_operation(s, p, o, row, out) && !say_window(s, o, row, out))
		say_combat(s, p, o, row, out);
}

void n7_explain(const struct scenario *s, const struct order *o, struct text *out)
{
	static const char *const means[CHOICES] = {
		[CHOICE_MARCH] = "A card is revealed for the movement points; a combat after the march is a moving attack.",
		[CHOICE_FIGHT] = "No march and no movement card: no combat card is lost for moving.",
		[CHOICE_STAY] = "The operation is over, the area stays contested.",
		[CHOICE_SLOWER] = "The enemy stack has one movement point less.",
		[CHOICE_CANCEL] = "The Forced March just played is without effect.",
	};
	(void)s;
	text_set(out, "%s", "");
	if (o->verb == VERB_CHOOSE && o->number >= 0 && o->number < CHOICES && means[o->number])
		text_set(out, "%s", means[o->number]);
}

/* Lobanov waits for his card. */
void n7_comes(const struct scenario *s, const struct position *p, int piece, struct text *out)
{
	const struct n7_own *own = n7_own(s);
	text_set(out, "%s", "");
	if (p->piece[piece].place == AT_RESERVE)
		text_set(out, "by his card: %s or %s", n7_area_called(s, own->lobanov_at[0]).at, n7_area_called(s, own->lobanov_at[1]).at);
}

/* --- blocks --- */

static void add(struct text *out, const char *words)
{
	size_t used = strlen(out->at);
	snprintf(out->at + used, sizeof out->at - used, "%s%s", used ? ". " : "", words);
}

static void about_bonuses(const struct n7_own *own, int piece, struct text *out)
{
	char words[96];
	bool commander = own->kind[piece] == KIND_COMMANDER;
	if (own->bonus_move[piece])
		add(out, commander ? "+1 movement point" : "+1 movement point when alone");
	if (own->bonus_combat[piece]) {
		snprintf(words, sizeof words, "+%d combat card", own->bonus_combat[piece]);
		add(out, words);
	}
	if (own->bonus_pursuit[piece])
		add(out, "+1 card in pursuit");
	if (own->bonus_fatigue[piece])
		add(out, "1 fatigue less in a march");
}

static void about_corps(const struct scenario *s, const struct n7_position *n, int piece, struct text *out)
{
	const struct piece *k = &n->p.piece[piece];
	const struct n7_figures *f = n7_figures(s);
	int strength = n7_strength(n, piece), cards = strength >= f->strength.two_cards ? 2 : strength ? 1 : 0;
	int then = k->fatigue + (k->flags & FLAG_ACTIVATED ? n7_cold_comes(&n->p) : 0);
	text_set(out, "%d infantry, %d cavalry: %d combat card%s", k->foot, k->horse, cards, cards == 1 ? "" : "s");
	if (then > f->fatigue.most)
		snprintf(out->at + strlen(out->at), sizeof out->at - strlen(out->at),
			 ". Fatigue %d: dies of Cold at the turn's end, before a card could rest it", k->fatigue);
	else if (then >= f->fatigue.tired && k->fatigue < f->fatigue.tired)
		snprintf(out->at + strlen(out->at), sizeof out->at - strlen(out->at),
			 ". Fatigue %d, with Cold tired: loses a point at the turn's end unless a card rests it", k->fatigue);
	else if (k->fatigue >= f->fatigue.tired)
		snprintf(out->at + strlen(out->at), sizeof out->at - strlen(out->at),
			 ". Fatigue %d, tired: loses a point at the turn's end unless %s; dies above %d", k->fatigue,
			 k->flags & FLAG_ACTIVATED ? "a card rests it" : "it stays ready", f->fatigue.most);
	else if (k->fatigue)
		snprintf(out->at + strlen(out->at), sizeof out->at - strlen(out->at), ". Fatigue %d, tired from %d on", k->fatigue, f->fatigue.tired);
}

void n7_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out)
{
	const struct n7_own *own = n7_own(s);
	const struct n7_position *n = n7_of(p);
	text_set(out, "%s", p->piece[piece].place == AT_LOST ? "Eliminated" : p->piece[piece].place == AT_RESERVE ? "Comes by a card" : "");
	bool lies = p->piece[piece].place >= 0, waits = p->piece[piece].place == AT_WAITING;
	if (!n7_known(s, n, piece, (int)viewer) || !(lies || waits))
		return;
	text_set(out, "%s", "");
	if (own->kind[piece] == KIND_VEDETTE)
		text_set(out, "Vedette: tells whether anybody is there, and dies of meeting an enemy");
	else if (waits)
		return;
	else if (own->kind[piece] == KIND_COMMANDER)
		text_set(out, "Commander, never alone");
	else
		about_corps(s, n, piece, out);
	if (waits)
		return;
	about_bonuses(own, piece, out);
	add(out, p->piece[piece].flags & FLAG_ACTIVATED ? "Has been activated" : "Ready");
	if (n->care == piece && (!n7_grognard(s) || s->piece[piece].side == (int)viewer))
		add(out, "Cared for: recovers if ready at the end");
}

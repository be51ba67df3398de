/* What comes after the hits: advances (11.12, 11.13), and commanders who have lost their troops (11.19). */
#include "rules/gamble/combat.h"

/* --- advance --- */

/* [11.12] Who attacked and is in good order; all of them, or cavalry alone. [11.13] A commander only behind troops. [14.6] */
static bool may_advance(const struct scenario *s, const struct gamble *g, int piece, struct error *e)
{
	const struct gb_fight *f = &g->fight;
	const char *name = gb_name(s, piece);
	if (!set_has(&f->attackers, piece) || g->p.piece[piece].place != f->from)
		return error_set(e, NULL, NULL, CITE(CITE_11_12), "%s is not in the attacking stack", name);
	if (!gb_passable(s, f->side, f->to))
		return error_set(e, NULL, NULL, CITE(CITE_14_6), "your units may not enter %s", gb_place(s, f->to).at);
	if (gb_is_commander(s, piece))
		return (f->flags & FIGHT_ALL_ADVANCE && gb_next_fighter(s, g, f->to, f->side, 0) != NONE) ||
		       error_set(e, NULL, NULL, CITE(CITE_11_13), "%s advances only with troops", name);
	if (gb_disrupted(g, piece))
		return error_set(e, NULL, NULL, CITE(CITE_11_12), "%s is disrupted and stays", name);
	if (!(f->flags & FIGHT_ALL_ADVANCE) && gb_own(s)->kind[piece] != KIND_CAV)
		return error_set(e, NULL, NULL, CITE(CITE_11_12), "only cavalry follows those who withdraw of their own will");
	int n = gb_own(s)->of[piece];
	for (int i = gb_next_fighter(s, g, f->to, f->side, 0); i != NONE; i = gb_next_fighter(s, g, f->to, f->side, i + 1))
		n += gb_own(s)->of[i];
	return n <= gb_capacity(s, g, f->to) || error_set(e, NULL, NULL, CITE(CITE_4_1), "%s holds no more", gb_place(s, f->to).at);
}

static int next_advance(const struct scenario *s, const struct gamble *g, int from)
{
	for (int i = set_next(&g->fight.attackers, from); i >= 0; i = set_next(&g->fight.attackers, i + 1))
		if (may_advance(s, g, i, NULL))
			return i;
	return NONE;
}

void gb_advance_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)ev;
	if (next_advance(s, gamble_of(p), 0) == NONE)
		phase_return(p);
}

void gb_advance_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	out->place = g->fight.to;
	prompt_ask(out, VERB(VERB_ADVANCE) | VERB(VERB_DONE), 1, "%s is left: advance units of the attacking stack, or press Done",
		   gb_place(s, g->fight.to).at);
}

void gb_advance_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	for (int i = next_advance(s, g, 0); i != NONE; i = next_advance(s, g, i + 1))
		orders_add(out, order_make(VERB_ADVANCE, g->fight.side, i, g->fight.to, NONE));
	orders_add(out, order_make(VERB_DONE, g->fight.side, NONE, NONE, NONE));
}

bool gb_advance_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct gamble *g = gamble_of(p);
	if (o->verb == VERB_DONE)
		return true;
	if (o->verb != VERB_ADVANCE || o->place != g->fight.to)
		return phase_refuse(s, CITE_11_12, "advance into the hex that was attacked, or press Done", e);
	return may_advance(s, g, o->piece, e);
}

void gb_advance_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_DONE) {
		phase_return(p);
		return;
	}
	gb_move(s, g, o->piece, o->place, EVENT_ADVANCE, CITE_11_12, ev);
	gb_overrun(s, g, o->side, o->place, ev);
	phase_again(p);
}

/* --- commanders --- */

/* [11.19] A friendly stack within three hexes, whatever lies between. Not one of commanders who must flee themselves. */
static bool may_flee(const struct scenario *s, const struct gamble *g, int side, int at, int place)
{
	int16_t sort[GB_SUPPORTS + 1];
	if (place == at || board_distance(&s->board, at, place) > gb_figures(s)->commander.flight || gb_next(s, g, place, side, 0) == NONE)
		return false;
	if (gb_next_fighter(s, g, place, side, 0) != NONE)
		return true;
	for (int k = 0, n = gb_sorts(&g->fight, side, sort); g->fight.stage && k < n; k++)
		if (sort[k] == place)
			return false;
	return true;
}

static int next_refuge(const struct scenario *s, const struct gamble *g, int side, int at, int from)
{
	for (int to = from; to < gb_own(s)->places; to++)
		if (may_flee(s, g, side, at, to))
			return to;
	return NONE;
}

/* [11.19] A die for each: lost on 1, or where no friend is near. */
void gb_catch(const struct scenario *s, struct gamble *g, int commander, struct events *ev)
{
	int side = s->piece[commander].side, at = g->p.piece[commander].place;
	int die = event_roll(&g->p, ev, side, 6, 1, CITE_11_19);
	bool struck = die <= gb_figures(s)->commander.lost_on;
	if (struck || next_refuge(s, g, side, at, 0) == NONE) {
		event_note(ev, EVENT_NOTE, side, commander, at, NONE, struck ? TEXT_CAUGHT : TEXT_NO_REFUGE, CITE_11_19);
		gb_eliminate(s, g, commander, CITE_11_19, ev);
		return;
	}
	if (g->p.depth > MAX_FRAMES - 2 || g->p.header.result.over) {
		/* so many at once that no more can be asked about, or the war ended with Napoleon: he goes to the first stack open to him */
		int to = next_refuge(s, g, side, at, 0);
		event_note(ev, EVENT_NOTE, side, commander, at, to, TEXT_ESCAPES, CITE_11_19);
		gb_move(s, g, commander, to, EVENT_RETREAT, CITE_11_19, ev);
		return;
	}
	struct frame *f = frame_push(&g->p, ROW_ESCAPE, (enum side)side);
	f->piece = (int16_t)commander;
	f->place = (int16_t)at;
	g->p.piece[commander].place = AT_TRAY;
}

void gb_escape_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)p;
	(void)ev;
}

void gb_escape_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int commander = frame_now(p)->piece;
	out->reaction = true;
	out->place = frame_now(p)->place;
	prompt_ask(out, VERB(VERB_PUT), 1, "%s escapes: put him with a stack of yours within three hexes", gb_name(s, commander));
	/* [15.1] What marches on is closed. */
	if (gb_fog(s))
		set_clear(&out->hand);
}

void gb_escape_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	const struct frame *f = frame_now(p);
	for (int at = next_refuge(s, g, f->side, f->place, 0); at != NONE; at = next_refuge(s, g, f->side, f->place, at + 1))
		orders_add(out, order_make(VERB_PUT, f->side, f->piece, at, NONE));
}

bool gb_escape_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int commander = frame_now(p)->piece;
	if (o->verb != VERB_PUT || o->number != NONE || o->piece != commander)
		return phase_refuse(s, CITE_11_19, "put the commander who escapes", e);
	return may_flee(s, gamble_of(p), o->side, frame_now(p)->place, o->place) ||
	       error_set(e, NULL, NULL, CITE(CITE_11_19), "no stack of yours in %s is within three hexes", gb_place(s, o->place).at);
}

void gb_escape_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	int from = frame_now(p)->place;
	p->piece[o->piece].place = (int16_t)from;
	event_note(ev, EVENT_NOTE, o->side, o->piece, from, o->place, TEXT_ESCAPES, CITE_11_19);
	gb_move(s, g, o->piece, o->place, EVENT_RETREAT, CITE_11_19, ev);
	phase_return(p);
}

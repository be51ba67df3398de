/* The Attrition Phase: the phasing player's die, the opponent's blind choice of places. */
#include "rules/area1812/area1812.h"

/* === Attrition === */

static int victim(const struct position *p)
{
	return 1 - frame_now(p)->side;
}

/* [reading 22] Named once, and blind: any stack of his will do. [reading 23] A sub-area is named for itself. */
static bool open_place(const struct campaign *c, int side, int place)
{
	return ar_units(c, side, place) && !set_has(&c->named, place);
}

/* [Attrition, Attrition Table] The phasing side rolls on its own column. */
static void roll(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct table *t = &s->table[land_of(s)->table[TABLE_ATTRITION]];
	int side = victim(&c->p);
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_ATTRITION, side, NONE);
	event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_ATTRITION, CITE_ATTRITION);
	int die = ar_roll(c, ev, a, side, 0, CITE_ATTRITION), result = table_result(t, side, die);
	a->column = (int16_t)side;
	a->row = (int16_t)(die - t->first_row);
	set_clear(&c->named);
	c->want_cc = result == 1 || result == 3;
	c->want_ic = result == 2 || result == 3;
	account_line(a, 0, LINE_BASE, c->want_ic, 1, NONE, NONE, TEXT_IC, CITE_ATTRITION);
	account_line(a, 0, LINE_BASE, c->want_cc, 1, NONE, NONE, TEXT_CC, CITE_ATTRITION);
	if (ev)
		ar_result(s, ev, a, TABLE_ATTRITION, result, CITE_ATTRITION);
}

/* [reading 22] What a side has nowhere it cannot lose. */
static void lapse(struct campaign *c, int side, struct events *ev)
{
	if (c->want_ic && !c->alive[side][ARM_IC])
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_NO_IC, CITE_ATTRITION);
	if (c->want_cc && !c->alive[side][ARM_CC])
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, TEXT_NO_CC, CITE_ATTRITION);
	c->want_ic = c->want_ic && c->alive[side][ARM_IC];
	c->want_cc = c->want_cc && c->alive[side][ARM_CC];
}

/* [Attrition] What is found there is taken, what is not stays owed. */
static void strike(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	int side = victim(&c->p), before = c->want_ic + c->want_cc;
	set_add(&c->named, place);
	if (c->want_ic && c->at[side][place][ARM_IC]) {
		c->want_ic = 0;
		ar_lose(s, c, ar_find(s, c, side, place, ARM_IC, NULL), CITE_ATTRITION, ev);
	}
	if (c->want_cc && c->at[side][place][ARM_CC]) {
		c->want_cc = 0;
		ar_lose(s, c, ar_find(s, c, side, place, ARM_CC, NULL), CITE_ATTRITION, ev);
	}
	if (c->want_ic + c->want_cc == before)
		event_note(ev, EVENT_NOTE, side, NONE, NONE, place, TEXT_NONE_THERE, CITE_ATTRITION);
	if (ev && ev->n)
		ev->at[ev->n - 1].seals = true; /* named blind: what was found there stays known */
}

/* How many places are still to be named; the last of them in *only. */
static int places_open(const struct scenario *s, const struct campaign *c, int side, int *only)
{
	int n = 0;
	for (int i = 0; i < land_of(s)->places; i++)
		if (open_place(c, side, i)) {
			*only = i;
			n++;
		}
	return n;
}

/* [Attrition] The opponent goes on naming until the whole loss is found. [Sequence of Play A2] Then the march
 * begins. */
void ar_attrition_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct frame *f = frame_top(p);
	int side = victim(p), only = NONE, n;
	if (!f->step) {
		f->step = 1;
		roll(s, c, ev);
	}
	for (;;) {
		lapse(c, side, ev);
		n = c->want_ic || c->want_cc ? places_open(s, c, side, &only) : 0;
		if (n != 1)
			break;
		strike(s, c, only, ev);
	}
	if (n)
		return;
	c->want_ic = c->want_cc = 0;
	set_clear(&c->named);
	phase_goto(p, ROW_MARCH, (enum side)side);
}

/* [Attrition, reading 18] Can nothing be lost in a place, as all know by what was seen and counted there? It may be named, for it is a stack,
 * but nobody is called to it. */
static bool in_vain(const struct scenario *s, const struct campaign *c, int side, int place)
{
	uint8_t most[MOSTS];
	ar_most(s, c, side, place, most);
	int owed = (c->want_ic ? most[MOST_IC] : 0) + (c->want_cc ? most[MOST_CC] : 0);
	return !int_min(owed, most[MOST_CORPS]);
}

void ar_attrition_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct campaign *c = campaign_of(p);
	prompt_ask(out, VERB(VERB_NAME), 0, "Name an area: the %s army loses %s%s%s there", s->side_name[victim(p)],
	       c->want_ic ? "an infantry corps" : "", c->want_ic && c->want_cc ? " and " : "",
	       c->want_cc ? "a cavalry corps" : "");
	for (int i = 0; i < land_of(s)->places; i++)
		if (open_place(c, victim(p), i) && in_vain(s, c, victim(p), i))
			set_add(&out->vain, i);
}

void ar_attrition_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	for (int i = 0; i < land_of(s)->places; i++)
		if (open_place(campaign_of(p), victim(p), i))
			orders_add(out, order_make(VERB_NAME, frame_now(p)->side, NONE, i, NONE));
}

bool ar_attrition_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb != VERB_NAME)
		return phase_refuse(s, CITE_ATTRITION, "click an area with an enemy stack: there he loses a corps", e);
	if (!ar_units(campaign_of(p), victim(p), o->place))
		return error_set(e, NULL, NULL, CITE(CITE_ATTRITION), "no enemy stands in %s", CALLED(s, o->place));
	if (set_has(&campaign_of(p)->named, o->place))
		return error_set(e, NULL, NULL, CITE(CITE_ATTRITION), "%s was named already", CALLED(s, o->place));
	return true;
}

void ar_attrition_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	strike(s, campaign_at(p), o->place, ev);
	phase_again(p);
}

/* The Attrition Phase: a die on the side's own table, and the owner chooses who deserts. */
#include "rules/hex1812/hex1812.h"

/* === Attrition === */

/* Corps of an arm on the map. [Attrition, reading 5] Types and sizes as specified: never a division. */
static int corps_of(const struct scenario *s, const struct campaign *c, int side, int kind, int *only)
{
	const struct ground *g = ground_of(s);
	int n = 0;
	for (int i = g->begin[side][kind]; i < g->end[side][kind]; i++)
		if (c->p.piece[i].place >= 0) {
			*only = i;
			n++;
		}
	return n;
}

static void roll(const struct scenario *s, struct campaign *c, int side, struct events *ev)
{
	const struct table *t = &s->table[ground_of(s)->table[TABLE_ATTRITION]];
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_ATTRITION, side, NONE);
	event_note(ev, EVENT_PHASE, side, NONE, NONE, NONE, ROW_ATTRITION, CITE_ATTRITION);
	int die = hx_roll(c, ev, a, side, CITE_ATTRITION), result = table_result(t, side, die);
	a->column = (int16_t)side;
	a->row = (int16_t)(die - t->first_row);
	c->want_cav = result == 1 || result == 3;
	c->want_inf = result == 2 || result == 3;
	account_line(a, 0, LINE_BASE, c->want_inf, 1, NONE, NONE, TEXT_INF, CITE_ATTRITION);
	account_line(a, 0, LINE_BASE, c->want_cav, 1, NONE, NONE, TEXT_CAV, CITE_ATTRITION);
	if (ev)
		hx_result(s, ev, a, TABLE_ATTRITION, NONE, result, CITE_ATTRITION);
}

/* [reading 5] What is nowhere cannot be lost; the only one goes without a question. [Supply C] A depot that it leaves alone beside
 * an enemy goes too. */
static void settle(const struct scenario *s, struct campaign *c, int side, int kind, uint8_t *want, struct events *ev)
{
	int only = NONE, n = *want ? corps_of(s, c, side, kind, &only) : 0;
	if (!*want || n > 1)
		return;
	*want = 0;
	if (!n) {
		event_note(ev, EVENT_NOTE, side, NONE, NONE, NONE, kind == KIND_IC ? TEXT_NO_INF : TEXT_NO_CAV, CITE_ATTRITION);
		return;
	}
	hx_kill(s, c, only, CITE_ATTRITION, ev);
	hx_depots(s, c, ev);
}

/* [Sequence of Play A1] After the arrivals. [Sequence of Play A2] Then the march begins. */
void hx_attrition_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct frame *f = frame_top(p);
	int side = f->side;
	if (!f->step) {
		f->step = 1;
		roll(s, c, side, ev);
	}
	settle(s, c, side, KIND_IC, &c->want_inf, ev);
	settle(s, c, side, KIND_CC, &c->want_cav, ev);
	if (!c->want_inf && !c->want_cav)
		phase_goto(p, ROW_MARCH, (enum side)side);
}

void hx_attrition_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct campaign *c = campaign_of(p);
	(void)s;
	prompt_ask(out, VERB(VERB_LOSE), 0, "Attrition: %s%s%s of your choice is lost", c->want_inf ? "an infantry corps" : "",
		   c->want_inf && c->want_cav ? " and " : "", c->want_cav ? "a cavalry corps" : "");
	out->left = (int16_t)(c->want_inf + c->want_cav);
}

void hx_attrition_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (p->piece[i].place >= 0 && ((g->kind[i] == KIND_IC && c->want_inf) || (g->kind[i] == KIND_CC && c->want_cav)))
			orders_add(out, order_make(VERB_LOSE, side, i, NONE, NONE));
}

bool hx_attrition_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct campaign *c = campaign_of(p);
	if (o->verb != VERB_LOSE || o->number != NONE)
		return phase_refuse(s, CITE_ATTRITION, "choose a corps that is lost", e);
	int kind = ground_of(s)->kind[o->piece];
	if (s->piece[o->piece].side != o->side || p->piece[o->piece].place < 0 || !hx_is_corps(s, o->piece))
		return error_set(e, NULL, NULL, CITE(CITE_ATTRITION), "attrition takes a corps of yours on the map");
	return (kind == KIND_IC ? c->want_inf : c->want_cav) ||
	       error_set(e, NULL, NULL, CITE(CITE_ATTRITION), "no %s corps is owed", kind == KIND_IC ? "infantry" : "cavalry");
}

void hx_attrition_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (ground_of(s)->kind[o->piece] == KIND_IC)
		c->want_inf = 0;
	else
		c->want_cav = 0;
	hx_kill(s, c, o->piece, CITE_ATTRITION, ev);
	hx_depots(s, c, ev);
	phase_again(p);
}

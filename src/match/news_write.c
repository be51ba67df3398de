/* News of a game as bytes. */
#include "match/imagined.h"
#include "match/message_own.h"

#include <stdlib.h>
#include <string.h>

/* --- accounts and events --- */

static void write_line(const struct line *l, struct parcel *out)
{
	parcel_number(out, l->ledger | l->op << 1);
	parcel_number(out, l->num);
	parcel_number(out, l->den);
	parcel_number(out, l->piece);
	parcel_number(out, l->place);
	parcel_number(out, l->text);
	parcel_number(out, l->rule);
}

static void write_account(const struct account *a, struct parcel *out)
{
	parcel_number(out, a->kind);
	parcel_number(out, a->seen);
	parcel_number(out, a->side);
	parcel_number(out, a->place);
	parcel_number(out, a->table);
	parcel_number(out, a->column);
	parcel_number(out, a->row);
	parcel_number(out, a->result);
	parcel_number(out, a->n);
	for (int i = 0; i < a->n; i++)
		write_line(&a->at[i], out);
	parcel_number(out, a->dice);
	for (int i = 0; i < a->dice; i++) {
		parcel_number(out, a->die[i].side);
		parcel_number(out, a->die[i].value);
		parcel_number(out, a->die[i].drm);
		parcel_number(out, a->die[i].why);
	}
}

static void write_accounts(const struct heard *h, struct parcel *out)
{
	struct account a;
	parcel_number(out, h->accounts);
	for (int k = 0; k < h->accounts; k++) {
		account_unpack(h->account[k], &a);
		write_account(&a, out);
	}
}

static unsigned says(const struct event *e)
{
	return (e->account != NONE ? SAYS_ACCOUNT : 0u) | (e->piece != NONE ? SAYS_PIECE : 0u) |
	       (e->from != NONE ? SAYS_FROM : 0u) | (e->to != NONE ? SAYS_TO : 0u) |
	       (e->number != NONE ? SAYS_NUMBER : 0u) | (e->rule != NONE ? SAYS_RULE : 0u) |
	       (e->way != NONE ? SAYS_WAY : 0u) | (e->dice[0] ? SAYS_DICE : 0u) | (e->by != NONE ? SAYS_BY : 0u);
}

static void write_nouns(const struct event *e, unsigned what, struct parcel *out)
{
	const int16_t noun[] = {e->account, e->piece, e->from, e->to, e->number, e->rule};
	for (int i = 0; i < 6; i++)
		if (what >> i & 1)
			parcel_number(out, noun[i]);
}

static void write_event(const struct heard *h, const struct event *e, struct parcel *out)
{
	unsigned what = says(e);
	parcel_number(out, e->kind);
	parcel_number(out, (e->side + 1) | e->seen << 2 | e->seals << 4);
	parcel_number(out, what);
	write_nouns(e, what, out);
	if (what & SAYS_WAY)
		for (int i = 0; i <= h->way[e->way]; i++)
			parcel_number(out, h->way[e->way + i]);
	if (what & SAYS_DICE)
		for (int i = 0; i < 4; i++)
			parcel_number(out, e->dice[i]);
	if (what & SAYS_BY)
		parcel_number(out, e->by);
}

/* --- decisions --- */

static void write_orders(const struct heard *h, struct parcel *out)
{
	parcel_number(out, h->orders);
	for (int i = 0; i < h->orders; i++) {
		const struct heard_order *o = &h->order[i];
		order_write(&o->order, out);
		parcel_number(out, o->first);
		parcel_number(out, o->seals | o->redone << SEAL_BITS);
	}
}

static void write_decision(const struct news_decision *d, struct parcel *out)
{
	const struct heard *h = &d->heard;
	parcel_number(out, h->serial);
	parcel_number(out, h->side);
	parcel_number(out, h->phasing);
	parcel_number(out, h->row);
	parcel_number(out, h->turn);
	parcel_number(out, h->seals | h->redone << SEAL_BITS | h->person << (SEAL_BITS + 1) | (d->run != NULL) << (SEAL_BITS + 2));
	parcel_text(out, d->back);
	write_orders(h, out);
	write_accounts(h, out);
	parcel_number(out, h->n);
	for (int i = 0; i < h->n; i++)
		write_event(h, &h->at[i], out);
	for (int i = 0; d->run && i < h->n; i++)
		parcel_number(out, d->run[i]);
}

/* --- runs of pages --- */

static void write_head(const struct chart_head *head, struct parcel *out)
{
	parcel_text(out, head->title);
	parcel_number(out, head->columns);
	for (int i = 0; i < head->columns; i++) {
		parcel_number(out, head->wide[i]);
		parcel_number(out, head->spare[i] | head->right[i] << 1);
		parcel_text(out, head->name[i]);
	}
	parcel_text(out, head->foot);
	parcel_number(out, head->alarm);
	parcel_number(out, head->sums);
	for (int i = 0; i < head->sums; i++)
		parcel_text(out, head->sum[i]);
}

/* The cells in use are told: those after the last with something in it are empty. */
static void write_row(const struct run_row *r, struct parcel *out)
{
	const struct chart_row *c = &r->row;
	int cells = CHART_CELLS;
	while (cells && !c->cell[cells - 1][0])
		cells--;
	parcel_number(out, c->style | c->mark << 2 | c->reverse << 4 | c->reverse2 << 5 | c->loss << 6);
	parcel_number(out, c->side);
	parcel_number(out, c->piece);
	parcel_number(out, c->piece2);
	parcel_number(out, c->place);
	parcel_number(out, c->rule);
	parcel_number(out, c->hit_table);
	parcel_number(out, c->hit_row);
	parcel_number(out, c->hit_column);
	parcel_number(out, cells);
	for (int i = 0; i < cells; i++)
		parcel_text(out, c->cell[i]);
	parcel_text(out, c->group);
	parcel_text(out, c->note);
	parcel_number(out, r->decision);
	for (int i = 0; i < CHART_SUMS; i++)
		parcel_number(out, r->sum[i]);
}

static void write_run(const struct news_run *r, struct parcel *out)
{
	parcel_number(out, r->run.page);
	parcel_number(out, r->run.turn);
	parcel_number(out, r->run.nth);
	parcel_number(out, r->run.first);
	write_head(&r->run.head, out);
	parcel_number(out, r->keep);
	parcel_number(out, r->run.n);
	for (int i = 0; i < r->run.n; i++)
		write_row(&r->run.row[i], out);
}

/* --- all of it --- */

static void write_names(const struct scenario *s, enum side side, const struct news *news, struct parcel *out)
{
	parcel_text(out, s->game);
	parcel_text(out, s->id);
	parcel_number(out, s->options);
	for (int i = 0; i < s->options; i++)
		parcel_number(out, s->option[i].value);
	parcel_number(out, side);
	parcel_number(out, (int64_t)s->rules->position_size);
	parcel_word(out, news->number);
}

static void write_status(const struct news *news, struct parcel *out)
{
	parcel_number(out, news->persons);
	parcel_number(out, news->past_seal);
	parcel_number(out, news->waiting);
	parcel_number(out, news->offer.made);
	if (news->offer.made) {
		parcel_number(out, news->offer.by);
		parcel_number(out, news->offer.to);
		parcel_text(out, news->offer.what.at);
	}
	standings_write(&news->standings, out);
	parcel_number(out, news->refused.reason[0] != 0);
	if (news->refused.reason[0]) {
		parcel_text(out, news->refused.place);
		parcel_text(out, news->refused.rule);
		parcel_text(out, news->refused.reason);
	}
}

static void write_game(const struct scenario *s, const struct news *news, union any_position *last, struct parcel *out)
{
	size_t size = s->rules->position_size;
	parcel_number(out, news->from);
	parcel_number(out, news->length);
	parcel_number(out, news->now);
	for (int i = 0; i < news->length - news->from; i++)
		write_decision(&news->decision[i], out);
	parcel_number(out, news->runs_from);
	parcel_number(out, news->runs);
	parcel_number(out, news->run_open);
	for (int i = 0; i < news->runs - news->runs_from; i++)
		write_run(&news->run[i], out);
	parcel_number(out, news->positions);
	for (int i = 0; i < news->positions; i++) {
		parcel_number(out, news->position[i].moment);
		parcel_change(out, last->bytes, news->position[i].at, size);
		memcpy(last, news->position[i].at, size);
	}
}

void news_write(const struct scenario *s, enum side side, const struct news *news, union any_position *last,
		struct parcel *out)
{
	parcel_number(out, NEWS_FORM);
	parcel_number(out, news->answered);
	parcel_number(out, news->version);
	parcel_number(out, news->anew | news->open << 1 | news->moved << 2);
	if (news->anew)
		write_names(s, side, news, out);
	write_status(news, out);
	if (news->moved)
		write_game(s, news, last, out);
}

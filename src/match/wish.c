#include "match/message_own.h"

#include <string.h>

void order_write(const struct order *o, struct parcel *out)
{
	parcel_number(out, o->verb);
	parcel_number(out, o->side);
	parcel_number(out, o->piece);
	parcel_number(out, o->place);
	parcel_number(out, o->number);
}

static void write_orders(const struct draft *d, struct parcel *out)
{
	parcel_number(out, d->n);
	for (int i = 0; i < d->n; i++)
		order_write(&d->at[i], out);
}

/* Any nouns: the rules refuse what is none. */
static void read_orders(struct unpacking *u, struct draft *d)
{
	d->n = unpack_count(u, DRAFT_MOST, "orders");
	for (int i = 0; i < d->n; i++) {
		struct order *o = &d->at[i];
		o->verb = (uint8_t)unpack_number(u, 0, UINT8_MAX, "verb");
		o->side = (uint8_t)unpack_number(u, 0, UINT8_MAX, "side");
		o->piece = (int16_t)unpack_number(u, INT16_MIN, INT16_MAX, "piece");
		o->place = (int16_t)unpack_number(u, INT16_MIN, INT16_MAX, "place");
		o->number = (int16_t)unpack_number(u, INT16_MIN, INT16_MAX, "number");
	}
}

void standings_write(const struct standings *list, struct parcel *out)
{
	parcel_number(out, list->n);
	for (int i = 0; i < list->n; i++) {
		const struct standing *x = &list->at[i];
		parcel_number(out, x->row);
		parcel_number(out, x->answer);
		parcel_number(out, x->card);
		parcel_number(out, x->place);
		parcel_number(out, x->lapses);
	}
}

void standings_read(struct unpacking *u, struct standings *list)
{
	memset(list, 0, sizeof *list);
	list->n = unpack_count(u, STANDINGS, "standing orders");
	for (int i = 0; i < list->n; i++) {
		struct standing *x = &list->at[i];
		x->row = (uint8_t)unpack_number(u, 0, UINT8_MAX, "row");
		x->answer = (uint8_t)unpack_number(u, 0, UINT8_MAX, "answer");
		x->card = (int16_t)unpack_number(u, INT16_MIN, INT16_MAX, "card");
		x->place = (int16_t)unpack_number(u, INT16_MIN, INT16_MAX, "place");
		x->lapses = (int16_t)unpack_number(u, 0, INT16_MAX, "turn in which it lapses");
	}
}

void wish_write(const struct wish *wish, struct parcel *out)
{
	parcel_number(out, wish->kind);
	parcel_number(out, wish->number);
	parcel_number(out, wish->version);
	switch ((enum wish_kind)wish->kind) {
	case WISH_ORDERS:
		write_orders(&wish->orders, out);
		break;
	case WISH_GO:
		parcel_number(out, wish->to);
		break;
	case WISH_ANSWER:
		parcel_number(out, wish->yes);
		break;
	case WISH_STAND:
		standings_write(&wish->standings, out);
		break;
	case WISHES:
		break;
	}
}

bool wish_read(const uint8_t *bytes, size_t n, struct wish *out, struct error *e)
{
	struct unpacking u = {.at = bytes, .left = n, .e = e};
	memset(out, 0, sizeof *out);
	out->kind = (uint8_t)unpack_number(&u, 0, WISHES - 1, "kind of message");
	out->number = (uint32_t)unpack_number(&u, 1, UINT32_MAX, "number of the message");
	out->version = (uint32_t)unpack_number(&u, 0, UINT32_MAX, "version");
	switch ((enum wish_kind)out->kind) {
	case WISH_ORDERS:
		read_orders(&u, &out->orders);
		break;
	case WISH_GO:
		out->to = (int)unpack_number(&u, INT32_MIN, INT32_MAX, "moment");
		break;
	case WISH_ANSWER:
		out->yes = unpack_number(&u, 0, 1, "answer") != 0;
		break;
	case WISH_STAND:
		standings_read(&u, &out->standings);
		break;
	case WISHES:
		break;
	}
	return unpack_end(&u);
}

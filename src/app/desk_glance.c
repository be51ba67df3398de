/* How a saved game stands, as both sides may see it: it is played through once, with one who looks on. */
#include "app/desk_own.h"

#include "render/sheet.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int scaled(float at, float size)
{
	int v = size > 0 ? (int)(at / size * GLANCE_SIDE) : 0;
	return v < 0 ? 0 : v >= GLANCE_SIDE ? GLANCE_SIDE - 1 : v;
}

/* A mark for each side at each place where it has counters. */
static void mark_counters(const struct scenario *s, const struct view *v, const struct sheet *sheet, struct glance *out)
{
	uint8_t has[MAX_PLACES] = {0};

	for (int i = 0; i < v->counters && out->n < GLANCE_MOST; i++) {
		const struct counter *k = &v->counter[i];
		float x, y;
		if (k->place < 0 || k->side < 0 || k->side >= SIDES || has[k->place] >> k->side & 1)
			continue;
		has[k->place] |= (uint8_t)(1u << k->side);
		sheet_centre(sheet, &s->board, k->place, &x, &y);
		out->at[out->n].x = (uint16_t)scaled(x, sheet->width);
		out->at[out->n].y = (uint16_t)scaled(y, sheet->height);
		out->at[out->n++].side = (uint8_t)k->side;
	}
}

/* "line 123: the seal is broken": as much of the reason as a line has room for, whole parts of it; "" where all was well. */
static void say_damage(const struct error *e, char *out, size_t size)
{
	char words[sizeof e->place + sizeof e->reason + 2];
	snprintf(words, sizeof words, "%s%s%s", e->reason[0] ? e->place : "", e->place[0] && e->reason[0] ? ": " : "", e->reason);
	size_t n = strlen(words);
	while (n >= size || (n && words[n] && !strchr(":;,.", words[n])))
		n--;
	snprintf(out, size, "%.*s", n ? (int)n : (int)size, n ? words : e->reason[0] ? "it cannot be read" : "");
	for (char *c = out; *c; c++)
		if ((unsigned char)*c < ' ')
			*c = ' ';
}

bool desk_glance(void *who, const char *file, struct glance *out)
{
	const struct desk *d = who;
	struct error damage = {0};
	struct match *m = match_load(d->o.data, file, &damage);
	struct seat *seat = m ? local_seat(m, NOBODY, NULL) : NULL;
	struct sheet *sheet = seat ? malloc(sizeof *sheet) : NULL;

	memset(out, 0, sizeof *out);
	say_damage(&damage, out->damage, sizeof out->damage);
	if (sheet) {
		sheet_open(sheet, d->o.data, &seat->scenario->board, NULL);
		if (sheet->drawn)
			snprintf(out->map, sizeof out->map, "%s", sheet->game);
		snprintf(out->stands, sizeof out->stands, "%s", seat->view.stands);
		out->over = seat->known->header.result.over != 0;
		mark_counters(seat->scenario, &seat->view, sheet, out);
	}
	free(sheet);
	seat_close(seat);
	match_free(m);
	return sheet != NULL;
}

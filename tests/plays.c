#include "plays.h"

#include <assert.h>
#include <string.h>

enum { ROWS = 64 };

static int played, foreseen;
static struct scenario *counted;
static const struct rules *real;
static struct rules counting; /* the same, but that its rows count */
static struct phase rows[ROWS];

static void act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	played++;
	real->phases[frame_now(p)->row].act(s, p, o, ev);
}

static void odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess, struct outlook *out)
{
	foreseen++;
	real->odds(s, p, o, guess, out);
}

void plays_begin(const struct match *m)
{
	counted = (struct scenario *)match_scenario(m);
	real = counted->rules;
	assert(real->rows <= ROWS);
	memcpy(rows, real->phases, (size_t)real->rows * sizeof rows[0]);
	for (int i = 0; i < real->rows; i++)
		if (rows[i].act)
			rows[i].act = act;
	counting = *real;
	counting.phases = rows;
	counting.odds = real->odds ? odds : NULL;
	counted->rules = &counting;
	played = foreseen = 0;
}

int plays_so_far(void)
{
	return played;
}

int plays_foreseen(void)
{
	return foreseen;
}

void plays_end(void)
{
	counted->rules = real;
}

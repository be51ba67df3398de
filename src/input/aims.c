/* The places it is all about bear a gold star. */
#include "input/own.h"

#include <math.h>

enum { TIPS = 5, CORNERS = 2 * TIPS };

static void star(struct table_view *t, float x, float y, float r, uint32_t colour)
{
	float tip[CORNERS * 2], xy[8] = {x, y};
	for (int i = 0; i < CORNERS; i++) {
		float turn = (float)M_PI * (float)i / TIPS, far = i & 1 ? r * 0.42f : r;
		tip[2 * i] = x + far * sinf(turn);
		tip[2 * i + 1] = y - far * cosf(turn);
	}
	for (int i = 0; i < CORNERS; i += 2) { /* five kites: each is convex */
		int before = (i + CORNERS - 1) % CORNERS, after = i + 1;
		const int corner[3] = {before, i, after};
		for (int k = 0; k < 3; k++) {
			xy[2 + 2 * k] = tip[2 * corner[k]];
			xy[3 + 2 * k] = tip[2 * corner[k] + 1];
		}
		canvas_polygon(t->c, xy, 4, colour);
	}
}

bool is_aim(const struct table_view *t, int place)
{
	return !t->seat->words->aims || t->seat->words->aims(t->s, t->seat->known, t->seat->viewer, place);
}

void aims_draw(struct table_view *t)
{
	float x, y, r;

	for (int i = 0; i < t->s->aims && t->aims; i++) {
		if (!is_aim(t, t->s->aim_place[i]) || !scene_sees(&t->scene, t->s->aim_place[i]))
			continue;
		scene_star(&t->scene, t->s->aim_place[i], &x, &y, &r);
		star(t, x, y + 1, r * 1.34f, 0x2b2013ff);
		star(t, x, y, r, 0xf2c230ff);
	}
}

void table_aims(struct table_view *t, bool on)
{
	t->aims = on;
	spoil(t);
}

#include "render/heap.h"

#include "core/outline.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HIDDEN = 500, HEAPS_OF_SIDE = 4096, MAX_HEAPS = 32 };

/* The first piece of the same kind stands for the kind: the order is that of the game's pieces. */
static int kind_of(const struct scenario *s, int piece)
{
	int i = 0;
	while (i < piece && strcmp(s->piece[i].type, s->piece[piece].type) != 0)
		i++;
	return i;
}

int heap_of(const struct scene *sc, const struct counter *k)
{
	int kind = k->piece == NONE || k->face == COUNTER_BACK ? HIDDEN : kind_of(sc->s, k->piece);
	int done = k->badges & BADGE_IN_HAND ? 2 : k->badges & BADGE_MOVED ? 1 : 0;

	return (k->side == 1 ? HEAPS_OF_SIDE : 0) + kind * 4 + done;
}

/* The heaps of one side: so many beside one another, so many rows. */
struct block {
	int heaps, columns, rows;
};

static struct block block_of(int heaps, int columns)
{
	struct block b = {heaps, heaps < columns ? heaps : columns, 0};

	b.rows = b.columns ? (heaps + b.columns - 1) / b.columns : 0;
	return b;
}

/* Enemies face each other: the columns are shared so that as few rows as can be are needed. */
static void share_ground(int own, int other, int columns, struct block block[2])
{
	int best = 0, least = 0;

	if (!own || !other) {
		/* Four are handsomer two by two than with one left over. */
		int most = own + other == 4 && columns == 3 ? 2 : columns;
		block[0] = block_of(own, most);
		block[1] = block_of(other, most);
		return;
	}
	columns = columns < 2 ? 2 : columns;
	for (int left = 1; left < columns; left++) {
		int rows = block_of(own, left).rows, beyond = block_of(other, columns - left).rows;
		int need = 16 * (rows > beyond ? rows : beyond) + abs(rows - beyond);
		if (!best || need < least) {
			best = left;
			least = need;
		}
	}
	block[0] = block_of(own, best);
	block[1] = block_of(other, columns - best);
}

static int rows_of(const struct block block[2])
{
	return block[0].rows > block[1].rows ? block[0].rows : block[1].rows;
}

/* How many heaps have room beside one another, and how many below. */
static struct block ground_of(const struct scene *sc, int place)
{
	bool known = sc->s->board.kind != BOARD_HEX && place < SHEET_PLATES;
	return (struct block){0, known ? sc->sheet.heap[place].columns : 3, known ? sc->sheet.heap[place].rows : 1};
}

/* More heaps than the ground has room for: one column more, where the area is wide enough. */
static int columns_of(const struct scene *sc, int place, int own, int other)
{
	struct block block[2], ground = ground_of(sc, place);

	share_ground(own, other, ground.columns, block);
	if (!board_has_borders(&sc->s->board))
		return ground.columns;
	const struct outline *o = &sc->s->board.outline[place];
	bool wide = (float)(ground.columns + 1) * (scene_counter_size(sc) + 6) < (o->right - o->left) * sc->sheet.map_w;
	return wide && rows_of(block) > ground.rows ? ground.columns + 1 : ground.columns;
}

/* Rows beyond the ground lie on the side away from the code; in rows. */
static float overflow(const struct scene *sc, int place, const struct block block[2])
{
	float x, y, plate_x, plate_y, more = (float)(rows_of(block) - ground_of(sc, place).rows) / 2;

	sheet_centre(&sc->sheet, &sc->s->board, place, &x, &y);
	sheet_plate(&sc->sheet, &sc->s->board, place, &plate_x, &plate_y);
	return more <= 0 ? 0 : plate_y < y ? more : -more;
}

/* Those below peep out on the right, less the more they are. */
static void pile(struct lying *first, int n, float x, float y)
{
	float step = n > 1 ? fminf(5, 12.0f / (float)(n - 1)) : 0;

	for (int i = 0; i < n; i++) {
		float away = ((float)(n - 1) / 2 - (float)i) * step;
		first[i].x = x + away;
		first[i].y = y + away;
		first[i].depth = y;
		first[i].stack = first[i].count = n;
		first[i].height = i;
	}
}

void heap_lay(const struct scene *sc, const struct view *v, struct lying *first, int n)
{
	float cell = scene_counter_size(sc) + 6, x, y;
	int heap[MAX_HEAPS + 1] = {0}, heaps = 0, own = 0;

	for (int i = 0; i < n; i++) {
		if (i && (first[i].heap == first[i - 1].heap || heaps == MAX_HEAPS))
			continue;
		own += v->counter[first[i].counter].side != 1;
		heap[heaps++] = i;
	}
	heap[heaps] = n;
	sheet_centre(&sc->sheet, &sc->s->board, first->place, &x, &y);
	struct block block[2];
	share_ground(own, heaps - own, columns_of(sc, first->place, own, heaps - own), block);
	y += overflow(sc, first->place, block) * cell;
	float gap = own && own < heaps ? cell * 0.16f : 0;
	float left = x - ((float)(block[0].columns + block[1].columns) * cell + gap) / 2;
	for (int i = 0; i < heaps; i++) {
		const struct block *b = &block[i >= own];
		int k = i >= own ? i - own : i, row = k / b->columns, last = b->heaps - row * b->columns;
		/* A last row that is not full stands in the middle. */
		float spare = last < b->columns ? (float)(b->columns - last) / 2 : 0;
		float hx = left + ((float)(k % b->columns) + 0.5f + spare) * cell;
		if (i >= own)
			hx += (float)block[0].columns * cell + gap;
		pile(first + heap[i], heap[i + 1] - heap[i], hx, y + ((float)row - (float)(b->rows - 1) / 2) * cell);
	}
}

void heap_count(struct scene *sc, int count, float cx, float cy, float side)
{
	/* Rather beyond the corner than on the symbol. */
	float r = fmaxf(side * 0.2f, 7.5f), x = roundf(cx + side * 0.5f), y = roundf(cy + side * 0.47f);

	for (int rim = 1; rim >= 0; rim--) {
		float xy[24];
		for (int i = 0; i < 12; i++) {
			float a = 6.2831853f * ((float)i + 0.5f) / 12, far = r + (rim ? 1.6f : 0);
			xy[2 * i] = x + far * cosf(a);
			xy[2 * i + 1] = y + far * sinf(a);
		}
		canvas_polygon(sc->c, xy, 12, rim ? 0x1d160eff : 0xfff3d4ff);
	}
	scene_number(sc, count, x, y, (int)fmaxf(r * 1.4f, 11));
}

void heap_counts(struct scene *sc)
{
	float side = (float)scene_side(sc), x, y;

	for (int i = 0; i < sc->lying; i++) {
		const struct lying *l = &sc->lie[i];
		if (l->count < 2 || l->height != l->stack - 1 || !scene_sees(sc, l->place))
			continue;
		camera_to_screen(&sc->eye, l->x, l->y, &x, &y);
		heap_count(sc, l->count, x, y, side);
	}
}

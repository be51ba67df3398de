#include "render/sdl_reader.h"

#include "render/sdl_canvas.h"

#include <SDL_image.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

enum {
	MOST_WANTED = 64,  /* a window's worth of tiles, and pages of counters */
	MOST_READ = 3,     /* pictures that wait to be fetched: with more the thread rests */
	PATIENCE = 2       /* pictures of the caller in which nobody asked: forgotten */
};

enum state { WANT_FREE, WANT_WAITS, WANT_READS, WANT_READ };

struct want {
	enum state state;
	char path[512];
	int w, h;
	bool opaque;
	uint32_t asked, order; /* the caller's picture in which it was asked for last; the how-many-th asking was the first */
	SDL_Surface *pixels;
};

struct sdl_reader {
	SDL_mutex *lock;
	SDL_cond *work, *done;
	SDL_Thread *thread;
	bool ends;
	uint32_t tick, asked;
	int read;
	struct want want[MOST_WANTED];
};

/* --- with the lock --- */

static bool stale(const struct sdl_reader *r, const struct want *w)
{
	return r->tick - w->asked > PATIENCE;
}

static void drop(struct want *w)
{
	SDL_FreeSurface(w->pixels);
	*w = (struct want){.state = WANT_FREE};
}

/* Of what was asked for last, the first; NULL when there is nothing to do, or enough waits to be fetched. */
static struct want *next(struct sdl_reader *r)
{
	struct want *best = NULL;
	int read = 0;

	for (int i = 0; i < MOST_WANTED; i++) {
		struct want *w = &r->want[i];
		if (w->state != WANT_FREE && w->state != WANT_READS && stale(r, w))
			drop(w);
		read += w->state == WANT_READ;
		if (w->state != WANT_WAITS)
			continue;
		if (!best || w->asked > best->asked || (w->asked == best->asked && w->order < best->order))
			best = w;
	}
	return read < MOST_READ ? best : NULL;
}

static struct want *find(struct sdl_reader *r, const char *path, int w, int h, bool opaque)
{
	for (int i = 0; i < MOST_WANTED; i++)
		if (r->want[i].state != WANT_FREE && r->want[i].w == w && r->want[i].h == h && r->want[i].opaque == opaque &&
		    !strcmp(r->want[i].path, path))
			return &r->want[i];
	return NULL;
}

static struct want *room(struct sdl_reader *r)
{
	for (int i = 0; i < MOST_WANTED; i++) {
		struct want *w = &r->want[i];
		if (w->state != WANT_READS && w->state != WANT_FREE && stale(r, w))
			drop(w);
		if (w->state == WANT_FREE)
			return w;
	}
	return NULL;
}

/* --- the thread --- */

static SDL_Surface *read_file(const char *path, int w, int h, bool opaque)
{
	SDL_Surface *pixels = IMG_Load(path);
	return pixels ? sdl_fit(pixels, w ? w : pixels->w, w ? h : pixels->h, opaque) : NULL;
}

static int reads(void *data)
{
	struct sdl_reader *r = data;

	SDL_LockMutex(r->lock);
	while (!r->ends) {
		struct want *w = next(r);
		if (!w) {
			SDL_CondWait(r->work, r->lock);
			continue;
		}
		w->state = WANT_READS;
		SDL_UnlockMutex(r->lock);
		SDL_Surface *pixels = read_file(w->path, w->w, w->h, w->opaque);
		SDL_LockMutex(r->lock);
		w->pixels = pixels;
		w->state = WANT_READ;
		r->read++;
		SDL_CondSignal(r->done);
	}
	SDL_UnlockMutex(r->lock);
	return 0;
}

/* --- the loop --- */

struct sdl_reader *sdl_reader_open(void)
{
	struct sdl_reader *r = calloc(1, sizeof *r);

#ifdef M_ARENA_MAX
	mallopt(M_ARENA_MAX, 1); /* one heap for both threads: what one gives back the other uses, some 6 MB less in all */
#endif
	if (!r)
		return NULL;
	IMG_Init(IMG_INIT_WEBP | IMG_INIT_PNG); /* once, before two threads might */
	r->lock = SDL_CreateMutex();
	r->work = r->lock ? SDL_CreateCond() : NULL;
	r->done = r->work ? SDL_CreateCond() : NULL;
	r->thread = r->done ? SDL_CreateThread(reads, "reader", r) : NULL;
	if (r->thread)
		return r;
	sdl_reader_close(r);
	return NULL;
}

void sdl_reader_close(struct sdl_reader *r)
{
	if (!r)
		return;
	if (r->thread) {
		SDL_LockMutex(r->lock);
		r->ends = true;
		SDL_CondSignal(r->work);
		SDL_UnlockMutex(r->lock);
		SDL_WaitThread(r->thread, NULL);
	}
	for (int i = 0; i < MOST_WANTED; i++)
		SDL_FreeSurface(r->want[i].pixels);
	if (r->work)
		SDL_DestroyCond(r->work);
	if (r->done)
		SDL_DestroyCond(r->done);
	if (r->lock)
		SDL_DestroyMutex(r->lock);
	free(r);
}

enum sdl_reading sdl_reader_get(struct sdl_reader *r, const char *path, int w, int h, bool opaque, uint32_t tick, SDL_Surface **pixels)
{
	enum sdl_reading how = READING_COMES;

	SDL_LockMutex(r->lock);
	r->tick = tick;
	struct want *want = find(r, path, w, h, opaque);
	if (want && want->state == WANT_READ) {
		*pixels = want->pixels;
		*want = (struct want){.state = WANT_FREE};
		how = READING_DONE;
	} else if (!want && (want = room(r)) && strlen(path) < sizeof want->path) {
		*want = (struct want){.state = WANT_WAITS, .w = w, .h = h, .opaque = opaque, .order = ++r->asked};
		memcpy(want->path, path, strlen(path) + 1);
	}
	if (how == READING_COMES && want)
		want->asked = tick;
	SDL_CondSignal(r->work);
	SDL_UnlockMutex(r->lock);
	return how;
}

bool sdl_reader_take(struct sdl_reader *r, const char *path, int w, int h, bool opaque, SDL_Surface **pixels)
{
	SDL_LockMutex(r->lock);
	struct want *want = find(r, path, w, h, opaque);
	while (want && want->state == WANT_READS)
		SDL_CondWait(r->done, r->lock);
	bool taken = want && want->state == WANT_READ;
	if (taken)
		*pixels = want->pixels;
	if (want)
		*want = (struct want){.state = WANT_FREE};
	SDL_CondSignal(r->work);
	SDL_UnlockMutex(r->lock);
	return taken;
}

int sdl_reader_count(struct sdl_reader *r)
{
	SDL_LockMutex(r->lock);
	int n = r->read;
	SDL_UnlockMutex(r->lock);
	return n;
}

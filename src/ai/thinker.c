#include "ai/thinker.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum {
	SLICE = 50,              /* rules_play: mostly a few milliseconds, less than 100 in any game; whoever stops it waits so long */
	STACK_BYTES = 4 << 20    /* positions are tried on the stack, whatever a system grants its threads */
};

struct thinker {
	const struct player *player;
	void *own;
	long left; /* rules_play */
	void (*wake)(void *);
	void *who;
	pthread_t thread;
	bool threaded;
	atomic_bool stop, done;
	atomic_int permille;
};

/* True: there is nothing more to do. What the player holds is written before `done` says so. */
static bool one_slice(struct thinker *t)
{
	int permille;
	long slice = t->left < SLICE ? t->left : SLICE;
	bool done = t->player->think(t->own, slice) || t->left == slice;
	t->left -= slice;
	t->player->answer(t->own, NULL, NULL, &permille);
	bool further = atomic_exchange(&t->permille, permille) != permille;
	atomic_store(&t->done, done);
	if (t->wake && (done || further))
		t->wake(t->who);
	return done;
}

static void *work(void *of)
{
	struct thinker *t = of;
	while (!atomic_load(&t->stop) && !one_slice(t))
		;
	return NULL;
}

static bool thread_begin(struct thinker *t)
{
	pthread_attr_t how;
	if (pthread_attr_init(&how))
		return false;
	bool begun = !pthread_attr_setstacksize(&how, STACK_BYTES) && !pthread_create(&t->thread, &how, work, t);
	pthread_attr_destroy(&how);
	return begun;
}

struct thinker *thinker_start(const struct player *player, void *own, long most, void (*wake)(void *who), void *who)
{
	struct thinker *t = calloc(1, sizeof *t);
	if (!t)
		return NULL;
	t->player = player;
	t->own = own;
	t->left = most;
	t->wake = wake;
	t->who = who;
	t->threaded = wake && thread_begin(t);
	return t;
}

bool thinker_done(struct thinker *t, int *permille)
{
	bool done = atomic_load(&t->done);
	if (permille)
		*permille = atomic_load(&t->permille);
	return done;
}

bool thinker_slice(struct thinker *t)
{
	return t->threaded || atomic_load(&t->done) ? atomic_load(&t->done) : one_slice(t);
}

bool thinker_wakes(const struct thinker *t)
{
	return t->threaded;
}

void thinker_stop(struct thinker *t)
{
	if (!t)
		return;
	atomic_store(&t->stop, true);
	if (t->threaded)
		pthread_join(t->thread, NULL);
	free(t);
}

#include "match/moments.h"

#include "core/memory.h"
#include "core/position.h"
#include "match/tale.h"

#include <stdlib.h>
#include <string.h>

/* Every so many are told from nothing, so that none takes long to be found. */
enum { WHOLE = 32 };

static const uint8_t nothing[POSITION_BYTES];

static void pack(struct moments *m, int at, const uint8_t *before, const uint8_t *position)
{
	struct parcel new = {0};
	parcel_change(&new, at % WHOLE ? before : nothing, position, m->size);
	free(m->at[at].at);
	new.at = memory_grown(new.at, (int)new.n, 1);
	new.room = new.n;
	m->at[at] = new;
}

void moments_put(struct moments *m, int at, const uint8_t *position)
{
	union any_position before, after;
	bool followed = at + 1 < m->n && moments_get(m, at + 1, after.bytes);
	if (at && !moments_get(m, at - 1, before.bytes))
		return;
	if (at == m->n) {
		if (m->n == m->room) {
			m->room = m->room ? 2 * m->room : 64;
			m->at = memory_grown(m->at, m->room, sizeof *m->at);
		}
		m->at[m->n++] = (struct parcel){0};
	}
	pack(m, at, before.bytes, position);
	if (followed)
		pack(m, at + 1, position, after.bytes);
}

bool moments_get(const struct moments *m, int at, uint8_t *out)
{
	if (at < 0 || at >= m->n)
		return false;
	memset(out, 0, m->size);
	for (int i = at - at % WHOLE; i <= at; i++) {
		union any_position before;
		struct unpacking u = {.at = m->at[i].at, .left = m->at[i].n};
		memcpy(&before, out, m->size);
		unpack_change(&u, before.bytes, out, m->size);
	}
	return true;
}

void moments_cut(struct moments *m, int n)
{
	while (m->n > n)
		free(m->at[--m->n].at);
	if (n)
		return;
	free(m->at);
	*m = (struct moments){.size = m->size};
}

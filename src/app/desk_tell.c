/* What was heard: its sounds, and a summary of the turn of a player who is no person. Everything is read from the
 * chronicle of the seat that is looked through. */
#include "app/desk_own.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

enum { TALLIES = 12 };

struct mark mark_now(const struct seat *seat)
{
	const struct heard *last = chronicle_heard(seat->chronicle, seat->now - 1);
	return (struct mark){.decisions = seat->now, .events = last->n, .serial = last->serial};
}

bool mark_news(const struct seat *seat, const struct mark *since, int *decision, int *event)
{
	const struct heard *last = chronicle_heard(seat->chronicle, since->decisions - 1);
	bool same = last && last->serial == since->serial && since->decisions <= seat->now;
	bool more = same && last->n > since->events;
	/* told anew from the beginning, for the hands are opened: only the last of it is news */
	*decision = !same ? seat->now - 1 : more ? since->decisions - 1 : since->decisions;
	*event = more ? since->events : 0;
	return *decision < seat->now;
}

static void sound_of(struct desk *d, int kind)
{
	switch (kind) {
	case EVENT_MOVE:
	case EVENT_ARRIVE:
	case EVENT_RETREAT:
	case EVENT_ADVANCE:
		sound_play(d->sound, SOUND_COUNTER);
		break;
	case EVENT_ROLL:
		sound_play(d->sound, SOUND_DICE);
		break;
	case EVENT_ATTACK:
		sound_play(d->sound, SOUND_CANNON);
		break;
	default:
		break;
	}
}

void desk_sound(struct desk *d, int decision, int event)
{
	const struct seat *seat = desk_seat(d);

	for (; decision < seat->now; decision++, event = 0) {
		const struct heard *h = chronicle_heard(seat->chronicle, decision);
		for (; event < h->n; event++)
			sound_of(d, h->at[event].kind);
	}
}

/* Of a turn. */
struct deeds {
	int moves, attacks, lost[SIDES];
	struct {
		const char *words; /* "march|marches" */
		int n;
	} tally[TALLIES];          /* in the game's own words, in the order in which they first happened */
};

static void tally(const struct scenario *s, const struct event *e, struct deeds *out)
{
	const char *words = words_of(s)->tally ? words_of(s)->tally(s, e) : NULL;

	for (int i = 0; words && i < TALLIES; i++) {
		if (out->tally[i].words && strcmp(out->tally[i].words, words) != 0)
			continue;
		out->tally[i].words = words;
		out->tally[i].n++;
		return;
	}
}

/* A stack that marched is one march, however many units are in it. */
static void count(const struct scenario *s, const struct event *e, struct deeds *out)
{
	out->moves += e->kind == EVENT_MOVE;
	out->attacks += e->kind == EVENT_ATTACK;
	tally(s, e, out);
	if (e->kind == EVENT_ELIMINATE && e->piece != NONE)
		out->lost[s->piece[e->piece].side == SIDE_1]++;
}

static void count_all(const struct seat *seat, const struct mark *since, struct deeds *out)
{
	int decision, event;

	if (!mark_news(seat, since, &decision, &event))
		return;
	for (; decision < seat->now; decision++, event = 0) {
		const struct heard *h = chronicle_heard(seat->chronicle, decision);
		for (; event < h->n; event++)
			count(seat->scenario, &h->at[event], out);
	}
}

/* "7 marches, 2 battles, 1 area stripped" */
static void say_tally(const struct deeds *k, char *out, size_t size)
{
	size_t used = 0;

	out[0] = 0;
	for (int i = 0; i < TALLIES && k->tally[i].words && used + 60 < size; i++) {
		const char *words = k->tally[i].words, *many = strchr(words, '|');
		int one = many ? (int)(many - words) : (int)strlen(words);
		used += (size_t)snprintf(out + used, size - used, "%s%d ", used ? ", " : "", k->tally[i].n);
		if (k->tally[i].n == 1 || !many)
			used += (size_t)snprintf(out + used, size - used, "%.*s", one, words);
		else
			used += (size_t)snprintf(out + used, size - used, "%s", many + 1);
	}
}

void desk_summary(struct desk *d, enum side side)
{
	const struct seat *seat = desk_seat(d);
	const struct scenario *s = seat->scenario;
	struct deeds k = {0};
	char text[600], done[320];

	count_all(seat, &d->told, &k);
	bool on_page = k.moves == 0 && words_of(s)->pages; /* shots between two decisions stand on a page of their own */
	if (on_page || k.moves + k.attacks + k.lost[0] + k.lost[1] == 0)
		return;
	if (words_of(s)->tally)
		say_tally(&k, done, sizeof done);
	else
		snprintf(done, sizeof done, "%d march%s, %d attack%s", k.moves, k.moves == 1 ? "" : "es", k.attacks,
			 k.attacks == 1 ? "" : "s");
	snprintf(text, sizeof text, "%s: %s. Units lost: %s %d, %s %d.", s->side_name[side], done, s->side_name[0],
		 k.lost[0], s->side_name[1], k.lost[1]);
	ui_opponent(d->ui, text);
}

/* tournament: players against each other, pair by pair, on as many processors as there are. */
#include "app/cli.h"
#include "app/cli_game.h"
#include "app/cli_standings.h"

#include "core/listing.h"
#include "match/hash.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LINE_BYTES = 2048, LOOK_AFTER = 250 }; /* milliseconds without a line after which the processes are counted */

/* Two players in one scenario. */
struct meeting {
	const struct scenario *s;
	char scenario[STANDINGS_SCENARIO];
	const struct player *a, *b;
	uint64_t seed;
	int next;  /* games begun so far: two a pair, one where a player meets himself */
	enum side side; /* of both, where another sits across */
	bool over; /* the test has ended it */
};

struct tournament {
	const struct cli *c;
	struct cli_standings all;
	int out;            /* file of the lines; NONE: standard output */
	int pipe[2];        /* what the children write */
	int running;
	int played, found;  /* in this run; that were in the file */
	char text[LINE_BYTES * 4]; /* of a line that has not ended */
	size_t n;
};

static bool alone(const struct meeting *m)
{
	return m->a == m->b;
}

/* [seats changed] The k-th game of a meeting: who sits where. */
static struct entry game_of(const struct cli *c, const struct meeting *m, int k, const struct player *seat[2])
{
	struct entry x = {.seed = m->seed + (uint64_t)(alone(m) ? k : k / 2), .game = alone(m) ? 0 : k % 2};
	const struct player *on = x.game ? m->b : m->a, *off = x.game ? m->a : m->b;
	if (c->against) {
		x.side = (int)m->side;
		off = c->against;
		snprintf(x.against, sizeof x.against, "%s", off->id);
	}
	seat[x.side] = on;
	seat[!x.side] = off;
	snprintf(x.scenario, sizeof x.scenario, "%s", m->scenario);
	snprintf(x.a, sizeof x.a, "%s", m->a->id);
	snprintf(x.b, sizeof x.b, "%s", m->b->id);
	for (int i = 0; i < SIDES; i++)
		snprintf(x.seat[i], sizeof x.seat[i], "%s", seat[i]->id);
	return x;
}

/* --- a game, in a process of its own --- */

static void add_pair(cJSON *out, const char *key, int64_t first, int64_t second)
{
	cJSON *list = cJSON_AddArrayToObject(out, key);
	cJSON_AddItemToArray(list, cJSON_CreateNumber((double)first));
	cJSON_AddItemToArray(list, cJSON_CreateNumber((double)second));
}

static void add_names(cJSON *out, const char *key, const char *first, const char *second)
{
	cJSON *list = cJSON_AddArrayToObject(out, key);
	cJSON_AddItemToArray(list, cJSON_CreateString(first));
	cJSON_AddItemToArray(list, cJSON_CreateString(second));
}

/* Half points of a. */
static int points_of(const struct entry *x, const struct result *r)
{
	int on = r->winner == NOBODY ? 1 : r->winner == x->side ? 2 : 0;
	return x->game ? 2 - on : on;
}

static cJSON *line_of(const struct cli_game *g, const struct entry *x)
{
	char seed[24], hash[HASH_DIGITS];
	const struct result *r = &g->at.common.header.result;
	cJSON *out = cJSON_CreateObject(), *result = cli_result(g->s, r);
	snprintf(seed, sizeof seed, "%" PRIu64, x->seed);
	hash_position(g->s, &g->at.common, hash);
	cli_text(out, "scenario", x->scenario);
	cli_text(out, "seed", seed);
	add_names(out, "match", x->a, x->b);
	if (x->against[0])
		cli_text(out, "against", x->against);
	cJSON_AddNumberToObject(out, "game", x->game);
	cJSON_AddNumberToObject(out, "side", x->side);
	add_names(out, "seats", x->seat[0], x->seat[1]);
	cJSON_AddNumberToObject(out, "points", points_of(x, r));
	cli_text(out, "winner", json_string_or(result, "winner", "nobody"));
	cli_text(out, "result", json_string_or(result, "level", ""));
	cJSON_AddItemToObject(out, "score", cJSON_DetachItemFromObjectCaseSensitive(result, "score"));
	cJSON_AddNumberToObject(out, "orders", (double)g->orders);
	cJSON_AddNumberToObject(out, "turns", g->at.common.header.turn - g->s->first_turn + 1);
	add_pair(out, "phases", g->phases[0], g->phases[1]);
	add_pair(out, "thought", g->thought[0], g->thought[1]);
	add_pair(out, "longest", g->longest[0], g->longest[1]);
	cli_text(out, "hash", hash);
	cli_text(out, "program", GROGNARD_VERSION);
	cJSON_Delete(result);
	return out;
}

static cJSON *play_one(const struct scenario *s, const struct entry *x, const struct player *const seat[2])
{
	struct error e = {0};
	struct cli_game *g = calloc(1, sizeof *g);
	if (!g)
		return cli_error(&(struct error){.reason = "out of memory"});
	g->player[0] = seat[0];
	g->player[1] = seat[1];
	g->timed = true;
	bool fine = cli_game_begin(g, s, x->seed, &e) && cli_game_seat(g, &e) && cli_game_play(g, &e);
	cJSON *out = fine ? line_of(g, x) : cli_error(&e);
	cli_game_leave(g);
	free(g);
	return out;
}

/* A line of at most PIPE_BUF bytes is written whole. */
static void child(const struct tournament *t, const struct scenario *s, const struct entry *x, const struct player *const seat[2])
{
	char line[LINE_BYTES];
	cJSON *json = play_one(s, x, seat);
	bool fits = cJSON_PrintPreallocated(json, line, (int)sizeof line - 2, false);
	size_t n = fits ? strlen(line) : 0;
	line[n++] = '\n';
	_exit(fits && write(t->pipe[1], line, n) == (ssize_t)n ? CLI_FINE : CLI_FAILED);
}

static bool begin_game(struct tournament *t, const struct meeting *m, const struct entry *x, const struct player *const seat[2],
		       struct error *e)
{
	fflush(stdout);
	pid_t pid = fork();
	if (pid < 0)
		return error_set(e, NULL, NULL, NULL, "no further process: %s", strerror(errno));
	if (!pid)
		child(t, m->s, x, seat);
	t->running++;
	return true;
}

/* --- the lines that come back --- */

static bool keep_line(struct tournament *t, const char *line, size_t n, struct error *e)
{
	struct cli_standings one = {0};
	if (t->out == NONE) {
		fwrite(line, 1, n, stdout);
		fflush(stdout);
	} else if (!file_append(t->out, t->c->out, line, n, false, e)) {
		return false;
	}
	bool fine = standings_line(&one, line, n - 1, "a game", 1, e) && standings_add(&t->all, &one.entry[0]);
	standings_free(&one);
	t->played++;
	return fine;
}

/* False: a game has died without its line, killed from outside perhaps. All that are over are in the file. */
static bool all_alive(struct error *e)
{
	int status;
	while (waitpid(-1, &status, WNOHANG) > 0)
		if (WIFSIGNALED(status))
			return error_set(e, NULL, NULL, NULL, "the process of a game was ended by signal %d", WTERMSIG(status));
		else if (WEXITSTATUS(status) != CLI_FINE)
			return error_set(e, NULL, NULL, NULL, "a game ended without a line");
	return true;
}

/* Waits for one game to end. */
static bool end_game(struct tournament *t, struct error *e)
{
	char *end;
	while (!(end = memchr(t->text, '\n', t->n))) {
		struct pollfd pipe = {.fd = t->pipe[0], .events = POLLIN};
		if (!poll(&pipe, 1, LOOK_AFTER)) {
			if (!all_alive(e))
				return false;
			continue;
		}
		ssize_t got = t->n < sizeof t->text ? read(t->pipe[0], t->text + t->n, sizeof t->text - t->n) : -1;
		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return error_set(e, NULL, NULL, NULL, "a game ended without a line");
		t->n += (size_t)got;
	}
	size_t n = (size_t)(end - t->text) + 1;
	bool fine = keep_line(t, t->text, n, e);
	memmove(t->text, t->text + n, t->n - n);
	t->n -= n;
	t->running--;
	return fine && all_alive(e);
}

/* --- the course of it --- */

/* Before the game x. */
static void look_at_proof(struct tournament *t, struct meeting *m, const struct entry *x)
{
	const struct cli *c = t->c;
	if (!c->tested || alone(m))
		return;
	struct compared now = standings_compare(&t->all, x, c->test[0], c->test[1]);
	m->over = now.ratio >= STANDINGS_PROVED || now.ratio <= -STANDINGS_PROVED;
}

static bool hold(struct tournament *t, struct meeting *m, struct error *e)
{
	int games = alone(m) ? t->c->pairs : 2 * t->c->pairs;
	for (; m->next < games; m->next++) {
		const struct player *seat[2];
		struct entry x = game_of(t->c, m, m->next, seat);
		if (m->next % 2 == 0)
			look_at_proof(t, m, &x);
		if (m->over)
			break;
		if (standings_find(&t->all, &x)) {
			t->found++;
			continue;
		}
		if (t->running == t->c->jobs && !end_game(t, e))
			return false;
		if (!begin_game(t, m, &x, seat, e))
			return false;
	}
	return true;
}

/* On which side the two sit against another: the one that is named, or across from the one that he is offered for. */
static bool find_side(const struct cli *c, const struct scenario *s, enum side *out, struct error *e)
{
	*out = c->against->sides(s) >> SIDE_1 & 1 ? SIDE_0 : SIDE_1;
	for (int side = 0; c->side && side < SIDES; side++)
		if (!strcmp(s->side_id[side], c->side)) {
			*out = (enum side)side;
			return true;
		}
	return !c->side || error_set(e, NULL, NULL, NULL, "%s is no side of %s: %s and %s are", c->side, s->id, s->side_id[0], s->side_id[1]);
}

/* The games under way end before the next meeting's begin only where a test waits for them. */
static bool hold_all(struct tournament *t, const struct scenario *s, const char *name, struct error *e)
{
	const struct cli *c = t->c;
	enum side side = SIDE_0;
	if (c->against && (!find_side(c, s, &side, e) || !player_plays(c->against, s, e)))
		return false;
	for (int i = 0; i < c->entrants; i++)
		if (!player_plays(c->entrant[i], s, e))
			return false;
	for (int a = 0; a < c->entrants; a++)
		for (int b = c->entrants == 1 ? a : a + 1; b < c->entrants; b++) {
			struct meeting m = {.s = s, .a = c->entrant[a], .b = c->entrant[b], .seed = c->seed, .side = side};
			snprintf(m.scenario, sizeof m.scenario, "%s", name);
			for (int i = 0; i < c->options; i++)
				snprintf(m.scenario + strlen(m.scenario), sizeof m.scenario - strlen(m.scenario), " %s", c->option[i]);
			if (!hold(t, &m, e))
				return false;
		}
	return true;
}

static bool hold_in(struct tournament *t, const char *name, struct error *e)
{
	struct scenario *s = cli_open(t->c, name, e);
	char id[128];
	if (!s)
		return false;
	snprintf(id, sizeof id, "%.31s/%.63s", s->game, s->id);
	bool fine = hold_all(t, s, id, e);
	while (t->running && fine)
		fine = end_game(t, e);
	cli_close(s);
	return fine;
}

/* Every scenario of every game that is offered to players. */
static bool hold_everywhere(struct tournament *t, struct error *e)
{
	for (int i = 0; rules_all[i]; i++) {
		char names[LISTING_MOST][LISTING_NAME], id[128];
		int n = rules_all[i]->hidden ? 0 : listing_scenarios(t->c->data, rules_all[i]->id, names);
		for (int k = 0; k < n; k++) {
			snprintf(id, sizeof id, "%.31s/%.63s", rules_all[i]->id, names[k]);
			if (!hold_in(t, id, e))
				return false;
		}
	}
	return true;
}

/* Half a line at the end of the file, of a program that was killed, is cut off. */
static bool open_all(struct tournament *t, struct error *e)
{
	const struct cli *c = t->c;
	t->out = NONE;
	if (pipe(t->pipe))
		return error_set(e, NULL, NULL, NULL, "no pipe: %s", strerror(errno));
	if (!c->out)
		return true;
	if (!cli_standings_read(&t->all, c->out, true, e))
		return false;
	t->out = file_append_open(c->out, e);
	if (t->out == NONE)
		return false;
	if (ftruncate(t->out, (off_t)t->all.bytes))
		return error_set(e, c->out, NULL, NULL, "cannot be shortened: %s", strerror(errno));
	return true;
}

int cli_tournament(const struct cli *c)
{
	struct error e = {0};
	struct tournament *t = calloc(1, sizeof *t);
	if (!t)
		return cli_fail("out of memory");
	t->c = c;
	bool fine = open_all(t, &e) &&
		    (c->scenario && !strcmp(c->scenario, "all") ? hold_everywhere(t, &e) : hold_in(t, c->scenario, &e));
	while (t->running--)
		wait(NULL);
	if (t->out != NONE)
		close(t->out);
	cJSON *done = fine ? cJSON_CreateObject() : cli_error(&e);
	cJSON_AddNumberToObject(done, "played", t->played);
	cJSON_AddNumberToObject(done, "found", t->found);
	cli_print(done);
	standings_free(&t->all);
	free(t);
	return fine ? CLI_FINE : CLI_FAILED;
}

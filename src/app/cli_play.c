/* play: a game by lines of JSON. Every line but a blank one is answered by one line, whatever it holds. */
#include "app/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct table_of_play {
	const struct cli *c;
	struct match *m;
	struct events *ev;
	union {
		struct orders orders;
		struct view view;
		struct outlook outlook;
		struct overlay overlay;
	} out;
};

static cJSON *fine(void)
{
	cJSON *out = cJSON_CreateObject();
	cJSON_AddBoolToObject(out, "ok", true);
	return out;
}

static cJSON *where(const struct table_of_play *t)
{
	cJSON *out = fine();
	cJSON_AddNumberToObject(out, "now", match_now(t->m));
	cJSON_AddNumberToObject(out, "length", match_length(t->m));
	if (match_autosave_error(t->m)[0]) /* the order was played, but is not on disk */
		cli_text(out, "autosave_error", match_autosave_error(t->m));
	return out;
}

/* Member that must be a string. */
static const char *need_text(const cJSON *line, const char *key, struct error *e)
{
	const cJSON *item = json_get(line, key);
	if (cJSON_IsString(item))
		return item->valuestring;
	error_set(e, NULL, key, NULL, "\"%s\" is needed, a text", key);
	return NULL;
}

/* The side that "side" names, else the one that decides, else side 0. NOBODY with `e` filled for a wrong name. */
static enum side which_side(const struct table_of_play *t, const cJSON *line, struct error *e)
{
	const struct scenario *s = match_scenario(t->m);
	const cJSON *item = json_get(line, "side");
	if (!item) {
		struct prompt ask;
		match_ask(t->m, &ask);
		return ask.side == NOBODY ? SIDE_0 : ask.side;
	}
	enum side side = cJSON_IsString(item) ? scenario_side(s, item->valuestring) : NOBODY;
	if (side == NOBODY)
		error_set(e, NULL, "side", NULL, "\"side\" must be \"%s\" or \"%s\"", s->side_id[0], s->side_id[1]);
	return side;
}

static cJSON *do_ask(struct table_of_play *t, const cJSON *line, struct error *e)
{
	(void)line, (void)e;
	struct prompt ask;
	match_ask(t->m, &ask);
	cJSON *out = where(t);
	cJSON_AddItemToObject(out, "ask", cli_ask(match_scenario(t->m), &ask));
	return out;
}

static cJSON *do_orders(struct table_of_play *t, const cJSON *line, struct error *e)
{
	(void)line, (void)e;
	match_orders(t->m, &t->out.orders);
	cJSON *out = fine();
	cJSON_AddItemToObject(out, "orders", cli_orders(match_scenario(t->m), &t->out.orders));
	return out;
}

static cJSON *do_order(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const char *text = need_text(line, "order", e);
	if (!text || !match_play_text(t->m, text, t->ev, e))
		return NULL;
	cJSON *out = where(t);
	cJSON_AddItemToObject(out, "events", cli_events(match_scenario(t->m), t->ev));
	return out;
}

static cJSON *do_odds(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const struct scenario *s = match_scenario(t->m);
	const char *text = need_text(line, "order", e);
	struct prompt ask;
	struct order o;
	match_ask(t->m, &ask);
	if (!text)
		return NULL;
	if (ask.side == NOBODY) {
		error_set(e, NULL, NULL, NULL, "the game is over");
		return NULL;
	}
	if (!order_parse(s, text, ask.side, &o, e))
		return NULL;
	s->rules->odds(s, match_position(t->m), &o, NULL, &t->out.outlook);
	cJSON *out = fine();
	cJSON_AddItemToObject(out, "odds", cli_outlook(s, &t->out.outlook));
	return out;
}

static cJSON *do_dice(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const cJSON *list = json_get(line, "next"), *item;
	int value[MAX_FORCED + 1], n = 0;
	bool good = cJSON_IsArray(list);
	cJSON_ArrayForEach(item, list)
	{
		good = good && cJSON_IsNumber(item) && item->valuedouble >= 1 && item->valuedouble <= 255 &&
		       item->valuedouble == item->valueint && n < MAX_FORCED;
		if (good)
			value[n++] = item->valueint;
	}
	if (!good) {
		error_set(e, NULL, "next", NULL, "\"next\" must be a list of up to %d numbers from 1 to 255", MAX_FORCED);
		return NULL;
	}
	return match_force(t->m, value, n, e) ? where(t) : NULL;
}

static cJSON *do_show(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const struct scenario *s = match_scenario(t->m);
	enum side side = which_side(t, line, e);
	if (side == NOBODY)
		return NULL;
	s->rules->show(s, match_position(t->m), side, &t->out.view);
	cJSON *out = fine();
	cJSON_AddItemToObject(out, "view", cli_view(s, &t->out.view));
	return out;
}

static cJSON *do_query(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const struct scenario *s = match_scenario(t->m);
	const char *what = need_text(line, "what", e);
	if (!what)
		return NULL;
	int q = query_find(what), piece = NONE, place = NONE;
	if (q == NONE) {
		error_set(e, NULL, "what", NULL, "there is no query \"%.40s\"", what);
		return NULL;
	}
	const cJSON *item = json_get(line, "piece");
	if (item && (piece = cJSON_IsString(item) ? scenario_piece(s, item->valuestring) : NONE) == NONE) {
		error_set(e, NULL, "piece", NULL, "there is no such piece in this game");
		return NULL;
	}
	item = json_get(line, "place");
	if (item && (place = cJSON_IsString(item) ? board_find(&s->board, item->valuestring) : NONE) == NONE) {
		error_set(e, NULL, "place", NULL, "there is no such place on this map");
		return NULL;
	}
	enum side side = which_side(t, line, e);
	if (side == NOBODY)
		return NULL;
	s->rules->query(s, match_position(t->m), side, (enum query)q, piece, place, &t->out.overlay);
	cJSON *out = fine();
	cJSON_AddItemToObject(out, "overlay", cli_overlay(s, &t->out.overlay));
	return out;
}

static cJSON *do_hash(struct table_of_play *t, const cJSON *line, struct error *e)
{
	(void)line, (void)e;
	char hash[65];
	match_hash(t->m, hash);
	cJSON *out = where(t);
	cli_text(out, "hash", hash);
	return out;
}

static cJSON *do_undo(struct table_of_play *t, const cJSON *line, struct error *e)
{
	(void)line;
	if (match_undo(t->m))
		return where(t);
	error_set(e, NULL, NULL, NULL, "nothing has been played that could be taken back");
	return NULL;
}

static cJSON *do_redo(struct table_of_play *t, const cJSON *line, struct error *e)
{
	(void)line;
	if (match_redo(t->m))
		return where(t);
	error_set(e, NULL, NULL, NULL, "nothing has been taken back that could be played again");
	return NULL;
}

static cJSON *do_jump(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const cJSON *to = json_get(line, "to");
	if (cJSON_IsNumber(to) && to->valuedouble == to->valueint && match_jump(t->m, to->valueint))
		return where(t);
	error_set(e, NULL, "to", NULL, "\"to\" must be a number from 0 to %d", match_length(t->m));
	return NULL;
}

static cJSON *do_save(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const char *file = need_text(line, "file", e);
	return file && match_save(t->m, file, e) ? where(t) : NULL;
}

static cJSON *do_autosave(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const char *file = need_text(line, "file", e);
	return file && match_autosave(t->m, file, e) ? where(t) : NULL;
}

/* A game of which a part is sound is taken, and the answer says what was wrong with the rest. */
static cJSON *do_load(struct table_of_play *t, const cJSON *line, struct error *e)
{
	const char *file = need_text(line, "file", e);
	struct match *m = file ? match_load(t->c->data, file, e) : NULL;
	if (!m)
		return NULL;
	match_free(t->m);
	t->m = m;
	cJSON *out = where(t);
	if (e->reason[0])
		cli_text(out, "warning", e->reason);
	return out;
}

static const struct {
	const char *name;
	cJSON *(*run)(struct table_of_play *, const cJSON *, struct error *);
} deeds[] = {
	{"ask", do_ask},   {"orders", do_orders}, {"order", do_order}, {"odds", do_odds},	  {"dice", do_dice},
	{"show", do_show}, {"query", do_query},	  {"hash", do_hash},   {"undo", do_undo},	  {"redo", do_redo},
	{"jump", do_jump}, {"save", do_save},	  {"load", do_load},   {"autosave", do_autosave},
};

static void answer(struct table_of_play *t, const char *text, size_t n)
{
	struct error e = {0};
	cJSON *line = json_parse(text, n, "line", &e), *out = NULL;
	const char *what = line ? need_text(line, "do", &e) : NULL;
	bool known = false;
	for (size_t i = 0; what && i < sizeof deeds / sizeof deeds[0]; i++)
		if (!strcmp(deeds[i].name, what)) {
			known = true;
			out = deeds[i].run(t, line, &e);
		}
	if (what && !known)
		error_set(&e, NULL, "do", NULL, "there is nothing to do called \"%.40s\"", what);
	cli_print(out ? out : cli_error(&e));
	cJSON_Delete(line);
}

/* Reads one line without its line feed. False at the end of the input. *n is CLI_LINE + 1 when it was too long. */
static bool read_line(char *line, size_t *n)
{
	int c;
	*n = 0;
	while ((c = getc(stdin)) != EOF && c != '\n')
		if (*n <= CLI_LINE) {
			if (*n < CLI_LINE)
				line[*n] = (char)c;
			++*n;
		}
	return c != EOF || *n;
}

static bool blank(const char *line, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!strchr(" \t\r", line[i]) || !line[i])
			return false;
	return true;
}

int cli_play(const struct cli *c)
{
	struct error e = {0};
	struct table_of_play *t = calloc(1, sizeof *t);
	char *line = malloc(CLI_LINE + 1);
	struct events *ev = malloc(sizeof *ev);
	int status = CLI_FAILED;
	if (!t || !line || !ev) {
		cli_fail("out of memory");
	} else if (!(t->m = match_new(c->data, c->scenario, c->file, c->option, c->seed, &e))) {
		cli_fail_with(&e);
	} else {
		t->c = c;
		t->ev = ev;
		for (size_t n; read_line(line, &n) && !ferror(stdout);) {
			if (n > CLI_LINE)
				cli_fail("a line has more than %d bytes", CLI_LINE);
			else if (!blank(line, n))
				answer(t, line, n);
		}
		status = CLI_FINE;
	}
	if (t)
		match_free(t->m);
	free(t);
	free(line);
	free(ev);
	return status;
}

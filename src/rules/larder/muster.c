#include "rules/larder/muster.h"

#include "rules/larder/larder.h"

#include <stdio.h>
#include <string.h>

/* Nothing stands in a line that nobody reads: a slip of the pen would lose a corps. */
static bool line_known(const struct muster *m, const cJSON *line, const char *file, const char *where, struct error *e)
{
	const cJSON *item;
	if (!cJSON_IsObject(line))
		return error_set(e, file, where, NULL, "each line must be an object");
	cJSON_ArrayForEach(item, line) {
		int k = 0;
		while (m->known[k] && strcmp(m->known[k], item->string) != 0)
			k++;
		if (!m->known[k])
			return error_set(e, file, where, NULL, "\"%s\" is no key of a line of units", item->string);
		if (!strcmp(item->string, "leaders") && !cJSON_IsString(item))
			return error_set(e, file, where, NULL, "\"leaders\" must be a text of their letters");
	}
	return true;
}

static bool by_number(const struct muster *m, int *next, const int *end, const cJSON *line, int *out, int *n, const char *file,
		      const char *where, struct error *e)
{
	for (int kind = 0; m->keys[kind]; kind++) {
		int many = 0;
		if (json_get(line, m->keys[kind]) && !json_need_int(line, m->keys[kind], 0, MAX_PIECES, file, where, &many, e))
			return false;
		for (; many > 0; many--) {
			if (next[kind] == end[kind])
				return error_set(e, file, where, NULL, "\"%s\" asks for more units than there are counters", m->keys[kind]);
			out[(*n)++] = next[kind]++;
		}
	}
	return true;
}

static bool by_letter(const struct scenario *s, const struct muster *m, int side, struct set *taken, const cJSON *line, int *out, int *n,
		      const char *file, const char *where, struct error *e)
{
	for (const char *c = json_string_or(line, "leaders", ""); *c; c++) {
		char id[8] = {side == m->first ? 'F' : 'R', side == m->first ? 'R' : 'U', '-', *c, 0};
		int i = scenario_piece(s, id);
		if (i == NONE || m->kind[i] != m->chief || set_has(taken, i))
			return error_set(e, file, where, NULL, "there is no leader \"%c\", or he stands twice", *c);
		set_add(taken, i);
		out[(*n)++] = i;
	}
	return true;
}

int muster_line(const struct scenario *s, const struct muster *m, int side, int *next, const int *end, struct set *taken,
		const cJSON *line, int out[MAX_PIECES], const char *file, const char *where, struct error *e)
{
	int n = 0;
	bool fine = line_known(m, line, file, where, e) && by_number(m, next, end, line, out, &n, file, where, e) &&
		    by_letter(s, m, side, taken, line, out, &n, file, where, e);
	return fine ? n : NONE;
}

bool muster_counters(const struct scenario *s, const char *const *types, int kinds, const char *order, const struct muster_counters *out,
		     struct error *e)
{
	int before = NONE;
	for (int i = 0; i < s->pieces; i++) {
		int kind = 0, side = s->piece[i].side, *last = &out->last[side];
		while (kind < kinds && strcmp(types[kind], s->piece[i].type) != 0)
			kind++;
		int at = side * kinds + kind;
		if (kind == kinds || at < before)
			return error_set(e, "pieces.json", s->piece[i].id, NULL, "pieces come French first, each side's %s in this order", order);
		if (at > before)
			out->begin[at] = i;
		before = at;
		out->end[at] = i + 1;
		out->kind[i] = (uint8_t)kind;
		if (*last == 0)
			out->first[side] = i;
		*last = i + 1;
	}
	*out->napoleon = scenario_piece(s, "FR-A");
	return (*out->napoleon != NONE && out->last[0] && out->last[1]) ||
	       error_set(e, "pieces.json", "pieces", NULL, "both sides have pieces, and FR-A is Napoleon");
}

bool muster_depleted(const struct scenario *s, const char *key, int state, const char (*id)[MUSTER_REGION], int regions, uint8_t *depleted,
		     struct error *e)
{
	const cJSON *item;
	cJSON_ArrayForEach(item, json_get(s->json, key)) {
		int r = 0;
		while (r < regions && (!cJSON_IsString(item) || strcmp(id[r], item->valuestring) != 0))
			r++;
		if (r == regions)
			return error_set(e, s->file, key, NULL, "names an area that is not on the map");
		if (depleted[r])
			return error_set(e, s->file, key, NULL, "%s is named twice among the depleted areas", id[r]);
		depleted[r] = (uint8_t)state;
	}
	return true;
}

bool muster_points(const struct scenario *s, int *index, int *least, int *napoleon, struct error *e)
{
	const cJSON *item, *worth = json_need_object(s->tables_json, "worth", "tables.json", "tables", e);
	int turn = 1, levels = 0;
	if (!worth || !json_need_int(worth, "napoleon", -99, 0, "tables.json", "worth", napoleon, e))
		return false;
	cJSON_ArrayForEach(item, json_get(s->tables_json, "index")) {
		if (turn > MUSTER_TURNS || !json_whole(item, -99, 99, &index[turn++]))
			return error_set(e, "tables.json", "index", NULL, "must hold a number from -99 to 99 for each turn");
	}
	if (turn <= s->last_turn)
		return error_set(e, "tables.json", "index", NULL, "must hold a number for each turn");
	cJSON_ArrayForEach(item, json_get(s->tables_json, "victory")) {
		if (levels == MUSTER_LEVELS || !json_need_int(item, "least", -99, 99, "tables.json", "victory", &least[levels], e))
			return error_set(e, "tables.json", "victory", NULL, "needs five levels with \"least\"");
		levels++;
	}
	return levels == MUSTER_LEVELS || error_set(e, "tables.json", "victory", NULL, "needs five levels with \"least\"");
}

/* The best degree that the points reach. */
static void finish(struct position *p, const struct muster_turn *t, struct events *ev)
{
	const int winners[MUSTER_LEVELS] = {t->french, t->french, NOBODY, t->russian, t->russian};
	struct result *r = &p->header.result;
	int points = p->header.track[t->points], level = larder_level(t->least, MUSTER_LEVELS, points);
	r->over = 1;
	r->winner = (int8_t)winners[level];
	r->level = (int16_t)level;
	r->score[t->french] = (int16_t)points;
	r->score[t->russian] = 0;
	event_note(ev, EVENT_END, r->winner, NONE, NONE, NONE, level, t->rule);
}

void muster_next_turn(const struct scenario *s, struct position *p, const struct muster_turn *t, struct events *ev)
{
	if (p->header.turn >= s->last_turn) {
		finish(p, t, ev);
		return;
	}
	p->header.turn++;
	phase_goto(p, t->row, (enum side)t->russian);
}

void muster_page(struct chart *out)
{
	chart_title(out, "Victory Points");
	chart_column(out, "place", 5, false, false);
	chart_column(out, "control", 2, false, false);
	chart_column(out, "points", 1, false, true);
}

void muster_held(struct chart *out, int place, const char *name, bool french, int worth, int rule)
{
	struct chart_row *r = chart_add(out, CHART_PLAIN);
	r->place = (int16_t)place;
	r->rule = (int16_t)rule;
	r->mark = french ? CHART_GOOD : CHART_UNMARKED;
	chart_cell(r, 0, name);
	chart_cell(r, 1, french ? "French" : "-");
	snprintf(r->cell[MUSTER_POINTS], sizeof r->cell[MUSTER_POINTS], "%d", worth);
}

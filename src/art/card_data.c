#include "art/card_data.h"

#include "art/ink.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CARDS = MAX_CARDS, MOST_BACKS = 8 };

static const char *const kinds[] = {"red", "blue", "green", "bronze"};
static const char *const figures[] = {"none", "rosette", "loss", "fatigue", "rest"};
static const char *const skies[] = {"clear", "cloud", "rain", "snow"};
static const char *const grounds[] = {"field", "road", "snow", "water"};
static const char *const patterns[] = {"bees", "lattice", "rays", "stars"};

#define COUNT(list) ((int)(sizeof(list) / sizeof *(list)))

/* Where in the file one is, for errors. */
struct reading {
	const char *path;
	char where[96];
	const cJSON *root;
	struct error *e;
};

static bool fault(const struct reading *r, const char *reason, const char *what)
{
	return error_set(r->e, r->path, r->where, NULL, "%s%s%s%s", reason, *what ? " \"" : "", what,
			 *what ? "\"" : "");
}

/* A member that is one of some words; the first of them when it is absent. */
static bool word_of(const struct reading *r, const cJSON *json, const char *key, const char *const *words, int n,
		    int *value)
{
	const char *word = json_string_or(json, key, words[0]);
	*value = word_find(words, n, word);
	return *value != NONE || error_set(r->e, r->path, r->where, NULL, "\"%s\" must not be \"%s\"", key, word);
}

static const cJSON *side_named(const struct reading *r, const char *id)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(r->root, "sides"))
		if (!strcmp(json_string_or(one, "id", ""), id))
			return one;
	return NULL;
}

/* The nation of "side"; NULL without one. */
static bool nation_of(const struct reading *r, const cJSON *json, const char **nation)
{
	const char *side = json_string_or(json, "side", NULL);
	const cJSON *found = side ? side_named(r, side) : NULL;
	*nation = found ? json_string_or(found, "nation", side) : NULL;
	return !side || found || fault(r, "there is no side", side);
}

static bool read_motif(struct reading *r, struct card_scene *s, const cJSON *json)
{
	const cJSON *name = cJSON_GetArrayItem(json, 0);
	if (s->motifs == CARD_MOTIFS)
		return fault(r, "has too many motifs", "");
	if (cJSON_GetArraySize(json) < 4 || !cJSON_IsString(name))
		return fault(r, "a motif is [name, x, y, scale]", "");
	s->motif[s->motifs].motif = card_motif_named(name->valuestring);
	if (!s->motif[s->motifs].motif)
		return fault(r, "there is no motif", name->valuestring);
	s->motif[s->motifs].x = json_number_at(json, 1);
	s->motif[s->motifs].y = json_number_at(json, 2);
	s->motif[s->motifs].scale = json_number_at(json, 3);
	s->motif[s->motifs].flip = cJSON_IsTrue(cJSON_GetArrayItem(json, 4));
	if (s->motif[s->motifs].scale <= 0)
		return fault(r, "the scale of a motif must be above 0:", name->valuestring);
	s->motifs++;
	return true;
}

/* Without a scene the picture is an empty plain. */
static bool read_scene(struct reading *r, struct card *c, const cJSON *json)
{
	const char *name = json_string_or(json, "scene", NULL);
	const cJSON *scene = json_get(json_get(r->root, "scenes"), name ? name : ""), *one;
	int sky, ground;
	if (name && !scene)
		return fault(r, "there is no scene", name);
	if (!word_of(r, scene, "sky", skies, COUNT(skies), &sky) ||
	    !word_of(r, scene, "ground", grounds, COUNT(grounds), &ground))
		return false;
	c->scene.sky = (enum card_sky)sky;
	c->scene.ground = (enum card_ground)ground;
	cJSON_ArrayForEach(one, json_get(scene, "motifs"))
		if (!read_motif(r, &c->scene, one))
			return false;
	return true;
}

static bool read_figures(struct reading *r, struct card *c, const cJSON *json)
{
	const cJSON *places = json_get(r->root, "figures"), *list = json_get(json, "figure"), *one;
	int i = 0;
	cJSON_ArrayForEach(one, list) {
		const cJSON *place = cJSON_GetArrayItem(places, i++);
		int at = cJSON_IsString(place) ? word_find(figures, FIGURES, place->valuestring) : NONE;
		if (i > CARD_FIGURES || at == NONE)
			return fault(r, "has a figure that \"figures\" gives no place", "");
		if (!cJSON_IsNumber(one) || one->valuedouble < -99 || one->valuedouble > 99 ||
		    one->valueint != one->valuedouble)
			return fault(r, "a figure must be a number from -99 to 99", "");
		c->has[at] = at != FIGURE_NONE;
		c->figure[at] = one->valueint;
	}
	if (c->figure[FIGURE_LOSS] < 0 || c->figure[FIGURE_FATIGUE] < 0 ||
	    c->figure[FIGURE_LOSS] + c->figure[FIGURE_FATIGUE] > 6)
		return fault(r, "losses and fatigue are 0 to 6 marks together", "");
	return true;
}

static bool read_texts(struct reading *r, struct card *c, const cJSON *json)
{
	const cJSON *texts = json_get(json, "texts"), *one;
	if (!texts)
		return json_need_string(json, "text", r->path, r->where, &c->text, r->e);
	c->text = "";
	cJSON_ArrayForEach(one, texts) {
		const cJSON *side = side_named(r, one->string);
		if (!side || !cJSON_IsString(one))
			return fault(r, "has a text for no side:", one->string);
		if (c->halves == CARD_HALVES)
			return fault(r, "has texts for more than two sides", "");
		c->half[c->halves].nation = json_string_or(side, "nation", one->string);
		c->half[c->halves].name = json_string_or(side, "name", one->string);
		c->half[c->halves++].text = one->valuestring;
	}
	return true;
}

static bool read_card(struct reading *r, struct card *c, const cJSON *json)
{
	int kind;
	if (!json_need_string(json, "id", r->path, r->where, &c->id, r->e))
		return false;
	snprintf(r->where, sizeof r->where, "cards: %.60s", c->id);
	if (!*c->id || strlen(c->id) > 47 || strchr(c->id, '/'))
		return fault(r, "an id has 1 to 47 letters and no \"/\"", "");
	if (!json_need_string(json, "title", r->path, r->where, &c->title, r->e))
		return false;
	c->when = json_string_or(json, "when", "");
	if (!word_of(r, json, "kind", kinds, COUNT(kinds), &kind))
		return false;
	c->kind = json_get(json, "kind") ? (enum card_kind)kind : CARD_BRONZE;
	return nation_of(r, json, &c->nation) && read_texts(r, c, json) && read_figures(r, c, json) &&
	       read_scene(r, c, json);
}

static bool read_back(struct reading *r, struct card_back *b, const cJSON *json)
{
	int pattern;
	if (!json_need_string(json, "id", r->path, r->where, &b->id, r->e) ||
	    !json_need_string(json, "letter", r->path, r->where, &b->letter, r->e) ||
	    !word_of(r, json, "pattern", patterns, COUNT(patterns), &pattern))
		return false;
	b->pattern = (enum emblem_pattern)pattern;
	return nation_of(r, json, &b->nation);
}

static bool ids_differ(struct reading *r, const struct card_file *f)
{
	for (int i = 0; i < f->cards; i++)
		for (int k = 0; k < i; k++)
			if (!strcmp(f->card[i].id, f->card[k].id)) {
				snprintf(r->where, sizeof r->where, "cards: %.60s", f->card[i].id);
				return fault(r, "the id is used twice", "");
			}
	return true;
}

static bool read_all(struct reading *r, struct card_file *f)
{
	const cJSON *cards = json_need_array(r->root, "cards", r->path, "", r->e), *one;
	const cJSON *backs = cards ? json_need_array(r->root, "backs", r->path, "", r->e) : NULL;
	if (!backs)
		return false;
	if (cJSON_GetArraySize(cards) > MOST_CARDS || cJSON_GetArraySize(backs) > MOST_BACKS)
		return error_set(r->e, r->path, "cards", NULL, "more than %d cards or %d backs", MOST_CARDS,
				 MOST_BACKS);
	cJSON_ArrayForEach(one, cards) {
		snprintf(r->where, sizeof r->where, "cards[%d]", f->cards);
		if (!read_card(r, &f->card[f->cards++], one))
			return false;
	}
	cJSON_ArrayForEach(one, backs) {
		snprintf(r->where, sizeof r->where, "backs[%d]", f->backs);
		if (!read_back(r, &f->back[f->backs++], one))
			return false;
	}
	return ids_differ(r, f);
}

bool card_file_read(struct card_file *f, const char *path, struct error *e)
{
	memset(f, 0, sizeof *f);
	f->json = json_read(path, e);
	if (!f->json)
		return false;
	f->card = ink_memory(NULL, MOST_CARDS, sizeof *f->card);
	f->back = ink_memory(NULL, MOST_BACKS, sizeof *f->back);
	memset(f->card, 0, MOST_CARDS * sizeof *f->card);
	memset(f->back, 0, MOST_BACKS * sizeof *f->back);
	struct reading r = {.path = path, .root = f->json, .e = e};
	if (read_all(&r, f))
		return true;
	card_file_free(f);
	return false;
}

void card_file_free(struct card_file *f)
{
	cJSON_Delete(f->json);
	free(f->card);
	free(f->back);
	memset(f, 0, sizeof *f);
}

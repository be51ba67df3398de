#include "core/card.h"

#include "core/scenario.h"

#include <string.h>

int card_find(const struct scenario *s, const char *id)
{
	for (int i = 0; i < s->cards; i++)
		if (!strcmp(s->card[i].id, id))
			return i;
	return NONE;
}

/* One word of an order, and not to be taken for a number. */
static bool id_fits(const char *id)
{
	size_t n = strlen(id);
	return n && n < CARD_ID && !strpbrk(id, " \t\r\n/") && strspn(id, "+-0123456789") < n;
}

static bool texts_read(const struct scenario *s, struct card *c, const cJSON *json, const char *file, struct error *e)
{
	const cJSON *texts = json_get(json, "texts"), *one;
	if (!texts) {
		if (!json_need_string(json, "text", file, c->id, &c->text[0], e))
			return false;
		c->text[1] = c->text[0];
		return true;
	}
	c->text[0] = c->text[1] = "";
	cJSON_ArrayForEach(one, texts) {
		enum side side = one->string ? scenario_side(s, one->string) : NOBODY;
		if (side == NOBODY || !cJSON_IsString(one))
			return error_set(e, file, c->id, NULL, "\"texts\" must hold a text for each side");
		c->text[side] = one->valuestring;
	}
	return true;
}

static bool figures_read(struct card *c, const cJSON *json, const char *file, struct error *e)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(json, "figure")) {
		if (c->figures == CARD_FIGURES || !cJSON_IsNumber(one) || one->valueint != one->valuedouble ||
		    one->valueint < -999 || one->valueint > 999)
			return error_set(e, file, c->id, NULL, "\"figure\" holds up to %d whole numbers from -999 to 999",
					 CARD_FIGURES);
		c->figure[c->figures++] = (int16_t)one->valueint;
	}
	return true;
}

static bool card_read(const struct scenario *s, struct card *c, const cJSON *json, const char *file, struct error *e)
{
	memset(c, 0, sizeof *c);
	if (!json_need_string(json, "id", file, "cards", &c->id, e))
		return false;
	if (!id_fits(c->id))
		return error_set(e, file, c->id, NULL, "an id has 1 to %d letters, no blank and no \"/\", and is no number",
				 CARD_ID - 1);
	if (card_find(s, c->id) != NONE)
		return error_set(e, file, c->id, NULL, "the id stands twice");
	if (!json_need_string(json, "title", file, c->id, &c->title, e))
		return false;
	const char *side = json_string_or(json, "side", NULL);
	c->side = (int8_t)(side ? scenario_side(s, side) : NOBODY);
	if (side && c->side == NOBODY)
		return error_set(e, file, c->id, NULL, "\"%s\" is no side of this game", side);
	return texts_read(s, c, json, file, e) && figures_read(c, json, file, e);
}

bool cards_read(struct scenario *s, const char *file, struct error *e)
{
	const cJSON *list = json_need_array(s->cards_json, "cards", file, "cards", e), *one;
	if (!list)
		return false;
	cJSON_ArrayForEach(one, list) {
		if (s->cards == MAX_CARDS)
			return error_set(e, file, "cards", NULL, "more than %d cards", MAX_CARDS);
		if (!card_read(s, &s->card[s->cards], one, file, e))
			return false;
		s->cards++;
	}
	return true;
}

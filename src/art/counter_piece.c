#include "art/counter_piece.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static const struct {
	const char *type;
	enum counter_kind kind;
} kinds[] = {
	{"inf", COUNTER_INFANTRY},     {"foot", COUNTER_INFANTRY},     {"light", COUNTER_LIGHT},
	{"jaeger", COUNTER_LIGHT},     {"gren", COUNTER_GRENADIER},    {"militia", COUNTER_MILITIA},
	{"cav", COUNTER_CAVALRY},      {"light-cav", COUNTER_CAVALRY}, {"hus", COUNTER_CAVALRY},
	{"lanc", COUNTER_CAVALRY},     {"chass", COUNTER_CAVALRY},     {"drag", COUNTER_HEAVY},
	{"heavy-cav", COUNTER_HEAVY},  {"cuir", COUNTER_HEAVY},	       {"cossack", COUNTER_COSSACK},
	{"cos", COUNTER_COSSACK},      {"art", COUNTER_ARTILLERY},     {"horse-art", COUNTER_HORSE_ARTILLERY},
	{"hart", COUNTER_HORSE_ARTILLERY}, {"eng", COUNTER_ENGINEER},  {"leader", COUNTER_LEADER},
	{"supply", COUNTER_SUPPLY},    {"wagon", COUNTER_SUPPLY},      {"depot", COUNTER_DEPOT},
	{"dummy", COUNTER_DUMMY},       {"blank", COUNTER_BLANK},
	{"vedette", COUNTER_VEDETTE},
	{"rabble", COUNTER_RABBLE},    {"infantry-corps", COUNTER_INFANTRY}, {"cavalry-corps", COUNTER_CAVALRY},
};

static enum counter_kind kind_of(const char *type)
{
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		if (!strcmp(type, kinds[i].type))
			return kinds[i].kind;
	}
	return COUNTER_BARE;
}

static const char *const bonuses[BONUSES] = {"move", "combat", "pursuit", "fatigue"};

/* "I Cavalry Corps" would not fit beside the box: only its first word does. */
static void corps_of(const cJSON *json, char *out, size_t size)
{
	const char *corps = json_string_or(json, "corps", NULL);
	char word[24];
	if (!corps) {
		text_copy(word, sizeof word, json_string_or(json, "formation", ""));
		word[strcspn(word, " ")] = '\0';
		corps = word;
	}
	text_copy(out, size, corps);
}

/* The large number: the face as printed, or strength-movement, or one of the two. */
static void value_of(const cJSON *json, char *out, size_t size)
{
	int strength = json_int_or(json, "strength", -1);
	int move = json_int_or(json, "move", -1);
	if (strength >= 0 && move >= 0)
		snprintf(out, size, "%d-%d", strength, move);
	else if (strength >= 0 || move >= 0)
		snprintf(out, size, "%d", strength >= 0 ? strength : move);
}

static void faces_of(const cJSON *json, struct counter_piece *piece)
{
	const cJSON *face = json_get(json, "face");
	const cJSON *front = cJSON_IsArray(face) ? cJSON_GetArrayItem(face, 0) : face;
	const cJSON *back = cJSON_IsArray(face) ? cJSON_GetArrayItem(face, 1) : NULL;
	const char *reverse = json_string_or(json, "reverse", NULL);

	if (cJSON_IsString(front))
		text_copy(piece->value, sizeof piece->value, front->valuestring);
	else
		value_of(json, piece->value, sizeof piece->value);
	if (!reverse && cJSON_IsString(back))
		reverse = back->valuestring;
	text_copy(piece->reduced, sizeof piece->reduced, reverse ? reverse : piece->value);
	piece->turned = reverse && !strcmp(reverse, "disrupted");
	piece->depot = reverse && !strcmp(reverse, "depot");
	if (piece->turned || piece->depot)
		text_copy(piece->reduced, sizeof piece->reduced, piece->value);
	piece->two_faces = reverse || json_int_or(json, "steps", 1) > 1;
}

/* Unless its face is printed otherwise a marker for a corps, and a wagon or a depot without strength, shows no number; a
 * leader his letter and his points. */
static void face_of_marker(const cJSON *json, struct counter_piece *piece)
{
	const char *letter = json_string_or(json, "letter", NULL);
	size_t n = strlen(json_string_or(json, "type", ""));

	piece->marker = !json_get(json, "face") && n > 6 && !strcmp(json_string_or(json, "type", "") + n - 6, "-corps");
	if (piece->marker) {
		text_copy(piece->size, sizeof piece->size, "XXX");
		piece->unit[0] = piece->value[0] = '\0';
	}
	if ((piece->kind == COUNTER_SUPPLY || piece->kind == COUNTER_DEPOT || piece->kind == COUNTER_DUMMY ||
	     piece->kind == COUNTER_BLANK) &&
	    json_int_or(json, "strength", -1) == 0)
		piece->value[0] = '\0';
	if (piece->kind == COUNTER_LEADER && letter && !json_get(json, "face"))
		snprintf(piece->value, sizeof piece->value, "%.2s%s%d", letter,
			 strcmp(json_string_or(json, "leads", ""), "cavalry") ? "  " : "  cav ", json_int_or(json, "strength", 0));
}

bool counter_piece_read(const cJSON *json, const char *file, int index, struct counter_piece *piece, struct error *e)
{
	const char *id, *side, *type;
	char where[32];

	memset(piece, 0, sizeof *piece);
	snprintf(where, sizeof where, "pieces[%d]", index);
	if (!json_need_string(json, "id", file, where, &id, e) ||
	    !json_need_string(json, "side", file, where, &side, e) ||
	    !json_need_string(json, "type", file, where, &type, e))
		return false;
	if (!*id || strlen(id) >= sizeof piece->id)
		return error_set(e, file, where, NULL, "the id is empty or longer than %d bytes",
				 (int)sizeof piece->id - 1);
	text_copy(piece->id, sizeof piece->id, id);
	text_copy(piece->side, sizeof piece->side, side);
	text_copy(piece->nation, sizeof piece->nation, json_string_or(json, "nation", side));
	text_copy(piece->body, sizeof piece->body, json_string_or(json, "body", ""));
	text_copy(piece->size, sizeof piece->size, json_string_or(json, "size", ""));
	text_copy(piece->unit, sizeof piece->unit, json_string_or(json, "label", ""));
	text_copy(piece->name, sizeof piece->name, json_string_or(json, "name", id));
	corps_of(json, piece->corps, sizeof piece->corps);
	/* The rules may know one cavalry where the print tells heavy from light. */
	piece->kind = kind_of(json_string_or(json, "symbol", type));
	piece->rank = json_int_or(json, "rank", 1);
	text_copy(piece->signs, sizeof piece->signs, json_string_or(json, "signs", ""));
	for (int i = 0; i < BONUSES; i++)
		piece->bonus[i] = json_int_or(json_get(json, "bonus"), bonuses[i], 0);
	piece->guard = json_bool_or(json, "guard", false);
	piece->shell = json_bool_or(json, "shell", false);
	faces_of(json, piece);
	face_of_marker(json, piece);
	return true;
}

/* "styles": ["counter", "block"] */
static bool read_styles(struct counter_list *list, const cJSON *root, const char *path, struct error *e)
{
	const cJSON *styles = json_get(root, "styles"), *one;
	list->counters = !styles;
	list->blocks = false;
	cJSON_ArrayForEach(one, styles)
	{
		const char *word = cJSON_IsString(one) ? one->valuestring : "";
		if (strcmp(word, "counter") != 0 && strcmp(word, "block") != 0)
			return error_set(e, path, "styles", NULL, "must be a list of \"counter\" and \"block\"");
		*(*word == 'c' ? &list->counters : &list->blocks) = true;
	}
	return true;
}

static bool add_piece(struct counter_list *list, const cJSON *json, const char *path, struct error *e)
{
	if (list->count == COUNTER_MOST)
		return error_set(e, path, "pieces", NULL, "more than %d pieces", COUNTER_MOST);
	if (!counter_piece_read(json, path, list->count, &list->piece[list->count], e))
		return false;
	list->count++;
	return true;
}

/* "strengths": [4, 5]: the other figures that scenarios set it to; each is a piece of its own, "<id>_4". */
static bool add_strengths(struct counter_list *list, const cJSON *json, const char *path, struct error *e)
{
	const cJSON *value;
	bool good = true;
	cJSON_ArrayForEach(value, json_get(json, "strengths"))
	{
		char id[sizeof list->piece->id];
		if (!good || !cJSON_IsNumber(value))
			return good && error_set(e, path, "strengths", NULL, "must be a list of numbers");
		snprintf(id, sizeof id, "%.40s_%d", json_string_or(json, "id", ""), value->valueint);
		cJSON *other = cJSON_Duplicate(json, true);
		cJSON_DeleteItemFromObject(other, "strength");
		cJSON_AddNumberToObject(other, "strength", value->valueint);
		cJSON_DeleteItemFromObject(other, "id");
		cJSON_AddStringToObject(other, "id", id);
		good = add_piece(list, other, path, e);
		cJSON_Delete(other);
	}
	return good;
}

bool counter_list_read(struct counter_list *list, const char *path, struct error *e)
{
	cJSON *root = json_read(path, e);
	const cJSON *pieces = root ? json_need_array(root, "pieces", path, "", e) : NULL, *item;
	bool good = pieces && read_styles(list, root, path, e);

	list->count = 0;
	cJSON_ArrayForEach(item, pieces)
		good = good && add_piece(list, item, path, e) && add_strengths(list, item, path, e);
	cJSON_Delete(root);
	return good;
}

bool counter_first_of(const struct counter_list *list, int i, bool nation)
{
	for (int j = 0; j < i; j++) {
		const struct counter_piece *a = &list->piece[i], *b = &list->piece[j];
		if (nation ? !strcmp(a->nation, b->nation) : !strcmp(a->side, b->side))
			return false;
	}
	return true;
}

uint32_t counter_hash(const char *text)
{
	/* FNV-1a */
	uint32_t h = 2166136261u;
	for (; *text; text++)
		h = (h ^ (unsigned char)*text) * 16777619u;
	return h ^ h >> 15;
}

uint32_t counter_face_seed(const struct counter_piece *piece)
{
	/* The emperor is not left to chance: plain hat, brown hair, clean-shaven. */
	return piece->rank > 2 ? 0xa01 : counter_hash(piece->name);
}

/* The drawn sheets of both games of 1812 on hexes agree with their boards: every river, bridge, border, wood, shore, fortress and name is
 * where the map's data has it, and nothing that is printed hides land that is played on. */
#include "art/hex_panel.h"
#include "art/hex_region.h"
#include "art/sheet_draw.h"
#include "art/sheet_river.h"
#include "check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the two maps hold. */
static const struct expected {
	const char *map;
	int rivers, bridges, clear, towns, turns;
} maps[] = {{"hex1812", 712, 81, 1500, 163, 19}, {"gamble", 258, 69, 400, 118, 25}};

static const struct expected *want;
static struct board board;
static struct sheet sheet;
static struct ink_fonts fonts;

static int plan_once(void **state)
{
	char path[512];
	struct error e = {0};

	(void)state;
	snprintf(path, sizeof path, "%s/maps/%s.json", getenv("GROGNARD_DATA"), want->map);
	if (!board_load(&board, path, &e) || !ink_fonts_open(&fonts, NULL, &e))
		return -1;
	sheet_plan(&sheet, &board, &fonts);
	return 0;
}

static int forget(void **state)
{
	(void)state;
	plan_free(&sheet);
	ink_fonts_close(&fonts);
	board_free(&board);
	return 0;
}

static struct point middle_of_side(int place, int d)
{
	struct point a, b;
	sheet_side(&sheet, place, d, &a, &b);
	return (struct point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

static double far_from_river(struct point p)
{
	double least = 1e9, d;
	for (int i = 0; i < sheet.river_count; i++) {
		path_nearest(&sheet.rivers[i].line, p.x, p.y, &d);
		least = fmin(least, d);
	}
	return least;
}

static void rivers_run_along_their_hexsides(void **unused)
{
	(void)unused;
	int sides = 0;
	for (int i = 0; i < board.count; i++)
		for (int d = 0; d < 3; d++) {
			int to = board_step(&board, i, d);
			if (to == NONE || board.at[i].missing || board.at[to].missing)
				continue;
			double far = far_from_river(middle_of_side(i, d));
			if (board.at[i].link[d].feature & EDGE_RIVER) {
				if (far > .3 * HEX_RADIUS)
					fail_msg("no river between %s and %s", board.at[i].id, board.at[to].id);
				sides++;
			} else if (far < .12 * HEX_RADIUS)
				fail_msg("a river between %s and %s", board.at[i].id, board.at[to].id);
		}
	assert_int_equal(sides, want->rivers);
}

static void bridges_lie_where_the_board_has_them(void **unused)
{
	(void)unused;
	int bridges = 0;
	for (int i = 0; i < board.count; i++)
		for (int d = 0; d < 3; d++) {
			if (board_step(&board, i, d) == NONE || !(board.at[i].link[d].feature & EDGE_BRIDGE))
				continue;
			struct point p = middle_of_side(i, d);
			bool found = false;
			for (int k = 0; k < sheet.crossing_count; k++)
				found = found || hypot(sheet.crossings[k].at.x - p.x, sheet.crossings[k].at.y - p.y) < .4 * HEX_RADIUS;
			if (!found)
				fail_msg("no bridge beside %s", board.at[i].id);
			bridges++;
		}
	assert_int_equal(bridges, want->bridges);
	assert_int_equal(sheet.crossing_count, bridges);
}

static bool within(const struct paths *shape, struct point p)
{
	bool in = false;
	for (int i = 0; i < shape->count; i++)
		in ^= path_holds(&shape->at[i], p);
	return in;
}

/* Some point near the middle of the hex lies in the shape. */
static bool touches(const struct paths *shape, int place)
{
	struct point c = sheet_centre(&sheet, place);
	for (int i = 0; i < 7; i++) {
		double far = i ? .42 * HEX_RADIUS : 0, a = i * INK_PI / 3;
		if (within(shape, (struct point){c.x + far * cos(a), c.y + far * sin(a)}))
			return true;
	}
	return false;
}

static void woods_and_marsh_cover_their_hexes(void **unused)
{
	(void)unused;
	int clear = 0, wooded = 0;
	for (int i = 0; i < board.count; i++) {
		const struct place *p = &board.at[i];
		if (p->missing)
			continue;
		if (p->terrain == TERRAIN_FOREST && !touches(&sheet.woods, i))
			fail_msg("%s is forest", p->id);
		if (p->terrain == TERRAIN_MARSH && !touches(&sheet.marsh, i))
			fail_msg("%s is marsh", p->id);
		if (p->terrain != TERRAIN_CLEAR)
			continue;
		clear++;
		wooded += within(&sheet.woods, sheet_centre(&sheet, i)) || within(&sheet.marsh, sheet_centre(&sheet, i));
	}
	assert_true(clear > want->clear);
	assert_int_equal(wooded, 0);
}

static void rough_ground_and_mountains_have_hills(void **unused)
{
	(void)unused;
	for (int i = 0; i < board.count; i++) {
		int hills = 0;
		for (int k = 0; k < sheet.plant_count; k++)
			hills += sheet.plants[k].kind == PLANT_PEAK &&
				 sheet_place_at(&sheet, sheet.plants[k].at.x, sheet.plants[k].at.y) == i;
		if (board.at[i].terrain == TERRAIN_ROUGH || board.at[i].terrain == TERRAIN_MOUNTAIN)
			assert_true(hills > 0);
		else if (hills)
			fail_msg("there are hills in %s", board.at[i].id);
	}
}

static void the_sea_is_where_no_land_is(void **unused)
{
	(void)unused;
	for (int i = 0; i < board.count; i++) {
		bool wet = sheet_at_sea(&sheet, sheet_centre(&sheet, i));
		if (!board.at[i].missing && wet != (board.at[i].terrain == TERRAIN_LAKE))
			fail_msg("%s is under water, or no lake", board.at[i].id);
		if (board.at[i].missing && board.at[i].terrain == TERRAIN_SEA && !wet)
			fail_msg("%s is no sea", board.at[i].id);
	}
}

static bool bordered(struct point p, enum border_kind *kind)
{
	for (int i = 0; i < sheet.border_count; i++) {
		const struct path *line = &sheet.borders[i].line;
		for (int k = 0; k + 1 < line->count; k++) {
			struct point m = {(line->at[k].x + line->at[k + 1].x) / 2, (line->at[k].y + line->at[k + 1].y) / 2};
			if (hypot(m.x - p.x, m.y - p.y) < 2) {
				*kind = sheet.borders[i].kind;
				return true;
			}
		}
	}
	return false;
}

static const char *country_of(int place)
{
	return json_string_or(json_get(json_get(board.json, "regions"), board.at[place].area), "country", "");
}

static void borders_part_the_areas(void **unused)
{
	(void)unused;
	for (int i = 0; i < board.count; i++)
		for (int d = 0; d < 3; d++) {
			int to = board_step(&board, i, d);
			if (to == NONE || board.at[i].missing || board.at[to].missing)
				continue;
			enum border_kind kind = BORDER_PART;
			bool drawn = bordered(middle_of_side(i, d), &kind);
			if (drawn != (strcmp(board.at[i].area, board.at[to].area) != 0))
				fail_msg("the border between %s and %s", board.at[i].id, board.at[to].id);
			if (drawn)
				assert_int_equal(kind, strcmp(country_of(i), country_of(to)) ? BORDER_STATE : BORDER_AREA);
		}
}

static bool is_named(const char *text)
{
	for (int i = 0; i < sheet.label_count; i++)
		if (!g_ascii_strcasecmp(sheet.labels[i].text, text))
			return true;
	return false;
}

static void areas_towns_and_fortresses_have_their_names(void **unused)
{
	(void)unused;
	const cJSON *one;
	int towns = 0;
	cJSON_ArrayForEach(one, json_get(board.json, "regions")) {
		char text[80];
		snprintf(text, sizeof text, "%s %s", one->string, json_string_or(one, "name", ""));
		if (json_get(one, "box"))
			assert_true(is_named(text));
	}
	cJSON_ArrayForEach(one, json_get(board.json, "labels")) assert_true(is_named(json_string_or(one, "text", "")));
	for (int i = 0; i < board.count; i++)
		if (board.at[i].name[0]) {
			if (!is_named(board.at[i].name))
				fail_msg("%s has no name", board.at[i].name);
			towns++;
		}
	assert_int_equal(towns, want->towns);
}

static void what_is_printed_hides_no_hex(void **unused)
{
	(void)unused;
	const struct box plate[] = {sheet.cartouche, sheet.legend, sheet.record, sheet.charts};
	for (int k = 0; k < 4; k++) {
		assert_true(plate[k].w > 100 && plate[k].x > 0 && plate[k].y > 0);
		for (int m = 0; m < k; m++)
			assert_false(box_meets(&plate[k], &plate[m]));
		for (int i = 0; i < board.count; i++) {
			struct point c = sheet_centre(&sheet, i);
			struct box hex = {c.x - .5 * HEX_RADIUS, c.y - HEX_HALF, HEX_RADIUS, 2 * HEX_HALF};
			if (!board.at[i].missing && box_meets(&hex, &plate[k]))
				fail_msg("a plate lies on %s", board.at[i].id);
		}
	}
}

static void the_record_has_every_turn(void **unused)
{
	(void)unused;
	int first = 0, turns = hex_turns(&sheet, &first);
	assert_int_equal(first, 1);
	assert_int_equal(turns, want->turns);
	for (int i = 0; i < turns; i++) {
		struct point p = hex_turn(&sheet, i);
		struct box at = {p.x, p.y, 1, 1};
		assert_true(box_meets(&at, &sheet.record));
	}
}

/* Each year's trains are those of the tables, turn by turn. */
static void trains_agree(const cJSON *record, const cJSON *table)
{
	static const char *const sides[] = {"french", "russian"};
	const cJSON *one;
	int i = 0;
	assert_int_equal(cJSON_GetArraySize(record), cJSON_GetArraySize(table));
	cJSON_ArrayForEach(one, table)
	{
		const cJSON *turn = cJSON_GetArrayItem(record, i++);
		assert_int_equal(json_int_or(turn, "turn", 0), json_int_or(one, "turn", -1));
		for (int side = 0; side < SIDES; side++)
			assert_int_equal((int)json_number_at(json_get(turn, "trains"), side), json_int_or(one, sides[side], -1));
	}
}

static void the_record_has_the_trains_of_both_years(void **unused)
{
	(void)unused;
	char path[512];
	struct error e = {0};
	snprintf(path, sizeof path, "%s/scenarios/%s/tables.json", getenv("GROGNARD_DATA"), want->map);
	cJSON *tables = json_read(path, &e);
	assert_non_null(tables);
	if (json_get(tables, "trains")) {
		trains_agree(json_get(board.json, "record"), json_get(tables, "trains"));
		trains_agree(json_get(json_get(board.json, "record_again"), "turns"), json_get(tables, "trains_1813"));
	}
	cJSON_Delete(tables);
}

/* Mean colour of the ground in a hex, off its middle. */
static void colour_of(const uint32_t *pixels, int width, double scale, int place, double out[3])
{
	struct point c = sheet_centre(&sheet, place);
	int n = 0;
	out[0] = out[1] = out[2] = 0;
	for (int i = 0; i < 36; i++) {
		double a = i * INK_PI / 18;
		int x = (int)((c.x + .6 * HEX_RADIUS * cos(a)) * scale), y = (int)((c.y + .6 * HEX_RADIUS * sin(a)) * scale);
		uint32_t p = pixels[y * width + x];
		out[0] += p >> 16 & 255;
		out[1] += p >> 8 & 255;
		out[2] += p & 255;
		n++;
	}
	for (int k = 0; k < 3; k++)
		out[k] /= n;
}

static void states_wear_their_tints(void **unused)
{
	(void)unused;
	const double scale = .125;
	int width = (int)(sheet.w * scale), height = (int)(sheet.h * scale);
	uint32_t *pixels = calloc((size_t)width * (size_t)height, sizeof *pixels);
	double red[4] = {0}, blue[4] = {0};
	int n[4] = {0};
	sheet_draw(&sheet, &fonts, scale, 0, 0, width, height, pixels, width);
	for (int i = 0; i < board.count; i++) {
		double c[3];
		if (board.at[i].missing || board.at[i].terrain != TERRAIN_CLEAR || board.at[i].name[0])
			continue;
		int k = *country_of(i) == 'P' ? 0 : *country_of(i) == 'D' ? 1 : *country_of(i) == 'A' ? 2 : 3;
		colour_of(pixels, width, scale, i, c);
		red[k] += c[0] - c[1];
		blue[k] += c[2] - c[1];
		n[k]++;
	}
	free(pixels);
	for (int k = 0; k < 4; k++) {
		assert_true(n[k] > 8);
		red[k] /= n[k];
		blue[k] /= n[k];
	}
	assert_true(blue[0] > blue[3] + 10);              /* Prussia is blue */
	assert_true(red[1] > red[3] + 10);                /* Warsaw is pink */
	assert_true(blue[2] < blue[0] - 20);              /* Austria is yellow */
	assert_true(red[2] > red[3]);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rivers_run_along_their_hexsides),
		cmocka_unit_test(bridges_lie_where_the_board_has_them),
		cmocka_unit_test(woods_and_marsh_cover_their_hexes),
		cmocka_unit_test(rough_ground_and_mountains_have_hills),
		cmocka_unit_test(the_sea_is_where_no_land_is),
		cmocka_unit_test(borders_part_the_areas),
		cmocka_unit_test(areas_towns_and_fortresses_have_their_names),
		cmocka_unit_test(what_is_printed_hides_no_hex),
		cmocka_unit_test(the_record_has_every_turn),
		cmocka_unit_test(the_record_has_the_trains_of_both_years),
		cmocka_unit_test(states_wear_their_tints),
	};
	int failed = 0;
	for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
		want = &maps[i];
		failed += cmocka_run_group_tests(tests, plan_once, forget);
	}
	return failed;
}

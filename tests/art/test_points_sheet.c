/* The drawn sheet of points agrees with the board: every point under its disc, every bridge over its river, names close
 * to their points and none upon another; what its file must not say is refused. */
#include "art/points_label.h"
#include "art/points_panel.h"
#include "art/points_plan.h"
#include "art/sheet_draw.h"
#include "art/sheet_river.h"
#include "check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double scale = .5;

static struct board board;
static struct sheet sheet;
static struct ink_fonts fonts;
static uint32_t *pixels;
static int width, height;

static bool open_map(struct board *b, struct error *e)
{
	char path[512];
	snprintf(path, sizeof path, "%s/maps/null-points.json", getenv("GROGNARD_DATA"));
	return board_load(b, path, e);
}

static int draw_once(void **state)
{
	struct error e = {0};

	(void)state;
	if (!open_map(&board, &e) || !ink_fonts_open(&fonts, NULL, &e))
		return -1;
	sheet_plan(&sheet, &board, &fonts);
	width = (int)(sheet.w * scale);
	height = (int)(sheet.h * scale);
	pixels = calloc((size_t)width * (size_t)height, sizeof *pixels);
	sheet_draw(&sheet, &fonts, scale, 0, 0, width, height, pixels, width);
	return 0;
}

static int forget(void **state)
{
	(void)state;
	free(pixels);
	plan_free(&sheet);
	ink_fonts_close(&fonts);
	board_free(&board);
	return 0;
}

/* How bright the picture is at a point of the sheet, 0..255. */
static int light(double x, double y)
{
	int u = (int)(x * scale), v = (int)(y * scale);
	assert_true(u >= 0 && v >= 0 && u < width && v < height);
	uint32_t p = pixels[v * width + u];
	return (int)((p >> 16 & 255) + (p >> 8 & 255) + (p & 255)) / 3;
}

/* Does the picture at this scale change when the names of places are taken away? */
static bool names_show(double at)
{
	int w = (int)(sheet.w * at), h = (int)(sheet.h * at);
	size_t n = (size_t)w * (size_t)h;
	uint32_t *with = calloc(n, sizeof *with), *without = calloc(n, sizeof *without);
	struct sheet bare = sheet;
	sheet_draw(&sheet, &fonts, at, 0, 0, w, h, with, w);
	bare.labels = calloc((size_t)sheet.label_count, sizeof *bare.labels);
	bare.label_count = 0;
	for (int i = 0; i < sheet.label_count; i++)
		if (!sheet.labels[i].place)
			bare.labels[bare.label_count++] = sheet.labels[i];
	assert_true(bare.label_count > 0 && bare.label_count < sheet.label_count);
	sheet_draw(&bare, &fonts, at, 0, 0, w, h, without, w);
	bool same = memcmp(with, without, n * sizeof *with) == 0;
	free(bare.labels);
	free(with);
	free(without);
	return !same;
}

/* At the small steps, where nobody could read them, places are not named on the sheet: the screen names them itself. */
static void small_steps_name_no_place(void **unused)
{
	(void)unused;
	assert_false(names_show(.25));
	assert_false(names_show(.35));
	assert_true(names_show(.50));
}

/* Round every point runs a dark line, whichever kind it is. */
static void every_point_is_drawn(void **unused)
{
	(void)unused;
	int kinds = 0;
	for (int i = 0; i < board.count; i++) {
		struct point c = sheet_centre(&sheet, i);
		double reach = point_reach(&board.at[i]);
		int walls = 0;
		kinds |= 1 << point_kind(&board.at[i]);
		for (int k = 0; k < 36; k++) {
			double a = k * INK_PI / 18;
			for (double r = .6 * reach; r < 1.3 * reach; r += 1)
				if (light(c.x + r * cos(a), c.y + r * sin(a)) < 125) {
					walls++;
					break;
				}
		}
		if (walls < 30)
			fail_msg("%s: %d of 36 directions meet a wall", board.at[i].id, walls);
	}
	assert_int_equal(kinds, 1 << POINT_OPEN | 1 << POINT_WOODED | 1 << POINT_FORTIFIED | 1 << POINT_CITADEL);
}

static int link_named(const char *from, const char *to)
{
	const cJSON *one;
	int number = 0;
	cJSON_ArrayForEach(one, json_get(board.json, "links")) {
		if (!strcmp(cJSON_GetArrayItem(one, 0)->valuestring, from) &&
		    !strcmp(cJSON_GetArrayItem(one, 1)->valuestring, to))
			return number;
		number++;
	}
	fail_msg("%s-%s", from, to);
	return NONE;
}

/* Roads run from middle to middle, along the corners that the map gives; where the rules know a river there is a
 * crossing on it, and nowhere else. */
static void roads_cross_rivers_where_the_rules_do(void **unused)
{
	(void)unused;
	struct error e = {0};
	int bridges = 0, fords = 0, trails = 0;
	assert_true(points_bridges_check(&sheet, &e));
	assert_int_equal(sheet.road_count, cJSON_GetArraySize(json_get(board.json, "links")));
	for (int i = 0; i < sheet.road_count; i++) {
		const struct path *p = &sheet.roads[i].line;
		const cJSON *one = cJSON_GetArrayItem(json_get(board.json, "links"), i),
			    *more = cJSON_GetArrayItem(one, 2);
		struct point a = sheet_centre(&sheet, board_find(&board, cJSON_GetArrayItem(one, 0)->valuestring));
		struct point b = sheet_centre(&sheet, board_find(&board, cJSON_GetArrayItem(one, 1)->valuestring));
		const struct crossing *c = points_crossing(&sheet, i);
		assert_true(hypot(p->at[0].x - a.x, p->at[0].y - a.y) < 1);
		assert_true(hypot(p->at[p->count - 1].x - b.x, p->at[p->count - 1].y - b.y) < 1);
		assert_int_equal(c != NULL, json_get(more, "river") != NULL);
		trails += sheet.roads[i].trail;
		if (!c)
			continue;
		double far;
		path_nearest(&sheet.rivers[c->river].line, c->at.x, c->at.y, &far);
		assert_true(far < 4);
		bridges += c->kind == CROSS_PLANKS;
		fords += c->kind == CROSS_FORD;
	}
	assert_true(bridges > 3 && fords > 0 && trails > 0);
	double off;
	struct point bend = sheet_point(&sheet, .1412, .2615);
	path_nearest(&sheet.roads[link_named("UMI", "VIN")].line, bend.x, bend.y, &off);
	assert_true(off < 4);
}

static void rivers_reach_the_sea_that_have_a_mouth(void **unused)
{
	(void)unused;
	const cJSON *one;
	int i = 0, mouths = 0;
	cJSON_ArrayForEach(one, json_get(json_get(board.json, "decor"), "rivers")) {
		const struct path *p = &sheet.rivers[i++].line;
		bool mouth = json_bool_or(one, "mouth", false);
		assert_int_equal(sheet_at_sea(&sheet, p->at[p->count - 1]), mouth);
		mouths += mouth;
	}
	assert_true(mouths > 0);
}

/* Names touch no disc, no panel and no other name, and are nearer to their own point than to any other. */
static void names_belong_to_their_points(void **unused)
{
	(void)unused;
	for (int i = 0; i < board.count; i++) {
		struct box w = sheet.words[i];
		struct point m = {w.x + w.w / 2, w.y + w.h / 2};
		double own = 1e9, other = 1e9;
		assert_true(w.w > 20 && w.h > 10);
		assert_true(w.x > sheet.inner.x && w.x + w.w < sheet.inner.x + sheet.inner.w);
		for (int k = 0; k < board.count; k++) {
			struct point c = sheet_centre(&sheet, k);
			double r = .7 * point_reach(&board.at[k]);
			/* From the nearest point of the name. */
			double x = fmax(w.x, fmin(c.x, w.x + w.w)), y = fmax(w.y, fmin(c.y, w.y + w.h)),
			       d = hypot(c.x - x, c.y - y);
			struct box disc = {c.x - r, c.y - r, 2 * r, 2 * r};
			if (box_meets(&w, &disc))
				fail_msg("the name of %s lies on %s", board.at[i].id, board.at[k].id);
			if (k != i && box_meets(&w, &sheet.words[k]))
				fail_msg("the names of %s and %s", board.at[i].id, board.at[k].id);
			*(k == i ? &own : &other) = k == i ? d : fmin(other, d);
		}
		if (own > 60 || own > other)
			fail_msg("the name of %s at %.0f, %.0f is %.0f px off", board.at[i].id, m.x, m.y, own);
	}
}

static void boxes_of_the_panels_lie_apart(void **unused)
{
	(void)unused;
	struct points_box box[64];
	int n = points_boxes(&board, box, 64), turns = 0;
	assert_in_range(n, 20, 64);
	for (int i = 0; i < n; i++) {
		turns += !strncmp(box[i].id, "turn-", 5);
		for (int k = 0; k < i; k++)
			if (box_meets(&box[i].at, &box[k].at))
				fail_msg("%s and %s", box[i].id, box[k].id);
		for (int k = 0; k < board.count; k++) {
			struct point c = sheet_centre(&sheet, k);
			struct box disc = {c.x - 45, c.y - 45, 90, 90};
			assert_false(box_meets(&box[i].at, &disc));
		}
	}
	assert_int_equal(turns, 8);
}

/* Every other row of a serpent runs back; the steps follow one another without a leap. */
static void a_serpent_track_turns_at_its_ends(void **unused)
{
	(void)unused;
	static const char panels[] =
		"[{\"id\":\"p\",\"at\":[60,60,500,300],\"groups\":[{\"heading\":\"Victory\",\"at\":[40,60],"
		"\"box\":[50,60],\"gap\":5,\"track\":{\"id\":\"v\",\"low\":-2,\"high\":9,\"columns\":5,"
		"\"serpent\":true,\"ends\":[\"france\",\"russia\"],\"draw\":[4]}}]}]";
	struct board b;
	struct error e = {0};
	struct points_box box[20];
	assert_true(open_map(&b, &e));
	cJSON_ReplaceItemInObjectCaseSensitive(b.json, "panels", cJSON_Parse(panels));
	if (!points_panels_check(&b, &e))
		fail_msg("%s: %s", e.place, e.reason);
	assert_int_equal(points_boxes(&b, box, 20), 12);
	assert_string_equal(box[0].id, "v--2");
	assert_string_equal(box[11].id, "v-9");
	for (int i = 1; i < 12; i++) {
		double dx = box[i].at.x - box[i - 1].at.x, dy = box[i].at.y - box[i - 1].at.y;
		assert_true((fabs(dx) < 56 && fabs(dy) < 1) || (fabs(dx) < 1 && fabs(dy) < 66));
	}
	board_free(&b);
}

/* Something else in the place of a member of the file. */
static void refused(const char *key, const char *by, const char *place, const char *reason)
{
	struct board b;
	struct error e = {0};
	char line[1024];
	assert_true(open_map(&b, &e));
	cJSON_DeleteItemFromObjectCaseSensitive(b.json, key);
	cJSON_AddItemToObject(b.json, key, cJSON_Parse(by));
	assert_false(dress_check(&b, &e) && points_check(&b, &e) && points_panels_check(&b, &e));
	error_print(&e, line, sizeof line);
	if (!strstr(line, "null-points.json") || !strstr(line, place) || !strstr(line, reason))
		fail_msg("\"%s\" does not say \"%s\" and \"%s\"", line, place, reason);
	board_free(&b);
}

static void a_wrong_sheet_is_refused(void **unused)
{
	(void)unused;
	refused("dress", "\"summer\"", "dress", "no dress \"summer\"");
	refused("sheet", "{\"w_in\": 17}", "sheet", "h_in");
	refused("sheet", "{\"w_in\": 4, \"h_in\": 4}", "", "lies on");
	refused("decor", "{\"rivers\":[{\"name\":\"Lauter\",\"line\":[[0,0]]}]}", "Lauter", "two points or more");
	refused("decor", "{\"rivers\":[{\"name\":\"Lauter\",\"line\":[[0,0],7]}]}", "Lauter", "no [x, y]");
	refused("panels", "[{\"at\":[0,0,10,10],\"groups\":[]}]", "panels[0]", "id");
	refused("panels", "[{\"id\":\"a\",\"at\":[0,0,9000,10],\"groups\":[]}]", "panels[0]", "within the sheet");
	refused("panels", "[{\"id\":\"a\",\"at\":[0,0,90,90]}]", "panels[0]", "groups");
	refused("panels",
		"[{\"id\":\"a\",\"at\":[0,0,90,90],\"groups\":[{\"heading\":\"H\",\"at\":[0,0],\"box\":[9,9]}]}]",
		"panels[0]", "neither boxes nor wells nor a track");
	refused("panels",
		"[{\"id\":\"a\",\"at\":[0,0,90,90],\"groups\":[{\"heading\":\"H\",\"at\":[0,0],\"box\":[80,9],\"boxes\":[{\"id\":\"x\"},"
		"{\"id\":\"y\"}]}]}]",
		"panels[0]", "y lies outside its panel");
	refused("panels",
		"[{\"id\":\"a\",\"at\":[0,0,90,90],\"groups\":[{\"heading\":\"H\",\"at\":[0,0],\"box\":[8,9],\"boxes\":[{\"id\":\"x\"},"
		"{\"id\":\"x\"}]}]}]",
		"panels", "two boxes are called x");
}

/* A link with a river whose road meets none, and the other way round. */
static void a_bridge_without_a_river_is_refused(void **unused)
{
	(void)unused;
	static const struct {
		const char *from, *to, *more, *reason;
	} wrong[] = {{"UMI", "TAN", "{\"river\":\"Lauter\",\"bridge\":true}", "its road meets none"},
		     {"BLA", "FER", "{}", "meets the river Lauter"}};
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		struct board b;
		struct sheet s;
		struct error e = {0};
		char place[16];
		int at = link_named(wrong[i].from, wrong[i].to);
		assert_true(open_map(&b, &e));
		cJSON *link = cJSON_GetArrayItem(cJSON_GetObjectItemCaseSensitive(b.json, "links"), at);
		cJSON_ReplaceItemInArray(link, 2, cJSON_Parse(wrong[i].more));
		int from = board_find(&b, wrong[i].from), to = board_find(&b, wrong[i].to);
		b.at[from].link[board_link(&b, from, to)].feature =
			i ? EDGE_ROAD : EDGE_ROAD | EDGE_RIVER | EDGE_BRIDGE;
		plan_points_grid(&s, &b);
		plan_points_shores(&s);
		plan_points_rivers(&s);
		plan_points_roads(&s);
		assert_false(points_bridges_check(&s, &e));
		snprintf(place, sizeof place, "%s-%s", wrong[i].from, wrong[i].to);
		assert_string_equal(e.place, place);
		assert_non_null(strstr(e.reason, wrong[i].reason));
		plan_free(&s);
		board_free(&b);
	}
}

/* The three seasons are three pictures. */
static void seasons_differ(void **unused)
{
	(void)unused;
	static const char *const dress[] = {"green", "mud", "snow"};
	double mean[3][3] = {{0}};
	for (int i = 0; i < 3; i++) {
		struct board b;
		struct sheet s;
		struct error e = {0};
		uint32_t part[60 * 60];
		assert_true(open_map(&b, &e));
		cJSON_ReplaceItemInObjectCaseSensitive(b.json, "dress", cJSON_CreateString(dress[i]));
		sheet_plan(&s, &b, &fonts);
		sheet_draw(&s, &fonts, .125, 60, 30, 60, 60, part, 60);
		for (int k = 0; k < 60 * 60; k++)
			for (int c = 0; c < 3; c++)
				mean[i][c] += (double)(part[k] >> (16 - 8 * c) & 255) / (60 * 60);
		plan_free(&s);
		board_free(&b);
	}
	assert_true(mean[0][1] - mean[0][2] > 20); /* green: yellow-green land */
	assert_true(mean[1][0] < mean[0][0] - 15); /* mud: darker */
	assert_true(mean[2][0] - mean[2][2] < 20 && mean[2][2] > mean[0][2] + 15); /* snow: nearly white */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_point_is_drawn),
		cmocka_unit_test(small_steps_name_no_place),
		cmocka_unit_test(roads_cross_rivers_where_the_rules_do),
		cmocka_unit_test(rivers_reach_the_sea_that_have_a_mouth),
		cmocka_unit_test(names_belong_to_their_points),
		cmocka_unit_test(boxes_of_the_panels_lie_apart),
		cmocka_unit_test(a_serpent_track_turns_at_its_ends),
		cmocka_unit_test(a_wrong_sheet_is_refused),
		cmocka_unit_test(a_bridge_without_a_river_is_refused),
		cmocka_unit_test(seasons_differ),
	};
	return cmocka_run_group_tests(tests, draw_once, forget);
}

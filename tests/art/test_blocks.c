/* Blocks: their atlas and its index, and room on the faces where the screen writes. */
#include "art/block_sheet.h"
#include "art/counter_block.h"
#include "art/counter_sheet.h"
#include "art/ink.h"
#include "check.h"
#include "files.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static struct ink_fonts fonts;
static char folder[64];
static struct counter_list *list;

static int set_up(void **state)
{
	struct error e = {0};
	char path[512];
	(void)state;
	strcpy(folder, "/tmp/grognard-blocks-XXXXXX");
	if (!mkdtemp(folder) || !ink_fonts_open(&fonts, NULL, &e))
		return -1;
	snprintf(path, sizeof path, "%s/view", folder);
	list = malloc(sizeof *list);
	if (!list || mkdir(path, 0777))
		return -1;
	snprintf(path, sizeof path, "%s/scenarios/null/pieces.json", getenv("GROGNARD_DATA"));
	return counter_list_read(list, path, &e) ? 0 : -1;
}

static int tear_down(void **state)
{
	(void)state;
	free(list);
	ink_fonts_close(&fonts);
	return files_remove(folder);
}

/* A front drawn so much larger than at 100 %. */
static cairo_surface_t *front(int piece, double scale, bool acted)
{
	cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(BLOCK_WHOLE_WIDE * scale),
							(int)(BLOCK_WHOLE_HIGH * scale));
	cairo_t *cr = cairo_create(s);
	cairo_scale(cr, scale, scale);
	block_front(cr, &fonts, &list->piece[piece], BLOCK_WIDE * scale, acted);
	cairo_destroy(cr);
	cairo_surface_flush(s);
	return s;
}

static uint32_t pixel(cairo_surface_t *s, double x, double y)
{
	const unsigned char *data = cairo_image_surface_get_data(s);
	uint32_t p;
	memcpy(&p, data + (long)y * cairo_image_surface_get_stride(s) + 4 * (long)x, sizeof p);
	return p;
}

static int light(uint32_t p)
{
	return (int)((p >> 16 & 255) + (p >> 8 & 255) + (p & 255)) / 3;
}

/* Nothing but the sticker's pale ground lies under a number: at every step, standing and lying. */
static void numbers_have_room(void **unused)
{
	(void)unused;
	for (int step = 0; counter_step(step); step++)
		for (int acted = 0; acted < 2; acted++) {
			double scale = counter_step(step)->scale;
			struct block_places at = block_places(BLOCK_WIDE * scale, acted);
			for (int i = 0; i < list->count; i++) {
				if (list->piece[i].kind == COUNTER_LEADER)
					continue;
				cairo_surface_t *s = front(i, scale, acted);
				/* A figure of that size is about .7 high and .5 wide; two of them are 1 wide. */
				for (int k = 0; k < 2; k++)
					for (double y = -.3; y <= .3; y += .1)
						for (double x = -.22; x <= .22; x += .1) {
							double px = (at.figure[k].x + x * at.size) * scale,
							       py = (at.figure[k].y + y * at.size) * scale;
							uint32_t p = pixel(s, px, py);
							if (p >> 24 != 255 || light(p) < 170)
								fail_msg("%s at %s %%: %d", list->piece[i].id,
									 counter_step(step)->name, light(p));
						}
				cairo_surface_destroy(s);
			}
		}
}

/* The track runs level on a standing block and with the turn of a lying one; its discs fit side by side. */
static void discs_fit_the_track(void **unused)
{
	(void)unused;
	for (int acted = 0; acted < 2; acted++) {
		struct block_places at = block_places(BLOCK_WIDE, acted);
		double dx = at.track[1].x - at.track[0].x, dy = at.track[1].y - at.track[0].y;
		assert_true(hypot(dx, dy) / 7 >= 2 * at.disc);
		assert_true(fabs(atan2(dy, dx) * 180 / INK_PI - (acted ? 8.6 : 0)) < .1);
		assert_true(at.foot.x > BLOCK_PAD && at.foot.x < BLOCK_WHOLE_WIDE - BLOCK_PAD);
		assert_true(fabs(at.foot.y - (BLOCK_WHOLE_HIGH - BLOCK_PAD)) < 1);
	}
}

/* A lying block stays within its sprite. */
static void nothing_is_cut_off(void **unused)
{
	(void)unused;
	for (int acted = 0; acted < 2; acted++) {
		cairo_surface_t *s = front(0, 1, acted);
		for (int x = 0; x < BLOCK_WHOLE_WIDE; x++) {
			assert_int_equal(pixel(s, x, 0) >> 24, 0);
			assert_true(pixel(s, x, BLOCK_WHOLE_HIGH - 1) >> 24 < 90);
		}
		for (int y = 0; y < BLOCK_WHOLE_HIGH; y++)
			assert_int_equal(pixel(s, 0, y) >> 24, 0);
		cairo_surface_destroy(s);
	}
}

static void the_atlas_holds_every_block(void **unused)
{
	(void)unused;
	struct error e = {0};
	struct stat st;
	char path[256], name[64];
	assert_true(list->counters && list->blocks);
	if (!block_sheets(list, folder, &fonts, &e))
		fail_msg("%s: %s", e.place, e.reason);
	for (int step = 0; counter_step(step); step++) {
		snprintf(path, sizeof path, "%s/blocks-%s/index.json", folder, counter_step(step)->name);
		cJSON *json = json_read(path, &e);
		assert_non_null(json);
		const cJSON *sprites = json_get(json, "sprites");
		assert_int_equal(cJSON_GetArraySize(sprites), 2 * list->count + 2 * 2 + 1);
		for (int i = 0; i < list->count; i++)
			for (int acted = 0; acted < 2; acted++) {
				snprintf(name, sizeof name, "%s%s", list->piece[i].id, acted ? "!" : "");
				assert_int_equal(cJSON_GetArraySize(json_get(sprites, name)), 4);
			}
		assert_non_null(json_get(sprites, "back/blue"));
		assert_non_null(json_get(sprites, "back/red!"));
		assert_non_null(json_get(sprites, "fatigue"));
		assert_int_equal(json_int_or(json, "side", 0), (int)lround(BLOCK_WIDE * counter_step(step)->scale));
		assert_int_equal(cJSON_GetArraySize(json_get(json, "anchor")), 2);
		static const char *const poses[] = {"upright", "acted"};
		for (int i = 0; i < 2; i++) {
			const cJSON *pose = json_get(json, poses[i]);
			assert_int_equal(cJSON_GetArraySize(json_get(pose, "foot")), 2);
			assert_int_equal(cJSON_GetArraySize(json_get(pose, "horse")), 2);
			assert_int_equal(cJSON_GetArraySize(json_get(pose, "track")), 4);
		}
		cJSON_Delete(json);
	}
	snprintf(path, sizeof path, "%s/view/block-BL-2.webp", folder);
	assert_true(!stat(path, &st) && st.st_size > 2000);
}

/* A file asks for counters, blocks or both; without a word for counters. */
static void styles_are_read(void **unused)
{
	(void)unused;
	static const struct {
		const char *styles;
		bool good, counters, blocks;
	} files[] = {{"", true, true, false},
		     {"\"styles\":[\"block\"],", true, false, true},
		     {"\"styles\":[\"counter\",\"block\"],", true, true, true},
		     {"\"styles\":[\"brick\"],", false, false, false}};
	struct counter_list *read = malloc(sizeof *read);
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		char path[128], text[200];
		struct error e = {0};
		snprintf(path, sizeof path, "%s/pieces.json", folder);
		int n = snprintf(text, sizeof text,
				 "{%s\"pieces\":[{\"id\":\"a\",\"side\":\"french\",\"type\":\"inf\"}]}",
				 files[i].styles);
		files_put(path, text, (size_t)n);
		assert_int_equal(counter_list_read(read, path, &e), files[i].good);
		if (!files[i].good) {
			assert_non_null(strstr(e.reason, "\"counter\" and \"block\""));
			continue;
		}
		assert_int_equal(read->count, 1);
		assert_int_equal(read->counters, files[i].counters);
		assert_int_equal(read->blocks, files[i].blocks);
	}
	free(read);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(numbers_have_room),  cmocka_unit_test(discs_fit_the_track),
		cmocka_unit_test(nothing_is_cut_off), cmocka_unit_test(the_atlas_holds_every_block),
		cmocka_unit_test(styles_are_read),
	};
	return cmocka_run_group_tests(tests, set_up, tear_down);
}

/* A whole sheet: the order in which its layers are planned and drawn. */
#include "art/sheet_draw.h"

#include "art/area_draw.h"
#include "art/area_label.h"
#include "art/area_plan.h"
#include "art/hex_region.h"
#include "art/points_label.h"
#include "art/points_place.h"
#include "art/points_plan.h"
#include "art/sheet_age.h"
#include "art/sheet_decor.h"
#include "art/sheet_field.h"
#include "art/sheet_frame.h"
#include "art/sheet_ground.h"
#include "art/sheet_hill.h"
#include "art/sheet_label.h"
#include "art/sheet_mask.h"
#include "art/sheet_panel.h"
#include "art/sheet_plant.h"
#include "art/sheet_river.h"
#include "art/sheet_road.h"
#include "art/sheet_town.h"
#include "art/sheet_winter.h"
#include "art/sheet_work.h"

static void plan_areas(struct sheet *s, const struct board *b, const struct ink_fonts *f)
{
	plan_area_grid(s, b);
	plan_area_shores(s);
	plan_decor_woods(s);
	plan_area_rivers(s);
	plan_area_mask(s);
	plan_panels(s);
	plan_area_labels(s, f);
	plan_decor_hills(s);
	plan_plants(s);
}

static void plan_points(struct sheet *s, const struct board *b, const struct ink_fonts *f)
{
	plan_points_grid(s, b);
	plan_points_shores(s);
	plan_points_rivers(s);
	plan_points_roads(s);
	plan_points_woods(s);
	plan_points_mask(s);
	plan_panels(s);
	plan_points_labels(s, f);
	plan_decor_hills(s);
	plan_plants(s);
}

void sheet_plan(struct sheet *s, const struct board *b, const struct ink_fonts *f)
{
	if (b->kind == BOARD_AREAS) {
		plan_areas(s, b, f);
		return;
	}
	if (b->kind == BOARD_POINTS) {
		plan_points(s, b, f);
		return;
	}
	plan_grid(s, b);
	plan_regions(s);
	plan_terrain(s);
	plan_rivers(s);
	plan_scenery(s);
	plan_roads(s);
	plan_mask(s);
	plan_panels(s);
	plan_hills(s);
	plan_region_names(s);
	/* Names before trees, so that trees stay off them. */
	plan_labels(s, f);
	plan_plants(s);
}

static void draw_ground(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	draw_paper(cr, s, view);
	cairo_save(cr);
	cairo_rectangle(cr, s->inner.x, s->inner.y, s->inner.w, s->inner.h);
	cairo_clip(cr);
	draw_region_tints(cr, s, view);
	draw_sea(cr, s, view);
	draw_washes(cr, s, view);
	draw_fronts(cr, s, view);
	draw_hills(cr, s, view);
	draw_grid(cr, s, view, s->dress->grid);
	draw_fields(cr, s, view);
	draw_plants(cr, s, view);
	/* Once more, faintly, so that hexes can be told in the woods. */
	draw_grid(cr, s, view, .16);
	draw_veil(cr, s);
	draw_region_borders(cr, s, view);
	draw_rivers(cr, s, view);
	if (s->dress->snow)
		draw_ice(cr, s, view);
	draw_roads(cr, s, view);
	draw_crossings(cr, s, view);
	cairo_restore(cr);
}

static void draw_areas(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	draw_paper(cr, s, view);
	cairo_save(cr);
	cairo_rectangle(cr, s->inner.x, s->inner.y, s->inner.w, s->inner.h);
	cairo_clip(cr);
	draw_area_tints(cr, s, view);
	draw_washes(cr, s, view);
	draw_sea(cr, s, view);
	draw_hills(cr, s, view);
	draw_plants(cr, s, view);
	draw_area_borders(cr, s, view);
	draw_rivers(cr, s, view);
	draw_area_seats(cr, s, f, view);
	cairo_restore(cr);
	draw_frame(cr, s, f, view);
	draw_labels(cr, s, f, view);
	draw_area_plates(cr, s, f, view);
	draw_panels(cr, s, f, view);
}

/* Rivers end where the sea begins. */
static void clip_to_land(cairo_t *cr, const struct sheet *s)
{
	cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD);
	cairo_rectangle(cr, 0, 0, s->w, s->h);
	paths_trace(cr, &s->sea);
	cairo_clip(cr);
	cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING);
}

static void draw_points_water(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	draw_sea(cr, s, view);
	if (s->dress->frozen)
		draw_frozen_shores(cr, s);
	cairo_save(cr);
	clip_to_land(cr, s);
	draw_rivers(cr, s, view);
	if (s->dress->frozen)
		draw_frozen_rivers(cr, s, view);
	cairo_restore(cr);
	draw_mouths(cr, s);
}

static void draw_net(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	draw_paper(cr, s, view);
	cairo_save(cr);
	cairo_rectangle(cr, s->inner.x, s->inner.y, s->inner.w, s->inner.h);
	cairo_clip(cr);
	draw_washes(cr, s, view);
	draw_hills(cr, s, view);
	draw_points_water(cr, s, view);
	draw_fields(cr, s, view);
	draw_roads(cr, s, view);
	draw_crossings(cr, s, view);
	draw_plants(cr, s, view);
	draw_points(cr, s, f, view);
	cairo_restore(cr);
	draw_labels(cr, s, f, view);
	draw_panels(cr, s, f, view);
	draw_frame(cr, s, f, view);
}

static void draw_all(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	draw_ground(cr, s, view);
	draw_towns(cr, s, view);
	draw_works(cr, s, f, view);
	draw_worths(cr, s, f, view);
	draw_numbers(cr, s, f, view);
	draw_frame(cr, s, f, view);
	draw_labels(cr, s, f, view);
	draw_panels(cr, s, f, view);
}

void sheet_draw(const struct sheet *s, const struct ink_fonts *f, double scale, int x, int y, int w, int h,
		uint32_t *pixels, int stride)
{
	cairo_surface_t *surface = cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_RGB24,
								       w, h, stride * 4);
	cairo_t *cr = cairo_create(surface);
	cairo_translate(cr, -x, -y);
	cairo_scale(cr, scale, scale);
	struct box view = {x / scale, y / scale, w / scale, h / scale};
	if (s->board->kind == BOARD_AREAS)
		draw_areas(cr, s, f, &view);
	else if (s->board->kind == BOARD_POINTS)
		draw_net(cr, s, f, &view);
	else
		draw_all(cr, s, f, &view);
	cairo_destroy(cr);
	cairo_surface_finish(surface);
	cairo_surface_destroy(surface);
	age_pixels(pixels, stride, w, h, x, y, scale, s->dress, s->w, s->h);
}

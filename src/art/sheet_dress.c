#include "art/sheet_dress.h"

#include <string.h>

static const struct dress dresses[] = {
	{
		.name = "summer",
		.paper = 0xf1e6ca,
		.ground = {0xeadfb6, .55},
		.wash = {{0xd6d08e, .34, 243.2, .46, .62, 4, 808}, {0xe3b986, .22, 304, .52, .68, 3, 909}},
		.woods = {0xa7b27a, .55},
		.woods_edge = {0x76854e, .28},
		.woods_rim = {0x6b7a45, .30},
		.marsh = {0xa9c0ae, .38},
		.marsh_edge = {0x7fa19a, .22},
		.marsh_rule = {0x56797d, .55},
		.water_glow = {0x8fb0b4, .16},
		.water_line = {0x2f4650, .97},
		.water = {0xaac3c4, 1},
		.water_thread = {0x53757c, .5},
		.sea = 0xe6e2cc,
		.sea_wash = 0x8fb0b4,
		.sea_line = 0x3e6270,
		.shore = 0x2d3f46,
		.river_from = .06,
		.river_to = .15,
		.road_line = 0x3a2717,
		.road = 0xf3e7cb,
		.great_road = 0xf6e3b0,
		.hachure = {0x4d3826, .72},
		.print = 0x3b2a1c,
		.grid = .50,
		.woods_name = 0x1f2810,
		.woods_halo = 0xdfe0b6,
		.sample = 0xe6d9ab,
		.tone_add = {18, 12, 8},
		.tone_by = {.93, .945, .95},
		.warmth = 1,
	},
	{
		.name = "winter",
		.snow = true,
		.paper = 0xf0efe9,
		.ground = {0xeff4f7, .92},
		.wash = {{0xb4c6d6, .38, 243.2, .46, .62, 4, 808}, {0xe9dfd0, .34, 304, .52, .68, 3, 909}},
		.woods = {0xa3b3bf, .38},
		.woods_edge = {0x6f8798, .26},
		.woods_rim = {0x5c7485, .28},
		.marsh = {0xa9c8d4, .50},
		.marsh_edge = {0xf8fcff, .55},
		.marsh_rule = {0x6f93a6, .50},
		.water_glow = {0x5d7f93, .22},
		.water_line = {0x21343f, .97},
		.water = {0x6b8b9e, 1},
		.water_thread = {0x3f5f72, .55},
		.sea = 0xe6e2cc,
		.sea_wash = 0x8fb0b4,
		.sea_line = 0x3e6270,
		.shore = 0x2d3f46,
		.river_from = .17,
		.river_to = .25,
		.road_line = 0x3a302a,
		.road = 0xece3d3,
		.great_road = 0xe6d3ae,
		.hachure = {0x3f4754, .66},
		.height = {0xd8c6a6, .23},
		.print = 0x33363c,
		.grid = .46,
		.woods_name = 0x1c2a33,
		.woods_halo = 0xdfe7ec,
		.sample = 0xe9eff3,
		.tone_add = {12, 13, 16},
		.tone_by = {.945, .945, .94},
		.warmth = .38,
	},
};

/* The seasons of a map of points: June, December without frost, February. */
static const struct dress seasons[] = {
	{
		.name = "green",
		.paper = 0xf1e6ca,
		.ground = {0xeadfb6, .85},
		.wash = {{0xd0d08a, .42, 243.2, .44, .62, 4, 808}, {0xe3b986, .26, 304, .52, .68, 3, 909}},
		.woods = {0xa7b27a, .60},
		.woods_edge = {0x76854e, .28},
		.woods_rim = {0x6b7a45, .30},
		.marsh = {0xa9c0ae, .38},
		.marsh_edge = {0x7fa19a, .22},
		.marsh_rule = {0x56797d, .55},
		.water_glow = {0x8fb0b4, .16},
		.water_line = {0x2f4650, .97},
		.water = {0xaac3c4, 1},
		.water_thread = {0x53757c, .42},
		.sea = 0xe6e2cc,
		.sea_wash = 0x8fb0b4,
		.sea_line = 0x3e6270,
		.shore = 0x2d3f46,
		.road_line = 0x3a2717,
		.road = 0xf6e3b0,
		.great_road = 0xf6e3b0,
		.hachure = {0x4d3826, .66},
		.print = 0x3b2a1c,
		.tone_add = {18, 12, 8},
		.tone_by = {.93, .945, .95},
		.warmth = 1,
	},
	{
		.name = "mud",
		.bare = true,
		.paper = 0xe8dcbf,
		.ground = {0xdccdac, .9},
		.wash = {{0x8a7350, .30, 150, .48, .62, 4, 811}, {0x93a0a0, .24, 150, .50, .64, 4, 812},
			 {0xb5a27c, .42, 243.2, .44, .62, 4, 808}, {0x9b8058, .26, 304, .52, .68, 3, 909}},
		.woods = {0x9a8a66, .58},
		.woods_edge = {0x6e5d3f, .28},
		.woods_rim = {0x5d4d33, .30},
		.marsh = {0x9aa899, .42},
		.marsh_edge = {0x75877f, .24},
		.marsh_rule = {0x52666a, .55},
		.water_glow = {0x8b9fa3, .18},
		.water_line = {0x3d4344, .97},
		.water = {0xa4b4b2, 1},
		.water_thread = {0x5b6f73, .42},
		.sea = 0xdad6c4,
		.sea_wash = 0x8b9fa3,
		.sea_line = 0x46606a,
		.shore = 0x333f44,
		.road_line = 0x3a2717,
		.road = 0xc9a877,
		.great_road = 0xc9a877,
		.rut = {0x5f4426, .75},
		.hachure = {0x4a3a2a, .66},
		.print = 0x3b2a1c,
		.tone_add = {18, 12, 8},
		.tone_by = {.93, .945, .95},
		.warmth = 1,
	},
	{
		.name = "snow",
		.snow = true,
		.frozen = true,
		.paper = 0xf3f1ea,
		.ground = {0xf1f0ea, .9},
		.wash = {{0xffffff, .45, 260, .42, .60, 4, 811}, {0xb4c6d6, .30, 260, .46, .64, 4, 812},
			 {0xd5e0e8, .42, 243.2, .44, .62, 4, 808}, {0xe6dccb, .34, 304, .52, .68, 3, 909}},
		.woods = {0xb9c3bd, .55},
		.woods_edge = {0x7d8f8c, .28},
		.woods_rim = {0x64787a, .30},
		.marsh = {0xa9c8d4, .50},
		.marsh_edge = {0xf8fcff, .55},
		.marsh_rule = {0x6f93a6, .50},
		.water_glow = {0x8eadb9, .18},
		.water_line = {0x42596a, .97},
		.water = {0xd9e6ec, 1},
		.water_thread = {0x7f9aa8, .30},
		.sea = 0xdfe6e6,
		.sea_wash = 0x8eadb9,
		.sea_line = 0x47697a,
		.shore = 0x2f4350,
		.road_line = 0x4a3a2c,
		.road = 0xf3e6c8,
		.great_road = 0xf3e6c8,
		.hachure = {0x4a4a4c, .60},
		.print = 0x33363c,
		.tone_add = {14, 13, 13},
		.tone_by = {.94, .945, .945},
		.warmth = .5,
	},
};

static const struct dress *named(const struct dress *list, size_t count, const char *name)
{
	for (size_t i = 0; i < count; i++)
		if (!strcmp(list[i].name, name))
			return &list[i];
	return NULL;
}

static const struct dress *find(const struct board *b)
{
	if (b->kind == BOARD_POINTS)
		return named(seasons, sizeof seasons / sizeof *seasons, json_string_or(b->json, "dress", "green"));
	return named(dresses, sizeof dresses / sizeof *dresses, json_string_or(b->json, "dress", "summer"));
}

bool dress_check(const struct board *b, struct error *e)
{
	return find(b) || error_set(e, b->file, "dress", NULL, "there is no dress \"%s\"", json_string_or(b->json, "dress", ""));
}

const struct dress *dress_of(const struct board *b)
{
	const struct dress *d = find(b);
	return d ? d : b->kind == BOARD_POINTS ? &seasons[0] : &dresses[0];
}

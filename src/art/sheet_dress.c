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

static const struct dress *find(const struct board *b)
{
	const char *name = json_string_or(b->json, "dress", "summer");
	for (size_t i = 0; i < sizeof dresses / sizeof *dresses; i++)
		if (!strcmp(dresses[i].name, name))
			return &dresses[i];
	return NULL;
}

bool dress_check(const struct board *b, struct error *e)
{
	return find(b) || error_set(e, b->file, "dress", NULL, "there is no dress \"%s\"", json_string_or(b->json, "dress", ""));
}

const struct dress *dress_of(const struct board *b)
{
	const struct dress *d = find(b);
	return d ? d : &dresses[0];
}

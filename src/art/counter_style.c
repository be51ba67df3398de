#include "art/counter_style.h"

#include <stddef.h>
#include <string.h>

enum { WHITE = 0xffffff, RED = 0xc8372f, BLUE = 0x27488f, BLACK = 0x1c1712, ORANGE = 0xe0862a, GREEN = 0x2f7a45 };
enum { YELLOW = 0xe6b83a, CRIMSON = 0xc2294f, SKY = 0x7fb0dc };

/* Lightness differs between neighbours in hue, so that red-green blindness leaves most pairs apart. */
static const struct counter_style styles[] = {
	{"france", "FR", 0x3a5a98, 0xe9edf3, 0x1b2b50, WHITE, {RED, WHITE, BLUE}, 0x24396b, RED, RED},
	{"guard", "GI", 0xa52e2b, 0xf7e6dc, 0x4f0f0e, 0xfff4d6, {RED, WHITE, BLUE}, 0x24396b, RED, RED},
	{"russia", "RU", 0x4a7444, 0xe9eedd, 0x1d381b, WHITE, {WHITE, ORANGE, BLACK}, 0x2d4a2a, RED, BLACK},
	/* A Russian command of no army: pink print. */
	{"russia-free", "RU", 0x4a7444, 0xf6d3dd, 0x1d381b, 0xf8bfd0, {WHITE, ORANGE, BLACK}, 0x2d4a2a, RED, BLACK},
	{"austria", "AU", 0xece5d3, 0xfffdf6, 0x2b241b, 0x2b241b, {BLACK, YELLOW, BLACK}, 0xf2ede0, RED, GREEN},
	{"poland", "PL", 0xa33a74, 0xf7e4ee, 0x4a1233, WHITE, {WHITE, CRIMSON, WHITE}, 0x2b3d6e, CRIMSON, WHITE},
	{"saxony", "SA", 0xdc9aa6, 0xfbeaec, 0x5a1c2b, 0x4a1622, {WHITE, GREEN, WHITE}, 0xf2ede0, GREEN, WHITE},
	{"prussia", "PR", 0x69727f, 0xe9ebee, 0x20262e, WHITE, {WHITE, BLACK, WHITE}, 0x27344f, RED, WHITE},
	{"italy", "IT", 0xcf9434, 0xfbf1dc, 0x40290a, 0x2e1c06, {GREEN, WHITE, RED}, 0x2d5a3a, WHITE, GREEN},
	{"westphalia", "WE", 0xa9bfd4, 0xf2f6fa, 0x22364a, 0x1a2c3e, {BLUE, WHITE, BLUE}, 0xf2ede0, BLUE, BLUE},
	{"bavaria", "BA", 0x6fa3cf, 0xeaf3fa, 0x163451, 0x10293f, {SKY, WHITE, SKY}, 0x6b9cc8, RED, WHITE},
	{"wurttemberg", "WU", 0x3c4048, 0xe8e8ea, 0x1a1c20, 0xf6e3b0, {BLACK, RED, YELLOW}, 0x27344f, YELLOW, BLACK},
	{"baden", "BD", 0x2c7f84, 0xe2f0ef, 0x0f3538, WHITE, {YELLOW, RED, YELLOW}, 0x27344f, RED, YELLOW},
	{"hesse", "HE", 0x5c4a78, 0xece6f4, 0x2a1d40, WHITE, {WHITE, RED, WHITE}, 0x27344f, RED, WHITE},
	{"swiss", "SW", 0xc9705a, 0xfaeae4, 0x4f1a0e, 0x3a1109, {RED, WHITE, RED}, 0xa3322c, WHITE, WHITE},
	{"sweden", "SE", 0xf0e29a, 0xfdf9e6, 0x21365f, 0x1c2f55, {YELLOW, BLUE, YELLOW}, 0x27408a, YELLOW, YELLOW},
	{"spain", "SP", 0x7d5a3c, 0xf2e8dc, 0x33200f, WHITE, {RED, YELLOW, RED}, 0xf2ede0, RED, RED},
};

/* Adjectives and sides that data files use in place of the country. */
static const char *const aliases[][2] = {
	{"french", "france"},   {"allied", "france"},	     {"imperial-guard", "guard"}, {"russian", "russia"},
	{"coalition", "russia"}, {"cossack", "russia"},	     {"austrian", "austria"},	  {"polish", "poland"},
	{"saxon", "saxony"},	 {"prussian", "prussia"},    {"italian", "italy"},	  {"naples", "italy"},
	{"westphalian", "westphalia"}, {"bavarian", "bavaria"}, {"swedish", "sweden"},	  {"hessian", "hesse"},
	{"switzerland", "swiss"}, {"wuerttemberg", "wurttemberg"}, {"portugal", "spain"},
};

static const struct counter_style *find(const char *nation)
{
	if (!nation)
		return NULL;
	for (size_t i = 0; i < sizeof aliases / sizeof *aliases; i++) {
		if (!strcmp(nation, aliases[i][0]))
			nation = aliases[i][1];
	}
	for (size_t i = 0; i < sizeof styles / sizeof *styles; i++) {
		if (!strcmp(nation, styles[i].nation))
			return &styles[i];
	}
	return NULL;
}

const struct counter_style *counter_style_of(const char *nation, const char *side)
{
	const struct counter_style *style = find(nation);
	if (!style)
		style = find(side);
	return style ? style : &styles[0];
}

void counter_field_of(const char *nation, uint32_t *field, uint32_t *lines)
{
	static const struct {
		const char *nation;
		uint32_t field, lines;
	} fields[] = {
		{"guard", 0xb8302a, WHITE},	 {"bavaria", 0xfdfbf2, 0xc89400}, {"italy", 0x3f9c55, WHITE},
		{"poland", 0xb43484, WHITE},	 {"prussia", 0x9aa0a8, BLACK},	  {"saxony", 0xdfa0a6, 0x5a1c2b},
		{"swiss", 0xa01432, WHITE},	 {"westphalia", 0x1f5632, WHITE},
	};
	for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
		if (!strcmp(nation, fields[i].nation)) {
			*field = fields[i].field;
			*lines = fields[i].lines;
		}
}


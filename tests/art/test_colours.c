/* Colour is never the only carrier of a meaning: for each kind of colour blindness the bodies of the counters used in
 * Borodino lie far enough apart in Lab, or their letters and cockades differ. Matrices: Machado, Oliveira and
 * Fernandes 2009, severity 1, applied to linear light.
 */
#include "art/counter_style.h"
#include "check.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 32, ENOUGH = 15, WELL_APART = 30 };

static const struct sight {
	const char *name;
	double m[3][3];
} sights[] = {
	{"normal", {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"protan", {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"deutan", {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"tritan", {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
};

static double light(unsigned v)
{
	double c = v / 255.0;
	return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static double bend(double t)
{
	return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116;
}

static void lab(uint32_t colour, const struct sight *s, double out[3])
{
	double in[3] = {light(colour >> 16 & 255), light(colour >> 8 & 255), light(colour & 255)}, c[3];
	for (int i = 0; i < 3; i++) {
		c[i] = s->m[i][0] * in[0] + s->m[i][1] * in[1] + s->m[i][2] * in[2];
		c[i] = fmin(1, fmax(0, c[i]));
	}
	double x = bend((0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047);
	double y = bend(0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2]);
	double z = bend((0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883);
	out[0] = 116 * y - 16;
	out[1] = 500 * (x - y);
	out[2] = 200 * (y - z);
}

static double distance(uint32_t a, uint32_t b, const struct sight *s)
{
	double p[3], q[3];
	lab(a, s, p);
	lab(b, s, q);
	return sqrt((p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) + (p[2] - q[2]) * (p[2] - q[2]));
}

/* The styles that the pieces of Borodino are drawn in. */
static int used(const struct counter_style *out[MOST])
{
	char path[512];
	snprintf(path, sizeof path, "%s/scenarios/borodino/pieces.json", getenv("GROGNARD_DATA"));
	FILE *f = fopen(path, "rb");
	assert_non_null(f);
	char *text = calloc(1, 1 << 20);
	assert_true(fread(text, 1, (1 << 20) - 1, f) > 0);
	fclose(f);
	cJSON *json = cJSON_Parse(text);
	const cJSON *piece;
	int n = 0;
	cJSON_ArrayForEach(piece, cJSON_GetObjectItem(json, "pieces")) {
		const char *nation = cJSON_GetStringValue(cJSON_GetObjectItem(piece, "nation"));
		const char *side = cJSON_GetStringValue(cJSON_GetObjectItem(piece, "side"));
		const struct counter_style *style = counter_style_of(
			cJSON_IsTrue(cJSON_GetObjectItem(piece, "guard")) ? "guard" : nation ? nation : side, side);
		int i = 0;
		while (i < n && out[i] != style)
			i++;
		if (i == n && n < MOST)
			out[n++] = style;
	}
	cJSON_Delete(json);
	free(text);
	return n;
}

static void told_apart_without_hue(void **unused)
{
	(void)unused;
	const struct counter_style *style[MOST];
	int n = used(style), close = 0;
	assert_true(n >= 4);
	for (size_t k = 0; k < sizeof sights / sizeof *sights; k++) {
		for (int i = 0; i < n; i++) {
			for (int j = 0; j < i; j++) {
				if (distance(style[i]->body, style[j]->body, &sights[k]) >= ENOUGH)
					continue;
				close++;
				bool letters = strcmp(style[i]->letters, style[j]->letters) != 0;
				bool cockade = memcmp(style[i]->cockade, style[j]->cockade, sizeof style[i]->cockade);
				if (!letters || !cockade)
					fail_msg("%s: %s and %s look alike", sights[k].name, style[i]->nation,
						 style[j]->nation);
			}
		}
	}
	printf("%d styles, %d pairs that only letters and cockade tell apart\n", n, close);
}

/* The two armies are never left to the small print. */
static void friend_and_foe_differ_by_colour(void **unused)
{
	(void)unused;
	const struct counter_style *france = counter_style_of("france", NULL), *russia = counter_style_of("russia", NULL);
	for (size_t k = 0; k < sizeof sights / sizeof *sights; k++)
		if (distance(france->body, russia->body, &sights[k]) < ENOUGH - 1)
			fail_msg("%s: %.1f", sights[k].name, distance(france->body, russia->body, &sights[k]));
	assert_true(distance(france->body, russia->body, &sights[0]) > WELL_APART);
	assert_true(distance(0xff0000, 0x00ff00, &sights[0]) > 160); /* the measure itself */
	assert_true(distance(0xffffff, 0xffffff, &sights[2]) < 0.01);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(told_apart_without_hue),
		cmocka_unit_test(friend_and_foe_differ_by_colour),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}

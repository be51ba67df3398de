/* Random numbers, noise, colours, shapes and text for everything drawn at build time. */
#include "art/ink.h"

#include <math.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pcg pcg_start(uint64_t seed)
{
	struct pcg p = {0, (seed << 1) | 1};
	pcg_next(&p);
	p.state += seed * UINT64_C(0x9e3779b97f4a7c15) + UINT64_C(0x853c49e6748fea9b);
	pcg_next(&p);
	return p;
}

uint32_t pcg_next(struct pcg *p)
{
	uint64_t old = p->state;
	p->state = old * UINT64_C(6364136223846793005) + p->step;
	uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27);
	uint32_t turn = (uint32_t)(old >> 59);
	return (mixed >> turn) | (mixed << ((32 - turn) & 31));
}

double pcg_unit(struct pcg *p)
{
	return pcg_next(p) / 4294967296.0;
}

double pcg_range(struct pcg *p, double low, double high)
{
	return low + (high - low) * pcg_unit(p);
}

int pcg_below(struct pcg *p, int limit)
{
	return (int)(pcg_unit(p) * limit);
}

static uint32_t lattice(int x, int y, uint32_t seed)
{
	uint32_t h = (uint32_t)x * 0x8da6b343u ^ (uint32_t)y * 0xd8163841u ^ seed * 0xcb1ab31fu;
	h ^= h >> 15;
	h *= 0x2c1b3c6du;
	h ^= h >> 12;
	h *= 0x297a2d39u;
	return h ^ (h >> 15);
}

double noise_white(int x, int y, uint32_t seed)
{
	return lattice(x, y, seed) * (1 / 4294967296.0);
}

static double fade(double t)
{
	return t * t * t * (t * (t * 6 - 15) + 10);
}

double noise_value(double x, double y, uint32_t seed)
{
	double fx = floor(x), fy = floor(y);
	int ix = (int)fx, iy = (int)fy;
	double u = fade(x - fx), v = fade(y - fy);
	double top = ink_mix(noise_white(ix, iy, seed), noise_white(ix + 1, iy, seed), u);
	double low = ink_mix(noise_white(ix, iy + 1, seed), noise_white(ix + 1, iy + 1, seed), u);
	return ink_mix(top, low, v);
}

double noise_fbm(int octaves, double x, double y, uint32_t seed)
{
	double sum = 0, weight = 1, total = 0;
	for (int i = 0; i < octaves; i++) {
		sum += weight * noise_value(x, y, seed + (uint32_t)i * 7919u);
		total += weight;
		weight *= .5;
		x *= 2.03;
		y *= 2.03;
	}
	return sum / total;
}

double ink_smoothstep(double low, double high, double x)
{
	double t = ink_clamp((x - low) / (high - low), 0, 1);
	return t * t * (3 - 2 * t);
}

void ink_colour(cairo_t *cr, unsigned rgb, double alpha)
{
	cairo_set_source_rgba(cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, alpha);
}

unsigned ink_blend(unsigned a, unsigned b, double t)
{
	unsigned mixed = 0;
	for (unsigned shift = 0; shift < 24; shift += 8) {
		double v = ink_mix(a >> shift & 255, b >> shift & 255, t);
		mixed |= (unsigned)ink_clamp(v + .5, 0, 255) << shift;
	}
	return mixed;
}

void ink_rounded(cairo_t *cr, double x, double y, double w, double h, double radius)
{
	cairo_new_sub_path(cr);
	cairo_arc(cr, x + w - radius, y + radius, radius, -INK_PI / 2, 0);
	cairo_arc(cr, x + w - radius, y + h - radius, radius, 0, INK_PI / 2);
	cairo_arc(cr, x + radius, y + h - radius, radius, INK_PI / 2, INK_PI);
	cairo_arc(cr, x + radius, y + radius, radius, INK_PI, INK_PI * 1.5);
	cairo_close_path(cr);
}

struct face_file {
	const char *name, *place, *family;
	PangoStyle style;
	PangoWeight weight;
};

/* The families are those the files themselves name. */
static const struct face_file face_files[FACES] = {
	{"OldStandard-Regular.ttf", "/usr/share/fonts/truetype/fonts-oldstandard", "Old Standard TT",
	 PANGO_STYLE_NORMAL, PANGO_WEIGHT_NORMAL},
	{"OldStandard-Italic.ttf", "/usr/share/fonts/truetype/fonts-oldstandard", "Old Standard TT",
	 PANGO_STYLE_ITALIC, PANGO_WEIGHT_NORMAL},
	{"OldStandard-Bold.ttf", "/usr/share/fonts/truetype/fonts-oldstandard", "Old Standard TT",
	 PANGO_STYLE_NORMAL, PANGO_WEIGHT_BOLD},
	{"RobotoCondensed-Regular.ttf", "/usr/share/fonts/truetype/roboto/unhinted", "Roboto Condensed",
	 PANGO_STYLE_NORMAL, PANGO_WEIGHT_NORMAL},
	{"RobotoCondensed-Bold.ttf", "/usr/share/fonts/truetype/roboto/unhinted", "Roboto Condensed",
	 PANGO_STYLE_NORMAL, PANGO_WEIGHT_BOLD},
	{"LinLibertine_R.otf", "/usr/share/fonts/opentype/linux-libertine", "Linux Libertine O",
	 PANGO_STYLE_NORMAL, PANGO_WEIGHT_NORMAL},
};

bool ink_fonts_open(struct ink_fonts *f, const char *dir, struct error *e)
{
	memset(f, 0, sizeof *f);
	f->config = FcConfigCreate();
	for (int i = 0; i < FACES; i++) {
		char path[512];
		snprintf(path, sizeof path, "%s/%s", dir ? dir : face_files[i].place, face_files[i].name);
		FILE *there = fopen(path, "rb");
		if (there)
			fclose(there);
		if (!there || !FcConfigAppFontAddFile(f->config, (const FcChar8 *)path)) {
			FcConfigDestroy(f->config);
			memset(f, 0, sizeof *f);
			return error_set(e, path, NULL, NULL, there ? "is no font" : "font file cannot be read");
		}
	}
	f->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
	pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(f->map), f->config);
	pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(f->map), 72);
	f->context = pango_font_map_create_context(f->map);
	/* Unhinted: the same shapes and widths at every zoom. */
	cairo_font_options_t *options = cairo_font_options_create();
	cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
	cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
	cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
	pango_cairo_context_set_font_options(f->context, options);
	cairo_font_options_destroy(options);
	pango_context_set_round_glyph_positions(f->context, FALSE);
	return true;
}

void ink_fonts_close(struct ink_fonts *f)
{
	if (f->context)
		g_object_unref(f->context);
	if (f->map) {
		/* The map does not give its configuration back when it goes. */
		pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(f->map), NULL);
		g_object_unref(f->map);
	}
	if (f->config)
		FcConfigDestroy(f->config);
	memset(f, 0, sizeof *f);
}

static PangoLayout *layout_of(const struct ink_fonts *f, const struct ink_style *s, const char *text)
{
	const struct face_file *face = &face_files[s->face];
	PangoFontDescription *d = pango_font_description_new();
	pango_font_description_set_family_static(d, face->family);
	pango_font_description_set_style(d, face->style);
	pango_font_description_set_weight(d, face->weight);
	/* Pango rounds sizes to 1/1024 of a unit: fine for every size used here. */
	pango_font_description_set_absolute_size(d, s->size * PANGO_SCALE);
	PangoLayout *l = pango_layout_new(f->context);
	pango_layout_set_font_description(l, d);
	pango_font_description_free(d);
	pango_layout_set_text(l, text, -1);
	if (s->spacing > 0 || s->spacing < 0) {
		PangoAttrList *list = pango_attr_list_new();
		pango_attr_list_insert(list, pango_attr_letter_spacing_new((int)lrint(s->spacing * PANGO_SCALE)));
		pango_layout_set_attributes(l, list);
		pango_attr_list_unref(list);
	}
	return l;
}

/* Letter spacing is put after the last letter as well; take it off, or centred text sits too far left. */
static double advance_of(PangoLayout *l, const struct ink_style *s)
{
	PangoRectangle logical;
	pango_layout_get_extents(l, NULL, &logical);
	return (double)logical.width / PANGO_SCALE - s->spacing;
}

struct ink_extent ink_measure(const struct ink_fonts *f, const struct ink_style *s, const char *text)
{
	PangoLayout *l = layout_of(f, s, text);
	PangoRectangle ink;
	pango_layout_get_extents(l, &ink, NULL);
	double base = (double)pango_layout_get_baseline(l) / PANGO_SCALE;
	struct ink_extent x = {advance_of(l, s), (double)ink.x / PANGO_SCALE, (double)ink.y / PANGO_SCALE - base,
			       (double)ink.width / PANGO_SCALE, (double)ink.height / PANGO_SCALE};
	g_object_unref(l);
	return x;
}

static double text_path(cairo_t *cr, const struct ink_fonts *f, const struct ink_style *s, double x, double y,
			const char *text)
{
	PangoLayout *l = layout_of(f, s, text);
	double width = advance_of(l, s);
	cairo_move_to(cr, x - width * s->align, y);
	pango_cairo_layout_line_path(cr, pango_layout_get_line_readonly(l, 0));
	g_object_unref(l);
	return width;
}

/* Draws the current path as letters, with their halo. */
static void fill_letters(cairo_t *cr, const struct ink_style *s)
{
	if (s->halo > 0) {
		cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
		cairo_set_line_width(cr, 2 * s->halo);
		ink_colour(cr, s->halo_rgb, s->halo_alpha > 0 ? s->halo_alpha : 1);
		cairo_stroke_preserve(cr);
	}
	ink_colour(cr, s->rgb, s->alpha > 0 ? s->alpha : 1);
	cairo_fill(cr);
}

static PangoLayout *column_of(const struct ink_fonts *f, const struct ink_style *s, double width, const char *text,
			      double *height)
{
	PangoLayout *l = layout_of(f, s, text);
	PangoRectangle logical;
	pango_layout_set_width(l, (int)(width * PANGO_SCALE));
	pango_layout_set_wrap(l, PANGO_WRAP_WORD_CHAR);
	pango_layout_set_alignment(l, s->align < .25   ? PANGO_ALIGN_LEFT
				      : s->align < .75 ? PANGO_ALIGN_CENTER
						       : PANGO_ALIGN_RIGHT);
	pango_layout_get_extents(l, NULL, &logical);
	*height = (double)logical.height / PANGO_SCALE;
	return l;
}

double ink_column(cairo_t *cr, const struct ink_fonts *f, const struct ink_style *s, double x, double y, double width,
		  const char *text)
{
	double height;
	PangoLayout *l = column_of(f, s, width, text, &height);
	cairo_save(cr);
	cairo_new_path(cr);
	cairo_move_to(cr, x, y);
	pango_cairo_layout_path(cr, l);
	fill_letters(cr, s);
	cairo_restore(cr);
	g_object_unref(l);
	return height;
}

double ink_column_height(const struct ink_fonts *f, const struct ink_style *s, double width, const char *text)
{
	double height;
	g_object_unref(column_of(f, s, width, text, &height));
	return height;
}

double ink_text(cairo_t *cr, const struct ink_fonts *f, const struct ink_style *s, double x, double y,
		const char *text)
{
	cairo_save(cr);
	cairo_new_path(cr);
	double width = text_path(cr, f, s, x, y, text);
	fill_letters(cr, s);
	cairo_restore(cr);
	return width;
}

double ink_text_fit(cairo_t *cr, const struct ink_fonts *f, const struct ink_style *s, double x, double y,
		    double widest, const char *text)
{
	struct ink_style fitted = *s;
	double width = ink_measure(f, s, text).width;
	if (width > widest) {
		fitted.size *= widest / width;
		fitted.spacing *= widest / width;
	}
	return ink_text(cr, f, &fitted, x, y, text);
}

void *ink_memory(void *old, size_t count, size_t size)
{
	bool fits = size == 0 || count <= (SIZE_MAX >> 1) / size;
	size_t bytes = fits ? count * size : 0;
	void *p = fits ? realloc(old, bytes > 0 ? bytes : 1) : NULL;
	if (!p) {
		fputs("out of memory\n", stderr);
		exit(1);
	}
	return p;
}

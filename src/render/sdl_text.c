/* Text of the SDL canvas: whole lines kept as textures, white, coloured when drawn. */
#include "render/sdl_canvas.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define DEBIAN_STANDARD "/usr/share/fonts/truetype/fonts-oldstandard/"
#define DEBIAN_ROBOTO "/usr/share/fonts/truetype/roboto/unhinted/"
#define DEBIAN_LIBERTINE "/usr/share/fonts/opentype/linux-libertine/"

static const struct {
	const char *file, *folder;
} font_files[FONTS] = {
	[FONT_BODY] = {"LinLibertine_R.otf", DEBIAN_LIBERTINE},
	[FONT_BODY_BOLD] = {"LinLibertine_RB.otf", DEBIAN_LIBERTINE},
	[FONT_BODY_ITALIC] = {"LinLibertine_RI.otf", DEBIAN_LIBERTINE},
	[FONT_TITLE] = {"OldStandard-Bold.ttf", DEBIAN_STANDARD},
	[FONT_TITLE_ITALIC] = {"OldStandard-Italic.ttf", DEBIAN_STANDARD},
	[FONT_DATA] = {"RobotoCondensed-Regular.ttf", DEBIAN_ROBOTO},
	[FONT_DATA_BOLD] = {"RobotoCondensed-Bold.ttf", DEBIAN_ROBOTO},
};

static bool font_path(const struct sdl_canvas *s, enum font f, char *path, size_t size)
{
	snprintf(path, size, "%s/fonts/%s", s->data, font_files[f].file);
	if (!access(path, R_OK))
		return true;
	snprintf(path, size, "%s%s", font_files[f].folder, font_files[f].file);
	return !access(path, R_OK);
}

/* The wanted face or, when its file is missing, the first that can be opened. */
static TTF_Font *open_font(struct sdl_canvas *s, enum font f, int size)
{
	char path[512];
	TTF_Font *ttf = NULL;

	if (font_path(s, f, path, sizeof path))
		ttf = TTF_OpenFont(path, size);
	if (!ttf)
		snprintf(s->missing_font, sizeof s->missing_font, "%.150s/fonts/%s", s->data, font_files[f].file);
	for (int other = 0; !ttf && other < FONTS; other++)
		if (font_path(s, (enum font)other, path, sizeof path))
			ttf = TTF_OpenFont(path, size);
	if (ttf) {
		TTF_SetFontHinting(ttf, TTF_HINTING_NONE);
		TTF_SetFontKerning(ttf, 1);
	}
	return ttf;
}

static TTF_Font *get_font(struct sdl_canvas *s, enum font f, int size)
{
	struct sdl_font *slot = NULL;

	if ((unsigned)f >= FONTS)
		f = FONT_BODY;
	for (int i = 0; i < s->fonts; i++) {
		if (s->font[i].font == f && s->font[i].size == size) {
			s->font[i].used = s->tick;
			return s->font[i].ttf;
		}
		if (!slot || s->font[i].used < slot->used)
			slot = &s->font[i];
	}
	if (s->fonts < MAX_FONTS_OPEN)
		slot = &s->font[s->fonts++];
	else if (slot->ttf)
		TTF_CloseFont(slot->ttf);
	*slot = (struct sdl_font){f, size, open_font(s, f, size), s->tick};
	return slot->ttf;
}

static void drop_line(struct sdl_canvas *s, struct sdl_line *l)
{
	s->line_bytes -= (size_t)l->w * (size_t)l->h * 4;
	if (l->texture)
		SDL_DestroyTexture(l->texture);
	free(l->text);
	*l = s->line[--s->lines];
}

static struct sdl_line *find_line(struct sdl_canvas *s, enum font f, int size, const char *text, uint32_t hash)
{
	for (int i = 0; i < s->lines; i++) {
		struct sdl_line *l = &s->line[i];
		if (l->hash == hash && l->font == f && l->size == size && !strcmp(l->text, text))
			return l;
	}
	return NULL;
}

static void line_room(struct sdl_canvas *s, size_t bytes)
{
	while (s->lines && (s->lines == MAX_LINES_KEPT || s->line_bytes + bytes > TEXT_BUDGET)) {
		struct sdl_line *oldest = &s->line[0];
		for (int i = 1; i < s->lines; i++)
			if (s->line[i].used < oldest->used)
				oldest = &s->line[i];
		drop_line(s, oldest);
	}
}

static struct sdl_line *get_line(struct sdl_canvas *s, enum font f, int size, const char *text)
{
	uint32_t hash = text_hash(text);
	struct sdl_line *l = find_line(s, f, size, text, hash);
	TTF_Font *ttf;
	SDL_Surface *pixels;

	if (l)
		return l;
	ttf = get_font(s, f, size);
	pixels = ttf ? TTF_RenderUTF8_Blended(ttf, text, (SDL_Color){255, 255, 255, 255}) : NULL;
	if (!pixels)
		return NULL;
	line_room(s, (size_t)pixels->w * (size_t)pixels->h * 4);
	l = &s->line[s->lines];
	*l = (struct sdl_line){.text = strdup(text), .hash = hash, .font = (uint8_t)f, .size = (int16_t)size,
			       .w = pixels->w, .h = pixels->h};
	l->texture = sdl_upload(s, pixels, false);
	if (!l->texture || !l->text) {
		if (l->texture)
			SDL_DestroyTexture(l->texture);
		free(l->text);
		return NULL;
	}
	s->line_bytes += (size_t)l->w * (size_t)l->h * 4;
	s->lines++;
	return l;
}

int sdl_text(struct canvas *c, enum font f, int size, uint32_t colour, int x, int y, const char *text)
{
	struct sdl_canvas *s = sdl_own(c);
	struct sdl_line *l = get_line(s, f, size, text);
	SDL_Color k = sdl_colour(colour);

	if (!l)
		return 0;
	l->used = s->tick;
	SDL_SetTextureColorMod(l->texture, k.r, k.g, k.b);
	SDL_SetTextureAlphaMod(l->texture, k.a);
	SDL_RenderCopy(s->renderer, l->texture, NULL, &(SDL_Rect){x, y, l->w, l->h});
	return l->w;
}

/* Texts are measured at every layout and once more when they are drawn: 64 bits tell them apart. */
static uint64_t width_key(enum font f, int size, const char *text)
{
	uint64_t h = 14695981039346656037u ^ ((uint64_t)f << 32 | (uint64_t)size);

	for (h *= 1099511628211u; *text; text++)
		h = (h ^ (uint8_t)*text) * 1099511628211u;
	h ^= h >> 32;
	return h ? h : 1;
}

int sdl_text_width(struct canvas *c, enum font f, int size, const char *text)
{
	struct sdl_canvas *s = sdl_own(c);
	uint64_t key = width_key(f, size, text);
	struct sdl_width *kept = &s->width[key & (WIDTHS_KEPT - 1)];

	if (kept->key != key) {
		TTF_Font *ttf = get_font(s, f, size);
		int w = 0;
		*kept = (struct sdl_width){key, ttf && !TTF_SizeUTF8(ttf, text, &w, NULL) ? w : 0};
	}
	return kept->w;
}

int sdl_line_height(struct canvas *c, enum font f, int size)
{
	TTF_Font *ttf = get_font(sdl_own(c), f, size);
	return ttf ? TTF_FontHeight(ttf) : size + size / 4;
}

const char *sdl_missing_font(const struct canvas *c)
{
	const struct sdl_canvas *s = (const struct sdl_canvas *)c;
	return *s->missing_font ? s->missing_font : NULL;
}

void sdl_text_free(struct sdl_canvas *s)
{
	while (s->lines > 0)
		drop_line(s, &s->line[s->lines - 1]);
	for (int i = 0; i < s->fonts; i++)
		if (s->font[i].ttf)
			TTF_CloseFont(s->font[i].ttf);
	s->fonts = 0;
}

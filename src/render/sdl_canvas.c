#include "render/sdl_canvas.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Of what hides all below it: like that of most windows, so that the processor copies it, and draws over it, most quickly. */
static uint32_t format_of(const struct sdl_canvas *s, bool opaque)
{
	return opaque && s->software ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888;
}

/* Straight into the texture's own memory, without a second copy of a large picture. */
static SDL_Texture *convert(struct sdl_canvas *s, const SDL_Surface *from, bool opaque)
{
	uint32_t format = format_of(s, opaque);
	SDL_Texture *t = SDL_CreateTexture(s->renderer, format, SDL_TEXTUREACCESS_STREAMING, from->w, from->h);
	void *to;
	int pitch;

	if (!t)
		return NULL;
	if (SDL_LockTexture(t, NULL, &to, &pitch)) {
		SDL_DestroyTexture(t);
		return NULL;
	}
	SDL_ConvertPixels(from->w, from->h, from->format->format, from->pixels, from->pitch, format, to, pitch);
	SDL_UnlockTexture(t);
	return t;
}

static SDL_Texture *dressed(struct sdl_canvas *s, SDL_Texture *t, bool opaque)
{
	SDL_SetTextureBlendMode(t, opaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
	SDL_SetTextureScaleMode(t, opaque && s->software ? SDL_ScaleModeNearest : SDL_ScaleModeLinear);
	return t;
}

SDL_Texture *sdl_upload(struct sdl_canvas *s, SDL_Surface *pixels, bool opaque)
{
	SDL_Texture *t;

	if (!pixels)
		return NULL;
	if (s->software && pixels->format->BytesPerPixel >= 3) {
		t = convert(s, pixels, opaque);
		SDL_FreeSurface(pixels);
		return t ? dressed(s, t, opaque) : NULL;
	}
	if (pixels->format->format != SDL_PIXELFORMAT_ARGB8888) {
		SDL_Surface *converted = SDL_ConvertSurfaceFormat(pixels, SDL_PIXELFORMAT_ARGB8888, 0);
		SDL_FreeSurface(pixels);
		if (!converted)
			return NULL;
		pixels = converted;
	}
	t = SDL_CreateTexture(s->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, pixels->w, pixels->h);
	if (t) {
		SDL_UpdateTexture(t, NULL, pixels->pixels, pixels->pitch);
		dressed(s, t, opaque);
	}
	SDL_FreeSurface(pixels);
	return t;
}

static void forget_layers(struct sdl_canvas *s)
{
	for (int i = 0; i < LAYERS; i++) {
		s->base.valid[i] = false;
		if (s->layer[i])
			SDL_DestroyTexture(s->layer[i]);
		s->layer[i] = NULL;
	}
}

void sdl_look_round(struct sdl_canvas *s)
{
	int display = SDL_GetWindowDisplayIndex(s->window);
	uint32_t flags = SDL_GetWindowFlags(s->window);
	SDL_DisplayMode mode;

	s->base.maximised = flags & SDL_WINDOW_MAXIMIZED;
	if (s->dummy || flags & SDL_WINDOW_HIDDEN || display < 0 || SDL_GetDesktopDisplayMode(display, &mode))
		return;
	s->base.screen_w = (int)((float)mode.w * s->base.density);
	s->base.screen_h = (int)((float)mode.h * s->base.density);
	if (SDL_GetDisplayDPI(display, &s->base.dpi, NULL, NULL))
		s->base.dpi = 0;
}

static void measure(struct sdl_canvas *s)
{
	int w = 0, h = 0, points = 0;

	if (SDL_GetRendererOutputSize(s->renderer, &w, &h) || w < 1 || h < 1)
		return;
	SDL_GetWindowSize(s->window, &points, NULL);
	s->base.density = points > 0 ? (float)w / (float)points : 1;
	sdl_look_round(s);
	if (w != s->base.width || h != s->base.height) {
		forget_layers(s);
		s->base.width = w;
		s->base.height = h;
	}
}

static const char *renderer_name(const struct canvas *c)
{
	return ((const struct sdl_canvas *)c)->renderer_name;
}

static void sdl_close(struct canvas *c)
{
	struct sdl_canvas *s = sdl_own(c);

	sdl_reader_close(s->reader);
	forget_layers(s);
	sdl_art_free(s);
	sdl_atlas_free(s);
	sdl_text_free(s);
	sdl_shape_free(s);
	sdl_stroke_free(s);
	sdl_slice_free(s);
	sdl_tint_free(s);
	if (s->renderer)
		SDL_DestroyRenderer(s->renderer);
	if (s->window)
		SDL_DestroyWindow(s->window);
	if (TTF_WasInit())
		TTF_Quit();
	SDL_QuitSubSystem(SDL_INIT_VIDEO);
	free(s);
}

static bool sdl_resize(struct canvas *c, int width, int height)
{
	struct sdl_canvas *s = sdl_own(c);
	SDL_SetWindowSize(s->window, width, height);
	measure(s);
	return true;
}

static void sdl_full_screen(struct canvas *c, bool on)
{
	struct sdl_canvas *s = sdl_own(c);
	SDL_SetWindowFullscreen(s->window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
	measure(s);
}

static void sdl_set_clip(struct canvas *c, const struct rect *r)
{
	SDL_Rect clip;
	if (!r) {
		SDL_RenderSetClipRect(sdl_own(c)->renderer, NULL);
		return;
	}
	/* An empty rectangle would mean "everything" to some versions: keep it out of sight instead. */
	clip = r->w > 0 && r->h > 0 ? (SDL_Rect){r->x, r->y, r->w, r->h} : (SDL_Rect){-8, -8, 1, 1};
	SDL_RenderSetClipRect(sdl_own(c)->renderer, &clip);
}

static void set_colour(SDL_Renderer *r, uint32_t colour)
{
	SDL_Color k = sdl_colour(colour);
	SDL_SetRenderDrawColor(r, k.r, k.g, k.b, k.a);
	SDL_SetRenderDrawBlendMode(r, k.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
}

static void sdl_clear(struct canvas *c, uint32_t colour)
{
	set_colour(sdl_own(c)->renderer, colour);
	SDL_RenderClear(sdl_own(c)->renderer);
}

static void sdl_fill(struct canvas *c, struct rect r, uint32_t colour)
{
	SDL_Rect at = {r.x, r.y, r.w, r.h};
	if (sdl_tint(sdl_own(c), r, colour))
		return;
	set_colour(sdl_own(c)->renderer, colour);
	SDL_RenderFillRect(sdl_own(c)->renderer, &at);
}

static bool sdl_layer_begin(struct canvas *c, int layer)
{
	struct sdl_canvas *s = sdl_own(c);

	if (!s->layer[layer]) {
		s->layer[layer] = SDL_CreateTexture(s->renderer, format_of(s, true), SDL_TEXTUREACCESS_TARGET, c->width,
						    c->height);
		if (!s->layer[layer])
			return false;
		SDL_SetTextureBlendMode(s->layer[layer], SDL_BLENDMODE_NONE);
	}
	if (SDL_SetRenderTarget(s->renderer, s->layer[layer]))
		return false;
	sdl_set_clip(c, NULL);
	return true;
}

static void sdl_layer_end(struct canvas *c)
{
	SDL_SetRenderTarget(sdl_own(c)->renderer, NULL);
}

static void sdl_layer_draw(struct canvas *c, int layer)
{
	struct sdl_canvas *s = sdl_own(c);
	if (s->layer[layer])
		SDL_RenderCopy(s->renderer, s->layer[layer], NULL, NULL);
}

static void sdl_present(struct canvas *c)
{
	SDL_RenderPresent(sdl_own(c)->renderer);
	sdl_own(c)->tick++;
}

static bool sdl_shot(struct canvas *c, const char *path, struct error *e)
{
	struct sdl_canvas *s = sdl_own(c);
	SDL_Surface *pixels = SDL_CreateRGBSurfaceWithFormat(0, c->width, c->height, 32, SDL_PIXELFORMAT_ARGB8888);
	bool ok;

	if (!pixels)
		return error_set(e, path, NULL, NULL, "%s", SDL_GetError());
	ok = !SDL_RenderReadPixels(s->renderer, NULL, SDL_PIXELFORMAT_ARGB8888, pixels->pixels, pixels->pitch);
	if (ok) {
		SDL_Surface *plain = SDL_ConvertSurfaceFormat(pixels, SDL_PIXELFORMAT_RGB24, 0);
		ok = plain && !IMG_SavePNG(plain, path);
		SDL_FreeSurface(plain);
	}
	SDL_FreeSurface(pixels);
	return ok || error_set(e, path, NULL, NULL, "the picture could not be written: %s", SDL_GetError());
}

static bool sdl_paper_begin(struct canvas *c, int width, int height, struct error *e)
{
	struct sdl_canvas *s = sdl_own(c);
	s->paper = SDL_CreateTexture(s->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_TARGET, width, height);
	if (!s->paper)
		return error_set(e, NULL, NULL, NULL, "%s", SDL_GetError());
	if (!SDL_SetRenderTarget(s->renderer, s->paper)) {
		sdl_set_clip(c, NULL);
		return true;
	}
	SDL_DestroyTexture(s->paper);
	s->paper = NULL;
	return error_set(e, NULL, NULL, NULL, "%s", SDL_GetError());
}

static void sdl_paper_end(struct canvas *c)
{
	struct sdl_canvas *s = sdl_own(c);
	SDL_SetRenderTarget(s->renderer, NULL);
	SDL_DestroyTexture(s->paper);
	s->paper = NULL;
}

static uint32_t sdl_now(const struct canvas *c)
{
	(void)c;
	return SDL_GetTicks();
}

static const struct canvas_item *sdl_drawn(const struct canvas *c, int *n)
{
	(void)c;
	*n = 0;
	return NULL;
}

static const struct canvas_ops sdl_ops = {
	renderer_name, sdl_close, sdl_resize, sdl_full_screen, sdl_set_clip, sdl_clear, sdl_fill, sdl_polygon,
	sdl_pattern, sdl_taper, sdl_atlas_open, sdl_atlas_warm, sdl_sprite_size, sdl_sprite, sdl_turned, sdl_slice,
	sdl_picture, sdl_picture_comes, sdl_came, sdl_tile, sdl_tile_ready, sdl_tile_comes,
	sdl_picture_size, sdl_text, sdl_text_width, sdl_line_height, sdl_missing_font, sdl_layer_begin, sdl_layer_end,
	sdl_layer_draw, sdl_present, sdl_shot, sdl_paper_begin, sdl_paper_end, sdl_input, sdl_wake, sdl_now, sdl_drawn
};

/* OpenGL drawn by the processor is slower than SDL's own software renderer and costs 100 MB: not worth it. */
static bool drawn_by_processor(SDL_Renderer *r)
{
	typedef const unsigned char *(*get_string)(unsigned);
	SDL_RendererInfo info;
	union {
		void *plain;
		get_string function;
	} gl;
	const char *name;

	if (SDL_GetRendererInfo(r, &info) || strncmp(info.name, "opengl", 6) != 0)
		return false;
	gl.plain = SDL_GL_GetProcAddress("glGetString");
	if (!gl.plain)
		return false;
	name = (const char *)gl.function(0x1F01);
	return name && (strstr(name, "llvmpipe") || strstr(name, "softpipe") || strstr(name, "swrast"));
}

static bool has_graphics_card(void)
{
	return !access("/dev/dri", F_OK) || !access("/dev/nvidiactl", F_OK) || !access("/dev/dxg", F_OK);
}

static bool software_renderer(struct sdl_canvas *s)
{
	const char *driver = SDL_GetCurrentVideoDriver();

	if (!driver || strcmp(driver, "wayland") != 0)
		SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
	s->renderer = SDL_CreateRenderer(s->window, -1, SDL_RENDERER_SOFTWARE | SDL_RENDERER_TARGETTEXTURE);
	s->software = true;
	return s->renderer != NULL;
}

static int driver_index(const char *name)
{
	SDL_RendererInfo info;
	for (int i = 0; i < SDL_GetNumRenderDrivers(); i++)
		if (!SDL_GetRenderDriverInfo(i, &info) && !strcmp(info.name, name))
			return i;
	return NONE;
}

static bool open_renderer(struct sdl_canvas *s, const struct canvas_options *o, struct error *e)
{
	int index = NONE;
	SDL_RendererInfo info;

	if (o->renderer && strcmp(o->renderer, "software") != 0) {
		index = driver_index(o->renderer);
		if (index == NONE)
			return error_set(e, NULL, "--renderer", NULL, "there is no renderer \"%s\" here", o->renderer);
	}
	if (index != NONE || (!o->renderer && !s->dummy && !o->hidden && has_graphics_card())) {
		s->renderer = SDL_CreateRenderer(s->window, index, SDL_RENDERER_ACCELERATED |
						 SDL_RENDERER_TARGETTEXTURE | SDL_RENDERER_PRESENTVSYNC);
		if (s->renderer && index == NONE && drawn_by_processor(s->renderer)) {
			SDL_DestroyRenderer(s->renderer);
			s->renderer = NULL;
		}
	}
	if (!s->renderer && !software_renderer(s))
		return error_set(e, NULL, NULL, NULL, "nothing can draw in the window: %s", SDL_GetError());
	if (!SDL_GetRendererInfo(s->renderer, &info))
		snprintf(s->renderer_name, sizeof s->renderer_name, "%s", info.name);
	s->software = s->software || !strcmp(s->renderer_name, "software");
	return true;
}

/* The window's icon: the largest drawn for it, when the art is there. */
static void set_icon(struct sdl_canvas *s)
{
	char path[400];
	SDL_Surface *icon;

	if (s->dummy)
		return;
	snprintf(path, sizeof path, "%s/art/icons/grognard-64.png", s->data);
	icon = access(path, R_OK) ? NULL : IMG_Load(path);
	if (icon)
		SDL_SetWindowIcon(s->window, icon);
	SDL_FreeSurface(icon);
}

static bool open_window(struct sdl_canvas *s, const struct canvas_options *o, struct error *e)
{
	uint32_t flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;

	if (o->hidden)
		flags |= SDL_WINDOW_HIDDEN;
	if (o->full_screen)
		flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
	else if (o->maximised)
		flags |= SDL_WINDOW_MAXIMIZED;
	s->window = SDL_CreateWindow(o->title ? o->title : "Grognard", SDL_WINDOWPOS_CENTERED,
				     SDL_WINDOWPOS_CENTERED, o->width, o->height, flags);
	if (!s->window)
		return error_set(e, NULL, NULL, NULL, "no window can be opened: %s", SDL_GetError());
	SDL_SetWindowMinimumSize(s->window, 320, 200);
	return true;
}

struct canvas *canvas_open(const struct canvas_options *o, struct error *e)
{
	struct sdl_canvas *s;
	const char *driver;

	SDL_SetMainReady();
	SDL_SetHint(SDL_HINT_APP_NAME, "Grognard");
	setenv("SDL_VIDEO_X11_WMCLASS", "org.grognard.Grognard", 0);
	setenv("SDL_VIDEO_WAYLAND_WMCLASS", "org.grognard.Grognard", 0);
	SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
	SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
	SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
	if (SDL_InitSubSystem(SDL_INIT_VIDEO)) {
		error_set(e, NULL, NULL, NULL, "there is no display: %s", SDL_GetError());
		return NULL;
	}
	/* Without a display SDL falls back to drivers that show nothing: right for pictures and tests only. */
	driver = SDL_GetCurrentVideoDriver();
	if (!o->hidden && !getenv("SDL_VIDEODRIVER") && driver && (!strcmp(driver, "offscreen") || !strcmp(driver, "dummy"))) {
		SDL_QuitSubSystem(SDL_INIT_VIDEO);
		error_set(e, NULL, NULL, NULL, "there is no display to open a window on");
		return NULL;
	}
	s = calloc(1, sizeof *s);
	if (!s) {
		SDL_QuitSubSystem(SDL_INIT_VIDEO);
		error_set(e, NULL, NULL, NULL, "out of memory");
		return NULL;
	}
	s->base.ops = &sdl_ops;
	s->base.layer = NONE;
	s->base.density = 1;
	s->base.reads = ALL_READS;
	s->wake = SDL_RegisterEvents(1);
	snprintf(s->data, sizeof s->data, "%s", o->data ? o->data : ".");
	s->dummy = driver && (!strcmp(driver, "dummy") || !strcmp(driver, "offscreen"));
	if (TTF_Init()) {
		error_set(e, NULL, NULL, NULL, "no text can be drawn: %s", TTF_GetError());
	} else if (open_window(s, o, e) && open_renderer(s, o, e)) {
		measure(s);
		set_icon(s);
		s->reader = o->beside ? sdl_reader_open() : NULL;
		SDL_StartTextInput();
		return &s->base;
	}
	sdl_close(&s->base);
	return NULL;
}

/* SDL's events become the canvas's own. The pointer is remembered from events and never asked of SDL, so that
 * pushed events are as good as real ones. */
#include "render/sdl_canvas.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static unsigned mods_of(unsigned state)
{
	return (state & KMOD_SHIFT ? (unsigned)MOD_SHIFT : 0) | (state & KMOD_CTRL ? (unsigned)MOD_CTRL : 0) |
	       (state & KMOD_ALT ? (unsigned)MOD_ALT : 0);
}

static int key_of(const SDL_Keysym *k)
{
	static const struct {
		SDL_Keycode sdl;
		int key;
	} names[] = {
		{SDLK_RETURN, KEY_ENTER}, {SDLK_KP_ENTER, KEY_ENTER}, {SDLK_ESCAPE, KEY_ESCAPE}, {SDLK_TAB, KEY_TAB},
		{SDLK_SPACE, KEY_SPACE}, {SDLK_BACKSPACE, KEY_BACKSPACE}, {SDLK_UP, KEY_UP}, {SDLK_DOWN, KEY_DOWN},
		{SDLK_LEFT, KEY_LEFT}, {SDLK_RIGHT, KEY_RIGHT}, {SDLK_HOME, KEY_HOME}, {SDLK_END, KEY_END},
		{SDLK_PAGEUP, KEY_PAGE_UP}, {SDLK_PAGEDOWN, KEY_PAGE_DOWN}, {SDLK_DELETE, KEY_DELETE},
		{SDLK_INSERT, KEY_INSERT}, {SDLK_KP_PLUS, '+'}, {SDLK_KP_MINUS, '-'}, {SDLK_KP_0, KEY_PAD_0}
	};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (names[i].sdl == k->sym)
			return names[i].key;
	if (k->sym >= SDLK_F1 && k->sym <= SDLK_F12)
		return KEY_F1 + (int)(k->sym - SDLK_F1);
	if (k->sym >= SDLK_KP_1 && k->sym <= SDLK_KP_9)
		return KEY_PAD_1 + (int)(k->sym - SDLK_KP_1);
	return k->sym > 32 && k->sym < 127 ? (int)k->sym : 0;
}

static int pixel(const struct sdl_canvas *s, int points)
{
	return s->base.density == 1 ? points : (int)lroundf((float)points * s->base.density);
}

static void point(struct sdl_canvas *s, struct input *in, int x, int y)
{
	in->x = s->pointer_x = pixel(s, x);
	in->y = s->pointer_y = pixel(s, y);
	in->mods = mods_of(SDL_GetModState());
}

static void window_event(struct sdl_canvas *s, const SDL_WindowEvent *w, struct input *in)
{
	int width, height;

	if (w->event == SDL_WINDOWEVENT_CLOSE) {
		in->kind = INPUT_QUIT;
		return;
	}
	if (w->event == SDL_WINDOWEVENT_EXPOSED || w->event == SDL_WINDOWEVENT_RESTORED ||
	    w->event == SDL_WINDOWEVENT_SHOWN)
		in->kind = INPUT_EXPOSE;
	if (w->event != SDL_WINDOWEVENT_SIZE_CHANGED && w->event != SDL_WINDOWEVENT_DISPLAY_CHANGED)
		return;
	if (SDL_GetRendererOutputSize(s->renderer, &width, &height) || width < 1 || height < 1)
		return;
	in->kind = INPUT_RESIZE;
	in->width = width;
	in->height = height;
	sdl_look_round(s);
	if (width == s->base.width && height == s->base.height)
		return;
	s->base.width = width;
	s->base.height = height;
	for (int i = 0; i < LAYERS; i++) {
		s->base.valid[i] = false;
		if (s->layer[i])
			SDL_DestroyTexture(s->layer[i]);
		s->layer[i] = NULL;
	}
}

static void button_event(struct sdl_canvas *s, const SDL_MouseButtonEvent *b, struct input *in)
{
	if (b->button > SDL_BUTTON_RIGHT)
		return;
	in->kind = b->type == SDL_MOUSEBUTTONDOWN ? INPUT_PRESS : INPUT_RELEASE;
	in->button = b->button == SDL_BUTTON_LEFT ? BUTTON_LEFT :
		     b->button == SDL_BUTTON_RIGHT ? BUTTON_RIGHT : BUTTON_MIDDLE;
	in->clicks = b->clicks;
	point(s, in, b->x, b->y);
}

static void wheel_event(struct sdl_canvas *s, const SDL_MouseWheelEvent *w, struct input *in)
{
	int flip = w->direction == SDL_MOUSEWHEEL_FLIPPED ? -1 : 1;

	in->kind = INPUT_WHEEL;
	in->dx = w->x * flip;
	in->dy = w->y * flip;
	in->x = s->pointer_x;
	in->y = s->pointer_y;
	in->mods = mods_of(SDL_GetModState());
}

static void drop_layers(struct sdl_canvas *s)
{
	for (int i = 0; i < LAYERS; i++)
		s->base.valid[i] = false;
}

static void translate(struct sdl_canvas *s, const SDL_Event *ev, struct input *in)
{
	switch (ev->type) {
	case SDL_QUIT:
		in->kind = INPUT_QUIT;
		break;
	case SDL_WINDOWEVENT:
		window_event(s, &ev->window, in);
		break;
	case SDL_MOUSEMOTION:
		in->kind = INPUT_MOTION;
		in->dx = pixel(s, ev->motion.xrel);
		in->dy = pixel(s, ev->motion.yrel);
		point(s, in, ev->motion.x, ev->motion.y);
		break;
	case SDL_MOUSEBUTTONDOWN:
	case SDL_MOUSEBUTTONUP:
		button_event(s, &ev->button, in);
		break;
	case SDL_MOUSEWHEEL:
		wheel_event(s, &ev->wheel, in);
		break;
	case SDL_KEYDOWN:
		in->key = key_of(&ev->key.keysym);
		in->kind = in->key ? INPUT_KEY : INPUT_NONE;
		in->again = ev->key.repeat != 0;
		in->mods = mods_of(ev->key.keysym.mod);
		break;
	case SDL_KEYUP:
		in->key = key_of(&ev->key.keysym);
		in->kind = in->key ? INPUT_KEY_UP : INPUT_NONE;
		break;
	case SDL_TEXTINPUT:
		in->kind = INPUT_TEXT;
		snprintf(in->text, sizeof in->text, "%s", ev->text.text);
		break;
	case SDL_RENDER_TARGETS_RESET:
	case SDL_RENDER_DEVICE_RESET:
		drop_layers(s);
		in->kind = INPUT_EXPOSE;
		break;
	default:
		if (ev->type == s->wake) {
			atomic_store(&s->base.woken, false);
			in->kind = INPUT_WAKE;
		}
		break;
	}
}

void sdl_wake(struct canvas *c)
{
	SDL_Event ev = {.type = sdl_own(c)->wake};
	SDL_PushEvent(&ev);
}

bool sdl_input(struct canvas *c, struct input *in, int wait_ms)
{
	SDL_Event ev;

	for (;;) {
		int got = wait_ms < 0 ? SDL_WaitEvent(&ev) :
			  wait_ms ? SDL_WaitEventTimeout(&ev, wait_ms) : SDL_PollEvent(&ev);
		if (!got)
			return false;
		memset(in, 0, sizeof *in);
		translate(sdl_own(c), &ev, in);
		if (in->kind != INPUT_NONE)
			return true;
		if (wait_ms > 0)
			wait_ms = 0; /* an event that means nothing: take what is waiting, then come back later */
	}
}

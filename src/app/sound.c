#include "app/sound.h"

#ifdef GROGNARD_SOUND

#include <SDL.h>
#include <SDL_mixer.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

enum { RATE = 22050 };

struct sound {
	Mix_Chunk *chunk[SOUNDS];
	int16_t *wave[SOUNDS];
	int volume;
	uint32_t last[SOUNDS];
	bool open, failed;
};

static float noise(uint32_t *state)
{
	*state = *state * 1664525u + 1013904223u;
	return (float)(*state >> 8) / 8388608.0f - 1;
}

/* A click of cardboard on a table, at `at` seconds: a thud and a short burst. */
static float knock(float t, float at, float pitch, float n)
{
	float d = t - at;
	if (d < 0)
		return 0;
	return expf(-d * 90) * sinf(6.2831853f * pitch * d) * 0.5f + expf(-d * 260) * n * 0.35f;
}

static float sample(enum sound_kind kind, float t, float n, float *low)
{
	static const float rattle[7] = {0, 0.06f, 0.1f, 0.17f, 0.21f, 0.3f, 0.38f};
	float sum = 0;

	switch (kind) {
	case SOUND_COUNTER:
		return knock(t, 0, 190, n);
	case SOUND_DICE:
		for (int i = 0; i < 7; i++)
			sum += knock(t, rattle[i], 900 + 140 * (float)(i % 3), n) * (1 - 0.09f * (float)i);
		return sum;
	default:
		*low += (n - *low) * 0.06f;
		return *low * 3.2f * expf(-t * 3.4f) + sinf(6.2831853f * (58 - 22 * t) * t) * 0.55f * expf(-t * 4.5f);
	}
}

static Mix_Chunk *make(enum sound_kind kind, int16_t **wave)
{
	static const float seconds[SOUNDS] = {0.09f, 0.55f, 1.3f};
	int n = (int)(seconds[kind] * RATE);
	uint32_t state = 12345;
	float low = 0;

	*wave = malloc((size_t)n * sizeof **wave);
	for (int i = 0; *wave && i < n; i++) {
		float v = sample(kind, (float)i / RATE, noise(&state), &low);
		v = v > 1 ? 1 : v < -1 ? -1 : v;
		(*wave)[i] = (int16_t)(v * 20000);
	}
	return *wave ? Mix_QuickLoad_RAW((uint8_t *)*wave, (uint32_t)((size_t)n * sizeof **wave)) : NULL;
}

struct sound *sound_open(int volume)
{
	struct sound *s = calloc(1, sizeof *s);
	if (s)
		s->volume = volume;
	return s;
}

/* The device is opened when the first sound is wanted: the program starts without it. */
static bool ready(struct sound *s)
{
	if (s->open || s->failed)
		return s->open;
	s->failed = true;
	if (SDL_InitSubSystem(SDL_INIT_AUDIO))
		return false;
	if (Mix_OpenAudio(RATE, AUDIO_S16SYS, 1, 1024)) {
		SDL_QuitSubSystem(SDL_INIT_AUDIO);
		return false;
	}
	for (int i = 0; i < SOUNDS; i++)
		s->chunk[i] = make((enum sound_kind)i, &s->wave[i]);
	s->failed = false;
	s->open = true;
	return true;
}

void sound_play(struct sound *s, enum sound_kind kind)
{
	uint32_t now;

	if (!s || s->volume <= 0 || !ready(s) || !s->chunk[kind])
		return;
	now = SDL_GetTicks();
	if (now - s->last[kind] < 60)
		return;
	s->last[kind] = now;
	Mix_VolumeChunk(s->chunk[kind], s->volume * MIX_MAX_VOLUME / 100);
	Mix_PlayChannel(-1, s->chunk[kind], 0);
}

void sound_volume(struct sound *s, int volume)
{
	if (s)
		s->volume = volume;
}

void sound_close(struct sound *s)
{
	if (!s)
		return;
	if (s->open) {
		Mix_HaltChannel(-1);
		for (int i = 0; i < SOUNDS; i++)
			Mix_FreeChunk(s->chunk[i]);
		Mix_CloseAudio();
		SDL_QuitSubSystem(SDL_INIT_AUDIO);
	}
	for (int i = 0; i < SOUNDS; i++)
		free(s->wave[i]);
	free(s);
}

#else

#include <stddef.h>

struct sound *sound_open(int volume)
{
	(void)volume;
	return NULL;
}

void sound_close(struct sound *s)
{
	(void)s;
}

void sound_volume(struct sound *s, int volume)
{
	(void)s;
	(void)volume;
}

void sound_play(struct sound *s, enum sound_kind kind)
{
	(void)s;
	(void)kind;
}

#endif

/* Small sounds, made at the start and kept in memory. Without SDL2_mixer, without a device or with volume 0 all of
 * this does nothing. */
#ifndef GROGNARD_APP_SOUND_H
#define GROGNARD_APP_SOUND_H

struct sound;

enum sound_kind { SOUND_COUNTER, SOUND_DICE, SOUND_CANNON, SOUNDS };

/* volume 0..100. NULL when there is no sound to be had; all functions take NULL. */
struct sound *sound_open(int volume);
void sound_close(struct sound *s);
void sound_volume(struct sound *s, int volume);
void sound_play(struct sound *s, enum sound_kind kind);

#endif

/* Reads pictures beside the loop: a thread that opens, decodes and shrinks files, so that no frame waits for them.
 *
 * The thread knows files and pixels, no renderer. What is asked for anew in every picture is read; what nobody has asked for
 * in the last pictures is forgotten, so a zoom that goes on leaves no queue behind.
 */
#ifndef GROGNARD_RENDER_SDL_READER_H
#define GROGNARD_RENDER_SDL_READER_H

#include <SDL.h>
#include <stdbool.h>

struct sdl_reader;

enum sdl_reading { READING_COMES, READING_DONE };

/* NULL when there can be no thread. */
struct sdl_reader *sdl_reader_open(void);
/* Waits for the picture that is being read; NULL is fine. */
void sdl_reader_close(struct sdl_reader *r);

/* A picture as ARGB8888, made w x h by sdl_fit unless they are 0. READING_DONE: `*pixels` is the caller's now, NULL when the file cannot be read.
 * READING_COMES: it is asked for in picture number `tick` of the caller's and will be there some day; ask again then. */
enum sdl_reading sdl_reader_get(struct sdl_reader *r, const char *path, int w, int h, bool opaque, uint32_t tick, SDL_Surface **pixels);

/* The same of what is being read or has been: waits for it. False, and nobody reads it any more: it was not asked for, or not
 * begun, and who wants it now reads it sooner himself. */
bool sdl_reader_take(struct sdl_reader *r, const char *path, int w, int h, bool opaque, SDL_Surface **pixels);

/* How many pictures it has read so far. */
int sdl_reader_count(struct sdl_reader *r);

#endif

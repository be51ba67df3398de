/* Files of the tests: all below a folder removed, files of the data folder read and put elsewhere. */
#ifndef GROGNARD_TESTS_FILES_H
#define GROGNARD_TESTS_FILES_H

#include <stddef.h>

/* Removes a folder with all that is in it, links but not what they lead to; 0 when that is done. */
int files_remove(const char *folder);
/* A data folder without files, for maps and scenarios of all games: its path into `out` ("/tmp/grognard-XXXXXX" has room).
 * 0 when it stands. */
int files_data_folder(char out[64]);
/* A whole file of the data folder ("maps/null.json") with `room` zeros behind it; a missing one fails the test. Free
 * with free(). */
char *files_original(const char *name, size_t room, size_t *size);
/* The same; of a large map with areas of supply only the hexes that a file of its game names, or that are worth something: such a
 * map has every kind of key and loads in no time. */
char *files_small(const char *name, size_t room, size_t *size);
/* Another value of JSON after the sign (':' or ',') at `sign`, up to one of `ends`: the new size. The text has room. */
size_t files_reword(char *text, size_t size, const char *sign, const char *ends, const char *word);
/* A new file in place of whatever is there. */
void files_put(const char *path, const void *bytes, size_t n);

#endif

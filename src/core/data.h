/* The folder in which maps/ and scenarios/ lie. */
#ifndef GROGNARD_CORE_DATA_H
#define GROGNARD_CORE_DATA_H

#include <stdbool.h>
#include <stddef.h>

/* The longest name that the data folder may have, in bytes: whoever makes a path below it has room for the rest. */
enum { DATA_MOST = 300 };

/* Where data lies: $GROGNARD_DATA, else beside or ../share/grognard beside the program, else the source tree.
 * Writes the folder into out; false when none holds scenarios/, or its name is too long. `program` is argv[0] or SDL_GetBasePath(). */
bool data_folder(const char *program, char *out, size_t size);

#endif

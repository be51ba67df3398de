/* Whole files, read with a limit and written so that the old one survives any failure. Knows nothing of games. */
#ifndef GROGNARD_CORE_FILE_H
#define GROGNARD_CORE_FILE_H

#include "core/base.h"

/* Text that grows. Zeroed is empty; free at[] with free(). `failed` is set when memory ran out. */
struct buffer {
	char *at;
	size_t n, room;
	bool failed;
};

void buffer_add(struct buffer *b, const void *bytes, size_t n);
void buffer_print(struct buffer *b, const char *format, ...) PRINTF_LIKE(2, 3);

/* Reads a regular file of at most `limit` bytes into memory (a zero is added after the last byte). NULL with `e`
 * filled when it is absent, no regular file, unreadable or too long. Free with free(). */
char *file_read(const char *path, size_t limit, size_t *size, struct error *e);

/* The same for a part of a file of any length: at most `limit` bytes of it from byte `from` on. `whole` (may be NULL): how many
 * bytes the file has. */
char *file_read_part(const char *path, size_t from, size_t limit, size_t *size, size_t *whole, struct error *e);

/* Writes a temporary file beside `path`, syncs it, renames it over `path` and syncs the folder. The old file's
 * permissions stay, and where `path` is a symbolic link the file it leads to is written. On failure the temporary file is
 * removed, the old file is intact and `e` says why. */
bool file_write(const char *path, const void *bytes, size_t n, struct error *e);

/* Removes what programs killed while writing left in a folder: temporary files older than FILE_SWEEP_AFTER seconds, so
 * that none of another program that is writing now goes. */
enum { FILE_SWEEP_AFTER = 3600 };
void file_sweep(const char *folder);

/* Opens a file for appending, creating it when absent; -1 with `e` filled on failure. */
int file_append_open(const char *path, struct error *e);

/* Appends all of `bytes`; with `sync` they are on the disk before it returns. Fails when the file was removed since it
 * was opened: what is written into such a file is lost. */
bool file_append(int fd, const char *path, const void *bytes, size_t n, bool sync, struct error *e);

#endif

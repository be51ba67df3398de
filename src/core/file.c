#include "core/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static bool buffer_room(struct buffer *b, size_t more)
{
	if (b->failed)
		return false;
	if (b->n + more + 1 <= b->room)
		return true;
	size_t room = b->room ? b->room : 4096;
	while (room < b->n + more + 1)
		room *= 2;
	char *at = realloc(b->at, room);
	if (!at) {
		b->failed = true;
		return false;
	}
	b->at = at;
	b->room = room;
	return true;
}

void buffer_add(struct buffer *b, const void *bytes, size_t n)
{
	if (!buffer_room(b, n))
		return;
	if (n)
		memcpy(b->at + b->n, bytes, n);
	b->n += n;
	b->at[b->n] = 0;
}

void buffer_print(struct buffer *b, const char *format, ...)
{
	char line[1024];
	va_list list;
	va_start(list, format);
	int n = vsnprintf(line, sizeof line, format, list);
	va_end(list);
	if (n < 0)
		return;
	buffer_add(b, line, (size_t)n < sizeof line ? (size_t)n : sizeof line - 1);
}

/* How long an open regular file is; false with `e`. */
static bool length_of(int fd, const char *path, size_t *out, struct error *e)
{
	struct stat st;
	if (fstat(fd, &st))
		return error_set(e, path, NULL, NULL, "cannot be examined: %s", strerror(errno));
	if (!S_ISREG(st.st_mode))
		return error_set(e, path, NULL, NULL, "is no regular file");
	*out = st.st_size > 0 ? (size_t)st.st_size : 0;
	return true;
}

/* `room` bytes from `from` on, or as many as there are. */
static char *read_open(int fd, const char *path, size_t from, size_t room, size_t *size, struct error *e)
{
	size_t n = 0;
	char *text = malloc(room + 1);
	if (!text) {
		error_set(e, path, NULL, NULL, "there is no memory for its %zu bytes", room);
		return NULL;
	}
	while (n < room) {
		ssize_t got = pread(fd, text + n, room - n, (off_t)(from + n));
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0) {
			error_set(e, path, NULL, NULL, "cannot be read: %s", strerror(errno));
			free(text);
			return NULL;
		}
		if (!got)
			break;
		n += (size_t)got;
	}
	text[n] = 0;
	*size = n;
	return text;
}

static int open_to_read(const char *path, struct error *e)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
	if (fd < 0)
		error_set(e, path, NULL, NULL, "cannot be opened: %s", strerror(errno));
	return fd;
}

char *file_read(const char *path, size_t limit, size_t *size, struct error *e)
{
	size_t whole;
	int fd = open_to_read(path, e);
	if (fd < 0)
		return NULL;
	bool fine = length_of(fd, path, &whole, e);
	if (fine && whole > limit)
		fine = error_set(e, path, NULL, NULL, "has %zu bytes; more than %zu are not read", whole, limit);
	char *text = fine ? read_open(fd, path, 0, whole, size, e) : NULL;
	close(fd);
	return text;
}

char *file_read_part(const char *path, size_t from, size_t limit, size_t *size, size_t *whole, struct error *e)
{
	size_t length;
	int fd = open_to_read(path, e);
	if (fd < 0)
		return NULL;
	bool fine = length_of(fd, path, &length, e);
	size_t left = fine && length > from ? length - from : 0;
	char *text = fine ? read_open(fd, path, from, left < limit ? left : limit, size, e) : NULL;
	if (fine && whole)
		*whole = length;
	close(fd);
	return text;
}

static bool write_all(int fd, const char *bytes, size_t n)
{
	while (n) {
		ssize_t put = write(fd, bytes, n);
		if (put < 0 && errno == EINTR)
			continue;
		if (put < 0)
			return false;
		bytes += put;
		n -= (size_t)put;
	}
	return true;
}

static void sync_folder(const char *path)
{
	char folder[4096];
	const char *slash = strrchr(path, '/');
	size_t n = slash ? (size_t)(slash - path) : 0;
	if (n >= sizeof folder)
		return;
	if (!slash)
		strcpy(folder, ".");
	else if (!n)
		strcpy(folder, "/");
	else {
		memcpy(folder, path, n);
		folder[n] = 0;
	}
	int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
	if (fd < 0)
		return;
	fsync(fd); /* some file systems refuse it; the rename stands all the same */
	close(fd);
}

/* Left beside a file by a program that was killed while it wrote: the name of the file and this. */
static const char unfinished[] = ".part-";

/* Where a symbolic link leads, so that the file is written and not the link replaced. */
static bool real_path(const char *path, char out[4096])
{
	char *real = realpath(path, NULL);
	int n = snprintf(out, 4096, "%s", real ? real : path);
	free(real);
	return n >= 0 && n < 4096;
}

/* Writes into an open temporary file, which gets the old one's permissions, and closes it; 0 or what went wrong. */
static int fill(int fd, const void *bytes, size_t n, const struct stat *old)
{
	int why = 0;
	if (old && fchmod(fd, old->st_mode & 0777))
		why = errno;
	if (!why && (!write_all(fd, bytes, n) || fsync(fd)))
		why = errno;
	if (close(fd) && !why)
		why = errno;
	return why;
}

bool file_write(const char *path, const void *bytes, size_t n, struct error *e)
{
	char real[4096], temporary[4096 + 16];
	struct stat st;
	bool there = !stat(path, &st);
	if (!real_path(path, real))
		return error_set(e, path, NULL, NULL, "the path is too long");
	if (there && !S_ISREG(st.st_mode))
		return error_set(e, path, NULL, NULL, "is no regular file and is not written over");
	snprintf(temporary, sizeof temporary, "%s%sXXXXXX", real, unfinished);
	int fd = mkostemp(temporary, O_CLOEXEC);
	if (fd < 0)
		return error_set(e, path, NULL, NULL, "cannot be written, its folder refuses: %s", strerror(errno));
	int why = fill(fd, bytes, n, there ? &st : NULL);
	if (!why && rename(temporary, real))
		why = errno;
	if (why) {
		unlink(temporary);
		return error_set(e, path, NULL, NULL, "cannot be written: %s", strerror(why));
	}
	sync_folder(real);
	return true;
}

/* Is it the name of a file with the sign of an unfinished one behind it? */
static bool is_unfinished(const char *name)
{
	size_t n = strlen(name), tail = sizeof unfinished - 1 + 6;
	return n > tail && !strncmp(name + n - tail, unfinished, sizeof unfinished - 1);
}

void file_sweep(const char *folder)
{
	struct dirent *entry;
	DIR *dir = opendir(folder);
	if (!dir)
		return;
	while ((entry = readdir(dir))) {
		struct stat st;
		if (is_unfinished(entry->d_name) && !fstatat(dirfd(dir), entry->d_name, &st, AT_SYMLINK_NOFOLLOW) &&
		    S_ISREG(st.st_mode) && st.st_mtime + FILE_SWEEP_AFTER < time(NULL))
			unlinkat(dirfd(dir), entry->d_name, 0);
	}
	closedir(dir);
}

int file_append_open(const char *path, struct error *e)
{
	int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
	if (fd < 0)
		error_set(e, path, NULL, NULL, "cannot be opened for writing: %s", strerror(errno));
	return fd;
}

bool file_append(int fd, const char *path, const void *bytes, size_t n, bool sync, struct error *e)
{
	struct stat st;
	if (!fstat(fd, &st) && !st.st_nlink)
		return error_set(e, path, NULL, NULL, "is no longer there: it was removed meanwhile");
	if (!write_all(fd, bytes, n) || (sync && fdatasync(fd) && errno != EINVAL))
		return error_set(e, path, NULL, NULL, "cannot be written: %s", strerror(errno));
	return true;
}

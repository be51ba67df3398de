#include "disk.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

int __real_open(const char *path, int flags, ...);
ssize_t __real_write(int fd, const void *bytes, size_t n);
int __real_fsync(int fd);
int __real_fdatasync(int fd);
int __real_rename(const char *from, const char *to);
int __real_link(const char *from, const char *to);
int __real_unlink(const char *path);
int __real_mkostemp(char *path, int flags);
int __real_mkdir(const char *path, mode_t mode);
int __wrap_open(const char *path, int flags, ...);
ssize_t __wrap_write(int fd, const void *bytes, size_t n);
int __wrap_fsync(int fd);
int __wrap_fdatasync(int fd);
int __wrap_rename(const char *from, const char *to);
int __wrap_link(const char *from, const char *to);
int __wrap_unlink(const char *path);
int __wrap_mkostemp(char *path, int flags);
int __wrap_mkdir(const char *path, mode_t mode);

static struct {
	bool on, for_good, failed;
	long left;
	int why;
} disk;

static bool fails(void)
{
	if (!disk.on || --disk.left > 0 || (disk.left < 0 && !disk.for_good))
		return false;
	disk.failed = true;
	errno = disk.why;
	return true;
}

void disk_fails(long n, bool for_good, int why)
{
	disk.on = true;
	disk.failed = false;
	disk.for_good = for_good;
	disk.left = n;
	disk.why = why;
}

bool disk_works(void)
{
	disk.on = false;
	return disk.failed;
}

int __wrap_open(const char *path, int flags, ...)
{
	va_list list;
	va_start(list, flags);
	mode_t mode = flags & O_CREAT ? (mode_t)va_arg(list, int) : 0;
	va_end(list);
	return (flags & (O_WRONLY | O_RDWR | O_CREAT)) && fails() ? -1 : __real_open(path, flags, mode);
}

ssize_t __wrap_write(int fd, const void *bytes, size_t n)
{
	return fd > STDERR_FILENO && fails() ? -1 : __real_write(fd, bytes, n);
}

int __wrap_fsync(int fd)
{
	return fails() ? -1 : __real_fsync(fd);
}

int __wrap_fdatasync(int fd)
{
	return fails() ? -1 : __real_fdatasync(fd);
}

int __wrap_rename(const char *from, const char *to)
{
	return fails() ? -1 : __real_rename(from, to);
}

int __wrap_link(const char *from, const char *to)
{
	return fails() ? -1 : __real_link(from, to);
}

int __wrap_unlink(const char *path)
{
	return fails() ? -1 : __real_unlink(path);
}

int __wrap_mkostemp(char *path, int flags)
{
	return fails() ? -1 : __real_mkostemp(path, flags);
}

int __wrap_mkdir(const char *path, mode_t mode)
{
	return fails() ? -1 : __real_mkdir(path, mode);
}

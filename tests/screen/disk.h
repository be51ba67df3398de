/* A disk that fails: the linker sends what the program asks of it to the functions of disk.c (-Wl,--wrap). Reading goes on. */
#ifndef GROGNARD_TESTS_SCREEN_DISK_H
#define GROGNARD_TESTS_SCREEN_DISK_H

#include <stdbool.h>

/* The n-th request from now on fails with this errno (1: the next), and for good all after it. */
void disk_fails(long n, bool for_good, int why);
/* It is well again. Did any fail? */
bool disk_works(void);

#endif

/* Stands ahead of every test file (cmake/tests.cmake): `main` is there a macro, the name under which the program of the
 * folder runs the file.
 */
#ifndef GROGNARD_TESTS_MAIN_H
#define GROGNARD_TESTS_MAIN_H

int main(void);

#endif

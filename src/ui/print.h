/* Text of one width of letters, for files: columns, heads, lines broken between words, and the rows of charts. */
#ifndef GROGNARD_UI_PRINT_H
#define GROGNARD_UI_PRINT_H

#include "match/chapter.h"

#include <stdio.h>

struct game;

/* Letters, not bytes: what is not ASCII has several. */
int print_letters(const char *text);
void print_spaces(FILE *out, int n);
/* In a column of so many letters, cut when it is longer. */
void print_cell(FILE *out, const char *text, int wide, bool right);
/* The same to the left, but what is longer goes on in further lines, broken between words, a little
 * farther in than `indent`, where the column begins. */
void print_lines(FILE *out, const char *text, int wide, int indent);
/* A line of so many of a sign, and its end. */
void print_rule(FILE *out, char c, int n);
/* A head, underlined. */
void print_head(FILE *out, const char *text, char under);
/* Broken between words, the lines after the first indented. */
void print_wrapped(FILE *out, const char *text, int indent);
/* The rows of a leaf of kind LEAF_ROWS. */
void print_rows(struct game *g, const struct chapter *ch, int leaf, FILE *out);

#endif

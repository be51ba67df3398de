/* A page of a game's own, as rows of cells that the screen lays out: bridges, victory points, the checks of a phase,
 * the shots of a combat. Filled by words.page, drawn by the interface, known to neither. */
#ifndef GROGNARD_CORE_CHART_H
#define GROGNARD_CORE_CHART_H

#include "core/base.h"

enum { CHART_ROWS = 192, CHART_CELLS = 8, CHART_SUMS = 8, CHART_TEXT = 64 }; /* text: bytes of a cell, with the end */

/* Group: a heading. Total: a sum above a line. Remark: what is no row of the table but happened in between. */
enum chart_style { CHART_PLAIN, CHART_GROUP, CHART_TOTAL, CHART_REMARK };
/* Told by a sign and a colour: success, loss, what ends it. */
enum chart_mark { CHART_UNMARKED, CHART_GOOD, CHART_BAD, CHART_STOP };

/* A cell that begins with '@' names a sprite of the interface; "@a @b" are two of them. */
struct chart_row {
	uint8_t style, mark;
	bool reverse, reverse2;   /* the counters lie with their back up */
	bool loss;                /* somebody fell: a sign stands before it */
	bool closed;              /* a counter of its side, back up, stands before it */
	int8_t side;              /* whose it is: his flag stands before it where no counter does, or NONE */
	int16_t piece, piece2;    /* their counters are shown before the first and the second cell, or NONE */
	int16_t place, rule;      /* or NONE */
	int16_t hit_table, hit_row, hit_column; /* the cell of the table that decided, shown below the rows, or NONE */
	char cell[CHART_CELLS][CHART_TEXT];
	char group[40];           /* a heading comes where it differs from the row before */
	char note[240];           /* below the cells; [7.2](#7.2) is a link to a rule */
};

struct chart_head {
	char title[64];
	int columns;
	uint8_t wide[CHART_CELLS]; /* share of the width */
	bool spare[CHART_CELLS];   /* left out where there is little room */
	bool right[CHART_CELLS];   /* numbers: to the right */
	char name[CHART_CELLS][CHART_TEXT];
	char foot[120];            /* a remark below */
	bool small;                /* its counters are small: a long list */
	int alarm;                 /* how much there is to be seen to: told on the tab; 0 nothing */
	int sums;
	char sum[CHART_SUMS][24];
};

struct chart {
	struct chart_head head;
	int16_t sum[CHART_SUMS];
	int n;
	struct chart_row row[CHART_ROWS];
};

/* An empty chart without columns. */
void chart_clear(struct chart *s);

/* Appends a row, its nouns NONE and all else empty, and returns it. A full chart gives its last row again. */
struct chart_row *chart_add(struct chart *s, enum chart_style style);

/* Writes cell `n` of the row: at most CHART_TEXT - 1 bytes, never half a character. */
void chart_cell(struct chart_row *r, int n, const char *words);

/* One more item of a list of numbers, "3 off the area, 2 on R37": `n` and the words, where n is not 0. */
void chart_listed(char *list, size_t size, int n, const char *words);

/* What happened in the row was decided by this cell of the scenario's tables. */
void chart_hit(struct chart_row *r, int table, int row, int column);

/* What the page is called. */
void chart_title(struct chart *s, const char *words);

/* Adds a sum above a line: its words in the first cell, the number in `column`; `rule` or NONE. */
void chart_total(struct chart *s, int column, const char *words, int n, int rule);

/* Adds a column to the head. */
void chart_column(struct chart *s, const char *name, int wide, bool spare, bool right);

#endif

/* What the files that fill the rows of chapters share. */
#ifndef GROGNARD_MATCH_ROWS_H
#define GROGNARD_MATCH_ROWS_H

#include "match/chapter.h"

/* dispatch.c, game_rows.c, throws.c */
void rows_of_dispatch(const struct seat *seat, const struct chapter *ch, struct chart *out);
void rows_of_game(const struct seat *seat, int leaf, struct chart *out);
void rows_of_throws(const struct seat *seat, struct chart *out);

/* How many attacks there were. */
int rows_attacks(const struct seat *seat, struct spot at, struct spot to);
/* What they are called, "attack|attacks". */
const char *rows_attacked(const struct seat *seat);

/* The march, in events from `from` on, that the one at `at` goes on with: of the same piece, from where it ended. Both are told as one.
 * NULL: it begins here. */
const struct event *rows_march_before(const struct seat *seat, struct spot from, struct spot at);

/* A place that somebody else holds at the end of a stretch of the game than at its beginning, and who. */
enum { TAKEN = 96 };
struct taken_place {
	int16_t place;
	int8_t side;
	char how[32]; /* how it came to be his, where he did not take it: "siege lifted"; or "" */
};
/* taken.c: how many, at most `most`. */
int rows_taken(const struct seat *seat, const struct chapter *ch, struct taken_place out[], int most);

/* The dice of an event: how many, their sum, and twice what was to be expected of them. */
int rows_dice(const struct seat *seat, const struct heard *h, int event, int *sum, int *twice_expected);
/* "3.5"; less than nothing with a minus sign. */
void rows_halves(char *out, size_t size, int twice);

/* What the seat saw at a moment: to be given back. A program without memory ends. */
struct view *rows_view(const struct seat *seat, int at);
void rows_view_free(struct view *v);

/* A text in `size` bytes, cut between letters, with an ellipsis, where there is not the room. */
void rows_fit(const char *text, char *out, size_t size);

/* "Vilna (R22)", "2313" */
void rows_place(const struct scenario *s, int place, char cell[CHART_TEXT]);
/* The number of the game of this name, and whose it is, as it was seen then; NULL: there was none. */
const struct track *rows_track_in(const struct view *v, const char *name, int side);
/* The name of a number of the game, and whose it is: "Infantry divisions on the map, French". */
void rows_track(const struct scenario *s, const struct track *t, char cell[CHART_TEXT]);

#endif

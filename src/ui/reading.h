/* Chapters on the screen: one way to tell, in three dresses. A dialog stands beside the place it is about, a page lies in
 * the side panel, and both show the same leaves: the sum line by line with its rules, dice, table, and what came of it;
 * rows of a chart; who met. A text file says the same in letters.
 */
#ifndef GROGNARD_UI_READING_H
#define GROGNARD_UI_READING_H

#include "match/chapter.h"
#include "ui/game.h"

#include <stdio.h>

/* A chapter as it is read in a dialog (dialog.more). */
struct reading {
	struct chapter chapter;
	int leaf;
	int read;    /* the furthest leaf that was open */
	int events;  /* of the chapter when it came last */
	bool came;   /* by itself */
	bool passed; /* something else was done since */
	bool odds;   /* no chapter yet: an attack that is being built, or plans to be laid */
	bool away;   /* dragged to where its owner wants it: d->x, d->y */
	int place;   /* beside which it stands, or NONE */
	int tall;    /* the tallest it was, pixels */
	struct rect stands; /* where it was put beside it; no width: not yet */
	int wants_wide, wants_tall; /* what it asked for then; it may have got less */
};

/* --- chapter.c: the dialog --- */
void open_chapter(struct ui *u, const struct chapter *ch, int leaf, bool came);
/* The chapter that a line of the log is of, at its leaf; false when it is of none. */
bool open_chapter_of(struct ui *u, const struct log_line *l);
/* The innermost chapter of that line and its leaf; false when there is none. */
bool chapter_of(const struct game *g, const struct log_line *l, struct chapter *out, int *leaf);
/* The reading of a dialog, NULL when it is none. */
struct reading *reading_of(const struct dialog *d);
const char *chapter_title(const struct game *g, const struct chapter *ch, char out[WORDS]);
/* "Late August 1812, turn 5. Attackers: French." */
const char *chapter_when(const struct game *g, const struct chapter *ch, char *out, size_t size);
/* Left and right, for the dialog that is on top. */
bool chapter_key(struct ui *u, int key);
/* Buttons: to leaf w->arg; to the chapter of its kind before (-1) or after (1). */
void act_leaf(struct ui *u, struct widget *w);
void act_chapter_beside(struct ui *u, struct widget *w);
/* Who has won, and how well; nothing before the end. */
void chapter_verdict(struct ui *u, struct widget *root);
/* A line in the middle. */
struct widget *centred(struct widget *root, enum font font, int size, const char *name, const char *text);

/* --- chapter_foot.c --- */
void chapter_foot(struct ui *u, struct dialog *d);

/* --- stand.c --- */
/* Where a dialog of this size stands. */
struct rect chapter_stand(struct ui *u, struct dialog *d, int wide, int tall);
/* A box of this size within `whole`, beside a place that stays in sight, for which the map moves if it must. False: there is none. */
bool stand_beside(struct ui *u, int place, int wide, int tall, struct rect whole, struct rect *out);
int chapter_wide(struct ui *u, const struct dialog *d); /* points */
/* Makes way when the map was moved and its place has come to lie under it; false when there is no need, or no room. */
bool chapter_steps_aside(struct ui *u);
void chapter_dragged(struct ui *u, struct dialog *d, int dx, int dy);
/* A row was looked up on the map: the dialog makes room for that place. */
void chapter_look(struct ui *u, int place);

/* --- leaf.c --- */
/* What a leaf is called on its tab: "The armies", "Battle Plan", "Losses by corps". */
const char *leaf_name(struct game *g, const struct chapter *ch, int leaf, char out[WORDS]);
/* What a leaf came to: dice and result, or who has won; of a leaf of armies what all came to. Nothing for rows. */
void build_result(struct ui *u, struct widget *root, const struct chapter *ch, int leaf);
/* How it came about, in full; narrow: as a page. `tag` names what scrolls, so that its place is kept. */
void build_leaf(struct ui *u, struct widget *root, const struct chapter *ch, int leaf, bool narrow, const char *tag);
int leaf_wide(struct ui *u, const struct chapter *ch, int leaf); /* points a dialog wants */
/* Its rows alone, in full; and the whole map, as wide as it is laid. */
void build_rows(struct ui *u, struct widget *root, const struct chapter *ch, int leaf, const char *tag);
struct widget *build_map(struct widget *root);

/* --- turned.c: cards that are turned over --- */
void build_turned(struct ui *u, struct widget *root, const struct chapter *ch, const struct leaf *l, bool narrow);
/* Who has won in from <= x < to, in a sentence, as the log has it; false when nothing was decided there. */
bool turned_result(struct ui *u, struct widget *root, struct spot from, struct spot to);
/* "French: 2 losses inflicted, 3 fatigue inflicted. Russian: ..." */
void turned_cost(struct ui *u, struct widget *root, const struct chapter *ch, const struct leaf *l);
int turned_wide(struct ui *u);
/* The same side by side as text: "French turn over: Elan, Cold". */
void turned_text(const struct game *g, const struct chapter *ch, const struct leaf *l, int ledger, char *out, size_t size);

/* --- outcome.c --- */
/* "6 against 3 = 200%: column 200-299%"; "" when there is nothing of the kind. */
void say_odds(const struct scenario *s, const struct account *a, const struct table *t, char *out, size_t size);
/* "Die 3 +3 -2 -1: row 3"; "" where nothing was added. */
void say_die(const struct account *a, const struct table *t, char *out, size_t size);
/* The words of the result, or "". */
const char *say_result(const struct scenario *s, const struct account *a);
void account_outcome(struct ui *u, struct widget *root, const struct account *a); /* dice and result in words */
/* Who fell and who fled, with their counters. */
void build_fates(struct ui *u, struct widget *root, const struct leaf *l);
/* The same as text, fate by fate, for as long as `at` lies in the leaf: "French losses: 3 Cavalry Corps". False at the end. */
bool say_fate(const struct game *g, const struct leaf *l, struct spot *at, char *out, size_t size);
/* "Cannot retreat and is eliminated: 2nd Division"; false where nobody was lost so in the leaf. */
bool say_trapped(const struct game *g, const struct leaf *l, char *out, size_t size);
/* The notes of a leaf: the next one from *at on; false at the end. */
bool say_note(const struct game *g, const struct leaf *l, struct spot *at, char out[WORDS]);
void build_notes(struct ui *u, struct widget *root, const struct leaf *l);
/* "French 3, Russian 4"; "Units lost in the battle: French 3, Russian 4" */
const char *say_toll(const struct game *g, const struct chapter *ch, char out[WORDS]);
const char *say_battle_toll(const struct game *g, const struct chapter *ch, char out[WORDS]);
/* What a check is called by its table or sum. */
void check_title(const struct scenario *s, const struct account *a, char out[WORDS]);

/* --- chapter_panel.c --- */
void build_chapter_list(struct ui *u, struct widget *root); /* the battles, the latest first */

/* --- chapter_file.c --- */
/* "French: a person; Russian: The Sergeant; seed 7": who plays a game, and its seed when it is over. `size`: 160 at least. */
void say_game(struct ui *u, char *out, size_t size);
void chapter_print(struct game *g, const struct chapter *ch, FILE *out);
/* Into the folder of saved games, under its title; tells where. */
void chapter_save(struct ui *u, const struct chapter *ch);
/* A name there for a file with this ending ("txt") that is not there yet. */
void chapter_file_name(const struct ui *u, const struct chapter *ch, const char *ending, char *out, size_t size);
/* What became of writing it. */
void chapter_saved(struct ui *u, const char *path, const struct error *fault);

/* --- chapter_picture.c --- */
/* All of a game on one sheet, as a picture in the same folder. */
void chapter_picture(struct ui *u, const struct chapter *ch);

/* --- odds_slip.c --- */
/* The odds of an order as a slip to stand beside the pointer, owned by the caller; NULL when it has none. */
struct widget *odds_slip(struct ui *u, const struct outlook *o);

/* --- queue.c: what comes by itself, in its order --- */
/* From ui_changed: takes note of what was heard. `silent`: all that stands is told, or not worth telling; `heard`: something was played. */
void queue_hear(struct game *g, bool silent, bool heard);
/* The dialog of what came gives way to what was done since; `heard`: something was. */
void queue_follow(struct ui *u, bool heard);
/* Opens what is next; false when nothing waits, or something moves on the map. */
bool queue_next(struct ui *u);
/* Is there something the one who looks has not been told yet? Until then bar, log and pages stand still. */
bool queue_holds(const struct ui *u);
/* And does a report lie open meanwhile? */
bool queue_reads(const struct ui *u);
/* The first event it has not been told, so that the map goes no further. False when nothing holds it back. */
bool queue_stands(const struct ui *u, struct spot *at);

/* --- odds.c: chances before they are taken --- */
/* The dialog of what may be committed, or of plans to be laid: comes and goes with it. */
void odds_follow(struct ui *u);
void odds_dialog(struct ui *u, struct dialog *d);
bool odds_up(const struct ui *u); /* is it on the screen? */
void odds_stale(struct ui *u);    /* another choice is looked at, or other guesses are made */
/* "13 to 4: column 3-1" */
void odds_ratio(struct ui *u, struct widget *root, const struct account *a);
/* The sum, the chances and the table of the attack that is being built. */
void build_odds(struct ui *u, struct widget *root, bool narrow);
/* Do the sums of what is built stand side by side? So many lines leave no room for the table below them. */
bool odds_across(const struct ui *u);

/* Is the window so low that the result scrolls with the leaf, of which it is the first? Else it stands above it. */
static inline bool report_low(const struct ui *u)
{
	return u->height < points(u, 500);
}

#endif

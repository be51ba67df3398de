/* What the interface knows of the game on: the seat it looks through, and the log told so far. */
#ifndef GROGNARD_UI_GAME_H
#define GROGNARD_UI_GAME_H

#include "match/chapter.h"
#include "ui/inner.h"
#include "words/now.h"

enum side_tab { TAB_LOG, TAB_FORCES, TAB_VICTORY, TAB_COMBAT, TAB_VIEWER, TABS };
enum log_filter { LOG_ALL, LOG_MOVES, LOG_COMBAT, LOG_OTHER, LOG_FILTERS };

/* One decision as the log has it. */
struct logged {
	uint32_t serial;
	int n;                    /* events of it */
	int first;                /* its first line */
	bool back;                /* and that something was taken back before it */
};

/* One line of the log. */
struct log_line {
	int decision;             /* moment it is of; NONE: the set-up */
	int number;               /* of the event in its decision; NONE: what was taken back before it */
	struct event event;
	uint8_t kind;             /* enum log_filter */
	int run;                  /* the run it belongs to, or NONE */
	bool again;               /* a die that was taken back is rolled again */
	char *text;
};

/* What a seat has been told. Where something may be hidden, each of those that are looked through in turn has its own;
 * else what one was told all were. */
struct log {
	struct logged *logged;    /* the set-up first */
	int logged_count, logged_room;
	struct log_line *line;
	int lines, line_room;
	struct items items;       /* what the log page shows, kept between buildings */
	int built, built_percent;
	enum log_filter built_filter;
	int shown_at;             /* the moment that was looked at when the page was built last */
	struct told told;         /* chapters that came, or that nobody is to be told */
	int run_forward;          /* the latest run that has come forward, or NONE */
};

struct game {
	struct seat *seat;        /* that is looked through */
	const struct scenario *scenario;
	struct overlay duty;
	struct outlook outlook;
	int16_t guess[3];         /* what the player takes for the enemy's hidden numbers, at this moment */
	bool guessed;             /* he has a guess of his own */
	uint32_t guessed_at;      /* seat->turned then */
	int guessed_on;           /* the place of the attack that was weighed then */
	int choices, choice;      /* buttons with known chances, and the number of the one that is looked at */
	bool choice_made;         /* a choice was looked at on purpose */
	bool duty_on, outlook_on, may_act, ended;
	struct now now;           /* what helps most, while the one who looks may act */
	struct text warning;      /* what is about to cost him something, or "" */
	const struct orders *open; /* of who decides, where Look shows his seat; or NULL */
	char advice[800];         /* the hint that is shown, or "" */
	int16_t advised[12];      /* places it is about */
	int advised_n;
	struct rect advice_at;    /* where its slip was drawn last */
	struct review_page review;
	int shows_to;             /* the moment up to which is shown what was, one decision after the other; or NONE */
	uint32_t shown_at;        /* the last of them, clock of the canvas */
	int permille;             /* how far somebody has thought, or NONE */
	bool advises;             /* about a hint */
	bool alike;               /* every answer comes to the same (alike.c) */
	bool in_battle;           /* what is asked belongs to a battle that is being fought */
	bool side_open, side_by_hand, log_fresh;
	bool here_alone;          /* what is set for next time is meant for the place in question alone */
	int card;                 /* of the own hand that is raised, or NONE */
	int held;                 /* the piece in hand that was taken from the tray, or NONE */
	uint32_t drawn;           /* seat->turned, as it is on the screen: keys count for no other */
	int tab, tab_before;      /* enum side_tab; from TABS on the pages of the game */
	enum log_filter filter;
	char find_forces[32];
	bool arrivals;            /* of the forces those are listed who are still to come */
	struct log own_log[SIDES + 1], *log; /* by side, the last one is NOBODY's; the seat's */
	int hover_piece, hover_place, last_piece;
	bool waits;               /* `next` waits to be told */
	struct chapter next;
	int next_leaf;
	bool odds_shut;           /* the odds of what is being built were closed */
	int odds_shut_at;         /* the place they were of; another attack's come by themselves where several are declared */
	int run_shown;            /* the run chosen to be looked at, or NONE: the latest of its page */
	int run_rows;             /* of the run on the page, when it was built last */
	bool page_asked, page_came; /* the page is in front for what is asked in this phase; or because it told something new */
	int tab_back;             /* page_came: what was in front before */
	bool tab_by_hand;         /* the player has chosen the page himself, in this phase */
	int tab_row, tab_turn;    /* the phase and turn for which pages were last chosen */
	char find_rows[32];
	int story;                /* the piece whose story is told in the viewer, or NONE */
	struct chart *chart;      /* to be filled by words.page */
	struct account *account;  /* to be filled by chronicle_account */
	struct position *before;  /* to be filled by seat_known */
};

void game_open(struct ui *u, struct seat *seat);
void game_close(struct ui *u);
void game_refresh(struct ui *u, int from);
void game_resized(struct ui *u);
/* Where the one who looks sees a piece; NONE when it is closed to him or not on the map. */
int game_sees(const struct game *g, int piece);
/* What was told at that seat. */
struct log *game_log(struct game *g, const struct seat *seat);
/* Looks through another seat of the same game. */
void game_look_through(struct game *g, struct seat *seat);

/* Words. Each writes into `out` and returns it. */
enum { WORDS = 160 };
const char *say_piece(const struct scenario *s, int piece, char out[WORDS]);
const char *say_piece_short(const struct scenario *s, int piece, char out[WORDS]);
const char *say_place(const struct scenario *s, int place, char out[WORDS]);
const char *say_number(int num, int den, char out[WORDS]);
const char *say_side(const struct scenario *s, int side);
/* The text of a refusal with pieces by their names: "FR-III-10 cannot ..." becomes "10th Division (Ledru) cannot ...". */
void say_names(const struct scenario *s, const char *text, char *out, size_t size);
/* What is asked, or why something is refused, with buttons called as they are labelled: "or press Done" becomes "or press
 * “End phase”" where the button says so. */
void say_asked(const struct game *g, const char *text, char *out, size_t size);
const char *say_rule(const struct scenario *s, int rule);
const char *say_text(const struct scenario *s, int text);
void side_icon(const struct scenario *s, int side, char out[24]);
/* Text of the button for an order, "&" before the letter of its shortcut. */
void say_order(const struct game *g, const struct order *o, char out[WORDS]);
/* What several orders come to, the first few deeds: "10th Division (6-4) to 3122; ...; and 3 more"; what
 * follows in later phases is only counted: "...; then End phase, and 7 more after it". */
void say_plan(const struct game *g, const struct order *orders, int n, char *out, size_t size);
/* The same without the deeds that are also among those of the other `m` orders; so many are those, and nothing may be left. */
int say_plan_beside(const struct game *g, const struct order *orders, int n, const struct order *other, int m, char *out, size_t size);
bool say_own(const struct game *g, const struct order *o, char out[WORDS]); /* in the game's own words; false: it has none */

/* What is over at the end: a battle, or more. */
static inline const char *over_words(const struct game *g)
{
	const char *over = words_of(g->scenario)->over;
	return over ? over : "The battle is over";
}

/* chapter.c: who has won the game that is over: "Victory: Russian", "A draw". */
const char *won_words(const struct game *g, char out[WORDS]);

/* log.c */
void build_log(struct ui *u, struct widget *root);
void log_update(struct game *g);
/* An event as the log has it, with those behind it that belong to it; "" for one not worth a line. */
void log_tell(const struct game *g, const struct heard *h, int event, struct text *out);
void log_free(struct game *g);

/* A run of a page, or NULL; how many there are; and the one that goes on, or NONE. */
static inline const struct run *run_at(const struct game *g, int i)
{
	return chronicle_run(g->seat->chronicle, i);
}
static inline int runs_of(const struct game *g)
{
	return chronicle_runs(g->seat->chronicle);
}
static inline int run_open_of(const struct game *g)
{
	return chronicle_run_open(g->seat->chronicle);
}

/* Does a person play this side? */
static inline bool by_person(const struct game *g, int side)
{
	return side >= 0 && (g->seat->persons >> side & 1);
}

/* Is an earlier moment on show, so that there is something to go on to? */
static inline bool in_the_past(const struct game *g)
{
	return g->seat->at < g->seat->length;
}

/* chapter_panel.c: the pages of the game. */
int page_count(const struct game *g);
void build_page(struct ui *u, struct widget *root, int page);
void build_points(struct ui *u, struct widget *root);  /* the page on the victory tab, if there is one */
const int16_t *run_sum(const struct run *r);

/* chart.c: a chart as widgets. */
void chart_foot(struct widget *root, const struct chart_head *h); /* the remark below, if there is one */
void chart_titles(struct ui *u, struct widget *root, const struct chart_head *h, bool narrow);
void chart_line(struct ui *u, struct widget *root, const struct chart_head *h, const struct chart_row *row,
		const char *group_before, bool narrow);
/* Words between the rows, beginning where their cells do. */
struct widget *chart_between(struct widget *root, enum font font, int size, const char *text);
/* A picture of the interface at the beginning of such a line; nothing where there is none. */
void chart_sign(struct ui *u, struct widget *line, const char *sprite);
void chart_sums(struct ui *u, struct widget *root, const struct chart_head *h, const int16_t *sum);
void chart_face(struct ui *u, int piece, bool reverse, struct rect r); /* the picture of a counter */
void chart_back(struct ui *u, int side, struct rect r);                /* of one that is closed */
/* Does the row speak of this? */
bool chart_holds(const struct scenario *s, const struct chart_row *row, const char *words);

/* Chances are told as so many in so many up to here; of more the percentage says enough. */
enum { MOST_WAYS = 1296 };

/* foresee.c: "hit 2 in 6, miss 4 in 6", of the first case; returns the length. Under the description of a piece, how it came where it is. */
size_t say_ways(const struct scenario *s, const struct outlook *o, char *out, size_t size);
void build_story(struct ui *u, struct widget *root);

/* muster.c: "6 foot, 1 horse, 2 fatigue, without supply", as the counter shows it; and the same of all of a side that the one
 * who looks may know, with how many counters are closed to him. Both return the length, 0 when there is nothing to say. */
size_t say_worth(const struct scenario *s, const struct counter *c, char *out, size_t size);
size_t say_sums(const struct game *g, int side, char *out, size_t size);

/* forces.c, victory.c, viewer.c, planner.c */
void build_forces(struct ui *u, struct widget *root);
void build_victory(struct ui *u, struct widget *root);
void build_viewer(struct ui *u, struct widget *root, bool small);
void build_planner(struct ui *u, struct widget *root);

/* chapter_foot.c: the check box that silences what comes by itself. */
void report_quiet(struct ui *u, struct widget *buttons);

/* faces.c: counters side by side, those of one name as one with their number. */
enum { FACE_BACK = -2 }; /* FACE_BACK - side stands for a closed counter of that side */
struct faces {
	int size, n, piece[24], times[24]; /* size: points */
};
void face_add(const struct scenario *s, struct faces *d, int piece);
/* In words: "7 Infantry Corps, Napoleon, 2 closed". */
void faces_say(const struct scenario *s, const struct faces *d, char *out, size_t size);
/* The counters, the words for those who look for them; with the words above them. */
struct widget *faces_paint(struct widget *root, const struct faces *faces, const char *words);
void faces_show(struct ui *u, struct widget *root, const struct faces *faces);

/* clash.c: what is asked of a battle. Is the next of several places to be named where both sides stand? */
bool clashes_asked(const struct game *g);
void build_clashes(struct ui *u, struct widget *root); /* a button for each, with what is seen of both sides */
/* A step of a battle that is no weighing: who retreats, where to, what is lost. */
void build_clash_step(struct ui *u, struct widget *root);

/* weigh.c: choices with known chances. Which of them is looked at, and its outlook, anew. */
void weigh_choices(struct game *g);
/* Are battle plans to be laid, each with its chances? */
bool plans_asked(const struct game *g);
/* Does it come to the same which of several orders is given? What the one button for all of them says; else false. */
bool say_all_one(const struct game *g, char out[WORDS]);
/* The verb of which all orders may be given by one button, and what that says; NONE where there is none. */
int say_all_of(const struct game *g, char out[WORDS]);
/* weigh_chit.c: the key of a chit's letter looks at it, and Enter in their dialog at the one that is framed; false when there is none. */
bool choice_key(struct ui *u, int key);
/* weigh_guess.c: the numbers of the enemy that are hidden, each with what is taken for it, to be moved by hand. */
void build_guesses(struct ui *u, struct widget *root);
/* weigh_board.c: is there room to show every choice against each of the enemy's as a board? In a dialog alone. */
bool choices_as_board(const struct ui *u);
/* weigh_case.c */
void build_choices(struct ui *u, struct widget *root, bool titled); /* titled: with the place they are about */
void choice_lines(struct ui *u, struct widget *root);  /* open choices in a line each, with their chances */
/* What may be lost by it, a line each. */
void odds_warnings(struct widget *root, const struct outlook *o);

/* game.c: the account of what is being built, anew. */
void game_look_ahead(struct game *g);
/* shell.c: the card that an order is about, or NONE. */
int card_of_order(const struct scenario *s, const struct order *o);

/* account.c: the sum of a battle line by line, the table, the chances. */
bool one_sided(const struct account *a); /* a sum without an opponent */
void line_value(const struct line *l, char out[WORDS]); /* "+3", "\u00d72", "" */
void line_words(const struct scenario *s, const struct line *l, char *out, size_t size);
/* What a ledger is headed: "Attacker, French". */
const char *ledger_title(const struct scenario *s, const struct account *a, int ledger, char out[WORDS]);
void account_line_row(struct ui *u, struct widget *column, const struct line *l); /* one line of a ledger, with its rule */
void account_ledgers(struct ui *u, struct widget *root, const struct account *a, bool across);
/* A list of outcomes is no chart: it says of each that it is itself. */
bool table_lists_outcomes(const struct table *t);
/* A table as it is printed, with nothing marked; it must outlive the widget. */
void table_chart(struct widget *root, const struct table *t);
void account_table(struct ui *u, struct widget *root, const struct account *a);
/* The same in low rows, its title in the tip: below sums that are to be seen with it. */
void account_table_low(struct ui *u, struct widget *root, const struct account *a);
/* The table with how often each cell was hit: hit[row][column]. */
void account_hits(struct ui *u, struct widget *root, int table,
		  const uint8_t hit[TABLE_MAX_ROWS][TABLE_MAX_COLUMNS]);
void account_dice(struct ui *u, struct widget *root, const struct account *a);
void account_chances(struct ui *u, struct widget *root, const struct outlook *o);
/* The chances of one case as a single bar, each result with its code; green where the enemy of `side` is hurt. */
void account_bar(struct ui *u, struct widget *root, const struct outlook *o, int k, int side);
/* Do roles change in this case: does he attack who was attacked? */
bool account_changes(const struct outlook *o, int k);

/* bar_buttons.c, bar_orders.c */
/* Opens the list of what is to be chosen, where the bar has a button for it; false where it has none. */
bool bar_open_choices(struct ui *u);
/* Gives all that one button would give; false when there is no such button. */
bool bar_all_of(struct ui *u);
bool order_by_button(const struct game *g, const struct order *o);
struct widget *order_button(struct ui *u, struct widget *row, const struct order *o);
void act_order(struct ui *u, struct widget *w); /* w->order */
/* Gives an order; asks first when that loses something for good. */
void ui_order_asked(struct ui *u, const struct order *order);
/* forgotten.c: true when the order ends a phase in which something may have been forgotten, and the player was asked whether that is
 * meant, each time anew; the order is given when he agrees. */
bool forgotten_asked(struct ui *u, const struct order *order);
/* A key that stands for the usual order would halt a march that could go on, for good: it is asked. */
bool forgotten_halt(struct ui *u, const struct order *order);
/* Names a button of an order for scripts, "plan-attack RU-VII-27", and has it give the order. */
void order_on(const struct game *g, struct widget *w, const char *prefix, const struct order *o);
/* alike.c: after every change of the position, is there one order only, or do the few there are come to the same, of which no button is the
 * default? In g->alike. */
void alike_refresh(struct game *g);
/* Gives an order, and what then is the only one till something else can be chosen, where it is the only one itself. */
void order_lone(struct ui *u, const struct order *o);
/* The order that Enter and Space give now; false when there is none. */
bool default_order(const struct game *g, struct order *out);
/* The order of those with a button that they give, whatever else is looked at: its index, or NONE. */
int default_button(const struct game *g);
/* Of a piece that is only taken up: what a button could give before it was (words.buttons). How many, `most` at most. */
int buttons_of_held(const struct game *g, struct order *out, int most);
/* What would end this, or carry out what is built, but is not offered now: VERB_DONE or VERB_COMMIT; NONE: nothing is missing. */
int order_missing(const struct game *g);
/* The buttons of the prompt, what ends it or carries it out among them, faint where that cannot be yet. */
void prompt_buttons(struct ui *u, struct widget *flow, bool crowded);
/* window.c: a chance to interrupt, asked below the bar; else, where there are standing orders, a word about them. */
bool window_open(const struct game *g);
void window_refresh(struct ui *u);
struct rect window_area(const struct ui *u, struct rect map);
/* standing.c: what is answered by itself. The answer that stands for the row that asks now, for `card` and `place` (or
 * NONE) alone; STANDING_ASK when there is none. */
enum standing_answer standing_now(const struct game *g, int card, int place);
/* How many the player has set himself: not those that a game begins with. */
int standing_own(const struct game *g);
void standing_set(struct ui *u, enum standing_answer answer, int card, int place, bool this_turn);
/* aided.c: leaves what is left of many small decisions to a computer player. */
void aided_button(struct ui *u, struct widget *flow);
/* advice.c: how far somebody is with his thinking, and how to end it. */
void think_part(struct ui *u, struct widget *flow);
struct widget *progress_bar(struct widget *parent, int permille);
void act_advise(struct ui *u, struct widget *w);
/* On how many places and arrows that the hint on show is about a box lies. */
int advice_meets(const struct ui *u, struct rect r);
/* review.c: the review of a game that is over is wanted. */
void act_review(struct ui *u, struct widget *w);
/* One of several orders in words: those of its button, and the place where there is one. */
void say_choice(const struct game *g, const struct order *o, char out[WORDS]);

/* fitted.c: one text in a box of its own height: as large as it is meant to be, or as small as it must be. */
struct widget *fitted(struct widget *parent, const char *name, enum font font, int size, int tall, const char *text);
/* Is it as large as it is meant to be? So is all that is no such text. */
bool fitted_full(struct ui *u, const struct widget *w);

/* guide.c: below what is asked, what helps most now, what is about to cost something, and the notes of the scenario. How
 * many points of height it takes: always the same while a game is on, 0 when it is switched off. */
int guide_tall(const struct ui *u);
void guide_part(struct ui *u, struct widget *root);
void guide_refresh(struct ui *u);
/* bar_ask.c: where the sides take turns, what both have left, and who is next. */
void give_and_take(struct ui *u, struct widget *row);

/* time.c: goes on with showing what was, when it is time; true while there is more to come. */
bool time_shows(struct ui *u);
bool time_key(struct ui *u, const struct input *in);

/* peek.c: the orders of a person who is not looked through, and Look. */
void peek_buttons(struct ui *u, struct widget *flow);
/* Stars on the places of the aim, or none. */
void aims_turn(struct ui *u);
void toggle_counters(struct ui *u);
/* tools.c: the right end of the bar. */
void build_tools(struct ui *u, struct widget *root);
/* Shows a query for the piece in hand or last pointed at; the same again takes it away. */
void ui_overlay(struct ui *u, enum query q);

#endif

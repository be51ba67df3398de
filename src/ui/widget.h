/* The widget tree: what is shown, where it lies, what it is called, what it does.
 *
 * A tree is built anew by its owner whenever what it shows has changed; focus, scroll places and selections are
 * carried over by name. Every widget has a role, a name and a text, so that scripts and tests find it. Sizes given
 * by builders are points; `at` is in pixels after layout.
 */
#ifndef GROGNARD_UI_WIDGET_H
#define GROGNARD_UI_WIDGET_H

#include "core/order.h"
#include "render/canvas.h"
#include "ui/text.h"

struct ui;
struct widget;

enum { BAR_POINTS = 13, INDENT_POINTS = 14 }; /* width of a scroll bar; by so much an item of a list is indented a step */

enum role {
	ROLE_COLUMN, ROLE_ROW, ROLE_FLOW, ROLE_SCROLL, /* containers */
	ROLE_LABEL,   /* wrapped text, with markup when `markup` is set */
	ROLE_BUTTON, ROLE_CHECK, ROLE_RADIO, ROLE_TAB, ROLE_LINK, ROLE_FIELD, ROLE_SLIDER, ROLE_LIST,
	ROLE_ICON, ROLE_PICTURE, ROLE_RULE, ROLE_SPACE,
	ROLE_CUSTOM   /* draws itself */
};

/* Panel: an ornate sheet. Frame: leather around paper. Bar: plain paper with an edge. Page: a sheet to read.
 * Inset: a shaded field. Line: a thin rule. Leather: what the launcher lies on. */
enum skin { SKIN_NONE, SKIN_PANEL, SKIN_FRAME, SKIN_BAR, SKIN_PAGE, SKIN_INSET, SKIN_LINE, SKIN_LEATHER, SKIN_TOOLTIP };

enum item_style { ITEM_PLAIN, ITEM_HEADING, ITEM_GROUP, ITEM_FADED, ITEM_NOTE };

/* One line of a list. */
struct item {
	char *text;
	char right[64];   /* shown at the right end */
	char icon[24];    /* sprite of the interface atlas, or "" */
	char name[32];
	int id, more;     /* for the owner */
	uint8_t style;    /* enum item_style */
	uint8_t indent;
	bool faded;
	bool below;       /* measured: what is shown at the right end has a line of its own, for beside it the text would be squeezed */
	int tall, wide;   /* height in pixels at this width; 0: not measured */
};

struct items {
	int n, room;
	struct item *at;
};

/* How an item was picked. */
enum pick { PICK_SELECT, PICK_ENTER, PICK_MENU, PICK_REMOVE };

struct widget {
	enum role role;
	char name[64];
	char *text, *tip;
	char icon[24], key[24];  /* sprite; shortcut shown */
	char mnemonic;           /* lower-case letter, 0: none */
	bool off, on, stop, hidden, markup, main, quiet, cancel; /* main: answers Enter; cancel: answers Esc */
	bool kept;               /* what scrolls is shown down to here, whole, before a dialog gives way to its place */
	bool no_space, no_enter; /* Space, Enter does not press it where it has the focus */
	uint8_t skin, align, font;
	int size;                /* of letters, points */
	uint32_t ink;            /* 0: as usual */
	int grow, wide, tall, narrowest, pad, gap; /* points; wide, tall 0: as the content asks */
	struct rect at;
	struct widget *up, *first, *last, *next;
	void (*act)(struct ui *u, struct widget *w);
	void (*hold)(struct ui *u, struct widget *w); /* the pointer went down on it */
	int arg, arg2;
	char word[128];
	struct order order;      /* that it gives */
	/* scroll, list */
	int scroll, content, selected;
	int most;                /* as many whole items a list shows, and the rest when it is scrolled; 0: it has another height */
	int reveal;              /* the item, counted from 1, that comes into sight when the list is placed next; 0: none */
	struct items *items;
	bool items_owned;
	bool removes; /* Delete picks with PICK_REMOVE */
	void (*pick)(struct ui *u, struct widget *w, int item, enum pick how);
	/* field */
	char *buffer;
	int buffer_size, caret;
	bool chosen;             /* the whole text is chosen: what is typed takes its place */
	/* slider */
	int low, high, value;
	/* custom; another role may have them too, and then looks or lies so */
	int (*custom_wide)(struct ui *u, const struct widget *w);
	int (*custom_tall)(struct ui *u, const struct widget *w, int width);
	void (*custom_paint)(struct ui *u, const struct widget *w);
	void *data;              /* freed with the widget */
	int memo_wide, memo_tall;
};

/* Making a tree. `parent` may be NULL for a root. Texts are copied; "&" before a letter makes it the mnemonic. */
struct widget *widget_new(struct widget *parent, enum role role, const char *name, const char *text);
void widget_free(struct widget *w);        /* with all below */
void widget_clear(struct widget *w);       /* all below */
void widget_text(struct widget *w, const char *text);
struct widget *widget_label(struct widget *parent, enum font font, int size, const char *text);
struct widget *widget_button(struct widget *parent, const char *name, const char *text,
			     void (*act)(struct ui *, struct widget *));
void widget_tip(struct widget *w, const char *text);

/* Looking through a tree. */
struct widget *widget_find(struct widget *root, const char *name); /* by name only */
struct widget *widget_at(struct widget *root, int x, int y);       /* the topmost that takes a click */
struct widget *widget_walk(const struct widget *root, const struct widget *w); /* next in order, or NULL */
bool widget_within(const struct widget *root, const struct widget *w); /* is it the root or below it? */
bool widget_shown(const struct widget *w); /* it and all above visible, and inside what scrolls */
struct rect widget_seen(const struct widget *w); /* the part not clipped away */

/* Lists. */
void items_clear(struct items *l);
struct item *items_add(struct items *l, const char *text);
void item_text(struct item *it, const char *text); /* other words */
struct item *items_last(struct items *l, struct item *it);  /* the item becomes the last one, which is returned */
void items_free(struct items *l);
struct rect list_item_rect(struct ui *u, const struct widget *w, int item);
int list_item_at(struct ui *u, const struct widget *w, int x, int y);
int list_row_wide(const struct ui *u, int width, bool bar); /* of a list so wide, with a scroll bar or without; pixels */
int item_room(const struct ui *u, const struct item *it, int wide); /* of its words, in a row so wide; pixels */
int list_whole(struct ui *u, const struct widget *w, int width); /* its height, pixels, where all of it is seen: a custom_tall */
void list_show(struct ui *u, struct widget *w, int item); /* scrolls it into sight */

/* Layout. */
int widget_wide(struct ui *u, struct widget *w);
int widget_tall(struct ui *u, struct widget *w, int width);
/* Pixels for the words of a check or radio button `width` pixels wide that are too long for one line, and so stand in several; 0: they fit. */
int widget_check_room(struct ui *u, const struct widget *w, int width);
void widget_place(struct ui *u, struct widget *w, struct rect r);

/* Drawing. */
void widget_paint(struct ui *u, struct widget *w);
void widget_style(const struct ui *u, const struct widget *w, struct text_style *s);
void widget_slider(struct ui *u, const struct widget *w); /* a slider as it is usually painted */
void widget_ring(struct ui *u, const struct widget *w, struct rect r); /* round r, when it has the focus of the keys */

/* Input: each answers true when the widget used it. */
bool widget_press(struct ui *u, struct widget *w, int x, int y, int button);
bool widget_drag(struct ui *u, struct widget *w, int x, int y);
void widget_release(struct ui *u, struct widget *w, int x, int y);
bool widget_key(struct ui *u, struct widget *w, const struct input *in);
bool widget_type(struct ui *u, struct widget *w, const char *text);
bool widget_on_bar(struct ui *u, const struct widget *w, int x); /* is x on its scroll bar? */
bool widget_wheel(struct ui *u, struct widget *w, int steps); /* and upwards through what scrolls */
void widget_reveal(struct ui *u, struct widget *w);           /* scrolls it into sight */

struct rect rect_meet(struct rect a, struct rect b);

#endif

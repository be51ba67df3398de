/* What is asked, found in the list of legal orders, and how it is lit: asked.c. A picture finds it once and hands it on. */
#ifndef GROGNARD_INPUT_ASKED_H
#define GROGNARD_INPUT_ASKED_H

#include "render/scene.h"

struct table_view;

struct asked {
	struct places goes;  /* where what is in hand, or has to go, may go */
	struct places named; /* of which one is to be named */
	struct set pieces;   /* of which one is to be chosen */
	bool any_goes, any_named;
};

/* What is asked of whoever looks; nothing where he may not act. */
void asked_find(const struct table_view *t, struct asked *out);

/* Are places lit, of which one is to be clicked? */
bool asked_lights(const struct asked *a);
/* Adds those. */
void asked_places(const struct asked *a, struct places *out);
/* Who lies on his stack: one of whom is to be chosen, and for whom. */
void asked_above_others(const struct table_view *t, const struct asked *a, struct set *out);
/* What may be clicked is brought into sight when nothing of it is. */
void asked_look(struct table_view *t, const struct asked *a);

/* It is drawn below the counters; true where all but what may be clicked is dimmed. */
bool asked_under(struct table_view *t, const struct asked *a);
/* And over them. */
void asked_over(struct table_view *t, const struct asked *a);
/* The same over a picture of the map that was asked for meanwhile, which stays as it is; and the colour (0xrrggbbaa) that its
 * outlines have then, so that they are told apart from what is lit. */
void asked_above(struct table_view *t, const struct asked *a);
uint32_t asked_beside(const struct asked *a, uint32_t outline);

#endif

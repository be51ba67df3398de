/* The game's pages beside the log. */
#ifndef GROGNARD_RULES_BEREZINA_PAGES_H
#define GROGNARD_RULES_BEREZINA_PAGES_H

#include "rules/berezina/berezina.h"

enum { PAGE_BRIDGES, PAGE_VICTORY, PAGE_MORALE, PAGE_FIRE, PAGES };

extern const struct page berezina_pages[];
void berezina_page(const struct scenario *s, int page, const struct position *p, const struct events *ev, int i,
		   enum side viewer, struct chart *out);

void bz_page_bridges(const struct scenario *s, const struct crossing *c, struct chart *out);
void bz_page_victory(const struct scenario *s, const struct crossing *c, struct chart *out);
void bz_page_morale(const struct scenario *s, const struct position *p, const struct events *ev, int i,
		    struct chart *out);
void bz_page_fire(const struct scenario *s, const struct position *p, const struct events *ev, int i, int viewer,
		  struct chart *out);

/* The lowest die that hits; the account is that of bz_shot_sum. */
int bz_shot_needs(const struct scenario *s, const struct account *a);

/* What a march brings: the chances of a ford, and warnings about bridges, command, contact and the exit. */
void bz_march_outlook(const struct scenario *s, const struct crossing *c, const struct order *o, struct outlook *out);
/* What the end of the French Movement Phase brings: units lost in overfull hexes (3.1.4). */
void bz_done_outlook(const struct scenario *s, const struct crossing *c, struct outlook *out);
void berezina_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
void berezina_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);

#endif

/* What both directions say alike. */
#ifndef GROGNARD_MATCH_MESSAGE_OWN_H
#define GROGNARD_MATCH_MESSAGE_OWN_H

#include "match/message.h"

/* Every message of news begins so, with the number of this form of them. */
enum { NEWS_FORM = 1 };

/* What an event says beside its kind, side and who sees it. */
enum { SAYS_ACCOUNT = 1, SAYS_PIECE = 2, SAYS_FROM = 4, SAYS_TO = 8, SAYS_NUMBER = 16, SAYS_RULE = 32, SAYS_WAY = 64,
       SAYS_DICE = 128, SAYS_BY = 256 };

/* An order: verb, side and nouns. */
void order_write(const struct order *o, struct parcel *out);
void standings_write(const struct standings *list, struct parcel *out);
void standings_read(struct unpacking *u, struct standings *list);

#endif

/* What lies in the data folder: names of files, in a fixed order. Knows nothing of what is in them. */
#ifndef GROGNARD_CORE_LISTING_H
#define GROGNARD_CORE_LISTING_H

#include "core/base.h"

enum { LISTING_MOST = 64, LISTING_NAME = 64 };

/* Names without ".json" of the files of `folder`, sorted; of more than LISTING_MOST the first that the folder gives. Returns how
 * many, 0 when the folder cannot be read. */
int listing_json(const char *folder, char names[LISTING_MOST][LISTING_NAME]);

/* Names of the scenarios of a game ("5-september"): its files but game, pieces, tables, cards and rulebook. */
int listing_scenarios(const char *data, const char *game, char names[LISTING_MOST][LISTING_NAME]);

/* Names of the folders under scenarios/, sorted. */
int listing_games(const char *data, char names[LISTING_MOST][LISTING_NAME]);

#endif

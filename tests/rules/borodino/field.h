/* The field of Borodino. */
#ifndef GROGNARD_TESTS_BORODINO_FIELD_H
#define GROGNARD_TESTS_BORODINO_FIELD_H

#include "rules/field.h"
#include "rules/borodino/borodino.h"

#define DAY_5 "\"first_turn\":1,\"last_turn\":8,\"victory\":\"5-september\""
#define DAY_6 "\"first_turn\":11,\"last_turn\":24,\"victory\":\"6-september\""
#define DAY_7 "\"first_turn\":27,\"last_turn\":40,\"victory\":\"7-september\""
#define GRAND "\"first_turn\":1,\"last_turn\":40,\"victory\":\"7-september\",\"night\":[9,10,25,26]"
#define FRENCH_MOVE ""
#define FRENCH_FIGHT ",\"start\":{\"side\":\"french\",\"phase\":\"combat\"}"
#define RUSSIAN_MOVE ",\"start\":{\"side\":\"russian\",\"phase\":\"movement\"}"
#define RUSSIAN_FIGHT ",\"start\":{\"side\":\"russian\",\"phase\":\"combat\"}"

struct game *field(const char *keys, const char *option);
struct battle *state(struct game *g);
void lost(struct game *g, const char *piece);

/* The coming die shows this. */
void dice(struct game *g, int value);
/* The odds of the attack being built: column and twice the strengths. */
void odds_are(struct game *g, const char *column, int attack2, int defence);
void hexes_offered(struct game *g, int verb, const char *piece, const char *hexes);
/* The number of the redoubt in this hex. */
int redoubt(struct game *g, const char *hex);

#endif

/* The field of the Berezina. */
#ifndef GROGNARD_TESTS_BEREZINA_FIELD_H
#define GROGNARD_TESTS_BEREZINA_FIELD_H

#include <stdio.h>

#include "rules/field.h"
#include "rules/berezina/berezina.h"

/* Keys of a scenario that begins in a phase of a turn; more keys follow a comma. */
#define AT(turn, phase) "\"first_turn\":1,\"last_turn\":25,\"start\":{\"turn\":" #turn ",\"phase\":\"" phase "\"}"

struct game *field(const char *keys, const char *option);
struct crossing *state(struct game *g);
void lost(struct game *g, const char *piece);
int box(struct game *g);

#endif

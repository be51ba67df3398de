/* What an order of march brings before it is given: attrition. */
#include "rules/gamble/combat.h"

void gb_odds(const struct scenario *s, const struct position *p, const struct order *o, const int16_t *guess, struct outlook *out)
{
	(void)s, (void)p, (void)o, (void)guess;
	outlook_clear(out);
}

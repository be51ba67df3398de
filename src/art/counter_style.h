/* The colours and cockades of the nations: what makes a counter French or Russian at a glance.
 *
 * The cockade and the two letters carry the nationality for those who cannot tell the colours apart.
 */
#ifndef GROGNARD_ART_COUNTER_STYLE_H
#define GROGNARD_ART_COUNTER_STYLE_H

#include <stdint.h>

/* Colours are 0xRRGGBB. `cockade` goes from the outside inward. `coat`, `facing` and `plume` dress the leaders. */
struct counter_style {
	const char *nation;
	const char *letters;
	uint32_t body;
	uint32_t box;
	uint32_t symbol;
	uint32_t text;
	uint32_t cockade[3];
	uint32_t coat;
	uint32_t facing;
	uint32_t plume;
};

/* The style of `nation` ("russia" or "russian"), or that of `side` when it is unknown, or France's. Never NULL. */
const struct counter_style *counter_style_of(const char *nation, const char *side);

/* The strong colour behind the symbol of a nation's units, and that of the symbol's lines, where the counter itself has the
 * colour of the army they march with. Leaves both as they are for a nation without one. */
void counter_field_of(const char *nation, uint32_t *field, uint32_t *lines);

#endif

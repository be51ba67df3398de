/* The game on the table is saved under a name. */
#include "app/desk_own.h"

#include "core/file.h"
#include "match/saved.h"

#include <stdio.h>
#include <string.h>

/* Saved, and said as what; a place of the player's own may be longer than the slip is wide. */
static bool save_to(struct desk *d, const char *path, const char *name, struct error *e)
{
	enum { WIDE = 36 };
	char told[200];
	bool own = file_is_path(name), cut = own && strlen(name) > WIDE;

	if (!match_save(d->m, path, e))
		return false;
	desk_note_saved(d);
	name += cut ? strlen(name) - WIDE : 0;
	while (cut && ((unsigned char)*name & 0xC0) == 0x80)
		name++;
	snprintf(told, sizeof told, "Saved as \u201c%s%s\u201d%s", cut ? "\u2026" : "", name, own ? "" : ", among the saved games");
	ui_hint(d->ui, -1, -1, told, "");
	return true;
}

bool desk_save(struct desk *d, const char *name, struct error *e)
{
	char path[700], plain[100];
	size_t n = 0;

	if (!d->m)
		return error_set(e, NULL, NULL, NULL, "there is no game to save");
	if (file_is_path(name)) {
		file_saved(d->folder, name, path, sizeof path);
		return save_to(d, path, name, e);
	}
	if (!*d->folder)
		return error_set(e, NULL, NULL, NULL, "there is no folder for saved games: it needs a place such as ~/folder/name or /tmp/name");
	for (; *name && n + 1 < sizeof plain; name++)
		if ((unsigned char)*name >= 32 && *name != '/' && *name != '\\' && !(n == 0 && *name == '.'))
			plain[n++] = *name;
	plain[n] = 0;
	if (!n)
		return error_set(e, NULL, NULL, NULL, "a saved game needs a name");
	file_saved(d->folder, plain, path, sizeof path);
	return save_to(d, path, plain, e);
}

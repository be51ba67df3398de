#include "app/script_own.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { FRAME = 64, LONGEST = 60000, /* as on a slow machine: what settles is not looked at on its way */
       LINE_MOST = SCRIPT_REST - 1 };

void script_settle(struct desk *d, struct canvas *c)
{
	for (int ms = 0; ms < LONGEST; ms += FRAME) {
		bool works = desk_work(d), moves = desk_draw(d);
		if (!works && !moves && !(desk_table(d) && table_animating(desk_table(d))) && !desk_work(d))
			return; /* asked again: the last frame may have ended what the other side waited for */
		canvas_advance(c, FRAME);
	}
}

/* Cuts the line into words; "..." is one word. */
static bool cut(struct script *s, char *line, struct error *e)
{
	s->words = 0;
	for (char *at = line; *at;) {
		at += strspn(at, " \t\r\n");
		if (!*at || *at == '#')
			break;
		if (s->words == MAX_WORDS)
			return error_set(e, NULL, NULL, NULL, "a line has more than %d words", MAX_WORDS);
		s->quoted[s->words] = *at == '"';
		if (*at == '"') {
			char *end = strchr(at + 1, '"');
			if (!end)
				return error_set(e, NULL, NULL, NULL, "a quotation mark is not closed");
			*end = 0;
			s->word[s->words++] = at + 1;
			at = end + 1;
			continue;
		}
		s->word[s->words++] = at;
		at += strcspn(at, " \t\r\n");
		if (*at)
			*at++ = 0;
	}
	return true;
}

/* One line as it stands in the file. */
static bool run_line(struct script *s, char *line, struct error *e)
{
	size_t n = strcspn(line, "\r\n");
	char *rest = line + strspn(line, " \t");

	if (n > LINE_MOST)
		return error_set(e, NULL, NULL, NULL, "a line has more than %d bytes", LINE_MOST);
	line[n] = 0;
	rest += strcspn(rest, " \t");
	snprintf(s->rest, sizeof s->rest, "%s", rest + strspn(rest, " \t"));
	return cut(s, line, e) && (!s->words || script_line(s, e));
}

bool script_run(struct desk *d, struct canvas *c, const char *file, struct error *e)
{
	struct script s = {.d = d, .c = c};
	FILE *in = fopen(file, "r");
	char line[LINE_MOST + 3], place[24]; /* and a carriage return, a line feed and the end */
	bool ok = true;

	if (!in)
		return error_set(e, file, NULL, NULL, "%s", strerror(errno));
	canvas_advance(c, 0);
	script_settle(d, c);
	for (int number = 1; ok && !s.quit && !desk_done(d) && fgets(line, sizeof line, in); number++) {
		struct error why = {0};
		snprintf(place, sizeof place, "%d", number);
		ok = run_line(&s, line, &why) || error_set(e, file, place, NULL, "%s", why.reason);
	}
	if (ok && ferror(in))
		ok = error_set(e, file, NULL, NULL, "cannot be read: %s", strerror(errno));
	fclose(in);
	return ok;
}

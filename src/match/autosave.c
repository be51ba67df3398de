/* The file that always holds the game as it stands. */
#include "match/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void note(struct match *m, const struct error *e)
{
	if (e)
		error_print(e, m->autosave_error, sizeof m->autosave_error);
	else
		m->autosave_error[0] = 0;
}

static void shut(struct match *m)
{
	if (m->autosave_fd >= 0)
		close(m->autosave_fd);
	m->autosave_fd = -1;
}

void autosave_anew(struct match *m)
{
	if (!m->autosave[0])
		return;
	struct error e = {0};
	struct paper out = {0};
	shut(m);
	record_write(m, false, &out);
	record_linked(&out);
	bool fine = out.b.failed ? error_set(&e, m->autosave, NULL, NULL, "there is no memory to write the game")
				 : file_write(m->autosave, out.b.at, out.b.n, &e);
	free(out.b.at);
	m->autosaved = out.chain;
	if (fine)
		m->autosave_fd = file_append_open(m->autosave, &e);
	m->pointer_noted = m->now < m->length;
	note(m, m->autosave_fd >= 0 ? NULL : &e);
}

/* Appends the lines; when that fails the whole file is written anew, now and if need be at every later change. */
static void append(struct match *m, struct paper *lines, bool sync)
{
	struct error e = {0};
	record_linked(lines);
	bool fine = lines->b.failed ? error_set(&e, m->autosave, NULL, NULL, "there is no memory to write the game")
				    : file_append(m->autosave_fd, m->autosave, lines->b.at, lines->b.n, sync, &e);
	m->autosaved = lines->chain;
	free(lines->b.at);
	if (fine)
		note(m, NULL);
	else
		autosave_anew(m);
}

void autosave_played(struct match *m, int from)
{
	if (!m->autosave[0])
		return;
	bool opens = rules_hides(m->scenario) && m->at.common.header.result.over;
	if (m->autosave_fd < 0 || m->pointer_noted || opens) {
		autosave_anew(m);
		return;
	}
	struct paper lines = {.chain = m->autosaved};
	record_lines(m, from, &lines);
	append(m, &lines, true);
}

void autosave_moved(struct match *m)
{
	if (!m->autosave[0])
		return;
	if (m->autosave_fd < 0) {
		autosave_anew(m);
		return;
	}
	struct paper lines = {.chain = m->autosaved};
	record_now(m, &lines);
	m->pointer_noted = true;
	append(m, &lines, false);
}

bool match_autosave(struct match *m, const char *path, struct error *e)
{
	shut(m);
	m->autosave[0] = 0;
	m->autosave_error[0] = 0;
	if (!path)
		return true;
	if (strlen(path) >= sizeof m->autosave)
		return error_set(e, path, NULL, NULL, "the path is too long");
	strcpy(m->autosave, path);
	autosave_anew(m);
	return m->autosave_fd >= 0 || error_set(e, path, NULL, NULL, "%.300s", m->autosave_error);
}

const char *match_autosave_error(const struct match *m)
{
	return m->autosave_error;
}

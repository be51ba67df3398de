#include "app/cli.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void cli_print(cJSON *object)
{
	char *line = cJSON_PrintUnformatted(object);
	cJSON_Delete(object);
	puts(line ? line : "{\"ok\":false,\"error\":\"out of memory\"}");
	free(line);
	fflush(stdout);
}

void cli_text(cJSON *object, const char *key, const char *text)
{
	char *clean = strdup(text);
	if (!clean)
		return;
	for (char *at = clean; *at;) {
		size_t n = utf8_length(at, strlen(at));
		if (!n)
			*at = '?';
		at += n ? n : 1;
	}
	cJSON_AddStringToObject(object, key, clean);
	free(clean);
}

cJSON *cli_error(const struct error *e)
{
	cJSON *out = cJSON_CreateObject();
	cJSON_AddBoolToObject(out, "ok", false);
	cli_text(out, "error", e->reason[0] ? e->reason : "it failed without a reason");
	if (e->rule[0])
		cli_text(out, "rule", e->rule);
	if (e->file[0])
		cli_text(out, "file", e->file);
	if (e->place[0])
		cli_text(out, "place", e->place);
	return out;
}

int cli_fail_with(const struct error *e)
{
	cli_print(cli_error(e));
	return CLI_FAILED;
}

int cli_fail(const char *format, ...)
{
	struct error e = {0};
	va_list list;
	va_start(list, format);
	vsnprintf(e.reason, sizeof e.reason, format, list);
	va_end(list);
	return cli_fail_with(&e);
}

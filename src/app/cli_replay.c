/* replay: does a saved game still play as it was saved? */
#include "app/cli.h"

#include "match/hash.h"

#include <stdlib.h>

int cli_replay(const struct cli *c)
{
	struct error e = {0};
	struct match *m = match_load(c->data, c->argument, &e);
	if (!m)
		return cli_fail_with(&e);
	char hash[HASH_DIGITS];
	int now = match_now(m);
	match_jump(m, match_length(m));
	cJSON *out = e.reason[0] ? cli_error(&e) : cJSON_CreateObject();
	if (!e.reason[0])
		cJSON_AddBoolToObject(out, "ok", true);
	match_hash(m, hash);
	cli_text(out, "scenario", match_scenario(m)->id);
	cJSON_AddNumberToObject(out, "orders", match_length(m));
	cJSON_AddNumberToObject(out, "now", now);
	cli_text(out, "hash", hash);
	if (match_position(m)->header.result.over)
		cJSON_AddItemToObject(out, "result",
				      cli_result(match_scenario(m), &match_position(m)->header.result));
	cli_print(out);
	match_free(m);
	return e.reason[0] ? CLI_FAILED : CLI_FINE;
}

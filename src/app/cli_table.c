/* table: what the games of tournaments prove, as a table of Markdown. */
#include "app/cli.h"
#include "app/cli_standings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct seat_time {
	int64_t thought, longest;
	int phases;
};

/* Is this the first game of its players in its scenario? */
static bool is_first(const struct cli_standings *t, int i)
{
	const struct entry *x = &t->entry[i];
	for (int k = 0; k < i; k++) {
		const struct entry *y = &t->entry[k];
		if (!strcmp(x->scenario, y->scenario) && !strcmp(x->a, y->a) && !strcmp(x->b, y->b))
			return false;
	}
	return true;
}

/* How long a thinks in these games. */
static struct seat_time time_of(const struct cli_standings *t, const struct entry *like)
{
	struct seat_time sum = {0};
	for (int i = 0; i < t->entries; i++) {
		const struct entry *x = &t->entry[i];
		if (strcmp(x->scenario, like->scenario) || strcmp(x->a, like->a) || strcmp(x->b, like->b))
			continue;
		for (int side = 0; side < SIDES; side++)
			if (!strcmp(x->seat[side], like->a)) {
				sum.thought += x->thought[side];
				sum.phases += x->phases[side];
				sum.longest = x->longest[side] > sum.longest ? x->longest[side] : sum.longest;
			}
	}
	return sum;
}

static void print_share(double points, double games)
{
	double low, high, share = games > 0 ? points / games : 0.5;
	standings_interval(share, games, &low, &high);
	if (games > 0)
		printf(" %.0f (%.0f-%.0f) |", 100 * share, 100 * low, 100 * high);
	else
		printf(" - |");
}

static void print_row(const struct cli_standings *t, const struct entry *x)
{
	struct compared c = standings_compare(t, x->scenario, x->a, x->b, 0, 40);
	struct seat_time spent = time_of(t, x);
	double points = c.points[0] + c.points[1], games = c.games[0] + c.games[1], low, high;
	double share = games > 0 ? points / games : 0.5;
	standings_interval(share, games, &low, &high);
	printf("| %s | %s - %s | %.0f |", x->scenario, x->a, x->b, games);
	print_share(points, games);
	printf(" %+.0f (%+.0f to %+.0f) |", standings_elo(share), standings_elo(low), standings_elo(high));
	print_share(c.points[0], c.games[0]);
	print_share(c.points[1], c.games[1]);
	printf(" %s |", !c.pairs ? "-" : c.ratio >= STANDINGS_PROVED ? "better" : c.ratio <= -STANDINGS_PROVED ? "not better" : "open");
	printf(" %.0f / %.0f |\n", spent.phases ? (double)spent.thought / spent.phases / 1000 : 0, (double)spent.longest / 1000);
}

int cli_table(const struct cli *c)
{
	struct cli_standings t = {0};
	struct error e = {0};
	if (!cli_standings_read(&t, c->argument, false, &e)) {
		standings_free(&t);
		return cli_fail_with(&e);
	}
	puts("| scenario | players | games | points of 100 | Elo | on side 0 | on side 1 | test 0, 40 | ms a phase, longest |");
	puts("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
	for (int i = 0; i < t.entries; i++)
		if (is_first(&t, i))
			print_row(&t, &t.entry[i]);
	standings_free(&t);
	return CLI_FINE;
}

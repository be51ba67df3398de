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
	for (int k = 0; k < i; k++)
		if (standings_together(&t->entry[k], &t->entry[i]))
			return false;
	return true;
}

/* How long a thinks in these games. */
static struct seat_time time_of(const struct cli_standings *t, const struct entry *like)
{
	struct seat_time sum = {0};
	for (int i = 0; i < t->entries; i++) {
		const struct entry *x = &t->entry[i];
		if (!standings_together(x, like))
			continue;
		for (int side = 0; side < SIDES; side++)
			if (!strcmp(x->seat[side], like->a) && (!x->against[0] || (!x->game && side == x->side))) {
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

/* On the side on which both sit across from another: what the one makes there, and the other. */
static void print_both(const struct compared *c, int side)
{
	if (c->games[side] && c->rivals)
		printf(" %.0f, %.0f |", 100 * c->points[side] / c->games[side], 100 * c->rival / c->rivals);
	else
		printf(" - |");
}

static void print_row(const struct cli_standings *t, const struct entry *x)
{
	struct compared c = standings_compare(t, x, 0, 40);
	struct seat_time spent = time_of(t, x);
	double points = c.points[0] + c.points[1] + c.rivals - c.rival, games = c.games[0] + c.games[1] + c.rivals, low, high;
	double share = games > 0 ? points / games : 0.5;
	standings_interval(share, games, &low, &high);
	printf("| %s | %s - %s%s%s |", x->scenario, x->a, x->b, x->against[0] ? ", both against " : "", x->against);
	printf(" %.0f |", games);
	print_share(points, games);
	printf(" %+.0f (%+.0f to %+.0f) |", standings_elo(share), standings_elo(low), standings_elo(high));
	for (int side = 0; side < SIDES; side++)
		if (x->against[0] && side == x->side)
			print_both(&c, side);
		else
			print_share(c.points[side], c.games[side]);
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

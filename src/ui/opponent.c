/* Who plays the sides that no person plays, while a game is on: another level may take over. */
#include "ui/inner.h"

#include "ai/player.h"
#include "ui/game.h"

#include <stdio.h>

struct widget *player_radio(struct widget *group, int side, int index, const struct player *now, int size)
{
	const struct player *player = index == NONE ? NULL : players_all[index];
	char name[48];
	snprintf(name, sizeof name, "seat-%d-%.24s", side, player ? player->id : "person");
	struct widget *w = widget_new(group, ROLE_RADIO, name, player ? player->name : "A person at this screen");
	w->on = now == player;
	w->arg = index;
	w->arg2 = side;
	w->size = size;
	return w;
}

struct widget *player_looks(struct widget *root, const struct player *player, int size)
{
	struct text line;
	text_set(&line, "He looks at %s.", player->looks);
	return widget_label(root, FONT_BODY_ITALIC, size, line.at);
}

void open_opponent(struct ui *u)
{
	dialog_open(u, DIALOG_OPPONENT, "Who plays");
}

bool has_opponent(const struct ui *u)
{
	return u->calls.played_by && (u->calls.played_by(u->calls.who, SIDE_0) || u->calls.played_by(u->calls.who, SIDE_1));
}

static void act_level(struct ui *u, struct widget *w)
{
	if (u->calls.play_by)
		u->calls.play_by(u->calls.who, (enum side)w->arg2, players_all[w->arg]);
	dialog_top(u)->stale = true;
}

/* Who is offered for the side, and who plays it now though he is not. */
static void side_part(struct ui *u, struct widget *body, enum side side, const struct player *now)
{
	const struct scenario *s = u->game->scenario;
	widget_label(body, FONT_DATA_BOLD, 16, s->side_name[side]);
	for (int i = 0; players_all[i]; i++) {
		const struct player *p = players_all[i];
		if (p == now || p->sides(s) >> side & 1)
			player_radio(body, (int)side, i, now, 15)->act = act_level;
	}
	struct widget *looks = player_looks(body, now, 14);
	snprintf(looks->name, sizeof looks->name, "looks-%d", (int)side);
}

void build_opponent(struct ui *u, struct dialog *d)
{
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "opponent", "");
	body->grow = 1;
	body->gap = 6;
	widget_label(body, FONT_BODY, 15, "Another level takes over with its next decision; it knows what its side knows.")->ink = INK_SOFT;
	for (int side = 0; side < SIDES; side++) {
		const struct player *now = u->calls.played_by(u->calls.who, (enum side)side);
		if (now)
			side_part(u, body, (enum side)side, now);
	}
	struct widget *row = dialog_buttons(d->root);
	dialog_close_button(row, "Close")->main = true;
}

/* Who plays the sides while a game is on: another level may take over, a person sit down or get up. */
#include "ui/inner.h"

#include "ai/player.h"
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static struct text say_looks(const struct player *player)
{
	struct text line;
	text_set(&line, "He looks at %s.", player->looks);
	return line;
}

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
	if (player)
		widget_tip(w, say_looks(player).at);
	return w;
}

struct widget *player_looks(struct widget *root, const struct player *player, int size)
{
	struct text line = say_looks(player);
	return widget_label(root, FONT_BODY_ITALIC, size, line.at);
}

void player_missing(struct widget *root, const struct scenario *s, const char *const side_name[SIDES], int side, int size)
{
	for (int i = 0; players_all[i]; i++) {
		const struct player *p = players_all[i], *below = player_below(p);
		unsigned sides = below ? p->sides(s) : 0;
		struct text line;
		if (!sides || sides >> side & 1)
			continue;
		text_set(&line, "%s plays the %.30s side alone: here no games have proven him better than the %s.", p->name, side_name[1 - side],
			 below->name + strlen("The "));
		struct widget *w = widget_label(root, FONT_BODY_ITALIC, size, line.at);
		w->ink = INK_SOFT;
		snprintf(w->name, sizeof w->name, "missing-%d", side);
	}
}

void open_opponent(struct ui *u)
{
	dialog_open(u, DIALOG_OPPONENT, "Who plays");
}

bool may_change_places(const struct ui *u)
{
	return u->calls.played_by && !u->game->seat->prompt.result.over;
}

static const struct player *played_by(const struct ui *u, int side)
{
	return u->calls.played_by(u->calls.who, (enum side)side);
}

static void play_by(struct ui *u, int side, int player)
{
	if (u->calls.play_by)
		u->calls.play_by(u->calls.who, (enum side)side, player == NONE ? NULL : players_all[player]);
}

/* What changes for who sits there is agreed to. */
static void places_agreed(struct ui *u, struct dialog *d)
{
	play_by(u, d->number, d->chosen);
}

/* The match itself stands before what was taken back: the next order cuts it off. */
static bool taken_back(const struct game *g)
{
	return in_the_past(g) && !seat_looks_back(g->seat);
}

/* A person sits down, or gets up: he sees what the side knows, or it is thought for. Agreeing shows what cannot be forgotten again. */
static void ask_places(struct ui *u, int side, int player)
{
	const char *name = u->game->scenario->side_name[side];
	char text[320];
	if (player == NONE)
		snprintf(text, sizeof text, "You decide for the %.30s side from now on, and see all that it knows.%s", name,
			 played_by(u, 1 - side) ? "" : " Two persons play then: how hands change is in the settings.");
	else
		snprintf(text, sizeof text, "%.40s decides for the %.30s side from now on.%s%s", players_all[player]->name, name,
			 played_by(u, 1 - side) ? " The computer plays both sides then, and nothing is closed to who looks on." : "",
			 taken_back(u->game) ? " What was taken back is cut off the record by its first order." : "");
	dialog_confirm(u, player == NONE ? "Take this side over?" : "Hand this side over?", text, player == NONE ? "&Take over" : "&Hand over", places_agreed);
	struct dialog *d = dialog_top(u);
	d->costs = true;
	d->number = side;
	d->chosen = player;
}

static void act_level(struct ui *u, struct widget *w)
{
	const struct player *now = played_by(u, w->arg2), *next = w->arg == NONE ? NULL : players_all[w->arg];
	dialog_top(u)->stale = true;
	if (now == next)
		return;
	if (now && next)
		play_by(u, w->arg2, w->arg);
	else
		ask_places(u, w->arg2, w->arg);
}

/* Who is offered for the side, and who plays it now though he is not. */
static void side_part(struct ui *u, struct widget *body, int side)
{
	const struct scenario *s = u->game->scenario;
	const struct player *now = played_by(u, side);
	widget_label(body, FONT_DATA_BOLD, 16, s->side_name[side]);
	player_radio(body, side, NONE, now, 15)->act = act_level;
	for (int i = 0; players_all[i]; i++) {
		const struct player *p = players_all[i];
		if (p == now || p->sides(s) >> side & 1)
			player_radio(body, side, i, now, 15)->act = act_level;
	}
	const char *const names[SIDES] = {s->side_name[0], s->side_name[1]};
	player_missing(body, s, names, side, 14);
	if (!now)
		return;
	struct widget *looks = player_looks(body, now, 14);
	snprintf(looks->name, sizeof looks->name, "looks-%d", side);
}

void build_opponent(struct ui *u, struct dialog *d)
{
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "opponent", "");
	body->grow = 1;
	body->gap = 6;
	widget_label(body, FONT_BODY, 15, "Another level takes over with its next decision; it knows what its side knows.")->ink = INK_SOFT;
	if (seat_looks_back(u->game->seat)) {
		struct widget *w = widget_label(body, FONT_BODY, 15, "You are looking back, and stay at that moment: “Play on from here”, below the map, goes on from there.");
		text_copy(w->name, sizeof w->name, "looking-back");
	}
	for (int side = 0; side < SIDES; side++)
		side_part(u, body, side);
	struct widget *row = dialog_buttons(d->root);
	dialog_close_button(row, "Close")->main = true;
}

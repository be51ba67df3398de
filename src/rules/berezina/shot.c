/* One shot: who may fire at whom, what counts, and what a hit does (7.2 to 7.4). */
#include "rules/berezina/berezina.h"

/* === 7.1, 7.4 Who may fire at whom === */

/* [7.4] The hex that a gun of the same stack has fired at in this phase, or NONE [reading 18]. */
static int partner_hex(const struct scenario *s, const struct crossing *c, int firer)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[firer].side;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (i != firer && g->more[i].artillery && c->p.piece[i].place == c->p.piece[firer].place &&
		    set_has(&c->p.used, i) && c->p.piece[i].on != NONE)
			return c->p.piece[i].on;
	return NONE;
}

/* [2.2.7, 7.4] One hex; artillery three, with a line of sight from the second on. Any direction is as good as another. */
bool bz_can_shoot(const struct scenario *s, const struct crossing *c, int firer, int target)
{
	const struct ground *g = ground_of(s);
	int from = c->p.piece[firer].place, to = c->p.piece[target].place;
	if (from < 0 || to < 0 || !g->more[firer].unit || !g->more[target].unit)
		return false;
	int far = bz_distance(g, from, to);
	if (far == 1)
		return true;
	return g->more[firer].artillery && far > 1 && far <= bz_gun_range(s, c) &&
	       bz_sight(s, from, to);
}

/* [7.1] Nobody is fired at twice while another unit of the hex has not been once. Leaders are no targets [reading 20]. */
bool bz_may_name(const struct scenario *s, const struct crossing *c, int firer, int target)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[target].side, at = c->p.piece[target].place;
	if (!bz_can_shoot(s, c, firer, target))
		return false;
	if (g->more[firer].artillery) {
		int fixed = partner_hex(s, c, firer);
		if (fixed != NONE && fixed != at)
			return false;
	}
	if (!c->p.piece[target].fatigue)
		return true;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (g->more[i].unit && c->p.piece[i].place == at && !c->p.piece[i].fatigue)
			return false;
	return true;
}

/* [7.3.2] Stragglers next to a Russian unit; by themselves only without French units beside it [reading 19]. */
bool bz_may_scatter(const struct scenario *s, const struct crossing *c, const struct lay *lay, int firer, int place)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[firer].place;
	if (s->piece[firer].side != RUSSIAN || !lay->rabble[place] || bz_distance(g, at, place) != 1)
		return false;
	for (int d = 0; d < DIRECTIONS && !g->two_player; d++) /* 7.1.2 binds the printed player alone */
		if (g->to[at][d] >= 0 && lay->units[FRENCH][g->to[at][d]])
			return false;
	int fixed = g->more[firer].artillery ? partner_hex(s, c, firer) : NONE;
	return fixed == NONE || fixed == place;
}

bool bz_has_target(const struct scenario *s, const struct crossing *c, const struct lay *lay, int firer)
{
	const struct ground *g = ground_of(s);
	int foe = 1 - s->piece[firer].side, at = c->p.piece[firer].place;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[at][d];
		if (to >= 0 && ((lay->units[foe][to] && !g->more[firer].artillery) ||
				bz_may_scatter(s, c, lay, firer, to)))
			return true;
	}
	for (int i = g->first[foe]; g->more[firer].artillery && i < g->last[foe]; i++)
		if (g->more[i].unit && on_map(c, i) && bz_may_name(s, c, firer, i))
			return true;
	return false;
}

/* === 7.2 The shot === */

/* [2.2.5] The best leader of the stack helps every shot from it. */
static int leader_with(const struct scenario *s, const struct crossing *c, int firer)
{
	const struct ground *g = ground_of(s);
	int best = NONE, side = s->piece[firer].side;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (g->more[i].leader && c->p.piece[i].place == c->p.piece[firer].place && g->more[i].bonus > (best == NONE ? 0 : g->more[best].bonus))
			best = i;
	return best;
}

/* What the ground takes from the shot, with a line for each part; never worse than the printed limit. All of it counts for the
 * one die: there are not two sums. */
static int ground_drm(const struct ground *g, int from, int to, struct account *out)
{
	bool near = bz_distance(g, from, to) == 1, works = g->works[to] && !(g->works[from] && near);
	bool woods = g->land[to] == LAND_WOODS, town = g->land[to] == LAND_TOWN;
	const struct figures *f = &g->figures;
	const struct { bool holds; int drm, text; } parts[] = {
		{works, f->fire.works, TEXT_WORKS}, {woods && !works, f->fire.woods, TEXT_WOODS},
		{town && !works, f->fire.town, TEXT_TOWN},
		{near && bz_hexside(g, from, to, SIDE_RIVER | SIDE_STREAM), f->fire.water, TEXT_WATER},
		{g->height[to] > g->height[from], f->fire.height, TEXT_HEIGHT}};
	int drm = 0;
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (parts[i].holds) {
			drm += parts[i].drm;
			account_line(out, 0, LINE_ADD, parts[i].drm, 1, NONE, to, parts[i].text, CITE_CRT);
		}
	if (drm < f->fire.worst) {
		account_line(out, 0, LINE_ADD, f->fire.worst - drm, 1, NONE, to, TEXT_CAP, CITE_CRT);
		drm = f->fire.worst;
	}
	return drm;
}

/* [7.2, 7.4.3] The column of the firer's rating, the leader, the ground of the target, and for a gun the distance, with the hex of
 * the target counted and its own not; else from afar as from near. */
void bz_shot_sum(const struct scenario *s, const struct crossing *c, int firer, int target, struct account *out)
{
	const struct ground *g = ground_of(s);
	int from = c->p.piece[firer].place, to = c->p.piece[target].place;
	account_open(NULL, out, ACCOUNT_FIRE, s->piece[firer].side, to);
	out->table = (int16_t)g->table[TABLE_CRT];
	out->column = (int16_t)bz_rating_of(g, c, firer);
	account_line(out, 0, LINE_NOTE, 0, 1, firer, from, TEXT_RATING, CITE_CRT);
	int leader = leader_with(s, c, firer), drm = leader == NONE ? 0 : g->more[leader].bonus;
	if (drm)
		account_line(out, 0, LINE_ADD, drm, 1, leader, from, TEXT_LEADER, CITE_CRT);
	drm += ground_drm(g, from, to, out);
	if (bz_distance(g, from, to) > 1) {
		drm += g->figures.fire.far;
		account_line(out, 0, LINE_ADD, g->figures.fire.far, 1, firer, from, TEXT_LONG, CITE_CRT);
	}
	account_line(out, 0, LINE_SUM, drm, 1, NONE, NONE, TEXT_SUM, CITE_CRT);
	account_die(out, out->side, 0, drm, NONE); /* still to be rolled */
}

/* [3.4] Between two players the other side, who reads of the shot too, is told of a leader by his bonus alone: who is named would tell who
 * else is in the stack. */
static void hide_leader(int firer, struct account *sum)
{
	for (int i = 0; i < sum->n; i++)
		if (sum->at[i].text == TEXT_LEADER)
			sum->at[i].piece = (int16_t)firer;
}

/* [7.2] The result holds at once: who dies before his turn does not fire. */
void bz_shot_fire(const struct scenario *s, struct crossing *c, int firer, int target, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int side = s->piece[firer].side;
	struct account scratch, *sum = account_open(ev, &scratch, ACCOUNT_FIRE, side, c->p.piece[target].place);
	bz_shot_sum(s, c, firer, target, sum);
	bool open = bz_known_to(s, c, firer, 1 - side) && bz_known_to(s, c, target, side);
	int die = dice_roll(&c->p.dice, 6);
	int hit = table_result(&s->table[sum->table], sum->column, die + sum->die[0].drm);
	if (die == 1)
		hit = 0;
	if (die == 6)
		hit = 1;
	sum->die[0].value = (uint8_t)die;
	sum->row = (int16_t)table_row_of(&s->table[sum->table], die + sum->die[0].drm);
	sum->result = (int16_t)hit;
	sum->seen = open ? SEEN_ALL : side_bit(side);
	if (g->two_player)
		hide_leader(firer, sum);
	int target_seen = bz_known_to(s, c, target, side) ? target : NONE;
	struct event *e = event_note(ev, EVENT_ATTACK, side, target_seen, c->p.piece[firer].place,
				     c->p.piece[target].place, hit,
			       CITE_FIRE);
	if (e) {
		e->seals = true;
		e->by = (int16_t)(bz_known_to(s, c, firer, 1 - side) ? firer : NONE);
		e->dice[0] = (uint8_t)die;
		event_account(ev, e, sum);
	}
	if (c->p.piece[target].fatigue < 255)
		c->p.piece[target].fatigue++;
	(void)g;
	if (hit)
		bz_lose_steps(s, c, target, 1, CITE_STEPS, ev);
}

/* [7.1.2] Shot at least often, then the best rating; `strict` settles ties [reading 17]. */
bool bz_better_target(const struct scenario *s, const struct crossing *c, int a, int b, bool strict)
{
	const struct ground *g = ground_of(s);
	const struct piece *pa = &c->p.piece[a], *pb = &c->p.piece[b];
	int by = pa->fatigue - pb->fatigue;
	if (!by)
		by = bz_rating_of(g, c, a) - bz_rating_of(g, c, b);
	if (!by && strict)
		by = pb->steps - pa->steps;
	if (!by && strict)
		by = pa->place - pb->place;
	if (!by && strict)
		by = a - b;
	return by < 0;
}

/* The faces of cards: every text within its box, titles that shrink, the index of the atlases; what the file must not
 * say is refused. */
#include "art/atlas.h"
#include "art/card_face.h"
#include "art/card_sheet.h"
#include "check.h"
#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static struct ink_fonts fonts;
static char folder[64], list[96], path[256];

/* As long as the longest card of a real deck. */
static const char longest[] =
	"Before the first march of the turn its player may name one stack of his that stands on a road and was not activated "
	"in the turn before. That stack moves two links farther than its cards allow, crosses one destroyed bridge as if it "
	"stood, and takes its fatigue only where the march ends. If an enemy stands there the march ends one link before "
	"it; no other card helps it.";

static int set_up(void **state)
{
	struct error e = {0};
	(void)state;
	strcpy(folder, "/tmp/grognard-cards-XXXXXX");
	if (!mkdtemp(folder) || !ink_fonts_open(&fonts, NULL, &e))
		return -1;
	snprintf(list, sizeof list, "%s/cards.json", folder);
	snprintf(path, sizeof path, "%s/view", folder);
	return mkdir(path, 0777);
}

static int tear_down(void **state)
{
	(void)state;
	ink_fonts_close(&fonts);
	return files_remove(folder);
}

/* A file of two sides with these cards. */
static void put_cards(const char *cards)
{
	char text[6000];
	int n = snprintf(
		text, sizeof text,
		"{\"sides\":[{\"id\":\"french\",\"name\":\"French\",\"nation\":\"france\"},"
		"{\"id\":\"russian\",\"name\":\"Russian\",\"nation\":\"russia\"}],"
		"\"figures\":[\"rosette\",\"loss\",\"fatigue\",\"rest\"],\"cards\":[%s],"
		"\"backs\":[{\"id\":\"french\",\"side\":\"french\",\"letter\":\"N\",\"pattern\":\"bees\"}],"
		"\"scenes\":{\"march\":{\"sky\":\"rain\",\"ground\":\"road\",\"motifs\":[[\"soldier\",0.5,0.9,0.6,true]]}}}",
		cards);
	assert_in_range(n, 1, (int)sizeof text - 1);
	files_put(list, text, (size_t)n);
}

static struct card_plan plan_of(const char *card, bool large)
{
	struct card_file f;
	struct card_plan p;
	struct error e = {0};
	put_cards(card);
	if (!card_file_read(&f, list, &e))
		fail_msg("%s: %s", e.place, e.reason);
	card_plan(&p, &fonts, &f.card[0], large);
	card_file_free(&f);
	return p;
}

static bool within(struct box in, struct box b)
{
	return b.x >= in.x && b.y >= in.y && b.x + b.w <= in.x + in.w && b.y + b.h <= in.y + in.h;
}

/* What is printed lies on the card and apart from what else is. */
static void boxes_lie_apart(const struct card_plan *p, double w, double h)
{
	struct box card = {3, 3, w - 6, h - 6};
	const struct box *box[] = {&p->band, &p->picture, &p->combat, &p->rest, &p->text[0], &p->text[1]};
	for (int i = 0; i < 6; i++) {
		if (box[i]->w <= 0)
			continue;
		assert_true(within(card, *box[i]));
		for (int k = 0; k < i; k++)
			assert_false(box[k]->w > 0 && box_meets(box[i], box[k]));
	}
	assert_true(within(p->band, p->title));
}

static void the_longest_text_stays_in_its_box(void **unused)
{
	(void)unused;
	char card[1200];
	snprintf(
		card, sizeof card,
		"{\"id\":\"a\",\"title\":\"Forced March\",\"side\":\"french\",\"kind\":\"green\",\"when\":\"in your operation\","
		"\"text\":\"%s\",\"figure\":[5,2,1,3],\"scene\":\"march\"}",
		longest);
	assert_true(strlen(longest) > 345);
	struct card_plan p = plan_of(card, true);
	assert_true(p.fits);
	boxes_lie_apart(&p, CARD_WIDE, CARD_HIGH);
	struct ink_style style = {.face = FACE_TEXT, .size = p.text_size};
	assert_true(ink_column_height(&fonts, &style, p.text[0].w, longest) <= p.text[0].h);
	assert_true(p.text_size >= 13);
	/* No line of it is wider than its box: with every word on a line of its own it is not wider either. */
	char word[64];
	for (const char *at = longest; *at; at += strcspn(at, " "), at += *at == ' ') {
		snprintf(word, sizeof word, "%.*s", (int)strcspn(at, " "), at);
		assert_true(ink_measure(&fonts, &style, word).width <= p.text[0].w);
	}
}

static void two_texts_have_a_field_each(void **unused)
{
	(void)unused;
	char card[1200];
	snprintf(
		card, sizeof card,
		"{\"id\":\"a\",\"title\":\"Mire\",\"texts\":{\"french\":\"%.245s\",\"russian\":\"Short.\"},\"figure\":[1]}",
		longest);
	struct card_plan p = plan_of(card, true);
	assert_true(p.fits);
	boxes_lie_apart(&p, CARD_WIDE, CARD_HIGH);
	for (int i = 0; i < 2; i++)
		assert_true(within(p.field[i], p.text[i]));
	assert_false(box_meets(&p.field[0], &p.field[1]));
}

static void titles_shrink_before_they_run_over(void **unused)
{
	(void)unused;
	static const char *const titles[] = {"Rain", "Reinforced Position", "The Impatience of the Tsar"};
	double before[2] = {1e9, 1e9};
	for (int i = 0; i < 3; i++)
		for (int large = 0; large < 2; large++) {
			char card[300];
			snprintf(card, sizeof card,
				 "{\"id\":\"a\",\"title\":\"%s\",\"kind\":\"red\",\"text\":\"x\",\"figure\":[5,0,1,2]}",
				 titles[i]);
			struct card_plan p = plan_of(card, large);
			struct ink_style style = {.face = FACE_SERIF_BOLD, .size = p.title_size};
			assert_true(p.fits);
			assert_true(p.title_size <= before[large]);
			before[large] = p.title_size;
			if (p.broken)
				assert_true(ink_column_height(&fonts, &style, p.title.w, titles[i]) <= 28);
			else
				assert_true(ink_measure(&fonts, &style, titles[i]).width <= p.title.w + .5);
			boxes_lie_apart(&p, large ? CARD_WIDE : HAND_WIDE, large ? CARD_HIGH : HAND_HIGH);
		}
}

static cJSON *index_of(const char *name)
{
	struct error e = {0};
	snprintf(path, sizeof path, "%s/%s.json", folder, name);
	cJSON *json = json_read(path, &e);
	if (!json)
		fail_msg("%s: %s", path, e.reason);
	return json;
}

static bool has_picture(const char *name)
{
	struct stat s;
	snprintf(path, sizeof path, "%s/%s.webp", folder, name);
	return !stat(path, &s) && s.st_size > 500;
}

/* The cards of the template game, drawn whole: sprites of one size, apart from one another, and a large face of each. */
static void the_atlas_holds_every_card(void **unused)
{
	(void)unused;
	static const int widths[] = {120, 70};
	struct error e = {0};
	char name[80];
	snprintf(path, sizeof path, "%s/scenarios/null/cards.json", getenv("GROGNARD_DATA"));
	char file[256];
	strcpy(file, path);
	if (!card_sheets(file, folder, &fonts, &e))
		fail_msg("%s: %s", e.place, e.reason);
	for (int k = 0; k < 2; k++) {
		snprintf(name, sizeof name, "cards-%d", widths[k]);
		char part[96];
		snprintf(part, sizeof part, "%s/index", name);
		cJSON *json = index_of(part);
		int page = json_int_or(json, "page", 0);
		assert_true(page >= 512);
		int pad = json_int_or(json, "pad", 0), n = 0;
		snprintf(part, sizeof part, "%s/00", name);
		assert_true(has_picture(part));
		assert_int_equal(json_int_or(json, "width", 0), widths[k]);
		assert_int_equal(json_int_or(json, "height", 0), widths[k] * 7 / 5);
		const cJSON *sprites = json_get(json, "sprites"), *one, *two;
		cJSON_ArrayForEach(one, sprites) {
			struct box a = {json_number_at(one, 0), json_number_at(one, 1), json_number_at(one, 2),
					json_number_at(one, 3)};
			assert_int_equal((int)a.y / page, (int)(a.y + a.h) / page);
			assert_true(a.w == widths[k] + 2 * pad && a.h == widths[k] * 7 / 5 + 2 * pad);
			for (two = sprites->child; two != one; two = two->next) {
				struct box b = {json_number_at(two, 0), json_number_at(two, 1), json_number_at(two, 2),
						json_number_at(two, 3)};
				assert_false(box_meets(&a, &b));
			}
			n++;
		}
		assert_int_equal(n, 10 + 1 + 4);
		assert_non_null(json_get(sprites, "card-0"));
		assert_non_null(json_get(sprites, "back/deck"));
		assert_non_null(json_get(sprites, "veil"));
		cJSON_Delete(json);
	}
	for (int i = 0; i < 10; i++) {
		snprintf(name, sizeof name, "view/card-card-%d", i);
		assert_true(has_picture(name));
		snprintf(name, sizeof name, "view/card-card-%d-313", i);
		assert_true(has_picture(name));
	}
	assert_true(has_picture("view/card-back-deck") && has_picture("view/card-back-deck-313"));
}

static void refused(const char *cards, const char *place, const char *reason)
{
	struct error e = {0};
	char line[1024];
	put_cards(cards);
	assert_false(card_sheets(list, folder, &fonts, &e));
	error_print(&e, line, sizeof line);
	if (!strstr(line, "cards.json") || !strstr(line, place) || !strstr(line, reason))
		fail_msg("\"%s\" does not say \"%s\" and \"%s\"", line, place, reason);
}

static void a_wrong_card_is_refused(void **unused)
{
	(void)unused;
	char card[4000];
	refused("{\"title\":\"T\",\"text\":\"x\"}", "cards[0]", "id");
	refused("{\"id\":\"a/b\",\"title\":\"T\",\"text\":\"x\"}", "a/b", "no \"/\"");
	refused("{\"id\":\"a\",\"text\":\"x\"}", "cards: a", "title");
	refused("{\"id\":\"a\",\"title\":\"T\"}", "cards: a", "text");
	refused("{\"id\":\"a\",\"title\":\"T\",\"text\":\"x\",\"kind\":\"pink\"}", "cards: a", "must not be \"pink\"");
	refused("{\"id\":\"a\",\"title\":\"T\",\"text\":\"x\",\"side\":\"prussian\"}", "cards: a",
		"no side \"prussian\"");
	refused("{\"id\":\"a\",\"title\":\"T\",\"texts\":{\"prussian\":\"x\"}}", "cards: a", "no side: \"prussian\"");
	refused("{\"id\":\"a\",\"title\":\"T\",\"text\":\"x\",\"scene\":\"moon\"}", "cards: a", "no scene \"moon\"");
	refused("{\"id\":\"a\",\"title\":\"T\",\"text\":\"x\",\"figure\":[1,2,3,4,5]}", "cards: a", "gives no place");
	refused("{\"id\":\"a\",\"title\":\"T\",\"text\":\"x\",\"figure\":[1,4,3]}", "cards: a", "0 to 6 marks");
	refused("{\"id\":\"a\",\"title\":\"T\",\"text\":\"x\",\"figure\":[1.5]}", "cards: a",
		"a number from -99 to 99");
	refused("{\"id\":\"a\",\"title\":\"T\",\"text\":\"x\"},{\"id\":\"a\",\"title\":\"U\",\"text\":\"y\"}",
		"cards: a", "used twice");
	snprintf(card, sizeof card,
		 "{\"id\":\"a\",\"title\":\"T\",\"when\":\"now\",\"text\":\"%s %s %s %s\",\"figure\":[1,0,1,1]}",
		 longest, longest, longest, longest);
	refused(card, "a", "the text is too long");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_longest_text_stays_in_its_box),
		cmocka_unit_test(two_texts_have_a_field_each),
		cmocka_unit_test(titles_shrink_before_they_run_over),
		cmocka_unit_test(the_atlas_holds_every_card),
		cmocka_unit_test(a_wrong_card_is_refused),
	};
	return cmocka_run_group_tests(tests, set_up, tear_down);
}

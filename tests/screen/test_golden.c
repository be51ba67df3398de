/* Few and small pictures of the real program, held against those in golden/: equal, or at most one point in a thousand
 * differs by more than 8 of 255. On failure expected, actual and difference are written into the working folder.
 * GROGNARD_RENEW_GOLDEN=1 writes the golden pictures anew; look at them before they are committed.
 */
#include "check.h"
#include "files.h"

#include <SDL_image.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

enum { NEAR = 8, MOST = 1000 };

static const struct picture {
	const char *name, *options, *script;
	SDL_Rect part; /* of the window; no width: all of it */
} pictures[] = {
	{"launcher", "--size 640x400", "wait 50\n", {0, 0, 0, 0}},
	{"map-25", "--size 900x640 --scenario borodino/7-september --seats person,person --seed 7",
	 "key home\nmove 5 5\n", {230, 200, 200, 160}},
	{"report", "--size 900x640 @/retreat.grog", "click RU-III-3\nclick FR-G-OG\nclick \"commit\"\nmove 5 5\n",
	 {300, 60, 440, 360}},
	{"morale", "--size 900x640 --file @/berezina-morale.json --seats person,automaton --seed 3",
	 "key space\nkey enter\nmove 5 5\n", {40, 90, 420, 260}},
	{"map-depletion", "--size 1024x600 --scenario area1812/3-retreat --seats person,person --seed 7",
	 "key home\nkey g\nmove 5 5\n", {150, 90, 400, 240}},
	{"map-closed", "--size 1024x600 --scenario area1812/1-invasion --seats person,person --seed 7 --option free_setup=1",
	 "click \"Place the rest\"\nclick \"yes\"\nwait 400\nkey enter\nmove 5 5\nwait 400\n", {250, 90, 400, 240}},
	{"map-heaps", "--size 1024x600 --file @/area-both.json --seats person,person --seed 3", "drag 440 380 382 458\nmove 5 5\nwait 400\n",
	 {300, 130, 300, 220}},
	{"map-march", "--size 1024x600 --scenario hex1812/1-invasion --seats person,person --seed 2",
	 "key enter\nclick RU-ic-04\nmove 5 5\nwait 400\n", {60, 90, 440, 300}},
	{"points", "--size 900x640 --file @/hex-siege.json --seats person,person --seed 1",
	 "key enter\norder done\norder done\norder done\norder done\norder done\nwait 900\nkey enter\nwait 600\nmove 5 5\n",
	 {165, 100, 455, 420}},
	{"hex-battle", "--size 900x640 --scenario hex1812/2-road-to-moscow --seats person,person --seed 2",
	 "key enter\norder rest\norder take RU-cd-01\norder march RU-cd-01 2243\norder halt\norder take RU-ic-05\n"
	 "order march RU-ic-05 4823\norder done\norder done\norder declare RU-ic-05 4724\norder commit\norder done\n"
	 "order name 4724\nwait 900\nmove 5 5\nwait 300\n", {300, 100, 590, 500}},
	{"hex-supply", "--size 900x640 --file @/hex-siege.json --seats person,person --seed 1",
	 "key enter\norder done\norder done\norder done\norder done\norder done\nwait 900\nmove 5 5\nwait 300\n", {40, 80, 820, 490}},
	{"points-names", "--size 900x640 --scenario napoleon1807/eylau --seats person,person --seed 7 --hands open",
	 "key escape\nkey home\nmove 5 5\nwait 600\n", {150, 100, 330, 380}},
	{"blocks", "--size 900x640 --file @/n7-march.json --seats person,person --seed 7 --hands open",
	 "key escape\norder take F-SOU\norder with F-BES\nmove 5 5\nwait 600\n", {0, 60, 620, 560}},
	{"cards", "--size 1024x700 --file @/n7-eylau.json --seats person,person --seed 7 --hands open",
	 "key escape\nkey 1\nmove 5 5\nwait 600\n", {0, 60, 740, 620}},
	/* Last, for they stay on: letters of the nations, two where there is room. */
	{"map-letters", "--size 1024x600 --scenario borodino/7-september --seats person,person --seed 7",
	 "key f10\nclick \"menu-settings\"\nclick \"letters\"\nkey escape\nkey home\nwheel 2 FR-G-OG\nmove 5 5\nwait 400\n",
	 {100, 80, 300, 240}},
};

static char home[64];

static SDL_Surface *plain(SDL_Surface *s)
{
	SDL_Surface *to = s ? SDL_ConvertSurfaceFormat(s, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
	SDL_FreeSurface(s);
	return to;
}

static SDL_Surface *cut_out(SDL_Surface *s, SDL_Rect part)
{
	if (!part.w)
		return s;
	SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, part.w, part.h, 32, SDL_PIXELFORMAT_ARGB8888);
	SDL_BlitSurface(s, &part, to, NULL);
	SDL_FreeSurface(s);
	return to;
}

static const uint8_t *pixel(const SDL_Surface *s, int x, int y)
{
	return (const uint8_t *)s->pixels + y * s->pitch + 4 * x;
}

static const char *folder(void)
{
	static char path[512];
	snprintf(path, sizeof path, "%s/screen", getenv("GROGNARD_TESTS"));
	return path;
}

/* The program draws; the part of its picture that counts. */
static SDL_Surface *draw(const struct picture *p)
{
	char script[128], shot[128], options[1024], command[2600];
	const char *at = strchr(p->options, '@');
	snprintf(script, sizeof script, "%s/script", home);
	snprintf(shot, sizeof shot, "%s/shot.png", home);
	FILE *f = fopen(script, "w");
	assert_non_null(f);
	fprintf(f, "%sshot \"%s\"\n", p->script, shot);
	fclose(f);
	if (at)
		snprintf(options, sizeof options, "%.*s%s%s", (int)(at - p->options), p->options, folder(), at + 1);
	else
		snprintf(options, sizeof options, "%s", p->options);
	snprintf(command, sizeof command, "'%s' --data '%s' --renderer software %s --script '%s'", getenv("GROGNARD_DESK"),
		 getenv("GROGNARD_DATA"), options, script);
	int status = system(command);
	if (!WIFEXITED(status) || WEXITSTATUS(status))
		fail_msg("%s", command);
	SDL_Surface *is = plain(IMG_Load(shot));
	assert_non_null(is);
	return cut_out(is, p->part);
}

/* How many points differ by more than NEAR; the difference is drawn into `out`, sixteen times as strong. */
static int differ(const SDL_Surface *a, const SDL_Surface *b, SDL_Surface *out)
{
	int n = 0;
	for (int y = 0; y < a->h; y++) {
		for (int x = 0; x < a->w; x++) {
			const uint8_t *p = pixel(a, x, y), *q = pixel(b, x, y);
			uint8_t *o = (uint8_t *)out->pixels + y * out->pitch + 4 * x;
			bool far = false;
			for (int k = 0; k < 3; k++) {
				int d = abs(p[k] - q[k]);
				far |= d > NEAR;
				o[k] = (uint8_t)(d > 15 ? 255 : d * 16);
			}
			o[3] = 255;
			n += far;
		}
	}
	return n;
}

static void keep(SDL_Surface *s, const char *name, const char *what)
{
	char path[200];
	snprintf(path, sizeof path, "golden-%s-%s.png", name, what);
	IMG_SavePNG(s, path);
}

static void looks_as_it_did(void **state)
{
	const struct picture *p = *state;
	char path[640];
	/* A sheet drawn at 100 % too has its small steps averaged from it: another picture, as handsome. */
	char large[600];
	snprintf(large, sizeof large, "%s/art/borodino/sheet-100", getenv("GROGNARD_DATA"));
	if (!strncmp(p->name, "map", 3) && !access(large, F_OK))
		skip();
	snprintf(path, sizeof path, "%s/golden/%s.png", folder(), p->name);
	SDL_Surface *is = draw(p);
	if (getenv("GROGNARD_RENEW_GOLDEN")) {
		SDL_Surface *rgb = SDL_ConvertSurfaceFormat(is, SDL_PIXELFORMAT_RGB24, 0);
		assert_int_equal(IMG_SavePNG(rgb, path), 0);
		SDL_FreeSurface(rgb);
		SDL_FreeSurface(is);
		return;
	}
	SDL_Surface *want = plain(IMG_Load(path));
	if (!want)
		fail_msg("%s cannot be read", path);
	bool fits = want->w == is->w && want->h == is->h;
	SDL_Surface *out = SDL_CreateRGBSurfaceWithFormat(0, is->w, is->h, 32, SDL_PIXELFORMAT_ARGB8888);
	int n = fits ? differ(want, is, out) : is->w * is->h;
	int most = is->w * is->h / MOST;
	if (n > most) {
		keep(want, p->name, "expected");
		keep(is, p->name, "actual");
		keep(out, p->name, "difference");
	}
	SDL_FreeSurface(is);
	SDL_FreeSurface(want);
	SDL_FreeSurface(out);
	if (n > most)
		fail_msg("%s: %d points differ, %d may; see golden-%s-*.png. If this is meant: GROGNARD_RENEW_GOLDEN=1",
			 p->name, n, most, p->name);
}

static int remove_home(void **state)
{
	(void)state;
	return files_remove(home);
}

int main(void)
{
	enum { PICTURES = sizeof pictures / sizeof *pictures };
	struct CMUnitTest tests[PICTURES] = {{0}};
	strcpy(home, "/tmp/grognard-golden-XXXXXX");
	if (!mkdtemp(home))
		return 1;
	setenv("XDG_CONFIG_HOME", home, 1);
	setenv("XDG_DATA_HOME", home, 1);
	for (int i = 0; i < PICTURES; i++)
		tests[i] = (struct CMUnitTest){pictures[i].name, looks_as_it_did, NULL, NULL,
					       (void *)(uintptr_t)&pictures[i]};
	return _cmocka_run_group_tests("golden", tests, PICTURES, NULL, remove_home);
}

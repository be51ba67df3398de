/* The desktop program: its options and its main loop. */
#include "app/desk_again.h"
#include "app/desk.h"
#include "app/desk_bench.h"
#include "app/script.h"
#include "core/data.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char usage[] =
	"usage: grognard [OPTIONS] [FILE.grog]\n"
	"  --scenario GAME/NAME   begins this scenario\n"
	"  --file FILE.json       begins a scenario of your own\n"
	"  --seed N               seed of the dice\n"
	"  --option NAME=VALUE    an option of the scenario (a number, on or off); may be given several times\n"
	"  --seats A,B            who plays each side: person, recruit, sergeant, captain, marshal, automaton, random\n"
	"  --hands HOW            two persons change places by curtain, peek or open\n"
	"  --size WxH             size of the window\n"
	"  --full-screen\n"
	"  --renderer NAME        software, opengl ...\n"
	"  --data DIR             folder with maps, scenarios and art\n"
	"  --screenshot FILE.png  draws once, writes the picture, ends\n"
	"  --script FILE          presses mouse and keys as the file says\n"
	"  --bench                measures start, frames and memory\n"
	"  --again                says that memory ran out; the program begins itself so\n"
	"  --version\n"
	"  --help\n";

enum { EXIT_TROUBLE = 1, EXIT_USAGE = 2 };

struct arguments {
	const char *file, *scenario, *custom, *size, *data, *renderer, *screenshot, *script, *seats, *seed_text, *hands;
	const char *option[MAX_OPTIONS + 1];
	int options, width, height;
	uint64_t seed;
	const struct player *player[2];
	bool full_screen, bench, again, version, help;
};

static bool wrong(const char *what, const char *word)
{
	fprintf(stderr, "grognard: %s: %s\n%s", what, word, usage);
	return false;
}

/* A person is nobody's player. */
static bool read_player(const char *id, const struct player **out)
{
	*out = player_find(id);
	return *out || !strcmp(id, "person");
}

/* "person,simple" */
static bool read_seats(const char *text, const struct player *player[2])
{
	const char *comma = strchr(text, ',');
	char id[32];

	if (!comma || (size_t)(comma - text) >= sizeof id)
		return false;
	snprintf(id, sizeof id, "%.*s", (int)(comma - text), text);
	return read_player(id, &player[0]) && read_player(comma + 1, &player[1]);
}

/* "1280x800" */
static bool read_size(const char *text, int *width, int *height)
{
	int n = 0;

	return sscanf(text, "%5dx%5d%n", width, height, &n) == 2 && !text[n] && *width >= 64 && *height >= 64 && *width <= 16384 &&
	       *height <= 16384;
}

static bool read_values(struct arguments *a)
{
	char *end;

	if (a->size && !read_size(a->size, &a->width, &a->height))
		return wrong("a size is WIDTHxHEIGHT, each from 64 to 16384", a->size);
	if (a->scenario && a->custom)
		return wrong("either --scenario or --file is given", a->custom);
	if (a->seats && !read_seats(a->seats, a->player))
		return wrong("seats are two of person, recruit, sergeant, captain, marshal, automaton, random", a->seats);
	if (a->hands && hands_find(a->hands) == NONE)
		return wrong("hands are curtain, peek or open", a->hands);
	if (a->file && (a->scenario || a->custom || a->seats || a->seed_text || a->options))
		return wrong("a saved game has its own scenario, seats, seed and options", a->file);
	if (a->seed_text) {
		errno = 0;
		a->seed = strtoull(a->seed_text, &end, 0);
		if (errno || end == a->seed_text || *end || *a->seed_text == '-')
			return wrong("a seed is a number", a->seed_text);
	}
	const char *idle = a->seats ? a->seats : a->seed_text ? a->seed_text : a->option[0]; /* the launcher asks for all of these itself */
	if (idle && !a->scenario && !a->custom)
		return wrong("seats, seed and options need a game: --scenario or --file", idle);
	return true;
}

static bool read_arguments(int argc, char **argv, struct arguments *a)
{
	const struct {
		const char *name;
		const char **value;
		bool *flag;
	} known[] = {
		{"--scenario", &a->scenario, NULL}, {"--file", &a->custom, NULL}, {"--seed", &a->seed_text, NULL},
		{"--seats", &a->seats, NULL}, {"--hands", &a->hands, NULL}, {"--size", &a->size, NULL},
		{"--screenshot", &a->screenshot, NULL},
		{"--script", &a->script, NULL}, {"--data", &a->data, NULL}, {"--renderer", &a->renderer, NULL},
		{"--full-screen", NULL, &a->full_screen}, {"--bench", NULL, &a->bench}, {"--again", NULL, &a->again},
		{"--version", NULL, &a->version}, {"--help", NULL, &a->help},
	};
	int n = sizeof known / sizeof *known;

	for (int i = 1; i < argc; i++) {
		int k = 0;
		if (argv[i][0] != '-') {
			if (a->file)
				return wrong("only one game can be opened", argv[i]);
			a->file = argv[i];
			continue;
		}
		while (k < n && strcmp(known[k].name, argv[i]) != 0)
			k++;
		bool option = !strcmp(argv[i], "--option");
		if (k == n && !option)
			return wrong("unknown option", argv[i]);
		if (!option && known[k].flag) {
			*known[k].flag = true;
			continue;
		}
		if (i + 1 >= argc)
			return wrong("a value is missing after", argv[i]);
		i++;
		if (!option)
			*known[k].value = argv[i];
		else if (a->options < MAX_OPTIONS)
			a->option[a->options++] = argv[i];
		else
			return wrong("too many options", argv[i]);
	}
	return read_values(a);
}

static int fail(const struct error *e)
{
	char text[1024];
	error_print(e, text, sizeof text);
	fprintf(stderr, "grognard: %s\n", text);
	return EXIT_TROUBLE;
}

/* Waits for the hand when nothing moves; with something moving a frame comes about every 12 ms. A hand that rests
 * for a moment leaves time to read ahead. */
static void run(struct desk *d, struct canvas *c)
{
	enum { FRAME_MS = 12, REST_MS = 250 };
	struct input in;
	bool idle = true;

	while (!desk_done(d)) {
		bool works = desk_work(d), moves = desk_draw(d);
		if (!canvas_input(c, &in, works ? 0 : moves ? FRAME_MS : idle ? REST_MS : -1)) {
			idle = works || moves || desk_idle(d);
			continue;
		}
		idle = true;
		do
			desk_input(d, &in);
		while (!desk_done(d) && canvas_input(c, &in, 0));
	}
}

static bool begin(struct desk *d, const struct arguments *a, struct error *e)
{
	if (a->file)
		return desk_load(d, a->file, e);
	if (a->scenario || a->custom)
		return desk_start(d, a->scenario, a->custom, a->option, a->seed, a->player, e);
	return true;
}

static bool work(struct desk *d, struct canvas *c, const struct arguments *a, struct error *e)
{
	if (a->bench) {
		desk_draw(d);
		return desk_bench(d, c, bench_since_start(), a->scenario ? a->scenario : "borodino/grand-battle", e);
	}
	if (!begin(d, a, e))
		return false;
	if (a->again)
		again_tell(d);
	if (a->script && !script_run(d, c, a->script, e))
		return false;
	if (a->screenshot) {
		if (!a->script) {
			canvas_advance(c, 0);
			desk_draw(d);
			desk_draw(d);
		}
		return canvas_shot(c, a->screenshot, e);
	}
	if (!a->script)
		run(d, c);
	return true;
}

static int no_display(const struct error *e)
{
	fprintf(stderr, "grognard: %s\n", e->reason);
	fputs("grognard: the same games can be played without a display: grognard-cli games\n", stderr);
	return EXIT_TROUBLE;
}

/* `notice`: why there is no folder for what should be kept, or NULL. */
static int open_and_work(const struct arguments *a, const char *program, const char *data, struct config *config,
			 const char *saves, const char *notice)
{
	struct error e = {0};
	bool hidden = a->screenshot || a->script || a->bench;
	struct canvas_options o = {
		.width = a->width ? a->width : a->bench ? 1920 : config->width,
		.height = a->height ? a->height : a->bench ? 1080 : config->height,
		.full_screen = (a->full_screen || config->full_screen) && !hidden,
		.maximised = config->maximised && !a->width && !hidden,
		.hidden = hidden, .beside = !a->screenshot && !a->script, .renderer = a->renderer, .title = "Grognard", .data = data,
	};
	struct canvas *c = canvas_open(&o, &e);
	if (!c)
		return *e.place ? fail(&e) : no_display(&e);
	struct desk_options options = {.data = data, .saves = saves, .notice = notice, .config = config,
				       .eager = a->screenshot || a->script, .threads = !hidden, .silent = hidden};
	struct desk *d = desk_open(c, &options, &e);
	if (d)
		again_when_lost(d, program, data, a->again);
	if (d && *ui_fault(desk_ui(d)))
		fprintf(stderr, "grognard: %s\n", ui_fault(desk_ui(d)));
	bool ok = d && work(d, c, a, &e);
	again_forget();
	if (canvas_missing_font(c)) /* without any font no message can be read on the screen */
		fprintf(stderr, "grognard: the font file %s cannot be used\n", canvas_missing_font(c));
	desk_close(d);
	canvas_close(c);
	return ok ? 0 : fail(&e);
}

int main(int argc, char **argv)
{
	struct arguments a = {.player = {NULL, player_find("simple")}};
	struct config config;
	struct error e = {0};
	char data[512], saves[512], notice[700] = "";

	if (!read_arguments(argc, argv, &a))
		return EXIT_USAGE;
	if (a.help || a.version) {
		printf("%s", a.help ? usage : "grognard " GROGNARD_VERSION "\n");
		return 0;
	}
	if (a.data)
		setenv("GROGNARD_DATA", a.data, 1);
	if (!data_folder(argv[0], data, sizeof data)) {
		fprintf(stderr, "grognard: %s: the folder with maps and scenarios is not there, or its name has more than %d bytes (--data, "
			"GROGNARD_DATA)\n", a.data ? a.data : getenv("GROGNARD_DATA") ? getenv("GROGNARD_DATA") : argv[0], DATA_MOST);
		return EXIT_TROUBLE;
	}
	signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error to be told, not the end */
	bool tried = (a.screenshot && !a.script) || a.bench;
	if (!config_load(&config, &e) && *e.reason)
		fail(&e);
	bool kept_here = !tried && xdg_folder("data", saves, sizeof saves, &e);
	if (!tried && !kept_here) { /* it can be played all the same */
		fail(&e);
		snprintf(notice, sizeof notice, "There is no folder for saved games and settings: %.300s%s%.200s. The game can be "
			 "played, but it is gone when the program ends.", e.reason, *e.file ? "\n\n" : "", e.file);
	}
	enum hands kept = config.hands, given = a.hands ? (enum hands)hands_find(a.hands) : kept;
	config.hands = given;
	int result = open_and_work(&a, argv[0], data, &config, kept_here ? saves : NULL, *notice ? notice : NULL);
	if (config.hands == given) /* what was given with the command is for this game */
		config.hands = kept;
	if (kept_here && !config_save(&config, &e))
		return fail(&e);
	return result;
}

#include "art/counter_base.h"
#include "art/ink.h"
#include "art/ui_item.h"
#include "art/ui_path.h"


/* Two crossed sabres, hilts down, around (32, 31). */
#define SABRES \
	"K 24170e W 6.4 M 16 15 C 25 22 38 36 45 46 M 48 15 C 39 22 26 36 19 46 S " \
	"K eef0ee W 3 M 16.6 15.8 C 25 22 38 36 44.4 45 M 47.4 15.8 C 39 22 26 36 19.6 45 S " \
	"K 24170e W 5.6 M 40.6 48.4 L 48 42 M 23.4 48.4 L 16 42 S K d9a93c W 3 M 40.6 48.4 L 48 42 M 23.4 48.4 L 16 42 S " \
	"K 24170e W 6 M 46 47 L 50 51.4 M 18 47 L 14 51.4 S K 8a4a24 W 3.2 M 46 47 L 50 51.4 M 18 47 L 14 51.4 S "

/* The field gun of the fire icon, with a large puff. */
#define GUN \
	"K 24170e M 12 38 L 39 25 L 43 33.5 L 16 46 C 12.6 46 10.6 41.6 12 38 Z F W 3 O 24 45.6 8.6 B S O 24 45.6 2.2 F " \
	"M 31 41 L 44 52 S "

/* Staff and flag; the colours begin with their first one. */
#define FLAG(colours) \
	"K 24170e P .35 M 12 60 L 32 60 L 38 62 L 14 63 Z F P 1 K " colours "K 24170e W 2.4 R 16 8 38 22 S W 5 M 13.6 6 L 13.6 61 S " \
	"K 8a5a24 W 2.2 M 13.6 7 L 13.6 60 S K 24170e O 13.6 5 4 F K e2b23c O 13.6 5 2.6 F"

/* A pawn of turned wood: dark rim, body, light from the upper left. */
#define PAWN(dark, body, light) \
	"K 24170e P .32 M 24 56 L 60 53 L 62 58 L 30 62 Z F P 1 K " dark " M 32 6 C 40 6 43 12 42 17 C 41.6 21 39 24 38 26 L 42 27 L 42 30 L 38.4 31 " \
	"C 39 41 43 47 48 51 L 48 58 C 42 62 22 62 16 58 L 16 51 C 21 47 25 41 25.6 31 L 22 30 L 22 27 L 26 26 C 25 24 22.4 21 22 17 C 21 12 24 6 32 6 Z F " \
	"K " body " M 32 8 C 38.6 8 41 13 40 17 C 39 21 36.4 24 36 27 L 36.4 31 C 37 42 41 48 46 52 L 46 56.6 C 41 59.6 23 59.6 18 56.6 L 18 52 " \
	"C 23 48 27 42 27.6 31 L 28 27 C 27.6 24 25 21 24 17 C 23 13 25.4 8 32 8 Z F " \
	"K " light " M 28 11 C 31 9 33 11 30.4 14 C 28 17 25.6 17 26 14.6 C 26.2 13 27 11.8 28 11 Z F M 29 34 C 29 43 25.4 49 21 53 L 25 54 C 28 49 30.6 43 31 34 Z F "

#define CITADEL(dark, body, light) \
	"K 24170e P .34 M 16 57 L 54 57 L 60 60 L 14 61 Z F P 1 K " dark " M 12 58 L 15 30 L 12 27 L 12 9 L 22 9 L 22 15 L 27 15 L 27 9 L 37 9 L 37 15 " \
	"L 42 15 L 42 9 L 52 9 L 52 27 L 49 30 L 52 58 Z F K " body " M 15 55.6 L 17.6 29 L 14.6 25.8 L 14.6 11.6 L 19.4 11.6 L 19.4 17.6 L 29.6 17.6 L 29.6 11.6 " \
	"L 34.4 11.6 L 34.4 17.6 L 44.6 17.6 L 44.6 11.6 L 49.4 11.6 L 49.4 25.8 L 46.4 29 L 49 55.6 Z F K " light " M 17 54 L 19.6 29 L 16.6 25 L 16.6 13.6 " \
	"L 18 13.6 L 18 20 L 24 20 L 24 29 L 22 54 Z F K " dark " M 27 55.6 L 27 43 C 27 37 37 37 37 43 L 37 55.6 Z F W 2 M 17.6 29 L 46.4 29 S "

#define LYING_PAWN(dark, body, light) \
	"K 24170e P .32 M 12 50 L 58 50 L 60 55 L 14 56 Z F P 1 K " dark " M 6 31 C 6 25 12 22 17 23 L 19 24 L 20 21 L 23 21 L 24 25 C 36 24 44 20 48 16 " \
	"L 55 18 C 60 26 60 42 55 50 L 48 52 C 44 48 36 44 24 43 L 23 47 L 20 47 L 19 44 L 17 45 C 12 46 6 43 6 37 Z F " \
	"K " body " M 8 32 C 8 27 13 25 17 25.6 L 24 27 C 36 26 45 22 49 18.4 L 53.6 19.6 C 58 27 58 41 53.6 48.4 L 49 49.6 C 45 46 36 42 24 41 L 17 42.4 " \
	"C 13 43 8 41 8 36 Z F K " light " M 12 29 C 15 27 17 29 15 31.4 C 13 33 11 32 12 29 Z F M 26 29.6 C 36 29 44 26 50 21.6 L 51.4 25 C 44 29 36 32 26 32 Z F "

/* A token is a disc of bone with a ring; marks without it let the counter below shine through. */
static const struct ui_drawing markers[] = {
	{"@destroyed", "K 24170e W 3.4 M 13 41 L 13 33 L 22 23 L 32 31 L 42 23 L 51 33 L 51 41 T S "
		       "W 2 M 9 46 L 55 46 S M 16 50.5 L 26 50.5 M 31 50.5 L 36 50.5 M 41 50.5 L 48 50.5 S "
		       "K a3241f W 6 M 15 15 L 49 49 M 49 15 L 15 49 S"},
	{"@fired", GUN "K 24170e W 2.4 O 47 21 5.4 B S O 51.4 27 4 B S O 40.6 17.4 4 B S"},
	{"@moved", "K 24170e W 2.6 M 25 12 L 38 12 L 37 33 C 42 37 51 37 51.4 45 L 24 45 L 25.6 33 Z T S "
		   "W 3.6 M 23 49.6 L 52 49.6 S W 2.6 M 9 22 L 19 22 M 12 30 L 20 30 M 9 38 L 19 38 S"},
	{"@released", "K 24170e W 4.4 M 20 29 L 20 22 A 27 20 8.6 180 350 S W 3 R 16 30 32 22 B S O 32 39 3.4 F "
		      "W 3 M 32 39 L 32 46 S W 2.6 M 44 12 L 48 8 M 48 18 L 53 16 M 46 24 L 52 26 S"},
	{"@held", "K 24170e W 4.4 M 22 30 L 22 21 A 32 21 10 180 360 L 42 30 S W 3 R 15 29 34 24 B S O 32 38 3.4 F "
		  "W 3 M 32 38 L 32 45 S"},
	{"@frozen", "K 24170e W 4.4 M 22 30 L 22 21 A 32 21 10 180 360 L 42 30 S W 3 R 15 29 34 24 B S "
		    "K 2f5f8f W 2.8 M 32 32 L 32 50 M 24.2 36.5 L 39.8 45.5 M 39.8 36.5 L 24.2 45.5 S "
		    "W 1.8 M 29.4 33.6 L 32 36 L 34.6 33.6 M 29.4 48.4 L 32 46 L 34.6 48.4 S"},
	{"@exited", "K 24170e W 3 H 25 32 16 T S W 5.4 M 25 32 L 49 32 M 40.6 22.6 L 50.4 32 L 40.6 41.4 S"},
	{"@turn-marker", "K 24170e W 3 O 32 36 16.4 B S W 2 M 32 23 L 32 26 M 45 36 L 42 36 M 32 49 L 32 46 M 19 36 L 22 36 S "
			 "W 3 M 32 36 L 32 27.4 M 32 36 L 38.4 40 S O 32 36 2.2 F W 3.4 M 32 19 L 32 15 S O 32 12 3.6 S"},
	{"@supplied", "K 24170e W 3 M 20 17 L 44 17 C 49 26 49 39 44 48 L 20 48 C 15 39 15 26 20 17 Z T S "
		      "W 3 M 17.4 25 L 46.6 25 M 17.4 40 L 46.6 40 S"},
	/* A step lost: a broken bayonet. */
	{"@step-loss", "K a3241f W 3.4 M 32 12 L 32 52 S M 20 40 L 32 52 L 44 40 S K 24170e W 2.6 M 18 14 L 46 14 S M 18 22 L 26 22 S "
		       "M 38 22 L 46 22 S"},
	/* The loot left behind: a purse struck out. */
	{"@no-treasure", "K 24170e W 2.6 M 25 18 L 39 18 L 36 24 C 47 31 49 47 40 50 L 24 50 C 15 47 17 31 28 24 Z T S "
			 "K b98a2e W 2.4 O 32 38 6.4 S K a3241f W 5 M 14 14 L 50 50 S"},
	{"@treasure", "K 24170e W 2.6 M 25 16 L 39 16 L 36 23 C 48 30 50 48 41 51 L 23 51 C 14 48 16 30 28 23 Z T S "
		      "K b98a2e O 32 38 7.4 F K 24170e W 2 O 32 38 7.4 S M 26 23 L 38 23 S"},
	/* Half-bridges by their levels: trestles, beams, planks. */
	{"@bridge-b", "K 24170e W 3 M 20 50 L 24 26 L 40 26 L 44 50 S W 2.2 M 22 38 L 42 38 S"},
	{"@bridge-bb", "K 24170e W 3 M 12 50 L 16 30 L 28 30 L 32 50 L 36 30 L 48 30 L 52 50 S K 8a4a24 W 4.4 M 9 25 L 55 25 S"},
	{"@bridge-bbb", "K 24170e W 3 M 14 50 L 17 34 M 50 50 L 47 34 M 32 50 L 32 34 S K 8a4a24 W 4.4 M 8 30 L 56 30 S "
			"K 24170e W 2.2 D 3 3.4 R 8 16 48 10 S"},
	{"@bridge-finis", "K 24170e W 3 M 14 50 L 17 34 M 50 50 L 47 34 M 32 50 L 32 34 S W 2.6 R 8 18 48 14 B S "
			  "W 1.8 M 16 18 L 16 32 M 24 18 L 24 32 M 32 18 L 32 32 M 40 18 L 40 32 M 48 18 L 48 32 S"},
	{"@bridge-broken", "K 24170e W 3 M 14 50 L 17 36 M 50 50 L 47 36 S W 2.6 M 6 22 L 26 22 L 22 27 L 27 32 L 6 32 Z T S "
			   "M 58 22 L 40 22 L 44 27 L 38 32 L 58 32 Z T S K a3241f W 3 M 28 12 L 34 24 L 30 34 L 36 46 S"},
	/* Cavalry: the sign of the general staffs. */
	{"@horse", "K 24170e W 4 R 12 17 40 30 S W 4 M 13 46 L 51 18 S"},
	/* A forced march: double pace. Foragers: a sheaf. */
	{"@forced", "K 8a3b16 W 6 M 15 18 L 29 32 L 15 46 S M 33 18 L 47 32 L 33 46 S"},
	{"@forages", "K 8a5a1e W 3.4 M 32 53 L 32 12 M 29 53 L 19 17 M 35 53 L 45 17 M 27 52 L 12 26 M 37 52 L 52 26 S K 24170e W 5 M 23 40 L 41 40 S"},
	/* No leader near: a hat struck out. */
	{"@out-of-command", "K 24170e W 2.6 M 10 38 C 18 35 20 18 32 17 C 44 18 46 35 54 38 C 44 42 40 37 32 37 C 24 37 20 42 10 38 Z F "
			    "K a3241f W 5 M 15 50 L 49 14 S"},
	{"@exit-open", "K 24170e W 3.4 M 14 32 L 44 32 M 34 20 L 47 32 L 34 44 S W 2.2 D 3 3 M 52 14 L 52 50 S"},
	{"@exit-chosen", "K a3241f W 5.4 M 14 32 L 44 32 M 34 20 L 47 32 L 34 44 S K 24170e W 3 M 52 14 L 52 50 S"},
	/* The lasting state of a unit, told apart by outline alone: a wedge, a coin, a diamond. */
	{"badge-loss", "K fff6dc W 9 M 6 12 L 58 12 L 32 58 Z S K 24170e W 5 M 6 12 L 58 12 L 32 58 Z S "
		       "K c8302a M 6 12 L 58 12 L 32 58 Z F K fff6dc W 7 M 22 26 L 42 26 S"},
	{"badge-poor", "K fff6dc O 32 32 29 F K 24170e O 32 32 26 F K e2b23c O 32 32 21 F K 24170e W 3 O 32 32 12 S "
		       "K fff6dc W 12 M 12 12 L 52 52 S K 24170e W 7 M 10 10 L 54 54 S"},
	{"badge-loose", "K fff6dc M 32 1 L 63 32 L 32 63 L 1 32 Z F K 24170e M 32 6 L 58 32 L 32 58 L 6 32 Z F "
			"K fff6dc W 6.4 M 24 27 C 24 15 40 15 40 26 C 40 33 32 32 32 40 S K fff6dc O 32 48 4 F"},
	/* In disorder: a diamond that is broken apart. */
	{"badge-broken", "K fff6dc M 32 1 L 63 32 L 32 63 L 1 32 Z F K 24170e M 32 5 L 59 32 L 32 59 L 5 32 Z F "
			 "K b4332c M 32 9.5 L 54.5 32 L 32 54.5 L 9.5 32 Z F K fff6dc W 7 M 39 2 L 27 22 L 39 31 L 24 43 L 28 62 S"},
	{"badge-tired", "K fff6dc M 32 1 L 63 32 L 32 63 L 1 32 Z F K 9a3b2e M 32 6 L 58 32 L 32 58 L 6 32 Z F "
			"K fff6dc W 5 M 17 25 L 33 25 L 17 43 L 33 43 S W 4 M 36 20 L 47 20 L 36 32 L 47 32 S"},
	/* An area half or wholly stripped: a field, half or all of it struck through. */
	{"@depleted-50", "K d9b24a R 13 16 38 32 F K 7a3b16 M 13 48 L 51 16 L 51 48 Z F K 24170e W 3 R 13 16 38 32 S "
			 "W 2.6 M 20 24 L 20 34 M 27 22 L 27 30 M 34 21 L 34 26 S K fff3d4 W 3 M 31 43 L 46 30 M 40 44 L 47 38 S"},
	{"@depleted-100", "K 6b1d14 R 13 16 38 32 F K 24170e W 3 R 13 16 38 32 S K fff3d4 W 6 M 18 20.5 L 46 43.5 M 46 20.5 L 18 43.5 S"},
	/* A tricolour on its staff. */
	{"@control", "K 2c4a8c R 22 14 10 22 F K fbf4e0 R 32 14 9 22 F K a52e2b R 41 14 10 22 F K 24170e W 2.4 R 22 14 29 22 S "
		     "W 4 M 20 11 L 20 54 S O 20 10 2.6 F"},
	/* Who holds a town: a flag on its staff. */
	{"flag-fr", FLAG("2c4a8c R 16 8 13 22 F K fbf4e0 R 29 8 12 22 F K a52e2b R 41 8 13 22 F ")},
	{"flag-ru", FLAG("fbf4e0 R 16 8 38 22 F K 2f6b3a W 5.6 M 17.6 9.6 L 52.4 28.4 M 52.4 9.6 L 17.6 28.4 S ")},
	/* Whose citadel it is: a tower with three merlons in the colour of the side. */
	{"citadel-fr", CITADEL("24396b", "3a5a98", "7f9bd0")},
	{"citadel-ru", CITADEL("25421f", "4a7444", "8fb585")},
	/* The pawn of the victory track, and a disc of its draw. */
	{"victory-pawn", PAWN("5a3208", "c98a2e", "f4d38a") "K 24170e W 1.6 O 32 16 9 S"},
	{"draw-disc", "K 24170e P .32 O 33 36 24 F P 1 K 6d5840 O 32 32 24 F K f6ecd2 O 32 31 21.5 F K d9cba4 W 2 O 32 31 16 S "
		      "K 6d5840 W 5 M 23 28 L 41 28 M 23 36 L 41 36 S"},
	/* A fortress under siege: a gold star with two crossed spades. */
	{"siege", "K 4a3208 M 32 3 L 38.5 16.3 L 52.5 11.5 L 47.7 25.5 L 61 32 L 47.7 38.5 L 52.5 52.5 L 38.5 47.7 L 32 61 L 25.5 47.7 "
		  "L 11.5 52.5 L 16.3 38.5 L 3 32 L 16.3 25.5 L 11.5 11.5 L 25.5 16.3 Z F K e8b23a M 32 8 L 36.7 19.8 L 48.9 15.1 L 44.2 27.3 L 56 32 "
		  "L 44.2 36.7 L 48.9 48.9 L 36.7 44.2 L 32 56 L 27.3 44.2 L 15.1 48.9 L 19.8 36.7 L 8 32 L 19.8 27.3 L 15.1 15.1 L 27.3 19.8 Z F "
		  "K 2a1c0c W 2.8 M 24 24 L 38 38 M 40 24 L 26 38 S M 34.5 40.5 L 40.5 34.5 L 45 41 L 41 45 Z F M 29.5 40.5 L 23.5 34.5 L 19 41 L 23 45 Z F"},
	/* Riders sent ahead: a turned pawn; a used one lies. */
	{"vedette-fr", PAWN("24396b", "3a5a98", "7f9bd0") "K 24170e W 1.6 O 32 16 9 S"},
	{"vedette-ru", PAWN("25421f", "4a7444", "8fb585") "K fbf4e0 W 3.4 M 24.6 26.4 L 39.4 26.4 S K 24170e W 1.6 O 32 16 9 S"},
	{"vedette-fr-used", LYING_PAWN("24396b", "3a5a98", "7f9bd0")},
	{"vedette-ru-used", LYING_PAWN("25421f", "4a7444", "8fb585")},
	/* One loss, one fatigue: the cube and the disc of the cards. */
	{"loss", "K 4a1310 M 10 6 L 54 6 L 58 10 L 58 54 L 54 58 L 10 58 L 6 54 L 6 10 Z F K b4332c R 9.6 9.6 44.8 44.8 F "
		 "K fdf6e4 W 8.4 M 21 21 L 43 43 M 43 21 L 21 43 S"},
	{"fatigue", "K 5a2a08 O 32 32 28 F K d97a1e O 32 32 24.6 F K ee9c42 O 29 28 18 F K fbd08c O 25 23 8 F"},
	{"@battle", SABRES},
	{"attacks", "K fff6dc W 11 M 32 55 L 32 14 M 17 27 L 32 10 L 47 27 S K 24170e W 8.4 M 32 55 L 32 14 M 17 27 L 32 10 L 47 27 S "
		    "K c8372f W 4.6 M 32 55 L 32 14 M 17 27 L 32 10 L 47 27 S"},
	{"target", "K fff6dc W 8 O 32 32 21 S M 32 4 L 32 18 M 32 46 L 32 60 M 4 32 L 18 32 M 46 32 L 60 32 S "
		   "K 24170e W 5.6 O 32 32 21 S M 32 4 L 32 18 M 32 46 L 32 60 M 4 32 L 18 32 M 46 32 L 60 32 S "
		   "K c8372f W 2.6 O 32 32 21 S M 32 4 L 32 18 M 32 46 L 32 60 M 4 32 L 18 32 M 46 32 L 60 32 S "
		   "K 24170e O 32 32 4 F K c8372f O 32 32 2.4 F"},
	{"must-attack", "K fff6dc W 9 O 32 32 26 S K 24170e W 7 O 32 32 26 S K c8372f W 3.8 O 32 32 26 S " SABRES},
	{"swords", SABRES},
	{"march-n", "@0"},
	{"march-ne", "@60"},
	{"march-se", "@120"},
	{"march-s", "@180"},
	{"march-sw", "@240"},
	{"march-nw", "@300"},
};

static const char march[] = "M 32 8 L 50 30 L 39 27.5 L 42 56 L 32 50 L 22 56 L 25 27.5 L 14 30 Z "
			    "K fff6dc W 7 B S M 32 8 L 50 30 L 39 27.5 L 42 56 L 32 50 L 22 56 L 25 27.5 L 14 30 Z "
			    "K 8c2a22 F M 32 8 L 50 30 L 39 27.5 L 42 56 L 32 50 L 22 56 L 25 27.5 L 14 30 Z K 24170e W 2.6 S";

const struct ui_drawing *ui_markers(int *count)
{
	*count = (int)(sizeof markers / sizeof *markers);
	return markers;
}

static void token(cairo_t *cr)
{
	cairo_pattern_t *p = cairo_pattern_create_radial(25, 22, 4, 32, 32, 29);

	for (int i = 0; i < 5; i++) {
		cairo_new_path(cr);
		cairo_arc(cr, 33, 33.4, 30.4 - i * .8, 0, 2 * INK_PI);
		ink_colour(cr, 0x1c120a, .10);
		cairo_fill(cr);
	}
	counter_stop(p, 0, 0xfffaec, 1);
	counter_stop(p, .7, 0xf3e6c6, 1);
	counter_stop(p, 1, 0xd8c196, 1);
	cairo_arc(cr, 31.5, 31.5, 28.6, 0, 2 * INK_PI);
	cairo_set_source(cr, p);
	cairo_fill_preserve(cr);
	cairo_pattern_destroy(p);
	ink_colour(cr, 0x24170e, 1);
	cairo_set_line_width(cr, 2.2);
	cairo_stroke(cr);
	cairo_arc(cr, 31.5, 31.5, 25.6, 0, 2 * INK_PI);
	ink_colour(cr, 0x7a5618, .7);
	cairo_set_line_width(cr, 1);
	cairo_stroke(cr);
}

/* The arrow points up and is turned to the six sides of a flat-topped hex. */
static void arrow(cairo_t *cr, const struct ui_pen *pen, int degrees)
{
	cairo_translate(cr, 32, 32);
	cairo_rotate(cr, degrees * INK_PI / 180);
	cairo_translate(cr, -32, -32);
	ui_path(cr, pen, march);
}

void ui_marker_draw(const struct ui_brush *b, const void *what)
{
	const struct ui_drawing *drawing = what;
	/* Half size needs heavier lines to stay as clear. */
	const struct ui_pen pen = {0x24170e, 0xfbf4e0, b->w < 40 ? 1.2 : 1, 0};
	int degrees = 0;

	cairo_scale(b->cr, b->w / 64, b->h / 64);
	if (drawing->path[0] == '@') {
		for (const char *at = drawing->path + 1; *at; at++)
			degrees = degrees * 10 + *at - '0';
		arrow(b->cr, &pen, degrees);
		return;
	}
	if (drawing->name[0] == '@') {
		token(b->cr);
		cairo_translate(b->cr, 31.5, 31.5);
		cairo_scale(b->cr, .86, .86);
		cairo_translate(b->cr, -32, -32);
	}
	ui_path(b->cr, &pen, drawing->path);
}

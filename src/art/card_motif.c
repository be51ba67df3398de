#include "art/card_motif.h"

#include "art/ui_path.h"

#include <stddef.h>
#include <string.h>

/* The washes. */
#define PAPER "K fdf6e4 "
#define RED "K c9705c "
#define BLUE "K 7f9fc4 "
#define GREEN "K 8fa577 "
#define GOLD "K e0bd6a "
#define BROWN "K b8905f "
#define GREY "K d3cabb "
#define DARK "K 4b3f36 "
#define SKIN "K efc8a2 "
#define INK "K 2a1c12 "

/* One man marching to the right: musket, pack, legs, coat, belts, arm, head, shako. */
#define SOLDIER(coat, plume) \
	INK "W 3 M 22 52 L 8 0 S W 1.6 M 8 0 L 4.4 -15 S W 1.8 " \
	BROWN "M 5 38 L 17 38 L 17 55 L 5 55 Z E .5 " PAPER "M 4 38 L 18 38 L 18 42 L 4 42 Z E 0 " \
	PAPER "M 18 60 L 27 60 L 17 91 L 9 91 Z E .4 " INK "M 8 91 L 17 91 L 16 97 L 5 99 L 3 97 Z F " \
	PAPER "M 19 60 L 31 60 L 36 92 L 28 92 Z E .4 " INK "M 28 92 L 36 92 L 45 99 L 28 99 Z F " \
	coat "M 15 33 L 30 33 L 32 63 L 16 63 Z E .45 " \
	"K fdf6e4 W 2.6 M 16 35 L 31 60 M 29 35 L 17 60 S W 1.8 " \
	coat "M 19 37 L 26 36 L 30 50 L 24 54 L 20 50 Z E 0 " SKIN "O 23.5 28 5.2 E 0 " \
	DARK "M 17 25 L 30 25 L 32 9 L 15 9 Z E .5 " GOLD "O 25 17 2.2 E 0 " plume "M 22 9 L 27 9 L 28 -1 L 22 0 Z E .4 "

/* A galloping horse, facing right. */
#define HORSE(colour, mane) \
	mane "M 36 53 C 26 48 12 50 2 64 C 12 58 22 62 31 65 C 35 62 37 58 36 53 Z E .6 " \
	colour "M 42 60 C 34 72 26 75 15 79 L 12 85 L 19 86 C 33 82 46 76 52 65 Z E .4 " \
	colour "M 86 60 C 96 68 102 76 97 85 L 90 88 L 91 80 C 90 74 84 70 80 65 Z E .4 " \
	colour "M 37 53 C 44 44 58 46 74 47 C 85 46 93 38 98 29 C 102 22 107 18 112 15 L 115 21 C 120 25 127 32 129 36 " \
	"C 128 41 122 42 118 38 C 114 37 110 37 108 41 C 105 51 101 59 95 63 C 84 69 66 67 57 64 C 50 70 42 70 36 65 " \
	"C 31 60 32 56 37 53 Z E .42 " \
	colour "M 92 57 C 103 57 113 61 122 69 L 124 75 L 117 75 C 110 70 100 70 89 68 Z E .3 " \
	colour "M 46 62 C 45 75 38 84 29 90 L 31 97 L 38 96 C 49 87 55 77 57 65 Z E .3 " \
	INK "M 122 69 L 128 74 L 122 79 L 117 75 Z F M 29 90 L 25 96 L 32 99 L 38 96 Z F M 12 85 L 10 80 L 15 78 Z F " \
	"M 90 88 L 93 93 L 99 86 Z F " mane "M 97 31 C 101 23 106 18 111 15 L 106 27 C 101 38 94 46 84 48 C 90 43 94 38 97 31 Z E .6 " \
	INK "O 117 25 1.4 F "

/* Who rides it: leg, body, head. */
#define RIDER(coat, trousers) \
	trousers "M 62 43 C 58 54 61 61 68 68 L 78 67 L 78 64 L 73 62 C 69 57 70 51 76 45 Z E .4 " \
	coat "M 62 45 L 60 24 C 62 16 76 16 79 23 L 80 45 C 75 48 67 48 62 45 Z E .45 " SKIN "O 71 10 6 E 0 "

/* Flames over crossed logs. */
#define FLAMES \
	BROWN "M 12 92 L 84 78 L 86 84 L 14 98 Z E .4 M 14 78 L 86 92 L 84 98 L 12 84 Z E .4 " \
	"K e8953c M 48 10 C 60 30 76 44 72 66 C 70 80 58 86 48 86 C 36 86 24 78 26 62 C 28 50 38 46 36 30 C 44 36 48 24 48 10 Z E .3 " \
	"K f6d478 M 48 46 C 54 58 62 64 58 76 C 56 84 42 84 40 76 C 38 66 46 60 48 46 Z E 0 "

/* Five planks on piles. */
#define PILES "M 24 44 L 20 90 M 32 44 L 37 90 M 74 44 L 70 90 M 82 44 L 87 90 M 124 44 L 120 90 M 132 44 L 137 90 "

static const struct card_motif motifs[] = {
	{"soldier", 46, SOLDIER(BLUE, RED)},
	{"jaeger", 46, SOLDIER(GREEN, RED)},
	{"cossack", 130,
	 INK "W 3 M 54 64 L 116 -22 S W 1.8 " RED "M 112 -17 L 90 -22 L 96 -14 L 86 -8 L 104 -5 Z E .4 " HORSE("K c9a36f ", DARK)
	 RIDER(BLUE, GREY) DARK "M 63 8 C 62 -6 80 -6 79 8 C 75 5 67 5 63 8 Z E .5 " BLUE "M 72 24 L 88 28 L 90 33 L 72 34 Z E 0 "},
	{"hussar", 130,
	 HORSE("K ded6c8 ", "K b9afa0 ") RIDER(GREEN, GREY) DARK "M 64 6 L 78 6 L 80 -9 L 62 -9 Z E .5 " RED "M 69 -9 L 75 -9 L 76 -20 L 70 -19 Z E .4 "
	 GREEN "M 74 24 L 91 14 L 95 18 L 77 33 Z E 0 " INK "W 2.4 M 91 18 C 104 10 112 -2 113 -18 S W 1.8 "},
	{"courier", 130,
	 HORSE("K a5805a ", DARK) RIDER(RED, PAPER) DARK "M 55 6 C 62 2 62 -8 72 -9 C 82 -8 82 2 89 6 C 82 8 62 8 55 6 Z E .5 "
	 RED "M 74 24 L 92 32 L 94 28 L 78 20 Z E 0 "},
	{"cannon", 120,
	 BROWN "M 2 94 L 44 60 L 54 68 L 12 100 L 2 100 Z E .4 " GOLD "M 22 54 C 14 52 14 42 22 42 L 30 41 L 100 28 L 102 24 L 109 24 "
	 "L 111 41 L 104 42 L 102 39 L 40 58 C 32 60 26 58 22 54 Z E .35 " "O 15 48 4 E 0 " BROWN "O 62 76 24 E .5 " PAPER "O 62 76 18.5 E 0 "
	 INK "W 2.6 M 62 56 L 62 96 M 42 76 L 82 76 M 48 62 L 76 90 M 76 62 L 48 90 S W 1.8 " GOLD "O 62 76 5 E 0 "},
	{"balls", 104,
	 "K 7a7066 O 14 88 12 E .7 O 39 88 12 E .7 O 64 88 12 E .7 O 89 88 12 E .7 O 26.5 67 12 E .7 O 51.5 67 12 E .7 O 76.5 67 12 E .7 "
	 "O 39 46 12 E .7 O 64 46 12 E .7 O 51.5 25 12 E .7 "
	 "K ffffff P .85 O 10 83 2.4 F O 35 83 2.4 F O 60 83 2.4 F O 85 83 2.4 F O 22 62 2.4 F O 47 62 2.4 F O 72 62 2.4 F O 35 41 2.4 F "
	 "O 60 41 2.4 F O 47 20 2.4 F"},
	{"wagon", 132,
	 INK "W 3 M 112 70 L 134 80 S W 1.8 " PAPER "M 16 60 C 6 44 10 20 22 16 C 48 8 82 8 106 16 C 118 22 120 46 110 60 Z E .34 "
	 INK "W 1.2 M 36 60 C 30 44 30 26 36 13 M 58 60 C 55 44 55 26 58 11 M 80 60 C 82 44 82 26 78 11 S W 1.8 "
	 BROWN "R 10 60 104 12 E .4 " BROWN "O 32 82 17.5 E .5 " PAPER "O 32 82 13 E 0 " BROWN "O 92 84 15.5 E .5 " PAPER "O 92 84 11.4 E 0 "
	 INK "W 2 M 32 69 L 32 95 M 19 82 L 45 82 M 23 73 L 41 91 M 41 73 L 23 91 M 92 73 L 92 95 M 81 84 L 103 84 M 84 76 L 100 92 "
	 "M 100 76 L 84 92 S W 1.8 " GOLD "O 32 82 3.6 E 0 O 92 84 3.4 E 0 "},
	{"map", 120,
	 PAPER "M 4 96 L 16 40 L 42 50 L 40 100 Z E .3 M 40 100 L 42 50 L 76 38 L 80 92 Z E .5 M 80 92 L 76 38 L 104 46 L 116 98 Z E .3 "
	 "K 7f9fc4 W 2.6 M 8 76 C 30 70 46 84 62 74 C 80 66 92 78 112 74 S " INK "W 1.8 M 20 58 L 66 78 L 96 88 S "
	 RED "O 20 58 3.4 E 0 O 66 78 3.4 E 0 O 96 88 3.4 E 0 " INK "W 3 M 60 10 L 48 78 M 60 10 L 78 66 S W 1.8 " GOLD "O 60 8 5 E 0 "},
	{"drum", 100,
	 BLUE "M 16 46 L 84 46 L 82 88 C 66 96 34 96 18 88 Z E .42 " INK "W 1.8 " "K fdf6e4 W 2.4 M 18 54 L 28 90 L 38 54 L 50 92 L 62 54 L 72 90 L 82 54 S W 1.8 "
	 RED "M 15 44 C 34 54 66 54 85 44 L 85 51 C 66 61 34 61 15 51 Z E .4 M 17 84 C 34 93 66 93 83 84 L 82 90 C 66 98 34 98 18 90 Z E .4 "
	 PAPER "M 15 44 C 20 36 80 36 85 44 C 80 52 20 52 15 44 Z E .3 " INK "W 3.4 M 6 22 L 52 44 M 94 24 L 48 42 S O 53 44 3 F O 47 42 3 F"},
	{"sabres", 110,
	 GREY "M 14 4 C 40 30 66 56 84 80 L 78 85 C 60 60 36 34 14 4 Z E .4 M 96 4 C 70 30 44 56 26 80 L 32 85 C 50 60 74 34 96 4 Z E .4 "
	 GOLD "M 74 88 C 80 78 90 74 96 80 L 92 86 C 88 82 84 84 80 92 Z E 0 M 36 88 C 30 78 20 74 14 80 L 18 86 C 22 82 26 84 30 92 Z E 0 "
	 BROWN "M 82 82 L 88 78 L 100 96 L 93 100 Z E .4 M 28 82 L 22 78 L 10 96 L 17 100 Z E .4 "},
	{"tent", 120,
	 PAPER "M 44 30 L 94 30 L 118 98 L 70 98 Z E .9 M 44 30 L 70 98 L 4 98 Z E .3 " DARK "M 44 58 L 52 98 L 36 98 Z E 0 "
	 INK "W 2.4 M 44 30 L 44 12 S W 1.8 " RED "M 44 12 L 62 17 L 44 23 Z E .3 "},
	{"fire", 98, FLAMES INK "W 1.8 M 46 -2 C 40 -12 52 -18 46 -30 M 58 4 C 64 -4 54 -12 60 -22 S"},
	{"bridge", 156,
	 INK "W 4.6 " PILES "S " BROWN "W 1.8 R 4 36 148 9 E .3 " INK "W 2.2 M 4 16 L 152 16 M 8 16 L 8 36 M 30 16 L 30 36 M 54 16 L 54 36 "
	 "M 78 16 L 78 36 M 102 16 L 102 36 M 126 16 L 126 36 M 148 16 L 148 36 S"},
	{"broken-bridge", 156,
	 INK "W 4.6 M 24 44 L 20 90 M 32 44 L 37 90 M 124 44 L 120 90 M 132 44 L 137 90 S W 1.8 "
	 BROWN "M 4 36 L 52 36 L 46 40 L 56 45 L 4 45 Z E .3 M 152 36 L 106 36 L 112 41 L 102 45 L 152 45 Z E .3 "
	 BROWN "M 62 70 L 82 60 L 85 65 L 65 76 Z E .4 M 84 78 L 98 84 L 96 89 L 81 83 Z E .4 "
	 INK "W 2.2 M 4 16 L 44 18 M 8 16 L 8 36 M 30 17 L 30 36 M 152 16 L 114 18 M 126 17 L 126 36 M 148 16 L 148 36 S"},
	{"pontoon", 156,
	 BROWN "M 8 74 L 40 74 L 34 92 L 14 92 Z E .5 M 46 74 L 78 74 L 72 92 L 52 92 Z E .5 M 84 74 L 116 74 L 110 92 L 90 92 Z E .5 "
	 "M 122 74 L 154 74 L 148 92 L 128 92 Z E .5 " GOLD "R 2 64 152 10 E 0 " INK "W 1.2 M 12 64 L 12 74 M 22 64 L 22 74 M 32 64 L 32 74 M 42 64 L 42 74 "
	 "M 52 64 L 52 74 M 62 64 L 62 74 M 72 64 L 72 74 M 82 64 L 82 74 M 92 64 L 92 74 M 102 64 L 102 74 M 112 64 L 112 74 M 122 64 L 122 74 "
	 "M 132 64 L 132 74 M 142 64 L 142 74 S"},
	{"fir", 64,
	 BROWN "R 28 84 9 16 E .5 " GREEN "M 32 0 L 46 30 L 40 30 L 54 58 L 46 58 L 62 88 L 2 88 L 18 58 L 10 58 L 24 30 L 18 30 Z E .5 "},
	{"tree", 76,
	 BROWN "M 32 100 L 35 60 L 43 60 L 46 100 Z E .5 " GREEN "M 20 70 C 4 70 0 52 10 44 C 2 30 16 18 26 22 C 30 8 50 8 54 20 C 68 16 78 32 70 44 "
	 "C 80 54 70 70 58 68 C 50 76 28 78 20 70 Z E .45 "},
	{"sun", 100,
	 INK "W 2.2 M 50 12 L 50 -6 M 50 88 L 50 106 M 12 50 L -6 50 M 88 50 L 106 50 M 23 23 L 10 10 M 77 23 L 90 10 M 23 77 L 10 90 M 77 77 L 90 90 "
	 "M 35 15 L 29 -1 M 65 15 L 71 -1 M 35 85 L 29 101 M 65 85 L 71 101 M 15 35 L -1 29 M 15 65 L -1 71 M 85 35 L 101 29 M 85 65 L 101 71 S W 1.8 "
	 GOLD "O 50 50 32 E .5 "},
	{"letter", 110,
	 PAPER "M 6 36 L 100 30 L 106 88 L 10 96 Z E .2 " INK "W 1.8 M 6 36 L 58 70 L 100 30 M 10 96 L 46 62 M 106 88 L 68 62 S "
	 "K a8322b O 57 66 10 E .4 "},
	{"standard", 84,
	 BROWN "R 8 -6 4 106 E 0 " GOLD "M 10 -6 L -4 -18 L 4 -14 L 10 -20 L 16 -14 L 24 -18 Z E 0 " BLUE "M 12 2 C 20 -2 26 6 34 3 L 34 42 C 26 45 20 37 12 41 Z E .3 "
	 PAPER "M 34 3 C 42 0 48 8 56 5 L 56 44 C 48 47 42 39 34 42 Z E 0 " RED "M 56 5 C 64 2 70 9 78 6 L 78 45 C 70 48 64 41 56 44 Z E .5 "},
	{"town", 130,
	 PAPER "R 8 76 22 24 E .3 R 30 72 22 28 E .3 R 88 76 18 24 E .3 R 106 80 18 20 E .3 " RED "M 5 76 L 19 62 L 33 76 Z E .4 M 27 72 L 41 57 L 55 72 Z E .4 "
	 "M 85 76 L 97 62 L 109 76 Z E .4 M 103 80 L 115 68 L 127 80 Z E .4 " PAPER "R 58 50 22 50 E .4 " "K 8d8379 M 56 50 L 69 12 L 82 50 Z E .55 "
	 INK "W 2 M 69 12 L 69 -2 M 64 3 L 74 3 S O 69 62 3 F"},
	{"fort", 150,
	 BROWN "M 2 98 L 10 56 L 40 56 L 58 78 L 92 78 L 110 56 L 140 56 L 148 98 Z E .4 " "K c7a97c M 10 56 L 12 46 L 20 46 L 20 50 L 28 50 L 28 46 L 38 46 L 40 56 Z E 0 "
	 "M 110 56 L 112 46 L 120 46 L 120 50 L 128 50 L 128 46 L 138 46 L 140 56 Z E 0 " DARK "M 64 98 L 64 88 C 66 80 84 80 86 88 L 86 98 Z E 0 "},
	{"stores", 118,
	 GREY "M 6 98 C -2 80 6 62 14 54 L 10 42 L 30 42 L 26 54 C 36 62 42 80 36 98 Z E .4 " INK "W 2 M 13 54 L 27 54 S W 1.8 "
	 BROWN "M 44 98 C 40 80 40 64 44 46 L 76 46 C 80 64 80 80 76 98 Z E .45 " INK "W 3 M 42 60 L 78 60 M 42 84 L 78 84 S W 1.8 "
	 GOLD "M 82 98 C 78 84 88 74 100 76 C 114 76 120 86 116 98 Z E .3 " INK "W 1.6 M 92 80 L 96 88 M 101 78 L 104 86 M 109 81 L 111 88 S"},
	{"hourglass", 80,
	 PAPER "M 14 8 C 14 32 36 40 36 50 C 36 60 14 68 14 92 L 66 92 C 66 68 44 60 44 50 C 44 40 66 32 66 8 Z E .25 "
	 GOLD "M 22 26 C 28 38 38 42 40 48 C 42 42 52 38 58 26 Z E .3 M 18 92 C 20 78 36 74 40 70 C 44 74 60 78 62 92 Z E .3 "
	 BROWN "R 6 0 68 9 E .4 R 6 91 68 9 E .4 " INK "W 2.6 M 12 9 L 12 91 M 68 9 L 68 91 S"},
	{"shako", 80,
	 DARK "M 10 44 L 70 44 L 66 96 C 50 100 30 100 14 96 Z E .5 " "K 2a1c12 M 12 88 C 30 98 50 98 68 88 L 70 98 C 52 106 28 106 10 98 Z F "
	 RED "M 36 40 C 30 22 36 8 42 -10 C 50 10 50 24 44 40 Z E .5 " GOLD "O 40 66 11 E .3 " "K e0bd6a W 2.6 M 12 56 C 28 74 52 74 68 56 S W 1.8 "
	 PAPER "O 40 46 7 E 0 " RED "O 40 46 4 E 0 "},
	{"bicorne", 130,
	 DARK "M 2 92 C 26 80 30 30 66 28 C 100 30 104 80 128 92 C 104 100 86 88 66 88 C 46 88 26 100 2 92 Z E .42 " PAPER "O 82 54 8 E 0 "
	 RED "O 82 54 4.6 E 0 " "K e0bd6a W 3.4 M 82 56 L 78 80 S"},
	{"graves", 130,
	 GREEN "M 2 100 C 12 84 36 84 44 100 Z E .5 M 40 100 C 50 82 80 82 90 100 Z E .5 M 86 100 C 94 84 120 84 128 100 Z E .5 "
	 BROWN "M 20 92 L 20 52 L 10 52 L 10 46 L 20 46 L 20 36 L 26 36 L 26 46 L 36 46 L 36 52 L 26 52 L 26 92 Z E .4 "
	 "M 62 90 L 62 40 L 48 40 L 48 33 L 62 33 L 62 18 L 69 18 L 69 33 L 83 33 L 83 40 L 69 40 L 69 90 Z E .4 "
	 "M 104 92 L 104 58 L 94 58 L 94 52 L 104 52 L 104 42 L 110 42 L 110 52 L 120 52 L 120 58 L 110 58 L 110 92 Z E .4 "},
	{"fan", 120,
	 "K e8bcc8 M 60 94 L 2 62 C 12 26 34 6 60 6 C 86 6 108 26 118 62 Z E .5 " INK "W 1.4 M 60 94 L 14 40 M 60 94 L 34 18 M 60 94 L 60 6 M 60 94 L 86 18 "
	 "M 60 94 L 106 40 S W 1.8 " DARK "M 60 96 L 38 84 C 46 70 74 70 82 84 Z E 0 " GOLD "O 60 94 4 E 0 "},
	{"crown", 110,
	 GOLD "M 10 78 L 4 30 L 30 56 L 54 14 L 78 56 L 104 30 L 98 78 Z E .45 " PAPER "M 10 78 L 98 78 L 98 94 L 10 94 Z E 0 " RED "O 4 26 5 E 0 O 54 10 6 E 0 O 104 26 5 E 0 "
	 BLUE "O 32 68 4 E 0 O 76 68 4 E 0 " RED "O 54 68 4.6 E 0 " INK "O 22 86 2 F O 38 86 2 F O 54 86 2 F O 70 86 2 F O 86 86 2 F"},
	{"mill", 110,
	 BROWN "M 36 100 L 42 46 L 70 46 L 76 100 Z E .45 " RED "M 38 46 L 56 26 L 74 46 Z E .4 " DARK "M 50 100 L 50 84 L 62 84 L 62 100 Z E 0 "
	 INK "W 2.6 M 56 44 L 14 4 M 56 44 L 98 84 M 56 44 L 98 4 M 56 44 L 14 84 S W 1.8 "
	 PAPER "M 48 34 L 14 2 L 8 10 L 42 42 Z E .5 M 64 54 L 98 86 L 104 78 L 70 46 Z E .5 M 66 36 L 100 2 L 106 10 L 72 44 Z E .5 "
	 "M 46 52 L 12 86 L 6 78 L 40 44 Z E .5 " GOLD "O 56 44 4 E 0 "},
	{"house", 100,
	 PAPER "R 14 52 72 48 E .35 " RED "M 6 54 L 26 20 L 74 20 L 94 54 Z E .45 " DARK "R 42 70 16 30 E 0 " BLUE "R 22 64 12 12 E .4 R 66 64 12 12 E .4 "
	 BROWN "R 64 8 9 14 E .4 "},
};

const struct card_motif *card_motif_at(int i)
{
	return i >= 0 && (size_t)i < sizeof motifs / sizeof *motifs ? &motifs[i] : NULL;
}

const struct card_motif *card_motif_named(const char *name)
{
	for (size_t i = 0; i < sizeof motifs / sizeof *motifs; i++)
		if (!strcmp(motifs[i].name, name))
			return &motifs[i];
	return NULL;
}

void card_motif_draw(cairo_t *cr, const struct card_motif *motif, double x, double y, double scale, bool flip,
		     double line)
{
	/* The usual line of a drawing is 1.8 units. */
	struct ui_pen pen = {0x2a1c12, 0xfdf6e4, line / (1.8 * scale), 1.75 * line / scale};
	cairo_save(cr);
	cairo_translate(cr, x, y);
	cairo_scale(cr, flip ? -scale : scale, scale);
	cairo_translate(cr, -motif->wide / 2, -100);
	ui_path(cr, &pen, motif->drawing);
	cairo_restore(cr);
}

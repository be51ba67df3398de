/* The help page of keys and mouse. */
#include "ui/help_own.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char before_showings[] =
	"# Keys and mouse\n"
	"Everything can be done with the mouse or with the keyboard alone.\n\n"
	"## On the map\n"
	"- Drag a counter to a place to move it there. A click takes it up, a second click on a place puts it down.\n"
	"- Drag the empty map, or drag with the right or middle button, to see another part of it, also "
	"while a counter is in hand.\n"
	"- The wheel zooms at the pointer, unless the settings have it scroll; **+** and **-** zoom as well.\n"
	"- **Arrow keys**, or **W A S D**, move the map, **Page Up** and **Page Down** by most of a screen; **Home** or **Ctrl+0** "
	"shows the whole of it.\n"
	"- **Tab** and **Shift+Tab** go to the next unit that can still act, or, with a "
	"unit in hand, to the next place it can go to, the nearest first.\n"
	"- **Esc** puts back what is in hand. Of an attack that is built it takes the last one out; a second click on a unit "
	"takes it out with all that was added after it.\n\n"
	"## Orders\n"
	"- **Space** gives the order of the button with the double frame, or says why it cannot be given yet. Before a phase ends "
	"what may have been forgotten is listed (units not moved, units in the tray), and **Enter** ends it; the settings can stop that.\n"
	"- **Enter** (or **5** of the keypad) acts at the map's own cursor, which the keypad or **Ctrl** with the arrow keys moves; an attack "
	"that the mouse has built it gives, or it says what is lacking.\n"
	"- **Shift+Enter** there, or the right button on a counter, lists all orders about the counter and its place; the only one, "
	"to take it up, is given at once.\n"
	"- Where several of a heap go together (maps of areas), **1** to **9** take so many of it in hand.\n"
	"- Where a plan or chit is chosen, its letter weighs it, **Space** lays it.\n"
	"- **Ctrl+Z** takes back, **Ctrl+Shift+Z** or **Ctrl+Y** does again.\n"
	"- **Ctrl+H** or **Hint** shows what the Captain would order in your place, the whole phase as arrows, with what it "
	"costs on average and the plans it was better than, all from what your side knows. Nothing is played; **Esc** takes it away.\n"
	"- **Review**, when a game is over, names the three phases in which better orders would have gained most.\n"
	"- **Ctrl+D** or **Decide now**, while the computer thinks: it takes the best that it has found so far.\n"
	"- **Alt** with an underlined letter presses that button.\n"
	"- Two persons at one screen, when the table shows what both may see: as long as **K** or the button **Look** is held "
	"it shows what the side knows that decides, and its orders can be given. What lies open can be dragged without, and "
	"nothing says why it is not possible.\n\n"
	"## What now?\n"
	"- The line under the question names the deed that helps most, as far as a look at the aim tells; it is always one that "
	"is possible now. At its right end stands in red what is about to cost you something. The settings (**F10**) switch "
	"it off, and with it the notes of a first battle.\n\n"
	"## Cards\n"
	"- Where a game has cards they lie at the foot of the map: your piles left, your hand in the middle, what is the "
	"other side's right. Those that do something when they are played now have a gold edge; one that is not dimmed either "
	"can be played, but for nothing, and says why. The pointer on a card shows it large.\n"
	"- A click raises a card and shows it large, a second click plays it. Or drag it to the map: the places where it can be "
	"played have a gold ring, and beside the pointer stands what would come of it, or why it cannot be.\n"
	"- **1** to **9** and **0** raise a card, **Left** and **Right** go on to the next, **Enter** plays it, **Esc** "
	"lowers it.\n"
	"- A click on a pile that lies face up opens it, to be read with the pointer or the arrow keys.\n"
	"- When you may interrupt the other player, a strip below the bar says what happened. It holds the cards that fit "
	"and the order that declines; **Pass for this turn** declines until the turn is over. Under *Next time* you choose "
	"how it is answered from now on: for one card while it is raised, for one place with *only at*.\n"
	"- *Only when I can* saves time, but a quick answer tells the other player that you had nothing to play. Against the "
	"computer every game begins with it; between two persons it begins with *Ask me always*.\n"
	"- **Standing orders** on the screen or in the menu (**F10**) lists what is answered for you, and takes it "
	"back; only what you set yourself is counted.\n\n"
	"## What to see\n";

static const char after_showings[] =
	"- **V** shows the marches of this turn and the one before as arrows, or takes them away.\n"
	"- **O** puts gold stars on the places it is all about, or takes them away.\n"
	"- **H** hides the counters (the map says so as long as it lasts), **L** shows the log, **F9** folds the side panel, "
	"**M** puts the small map in the corner away, the sign on it folds it.\n"
	"- The pages at the right stand in one row; those for which there is no room are in the list behind **\u2026** at its end. "
	"**Forces** has the order of battle, with what each unit is worth now and a sum at the foot, and the arrivals; the eye "
	"is the viewer.\n"
	"- A unit that waits in the tray is dragged onto the map; with **Shift** all of its formation who may stand there follow "
	"it, and are taken back with it. "
	"While an army is set up, a unit that stands already is dragged elsewhere, or back into the tray; what was placed after "
	"it stays, and taking back begins with that.\n"
	"- While the map shows something (zones, reach, supply ...) a **legend** in its upper corner says what the colours mean; a click "
	"on its title folds it.\n"
	"- A click on the **box of a turn** above looks at the beginning of that turn.\n"
	"- **P** shows the game from the moment on show, decision by decision, or stops it; **Shift+P** shows the other side's last "
	"turn again. **Turns** below the map leads to the beginning of any turn, or phase where the sides take turns; along the slider "
	"a long mark is a turn, a red dot a battle.\n"
	"- **Play on from here**, below the map, goes on from a moment looked back at. Who plays a side can be changed first (**F10**), also of a "
	"game that is over: you stay at that moment.\n\n"
	"## Windows\n"
	"- **F6** goes from the map to the panels; Tab goes on from there; **Esc** returns to the map.\n"
	"- **Enter** presses the main button of a window, **Esc** closes it; in a report **Left** and **Right** turn its pages.\n"
	"- **Ctrl+F** goes to the field in which something is sought: in the help all pages at once, in **Forces** units, on the page of a report its rows.\n"
	"- In a field **Ctrl+A** takes all that stands in it, and what is typed next replaces it; in the list of saved games **Del** deletes one, after a question.\n"
	"- A game that gives way to another is put among the saved games as \u201c..., unfinished 1\u201d. Of these the newest five stay: give one "
	"a name of its own to keep it.\n"
	"- **F1** help, **F10** menu, **F11** full screen, **Ctrl+S** save, **Ctrl+O** load, **Ctrl+Q** ends the program.\n"
	"- In lists **Shift+Enter** or the right button opens a menu for the line.\n";

static const char in_a_game[] =
	"- What the map can show besides, and by which keys, stands here while a game is on, and in the bar above the map.\n";

/* A line for each thing that the map of the game can show by a key; which unit is meant is said once. */
static void write_showings(const struct scenario *s, FILE *out)
{
	for (const struct showing *at = showings_of(s); at->words; at++) {
		const char *whose = at->needs_piece && !strstr(at->words, "selected unit") ? " (the selected unit)" : "";
		if (at->key)
			fprintf(out, "- **%c** %s%s\n", at->key - 'a' + 'A', at->words, whose);
	}
	fputs("- The same key again, or **X**, takes it away.\n", out);
}

char *help_keys(const struct scenario *s)
{
	char *text = NULL;
	size_t n;
	FILE *out = open_memstream(&text, &n);
	if (!out)
		return NULL;
	fputs(before_showings, out);
	if (s)
		write_showings(s, out);
	else
		fputs(in_a_game, out);
	fputs(after_showings, out);
	if (fclose(out)) {
		free(text);
		return NULL;
	}
	return text;
}

#!/bin/sh
# One word for one thing: what was put together is given by Commit, a phase is ended by Done, which says "End phase"; questions
# and refusals name those buttons as "press Commit" and "press Done", and the screen puts the words of the button there.
# usage: wording.sh [SOURCE TREE]
set -eu
cd "${1:-$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)}"

other='be done( with them)?"|or go on( to [a-z]+)?"|or end it|end the (segment|movement)\b|Order it|(then|or) commit"|[cC]lick (the|a)( [a-z]+)? corps'
if grep -nE "\"[^\"]*($other)" src/rules/*/*.c src/words/*/*.c src/words/*.c src/ui/*.c scenarios/*/help.md; then
	echo "wording.sh: here the same thing has another name"
	exit 1
fi
echo "wording.sh: fine"

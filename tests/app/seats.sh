#!/bin/sh
# Screen, hand and desk know what a seat knows and nothing else: none of them reads the truth of the match, asks it, lists
# its orders or has it shown. The compiler keeps match.h from input and ui; the desk holds the match and must not look.
# usage: seats.sh [SOURCE FOLDER]
set -eu
src=${1:-$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)/src}
cd "$src"

files=$(ls input/*.[ch] ui/*.[ch] app/desk*.[ch] app/script*.[ch])
[ "$(echo "$files" | wc -l)" -ge 40 ] || {
	echo "seats.sh: fewer than 40 files were found"
	exit 1
}
# shellcheck disable=SC2086
if grep -nE '\b(match_(position|retell|recount|ask|orders|told)|rules->show)\b' $files; then
	echo "seats.sh: here the truth is looked at past the seat"
	exit 1
fi
# Where a script asks how things really are is one place.
[ "$(grep -lE '\bmatch_at\b' $files)" = app/script_expect.c ] || {
	echo "seats.sh: match_at is for scripts only"
	exit 1
}
# A referee and the seat that he serves elsewhere know seats and no match.
files=$(ls match/known.[ch] match/referee.[ch] match/message*.[ch] match/news_*.c match/wish.c match/moments.[ch] \
	match/parcel.[ch] match/imagined.[ch] match/retold.c match/seat.[ch] match/source.h match/hearing.h \
	match/chronicle*.[ch] match/hand.[ch])
# shellcheck disable=SC2086
if grep -nE 'include "match/(match|inside|local|file|head)\.h"|\bmatch_[a-z_]+\(' $files; then
	echo "seats.sh: what plays at a distance looks at a match"
	exit 1
fi
echo "seats.sh: fine"

#!/bin/sh
# A rule that a game can cite and a line that it can say are there to be cited and said: every CITE_ and TEXT_ a game
# declares stands somewhere in its law outside its own table and outside comments. A series TEXT_X_1, TEXT_X_2 ... is
# used when the law counts on from its first. A game that is still being built (rulebook.json says so) is left out.
# usage: unused.sh [SOURCE FOLDER]
set -eu
src=${1:-$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)/src}
cd "$src/rules"
lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT
wrong=0
games=0

plain() { # the code of files without comments and without the places of a table: [CITE_X] = ...
	cat "$@" | tr '\n' '\001' | sed 's:/\*[^*]*\*\(\*\|[^*/][^*]*\*\)*/: :g' | tr '\001' '\n' | sed 's/\[[A-Z0-9_]*\] *=//g'
}
names() {
	grep -oE '\b(CITE|TEXT)_[A-Z0-9_]+\b' | sort -u
}
for header in */*.h; do
	game=${header%/*}
	grep -qsw CITES "$game"/*.h || continue # a folder that games share
	[ -e "$lists/$game" ] && continue
	grep -qs '"unfinished": true' "$src/../scenarios/$game/rulebook.json" && continue
	games=$((games + 1))
	# shellcheck disable=SC2086
	{
		plain $game/*.h | names
		# numbers that a macro glues to CITE_: X(8_4, "8.4")
		plain $game/*.h | grep -oE '\bX\([0-9_]+,' | sed 's/X(\(.*\),/CITE_\1/'
	} | grep -vE '^(CITE|TEXT)_$' | sort -u >"$lists/$game"
	# shellcheck disable=SC2086
	plain $game/*.c >"$lists/law"
	names <"$lists/law" >"$lists/used"
	grep -oE '\bTEXT_[A-Z0-9_]*_1 *\+' "$lists/law" | sed 's/1 *+$//' | sort -u >"$lists/series" || true
	[ "$(wc -l <"$lists/$game")" -ge 20 ] || {
		echo "unused.sh: only $(wc -l <"$lists/$game") cites and texts of $game were found"
		wrong=1
	}
	for name in $(comm -23 "$lists/$game" "$lists/used"); do
		grep -qxF "${name%[0-9]}" "$lists/series" && continue
		echo "unused.sh: $game declares $name, and no rule uses it"
		wrong=1
	done
done
[ "$games" -ge 6 ] || {
	echo "unused.sh: only $games games were found"
	wrong=1
}
[ "$wrong" = 0 ] && echo 'unused.sh: fine'
exit "$wrong"

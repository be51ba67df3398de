#!/bin/sh
# On a machine of 32-bit words positions have the same bytes: narrow.sh BUILD, a folder with bin/grognard-cli. The static
# asserts of every position are compiled for such a machine; where its libraries are installed and its programs run, ours is linked too
# and must print the same signature and play the same games at random. Ends with 77 when that could not be tried.
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
cc=${CC:-gcc}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2086 # words on purpose
flags="-m32 -O1 -msse2 -mfpmath=sse -std=c11 -D_GNU_SOURCE -DGROGNARD_VERSION=\"narrow\" -I$root/src $(pkg-config --cflags libcjson libsodium)"

printf '#include <stdint.h>\nint main(void) { return 0; }\n' >"$work/try.c"
if ! $cc $flags -o "$work/try" "$work/try.c" 2>/dev/null; then
	echo "$cc builds nothing for 32-bit words here"
	exit 77
fi
find "$root/src/core" "$root/src/rules" "$root/src/words" "$root/src/ai" "$root/src/match" -name '*.c' >"$work/sources"
find "$root/src/app" -name 'cli*.c' >>"$work/sources"
libraries=
for library in cjson sodium; do
	found=$(find /usr/lib/i386-linux-gnu -name "lib$library.so.*" 2>/dev/null | sort | head -n 1)
	libraries="$libraries $found"
	[ -n "$found" ] || missing=$library
done
why=
[ -z "${missing:-}" ] || why="lib$missing for 32-bit words is not installed"
"$work/try" 2>/dev/null || why='this machine runs no program of 32-bit words'
if [ -n "$why" ]; then
	xargs $cc $flags -fsyntax-only <"$work/sources"
	echo "compiled, but not linked: $why"
	exit 77
fi
export cc flags work
xargs -P 2 -I '{}' sh -c '$cc $flags -c -o "$work/$(echo "{}" | tr / _).o" "{}"' <"$work/sources"
$cc $flags -o "$work/cli" "$work"/*.o $libraries -lm -lpthread
export GROGNARD_DATA="$root"
games() { # program: its signature, and what came of games at random and of one between computer players
	"$1" signature
	for scenario in borodino/5-september berezina/crossing berezina/two-player area1812/3-retreat hex1812/3-retreat \
		gamble/1812 napoleon1807/eylau-battle; do
		"$1" playout --scenario $scenario --games 3 --seed 7 --players random,random | grep '"game"'
	done
	"$1" playout --scenario borodino/schevardino --games 1 --seed 7 --players captain,simple | grep '"game"'
	"$1" playout --scenario napoleon1807/friedland-battle --games 1 --seed 7 --players simple,simple | grep '"game"'
}
games "$1/bin/grognard-cli" >"$work/wide"
games "$work/cli" >"$work/narrow"
cmp "$work/wide" "$work/narrow"
echo "the same lines: $(wc -l <"$work/wide")"

#!/bin/sh
# On a machine of 32-bit words positions have the same bytes: narrow.sh BUILD, a folder with bin/grognard-cli. The static
# asserts of every position are compiled for such a machine; where its libraries are installed the program is linked too
# and must print the same signature. Without a compiler for it all this is left out, which is said.
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
cc=${CC:-gcc}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# shellcheck disable=SC2086 # words on purpose
flags="-m32 -O1 -msse2 -mfpmath=sse -std=c11 -D_GNU_SOURCE -DGROGNARD_VERSION=\"narrow\" -I$root/src $(pkg-config --cflags libcjson libsodium)"

printf '#include <stdint.h>\nint main(void) { return 0; }\n' >"$work/try.c"
if ! $cc $flags -o "$work/try" "$work/try.c" 2>/dev/null; then
	echo "left out: $cc builds nothing for 32-bit words here"
	exit 0
fi
find "$root/src/core" "$root/src/rules" "$root/src/words" "$root/src/ai" "$root/src/match" -name '*.c' >"$work/sources"
find "$root/src/app" -name 'cli*.c' >>"$work/sources"
libraries=
for library in cjson sodium; do
	found=$(find /usr/lib/i386-linux-gnu -name "lib$library.so.*" 2>/dev/null | sort | head -n 1)
	libraries="$libraries $found"
	[ -n "$found" ] || missing=$library
done
if [ -n "${missing:-}" ]; then
	xargs $cc $flags -fsyntax-only <"$work/sources"
	echo "compiled; not linked: lib$missing for 32-bit words is not installed"
	exit 0
fi
$cc $flags -o "$work/cli" $(cat "$work/sources") $libraries -lm -lpthread
export GROGNARD_DATA="$root"
"$1/bin/grognard-cli" signature >"$work/wide"
"$work/cli" signature >"$work/narrow"
cmp "$work/wide" "$work/narrow"
echo "the same games: $(wc -l <"$work/wide")"

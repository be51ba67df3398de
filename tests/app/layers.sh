#!/bin/sh
# Who may include what the compiler holds (cmake/layers.cmake), but for what lies beside a file or is reached from it:
# so every include of the project is written from src/ on, "rules/phases.h", and none has "..".
# usage: layers.sh [SOURCE FOLDER]
set -eu
src=${1:-$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)/src}
cd "$src"

rooms=$(ls -d */ | tr -d '\n' | sed 's|/$||; s|/|/\||g')
includes='^[[:space:]]*#[[:space:]]*include'
[ "$(grep -rE --include='*.[ch]' "$includes \"" . | wc -l)" -ge 100 ] || {
	echo "layers.sh: fewer than 100 includes were found"
	exit 1
}
if grep -rnE --include='*.[ch]' "$includes.*\.\." . ||
	grep -rnE --include='*.[ch]' "$includes[[:space:]]*\"" . | grep -vE "include[[:space:]]*\"($rooms/)[^\"]*\""; then
	echo "layers.sh: these includes are not written from src/ on"
	exit 1
fi
echo "layers.sh: fine"

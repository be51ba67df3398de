#!/bin/sh
# Sets up everything on Debian 12 and starts the game. Arguments are passed on to the program.
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
build=${GROGNARD_BUILD:-$root/build}

# What the program and the programs that draw its maps need.
packages="build-essential cmake ninja-build pkg-config libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev
libsdl2-mixer-dev libcjson-dev libsodium-dev libcairo2-dev libpango1.0-dev libwebp-dev
fonts-oldstandard fonts-roboto-unhinted fonts-linuxlibertine"

. "$root/cmake/packages.sh"

if [ ! -f "$build/build.ninja" ]; then
	install_packages $packages
	echo "play.sh: configuring in $build"
	cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF
fi
ninja -C "$build" --quiet || {
	echo "play.sh: the build failed; trying once more after installing packages" >&2
	install_packages $packages
	cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF
	ninja -C "$build"
}
if [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ] && [ -z "${SDL_VIDEODRIVER:-}" ]; then
	echo "play.sh: built, but there is no display to play on (DISPLAY and WAYLAND_DISPLAY are not set)." >&2
	echo "play.sh: the same games without a screen: $build/bin/grognard-cli games" >&2
	exit 1
fi
exec "$build/bin/grognard" "$@"
